# Своя планета: как называются блоки и что с планетой не так. Сообщение на каждую причину: «progers-build-» и её код.

progers-build-piece = { $piece ->
    [brick] кирпич
    [cube] кубик
    [terrace] терраса
    [ridge] гребень
    [tower] башня
    [rover1] твой вездеход
    [rover2] вездеход 2
    [rover3] вездеход 3
    [rover4] вездеход 4
    [goal] цель
    [hill-1] низкий холм
    [hill-2] высокий холм
    [wall-n] стенка с севера
    [wall-e] стенка с востока
    [lift] лифт
    [sample-algae] образец: водоросль
    [sample-fungus] образец: гриб
    [sample-moss] образец: мох
    [sample-worm] образец: червь
   *[other] { $piece }
}
progers-build-other = { $other ->
    [brick] кирпич
    [cube] кубик
    [terrace] терраса
    [ridge] гребень
    [tower] башня
    [rover1] твой вездеход
    [rover2] вездеход 2
    [rover3] вездеход 3
    [rover4] вездеход 4
    [goal] цель
    [hill-1] низкий холм
    [hill-2] высокий холм
    [wall-n] стенка с севера
    [wall-e] стенка с востока
    [lift] лифт
    [sample-algae] образец: водоросль
    [sample-fungus] образец: гриб
    [sample-moss] образец: мох
    [sample-worm] образец: червь
   *[other] { $other }
}
progers-build-rules = Таких правил нет: { $rules }.
progers-build-syntax = «{ $word }» здесь ничего не значит.
progers-build-long = Слишком длинно: можно не больше { $most } знаков.
progers-build-block = { $rules ->
    [basic] В базовых правилах такого блока нет: { progers-build-piece }.
   *[full] В полных правилах такого блока нет: { progers-build-piece }.
}
progers-build-box = { $count ->
    [0] Осталось поставить: { progers-build-piece }. Нужны все блоки.
   *[other] Такой блок только один: { progers-build-piece }.
}
progers-build-off = За край поля выходит { progers-build-piece }.
progers-build-corner = Угол { $cell } оставляют для базы, а там стоит { progers-build-piece }.
progers-build-overlap = Блоки не ставят друг на друга: на клетке { $cell } сразу { progers-build-piece } и { progers-build-other }.
progers-build-high = Высокий блок ({ progers-build-piece }) ставят рядом с низким.
progers-build-marks = Закрыто слишком много меток: образцов { $samples }, а меток осталось { $marks }.
progers-build-reach = Вездеходу не добраться с { $start } на { $cell }.
progers-build-room = Здесь не помещается { progers-build-piece }. Углы оставляют пустыми.
progers-build-nothing = Здесь ничего нет.
progers-build-fixed = С этим так нельзя: { progers-build-piece }.
progers-build-taken = На клетке { $cell } место одно, а там { progers-build-other } и { progers-build-piece }.
progers-build-foreign = В этих правилах такого нет: { progers-build-piece }.
progers-build-flat = Рядом с лифтом должна быть клетка ниже, а рядом с { $cell } её нет.
progers-build-copies = Столько нет: можно не больше { $most }.
progers-build-no-goal = Цели пока нет. Возьми звезду и поставь её на клетку.
progers-build-no-cards = На руке пусто. Добавь карты.
progers-build-no-samples = Доставлять нечего. Положи на планету образцы.
progers-build-met = Цель уже достигнута, на клетке { $cell }.
progers-build-page = Так сыграть нельзя: в этой ссылке что-то не сходится. Возьми другую коробку или начни заново.
