starter = počinje { $player }
card = otkriva se { $card }
lord = na vrhu špila lordova je { $lord }
tile = sa gomile { NAME($location, form: "number") ->
    [plural] dolaze
   *[singular] dolazi
} { $location }
token = token čudovišta vrednosti { $value }
plot = skuj zaveru: dovedi lorda u Dvor za 1 biser
explore = istraži dubine
support = zatraži podršku: { COUNT($piles) ->
    [0] ne uzmi nijednu gomilu Saveta
    [one] uzmi iz Saveta gomilu { NAME($piles, form: "genitive-plural") }
   *[other] uzmi iz Saveta gomile { NAME($piles, form: "genitive-plural") }
}
recruit = regrutuj { NAME($lord, form: "accusative") } { COUNT($cards) ->
    [0] bez ijedne karte
   *[other] koristeći { NAME($cards, form: "accusative") }
}
pass = preskoči potez, jer nijedna akcija nije moguća
end = završi potez
buy = kupi { NAME($card, form: "accusative") }
decline = odbij ponudu
take = uzmi { NAME($card, form: "accusative") }
leave = ostavi kartu i nastavi
fight = bori se protiv čudovišta
go-on = nastavi istraživanje
next-card = promešaj odbačene karte i otkrij narednu
claim = { COUNT($goods) ->
    [0] ne uzmi ništa
   *[other] uzmi { NAME($goods, form: "accusative") }
}
affiliate = poveži { NAME($card, form: "accusative") }
discard = odbaci { NAME($card, form: "accusative") }
rotate = rotiraj { NAME($lord, form: "accusative") }
rob = opljačkaj { NAME($victim, form: "accusative") }
sell = preko Robovlasnika prodaj { NAME($card, form: "accusative") }
gather = uzmi gomilu { NAME($pile, form: "genitive-plural") }
dissolve = preko Proroka odbaci gomilu { NAME($pile, form: "genitive-plural") }
exchange = zameni { NAME($own, form: "accusative") } za { NAME($open, form: "accusative") }
replace = preko Oportuniste zameni { NAME($lord, form: "accusative") }
corrupt = plati { NAME($lord, form: "accusative") }
betray = odbaci { NAME($own, form: "accusative") } i uzmi { NAME($lord, form: "accusative") }
scheme = odbaci { NAME($own, form: "accusative") } i uzmi lorda sa vrha špila
waive = odustani od moći
occupy = uzmi { NAME($location, form: "accusative") }
draw = povuci { AMOUNT($number, "location", form: "accusative") }
spend = upotrebi { NAME($used, form: "accusative") }
relocate = zameni Crne pušače za { NAME($location, form: "accusative") }
