# Wynik turnieju.

head = Turniej: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
} gry { $game }, ziarno { $seed }
won = { $wins } z { $games } wygranych ({ $low } do { $high }), punktów na partię: { $points }
lost = partie od { $first } do { $last } przepadły: { $reason }
table-player = gracz
table-won = wygrane
table-share = udział wygranych (przedział 95%)
table-points = punktów na partię
wins = { $wins } z { $games }
share = od { $low } do { $high }
mean = { $points }
