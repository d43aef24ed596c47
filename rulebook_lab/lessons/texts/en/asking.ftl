# Answers to questions in words.

nothing = Nothing like it was found in the rulebook of { $game }.
show-me = show me: { $lesson }
lessons = Lessons of { $title }
may = { $verb }: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, by { $clause }
nobody-may = Nobody can do anything here.
refuses = { $n ->
    [one] refuses
   *[other] refuses { $n } moves, such as
}: “{ $move }”
no-obstacle = Nothing stands in the way.
