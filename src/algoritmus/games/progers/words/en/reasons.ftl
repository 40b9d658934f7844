# Why a card cannot be laid. A message per reason: "progers-why-" and its code. $name is what the card is called, $card are its letters.

progers-why-turn-empty = The table is empty: play a command card or pass.
progers-why-turn-begun = You may pass only before you lay a card.
progers-why-turn-most = { $most ->
    [one] Only one card may be laid in a turn.
   *[other] No more than { $most } cards may be laid in a turn.
}
progers-why-turn-passed = You pass this turn: nothing is laid or exchanged.
progers-why-turn-over = This is the last turn: run what lies here.
progers-why-turn-word = “{ $name }” cannot be laid like that.
progers-why-hand-empty = There is no “{ $name }” left in your hand.
progers-why-loop-nothing = A loop is put over a card, and the table is still empty.
progers-why-loop-taken = Every card has a loop over it already, and no card can have two.
progers-why-base-taken = There is a base on { $at } already.
progers-why-base-corner = A base stands in a corner of the field.
progers-why-base-way = From the base on { $at } a rover cannot look that way: the field ends there.
progers-why-base-chosen = The base is chosen already.
progers-why-base-open = Choose a corner for the base and which way the rover looks.

## A table that cannot be set

progers-why-colours-unknown = There is no colour “{ $colour }”. Choose red, blue, yellow or green.
progers-why-colours-twice = The colour { $colour } is given twice, and everybody needs their own.
progers-why-colours-many = There are more colours than seats: { $count } colours, { $seats } seats.
progers-why-option-unknown = There is no choice “{ $option }” here. There are: { $options }.
progers-why-option-value = { $why ->
    [limit] “{ $value }” is no number of turns from 1 to { $most }.
    [planet] There is no planet “{ $value }” in this box, and it does not describe a planet of your own. There are: { $names }.
   *[listed] “{ $value }” does not fit the choice “{ $option }”. There are: { $names }.
}
