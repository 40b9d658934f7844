"""A scenario as a value: field, tokens, golems, goal, cards, and for a puzzle its task and solutions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from algoritmus.core.grid import Grid
from algoritmus.games.golems.components.supply import contents_left
from algoritmus.games.golems.rules.cases.pieces import LaidTokens
from algoritmus.games.golems.rules.edition import NEVER, Edition, Frozen, Water
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import Goal
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

TOGETHER: Final = "together"
ONE_BY_ONE: Final = "one-by-one"
TURNS: Final = (TOGETHER, ONE_BY_ONE)
NO_BONUS: Final = "none"
USUAL_BONUS: Final = "usual"  # by dice or luck cards
ALL_BONUS: Final = "all"  # every bonus card, in every round
BONUSES: Final = (NO_BONUS, USUAL_BONUS, ALL_BONUS)  # or a word that the edition grants, in every round: `x3`

Solution = tuple[Program, ...]  # a program for each round


class ScenarioGolem(NamedTuple):
    """A golem at the start; `sheet` has its numbers and, for a bot, the bot's name."""

    figure: Figure
    sheet: Sheet
    card: str = ""  # the golem card its numbers come from


class Constraints(NamedTuple):
    """Constraints on solutions besides the goal; words are cards as laid and bonuses: `F`, `loop`, `if`…"""

    rows: int = 0  # at most so many in every program; 0: as many as the golem has
    use: tuple[str, ...] = ()  # each of these at least once
    avoid: tuple[str, ...] = ()  # none of these
    use_all: tuple[str, ...] = ()  # every copy of these action cards, in every program
    exactly: tuple[str, ...] = ()  # these and no others, each as often as it is named, in every program


class LessonPlace(NamedTuple):
    """A puzzle of the first lesson: its place, and the idea that is learnt. Its first solution is shown on the way."""

    number: int
    idea: dict[str, str]


class Scenario(NamedTuple):
    """A game before it begins, without the contents that chance draws."""

    id: str
    edition: str
    title: dict[str, str]
    story: dict[str, str]
    field: Grid
    laid_tokens: LaidTokens  # setup shuffles the contents of hidden barrels: they are empty here
    seats: tuple[ScenarioGolem, ...]
    goal: Goal
    limit: int | None  # the last round; None: the edition's own
    turns: str
    hand: tuple[int, ...]  # copies of each command in the game, by its number
    rows: int | None  # rows of players' programs; None: by each golem's own
    bonus: str
    water: Water
    autonomous: bool
    constraints: Constraints = Constraints()
    solutions: tuple[Solution, ...] = ()
    lesson: LessonPlace | None = None
    bonus_cards: tuple[tuple[str, int], ...] | None = None  # a counted hand: bonus cards and sensors with copies
    logic: tuple[str, ...] = ()  # logic tokens that a puzzler may lay on its own program
    programs: tuple[Program | None, ...] = ()  # by seat: what the other golems of a puzzle do lies open

    def players(self) -> list[int]:
        """The seats that people play."""
        return [number for number, seat in enumerate(self.seats) if not seat.sheet.bot]

    def has_tokens(self) -> bool:
        """Whether logic tokens lie on the field."""
        kinds = EDITIONS[self.edition].things
        return any(kinds.rows[thing].token for thing in self.laid_tokens.things)

    def last_round(self) -> int:
        edition = EDITIONS[self.edition]
        usual = NEVER if self.autonomous else edition.last_round
        return usual if self.limit is None else self.limit


def opening(scenario: Scenario) -> State:
    """The first position; hidden barrels are empty."""
    edition, laid, seats = EDITIONS[scenario.edition], scenario.laid_tokens, scenario.seats
    sheets = [seat.sheet for seat in seats]
    setup = Setup(edition, scenario.field, sheets, laid.ladders, scenario.water, scenario.autonomous)
    return State(setup, [seat.figure for seat in seats], laid.things)


def contents_to_shuffle(scenario: Scenario) -> list[int]:
    """The contents left in the box for hidden barrels; setup draws one for each of them."""
    loose, laid = EDITIONS[scenario.edition].things.loose, scenario.laid_tokens
    known = [thing for cell, thing in enumerate(laid.things) if loose[thing] and cell not in laid.hidden_barrels]
    return contents_left(EDITIONS[scenario.edition], known)


def hand_of(scenario: Scenario, seat: int) -> Hand:
    """The hand of a player to whom neither dice nor luck cards have given anything."""
    edition, sheet = edition_of(scenario), scenario.seats[seat].sheet
    grants = [word for word in edition.grants if scenario.bonus in (ALL_BONUS, word)]
    return Hand(edition, sheet.rows, sheet.subroutine, tuple(grants), scenario.autonomous, scenario.hand)


def edition_of(scenario: Scenario) -> Edition:
    """The edition, with just the bonus cards and sensors of a counted hand."""
    edition = EDITIONS[scenario.edition]
    if scenario.bonus_cards is None:
        return edition
    copies = dict(scenario.bonus_cards)
    cards = {word: copies[word] for word in edition.bonus_cards if copies.get(word)}
    sensors = {kind: copies[kind] for kind in edition.sensors if copies.get(kind)}
    return replace(edition, bonus_cards=Frozen(cards), sensors=Frozen(sensors))
