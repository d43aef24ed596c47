solved = Tačno: cilj je postignut.
go-on = Samo napred.
refused = To nije dozvoljeno. { $reasons }
failed = Tako se ne stiže do cilja: { $failure }. Vidite { $clause }: { $rule }
used-up = Nema više radnji, a cilj je bio: { $missed }. Vidite { $clause }: { $rule }
unfinished = Cilj još nije postignut. Vidite { $clause }: { $rule }
found-all = Tačno: to su sve.
not-legal = „{ $move }” nije dozvoljeno. { $reasons }
other-kind = „{ $move }” je dozvoljeno, ali traži se ovo: { $find }. Vidite { $clause }: { $rule }
name-each = Navedite svaki potez posebno, sa zarezom između njih: pita se upravo koji su to.
no-move = { $told ->
    [nothing] Treba navesti radnju.
   *[other] { $told }
} Vidite { $clause }: { $rule }
missing = { $n ->
    [one] Nedostaje još { $n }.
    [few] Nedostaju još { $n }.
   *[other] Nedostaje još { $n }.
} Vidite { $clause }: { $rule }
legal-after-all = „{ $move }” je ovde dozvoljeno. Vidite { $clause }: { $rule }
other-clause = „{ $move }” se zaista odbija, ali ne po pravilu „{ $given }”. Pročitajte ponovo: { $clause }.
which-clause = „{ $move }” se zaista odbija. Po kom pravilu?
right-clause = Tačno: { $reasons }
right = Tačno: { $answer }.
wrong = { $answer ->
    [nothing] To još nije odgovor.
   *[other] Ne: { $answer } nije tačno.
} Vidite { $clause }: { $rule }
figure-wanted = Upišite broj: ceo broj, ili verovatnoću kao 3/70 ili 4 %.{ $answer ->
    [nothing] { "" }
   *[other] { " " }{ $answer } nije broj.
}
no-figure = { figure-wanted } Vidite { $clause }: { $rule }
no-option = { $answer } nije nijedan od ponuđenih odgovora. Vidite { $clause }: { $rule }
no-odds = Verovatnoća je između 0 i 1, to jest između 0 i 100 %: { $answer } to ne može biti; 2,8 posto je 2,8 % ili 0,028.
no-hint = Nema više nagoveštaja.
