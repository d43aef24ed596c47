fall = The die shows { $face }.
take = Take the pips.
leave = Leave the die.
