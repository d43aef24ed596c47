"""Items: when they work, and what they do."""
