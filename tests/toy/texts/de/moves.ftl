heap = Im Haufen liegen { $pebbles }.
take = Nimm { AMOUNT($count, "pebble", form: "accusative") }.
call = Verlange eine Abstimmung.
cast = Stimme mit { $yes }.
