"""A command several times in a row while every core is kept busy: `python tools/busy.py 3 make browser`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SPIN = [sys.executable, "-c", "while True: pass"]


@contextmanager
def busy() -> Iterator[None]:
    spinning = [subprocess.Popen(SPIN) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for one in spinning:
            one.kill()
            one.wait()


def main(times: int, command: list[str]) -> int:
    """The first failure ends it."""
    with busy():
        for number in range(1, times + 1):
            failed = subprocess.run(command, check=False).returncode
            print(f"{number} of {times}: {'failed' if failed else 'passed'}", flush=True)
            if failed:
                return failed
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
