fall = Roll
take = Take
leave = Leave
