starts = Prvi igrač je { $seat }.
turn = Potez { $n }: { $seat }.
plots = { $seat } plaća { AMOUNT($pearls, "pearl") } za zaveru.
lord-arrives = { $lord } dolazi na mesto { $space } u Dvoru.
explores = { $seat } istražuje dubine.
reshuffles = { $n ->
    [one] { $n } odbačena karta postaje
    [few] { $n } odbačene karte postaju
   *[other] { $n } odbačenih karata postaje
} novi špil istraživanja.
revealed = Na polju { $space } otkriva se { $card }.
buys = { $seat } kupuje { NAME($card, form: "accusative") } od { NAME($seller, form: "genitive") } za { AMOUNT($price, "pearl") }.
declines = { $seat } ne kupuje { NAME($card, form: "accusative") }.
takes = { $seat } uzima { NAME($card, form: "accusative") }.
leaves = { $seat } ostavlja { NAME($card, form: "accusative") } i nastavlja.
last-space-pearl = { $seat } dobija { AMOUNT($pearls, "pearl") } za poslednje polje.
to-council = Sa skale u Savet, licem nadole: { $cards }.
ship-master = Brodovlasnik donosi { NAME($seat, form: "dative") } { AMOUNT($pearls, "pearl") }.
ship-master-idle = U Savet ne odlazi nijedan saveznik: Brodovlasnik ne donosi ništa { NAME($seat, form: "dative") }.
fights = { $seat } se bori protiv čudovišta, a pretnja je na polju { $threat }.
threat-rises = { $seat } se ne bori; pretnja raste do polja { $threat }.
threat-stays = { $seat } se ne bori; pretnja ostaje na polju { $threat }, poslednjem.
tamer-in-vain = Krotiteljka ovde ništa ne umanjuje: { $seat } dobija nagradu prvog polja pretnje.
tamer-lowers = Zbog Krotiteljke { $seat } dobija samo nagradu sa polja pretnje { $space }.
rewarded = { $seat } osvaja { NAME($goods, form: "accusative") }.
threat-falls = Pretnja se vraća na polje 1.
monsters-discarded = Sa skale { $n ->
    [one] se odbacuje { $n } čudovište
    [few] se odbacuju { $n } čudovišta
   *[other] se odbacuje { $n } čudovišta
}.
token = { $seat } vuče token čudovišta vrednosti { $value }.
    .hidden = { $seat } vuče token čudovišta.
single-pile = Samo jedna gomila ima karata: za Alhemičara { NAME($seat, form: "genitive") } nema druge.
takes-pile = { $seat } uzima iz Saveta gomilu { NAME($pile, form: "genitive-plural") }: { $cards }.
    .hidden = { $seat } uzima iz Saveta gomilu { NAME($pile, form: "genitive-plural") } ({ AMOUNT($n, "card") }).
recruits = { $seat } regrutuje { NAME($lord, form: "accusative") } koristeći { NAME($cards, form: "accusative") }.
recruits-with-pearls = { $seat } regrutuje { NAME($lord, form: "accusative") } koristeći { NAME($cards, form: "accusative") }, uz { AMOUNT($pearls, "pearl") } da dopuni vrednost.
affiliates = { $seat } povezuje { NAME($card, form: "accusative") }.
enters = { $lord } je sada ispred { NAME($seat, form: "genitive") }.
court-pearls = { $seat } dobija { AMOUNT($pearls, "pearl") } od Dvora, koji se dopunjuje dok ima lordova u špilu.
waives = { $seat } odustaje od moći.
sells = { $seat } preko Robovlasnika prodaje { NAME($card, form: "accusative") } za { AMOUNT($pearls, "pearl") }.
    .hidden = { $seat } preko Robovlasnika prodaje saveznika za { AMOUNT($pearls, "pearl") }.
dissolves = { $seat } preko Proroka odbacuje gomilu { NAME($pile, form: "genitive-plural") } ({ AMOUNT($n, "card") }).
replaces = { $seat } preko Oportuniste uklanja { NAME($lord, form: "accusative") } iz Dvora.
power-pearls = { $lord } donosi { NAME($seat, form: "dative") } { AMOUNT($pearls, "pearl") }.
loses-pearls = { $seat } vraća { AMOUNT($pearls, "pearl") } u Trezor.
discards = { $seat } odbacuje { NAME($card, form: "accusative") }.
    .hidden = { $seat } odbacuje saveznika.
rotates = { $seat } preko Atentatora rotira { NAME($victim, form: "dative") } { NAME($lord, form: "accusative") }.
robs = { $seat } preko Lovca pljačka { NAME($victim, form: "accusative") }.
stolen = { $seat } oduzima { NAME($victim, form: "dative") } token čudovišta vrednosti { $value }.
    .hidden = { $seat } oduzima { NAME($victim, form: "dative") } token čudovišta.
extra-turn-won = { $seat } će imati dodatni potez.
extra-turn = { $seat } igra dodatni potez.
exchanges = { $seat } menja { NAME($own, form: "accusative") } za { NAME($open, form: "accusative") }.
corrupts = { $seat } plaća { AMOUNT($pearls, "pearl") } za { NAME($lord, form: "accusative") }.
betrays = { $seat } odbacuje { NAME($own, form: "accusative") } i uzima { NAME($lord, form: "accusative") }.
schemes = { $seat } odbacuje { NAME($own, form: "accusative") } i uzima lorda sa vrha špila.
draws-locations = { $seat } vuče { AMOUNT($n, "location", form: "accusative") }.
ambassador-draws = { $lord } vuče { AMOUNT($n, "location", form: "accusative") } za { NAME($seat, form: "accusative") }.
draws-location = Povučena lokacija: { $location }.
locations-open = Od sada dostupno svima: { $tiles }.
returns-keys = { $seat } vraća { AMOUNT($n, "key-token") }.
takes-location = { $seat } uzima kontrolu nad { NAME($location, form: "instrumental") }{ COUNT($lords) ->
    [0] { "" }
   *[other] ; pod tu lokaciju podvlači { NAME($lords, form: "accusative") }
}.
relocates = { $seat } menja Crne pušače za { NAME($location, form: "accusative") }.
smokers-stay = { $seat } ne može da zameni Crne pušače: u gomili nema više lokacija.
keeps-smokers = { $seat } zadržava Crne pušače.
passes = { $seat } ne može da izvede nijednu akciju i preskače potez.
end-seven-lords = { $seat } ima { AMOUNT($lords, "lord", form: "accusative") }: posle ovog poteza sledi poslednji krug.
end-lord-deck = { $lords ->
    [0] Nije ostao nijedan lord
    [one] Ostao je { $lords } lord
    [few] Ostala su { $lords } lorda
   *[other] Ostalo je { $lords } lordova
} za { AMOUNT($spaces, "empty-court-space") }: kad { $seat } završi ovaj potez, sledi poslednji krug.
game-ends = { $seat } bi opet bio na redu: partija je gotova.
finally-affiliates = { $seat } povezuje iz ruke { NAME($cards, form: "accusative") }.
reveals-tokens = { $seat } otkriva { COUNT($tokens) ->
    [one] token
   *[other] tokene
} čudovišta vrednosti { $tokens }.
discards-hand = { $seat } odbacuje ostatak ruke: { AMOUNT($n, "card", form: "accusative") }.
bought-already = { $seats } ne { COUNT($seats) ->
    [one] može
   *[other] mogu
} da { COUNT($seats) ->
    [one] kupi
   *[other] kupe
} { NAME($card, form: "accusative") }: kupuje se najviše jednom po potezu.
too-dear = { $seats } ne { COUNT($seats) ->
    [one] može
   *[other] mogu
} da { COUNT($seats) ->
    [one] plati
   *[other] plate
} { AMOUNT($price, "pearl") }, koliko košta { $card }.
no-effect = Moć { NAME($lord, form: "genitive") } nema efekta: nema na čemu da se upotrebi.
protected = Šaman štiti { NAME($seat, form: "accusative") } od { NAME($lord, form: "genitive") }.
dearer = Zbog { NAME($by, form: "genitive") } { $lord } košta { NAME($seat, form: "accusative") } { $amount } više nego što piše na karti.
cheaper = Zbog { NAME($by, form: "genitive") } { $lord } košta { NAME($seat, form: "accusative") } { $amount } manje nego što piše na karti.
any-races = Zahvaljujući Diplomati { $seat } regrutuje { NAME($lord, form: "accusative") } bez obavezne rase.
location-scores = { $location } { NAME($location, form: "number") ->
    [plural] donose
   *[singular] donosi
} { NAME($seat, form: "dative") } { AMOUNT($points, "point") }.
scores = { $seat } ima { AMOUNT($total, "point") }: { $locations } za lokacije, { $lords } za lordove, { $allies } za saveznike, { $monsters } za čudovišta.
