# The rulebook to look things up in, its cards, what a learner knows of it.

search = Search the rules of { $game }
every-kind = every kind
kind = kind of clause
counted = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
begin = { $n ->
    [one] { $n } clause.
   *[other] { $n } clauses.
} Type a few words, or choose a heading.
also = Also
page = { $section }, p. { $page }
ruling = ruling, { $source ->
    [rulebook] rulebook
    [public] public
   *[ours] ours
}
example = Example.
about = Rulings and examples ({ $n })
ask = Ask the rulebook: { $game }
ask-label = ask the rulebook
ask-hint = a few words, such as: may I buy twice
more-answers = { $n ->
    [one] One more answer
   *[other] { $n } more answers
}
back = ◂ Back to the answers
show-me = Show me: { $lesson }
lesson = { $title } ({ $kind ->
    [walkthrough] walkthrough
   *[exercise] exercise
})
questions = questions about it
hit = { $kind ->
    [clause] Rule
    [ruling] Question
    [figure] In the box
   *[example] Example
}: { $title }

# -- progress

new = not met yet
seen = seen, not tried
learning = being learned
due = due again
mastered = mastered
chart = { $learner }, { $game }: { $mastered } of { $n } clauses mastered, { $due } due today
chart-label = progress of { $learner }
standing = { $clause }: { $standing }
unmet = { $chapter }: { $n } not met yet
standings = { $sign } { $standing }: { $n }
mark = { $due ->
    [none] Seen { $seen } times, not tried yet.
   *[other] Tried { $tried } times, right { $right }. Likely to be remembered for { $days ->
        [one] a day
       *[other] { $days } days
    }: asked again on { $due }.
}
