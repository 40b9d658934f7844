# Captions of the theatre, in English: what a golem does, in a few words without its name.
#
# "golems-caption-" and the rule's id with dashes. The page puts the names before it and joins what one golem does:
# "Red and Blue step forward. Green pushes a barrel and walks after it." $count is how many do it; verb-1, verb-2…
# end the verb. A rule without a caption is told by its whole sentence.

golems-caption-program-short = wait{ verb-1 }: no cards left
golems-caption-bonus-blocks = { $what ->
    [x2] roll{ verb-1 } LOOP x2
    [x3] roll{ verb-1 } LOOP x3
    [if] roll{ verb-1 } IF
   *[blank] roll{ verb-1 } a blank
}
golems-caption-bonus-small = { $what ->
    [x2] roll{ verb-1 } LOOP x2
    [x3] roll{ verb-1 } LOOP x3
    [if] roll{ verb-1 } IF
   *[blank] roll{ verb-1 } a blank
}
golems-caption-bonus-luck = { $what ->
    [drawn] draw{ verb-1 } a luck card
    [if] draw{ verb-1 } IF
    [loop] draw{ verb-1 } LOOP
    [while] draw{ verb-1 } WHILE
    [blank] draw{ verb-1 } a blank luck card
   *[token] draw{ verb-1 } a Logic card
}
golems-caption-bonus-call = { $card ->
    [none] play{ verb-1 } without a subroutine
   *[other] lay{ verb-1 } out a subroutine
}
golems-caption-bonus-sensor = { $what ->
    [yes] ask{ verb-1 } the sensor: yes
   *[no] ask{ verb-1 } the sensor: no
}
golems-caption-row-strike = hit{ verb-1 } { $other }
golems-caption-row-defend = defend{ verb-1 }
golems-caption-row-damage = { $what ->
    [hurt] lose{ verb-1 } { $amount ->
        [one] a heart
       *[other] { $amount } hearts
    }
    [warded] block{ verb-1 } every strike
   *[idle] defend{ verb-1 } for nothing
}
golems-caption-row-out = fall{ verb-1 } apart
golems-caption-move-turn = { $command ->
    [L] turn{ verb-1 } left
   *[R] turn{ verb-1 } right
}
golems-caption-move-stand = stand{ verb-1 } still
golems-caption-move-step = { $command ->
    [B] step{ verb-1 } back
   *[F] step{ verb-1 } forward
}
golems-caption-move-edge = stay{ verb-1 }: the field ends
golems-caption-move-wall = stay{ verb-1 }: a wall is ahead
golems-caption-move-same-cell = { $count ->
    [1] { $other ->
        [none] stays: somebody else wants { $to } too
       *[other] stays: { $other } wants { $to } too
    }
   *[other] clash on { $to }
}
golems-caption-move-follow = stay{ verb-1 }: { $other } is still there
golems-caption-barrel-push = { $what ->
    [stuck] stay{ verb-1 }: the barrel cannot roll
    [clash] stay{ verb-1 }: the barrel is blocked
    [barrel] push{ verb-2 } a barrel
   *[step] walk{ verb-1 } after it
}
golems-caption-barrel-block = stay{ verb-1 }: a barrel is in the way
golems-caption-ladder-move = take{ verb-1 } the ladder to { $to }
golems-caption-ladder-busy = { $what ->
    [self] stay{ verb-1 }: this ladder leads right back
   *[golem] stay{ verb-1 }: { $other } is on the ladder
}
golems-caption-water-life = fall{ verb-1 } into the water: one heart less
golems-caption-water-flow = { $what ->
    [in] fall{ verb-1 } into the water: one heart less
    [out] climb{ verb-1 } out on { $to }
   *[back] climb{ verb-1 } back out on { $from }
}
golems-caption-ice-slide = { $what ->
    [turn] spin{ verb-1 } on the ice
   *[step] slide{ verb-1 } to { $to }
}
golems-caption-ice-bump = { $what ->
    [stops] { $other ->
        [none] slide{ verb-1 } into a barrel
       *[other] slide{ verb-1 } into { $other }
    }
    [stuck] { $other ->
        [none] stop{ verb-1 }: the barrel cannot move
       *[other] stop{ verb-1 }: { $other } cannot move
    }
    [barrel] knock{ verb-1 } the barrel to { $to }
   *[golem] { $count ->
        [1] is knocked to { $to } by { $other }
       *[other] are knocked to { $to } by { $other }
    }
}
golems-caption-snow-pair = { $count ->
    [1] is stuck in the snow
   *[other] are stuck in the snow
}
golems-caption-if-enemy = { $what ->
    [yes] say{ verb-1 } yes to “enemy?”
   *[no] say{ verb-1 } no to “enemy?”
}
golems-caption-if-obstacle = { $what ->
    [yes] say{ verb-1 } yes to “obstacle?”
   *[no] say{ verb-1 } no to “obstacle?”
}
golems-caption-if-attack = { $what ->
    [yes] say{ verb-1 } yes to “attack?”
   *[no] say{ verb-1 } no to “attack?”
}
golems-caption-strike-range = swing{ verb-1 } and miss{ verb-2 }
golems-caption-strike-wall = strike{ verb-1 } a wall
golems-caption-strike-water = strike{ verb-1 } the water
golems-caption-strike-ladder = { $what ->
    [stopped] strike{ verb-1 } along the ladder: nobody there
   *[hit] { $other ->
        [self] strike{ verb-1 } along the ladder and get{ verb-1 } hit by it!
       *[other] hit{ verb-1 } { $other } on the ladder
    }
}
golems-caption-strike-barrel = smash{ verb-2 } a barrel
golems-caption-barrel-empty = find{ verb-1 } nothing
golems-caption-barrel-dynamite = find{ verb-1 } dynamite: boom, one heart less!
golems-caption-barrel-repair = { $what ->
    [mended] find{ verb-1 } tools: one heart more
   *[whole] find{ verb-1 } tools, but nothing to mend
}
golems-caption-barrel-plus = find{ verb-1 } +1: one row more next round
golems-caption-barrel-minus = find{ verb-1 } −1: one row less next round
golems-caption-barrel-hole = { $what ->
    [sent] go{ verb-2 } through the black hole to { $to }
    [left] stay{ verb-1 }: { $other } leaves the black hole
   *[none] find{ verb-1 } a black hole!
}
golems-caption-take-barrel = { $what ->
    [taken] take{ verb-1 } the barrel
    [both] { $count ->
        [1] gets no barrel: somebody else wants it
       *[other] reach for one barrel: nobody gets it
    }
    [full] take{ verb-1 } nothing: one barrel is enough
   *[none] take{ verb-1 } nothing: no barrel is ahead
}
golems-caption-take-drop = { $what ->
    [dropped] drop{ verb-1 } the barrel
   *[kept] keep{ verb-1 } the barrel: no empty cell is near
}
golems-caption-take-shield = { $count ->
    [1] is saved by the barrel
   *[other] are saved by their barrels
}
golems-caption-logic-place = { $other ->
    [none] put{ verb-1 } a token on { $to }
    [self] put{ verb-1 } a token on row { $row }
   *[other] put{ verb-1 } a token on row { $row } of { $other }
}
golems-caption-logic-and = { $what ->
    [both] play{ verb-1 } two rows at once: AND
    [last] { $count ->
        [1] has no next row: AND does nothing
       *[other] have no next row: AND does nothing
    }
   *[spent] wait{ verb-1 }: this row is used up
}
golems-caption-logic-or = { $what ->
    [both] choose{ verb-1 } both rows: OR
    [first] choose{ verb-1 } this row, not the next: OR
    [second] choose{ verb-1 } the next row, not this one: OR
    [spent] wait{ verb-1 }: this row is used up
   *[last] { $count ->
        [1] has no next row: OR does nothing
       *[other] have no next row: OR does nothing
    }
}
golems-caption-logic-xor = { $what ->
    [first] choose{ verb-1 } this row, not the next: XOR
    [second] choose{ verb-1 } the next row, not this one: XOR
    [spent] wait{ verb-1 }: this row is used up
   *[last] { $count ->
        [1] has no next row: XOR does nothing
       *[other] have no next row: XOR does nothing
    }
}
golems-caption-logic-not = { $what ->
    [card] play{ verb-1 } one card the other way round: NOT
   *[row] play{ verb-1 } this row the other way round: NOT
}
golems-caption-logic-step = { $what ->
    [works] find{ verb-1 } { golems-token }
    [had] find{ verb-1 } { golems-token }: no use
    [late] find{ verb-1 } { golems-token }: too late
   *[bot] leave{ verb-1 } { golems-token } alone
}
golems-caption-while-until = { $what ->
    [runs] start{ verb-1 } the loop
    [holds] need{ verb-1 } no loop: { golems-thing-awaited } is there
   *[done] end{ verb-1 } the loop
}
golems-caption-while-jam = get{ verb-1 } stuck in the loop: one heart less
golems-caption-while-strike = { $what ->
    [counts] end{ verb-1 } the loop with one strike
   *[idle] get{ verb-1 } stuck in the loop: one heart less
}
golems-caption-bot-die = roll{ verb-1 } { $amount }: { $card }
golems-caption-bot-card = follow{ verb-1 } the card: { $card }
golems-caption-moves = move{ verb-1 }
golems-caption-end-last = { $what ->
    [won] { $count ->
        [1] is the last one left and wins!
       *[other] are the last ones left and win!
    }
   *[draw] { $count ->
        [1] is left alone with the bots: they have won
       *[other] are left alone with the bots: they have won
    }
}
golems-caption-end-none = fall{ verb-1 } apart together: a draw
golems-caption-end-rounds = { $what ->
    [won] win{ verb-1 } with the least damage!
   *[draw] share{ verb-1 } the least damage: a draw
}
golems-caption-end-energy = { $what ->
    [won] win{ verb-1 } with the most hearts!
   *[draw] share{ verb-1 } the most hearts: a draw
}
golems-caption-end-repeat = go{ verb-2 } round for ever: a draw
golems-caption-end-limit = { $what ->
    [won] win{ verb-1 } with the least damage!
   *[draw] share{ verb-1 } the least damage: a draw
}
golems-caption-goal-reach = reach{ verb-2 } the goal!
golems-caption-goal-edge = reach{ verb-2 } the edge!
golems-caption-goal-gears = { $what ->
    [taken] take{ verb-1 } a gear
   *[won] win{ verb-1 } with the most gears!
}
golems-caption-goal-bring = bring{ verb-1 } a barrel home!
golems-caption-goal-break = win{ verb-1 }: no barrel is left!
golems-caption-goal-roll = win{ verb-1 }: all barrels are in place!
golems-caption-goal-bots = win{ verb-1 }: all bots are out!
golems-caption-way-scenario = { $what ->
    [out] { $count ->
        [1] does not win: nobody can go on
       *[other] do not win: nobody can go on
    }
    [repeat] { $count ->
        [1] does not win: everything repeats
       *[other] do not win: everything repeats
    }
   *[limit] { $count ->
        [1] does not win: the rounds are over
       *[other] do not win: the rounds are over
    }
}
golems-caption-way-tournament = { $what ->
    [back] come{ verb-1 } back on { $to }
    [on] { $count ->
        [1] shares the lead: one round more
       *[other] share the lead: one round more
    }
    [cards] win{ verb-1 }: the fewest cards laid!
    [lot] win{ verb-1 } by lot!
   *[lead] win{ verb-1 } with the lead alone!
}
golems-caption-golem-choice = { $thing ->
    [dealt] get{ verb-1 } the { golems-weapon }
   *[chosen] choose{ verb-1 } the { golems-weapon }
}
