"""Data folder: files that outlive a run, such as rooms and solved games."""

from __future__ import annotations

import os
from pathlib import Path


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "algoritmus"
