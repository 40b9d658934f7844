"""Battle of Golems: where the table, its goal and what is known are shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from algoritmus.core.grid import Grid
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.rules.edition import NEVER
from algoritmus.games.golems.table.setup.stories import story_of
from tests.fields.rows import PARTS, VALUE, Row, Scene, Shown, Spoken, always, has, page, said, text
from tests.fields.walk import Fact

GROUNDS: Final = {"i": "ice", "s": "snow", " ": "gaps"}


def card_names(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, card in fact.value.items():
        yield Shown(f"plate {name}", (load_cards()[card].name[scene.lang],))
        yield Shown(f"sheet {name}", (load_cards()[card].name[scene.lang],))


def cards_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, card in fact.value.items():
        yield Spoken("tally", {"name": scene.actor(name), "count": load_cards()[card].name[scene.lang]})


def ground_cells(scene: Scene, fact: Fact) -> Iterator[Shown]:
    grid = Grid(fact.value)
    yield Shown("cells", (" ".join(sorted(grid.name(cell) for cell in grid.cells())),))
    for cell in grid.cells():
        if grid.marks[cell] in "is":
            yield Shown(
                f"cell {grid.name(cell)}", (scene.words("cell-ice" if grid.marks[cell] == "i" else "cell-snow"),)
            )


def ground_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    grid = Grid(fact.value)
    yield Spoken("size", {"columns": grid.width, "rows": grid.height})
    for mark, message in GROUNDS.items():
        cells = {grid.name(cell) for cell in range(len(grid.marks)) if grid.marks[cell] == mark}
        if cells:
            yield Spoken(message, {"cells": cells})


def goal_cells(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, cells in fact.value.items():
        for cell in cells:
            yield Shown(f"cell {cell}", (scene.words("cell-goal", name=scene.actor(name)),))


def goal_cells_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, cells in fact.value.items():
        for cell in cells:
            yield Spoken("thing-goal", {"at": cell, "name": scene.actor(name)})


def unless_gears(_: Scene, fact: Fact) -> bool:
    """Gears lie on their marks: Gears.left."""
    return bool(fact.owner.get("kind") != "gears")


def in_cells(message: str, when: Any = always) -> Any:
    """A list of cells, each of which says this."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        for cell in fact.value if when(scene, fact) else []:
            yield Shown(f"cell {cell}", (scene.words(message),))

    return look


def cells_spoken(message: str, when: Any = always) -> Any:
    def look(scene: Scene, fact: Fact) -> Iterator[Spoken]:
        for cell in fact.value if when(scene, fact) else []:
            yield Spoken(message, {"at": cell})

    return look


def gears_found(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for (name, golem), count in zip(scene.view["golems"].items(), fact.value, strict=True):
        if not golem["bot"]:
            yield Shown(f"plate {name}", (scene.words("gears-found", count=count),))


def gears_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, count in zip(scene.view["golems"], fact.value, strict=True):
        yield Spoken("tally", {"name": scene.actor(name), "count": str(count)})


def is_running(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return scene.view["result"] is None


def is_puzzle(scene: Scene) -> bool:
    return bool(scene.view["options"].get("puzzle"))


def has_aim(scene: Scene, fact: Fact) -> bool:
    return is_running(scene, fact) and not is_puzzle(scene)


def asks_me(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return bool(scene.view.get("ask"))


def last_round(scene: Scene) -> int:
    view = scene.view
    return int(min(view["last_round"], view["limit"] or view["last_round"]))


def round_words(scene: Scene, fact: Fact) -> str:  # noqa: ARG001
    shown, last = scene.view["round"], last_round(scene)
    if last >= 1000:
        return scene.words("round", round=shown)
    return scene.words("round-of", round=min(shown, last), last=last)


def round_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    last = last_round(scene)
    values = {"round": scene.view["round"]}
    yield Spoken("round-of", {**values, "last": last}) if last < NEVER else Spoken("round", values)


def contents_words(scene: Scene, fact: Fact) -> str:
    return scene.words(
        "known-contents", contents=scene.counted(fact.value, lambda what: scene.words("barrel-content", what=what))
    )


def contents_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for content in fact.value:
        yield Spoken(f"content-{content}", {})


def asked_plates(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """Who is asked is told in the status; of what, by the phase."""
    mine = scene.view.get("seat")
    others = [scene.actor(name) for name in fact.value if name != mine]
    if others and mine not in fact.value and scene.view["result"] is None:
        yield Shown("status", (scene.words("waiting-for", names=", ".join(others)),))


def drawn_words(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if not fact.value:
        return
    if "left" in fact.owner:
        card = scene.card(fact.value[scene.view["seat"]])
        yield Shown("known", (scene.words("known-own-drawn", card=card),))
    else:
        drawn = {name: scene.card(word) for name, word in fact.value.items()}
        yield Shown("known", (scene.words("known-drawn", drawn=scene.by_player(drawn)),))


def drawn_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for word in fact.value.values():
        yield Spoken("luck-word", {"word": word})


def laid_words(scene: Scene, fact: Fact) -> str:
    laid = fact.owner
    by, on = scene.title(laid["by"]), scene.title(laid["on"])
    op, slot = scene.words(f"op-{laid['op']}"), laid.get("slot") or "none"
    return scene.words("known-laid", by=by, on=on, op=op, row=laid["row"], slot=slot)


def laid_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    laid = fact.owner
    values = {"by": scene.actor(laid["by"]), "on": scene.actor(laid["on"]), "row": laid["row"], "op": laid["op"]}
    slot = laid.get("slot")
    yield Spoken("laid-on-card", {**values, "slot": slot}) if slot else Spoken("laid", values)


LAID: Final = Row(text("known", laid_words), laid_spoken)


def programs_of(message: str) -> Any:
    """Rows by player among what is known."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        for name, rows in fact.value.items():
            yield Shown("known", (scene.words(message, name=scene.title(name), rows=scene.rows(rows)),))

    return look


def programs_spoken(message: str, key: str) -> Any:
    def look(scene: Scene, fact: Fact) -> Iterator[Spoken]:
        for name, rows in fact.value.items():
            yield Spoken(message, {"name": scene.actor(name), key: " ; ".join(rows)})

    return look


def played_words(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for rows in fact.value:
        yield Shown("known", (scene.words("known-played", rows=scene.rows(rows)),))


def played_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for rows in fact.value:
        yield Spoken("my-earlier", {"rows": " ; ".join(rows)})


def decks(scene: Scene, fact: Fact) -> dict[str, int]:
    """Luck cards left; a bot has none."""
    return {name: left for name, left in fact.value.items() if not scene.view["golems"][name]["bot"]}


def counts_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, count in fact.value.items():
        yield Spoken("tally", {"name": scene.actor(name), "count": str(count)})


def story_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    found = story_of(scene.view["options"])
    if found is not None:
        title = found[1].title.get(scene.lang)
        yield Spoken("story", {"title": title} if title else {})


def story_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:  # noqa: ARG001
    """Of a scenario or a puzzle; once the game is over its result has the place."""
    found = story_of(scene.view["options"])
    if found is not None and found[1].title and scene.view["result"] is None:
        story = " ".join(found[1].story[scene.lang].split())
        yield Shown("aim", (found[1].title[scene.lang],))
        yield Shown("aim", (story,))


def plot_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    plot = fact.owner
    values = {
        "title": load_plots()[plot["id"]].title[scene.lang],
        "chapter": plot["chapter"],
        "chapters": len(plot["scenarios"]),
        "tale": " ".join(plot["tale"][scene.lang].split()),
    }
    yield Spoken("plot", values)


def is_over(scene: Scene, fact: Fact) -> bool:
    return not is_running(scene, fact)


def chapter_number(_: Scene, fact: Fact) -> str:
    return f"{fact.value}/{len(fact.owner['scenarios'])} ·"


ONLY_IN_LINK: Final = "the texts of a scenario in a link: tests/web/test_own_scenario.py"


ROWS: Final[dict[str, Row]] = {
    "Laid.by": LAID,
    "Laid.on": LAID,
    "Laid.row": LAID,
    "Laid.op": LAID,
    "Laid.slot": LAID,
    "Luck.drawn": Row(drawn_words, drawn_spoken),
    "Luck.left": Row(
        page("known", "known-luck-left", has, left=lambda scene, fact: scene.by_player(decks(scene, fact))),
        counts_spoken,
    ),
    "Goal.kind": Row(
        text(
            "aim",
            lambda scene, fact: scene.words(f"aim-{fact.value}", amount=fact.owner["amount"]),
            has_aim,
        ),
        lambda _, fact: iter([Spoken(f"goal-{fact.value}", {"amount": fact.owner["amount"]})]),
    ),
    "Goal.cells": Row(goal_cells, goal_cells_spoken),
    "Goal.marks": Row(in_cells("cell-mark", unless_gears), cells_spoken("thing-mark", unless_gears)),
    "Goal.amount": Row("the line about the goal compares it: Goal.kind", "the line about the goal has it: Goal.kind"),
    "Gears.left": Row(in_cells("cell-gear"), cells_spoken("thing-gear")),
    "Gears.counts": Row(gears_found, gears_spoken),
    "Question.kind": Row(
        "the phase says that somebody decides; whoever is asked sees of what",
        lambda scene, fact: iter([Spoken(f"decides-{fact.value}", {"name": scene.actor(fact.owner["golem"])})]),
    ),
    "Question.golem": Row(
        "whoever decides is named in the status: GolemsView.asked",
        lambda scene, fact: iter([Spoken(f"decides-{fact.owner['kind']}", {"name": scene.actor(fact.value)})]),
    ),
    "Paused.row": Row("the row in play is the last one that lies open: Paused.opened", said("paused", row=VALUE)),
    "Paused.golems": Row(PARTS, PARTS),
    "Paused.tokens": Row(PARTS, PARTS),
    "Paused.broken": Row("for players that think ahead: nobody else needs it", "for players that think ahead"),
    "Paused.opened": Row(programs_of("known-opened"), programs_spoken("opened", "cards")),
    "Paused.decided": Row("for players that think ahead: nobody else needs it", "for players that think ahead"),
    "Paused.question": Row(PARTS, PARTS),
    "GolemsMine.program": Row(
        page("known", "known-own-program", has, rows=lambda scene, fact: scene.rows(fact.value)),
        said("my-program", has, rows=lambda _, fact: " ; ".join(fact.value)),
    ),
    "GolemsMine.played": Row(played_words, played_spoken),
    "GolemsMine.luck_to_come": Row(
        page("known", "known-luck-to-come", cards=lambda scene, fact: scene.counted(fact.value, scene.card)),
        said("luck-to-come"),
    ),
    "GolemsMine.token": Row(
        page("known", "known-token", has, op=lambda scene, fact: scene.words(f"op-{fact.value}")),
        said("my-token", has, op=VALUE),
    ),
    "Story.title": Row(ONLY_IN_LINK, ONLY_IN_LINK),
    "Story.story": Row(ONLY_IN_LINK, ONLY_IN_LINK),
    "PlotView.id": Row("its chapters and its tale are shown; the setup names it", plot_spoken),
    "PlotView.chapter": Row(text("aim", chapter_number, is_running), plot_spoken),
    "PlotView.scenarios": Row("the chapter's scenario is spoken: GolemsView.options", plot_spoken),
    "PlotView.winners": Row("the result lists them: tests/web/test_plots.py", "the tale tells how it went"),
    "PlotView.tale": Row(
        text("desk", lambda scene, fact: " ".join(fact.value[scene.lang].split()), is_over), plot_spoken
    ),
    "PlotView.best": Row("only after three chapters: tests/web/test_plots.py", "the tale tells how it went"),
    "PlotView.next": Row("the result's button follows it: tests/web/test_plots.py", "the next table is set by options"),
    "GolemsView.game": Row(page("title", "golems-title"), "the program that starts the text mode names it"),
    "GolemsView.options": Row(story_shown, story_spoken),
    "GolemsView.phase": Row(
        text("status", lambda scene, fact: scene.words(f"your-turn-{fact.value}"), asks_me),
        lambda _, fact: iter([Spoken(f"phase-{fact.value}", {})]),
    ),
    "GolemsView.turns": Row("the line under the aim tells it in junior: tests/web/test_juniors.py", "phases tell it"),
    "GolemsView.stats": Row("decides which numbers are shown: GolemView", "decides which numbers are told: GolemView"),
    "GolemsView.round": Row(text("status", round_words), round_spoken),
    "GolemsView.last_round": Row(text("status", round_words), round_spoken),
    "GolemsView.limit": Row(text("status", round_words), round_spoken),
    "GolemsView.field": Row(ground_cells, ground_spoken),
    "GolemsView.golems": Row(text("players", lambda _, fact: " ".join(fact.value)), PARTS),
    "GolemsView.bot_programs": Row(PARTS, PARTS),
    "GolemsView.tokens": Row(PARTS, PARTS),
    "GolemsView.contents": Row(text("known", contents_words, has), contents_spoken),
    "GolemsView.asked": Row(asked_plates, said("asked", has, names=lambda scene, fact: scene.actors(fact.value))),
    "GolemsView.cards": Row(card_names, cards_spoken),
    "GolemsView.laid": Row(PARTS, PARTS),
    "GolemsView.luck": Row(PARTS, PARTS),
    "GolemsView.goal": Row(PARTS, PARTS),
    "GolemsView.gears": Row(PARTS, PARTS),
    "GolemsView.paused": Row(PARTS, PARTS),
    "GolemsView.result": Row(PARTS, PARTS),
    "GolemsView.programs": Row(programs_of("known-program"), programs_spoken("program-of", "rows")),
    "GolemsView.story": Row(PARTS, PARTS),
    "GolemsView.plot": Row(PARTS, PARTS),
    "GolemsView.cards_laid": Row(
        page("known", "known-cards-laid", counts=lambda scene, fact: scene.by_player(fact.value)), counts_spoken
    ),
    "GolemsView.seat": Row(page("plate {seat}", "you"), "the line about the own golem begins with You: GolemView.at"),
    "GolemsView.mine": Row(PARTS, PARTS),
    "GolemsView.ask": Row(PARTS, PARTS),
}
