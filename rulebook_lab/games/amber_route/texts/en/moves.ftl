begin = { $first } begins
draw-light = the light card is { $card }
draw-dark = the dark card is { $card }
roll = the dice show { $dice }
play-on = { $seat } plays the last turn
    .you = play the last turn
forgo = { $seat } gives up the turn
    .you = give up the turn
take = { $seat } takes the { $what }
    .you = take the { $what }
use = { $seat } uses { $card }
    .you = use { $card }
decline = { $seat } uses no reward card
    .you = use no reward card
discard = { $seat } discards { $card }
    .you = discard { $card }
recruit = { $seat } recruits
    .you = recruit
buy = { $seat } buys light cards for an amber
    .you = buy light cards for an amber
advance = { $seat } moves { $way } { AMOUNT($fields, "field") }{ COUNT($guide) ->
    [0] { "" }
   *[other] , led by { $guide }
}
    .you = move { $way } { AMOUNT($fields, "field") }{ COUNT($guide) ->
        [0] { "" }
       *[other] , led by { $guide }
    }
pick = { $seat } picks the { $face }
    .you = pick the { $face }
support = { $seat } plays { $card }
    .you = play { $card }
face = { $seat } faces the challenge
    .you = face the challenge
shift = { $seat } turns a { $die } into a { $to }
    .you = turn a { $die } into a { $to }
amber-die = { $seat } buys a die that shows { $face }
    .you = buy a die that shows { $face }
roll-again = { $seat } rolls the { $dice } again, with { $card }
    .you = roll the { $dice } again, with { $card }
accept = { $seat } leaves the dice as they are
    .you = leave the dice as they are
surrender = { $seat } gives up { $card }
    .you = give up { $card }
choose = { $seat } chooses the { $what }
    .you = choose the { $what }
attack = { $seat } attacks { $target } with { $card }
    .you = attack { $target } with { $card }
spare = { $seat } attacks nobody
    .you = attack nobody
defend = { $seat } lays { $card } in defence
    .you = lay { $card } in defence
reinforce = { $seat } adds { $card } to the attack
    .you = add { $card } to the attack
ready = { $seat } lays no more cards
    .you = lay no more cards
