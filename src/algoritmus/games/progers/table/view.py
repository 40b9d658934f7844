"""View of a running game for a seat: built by listing what is included, never by deleting what is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from algoritmus.core.game import Ask
from algoritmus.core.grid import NO_CELL
from algoritmus.core.standings import groups_of, standings
from algoritmus.core.view_types import Cell, Result
from algoritmus.games.progers.rules.codes import NO_LIMIT, NOBODY, TYPES
from algoritmus.games.progers.rules.facts import (
    count_cards,
    show_algorithm,
    show_base_labs,
    show_bases,
    show_cards,
    show_labs,
    show_rover,
    show_samples,
)
from algoritmus.games.progers.rules.state import Figure, paid_pairs, points, samples_left
from algoritmus.games.progers.table.position import ProgersPosition
from algoritmus.games.progers.view_types import ProgersAsk, ProgersView, RoverView


def show_view(game: str, position: ProgersPosition, seat: int | None, asks: Mapping[int, Ask]) -> ProgersView:
    """Everything public, and what belongs to this seat."""
    plan, state = position.plan, position.state
    bases = bases_now(position)
    view: ProgersView = {
        "game": game,
        "options": dict(plan.options),
        "phase": position.phase,
        "turn": plan.names[position.turn] if position.turn != NOBODY else None,
        "turns_left": state.turns_left if state.turns_left != NO_LIMIT else None,
        "goal": plan.edition.goal,
        "capacity": plan.edition.capacity,
        "planet": plan.ground.show(),
        "bases": bases,
        "base_labs": show_base_labs(plan.edition),
        "labs": show_labs(plan.edition, plan.names, bases),
        "rovers": {
            plan.names[number]: show_seat(position, number, figure) for number, figure in enumerate(position.figures())
        },
        "samples": show_samples(state, plan.ground.cells),
        "hidden": dict(zip(TYPES, samples_left(state), strict=True)),
        "algorithm": show_algorithm(state.algorithm),
        "paid": [(plan.names[one], plan.names[two]) for one, two in paid_pairs(state)],
        "deck": len(position.deck),
        "discard": count_cards(position.discard),
        "asked": {plan.names[number]: ask.kind for number, ask in asks.items()},
        "result": show_result(position),
    }
    if seat is not None:
        view["seat"] = plan.names[seat]
        view["mine"] = {"hand": show_cards(position.hands[seat])}
        view["ask"] = cast(ProgersAsk, asks[seat].show()) if seat in asks else None
    return view


def bases_now(position: ProgersPosition) -> dict[str, Cell]:
    """The bases that lie there by now, by colour."""
    if position.state.setup.bases:
        return show_bases(position.state)
    name, chosen = position.plan.planet.grid.name, zip(position.plan.names, position.corners, strict=True)
    return {colour: name(cell) for colour, cell in chosen if cell != NO_CELL}


def show_seat(position: ProgersPosition, seat: int, figure: Figure) -> RoverView:
    """A rover as everybody sees it, whether it waits for a lift, and how many cards its player holds."""
    waiting = bool(position.state.waiting & (1 << seat))
    rover = show_rover(position.plan.planet, figure)
    return {**rover, "waiting": waiting, "hand": len(position.hands[seat])}


def show_result(position: ProgersPosition) -> Result | None:
    if position.result is None:
        return None
    names = position.plan.names
    points_of = [points(figure.delivered) for figure in position.figures()]
    groups = groups_of(range(len(names)), [-each for each in points_of]) if len(names) > 1 else []
    winners = [names[seat] for seat in position.result.winners]
    return {
        "rule": position.result.rule,
        "winners": winners,
        "standings": standings(groups, names, "points", points_of),
    }
