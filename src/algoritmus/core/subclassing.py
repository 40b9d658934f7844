"""Decorator for compiled classes that interpreted Python may subclass; without the compiler it does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Class = TypeVar("Class")


def mypyc_attr(**attributes: bool) -> Callable[[Class], Class]:  # noqa: ARG001
    """The compiler reads it by the name that the stub beside this file gives."""
    return lambda one: one
