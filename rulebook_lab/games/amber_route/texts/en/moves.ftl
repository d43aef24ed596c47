begin = { $first } begins
draw-light = the light card is { $card }
draw-dark = the dark card is { $card }
roll = the dice show { $dice }
play-on = { $seat } plays the last turn
forgo = { $seat } gives up the turn
take = { $seat } takes the { $what }
use = { $seat } uses { $card }
decline = { $seat } uses no reward card
discard = { $seat } discards { $card }
recruit = { $seat } recruits
buy = { $seat } buys light cards for an amber
advance = { $seat } moves { $way } { AMOUNT($fields, "field") }{ COUNT($guide) ->
    [0] { "" }
   *[other] , led by { $guide }
}
pick = { $seat } picks the { $face }
support = { $seat } plays { $card }
face = { $seat } faces the challenge
shift = { $seat } turns a { $die } into a { $to }
amber-die = { $seat } buys a die that shows { $face }
roll-again = { $seat } rolls the { $dice } again, with { $card }
accept = { $seat } leaves the dice as they are
surrender = { $seat } gives up { $card }
choose = { $seat } chooses the { $what }
attack = { $seat } attacks { $target } with { $card }
spare = { $seat } attacks nobody
defend = { $seat } lays { $card } in defence
reinforce = { $seat } adds { $card } to the attack
ready = { $seat } lays no more cards
