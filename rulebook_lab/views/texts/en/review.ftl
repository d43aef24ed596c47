label = The review of a game of { $game }
none = No move was clearly worse than another.
try = Try again
back = Back to the review
trial = Step { $step } again
right = That is just as good: { $move }
wrong = Not quite: { $move }
