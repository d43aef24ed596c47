# Zašto tako niko ne može da igra.

nothing-here = { $seat } ovde nema o čemu da odluči. { $prompt }
no-strategy = { $game } nema strategiju, pa ni pohlepnog igrača; koristite 'random'
no-judgement = { $game } ne ocenjuje položaje, pa niko ne može da pretražuje; koristite 'random'
no-player = igrača { $name } nema; postoje { $known }
