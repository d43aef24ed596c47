point = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
    .genitive = { $count ->
        [one] { $count } punktu
       *[other] { $count } punktów
    }
    .dative = { $count ->
        [one] { $count } punktowi
       *[other] { $count } punktom
    }
    .instrumental = { $count ->
        [one] { $count } punktem
       *[other] { $count } punktami
    }
    .locative = { $count ->
        [one] { $count } punkcie
       *[other] { $count } punktach
    }
