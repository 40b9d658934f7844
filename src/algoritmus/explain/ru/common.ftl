# Слова, общие для всех игр, по-русски.

## Игроки

actor-red = Красный
actor-blue = Синий
actor-yellow = Жёлтый
actor-green = Зелёный

## Подписи: что делают несколько и что делает один по очереди

list-end = { $first } и { $last }
verb-1 = { $count ->
    [1] ет
   *[other] ют
}
verb-2 = { $count ->
    [1] ит
   *[other] ят
}
verb-3 = { $count ->
    [1] ёт
   *[other] ут
}
verb-4 = { $count ->
    [1] ёт
   *[other] ют
}

## Правило на экране

applies-to = Где действует: { $editions }

## Страницы правил

rules-title = { $game }: правила
rules-intro =
    У каждого правила есть имя, например `end.limit`. Его называют события игры, а `algoritmus rule ИМЯ --lang ru`
    печатает правило.
    Точка показывает, в каких версиях правило действует. Эта страница собрана из `src/{ $folder }` командой
    `make docs`.
rules-other-language = In English
rules-column-rule = Правило
rules-column-text = Что оно говорит

## Почему компьютер так решил

thought-whim = Наугад: { $cards }.
thought-gift = Поддаюсь: { $cards }.
thought-only = Выбора не было: { $cards }.
thought-best = { $tried ->
    [one] Сравнён { $tried } вариант.
    [few] Сравнены { $tried } варианта.
   *[many] Сравнено { $tried } вариантов.
} Лучше всех: { $cards }.
thought-sure = { $tried ->
    [one] Сравнён { $tried } вариант.
    [few] Сравнены { $tried } варианта.
   *[many] Сравнено { $tried } вариантов.
} Что бы ни положил соперник, надёжнее всего: { $cards }.
thought-mixed = { $tried ->
    [one] Сравнён { $tried } вариант.
    [few] Сравнены { $tried } варианта.
   *[many] Сравнено { $tried } вариантов.
} Хороших несколько, и лучше быть непредсказуемым. На этот раз: { $cards }.
thought-reply = Опаснее всего ответ: { $reply }.
thought-nothing = ничего

## почему стол не собрать, какой бы ни была игра

why-option-syntax = --option { $pair }: напиши ИМЯ=ЗНАЧЕНИЕ.
why-player-unknown = Игрока «{ $player }» нет. Есть: { $players }.
