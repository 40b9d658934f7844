# Слова, общие для обеих игр, по-русски.

## Игроки

actor-red = Красный
actor-blue = Синий
actor-yellow = Жёлтый
actor-green = Зелёный

## Игры и их версии

golems-title = Битва големов
golems-edition-blocks = Блоки
golems-edition-energy = Энергия
golems-edition-cards = Карточная
golems-edition-board = Настольная
progers-title = Прогеры
progers-edition-basic = Базовые
progers-edition-full = Полные

## Карты команд

golems-card-F = Вперёд
golems-card-B = Назад
golems-card-L = Поворот влево
golems-card-R = Поворот вправо
golems-card-S = Стоять на месте
golems-card-A = Удар
golems-card-D = Защита
golems-card-T = Взять
progers-card-F = Шаг вперёд
progers-card-D = Вперёд до упора
progers-card-J = Прыжок
progers-card-L = Поворот влево
progers-card-R = Поворот вправо
progers-card-U = Разворот
progers-card-T = Телепорт
progers-card-x2 = Цикл ×2
progers-card-x3 = Цикл ×3

## Образцы жизни

progers-samples-algae = водоросль
progers-samples-fungus = гриб
progers-samples-moss = мох
progers-samples-worm = червь

## Правило на экране

applies-to = Где действует: { $editions }

## Страницы правил

rules-title = { $game }: правила
rules-intro =
    У каждого правила есть имя, например `end.limit`. Его называют события игры, а `algoritmus rule ИМЯ --lang ru`
    печатает правило.
    Точка показывает, в каких версиях правило действует. Эта страница собрана из `src/algoritmus/explain/ru` командой
    `make docs`.
rules-other-language = In English
rules-column-rule = Правило
rules-column-text = Что оно говорит

golems-section-field = Поле
golems-section-deck = Карты, големы и программы
golems-section-bonus = Бонусы
golems-section-row = Как выполняется ряд
golems-section-move = Движение
golems-section-if = Вопросы
golems-section-strike = Удары, бочки, «Взять»
golems-section-logic = Дополнение «Логика»
golems-section-while = «Повтор с предусловием»
golems-section-bot = Боты
golems-section-end = Конец игры
golems-section-goal = Цели сценариев
progers-section-planet = Планета
progers-section-deck = Карты
progers-section-sample = Образцы и очки
progers-section-turn = Ход
progers-section-beam = Телепорт и лифты

## Общие слова предложений

golems-thing-a = { $thing ->
    [barrel] бочка
    [wall] стена
    [water] вода
    [enemy] противник
   *[obstacle] препятствие
}
golems-thing-awaited = { $thing ->
    [barrel] бочки
    [wall] стены
    [water] воды
   *[obstacle] препятствия
}
golems-token = { $thing ->
    [and] И
    [or] ИЛИ
    [not] НЕ
   *[xor] XOR
}
