"""Makes the files in `data`, which every later build must be able to read.

They were made by the build of commit d05be92 (rules version 3, schema 2 of the embedded store) and are never made
again: a file that today's code has written says nothing about what earlier code wrote. So this program tells how they
came about, and need not run on later builds. From the top folder, into an empty `tests/compatibility/data`:

    PYTHONPATH=src python -m tests.compatibility.make

Local storage (`storage.json`, `stars.json`) was filled by the page's own modules under vitest, with rooms and links of
this data. `record-links.json` came later: the links of `records` with the first dictionary.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from algoritmus.cli import main as algoritmus
from tests.compatibility.commands import do_commands
from tests.compatibility.files import BACKUP, DATA, FOLDER, pack, write
from tests.compatibility.make_games import make_games
from tests.compatibility.make_links import make_links
from tests.compatibility.make_rooms import make_rooms
from tests.compatibility.user_files import read_user_files
from tests.compatibility.verdicts import cases, verdict


def main() -> None:
    for folder in ("games", "records"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    make_games()
    pack("verdicts.json.xz", [[case, verdict(case)] for case in cases()])
    asyncio.run(make_rooms())
    BACKUP.unlink(missing_ok=True)
    algoritmus(["backup", str(BACKUP), "--data", str(FOLDER)])
    with tempfile.TemporaryDirectory() as folder:
        write("events.json", asyncio.run(do_commands(Path(folder))))
    asyncio.run(make_links())
    with tempfile.TemporaryDirectory() as folder:
        pack("user.json.xz", read_user_files(Path(folder)))


if __name__ == "__main__":
    main()
