# Что говорится о головоломках, заданиях и тропе.

solve-progress = Программ проверено: { $number }…
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
solve-forces = Не обойтись: { $idea }.
solve-unprovable = Доказать не получится: { $why }
solve-too-large = Положений слишком много, все не перебрать.
solve-uncertified = Программ больше { $most }: свидетельство не записано.
solve-stopped = остановлено
check-holds = Свидетельство верно: испытаны все программы ({ $covered }).

idea-turn = повороты
idea-loop = цикл
idea-repeat = повторение
idea-if = карта «если»
idea-while = карта «пока»
idea-call = подпрограмма
idea-logic = жетон логики

verdict-shortest = Решено, и короче нельзя: проверены все программы, их { $covered }.
verdict-longer = Решено! { $more ->
    [one] Но можно обойтись на { $more } карту короче.
    [few] Но можно обойтись на { $more } карты короче.
   *[other] Но можно обойтись на { $more } карт короче.
 }
verdict-right = Верно: здесь он и остановится.
verdict-elsewhere = Не здесь. Пройди программу ряд за рядом.
verdict-missed = До цели не хватило { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
 }.
verdict-lacking = Сделано ещё не всё: осталось { $amount }.
verdict-blocked = Ряд { $row } не вышел: мешает { $thing } ({ $rule }).
verdict-circles = Всё идёт по кругу: так уже было.
verdict-out = Выбыл в ряду { $row }.
verdict-ended = Игра кончилась раньше, чем достигнута цель ({ $rule }).
verdict-unlawful = Так выложить нельзя ({ $why }).
condition-rows = Не выполнено условие: рядов не больше { $amount }.
condition-use = Не выполнено условие: нужна карта { $card }.
condition-avoid = Не выполнено условие: без карты { $card }.
condition-use-all = Не выполнено условие: выложи все карты { $card }, их { $amount }.
condition-exactly = Не выполнено условие: карта { $card } — ровно { $amount } раз.
condition-one-card = Не выполнено условие: поменять можно только одну карту.
condition-these-cards = Не выполнено условие: ровно эти карты, все до одной.
thing-wall = стена
thing-barrel = бочка
thing-golem = голем
thing-rover = вездеход
thing-water = вода
thing-ladder = лестница
thing-edge = край поля
thing-height = перепад высоты
thing-something = препятствие
rule-of-the-game = правила игры

hint-row = Посмотри на ряд { $row }.
hint-idea = Подсказка: { $idea }.
hint-length = Хватит { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
 }, рядов: { $rows }.
hint-first = Начни с карты { $card }.
hint-half = Иди за призраком: он покажет полпути.
hint-sibling = Сначала попробуй задание полегче, потом вернёшься.

island-sequence = карта за картой
island-turn = повороты
island-loop = цикл
island-repeat = программа, которая повторяется
island-if = условие
island-while = идти, пока что-то не случится
island-call = подпрограмма
island-logic = жетоны логики
island-basic = холмы, прыжки и образцы
island-full = цикл из двух карт, общий алгоритм, луч и лифты

task-predict = Куда он придёт? Нажми на клетку.
task-complete = Одной карты не хватает. Какой?
task-order = Ровно эти карты. Но в каком порядке?
task-debug = Одна карта неверная. Исправь!
task-write = Составь программу, которая приведёт к цели.
task-shorten = Так можно, но длинно. Программа соперника открыта. Сделай короче!


make-nothing = Ничего не нашлось: попробуй другое зерно или другое число рядов.
make-grade = карт: { $length }, почти решений: { $near }, разных карт: { $ideas }

quest-cell = Цель: закончить ход на клетке { $cells }.
quest-points = Цель: набрать { $amount } очков.
quest-samples = Цель: доставить { $amount ->
    [one] { $amount } образец
    [few] { $amount } образца
   *[other] { $amount } образцов
 }.
open-program = { $who }: программа открыта: { $program }
given-program = На столе: { $program }
given-cards = Твои карты: { $cards }
how-to-answer = Набери карты программы или клетку, если спрашивают клетку. Ещё можно: look — осмотреться, cards — карты, hint — подсказка, rule ID — правило, quit — выход.
stars = Звёзды: { $stars } из 3.
task-unknown = Задания { $task } нет. Есть: { $tasks }
