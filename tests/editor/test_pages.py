"""The editor of puzzles and scenarios: edits, refusals, links that stay short, files that load."""

from __future__ import annotations

import pytest

from algoritmus.core.game import Refusal
from algoritmus.core.package import page_link
from algoritmus.core.package.editing import PUZZLE, SCENARIO, SET, TEXTS, Edit, EditorView
from algoritmus.core.reader import InputError, read_toml
from algoritmus.editor.pages import edit_page
from algoritmus.explain.catalogue import LANGS
from algoritmus.games.golems.components.scenarios import read_user_page
from algoritmus.puzzles.certificate import digest, tried
from algoritmus.puzzles.lookup import read_page
from algoritmus.server.wire.tasks import UserPuzzleRequest
from algoritmus.server.workers.tasks import prove_user_puzzle

EDITIONS = ("blocks", "energy", "cards", "board")
KILOBYTE = 1000


def put(piece: str, cell: str) -> Edit:
    return Edit("put", piece, ("abcdefghi".index(cell[0]), int(cell[1]) - 1))


def chosen(id_: str, value: str) -> Edit:
    return Edit(SET, id_, value=value)


def made(*edits: Edit, kind: str = PUZZLE) -> EditorView:
    found = edit_page(kind, "", None)
    for edit in edits:
        found = edit_page(kind, found.built.text, edit)
    return found


BOARD, BASIC, FULL = (chosen("box", box) for box in ("golems/board", "progers/basic", "progers/full"))
ROLLED = (put("barrel", "c2"), put("goal", "b2"), put("goal", "b3"))


def codes(one: EditorView) -> list[str]:
    return [fault.code for fault in one.built.faults]


def test_a_new_puzzle_lacks_only_its_goal() -> None:
    assert codes(made()) == ["no-reach"]
    assert codes(made(put("goal", "a3"))) == []


def test_a_link_gives_the_same_puzzle_with_the_same_digest() -> None:
    one = made(
        put("goal", "d4"), put("wall", "b2"), put("barrel", "c3"), chosen("x2", "1"), chosen("title.ru", "Стена")
    )
    again = edit_page(PUZZLE, one.built.text, None)
    assert again.page == one.page
    assert again.built.text == one.built.text
    assert digest(read_page(again.page)[1]) == digest(read_page(one.page)[1])


def fullest(edition: str, letters: str) -> EditorView:
    """Every piece that the box has, every card, every condition, and as many words as fit."""
    one = made(chosen("box", f"golems/{edition}"), put("6x6", "a1"), chosen("limit", "10"), chosen("rows", "6"))
    cells = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"][1:]
    for cell, piece in zip(cells, [piece.id for piece in one.built.pieces if not piece.shape] * 9, strict=False):
        one = edit_page(PUZZLE, one.built.text, put(piece, cell))
    for count in one.counts:
        one = edit_page(PUZZLE, one.built.text, chosen(count.id, str(count.most)))
    for number, choice in enumerate([choice for choice in one.choices if choice.card]):
        one = edit_page(PUZZLE, one.built.text, chosen(choice.id, choice.values[1 + number % (len(choice.values) - 1)]))
    for key, most in TEXTS.items():
        for lang in LANGS:
            words = "".join(letters[(at * at + at * 7 + len(key)) % len(letters)] for at in range(most))
            one = edit_page(PUZZLE, one.built.text, chosen(f"{key}.{lang}", words))
    return one


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("letters", ["abcdefghijklmnop qrstuvwxyz", "абвгдежзийклмн опрстуфхцчшщъыьэюя", "漢字仮名🦉"])
def test_the_link_of_the_fullest_puzzle_stays_below_a_kilobyte(edition: str, letters: str) -> None:
    one = fullest(edition, letters)
    assert len(f"https://a-rather-long-name.of-a-school.example:8000/make#try/{one.built.text}") < KILOBYTE
    assert edit_page(PUZZLE, one.built.text, None).page == one.page
    assert len(one.page["tokens"]) > 5


@pytest.mark.parametrize("text", ["x", "pAAAAAA", "p" + "A" * 600, "s----",
                                  page_link.write(PUZZLE, {"edition": "moon"}),
                                  page_link.write(PUZZLE, {"edition": "energy", "field": ["."]})])  # fmt: skip
def test_a_broken_link_is_refused_in_words(text: str) -> None:
    with pytest.raises(Refusal) as error:
        edit_page(PUZZLE, text, None)
    assert error.value.code == "page.link"
    assert error.value.message


@pytest.mark.parametrize(
    ("edits", "code"),
    [
        ([put("goal", "a1")], "taken"),
        ([put("wall", "a1")], "on-start"),
        ([put("goal", "b2"), put("wall", "b2")], "taken"),
        ([Edit("put", "wall", (9, 0))], "off"),
        ([put("ice", "b2")], "foreign"),
        ([chosen("F", "9")], "copies"),
        ([chosen("goal", "roll")], "foreign"),
        ([*(put("wall", f"{column}{row}") for row in (2, 3) for column in "abcd")], "box"),
        ([Edit("turn", "wall", (1, 1))], "fixed"),
        ([Edit("remove", "wall", (1, 1))], "nothing"),
        ([chosen("story.en", "x" * 141)], "long"),
        ([put("logic-or", "b2")], "foreign"),
        ([BOARD, chosen("or", "1"), put("logic-or", "b2"), put("logic-or", "c2")], "box"),
        ([BOARD, put("logic-or", "b2"), chosen("or", "2")], "copies"),
        ([put("start2", "d4"), chosen("program2", "F X")], "foreign"),
        ([chosen("program2", "F")], "nothing"),
        ([BOARD, put("start2", "d4"), chosen("program2", "S S")], "copies"),
        ([put("start3", "d4")], "foreign"),
        ([chosen("goal", "break"), put("start2", "d4")], "foreign"),
        ([Edit("remove", "start1", (0, 0))], "fixed"),
        ([BASIC, put("hill-1", "a1")], "corner"),
        ([BASIC, put("wall-e", "f3")], "off"),
        ([BASIC, put("lift", "c3")], "foreign"),
        ([FULL, put("lift", "c3")], "flat"),
        ([BASIC, put("goal", "b2")], "taken"),
        ([BASIC, put("rover2", "b2")], "taken"),
        ([BASIC, put("rover3", "c3")], "foreign"),
        ([BASIC, Edit("remove", "rover1", (1, 1))], "fixed"),
        ([BASIC, chosen("aboard", "moss moss moss moss")], "copies"),
        ([FULL, chosen("algorithm", "F F F F F")], "copies"),
        ([BASIC, put("rover2", "c3"), chosen("turns2", "F F F F")], "copies"),
        ([BASIC, put("rover2", "c3"), chosen("turns2", "T")], "foreign"),
        ([BASIC, chosen("x2", "1")], "foreign"),
        ([BASIC, chosen("turns", "7")], "foreign"),
    ],
)
def test_a_refused_edit_changes_nothing_and_has_a_reason(edits: list[Edit], code: str) -> None:
    before = made(*edits[:-1])
    after = edit_page(PUZZLE, before.built.text, edits[-1])
    assert after.built.refused is not None
    assert after.built.refused.code == code
    assert after.built.text == before.built.text


@pytest.mark.parametrize(
    ("edits", "code"),
    [
        ([put("start2", "d4"), chosen("goal", "gears"), put("goal", "b2")], "rival-goal"),
        ([put("goal", "b2"), put("start2", "d4"), chosen("program2", "")], "no-program"),
        ([BASIC], "no-goal"),
        ([BASIC, chosen("goal", "samples")], "no-samples"),
        ([BASIC, put("goal", "c3"), *(chosen(card, "0") for card in "FJLR")], "no-cards"),
        ([chosen("goal", "gears")], "no-gears"),
        ([chosen("goal", "break")], "no-barrel"),
        ([chosen("goal", "break"), put("barrel", "b2")], "no-attack"),
        ([chosen("goal", "bring"), put("barrel", "b2")], "no-take"),
        ([chosen("goal", "edge"), chosen("side", "S")], "edge-start"),
        ([put("goal", "b2"), *(chosen(card, "0") for card in "FLR")], "no-cards"),
        ([chosen("box", "golems/board"), put("goal", "b2"), put("Au", "c3")], "half"),
        ([chosen("box", "golems/board"), chosen("goal", "roll"), put("goal", "b2"), put("barrel", "b2")], "rolled"),
        ([chosen("box", "golems/board"), chosen("goal", "roll"), *ROLLED],
         "few-barrels"),
    ],
)  # fmt: skip
def test_faults_of_a_draft_are_named(edits: list[Edit], code: str) -> None:
    assert codes(made(*edits))[0] == code


@pytest.mark.parametrize("edit", [chosen("rows", "2"), chosen("exactly", "on"), chosen("F", "1"), put("wall", "b2")])
def test_a_puzzle_whose_hand_was_emptied_can_be_edited_on(edit: Edit) -> None:
    emptied = made(*(chosen(card, "0") for card in "FLR"))
    after = edit_page(PUZZLE, emptied.built.text, edit)
    assert after.built.refused is None
    assert "no-cards" not in codes(after) or edit.piece != "F"


def test_another_golem_beside_an_emptied_hand_has_a_program() -> None:
    beside = made(*(chosen(card, "0") for card in "FLR"), put("start2", "d4"))
    assert "no-program" not in codes(beside)
    assert beside.page["golems"][1]["rows"] == beside.page["golems"][0]["rows"]


def test_every_choice_of_every_edition_can_be_made_and_read() -> None:
    """Whatever is offered is allowed, and leaves a page that is read or a fault that has a name of its own."""
    for edition in EDITIONS:
        one = made(chosen("box", f"golems/{edition}"), put("goal", "c3"), put("barrel", "b2"), put("water", "d1"))
        for count in one.counts:
            one = edit_page(PUZZLE, one.built.text, chosen(count.id, "1"))
        for choice in one.choices:
            for value in choice.values:
                after = edit_page(PUZZLE, one.built.text, chosen(choice.id, value))
                assert after.built.refused is None, (edition, choice.id, value)
                assert "page" not in codes(after), (edition, choice.id, value, after.built.faults)


ROVERS = (put("goal", "b4"), put("hill-1", "b3"), put("wall-n", "c3"), put("sample-moss", "d4"), put("rover2", "d2"))


@pytest.mark.parametrize(
    ("edits", "cards", "optima"),
    [
        ([put("goal", "a3"), put("start2", "d4"), chosen("program2", "F B L")], 2, 1),
        ([BOARD, put("goal", "a2"), put("start2", "c4"), chosen("or", "1"), chosen("program2", "S L R")], 3, 9),
        ([BASIC, *ROVERS, chosen("J", "2"), chosen("turns2", "F / pass")], 2, 3),  # one turn or two
        (
            [FULL, put("goal", "b4"), chosen("algorithm", "F"), put("rover2", "h2"), chosen("turns2", "F@0")],
            1,
            3,
        ),  # before, behind, or a loop
    ],
)
def test_a_puzzle_with_others_is_judged_and_its_link_gives_the_same(edits: list[Edit], cards: int, optima: int) -> None:
    one = made(*edits)
    assert codes(one) == []
    shown = prove_user_puzzle(UserPuzzleRequest(one.page))
    assert (shown.solvable, shown.cards, shown.optima) == (True, cards, optima)
    assert shown.certificate is not None
    again = edit_page(PUZZLE, one.built.text, None)
    assert prove_user_puzzle(UserPuzzleRequest(again.page)).digest == shown.digest
    assert len(f"https://a-rather-long-name.of-a-school.example:8000/make#try/{one.built.text}") < KILOBYTE
    plain = tried(read_page(one.page)[1])
    assert (plain["cards"], plain["optima"], plain["covered"]) == (cards, optima, shown.covered)


@pytest.mark.parametrize("box", [BASIC, FULL], ids=["basic", "full"])
def test_every_choice_of_rovers_can_be_made_and_read(box: Edit) -> None:
    """Whatever is offered is allowed, one after the other, whatever the goal is; what is not offered is refused."""
    for goal in ("cell", "points", "samples"):
        one = made(
            box,
            put("rover2", "d2"),
            put("sample-moss", "c3"),
            chosen("goal", goal),
            *[put("goal", "b4")][: goal == "cell"],
        )
        assert codes(one) == []
        for choice in [choice for choice in one.choices if choice.id != "box"]:
            for value in choice.values:
                one = edit_page(PUZZLE, one.built.text, chosen(choice.id, value))
                assert one.built.refused is None, (choice.id, value)
            refused = edit_page(PUZZLE, one.built.text, chosen(choice.id, "nonsense")).built.refused
            assert refused is not None, choice.id
            if choice.id == "goal":
                one = edit_page(PUZZLE, one.built.text, chosen("goal", goal))


@pytest.mark.parametrize(
    ("box", "id_", "value"),
    [
        (BASIC, "aboard", "moss " * 9),
        (FULL, "algorithm", "F " * 30),
        (BASIC, "turns2", "F " * 9),
        (BASIC, "F", "99"),
        (BASIC, "nothing", "F"),
    ],
)
def test_too_many_cards_or_samples_of_rovers_are_refused(box: Edit, id_: str, value: str) -> None:
    one = made(box, put("rover2", "d2"), put("goal", "b4"))
    after = edit_page(PUZZLE, one.built.text, chosen(id_, value))
    assert after.built.refused is not None
    assert after.built.text == one.built.text


def test_a_hand_of_millions_of_programs_is_judged_but_not_certified() -> None:
    """Counted place by place: no program is tried one by one."""
    counts = made().counts
    one = made(put("goal", "d4"), put("wall", "b2"), *(chosen(count.id, str(count.most)) for count in counts))
    shown = prove_user_puzzle(UserPuzzleRequest(one.page))
    assert shown.solvable
    assert shown.covered > 20_000_000
    assert (shown.toml, shown.certificate) == ("", None)


def test_only_a_certified_puzzle_becomes_a_file_and_the_file_loads() -> None:
    shown = prove_user_puzzle(UserPuzzleRequest(made(put("goal", "a3")).page))
    assert shown.certificate is not None
    assert read_user_page(read_toml(shown.toml, "my.toml"), "my", "puzzles").solutions
    nothing = prove_user_puzzle(UserPuzzleRequest(made(put("goal", "d4"), chosen("F", "1")).page))
    assert not nothing.solvable
    assert (nothing.toml, nothing.certificate) == ("", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scenario_with_words_in_one_language_becomes_a_file_that_loads(edition: str) -> None:
    one = made(chosen("box", f"golems/{edition}"), put("start3", "d1"), put("wall", "b2"), put("barrel", "c2"),
               put("goal", "b3"),
               chosen("title.ru", "Втроём"), chosen("story.ru", "Кто первый?"), kind=SCENARIO)  # fmt: skip
    assert codes(one) == []
    scenario = read_user_page(read_toml(one.toml, "three.toml"), "three", "scenarios")
    assert len(scenario.seats) == 3
    assert scenario.title == {"ru": "Втроём", "en": "Втроём"}


def test_a_page_without_solutions_is_no_scenario_by_accident() -> None:
    page = prove_user_puzzle(UserPuzzleRequest(made(put("goal", "a3"), chosen("card F", "use")).page)).toml
    start, _, rest = page.partition("solutions = [")
    bare = start + rest.partition("]\n]\n")[2] if "]\n]\n" in rest else start + rest.partition("\n]\n")[2]
    for folder in ("puzzles", "scenarios"):
        with pytest.raises(InputError) as error:
            read_user_page(read_toml(bare, "my.toml"), "my", folder)
        assert "solutions" in str(error.value)
        assert "my.toml, line" in str(error.value)
