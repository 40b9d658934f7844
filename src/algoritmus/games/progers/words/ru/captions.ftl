# Подписи театра, по-русски: что делает вездеход, в нескольких словах и без имени.
#
# "progers-caption-" и номер правила через дефисы. Страница ставит впереди имя и соединяет дела одного вездехода:
# «Красный прыгает на d6 и берёт образец». $count — сколько вездеходов это делает; verb-1, verb-2… — окончания глагола.
# Правило без подписи рассказывает его полное предложение. $card — одна карта или несколько.

progers-caption-planet-bases = став{ verb-2 } базу на { $to }
progers-caption-lab-basic = привоз{ verb-2 } образцы не в свою лабораторию
progers-caption-lab-full = привоз{ verb-2 } образцы не в свою лабораторию
progers-caption-deck-hand = { $what ->
    [mixed] перемешива{ verb-1 } карты
   *[drawn] бер{ verb-3 } { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
}
progers-caption-card-step = ед{ $count ->
    [1] ет
   *[other] ут
} на { $to }
progers-caption-card-dash = { $what ->
    [edge] ед{ $count ->
        [1] ет
       *[other] ут
    } до края поля
    [wall] ед{ $count ->
        [1] ет
       *[other] ут
    } до каменной стенки
    [height] ед{ $count ->
        [1] ет
       *[other] ут
    } до перепада высоты
    [rover] ед{ $count ->
        [1] ет
       *[other] ут
    } до вездехода
   *[sample] ед{ $count ->
        [1] ет
       *[other] ут
    } до образцов
}
progers-caption-card-jump = прыга{ verb-1 } на { $to }
progers-caption-card-turn = { $command ->
    [L] поворачива{ verb-1 } влево
    [R] поворачива{ verb-1 } вправо
   *[U] разворачива{ verb-1 }ся
}
progers-caption-card-skip = { $what ->
    [edge] пропуска{ verb-1 } «{ $card }»: край поля
    [wall] пропуска{ verb-1 } «{ $card }»: мешает стенка
    [height] { $command ->
        [J] пропуска{ verb-1 } «{ $card }»: два уровня — слишком много
       *[other] пропуска{ verb-1 } «{ $card }»: клетка выше или ниже
    }
    [rover] пропуска{ verb-1 } «{ $card }»: на пути { $other }
    [home] пропуска{ verb-1 } «{ $card }»: { $other } уже дома
    [taken] пропуска{ verb-1 } «{ $card }»: { $other } не вернётся, база занята
   *[nothing] пропуска{ verb-1 } «{ $card }»: импульс ничего не встретил
}
progers-caption-sample-take = { $what ->
    [all] бер{ verb-3 } { $amount ->
        [1] образец
        [one] { $amount } образец
        [few] { $amount } образца
       *[other] { $amount } образцов
    }
    [some] бер{ verb-3 } { $amount ->
        [1] образец
        [one] { $amount } образец
        [few] { $amount } образца
       *[other] { $amount } образцов
    }: больше не помещается
   *[none] { $count ->
        [1] ничего не берёт: нет места
       *[other] ничего не берут: нет места
    }
}
progers-caption-sample-deliver = доставля{ verb-1 }: { $samples }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}!
progers-caption-bump-pay = { $what ->
    [paid] получа{ verb-1 } за это образец
    [empty] ничего не получа{ verb-1 }: отдать нечего
   *[laden] ничего не получа{ verb-1 }: класть некуда
}
progers-caption-bump-once = больше ничего не получа{ verb-1 }
progers-caption-end-points = { $what ->
    [draw] дел{ verb-2 } победу: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[won] побежда{ verb-1 }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }!
}
progers-caption-end-samples = { $what ->
    [draw] дел{ verb-2 } победу: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[won] побежда{ verb-1 }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }!
}
progers-caption-end-limit = { $what ->
    [draw] дел{ verb-2 } победу: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[won] побежда{ verb-1 }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }!
}
progers-caption-moves = меня{ verb-1 } карты
progers-caption-turn-basic = { $what ->
    [lays] выкладыва{ verb-1 } { $card }
    [runs] отправля{ verb-1 }ся в путь
   *[cleared] заканчива{ verb-1 } ход
}
progers-caption-turn-pass = пасу{ verb-1 }
progers-caption-turn-full = запуска{ verb-1 } алгоритм
progers-caption-algo-insert = добавля{ verb-1 } { $card }
progers-caption-algo-cover = клад{ verb-3 } сверху { $card }
progers-caption-algo-keep = убира{ verb-1 } { $card }
progers-caption-algo-loop = { $amount ->
    [1] клад{ verb-3 } { $card } над картой
   *[other] клад{ verb-3 } { $card } над двумя картами
}
progers-caption-algo-break = теря{ verb-1 } { $card }
progers-caption-beam-rover = отправля{ verb-1 } домой: { $other }
progers-caption-beam-sample = притягива{ verb-1 } { $amount ->
    [1] образец
    [one] { $amount } образец
    [few] { $amount } образца
   *[other] { $amount } образцов
}
progers-caption-lift-run = ед{ $count ->
    [1] ет
   *[other] ут
} на лифте на { $to }
progers-caption-lift-busy = { $what ->
    [waits] жд{ verb-3 } лифта: там { $other }
   *[over] больше не жд{ verb-3 } лифта
}
progers-caption-lift-dead = вид{ verb-2 }, что лифт не работает
