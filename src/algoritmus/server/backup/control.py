"""Backup of a running server: its address in the data folder and the token that authenticates the owner."""

from __future__ import annotations

import hashlib
import hmac
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from algoritmus.server.store.key import KEY_FILE
from algoritmus.server.store.rows import StoreError

ADDRESS_FILE: Final = "server.address"  # in the data folder of a running server
CONTROL: Final = "/control/rooms"
TIMEOUT_SECONDS: Final = 60.0  # for the next part of the response


def fetch_from_server(folder: Path) -> Iterator[bytes]:
    """The lines of the server that has this folder open."""
    address = (folder / ADDRESS_FILE).read_text(encoding="utf-8").strip()
    token = control_token((folder / KEY_FILE).read_bytes())
    request = urllib.request.Request(f"{address.rstrip('/')}{CONTROL}", headers={"authorization": f"Bearer {token}"})
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=TIMEOUT_SECONDS) as response:
            yield from response
    except urllib.error.URLError as error:
        raise StoreError(f"the server at {address} does not give its rooms: {error.reason}") from None


def control_token(key: bytes) -> str:
    """Derived from the cookie key: its reader owns the data."""
    return hmac.new(key, b"control", hashlib.sha256).hexdigest()
