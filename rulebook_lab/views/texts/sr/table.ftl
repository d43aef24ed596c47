# Sto: zaglavlje, fioke, pitanje, radnje, zapisnik.

label = sto: { $game }
undo = Poništi
redo = Ponovi
seen = Gleda
seen-label = Gleda: čijim se očima vidi tabla
all-open = sve ruke otvorene
turn = ko je na redu
as-seat = { $seat }
enter-shows = Enter prikazuje
game-drawer = Partija
rules-drawer = Pravila
language = Jezik
aid-drawer = Podsetnik
of-a-kind = { $verb }: { $thing }
costing = { $thing }: { $cost }
paying = { $move } ({ $cost })

# -- ko igra, nova partija, datoteke

who-plays = Ko igra
who-plays-seat = ko igra: { $seat }
person = čovek
bot = { $bot } bot
chance = Slučaj
chance-label = kako odlučuje slučaj
by-seed = po semenu
by-hand = ručno
pace = Brzina botova
pace-label = koliko botovi čekaju pre radnje
step = korak po korak, na pritisak
slow = sporo: dve sekunde po radnji
steady = umereno: pola sekunde po radnji
at-once = odmah, do mog poteza
waiting = Dok birate, ništa se ne igra: bot koji je na redu čeka na „Neka botovi igraju”, a slučaj na „Neka slučaj odluči”. Posle vaših radnji odgovaraju sami.
new-game = Nova partija
seats = { $n ->
    [one] { $n } igrač
   *[other] { $n } igrača
}
seats-label = broj igrača
seed = seme
new-seed = Bez semena nova partija ima novu sreću; isto seme ponovo donosi istu sreću.
this-seed = Seme ove partije je { $seed }.
bad-seed = seme je ceo broj ili ništa, a ne { $seed }
by-default = podrazumevano
start = Počni
record = Zapis
save-now = Sačuvaj
save-label = ime pod kojim se čuva
save-hint = ili ime, pa Enter
download = Preuzmi
load = Učitaj
load-label = učitaj zapis
load-foreign = U datoteci { $file } je { $other }, a na ovom stolu se igra { $game }
secrets = U zapisu je sve, pa i ruke i glasovi koji su još tajni.

# -- pitanje

players = igrači
you = vi
to-act = na redu
pick-next = { $n ->
    [one] { $names }: sada kliknite na ono što svetli.
   *[other] { $names }: sada kliknite na nešto od onoga što svetli ({ $n }).
}
pick-of = { $n ->
    [one] { $names }: sada kliknite na ono što svetli: { $few }.
   *[other] { $names }: sada kliknite na nešto od onoga što svetli: { $few }.
}
either-next = { $n ->
    [one] { $names }: sada kliknite na ono što svetli ili pritisnite dugme.
   *[other] { $names }: sada kliknite na nešto od onoga što svetli ({ $n }) ili pritisnite dugme.
}
either-of = { $n ->
    [one] { $names }: sada kliknite na ono što svetli ({ $few }) ili pritisnite dugme.
   *[other] { $names }: sada kliknite na nešto od onoga što svetli ({ $few }) ili pritisnite dugme.
}
press-next = { $names }: sada pritisnite jedno od dugmadi.
picked-news = Izabrano: { $names }. Može da sledi: { $n }.
take-back = Vrati

# -- odgovori koji se daju bez pitanja

meanings = { $n ->
    [one] Šta to donosi?
   *[other] Šta donosi svaki izbor?
}
from-now-on = Od sada …
drag = Prevucite figuru ili gomilu tamo kuda ide, ili kliknite na jedno, pa na drugo; uz Shift ide samo jedan komad.
tap = Dodirnite figuru ili gomilu, pa mesto kuda ide.
lit = Na šta možete da kliknete, ima svetao prsten.
looking-back = Gledate unazad: radnja { $n } od { $last }. „Ponovi” pokazuje šta je sledilo; ako odigrate nešto svoje, počinje nova linija.
you-wait = Sačekajte.
standing-label = odgovor koji se od sada daje bez pitanja
standing = { $when ->
    [turn] { $move }, do kraja ovog poteza
    [idle] { $move }, kad god ništa drugo nije moguće
    [dear] { $move }, kad god je cena { $price } ili više
    [kind] { $move }, kad god je to { $kind }
    [but] { $move }, kad god ništa drugo nije moguće osim: { $other }
    [sent] { $move }, čim su svi moji krenuli
    [sent-but] { $move }, čim su krenuli svi moji osim: { $other }
   *[game] { $move }, do kraja partije
}
revoke = ✕ { $answer }
revoke-label = Pitaj me ponovo umesto: { $answer }
ask-once = Pitaj me jednom
ask-once-label = Pitaj me sledeći put, a posle opet odgovaraj ovako: { $answer }
again = ↻ { $answer }
again-label = Ponovo odgovaraj ovako bez pitanja: { $answer }

let-chance = Neka slučaj odluči
let-bots = Neka botovi igraju
next-move = Sledeća radnja ▸
skip = Preskoči do mog poteza ▸▸
sit-down = Sedi za sto: { $seat }
decide-for = Odluči umesto { NAME($seat, form: "genitive") }
come = { $seat }, priđite ekranu, a ostali neka ne gledaju.
lift = Ja sam { $seat }: pokaži moju stranu

# -- radnje

moves = Radnje
moves-counted = Radnje ({ $n })
moves-label = dozvoljene radnje
search-label = pretraži radnje
search = Pretraži radnje
more-moves = i još { $n }: potražite ih ili ih izaberite na tabli
verb = { $verb } ({ $n })
none-found = Nijedna radnja ovde ne sadrži { $words }.
in-a-row = Izabrano vodi u više radnji zaredom: birajte dalje.
over = Partija je gotova.
behind-curtain = Vide se kad se zavesa podigne.
for-others = Odlučuje: { $seats }.
why-label = upišite radnju ili pitajte svojim rečima
why = Zašto ne …? Smem li …?
ask = Pitaj

# -- zapisnik

log = Zapisnik
log-label = zapisnik
log-keys = ↑ i ↓ vode od radnje do radnje, → do pravila te radnje, Home i End do prve i poslednje; Enter prelazi na radnju ili prikazuje pravilo.
nothing-yet = Još ništa.
go-to-move = idi na radnju
go-to-this-move = idi na radnju { $n }
go-to = idi na …
places-label = imenovana mesta i krajevi linija
move-of = radnja { $n } od { $last }
branch = Otvori granu ovde
branch-label = Otvori granu ovde: imenujte ovo mesto da biste mu se vratili
branch-name = grana kod radnje { $n }
line = { $moves ->
    [one] linija { $n }, { $moves } radnja
    [few] linija { $n }, { $moves } radnje
   *[other] linija { $n }, { $moves } radnji
}
at-move = Radnja { $n } od { $last }.
more-in-log = Još { $n } u zapisniku.
total = Ukupno
sheet = List poena
place = { $place }. { $seat }
replay = Pogledajte još jednom od početka
hint = Šta je najbolje da uradim?
thinks = Razmišlja: { $share } %
decide-now = Odluči odmah
no-viewer = ovde niko ne gleda kao { $viewer }: bira se između { $known }
