# Šta ne može da se pročita: radnja, položaj, ime.

# -- radnje
move-is-text = radnja se piše kao tekst, a ne { $given }
move-form = radnja se piše kao „mesto glagol ostalo”, a ne { $given }; za glagol { $nearest }
no-verb = glagola { $verb } nema, u { $text }; { $nearest }
no-mover = { $text } ne kaže čija je radnja: ispred glagola stoji mesto za stolom, na primer „{ $example }”
within = { $problem }, u { $text }
no-move = { $move } nije radnja igre { $game }
    .because = { $move } nije radnja igre { $game }: { $problem }
form = ovo se piše „{ $form }”
    .lists = ovo se piše „{ $form }”; delovi spiska spajaju se znakom +, reči imena znakom -
no-part = { $given } ne može da bude { $part }: { $problem }
parts = broj delova treba da bude { $wanted }, a ne { $found }
several = { $nearest }; kad ih je više, spajaju se znakom +
    .one = { $nearest }; ovde se navodi samo jedno
limits = ispravno je najmanje { $least } i najviše { $most }
number = ceo broj, na primer 2
nameless = ovo se ne može izostaviti
hidden = u ovom položaju ništa nije skriveno: napišite samo ime, a ne ?
one-of = jedno od ovoga: { $names }
    .not = jedno od ovoga: { $names }, a ne { $given }
    .near = jedno od ovoga: { $names }, a ne { $given }; { $near }
meant = najbliže: { $names }
or = { " ili " }
names = postoje { $names }
    .such-as = na primer { $names } …

# -- položaji
position-is-text = položaj se piše kao tekst, a ne { $given }
no-object = piše se kao objekat, a ne kao { $given }
no-position = ovo nije položaj igre { $game }: { $problem }
another = kad se ponovo pročita iz svog teksta, drugačiji je
misfit = delovi ovog položaja se ne slažu: { $problem }
asks-nobody = pitanje { $question } ovde nema koga da pita [{ $clause }]: napišite ono koje je otvoreno
asks-nothing = pitanje { $question } se ovde preskače [{ $clause }], jer ništa ne može da se uradi: napišite ono koje je otvoreno
asks-once = pitanje { $question } se ovde ne postavlja [{ $clause }], jer je jedina moguća radnja { $move }: napišite ono koje je otvoreno
nothing-to-do = ovde nema radnje za { $seats }: { $prompt }
strangers = niko se ovde ne zove { $names }, u { $frame }: mesta su { $seats }
nothing-open = ništa otvoreno se ne zove { $name }; { $nearest }
line = red { $number }, { $key }: { $problem }
no-line = red { $number }: { $content } nije u obliku „ključ: vrednost”
no-key = takvog ključa nema; ključevi su { $keys }
    .near = takvog ključa nema; { $near }
twice = javlja se dvaput
said-twice = { $word } javlja se dvaput
again = ponavlja ono što { $key } kaže u redu { $number }
seats = od { $least } do { $most } različitih mesta između ovih: { $known }, a ne { $given }
unseated = { $seat } ovde nema mesto: mesta su { $seats }
whole-number = ceo broj od { $least } do { $most }, a ne { $given }
range = od { $least } do { $most }, a ne { $given }
at-most = najviše { $most }, a ne { $found }

# -- imena
no-clause = { $title } nema pravilo { $id }; postoje { $known }
    .near = { $title } nema pravilo { $id }; da li ste mislili na { $near }?
no-seat = mesta { $seat } ovde nema: mesta su { $seats }
no-game = igre { $name } nema; postoje { $known }
    .near = igre { $name } nema: { $near } Postoje { $known }.

# -- zapisi
no-node = zapis ima mesta od 0 do { $last }, a ne { $given }
no-replay = zapis ne može da se odigra ponovo: { $problem }
no-json = ovo nije cela datoteka JSON (možda je odsečena): { $problem }
no-record = ovo nije { $format }: njen 'format' mora da bude '{ $format }'
no-version = u datoteci ne piše njena verzija, ceo broj
newer = datoteka ima verziju { $version }, a ova biblioteka čita do { $known }: ažurirajte biblioteku
    .file = datoteka { $path } ima verziju { $version }, a ova biblioteka čita do { $known }: ažurirajte biblioteku
lacks = u datoteci nedostaje { $missing }
written-with = { $problem }; zapis je napravljen uz { $package }
no-components = komponente se zadaju kao tekst datoteke s komponentama, a ne kao { $given }
impossible-start = početak je nemoguć: { $why }
follows = radnja { $n } sledi za mestom { $parent }, koje nije pre nje
in-move = radnja { $n }: { $problem }
move-twice = radnja { $n } ({ $move }) stoji u datoteci dvaput
unseen = skriveno (?) je više nego što ima, ili ono što { $seat } vidi: navedite šta je

# -- datoteke
unwritable = { $path } ne može da se zapiše: { $problem }
    .nameless = { $path } ne može da se zapiše: to nije ime datoteke
    .odd = { $path } ne može da se zapiše: to nije obična datoteka
    .other = { $path } ne može da se zapiše: tamo je nešto drugo, izaberite drugo ime
there-already = { $path } već postoji: recite ako treba da se zameni
    .several = { $path } već postoje: recite ako treba da se zamene
no-base =
    .progress = { $path } nije datoteka s napretkom u učenju
    .games = { $path } nije datoteka sa sačuvanim partijama
