if-ferry = { COUNT($ferry) ->
    [0] { "" }
   *[other] , ferried by { $ferry }
}
if-goods = { COUNT($goods) ->
    [0] { "" }
   *[other] , paid with { $goods }
}

lay = { $seat } lays { $terrain } on { $cell }{ COUNT($rivers) ->
    [0] { "" }
   *[other] , with { $rivers }
}
    .you = lay { $terrain } on { $cell }{ COUNT($rivers) ->
        [0] { "" }
       *[other] , with { $rivers }
    }
draw-figure = the figure of { $figure } is drawn
settle = { $seat } settles at { $place }
    .you = settle at { $place }
draw-counter = mine { $mine }: { $counter }
call-order = { $seat } calls for an order of play
    .you = call for an order of play
let-be = { $seat } does not call
    .you = do not call
keep-praying = { $seat } keeps praying
    .you = keep praying
cash-in = { $seat } cashes in
    .you = cash in
take-slot = { $seat } takes slot { $slot }
    .you = take slot { $slot }
pass = { $seat } passes
    .you = pass
wait = { $seat } waits
    .you = wait
answer = { $seat } answers { $yes }
    .you = answer { $yes }
shift = { $seat } moves { $good } from { $source } to { $target }{ if-ferry }
    .you = move { $good } from { $source } to { $target }{ if-ferry }
hand-in = { $seat } hands in { $goods } at the { $standing } on { $cell }{ COUNT($to) ->
    [0] { "" }
   *[other] , output to { $to }
}{ if-ferry }
    .you = hand in { $goods } at the { $standing } on { $cell }{ COUNT($to) ->
        [0] { "" }
       *[other] , output to { $to }
    }{ if-ferry }
breed = { $seat } breeds donkeys on { $cell }
    .you = breed donkeys on { $cell }
do-research = { $seat } researches { $subject } at { $place }{ COUNT($goods) ->
    [0] { "" }
   *[other] { " " }with { $goods }
}{ if-ferry }
    .you = research { $subject } at { $place }{ COUNT($goods) ->
        [0] { "" }
       *[other] { " " }with { $goods }
    }{ if-ferry }
upgrade = { $seat } upgrades the factory on { $cell }
    .you = upgrade the factory on { $cell }
end-upgrades = { $seat } upgrades no more
    .you = upgrade no more
scrap = { $seat } scraps { $transporter }{ COUNT($to) ->
    [0] { "" }
   *[other] , its load goes to { $to }
}
    .you = scrap { $transporter }{ COUNT($to) ->
        [0] { "" }
       *[other] , its load goes to { $to }
    }
set-down = { $carrier } sets its passenger down at { $place }
take-on = { $transporter } takes { $good } from { $source }{ if-ferry }
drop = { $transporter } puts { $good } on { $target }{ if-ferry }
go = { $transporter } goes to { $to }{ COUNT($geese) ->
    [0] { "" }
   *[other] , with { $geese } following
}{ COUNT($geese_to) ->
    [0] { "" }
   *[other] { " " }to { $geese_to }
}
carry = { $transporter } takes { $passenger } on its back
halt = { $transporter } ends its move
build = { $seat } builds on { $place }: { $building }{ COUNT($mixture) ->
    [0] { "" }
   *[other] { " " }with { $mixture }
}{ if-goods }{ if-ferry }
    .you = build on { $place }: { $building }{ COUNT($mixture) ->
        [0] { "" }
       *[other] { " " }with { $mixture }
    }{ if-goods }{ if-ferry }
build-road = { $seat } builds a road from { $cell } to the { $edge }{ COUNT($half) ->
    [0] { "" }
   *[other] , on the { $half } half of that side
}{ if-goods }{ if-ferry }
    .you = build a road from { $cell } to the { $edge }{ COUNT($half) ->
        [0] { "" }
       *[other] , on the { $half } half of that side
    }{ if-goods }{ if-ferry }
build-bridge = { $seat } builds a bridge over { $river } on { $cell }{ if-goods }{ if-ferry }
    .you = build a bridge over { $river } on { $cell }{ if-goods }{ if-ferry }
build-wall = { $seat } puts a wall token on the { $edge } side of { $cell }{ if-goods }{ if-ferry }
    .you = put a wall token on the { $edge } side of { $cell }{ if-goods }{ if-ferry }
demolish = { $seat } demolishes the wall on the { $edge } side of { $cell }{ if-goods }{ if-ferry }
    .you = demolish the wall on the { $edge } side of { $cell }{ if-goods }{ if-ferry }
sink-shaft = { $seat } sinks a shaft on { $cell }: { $mixture } more{ if-goods }{ if-ferry }
    .you = sink a shaft on { $cell }: { $mixture } more{ if-goods }{ if-ferry }
buy-brick = { $seat } buys a brick { COUNT($goods) ->
    [0] with goods from home
   *[other] for { $goods }
}
    .you = buy a brick { COUNT($goods) ->
        [0] with goods from home
       *[other] for { $goods }
    }
