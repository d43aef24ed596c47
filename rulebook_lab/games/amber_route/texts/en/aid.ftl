# The player aid.

difficulty = Monster: { AMOUNT($life, "life-point") }, strength { $strength }, hits with { $faces }. Ghost: a total of { $total }, else { AMOUNT($cards, "card") } lost. Trap: { AMOUNT($dice, "die") }, { $equal } of them equal. Reward: { AMOUNT($ambers, "amber") }{ COUNT($choice) ->
    [0] { "" }
   *[other] { " " }and a light card or an escort
}.
light = Value { $value }, for { $terrain }; there are { $count } of it.
dark = A { $threat } of the { $terrain }; extra reward { $reward }, { $timing ->
    [lightning] received at once
   *[hourglass] kept to be used later
}.
gift = 1: { $face-1 }; 2: { $face-2 }; 3: { $face-3 }; 4: { $face-4 }; 5: { $face-5 }; 6: { $face-6 }.
kept = { $effect }
