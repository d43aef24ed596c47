# Dlaczego czegoś w pokoju nie zrobiono.

nobody = W pokoju nie ma nikogo o tym numerze.
room-full = Ten pokój jest pełny.
no-name = Najpierw wpisz nazwę.
long-name = Imię może mieć najwyżej { $most ->
    [one] { $most } literę
    [few] { $most } litery
   *[many] { $most } liter
}.
name-taken = Ktoś ma już takie imię: dodaj do swojego literę.
no-seat = Nie ma tu takiego miejsca.
seat-taken = Miejsce „{ $seat }” jest zajęte.
seats-kept = Miejsca rozdaje tu nauczyciel.
not-your-seat = O tym decyduje ktoś inny.
frozen = Stół jest zamrożony: gra ruszy dalej, gdy pozwoli nauczyciel.
voting = Klasa głosuje nad następnym ruchem: stół czeka.
asking = Pytanie jest otwarte: stół czeka.
no-chance = Los nie ma teraz nic do rozstrzygnięcia.
no-place = W zapisie nie ma takiego miejsca.
no-vote = To miejsce nie ma teraz nic do rozstrzygnięcia.
no-votes = Nikt jeszcze nie głosował.
too-long = To jest za długie.
full = Zapis tego pokoju jest pełny: zachowaj go i otwórz nowy pokój.
empty-question = Pytanie potrzebuje treści i co najmniej dwóch odpowiedzi.
long-question = Pytanie może mieć najwyżej { $most ->
    [one] { $most } odpowiedź
    [few] { $most } odpowiedzi
   *[many] { $most } odpowiedzi
}, każda najwyżej { $letters ->
    [one] { $letters } znak
    [few] { $letters } znaki
   *[many] { $letters } znaków
}.
no-option = Nie ma takiej odpowiedzi.
no-switch = Pokój ma przełączniki { $known }, a nie „{ $switch }”.
no-clause = Ta gra nie ma zasady { $clause }.
time-up = Czas minął.
answered = Na to już jest twoja odpowiedź.
papers = Praca domowa może mieć od 1 do { $questions } pytań, a pokój najwyżej { $papers ->
    [one] { $papers } pracę
    [few] { $papers } prace
   *[many] { $papers } prac
}.
no-date = Dzień musi być w przyszłości, najdalej za { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}.
no-paper = Nie ma takiej pracy domowej.
paper-over = Termin tej pracy domowej minął.
name-first = Zanim odpowiesz, podaj imię: „Wyjdź” prowadzi na stronę, na której można to zrobić.
# -- dom
long-record = Ten zapis jest za długi na pokój.
house-full = Pokoi jest za dużo: najpierw zamknij któryś.
no-room = Nie ma takiego pokoju. Sprawdź kod; pokój nieużywany przez kilka dni znika.
ended = Nauczyciel zamknął ten pokój.
removed = Nauczyciel odesłał cię z pokoju.
busy = Jest tu za dużo osób: spróbuj za minutę.
many-pages = Ten pokój jest otwarty na zbyt wielu twoich stronach: ta została zamknięta.
too-many-knocks = Za dużo prób z twojej sieci: poczekaj minutę.
wrong-key = Ten odnośnik nie prowadzi do tego pokoju.
too-fast = To było za szybko.
no-message = To nie jest żadna wiadomość.
moved-on = Gra poszła tymczasem dalej: spójrz jeszcze raz.
not-here = Tego już tu nie ma.
fault = Nie udało się.
