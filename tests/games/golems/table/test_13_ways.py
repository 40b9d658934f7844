"""Ways to play at a table: what each begins with, who sees what, which golem cards there are, whose colour is which."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.record import parse_record
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.supply import boxes
from algoritmus.match import Match, replay
from algoritmus.players import PLAYERS
from algoritmus.text_mode.terminal import Person
from tests.games.golems.table.test_games import LUCK, first_drawn
from tests.scripted import Scripted

SMALL = ("blocks", "energy", "cards")


def table(edition: str, seed: str = "ways", **options: str) -> Match:
    return Match(algoritmus.game(f"golems/{edition}"), options, Seeded(seed))


def seen(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def play_out(match: Match, player: str = "random") -> Match:
    mind, chance = PLAYERS[player](match.game), Seeded("mind")
    while match.result() is None:
        for seat, ask in list(match.asks().items()):
            match.answer(seat, mind.answer(match.view(seat, looks=False), ask, chance))
    return match


def refused(edition: str, **options: str) -> Refusal:
    with pytest.raises(Refusal) as told:
        table(edition, **options)
    return told.value


def sizes(match: Match) -> tuple[int, int]:
    return len(seen(match)["field"]), len(seen(match)["tokens"])


# way.beginner, way.standard, way.autonomous, way.barrel


@pytest.mark.parametrize("edition", SMALL)
def test_way_beginner_an_empty_4x4_without_bonuses(edition: str) -> None:
    match = table(edition, way="beginner")
    assert sizes(match) == (4, 0)
    assert seen(match, 0)["ask"]["bonuses"] == []
    assert seen(match)["luck"] == {}
    for field in ("great-arena", "cellar"):
        assert "field" in refused(edition, way="beginner", field=field).message


@pytest.mark.parametrize("edition", SMALL)
def test_way_standard_small_4x4_or_6x6_with_the_bonus_dice(edition: str) -> None:
    rolled = Counter(
        seen(table(edition, f"roll {number}", way="standard"))["luck"]["drawn"]["red"] for number in range(40)
    )
    assert len(rolled) >= 3
    assert {sizes(table(edition, way="standard", field=field))[0] for field in ("small-arena", "great-arena")} == {4, 6}


def test_way_standard_board_one_to_four_players_and_bots_if_the_table_wants_them() -> None:
    for players in "1234":
        match = table("board", players=players)
        bots = [facts["bot"] for facts in seen(match)["golems"].values()]
        assert bots == [""] * int(players) + (["hunter"] if players == "1" else [])
    assert len(seen(table("board", players="2", bots="die,guard"))["golems"]) == 4
    assert "too many" in refused("board", players="3", bots="die,guard").message


@pytest.mark.parametrize("edition", SMALL)
def test_way_autonomous_one_program_with_all_bonus_cards_laid_once(edition: str) -> None:
    match = table(edition, way="autonomous")
    assert sizes(match) == (4, 0)
    assert {"x2", "x3", "enemy?", "attack?"} <= set(seen(match, 0)["ask"]["bonuses"])
    inside = ("enemy?", "x2", "F", "L")  # a LOOP inside an IF
    match.answer(0, inside)
    match.answer(1, ("R",))
    assert (match.steps, match.result() is not None) == (2, True)
    assert "field" in refused(edition, way="autonomous", field="great-arena").message


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_way_barrel_take_one_and_reach_the_own_start_cell(edition: str) -> None:
    match = table(edition, way="bring", field="cellar")
    view = seen(match)
    assert {token["kind"] for token in view["tokens"]} == {"barrel"}
    assert view["goal"]["cells"] == {name: [golem["at"]] for name, golem in view["golems"].items()}
    match.answer(0, ("F", "F", "R", "T"))
    match.answer(1, ("S",))
    assert seen(match)["golems"]["red"]["carrying"]
    match.answer(0, ("L", "B", "B"))
    match.answer(1, ("S",))
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == ("goal.bring", (0,))
    assert "field" in refused(edition, way="bring", field="small-arena").message


# way.open


@pytest.mark.parametrize(
    ("edition", "way", "usual"),
    [
        ("blocks", "beginner", False),
        ("energy", "beginner", True),
        ("cards", "beginner", True),
        ("energy", "standard", False),
        ("board", "standard", False),
    ],
)
def test_way_open_is_usual_for_beginners_of_energy_and_cards_and_may_be_chosen(
    edition: str, way: str, usual: bool
) -> None:
    cards = {"cards": "deal"} if edition == "board" else {}
    for options, lies_open in (({}, usual), ({"open": "on"}, True), ({"open": "off"}, False)):
        match = table(edition, way=way, **options, **cards)
        rows = match.asks()[0].random(Seeded("open"))
        match.answer(0, rows)
        assert bool(seen(match, 1)["programs"]) is bool(seen(match)["programs"]) is lies_open
        assert seen(match, 1)["mine"]["program"] is None
        offer = match.game.options.offer({"way": way})
        assert offer.choices["open"] == (["on", "off"] if usual else ["off", "on"])


def test_way_open_a_program_may_be_taken_back_until_the_last_is_locked() -> None:
    match = table("energy", way="beginner")
    match.answer(0, ("F", "L"))
    assert seen(match, 1)["programs"] == {"red": ["F", "L"]}
    match.retract(0)
    assert seen(match, 1)["programs"] == {}
    match.answer(0, ("B",))
    match.answer(1, ("F",))
    with pytest.raises(Refusal, match="nothing to take back"):
        match.retract(0)


def test_way_open_computer_players_do_not_look() -> None:
    match = table("energy", way="beginner")
    before = match.view(1, looks=False)
    match.answer(0, ("F", "L"))
    assert match.view(1, looks=False) == before != match.view(1)


def test_way_open_the_text_mode_tells_locked_programs() -> None:
    match = table("energy", way="beginner")
    match.answer(0, ("F", "L"))
    for lang, words in (("en", "Program of Red: F ; L"), ("ru", "Программа игрока «Красный»: F ; L")):
        heard: list[str] = []
        Person("golems/energy", lang, write=heard.append).look(match.view(1))
        assert any(words in line for line in heard), heard


def test_way_open_rows_lie_face_up_for_tokens() -> None:
    """logic.not: on face-up rows NOT is laid on any card of a rival's row that it may lie on, and all see where."""
    luck = {"luck deck": first_drawn(LUCK.index("not")) + first_drawn(LUCK.index("if"))}
    for openness, offered in (("on", {"blue:1:yes", "blue:1:no"}), ("off", {"blue:1"})):
        options = {"cards": "sword,axe", "logic": "on", "open": openness}
        match = Match(algoritmus.game("golems/board"), options, Scripted(luck))
        match.answer(0, ("L", "R", "L", "R"))
        match.answer(1, ("obstacle?", "F", "L", "R", "L", "R"))
        cards = match.asks()[0].next_cards(())
        assert {card for card in cards if card.startswith("blue:1")} == offered
        assert set(seen(match)["programs"]) == ({"red", "blue"} if openness == "on" else set())
        match.answer(0, (max(offered),))
        told: list[Any] = [facts for step in match.seen(1) for facts in step if facts.get("rule") == "logic.place"]
        assert [facts["row"] for facts in told] == [1]


# golem.choice


def test_golem_choice_the_usual_board_game_begins_with_it_the_youngest_first() -> None:
    match = table("board", players="3", youngest="yellow")
    order, taken = list[str](), list[str]()
    while (kinds := {ask.kind for ask in match.asks().values()}) == {"card"}:
        ((seat, ask),) = match.asks().items()
        shown: Any = ask.show()
        assert set(shown["numbers"]) == set(shown["options"])
        papers = [load_cards()[card].paper for card in taken]
        assert {card for card in load_cards() if load_cards()[card].paper not in papers} == set(ask.next_cards(()))
        order.append(match.seats[seat])
        taken.append(ask.next_cards(())[-1])
        match.answer(seat, (taken[-1],))
    assert (order, kinds) == (["yellow", "red", "blue"], {"program"})
    view = seen(match)
    assert view["cards"] == {"red": taken[1], "blue": taken[2], "yellow": taken[0]}
    for name, card in view["cards"].items():
        numbers = load_cards()[card]
        golem = view["golems"][name]
        assert (golem["strength"], golem["range"], golem["rows"], golem["limit"]) == (
            numbers.strength,
            numbers.reach,
            numbers.rows,
            numbers.limit,
        )
    assert replay(parse_record(str(match.record)), match.game).position == match.position


def test_golem_choice_the_first_seat_begins_if_nothing_is_said_and_a_seat_has_a_number_too() -> None:
    assert table("board", players="2").waiting() == [0]
    assert table("board", players="3", youngest="2").waiting() == [1]
    assert "youngest" in refused("board", players="2", youngest="green").message
    assert "youngest" in refused("board", players="2", bots="die", youngest="yellow").message
    assert "youngest" in refused("board", cards="deal", youngest="red").message


@pytest.mark.parametrize("cards", ["deal", "choose", "choose,deal,deal,cannon", "deal,choose,cannon,choose"])
def test_golem_choice_never_two_sides_of_one_paper_also_for_bots(cards: str) -> None:
    dealt = set()
    for number in range(25):
        match = table("board", f"box {number}", cards=cards, players="2", bots="hunter,die")
        while any(ask.kind == "card" for ask in match.asks().values()):
            ((seat, ask),) = match.asks().items()
            assert not seen(match)["golems"][match.seats[seat]]["bot"]
            match.answer(seat, ask.random(Seeded(f"choice {number}")))
        mine = seen(match)["cards"]
        assert len(mine) == 4
        assert len({load_cards()[card].paper for card in mine.values()}) == 4
        assert all(mine[match.seats[at]] == "cannon" for at, word in enumerate(cards.split(",")) if word == "cannon")
        dealt |= set(mine.values())
    assert len(dealt) > 8


DIE_FACES = ["F", "B", "L", "R", "A", "D"]


def test_golem_choice_the_programs_of_bots_lie_open_for_everybody() -> None:
    assert seen(table("board"))["bot_programs"] == {}
    match = table("board", players="1", bots="hunter,patrol,hunter", cards="deal")
    hunter = {
        "eye": 3,
        "lines": [{"when": "golem in range", "do": "A"}, {"when": "golem in sight", "do": "F"}],
        "die": DIE_FACES,
    }
    for seat in (None, 0):
        programs = seen(match, seat)["bot_programs"]
        assert programs["hunter"] == hunter
        assert list(programs) == ["hunter", "patrol"]
        assert programs["patrol"]["die"] == []
        assert programs["patrol"]["lines"][-1] == {"when": "always", "do": "F"}
    assert seen(table("board", players="1", bots="die"))["bot_programs"] == {
        "die": {"eye": 0, "lines": [], "die": DIE_FACES}
    }


def test_way_junior_the_programs_of_bots_are_shown_as_they_work_there() -> None:
    shown = seen(table("board", way="junior", players="1", bots="hunter", field="duel-yard"))["bot_programs"]["hunter"]
    assert [line["do"] for line in shown["lines"]] == ["S", "F"]
    assert shown["die"] == ["F", "B", "L", "R", "S", "S"]


def test_golem_choice_bots_get_what_is_left_after_the_players_have_chosen() -> None:
    match = table("board", players="1", bots="hunter")
    assert seen(match)["cards"] == {}
    match.answer(0, ("sword",))
    told: list[Any] = [facts for facts in next(match.seen(None)) if facts.get("rule") == "golem.choice"]
    assert [(facts["golem"], facts["thing"]) for facts in told] == [("red", "chosen"), ("blue", "dealt")]
    assert load_cards()[seen(match)["cards"]["blue"]].paper != load_cards()["sword"].paper


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("sword,hammer", "cards.paper"),
        ("sword,sword", "cards.paper"),
        ("sword", "option.value"),
        ("sword,axe,bow", "option.value"),
        ("same", "option.value"),
    ],
)
def test_golem_choice_what_the_box_does_not_have_is_refused(cards: str, code: str) -> None:
    assert refused("board", cards=cards).code == code


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_golem_choice_computers_choose_too(player: str) -> None:
    match = play_out(table("board", limit="1"), player)
    assert len(match.record.steps) >= 3
    assert all(len(" ".join(answer)) < 10 for step in match.record.steps[:2] for answer in step)


# seat.colour


def test_seat_colour_start_cells_and_order_belong_to_the_seat() -> None:
    usual, other = table("energy"), table("energy", colours="yellow,red")
    assert other.seats == ["yellow", "red"]
    stands = [[golem["at"] for golem in seen(match)["golems"].values()] for match in (usual, other)]
    assert stands[0] == stands[1]
    turns = table("board", way="junior", colours="green")
    assert turns.seats == ["green", "red"]
    assert turns.waiting() == [0]


def test_seat_colour_is_in_views_happenings_records_and_words() -> None:
    match = play_out(table("cards", way="beginner", colours="green,yellow", limit="3"))
    text = f"{match.record}{[list(match.seen(eye)) for eye in (None, 0, 1)]}{match.view(0)}"
    assert "option colours green,yellow" in text
    assert "'red'" not in text
    assert replay(parse_record(str(match.record)), match.game).seats == ["green", "yellow"]
    heard: list[str] = []
    Person("golems/cards", "en", write=heard.append).look(match.view(0))
    assert "Green" in " ".join(heard)
    assert "Red" not in " ".join(heard)


def test_seat_colour_stories_have_colours_too_and_bots_take_what_is_left() -> None:
    assert table("board", scenario="treasure", colours="blue").seats == ["blue", "red"]
    assert table("board", players="1", bots="die,die", colours="green,blue").seats == ["green", "blue", "red"]


@pytest.mark.parametrize(
    ("colours", "code"),
    [
        ("pink", "colours.unknown"),
        ("red,red", "colours.twice"),
        ("red,blue,green", "colours.many"),
        ("", "colours.unknown"),
    ],
)
def test_seat_colour_bad_values_are_refused_in_words(colours: str, code: str) -> None:
    assert refused("energy", colours=colours).code == code
    with pytest.raises(Refusal) as told:
        Match(algoritmus.game("progers/basic"), {"colours": colours}, Seeded(1))
    assert told.value.code == code


# way.junior


def test_way_junior_begins_on_a_field_with_walls_and_a_treasure() -> None:
    view = seen(table("board", way="junior"))
    assert {token["kind"] for token in view["tokens"]} >= {"wall"}
    assert view["goal"]["kind"] == "reach"
    assert view["goal"]["cells"] == {"red": ["e2"], "blue": ["e2"]}
    assert all(golem["rows"] == 3 for golem in view["golems"].values())


@pytest.mark.parametrize("goal", ["edge", "treasure", "gears"])
@pytest.mark.parametrize("field", ["labyrinth", "duel-yard", "meadow", "thaw", "crossing"])
def test_way_junior_goals_are_no_one_program_wins_and_fair_to_both(goal: str, field: str) -> None:
    view = seen(table("board", way="junior", goal=goal, field=field))
    starts = [golem["at"] for golem in view["golems"].values()]
    cells = [cell for own in view["goal"]["cells"].values() for cell in own] + view["goal"]["marks"]
    assert not set(cells) & set(starts) or goal == "edge"
    assert not set(cells) & {token["at"] for token in view["tokens"]} or goal == "edge"
    assert len(view["goal"]["marks"]) == (5 if goal == "gears" else 0)
    assert "goal" in refused("board", goal=goal).message


def test_way_junior_has_exactly_two_golems_and_alone_against_a_bot_works() -> None:
    for options in ({"players": "3"}, {"players": "2", "bots": "die"}, {"players": "1", "bots": "die,die"}):
        assert "exactly 2" in refused("board", way="junior", **options).message
    match = play_out(table("board", way="junior", players="1", limit="8"))
    assert [golem["bot"] for golem in seen(match)["golems"].values()] == ["", "die"]


def test_way_junior_nobody_strikes_and_a_bot_that_should_stands() -> None:
    commands = Counter[object]()
    for number in range(12):
        options = {"players": "1", "bots": "hunter", "field": "duel-yard", "goal": "gears", "limit": "6"}
        match = play_out(table("board", f"peace {number}", way="junior", **options))
        for facts in (
            facts for step in match.seen(None) for facts in step if str(facts.get("rule")).startswith("bot.")
        ):
            commands[cast(Any, facts)["command"]] += 1
        assert not any(str(facts.get("rule")).startswith("strike.") for step in match.seen(None) for facts in step)
    assert set(commands) == set("FBLRS")


def test_way_junior_golem_cards_only_where_water_lies() -> None:
    assert "cards" in refused("board", way="junior", cards="deal").message
    dry = table("board", way="junior")
    assert (seen(dry)["cards"], seen(dry)["phase"]) == ({}, "program")
    wet = table("board", way="junior", field="thaw")
    assert seen(wet)["phase"] == "card"
    for seat, card in ((0, "cannon"), (1, "sword")):
        match = wet.asks()[seat]
        assert card in match.next_cards(())
        wet.answer(seat, (card,))
    golems = seen(wet)["golems"]
    assert [golem["rows"] for golem in golems.values()] == [3, 3]
    assert [golem["limit"] for golem in golems.values()] == [2, 3]


def test_way_junior_first_one_after_the_other_later_simultaneously() -> None:
    turns = table("board", way="junior")
    asked = []
    for _ in range(4):
        asked += turns.waiting()
        turns.answer(asked[-1], ("L", "R", "L"))
    assert all(now != last for last, now in pairwise(asked))
    assert table("board", way="junior", turns="together").waiting() == [0, 1]


def test_way_junior_each_golem_has_a_team_with_a_name() -> None:
    match = table("board", way="junior", teams="Лисы,Ночные_совы")
    assert [golem["team"] for golem in seen(match)["golems"].values()] == ["Лисы", "Ночные совы"]
    heard: list[str] = []
    Person("golems/board", "ru", write=heard.append).look(match.view(0))
    assert any("«Ночные совы»" in line for line in heard)
    assert replay(parse_record(str(match.record)), match.game).position == match.position
    for teams in ("a,b,c", "a,a", ",", "-", "x" * 30, "a b"):
        assert "teams" in refused("board", way="junior", teams=teams).message
    assert "junior" in refused("board", teams="a").message


# water by choice


def test_water_flow_for_any_field_of_energy() -> None:
    def swim(**options: str) -> Match:
        match = table("energy", way="standard", field="stream", **options)
        for cards in (("F", "R", "F", "L"), ("F",)):
            match.answer(0, cards)
            match.answer(1, ("S",))
        return match

    life = swim()
    assert seen(life)["golems"]["red"]["damage"] == 1
    assert life.asks()[0].kind == "program"
    flow = swim(water="flow")
    assert flow.asks()[0].kind == "exit"
    assert seen(swim(water="life"))["golems"] == seen(life)["golems"]
    assert "water" in refused("cards", water="flow").message
    assert "settled" in refused("energy", scenario="across-the-stream", water="life").message


# box.tokens


def test_box_tokens() -> None:
    small = boxes()["energy"]
    assert small.holds(["barrel"] * 10 + ["water"] * 5 + ["wall"] * 6)
    for side, copies in (("barrel", 11), ("water", 6), ("wall", 7)):
        assert not small.holds([side] * copies)
    board = boxes()["board"]
    ladders = ["ladder A up", "ladder A down", "ladder B up", "ladder B down"]
    assert board.holds(["barrel"] * 12 + ["wall"] * 10)
    assert board.holds(["barrel"] * 12 + ladders + ["water"] * 6)
    for sides in (["barrel"] * 13, ["wall"] * 11, ["water"] * 7, [*ladders, "ladder A up"], [*ladders, *["wall"] * 7]):
        assert not board.holds(sides), sides
    assert board.contents * 6 == 12
