# What a lesson, a quiz or an answer cannot be.

answered = w tym zadaniu podaje się odpowiedź, a nie gra: użyj answer(...)
played = w tym zadaniu się gra, a nie podaje odpowiedź: użyj play(ruch)
over = ta próba już się skończyła: zacznij od nowa przez again()
no-page = pokaz ma strony od 0 do { $last }, a nie { $number }
no-question = quiz ma pytania od 1 do { $last }, a nie { $number }
no-letter = odpowiedzią jest jedna z liter { $letters }, a nie { $given }
none-about = nie ma pytania na temat: { $about }
    .kind = nie ma pytania rodzaju { $kind } na temat: { $about }
no-kind = nie ma pytań rodzaju { $kind }; dostępne: { $kinds }
no-answer = odpowiedzi jest { $n }, licząc od 0; nie ma odpowiedzi { $number }
not-shown = żadna lekcja nie pokazuje jeszcze { $id }
no-walkthrough = w lekcjach „{ $title }” nie ma pokazu { $id }; dostępne: { $known }
    .none = w lekcjach „{ $title }” nie ma pokazu { $id }; nie ma jeszcze żadnego
no-exercise = w lekcjach „{ $title }” nie ma zadania { $id }; dostępne: { $known }
    .none = w lekcjach „{ $title }” nie ma zadania { $id }; nie ma jeszcze żadnego
no-position = nie ma pozycji { $name }; dostępne: { $known }
    .near = nie ma pozycji { $name }; czy chodzi o { $near }?
    .none = nie ma pozycji { $name }; nie ma żadnej
circle = pozycja { $name } jest taka jak ona sama: jedną z nich trzeba wypisać w całości

# -- pulpit nauczyciela
no-line = pozycja nie ma wiersza { $key }; ma { $keys }
no-chance = tutaj nie decyduje los. { $prompt }
nothing-played = ćwiczenie powstaje z tego, co rozegrano: najpierw rozegraj jego rozwiązanie
no-exercise-yet = to nie jest ćwiczenie: { $why }
no-lesson = nie ma tu lekcji { $id }; są { $known }
    .none = nie ma tu lekcji { $id }; nie ma żadnej
foreign = to są lekcje do { $name }, a to jest pulpit do gry { $game }
