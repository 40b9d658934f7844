# Analysing a round and solving whole games.

value = The round is worth { $value } to { $name } if both play their best.
value-even = The round is even if both play their best.
units = (Damage to the rival less damage to oneself; a golem put out counts up to its limit and three more.)
gap = Proven to within { $gap }.
ahead = { $rounds } more { $rounds ->
    [one] round is
   *[other] rounds are
} looked at.
best = The best that { $name } can lay:
program = { $percent } %: { $program }
laid = { $name } has laid: { $program }
worst = At worst it brings { $value }, if the rival replies: { $reply }
costs = It gives away { $value }.
holds = Nothing better could be laid.
inexact = This round cannot be solved exactly: { $reason }
estimate = Programs drawn by chance bring { $name } { $value } on average (95 %: { $low } to { $high }).
tried = Of { $tries } replies that were tried the best brings it down to { $value }: { $reply }
game-value = In the whole game with { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} to go { $name } wins by { $value } (chance of winning less chance of losing).
standard-value = In the standard game with { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} to go, before the bonus dice are rolled, { $name } wins by { $value }.
layer = { $rounds } to go: gap { $gap }, { $won } won or lost, { $even } even, { $mixed } in between
opening = The game begins even.
opening-value = The game begins with { $value } for the first player.
solved = Solved: { $orbits } positions up to symmetry, { $rounds } rounds, { $seconds } s, in { $folder }
needs = This needs about { $memory } MB of memory and { $time }.
needs-yes = That is more than { $limit }. Say --yes to begin all the same; it can be stopped and continued.
limit-memory = this machine has free ({ $free } MB)
limit-time = an hour
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
stopped = Stopped; the next start goes on from here.
