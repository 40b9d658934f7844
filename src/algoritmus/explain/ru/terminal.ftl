# Текстовый режим: вся игра словами, для клавиатуры и на слух.

north = на север
east = на восток
south = на юг
west = на запад
ahead = Перед тобой { $what }.
ahead-nothing = свободная клетка { $cell }
ahead-edge = край поля
on-field = На поле: { $things }.
field-empty = Больше на поле ничего нет.
size = На поле { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}, от a до { $last }, и { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}.
ask-options = Сейчас можно положить: { $options }
more-options = … и ещё { $count }
help = Напиши ответ и нажми Enter: карты можно называть буквами или словами. Ещё можно: { command-look } — поле ещё раз, { command-cards } — что можно положить, { command-memo } — карты и правила коротко, { command-rule } ИМЯ — правило, { command-quit } — выйти.
command-quit = выйти
command-look = поле
command-cards = карты
command-memo = памятка
command-help = помощь
command-rule = правило
command-hint = подсказка
option-first = первый
option-second = второй
option-both = оба
option-none = никуда
option-pass = пас
refused = Так нельзя: { $reason }
refused-card = { $card } не подходит на место { $number }. Подойдёт: { $options }.
refused-late = { $card } на месте { $number } — уже лишняя карта.
refused-early = чего-то ещё не хватает. Дальше подойдёт: { $options }.
refused-words = Не понимаю «{ $words }». Напиши «{ command-cards }», чтобы узнать, что можно положить, или «{ command-help }».
result-won = Игра окончена. Побеждает { $winners }!
result-together = Игра окончена. Победили вместе: { $winners }!
result-draw = Игра окончена. Ничья: { $winners }.
result-nobody = Игра окончена. Никто не победил.
result-places = Места: { $places }.
place = { $place }. { $name }{ $counted ->
    [damage] { "" } ({ $amount ->
        [one] { $amount } повреждение
        [few] { $amount } повреждения
       *[other] { $amount } повреждений
    })
    [lives] { "" } ({ $amount ->
        [one] { $amount } сердечко
        [few] { $amount } сердечка
       *[other] { $amount } сердечек
    })
    [gears] { "" } ({ $amount ->
        [one] { $amount } шестерёнка
        [few] { $amount } шестерёнки
       *[other] { $amount } шестерёнок
    })
    [points] { "" } ({ $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    })
    [out] { "" } (не на поле)
   *[nothing] { "" }
}
result-rule = { $name }.
memo-line = { $name } — { $text } ({ command-rule } { $rule })
memo-part = { $title }:
rule-unknown = Правила «{ $rule }» нет.
tally = { $name } — { $count }
nothing = ничего
