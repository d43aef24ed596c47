"""The second phase, Diplomacy."""
