turn_action-mandatory = Dok je moguća ijedna akcija, potez se ne preskače: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .end = Potez se ne može završiti pre akcije: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .chosen = Potez ima tačno jednu akciju, a vaša je već izabrana.
    .passes = Kad se ovoliko poteza zaredom preskoči, partija je gotova: { $passes }.
turn_control-mandatory = Sa tri ključa prvo morate da uzmete kontrolu nad lokacijom.
plot_cost = Zavera košta 1 biser, a vi nemate nijedan.
plot_impossible =
    .deck = Špil lordova je prazan: nema lorda koji bi došao u Dvor.
    .court = Dvor je pun: za zaveru je potrebno prazno mesto.
plot_timing = Zavera se kuje na početku poteza, pre akcije.
explore_reshuffle = Nema više karata za otkrivanje, ni u špilu ni među odbačenima.
    .left = Odbačene karte se mešaju kad je špil prazan, a u njemu još ima karata ({ $n }).
explore_offer-first = Protivnici imaju prednost: { $asking } još nije odgovorio.
explore_settle-each = Prvo se rešava karta koja je upravo otkrivena.
explore_one-purchase = Već ste kupili saveznika u ovom potezu aktivnog igrača: svaki protivnik sme da kupi samo jednog.
    .early = Pre akcije u potezu niko nije kupio saveznika: ni { $seats }.
explore_price = Saveznik sada košta { AMOUNT($price, "pearl") }, a vi imate { $pearls }.
explore_price-shared = { $sold ->
    [one] U ovom potezu kupljen je već { $sold } saveznik
    [few] U ovom potezu kupljena su već { $sold } saveznika
   *[other] U ovom potezu kupljeno je već { $sold } saveznika
}, svejedno ko je kupio: cena je { AMOUNT($price, "pearl") }.
explore_take =
    .pays = Aktivni igrač nikad ne kupuje saveznika: onog koga niko ne kupi uzima besplatno ili ga ostavlja.
explore_only-latest = Može se dobiti samo karta koja je upravo otkrivena ({ $newest }), a ne { $card }.
explore_last-space-ally = Skala je puna: { $card } sa poslednjeg polja mora da se uzme.
monster_no-offer = Čudovišta se nikad ne nude: o čudovištu odlučuje samo aktivni igrač.
monster_last-space = Na poslednjem polju borba protiv čudovišta je obavezna.
monster_reward = Polje pretnje { $space } ne daje { NAME($goods, form: "accusative") }.
    .part = Nagrada polja pretnje { $space } uzima se cela, a ovo je samo njen deo: { $goods }.
monster_reward-choice =
    .tokens = U zalihi { $tokens ->
        [0] nema više tokena čudovišta
        [one] je ostao još { $tokens } token čudovišta
        [few] su ostala još { $tokens } tokena čudovišta
       *[other] je ostalo još { $tokens } tokena čudovišta
    }.
support_take = U gomili { NAME($pile, form: "genitive-plural") } nema karata: može se uzeti samo gomila koja nije prazna.
    .number = Uzmite tačno jednu gomilu.
power_alchemist =
    .number = Alhemičar uzima odjednom dve različite gomile, a vi navodite: { $piles }.
recruit_from-court = { $lord } nije u Dvoru.
recruit_pay-with-hand = U ruci nemate { NAME($cards, form: "accusative") }: lordovi se plaćaju kartama iz ruke.
affiliate_permanent = Povezani saveznici ostaju ispred vas i njima se lord ne plaća: { $cards }.
lord_cost-races = { $lord } traži saveznike od tačno { AMOUNT($wanted, "race", form: "genitive") }.
lord_cost-forced-race = { $lord } traži bar { NAME($race, form: "gender") ->
    [masculine] jednog
   *[feminine] jednu
} { NAME($race, form: "accusative") }.
recruit_exact-races = { COUNT($races) ->
    [one] Igrate samo jednu rasu
   *[other] Igrate ove rase
}: { $races }. { $wanted ->
    [one] Potrebna je { $wanted } rasa
    [few] Potrebne su { $wanted } rase
   *[other] Potrebno je { $wanted } rasa
}, ni više ni manje.
recruit_pearls-not-races = Biseri nikad ne zamenjuju rasu koja nedostaje.
lord_cost-value = { $lord } košta { $need }{ $printed ->
    [0] { "" }
   *[other] { " " }(na karti: { $printed })
}: vaše karte vrede { $value }, a za ostatak imate { AMOUNT($pearls, "pearl") }.
affiliate_lowest = Povezuje se najslabiji odigrani saveznik, a { $card } nije najslabija karta.
affiliate_one-card = Jedna regrutacija povezuje jednu kartu, ne više.
    .other = { $card } nije među odigranim kartama.
    .many = { $seat } ima povezanih saveznika ({ $allies }), a lordova pred sobom: { $lords }. Svaka regrutacija povezuje jednog saveznika.
    .none = Uz 'affiliation' treba navesti odigrane karte, na primer 'affiliation crab1+squid2'.
lord_power-arrow = Moć sa strelicom deluje jednom, kad { $lord } ulazi u igru.
lord_owner-picks-moment = Ova moć se koristi u sopstvenom potezu: kad birate akciju, kad je karta upravo otkrivena ili na kraju.
    .used = { $lord } nema moć koja se koristi u sopstvenom potezu.
power_active-lord = { $lord } je { NAME($lord, form: "gender") ->
    [feminine] rotirana
   *[masculine] rotiran
}: sada važe samo poeni.
    .missing = Nemate { NAME($lord, form: "accusative") }.
location_powers-off = { $lord } leži ispod { NAME($location, form: "genitive") }: moć je pokrivena do kraja igre.
location_keys-spent = { $lord } leži ispod { NAME($location, form: "genitive") }: taj ključ je već upotrebljen.
location_lords-not-free = { $lord } leži ispod { NAME($location, form: "genitive") } i nije više { NAME($lord, form: "gender") ->
    [feminine] slobodna
   *[masculine] slobodan
}.
    .rotated = { $lord } leži ispod { NAME($location, form: "genitive") }: rotirani lord nikad nije ispod lokacije.
location_key-sources = { $lord } vam ne daje ključ.
power_slaver = U ruci nemate { NAME($card, form: "accusative") }.
    .used = Robovlasnik je već upotrebljen u ovom potezu.
    .unknown = Sa ovog mesta to niko ne može znati: zavisi od skrivene ruke.
power_apprentice = U gomili { NAME($pile, form: "genitive-plural") } nema karata: može se uzeti samo gomila koja nije prazna.
    .none = U Savetu nema gomile koja bi se mogla uzeti.
power_oracle = U gomili { NAME($pile, form: "genitive-plural") } nema karata.
    .used = Prorok je već upotrebljen u ovom potezu.
power_opportunist = { $lord } nije u Dvoru.
    .deck = Špil lordova je prazan: nijedan lord ne može doći kao zamena.
    .used = Oportunista je već upotrebljen u ovom potezu.
power_assassin = { $victim } nema { NAME($lord, form: "accusative") }.
    .rotated = { $lord } je već { NAME($lord, form: "gender") ->
        [feminine] rotirana
       *[masculine] rotiran
    }.
    .none = { $victim } nema lorda kog { $seat } može da rotira.
power_shaman = { NAME($victim, form: "accusative") } štiti Šaman.
power_hunter = { $victim } nije vaš protivnik.
    .empty = { $victim } nema tokena čudovišta.
    .none = Nijedan protivnik { NAME($seat, form: "genitive") } nema token čudovišta koji bi Lovac mogao da uzme.
power_illusionist =
    .own = Ne kontrolišete { NAME($location, form: "accusative") }.
    .open = Ne možete to zameniti za { NAME($location, form: "accusative") }: samo za otkrivenu lokaciju.
power_corruptor = Još jedan lord košta { AMOUNT($price, "pearl") }, a vi imate { $pearls }.
    .court = { $lord } nije u Dvoru.
power_traitor =
    .court = { $lord } nije u Dvoru.
power_schemer = Špil lordova je prazan: nema lorda koji bi došao.
swap_targets = { $lord } ne može sopstvenom moći da zameni { NAME($lord, form: "gender") ->
    [feminine] samu sebe
   *[masculine] samog sebe
}: to mora biti drugi lord.
    .missing = Nemate { NAME($lord, form: "accusative") }.
swap_rotated = { $lord } je { NAME($lord, form: "gender") ->
    [feminine] rotirana
   *[masculine] rotiran
}.
commander_on-recruit =
    .hand = U ruci nemate { NAME($card, form: "accusative") }.
    .keep = Zapovednik dozvoljava šest karata: { $seat } ne može zadržati { $keep }.
commander_end-of-turn = Zapovednik na kraju vašeg poteza dopušta { AMOUNT($limit, "card", form: "accusative") }, a vi ih imate { $cards }: prvo odbacite višak.
    .hand = U ruci nemate { NAME($card, form: "accusative") }.
    .keep = Zapovednik dozvoljava šest karata: { $seat } ne može zadržati { $keep }.
power_jailer =
    .hand = U ruci nemate { NAME($card, form: "accusative") }.
    .keep = Tamničar svakom uzima jednu kartu: { $seat } ne može zadržati { $keep }.
commander_may-exceed = Sada nemate šta da odbacujete: čak i uz Zapovednika ruka sme da bude veća od šest karata do kraja vašeg poteza.
location_option-open = Ne možete uzeti { NAME($location, form: "accusative") }: uzimaju se samo otkrivene lokacije.
location_option-draw = Broj povučenih lokacija sme da bude od 1 do 4, a ne { $number }.
    .pile = U gomili { $pile ->
        [one] je { AMOUNT($pile, "location") }
        [few] su { AMOUNT($pile, "location") }
       *[other] je { AMOUNT($pile, "location") }
    }.
    .drawn = Posle vučenja mora se uzeti jedna od ovih lokacija: { $tiles }.
    .none = Nijedna lokacija nije povučena.
    .few = Iz gomile u kojoj ih je { $pile } nije moguće povući { AMOUNT($left, "location", form: "accusative") }.
location_ambassador =
    .drawn = Posle vučenja mora se uzeti jedna od ovih lokacija: { $tiles }.
    .missing = { $seat } nema { NAME($lord, form: "accusative") }.
    .none = Nijedna lokacija nije otkrivena.
    .pile = Gomila nije prazna: ambasador vuče iz nje.
location_choose-keys = Koriste se tačno tri ključa: po jedan sa svakog navedenog lorda, a ostali su tokeni. Vi imate { AMOUNT($tokens, "key-token") }.
locscore_black-smokers = Ne možete ih zameniti za { NAME($location, form: "accusative") }: samo za lokaciju iz gomile.
    .missing = { $seat } ne kontroliše Crne pušače.
setup_exploration-cards =
    .missing = Nigde se ne nalazi: { $items }.
    .spare = Jedan primerak previše: { $items }.
    .number = Karata istraživanja ima ukupno { $found }.
setup_lord-cards =
    .missing = Nigde se ne nalazi: { $items }.
    .spare = Jedan primerak previše, ili to uopšte nije lord: { $items }.
setup_location-tiles =
    .missing = Nigde se ne nalazi: { $items }.
    .spare = Jedan primerak previše, ili to uopšte nije lokacija: { $items }.
setup_monster-tokens =
    .missing = Nigde se ne nalaze ovi tokeni čudovišta: { $items }.
    .spare = Jedan od ovih tokena čudovišta je previše: { $items }.
    .number = Tokena čudovišta ima ukupno { $found }.
setup_key-tokens = U opticaju { $out ->
    [one] je { AMOUNT($out, "key-token") }
    [few] su { AMOUNT($out, "key-token") }
   *[other] je { AMOUNT($out, "key-token") }
}: to je nemoguće.
setup_treasury = { $seat } ima { $pearls } bisera: niko ne može da duguje bisere.
setup_threat-token = Token pretnje stoji na polju { $threat }, van svoje skale.
explore_to-council = U gomili { NAME($pile, form: "genitive-plural") } nalazi se { $cards }.
ally_monster-cards = Karta čudovišta nije saveznik: niko je ne može držati u ruci.
location_tuck-lords = { $lord } leži ispod { NAME($location, form: "genitive") }, a vlasnik tu lokaciju ne kontroliše.
    .together = Ispod { NAME($location, form: "genitive") } ne mogu biti { $lords }: samo jedan ambasador ili do tri lorda s ključevima.
location_trigger = { $seat } ima { AMOUNT($keys, "key") }, a za njih nije uzeta lokacija.
    .many = { $seat } ima { AMOUNT($keys, "key") }: pre uzimanja lokacije može ih biti najviše { $most }.
    .few = { $seat } ima { AMOUNT($keys, "key") }, a { $needed ->
        [one] potreban je { $needed }
        [few] potrebna su { $needed }
       *[other] potrebno je { $needed }
    }.
court_refill =
    .beyond = Dvor ima mesta od 1 do { $spaces }, a ne { $space }.
    .taken = Mesto { $space } u Dvoru nije prazno.
    .short = Kad u Dvoru ostanu dva lorda ili manje, Dvor se odmah dopunjava iz špila: ovde ih je { $lords }.
    .farthest = Lordovi najpre dolaze na najudaljenije prazno mesto: mesto { $space }.
explore_place =
    .full = Skala je puna: karta se ne može otkriti.
    .none = Na polju { $space } skale nema karte.
    .kind = Čudovište se sreće uz 'encounter', a saveznik je 'offer' ili 'unsold'.
    .newest = Karte na skali leže bez razmaka, poslednja je upravo otkrivena: s poljem { $space } nije tako.
explore_offer-order =
    .own = { $seat } istražuje, a otkrivena karta se nudi samo protivnicima.
turn_clockwise = Na potezu je { $active }.
end_seven-lords =
    .open = { $seat } ima { AMOUNT($lords, "lord", form: "accusative") }, a poslednji krug nije počeo.
    .few = { $seat } ima premalo lordova za poslednji krug: { $lords }.
explore_end =
    .track = Iako niko ne istražuje, na skali ima karata: { $cards }.
court_shift =
    .gap = U Dvoru ima praznina: lordovi se pomeraju od špila tako da stoje jedan do drugog.
location_ambassador-tucked = { $lord } je { NAME($lord, form: "gender") ->
    [feminine] slobodna
   *[masculine] slobodan
}, iako je bilo lokacija koje su se mogle uzeti.
end_lord-deck =
    .enough = U špilu lordova ima ih { $lords }, a praznih mesta u Dvoru je { $spaces }: kraj još nije nastupio.
end_discard-hands =
    .held = { $seat } još drži karte ({ $n }): na kraju se sve iz ruke odbacuje.
monster_continue =
    .passed = Uz čudovišta na skali protiv kojih se niko nije borio pretnja stoji najmanje na { $least }, a ne na { $threat }.
end_finish-turn =
    .nobody = Kraj nastupa u nečijem potezu, zbog sedam lordova ili zbog špila lordova: ovaj red kaže drugačije.
power_invoker =
    .missing = { $seat } nema lorda Prizivač, koji daje dodatni potez.
power_enter-play =
    .missing = { $seat } nema lorda čija je ovo moć: { $lord }.
    .not-struck = Ovde { $lord } ne pogađa igrača { $seat }.
monster_reward-kinds =
    .tokens = Tokena čudovišta treba izvući { $due }, a borba ih donosi najviše { $most }.
turn_next =
    .late = Partija se završava potezom { $last }: poteza { $turn } nema.
setup_court =
    .first = Pre prvog poteza u Dvoru je šest lordova; na svako prazno mesto jedan tek treba da dođe.
setup_location-open =
    .first = Pre prvog poteza otkrivena je jedna lokacija.
