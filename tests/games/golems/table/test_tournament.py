"""way.tournament: ten rounds, golems that come back, rounds more, fewest cards, the lot; always exactly one winner."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from algoritmus import game
from algoritmus.cli import main
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.core.grid import NO_CELL
from algoritmus.explain import LANGS, sentence
from algoritmus.games.golems.rules.answers import fold
from algoritmus.games.golems.rules.codes import NOTHING, TOKEN_NOT, WALL
from algoritmus.games.golems.rules.programs.program import parse_program
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import Figure, State
from algoritmus.games.golems.table.golem_cards import seated
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.step import Step
from algoritmus.games.golems.table.tournament import cards_of, come_back
from algoritmus.match import Match
from algoritmus.text_mode.terminal import Person
from tests.games.golems.table.test_games import WAIT, known_cards, lays, offered, seen, table

RULE = "way.tournament"
EDITIONS = ("blocks", "energy", "cards", "board")
NORTH, SOUTH = 0, 2
in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def tournament(edition: str, script: dict[str, list[int]] | None = None, **options: str) -> Match:
    return table(edition, script, way="tournament", **options)


def decided(match: Match) -> list[Any]:
    """Events of this rule, without the end itself."""
    return [facts for step in match.seen(0) for facts in step if facts.get("rule") == RULE and "what" in facts]


def at_start(edition: str, **options: str) -> GolemsPosition:
    chosen = known_cards(edition, {"way": "tournament", **options})
    position = game(f"golems/{edition}").setup(chosen, Seeded("start"))
    assert isinstance(position, GolemsPosition)
    sheets = [sheet.replace(strength=1, limit=3) for sheet in position.plan.seating.sheets]  # nobody is stronger
    return position.replace(state=seated(position.state, sheets))


def with_figures(position: GolemsPosition, figures: Sequence[Figure], round_: int, last: int = 10) -> GolemsPosition:
    return position.replace(
        state=State(position.state.setup.replace(last_round=last), figures, position.state.things, round_)
    )


def play(position: GolemsPosition, answers: Mapping[int, str]) -> tuple[GolemsPosition, list[Any]]:
    moves = {seat: fold(tuple(cards.split())) for seat, cards in answers.items()}
    rules = game(f"golems/{position.plan.edition.name}")
    new, told = rules.step(position, moves, Seeded("step"))
    assert isinstance(new, GolemsPosition)
    return new, [one.public for one in told if one.public is not None]


def face_to_face(position: GolemsPosition) -> list[Figure]:
    """Two golems before each other, one damage below their limit, away from their starts."""
    state = position.state
    starts = {figure.at for figure in position.plan.layout.figures}
    free = [cell for cell in state.setup.cells if state.things[cell] == NOTHING and cell not in starts]
    below = next(cell for cell in free if state.setup.field.ahead[4 * cell + NORTH] in free)
    above = state.setup.field.ahead[4 * below + NORTH]
    red, blue = state.setup.sheets[:2]
    return [Figure(below, NORTH, red.limit - 1), Figure(above, SOUTH, blue.limit - 1)]


# Ten rounds


@in_every_edition
@pytest.mark.parametrize("limit", ["", "3", "100"])
def test_way_tournament_has_ten_rounds_whatever_limit_is_chosen(edition: str, limit: str) -> None:
    match = tournament(edition, limit=limit) if limit else tournament(edition)
    assert (seen(match)["last_round"], seen(match)["limit"]) == (10, 0)
    for _ in range(10):
        assert not decided(match)
        lays(match)
    assert [facts["what"] for facts in decided(match)] == ["on", "on"]


@in_every_edition
def test_way_tournament_who_leads_alone_after_ten_rounds_wins(edition: str) -> None:
    position = at_start(edition)
    first, second = position.plan.layout.figures
    position = with_figures(position, [Figure(first.at, first.facing, 1), second], 10)
    new, _ = play(position, {0: WAIT[edition], 1: WAIT[edition]})
    assert new.result is not None
    rule = {"energy": "end.energy", "board": "end.rounds"}.get(edition, RULE)  # where this section made it ten
    assert (new.result.rule, new.result.winners) == (rule, (1,))


# No bots


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        ("board", "bots", "hunter"),
        ("board", "players", "1"),
        ("board", "turns", "one-by-one"),
        ("energy", "extra", "on"),
    ],
)
def test_way_tournament_is_for_players_only_and_all_at_once(edition: str, option: str, value: str) -> None:
    assert value in game(f"golems/{edition}").options.choices()[option]
    with pytest.raises(Refusal) as refused:
        game(f"golems/{edition}").setup({"way": "tournament", option: value}, Seeded("start"))
    assert refused.value.code == "option.value"
    offer = game(f"golems/{edition}").options.offer({"way": "tournament", option: value})
    assert offer.options["way"] == "tournament"
    assert option not in offer.options
    assert value not in offer.choices.get(option, [])


# Nobody left


@in_every_edition
def test_way_tournament_those_put_out_in_the_last_row_come_back_at_once(edition: str) -> None:
    position = at_start(edition)
    cards = "A L L R" if edition == "board" else "A L"
    new, told = play(with_figures(position, face_to_face(position), 4), {0: cards, 1: cards})
    assert new.result is None
    assert new.state.round == 5
    starts = position.plan.layout.figures
    for figure, start, sheet in zip(new.state.figures, starts, new.state.setup.sheets, strict=True):
        assert (figure.at, figure.facing, figure.damage) == (start.at, start.facing, sheet.limit - 1)
    back = [one["golem"] for one in told if one.get("rule") == RULE]
    assert back == ["red", "blue"]
    assert sum(one.get("kind") == "row" for one in told) == 1  # the rest of the round is not played
    shown: Any = [one for one in told if one.get("kind") == "field"][-1]
    assert not any(golem["out"] for golem in shown["golems"].values())


def test_way_tournament_a_golem_that_was_out_before_stays_out() -> None:
    position = at_start("cards", players="3")
    figures = [*face_to_face(position), Figure(NO_CELL, NORTH, 3)]
    new, _ = play(with_figures(position, figures, 4), {0: "A", 1: "A"})
    starts = [figure.at for figure in position.plan.layout.figures]
    assert [figure.at for figure in new.state.figures] == [*starts[:2], NO_CELL]


def put_back(things: Mapping[str, int], players: int = 2) -> list[str]:
    """Cells where golems that began on a1, d4 and a4 come back when this lies on the field."""
    position = at_start("cards", players=str(players))
    state, field = position.state, position.state.setup.field
    assert [field.name(figure.at) for figure in position.plan.layout.figures] == ["a1", "d4", "a4"][:players]
    laid_tokens = [things.get(field.name(cell), NOTHING) for cell in range(len(field.marks))]
    scene = Scene(State(state.setup, [Figure(NO_CELL, NORTH, 3)] * players, laid_tokens), Decisions())
    come_back(Step(position, Seeded("back")), scene, range(players))
    return [field.name(golem.at) for golem in scene.golems]


def test_way_tournament_a_start_cell_that_is_taken_gives_way_to_the_nearest_in_field_order() -> None:
    assert put_back({}) == ["a1", "d4"]
    assert put_back({"a1": WALL}) == ["b1", "d4"]
    assert put_back({"a1": WALL, "b1": WALL}) == ["a2", "d4"]
    assert put_back({"d4": WALL}) == ["a1", "d3"]
    assert put_back({"d4": WALL, "d3": WALL, "c4": WALL}) == ["a1", "d2"]
    assert put_back({"a1": TOKEN_NOT}) == ["a1", "d4"]  # a token leaves a cell free


def test_way_tournament_nobody_loses_a_free_start_cell_to_another_that_comes_back() -> None:
    walls = {f"{column}{row}": WALL for column in "abcd" for row in range(1, 5)}
    for cell in ("a4", "c4", "d4"):
        del walls[cell]
    assert put_back(walls, 3) == ["c4", "d4", "a4"]


@in_every_edition
def test_way_tournament_nobody_left_in_the_tenth_round_is_judged_as_its_end(edition: str) -> None:
    position = at_start(edition)
    cards = "A L L R" if edition == "board" else "A"
    new, told = play(with_figures(position, face_to_face(position), 10), {0: cards, 1: cards})
    assert new.result is None
    assert new.state.setup.last_round == 11
    assert [one["what"] for one in told if one.get("rule") == RULE] == ["back", "back", "on", "on"]


# Rounds more


@in_every_edition
def test_way_tournament_extra_rounds_have_neither_luck_nor_dice(edition: str) -> None:
    match = tournament(edition)
    for number in range(1, 16):
        assert seen(match)["round"] == number
        told = next(match.seen(0, match.steps - 2)) if number > 1 else []
        rolled = any(str(one.get("rule")).startswith("bonus.") for one in told)
        assert rolled is (1 < number <= 10)
        assert (seen(match)["luck"] == {}) is (number > 10)
        assert number <= 10 or not offered(match, 0) | offered(match, 1)
        lays(match)
    assert match.result() is not None


@in_every_edition
def test_way_tournament_the_first_to_lead_alone_in_an_extra_round_wins(edition: str) -> None:
    position = at_start(edition)
    first, second = position.plan.layout.figures
    ahead = with_figures(position, [first, Figure(second.at, second.facing, 1)], 12, last=12)
    new, told = play(ahead, {0: WAIT[edition], 1: WAIT[edition]})
    assert new.result is not None
    assert (new.result.rule, new.result.winners) == (RULE, (0,))
    assert [one["what"] for one in told if one.get("rule") == RULE and "what" in one] == ["lead"]


def test_way_tournament_everybody_on_the_field_plays_on_not_only_the_leaders() -> None:
    position = at_start("board", players="3")
    first, second, third = position.plan.layout.figures
    behind = with_figures(position, [first, second, Figure(third.at, third.facing, 1)], 10)
    new, told = play(behind, dict.fromkeys(range(3), WAIT["board"]))
    assert [one["golem"] for one in told if one.get("rule") == RULE] == ["red", "blue"]
    assert sorted(game("golems/board").asks(new)) == [0, 1, 2]


# Cards and the lot


def play_out(match: Match, programs: Mapping[str, str]) -> None:
    """These programs in the first round only."""
    lays(match, **programs)
    while match.result() is None:
        lays(match)


@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_way_tournament_equal_after_fifteen_rounds_the_fewest_cards_win(edition: str) -> None:
    match = tournament(edition)
    play_out(match, {"red": "S S"})
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == (RULE, (1,))
    assert seen(match)["cards_laid"] == {"red": 16, "blue": 15}
    assert decided(match)[-1]["what"] == "cards"


def test_way_tournament_bonus_cards_and_cards_on_them_count() -> None:
    assert cards_of(parse_program("F ; 2(F) ; enemy?(A,-) ; until wall(B) ; call ; enemy?(A,3(F))")) == 12
    assert cards_of(None) == 0


def test_way_tournament_cards_in_rows_that_were_never_opened_count() -> None:
    position = at_start("cards")
    new, _ = play(with_figures(position, face_to_face(position), 4), {0: "A L", 1: "A L S"})
    assert new.progress.cards_laid == (2, 3)


@in_every_edition
@pytest.mark.parametrize("drawn", [0, 1])
def test_way_tournament_equal_in_everything_the_lot_decides(edition: str, drawn: int) -> None:
    match = tournament(edition, {"lot": [drawn]})
    play_out(match, {})
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == (RULE, (drawn,))
    assert seen(match)["round"] == 16
    assert decided(match)[-1]["what"] == "lot"


# Whole matches


def random_answers(match: Match, chance: Seeded) -> dict[int, Answer]:
    return {seat: ask.random(chance) for seat, ask in match.asks().items()}


@in_every_edition
def test_way_tournament_every_random_match_has_exactly_one_winner(edition: str) -> None:
    for seed in range(200):
        chance = Seeded(f"random/{seed}")
        match = Match(game(f"golems/{edition}"), {"way": "tournament"}, Seeded(f"match/{seed}"))
        while match.result() is None:
            for seat, answer in random_answers(match, chance).items():
                match.answer(seat, answer)
        result = match.result()
        assert result is not None
        assert len(result.winners) == 1


@in_every_edition
def test_way_tournament_simulate_counts_no_draws(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [f"golems/{edition}", "--way", "tournament", "--players", "random", "--games", "40", "--json"]
    assert main(["simulate", *words]) == 0
    facts = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert facts["draws"] == 0
    assert sum(seat["share"] for seat in facts["seats"]) == pytest.approx(1)


@pytest.mark.parametrize(
    "options", [{"rule_set": name} for name in EDITIONS] + [{"rule_set": "board", "logic": "on", "players": "4"}]
)
def test_way_tournament_a_view_tells_all_that_makes_it(options: dict[str, str]) -> None:
    """A view of an extra round, where nobody has luck, is enough, too."""
    rules = game(f"golems/{options['rule_set']}")
    chosen = {"way": "tournament"} | {name: value for name, value in options.items() if name != "rule_set"}
    latest = 0
    for seed in range(4):
        match, chance = Match(rules, chosen, Seeded(seed)), Seeded(f"view/{seed}")
        while match.result() is None:
            for seat in range(len(match.seats)):
                view = match.view(seat)
                assert rules.view(rules.sample(view, chance), seat) == view
            latest = max(latest, seen(match)["round"])
            for seat, answer in random_answers(match, chance).items():
                match.answer(seat, answer)
    assert latest > 10


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["A tournament", ": 12", "extra round 2 of at most 5"]), ("ru", ["Турнир", "— 12", "добавочный раунд 2"])],
)
def test_way_tournament_the_text_mode_tells_of_it(lang: str, words: list[str]) -> None:
    match = tournament("cards")
    lays(match, blue="S S")
    for _ in range(10):
        lays(match)
    heard: list[str] = []
    Person("golems/cards", lang, write=heard.append).look(match.view(0))
    said = " ".join(heard)
    assert all(word in said for word in words), said


@pytest.mark.parametrize("lang", LANGS)
def test_way_tournament_every_outcome_has_a_sentence_of_its_own(lang: str) -> None:
    outcomes = ("back", "on", "lead", "cards", "lot")
    event: Any = {"rule": RULE, "golem": "red", "to": "a1"}
    said = [sentence("golems", event | {"what": what}, lang) for what in outcomes]
    assert len(set(said)) == len(outcomes)
    assert "a1" in said[0]
    assert all(one[-1] in ".!" and "{" not in one for one in said)
