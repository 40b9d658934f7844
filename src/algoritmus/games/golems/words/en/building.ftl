# Fields of one's own: what pieces are called, and what is wrong with a field. A message per reason: "golems-build-" and its code.

golems-build-piece = { $piece ->
    [A] part A
    [B] part B
    [C] part C
    [D] part D
    [E] the big part E
    [barrel] barrel
    [wall] wall
    [water] water
    [Au] ladder A, up
    [Ad] ladder A, down
    [Bu] ladder B, up
    [Bd] ladder B, down
    [goal] goal
    [grass] grass
    [ice] ice
    [snow] snow
    [barrel-dynamite] barrel of dynamite
    [barrel-repair] barrel of repair
    [barrel-plus] barrel of one row more
    [barrel-minus] barrel of one row less
    [start] start
    [start1] start 1
    [start2] start 2
    [start3] start 3
    [start4] start 4
    [logic-and] token AND
    [logic-or] token OR
    [logic-not] token NOT
    [logic-xor] token XOR
   *[other] field { $piece }
}
golems-build-other = { $other ->
    [A] part A
    [B] part B
    [C] part C
    [D] part D
    [E] the big part E
    [barrel] barrel
    [wall] wall
    [water] water
    [Au] ladder A, up
    [Ad] ladder A, down
    [Bu] ladder B, up
    [Bd] ladder B, down
    [goal] goal
    [ladder] ladder
    [logic] logic token
    [logic-and] token AND
    [logic-or] token OR
    [logic-not] token NOT
    [logic-xor] token XOR
   *[start] start
}
golems-build-syntax = “{ $word }” means nothing here.
golems-build-long = That is too long: { $most } characters at most.
golems-build-empty = There is no field yet. Take a part and put it on the table.
golems-build-size = This edition has no such field: { golems-build-piece }.
golems-build-foreign = This edition has no such piece: { golems-build-piece }.
golems-build-overlap = Parts must not overlap: { golems-build-piece } lies on { golems-build-other }.
golems-build-apart = Parts must touch edge to edge, but { golems-build-piece } lies apart.
golems-build-wide = The field is too wide: { $most } columns at most.
golems-build-off = Not on the field: { golems-build-piece }. Put it on a cell.
golems-build-taken = One thing to a cell: on { $cell } there are already { golems-build-other } and { golems-build-piece }.
golems-build-on-start = Too much on { $cell }: { golems-build-piece }. A golem starts there.
golems-build-box = The box is out of this: { golems-build-piece }.
golems-build-half = A ladder has two ends. Only one lies here: { golems-build-piece }.
golems-build-stuck = The golem that starts on { $cell } cannot leave: no cell beside it is free.
golems-build-corners = In this edition golems always start in the corners.
golems-build-room = There is no room here for { golems-build-piece }.
golems-build-nothing = There is nothing here.
golems-build-fixed = This does not work here: { golems-build-piece }.
golems-build-players = There is room for { $most } golems at most.
golems-build-uneven = The field does not look the same from both sides.
golems-build-cut = The golems cannot reach each other: there is no way through.
golems-build-alike = Two golems start looking the same way.
golems-build-mirror = Not everything found its place on the other side.
golems-build-copies = The box has not so many of these cards: { $most } at most.
golems-build-no-reach = There is no goal yet. Take the star and put it on a cell.
golems-build-no-gears = There are no gears yet. Put them on cells.
golems-build-no-roll = Mark the cell that a barrel has to roll to.
golems-build-no-barrel = This goal needs a barrel. Put one on the field.
golems-build-no-attack = Barrels are broken by a strike: add the card Attack.
golems-build-no-take = A barrel is taken with the card Take: add it.
golems-build-no-cards = The hand is empty. Add some cards.
golems-build-no-subroutine = A call needs a subroutine of two cards, and there are none to spare in the hand.
golems-build-no-rival = A battle needs two golems at least.
golems-build-few-barrels = { $cells } cells are marked, but there are only { $barrels } barrels.
golems-build-rolled = The barrels are in their places already. Move the goal or a barrel.
golems-build-edge-start = The golem stands on this edge already, on { $cell }.
golems-build-page = This cannot be played: something in the link does not fit. Choose another box, or start over.
golems-build-rival-goal = With other golems on the field the goal is a star or an edge.
golems-build-no-program = Everybody sees what another golem does. Lay its program.
