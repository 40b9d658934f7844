# Progers in the text mode, in English.

you-rover = You are { $name } on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
other-rover = { $name } is on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
thing-samples = { $count ->
    [1] sample
   *[other] { $count } samples
} { $at }
ask-base = Choose the corner for your base and where you look, for example: a1 N. Free: { $options }
ask-turn = Your hand: { $hand }. Play one to three cards, for example: F L D, or pass and the cards to exchange.
ask-turn-full =

    Your hand: { $hand }. The algorithm on the table: { $algorithm }. Change it and it runs: F@0 puts F before card 0,
    J^1 covers card 1, x2@0 and x2@0-1 put a loop over cards, off@0 takes a loop off. Press Enter to run it as it lies, or
    type pass
hills = Hills (cell and height): { $cells }.
walls = Stone walls between cells: { $cells }.
labs = Your laboratories: { $cells }.
other-labs = { $name } delivers samples here: { $cells }.
ahead-wall = a stone wall
ahead-up = { $levels ->
    [one] one level up
   *[other] { $levels } levels up
}
ahead-down = { $levels ->
    [one] one level down
   *[other] { $levels } levels down
}
points-to-win = { $points ->
    [one] The first with { $points } point wins.
   *[other] The first with { $points } points wins.
} A rover carries up to { $capacity ->
    [one] { $capacity } sample
   *[other] { $capacity } samples
}.
phase-base = Bases are being chosen.
phase-turn = The rovers are driving.
phase-over = The game is over.
turn = { $name } has the turn now.
turns-left = Turns left: { $turns }.
you-nowhere = You are { $name }. You have no base yet.
other-nowhere = { $name } has no base yet.
delivered = Delivered: { $samples }.
waits-for-lift = It waits for a lift.
hand-count = Cards in hand: { $cards }.
sample-algae = algae
sample-fungus = fungus
sample-moss = moss
sample-worm = worm
samples-left = Not delivered yet, on the field and aboard: { $samples }.
algorithm = The algorithm on the table: { $cards }.
covered = under other cards: { $cards }
deck = Cards in the deck: { $cards }. Discarded: { $discard }.
my-hand = Your cards: { $cards }.
my-card = { $card } “{ $name }”
paid = Until one of them moves, they pay each other nothing more: { $pairs }.
lifts = Lifts (top and bottom): { $cells }.
lift-nowhere = off the field
marks = Marks for samples: { $cells }.
base = Base { $at }: home of { $name }, laboratory of { $labs }.
base-not-yet = A base that does not lie on the field yet: home of { $name }, laboratory of { $labs }.
