to_act = decyduje
winners = zwycięzcy
