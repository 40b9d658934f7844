"""Ways to play as data: beginner, standard, autonomous, bring, tournament, junior, scenario and puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from algoritmus.games.golems.components.fields import Field
from algoritmus.games.golems.components.scenario import ALL_BONUS, NO_BONUS, ONE_BY_ONE, TOGETHER, USUAL_BONUS

TO_TREASURE: Final = "treasure"
TO_EDGE: Final = "edge"
FOR_GEARS: Final = "gears"
HOME: Final = "bring"
ANY_VALUE: Final = ""
SWITCH: Final = ("off", "on")


@dataclass(frozen=True, slots=True)
class Way:
    """A row of the table of ways to play. The code reads its fields and compares no names."""

    name: str
    bonus: str = USUAL_BONUS
    autonomous: bool = False  # one program for the whole game
    turns: str = TOGETHER  # the usual order
    rows: int = 0  # of every program; 0: by the golem card
    golems: int = 0  # exactly so many; 0: as many as the field is for
    bot: str = "hunter"  # fills the free seat of a player alone
    peaceful: bool = False  # nobody strikes
    goals: tuple[str, ...] = ()  # the usual one first; none: the battle
    field: str = ""  # the usual one
    width: int = 0  # of the field; 0: any
    empty: bool = False  # nothing lies on the field
    barrels: bool = False  # one lies on the field at least
    cards_for_water: bool = False  # golem cards only where water lies: nothing else does damage
    one_winner: bool = False  # exactly one: golems come back, draws are decided
    last_round: int = 0  # 0: the edition's
    more_rounds: int = 0  # after a draw, one at a time
    only_goal: bool = False  # nothing but the goal wins
    solved: bool = False  # on an empty square of two golems the game can be solved whole
    options: tuple[str, ...] = ()  # that no other way has
    without: tuple[tuple[str, str], ...] = ()  # options that it does without: all values, or this one
    refusal: tuple[str, str] = ("", "")  # of such an option: variant of the catalogue's sentence, and words
    leaves: tuple[str, ...] = ()  # a story's: options that it leaves open if it does not settle them itself

    @property
    def rule(self) -> str:
        return f"way.{self.name}"

    def fits(self, field: Field) -> bool:
        """Whether it can be played on this field."""
        if self.width and field.grid.width != self.width:
            return False
        if self.empty and field.tokens:
            return False
        return not self.barrels or any(token.side == "barrel" for token in field.tokens)


BEGINNER: Final = Way("beginner", bonus=NO_BONUS, width=4, empty=True, solved=True)
STANDARD: Final = Way("standard", solved=True)
AUTONOMOUS: Final = Way("autonomous", bonus=ALL_BONUS, autonomous=True, width=4)
BRING: Final = Way("bring", goals=(HOME,), barrels=True)
TOURNAMENT: Final = Way(
    "tournament",
    one_winner=True,
    last_round=10,
    more_rounds=5,
    without=(("bots", ANY_VALUE), ("players", "1"), ("extra", "on"), ("turns", ONE_BY_ONE)),
    refusal=("tournament", "a tournament is played without {value}"),
)
JUNIOR: Final = Way(
    "junior",
    bonus=NO_BONUS,
    turns=ONE_BY_ONE,
    rows=3,
    golems=2,
    bot="die",
    peaceful=True,
    goals=(TO_TREASURE, TO_EDGE, FOR_GEARS),
    field="labyrinth",  # walls, and a treasure in the middle
    cards_for_water=True,
    options=("goal", "teams", "treasure", "gears"),
    without=(("logic", "on"), ("subroutine", "on")),
    refusal=("without", "the way junior is played without"),
)
LEFT_OPEN: Final = ("turns", "limit", "open", "colours")
REST_OF_BOX: Final = ("logic", "subroutine", "cards", "youngest", "teams")
SCENARIO: Final = Way("scenario", only_goal=True, leaves=(*LEFT_OPEN, *REST_OF_BOX))
PUZZLE: Final = Way("puzzle", only_goal=True, leaves=LEFT_OPEN)

WAYS: Final = {way.name: way for way in (BEGINNER, STANDARD, AUTONOMOUS, BRING, TOURNAMENT, JUNIOR)}
PLOT: Final = "plot"  # an option: scenarios in a row
STORIES: Final = {way.name: way for way in (SCENARIO, PUZZLE)}  # each is an option of its own
