"""The player's memo: complete and right for every rule set and table, and each line leads to a rule that is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import algoritmus
from algoritmus.core.package import MEMO
from algoritmus.core.view_types import MemoView
from algoritmus.explain import LANGS
from algoritmus.explain.memo import memo_of, show_memo
from algoritmus.games.golems.rules.codes import GROUND_MARKS, LETTERS, OPERATORS
from algoritmus.games.golems.rules.editions import EDITIONS as GOLEMS
from algoritmus.games.progers.rules.codes import CARD_NAMES
from algoritmus.games.progers.rules.editions import EDITIONS as PROGERS
from algoritmus.referee.examples import examples
from tests.explain.catalogue_files import messages
from tests.shipped import SHIPPED

RULE_SETS = [rule_set for game in SHIPPED for rule_set in algoritmus.package(game).rule_sets]
each_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS)
TABLES = [
    ("golems/board", {"way": "junior"}),
    ("golems/board", {"way": "junior", "turns": "together"}),
    ("golems/board", {"logic": "on", "subroutine": "on", "bots": "die,hunter"}),
    ("golems/energy", {"way": "standard", "water": "flow"}),
]


def tables() -> Iterator[tuple[str, dict[str, str]]]:
    """Every way to play, every scenario and puzzle, and the options above."""
    for rule_set in RULE_SETS:
        choices = algoritmus.game(rule_set).options.choices()
        yield rule_set, {}
        for option in ("way", "scenario", "puzzle"):
            yield from ((rule_set, {option: value}) for value in choices.get(option, []))
    yield from TABLES


def lines(memo: MemoView, part: str) -> list[str]:
    return [line.id for one in memo.parts if one.id == part for line in one.lines]


def card_ids(rule_set: str) -> set[str]:
    """Every card that the box has, as the page calls it."""
    game, _, name = rule_set.partition("/")
    if game == "progers":
        return {CARD_NAMES[card] for card, copies in enumerate(PROGERS[name].deck) if copies}
    box = GOLEMS[name]
    named = {"x2": "x2", "x3": "x3", "call": "call", "while": "until-obstacle"}
    bonuses = {named.get(card, f"{card}?") for card in box.bonus_cards}
    sensors = {word for sensor in box.sensors for word in (f"{sensor}?", f"until-{sensor}")}
    return {LETTERS[card] for card, copies in enumerate(box.hand) if copies} | bonuses | sensors


def thing_ids(rule_set: str) -> set[str]:
    """Everything that can lie or stand on a field."""
    game, _, name = rule_set.partition("/")
    if game == "progers":
        lifts = {"lift"} if PROGERS[name].has_lifts else set()
        return {"rover", "sample", "base", "hill", "wall"} | lifts
    box = GOLEMS[name]
    grounds = {{"i": "ice", "s": "snow"}[mark] for mark in box.grounds if mark != GROUND_MARKS[0]}
    goals = {rule.replace(".", "-") for rule in examples(game) if rule.startswith("goal.")}
    here = {goal for goal in goals if name in algoritmus.package(game).rules[goal.replace("-", ".")]}
    found = {"golem", "barrel", "wall", "water"} | grounds | here
    found |= {"ladder"} if box.has_ladders else set()
    found |= {"bot", "bot-die"} if box.has_bots else set()
    return found | (set(OPERATORS) if box.has_logic else set())


@each_rule_set
def test_every_card_and_thing_has_a_rule_with_a_played_example(rule_set: str) -> None:
    game, _, name = rule_set.partition("/")
    rules = memo_of(game, name, {}).rules
    assert (card_ids(rule_set) | thing_ids(rule_set)) - rules.keys() == set()
    assert {rule for rule in rules.values() if name not in algoritmus.package(game).rules[rule]} == set()
    assert {rule for rule in rules.values() if rule not in examples(game)} == set()


def test_every_line_of_every_table_leads_to_a_rule_of_its_rule_set() -> None:
    for rule_set, options in tables():
        game, _, name = rule_set.partition("/")
        memo, rules = memo_of(game, name, options), algoritmus.package(game).rules
        told = [*memo.minute, *(line for part in memo.parts for line in part.lines)]
        assert [line for line in told if name not in rules[line.rule]] == [], (rule_set, options)
        ids = [line.id for part in memo.parts for line in part.lines]
        assert len(ids) == len(set(ids)), (rule_set, options)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_message_is_said_at_some_table(game: str, lang: str) -> None:
    memos = [memo_of(game, *one) for one in [(s.partition("/")[2], o) for s, o in tables() if s.startswith(game)]]
    said = {line.words for memo in memos for line in memo.minute}
    said |= {line.words for memo in memos for part in memo.parts for line in part.lines}
    said |= {part.id for memo in memos for part in memo.parts}
    written = messages(game, MEMO, lang)
    assert set(written) == {f"{game}-memo-{words}" for words in said}


@pytest.mark.parametrize("lang", LANGS)
@each_rule_set
def test_a_memo_is_short_and_in_whole_sentences(rule_set: str, lang: str) -> None:
    memo = show_memo(rule_set, {}, lang)
    assert 6 <= len(memo.minute) <= 9
    for line in (*memo.minute, *(line for part in memo.parts for line in part.lines)):
        assert line.text[-1] in ".!?", line
        assert len(line.text) <= 130, line
    assert all(line.name for part in memo.parts for line in part.lines)


@each_rule_set
def test_the_usual_memo_has_all_cards_and_things_that_the_box_brings(rule_set: str) -> None:
    game = rule_set.partition("/")[0]
    options = {"way": "standard", "subroutine": "on", "logic": "on"} if rule_set == "golems/board" else {}
    memo = show_memo(rule_set, options if options or game == "progers" else {"way": "standard"}, "en")
    laid = {card for card in card_ids(rule_set) if not card.startswith("until-") or card == "until-obstacle"}
    assert set(lines(memo, "cards")) == laid
    things = {one for one in thing_ids(rule_set) if not one.startswith(("goal-", "bot"))}
    assert things <= {*lines(memo, "things"), *lines(memo, "tokens")}


def test_juniors_have_only_their_cards() -> None:
    memo = show_memo("golems/board", {"way": "junior"}, "en")
    assert lines(memo, "cards") == ["F", "B", "L", "R"]
    assert lines(memo, "order") == ["turns", "move-alone", "busy"]
    assert "barrel-dynamite" not in lines(memo, "things")
    assert "water" not in lines(memo, "things")
    assert lines(show_memo("golems/board", {"way": "junior", "turns": "together"}, "en"), "order") == [
        "move",
        "same-cell",
    ]


def test_options_bring_their_lines() -> None:
    plain = show_memo("golems/board", {}, "en")
    assert "call" not in lines(plain, "cards")
    assert lines(plain, "tokens") == []
    rich = show_memo("golems/board", {"subroutine": "on", "logic": "on", "bots": "die,hunter"}, "en")
    assert "call" in lines(rich, "cards")
    assert lines(rich, "tokens") == ["and", "or", "not", "xor"]
    assert lines(rich, "order")[0] == "bots"
    assert {"bot", "bot-die"} <= set(lines(rich, "things"))


def test_beginners_have_no_bonus_cards_and_nothing_lies_on_their_field() -> None:
    memo = show_memo("golems/blocks", {"way": "beginner"}, "en")
    assert lines(memo, "cards") == ["F", "B", "L", "R", "S", "A", "D"]
    assert "check" not in lines(memo, "order")
    assert lines(memo, "things") == ["golem"]


def test_water_of_a_table_with_the_stream_says_so() -> None:
    usual, stream = (show_memo("golems/energy", {"way": "standard", "water": one}, "en") for one in ("life", "flow"))
    assert usual.rules["water"] == "water.life"
    assert stream.rules["water"] == "water.flow"
    texts = [line.text for memo in (usual, stream) for part in memo.parts for line in part.lines if line.id == "water"]
    assert len(set(texts)) == 2


def test_a_table_whose_options_cannot_be_read_has_the_usual_memo() -> None:
    assert show_memo("golems/board", {"puzzle": "pXYZ"}, "ru") == show_memo("golems/board", {}, "ru")
