if-provisions = { COUNT($provisions) ->
    [0] karta światła czy znacznik eskorty
   *[other] karta światła, znacznik eskorty czy zatrzymane zapasy ({ NAME($provisions, form: "title") })
}
if-bought = { COUNT($bought) ->
    [0] { "" }
   *[other] { " " }oraz kupione { $bought }
}
if-laid = { COUNT($laid) ->
    [0] { "" }
   *[other] { "kolejne " }
}

if-dice = { COUNT($dice) ->
    [one] na kostce
   *[other] na kostkach
}
if-full = { COUNT($provisions) ->
    [0] karta światła.
   *[other] karta światła czy zatrzymane zapasy ({ NAME($provisions, form: "title") })?
}
if-no-room = { $most ->
    [one] Przy { $most } znaczniku
   *[other] Przy { $most } znacznikach
} eskorty na następny

opening = Kto zaczyna?
last-turn = { $seat }: ktoś dotarł już do zamku. Ostatnia tura czy rezygnacja?
    .you = Ktoś dotarł już do zamku. Rozgrywasz ostatnią turę czy rezygnujesz?
draw = { $seat }, faza dobierania: { if-provisions }?
    .full = { $seat }, faza dobierania: { if-full } { if-no-room } nie ma już miejsca.
    .you = Faza dobierania: { if-provisions }?
    .you-full = Faza dobierania: { if-full } { if-no-room } nie masz już miejsca.
act = { $seat }, faza akcji: rekrutacja eskorty, kupno kart światła czy ruch do przodu?
    .recruit-advance = { $seat }, faza akcji: rekrutacja eskorty czy ruch do przodu?
    .buy-advance = { $seat }, faza akcji: kupno kart światła czy ruch do przodu?
    .advance = { $seat }, faza akcji: ruch do przodu.
    .you = Faza akcji: rekrutujesz eskortę, kupujesz karty światła czy idziesz do przodu?
    .you-recruit-advance = Faza akcji: rekrutujesz eskortę czy idziesz do przodu?
    .you-buy-advance = Faza akcji: kupujesz karty światła czy idziesz do przodu?
    .you-advance = Faza akcji: idź do przodu.
light-draw = Karta światła dla { NAME($seat, form: "genitive") }: która to będzie?
hand-limit = { $seat } ma za dużo kart światła: którą odrzuca?
    .you = Masz za dużo kart światła: którą odrzucasz?
dark-draw = Karta ciemności dla { NAME($seat, form: "genitive") }: która to będzie?
gift-roll = { $card }: { $seat } rzuca tyloma kostkami, ilu jest graczy. Co wypada?
gift-pick = { $card }: którą kostkę wybiera { $seat } spośród { $dice }?
    .last = { $card }: { $seat } bierze ostatnią kostkę, { $dice }.
    .you = { $card }: którą kostkę wybierasz spośród { $dice }?
    .you-last = { $card }: weź ostatnią kostkę, { $dice }.
preparing = { $seat } napotyka { NAME($card, form: "title-accusative") }: wyzwanie { $difficulty }. Zagrać wsparcie (teraz { $support }: { AMOUNT($count, "die") }) czy podjąć wyzwanie?
    .bare = { $seat } napotyka { NAME($card, form: "title-accusative") }: wyzwanie { $difficulty }. Nie ma { COUNT($support) ->
        [0] { "" }
       *[other] { "już " }
    }czego zagrać (wsparcie { $support }: { AMOUNT($count, "die") }). Podjąć wyzwanie?
    .you = { NAME($card, form: "title") }, wyzwanie { $difficulty }: zagrać wsparcie (teraz { $support }: { AMOUNT($count, "die") }) czy je podjąć?
    .you-bare = { NAME($card, form: "title") }, wyzwanie { $difficulty }: nie masz { COUNT($support) ->
        [0] { "" }
       *[other] { "już " }
    }czego zagrać (wsparcie { $support }: { AMOUNT($count, "die") }). Podejmujesz je?
rolling = { $seat } rzuca { AMOUNT($count, "die", form: "instrumental") }: co wypada?
shaping = { $seat } ma { if-dice } { $dice }{ if-bought }. Zmienić coś czy tak zostawić?
    .fixed = { $seat } ma { if-dice } { $dice }{ if-bought } i nie może nic zmienić.
    .you = Masz { if-dice } { $dice }{ if-bought }. Zmieniasz coś czy tak zostawiasz?
    .you-fixed = Masz { if-dice } { $dice }{ if-bought } i nie możesz nic zmienić.
monster-roll = Potwór rzuca { AMOUNT($count, "die", form: "instrumental") }, jego przeciwnik to { $seat }: co wypada?
struck = Potwór wyrzuca { $dice } i zadaje { AMOUNT($hits, "hit", form: "accusative") }. Czy { $seat } wykorzystuje tarczę?
    .you = Potwór wyrzuca { $dice } i zadaje { AMOUNT($hits, "hit", form: "accusative") }. Wykorzystujesz tarczę?
haunted = Duch chce zabrać { NAME($seat, form: "dative") } { AMOUNT($cards, "card", form: "accusative") }{ COUNT($ambers) ->
    [0] { "" }
   *[other] { " i bursztyn" }
}. Wykorzystać ochronę?
    .amber = Duch chce zabrać { NAME($seat, form: "dative") } bursztyn. Wykorzystać ochronę?
    .nothing = Duch nie ma czego zabrać { NAME($seat, form: "dative") }. Czy mimo to wykorzystać ochronę?
    .you = Duch chce ci zabrać { AMOUNT($cards, "card", form: "accusative") }{ COUNT($ambers) ->
        [0] { "" }
       *[other] { " i bursztyn" }
    }. Wykorzystujesz ochronę?
    .you-amber = Duch chce ci zabrać bursztyn. Wykorzystujesz ochronę?
    .you-nothing = Duch nie ma ci czego zabrać. Czy mimo to wykorzystujesz ochronę?
surrendering = { $seat } ma oddać { AMOUNT($cards, "card", form: "accusative") }: którą najpierw?
    .you = Musisz oddać { AMOUNT($cards, "card", form: "accusative") }: którą teraz?
trapped = { $seat } straci { AMOUNT($turns, "turn", form: "accusative") }. Wykorzystać ochronę?
    .you = Stracisz { AMOUNT($turns, "turn", form: "accusative") }. Wykorzystujesz ochronę?
reward-choice = { $seat }, nagroda: karta światła czy znacznik eskorty?
    .full = { $seat }, nagroda: karta światła. { if-no-room } nie ma już miejsca.
    .you = Twoja nagroda: karta światła czy znacznik eskorty?
    .you-full = Twoja nagroda: karta światła. { if-no-room } nie masz już miejsca.
attack-choice = { $seat } może zaatakować gracza na tym samym polu pasującą kartą światła albo nikogo nie atakować.
    .you = Możesz zaatakować gracza na tym samym polu pasującą kartą światła albo nikogo nie atakować.
defending = { $seat } się broni: wyłożyć { if-laid }pasujące karty czy na tym poprzestać?
    .bare = { $seat } się broni i nie ma { COUNT($laid) ->
        [0] { "" }
       *[other] { "już " }
    }czego wyłożyć.
    .you = Bronisz się: wykładasz { if-laid }pasujące karty czy na tym poprzestajesz?
    .you-bare = Bronisz się i nie masz { COUNT($laid) ->
        [0] { "" }
       *[other] { "już " }
    }czego wyłożyć.
reinforcing = { $seat } atakuje: dołożyć pasujące karty czy na tym poprzestać?
    .bare = { $seat } atakuje i nie ma już czego wyłożyć.
    .you = Atakujesz: dokładasz pasujące karty czy na tym poprzestajesz?
    .you-bare = Atakujesz i nie masz już czego wyłożyć.
if-winners = { COUNT($winners) ->
    [one] wygrywa
   *[other] wygrywają
} { $winners }, { AMOUNT($points, "point") }
over =
    .secured = Koniec gry: { if-winners }; tyle samo punktów co inni, ale więcej zabezpieczonych bursztynów.
    .way = Koniec gry: { if-winners }; tyle samo punktów i zabezpieczonych bursztynów co inni, ale dalej na szlaku.
    .first = Koniec gry: { if-winners }; tyle samo punktów i zabezpieczonych bursztynów co inni, ale wcześniej w zamku.
    .loose = Koniec gry: { if-winners }; we wszystkim na równi z innymi, ale więcej niezabezpieczonych bursztynów.
