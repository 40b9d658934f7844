"""A turn: a waiting lift, the cards, the execution, the lift, the clearing, perhaps the end (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.value import Value
from algoritmus.progers.law.events import NO_PLACE, Event
from algoritmus.progers.law.laying import Edit, Move, Table, Unlawful
from algoritmus.progers.law.program import Algorithm
from algoritmus.progers.law.state import Setup, State
from algoritmus.progers.law.turn.lifts import run_lift, run_waiting_lift
from algoritmus.progers.law.turn.resolve import execute
from algoritmus.progers.law.turn.samples import end
from algoritmus.progers.law.turn.scene import Rover, Scene
from algoritmus.progers.law.words import (
    BY_LIMIT,
    CARD_NAMES,
    COVER,
    EDIT_WORDS,
    INSERT,
    LOOP_TWO,
    NO_COMMAND,
    NOT_ENDED,
    UNLOOP,
)


class Turned(Value):
    """What a turn comes to: the next position, what happened, and the cards that left the table."""

    __match_args__ = ("state", "events", "discards")
    __slots__ = __match_args__

    def __init__(self, state: State, events: Sequence[Event], discards: Sequence[int]) -> None:
        self.state: Final = state
        self.events: Final[tuple[Event, ...]] = tuple(events)
        self.discards: Final[tuple[int, ...]] = tuple(discards)


def play_turn(state: State, seat: int, move: Move, telling: bool = True) -> Turned:
    """The turn of this seat; Unlawful if the move breaks the rules or the game is over."""
    scene = Scene(state, telling)
    take_turn(scene, seat, move)
    return Turned(scene.state(), scene.events, scene.table.discard)


def take_turn(scene: Scene, seat: int, move: Move) -> None:
    """The same on a scene that goes on from turn to turn; after Unlawful the scene is spoilt."""
    if scene.ended != NOT_ENDED:
        raise Unlawful("end.points", "the game is over")
    rover = scene.rovers[seat]
    run_waiting_lift(scene, rover)
    if scene.ended == NOT_ENDED:
        make(scene, rover, move)
    if scene.ended == NOT_ENDED and scene.turns_left > 0:
        count_turn(scene)


def make(scene: Scene, rover: Rover, move: Move) -> None:
    """turn.pass, or the algorithm changed and executed."""
    if move.passes:
        scene.beat += 1
        scene.tell("turn.pass", rover)
        return
    change(scene, rover, move.edits)
    if scene.telling:
        scene.tell(scene.setup.edition.run_rule, rover, amount=len(scene.table.cards), what="runs")
    execute(scene, rover)
    if scene.ended == NOT_ENDED:
        run_lift(scene, rover)
    if scene.ended == NOT_ENDED and len(scene.table.cards) >= scene.setup.cleared_from:
        clear(scene, rover)


def change(scene: Scene, rover: Rover, edits: tuple[Edit, ...]) -> None:
    """All edits in order, one beat each; then something must lie on the table."""
    judge_count(scene.setup, edits)
    number = 0
    try:
        for edit in edits:
            scene.beat += 1
            apply(scene, rover, edit)
            number += 1
    except Unlawful as error:
        error.edit = number
        raise
    scene.beat += 1
    need_cards(scene.setup, scene.table)


def judge_count(setup: Setup, edits: tuple[Edit, ...]) -> None:
    """algo.length: every card laid counts, also a loop; taking a loop off is free."""
    played = 0
    for edit in edits:
        if edit.kind != UNLOOP:
            played += 1
    if played > setup.most_played:
        raise Unlawful(setup.edition.run_rule, f"{played} cards are too many: {setup.most_played} at most in a turn")


def apply(scene: Scene, rover: Rover, edit: Edit) -> None:
    table = scene.table
    judge_edit(scene.setup, edit)
    before = len(table.discard)
    table.apply(edit, scene.setup.longest)
    if scene.telling:
        tell_edit(scene, rover, edit, table.discard[before:])


def judge_edit(setup: Setup, edit: Edit) -> None:
    """Only what the rule set has: its edits and the cards of its deck."""
    if not setup.edits[edit.kind]:
        raise Unlawful(setup.edition.run_rule, f"{EDIT_WORDS[edit.kind]} is not in these rules")
    if edit.kind != UNLOOP and setup.copies[edit.card] == 0:
        raise Unlawful("deck.mix", f"there is no card {CARD_NAMES[edit.card]} in these rules")


def tell_edit(scene: Scene, rover: Rover, edit: Edit, loops_gone: list[int]) -> None:
    scene.command, scene.place = edit.card, edit.at
    if edit.kind == UNLOOP:
        scene.command = scene.table.discard[-1]
        scene.tell("algo.keep", rover)
    else:
        tell_laid(scene, rover, edit)
        for loop in loops_gone:
            scene.command = loop
            scene.tell("algo.break", rover, what=EDIT_WORDS[edit.kind])
    scene.command, scene.place = NO_COMMAND, NO_PLACE


def tell_laid(scene: Scene, rover: Rover, edit: Edit) -> None:
    if edit.kind == INSERT:
        scene.tell(scene.setup.edition.lay_rule, rover, what="lays")
    elif edit.kind == COVER:
        scene.tell("algo.cover", rover)
    else:
        two = edit.kind == LOOP_TWO
        scene.place = min(edit.at, edit.also) if two else edit.at
        scene.tell("algo.loop", rover, amount=2 if two else 1)


def clear(scene: Scene, rover: Rover) -> None:
    """algo.limit: a full algorithm goes to the discard, all of it."""
    scene.beat += 1
    cards = scene.table.clear()
    if scene.telling:
        scene.tell(scene.setup.edition.clear_rule, rover, amount=cards, what="cleared")


def count_turn(scene: Scene) -> None:
    """end.limit: after the last turn the most points win."""
    scene.turns_left -= 1
    if scene.turns_left == 0:
        scene.beat += 1
        end(scene, BY_LIMIT)


def judge(setup: Setup, algorithm: Algorithm, move: Move) -> None:
    """Unlawful if this move may not be made with the algorithm that lies there."""
    if move.passes:
        return
    judge_count(setup, move.edits)
    table, number = Table(algorithm), 0
    try:
        for edit in move.edits:
            judge_edit(setup, edit)
            table.apply(edit, setup.longest)
            number += 1
    except Unlawful as error:
        error.edit = number
        raise
    need_cards(setup, table)


def need_cards(setup: Setup, table: Table) -> None:
    """Something must lie on the table."""
    if not table.cards:
        raise Unlawful(setup.edition.start_rule, "the table is empty: play a command card or pass")
