"""The TypeScript types are those of the messages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import algoritmus
from algoritmus.server.wire import messages
from algoritmus.server.wire.schema import typescript
from tests.shipped import SHIPPED

ROOT = Path(__file__).parents[2]
PRINTED = ROOT / "web" / "src" / "protocol.ts"


def test_every_message_has_a_type_and_stands_in_the_protocol() -> None:
    text = typescript(map(algoritmus.package, SHIPPED))
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for one in (*get_args(messages.FromBrowser), *get_args(messages.FromServer)):
        assert f"export interface {one.__name__} {{\n  type: " in text
        assert f'"type": "{one.__struct_config__.tag}"' in protocol
        for field in one.__struct_fields__:
            assert f'"{field}"' in protocol, f"{one.__name__}.{field}"
    for field in ("happened: Record<string, Happening[]>;", "views: Record<string, View>;", "label: Colour;"):
        assert field in text


def test_the_printed_types_are_up_to_date() -> None:
    how = "python -m algoritmus.server.wire.schema > web/src/protocol.ts"
    assert PRINTED.read_text(encoding="utf-8") == typescript(map(algoritmus.package, SHIPPED)), how
