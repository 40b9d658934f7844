"""Who sits where: a browser is known by a signed cookie; the server keeps only a fingerprint of its token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "algoritmus_seat"
TOKEN_BYTES: Final = 24  # 192 bits
MAX_AGE: Final = 180 * 24 * 3600
LONGEST: Final = 200


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
