# What a page says after the reader has done something.

saved = Saved to { $path }.
