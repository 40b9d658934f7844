"""Answers: the notation, and that card by card and whole they are judged alike, by the rules engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algoritmus.core.chance import Seeded
from algoritmus.core.game import END
from algoritmus.games.progers.rules.answers import CARDS, EDITS, PASS_WORD, read_move
from algoritmus.games.progers.rules.codes import STEP, X2
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.legality import Laying
from algoritmus.games.progers.rules.program import parse_algorithm
from algoritmus.games.progers.rules.state import Setup
from algoritmus.games.progers.table.asks import TurnAsk
from algoritmus.games.progers.table.position import ProgersPosition
from tests.games.progers.rules.pictures import parse_move
from tests.games.progers.table.tables import GAMES, RULE_SETS, is_allowed, lay_table, make_step, refusal, walk

both = pytest.mark.parametrize("rules", RULE_SETS)
fast = settings(derandomize=True, max_examples=150, deadline=None, database=None)
FULL = EDITIONS["full"]
WORDS = [*EDITS, *CARDS, PASS_WORD, END, "F@", "F@10", "x2@1-0", "J ^1", "a1"]
TURNS = {rules: [one for one in walk(rules, 6, players="3", limit="60") if one.phase == "turn"] for rules in RULE_SETS}


def setup_of(position: ProgersPosition) -> Setup:
    return position.state.setup


# the notation


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        (("F@0",), "insert F 0"),
        (("J^1",), "cover J 1"),
        (("x2@0",), "loop 2 0"),
        (("x3@0-1",), "loop 3 0 1"),
        (("off@0",), "unloop 0"),
        (("F@0", "J^1", "x2@0-1", "off@1"), "insert F 0, cover J 1, loop 2 0 1, unloop 1"),
        ((), "unchanged"),
        (("pass",), "pass"),
        (("pass", "F", "x2"), "pass"),
    ],
)
def test_full_words_are_edits(answer: tuple[str, ...], move: str) -> None:
    read = read_move(setup_of(lay_table("full", "F")), answer)
    assert (str(read), read.words) == (str(parse_move(move)), answer)
    assert (read.edits, read.passes) == (parse_move(move).edits, parse_move(move).passes)
    assert read.given == (tuple(CARDS[word] for word in answer[1:]) if move == "pass" else ())


def test_basic_words_are_cards_in_a_row() -> None:
    position = lay_table("basic", "F L D F R")
    assert read_move(setup_of(position), ("F", "L", "D")).edits == parse_move("play F L D").edits
    assert is_allowed("basic", position, ("F", "L", "D"))
    assert refusal("basic", position, ("F", "L", "D")) is None


def test_legal_next_cards_in_basic() -> None:
    ask = GAMES["basic"].asks(lay_table("basic", "F F L D D"))[0]
    assert ask.next_cards(()) == ["pass", "F", "D", "L"]
    assert ask.next_cards(("F",)) == ["", "F", "D", "L"]
    assert ask.next_cards(("F", "F")) == ["", "D", "L"]
    assert ask.next_cards(("F", "F", "L")) == [""]
    assert ask.next_cards(("pass",)) == ["", "F", "D", "L"]
    assert ask.next_cards(("pass", "L")) == ["", "F", "D"]
    assert ask.next_cards(("R",)) == []
    assert ask.next_cards(("F", "pass")) == []


def test_legal_next_cards_in_full() -> None:
    ask = GAMES["full"].asks(lay_table("full", "F x2", "2(L R)"))[0]
    edits = ["F@0", "F@1", "F@2", "F^0", "F^1", "off@0", "off@1"]
    assert ask.next_cards(()) == ["", "pass", *edits]
    assert ask.next_cards(("F@1",)) == ["", "x2@0", "x2@0-1", "x2@1", "x2@1-2", "x2@2"]  # algo.break
    assert ask.next_cards(("off@1", "x2@0-1")) == ["", "F@0", "F@1", "F@2", "F^0", "F^1", "off@0", "off@1"]


@pytest.mark.parametrize("missing", FULL.edits)
def test_edits_that_a_rule_set_does_not_have_are_not_offered(missing: int) -> None:
    setup = setup_of(lay_table("full", "F"))
    edition = replace(FULL, edits=tuple(kind for kind in FULL.edits if kind != missing))
    laying = Laying(Setup(edition, setup.planet, setup.bases, setup.colours), parse_algorithm("2(F) L R"), [STEP, X2])
    offered = {EDITS[word].kind for word in laying.options() if word in EDITS}
    assert offered == set(edition.edits)


def test_loops_alone_cannot_start_an_algorithm() -> None:
    position = lay_table("full", "x2 x3 x2 x3 x2")
    assert GAMES["full"].asks(position)[0].next_cards(()) == ["pass"]
    refused = refusal("full", position, ())
    assert refused is not None
    assert "algo.start" in refused.message


def test_without_cards_one_may_still_pass() -> None:
    assert GAMES["full"].asks(lay_table("full", ""))[0].next_cards(()) == ["pass"]
    assert GAMES["basic"].asks(lay_table("basic", ""))[0].next_cards(()) == ["pass"]
    assert GAMES["full"].asks(lay_table("full", "", "F"))[0].next_cards(()) == ["", "pass"]


@pytest.mark.parametrize(
    ("answer", "card", "words"),
    [
        (("F@0", "F@0", "F@0", "F@0"), None, "3 at most"),
        (("F@3",), 0, "no place 3"),
        (("F^2",), 0, "no card 2"),
        (("J@0",), 0, "no J left in your hand"),
        (("x2@0", "x2@1"), 1, "no x2 left in your hand"),
        (("x2@0-2",), 0, "no card 2"),
        (("F@0", "x2@0-2"), 1, "no neighbours"),
        (("x2@0", "x3@0-1"), 1, "under a loop already"),
        (("off@0",), 0, "no loop"),
        (("F@0", "nonsense"), 1, "no edit"),
        (("F",), 0, "no edit"),
        (("x2@1-0",), 0, "no edit"),
        (("F@0", "pass"), 1, "no edit"),
        (("pass", "F@0"), 1, "no card"),
        (("pass", "J"), 1, "no J left in your hand"),
        (("pass", "x2", "x2"), 2, "no x2 left in your hand"),
        (("",), 0, "no edit"),
    ],
)
def test_a_turn_against_the_rules_is_refused_in_clear_words(answer: tuple[str, ...], card: int, words: str) -> None:
    position = lay_table("full", "F F F F x2 x3", "L R")
    refused = refusal("full", position, answer)
    assert refused is not None
    assert words in refused.message
    assert refused.card == card
    assert not is_allowed("full", position, answer)


def test_a_full_table_cannot_grow() -> None:
    position = lay_table("full", "F F F", "L R L R")
    assert refusal("full", position, ("F@4", "F^4")) is None
    refused = refusal("full", position, ("F@4", "F@0"))
    assert refused is not None
    assert "algo.limit" in refused.message


@pytest.mark.parametrize("answer", [(), ("F", "L", "D", "F"), ("J",), ("x2",), ("F@0",), ("F", "")])
def test_a_row_against_the_rules_is_refused(answer: tuple[str, ...]) -> None:
    position = lay_table("basic", "F L D F R")
    refused = refusal("basic", position, answer)
    assert refused is not None
    assert refused.message
    assert not is_allowed("basic", position, answer)


# card by card and whole


def test_every_word_is_offered_or_refused() -> None:
    """At many tables: exactly the words that are offered pass the rules engine."""
    for position in TURNS["full"]:
        chance = Seeded(len(position.discard))
        ask = GAMES["full"].asks(position)[position.turn]
        laid = ask.random(chance)[:2]
        offered = ask.next_cards(laid)
        for word in WORDS:
            answer = (*laid, word)
            assert (refusal("full", position, answer) is None) == (word != END and word in offered), answer


@both
@fast
@given(data=st.data())
def test_any_answer_is_judged_alike(rules: str, data: st.DataObject) -> None:
    """Mostly lawful words, now and then any word."""
    position = data.draw(st.sampled_from(TURNS[rules]))
    ask = GAMES[rules].asks(position)[position.turn]
    answer: tuple[str, ...] = ()
    for _ in range(data.draw(st.integers(0, 6))):
        known = ask.next_cards(answer) or WORDS
        answer += (data.draw(st.sampled_from(known if data.draw(st.integers(0, 5)) else WORDS)),)
    assert (refusal(rules, position, answer) is None) == is_allowed(rules, position, answer), answer


@both
@fast
@given(seed=st.integers(0, 2**32), number=st.integers(0, 10_000))
def test_a_random_answer_is_allowed_and_no_way_is_a_dead_end(rules: str, seed: int, number: int) -> None:
    position = TURNS[rules][number % len(TURNS[rules])]
    ask = GAMES[rules].asks(position)[position.turn]
    answer = ask.random(Seeded(seed))
    ask.read(answer)
    assert is_allowed(rules, position, answer)
    for place in range(len(answer) + 1):
        options = ask.next_cards(answer[:place])
        assert options
        assert len(set(options)) == len(options)


@fast
@given(number=st.integers(0, 10_000), seed=st.integers(0, 2**32))
def test_the_table_that_is_judged_is_the_table_that_runs(number: int, seed: int) -> None:
    """What lies there after the turn is what the edits made of it, or nothing if that was full."""
    position = TURNS["full"][number % len(TURNS["full"])]
    ask = GAMES["full"].asks(position)[position.turn]
    assert isinstance(ask, TurnAsk)
    answer = ask.random(Seeded(seed))
    table = Table(position.state.algorithm)
    for edit in read_move(setup_of(position), answer).edits:
        table.apply(edit, 5)
    after, _ = make_step("full", position, answer)
    if after.result is None:
        assert list(after.state.algorithm.cards) == (table.cards if len(table.cards) < 5 else [])


@both
def test_refused_answers_change_nothing(rules: str) -> None:
    for position in TURNS[rules][:20]:
        before = position.replace()
        for word in WORDS:
            refusal(rules, position, (word, word))
        assert position == before


@both
def test_an_ask_shows_what_its_seat_may_know(rules: str) -> None:
    position = lay_table(rules, "F F J L U")
    shown: Any = GAMES[rules].asks(position)[0].show()
    edits = {"basic": ["insert"], "full": ["insert", "cover", "loop", "unloop"]}[rules]
    assert shown == {
        "kind": "turn",
        "hand": ["F", "F", "J", "L", "U"],
        "most_played": 3,
        "longest": {"basic": 3, "full": 5}[rules],
        "edits": edits,
        "secret": True,
    }
