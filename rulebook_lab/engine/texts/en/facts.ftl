to_act = to act
winners = winners
