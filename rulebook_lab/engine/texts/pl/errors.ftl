# What cannot be read: a move, a position, a name.

# -- moves
move-is-text = ruch zapisuje się jako tekst, a nie { $given }
move-form = ruch zapisuje się w postaci „gracz czasownik reszta”, a nie { $given }; czasowniki: { $nearest }
no-verb = nie ma czasownika { $verb } (napisano { $text }); { $nearest }
no-mover = { $text } nie mówi, kto wykonuje ruch: przed czasownikiem stoi miejsce przy stole, na przykład „{ $example }”
within = { $problem } (napisano { $text })
no-move = { $move } nie jest ruchem w grze { $game }
    .because = { $move } nie jest ruchem w grze { $game }: { $problem }
form = to zapisuje się tak: „{ $form }”
    .lists = to zapisuje się tak: „{ $form }”; części listy łączy znak +, słowa nazwy znak -
no-part = { $given } nie pasuje jako { $part }: { $problem }
parts = liczba części powinna wynosić { $wanted }, a nie { $found }
several = { $nearest }; kilka takich łączy znak +
    .one = { $nearest }; tu podaje się tylko jedno
limits = dobrze jest co najmniej { $least } i co najwyżej { $most }
number = liczba całkowita, na przykład 2
nameless = tego nie można pominąć
hidden = w tym położeniu nic nie jest zakryte: proszę napisać samą nazwę, a nie ?
one-of = jedno z: { $names }
    .not = jedno z: { $names }, a nie { $given }
    .near = jedno z: { $names }, a nie { $given }; { $near }
meant = może chodzi o: { $names }
or = { " lub " }
names = do wyboru: { $names }
    .such-as = do wyboru na przykład: { $names } …

# -- positions
position-is-text = pozycję zapisuje się jako tekst, a nie { $given }
no-object = zapisuje się to jako obiekt, a nie { $given }
no-position = to nie jest pozycja z gry { $game }: { $problem }
another = odczytana z własnego tekstu jest inną pozycją
misfit = części tej pozycji nie pasują do siebie: { $problem }
asks-nobody = pytanie { $question } nie ma tu kogo zapytać [{ $clause }]: napisz to, które jest otwarte
asks-nothing = pytanie { $question } jest tu pomijane [{ $clause }], bo nic nie można zrobić: napisz to, które jest otwarte
asks-once = pytanie { $question } tu nie pada [{ $clause }], bo jedyny możliwy ruch to { $move }: napisz to, które jest otwarte
nothing-to-do = nie ma tu ruchu dla { $seats }: { $prompt }
strangers = nikt się tu nie nazywa { $names }, w { $frame }: gracze to { $seats }
nothing-open = żadne otwarte pytanie nie nazywa się { $name }; { $nearest }
line = wiersz { $number }, { $key }: { $problem }
no-line = wiersz { $number }: { $content } nie ma postaci „klucz: wartość”
no-key = nie ma takiego klucza; klucze to { $keys }
    .near = nie ma takiego klucza; { $near }
twice = występuje dwa razy
said-twice = { $word } występuje dwa razy
again = powtarza to, co { $key } mówi w wierszu { $number }
seats = od { $least } do { $most } różnych graczy spośród: { $known }, a nie { $given }
unseated = { $seat } nie bierze udziału w tej grze: gracze to { $seats }
whole-number = liczba całkowita od { $least } do { $most }, a nie { $given }
range = od { $least } do { $most }, a nie { $given }
at-most = najwyżej { $most }, a nie { $found }

# -- names
no-clause = w grze { $title } nie ma zasady { $id }; dostępne: { $known }
    .near = w grze { $title } nie ma zasady { $id }; czy chodzi o { $near }?
no-seat = nie ma tu gracza { $seat }: gracze to { $seats }
no-game = nie ma gry { $name }; dostępne są { $known }
    .near = nie ma gry { $name }: { $near } Dostępne są { $known }.

# -- zapisy
no-node = zapis ma miejsca od 0 do { $last }, a nie { $given }
no-replay = zapisu nie da się odtworzyć: { $problem }
no-json = to nie jest cały plik JSON (może jest ucięty): { $problem }
no-record = to nie jest { $format }: jego 'format' musi brzmieć '{ $format }'
no-version = plik nie podaje swojej wersji, liczby całkowitej
newer = plik ma wersję { $version }, a ta biblioteka czyta do { $known }: zaktualizuj ją
    .file = plik { $path } ma wersję { $version }, a ta biblioteka czyta do { $known }: zaktualizuj ją
lacks = w pliku brakuje { $missing }
written-with = { $problem }; zapis powstał z { $package }
no-components = elementy to tekst pliku z elementami, a nie { $given }
impossible-start = początek jest niemożliwy: { $why }
follows = ruch { $n } następuje po miejscu { $parent }, które nie jest przed nim
in-move = ruch { $n }: { $problem }
move-twice = ruch { $n } ({ $move }) jest w pliku dwa razy
unseen = ukryte (?) jest więcej, niż jest w grze, albo to, co widzi { $seat }: podaj, co to jest

# -- pliki
unwritable = nie da się zapisać { $path }: { $problem }
    .nameless = nie da się zapisać { $path }: to nie jest nazwa pliku
    .odd = nie da się zapisać { $path }: to nie jest zwykły plik
    .other = nie da się zapisać { $path }: jest tam coś innego, wybierz inną nazwę
there-already = { $path } już istnieje: powiedz, jeśli ma zostać zastąpiony
    .several = { $path } już istnieją: powiedz, jeśli mają zostać zastąpione
no-base =
    .progress = { $path } nie jest plikiem z postępami w nauce
    .games = { $path } nie jest plikiem z zachowanymi partiami
