# Planets of one's own: what blocks are called, and what is wrong with a planet. A message per reason: "progers-build-" and its code.

progers-build-piece = { $piece ->
    [brick] brick
    [cube] cube
    [terrace] terrace
    [ridge] ridge
    [tower] tower
    [rover1] your rover
    [rover2] rover 2
    [rover3] rover 3
    [rover4] rover 4
    [goal] goal
    [hill-1] low hill
    [hill-2] high hill
    [wall-n] stone wall to the north
    [wall-e] stone wall to the east
    [lift] lift
    [sample-algae] sample: algae
    [sample-fungus] sample: fungus
    [sample-moss] sample: moss
    [sample-worm] sample: worm
   *[other] { $piece }
}
progers-build-other = { $other ->
    [brick] brick
    [cube] cube
    [terrace] terrace
    [ridge] ridge
    [tower] tower
    [rover1] your rover
    [rover2] rover 2
    [rover3] rover 3
    [rover4] rover 4
    [goal] goal
    [hill-1] low hill
    [hill-2] high hill
    [wall-n] stone wall to the north
    [wall-e] stone wall to the east
    [lift] lift
    [sample-algae] sample: algae
    [sample-fungus] sample: fungus
    [sample-moss] sample: moss
    [sample-worm] sample: worm
   *[other] { $other }
}
progers-build-rules = There are no such rules: { $rules }.
progers-build-syntax = “{ $word }” means nothing here.
progers-build-long = That is too long: { $most } characters at most.
progers-build-block = { $rules ->
    [basic] The basic rules have no such block: { progers-build-piece }.
   *[full] The full rules have no such block: { progers-build-piece }.
}
progers-build-box = { $count ->
    [0] Still to be put: { progers-build-piece }. All blocks are needed.
   *[other] There is only one block like this: { progers-build-piece }.
}
progers-build-off = Over the edge of the field: { progers-build-piece }.
progers-build-corner = The corner { $cell } stays free for a base, but the { progers-build-piece } stands there.
progers-build-overlap = Blocks must not overlap: on { $cell } there are the { progers-build-piece } and the { progers-build-other }.
progers-build-high = The { progers-build-piece } is high: a low block must stand beside it.
progers-build-marks = Too many marks are covered: { $marks } are left for { $samples } samples.
progers-build-reach = A rover cannot get from { $start } to { $cell }.
progers-build-room = There is no room here for { progers-build-piece }. Corners stay free.
progers-build-nothing = There is nothing here.
progers-build-fixed = This does not work here: { progers-build-piece }.
progers-build-taken = One thing to a cell: on { $cell } there are { progers-build-other } and { progers-build-piece }.
progers-build-foreign = These rules have no such thing: { progers-build-piece }.
progers-build-flat = A lift needs a lower cell beside it, and { $cell } has none.
progers-build-copies = There are not so many of these: { $most } at most.
progers-build-no-goal = There is no goal yet. Take the star and put it on a cell.
progers-build-no-cards = The hand is empty. Add some cards.
progers-build-no-samples = There is nothing to deliver. Put samples on the planet.
progers-build-met = The goal is reached already, on { $cell }.
progers-build-page = This cannot be played: something in the link does not fit. Choose another box, or start over.
