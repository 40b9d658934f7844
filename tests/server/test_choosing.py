"""A room whose game is chosen after its link is shared: its owner chooses, everybody in the room follows."""

from __future__ import annotations

from pathlib import Path

import algoritmus
from algoritmus.server.rooms.outdated import record_of
from tests.server.site import OPEN, PERSON, Browser, Site, site, site_test

COMPUTER = {"kind": "computer", "player": "random"}
FOUR = {"players": "4"}
BOB = {"name": "Bob"}


async def open_room(here: Site) -> tuple[str, Browser, Browser]:
    """A room of Ann's that Bob has joined; the game is not chosen."""
    ann, bob = here.browser(), here.browser()
    wish = {"rule_set": "golems/blocks", "options": FOUR, "seats": [PERSON, OPEN, OPEN, OPEN], "choosing": True}
    code = str((await ann.post("/api/rooms", wish)).json()["room"])
    assert (await bob.post(f"/api/rooms/{code}/join", BOB)).json() == {"seats": [1]}
    return code, ann, bob


async def choose(browser: Browser, code: str, rule_set: str, seats: list[dict[str, str]], **options: str) -> object:
    """The seats of the owner, or the code of the refusal."""
    wish = {"rule_set": rule_set, "options": options, "seats": seats}
    answer = await browser.post(f"/api/rooms/{code}/game", wish)
    body = answer.json()
    return body["seats"] if answer.status_code == 200 else body["error"]["code"]


@site_test
async def test_nobody_is_asked_until_the_game_is_chosen(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await open_room(here)
        (red, owner), (blue, guest) = await ann.enter(code), await bob.enter(code)
        assert (owner["choosing"], owner["may_choose"], owner["waiting"]) == (True, True, [])
        assert (guest["choosing"], guest["may_choose"], guest["waiting"]) == (True, False, [])
        assert (await red.ask("answer", seat=0, step=1, cards=["S"]))["code"] == "room.choosing"
        assert (await bob.get(f"/api/rooms/{code}")).json()["choosing"]
        assert await choose(bob, code, "golems/energy", [PERSON, OPEN]) == "game.not-yours"
        assert await choose(here.browser(), code, "golems/energy", [PERSON, OPEN]) == "game.not-yours"
        assert await choose(ann, code, "golems/moon", [PERSON, OPEN]) == "rule-set.unknown"
        assert await choose(ann, code, "golems/energy", [PERSON, OPEN], way="moon") == "option.value"
        assert await choose(ann, code, "golems/energy", [PERSON, COMPUTER]) == "seats.joined"
        assert await choose(ann, code, "golems/energy", [PERSON, OPEN], way="beginner") == [0]
        for line, seat in ((red, 0), (blue, 1)):
            state = await line.until("state")
            assert (state["rule_set"], state["choosing"], state["yours"]) == ("golems/energy", False, [seat])
            assert [one["name"] for one in state["seats"]] == ["Ann", "Bob"]
            assert state["views"][str(seat)]["options"]["way"] == "beginner"
        assert (await red.ask("answer", seat=0, step=1, cards=["S"]))["type"] == "done"
        assert (await blue.until("table"))["sealed"] == [0]


@site_test
async def test_the_game_may_change_until_a_person_has_answered(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await open_room(here)
        red, _ = await ann.enter(code)
        assert await choose(ann, code, "golems/blocks", [PERSON, COMPUTER, OPEN], players="3") == [0]
        state = await red.until("state")
        assert [one["kind"] for one in state["seats"]] == ["person", "computer", "person"]
        while not state["sealed"]:  # the computer has answered
            state = await red.until("table")
        assert await choose(ann, code, "progers/full", [OPEN, PERSON]) == [1]
        state = await red.until("state")
        assert (state["yours"], state["step"], state["sealed"], state["may_choose"]) == ([1], 1, [], True)
        assert await choose(ann, code, "golems/cards", [PERSON, OPEN]) == [0]
        blue, state = await bob.enter(code)
        assert (state["rule_set"], state["yours"]) == ("golems/cards", [1])
        await blue.ask("answer", seat=1, step=1, cards=["S"])
        assert await choose(ann, code, "golems/blocks", [PERSON, OPEN]) == "game.not-yours"
        table = await red.until("table")
        while not table["sealed"]:
            table = await red.until("table")
        assert "may_choose" not in table


@site_test
async def test_who_was_away_when_the_game_was_chosen_gets_it_whole(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await open_room(here)
        blue, state = await bob.enter(code)
        await blue.hang_up()
        await choose(ann, code, "golems/energy", [PERSON, OPEN])
        _, state = await bob.enter(code, int(state["seq"]))
        assert (state["type"], state["rule_set"]) == ("state", "golems/energy")


@site_test
async def test_the_choice_survives_a_restart(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await open_room(here)
    async with site(tmp_path) as here:
        line, state = await stranger(here, ann).enter(code)
        assert state["choosing"]
        await choose(stranger(here, ann), code, "golems/energy", [PERSON, OPEN], limit="1")
        await line.until("state")
    async with site(tmp_path) as here:
        _, state = await here.browser().enter(code)
        assert (state["rule_set"], state["choosing"]) == ("golems/energy", False)
        assert [one["name"] for one in state["seats"]] == ["Ann", "Bob"]
        found = await here.disk.read_room(code)
        assert found is not None
        record = record_of(*found)
        assert (record.game, record.version) == ("golems/energy", algoritmus.game("golems/energy").version)


def stranger(here: Site, known: Browser) -> Browser:
    """The same browser at a server that was started anew."""
    browser = here.browser()
    for name, value in known.http.cookies.items():
        browser.http.cookies.set(name, value, domain="table.test", path="/")
    browser.keep_cookie()
    return browser
