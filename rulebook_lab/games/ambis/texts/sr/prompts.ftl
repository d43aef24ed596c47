if-more = { COUNT($more) ->
    [0] { " " }lokaciju
   *[other] { " " }do { $more } lokacije
}

over =
    .shared = Partija je gotova: pobedu dele { $winners }, sa po { AMOUNT($points, "point") }.
tie_pearls = Partija je gotova. { COUNT($winners) ->
    [one] Pobednik je
   *[other] Pobednici su
} { $winners }: { AMOUNT($points, "point") }, a prednost daju biseri.
tie_best-lord = Partija je gotova. { COUNT($winners) ->
    [one] Pobednik je
   *[other] Pobednici su
} { $winners }: { AMOUNT($points, "point") }, a prednost daje vredniji lord.
first-player = Ko počinje? Odlučuje žreb.
open-location = Koja se lokacija prva otkriva?
lord-draw = Koji lord dolazi na mesto { $space } u Dvoru?
action = { $active } bira akciju: istražuje dubine, traži podršku Saveta ili regrutuje lorda.
    .plot = { $active } kuje zaveru ili bira akciju: istražuje dubine, traži podršku Saveta ili regrutuje lorda.
    .power = { $active } koristi moć ili bira akciju: istražuje dubine, traži podršku Saveta ili regrutuje lorda.
    .plot-power = { $active } kuje zaveru, koristi moć ili bira akciju: istražuje dubine, traži podršku Saveta ili regrutuje lorda.
    .explore = { action }
    .pass = { $active } nema moguću akciju. Preskače potez, osim ako to promeni zavera ili moć.
    .you = Izaberite akciju: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .you-plot = Skujte zaveru ili izaberite akciju: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .you-power = Upotrebite moć ili izaberite akciju: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .you-plot-power = Skujte zaveru, upotrebite moć ili izaberite akciju: istražite dubine, zatražite podršku Saveta ili regrutujte lorda.
    .you-explore = Istražite dubine: sada je moguća samo ta akcija.
    .you-pass = Nijedna akcija vam nije moguća. Preskočite potez, osim ako to promeni zavera ili moć.
control = { $deciders } ima tri ključa: uzima otkrivenu lokaciju ili vuče iz gomile 1{ if-more }.
    .open = { $deciders } ima tri ključa: uzima otkrivenu lokaciju, jer je gomila prazna.
    .pile = { $deciders } ima tri ključa: vuče iz gomile 1{ if-more }, jer nijedna lokacija nije otkrivena.
    .you = Imate tri ključa. Uzmite otkrivenu lokaciju ili povucite iz gomile 1{ if-more }.
    .you-open = Imate tri ključa. Uzmite otkrivenu lokaciju: gomila je prazna.
    .you-pile = Imate tri ključa. Povucite iz gomile 1{ if-more }: nijedna lokacija nije otkrivena.
finish = { $active } koristi moć ili završava potez.
    .you = Upotrebite moć ili završite potez.
before-shuffle = { $deciders } koristi moć pre mešanja odbačenih karata ili otkriva narednu kartu.
    .you = Upotrebite moć pre mešanja odbačenih karata ili otkrijte narednu kartu.
reveal = Koja se karta otkriva?
offer = Da li { $asking } kupuje { NAME($card, form: "accusative") } od { NAME($seller, form: "genitive") } za { AMOUNT($price, "pearl") }?
    .you = Da li kupujete { NAME($card, form: "accusative") } od { NAME($seller, form: "genitive") } za { AMOUNT($price, "pearl") }?
unsold = Niko ne kupuje { NAME($card, form: "accusative") }. Da li { $deciders } uzima kartu ili je ostavlja i nastavlja?
    .must = Niko ne kupuje { NAME($card, form: "accusative") }: { $deciders } mora da uzme kartu.
    .you = Niko ne kupuje { NAME($card, form: "accusative") }. Da li uzimate kartu ili je ostavljate i nastavljate?
    .you-must = Niko ne kupuje { NAME($card, form: "accusative") }: morate da uzmete kartu.
    .plain = { unsold }
encounter = Čudovište je na polju { $space }, a pretnja na { $threat }. Da li se { $deciders } bori ili nastavlja?
    .must = Čudovište je na polju { $space }, a pretnja na { $threat }: { $deciders } mora da se bori.
    .you = Čudovište je na polju { $space }, a pretnja na { $threat }. Da li se borite ili nastavljate?
    .you-must = Čudovište je na polju { $space }, a pretnja na { $threat }: morate da se borite.
    .plain = { encounter }
reward = { $deciders } bira nagradu sa polja pretnje { $space }.
    .you = Koju nagradu sa polja pretnje { $space } uzimate?
token-draw = Koji se token čudovišta vuče?
affiliation = { $deciders } bira jednu kartu koju povezuje, a na izboru su: { $cards }.
    .you = Koju od ovih karata povezujete: { $cards }?
discards = { $seat } odbacuje { AMOUNT($n, "card", form: "accusative") }.
    .jailer = { $seat } zbog Tamničara odbacuje { AMOUNT($n, "card", form: "accusative") }.
    .commander = { $seat } odbacuje { AMOUNT($n, "card", form: "accusative") }: Zapovednik dopušta { $keep }.
    .you-jailer = Odbacite { AMOUNT($n, "card", form: "accusative") }: to traži Tamničar.
    .you-commander = Odbacite { AMOUNT($n, "card", form: "accusative") }: Zapovednik dopušta { $keep }.
assassination = { $deciders } bira kog lorda Atentator rotira { NAME($victim, form: "dative") }.
    .you = Kog lorda vaš Atentator rotira { NAME($victim, form: "dative") }?
hunt = { $deciders } bira koga pljačka Lovac.
    .you = Koga pljačka vaš Lovac?
token-theft = Koji token čudovišta gubi { $victim }?
apprenticeship = { $deciders } bira koju gomilu uzima Šegrt.
    .you = Koju gomilu uzima vaš Šegrt?
illusion = Da li { $deciders } menja svoju lokaciju za neku otkrivenu?
    .you = Da li menjate svoju lokaciju za neku otkrivenu?
corruption = Da li { $deciders } plaća još jednog lorda?
    .you = Da li plaćate još jednog lorda?
treason = Da li { $deciders } odbacuje slobodnog lorda i uzima drugog iz Dvora?
    .you = Da li odbacujete slobodnog lorda i uzimate drugog iz Dvora?
intrigue = Da li { $deciders } odbacuje slobodnog lorda i uzima lorda sa vrha špila?
    .you = Da li odbacujete slobodnog lorda i uzimate lorda sa vrha špila?
schemed-lord = Koji je lord na vrhu špila?
tile-draw = Koja se lokacija vuče? Preostaje ih { $left }.
drawn = { $deciders } bira jednu od ovih lokacija: { $tiles }.
    .you = Koju od ovih lokacija uzimate: { $tiles }?
open-choice = Gomila je prazna: { $deciders } bira koju otkrivenu lokaciju uzima { $ambassador }.
    .you = Gomila je prazna. Koju otkrivenu lokaciju uzima { $ambassador }?
key-choice = { $deciders } bira tri ključa koja koristi za { NAME($location, form: "accusative") }.
    .you = Koja tri ključa koristite za { NAME($location, form: "accusative") }?
    .plain = { $deciders } bira ključeve koje koristi za { NAME($location, form: "accusative") }.
black-smokers = Da li { $deciders } menja Crne pušače za lokaciju iz gomile?
    .you = Da li menjate Crne pušače za lokaciju iz gomile?
