"""A record in a link: it survives, its dictionary never changes, and what is broken is refused in words."""

from __future__ import annotations

import hashlib
import random
import zlib
from importlib.resources import files

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.link_text import deflate, encode
from algoritmus.core.record import Record, RecordError, parse_record
from algoritmus.core.record_link import MOST_RECORD, MOST_TEXT, NEWEST, checksum, dictionary, read_link, write_link
from algoritmus.match import Match, replay
from tests.shipped import RULE_SETS

FOLDER = files("algoritmus.core") / "link_words"
DIGESTS = {  # of the dictionaries: links in the world need them as they are
    "record-1.txt": "2a9eb4af0c5fad35e2f3d999e88042b832d9c96595ce5a6da7703266f3b517f9",
}
GAMES = 12  # of each rule set
STEPS = 60  # some games are not over by then: a record without an end has a link, too


def played(rule_set: str, number: int) -> Record:
    """A game by chance: every second one at the usual table, the others with some options."""
    players, game = Seeded(f"players {number}"), algoritmus.game(rule_set)
    match = Match(game, wished(rule_set, number), Seeded(f"link {number}"), with_events=False)
    while match.result() is None and match.steps < STEPS:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(players))
    return match.record


def wished(rule_set: str, number: int) -> dict[str, str]:
    options, luck, wishes = algoritmus.game(rule_set).options, random.Random(f"{rule_set} {number}"), {"limit": "10"}
    for name in luck.sample(sorted(options.choices()), number % 2 * 3):
        values = options.offer(wishes).choices.get(name)
        if values:
            wishes[name] = luck.choice(values)
    return dict(options.offer(wishes).options)


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_record_survives_its_link_and_plays_again(rule_set: str) -> None:
    options = set()
    for number in range(GAMES):
        record = played(rule_set, number)
        text = write_link(record)
        assert text.startswith(f"{NEWEST}.")
        assert read_link(text) == record
        assert str(replay(read_link(text), algoritmus.game(rule_set)).record) == str(record)
        options |= {*record.options}
    assert len(options) >= 3


def test_the_dictionaries_never_change() -> None:
    assert {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in FOLDER.iterdir()} == DIGESTS
    assert [dictionary(number) is not None for number in range(NEWEST + 2)] == [False, *[True] * NEWEST, False]


GOOD = write_link(played("golems/energy", 0))


def linked(raw: bytes, number: int = NEWEST) -> str:
    return f"{number}.{encode(deflate(raw, dictionary(NEWEST) or b'') + checksum(raw))}"


@pytest.mark.parametrize("cut", range(1, len(GOOD)))
def test_a_link_that_is_cut_off_is_broken(cut: int) -> None:
    with pytest.raises(RecordError) as error:
        read_link(GOOD[:cut])
    assert error.value.code == "record.link"


def test_a_link_with_another_character_is_broken() -> None:
    for at in range(2, len(GOOD)):
        other = GOOD[:at] + ("A" if GOOD[at] != "A" else "B") + GOOD[at + 1 :]
        if at == len(GOOD) - 1:  # its last bits may hold nothing
            continue
        with pytest.raises(RecordError) as error:
            read_link(other)
        assert error.value.code == "record.link", at


@pytest.mark.parametrize(
    "text", ["", ".", "1", "1.", "1.A", "1.AAAA", "1.é", "1.=", "0.AAAA", "ABCDEF", "pAAAA", "1 .A"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as error:
        read_link(text)
    assert error.value.code == "record.link"


def test_a_link_of_a_later_version_says_so() -> None:
    with pytest.raises(RecordError) as error:
        read_link(linked(b"", NEWEST + 1))
    assert error.value.code == "record.link-newer"


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked: list[int] = []
    inflater = zlib.decompressobj

    class Counting:
        def __init__(self, *arguments: object) -> None:
            self.inner = inflater(*arguments)  # type: ignore[arg-type]

        def decompress(self, packed: bytes, most: int) -> bytes:
            raw = self.inner.decompress(packed, most)
            unpacked.append(len(raw))
            return raw

    monkeypatch.setattr(zlib, "decompressobj", Counting)
    bomb = linked(b"F" * 60_000_000)
    assert len(bomb) < MOST_TEXT
    with pytest.raises(RecordError) as error:
        read_link(bomb)
    assert error.value.code == "record.long"
    assert unpacked == [MOST_RECORD + 1]


def test_a_text_in_a_link_that_is_no_record_is_named_by_its_line() -> None:
    with pytest.raises(RecordError, match="line 1"):
        read_link(linked(b"Dear diary\n"))
    with pytest.raises(RecordError, match="not a text"):
        read_link(linked(b"\xff\xfe"))


def test_a_record_too_long_for_a_link_is_refused() -> None:
    long = parse_record("algoritmus record 2\ngame golems/blocks 3\n" + "F F L / R\n" * 30_000)
    with pytest.raises(RecordError) as error:
        write_link(long)
    assert error.value.code == "record.long"
    with pytest.raises(RecordError) as error:
        read_link("1." + "A" * MOST_TEXT)
    assert error.value.code == "record.long"
