# Что говорится о головоломках, заданиях и пути.

solve-progress = Программ проверено: { $covered }, положений просмотрено: { $number } из { $known } найденных…
check-progress = Программ проверено: { $number } из { $known }…
make-progress = Поле { $number }, самое большее { $known }…
solve-found = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 } в { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[other] { $rows } рядов
 }: таких коротких решений — { $optima }. Проверены все программы ({ $covered }): короче нет.
solve-none = Проверены все программы ({ $covered }): решения нет.
solve-forces = Без этого не обойтись: { $idea }.
solve-unprovable = Доказать не получится: { $why }
solve-too-large = Положений слишком много, все не перебрать.
solve-uncertified = Программ больше { $most }: свидетельство не записано.
solve-stopped = Остановлено.
check-holds = Свидетельство верно: проверены все программы ({ $covered }).

idea-turn = повороты
idea-loop = «Повтор»
idea-repeat = программа, которая повторяется
idea-if = «Условие»
idea-while = «Повтор с предусловием»
idea-call = подпрограмма
idea-logic = жетон логики

verdict-shortest = Решено, и короче нельзя: проверены все программы, их { $covered }.
verdict-longer = Решено! { $more ->
    [one] Но можно и на { $more } карту короче.
    [few] Но можно и на { $more } карты короче.
   *[other] Но можно и на { $more } карт короче.
 }
verdict-right = Верно: здесь он и остановится.
verdict-elsewhere = Не здесь. Пройди программу ряд за рядом.
verdict-missed = Не хватило { $cells ->
    [one] { $cells } клетки!
   *[other] { $cells } клеток!
 }
verdict-lacking = Это ещё не всё: осталось { $amount }.
verdict-blocked = Ряд { $row } не вышел: мешает { $thing }. Правило «{ $rule }».
verdict-circles = Голем ходит по кругу.
verdict-out = Голем рассыпался в ряду { $row }.
verdict-ended = Игра кончилась, а цель ещё впереди. Правило «{ $rule }».
verdict-unlawful = Так карты не кладут. Правило «{ $why }».
condition-rows = Хорошая мысль, но рядов можно не больше { $amount }.
condition-use = Хорошая мысль, но нужна карта «{ $card }».
condition-avoid = Хорошая мысль, но обойдись без карты «{ $card }».
condition-use-all = Хорошая мысль, но выложи все карты «{ $card }», их { $amount }.
condition-exactly = Хорошая мысль, но карт «{ $card }» должно быть ровно { $amount }.
condition-one-card = Хорошая мысль, но поменять можно только одну карту.
condition-these-cards = Хорошая мысль, но нужны ровно эти карты, все до одной.
thing-wall = стена
thing-barrel = бочка
thing-golem = голем
thing-rover = вездеход
thing-water = вода
thing-ladder = лестница
thing-edge = край поля
thing-height = клетка выше или ниже
thing-something = препятствие
rule-of-the-game = правила игры

hint-row = Посмотри на ряд { $row }.
hint-follow = Пройди ряд { $row }: где он теперь стоит?
hint-idea = Вот что поможет: { $idea }.
hint-length = Хватит { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
 }, рядов: { $rows }.
hint-first = Начни с карты «{ $card }».
hint-half = Иди за призраком: он покажет полпути.
hint-halfway = Призрак прошёл половину пути: он стоит на { $cell }. А дальше?
hint-sibling = Сначала попробуй задание полегче, потом вернёшься.

island-sequence = карта за картой
island-turn = повороты
island-loop = повтор
island-repeat = программа, которая повторяется
island-if = условие
island-while = иди, пока…
island-call = подпрограмма
island-logic = жетоны логики
island-basic = холмы, прыжки и образцы
island-full = общий алгоритм
island-own = головоломки, придуманные здесь

task-predict = Куда он придёт? Нажми на клетку.
task-complete = Одной карты не хватает. Какой?
task-order = Ровно эти карты. Но в каком порядке?
task-debug = Одна карта неверная. Исправь!
task-write = Составь программу, которая приведёт к цели.
task-shorten = Так можно, но длинно. Сделай короче!


make-nothing = Ничего не нашлось: попробуй другое --seed или другое число рядов.
make-grade = карт: { $length }, почти решений: { $near }, разных карт: { $ideas }

quest-cell = Цель: закончить ход на клетке { $cells }.
quest-points = Цель: набрать { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
 }.
quest-samples = Цель: доставить { $amount ->
    [one] { $amount } образец
    [few] { $amount } образца
   *[other] { $amount } образцов
 }.
open-program = Открытая программа игрока «{ $who }»: { $program }
given-program = На столе: { $program }
given-cards = Твои карты: { $cards }
how-to-answer = Напиши карты программы или клетку, если спрашивают клетку. Ещё можно: поле — увидеть его ещё раз, карты — что можно положить, памятка, подсказка, правило ИМЯ, выйти.
stars = Звёзды: { $stars } из 3.
task-unknown = Задания { $task } нет. Есть: { $tasks }

own-puzzle-title = Моя головоломка
own-puzzle-story = Дойди до цели!
own-scenario-title = Мой сценарий
own-scenario-story = Кто первым дойдёт до цели?
