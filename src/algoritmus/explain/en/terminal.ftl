# The text mode: the whole game in words, for the keyboard and for the ear.

north = north
east = east
south = south
west = west
round = Round { $round }.
turn = { $rover }'s turn.
you-golem = You are { $name } on { $at }, looking { $facing }. Damage { $damage } of { $limit }.
you-out = You are { $name }. Your golem is out of the game.
you-carry = You carry a barrel.
other-golem = { $name } is on { $at }, looking { $facing }. Damage { $damage } of { $limit }.
other-out = { $name } is out of the game.
you-rover = You are { $name } on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
other-rover = { $name } is on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
ahead = Ahead of you: { $what }.
ahead-nothing = the free cell { $cell }
ahead-edge = the edge of the field
on-field = On the field: { $things }.
field-empty = Nothing else lies on the field.
thing-barrel = barrel { $at }
thing-wall = wall { $at }
thing-water = water { $at }
thing-ladder = ladder { $name } { $at }
thing-logic = token { $op } { $at }
thing-gear = gear { $at }
thing-samples = samples { $at } ({ $count })
thing-goal = goal { $at }
size = The field has { $columns } columns, a to { $last }, and { $rows } rows.
row-opened = Row { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Your cards: { $cards }.
bonus-cards = Bonus cards this round: { $cards }.
ask-program = Lay your program, up to { $rows } rows, for example: F 2(F) A
ask-program-all = Lay your program, exactly { $rows } rows, for example: F L A D
ask-subroutine = Lay two cards as your subroutine, or press Enter for none. Cards: { $options }
ask-card = Choose your golem card: { $options }
ask-logic = Put your token { $token }: { $options }
ask-pick = Two rows lie open. Which is executed: { $options }?
ask-exit = Where do you come out of the water: { $options }?
ask-teleport = Where do you put { $golem }: { $options }?
ask-options = You may lay now: { $options }
more-options = … and { $count } more
help = Type your answer and press Enter. look: the field again. cards: what may be laid. rule ID: a rule. quit: leave.
refused = That is not allowed: { $reason }
refused-card = { $card } does not fit in place { $number }. What fits there: { $options }.
refused-late = { $card } in place { $number } is one card too many.
refused-early = something is still missing. What fits next: { $options }.
refused-words = I do not understand "{ $words }". Type cards to hear what may be laid, or help.
thinking = { $name } has answered.
result-won = The game is over. { $winners } won.
result-draw = The game is over. A draw between { $winners }.
result-nobody = The game is over. Nobody won.
result-rule = The rule: { $name }.
nothing = nothing
ask-base = Choose the corner for your base and where you look, for example: a1 N. Free: { $options }
ask-turn = Your hand: { $hand }. Play one to three cards, for example: F L D, or pass and the cards to exchange.
ask-turn-full =
    Your hand: { $hand }. The algorithm on the table: { $algorithm }. Change it and it runs: F@0 inserts F before card 0,
    J^1 covers card 1, x2@0 and x2@0-1 lay a loop, off@0 takes a loop off. Press Enter to run it as it lies, or: pass
hills = Hills, cell and height: { $cells }.
walls = Walls between cells: { $cells }.
labs = Your laboratories: { $cells }.
ahead-wall = a wall
ahead-up = { $levels ->
    [one] one level up
   *[other] { $levels } levels up
}
ahead-down = { $levels ->
    [one] one level down
   *[other] { $levels } levels down
}
