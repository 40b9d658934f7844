# The text mode: the whole game in words, for the keyboard and for the ear.

north = north
east = east
south = south
west = west
ahead = Ahead of you: { $what }.
ahead-nothing = the free cell { $cell }
ahead-edge = the edge of the field
on-field = On the field: { $things }.
field-empty = Nothing else lies on the field.
size = The field has { $columns } columns, from a to { $last }, and { $rows } rows.
ask-options = You may lay now: { $options }
more-options = … and { $count } more
help = Type your answer and press Enter: cards by their letters or names. You can also type: look for the field again, cards for what may be laid, memo for all cards and rules of this table in short, rule ID for a rule, quit to leave.
command-quit = quit
command-look = look
command-cards = cards
command-memo = memo
command-help = help
command-rule = rule
command-hint = hint
option-first = first
option-second = second
option-both = both
option-none = none
option-pass = pass
refused = That is not allowed: { $reason }
refused-card = { $card } does not fit in place { $number }. What fits there: { $options }.
refused-late = { $card } in place { $number } is one card too many.
refused-early = something is still missing. What fits next: { $options }.
refused-words = I do not understand “{ $words }”. Type cards to hear what may be laid, or help.
result-won = The game is over. { $winners } has won!
result-together = The game is over. They won together: { $winners }!
result-draw = The game is over. It is a draw: { $winners }.
result-nobody = The game is over. Nobody won.
result-places = Places: { $places }.
place = { $place }. { $name }{ $counted ->
    [damage] { "" } ({ $amount } damage)
    [lives] { "" } ({ $amount ->
        [one] { $amount } heart
       *[other] { $amount } hearts
    })
    [gears] { "" } ({ $amount ->
        [one] { $amount } gear
       *[other] { $amount } gears
    })
    [points] { "" } ({ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    })
    [out] { "" } (off the field)
   *[nothing] { "" }
}
result-rule = { $name }.
memo-line = { $name } — { $text } (rule { $rule })
memo-part = { $title }:
rule-unknown = There is no rule “{ $rule }”.
tally = { $name }: { $count }
nothing = nothing
