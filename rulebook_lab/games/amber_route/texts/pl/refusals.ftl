any =
    .chance = Los nie może tego teraz przynieść (wyniki kostek zapisuje się od najwyższego do najniższego). { $asked }
turn_mandatory = Najpierw jest faza dobierania. Żadnej z faz nie można pominąć ani zamienić ich kolejności.
    .pass = Nie można spasować: obie fazy są obowiązkowe. Zrezygnować można tylko z ostatniej tury, gdy ktoś dotarł już do zamku, i to zanim się ona zacznie.
turn_one-action = Jedyną akcję tej tury masz już za sobą.
escort_limit = Nikt nie może mieć więcej niż { AMOUNT($most, "escort", form: "accusative") }.
    .held = { $seat } ma { AMOUNT($escorts, "escort", form: "accusative") }: można mieć od 0 do { $most }.
components_dice = Nie można rzucić naraz { AMOUNT($dice, "die", form: "instrumental") }: można od 0 do { $most }.
light_hand-limit = { $seat } ma { AMOUNT($cards, "card", form: "accusative") }; limit to { $most }.
    .at-once = Jednym dobraniem bierze się najwyżej { AMOUNT($most, "card", form: "accusative") }, nie { $cards }.
light_excess =
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }, nie ma więc czego odrzucić.
    .nothing = { $seat } nie ma na ręce więcej kart, niż wolno.
light_terrain = { $card } pomaga tylko { NAME($own, form: "where") }, a { NAME($terrain, form: "this") }.
    .no-light-card = { $card } to nie karta światła.
    .nowhere = { $card } pomaga tylko { NAME($own, form: "where") }, a tu nie ma żadnego terenu.
amber_loose-uses = To kosztuje { AMOUNT($cost, "loose-amber", form: "accusative") }, a { $loose ->
    [0] nie masz żadnego
   *[other] masz { $loose }
}.{ $secured ->
    [0] { "" }
   *[other] { " " }Zabezpieczonych bursztynów ({ $secured }) nie można wydać.
}
amber_banking = { $seat } ma { AMOUNT($loose, "loose-amber", form: "accusative") }: można mieć od 0 do { $most }, a nadwyżkę zabezpiecza się od razu.
    .bought = { $seat } ma { AMOUNT($loose, "loose-amber", form: "accusative") }, a za { AMOUNT($bought, "die", form: "accusative") } już zapłacono: na początku nikt nie ma więcej niż { $most }.
move_direction = Pionki idą tylko do przodu, od brzegu morza w stronę zamku.
move_distance = Ruch to 1 pole albo 2 pola, a nie { $fields }.
    .overshoots = Do zamku { $left ->
        [one] zostało tylko { AMOUNT($left, "field") }
        [few] zostały tylko { AMOUNT($left, "field") }
       *[many] zostało tylko { AMOUNT($left, "field") }
    }; nikt nie może go minąć.
move_one-free = Ruch o 1 pole jest darmowy: przewodnik przydaje się tylko przy ruchu o 2 pola.
move_two-cost = Ruch o 2 pola kosztuje { AMOUNT($cost, "escort", form: "accusative") }, a { $escorts ->
    [0] nie masz żadnego
   *[other] masz { $escorts }
}.
reward_use-later =
    .missing = { $card } nie leży przed tobą jako zatrzymana karta nagrody.
    .kind = { $card } teraz nic nie da: nagroda na tej karcie to { $own }, a tutaj { NAME($kind, form: "gender") ->
        [plural] pomagają
       *[other] pomaga
    } { $kind }.
    .dice = Drugi rzut to rzut wybranymi kostkami spośród własnych ({ $dice }); wyniki zapisuje się od najwyższego do najniższego.
gift_active-first =
    .no-die = Nie ma już kostki z wynikiem { $face }; zostało: { $dice }.
challenge_light-cards =
    .moment = Nie teraz: karty zagrywa się przed rzutem w wyzwaniu, a nie po nim. { $asked }
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }.
monster_card-terrain = Wsparcie w walce musi pasować do terenu: { $card } pomaga tylko { NAME($own, form: "where") }, a { NAME($terrain, form: "this") }.
challenge_escort-shift = Zmiana wyniku kostki o 1 kosztuje { AMOUNT($price, "escort", form: "accusative") }, a { $escorts ->
    [0] nie masz żadnego
   *[other] masz { $escorts }
}.
    .moment = Nie teraz: za znaczniki eskorty zmienia się wyniki własnych kostek, po rzucie w wyzwaniu albo w walce; cudze kostki zostają takie, jak wypadły. { $asked }
    .no-die = Nie masz kostki z wynikiem { $die }: na twoich kostkach jest { $dice }. Kostek kupionych za bursztyn, kostek potwora i kostek przeciwnika nigdy się nie zmienia.
    .one = Znacznik eskorty zmienia wynik kostki o 1, a nie z { $die } na { $to }.
challenge_shift-bounds = 6 nie można zwiększyć, a 1 zmniejszyć: żadna kostka nie pokaże { $to }.
challenge_amber-die =
    .moment = Nie teraz: kostkę kupuje się za bursztyn po własnym rzucie w wyzwaniu. { $asked }
    .duel = Za bursztyny kupuje się kostki tylko w wyzwaniach, a nie w walce między graczami.
    .face = Kostka ma wyniki od 1 do 6, a nie { $face }.
duel_dice-limit = W jednym rzucie nie może być więcej niż { AMOUNT($most, "die", form: "accusative") }.
ghost_failure =
    .all = { $seat } ma { AMOUNT($cards, "card", form: "accusative") }, a do oddania { $due }: przepadają wszystkie, bez wybierania.
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }, nie ma więc czego oddać.
    .most = Żaden duch nie zabiera { AMOUNT($cards, "card", form: "genitive") }: najwyżej { $most }.
monster_support-before =
    .rolled = Wsparcie zagrywa się przed walką, a nie po rzucie.
    .number = Wsparcie wynosi od 0 do { $most }, a nie { $support }.
duel_when =
    .moment = Nie teraz: zaatakować może tylko ten, kto właśnie pokonał wyzwanie, na tym samym polu i kartą, która pasuje. { $asked }
duel_same-field = { $target } stoi na innym polu.
    .absent = { $target } nie bierze udziału w tej grze.
    .self = Nikt nie atakuje samego siebie.
duel_opening-card = Atak zaczyna się kartą światła, która pasuje do terenu: { $card } pomaga tylko { NAME($own, form: "where") }, a { NAME($terrain, form: "this") }.
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }, nie możesz więc tak zaatakować.
duel_attacker-dice =
    .dice = Karty, które wykłada { $seat }, dają { AMOUNT($right, "die", form: "accusative") }, a nie { $dice }.
duel_defence-roll =
    .dice = Karty, które wykłada { $seat }, dają { AMOUNT($right, "die", form: "accusative") }, a nie { $dice }.
duel_defender-cards = Wykładać można tylko karty, które pasują do terenu: { $card } pomaga tylko { NAME($own, form: "where") }, a { NAME($terrain, form: "this") }.
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }.
duel_attacker-more = Kolejne karty też muszą pasować do terenu: { $card } pomaga tylko { NAME($own, form: "where") }, a { NAME($terrain, form: "this") }.
    .not-in-hand = Nie masz na ręce { NAME($card, form: "genitive") }.
components_ambers = Wszystkich bursztynów jest { $found }, a w pudełku { $right }.
components_escort-tokens = Wszystkich znaczników eskorty jest { $found }, a w pudełku { $right }.
components_light-deck =
    .missing = Nigdzie nie ma: { $items }.
    .spare = Więcej niż w pudełku: { $items }.
    .number = Wszystkich kart światła jest { $found }, a w pudełku inna liczba.
components_dark-deck =
    .missing = Nigdzie nie ma: { $items }.
    .spare = Więcej niż w pudełku: { $items }.
    .number = Wszystkich kart ciemności jest { $found }, a w pudełku inna liczba.
challenge_by-type =
    .upon = „{ $frame }” następuje tylko bezpośrednio po jednym z tych: { $right }.
    .number = W „{ $frame }” liczba to co najmniej 1, a nie { $number }.
    .other-seat = { $seat } nie jest innym graczem; gracze to { $seats }.
    .no-challenge = { $id } to nie wyzwanie; wyzwaniem jest na przykład karta { $example }.
    .threat = { $id } to { $threat }, a nie „{ $frame }”.
    .unrolled = Do „{ $frame }” jeszcze nie rzucono kostkami, więc po nim następuje jedno z tych: { $right }.
    .faces = Kostki to wyniki od 1 do 6, zapisane od najwyższego do najniższego, a nie { $dice }.
move_terrain-field =
    .elsewhere = „{ $frame }” wymaga pola z terenem; { $seat } stoi na polu { $field }.
gift_others-clockwise =
    .order = Kostki wybierają po kolei { $seats }: zostać mogą tylko ostatni z nich.
gift_immediate =
    .no-gift = { $id } to nie dar losu; dary losu to: { $gifts }.
gift_dice =
    .picking = { $seats ->
        [one] Wybiera jeszcze { AMOUNT($seats, "seat") }
        [few] Wybierają jeszcze { AMOUNT($seats, "seat") }
       *[many] Wybiera jeszcze { AMOUNT($seats, "seat") }
    }, tyle kostek powinno więc zostać, a nie { $dice }.
dark_match-count =
    .level = { $card } na tym polu to wyzwanie { $right }, a nie { $difficulty }.
monster_step-monster-damage =
    .life = Potwór ma { AMOUNT($life, "life-point", form: "accusative") }; na początku ma { $most }.
    .wounds = Każda kostka zabiera najwyżej jeden punkt życia: w rundzie { $round } potworowi zostało co najmniej { $least }, a nie { $life }.
monster_dice-kept =
    .dice = { AMOUNT($dice, "die") } zamiast { $right }, którymi toczy się ta walka.
monster_step-monster-attack =
    .dice = Potwór o tej sile rzuca tyloma kostkami: { $right }, a nie { $dice }.
    .hits = Te kostki dają { AMOUNT($right, "hit") }, a nie { $hits }.
trap_base-dice =
    .dice = W pułapce { $dice ->
        [one] rzucona jest { AMOUNT($dice, "die") }
        [few] rzucone są { AMOUNT($dice, "die") }
       *[many] rzuconych jest { AMOUNT($dice, "die") }
    }, a pułapka daje co najmniej { $least }.
trap_missing =
    .held = { $seat } ma stracić { AMOUNT($turns, "turn", form: "accusative") }: pułapka kosztuje najwyżej { $most }.
    .nowhere = { $seat } ma tury do stracenia, a stoi na polu { $field }: tam nie ma pułapek.
    .skipped = { $seat } ma tury do stracenia: tej tury też nie rozgrywa.
end_scoring-time =
    .early = Gra nie kończy się, zanim ktoś dotrze do zamku.
end_last-turns =
    .early = Nikt nie ma ostatniej tury, zanim ktoś dotrze do zamku.
    .left = Gra się jeszcze nie skończyła: ostatnia tura czeka: { $seats }.
    .there = Kto jest w zamku, nie ma już ostatniej tury: { $seats }.
    .order = Ostatnia tura czeka jeszcze, zgodnie z ruchem wskazówek zegara: { $seats }.
    .order-nobody = Po tej turze nikogo nie czeka już ostatnia tura.
reward_base =
    .parts = Żadna nagroda i żaden dar nie mają takich części ani takiej reszty.
reward_hourglass =
    .met = { $seat } zachowuje { AMOUNT($cards, "card", form: "accusative") }, a pól terenu było na drodze najwyżej { $most }.
end_trigger =
    .no-first = W zamku: { $seats }; nie wiadomo jednak, kto dotarł tam pierwszy.
    .not-there = Pierwszy w zamku ma być { $first }, a nie stoi na jego polu.
    .arrived = { $seat } jest już w zamku i nie ma więcej tur.
components_board-pieces = { $seat } stoi na polu { $field }, którego na szlaku nie ma.
setup_hidden-hand =
    .unknown = Ręka { NAME($seat, form: "genitive") } jest dla ciebie zakryta.
move_attack-option =
    .nothing = { $seat } nie ma kogo zaatakować: trzeba gracza na tym samym polu i pasującej karty.
setup_player-kit =
    .first = Przed pierwszą turą { $seat } ma to, z czym każdy zaczyna, a na ręce tyle z { AMOUNT($cards, "card", form: "genitive") }, ile już rozdano, gracz po graczu.
