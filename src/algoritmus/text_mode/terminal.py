"""The text mode: a whole game in words, at the keyboard, playable without seeing the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NotRequired, TypedDict, cast

import algoritmus
from algoritmus import explain
from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.core.package.text_mode import OPTIONS, result_line
from algoritmus.core.view_types import Event, EventKeys, GameEnd, View
from algoritmus.explain.catalogue import say_text_mode
from algoritmus.explain.memo import show_memo
from algoritmus.explain.reasons import card_name
from algoritmus.text_mode.phrases import Phrases

MOST_OPTIONS = 60
Read = Callable[[str], str]
Write = Callable[[str], None]


class ViewKeys(TypedDict):
    """The keys of a view that are read without knowing the game."""

    options: NotRequired[dict[str, str]]


class Left(Exception):
    """The person has left the table."""


class Person:
    """A player at the keyboard: hears the field and the question, types the answer."""

    commands: tuple[str, ...] = ("quit", "look", "cards", "memo", "help", "rule")

    def __init__(self, game_id: str, lang: str, read: Read = input, write: Write = print) -> None:
        self.rule_set = game_id
        self.package = algoritmus.package_of(game_id)
        self.game_text = self.package.text_mode()
        self.lang = lang
        self.read = read
        self.write = write
        self.phrases = Phrases(self.game_text.phrases(self))

    def say(self, message: str, **values: str | int) -> str:
        return say_text_mode(self.package.id, self.lang, message, **values)

    def actor(self, name: str) -> str:
        return explain.actor(name, self.lang)

    def rule(self, rule_id: str) -> str:
        try:
            return explain.rule(self.package.id, rule_id, self.lang).name
        except LookupError:  # a game without words
            return rule_id

    def card(self, card: str) -> str:
        return card_name(self.package.id, self.lang, card)

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        self.look(view)
        self.write(self.question(view, ask))
        while True:
            words = self.read("> ").strip()
            if command := self.command(words):
                self.obey(*command, view, ask)
                continue
            try:
                answer = self.game_text.read_answer(self.phrases.in_notation(words), ask)
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
                refused = self.say(f"refused-{kind}", number=place + 1, card=card, options=self.listed(fitting))
                refusal = ask.why(answer[:place], card)
                return f"{refused} {explain.why(self.package.id, self.lang, refusal.code, refusal.values)}"
        raise AssertionError(f"{answer} was refused, but every card fits")

    def command(self, typed: str) -> tuple[str, str] | None:
        """The command that is typed, in English or in the own language, and what follows it."""
        first, _, rest = typed.partition(" ")
        for name in self.commands:
            if first.lower() in (name, self.say(f"command-{name}")) and bool(rest) is (name == "rule"):
                return name, rest.strip()
        return ("help", "") if typed == "?" else None

    def obey(self, command: str, rest: str, view: View, ask: Ask) -> None:
        if command == "quit":
            raise Left
        if command == "look":
            self.look(view)
        elif command == "cards":
            self.write(self.say("ask-options", options=self.listed(ask.next_cards(()))))
        elif command == "memo":
            self.show_memo(view)
        elif command == "rule":
            self.show_rule(rest)
        else:
            self.write(self.say("help"))

    def show_rule(self, rule_id: str) -> None:
        known = rule_id in self.package.rules
        shown = explain.show_rule(self.package.id, rule_id, self.lang) if known else ""
        self.write(shown or self.say("rule-unknown", rule=rule_id))

    def show_memo(self, view: View) -> None:
        """The player's memo of this table, line by line, each with the id of its rule."""
        options = cast(ViewKeys, view).get("options", {})
        for part in show_memo(self.rule_set, options, self.lang).parts:
            self.write(self.say("memo-part", title=part.title))
            for line in part.lines:
                self.write(self.say("memo-line", name=line.name, text=line.text, rule=line.rule))

    def listed(self, options: Iterable[str]) -> str:
        shown = [self.say(f"option-{option}") if option in OPTIONS else option for option in options if option != END]
        rest = len(shown) - MOST_OPTIONS
        text = ", ".join(shown[:MOST_OPTIONS])
        return f"{text} {self.say('more-options', count=rest)}" if rest > 0 else text

    # the field in words

    def look(self, view: View) -> None:
        for line in self.game_text.describe(view, self):
            self.write(line)

    def question(self, view: View, ask: Ask) -> str:
        return self.game_text.question(view, ask, self)

    # what happened in words

    def hear(self, happened: Iterable[Event]) -> None:
        for event in happened:
            line = self.line(event)
            if line:
                self.write(line)

    def line(self, event: Event) -> str:
        keys = cast(EventKeys, event)
        if keys.get("kind") == "end":
            return result_line(cast(GameEnd, event), self)
        if "kind" in keys:
            return self.game_text.narrate(event, self)
        try:
            return explain.sentence(self.package.id, event, self.lang) if "rule" in keys else ""
        except LookupError:  # a game without words
            return keys["rule"]
