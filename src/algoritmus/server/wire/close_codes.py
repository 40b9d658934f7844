"""Close codes of WebSockets (RFC 6455, 7.4.1); those from 4000 on are our own."""

from __future__ import annotations

from typing import Final

UNSUPPORTED_DATA: Final = 1003
INVALID_PAYLOAD: Final = 1007
POLICY_VIOLATION: Final = 1008
MESSAGE_TOO_BIG: Final = 1009
INTERNAL_ERROR: Final = 1011
TRY_AGAIN_LATER: Final = 1013
NO_ROOM: Final = 4404
