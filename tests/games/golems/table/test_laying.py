"""Laying a program card by card: it agrees with the rules, and its reasons are the true causes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Refusal
from algoritmus.games.golems.components.scenario import Constraints
from algoritmus.games.golems.rules.answers import WORDS, flatten, fold, sensor_of
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import CALL, COMMANDS, EMPTY, PLACES
from algoritmus.games.golems.table.asks import ProgramAsk, PuzzleAsk, SubroutineAsk, SubroutineMove

EVERY = [*COMMANDS, EMPTY, *PLACES, END, "nonsense"]


def hands() -> list[Hand]:
    """Every edition with every grant, all of them, and none; autonomous; with a subroutine; shorter and longer."""
    found: list[Hand] = []
    for edition in EDITIONS.values():
        for grants in ([], *([grant] for grant in edition.grants), list(edition.grants)):
            found.append(Hand(edition, 4, (), grants, one_bonus=len(grants) < 2))
        found += [
            Hand(edition, 3),
            Hand(edition, 5, (0, 5) if CALL in edition.bonus_cards else (), ["if"], one_bonus=True),
        ]
        if "autonomous" in edition.ways:
            found.append(Hand(edition, 4, (), None, autonomous=True))
    return found


def partial(ask: ProgramAsk, chance: Seeded) -> Answer:
    """Bonus cards first if there are any, so that they meet."""
    laid: Answer = ()
    for _ in range(chance.draw(9, "length")):
        options = [card for card in ask.next_cards(laid) if card != END]
        rare = [card for card in options if card in PLACES]
        if not options:
            return laid
        chosen = rare if rare and chance.draw(2, "rare") else options
        laid = (*laid, chosen[chance.draw(len(chosen), "card")])
    return laid


def is_legal(hand: Hand, answer: Answer) -> bool:
    try:
        judge(hand, fold(answer).rows)
    except (IllegalProgram, ValueError):
        return False
    return True


@pytest.mark.parametrize("hand", hands(), ids=lambda hand: f"{hand.edition.name} {hand.grants} {hand.autonomous}")
def test_programs_read_card_by_card_are_those_that_the_rules_allow(hand: Hand) -> None:
    ask, chance = ProgramAsk(hand), Seeded(f"{hand.edition.name}{hand.grants}")
    for _ in range(60):
        laid = partial(ask, chance)
        for card in EVERY:
            answer = (*laid, card) if card else laid
            try:
                assert flatten(fold(answer)) == answer
                assert ask.read(answer) == fold(answer)
            except (Refusal, ValueError):
                assert not is_legal(hand, answer), answer
            else:
                assert is_legal(hand, answer), answer


# reasons


class Counted:
    """The cards that lie there, counted independently: whole rows, places that are open, bonus cards."""

    def __init__(self, laid: Answer) -> None:
        self.cards = laid
        self.bonuses = [card for card in laid if card in PLACES]
        self.open: list[int] = []
        self.rows = 0
        for card in laid:
            self.open.append(PLACES.get(card, 0))
            while self.open and self.open[-1] == 0:
                self.open.pop()
                if self.open:
                    self.open[-1] -= 1
                else:
                    self.rows += 1


def shares_frame(edition: Edition, card: str, laid: Counted) -> bool:
    words = {WORDS[other] for other in laid.bonuses if other != CALL}
    return any(WORDS[card] in shared and words & set(shared) for _, shared in edition.frames)


Cause = Callable[[Hand, Counted, str], bool]
CAUSES: dict[str, Cause] = {
    "program.full": lambda hand, laid, _: laid.rows == hand.rows and not laid.open,
    "program.nest": lambda _, laid, card: bool(laid.open) and card in PLACES,
    "program.open": lambda _, laid, card: bool(laid.open) and card == END,
    "program.none": lambda _, laid, card: laid.rows == 0 and card == END,
    "program.unfilled": lambda hand, laid, _: hand.edition.every_row_filled and laid.rows < hand.rows,
    "deck.used": lambda _, laid, card: card in laid.cards,
    "deck.frame": lambda hand, laid, card: shares_frame(hand.edition, card, laid),
    "bonus.one": lambda hand, laid, _: hand.one_bonus and len(laid.bonuses) == 1,
    "bonus.call-alone": lambda _, laid, card: CALL in laid.cards or (card == CALL and bool(laid.bonuses)),
    "bonus.same-card": lambda _, laid, card: WORDS[card] in {WORDS[other] for other in laid.bonuses},
    "bonus.sensor": lambda _, laid, card: sensor_of(card) in {sensor_of(other) for other in laid.bonuses},
}
REPAIRED: dict[str, Callable[[Hand], Hand]] = {  # the same hand without that cause
    "program.full": lambda hand: like(hand, rows=hand.rows + 1),
    "deck.used": lambda hand: like(hand, more=True),
    "bonus.one": lambda hand: like(hand, one_bonus=False),
}


def like(hand: Hand, rows: int = 0, more: bool = False, one_bonus: bool = True) -> Hand:
    deck = [copies + 1 if more and copies else copies for copies in hand.deck]
    made = Hand(hand.edition, rows or hand.rows, hand.subroutine, hand.grants, hand.autonomous, deck)
    made.one_bonus = hand.one_bonus and one_bonus
    return made


def test_a_reason_is_the_true_cause_and_without_it_the_card_may_be_laid_or_has_another() -> None:
    met: set[str] = set()
    for hand in hands():
        ask, chance = ProgramAsk(hand), Seeded(f"why {hand.edition.name}{hand.grants}{hand.autonomous}")
        for _ in range(80):
            laid = partial(ask, chance)
            for card, refusal in ask.refused(laid).items():
                met.add(refusal.code)
                assert CAUSES[refusal.code](hand, Counted(laid), card), (laid, card, refusal.code)
                if refusal.code in REPAIRED and card in COMMANDS:
                    better = ProgramAsk(REPAIRED[refusal.code](hand))
                    codes = {one: reason.code for one, reason in better.refused(laid).items()}
                    assert codes.get(card) != refusal.code, (laid, card)
    assert met == set(CAUSES)


@pytest.mark.parametrize(
    ("edition", "grants", "laid", "card", "code", "rule"),
    [
        ("blocks", None, "x2 F", "x3", "deck.frame", "deck.limits"),  # autonomous: one block for both
        ("blocks", None, "enemy? x2 F F", "x3", "deck.frame", "deck.limits"),
        ("energy", None, "x2 F", "x2", "deck.used", "deck.limits"),
        ("energy", None, "enemy?", "attack?", "program.nest", "program.nest"),
        ("energy", None, "enemy? x2", "x3", "program.nest", "program.nest"),
        ("energy", ["if"], "enemy? A -", "attack?", "bonus.one", "bonus.small"),
        ("blocks", ["if"], "enemy? A -", "attack?", "bonus.one", "bonus.blocks"),
        ("board", ["if"], "wall? A F", "barrel?", "bonus.one", "bonus.luck"),
        ("board", ["if"], "F", "x2", "bonus.not-granted", "bonus.luck"),
        ("board", ["if"], "F", "call", "bonus.no-subroutine", "bonus.call"),
        ("board", ["if"], "F", "T", "deck.none", "deck.limits"),
        ("cards", [], "T", "T", "deck.used", "deck.limits"),
        ("cards", [], "F B L R", "S", "program.full", "program.short"),
        ("cards", [], "F", "-", "program.empty", "program.row"),
        ("cards", [], "F", "nonsense", "deck.none", "deck.limits"),
    ],
)
def test_reasons(edition: str, grants: list[str] | None, laid: str, card: str, code: str, rule: str) -> None:
    hand = Hand(EDITIONS[edition], 4, (), grants, autonomous=grants is None, one_bonus=grants is not None)
    refusal = ProgramAsk(hand).why(tuple(laid.split()), card)
    assert (refusal.code, refusal.rule, refusal.values["card"]) == (code, rule, card)
    assert refusal.card == len(laid.split())


def test_the_reason_why_a_puzzle_cannot_end() -> None:
    task = Constraints(rows=2, use=("loop",), avoid=("B",), use_all=("T",))
    ask = PuzzleAsk(Hand(EDITIONS["energy"], 4, (), ["x2"]), task, (), last=True)
    for laid, what in (("F F F", "rows"), ("F", "use-all"), ("T", "use"), ("x2 B T", "avoid")):
        refusal = ask.refused(tuple(laid.split()))[END]
        assert (refusal.code, refusal.values["what"]) == ("puzzle.task", what)
    assert END not in ask.refused(("x2", "F", "T"))


def test_the_reasons_of_a_subroutine() -> None:
    ask = SubroutineAsk(Hand(EDITIONS["board"], 4))
    codes = {card: one.code for card, one in ask.refused(("A",)).items()}
    assert codes == {"A": "subroutine.fight", "D": "subroutine.fight", END: "subroutine.one"}
    assert ask.refused(("S",))["S"].code == "deck.used"
    assert {one.code for one in ask.refused(("F", "A")).values()} == {"subroutine.full"}
    assert ask.read(("F", "A")) == SubroutineMove((LETTERS.index("F"), LETTERS.index("A")))
