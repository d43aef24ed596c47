turn_most = { $count ->
    [0] Keinen Kiesel zu nehmen
   *[other] { AMOUNT($count, "pebble", form: "accusative") } zu nehmen
} geht nicht: Es sind einer bis { $most }.
turn_there = Da { $left ->
    [one] ist nur ein Kiesel
   *[other] sind nur { $left } Kiesel
}, nicht { $count }.
vote_once = In dieser Partie ist schon abgestimmt worden.
any =
    .moment = Nicht jetzt. { $asked }
