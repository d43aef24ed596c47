# Co jest na stronie, zanim pojawi się pokój.

title = Pokój do gry
code = Kod pokoju
go = Wejdź
waiting = Łączenie…
lost = Utracono połączenie. Kolejna próba…
