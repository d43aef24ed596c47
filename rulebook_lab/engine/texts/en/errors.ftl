# What cannot be read: a move, a position, a name.

# -- moves
move-is-text = a move is written as a text, not { $given }
move-form = a move is written 'seat verb arguments', not { $given }; of verbs, { $nearest }
no-verb = no verb { $verb } in { $text }; { $nearest }
no-mover = { $text } does not say who moves: the seat stands before the verb, such as '{ $example }'
within = { $problem }, in { $text }
no-move = { $move } is no move of { $game }
    .because = { $move } is no move of { $game }: { $problem }
form = this is written '{ $form }'
    .lists = this is written '{ $form }'; the items of a list are joined by +, the words of a name by -
no-part = { $given } is no { $part }: { $problem }
parts = { $wanted } parts expected, { $found } found
several = { $nearest }; several are joined by +
    .one = { $nearest }; only one is named here
limits = at least { $least } and at most { $most } are right
number = a whole number such as 2
nameless = it cannot be left out
hidden = nothing is hidden in this position: write the name itself, not ?
one-of = one of { $names }
    .not = one of { $names }, not { $given }
    .near = one of { $names }, not { $given }; { $near }
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
asks-nobody = the question { $question } has nobody to ask here [{ $clause }]: write the one that is open
asks-nothing = the question { $question } is passed over here [{ $clause }], as nothing can be done: write the one that is open
asks-once = the question { $question } is not asked here [{ $clause }], as { $move } is all that can be done: write the one that is open
nothing-to-do = there is no move for { $seats } here: { $prompt }
strangers = nobody here is called { $names }, in { $frame }: the seats are { $seats }
nothing-open = nothing open is called { $name }; { $nearest }
line = line { $number }, { $key }: { $problem }
no-line = line { $number }: { $content } is not of the form 'key: value'
no-key = no such key; the keys are { $keys }
    .near = no such key; { $near }
twice = comes twice
said-twice = { $word } comes twice
again = says again what { $key } in line { $number } says
seats = { $least } to { $most } different seats out of { $known }, not { $given }
unseated = { $seat } has no seat here: the seats are { $seats }
whole-number = a whole number from { $least } to { $most }, not { $given }
range = from { $least } to { $most }, not { $given }
at-most = at most { $most }, not { $found }

# -- names
no-clause = { $title } has no clause { $id }; there are { $known }
    .near = { $title } has no clause { $id }; did you mean { $near }?
no-seat = no seat { $seat } here: the seats are { $seats }
no-game = no game { $name }; there are { $known }
    .near = no game { $name }: { $near } There are { $known }.

# -- records
no-node = the record has the nodes 0 to { $last }, not { $given }
no-replay = the record cannot be replayed: { $problem }
no-json = this is no whole JSON file (is it truncated?): { $problem }
no-record = this is no { $format }: its "format" must be '{ $format }'
no-version = the file does not say its version, a whole number
newer = the file has version { $version }, this library reads up to { $known }: update it
    .file = { $path } has version { $version }, this library reads up to { $known }: update it
lacks = the file lacks { $missing }
written-with = { $problem }; the record was written with { $package }
no-components = the components are the text of a components file, not { $given }
impossible-start = the start is impossible: { $why }
follows = move { $n } follows node { $parent }, which does not come before it
in-move = move { $n }: { $problem }
move-twice = move { $n } ({ $move }) stands in the file twice
unseen = hidden (?) is more than there is, or what { $seat } sees: name it

# -- files
unwritable = { $path } cannot be written: { $problem }
    .nameless = { $path } cannot be written: it names no file
    .odd = { $path } cannot be written: it is no ordinary file
    .other = { $path } cannot be written: it holds something else, choose another name
there-already = { $path } is there already: say so if it is to be replaced
    .several = { $path } are there already: say so if they are to be replaced
no-base =
    .progress = { $path } is no file of a learner's progress
    .games = { $path } is no file of games that are kept
