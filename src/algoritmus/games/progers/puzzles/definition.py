"""Definition of a Progers puzzle, as its page has it (way.puzzle): planet, samples, hand, goal, number of turns."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.reader import InputError, Node, read_toml
from algoritmus.core.user_folder import SCENARIOS as SCENARIOS_FOLDER
from algoritmus.core.user_folder import user_files, user_text
from algoritmus.games.progers.rules.answers import CARDS, EDITS, PASS_WORD, read_move
from algoritmus.games.progers.rules.cases.case import TOP_OPTIONAL, read_case
from algoritmus.games.progers.rules.cases.position import place_case
from algoritmus.games.progers.rules.codes import CARD_NAMES, NOT_ENDED
from algoritmus.games.progers.rules.edits import PASS, TurnMove, Unlawful
from algoritmus.games.progers.rules.legality import check_move
from algoritmus.games.progers.rules.round import TurnResult, play_turn
from algoritmus.games.progers.rules.state import State, points
from algoritmus.games.progers.view_types import GoalKind

KEYS: Final = ("rules", "heights", "bases", "rovers", "hand", "turns", "goal", "title", "story")
OPTIONAL: Final = (*TOP_OPTIONAL, "exact", "task", "solutions")
CELL: Final = "cell"
POINTS: Final = "points"
SAMPLES: Final = "samples"
GOALS: Final[tuple[GoalKind, ...]] = (CELL, POINTS, SAMPLES)
THE_ROVER: Final = 0
MOST_TURNS: Final = 6


class PuzzleDefinition(NamedTuple):
    """Everything that is known before the first turn. `others` are the open turns of the other rovers, by seat."""

    id: str
    state: State
    hand: tuple[int, ...]  # copies by card
    turns: int
    goal: GoalKind
    cells: tuple[int, ...]
    amount: int
    others: tuple[tuple[TurnMove, ...], ...]
    exact: bool  # all cards of the hand must be played
    title: dict[str, str]
    story: dict[str, str]

    def met(self, state: State) -> bool:
        """Judged after every own turn; only the goal wins."""
        if self.goal == CELL:
            return state.figures[THE_ROVER].at in self.cells
        return self.reached(state) >= self.amount

    def reached(self, state: State) -> int:
        """The points, or the number of samples delivered."""
        delivered = state.figures[THE_ROVER].delivered
        return points(delivered) if self.goal == POINTS else len(delivered)

    def is_over(self, state: State, turns: int) -> bool:
        """Whether nothing can come after so many own turns."""
        return self.met(state) or state.ended != NOT_ENDED or turns >= self.turns

    def play_round(self, state: State, turn: int, move: TurnMove, with_events: bool = False) -> list[TurnResult]:
        """Plays the own turn and, unless it meets the goal, those of the others by their open lists. A rover passes if
        its list has no turn left, or an unlawful one."""
        found = [play_turn(state, THE_ROVER, move, with_events)]
        if self.met(found[0].state):
            return found
        for seat, turns in enumerate(self.others, 1):
            state = found[-1].state
            if state.ended != NOT_ENDED:
                break
            theirs = turns[turn] if turn < len(turns) and lawful(state, turns[turn]) else PASS
            found.append(play_turn(state, seat, theirs, with_events))
        return found

    def cards(self) -> tuple[int, ...]:
        """The hand as a list of cards."""
        return tuple(card for card, copies in enumerate(self.hand) for _ in range(copies))


def read_definition(top: Node, id_: str) -> PuzzleDefinition:
    """InputError says what is wrong and where."""
    keys = top.table(KEYS, OPTIONAL)
    state = read_position(top)
    hand = read_hand(keys["hand"], state)
    turns = keys["turns"].whole()
    if turns > MOST_TURNS:
        raise keys["turns"].error(f"{turns} turns are too many: {MOST_TURNS} at most")
    goal = keys["goal"]
    kind = goal.get("kind").word(GOALS)
    parts = goal.table(("kind", "cells" if kind == CELL else "amount"))
    cells = tuple(item.cell(state.setup.planet.grid) for item in parts.listed("cells"))
    if kind == CELL and not cells:
        raise goal.error("a goal needs at least one cell")
    definition = PuzzleDefinition(
        id_, state, hand, turns, kind, cells, parts.read("amount", Node.whole, 0),
        tuple(read_turns(item, state) for item in keys["rovers"].items()[1:]),
        keys.read("exact", Node.flag, False), keys["title"].titles(), keys["story"].titles(),
    )  # fmt: skip
    if definition.met(state):
        raise goal.error("the goal is met before the first turn")
    return definition


def user_faults() -> list[InputError]:
    """Errors for Progers pages in the user folder of scenarios: Progers has only puzzles."""
    found = []
    for path in user_files(SCENARIOS_FOLDER):
        try:
            top = read_toml(user_text(path), path.name)
            if "rules" in top.members():
                found.append(top.error("Progers has no scenarios; a puzzle belongs into the folder of puzzles"))
        except InputError:
            continue  # the reader of scenarios reports it
    return found


def read_position(top: Node) -> State:
    """The keys that a case has, too, are read as a case; places stay the page's own."""
    members = top.members()
    case = {key: members.values[key] for key in ("rules", "heights", "bases", *TOP_OPTIONAL) if key in members}
    rovers = members["rovers"].items()
    bare = [{key: part for key, part in node.members().values.items() if key != "turns"} for node in rovers]
    return place_case(read_case(Node(top.source, {**case, "game": "progers", "rovers": bare, "turns": []})))


def read_hand(node: Node, state: State) -> tuple[int, ...]:
    """`{ F = 2, x2 = 1 }`: no more than the deck has."""
    deck = state.setup.edition.deck
    found = [0] * len(CARD_NAMES)
    for word, copies in node.members().items():
        if word not in CARDS or not deck[CARDS[word]]:
            raise copies.error(f"there is no card {word} in these rules")
        if copies.whole() > deck[CARDS[word]]:
            raise copies.error(f"there are only {deck[CARDS[word]]} cards {word}")
        found[CARDS[word]] = copies.whole()
    return tuple(found)


def read_turns(node: Node, state: State) -> tuple[TurnMove, ...]:
    """The open turns of another rover: `turns = ["F L", "pass"]`."""
    return tuple(read_turn(item, state) for item in node.members().listed("turns"))


def read_turn(node: Node, state: State) -> TurnMove:
    words = tuple(node.text().split())
    known = EDITS if state.setup.keeps_algorithm else CARDS
    for word in words:
        if word != PASS_WORD and word not in known:
            raise node.error(f"{word!r} is no word of a turn")
    return read_move(state.setup, words)


def lawful(state: State, move: TurnMove) -> bool:
    """Whether this turn may be made; another rover whose turn may not passes."""
    try:
        check_move(state.setup, state.algorithm, move)
    except Unlawful:
        return False
    return True
