# Progers in the text mode, in English.

you-rover = You are { $name } on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
other-rover = { $name } is on { $at }, looking { $facing }. Aboard: { $aboard }. Points: { $points }.
thing-samples = samples { $at } ({ $count })
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
