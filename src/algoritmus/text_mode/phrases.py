"""Typed words in the player's language as notation: `Вперёд Поворот влево` is `F L`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

LONG: Final = 4  # letters of a word that stands for its phrase
SAME: Final = str.maketrans({"ё": "е", "×": "x", "\u00a0": " "})


class Phrases:
    """Names with the notation that each stands for. A long word that only one name has stands for it, too."""

    def __init__(self, names: Mapping[str, str]) -> None:
        whole = {same_length(name): code for name, code in names.items()}
        words = Counter(word for name in whole for word in set(name.split()))
        single = {word for word, count in words.items() if count == 1 and len(word) >= LONG}
        alone = {word: code for name, code in whole.items() for word in name.split() if word in single}
        self.codes: Final = {name.rstrip("?"): code for name, code in (alone | whole).items()} | alone | whole
        found = "|".join(re.escape(name) for name in sorted(self.codes, key=len, reverse=True))
        self.pattern: Final = re.compile(rf"(?<![\w-])(?:{found})(?![\w-])")

    def in_notation(self, typed: str) -> str:
        """The line with every name replaced; what is notation already stays."""
        parts, end = [], 0
        for match in self.pattern.finditer(same_length(typed)):
            parts += [typed[end : match.start()], self.codes[match.group()]]
            end = match.end()
        return "".join([*parts, typed[end:]])


def same_length(text: str) -> str:
    return re.sub(r"х(?=\d)", "x", text.lower().translate(SAME))
