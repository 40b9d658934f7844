"""The compiled engine: worker processes use it as soon as it has been built from the running source."""

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
    """Identifies the source of a package and the Python that runs it."""
    found = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for path in sorted(path for path in package.rglob("*") if path.suffix in SUFFIXES):
        found.update(f"\n{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def compiled(source: str) -> str:
    """The folder of the compiled engine if it was built from this source, otherwise an empty string."""
    folder = os.environ.get(FOLDER, "")
    try:
        stamp = Path(folder, STAMP).read_text(encoding="utf-8") if folder else ""
    except OSError:
        return ""
    return folder if stamp == source else ""
