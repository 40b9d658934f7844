"""Texts of links: bytes, deflated with a preset dictionary, in base64 for addresses."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

_RAW: Final = -15  # deflate without a header, with the largest window
_ALPHABET: Final = re.compile(r"[A-Za-z0-9_-]*")


class LinkTextError(ValueError):
    """A text that is not of a link; `long` if it is, but of too much."""

    def __init__(self, reason: str, long: bool = False) -> None:
        super().__init__(reason)
        self.long = long


def deflate(raw: bytes, dictionary: bytes) -> bytes:
    """The same bytes are always packed alike."""
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, dictionary)
    return packer.compress(raw) + packer.flush()


def inflate(packed: bytes, dictionary: bytes, most: int) -> bytes:
    """At most so many bytes, however much is packed; LinkTextError if it is more, or not whole."""
    unpacker = zlib.decompressobj(_RAW, dictionary)
    try:
        raw = unpacker.decompress(packed, most + 1)
    except zlib.error as error:
        raise LinkTextError(str(error)) from None
    if len(raw) > most:
        raise LinkTextError(f"more than {most} bytes", long=True)
    if not unpacker.eof:
        raise LinkTextError("the end is missing")
    return raw


def encode(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decode(text: str) -> bytes:
    """LinkTextError if it is not in this alphabet."""
    if not _ALPHABET.fullmatch(text):
        raise LinkTextError("a character that no link has")
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise LinkTextError(str(error)) from None
