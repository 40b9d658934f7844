"""A puzzle of Progers: search, enumeration, answers word by word, runs and views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS
from algoritmus.core.package.puzzle import Puzzle, RunResult, SearchGraph, Try
from algoritmus.games.progers import view_types
from algoritmus.games.progers.puzzles.asks import NEXT_TURN, PuzzleTurnAsk, turns_of
from algoritmus.games.progers.puzzles.brute_force import every_try
from algoritmus.games.progers.puzzles.definition import THE_ROVER, PuzzleDefinition
from algoritmus.games.progers.puzzles.run import RUN, PuzzleRun
from algoritmus.games.progers.puzzles.search_graph import RoverSearchGraph
from algoritmus.games.progers.rules.answers import EDITS, card_of
from algoritmus.games.progers.rules.codes import CARD_NAMES, COLOURS
from algoritmus.games.progers.table.example import show_before
from algoritmus.games.progers.view_types import ProgersView

TURNS: Final = ("L", "R", "U")
LOOPS: Final = ("x2", "x3")


class RoverPuzzle(Puzzle):
    """One player's rover, a planet, a hand; what others do lies open."""

    def __init__(self, definition: PuzzleDefinition) -> None:
        self.definition = definition
        self.id = definition.id
        self.rule_set = f"progers/{definition.state.setup.edition.name}"
        self.title = definition.title
        self.story = definition.story

    def facts(self) -> Facts:
        one, state = self.definition, self.definition.state
        name = state.setup.planet.grid.name
        return {
            "planet": str(state.setup.planet),
            "bases": [name(cell) for cell in state.setup.bases],
            "rovers": [
                [COLOURS[colour], name(rover.at), COMPASS[rover.facing], list(rover.aboard), list(rover.delivered)]
                for colour, rover in zip(state.setup.colours, state.figures, strict=True)
            ],
            "samples": [[name(cell), list(pile)] for cell, pile in enumerate(state.samples) if pile],
            "algorithm": str(state.algorithm),
            "hand": list(one.hand),
            "turns": one.turns,
            "goal": [one.goal, [name(cell) for cell in one.cells], one.amount],
            "others": [[" ".join(turn.words) for turn in turns] for turns in one.others],
            "exact": one.exact,
        }

    def concepts(self) -> list[str]:
        there = {CARD_NAMES[card] for card in self.definition.cards()}
        found = [("turn", there & set(TURNS)), ("loop", there & set(LOOPS))]
        return [concept for concept, cards in found if cards]

    def without(self, concept: str) -> RoverPuzzle:
        gone = TURNS if concept == "turn" else LOOPS
        hand = tuple(0 if CARD_NAMES[card] in gone else copies for card, copies in enumerate(self.definition.hand))
        return RoverPuzzle(self.definition._replace(hand=hand))

    def search_graph(self) -> SearchGraph:
        return RoverSearchGraph(self.definition)

    def tries(self) -> Iterator[Try]:
        return every_try(self.definition)

    # laying

    def ask(self) -> PuzzleTurnAsk:
        return PuzzleTurnAsk(self.definition)

    def words(self) -> list[str]:
        """Every word that might stand in an answer."""
        names = {CARD_NAMES[card] for card in self.definition.cards()}
        if not self.definition.state.setup.keeps_algorithm:
            return sorted(names)
        most = self.definition.state.setup.longest
        return [word for word, edit in EDITS.items() if card_of(word) in names and edit.at < most]

    def laid(self, answer: Sequence[str]) -> list[str]:
        self.ask().read(tuple(answer))
        return [" ".join(words) or RUN for words in turns_of(answer)]

    def answer(self, program: Sequence[str]) -> list[str]:
        words: list[str] = []
        for number, text in enumerate(program):
            words += [NEXT_TURN] if number else []
            words += text.split() if text != RUN else []
        return words

    # running

    def run(self, program: Sequence[str]) -> RunResult:
        self.ask().read(tuple(self.answer(program)))
        return PuzzleRun(self.definition).run(program)

    def poses_of(self, program: Sequence[str]) -> list[tuple[str, str]]:
        table = PuzzleRun(self.definition)
        table.run(program)
        return table.poses

    def view(self, aim: bool = True) -> ProgersView:
        state, shown = self.definition.state, show_before(self.definition.state)
        me = state.setup.name(THE_ROVER)
        others = [state.setup.name(seat) for seat in range(1, len(state.figures))]
        shown["turn"] = me
        shown["turns_left"] = self.definition.turns
        shown["asked"] = {me: "turn"}
        shown["seat"] = me
        shown["mine"] = {"hand": [CARD_NAMES[card] for card in self.definition.cards()]}
        shown["ask"] = self.ask().show()
        if aim:
            shown["quest"] = self.aim()
        shown["programs"] = {
            colour: [" ".join(turn.words) for turn in turns]
            for colour, turns in zip(others, self.definition.others, strict=True)
        }
        return shown

    def aim(self) -> view_types.Quest:
        name = self.definition.state.setup.planet.grid.name
        cells = [name(cell) for cell in self.definition.cells]
        return {"kind": self.definition.goal, "cells": cells, "amount": self.definition.amount}
