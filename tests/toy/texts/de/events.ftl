heap = Im Haufen { $pebbles ->
    [one] liegt
   *[other] liegen
} { AMOUNT($pebbles, "pebble") }.
takes = { $seat } nimmt { AMOUNT($count, "pebble", form: "accusative") }.
votes = { $seat } stimmt mit { $answer }.
    .hidden = { $seat } hat abgestimmt.
vote = Die Abstimmung endet { $yes } zu { $no }.
