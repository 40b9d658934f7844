"""The ladder: ten players from the first game to the strongest search, each with a fixed purse of steps."""

from __future__ import annotations

from typing import Final

from algoritmus.bots.imagined import Imagination, Spent, World, some_answers
from algoritmus.bots.inturn import InTurn
from algoritmus.bots.together import Together
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Facts, Game
from algoritmus.core.skill import LEVELS, THOUSAND, Skill, Thought

FACES: Final = ("snail", "chick", "hare", "hedgehog", "squirrel", "cat", "fox", "raven", "owl", "dragon")
USUAL: Final = [  # where a game has none of its own
    Skill(200 * level, 4 + 2 * level, 2 + level // 2, 1 + level // 4, level // 4, 50, 100 * (LEVELS - level), 0)
    for level in range(1, LEVELS + 1)
]


def name_of(level: int) -> str:
    """Levels are counted from 1."""
    return f"level-{level}"


NAMES: Final = tuple(map(name_of, range(1, LEVELS + 1)))


def skill_of(game: Game, level: int) -> Skill:
    return (game.skills() or USUAL)[level - 1]


class Level:
    """Thinks as far as its skill goes; what it thought last can be told."""

    def __init__(self, game: Game, level: int, skill: Skill | None = None) -> None:
        self.game = game
        self.level = level
        self.skill = skill if skill is not None else skill_of(game, level)
        self.thought: Thought | None = None
        self.spent = 0  # steps that the last answer took

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer:
        self.spent = 0
        mood = chance.draw(THOUSAND, "blunder") - self.skill.blunder
        if mood < 0:
            return self.said("whim", ask, ask.random(chance))
        try:
            positions = [self.game.sample(view, chance) for _ in range(max(1, self.skill.worlds))]
        except LookupError:  # nothing found that agrees with what was seen
            return self.said("whim", ask, ask.random(chance))
        mind = Imagination(self.game, self.game.seats(positions[0]).index(str(view["seat"])), self.skill.budget)
        try:
            worlds = [mind.world(position, chance) for position in positions]
            think = self.give if mood < self.skill.gift else self.search
            return think(mind, ask, worlds, chance)
        except Spent:  # no time to compare anything
            return self.said("whim", ask, ask.random(chance))
        finally:
            self.spent = self.skill.budget - mind.left

    def search(self, mind: Imagination, ask: Ask, worlds: list[World], chance: Chance) -> Answer:
        if any(not world.others for world in worlds):
            alone = InTurn(mind, self.skill, ask, worlds, chance)
            answer = alone.think()
            return self.said("best" if len(alone.values) > 1 else "only", ask, answer, len(alone.values))
        crowd = Together(mind, self.skill, ask, worlds, chance)
        crowd.think()
        row = crowd.drawn()
        kind = "only" if crowd.tried == 1 else "sure" if crowd.weights[row] > 0.9 else "mixed"
        reply = crowd.worst_reply(row) if len(worlds[0].others) == 1 else ()
        return self.said(kind, ask, crowd.answers[row], crowd.tried, reply)

    def give(self, mind: Imagination, ask: Ask, worlds: list[World], chance: Chance) -> Answer:
        """Of a few answers the one that the others would like best."""
        world = worlds[0]
        moves = {seat: one.read(one.random(chance)) for seat, one in world.others.items()}
        rivals = [seat for seat in range(len(self.game.seats(world.position))) if seat != mind.seat]
        answers = some_answers(ask, self.skill.tries, chance)
        likings = []
        for answer in answers:
            after = mind.after(world.position, {**moves, mind.seat: ask.read(answer)}, world.seed)
            likings.append(sum(mind.worth(after, seat) for seat in rivals))
        return self.said("gift", ask, answers[likings.index(max(likings))], len(answers))

    def said(self, kind: str, ask: Ask, answer: Answer, tried: int = 1, reply: Answer = ()) -> Answer:
        self.thought = Thought(kind, cards_of(ask, answer), tried, cards_of(ask, reply))
        return answer


def cards_of(ask: Ask, answer: Answer) -> tuple[str, ...]:
    return tuple(ask.card_of(word) for word in answer)
