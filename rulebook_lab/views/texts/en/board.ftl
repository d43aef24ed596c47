# What stands under a board and is heard on it; it travels to the browser with the page.

in-words = In words
keys = Keys
keys-are = On the board: arrows walk, Enter picks, Esc takes a pick back, n and p lead to the next and the previous open spot, u undoes a move, + and − zoom, 0 fits the width. In lists of buttons: arrows walk, Home and End lead to the ends. A piece or a pile that may be moved can be dragged to where it goes, with Shift only one of it.
zoom-out = Zoom out
fit = Fit the board
zoom-in = Zoom in
full-screen = Full screen
show-me = Show me what is lit
open = { $spot }, open
picked = { $spot }, picked
enlarged = Enlarged for your finger.
tap-again = Tap once more to lay it like this.
    Tap what you mean; ⤢ shows the whole board.
# who answers a page is away, or gone for good; in a notebook its cells are run
away = The connection to Python is lost: clicks do nothing until it is back. If that lasts, load the page again.
gone = Python has stopped behind this page: clicks do nothing any more. Load the page again.
gone-here = Python has stopped or was started anew: clicks do nothing here any more. Run the cell again.
load-again = Load the page again
curtain = curtain
# beside the stored picture of a board whose kernel is gone
run = ▶ Bring it to life (runs the notebook down to here)
