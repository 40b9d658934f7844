# A finished game looked at again.

review-round = { $what ->
    [turn] Turn { $number }
   *[other] Round { $number }
}
review-best = Perfect: no reply could beat it.
review-good = A strong program. { $loss ->
    [0] Even the best reply takes nothing from you.
    [1] If your rival sees it coming, you lose a heart more.
   *[other] If your rival sees it coming, you lose { $loss } hearts more.
}
review-slip = Not bad, but there was a better one. { $loss ->
    [0] The best reply takes nothing from you.
    [1] If your rival sees it coming, you lose a heart more.
   *[other] If your rival sees it coming, you lose { $loss } hearts more.
}
review-weak = Easy to punish: { $loss ->
    [1] against the best reply you lose a heart more.
   *[other] against the best reply you lose { $loss } hearts more.
}
review-missed = Nobody could hurt you here, but you could have won more.
review-tried-none = I tried { $tries } other { $what ->
    [turn] turns
   *[other] programs
} and found nothing clearly better. Well done!
review-tried-better = I tried { $tries } other { $what ->
    [turn] turns
   *[other] programs
} and found a better one.
review-laid = Laid: { $cards }
review-reply = The rival’s best reply: { $cards }. Then it brings { $worst }.
review-numbers = It brought { $got }. The best play brings { $value }.
review-better = Try this: { $cards }
review-estimate = This is only an estimate: { $reason }
reason-goal = what counts here is the goal, not the damage.
reason-time = it would take too long.
reason-golems = only rounds of two golems are solved.
reason-autonomous = an autonomous program runs on and on, not for one round.
reason-tokens = logic tokens are laid on programs that are still open.
reason-rows = the programs have too many rows.
reason-positions = too much can happen.
reason-gap = no exact answer was found.
reason-die = a bot rolls its die.
reason-pick = a player chooses a row in the middle of the round (OR, XOR).
reason-exit = a player chooses where to come out of the water.
reason-teleport = a player chooses where a golem falls out of the black hole.
reason-join = an AND joins two rows.
reason-game = in this game players take turns, so there is no round to solve.
