"""Cases and answers turned by quarters, mirrored from left to right, and with other names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
COMPASS = "NESW"
SIDES = str.maketrans("LR", "RL")
MIRRORED_DICE = {1: 1, 2: 2, 3: 4, 4: 3, 5: 5, 6: 6}  # left and right change places (bot.die)
CELL = re.compile(r"[a-z][1-9][0-9]*")


class Turn:
    """A field seen from another side: some quarters clockwise, perhaps after a look into a mirror."""

    def __init__(self, field: list[str], quarters: int, mirror: bool) -> None:
        self.width, self.height = max(len(line) for line in field), len(field)
        self.quarters = quarters
        self.mirror = mirror

    def cell(self, name: str) -> str:
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        width, height = self.width, self.height
        if self.mirror:
            column = width - 1 - column
        for _ in range(self.quarters):
            column, row, width, height = row, width - 1 - column, height, width
        return f"{chr(ord('a') + column)}{row + 1}"

    def facing(self, facing: str) -> str:
        number = COMPASS.index(facing)
        return COMPASS[((4 - number if self.mirror else number) + self.quarters) % 4]

    def cards(self, text: str) -> str:
        return text.translate(SIDES) if self.mirror else text

    def field(self, lines: list[str]) -> list[str]:
        rows = [line.ljust(self.width) for line in lines]
        if self.mirror:
            rows = [row[::-1] for row in rows]
        for _ in range(self.quarters):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        return rows

    def case(self, case: Json) -> Json:
        return case | {
            "field": self.field(case["field"]),
            "tokens": [token | {"at": self.cell(token["at"])} for token in case["tokens"]],
            "golems": [self.golem(golem) for golem in case["golems"]],
            "rounds": [self.round(round_) for round_ in case["rounds"]],
        }

    def golem(self, golem: Json) -> Json:
        """A golem of a case or of an answer; one that is out is nowhere."""
        at = golem["at"] and self.cell(golem["at"])
        turned = golem | {"at": at, "facing": self.facing(golem["facing"])}
        if "subroutine" in golem:
            turned["subroutine"] = [self.cards(card) for card in golem["subroutine"]]
        return turned

    def round(self, round_: Json) -> Json:
        turned = dict(round_)
        turned["programs"] = {
            name: [self.cards(row) for row in program] for name, program in round_["programs"].items()
        }
        if self.mirror and "dice" in round_:
            turned["dice"] = [MIRRORED_DICE[die] for die in round_["dice"]]
        for part in ("logic", "choices"):
            turned[part] = [self.places(item) for item in round_.get(part, [])]
        return turned

    def places(self, item: Json) -> Json:
        """Everything in it that is a cell."""
        return {
            name: self.cell(value) if isinstance(value, str) and CELL.fullmatch(value) else value
            for name, value in item.items()
        }

    def answer(self, answer: Json) -> Json:
        return answer | {"rows": [self.row(row) for row in answer["rows"]]}

    def row(self, row: Json) -> Json:
        tokens = [token | {"at": self.cell(token["at"])} for token in row["tokens"]]
        return row | {
            "golems": {name: self.golem(golem) for name, golem in row["golems"].items()},
            "tokens": sorted(tokens, key=lambda token: (token["at"][0], int(token["at"][1:]))),
            "events": [self.event(event) for event in row["events"]],
        }

    def event(self, event: Json) -> Json:
        turned = self.places(event)
        if "command" in event:
            turned["command"] = self.cards(event["command"])
        if "facing" in event:
            turned["facing"] = self.facing(event["facing"])
        if self.mirror and event["rule"] == "bot.die":
            turned["amount"] = MIRRORED_DICE[event["amount"]]
        return turned


def renamed(value: Any, name_of: Callable[[str], str]) -> Any:
    """The same with every golem's name replaced, in keys and values."""
    if isinstance(value, dict):
        return {name_of(key): renamed(inner, name_of) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, name_of) for inner in value]
    return name_of(value) if isinstance(value, str) else value
