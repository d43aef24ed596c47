# Answers to questions in words.

nothing = That is not about { $game }: its rulebook says nothing like it.
