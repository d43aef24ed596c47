# Čime se turnir završio.

head = <Turnir: { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
} igre { $game }, seme { $seed }>
won = { $wins } od { $games } dobijeno ({ $low } do { $high }), poena po partiji: { $points }
lost = izgubljene su partije od { $first } do { $last }: { $reason }
