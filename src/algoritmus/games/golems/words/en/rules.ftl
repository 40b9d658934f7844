# Battle of Golems, in English.
#
# A message per rule: "golems-" and the rule's id with dashes. Its value is said when the rule is at work in an event,
# .name is a title, .rule is the rule itself.
# $golem, $other: names; $from, $to: cells; $card: the word on the command card; $amount: a number;
# $command: the card's letter and $what: the outcome, both to select on.
# What the event does not tell is the word "none"; $other is the word "self" where it is the golem itself.

## The field

golems-field-cells =
    .name = The field
    .rule =
        The field is made of square cells and need not be a rectangle. In the small editions (Blocks, Energy, Cards)
        it is 4x4 or 6x6. In the Board edition you build it from parts, four of 3x3 and one of 4x4, laid edge to edge,
        each with its summer or its winter side up.

golems-field-names =
    .name = Names of cells
    .rule =
        Columns are called a, b, c… from left to right, rows 1, 2, 3… from bottom to top. The bottom left cell is a1.
        North is up.

golems-field-winter =
    .name = Winter cells
    .rule = A winter side has cells of ice and cells of snow. Where they lie is drawn on the field.

golems-field-start =
    .name = Where golems start
    .rule =
        Two golems start in opposite corners: the first bottom left, looking north, the second top right, looking
        south. Three or four golems get a corner each: bottom left looks north, top right south, top left east, bottom
        right west. A scenario may place them in another way.

golems-field-empty =
    .name = Empty cells and free cells
    .rule =
        An empty cell has nothing on it: no golem, no obstacle, no token. A free cell has no golem and no obstacle, but
        a logic token may lie there. Obstacles are barrels, walls, water and ladders.

## Cards, golems and programs

golems-deck-energy-count =
    .name = Nineteen action cards
    .rule =
        In Energy every player has 19 action cards, just as the list in the box adds up: 3 forward, 3 back, 2 left,
        2 right, 4 stand, 2 attack, 2 defence and 1 take.

golems-deck-limits =
    .name = Only cards you have
    .rule =
        A program may use every card only as often as the player has it, and after the round all cards come back.
        Everybody has 3 forward, 3 back, 2 left, 2 right, 2 attack and 2 defence. Stand: 4 in Blocks and Energy,
        3 in Cards, 1 in Board. Take: 1 in Energy and Cards. Bonus cards: LOOP x2 and x3, IF “enemy?” and IF “attack?”
        in the small editions; LOOP x2, IF “obstacle?”, WHILE and CALL in Board, one of each. In Blocks both LOOPs share
        one block, and so do both IFs.

golems-golem-card =
    .name = The golem card
    .rule =
        In the Board edition a golem has a card with four numbers: its strength (how much damage a strike does), its
        range (how many cells a strike reaches), the rows of its program and its limit (how much damage puts it out).
        The golem with the sword has strength 1, range 1, 4 rows and limit 3.

golems-golem-small =
    .name = Golems of the small editions
    .rule =
        In Blocks, Energy and Cards all golems are alike: strength 1, range 1, up to 4 rows and 3 lives, drawn as
        hearts. One damage is one life less.

golems-program-short = { $golem } has run out of cards and waits.
    .name = How long a program is
    .rule =
        In the small editions a program has 1 to 4 rows, and a golem whose program is over stands still. In the Board
        edition every row on the golem card must be filled, and a golem with fewer rows waits for the others.

golems-program-row =
    .name = What fits into a row
    .rule =
        Each row takes a single action card, or else a bonus card that carries action cards: LOOP and WHILE carry one,
        IF carries two (for yes and for no), CALL carries none. In the small editions a place on IF may stay empty, and
        then the golem stands. In the Board edition both places are filled.

golems-program-nest =
    .name = A bonus inside a bonus
    .rule =
        Only in the autonomous game of the small editions may a LOOP lie on a place of an IF. An IF never lies in a
        LOOP.

## Bonuses

golems-bonus-choice =
    .name = A bonus is never a must
    .rule = A player may leave any bonus aside.

golems-bonus-blocks = { $what ->
    [x2] { $golem } rolls LOOP and 2: one card may be played twice.
    [x3] { $golem } rolls LOOP and 3: one card may be played three times.
    [if] { $golem } rolls IF: “enemy?” or “attack?” this round.
   *[blank] { $golem } rolls a blank: no bonus this round.
}
    .name = Two bonus dice
    .rule =
        Each player rolls two dice. One has LOOP, IF and four blank faces, the other three 2s and three 3s. LOOP gives
        the LOOP block with the number rolled. IF gives the IF block, with “enemy?” or “attack?” as the player likes.

golems-bonus-small = { $what ->
    [x2] { $golem } rolls x2: one card may be played twice.
    [x3] { $golem } rolls x3: one card may be played three times.
    [if] { $golem } rolls IF: “enemy?” or “attack?” this round.
   *[blank] { $golem } rolls a blank: no bonus this round.
}
    .name = One bonus die
    .rule =
        Each player rolls one die with the faces x2, x3, IF and three blanks. x2 and x3 give that LOOP card, IF gives
        “enemy?” or “attack?” as the player likes. So there is one bonus card at most in a round.

golems-bonus-beginner =
    .name = No dice, no bonuses
    .rule = Beginners play without dice and without bonus cards.

golems-bonus-luck = { $what ->
    [drawn] { $golem } draws a luck card.
    [if] { $golem } draws IF: “obstacle?” this round.
    [loop] { $golem } draws LOOP: x2 this round.
    [while] { $golem } draws WHILE: “until” this round.
    [blank] { $golem } draws a blank luck card: no bonus this round.
   *[token] { $golem } draws a card of the Logic expansion.
}
    .name = Luck cards
    .rule =
        Each player has ten luck cards: two IF, two LOOP, one WHILE, one each of AND, OR, NOT and XOR, and a blank one.
        They are shuffled, and every round each player draws one. IF, LOOP or WHILE lets the player use that bonus card
        in this round. AND, OR, NOT and XOR give a logic token; without the Logic expansion they count as blank.

golems-bonus-call = { $card ->
    [none] { $golem } plays without a subroutine.
   *[other] { $golem } lays an open subroutine: { $card }.
}
    .name = The subroutine
    .rule =
        Before the game a player may lay out two cards as an open subroutine: two movements, or a movement and a fight
        card in either order (stand counts as a movement). They are out of the hand for the whole game. CALL plays them
        one after the other. It may be used in any round, whatever the luck card says, but then no other bonus card may
        be used in that round.

golems-bonus-sensor = { $what ->
    [yes] { $golem } turns its sensor to { $to }: yes, { golems-thing-a }.
   *[no] { $to ->
        [none] { $golem } turns its sensor ahead: no, the field ends there.
       *[other] { $golem } turns its sensor to { $to }: no, not { golems-thing-a }.
    }
}
    .name = Sensors
    .rule =
        A player may put a sensor on IF or on WHILE: barrel, wall or water, and has one of each. Then only this obstacle
        answers the question with yes. Golems do not.

## How a row is played

golems-row-open =
    .name = Row by row, pass by pass
    .rule =
        Everybody plays row 1, then everybody plays row 2, and so on, as long as a player’s golem on the field has that
        row (a row that is used up counts too). When a row is opened, the bots decide first, then players choose for OR
        and XOR in seat order. A row is played in passes: LOOP makes a pass of every repeat, CALL a pass of each of its
        two cards, every other row is one pass. A LOOP on an IF goes on in the next passes and the question is asked
        only once. All first passes are played together, then all second ones, and so on.

golems-row-move =
    .name = Step 1: movement
    .rule = First all bots move, then all players’ golems move at the same moment.

golems-row-check =
    .name = Step 2: questions
    .rule =
        “enemy?”, “obstacle?” and the first check of every WHILE are answered, all for the field as it is at this
        moment.

golems-row-if-move =
    .name = Step 3: movement after a question
    .rule = Golems whose IF has chosen a movement make it now, all together.

golems-row-attack-check =
    .name = Step 4: “attack?”
    .rule =
        The answer is yes if a strike that comes in step 6 of this pass would hit the golem’s cell, as all golems stand
        now. Strikes from plain cards, from LOOP and from “enemy?” count, strikes from another “attack?” do not. If the
        golem then moves, it moves at once and so gets out of the way.

golems-row-take =
    .name = Step 5: taking
    .rule = Golems with the card take reach for the barrels ahead of them.

golems-row-strike = { $amount ->
    [1] { $golem } strikes { $other } on { $to }!
   *[other] { $golem } strikes { $other } on { $to } with strength { $amount }!
}
    .name = Step 6: strikes
    .rule =
        All players’ golems strike at the same moment. Bots, if there are any, have struck before them, with everything
        that follows from it. Struck barrels come first: all of them break together, then
        their contents happen, barrel by barrel, in seat order of the first golem that struck each. Struck golems follow
        in seat order, and for each of them those who struck it, in seat order.

golems-row-defend = { $golem } raises its shield: one damage less.
    .name = Step 7: defence
    .rule = Defences are counted. Each takes 1 off the strikes of this row, from whatever side they come.

golems-row-while =
    .name = Step 8: WHILE
    .rule = WHILE loops that have begun run to their end.

golems-row-damage = { $what ->
    [hurt] { $golem } is hit and loses { $amount ->
        [one] a heart
       *[other] { $amount } hearts
    }.
    [warded] { $golem } blocks every strike of this row.
   *[idle] { $golem } defends, but nobody strikes it.
}
    .name = Damage
    .rule =
        After the last pass of a row the strength of all strikes that landed on a golem is added up and its defences are
        taken off. What is left, but never less than 0, is its new damage; in the small editions it is lives lost.
        Defence works against strikes from any side, and only against strikes: dynamite, water and a jammed WHILE hurt
        at once.

golems-row-out = { $golem } falls apart!
    .name = Out
    .rule =

        Then every golem whose damage has reached its limit is out: it has no lives left and is taken off the field.
        Only the end of the row counts, so a golem mended in time stays, and one that is falling apart still acts to the
        end of the row. A barrel it carries stays on its cell if there is room for it.

## Movement

golems-move-turn = { $command ->
    [L] { $golem } turns left.
   *[R] { $golem } turns right.
}
    .name = Turning
    .rule = Turn left and turn right: a quarter turn on the spot.

golems-move-stand = { $golem } stands still.
    .name = Standing
    .rule = The golem spends the command without doing anything.

golems-move-step = { $command ->
    [B] { $golem } steps back to { $to }.
   *[F] { $golem } steps forward to { $to }.
}
    .name = A step
    .rule =
        Forward takes a golem one cell the way it looks. Back takes it one cell the opposite way, and it does not
        turn round for that.

golems-move-edge = { $golem } stays on { $from }: the field ends there.
    .name = The edge of the field
    .rule = A step off the field is not made. A gap in the field is an edge, too.

golems-move-wall = { $golem } stays on { $from }: there is a wall on { $to }.
    .name = A wall in the way
    .rule = A step into a wall is not made.

golems-move-same-cell = { $other ->
    [none] { $golem } stays on { $from }: somebody else wants { $to } too.
   *[other] { $golem } stays on { $from }: { $other } wants { $to } too.
}
    .name = Two for one cell
    .rule =
        A cell has room for one golem. If more than one would come to it in the same step, they all stop and keep their
        places.

golems-move-follow = { $golem } stays on { $from }: { $other } is still on { $to }.
    .name = Following
    .rule =
        If a golem goes away, another one may come to its cell in the very same step. So golems may walk one behind the
        other, go round in a ring or swap places. If the first one cannot go away after all, the other stays as well.

golems-move-fixpoint =
    .name = Everybody at once
    .rule =
        The moves of one step are settled together. First, moves that cannot work anyway are dropped (edge, wall, a
        barrel with no empty cell behind it), and moves into water are set aside; those golems stay and get in nobody’s
        way at the cell they wanted, and several may go into one water. Second, all golems and rolling barrels that
        would come to one cell stop, all at the same time. Third, whoever needs the cell of a golem that stays, stays
        too, again and again until nothing changes. A move that was stopped never helps another one.

golems-barrel-push = { $what ->
    [stuck] { $golem } stays on { $from }: the barrel on { $to } has nowhere to roll.
    [clash] { $golem } stays on { $from }: something stops the barrel on { $to }.
    [barrel] { $golem } pushes a barrel to { $to }.
   *[step] { $golem } follows the barrel to { $to }.
}
    .name = Pushing a barrel
    .rule =
        A golem that walks into a barrel pushes it one cell on and steps after it. The cell behind the barrel must have
        been empty when the step began, and nobody and nothing else may come there in the same step; otherwise the golem
        stays. When a barrel is pushed from two sides, or would meet a golem on its new cell, all of them stop.

golems-barrel-block = { $golem } stays on { $from }: a barrel is in the way on { $to }.
    .name = A barrel in the way
    .rule = In the small editions barrels do not roll: a step into a barrel is not made.

golems-ladder-move = { $golem } takes the ladder to { $to }.
    .name = Ladders
    .rule =
        A step onto a ladder ends on the other end of the same ladder: A leads to A, B to B, and the golem looks the
        same way as before. Standing on an end, it walks off like from any cell. Two golems that enter from both ends at
        once pass each other. Ladders always come in pairs.

golems-ladder-busy = { $what ->
    [self] { $golem } stays on { $from }: this ladder leads right back to where it stands.
   *[golem] { $golem } stays on { $from }: { $other } is still on the ladder.
}
    .name = A busy ladder
    .rule =
        If a golem stands on either end of a ladder and does not leave in this step, the step onto the ladder is not
        made. A golem on one end that steps onto the other end beside it would come out where it stands, so it stays.

golems-water-life = { $golem } walks into the water on { $to } and loses a heart.
    .name = Water takes a life
    .rule = A golem that walks into water loses one life and does not leave its cell.

golems-water-flow = { $what ->
    [in] { $golem } walks into the water on { $to } and loses a heart.
    [out] { $golem } climbs out of the water on { $to }.
   *[back] { $golem } climbs back out of the water on { $from }.
}
    .name = The stream
    .rule =
        A step into water costs one damage. Then the player puts the golem on any free cell beside this water, or back
        on the cell it came from; water cells that touch by a side are one water. Until then the golem counts as
        standing on its old cell. The choices are made in seat order when the other moves of the step are done; bots go
        back. In Energy a scenario may play with the stream instead of the lost life.

golems-ice-slide = { $what ->
    [turn] { $golem } spins round on the ice.
   *[step] { $golem } slides on to { $to }: ice doubles every move.
}
    .name = Ice
    .rule =
        A golem that gets a movement command on ice carries it out twice: two steps, or half a circle instead of a
        quarter. The second step comes after everybody’s first, from wherever the golem is then and whatever the ground,
        even if the first step was not made or ended in water. A way out of the water is chosen before the second step.
        All second steps are settled together like any step.

golems-ice-bump = { $what ->
    [stops] { $other ->
        [none] { $golem } slides into the barrel on { $to }.
       *[other] { $golem } slides into { $other } on { $to }.
    }
    [stuck] { $other ->
        [none] { $golem } stops on { $from }: the barrel on { $to } cannot move.
       *[other] { $golem } stops on { $from }: { $other } on { $to } cannot move.
    }
    [barrel] { $golem } knocks the barrel to { $to }.
   *[golem] { $golem } is knocked to { $to } by { $other }.
}
    .name = A bump on the ice
    .rule =
        If a barrel or a golem is in the way of the second step on ice, the sliding golem stops and the other thing is
        knocked one cell on, if that cell is empty; if not, nothing moves. All bumps happen together, after the second
        steps and before anyone comes out of the water. A thing bumped from two sides stays, and so do two things bumped
        towards one cell. A golem in the water is not bumped. A golem on the near end of a ladder is bumped; one on the
        far end only keeps the ladder busy.

golems-snow-pair = { $golem } is stuck in the snow: here one move needs the same command twice.
    .name = Snow
    .rule =
        On snow a movement command works only as the second of two equal ones in a row, both received on snow in the
        same round; the first is lost, and after the second a new pair begins. A LOOP x2 makes such a pair. The two
        snow cells may be different, and what counts is the command as it is carried out, after NOT. Any other command
        in between breaks the pair, waiting does not.

## Questions

golems-if-enemy = { $what ->
    [yes] { $golem } asks “enemy?”: yes, on { $to }.
   *[no] { $to ->
        [none] { $golem } asks “enemy?”: no, the field ends there.
       *[other] { $golem } asks “enemy?”: no, not on { $to }.
    }
}
    .name = “enemy?”
    .rule =
        Yes, if a golem or a barrel is on the cell ahead. Walls and water do not count, so a golem may walk straight
        into them.

golems-if-obstacle = { $what ->
    [yes] { $golem } asks “obstacle?”: yes, on { $to }.
   *[no] { $to ->
        [none] { $golem } asks “obstacle?”: no, the field just ends there.
       *[other] { $golem } asks “obstacle?”: no, { $to } is clear.
    }
}
    .name = “obstacle?”
    .rule =
        Yes, if another golem, a barrel, a wall or water is on the cell ahead. A ladder and the edge of the field do not
        count, but a golem on a ladder does.

golems-if-attack = { $what ->
    [yes] { $golem } asks “attack?”: yes, a strike is coming!
   *[no] { $golem } asks “attack?”: no strike is coming.
}
    .name = “attack?”
    .rule = Yes, if a strike of this pass is going to hit the golem where it stands now (row.attack-check).

## Strikes, barrels, taking

golems-strike-range = { $golem } swings and misses: nobody there.
    .name = How far a strike goes
    .rule =
        A strike flies straight ahead, as many cells as the golem’s range, until it meets a golem or an obstacle. It
        flies over logic tokens. At the edge of the field, or at a gap in it, it ends.

golems-strike-wall = { $golem } strikes the wall on { $to }: it stands firm.
    .name = A strike at a wall
    .rule = A wall stops a strike and does not break.

golems-strike-water = { $golem } strikes the water on { $to }: splash!
    .name = A strike at water
    .rule = Water stops a strike and stays as it is.

golems-strike-ladder = { $what ->
    [stopped] { $golem } strikes along the ladder to { $to }: nobody there.
   *[hit] { $other ->
        [self] { $golem } strikes along the ladder and hits itself on { $to }!
       *[other] { $amount ->
            [1] { $golem } strikes { $other } along the ladder, on { $to }!
           *[other] { $golem } strikes { $other } along the ladder, on { $to }, with strength { $amount }!
        }
    }
}
    .name = A strike at a ladder
    .rule =
        A golem that stands on the struck end of a ladder is hit. If nobody stands there, the strike goes on to the
        other end, hits the golem there, even the one that strikes, and ends.

golems-strike-barrel = { $golem } smashes the barrel on { $to }.
    .name = A strike at a barrel
    .rule =
        A struck barrel is gone. In the Board edition it is turned over first, and what was inside happens to every
        golem that struck it in this pass. The box has 12 barrels, two of each kind.

golems-barrel-empty = The barrel on { $to } is empty: { $golem } finds nothing.
    .name = An empty barrel
    .rule = Nothing happens. In the small editions all barrels are empty.

golems-barrel-dynamite = Boom! Dynamite on { $to }: { $golem } loses a heart.
    .name = Dynamite
    .rule = The golem that struck the barrel gets one damage at once. Defence does not help.

golems-barrel-repair = { $what ->
    [mended] Tools on { $to }: { $golem } gets a heart back.
   *[whole] Tools on { $to }, but { $golem } has nothing to mend.
}
    .name = Repair
    .rule = The golem that struck the barrel has one damage less, if it has any.

golems-barrel-plus = The barrel on { $to } holds +1: { $golem } gets a row more next round.
    .name = One row more
    .rule = The golem’s program has one row more in the next round.

golems-barrel-minus = The barrel on { $to } holds −1: { $golem } gets a row less next round, but at least one.
    .name = One row less
    .rule = The golem’s program has one row less in the next round, but never less than one row.

golems-barrel-hole = { $what ->
    [sent] { $other } sends { $golem } through the black hole to { $to }.
    [left] { $other } leaves { $golem } on { $from }.
   *[none] A black hole on { $to }! Every rival may move { $golem } once.
}
    .name = The black hole
    .rule =
        Going round the table from the golem, each rival may move it once, to any free cell but the one it is on; it
        keeps looking the same way. Only players whose golem is on the field are asked, never bots. If several golems
        struck the barrel, they fall in one after the other in seat order, bots too.

golems-take-barrel = { $what ->
    [taken] { $golem } takes the barrel from { $to }.
    [both] { $golem } misses the barrel on { $to }: somebody else reaches for it too.
    [full] { $golem } takes nothing: its arms are full.
   *[none] { $golem } takes nothing: no barrel ahead.
}
    .name = Taking a barrel
    .rule =
        Take lifts the barrel on the cell ahead. A golem carries one barrel at most. If two golems take the same barrel
        in one pass, neither gets it; a golem that carries one already takes nothing and disturbs nobody.

golems-take-drop = { $what ->
    [dropped] { $other } makes { $golem } drop its barrel on { $to }.
   *[kept] { $golem } keeps its barrel: no cell around { $from } is empty.
}
    .name = Dropping a barrel
    .rule =
        A strike that lands on a golem with a barrel makes it drop the barrel, even if it defends. The barrel falls on
        the next cell in the direction of the strike or, if that is not empty, on the first empty neighbour cell
        clockwise from there; if there is none, the golem keeps it. The next strike of the same pass finds no barrel any
        more. In Cards the strike counts as usual.

golems-take-shield = The barrel of { $golem } takes the strike of { $other }: no heart lost.
    .name = The barrel as a shield
    .rule =
        In Energy the barrel in a golem’s hands is its shield: the strike costs no life, even if there is nowhere to
        drop the barrel.

golems-strike-mutual =
    .name = At the same moment
    .rule = Nobody strikes first: all strikes land together, so two golems may put each other out.

## Logic

golems-logic-supply =
    .name = Logic tokens
    .rule =
        There are two tokens each of AND, OR, NOT and XOR. A luck card with such a word gives its token, if there is one
        left.

golems-logic-place = { $other ->
    [none] { $golem } puts a token on { $to }.
    [self] { $golem } puts a token on row { $row } of its own program.
   *[other] { $golem } puts a token on row { $row } of the program of { $other }.
}
    .name = Placing a token
    .rule =
        When all programs are laid, and before they are played, players with a token may place it, in seat order: on a
        card of their own program or of a rival’s, whose rows are face down, or on a cell without obstacle or token.
        A program gets one token at most in a round, a player places one at most, and bots get none. Unused tokens go
        back to the supply after the round. Tokens on cells stay until a golem comes.

golems-logic-and = { $what ->
    [both] { $golem } plays two rows at once: AND joins them.
    [last] { $golem } has no next row: AND does nothing.
   *[spent] { $golem } waits: AND has used up this row.
}
    .name = AND
    .rule =
        The row and the next one are played together: all passes of the first, then all passes of the second. The next
        row is then used up, and the golem waits in it. AND works on whole rows, not on a card inside LOOP or IF. On the
        last row it does nothing.

golems-logic-or = { $what ->
    [both] { $golem } chooses with OR: both rows.
    [first] { $golem } chooses with OR: this row, not the next.
    [second] { $golem } chooses with OR: the next row, not this one.
    [spent] { $golem } waits: OR has used up this row.
   *[last] { $golem } has no next row: OR does nothing.
}
    .name = OR
    .rule =
        The player opens this row and the next and decides what to play: the first, the second, or both, joined as by
        AND. The next row is then used up. OR works on whole rows, not on a card inside LOOP or IF. On the last row it
        does nothing.

golems-logic-xor = { $what ->
    [first] { $golem } chooses with XOR: this row, not the next.
    [second] { $golem } chooses with XOR: the next row, not this one.
    [spent] { $golem } waits: XOR has used up this row.
   *[last] { $golem } has no next row: XOR does nothing.
}
    .name = XOR
    .rule =
        Like OR, but the player chooses the first row or the second, never both. The next row is then used up. XOR works
        on whole rows, not on a card inside LOOP or IF. On the last row it does nothing.

golems-logic-not = { $what ->
    [card] { $golem } plays one card of this row the other way round: NOT.
   *[row] { $golem } plays this whole row the other way round: NOT.
}
    .name = NOT
    .rule =
        Forward becomes back, left becomes right, attack becomes defence, and the other way round; stand stays
        stand. NOT lies on one action card, also inside LOOP, WHILE or IF, but not on a bonus card itself and not on
        CALL.

golems-logic-step = { $what ->
    [works] { $thing ->
        [and] { $golem } finds AND on { $to }: its next two rows are played together.
        [or] { $golem } finds OR on { $to }: it may choose between its next two rows.
        [not] { $golem } finds NOT on { $to }: its next row is played the other way round.
       *[xor] { $golem } finds XOR on { $to }: it must choose one of its next two rows.
    }
    [had] { $golem } finds { golems-token } on { $to }, but it has had a token this round.
    [late] { $golem } finds { golems-token } on { $to }, but too few rows are left.
   *[bot] { $golem } leaves { golems-token } on { $to } alone: it is a bot.
}
    .name = Stepping on a token
    .rule =
        A golem that comes to a cell with a token takes it, and the token works on its next row: NOT on all commands of
        that row, AND, OR and XOR on that row and the one after. Every arrival counts: a step, each step of a slide, the
        end of a ladder, another bank of the water, a black hole; but not turning, a step that is not made, going back
        out of the water, or a token laid under the golem. If the program has had a token in this round, or too few rows
        are left (NOT needs one, the others two), the token goes back to the supply and does not count. Bots leave tokens
        alone.

## WHILE

golems-while-until = { $what ->
    [runs] { $golem } starts its loop: { golems-thing-awaited } is not ahead yet.
    [holds] { $golem } skips its loop: { golems-thing-awaited } is ahead already.
   *[done] { $golem } ends its loop on { $from }: { golems-thing-awaited } is ahead.
}
    .name = WHILE
    .rule =
        Repeat until an obstacle is ahead. If it is ahead at the first check, nothing is done. If not, the command is
        carried out in step 8 and the check made again, until it says yes. Several loops run side by side, one command
        each at a time. A movement that is only lost in snow does not jam the loop: the next one completes the pair.

golems-while-jam = { $what ->
    [stuck] { $golem } gets stuck in its loop and loses a heart: no room for “{ $card }”.
    [again] { $golem } gets stuck in its loop and loses a heart: it goes in circles.
   *[idle] { $golem } gets stuck in its loop and loses a heart: “{ $card }” changes nothing.
}
    .name = A jammed loop
    .rule =
        A loop jams, ends and costs one damage if its command cannot be carried out (edge, wall, golem, a barrel that
        does not roll, a busy ladder), or if the golem is back on a cell and looks the way it already did in this loop,
        the start included. After each command the first is asked first, then whether the loop is done, then the second.
        Stand and defence always jam once the loop has begun, and the defence does not count. Walking into water counts
        as carried out; so does a command on ice if one of its two steps is made, but a bump is not a step.

golems-while-strike = { $what ->
    [counts] { $golem } ends its loop with one strike.
   *[idle] { $golem } gets stuck in its loop and loses a heart: no obstacle to strike.
}
    .name = A strike in a loop
    .rule =
        Attack in a WHILE strikes once. The strike counts if the obstacle is ahead after the moves of that turn of the loop.
        If not, the loop jams: one damage, no strike, and a barrel stays whole. In each turn of the loop all moves come
        first, then all checks, then the strikes that count.

## Bots

golems-bot-kind =
    .name = Bots
    .rule =
        A bot is a golem that nobody plays. It has a golem card, but no hand, no bonuses and no logic. In every row it
        follows its bot card or rolls the die.

golems-bot-die = { $golem } rolls a { $amount }: “{ $card }”.
    .name = The bots’ die
    .rule = 1: forward. 2: back. 3: turn left. 4: turn right. 5: attack. 6: defence.

golems-bot-card = { $what ->
    [hunter] { $golem } follows its card, the Hunter: “{ $card }”.
    [guard] { $golem } follows its card, the Guard: “{ $card }”.
    [lighthouse] { $golem } follows its card, the Lighthouse: “{ $card }”.
    [coward] { $golem } follows its card, the Coward: “{ $card }”.
    [cooper] { $golem } follows its card, the Cooper: “{ $card }”.
   *[patrol] { $golem } follows its card, the Patrol: “{ $card }”.
}
    .name = Bot cards
    .rule =
        A bot card asks a few questions about the field before anyone moves in this row. The first yes gives the
        command; without a yes the bot rolls the die. A golem is within reach if it is seen and not farther than the
        bot’s range, even if something will stop the strike; other bots are seen too. Hunter (sees 3 cells): attack
        within reach, forward to a golem farther off. Guard (3): attack within reach, defence if a golem is farther off.
        Lighthouse (4): the same as Guard, and if it sees nobody, turn right. Coward (2): back from anyone. Cooper
        (1): attack a barrel ahead or a golem within reach. Patrol (2): attack within reach, left before edge, wall or
        water, and otherwise forward.

golems-bot-sight =
    .name = What a bot sees
    .rule =
        A bot sees straight ahead. A wall or the end of the field blocks its sight, and a golem hides what is behind it.
        Ladders, water and barrels do not.

golems-bot-first =
    .name = Bots go first
    .rule =
        Whatever the step, it is the bots’ turn first and the players’ golems’ after that. Bots among themselves act at
        the same moment.

golems-bot-rows =
    .name = Bots act in every row
    .rule = As long as any player’s golem has a row to play, bots go on acting, too.

## The end of the game

golems-end-last = { $what ->
    [won] { $golem } is the last golem standing and wins!
   *[draw] { $golem } is still standing, but no player is: the bots win.
}
    .name = The last golem
    .rule =
        The last golem on the field wins. Bots count and can win; if only bots are left, they have won. A game begun
        with a single golem does not end this way.

golems-end-none = { $golem } falls apart together with the last rivals: a draw.
    .name = Nobody left
    .rule =
        If the last golems are put out in the same row, it is a draw between them. If a golem that began the game alone
        is out, nobody wins.

golems-end-rounds = { $what ->
    [won] { $golem } has the least damage after the last round and wins!
   *[draw] { $golem } shares the least damage after the last round: a draw.
}
    .name = After ten rounds
    .rule =
        After 10 rounds the golem on the field with the least damage wins. If several have equally little, it is a draw.

golems-end-energy = { $what ->
    [won] { $golem } has the most hearts when the energy is used up and wins!
   *[draw] { $golem } shares the most hearts when the energy is used up: a draw.
}
    .name = Out of energy
    .rule =
        Energy starts at 10 and goes down by 1 after each round. The round played at 1 is the last, so there are ten.
        Then the most lives win. If they are equal, it is a draw or, if the players agreed on it, five more rounds.

golems-end-repeat = { $golem } goes round and round without end: a draw.
    .name = Round and round
    .rule =
        In the autonomous game programs repeat for ever. If a round begins just as an earlier one did, with the same
        places, lives, barrels and carried barrels, it would go on like that without end: a draw of all on the field.
        Energy does not run out in this game.

golems-end-limit = { $what ->
    [won] { $golem } has the least damage when the time is up and wins!
   *[draw] { $golem } shares the least damage when the time is up: a draw.
}
    .name = A limit of rounds
    .rule = Any game may be given a last round. After it the least damage wins, as in end.rounds.

## Goals of scenarios

golems-goal-reach = { $to ->
    [none] { $golem } is on its goal cell!
   *[other] { $golem } is on its goal cell, { $to }!
}
    .name = Reach a cell
    .rule =
        In this scenario a golem wins when it stands on its goal cell after a row. Golems that get there in the same row
        win together.

golems-goal-edge = { $to ->
    [none] { $golem } is at its edge of the field!
   *[other] { $golem } is at its edge of the field, on { $to }!
}
    .name = Reach an edge
    .rule =
        In this scenario a golem wins when it stands on the outermost row or column of its side after a row. Golems that
        get there in the same row win together.

golems-goal-gears = { $what ->
    [taken] { $golem } takes the gear on { $to }. Its gears now: { $amount }.
   *[won] { $amount ->
        [0] { $golem } wins with the most gears!
       *[other] { $golem } wins with the most gears: { $amount }.
    }
}
    .name = Collect gears
    .rule =
        A player’s golem that stands on a gear at the end of a row takes it. When all gears are collected, or somebody
        has as many as the scenario asks for, the most gears win; equal numbers share the win.

golems-goal-bring = { $to ->
    [none] { $golem } has brought a barrel home!
   *[other] { $golem } has brought a barrel home, to { $to }!
}
    .name = Bring the barrel
    .rule =
        Barrels wait on the field. A golem wins when it stands on its start cell with a barrel in its arms after a row.

golems-goal-break = { $golem } is at the goal: no barrel is left.
    .name = Break all barrels
    .rule = Players win together when no barrel is left, neither on the field nor in a golem’s arms.

golems-goal-roll = { $golem } is at the goal: all barrels are in their places.
    .name = Roll the barrels
    .rule = Players win together when a barrel stands on every marked cell.

golems-goal-bots = { $golem } is at the goal: all bots are out.
    .name = Beat the bots
    .rule = Players win together when all bots are out.

golems-way-beginner =
    .name = The beginner game
    .rule =
        The first game: a field of 4x4 with nothing on it, action cards only, no dice and no bonus cards. In Energy and Cards
        the programs lie face up (way.open).

golems-way-open =
    .name = Open programs
    .rule =
        Programs are laid face up: as soon as a program is locked, everybody sees it. It may be taken back until the last
        one is locked. Computer players lock theirs first and do not look at those of others. The beginner game of Energy
        and Cards is played like this; in every other game the table may choose it. In Board with the Logic expansion all
        rows lie face up, so there is nothing that a token could hide.

golems-way-standard =
    .name = The standard game
    .rule =
        The game with all its rules: in the small editions a field of 4x4 or 6x6 and a roll of the bonus dice in every round, in Board one to
        four players with golem cards and luck cards. In Board bots take seats if the table wants them, and one player alone
        always meets one.

golems-way-autonomous =
    .name = Autonomous golems
    .rule =
        On an empty field of 4x4 everybody lays one program, once. All bonus cards may be in it, and a LOOP may lie on a card of
        an IF. Then the golems are on their own: their programs are repeated for ever, until one golem is left or a position
        comes back (end.repeat).

golems-way-scenario = { $what ->
    [out] { $golem } does not win: nobody can go on.
    [repeat] { $golem } does not win: everything only repeats.
   *[limit] { $golem } does not win: the rounds are over.
}
    .name = Scenarios
    .rule =
        A scenario has a field and a goal, and who reaches the goal wins. Nothing else does: if the rounds are over or no
        golem can go on before that, nobody has won.

golems-way-puzzle = { $what ->
    [out] { $golem } fell apart before the goal. Try again!
    [repeat] { $golem } goes round in circles. Try again!
    [task] { $golem } is there, but a condition is missing. Try again!
   *[limit] { $golem } is not there yet. Try again!
}
    .name = Puzzles
    .rule =
        A puzzle is for one player: a goal, and conditions such as a number of rows, cards that must all be used, or a LOOP
        that must or must not be there. Only the goal wins, with all conditions kept. If the rounds are over, the golem is
        out, or a position comes back for ever, the puzzle is not solved.

golems-way-barrel =
    .name = The game “Bring the barrel”
    .rule =
        Barrels stand in the middle of the field. Take one and walk back with it to the cell where your golem began: who stands
        there with a barrel first has won (goal.bring).

golems-way-tournament = { $what ->
    [back] { $golem } comes back on { $to }: a tournament never ends with nobody left. One more damage, and it is out again.
    [on] { $golem } shares the lead after the last round: one round more.
    [cards] { $golem } has laid the fewest cards of all who share the lead, and wins!
    [lot] { $golem } is drawn by lot and wins: all else is equal!
   *[lead] { $golem } leads alone after the last round and wins!
}
    .name = Tournament
    .rule =
        A tournament is the standard game with ten rounds in every box, without bots, and with one winner for certain; another
        limit of rounds changes nothing. When the last golems go out in the same row, they return straight away to where they
        began, or to the closest free cell, and stand one damage below the limit; a new round begins. If nobody leads alone
        after ten rounds, all golems on the field go on without dice and luck cards until one does, for five rounds and no
        longer. After that the leader with the fewest cards in all its programs wins, bonus cards and what lies on them
        included. If even that is equal, a lot is drawn.

golems-way-junior =
    .name = Junior
    .rule =
        For children from five to seven, one to three in a team, each team with a name. There are exactly two golems, and one
        child or team may play against a bot. Nobody strikes: there are no fight, bonus, stand or luck cards, programs have
        three rows, and a bot whose die or card says attack or defence just stands. Golem cards are used only where water
        lies, because water still does damage. At first the golems move one after the other, later all at once. The table
        chooses what they are after: the treasure first (as usual, in a labyrinth), the far edge first, or the most gears.

golems-field-own =
    .name = Your own field
    .rule =
        A table may lay its own field. Board: one to five of the parts, each once, turned as you like, summer or winter side up,
        on whole cells, edge to edge and not on top of each other. Small editions: 4x4 or 6x6. Obstacles lie where you want
        them, but not on a start cell, and no more of them than the box has (box.tokens); ladders come in pairs. What is
        in the barrels of Board is drawn from all twelve. Golems start as far apart as the field allows, or where the table
        says. The first two face each other; the third and the fourth look in a direction that nobody before them has, as
        much towards the middle as they can. From every start a golem must be able to step off.

golems-box-tokens =
    .name = What the box has
    .rule =
        Small editions: 10 barrels, 5 tokens of water, 6 walls. Board: 12 barrels, two of each content; 4 tokens with a wall on
        one side and on the other an end of a ladder (A up, A down, B up, B down); 6 tokens with a wall on one side and water
        on the other.

golems-golem-choice = { $thing ->
    [dealt] { $golem } is dealt a golem card.
   *[chosen] { $golem } has chosen a golem card.
}
    .name = Choosing golem cards
    .rule =
        In Board golem cards are taken before the game, with their numbers in sight: first by the youngest player (the table
        says who that is), then in the order of the seats from there. There are six sheets with a card on either side, and two
        golems never use the two sides of one sheet. A bot gets the card that the table gives it, or one that is left. Who
        is in a hurry has all cards dealt, from the same six sheets.

golems-seat-colour =
    .name = Colours
    .rule =
        Players choose their colours: when the table is set every seat gets one of the four, each colour once, and who joins
        chooses among the free seats. Where a golem starts and when it has its turn belongs to the seat, whatever its colour.
