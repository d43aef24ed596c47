"""Who holds which goods: reach, consent, handling, payment."""
