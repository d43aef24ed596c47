# The player aid.

head =
    .turn = Your turn
    .field = Fields
    .challenge = Challenges
    .difficulty = How hard a challenge is
    .spent = What helps
    .point = Points at the end
    .light = Light cards
    .dark = Dark cards
    .gift = Gifts of fate
    .kept = Rewards that are kept
called =
    .turn-draw = First draw
    .turn-recruit = Then: recruit
    .turn-buy = or: buy cards
    .turn-move = or: move
    .turn-attack = After a beaten challenge
    .field-terrain = Forest, swamp, mountains, wasteland
    .field-village = Village
    .field-town = Town
    .field-castle = Castle
    .challenge-monster = Monster
    .challenge-ghost = Ghost
    .challenge-trap = Trap
    .spent-card = Light cards
    .spent-escort = Escort
    .spent-amber = Loose amber
    .spent-secured = Secured amber
    .point-secured = Secured amber
    .point-first = First in the castle
    .point-kept = Unused reward card
    .point-missing = Missing field

turn = { "" }
    .turn-draw = { AMOUNT($draw_card, "light-card") } or { AMOUNT($draw_escort, "escort") }.
    .turn-recruit = { AMOUNT($recruit, "escort") }, in a village { $recruit_in_village }. You never have more than { $max_escorts }.
    .turn-buy = { AMOUNT($buy_cost, "amber") } for { AMOUNT($buy_cards, "light-card") }. You keep { $max_hand } in hand at the most.
    .turn-move = One field costs nothing, two cost { AMOUNT($two_fields_cost, "escort") }. Then do what the field says.
    .turn-attack = You may attack a player on your field: lay a light card of this terrain; both of you draw a card, lay more cards that fit, and roll. With the higher total you take { AMOUNT($duel_stake, "amber") }; a tie goes to the defender.
field = { "" }
    .field-terrain = Draw a dark card. None of its two symbols is on the field: easy. One: hard. Both: legendary.
    .field-village = Entering gives { AMOUNT($village_escorts, "escort") }.
    .field-town = Entering gives { AMOUNT($town_ambers, "amber") }.
    .field-castle = When somebody comes here, all others have one more turn. Then the points are counted.
challenge = { "" }
    .challenge-monster = You roll one die and one for each point of your light cards; { $hit_faces } hit. Then it rolls: each hit costs you an escort. In every round you have the same dice. Without an escort left you lose the fight and an amber.
    .challenge-ghost = You roll one die and one for each point of your light cards, and need the total. Else you lose cards, and an amber too if you have too few.
    .challenge-trap = You roll the dice of the trap and one for each point of your light cards, and need as many equal ones. For each that is missing you lose a turn.
spent = { "" }
    .spent-card = Only those of this terrain, or of any. Each point of their value is a die more; you roll { $max_dice } at the most.
    .spent-escort = { AMOUNT($shift_cost, "escort") }: one of your dice goes up or down by 1, never above 6 or below 1.
    .spent-amber = { AMOUNT($amber_die_cost, "amber") }: one more die in a challenge, with the face that you choose.
    .spent-secured = With { $bank_at } loose ambers you secure { $bank_secured } and put { $bank_returned } back. Secured ambers are never lost or spent.
point = { AMOUNT($per_secured, "point") } each. Loose ambers give none.
    .point-first = { AMOUNT($first_in_castle, "point") }.
    .point-kept = { AMOUNT($per_kept, "point") } each.
    .point-missing = For who is not in the castle { AMOUNT($per_missing_field, "point") } less for each field to it.

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
