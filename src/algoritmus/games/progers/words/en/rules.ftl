# Progers, in English.
#
# A message per rule: "progers-" and the rule's id with dashes. Its value is said when the rule is at work in an event,
# .name is a title, .rule is the rule itself.
# $rover, $other: names; $from, $to: cells; $card: the word on the card; $amount: a number of samples or cards;
# $points: a number; $command: the card's letter and $what: the outcome, both to select on.
# What the event does not tell is the word "none".

## The planet

progers-planet-grid =
    .name = Field and blocks
    .rule =
        The field is a square of 6x6 cells in the basic rules and of 9x9 in the full ones. Columns are called a, b, c…
        from left to right, rows 1, 2, 3… from bottom to top. Hills are blocks: a low block is one level above the
        ground, a high block is two. The basic rules use two low blocks, the full rules two low ones and a high one with
        a low one right beside it. Blocks may stand anywhere except on the four corners.

progers-planet-wall =
    .name = Stone walls
    .rule = A stone wall stands between two neighbouring cells. It stops steps and dashes; jumps and beams pass it.

progers-planet-marks =
    .name = Where samples lie
    .rule =
        Before the game the samples are shuffled and put face down on marks of the field and the blocks, one on each
        mark. Where there are more marks than samples, some stay empty. The basic rules have 12 samples, 3 of each type,
        the full rules 20, 5 of each.

progers-planet-bases = { $rover } puts its base on { $to } and starts there.
    .name = Bases
    .rule =
        All four corners have a base, even if fewer than four play. Corners are chosen in turn: whoever will move last
        chooses first, and whoever moves first takes what is left. A rover starts on its base and may look anywhere
        except off the field.

progers-lab-basic = { $rover } is on { $to }, but this base is no laboratory for it.
    .name = Laboratories of the basic rules
    .rule = Every base is a laboratory for every rover.

progers-lab-full = { $rover } brings { $amount ->
        [one] a sample
       *[other] { $amount } samples
    } to { $to }, but this base is no laboratory for it.
    .name = Laboratories of the full rules
    .rule =
        Each base is home to one colour and works as a laboratory for two others, never for its own. In the order red,
        blue, yellow, green and red again, a base serves the two colours that come next: the red base serves blue and
        yellow, the blue one yellow and green, the yellow one green and red, the green one red and blue.

progers-planet-own =
    .name = Your own planet
    .rule =
        A table may lay its own planet. All blocks of the rule set are used, each once, turned as you like, wholly on the
        field, not on top of each other and where planet.grid allows it. Walls and marks under a block vanish; at least
        as many marks must be left to see as there are samples. If something is not allowed, the game says why.

progers-seat-colour =
    .name = Colours
    .rule =
        Players choose their colours: when the table is set every seat gets one of the four, each colour once, and who
        joins chooses among the free seats. A base has the colour of its player. Bases without a player take the colours
        that are left, in the order red, blue, yellow, green. The order of turns belongs to the seats.

## Cards

progers-deck-mix =
    .name = The deck
    .rule =
        There is one deck for all, with 52 cards: 12 steps, 6 dashes, 8 jumps, 7 left turns, 7 right turns, 4 u-turns,
        3 teleports and 5 loops (three x2, two x3). The basic rules leave teleports and loops out, so 44 cards remain.

progers-deck-hand = { $what ->
    [mixed] The cards are shuffled.
   *[drawn] { $card ->
        [none] { $rover } draws { $amount ->
            [one] 1 card
           *[other] { $amount } cards
        }.
       *[other] { $rover } draws: { $card }.
    }
}
    .name = Hands
    .rule =
        Everybody holds five cards and hides them from the others. When a turn is over, its player fills the hand up to
        five again. When the deck is empty, the discard is shuffled and becomes the deck; if there is no discard either,
        the hand stays short.

progers-card-step = { $rover } drives to { $to }.
    .name = Step
    .rule =
        The rover goes one cell ahead. It cannot if the field ends there, if a stone wall stands between the cells, if the
        next cell is higher or lower, or if another rover is on it.

progers-card-dash = { $what ->
    [edge] { $rover } dashes to { $to }, to the edge of the field.
    [wall] { $rover } dashes to { $to }, to a stone wall.
    [height] { $rover } dashes to { $to }, where the ground rises or drops.
    [rover] { $rover } dashes to { $to }, where a rover is in the way.
   *[sample] { $rover } dashes to { $to }, to the samples.
}
    .name = Dash
    .rule =
        The rover goes ahead, cell by cell, until something stops it that would stop a step; it stays on the cell before.
        It also stops on the first cell with a sample, even if it has no room for it.

progers-card-jump = { $rover } jumps to { $to }.
    .name = Jump
    .rule =
        The rover goes one cell ahead, over a stone wall, up a level or down a level, but never two levels in one jump.
        The edge of the field and another rover stop a jump.

progers-card-turn = { $command ->
    [L] { $rover } turns left.
    [R] { $rover } turns right.
   *[U] { $rover } turns round.
}
    .name = Turns
    .rule = Left, right and u-turn turn the rover on the spot.

progers-card-skip = { $what ->
    [edge] { $rover } skips “{ $card }”: the field ends there.
    [wall] { $rover } skips “{ $card }”: a stone wall is in the way.
    [height] { $command ->
        [J] { $rover } skips “{ $card }”: two levels at once are too much.
       *[other] { $rover } skips “{ $card }”: the next cell is higher or lower.
    }
    [rover] { $rover } skips “{ $card }”: { $other } is on { $to }.
    [home] { $rover } skips “{ $card }”: the beam meets { $other }, but { $other } is at home already.
    [taken] { $rover } skips “{ $card }”: the beam meets { $other }, but somebody is on the base of { $other }.
   *[nothing] { $rover } skips “{ $card }”: the beam meets nothing.
}
    .name = What cannot be done is left out
    .rule = A command that a rover cannot carry out is left out: it goes straight on to the next one.

## Samples and points

progers-sample-take = { $what ->
    [all] { $rover } picks up { $amount ->
        [one] a sample
       *[other] { $amount } samples
    } on { $to }.
    [some] { $rover } picks up { $amount ->
        [one] a sample
       *[other] { $amount } samples
    } on { $to } and is full.
   *[none] { $rover } is full: the samples stay on { $to }.
}
    .name = Taking samples
    .rule =
        A rover that comes to a cell with samples takes them aboard at once, even halfway through an algorithm, but
        never has more than three. What it has no room for stays lying. Nobody looks at the samples yet.

progers-sample-deliver = { $rover } delivers { $samples }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
    .name = Delivering samples
    .rule =
        A rover that comes to its laboratory, even halfway through an algorithm, turns up everything it has aboard. A
        type that is new to its player scores 2 points, a type that the player already has scores 1.

progers-sample-order =
    .name = Oldest first
    .rule =
        Samples on a cell or aboard are a pile, the oldest first. What is dropped, beamed or paid comes last; a rover
        takes and delivers from the oldest on. In a laboratory with samples a rover first takes what it has room for and
        then delivers, once. What a rover gets without moving, or already stands on, has to wait: it is taken or
        delivered only after the rover drives onto such a cell anew.

progers-bump-pay = { $what ->
    [paid] { $other } is in the way and gives { $rover } a sample.
    [empty] { $other } is in the way, but has no samples.
   *[laden] { $other } is in the way, but { $rover } has no room for a sample.
}
    .name = Paying for being in the way
    .rule =
        If a rover cannot start or finish a command because somebody occupies the cell it wants, that somebody hands
        over the sample taken last, face down. Nothing is paid if the one has no sample or the other no room. Only a
        rover that is the sole obstacle pays: if a wall or the height would have stopped the command anyway, it does
        not.

progers-bump-once = { $other } is in the way again, but pays only once.
    .name = Paid once
    .rule =
        After a payment the two rovers pay each other nothing more, in neither direction and at lifts neither, as long
        as both stay on their cells. As soon as one has moved or been moved, they may pay again. A bump without a
        payment blocks nothing.

progers-end-points = { $what ->
    [draw] { $rover } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }: a draw.
   *[won] { $rover } reaches { $points ->
        [one] 1 point
       *[other] { $points } points
    } first and wins!
}
    .name = Enough points
    .rule =

        The first with 7 points in the basic rules or 9 in the full ones wins at once. This is looked at after each
        delivery, before end.samples. Then the game stops in the middle of whatever was going on: further commands, the
        lift and the clearing of the table do not happen.

progers-end-samples = { $what ->
    [draw] All samples are delivered: it is a draw, { $rover } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[won] All samples are delivered: { $rover } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
    .name = All samples delivered
    .rule = When every sample has been delivered, the most points win. If several have equally many, it is a draw.

progers-end-limit = { $what ->
    [draw] That was the last turn: a draw, { $rover } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[won] That was the last turn: { $rover } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
    .name = A limit of turns
    .rule = Any game may be given a number of turns. After the last one the most points win, or it is a draw.

## A turn

progers-turn-basic = { $what ->
    [lays] { $rover } lays “{ $card }”.
    [runs] { $rover } drives: { $amount ->
        [one] one card.
       *[other] { $amount } cards.
    }
   *[cleared] The cards of { $rover } go to the discard.
}
    .name = A turn in the basic rules
    .rule =
        The player lays one to three cards in a row, the rover carries them out from left to right, the cards go to the
        discard, and the hand is filled up to five.

progers-turn-pass = { $rover } passes.
    .name = Passing
    .rule =
        Instead of playing a player may pass, throw away as many cards as wanted and draw as many new ones. Rover and
        algorithm stay as they are; only a lift that the rover waits for runs all the same.

progers-turn-full = { $rover } drives: { $amount ->
        [one] one card.
       *[other] { $amount } cards.
    }
    .name = A turn in the full rules
    .rule =
        There is one algorithm for all on the table. A player adds up to three cards to it, or none, and then the rover
        carries out all of it. The next player goes on with what lies there.

progers-algo-insert = { $rover } adds “{ $card }” to the algorithm.
    .name = Adding a card
    .rule = A card may be put before, after or between the cards of the algorithm.

progers-algo-cover = { $rover } covers a card with “{ $card }”.
    .name = Covering a card
    .rule =
        A card may be put on top of another. The lower one does nothing any more as long as this algorithm lies on the
        table.

progers-algo-keep = { $rover } takes “{ $card }” off the algorithm.
    .name = What may be taken away
    .rule = Cards stay in the algorithm. Only loop cards may be taken off, as many as the player likes; they are discarded.

progers-algo-loop = { $amount ->
    [1] { $rover } puts “{ $card }” over one card.
   *[other] { $rover } puts “{ $card }” over two neighbours.
}
    .name = Loops
    .rule =
        A loop card is put over one card, which then runs two or three times, or over two neighbours A and B, which run
        A B A B. It is one of the three cards of a turn, but does not make the algorithm longer. No card can have two
        loops over it.

progers-algo-break = { $what ->
    [insert] A card under the loop has moved: “{ $card }” goes to the discard.
   *[cover] A card under the loop is covered: “{ $card }” goes to the discard.
}
    .name = Broken loops
    .rule =
        A loop falls off and is discarded as soon as one of its cards gets covered or shifted. A new card between the cards
        on the table shifts all those to its right: every loop over one of them falls off, a loop over two cards as a whole,
        and so does a loop laid in the same turn. A card put at either end shifts nothing.

progers-algo-limit = The algorithm is full: { $amount ->
        [one] its card goes
       *[other] all { $amount } cards go
    } to the discard.
    .name = Five cards are the limit
    .rule =
        With five cards the algorithm is full, and no card may make it longer. It is carried out, the lift runs, and then all
        of it is discarded, covered cards and loops too. The next player starts anew.

progers-algo-start =
    .name = An empty table
    .rule = If no algorithm lies on the table, a player must play at least one command card, or pass.

progers-algo-length =
    .name = How long the algorithm is
    .rule =
        Only the command cards that can be seen are counted, not covered cards and not loops. Even a card that has just
        been laid may get another card or a loop on top before the turn is out. Loops are taken off without counting as
        cards, and a player may do just that and then let the algorithm run.

## Teleport and lifts

progers-way-puzzle =
    .name = Puzzles
    .rule =
        A puzzle is for one player: the planet, the samples, the hand and, if there is one, the algorithm on the table are
        given. Nothing is drawn, and there are only so many turns. Other rovers, if any, make turns that lie open. The goal
        is a cell, so many points or so many delivered samples. Only the goal wins.

progers-beam-path =
    .name = The beam
    .rule =
        A teleport sends a beam straight ahead. It passes through stone walls, but stays on the rover’s own level: a
        cell of another height is its end. The nearest rover or samples in its way are what it moves; if a rover and
        samples share a cell, it is the rover.

progers-beam-rover = { $rover } beams { $other } home from { $from } to { $to }{ $amount ->
        [0] .
        [one] ; its sample stays on { $from }.
       *[other] ; its { $amount } samples stay on { $from }.
    }
    .name = Beaming a rover
    .rule =
        A rover met by the beam goes to its own base, still looking the same way, and loses its cargo, which lies where
        it was met. It takes samples that lie at home. If another rover is on that base, or it is at home already,
        nothing happens, and nobody pays.

progers-beam-sample = { $rover } beams { $amount ->
        [1] the sample
        [2] both samples
       *[other] all { $amount } samples
    } from { $from } to { $to }.
    .name = Beaming samples
    .rule =
        Samples met by the beam come one cell nearer, all that lie there. If that brings them to the rover itself, it
        takes as many of them aboard as it has room for, and the rest lies there.

progers-lift-run = { $what ->
    [waited] The lift is free: { $rover } rides to { $to }.
   *[none] { $rover } rides the lift to { $to }.
}
    .name = Lifts
    .rule =
        A lift joins a platform on top of a block with a cell next to the block. When a rover has carried out the
        algorithm and is on either end of a lift, it is carried to the other end, once, even if it did not move; it
        keeps looking the same way, and it takes or delivers there as if it had driven. Other rovers are not carried,
        and a pass starts no lift. If two working lifts meet on a cell, the first listed runs. Lifts do not care about
        stone walls.

progers-lift-busy = { $what ->
    [waits] The lift is busy: { $other } is on { $to }, and { $rover } waits.
   *[over] { $other } is still on { $to }: { $rover } stops waiting for the lift.
}
    .name = A busy lift
    .rule =
        If another rover is at the other end, nobody is carried, and the other one pays (bump.pay). The rover below or
        above then waits: its next turn, even a pass, begins with the lift, provided that the other end has become free.
        If not, there is no second payment, and it does not wait any longer. Whoever leaves the platform before that has
        stopped waiting.

progers-lift-dead = { $what ->
    [off] The lift on { $from } does not work: it leads off the field.
   *[level] The lift on { $from } does not work: { $to } is not lower.
}
    .name = Lifts that do not work
    .rule =
        A lift with nothing under it does not work: its lower end must be a cell of the field, and lower than its top.
