# Battle of Golems: the player's memo and the rules in one minute, in English.
# Cards have their names in names.ftl; everything else has one here.

golems-memo-cards = Cards
golems-memo-order = A row, step by step
golems-memo-things = On the field
golems-memo-tokens = Logic tokens

## Cards

golems-memo-card-F = One cell ahead.
golems-memo-card-B = One cell back, without turning round.
golems-memo-card-L = A quarter turn to the left, on the spot.
golems-memo-card-R = A quarter turn to the right, on the spot.
golems-memo-card-S = The golem waits.
golems-memo-card-A = A strike straight ahead: whoever it hits loses hearts.
golems-memo-card-D = Takes 1 off the strikes of this row, from whatever side they come.
golems-memo-card-T = Lifts the barrel from the cell ahead.
golems-memo-card-x2 = The card on it runs twice.
golems-memo-card-x3 = The card on it runs three times.
golems-memo-card-enemy = Is a golem or a barrel just ahead? Yes plays one card, no the other.
golems-memo-card-attack = Is a strike about to hit here? Yes plays one card, no the other.
golems-memo-card-obstacle = Is a golem, a barrel, a wall or water just ahead? Yes plays one card, no the other.
golems-memo-card-barrel = A sensor on IF or WHILE: only a barrel counts.
golems-memo-card-wall = A sensor on IF or WHILE: only a wall counts.
golems-memo-card-water = A sensor on IF or WHILE: only water counts.
golems-memo-card-until-obstacle = The card on it runs again and again, until an obstacle is just ahead.
golems-memo-card-call = Plays both cards of your open subroutine.

## The order of a row

golems-memo-step-turns = One golem plays all its rows, then it is the next one’s turn.
    .name = In turn
golems-memo-step-bots = In every step bots act before the players’ golems.
    .name = Bots first
golems-memo-step-move = All golems turn and walk at the same moment.
    .name = Moves
golems-memo-step-move-alone = The golem turns or walks.
    .name = Moves
golems-memo-step-busy = Is somebody on the cell? Then the golem stays where it is.
    .name = A busy cell
golems-memo-step-check = Every question is answered, for the field as it is now.
    .name = Questions
golems-memo-step-if-move = Moves that a question has chosen are made.
    .name = Moves after a question
golems-memo-step-attack-check = Is a strike coming? Whoever moves now gets away.
    .name = “attack?”
golems-memo-step-take = Golems lift the barrels ahead of them.
    .name = Take
golems-memo-step-strike = All strikes land at the same moment.
    .name = Strikes
golems-memo-step-defend = Every Defence takes 1 off. The rest costs hearts.
    .name = Defence
golems-memo-step-while = Loops run until their obstacle is ahead.
    .name = WHILE
golems-memo-step-out = A golem without hearts leaves the field.
    .name = Out
golems-memo-step-same-cell = Two golems for one cell? Both stay where they are.
    .name = A clash

## On the field

golems-memo-thing-golem-small = It has three hearts and reaches one cell ahead.
    .name = Golem
golems-memo-thing-golem-card = Its card says how hard and how far it strikes, how many rows it has and how much it can bear.
    .name = Golem
golems-memo-thing-bot-card = Nobody plays it: it follows its card, and now and then its die.
    .name = Bot with a card
golems-memo-thing-bot-die = Nobody plays it: it rolls a die in every row.
    .name = Bot with a die
golems-memo-thing-goal-reach = Stand on it after a row, and you have won.
    .name = Goal
golems-memo-thing-goal-edge = Stand on your far edge of the field after a row, and you have won.
    .name = Edge
golems-memo-thing-goal-gears = Stand on a gear after a row, and it is yours. The most gears win.
    .name = Gears
golems-memo-thing-goal-bring = Stand on your start cell with a barrel in your arms, and you have won.
    .name = Home with a barrel
golems-memo-thing-goal-break = No barrel may be left. You win together.
    .name = All barrels
golems-memo-thing-goal-roll = Roll a barrel to every marked cell. You win together.
    .name = Places for barrels
golems-memo-thing-goal-bots = Put all bots out. You win together.
    .name = All bots
golems-memo-thing-barrel-block = It blocks the way. A strike breaks it.
    .name = Barrel
golems-memo-thing-barrel-push = Walk into it, and it rolls one cell on. Strike it, and it breaks: what is inside?
    .name = Barrel
golems-memo-thing-barrel-roll = Walk into it, and it rolls one cell on.
    .name = Barrel
golems-memo-thing-move-wall = Nothing gets through a wall.
    .name = Wall
golems-memo-thing-water-life = Whoever walks in loses a heart and stays where it was.
    .name = Water
golems-memo-thing-water-flow = Whoever walks in loses a heart and climbs out on any free cell beside this water.
    .name = Water
golems-memo-thing-ladder-move = Step onto one end and come out on the other, with the same letter.
    .name = Ladder
golems-memo-thing-ice-slide = Every move is made twice: two steps, or half a circle.
    .name = Ice
golems-memo-thing-snow-pair = A move works only as the second of two equal ones in a row.
    .name = Snow
golems-memo-thing-barrel-dynamite = In a barrel: whoever struck it loses a heart.
    .name = Dynamite
golems-memo-thing-barrel-repair = In a barrel: whoever struck it gets a heart back.
    .name = Repair
golems-memo-thing-barrel-plus = In a barrel: whoever struck it has a row more next round.
    .name = One row more
golems-memo-thing-barrel-minus = In a barrel: whoever struck it has a row less next round.
    .name = One row less
golems-memo-thing-barrel-hole = In a barrel: every rival may move whoever struck it, to any free cell.
    .name = Black hole

## Logic tokens

golems-memo-thing-logic-and = This row and the next one run together.
    .name = AND
golems-memo-thing-logic-or = You choose: this row, the next one, or both.
    .name = OR
golems-memo-thing-logic-not = Everything is turned round: forward is back, left is right, attack is defence.
    .name = NOT
golems-memo-thing-logic-xor = You choose: this row or the next one, never both.
    .name = XOR

## The rules in one minute

golems-memo-minute-blocks-1 = Your golem is made of clay. It has three hearts and does exactly what you tell it.
golems-memo-minute-blocks-2 = In every round you build a secret program for it: up to four rows, a card in each.
golems-memo-minute-blocks-3 = When all are ready, everybody plays row 1, then row 2, and so on. All golems move at the same moment.
golems-memo-minute-blocks-4 = Attack strikes the cell ahead. Whoever stands there loses a heart.
golems-memo-minute-blocks-5 = Defence stops one strike, from any side. Or just step aside!
golems-memo-minute-blocks-6 = Two dice may bring a bonus: LOOP runs a card again, IF asks before it acts.
golems-memo-minute-blocks-7 = Think what your rivals will do: the last golem on the field wins.

golems-memo-minute-energy-1 = Your golem is made of clay. It has three hearts and does exactly what you tell it.
golems-memo-minute-energy-2 = In every round you build a secret program for it: up to four rows, a card in each.
golems-memo-minute-energy-3 = When all are ready, everybody plays row 1, then row 2, and so on. All golems move at the same moment.
golems-memo-minute-energy-4 = Attack strikes the cell ahead. Whoever stands there loses a heart.
golems-memo-minute-energy-5 = Defence stops one strike, from any side. Or just step aside!
golems-memo-minute-energy-6 = Take lifts a barrel. In your golem’s arms it is a shield.
golems-memo-minute-energy-7 = A die may bring a bonus: LOOP runs a card again, IF asks before it acts.
golems-memo-minute-energy-8 = The last golem on the field wins. After ten rounds the energy is used up, and the most hearts win.

golems-memo-minute-cards-1 = Your golem is made of clay. It has three hearts and does exactly what you tell it.
golems-memo-minute-cards-2 = In every round you build a secret program for it: up to four rows, a card in each.
golems-memo-minute-cards-3 = When all are ready, everybody plays row 1, then row 2, and so on. All golems move at the same moment.
golems-memo-minute-cards-4 = Attack strikes the cell ahead. Whoever stands there loses a heart.
golems-memo-minute-cards-5 = Defence stops one strike, from any side. Or just step aside!
golems-memo-minute-cards-6 = Take lifts a barrel. A strike makes your golem drop it.
golems-memo-minute-cards-7 = A die may bring a bonus: LOOP runs a card again, IF asks before it acts.
golems-memo-minute-cards-8 = Think what your rivals will do: the last golem on the field wins.

golems-memo-minute-board-1 = Every golem has a card: how hard and how far it strikes, how many rows it has, how much it can bear.
golems-memo-minute-board-2 = In every round you build a secret program for it. Every row needs a card.
golems-memo-minute-board-3 = When all are ready, everybody plays row 1, then row 2, and so on. All golems move at the same moment.
golems-memo-minute-board-4 = The strike of Attack flies straight ahead, as far as your golem reaches.
golems-memo-minute-board-5 = Defence takes 1 off the strikes of a row, from any side. Or just step aside!
golems-memo-minute-board-6 = Push barrels, or strike them: dynamite, tools or a black hole may be inside.
golems-memo-minute-board-7 = A luck card may bring a bonus: LOOP and WHILE run a card again, IF asks before it acts.
golems-memo-minute-board-8 = The last golem on the field wins. After ten rounds the least damage wins.
