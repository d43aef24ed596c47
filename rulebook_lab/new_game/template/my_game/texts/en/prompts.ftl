roll = { $seat } rolls the die.
turn = { $deciders } takes the pips or leaves them.
    .you = Take the pips, or leave them.
