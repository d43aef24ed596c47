# The player aid.

difficulty = Potwór: { AMOUNT($life, "life-point") }, siła { $strength }, zadaje obrażenia przy { $faces }. Duch: suma co najmniej { $total }, inaczej utrata { AMOUNT($cards, "card", form: "genitive") }. Pułapka: { AMOUNT($dice, "die") }, ten sam wynik na { $equal }. Nagroda: { AMOUNT($ambers, "amber") }{ COUNT($choice) ->
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
