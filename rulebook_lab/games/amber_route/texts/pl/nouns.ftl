amber = { $count ->
    [one] { $count } bursztyn
    [few] { $count } bursztyny
   *[many] { $count } bursztynów
}
    .genitive = { $count ->
        [one] { $count } bursztynu
       *[other] { $count } bursztynów
    }
    .dative = { $count ->
        [one] { $count } bursztynowi
       *[other] { $count } bursztynom
    }
    .instrumental = { $count ->
        [one] { $count } bursztynem
       *[other] { $count } bursztynami
    }
    .locative = { $count ->
        [one] { $count } bursztynie
       *[other] { $count } bursztynach
    }
card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .genitive = { $count ->
        [one] { $count } karty
       *[other] { $count } kart
    }
    .dative = { $count ->
        [one] { $count } karcie
       *[other] { $count } kartom
    }
    .accusative = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    .instrumental = { $count ->
        [one] { $count } kartą
       *[other] { $count } kartami
    }
    .locative = { $count ->
        [one] { $count } karcie
       *[other] { $count } kartach
    }
dark-card = { $count ->
    [one] { $count } karta ciemności
    [few] { $count } karty ciemności
   *[many] { $count } kart ciemności
}
    .genitive = { $count ->
        [one] { $count } karty ciemności
       *[other] { $count } kart ciemności
    }
    .dative = { $count ->
        [one] { $count } karcie ciemności
       *[other] { $count } kartom ciemności
    }
    .accusative = { $count ->
        [one] { $count } kartę ciemności
        [few] { $count } karty ciemności
       *[many] { $count } kart ciemności
    }
    .instrumental = { $count ->
        [one] { $count } kartą ciemności
       *[other] { $count } kartami ciemności
    }
    .locative = { $count ->
        [one] { $count } karcie ciemności
       *[other] { $count } kartach ciemności
    }
die = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
    .genitive = { $count ->
        [one] { $count } kostki
       *[other] { $count } kostek
    }
    .dative = { $count ->
        [one] { $count } kostce
       *[other] { $count } kostkom
    }
    .accusative = { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }
    .instrumental = { $count ->
        [one] { $count } kostką
       *[other] { $count } kostkami
    }
    .locative = { $count ->
        [one] { $count } kostce
       *[other] { $count } kostkach
    }
discarded-card = { $count ->
    [one] { $count } odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}
    .genitive = { $count ->
        [one] { $count } odrzuconej karty
       *[other] { $count } odrzuconych kart
    }
    .dative = { $count ->
        [one] { $count } odrzuconej karcie
       *[other] { $count } odrzuconym kartom
    }
    .accusative = { $count ->
        [one] { $count } odrzuconą kartę
        [few] { $count } odrzucone karty
       *[many] { $count } odrzuconych kart
    }
    .instrumental = { $count ->
        [one] { $count } odrzuconą kartą
       *[other] { $count } odrzuconymi kartami
    }
    .locative = { $count ->
        [one] { $count } odrzuconej karcie
       *[other] { $count } odrzuconych kartach
    }
escort = { $count ->
    [one] { $count } znacznik eskorty
    [few] { $count } znaczniki eskorty
   *[many] { $count } znaczników eskorty
}
    .genitive = { $count ->
        [one] { $count } znacznika eskorty
       *[other] { $count } znaczników eskorty
    }
    .dative = { $count ->
        [one] { $count } znacznikowi eskorty
       *[other] { $count } znacznikom eskorty
    }
    .instrumental = { $count ->
        [one] { $count } znacznikiem eskorty
       *[other] { $count } znacznikami eskorty
    }
    .locative = { $count ->
        [one] { $count } znaczniku eskorty
       *[other] { $count } znacznikach eskorty
    }
field = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
    .genitive = { $count ->
        [one] { $count } pola
       *[other] { $count } pól
    }
    .dative = { $count ->
        [one] { $count } polu
       *[other] { $count } polom
    }
    .instrumental = { $count ->
        [one] { $count } polem
       *[other] { $count } polami
    }
    .locative = { $count ->
        [one] { $count } polu
       *[other] { $count } polach
    }
hit = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
    .genitive = { $count ->
        [one] { $count } obrażenia
       *[other] { $count } obrażeń
    }
    .dative = { $count ->
        [one] { $count } obrażeniu
       *[other] { $count } obrażeniom
    }
    .instrumental = { $count ->
        [one] { $count } obrażeniem
       *[other] { $count } obrażeniami
    }
    .locative = { $count ->
        [one] { $count } obrażeniu
       *[other] { $count } obrażeniach
    }
life-point = { $count ->
    [one] { $count } punkt życia
    [few] { $count } punkty życia
   *[many] { $count } punktów życia
}
    .genitive = { $count ->
        [one] { $count } punktu życia
       *[other] { $count } punktów życia
    }
    .dative = { $count ->
        [one] { $count } punktowi życia
       *[other] { $count } punktom życia
    }
    .instrumental = { $count ->
        [one] { $count } punktem życia
       *[other] { $count } punktami życia
    }
    .locative = { $count ->
        [one] { $count } punkcie życia
       *[other] { $count } punktach życia
    }
light-card = { $count ->
    [one] { $count } karta światła
    [few] { $count } karty światła
   *[many] { $count } kart światła
}
    .genitive = { $count ->
        [one] { $count } karty światła
       *[other] { $count } kart światła
    }
    .dative = { $count ->
        [one] { $count } karcie światła
       *[other] { $count } kartom światła
    }
    .accusative = { $count ->
        [one] { $count } kartę światła
        [few] { $count } karty światła
       *[many] { $count } kart światła
    }
    .instrumental = { $count ->
        [one] { $count } kartą światła
       *[other] { $count } kartami światła
    }
    .locative = { $count ->
        [one] { $count } karcie światła
       *[other] { $count } kartach światła
    }
loose-amber = { $count ->
    [one] { $count } niezabezpieczony bursztyn
    [few] { $count } niezabezpieczone bursztyny
   *[many] { $count } niezabezpieczonych bursztynów
}
    .genitive = { $count ->
        [one] { $count } niezabezpieczonego bursztynu
       *[other] { $count } niezabezpieczonych bursztynów
    }
    .dative = { $count ->
        [one] { $count } niezabezpieczonemu bursztynowi
       *[other] { $count } niezabezpieczonym bursztynom
    }
    .instrumental = { $count ->
        [one] { $count } niezabezpieczonym bursztynem
       *[other] { $count } niezabezpieczonymi bursztynami
    }
    .locative = { $count ->
        [one] { $count } niezabezpieczonym bursztynie
       *[other] { $count } niezabezpieczonych bursztynach
    }
point = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
    .genitive = { $count ->
        [one] { $count } punktu
       *[other] { $count } punktów
    }
    .dative = { $count ->
        [one] { $count } punktowi
       *[other] { $count } punktom
    }
    .instrumental = { $count ->
        [one] { $count } punktem
       *[other] { $count } punktami
    }
    .locative = { $count ->
        [one] { $count } punkcie
       *[other] { $count } punktach
    }
seat = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
    .genitive = { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }
    .dative = { $count ->
        [one] { $count } graczowi
       *[other] { $count } graczom
    }
    .accusative = { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }
    .instrumental = { $count ->
        [one] { $count } graczem
       *[other] { $count } graczami
    }
    .locative = { $count ->
        [one] { $count } graczu
       *[other] { $count } graczach
    }
terrain-field = { $count ->
    [one] { $count } pole terenu
    [few] { $count } pola terenu
   *[many] { $count } pól terenu
}
token = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
    .genitive = { $count ->
        [one] { $count } znacznika
       *[other] { $count } znaczników
    }
    .dative = { $count ->
        [one] { $count } znacznikowi
       *[other] { $count } znacznikom
    }
    .instrumental = { $count ->
        [one] { $count } znacznikiem
       *[other] { $count } znacznikami
    }
    .locative = { $count ->
        [one] { $count } znaczniku
       *[other] { $count } znacznikach
    }
turn = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
    .genitive = { $count ->
        [one] { $count } tury
       *[other] { $count } tur
    }
    .dative = { $count ->
        [one] { $count } turze
       *[other] { $count } turom
    }
    .accusative = { $count ->
        [one] { $count } turę
        [few] { $count } tury
       *[many] { $count } tur
    }
    .instrumental = { $count ->
        [one] { $count } turą
       *[other] { $count } turami
    }
    .locative = { $count ->
        [one] { $count } turze
       *[other] { $count } turach
    }
