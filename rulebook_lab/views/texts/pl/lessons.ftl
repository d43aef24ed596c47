# Walkthroughs, exercises, quizzes, charts with controls.

walkthrough = pokaz: { $title }
played-on = Dalej gra od kroku { $n } z { $last }: teraz grasz już po swojemu.
refused-here = Tego tu nie wolno
refused = { $seat }, „{ $move }”:
    .whole = „{ $move }”:
back = ◂ Wstecz
back-label = Wstecz
next = Dalej ▸
next-label = Dalej
go-to-page = przejdź do strony
page-of = { $n } z { $last }
play-on = Graj dalej od tego miejsca
come-back = Wróć do pokazu
not-yours = To jest pokaz. „Graj dalej od tego miejsca” pozwoli ci wykonywać ruchy.
exercise = zadanie: { $title }
# a part of the board is folded away, or the whole is shown
unfold = ⊞ Pokaż całą planszę
fold = ⊟ Pokaż tylko to, co ważne
used = ruch { $n } z { $most }
hint = Podpowiedź
hint-is = Podpowiedź: { $hint }
hints = podpowiedzi
again = Zacznij od nowa
your-answer = twoja odpowiedź
odds-hint = 1/6 albo 17%
figure-hint = liczba
check = Sprawdź
taken-back = Ruch jest cofnięty: spróbuj inaczej.
next-exercise = Następne zadanie ▸
which-rule = Która zasada tego zabrania?
question = Pytanie { $n } z { $last }
right-of = dobrze { $right } z { $n }
options = odpowiedzi do wyboru
look-again = Przejrzyj te zasady jeszcze raz:
all-answered = To już wszystkie pytania: dobrze { $right } z { $n }.
games-played = rozegrane gry
games = gry: { $n } z { $most }
more-games = Więcej gier
stop = Zatrzymaj
all-played = Wszystkie gry rozegrane.
clauses = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[other] { $n } zasad
}
