chance = Los
    .genitive = Losu
    .dative = Losowi
    .accusative = Los
    .instrumental = Losem
    .locative = Losie
    .gender = masculine-inanimate
