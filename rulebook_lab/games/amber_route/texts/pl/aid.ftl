# The player aid.

difficulty = Potwór: { AMOUNT($monster_life, "life-point") }, siła { $monster_dice }, zadaje obrażenia przy { $monster_hit_faces }. Duch: suma co najmniej { $ghost_total }, inaczej utrata { AMOUNT($ghost_penalty_cards, "card", form: "genitive") }. Pułapka: { AMOUNT($trap_dice, "die") }, ten sam wynik na { $trap_set }. Nagroda: { AMOUNT($reward_ambers, "amber") }{ COUNT($reward_choice) ->
    [0] { "" }
   *[other] { " " }oraz karta światła albo znacznik eskorty
}.
light = Wartość { $value }, { $terrain }; w talii: { AMOUNT($count, "card") }.
dark = Teren: { $terrain }; zagrożenie: { $threat }; dodatkowa nagroda { $timing ->
    [lightning] od razu
   *[hourglass] na później
}: { $reward }.
gift = 1: { $face-1 }; 2: { $face-2 }; 3: { $face-3 }; 4: { $face-4 }; 5: { $face-5 }; 6: { $face-6 }.
kept = { $effect }
