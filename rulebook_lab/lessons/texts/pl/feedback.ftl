solved = Dobrze: cel osiągnięty.
go-on = Graj dalej.
refused = To niedozwolone. { $reasons }
failed = Tak nie osiągniesz celu: { $failure }. Zobacz { $clause }: { $rule }
used-up = Ruchy się skończyły, a celem było: { $missed }. Zobacz { $clause }: { $rule }
unfinished = Cel nie jest jeszcze osiągnięty. Zobacz { $clause }: { $rule }
found-all = Dobrze: to już wszystkie.
not-legal = „{ $move }” – to niedozwolone. { $reasons }
other-kind = „{ $move }” – to dozwolone, ale szukasz czegoś innego: { $find }. Zobacz { $clause }: { $rule }
name-each = Podaj każdy ruch po kolei, z przecinkiem między nimi: pytanie brzmi, które to są.
no-move = { $told ->
    [nothing] Podaj ruch.
   *[other] { $told }
} Zobacz { $clause }: { $rule }
missing = Brakuje jeszcze { $n }. Zobacz { $clause }: { $rule }
legal-after-all = „{ $move }” – to jest tu dozwolone. Zobacz { $clause }: { $rule }
other-clause = „{ $move }” – to jest niedozwolone, ale nie z powodu „{ $given }”. Przeczytaj jeszcze raz: { $clause }.
which-clause = Tak, „{ $move }” – to jest niedozwolone. Która zasada tego zabrania?
right-clause = Dobrze: { $reasons }
right = Dobrze: { $answer }.
wrong = { $answer ->
    [nothing] To jeszcze nie odpowiedź.
   *[other] Nie, odpowiedź { $answer } jest błędna.
} Zobacz { $clause }: { $rule }
figure-wanted = Podaj liczbę: całkowitą albo prawdopodobieństwo, na przykład 3/70 lub 4%.{ $answer ->
    [nothing] { "" }
   *[other] { " " }{ $answer } to nie liczba.
}
no-figure = { figure-wanted } Zobacz { $clause }: { $rule }
no-option = { $answer } to żadna z odpowiedzi do wyboru. Zobacz { $clause }: { $rule }
no-odds = Prawdopodobieństwo leży między 0 a 1, czyli między 0 a 100%: { $answer } nim nie jest; 2,8 procent to 2,8% albo 0,028.
no-hint = Nie ma więcej podpowiedzi.
