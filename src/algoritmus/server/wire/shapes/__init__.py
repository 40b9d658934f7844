"""What the games show and tell, as types: views, asks and happenings. The games make them, this only describes them."""

from __future__ import annotations

from typing import Final

from algoritmus.server.wire.shapes.common import Colour, Facing, Operator, Shape
from algoritmus.server.wire.shapes.golems import GolemsAsk, GolemsHappening, GolemsView
from algoritmus.server.wire.shapes.progers import ProgersAsk, ProgersHappening, ProgersView

Happening = GolemsHappening | ProgersHappening
Ask = GolemsAsk | ProgersAsk
View = GolemsView | ProgersView
NAMED: Final = {"Colour": Colour, "Facing": Facing, "Operator": Operator}
UNIONS: Final = {"Happening": Happening, "Ask": Ask, "View": View}
__all__ = ["NAMED", "UNIONS", "GolemsHappening", "GolemsView", "ProgersHappening", "ProgersView", "Shape"]
