# The rulebook to look things up in, its cards, what a learner knows of it.

search = Szukaj w zasadach gry { $game }
every-kind = wszystkie rodzaje
kind = rodzaj zasady
counted = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
begin = { $n ->
    [one] { $n } zasada.
    [few] { $n } zasady.
   *[many] { $n } zasad.
} Wpisz kilka słów albo wybierz rozdział.
also = Także
page = { $section }, s. { $page }
ruling = rozstrzygnięcie, { $source ->
    [rulebook] z instrukcji
    [public] z ogólnie dostępnych źródeł
   *[ours] nasze
}
example = Przykład.
about = Rozstrzygnięcia i przykłady ({ $n })
ask = Zapytaj instrukcję: { $game }
ask-label = zapytaj instrukcję
ask-hint = kilka słów, na przykład: czy mogę kupić dwa razy
more-answers = { $n ->
    [one] Jeszcze jedna odpowiedź
    [few] Jeszcze { $n } odpowiedzi
   *[other] Jeszcze { $n } odpowiedzi
}
back = ◂ Wróć do odpowiedzi
show-me = Pokaż mi: { $lesson }
lesson = { $title } ({ $kind ->
    [walkthrough] pokaz
   *[exercise] zadanie
})
questions = pytania na ten temat
hit = { $kind ->
    [clause] Zasada
    [ruling] Pytanie
    [figure] W pudełku
   *[example] Przykład
}: { $title }

# -- progress

new = jeszcze nieznane
seen = widziane, niepróbowane
learning = w trakcie nauki
due = do powtórki
mastered = opanowane
chart = { $learner }, { $game }: opanowane zasady: { $mastered } z { $n }, do powtórki dziś: { $due }
chart-label = postępy: { $learner }
standing = { $clause }: { $standing }
unmet = { $chapter }: jeszcze nie poznane: { $n }
standings = { $sign } { $standing }: { $n }
mark = { $due ->
    [none] Widziane { $seen ->
        [one] { $seen } raz
       *[other] { $seen } razy
    }, jeszcze niepróbowane.
   *[other] Próby: { $tried }, dobre: { $right }. Pewnie pozostanie w pamięci przez { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }: następne pytanie { $due }.
}
