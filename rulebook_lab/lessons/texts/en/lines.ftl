if-seat = { COUNT($seat) ->
    [0] { "" }
   *[other] { " " }for { $seat }
}

equals = { $figure }: { $value }
differs = { $figure }: not { $value }
less = { $figure }: less than { $value }
at-most = { $figure }: { $value } at most
more = { $figure }: more than { $value }
at-least = { $figure }: { $value } at least
gained = { $figure }: { $value } more
lost = { $figure }: { $value } fewer
happened = “{ $clause }” comes into play{ if-seat }
not-happened = “{ $clause }” does not come into play{ if-seat }
or = { " or " }
but = { $line } (it is { $value })
clause = “{ $title }” [{ $id }]
quoted = “{ $words }”
    .within = ‘{ $words }’
page = { $title } ({ $at } of { $n })
refused = { $move }: refused. { $why }
