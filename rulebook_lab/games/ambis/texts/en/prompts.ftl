if-more = { COUNT($more) ->
    [0] { "" }
   *[other] { " " }to { $more }
}

over =
    .shared = The game is over: { $winners } share the victory with { AMOUNT($points, "point") }.
tie_pearls = The game is over: { $winners } won with { AMOUNT($points, "point") }, ahead by pearls.
tie_best-lord = The game is over: { $winners } won with { AMOUNT($points, "point") }, ahead by the better lord.
first-player = Who begins? The lot decides.
open-location = Which location lies open first?
lord-draw = Which lord comes to Court space { $space }?
action = { $active }: choose your action: explore, request support or recruit.
    .plot = { $active }: plot, or choose your action: explore, request support or recruit.
    .power = { $active }: use a power, or choose your action: explore, request support or recruit.
    .plot-power = { $active }: plot, use a power, or choose your action: explore, request support or recruit.
    .pass = { $active }: no action is possible. Pass, unless a plot or a power changes that.
control = { $deciders }: three keys. Take an open location, or draw 1{ if-more } from the pile.
    .open = { $deciders }: three keys. Take an open location: the pile is empty.
    .pile = { $deciders }: three keys. Draw 1{ if-more } from the pile: no location lies open.
finish = { $active }: use a power, or end your turn.
reveal = Which card is revealed?
offer = { $asking }: buy { $card } from { $seller } for { AMOUNT($price, "pearl") }, or decline?
unsold = { $deciders }: nobody buys { $card }. Take it, or leave it and go on?
    .must = { $deciders }: nobody buys { $card }. It must be taken.
encounter = { $deciders }: a monster on space { $space }, the threat at { $threat }. Fight it or go on?
    .must = { $deciders }: a monster on space { $space }, the threat at { $threat }. It must be fought.
reward = { $deciders }: which reward of threat space { $space }?
token-draw = Which monster token is drawn?
affiliation = { $deciders }: which of { $cards } do you affiliate?
discards = { $seat }: discard { AMOUNT($n, "card") }.
assassination = { $deciders }: which lord of { $victim } does the Assassin rotate?
hunt = { $deciders }: whom does the Hunter rob?
token-theft = Which monster token of { $victim } is taken?
apprenticeship = { $deciders }: which pile does the Apprentice take?
illusion = { $deciders }: exchange a location of yours for an open one?
corruption = { $deciders }: pay for a second lord?
treason = { $deciders }: give up a free lord for one from the Court?
intrigue = { $deciders }: give up a free lord for the top lord of the deck?
schemed-lord = Which lord is on top of the deck?
tile-draw = Which location is drawn? { $left } to go.
drawn = { $deciders }: which of { $tiles } do you take?
open-choice = { $deciders }: the pile is empty. Which open location does { $ambassador } take?
key-choice = { $deciders }: which three keys do you use for { $location }?
black-smokers = { $deciders }: exchange Black Smokers for a location of the pile?
