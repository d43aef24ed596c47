# Lessons on paper, for the class.

answers = { $title }: answers
answer = Answer: ____________________
which = Which one? ____ By which rule? ____________________
most = In { $n ->
    [one] one move.
   *[other] { $n } moves at most.
}
because = { $clause }: { $rule }
unknown = No solution stands in this file.
