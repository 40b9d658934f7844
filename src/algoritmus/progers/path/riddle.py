"""A puzzle of Progers as the house asks for it: searched, enumerated, laid word by word, run and told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from algoritmus.core.beats import number_beats
from algoritmus.core.game import END, Answer, Ask, Facts, Move, Refusal
from algoritmus.core.grid import COMPASS
from algoritmus.core.puzzle import Labyrinth, Puzzle, Ran, Try
from algoritmus.progers.law.events import Event, rover_name
from algoritmus.progers.law.laying import PASS
from algoritmus.progers.law.round import play_turn
from algoritmus.progers.law.state import State, points
from algoritmus.progers.law.words import CARD_NAMES, COLOURS, NOT_ENDED
from algoritmus.progers.path.labyrinth import RoverLabyrinth, others_turn
from algoritmus.progers.path.plain import every_try
from algoritmus.progers.path.quest import CELL, POINTS, THE_ROVER, Quest
from algoritmus.progers.table.answers import CARDS, EDITS, PASS_WORD, TurnMove, row_only
from algoritmus.progers.table.asks import TurnAsk
from algoritmus.progers.table.beats import JOINS
from algoritmus.progers.table.tale import show_before, show_field
from algoritmus.progers.table.telling import ShownTable

NEXT_TURN: Final = "/"  # in an answer: this turn is over, and another begins
RUN: Final = "run"  # a turn that changes nothing
TURNS: Final = ("L", "R", "U")
LOOPS: Final = ("x2", "x3")
SKIP: Final = "card.skip"  # a command that could not be carried out


class QuestAsk(Ask):
    """Some turns in a row, `/` between them; nothing is drawn, nothing is exchanged."""

    def __init__(self, quest: Quest) -> None:
        super().__init__("turn")
        self.quest = quest

    def now(self, laid: Answer) -> tuple[TurnAsk | None, Answer, int]:
        """The ask of the turn that is being laid, its words, and how many turns are done; None where it is over."""
        state, hand = self.quest.state, list(self.quest.cards())
        turn, begun = 0, 0
        for place, word in enumerate(laid):
            if word == NEXT_TURN:
                ask = TurnAsk(state.setup, state.algorithm, hand)
                read = ask.read(laid[begun:place])
                assert isinstance(read, TurnMove)
                for card in cards_of(laid[begun:place]):
                    hand.remove(card)
                state = play_turn(state, THE_ROVER, read.move, telling=False).state
                if self.quest.met(state) or state.ended != NOT_ENDED or turn + 1 >= self.quest.turns:
                    return None, (), turn + 1
                state = others_turn(self.quest, state, turn)[-1].state
                turn, begun = turn + 1, place + 1
        return TurnAsk(state.setup, state.algorithm, hand), laid[begun:], turn

    def next_cards(self, laid: Answer) -> list[str]:
        try:
            ask, words, turn = self.now(laid)
        except Refusal:
            return []
        if ask is None:
            return []
        options = self.passed(words) if PASS_WORD in words else ask.next_cards(words)
        goes_on = END in options and turn + 1 < self.quest.turns and self.now((*laid, NEXT_TURN))[0] is not None
        return [*options, NEXT_TURN] if goes_on else options

    def passed(self, words: Answer) -> list[str]:
        """Nothing is exchanged."""
        return [END] if words == (PASS_WORD,) else []

    def read(self, answer: Answer) -> Move:
        super().read(answer)
        return answer

    def cards(self) -> list[str]:
        return list(dict.fromkeys(CARD_NAMES[card] for card in self.quest.cards()))

    def card_of(self, word: str) -> str:
        return TurnAsk(self.quest.state.setup, self.quest.state.algorithm, ()).card_of(word)

    def why(self, laid: Answer, card: str) -> Refusal:
        try:
            ask, words, _ = self.now(laid)
        except Refusal as error:
            return error
        if ask is None:
            return Refusal("turn.most", "no more turns are left", len(laid), "way.puzzle", {"card": card})
        if PASS_WORD in words:
            return Refusal("turn.passed", "a turn that is passed lays nothing", len(laid), "way.puzzle", {"card": card})
        return ask.why(words, card)

    def table(self, laid: Answer) -> Facts | None:
        try:
            ask, words, _ = self.now(laid)
        except Refusal:
            return None
        return ask.table(words) if ask is not None else None

    def show(self) -> Facts:
        state = self.quest.state
        return TurnAsk(state.setup, state.algorithm, self.quest.cards()).show()


def cards_of(words: Sequence[str]) -> list[int]:
    """The cards that the words of a turn play."""
    played = [CARDS[word] if word in CARDS else EDITS[word].card for word in words if word != PASS_WORD]
    return [card for card in played if card >= 0]


class RoverPuzzle(Puzzle):
    """One player's rover, a planet, a hand; what others do lies open."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.id = quest.id
        self.rule_set = f"progers/{quest.state.setup.edition.name}"
        self.title = quest.title
        self.story = quest.story

    def facts(self) -> Facts:
        one, state = self.quest, self.quest.state
        name = state.setup.planet.grid.name
        return {
            "planet": str(state.setup.planet),
            "bases": [name(cell) for cell in state.setup.bases],
            "rovers": [
                [COLOURS[colour], name(rover.at), COMPASS[rover.facing], list(rover.aboard), list(rover.delivered)]
                for colour, rover in zip(state.setup.colours, state.figures, strict=True)
            ],
            "samples": [[name(cell), list(pile)] for cell, pile in enumerate(state.samples) if pile],
            "algorithm": str(state.algorithm),
            "hand": list(one.hand),
            "turns": one.turns,
            "goal": [one.goal, [name(cell) for cell in one.cells], one.amount],
            "others": [[" ".join(turn.words) for turn in turns] for turns in one.others],
            "exact": one.exact,
        }

    def concepts(self) -> list[str]:
        there = {CARD_NAMES[card] for card in self.quest.cards()}
        found = [("turn", there & set(TURNS)), ("loop", there & set(LOOPS))]
        return [concept for concept, cards in found if cards]

    def without(self, concept: str) -> RoverPuzzle:
        gone = TURNS if concept == "turn" else LOOPS
        hand = tuple(0 if CARD_NAMES[card] in gone else copies for card, copies in enumerate(self.quest.hand))
        return RoverPuzzle(self.quest._replace(hand=hand))

    def labyrinth(self) -> Labyrinth:
        return RoverLabyrinth(self.quest)

    def tries(self) -> Iterator[Try]:
        return every_try(self.quest)

    # laying

    def ask(self) -> Ask:
        return QuestAsk(self.quest)

    def words(self) -> list[str]:
        """Every word that might stand in an answer."""
        names = {CARD_NAMES[card] for card in self.quest.cards()}
        if row_only(self.quest.state.setup):
            return sorted(names)
        most = self.quest.state.setup.longest
        return [word for word, edit in EDITS.items() if self.ask().card_of(word) in names and edit.at < most]

    def laid(self, answer: Sequence[str]) -> list[str]:
        self.ask().read(tuple(answer))
        turns: list[list[str]] = [[]]
        for word in answer:
            if word == NEXT_TURN:
                turns.append([])
            else:
                turns[-1].append(word)
        return [" ".join(words) or RUN for words in turns]

    def answer(self, program: Sequence[str]) -> list[str]:
        words: list[str] = []
        for number, text in enumerate(program):
            words += [NEXT_TURN] if number else []
            words += text.split() if text != RUN else []
        return words

    # running

    def run(self, program: Sequence[str]) -> Ran:
        self.ask().read(tuple(self.answer(program)))
        return QuestAtTable(self.quest).run(program)

    def poses_of(self, program: Sequence[str]) -> list[tuple[str, str]]:
        table = QuestAtTable(self.quest)
        table.run(program)
        return table.poses

    def view(self, aim: bool = True) -> Facts:
        state = self.quest.state
        shown = show_before(state)
        me = rover_name(state.setup, THE_ROVER)
        others = [rover_name(state.setup, seat) for seat in range(1, len(state.figures))]
        return {
            **shown,
            "turn": me,
            "turns_left": self.quest.turns,
            "asked": {me: "turn"},
            "seat": me,
            "mine": {"hand": [CARD_NAMES[card] for card in self.quest.cards()]},
            "ask": self.ask().show(),
            **({"quest": self.aim()} if aim else {}),
            "programs": {
                colour: [" ".join(turn.words) for turn in turns]
                for colour, turns in zip(others, self.quest.others, strict=True)
            },
        }

    def aim(self) -> Facts:
        name = self.quest.state.setup.planet.grid.name
        cells = [name(cell) for cell in self.quest.cells]
        return {"kind": self.quest.goal, "cells": cells, "amount": self.quest.amount}


class QuestAtTable:
    """A try while it is played and told."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.state = quest.state
        self.told: list[Facts] = []
        self.poses = [self.pose(quest.state)]
        self.blocked = (0, "", "")

    def pose(self, state: State) -> tuple[str, str]:
        rover = state.figures[THE_ROVER]
        return state.setup.planet.grid.name(rover.at), COMPASS[rover.facing]

    def run(self, program: Sequence[str]) -> Ran:
        cards = 0
        hand = list(self.quest.cards())
        for number, text in enumerate(program):
            words = tuple(text.split()) if text != RUN else ()
            read = TurnAsk(self.state.setup, self.state.algorithm, hand).read(words)
            assert isinstance(read, TurnMove)
            for card in cards_of(words):
                hand.remove(card)
                cards += 1
            self.play(number, read)
            if self.quest.met(self.state):
                if self.quest.exact and hand:
                    return self.ran("condition", cards, number + 1, thing="use-all", word=CARD_NAMES[hand[0]])
                return self.ran("goal", cards, number + 1)
            if self.state.ended != NOT_ENDED:
                return self.ran("end", cards, number + 1, rule="end.points")
            self.others(number)
        return self.ran("limit", cards, len(program))

    def ran(self, end: str, cards: int, rows: int, rule: str = "", thing: str = "", word: str = "") -> Ran:
        row, blocked_rule, blocked_thing = self.blocked
        return Ran(
            end, cards, rows, row, rule or blocked_rule, thing or blocked_thing, self.missed(), self.lacking(), word,
            number_beats(self.told, JOINS),
        )  # fmt: skip

    def play(self, number: int, turn: TurnMove) -> None:
        shown = ShownTable(self.state.algorithm, turn.move)
        turned = play_turn(self.state, THE_ROVER, turn.move)
        self.note(turned.events, number + 1)
        self.tell([shown.tell(event, turned.state.setup) for event in turned.events], turned.state)
        self.poses.append(self.pose(turned.state))

    def others(self, number: int) -> None:
        before = self.state
        for seat, turned in enumerate(others_turn(self.quest, before, number, telling=True)):
            if seat:
                moves = self.quest.others[seat - 1]
                move = moves[number].move if number < len(moves) else PASS
                shown = ShownTable(self.state.algorithm, move)
                self.tell([shown.tell(event, turned.state.setup) for event in turned.events], turned.state)

    def tell(self, told: list[Facts], state: State) -> None:
        self.told += [*told, {"kind": "field", **show_field(state)}]
        self.state = state

    def note(self, events: Sequence[Event], turn: int) -> None:
        """The first command that could not be carried out."""
        for event in events:
            if not self.blocked[0] and event.rover == THE_ROVER and event.rule == SKIP:
                self.blocked = (turn, event.because, event.what)

    def missed(self) -> int:
        """How many cells the goal is away; -1 where it is not a matter of cells."""
        if self.quest.goal != CELL:
            return -1
        width, at = self.state.setup.planet.grid.width, self.state.figures[THE_ROVER].at
        return min(abs(at % width - one % width) + abs(at // width - one // width) for one in self.quest.cells)

    def lacking(self) -> int:
        delivered = self.state.figures[THE_ROVER].delivered
        return max(0, self.quest.amount - (points(delivered) if self.quest.goal == POINTS else len(delivered)))
