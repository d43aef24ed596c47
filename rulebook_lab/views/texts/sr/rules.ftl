# Pravilnik za listanje, njegove kartice, i ono što učenik o njemu zna.

search = Pretraži pravila igre { $game }
every-kind = sve vrste
kind = vrsta pravila
counted = { $n ->
    [one] { $n } pravilo
    [few] { $n } pravila
   *[other] { $n } pravila
}
begin = { $n ->
    [one] { $n } pravilo.
    [few] { $n } pravila.
   *[other] { $n } pravila.
} Upišite nekoliko reči ili izaberite odeljak.
also = Vidi i
page = { $section }, str. { $page }
ruling = tumačenje: { $source ->
    [rulebook] iz pravilnika
    [public] iz javnih podataka
   *[ours] naše
}
example = Primer.
about = Tumačenja i primeri ({ $n })
ask = Pitajte pravilnik: { $game }
ask-label = pitaj pravilnik
ask-hint = nekoliko reči, na primer: smem li da kupim dvaput
more-answers = { $n ->
    [one] Još { $n } odgovor
    [few] Još { $n } odgovora
   *[other] Još { $n } odgovora
}
back = ◂ Nazad na odgovore
show-me = Pokaži mi: { $lesson }
lesson = { $title } ({ $kind ->
    [walkthrough] vođeni primer
   *[exercise] vežba
})
questions = pitanja o tome
hit = { $kind ->
    [clause] Pravilo
    [ruling] Pitanje
    [figure] U kutiji
   *[example] Primer
}: { $title }

# -- napredak

new = još nepoznato
seen = viđeno, nije vežbano
learning = uči se
due = vreme je za ponavljanje
mastered = savladano
chart = { $learner }, { $game }: savladano pravila: { $mastered } od { $n }, danas za ponavljanje: { $due }
chart-label = napredak: { $learner }
standing = { $clause }: { $standing }
unmet = { $chapter }: još nije viđeno: { $n }
standings = { $sign } { $standing }: { $n }
mark = { $due ->
    [none] Viđeno puta: { $seen }, još nije vežbano.
   *[other] Pokušaja: { $tried }, tačnih: { $right }. Verovatno se pamti još { $days ->
        [one] { $days } dan
       *[other] { $days } dana
    }: ponavlja se { $due }.
}
