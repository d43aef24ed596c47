"""The land: hexes, banks, rivers, roads, and what lies where."""
