# Pomoć za igrača.

head =
    .step = Vaš potez
    .threat = Skala pretnje
    .count = Koliko čega ima
    .point = Poeni i kraj
    .lord = Lordovi
    .location = Lokacije
called =
    .step-plot = Prvo, ako želite: zavera
    .step-explore = Zatim jedno od troga: istražujte
    .step-monster = Pojavi se čudovište
    .step-last = Poslednje polje
    .step-support = ili: tražite podršku
    .step-recruit = ili: regrutujte lorda
    .step-court = Dvor posle toga
    .step-location = Tri ključa
    .threat = Polje { $space }
    .count-allies = Saveznici svake rase
    .count-tokens = Tokeni čudovišta
    .point-locations = Lokacije
    .point-lords = Lordovi
    .point-allies = Saveznici
    .point-monsters = Tokeni čudovišta
    .point-end = Kraj

step = { "" }
    .step-plot = Jedan biser dovodi lorda iz špila u Dvor, onoliko puta koliko možete da platite i dok ima praznih mesta.
    .step-explore = Otkrivate kartu po kartu. Svaki saveznik se prvo nudi ostalima: za prvog kupljenog u potezu plaćaju vam 1 biser, za drugog 2, za trećeg 3, i svako kupuje najviše jednog. Kog niko ne kupi, možete da uzmete, čime se potez završava, ili da ostavite.
    .step-monster = Borite se i odmah pobeđujete: uzimate nagradu sa polja na kom je token pretnje, token se vraća na prvo polje, potez se završava. Ili nastavljate: token prelazi na sledeće polje.
    .step-last = Saveznik se tu mora uzeti, a protiv čudovišta se mora boriti; uz to dobijate { AMOUNT($last_space_pearls, "pearl", form: "accusative") }.
    .step-support = Uzimate sve karte jedne gomile u Savetu, a da ih ne pogledate.
    .step-recruit = Lorda iz Dvora plaćate iz ruke: tačno onoliko rasa koliko pokazuje, među njima obavezna, i ukupno dovoljna vrednost. Koliko do te vrednosti nedostaje, toliko bisera dodajete. Najslabiji od plaćenih saveznika se povezuje.
    .step-court = Kada lordova ostane samo { $refill_when_at_most }, dobijate { AMOUNT($refill_pearls, "pearl", form: "accusative") } i popunjavate ga.
    .step-location = Odmah morate da uzmete kontrolu nad lokacijom: nad otkrivenom, ili nad jednom od 1 do 4 koje povučete; ostale ostaju otkrivene. Lordovi čije ste ključeve iskoristili idu pod nju i gube moći.
threat = { $rewards }.
count = { "" }
    .count-allies = Vrednost 5: { $allies-5 }; 4: { $allies-4 }; 3: { $allies-3 }; 2: { $allies-2 }; 1: { $allies-1 }.
    .count-tokens = Vrednost 4: { $tokens-4 }; 3: { $tokens-3 }; 2: { $tokens-2 }.
point = Koliko koja od vaših donosi.
    .point-lords = Poeni svih vaših lordova, i onih pod lokacijama.
    .point-allies = Od svake rase vaš najjači povezani saveznik. Na kraju se povezuje i najslabiji svake rase iz ruke.
    .point-monsters = Ono što na njima piše.
    .point-end = Neko ima { AMOUNT($end_lords, "lord", form: "accusative") }, ili špil lordova ne može da popuni Dvor: svi ostali igraju još po jedan potez. Pobeđuje ko ima najviše poena; zatim najviše bisera; zatim lorda najveće vrednosti.

lord = { $guild ->
    [soldier] Vojnik
    [merchant] Trgovac
    [mage] Mag
    [politician] Političar
    [farmer] Farmer
   *[ambassador] Ambasador
}: cena { AMOUNT($races, "race") }{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }(obavezno: { $forced })
}, vrednost { $value }; donosi { AMOUNT($points, "point") }{ $keys ->
    [0] { "" }
   *[other] { " " }i nosi ključ
}. { COUNT($power) ->
    [0] Bez moći.
   *[other] { $power }
}
location = Poeni: { $how }.
