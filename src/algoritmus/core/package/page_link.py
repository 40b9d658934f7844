"""Pages serialized as links: JSON, deflated with a preset dictionary of words that every page has, in base64."""

from __future__ import annotations

import json
import re
from typing import Final

from algoritmus.core.link_text import decode, deflate, encode, inflate
from algoritmus.core.package.editing import KINDS, Page
from algoritmus.core.reader import SYNTAX, InputError

MOST_TEXT: Final = 900  # characters: with an address a link stays below a kilobyte
MOST_PAGE: Final = 8_000  # bytes of a page that is read
_TEXT: Final = re.compile(r"[ps][A-Za-z0-9_-]{4,}")
WORDS: Final = (  # of links in the world: may grow at its beginning, never change
    b'"algorithm":[{"card":"J"},{"aboard":["algae","fungus","moss","worm"],"lifts":[{"top":"d5","bottom":"d6"},'
    b'"walls":[["c3","c4"],["d3","e3"]],"kind":"points","kind":"samples","amount":1},"exact":true,'
    b'"samples":[{"at":"b2","type":"algae"},{"at":"c3","type":"fungus"},{"at":"d4","type":"moss"},{"type":"worm"},'
    b'"rules":"full","heights":["000000000","000110000","011000000","021000000","000000","011000","012000"],'
    b'"rovers":[{"name":"red","at":"b2","facing":"N"},{"name":"blue","name":"yellow","name":"green","turns":["F","pass"'
    b'],"turns":2,"bases":{"red":"a1","blue":"i1","yellow":"a9","green":"i9"},"goal":{"kind":"cell","cells":["e5"]},'
    b'"rules":"basic","heights":["000000","000000"],"bases":{"red":"a1","blue":"f1","yellow":"a6","green":"f6"},'
    b'"program":"F ; B ; D","logic":["and","or","not","xor"],"kind":"logic","op":"and"},'
    b'"subroutine":["content":"repair","content":"minus","content":"plus","content":"dynamite"'
    b'"constraints":{"exactly":["use_all":["avoid":["use":["loop","if","while","call"]'
    b'"kind":"ladder","name":"A","end":"up"},{"at":"B","end":"down"}"water":"water.flow","autonomous":true,'
    b'"obstacle":1,"while":1,"call":1,"enemy":1,"attack":1,"kind":"edge","sides":["kind":"gears","kind":"roll",'
    b'"kind":"break"}"kind":"bring"}"kind":"water"},{"at":"a1","kind":"barrel","content":"empty"},{"at":"b2",'
    b'"kind":"barrel"},{"at":"c3","kind":"wall"},{"at":"d4","kind":"wall"}],"title":{"ru":"","en":""},'
    b'"story":{"en":"","ru":""},"edition":"board","edition":"cards","edition":"blocks","edition":"energy",'
    b'"field":["......","......","......","......","......","......"],"field":["....","....","....","...."],'
    b'"hand":{"F":3,"B":3,"L":2,"R":2,"S":4,"A":2,"D":2,"T":1,"x2":1,"x3":1},"limit":1,"tokens":[],'
    b'"goal":{"kind":"reach","cells":["d4"]},"golems":[{"at":"a1","facing":"N","rows":4}]'
)


def write(kind: str, page: Page) -> str:
    """`p` or `s`, and the page; the same page is always written alike."""
    raw = json.dumps(page, ensure_ascii=False, separators=(",", ":")).encode()
    return kind[0] + encode(deflate(raw, WORDS))


def read(text: str) -> tuple[str, Page]:
    """The kind and the page; InputError if nothing is written so."""
    if not _TEXT.fullmatch(text):
        raise broken()
    try:
        page = json.loads(inflate(decode(text[1:]), WORDS, MOST_PAGE))
    except (ValueError, RecursionError):
        raise broken() from None
    if not isinstance(page, dict):
        raise broken()
    return next(kind for kind in KINDS if kind[0] == text[0]), page


def broken() -> InputError:
    return InputError(SYNTAX, "this link is broken: no puzzle or scenario is written so", "")
