"""A turn at the table: cards leave the hand, the turn is played, cards are drawn, the next turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Happening, Outcome
from algoritmus.core.grid import COMPASS
from algoritmus.core.view_types import Facing
from algoritmus.games.progers.rules.codes import END_RULES, NOBODY, NOT_ENDED
from algoritmus.games.progers.rules.edits import TurnMove
from algoritmus.games.progers.rules.round import take_turn
from algoritmus.games.progers.rules.start import begin, place_bases
from algoritmus.games.progers.rules.state import Setup, State, leaders
from algoritmus.games.progers.rules.turn.lifts import run_waiting_lift
from algoritmus.games.progers.rules.turn.scene import Scene
from algoritmus.games.progers.table.decks import Deck, exchange, take_from
from algoritmus.games.progers.table.narration import TurnNarration
from algoritmus.games.progers.table.position import OVER, TURN, Hand, ProgersPosition
from algoritmus.games.progers.view_types import Phase, RoverEvent

BASES: Final = "planet.bases"
Step = tuple[ProgersPosition, list[Happening]]


def with_item(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    return (*items[:place], item, *items[place + 1 :])


# bases


def choose_base(position: ProgersPosition, answer: Answer, chance: Chance, with_events: bool) -> Step:
    """planet.bases: from the last player in turn order to the first; then the first turn."""
    seat, plan = position.turn, position.plan
    corner, facing = answer[0], cast(Facing, answer[1])
    corners = with_item(position.corners, seat, plan.planet.grid.cell(corner))
    facings = with_item(position.facings, seat, COMPASS.index(facing))
    event: RoverEvent = {"rule": BASES, "rover": plan.names[seat], "to": corner, "facing": facing, "beat": 0}
    happenings = [Happening(event)] if with_events else []
    if seat > 0:
        return position.replace(turn=seat - 1, corners=corners, facings=facings), happenings
    return start(position, corners, facings, chance), happenings


def start(position: ProgersPosition, corners: Sequence[int], facings: Sequence[int], chance: Chance) -> ProgersPosition:
    """All bases lie: rovers on theirs, cards are dealt, and the seat that chose last moves first."""
    plan = position.plan
    bases = place_bases(plan.planet, plan.colours, corners)
    setup = Setup(plan.edition, plan.planet, bases, plan.colours)
    state = begin(setup, facings, position.state.samples, plan.turns())
    deck = Deck(position.deck, position.discard)
    hands = deal(deck, len(plan.names), plan.edition.hand, chance)
    return ProgersPosition(plan, state, TURN, 0, (), (), tuple(deck.cards), tuple(deck.discard), hands)


def deal(deck: Deck, seats: int, size: int, chance: Chance) -> tuple[Hand, ...]:
    """planet.bases, deck.hand: after the bases are chosen, five cards for each from the shuffled deck."""
    hands: list[Hand] = []
    for _ in range(seats):
        hand: list[int] = []
        deck.fill(hand, size, chance)
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


# turns


def play_move(position: ProgersPosition, move: TurnMove, chance: Chance, with_events: bool) -> Step:
    """The turn of the seat that is asked, up to the moment when the next one is."""
    seat, plan = position.turn, position.plan
    scene, narration = Scene(position.state, with_events), TurnNarration(plan, with_events)
    narration.add_turn(seat, move.words)
    take_turn(scene, seat, move)
    narration.add_events(scene)
    deck, hands = settle_cards(position, scene, move, chance, narration)
    turn = pass_on(scene, seat, narration)
    state = scene.state()
    narration.add_field(state)
    result = finish(state, narration)
    phase: Phase = TURN if result is None else OVER
    cards = (tuple(deck.cards), tuple(deck.discard), hands)
    after = ProgersPosition(plan, state, phase, turn if result is None else NOBODY, (), (), *cards, result)
    return after, narration.happenings


def settle_cards(
    position: ProgersPosition, scene: Scene, move: TurnMove, chance: Chance, narration: TurnNarration
) -> tuple[Deck, tuple[Hand, ...]]:
    """Take played cards out of the hand, discard those that left the table, then draw."""
    seat, given = position.turn, move.given
    deck, hand = Deck(position.deck, position.discard), list(position.hands[seat])
    take_from(hand, move.cards())
    deck.discard += scene.table.discard
    if scene.ended == NOT_ENDED:
        scene.beat += 1
        kept, discarded = len(hand) - len(given), len(deck.discard) + len(given)
        exchange(deck, hand, given, chance)
        deck.fill(hand, scene.setup.edition.hand, chance)
        narration.add_draw(seat, hand[kept:], len(deck.discard) < discarded, scene.beat)
    return deck, (*position.hands[:seat], tuple(sorted(hand)), *position.hands[seat + 1 :])


def pass_on(scene: Scene, seat: int, narration: TurnNarration) -> int:
    """The seat whose turn it is then. lift.busy: a lift that it waits for runs before anything is asked."""
    turn = (seat + 1) % len(scene.rovers)
    if scene.ended == NOT_ENDED:
        run_waiting_lift(scene, scene.rovers[turn])
        narration.add_events(scene)
    return turn


def finish(state: State, narration: TurnNarration) -> Outcome | None:
    """Once everything has stopped, the leaders have won."""
    if state.ended == NOT_ENDED:
        return None
    result = Outcome(END_RULES[state.ended], tuple(leaders(state)))
    narration.add_end(result)
    return result
