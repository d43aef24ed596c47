any =
    .over = Koniec gry: wygrywa { $winners }, { AMOUNT($points, "point") }.
    .impossible = Taka pozycja nie może powstać. { $why }
    .shared = Koniec gry: { $winners } wspólnie wygrywają, po { AMOUNT($points, "point", form: "accusative") }.
