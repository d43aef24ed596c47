chance = Chance
