"""Who holds which goods: reach, payment, consent."""
