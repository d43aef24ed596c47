label = The review of a game of { $game }
none = No move was surely worse than another.
try = Try again
back = Back to the review
trial = Step { $step } again
right = That is as good: { $move }
wrong = That is not it yet: { $move }
