# What cannot be read: a move, a position, a name.

# -- moves
move-is-text = a move is written as a text, not { $given }
move-form = a move is written 'seat verb arguments', not { $given }
no-verb = no verb { $verb } in { $text }; { $nearest }
within = { $problem }, in { $text }
no-move = { $move } is no move of { $game }
    .because = { $move } is no move of { $game }: { $problem }
form = this is written '{ $form }'
    .lists = this is written '{ $form }'; the items of a list are joined by +
no-part = { $given } is no { $part }: { $problem }
parts = { $wanted } parts expected, { $found } found
several = { $nearest }; several are joined by +
one-of = one of { $names }
    .not = one of { $names }, not { $given }
meant = { $names } is meant?
or = { " or " }
names = there are { $names }
    .such-as = such as { $names } …

# -- positions
position-is-text = a position is written as a text, not { $given }
no-object = it is written as an object, not as { $given }
no-position = this is no position of { $game }: { $problem }
another = read back from its text it is another
misfit = the parts of this position do not fit together: { $problem }
nothing-to-do = there is no move for { $seats } here: { $prompt }
strangers = nobody here is called { $names }, in { $frame }: the seats are { $seats }
nothing-open = nothing open is called { $name }; { $nearest }
line = line { $number }, { $key }: { $problem }
no-line = line { $number }: { $content } is not of the form 'key: value'
no-key = no such key; the keys are { $keys }
twice = comes twice
again = says again what { $key } in line { $number } says
seats = { $least } to { $most } different seats out of { $known }, not { $given }
unseated = { $seat } has no seat here: the seats are { $seats }
whole-number = a whole number from { $least } to { $most }, not { $given }
range = from { $least } to { $most }, not { $given }
at-most = at most { $most }, not { $found }

# -- names
no-clause = { $title } has no clause { $id }
    .near = { $title } has no clause { $id }; did you mean { $near }?
no-seat = no seat { $seat } here: the seats are { $seats }
no-game = no game { $name }; there are { $known }
