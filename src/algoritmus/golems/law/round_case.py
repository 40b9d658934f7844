"""A golems case as one round to be analysed: judged by the referee's law, then packed or tried out."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.packed import RoundCase
from algoritmus.core.wire import read_list, wrong
from algoritmus.golems.law.bot_cards import DIE
from algoritmus.golems.law.case import read_case
from algoritmus.golems.law.case_rounds import Round
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.packed import PUT_OUT, SIDES, PackedGolems
from algoritmus.golems.law.packed_hand import Alphabet, PackedHand
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.law.referee import Table, judged_sheet
from algoritmus.golems.law.round import begin, lay_program, play_rows
from algoritmus.golems.law.row.scene import Decisions, Scene
from algoritmus.golems.law.state import State
from algoritmus.golems.law.whole import place_of
from algoritmus.golems.law.words import STAND, TOKEN_XOR

MOST_ROWS = 12
NO_ROUND = Round({}, {}, [], [], [])


def round_of(value: dict[str, object]) -> GolemsRound:
    """The case with no round or one, programs given or not; CaseError if it breaks the law."""
    rounds = read_list(value.get("rounds", []), "rounds")
    if len(rounds) > 1:
        raise wrong("one round is analysed: no round or one", "rounds")
    filled = [{"programs": {}, **one} if isinstance(one, dict) else one for one in rounds]
    case = read_case({**value, "rounds": filled})
    table = Table(case, [judged_sheet(case, seat) for seat in range(len(case.golems))])
    return GolemsRound(table, case.rounds[0] if case.rounds else NO_ROUND)


class Tossed(Decisions):
    """Dice by chance, everything else as usual when nobody is asked."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def die(self, golem: int) -> int:  # noqa: ARG002
        return self.chance.draw(len(DIE), "bot die") + 1

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:  # noqa: ARG002
        return True, token != TOKEN_XOR


class GolemsRound(RoundCase):
    """What the case leaves open is what its golems lay."""

    def __init__(self, table: Table, round_: Round) -> None:
        super().__init__([sheet.name for sheet in table.setup.sheets])
        self.table = table
        self.round = round_
        self.state: State = State(table.setup, [golem.figure for golem in table.case.golems], table.case.things)
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
                program = self.table.judged_program(self.round, golem, "rounds[0].programs")
                self.table.programs[golem.seat] = program
                self.laid[golem.seat] = [str(row) for row in program.rows]
        if self.round.logic:
            self.table.lay(self.round, "rounds[0]")
            self.table.lay_logic(self.round, "rounds[0]")

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
