card = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
    .accusative = { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }
empty-court-space = { $count ->
    [one] { $count } prazno mesto u Dvoru
    [few] { $count } prazna mesta u Dvoru
   *[other] { $count } praznih mesta u Dvoru
}
key-token = { $count ->
    [one] { $count } token ključa
   *[other] { $count } tokena ključeva
}
location = { $count ->
    [one] { $count } lokacija
    [few] { $count } lokacije
   *[other] { $count } lokacija
}
    .accusative = { $count ->
        [one] { $count } lokaciju
        [few] { $count } lokacije
       *[other] { $count } lokacija
    }
pearl = { $count ->
    [one] { $count } biser
   *[other] { $count } bisera
}
point = { $count ->
    [one] { $count } poen
   *[other] { $count } poena
}
race = { $count ->
    [one] { $count } rasa
    [few] { $count } rase
   *[other] { $count } rasa
}
    .genitive = { $count ->
        [one] { $count } rase
        [few] { $count } rase
       *[other] { $count } rasa
    }
    .accusative = { $count ->
        [one] { $count } rasu
        [few] { $count } rase
       *[other] { $count } rasa
    }
key = { $count ->
    [one] { $count } ključ
    [few] { $count } ključa
   *[other] { $count } ključeva
}
lord = { $count ->
    [one] { $count } lord
    [few] { $count } lorda
   *[other] { $count } lordova
}
    .accusative = { $count ->
        [one] { $count } lorda
        [few] { $count } lorda
       *[other] { $count } lordova
    }
monster-token = { $count ->
    [one] { $count } token čudovišta
   *[other] { $count } tokena čudovišta
}
tile = { $count ->
    [one] { $count } pločica
    [few] { $count } pločice
   *[other] { $count } pločica
}
