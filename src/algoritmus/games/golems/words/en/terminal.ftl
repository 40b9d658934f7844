# Battle of Golems in the text mode, in English.

## The field

story = { $title }. { $story }
plot = Plot “{ $title }”, scenario { $chapter } of { $chapters }. { $tale }
own-title = Your own scenario
round = Round { $round }.
round-of = Round { $round } of { $last }.
tournament = A tournament: somebody wins, and nobody shares it.
cards-laid = Cards laid in the rounds before: { $counts }.
plays-on = Nobody led alone after ten rounds: this is extra round { $round } of at most { $most }, with no luck cards and no dice.
phase-card = Golem cards are being chosen.
phase-subroutine = Subroutines are being laid.
phase-program = Programs are being laid.
phase-logic = Logic tokens are being placed.
phase-decide = A row is being played.
phase-over = The game is over.
goal-battle = The goal: be the last golem on the field.
goal-reach = The goal: stand on a goal cell.
goal-edge = The goal: reach the edge that is marked as the goal.
goal-gears = { $amount ->
    [0] The goal: collect the most gears.
    [one] The goal: be the first to have one gear.
   *[other] The goal: be the first to have { $amount } gears.
}
goal-bring = The goal: bring a barrel to your goal cell.
goal-break = The goal, together: break every barrel.
goal-roll = The goal, together: a barrel on every marked cell.
goal-bots = The goal, together: beat all bots.
gear-counts = Gears collected: { $counts }.
ice = Ice: { $cells }.
snow = Snow: { $cells }.
gaps = Gaps in the field, no cells there: { $cells }.
you-golem = You are { $name } on { $at }, looking { $facing }.
you-out = You are { $name }. Your golem is out of the game.
you-carry = You carry a barrel.
other-golem = { $name } is on { $at }, looking { $facing }.
other-out = { $name } is out of the game.
other-carry = It carries a barrel.
golem-damage = Damage { $damage } of { $limit }.
golem-numbers = Strength { $strength }, range { $range }, rows { $rows }, in the next program { $next }.
golem-bot = It is a bot: { $bot }.
bot-card = The bot card “{ $bot }” sees { $eye ->
    [one] one cell
   *[other] { $eye } cells
} ahead: { $lines }.
bot-card-line = { $when ->
    [golem-in-range] a golem within reach
    [golem-in-sight] a golem in sight
    [barrel-ahead] a barrel right ahead
    [no-way-ahead] edge, wall or water right ahead
   *[always] always
} → “{ $card }”
bot-die = { $first ->
    [yes] The bot “{ $bot }” rolls the die
   *[no] Otherwise the die
}: { $faces }.
golem-team = The team is called “{ $team }”.
golem-subroutine = Subroutine: { $cards }.
thing-barrel = barrel { $at }
thing-wall = wall { $at }
thing-water = water { $at }
thing-ladder = ladder { $name }, { $end ->
    [up] upper end
   *[down] lower end
} { $at }
thing-logic = token { op } { $at }
thing-gear = gear { $at }
thing-goal = goal { $at } ({ $name })
thing-mark = marked cell { $at }

## What is known

contents = The barrels hold some of these: { $contents }.
content-empty = nothing
content-dynamite = dynamite
content-repair = repair
content-plus = one row more
content-minus = one row less
content-hole = a black hole
golem-cards = Golem cards: { $cards }.
luck-drawn = What came up this round: { $drawn }.
luck-left = Luck cards left: { $left }.
luck-to-come = Your luck cards still to come: { $cards }.
luck-word = { $word ->
    [x2] LOOP x2
    [x3] LOOP x3
    [if] IF
    [loop] LOOP
    [while] WHILE
    [and] AND
    [or] OR
    [not] NOT
    [xor] XOR
   *[blank] blank
}
op = { $op ->
    [and] AND
    [or] OR
    [not] NOT
   *[xor] XOR
}
laid = { $by } has put the token { op } on row { $row } of the program of { $on }.
laid-on-card = { $by } has put the token { op } on row { $row } of the program of { $on }, on { $slot ->
    [yes] the card for yes
    [no] the card for no
   *[inner] the inner card
}.
asked = Now these decide: { $names }.
paused = Row { $row } is being played.
opened = Open cards of { $name }: { $cards }.
decides-pick = { $name } decides which of two rows is played.
decides-exit = { $name } decides where it comes out of the water.
decides-teleport = { $name } falls into the black hole: a rival decides where it comes out.
my-program = Your program: { $rows }.
my-earlier = You laid before: { $rows }.
my-token = Your token: { op }.
program-of = Program of { $name }: { $rows }.

## Asking and telling

row-opened = Row { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Your cards: { $cards }.
your-card = { $card } “{ $name }” × { $copies }
bonus-cards = Bonus cards this round: { $cards }. Write what lies on a bonus card in brackets, for example: 2(F).
bonus-card = { $card } “{ $name }”
open-loop = “{ $name }”: { $inner }
open-if = “{ $name }” yes: { $yes }, no: { $no }
open-empty = nothing
ask-program = Lay your program, up to { $rows } rows, for example: { $example }
ask-program-all = Lay your program, exactly { $rows } rows, for example: { $example }
ask-subroutine = Lay two cards as your subroutine, or press Enter for none. Cards: { $options }
ask-card = Choose your golem card: { $options }
card-numbers = { $card } is { $name }: strength { $strength }, range { $range }, rows { $rows }, damage limit { $limit }.
card-limit = { $card } is { $name }: damage limit { $limit }.
ask-logic = Where do you put your token { op }: { $options }?
ask-logic-idle = It does nothing on the last row of a program: { $options }.
ask-pick = Two rows lie open. Which one is played: { $options }?
ask-exit = Where do you come out of the water: { $options }?
ask-teleport = A black hole! Where does { $golem } come out: { $options }?
task-rows = { $rows ->
    [one] Only one row!
   *[other] At most { $rows } rows.
}
task-use = You must use: { $cards }.
task-avoid = You may not use: { $cards }.
task-use-all = Lay all your cards of these kinds: { $cards }.
task-exactly = Exactly these cards and no others: { $cards }.
word-loop = a LOOP
word-if = an IF
word-while = a WHILE
word-call = a CALL
