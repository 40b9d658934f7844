"""The text mode: whole games in words, with reasons, and refusals in the player's language."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

import algoritmus
from algoritmus import explain
from algoritmus.cli import main
from algoritmus.cli.games import play_in_terminal, seated
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Ask
from algoritmus.games.golems.text_mode.support import split_rows
from algoritmus.match import Match
from algoritmus.players import PLAYERS
from algoritmus.text_mode.terminal import Left, Person


class Typist(Person):
    """A person who types any legal card, in the words of the terminal, and remembers the output."""

    def __init__(self, game_id: str, lang: str, seed: int) -> None:
        super().__init__(game_id, lang, self.type, lambda line: self.heard.append(line))
        self.heard: list[str] = []
        self.typing: list[str] = []
        self.chance = Seeded(seed)

    def type(self, prompt: str) -> str:  # noqa: ARG002
        return self.typing.pop(0)

    def question(self, view: Any, ask: Ask) -> str:
        self.typing = ["?", "look", "cards", "memo", "rule move.edge", "nonsense", " ".join(ask.random(self.chance))]
        return super().question(view, ask)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("rule_set", "options"),
    [
        ("golems/energy", {"way": "standard", "field": "stream", "limit": "4"}),
        ("golems/board", {"logic": "on", "subroutine": "on", "cards": "choose", "field": "windmill"}),
        ("golems/board", {"scenario": "three-gears"}),
        ("progers/basic", {"limit": "4"}),
        ("progers/full", {"limit": "4"}),
    ],
)
def test_a_whole_game_is_played_in_words(
    rule_set: str, options: dict[str, str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = algoritmus.game(rule_set)
    match = Match(game, options, Seeded(3))
    person = Typist(rule_set, lang, 5)
    play_in_terminal(match, {0: person, 1: PLAYERS["random"](game)}, Seeded(4), lang)
    assert match.result() is not None
    output = "\n".join(person.heard) + capsys.readouterr().out
    for leak in ("{", "}", "None", "none"):
        assert leak not in output.replace("none", "", output.count(" none")), leak
    assert ("Игра окончена" if lang == "ru" else "The game is over") in output
    assert ("Так нельзя" if lang == "ru" else "not allowed") in output


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "The bot card “Hunter” sees 3 cells ahead: a golem within reach → “Attack”; a golem in sight → “Forward”. "
            "Otherwise the die: 1 Forward, 2 Back, 3 Turn left, 4 Turn right, 5 Attack, 6 Defence.",
        ),
        (
            "ru",
            "Карта бота «Охотник» смотрит вперёд на 3 клетки: удар достаёт до голема → «Удар»; голем виден → «Вперёд». "
            "Иначе кубик: 1 Вперёд, 2 Назад, 3 Поворот влево, 4 Поворот вправо, 5 Удар, 6 Защита.",
        ),
    ],
)
def test_golem_choice_the_text_mode_reads_the_program_of_a_bot_out(lang: str, told: str) -> None:
    game = algoritmus.game("golems/board")
    match = Match(game, {"players": "1", "bots": "hunter", "cards": "deal"}, Seeded(3))
    person = Typist("golems/board", lang, 5)
    person.look(match.view(0))
    assert told in person.heard


@pytest.mark.parametrize(("lang", "told"), [("en", "no cells there: "), ("ru", "клеток нет: ")])
def test_field_cells_the_gaps_of_a_field_are_listed_column_by_column(lang: str, told: str) -> None:
    match = Match(algoritmus.game("golems/board"), {"scenario": "lighthouse"}, Seeded(3))
    person = Typist("golems/board", lang, 5)
    person.look(match.view(0))
    (gaps,) = [line for line in person.heard if told in line]
    assert gaps.partition(told)[2].startswith("a1, a2, a3, a7, a8, a9, a10, b1")


def test_programs_are_typed_as_rows_or_as_cards() -> None:
    ask = next(
        iter(
            algoritmus.game("golems/energy")
            .asks(Match(algoritmus.game("golems/energy"), {"way": "beginner"}, Seeded(1)).position)
            .values()
        )
    )
    read_answer = algoritmus.package("golems").text_mode().read_answer
    assert read_answer("F 2(F) enemy?(A,-)", ask) == ("F", "x2", "F", "enemy?", "A", "-")
    assert read_answer("F ; x2 F", ask) == ("F", "x2", "F")
    assert split_rows("until wall(F) ; L") == ["until wall(F)", "L"]


def test_leaving_the_table_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["terminal", "golems/blocks"]) == 0


def test_seats_that_nobody_is_named_for_get_a_greedy_player() -> None:
    match = Match(algoritmus.game("golems/board"), {"players": "4"}, Seeded(1))
    players = seated(match, ["terminal"], "en")
    assert list(players) == [0, 1, 2, 3]
    assert [type(player) for player in players.values()] == [Person, *[PLAYERS["greedy"]] * 3]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("F ( F", "Не понимаю «F ( F»"),
        ("F enemy? A", "чего-то ещё не хватает. Дальше подойдёт: F"),
        ("F nonsense", "nonsense не подходит на место 2. Подойдёт: F"),
        ("F B L R S", "S на месте 5 — уже лишняя карта. Все ряды уже заняты, их 4."),
        ("L L L", "L не подходит на место 3. Подойдёт: F, B, R, S, A, D, T, enemy?, attack?."),
        ("L L L", "Все карты «Поворот влево» уже лежат, их у тебя 2."),
    ],
)
def test_a_refusal_says_in_the_own_language_which_card_and_what_would_fit(typed: str, message: str) -> None:
    match = Match(algoritmus.game("golems/energy"), {"way": "standard"}, Seeded(1))
    heard: list[str] = []
    typing = iter([typed, "F"])
    person = Person("golems/energy", "ru", lambda _: next(typing), heard.append)
    assert person.answer(match.view(0), match.asks()[0], Seeded(1)) == ("F",)
    assert message in "\n".join(heard)


@pytest.mark.parametrize("why", [True, False])
def test_levels_tell_why_they_chose_so_if_they_are_asked(why: bool, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["terminal", "golems/energy", "--players", "level-1,level-2", "--limit", "2", "--lang", "ru"]
    assert main([*words, *(["--why"] if why else [])]) == 0
    output = capsys.readouterr().out
    assert ("Красный. Сравнено" in output or "Красный. Наугад" in output or "Красный. Поддаюсь" in output) is why


@pytest.mark.parametrize(
    ("rule_set", "option", "english", "russian"),
    [
        ("golems/energy", "colours=pink", "no colour “pink”", "Цвета «pink» нет"),
        ("progers/basic", "colours=red,red", "given twice", "назван дважды"),
        ("golems/cards", "colours=red,blue,green", "3 colours, 2 seats", "цветов 3, а мест 2"),
        ("golems/board", "cards=sword,hammer", "two sides of one sheet", "две стороны одного листа"),
        ("golems/board", "cards=sword", "not one word for each of 2 golems", "не по одному слову на каждого голема"),
        ("golems/board", "cards=", "write NAME=VALUE", "напиши ИМЯ=ЗНАЧЕНИЕ"),
        ("golems/board", "moon=1", "no choice “moon”", "Настройки «moon» здесь нет"),
        ("progers/full", "moon=1", "no choice “moon”", "Настройки «moon» здесь нет"),
        ("golems/board", "limit=x", "no number of rounds", "это не число раундов"),
        ("progers/full", "limit=x", "no number of turns", "это не число ходов"),
        ("golems/board", "field=moon", "no field “moon” in this box", "нет поля «moon»"),
        ("progers/full", "planet=moon", "no planet “moon” in this box", "нет планеты «moon»"),
        ("golems/board", "way=moon", "does not fit the choice “way”", "не подходит к настройке «way»"),
        ("progers/full", "players=9", "does not fit the choice “players”", "не подходит к настройке «players»"),
        (
            "golems/board",
            "scenario=treasure logic=on",
            "scenario settles this already: the Logic",
            "решено самим сценарием: дополнение",
        ),
        (
            "golems/board",
            "way=junior logic=on",
            "Juniors play without this: the Logic",
            "Малыши играют без этого: дополнение",
        ),
        ("golems/board", "goal=gears", "Only juniors choose this: the goal", "только в игре для малышей: цель"),
        ("golems/board", "way=tournament turns=one-by-one", "all golems move at once", "все големы ходят сразу"),
        ("golems/energy", "players=1", "One player alone", "Одному игроку"),
        ("golems/board", "way=junior players=4", "exactly two golems", "ровно двумя големами"),
        ("golems/board", "way=junior teams=a,a", "up to 2 different names", "не больше 2"),
        ("golems/board", "cards=deal youngest=red", "Nobody chooses a golem card", "никто не выбирает"),
        ("golems/board", "cards=choose youngest=green", "does not fit", "не подходит к настройке"),
        (
            "golems/board",
            "way=junior cards=deal",
            "are not needed on this field",
            "На этом поле карты големов не нужны",
        ),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_the_language_of_the_player(
    rule_set: str, option: str, english: str, russian: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, words in (("en", english), ("ru", russian)):
        options = [word for one in option.split() for word in ("--option", one)]
        assert main(["terminal", rule_set, *options, "--players", "terminal", "--lang", lang]) == 2
        assert words in capsys.readouterr().err.replace("\u2068", "").replace("\u2069", "")


def test_a_player_nobody_knows_is_refused_in_the_language_of_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "There is no player “moon”"), ("ru", "Игрока «moon» нет")):
        assert main(["terminal", "golems/board", "--players", "terminal,moon", "--lang", lang]) == 2
        assert words in capsys.readouterr().err


# words of the own language

PROGRAMS = {  # what is typed, by language and rule set, and the cards that it names
    ("ru", "golems/energy", "Вперёд, поворот влево ; Удар"): ("F", "L", "A"),
    ("ru", "golems/cards", "вперед Повтор 2(Защита) противник?(Удар,ничего)"): (
        "F",
        "x2",
        "D",
        "enemy?",
        "A",
        "-",
    ),
    ("ru", "golems/board", "влево вправо Повтор 2 Вперёд назад"): ("L", "R", "x2", "F", "B"),
    ("ru", "golems/board", "до препятствия(Вперёд)"): ("until-obstacle", "F"),
    ("ru", "progers/full", "Шаг вперёд@0 Цикл ×2@0 Разворот^1"): ("F@0", "x2@0", "U^1"),
    ("ru", "progers/basic", "Вперёд до упора прыжок"): ("D", "J"),
    ("ru", "progers/basic", "пас разворот"): ("pass", "U"),
    ("ru", "progers/basic", "a1 на север"): ("a1", "N"),
    ("en", "golems/energy", "Forward turn left; Attack"): ("F", "L", "A"),
    ("en", "golems/energy", "Loop 2 times(Defence) enemy?(Attack,-)"): ("x2", "D", "enemy?", "A", "-"),
    ("en", "progers/full", "Step@0 loop x2@0 U-turn^1"): ("F@0", "x2@0", "U^1"),
}


@pytest.mark.parametrize(("lang", "rule_set", "typed"), PROGRAMS)
def test_cards_may_be_typed_by_their_printed_names(lang: str, rule_set: str, typed: str) -> None:
    person = Person(rule_set, lang)
    ask = Match(algoritmus.game("golems/energy"), {}, Seeded(1)).asks()[0]
    answer = person.game_text.read_answer(person.phrases.in_notation(typed), ask)
    assert answer == PROGRAMS[lang, rule_set, typed]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("rule_set", ["golems/energy", "golems/board", "progers/basic", "progers/full"])
def test_every_name_stands_for_one_card_and_notation_stays(rule_set: str, lang: str) -> None:
    person = Person(rule_set, lang)
    names = person.game_text.phrases(person)
    assert len(names) > 15
    for name, code in names.items():
        assert person.phrases.in_notation(name.upper()) == code
        assert person.phrases.in_notation(code) in (code, code.replace("until ", "until-"))


@pytest.mark.parametrize(
    "typed",
    [
        ("quit", "look", "cards", "memo", "help", "rule move.edge"),
        ("выйти", "поле", "карты", "памятка", "помощь", "правило move.edge"),
        ("Выйти", "Поле", "Карты", "Памятка", "?", "Правило move.edge"),
    ],
)
def test_all_commands_are_understood_in_russian(typed: tuple[str, ...]) -> None:
    heard: list[str] = []
    match = Match(algoritmus.game("golems/energy"), {}, Seeded(1))
    typing = iter([*typed[1:], typed[0]])
    person = Person("golems/energy", "ru", lambda _: next(typing), heard.append)
    assert len(typed) == len(person.commands)
    with pytest.raises(Left):
        person.answer(match.view(0), match.asks()[0], Seeded(1))
    output = "\n".join(heard)
    assert output.count("Ты Красный") == 2
    for words in ("Сейчас можно положить: F, B", "Ещё можно: поле", explain.rule("golems", "move.edge", "ru").name):
        assert words in output, words
    assert "Не понимаю" not in output


def test_answers_that_are_no_cards_are_listed_and_read_in_the_own_language() -> None:
    person = Person("golems/board", "ru")
    assert person.listed(["first", "second", "both", "F"]) == "первый, второй, оба, F"
    assert person.phrases.in_notation("Оба") == "both"
    assert person.phrases.in_notation("Меч") == "sword"
