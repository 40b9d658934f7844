"""The fixtures: files made once by an earlier build and read by every build since."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
FOLDER = DATA / "folder"  # of a server
BACKUP = DATA / "backup.gz"
USER = DATA / "user"  # puzzles and scenarios in files


def read(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))


def write(name: str, content: object) -> None:
    (DATA / name).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", "utf-8")


def unpack(name: str) -> Any:
    return json.loads(lzma.decompress((DATA / name).read_bytes()))


def pack(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (DATA / name).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def file_name(rule_set: str) -> str:
    return rule_set.replace("/", "-")
