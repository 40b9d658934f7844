"""View of a running game for a seat: built by listing what is included, never by deleting what is secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from algoritmus.core.game import Ask, Move
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.view_types import Cell, Colour
from algoritmus.games.golems import view_types
from algoritmus.games.golems.components.own_scenario import find_scenario, is_link
from algoritmus.games.golems.components.plots import Plot, best_of, next_place, read_place
from algoritmus.games.golems.components.scenario import ONE_BY_ONE, TOGETHER
from algoritmus.games.golems.rules.bot_cards import ALWAYS, BOT_CARDS, DIE, BotCard
from algoritmus.games.golems.rules.codes import CONTENTS, LETTERS, NOBODY, NOTHING, OPERATOR_NAMES, WATER
from algoritmus.games.golems.rules.facts import show_golems, show_tokens
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.table.position import DECIDE, OVER, PROGRAM, GolemsPosition, broken_contents
from algoritmus.games.golems.table.setup.plan import Plan
from algoritmus.games.golems.table.setup.ways import PLOT, SCENARIO
from algoritmus.games.golems.table.standings import show_result


def show_view(
    game: str, position: GolemsPosition, seat: int | None, asks: Mapping[int, Ask], locked: Mapping[int, Move]
) -> view_types.GolemsView:
    """The view: all that is public, and the secrets of this seat."""
    gears, cards_laid = position.progress.gears, position.progress.cards_laid
    view: view_types.GolemsView = {
        "game": game,
        "options": dict(position.plan.options),
        "phase": position.phase,
        "round": position.state.round,
        "last_round": position.state.setup.last_round,
        "limit": position.plan.limit,
        "field": list(position.state.setup.field.lines),
        "turns": TOGETHER if position.plan.together else ONE_BY_ONE,
        "stats": show_stats(position.plan),
        "golems": {name: show_seat(position, number) for number, name in enumerate(position.names)},
        "bot_programs": show_bot_programs(position),
        "tokens": show_tokens(table_things(position), position.state.setup),
        "contents": contents_left(position),
        "asked": {position.names[number]: ask.kind for number, ask in asks.items()},
        "cards": {name: card for name, card in zip(position.names, position.cards, strict=False) if card},
        "laid": show_laid(position, seat),
        "luck": show_luck(position, seat),
        "goal": show_goal(position),
        "gears": gears.show(position.state.setup.field) if gears is not None else None,
        "paused": show_paused(position),
        "result": show_result(position),
        "programs": show_programs(position, locked),
    }
    own = own_story(position)
    if own is not None:
        view["story"] = own
    plot = show_plot(position)
    if plot is not None:
        view["plot"] = plot
    if cards_laid:
        view["cards_laid"] = dict(zip(position.names, cards_laid, strict=True))
    if seat is not None:
        view["seat"] = position.names[seat]
        view["mine"] = show_mine(position, seat)
        view["ask"] = cast(view_types.GolemsAsk, asks[seat].show()) if seat in asks else None
    return view


def own_story(position: GolemsPosition) -> view_types.Story | None:
    """What a scenario of a link calls itself; the others are in the library."""
    value = dict(position.plan.options).get(SCENARIO.name, "")
    if not value or not is_link(value):
        return None
    scenario = find_scenario(value)
    return {"title": scenario.title, "story": scenario.story}


def show_plot(position: GolemsPosition) -> view_types.PlotView | None:
    """The chapters of a plot with their winners so far, what is told now, and the option of the next chapter."""
    value = dict(position.plan.options).get(PLOT, "")
    place = read_place(value)
    if place is None:
        return None
    plot, winners, result = place.plot, [list(names) for names in place.winners], position.result
    chapter = len(winners) + 1
    if result is not None:
        winners.append([position.names[seat] for seat in result.winners])
    is_over = len(winners) == len(plot.scenarios)
    return {
        "id": plot.id,
        "chapter": chapter,
        "scenarios": list(plot.scenarios),
        "winners": cast(list[list[Colour]], winners),
        "tale": tale_of(plot, winners),
        "best": cast(list[Colour], best_of(winners)) if is_over else [],
        "next": next_place(value, winners[-1]) if result is not None and not is_over else "",
    }


def tale_of(plot: Plot, winners: Sequence[Sequence[str]]) -> dict[str, str]:
    """What is told after so many chapters."""
    if len(winners) == len(plot.scenarios):
        return plot.ending if best_of(winners) else plot.lost
    return plot.between[len(winners) - 1] if winners else plot.beginning


def show_stats(plan: Plan) -> list[view_types.Stat]:
    """The numbers of golems that count for something (way.junior: only water does damage)."""
    if not plan.way.peaceful:
        return ["strength", "range", "rows", "limit"]
    return ["limit"] if WATER in plan.layout.laid_tokens.things else []


def show_seat(position: GolemsPosition, seat: int) -> view_types.GolemView:
    """A golem as everybody sees it: its card, its open subroutine, where it stands."""
    sheet, figure = position.state.setup.sheets[seat], position.state.figures[seat]
    shown: view_types.GolemView = {
        "at": position.state.setup.field.name(figure.at) if figure.at != NO_CELL else None,
        "facing": COMPASS[figure.facing],
        "damage": figure.damage,
        "carrying": figure.carrying,
        "rows_next": position.state.rows_of(seat),
        "strength": sheet.strength,
        "range": sheet.reach,
        "rows": sheet.rows,
        "limit": sheet.limit,
        "bot": sheet.bot,
        "subroutine": [LETTERS[command] for command in sheet.subroutine],
    }
    teams = position.plan.seating.teams
    if seat < len(teams) and teams[seat]:
        shown["team"] = teams[seat]
    return shown


def show_bot_programs(position: GolemsPosition) -> dict[str, view_types.BotProgram]:
    """golem.choice: the cards of the bots at this table and the memo of their die, as they work here."""
    setup = position.state.setup
    does = setup.edition.bot_does
    kinds = [sheet.bot for sheet in setup.sheets if sheet.bot]
    return {kind: show_bot_program(BOT_CARDS[kind], does) for kind in kinds}


def show_bot_program(card: BotCard, does: Sequence[int]) -> view_types.BotProgram:
    lines: list[view_types.BotLine] = [
        {"when": view_types.BOT_QUESTIONS[asks], "do": LETTERS[does[command]]} for asks, command in card.lines
    ]
    rolls = ALWAYS not in [asks for asks, _ in card.lines]
    return {"eye": card.eye, "lines": lines, "die": [LETTERS[does[face]] for face in DIE] if rolls else []}


def table_things(position: GolemsPosition) -> list[int]:
    """Things on the cells, with the tokens laid in this round."""
    things = list(position.state.things)
    for laid in position.current.laid:
        if laid.on == NOBODY:
            things[laid.cell] = laid.token
    return things


def contents_left(position: GolemsPosition) -> list[str]:
    """Possible contents of the barrels: the bag less the opened ones; nobody knows which of them are on the field."""
    if not position.plan.opens_barrels:
        return []
    left = list(position.plan.bag)
    for content in position.progress.broken:
        left.remove(content)
    return [CONTENTS[content] for content in left]


def show_laid(position: GolemsPosition, seat: int | None) -> list[view_types.Laid]:
    """Tokens on programs; which card of a row a token lies on is known to its giver, where rows lie open to all."""
    shown: list[view_types.Laid] = []
    for laid in position.current.laid:
        if laid.on == NOBODY:
            continue
        facts: view_types.Laid = {
            "by": position.names[laid.by],
            "on": position.names[laid.on],
            "row": laid.row + 1,
            "op": OPERATOR_NAMES[laid.token],
        }
        if (laid.by == seat and laid.on == seat) or position.plan.open:
            facts["slot"] = laid.slot
        shown.append(facts)
    return shown


def show_luck(position: GolemsPosition, seat: int | None) -> view_types.Luck:
    """Dice lie open; a luck card is seen by its player only, but everybody can count the decks."""
    if not position.plan.draws_bonus or not position.current.luck or position.phase == OVER:
        return {}
    if position.plan.edition.luck:
        left: dict[str, int] = {name: len(deck) for name, deck in zip(position.names, position.decks, strict=True)}
        own: dict[str, str] = {position.names[seat]: position.current.luck[seat]} if seat is not None else {}
        return {"left": left, "drawn": own}
    return {"drawn": dict(zip(position.names, position.current.luck, strict=True))}


def show_goal(position: GolemsPosition) -> view_types.Goal | None:
    """The goal of the players, if there is one besides each other."""
    goal, field = position.plan.goal, position.state.setup.field
    if goal is None:
        return None
    cells: dict[str, list[Cell]] = {
        name: [field.name(cell) for cell in own] for name, own in zip(position.names, goal.cells, strict=False)
    }
    marks = [field.name(cell) for cell in goal.marks]
    return {"kind": goal.kind, "cells": cells, "marks": marks, "amount": goal.amount}


def show_paused(position: GolemsPosition) -> view_types.Paused | None:
    """A row that waits: the field now, the rows that lie open, the decisions of this round."""
    pause = position.current.pause
    if position.phase != DECIDE or pause is None:
        return None
    names, setup, things = position.names, pause.state.setup, pause.state.things
    opened = zip(names, position.current.programs, pause.opened, strict=True)
    return {
        "row": pause.row,
        "golems": show_golems(pause.state),
        "tokens": show_tokens(things, setup),
        "broken": broken_contents(position.state, things),
        "opened": {
            name: [str(row) for row in program.rows[:rows]] for name, program, rows in opened if program is not None
        },
        "decided": list(position.current.decisions),
        "question": {"kind": cast(view_types.QuestionKind, pause.question.kind), "golem": names[pause.question.golem]},
    }


def show_programs(position: GolemsPosition, locked: Mapping[int, Move]) -> dict[str, list[str]]:
    """Programs open to everybody: the last round's once the game is over, and where they are laid face up (way.open)
    those that are locked."""
    if position.phase == PROGRAM:
        laid = {seat: move for seat, move in locked.items() if isinstance(move, Program)}
    elif position.phase == OVER or position.plan.open:
        laid = {seat: program for seat, program in enumerate(position.current.programs) if program is not None}
    else:
        laid = {}
    return {position.names[seat]: [str(row) for row in laid[seat].rows] for seat in sorted(laid)}


def show_mine(position: GolemsPosition, seat: int) -> view_types.GolemsMine:
    """The facts that only this player knows."""
    program = position.current.programs[seat] if position.current.programs else None
    mine: view_types.GolemsMine = {"program": [str(row) for row in program.rows] if program is not None else None}
    if position.progress.played:
        mine["played"] = [[str(row) for row in earlier.rows] for earlier in position.progress.played]
    plan = position.plan
    if plan.draws_bonus and plan.edition.luck and position.decks and position.phase != OVER:
        mine["luck_to_come"] = sorted(position.decks[seat])
        token = position.current.tokens[seat] if position.current.tokens else NOTHING
        mine["token"] = OPERATOR_NAMES.get(token, "")
    return mine
