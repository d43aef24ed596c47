# Čime se turnir završio.

head = <Turnir: { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
} igre { $game }, seme { $seed }>
won = { $wins } od { $games } dobijeno ({ $low } do { $high }), poena po partiji: { $points }
lost = partije od { $first } do { $last } su propale: { $reason }
