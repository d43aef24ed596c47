# Wynik turnieju.

head = <Turniej: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
} gry { $game }, ziarno { $seed }>
won = { $wins } z { $games } wygranych ({ $low } do { $high }), punktów na partię: { $points }
lost = partie od { $first } do { $last } przepadły: { $reason }
