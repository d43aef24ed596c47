# What a lesson, a quiz or an answer cannot be.

answered = w tym zadaniu podaje się odpowiedź, a nie gra: użyj answer(...)
played = w tym zadaniu się gra, a nie podaje odpowiedź: użyj play(ruch)
over = ta próba już się skończyła: zacznij od nowa przez again()
no-page = pokaz ma strony od 0 do { $last }, a nie { $number }
no-question = quiz ma pytania od 1 do { $last }, a nie { $number }
no-letter = odpowiedzią jest jedna z liter { $letters }, a nie { $given }
none-about = nie ma pytania na temat: { $about }
    .kind = nie ma pytania rodzaju { $kind } na temat: { $about }; są rodzaju: { $kinds }
no-kind = nie ma pytań rodzaju { $kind }; dostępne: { $kinds }
long-words = pytanie lub ruch ma najwyżej { $most } liter, a tu jest ich { $n }
no-answer = odpowiedzi jest { $n }, licząc od 0; nie ma odpowiedzi { $number }
not-shown = żadna lekcja nie pokazuje jeszcze { $id }
no-walkthrough = w lekcjach „{ $title }” nie ma pokazu { $id }; { $meant }
no-exercise = w lekcjach „{ $title }” nie ma zadania { $id }; { $meant }
no-position = nie ma pozycji { $id }; { $meant }
circle = pozycja { $name } jest taka jak ona sama: jedną z nich trzeba wypisać w całości

# -- pulpit nauczyciela
no-line = pozycja nie ma wiersza { $key }; ma { $keys }
no-chance = tutaj nie decyduje los. { $prompt }
nothing-played = zadanie powstaje z tego, co rozegrano: najpierw rozegraj jego rozwiązanie
no-exercise-yet = tego nie da się jeszcze zrobić: { $why }
made-already = dokładnie to już jest zrobione: nazywa się { $id }
changed-meanwhile = ktoś zmienił { $path }, odkąd plik otwarto: zastąp go tylko, jeśli te zmiany mogą przepaść
no-lesson = nie ma tu lekcji { $id }; { $meant }
foreign = to są lekcje do { $name }, a to jest pulpit do gry { $game }

# -- co jest nie tak z plikiem lekcji
line = wiersz { $line }: { $reason }
mistakes = w pliku { $name } są błędy:
lesson-file = lekcji
entry = { $kind } { $id }: { $problem }
did-you-mean = czy chodzi o { $near }?
    .known = dostępne: { $known }
    .none = na razie nie ma żadnych

# jego postać
curly = pisz proste cudzysłowy, "…": drukarskie („…”) nie są tu cudzysłowami
quote-missing = brakuje cudzysłowu: tekst zaczyna się i kończy znakiem " w jednym wierszu albo znakami """ w kilku
colon = pisz klucz = wartość, ze znakiem =, a nie z :
brackets = nazwa tabeli stoi w podwójnych nawiasach kwadratowych z obu stron: [[{ $name }]]
unquoted = tekst pisze się w cudzysłowie: { $key } = "…"
key-twice = klucz `{ $key }` jest dwa razy: jeden z nich musi zniknąć
backslash = ukośnik odwrotny pisze się dwa razy: \\
equals = pisz klucz = wartość, z jednym znakiem =
comma = brakuje przecinka: w liście stoi między każdymi dwiema wartościami
each-quoted = każdy tekst w liście stoi w cudzysłowie: ["…", "…"]
behind = za wartością nie stoi nic, ani ; ani //: uwaga zaczyna się od #
inner-quotes = cudzysłów wewnątrz tekstu pisze się \" albo jako „…”
one-value = klucz ma jedną wartość i nic po niej: przecinki stawia się tylko wewnątrz nawiasów
no-toml = tego wiersza nie da się odczytać. { $problem }
no-key = nie ma klucza `{ $key }`; { $meant }
no-table = nie ma klucza { $key }; klucze to { $keys }
lacks-key = brakuje klucza `{ $key }`
no-choice = `{ $key }` nie może być { $value }; { $meant }
each-of = każde `{ $key }`
wanted = { $of } to nie jest { $type }
    .array = { $of } to lista w nawiasach: ["…", "…"]
    .int = { $of } to liczba całkowita, bez cudzysłowów
    .count = { $of } to liczba całkowita, 0 lub więcej
    .str = { $of } to tekst, w cudzysłowach
    .words = { $of } nic nie mówi
    .answer = { $of } to tekst w cudzysłowach albo liczba całkowita
    .object = { $of } to tabela: { $form }
one-for-each = pisz [[{ $kind }]], po jednym na każdą rzecz
id-twice = oznaczenie { $id } występuje dwa razy
no-format = tutaj czyta się format 1, a nie { $format }
no-game = plik musi podawać swoją grę: game = "..."
no-path = nie da się odczytać { $path }: to nie jest nazwa pliku
no-file = nie ma pliku lekcji { $path } ani gry o tej nazwie; gry to { $games }
unreadable = nie da się odczytać { $path }: { $problem }
no-utf8 = { $path } nie jest tekstem w UTF-8: { $problem }

# o czym mówi
no-clauses =
    .walkthrough = pokaz musi wymieniać zasady, których uczy
    .exercise = zadanie musi wymieniać zasady, których uczy
    .quiz = quiz musi wymieniać zasady, których uczy
    .question = pytanie musi wymieniać zasady, których uczy
no-clause = w instrukcji nie ma zasady { $clause }; { $meant }
nobody = nikt się tu nie nazywa { $seat }; { $meant }
no-verb = nie ma czasownika { $verb }; { $meant }
no-spot = nic na planszy nie nazywa się { $spot }; { $meant }
no-figure = nie ma tu wielkości { $name }; { $meant }
such-figures = { $problem } (takie wielkości to { $figures })
no-points = nie ma punktów dla { $seat }: gracze to { $seats }
    .by = nie ma punktów z zasady { $clause }: części to { $parts }
no-expectation = { $text } nie jest oczekiwaniem: pisz 'wielkość = wartość' (albo != < <= > >= += -=, z odstępami wokół znaku) lub 'happened zasada'
divided = { $text } nie jest liczbą: przez 0 się nie dzieli
not-compared = { $figure } to { $found } i nie da się tego porównać z { $value }
no-change = { $figure } to { $found }: nie ma tu zmiany, którą można by liczyć
position-unread = nie da się odczytać pozycji: { $problem }
position-impossible = ta pozycja jest niemożliwa: { $reason } [{ $clause }]

# co się nie zgadza
two-beginnings = lekcja zaczyna się od `position` albo od `start`, nie od obu naraz
move-or-moves = krok ma `move` albo `moves`, nie oba naraz
kind-lacks = zadaniu rodzaju { $kind } potrzebny jest klucz { $key }
kind-ignores = zadanie rodzaju { $kind } nie korzysta z klucza { $key }
of-exercise = zadanie { $id }: { $problem }
not-so = { $line } się nie zgadza: { $really }
refused-after-all = { $move } jest niedozwolone: { $why }
refused-by = { $move } jest niedozwolone na mocy { $clauses }, a nie { $wanted }
    .allowed = { $move } jest dozwolone, a nie zabronione na mocy { $wanted }
    .unnamed = { $move } jest niedozwolone według { $clauses }: podaj to w `by`
never = los nie może tu przynieść { $outcome }: prawdopodobieństwo wynosiłoby 0
goes-on = cel jest osiągnięty po tylu ruchach rozwiązania: { $n }; to, co dalej, pomiń
unsolved = zapisane rozwiązanie nie rozwiązuje zadania: { $why }
solved-already = zadanie jest rozwiązane, zanim cokolwiek się zrobi
right-figure = { $figure } = { $right }, a nie { $given }
missing-moves = brakuje { $moves }
after-moves = po { $n ->
    [one] { $n } ruchu
   *[other] { $n } ruchach
} { $told }
in-the-end = { $line }: na końcu { $really }
    .failed = { $line } oznacza porażkę, a tak właśnie jest
one-refused = niedozwolone musi być tylko rozwiązanie, a jest { $moves }
    .none = niedozwolone musi być tylko rozwiązanie, a nie jest nic
one-so = zgadzać się musi tylko rozwiązanie, a zgadza się { $lines }
    .none = zgadzać się musi tylko rozwiązanie, a nie zgadza się nic
no-options = bez podanych odpowiedzi odpowiedzią jest liczba, na przykład 3 albo 1/6, a nie { $answer }
no-option = odpowiedź musi być jedną z podanych; { $meant }
few-options = pytanie ma co najmniej dwie odpowiedzi do wyboru, wszystkie różne
holds-answer = w pytaniu jest już odpowiedź: { $answer }
no-wrong-option = { $option } nie jest błędną odpowiedzią: `missed` mówi, co się w błędnych przeocza

# -- zadania zrobione na pulpicie i pytania o pozycję
needs =
    .find-all = zadaniu rodzaju { $kind } potrzebny jest czasownik ruchów, które trzeba znaleźć
    .find-illegal = zadaniu rodzaju { $kind } potrzebne są ruchy, z których jeden jest niedozwolony
    .next = zadaniu rodzaju { $kind } potrzebne są oczekiwania, z których jedno się zgadza, na przykład pearls.blue = 2
    .points = zadaniu rodzaju { $kind } potrzebna jest szukana wielkość, na przykład points.blue
    .odds = zadaniu rodzaju { $kind } potrzebny jest wynik losu, na przykład chance roll 6+6
one-option = zgadzać się musi tu dokładnie jedna z kilku możliwości, a zgadza się { $so } z { $n }
none-legal = żaden ruch z czasownikiem { $verb } nie jest tu dozwolony; { $meant }
one-move = niedozwolony musi tu być dokładnie jeden z kilku ruchów, a jest { $refused } z { $n }
verbs = nie ma czasownika { $verb }; czasowniki to { $verbs }
no-draw = los o niczym jeszcze nie decydował
nothing-to-print = nie ma jeszcze nic do druku: najpierw zrób zadanie albo pytanie

# pliki uczniów i z ćwiczeniami
nameless = nie da się odczytać ani zapisać { $path }: to nie jest nazwa pliku
unusable = nie da się odczytać ani zapisać { $path }: { $problem }
same-file = { $path } zostałby nadpisany: podaj inny plik dla uczniów
unmatched = komórka { $number }: { $mark } bez swojej pary
unended = komórka { $number }: '{ $begin }' bez '{ $end }'
no-notebook = nie ma notatnika { $path }
damaged-notebook = { $path } to nie jest cały notatnik: { $problem }
odd-notebook = { $path } nie jest notatnikiem w formacie 4: nie ma komórek
    .cell = { $path } nie jest notatnikiem w formacie 4: komórka { $number }: { $problem }
damaged-progress = { $path } to nie jest cały plik z postępami w nauce: { $problem }
damaged-json = { $path } to nie jest cały plik JSON (może jest ucięty): { $problem }
other-json = { $path } to nie jest { $format }: jego 'format' musi brzmieć '{ $format }'
newer-json = { $path } ma wersję { $version }, jakiej nie ma żaden plik JSON tej biblioteki
no-version-1 = { $path } musi podawać swoją wersję, 1
impossible-records = { $path } zawiera zapisy, które są niemożliwe: { $problem }
