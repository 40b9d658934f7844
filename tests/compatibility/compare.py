"""Differences between two JSON values."""

from __future__ import annotations

from collections.abc import Iterator


def differences(then: object, now: object, more: bool = False, where: str = "") -> Iterator[str]:
    """Every place that is not as it was; with `more`, an object may have new keys."""
    if isinstance(then, dict) and isinstance(now, dict):
        new = [] if more else [key for key in now if key not in then]
        yield from (f"{where}.{key}: is new" for key in new)
        for key, value in then.items():
            if key in now:
                yield from differences(value, now[key], more, f"{where}.{key}")
            else:
                yield f"{where}.{key}: was {value!r}, is missing"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (one, two) in enumerate(zip(then, now, strict=True)):
            yield from differences(one, two, more, f"{where}[{number}]")
    elif then != now or isinstance(then, bool) is not isinstance(now, bool):
        yield f"{where}: was {then!r}, is {now!r}"


def assert_same(then: object, now: object, where: str, more: bool = False) -> None:
    found = list(differences(then, now, more, where))
    assert not found, "\n".join(found[:10])
