"""The text mode of golems: asks, answers and rows that open, in sentences; views are in `view`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from algoritmus.core.game import Answer, Ask
from algoritmus.core.package.text_mode import TextMode, Voice
from algoritmus.core.view_types import Event, EventKeys, View
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.rules.answers import flatten
from algoritmus.games.golems.rules.programs.program import If, Loop, Program, Row, While, parse_row
from algoritmus.games.golems.text_mode.view import describe
from algoritmus.games.golems.view_types import CardNumbers, GolemsAsk, GolemsView, ProgramAsk, RowOpened, Task

TYPED_CARDS: Final = (
    *("F", "B", "L", "R", "S", "A", "D", "T", "x2", "x3", "call"),
    *("enemy?", "attack?", "obstacle?", "barrel?", "wall?", "water?"),
    *("until-obstacle", "until-barrel", "until-wall", "until-water"),
)
LOOP_NAME: Final = re.compile(r"\bx(\d)\(")


class GolemsTextMode(TextMode):
    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(cast(GolemsView, view), voice)

    def question(self, view: View, ask: Ask, voice: Voice) -> str:
        asked = cast(GolemsAsk, ask.show())
        if asked["kind"] == "program":
            return program_question(asked, voice)
        op = asked["token"] if asked["kind"] == "logic" else ""
        golem = voice.actor(decided_golem(asked))
        said = voice.say(f"ask-{ask.kind}", options=voice.listed(ask.next_cards(())), golem=golem, op=op)
        if asked["kind"] == "logic" and asked["idle"]:
            return "\n".join([said, voice.say("ask-logic-idle", options=voice.listed(asked["idle"]))])
        if asked["kind"] == "card":
            return "\n".join([said, *card_lines(cast(GolemsView, view), asked["numbers"], voice)])
        return said

    def phrases(self, voice: Voice) -> dict[str, str]:
        golem_cards = {card.name[voice.lang]: id_ for id_, card in load_cards().items()}
        names = {voice.card(card): card for card in TYPED_CARDS}
        return {**super().phrases(voice), **golem_cards, **names, voice.say("open-empty"): "-"}

    def read_answer(self, typed: str, ask: Ask) -> Answer:
        return read_program(typed) if ask.kind == "program" and "(" in typed else super().read_answer(typed, ask)

    def narrate(self, event: Event, voice: Voice) -> str:
        return narrate_row(cast(RowOpened, event), voice) if cast(EventKeys, event).get("kind") == "row" else ""


# asking


def decided_golem(asked: GolemsAsk) -> str:
    """The golem that a decision in the middle of a row is about; nobody for other questions."""
    if asked["kind"] == "pick" or asked["kind"] == "exit" or asked["kind"] == "teleport":
        return asked["golem"]
    return ""


def card_lines(view: GolemsView, numbers: Mapping[str, CardNumbers], voice: Voice) -> list[str]:
    """golem.card: what is printed on each card that may be chosen, as far as it counts."""
    cards, message = load_cards(), "card-numbers" if "strength" in view["stats"] else "card-limit"
    return [voice.say(message, card=id_, name=cards[id_].name[voice.lang], **numbers[id_]) for id_ in numbers]


def program_question(facts: ProgramAsk, voice: Voice) -> str:
    hand = facts["cards"]
    cards = [voice.say("your-card", card=card, name=voice.card(card), copies=hand[card]) for card in hand]
    lines = [voice.say("your-cards", cards=", ".join(cards))]
    bonuses = [*facts["bonuses"], *(["call"] if facts["call"] else [])]
    if bonuses:
        named = [voice.say("bonus-card", card=one, name=voice.card(one)) for one in bonuses]
        lines.append(voice.say("bonus-cards", cards=", ".join(named)))
    message = "ask-program-all" if facts["all_rows"] else "ask-program"
    lines.append(voice.say(message, rows=facts["rows"], example=" ".join([*hand][: facts["rows"]])))
    return "\n".join([*task_lines(facts["task"], voice), *lines] if "task" in facts else lines)


def task_lines(task: Task, voice: Voice) -> list[str]:
    """The conditions of a puzzle."""
    lines = [voice.say("task-rows", rows=task["rows"])] if task["rows"] else []
    conditions = {"use": task["use"], "avoid": task["avoid"], "use_all": task["use_all"], "exactly": task["exactly"]}
    for what, cards in conditions.items():
        if cards:
            words = ", ".join(task_word(word, voice) for word in cards)
            lines.append(voice.say(f"task-{what.replace('_', '-')}", cards=words))
    return lines


def task_word(word: str, voice: Voice) -> str:
    """A card by its letter, as it is typed, and its name; a kind of bonus by its name."""
    return voice.say("bonus-card", card=word, name=voice.card(word)) if len(word) == 1 else voice.say(f"word-{word}")


def read_program(typed: str) -> Answer:
    """`F 2(F) enemy?(A,-)` and `F x2 F enemy? A -` are the same program; `x2(F)` is `2(F)`."""
    typed = LOOP_NAME.sub(r"\1(", typed).replace("until-", "until ")
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


# narrating


def narrate_row(event: RowOpened, voice: Voice) -> str:
    """The cards that lie open now."""
    opened = [(name, row_words(parse_row(row), voice)) for name, row in event["cards"].items()]
    cards = [voice.say("row-card", name=voice.actor(name), card=card) for name, card in opened]
    return voice.say("row-opened", row=event["row"], cards="; ".join(cards))


def row_words(row: Row | None, voice: Voice) -> str:
    """A row by the names of its cards."""
    match row:
        case None:
            return voice.say("open-empty")
        case Loop(times, body):
            return voice.say("open-loop", name=voice.card(f"x{times}"), inner=row_words(body, voice))
        case While(until, body):
            return voice.say("open-loop", name=voice.card(f"until-{until}"), inner=row_words(body, voice))
        case If(asks, yes, no):
            name = voice.card(asks)
            return voice.say("open-if", name=name, yes=row_words(yes, voice), no=row_words(no, voice))
    return voice.card(str(row))
