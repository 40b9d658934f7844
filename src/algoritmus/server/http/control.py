"""The control request of the owner of the data: all rooms, for a backup while the server runs."""

from __future__ import annotations

import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from algoritmus.server.backup.control import control_token
from algoritmus.server.backup.json_lines import dump
from algoritmus.server.monitoring.logs import log_event


async def show_rooms(request: Request) -> Response:
    """All rooms as lines of JSON. Without the token the address does not exist."""
    store = request.app.state.services.registry.store
    token = control_token(await store.cookie_key())
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise HTTPException(404)
    log_event("backup.asked")
    return StreamingResponse(dump(store), media_type="application/x-ndjson", headers={"cache-control": "no-store"})
