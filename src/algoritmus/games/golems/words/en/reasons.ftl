# Why a card cannot be laid. A message per reason: "golems-why-" and its code. $name is what the card is called, $card are its letters.

golems-why-program-full = { $rows ->
    [one] The program has one row, and it is filled already.
   *[other] All { $rows } rows are filled already.
}
golems-why-program-none = Lay one card at least.
golems-why-program-unfilled = All { $rows } rows must be filled.
golems-why-program-open = There is an empty place on the bonus card: lay a card there.
golems-why-program-empty = This place cannot stay empty.
golems-why-program-nest = “{ $name }” cannot lie on another bonus card.
golems-why-deck-used = { $copies ->
    [one] You have only one card “{ $name }”, and it is laid already.
   *[other] All { $copies } of your cards “{ $name }” are laid already.
}
golems-why-deck-none = You have no card “{ $name }”.
golems-why-deck-frame = “{ $name }” needs a block that two cards share, and the block is taken already.
golems-why-bonus-one = Only one bonus card may be laid in this round, and it is laid already.
golems-why-bonus-not-granted = The bonus “{ $name }” did not come up in this round.
golems-why-bonus-same-card = That is the same card with another question, and it is laid already.
golems-why-bonus-sensor = You have only one sensor of this kind, and it is laid already.
golems-why-bonus-call-alone = CALL and another bonus card do not go into the same round.
golems-why-bonus-no-subroutine = There is nothing to call: a subroutine is laid out before the game.
golems-why-subroutine-one = A subroutine has two cards: lay the second one, or take the first one back.
golems-why-subroutine-full = A subroutine has two cards, and both are laid already.
golems-why-subroutine-fight = A subroutine may not have two fight cards.
golems-why-puzzle-task = { $what ->
    [rows] The program must be short: { $amount ->
        [one] only one row.
       *[other] { $amount } rows at most.
    }
    [use-all] The puzzle asks you to lay all { $amount } of your cards “{ $name }”.
    [exactly] The puzzle counts the cards: “{ $name }” must be laid { $amount ->
        [0] not at all.
        [one] exactly once.
       *[other] exactly { $amount } times.
    }
    [use] The puzzle asks you to lay the card “{ $name }”.
   *[avoid] The puzzle asks you to do without the card “{ $name }”.
}
golems-why-choice-made = The choice is made already.
golems-why-choice-none = Choose something first.
golems-why-choice-unknown = That cannot be chosen here.

## A table that cannot be set

golems-why-colours-unknown = There is no colour “{ $colour }”. Choose among red, blue, yellow and green.
golems-why-colours-twice = The colour { $colour } is given twice, and everybody needs their own.
golems-why-colours-many = There are more colours than seats: { $count } colours, { $seats } seats.
golems-why-cards-paper = The golem cards { $card } and { $other } are two sides of one paper: choose another.
golems-why-option-unknown = There is no choice “{ $option }” here. There are: { $options }.
golems-why-option-value = { $why ->
    [limit] limit: “{ $value }” is no number of rounds.
    [field] field: “{ $value }” is neither a field of this box nor the notation of one of your own. There are: { $names }.
    [own] scenario: this link is broken. Ask for it again and copy it whole.
    [edition] scenario: this link is for another box (golems/{ $value }).
    [settled] { $option }: this is settled already by the { $story ->
        [puzzle] puzzle
       *[scenario] scenario
    }.
    [without] { $option }: juniors play without it.
    [junior] { $option }: only juniors play with it (way=junior).
    [tournament] { $option }: a tournament is played without it.
    [alone] One player alone needs a scenario or a puzzle.
    [many] { $count } golems are too many: { $most } at most.
    [none] There is no field here for { $count } golems and the way { $way }.
    [no-cards] Golem cards are not needed on this field in the way { $way }.
    [two] Juniors play with exactly two golems, not { $count }.
    [teams] teams: { $count ->
        [one] one name
       *[other] up to { $count } different names
    } of up to 24 letters, figures, “-” and “_”, with commas between them.
    [players] players: this { $story ->
        [puzzle] puzzle
       *[scenario] scenario
    } is for { $count ->
        [one] one player
       *[other] { $count } players
    }, not for { $value }.
    [goal] { $option }: this is for another goal (goal={ $value }).
    [off] { $option }: { $cell } is no cell of this field.
    [start] { $option }: a golem starts on { $cell }.
    [lies] { $option }: something lies on { $cell } already.
    [twice] { $option }: { $cell } is named twice.
    [one] { $option }: there is one treasure only, so { $cell } is one cell too many.
    [youngest] youngest: nobody chooses a golem card here.
    [each] cards: “{ $value }” is not one word for each of { $count } golems.
   *[listed] { $option }: “{ $value }” is not one of: { $names }.
}
