# Progers: what things are called, in English.

## The game and its editions

progers-title = Progers
progers-edition-basic = Basic rules
progers-edition-full = Full rules

## Command cards

progers-card-F = Step
progers-card-D = Dash
progers-card-J = Jump
progers-card-L = Turn left
progers-card-R = Turn right
progers-card-U = U-turn
progers-card-T = Teleport
progers-card-x2 = Loop x2
progers-card-x3 = Loop x3

## Samples of life

progers-samples-algae = algae
progers-samples-fungus = fungus
progers-samples-moss = moss
progers-samples-worm = worm

## Sections of the rules

progers-section-planet = The planet
progers-section-deck = Cards
progers-section-sample = Samples and points
progers-section-turn = A turn
progers-section-beam = Teleport and lifts
progers-path-thing-wall = a stone wall

## The path: a program goes turn by turn here

progers-path-verdict-elsewhere = Not there. Follow the program card by card.
progers-path-verdict-blocked = Turn { $row } was stopped by { $thing }: “{ $rule }”.
progers-path-hint-first = { $card ->
    [pass] Start with a pass: wait for one turn.
   *[other] Start with the card “{ $card }”.
}
progers-path-hint-row = Look at turn { $row }.
progers-path-hint-follow = Follow the first card: where does it stand now, and where does it look?
progers-path-hint-length = { $cards ->
    [one] One card is enough
   *[other] { $cards } cards are enough
 }, in { $rows ->
    [one] one turn
   *[other] { $rows } turns
 }.
progers-path-how-to-answer = Type the cards of your turns, / between two turns, pass for a turn in which you wait; or a cell if you are asked for one. You can also type: look, cards, memo, hint, rule ID, quit.
progers-path-solve-found = { $cards ->
    [one] One card
   *[other] { $cards } cards
 } in { $rows ->
    [one] one turn
   *[other] { $rows } turns
 }: { $optima ->
    [one] one program does it with so few
   *[other] { $optima } programs do it with so few
 }. { $covered ->
    [one] The only program was
   *[other] All { $covered } programs were
 } checked: none is shorter.
