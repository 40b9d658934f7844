# Своё поле: как называются детали и что с полем не так. Сообщение на каждую причину: «golems-build-» и её код.

golems-build-piece = { $piece ->
    [A] часть A
    [B] часть B
    [C] часть C
    [D] часть D
    [E] большая часть E
    [barrel] бочка
    [wall] стена
    [water] вода
    [Au] лестница A вверх
    [Ad] лестница A вниз
    [Bu] лестница B вверх
    [Bd] лестница B вниз
    [goal] цель
    [grass] трава
    [ice] лёд
    [snow] снег
    [barrel-dynamite] бочка с динамитом
    [barrel-repair] бочка с ремонтом
    [barrel-plus] бочка «на ряд больше»
    [barrel-minus] бочка «на ряд меньше»
    [start] старт
    [start1] старт 1
    [start2] старт 2
    [start3] старт 3
    [start4] старт 4
    [logic-and] жетон И
    [logic-or] жетон ИЛИ
    [logic-not] жетон НЕ
    [logic-xor] жетон XOR
   *[other] поле { $piece }
}
golems-build-other = { $other ->
    [A] часть A
    [B] часть B
    [C] часть C
    [D] часть D
    [E] большая часть E
    [barrel] бочка
    [wall] стена
    [water] вода
    [Au] лестница A вверх
    [Ad] лестница A вниз
    [Bu] лестница B вверх
    [Bd] лестница B вниз
    [goal] цель
    [ladder] лестница
    [logic] жетон логики
    [logic-and] жетон И
    [logic-or] жетон ИЛИ
    [logic-not] жетон НЕ
    [logic-xor] жетон XOR
   *[start] старт
}
golems-build-syntax = «{ $word }» здесь ничего не значит.
golems-build-long = Слишком длинно: можно не больше { $most } знаков.
golems-build-empty = Поля пока нет. Возьми часть и положи её на стол.
golems-build-size = В этой версии такого поля нет: { golems-build-piece }.
golems-build-foreign = В этой версии такого нет: { golems-build-piece }.
golems-build-overlap = Части не кладут друг на друга: { golems-build-piece } и { golems-build-other }.
golems-build-apart = Части кладут край к краю, а { golems-build-piece } лежит отдельно.
golems-build-wide = Поле слишком широкое: столбцов может быть не больше { $most }.
golems-build-off = Мимо поля: { golems-build-piece }. Положи на клетку.
golems-build-taken = На клетке { $cell } место одно, а там { golems-build-other } и { golems-build-piece }.
golems-build-on-start = Лишнее на клетке { $cell }: { golems-build-piece }. С неё начинает голем.
golems-build-box = В коробке этого больше нет: { golems-build-piece }.
golems-build-half = У лестницы два конца, а здесь только один: { golems-build-piece }.
golems-build-stuck = Голем не сойдёт с клетки { $cell }: рядом с ней нет свободной.
golems-build-corners = В этой версии големы всегда начинают в углах.
golems-build-room = Здесь не помещается { golems-build-piece }.
golems-build-nothing = Здесь ничего нет.
golems-build-fixed = С этим так нельзя: { golems-build-piece }.
golems-build-players = На этом поле хватит места не всем: големов может быть не больше { $most }.
golems-build-uneven = С двух сторон поле выглядит по-разному.
golems-build-cut = Големам не дойти друг до друга: прохода нет.
golems-build-alike = Два голема в начале смотрят в одну сторону.
golems-build-mirror = На другой стороне нашлось место не для всего.
golems-build-copies = Столько карт в коробке нет: можно не больше { $most }.
golems-build-no-reach = Цели пока нет. Возьми звезду и поставь её на клетку.
golems-build-no-gears = Шестерёнок пока нет. Разложи их по клеткам.
golems-build-no-roll = Отметь клетку, куда катить бочку.
golems-build-no-barrel = Для такой цели нужна бочка. Поставь её на поле.
golems-build-no-attack = Бочки разбивают ударом: добавь карту «Удар».
golems-build-no-take = Бочку берут картой «Взять»: добавь её.
golems-build-no-cards = На руке пусто. Добавь карты.
golems-build-no-subroutine = Для вызова нужна подпрограмма из двух карт, а лишних карт на руке нет.
golems-build-no-rival = Для битвы нужны хотя бы два голема.
golems-build-few-barrels = Отмечено клеток: { $cells }, а бочек только { $barrels }.
golems-build-rolled = Бочки уже стоят где надо. Сдвинь цель или бочку.
golems-build-edge-start = Голем уже стоит на этом краю, на клетке { $cell }.
golems-build-page = Так сыграть нельзя: в этой ссылке что-то не сходится. Возьми другую коробку или начни заново.
golems-build-rival-goal = Рядом с другими големами цель — звезда или край.
golems-build-no-program = Что делает другой голем, видно всем. Выложи его программу.
