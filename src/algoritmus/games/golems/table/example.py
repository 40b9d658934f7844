"""A case of golems told as at a table: the view before the first row, and what happens."""

from __future__ import annotations

from typing import cast

from algoritmus.core.beats import number_beats
from algoritmus.core.game import Facts
from algoritmus.core.reader import decoded
from algoritmus.core.view_types import Event
from algoritmus.games.golems.rules.cases.case import Case, read_case
from algoritmus.games.golems.rules.cases.referee import PlayedCase
from algoritmus.games.golems.rules.cases.rounds import LogicToken
from algoritmus.games.golems.rules.codes import NOBODY, OPERATOR_NAMES
from algoritmus.games.golems.table.beats import JOINS
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.setup.plan import Layout, Plan, SeatPlan
from algoritmus.games.golems.table.setup.ways import STANDARD
from algoritmus.games.golems.table.view import show_view


def tell(value: Facts) -> Facts:
    """InputError if the case breaks the law."""
    table = PlayedCase(read_case(decoded(value)))
    view = show_before(table)
    table.play()
    return {"view": view, "happened": number_beats(cast("list[Event]", happened(table)), JOINS)}


def show_before(table: PlayedCase) -> Facts:
    case, setup = table.case, table.setup
    layout = Layout(case.field, case.lying._replace(hidden_barrels=()), case.figures)
    plan = Plan(case.edition, STANDARD, layout, SeatPlan(setup.sheets), case.edition.hand)
    position = GolemsPosition(plan, table.scene.state())
    return show_view(f"golems/{case.edition.name}", position, None, {}, {})


def happened(table: PlayedCase) -> list[Facts]:
    """Tokens that are laid; then row by row the cards that open, the events, the field."""
    told: list[Facts] = []
    for row in table.rows:
        if row["row"] == 1:
            told += [show_laid(table, laid) for laid in table.case.rounds[round_of(table.case, row)].logic]
        place = {"round": row["round"], "row": row["row"]}
        told.append({"kind": "row", **place, "cards": cards_of(table, row)})
        events = row["events"]
        assert isinstance(events, list)
        told += [*events, {"kind": "field", **place, "golems": row["golems"], "tokens": row["tokens"]}]
    return told


def round_of(case: Case, row: Facts) -> int:
    """Autonomous golems have one program for all rounds."""
    number = row["round"]
    assert isinstance(number, int)
    return 0 if case.autonomous else number - 1


def cards_of(table: PlayedCase, row: Facts) -> Facts:
    number = row["row"]
    assert isinstance(number, int)
    programs = table.case.rounds[round_of(table.case, row)].programs
    rows = {table.setup.sheets[seat].name: node.items() for seat, node in programs.items()}
    return {name: row[number - 1].value for name, row in rows.items() if number <= len(row)}


def show_laid(table: PlayedCase, laid: LogicToken) -> Facts:
    """logic.place: on a row of a program, or on a cell."""
    names = [sheet.name for sheet in table.setup.sheets]
    place: Facts = {"to": laid.at} if laid.on == NOBODY else {"other": names[laid.on], "row": laid.row}
    return {"rule": "logic.place", "golem": names[laid.by], "thing": OPERATOR_NAMES[laid.token], **place}
