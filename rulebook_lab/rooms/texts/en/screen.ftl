# The projector's page.

vote = The class votes on { $seat }’s next move: { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
answers = { $n ->
    [one] { $n } answer is in.
   *[other] { $n } answers are in.
}
