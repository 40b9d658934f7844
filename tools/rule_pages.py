"""Writes docs/rules/ from the catalogue: `python tools/rule_pages.py` in the project's root."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import algoritmus
from algoritmus.explain.catalogue import LANGS, say
from algoritmus.explain.lookup import edition_name, rule

FOLDER: Final = Path("docs", "rules")
MARK: Final = "●"


def page_name(game: str, lang: str) -> str:
    return f"{game}.md" if lang == "en" else f"{game}.{lang}.md"


def page(game: str, lang: str) -> str:
    """All rules of a game as Markdown."""
    return "\n".join(lines(game, lang)) + "\n"


def lines(game: str, lang: str) -> Iterator[str]:
    other = next(one for one in LANGS if one != lang)
    yield f"# {say(game, lang, 'rules-title', game=say(game, lang, f'{game}-title'))}"
    yield f"\n[{say(game, lang, 'rules-other-language')}]({page_name(game, other)})"
    package = algoritmus.package(game)
    wording = package.wording()
    yield f"\n{say(game, lang, 'rules-intro', folder=f'{wording.package}.words.{lang}'.replace('.', '/'))}"
    for rule_id in package.rules:
        if rule_id in wording.sections:
            yield from section_head(game, lang, wording.sections[rule_id])
        yield rule_line(game, lang, rule_id)


def section_head(game: str, lang: str, section: str) -> Iterator[str]:
    editions = algoritmus.package(game).editions
    columns = [say(game, lang, "rules-column-rule"), say(game, lang, "rules-column-text")]
    columns += [edition_name(game, edition, lang) for edition in editions]
    yield f"\n## {say(game, lang, f'{game}-section-{section}')}\n"
    yield row(columns)
    yield row(["---", "---", *[":-:"] * len(editions)])


def rule_line(game: str, lang: str, rule_id: str) -> str:
    found = rule(game, rule_id, lang)
    marks = [MARK if edition in found.editions else "" for edition in algoritmus.package(game).editions]
    return row([f'<a id="{rule_id}"></a>**{found.name}**<br>`{rule_id}`', found.text, *marks])


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in algoritmus.GAMES:
        for lang in LANGS:
            (FOLDER / page_name(game, lang)).write_text(page(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
