"""Oracle: a player that cannot be beaten on average, because it plays an equilibrium of a solved game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from algoritmus.analysis.solver.best_response import Program
from algoritmus.analysis.solver.round import Solution
from algoritmus.analysis.solver.solved_store import NoTable, SolvedTable, open_table
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.data_folder import default_data
from algoritmus.core.game import Answer, Ask, Game, Position, Refusal
from algoritmus.core.packed import TablePlace
from algoritmus.core.view_types import View

NO_PLACE = "The oracle plays the beginner game of two on an empty field, where that game is solved."
DRAW_RANGE = 1_000_000  # resolution of drawing a program from a mixture


class Oracle:
    """Solves the current round with the stored values of later rounds, and draws a program from the equilibrium."""

    def __init__(self, game: Game, data: Path | None = None) -> None:
        self.game = game
        self.data = data if data is not None else default_data()

    def check_table(self, view: View) -> None:
        """Refusal where no solved table covers this position."""
        self.table_for(self.place(view))

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        solver, found = self.mixtures(view)
        side = self.game.seats(self.sample(view)).index(str(view["seat"]))
        return solver.whole.cards(side, draw_program(found, side, chance))

    def mixtures(self, view: View) -> tuple[GameSolver, Solution]:
        """The equilibrium mixtures of both sides in the current round."""
        place = self.place(view)
        table = self.table_for(place)
        solver = solver_for(self.game, place.way, place.size)
        rounds = min(place.rounds or table.rounds, table.rounds)
        solver.set_next_layer(table.values(rounds - 1).tolist() if rounds > 1 else ())
        deal = solver.whole.deals[place.dealt]
        return solver, solver.solve_position(solver.whole.enter(place.place), deal)

    def place(self, view: View) -> TablePlace:
        place = self.game.analysis.place(self.sample(view))
        if place is None:
            raise Refusal("oracle.place", NO_PLACE)
        return place

    def sample(self, view: View) -> Position:
        return self.game.sample(view, Seeded("nothing is hidden"))

    def table_for(self, place: TablePlace) -> SolvedTable:
        try:
            table = open_table(self.data, self.game.id, place.way, place.size)
        except NoTable as error:
            raise Refusal("oracle.table", str(error)) from None
        if place.rounds > table.rounds:
            message = f"This game is solved for {table.rounds} rounds to go only, not for {place.rounds}."
            raise Refusal("oracle.table", message)
        return table


@cache
def solver_for(game: Game, way: str, size: int) -> GameSolver:
    return GameSolver(game.analysis.whole(way, size))


def draw_program(found: Solution, side: int, chance: Chance) -> Program:
    """A program drawn from the mixture."""
    left = (chance.draw(DRAW_RANGE, "program") + 0.5) / DRAW_RANGE
    for program, weight in zip(found.programs[side], found.weights[side], strict=True):
        left -= weight
        if left < 0:
            return program
    return found.support(side)[-1]
