"""A turn while it is laid: how the table looks by then, and why a card of the hand cannot be laid."""

from __future__ import annotations

from typing import Any, cast

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask
from algoritmus.games.progers.rules.answers import EDITS, PASS_WORD, card_of
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.facts import show_algorithm, show_cards
from algoritmus.games.progers.table.asks import BaseAsk, TurnAsk
from tests.games.progers.table.tables import GAMES, RULE_SETS, lay_table, make_step, open_table, walk

both = pytest.mark.parametrize("rules", RULE_SETS)


def ask_with(rules: str, hand: str, algorithm: str = "-") -> Ask:
    return GAMES[rules].asks(lay_table(rules, hand, algorithm))[0]


def laid(words: str) -> Answer:
    return tuple(words.split())


@pytest.mark.parametrize(
    ("rules", "hand", "algorithm", "words", "card", "code", "rule"),
    [
        ("basic", "F L D F R", "-", "F L D", "R", "turn.most", "turn.basic"),
        ("basic", "F L D F R", "-", "L", "L", "hand.empty", "deck.hand"),
        ("basic", "F L D F R", "-", "pass L", "L", "hand.empty", "deck.hand"),
        ("basic", "F L D F R", "-", "F", PASS_WORD, "turn.begun", "turn.pass"),
        ("basic", "F L D F R", "-", "", END, "turn.empty", "turn.basic"),
        ("full", "F L x2 x3 R", "-", "", END, "turn.empty", "algo.start"),
        ("full", "F L x2 x3 R", "-", "", "x2", "loop.nothing", "algo.loop"),
        ("full", "F L x2 x3 R", "2(F)", "", "x3", "loop.taken", "algo.loop"),
        ("full", "F L x2 x3 R", "2(F L)", "", "x3", "loop.taken", "algo.loop"),
        ("full", "F L x2 x3 R", "D", "F@0 L@0 x2@0", "x3", "turn.most", "turn.full"),
        ("full", "F L x2 x3 R", "D", "F^0", "F", "hand.empty", "deck.hand"),
        ("full", "F L x2 x3 R", "D D D D D", "", "F@0", "turn.word", "turn.full"),
    ],
)
def test_reasons(rules: str, hand: str, algorithm: str, words: str, card: str, code: str, rule: str) -> None:
    refusal = ask_with(rules, hand, algorithm).why(laid(words), card)
    assert (refusal.code, refusal.rule, refusal.values["card"]) == (code, rule, card_of(card))
    assert refusal.card == len(laid(words))


@both
def test_a_card_of_the_hand_is_refused_for_its_true_cause(rules: str) -> None:
    """Counted by itself: what is left in hand, how many are played, whether a card without a loop lies there."""
    met: set[str] = set()
    for number, position in enumerate(walk(rules, 5, limit="40")):
        ask = GAMES[rules].asks(position).get(position.turn)
        if not isinstance(ask, TurnAsk):
            continue
        whole = ask.random(Seeded(number))
        for place in range(len(whole) + 1):
            words = whole[:place]
            cards = [card_of(word) for word in words if word != PASS_WORD and not word.startswith("off")]
            for card, refusal in ask.refused(words).items():
                met.add(refusal.code)
                left = show_cards(position.hands[position.turn]).count(card) - cards.count(card)
                table = ask.table(words)
                assert table is not None
                bare = [one for one in places(table) if "loop" not in one]
                true = {
                    "hand.empty": left == 0,
                    "turn.most": len(cards) == 3 and PASS_WORD not in words,
                    "loop.taken": not bare and bool(places(table)) and card in ("x2", "x3"),
                    "loop.nothing": not places(table) and card in ("x2", "x3"),
                    "turn.empty": not places(table) and card == END,
                }
                assert true[refusal.code], (words, card, refusal.code)
    assert met >= ({"hand.empty", "turn.most", "turn.empty"} if rules == "basic" else {"hand.empty", "turn.most"})


def places(table: Any) -> list[Any]:
    found = table["algorithm"]
    assert isinstance(found, list)
    return found


# the table


def test_the_table_shows_cards_that_cover_and_loops_that_fell_off() -> None:
    ask: Any = ask_with("full", "F J x3 x2 D", "2(L R)")
    assert ask.table(()) == {
        "algorithm": [{"card": "L", "loop": 2, "pair": True}, {"card": "R", "loop": 2, "pair": True}]
    }
    assert ask.table(("F@1",)) == {"algorithm": [{"card": "L"}, {"card": "F"}, {"card": "R"}]}
    assert ask.table(("J^0", "x3@1")) == {"algorithm": [{"card": "J", "covered": ["L"]}, {"card": "R", "loop": 3}]}
    assert ask.table(("pass", "F")) == ask.table(())
    assert ask.table(("F@9",)) is None
    assert cast(Any, ask_with("basic", "F L D F R")).table(("F", "L")) == {"algorithm": [{"card": "F"}, {"card": "L"}]}
    assert GAMES["full"].asks(open_table("full"))[1].table(()) is None


@both
def test_the_events_of_a_turn_show_the_algorithm_as_the_edits_make_it(rules: str) -> None:
    changed = 0
    for number, position in enumerate(walk(rules, 3, limit="60")):
        ask = GAMES[rules].asks(position).get(position.turn)
        if not isinstance(ask, TurnAsk):
            continue
        answer = ask.random(Seeded(number))
        after, events = make_step(rules, position, answer)
        shown = [facts["algorithm"] for facts in events if "algorithm" in facts and "kind" not in facts]
        parts = [ask.table(answer[: place + 1]) for place in range(len(answer))]
        expected = [part["algorithm"] for part in parts if part is not None and answer[0] != PASS_WORD]
        broken = [facts for facts in events if facts.get("rule") == "algo.break"]
        cleared = [facts for facts in events if facts.get("what") == "cleared"]
        assert [facts["algorithm"] for facts in cleared] == [[]] * len(cleared)
        assert len(shown) == len(expected) + len(broken) + len(cleared)
        assert [one for at, one in enumerate(shown) if at == 0 or one != shown[at - 1]][: len(expected)] == expected
        assert not shown or shown[-1] == show_algorithm(after.state.algorithm)
        changed += len(shown)
    assert changed > 20


def test_the_algorithm_after_every_edit_is_what_the_rules_make_of_it() -> None:
    position = lay_table("full", "F J x3 x2 D", "2(L R) U")
    answer = ("J^0", "x3@0-1", "F@1")
    _, events = make_step("full", position, answer)
    table, expected = Table(position.state.algorithm), []
    for word in answer:
        table.apply(EDITS[word], 5)
        expected.append(show_algorithm(table.algorithm()))
    shown = [facts["algorithm"] for facts in events if str(facts.get("rule")).startswith("algo.")]
    assert shown == [expected[0], expected[0], expected[1], expected[2], expected[2]]  # two loops fell off


# bases


def test_the_reasons_of_a_base() -> None:
    position, _ = make_step("basic", open_table("basic"), ("f6", "W"))
    ask = GAMES["basic"].asks(position)[0]
    assert isinstance(ask, BaseAsk)
    assert {card: one.code for card, one in ask.refused(()).items()} == {"f6": "base.taken", END: "base.open"}
    assert {card: one.code for card, one in ask.refused(("a1",)).items()} == {
        "S": "base.way",
        "W": "base.way",
        END: "base.open",
    }
    assert {one.code for one in ask.refused(("a1", "N")).values()} == {"base.chosen"}
    assert ask.why((), "c3").code == "base.corner"
