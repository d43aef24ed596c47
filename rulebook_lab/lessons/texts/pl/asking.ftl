# Answers to questions in words.

nothing = W instrukcji do gry { $game } nie znaleziono nic na ten temat.
show-me = pokaż mi: { $lesson }
lessons = Lekcje gry { $title }
may = { $verb }: { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}, według zasady { $clause }
nobody-may = Nikt nie może tu nic zrobić.
refuses = { $n ->
    [one] niedozwolony ruch
    [few] niedozwolone { $n } ruchy, na przykład
   *[many] niedozwolonych { $n } ruchów, na przykład
}: „{ $move }”
no-obstacle = Nic nie stoi na przeszkodzie.
