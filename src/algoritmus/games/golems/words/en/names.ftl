# Battle of Golems: what things are called, in English.

## The game and its editions

golems-title = Battle of Golems
golems-edition-blocks = Blocks
golems-edition-energy = Energy
golems-edition-cards = Cards
golems-edition-board = Board

## Command cards

golems-card-F = Forward
golems-card-B = Back
golems-card-L = Turn left
golems-card-R = Turn right
golems-card-S = Stand
golems-card-A = Attack
golems-card-D = Defence
golems-card-T = Take

## Golem cards

golems-weapon = { $what ->
    [hammer] Hammer
    [shield] Shield
    [catapult] Catapult
    [bow] Bow
    [boulder] Boulder
    [axe] Axe
    [sling] Sling
    [lance] Lance
    [trident] Trident
    [anvil] Anvil
    [cannon] Cannon
   *[sword] Sword
}

## Sections of the rules

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
golems-section-way = Ways to play

## Words that sentences share

golems-thing-a = { $thing ->
    [barrel] a barrel
    [wall] a wall
    [water] water
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
golems-option = { $option ->
    [way] the way to play
    [field] the field
    [bots] bots
    [cards] golem cards
    [colours] colours
    [extra] extra rounds
    [gears] the cells of the gears
    [goal] the goal
    [limit] the last round
    [logic] the Logic expansion
    [open] open programs
    [subroutine] subroutines
    [teams] names of teams
    [treasure] the cell of the treasure
    [turns] the order of turns
    [water] the water
    [youngest] who is the youngest
   *[other] “{ $option }”
}
golems-card-x2 = Loop 2 times
golems-card-x3 = Loop 3 times
golems-card-enemy = enemy?
golems-card-attack = attack?
golems-card-obstacle = obstacle?
golems-card-barrel = barrel?
golems-card-wall = wall?
golems-card-water = water?
golems-card-until-obstacle = until obstacle
golems-card-until-barrel = until barrel
golems-card-until-wall = until wall
golems-card-until-water = until water
golems-card-call = Call
golems-card-loop = Loop
golems-card-if = If
golems-card-while = While
