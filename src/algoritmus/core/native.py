"""A whole number that fits a machine word: a plain int, which native.pyi lets the compiler keep unboxed.

This module itself is not compiled: the compiler has to read the stub beside it.
"""

from __future__ import annotations

Int = int
