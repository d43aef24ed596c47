"""Making the stores of questions: see `python -m tests.questions`."""
