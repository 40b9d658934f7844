"""User folders with puzzles and scenarios: an environment variable names them to all processes of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from algoritmus.core.reader import SYNTAX, InputError

PUZZLES: Final = "puzzles"
SCENARIOS: Final = "scenarios"
KINDS: Final = (PUZZLES, SCENARIOS)
SUFFIX: Final = ".toml"
MOST_BYTES: Final = 100_000  # of a page


def variable(kind: str) -> str:
    return f"ALGORITMUS_{kind.upper()}"


def use_folder(kind: str, folder: str) -> None:
    """From now on, and in all processes that this one starts."""
    os.environ[variable(kind)] = folder


def user_files(kind: str) -> list[Path]:
    """The pages in the folder of this kind, in the order of their names; none where no folder is set."""
    folder = os.environ.get(variable(kind), "")
    return sorted(path for path in Path(folder).iterdir() if path.name.endswith(SUFFIX)) if folder else []


def user_text(path: Path) -> str:
    """InputError if it cannot be read as text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise InputError(SYNTAX, f"more than {MOST_BYTES} bytes are no page", f"{path.name}, line 1")
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise InputError(SYNTAX, "this is not UTF-8 text", f"{path.name}, line 1") from None
    except OSError as error:
        raise InputError(SYNTAX, f"it cannot be read: {error.strerror}", f"{path.name}, line 1") from None
