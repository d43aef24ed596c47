# Šta lekcija, kviz ili odgovor ne mogu.

answered = na ovu vežbu se odgovara, ne igra se: koristite 'answer(...)'
played = ova vežba se igra, ne odgovara se: koristite 'play(...)'
over = ovaj pokušaj je gotov: počnite ponovo sa 'again()'
no-page = vođeni primer ima stranice od 0 do { $last }, a ne { $number }
no-question = kviz ima pitanja od 1 do { $last }, a ne { $number }
no-letter = odgovor je jedno od slova { $letters }, a ne { $given }
none-about = nema pitanja o ovome: { $about }
    .kind = nema pitanja vrste { $kind } o ovome: { $about }
no-kind = vrste pitanja { $kind } nema; postoje { $kinds }
no-answer = odgovora je { $n }, broje se od 0, a ne { $number }
not-shown = nijedna lekcija još ne pokazuje { $id }
no-walkthrough = { $title } nema vođeni primer { $id }; postoje { $known }
    .none = { $title } nema vođeni primer { $id }; još nema nijednog
no-exercise = { $title } nema vežbu { $id }; postoje { $known }
    .none = { $title } nema vežbu { $id }; još nema nijedne
no-position = položaja { $name } nema; postoje { $known }
    .near = položaja { $name } nema; da li ste mislili { $near }?
    .none = položaja { $name } nema; nema nijednog
circle = položaj { $name } je kao on sam: jedan od njih mora da se napiše u celini

# -- nastavnički sto
no-line = položaj nema red { $key }; ima { $keys }
no-chance = ovde ne odlučuje slučaj. { $prompt }
nothing-played = vežba se pravi od odigranog: prvo odigrajte njeno rešenje
no-exercise-yet = ovo nije vežba: { $why }
no-lesson = lekcije { $id } ovde nema; postoje { $known }
    .none = lekcije { $id } ovde nema; nema nijedne
foreign = ovo su lekcije za { $name }, a ovo je sto za igru { $game }
