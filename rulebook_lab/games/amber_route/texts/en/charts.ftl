# What is calculated, as charts.

win = { $difficulty } { $threat }, { AMOUNT($dice, "die") }: { $bare } with nothing to spend, { $all } with all
    .x = { escorts }
    .y = probability of { $threat ->
        [ghost] slipping past
        [trap] getting out of
       *[monster] beating
    } it
    .slider = dice
escorts = escorts
ambers = { AMOUNT($count, "amber") }
spending = Best spending gains most with { AMOUNT($escorts, "escort") }: { $plain } becomes { $best }
    .x = { escorts }
    .y = probability of beating a { $difficulty } monster with { AMOUNT($dice, "die") }
    .best = best spending
    .plain = nothing spent on dice
advice = The best plans for these dice
    .plan = plan
    .win = how often it wins
    .escorts = escorts spent
    .ambers = ambers spent
meeting = { $plays } played challenges at each point come within { $apart } of the exact odds
    .x = { escorts }
    .y = { $difficulty } { $threat }, { AMOUNT($dice, "die") }: probability
    .exact = exact
    .played = played
duel = Against { AMOUNT($defence, "die") } the attacker is { $even ->
    [0] never ahead
   *[other] ahead from { AMOUNT($even, "die") } on
}
    .x = the attacker's dice
    .y = probability
    .wins = attacker wins
