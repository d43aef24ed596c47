# Čime se turnir završio.

head = Turnir: { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
} igre { $game }, seme { $seed }
won = { $wins } od { $games } dobijeno ({ $low } do { $high }), poena po partiji: { $points }
lost = partije od { $first } do { $last } su propale: { $reason }
table-player = igrač
table-won = dobijeno
table-share = udeo dobijenih (interval od 95%)
table-points = poena po partiji
wins = { $wins } od { $games }
share = od { $low } do { $high }
mean = { $points }
