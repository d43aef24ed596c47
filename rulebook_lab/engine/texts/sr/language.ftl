# how the language calls itself
itself = srpski
