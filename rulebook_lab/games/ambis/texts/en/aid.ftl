# The player aid.

head =
    .step = Your turn
    .threat = The threat track
    .count = How many there are
    .point = Points and the end
    .lord = Lords
    .location = Locations
called =
    .step-plot = First, if you like: plot
    .step-explore = Then one of three: explore
    .step-monster = A monster comes up
    .step-last = The last space
    .step-support = or: ask for support
    .step-recruit = or: recruit a lord
    .step-court = The Court afterwards
    .step-location = Three keys
    .threat = Space { $space }
    .count-allies = Allies of each race
    .count-tokens = Monster tokens
    .point-locations = Locations
    .point-lords = Lords
    .point-allies = Allies
    .point-monsters = Monster tokens
    .point-end = The end

step = { "" }
    .step-plot = One pearl brings a lord from the deck into the Court, as often as you can pay and a space is empty.
    .step-explore = Turn up card after card. Each ally is offered to the others first: they pay you 1 pearl for the first that is bought in a turn, 2 for the second, 3 for the third, and each of them buys one at the most. What nobody buys you may take, which ends your turn, or leave.
    .step-monster = Fight it and win at once: take a reward of the threat space, the token goes back to the first space, your turn ends. Or go on: the token moves to the next space.
    .step-last = An ally there must be taken, a monster must be fought; you gain { AMOUNT($last_space_pearls, "pearl") } with it.
    .step-support = Take all cards of one Council pile, unseen.
    .step-recruit = Pay a lord of the Court from your hand: as many races as it shows, neither more nor fewer, among them its own, with its value in all. Each point that is missing costs a pearl. The lowest ally that you paid with is affiliated.
    .step-court = If only { AMOUNT($refill_when_at_most, "lord") } are left, you gain { AMOUNT($refill_pearls, "pearl") } and fill it up.
    .step-location = You must take control of a location at once: an open one, or one of 1 to 4 that you draw; the others stay open. Lords whose keys you use lie under it and lose their powers.
threat = { $rewards }.
count = { "" }
    .count-allies = { $allies-5 } of value 5, { $allies-4 } of 4, { $allies-3 } of 3, { $allies-2 } of 2, { $allies-1 } of 1.
    .count-tokens = { $tokens-4 } of value 4, { $tokens-3 } of 3, { $tokens-2 } of 2.
point = What each of yours scores.
    .point-lords = The points of all your lords, those under locations too.
    .point-allies = Of each race your highest affiliated ally. At the end the lowest of each race in your hand is affiliated too.
    .point-monsters = What they show.
    .point-end = Somebody has { AMOUNT($end_lords, "lord") }, or the lord deck cannot fill up the Court: all others have one more turn. The most points win; then the most pearls; then the lord of the highest value.

lord = { $guild ->
    [soldier] Soldier
    [merchant] Merchant
    [mage] Mage
    [politician] Politician
    [farmer] Farmer
   *[ambassador] Ambassador
}: costs { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " with " }{ $forced }
}, value { $value }; worth { AMOUNT($points, "point") }{ $keys ->
    [0] { "" }
   *[other] { " " }and shows a key
}. { COUNT($power) ->
    [0] No power.
   *[other] { $power }
}
location = Scores { $how }.
