# Answers to questions in words.

nothing = To nie dotyczy gry { $game }: w instrukcji nie ma nic podobnego.
