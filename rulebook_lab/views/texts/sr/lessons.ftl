# Vođeni primeri, vežbe, kvizovi, grafikoni sa komandama.

walkthrough = vođeni primer: { $title }
played-on = Odigrano dalje od koraka { $n } od { $last }: sada je partija vaša.
refused-here = Ovde nije dozvoljeno
refused = { $seat }, „{ $move }”:
    .whole = „{ $move }”:
back = ◂ Nazad
back-label = Nazad
next = Dalje ▸
next-label = Dalje
go-to-page = idi na stranu
page-of = { $n } od { $last }
play-on = Igraj dalje odavde
come-back = Nazad na vođeni primer
not-yours = Ovo je vođeni primer. Uz „Igraj dalje odavde” možete da igrate sami.
exercise = vežba: { $title }
# deo table je sklopljen, ili se vidi cela
unfold = ⊞ Prikaži celu tablu
fold = ⊟ Prikaži samo ono što je ovde važno
used = radnja { $n } od { $most }
hint = Nagoveštaj
hint-is = Nagoveštaj: { $hint }
hints = nagoveštaji
again = Počni ponovo
your-answer = vaš odgovor
odds-hint = 1/6 ili 17%
figure-hint = broj
check = Proveri
taken-back = Radnja je poništena: pokušajte nešto drugo.
next-exercise = Sledeća vežba ▸
which-rule = Koje pravilo to zabranjuje?
question = Pitanje { $n } od { $last }
right-of = tačno { $right } od { $n }
options = ponuđeni odgovori
look-again = Pogledajte ovo još jednom:
all-answered = Na sve je odgovoreno: tačno { $right } od { $n }.
games-played = odigrane partije
games = { $n } od { $most } partija
more-games = Još partija
stop = Zaustavi
all-played = Sve partije su odigrane.
clauses = { $n ->
    [one] { $n } pravilo
    [few] { $n } pravila
   *[other] { $n } pravila
}
