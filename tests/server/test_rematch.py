"""Rematch: the first room that a player opens is announced to the others."""

from __future__ import annotations

from pathlib import Path

from tests.server.site import site, site_test, two_at_a_table


@site_test
async def test_all_players_are_sent_the_room_of_the_rematch(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, options={"limit": "1"})
        (red, state), (blue, _) = await ann.enter(code), await bob.enter(code)
        assert state["again"] == ""
        early = await red.ask("again", seat=0, room="NEXT1")
        assert (early["type"], early["code"]) == ("refused", "room.running")
        await red.ask("answer", seat=0, step=1, cards=["S"])
        await blue.ask("answer", seat=1, step=1, cards=["S"])
        assert (await red.ask("again", seat=1, room="NEXT1"))["code"] == "seat.not-yours"
        assert (await red.ask("again", seat=0, room="NEXT1"))["type"] == "done"
        assert (await blue.ask("again", seat=1, room="OTHER"))["type"] == "done"
        table = await blue.until("table")
        while not table["again"]:
            table = await blue.until("table")
        assert table["again"] == "NEXT1"
    async with site(tmp_path) as later:
        _, state = await later.browser().enter(code)
        assert state["again"] == "NEXT1"
