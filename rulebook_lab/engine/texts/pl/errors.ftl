# Czego nie da się odczytać: ruch, pozycja, nazwa.

# -- ruchy
move-is-text = ruch zapisuje się jako tekst, a nie { $given }
move-form = ruch zapisuje się „miejsce czasownik reszta”, a nie { $given }
no-verb = nie ma czasownika { $verb }, w { $text }; { $nearest }
within = { $problem }, w { $text }
no-move = { $move } nie jest ruchem w grze { $game }
    .because = { $move } nie jest ruchem w grze { $game }: { $problem }
form = to zapisuje się „{ $form }”
    .lists = to zapisuje się „{ $form }”; części listy łączy znak +
no-part = { $given } nie pasuje jako { $part }: { $problem }
parts = liczba części powinna wynosić { $wanted }, a nie { $found }
several = { $nearest }; gdy jest ich kilka, łączy je znak +
one-of = jedno z: { $names }
    .not = jedno z: { $names }, a nie { $given }
meant = najbliżej: { $names }
or = { " lub " }
names = są { $names }
    .such-as = na przykład { $names } …

# -- pozycje
position-is-text = pozycję zapisuje się jako tekst, a nie { $given }
no-object = zapisuje się to jako obiekt, a nie jako { $given }
no-position = to nie jest pozycja z gry { $game }: { $problem }
another = po ponownym odczytaniu z jej tekstu jest inna
misfit = części tej pozycji nie pasują do siebie: { $problem }
nothing-to-do = nie ma tu ruchu dla { $seats }: { $prompt }
strangers = nikt się tu nie nazywa { $names }, w { $frame }: miejsca to { $seats }
nothing-open = nic otwartego nie nazywa się { $name }; { $nearest }
line = wiersz { $number }, { $key }: { $problem }
no-line = wiersz { $number }: { $content } nie ma postaci „klucz: wartość”
no-key = nie ma takiego klucza; klucze to { $keys }
twice = występuje dwa razy
again = powtarza to, co { $key } mówi w wierszu { $number }
seats = od { $least } do { $most } różnych miejsc spośród: { $known }, a nie { $given }
unseated = { $seat } nie ma tu miejsca: miejsca to { $seats }
whole-number = liczba całkowita od { $least } do { $most }, a nie { $given }
range = od { $least } do { $most }, a nie { $given }
at-most = najwyżej { $most }, a nie { $found }

# -- nazwy
no-clause = { $title } nie ma klauzuli { $id }
    .near = { $title } nie ma klauzuli { $id }; czy chodzi o { $near }?
no-seat = nie ma tu miejsca { $seat }: miejsca to { $seats }
no-game = nie ma gry { $name }; są { $known }
