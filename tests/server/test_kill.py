"""A server that is killed in the middle of a round loses no acknowledged answer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from algoritmus.server.http.static import HOW_TO_BUILD
from tests.lanes import amount
from tests.server.process import PATIENCE, Person, Server

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
KILLS = amount(4, 60)
CARDS = "FLRSF"


def test_a_kill_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server) as ann, Person(server) as bob:
        code = ann.post("/api/rooms", {"rule_set": "golems/cards", "options": {"players": "2"}, "seats": SEATS})["room"]
        assert bob.post(f"/api/rooms/{code}/join", {"name": "Bob"}) == {"seats": [1]}
        for kill in range(KILLS):
            play_a_round(ann, bob, code, kill)
            ann.say(answer_of(0, kill + 1))
            assert ann.until("done", "refused")["type"] == "done"
            bob.say({"type": "phrase", "id": f"p{kill}", "seat": 1, "phrase": 1})  # perhaps written, perhaps not
            server.kill()
            server.start()
        assert ann.enter(code)["sealed"] == [0]
        assert server.stop() in ("", f"{HOW_TO_BUILD}\n")


def play_a_round(ann: Person, bob: Person, code: str, number: int) -> None:
    """After a kill the answer of seat 0 lies sealed; to send it again changes nothing."""
    state = ann.enter(code)
    bob.enter(code)
    assert (state["step"], state["sealed"]) == (number + 1, [0] if number else [])
    ann.say(answer_of(0, number))
    assert ann.until("done", "refused")["type"] == "done"
    assert not number or ann.seq == state["seq"]
    bob.say(answer_of(1, number))
    happened = ann.until("step")["happened"]["0"]
    card = card_of(number)
    assert {"red": card, "blue": card} in [event.get("cards") for event in happened]


def card_of(number: int) -> str:
    return CARDS[number % len(CARDS)]


def answer_of(seat: int, number: int) -> dict[str, object]:
    return {"type": "answer", "id": f"{seat}/{number}", "seat": seat, "step": number + 1, "cards": [card_of(number)]}


def test_a_computer_player_answers_once_over_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server) as ann:
        code = ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"]
        ann.enter(code)
        sealed = ann.until("table")
        assert sealed["sealed"] == [1]
        server.kill()
        server.start()
        state = ann.enter(code)
        assert (state["sealed"], state["seq"]) == ([1], sealed["seq"])
        ann.say(answer_of(0, 0))
        assert ann.until("step")["step"] == 2


def test_a_restart_closes_the_sockets_with_its_code(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server) as ann:
        ann.enter(ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"])
        server.stop()
        assert close_code(ann) == 1012


def test_a_message_above_the_size_limit_closes_the_socket(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server) as ann:
        ann.enter(ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"])
        ann.say({"type": "hello", "seq": 0, "more": "x" * 100_000})
        assert close_code(ann) == 1009


def close_code(person: Person) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        person.until("nothing")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_a_taken_port_and_a_taken_folder_are_reported(tmp_path: Path) -> None:
    with Server(tmp_path / "one") as server:
        for port, folder, words in ((server.port, "two", f"port {server.port}"), (0, "one", "another server")):
            command = [sys.executable, "-m", "algoritmus", "serve", "--port", str(port)]
            done = subprocess.run(
                [*command, "--data", str(tmp_path / folder)],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert done.returncode == 1
            assert words in done.stderr
            assert "Traceback" not in done.stderr
            assert done.stdout == ""
