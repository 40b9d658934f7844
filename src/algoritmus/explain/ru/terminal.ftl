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
help = Напиши ответ и нажми Enter. Ещё можно: look — поле ещё раз, cards — что можно положить, memo — памятка: карты и правила коротко, rule ИМЯ — правило, quit — выйти.
refused = Так нельзя: { $reason }
refused-card = { $card } не подходит на место { $number }. Подойдёт: { $options }.
refused-late = { $card } на месте { $number } — уже лишняя карта.
refused-early = чего-то ещё не хватает. Дальше подойдёт: { $options }.
refused-words = Не понимаю «{ $words }». Напиши cards, чтобы узнать, что можно положить, или help.
result-won = Игра окончена. Победил { $winners }!
result-together = Игра окончена. Победили вместе: { $winners }!
result-draw = Игра окончена. Ничья: { $winners }.
result-nobody = Игра окончена. Никто не победил.
result-rule = { $name }.
memo-part = { $title }:
memo-line = { $name } — { $text } (rule { $rule })
rule-unknown = Правила «{ $rule }» нет.
tally = { $name } — { $count }
nothing = ничего
