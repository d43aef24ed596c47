"""What a notebook shows: boards, the table, rule cards. Works with any game through engine and scene."""
