any =
    .over = The game is over: { $winners } won with { AMOUNT($points, "point") }.
    .impossible = This position is impossible. { $why }
    .shared = The game is over: { $winners } share the victory with { AMOUNT($points, "point") }.
