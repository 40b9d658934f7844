"""Plots: three scenarios in a row with one story and one result. An option names the plot and what came before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.reader import Node, file_names, file_text, read_toml
from algoritmus.core.seats import COLOURS
from algoritmus.games.golems.components.scenario import Scenario
from algoritmus.games.golems.components.scenarios import shipped

SUFFIX: Final = ".toml"
CHAPTERS: Final = 3
TO_WIN: Final = 2  # chapters that must have winners, or the plot has none
NEXT: Final = "."  # between a plot's id and the winners of its chapters
AND: Final = "+"  # between the winners of a chapter
NOBODY: Final = "none"
Titles = dict[str, str]  # by language


class Plot(NamedTuple):
    """The scenarios of a plot, and what is told before, between and after them."""

    id: str
    title: Titles
    beginning: Titles
    between: tuple[Titles, ...]
    ending: Titles  # if two chapters were won
    lost: Titles
    scenarios: tuple[str, ...]

    def chapter(self, number: int) -> Scenario:
        return shipped("scenarios")[self.scenarios[number]]


class PlotPlace(NamedTuple):
    """A plot and who has won its chapters so far, by the names of their colours."""

    plot: Plot
    winners: tuple[tuple[str, ...], ...]

    def scenario(self) -> Scenario:
        return self.plot.chapter(len(self.winners))


@cache
def load_plots() -> dict[str, Plot]:
    """The plots that come with the game, by id."""
    path = (__package__, "data", "plots")
    found = [read_plot(read_toml(file_text(*path, name), name), name) for name in file_names(*path)]
    return {plot.id: plot for plot in found}


def read_plot(top: Node, name: str) -> Plot:
    keys = top.table(("title", "beginning", "between", "ending", "lost", "scenarios"))
    known = shipped("scenarios")
    scenarios = tuple(item.word(known) for item in keys["scenarios"].items())
    between = tuple(item.titles() for item in keys["between"].items())
    if len(scenarios) != CHAPTERS or len(between) != CHAPTERS - 1:
        raise keys["scenarios"].error(f"a plot has {CHAPTERS} scenarios and {CHAPTERS - 1} texts between them")
    if len({(known[one].edition, tuple(known[one].players())) for one in scenarios}) > 1:
        raise keys["scenarios"].error("all scenarios of a plot are for one edition and the same players")
    words = [keys[key].titles() for key in ("title", "beginning", "ending", "lost")]
    return Plot(name.removesuffix(SUFFIX), words[0], words[1], between, words[2], words[3], scenarios)


def read_place(value: str) -> PlotPlace | None:
    """`runaway-golem.red.none`: the third chapter; red has won the first one, nobody the second. None if it is none."""
    id_, *results = value.split(NEXT)
    plot = load_plots().get(id_)
    winners = tuple([() if result == NOBODY else tuple(result.split(AND)) for result in results])
    judged = all(len(set(names)) == len(names) and set(names) <= set(COLOURS) for names in winners)
    return PlotPlace(plot, winners) if plot is not None and judged and len(winners) < CHAPTERS else None


def next_place(value: str, winners: Sequence[str]) -> str:
    """The option of the next chapter."""
    return f"{value}{NEXT}{AND.join(winners) or NOBODY}"


def best_of(winners: Sequence[Sequence[str]]) -> list[str]:
    """Who has won most chapters; nobody if most of them were won by nobody."""
    if sum(bool(names) for names in winners) < TO_WIN:
        return []
    wins = {name: sum(name in names for names in winners) for name in COLOURS}
    most = max(wins.values())
    return [name for name, count in wins.items() if count == most]
