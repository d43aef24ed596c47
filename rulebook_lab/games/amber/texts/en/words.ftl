# A tile as it lies, by the sides that its roads lead to: a bend (N–E), a one-way straight (S→N).

lying = { $tile } ({ $roads })
between = { $one }–{ $other }
towards = { $one }→{ $other }
beside = { $one }, { $other }
