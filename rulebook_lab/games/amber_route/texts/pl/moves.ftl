begin = zaczyna { $first }
draw-light = dobrana karta światła: { $card }
draw-dark = dobrana karta ciemności: { $card }
roll = na kostkach wypada { $dice }
play-on = { $seat } rozgrywa ostatnią turę
forgo = { $seat } rezygnuje z tury
take = { $seat } wybiera { NAME($what, form: "accusative") }
use = { $seat } wykorzystuje { NAME($card, form: "accusative") }
decline = { $seat } nie wykorzystuje karty nagrody
discard = { $seat } odrzuca { NAME($card, form: "accusative") }
recruit = { $seat } rekrutuje eskortę
buy = { $seat } kupuje karty światła za bursztyn
advance = { $seat } idzie { $way } o { AMOUNT($fields, "field", form: "accusative") }{ COUNT($guide) ->
    [0] { "" }
   *[other] { " " }dzięki przewodnikowi: { $guide }
}
pick = { $seat } wybiera kostkę z wynikiem { $face }
support = { $seat } zagrywa { NAME($card, form: "accusative") }
face = { $seat } podejmuje wyzwanie
shift = { $seat } zmienia wynik kostki z { $die } na { $to }
amber-die = { $seat } kupuje za bursztyn kostkę z wynikiem { $face }
roll-again = { $seat } rzuca ponownie { COUNT($dice) ->
    [one] kostką z wynikiem
   *[other] kostkami z wynikami
} { $dice }, wykorzystując { NAME($card, form: "accusative") }
accept = { $seat } zostawia kostki bez zmian
surrender = { $seat } oddaje { NAME($card, form: "accusative") }
choose = { $seat } wybiera { NAME($what, form: "accusative") }
attack = { $seat } atakuje { NAME($target, form: "accusative") }, wykładając { NAME($card, form: "accusative") }
spare = { $seat } nikogo nie atakuje
defend = { $seat } wykłada do obrony { NAME($card, form: "accusative") }
reinforce = { $seat } dokłada do ataku { NAME($card, form: "accusative") }
ready = { $seat } nie wykłada więcej kart
