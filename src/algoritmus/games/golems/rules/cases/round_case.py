"""A golems case as a round for analysis: checked as by the referee, then packed or played at random."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer
from algoritmus.core.reader import Node, decoded
from algoritmus.games.golems.rules.bot_cards import DIE
from algoritmus.games.golems.rules.cases.case import read_case
from algoritmus.games.golems.rules.cases.referee import PlayedCase
from algoritmus.games.golems.rules.cases.rounds import CaseRound
from algoritmus.games.golems.rules.codes import TOKEN_XOR
from algoritmus.games.golems.rules.packed import PackedGolems, loss_of, standing_hand, why_not_packed, why_too_long
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet, PackedHand
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.rules.round import run_round
from algoritmus.games.golems.rules.row.scene import Decisions, Golem, Scene
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.rules.whole_game import place_of


def round_of(top: Node) -> GolemsCaseRound:
    """The round of a case with no round or one; programs may be missing. InputError if the case is illegal."""
    members = top.members()
    rounds = members.listed("rounds")
    if len(rounds) > 1:
        raise top.get("rounds").error("one round is analysed: no round or one")
    filled = [{"programs": {}, **one.value} if isinstance(one.value, dict) else one.value for one in rounds]
    case = read_case(decoded({**{key: node.value for key, node in members.items()}, "rounds": filled}))
    return GolemsCaseRound(PlayedCase(case), case.rounds[0] if case.rounds else CaseRound(top, {}, {}, [], [], []))


class RandomDice(Decisions):
    """Random dice; all other decisions are the usual ones."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def die(self, golem: int) -> int:  # noqa: ARG002
        return self.chance.draw(len(DIE), "bot die") + 1

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:  # noqa: ARG002
        return True, token != TOKEN_XOR


class GolemsCaseRound(RoundCase):
    """The round of a case, in which the case leaves programs open."""

    def __init__(self, table: PlayedCase, round_: CaseRound) -> None:
        super().__init__("program", [sheet.name for sheet in table.setup.sheets])
        self.table = table
        self.round = round_
        self.state: State = State(table.setup, table.case.figures, table.case.laid_tokens.things)
        self.hands: list[Hand] = [self.hand(seat) for seat in range(len(self.names))]
        self.check_programs()
        self.rule_set = f"golems/{table.case.edition.name}"
        self.place = place_of(self.state, "beginner", 0)
        self.decks: dict[int, PackedHand] = {}
        self.alphabets: list[Alphabet] = []
        tokens = bool(round_.logic)
        self.reason = why_not_packed(len(self.names), table.case.autonomous, tokens) or why_too_long(self.hands)
        if not self.reason:
            packed = PackedGolems(self.state, self.hands)
            self.packed = packed
            self.start = packed.start
            self.alphabets = packed.alphabets

    def hand(self, seat: int) -> Hand:
        edition, sheet = self.table.case.edition, self.table.setup.sheets[seat]
        grants = self.round.grants.get(seat)
        return standing_hand(edition) if sheet.bot else Hand(edition, sheet.rows, sheet.subroutine, grants)

    def check_programs(self) -> None:
        """Check the programs that are given, and logic tokens where all programs are there."""
        for golem in self.table.scene.golems:
            if golem.seat in self.round.programs:
                program = self.table.judged_program(self.round, golem)
                self.laid[golem.seat] = tuple([str(row) for row in program.rows])
        if self.round.logic:
            self.table.judged_tokens(self.round, self.table.judged_programs(self.round))

    def encode(self, seat: int, answer: Answer) -> list[int]:
        return [self.alphabets[seat].number_of(parse_row(row)) for row in answer]

    def decode(self, seat: int, program: list[int]) -> Answer:
        return tuple(self.alphabets[seat].program_of(program, max(1, self.hands[seat].rows)))

    def draw(self, seat: int, chance: Chance) -> Answer:
        if seat not in self.decks:
            self.decks[seat] = PackedHand(Alphabet(self.hands[seat]), self.hands[seat].rows)
        deck = self.decks[seat]
        state, rows = deck.first, []
        for _ in range(deck.rows):
            number = chance.draw(len(deck.lays(state)), "row")
            rows.append(deck.lays(state)[number])
            state = deck.after(state)[number]
        return tuple(deck.alphabet.program_of(rows, deck.rows)) if rows else ()

    def play(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        scene = Scene(self.state, RandomDice(chance))
        run_round(scene, [program_of(answers, golem) for golem in scene.golems])
        losses = [loss_of(golem) - self.state.figures[golem.seat].damage for golem in scene.golems]
        return [float(sum(losses) - 2 * own) for own in losses]


def program_of(answers: Mapping[int, Answer], golem: Golem) -> Program | None:
    return None if golem.is_bot else Program(parse_row(row) for row in answers[golem.seat])
