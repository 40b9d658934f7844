"""A small language for rules: a picture and programs in, a picture and its reasons out.

    play("blocks", "R> . B<", red="F", blue="F").gives("R> . B<").because("move.same-cell", "red", "blue")

R, B, Y and G are the golems red, blue, yellow and green; I and Z are the bots iron and zinc, which roll dice.
On board golems have as many rows as their first programs, unless `rows` is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from algoritmus.core.grid import COMPASS, NO_CELL, Grid
from algoritmus.games.golems.rules.codes import (
    CONTENTS,
    LADDER,
    NOTHING,
    OPERATOR_NAMES,
    OPERATORS,
    WALL,
    WATER,
)
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.notation import Picture, parse_picture, picture
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.referee import settle

NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "I": "iron", "Z": "zinc"}
BOTS = ("iron", "zinc")
Json = dict[str, Any]


# What a case is made of


def play(
    edition: str,
    start: str,
    *,
    seats: str = "",
    rows: Mapping[str, int] | None = None,
    limit: Mapping[str, int] | None = None,
    strength: Mapping[str, int] | None = None,
    reach: Mapping[str, int] | None = None,
    damage: Mapping[str, int] | None = None,
    carrying: str = "",
    subroutine: Mapping[str, str] | None = None,
    bots: Mapping[str, str] | None = None,
    water: str = "",
    repeat: int = 0,
    dice: Sequence[int] = (),
    choices: Sequence[Json] = (),
    logic: Sequence[Json] = (),
    grants: Mapping[str, str] | None = None,
    **programs: str,
) -> Game:
    """A game on this picture; `repeat` makes it autonomous. More rounds follow with `then`.

    Programs of golems that are not in the picture are left out.
    """
    drawn = parse_picture(start)
    names = seats.split() or [name for letter, name in NAMES.items() if letter in drawn.golems]
    stats = {"rows": rows, "limit": limit, "strength": strength, "range": reach, "damage": damage}
    golems = [_golem(drawn, name) for name in names]
    for golem in golems:
        name = golem["name"]
        golem |= {stat: given[name] for stat, given in stats.items() if given and name in given}
        if name in BOTS:
            golem["bot"] = (bots or {}).get(name, "die")
        if name in carrying.split():
            golem["carrying"] = True
        if subroutine and name in subroutine:
            golem["subroutine"] = list(subroutine[name])
        if edition == "board" and rows is None and name in programs:
            golem["rows"] = len(_rows(programs[name]))
    case: Json = {
        "game": "golems",
        "edition": edition,
        "field": list(drawn.field.lines),
        "tokens": _tokens(drawn),
        "golems": golems,
        "rounds": [],
    }
    if water:
        case["water"] = water
    if repeat:
        case |= {"autonomous": True, "repeat": repeat}
    laid: Json = {name: program for name, program in programs.items() if name in names}
    return Game(case).then(dice=dice, choices=choices, logic=logic, grants=grants, **laid)


def lay(op: str, *, by: str, on: str = "", row: int = 0, slot: str = "", at: str = "") -> Json:
    """A logic token on a row of a program, or on a cell."""
    if at:
        return {"by": by, "op": op, "at": at}
    laid: Json = {"by": by, "op": op, "on": on, "row": row}
    return laid | {"slot": slot} if slot else laid


def comes_out(golem: str, cell: str) -> Json:
    return {"golem": golem, "exit": cell}


def teleports(by: str, golem: str, cell: str | None) -> Json:
    return {"golem": golem, "by": by, "teleport": cell}


def picks(golem: str, which: str) -> Json:
    return {"golem": golem, "pick": which}


def _rows(program: str) -> list[str]:
    return [row.strip() for row in program.split(";")]


def _golem(drawn: Picture, name: str) -> Json:
    cell, facing = drawn.golems[name[0].upper()]
    return {"name": name, "at": drawn.field.name(cell), "facing": COMPASS[facing]}


def _tokens(drawn: Picture) -> list[Json]:
    return [{"at": drawn.field.name(cell), **_token(drawn, cell)} for cell in drawn.field.cells() if drawn.things[cell]]


def _token(drawn: Picture, cell: int) -> Json:
    thing = drawn.things[cell]
    if thing < len(CONTENTS):
        return {"kind": "barrel", "content": CONTENTS[thing]}
    if thing == LADDER:
        end = next(end for end, there in drawn.ends.items() if there == cell)
        return {"kind": "ladder", "name": end[0], "end": "up" if end[1] == "u" else "down"}
    if thing in OPERATOR_NAMES:
        return {"kind": "logic", "op": OPERATOR_NAMES[thing]}
    return {"kind": "wall" if thing == WALL else "water"}


# What comes of it


class Game:
    """A case, played when the first question is asked about it."""

    def __init__(self, case: Json) -> None:
        self.case = case
        self._answer: Json = {}

    def then(
        self,
        *,
        dice: Sequence[int] = (),
        choices: Sequence[Json] = (),
        logic: Sequence[Json] = (),
        grants: Mapping[str, str] | None = None,
        **programs: str,
    ) -> Game:
        """One more round."""
        round_: Json = {"programs": {name: _rows(program) for name, program in programs.items()}}
        more: Json = {"dice": list(dice), "choices": list(choices), "logic": list(logic)}
        round_ |= {name: items for name, items in more.items() if items}
        if grants is not None:
            round_["grants"] = {name: words.split() for name, words in grants.items()}
        self.case["rounds"].append(round_)
        return self

    @property
    def answer(self) -> Json:
        if not self._answer:
            self._answer = settle(self.case)
        return self._answer

    @property
    def rows(self) -> list[Json]:
        """The rows that were played."""
        assert "error" not in self.answer, self.answer["error"]
        found: list[Json] = self.answer["rows"]
        return found

    def gives(self, end: str, **facts: Any) -> Game:
        """How it stands after the last row. What is not said stays as it was: damage, carrying, rows_next."""
        return self.after(len(self.rows), end, **facts)

    def after(
        self,
        number: int,
        then: str,
        *,
        damage: Mapping[str, int] | None = None,
        carrying: str | None = None,
        rows_next: Mapping[str, int] | None = None,
    ) -> Game:
        """How it stands after so many rows; a golem that is not in the picture is out."""
        row = self.rows[number - 1]
        assert self._draw(row) == self._redraw(then)
        self._same(row, "damage", lambda golem: golem.get("damage", 0), damage)
        carried = None if carrying is None else {name: name in carrying.split() for name in row["golems"]}
        self._same(row, "carrying", lambda golem: golem.get("carrying", False) and _in(row, golem), carried)
        self._same(row, "rows_next", lambda golem: golem.get("rows", 4), rows_next)
        return self

    def because(self, rule: str, *golems: str, what: str = "") -> Game:
        """Events name this rule for each of these golems."""
        told = [(event["golem"], event.get("what", "")) for event in self._events() if event["rule"] == rule]
        for golem in golems:
            assert any(golem == name and what in ("", outcome) for name, outcome in told), (rule, golem, what, told)
        assert golems
        return self

    def never(self, rule: str, *golems: str) -> Game:
        """No event names this rule for any of these golems."""
        assert not [event for event in self._events() if event["rule"] == rule and event["golem"] in golems]
        return self

    def ends(self, rule: str, *winners: str) -> Game:
        assert self.answer.get("result") == {"over": True, "winners": list(winners), "rule": rule}
        return self

    def goes_on(self) -> Game:
        assert self.answer.get("result") == {"over": False, "winners": [], "rule": None}
        return self

    def lasts(self, rows: int) -> Game:
        """So many rows were played."""
        assert len(self.rows) == rows
        return self

    def is_allowed(self) -> Game:
        assert "error" not in self.answer, self.answer
        return self

    def is_refused(self, code: str, where: str = "") -> Game:
        """The case breaks the law, and the referee says so, and where."""
        error = self.answer.get("error", {})
        assert error.get("code") == code, self.answer
        assert error["message"]
        assert not where or error["where"] == where
        return self

    def _events(self) -> list[Json]:
        return [event for row in self.rows for event in row["events"]]

    def _same(
        self, row: Json, fact: str, usual: Callable[[Json], object], changed: Mapping[str, object] | None
    ) -> None:
        expected = {golem["name"]: usual(golem) for golem in self.case["golems"]} | dict(changed or {})
        assert {name: golem[fact] for name, golem in row["golems"].items()} == expected, fact

    def _draw(self, row: Json) -> str:
        """The row of an answer as a picture."""
        field = Grid(self.case["field"])
        things = [NOTHING] * len(field.marks)
        ends: dict[str, dict[str, int]] = {}
        for token in row["tokens"]:
            cell = field.cell(token["at"])
            kinds = {"barrel": 1, "wall": WALL, "water": WATER, "ladder": LADDER}
            things[cell] = OPERATORS[token["op"]] if "op" in token else kinds[token["kind"]]
            if "end" in token:
                ends.setdefault(token["name"], {})[token["end"]] = cell
        figures = [
            Figure(field.cell(golem["at"]) if golem["at"] else NO_CELL, COMPASS.index(golem["facing"]))
            for golem in row["golems"].values()
        ]
        assert [golem["out"] for golem in row["golems"].values()] == [figure.at == NO_CELL for figure in figures]
        ladders = [(name, both["up"], both["down"]) for name, both in ends.items()]
        return self._picture(field, ladders, figures, things)

    def _redraw(self, text: str) -> str:
        """The expected picture as the answer would be drawn: contents of barrels do not show."""
        drawn = parse_picture(text)
        stand = [drawn.golems.get(golem["name"][0].upper(), (NO_CELL, 0)) for golem in self.case["golems"]]
        ladders = [(letter, *drawn.ladder(letter)) for letter in sorted({end[0] for end in drawn.ends})]
        things = [min(thing, 1) if thing < len(CONTENTS) else thing for thing in drawn.things]
        return self._picture(drawn.field, ladders, [Figure(cell, facing) for cell, facing in stand], things)

    def _picture(
        self, field: Grid, ladders: list[tuple[str, int, int]], figures: list[Figure], things: list[int]
    ) -> str:
        sheets = [Sheet(golem["name"]) for golem in self.case["golems"]]
        return picture(State(Setup(EDITIONS[self.case["edition"]], field, sheets, ladders), figures, things))


def _in(row: Json, golem: Json) -> bool:
    """Whether a golem is still on the field after this row."""
    return not row["golems"][golem["name"]]["out"]
