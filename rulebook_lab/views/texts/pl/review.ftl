label = Analiza gry { $game }
none = Żaden ruch nie był na pewno gorszy od innego.
mistake = { $step }. { $seat } −{ $loss }
mistakes = Ile zwycięstw na 100 partii kosztuje błąd
answer = Co było lepsze
right = To jest równie dobre: { $move }
wrong = To jeszcze nie to: { $move }
try = A co byłby lepszy ruch? Zagraj go na planszy. „Co było lepsze” mówi, co znalazł komputer.
