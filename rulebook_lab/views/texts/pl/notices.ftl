# What a page says after the reader has done something.

saved = Zapisano w { $path }.
replace-it = Zapis o nazwie { $path } już istnieje. Zastąpić go?
replace = Zastąp
save-inside = Plik zapisuje się w wybranym folderze: { $name } znalazłby się poza nim.
close = zamknij
rule = zasada: { $clause }
kept-place = To miejsce jest zachowane jako „{ $name }”. Graj dalej; „przejdź do” pozwoli tu wrócić.
nothing-to-do = „{ $spot }”: teraz nic się z tym nie robi. { $prompt }
    .short = „{ $spot }”: teraz nic się z tym nie robi.
does-not-go = „{ $spot }” nie pasuje do tego, co już wybrane. { $prompt }
    .short = „{ $spot }” nie pasuje do tego, co już wybrane.
not-your-turn = Teraz { COUNT($seats) ->
        [one] decyduje
       *[other] decydują
    } { $seats }. { $prompt } Tymczasem możesz przeczytać zasadę albo zapytać „Dlaczego nie …?” o dowolny ruch.
    .short = Teraz { COUNT($seats) ->
        [one] decyduje
       *[other] decydują
    } { $seats }.
not-yours = O tym decyduje inny gracz.
again-with = Zacznij od nowa: { $spot }
legal = { $move }. To jest dozwolone.
play-it = Zagraj to
bots-stopped = Boty się zatrzymały. { $problem }
games-stopped = Gry się zatrzymały. { $problem }
no-file = potrzebny jest plik, z nazwą i tekstem
no-number = potrzebna jest liczba całkowita, a nie { $value }
