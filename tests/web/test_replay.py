"""A game again: links, moments, files, what if."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.core.record import FORMAT
from algoritmus.simulate import Order, play_one
from tests.web.measure import LAYING, SIZES, faults, resize
from tests.web.test_access import examine
from tests.web.test_languages import listen
from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person"}
ENERGY = ("golems/energy", {"way": "beginner", "players": "2", "open": "off"}, [PERSON, PERSON])
ROUNDS = [("FFFR", "RFFS"), ("AA", "SS"), ("A", "S")]  # Red walks up to Blue and hits three times


def finished(visitor: Visitor) -> str:
    """A game on one device that Red wins; the code of its room."""
    code = visitor.set_table(*ENERGY)
    visitor.open(f"/r/{code}")
    for first, second in ROUNDS:
        for name, cards in (("red", first), ("blue", second)):
            visitor.lift_curtain(visitor.colour(name))
            visitor.play(*cards)
        visitor.skip()
    expect(visitor.region("result")).to_be_visible()
    return code


def seek(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.words("replay-seek"))


def upload(visitor: Visitor, path: Path) -> None:
    visitor.page.locator("input[type=file]").set_input_files(path)


def record_of(rule_set: str, tmp_path: Path, **options: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(str(play_one(Order(rule_set, options, ["random"], 1, "replay"), 1).record), encoding="utf-8")
    return path


def test_from_the_result_to_a_moment_by_link_to_a_file_and_back(visit: Visit, tmp_path: Path) -> None:
    ann, bob = visit(), visit("ru")
    code = finished(ann)
    ann.tap(ann.button("result-more"))
    decided = ann.region("moments-decided").get_by_role("link")
    expect(decided).to_have_count(3)
    examine(ann)
    out = decided.filter(has_text=ann.words("moment-out", name=ann.colour("blue")))
    ann.tap(out)
    expect(ann.telling).to_contain_text(ann.colour("blue"))
    here = seek(ann).input_value()
    place = re.compile(rf"/replay#{code}:\d+\.\d+$")
    expect(ann.page).to_have_url(place)
    # the same beat for a stranger in another language
    bob.page.goto(ann.page.url)
    expect(seek(bob)).to_have_value(here)
    expect(seek(bob)).to_have_attribute("aria-valuetext", bob.words("where-row", round=3, row=1))
    examine(bob)
    listen(bob)
    before = ann.page.url
    ann.tap(ann.button("step-back"))
    expect(ann.page).not_to_have_url(before)
    expect(ann.page).to_have_url(place)
    # as a picture for another device
    expect(ann.page.get_by_text(ann.words("local-only"))).to_have_count(0)
    ann.tap(ann.button("qr"))
    expect(ann.page.get_by_text(ann.words("local-only"))).to_be_visible()
    qr = re.compile(re.escape(ann.words("qr-alt", link="@")).replace("@", r"\S+replay#1\.[\w-]+:\d+\.\d+"))
    expect(ann.page.get_by_role("img", name=qr)).to_be_visible()
    # as a file
    with ann.page.expect_download() as started:
        ann.tap(ann.link("replay-save"))
    path = tmp_path / "saved.txt"
    started.value.save_as(path)
    assert path.read_text(encoding="utf-8").startswith(FORMAT)
    bob.open("/replay")
    upload(bob, path)
    length = seek(ann).get_attribute("max")
    expect(seek(bob)).to_have_attribute("max", str(length))
    assert sentences_of(bob) == sentences_of(visit("ru"), f"/replay#{code}")


def sentences_of(visitor: Visitor, path: str = "") -> list[str]:
    if path:
        visitor.open(path)
    return visitor.sentences()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_fault_in_a_file_is_reported_by_its_line(visit: Visit, tmp_path: Path, lang: str) -> None:
    ann = visit(lang)
    ann.open("/replay")
    status = ann.page.get_by_role("main").get_by_role("status").first
    path = record_of("golems/blocks", tmp_path, limit="2")
    good = path.read_text(encoding="utf-8")
    path.write_text("Dear diary\n", encoding="utf-8")
    upload(ann, path)
    expect(status).to_have_text(ann.words("record-wrong-head"))
    lines = good.splitlines()
    first = next(number for number, line in enumerate(lines) if " / " in line)
    path.write_text("\n".join([*lines[:first], "X" + lines[first], *lines[first + 1 :]]), encoding="utf-8")
    upload(ann, path)
    expect(status).to_have_text(ann.words("record-wrong-answer", line=first + 1))
    path.write_text("x" * 2_000_000, encoding="utf-8")
    upload(ann, path)
    expect(status).to_have_text(ann.words("record-wrong-body-size"))
    path.write_text(good, encoding="utf-8")
    upload(ann, path)
    expect(seek(ann)).to_be_visible()
    expect(status).to_be_empty()


def test_what_if_blue_had_defended(visit: Visit) -> None:
    ann = visit()
    code = finished(ann)
    ann.open(f"/replay#{code}:3.1")
    ann.tap(ann.button("whatif"))
    panel = ann.region("whatif")
    expect(panel).to_contain_text(ann.words("where-round", round=3))
    ann.tap(panel.get_by_role("button", name=ann.colour("blue")))
    expect(ann.row(1)).to_have_accessible_name(re.compile(re.escape(ann.words("golems-card-S")) + "$"))
    ann.tap(ann.button("path-run"))
    expect(panel).to_contain_text(ann.words("whatif-unchanged"))
    examine(ann)
    expect(ann.row(1)).to_have_attribute("aria-pressed", "true")  # as it was lit: another card takes its place
    ann.tap(ann.card("D"))
    ann.tap(ann.button("path-run"))
    expect(panel).to_contain_text(ann.words("whatif-stays", name=ann.colour("blue")))
    boards = panel.get_by_role("grid")
    expect(boards).to_have_count(2)
    examine(ann)
    # both go by the same beats, to different ends
    seek(ann).press("End")
    blue = re.compile(ann.words("cell-golem", name=ann.colour("blue"), looks=".*", damage=".*"))
    real, other = panel.get_by_role("article").all()
    expect(real.get_by_role("gridcell", name=blue)).to_have_count(0)
    expect(other.get_by_role("gridcell", name=blue)).to_have_count(1)
    ann.tap(ann.button("whatif-again"))
    expect(ann.row(1)).to_have_accessible_name(re.compile(re.escape(ann.words("golems-card-D")) + "$"))
    ann.tap(ann.button("whatif-close"))
    expect(seek(ann)).to_be_visible()


def test_the_replay_what_if_and_both_courses_are_on_one_screen(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/replay#{finished(ann)}:1.1")
    show = {"field": "main [role=grid]", "sentence": "main .sentences", "controls": "main [role=toolbar]"}
    expect(ann.page.locator("main tr.lit")).to_be_visible()
    wrong = out_of_sight(ann, "replay", {**show, "lit row": "main tr.lit"})
    ann.tap(ann.button("whatif"))
    expect(ann.hand).to_be_visible()
    wrong += out_of_sight(ann, "what if", {**LAYING, "field": "main [role=grid]"})
    ann.tap(ann.row(4))
    ann.tap(ann.card("S"))
    ann.tap(ann.button("path-run"))
    expect(ann.region("whatif").get_by_role("article").first).to_be_visible()
    wrong += out_of_sight(ann, "both", {**show, "cards": "main .cards .changed", "again": "main .next .button"})
    assert not wrong, "\n".join(wrong)


def out_of_sight(visitor: Visitor, what: str, parts: dict[str, str]) -> list[str]:
    """At every size; then the window is as it was."""
    wrong = []
    for size in SIZES:
        resize(visitor.page, size)
        wrong += [f"{what} at {size[0]}x{size[1]}: {one}" for one in faults(visitor.page, parts)]
    resize(visitor.page, (1280, 800))
    return wrong


def test_what_if_a_rover_had_passed_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    ann = visit("ru", phone=True, dark=True)
    ann.open("/replay")
    upload(ann, record_of("progers/basic", tmp_path, players="2", limit="3"))
    expect(seek(ann)).to_be_visible()
    ann.tap(ann.button("whatif"))
    panel = ann.region("whatif")
    for _ in range(2):  # past the bases
        ann.tap(ann.button("whatif-later"))
    expect(ann.region("my-turn")).to_be_visible()
    listen(ann)
    while ann.button("undo").is_enabled():
        ann.tap(ann.button("undo"))
    ann.tap(ann.button("pass"))
    ann.tap(ann.button("pass-now"))
    expect(panel).to_contain_text(ann.words("whatif-told"))
    boards = panel.get_by_role("grid")
    expect(boards).to_have_count(1)  # the other is away
    ann.tap(ann.button("whatif-real"))
    expect(boards).to_have_count(1)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(ann)
    listen(ann)


def test_a_running_game_is_watched_from_the_start_and_left_for_the_table(visit: Visit) -> None:
    ann, eve = visit(), visit()
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [PERSON])
    ann.open(f"/r/{code}")
    expect(ann.page.get_by_role("link", name=ann.words("replay-so-far"))).to_be_hidden()
    ann.play("F", "F")
    ann.skip()
    ann.tap(ann.link("replay-so-far"))
    running = ann.page.get_by_text(ann.words("replay-running", seat="red", name=ann.colour("red")))
    expect(running).to_be_visible()
    expect(ann.button("whatif")).to_be_hidden()
    expect(ann.link("replay-save")).to_be_hidden()
    assert any(ann.colour("red") in sentence for sentence in ann.sentences())
    eve.open(f"/replay#{code}")
    expect(eve.page.get_by_text(eve.words("replay-running", seat="none", name=""))).to_be_visible()
    ann.tap(ann.link("replay-table"))
    expect(ann.round(2)).to_be_visible()
    expect(ann.hand).to_be_visible()


def test_swapped_seats_and_the_code_for_a_friend(visit: Visit) -> None:
    ann = visit()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    code = ann.set_table("golems/blocks", {"way": "beginner", "limit": "1"}, seats)
    ann.open(f"/r/{code}")
    link = f"{ann.address}/r/{code}"
    expect(ann.region("invite").get_by_role("img", name=ann.words("qr-alt", link=link))).to_be_visible()
    expect(ann.region("invite")).to_contain_text(ann.words("local-only"))  # this server is not open to others
    bob = visit()
    bob.sit_down(code, "Bob")
    ann.play("S")
    bob.play("S")
    ann.skip()
    ann.tap(ann.button("swap-seats"))
    ann.page.wait_for_url(lambda url: "/r/" in url and code not in url)
    plates = ann.page.get_by_role("list", name=ann.words("players")).get_by_role("listitem")
    expect(plates.nth(1)).to_contain_text("Ann")
