# how the language calls itself
itself = polski
