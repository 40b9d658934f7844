"""Classes that plain Python may subclass though they are compiled; where nothing is compiled this says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Class = TypeVar("Class")


def mypyc_attr(**attributes: bool) -> Callable[[Class], Class]:  # noqa: ARG001
    """The compiler reads it by the name that the stub beside this file gives."""
    return lambda one: one
