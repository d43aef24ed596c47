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
level = { $n ->
    [one] { $n } potez ima
    [few] { $n } poteza imaju
   *[other] { $n } poteza ima
} jednako mnogo glasova, a nijedan nema više. Ako tako ostane, igra se onaj koji je prvi predložen, osim ako nastavnik izabere drugi.
