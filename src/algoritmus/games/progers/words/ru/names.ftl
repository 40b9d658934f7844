# Прогеры: как что называется, по-русски.

## Игра и её версии

progers-title = Прогеры
progers-edition-basic = Базовые правила
progers-edition-full = Полные правила

## Карты команд

progers-card-F = Шаг вперёд
progers-card-D = Вперёд до упора
progers-card-J = Прыжок
progers-card-L = Поворот влево
progers-card-R = Поворот вправо
progers-card-U = Разворот
progers-card-T = Телепорт
progers-card-x2 = Цикл ×2
progers-card-x3 = Цикл ×3

## Образцы жизни

progers-samples-algae = водоросль
progers-samples-fungus = гриб
progers-samples-moss = мох
progers-samples-worm = червь

## Главы правил

progers-section-planet = Планета
progers-section-deck = Карты
progers-section-sample = Образцы и очки
progers-section-turn = Ход
progers-section-beam = Телепорт и лифты
progers-path-thing-wall = стенка

## Путь: программа здесь идёт ход за ходом

progers-path-verdict-elsewhere = Не здесь. Пройди программу карта за картой.
progers-path-verdict-blocked = Ход { $row } не вышел: мешает { $thing }. Правило «{ $rule }».
progers-path-hint-first = { $card ->
    [pass] Начни с паса: подожди один ход.
   *[other] Начни с карты «{ $card }».
}
progers-path-hint-row = Посмотри на ход { $row }.
progers-path-hint-follow = Пройди первую карту: где он теперь стоит и куда смотрит?
progers-path-hint-length = Хватит { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
 }, ходов: { $rows }.
progers-path-how-to-answer = Напиши карты своих ходов: между ходами /, а вместо хода, в который ты ждёшь, пас; или клетку, если спрашивают клетку. Ещё можно: поле — увидеть его ещё раз, карты — что можно положить, памятка, подсказка, правило ИМЯ, выйти.
progers-path-solve-found = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 } за { $rows ->
    [one] { $rows } ход
    [few] { $rows } хода
   *[other] { $rows } ходов
 }: таких коротких решений — { $optima }. Проверены все программы ({ $covered }): короче нет.
