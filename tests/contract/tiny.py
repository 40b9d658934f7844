"""Pearls, a tiny game that lives only here: divers lay depth cards, and the deepest dive takes what lies in the bay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Game, Happening, Outcome, Position, Refusal
from algoritmus.core.game_parts import PositionEvaluation, TableOptions
from algoritmus.core.package import GamePackage, Wording
from algoritmus.core.view_types import Colour, GameEnd, Result, Shapes

COLOURS, CARDS, MOST, ROUNDS = ("red", "blue", "yellow"), ("1", "2", "3", "4", "5"), 2, 3
RULES = {"dive.deepest": ("bay",), "end.pearls": ("bay",)}
WORDS = {
    "en/rules": """
pearls-dive-deepest = { $diver } dives deepest and takes { $amount }.
    .name = The deepest dive
    .rule = Everybody has the cards 1 to 5 and lays one or two. The deepest dive takes the pearls if nobody shares it.
pearls-end-pearls = The third round is over.
    .name = The end
    .rule = After three rounds the most pearls win.
""",
    "en/reasons": "pearls-why-dive = Lay one or two of the cards that you have.\n",
    "en/names": "pearls-title = Pearls\npearls-edition-bay = The bay\npearls-section-dive = Diving\n",
    "ru/rules": """
pearls-dive-deepest = { $diver } ныряет глубже всех и берёт { $amount }.
    .name = Кто глубже
    .rule = У каждого карты от 1 до 5, кладут одну или две. Кто один глубже всех, тот берёт жемчуг.
pearls-end-pearls = Третий раунд окончен.
    .name = Конец
    .rule = После трёх раундов побеждает тот, у кого больше жемчуга.
""",
    "ru/reasons": "pearls-why-dive = Положи одну или две из своих карт.\n",
    "ru/names": "pearls-title = Жемчуг\npearls-edition-bay = Бухта\npearls-section-dive = Ныряние\n",
}


class DiveAsk(Ask):
    def __init__(self, hand: list[str]) -> None:
        super().__init__("dive")
        self.hand = hand

    def next_cards(self, laid: Answer) -> list[str]:
        left = [card for card in self.hand if card not in laid]
        known = len(left) + len(laid) == len(self.hand)  # nothing twice, nothing else
        return [END] * (known and 0 < len(laid) <= MOST) + left * (known and len(laid) < MOST)

    def why(self, laid: Answer, card: str) -> Refusal:
        return Refusal("dive", f"{card!r} cannot be laid here", len(laid), "dive.deepest", {"card": card})


def show_result(result: Outcome | None) -> Any | None:
    return {"rule": result.rule, "winners": [COLOURS[seat] for seat in result.winners]} if result else None


class Bay(Position):
    def __init__(self, round_: int, stake: int, pearls: dict[str, int], hands: dict[str, list[str]]) -> None:
        self.round, self.stake, self.pearls, self.hands = round_, stake, pearls, hands


class BayEvaluation(PositionEvaluation):
    def evaluate(self, position: Any, seat: int) -> float:
        return float(2 * position.pearls[COLOURS[seat]] - sum(position.pearls.values()))


class Pearls(Game):
    def __init__(self, id_: str, version: str) -> None:
        super().__init__(id_, version)
        self.options, self.evaluation = TableOptions(self, {"players": ["2", "3"]}), BayEvaluation()

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        if self.options.allowed(options) != dict(options):
            raise Refusal("option.value", "there is no such table")
        names = COLOURS[: int(options.get("players", "2"))]
        return Bay(1, 1 + chance.draw(3, "pearls"), dict.fromkeys(names, 0), {name: list(CARDS) for name in names})

    def seats(self, position: Any) -> list[str]:
        return list(position.hands)

    def asks(self, position: Any) -> dict[int, Ask]:
        return {seat: DiveAsk(hand) for seat, hand in enumerate(position.hands.values()) if position.round <= ROUNDS}

    def step(
        self, position: Any, answers: Mapping[int, Any], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        laid = {name: list(answers[seat].cards) for seat, name in enumerate(position.hands)}
        depths = {name: sum(map(int, cards)) for name, cards in laid.items()}
        deepest = [name for name, depth in depths.items() if depth == max(depths.values())]
        taken = {name: position.stake for name in deepest if len(deepest) == 1}
        pearls = {name: count + taken.get(name, 0) for name, count in position.pearls.items()}
        hands = {name: [card for card in hand if card not in laid[name]] for name, hand in position.hands.items()}
        after = Bay(position.round + 1, 1 + chance.draw(3, "pearls"), pearls, hands)
        events: list[Any] = [{"kind": "dive", "cards": laid}]
        events += [{"rule": "dive.deepest", "diver": name, "amount": amount} for name, amount in taken.items()]
        events += [{"kind": "end", **shown} for shown in [show_result(self.result(after))] if shown]
        return after, [Happening(facts) for facts in events] if with_events else []

    def result(self, position: Any) -> Outcome | None:
        counts = list(position.pearls.values())
        best = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
        return Outcome("end.pearls", best) if position.round > ROUNDS else None

    def view(self, position: Any, seat: int | None, asks: Any = None, locked: Any = None) -> Any:  # noqa: ARG002
        view: Any = {"game": self.id, **vars(position), "result": show_result(self.result(position))}
        asked = None if seat is None else (self.asks(position) if asks is None else asks).get(seat)
        return view if seat is None else {**view, "seat": COLOURS[seat], "ask": asked.show() if asked else None}

    def sample(self, view: Any, chance: Chance) -> Position:  # noqa: ARG002
        return Bay(view["round"], view["stake"], view["pearls"], view["hands"])


DiveEvent = TypedDict("DiveEvent", {"rule": str, "diver": Colour, "amount": int, "beat": int})  # noqa: UP013
Dive = TypedDict("Dive", {"kind": Literal["dive"], "beat": int, "cards": dict[str, list[str]]})  # noqa: UP013
DiveAsked = TypedDict("DiveAsked", {"kind": Literal["dive"]})  # noqa: UP013


class PearlsView(TypedDict):
    game: str
    round: int
    stake: int
    pearls: dict[str, int]
    hands: dict[str, list[str]]
    result: Result | None
    seat: NotRequired[Colour]
    ask: NotRequired[DiveAsked | None]


class PearlsPackage(GamePackage):
    id, rules = "pearls", RULES

    def game(self, edition: str) -> Game:
        return Pearls(f"pearls/{edition}", self.version)

    def shapes(self) -> Shapes:
        return Shapes(PearlsView, (DiveAsked,), (DiveEvent, Dive, GameEnd))

    def wording(self) -> Wording:
        return Wording(__name__, "diver", {"dive.deepest": "dive"}, WORDS)


PACKAGE = PearlsPackage()
__all__ = ["PACKAGE"]
