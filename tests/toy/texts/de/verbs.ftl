heap = Den Haufen ziehen
take = Nehmen
call = Verlangen
cast = Abstimmen
