if-provisions = { COUNT($provisions) ->
    [0] { "" }
   *[other] , or use kept { $provisions }
}
if-bought = { COUNT($bought) ->
    [0] { "" }
   *[other] { " " }and bought { $bought }
}
if-laid = { COUNT($laid) ->
    [0] { "" }
   *[other] { "more " }
}

opening = Who begins?
last-turn = The castle has been reached. Does { $seat } play a last turn, or give it up?
    .you = The castle has been reached. Play your last turn, or give it up?
draw = { $seat }, draw phase: a light card or an escort{ if-provisions }?
    .full = { $seat }, draw phase: a light card{ if-provisions }? With { $most } escorts there is no room for another.
    .you = Draw phase: take a light card or an escort{ if-provisions }?
    .you-full = Draw phase: take a light card{ if-provisions }? With { $most } escorts you have no room for another.
act = { $seat }, action phase: recruit, buy light cards, or move ahead?
    .recruit-advance = { $seat }, action phase: recruit, or move ahead?
    .buy-advance = { $seat }, action phase: buy light cards, or move ahead?
    .advance = Action phase: { $seat } moves ahead.
    .you = Action phase: recruit, buy light cards, or move ahead?
    .you-recruit-advance = Action phase: recruit, or move ahead?
    .you-buy-advance = Action phase: buy light cards, or move ahead?
    .you-advance = Action phase: move ahead.
light-draw = A light card for { $seat }: which one comes?
hand-limit = { $seat } holds too many light cards: which one is discarded?
    .you = You hold too many light cards: which one do you discard?
dark-draw = A dark card for { $seat }: which one comes?
gift-roll = { $card }: { $seat } rolls a die for each player. What comes up?
gift-pick = { $card }: which die does { $seat } pick out of { $dice }?
    .last = { $card }: { $seat } takes the last die, { $dice }.
    .you = { $card }: which die do you pick out of { $dice }?
    .you-last = { $card }: take the last die, { $dice }.
preparing = { $seat } meets { $card }, { $difficulty }. Play support (now { $support }: { AMOUNT($count, "die") }), or face it?
    .bare = { $seat } meets { $card }, { $difficulty }, and has nothing { COUNT($support) ->
        [0] { "" }
       *[other] { "more " }
    }to play (support { $support }: { AMOUNT($count, "die") }). Face it?
    .you = You meet { $card }, { $difficulty }. Play support (now { $support }: { AMOUNT($count, "die") }), or face it?
    .you-bare = You meet { $card }, { $difficulty }, and have nothing { COUNT($support) ->
        [0] { "" }
       *[other] { "more " }
    }to play (support { $support }: { AMOUNT($count, "die") }). Face it?
rolling = { $seat } rolls { AMOUNT($count, "die") }: what comes up?
shaping = { $seat } has rolled { $dice }{ if-bought }. Change dice, or leave them?
    .fixed = { $seat } has rolled { $dice }{ if-bought }, and has nothing to change dice with.
    .you = You have rolled { $dice }{ if-bought }. Change dice, or leave them?
    .you-fixed = You have rolled { $dice }{ if-bought }, and have nothing to change dice with.
monster-roll = The monster rolls { AMOUNT($count, "die") } against { $seat }: what comes up?
struck = The monster lands { AMOUNT($hits, "hit") } with { $dice }. Does { $seat } use a shield?
    .you = The monster lands { AMOUNT($hits, "hit") } with { $dice }. Use a shield?
haunted = The ghost would take { AMOUNT($cards, "card") }{ COUNT($ambers) ->
    [0] { "" }
   *[other] { " and an amber" }
} from { $seat }. Use a ward?
    .amber = The ghost would take an amber from { $seat }. Use a ward?
    .nothing = The ghost finds nothing to take from { $seat }. Use a ward all the same?
    .you = The ghost would take { AMOUNT($cards, "card") }{ COUNT($ambers) ->
        [0] { "" }
       *[other] { " and an amber" }
    } from you. Use a ward?
    .you-amber = The ghost would take an amber from you. Use a ward?
    .you-nothing = The ghost finds nothing to take from you. Use a ward all the same?
surrendering = { $seat } has { AMOUNT($cards, "card") } to give up: which one?
    .you = You have { AMOUNT($cards, "card") } to give up: which one?
trapped = { $seat } would lose { AMOUNT($turns, "turn") }. Use a ward?
    .you = You would lose { AMOUNT($turns, "turn") }. Use a ward?
reward-choice = { $seat }, your reward: a light card or an escort?
    .full = { $seat }, your reward: a light card. With { $most } escorts there is no room for another.
    .you = Your reward: a light card or an escort?
    .you-full = Your reward: a light card. With { $most } escorts you have no room for another.
attack-choice = { $seat } may attack a player on the same field with a light card that fits, or nobody.
    .you = You may attack a player on the same field with a light card that fits, or nobody.
defending = { $seat } defends: lay { if-laid }fitting cards, or leave it at that?
    .bare = { $seat } defends, and has nothing { if-laid }to lay.
    .you = Defend: lay { if-laid }fitting cards, or leave it at that?
    .you-bare = You defend, and have nothing { if-laid }to lay.
reinforcing = { $seat } attacks: add fitting cards, or no more?
    .bare = { $seat } attacks, and has nothing more to lay.
    .you = You attack: add fitting cards, or no more?
    .you-bare = You attack, and have nothing more to lay.
over =
    .secured = The game is over: { $winners } won with { AMOUNT($points, "point") }, as many as others, and more secured ambers.
    .way = The game is over: { $winners } won with { AMOUNT($points, "point") } and as many secured ambers as others, but farther along the road.
    .first = The game is over: { $winners } won with { AMOUNT($points, "point") } and as many secured ambers as others, but first in the castle.
    .loose = The game is over: { $winners } won with { AMOUNT($points, "point") }, level with others but for more loose ambers.
