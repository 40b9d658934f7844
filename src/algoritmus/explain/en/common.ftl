# Words that both games share, in English.

## Players

actor-red = Red
actor-blue = Blue
actor-yellow = Yellow
actor-green = Green

## Games and their editions

golems-title = Battle of Golems
golems-edition-blocks = Blocks
golems-edition-energy = Energy
golems-edition-cards = Cards
golems-edition-board = Board
progers-title = Progers
progers-edition-basic = Basic
progers-edition-full = Full

## Command cards

golems-card-F = Forward
golems-card-B = Backward
golems-card-L = Turn left
golems-card-R = Turn right
golems-card-S = Stand
golems-card-A = Attack
golems-card-D = Defence
golems-card-T = Take
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

## A rule on the screen

applies-to = Applies to: { $editions }

## Pages of rules

rules-title = { $game }: the rules
rules-intro =
    Every rule has an id, for example `end.limit`. Events of the game name it, and `algoritmus rule ID` prints the rule.
    A dot shows which edition has the rule. This page is made from `src/algoritmus/explain/en` by `make docs`.
rules-other-language = По-русски
rules-column-rule = Rule
rules-column-text = What it says

golems-section-field = The field
golems-section-deck = Cards, golems and programs
golems-section-bonus = Bonuses
golems-section-row = How a row is played
golems-section-move = Movement
golems-section-if = Questions
golems-section-strike = Strikes, barrels, taking
golems-section-logic = The Logic expansion
golems-section-while = WHILE
golems-section-bot = Bots
golems-section-end = The end of the game
golems-section-goal = Goals of scenarios
progers-section-planet = The planet
progers-section-deck = Cards
progers-section-sample = Samples and points
progers-section-turn = A turn
progers-section-beam = Teleport and lifts

## Words that sentences share

golems-thing-a = { $thing ->
    [barrel] a barrel
    [wall] a wall
    [water] water
    [enemy] an enemy
   *[obstacle] an obstacle
}
golems-thing-awaited = { $thing ->
    [barrel] the barrel
    [wall] the wall
    [water] the water
   *[obstacle] the obstacle
}
golems-token = { $thing ->
    [and] AND
    [or] OR
    [not] NOT
   *[xor] XOR
}
