"""A value: immutable, equal by content, hashable, picklable, and made anew with changes."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from algoritmus.core.subclassing import mypyc_attr

COMPILED: Final = not __file__.endswith(".py")


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base of everything that is equal by content.

    A value is made of its constructor's arguments, which `__match_args__` names in their order; it keeps them under
    these names or says in `key` what they were. Attributes are set in `__init__` and are `Final`: a type checker
    refuses any other assignment, and so does the value. Compiled, that costs nothing: `Final` has no setter there.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        if not COMPILED and cls.__match_args__:
            seal(cls)

    def key(self) -> tuple[object, ...]:
        """The arguments that make this value."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def replace(self, **changes: object) -> Self:
        """The same value but for these arguments."""
        made: dict[str, Any] = dict(zip(self.__match_args__, self.key(), strict=True))
        made.update(changes)
        return type(self)(**made)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Value) and type(self) is type(other) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.key()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.key()])})"


def seal(cls: type[Any]) -> None:
    """Interpreted, a value is filled as a draft, whose attributes can be set, and then becomes what it is."""
    if "becomes" in cls.__dict__ or not cls.__match_args__:  # a draft itself, or a base class without arguments
        return
    init = cls.__init__

    def fill(self: Any, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        self.__class__ = cls

    setters = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__, "__init__": fill}
    draft = type(cls.__name__, (cls,), {"__slots__": (), "becomes": cls, **setters})
    for name, method in {"__new__": lambda *_, **__: object.__new__(draft), **REFUSALS}.items():
        setattr(cls, name, method)


def refuse(value: object, name: str, *_: object) -> None:
    raise AttributeError(f"{type(value).__name__} is a value: {name} stays as it is")


REFUSALS: Final[dict[str, Any]] = {"__setattr__": refuse, "__delattr__": refuse}
