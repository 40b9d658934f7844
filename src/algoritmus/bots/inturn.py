"""Search where one answers after the other: what looks best at first is played on against rivals that think."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from algoritmus.bots.imagined import Imagination, Spent, World, some_answers, varied
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Choose, Position
from algoritmus.core.skill import Skill

BEST: Final = 4  # answers that are varied


class InTurn:
    """Own answers in some worlds, first by what they come to at once, then by what follows."""

    def __init__(self, mind: Imagination, skill: Skill, ask: Ask, worlds: list[World], chance: Chance) -> None:
        self.mind = mind
        self.skill = skill
        self.ask = ask
        self.worlds = worlds
        self.chance = chance
        self.values: dict[Answer, float] = {}

    def think(self) -> Answer:
        """The best answer; a part of the purse is kept for looking further."""
        for answer in some_answers(self.ask, min(self.skill.tries, self.mind.left // len(self.worlds)), self.chance):
            self.look(answer)
        if not isinstance(self.ask, Choose):
            self.vary(self.mind.left // 2 if self.skill.depth else 0)
        ranked = self.ranked()
        return self.further(ranked) if self.skill.depth and len(ranked) > 1 else ranked[0]

    def look(self, answer: Answer) -> None:
        if answer not in self.values:
            move = self.ask.read(answer)
            self.values[answer] = sum(self.mind.value(world, move, {}) for world in self.worlds)

    def ranked(self) -> list[Answer]:
        return sorted(self.values, key=lambda answer: -self.values[answer])

    def vary(self, kept: int) -> None:
        """The best so far with a card changed, as long as steps are left."""
        best = self.ranked()[:BEST]
        while self.mind.left >= kept + len(self.worlds):
            before = self.mind.left
            answer = varied(self.ask, best[self.chance.draw(len(best), "answer")], self.chance)
            self.look(answer)
            if self.mind.left == before:
                self.mind.left -= 1  # nothing new is a step, too
            elif self.values[answer] > self.values[best[-1]]:
                best = sorted([*best, answer], key=lambda one: -self.values[one])[:BEST]

    def further(self, ranked: list[Answer]) -> Answer:
        """The best of those that the purse lets be played on."""
        values: list[float] = []
        with suppress(Spent):
            for answer in ranked:
                values.append(self.played_on(answer))
        return ranked[values.index(max(values))] if values else ranked[0]

    def played_on(self, answer: Answer) -> float:
        move = self.ask.read(answer)
        total = 0.0
        for world in self.worlds:
            position = self.mind.after(world.position, {self.mind.seat: move}, world.seed)
            for step in range(self.skill.depth):
                position = self.follow(position, f"{world.seed}/{step}")
            total += self.mind.worth(position, self.mind.seat)
        return total

    def follow(self, position: Position, seed: str) -> Position:
        """Everybody who is asked takes the best of a few answers for themselves, the others meanwhile any."""
        asks = self.mind.game.asks(position)
        moves = {seat: ask.read(ask.random(self.chance)) for seat, ask in asks.items()}
        for seat, ask in asks.items():
            tried = [ask.read(ask.random(self.chance)) for _ in range(self.skill.rivals)]
            found = [self.mind.after(position, {**moves, seat: move}, seed) for move in tried]
            worths = [self.mind.worth(after, seat) for after in found]
            best = worths.index(max(worths))
            if len(asks) == 1:
                return found[best]
            moves[seat] = tried[best]
        return self.mind.after(position, moves, seed) if asks else position
