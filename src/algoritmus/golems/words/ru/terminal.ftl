# Битва големов в текстовом режиме, по-русски.

round = Раунд { $round }.
you-golem = Ты { $name }, стоишь на { $at } и смотришь { $facing }. Повреждений { $damage } из { $limit }.
you-out = Ты { $name }. Твой голем выбыл из игры.
you-carry = Ты несёшь бочку.
other-golem = { $name } стоит на { $at } и смотрит { $facing }. Повреждений { $damage } из { $limit }.
other-out = { $name } выбыл из игры.
thing-barrel = бочка { $at }
thing-wall = стена { $at }
thing-water = вода { $at }
thing-ladder = лестница { $name } { $at }
thing-logic = жетон { $op } { $at }
thing-gear = шестерёнка { $at }
thing-goal = цель { $at }
row-opened = Ряд { $row }. { $cards }.
row-card = { $name }: { $card }
your-cards = Твои карты: { $cards }.
bonus-cards = Бонусы в этом раунде: { $cards }.
ask-program = Выложи программу, рядов не больше { $rows }, например: F 2(F) A
ask-program-all = Выложи программу, рядов ровно { $rows }, например: F L A D
ask-subroutine = Выложи две карты подпрограммы или нажми Enter, если она не нужна. Карты: { $options }
ask-card = Выбери карту голема: { $options }
ask-logic = Положи жетон { $token }: { $options }
ask-pick = Открыты два ряда. Какой выполнить: { $options }?
ask-exit = Где ты выйдешь из воды: { $options }?
ask-teleport = Куда поставить голема ({ $golem }): { $options }?
