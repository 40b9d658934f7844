"""Makes the tasks of the path from their seeds, proves each of them and writes the pages and the certificates."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import read_toml
from algoritmus.explain.catalogue import LANGS, PATH, say
from algoritmus.puzzles.certificate import certify, forced, printed
from algoritmus.puzzles.lookup import supports
from algoritmus.puzzles.search import solve
from algoritmus.puzzles.task_generator import make_island
from algoritmus.puzzles.toml_page import print_page

SEED = "path"
SOURCE = Path(__file__).parents[1] / "src"
PAGE = tomllib.loads((Path(__file__).parent / "path_titles.toml").read_text("utf-8"))
TITLES = {idea: [dict(zip(("en", "ru"), pair, strict=True)) for pair in pairs] for idea, pairs in PAGE.items()}


def main(wanted: list[str]) -> None:
    for support in supports():
        folder = SOURCE / support.folder.replace(".", "/") / "puzzles" / "data"
        for idea, _ in support.islands():
            if not wanted or idea in wanted:
                write_island(support, idea, folder)
        if not wanted or "proofs" in wanted:  # all of them anew, when the version of the rules has risen
            for id_ in support.ids():
                write_proof(support, id_, folder)


def write_island(support: PuzzleSupport, idea: str, folder: Path) -> None:
    for number, (kind, page, given) in enumerate(make_island(support, idea, SEED)):
        id_ = f"{idea}-{number + 1:02}"
        words = {"title": TITLES[idea][number], "story": {lang: say(PATH, lang, f"task-{kind}") for lang in LANGS}}
        task = {"island": idea, "number": number + 1, "kind": kind, **given}
        text = print_page({**page, **words, "task": task})
        (folder / "tasks" / f"{id_}.toml").write_text(text, "utf-8")
        write_proof(support, id_, folder)
        print(id_, kind, flush=True)


def write_proof(support: PuzzleSupport, id_: str, folder: Path) -> None:
    page = folder / "tasks" / f"{id_}.toml"
    puzzle = support.read(read_toml(page.read_text("utf-8"), page.name), id_) if page.exists() else support.puzzle(id_)
    certificate = certify(puzzle, support.version, solve(puzzle.search_graph()), forced(puzzle))
    (folder / "certificates" / f"{id_}.json").write_text(printed(certificate), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
