# Текстовый режим: вся игра словами, для клавиатуры и на слух.

north = на север
east = на восток
south = на юг
west = на запад
round = Раунд { $round }.
turn = Ходит { $rover }.
you-golem = Ты { $name }, стоишь на { $at } и смотришь { $facing }. Повреждений { $damage } из { $limit }.
you-out = Ты { $name }. Твой голем выбыл из игры.
you-carry = Ты несёшь бочку.
other-golem = { $name } стоит на { $at } и смотрит { $facing }. Повреждений { $damage } из { $limit }.
other-out = { $name } выбыл из игры.
you-rover = Ты { $name }, стоишь на { $at } и смотришь { $facing }. На борту: { $aboard }. Очки: { $points }.
other-rover = { $name } стоит на { $at } и смотрит { $facing }. На борту: { $aboard }. Очки: { $points }.
ahead = Перед тобой { $what }.
ahead-nothing = свободная клетка { $cell }
ahead-edge = край поля
on-field = На поле: { $things }.
field-empty = Больше на поле ничего нет.
thing-barrel = бочка { $at }
thing-wall = стена { $at }
thing-water = вода { $at }
thing-ladder = лестница { $name } { $at }
thing-logic = жетон { $op } { $at }
thing-gear = шестерёнка { $at }
thing-samples = образцы { $at } ({ $count })
thing-goal = цель { $at }
size = На поле { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}, от a до { $last }, и { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
}.
row-opened = Ряд { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Твои карты: { $cards }.
bonus-cards = Бонусы в этом раунде: { $cards }.
ask-program = Выложи программу, рядов не больше { $rows }, например: F 2(F) A
ask-program-all = Выложи программу, рядов ровно { $rows }, например: F L A D
ask-subroutine = Выложи две карты подпрограммы или нажми Enter, если она не нужна. Карты: { $options }
ask-card = Выбери карту голема: { $options }
ask-logic = Положи жетон { $token }: { $options }
ask-pick = Открыты два ряда. Какой выполнить: { $options }?
ask-exit = Где ты выйдешь из воды: { $options }?
ask-teleport = Куда поставить голема ({ $golem }): { $options }?
ask-options = Сейчас можно положить: { $options }
more-options = … и ещё { $count }
help = Напиши ответ и нажми Enter. look: поле ещё раз. cards: что можно положить. rule ИМЯ: правило. quit: выйти.
refused = Так нельзя: { $reason }
refused-card = { $card } не подходит на место { $number }. Подойдёт: { $options }.
refused-late = { $card } на месте { $number } — уже лишняя карта.
refused-early = чего-то ещё не хватает. Дальше подойдёт: { $options }.
refused-words = Не понимаю «{ $words }». Напиши cards — услышишь, что можно положить, или help.
thinking = { $name }: ответ готов.
result-won = Игра окончена. Победа: { $winners }.
result-draw = Игра окончена. Ничья: { $winners }.
result-nobody = Игра окончена. Никто не победил.
result-rule = Правило: { $name }.
nothing = ничего
ask-base = Выбери угол для базы и куда смотреть, например: a1 N. Свободно: { $options }
ask-turn = В руке: { $hand }. Сыграй от одной до трёх карт, например: F L D, или pass и карты для обмена.
ask-turn-full =
    В руке: { $hand }. Алгоритм на столе: { $algorithm }. Измени его, и он выполнится: F@0 вставит F перед картой 0,
    J^1 накроет карту 1, x2@0 и x2@0-1 положат цикл, off@0 снимет цикл. Enter выполнит алгоритм как есть, или: pass
hills = Холмы, клетка и высота: { $cells }.
walls = Стенки между клетками: { $cells }.
labs = Твои лаборатории: { $cells }.
ahead-wall = стенка
ahead-up = { $levels ->
    [one] на ступень выше
    [few] на { $levels } ступени выше
   *[many] на { $levels } ступеней выше
}
ahead-down = { $levels ->
    [one] на ступень ниже
    [few] на { $levels } ступени ниже
   *[many] на { $levels } ступеней ниже
}
