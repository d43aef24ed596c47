chance = slučaj
    .genitive = slučaja
    .dative = slučaju
    .instrumental = slučajem
    .locative = slučaju
    .gender = masculine
