# Битва големов в текстовом режиме, по-русски.

## Поле

story = { $title }. { $story }
round = Раунд { $round }.
round-of = Раунд { $round } из { $last }.
tournament = Турнир: победитель будет обязательно, и только один.
cards-laid = Карт выложено в прошлых раундах: { $counts }.
plays-on = После десяти раундов никто не вырвался вперёд: это добавочный раунд { $round }, всего их не больше { $most }; карт удачи и кубиков нет.
phase-card = Игроки выбирают карты големов.
phase-subroutine = Игроки выкладывают подпрограммы.
phase-program = Игроки выкладывают программы.
phase-logic = Игроки кладут жетоны логики.
phase-decide = Выполняется ряд.
phase-over = Игра окончена.
goal-battle = Цель: остаться на поле последним.
goal-reach = Цель: встать на клетку с целью.
goal-edge = Цель: дойти до края, отмеченного как цель.
goal-gears = { $amount ->
    [0] Цель: собрать больше всех шестерёнок.
    [one] Цель: первым собрать { $amount } шестерёнку.
    [few] Цель: первым собрать { $amount } шестерёнки.
   *[many] Цель: первым собрать { $amount } шестерёнок.
}
goal-bring = Цель: принести бочку на клетку с целью.
goal-break = Общая цель: чтобы на поле не осталось бочек.
goal-roll = Общая цель: по бочке на каждой отмеченной клетке.
goal-bots = Общая цель: вывести из игры всех ботов.
gear-counts = Собрано шестерёнок: { $counts }.
ice = Лёд: { $cells }.
snow = Снег: { $cells }.
gaps = Здесь клеток нет: { $cells }.
you-golem = Ты { $name }, стоишь на { $at } и смотришь { $facing }. Повреждений { $damage } из { $limit }.
you-out = Ты { $name }. Твой голем выбыл из игры. Повреждений { $damage } из { $limit }.
you-carry = Ты несёшь бочку.
other-golem = { $name } стоит на { $at } и смотрит { $facing }. Повреждений { $damage } из { $limit }.
other-out = { $name } выбыл из игры. Повреждений { $damage } из { $limit }.
other-carry = Несёт бочку.
golem-numbers = Сила { $strength }, дальность { $range }, рядов { $rows }, в следующей программе { $next }.
golem-bot = Это бот: { $bot }.
golem-team = Команда — «{ $team }».
golem-subroutine = Подпрограмма: { $cards }.
thing-barrel = бочка { $at }
thing-wall = стена { $at }
thing-water = вода { $at }
thing-ladder = лестница { $name }, { $end ->
    [up] верхний конец
   *[down] нижний конец
} { $at }
thing-logic = жетон { $op } { $at }
thing-gear = шестерёнка { $at }
thing-goal = цель { $at } ({ $name })
thing-mark = отмеченная клетка { $at }

## Что известно

contents = В бочках может быть: { $contents }.
content-empty = пусто
content-dynamite = динамит
content-repair = ремонт
content-plus = на ряд больше
content-minus = на ряд меньше
content-hole = чёрная дыра
golem-cards = Карты големов: { $cards }.
luck-drawn = Выпавшие бонусы: { $drawn }.
luck-left = Осталось карт удачи: { $left }.
luck-to-come = Твои карты удачи, которые ещё выпадут: { $cards }.
laid = Жетон { $op } на программе ({ $on }), ряд { $row }; положил { $by }.
laid-on-card = Жетон { $op } на программе ({ $on }), ряд { $row }, место { $slot }; положил { $by }.
asked = Сейчас решают: { $names }.
paused = Выполняется ряд { $row }.
opened = { $name }, открытые карты: { $cards }.
decides-pick = { $name } решает, какой из двух рядов выполнить.
decides-exit = { $name } решает, где выйти из воды.
decides-teleport = { $name } попадает в чёрную дыру: надо решить, где он окажется.
my-program = Твоя программа: { $rows }.
my-earlier = Раньше у тебя было: { $rows }.
my-token = Твой жетон: { $op }.
program-of = { $name }, программа: { $rows }.

## Вопросы и рассказ

row-opened = Ряд { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Твои карты: { $cards }.
bonus-cards = Бонусы в этом раунде: { $cards }.
ask-program = Выложи программу, рядов не больше { $rows }, например: F 2(F) A
ask-program-all = Выложи программу, рядов ровно { $rows }, например: F L A D
ask-subroutine = Выложи две карты подпрограммы или нажми Enter, если она не нужна. Карты: { $options }
ask-card = Выбери карту голема: { $options }
card-numbers = { $card } — { $name }: сила { $strength }, дальность { $range }, рядов { $rows }, предел повреждений { $limit }.
ask-logic = Положи жетон { $token }: { $options }
ask-pick = Открыты два ряда. Какой выполнить: { $options }?
ask-exit = Где ты выйдешь из воды: { $options }?
ask-teleport = Куда поставить голема ({ $golem }): { $options }?
task-rows = { $rows ->
    [one] Хватит одного ряда!
   *[other] Рядов не больше { $rows }.
}
task-use = Обязательно нужно: { $cards }.
task-avoid = Нельзя: { $cards }.
task-use-all = Выложи все свои карты: { $cards }.
task-exactly = Ровно эти карты, и никаких других: { $cards }.
word-loop = повтор
word-if = условие
word-while = повтор с предусловием
word-call = вызов подпрограммы
