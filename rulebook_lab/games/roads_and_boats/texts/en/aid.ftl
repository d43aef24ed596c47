# The player aid.

building = Costs { COUNT($cost) ->
    [0] nothing
   *[other] { $cost }
} to build, { if-where }{ COUNT($research) ->
    [0] { "" }
   *[other] { " " }after research of { $research }
}. { COUNT($input) ->
    [0] Gives { $output } a turn, without input.
   *[other] Makes { $output } out of { $input }; at the most { $capacity } a turn.
}
if-where = { $terrain ->
    [land] on any land tile but desert
    [shore] on a shore tile
    [sea] on a sea tile
   *[other] on { $terrain }
}
transporter = Carries { AMOUNT($carry, "good") }; moves { AMOUNT($move, "step") } a turn{ $medium ->
    [land] { $off_road ->
        [0] , on roads only
       *[other] { " " }on roads, or { $off_road } without a road
    }
   *[other] , on sea and rivers
}.{ COUNT($makers) ->
    [0] { "" }
   *[other] { " " }Made in: { $makers }, out of { $input }.
}
good = { $wealth ->
    [0] Worth no wealth points by itself.
   *[other] Worth { $wealth } wealth points each at the end, on a transporter.
}{ COUNT($makers) ->
    [0] { "" }
   *[other] { " " }Made in: { $makers }.
}
subject = Allows this player to build: { $buildings }.
    .specialised-mines = Lets this player fill a mine or shaft with 4 gold, or with 4 iron.
    .big-mines = Lets this player fill a mine or shaft with 5 gold and 5 iron.
    .new-shafts = Lets this player sink new shafts in mines, for 1 iron and 1 fuel each.
    .light-bulb = Has no effect.
