label = Pregled partije igre { $game }
none = Nijedna radnja nije bila sigurno lošija od neke druge.
try = Pokušaj ponovo
back = Nazad na pregled
trial = Korak { $step }, ponovo
right = I to je podjednako dobro: { $move }
wrong = To još nije to: { $move }
