"""The ladder: ten levels of a computer player, from beginner to the strongest search, each with a fixed step budget."""

from __future__ import annotations

from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Game
from algoritmus.core.skill import LEVELS, THOUSAND, Skill, Thought
from algoritmus.core.view_types import View
from algoritmus.players.sequential_search import SequentialSearch
from algoritmus.players.simulation import BudgetExhausted, Simulation, World, candidate_answers
from algoritmus.players.simultaneous_search import SimultaneousSearch

FACES: Final = ("snail", "chick", "hare", "hedgehog", "squirrel", "cat", "fox", "raven", "owl", "dragon")
RANDOM: Final = "whim"  # kinds of thoughts, as the catalogue spells them
CONCESSION: Final = "gift"
DEFAULT_SKILLS: Final = [  # of a game without measured ones
    Skill(200 * level, 4 + 2 * level, 2 + level // 2, 1 + level // 4, level // 4, 50, 100 * (LEVELS - level), 0)
    for level in range(1, LEVELS + 1)
]


def name_of(level: int) -> str:
    """Levels are counted from 1."""
    return f"level-{level}"


NAMES: Final = tuple(map(name_of, range(1, LEVELS + 1)))


def skill_of(game: Game, level: int) -> Skill:
    return (game.evaluation.skills() or DEFAULT_SKILLS)[level - 1]


class Level:
    """Searches as far as its skill allows; `thought` explains the last answer."""

    def __init__(self, game: Game, level: int, skill: Skill | None = None) -> None:
        self.game = game
        self.level = level
        self.skill = skill if skill is not None else skill_of(game, level)
        self.thought: Thought | None = None
        self.steps_used = 0  # by the last answer

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:
        self.steps_used = 0
        drawn = chance.draw(THOUSAND, "blunder") - self.skill.blunder
        if drawn < 0:
            return self.explained(RANDOM, ask, ask.random(chance))
        try:
            positions = [self.game.sample(view, chance) for _ in range(max(1, self.skill.worlds))]
        except LookupError:  # no position found that agrees with the view
            return self.explained(RANDOM, ask, ask.random(chance))
        simulation = Simulation(self.game, self.game.seats(positions[0]).index(str(view["seat"])), self.skill.budget)
        try:
            worlds = [simulation.world(position, chance) for position in positions]
            choose = self.concede if drawn < self.skill.concession else self.search
            return choose(simulation, ask, worlds, chance)
        except BudgetExhausted:  # before anything was compared
            return self.explained(RANDOM, ask, ask.random(chance))
        finally:
            self.steps_used = self.skill.budget - simulation.steps_left

    def search(self, simulation: Simulation, ask: Ask, worlds: list[World], chance: Chance) -> Answer:
        if any(not world.others for world in worlds):
            sequential = SequentialSearch(simulation, self.skill, ask, worlds, chance)
            answer = sequential.run()
            tried = len(sequential.values)
            return self.explained("best" if tried > 1 else "only", ask, answer, tried)
        search = SimultaneousSearch(simulation, self.skill, ask, worlds, chance)
        search.run()
        row = search.draw_answer()
        kind = "only" if search.tried == 1 else "sure" if search.weights[row] > 0.9 else "mixed"
        reply = search.worst_reply(row) if len(worlds[0].others) == 1 else ()
        return self.explained(kind, ask, search.answers[row], search.tried, reply)

    def concede(self, simulation: Simulation, ask: Ask, worlds: list[World], chance: Chance) -> Answer:
        """Of a few answers the one with the best evaluation for the rivals."""
        world = worlds[0]
        moves = {seat: one.read(one.random(chance)) for seat, one in world.others.items()}
        rivals = [seat for seat in range(len(self.game.seats(world.position))) if seat != simulation.seat]
        answers = candidate_answers(ask, self.skill.tries, chance)
        values = []
        for answer in answers:
            after = simulation.after(world.position, {**moves, simulation.seat: ask.read(answer)}, world.seed)
            values.append(sum(simulation.evaluate(after, seat) for seat in rivals))
        return self.explained(CONCESSION, ask, answers[values.index(max(values))], len(answers))

    def explained(self, kind: str, ask: Ask, answer: Answer, tried: int = 1, reply: Answer = ()) -> Answer:
        """The answer, with its explanation stored as `thought`."""
        self.thought = Thought(kind, cards_of(ask, answer), tried, cards_of(ask, reply))
        return answer


def cards_of(ask: Ask, answer: Answer) -> tuple[str, ...]:
    return tuple(ask.card_of(word) for word in answer)
