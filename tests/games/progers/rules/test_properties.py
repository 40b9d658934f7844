"""Properties that hold in Progers, whatever the planet and the cards."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from algoritmus.core.grid import name_cell, parse_cell
from algoritmus.core.reader import decoded
from algoritmus.games.progers.rules.cases.case import CaseTurn, read_case
from algoritmus.games.progers.rules.cases.position import place_case
from algoritmus.games.progers.rules.cases.referee import settle
from algoritmus.games.progers.rules.codes import CARD_NAMES, NOT_ENDED, UNLOOP
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.notation import parse_position
from algoritmus.games.progers.rules.program import spans
from algoritmus.games.progers.rules.round import TurnResult, play_turn
from algoritmus.games.progers.rules.rule_ids import RULES
from algoritmus.games.progers.rules.state import State
from tests.games.progers.rules.random_games import Json, random_case
from tests.lanes import amount

fast = settings(derandomize=True, max_examples=amount(80, 800), deadline=None, database=None)
cases = st.integers(0, 2**32).map(lambda seed: random_case(random.Random(seed)))
COMMAND_RULES = {"card.step", "card.dash", "card.jump", "card.turn", "card.skip", "beam.rover", "beam.sample"}


def played(case: Json) -> Iterator[tuple[State, CaseTurn, TurnResult]]:
    """Each turn: the position before, the move, what came of it."""
    read = read_case(decoded(case))
    state = place_case(read)
    for turn in read.turns:
        if state.ended != NOT_ENDED:
            return
        turned = play_turn(state, turn.rover, turn.move)
        yield state, turn, turned
        state = turned.state


def samples_in(state: State) -> Counter[int]:
    cargoes = [pile for figure in state.figures for pile in (figure.aboard, figure.delivered)]
    return Counter(sample for pile in (*state.samples, *cargoes) for sample in pile)


def cards_on(state: State) -> Counter[int]:
    table = Table(state.algorithm)
    table.clear()
    return Counter(table.discard)


@fast
@given(cases)
def test_samples_are_never_lost_or_made(case: Json) -> None:
    for before, _, turned in played(case):
        assert samples_in(turned.state) == samples_in(before)


@fast
@given(cases)
def test_cards_are_never_lost_or_made(case: Json) -> None:
    for before, turn, turned in played(case):
        laid = Counter(edit.card for edit in turn.move.edits if edit.kind != UNLOOP)
        if turned.state.ended == NOT_ENDED:
            assert cards_on(before) + laid == cards_on(turned.state) + Counter(turned.discards)


@fast
@given(cases)
def test_at_most_three_aboard_and_no_two_rovers_on_a_cell(case: Json) -> None:
    for _, _, turned in played(case):
        figures = turned.state.figures
        assert all(len(figure.aboard) <= 3 for figure in figures)
        assert len({figure.at for figure in figures}) == len(figures)


@fast
@given(cases)
def test_the_same_case_gives_the_same_answer_with_and_without_events(case: Json) -> None:
    assert json.dumps(settle(decoded(case))) == json.dumps(settle(decoded(json.loads(json.dumps(case)))))
    for before, turn, turned in played(case):
        silent = play_turn(before, turn.rover, turn.move, with_events=False)
        assert silent.state == turned.state
        assert silent.discards == turned.discards
        assert silent.events == ()


@fast
@given(cases)
def test_every_command_has_an_event_with_a_rule_of_the_rule_set(case: Json) -> None:
    for before, turn, turned in played(case):
        rules = before.setup.edition.name
        assert turned.events
        assert all(rules in RULES[event["rule"]] for event in turned.events)
        assert all(rules in RULES[event["because"]] for event in turned.events if "because" in event)
        assert [event["beat"] for event in turned.events] == sorted(event["beat"] for event in turned.events)
        events = [event for event in turned.events if event["rule"] in COMMAND_RULES]
        assert len({event["beat"] for event in events}) == len(events)
        if turned.state.ended == NOT_ENDED and not turn.move.passes:
            assert [event["command"] for event in events] == commands_of(before, turn)
        assert all("command" in event for event in events)


def commands_of(before: State, turn: CaseTurn) -> list[str]:
    """A B A B under a loop of two (algo.loop)."""
    table = Table(before.algorithm)
    for edit in turn.move.edits:
        table.apply(edit, before.setup.longest)
    pieces = [table.cards[first : last + 1] * times for first, last, times in spans(table.times, table.mates)]
    return [CARD_NAMES[command] for piece in pieces for command in piece]


@fast
@given(cases)
def test_a_rover_is_carried_or_moved_only_by_an_event(case: Json) -> None:
    movers = {"card.step", "card.dash", "card.jump", "lift.run"}
    for before, turn, turned in played(case):
        moved = {event["rover"] for event in turned.events if event["rule"] in movers}
        moved |= {event["other"] for event in turned.events if event["rule"] == "beam.rover"}
        for seat, figure in enumerate(before.figures):
            if figure.at != turned.state.figures[seat].at:
                assert before.setup.name(seat) in moved
            if figure.facing != turned.state.figures[seat].facing:
                assert seat == turn.rover


@fast
@given(cases)
def test_points_and_deliveries_only_grow(case: Json) -> None:
    for before, _, turned in played(case):
        for old, new in zip(before.figures, turned.state.figures, strict=True):
            assert new.delivered[: len(old.delivered)] == old.delivered


@fast
@given(cases)
def test_positions_print_and_parse(case: Json) -> None:
    for _, _, turned in played(case):
        assert parse_position(str(turned.state)) == turned.state


# Symmetry: a case that is turned or mirrored has the turned or mirrored answer.

Mapping = Callable[[int, int, int], tuple[int, int]]
COMPASS_STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def quarter(column: int, row: int, size: int) -> tuple[int, int]:
    return row, size - 1 - column


def mirror(column: int, row: int, size: int) -> tuple[int, int]:
    return size - 1 - column, row


def moved(value: object, size: int, to: Mapping, swap: bool) -> object:
    """Cells, facings and, in a mirror, left and right; lists of samples come in the order of their new cells."""
    if isinstance(value, list):
        return [moved(item, size, to, swap) for item in value]
    if isinstance(value, dict):
        return {key: moved(item, size, to, swap) for key, item in value.items() if key != "events"}
    if not isinstance(value, str):
        return value
    if swap and value in ("L", "R"):
        return "R" if value == "L" else "L"
    if value in COMPASS_STEPS:
        return facing_after(value, size, to)
    return cell_after(value, size, to) if value[1:].isdigit() and value[0].isalpha() else value


def cell_after(name: str, size: int, to: Mapping) -> str:
    column, row = parse_cell(name)
    return name_cell(*to(column, row, size))


def facing_after(facing: str, size: int, to: Mapping) -> str:
    across, up = COMPASS_STEPS[facing]
    start, ahead = to(1, 1, size), to(1 + across, 1 + up, size)
    step = ahead[0] - start[0], ahead[1] - start[1]
    return next(name for name, way in COMPASS_STEPS.items() if way == step)


def moved_case(case: Json, to: Mapping, swap: bool) -> Json:
    size = len(case["heights"])
    heights = {
        to(column, row, size): case["heights"][size - 1 - row][column] for column in range(size) for row in range(size)
    }
    changed = moved(case | {"heights": []}, size, to, swap)
    assert isinstance(changed, dict)
    rows = ["".join(heights[column, row] for column in range(size)) for row in reversed(range(size))]
    return changed | {"heights": rows}


def moved_answer(answer: Json, size: int, to: Mapping, swap: bool) -> Json:
    changed = moved(answer, size, to, swap)
    assert isinstance(changed, dict)
    for turn in changed["turns"]:
        turn["samples"].sort(key=lambda sample: parse_cell(sample["at"]))
    return changed


@fast
@given(cases, st.sampled_from([(quarter, False), (mirror, True)]))
def test_turning_and_mirroring_a_case_turns_and_mirrors_its_answer(case: Json, how: tuple[Mapping, bool]) -> None:
    to, swap = how
    answer: Any = settle(decoded(moved_case(case, to, swap)))
    expected = moved_answer(cast(Json, settle(decoded(case))), len(case["heights"]), to, swap)
    for turn in answer["turns"]:
        del turn["events"]
    assert answer == expected
