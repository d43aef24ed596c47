# Šta lekcija, kviz ili odgovor ne mogu.

answered = na ovu vežbu se odgovara, ne igra se: koristite 'answer(...)'
played = ova vežba se igra, ne odgovara se: koristite 'play(...)'
over = ovaj pokušaj je gotov: počnite ponovo sa 'again()'
no-page = vođeni primer ima stranice od 0 do { $last }, a ne { $number }
no-question = kviz ima pitanja od 1 do { $last }, a ne { $number }
no-letter = odgovor je jedno od slova { $letters }, a ne { $given }
none-about = nema pitanja o ovome: { $about }
    .kind = nema pitanja vrste { $kind } o ovome: { $about }; ima ih vrste: { $kinds }
no-kind = vrste pitanja { $kind } nema; postoje { $kinds }
long-words = pitanje ili potez ima najviše { $most } slova, a ovde ih je { $n }
no-answer = odgovori se broje od 0 i ima ih { $n }: odgovora { $number } nema
not-shown = nijedna lekcija još ne pokazuje { $id }
no-walkthrough = { $title } nema vođeni primer { $id }; { $meant }
no-exercise = { $title } nema vežbu { $id }; { $meant }
no-position = položaja { $id } nema; { $meant }
circle = položaj { $name } upućuje na samog sebe: jedan od njih mora da se napiše u celini

# -- nastavnički sto
no-line = položaj nema red { $key }; ima { $keys }
no-chance = ovde ne odlučuje slučaj. { $prompt }
nothing-played = vežba se pravi od odigranog: prvo odigrajte njeno rešenje
no-exercise-yet = ovo se još ne može napraviti: { $why }
made-already = upravo to je već napravljeno: zove se { $id }
changed-meanwhile = neko je izmenio { $path } otkad je otvoren: zamenite ga samo ako te izmene smeju da nestanu
no-lesson = lekcije { $id } ovde nema; { $meant }
foreign = ovo su lekcije za { $name }, a ovo je sto za igru { $game }

# -- šta nije u redu s datotekom lekcija
line = red { $line }: { $reason }
mistakes = { $name } ima grešaka:
lesson-file = datoteka s lekcijama
entry = { $kind } { $id }: { $problem }
did-you-mean = da li ste mislili na { $near }?
    .known = postoje { $known }
    .none = zasad nema ničega

# njen oblik
curly = pišite ravne navodnike, "…": zaobljeni („…”) ovde nisu navodnici
quote-missing = nedostaje navodnik: tekst počinje i završava se znakom " u istom redu, ili znakovima """ ako ima više redova
colon = piše se ključ = vrednost, sa znakom =, a ne sa :
brackets = ime tabele stoji u dvostrukim uglastim zagradama sa obe strane: [[{ $name }]]
unquoted = tekst stoji u navodnicima: { $key } = "…"
key-twice = ključ `{ $key }` se pojavljuje dvaput: jedan od njih mora da nestane
backslash = obrnuta kosa crta piše se dvaput: \\
equals = pišite ključ = vrednost, sa jednim =
comma = nedostaje zarez: u listi stoji između svake dve vrednosti
each-quoted = svaki tekst u listi stoji pod navodnicima: ["…", "…"]
behind = iza vrednosti ne stoji ništa, ni ; ni //: napomena počinje sa #
inner-quotes = navodnik u tekstu piše se \" ili kao „…”
one-value = ključ ima jednu vrednost i ništa iza nje: zarez stoji samo unutar zagrada
no-toml = ovaj red ne može da se pročita. { $problem }
no-key = ključa `{ $key }` nema; { $meant }
no-table = ključa { $key } nema; ključevi su { $keys }
lacks-key = nedostaje ključ `{ $key }`
no-choice = `{ $key }` ne može da bude { $value }; { $meant }
each-of = svako `{ $key }`
wanted = { $of } nije { $type }
    .array = { $of } je spisak, u zagradama: ["…", "…"]
    .int = { $of } je ceo broj, bez navodnika
    .count = { $of } je ceo broj, 0 ili više
    .str = { $of } je tekst, pod navodnicima
    .words = { $of } ne kaže ništa
    .answer = { $of } je tekst pod navodnicima ili ceo broj
    .object = { $of } je tabela: { $form }
one-for-each = pišite [[{ $kind }]], za svako posebno
id-twice = oznaka { $id } se javlja dvaput
no-format = ovde se čita format 1, a ne { $format }
no-game = u datoteci mora da piše koja je igra: game = "..."
no-path = { $path } ne može da se pročita: to nije ime datoteke
no-file = datoteke s lekcijama { $path } nema, a ni igre koja se tako zove; igre su { $games }
unreadable = { $path } ne može da se pročita: { $problem }
no-utf8 = { $path } nije tekst u kodu UTF-8: { $problem }

# o čemu govori
no-clauses =
    .walkthrough = vođeni primer mora da navede pravila kojima uči
    .exercise = vežba mora da navede pravila kojima uči
    .quiz = kviz mora da navede pravila kojima uči
    .question = pitanje mora da navede pravila kojima uči
no-clause = u pravilniku nema pravila { $clause }; { $meant }
nobody = niko se ovde ne zove { $seat }; { $meant }
no-verb = glagola { $verb } nema; { $meant }
no-spot = ništa na tabli se ne zove { $spot }; { $meant }
no-figure = podatka { $name } ovde nema; { $meant }
such-figures = { $problem } (takvi podaci su { $figures })
no-points = poena za { $seat } nema: mesta su { $seats }
    .by = poena po pravilu { $clause } nema: delovi su { $parts }
no-expectation = { $text } nije očekivanje: piše se 'podatak = vrednost' (ili != < <= > >= += -=, s razmacima oko znaka) ili 'happened pravilo'
divided = { $text } nije broj: nulom se ne deli
not-compared = { $figure } je { $found } i ne može da se poredi sa { $value }
no-change = { $figure } je { $found }: tu nema promene koja bi se brojala
position-unread = položaj ne može da se pročita: { $problem }
position-impossible = položaj je nemoguć: { $reason } [{ $clause }]

# šta nije tako
two-beginnings = lekcija počinje sa `position` ili sa `start`, a ne i jednim i drugim
move-or-moves = korak ima `move` ili `moves`, a ne oboje
kind-lacks = vežbi vrste { $kind } potreban je ključ { $key }
kind-ignores = vežba vrste { $kind } ne koristi ključ { $key }
of-exercise = vežba { $id }: { $problem }
not-so = { $line } nije tako: { $really }
refused-after-all = { $move } se odbija: { $why }
refused-by = { $move } se odbija po pravilima { $clauses }, a ne po { $wanted }
    .allowed = { $move } je dozvoljeno, ne odbija se po { $wanted }
    .unnamed = { $move } odbija { $clauses }: navedite to u `by`
never = slučaj ovde ne može da donese { $outcome }: verovatnoća bi bila 0
goes-on = cilj je dostignut posle toliko radnji rešenja: { $n }; ono što sledi izostavite
unsolved = sačuvano rešenje ne rešava vežbu: { $why }
solved-already = vežba je rešena pre nego što se išta uradi
right-figure = { $figure } = { $right }, a ne { $given }
missing-moves = nedostaju { $moves }
after-moves = posle { $n ->
    [one] { $n } radnje
   *[other] { $n } radnji
} { $told }
in-the-end = { $line }: na kraju { $really }
    .failed = { $line } znači neuspeh, a tako jeste
one-refused = mora da se odbija samo rešenje, a odbija se { $moves }
    .none = mora da se odbija samo rešenje, a ne odbija se ništa
one-so = mora da važi samo rešenje, a važi { $lines }
    .none = mora da važi samo rešenje, a ne važi ništa
no-options = bez ponuđenih odgovora odgovor je broj, na primer 3 ili 1/6, a ne { $answer }
no-option = odgovor mora da bude jedan od ponuđenih; { $meant }
few-options = pitanje ima bar dva ponuđena odgovora, i svi su različiti
holds-answer = u pitanju već stoji odgovor: { $answer }
no-wrong-option = { $option } nije pogrešan odgovor: `missed` kaže šta se u pogrešnima previđa

# -- vežbe napravljene na nastavničkom stolu i pitanja o položaju
needs =
    .find-all = vežbi vrste { $kind } potreban je glagol čije radnje treba pronaći
    .find-illegal = vežbi vrste { $kind } potrebne su radnje od kojih je jedna odbijena
    .next = vežbi vrste { $kind } potrebna su očekivanja od kojih je jedno tačno, na primer pearls.blue = 2
    .points = vežbi vrste { $kind } potreban je traženi podatak, na primer points.blue
    .odds = vežbi vrste { $kind } potreban je ishod slučaja, na primer chance roll 6+6
one-option = ovde mora da važi tačno jedna od više mogućnosti, a ne { $so } od { $n }
none-legal = nijedna radnja sa glagolom { $verb } ovde nije dozvoljena; { $meant }
one-move = ovde mora da se odbija tačno jedna od više radnji, a ne { $refused } od { $n }
verbs = glagola { $verb } nema; glagoli su { $verbs }
no-draw = slučaj još ni o čemu nije odlučivao
nothing-to-print = još nema šta da se štampa: prvo napravite vežbu ili pitanje

# datoteke učenika i s vežbama
nameless = { $path } ne može da se pročita ni zapiše: to nije ime datoteke
unusable = { $path } ne može da se pročita ni zapiše: { $problem }
same-file = preko { $path } bi bilo pisano: navedite drugu datoteku za učenike
unmatched = ćelija { $number }: { $mark } bez svog para
unended = ćelija { $number }: { $begin } bez { $end }
no-notebook = nema sveske { $path }
damaged-notebook = { $path } nije cela sveska: { $problem }
odd-notebook = { $path } nije sveska u formatu 4: nema ćelija
    .cell = { $path } nije sveska u formatu 4: ćelija { $number }: { $problem }
damaged-progress = { $path } nije cela datoteka s napretkom u učenju: { $problem }
damaged-json = { $path } nije cela datoteka JSON (možda je odsečena): { $problem }
other-json = { $path } nije { $format }: njen 'format' mora da bude '{ $format }'
newer-json = { $path } ima verziju { $version }, kakvu nema nijedna datoteka JSON ove biblioteke
no-version-1 = u datoteci { $path } mora da piše njena verzija, 1
impossible-records = { $path } sadrži zapise koji nisu mogući: { $problem }
