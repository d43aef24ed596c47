button_doubt = Liar!
