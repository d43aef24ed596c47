heap = Der Haufen wird gezogen.
turn = { $deciders }: Kiesel nehmen oder eine Abstimmung verlangen.
vote = { $deciders } { COUNT($deciders) ->
    [one] stimmt
   *[other] stimmen
} geheim ab.
