"""Battle of Golems: where every field of its views is shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from algoritmus.core.grid import Grid
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.rules.edition import NEVER
from algoritmus.games.golems.table.setup.stories import story_of
from tests.fields.rows import (
    ABSTRACT,
    EVENTS,
    FRAMES,
    PARTS,
    VALUE,
    Row,
    Scene,
    Shown,
    Told,
    both,
    has,
    page,
    said,
    text,
)
from tests.fields.walk import Fact

FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
GROUNDS: Final = {"i": "ice", "s": "snow", " ": "gaps"}
SIGNS: Final = {"and": "∧", "or": "∨", "not": "¬", "xor": "⊕"}
SAME_EDITION: Final = "golems of the small editions are all alike: the rules say how"


def stands(scene: Scene, fact: Fact) -> bool:
    """Whether a golem is on the field, and drawn where it stands: in the middle of a row as there, else as it is."""
    return fact.owner["at"] is not None and (fact.path[0] == "paused") is (scene.view["paused"] is not None)


def golem_cell(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """A golem in the words of its cell."""
    if stands(scene, fact):
        looks = scene.words(f"looks-{fact.owner['facing']}")
        name, damage = scene.actor(fact.player), fact.owner["damage"]
        yield Shown(f"cell {fact.owner['at']}", (scene.words("cell-golem", name=name, looks=looks, damage=damage),))


def drawn_at(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if stands(scene, fact) and not scene.text:
        yield Shown(f"figure {fact.player}", (f"at {fact.value}",))


def drawn_facing(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if stands(scene, fact) and not scene.text:
        yield Shown(f"figure {fact.player}", (f"turned {TURNS[fact.value]}",))


def drawn_damage(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if stands(scene, fact) and not scene.text:
        yield Shown(f"figure {fact.player}", (f"cracks {min(fact.value, 5)}",))


def drawn_barrel(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if stands(scene, fact) and not scene.text:
        yield Shown(f"figure {fact.player}", (f"load {int(fact.value)}",))


def is_now(scene: Scene, fact: Fact) -> bool:
    return (fact.path[0] == "paused") is (scene.view["paused"] is not None)


def fights(scene: Scene, fact: Fact) -> bool:
    return is_now(scene, fact) and scene.view["options"].get("way") != "junior"


def limit_of(scene: Scene, fact: Fact) -> int:
    return int(scene.view["golems"][fact.player]["limit"])


def has_sheet(scene: Scene, fact: Fact) -> bool:
    """Whether a golem card lies open before this golem."""
    view = scene.view
    return view["game"] == "golems/board" and (view["phase"] != "card" or fact.player in view["cards"])


def strikes(scene: Scene, fact: Fact) -> bool:
    return has_sheet(scene, fact) and scene.view["options"].get("way") != "junior"


def told_golem(scene: Scene, fact: Fact) -> Iterator[Told]:
    """The line about a golem: where it is, what it bears."""
    if not is_now(scene, fact):
        return
    who = "you" if fact.player == scene.view["seat"] else "other"
    values = {"name": scene.actor(fact.player), "damage": fact.owner["damage"], "limit": limit_of(scene, fact)}
    if fact.owner["at"] is None:
        yield Told(f"{who}-out", values)
    else:
        yield Told(f"{who}-golem", {**values, "at": fact.owner["at"]})
        yield Told(FACINGS[fact.owner["facing"]], {})


def told_barrel(scene: Scene, fact: Fact) -> Iterator[Told]:
    if fact.value and stands(scene, fact):
        yield Told("you-carry" if fact.player == scene.view["seat"] else "other-carry", {})


def on_field(scene: Scene, fact: Fact) -> bool:
    """Whether the golem of a sheet stands on the field now."""
    return (scene.view["paused"] or scene.view)["golems"][fact.player]["at"] is not None


def other_rows(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return fact.path[0] == "golems" and fact.owner["at"] is not None and fact.value != fact.owner["rows"]


def rows_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    if is_now(scene, fact) and fact.owner["at"] is not None:
        yield Told("golem-numbers", {"next": fact.value})


def sheet(stat: str) -> Row:
    """A number of a golem card: on the plate, for the eye too, and on the sheet that the plate opens."""
    return Row(
        both(
            page("plate {who}", f"stat-{stat}", strikes, number=VALUE),
            text("stats {who}", lambda _, fact: str(fact.value), strikes),
            text("sheet {who}", lambda scene, fact: f"{scene.words(f'stat-key-{stat}')} {fact.value}", strikes),
        ),
        said("golem-numbers", on_field, **{stat: VALUE}),
    )


def card_names(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, card in fact.value.items():
        yield Shown(f"plate {name}", (load_cards()[card].name[scene.lang],))
        yield Shown(f"sheet {name}", (load_cards()[card].name[scene.lang],))


def cards_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    for name, card in fact.value.items():
        yield Told("tally", {"name": scene.actor(name), "count": load_cards()[card].name[scene.lang]})


# tokens and cells


def token_words(scene: Scene, fact: Fact) -> str:
    token = fact.owner
    op = scene.words(f"op-{token['op']}") if "op" in token else ""
    return scene.words(f"cell-{token['kind']}", name=token.get("name", ""), end=token.get("end", "none"), op=op)


def token_cell(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if is_now(scene, fact):
        yield Shown(f"cell {fact.owner['at']}", (token_words(scene, fact),))


def token_drawn(scene: Scene, fact: Fact) -> Iterator[Shown]:
    if is_now(scene, fact) and not scene.text:
        yield Shown("things", (f"{fact.owner['kind']} at {fact.owner['at']}",))


def token_sign(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """The name of a ladder, the sign of a logic token."""
    if is_now(scene, fact) and not scene.text:
        token = fact.owner
        sign = SIGNS[token["op"]] if token["kind"] == "logic" else token["name"]
        yield Shown("things", (f"{token['kind']} at {token['at']} {sign}",))


def token_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    if is_now(scene, fact):
        values = {name: value for name, value in fact.owner.items() if name != "kind"}
        yield Told(f"thing-{fact.owner['kind']}", values)


def ground_cells(scene: Scene, fact: Fact) -> Iterator[Shown]:
    grid = Grid(fact.value)
    yield Shown("cells", (" ".join(sorted(grid.name(cell) for cell in grid.cells())),))
    for cell in grid.cells():
        if grid.marks[cell] in "is":
            yield Shown(
                f"cell {grid.name(cell)}", (scene.words("cell-ice" if grid.marks[cell] == "i" else "cell-snow"),)
            )


def ground_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    grid = Grid(fact.value)
    yield Told("size", {"columns": grid.width, "rows": grid.height})
    for mark, message in GROUNDS.items():
        cells = {grid.name(cell) for cell in range(len(grid.marks)) if grid.marks[cell] == mark}
        if cells:
            yield Told(message, {"cells": cells})


def goal_cells(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, cells in fact.value.items():
        for cell in cells:
            yield Shown(f"cell {cell}", (scene.words("cell-goal", name=scene.actor(name)),))


def goal_cells_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    for name, cells in fact.value.items():
        for cell in cells:
            yield Told("thing-goal", {"at": cell, "name": scene.actor(name)})


def in_cells(message: str) -> Any:
    """A list of cells, each of which says this."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        for cell in fact.value:
            yield Shown(f"cell {cell}", (scene.words(message),))

    return look


def cells_told(message: str) -> Any:
    def look(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
        for cell in fact.value:
            yield Told(message, {"at": cell})

    return look


def gears_found(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for (name, golem), count in zip(scene.view["golems"].items(), fact.value, strict=True):
        if not golem["bot"]:
            yield Shown(f"plate {name}", (scene.words("gears-found", count=count),))


def gears_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    for name, count in zip(scene.view["golems"], fact.value, strict=True):
        yield Told("tally", {"name": scene.actor(name), "count": str(count)})


# the table


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


def round_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    last = last_round(scene)
    values = {"round": scene.view["round"]}
    yield Told("round-of", {**values, "last": last}) if last < NEVER else Told("round", values)


def in_field_order(names: Mapping[str, Any]) -> str:
    return " ".join(names)


def contents_words(scene: Scene, fact: Fact) -> str:
    return scene.words(
        "known-contents", contents=scene.counted(fact.value, lambda what: scene.words("barrel-content", what=what))
    )


def contents_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for content in fact.value:
        yield Told(f"content-{content}", {})


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


def drawn_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for word in fact.value.values():
        yield Told("luck-word", {"word": word})


def laid_words(scene: Scene, fact: Fact) -> str:
    laid = fact.owner
    by, on = scene.title(laid["by"]), scene.title(laid["on"])
    op, slot = scene.words(f"op-{laid['op']}"), laid.get("slot") or "none"
    return scene.words("known-laid", by=by, on=on, op=op, row=laid["row"], slot=slot)


def laid_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    laid = fact.owner
    values = {"by": scene.actor(laid["by"]), "on": scene.actor(laid["on"]), "row": laid["row"], "op": laid["op"]}
    slot = laid.get("slot")
    yield Told("laid-on-card", {**values, "slot": slot}) if slot else Told("laid", values)


LAID: Final = Row(text("known", laid_words), laid_told)


def programs_of(message: str) -> Any:
    """Rows by player among what is known."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        for name, rows in fact.value.items():
            yield Shown("known", (scene.words(message, name=scene.title(name), rows=scene.rows(rows)),))

    return look


def programs_told(message: str, key: str) -> Any:
    def look(scene: Scene, fact: Fact) -> Iterator[Told]:
        for name, rows in fact.value.items():
            yield Told(message, {"name": scene.actor(name), key: " ; ".join(rows)})

    return look


def played_words(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for rows in fact.value:
        yield Shown("known", (scene.words("known-played", rows=scene.rows(rows)),))


def played_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for rows in fact.value:
        yield Told("my-earlier", {"rows": " ; ".join(rows)})


def cards_laid_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    for name, count in fact.value.items():
        yield Told("tally", {"name": scene.actor(name), "count": str(count)})


# stories


def story_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    found = story_of(scene.view["options"])
    if found is not None:
        title = found[1].title.get(scene.lang)
        yield Told("story", {"title": title} if title else {})


def story_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:  # noqa: ARG001
    """Of a scenario or a puzzle; once the game is over its result has the place."""
    found = story_of(scene.view["options"])
    if found is not None and found[1].title and scene.view["result"] is None:
        story = " ".join(found[1].story[scene.lang].split())
        yield Shown("aim", (found[1].title[scene.lang],))
        yield Shown("aim", (story,))


def plot_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    plot = fact.owner
    values = {
        "title": load_plots()[plot["id"]].title[scene.lang],
        "chapter": plot["chapter"],
        "chapters": len(plot["scenarios"]),
        "tale": " ".join(plot["tale"][scene.lang].split()),
    }
    yield Told("plot", values)


def is_over(scene: Scene, fact: Fact) -> bool:
    return not is_running(scene, fact)


def chapter_number(_: Scene, fact: Fact) -> str:
    return f"{fact.value}/{len(fact.owner['scenarios'])} ·"


# asks


def hand(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """Every card of a hand, with how many of it are left where nothing is laid yet."""
    cards = fact.value if isinstance(fact.value, dict) else dict.fromkeys(fact.value, 1)
    for card, copies in cards.items():
        yield Shown("hand", (f"{scene.card(card)} {scene.words('hand-left', left=copies)}",))


def hand_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for card, copies in fact.value.items():
        yield Told("your-card", {"card": card, "copies": copies})


def bonuses_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for card in fact.value:
        yield Told("bonus-card", {"card": card})


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
    """The four numbers of a card that may be chosen, with its name."""
    for card, numbers in fact.value.items():
        stats = [scene.words(f"stat-{stat}", number=numbers[stat]) for stat in ("strength", "range", "rows", "limit")]
        yield Shown("desk", (", ".join([load_cards()[card].name[scene.lang], *stats]),))


def numbers_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    for card, numbers in fact.value.items():
        yield Told("card-numbers", {"card": card, **numbers})


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


def options_told(scene: Scene, fact: Fact) -> Iterator[Told]:  # noqa: ARG001
    yield Told(f"ask-{fact.owner['kind']}", {"options": set(fact.value)})


OPTIONS: Final = Row(options_shown, options_told)
ASKED: Final = Row(page("desk", "my-program"), said("ask-program", lambda _, fact: not fact.owner["all_rows"]))
OPEN_NUMBER: Final = "its card's row compares it: CardAsk.numbers"
OWN_PUZZLE: Final = "only puzzles that somebody makes have it: tests/web/test_puzzle_editor.py"
ONLY_IN_LINK: Final = "the texts of a scenario in a link: tests/web/test_own_scenario.py"
GOLEM_EVENT: Final = ("rule", "golem", "beat", "command", "from", "to", "other", "amount", "what", "thing", "facing")
STANDS: Final = {
    "at": Row(both(golem_cell, drawn_at), told_golem),
    "facing": Row(both(golem_cell, drawn_facing), told_golem),
    "damage": Row(
        both(golem_cell, drawn_damage, page("plate {who}", "damage", fights, damage=VALUE, limit=limit_of)), told_golem
    ),
    "carrying": Row(
        both(
            drawn_barrel,
            page("plate {who}", "carries-barrel", lambda scene, fact: fact.value and stands(scene, fact)),
        ),
        told_barrel,
    ),
    "rows_next": Row(
        page("known", "known-rows", other_rows, name=lambda scene, fact: scene.title(fact.player), rows=VALUE),
        rows_told,
    ),
}

ROWS: Final[dict[str, Row]] = {
    "Token.at": Row(both(token_cell, token_drawn), token_told),
    "Token.kind": Row(both(token_cell, token_drawn), token_told),
    "Token.name": Row(both(token_cell, token_sign), token_told),
    "Token.end": Row(token_cell, token_told),
    "Token.op": Row(both(token_cell, token_sign), token_told),
    **{f"GolemStands.{field}": Row(ABSTRACT, ABSTRACT) for field in STANDS},
    **{f"GolemThen.{field}": row for field, row in STANDS.items()},
    **{f"GolemView.{field}": row for field, row in STANDS.items()},
    "GolemThen.rows_next": Row("between rounds only: a row waits now", rows_told),
    "GolemThen.out": Row("a golem that is out has no cell: GolemThen.at", "GolemThen.at tells it"),
    "GolemView.strength": sheet("strength"),
    "GolemView.range": sheet("range"),
    "GolemView.rows": sheet("rows"),
    "GolemView.limit": Row(
        both(
            text(
                "sheet {who}",
                lambda scene, fact: f"{scene.words('stat-key-limit')} {fact.value}",
                has_sheet,
            ),
            page(
                "plate {who}",
                "damage",
                lambda scene, _: scene.view["options"].get("way") != "junior",
                damage=lambda scene, fact: (scene.view["paused"] or scene.view)["golems"][fact.player]["damage"],
                limit=VALUE,
            ),
        ),
        told_golem,
    ),
    "GolemView.bot": Row(
        text("plate {who}", lambda scene, fact: scene.title(fact.player), has),
        said("golem-bot", lambda scene, fact: fact.value and on_field(scene, fact)),
    ),
    "GolemView.subroutine": Row(
        text("plate {who}", lambda scene, fact: " ".join(scene.card(card) for card in fact.value), has),
        said(
            "golem-subroutine",
            lambda scene, fact: fact.value and on_field(scene, fact),
            cards=lambda _, fact: " ".join(fact.value),
        ),
    ),
    "GolemView.team": Row(text("plate {who}", lambda _, fact: fact.value), said("golem-team", on_field, team=VALUE)),
    **{f"GolemEvent.{field}": Row(EVENTS, EVENTS) for field in (*GOLEM_EVENT, "card", "row")},
    **{f"RowOpened.{field}": Row(EVENTS, EVENTS) for field in ("kind", "beat", "round", "row", "cards")},
    **{
        f"GolemsField.{field}": Row(FRAMES, "the text mode tells the events that lead there")
        for field in ("kind", "beat", "round", "row", "golems", "tokens")
    },
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
    "ProgramAsk.cards": Row(hand, hand_told),
    "ProgramAsk.bonuses": Row(hand, bonuses_told),
    "ProgramAsk.call": Row(call_shown, said("bonus-card", has, card="call")),
    "ProgramAsk.task": Row(PARTS, PARTS),
    "ProgramAsk.logic": Row(
        "only tasks of the path ask for tokens: tests/web/test_path.py", "the same: tests/text_mode/test_tasks.py"
    ),
    "ProgramAsk.copies": Row("only tasks of the path have it", "only tasks of the path have it"),
    "SubroutineAsk.kind": Row(page("desk", "ask-title-subroutine"), said("ask-subroutine")),
    "SubroutineAsk.cards": Row(hand, said("ask-subroutine")),
    **{f"CardNumbers.{stat}": Row(OPEN_NUMBER, OPEN_NUMBER) for stat in ("strength", "range", "rows", "limit")},
    "CardAsk.kind": Row(page("desk", "ask-title-card"), said("ask-card")),
    "CardAsk.options": Row("every option has numbers: CardAsk.numbers", options_told),
    "CardAsk.numbers": Row(numbers_shown, numbers_told),
    "LogicAsk.kind": Row(page("desk", "ask-title-logic"), said("ask-logic")),
    "LogicAsk.options": OPTIONS,
    "LogicAsk.token": Row(
        text("desk", lambda scene, fact: scene.words(f"token-{fact.value}")), said("ask-logic", op=VALUE)
    ),
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
    "Laid.by": LAID,
    "Laid.on": LAID,
    "Laid.row": LAID,
    "Laid.op": LAID,
    "Laid.slot": LAID,
    "Luck.drawn": Row(drawn_words, drawn_told),
    "Luck.left": Row(
        page("known", "known-luck-left", has, left=lambda scene, fact: scene.by_player(fact.value)),
        said("luck-left", has),
    ),
    "Goal.kind": Row(
        text(
            "aim",
            lambda scene, fact: scene.words(f"aim-{fact.value}", amount=fact.owner["amount"]),
            has_aim,
        ),
        lambda _, fact: iter([Told(f"goal-{fact.value}", {"amount": fact.owner["amount"]})]),
    ),
    "Goal.cells": Row(goal_cells, goal_cells_told),
    "Goal.marks": Row(in_cells("cell-mark"), cells_told("thing-mark")),
    "Goal.amount": Row("the line about the goal compares it: Goal.kind", "the line about the goal has it: Goal.kind"),
    "Gears.left": Row(in_cells("cell-gear"), cells_told("thing-gear")),
    "Gears.counts": Row(gears_found, gears_told),
    "Question.kind": Row(
        "the phase says that somebody decides; whoever is asked sees of what",
        lambda scene, fact: iter([Told(f"decides-{fact.value}", {"name": scene.actor(fact.owner["golem"])})]),
    ),
    "Question.golem": Row(
        "whoever decides is named in the status: GolemsView.asked",
        lambda scene, fact: iter([Told(f"decides-{fact.owner['kind']}", {"name": scene.actor(fact.value)})]),
    ),
    "Paused.row": Row("the row in play is the last one that lies open: Paused.opened", said("paused", row=VALUE)),
    "Paused.golems": Row(PARTS, PARTS),
    "Paused.tokens": Row(PARTS, PARTS),
    "Paused.broken": Row("for players that think ahead: nobody else needs it", "for players that think ahead"),
    "Paused.opened": Row(programs_of("known-opened"), programs_told("opened", "cards")),
    "Paused.decided": Row("for players that think ahead: nobody else needs it", "for players that think ahead"),
    "Paused.question": Row(PARTS, PARTS),
    "BotLine.when": Row(
        text("program {bot}", lambda scene, fact: scene.words(f"bot-when-{fact.value.replace(' ', '-')}")),
        lambda _, fact: iter([Told("bot-card-line", {"when": fact.value.replace(" ", "-")})]),
    ),
    "BotLine.do": Row(text("program {bot}", lambda scene, fact: scene.card(fact.value)), said("bot-card-line")),
    "BotProgram.eye": Row(
        page(
            "program {bot}",
            "bot-eye",
            lambda _, fact: any(line["when"].startswith("golem") for line in fact.owner["lines"]),
            count=VALUE,
        ),
        said("bot-card", lambda _, fact: fact.owner["lines"], eye=VALUE),
    ),
    "BotProgram.lines": Row(PARTS, PARTS),
    "BotProgram.die": Row(
        text(
            "program {bot}",
            lambda scene, fact: " ".join(
                f"{scene.words('bot-die-face', face=face, card=scene.card(card))} {scene.card(card)}"
                for face, card in enumerate(fact.value, 1)
            ),
            has,
        ),
        said("bot-die", has),
    ),
    "GolemsMine.program": Row(
        page("known", "known-own-program", has, rows=lambda scene, fact: scene.rows(fact.value)),
        said("my-program", has, rows=lambda _, fact: " ; ".join(fact.value)),
    ),
    "GolemsMine.played": Row(played_words, played_told),
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
    "PlotView.id": Row("its chapters and its tale are shown; the setup names it", plot_told),
    "PlotView.chapter": Row(text("aim", chapter_number, is_running), plot_told),
    "PlotView.scenarios": Row("the chapter's scenario is told: GolemsView.options", plot_told),
    "PlotView.winners": Row("the result lists them: tests/web/test_plots.py", "the tale tells how it went"),
    "PlotView.tale": Row(
        text("desk", lambda scene, fact: " ".join(fact.value[scene.lang].split()), is_over), plot_told
    ),
    "PlotView.best": Row("only after three chapters: tests/web/test_plots.py", "the tale tells how it went"),
    "PlotView.next": Row("the result's button follows it: tests/web/test_plots.py", "the next table is set by options"),
    "GolemsView.game": Row(page("title", "golems-title"), "the program that starts the text mode names it"),
    "GolemsView.options": Row(story_shown, story_told),
    "GolemsView.phase": Row(
        text("status", lambda scene, fact: scene.words(f"your-turn-{fact.value}"), asks_me),
        lambda _, fact: iter([Told(f"phase-{fact.value}", {})]),
    ),
    "GolemsView.round": Row(text("status", round_words), round_told),
    "GolemsView.last_round": Row(text("status", round_words), round_told),
    "GolemsView.limit": Row(text("status", round_words), round_told),
    "GolemsView.field": Row(ground_cells, ground_told),
    "GolemsView.golems": Row(text("players", lambda _, fact: in_field_order(fact.value)), PARTS),
    "GolemsView.bot_programs": Row(PARTS, PARTS),
    "GolemsView.tokens": Row(PARTS, PARTS),
    "GolemsView.contents": Row(text("known", contents_words, has), contents_told),
    "GolemsView.asked": Row(asked_plates, said("asked", has, names=lambda scene, fact: scene.actors(fact.value))),
    "GolemsView.cards": Row(card_names, cards_told),
    "GolemsView.laid": Row(PARTS, PARTS),
    "GolemsView.luck": Row(PARTS, PARTS),
    "GolemsView.goal": Row(PARTS, PARTS),
    "GolemsView.gears": Row(PARTS, PARTS),
    "GolemsView.paused": Row(PARTS, PARTS),
    "GolemsView.result": Row(PARTS, PARTS),
    "GolemsView.programs": Row(programs_of("known-program"), programs_told("program-of", "rows")),
    "GolemsView.story": Row(PARTS, PARTS),
    "GolemsView.plot": Row(PARTS, PARTS),
    "GolemsView.cards_laid": Row(
        page("known", "known-cards-laid", counts=lambda scene, fact: scene.by_player(fact.value)), cards_laid_told
    ),
    "GolemsView.seat": Row(page("plate {seat}", "you"), "the line about the own golem begins with You: GolemView.at"),
    "GolemsView.mine": Row(PARTS, PARTS),
    "GolemsView.ask": Row(PARTS, PARTS),
}
