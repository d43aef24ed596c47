# Odgovori na pitanja o radnji ili položaju.

legal = { $move }: dozvoljeno
    .whole = To je dozvoljeno.
not-legal = { $move } nije dozvoljeno:
no-defects = bez grešaka
