special-shovel = special shovel
button_give-up = Nothing can be played: give up a tile
button_pass = Nothing can be played: pass
