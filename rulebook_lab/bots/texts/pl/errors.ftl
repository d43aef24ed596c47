# Dlaczego nikt nie może tak grać.

nothing-here = { $seat } nie ma tu o czym decydować. { $prompt }
no-strategy = { $game } nie ma strategii, więc nie ma też zachłannego gracza; użyj 'random'
no-judgement = { $game } nie ocenia pozycji, więc nikt nie może przeszukiwać; użyj 'random'
no-player = nie ma gracza { $name }; są { $known }
