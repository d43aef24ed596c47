# What is answered when a move or a position is asked about.

legal = { $move }: legal
    .whole = That is legal.
not-legal = { $move } is not legal:
no-defects = no defects
