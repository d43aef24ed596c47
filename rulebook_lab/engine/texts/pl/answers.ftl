# Answers about a move or a position.

legal = „{ $move }” – ruch dozwolony
    .whole = To jest dozwolone.
not-legal = „{ $move }” – ruch niedozwolony:
no-defects = bez błędów
