# Odgovori na pitanja postavljena svojim rečima.

nothing = U pravilniku igre { $game } o tome nije nađeno ništa.
show-me = pokaži mi: { $lesson }
lessons = Lekcije igre { $title }
may = { $verb }: { $n ->
    [one] { $n } radnja
    [few] { $n } radnje
   *[other] { $n } radnji
}, po pravilu { $clause }
nobody-may = Ovde niko ništa ne može da uradi.
refuses = { $n ->
    [one] odbija se
    [few] odbijaju se { $n } radnje, na primer
   *[other] odbija se { $n } radnji, na primer
}: „{ $move }”
no-obstacle = Ništa to ne sprečava.
