"""Custom planets (planet.own): notation, legality check, editor."""

from __future__ import annotations

import re

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.package.editing import MOST_TEXT, Edit, Faulty
from algoritmus.explain.catalogue import say
from algoritmus.games.progers.components.custom_field import parse_custom_layout, read_custom_layout, str_custom_layout
from algoritmus.games.progers.components.field_faults import WORDS, fault
from algoritmus.games.progers.components.planets import Layout, Placed, blocks, layouts
from algoritmus.games.progers.components.survey import rule_faults
from algoritmus.games.progers.editor import field_editor
from algoritmus.games.progers.editor.field_editor import edit_field
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.match import Match, replay

RULES = tuple(EDITIONS)
BLOCKED = "terrace-b2.ridge-e8.tower-d5E"


@pytest.mark.parametrize("rules", RULES)
def test_planet_own_parses_and_prints_the_same(rules: str) -> None:
    chance = Seeded(f"own planets {rules}")
    for _ in range(300):
        names = [name for name in blocks() if chance.draw(2)]
        laid = [Placed(name, (chance.draw(12), chance.draw(12)), chance.draw(4)) for name in names]
        layout = Layout(rules, tuple(laid))
        assert parse_custom_layout(str_custom_layout(layout), rules) == layout
        assert re.fullmatch(r"[A-Za-z0-9.~-]*", str_custom_layout(layout))
        assert len(str_custom_layout(layout)) <= MOST_TEXT
    for layout in layouts(rules).values():
        assert read_custom_layout(str_custom_layout(layout), rules).blocks == layout.blocks


def test_planet_own_equal_planets_are_written_alike() -> None:
    assert str_custom_layout(parse_custom_layout("cube-d2.brick-b4", "basic")) == "brick-b4.cube-d2"


@pytest.mark.parametrize("text", ["brick", "brick-b0", "brick-b4N", "moon-b2", "brick-b4.", ".", "Brick-b4"])
def test_planet_own_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Faulty) as error:
        parse_custom_layout(text, "basic")
    assert error.value.fault.code == "syntax"
    with pytest.raises(Faulty, match="characters at most"):
        parse_custom_layout("x" * (MOST_TEXT + 1), "basic")


@pytest.mark.parametrize(
    ("text", "rules", "code", "cells"),
    [
        ("brick-a1.cube-d4", "basic", "corner", ("a1",)),
        ("brick-b2.cube-d2", "basic", "overlap", ("d2",)),
        ("brick-e4.cube-b2", "basic", "off", ("e4", "e5", "f4", "f5", "g4", "g5")),
        ("brick-b4", "basic", "box", ()),
        ("brick-b4.brick-d1.cube-d3", "basic", "box", ()),
        ("brick-b4.cube-d2.tower-b1", "basic", "block", ()),
        ("terrace-b2.ridge-b6.tower-f4", "full", "high", ("f4", "f5", "g4", "g5", "h4", "h5")),
    ],
)
def test_planet_own_says_what_is_wrong_and_where(text: str, rules: str, code: str, cells: tuple[str, ...]) -> None:
    found = rule_faults(parse_custom_layout(text, rules))
    assert (code, cells) in [(fault.code, fault.cells) for fault in found]
    with pytest.raises(Faulty):
        read_custom_layout(text, rules)
    for lang in ("ru", "en"):
        assert all(say("progers", lang, f"progers-build-{fault.code}", **fault.values) for fault in found)


def test_planet_own_every_reason_has_words() -> None:
    values: dict[str, str | int] = {
        "piece": "brick",
        "other": "cube",
        "cell": "b2",
        "start": "a1",
        "word": "?",
    }
    values |= {"rules": "basic", "count": 0, "marks": 11, "samples": 12, "most": 3, "why": "?"}
    for code in WORDS:
        assert {say("progers", lang, f"progers-build-{code}", **values)[-1] for lang in ("ru", "en")} <= {".", "»"}


def test_planet_own_too_few_marks_are_not_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    import algoritmus.games.progers.components.planets as shelf

    bare = {rules: shelf.Side(side.size, side.marks[:5], side.walls) for rules, side in shelf.sides().items()}
    monkeypatch.setattr(shelf, "sides", lambda: bare)
    assert [fault.code for fault in rule_faults(layouts("basic")["two-hills"])] == ["marks"]
    with pytest.raises(Faulty, match="no room"):
        edit_field("brick-b4", "basic", Edit("put", "cube", (3, 1)))


def hands(*edits: Edit, text: str = "", rules: str = "basic") -> str:
    for edit in edits:
        text = edit_field(text, rules, edit).text
    return text


def test_planet_own_blocks_are_put_turned_moved_and_removed() -> None:
    assert hands(Edit("put", "brick", (2, 3))) == "brick-b4"
    assert hands(Edit("put", "brick", (0, 1))) == "brick-a2"
    assert hands(Edit("turn", "brick", (2, 3)), text="brick-b4") == "brick-b4E"
    assert hands(Edit("turn", "brick", (2, 5)), text="brick-b5") == "brick-c4E"  # over the cell it is held by
    assert hands(Edit("move", "brick", (1, 3), (3, 1)), text="brick-b4.cube-d5") == "brick-c2.cube-d5"
    assert hands(Edit("remove", "brick", (1, 3)), text="brick-b4.cube-d2") == "cube-d2"
    assert hands(Edit("clear"), text="brick-b4.cube-d2") == ""


@pytest.mark.parametrize(
    ("text", "edit", "code"),
    [
        ("brick-b4", Edit("put", "brick", (2, 1)), "box"),
        ("brick-b4", Edit("put", "tower", (2, 1)), "block"),
        ("brick-b4", Edit("put", "cube", (2, 3)), "room"),
        ("", Edit("put", "cube", (0, 0)), "room"),
        ("", Edit("put", "cube", (-1, 3)), "room"),
        ("", Edit("turn", "brick", (2, 1)), "nothing"),
        ("brick-b4", Edit("flip", "brick", (2, 1)), "fixed"),
        ("brick-b4", Edit("mirror"), "fixed"),
    ],
)
def test_planet_own_an_edit_that_is_not_allowed_is_refused_with_its_reason(text: str, edit: Edit, code: str) -> None:
    with pytest.raises(Faulty) as error:
        edit_field(text, "basic", edit)
    assert error.value.fault.code == code


def test_planet_own_the_view_lists_laid_and_left_blocks() -> None:
    built = edit_field("terrace-b2", "full")
    assert [(piece.id, piece.left) for piece in built.pieces] == [("terrace", 0), ("ridge", 1), ("tower", 1)]
    assert [piece.shape for piece in built.pieces][1:] == [("1111", "1111"), ("222", "222")]
    assert [laid.piece for laid in built.laid] == ["terrace"]
    assert [(fault.code, fault.values["piece"]) for fault in built.faults] == [("box", "ridge"), ("box", "tower")]
    assert built.ground["heights"][-2] == "011100000"  # type: ignore[index]
    assert not built.players
    assert edit_field(BLOCKED, "full").players == (2, 3, 4)
    assert edit_field("brick-f6", "basic").ground["heights"] == ["000000"] * 6  # it cannot be drawn


def test_planet_own_what_cannot_be_reached_is_advice_and_no_ban(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = fault("reach", "e5", start="a1", cell="e5")
    monkeypatch.setattr(field_editor, "reach_faults", lambda _: [lost, lost])
    built = edit_field(BLOCKED, "full")
    assert (built.faults, built.notes, built.players) == ([], [lost], (2, 3, 4))
    assert edit_field("terrace-b2", "full").notes == []  # first the faults


@pytest.mark.parametrize("rules", RULES)
def test_planet_own_whole_games_come_to_their_end(rules: str) -> None:
    game, chance = algoritmus.game(f"progers/{rules}"), Seeded(f"own games {rules}")
    for players in ("2", "3", "4"):
        for number in range(3):
            offer = game.options.offer({"players": players, "limit": f"{3 + number}"})
            planet = offer.choices["planet"][-1]
            options = game.options.offer({**offer.options, "planet": planet}).options
            assert options["planet"] == planet
            match = Match(game, options, Seeded(planet))
            while match.result() is None:
                for seat, ask in list(match.asks().items()):
                    match.answer(seat, ask.random(chance))
            assert f"option planet {planet}\n" in str(match.record)
            assert str(replay(match.record, game).record) == str(match.record)


def test_planet_own_is_offered_and_refused_in_words() -> None:
    game = algoritmus.game("progers/basic")
    offer = game.options.offer({"planet": "brick-b4.cube-d2E"})
    assert offer.options == {"planet": "brick-b4.cube-d2E"}
    assert offer.choices["planet"][-2] == "brick-b4.cube-d2E"
    for value, code in (("brick-b4", "build.box"), ("moon", "option.value"), ("brick-a1.cube-d4", "build.corner")):
        assert "planet" not in game.options.offer({"planet": value}).options
        with pytest.raises(Refusal) as error:
            game.setup({"planet": value}, Seeded(1))
        assert error.value.code == code
