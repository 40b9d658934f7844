# What is said about puzzles, tasks and the path.

solve-progress = { $covered } programs tried, { $number } of { $known } positions found so far…
check-progress = { $number } of { $known } programs…
make-progress = Board { $number } of { $known } at most…
solve-found = { $cards ->
    [one] One card
   *[other] { $cards } cards
 } in { $rows ->
    [one] one row
   *[other] { $rows } rows
 }: { $optima ->
    [one] one program is so short
   *[other] { $optima } programs are so short
 }. { $covered ->
    [one] The only program was
   *[other] All { $covered } programs were
 } tried: none is shorter.
solve-none = { $covered ->
    [one] The only program was
   *[other] All { $covered } programs were
 } tried: none solves it.
solve-forces = Without { $idea } nothing solves it.
solve-unprovable = This cannot be proven: { $why }
solve-too-large = There are too many positions to search them all.
solve-uncertified = More than { $most } programs: no certificate is written.
solve-stopped = Stopped.
check-holds = The certificate holds: all { $covered } programs were tried.

idea-turn = turns
idea-loop = a LOOP
idea-repeat = repetition
idea-if = an IF
idea-while = a WHILE
idea-call = the subroutine
idea-logic = a logic token

verdict-shortest = Solved, and nothing is shorter: all { $covered } programs were tried.
verdict-longer = Solved! { $more ->
    [one] It can be done with one card fewer.
   *[other] It can be done with { $more } cards fewer.
 }
verdict-right = Right: that is where it ends.
verdict-elsewhere = Not there. Follow the program row by row.
verdict-missed = { $cells ->
    [one] One cell short!
   *[other] { $cells } cells short!
 }
verdict-lacking = Not done yet: { $amount } left.
verdict-blocked = Row { $row } was stopped by { $thing }: “{ $rule }”.
verdict-circles = It goes round in circles.
verdict-out = The golem falls apart in row { $row }.
verdict-ended = The game was over before the goal: “{ $rule }”.
verdict-unlawful = Cards cannot be laid like that: “{ $why }”.
condition-rows = Good idea, but use { $amount } rows at most.
condition-use = Good idea, but you need the card “{ $card }”.
condition-avoid = Good idea, but do it without the card “{ $card }”.
condition-use-all = Good idea, but lay all { $amount } cards “{ $card }”.
condition-exactly = Good idea, but use the card “{ $card }” exactly { $amount } times.
condition-one-card = Good idea, but change just one card.
condition-these-cards = Good idea, but use exactly the cards you were given, all of them.
thing-wall = a wall
thing-barrel = a barrel
thing-golem = a golem
thing-rover = a rover
thing-water = water
thing-ladder = a ladder
thing-edge = the edge of the field
thing-height = a cell that is higher or lower
thing-something = something in the way
rule-of-the-game = the rules

hint-row = Look at row { $row }.
hint-follow = Follow row { $row }: where does it stand now?
hint-idea = Use this: { $idea }.
hint-length = { $cards ->
    [one] One card is enough
   *[other] { $cards } cards are enough
 }, in { $rows ->
    [one] one row
   *[other] { $rows } rows
 }.
hint-first = Start with the card “{ $card }”.
hint-half = Follow the ghost: it walks half of the way.
hint-halfway = The ghost has walked half of the way, to { $cell }. And then?
hint-sibling = Try an easier task first, then come back.

island-sequence = one card after the other
island-turn = turns
island-loop = a loop
island-repeat = a program that repeats
island-if = a question
island-while = go on until…
island-call = a subroutine
island-logic = logic tokens
island-basic = hills, jumps and samples
island-full = the shared algorithm
island-own = puzzles made here

task-predict = Where does it end? Tap the cell.
task-complete = One card is missing. Which one?
task-order = Exactly these cards, but in which order?
task-debug = One card is wrong. Fix it!
task-write = Write a program that reaches the goal.
task-shorten = This works, but it is long. Make it shorter!


make-nothing = Nothing was found: try another seed or another number of rows.
make-grade = { $length } cards, { $near } near misses, { $ideas } different cards

quest-cell = The goal: end a turn on { $cells }.
quest-points = The goal: score { $amount ->
    [one] one point
   *[other] { $amount } points
 }.
quest-samples = The goal: deliver { $amount ->
    [one] one sample
   *[other] { $amount } samples
 }.
open-program = The open program of { $who }: { $program }
given-program = On the table: { $program }
given-cards = Your cards: { $cards }
how-to-answer = Type the cards of your program, or a cell if you are asked for one. You can also type: look, cards, memo, hint, rule ID, quit.
stars = Stars: { $stars } of 3.
task-unknown = There is no task { $task }. There are: { $tasks }

own-puzzle-title = My puzzle
own-puzzle-story = Reach the goal!
own-scenario-title = My scenario
own-scenario-story = Who reaches the goal first?
