# Why nobody can play like that.

nothing-here = { $seat } has nothing to decide here. { $prompt }
no-strategy = { $game } has no strategy, so no greedy player; use 'random'
no-judgement = { $game } judges no positions, so nobody can search; use 'random'
no-player = no player { $name }; there are { $known }
