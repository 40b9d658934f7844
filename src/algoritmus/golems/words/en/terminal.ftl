# Battle of Golems in the text mode, in English.

round = Round { $round }.
you-golem = You are { $name } on { $at }, looking { $facing }. Damage { $damage } of { $limit }.
you-out = You are { $name }. Your golem is out of the game.
you-carry = You carry a barrel.
other-golem = { $name } is on { $at }, looking { $facing }. Damage { $damage } of { $limit }.
other-out = { $name } is out of the game.
thing-barrel = barrel { $at }
thing-wall = wall { $at }
thing-water = water { $at }
thing-ladder = ladder { $name } { $at }
thing-logic = token { $op } { $at }
thing-gear = gear { $at }
thing-goal = goal { $at }
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
