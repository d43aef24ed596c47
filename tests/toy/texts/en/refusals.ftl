turn_most = { AMOUNT($count, "pebble") } cannot be taken: one to { $most } may.
turn_there = Only { $left ->
    [one] { $left } pebble is
   *[other] { $left } pebbles are
} left, not { $count }.
vote_once = The vote of this game has been held.
