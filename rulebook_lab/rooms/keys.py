"""Codes, which are told to everybody, and tokens, which nobody can guess."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

LETTERS = "ACDEFGHJKLMNPQRTUVWXYZ"
"""What codes are made of: no letter looks or sounds like a digit, or like another one that is here."""
LENGTH = 6


def new_code() -> str:
    """A code to be read out, such as `KTRWAC`."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether a text can be a room's code."""
    return text.isascii() and text.isalpha() and text.isupper()


def new_token() -> str:
    """A token for somebody who came."""
    return secrets.token_urlsafe(18)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def right_token(secret: bytes, code: str, salt: str, right: str) -> str:
    """The token for a right in a room, such as "lead"; kept nowhere, as the house's secret makes it again."""
    made = hmac.digest(secret, f"{right}/{code}/{salt}".encode(), "sha256")
    return urlsafe_b64encode(made[:18]).decode()


def owners(secret: bytes, code: str) -> str:
    """The key of whoever may read the house's folder: a notebook on the same computer."""
    return right_token(secret, code, "", "owner")


def same(one: str, other: str) -> bool:
    """Whether two tokens are the same, in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def secret_of(folder: Path) -> bytes:
    """The secret of a house, in a file that only its owner can read; made when there is none."""
    path, mine = folder / "secret", folder / f"secret.{os.getpid()}"
    if not path.exists():
        with os.fdopen(os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
        with suppress(FileExistsError):  # another process was quicker
            os.link(mine, path)
        mine.unlink()
    return path.read_bytes()
