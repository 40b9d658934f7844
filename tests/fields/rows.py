"""How a row of the table of view fields says where a field is shown on the page and told in the text mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from algoritmus.core.view_types import Event
from algoritmus.explain import rule, sentence
from algoritmus.explain.catalogue import actor, say_text_mode
from algoritmus.games.golems.rules.programs.program import If, Loop, While, parse_row
from algoritmus.games.golems.rules.programs.program import Row as ProgramRow
from tests.fields.walk import Fact
from tests.web.words import Words, words_of

VALUE: Final = object()  # stands for the value of the field
Values = Mapping[str, Any]


@dataclass
class Scene:
    """A table as somebody sees it; in text mode the page draws nothing."""

    rule_set: str
    view: dict[str, Any]
    lang: str
    text: bool = False

    @property
    def game(self) -> str:
        return self.rule_set.partition("/")[0]

    @property
    def words(self) -> Words:
        return words_of(self.lang)

    def actor(self, name: str) -> str:
        return actor(name, self.lang)

    def title(self, name: str) -> str:
        """How a player is called at a table where nobody has typed a name."""
        golem = self.view.get("golems", {}).get(name, {})
        if golem.get("bot"):
            return self.words("bot", kind=golem["bot"], name=self.words(f"value-{golem['bot']}"))
        return str(golem.get("team") or self.actor(name))

    def by_colour(self, text: str) -> str:
        """The text with colours for the names of teams."""
        for name, golem in self.view.get("golems", {}).items():
            text = text.replace(golem.get("team") or self.actor(name), self.actor(name))
        return text

    def actors(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.actor, names))

    def card(self, card: str) -> str:
        """The name of a card as the page says it."""
        if card in ("and", "or", "not", "xor"):
            return self.words(f"op-{card}")
        for id_ in (f"short-{self.game}-{card}", f"{self.game}-card-{card}"):
            if id_ in self.words.ids:
                return self.words(id_)
        if card in ("-", ""):
            return self.words("card-empty")
        return self.words(f"card-if-{card[:-1]}") if card.endswith("?") else self.words("card-loop", times=card[1:])

    def row(self, row: str) -> str:
        """A row of a program as the page says it."""
        return self.row_words(parse_row(row))

    def row_words(self, row: ProgramRow | None) -> str:
        match row:
            case Loop(times, body):
                return f"{self.card(f'x{times}')}: {self.row_words(body)}"
            case While(until, body):
                return f"{self.card(f'until-{until}')}: {self.row_words(body)}"
            case If(asks, yes, no):
                ways = [f"{self.words(way)}: {self.row_words(inner)}" for way, inner in (("yes", yes), ("no", no))]
                return f"{self.card(f'{asks}?')} {', '.join(ways)}"
        return self.card(str(row) if row is not None else "-")

    def rows(self, rows: Iterable[str]) -> str:
        return "; ".join(f"{number}. {self.row(row)}" for number, row in enumerate(rows, 1)) or self.card("-")

    def counted(self, kinds: Iterable[str], name: Callable[[str], str]) -> str:
        """Each with how many there are."""
        found = list(kinds)
        counts = {kind: found.count(kind) for kind in found}
        return ", ".join(f"{count} × {name(kind)}" if count > 1 else name(kind) for kind, count in counts.items())

    def by_player(self, values: Mapping[str, Any]) -> str:
        return ", ".join(f"{self.title(name)}: {value}" for name, value in values.items())

    def why_won(self, result: Values) -> list[str]:
        """The sentence about the only winner, where the rule has one."""
        if len(result["winners"]) != 1:
            return []
        [winner] = result["winners"]
        if self.game != "golems":
            points = next(one["amount"] for one in result["standings"] if one["name"] == winner)
            return [self.words("points-reached", count=points)]
        won = {"rule": result["rule"], "golem": winner, "what": "won", "beat": 0}
        return [sentence("golems", cast(Event, won), self.lang)]

    def spoken(self, message: str) -> str:
        """A message of the text mode."""
        return say_text_mode(self.game, self.lang, message)

    def rule_name(self, rule_id: str) -> str:
        return rule(self.game, rule_id, self.lang).name


class Shown(NamedTuple):
    """One of these texts stands in this place of the page."""

    place: str
    texts: tuple[str, ...]


class Spoken(NamedTuple):
    """The text mode says this message, or without one any message, with these values."""

    message: str
    values: Values


OnPage = Callable[[Scene, Fact], Iterator[Shown]]
InWords = Callable[[Scene, Fact], Iterator[Spoken]]


class Row(NamedTuple):
    """Where the values of a field are looked for; a string says why they are not."""

    shown: OnPage | str
    spoken: InWords | str


def filled(values: Values, scene: Scene, fact: Fact) -> dict[str, Any]:
    """The values of a message: VALUE is the field's, a function is called."""
    return {
        name: fact.value if value is VALUE else value(scene, fact) if callable(value) else value
        for name, value in values.items()
    }


def always(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    return True


def has(scene: Scene, fact: Fact) -> bool:  # noqa: ARG001
    """Whether there is anything to see."""
    return bool(fact.value)


def placed(place: str, scene: Scene, fact: Fact) -> str:
    """A place with the player, the kind of bot or the seat that it is about."""
    if "{who}" in place:
        return place.replace("{who}", fact.player)
    if "{bot}" in place:
        golems = scene.view["golems"].items()
        return place.replace("{bot}", next(name for name, golem in golems if golem["bot"] == fact.path[1]))
    return place.replace("{seat}", str(scene.view.get("seat")))


def page(place: str, message: str, when: Callable[[Scene, Fact], Any] = always, **values: Any) -> OnPage:
    """A message in a place of the page."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        if when(scene, fact):
            yield Shown(placed(place, scene, fact), (scene.words(message, **filled(values, scene, fact)),))

    return look


def text(place: str, said: Callable[[Scene, Fact], str], when: Callable[[Scene, Fact], Any] = always) -> OnPage:
    """Other words in a place of the page."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        if when(scene, fact):
            yield Shown(placed(place, scene, fact), (said(scene, fact),))

    return look


def both(*looks: OnPage) -> OnPage:
    """Several places, all of which have it."""

    def look(scene: Scene, fact: Fact) -> Iterator[Shown]:
        for one in looks:
            yield from one(scene, fact)

    return look


def said(message: str, when: Callable[[Scene, Fact], Any] = always, **values: Any) -> InWords:
    """A message of the text mode."""

    def look(scene: Scene, fact: Fact) -> Iterator[Spoken]:
        if when(scene, fact):
            yield Spoken(message, filled(values, scene, fact))

    return look


PARTS: Final = "its parts have rows of their own"
EVENTS: Final = "sentences and captions of events are compared in tests/explain/test_captions.py and captions.test.ts"
FRAMES: Final = "where everything stands after a beat is compared in web/tests/playback.test.ts and progers.test.ts"
ABSTRACT: Final = "games declare it in full: the rows of their own types say it"
REFEREE: Final = "an answer of the referee to programs of others: nobody sees it at a table"
SECRET: Final = Row(
    "whether the device is passed on before the answer: tests/web/test_phases.py", "who types sees only its own screen"
)
