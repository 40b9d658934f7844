"""A game as the registry has it: ids, rules, words, and optional parts beside play.

A game is registered as a module with a `PACKAGE` of this class. A part is imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from algoritmus.core.game import Game
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.core.package.memo import Memo
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.package.referee_support import RefereeSupport
from algoritmus.core.package.text_mode import TextMode
from algoritmus.core.reader import InputError
from algoritmus.core.view_types import Shapes

RULES: Final = "rules"  # parts of a catalogue: sentences and rules,
CAPTIONS: Final = "captions"  # what somebody does, in a few words without the name,
NAMES: Final = "names"  # what things are called,
REASONS: Final = "reasons"  # why a card cannot be laid,
BUILDING: Final = "building"  # what is wrong with a field in the editor,
TERMINAL: Final = "terminal"  # what only the text mode says,
MEMO: Final = "memo"  # and the player's memo
Words = Mapping[str, str]  # by language
Titles = dict[str, dict[str, Words]]  # by option and its value


@dataclass(frozen=True)
class CaptionRules:
    """Events that captions treat in a special way, by `rule` or `rule:what`. The page has the same lists."""

    silent: frozenset[str] = frozenset()  # they have no sentence: they are seen
    shown: frozenset[str] = frozenset()  # the picture shows them: their sentence is for screen readers only
    plain: frozenset[str] = frozenset()  # moves that a long caption tells in one word
    held: frozenset[str] = frozenset()  # hits and clashes: their caption stays a moment longer


class Wording:
    """The words of a game: its catalogue, and what events and rules are about."""

    def __init__(
        self,
        package: str,
        subject: str,
        sections: Mapping[str, str],
        texts: Mapping[str, str] | None = None,
        caption_rules: CaptionRules | None = None,
    ) -> None:
        self.package = package  # its folder `words` has the catalogue,
        self.texts = texts  # unless a small game has it here, by `language/part`
        self.subject = subject  # the field of an event that names its actor
        self.sections = sections  # of the rules: the name of each by its first rule
        self.caption_rules = caption_rules if caption_rules is not None else CaptionRules()

    def words(self, part: str, lang: str) -> str:
        """A part of the catalogue, as Fluent has it; empty where the game has none."""
        if self.texts is not None:
            return self.texts.get(f"{lang}/{part}", "")
        file = files(self.package).joinpath("words", lang, f"{part}.ftl")
        return file.read_text(encoding="utf-8") if file.is_file() else ""


@dataclass(frozen=True)
class Lesson:
    """A puzzle of the first lesson: the programs that solve it, and the idea, by language."""

    puzzle: str
    guide: list[list[str]]
    idea: Words


class Library:
    """Things to choose at a table, with titles, stories and printed numbers."""

    custom_field: str = ""  # the option that takes a field from the editor; empty if there is none
    pictured: tuple[str, ...] = ()  # options whose values are seen on the field

    def titles(self, edition: str) -> Titles:  # noqa: ARG002
        return {}

    def stories(self, edition: str) -> Titles:  # noqa: ARG002
        return {}

    def numbers(self) -> dict[str, dict[str, dict[str, int]]]:
        """The numbers printed on things to choose, by option and value."""
        return {}

    def players(self) -> dict[str, dict[str, int]]:
        """How many players a thing to choose is for, by option and value, where they are shown in groups."""
        return {}

    def lessons(self, puzzles: Iterable[str]) -> list[Lesson]:  # noqa: ARG002
        """The puzzles of the first lesson among these, in its order; only they come with a solution."""
        return []

    def user_faults(self) -> list[InputError]:
        """Errors in scenarios of the user folder (`core/user_folder`), which are skipped."""
        return []


class GamePackage:
    """One game with all its rule sets."""

    id: str
    version: str = "1"  # of records: another version may play otherwise
    rules: Mapping[str, tuple[str, ...]]  # ids, in the order of the rules, with the editions that have them

    @property
    def editions(self) -> list[str]:
        """In the order of the rules."""
        return list(dict.fromkeys(edition for editions in self.rules.values() for edition in editions))

    @property
    def rule_sets(self) -> list[str]:
        return [f"{self.id}/{edition}" for edition in self.editions]

    def game(self, edition: str) -> Game:
        raise NotImplementedError

    def shapes(self) -> Shapes:
        """The types of views, asks and events."""
        raise NotImplementedError

    # optional parts

    def wording(self) -> Wording:
        return Wording("", "", {}, {})

    def library(self) -> Library:
        return Library()

    def text_mode(self) -> TextMode:
        return TextMode()

    def memo(self, edition: str, options: Mapping[str, str]) -> Memo:  # noqa: ARG002
        """The player's memo of a table with these options."""
        return Memo()

    def referee(self) -> RefereeSupport | None:
        return None

    def puzzles(self) -> PuzzleSupport | None:
        return None

    def editor(self) -> EditorSupport | None:
        return None
