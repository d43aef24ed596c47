# Odpowiedzi na pytania o ruch albo pozycję.

legal = „{ $move }” – ruch dozwolony
    .whole = To jest dozwolone.
not-legal = „{ $move }” – ruch niedozwolony:
no-defects = bez błędów
