# Битва големов в текстовом режиме, по-русски.

## Поле

story = { $title }. { $story }
plot = Сюжет «{ $title }», сценарий { $chapter } из { $chapters }. { $tale }
own-title = Свой сценарий
round = Раунд { $round }.
round-of = Раунд { $round } из { $last }.
tournament = Турнир: победитель будет обязательно, и только один.
cards-laid = Карт выложено в прошлых раундах: { $counts }.
plays-on = После десяти раундов никто не вырвался вперёд: это добавочный раунд { $round }, всего их не больше { $most }; карт удачи и кубиков нет.
phase-card = Игроки выбирают карты големов.
phase-subroutine = Игроки выкладывают подпрограммы.
phase-program = Игроки выкладывают программы.
phase-logic = Игроки выкладывают жетоны логики.
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
goal-bring = Цель: принести бочку на свою клетку с целью.
goal-break = Общая цель: разбить все бочки.
goal-roll = Общая цель: по бочке на каждой отмеченной клетке.
goal-bots = Общая цель: победить всех ботов.
gear-counts = Собрано шестерёнок: { $counts }.
ice = Лёд: { $cells }.
snow = Снег: { $cells }.
gaps = Разрыв в поле, клеток нет: { $cells }.
you-golem = Ты { $name }, стоишь на { $at } и смотришь { $facing }.
you-out = Ты { $name }. Твой голем больше не в игре.
you-carry = Ты несёшь бочку.
other-golem = { $name } стоит на { $at } и смотрит { $facing }.
other-out = { $name } больше не в игре.
other-carry = Несёт бочку.
golem-damage = Повреждений { $damage } из { $limit }.
golem-numbers = Сила удара { $strength }, дальность { $range }, рядов { $rows }, в следующей программе рядов { $next }.
golem-bot = Это бот: { $bot }.
bot-card = Карта бота «{ $bot }» смотрит вперёд на { $eye ->
    [one] { $eye } клетку
    [few] { $eye } клетки
   *[many] { $eye } клеток
}: { $lines }.
bot-card-line = { $when ->
    [golem-in-range] удар достаёт до голема
    [golem-in-sight] голем виден
    [barrel-ahead] прямо впереди бочка
    [no-way-ahead] прямо впереди край, стена или вода
   *[always] всегда
} → «{ $card }»
bot-die = { $first ->
    [yes] Бот «{ $bot }» бросает кубик
   *[no] Иначе кубик
}: { $faces }.
golem-team = Команда «{ $team }».
golem-subroutine = Подпрограмма: { $cards }.
thing-barrel = бочка { $at }
thing-wall = стена { $at }
thing-water = вода { $at }
thing-ladder = лестница { $name }, { $end ->
    [up] верхний конец
   *[down] нижний конец
} { $at }
thing-logic = жетон { op } { $at }
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
luck-drawn = Что выпало в этом раунде: { $drawn }.
luck-left = Осталось карт удачи: { $left }.
luck-to-come = Твои карты удачи, которые ещё выпадут: { $cards }.
luck-word = { $word ->
    [x2] «Повтор 2»
    [x3] «Повтор 3»
    [if] «Условие»
    [loop] «Повтор»
    [while] «Повтор с предусловием»
    [and] И
    [or] ИЛИ
    [not] НЕ
    [xor] XOR
   *[blank] пусто
}
op = { $op ->
    [and] И
    [or] ИЛИ
    [not] НЕ
   *[xor] XOR
}
laid = { $by } кладёт жетон { op } на программу игрока «{ $on }»: ряд { $row }.
laid-on-card = { $by } кладёт жетон { op } на программу игрока «{ $on }»: ряд { $row }, { $slot ->
    [yes] карта для «да»
    [no] карта для «нет»
   *[inner] карта внутри
}.
asked = Сейчас решают: { $names }.
paused = Выполняется ряд { $row }.
opened = У игрока «{ $name }» открыты карты: { $cards }.
decides-pick = { $name } решает, какой из двух рядов выполнить.
decides-exit = { $name } решает, где выйти из воды.
decides-teleport = { $name } падает в чёрную дыру: соперник решает, где он окажется.
my-program = Твоя программа: { $rows }.
my-earlier = Раньше у тебя было: { $rows }.
my-token = Твой жетон: { op }.
program-of = Программа игрока «{ $name }»: { $rows }.

## Вопросы и рассказ

row-opened = Ряд { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Твои карты: { $cards }.
your-card = { $card } «{ $name }» × { $copies }
bonus-cards = Карты бонуса в этом раунде: { $cards }. Что лежит на карте бонуса, пиши в скобках, например: 2(F).
bonus-card = { $card } «{ $name }»
open-loop = «{ $name }»: { $inner }
open-if = «{ $name }» да: { $yes }, нет: { $no }
open-empty = ничего
ask-program = Выложи программу, рядов не больше { $rows }, например: { $example }
ask-program-all = Выложи программу, рядов ровно { $rows }, например: { $example }
ask-subroutine = Выложи подпрограмму из двух карт или нажми Enter, если она не нужна. Карты: { $options }
ask-card = Выбери карту голема: { $options }
card-numbers = { $card } — { $name }: сила { $strength }, дальность { $range }, рядов { $rows }, предел повреждений { $limit }.
card-limit = { $card } — { $name }: предел повреждений { $limit }.
ask-logic = Куда положишь жетон { op }: { $options }?
ask-logic-idle = На последнем ряду программы он не сработает: { $options }.
ask-pick = Открыты два ряда. Какой выполнить: { $options }?
ask-exit = Где ты выйдешь из воды: { $options }?
ask-teleport = Чёрная дыра! Где окажется { $golem }: { $options }?
task-rows = { $rows ->
    [one] Хватит одного ряда!
   *[other] Рядов не больше { $rows }.
}
task-use = Без этого нельзя: { $cards }.
task-avoid = Этого класть нельзя: { $cards }.
task-use-all = Нужно выложить все карты: { $cards }.
task-exactly = Нужны ровно эти карты и никакие другие: { $cards }.
word-loop = повтор
word-if = условие
word-while = повтор с предусловием
word-call = вызов подпрограммы
