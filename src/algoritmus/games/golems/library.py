"""Library of golems: fields, scenarios, puzzles and golem cards to choose at a table, with their words."""

from __future__ import annotations

from collections.abc import Iterable

from algoritmus.core.package import Lesson, Library, Titles
from algoritmus.core.reader import InputError
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.fields import load_fields
from algoritmus.games.golems.components.golem_reader import numbers_of
from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.components.scenarios import load_puzzles, load_scenarios, user_pages
from algoritmus.games.golems.rules.answers import flatten


class GolemsLibrary(Library):
    custom_field = "field"
    pictured = ("field", "scenario", "plot", "puzzle")

    def titles(self, edition: str) -> Titles:  # noqa: ARG002
        return {
            "field": {id_: field.title for id_, field in load_fields().items()},
            "plot": {id_: plot.title for id_, plot in load_plots().items()},
            "scenario": {id_: scenario.title for id_, scenario in load_scenarios().items()},
            "puzzle": {id_: puzzle.title for id_, puzzle in load_puzzles().items()},
            "cards": {id_: card.name for id_, card in load_cards().items()},
        }

    def stories(self, edition: str) -> Titles:  # noqa: ARG002
        return {
            "plot": {id_: plot.beginning for id_, plot in load_plots().items()},
            "scenario": {id_: scenario.story for id_, scenario in load_scenarios().items()},
            "puzzle": {id_: puzzle.story for id_, puzzle in load_puzzles().items()},
            "cards": {id_: card.about for id_, card in load_cards().items()},
        }

    def players(self) -> dict[str, dict[str, int]]:
        plots = {id_: len(plot.chapter(0).players()) for id_, plot in load_plots().items()}
        return {"plot": plots, "scenario": {id_: len(one.players()) for id_, one in load_scenarios().items()}}

    def numbers(self) -> dict[str, dict[str, dict[str, int]]]:
        return {"cards": {id_: numbers_of(card) for id_, card in load_cards().items()}}

    def lessons(self, puzzles: Iterable[str]) -> list[Lesson]:
        found = [(puzzle.lesson, puzzle) for puzzle in map(load_puzzles().__getitem__, puzzles) if puzzle.lesson]
        return [
            Lesson(puzzle.id, [list(flatten(program)) for program in puzzle.solutions[0]], lesson.idea)
            for lesson, puzzle in sorted(found, key=lambda one: one[0].number)
        ]

    def user_faults(self) -> list[InputError]:
        return user_pages("scenarios")[1]
