if-seat = { COUNT($seat) ->
    [0] { "" }
   *[other] { " " }({ $seat })
}

equals = { $figure }: { $value }
differs = { $figure }: nije { $value }
less = { $figure }: manje od { $value }
at-most = { $figure }: najviše { $value }
more = { $figure }: više od { $value }
at-least = { $figure }: bar { $value }
gained = { $figure }: za { $value } više
lost = { $figure }: za { $value } manje
happened = primenjuje se „{ $clause }”{ if-seat }
not-happened = ne primenjuje se „{ $clause }”{ if-seat }
or = { " ili " }
but = { $line } (a sada je { $value })
clause = „{ $title }” [{ $id }]
quoted = „{ $words }”
    .within = ‚{ $words }’
page = { $title } ({ $at } od { $n })
refused = { $move }: odbija se. { $why }
