# What a page says after the reader has done something.

saved = Saved to { $path }.
replace-it = There is a record called { $path } already. Replace it?
replace = Replace it
save-inside = A file is saved in the folder that was chosen for it: { $name } would lie outside.
close = close
rule = rule: { $clause }
kept-place = This place is kept as “{ $name }”. Play on; “go to” brings you back.
nothing-to-do = “{ $spot }”: nothing to do with it now. { $prompt }
    .short = “{ $spot }”: nothing to do with it now.
does-not-go = “{ $spot }” does not go with what is picked. { $prompt }
    .short = “{ $spot }” does not go with what is picked.
not-your-turn = It is the turn of { $seats }. { $prompt } Meanwhile you may read a rule, or ask “Why not …?” about any move.
    .short = It is the turn of { $seats }.
not-yours = This is for another seat to decide.
again-with = Begin again with { $spot }
legal = { $move }. That is legal.
play-it = Play it
bots-stopped = The bots stopped. { $problem }
games-stopped = The games stopped. { $problem }
no-file = a file is needed, with its name and its text
no-number = a whole number is needed, not { $value }
