any =
    .over = The game is over: { $winners } won with { AMOUNT($points, "point") }.
    .shared = The game is over: { $winners } share the victory with { AMOUNT($points, "point") }.
