"""Commands in a room: sealed, refused, retracted, repeated, in two tabs, after a reconnect, for a leaver."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Ask, Move
from tests.server.site import OPEN, PERSON, site, site_test, two_at_a_table

CALM = {"field": "meadow"}


@site_test
async def test_the_state(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        line, state = await ann.enter(code)
        assert next(iter(state)) == "type"
        assert (state["type"], state["room"], state["rule_set"], state["step"]) == ("state", code, "golems/cards", 1)
        assert state["yours"] == [0]
        assert list(state["views"]) == ["0"]
        assert state["views"]["0"]["seat"] == "red"
        assert (state["waiting"], state["sealed"], state["clock"]) == ([0, 1], [], None)
        assert [(seat["name"], seat["label"], seat["here"]) for seat in state["seats"]] == [
            ("Ann", "red", True),
            ("Bob", "blue", False),
        ]
        assert set(state["phrases"][0]) == {"ru", "en"}
        _, seen = await here.browser().enter(code)
        assert seen["yours"] == []
        assert list(seen["views"]) == [""]
        assert "mine" not in seen["views"][""]
        await line.hang_up()


@site_test
async def test_sealed_answers_make_a_step(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, before = await bob.enter(code)
        assert (await red.ask("answer", seat=0, step=1, cards=["F"])) == {"type": "done", "id": f"{id(red)}-1"}
        table = await blue.until("table")
        assert (table["waiting"], table["sealed"], table["seq"]) == ([1], [0], before["seq"] + 1)
        assert (await blue.ask("answer", seat=1, step=1, cards=["L"]))["type"] == "done"
        step = await blue.until("step")
        assert (step["step"], step["seq"], step["waiting"], step["sealed"]) == (2, before["seq"] + 2, [0, 1], [])
        assert {"red": "F", "blue": "L"} in [event.get("cards") for event in step["happened"]["1"]]
        other = await red.until("step")
        assert other["seq"] == step["seq"]
        assert list(other["happened"]) == ["0"]


@site_test
async def test_refused_answers_change_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        watcher, before = await here.browser().enter(code)
        room = here.services.registry.live_rooms[code].room
        digest = room.match.digest()
        attempts: list[tuple[dict[str, object], str]] = [
            ({"seat": 1, "step": 1, "cards": ["F"]}, "seat.not-yours"),
            ({"seat": 7, "step": 1, "cards": ["F"]}, "seat.not-yours"),
            ({"seat": 0, "step": 2, "cards": ["F"]}, "step.other"),
            ({"seat": 0, "step": 1, "cards": ["X"]}, "program.syntax"),
            ({"seat": 0, "step": 1, "cards": ["F"] * 9}, "program.rows"),
            ({"seat": 0, "step": 1, "cards": []}, "program.rows"),
        ]
        for facts, code_ in attempts:
            answer = await red.ask("answer", **facts)
            assert (answer["type"], answer["code"], bool(answer["message"])) == ("refused", code_, True), facts
        assert (await red.ask("retract", seat=0, step=1))["code"] == "seat.not-sealed"
        assert (await red.ask("phrase", seat=0, phrase=99))["code"] == "phrase.unknown"
        assert (await red.ask("phrase", seat=1, phrase=0))["code"] == "seat.not-yours"
        assert (await red.ask("replace", seat=1, player="deep"))["code"] == "player.unknown"
        assert (await red.ask("return", seat=0))["code"] == "seat.here"
        assert (await red.ask("next", seat=1, laid=[]))["code"] == "seat.not-yours"
        assert (await watcher.ask("answer", seat=0, step=1, cards=["F"]))["code"] == "seat.not-yours"
        assert (await watcher.ask("replace", seat=0, player="greedy"))["code"] == "seat.not-yours"
        assert (room.seq, room.match.digest(), room.match.sealed) == (before["seq"], digest, {})
        assert bob.cookie


@site_test
async def test_a_sealed_answer_can_be_retracted(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        assert (await red.ask("answer", id="one", seat=0, step=1, cards=["F"]))["type"] == "done"
        assert (await red.ask("answer", seat=0, step=1, cards=["L"]))["code"] == "seat.sealed"
        assert (await red.ask("retract", seat=0, step=1))["type"] == "done"
        assert (await blue.until("table", sealed=[]))["waiting"] == [0, 1]
        late = await red.ask("answer", id="one", seat=0, step=1, cards=["F"])
        assert late["type"] == "done"  # as it was, and nothing changes
        assert here.services.registry.live_rooms[code].room.match.sealed == {}
        assert (await red.ask("answer", seat=0, step=1, cards=["L"]))["type"] == "done"
        assert (await blue.ask("answer", seat=1, step=1, cards=["S"]))["type"] == "done"
        await red.until("step")
        assert (await red.ask("retract", seat=0, step=1))["code"] == "step.other"


@site_test
async def test_no_answer_can_be_retracted_while_the_last_one_is_written(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        await red.ask("answer", seat=0, step=1, cards=["F"])
        with here.disk.lock:  # the disk is slow
            blue.send({"type": "answer", "id": 1, "seat": 1, "step": 1, "cards": ["F"]})
            blue.send({"type": "answer", "id": 1, "seat": 1, "step": 1, "cards": ["F"]})
            assert (await blue.ask("next", seat=1, laid=[]))["type"] == "cards"  # nothing was said to be done
            assert (await red.ask("retract", seat=0, step=1))["code"] == "step.made"
            state = (await ann.enter(code))[1]
            assert (state["step"], state["sealed"]) == (1, [0])
        assert (await blue.hear())["type"] == "done"
        assert (await blue.hear())["type"] == "done"
        assert (await blue.hear())["type"] == "step"


@site_test
async def test_commands_are_idempotent(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        first = await red.ask("answer", id=7, seat=0, step=1, cards=["F"])
        assert await red.ask("answer", id=7, seat=0, step=1, cards=["F"]) == first == {"type": "done", "id": 7}
        assert (await red.ask("answer", id=7, seat=0, step=1, cards=["L"]))["code"] == "id.reused"
        await blue.ask("answer", id=7, seat=1, step=1, cards=["F"])  # ids are each browser's own
        await red.until("step")
        seq = here.services.registry.live_rooms[code].room.seq
        assert await red.ask("answer", id=7, seat=0, step=1, cards=["F"]) == first  # after the step, too
        assert here.services.registry.live_rooms[code].room.seq == seq


@site_test
async def test_a_second_tab_has_the_same_seats(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/cards", {}, [PERSON, {**PERSON, "name": "Cleo"}])
        one, state = await ann.enter(code)
        two, same = await ann.enter(code)
        assert state["yours"] == same["yours"] == [0, 1]
        assert state["views"] == same["views"]
        assert set(state["views"]) == {"0", "1"}
        await one.ask("answer", seat=0, step=1, cards=["F"])
        await two.until("table", sealed=[0])
        await two.ask("answer", seat=1, step=1, cards=["F"])
        step = await one.until("step")
        assert set(step["views"]) == {"0", "1"}
        await one.hang_up()
        assert (await two.ask("phrase", seat=1, phrase=0))["type"] == "done"
        assert here.services.registry.live_rooms[code].room.is_present(
            here.services.registry.live_rooms[code].room.seats[0]
        )


@site_test
async def test_a_client_that_reconnects_gets_what_it_missed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, state = await ann.enter(code)
        blue, _ = await bob.enter(code)
        seen = state["seq"]
        await red.hang_up()
        assert not (await blue.until("table"))["seats"][0]["here"]
        red, _ = await ann.enter(code, seen)
        for step in (1, 2):
            await red.ask("answer", seat=0, step=step, cards=["L"])
            await blue.ask("answer", seat=1, step=step, cards=["L"])
            made = await red.until("step", step=step + 1)
        await blue.ask("phrase", seat=1, phrase=3)
        phrase = await red.until("phrase")
        again = ann.line(code)
        again.send({"type": "hello", "seq": seen})
        missed = [await again.hear() for _ in range(4)]
        assert [message["type"] for message in missed] == ["step", "step", "phrase", "table"]
        assert [missed[1], missed[2]] == [made, phrase]
        assert missed[3]["seq"] == phrase["seq"]
        assert (await (ann.line(code)).hello(phrase["seq"]))["type"] == "table"
        assert (await (ann.line(code)).hello(9999))["type"] == "state"
        assert (await red.hello())["type"] in ("table", "state")
        room = here.services.registry.live_rooms[code].room
        room.recent.clear()
        assert (await (ann.line(code)).hello(seen))["type"] == "state"  # too long ago


@site_test
async def test_next_cards_are_the_asks(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        asked = here.services.registry.live_rooms[code].room.match.asks()[0]
        for laid in ([], ["F"], ["F", "L"], ["nonsense"], ["F"] * 60, ["", ""], ["call"], ["if", "else"]):
            told = await red.ask("next", seat=0, laid=laid)
            assert told["next"] == asked.next_cards(tuple(laid))
            refused = asked.refused(tuple(laid)).items()
            reasons = {card: {"code": one.code, "rule": one.rule, "values": one.values} for card, one in refused}
            assert told["refused"] == reasons
            assert bool(reasons) == (laid not in (["F"], ["F", "L"]))  # after these everything may follow
            assert told["table"] is None


@site_test
async def test_an_answer_is_read_once_from_the_socket_to_the_step(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        room = here.services.registry.live_rooms[code].room
        asks = {seat: Counting(ask) for seat, ask in room.match.asks().items()}
        room.match.asked = dict(asks)
        await red.ask("answer", seat=0, step=1, cards=["F"])
        await red.ask("retract", seat=0, step=1)
        await red.ask("answer", seat=0, step=1, cards=["L"])
        await blue.ask("answer", seat=1, step=1, cards=["R"])
        assert (await red.until("step"))["step"] == 2
        assert (asks[0].answers, asks[1].answers) == ([("F",), ("L",)], [("R",)])
        assert room.match.answered == [{0: ("L",), 1: ("R",)}]
        assert room.parsed_moves == {}


class Counting(Ask):
    """Another ask that keeps what it has read."""

    def __init__(self, other: Ask) -> None:
        super().__init__(other.kind)
        self.other = other
        self.answers: list[Answer] = []

    def read(self, answer: Answer) -> Move:
        self.answers.append(answer)
        return self.other.read(answer)

    def show(self) -> Any:
        return self.other.show()


@site_test
async def test_a_leaver_is_replaced_and_comes_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        assert (await red.ask("replace", seat=1, player="random"))["code"] == "seat.here"
        await blue.hang_up()
        assert (await red.ask("replace", seat=1, player="random"))["type"] == "done"
        table = await red.until("table", sealed=[1])
        assert (table["seats"][1]["kind"], table["seats"][1]["player"], table["seats"][1]["name"]) == (
            "computer",
            "random",
            "Bob",
        )
        await red.ask("answer", seat=0, step=1, cards=["F"])
        await red.until("step", step=2)
        await red.until("table", sealed=[1])
        blue, state = await bob.enter(code)
        assert state["yours"] == [1]
        assert (await blue.ask("answer", seat=1, step=2, cards=["F"]))["code"] == "seat.not-yours"
        assert (await blue.ask("return", seat=1))["type"] == "done"
        assert (await red.until("table"))["seats"][1]["kind"] == "person"
        assert (await blue.ask("retract", seat=1, step=2))["type"] == "done"  # what the computer player had sealed
        assert (await blue.ask("answer", seat=1, step=2, cards=["L"]))["type"] == "done"
        assert (await blue.ask("replace", seat=1, player="greedy"))["type"] == "done"  # the own seat, at any time
        await red.ask("answer", seat=0, step=2, cards=["F"])
        await red.until("step", step=3)
        await red.until("table", sealed=[1])


@site_test
async def test_a_spectator_who_joins_gets_the_seat_at_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob = here.browser(), here.browser()
        code = await ann.create("golems/board", CALM, [PERSON, OPEN])
        await bob.create("golems/board")  # for a cookie
        line, watching = await bob.enter(code)
        assert watching["yours"] == []
        await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})
        state = await line.until("state")
        assert state["yours"] == [1]
        assert state["views"]["1"]["seat"] == "blue"


@pytest.mark.parametrize(("rule_set", "options"), [("golems/board", {"bots": "hunter"}), ("progers/full", {})])
def test_computer_players_answer(tmp_path: Path, rule_set: str, options: dict[str, str]) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            ann = here.browser()
            code = await ann.create(rule_set, options, [PERSON])
            line, state = await ann.enter(code)
            chance = Seeded("people")
            kinds = [seat["kind"] for seat in state["seats"]]
            assert kinds[:2] == ["person", "computer"]
            assert not options or kinds[2:] == ["bot"]
            for _ in range(3):
                while 0 not in state["waiting"]:
                    state = await line.until("step")
                cards = await line.choose(0, chance)
                assert (await line.ask("answer", seat=0, step=state["step"], cards=cards))["type"] == "done"
                state = await line.until("step")

    test()


@site_test
async def test_a_ping_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        line, before = await ann.enter(code)
        line.send({"type": "ping"})
        assert await line.hear() == {"type": "pong"}
        _, after = await ann.enter(code)
        assert after["seq"] == before["seq"]
        await line.hang_up()
