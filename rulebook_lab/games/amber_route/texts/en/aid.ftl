# The player aid.

difficulty = Monster: { AMOUNT($monster_life, "life-point") }, strength { $monster_dice }, hits with { $monster_hit_faces }. Ghost: a total of { $ghost_total }, else { AMOUNT($ghost_penalty_cards, "card") } lost. Trap: { AMOUNT($trap_dice, "die") }, { $trap_set } of them equal. Reward: { AMOUNT($reward_ambers, "amber") }{ COUNT($reward_choice) ->
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
