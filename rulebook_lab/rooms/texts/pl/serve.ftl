# Co mówią `rulebook-lab serve` i notatnik.

room = Pokój { $code }. Dla wszystkich: { $link }
lead = Dla ciebie, do prowadzenia (nie mów nikomu): { $link }
kept = Zachowany wcześniej: { $game }, pokój { $code }. Do prowadzenia (nie mów nikomu): { $link }
alone = Ten komputer nie jest w żadnej sieci: wejść może tylko jego własna przeglądarka.
end = Ctrl+C zatrzymuje serwer; pokoje zostają i następny serwer znów je otworzy.
no-port = Nie można użyć portu { $port }: { $problem }. Wybierz inny opcją --port.
no-host = { $host } nie jest adresem, pod którym można nasłuchiwać. Wybierz inny opcją --host.
# -- karta w notatniku
card-code = Pokój { $code }
card-others = Dla wszystkich
card-lead = Prowadź tutaj
card-no-server = Żaden serwer nie obsługuje teraz tego pokoju: wywołaj znowu lab.room("{ $code }").
card-refused = Odpowiedź pokoju: { $why }
