# Šta kaže više stranica sobe.

code = Soba { $code }
qr = Adresa sobe { $code } za skeniranje
players = igrači
you = vi
to-act = na redu
bot = { $bot } bot
free = slobodno
no-name = neko
log = Zapisnik
nothing-yet = Još ništa.
go-to-move = idi na radnju { $n }
options = odgovori
answers = { $n ->
    [one] { $n } odgovor
   *[other] { $n } odgovora
}
seconds = { $n } s
