heap = The heap holds { AMOUNT($pebbles, "pebble") }.
takes = { $seat } takes { AMOUNT($count, "pebble") }.
votes = { $seat } votes { $answer }.
    .hidden = { $seat } has voted.
vote = The vote ends { $yes } to { $no }.
