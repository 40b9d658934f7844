# The words of the page, in English. The words of the games come from the server.

## Everywhere

home = Home
language = RU · Язык: русский
theme = Light or dark
theme-auto = same as device
theme-light = light
theme-dark = dark
settings = Settings
settings-language = Language
settings-speed = Speed of the show
settings-contrast = Strong contrast
settings-contrast-text = Black, white and clear edges.
settings-calm = Less motion
settings-calm-text = Pieces go straight to their places.
settings-steps = Step by step
settings-steps-text = At a table every sentence waits for “Next”.
settings-sound = Sound
settings-sound-text = Footsteps, clangs and splashes.
settings-text = Text mode
settings-text-text = The field as a table of words, the story as a list, programs by typing. Good with a screen reader.
speed-0 = slow
speed-1 = normal
speed-2 = fast
speed-3 = very fast
skip-to-content = To the game
yes = yes
no = no
why = why?
rule = The rule
got-it = Got it
all-rules = All rules
rule-lost = The rules will not open just now. Try again in a moment.
try-again = That did not work. Try again.
choose = Choose
undo = Take back
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G

## Home

home-title = Learn to code by playing
home-lead = Lay cards, lock them in, and watch what your golem really does.
door-play = Play now
door-play-text = One tap: you against a friendly computer
door-next = Play on
door-together = Together
door-together-text = Here, or by link
door-learn = Learn
door-learn-text = First steps, puzzles, rules
door-all = All games
have-code = A friend sent you a code?
code = Code
enter = Join
code-full = All seats at this table are taken.
code-watch = Watch the game

## Together

together-title = Where do you play?
together-here = Here
together-here-text = On this device, one after the other
together-link = By link
together-link-text = Everybody on a device of their own
lobby-title = Invite your friends
lobby-in = You are in!
lobby-waits = A table for you
lobby-here = Here: { $names }
lobby-guest = a friend
lobby-choosing = The game is being chosen. It opens here by itself.
lobby-choose = Choose a game
invite-open = Send the link or tell them the code:
refused-seats-joined = A friend has already come in by link. Leave a seat “by link” for everybody.
refused-game-not-yours = The game has begun: it stays as it is.

## A new table

new-title = Which game?
new-game = Which game?
new-players = How many players?
new-who = Who plays?
new-bots = { $count ->
    [one] The bot
   *[other] The bots
}
new-more = More options
new-where = Where to play
new-done = Done
new-start = Start
new-start-link = Start and invite
seat-person = Player on this device
seat-computer = Computer
seat-open = Friend by link
seat-name = Name
new-clock = Time to think
clock-none = as long as you like
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
option-way = How to play
option-scenario = Scenario
option-plot = Plot
for-players = { $count ->
    [1] For one player
   *[other] For { $count } players
}
own-scenario = A scenario of your own
option-puzzle = Puzzle
option-players = Players
option-field = Field
option-limit = { $game ->
    [progers] Turns for each player
   *[other] Last round
}
option-extra = Play on after a draw
option-bots = Bots from the box
option-turns = Order
option-cards = Golem cards
option-logic = Logic expansion
option-subroutine = Subroutines
option-planet = Planet
option-more = More
none-bots = none
value-named = choose them now
bot-seat = Bot { $number }
card-of = Golem card: { $name }
limit-none = as usual
about-way-beginner = Move, strike, defend: nothing else. Start here.
about-way-standard = The whole game: every round may bring a bonus card.
about-way-autonomous = Lay one program with all the bonus cards. It runs again and again until the end: just watch!
about-way-bring = Grab a barrel and carry it back to your corner.
about-way-tournament = Ten rounds, one winner. A tie? Five more rounds, then count cards, then draw lots.
about-way-junior = Two golems, no fights, { $turns ->
    [together] both at once
   *[other] one after the other
}: { $goal ->
    [gears] who finds the most gears?
    [edge] who is first at the far edge?
   *[other] who is first at the star?
}
about-logic = Luck cards bring tokens AND, OR, NOT, XOR for rows and for the field.
about-subroutine = Before the game everybody lays two open cards. “Call” plays both.
about-cards = Twelve golems: some hit hard, some reach far, some think long.
about-bots = They follow their program cards and play along.
about-turns = All programs run together, or one player after the other.
about-extra = After a draw you play five more rounds.
about-limit = { $game ->
    [progers] After so many turns for each the game is over, and the most points win.
   *[other] The game ends after this round at the latest.
}
usual = as usual
value-beginner = For beginners, no bonus cards
value-standard = The standard game
value-autonomous = Autonomous golems: one program for the whole game
value-bring = Bring the barrel home
value-tournament = Tournament
value-junior = Junior: to the treasure, to the edge or for the gears
value-off = off
value-on = on
value-choose = everybody chooses
value-later-choose = Own choice
value-later-deal = By chance
value-together = all at once
value-one-by-one = one after the other
value-random = A random planet
value-hunter = the Hunter
value-guard = the Guard
value-lighthouse = the Lighthouse
value-coward = the Coward
value-cooper = the Cooper
value-patrol = the Patrol
value-die = the die
refused-option-value = These options do not go together. Change one of them.
game-blocks = A quick first battle on a small field
game-energy = Ten rounds, barrels to throw
game-cards = Loops, questions and barrels
game-board = Summer, winter, barrels with surprises
game-basic = Collect samples, three cards a turn
game-full = One algorithm for all: loops, lifts, teleports
problem = This does not work just now. Try again.

## The table

setting-table = Setting up the game…
no-room = There is no game with this code. Is there a typo?
connection-lost = No connection. It comes back by itself.
update-text = There is a new version. Reload: your game waits for you.
update-reload = Reload
update-later = Later
field = The field. Walk with the arrow keys.
players = Players
you = you
computer = Computer
bot = { $kind ->
    [die] Bot with a die
   *[other] Bot: { $name }
}
damage = Damage { $damage } of { $limit }
facts-of = More about { $name }
golem-card = Golem card
damage-borne = { $damage ->
    [0] No damage yet: it can take { $left }.
   *[other] { $damage } of { $limit } damage: it can take { $left } more.
}
bot-program = Bot card: { $name }
bot-eye = { $count ->
    [one] It sees one cell ahead. In each row it does the first line that fits.
   *[other] It sees { $count } cells ahead. In each row it does the first line that fits.
}
bot-when-golem-in-range = A golem within reach?
bot-when-golem-in-sight = A golem in sight?
bot-when-barrel-ahead = A barrel right ahead?
bot-when-no-way-ahead = The edge, a wall or water right ahead?
bot-when-always = Always
bot-die = If nothing fits, it rolls its die:
bot-die-only = In each row it rolls its die:
bot-die-face = { $face }: { $card }
points = { $points } of { $goal } points
subroutine = Subroutine
status-out = out
status-open = waiting for a friend
status-locked = locked ✓
status-thinking = thinking
status-watching = watching
status-computing = thinking
status-away = away
replace = Let a computer play
seat-grace = { $count ->
    [one] They may still come back. In { $count } second a computer takes over.
   *[other] They may still come back. In { $count } seconds a computer takes over.
}
has-left = { $name } has left.
wait = Wait
welcome-back = Welcome back, { $name }!
come-back = Play on
come-back-seat = { $name } plays again
leave = Have to go?
leave-seat = Let a computer play for { $name }
round = Round { $round }
round-of = Round { $round } of { $last }
round-short = { $round } of { $last }
game-over = The game is over.
watching-now = Watch what happens!
watching-still = { $count ->
    [1] { $names } is still watching
   *[other] { $names } are still watching
}
turn-of = { $name }, your turn!
on-turn = on turn
your-turn-program = Build your program, then lock it in.
your-turn-card = Which golem will you be?
your-turn-subroutine = Lay two cards as your subroutine, or none.
your-turn-logic = Where does your token go?
your-turn-decide = You decide!
your-turn-base = Choose a corner for your base.
your-turn-turn = Your turn: lay your cards.
waiting-for = Waiting for { $names }
time-left = Time left
time-less = Less than { $count } seconds left.
time-up = Time is up! The computer played for { $names }.
time-up-you = Time is up! The computer laid your cards.
curtain = Curtain
give-to = Give the device to { $name }
give-hint = Everybody else looks away.
its-me = I am { $name }
meanwhile = Meanwhile
its-us = We are { $name }
locked-wait = Locked in. You can still take it back while others think.
locked-unsent = Locked in. It goes off as soon as the connection is back.
unlock = Take it back
watch-again = Watch that again
watching = All seats are taken: you are watching.
invite = Invitation
invite-title = { $count ->
    [one] One seat is free. Send the link or tell them the code:
   *[other] { $count } seats are free. Send the link or tell them the code:
}
copy-link = Copy the link
copied = Copied!
local-only = For now this link works only here. Ask a grown-up to open the game for others.
seat-free = There is a free seat here.
your-name = Your name
sit-down = Sit down
room-full = All seats are taken, but you can watch.
say = Say something

## The desk

my-program = My program
row = { $row ->
   *[other] Row { $row }
}
place-empty = empty
place-inner = inside
place-yes = if yes
place-no = if no
take-back = Take back { $card }
hand = My cards
hand-left = { $left } left
lock = Lock it in
card-empty = Nothing
card-call = Call
card-loop = Loop { $times } times
card-loop-word = Loop
card-if-enemy = enemy?
card-if-attack = attack?
card-if-obstacle = obstacle?
card-if-barrel = barrel?
card-if-wall = wall?
card-if-water = water?
card-until-obstacle = until obstacle
card-until-barrel = until barrel
card-until-wall = until wall
card-until-water = until water
short-golems-L = Left
short-golems-R = Right
short-progers-loop = Loop
short-progers-L = Left
short-progers-R = Right
row-empty = Row { $row } is empty: put a card there.
place-open = Row { $row } is missing something: put a card there.
refused = That does not work now.
refused-busy = Everybody is thinking at once. Wait a moment and tap again.
refused-slow = That takes too long to think about.
refused-request = { try-again }
refused-program-rows = There are too many or too few rows.
refused-program-deck = You do not have that many of these cards.
refused-program-bonus = These bonus cards do not go together.
refused-program-syntax = One card still has an empty place.
refused-puzzle-task = The puzzle asks for something else: read its task again.

## Choosing

choose-cell = First tap a shining cell on the field.
choose-one = First choose one.
ask-title-card = Choose your golem card
ask-title-subroutine = Your subroutine: two open cards for the whole game, or none
ask-title-logic = Place your logic token
ask-title-pick = Two rows lie open. Which one do you play?
ask-title-exit = Where do you climb out of the water?
ask-title-teleport = A black hole! Where do you send { $name }?
ask-title-base = Where will your base be?
ask-cells-logic = Tap a shining cell, or choose a row:
ask-cells-exit = Tap a shining cell.
ask-cells-teleport = Tap a shining cell.
ask-cells-base = Tap a shining corner, then choose where your rover looks.
none-logic = Keep it
none-teleport = Leave it there
pick-first = The first
pick-second = The second
pick-both = Both
logic-row = { $slot ->
    [none] { $name }, row { $row }
    [yes] { $name }, row { $row }, the card for yes
    [no] { $name }, row { $row }, the card for no
   *[other] { $name }, row { $row }, the inner card
}
look-N = looks up
look-E = looks right
look-S = looks down
look-W = looks left
golem-cards = Golem cards
stat-strength = hits for { $number }
stat-range = reaches { $number }
stat-rows = { $number ->
    [one] one row
   *[other] { $number } rows
}
stat-limit = bears { $number }
stat-key-strength = how hard it hits
stat-key-range = how far it reaches
stat-key-rows = rows of a program
stat-key-limit = how many hits break it
op-and = AND
op-or = OR
op-not = NOT
op-xor = XOR
token-and = This row and the next one are played together.
token-or = Its player plays this row, the next one, or both.
token-xor = Its player plays this row or the next one, never both.
token-idle = { $token } needs a next row: on a last row it does nothing.
token-idle-row = does nothing here
token-not = The card is played the other way round: forward is back, attack is defence.

## A rover's turn

my-turn = My turn
algorithm = The algorithm on the table
my-cards-row = My cards, from left to right
algo-empty = Nothing here yet.
algo-gap = Put it here, as card { $place }
algo-cover = cover this card, number { $place }
covered = Under it: { $cards }
algo-loop-one = repeat this card, number { $place }
algo-loop-two = Repeat both cards together, numbers { $place } and { $also }
algo-loop-off = Take off the loop { $times }
choose-place = Where does “{ $card }” go? Tap a shining place.
pass = Pass
pass-now = Pass and draw
passing = You pass
passing-waits = You wait this turn: the others go on.
passing-hint = { $count ->
    [0] Tap the cards you want to exchange, or none.
    [one] You exchange one card.
   *[other] You exchange { $count } cards.
}
run-cards = Drive!
run-algorithm = Run the algorithm!

## The theatre

theatre = What happened
programs = The programs
play = Play
pause = Pause
step-on = One step on
go-on = Next
show-again = Again
step-back = One step back
told-again = What happened, line by line
speed = Speed ×{ $speed }
skip = Skip
row-opens = Row { $row }!
end-won = { $names } wins!
end-by-rule = { $rule ->
    [end-last] Only one golem is left.
    [end-none] The last golems fell apart together.
    [end-rounds] The rounds are over, and the least damage wins.
    [end-energy] The energy is used up, and the most hearts win.
    [end-repeat] From here on everything repeats.
    [end-limit] Time is up.
    [end-samples] All samples are delivered, and the most points win.
    [goal-reach] The star is reached.
    [goal-edge] The edge is reached.
    [goal-gears] The most gears win.
    [goal-bring] The barrel is home.
    [goal-break] No barrel is left.
    [goal-roll] Every barrel is in its place.
    [goal-bots] All bots are out.
    [way-scenario] Nobody reached the goal.
    [way-tournament] The tournament has a winner.
   *[other] { $name }.
}
standings = Places
counted-damage = { $amount } damage
counted-lives = { $amount ->
    [one] { $amount } heart
   *[other] { $amount } hearts
}
counted-gears = { $amount ->
    [one] { $amount } gear
   *[other] { $amount } gears
}
counted-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
end-together = You won together: { $names }!
end-draw = A draw: { $names }.
end-nobody = Nobody wins.
result = The result
again = Play again
swap-seats = Swap seats
watch-replay = Watch the whole game

## The field in words

looks-N = looking up
looks-E = looking right
looks-S = looking down
looks-W = looking left
cell-golem = golem { $name } { $looks }, damage { $damage }
cell-rover = rover { $name } { $looks }, aboard { $aboard }
cell-barrel = barrel
cell-wall = wall
cell-water = water
cell-ladder = ladder { $name }{ $end ->
    [up] , upper end
    [down] , lower end
   *[none] { "" }
}
cell-logic = token { $op }
cell-ice = ice
cell-snow = snow
cell-gear = gear
cell-goal = goal of { $name }
cell-mark = goal
cell-sample-mark = place for a sample
cell-samples = { $count ->
    [one] one sample
   *[other] { $count } samples
}
cell-height = height { $level }
cell-base = base of { $name }
cell-labs = laboratory of { $names }
cell-stone = stone wall towards { $to }
cell-pick = can be chosen

## Rules, replay, lessons

rules-page = The rules
rules-minute = { $name } in one minute
rules-find = Find a rule

rule-called = “{ $name }”
rules-edition = Which game?
rules-holds = Applies to
rules-all = All games
rules-chapters = Chapters
rules-none = No rule found.
example = Example
example-show = Show me
example-begins = It starts like this.
replay-page = Watch a game again
replay-open = Open a record
replay-drop = A record is a file that you can save after a game.
replay-failed = This record does not open.
replay-seek = Where in the game
replay-save = Save the record
replay-running = The game is not over. This is what { $seat ->
    [none] everybody
   *[other] { $name }
} has seen so far.
replay-table = To the table
replay-so-far = Watch from the start
replay-loading = Setting up the game…
where-start = The beginning
where-round = Round { $round }
where-row = Round { $round }, row { $row }
where-turn = Turn { $step }
moments = Moments
moments-none = Nothing special happened yet.
moment-hit = { $name } takes { $amount ->
    [one] a hit
   *[other] { $amount } damage
}.
moment-out = { $name } falls apart!
moment-score = { $name } scores { $amount ->
    [one] one point
   *[other] { $amount } points
}.
moments-decided = What decided the game
share = Share
share-replay = Share this moment
share-whole = The whole game is in this link. It opens even when the table is gone.
qr = Show a QR code
qr-hide = Hide the QR code
qr-alt = QR code of { $link }
qr-long = This game is too long for a QR code. Send the link or the file.
record-wrong-head = This is not the record of a game.
record-wrong-game = Line 2 of this record should name the game and its version.
record-wrong-line = Line { $line } of this file does not belong to a record.
record-wrong-rule-set = Line { $line }: there is no such game here.
record-wrong-version = This record belongs to an older version of the game. By the rules of today it does not fit from line { $line } on.
record-wrong-options = From line { $line } on: the game cannot be played with these options.
record-wrong-step = Line { $line }: there are not as many moves as players who were asked.
record-wrong-answer = Line { $line }: this move is not allowed.
record-wrong-end = The moves of this record lead to another end than its last lines say.
record-wrong-link = This link is broken: a piece of it is missing or changed. Ask for it again and copy it whole.
record-wrong-link-newer = This link was made in a newer version of the game. It cannot be opened here yet.
record-wrong-long = This record is too long.
record-wrong-body-size = This file is much too big for a record.
record-wrong-body-syntax = This file is not a text.
record-wrong-room-unknown = There is no game with this code.
record-wrong-room-version = This game was begun by older rules and cannot go on. Nothing is lost: every move is kept.
record-wrong-busy = So many people are watching just now. Try again in a moment.
record-wrong-slow = Looking at this game would take too long.
my-games = My games
my-games-lead = The last hundred games of this device. They are kept only here.
my-games-none = Nothing here yet. Play a game to the end, and it stays here.
my-games-play = Play a game
my-games-rest = Show older games
my-games-remove = Remove
my-games-removed = This game is removed.
my-games-restore = Put it back
learn-page = Learn
learn-first = First lesson
lesson-stars = The stars of the first lesson
lesson-number = Step { $number }.
lesson-has-star = You have its star!
lesson-more = Puzzles
lesson-aloud = Read aloud
lesson-go = Go!
lesson-say-card = And now “{ $card }”.
lesson-say-go = All there! Tap “Go!”.
lesson-say-other = You can do it that way, too! Tap “Go!” and see what happens.
lesson-won = Hooray, the star is yours!
lesson-missed = The cards did not lead to the star. Try again?
lesson-again = Try again
lesson-repeat = Once more
lesson-next = Next
lesson-play = Now play!
learn-puzzles = Puzzles
learn-rules = Read the rules
learn-start = Start

## Hints

hint-program = Tap a card: it goes into the next row. Tap a row to change it. When you are ready, lock it in.
hint-subroutine = These two cards lie open all game long. The card “Call” plays both.
hint-card = No golem card is like another. Look at the signs!
hint-logic = A token changes how a row is played.
hint-pick = You choose.
hint-exit = You choose.
hint-teleport = You choose.
hint-base = Your rover starts here.
hint-turn = Pick up samples and bring them to a laboratory. A new type scores two points.
hint-wait = Just a moment.

## Tasks of puzzles

task = The task
task-rows = { $rows ->
    [one] Only one row!
   *[other] At most { $rows } rows.
}
task-use = Use: { $cards }
task-avoid = Without: { $cards }
task-use-all = Use all your cards: { $cards }
task-exactly = Exactly these cards: { $cards }
word-loop = a LOOP
word-if = an IF
word-while = a WHILE
word-call = a CALL
try = Try it
trying = Just a try: only your golem moves.

## What if

whatif = What if…?
whatif-lead = Change a card, and see what would have happened.
whatif-who = Whose cards?
whatif-earlier = One step earlier
whatif-later = One step later
whatif-unchanged = Nothing is changed yet: take another card.
whatif-real = How it was
whatif-other = What if
whatif-seen = Which one to see
whatif-changed = The changed cards
whatif-again = Change it again
whatif-close = Back to the replay
whatif-told = What would have happened
whatif-same = Everything would have come out the same.
whatif-places = Nobody would be better or worse off, only the places differ.
whatif-damage = { $name }: damage { $other } instead of { $real }.
whatif-points = { $name }: { $other } points instead of { $real }.
whatif-out = { $name } would be out.
whatif-stays = { $name } would still be in the game.
whatif-ends = { $count ->
    [0] Nobody would have won.
    [one] { $names } would have won!
   *[other] It would have been a draw: { $names }.
}
whatif-ends-same = { $count ->
    [0] Nobody would have won either.
    [one] { $names } would have won all the same.
   *[other] It would have been a draw all the same: { $names }.
}
whatif-ends-later = The game would have gone on.
whatif-ends-broken = After that the old moves no longer fit, and nobody knows how it goes on.

## Text mode

text-where = Who and what stands where
text-story = The story so far
text-tried = A try:
text-sample = a sample
text-height = the height of a hill
text-options = What you can lay now
text-no-options = Nothing more.
typed = Type your program
typed-hint = Letters, numbers or names, for example: { $cards }
typed-lay = Lay it
typed-unknown = There is no card “{ $word }” here.
typed-many = Too long: { $rows } rows at most.
laid = Row { $row }: { $card }.
taken = Row { $row } is empty.
laid-word = Laid: { $what }.
taken-word = The last card is taken back.
put-back-word = “{ $card }” is back in your hand.
edit-insert = { $card } as card { $place }
edit-cover = { $card } over card { $place }, { $old }
edit-loop = { $card }: card { $place }
edit-loops = { $card }: cards { $place } and { $also }
edit-off = Take the loop off card { $place }
cell-free = empty
cell-carrying = with a barrel in its arms
cell-lab = my laboratory
cell-lift-up = lift up to { $to }
cell-lift-down = { $to ->
    [none] lift down, off the field
   *[other] lift down to { $to }
}

## One screen

table-more = More at this table
memo = Player’s memo
memo-hint = { $touch ->
    [yes] Tap a line to see it played. At the table it works, too: hold your finger on a card, a figure or a thing.
   *[no] Tap a line to see it played. At the table it works, too: right-click a card, a figure or a thing, or press ? on it.
}
back-to-table = Back to the table
lay-meanwhile = Start laying cards
story-more = The whole story
result-more = Moments and sharing
you-won = You won!
you-lost = Well played! Next time it may be you.
aim-battle = The last golem standing wins.
aim-reach = Be the first to reach the star.
aim-edge = Be the first at your flags.
aim-gears = { $amount ->
    [0] Collect the most gears.
    [one] Find the gear first.
   *[other] Be the first with { $amount } gears.
}
aim-bring = Bring a barrel to your corner.
aim-break = All together: break every barrel.
aim-roll = All together: roll barrels onto all marks.
aim-bots = All together: beat all bots.
aim-points = { $labs ->
    [all] Pick up samples, bring them to any dome
   *[own] Pick up samples, bring to a dome of your colour
}: { $goal ->
    [one] { $goal } point wins!
   *[other] { $goal } points win!
}
samples-worth = A new type brings 2 points, one more of it 1 point.
samples-left = still out there: { $count }
samples-aboard = aboard: { $count }
samples-delivered = delivered: { $count }
samples-of = Samples
turns-over = The last turn is over, and the most points win.
points-reached = { $count ->
    [one] First to reach { $count } point!
   *[other] First to reach { $count } points!
}
turns-left = Turns left: { $count }
aim-left = { $count } to go
gears-found = { $count ->
    [one] { $count } gear found
   *[other] { $count } gears found
}
carries-barrel = carries a barrel
aim-you = You play { $name }.
kinds-brought = { $count ->
    [0] no samples yet
   *[other] types delivered: { $kinds }
}
new-other = Change game
seat-change = Tap to change.
plot-now = being played
plot-later = still to come
plot-won = won by { $names }
plot-nobody = won by nobody
plot-next = Next scenario
plot-again = Play the plot again
plot-best = { $count ->
    [1] { $names } has won the plot!
   *[other] { $names } have won the plot!
}
plot-none = Nobody has won this plot.
again-along = Join the next game
step-stronger = Next rival: { $name }
step-standard = Now with dice: the standard game
step-puzzle = Next puzzle
follow-players = Follow the players
follow-waits = When the players play again, you can follow them from here.
continue = Continue
leaving-title = Leave the table?
leaving-text = The game waits for you on the home page.
leaving-stay = Stay
leaving-go = Leave

## Ways to play

option-open = Programs
option-colours = Colours
option-youngest = Who is the youngest?
option-goal = What is the aim?
option-water = Water
option-teams = Names of the teams
about-open = Face up: everybody sees a locked program and may still change their own.
about-youngest = The youngest chooses the first golem card.
about-water = The stream carries a golem where it likes instead of throwing it back.
place-usual = As usual
place-taken = { $cell } is taken: { $what }.
about-gears = Tap a free cell to put a gear there. Tap a gear to take it away.
option-gears = Where are the gears?
about-treasure = Tap the cell where it should lie.
option-treasure = Where is the treasure?
about-goal = Be first at the treasure, be first at the far edge, or collect the most gears.
value-open-on = face up
value-open-off = face down
value-goal-treasure = the treasure
value-goal-edge = the far edge
value-goal-gears = the most gears
value-water-life = throws back
value-water-flow = carries along
value-deal = dealt by chance
seat-colour = Colour of this seat
choose-seat = Choose your colour
refused-colours-unknown = There is no such colour.
refused-colours-twice = Everybody needs a colour of their own.
refused-colours-many = There are more colours than seats.
refused-cards-paper = These two golem cards are two sides of one sheet.
refused-seat-taken = Somebody has just sat down there. Choose another seat.
no-longer-title = This game stops here
no-longer = It was begun by older rules and cannot go on. Nothing is lost: the record has every move.
no-longer-record = Keep the record
record-stopped = This game was played by older rules. It can be shown up to here.

# Rivals

face-snail = Snail
face-snail-about = Takes its time and makes many mistakes. Just right for your first game.
face-chick = Chick
face-chick-about = Has just learnt the cards.
face-hare = Hare
face-hare-about = Quick, but often forgets to look.
face-hedgehog = Hedgehog
face-hedgehog-about = Careful. Thinks before every move.
face-squirrel = Squirrel
face-squirrel-about = Collects good ideas and uses some of them.
face-cat = Cat
face-cat-about = Waits for your mistake.
face-fox = Fox
face-fox-about = Sly: thinks about what you will do.
face-raven = Raven
face-raven-about = Sees far ahead.
face-owl = Owl
face-owl-about = A master. Hardly ever wrong.
face-dragon = Dragon
face-dragon-about = The strongest of all. Good luck!
face-said = { $name }, level { $level } of { $of }
opponent-of = Who plays { $name }?

# Analysis

analysis = Analysis
analysis-working = Looking at the game
analysis-progress = { $all ->
    [0] Thinking…
   *[other] { $done } of { $all }
}
analysis-cancel = Stop
analysis-again = Look again
analysis-stopped = Stopped.
analysis-done = Stars: { $won } of { $of }
analysis-nothing = There is nothing to look at in this game.
analysis-who = Whose programs?
analysis-rounds = Rounds
analysis-round-said = { $round }: { $stars } of 3 stars
analysis-told = How good was it?
analysis-shown = What is played on the field
analysis-real = How it was
analysis-reply = The best reply
analysis-better = A better one
analysis-laid = Laid
analysis-worst = if the rival guesses: { $number }
analysis-worst-bare = if the rival guesses
analysis-got = this time: { $number }
analysis-got-bare = this time
analysis-best = it could be: { $number }
analysis-best-bare = it could be

# Hints

advice = Hint
advice-thinking = Thinking…
advice-told = Try this:
advice-lay = Use it
advice-close = No, thanks
advice-failed = No hint just now.
new-hints = Hints during the game
opponent-choose = Which rival?
open-program = Program of { $name }

## The workshop: fields of one's own

build-door = Build a field
build-title = Build a field
build-games = For which game?
build-box = What is left in the box
build-left = { $piece }: { $left } left
build-holding = In your hand: { $piece }. Choose a cell.
build-picked = In your hand: { $piece }. Tap a button, or choose a new place.
build-area = The table with the field
build-beside = table, { $across } across, { $up } up
build-turn = Turn
build-flip = Flip
build-remove = Remove
build-undo = Undo
build-mirror = Same on the other side
build-surprise = Surprise me
build-clear = Start over
build-save = Save
build-kept = Saved on this device.
build-forget = Delete
build-saved = Saved fields
build-saved-field = Field { $number }
build-share = Share
build-play = Play here
build-ready = { $most ->
    [2] Ready! It is for 2 players.
   *[other] Ready! It is for 2 to { $most } players.
}
build-faults = Not yet
build-notes = Worth knowing
build-broken = This link has no field in it, so the table is empty.
build-keys = Keys: arrows move, Enter puts or takes, R turns, F flips, Delete removes, U undoes, Escape lets go.
value-own = Your own field
value-surprise = A surprise

# The path
path-go = Here we go!
path-page = The path
path-door = The path: ten islands of tasks
path-stars = { $stars } of { $most } stars
path-kind-predict = Where to?
path-kind-complete = The missing card
path-kind-order = All mixed up
path-kind-debug = Something is wrong
path-kind-write = Your own program
path-kind-shorten = Make it shorter
path-program = Program
path-gap = the missing card
typed-one = Only one card is missing: type that one alone.
path-gap-open = A card is still missing.
turn-next = Next turn
turn-place = Turn { $turn }
edit-over = on top
token-where = { $token }: tap the card that it should lie on.
holding = You still hold { $card }: lay it first.
place-picked = Row { $row } is still empty: lay a card there first.
anyway = Go on without it
token-first = Lay a card here first, then the token on it.
path-run = Go!
path-here = It stops here
path-tap-again = { $cell }: tap it once more if you are sure.
path-next = Next task
path-better = Make it even shorter
path-change = Change a card
path-look-again = Think again
path-row-golems = Row { $row }
path-row-progers = Turn { $row }
path-hint = Hint
path-most = { $stars ->
    [one] You can still win { $stars } star.
   *[other] You can still win { $stars } stars.
  }
path-sibling = An easier task
path-to-map = To the map
path-carry = Take your stars to another device
path-carry-text = Type this code there, or take it along as a file. No account is needed.
path-file = As a file
path-code = Code
path-take = Take these stars
path-from-file = From a file
path-carried = Your stars are here.
path-no-code = This code does not fit. Is a part of it missing?
row-marked = Here your last try went wrong.

## Make your own

make-door = Make your own
make-title = Make your own
make-change = Change the puzzle
make-tab-field = Field
make-tab-cards = Cards
make-tab-goal = Goal
make-tab-words = Story
make-tab-share = Share
make-clear = Clear the field
make-conditions = What a solution must do
make-try = Try it
make-stop = Stop
make-thinking = Trying all programs…
make-far = Programs tried: { $covered }. Positions: { $done } of { $known } found so far.
make-far-without = All { $programs } programs were tried. Is this needed: { $idea }? Positions: { $done } of { $known } found so far.
make-stopped = Not all programs were tried.
make-go-on = Go on
make-begin = Change game, or start over
make-broken = This link is broken, so here is a new puzzle.
make-kept = Saved on this device.
make-saved = My puzzles and scenarios
make-new-puzzle = New puzzle
make-new-scenario = New scenario
make-solvable = Solvable: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $ways ->
    [one] { $ways } way.
   *[other] { $ways } ways.
 }
make-forced = Needed: { $ideas }.
make-free = Can do without: { $ideas }.
make-uncertified = Too many programs for a certificate: take some cards away.
make-unsolvable = No program solves it: all { $covered } were tried.
make-no-program = No whole program can be laid: there are too few cards for all rows.
make-idea-turn = turns
make-idea-loop = the loop
make-idea-repeat = repetition
make-idea-if = the question
make-idea-while = the WHILE
make-idea-call = the subroutine
make-idea-logic = logic
make-scenario-ready = { $players ->
    [one] Ready for one player.
   *[other] Ready for { $players } players.
 } Find it under “Share”.
make-not-yet = You can share it once it can be solved.
make-mend = Finish the puzzle
make-play = Play it
make-scenario-broken = This link is broken: a piece of it is missing. Ask for it again, or make your own scenario here.
make-scenario-not-yet = Something is still missing. Then you can share it.
make-scenario-mend = Finish the scenario
make-file = File of the puzzle
make-certificate = Certificate
make-file-where = Keep the file. A grown-up can put your puzzle on the map for everybody.
make-scenario-file = File of the scenario
make-scenario-where = Anybody can play it by the link. A grown-up can also add the file for everybody.
make-count = { $card }: { $number } of { $most }. Tap for one more
make-drawer-plain = Actions
make-drawer-more = More cards
make-drawer-keep = Conditions
make-condition-tap = Tap a card: must be used ✓, must not ✕, all of them ∗
make-lists = What others do, and what lies there
make-fewer = Fewer: { $card }
make-more = More: { $card }
make-copies = { $card }: { $number }
make-sensor-barrel = Sensor: barrel
make-sensor-wall = Sensor: wall
make-sensor-water = Sensor: water
make-word-loop = Loop
make-word-if = If
make-word-while = While
make-word-call = Call
make-condition-free = as you like
make-condition-use = must be used
make-condition-avoid = must not be used
make-condition-use_all = all of them
make-choice-box = Box
make-choice-turns = Turns
make-choice-amount = How many
make-choice-aboard = Aboard at the start
make-choice-algorithm = The algorithm on the table
make-choice-other = What { $name } does
make-take-last = Take the last away: { $list }
make-add = { $list }: add { $card }
make-word-next = the next turn
make-word-pass = pass
make-word-algae = algae
make-word-fungus = fungus
make-word-moss = moss
make-word-worm = worm
make-goal-cell = get to the star
make-goal-points = points
make-goal-samples = deliver samples
make-choice-goal = Goal
make-choice-card = { $name }: golem card
make-choice-bot = { $name }: bot
make-bonus-none = none
make-bonus-usual = as usual
make-choice-bonus = Bonus cards
make-kinds-moves = only steps and turns
make-kinds-peace = no attack, no defence
make-kinds-all = all
make-choice-kinds = Cards
make-order-one-by-one = one after the other
make-order-together = all at once
make-choice-order = Order
make-choice-side = Which edge
make-choice-rows = Rows
make-choice-limit = Rounds
make-choice-autonomous = The program repeats
make-choice-water = Water
make-choice-subroutine = Subroutine
make-choice-exactly = Exactly these cards
make-goal-battle = battle
make-goal-reach = get to the star
make-goal-edge = get to the edge
make-goal-gears = collect the gears
make-goal-break = break all barrels
make-goal-roll = roll barrels onto marks
make-goal-bring = bring a barrel home
make-side-N = north
make-side-E = east
make-side-S = south
make-side-W = west
make-autonomous-on = yes
make-autonomous-off = no
make-exactly-on = yes
make-exactly-off = no
make-water-life = takes a heart
make-water-flow = carries along
make-title-en = Title in English
make-story-en = Story in English
make-title-ru = Title in Russian
make-story-ru = Story in Russian
refused-page-large = Too many programs to try them all. Take some cards, rows or rounds away.
refused-page-unprovable = This cannot be proven: water or a barrel asks the player in the middle of a row.
refused-page-fault = There is no such puzzle.
refused-page-link = This link is broken.
refused-page-unsolvable = This puzzle cannot be solved.
known-own-hand = Your cards: { $cards }.
known-base = Still to come: the base of { $name } with the laboratories of { $labs }.
known-waits = { $name } waits for a lift.
known-labs = { $name } delivers to { $cells }.
known-delivered = { $name } has delivered: { $samples }.
known-hand = { $name }: { $count ->
    [one] one card in hand.
   *[other] { $count } cards in hand.
}
known-paid = { $one } and { $other } have bumped: no more paying until one of them moves.
known-discard = Discarded: { $cards }.
known-deck = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
known-samples = Not delivered yet: { $samples }.
known-capacity = { $count ->
    [one] A rover carries one sample.
   *[other] A rover carries up to { $count } samples.
}
known-turns-left = { $count ->
    [one] One turn is left.
   *[other] { $count } turns are left.
}
known-token = Your token: { $op }.
known-luck-to-come = Still to come: { $cards }.
known-own-drawn = Your luck card: { $card }.
known-played = You laid before: { $rows }.
known-own-program = Your program: { $rows }.
known-program = Program of { $name }: { $rows }.
known-opened = Opened by { $name }: { $rows }.
known-laid = { $by } has put { $op } on the program of { $on }: { $slot ->
    [none] row { $row }
    [yes] row { $row }, the card for yes
    [no] row { $row }, the card for no
   *[other] row { $row }, the inner card
}.
known-rows = { $name }: { $rows ->
    [one] one row
   *[other] { $rows } rows
} in the next program.
known-cards-laid = Cards laid so far: { $counts }.
known-luck-left = Luck cards left: { $left }.
known-drawn = Bonus cards in this round: { $drawn }.
barrel-content = { $what ->
    [dynamite] dynamite
    [repair] a repair
    [plus] one row more
    [minus] one row less
    [hole] a black hole
   *[other] nothing
}
known-contents = The barrels may hold: { $contents }.
known-own = Only you know this
known = On the table
