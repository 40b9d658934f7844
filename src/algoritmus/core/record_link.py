"""Records serialized as links: the number of a dictionary, a dot, and the text of the record, deflated with it.

    1.IzpA8rHsVwabYGgObuNCF8v6…

Dictionaries are files, `link_words/record-NUMBER.txt`. Links in the world need them, so they never change: more words
need a file with the next number. Two bytes of a checksum follow the deflated text.
"""

from __future__ import annotations

import re
import zlib
from functools import cache
from importlib.resources import files
from typing import Final

from algoritmus.core.link_text import LinkTextError, decode, deflate, encode, inflate
from algoritmus.core.record import Record, RecordError, parse_record

NEWEST: Final = 1  # the dictionary of new links
MOST_RECORD: Final = 200_000  # bytes: a game of 3000 steps
MOST_TEXT: Final = 100_000  # characters
_TEXT: Final = re.compile(r"([1-9][0-9]{0,2})\.(.*)", re.DOTALL)  # no code of a room has a dot
_CHECK_BYTES: Final = 2


@cache
def dictionary(number: int) -> bytes | None:
    """The words of the links with this number; None if they are of a later version."""
    path = files("algoritmus.core") / "link_words" / f"record-{number}.txt"
    return path.read_bytes() if path.is_file() else None


def write_link(record: Record) -> str:
    """The same record always has the same link; RecordError if it is too long."""
    raw, words = str(record).encode(), dictionary(NEWEST)
    assert words is not None
    text = f"{NEWEST}.{encode(deflate(raw, words) + checksum(raw))}"
    if len(raw) > MOST_RECORD or len(text) > MOST_TEXT:
        raise too_long()
    return text


def read_link(text: str) -> Record:
    """The record of a link; RecordError if it is broken, too long, or of a later version."""
    raw = _unpack(text.strip())
    try:
        return parse_record(raw.decode())
    except UnicodeDecodeError:
        raise broken("it is not a text") from None


def _unpack(text: str) -> bytes:
    found = _TEXT.fullmatch(text)
    if found is None or len(text) > MOST_TEXT:
        raise broken("it begins otherwise") if found is None else too_long()
    words = dictionary(int(found[1]))
    if words is None:
        raise RecordError("record.link-newer", 0, "this link is from a later version")
    try:
        packed = decode(found[2])
        raw = inflate(packed[:-_CHECK_BYTES], words, MOST_RECORD)
    except LinkTextError as error:
        raise too_long() if error.long else broken(str(error)) from None
    if checksum(raw) != packed[-_CHECK_BYTES:]:
        raise broken("characters are missing or changed")
    return raw


def checksum(raw: bytes) -> bytes:
    return (zlib.crc32(raw) & 0xFFFF).to_bytes(_CHECK_BYTES, "big")


def broken(reason: str) -> RecordError:
    return RecordError("record.link", 0, f"this link is broken: {reason}")


def too_long() -> RecordError:
    return RecordError("record.long", 0, "this record is too long for a link")
