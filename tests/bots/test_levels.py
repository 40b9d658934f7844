"""The ladder: ten levels at every table, each within its purse, from what a seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import algoritmus
from algoritmus.bots import AT_ANY_TABLE, PLAYERS
from algoritmus.bots.imagined import Imagination, Spent, completed, some_answers, varied
from algoritmus.bots.levels import FACES, NAMES, USUAL, Level, skill_of
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Ask, Choose, Facts, Game, Happening, Move, Outcome, Position
from algoritmus.core.skill import LEVELS, THOUSAND, Skill, Thought
from algoritmus.explain import LANGS, thought_words
from algoritmus.match import Match
from algoritmus.simulate import Order, options_of, play_one
from tests.contract.conftest import TABLES, Table, at_tables, steps

every_rule_set = pytest.mark.parametrize("rule_set", algoritmus.RULE_SETS)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
QUICK = Skill(budget=60, tries=5, rivals=3, worlds=2, depth=1, trust=40, blunder=0, gift=0)


class Watched(Game):
    """Another game's rules that let nobody look at a position which was not imagined from a view."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id, game.version)
        self.game = game
        self.imagined: list[Position] = []
        self.steps = 0

    def known(self, position: Position) -> Position:
        assert any(position is one for one in self.imagined)
        return position

    def sample(self, view: Facts, chance: Chance) -> Position:
        self.imagined.append(self.game.sample(view, chance))
        return self.imagined[-1]

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, telling: bool = True
    ) -> tuple[Position, list[Happening]]:
        self.steps += 1
        after, told = self.game.step(self.known(position), moves, chance, telling)
        self.imagined.append(after)
        return after, told

    def seats(self, position: Position) -> list[str]:
        return self.game.seats(self.known(position))

    def asks(self, position: Position) -> dict[int, Ask]:
        return self.game.asks(self.known(position))

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, object] | None = None,
    ) -> Facts:
        return self.game.view(self.known(position), seat, asks, locked)

    def worth(self, position: Position, seat: int) -> float:
        return self.game.worth(self.known(position), seat)

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
def test_a_level_answers_whatever_it_is_asked_within_its_purse_from_imagined_positions_only(table: Table) -> None:
    for match, seat, ask in moments(table, 3):
        watched = Watched(match.game)
        level = Level(watched, 5, QUICK)
        ask.read(level.answer(match.view(seat), ask, Seeded("level")))
        assert watched.steps <= level.spent <= QUICK.budget
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
        assert below.blunder + below.gift >= above.blunder + above.gift
        assert below != above
    assert skills[0].blunder + skills[0].gift <= THOUSAND
    assert skills[-1].blunder + skills[-1].gift == 0


@pytest.mark.once
@every_rule_set
@pytest.mark.parametrize("number", range(1, LEVELS + 1))
def test_every_level_can_afford_its_first_look(rule_set: str, number: int) -> None:
    match = Match(algoritmus.game(rule_set), options_of({}, rule_set), Seeded("afford"))
    level = Level(match.game, number, skill_of(match.game, number)._replace(blunder=0, gift=0))
    for _ in steps(match, Seeded("first"), 3):
        for seat, ask in match.asks().items():
            ask.read(level.answer(match.view(seat), ask, Seeded("think")))
            assert level.thought is not None
            assert level.thought.kind != "whim"
            assert level.spent <= level.skill.budget


def test_levels_are_players_by_name_and_have_faces_of_their_own() -> None:
    assert list(NAMES) == [f"level-{number}" for number in range(1, 11)]
    assert set(NAMES) <= set(AT_ANY_TABLE) <= set(PLAYERS)
    assert len(set(FACES)) == len(FACES) == len(NAMES) == LEVELS
    game = algoritmus.game("golems/energy")
    for number, name in enumerate(NAMES, 1):
        player = PLAYERS[name](game)
        assert isinstance(player, Level)
        assert player.skill == game.skills()[number - 1]


def test_a_game_without_skills_has_the_usual_ones() -> None:
    assert skill_of(algoritmus.game("pearls/bay"), 3) == USUAL[2]


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


def test_a_level_without_a_purse_answers_without_a_thought() -> None:
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
    assert (level.spent, level.thought and level.thought.kind) == (0, "whim")


@every_table
def test_a_gift_is_within_the_purse_and_told(table: Table) -> None:
    for match, seat, ask in moments(table, 2):
        level = Level(Watched(match.game), 1, QUICK._replace(gift=1000))
        ask.read(level.answer(match.view(seat), ask, Seeded("gift")))
        assert level.thought is not None
        assert (level.thought.kind, level.thought.tried) == ("gift", level.spent)
        assert 0 < level.spent <= QUICK.tries


@pytest.mark.parametrize("rule_set", ["golems/energy", "progers/basic"])
def test_a_gift_is_what_the_rival_likes_best(rule_set: str) -> None:
    """Whoever only gives is liked better by its rival after a few steps than whoever lays at random."""
    liked = dict.fromkeys((0, 1000), 0.0)
    for gift in liked:
        for number in range(4):
            match = Match(algoritmus.game(rule_set), options_of({"players": "2"}, rule_set), Seeded(number))
            giver = Level(match.game, 1, QUICK._replace(tries=12, gift=gift, blunder=1000 - gift))
            chance = Seeded(f"gift/{number}")
            for _ in range(8):
                for seat, ask in match.asks().items():
                    match.answer(seat, giver.answer(match.view(seat), ask, chance) if seat else ask.random(chance))
            liked[gift] += match.game.worth(match.position, 0)
    assert liked[1000] > liked[0]


def test_an_empty_purse_ends_thinking() -> None:
    match = Match(algoritmus.game("golems/energy"), {}, Seeded(1))
    with pytest.raises(Spent):
        Imagination(match.game, 0, 0).after(match.position, {}, 1)


@every_table
def test_an_answer_with_a_card_changed_is_allowed(table: Table) -> None:
    chance = Seeded("varied")
    for _, _, ask in moments(table, 3):
        for answer in some_answers(ask, 6, chance):
            ask.read(varied(ask, answer, chance))
            if "puzzle" not in table.options:  # a task may be out of reach once a card lies
                ask.read(completed(ask, answer[:1], chance))


def test_where_there_are_few_answers_all_are_looked_at() -> None:
    ask = Choose("exit", ["a1", "b1", "none"])
    assert some_answers(ask, 3, Seeded(1)) == [("a1",), ("b1",), ("none",)]
    assert len(some_answers(ask, 2, Seeded(1))) <= 2


@pytest.mark.parametrize("lang", LANGS)
def test_every_thought_is_told_in_card_words(lang: str) -> None:
    told: Any = {
        kind: thought_words("golems", lang, Thought(kind, ("F", "x2", "A"), 21, ("D",)))
        for kind in ("whim", "gift", "only", "best", "sure", "mixed")
    }
    assert len(set(told.values())) == 6
    for words in told.values():
        assert ("Вперёд, Повтор 2, Удар" if lang == "ru" else "Forward, Repeat 2 times, Attack") in words
    assert ("Защита" if lang == "ru" else "Defence") in told["sure"]
    assert ("ничего" if lang == "ru" else "nothing") in thought_words("progers", lang, Thought("only", ()))


def test_where_nothing_new_can_be_tried_thinking_ends() -> None:
    """Three cards in the whole game: the purse outlasts them."""
    match = Match(algoritmus.game("pearls/bay"), {"players": "2"}, Seeded(1))
    level = Level(match.game, 1, QUICK._replace(budget=1_000_000, worlds=1))
    ask = match.asks()[0]
    ask.read(level.answer(match.view(0), ask, Seeded(1)))
    assert level.spent < 1_000_000
