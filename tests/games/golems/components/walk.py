"""Walking a scenario with the real engine, one command at a time, to see what a golem can come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.grid import NO_CELL
from algoritmus.core.reader import InputError, decoded
from algoritmus.games.golems.components.scenario import opening
from algoritmus.games.golems.components.scenarios import Scenario
from algoritmus.games.golems.rules.cases.referee import ListedDecisions
from algoritmus.games.golems.rules.cases.rounds import CaseChoice
from algoritmus.games.golems.rules.codes import LETTERS, NOBODY, WATER
from algoritmus.games.golems.rules.goals import Goal, reached
from algoritmus.games.golems.rules.programs.program import Program, parse_program
from algoritmus.games.golems.rules.round import Result, begin, lay_program, next_row
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.rules.things import CARRIES
from algoritmus.match import Match
from algoritmus.players import PLAYERS


def play_rows(state: State, seat: int, rows: str, bank: int = NO_CELL) -> tuple[Scene, Result | None]:
    """The rows carried out by one golem, bots too; it comes out of the water on this bank, or where it went in."""
    decisions = ListedDecisions(state.setup)
    if bank != NO_CELL:
        decisions.choices = [CaseChoice("exit", seat, NOBODY, state.setup.field.name(bank), decoded(None))]
    scene = Scene(state, decisions)
    begin(scene)
    program = parse_program(rows)
    lay_program(scene.golems[seat], program)
    result = None
    for row in range(len(program)):
        result = result or next_row(scene, row)
    return scene, result


def steps(state: State, seat: int, orders: Sequence[str]) -> Iterator[tuple[Scene, Result | None]]:
    """Positions that one golem can come to next."""
    for rows in orders:
        scene, result = play_rows(state, seat, rows)
        yield scene, result
        if CARRIES in scene.step_of and scene.golems[seat].damage > state.figures[seat].damage:
            for bank in banks(state):
                with suppress(InputError):  # this bank is not one of that water
                    yield play_rows(state, seat, rows, bank)


def banks(state: State) -> set[int]:
    ahead = state.setup.field.ahead
    waters = [cell for cell, thing in enumerate(state.things) if thing == WATER]
    return {ahead[cell * 4 + way] for cell in waters for way in range(4)} - {NO_CELL, *waters}


def orders_of(scenario: Scenario) -> list[str]:
    """Every card in the game, and twice the same for the snow."""
    letters = [letter for letter, copies in zip(LETTERS, scenario.hand, strict=True) if copies and letter not in "SD"]
    doubled = [f"{letter} ; {letter}" for letter in letters if letter in "FBLR"]
    return letters + doubled if "s" in scenario.field.marks else letters


def alone(scenario: Scenario, seat: int) -> Scenario:
    return scenario._replace(seats=(scenario.seats[seat],))


def can_meet(scenario: Scenario, goal: Goal, seat: int = 0) -> bool:
    """Whether the golem in this seat can meet the goal while the other players do nothing."""
    start = opening(scenario)
    seen = {start.position()}
    waiting = [start]
    for state in waiting:
        for scene, result in steps(state, seat, orders_of(scenario)):
            met = reached(goal, scene)
            if met is not None and seat in met.winners:
                return True
            position = scene.state()
            if result is None and position.position() not in seen:
                seen.add(position.position())
                waiting.append(position)
    return False


def play_together(scenario: Scenario, programs: Sequence[Sequence[str]]) -> Result | None:
    """All players' programs round by round, until something ends the game."""
    scene = Scene(opening(scenario), Decisions())
    for number, texts in enumerate(programs):
        scene.round = number + 1
        result = play_round(scenario, scene, [parse_program(text) for text in texts])
        if result is not None:
            return result
    return None


def play_by_computers(rule_set: str, options: Mapping[str, str], seed: str) -> Match:
    """A game of greedy computer players; the same seed gives the same game."""
    game = algoritmus.game(rule_set)
    match, player = Match(game, options, Seeded(seed)), PLAYERS["greedy"](game)
    while match.result() is None:
        for seat in match.waiting():
            chance = Seeded(f"{seed}/{match.steps}/{seat}")
            match.answer(seat, player.answer(match.view(seat), match.asks()[seat], chance))
    return match


def play_round(scenario: Scenario, scene: Scene, programs: Sequence[Program]) -> Result | None:
    begin(scene)
    for seat, program in zip(scenario.players(), programs, strict=True):
        lay_program(scene.golems[seat], program)
    for row in range(max(len(program) for program in programs)):
        result = next_row(scene, row)
        met = reached(scenario.goal, scene)
        if met is not None or result is not None:
            return met or result
    return None
