solved = Right: the goal is reached.
go-on = Go on.
refused = That is not allowed. { $reasons }
failed = That misses the goal: { $failure }. See { $clause }: { $rule }
used-up = The moves are used up, and this was the goal: { $missed }. See { $clause }: { $rule }
unfinished = The goal is not reached yet. See { $clause }: { $rule }
found-all = Right: these are all of them.
not-legal = “{ $move }” is not allowed. { $reasons }
other-kind = “{ $move }” is allowed, but what is asked for is: { $find }. See { $clause }: { $rule }
name-each = Name each move, with a comma between two: which ones they are is the question.
no-move = { $told ->
    [nothing] A move is asked for.
   *[other] { $told }
} See { $clause }: { $rule }
missing = { $n ->
    [one] { $n } more is
   *[other] { $n } more are
} still missing. See { $clause }: { $rule }
legal-after-all = “{ $move }” is allowed here. See { $clause }: { $rule }
other-clause = “{ $move }” is refused, but not by “{ $given }”. Read this again: { $clause }.
which-clause = “{ $move }” is refused, yes. By which clause?
right-clause = Right: { $reasons }
right = Right: { $answer }.
wrong = { $answer ->
    [nothing] That is no answer yet.
   *[other] No: { $answer } is wrong.
} See { $clause }: { $rule }
figure-wanted = Write a figure: a whole number, or a probability such as 3/70 or 4 %.{ $answer ->
    [nothing] { "" }
   *[other] { " " }{ $answer } is none.
}
no-figure = { figure-wanted } See { $clause }: { $rule }
no-option = { $answer } is none of the answers to choose from. See { $clause }: { $rule }
no-odds = A probability is from 0 to 1, that is from 0 to 100 %: { $answer } cannot be one; 2.8 per cent is 2.8 % or 0.028.
no-hint = There are no more hints.
