"""What can be calculated and judged beyond the rules: odds, and the bot's opinion of a move."""
