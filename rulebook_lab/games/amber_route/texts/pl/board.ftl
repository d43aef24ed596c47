# Words in the picture.

board = Amber Route, { $prompt }
area = { $seat }
    .active = { $seat } (gra)
reconstructed = Odtworzone: spis z instrukcji się nie zachował.
provenance = { reconstructed } Pola, karty i ułożenie są nasze; kto ma grę, może podać prawdziwe.

## The road.

field-name = { $kind }
    .wild = { $terrain }, { $threat }
field = pole { $number }: { $name }
field-number = { $number }
    .kind = { $number } { $kind ->
        [shore] brzeg
       *[other] { $kind }
    }
about-field = Pole { $number }: { $title }
    .term = Pole { $number }: { $title }
about-shore = Stąd ruszają wszystkie pionki. [setup.pawns-on-shore]
about-village = Kto wchodzi, otrzymuje znacznik eskorty; rekrutacja daje tu dwa. [move.village] [escort.recruit-village]
about-town = Kto wchodzi, zdobywa bursztyn. [move.town]
about-castle = Kto dotrze tu pierwszy, rozpoczyna koniec gry i dostaje 5 punktów. [end.trigger] [score.first]
about-terrain = Kto wchodzi, dobiera kartę ciemności. [move.terrain-field] [field.symbols]
pawn = pionek { NAME($seat, form: "genitive") } na polu { $field }

## Decks and supplies.

light = światło
dark = ciemność
light-deck = talia kart światła, { AMOUNT($count, "card") }
dark-deck = talia kart ciemności, { AMOUNT($count, "card") }
used = zużyte: { $count }
escorts = eskorta: { $count }
escort-supply = pula znaczników eskorty, { AMOUNT($count, "token") }
take-escort = Eskorta
    .rule = Weź znacznik. [turn.draw-escort]
ambers = { AMOUNT($count, "amber") }
pool = w puli

## Players.

has-escorts = znaczniki eskorty
    .about = Opłacają dłuższy ruch i zmieniają wyniki kostek; odbierają je potwory. Najwyżej 6. [escort.limit]
has-loose = niezabezpieczone bursztyny
    .about = Można je wydać i stracić; z trzech robi się jeden zabezpieczony. [amber.banking]
has-secured = zabezpieczone bursztyny
    .about = Są bezpieczne i warte po 3 punkty. [amber.secured-safe] [score.secured]
has-points = punkty
    .about = Gdyby gra skończyła się teraz. [score.missing]
has-lost = tury do stracenia
    .about = Pomija się je w całości. [trap.missing]
figure = { $what }: { $count }
hidden-cards = { AMOUNT($count, "card") }
no-cards = bez kart światła

## Cards.

hidden-card = zakryta karta światła
light-label = { $title }, { NAME($terrain) } { $value }
titled = { $title }
about-light = Wartość { $value }, { NAME($terrain) }. [light.value] [light.terrain]
kept-label = zatrzymana nagroda: { NAME($reward) }
kept-title = { NAME($reward) }: { $title }
kept-effect = { $effect } [reward.use-later]
kept-point = Niewykorzystana jest warta punkt. [score.kept]
reward = na później: { NAME($reward) }
    .lightning = od razu: { NAME($reward) }
dark-text = { $terrain }, { $threat }; { $reward }
about-dark = Teren: { $terrain }; zagrożenie: { $threat }. [dark.card-info]
about-reward = Nagroda za pokonanie { $reward }. [reward.printed]
gift-text = dar losu: każdy gracz wybiera kostkę
gift-tip = [gift.printed-table]

## A challenge.

title = Wyzwania
    .duel = { $seat } atakuje { NAME($target, form: "accusative") }
    .gift = Dar losu
    .challenge = { $seat }: { $threat ->
        [trap] { NAME($difficulty, form: "feminine") }
       *[monster] { NAME($difficulty, form: "masculine") }
    } { $threat }
    .beaten = Wyzwanie pokonane
ready = Kostki do rzutu, wsparcie { $support }
life = Życie { $life } z { $most }
    .round = Życie { $life } z { $most }, runda { $round }
you-hit = Ranisz przy { $faces }
it-hits = Ma { AMOUNT($dice, "die", form: "accusative") }, rani przy { $faces }
total-needed = Wyrzuć sumę { $total }
    .or = albo oddaj { AMOUNT($cards, "card", form: "accusative") }
set-needed = Te same wyniki: { AMOUNT($dice, "die") }
    .or = albo tura za każdą brakującą
earns = Nagroda: { AMOUNT($ambers, "amber") }{ $choice ->
    [yes] { " " }oraz karta lub eskorta
   *[no] { "" }
} i to, co na karcie
rolls = { $seat } rzuca
    .again = { $seat } rzuca, { $count ->
        [one] { $count } zostaje
        [few] { $count } zostają
       *[many] { $count } zostaje
    }
dice = Kostki { NAME($seat, form: "genitive") }: { $standing }
hits = { AMOUNT($count, "hit") }
equal = { $count ->
        [one] { $count } taka sama
        [few] { $count } takie same
       *[many] { $count } takich samych
    }
    .none = same różne
total = suma { $count }
own-die = kostka z wynikiem { $face }
    .unrolled = kostka przed rzutem
amber-die = kupiona kostka z wynikiem { $face }
raise = zwiększ { $face } o jeden
lower = zmniejsz { $face } o jeden
turn-die = Zapłać znacznik eskorty
    .rule = Zmienia wynik kostki o 1. [challenge.escort-shift] [challenge.shift-bounds]
buys = kupno:
buy-die = kup kostkę z wynikiem { $face }
bought-die = Kostka z wynikiem { $face }
    .rule = za niezabezpieczony bursztyn, tylko na ten rzut. [challenge.amber-die]
monster-rolls = Rzuca potwór
monster-dice = Kostki potwora: { AMOUNT($count, "hit") }

## Gifts and duels.

die-each = Jedna kostka na gracza
picks = { $seat } wybiera kostkę
gift-die = kostka { $face }: { $gains }
attack = Atak { NAME($seat, form: "genitive") }
    .total = Atak { NAME($seat, form: "genitive") }: { $total }
defence = Obrona { NAME($seat, form: "genitive") }
    .total = Obrona { NAME($seat, form: "genitive") }: { $total }

## The reference card.

symbols-alike = zgodne symbole
monster-life = potwór: życie
its-dice = jego kostki
it-hits-on = rani przy
ghost-total = duch: suma
cards-lost = albo utrata kart
equal-dice = pułapka: te same
reward-ambers = zysk: bursztyny
card-or-escort = karta lub eskorta
note-hits = Ranisz potwory przy { $faces }.
note-shift = Znacznik eskorty zmienia wynik o 1.
note-amber = Za bursztyn kupisz kostkę z dowolnym wynikiem.
