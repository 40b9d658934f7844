"""The text mode: a whole game in words, at the keyboard, playable without seeing the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from algoritmus import explain
from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Facts, Refusal
from algoritmus.core.grid import COMPASS, Grid, parse_cell
from algoritmus.explain.catalogue import TERMINAL, say

FACINGS = {"N": "north", "E": "east", "S": "south", "W": "west"}
MOST_OPTIONS = 60
Read = Callable[[str], str]
Write = Callable[[str], None]


class Left(Exception):
    """The person has left the table."""


class Person:
    """A player at the keyboard: hears the field and the question, types the answer."""

    def __init__(self, game_id: str, lang: str, read: Read = input, write: Write = print) -> None:
        self.game = game_id.partition("/")[0]
        self.lang = lang
        self.read = read
        self.write = write

    def say(self, message: str, **values: str | int) -> str:
        return say(TERMINAL, self.lang, message, "", **values)

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        self.look(view)
        self.write(self.question(view, ask))
        while True:
            words = self.read("> ").strip()
            if words in ("quit", "look", "cards", "help", "?") or words.startswith("rule "):
                self.obey(words, view, ask)
                continue
            try:
                answer = read_answer(words, ask)
                ask.read(answer)
            except ValueError:
                self.write(self.say("refused-words", words=words))
            except Refusal:
                self.write(self.say("refused", reason=self.reason(answer, ask)))
            else:
                return answer

    def reason(self, answer: Answer, ask: Ask) -> str:
        """The first card that does not fit, and what would."""
        for place, card in enumerate((*answer, END)):
            fitting = ask.next_cards(answer[:place])
            if card not in fitting or (card == END and place < len(answer)):
                kind = "early" if place == len(answer) else "card" if set(fitting) - {END} else "late"
                told = self.say(f"refused-{kind}", number=place + 1, card=card, options=self.listed(fitting))
                refusal = ask.why(answer[:place], card)
                return f"{told} {explain.why(self.game, self.lang, refusal.code, refusal.values)}"
        raise AssertionError(f"{answer} was refused, but every card fits")

    def obey(self, words: str, view: Facts, ask: Ask) -> None:
        if words == "quit":
            raise Left
        if words == "look":
            self.look(view)
        elif words == "cards":
            self.write(self.say("ask-options", options=self.listed(ask.next_cards(()))))
        elif words.startswith("rule "):
            self.show_rule(words.removeprefix("rule ").strip())
        else:
            self.write(self.say("help"))

    def show_rule(self, rule_id: str) -> None:
        games = [game for game in explain.find_rules(rule_id) if game == self.game]
        self.write(explain.show_rule(self.game, rule_id, self.lang) if games else f"? {rule_id}")

    def listed(self, options: Iterable[str]) -> str:
        shown = [option for option in options if option != END]
        rest = len(shown) - MOST_OPTIONS
        text = ", ".join(shown[:MOST_OPTIONS])
        return f"{text} {self.say('more-options', count=rest)}" if rest > 0 else text

    # the field in words

    def look(self, view: Facts) -> None:
        for line in describe(view, self):
            self.write(line)

    def question(self, view: Any, ask: Ask) -> str:
        facts: Any = ask.show()
        if ask.kind == "program":
            cards = ", ".join(f"{card} × {copies}" for card, copies in facts["cards"].items())
            lines = [self.say("your-cards", cards=cards)]
            bonuses = [*facts["bonuses"], *(["call"] if facts["call"] else [])]
            if bonuses:
                lines.append(self.say("bonus-cards", cards=", ".join(bonuses)))
            lines.append(self.say("ask-program-all" if facts["all_rows"] else "ask-program", rows=facts["rows"]))
            return "\n".join(lines)
        if ask.kind == "turn":
            table = ", ".join(table_card(place, card) for place, card in enumerate(view["algorithm"]))
            hand = " ".join(view["mine"]["hand"])
            message = "ask-turn-full" if "loop" in facts["edits"] else "ask-turn"
            return self.say(message, hand=hand, algorithm=table or self.say("nothing"))
        if ask.kind == "base":
            corners = [f"{corner} {facing}" for corner, facings in facts["corners"].items() for facing in facings]
            return self.say("ask-base", options=", ".join(corners))
        known = ("subroutine", "card", "logic", "pick", "exit", "teleport")
        values = {key: explain.actor(str(facts[key]), self.lang) for key in ("golem", "token") if key in facts}
        options = self.listed(ask.next_cards(()))
        return self.say(f"ask-{ask.kind}" if ask.kind in known else "ask-options", options=options, **values)

    # what happened in words

    def hear(self, happened: Iterable[Facts]) -> None:
        for facts in happened:
            line = self.line(facts)
            if line:
                self.write(line)

    def line(self, facts: Any) -> str:
        kind = facts.get("kind")
        if kind == "row":
            cards = [
                self.say("row-card", name=explain.actor(name, self.lang), card=card)
                for name, card in facts["cards"].items()
            ]
            return self.say("row-opened", row=facts["row"], cards="; ".join(cards))
        if kind == "end":
            return self.ending(facts)
        return explain.sentence(self.game, facts, self.lang) if "rule" in facts and kind is None else ""

    def ending(self, facts: Any) -> str:
        winners = [explain.actor(name, self.lang) for name in facts["winners"]]
        message = ("result-nobody", "result-won", "result-draw")[min(len(winners), 2)]
        rule = explain.rule(self.game, facts["rule"], self.lang).name
        return f"{self.say(message, winners=', '.join(winners))} {self.say('result-rule', name=rule)}"


def read_answer(words: str, ask: Ask) -> Answer:
    """What was typed as cards: `F 2(F) enemy?(A,-)` and `F x2 F enemy? A -` are the same program."""
    if ask.kind != "program" or "(" not in words:
        return tuple(words.replace(";", " ").split())
    from algoritmus.golems.law.program import Program, parse_row
    from algoritmus.golems.table.asks import flatten

    return flatten(Program(parse_row(row) for row in split_rows(words)))


def split_rows(words: str) -> list[str]:
    """Rows are divided by blanks or semicolons, but not inside brackets; `until` belongs to what follows."""
    rows, depth = [""], 0
    for mark in words.replace("until ", "until\0"):
        depth += (mark == "(") - (mark == ")")
        if mark in " ;" and depth == 0:
            rows.append("")
        else:
            rows[-1] += mark
    return [row.replace("\0", " ") for row in rows if row]


# describing


def describe(view: Any, person: Person) -> list[str]:
    """Everything a seat sees, in sentences: itself, the others, what is ahead, what lies where."""
    return describe_golems(view, person) if "golems" in view else describe_rovers(view, person)


def describe_golems(view: Any, person: Person) -> list[str]:
    grid = Grid(view["field"])
    now = view["paused"] if view["paused"] is not None else view
    lines = [person.say("round", round=view["round"]), size(grid, person)]
    for name, facts in now["golems"].items():
        lines.append(golem_line(name, {**view["golems"][name], **facts}, name == view["seat"], person))
    things = [thing_words(token, person) for token in now["tokens"]]
    if view["gears"] is not None:
        things += [person.say("thing-gear", at=at) for at in view["gears"]["left"]]
    if view["goal"] is not None:
        things += [person.say("thing-goal", at=at) for at in view["goal"]["cells"].get(view["seat"], [])]
    lines.append(person.say("on-field", things=", ".join(things)) if things else person.say("field-empty"))
    mine = now["golems"][view["seat"]]
    if mine["at"] is not None:
        lines.append(person.say("ahead", what=ahead(grid, mine, now, person)))
    return lines


def golem_line(name: str, facts: Any, own: bool, person: Person) -> str:
    who = "you" if own else "other"
    shown = explain.actor(name, person.lang)
    if facts["at"] is None:
        return person.say(f"{who}-out", name=shown)
    facing = person.say(FACINGS[facts["facing"]])
    line = person.say(
        f"{who}-golem", name=shown, at=facts["at"], facing=facing, damage=facts["damage"], limit=facts["limit"]
    )
    return f"{line} {person.say('you-carry')}" if own and facts["carrying"] else line


def size(grid: Grid, person: Person) -> str:
    last = chr(ord("a") + grid.width - 1)
    return person.say("size", columns=grid.width, last=last, rows=grid.height)


def thing_words(token: Any, person: Person) -> str:
    values = {key: str(token[key]) for key in ("at", "name", "op") if key in token}
    return person.say(f"thing-{token['kind']}", **values)


def ahead(grid: Grid, mine: Any, now: Any, person: Person) -> str:
    column, row = parse_cell(mine["at"])
    across, up = ((0, 1), (1, 0), (0, -1), (-1, 0))[COMPASS.index(mine["facing"])]
    cell = grid.at(column + across, row + up)
    if cell < 0:
        return person.say("ahead-edge")
    name = grid.name(cell)
    for other, facts in now["golems"].items():
        if facts["at"] == name:
            return f"{explain.actor(other, person.lang)} ({name})"
    found = [thing_words(token, person) for token in now["tokens"] if token["at"] == name]
    return found[0] if found else person.say("ahead-nothing", cell=name)


def describe_rovers(view: Any, person: Person) -> list[str]:
    """Rovers, samples, and for the own rover what is ahead: height, wall, rover, laboratory."""
    grid = Grid(view["planet"]["heights"])
    lines = [size(grid, person)]
    for name, facts in view["rovers"].items():
        if facts["at"] is not None:
            lines.append(rover_line(name, facts, name == view["seat"], person))
    samples = [person.say("thing-samples", at=pile["at"], count=pile["count"]) for pile in view["samples"]]
    lines.append(person.say("on-field", things=", ".join(samples)) if samples else person.say("field-empty"))
    hills = [name for height in "12" for name in cells_of_height(grid, height)]
    lines.append(person.say("hills", cells=", ".join(hills) or person.say("nothing")))
    walls = ["-".join(pair) for pair in view["planet"]["walls"]]
    lines.append(person.say("walls", cells=", ".join(walls) or person.say("nothing")))
    lines.append(person.say("labs", cells=", ".join(view["labs"].get(view["seat"], []))))
    mine = view["rovers"][view["seat"]]
    if mine["at"] is not None:
        lines.append(person.say("ahead", what=ahead_of_rover(grid, mine, view, person)))
    return lines


def rover_line(name: str, facts: Any, own: bool, person: Person) -> str:
    facing = person.say(FACINGS[facts["facing"]])
    values = {key: facts[key] for key in ("at", "aboard", "points")}
    who = "you-rover" if own else "other-rover"
    return person.say(who, name=explain.actor(name, person.lang), facing=facing, **values)


def cells_of_height(grid: Grid, height: str) -> list[str]:
    return [f"{grid.name(cell)}={height}" for cell in grid.cells() if grid.marks[cell] == height]


def ahead_of_rover(grid: Grid, mine: Any, view: Any, person: Person) -> str:
    here = grid.cell(mine["at"])
    there = grid.ahead[here * 4 + COMPASS.index(mine["facing"])]
    if there < 0:
        return person.say("ahead-edge")
    name = grid.name(there)
    rovers = [explain.actor(other, person.lang) for other, facts in view["rovers"].items() if facts["at"] == name]
    samples = [
        person.say("thing-samples", at=pile["at"], count=pile["count"])
        for pile in view["samples"]
        if pile["at"] == name
    ]
    rise = int(grid.marks[there]) - int(grid.marks[here])
    slope = [person.say("ahead-up" if rise > 0 else "ahead-down", levels=abs(rise))] if rise else []
    wall = any(set(pair) == {mine["at"], name} for pair in view["planet"]["walls"])
    found = [*([person.say("ahead-wall")] if wall else []), *slope, *rovers, *samples]
    return ", ".join([person.say("ahead-nothing", cell=name) if not (found or rise) else name, *found])


def table_card(place: int, card: Any) -> str:
    """A card on the table by its number: `0 F`, `1 L ×2`."""
    loop = f" ×{card['loop']}" if "loop" in card else ""
    return f"{place} {card['card']}{loop}"
