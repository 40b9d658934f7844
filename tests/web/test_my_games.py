"""Games that this device has played, and games in links: they open without the room that they were played in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.core.record import parse_record
from algoritmus.core.record_link import write_link
from algoritmus.simulate import Order, play_one
from tests.server.process import Server
from tests.shipped import RULE_SETS
from tests.web.test_access import examine
from tests.web.test_languages import listen
from tests.web.test_replay import finished, seek
from tests.web.visitor import Visit, Visitor

STORED = "algoritmus-played"
LINK = re.compile(r"/replay#1\.[\w-]+$")
SIZES = [(360, 640), (820, 1180), (1366, 768)]
LIMIT = {"limit": "4"}


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows no room."""
    with Server(tmp_path_factory.mktemp("empty")) as running:
        yield running


def games(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("article")


def remove(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile(f"^{re.escape(visitor.words('my-games-remove'))}: "))


def stored(visitor: Visitor) -> list[dict[str, object]]:
    text = visitor.page.evaluate("key => localStorage.getItem(key)", STORED)
    games: list[dict[str, object]] = json.loads(text or "[]")
    return games


def store(visitor: Visitor, value: object) -> None:
    visitor.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [STORED, json.dumps(value)])


def see_saved(visitor: Visitor, count: int = 1) -> None:
    visitor.page.wait_for_function(
        "([key, count]) => JSON.parse(localStorage.getItem(key) ?? '[]').length === count", arg=[STORED, count]
    )


def link_of(rule_set: str, number: int = 1) -> str:
    order = Order(rule_set, LIMIT if rule_set != "golems/energy" else {}, ["greedy"], 1, "links")
    return write_link(play_one(order, number).record)


def test_a_game_that_ended_here_is_a_tap_from_its_replay(visit: Visit, empty: Server) -> None:
    ann = visit()
    code = finished(ann)
    see_saved(ann)
    ann.open("/")
    ann.tap(ann.link("my-games"))
    expect(ann.page).to_have_url(re.compile("/games$"))
    expect(games(ann)).to_have_count(1)
    expect(games(ann)).to_contain_text(ann.words("end-won", names=ann.colour("red")))
    expect(games(ann).locator(".picture svg")).to_be_visible()
    examine(ann)
    ann.tap(games(ann).get_by_role("link"))
    expect(ann.page).to_have_url(LINK)
    expect(seek(ann)).to_be_visible()
    length = seek(ann).get_attribute("max")
    ann.open(f"/replay#{code}")
    expect(seek(ann)).to_have_attribute("max", str(length))
    # the whole record is here: another server, which has no rooms, shows it
    bob, kept = visit("ru", at=empty), stored(ann)
    bob.open("/")
    store(bob, kept)
    bob.open("/games")
    listen(bob)
    bob.tap(games(bob).get_by_role("link"))
    expect(seek(bob)).to_have_attribute("max", str(length))
    bob.tap(bob.button("whatif"))
    expect(bob.region("whatif")).to_be_visible()


def test_a_game_is_saved_when_its_table_is_opened_after_the_end(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = finished(ann)
    see_saved(ann)
    store(ann, [])
    ann.page.reload()
    expect(ann.region("result")).to_be_visible()
    see_saved(ann)
    ann.page.reload()
    expect(ann.region("result")).to_be_visible()
    see_saved(ann)
    bob.open(f"/r/{code}")  # a spectator did not play
    expect(bob.region("result")).to_be_visible()
    bob.open("/games")
    expect(bob.page.get_by_text(bob.words("my-games-none"))).to_be_visible()
    assert stored(bob) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_can_be_removed_and_put_back(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open("/games")
    expect(ann.page.get_by_text(ann.words("my-games-none"))).to_be_visible()
    expect(ann.link("my-games-play")).to_be_visible()
    examine(ann)
    store(ann, [saved(number) for number in range(3)])
    ann.page.reload()
    expect(games(ann)).to_have_count(3)
    listen(ann)
    ann.tap(remove(ann).nth(1))
    expect(games(ann)).to_have_count(2)
    expect(ann.button("my-games-restore")).to_be_focused()
    examine(ann)
    assert [one["code"] for one in stored(ann)] == ["ROOM2", "ROOM0"]
    ann.page.keyboard.press("Enter")
    expect(games(ann)).to_have_count(3)
    expect(games(ann).nth(1).get_by_role("link")).to_be_focused()
    assert [one["code"] for one in stored(ann)] == ["ROOM2", "ROOM1", "ROOM0"]
    ann.tap(remove(ann).first)
    ann.page.reload()
    expect(games(ann)).to_have_count(2)


def saved(number: int, rule_set: str = "golems/energy") -> dict[str, object]:
    seats = [
        {"label": "red", "name": "", "kind": "person", "player": ""},
        {"label": "blue", "name": "", "kind": "computer", "player": "level-3"},
    ]
    return {
        "link": link_of(rule_set, number),
        "code": f"ROOM{number}",
        "ruleSet": rule_set,
        "ended": f"2026-01-{1 + number // 20:02}T10:{number % 20:02}:00.000Z",
        "seats": seats,
        "winners": ["red"],
        "rule": "end.last",
    }


def test_the_newest_hundred_are_there(visit: Visit) -> None:
    ann = visit()
    ann.open("/")
    one = saved(0)
    store(ann, [{**one, "link": f"1.{number}", "code": str(number)} for number in range(100)])
    ann.open("/games")
    while ann.button("my-games-rest").is_visible():
        ann.tap(ann.button("my-games-rest"))
    expect(games(ann)).to_have_count(100)


def test_a_full_storage_breaks_nothing(visit: Visit) -> None:
    ann = visit()
    ann.open("/")
    ann.page.evaluate("""() => {
      for (let size = 1 << 20; size >= 1; size >>= 1)
        try { for (let at = 0; ; at++) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size)); } catch {}
    }""")
    finished(ann)
    ann.open("/games")
    expect(ann.page.get_by_text(ann.words("my-games-none"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_games_fit_their_window(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit("ru")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open("/")
    store(ann, [saved(number, rule_set) for number, rule_set in enumerate(RULE_SETS)])
    ann.open("/games")
    expect(games(ann)).to_have_count(len(RULE_SETS))
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    buttons = ann.page.get_by_role("main").locator("button, a, label").all()
    boxes = [one.bounding_box() for one in buttons]
    assert len(boxes) >= 2 * len(RULE_SETS) + 1
    assert [box for box in boxes if box is None or box["height"] < 44 or box["width"] < 44] == []


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_record_survives_link_and_replay_without_a_room(visit: Visit, empty: Server, rule_set: str) -> None:
    ann, link = visit(at=empty), link_of(rule_set)
    ann.open(f"/replay#{link}")
    expect(seek(ann)).to_be_visible()
    seek(ann).press("End")
    expect(ann.page).to_have_url(re.compile(re.escape(f"/replay#{link}:") + r"\d+\.\d+$"))
    here = seek(ann).input_value()
    ann.page.reload()
    expect(seek(ann)).to_have_value(here)
    # it goes on as a link, a QR code and a file
    panel = ann.region("share-replay")
    ann.tap(panel.get_by_role("button", name=ann.words("qr"), exact=True))
    expect(panel.get_by_role("img", name=ann.words("qr-alt", link=ann.page.url))).to_be_visible()
    with ann.page.expect_download() as started:
        ann.tap(ann.link("replay-save"))
    text = Path(started.value.path()).read_text(encoding="utf-8")
    assert write_link(parse_record(text)) == link
    ann.tap(ann.button("analysis"))
    expect(ann.button("analysis")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_role("main").get_by_text(ann.words("try-again"))).to_have_count(0)


def test_the_link_is_copied_over_plain_http(visit: Visit) -> None:
    """There browsers give pages no clipboard."""
    ann = visit()
    ann.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.page.add_init_script("addEventListener('copy', () => (window.copied = String(document.activeElement?.value)))")
    ann.open(f"/r/{finished(ann)}")
    ann.tap(ann.button("result-more"))
    ann.tap(ann.region("share").get_by_role("button", name=ann.words("copy-link"), exact=True))
    expect(ann.region("share")).to_contain_text(ann.words("copied"))
    assert LINK.search(ann.page.evaluate("window.copied"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_broken_link_says_what_is_wrong(visit: Visit, lang: str) -> None:
    ann, good = visit(lang), link_of("golems/cards")
    status = ann.page.get_by_role("main").get_by_role("status").first
    for link, words in (
        (good[:-4], "record-wrong-link"),
        ("1.", "record-wrong-link"),
        ("7" + good, "record-wrong-link-newer"),
        ("NOROOM", "record-wrong-room-unknown"),
    ):
        ann.open(f"/replay#{link}")
        expect(status).to_have_text(ann.words(words))
        expect(ann.page.locator("input[type=file]")).to_have_count(1)  # something else can be opened
        ann.open("/")
    ann.open(f"/replay#{good[:-4]}")
    expect(status).to_have_text(ann.words("record-wrong-link"))
    ann.page.evaluate("hash => (location.hash = hash)", good)
    expect(seek(ann)).to_be_visible()
    expect(status).to_be_empty()


def test_a_recorded_file_opens_from_there(visit: Visit, tmp_path: Path) -> None:
    ann, path = visit(), tmp_path / "game.txt"
    ann.open("/games")
    path.write_text("Dear diary\n", encoding="utf-8")
    ann.page.locator("input[type=file]").set_input_files(path)
    expect(ann.page.get_by_role("status").first).to_have_text(ann.words("record-wrong-head"))
    path.write_text(str(play_one(Order("golems/blocks", LIMIT, ["random"], 1, "file"), 1).record), encoding="utf-8")
    ann.page.locator("input[type=file]").set_input_files(path)
    expect(ann.page).to_have_url(LINK)
    expect(seek(ann)).to_be_visible()
