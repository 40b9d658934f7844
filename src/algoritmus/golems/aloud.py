"""A table of golems in words: what a seat sees, what it is asked, what opens; read without seeing the field."""

from __future__ import annotations

from typing import Any, Final

from algoritmus.core.family import Voice
from algoritmus.core.game import Answer, Ask
from algoritmus.core.grid import COMPASS, Grid, parse_cell
from algoritmus.core.speech import facing_words, size_words
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.table.asks import flatten

CHOICES: Final = ("subroutine", "card", "logic", "pick", "exit", "teleport")
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def describe(view: Any, voice: Voice) -> list[str]:
    """Itself, the others, what lies where, what is ahead."""
    grid = Grid(view["field"])
    now = view["paused"] if view["paused"] is not None else view
    lines = [voice.say("round", round=view["round"]), size_words(grid, voice)]
    for name, facts in now["golems"].items():
        lines.append(golem_line(name, {**view["golems"][name], **facts}, name == view["seat"], voice))
    things = things_of(view, now, voice)
    lines.append(voice.say("on-field", things=", ".join(things)) if things else voice.say("field-empty"))
    mine = now["golems"][view["seat"]]
    if mine["at"] is not None:
        lines.append(voice.say("ahead", what=ahead(grid, mine, now, voice)))
    return lines


def golem_line(name: str, facts: Any, own: bool, voice: Voice) -> str:
    who = "you" if own else "other"
    if facts["at"] is None:
        return voice.say(f"{who}-out", name=voice.actor(name))
    values = {key: facts[key] for key in ("at", "damage", "limit")}
    line = voice.say(f"{who}-golem", name=voice.actor(name), facing=facing_words(facts["facing"], voice), **values)
    return f"{line} {voice.say('you-carry')}" if own and facts["carrying"] else line


def things_of(view: Any, now: Any, voice: Voice) -> list[str]:
    things = [thing_words(token, voice) for token in now["tokens"]]
    if view["gears"] is not None:
        things += [voice.say("thing-gear", at=at) for at in view["gears"]["left"]]
    if view["goal"] is not None:
        things += [voice.say("thing-goal", at=at) for at in view["goal"]["cells"].get(view["seat"], [])]
    return things


def thing_words(token: Any, voice: Voice) -> str:
    values = {key: str(token[key]) for key in ("at", "name", "op") if key in token}
    return voice.say(f"thing-{token['kind']}", **values)


def ahead(grid: Grid, mine: Any, now: Any, voice: Voice) -> str:
    column, row = parse_cell(mine["at"])
    across, up = STEPS[COMPASS.index(mine["facing"])]
    cell = grid.at(column + across, row + up)
    if cell < 0:
        return voice.say("ahead-edge")
    name = grid.name(cell)
    for other, facts in now["golems"].items():
        if facts["at"] == name:
            return f"{voice.actor(other)} ({name})"
    found = [thing_words(token, voice) for token in now["tokens"] if token["at"] == name]
    return found[0] if found else voice.say("ahead-nothing", cell=name)


# asking


def question(ask: Ask, voice: Voice) -> str:
    """Nothing for a kind of question that has no words of its own."""
    facts: Any = ask.show()
    if ask.kind == "program":
        return program_question(facts, voice)
    if ask.kind not in CHOICES:
        return ""
    values = {key: voice.actor(str(facts[key])) for key in ("golem", "token") if key in facts}
    return voice.say(f"ask-{ask.kind}", options=voice.listed(ask.next_cards(())), **values)


def program_question(facts: Any, voice: Voice) -> str:
    cards = ", ".join(f"{card} × {copies}" for card, copies in facts["cards"].items())
    lines = [voice.say("your-cards", cards=cards)]
    bonuses = [*facts["bonuses"], *(["call"] if facts["call"] else [])]
    if bonuses:
        lines.append(voice.say("bonus-cards", cards=", ".join(bonuses)))
    lines.append(voice.say("ask-program-all" if facts["all_rows"] else "ask-program", rows=facts["rows"]))
    return "\n".join(lines)


def read_program(typed: str) -> Answer:
    """`F 2(F) enemy?(A,-)` and `F x2 F enemy? A -` are the same program."""
    return flatten(Program(parse_row(row) for row in split_rows(typed)))


def split_rows(typed: str) -> list[str]:
    """Rows are divided by blanks or semicolons, but not inside brackets; `until` belongs to what follows."""
    rows, depth = [""], 0
    for mark in typed.replace("until ", "until\0"):
        depth += (mark == "(") - (mark == ")")
        if mark in " ;" and depth == 0:
            rows.append("")
        else:
            rows[-1] += mark
    return [row.replace("\0", " ") for row in rows if row]


# telling


def tell_row(happening: Any, voice: Voice) -> str:
    """The cards that lie open now."""
    cards = [voice.say("row-card", name=voice.actor(name), card=card) for name, card in happening["cards"].items()]
    return voice.say("row-opened", row=happening["row"], cards="; ".join(cards))
