"""Sessions: a signed cookie with a token authenticates the seats of a browser; the store has only a fingerprint."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "algoritmus_seat"
TOKEN_BYTES: Final = 24  # 192 bits
MAX_AGE_SECONDS: Final = 180 * 24 * 3600
MAX_COOKIE_LENGTH: Final = 200
FINGERPRINT_DIGITS: Final = 40


class Cookies:
    """Makes and checks session cookies."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return f"{token}.{self.sign(token)}"

    def sign(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), hashlib.sha256).hexdigest()

    def holder(self, cookie: str | None) -> str:
        """The fingerprint that owns seats; empty if the cookie is missing or its signature is wrong."""
        token, _, signature = (cookie or "")[:MAX_COOKIE_LENGTH].partition(".")
        signed = signature.isascii() and hmac.compare_digest(signature, self.sign(token))
        return fingerprint(token) if token and signed else ""


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:FINGERPRINT_DIGITS]


def header(cookie: str, secure: bool) -> str:
    """The value of the set-cookie header: hidden from scripts, not sent from other sites."""
    parts = f"{COOKIE}={cookie}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax"
    return f"{parts}; Secure" if secure else parts
