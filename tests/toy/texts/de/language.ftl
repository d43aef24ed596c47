# how the language calls itself
itself = Deutsch
