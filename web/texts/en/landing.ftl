title = rulebook_lab: rulebooks to play, question and calculate with
heading = Rulebooks you can play
about = Whatever you try, the program does it by the rule, or says which clause forbids it. Nothing to install: all of it runs in this browser, and nothing leaves it.
# how: markup
how = <b>Play</b> opens the game and its lessons as pages, a chapter at a time: for yourself, a class, a projector. The notebook has the same and shows its code: press <kbd>Shift</kbd>+<kbd>Enter</kbd> in the first grey cell. The first opening loads about { $megabytes } MB and takes half a minute or more.
play = Play
    .label = Play { $game }
notebook = in the notebook
    .label = Play { $game } in the notebook
picture = { $game } in the middle of a game
players = { $least } to { $most } players
start = Start here
teaching = For teachers
all = all of it in JupyterLab
languages = languages
