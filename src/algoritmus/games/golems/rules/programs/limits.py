"""Limits of cards in one program, and the amount that each card takes of them (sections 2 and 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from algoritmus.core.value import Value
from algoritmus.games.golems.rules.answers import FORMS, SENSORS, WORDS, card_of, sensor_of
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.programs.program import CALL, Row, all_cards

# The kinds of limits.
COPIES: Final = 0  # deck.limits: of a card
SENSOR: Final = 1  # bonus.sensor: of a sensor
SHARED: Final = 2  # deck.limits: of a block that several cards share
ALONE: Final = 3  # bonus.call: CALL takes all of it, every other bonus card a part
ONE: Final = 4  # bonus cards of one round
# Other reasons against a bonus card.
NO_REASON: Final = -1
NOT_GRANTED: Final = 5
NO_SUBROUTINE: Final = 6


class HandLimits(Value):
    """Limits of a hand by number: copies of the action cards, then everything that bonus cards count against.

    A hand begins with an amount of each; a card may be laid if there is enough of everything that it takes.
    """

    __match_args__ = ("bonus_cards", "sensors", "frames")
    __slots__ = (*__match_args__, "bonus_forms", "kinds", "most", "names", "one", "takes")

    def __init__(
        self, bonus_cards: Mapping[str, int], sensors: Mapping[str, int], frames: Sequence[tuple[int, Sequence[str]]]
    ) -> None:
        self.bonus_cards: Final = bonus_cards
        self.sensors: Final = sensors
        self.frames: Final = frames
        self.kinds: Final[list[int]] = [COPIES] * len(LETTERS)
        self.names: Final[list[str]] = list(LETTERS)
        self.most: Final[list[int]] = []  # without the action cards, of which a hand may have fewer
        self.takes: Final[dict[str, list[tuple[int, int]]]] = {
            **{letter: [(number, 1)] for number, letter in enumerate(LETTERS)},
            **{card: [] for card in WORDS},
        }
        for word, forms in FORMS.items():
            self._add(COPIES, word, bonus_cards.get(word, 0), forms)
        for sensor in SENSORS:
            self._add(SENSOR, f"sensor {sensor}", sensors.get(sensor, 0), [c for c in WORDS if sensor_of(c) == sensor])
        for copies, words in frames:
            self._add(SHARED, " and ".join(words), copies, [card for word in words for card in FORMS[word]])
        every = sum(bonus_cards.values()) + 1  # more than can lie: the copies run out first
        others = [card for card in WORDS if card != CALL]
        self._add(ALONE, "", every, others)
        self.takes[CALL].append((len(self.kinds) - 1, every))
        self.one: Final[int] = len(self.kinds)
        self._add(ONE, "", every, others)
        self.bonus_forms: Final[list[str]] = [  # bonus cards as they can lie
            card for word in bonus_cards for card in FORMS[word] if not sensor_of(card) or sensor_of(card) in sensors
        ]

    def taken_by(self, row: Row) -> list[tuple[int, int]]:
        """The amounts that a row with all its cards takes, by limit."""
        found: dict[int, int] = {}
        for card in all_cards(row):
            for limit, amount in self.takes[card_of(card)]:
                found[limit] = found.get(limit, 0) + amount
        return list(found.items())

    def _add(self, kind: int, name: str, most: int, taken_by: Sequence[str]) -> None:
        for card in taken_by:
            self.takes[card].append((len(self.kinds), 1))
        self.kinds.append(kind)
        self.names.append(name)
        self.most.append(most)
