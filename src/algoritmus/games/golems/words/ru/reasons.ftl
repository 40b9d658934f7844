# Почему карту положить нельзя. Сообщение на каждую причину: «golems-why-» и её код. $name — название карты, $card — её буквы.

golems-why-program-full = { $rows ->
    [one] В программе один ряд, и он уже занят.
   *[other] Все ряды уже заняты, их { $rows }.
}
golems-why-program-none = Положи хотя бы одну карту.
golems-why-program-unfilled = Нужно заполнить все ряды, их { $rows }.
golems-why-program-open = На карте бонуса осталось пустое место: положи туда карту.
golems-why-program-empty = Это место нельзя оставить пустым.
golems-why-program-nest = «{ $name }» нельзя положить на другую карту бонуса.
golems-why-deck-used = { $copies ->
    [one] Карта «{ $name }» у тебя одна, и она уже лежит.
   *[other] Все карты «{ $name }» уже лежат, их у тебя { $copies }.
}
golems-why-deck-none = Карты «{ $name }» у тебя нет.
golems-why-deck-frame = Для «{ $name }» нужен блок, а он один на две карты и уже занят.
golems-why-bonus-one = Карту бонуса в этом раунде можно положить только одну, и она уже лежит.
golems-why-bonus-not-granted = Бонус «{ $name }» в этом раунде не выпал.
golems-why-bonus-same-card = Это та же карта с другим вопросом, и она уже лежит.
golems-why-bonus-sensor = Такой сенсор у тебя один, и он уже лежит.
golems-why-bonus-call-alone = Вместе с «Вызовом подпрограммы» других карт бонуса в раунде не бывает.
golems-why-bonus-no-subroutine = Вызывать нечего: подпрограмму выкладывают до начала игры.
golems-why-subroutine-one = В подпрограмме две карты: положи вторую или убери первую.
golems-why-subroutine-full = В подпрограмме две карты, и обе уже лежат.
golems-why-subroutine-fight = Двух карт боя в подпрограмме не бывает.
golems-why-puzzle-task = { $what ->
    [rows] Нужна короткая программа: { $amount ->
        [one] только один ряд.
       *[other] рядов не больше { $amount }.
    }
    [use-all] По условию нужно положить все карты «{ $name }», их { $amount }.
    [exactly] По условию карты сосчитаны: { $amount ->
        [0] карты «{ $name }» среди них нет.
       *[other] карт «{ $name }» должно быть ровно { $amount }.
    }
    [use] По условию нужно положить карту «{ $name }».
   *[avoid] По условию нужно обойтись без карты «{ $name }».
}
golems-why-choice-made = Выбор уже сделан.
golems-why-choice-none = Сначала выбери что-нибудь.
golems-why-choice-unknown = Этого здесь выбрать нельзя.

## Такой стол не собрать

golems-why-colours-unknown = Цвета «{ $colour }» нет. Есть red, blue, yellow и green: красный, синий, жёлтый и зелёный.
golems-why-colours-twice = Цвет { $colour } назван дважды, а у каждого должен быть свой.
golems-why-colours-many = Цветов названо больше, чем мест: цветов { $count }, а мест { $seats }.
golems-why-cards-paper = Карты големов { $card } и { $other } — две стороны одного листа: выбери другую.
golems-why-option-unknown = Настройки «{ $option }» здесь нет. Есть: { $options }.
golems-why-option-value = { $why ->
    [limit] limit: «{ $value }» — это не число раундов.
    [field] field: «{ $value }» — это не поле из коробки и не запись своего поля. Есть: { $names }.
    [own] scenario: эта ссылка испорчена. Попроси прислать её ещё раз и скопируй целиком.
    [edition] scenario: эта ссылка для другой коробки (golems/{ $value }).
    [settled] { $option }: это уже решено { $story ->
        [puzzle] самой головоломкой.
       *[scenario] самим сценарием.
    }
    [without] { $option }: младшие играют без этого.
    [junior] { $option }: это только для младших (way=junior).
    [tournament] { $option }: в турнире этого нет.
    [alone] Одному игроку нужен сценарий или головоломка.
    [many] Големов слишком много: { $count }, а можно не больше { $most }.
    [none] Здесь нет поля, где големов { $count }, а игра идёт по правилам { $way }.
    [no-cards] По правилам { $way } на этом поле карты големов не нужны.
    [two] Младшие играют ровно двумя големами, а их здесь { $count }.
    [teams] teams: { $count ->
        [one] одно имя
       *[other] разные имена через запятую, не больше { $count }
    }; в каждом до 24 букв, цифр, знаков «-» и «_».
    [players] players: { $story ->
        [puzzle] эта головоломка
       *[scenario] этот сценарий
    } — для такого числа игроков: { $count }, а не { $value }.
    [goal] { $option }: это для другой цели (goal={ $value }).
    [off] { $option }: на этом поле нет клетки { $cell }.
    [start] { $option }: на клетке { $cell } начинает голем.
    [lies] { $option }: клетка { $cell } уже занята.
    [twice] { $option }: клетка { $cell } названа дважды.
    [one] { $option }: клад только один, и клетка { $cell } лишняя.
    [youngest] youngest: карты големов здесь никто не выбирает.
    [each] cards: «{ $value }» — это не по одному слову на каждого голема, а их { $count }.
   *[listed] { $option }: «{ $value }» сюда не подходит. Подойдёт: { $names }.
}
