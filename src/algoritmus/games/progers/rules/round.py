"""A turn: a waiting lift, the cards, the execution, the lift, the clearing, perhaps the end (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.value import Value
from algoritmus.games.progers.outcomes import Broken
from algoritmus.games.progers.rules.codes import (
    BY_LIMIT,
    COVER,
    EDIT_WORDS,
    INSERT,
    LOOP_TWO,
    NO_COMMAND,
    NOT_ENDED,
    UNLOOP,
)
from algoritmus.games.progers.rules.edits import AlgorithmEdit, TurnMove, Unlawful
from algoritmus.games.progers.rules.legality import lay_edits
from algoritmus.games.progers.rules.program import EMPTY, Algorithm
from algoritmus.games.progers.rules.state import State
from algoritmus.games.progers.rules.turn.lifts import run_lift, run_waiting_lift
from algoritmus.games.progers.rules.turn.resolve import execute
from algoritmus.games.progers.rules.turn.samples import end
from algoritmus.games.progers.rules.turn.scene import NO_PLACE, Rover, Scene
from algoritmus.games.progers.view_types import RoverEvent


class TurnResult(Value):
    """The result of a move: the next state, the events, and the cards that left the table."""

    __match_args__ = ("state", "events", "discards")
    __slots__ = __match_args__

    def __init__(self, state: State, events: Sequence[RoverEvent], discards: Sequence[int]) -> None:
        self.state: Final = state
        self.events: Final[tuple[RoverEvent, ...]] = tuple(events)
        self.discards: Final[tuple[int, ...]] = tuple(discards)


def play_turn(state: State, seat: int, move: TurnMove, with_events: bool = True) -> TurnResult:
    """The turn of this seat; Unlawful if the move breaks the rules or the game is over."""
    scene = Scene(state, with_events)
    take_turn(scene, seat, move)
    return TurnResult(scene.state(), scene.events, scene.table.discard)


def take_turn(scene: Scene, seat: int, move: TurnMove) -> None:
    """The same on a scene that goes on from turn to turn; after Unlawful the scene cannot be used."""
    if scene.ended != NOT_ENDED:
        raise Unlawful("end.points", "the game is over")
    rover = scene.rovers[seat]
    run_waiting_lift(scene, rover)
    if scene.ended == NOT_ENDED:
        make(scene, rover, move)
    if scene.ended == NOT_ENDED and scene.turns_left > 0:
        count_turn(scene)


def make(scene: Scene, rover: Rover, move: TurnMove) -> None:
    """turn.pass, or the algorithm changed and executed."""
    if move.passes:
        scene.beat += 1
        scene.tell("turn.pass", rover)
        return
    change(scene, rover, move.edits)
    if scene.with_events:
        scene.tell(scene.setup.edition.run_rule, rover, amount=len(scene.table.cards), what="runs")
    execute(scene, rover)
    if scene.ended == NOT_ENDED:
        run_lift(scene, rover)
    if scene.ended == NOT_ENDED and len(scene.table.cards) >= scene.setup.cleared_from:
        clear(scene, rover)


def change(scene: Scene, rover: Rover, edits: tuple[AlgorithmEdit, ...]) -> None:
    """All edits in order, one beat each."""
    if scene.with_events:
        tell_edits(scene, rover, edits)
    else:
        lay_edits(scene.setup, scene.table, edits)
        scene.beat += len(edits)
    scene.beat += 1


def tell_edits(scene: Scene, rover: Rover, edits: tuple[AlgorithmEdit, ...]) -> None:
    before, after = len(scene.table.discard), list[tuple[Algorithm, int]]()
    lay_edits(scene.setup, scene.table, edits, after)
    for edit, (algorithm, size) in zip(edits, after, strict=True):
        scene.beat += 1
        tell_edit(scene, rover, edit, algorithm, scene.table.discard[before:size])
        before = size


def tell_edit(scene: Scene, rover: Rover, edit: AlgorithmEdit, algorithm: Algorithm, loops_gone: list[int]) -> None:
    scene.command, scene.place = edit.card, edit.at
    if edit.kind == UNLOOP:
        scene.command = loops_gone[0]
        scene.tell("algo.keep", rover, algorithm=algorithm)
    else:
        tell_laid(scene, rover, edit, algorithm)
        for loop in loops_gone:
            scene.command = loop
            scene.tell("algo.break", rover, what=cast(Broken, EDIT_WORDS[edit.kind]), algorithm=algorithm)
    scene.command, scene.place = NO_COMMAND, NO_PLACE


def tell_laid(scene: Scene, rover: Rover, edit: AlgorithmEdit, algorithm: Algorithm) -> None:
    if edit.kind == INSERT:
        scene.tell(scene.setup.edition.lay_rule, rover, what="lays", algorithm=algorithm)
    elif edit.kind == COVER:
        scene.tell("algo.cover", rover, algorithm=algorithm)
    else:
        two = edit.kind == LOOP_TWO
        scene.place = min(edit.at, edit.also) if two else edit.at
        scene.tell("algo.loop", rover, amount=2 if two else 1, algorithm=algorithm)


def clear(scene: Scene, rover: Rover) -> None:
    """algo.limit: a full algorithm goes to the discard, all of it."""
    scene.beat += 1
    cards = scene.table.clear()
    if scene.with_events:
        scene.tell(scene.setup.edition.clear_rule, rover, amount=cards, what="cleared", algorithm=EMPTY)


def count_turn(scene: Scene) -> None:
    """end.limit: after the last turn the most points win."""
    scene.turns_left -= 1
    if scene.turns_left == 0:
        scene.beat += 1
        end(scene, BY_LIMIT)
