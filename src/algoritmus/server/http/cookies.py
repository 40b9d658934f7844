"""Who sits where: a browser is known by a signed cookie; the server keeps only a fingerprint of its token."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

COOKIE: Final = "algoritmus_seat"
KEY_FILE: Final = "cookie.key"
KEY_BYTES: Final = 32
TOKEN_BYTES: Final = 24  # 192 bits
MAX_AGE: Final = 180 * 24 * 3600
LONGEST: Final = 200


def load_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, for the owner's eyes only."""
    path = folder / KEY_FILE
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise OSError(f"{path} is no key: remove it, and all seats are given anew") from None
        return key
    with os.fdopen(opened, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Cookies:
    """Makes and checks the seat cookie."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return f"{token}.{self.sign(token)}"

    def sign(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), hashlib.sha256).hexdigest()

    def holder(self, cookie: str | None) -> str:
        """The fingerprint that seats are held by; empty if the cookie is missing or not of ours."""
        token, _, signature = (cookie or "")[:LONGEST].partition(".")
        signed = signature.isascii() and hmac.compare_digest(signature, self.sign(token))
        return fingerprint(token) if token and signed else ""


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def header(cookie: str, secure: bool) -> str:
    """As it is set: out of reach for scripts, not sent along from other sites."""
    parts = f"{COOKIE}={cookie}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax"
    return f"{parts}; Secure" if secure else parts
