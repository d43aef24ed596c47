to_act = na redu
winners = pobednici
