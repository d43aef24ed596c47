# Odgovori na pitanja postavljena svojim rečima.

nothing = To ne spada u igru { $game }: njen pravilnik o tome ne govori.
