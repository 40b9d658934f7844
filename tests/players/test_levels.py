"""The ladder: ten levels at every table, each within its step budget, from the view of a seat and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Ask, Choose, Game, Happening, Move, Outcome, Position
from algoritmus.core.game_parts import PositionEvaluation
from algoritmus.core.skill import LEVELS, THOUSAND, Skill, Thought
from algoritmus.explain import LANGS, thought_words
from algoritmus.match import Match
from algoritmus.players import AT_ANY_TABLE, PLAYERS
from algoritmus.players.levels import DEFAULT_SKILLS, FACES, NAMES, Level, skill_of
from algoritmus.players.simulation import BudgetExhausted, Simulation, candidate_answers, completed, mutated
from algoritmus.simulate import Order, options_of, play_one
from tests.contract.conftest import TABLES, Table, at_tables, steps

every_rule_set = pytest.mark.parametrize("rule_set", algoritmus.RULE_SETS)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
QUICK = Skill(budget=60, tries=5, rivals=3, worlds=2, depth=1, trust=40, blunder=0, concession=0)


class WatchedEvaluation(PositionEvaluation):
    def __init__(self, watched: Watched) -> None:
        self.watched = watched

    def evaluate(self, position: Position, seat: int) -> float:
        return self.watched.game.evaluation.evaluate(self.watched.known(position), seat)


class Watched(Game):
    """Another game's rules that let nobody look at a position that was not sampled from a view."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id, game.version)
        self.game = game
        self.evaluation = WatchedEvaluation(self)
        self.sampled: list[Position] = []
        self.steps = 0

    def known(self, position: Position) -> Position:
        assert any(position is one for one in self.sampled)
        return position

    def sample(self, view: Any, chance: Chance) -> Position:
        self.sampled.append(self.game.sample(view, chance))
        return self.sampled[-1]

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        self.steps += 1
        after, events = self.game.step(self.known(position), moves, chance, with_events)
        self.sampled.append(after)
        return after, events

    def seats(self, position: Position) -> list[str]:
        return self.game.seats(self.known(position))

    def asks(self, position: Position) -> dict[int, Ask]:
        return self.game.asks(self.known(position))

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,
    ) -> Any:
        return self.game.view(self.known(position), seat, asks, locked)

    def result(self, position: Position) -> Outcome | None:
        return self.game.result(self.known(position))


def moments(table: Table, most: int) -> list[tuple[Match, int, Ask]]:
    """Every ask of the first steps of a game, each with a match that stands there."""
    found = []
    for number in range(most):
        match = table.match(number)
        for count, _ in enumerate(steps(match, Seeded("moments"), number + 1)):
            if count == number:
                found += [(match, seat, ask) for seat, ask in match.asks().items()]
                break
    return found


@every_table
def test_a_level_answers_any_ask_within_its_step_budget_from_sampled_positions_only(table: Table) -> None:
    for match, seat, ask in moments(table, 3):
        watched = Watched(match.game)
        level = Level(watched, 5, QUICK)
        ask.read(level.answer(match.view(seat), ask, Seeded("level")))
        assert watched.steps <= level.steps_used <= QUICK.budget
        assert level.thought is not None


@at_tables("secret")
def test_a_level_answers_the_same_whatever_it_cannot_see(table: Table) -> None:
    for match, seat, ask in moments(table, 4):
        view = match.view(seat)
        try:
            twin = match.game.sample(view, Seeded("twin"))
        except LookupError:
            continue
        answers = {
            Level(match.game, 5, QUICK).answer(match.game.view(position, seat), one, Seeded("same"))
            for position, one in ((match.position, ask), (twin, match.game.asks(twin)[seat]))
        }
        assert len(answers) == 1


@every_rule_set
def test_there_are_ten_levels_each_with_more_steps_and_fewer_slips_than_the_one_below(rule_set: str) -> None:
    game = algoritmus.game(rule_set)
    skills = [skill_of(game, number) for number in range(1, LEVELS + 1)]
    assert len(skills) == LEVELS
    for below, above in pairwise(skills):
        assert below.budget <= above.budget
        assert below.blunder + below.concession >= above.blunder + above.concession
        assert below != above
    assert skills[0].blunder + skills[0].concession <= THOUSAND
    assert skills[-1].blunder + skills[-1].concession == 0


@pytest.mark.once
@every_rule_set
@pytest.mark.parametrize("number", range(1, LEVELS + 1))
def test_every_level_has_steps_for_its_first_comparison(rule_set: str, number: int) -> None:
    match = Match(algoritmus.game(rule_set), options_of({}, rule_set), Seeded("afford"))
    level = Level(match.game, number, skill_of(match.game, number)._replace(blunder=0, concession=0))
    for _ in steps(match, Seeded("first"), 3):
        for seat, ask in match.asks().items():
            ask.read(level.answer(match.view(seat), ask, Seeded("think")))
            assert level.thought is not None
            assert level.thought.kind != "whim"
            assert level.steps_used <= level.skill.budget


def test_levels_are_players_by_name_and_have_faces_of_their_own() -> None:
    assert list(NAMES) == [f"level-{number}" for number in range(1, 11)]
    assert set(NAMES) <= set(AT_ANY_TABLE) <= set(PLAYERS)
    assert len(set(FACES)) == len(FACES) == len(NAMES) == LEVELS
    game = algoritmus.game("golems/energy")
    for number, name in enumerate(NAMES, 1):
        player = PLAYERS[name](game)
        assert isinstance(player, Level)
        assert player.skill == game.evaluation.skills()[number - 1]


def test_a_game_without_skills_has_the_default_ones() -> None:
    assert skill_of(algoritmus.game("pearls/bay"), 3) == DEFAULT_SKILLS[2]


@pytest.mark.once
@pytest.mark.parametrize(("rule_set", "games"), [("golems/energy", 4), ("progers/basic", 2)])
def test_the_strongest_beats_the_weakest(rule_set: str, games: int) -> None:
    options = options_of({"players": "2", "limit": "30"}, rule_set)
    points = 0.0
    for number in range(games):
        names = ("level-8", "level-1") if number % 2 == 0 else ("level-1", "level-8")
        result = play_one(Order(rule_set, options, names, games, "ladder"), number).result()
        assert result is not None
        points += (number % 2 in result.winners) / len(result.winners)
    assert points >= 0.75 * games


def test_a_level_without_a_step_budget_answers_at_random() -> None:
    match = Match(algoritmus.game("golems/energy"), {}, Seeded(1))
    level = Level(match.game, 1, QUICK._replace(budget=0))
    ask = match.asks()[0]
    ask.read(level.answer(match.view(0), ask, Seeded(1)))
    assert level.thought is not None
    assert level.thought.kind == "whim"


def test_a_blunder_costs_no_step() -> None:
    match = Match(algoritmus.game("golems/energy"), {}, Seeded(1))
    level = Level(match.game, 1, QUICK._replace(blunder=1000))
    level.answer(match.view(0), match.asks()[0], Seeded(1))
    assert (level.steps_used, level.thought and level.thought.kind) == (0, "whim")


@every_table
def test_a_concession_is_within_the_step_budget_and_explained(table: Table) -> None:
    for match, seat, ask in moments(table, 2):
        level = Level(Watched(match.game), 1, QUICK._replace(concession=1000))
        ask.read(level.answer(match.view(seat), ask, Seeded("gift")))
        assert level.thought is not None
        assert (level.thought.kind, level.thought.tried) == ("gift", level.steps_used)
        assert 0 < level.steps_used <= QUICK.tries


@pytest.mark.parametrize("rule_set", ["golems/energy", "progers/basic"])
def test_a_concession_is_what_the_rival_evaluates_best(rule_set: str) -> None:
    """After a few steps a rival evaluates its position higher against concessions than against random answers."""
    values = dict.fromkeys((0, 1000), 0.0)
    for rate in values:
        for number in range(4):
            match = Match(algoritmus.game(rule_set), options_of({"players": "2"}, rule_set), Seeded(number))
            player = Level(match.game, 1, QUICK._replace(tries=12, concession=rate, blunder=1000 - rate))
            chance = Seeded(f"gift/{number}")
            for _ in range(8):
                for seat, ask in match.asks().items():
                    match.answer(seat, player.answer(match.view(seat), ask, chance) if seat else ask.random(chance))
            values[rate] += match.game.evaluation.evaluate(match.position, 0)
    assert values[1000] > values[0]


def test_an_exhausted_budget_ends_a_simulation() -> None:
    match = Match(algoritmus.game("golems/energy"), {}, Seeded(1))
    with pytest.raises(BudgetExhausted):
        Simulation(match.game, 0, 0).after(match.position, {}, 1)


@every_table
def test_a_mutated_answer_is_allowed(table: Table) -> None:
    chance = Seeded("varied")
    for _, _, ask in moments(table, 3):
        for answer in candidate_answers(ask, 6, chance):
            ask.read(mutated(ask, answer, chance))
            if "puzzle" not in table.options:  # a task may be out of reach once a card lies
                ask.read(completed(ask, answer[:1], chance))


def test_with_few_answers_all_are_candidates() -> None:
    ask = Choose("exit", ["a1", "b1", "none"])
    assert candidate_answers(ask, 3, Seeded(1)) == [("a1",), ("b1",), ("none",)]
    assert len(candidate_answers(ask, 2, Seeded(1))) <= 2


@pytest.mark.parametrize("lang", LANGS)
def test_every_thought_is_explained_in_card_words(lang: str) -> None:
    sentences: Any = {
        kind: thought_words("golems", lang, Thought(kind, ("F", "x2", "A"), 21, ("D",)))
        for kind in ("whim", "gift", "only", "best", "sure", "mixed")
    }
    assert len(set(sentences.values())) == 6
    for words in sentences.values():
        assert ("Вперёд, Повтор 2, Удар" if lang == "ru" else "Forward, Loop 2 times, Attack") in words
    assert ("Защита" if lang == "ru" else "Defence") in sentences["sure"]
    assert ("ничего" if lang == "ru" else "nothing") in thought_words("progers", lang, Thought("only", ()))


def test_a_search_ends_when_it_finds_no_new_answer() -> None:
    """Three cards in the whole game: the step budget outlasts them."""
    match = Match(algoritmus.game("pearls/bay"), {"players": "2"}, Seeded(1))
    level = Level(match.game, 1, QUICK._replace(budget=1_000_000, worlds=1))
    ask = match.asks()[0]
    ask.read(level.answer(match.view(0), ask, Seeded(1)))
    assert level.steps_used < 1_000_000
