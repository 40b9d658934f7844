# Слова страницы, по-русски. Слова игр приходят с сервера.

## Везде

home = На главную
language = EN · Language: English
theme = Светло или темно
theme-auto = как на устройстве
theme-light = светло
theme-dark = темно
settings = Настройки
settings-language = Язык
settings-speed = Скорость показа
settings-contrast = Сильный контраст
settings-contrast-text = Чёрное, белое и чёткие края.
settings-calm = Без лишнего движения
settings-calm-text = Фигурки сразу встают на место.
settings-steps = Шаг за шагом
settings-steps-text = За столом каждая фраза ждёт кнопку «Дальше».
settings-sound = Звук
settings-sound-text = Шаги, звон и плеск.
settings-text = Игра словами
settings-text-text = Поле таблицей слов, рассказ списком, программа с клавиатуры. Удобно с экранным диктором.
speed-0 = медленно
speed-1 = обычно
speed-2 = быстро
speed-3 = очень быстро
skip-to-content = Сразу к игре
yes = да
no = нет
why = почему?
rule = Правило
got-it = Понятно
all-rules = Все правила
rule-lost = Правила сейчас не открываются. Попробуй чуть позже.
try-again = Не получилось. Попробуй ещё раз.
choose = Выбрать
undo = Вернуть
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-green = З

## Главная

home-title = Учись программировать играя
home-lead = Разложи карты, нажми «Готово!» и смотри, что голем сделает на самом деле.
door-play = Играть
door-play-text = Одно нажатие: ты против доброго компьютера
door-next = Дальше
door-together = Вместе
door-together-text = Здесь или по ссылке
door-learn = Учиться
door-learn-text = Первые шаги, головоломки, правила
door-all = Все игры
have-code = Друг прислал код?
code = Код
enter = Войти
code-full = За этим столом все места заняты.
code-watch = Посмотреть игру

## Вместе

together-title = Где играете?
together-here = Здесь
together-here-text = На этом устройстве, по очереди
together-link = По ссылке
together-link-text = Каждый на своём устройстве
lobby-title = Зови друзей
lobby-in = Ты за столом!
lobby-waits = Здесь есть место для тебя
lobby-here = Здесь: { $names }
lobby-guest = друг
lobby-choosing = Игру сейчас выбирают. Она откроется сама.
lobby-choose = Выбрать игру
invite-open = Отправь ссылку или назови код:
refused-seats-joined = По ссылке уже кто-то пришёл. Оставь место «по ссылке» для каждого друга.
refused-game-not-yours = Игра уже началась, её не поменять.

## Новый стол

new-title = Во что играем?
new-game = Во что играем?
new-players = Сколько игроков?
new-who = Кто играет?
new-bots = { $count ->
    [one] Бот
   *[other] Боты
}
new-more = Ещё настройки
new-where = Где играем
new-done = Готово
new-start = Начать
new-start-link = Начать и позвать друзей
seat-person = Игрок здесь
seat-computer = Компьютер
seat-open = Друг по ссылке
seat-name = Имя
new-clock = Время на раздумье
clock-none = сколько хочешь
clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
option-way = Как играем
option-scenario = Сценарий
option-plot = Сюжет
for-players = { $count ->
    [1] Для одного
    [2] Для двоих
    [3] Для троих
   *[other] Для четверых
}
own-scenario = Свой сценарий
option-puzzle = Головоломка
option-players = Игроки
option-field = Поле
option-limit = { $game ->
    [progers] Сколько ходов у каждого
   *[other] Последний раунд
}
option-extra = Играть дальше при ничьей
option-bots = Боты из коробки
option-turns = Порядок
option-cards = Карты големов
option-logic = Дополнение «Логика»
option-subroutine = Подпрограммы
option-planet = Планета
option-more = Ещё
none-bots = Нет
value-named = выберем сейчас
bot-seat = Бот { $number }
card-of = Карта голема: { $name }
limit-none = как обычно
about-way-beginner = Только ходить, бить и защищаться. Начни с этого.
about-way-standard = Вся игра целиком: любой раунд может принести карту бонуса.
about-way-autonomous = Выложи одну программу со всеми бонусами. Она повторяется до самого конца: смотри!
about-way-bring = Возьми бочку и отнеси её в свой угол.
about-way-tournament = Десять раундов, один победитель. Ничья? Ещё пять раундов, потом считаем карты, потом жребий.
about-way-junior = Два голема, никаких драк, ходят { $turns ->
    [together] оба сразу
   *[other] по очереди
}: { $goal ->
    [gears] кто соберёт больше шестерёнок?
    [edge] кто первым дойдёт до дальнего края?
   *[other] кто первым дойдёт до звезды?
}
about-logic = Карты удачи приносят жетоны И, ИЛИ, НЕ, XOR для рядов и для поля.
about-subroutine = Перед игрой каждый открыто кладёт две карты. «Вызов» выполняет обе.
about-cards = Двенадцать големов: кто бьёт сильно, кто далеко, кто долго думает.
about-bots = Они действуют по своим картам программ и играют вместе с вами.
about-turns = Все программы идут одновременно, или игроки ходят по очереди.
about-extra = После ничьей играют ещё пять раундов.
about-limit = { $game ->
    [progers] Когда все столько раз сходят, игра закончится: победит тот, у кого больше очков.
   *[other] Игра закончится не позже этого раунда.
}
usual = как обычно
value-beginner = Для начинающих, без карт бонуса
value-standard = Стандартная игра
value-autonomous = Автономные големы: одна программа на всю игру
value-bring = Принеси бочку домой
value-tournament = Турнир
value-junior = Для малышей: к сокровищу, к краю или за шестерёнками
value-off = нет
value-on = да
value-choose = каждый выбирает сам
value-later-choose = Свой выбор
value-later-deal = Наугад
value-together = все сразу
value-one-by-one = по очереди
value-random = Случайная планета
value-hunter = Охотник
value-guard = Страж
value-lighthouse = Маяк
value-coward = Трусишка
value-cooper = Бочар
value-patrol = Патруль
value-die = Кубик
refused-option-value = Эти настройки не подходят друг к другу. Поменяй одну из них.
game-blocks = Быстрая первая битва на маленьком поле
game-energy = Десять раундов, бочки можно бросать
game-cards = Повторы, вопросы и бочки
game-board = Лето, зима и бочки с сюрпризами
game-basic = Собирай образцы: три карты за ход
game-full = Один алгоритм на всех: циклы, лифты, телепорты
problem = Сейчас не получилось. Попробуй ещё раз.

## За столом

setting-table = Готовим игру…
no-room = Игры с таким кодом нет. Может быть, опечатка?
connection-lost = Связь пропала. Она вернётся сама.
update-text = Вышла новая версия. Обнови страницу: твоя игра подождёт.
update-reload = Обновить
update-later = Потом
field = Поле. По нему можно ходить стрелками.
players = Игроки
you = ты
computer = Компьютер
bot = { $kind ->
    [die] Бот с кубиком
   *[other] Бот «{ $name }»
}
damage = Повреждения: { $damage } из { $limit }
facts-of = Подробнее: { $name }
golem-card = Карта голема
damage-borne = { $damage ->
    [0] Цел и невредим: выдержит { $left }.
   *[other] Повреждений { $damage } из { $limit }: выдержит ещё { $left }.
}
bot-program = Карта бота: { $name }
bot-eye = { $count ->
    [1] Видит на одну клетку вперёд. В каждом ряду делает первое, что подходит.
    [one] Видит на { $count } клетку вперёд. В каждом ряду делает первое, что подходит.
    [few] Видит на { $count } клетки вперёд. В каждом ряду делает первое, что подходит.
   *[other] Видит на { $count } клеток вперёд. В каждом ряду делает первое, что подходит.
}
bot-when-golem-in-range = Голем так близко, что можно ударить?
bot-when-golem-in-sight = Видно голема?
bot-when-barrel-ahead = Прямо впереди бочка?
bot-when-no-way-ahead = Прямо впереди край поля, стена или вода?
bot-when-always = Всегда
bot-die = Ничего не подошло? Бросает кубик:
bot-die-only = В каждом ряду бросает кубик:
bot-die-face = { $face }: { $card }
points = Очки: { $points } из { $goal }
subroutine = Подпрограмма
status-out = выбыл
status-open = ждём друга
status-locked = готово ✓
status-thinking = думает
status-watching = смотрит
status-computing = думает
status-away = не здесь
replace = Пусть играет компьютер
seat-grace = { $count ->
    [one] Игрок ещё может вернуться. Через { $count } секунду за него сыграет компьютер.
    [few] Игрок ещё может вернуться. Через { $count } секунды за него сыграет компьютер.
   *[many] Игрок ещё может вернуться. Через { $count } секунд за него сыграет компьютер.
}
welcome-back = С возвращением, { $name }!
wait = Подождать
has-left = { $name } сейчас не за столом.
come-back = Играть дальше
come-back-seat = { $name } снова в игре
leave = Нужно уйти?
leave-seat = Пусть за игрока «{ $name }» играет компьютер
round = Раунд { $round }
round-of = Раунд { $round } из { $last }
round-short = { $round } из { $last }
game-over = Игра окончена.
watching-now = Смотри, что будет!
watching-still = { $count ->
    [1] Ещё смотрит: { $names }
   *[other] Ещё смотрят: { $names }
}
turn-of = { $name }, твой ход!
on-turn = сейчас ход
your-turn-program = Составь программу и нажми «Готово!»
your-turn-card = Каким будет твой голем?
your-turn-subroutine = Выложи подпрограмму из двух карт или играй без неё.
your-turn-logic = Куда положишь жетон?
your-turn-decide = Решать тебе!
your-turn-base = Выбери угол для своей базы.
your-turn-turn = Твой ход: выкладывай карты.
waiting-for = Ждём: { $names }
time-left = Осталось времени
time-less = Осталось меньше { $count } секунд.
time-up = Время вышло! Компьютер сыграл за игрока: { $names }.
time-up-you = Время вышло! Карты за тебя выложил компьютер.
curtain = Занавес
give-to = Передай ход: { $name }
give-hint = Остальные не подглядывают.
its-me = { $name } — это я
its-us = { $name } — это мы
meanwhile = Пока ждёшь
locked-wait = Готово! Пока другие думают, программу можно вернуть.
locked-unsent = Готово! Отправим, как только вернётся связь.
unlock = Вернуть программу
watch-again = Посмотреть ещё раз
watching = Все места заняты: ты смотришь игру.
invite = Приглашение
invite-title = { $count ->
    [one] Есть { $count } свободное место. Отправь ссылку или назови код:
    [few] Есть { $count } свободных места. Отправь ссылку или назови код:
   *[many] Есть { $count } свободных мест. Отправь ссылку или назови код:
}
copy-link = Скопировать ссылку
copied = Скопировано!
local-only = Пока эта ссылка открывается только здесь. Позови взрослого: он откроет игру для других.
seat-free = Здесь есть свободное место.
your-name = Как тебя зовут?
sit-down = Сесть за стол
room-full = Все места заняты, но можно смотреть.
say = Сказать

## Программа

my-program = Моя программа
row = { $row ->
   *[other] Ряд { $row }
}
place-empty = пусто
place-inner = внутри
place-yes = если да
place-no = если нет
take-back = Вернуть карту «{ $card }»
hand = Мои карты
hand-left = осталось { $left }
lock = Готово!
card-empty = Ничего
card-call = Вызов
card-loop = Повтор { $times }
card-loop-word = Повтор
card-if-enemy = противник?
card-if-attack = нападение?
card-if-obstacle = препятствие?
card-if-barrel = бочка?
card-if-wall = стена?
card-if-water = вода?
card-until-obstacle = до препятствия
card-until-barrel = до бочки
card-until-wall = до стены
card-until-water = до воды
short-golems-L = Влево
short-golems-R = Вправо
short-golems-S = Стоять
short-progers-loop = Цикл
short-progers-x2 = Цикл 2
short-progers-x3 = Цикл 3
short-progers-F = Шаг
short-progers-D = До упора
short-progers-L = Влево
short-progers-R = Вправо
row-empty = Ряд { $row } пуст: положи туда карту.
place-open = В ряду { $row } чего-то не хватает: положи туда карту.
refused = Сейчас так нельзя.
refused-busy = Все думают разом. Подожди чуть-чуть и нажми ещё раз.
refused-slow = Над этим пришлось бы думать слишком долго.
refused-request = { try-again }
refused-program-rows = Рядов больше или меньше, чем нужно.
refused-program-deck = Столько таких карт у тебя нет.
refused-program-bonus = Эти карты бонуса вместе не играют.
refused-program-syntax = На одной карте осталось пустое место.
refused-puzzle-task = В задании головоломки другое: прочитай его ещё раз.

## Выбор

choose-cell = Сначала нажми на светящуюся клетку на поле.
choose-one = Сначала выбери.
ask-title-card = Выбери карту голема
ask-title-subroutine = Твоя подпрограмма: две открытые карты на всю игру или ни одной
ask-title-logic = Положи жетон логики
ask-title-pick = Открыты два ряда. Какой выполнить?
ask-title-exit = Где выйти из воды?
ask-title-teleport = Чёрная дыра! Куда отправится { $name }?
ask-title-base = Где будет твоя база?
ask-cells-logic = Нажми на светящуюся клетку или выбери ряд:
ask-cells-exit = Нажми на светящуюся клетку.
ask-cells-teleport = Нажми на светящуюся клетку.
ask-cells-base = Нажми на светящийся угол, потом выбери, куда смотрит вездеход.
none-logic = Не класть
none-teleport = Оставить на месте
pick-first = Первый
pick-second = Второй
pick-both = Оба
logic-row = { $slot ->
    [none] { $name }, ряд { $row }
    [yes] { $name }, ряд { $row }, карта для «да»
    [no] { $name }, ряд { $row }, карта для «нет»
   *[other] { $name }, ряд { $row }, карта внутри
}
look-N = смотрит вверх
look-E = смотрит вправо
look-S = смотрит вниз
look-W = смотрит влево
golem-cards = Карты голема
stat-strength = сила удара { $number }
stat-range = дальность { $number }
stat-rows = { $number ->
    [one] { $number } ряд
    [few] { $number } ряда
   *[many] { $number } рядов
}
stat-limit = прочность { $number }
stat-key-strength = сила удара
stat-key-range = как далеко бьёт
stat-key-rows = рядов в программе
stat-key-limit = сколько ударов выдержит
op-and = И
op-or = ИЛИ
op-not = НЕ
op-xor = XOR
token-and = Этот ряд и следующий выполняются вместе.
token-or = Хозяин программы выполняет этот ряд, следующий или оба.
token-xor = Хозяин программы выполняет этот ряд или следующий, но не оба.
token-idle-row = здесь не сработает
token-idle = Жетону «{ $token }» нужен следующий ряд: на последнем он не сработает.
token-not = Карта выполняется наоборот: «Вперёд» — это «Назад», «Удар» — это «Защита».

## Ход вездехода

my-turn = Мой ход
algorithm = Алгоритм на столе
my-cards-row = Мои карты, слева направо
algo-empty = Здесь пока ничего нет.
algo-gap = Положить сюда, картой номер { $place }
algo-cover = перекрыть эту карту, номер { $place }
covered = Под ней лежит: { $cards }
algo-loop-one = повторять эту карту, номер { $place }
algo-loop-two = Повторять обе карты вместе, номера { $place } и { $also }
algo-loop-off = Снять цикл { $times }
choose-place = Куда положить «{ $card }»? Нажми на светящееся место.
pass = Пас
pass-now = Пас и новые карты
passing = Ты говоришь «пас»
passing-waits = В этот ход ты ждёшь: ходят другие.
passing-hint = { $count ->
    [0] Нажми на карты, которые хочешь поменять, или не меняй ничего.
    [one] Меняешь { $count } карту.
    [few] Меняешь { $count } карты.
   *[many] Меняешь { $count } карт.
}
run-cards = Поехали!
run-algorithm = Запустить алгоритм!

## Театр

theatre = Что произошло
programs = Программы
play = Смотреть
pause = Пауза
step-on = Следующий шаг
go-on = Дальше
show-again = Ещё раз
step-back = Предыдущий шаг
told-again = Что произошло, по строчкам
speed = Скорость ×{ $speed }
skip = Пропустить
row-opens = Ряд { $row }!
end-won = Побеждает { $names }!
end-by-rule = { $rule ->
    [end-last] На поле остался один голем.
    [end-none] Последние големы рассыпались вместе.
    [end-rounds] Раунды кончились: у кого меньше повреждений, тот и впереди.
    [end-energy] Энергия кончилась: у кого больше сердечек, тот и впереди.
    [end-repeat] Дальше всё только повторяется.
    [end-limit] Время вышло.
    [end-samples] Все образцы доставлены, считаем очки.
    [goal-reach] До звезды дошли.
    [goal-edge] До края дошли.
    [goal-gears] Шестерёнок больше всех.
    [goal-bring] Бочка дома.
    [goal-break] Целых бочек не осталось.
    [goal-roll] Все бочки на местах.
    [goal-bots] Все боты сломаны.
    [way-scenario] До цели никто не дошёл.
    [way-tournament] У турнира есть победитель.
   *[other] { $name }.
}
counted-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
counted-gears = { $amount ->
    [one] { $amount } шестерёнка
    [few] { $amount } шестерёнки
   *[many] { $amount } шестерёнок
}
counted-lives = { $amount ->
    [one] { $amount } сердечко
    [few] { $amount } сердечка
   *[many] { $amount } сердечек
}
counted-damage = повреждений: { $amount }
standings = Места
end-together = Победили вместе: { $names }!
end-draw = Ничья: { $names }.
end-nobody = Никто не победил.
result = Итог
again = Сыграть ещё раз
swap-seats = Поменяться местами
watch-replay = Вся игра в записи

## Поле словами

looks-N = смотрит вверх
looks-E = смотрит вправо
looks-S = смотрит вниз
looks-W = смотрит влево
cell-golem = голем { $name }, { $looks }, повреждений { $damage }
cell-rover = вездеход { $name }, { $looks }, на борту { $aboard }
cell-barrel = бочка
cell-wall = стена
cell-water = вода
cell-ladder = лестница { $name }{ $end ->
    [up] , верхний конец
    [down] , нижний конец
   *[none] { "" }
}
cell-logic = жетон { $op }
cell-ice = лёд
cell-snow = снег
cell-gear = шестерёнка
cell-goal = цель: { $name }
cell-mark = цель
cell-sample-mark = место для образца
cell-samples = { $count ->
    [one] { $count } образец
    [few] { $count } образца
   *[many] { $count } образцов
}
cell-height = высота { $level }
cell-base = база: { $name }
cell-labs = лаборатория: { $names }
cell-stone = каменная стенка со стороны { $to }
cell-pick = можно выбрать

## Правила, записи, уроки

rules-page = Правила
rules-minute = { $name }: правила за минуту
rules-find = Найти правило

rule-called = «{ $name }»
rules-edition = В какой игре?
rules-holds = Где действует
rules-all = Все игры
rules-chapters = Главы
rules-none = Такого правила не нашлось.
example = Пример
example-show = Посмотреть пример
example-begins = Начинается вот так.
replay-page = Игра в записи
replay-open = Открыть запись
replay-drop = Запись — это файл, который можно сохранить после игры.
replay-failed = Эта запись не открывается.
replay-seek = Место в игре
replay-save = Сохранить запись
replay-running = Игра ещё идёт. Вот что пока { $seat ->
    [none] видели все
   *[other] видно игроку «{ $name }»
}.
replay-table = К столу
replay-so-far = Посмотреть с начала
replay-loading = Расставляем всё как было…
where-start = Начало
where-round = Раунд { $round }
where-row = Раунд { $round }, ряд { $row }
where-turn = Ход { $step }
moments = Главные моменты
moments-none = Пока ничего особенного не случилось.
moment-hit = { $name } получает { $amount ->
    [one] удар
    [few] { $amount } повреждения
   *[many] { $amount } повреждений
}.
moment-out = { $name } рассыпается!
moment-score = { $name } получает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}.
moments-decided = Что решило игру
share = Поделиться
share-replay = Поделиться этим моментом
share-whole = В этой ссылке вся игра. Она откроется, даже когда стола уже не будет.
qr = Показать QR-код
qr-hide = Убрать QR-код
qr-alt = QR-код ссылки { $link }
qr-long = Для QR-кода эта игра слишком длинная. Отправь ссылку или файл.
record-wrong-head = Это не запись игры.
record-wrong-game = Во второй строке записи должны стоять игра и её версия.
record-wrong-line = Строка { $line } этого файла — не строка записи.
record-wrong-rule-set = Строка { $line }: такой игры здесь нет.
record-wrong-version = Эту игру играли по прежним правилам. По нынешним она не сходится со строки { $line }.
record-wrong-options = Строка { $line } и дальше: с такими настройками сыграть нельзя.
record-wrong-step = Строка { $line }: ходов здесь не столько, сколько игроков должны были ответить.
record-wrong-answer = Строка { $line }: так ходить нельзя.
record-wrong-end = Ходы этой записи ведут не к тому концу, который в ней указан.
record-wrong-link = Ссылка испорчена: кусочек пропал или изменился. Попроси её ещё раз и скопируй целиком.
record-wrong-link-newer = Эту ссылку сделали в более новой версии игры. Здесь её пока не открыть.
record-wrong-long = Эта запись слишком длинная.
record-wrong-body-size = Этот файл слишком велик для записи игры.
record-wrong-body-syntax = В этом файле не текст.
record-wrong-room-unknown = Игры с таким кодом нет.
record-wrong-room-version = Эту игру начали по прежним правилам, и продолжить её нельзя. Ничего не пропало: все ходы сохранены.
record-wrong-busy = Сейчас слишком много зрителей. Попробуй чуть позже.
record-wrong-slow = Эту игру пришлось бы смотреть слишком долго.
my-games = Мои игры
my-games-lead = Последние сто игр этого устройства. Они хранятся только на нём.
my-games-none = Здесь пока пусто. Доиграй любую игру до конца — и она останется здесь.
my-games-play = Сыграть
my-games-rest = Показать игры постарше
my-games-remove = Убрать
my-games-removed = Эта игра убрана.
my-games-restore = Вернуть
learn-page = Учимся
learn-first = Первый урок
lesson-stars = Звёзды первого урока
lesson-number = Шаг { $number }.
lesson-has-star = Звезда есть!
lesson-more = Головоломки
lesson-aloud = Читать вслух
lesson-go = Поехали!
lesson-say-card = А теперь «{ $card }».
lesson-say-go = Всё лежит! Нажми «Поехали!».
lesson-say-other = Можно и так! Нажми «Поехали!» и смотри, что выйдет.
lesson-won = Ура, звезда твоя!
lesson-missed = Карты привели голема не к звезде. Ещё раз?
lesson-again = Ещё раз
lesson-repeat = Повторить
lesson-next = Дальше
lesson-play = А теперь играть!
learn-puzzles = Головоломки
learn-rules = Читать правила
learn-start = Начать

## Подсказки

hint-program = Нажми на карту, и она ляжет в следующий ряд. Нажми на ряд, чтобы поменять его. Всё разложено? Нажми «Готово!».
hint-subroutine = Эти две карты лежат открыто всю игру. Карта «Вызов» выполняет обе.
hint-card = Карты големов разные: смотри на знаки!
hint-logic = Жетон меняет ряд, на который ляжет.
hint-pick = Выбор за тобой.
hint-exit = Выбор за тобой.
hint-teleport = Выбор за тобой.
hint-base = Отсюда начнёт путь твой вездеход.
hint-turn = Собирай образцы и вези их в лабораторию. За новый тип дают два очка.
hint-wait = Сейчас начнём.

## Задания головоломок

task = Задание
task-rows = { $rows ->
    [one] Хватит одного ряда!
   *[other] Рядов не больше { $rows }.
}
task-use = Нужно: { $cards }
task-avoid = Нельзя: { $cards }
task-use-all = Выложи все такие карты: { $cards }
task-exactly = Ровно эти карты: { $cards }
word-loop = повтор
word-if = условие
word-while = повтор с предусловием
word-call = вызов подпрограммы
try = Попробовать
trying = Это проба: ходит только твой голем.

## А что, если

whatif = А что, если…?
whatif-lead = Поменяй карту и посмотри, что бы вышло.
whatif-who = Чьи карты?
whatif-earlier = На шаг раньше
whatif-later = На шаг позже
whatif-unchanged = Пока всё по-старому: возьми другую карту.
whatif-real = Как было
whatif-other = А если так
whatif-seen = Что показать
whatif-changed = Что поменялось в картах
whatif-again = Поменять ещё раз
whatif-close = Назад к записи
whatif-told = Вот что вышло бы
whatif-same = Всё вышло бы точно так же.
whatif-places = Никому не стало бы ни лучше, ни хуже: только места другие.
whatif-damage = { $name }: повреждений было бы { $other }, а не { $real }.
whatif-points = { $name }: очков было бы { $other }, а не { $real }.
whatif-out = { $name }: голем рассыпался бы.
whatif-stays = { $name }: голем остался бы в игре.
whatif-ends = { $count ->
    [0] Не победил бы никто.
    [one] Тогда победитель — { $names }!
   *[other] Была бы ничья: { $names }.
}
whatif-ends-same = { $count ->
    [0] Всё равно не победил бы никто.
    [one] Победитель был бы тот же: { $names }.
   *[other] Всё равно была бы ничья: { $names }.
}
whatif-ends-later = Игра продолжалась бы.
whatif-ends-broken = Дальше старые ходы уже не подходят, и никто не знает, как бы всё пошло.

## Игра словами

text-where = Кто и что где стоит
text-story = Рассказ
text-tried = Проба:
text-sample = образец
text-height = высота холма
text-options = Что можно положить сейчас
text-no-options = Больше ничего.
typed = Напиши программу
typed-hint = Буквы, числа или названия, например: { $cards }
typed-lay = Разложить
typed-unknown = Карты «{ $word }» здесь нет.
typed-many = Слишком длинно: рядов не больше { $rows }.
laid = Ряд { $row }: { $card }.
taken = Ряд { $row } пуст.
laid-word = Положено: { $what }.
taken-word = Последняя карта вернулась на руку.
put-back-word = Карта «{ $card }» снова на руке.
edit-insert = { $card }: карта { $place }
edit-cover = { $card } поверх карты { $place } ({ $old })
edit-loop = { $card }: карта { $place }
edit-loops = { $card }: карты { $place } и { $also }
edit-off = Снять цикл с карты { $place }
cell-free = пусто
cell-carrying = с бочкой в руках
cell-lab = моя лаборатория
cell-lift-up = лифт вверх, на { $to }
cell-lift-down = { $to ->
    [none] лифт вниз, за край поля
   *[other] лифт вниз, на { $to }
}

## Один экран

table-more = Ещё за этим столом
memo-hint = { $touch ->
    [yes] Нажми на строчку — увидишь, как это бывает. За столом тоже можно: подержи палец на карте, фигуре или жетоне.
   *[no] Нажми на строчку — увидишь, как это бывает. За столом тоже можно: щёлкни правой кнопкой по карте, фигуре или жетону — или выбери клавишами и нажми «?».
}
memo = Памятка
back-to-table = Назад к столу
lay-meanwhile = Пока разложить карты
story-more = Весь рассказ
result-more = Моменты и ссылка
you-won = Победа!
you-lost = Хорошая игра! В следующий раз повезёт тебе.
aim-battle = Победит последний голем на поле.
aim-reach = Дойди до звезды раньше всех.
aim-edge = Дойди до своих флажков раньше всех.
aim-gears = { $amount ->
    [0] Собери больше всех шестерёнок.
    [one] Найди шестерёнку раньше всех.
   *[other] Раньше всех собери шестерёнки: { $amount }.
}
aim-bring = Принеси бочку в свой угол.
aim-break = Все вместе: разбейте все бочки.
aim-roll = Все вместе: закатите бочки на отметки.
aim-bots = Все вместе: победите всех ботов.
aim-points = { $labs ->
    [all] Бери образцы и вези под любой купол
   *[own] Бери образцы и вези под купол своего цвета
}: { $goal ->
    [one] { $goal } очко — победа!
    [few] { $goal } очка — победа!
   *[many] { $goal } очков — победа!
}
turns-left = Ходов: { $count }
turns-over = Ходы кончились: победа за тем, у кого больше очков.
points-reached = { $count ->
    [one] Есть { $count } очко: победа!
    [few] Есть { $count } очка: победа!
   *[many] Есть { $count } очков: победа!
}
samples-of = Образцы
samples-aboard = на борту: { $count }
samples-delivered = доставлено: { $count }
samples-left = ещё на планете: { $count }
samples-worth = Новый тип приносит 2 очка, ещё один такой же — 1 очко.
aim-left = ещё { $count }
gears-found = { $count ->
    [one] найдена { $count } шестерёнка
    [few] найдено { $count } шестерёнки
   *[other] найдено { $count } шестерёнок
}
carries-barrel = несёт бочку
aim-you = Ты — { $name }.
kinds-brought = { $count ->
    [0] образцов пока нет
   *[other] доставлено: { $kinds }
}
new-other = Другая игра
seat-change = Нажми, чтобы поменять.
plot-now = играется сейчас
plot-later = ещё впереди
plot-won = победа: { $names }
plot-nobody = победы нет
plot-next = Следующий сценарий
plot-again = Весь сюжет сначала
plot-best = { $count ->
    [1] Победитель всего сюжета: { $names }!
   *[other] Победители всего сюжета: { $names }!
}
plot-none = У этого сюжета победителя нет.
again-along = В следующую игру
step-stronger = Следующий соперник: { $name }
step-standard = Теперь с кубиками: стандартная игра
step-puzzle = Следующая головоломка
follow-players = За игроками
follow-waits = Когда игроки начнут новую игру, отсюда можно пойти за ними.
continue = Продолжить
leaving-title = Уйти из игры?
leaving-text = Игра подождёт на главной странице.
leaving-stay = Остаться
leaving-go = Уйти

## Как можно играть

option-open = Программы
option-colours = Цвета
option-youngest = Кто самый младший?
option-goal = К чему идём?
option-water = Вода
option-teams = Имена команд
about-open = Картинкой вверх: готовую программу видят все, а свою можно ещё поменять.
about-youngest = Самый младший первым выбирает карту голема.
about-water = Поток выносит голема, куда тот захочет, а не отбрасывает назад.
option-treasure = Где сокровище?
about-treasure = Нажми на клетку, где оно будет лежать.
option-gears = Где шестерёнки?
about-gears = Нажми на свободную клетку — там появится шестерёнка. Нажми на шестерёнку — она исчезнет.
place-taken = { $cell } занята: { $what }.
place-usual = Как обычно
about-goal = Кто первым у сокровища, кто первым на дальнем краю или у кого больше шестерёнок.
value-open-on = картинкой вверх
value-open-off = рубашкой вверх
value-goal-treasure = к сокровищу
value-goal-edge = на дальний край
value-goal-gears = больше шестерёнок
value-water-life = отбрасывает назад
value-water-flow = уносит потоком
value-deal = раздать не глядя
seat-colour = Цвет этого места
choose-seat = Выбери свой цвет
refused-colours-unknown = Такого цвета нет.
refused-colours-twice = У каждого должен быть свой цвет.
refused-colours-many = Цветов больше, чем мест.
refused-cards-paper = Две из этих карт големов — стороны одного листа.
refused-seat-taken = Сюда только что сели. Выбери другое место.
no-longer-title = Эта игра дальше не пойдёт
no-longer = Её начали по прежним правилам, и продолжить её нельзя. Ничего не пропало: в записи есть все ходы.
no-longer-record = Сохранить запись
record-stopped = Эту игру играли по прежним правилам. Показать её можно до этого места.

# Соперники

face-snail = Улитка
face-snail-about = Не торопится и часто ошибается. Как раз для самой первой игры.
face-chick = Цыплёнок
face-chick-about = Только что выучил карты.
face-hare = Заяц
face-hare-about = Быстрый, но часто забывает посмотреть вокруг.
face-hedgehog = Ёжик
face-hedgehog-about = Осторожный. Думает перед каждым ходом.
face-squirrel = Белка
face-squirrel-about = Копит хорошие идеи и кое-что пускает в ход.
face-cat = Кот
face-cat-about = Ждёт твоей ошибки.
face-fox = Лиса
face-fox-about = Хитрая: думает о том, что сделаешь ты.
face-raven = Ворон
face-raven-about = Видит далеко вперёд.
face-owl = Сова
face-owl-about = Мастер. Почти не ошибается.
face-dragon = Дракон
face-dragon-about = Сильнее всех. Удачи!
face-said = { $name }, уровень { $level } из { $of }
opponent-of = { $name }: кто играет?

# Разбор

analysis = Разбор
analysis-working = Смотрим игру
analysis-progress = { $all ->
    [0] Думаю…
   *[other] { $done } из { $all }
}
analysis-cancel = Остановить
analysis-again = Разобрать ещё раз
analysis-stopped = Остановлено.
analysis-done = Звёзды: { $won } из { $of }
analysis-nothing = В этой игре разбирать нечего.
analysis-who = Чьи программы?
analysis-rounds = Раунды
analysis-round-said = { $round }: звёзд { $stars } из 3
analysis-told = Насколько это было хорошо?
analysis-shown = Что показано на поле
analysis-real = Как было
analysis-reply = Лучший ответ
analysis-better = Как лучше
analysis-laid = Выложено
analysis-worst = если угадают: { $number }
analysis-worst-bare = если угадают
analysis-got = в этот раз: { $number }
analysis-got-bare = в этот раз
analysis-best = можно было: { $number }
analysis-best-bare = можно было

# Подсказки

advice = Подсказка
advice-thinking = Думаю…
advice-told = Попробуй так:
advice-lay = Выложить
advice-close = Спасибо, не надо
advice-failed = Сейчас подсказки нет.
new-hints = Подсказки во время игры
opponent-choose = Кто соперник?
open-program = Программа: { $name }

## Мастерская: своё поле

build-door = Построить поле
build-title = Построить поле
build-games = Для какой игры?
build-box = Что осталось в коробке
build-left = { $piece }: осталось { $left }
build-holding = В руке { $piece }. Выбери клетку.
build-picked = Взято: { $piece }. Нажми кнопку или выбери новое место.
build-area = Стол с полем
build-beside = стол, { $across } вправо, { $up } вверх
build-turn = Повернуть
build-flip = Перевернуть
build-remove = Убрать
build-undo = Вернуть
build-mirror = Так же напротив
build-surprise = Удиви меня
build-clear = Начать заново
build-save = Сохранить
build-kept = Поле сохранено на этом устройстве.
build-forget = Удалить
build-saved = Сохранённые поля
build-saved-field = Поле { $number }
build-share = Поделиться
build-play = Играть здесь
build-ready = { $most ->
    [2] Готово! Здесь могут играть двое.
    [3] Готово! Здесь могут играть двое или трое.
   *[other] Готово! Игроков может быть от 2 до { $most }.
}
build-faults = Пока нельзя
build-notes = Стоит знать
build-broken = В этой ссылке нет поля, поэтому стол пуст.
build-keys = Клавиши: стрелки — идти, Enter — положить или взять, R — повернуть, F — перевернуть, Delete — убрать, U — вернуть, Escape — отпустить.
value-own = Своё поле
value-surprise = Сюрприз

# Путь
path-page = Путь
path-go = В путь!
path-door = Путь: десять островов с заданиями
path-stars = Звёзды: { $stars } из { $most }
path-kind-predict = Куда он придёт?
path-kind-complete = Пропавшая карта
path-kind-order = Всё перемешалось
path-kind-debug = Что-то не так
path-kind-write = Своя программа
path-kind-shorten = Сделай короче
path-program = Программа
path-gap = пропавшая карта
typed-one = Не хватает только одной карты: напиши её одну.
path-gap-open = Одной карты ещё не хватает.
turn-next = Следующий ход
turn-place = Ход { $turn }
edit-over = сверху
path-run = Поехали!
token-where = { $token }: нажми на карту, на которую он ляжет.
anyway = Продолжить без неё
place-picked = Ряд { $row } ещё пустой: сначала положи туда карту.
holding = Карта «{ $card }» ещё в руке: сначала положи её.
token-first = Сначала положи сюда карту, а на неё — жетон.
path-here = Он остановится здесь
path-tap-again = { $cell }: нажми ещё раз, если это точно здесь.
path-next = Следующее задание
path-better = Сделать ещё короче
path-change = Поменять карту
path-look-again = Подумать ещё раз
path-row-golems = Ряд { $row }
path-row-progers = Ход { $row }
path-hint = Подсказка
path-most = { $stars ->
    [one] Ещё можно получить { $stars } звезду.
    [few] Ещё можно получить { $stars } звезды.
   *[other] Ещё можно получить { $stars } звёзд.
  }
path-sibling = Задание полегче
path-to-map = К карте
path-carry = Перенести звёзды на другое устройство
path-carry-text = Введи там этот код или возьми с собой файл. Регистрация не нужна.
path-file = Файлом
path-code = Код
path-take = Взять эти звёзды
path-from-file = Из файла
path-carried = Звёзды перенесены.
path-no-code = Такой код не подходит. Может быть, он введён не до конца?
row-marked = Здесь прошлая попытка сбилась с пути.

## Придумай сам

make-door = Придумай сам
make-title = Придумай сам
make-change = Изменить головоломку
make-tab-field = Поле
make-tab-cards = Карты
make-tab-goal = Цель
make-tab-words = Рассказ
make-tab-share = Поделиться
make-clear = Очистить поле
make-conditions = Условия для решения
make-try = Попробовать
make-stop = Стоп
make-thinking = Проверяем все программы…
make-far = Проверено программ: { $covered }. Положений: { $done } из { $known } найденных.
make-far-without = Проверены все программы, их { $programs }. Нужно ли это: { $idea }? Положений: { $done } из { $known } найденных.
make-stopped = Проверены не все программы.
make-go-on = Дальше
make-begin = Другая игра или всё сначала
make-broken = Ссылка испорчена, поэтому здесь новая головоломка.
make-kept = Сохранено на этом устройстве.
make-saved = Мои головоломки и сценарии
make-new-puzzle = Новая головоломка
make-new-scenario = Новый сценарий
make-solvable = Решается: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }, { $ways ->
    [one] { $ways } способ.
    [few] { $ways } способа.
   *[other] { $ways } способов.
 }
make-forced = Не обойтись без: { $ideas }.
make-free = Можно обойтись без: { $ideas }.
make-uncertified = Для свидетельства программ слишком много: убери часть карт.
make-unsolvable = Решения нет: проверены все программы ({ $covered }).
make-no-program = Целую программу не выложить: карт не хватает на все ряды.
make-idea-turn = поворотов
make-idea-loop = повтора
make-idea-repeat = повторения
make-idea-if = условия
make-idea-while = повтора с предусловием
make-idea-call = подпрограммы
make-idea-logic = логики
make-scenario-ready = { $players ->
    [one] Готово: играет один.
   *[other] Готово: игроков { $players }.
 } Всё лежит в «Поделиться».
make-not-yet = Поделиться можно, когда есть решение.
make-mend = Доделать головоломку
make-play = Играть
make-scenario-broken = Ссылка испорчена: в ней чего-то не хватает. Попроси её ещё раз или придумай здесь свой сценарий.
make-scenario-not-yet = Ещё чего-то не хватает. Доделай — и можно делиться.
make-scenario-mend = Доделать сценарий
make-file = Файл головоломки
make-certificate = Свидетельство
make-file-where = Сохрани файл. Взрослый может поставить твою головоломку на карту для всех.
make-scenario-file = Файл сценария
make-scenario-where = По ссылке сыграет любой. А взрослый может добавить файл для всех.
make-count = { $card }: { $number } из { $most }. Нажми — станет на одну больше
make-drawer-plain = Действия
make-drawer-more = Ещё карты
make-drawer-keep = Условия
make-condition-tap = Нажми на карту: нужна ✓, нельзя ✕, все до одной ∗
make-lists = Что делают другие и что уже лежит
make-fewer = Меньше: { $card }
make-more = Больше: { $card }
make-copies = { $card }: { $number }
make-sensor-barrel = Сенсор: бочка
make-sensor-wall = Сенсор: стена
make-sensor-water = Сенсор: вода
make-word-loop = Повтор
make-word-if = Условие
make-word-while = Повтор с предусловием
make-word-call = Вызов
make-condition-free = как хочешь
make-condition-use = обязательно
make-condition-avoid = нельзя
make-condition-use_all = все до одной
make-choice-box = Коробка
make-choice-turns = Ходов
make-choice-amount = Сколько
make-choice-aboard = На борту в начале
make-choice-algorithm = Алгоритм на столе
make-choice-other = Что делает { $name }
make-take-last = Убрать последнее: { $list }
make-add = { $list }: добавить { $card }
make-word-next = следующий ход
make-word-pass = пас
make-word-algae = водоросль
make-word-fungus = гриб
make-word-moss = мох
make-word-worm = червь
make-goal-cell = дойти до звезды
make-goal-points = очки
make-goal-samples = доставить образцы
make-choice-goal = Цель
make-choice-order = Порядок
make-order-together = все сразу
make-order-one-by-one = по очереди
make-choice-kinds = Карты
make-kinds-all = все
make-kinds-peace = без удара и защиты
make-kinds-moves = только шаги и повороты
make-choice-bonus = Карты бонуса
make-bonus-usual = как обычно
make-bonus-none = нет
make-choice-bot = { $name }: бот
make-choice-card = { $name }: карта голема
make-choice-side = Какой край
make-choice-rows = Рядов
make-choice-limit = Раундов
make-choice-autonomous = Повтор программы
make-choice-water = Вода
make-choice-subroutine = Подпрограмма
make-choice-exactly = Ровно эти карты
make-goal-battle = битва
make-goal-reach = дойти до звезды
make-goal-edge = дойти до края
make-goal-gears = собрать шестерёнки
make-goal-break = разбить все бочки
make-goal-roll = закатить бочки на места
make-goal-bring = принести бочку домой
make-side-N = север
make-side-E = восток
make-side-S = юг
make-side-W = запад
make-autonomous-on = да
make-autonomous-off = нет
make-exactly-on = да
make-exactly-off = нет
make-water-life = отнимает сердечко
make-water-flow = уносит
make-title-en = Название по-английски
make-story-en = Рассказ по-английски
make-title-ru = Название по-русски
make-story-ru = Рассказ по-русски
refused-page-large = Программ слишком много, все не перебрать. Убери часть карт, рядов или раундов.
refused-page-unprovable = Доказать не получится: вода или бочка спрашивает игрока посреди ряда.
refused-page-fault = Такой головоломки не бывает.
refused-page-link = Ссылка испорчена.
refused-page-unsolvable = Эту головоломку не решить.
known = Что на столе
known-own = Это знаешь только ты
known-contents = В бочках может быть: { $contents }.
barrel-content = { $what ->
    [dynamite] динамит
    [repair] ремонт
    [plus] лишний ряд
    [minus] на ряд меньше
    [hole] чёрная дыра
   *[other] ничего
}
known-drawn = Карты бонуса в этом раунде: { $drawn }.
known-luck-left = Осталось карт удачи: { $left }.
known-cards-laid = Уже выложено карт: { $counts }.
known-rows = { $name }: в следующей программе { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
}.
known-laid = { $by } кладёт { $op } на программу. Чья она: { $on }. { $slot ->
    [none] Ряд { $row }
    [yes] Ряд { $row }, карта для «да»
    [no] Ряд { $row }, карта для «нет»
   *[other] Ряд { $row }, карта внутри
}.
known-opened = У игрока «{ $name }» открыто: { $rows }.
known-program = Программа игрока «{ $name }»: { $rows }.
known-own-program = Твоя программа: { $rows }.
known-played = Раньше у тебя было: { $rows }.
known-own-drawn = Твоя карта удачи: { $card }.
known-luck-to-come = Ещё выпадут: { $cards }.
known-token = Твой жетон: { $op }.
known-turns-left = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[many] Осталось { $count } ходов.
}
known-capacity = { $count ->
    [one] На борт помещается { $count } образец.
    [few] На борт помещается { $count } образца.
   *[many] На борт помещается { $count } образцов.
}
known-samples = Ещё не доставлены: { $samples }.
known-deck = { $count ->
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
   *[many] В колоде { $count } карт.
}
known-discard = В отбое: { $cards }.
known-paid = { $one } и { $other } столкнулись. Пока никто не сдвинется, компенсации больше не будет.
known-hand = { $name }: на руке { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
known-delivered = На счету игрока «{ $name }»: { $samples }.
known-labs = { $name } доставляет сюда: { $cells }.
known-waits = { $name } ждёт лифт.
known-base = Скоро появится база. Чья она: { $name }. Чьи лаборатории: { $labs }.
known-own-hand = Твои карты: { $cards }.
