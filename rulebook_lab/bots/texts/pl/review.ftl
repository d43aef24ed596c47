hint = { $seat }: { $move }. Szansa na zwycięstwo: { $expects } (±{ $error }).
    .exact = { $seat }: { $move }. Szansa na zwycięstwo: { $expects }.
other = inaczej: { $move }: { $expects } (±{ $error })
    .exact = inaczej: { $move }: { $expects }
changes = { $figure }: { $before } → { $after }
instead = { $figure }: { $after } zamiast { $before }
clause = zgodnie z zasadą „{ $title }”
searched = { $tries ->
    [one] po { $tries } próbie
   *[other] po { $tries } próbach
}
solved = obliczone dokładnie
nothing = Nikt nie ma tu nic do rozstrzygnięcia.
not-seen = To widzi { $viewer }: podpowiedź wymaga tego, co widzi { $seat }.
not-judged = Nie wiadomo, ile jest warta pozycja w grze { $game }.
review = { $game }, przejrzana gra; oceniani: { $seats }; { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, w tym { $mistakes ->
    [one] { $mistakes } błąd
    [few] { $mistakes } błędy
   *[many] { $mistakes } błędów
}
mistake = krok { $step }, { $seat }: { $played }. Na 100 partii liczba zwycięstw jest mniejsza o { $loss } (±{ $error })
    .exact = krok { $step }, { $seat }: { $played }. Na 100 partii liczba zwycięstw jest mniejsza o { $loss }
better = lepiej: { $move }
no-mistakes = Żaden ruch nie był na pewno gorszy od innego.
chart = Najdłużej na prowadzeniu: { $best }
    .even = Nikt nie prowadził najdłużej
    .alone = Jak zmieniała się szansa na zwycięstwo
chart-x = krok
chart-y = szansa na zwycięstwo
study = { $question } Najwięcej: { $best }, { $mean } ± { $half }
    .unsure = { $question } Partie nie rozstrzygają: { $best } czy { $next }
    .brackets = przedziały 95 % w nawiasach
    .measured = co zmierzono
    .mean = średnia z { $n } partii
    .games = { $n ->
        [one] { $n } partia
        [few] { $n } partie
       *[many] { $n } partii
    }
table =
    .figure = wielkość
    .mean = średnia
    .interval = przedział 95 %
    .games = partie
    .span = od { $low } do { $high }
    .unknown = nie wiadomo
