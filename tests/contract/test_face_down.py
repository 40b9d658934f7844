"""Rows that lie face down: programs that differ only there look the same to everybody else, while tokens are laid and
while a row waits for a decision."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import END, Answer, Ask, Game, Position
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.match import Match
from tests.contract.conftest import TABLES, Answers, Table, refusal, step, steps
from tests.contract.test_secrets import complaints, shown, written

ALL = 99  # rows that lie open when the round is over
LONG = 60  # cards of an answer
ASKING = {  # tables where rows wait: for tokens, OR and XOR, at the water, at a black hole, with bots, turn by turn
    str(table): table
    for table in (
        *(one for one in TABLES if "decide" in one.has and "open" not in one.has and "goal" not in one.options),
        Table("golems/board", {"players": "3", "logic": "on", "subroutine": "on", "cards": "deal", "limit": "8"}),
        Table("golems/board", {"players": "2", "logic": "on", "turns": "one-by-one", "limit": "8"}),
    )
}


def open_rows(game: Game, position: Position) -> int:
    """The number of rows of a program that are open to all in this round by the rules: AND opens the next one, too."""
    view: Any = game.view(position, None)
    if view["phase"] == "logic":
        return 0
    paused = view["paused"]
    if paused is None:
        return ALL
    assert isinstance(paused, dict)
    return int(paused["row"]) + ('"and"' in written([view["laid"], view["tokens"], paused["tokens"]]))


def changed(ask: Ask, answer: Answer, chance: Chance) -> Answer:
    """Another answer that begins like this one."""
    laid = answer[: chance.draw(len(answer) + 1, "kept")]
    while len(laid) < LONG and (options := ask.next_cards(laid)):
        card = options[chance.draw(len(options), "card")]
        if card == END:
            break
        laid = (*laid, card)
    return laid if refusal(ask, laid) is None else answer


def same_rows(ask: Ask, one: Answer, two: Answer) -> int:
    """In how many rows from the first on they agree."""
    programs = ask.read(one), ask.read(two)
    assert isinstance(programs[0], Program)
    assert isinstance(programs[1], Program)
    count = 0
    for first, second in zip(programs[0].rows, programs[1].rows, strict=False):
        if str(first) != str(second):
            break
        count += 1
    return count


def offered(game: Game, position: Position, eye: int | None) -> str:
    """All legal cards of a seat, and the reasons against the others."""
    own = [ask for seat, ask in game.asks(position).items() if seat == eye]
    may = [(ask.show(), ask.next_cards(()), ask.refused(())) for ask in own]
    return written([may, complaints(game, position, eye)])


def compare_face_down(match: Match, most: int) -> Counter[str]:
    """By phase: how often a program lay there that could have been another, and nobody else could tell."""
    chance, found = Seeded("face down"), Counter[str]()
    for number, answers in enumerate(steps(match, chance, most)):
        for rival in answers if match.view(None).get("phase") == "program" else ():
            other = changed(match.asks()[rival], answers[rival], chance)
            if other != answers[rival]:
                found += lay_on(match.game, match.position, (answers, {**answers, rival: other}), rival, number)
    return found


def lay_on(game: Game, position: Position, answers: tuple[Answers, Answers], rival: int, seed: int) -> Counter[str]:
    """Both programs are laid, then the same tokens and decisions for as long as rows that differ lie face down."""
    found, chance = Counter[str](), Seeded(f"face down/{seed}")
    same = same_rows(game.asks(position)[rival], answers[0][rival], answers[1][rival])
    twins = position, position
    while True:
        (one, seen), (two, again) = (
            step(game, twin, given, Seeded(seed)) for twin, given in zip(twins, answers, strict=True)
        )
        if min(open_rows(game, one), open_rows(game, two)) > same:
            return found
        for eye in [None, *(seat for seat in range(len(game.seats(one))) if seat != rival)]:
            assert shown(game, one, eye) == shown(game, two, eye)
            assert written(game.narration.visible(seen, eye)) == written(game.narration.visible(again, eye))
            assert offered(game, one, eye) == offered(game, two, eye)
            found[str(cast(Any, game.view(one, None))["phase"])] += 1
        twins, answers = (one, two), answer_both(game, one, two, rival, chance)


def answer_both(game: Game, one: Position, two: Position, rival: int, chance: Chance) -> tuple[Answers, Answers]:
    """The same answer; half of the tokens lie on rows. Only who laid the programs may find that it fits but one."""
    seat, ask = next(iter(game.asks(one).items()))
    rows = [place for place in ask.next_cards(()) if ":" in place]
    answer = (rows[chance.draw(len(rows))],) if rows and chance.draw(2) else ask.random(chance)
    if refusal(game.asks(two)[seat], answer) is not None:
        assert seat == rival
        answer = ("none",)
    return {seat: answer}, {seat: answer}


@pytest.mark.parametrize("table", ASKING.values(), ids=ASKING)
def test_rows_that_lie_face_down_show_nowhere(table: Table) -> None:
    found = Counter[str]()
    for seed in range(12, 20):
        found += compare_face_down(table.match(seed), 40)
    assert found["decide"] > 3, found
    assert (found["logic"] > 20) is (table.options.get("logic") == "on"), found
