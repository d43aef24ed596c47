label = Pregled partije igre { $game }
none = Nijedna radnja nije bila sigurno lošija od neke druge.
mistake = { $step }. { $seat } −{ $loss }
mistakes = Koliko pobeda na 100 partija košta greška
answer = Šta je bilo bolje
right = I to je podjednako dobro: { $move }
wrong = To još nije to: { $move }
try = Šta biste vi učinili? Odigrajte to na tabli. „Šta je bilo bolje” kaže šta je našao računar.
