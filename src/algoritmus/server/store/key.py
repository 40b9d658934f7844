"""The key that signs seat cookies, beside the embedded store."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

KEY_FILE: Final = "cookie.key"
KEY_BYTES: Final = 32


def load_key(folder: Path) -> bytes:
    """Made at the first start, for the owner's eyes only."""
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


def save_key(folder: Path, key: bytes) -> None:
    """The key of another store instead of the own one: whole or not at all."""
    half = folder / f"{KEY_FILE}.part"
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    half.replace(folder / KEY_FILE)
