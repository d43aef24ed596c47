hint = { $seat }: { $move }. Chance to win: { $expects } (±{ $error }).
    .exact = { $seat }: { $move }. Chance to win: { $expects }.
other = otherwise: { $move }: { $expects } (±{ $error })
    .exact = otherwise: { $move }: { $expects }
changes = { $figure }: { $before } → { $after }
instead = { $figure }: { $after } instead of { $before }
clause = by “{ $title }”
searched = searched, { $tries } tries
solved = calculated exactly
nothing = Nobody has to decide here.
not-seen = This is what { $viewer } sees: a hint needs what { $seat } sees.
not-judged = Nobody can tell what a position of { $game } is worth.
review = { $game }: { $seats } looked over, { $decisions } decisions, { $mistakes ->
    [one] { $mistakes } of them a mistake
   *[other] { $mistakes } of them mistakes
}
mistake = step { $step }, { $seat }: { $played }. In 100 games that wins { $loss } fewer (±{ $error })
    .exact = step { $step }, { $seat }: { $played }. In 100 games that wins { $loss } fewer
better = better: { $move }
no-mistakes = No move was clearly worse than another.
chart = { $best } was ahead for longest
    .even = Nobody was ahead for longest
    .alone = How the chance to win went
chart-x = step
chart-y = chance to win
study = { $question } Most: { $best }, { $mean } ± { $half }
    .unsure = { $question } The games show no sure difference between { $best } and { $next }
    .brackets = 95 % intervals in brackets
    .measured = what was measured
    .mean = mean of { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
    .games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
table =
    .figure = figure
    .mean = mean
    .interval = 95 % interval
    .games = games
    .span = { $low } to { $high }
    .unknown = not known
