# Odpowiedzi na pytania o ruch albo pozycję.

legal = { $move }: dozwolone
    .whole = To jest dozwolone.
not-legal = { $move } nie jest dozwolone:
no-defects = bez błędów
