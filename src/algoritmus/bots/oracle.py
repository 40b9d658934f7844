"""A player that cannot be beaten on average: it plays from a game solved whole."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.folder import default_data
from algoritmus.core.game import Answer, Ask, Facts, Game, Position, Refusal
from algoritmus.core.packed import TablePlace
from algoritmus.solver.games import GameSolver
from algoritmus.solver.reply import Program
from algoritmus.solver.round import Solution
from algoritmus.solver.store import NoTable, SolvedTable, open_table

NO_PLACE = "The oracle plays the beginner game of two on an empty field, where that game is solved."
FINE = 1_000_000  # how finely a program is drawn


class Oracle:
    """Solves the round before it anew, with the stored values behind it, and draws from the best mixture."""

    def __init__(self, game: Game, data: Path | None = None) -> None:
        self.game = game
        self.data = data if data is not None else default_data()

    def judge(self, view: Facts) -> None:
        """Refusal, in one sentence, where there is nothing to play from."""
        self.table_for(self.place(view))

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        solver, found = self.mixtures(view)
        side = self.game.seats(self.imagine(view)).index(str(view["seat"]))
        return solver.whole.cards(side, drawn(found, side, chance))

    def mixtures(self, view: Facts) -> tuple[GameSolver, Solution]:
        """The best mixtures of both sides in the round to come."""
        place = self.place(view)
        table = self.table_for(place)
        solver = solver_for(self.game, place.way, place.size)
        rounds = min(place.rounds or table.rounds, table.rounds)
        solver.follow(table.values(rounds - 1).tolist() if rounds > 1 else ())
        deal = solver.whole.deals[place.dealt]
        return solver, solver.solve_position(solver.whole.enter(place.place), deal)

    def place(self, view: Facts) -> TablePlace:
        place = self.game.place(self.imagine(view))
        if place is None:
            raise Refusal("oracle.place", NO_PLACE)
        return place

    def imagine(self, view: Facts) -> Position:
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
    return GameSolver(game.whole(way, size))


def drawn(found: Solution, side: int, chance: Chance) -> Program:
    """One program, as often as the mixture has it."""
    left = (chance.draw(FINE, "program") + 0.5) / FINE
    for program, weight in zip(found.programs[side], found.weights[side], strict=True):
        left -= weight
        if left < 0:
            return program
    return found.support(side)[-1]
