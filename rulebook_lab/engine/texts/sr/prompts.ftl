any =
    .over = Partija je gotova. { COUNT($winners) ->
        [one] Pobednik je
       *[other] Pobednici su
    } { $winners }: { AMOUNT($points, "point") }.
    .impossible = Ovaj položaj je nemoguć. { $why }
    .shared = Partija je gotova: pobedu dele { $winners }, sa po { AMOUNT($points, "point") }.
