"""A clean stop: queued writes finish, clients are told to reconnect, within five seconds."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys

import pytest
from websockets.exceptions import ConnectionClosed

from algoritmus.server import serve
from algoritmus.server.store import peers, writer
from algoritmus.server.store.open import Place
from algoritmus.server.workers import pool
from tests.server import database
from tests.server.process import PATIENCE, Person, Server

COME_BACK = 1012


def test_all_shutdown_timeouts_together_are_less_than_five_seconds() -> None:
    """Requests, worker processes, queued writes, leaving the peers, connections."""
    assert serve.SHUTDOWN_SECONDS + pool.EXIT_SECONDS + 2 * writer.SHUTDOWN_SECONDS + peers.LEAVE_SECONDS < 5


def test_every_socket_closes_with_the_code_to_reconnect(place: Place) -> None:
    with Server(place) as server, Person(server) as ann, Person(server) as bob:
        code = ann.post("/api/rooms", {"rule_set": "golems/board", "options": {"players": "2"}})["room"]
        ann.enter(code)  # a computer player begins to think
        bob.enter(code)
        with socket.create_connection(("127.0.0.1", server.port)) as silent:
            silent.sendall(b"POST /api/rooms HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{")
            server.stop()
        assert server.process.returncode == -signal.SIGTERM  # after it has done what is to be done
        for person in (ann, bob):
            with pytest.raises(ConnectionClosed) as closed:
                person.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == COME_BACK
        server.start()
        assert ann.enter(code)["yours"] == [0]


def test_the_server_stops_without_its_database(shared: str) -> None:
    with Server(shared) as server, Person(server) as ann:
        ann.enter(ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"])
        database.running().stop()
        try:
            ann.say({"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": ["F"]})
            server.stop()
            assert server.process.returncode == -signal.SIGTERM
        finally:
            database.running().start()
        server.start()
        assert ann.enter(ann.code)["sealed"] in ([], [1])  # what was not written was not said to be done


def test_an_unreachable_database_is_reported(shared: str) -> None:
    address = shared.replace("tables", "nothing")
    for url, words in ((address, "cannot open the database"), ("mysql://x", "begins with postgresql://")):
        command = [*Server.program, "serve", "--port", "0", "--database", url]
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (done.returncode, done.stdout) == (1, "")
        assert words in done.stderr
        assert "Traceback" not in done.stderr
