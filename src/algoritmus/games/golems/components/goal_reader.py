"""Reader of a scenario's goal; a goal that can never be met is refused."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.grid import EAST, NORTH, SOUTH, Grid
from algoritmus.core.reader import Members, Node
from algoritmus.games.golems.components.scenario import ScenarioGolem
from algoritmus.games.golems.rules.codes import ATTACK, NOTHING, TAKE
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.goals import BATTLE, BOTS, BREAK, BRING, EDGE, GEARS, KINDS, REACH, ROLL, Goal
from algoritmus.games.golems.rules.things import PASSES, ROLLS, SEEN_PAST

MORE_KEYS = {REACH: ("cells",), EDGE: ("sides",), GEARS: ("cells",), ROLL: ("cells",)}


class GoalReader:
    """Reads the goal of a game whose field, tokens, golems and cards are known."""

    def __init__(
        self, edition: Edition, field: Grid, things: Sequence[int], seats: Sequence[ScenarioGolem], hand: Sequence[int]
    ) -> None:
        self.edition = edition
        self.field = field
        self.things = things
        self.seats = seats
        self.hand = hand
        self.barrels = [cell for cell, thing in enumerate(things) if edition.things.loose[thing]]

    def read(self, node: Node) -> Goal:
        kind = node.get("kind").word(KINDS)
        self.judge_kind(kind, node.get("kind"))
        keys = node.table(("kind", *MORE_KEYS.get(kind, ())), ("amount",) if kind == GEARS else ())
        if kind == REACH:
            return Goal(kind, self.read_cells(keys["cells"]))
        if kind == EDGE:
            return self.read_edge(keys["sides"])
        if kind == GEARS:
            return self.read_gears(keys)
        if kind == ROLL:
            return Goal(kind, marks=self.read_places(keys["cells"]))
        return Goal(kind, [(seat.figure.at,) for seat in self.seats] if kind == BRING else ())

    def judge_kind(self, kind: str, node: Node) -> None:
        """Refuses a kind of goal that this edition or these golems cannot play for."""
        needs = {
            BATTLE: (len(self.seats) > 1, "a battle needs at least two golems"),
            BOTS: (any(seat.sheet.bot for seat in self.seats), "there is no bot to put out"),
            BREAK: (bool(self.barrels), "there is no barrel to break"),
            ROLL: (ROLLS in self.edition.things.step, "barrels do not roll in this edition"),
            BRING: (self.edition.may_carry, "nothing is carried in this edition"),
        }
        possible, reason = needs.get(kind, (True, ""))
        if not possible:
            raise node.error(reason)
        if kind in (BREAK, BOTS) and not self.hand[ATTACK]:
            raise node.error("without the card A nothing can be struck")
        if kind == BRING:
            self.judge_bring(node)

    def judge_bring(self, node: Node) -> None:
        if not self.hand[TAKE]:
            raise node.error("without the card T nothing can be taken")
        if any(seat.figure.carrying for seat in self.seats):
            raise node.error("a golem has a barrel on its start cell already")
        if not self.barrels:
            raise node.error("there is no barrel to bring")

    def read_cells(self, node: Node) -> list[tuple[int, ...]]:
        """Cells for everybody, or a list of them for each player."""
        items = node.items()
        each = bool(items) and all(isinstance(item.value, list) for item in items)
        if not each:
            return self.by_seat([node] * self.players())
        if len(items) != self.players():
            raise node.error(f"there are {self.players()} players, but cells for {len(items)}")
        return self.by_seat(items)

    def players(self) -> int:
        return sum(not seat.sheet.bot for seat in self.seats)

    def by_seat(self, lists: Sequence[Node]) -> list[tuple[int, ...]]:
        """The goal cells of every seat; a bot has none."""
        left = list(lists)
        return [() if seat.sheet.bot else self.own_cells(left.pop(0), seat) for seat in self.seats]

    def own_cells(self, node: Node, seat: ScenarioGolem) -> tuple[int, ...]:
        found = tuple(self.free_cell(item) for item in node.items())
        if not found:
            raise node.error("a goal needs at least one cell")
        if seat.figure.at in found:
            raise node.error(f"{seat.sheet.name} starts on its goal, on {self.field.name(seat.figure.at)}")
        return found

    def free_cell(self, node: Node) -> int:
        """A cell where a golem can come to stand."""
        cell = node.cell(self.field)
        if not self.may_stand(cell):
            raise node.error(f"nobody can stand on {node.value}: it is {self.what_is_on(cell)}")
        return cell

    def may_stand(self, cell: int) -> bool:
        """Whether a golem can come to this cell, perhaps when a barrel is out of the way."""
        return self.edition.things.rows[self.things[cell]].eye == SEEN_PAST

    def kind_of(self, cell: int) -> str:
        return self.edition.things.rows[self.things[cell]].kind

    def what_is_on(self, cell: int) -> str:
        name = self.kind_of(cell)
        return name if name == "water" else f"a {name}"

    def read_edge(self, node: Node) -> Goal:
        """One side for all players, or one for each."""
        items = node.items()
        if len(items) not in (1, self.players()):
            raise node.error(f"there are {self.players()} players, but sides for {len(items)}")
        left = items * self.players() if len(items) == 1 else items
        return Goal(EDGE, [() if seat.sheet.bot else self.edge(left.pop(0), seat) for seat in self.seats])

    def edge(self, node: Node, seat: ScenarioGolem) -> tuple[int, ...]:
        cells = outermost(self.field, node.facing())
        if seat.figure.at in cells:
            raise node.error(f"{seat.sheet.name} starts on its goal, on {self.field.name(seat.figure.at)}")
        free = tuple(cell for cell in cells if self.may_stand(cell))
        if not free:
            raise node.error(f"nobody can stand on the edge {node.value}")
        return free

    def read_gears(self, keys: Members) -> Goal:
        cells = self.read_marks(keys["cells"])
        for item, cell in zip(keys["cells"].items(), cells, strict=True):
            if self.things[cell] != NOTHING:
                raise item.error(f"two things on {item.value}: {self.kind_of(cell)} and gear")
            if cell in [seat.figure.at for seat in self.seats]:
                raise item.error(f"a golem starts on the gear on {item.value}")
        amount = keys.read("amount", Node.whole, 0)
        if amount > len(cells):
            raise keys["amount"].error(f"there are only {len(cells)} gears")
        return Goal(GEARS, marks=cells, amount=amount)

    def read_marks(self, node: Node) -> list[int]:
        """Cells that belong to all, each once."""
        found: list[int] = []
        for item in node.items():
            cell = item.cell(self.field)
            if cell in found:
                raise item.error(f"{item.value} is there twice")
            found.append(cell)
        if not found:
            raise node.error("a goal needs at least one cell")
        return found

    def read_places(self, node: Node) -> list[int]:
        """Cells that barrels are rolled to: each is empty or has a barrel, and there are barrels enough."""
        cells = self.read_marks(node)
        for item, cell in zip(node.items(), cells, strict=True):
            if self.edition.things.step[self.things[cell]] != PASSES and cell not in self.barrels:
                raise item.error(f"no barrel rolls to {item.value}: it is {self.what_is_on(cell)}")
        if len(cells) > len(self.barrels):
            raise node.error(f"{len(cells)} cells need as many barrels, but there are {len(self.barrels)}")
        if all(cell in self.barrels for cell in cells):
            raise node.error("all barrels are in their places already")
        return cells


def outermost(field: Grid, side: int) -> list[int]:
    """The last row or column of the field on a side."""
    ranks = {cell: cell // field.width if side in (NORTH, SOUTH) else cell % field.width for cell in field.cells()}
    last = max(ranks.values()) if side in (NORTH, EAST) else min(ranks.values())
    return [cell for cell, rank in ranks.items() if rank == last]
