# Strona prowadzącego pokój.

table = pokój { $code }, prowadzisz ty
here = Pokój { $code }: { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}
undo = ⟲ Cofnij
redo = Ponów ⟳
freeze = Zamroź
frozen = Zamrożone: odmroź
drawer-share = Zaproś
drawer-people = Osoby
drawer-vote = Głosowanie
drawer-ask = Pytania
drawer-paper = Praca domowa
drawer-keep = Zapis
tell-them = Zeskanuj kod albo otwórz adres i wybierz miejsce. Kod pokoju:
screen = Strona dla projektora
hands = Wszystkie ręce na projektorze
by-hand = Kostki i karty wybieram ja
keep-seats = Miejsca rozdaję ja
seats = Miejsca
people = Osoby ({ $n })
nobody = Jeszcze nikogo.
person = człowiek
person-number = ktoś ({ $n })
who-plays = kto gra jako { $seat }
watches = ogląda
where = gdzie siedzi { $name }
there = ● jest
away = ○ nie ma
remove = Odeślij
about-votes = Wszyscy, którzy nie mają innego miejsca, widzą rękę tego gracza i wybierają; ty zagrywasz z tego, co chcesz.
vote-for = Głosowanie nad ruchem { NAME($seat, form: "genitive") }
no-vote = Nikt nie ma teraz ruchu.
voting = Głosowanie nad ruchem { NAME($seat, form: "genitive") }: { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
no-votes-yet = Jeszcze żadnych głosów.
votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
play-voted = Zagraj pierwszy
end-vote = Zakończ głosowanie
ask = Zapytaj wszystkich
time = Czas
clock = { $n ->
    [0] aż zamknę pytanie
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
}
about = czego dotyczą pytania
all-chapters = wszystkie rozdziały
make = Ułóż pytania
making = Układam pytania…
none-made = O tym nie udało się ułożyć pytania.
next-question = { $n ->
    [one] Czeka { $n } pytanie:
    [few] Czekają { $n } pytania; następne:
   *[many] Czeka { $n } pytań; następne:
}
ask-it = Zadaj
skip = Pomiń
own = Własne pytanie
own-stem = Pytanie
own-options = Odpowiedzi, oddzielone znakiem |
own-right = Litera dobrej odpowiedzi albo nic
own-why = Uzasadnienie
ask-own = Zadaj moje
answers = Odpowiedzi: { $n } z { $all }.
close = Koniec czasu
put-away = Odłóż
ask-next = Następne pytanie
paper = Praca domowa
about-papers = { $n ->
    [0] Praca domowa powstaje z czekających pytań: najpierw je ułóż.
    [one] Praca domowa powstanie z { $n } czekającego pytania.
   *[other] Praca domowa powstanie z { $n } czekających pytań.
}
paper-title = Tytuł
paper-date = ostatni dzień, na przykład 2026-12-31
set-paper = Zadaj do domu
paper-row = { $title }, { $n ->
    [one] { $n } pytanie
    [few] { $n } pytania
   *[many] { $n } pytań
}, do { $date }:
paper-done = { $n ->
    [one] zaczęła { $n } osoba.
    [few] zaczęły { $n } osoby.
   *[many] zaczęło { $n } osób.
}
result = { $name }: dobrze { $right } z { $n }, wszystkich pytań { $last }
bad-date = Podaj ostatni dzień jako rok, miesiąc i dzień, na przykład 2026-12-31.
about-keeping = Pokój jest przechowywany przez { $n ->
    [one] jeden dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
} od ostatniego użycia, z pracą domową dłużej. Zapis zawiera wszystkie ręce; można go otworzyć w notatniku przez lab.load.
download = Pobierz zapis
end = Zamknij ten pokój…
end-really = Zamknij i usuń wszystko
go-to = przejdź do…
line = linia: { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
places = nazwane miejsca i końce linii
go-to-move = przejdź do ruchu
move-of = ruch { $n } z { $last }
mark-label = nazwa tego miejsca
mark = Nazwij to miejsce
