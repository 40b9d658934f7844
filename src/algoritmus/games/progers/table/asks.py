"""Asks of Progers: a corner for the base and the facing of the rover, `a1` `N`, or a turn (`answers`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, CardsMove, Refusal
from algoritmus.core.grid import COMPASS
from algoritmus.core.view_types import Facing
from algoritmus.games.progers import view_types
from algoritmus.games.progers.rules.answers import CARDS, EDITS, PASS_WORD, card_of, read_move
from algoritmus.games.progers.rules.codes import EDIT_WORDS
from algoritmus.games.progers.rules.edits import TurnMove, Unlawful
from algoritmus.games.progers.rules.facts import show_algorithm, show_cards
from algoritmus.games.progers.rules.legality import Laying, after, check_hand, check_move
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.start import facings_from
from algoritmus.games.progers.rules.state import Setup

BASES: Final = "planet.bases"


class TurnAsk(Ask):
    """Play cards and execute, or pass and exchange."""

    def __init__(self, setup: Setup, algorithm: Algorithm, hand: Sequence[int]) -> None:
        super().__init__("turn")
        self.setup = setup
        self.algorithm = algorithm
        self.hand: tuple[int, ...] = tuple(hand)

    def next_cards(self, laid: Answer) -> list[str]:
        laying, lawful = self.after(laid)
        return laying.options() if lawful == len(laid) else []

    def after(self, laid: Answer) -> tuple[Laying, int]:
        return after(self.setup, self.algorithm, self.hand, laid)

    def cards(self) -> list[str]:
        return list(dict.fromkeys(show_cards(self.hand)))

    def card_of(self, word: str) -> str:
        return card_of(word)

    def why(self, laid: Answer, card: str) -> Refusal:
        laying, lawful = self.after(laid)
        reason = laying.why(card if lawful == len(laid) else laid[lawful])
        reason.card = lawful
        return reason

    def table(self, laid: Answer) -> view_types.AlgorithmView | None:
        """The algorithm with these words done, loops that fell off gone."""
        laying, lawful = self.after(laid)
        return {"algorithm": show_algorithm(laying.table.algorithm())} if lawful == len(laid) else None

    def random(self, chance: Chance) -> Answer:
        laying = Laying(self.setup, self.algorithm, self.hand)
        words: list[str] = []
        while True:
            options = laying.options()
            word = options[chance.draw(len(options), "turn")]
            if word == END:
                return tuple(words)
            laying.lay(word)
            words.append(word)

    def read(self, answer: Answer) -> TurnMove:
        """Check the words, then the hand, then the edits by the rules of the turn itself."""
        passing = bool(answer) and answer[0] == PASS_WORD
        known = EDITS if self.setup.keeps_algorithm and not passing else CARDS
        for number in range(1 if passing else 0, len(answer)):
            if answer[number] not in known:
                raise self.refusal("turn.syntax", self.unknown(answer[number], passing), number, answer)
        move = read_move(self.setup, answer)
        try:
            check_hand(self.hand, move)
            check_move(self.setup, self.algorithm, move)
        except Unlawful as error:
            place = error.edit if error.edit >= 0 else None
            raise self.refusal("turn.illegal", f"{error.message} ({error.rule})", place, answer) from None
        return move

    def refusal(self, code: str, message: str, number: int | None, answer: Answer) -> Refusal:
        """By the rule of the first word that does not fit."""
        laying, lawful = self.after(answer)
        reason = laying.why(answer[lawful] if lawful < len(answer) else END)
        return Refusal(code, message, number, reason.rule, reason.values)

    def unknown(self, word: str, passing: bool) -> str:
        if passing or not self.setup.keeps_algorithm:
            return f"{word[:20]!r} is no card"
        return f"{word[:20]!r} is no edit: it is written F@0, F^0, x2@0, x2@0-1 or off@0"

    def show(self) -> view_types.TurnAsk:
        kinds = [EDIT_WORDS[kind] for kind in self.setup.edition.edits]
        return {
            "kind": "turn",
            "hand": show_cards(self.hand),
            "most_played": self.setup.most_played,
            "longest": self.setup.longest,
            "edits": list(dict.fromkeys(kinds)),
            "secret": True,  # deck.hand
        }


class BaseAsk(Ask):
    """planet.bases: a free corner, and a way to look that is not straight off the field."""

    def __init__(self, planet: Planet, taken: Sequence[int]) -> None:
        super().__init__("base")
        name = planet.grid.name
        self.taken: list[str] = [name(corner) for corner in planet.corners() if corner in taken]
        self.ways: dict[str, list[Facing]] = {
            name(corner): [COMPASS[facing] for facing in facings_from(planet, corner)]
            for corner in planet.corners()
            if corner not in taken
        }

    def next_cards(self, laid: Answer) -> list[str]:
        if not laid:
            return list(self.ways)
        ways = self.ways.get(laid[0], [])
        if len(laid) == 1:
            return list(ways)
        return [END] if len(laid) == 2 and laid[1] in ways else []

    def read(self, answer: Answer) -> CardsMove:
        if len(answer) != 2:
            raise self.refusal("base.syntax", "choose a corner and where the rover looks, like a1 N")
        corner, facing = answer
        if corner in self.taken:
            raise self.refusal("base.illegal", f"there is a base on {corner} already (planet.bases)", 0)
        if corner not in self.ways:
            raise self.refusal("base.illegal", f"{corner[:20]!r} is no corner: {', '.join(self.ways)} are free", 0)
        if facing not in self.ways[corner]:
            ways = " or ".join(self.ways[corner])
            raise self.refusal(
                "base.illegal", f"on {corner} a rover looks {ways}, not {facing[:20]!r} (planet.bases)", 1
            )
        return CardsMove(answer)

    def refusal(self, code: str, message: str, number: int | None = None) -> Refusal:
        return Refusal(code, message, number, BASES)

    def cards(self) -> list[str]:
        return [*self.ways, *self.taken, *COMPASS]

    def refused(self, laid: Answer) -> dict[str, Refusal]:
        """Corners while a corner is chosen, then ways to look."""
        drawn = [*self.ways, *self.taken] if not laid else list(COMPASS)
        offered = self.next_cards(laid)
        return {card: self.why(laid, card) for card in (*drawn, END) if card not in offered}

    def why(self, laid: Answer, card: str) -> Refusal:
        values: dict[str, str | int] = {"card": card, "at": laid[0] if laid else card}
        codes = ["base.taken" if card in self.taken else "base.corner", "base.way", "base.chosen"]
        code = "base.open" if card == END else codes[min(len(laid), 2)]
        return Refusal(code, f"{card or 'the end'} cannot come here ({BASES})", len(laid), BASES, values)

    def show(self) -> view_types.BaseAsk:
        return {"kind": "base", "corners": {corner: list(ways) for corner, ways in self.ways.items()}}
