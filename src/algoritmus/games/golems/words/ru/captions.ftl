# Подписи театра, по-русски: что делает голем, в нескольких словах и без имени.
#
# "golems-caption-" и номер правила через дефисы. Страница ставит впереди имена и соединяет дела одного голема:
# «Красный и Синий шагают вперёд. Зелёный толкает бочку и идёт за ней». $count — сколько големов это делает; verb-1,
# verb-2… — окончания глагола. Правило без подписи рассказывает его полное предложение.

golems-caption-program-short = жд{ verb-3 }: карты кончились
golems-caption-bonus-blocks = { $what ->
    [x2] броса{ verb-1 } кубики: «Повтор 2»
    [x3] броса{ verb-1 } кубики: «Повтор 3»
    [if] броса{ verb-1 } кубики: «Условие»
   *[blank] броса{ verb-1 } кубики: пусто
}
golems-caption-bonus-small = { $what ->
    [x2] броса{ verb-1 } кубик: «Повтор 2»
    [x3] броса{ verb-1 } кубик: «Повтор 3»
    [if] броса{ verb-1 } кубик: «Условие»
   *[blank] броса{ verb-1 } кубик: пусто
}
golems-caption-bonus-luck = { $what ->
    [drawn] бер{ verb-3 } карту удачи
    [if] бер{ verb-3 } карту «Условие»
    [loop] бер{ verb-3 } карту «Повтор»
    [while] бер{ verb-3 } карту «Повтор с предусловием»
    [blank] бер{ verb-3 } пустую карту удачи
   *[token] бер{ verb-3 } карту «Логики»
}
golems-caption-bonus-call = { $card ->
    [none] игра{ verb-1 } без подпрограммы
   *[other] выкладыва{ verb-1 } подпрограмму
}
golems-caption-bonus-sensor = { $what ->
    [yes] слыш{ $count ->
        [1] ит
       *[other] ат
    } от сенсора «да»
   *[no] слыш{ $count ->
        [1] ит
       *[other] ат
    } от сенсора «нет»
}
golems-caption-row-strike = бь{ verb-4 }, под ударом { $other }
golems-caption-row-defend = защища{ verb-1 }ся
golems-caption-row-damage = { $what ->
    [hurt] теря{ verb-1 } { $amount ->
        [1] сердечко
        [one] { $amount } сердечко
        [few] { $amount } сердечка
       *[many] { $amount } сердечек
    }
    [warded] отбива{ verb-1 } все удары
   *[idle] зря поднима{ verb-1 } щит
}
golems-caption-row-out = рассыпа{ verb-1 }ся
golems-caption-move-turn = { $command ->
    [L] поворачива{ verb-1 }ся налево
   *[R] поворачива{ verb-1 }ся направо
}
golems-caption-move-stand = сто{ verb-2 } на месте
golems-caption-move-step = { $command ->
    [B] отступа{ verb-1 }
   *[F] шага{ verb-1 } вперёд
}
golems-caption-move-edge = не ид{ verb-3 }: край поля
golems-caption-move-wall = не ид{ verb-3 }: впереди стена
golems-caption-move-same-cell = { $count ->
    [1] { $other ->
        [none] не идёт: на { $to } идёт кто-то ещё
       *[other] не идёт: на { $to } идёт и { $other }
    }
   *[other] сталкиваются на { $to }
}
golems-caption-move-follow = не ид{ verb-3 }: там всё ещё { $other }
golems-caption-barrel-push = { $what ->
    [stuck] не ид{ verb-3 }: бочке некуда катиться
    [clash] не ид{ verb-3 }: бочке помешали катиться
    [barrel] толка{ verb-1 } бочку
   *[step] ид{ verb-3 } за ней
}
golems-caption-barrel-block = не ид{ verb-3 }: на пути бочка
golems-caption-ladder-move = ид{ verb-3 } по лестнице на { $to }
golems-caption-ladder-busy = { $what ->
    [self] не ид{ verb-3 }: лестница ведёт обратно
   *[golem] не ид{ verb-3 }: на лестнице { $other }
}
golems-caption-water-life = пада{ verb-1 } в воду: минус сердечко
golems-caption-water-flow = { $what ->
    [in] пада{ verb-1 } в воду: минус сердечко
    [out] выход{ verb-2 } на { $to }
   *[back] выход{ verb-2 } обратно на { $from }
}
golems-caption-ice-slide = { $what ->
    [turn] круж{ $count ->
        [1] ится
       *[other] атся
    } на льду
   *[step] скольз{ verb-2 } на { $to }
}
golems-caption-ice-bump = { $what ->
    [stops] { $other ->
        [none] налета{ verb-1 } на бочку
       *[other] врезается: впереди { $other }
    }
    [stuck] { $other ->
        [none] останавлива{ verb-1 }ся: бочке некуда катиться
       *[other] останавлива{ verb-1 }ся: { $other } не сдвинуть
    }
    [barrel] сдвига{ verb-1 } бочку на { $to }
   *[golem] отлета{ verb-1 } на { $to }: толкает { $other }
}
golems-caption-snow-pair = вязн{ $count ->
    [1] ет
   *[other] ут
} в снегу
golems-caption-if-enemy = { $what ->
    [yes] вид{ verb-2 } противника
   *[no] не вид{ verb-2 } противника
}
golems-caption-if-obstacle = { $what ->
    [yes] вид{ verb-2 } препятствие
   *[no] не вид{ verb-2 } препятствия
}
golems-caption-if-attack = { $what ->
    [yes] чувству{ verb-1 } нападение
   *[no] не чувству{ verb-1 } нападения
}
golems-caption-strike-range = бь{ verb-4 } и промахива{ verb-1 }ся
golems-caption-strike-wall = бь{ verb-4 } по стене
golems-caption-strike-water = бь{ verb-4 } по воде
golems-caption-strike-ladder = { $what ->
    [stopped] бь{ verb-4 } по лестнице: там никого
   *[hit] { $other ->
        [self] бьёт по лестнице и попадает в себя!
       *[other] бь{ verb-4 } по лестнице, под ударом { $other }
    }
}
golems-caption-strike-barrel = разбива{ verb-1 } бочку
golems-caption-barrel-empty = ничего не наход{ verb-2 }
golems-caption-barrel-dynamite = наход{ verb-2 } динамит: бабах, минус сердечко!
golems-caption-barrel-repair = { $what ->
    [mended] наход{ verb-2 } инструменты: плюс сердечко
   *[whole] наход{ verb-2 } инструменты, но чинить нечего
}
golems-caption-barrel-plus = наход{ verb-2 } +1: плюс ряд в новом раунде
golems-caption-barrel-minus = наход{ verb-2 } −1: минус ряд в новом раунде
golems-caption-barrel-hole = { $what ->
    [sent] лет{ verb-2 } через чёрную дыру на { $to }
    [left] оста{ verb-4 }ся: { $other } не трогает чёрную дыру
   *[none] наход{ verb-2 } чёрную дыру!
}
golems-caption-take-barrel = { $what ->
    [taken] бер{ verb-3 } бочку
    [both] { $count ->
        [1] не получает бочку: к ней тянется кто-то ещё
       *[other] тянутся к одной бочке: она ничья
    }
    [full] ничего не бер{ verb-3 }: бочка уже есть
   *[none] ничего не бер{ verb-3 }: впереди нет бочки
}
golems-caption-take-drop = { $what ->
    [dropped] роня{ verb-1 } бочку
   *[kept] не роня{ verb-1 } бочку: рядом нет места
}
golems-caption-take-shield = { $count ->
    [1] не страдает: удар приняла бочка
   *[other] не страдают: удар приняли бочки
}
golems-caption-logic-place = { $other ->
    [none] клад{ verb-3 } жетон на { $to }
    [self] клад{ verb-3 } жетон на свой ряд { $row }
   *[other] клад{ verb-3 } жетон на ряд { $row } ({ $other })
}
golems-caption-logic-and = { $what ->
    [both] выполня{ verb-1 } два ряда сразу: И
    [last] выполня{ verb-1 } последний ряд: И не действует
   *[spent] жд{ verb-3 }: этот ряд уже использован
}
golems-caption-logic-or = { $what ->
    [both] выбира{ verb-1 } оба ряда: ИЛИ
    [first] выбира{ verb-1 } этот ряд без следующего: ИЛИ
    [second] выбира{ verb-1 } следующий ряд вместо этого: ИЛИ
    [spent] жд{ verb-3 }: этот ряд уже использован
   *[last] выполня{ verb-1 } последний ряд: ИЛИ не действует
}
golems-caption-logic-xor = { $what ->
    [first] выбира{ verb-1 } этот ряд без следующего: XOR
    [second] выбира{ verb-1 } следующий ряд вместо этого: XOR
    [spent] жд{ verb-3 }: этот ряд уже использован
   *[last] выполня{ verb-1 } последний ряд: XOR не действует
}
golems-caption-logic-not = { $what ->
    [card] выполня{ verb-1 } одну карту наоборот: НЕ
   *[row] выполня{ verb-1 } этот ряд наоборот: НЕ
}
golems-caption-logic-step = { $what ->
    [works] наход{ verb-2 } жетон { golems-token }
    [had] наход{ verb-2 } жетон { golems-token }: он лишний
    [late] наход{ verb-2 } жетон { golems-token }: поздно
   *[bot] не трога{ verb-1 } жетон { golems-token }
}
golems-caption-while-until = { $what ->
    [runs] начина{ verb-1 } повтор
    [holds] не начина{ verb-1 } повтор: впереди уже { golems-thing-a }
   *[done] заканчива{ verb-1 } повтор
}
golems-caption-while-jam = зациклива{ verb-1 }ся: минус сердечко
golems-caption-while-strike = { $what ->
    [counts] заканчива{ verb-1 } повтор одним ударом
   *[idle] зациклива{ verb-1 }ся: минус сердечко
}
golems-caption-bot-die = броса{ verb-1 } кубик: { $amount }, { $card }
golems-caption-bot-card = действу{ verb-1 } по карте: { $card }
golems-caption-moves = движ{ $count ->
    [1] ется
   *[other] утся
}
golems-caption-end-last = { $what ->
    [won] { $count ->
        [1] побеждает: на поле больше никого!
       *[other] остаются последними и побеждают!
    }
   *[draw] оста{ verb-4 }ся с ботами: победили они
}
golems-caption-end-none = рассыпа{ verb-1 }ся вместе: ничья
golems-caption-end-rounds = { $what ->
    [won] побежда{ verb-1 }: повреждений меньше всех!
   *[draw] дел{ verb-2 } победу: повреждений поровну
}
golems-caption-end-energy = { $what ->
    [won] побежда{ verb-1 }: сердечек больше всех!
   *[draw] дел{ verb-2 } победу: сердечек поровну
}
golems-caption-end-repeat = ход{ verb-2 } по кругу без конца: ничья
golems-caption-end-limit = { $what ->
    [won] побежда{ verb-1 }: повреждений меньше всех!
   *[draw] дел{ verb-2 } победу: повреждений поровну
}
golems-caption-goal-reach = доход{ verb-2 } до цели!
golems-caption-goal-edge = доход{ verb-2 } до края!
golems-caption-goal-gears = { $what ->
    [taken] бер{ verb-3 } шестерёнку
   *[won] побежда{ verb-1 }: шестерёнок больше всех!
}
golems-caption-goal-bring = принос{ verb-2 } бочку домой!
golems-caption-goal-break = побежда{ verb-1 }: бочек не осталось!
golems-caption-goal-roll = побежда{ verb-1 }: бочки на местах!
golems-caption-goal-bots = побежда{ verb-1 }: все боты сломаны!
golems-caption-way-scenario = { $what ->
    [out] не побежда{ verb-1 }: продолжать некому
    [repeat] не побежда{ verb-1 }: всё повторяется
   *[limit] не побежда{ verb-1 }: раунды кончились
}
golems-caption-way-tournament = { $what ->
    [back] возвраща{ verb-1 }ся на { $to }
    [on] дел{ verb-2 } первое место: ещё один раунд
    [cards] побежда{ verb-1 }: карт меньше всех!
    [lot] побежда{ verb-1 } по жребию!
   *[lead] побежда{ verb-1 }: впереди всех!
}
golems-caption-golem-choice = { $thing ->
    [dealt] получа{ verb-1 } карту «{ golems-weapon }»
   *[chosen] выбира{ verb-1 } карту «{ golems-weapon }»
}
