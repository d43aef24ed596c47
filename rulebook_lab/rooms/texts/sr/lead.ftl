# Stranica onoga ko vodi sobu.

table = soba { $code }, vi je vodite
here = Soba { $code }, prisutno: { $n }
undo = ⟲ Poništi
redo = Ponovi ⟳
freeze = Zaustavi
frozen = Zaustavljeno: nastavi
drawer-share = Pozovi
drawer-people = Ljudi
drawer-vote = Glasanje
drawer-ask = Pitanja
drawer-paper = Domaći
drawer-keep = Čuvanje
tell-them = Skenirajte ovo ili otvorite adresu, pa izaberite mesto. Šifra:
screen = Stranica za projektor
hands = Sve ruke na projektoru
by-hand = Kockice i karte biram ja
keep-seats = Mesta delim ja
seats = Mesta
people = Ljudi ({ $n })
nobody = Još nikog nema.
person = čovek
person-number = neko ({ $n })
who-plays = ko igra: { $seat }
watches = gleda
where = gde sedi { $name }
there = ● tu
away = ○ nije tu
remove = Izbaci
about-votes = Svi koji ne sede na drugom mestu vide ruku tog mesta i biraju; vi od toga igrate šta hoćete.
vote-for = Glasanje o tome šta igra { $seat }
no-vote = Niko sada nema šta da odigra.
voting = Glasanje o tome šta igra { $seat }: { $n ->
    [one] { $n } glas
    [few] { $n } glasa
   *[other] { $n } glasova
}
no-votes-yet = Glasova još nema.
votes = { $n ->
    [one] { $n } glas
    [few] { $n } glasa
   *[other] { $n } glasova
}
play-voted = Odigraj prvu
end-vote = Završi glasanje
ask = Pitaj sve
time = Vreme
clock = { $n ->
    [0] dok ne završim
    [one] { $n } sekunda
    [few] { $n } sekunde
   *[other] { $n } sekundi
}
about = o čemu su pitanja
all-chapters = sva poglavlja
make = Napravi pitanja
making = Prave se …
none-made = O tome se nije moglo napraviti nijedno pitanje.
next-question = { $n ->
    [one] { $n } pitanje čeka:
    [few] { $n } pitanja čekaju; sledeće:
   *[other] { $n } pitanja čeka; sledeće:
}
ask-it = Postavi ga
skip = Preskoči
own = Vaše pitanje
own-stem = Pitanje
own-options = Odgovori, sa | između
own-right = Slovo tačnog odgovora, ili ništa
own-why = Objašnjenje
ask-own = Postavi moje
answers = Odgovorilo: { $n } od { $all }.
close = Vreme je isteklo
put-away = Skloni
ask-next = Sledeće pitanje
paper = Domaći zadatak
about-papers = { $n ->
    [0] Zadatak se pravi od pitanja koja čekaju: prvo napravite neko.
    [one] Zadatak se pravi od { $n } pitanja koje čeka.
   *[other] Zadatak se pravi od { $n } pitanja koja čekaju.
}
paper-title = Naslov
paper-date = poslednji dan, na primer 2026-12-31
set-paper = Podeli
paper-row = { $title }, { $n ->
    [one] { $n } pitanje
   *[other] { $n } pitanja
}, rok { $date }:
paper-done = Započelo: { $n }.
result = { $name }: tačno { $right } od { $n } odgovorenih, ukupno pitanja: { $last }
bad-date = Poslednji dan napišite kao godinu, mesec i dan, na primer 2026-12-31.
about-keeping = Soba se posle poslednje upotrebe čuva još { $n ->
    [one] { $n } dan
   *[other] { $n } dana
}, a zbog domaćih zadataka i duže. U zapisu su sve ruke; može se otvoriti u svesci sa lab.load.
download = Sačuvaj zapis
end = Zatvori ovu sobu …
end-really = Zatvori je i sve obriši
go-to = idi na …
line = { $n ->
    [one] linija od { $n } radnje
    [few] linija od { $n } radnje
   *[other] linija od { $n } radnji
}
places = imenovana mesta i krajevi linija
go-to-move = idi na radnju
move-of = radnja { $n } od { $last }
mark-label = ime za ovo mesto
mark = Imenuj ovo mesto
