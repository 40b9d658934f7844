# Progers: the player's memo and the rules in one minute, in English.
# Cards have their names in names.ftl; everything else has one here.

progers-memo-cards = Cards
progers-memo-order = A turn, step by step
progers-memo-things = On the planet

## Cards

progers-memo-card-F = One cell ahead, on level ground.
progers-memo-card-D = Straight ahead until something is in the way, or to the first sample.
progers-memo-card-J = One cell ahead: over a stone wall, one level up or one level down.
progers-memo-card-L = A quarter turn to the left, on the spot.
progers-memo-card-R = A quarter turn to the right, on the spot.
progers-memo-card-U = Half a turn, on the spot.
progers-memo-card-T = A beam straight ahead: it sends a rover home, or pulls samples one cell nearer.
progers-memo-card-x2 = Put it over one card or two neighbours: they run twice.
progers-memo-card-x3 = Put it over one card or two neighbours: they run three times.

## The order of a turn

progers-memo-step-lay = One to three cards in a row.
    .name = Lay cards
progers-memo-step-add = Up to three cards, or none, before, after or between those that lie there.
    .name = Change the shared algorithm
progers-memo-step-cover = A card may go on top of another. Loops may be taken off.
    .name = Cover
progers-memo-step-drive = The rover drives the cards from left to right. What cannot be done is skipped.
    .name = Drive
progers-memo-step-samples = A rover that comes to samples takes them, three at most.
    .name = Pick up
progers-memo-step-deliver = A new type is 2 points, one that you have is 1 point.
    .name = Deliver
progers-memo-step-ride = A rover that ends on a lift rides it, up or down.
    .name = Lift
progers-memo-step-full = With five cards the algorithm is full. After the drive it goes to the discard.
    .name = Five cards
progers-memo-step-draw = Fill your hand up to five cards.
    .name = Draw
progers-memo-step-pass = Instead of all that: throw away as many cards as you like and draw new ones.
    .name = Or pass

## On the planet

progers-memo-thing-rover = It carries up to three samples. Whoever is in its way gives it one.
    .name = Rover
progers-memo-thing-sample = A sample of life: drive to it and take it aboard.
    .name = Sample
progers-memo-thing-hill-basic = One level high: only a jump goes up or down.
    .name = Hill
progers-memo-thing-hill-full = One or two levels high: a jump goes up or down one level at a time.
    .name = Hill
progers-memo-thing-wall = It stops steps and dashes. Jumps and beams pass it.
    .name = Stone wall
progers-memo-thing-base-basic = Every base is your laboratory: bring samples there.
    .name = Base
progers-memo-thing-base-full = A home for one colour, a laboratory for two others: look for the flask of your colour.
    .name = Base
progers-memo-thing-lift = It carries a rover that ends its drive here to the other end.
    .name = Lift

## The rules in one minute

progers-memo-minute-basic-1 = Your rover explores a planet and looks for samples of life.
progers-memo-minute-basic-2 = On your turn you lay one to three cards, and the rover drives them from left to right.
progers-memo-minute-basic-3 = Dash goes on until something is in the way.
progers-memo-minute-basic-4 = Jump goes over stone walls, up a hill and down again.
progers-memo-minute-basic-5 = Come to samples and they are aboard, three at most. If a rover blocks your way, it gives you one.
progers-memo-minute-basic-6 = Bring them to any base. A new type is 2 points, one that you have is 1.
progers-memo-minute-basic-7 = What cannot be done is skipped, and the drive goes on.
progers-memo-minute-basic-8 = Whoever has 7 points first wins!

progers-memo-minute-full-1 = Your rover explores a planet and looks for samples of life.
progers-memo-minute-full-2 = There is one algorithm for all. Add up to three cards to it, and your rover drives the whole of it.
progers-memo-minute-full-3 = Put cards before, after or between the others, or on top of one. With five cards it is full, and a new one begins.
progers-memo-minute-full-4 = Loops run one card or two neighbours again.
progers-memo-minute-full-5 = Come to samples and they are aboard, three at most. If a rover blocks your way, it gives you one.
progers-memo-minute-full-6 = Bring them to a base with a flask of your colour. A new type is 2 points, one that you have is 1.
progers-memo-minute-full-7 = The teleport sends a rover home or pulls samples nearer.
progers-memo-minute-full-8 = Lifts carry you up and down the hills.
progers-memo-minute-full-9 = Whoever has 9 points first wins!
