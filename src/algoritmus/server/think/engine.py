"""The compiled engine, made of the very source that runs: processes that think use it as soon as it is there."""

from __future__ import annotations

import hashlib
import os
import sysconfig
from pathlib import Path
from typing import Final

STAMP: Final = "made"
SUFFIXES: Final = (".py", ".ftl", ".toml")
FOLDER: Final = "ALGORITMUS_COMPILED"


def digest(package: Path) -> str:
    """Tells the source of one package, and the Python that runs it, from all others."""
    told = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in sorted(path for path in package.rglob("*") if path.suffix in SUFFIXES):
        told.update(f"\n{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return told.hexdigest()


def compiled(source: str) -> str:
    """The folder of the compiled engine if it was made of this source, or nothing."""
    folder = os.environ.get(FOLDER, "")
    try:
        made = Path(folder, STAMP).read_text(encoding="utf-8") if folder else ""
    except OSError:
        return ""
    return folder if made == source else ""
