# Words that all games share, in English.

## Players

actor-red = Red
actor-blue = Blue
actor-yellow = Yellow
actor-green = Green

## Captions: what several do, and what one does after another

list-end = { $first } and { $last }
verb-1 = { $count ->
    [1] s
   *[other] { "" }
}
verb-2 = { $count ->
    [1] es
   *[other] { "" }
}
verb-3 = { $count ->
    [1] ies
   *[other] y
}
verb-4 = { $count ->
    [1] es
   *[other] { "" }
}

## A rule on the screen

applies-to = Applies to: { $editions }

## Pages of rules

rules-title = { $game }: the rules
rules-intro =
    Every rule has an id, for example `end.limit`. Events of the game name it, and `algoritmus rule ID` prints the rule.
    A dot shows which edition has the rule. This page is made from `src/{ $folder }` by `make docs`.
rules-other-language = По-русски
rules-column-rule = Rule
rules-column-text = What it says

## Why the computer chose so

thought-whim = Just so, without thinking: { $cards }.
thought-gift = Going easy on you: { $cards }.
thought-only = There was no other choice: { $cards }.
thought-best = { $tried ->
    [one] One answer was looked at.
   *[other] { $tried } answers were compared.
} The best of all: { $cards }.
thought-sure = { $tried ->
    [one] One answer was looked at.
   *[other] { $tried } answers were compared.
} Whatever the rival lays, the safest is: { $cards }.
thought-mixed = { $tried ->
    [one] One answer was looked at.
   *[other] { $tried } answers were compared.
} Several are good, and it is better not to be guessed. This time: { $cards }.
thought-reply = The most dangerous reply: { $reply }.
thought-nothing = nothing

## why a table cannot be set, whatever the game

why-option-syntax = --option { $pair }: write NAME=VALUE.
why-player-unknown = There is no player “{ $player }”. There are: { $players }.
