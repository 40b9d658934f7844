"""What only the owner of the data may ask: all rooms, for a backup while the server runs."""

from __future__ import annotations

import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from algoritmus.server.keep.control import control_token
from algoritmus.server.keep.lines import pour
from algoritmus.server.watch.logs import note


async def show_rooms(request: Request) -> Response:
    """Whoever cannot show the token does not hear that there is anything here."""
    store = request.app.state.services.registry.store
    token = control_token(await store.cookie_key())
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise HTTPException(404)
    note("backup.asked")
    return StreamingResponse(pour(store), media_type="application/x-ndjson", headers={"cache-control": "no-store"})
