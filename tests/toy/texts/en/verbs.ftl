heap = Draw the heap
take = Take
call = Call
cast = Vote
