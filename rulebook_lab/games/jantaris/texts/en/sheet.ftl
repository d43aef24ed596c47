# The score sheet.

item = { $item }
power = { $item }, by its effect
claim = Market Control card { $card }
fair = Great Fair, { $card }
earlier = Won earlier, and not in this record
