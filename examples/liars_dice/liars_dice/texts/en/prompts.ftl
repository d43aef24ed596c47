roll = { $seat } shakes the cup.
turn = { $deciders } raises { $bidder }’s bid of { $count } × { $face } or doubts it.
    .you = Raise { $bidder }’s bid of { $count } × { $face } or doubt it.
    .first = { $deciders } makes the first bid of the round.
    .you-first = Make the first bid of the round.
    .lone = { $deciders } makes the first bid of a lone round: its face stays.
    .you-lone = Make the first bid of a lone round: its face stays.
end_last = The game is over: { $winners } won with { AMOUNT($points, "die") } left.
