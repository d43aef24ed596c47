# how the language calls itself
itself = English
