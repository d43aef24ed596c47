# The player aid.

head =
    .turn = Twoja tura
    .field = Pola
    .challenge = Wyzwania
    .difficulty = Jak trudne jest wyzwanie
    .spent = Co pomaga
    .point = Punkty na koniec
    .light = Karty światła
    .dark = Karty ciemności
    .gift = Dary losu
    .kept = Nagrody na później
called =
    .turn-draw = Najpierw dobierasz
    .turn-recruit = Potem: rekrutacja
    .turn-buy = albo: kupno kart
    .turn-move = albo: ruch
    .turn-attack = Po pokonanym wyzwaniu
    .field-terrain = Puszcza, bagno, góry, pustkowie
    .field-village = Wioska
    .field-town = Miasto
    .field-castle = Zamek
    .challenge-monster = Potwór
    .challenge-ghost = Duch
    .challenge-trap = Pułapka
    .spent-card = Karty światła
    .spent-escort = Eskorta
    .spent-amber = Niezabezpieczony bursztyn
    .spent-secured = Zabezpieczony bursztyn
    .point-secured = Zabezpieczony bursztyn
    .point-first = Pierwszy w zamku
    .point-kept = Niewykorzystana nagroda
    .point-missing = Brakujące pole

turn = { "" }
    .turn-draw = { AMOUNT($draw_card, "light-card", form: "accusative") } albo { AMOUNT($draw_escort, "escort", form: "accusative") }.
    .turn-recruit = { AMOUNT($recruit, "escort") }, w wiosce { $recruit_in_village }. Nigdy nie masz ich więcej niż { $max_escorts }.
    .turn-buy = { AMOUNT($buy_cost, "amber") } za { AMOUNT($buy_cards, "light-card", form: "accusative") }. Na ręce zostaje najwyżej { $max_hand }.
    .turn-move = Jedno pole nic nie kosztuje, dwa kosztują { AMOUNT($two_fields_cost, "escort", form: "accusative") }. Potem robisz to, co każe pole.
    .turn-attack = Możesz zaatakować gracza na swoim polu: kładziesz pasującą do terenu kartę światła, obie strony dobierają po jednej karcie, dokładają pasujące karty i rzucają. Z wyższą sumą zabierasz { AMOUNT($duel_stake, "amber", form: "accusative") }; remis wygrywa obrońca.
field = { "" }
    .field-terrain = Dobierasz kartę ciemności. Żaden z jej dwóch symboli nie pasuje do pola: łatwe. Jeden: trudne. Oba: legendarne.
    .field-village = Wejście daje { AMOUNT($village_escorts, "escort", form: "accusative") }.
    .field-town = Wejście daje { AMOUNT($town_ambers, "amber", form: "accusative") }.
    .field-castle = Gdy ktoś tu dotrze, wszyscy inni mają jeszcze po jednej turze. Potem liczy się punkty.
challenge = { "" }
    .challenge-monster = Rzucasz jedną kostką i jedną za każdy punkt kart światła; trafiają { $hit_faces }. Potem rzuca potwór: każde trafienie kosztuje cię eskortę. W każdej rundzie masz te same kostki. Bez eskorty przegrywasz walkę i tracisz bursztyn.
    .challenge-ghost = Rzucasz jedną kostką i jedną za każdy punkt kart światła; suma musi wystarczyć. Inaczej tracisz karty, a jeśli masz ich za mało, także bursztyn.
    .challenge-trap = Rzucasz kostkami pułapki i jedną za każdy punkt kart światła; tyle samo kostek musi być równych. Za każdą brakującą tracisz turę.
spent = { "" }
    .spent-card = Tylko z tym terenem albo na każdy teren. Każdy punkt ich wartości to jedna kostka więcej; rzucasz najwyżej { $max_dice }.
    .spent-escort = { AMOUNT($shift_cost, "escort") }: jedna z twoich kostek zmienia się o 1 w górę lub w dół, nigdy powyżej 6 ani poniżej 1.
    .spent-amber = { AMOUNT($amber_die_cost, "amber") }: w wyzwaniu jedna kostka więcej, z wynikiem, który wybierzesz.
    .spent-secured = Gdy masz { AMOUNT($bank_at, "loose-amber", form: "accusative") }, zabezpieczasz { $bank_secured }, a { $bank_returned } odkładasz do puli. Zabezpieczonych nigdy się nie traci ani nie wydaje.
point = { AMOUNT($per_secured, "point") } za każdy. Niezabezpieczone nie dają nic.
    .point-first = { AMOUNT($first_in_castle, "point") }.
    .point-kept = { AMOUNT($per_kept, "point") } za każdą.
    .point-missing = Kto nie jest w zamku, traci { AMOUNT($per_missing_field, "point") } za każde pole do niego.

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
