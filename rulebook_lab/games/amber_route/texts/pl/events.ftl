begins = Zaczyna { $seat }.
turn = Graczem aktywnym jest { $seat }.
skips = { $seat } traci tę turę{ COUNT($left) ->
    [0] { "" }
   *[other] ; do stracenia zostaje jeszcze { AMOUNT($left, "turn") }
}.
plays-on = { $seat } rozgrywa ostatnią turę.
forgoes = { $seat } rezygnuje z ostatniej tury.
takes = { $seat } wybiera { NAME($what, form: "accusative") }.
draws = { $seat } dobiera { NAME($card, form: "accusative") }.
    .hidden = { $seat } dobiera kartę światła.
no-light-card = Dla { NAME($seat, form: "genitive") } nie ma już kart światła.
light-reshuffled = Z { AMOUNT($cards, "discarded-card", form: "genitive") } powstaje nowa talia kart światła.
discards = { $seat } odrzuca { NAME($card, form: "accusative") }.
gains-escorts = { $seat } otrzymuje { AMOUNT($escorts, "escort", form: "accusative") }.
fills-up = { $escorts ->
    [0] { $seat } nie otrzymuje znacznika eskorty
   *[other] { $seat } otrzymuje { AMOUNT($escorts, "escort", form: "accusative") }
}: { $left ->
    [one] jeszcze { $left } przekroczyłby limit
    [few] jeszcze { $left } przekroczyłyby limit
   *[many] jeszcze { $left } przekroczyłoby limit
}.
gains-last-escorts = { $seat } otrzymuje { AMOUNT($escorts, "escort", form: "accusative") }; więcej w puli nie ma.
gains-amber = { $seat } zdobywa bursztyn.
no-amber = W puli nie ma bursztynu dla { NAME($seat, form: "genitive") }.
banks = { $seat } zabezpiecza { AMOUNT($secured, "amber", form: "accusative") }; { $returned ->
    [one] { $returned } wraca
    [few] { $returned } wracają
   *[many] { $returned } wraca
} do puli.
buys = { $seat } płaci { AMOUNT($ambers, "amber", form: "accusative") } za { AMOUNT($cards, "light-card", form: "accusative") }.
pays-way = { $seat } płaci { AMOUNT($escorts, "escort", form: "accusative") } za dłuższy ruch.
advances = { $seat } idzie do przodu o { AMOUNT($fields, "field", form: "accusative") }, na pole { $field }.
enters-town = { $seat } wchodzi do miasta.
arrives-first = { $seat } dociera do zamku jako pierwszy: każdy z pozostałych graczy ma jeszcze jedną turę.
arrives = { $seat } dociera do zamku.
over = Skończyła się ostatnia tura: czas podliczyć punkty.
no-dark-card = Dla { NAME($seat, form: "genitive") } nie ma karty ciemności.
dark-reshuffled = Z { AMOUNT($cards, "discarded-card", form: "genitive") } powstaje nowa talia kart ciemności.
gift = { $seat } odkrywa dar losu: { $card }.
rolls-gifts = { $seat } rzuca o dary: { $dice }.
picks = { $seat } wybiera kostkę z wynikiem { $face } i otrzymuje { NAME($gains, form: "accusative") }.
challenge = { $seat } odkrywa { NAME($card, form: "accusative") }: wyzwanie jest { $difficulty }.
supports = { $seat } zagrywa { NAME($card, form: "accusative") }: wsparcie { $support }.
supports-more = { $seat } zagrywa { NAME($card, form: "accusative") }: wsparcie { $support }, razem { $total }.
faces = { $seat } stawia czoła { NAME($card, form: "dative") } ze wsparciem { $support }.
surplus = Karty dałyby { NAME($seat, form: "dative") } { AMOUNT($dice, "die") }, ale w rzucie jest ich najwyżej { $most }.
rolls = { $seat } wyrzuca { $dice }.
shifts = { $seat } płaci { AMOUNT($escorts, "escort", form: "accusative") } i zmienia wynik kostki z { $die } na { $to }.
buys-die = { $seat } płaci { AMOUNT($ambers, "amber", form: "accusative") } za kostkę z wynikiem { $face }.
rolls-again = { $seat } rzuca ponownie { COUNT($dice) ->
    [one] kostką z wynikiem
   *[other] kostkami z wynikami
} { $dice }.
accepts = { $seat } zostawia na kostkach { $dice }.
round = Runda { $round }: potwór ma { AMOUNT($life, "life-point", form: "accusative") }.
wounds = { $seat } { $hits ->
    [0] nie zadaje obrażeń
   *[other] zadaje { AMOUNT($hits, "hit", form: "accusative") }
}; { $life ->
    [0] potwór nie ma już punktów życia
   *[other] potwór ma jeszcze { AMOUNT($life, "life-point", form: "accusative") }
}.
strikes = Potwór wyrzuca { $dice }: { $hits ->
    [0] bez obrażeń
   *[other] { AMOUNT($hits, "hit") }
}.
loses-escorts = { $seat } traci { AMOUNT($escorts, "escort", form: "accusative") }.
wins = { $seat } pokonuje { NAME($card, form: "gender") ->
    [masculine-inanimate] { NAME($difficulty, form: "accusative-inanimate") }
    [masculine-personal] { NAME($difficulty, form: "accusative-personal") }
    [feminine] { NAME($difficulty, form: "accusative-feminine") }
    [neuter] { $difficulty }
   *[masculine] { NAME($difficulty, form: "accusative-masculine") }
} { NAME($card, form: "accusative") }.
loses = { $seat } ulega { NAME($card, form: "dative") }.
gives-amber = { $seat } oddaje bursztyn.
gives-nothing = { $seat } nie ma niezabezpieczonego bursztynu do oddania.
slips-past = { $seat } wymyka się duchowi: suma { $total }, a wystarczyło { $needed }.
is-caught = { $seat } nie wymyka się duchowi: suma { $total }, a trzeba było { $needed }.
holds-nothing = { $seat } nie ma kart światła do oddania.
loses-hand = { $seat } traci wszystkie karty z ręki: { $cards }.
surrenders = { $seat } oddaje { NAME($card, form: "accusative") }.
gets-out = { $seat } wydostaje się z pułapki: { $dice }.
stays-trapped = { $seat } nie wydostaje się z pułapki: brakuje { AMOUNT($missing, "die", form: "genitive") }.
loses-turns = { $seat } straci { AMOUNT($turns, "turn", form: "accusative") }.
chooses = { $seat } wybiera { NAME($what, form: "accusative") }.
keeps = { $seat } zatrzymuje { NAME($card, form: "accusative") }.
uses = { $seat } wykorzystuje { NAME($card, form: "accusative") }{ $what ->
    [shield] { ": obrażenia się nie liczą" }
    [blessing] { ": daje wsparcie jak karta światła o wartości 2" }
    [ward] { ": nic nie przepada" }
    [second_roll] { ": częścią kostek rzuca się ponownie" }
    [guide] { ": dłuższy ruch nie kosztuje znacznika eskorty" }
    [provisions] { ": karta światła i znacznik eskorty" }
   *[other] { "" }
}.
declines = { $seat } zachowuje karty nagród na później.
spares = { $seat } nikogo nie atakuje.
cannot-attack = { $seat } nie może zaatakować: nie ma karty światła, która pasuje do { NAME($terrain, form: "genitive") }.
attacks = { $seat } atakuje { NAME($target, form: "accusative") } i wykłada { NAME($card, form: "accusative") }.
lays = { $seat } wykłada { NAME($card, form: "accusative") }.
ready = { $seat } nie wykłada więcej kart.
compares = Siła ataku { NAME($seat, form: "genitive") }: { $attack }, siła obrony { NAME($target, form: "genitive") }: { $defence }.
defends = { $seat } odpiera atak { NAME($attacker, form: "genitive") }.
takes-amber = { $seat } zabiera { NAME($target, form: "dative") } bursztyn.
takes-nothing = { $seat } wygrywa, ale { $target } nie ma niezabezpieczonego bursztynu do oddania.
