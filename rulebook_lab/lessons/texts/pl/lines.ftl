if-seat = { COUNT($seat) ->
    [0] { "" }
   *[other] { " " }({ $seat })
}

equals = { $figure }: { $value }
differs = { $figure }: nie { $value }
less = { $figure }: mniej niż { $value }
at-most = { $figure }: najwyżej { $value }
more = { $figure }: więcej niż { $value }
at-least = { $figure }: co najmniej { $value }
gained = { $figure }: o { $value } więcej
lost = { $figure }: o { $value } mniej
happened = działa zasada „{ $clause }”{ if-seat }
not-happened = nie działa zasada „{ $clause }”{ if-seat }
or = { " albo " }
but = { $line } (teraz: { $value })
clause = „{ $title }” [{ $id }]
quoted = „{ $words }”
    .within = «{ $words }»
page = { $title } ({ $at } z { $n })
refused = { $move }: niedozwolone. { $why }
