# Captions of the theatre, in English: what a rover does, in a few words without its name.
#
# "progers-caption-" and the rule's id with dashes. The page puts the name before it and joins what one rover does:
# "Red jumps and takes a sample aboard." $count is how many do it; verb-1, verb-2… end the verb. A rule without a
# caption is told by its whole sentence. $card may be several cards.

progers-caption-planet-bases = put{ verb-1 } a base on { $to }
progers-caption-lab-basic = bring{ verb-1 } samples to the wrong base
progers-caption-lab-full = bring{ verb-1 } samples to the wrong base
progers-caption-deck-hand = { $what ->
    [mixed] shuffle{ verb-1 } the cards
   *[drawn] draw{ verb-1 } { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
}
progers-caption-card-step = drive{ verb-1 } to { $to }
progers-caption-card-dash = { $what ->
    [edge] dash{ verb-2 } to the edge
    [wall] dash{ verb-2 } to a stone wall
    [height] dash{ verb-2 } to where the ground changes
    [rover] dash{ verb-2 } up to a rover
   *[sample] dash{ verb-2 } to the samples
}
progers-caption-card-jump = jump{ verb-1 } to { $to }
progers-caption-card-turn = { $command ->
    [L] turn{ verb-1 } left
    [R] turn{ verb-1 } right
   *[U] turn{ verb-1 } round
}
progers-caption-card-skip = { $what ->
    [edge] skip{ verb-1 } { $card }: the field ends there
    [wall] skip{ verb-1 } { $card }: a stone wall is in the way
    [height] { $command ->
        [J] skip{ verb-1 } { $card }: two levels are too much
       *[other] skip{ verb-1 } { $card }: that cell is higher or lower
    }
    [rover] skip{ verb-1 } { $card }: { $other } is in the way
    [home] skip{ verb-1 } { $card }: { $other } is at home already
    [taken] skip{ verb-1 } { $card }: the base of { $other } is taken
   *[nothing] skip{ verb-1 } { $card }: the beam meets nothing
}
progers-caption-sample-take = { $what ->
    [all] pick{ verb-1 } up { $amount ->
        [one] a sample
       *[other] { $amount } samples
    }
    [some] pick{ verb-1 } up { $amount ->
        [one] a sample
       *[other] { $amount } samples
    }: no room for more
   *[none] { $count ->
        [1] is full: no room for samples
       *[other] are full: no room for samples
    }
}
progers-caption-sample-deliver = deliver{ verb-1 } { $samples }: { $points ->
    [one] 1 point
   *[other] { $points } points
}!
progers-caption-bump-pay = { $what ->
    [paid] get{ verb-1 } a sample for it
    [empty] get{ verb-1 } nothing: there is nothing to give
   *[laden] get{ verb-1 } nothing: there is no room
}
progers-caption-bump-once = get{ verb-1 } nothing more for it
progers-caption-end-points = { $what ->
    [draw] end{ verb-1 } in a draw: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[won] win{ verb-1 } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
progers-caption-end-samples = { $what ->
    [draw] end{ verb-1 } in a draw: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[won] win{ verb-1 } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
progers-caption-end-limit = { $what ->
    [draw] end{ verb-1 } in a draw: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[won] win{ verb-1 } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
progers-caption-moves = change{ verb-1 } the cards
progers-caption-turn-basic = { $what ->
    [lays] lay{ verb-1 } { $card }
    [runs] set{ verb-1 } off
   *[cleared] end{ verb-1 } the turn
}
progers-caption-turn-pass = pass{ verb-2 }
progers-caption-turn-full = run{ verb-1 } the algorithm
progers-caption-algo-insert = add{ verb-1 } { $card }
progers-caption-algo-cover = lay{ verb-1 } { $card } on top
progers-caption-algo-keep = take{ verb-1 } { $card } off
progers-caption-algo-loop = { $amount ->
    [1] put{ verb-1 } { $card } over a card
   *[other] put{ verb-1 } { $card } over two cards
}
progers-caption-algo-break = lose{ verb-1 } { $card }
progers-caption-beam-rover = beam{ verb-1 } { $other } home
progers-caption-beam-sample = beam{ verb-1 } { $amount ->
    [one] a sample
   *[other] { $amount } samples
} nearer
progers-caption-lift-run = ride{ verb-1 } the lift to { $to }
progers-caption-lift-busy = { $what ->
    [waits] wait{ verb-1 } for the lift: { $other } is there
   *[over] stop{ verb-1 } waiting for the lift
}
progers-caption-lift-dead = find{ verb-1 } a lift that does not work
