"""Sampling (determinization): random positions that agree with a view; hidden facts are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.chance import Chance
from algoritmus.core.game import Outcome
from algoritmus.core.grid import COMPASS, NO_CELL, NORTH
from algoritmus.games.progers.components.planets import parse_layout
from algoritmus.games.progers.rules.codes import (
    CARD_NAMES,
    COLOURS,
    END_RULES,
    LETTERS,
    NO_LIMIT,
    NOBODY,
    NOT_ENDED,
    TYPES,
)
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.program import ALONE, EMPTY, WITH_LAST, WITH_NEXT, Algorithm
from algoritmus.games.progers.rules.state import PAIR, Figure, Pile, Setup, State
from algoritmus.games.progers.table.options import plan_on
from algoritmus.games.progers.table.plan import Plan
from algoritmus.games.progers.table.position import BASE, Hand, ProgersPosition, bare_state
from algoritmus.games.progers.view_types import Place, ProgersView, RoverThen


def sample_position(rules: str, view: ProgersView, chance: Chance) -> ProgersPosition:
    """A position that gives this view to this seat."""
    layout = parse_layout(f"{rules}: {', '.join(view['planet']['blocks'])}")
    plan = plan_on(rules, view["options"], layout)
    hidden = [TYPES.index(word) for word, count in view["hidden"].items() for _ in range(count)]
    samples = chance.shuffle(hidden, "samples")
    piles = put_down(plan, view, samples)
    choosing = view["phase"] == BASE
    state = bare_state(plan, piles) if choosing else read_state(plan, view, piles, samples)
    corners, facings = read_bases(plan, view) if choosing else ((), ())
    turn = plan.names.index(view["turn"]) if view["turn"] is not None else NOBODY
    cards = deal(plan, state.algorithm, view, chance)
    return ProgersPosition(plan, state, view["phase"], turn, corners, facings, *cards, read_result(plan, view))


# what the view tells


def read_bases(plan: Plan, view: ProgersView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The corners and facings that have been chosen so far."""
    cell, rovers = plan.planet.grid.cell, view["rovers"].values()
    corners = tuple([cell(rover["at"]) if rover["at"] is not None else NO_CELL for rover in rovers])
    facings = tuple([COMPASS.index(rover["facing"]) if rover["facing"] else NORTH for rover in rovers])
    return corners, facings


def read_state(plan: Plan, view: ProgersView, piles: Sequence[Pile], cargo: list[int]) -> State:
    names = plan.names
    bases = [plan.planet.grid.cell(view["bases"][colour]) for colour in COLOURS]
    setup = Setup(plan.edition, plan.planet, bases, plan.colours)
    rovers = [view["rovers"][name] for name in names]
    figures = [read_rover(plan, rover, cargo) for rover in rovers]
    waiting = sum(1 << seat for seat, rover in enumerate(rovers) if rover["waiting"])
    paid = sum(PAIR[names.index(one) * 4 + names.index(two)] for one, two in view["paid"])
    left = view["turns_left"] if view["turns_left"] is not None else NO_LIMIT
    ended = END_RULES.index(view["result"]["rule"]) if view["result"] is not None else NOT_ENDED
    return State(setup, figures, piles, read_algorithm(view["algorithm"]), paid, waiting, left, ended)


def read_rover(plan: Plan, rover: RoverThen, cargo: list[int]) -> Figure:
    aboard = [cargo.pop() for _ in range(rover["aboard"])]
    delivered = [TYPES.index(word) for word in rover["delivered"]]
    assert rover["at"] is not None
    assert rover["facing"] is not None
    return Figure(plan.planet.grid.cell(rover["at"]), COMPASS.index(rover["facing"]), aboard, delivered)


def read_algorithm(shown: Sequence[Place]) -> Algorithm:
    cards = [LETTERS.index(place["card"]) for place in shown]
    covered = [tuple(LETTERS.index(card) for card in place.get("covered", [])) for place in shown]
    mates: list[int] = []
    for place in shown:
        paired = WITH_LAST if mates and mates[-1] == WITH_NEXT else WITH_NEXT
        mates.append(paired if "pair" in place else ALONE)
    return Algorithm(cards, covered, [place.get("loop", 1) for place in shown], mates) if cards else EMPTY


def read_result(plan: Plan, view: ProgersView) -> Outcome | None:
    result = view["result"]
    if result is None:
        return None
    return Outcome(result["rule"], tuple(plan.names.index(name) for name in result["winners"]))


# what it does not tell


def put_down(plan: Plan, view: ProgersView, samples: list[int]) -> list[Pile]:
    """So many on each cell; the samples that are left over are aboard."""
    piles: list[Pile] = [()] * len(plan.planet.heights)
    for pile in view["samples"]:
        piles[plan.planet.grid.cell(pile["at"])] = tuple([samples.pop() for _ in range(pile["count"])])
    return piles


def deal(plan: Plan, algorithm: Algorithm, view: ProgersView, chance: Chance) -> tuple[Hand, Hand, tuple[Hand, ...]]:
    """Deck, discard and hands. One's own hand, the discard and the table are known; rivals hold any of the other
    cards, the rest is the deck."""
    discard = [card for card, name in enumerate(CARD_NAMES) for _ in range(view["discard"].get(name, 0))]
    own = [CARD_NAMES.index(name) for name in view["mine"]["hand"]] if "mine" in view else []
    unknown = chance.shuffle(unknown_cards(plan.edition, [*discard, *own, *cards_on_table(algorithm)]), "deck")
    hands: list[Hand] = []
    for name in plan.names:
        drawn = own if name == view.get("seat") else [unknown.pop() for _ in range(view["rovers"][name]["hand"])]
        hands.append(tuple(sorted(drawn)))
    return tuple(unknown), tuple(discard), tuple(hands)


def unknown_cards(edition: Edition, known: Sequence[int]) -> list[int]:
    left = list(edition.deck)
    for card in known:
        left[card] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]


def cards_on_table(algorithm: Algorithm) -> list[int]:
    """Commands, the cards that they cover, and loops."""
    table = Table(algorithm)
    table.clear()
    return table.discard
