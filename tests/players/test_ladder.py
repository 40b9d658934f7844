"""`make ladder`: what is measured is kept and not measured again, skills are found between those that are known."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.skill import LEVELS, Skill
from tests.shipped import RULE_SETS

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import ladder
import ladder_games
import ladder_page

PAIR = ("golems/energy", "2/2/1/1/0/40/0/0", "random")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ladder_games, "BATCH_FOLDER", tmp_path / "build")
    monkeypatch.setattr(ladder_games, "PUBLISHED", tmp_path / "published.jsonl")
    monkeypatch.setattr(ladder_games, "BATCH", 2)
    return tmp_path / "build" / "ladder.jsonl"


def test_games_that_were_played_are_not_played_again(kept: Path) -> None:
    ladder_games.GameRunner(1, "", 1e18).run([(*PAIR, 4)])
    assert len(kept.read_text().splitlines()) == 2
    again = ladder_games.GameRunner(1, "", 1e18)
    again.run([(*PAIR, 6)])
    assert len(kept.read_text().splitlines()) == 3
    score = again.score(*PAIR)
    assert score.games == 6
    assert 0 <= score.share <= 1
    assert again.score(*PAIR[:2], "greedy").games == 0


def test_a_machine_without_the_batches_resumes_from_published_scores(kept: Path) -> None:
    here = ladder_games.GameRunner(1, "", 1e18)
    here.run([(*PAIR, 4)])
    here.publish([PAIR, (*PAIR[:2], "greedy")])
    assert len(ladder_games.PUBLISHED.read_text().splitlines()) == 1
    kept.unlink()
    there = ladder_games.GameRunner(1, "", 1e18)
    assert vars(there.score(*PAIR)) == pytest.approx(vars(here.score(*PAIR)), abs=1e-4)
    there.run([(*PAIR, 6)])
    assert [json.loads(line)["first"] for line in kept.read_text().splitlines()] == [4]
    there.publish([PAIR])
    (published,) = map(json.loads, ladder_games.PUBLISHED.read_text().splitlines())
    assert (published["first"], published["games"]) == (0, 6)
    assert ladder_games.GameRunner(1, "", 1e18).score(*PAIR).games == 6


def test_games_after_a_gap_are_kept_but_not_published(kept: Path) -> None:
    runner = ladder_games.GameRunner(1, "", 1e18)
    runner.run([(*PAIR, 6)])
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join([lines[0], lines[2], ""]))
    again = ladder_games.GameRunner(1, "", 1e18)
    assert again.score(*PAIR).games == 2
    again.run([(*PAIR, 6)])
    assert len(kept.read_text().splitlines()) == 3
    assert again.score(*PAIR).games == 6
    assert again.score(*PAIR).share == runner.score(*PAIR).share


def test_a_pair_whose_numbers_change_begins_anew(kept: Path) -> None:
    ladder_games.GameRunner(1, "", 1e18).run([(*PAIR, 2)])
    changed = (PAIR[0], PAIR[1].replace("2/2", "3/2", 1), PAIR[2])
    assert ladder_games.GameRunner(1, "", 1e18).score(*changed).games == 0
    assert kept.exists()


def published_pairs() -> list[tuple[str, str, str, ladder_games.Score]]:
    runner = ladder_games.GameRunner(1, "", 0.0)
    found = []
    for rule_set in RULE_SETS:
        for level, pair in enumerate(ladder_games.neighbours(rule_set), 1):
            found.append((rule_set, f"level-{level + 1}", f"level-{level}", runner.score(rule_set, *pair)))
    return found


def test_the_page_has_the_published_scores_of_todays_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A level that was changed in levels.toml without playing its games again fails here."""
    monkeypatch.setattr(ladder_games, "BATCH_FOLDER", tmp_path)
    page = (ladder_page.DOCS / "ladder.md").read_text(encoding="utf-8")
    for rule_set, strong, weak, score in published_pairs():
        section = page.partition(f"## {rule_set}\n")[2].partition("\n## ")[0]
        assert ladder_page.row(strong, weak, score) in section
        assert score.games < ladder.SLOW_GAMES or ladder_page.LOW <= score.share <= ladder_page.HIGH


def test_when_the_time_is_up_what_runs_is_finished_and_kept(kept: Path) -> None:
    ladder_games.GameRunner(1, "", 0.0).run([(*PAIR, 8)])
    assert len(kept.read_text().splitlines()) == 1


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for Ray: tasks are worked out when they are asked for, and it is begun only once."""
    begun: list[str] = []

    def init(address: str, **_: object) -> None:
        assert not begun, "as Ray says"
        begun.append(address)

    fake: Any = SimpleNamespace(
        is_initialized=lambda: bool(begun),
        init=init,
        remote=lambda play: SimpleNamespace(remote=lambda *arguments: (play, *arguments)),
        wait=lambda tasks: (tasks[:1], tasks[1:]),
        get=lambda task: task[0](*task[1:]),
        cancel=lambda task: begun.append(f"no game {task[-1][2]}"),
    )
    monkeypatch.setitem(sys.modules, "ray", fake)
    return begun


def test_a_cluster_plays_the_same_games(kept: Path, begun: list[str]) -> None:
    far = ladder_games.GameRunner(1, "ray://there", 1e18)
    far.run([(*PAIR, 2)])
    far.run([(*PAIR, 4)])
    assert begun == ["ray://there"]
    kept.unlink()
    near = ladder_games.GameRunner(1, "", 1e18)
    near.run([(*PAIR, 4)])
    assert (far.score(*PAIR).share, far.score(*PAIR).draws) == (near.score(*PAIR).share, near.score(*PAIR).draws)


def test_when_the_time_is_up_tasks_of_a_cluster_are_cancelled(kept: Path, begun: list[str]) -> None:
    ladder_games.GameRunner(1, "local", 0.0).run([(*PAIR, 4)])
    assert begun == ["local", "no game 0", "no game 2"]
    assert not kept.read_text()


def test_tuning_games_are_not_published(kept: Path) -> None:
    ladder_games.GameRunner(1, "", 1e18, ladder_games.TUNING).run([(*PAIR, 2)])
    assert not kept.exists()
    assert ladder_games.GameRunner(1, "", 1e18).score(*PAIR).games == 0


def test_no_two_games_have_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []

    def noted(seed: str) -> Seeded:
        seeds.append(seed)
        return Seeded(seed)

    monkeypatch.setattr(ladder_games, "Seeded", noted)
    for series in (ladder_games.LADDER, ladder_games.TUNING):
        for number in range(2):
            for other in ("random", "novice"):
                ladder_games.play_game(series, (*PAIR[:2], other), number)
    assert len(set(seeds)) == len(seeds) == 3 * 8


def skills(blunders: list[int]) -> list[Skill]:
    return [Skill(9, 2, 1, 1, 0, 40, blunder, 0) for blunder in blunders]


def test_a_skill_lies_between_those_of_the_levels_around_it() -> None:
    levels = skills([900, 800, 700, 600, 500, 400, 300, 200, 100, 0])
    heights = [100.0 * (level - LEVELS) for level in range(1, LEVELS + 1)]
    found = {height: ladder.skill_at(heights, levels, height).blunder for height in (0.0, -150.0, -900.0, -2000.0)}
    assert found == {0.0: 0, -150.0: 150, -900.0: 900, -2000.0: 900}


def test_a_step_budget_grows_by_the_same_share_on_every_part_of_the_way() -> None:
    weak, strong = Skill(100, 2, 0, 1, 0, 40, 800, 0), Skill(400, 6, 2, 1, 2, 40, 0, 0)
    assert ladder.between(weak, strong, 0.5) == Skill(200, 4, 1, 1, 1, 40, 400, 0)
    assert (ladder.between(weak, strong, 0.0), ladder.between(weak, strong, 1.0)) == (weak, strong)


def test_found_skills_are_written_beside_the_other_rule_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(ladder_games.file_of("golems/energy").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(ladder_games, "file_of", lambda rule_set: path)  # noqa: ARG005
    others = [ladder_games.skills_in(f"golems/{name}") for name in ("blocks", "cards", "board")]
    ladder_games.write_skills("golems/energy", skills(list(range(10))))
    assert ladder_games.skills_in("golems/energy") == skills(list(range(10)))
    assert [ladder_games.skills_in(f"golems/{name}") for name in ("blocks", "cards", "board")] == others


def test_the_page_marks_pairs_that_are_outside_and_says_what_is_not_measured() -> None:
    def shown(points: float) -> str:
        facts: dict[str, object] = {"games": 100, "points": points, "squares": points, "draws": 0, "seconds": 1.0}
        return ladder_page.row("level-2", "level-1", ladder_games.Score([{**facts, "answers": 10}]))

    assert "**55.0 %**" in shown(55)
    assert "| 65.0 % | 55.7–74.3 |" in shown(65)
    assert "not measured" in ladder_page.row("level-2", "level-1", ladder_games.Score([]))


def test_the_picture_has_a_line_for_every_rule_set() -> None:
    drawn = ladder_page.picture({"one": [0.0] * LEVELS, "other": [100.0 * level for level in range(LEVELS)]})
    assert drawn.count("<polyline") == 2


def test_a_registered_player_is_measured_against_every_level(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In processes of their own."""
    registered = ["--register", "tests.contract.tiny", "--register", "cautious=tests.players.cautious:Cautious"]
    assert ladder.main(["pearls/bay", *registered, "--player", "cautious", "--games", "2", "--jobs", "2"]) == 0
    title, *rows = capsys.readouterr().out.splitlines()
    assert title == "## pearls/bay"
    assert [row.split(" | ")[:3] for row in rows] == [["| cautious", f"level-{level}", "2"] for level in range(1, 11)]
    assert len(kept.read_text().splitlines()) == LEVELS


def test_a_player_that_nobody_has_registered_is_not_measured(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["golems/energy", "--player", "nobody"])
    assert "there is no player 'nobody'" in capsys.readouterr().err
    assert not kept.exists()
