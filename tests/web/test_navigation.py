"""Navigation between games: unfinished games, leaving, the rematch, games of older rules."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.core.record import FORMAT
from algoritmus.server.store.file import FILE
from tests.server.process import Server
from tests.web.test_access import examine
from tests.web.test_replay import record_of, seek, upload
from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person", "name": "Ann"}
COMPUTER = {"kind": "computer", "player": "random"}
BLOCKS = ("golems/blocks", {"way": "beginner"}, [PERSON, COMPUTER])
SHORT = {"way": "beginner", "limit": "1"}


def waiting(visitor: Visitor) -> Locator:
    """The games that wait on the first page."""
    return visitor.page.get_by_role("navigation", name=visitor.words("continue")).get_by_role("link")


def leaving(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.words("leaving-title"))


def test_home_leads_back_to_games_that_wait_until_they_are_over(visit: Visit) -> None:
    ann, bob = visit("ru"), visit()
    ann.open()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(waiting(ann)).to_have_count(0)
    rule_set, _, seats = BLOCKS
    first, second = ann.set_table(*BLOCKS), ann.set_table(rule_set, SHORT, seats)
    for code in (first, second):
        ann.open(f"/r/{code}")
        expect(ann.hand).to_be_visible()
    bob.open(f"/r/{first}")
    expect(bob.page.get_by_text(bob.words("watching"))).to_be_visible()
    ann.open()
    expect(waiting(ann)).to_have_count(2)
    expect(waiting(ann)).to_contain_text([second, first])  # the newest first
    for link in waiting(ann).all():  # each with its field as it stands: the letters of both golems
        letters = "|".join(ann.words(f"letter-{colour}") for colour in ("red", "blue"))
        expect(link.locator("svg text").filter(has_text=re.compile(f"^\\s*({letters})\\s*$"))).to_have_count(2)
    assert "mine" not in str(ann.page.evaluate("localStorage.getItem('algoritmus-games')"))
    examine(ann)
    ann.tap(waiting(ann).first)
    assert ann.code() == second
    ann.play("S")
    ann.skip()
    expect(ann.region("result")).to_be_visible()
    ann.open()
    expect(waiting(ann)).to_have_count(1)  # the other is over
    expect(waiting(ann)).to_contain_text([first])
    bob.open()
    expect(bob.page.get_by_role("heading", level=1)).to_be_visible()
    expect(waiting(bob)).to_have_count(0)  # who only watches is not playing


def test_a_running_game_asks_once_before_it_is_left(visit: Visit) -> None:
    ann = visit()
    code = ann.set_table(*BLOCKS)
    ann.open(f"/r/{code}")
    ann.play("S")
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    home = ann.page.locator("header a[href='/']")
    ann.tap(home)
    expect(leaving(ann)).to_be_visible()
    examine(ann)
    ann.tap(ann.button("leaving-stay"))
    expect(leaving(ann)).to_be_hidden()
    expect(ann.hand).to_be_visible()
    ann.tap(home)  # it has been asked
    ann.tap(waiting(ann).first)
    assert ann.code() == code
    expect(ann.hand).to_be_visible()
    ann.tap(home)
    ann.tap(ann.button("leaving-go"))
    expect(waiting(ann)).to_have_count(1)


def test_a_game_that_has_not_begun_or_is_over_is_left_unasked(visit: Visit) -> None:
    ann = visit()
    rule_set, _, seats = BLOCKS
    home = ann.page.locator("header a[href='/']")
    ann.open(f"/r/{ann.set_table(rule_set, SHORT, seats)}")
    expect(ann.hand).to_be_visible()
    ann.tap(home)
    ann.tap(waiting(ann).first)
    ann.play("S")
    ann.skip()
    expect(ann.region("result")).to_be_visible()
    ann.tap(home)
    expect(ann.page.get_by_role("button", name=ann.words("door-next"))).to_be_visible()


def test_all_players_go_to_the_rematch(visit: Visit) -> None:
    """One plays again, the others get the button and sit at the new table under their names."""
    ann, bob, cat = visit(), visit("ru"), visit()
    opens = [{"kind": "open"}, {"kind": "open"}]
    code = ann.set_table("golems/cards", {"players": "3", "limit": "1"}, [PERSON, *opens])
    ann.open(f"/r/{code}")
    for visitor, name in ((bob, "Bob"), (cat, "Cat")):
        visitor.open(f"/r/{code}")
        visitor.page.get_by_label(visitor.words("your-name")).fill(name)
        visitor.tap(visitor.button("sit-down"))
        expect(ann.plate(name)).to_be_visible()
    for visitor in (ann, bob, cat):
        visitor.play("L", "R", "L", "R")
    for visitor in (ann, bob, cat):
        visitor.skip()
        expect(visitor.button("again")).to_be_visible()
    ann.tap(ann.button("again"))
    ann.page.wait_for_url(lambda url: "/r/" in url and code not in url)
    for visitor in (bob, cat):
        expect(visitor.button("again")).to_be_hidden()
        visitor.tap(visitor.button("again-along"))
        visitor.page.wait_for_url(f"**/r/{ann.code()}")
    for name in ("Ann", "Bob", "Cat"):
        expect(ann.plate(name)).to_be_visible()
    for visitor in (ann, bob, cat):
        visitor.play("L", "R", "L", "R")
        expect(visitor.theatre.or_(visitor.button("unlock"))).to_be_visible()
    expect(ann.theatre).to_be_visible()


def outdate(server: Server, code: str) -> None:
    """As if rules had changed since the table was set."""
    assert isinstance(server.data, Path)
    server.kill()
    with closing(sqlite3.connect(server.data / FILE)) as store, store:
        options = json.dumps({"moon": "full"})
        store.execute("UPDATE rooms SET version = '0', options = ? WHERE code = ?", (options, code))
    server.start()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_of_older_rules_says_so_and_gives_its_record(visit: Visit, tmp_path: Path, lang: str) -> None:
    with Server(tmp_path) as server:
        ann = visit(lang, at=server)
        code = ann.set_table(*BLOCKS)
        ann.open(f"/r/{code}")
        ann.play("F", "L")
        ann.skip()
        expect(ann.round(2)).to_be_visible()
        outdate(server, code)
        ann.open(f"/r/{code}")
        expect(ann.page.get_by_role("heading", name=ann.words("no-longer-title"))).to_be_visible()
        expect(ann.page.get_by_text(ann.words("no-longer"))).to_be_visible()
        examine(ann)
        with ann.page.expect_download() as started:
            ann.tap(ann.link("no-longer-record"))
        kept = Path(started.value.path()).read_text(encoding="utf-8")
        assert kept.startswith(FORMAT)
        assert "option moon full" in kept
        assert "FL" in kept.replace(" ", "")
        ann.open()
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(waiting(ann)).to_have_count(0)  # it does not wait any more


def test_a_record_that_stops_fitting_is_shown_up_to_there(visit: Visit, tmp_path: Path) -> None:
    ann = visit("ru")
    path = record_of("golems/blocks", tmp_path, limit="3")
    whole = path.read_text(encoding="utf-8")
    ann.open("/replay")
    upload(ann, path)
    expect(seek(ann)).to_be_visible()
    note = ann.page.get_by_text(ann.words("record-stopped"))
    expect(note).to_have_count(0)
    length = int(seek(ann).get_attribute("max") or 0)
    game, steps = whole.splitlines()[1], [line for line in whole.splitlines() if " / " in line]
    old = whole.replace(game, " ".join([*game.split()[:-1], "0"])).replace(steps[2], f"X{steps[2]}")
    path.write_text(old, encoding="utf-8")
    ann.open()
    ann.open("/replay")
    upload(ann, path)
    expect(note).to_be_visible()
    expect(seek(ann)).not_to_have_attribute("max", str(length))
    assert 0 < int(seek(ann).get_attribute("max") or 0) < length
    examine(ann)
