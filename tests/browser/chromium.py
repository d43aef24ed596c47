"""Which browser the tests drive, and how it is started."""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str:
    """The path of an installed Chromium."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"no browser: install one of {', '.join(NAMES)} (see tests/browser/chromium.sh)")
