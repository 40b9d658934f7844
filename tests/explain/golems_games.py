"""Games of golems that chance plays, crowded so that everything happens; the same ones every time."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from algoritmus.core.grid import name_cell
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.referee import settle

Json = dict[str, Any]
NAMES = ("red", "blue", "yellow", "green", "iron")
CELLS = 5
QUESTIONS = {  # the outcomes that a player has chosen
    "water.flow": ("back", "out"),
    "barrel.hole": ("left", "sent"),
    "logic.or": ("both", "first", "second"),
    "logic.xor": ("first", "second"),
}


@cache
def played(edition: str, games: int = 300) -> list[Json]:
    """The events of many short games of an edition."""
    chance = Random(edition)
    return [event for _ in range(games) for event in game(Dealer(EDITIONS[edition], chance))]


def game(dealer: Dealer) -> list[Json]:
    """One game, in which players answer the first questions of the first round as chance will have it."""
    case = dealer.case()
    answer: Json = settle(case)
    bots = {golem["name"] for golem in case["golems"] if "bot" in golem}
    for number in range(3):
        questions = [event for event in events(answer, 1) if is_question(event, bots)]
        if number < len(questions):
            case, answer = answered(case, answer, dealer.answer(questions[number]))
    return events(answer, 1) + events(answer, 2)


def events(answer: Json, round_: int) -> list[Json]:
    """The events of a round; none if the random case is illegal."""
    return [event for row in answer.get("rows", []) if row["round"] == round_ for event in row["events"]]


def is_question(event: Json, bots: set[str]) -> bool:
    """Bots are not asked how they come out of the water."""
    asked = event["rule"] != "water.flow" or event["golem"] not in bots
    return asked and event.get("what") in QUESTIONS.get(event["rule"], ())


def answered(case: Json, answer: Json, choice: Json) -> tuple[Json, Json]:
    """The case with one more answer of a player, or as it was if that answer is not allowed."""
    first = case["rounds"][0]
    tried = {**case, "rounds": [{**first, "choices": [*first.get("choices", []), choice]}, *case["rounds"][1:]]}
    found: Json = settle(tried)
    return (case, answer) if "error" in found else (tried, found)


class Dealer:
    """Deals crowded little golems cases."""

    def __init__(self, edition: Edition, chance: Random) -> None:
        self.edition = edition
        self.chance = chance
        self.cells = [name_cell(column, row) for column in range(CELLS) for row in range(CELLS)]
        chance.shuffle(self.cells)

    def case(self) -> Json:
        golems = [self.golem(name) for name in self.chance.sample(NAMES, self.chance.randint(2, 4))]
        players = [golem for golem in golems if "bot" not in golem]
        case: Json = {"game": "golems", "edition": self.edition.name, "field": self.field(), "golems": golems}
        case["tokens"] = self.tokens()
        case["rounds"] = [self.round(players) for _ in range(self.chance.randint(1, 2))]
        if len(self.edition.waters) > 1:
            case["water"] = self.chance.choice(["life", "flow"])
        return case

    def field(self) -> list[str]:
        marks = [*self.edition.grounds] * 2 + [".", "."]
        return ["".join(self.chance.choices(marks, k=CELLS)) for _ in range(CELLS)]

    def golem(self, name: str) -> Json:
        golem: Json = {"name": name, "at": self.cells.pop(), "facing": self.chance.choice("NESW"), "rows": 4}
        golem |= {"strength": self.chance.randint(1, 2), "range": self.chance.randint(1, 2)}
        golem["limit"] = self.chance.choice([2, 9])
        if self.edition.has_bots and name in ("green", "iron"):
            return golem | {"bot": self.chance.choice([*BOT_CARDS])}
        if "call" in self.edition.bonus_cards:
            golem["subroutine"] = [self.chance.choice("FBLR"), self.chance.choice("FAD")]
        return golem | ({"carrying": self.chance.random() < 0.5} if self.edition.may_carry else {})

    def tokens(self) -> list[Json]:
        tokens = [self.barrel() for _ in range(self.chance.randint(1, 5))]
        tokens += [{"kind": self.chance.choice(["wall", "water"])} for _ in range(self.chance.randint(0, 4))]
        if self.edition.has_ladders:
            tokens += [{"kind": "ladder", "name": "A", "end": end} for end in ("up", "down")]
        if self.edition.has_logic:
            tokens += [{"kind": "logic", "op": op} for op in self.chance.sample(["and", "or", "not", "xor"], 2)]
        return [token | {"at": self.cells.pop()} for token in tokens]

    def barrel(self) -> Json:
        return {"kind": "barrel", "content": self.chance.choice(self.edition.contents)}

    def round(self, players: list[Json]) -> Json:
        round_: Json = {"programs": {golem["name"]: self.program(golem) for golem in players}}
        if self.edition.has_bots:
            round_["dice"] = self.chance.choices(range(1, 7), k=40)
        if self.edition.has_logic and players:
            laid = {"by": players[0]["name"], "op": self.chance.choice(["and", "or", "xor"])}
            round_["logic"] = [laid | {"on": players[0]["name"], "row": self.chance.randint(1, 4)}]
        return round_

    def program(self, golem: Json) -> list[str]:
        """Cards that the player has, with one bonus card."""
        hand = Counter({LETTERS[card]: copies for card, copies in enumerate(self.edition.hand)})
        hand.subtract(golem.get("subroutine", ()))
        cards = [card for card, copies in hand.items() for _ in range(copies)]
        self.chance.shuffle(cards)
        rows = cards[:4] if self.edition.every_row_filled else cards[: self.chance.randint(2, 4)]
        rows[self.chance.randrange(len(rows))] = self.bonus(cards[4:])
        return rows

    def bonus(self, cards: list[str]) -> str:
        sensor = self.chance.choice([*self.edition.sensors, "obstacle"])
        texts = {"x2": f"2({cards[0]})", "x3": f"3({cards[0]})", "call": "call", "while": f"until {sensor}({cards[0]})"}
        word = self.chance.choice([*self.edition.bonus_cards])
        return texts.get(word) or f"{sensor if word == 'obstacle' else word}?({cards[0]},{cards[1]})"

    def answer(self, question: Json) -> Json:
        """A player's answer to the question behind an event."""
        choice = {"golem": question["golem"]}
        cell = name_cell(self.chance.randrange(CELLS), self.chance.randrange(CELLS))
        if question["rule"] == "water.flow":
            return choice | {"exit": cell}
        if question["rule"] == "barrel.hole":
            return choice | {"by": question["other"], "teleport": cell}
        return choice | {"pick": self.chance.choice(["first", "second"])}
