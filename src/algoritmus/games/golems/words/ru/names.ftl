# Битва големов: как что называется, по-русски.

## Игра и её версии

golems-title = Битва големов
golems-edition-blocks = Блоки
golems-edition-energy = Энергия
golems-edition-cards = Карточная игра
golems-edition-board = Настольная игра

## Карты команд

golems-card-F = Вперёд
golems-card-B = Назад
golems-card-L = Поворот влево
golems-card-R = Поворот вправо
golems-card-S = Стоять на месте
golems-card-A = Удар
golems-card-D = Защита
golems-card-T = Взять

## Карты големов

golems-weapon = { $what ->
    [hammer] Молот
    [shield] Щит
    [catapult] Катапульта
    [bow] Лук
    [boulder] Валун
    [axe] Топор
    [sling] Праща
    [lance] Пика
    [trident] Трезубец
    [anvil] Наковальня
    [cannon] Пушка
   *[sword] Меч
}

## Главы правил

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
golems-section-way = Как можно играть

## Общие слова предложений

golems-thing-a = { $thing ->
    [barrel] бочка
    [wall] стена
    [water] вода
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
golems-option = { $option ->
    [way] как играть
    [field] поле
    [bots] боты
    [cards] карты големов
    [colours] цвета
    [extra] добавочные раунды
    [gears] клетки шестерёнок
    [goal] цель
    [limit] последний раунд
    [logic] дополнение «Логика»
    [open] открытые программы
    [subroutine] подпрограммы
    [teams] имена команд
    [treasure] клетка сокровища
    [turns] порядок ходов
    [water] вода
    [youngest] кто самый младший
   *[other] «{ $option }»
}
golems-card-x2 = Повтор 2
golems-card-x3 = Повтор 3
golems-card-enemy = Есть противник?
golems-card-attack = Нападение?
golems-card-obstacle = Есть препятствие?
golems-card-barrel = Есть бочка?
golems-card-wall = Есть стена?
golems-card-water = Есть вода?
golems-card-until-obstacle = до препятствия
golems-card-until-barrel = до бочки
golems-card-until-wall = до стены
golems-card-until-water = до воды
golems-card-call = Вызов
golems-card-loop = Повтор
golems-card-if = Условие
golems-card-while = Повтор с предусловием
