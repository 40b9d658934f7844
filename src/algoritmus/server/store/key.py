"""The key that signs session cookies, in a file beside the embedded store."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

KEY_FILE: Final = "cookie.key"
KEY_BYTES: Final = 32


def load_key(folder: Path) -> bytes:
    """Read the key, or create it at the first start; only the owner may read it."""
    path = folder / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise OSError(f"{path} is no key: remove it, and all seats are given anew") from None
        return key
    with os.fdopen(descriptor, "wb") as file:
        key = secrets.token_bytes(KEY_BYTES)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def save_key(folder: Path, key: bytes) -> None:
    """Replace the key atomically with that of another store."""
    partial_file = folder / f"{KEY_FILE}.part"
    with os.fdopen(os.open(partial_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    partial_file.replace(folder / KEY_FILE)
