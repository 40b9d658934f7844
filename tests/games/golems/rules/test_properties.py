"""Properties that hold in every game of golems."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from algoritmus.games.golems.rules.programs.program import Program, parse_program, parse_row
from algoritmus.referee import settle, settle_text
from tests.games.golems.rules.random_cases import Json, cases
from tests.games.golems.rules.symmetry import Turn, renamed
from tests.lanes import amount

often = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=amount(60, 600),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)

more_often = settings(often, max_examples=amount(150, 1500))
STAYING = ("wall", "water", "ladder")
HANDED = ("lighthouse", "patrol")  # bot cards that turn to one side


def played(case: Json) -> Json:
    answer: Any = settle(case)
    assert "error" not in answer, answer["error"]
    return dict(answer)


def start(case: Json) -> Json:
    """The position of the case as a row of an answer."""
    golems = {
        golem["name"]: {"damage": golem["damage"], "out": False, "carrying": golem.get("carrying", False)}
        for golem in case["golems"]
    }
    return {"golems": golems, "tokens": case["tokens"], "events": [], "round": 0}


def moments(case: Json) -> Iterator[tuple[Json, Json]]:
    """Each row with the one before it."""
    return pairwise([start(case), *played(case)["rows"]])


def events(row: Json, rule: str, **facts: str) -> list[Json]:
    return [
        event
        for event in row["events"]
        if event["rule"] == rule and all(event.get(name) == value for name, value in facts.items())
    ]


# Where things are


@often
@given(cases())
def test_every_golem_has_a_cell_of_its_own_and_stands_on_no_obstacle(case: Json) -> None:
    for row in played(case)["rows"]:
        stand = [golem["at"] for golem in row["golems"].values() if not golem["out"]]
        lie = {token["at"]: token["kind"] for token in row["tokens"]}
        assert len(set(stand)) == len(stand)
        assert len(lie) == len(row["tokens"])
        assert {lie.get(cell) for cell in stand} <= {None, "ladder", "logic"}


@often
@given(cases())
def test_walls_water_and_ladders_stay(case: Json) -> None:
    for before, after in moments(case):
        for kind in STAYING:
            there = [[token["at"] for token in row["tokens"] if token["kind"] == kind] for row in (before, after)]
            assert set(there[0]) == set(there[1])


@often
@given(cases())
def test_barrels_are_only_lost_by_strikes(case: Json) -> None:
    """On the field or in somebody's hands; a struck barrel counts once, whoever struck it with others."""
    for before, after in moments(case):
        broken = {(event["beat"], event["to"]) for event in events(after, "strike.barrel")}
        assert barrels(before) - barrels(after) == len(broken)


def barrels(row: Json) -> int:
    carried = [golem for golem in row["golems"].values() if golem["carrying"]]
    return len(carried) + len([token for token in row["tokens"] if token["kind"] == "barrel"])


@often
@given(cases("board"))
def test_logic_tokens_come_by_players_hands_and_go_by_players_steps(case: Json) -> None:
    for before, after in moments(case):
        first = after["round"] != before["round"]
        laid = [token for token in case["rounds"][after["round"] - 1]["logic"] if "at" in token] if first else []
        taken = [event for event in events(after, "logic.step") if event["what"] != "bot"]
        assert logic(after) == logic(before) + len(laid) - len(taken)


def logic(row: Json) -> int:
    return sum(token["kind"] == "logic" for token in row["tokens"])


# Damage


@often
@given(cases())
def test_damage_falls_only_by_repair(case: Json) -> None:
    for before, after in moments(case):
        for name, golem in after["golems"].items():
            mended = len(events(after, "barrel.repair", golem=name, what="mended"))
            assert golem["damage"] >= before["golems"][name]["damage"] - mended


@often
@given(cases())
def test_damage_is_the_sum_of_what_the_events_tell(case: Json) -> None:
    hurting = ("row.damage", "water.flow", "water.life", "barrel.dynamite", "while.jam", "while.strike")
    for before, after in moments(case):
        for name, golem in after["golems"].items():
            told = sum(event.get("amount", 0) for rule in hurting for event in events(after, rule, golem=name))
            mended = len(events(after, "barrel.repair", golem=name, what="mended"))
            assert golem["damage"] == before["golems"][name]["damage"] + told - mended


@often
@given(cases())
def test_out_is_who_has_reached_the_limit_and_stays_so(case: Json) -> None:
    limits = {golem["name"]: golem["limit"] for golem in case["golems"]}
    for before, after in moments(case):
        for name, golem in after["golems"].items():
            assert golem["out"] == (golem["damage"] >= limits[name]) == (golem["at"] is None)
            assert golem["out"] >= before["golems"][name]["out"]
            assert bool(events(after, "row.out", golem=name)) == (golem["out"] and not before["golems"][name]["out"])
            assert not (golem["out"] and golem["carrying"])


# Answers


@often
@given(cases())
def test_the_same_case_has_the_same_answer(case: Json) -> None:
    assert settle(case) == played(case)
    assert settle_text(json.dumps(case)) == played(case)


@often
@given(cases())
def test_rows_are_in_order_and_complete(case: Json) -> None:
    answer = played(case)
    seats = [golem["name"] for golem in case["golems"]]
    for before, after in pairwise([{"round": 0, "row": 0}, *answer["rows"]]):
        assert (after["round"], after["row"]) in {
            (before["round"], before["row"] + 1),
            (before["round"] + 1, 1),
        }
        assert list(after["golems"]) == seats
        cells = [(token["at"][0], int(token["at"][1:])) for token in after["tokens"]]
        assert cells == sorted(cells)
        assert not any("content" in token for token in after["tokens"])
    if not answer["result"]["over"]:
        assert answer["rows"][-1]["round"] == (case["repeat"] if "repeat" in case else len(case["rounds"]))


@often
@given(cases())
def test_the_result_fits_the_last_row(case: Json) -> None:
    answer = played(case)
    result, last = answer["result"], answer["rows"][-1]["golems"]
    left = [name for name, golem in last.items() if not golem["out"]]
    if result["rule"] in ("end.last", "end.repeat"):
        assert result["winners"] == left
    elif result["rule"] == "end.none":
        assert left == []
        assert set(result["winners"]) <= set(last)
        assert bool(result["winners"]) == (len(last) > 1)
    else:
        assert result == {"over": False, "winners": [], "rule": None}
        assert len(left) > 1 or len(last) == 1


# Events


@often
@given(cases())
def test_every_command_that_is_executed_has_an_event(case: Json) -> None:
    """Programs with a logic token are left out here: their commands are not those that were laid."""
    joined = {token["on"] for round_ in case["rounds"] for token in round_.get("logic", []) if "on" in token}
    for before, after in moments(case):
        round_ = case["rounds"][0 if "repeat" in case else after["round"] - 1]
        joined |= {event["golem"] for event in events(after, "logic.step")}
        for name, program in round_["programs"].items():
            if name in joined or before["golems"][name]["out"] or after["row"] > len(program):
                continue
            told = [event.get("command", "") for event in after["events"] if event["golem"] == name]
            assert all(told.count(letter) >= times for letter, times in commands(program[after["row"] - 1])), told
            assert told


def commands(row: str) -> list[tuple[str, int]]:
    """The commands that a row certainly executes, and how often."""
    if len(row) == 1:
        return [(row, 1)]
    return [(row[2], int(row[0]))] if row[0].isdigit() else []


@often
@given(cases("board"))
def test_every_bot_decides_in_every_row(case: Json) -> None:
    bots = [golem["name"] for golem in case["golems"] if "bot" in golem]
    for before, after in moments(case):
        for name in bots:
            decided = events(after, "bot.die", golem=name) + events(after, "bot.card", golem=name)
            assert len(decided) == (0 if before["golems"][name]["out"] else 1)


@often
@given(cases())
def test_beats_go_on_from_event_to_event(case: Json) -> None:
    for row in played(case)["rows"]:
        beats = [event["beat"] for event in row["events"]]
        assert beats == sorted(beats)


# Symmetry


@more_often
@given(cases(), st.integers(1, 3))
def test_turning_the_case_turns_the_answer(case: Json, quarters: int) -> None:
    turn = Turn(case["field"], quarters, mirror=False)
    assert played(turn.case(case)) == turn.answer(played(case))


@more_often
@given(cases(), st.integers(0, 3))
def test_mirroring_the_case_mirrors_the_answer(case: Json, quarters: int) -> None:
    """Left and right change places, in programs and on dice too.

    Two things are right-handed by law and stay out: a dropped barrel that goes clockwise (take.drop) instead of
    straight on, and bot cards that turn to one side.
    """
    assume(not any(golem.get("bot") in HANDED for golem in case["golems"]))
    answer = played(case)
    assume(not any(drops_aside(row) for row in answer["rows"]))
    turn = Turn(case["field"], quarters, mirror=True)
    assert played(turn.case(case)) == turn.answer(answer)


def drops_aside(row: Json) -> bool:
    """Whether a barrel fell elsewhere than on in the direction of the strike."""
    strikes: dict[str, tuple[int, int]] = {}
    for event in row["events"]:
        if event["rule"] == "row.strike":
            strikes[event["golem"]] = direction(event)
        elif event.get("what") == "dropped" and direction(event) != strikes[event["other"]]:
            return True
    return False


def direction(event: Json) -> tuple[int, int]:
    across, up = ord(event["to"][0]) - ord(event["from"][0]), int(event["to"][1:]) - int(event["from"][1:])
    return (across > 0) - (across < 0), (up > 0) - (up < 0)


@often
@given(cases(), st.permutations(["anna", "boris", "vera", "gleb"]))
def test_other_names_change_nothing_else(case: Json, names: list[str]) -> None:
    new = dict(zip(["red", "blue", "yellow", "green"], names, strict=True))
    assert played(renamed(case, lambda name: new.get(name, name))) == renamed(
        played(case), lambda name: new.get(name, name)
    )


# Notation


@often
@given(cases())
def test_programs_print_as_they_were_laid(case: Json) -> None:
    for round_ in case["rounds"]:
        for program in round_["programs"].values():
            rows = [parse_row(row) for row in program]
            assert [str(row) for row in rows] == program
            assert parse_program(str(Program(rows))) == Program(rows)


@pytest.mark.parametrize("text", ["F", "2(F)", "3(A)", "enemy?(A,-)", "attack?(2(D),F)", "until wall(F)", "call"])
def test_rows_print_as_they_are_read(text: str) -> None:
    assert str(parse_row(text)) == text
    spaced = text.replace("(", " ( ").replace(",", " , ").replace("?", " ?")
    assert parse_row(spaced) == parse_row(text)
