"""A case of golems as an example: the view before the first row, and the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from algoritmus.core.beats import NO_BEAT, number_beats
from algoritmus.core.grid import NO_CELL
from algoritmus.core.package.referee_support import GOAL
from algoritmus.core.reader import Node, decoded
from algoritmus.core.view_types import Colour, Event, ExampleView
from algoritmus.games.golems import view_types
from algoritmus.games.golems.components.goal_reader import GoalReader
from algoritmus.games.golems.components.scenario import ScenarioGolem
from algoritmus.games.golems.rules.cases.case import Case, read_case
from algoritmus.games.golems.rules.cases.referee import PlayedCase, PlayedRow
from algoritmus.games.golems.rules.cases.rounds import CaseRound, LogicToken
from algoritmus.games.golems.rules.goals import Goal, after_row, start_gears, tell_end
from algoritmus.games.golems.rules.round import Result
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.table.beats import JOINS
from algoritmus.games.golems.table.logic_tokens import show_placed
from algoritmus.games.golems.table.position import GivenToken, GolemsPosition, Progress
from algoritmus.games.golems.table.setup.plan import Layout, Plan, SeatPlan
from algoritmus.games.golems.table.setup.ways import STANDARD
from algoritmus.games.golems.table.view import show_view


def tell(value: Mapping[str, object]) -> ExampleView:
    """InputError if the case is not legal."""
    case = read_case(decoded({key: one for key, one in value.items() if key != GOAL}))
    table = PlayedExample(case, read_goal(case, decoded(value).get(GOAL)) if GOAL in value else None)
    view = show_before(table)
    table.play()
    return {"view": view, "happened": number_beats(happened(table), JOINS)}


def read_goal(case: Case, node: Node) -> Goal:
    """The goal of a scenario that is played from this position."""
    golems = zip(case.figures, case.golems, strict=True)
    seats = [ScenarioGolem(figure, golem.sheet(case.edition)) for figure, golem in golems]
    return GoalReader(case.edition, case.field, case.laid_tokens.things, seats, case.edition.hand).read(node)


class PlayedExample(PlayedCase):
    """A case whose goal, if it has one, is judged after every row as at a table."""

    def __init__(self, case: Case, goal: Goal | None) -> None:
        super().__init__(case)
        self.goal = goal
        self.gears = start_gears(goal.gears(), len(case.golems)) if goal is not None else None

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:
        if self.goal is not None:
            met, self.gears = after_row(self.goal, scene, self.gears)
            if met is not None:
                result = met
                tell_end(self.goal, scene, met, self.gears)
        return super().after(scene, row, result)

    def tell_end(self, result: Result) -> None:
        """A goal has told its end already."""
        if self.goal is None or result.rule != self.goal.rule():
            super().tell_end(result)


def show_before(table: PlayedExample) -> view_types.GolemsView:
    case, setup = table.case, table.setup
    layout = Layout(case.field, case.laid_tokens._replace(hidden_barrels=()), case.figures)
    plan = Plan(case.edition, STANDARD, layout, SeatPlan(setup.sheets), case.edition.hand, table.goal)
    position = GolemsPosition(plan, table.scene.state(), progress=Progress(table.gears))
    return show_view(f"golems/{case.edition.name}", position, None, {}, {})


def happened(table: PlayedCase) -> list[Event]:
    """Tokens that are laid; then row by row the cards that open, the events, the field."""
    events: list[Event] = []
    for row in table.rows:
        if row["row"] == 1:
            events += [show_laid(table, laid) for laid in round_of(table.case, row).logic]
        events += [open_row(table, row), *row["events"], show_field(row)]
    return events


def open_row(table: PlayedCase, row: PlayedRow) -> view_types.RowOpened:
    cards = cards_of(table, row)
    return {"kind": "row", "round": row["round"], "row": row["row"], "cards": cards, "beat": NO_BEAT}


def show_field(row: PlayedRow) -> view_types.GolemsField:
    return {
        "kind": "field",
        "round": row["round"],
        "row": row["row"],
        "golems": row["golems"],
        "tokens": row["tokens"],
        "beat": NO_BEAT,
    }


def round_of(case: Case, row: PlayedRow) -> CaseRound:
    """Autonomous golems have one program for all rounds."""
    return case.rounds[0 if case.autonomous else row["round"] - 1]


def cards_of(table: PlayedCase, row: PlayedRow) -> dict[str, str]:
    programs = round_of(table.case, row).programs
    rows = {table.setup.sheets[seat].name: node.items() for seat, node in programs.items()}
    return {name: texts[row["row"] - 1].text() for name, texts in rows.items() if row["row"] <= len(texts)}


def show_laid(table: PlayedCase, laid: LogicToken) -> view_types.GolemEvent:
    """logic.place: on a row of a program, or on a cell."""
    names = [cast(Colour, sheet.name) for sheet in table.setup.sheets]
    return show_placed(names, GivenToken(laid.by, laid.token, laid.on, laid.row - 1, laid.slot, NO_CELL), laid.at)
