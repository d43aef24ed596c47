# The table: its head, its drawers, the question, the moves, the record.

label = stół: { $game }
undo = Cofnij
redo = Ponów
seen = Widok
seen-label = Widok: z czyjej strony widać planszę
all-open = wszystkie ręce odkryte
turn = kto ma turę
as-seat = { $seat }
enter-shows = Enter pokazuje
game-drawer = Gra
rules-drawer = Zasady
language = Język
aid-drawer = Ściąga
of-a-kind = { $verb }: { $thing }
costing = { $thing }: { $cost }
paying = { $move } ({ $cost })

# -- who plays, a new game, files

who-plays = Kto gra
who-plays-seat = kto gra: { $seat }
person = człowiek
bot = { $bot ->
    [random] bot losowy
    [greedy] bot zachłanny
    [easy] bot łatwy
    [medium] bot średni
    [hard] bot trudny
   *[other] bot { $bot }
}
chance = Los
chance-label = jak decyduje los
by-seed = z ziarna losowego
by-hand = ręcznie
pace = Tempo botów
pace-label = jak długo boty czekają z ruchem
step = krok po kroku, po naciśnięciu
slow = wolno: dwie sekundy na ruch
steady = równo: pół sekundy na ruch
at-once = od razu, aż do mojej kolejki
waiting = Dopóki wybierasz, nic się nie dzieje: bot, na którego przyszła kolej, czeka na „Niech boty grają”, a los na „Niech zdecyduje los”. Po twoich ruchach odpowiadają same.
new-game = Nowa gra
seats = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
seats-label = liczba graczy
seed = ziarno
new-seed = Bez ziarna nowa gra ma nowy los; to samo ziarno daje znowu ten sam los.
this-seed = Ziarno tej gry to { $seed }.
bad-seed = ziarno to liczba całkowita albo nic, a nie { $seed }
by-default = domyślnie
start = Zacznij
record = Zapis
save-now = Zapisz
save-label = nazwa zapisu
save-hint = albo nazwa, Enter
download = Pobierz
load = Wczytaj
load-label = wczytaj zapis
load-foreign = W pliku { $file } jest { $other }, a przy tym stole gra się w { $game }
secrets = Zapis zawiera wszystko, także zakryte karty i głosy, które są jeszcze tajne.

# -- the question

players = gracze
you = ty
to-act = decyduje
pick-next = { $n ->
    [one] { $names }: teraz kliknij to, co podświetlone.
   *[other] { $names }: teraz kliknij coś z podświetlonych ({ $n }).
}
pick-of = { $n ->
    [one] { $names }: teraz kliknij to, co podświetlone: { $few }.
   *[other] { $names }: teraz kliknij coś z podświetlonych: { $few }.
}
either-next = { $n ->
    [one] { $names }: teraz kliknij to, co podświetlone, albo naciśnij przycisk.
   *[other] { $names }: teraz kliknij coś z podświetlonych ({ $n }) albo naciśnij przycisk.
}
either-of = { $n ->
    [one] { $names }: teraz kliknij to, co podświetlone ({ $few }), albo naciśnij przycisk.
   *[other] { $names }: teraz kliknij coś z podświetlonych ({ $few }) albo naciśnij przycisk.
}
press-next = { $names }: teraz naciśnij jeden z przycisków.
picked-news = Wybrano: { $names }. Dalej do wyboru: { $n }.
take-back = Cofnij wybór

# -- answers that are given without asking

meanings = { $n ->
    [one] Co to daje?
   *[other] Co daje każdy wybór?
}
from-now-on = Od teraz …
drag = Przeciągnij figurę lub stos tam, gdzie ma trafić, albo kliknij najpierw jedno, potem drugie; z klawiszem Shift tylko jedną sztukę.
tap = Dotknij figury lub stosu, a potem miejsca, dokąd ma trafić.
lit = To, co można kliknąć, ma jasną obwódkę.
looking-back = Oglądasz ruch { $n } z { $last }. „Ponów” pokazuje, co było dalej; własny ruch zaczyna nową linię.
you-wait = Poczekaj.
standing-label = odpowiedź, która od teraz daje się sama
standing = { $when ->
    [turn] { $move }, do końca tej tury
    [idle] { $move }, gdy nic innego nie można zrobić
    [dear] { $move }, gdy cena to co najmniej { $price }
    [kind] { $move }, gdy to { $kind }
    [but] { $move }, gdy poza tym można tylko: { $other }
    [sent] { $move }, gdy wszystkie moje już się ruszyły
    [sent-but] { $move }, gdy ruszyły się już wszystkie moje oprócz: { $other }
   *[game] { $move }, do końca gry
}
revoke = ✕ { $answer }
revoke-label = Znowu mnie pytaj, zamiast: { $answer }
ask-once = Zapytaj raz
ask-once-label = Zapytaj następnym razem, a potem znów odpowiadaj tak: { $answer }
again = ↻ { $answer }
again-label = Znowu odpowiadaj tak bez pytania: { $answer }

let-chance = Niech zdecyduje los
let-bots = Niech boty grają
next-move = Następny ruch ▸
skip = Przejdź do mojej kolejki ▸▸
sit-down = Usiądź jako { $seat }
decide-for = Zdecyduj za { NAME($seat, form: "accusative") }
come = { $seat }, podejdź do ekranu; pozostali nie patrzą.
lift = To ja, { $seat }: pokaż moją stronę

# -- the moves

moves = Ruchy
moves-counted = Ruchy ({ $n })
moves-label = dozwolone ruchy
search-label = szukaj wśród ruchów
search = Szukaj wśród ruchów
more-moves = i jeszcze { $n }: poszukaj ich albo wybierz na planszy
verb = { $verb } ({ $n })
none-found = Żaden tutejszy ruch nie zawiera słów: { $words }.
in-a-row = To, co wybrane, prowadzi do kilku ruchów z rzędu: wybieraj dalej.
over = Gra się skończyła.
behind-curtain = Pokażą się, gdy zasłona pójdzie w górę.
for-others = { COUNT($seats) ->
    [one] Decyduje
   *[other] Decydują
} { $seats }.
why-label = wpisz ruch albo zapytaj własnymi słowami
why = Dlaczego nie …? Czy mogę …?
ask = Zapytaj

# -- the record

log = Dziennik
log-label = dziennik
log-keys = ↑ i ↓ prowadzą od ruchu do ruchu, → do zasad tego ruchu, Home i End do pierwszego i ostatniego; Enter przechodzi do ruchu albo pokazuje zasadę.
nothing-yet = Jeszcze nic.
go-to-move = przejdź do ruchu
go-to-this-move = przejdź do ruchu { $n }
go-to = przejdź do …
places-label = nazwane miejsca i końce linii
move-of = ruch { $n } z { $last }
branch = Nowa linia stąd
branch-label = Nowa linia stąd: nazwij to miejsce, żeby móc do niego wrócić
branch-name = rozgałęzienie przy ruchu { $n }
line = { $moves ->
    [one] linia { $n }, { $moves } ruch
    [few] linia { $n }, { $moves } ruchy
   *[many] linia { $n }, { $moves } ruchów
}
at-move = Ruch { $n } z { $last }.
more-in-log = Jeszcze { $n } w dzienniku.
total = Razem
sheet = Arkusz punktów
place = { $place }. { $seat }
replay = Zobacz jeszcze raz od początku
hint = Co najlepiej zrobić?
thinks = Myśli: { $share }%
decide-now = Zdecyduj już teraz
no-viewer = nikt tu nie patrzy jako { $viewer }: do wyboru są { $known }
