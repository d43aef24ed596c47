# What a lesson, a quiz or an answer cannot do.

answered = this exercise is answered, not played: use answer(...)
played = this exercise is played, not answered: use play(move)
over = this attempt is over: begin again with again()
no-page = the walkthrough has the pages 0 to { $last }, not { $number }
no-question = the quiz has the questions 1 to { $last }, not { $number }
no-letter = an answer is one of the letters { $letters }, not { $given }
none-about = there is no question about { $about }
    .kind = there is no question about { $about } of the kind { $kind }, but of these: { $kinds }
no-kind = no kind { $kind } of question; there are { $kinds }
long-words = a question or a move has at most { $most } letters; this one has { $n }
no-answer = there are { $n } answers, counted from 0, not { $number }
not-shown = no lesson shows { $id } yet
no-walkthrough = { $title } has no walkthrough { $id }; { $meant }
no-exercise = { $title } has no exercise { $id }; { $meant }
no-position = no position { $id }; { $meant }
circle = the position { $name } is like itself: one of them must be written out

# -- the desk
no-line = the position has no line { $key }; it has { $keys }
no-chance = chance is not to act here. { $prompt }
nothing-played = an exercise is made of what was played: play its solution first
no-exercise-yet = this cannot be made yet: { $why }
made-already = exactly this is made already: it is called { $id }
changed-meanwhile = { $path } was changed by somebody else since you opened it: replace it only if their changes may go
no-lesson = there is no lesson { $id } here; { $meant }
foreign = these are lessons of { $name }, and this is a desk of { $game }

# -- what is wrong with a lesson file
line = line { $line }: { $reason }
mistakes = { $name } has mistakes:
lesson-file = the lesson file
entry = { $kind } { $id }: { $problem }
did-you-mean = did you mean { $near }?
    .known = there are { $known }
    .none = there are none

# its form
curly = write straight quotes, "…": curly ones (“…”) are no quotes here
quote-missing = a quote is missing: a text begins and ends with " on one line, or with """ on several
colon = write key = value, with = and not with :
brackets = the name of a table stands in two brackets on each side: [[{ $name }]]
unquoted = a text stands in quotes: { $key } = "…"
key-twice = the key `{ $key }` comes twice: one of the two must go
backslash = a backslash is written twice: \\
equals = write key = value, with one =
comma = a comma is missing: one stands between every two values of a list
each-quoted = each text of a list stands in quotes: ["…", "…"]
behind = nothing stands behind a value, no ; and no //: a remark begins with #
inner-quotes = a quote within a text is written \", or as “…”
one-value = a key has one value, and nothing behind it: a comma stands only within brackets
no-toml = this line cannot be read. { $problem }
no-key = there is no key `{ $key }`; { $meant }
no-table = no such key { $key }; the keys are { $keys }
lacks-key = it lacks the key `{ $key }`
no-choice = `{ $key }` cannot be { $value }; { $meant }
each-of = each of `{ $key }`
wanted = { $of } is no { $type }
    .array = { $of } is a list, in brackets: ["…", "…"]
    .int = { $of } is a whole number, without quotes
    .count = { $of } is a whole number, 0 or more
    .str = { $of } is a text, in quotes
    .words = { $of } says nothing
    .answer = { $of } is a text, in quotes, or a whole number
    .object = { $of } is a table: { $form }
one-for-each = write [[{ $kind }]], one for each
id-twice = the id { $id } comes twice
no-format = format 1 is read here, not { $format }
no-game = the file must say its game: game = "..."
no-path = { $path } cannot be read: it names no file
no-file = there is no lesson file { $path }, and no game of that name; the games are { $games }
unreadable = { $path } cannot be read: { $problem }
no-utf8 = { $path } is no text in UTF-8: { $problem }

# what it speaks of
no-clauses =
    .walkthrough = the walkthrough must name the clauses that it teaches
    .exercise = the exercise must name the clauses that it teaches
    .quiz = the quiz must name the clauses that it teaches
    .question = the question must name the clauses that it teaches
no-clause = the rulebook has no clause { $clause }; { $meant }
nobody = nobody is called { $seat } here; { $meant }
no-verb = no verb { $verb }; { $meant }
no-spot = nothing on the board is called { $spot }; { $meant }
no-figure = no figure { $name } here; { $meant }
such-figures = { $problem } (such figures are { $figures })
no-points = no points of { $seat }: the seats are { $seats }
    .by = no points by { $clause }: the parts are { $parts }
no-expectation = { $text } is no expectation: write 'figure = value' (or != < <= > >= += -=, with spaces round it) or 'happened clause'
divided = { $text } is no number: nothing can be divided by 0
not-compared = { $figure } is { $found } and cannot be compared with { $value }
no-change = { $figure } is { $found }, which has no change to count
position-unread = the position cannot be read: { $problem }
position-impossible = the position is impossible: { $reason } [{ $clause }]

# what is not so
two-beginnings = a lesson begins with `position` or with `start`, not with both
move-or-moves = a step has `move` or `moves`, not both
kind-lacks = an exercise of the kind { $kind } needs the key { $key }
kind-ignores = an exercise of the kind { $kind } has no use for the key { $key }
of-exercise = exercise { $id }: { $problem }
not-so = { $line } is not so: { $really }
refused-after-all = { $move } is refused: { $why }
refused-by = { $move } is refused by { $clauses }, not refused by { $wanted }
    .allowed = { $move } is allowed, not refused by { $wanted }
    .unnamed = { $move } is refused by { $clauses }: name that in `by`
never = chance cannot bring { $outcome } here: how likely it is would be 0
goes-on = the goal is reached after { $n ->
    [one] { $n } move
   *[other] { $n } moves
} of the solution: leave out what follows
unsolved = the stored solution does not solve it: { $why }
solved-already = it is solved before anything is done
right-figure = { $figure } = { $right }, not { $given }
missing-moves = missing are { $moves }
after-moves = after { $n ->
    [one] { $n } move
   *[other] { $n } moves
} { $told }
in-the-end = { $line }: in the end { $really }
    .failed = { $line }, which is a failure, is so
one-refused = the solution alone must be refused; refused is { $moves }
    .none = the solution alone must be refused; none of the options is
one-so = the solution alone must be so; so is { $lines }
    .none = the solution alone must be so; none of the options is
no-options = without options the answer is a figure, such as 3 or 1/6, not { $answer }
no-option = the answer must be one of the options; { $meant }
few-options = a question has at least two options, all different
holds-answer = the question holds its answer: { $answer }
no-wrong-option = { $option } is no wrong option: `missed` says what those overlook

# -- exercises made at the desk, and questions of a position
needs =
    .find-all = an exercise of the kind { $kind } needs the verb of the moves that are to be found
    .find-illegal = an exercise of the kind { $kind } needs moves of which one is refused
    .next = an exercise of the kind { $kind } needs expectations of which one is so, such as pearls.blue = 2
    .points = an exercise of the kind { $kind } needs the figure that is asked for, such as points.blue
    .odds = an exercise of the kind { $kind } needs the outcome of chance, such as chance roll 6+6
one-option = exactly one of several options must be so here, not { $so } of { $n }
none-legal = no move of the verb { $verb } is legal here; { $meant }
one-move = exactly one of several moves must be refused here, not { $refused } of { $n }
verbs = no verb { $verb }; the verbs are { $verbs }
no-draw = chance has not been asked for anything yet
nothing-to-print = there is nothing to print yet: make an exercise or a question first

# files of students and of practice
nameless = { $path } cannot be read or written: it names no file
unusable = { $path } cannot be read or written: { $problem }
same-file = { $path } would be overwritten: name another file for the students
unmatched = cell { $number }: { $mark } without its counterpart
unended = cell { $number }: '{ $begin }' without '{ $end }'
no-notebook = there is no notebook { $path }
damaged-notebook = { $path } is no whole notebook: { $problem }
odd-notebook = { $path } is no notebook of format 4: it has no cells
    .cell = { $path } is no notebook of format 4: cell { $number }: { $problem }
damaged-progress = { $path } is no whole file of a learner's progress: { $problem }
damaged-json = { $path } is no whole JSON file (is it truncated?): { $problem }
other-json = { $path } is no { $format }: its "format" must be '{ $format }'
newer-json = { $path } has version { $version }, as no JSON file of this library has
no-version-1 = { $path } must say its version, 1
impossible-records = { $path } holds records that cannot be: { $problem }
