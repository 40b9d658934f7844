"""A small language for rules: a picture, turns, a picture.

    show("red: play F", '''
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .    .      =>      2  .    .>R  .
            1  R    .    G              1  R    .    G
    ''').because("card.step")

A cell is its height (. 1 2) or a base (R B Y G), the samples on it oldest first (a f m w), and the rover on it with
its facing (^ > v <). | and -- are stone walls. Under the picture stand lifts, cargoes and the algorithm on the table.
Rule books have big fields; these are small, so that one sees what matters.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

import pytest

from algoritmus.games.progers.rules.codes import (
    COLOURS,
    EDIT_WORDS,
    LETTERS,
    LOOP,
    LOOP_CARDS,
    LOOP_TWO,
    NO_COMMAND,
    UNLOOP,
)
from algoritmus.games.progers.rules.edits import (
    PASS,
    PASS_TEXT,
    UNCHANGED_TEXT,
    AlgorithmEdit,
    TurnMove,
    Unlawful,
    play,
)
from algoritmus.games.progers.rules.notation import parse_position
from algoritmus.games.progers.rules.round import play_turn
from algoritmus.games.progers.rules.state import State
from algoritmus.games.progers.view_types import RoverEvent

ARROW = "=>"


@dataclass(frozen=True)
class Story:
    """The result of some turns."""

    state: State
    events: list[RoverEvent]
    discards: list[int]

    def because(self, rule: str, what: str = "") -> Story:
        """An event names this rule."""
        outcomes = [(event["rule"], event.get("what", "")) for event in self.events]
        assert any(rule == name and what in ("", outcome) for name, outcome in outcomes), outcomes
        return self

    def never(self, rule: str) -> Story:
        """No event names this rule."""
        assert rule not in [event["rule"] for event in self.events]
        return self


def show(turns: str, pictures: str) -> Story:
    """These turns lead from the left picture to the right one."""
    before, after = split(pictures)
    story = tell(turns, parse_position(before))
    assert str(story.state) == str(parse_position(after))
    assert story.state == parse_position(after)
    return story


def tell(turns: str, state: State) -> Story:
    """Play turns, one in a line: `red: play F L`, `blue: insert F 0, loop 2 0`, `green: pass`."""
    events: list[RoverEvent] = []
    discards: list[int] = []
    for line in turns.strip().splitlines():
        name, move = line.split(":")
        seat = state.setup.colours.index(COLOURS.index(name.strip()))
        turned = play_turn(state, seat, parse_move(move))
        state = turned.state
        events += turned.events
        discards += turned.discards
    return Story(state, events, discards)


def parse_move(text: str) -> TurnMove:
    """The move that prints as this text; `play F L D` is short for inserting them in a row."""
    words = text.strip()
    if words in (PASS_TEXT, UNCHANGED_TEXT):
        return PASS if words == PASS_TEXT else TurnMove()
    if words.startswith("play "):
        return play([LETTERS.index(letter) for letter in words.split()[1:]])
    return TurnMove([parse_edit(part.split()) for part in words.split(",")])


def parse_edit(words: list[str]) -> AlgorithmEdit:
    kind = EDIT_WORDS.index(words[0])
    if kind == UNLOOP:
        return AlgorithmEdit(UNLOOP, NO_COMMAND, int(words[1]))
    if kind == LOOP:
        card, places = LOOP_CARDS[int(words[1])], [int(word) for word in words[2:]]
        return (
            AlgorithmEdit(LOOP, card, places[0])
            if len(places) == 1
            else AlgorithmEdit(LOOP_TWO, card, places[0], places[1])
        )
    return AlgorithmEdit(kind, LETTERS.index(words[1]), int(words[2]))


def refuse(turns: str, picture: str, rule: str) -> None:
    """The last of these turns breaks this rule."""
    *earlier, last = turns.strip().splitlines()
    state = tell("\n".join(earlier), parse_position(picture)).state
    with pytest.raises(Unlawful) as caught:
        tell(last, state)
    assert caught.value.rule == rule


def split(pictures: str) -> tuple[str, str]:
    """The halves to the left and to the right of the arrow."""
    lines = dedent(pictures).splitlines()
    arrow = next(line.index(ARROW) for line in lines if ARROW in line)
    for line in lines:
        assert ARROW in line or not line[arrow : arrow + 2].strip(), f"this line runs into the arrow: {line}"
    return "\n".join(line[:arrow] for line in lines), "\n".join(line[arrow + 2 :] for line in lines)
