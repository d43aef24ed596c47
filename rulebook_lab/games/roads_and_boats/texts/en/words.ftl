counted = { AMOUNT($count, $kind) }
good = { AMOUNT(1, $kind, form: "one") }
    .plural = { AMOUNT(0, $kind, form: "plural") }
share = { $goods } of { $holder }
either = { $one }, or { $other }
transporter = { $kind } { $id }

## Places.

bank = the { $side } bank of { $tile }
river = the river on { $tile }
rivers = the { $side } river on { $tile }
coast = the { $side } coast of { $tile }
half = the { $side } half of { $whole }

## Rivers of a tile.

spring = a spring flowing { $sides }
course = a river joining { $sides }
fork = a river forking to { $sides }
the-river = the river
the-arm = the { $side } arm of the river
