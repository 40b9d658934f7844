"""A running server gives its rooms to the owner of its data folder: where it is asked, and what must be shown."""

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

ADDRESS_FILE: Final = "server.address"  # in the folder of a running server: where it listens
CONTROL: Final = "/control/rooms"
PATIENCE: Final = 60.0  # seconds for the next piece of an answer


def asked(folder: Path) -> Iterator[bytes]:
    """The same from the server that has this folder open."""
    address = (folder / ADDRESS_FILE).read_text(encoding="utf-8").strip()
    token = control_token((folder / KEY_FILE).read_bytes())
    request = urllib.request.Request(f"{address.rstrip('/')}{CONTROL}", headers={"authorization": f"Bearer {token}"})
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=PATIENCE) as answer:
            yield from answer
    except urllib.error.URLError as error:
        raise StoreError(f"the server at {address} does not give its rooms: {error.reason}") from None


def control_token(key: bytes) -> str:
    """Whoever can read the key of the cookies may ask for everything."""
    return hmac.new(key, b"control", hashlib.sha256).hexdigest()
