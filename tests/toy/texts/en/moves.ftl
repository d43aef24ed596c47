heap = The heap holds { $pebbles }.
take = Take { AMOUNT($count, "pebble") }.
call = Call the vote.
cast = Vote { $yes }.
