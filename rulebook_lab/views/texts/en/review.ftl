label = The review of a game of { $game }
none = No move was clearly worse than another.
mistake = { $step }. { $seat } −{ $loss }
mistakes = Wins in 100 games that each mistake costs
answer = What was better
right = That is just as good: { $move }
wrong = Not quite: { $move }
try = What would you have done? Play it on the board. “What was better” tells what the computer found.
