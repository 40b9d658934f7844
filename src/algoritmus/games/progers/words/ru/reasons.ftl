# Почему карту положить нельзя. Сообщение на каждую причину: «progers-why-» и её код. $name — название карты, $card — её буквы.

progers-why-turn-empty = На столе пусто: положи карту команды или скажи «пас».
progers-why-turn-begun = Пасовать можно, только пока не выложена ни одна карта.
progers-why-turn-most = { $most ->
    [one] За ход выкладывают только одну карту.
   *[other] За ход выкладывают не больше { $most } карт.
}
progers-why-turn-passed = Это пас: в этот ход ничего не кладут и не меняют.
progers-why-turn-over = Это последний ход: запускай то, что выложено.
progers-why-turn-word = Карту «{ $name }» так положить нельзя.
progers-why-hand-empty = Карты «{ $name }» на руке больше нет.
progers-why-loop-nothing = Цикл кладут над картой, а на столе пока пусто.
progers-why-loop-taken = Над каждой картой уже лежит цикл, а второй не кладут.
progers-why-base-taken = На { $at } уже стоит база.
progers-why-base-corner = Базу ставят только в угол поля.
progers-why-base-way = С базы на { $at } в эту сторону смотреть нельзя: там край поля.
progers-why-base-chosen = База уже выбрана.
progers-why-base-open = Выбери угол для базы и сторону, в которую смотрит вездеход.

## Такой стол не собрать

progers-why-colours-unknown = Цвета «{ $colour }» нет. Есть red, blue, yellow и green: красный, синий, жёлтый и зелёный.
progers-why-colours-twice = Цвет { $colour } назван дважды, а у каждого должен быть свой.
progers-why-colours-many = Цветов названо больше, чем мест: цветов { $count }, а мест { $seats }.
progers-why-option-unknown = Настройки «{ $option }» здесь нет. Есть: { $options }.
progers-why-option-value = { $why ->
    [limit] «{ $value }» — это не число ходов от 1 до { $most }.
    [planet] В коробке нет планеты «{ $value }», и на запись своей планеты это не похоже. Есть: { $names }.
   *[listed] «{ $value }» не подходит к настройке «{ $option }». Есть: { $names }.
}
