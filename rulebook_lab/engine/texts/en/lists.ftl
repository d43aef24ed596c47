# How words are strung together: "a, b and c".

between = { ", " }
last = { " and " }
nothing = nothing
more = { $count } more
decimal = .
