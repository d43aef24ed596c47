label = Analiza gry { $game }
none = Żaden ruch nie był na pewno gorszy od innego.
try = Spróbuj jeszcze raz
back = Wróć do analizy
trial = Krok { $step } jeszcze raz
right = To jest równie dobre: { $move }
wrong = To jeszcze nie to: { $move }
