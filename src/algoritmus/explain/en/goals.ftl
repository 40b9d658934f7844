# Goals of scenarios, in English: what ends a game before its usual end.
#
# The same conventions as in golems.ftl. $golem: the golem that has met the goal, $to: where it stands;
# $amount: how many gears it has. With $what = taken it has just picked up a gear and the game may go on.

golems-goal-reach = { $golem } is at the goal, on { $to }!
    .name = Reach the place
    .rule =
        The golem that stands on its goal at the end of a row wins. Golems that get there in the same row share the win.

golems-goal-edge = { $golem } has come to its edge of the field, on { $to }!
    .name = Reach the edge
    .rule =
        The golem that stands on the outermost row or column of its side at the end of a row wins. Golems that get there
        in the same row share the win.

golems-goal-gears = { $what ->
    [taken] { $golem } picks up the gear on { $to }: now it has { $amount }.
   *[won] { $golem } wins with this many gears: { $amount }.
}
    .name = Collect gears
    .rule =
        A golem that stands on a gear at the end of a row takes it; bots leave gears alone. When all gears are collected,
        or somebody has as many as the scenario asks for, the most gears win, and equal numbers share the win. If the
        rounds are over before that, the most gears win too.

golems-goal-bring = { $golem } brings a barrel home, to { $to }!
    .name = Bring the barrel
    .rule =
        The golem that stands on its own start cell with a barrel at the end of a row wins. Golems that bring one in the
        same row share the win.

golems-goal-break = { $golem } has done it: no barrel is left on the field!
    .name = Break all barrels
    .rule =
        Everybody plays together. When no barrel is left, neither on the field nor in anyone's arms, all players whose
        golems are on the field win. If the rounds are over before that, the players have lost.

golems-goal-roll = { $golem } has done it: all barrels are in their places!
    .name = Roll the barrels
    .rule =
        Everybody plays together. When there is a barrel on every marked cell at the end of a row, all players whose
        golems are on the field win. If the rounds are over before that, the players have lost.

golems-goal-bots = { $golem } has done it: all bots are out!
    .name = Put the bots out
    .rule =
        Everybody plays together against the bots. When all bots are out, all players whose golems are on the field win.
        If the rounds are over before that, the bots on the field have won.
