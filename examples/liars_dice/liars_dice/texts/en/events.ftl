rolls = { $seat } throws { $dice }.
    .hidden = { $seat } throws { AMOUNT($count, "die") } and looks under the cup.
bids = { $seat } bids { $count } × { $face }.
shows = { $seat } lifts the cup: { $dice }.
stands = The bid of { $count } stands with { AMOUNT($found, "die") }: { $seat } was wrong to doubt it.
fails = Only { $found } of { $count } are there: { $seat } has lied.
loses = { $seat } loses a die and has { AMOUNT($dice, "die") } left.
