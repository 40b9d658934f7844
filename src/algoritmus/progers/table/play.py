"""A turn at the table: cards leave the hand, the turn is played, cards are drawn, the next turn begins."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Happening, Outcome
from algoritmus.core.grid import COMPASS
from algoritmus.progers.law.round import take_turn
from algoritmus.progers.law.start import begin, place_bases
from algoritmus.progers.law.state import Setup, leaders
from algoritmus.progers.law.turn.lifts import run_waiting_lift
from algoritmus.progers.law.turn.scene import Scene
from algoritmus.progers.law.words import END_RULES, NOBODY, NOT_ENDED
from algoritmus.progers.table.answers import TurnMove
from algoritmus.progers.table.decks import Deck, cards_played, exchange, take_from
from algoritmus.progers.table.position import OVER, TURN, ProgersPosition
from algoritmus.progers.table.telling import TurnAtTable

# bases


def choose_base(position: ProgersPosition, answer: Answer, chance: Chance, telling: bool) -> list[Happening]:
    """planet.bases: from the last player in turn order to the first; then the first turn."""
    seat, plan = position.turn, position.plan
    corners, facings = list(position.corners), list(position.facings)
    corners[seat], facings[seat] = plan.planet.grid.cell(answer[0]), COMPASS.index(answer[1])
    position.corners, position.facings = tuple(corners), tuple(facings)
    if seat > 0:
        position.turn = seat - 1
    else:
        start(position)
        deal(position, chance)
    table = TurnAtTable(position, telling)
    table.add({"rule": "planet.bases", "rover": plan.names[seat], "to": answer[0], "facing": answer[1]})
    return table.told


def start(position: ProgersPosition) -> None:
    """All bases lie: rovers on theirs, and the seat that chose last moves first."""
    plan = position.plan
    bases = place_bases(plan.planet, plan.colours, position.corners)
    setup = Setup(plan.edition, plan.planet, bases, plan.colours)
    position.state = begin(setup, position.facings, position.state.samples, plan.turns())
    position.corners = position.facings = ()
    position.phase, position.turn = TURN, 0


def deal(position: ProgersPosition, chance: Chance) -> None:
    """planet.bases, deck.hand: after the bases are chosen, five cards for each from the shuffled deck."""
    deck, hands = Deck(position.deck, position.discard), list[tuple[int, ...]]()
    for _ in position.plan.names:
        hand: list[int] = []
        deck.fill(hand, position.plan.edition.hand, chance)
        hands.append(tuple(sorted(hand)))
    position.deck, position.hands = tuple(deck.cards), tuple(hands)


# turns


def play_move(position: ProgersPosition, turn: TurnMove, chance: Chance, telling: bool) -> list[Happening]:
    """The turn of the seat that is asked, up to the moment when the next one is."""
    seat, scene, table = position.turn, Scene(position.state, telling), TurnAtTable(position, telling, turn.move)
    table.add({"kind": "turn", "rover": position.plan.names[seat], "cards": list(turn.words)})
    take_turn(scene, seat, turn.move)
    table.flush(scene)
    settle_cards(scene, table, turn, chance)
    if scene.ended == NOT_ENDED:
        position.turn = (seat + 1) % len(scene.rovers)
        run_waiting_lift(scene, scene.rovers[position.turn])  # lift.busy: before anything is asked
        table.flush(scene)
    position.state = scene.state()
    table.add_field()
    if scene.ended != NOT_ENDED:
        finish(position, table)
    return table.told


def settle_cards(scene: Scene, table: TurnAtTable, turn: TurnMove, chance: Chance) -> None:
    """What was played is out of the hand, what left the table is on the discard; then cards are drawn."""
    position, seat, given = table.position, table.position.turn, turn.given
    deck, hand = Deck(position.deck, position.discard), list(position.hands[seat])
    take_from(hand, cards_played(turn.move))
    deck.discard += scene.table.discard
    if scene.ended == NOT_ENDED:
        scene.beat += 1
        kept, discarded = len(hand) - len(given), len(deck.discard) + len(given)
        draw_cards(deck, hand, given, scene.setup.edition.hand, chance)
        table.add_draw(hand[kept:], len(deck.discard) < discarded, scene.beat)
    hands = list(position.hands)
    hands[seat] = tuple(sorted(hand))
    position.hands, position.deck, position.discard = tuple(hands), tuple(deck.cards), tuple(deck.discard)


def draw_cards(deck: Deck, hand: list[int], given: list[int], size: int, chance: Chance) -> None:
    """turn.pass, deck.hand: what is exchanged, and then up to a full hand."""
    if given:
        exchange(deck, hand, given, chance)
    deck.fill(hand, size, chance)


def finish(position: ProgersPosition, table: TurnAtTable) -> None:
    """Everything has stopped; the leaders have won."""
    rule, winners = END_RULES[position.state.ended], leaders(position.state)
    position.phase, position.turn = OVER, NOBODY
    position.result = Outcome(rule, tuple(winners))
    table.add({"kind": "end", "rule": rule, "winners": [position.plan.names[seat] for seat in winners]})
