"""A task in the text mode: everything in words, tries and hints at the keyboard, until it is solved."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from algoritmus.core.game import Refusal
from algoritmus.core.view_types import View
from algoritmus.explain.catalogue import PATH, say
from algoritmus.puzzles.hints import hint
from algoritmus.puzzles.path import sibling
from algoritmus.puzzles.sentences import hint_sentences, path_message, sentence
from algoritmus.puzzles.tasks import ALL_STARS, PREDICT, Task
from algoritmus.text_mode.terminal import Left, Person, Read, Write


class Quest(TypedDict):
    kind: str
    cells: list[str]
    amount: int


class TaskKeys(TypedDict):
    """The keys of a task's view that are read without knowing the game."""

    quest: NotRequired[Quest | None]
    programs: dict[str, list[str]]


class TerminalTask:
    """One task at the keyboard."""

    def __init__(self, task: Task, lang: str, read: Read = input, write: Write = print) -> None:
        self.task = task
        self.lang = lang
        self.read = read
        self.write = write
        self.person = Person(task.puzzle.rule_set, lang, read, write)
        self.hints = 0
        self.most = ALL_STARS

    def say(self, message: str, **values: str | int) -> str:
        return say(PATH, self.lang, message, **values)

    def play(self) -> int:
        """The stars; Left if the person goes before it is solved."""
        view = self.task.view()
        self.look(view)
        while True:
            typed = self.read("> ").strip()
            if typed in ("quit", "look", "cards", "help", "?", "hint") or typed.startswith("rule "):
                self.obey(typed, view)
                continue
            stars = self.tried(typed)
            if stars:
                return stars

    def look(self, view: View) -> None:
        puzzle = self.task.puzzle
        self.write(f"{puzzle.title[self.lang]}. {puzzle.story[self.lang]}")
        self.person.look(view)
        shown = cast(TaskKeys, view)
        quest = shown.get("quest")
        if quest is not None:
            self.write(self.say(f"quest-{quest['kind']}", cells=", ".join(quest["cells"]), amount=quest["amount"]))
        for name, rows in shown["programs"].items():
            self.write(self.say("open-program", who=self.person.actor(name), program=" ; ".join(rows)))
        if self.task.given:
            self.write(self.say("given-program", program=" ".join(self.task.shown())))
        if self.task.mixed:
            self.write(self.say("given-cards", cards=" ".join(self.task.mixed)))
        self.write(self.how())

    def how(self) -> str:
        return path_message(self.person.package.id, self.lang, "how-to-answer")

    def obey(self, typed: str, view: View) -> None:
        if typed == "look":
            self.look(view)
        elif typed == "hint":
            self.tell_hint()
        elif typed in ("help", "?"):
            self.write(self.how())
        else:
            self.person.obey(typed, view, self.task.puzzle.ask())

    def tell_hint(self) -> None:
        given = hint(self.task, self.hints, (), sibling(self.task))
        self.hints += 1
        self.most = given.most_stars
        said, way = hint_sentences(self.person.package.id, given)[self.lang], " → ".join(given.cells)
        self.write(" ".join(part for part in (said, way, given.task) if part))

    def tried(self, typed: str) -> int:
        """Run what was typed; the stars, none if it failed."""
        try:
            person, ask = self.person, self.task.puzzle.ask()
            answer = (typed,) if self.task.kind == PREDICT else person.game_text.read_answer(typed, ask)
            verdict, ran = self.task.judge(list(answer))
        except (ValueError, Refusal):
            self.write(self.how())
            return 0
        if ran is not None and (self.task.kind != PREDICT or verdict.stars):
            self.person.hear(ran.happened)
        stars = min(verdict.stars, self.most)
        self.write(sentence(person.package.id, verdict, self.lang))
        self.write(self.say("stars", stars=stars))
        return stars


__all__ = ["Left", "TerminalTask"]
