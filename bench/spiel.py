"""Adapters of our games to OpenSpiel, for the benchmark: players answer one after the other, with hidden information.

`Table` is the whole beginner game of two: the seats answer card by card, one after the other, and see no answer before
the last is given. `Round` is one round of a solver's numbers, row by row. Both count the engine's work.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pyspiel

import algoritmus
from algoritmus.analysis.solver.best_response import Program
from algoritmus.analysis.solver.round import RoundSolver
from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask, Move, Position

CARDS = 64  # different words of an answer
LONG = 2000  # cards of a game, at most


def kind_of(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


def size_of(actions: int, most: float, long: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=actions,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=long,
    )


# a whole game


class Moment(NamedTuple):
    """The state of a game: open programs, sealed answers, and the cards laid so far by the seat in turn."""

    position: Position
    asks: dict[int, Ask]
    past: str
    sealed: tuple[tuple[int, Answer, Move], ...]
    laid: Answer

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    @property
    def seat(self) -> int:
        return list(self.asks)[len(self.sealed)]


class Table(pyspiel.Game):  # type: ignore[misc]
    """The beginner game of a golem rule set; `steps` counts the rounds that were played in it."""

    def __init__(self, rule_set: str = "golems/energy") -> None:
        super().__init__(kind_of("python_golems_table"), size_of(CARDS, 1.0, LONG), {})
        self.game = algoritmus.game(rule_set)
        self.words: list[str] = []
        self.steps = 0

    def new_initial_state(self) -> TableState:
        position = self.game.setup({"players": "2"}, Seeded(1))
        return TableState(self, Moment(position, self.game.asks(position), "", (), ()))

    def number(self, card: str) -> int:
        if card not in self.words:
            self.words.append(card)
        return self.words.index(card)

    def play(self, now: Moment, sealed: tuple[tuple[int, Answer, Move], ...]) -> Moment:
        self.steps += 1
        moves = {seat: move for seat, _, move in sealed}
        position, _ = self.game.step(now.position, moves, Seeded(1), False)
        past = now.past + "".join(f"{' '.join(answer)}/" for _, answer, _ in sealed)
        return Moment(position, self.game.asks(position), past, (), ())


class TableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: Table, now: Moment) -> None:
        super().__init__(game)
        self.now = now

    @property
    def table(self) -> Table:
        table: Table = self.get_game()
        return table

    def current_player(self) -> int:
        return self.now.seat if self.now.asks else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.number(card) for card in self.now.asks[player].next_cards(self.now.laid))

    def _apply_action(self, action: int) -> None:
        card, now = self.table.words[action], self.now
        if card != END:
            self.now = now._replace(laid=(*now.laid, card))
            return
        sealed = (*now.sealed, (now.seat, now.laid, now.asks[now.seat].read(now.laid)))
        done = len(sealed) == len(now.asks)
        self.now = self.table.play(now, sealed) if done else now._replace(sealed=sealed, laid=())

    def is_terminal(self) -> bool:
        return not self.now.asks

    def returns(self) -> list[float]:
        result = self.table.game.result(self.now.position)
        if result is None:
            return [0.0, 0.0]
        value = float(0 in result.winners) - float(1 in result.winners)
        return [value, -value]

    def information_state_string(self, player: int | None = None) -> str:
        """Open programs and own cards."""
        seat = self.now.seat if player is None else player
        own = [answer for other, answer, _ in self.now.sealed if other == seat]
        return f"{seat}:{self.now.past}|{own}{self.now.laid if self.now.asks and self.now.seat == seat else ()}"

    def resampled(self, rng: random.Random) -> TableState:
        """Determinization for the seat in turn: sealed answers of others are random."""
        chance = Seeded(rng.randrange(1 << 30))
        sealed = []
        for seat, _, _ in self.now.sealed:
            answer = self.now.asks[seat].random(chance)
            sealed.append((seat, answer, self.now.asks[seat].read(answer)))
        copy: TableState = self.clone()
        copy.now = self.now._replace(sealed=tuple(sealed))
        return copy

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{self.table.words[action]}"

    def __str__(self) -> str:
        return f"{self.now.past}|{self.now.sealed}|{self.now.laid}"


# one round


class Round(pyspiel.Game):  # type: ignore[misc]
    """A round of the solver: first all rows of the one side, then, not knowing them, all rows of the other."""

    def __init__(self, solver: RoundSolver, start: int, most: float) -> None:
        width = max(solver.graph.game.width(side) for side in (0, 1))
        super().__init__(kind_of("python_golems_round"), size_of(width, most, 2 * solver.rows), {})
        self.solver = solver
        self.start = start
        self.before = solver.graph.game.score(start)
        self.rounds = 0

    def new_initial_state(self) -> RoundState:
        return RoundState(self)

    def payoff(self, first: Program, second: Program) -> float:
        self.rounds += 1
        return self.solver.payoff(self.start, first, second) - self.before


class RoundState(pyspiel.State):  # type: ignore[misc]
    """Rows laid so far."""

    def __init__(self, game: Round) -> None:
        super().__init__(game)
        self.laid: list[Program] = [[], []]
        self.hands = [deck.first for deck in game.solver.decks]

    def current_player(self) -> Any:
        solver = self.get_game().solver
        for side in (0, 1):
            if len(self.laid[side]) < solver.rows:
                return side
        return pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().solver.decks[player].lays(self.hands[player]))

    def _apply_action(self, action: int) -> None:
        side = self.current_player()
        deck = self.get_game().solver.decks[side]
        self.laid[side].append(action)
        self.hands[side] = deck.after(self.hands[side])[deck.lays(self.hands[side]).index(action)]

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        value = self.get_game().payoff(*self.laid)
        return [value, -value]

    def information_state_string(self, player: int | None = None) -> str:
        side = self.current_player() if player is None else player
        return f"{side}:{self.laid[side]}"

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def __str__(self) -> str:
        return str(self.laid)
