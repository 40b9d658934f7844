"""Battle of Golems: where golems, bots and tokens are shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.fields.rows import ABSTRACT, PARTS, VALUE, Row, Scene, Shown, Spoken, both, has, page, said, text
from tests.fields.walk import Fact

FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}

SIGNS: Final = {"and": "∧", "or": "∨", "not": "¬", "xor": "⊕"}


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


def counts(scene: Scene, stat: str) -> bool:
    """Whether a number of golems matters at this table: in junior nobody strikes."""
    return scene.view["options"].get("way") != "junior" or stat in scene.view.get("stats", ())


def fights(scene: Scene, fact: Fact) -> bool:
    return is_now(scene, fact) and is_on_plate(scene, fact)


def is_on_plate(scene: Scene, fact: Fact) -> bool:
    """Before a golem has a card its plate has no numbers."""
    return counts(scene, "limit") and (scene.view["game"] != "golems/board" or has_sheet(scene, fact))


def limit_of(scene: Scene, fact: Fact) -> int:
    return int(scene.view["golems"][fact.player]["limit"])


def borne(scene: Scene, fact: Fact) -> int:
    """The damage on a plate, which is never above the limit."""
    damage = (scene.view["paused"] or scene.view)["golems"][fact.player]["damage"]
    return min(int(damage), limit_of(scene, fact))


def has_sheet(scene: Scene, fact: Fact) -> bool:
    """Whether a golem card lies open before this golem."""
    view = scene.view
    return view["game"] == "golems/board" and (view["phase"] != "card" or fact.player in view["cards"])


def strikes(scene: Scene, fact: Fact) -> bool:
    return has_sheet(scene, fact) and counts(scene, "strength")


def spoken_golem(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    """The line about a golem: where it is and where it looks."""
    if is_now(scene, fact):
        who = "you" if fact.player == scene.view["seat"] else "other"
        name = {"name": scene.actor(fact.player)}
        if fact.owner["at"] is None:
            yield Spoken(f"{who}-out", name)
        else:
            yield Spoken(f"{who}-golem", {**name, "at": fact.owner["at"]})
            yield Spoken(FACINGS[fact.owner["facing"]], {})


def spoken_damage(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    """How much a golem has borne and may bear, in any sentence."""
    if is_now(scene, fact) and counts(scene, "limit"):
        golem = (scene.view["paused"] or scene.view)["golems"][fact.player]
        yield Spoken("", {"damage": golem["damage"], "limit": limit_of(scene, fact)})


def spoken_barrel(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    if fact.value and stands(scene, fact):
        yield Spoken("you-carry" if fact.player == scene.view["seat"] else "other-carry", {})


def on_field(scene: Scene, fact: Fact) -> bool:
    """Whether the golem of a sheet stands on the field now."""
    return (scene.view["paused"] or scene.view)["golems"][fact.player]["at"] is not None


def other_rows(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return fact.path[0] == "golems" and fact.owner["at"] is not None and fact.value != fact.owner["rows"]


def rows_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    if is_now(scene, fact) and fact.owner["at"] is not None and counts(scene, "rows"):
        yield Spoken("golem-numbers", {"next": fact.value})


def sheet(stat: str) -> Row:
    """A number of a golem card: on the plate, for the eye too, and on the sheet that the plate opens."""
    return Row(
        both(
            page("plate {who}", f"stat-{stat}", strikes, number=VALUE),
            text("stats {who}", lambda _, fact: str(fact.value), strikes),
            text("sheet {who}", lambda scene, fact: f"{scene.words(f'stat-key-{stat}')} {fact.value}", strikes),
        ),
        said("golem-numbers", lambda scene, fact: on_field(scene, fact) and counts(scene, stat), **{stat: VALUE}),
    )


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


def token_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    if is_now(scene, fact):
        values = {name: value for name, value in fact.owner.items() if name != "kind"}
        yield Spoken(f"thing-{fact.owner['kind']}", values)


OPEN_NUMBER: Final = "its card's row compares it: CardAsk.numbers"

STANDS: Final = {
    "at": Row(both(golem_cell, drawn_at), spoken_golem),
    "facing": Row(both(golem_cell, drawn_facing), spoken_golem),
    "damage": Row(
        both(golem_cell, drawn_damage, page("plate {who}", "damage", fights, damage=borne, limit=limit_of)),
        spoken_damage,
    ),
    "carrying": Row(
        both(
            drawn_barrel,
            page("plate {who}", "carries-barrel", lambda scene, fact: fact.value and stands(scene, fact)),
        ),
        spoken_barrel,
    ),
    "rows_next": Row(
        page("known", "known-rows", other_rows, name=lambda scene, fact: scene.title(fact.player), rows=VALUE),
        rows_spoken,
    ),
}

ROWS: Final[dict[str, Row]] = {
    "Token.at": Row(both(token_cell, token_drawn), token_spoken),
    "Token.kind": Row(both(token_cell, token_drawn), token_spoken),
    "Token.name": Row(both(token_cell, token_sign), token_spoken),
    "Token.end": Row(token_cell, token_spoken),
    "Token.op": Row(both(token_cell, token_sign), token_spoken),
    **{f"GolemStands.{field}": Row(ABSTRACT, ABSTRACT) for field in STANDS},
    **{f"GolemThen.{field}": row for field, row in STANDS.items()},
    **{f"GolemView.{field}": row for field, row in STANDS.items()},
    "GolemThen.rows_next": Row("between rounds only: a row waits now", rows_spoken),
    "GolemThen.out": Row("a golem that is out has no cell: GolemThen.at", "GolemThen.at tells it"),
    "GolemView.strength": sheet("strength"),
    "GolemView.range": sheet("range"),
    "GolemView.rows": sheet("rows"),
    "GolemView.limit": Row(
        both(
            text(
                "sheet {who}",
                lambda scene, fact: f"{scene.words('stat-key-limit')} {fact.value}",
                lambda scene, fact: has_sheet(scene, fact) and counts(scene, "limit"),
            ),
            page(
                "plate {who}",
                "damage",
                is_on_plate,
                damage=borne,
                limit=VALUE,
            ),
        ),
        spoken_damage,
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
    **{f"CardNumbers.{stat}": Row(OPEN_NUMBER, OPEN_NUMBER) for stat in ("strength", "range", "rows", "limit")},
    "BotLine.when": Row(
        text("program {bot}", lambda scene, fact: scene.words(f"bot-when-{fact.value.replace(' ', '-')}")),
        lambda _, fact: iter([Spoken("bot-card-line", {"when": fact.value.replace(" ", "-")})]),
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
}
