"""A golems case as one round to be analysed: judged by the referee's law, then packed or tried out."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.packed import RoundCase
from algoritmus.core.reader import Node, decoded
from algoritmus.golems.law.bot_cards import DIE
from algoritmus.golems.law.case import read_case
from algoritmus.golems.law.case_rounds import CaseRound
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.packed import PUT_OUT, SIDES, PackedGolems
from algoritmus.golems.law.packed_hand import Alphabet, PackedHand
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.law.referee import PlayedCase
from algoritmus.golems.law.round import begin, lay_program, play_rows
from algoritmus.golems.law.row.scene import Decisions, Scene
from algoritmus.golems.law.state import State
from algoritmus.golems.law.whole import place_of
from algoritmus.golems.law.words import STAND, TOKEN_XOR

MOST_ROWS = 12


def round_of(top: Node) -> GolemsCaseRound:
    """The case with no round or one, programs given or not; InputError if it breaks the law."""
    value = top.value
    assert isinstance(value, dict)
    rounds = top.get("rounds").items() if "rounds" in value else []
    if len(rounds) > 1:
        raise top.get("rounds").error("one round is analysed: no round or one")
    filled = [{"programs": {}, **one.value} if isinstance(one.value, dict) else one.value for one in rounds]
    case = read_case(decoded({**value, "rounds": filled}))
    return GolemsCaseRound(PlayedCase(case), case.rounds[0] if case.rounds else CaseRound(top, {}, {}, [], [], []))


class Tossed(Decisions):
    """Dice by chance, everything else as usual when nobody is asked."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def die(self, golem: int) -> int:  # noqa: ARG002
        return self.chance.draw(len(DIE), "bot die") + 1

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:  # noqa: ARG002
        return True, token != TOKEN_XOR


class GolemsCaseRound(RoundCase):
    """What the case leaves open is what its golems lay."""

    def __init__(self, table: PlayedCase, round_: CaseRound) -> None:
        super().__init__([sheet.name for sheet in table.setup.sheets])
        self.table = table
        self.round = round_
        self.state: State = State(table.setup, table.case.figures, table.case.lying.things)
        self.hands: list[Hand] = [self.hand(seat) for seat in range(len(self.names))]
        self.judge()
        self.rule_set = f"golems/{table.case.edition.name}"
        self.place = place_of(self.state, "beginner", 0)
        self.reason = self.obstacle()
        self.decks: dict[int, PackedHand] = {}
        if not self.reason:
            self.pack()

    def hand(self, seat: int) -> Hand:
        case, sheet = self.table.case, self.table.setup.sheets[seat]
        if sheet.bot:  # it has no hand
            return Hand(case.edition, 0, (), [], False, [int(command == STAND) for command in range(8)])
        return Hand(case.edition, sheet.rows, sheet.subroutine, self.round.grants.get(seat), case.autonomous)

    def judge(self) -> None:
        """Programs that are given must be lawful, and logic tokens where all programs are there."""
        for golem in self.table.scene.golems:
            if golem.seat in self.round.programs:
                program = self.table.judged_program(self.round, golem)
                self.table.programs[golem.seat] = program
                self.laid[golem.seat] = [str(row) for row in program.rows]
        if self.round.logic:
            self.table.lay(self.round)
            self.table.lay_logic(self.round)

    def obstacle(self) -> str:
        """Why the round cannot be packed; empty if it can."""
        if len(self.names) != SIDES:
            return "golems"
        if self.table.case.autonomous:
            return "autonomous"
        if self.round.logic:
            return "tokens"
        return "rows" if max(hand.rows for hand in self.hands) > MOST_ROWS else ""

    def pack(self) -> None:
        packed = PackedGolems(self.state, self.hands)
        self.packed = packed
        self.start = packed.start
        for seat, program in self.table.programs.items():
            rows = [packed.alphabets[seat].number_of(row) for row in program.rows]
            self.given[seat] = rows + [0] * (max(hand.rows for hand in self.hands) - len(rows))

    def words(self, side: int, program: list[int]) -> list[str]:
        assert isinstance(self.packed, PackedGolems)
        return self.packed.alphabets[side].program_of(program, max(1, self.hands[side].rows))

    def draw(self, seat: int, chance: Chance) -> list[str]:
        if seat not in self.decks:
            plain = self.hands[seat]
            hand = Hand(plain.edition, plain.rows, plain.subroutine, plain.grants, False, plain.deck, plain.one_bonus)
            self.decks[seat] = PackedHand(Alphabet(hand), hand.rows)
        deck = self.decks[seat]
        state, rows = deck.first, []
        for _ in range(deck.rows):
            number = chance.draw(len(deck.lays(state)), "row")
            rows.append(deck.lays(state)[number])
            state = deck.after(state)[number]
        return deck.alphabet.program_of(rows, deck.rows) if rows else []

    def try_out(self, programs: dict[int, list[str]], chance: Chance) -> float:
        scene = Scene(self.state, Tossed(chance))
        begin(scene)
        for golem in scene.golems:
            if not golem.is_bot:
                lay_program(golem, Program(parse_row(row) for row in programs[golem.seat]))
        play_rows(scene)
        losses = [loss_of(scene, self.state, seat) for seat in range(len(self.names))]
        return float(sum(losses[1:]) - losses[0])


def loss_of(scene: Scene, before: State, seat: int) -> int:
    """The damage of the round; a golem put out counts up to its limit, and three more."""
    golem = scene.golems[seat]
    now = golem.damage if golem.on_field else golem.limit + PUT_OUT
    return now - before.figures[seat].damage
