"""way.open in the browser, choosing a seat by its colour, and the record of a room that cannot continue."""

from __future__ import annotations

from pathlib import Path

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.record import parse_record
from algoritmus.match import Match, replay
from algoritmus.server.rooms.outdated import answers_by_step, record_of
from algoritmus.server.store.rows import LogEntry, RoomRow
from algoritmus.server.wire.room_events import Answered, PhraseSaid, Retracted
from tests.server.site import OPEN, PERSON, site, site_test, two_at_a_table

BEGINNER = {"way": "beginner"}
COMPUTER = {"kind": "computer", "player": "random"}


@site_test
async def test_way_open_a_locked_program_is_visible_until_it_is_retracted(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/energy", BEGINNER)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        watcher, _ = await here.browser().enter(code)
        assert (await red.ask("answer", id=1, seat=0, step=1, cards=["F", "L"]))["type"] == "done"
        for line, seat in ((blue, "1"), (watcher, "")):
            assert (await line.until("table", sealed=[0]))["views"][seat]["programs"] == {"red": ["F", "L"]}
        late, state = await here.browser().enter(code)
        assert state["views"][""]["programs"] == {"red": ["F", "L"]}
        await late.hang_up()
        assert (await red.ask("retract", id=2, seat=0, step=1))["type"] == "done"
        assert (await blue.until("table", sealed=[]))["views"]["1"]["programs"] == {}


@site_test
async def test_way_open_off_shows_nothing_and_sends_no_views(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/energy", {**BEGINNER, "open": "off"})
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        assert (await red.ask("answer", id=1, seat=0, step=1, cards=["F", "L"]))["type"] == "done"
        assert "views" not in await blue.until("table", sealed=[0])


@site_test
async def test_way_open_computer_players_lock_first_and_do_not_look(tmp_path: Path) -> None:
    """A person's answer waits for theirs, so it never is the last that nobody saw."""
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/energy", BEGINNER, [PERSON, COMPUTER])
        room = here.services.registry.live_rooms[code].room
        seen = []
        look = room.match.view
        room.match.view = lambda seat, looks=True: seen.append((seat, looks)) or look(seat, looks)  # type: ignore
        line, _ = await ann.enter(code)
        line.send({"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": ["F"]})
        assert (await line.until("done"))["id"] == 1
        await line.until("step")
        (events,) = [found[1] for found in [await here.services.registry.store.read_room(code)] if found is not None]
        assert [entry.event.seat for entry in events if isinstance(entry.event, Answered)][:2] == [1, 0]
        assert (1, False) in seen
        assert (1, True) not in seen


@site_test
async def test_way_open_deferred_answers_have_a_limit(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/energy", BEGINNER, [PERSON, COMPUTER])
        live = here.services.registry.live_rooms[code]
        line, _ = await ann.enter(code)
        live.deferred = [None] * 16  # type: ignore[list-item]
        if live.room.computers_first():
            line.send({"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": ["F"]})
            assert (await line.until("refused"))["code"] == "busy"
        live.deferred = []


@site_test
async def test_seat_colour_who_joins_chooses_among_the_free_seats(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob, eve = (here.browser() for _ in range(3))
        options = {"players": "3", "colours": "green,yellow,red", "field": "small-arena"}
        code = await ann.create("golems/cards", {**options, "way": "standard"}, [PERSON, OPEN, OPEN])
        door = (await bob.get(f"/api/rooms/{code}")).json()
        assert [(seat["label"], seat["kind"]) for seat in door["seats"]] == [
            ("green", "person"),
            ("yellow", "open"),
            ("red", "open"),
        ]
        assert (await bob.post(f"/api/rooms/{code}/join", {"name": "Bob", "seat": 2})).json() == {"seats": [2]}
        for seat in (0, 2, 9):
            taken = await eve.post(f"/api/rooms/{code}/join", {"seat": seat})
            assert (taken.status_code, taken.json()["error"]["code"]) == (409, "seat.taken")
        assert (await eve.post(f"/api/rooms/{code}/join", {})).json() == {"seats": [1]}


# what is kept


def test_the_answers_of_a_room_are_a_record_without_playing_them() -> None:
    match = Match(algoritmus.game("golems/board"), {"limit": "3"}, Seeded("kept"))
    events, chance = [], Seeded("answers")
    while match.result() is None:
        step, asks = match.steps, list(match.asks().items())
        for seat, ask in reversed(asks):  # in any order, one after a second thought
            first, answer = ask.random(chance), ask.random(chance)
            events += [
                LogEntry("ABCDEF", 0, Answered(seat=seat, step=step, cards=list(first))),
                LogEntry("ABCDEF", 0, Retracted(seat=seat, step=step)),
                LogEntry("ABCDEF", 0, Answered(seat=seat, step=step, cards=list(answer))),
                LogEntry("ABCDEF", 0, PhraseSaid(seat=seat, phrase=1)),
            ]
            match.answer(seat, answer)
    row = RoomRow("ABCDEF", "golems/board", match.game.version, {"limit": "3"}, "kept", [], 0.0)
    again = replay(parse_record(str(record_of(row, events))), match.game)
    assert again.answered == match.answered
    assert again.result() == match.result()


def test_answers_without_a_step_begin_a_new_one_when_a_seat_answers_again() -> None:
    cards = [(0, "a"), (1, "b"), (1, "c"), (0, "d"), (0, "e")]
    events = [LogEntry("ABCDEF", 0, Answered(seat=seat, cards=[card])) for seat, card in cards]
    assert answers_by_step(events) == [{0: ("a",), 1: ("b",)}, {1: ("c",), 0: ("d",)}, {0: ("e",)}]
