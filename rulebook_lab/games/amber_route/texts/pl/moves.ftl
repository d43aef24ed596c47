begin = zaczyna { $first }
draw-light = dobrana karta światła: { $card }
draw-dark = dobrana karta ciemności: { $card }
roll = na kostkach wypada { $dice }
play-on = { $seat } rozgrywa ostatnią turę
    .you = rozegraj ostatnią turę
forgo = { $seat } rezygnuje z tury
    .you = zrezygnuj z tury
take = { $seat } wybiera { NAME($what, form: "accusative") }
    .you = wybierz { NAME($what, form: "accusative") }
use = { $seat } wykorzystuje { NAME($card, form: "accusative") }
    .you = wykorzystaj { NAME($card, form: "accusative") }
decline = { $seat } nie wykorzystuje karty nagrody
    .you = nie wykorzystuj karty nagrody
discard = { $seat } odrzuca { NAME($card, form: "accusative") }
    .you = odrzuć { NAME($card, form: "accusative") }
recruit = { $seat } rekrutuje eskortę
    .you = zrekrutuj eskortę
buy = { $seat } kupuje karty światła za bursztyn
    .you = kup karty światła za bursztyn
advance = { $seat } idzie { $way } o { AMOUNT($fields, "field", form: "accusative") }{ COUNT($guide) ->
    [0] { "" }
   *[other] { " " }dzięki przewodnikowi: { $guide }
}
    .you = idź { $way } o { AMOUNT($fields, "field", form: "accusative") }{ COUNT($guide) ->
        [0] { "" }
       *[other] { " " }dzięki przewodnikowi: { $guide }
    }
pick = { $seat } wybiera kostkę z wynikiem { $face }
    .you = wybierz kostkę z wynikiem { $face }
support = { $seat } zagrywa { NAME($card, form: "accusative") }
    .you = zagraj { NAME($card, form: "accusative") }
face = { $seat } podejmuje wyzwanie
    .you = podejmij wyzwanie
shift = { $seat } zmienia wynik kostki z { $die } na { $to }
    .you = zmień wynik kostki z { $die } na { $to }
amber-die = { $seat } kupuje za bursztyn kostkę z wynikiem { $face }
    .you = kup za bursztyn kostkę z wynikiem { $face }
roll-again = { $seat } rzuca ponownie { COUNT($dice) ->
    [one] kostką z wynikiem
   *[other] kostkami z wynikami
} { $dice }, wykorzystując { NAME($card, form: "accusative") }
    .you = rzuć ponownie { COUNT($dice) ->
        [one] kostką z wynikiem
       *[other] kostkami z wynikami
    } { $dice }, wykorzystując { NAME($card, form: "accusative") }
accept = { $seat } zostawia kostki bez zmian
    .you = zostaw kostki bez zmian
surrender = { $seat } oddaje { NAME($card, form: "accusative") }
    .you = oddaj { NAME($card, form: "accusative") }
choose = { $seat } wybiera { NAME($what, form: "accusative") }
    .you = wybierz { NAME($what, form: "accusative") }
attack = { $seat } atakuje { NAME($target, form: "accusative") }, wykładając { NAME($card, form: "accusative") }
    .you = zaatakuj { NAME($target, form: "accusative") }, wykładając { NAME($card, form: "accusative") }
spare = { $seat } nikogo nie atakuje
    .you = nikogo nie atakuj
defend = { $seat } wykłada do obrony { NAME($card, form: "accusative") }
    .you = wyłóż do obrony { NAME($card, form: "accusative") }
reinforce = { $seat } dokłada do ataku { NAME($card, form: "accusative") }
    .you = dołóż do ataku { NAME($card, form: "accusative") }
ready = { $seat } nie wykłada więcej kart
    .you = nie wykładaj więcej kart
