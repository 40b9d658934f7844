"""Legal cases by chance: few cells, many things, every edition, every kind of card and choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import CONTENTS, LETTERS, OPERATORS
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.referee import settle

Json = dict[str, Any]
NAMES: Final = ("red", "blue", "yellow", "green")
STEPS: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
LIKED: Final = {"F": 0.3, "A": 0.4, "T": 0.4, "B": 0.6}  # cards that come early more often
SENSORS: Final = ("obstacle", "barrel", "wall", "water")
ANSWERED: Final = {"out": "exit", "back": "exit", "sent": "teleport", "left": "teleport"}
MOST_CHOICES: Final = 4


def cases(*editions: str) -> st.SearchStrategy[Json]:
    """Cases that are played without an error."""
    return st.builds(
        lambda chance, edition: Maker(chance, edition).case(),
        st.randoms(use_true_random=False),
        st.sampled_from(editions or ("board", "board", "board", "energy", "cards", "blocks")),
    )


class Maker:
    """Makes one case; every round is played before the next is laid, to know who is there and has how many rows."""

    def __init__(self, chance: random.Random, edition: str) -> None:
        self.chance = chance
        self.edition = EDITIONS[edition]
        self.board = edition == "board"
        self.autonomous = not self.board and self.odds(4)
        self.cells: list[str] = []
        self.made: Json = {"game": "golems", "edition": edition}

    def odds(self, of: int) -> bool:
        return self.chance.randrange(of) == 0

    def case(self) -> Json:
        self.made["field"] = self.field()
        self.made["golems"] = self.golems()
        self.made["tokens"] = self.tokens()
        if len(self.edition.waters) > 1 and self.odds(2):
            self.made["water"] = "flow"
        if self.autonomous:
            self.made |= {"autonomous": True, "repeat": self.chance.randint(1, 4)}
        self.made["rounds"] = []
        for _ in range(1 if self.autonomous else self.chance.randint(1, 3)):
            self.round()
        return self.made

    # the field

    def field(self) -> list[str]:
        width, height = self.chance.choice((2, 3, 4, 5, 5)), self.chance.choice((1, 2, 3, 4, 4))
        marks = "......iiss " if self.board else "............ "
        lines = ["".join(self.chance.choice(marks) for _ in range(width)) for _ in range(height)]
        lines[0] = ".." + lines[0][2:]
        self.cells = [
            f"{chr(97 + column)}{height - row}"
            for row, line in enumerate(lines)
            for column, mark in enumerate(line)
            if mark != " "
        ]
        self.chance.shuffle(self.cells)
        return lines

    def golems(self) -> list[Json]:
        number = min(self.chance.choice((1, 2, 3, 3, 4, 4)), len(self.cells))
        taken = [self.cells.pop() for _ in range(number)]
        golems = [self.golem(name, at, taken) for name, at in zip(NAMES, taken, strict=False)]
        if self.board:
            for golem in golems[1:]:
                if self.odds(4):
                    golem["bot"] = self.chance.choice(list(BOT_CARDS))
            for golem in golems:
                if "bot" not in golem and self.odds(3):
                    golem["subroutine"] = [self.chance.choice("FBLRS"), self.chance.choice("FBLRAD")]
            self.chance.shuffle(golems)
        return golems

    def golem(self, name: str, at: str, others: list[str]) -> Json:
        golem: Json = {"name": name, "at": at, "facing": self.facing(at, others), "limit": self.chance.randint(2, 5)}
        golem |= {"damage": self.chance.randrange(2), "range": self.chance.choice((1, 1, 2, 3))}
        golem |= {"strength": self.chance.choice((1, 1, 2)), "rows": self.chance.randint(1, 4)}
        if self.edition.may_carry and self.odds(3):
            golem["carrying"] = True
        return golem

    def facing(self, at: str, others: list[str]) -> str:
        """Mostly towards a cell that is there, and rather towards another golem."""
        ahead = {compass: chr(ord(at[0]) + across) + str(int(at[1:]) + up) for compass, (across, up) in STEPS.items()}
        golems = [compass for compass in ahead if ahead[compass] in others]
        there = [compass for compass in ahead if ahead[compass] in self.cells]
        return self.chance.choice([*STEPS, *there * 4, *golems * 4])

    def tokens(self) -> list[Json]:
        kinds = ["barrel"] * 4 + ["wall", "water", "water"] + ["logic"] * 2 * self.board
        tokens: list[Json] = []
        if self.board and self.odds(2) and len(self.cells) > 1:
            ends = [self.cells.pop() for _ in range(2)]
            if self.odds(3):
                ends[0] = self.made["golems"][0]["at"]  # a golem on a ladder
            tokens += [{"at": ends[0], "kind": "ladder", "name": "A", "end": "up"}]
            tokens += [{"at": ends[1], "kind": "ladder", "name": "A", "end": "down"}]
        for cell in self.cells:
            if self.odds(3):
                tokens.append(self.token(cell, self.chance.choice(kinds)))
        return tokens

    def token(self, cell: str, kind: str) -> Json:
        token = {"at": cell, "kind": kind}
        if kind == "barrel" and self.board:
            token["content"] = self.chance.choice(CONTENTS[1:])
        if kind == "logic":
            token["op"] = self.chance.choice(list(OPERATORS))
        return token

    # a round

    def round(self) -> None:
        now = self.standing()
        if now is None:
            return
        programs = {name: self.program(name, rows) for name, rows in now.items()}
        made: Json = {"programs": programs}
        if self.board:
            made["logic"] = self.logic(programs)
            made["dice"] = [self.chance.randint(1, 6) for _ in range(5 * 3)]
        self.made["rounds"].append(made)
        self.choose(made)

    def standing(self) -> dict[str, int] | None:
        """The players on the field and how many rows each has; None when the game is over."""
        players = [golem for golem in self.made["golems"] if "bot" not in golem]
        answer: Any = settle(self.made) if self.made["rounds"] else {"rows": [], "result": {"over": False}}
        if answer["result"]["over"]:
            return None
        if not answer["rows"]:
            return {golem["name"]: golem["rows"] for golem in players}
        last = answer["rows"][-1]["golems"]
        return {golem["name"]: last[golem["name"]]["rows_next"] for golem in players if not last[golem["name"]]["out"]}

    def program(self, name: str, rows: int) -> list[str]:
        golem = next(golem for golem in self.made["golems"] if golem["name"] == name)
        hand = [card for card, copies in zip(LETTERS, self.edition.hand, strict=True) for _ in range(copies)]
        for card in golem.get("subroutine", ()):
            hand.remove(card)
        hand.sort(key=lambda card: -self.chance.random() * LIKED.get(card, 1.0))
        number = min(rows, 4) if self.board else self.chance.randint(1, min(rows, 4))
        program = [hand.pop() for _ in range(rows if self.board else number)]
        if self.odds(2):
            program[self.chance.randrange(len(program))] = self.bonus(hand, "subroutine" in golem)
        return program

    def bonus(self, hand: list[str], may_call: bool) -> str:
        card, other = hand.pop(), hand.pop()
        if self.board:
            sensor = self.chance.choice(SENSORS)
            rows = [f"2({card})", f"{sensor}?({card},{other})", f"until {sensor}({card})", f"until {sensor}({card})"]
            return self.chance.choice([*rows, "call"] if may_call else rows)
        loop = f"{self.chance.choice((2, 3))}({card})"
        asks = self.chance.choice(("enemy", "attack"))
        inner = loop if self.autonomous and self.odds(2) else self.chance.choice((card, card, "-"))
        return self.chance.choice((loop, f"{asks}?({inner},{other})", f"{asks}?({other},{inner})"))

    def logic(self, programs: dict[str, list[str]]) -> list[Json]:
        """At most one token from each player, no more of a kind than two on the table."""
        left = {op: 2 - sum(token.get("op") == op for token in self.made["tokens"]) for op in OPERATORS}
        free = [cell for cell in self.cells if not self.taken(cell)]
        laid: list[Json] = []
        if self.made["rounds"]:
            return []  # what lies on the cells has changed since
        for name in programs:
            op = self.chance.choice(list(OPERATORS))
            if not self.odds(3) or left[op] < 1:
                continue
            left[op] -= 1
            on_cell = {"by": name, "op": op, "at": free.pop()} if free else None
            taken = any(token.get("on") == name for token in laid)
            on_row = None if taken else self.on_row(op, name, programs[name])
            token = on_row if on_row is not None and (on_cell is None or self.odds(2)) else on_cell
            laid += [token] if token is not None else []
        return laid

    def on_row(self, op: str, name: str, program: list[str]) -> Json | None:
        number = self.chance.randrange(len(program))
        row = program[number]
        laid: Json = {"by": name, "op": op, "on": name, "row": number + 1}
        if op == "not" and len(row) > 1:
            if row == "call":
                return None
            laid["slot"] = self.chance.choice(("yes", "no")) if "?" in row else "body"
        return laid

    def taken(self, cell: str) -> bool:
        return any(token["at"] == cell for token in self.made["tokens"])

    # what players choose in the middle of a row

    def choose(self, made: Json) -> None:
        """Answer the first questions of the round by chance, legally."""
        made["choices"] = []
        for number in range(MOST_CHOICES):
            asked = list(questions(settle(self.made), len(self.made["rounds"])))
            if len(asked) <= number:
                break
            usual = asked[number]
            made["choices"].append(self.another(usual))
            if "error" in settle(self.made):
                made["choices"][-1] = usual

    def another(self, usual: Json) -> Json:
        if "pick" in usual:
            return usual | {"pick": self.chance.choice(("first", "second", "both"))}
        kind = "exit" if "exit" in usual else "teleport"
        places = [*self.cells, *(golem["at"] for golem in self.made["golems"])]
        return usual | {kind: self.chance.choice(places)}


def questions(answer: Any, round_: int) -> Iterator[Json]:
    """What was asked in this round and how it was answered, in order."""
    bots = {event["golem"] for row in answer["rows"] for event in row["events"] if event["rule"].startswith("bot.")}
    for row in answer["rows"]:
        if row["round"] != round_:
            continue
        for event in row["events"]:
            rule, what, golem = event["rule"], event.get("what", ""), event["golem"]
            if rule == "water.flow" and what in ("out", "back") and golem not in bots:
                yield {"golem": golem, "exit": event["to"]}
            elif rule == "barrel.hole" and what in ("sent", "left"):
                yield {"golem": golem, "by": event["other"], "teleport": event.get("to") if what == "sent" else None}
            elif rule in ("logic.or", "logic.xor") and what in ("first", "second", "both"):
                yield {"golem": golem, "pick": what}
