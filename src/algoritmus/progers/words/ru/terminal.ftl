# Прогеры в текстовом режиме, по-русски.

you-rover = Ты { $name }, стоишь на { $at } и смотришь { $facing }. На борту: { $aboard }. Очки: { $points }.
other-rover = { $name } стоит на { $at } и смотрит { $facing }. На борту: { $aboard }. Очки: { $points }.
thing-samples = образцы { $at } ({ $count })
ask-base = Выбери угол для базы и куда смотреть, например: a1 N. Свободно: { $options }
ask-turn = В руке: { $hand }. Сыграй от одной до трёх карт, например: F L D, или pass и карты для обмена.
ask-turn-full =
    В руке: { $hand }. Алгоритм на столе: { $algorithm }. Измени его, и он выполнится: F@0 вставит F перед картой 0,
    J^1 накроет карту 1, x2@0 и x2@0-1 положат цикл, off@0 снимет цикл. Enter выполнит алгоритм как есть, или: pass
hills = Холмы, клетка и высота: { $cells }.
walls = Стенки между клетками: { $cells }.
labs = Твои лаборатории: { $cells }.
other-labs = { $name }, лаборатории: { $cells }.
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
points-to-win = Для победы нужно очков: { $points }. На борт помещается образцов: { $capacity }.
phase-base = Игроки выбирают базы.
phase-turn = Вездеходы в пути.
phase-over = Игра окончена.
turn = Очередь: { $name }.
turns-left = Осталось ходов: { $turns }.
you-nowhere = Ты { $name }. Базы у тебя ещё нет.
other-nowhere = { $name } ещё без базы.
delivered = Сдано: { $samples }.
waits-for-lift = Ждёт лифт.
hand-count = Карт в руке: { $cards }.
sample-algae = водоросль
sample-fungus = гриб
sample-moss = мох
sample-worm = червь
samples-left = Ещё не сданы, лежат на поле или на борту: { $samples }.
algorithm = Алгоритм на столе: { $cards }.
covered = накрыты: { $cards }
deck = Карт в колоде: { $cards }. В сбросе: { $discard }.
my-hand = Твои карты: { $cards }.
paid = Пока ничего не платят друг другу: { $pairs }.
lifts = Лифты, верх и низ: { $cells }.
lift-nowhere = за краем поля
marks = Отмеченные клетки: { $cells }.
base = База { $at }: дом — { $name }, лаборатория — { $labs }.
base-not-yet = База, которой ещё нет на поле: дом — { $name }, лаборатория — { $labs }.
