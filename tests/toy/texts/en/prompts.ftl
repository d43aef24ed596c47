heap = The heap is being drawn.
turn = { $deciders }: take pebbles or call a vote.
vote = { $deciders } vote in secret.
