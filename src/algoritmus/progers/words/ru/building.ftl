# Своя планета: как называются блоки и что с планетой не так. Сообщение на каждую причину: «progers-build-» и её код.

progers-build-piece = { $piece ->
    [brick] кирпич
    [cube] кубик
    [terrace] терраса
    [ridge] гребень
    [tower] башня
   *[other] { $piece }
}
progers-build-other = { $other ->
    [brick] кирпич
    [cube] кубик
    [terrace] терраса
    [ridge] гребень
    [tower] башня
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
