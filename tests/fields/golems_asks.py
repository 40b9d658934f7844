"""Battle of Golems: where questions to a seat are shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.games.golems.components.cards import load_cards
from tests.fields.rows import PARTS, SECRET, VALUE, Row, Scene, Shown, Spoken, has, page, said, text
from tests.fields.walk import Fact

STATS: Final = ("strength", "range", "rows", "limit")


def hand(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """Every card of a hand, with how many of it are left where nothing is laid yet."""
    cards = fact.value if isinstance(fact.value, dict) else dict.fromkeys(fact.value, 1)
    for card, copies in cards.items():
        yield Shown("hand", (f"{scene.card(card)} {scene.words('hand-left', left=copies)}",))


def hand_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for card, copies in fact.value.items():
        yield Spoken("your-card", {"card": card, "copies": copies})


def bonuses_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for card in fact.value:
        yield Spoken("bonus-card", {"card": card})


def call_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if fact.value:
        yield Shown("hand", (scene.card("call"),))


def rows_shown(_: Scene, fact: Fact) -> Iterator[Shown]:
    """So many places for rows, and no more."""
    yield Shown("rows", (f"{fact.value} rows",))


def task_row(message: str) -> Row:
    def names(scene: Scene, fact: Fact) -> str:
        return ", ".join(
            scene.words(f"word-{card}") if f"word-{card}" in scene.words.ids else scene.card(card)
            for card in fact.value
        )

    return Row(page("aim", message, has, cards=names), said(message, has))


def numbers_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """The numbers of a card that may be chosen, with its name."""
    shown = scene.view.get("stats", STATS)
    for card, numbers in fact.value.items():
        stats = [scene.words(f"stat-{stat}", number=numbers[stat]) for stat in shown]
        yield Shown("desk", (", ".join([load_cards()[card].name[scene.lang], *stats]),))


def numbers_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    told = scene.view.get("stats", STATS)
    for card, numbers in fact.value.items():
        yield Spoken("", {"card": card, **{stat: numbers[stat] for stat in told}})


def options_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """Cells are marked on the field; words are buttons."""
    kind = fact.owner["kind"]
    for option in fact.value:
        if ":" in option:
            name, row, slot = (*option.split(":"), "none")[:3]
            yield Shown("desk", (scene.words("logic-row", name=scene.actor(name), row=int(row), slot=slot),))
        elif option[-1].isdigit():
            yield Shown("picked", (option,))
        elif option == "none":
            yield Shown("desk", (scene.words(f"none-{kind}"),))
        else:
            yield Shown("desk", (scene.words(f"pick-{option}"),))


def options_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    """Cells and rows; words may be in the player's language."""
    yield Spoken(f"ask-{fact.owner['kind']}", {"options": {one for one in fact.value if one[-1].isdigit()}})


def idle_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """The rows where the token would do nothing say so."""
    for option in fact.value:
        name, row, slot = (*option.split(":"), "none")[:3]
        place = scene.words("logic-row", name=scene.title(name), row=int(row), slot=slot)
        yield Shown("desk", (f"{place}, {scene.words('token-idle-row')}",))


def idle_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    if fact.value:
        yield Spoken("ask-logic-idle", {"options": set(fact.value)})


OPTIONS: Final = Row(options_shown, options_spoken)

OWN_PUZZLE: Final = "only puzzles that somebody makes have it: tests/web/test_puzzle_editor.py"

ROWS: Final[dict[str, Row]] = {
    "Task.rows": Row(OWN_PUZZLE, OWN_PUZZLE),
    "Task.use": task_row("task-use"),
    "Task.avoid": task_row("task-avoid"),
    "Task.use_all": Row(OWN_PUZZLE, OWN_PUZZLE),
    "Task.exactly": task_row("task-exactly"),
    "ProgramAsk.kind": Row(page("desk", "my-program"), said("your-cards")),
    "ProgramAsk.rows": Row(rows_shown, said("ask-program", lambda _, fact: not fact.owner["all_rows"], rows=VALUE)),
    "ProgramAsk.all_rows": Row(
        "said when a program with an empty row is locked: web/tests/programState.test.ts",
        said("ask-program-all", has),
    ),
    "ProgramAsk.cards": Row(hand, hand_spoken),
    "ProgramAsk.bonuses": Row(hand, bonuses_spoken),
    "ProgramAsk.call": Row(call_shown, said("bonus-card", has, card="call")),
    "ProgramAsk.secret": SECRET,
    "ProgramAsk.task": Row(PARTS, PARTS),
    "ProgramAsk.logic": Row(
        "only tasks of the path ask for tokens: tests/web/test_path.py", "the same: tests/text_mode/test_tasks.py"
    ),
    "ProgramAsk.copies": Row("only tasks of the path have it", "only tasks of the path have it"),
    "SubroutineAsk.kind": Row(page("desk", "ask-title-subroutine"), said("ask-subroutine")),
    "SubroutineAsk.cards": Row(hand, said("ask-subroutine")),
    "CardAsk.kind": Row(page("desk", "ask-title-card"), said("ask-card")),
    "CardAsk.options": Row("every option has numbers: CardAsk.numbers", options_spoken),
    "CardAsk.numbers": Row(numbers_shown, numbers_spoken),
    "LogicAsk.kind": Row(page("desk", "ask-title-logic"), said("ask-logic")),
    "LogicAsk.options": OPTIONS,
    "LogicAsk.token": Row(
        text("desk", lambda scene, fact: scene.words(f"token-{fact.value}")), said("ask-logic", op=VALUE)
    ),
    "LogicAsk.idle": Row(idle_shown, idle_spoken),
    "LogicAsk.secret": SECRET,
    "PickAsk.kind": Row(page("desk", "ask-title-pick"), said("ask-pick")),
    "PickAsk.options": OPTIONS,
    "PickAsk.golem": Row(
        "whoever is asked plays its own rows", said("ask-pick", golem=lambda scene, fact: scene.actor(fact.value))
    ),
    "ExitAsk.kind": Row(page("desk", "ask-title-exit"), said("ask-exit")),
    "ExitAsk.options": OPTIONS,
    "ExitAsk.golem": Row(
        "whoever is asked comes out itself", said("ask-exit", golem=lambda scene, fact: scene.actor(fact.value))
    ),
    "TeleportAsk.kind": Row(
        page("desk", "ask-title-teleport", name=lambda scene, fact: scene.actor(fact.owner["golem"])),
        said("ask-teleport"),
    ),
    "TeleportAsk.options": OPTIONS,
    "TeleportAsk.golem": Row(
        page("desk", "ask-title-teleport", name=lambda scene, fact: scene.actor(fact.value)),
        said("ask-teleport", golem=lambda scene, fact: scene.actor(fact.value)),
    ),
}
