"""`make play`: serves the game, and meanwhile lets the compiled engine be made for the processes that think.

It is compiled at low priority with tools of its own (build/tools) and a log; play goes on whatever becomes of it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "engine.log"
MAKE = ("make", "--no-print-directory", "engine", "TOOLS=build/tools")
LOW = 15  # of 19
WORDS = {
    "ready": ("The compiled engine is in use.", "Движок скомпилирован и работает."),
    "no compiler": (
        "No C compiler or no Python headers: computer players think a little slower (apt-get install gcc python3-dev).",
        "Нет компилятора C или заголовков Python: компьютер думает чуть дольше (apt-get install gcc python3-dev).",
    ),
    "begun": (
        "Meanwhile the engine is being compiled, so that computer players think faster; log: build/engine.log",
        "Тем временем движок компилируется, чтобы компьютер думал быстрее; журнал: build/engine.log",
    ),
    "made": (
        "The engine is compiled: computer players use it from their next move on.",
        "Движок скомпилирован: компьютер думает на нём со следующего хода.",
    ),
    "failed": (
        "The engine could not be compiled (see build/engine.log). The game goes on without it.",
        "Скомпилировать движок не удалось (см. build/engine.log). Игра идёт и без этого.",
    ),
    "next": (
        "Open this address in a browser; Ctrl-C here ends the game:",
        "Откройте этот адрес в браузере; Ctrl-C здесь завершает игру:",
    ),
}

sys.path.insert(0, str(SOURCE))
from algoritmus.server.workers.engine import FOLDER, compiled, digest  # noqa: E402


def say(name: str) -> None:
    lang = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    print(WORDS[name][lang.startswith("ru")], flush=True)


def can_compile() -> bool:
    return bool(shutil.which("cc")) and Path(sysconfig.get_path("include"), "Python.h").exists()


def begin() -> subprocess.Popen[bytes]:
    """The compile in a session of its own, so that all of it can be ended at once."""
    LOG.parent.mkdir(exist_ok=True)
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    with LOG.open("wb") as log:
        making = subprocess.Popen(
            ["nice", "-n", str(LOW), *MAKE], cwd=ROOT, stdout=log, stderr=log, env=clean, start_new_session=True
        )
    threading.Thread(target=lambda: tell(making.wait()), daemon=True).start()
    return making


def tell(code: int) -> None:
    if code >= 0:
        say("failed" if code else "made")


def end(making: subprocess.Popen[bytes]) -> None:
    if making.poll() is None:
        os.killpg(making.pid, signal.SIGTERM)


def serve(arguments: list[str], source: Path) -> int:
    """In a process of its own; whoever stops this one stops that too."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    server = subprocess.Popen([sys.executable, "-m", "algoritmus", "serve", *arguments], env=environment)
    try:
        return wait(server)
    finally:
        server.terminate()
        server.wait()


def wait(server: subprocess.Popen[bytes]) -> int:
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server has heard it too, and closes its rooms
            pass


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    os.environ[FOLDER] = str(COMPILED)
    ready = bool(compiled(digest(SOURCE / "algoritmus")))
    making = begin() if not ready and can_compile() else None
    say("ready" if ready else "begun" if making else "no compiler")
    say("next")
    try:
        return serve(arguments, COMPILED if ready else SOURCE)
    finally:
        if making:
            end(making)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
