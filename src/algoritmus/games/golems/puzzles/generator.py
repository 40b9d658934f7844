"""Boards for puzzles of one idea: laid by chance, with the hand, the field and the rows that the idea needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle_support import TaskBoards
from algoritmus.games.golems.components.puzzle import CARD_KINDS


class Recipe(NamedTuple):
    """The ingredients of boards of one idea."""

    edition: str
    size: int
    hand: tuple[tuple[str, int], ...]
    rows: int
    walls: tuple[int, int] = (2, 4)
    barrels: tuple[int, int] = (0, 0)
    rounds: int = 1
    subroutines: tuple[str, ...] = ()
    logic: tuple[str, ...] = ()


RECIPES: Final = {
    "sequence": Recipe("energy", 4, (("F", 3), ("B", 2), ("A", 1), ("T", 1)), 4, (0, 2), (1, 3)),
    "turn": Recipe("energy", 4, (("F", 3), ("L", 1), ("R", 1), ("A", 1)), 4, (2, 4), (0, 1)),
    "loop": Recipe("energy", 6, (("F", 2), ("L", 1), ("R", 1), ("x2", 1), ("x3", 1)), 3, (3, 5), (1, 3)),
    "repeat": Recipe("energy", 6, (("F", 2), ("B", 1), ("L", 1), ("R", 1)), 3, (3, 6), (0, 0), 5),
    "if": Recipe(
        "energy", 6, (("F", 1), ("L", 1), ("R", 1), ("A", 1), ("enemy", 1), ("attack", 1)), 2, (1, 3), (2, 5), 8
    ),
    "while": Recipe(
        "board", 5, (("F", 2), ("L", 1), ("R", 1), ("S", 1), ("while", 1), ("wall", 1)), 3,
        (2, 4), (1, 3),
    ),
    "call": Recipe(
        "board", 4, (("F", 3), ("B", 1), ("L", 2), ("R", 2), ("S", 1), ("call", 1)), 3, (2, 4), (0, 1), 1,
        ("FR", "FL", "RF", "LF", "FF", "BL", "BR"),
    ),
    "logic": Recipe(
        "board", 4, (("F", 2), ("L", 1), ("S", 1), ("x2", 1)), 3, (2, 4), (0, 1), 1, (), ("not", "and")
    ),
}  # fmt: skip


def draw_rival(recipe: Recipe, rows: int, cell: str, chance: Chance) -> Page:
    """Another golem, with a program that lies open: it goes to and fro or round and round."""
    steps = [("F", "B", "F"), ("F", "R", "F"), ("S", "F", "S"), ("L", "F", "L"), ("R", "R", "F")]
    program = steps[chance.draw(len(steps), "program")][:rows]
    stands = 0
    legal = []
    for card in program:
        stands += card == "S"
        legal.append("D" if card == "S" and stands > 1 else card)
    legal += ["D"] * (rows - len(legal)) if recipe.edition == "board" else []
    return {"at": cell, "facing": COMPASS[chance.draw(4, "facing")], "rows": rows, "program": " ; ".join(legal)}


def draw_tokens(recipe: Recipe, free: list[str], chance: Chance) -> list[Page]:
    found: list[Page] = []
    for kind, (least, most) in (("wall", recipe.walls), ("barrel", recipe.barrels)):
        for _ in range(least + chance.draw(most - least + 1, kind)):
            token: Page = {"at": free.pop(), "kind": kind}
            if kind == "barrel" and recipe.edition == "board":
                token["content"] = "empty"
            found.append(token)
    return found


MORE: Final[dict[str, Page]] = {  # where every row is filled, a longer program needs more to lay
    "while": {"hand": {"F": 2, "L": 1, "R": 1, "S": 1, "while": 1, "wall": 1, "x2": 1}},
    "call": {"logic": ["not"]},
}
LENGTHS: Final = {"sequence": (2, 3, 4), "turn": (2, 3, 4), "repeat": (2, 2, 3), "call": (3, 3, 3)}
IDEA_CARDS: Final = {
    "turn": ("L", "R"),
    "loop": ("x2", "x3"),
    "if": ("enemy?", "attack?"),
    "while": ("until-obstacle", "until-wall", "until-barrel"),
    "call": ("call",),
    "logic": ("not", "and"),
}


class GolemBoards(TaskBoards):
    def draw(self, idea: str, rows: int, rival: bool, chance: Chance) -> Page:
        """A board and a goal, both by chance."""
        recipe = RECIPES[idea]
        size = recipe.size
        cells = [name_cell(column, row) for row in range(size) for column in range(size)]
        free = [cells[number] for number in chance.shuffle(range(len(cells)), "cells")]
        start = free.pop()
        page: Page = {"edition": recipe.edition, "field": ["." * size] * size, "limit": recipe.rounds}
        if recipe.rounds > 1:
            page["autonomous"] = True
        page["hand"] = dict(recipe.hand)
        if recipe.logic:
            page["logic"] = list(recipe.logic)
        golem: Page = {"at": start, "facing": COMPASS[chance.draw(4, "facing")], "rows": rows or recipe.rows}
        if recipe.subroutines:
            golem["subroutine"] = list(recipe.subroutines[chance.draw(len(recipe.subroutines), "subroutine")])
        golems = [golem]
        if rival:
            page.update(MORE.get(idea, {}))
            golems.append(draw_rival(recipe, rows or recipe.rows, free.pop(), chance))
        page["goal"] = {"kind": "reach", "cells": [free.pop()]}
        page["tokens"] = draw_tokens(recipe, free, chance)
        page["golems"] = golems
        return page

    def exact_page(self, page: Page, cards: Sequence[str]) -> Page:
        """The hand is what lies there, and all of it must be laid; a subroutine's own cards stay with it."""
        golems = page["golems"]
        hand = Counter(golems[0].get("subroutine", ()))
        hand.update(word for card in cards for word in words_of(card))
        tokens = [card for card in cards if card in ("not", "and")]
        taken = [words[0] for words in map(words_of, cards) if words]
        exactly = [CARD_KINDS.get(word, word) for word in taken]
        more: Page = {"logic": tokens} if tokens else {}
        return {**page, "hand": dict(hand), "constraints": {"exactly": exactly}, **more}

    def cards(self, idea: str) -> Collection[str]:
        return IDEA_CARDS.get(idea, ())

    def lengths(self, idea: str) -> tuple[int, int, int]:
        return LENGTHS.get(idea, (3, 4, 4))


def words_of(card: str) -> tuple[str, ...]:
    """The cards that a word takes from the box: a form of WHILE its sensor, too; tokens and gaps nothing."""
    if card in ("not", "and", "-"):
        return ()
    if card.startswith("until-"):
        return ("while",) if card == "until-obstacle" else ("while", card.removeprefix("until-"))
    return (card.removesuffix("?"),)
