"""Creating the world."""
