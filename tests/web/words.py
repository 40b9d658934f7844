"""The words of the page, read from the same files, so that tests find things as people do and survive a better word."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ("en", "ru")
ID = re.compile(r"^([a-z][A-Za-z0-9-]*) =", re.MULTILINE)


def files_of(lang: str) -> list[Path]:
    own = ROOT / "web" / "src" / "words" / f"{lang}.ftl"
    ours = ROOT / "src" / "algoritmus"
    games = [
        path
        for part in ("names", "reasons", "rules", "captions", "building")
        for path in sorted(ours.glob(f"games/*/words/{lang}/{part}.ftl"))
    ]
    return [own, *sorted((ours / "explain" / lang).glob("*.ftl")), *games]


class Words:
    """`words("round", round=2)` is what the page says."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.ids: set[str] = set()
        for path in files_of(lang):
            text = path.read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))
            self.ids |= set(ID.findall(text))

    def __call__(self, id_: str, **values: str | int) -> str:
        pattern = self.bundle.get_message(id_).value
        assert pattern is not None, id_
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)

    def raw_ids(self, text: str) -> list[str]:
        """What looks like the name of a message and not like a word."""
        begins = {id_.split("-")[0] for id_ in self.ids if "-" in id_}
        found = re.findall(r"(?<![\w/#.-])[a-z]+(?:-[a-zA-Z0-9]+)+", text)
        return [one for one in found if one.split("-")[0] in begins]


@cache
def words_of(lang: str) -> Words:
    return Words(lang)
