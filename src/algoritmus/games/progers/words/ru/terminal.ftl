# Прогеры в текстовом режиме, по-русски.

you-rover = Ты { $name }, стоишь на { $at } и смотришь { $facing }. На борту: { $aboard }. Очки: { $points }.
other-rover = { $name } стоит на { $at } и смотрит { $facing }. На борту: { $aboard }. Очки: { $points }.
thing-samples = { $count ->
    [1] образец
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
} { $at }
ask-base = Выбери угол для базы и куда смотреть, например: a1 N. Свободно: { $options }
ask-turn = На руке: { $hand }. Выложи от одной до трёх карт, например: F L D, или напиши «пас» и карты для обмена.
ask-turn-full =
    На руке: { $hand }. Алгоритм на столе: { $algorithm }. Измени его, и он выполнится: F@0 вставит F перед картой 0,
    J^1 перекроет карту 1, x2@0 и x2@0-1 положат цикл, off@0 снимет цикл. Enter выполнит алгоритм как есть. Ещё можно написать «пас».
hills = Холмы (клетка и высота): { $cells }.
walls = Каменные стенки между клетками: { $cells }.
labs = Твои лаборатории: { $cells }.
other-labs = { $name } доставляет образцы сюда: { $cells }.
ahead-wall = каменная стенка
ahead-up = { $levels ->
    [one] на уровень выше
    [few] на { $levels } уровня выше
   *[many] на { $levels } уровней выше
}
ahead-down = { $levels ->
    [one] на уровень ниже
    [few] на { $levels } уровня ниже
   *[many] на { $levels } уровней ниже
}
points-to-win = Победит тот, кто первым наберёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. На борт помещается { $capacity ->
    [one] { $capacity } образец
    [few] { $capacity } образца
   *[many] { $capacity } образцов
}.
phase-base = Игроки выбирают базы.
phase-turn = Вездеходы в пути.
phase-over = Игра окончена.
turn = Сейчас ходит { $name }.
turns-left = Осталось ходов: { $turns }.
you-nowhere = Ты { $name }. Базы у тебя ещё нет.
other-nowhere = { $name } ещё без базы.
delivered = Доставлено: { $samples }.
waits-for-lift = Ждёт лифта.
hand-count = Карт на руке: { $cards }.
sample-algae = водоросль
sample-fungus = гриб
sample-moss = мох
sample-worm = червь
samples-left = Ещё не доставлены, лежат на поле или на борту: { $samples }.
algorithm = Алгоритм на столе: { $cards }.
covered = под другими картами: { $cards }
deck = Карт в колоде: { $cards }. В отбое: { $discard }.
my-hand = Твои карты: { $cards }.
my-card = { $card } «{ $name }»
paid = Пока один из них не сдвинется, компенсаций между ними больше нет: { $pairs }.
lifts = Лифты (верх и низ): { $cells }.
lift-nowhere = за краем поля
marks = Метки для образцов: { $cells }.
base = База { $at }. Чей это дом: { $name }. Чья лаборатория: { $labs }.
base-not-yet = Этой базы ещё нет на поле. Чей это дом: { $name }. Чья лаборатория: { $labs }.
