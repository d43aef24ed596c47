die = the die: { $face }
