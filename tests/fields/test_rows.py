"""The table of view fields has a row for each, and the text mode tells the values of the rows that say so."""

from __future__ import annotations

from collections import Counter
from typing import Any

from algoritmus.core.view_types import View
from algoritmus.text_mode.terminal import Person
from tests.fields.rows import Spoken
from tests.fields.seats import Seat, seats
from tests.fields.table import ROWS, unseen
from tests.fields.walk import all_keys, facts_of
from tests.lanes import amount

COUNT = amount(300, 3000)


def test_every_field_of_every_view_type_has_a_row() -> None:
    assert set(ROWS) == set(all_keys())


class Listener(Person):
    """Keeps all messages with their values."""

    def __init__(self, rule_set: str, lang: str) -> None:
        self.messages: list[tuple[str, dict[str, Any]]] = []
        super().__init__(rule_set, lang, write=lambda _: None)

    def say(self, message: str, **values: str | int) -> str:
        self.messages.append((message, values))
        return super().say(message, **values)

    def heard(self, spoken: Spoken) -> bool:
        """Whether a message was said with these values; a set is part of a list of words."""
        return any(
            spoken.message in ("", message)
            and all(agrees(values.get(name), value) for name, value in spoken.values.items())
            for message, values in self.messages
        )


def agrees(said: Any, value: Any) -> bool:
    return value <= set(str(said).split(", ")) if isinstance(value, set) else str(said) == str(value)


def listen(seat: Seat) -> Listener:
    """All that the text mode says to a seat."""
    listener = Listener(seat.scene.rule_set, seat.scene.lang)
    view: View = seat.match.view(seat.number)
    listener.look(view)
    if seat.ask is not None:
        listener.question(view, seat.ask)
    return listener


def test_the_text_mode_tells_the_values_of_all_fields() -> None:
    told, missing = Counter[str](), list[str]()
    for seat in seats(COUNT):
        if seat.number is None:  # the text mode is for players
            continue
        listener = listen(seat)
        for fact in facts_of(seat.scene.rule_set, seat.scene.view):
            row = ROWS[fact.key]
            for one in [] if isinstance(row.spoken, str) else row.spoken(seat.scene, fact):
                told[fact.key] += 1
                if not listener.heard(one):
                    missing.append(f"{seat.name}: {fact.key} = {fact.value}: {one}")
    assert not missing, "\n".join(missing[:20])
    assert not unseen("spoken", told)
