"""An update during running games: they continue if they fit the new rules, otherwise they say why."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import httpx
import pytest

from algoritmus.server.store.open import Place
from tests.server.process import PATIENCE, Person, Server

NEWER = """
import sys
from algoritmus.cli import main
from algoritmus.core.game import Refusal
from algoritmus.games.golems.package import PACKAGE
from algoritmus.match import Match
type(PACKAGE).version = "99"
read = Match.read
def strict(self, seat, answer):
    if "L" in answer and {strict}:
        raise Refusal("card", "nobody turns left any more")
    return read(self, seat, answer)
Match.read = strict
sys.exit(main())
"""
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def newer(strict: bool) -> tuple[str, ...]:
    """The same program with other rules."""
    return ("-c", NEWER.format(strict=strict))


def begin(ann: Person, bob: Person, card: str) -> tuple[str, dict[str, Any]]:
    """A game in the middle of its second round: one answer is sealed."""
    code = ann.post("/api/rooms", {"rule_set": "golems/cards", "seats": SEATS})["room"]
    bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})
    ann.enter(code)
    bob.enter(code)
    for person, seat in ((ann, 0), (bob, 1)):
        answer(person, seat, 1, card)
    ann.until("step")
    answer(ann, 0, 2, "F")
    return code, ann.enter(code)


def answer(person: Person, seat: int, step: int, card: str) -> None:
    person.say({"type": "answer", "id": f"{seat}/{step}", "seat": seat, "step": step, "cards": [card]})
    assert person.until("done", "refused")["type"] == "done"


def go_on(ann: Person, bob: Person, code: str, before: dict[str, Any]) -> None:
    state = ann.enter(code)
    assert {**state, "seats": 0} == {**before, "seats": 0}  # nobody sees that anything has happened
    answer(ann, 0, 2, "F")  # sent again, done once
    assert ann.seq == before["seq"]
    bob.enter(code)
    answer(bob, 1, 2, "F")
    assert ann.until("step")["step"] == 3


def problem(server: Server, code: str) -> tuple[int, str]:
    found = httpx.get(f"http://127.0.0.1:{server.port}/api/rooms/{code}", timeout=PATIENCE)
    return found.status_code, found.json().get("error", {}).get("code", "")


@pytest.mark.parametrize("politely", [True, False])
def test_games_go_on_after_an_update(place: Place, politely: bool) -> None:
    with Server(place) as server, Person(server) as ann, Person(server) as bob:
        games = [begin(ann, bob, card) for card in "FL"]
        server.stop() if politely else server.kill()
        server.program = newer(strict=False)
        server.start()
        for code, before in games:
            go_on(ann, bob, code, before)


def test_a_game_that_does_not_fit_says_so_and_is_kept(place: Place) -> None:
    with Server(place) as server, Person(server) as ann, Person(server) as bob:
        (fits, before), (ends, _) = begin(ann, bob, "F"), begin(ann, bob, "L")
        server.kill()
        server.program = newer(strict=True)
        server.start()
        go_on(ann, bob, fits, before)
        assert problem(server, ends) == (410, "room.version")
        server.kill()
        server.program = Server.program  # back to the version that it was begun by
        server.start()
        assert problem(server, ends) == (200, "")
        assert ann.enter(ends)["step"] == 2


def test_servers_are_updated_one_after_the_other_as_long_as_the_rules_are_the_same(shared: str) -> None:
    with Server(shared) as one, Server(shared) as two, Person(one) as ann, Person(two) as bob:
        code = ann.post("/api/rooms", {"rule_set": "golems/cards", "seats": [SEATS[0], SEATS[0]]})["room"]
        bob.http.cookies.update(ann.http.cookies)
        for step, server in enumerate((one, two, one), 1):
            ann.enter(code)
            answer(ann, 0, step, "F")
            server.stop()
            server.start()
            bob.enter(code)
            answer(bob, 1, step, "F")
        assert ann.enter(code)["step"] == 4


def test_processes_of_two_rules_versions_do_not_share_a_database(shared: str) -> None:
    with Server(shared):
        command = [sys.executable, *newer(strict=True), "serve", "--port", "0", "--alive", "0.5", "--database", shared]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 1
        assert done.stderr == "servers that play by other rules are at work on this database: stop them first\n"
