"""Progers: where every field of its views is shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.fields.golems_figures import FACINGS, TURNS
from tests.fields.golems_table import asked_plates, asks_me, has_aim
from tests.fields.rows import (
    PARTS,
    SECRET,
    VALUE,
    Row,
    Scene,
    Shown,
    Spoken,
    both,
    has,
    page,
    said,
    text,
)
from tests.fields.walk import Fact

TURN_RULES: Final = "the rules of a turn: the server says which cards may still be laid"
IN_TASKS: Final = "only tasks of the path have a goal: tests/web/test_path.py and tests/text_mode/test_tasks.py"


def sample(scene: Scene, kind: str) -> str:
    return scene.words(f"progers-samples-{kind}")


def stands(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return fact.owner["at"] is not None


def rover_cell(scene: Scene, fact: Fact) -> Iterator[Shown]:
    rover = fact.owner
    if rover["at"] is not None:
        looks = scene.words(f"looks-{rover['facing']}")
        words = scene.words("cell-rover", name=scene.actor(fact.player), looks=looks, aboard=rover["aboard"])
        yield Shown(f"cell {rover['at']}", (words,))


def drawn(message: str, of: Any = lambda value: value) -> Any:
    """Something of the drawn figure."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        if fact.owner["at"] is not None and not scene.text:
            yield Shown(f"figure {fact.player}", (f"{message} {of(fact.value)}",))

    return look


def spoken_rover(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    rover, who = fact.owner, "you" if fact.player == scene.view["seat"] else "other"
    name = scene.actor(fact.player)
    if rover["at"] is None:
        yield Spoken(f"{who}-nowhere", {"name": name})
    else:
        yield Spoken(f"{who}-rover", {"name": name, **{key: rover[key] for key in ("at", "aboard", "points")}})
        yield Spoken(FACINGS[rover["facing"]], {})


def kinds_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    for kind in fact.value:
        yield Spoken(f"sample-{kind}", {})


# the planet


def pile_cell(scene: Scene, fact: Fact) -> Iterator[Shown]:
    yield Shown(f"cell {fact.owner['at']}", (scene.words("cell-samples", count=fact.owner["count"]),))
    if not scene.text:
        yield Shown("things", (f"at {fact.owner['at']} {'? ' * min(4, fact.owner['count'])}".strip(),))


def pile_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    yield Spoken("thing-samples", {"at": fact.owner["at"], "count": fact.owner["count"]})


def hills(heights: list[str]) -> Iterator[tuple[str, int]]:
    for row, line in enumerate(heights):
        for column, mark in enumerate(line):
            if mark in "12":
                yield f"{chr(ord('a') + column)}{len(heights) - row}", int(mark)


def hills_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for cell, level in hills(fact.value):
        yield Shown(f"cell {cell}", (scene.words("cell-height", level=level),))


def hills_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    cells = {f"{cell}={level}" for cell, level in hills(fact.value)}
    yield Spoken("hills", {"cells": cells} if cells else {})


def walls_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for one, two in fact.value:
        for here, there in ((one, two), (two, one)):
            yield Shown(f"cell {here}", (scene.words("cell-stone", to=there),))


def lift_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    lift = fact.owner
    yield Shown(f"cell {lift['top']}", (scene.words("cell-lift-down", to=lift["bottom"] or "none"),))
    if lift["bottom"]:
        yield Shown(f"cell {lift['bottom']}", (scene.words("cell-lift-up", to=lift["top"]),))


def lifts_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    lifts = {f"{lift['top']}-{lift['bottom']}" for lift in fact.value if lift["bottom"]}
    yield Spoken("lifts", {"cells": lifts} if lifts else {})


def marks_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    taken = {pile["at"] for pile in scene.view["samples"]}
    for cell in fact.value:
        if cell not in taken:
            yield Shown(f"cell {cell}", (scene.words("cell-sample-mark"),))


def bases_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, cell in fact.value.items():
        yield Shown(f"cell {cell}", (scene.words("cell-base", name=scene.actor(name)),))


def bases_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, cell in fact.value.items():
        yield Spoken("base", {"name": scene.actor(name), "at": cell})


def base_labs_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """On the cell of a base, or among what is known while the base is still to come."""
    for home, labs in fact.value.items():
        names = scene.actors(labs)
        if home in scene.view["bases"] and labs:
            yield Shown(f"cell {scene.view['bases'][home]}", (scene.words("cell-labs", names=names),))
        elif labs:
            yield Shown("known", (scene.words("known-base", name=scene.actor(home), labs=names),))


def base_labs_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for home, labs in fact.value.items():
        message = "base" if home in scene.view["bases"] else "base-not-yet"
        yield Spoken(message, {"name": scene.actor(home), "labs": scene.actors(labs)})


def labs_here(scene: Scene, _: Fact) -> str:
    """Whether a player may bring samples to any base; of a spectator, whether everybody may."""
    seat, names = scene.view.get("seat"), list(scene.view["base_labs"].values())
    return "all" if all(seat in labs if seat else len(labs) > 2 for labs in names) else "own"


def labs_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for name, cells in fact.value.items():
        if cells:
            yield Shown("known", (scene.words("known-labs", name=scene.title(name), cells=", ".join(cells)),))


def labs_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    for name, cells in fact.value.items():
        if cells:
            message = "labs" if name == scene.view["seat"] else "other-labs"
            yield Spoken(message, {"name": scene.actor(name), "cells": ", ".join(cells)})


# cards


def is_my_turn(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    ask = scene.view.get("ask") or {"kind": ""}
    return ask["kind"] == "turn" and "cover" in ask["edits"]


def algorithm_cards(scene: Scene, fact: Fact) -> str:
    return " | ".join(scene.card(place["card"]) for place in fact.value)


def loop_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """A bracket with a number; where the loop may be taken off it is a button."""
    if is_my_turn(scene, fact):
        yield Shown("loops", (scene.card(f"x{fact.value}"), scene.words("algo-loop-off", times=fact.value)))


def algorithm_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    if fact.value:
        cards = [f"{number} {place['card']}{loop_of(place)}" for number, place in enumerate(fact.value)]
        under = any("covered" in place for place in fact.value)
        yield Spoken("algorithm", {} if under else {"cards": ", ".join(cards)})


def loop_of(place: dict[str, Any]) -> str:
    loop = f" ×{place['loop']}" if "loop" in place else ""
    return f"{loop}{'+' if 'pair' in place else ''}"


def discard_words(scene: Scene, fact: Fact) -> str:
    cards = [f"{count} × {scene.card(card)}" if count > 1 else scene.card(card) for card, count in fact.value.items()]
    return scene.words("known-discard", cards=", ".join(cards))


def paid_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for one, other in fact.value:
        yield Shown("known", (scene.words("known-paid", one=scene.title(one), other=scene.title(other)),))


def hand_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    for card in set(fact.value):
        if not scene.text:  # there a list says what may be laid
            left = scene.words("hand-left", left=fact.value.count(card))
            yield Shown("hand", (f"{scene.card(card)} {left}",))


def corners_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:  # noqa: ARG001
    corners = {f"{corner} {facing}" for corner, facings in fact.value.items() for facing in facings}
    yield Spoken("ask-base", {"options": corners})


def known_hand(scene: Scene, fact: Fact) -> str:
    return scene.words("known-hand", name=scene.title(fact.player), count=fact.value)


def delivered_words(scene: Scene, fact: Fact) -> str:
    samples = scene.counted(fact.value, lambda kind: sample(scene, kind))
    return scene.words("known-delivered", name=scene.title(fact.player), samples=samples)


def hidden_words(scene: Scene, fact: Fact) -> str:
    samples = ", ".join(f"{count} × {sample(scene, kind)}" for kind, count in fact.value.items())
    return scene.words("known-samples", samples=samples)


def hidden_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    samples = {f"{scene.spoken(f'sample-{kind}')} {count}" for kind, count in fact.value.items()}
    yield Spoken("samples-left", {"samples": samples})


THEN: Final = {
    "at": Row(both(rover_cell, drawn("at")), spoken_rover),
    "facing": Row(both(rover_cell, drawn("turned", TURNS.get)), spoken_rover),
    "aboard": Row(both(rover_cell, drawn("load")), spoken_rover),
    "delivered": Row(text("known", delivered_words, has), kinds_spoken),
    "points": Row(page("plate {who}", "points", points=VALUE, goal=lambda scene, _: scene.view["goal"]), spoken_rover),
}

ROWS: Final[dict[str, Row]] = {
    "Place.card": Row("all cards of the algorithm are compared together: ProgersView.algorithm", "the same"),
    "Place.loop": Row(loop_shown, "ProgersView.algorithm has it"),
    "Place.pair": Row("a bracket over both: web/tests/brackets.test.ts", "ProgersView.algorithm has it"),
    "Place.covered": Row(
        page("covered", "covered", is_my_turn, cards=lambda scene, fact: ", ".join(map(scene.card, fact.value))),
        said("covered"),
    ),
    "Samples.at": Row(pile_cell, pile_spoken),
    "Samples.count": Row(pile_cell, pile_spoken),
    **{f"RoverView.{field}": row for field, row in THEN.items()},
    "RoverView.waiting": Row(
        page("known", "known-waits", has, name=lambda scene, fact: scene.title(fact.player)),
        said("waits-for-lift", has),
    ),
    "RoverView.hand": Row(text("known", known_hand), said("hand-count", cards=VALUE)),
    "TurnAsk.secret": SECRET,
    "TurnAsk.kind": Row(page("desk", "my-turn"), "the row of the hand has it: TurnAsk.hand"),
    "TurnAsk.hand": Row(
        hand_shown,
        lambda _, fact: iter(
            [Spoken("ask-turn-full" if "loop" in fact.owner["edits"] else "ask-turn", {"hand": " ".join(fact.value)})]
        ),
    ),
    "TurnAsk.most_played": Row(TURN_RULES, TURN_RULES),
    "TurnAsk.longest": Row(TURN_RULES, TURN_RULES),
    "TurnAsk.edits": Row(TURN_RULES, TURN_RULES),
    "AlgorithmView.algorithm": Row(PARTS, "the text mode asks for whole answers"),
    "BaseAsk.kind": Row(page("desk", "ask-title-base"), said("ask-base")),
    "BaseAsk.corners": Row(lambda _, fact: iter(Shown("picked", (corner,)) for corner in fact.value), corners_spoken),
    "Lift.top": Row(lift_shown, "all lifts together: PlanetView.lifts"),
    "Lift.bottom": Row(lift_shown, "all lifts together: PlanetView.lifts"),
    "PlanetView.blocks": Row("nothing but heights, walls and lifts", "nothing but heights, walls and lifts"),
    "PlanetView.heights": Row(hills_shown, hills_spoken),
    "PlanetView.walls": Row(
        walls_shown, said("walls", has, cells=lambda _, fact: {"-".join(pair) for pair in fact.value})
    ),
    "PlanetView.lifts": Row(PARTS, lifts_spoken),
    "PlanetView.marks": Row(marks_shown, said("marks", has, cells=lambda _, fact: set(fact.value))),
    "ProgersMine.hand": Row(
        page("known", "known-own-hand", has, cards=lambda scene, fact: scene.counted(fact.value, scene.card)),
        lambda _, fact: iter(Spoken("my-card", {"card": card}) for card in fact.value),
    ),
    **{f"Quest.{field}": Row(IN_TASKS, IN_TASKS) for field in ("kind", "cells", "amount")},
    "ProgersView.game": Row(page("title", "progers-title"), "the program that starts the text mode names it"),
    "ProgersView.options": Row("what they set is shown", "what they set is told"),
    "ProgersView.phase": Row(
        text("status", lambda scene, fact: scene.words(f"your-turn-{fact.value}"), asks_me),
        lambda _, fact: iter([Spoken(f"phase-{fact.value}", {})]),
    ),
    "ProgersView.turn": Row(
        "whoever is asked moves: ProgersView.asked", said("turn", has, name=lambda scene, fact: scene.actor(fact.value))
    ),
    "ProgersView.turns_left": Row(
        page("known", "known-turns-left", lambda _, fact: fact.value is not None, count=VALUE),
        said("turns-left", lambda _, fact: fact.value is not None, turns=VALUE),
    ),
    "ProgersView.goal": Row(
        page("aim", "aim-points", has_aim, goal=VALUE, labs=labs_here), said("points-to-win", points=VALUE)
    ),
    "ProgersView.capacity": Row(page("known", "known-capacity", count=VALUE), said("points-to-win", capacity=VALUE)),
    "ProgersView.planet": Row(PARTS, PARTS),
    "ProgersView.bases": Row(bases_shown, bases_spoken),
    "ProgersView.base_labs": Row(base_labs_shown, base_labs_spoken),
    "ProgersView.labs": Row(labs_shown, labs_spoken),
    "ProgersView.rovers": Row(text("players", lambda _, fact: " ".join(fact.value)), PARTS),
    "ProgersView.samples": Row(PARTS, PARTS),
    "ProgersView.hidden": Row(text("known", hidden_words), hidden_spoken),
    "ProgersView.algorithm": Row(text("algorithm", algorithm_cards, is_my_turn), algorithm_spoken),
    "ProgersView.paid": Row(paid_shown, said("paid", has)),
    "ProgersView.deck": Row(page("known", "known-deck", count=VALUE), said("deck", cards=VALUE)),
    "ProgersView.discard": Row(
        text("known", discard_words, has),
        said("deck", has, discard=lambda _, fact: {f"{card} × {copies}" for card, copies in fact.value.items()}),
    ),
    "ProgersView.asked": Row(asked_plates, "who moves is spoken: ProgersView.turn"),
    "ProgersView.result": Row(PARTS, PARTS),
    "ProgersView.seat": Row(page("plate {seat}", "you"), "the line about the own rover begins with You: RoverView.at"),
    "ProgersView.mine": Row(PARTS, PARTS),
    "ProgersView.ask": Row(PARTS, PARTS),
    "ProgersView.quest": Row(IN_TASKS, IN_TASKS),
    "ProgersView.programs": Row("programs of tasks, which lie open beside them: tests/web/test_path.py", "the same"),
}
