# Why a card cannot be laid. A message per reason: "golems-why-" and its code. $name is what the card is called, $card are its letters.

golems-why-program-full = { $rows ->
    [one] The program has one row, and it is filled already.
   *[other] All { $rows } rows are filled already.
}
golems-why-program-none = Lay one card at least.
golems-why-program-unfilled = All { $rows } rows must be filled.
golems-why-program-open = A place on the bonus card is still empty: lay a card there.
golems-why-program-empty = This place cannot stay empty.
golems-why-program-nest = “{ $name }” cannot lie on another bonus card.
golems-why-deck-used = { $copies ->
    [one] You have only one card “{ $name }”, and it is laid already.
   *[other] All { $copies } of your cards “{ $name }” are laid already.
}
golems-why-deck-none = You have no card “{ $name }”.
golems-why-deck-frame = “{ $name }” needs the block that two cards share, and it is taken already.
golems-why-bonus-one = A round has only one bonus card, and it is laid already.
golems-why-bonus-not-granted = The bonus “{ $name }” did not come up this round.
golems-why-bonus-same-card = This is the same card with another question, and it is laid already.
golems-why-bonus-sensor = You have only one sensor of this kind, and it is laid already.
golems-why-bonus-call-alone = CALL goes alone: no other bonus card this round.
golems-why-bonus-no-subroutine = You have no subroutine to call: it is laid before the game.
golems-why-subroutine-one = A subroutine has two cards: lay the second one, or take the first one back.
golems-why-subroutine-full = A subroutine has two cards, and both are laid already.
golems-why-subroutine-fight = A subroutine has one fight card at most.
golems-why-puzzle-task = { $what ->
    [rows] The program must be short: { $amount ->
        [one] only one row.
       *[other] { $amount } rows at most.
    }
    [use-all] Lay all { $amount } of your cards “{ $name }”: the puzzle asks for it.
    [exactly] The puzzle counts the cards: “{ $name }” { $amount ->
        [0] stays in your hand.
        [one] is laid exactly once.
       *[other] is laid exactly { $amount } times.
    }
    [use] Lay the card “{ $name }”: the puzzle asks for it.
   *[avoid] Do without the card “{ $name }”: the puzzle asks for it.
}
golems-why-choice-made = You have chosen already.
golems-why-choice-none = Choose something first.
golems-why-choice-unknown = You cannot choose that here.

## A table that cannot be set

golems-why-colours-unknown = There is no colour “{ $colour }”. Choose red, blue, yellow or green.
golems-why-colours-twice = The colour { $colour } is given twice, and everybody needs their own.
golems-why-colours-many = There are more colours than seats: { $count } colours, { $seats } seats.
golems-why-cards-paper = The golem cards { $card } and { $other } are two sides of one sheet: choose another.
golems-why-option-unknown = There is no choice “{ $option }” here. There are: { $options }.
golems-why-option-value = { $why ->
    [limit] “{ $value }” is no number of rounds.
    [field] There is no field “{ $value }” in this box, and it does not describe a field of your own. There are: { $names }.
    [own] The link of this scenario is broken. Ask for it again and copy it whole.
    [edition] This scenario is for another box.
    [settled] The { $story ->
        [puzzle] puzzle
       *[scenario] scenario
    } settles this already: { golems-option }.
    [without] Juniors play without this: { golems-option }.
    [junior] Only juniors choose this: { golems-option }.
    [tournament] { $option ->
        [players] A tournament needs two players at least.
        [turns] In a tournament all golems move at once.
        [bots] A tournament is played without bots.
       *[extra] A tournament has extra rounds of its own.
    }
    [alone] One player alone needs a scenario or a puzzle.
    [many] { $count } golems are too many: { $most } at most.
    [none] There is no field here for { $count } golems and this way to play.
    [no-cards] Golem cards are not needed on this field.
    [two] Juniors play with exactly two golems, not { $count }.
    [teams] Give { $count ->
        [one] one name
       *[other] up to { $count } different names with commas between them
    }, of up to 24 letters, figures, “-” and “_”.
    [players] This { $story ->
        [puzzle] puzzle
       *[scenario] scenario
    } is for { $count ->
        [one] one player.
       *[other] { $count } players.
    }
    [goal] { $option ->
        [treasure] A treasure is put only where it is the goal.
       *[gears] Gears are put only where they are the goal.
    }
    [off] This field has no cell { $cell }.
    [start] A golem starts on { $cell }: choose another cell.
    [lies] Something lies on { $cell } already: choose another cell.
    [twice] The cell { $cell } is named twice.
    [one] There is only one treasure, so { $cell } is one cell too many.
    [youngest] Nobody chooses a golem card here, so nobody has to be the youngest.
    [each] “{ $value }” is not one word for each of { $count } golems.
   *[listed] “{ $value }” does not fit the choice “{ $option }”. There are: { $names }.
}
