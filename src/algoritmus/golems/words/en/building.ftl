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
    [start] start
    [start1] start 1
    [start2] start 2
    [start3] start 3
    [start4] start 4
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
   *[start] start
}
golems-build-syntax = “{ $word }” means nothing here.
golems-build-long = That is too long: { $most } characters at most.
golems-build-empty = There is no ground yet. Take a part and put it on the table.
golems-build-size = There is no { golems-build-piece } in this edition.
golems-build-foreign = This edition has no such piece: { golems-build-piece }.
golems-build-overlap = Parts must not overlap: { golems-build-piece } lies on { golems-build-other }.
golems-build-apart = Parts must touch edge to edge, but { golems-build-piece } lies apart.
golems-build-wide = The field is too wide: { $most } columns at most.
golems-build-off = Not on the field: { golems-build-piece }. Put it on a cell.
golems-build-taken = One thing to a cell: on { $cell } there are { golems-build-other } and { golems-build-piece }.
golems-build-on-start = A golem starts on { $cell }, so nothing may lie there: { golems-build-piece }.
golems-build-box = The box has no more of this: { golems-build-piece }.
golems-build-half = A ladder has two ends. Only one lies here: { golems-build-piece }.
golems-build-stuck = The golem that starts on { $cell } cannot leave: no cell beside it is free.
golems-build-corners = In this edition golems always start in the corners.
golems-build-room = There is no room here for { golems-build-piece }.
golems-build-nothing = There is nothing here.
golems-build-fixed = That cannot be done with this: { golems-build-piece }.
golems-build-players = There is room for { $most } golems at most.
golems-build-uneven = The field does not look the same from both sides.
golems-build-cut = The golems cannot walk to each other: no way leads through.
golems-build-mirror = Not everything found its place on the other side.
