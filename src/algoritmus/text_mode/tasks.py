"""A task in the text mode: everything in words, tries and hints at the keyboard, until it is solved."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from algoritmus.core.game import Ask, Refusal
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


class TerminalTask(Person):
    """One task at the keyboard."""

    commands = (*Person.commands, "hint")

    def __init__(self, task: Task, lang: str, read: Read = input, write: Write = print) -> None:
        super().__init__(task.puzzle.rule_set, lang, read, write)
        self.task = task
        self.hints = 0
        self.most = ALL_STARS

    def write_message(self, message: str, **values: str | int) -> None:
        self.write(say(PATH, self.lang, message, **values))

    def play(self) -> int:
        """The stars; Left if the person goes before it is solved."""
        view, ask = self.task.view(), self.task.puzzle.ask()
        self.look(view)
        while True:
            typed = self.read("> ").strip()
            if command := self.command(typed):
                self.obey(*command, view, ask)
            elif stars := self.tried(typed, ask):
                return stars

    def look(self, view: View) -> None:
        puzzle = self.task.puzzle
        self.write(f"{puzzle.title[self.lang]}. {puzzle.story[self.lang]}")
        super().look(view)
        shown = cast(TaskKeys, view)
        quest = shown.get("quest")
        if quest is not None:
            self.write_message(f"quest-{quest['kind']}", cells=", ".join(quest["cells"]), amount=quest["amount"])
        for name, rows in shown["programs"].items():
            self.write_message("open-program", who=self.actor(name), program=" ; ".join(rows))
        if self.task.given:
            self.write_message("given-program", program=" ".join(self.task.shown()))
        if self.task.mixed:
            self.write_message("given-cards", cards=" ".join(self.task.mixed))
        self.explain_answers()

    def explain_answers(self) -> None:
        self.write(path_message(self.package.id, self.lang, "how-to-answer"))

    def obey(self, command: str, rest: str, view: View, ask: Ask) -> None:
        if command == "hint":
            self.write_hint()
        elif command == "help":
            self.explain_answers()
        else:
            super().obey(command, rest, view, ask)

    def write_hint(self) -> None:
        given = hint(self.task, self.hints, (), sibling(self.task))
        self.hints += 1
        self.most = given.most_stars
        said, way = hint_sentences(self.package.id, given)[self.lang], " → ".join(given.cells)
        self.write(" ".join(part for part in (said, way, given.task) if part))

    def tried(self, typed: str, ask: Ask) -> int:
        """Run what was typed; the stars, none if it failed."""
        predicts = self.task.kind == PREDICT
        try:
            answer = (typed,) if predicts else self.game_text.read_answer(self.phrases.in_notation(typed), ask)
            verdict, ran = self.task.judge(list(answer))
        except (ValueError, Refusal):
            self.explain_answers()
            return 0
        if ran is not None and (not predicts or verdict.stars):
            self.hear(ran.happened)
        stars = min(verdict.stars, self.most)
        self.write(sentence(self.package.id, verdict, self.lang))
        self.write_message("stars", stars=stars)
        return stars


__all__ = ["Left", "TerminalTask"]
