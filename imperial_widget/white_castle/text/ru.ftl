### Белый замок по-русски: рассказ (say-), строки журнала (line-), вопросы, выборы, правила, имена. Свои слова, ни одной
### фразы из буклета.
###
### NAME($who, case: "...") даёт имя в падеже: атрибут сообщения name- или, если его нет, само имя. LIST($order, case: "...")
### даёт имена нескольких кланов.
### Кланы: само имя — с большой буквы, для подписей и начала фразы; .nom — то же в середине фразы («клан Охры»); ещё .gen,
### .dat, .acc, .ins, .prep. Клан мужского рода: «Синий клан платит», «у него».
### Цвета: само слово мужского рода (кубик, мост, жетон); .gen и .prep — его падежи, .start — с большой буквы, .many — «напротив
### коралловых жетонов»; .fem и .fem-start — женский род для значения кубика: «берёт коралловую 6», «Коралловая 6 сдвигается».
### Места: .to — куда («в 1-ю комнату», «на площадку»), .on — где, .from — откуда, .gen — чего.
### Ряды планшета: .gen («напротив ряда придворных»).
###
### { goods } — сколько чего, из $what и $n; { goods.acc } — то же в винительном («получает 1 печать»). Готовые слова ($does,
### $gains, $decree, $gardens, $place, $question) стоят в именительном, сами по себе: после двоеточия или тире.
### ** выделяет слова жирным. В строке журнала (line-) не больше 42 букв.

## Имена

game-title = Белый замок
list-and = { $first } и { $last }

name-blue = Синий клан
    .nom = Синий клан
    .gen = Синего клана
    .dat = Синему клану
    .acc = Синий клан
    .ins = Синим кланом
    .prep = Синем клане
name-ochre = Клан Охры
    .nom = клан Охры
    .gen = клана Охры
    .dat = клану Охры
    .acc = клан Охры
    .ins = кланом Охры
    .prep = клане Охры
name-moss = Клан Мха
    .nom = клан Мха
    .gen = клана Мха
    .dat = клану Мха
    .acc = клан Мха
    .ins = кланом Мха
    .prep = клане Мха
name-plum = Клан Сливы
    .nom = клан Сливы
    .gen = клана Сливы
    .dat = клану Сливы
    .acc = клан Сливы
    .ins = кланом Сливы
    .prep = клане Сливы

name-coral = коралловый
    .start = Коралловый
    .gen = кораллового
    .prep = коралловом
    .many = коралловых
    .fem = коралловую
    .fem-start = Коралловая
name-black = чёрный
    .start = Чёрный
    .gen = чёрного
    .prep = чёрном
    .many = чёрных
    .fem = чёрную
    .fem-start = Чёрная
name-white = белый
    .start = Белый
    .gen = белого
    .prep = белом
    .many = белых
    .fem = белую
    .fem-start = Белая

## Сколько чего и что делать

goods-food = { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
    .acc = { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
goods-iron = { $n ->
        [one] { $n } железо
       *[other] { $n } железа
    }
goods-pearl = { $n ->
        [one] { $n } перламутр
       *[other] { $n } перламутра
    }
goods-coin = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
goods-seal = { $n ->
        [one] { $n } печать
        [few] { $n } печати
       *[many] { $n } печатей
    }
    .acc = { $n ->
        [one] { $n } печать
        [few] { $n } печати
       *[many] { $n } печатей
    }
goods-vp = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
goods-influence = { $n ->
        [one] { $n } шаг влияния
        [few] { $n } шага влияния
       *[many] { $n } шагов влияния
    }
goods-any = { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
goods = { $what ->
        [food] { goods-food }
        [iron] { goods-iron }
        [pearl] { goods-pearl }
        [coin] { goods-coin }
        [seal] { goods-seal }
        [vp] { goods-vp }
        [influence] { goods-influence }
       *[any] { goods-any }
    }
    .acc = { $what ->
        [food] { goods-food.acc }
        [iron] { goods-iron }
        [pearl] { goods-pearl }
        [coin] { goods-coin.acc }
        [seal] { goods-seal.acc }
        [vp] { goods-vp }
        [influence] { goods-influence }
       *[any] { goods-any }
    }

deed-lantern = фонарь
deed-well = колодец
deed-courtier = действие придворного
deed-gardener = действие садовника
deed-warrior = действие воина
deed-domain-row = любой ряд своего планшета
deed-castle-coral = действие замка напротив кораллового жетона
deed-castle-black = действие замка напротив чёрного жетона
deed-castle-white = действие замка напротив белого жетона
deed-castle-any = любое действие замка
deed-castle-light = светлое действие замка

action-pay = за { $price } — { $does }

## Места

space-steward-1 = 1-я комната смотрителей
space-steward-2 = 2-я комната смотрителей
space-steward-3 = 3-я комната смотрителей
space-diplomat-1 = 1-я комната дипломатов
space-diplomat-2 = 2-я комната дипломатов
space-outside-left = левая ячейка окрестностей
space-outside-right = правая ячейка окрестностей
space-well = колодец
space-clan = планшет клана
space-gate = ворота
space-daimyo = комната даймё

name-steward-1 = { space-steward-1 }
    .gen = 1-й комнаты смотрителей
    .to = в 1-ю комнату смотрителей
    .on = в 1-й комнате смотрителей
    .from = из 1-й комнаты смотрителей
name-steward-2 = { space-steward-2 }
    .gen = 2-й комнаты смотрителей
    .to = во 2-ю комнату смотрителей
    .on = во 2-й комнате смотрителей
    .from = из 2-й комнаты смотрителей
name-steward-3 = { space-steward-3 }
    .gen = 3-й комнаты смотрителей
    .to = в 3-ю комнату смотрителей
    .on = в 3-й комнате смотрителей
    .from = из 3-й комнаты смотрителей
name-diplomat-1 = { space-diplomat-1 }
    .gen = 1-й комнаты дипломатов
    .to = в 1-ю комнату дипломатов
    .on = в 1-й комнате дипломатов
    .from = из 1-й комнаты дипломатов
name-diplomat-2 = { space-diplomat-2 }
    .gen = 2-й комнаты дипломатов
    .to = во 2-ю комнату дипломатов
    .on = во 2-й комнате дипломатов
    .from = из 2-й комнаты дипломатов
name-outside-left = { space-outside-left }
    .to = в левую ячейку окрестностей
    .on = в левой ячейке окрестностей
name-outside-right = { space-outside-right }
    .to = в правую ячейку окрестностей
    .on = в правой ячейке окрестностей
name-well = { space-well }
    .to = в колодец
    .on = в колодце
name-clan = { space-clan }
    .to = на планшет клана
    .on = на планшете клана
name-gate = { space-gate }
    .to = к воротам
    .from = от ворот
name-daimyo = { space-daimyo }
    .to = в комнату даймё
    .from = из комнаты даймё

garden-coral-plant = сад цветов у кораллового моста
garden-coral-stone = сад камней у кораллового моста
garden-black-plant = сад цветов у чёрного моста
garden-black-stone = сад камней у чёрного моста
garden-white-plant = сад цветов у белого моста
garden-white-stone = сад камней у белого моста

name-coral-plant = { garden-coral-plant }
    .gen = сада цветов у кораллового моста
    .to = в { garden-coral-plant }
name-coral-stone = { garden-coral-stone }
    .gen = сада камней у кораллового моста
    .to = в { garden-coral-stone }
name-black-plant = { garden-black-plant }
    .gen = сада цветов у чёрного моста
    .to = в { garden-black-plant }
name-black-stone = { garden-black-stone }
    .gen = сада камней у чёрного моста
    .to = в { garden-black-stone }
name-white-plant = { garden-white-plant }
    .gen = сада цветов у белого моста
    .to = в { garden-white-plant }
name-white-stone = { garden-white-stone }
    .gen = сада камней у белого моста
    .to = в { garden-white-stone }

yard-1 = площадка за 1 железо
yard-3 = площадка за 3 железа
yard-5 = площадка за 5 железа

name-yard-1 = { yard-1 }
    .gen = площадки за 1 железо
    .to = на площадку за 1 железо
name-yard-3 = { yard-3 }
    .gen = площадки за 3 железа
    .to = на площадку за 3 железа
name-yard-5 = { yard-5 }
    .gen = площадки за 5 железа
    .to = на площадку за 5 железа

row-courtier = ряд придворных
row-gardener = ряд садовников
row-warrior = ряд воинов

name-row-courtier = { row-courtier }
    .gen = ряда придворных
name-row-gardener = { row-gardener }
    .gen = ряда садовников
name-row-warrior = { row-warrior }
    .gen = ряда воинов

card-decree = карта указа

## Рассказ: перед игрой

say-setup = { $players ->
        [2] Два клана приходят
        [3] Три клана приходят
        [4] Четыре клана приходят
        [one] { $players } клан приходит
        [few] { $players } клана приходят
       *[many] { $players } кланов приходят
    } к замку. На мостах лежат кубики, каждого цвета по { $dice }, слева самый маленький. Очерёдность хода: { LIST($order, case: "nom") }. Тот, кто в ней последний, { NAME($last, case: "nom") }, выбирает пару начальных карт **первым**.
say-setup-solo = { NAME($you) } играет один, его соперник — { NAME($rival, case: "nom") }, то есть **колода из девяти карт**. Уровень { $difficulty ->
        [easy] лёгкий
        [hard] сложный
       *[medium] средний
    }. Начальные карты розданы наугад, первым ходит { NAME($first, case: "nom") }.
line-setup = Подготовка
say-start = Вот положение на столе, раунд { $round }. { $question }
line-start = Положение на столе
say-pair = { NAME($who) } берёт пару начальных карт. Одна даёт: { $gains }. Другая ложится на планшет клана: { $does }.
say-pair-decree = { NAME($who) } берёт пару начальных карт. Одна даёт: { $gains }. Другая ложится на планшет клана: { $does }. Вместе с ними приходит **указ** для фонаря: { $decree }.
line-pair = Выбирает начальные карты

## Ход: кубик, монеты, фонарь

say-take-die = { NAME($who) } берёт { NAME($bridge, case: "fem") } { $value } с { $end ->
        [left] **левого** края моста: загорится фонарь
       *[right] **правого** края моста: фонаря там нет
    }.
line-take-die = Берёт { NAME($bridge, case: "fem") } { $value }, { $end ->
        [left] левый край
       *[right] правый край
    }
say-slide = Ближайший кубик из середины, { $value }, сдвигается на { $end ->
        [left] левый
       *[right] правый
    } край { NAME($bridge, case: "gen") } моста.
line-slide = { NAME($bridge, case: "fem-start") } { $value } сдвигается { $end ->
        [left] влево
       *[right] вправо
    }
difference = { $change ->
        [more] на { $n } больше, поэтому запас должен { NAME($who, case: "dat") } **{ goods-coin.acc }**
        [less] на { $n } меньше, поэтому { NAME($who, case: "nom") } должен запасу **{ goods-coin.acc }**
        [never] на { $n } меньше, но соперник никогда не платит
       *[same] поровну, поэтому монет никто не платит
    }
say-place-die = { NAME($who) } кладёт { NAME($die, case: "fem") } { $value } { NAME($space, case: "to") }, поверх напечатанной { $covers }: { difference }.
say-place-die-stacked = { NAME($who) } кладёт { NAME($die, case: "fem") } { $value } { NAME($space, case: "to") }, поверх кубика со значением { $covers }: { difference }.
say-place-die-well = { NAME($who) } кладёт { NAME($die, case: "fem") } { $value } в колодец, где кубик всегда накрывает { $covers }: { difference }.
say-place-die-clan = { NAME($who) } кладёт { NAME($die, case: "fem") } { $value } на свой планшет, напротив { NAME($row, case: "gen") }, поверх напечатанной { $covers }: { difference }.
line-place-die = { $value } поверх { $covers }: { NAME($space) }
say-coins-gained = { NAME($who) } получает **{ goods-coin.acc }**, теперь у него { $total }.
line-coins-gained = Получает { goods-coin.acc }
say-coins-paid = { NAME($who) } платит **{ goods-coin.acc }**, и у него остаётся { $total }.
line-coins-paid = Платит { goods-coin.acc }
lantern-gives = { $cards ->
        [0] Под планшетом нет ни одной карты, награды не будет.
        [1] Под планшетом одна карта: { $gains }.
        [one] Под планшетом { $cards } карта: { $gains }.
        [few] Под планшетом { $cards } карты: { $gains }.
       *[many] Под планшетом { $cards } карт: { $gains }.
    }
say-lantern = { NAME($who) } зажигает **фонарь**. { lantern-gives }
say-lantern-left = Кубик взят с левого края, поэтому { NAME($who, case: "nom") } зажигает **фонарь**. { lantern-gives }
say-lantern-daimyo = Перед даймё { NAME($who, case: "nom") } зажигает **фонарь**. { lantern-gives }
line-lantern = Фонарь: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
say-well = Колодец даёт { NAME($who, case: "dat") } печать и то, что показывают два его жетона: { $gains }.
line-well = Колодец
say-visible = Из { NAME($row, case: "gen") } { $uncovered ->
        [0] ещё никто не ушёл
        [1] ушёл один
        [2] ушли двое
        [3] ушли трое
        [4] ушли четверо
        [5] ушли все пятеро
       *[other] ушло { $uncovered }
    }, и { NAME($who, case: "nom") } **сначала** получает то, что в нём открыто: { $gains }.
line-visible = Что открыто: { NAME($row) }

## Получать и платить

say-gain = { NAME($who) } получает **{ goods.acc }**, теперь у него { $total }.
line-gain = Получает { goods.acc }
say-points = { NAME($who) } сразу получает **{ goods-vp }**, теперь у него { $total }.
line-points = +{ goods-vp } → { $total }
say-lost = { NAME($who) } теряет { goods.acc }: больше { $most } держать нельзя.
say-lost-any = У { NAME($who, case: "gen") } уже по семь всех ресурсов, поэтому { $n ->
        [one] пропадает { goods-any }
       *[other] пропадают { goods-any }
    }.
line-lost = Пропадает: { goods }
say-exchange = { NAME($who) } меняет { $seals ->
        [1] одну печать
        [2] две печати
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    } на **{ goods.acc }**. Так можно в любой момент; печатей осталось: { $left }.
line-exchange = { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    } → { goods }
say-pay = { NAME($who) } платит **{ goods.acc }** { $why ->
        [yard] за место на площадке
        [garden] за место в саду
        [gate] за придворного у ворот
        [climb] за подъём придворного
       *[action] за действие
    }, и у него остаётся { $total }.
line-pay = Платит { goods.acc }

## Что предлагает ячейка, карта или символ

say-row = { NAME($who) } выполняет ряд { $row } { NAME($room, case: "on") }, напротив { NAME($colour, case: "gen") } жетона: { $does }.
say-row-kept = { NAME($who) } выполняет ряд { $row } карты, которая лежала { NAME($room, case: "on") }, когда туда пришёл кубик: { $does }. Карта ушла, а её ряды ещё действуют.
line-row = Ряд { $row }, { NAME($room) }
say-outside = В окрестностях можно выполнить одно из двух действий. { NAME($who) } выбирает действие { $action ->
        [courtier] **придворного**
        [gardener] **садовника**
       *[warrior] **воина**
    }.
line-outside = { $action ->
        [courtier] Выбирает придворного
        [gardener] Выбирает садовника
       *[warrior] Выбирает воина
    }
say-card-row = Теперь карта на планшете { NAME($who, case: "gen") }, напротив { NAME($row, case: "gen") }: { $does }.
line-card-row = Действие карты
say-clan-row = { NAME($who) } использует { NAME($row) } на своём планшете, словно там лежит кубик.
line-clan-row = Использует { NAME($row) }
say-castle-action = { NAME($who) } выполняет ряд { $row } { NAME($room, case: "on") } **без кубика**: { $does }. Карта остаётся на месте.
line-castle-action = Ряд { $row } без кубика: { NAME($room) }
say-order-chosen = Приходят и печати, и влияние, а граница близко. { NAME($who) } сначала берёт { $first ->
        [seals] **печати**
       *[influence] **влияние**
    }.
line-order-chosen = { $first ->
        [seals] Сначала печати
       *[influence] Сначала влияние
    }
say-decline = { NAME($who) } { $what ->
        [room] пропускает остальные ряды комнаты
        [outside] пропускает оба действия окрестностей
        [card] пропускает действие карты
        [courtier] пропускает остаток действия придворного
        [gardener] пропускает действие садовника
        [warrior] пропускает действие воина
        [light] пропускает светлые действия новой карты
        [yard] пропускает остальные жетоны площадки
        [garden] пропускает действие сада
        [castle] пропускает действие замка
        [domain] пропускает ряд планшета
        [gardens] пропускает остальные сады
       *[seals] оставляет печати как есть
    }. Выполнять всё, что предлагают, никто не обязан.
line-decline = { $what ->
        [room] Больше никаких рядов
        [outside] Без действия окрестностей
        [card] Без действия карты
        [courtier] Больше никаких придворных
        [gardener] Без садовника
        [warrior] Без воина
        [light] Без светлого действия
        [yard] Больше никаких жетонов
        [garden] Без действия сада
        [castle] Без действия замка
        [domain] Без ряда планшета
        [gardens] Больше никаких садов
       *[seals] Печати остаются
    }
say-nothing = { NAME($who) } не может { $what ->
        [room] заплатить ни за один ряд комнаты
        [outside] выполнить ни одного действия окрестностей
        [card] выполнить действие своей карты
        [courtier] ни послать придворного к воротам (2 монеты), ни поднять его (2 перламутра)
        [gardener] послать садовника: свободных нет или на сад не хватает еды
        [warrior] послать воина: свободных нет или на площадку не хватает железа
        [yard] выполнить то, что показывают жетоны площадки
        [garden] выполнить то, что показывает сад
        [castle] выполнить ни одного такого действия замка
       *[gardens] выполнить то, что показывают его сады
    }. Не помогут и печати, так что это пропускают.
line-nothing = { $what ->
        [room] Ни один ряд не выполнить
        [outside] Ни одно действие не выполнить
        [card] Действие карты не выполнить
        [courtier] Придворному не пройти
        [gardener] Садовника послать нельзя
        [warrior] Воина послать нельзя
        [yard] Жетоны не использовать
        [garden] Сад не использовать
        [castle] Действие замка не выполнить
       *[gardens] Сады не использовать
    }

## Воины и садовники

workers-left = { $left ->
        [0] Свободных больше нет.
        [1] Свободен ещё один.
        [2] Свободны ещё двое.
        [3] Свободны ещё трое.
        [4] Свободны ещё четверо.
       *[other] Свободных ещё { $left }.
    }
say-warrior = Воин { NAME($who, case: "gen") } идёт **{ NAME($yard, case: "to") }**. { workers-left }
say-warrior-rival = Соперник ничего не платит и ничего не получает за жетоны: его воин идёт **{ NAME($yard, case: "to") }**. { workers-left }
line-warrior = Воин идёт { NAME($yard, case: "to") }
say-yard-tile = { NAME($who) } использует жетон { NAME($yard, case: "gen") }: { $does }.
line-yard-tile = { $side ->
        [blue] Синий жетон площадки
       *[gold] Золотой жетон площадки
    }
say-gardener = Садовник { NAME($who, case: "gen") } идёт **{ NAME($garden, case: "to") }**, в конце это { goods-vp }. { workers-left }
say-gardener-rival = Садовник соперника идёт **{ NAME($garden, case: "to") }**, самый дешёвый из тех, что разрешает карта: { goods-vp }. Действие сада он не выполняет.
line-gardener = Садовник: { $kind ->
        [plant] цветы у { NAME($colour, case: "gen") } моста
       *[stone] камни у { NAME($colour, case: "gen") } моста
    }
say-garden-action = { NAME($who) } выполняет действие { NAME($garden, case: "gen") }: { $does }.
say-garden-action-step = На { NAME($colour, case: "prep") } мосту ещё лежит кубик, поэтому { NAME($who, case: "nom") } может снова использовать { NAME($garden) }: { $does }.
line-garden-action = { $kind ->
        [plant] Сад цветов у { NAME($colour, case: "gen") } моста
       *[stone] Сад камней у { NAME($colour, case: "gen") } моста
    }

## Придворные

say-gate = Придворный { NAME($who, case: "gen") } идёт к **воротам**. { $gate ->
        [1] Теперь там ждёт один.
        [2] Теперь там ждут двое.
        [3] Теперь там ждут трое.
        [4] Теперь там ждут четверо.
        [5] Теперь там ждут все пятеро.
       *[other] Теперь там ждёт { $gate }.
    }
say-gate-rival = Соперник ничего не платит: его придворный идёт к **воротам**. { $gate ->
        [1] Теперь там ждёт один.
        [2] Теперь там ждут двое.
        [3] Теперь там ждут трое.
        [4] Теперь там ждут четверо.
        [5] Теперь там ждут все пятеро.
       *[other] Теперь там ждёт { $gate }.
    }
line-gate = Придворный идёт к воротам
say-climb = Придворный { NAME($who, case: "gen") } поднимается **на один этаж**, { NAME($from, case: "from") } { NAME($to, case: "to") }.
say-climb-two = Придворный { NAME($who, case: "gen") } поднимается сразу **на два этажа**, { NAME($from, case: "from") } { NAME($to, case: "to") }. Карты этажа между ними он не получает.
say-climb-rival = Самый нижний придворный соперника поднимается { $floors ->
        [1] **на один этаж**
        [2] **на два этажа**
        [one] **на { $floors } этаж**
        [few] **на { $floors } этажа**
       *[many] **на { $floors } этажей**
    }, { NAME($from, case: "from") } { NAME($to, case: "to") }.
say-climb-rival-top = Самый нижний придворный соперника поднимается { NAME($from, case: "from") } { NAME($to, case: "to") }. Выше этажей нет, там он и останавливается.
line-climb = Поднимается { NAME($to, case: "to") }
say-lantern-card = Карта с планшета { NAME($who, case: "gen") } переходит **к фонарю**. Теперь каждый раз он даёт ещё и это: { $gains }.
line-lantern-card = Старая карта уходит к фонарю
say-take-card = { NAME($who) } берёт карту { NAME($room, case: "gen") } на свой планшет. Одно её **светлое действие** можно выполнить сразу.
line-take-card = Берёт карту комнаты
say-light-row = { NAME($who) } выполняет светлое действие карты: { $does }.
line-light-row = Светлое действие, ряд { $row }
say-refill = Новая карта приходит { NAME($room, case: "to") }. { $left ->
        [0] Это была последняя карта колоды.
        [1] В колоде осталась одна карта.
        [one] В колоде осталась { $left } карта.
        [few] В колоде остались { $left } карты.
       *[many] В колоде осталось { $left } карт.
    }
line-refill = Новая карта: { NAME($room) }
say-card-stays = Колода этого этажа пуста, поэтому карта { NAME($room, case: "gen") } **остаётся** на месте. Одно её светлое действие всё же можно выполнить.
say-card-stays-rival = Колода этого этажа пуста, поэтому карта { NAME($room, case: "gen") } **остаётся** в игре.
line-card-stays = Карта остаётся
say-daimyo = Придворный { NAME($who, case: "gen") } стоит перед **даймё**. Сначала загорается фонарь, потом можно занять свободную ячейку карты даймё.
line-daimyo = Перед даймё
say-slot = Придворный { NAME($who, case: "gen") } занимает **ячейку { $slot }** карты даймё: { $does }.
say-slot-rival = Придворный соперника занимает первую свободную ячейку карты даймё, **ячейку { $slot }**, и ничего за неё не получает.
line-slot = Карта даймё: ячейка { $slot }
say-no-slot = Все три ячейки карты даймё заняты. Придворный { NAME($who, case: "gen") } остаётся в комнате **без награды**.
line-no-slot = Свободных ячеек нет

## Влияние

say-influence = Маркер { NAME($who, case: "gen") } идёт по шкале влияния с деления { $from } на **деление { $to }**.
say-influence-top = Маркер { NAME($who, case: "gen") } идёт с деления { $from } на **деление { $to }** и ложится поверх { LIST($under, case: "gen") }: верхний считается дальше.
line-influence = Влияние: { $from } → { $to }
say-border = Граница. { NAME($who) } платит { $seals ->
        [1] **одну печать**
        [one] **{ $seals } печать**
        [few] **{ $seals } печати**
       *[many] **{ $seals } печатей**
    } за проход, и у него остаётся { $left }.
line-border = Платит на границе: { goods-seal }
say-border-stop = Граница стоит { $seals ->
        [1] одну печать
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    }, а у { NAME($who, case: "gen") } { $has ->
        [0] нет ни одной
        [1] только одна
       *[other] только { $has }
    }, поэтому маркер останавливается. { $lost ->
        [1] Последний шаг **пропадает**.
        [one] { $lost } шаг **пропадает**.
        [few] { $lost } шага **пропадают**.
       *[many] { $lost } шагов **пропадают**.
    }
say-border-stop-chosen = { NAME($who) } бережёт печати и остаётся перед границей. { $lost ->
        [1] Последний шаг **пропадает**.
        [one] { $lost } шаг **пропадает**.
        [few] { $lost } шага **пропадают**.
       *[many] { $lost } шагов **пропадают**.
    }
line-border-stop = Останавливается у границы
say-track-end = Маркер { NAME($who, case: "gen") } стоит в конце шкалы. { $lost ->
        [1] Последний шаг **пропадает**.
        [one] { $lost } шаг **пропадает**.
        [few] { $lost } шага **пропадают**.
       *[many] { $lost } шагов **пропадают**.
    }
line-track-end = Конец шкалы

## Конец раунда и конец игры

say-turn-order = Раунд { $round } окончен. Кто дальше на шкале влияния, тот и ходит раньше: **{ LIST($order, case: "nom") }**.
say-turn-order-last = Последний раунд окончен. Шкала влияния даёт окончательную очерёдность: { LIST($order, case: "nom") }. Кто в ней раньше, тот **побеждает при ничьей**.
line-turn-order = Теперь первый — { NAME($first, case: "nom") }
say-garden-step = { NAME($who) } может **ещё раз** использовать свои сады у мостов, где остался кубик: { $gardens }.
line-garden-step = Сады в конце раунда
say-roll = Кубики { NAME($bridge, case: "gen") } моста бросают заново и раскладывают по возрастанию: { $dice }.
line-roll = { NAME($bridge, case: "start") } мост: { $dice }
say-next-round = Начинается **раунд { $round }**. Первым ходит { NAME($first, case: "nom") }.
say-next-round-solo = Начинается **раунд { $round }**, колода соперника перемешана. Первым ходит { NAME($first, case: "nom") }.
line-next-round = Раунд { $round }: начинает { NAME($first, case: "nom") }
say-game-end = Раунд { $round } был последним. Садов после него нет: можно ещё обменять печати, а потом — **финальный подсчёт**.
line-game-end = Последний раунд окончен
say-score-coins-seals = Монеты ({ $coins }) и печати ({ $seals }) { NAME($who, case: "gen") } — вместе { $both }. Каждая полная пятёрка даёт очко: **{ goods-vp }**.
say-score-resources = Ресурсы { NAME($who, case: "gen") }: еда { $food }, железо { $iron }, перламутр { $pearl }. Каждый вид, начиная с 3, даёт 1 очко, а 7 дают 2: **{ goods-vp }**.
say-score-influence = Влияние { NAME($who, case: "gen") } дошло до деления { $space }: **{ goods-vp }**.
say-score-courtiers = Придворные { NAME($who, case: "gen") }: { $gate } × 1 у ворот, { $stewards } × 3 у смотрителей, { $diplomats } × 6 у дипломатов, { $daimyo } × 10 у даймё. Вместе это **{ goods-vp }**.
say-score-warriors = Воины { NAME($who, case: "gen") } считаются за { $warriors }: на площадке за 5 железа каждый идёт за двоих. Придворных внутри замка: { $inside }. { $warriors } × { $inside } — это **{ goods-vp }**.
say-score-gardeners = У { NAME($who, case: "gen") } { $gardens ->
        [0] в садах никого нет
        [1] в садах один садовник
        [one] в садах { $gardens } садовник
        [few] в садах { $gardens } садовника
       *[many] в садах { $gardens } садовников
    }: **{ goods-vp }**.
line-score = { $category ->
        [coins_seals] Монеты и печати
        [resources] Ресурсы
        [influence] Влияние
        [courtiers] Придворные
        [warriors] Воины
       *[gardeners] Садовники
    }: +{ $n } → { $total }
say-win = **{ NAME($who) } побеждает**: у него { goods-vp }.
say-win-tie = { $level ->
        [2] У двух кланов
        [3] У трёх кланов
        [4] У четырёх кланов
        [one] У { $level } клана
       *[other] У { $level } кланов
    } равный счёт: { goods-vp }. Решает последняя очерёдность хода: **{ NAME($who, case: "nom") } побеждает**.
say-win-rival = Колода соперника впереди: **{ NAME($who, case: "nom") } побеждает**, у него { goods-vp }{ $level ->
        [1] { "" }
       *[other] , столько же, сколько у тебя, но в очерёдности хода он раньше
    }.
line-win = { NAME($who) } побеждает: { $n }

## Соперник

place-on-bridge = { $place ->
        [left] на левом краю
        [right] на правом краю
       *[centre] в середине
    } { NAME($bridge, case: "gen") } моста
say-rival-card = Соперник открывает карту { $card }. Теперь верх колоды показывает кубик { place-on-bridge }.
line-rival-card = Открывает карту { $card }
say-rival-no-die = Кубика { place-on-bridge } нет, поэтому открывают **следующую карту**.
line-rival-no-die = Там кубика нет
say-rival-die = Кубик { place-on-bridge } есть: соперник берёт **{ $value }**. Фонаря у него не бывает.
line-rival-die = Берёт { NAME($bridge, case: "fem") } { $value }
say-rival-occupied = Занято: { NAME($space, case: "on") } уже лежит кубик, поэтому соперник идёт **в колодец**.
line-rival-occupied = Занято: в колодец
say-rival-card-gone = Карта { NAME($room, case: "gen") } уходит из игры: соперник карт не берёт.
line-rival-card-gone = Карта уходит из игры
say-rival-instead = Соперник не может { $deed ->
        [gardener] послать туда садовника
        [warrior] послать ещё одного воина
        [gate] послать к воротам ещё одного придворного
        [advance] поднять придворного
       *[influence] пройти дальше по шкале влияния
    }. Взамен он получает столько очков, какой идёт раунд: **{ goods-vp }**.
line-rival-instead = Взамен очки: +{ $n }
say-rival-exchange = Соперник превращает в очки { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Он { $price ->
        [3] первый
       *[other] второй
    } в очерёдности хода, поэтому каждые { $price } приносят столько очков, какой идёт раунд: **{ goods-vp }**.
line-rival-exchange = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: +{ $n }
say-rival-gardens = У соперника { $gardens ->
        [1] один сад у моста, где остался кубик. Он даёт
        [one] { $gardens } сад у мостов, где остались кубики. Каждый даёт
        [few] { $gardens } сада у мостов, где остались кубики. Каждый даёт
       *[many] { $gardens } садов у мостов, где остались кубики. Каждый даёт
    } ему столько очков, какой идёт раунд: **{ goods-vp }**.
line-rival-gardens = Сады: +{ $n }
say-rival-cards-back = Открытые карты уходят под колоду соперника, и в ней снова { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
line-rival-cards-back = Карты уходят под колоду

## Что сейчас решают

question-pair = { NAME($who) } выбирает пару начальных карт.
question-turn = { NAME($who) } выбирает кубик на краю моста и место для него.
question-room = { NAME($who) }: { $n ->
        [1] выполнить ряд напротив { NAME($colour, case: "gen") } жетона?
       *[other] какие ряды напротив { NAME($colour, case: "many") } жетонов? Порядок любой.
    }
question-outside = { NAME($who) }: какое из двух действий рядом с ячейкой?
question-card = { NAME($who) }: выполнить действие карты на планшете?
question-order = { NAME($who) }: сначала печати или влияние?
question-any = { NAME($who) }: какой ресурс?{ $n ->
        [1] { "" }
       *[other] {" "}Осталось выбрать: { $n }.
    }
question-border = { NAME($who) }: заплатить { goods-seal.acc } и пройти границу? { $steps ->
        [1] Остался один шаг.
        [one] Остался { $steps } шаг.
        [few] Осталось { $steps } шага.
       *[many] Осталось { $steps } шагов.
    }
question-courtier = { NAME($who) }, придворный: { $used ->
        [0] к воротам, вверх или и то и другое?
        [1] теперь ещё и вверх?
       *[2] теперь ещё и к воротам?
    }
question-gardener = { NAME($who) }: в какой сад идёт садовник?
question-warrior = { NAME($who) }: на какую площадку идёт воин?
question-light = { NAME($who) }: какое светлое действие новой карты?
question-slot = { NAME($who) }: какую ячейку карты даймё занять?
question-yard = { NAME($who) }: { $n ->
        [1] использовать жетон площадки?
       *[other] какие жетоны площадки? Порядок любой.
    }
question-garden = { NAME($who) }: выполнить действие сада?
question-castle = { NAME($who) }: какое { $select ->
        [coral] действие замка напротив кораллового жетона
        [black] действие замка напротив чёрного жетона
        [white] действие замка напротив белого жетона
        [light] действие замка на светлом фоне
       *[any] из всех действий замка
    }?
question-domain = { NAME($who) }: какой ряд планшета?
question-gardens = { NAME($who) }: какие из садов? Порядок любой.
question-seals = { NAME($who) }: обменять печати перед финальным подсчётом?
question-rival = Ход соперника: { NAME($rival, case: "nom") } открывает карты.
question-rival-garden = { NAME($who) } решает за соперника: какой из этих садов?
question-rival-room = { NAME($who) } решает за соперника: какая комната?
question-busy = { NAME($who) } продолжает ход.
question-over = Игра окончена: побеждает { NAME($who, case: "nom") }, у него { goods-vp }.

## Выбор

choice-pair = { $gains } — и карта: { $does }
choice-die = Положить { NAME($die, case: "fem") } { $value } { NAME($space, case: "to") }{ $end ->
        [left] , с фонарём
       *[right] { "" }
    }
choice-exchange = Обменять { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[many] { $seals } печатей
    } на { goods.acc }
choice-row = Ряд { $row }: { $does }
choice-card = Карта: { $does }
choice-slot = Ячейка { $slot }: { $does }
choice-yard = Послать { NAME($yard, case: "to") }
choice-tile = { $side ->
        [blue] Синий жетон
       *[gold] Золотой жетон
    }: { $does }
choice-clan = { $row ->
        [row-courtier] Ряд придворных
        [row-gardener] Ряд садовников
       *[row-warrior] Ряд воинов
    }: { $gains }, потом карта
choice-act = { $deed ->
        [courtier] Действие придворного
        [gardener] Действие садовника
       *[warrior] Действие воина
    }
choice-garden = Послать { NAME($garden, case: "to") }, { goods }
choice-garden-rival = Послать { NAME($garden, case: "to") }
choice-use = { $kind ->
        [plant] Сад цветов у { NAME($colour, case: "gen") } моста
       *[stone] Сад камней у { NAME($colour, case: "gen") } моста
    }: { $does }
choice-room = Послать { NAME($room, case: "to") }
choice-castle = { $place }: { $does }
choice-climb = Поднять { NAME($from, case: "from") } { NAME($to, case: "to") }, { goods }
choice-gate = Послать придворного к воротам, { goods }
choice-order = { $first ->
        [seals] Сначала печати
       *[influence] Сначала влияние
    }
choice-pay = Заплатить { goods.acc } и пройти границу
choice-stay = Остаться перед границей
choice-done = { $what ->
        [room] Больше никаких рядов
        [outside] Без действия окрестностей
        [card] Без действия карты
        [courtier] Закончить действие придворного
        [gardener] Без садовника
        [warrior] Без воина
        [light] Без светлого действия
        [yard] Больше никаких жетонов
        [garden] Без действия сада
        [castle] Без действия замка
        [domain] Без ряда планшета
        [gardens] Больше никаких садов
       *[seals] Оставить печати: к подсчёту
    }
choice-rival = Ход соперника

## Места и вещи, вслух

spot-second = { $place }, второй кубик
spot-row = { $place }, ряд { $n }
spot-card = { $place }, карта
spot-coins = { $place }, сколько монет получить или заплатить
spot-courtiers = { $place }, придворные
spot-tile = { $place }, жетон { $n }
spot-yard-tile = { $place }, { $side ->
        [blue] синий жетон
       *[gold] золотой жетон
    }
spot-daimyo-card = карта даймё
spot-slot = карта даймё, ячейка { $n }
spot-bridge = { NAME($colour) } мост, { $end ->
        [left] левый край, с фонарём
        [right] правый край
       *[middle] середина
    }
spot-influence = влияние, деление { $n }{ $seals ->
        [0] { "" }
        [1] , сразу за границей в одну печать
        [one] , сразу за границей в { $seals } печать
        [few] , сразу за границей в { $seals } печати
       *[many] , сразу за границей в { $seals } печатей
    }
spot-round = раунд { $n }
spot-order = очерёдность хода, место { $n }
spot-clan-row = планшет { NAME($who, case: "gen") }, { NAME($row) }
spot-clan-worker = планшет { NAME($who, case: "gen") }, { NAME($row) }, место { $n }
spot-clan-stock = { NAME($who) }: { $what ->
        [food] еда
        [iron] железо
        [pearl] перламутр
        [seal] печати
       *[coin] монеты
    }
spot-clan-points = { NAME($who) }: очки
spot-clan-bar = { NAME($who) }: финальный подсчёт
spot-clan-card = планшет { NAME($who, case: "gen") }, карта
spot-clan-card-row = планшет { NAME($who, case: "gen") }, карта напротив { NAME($row, case: "gen") }
spot-clan-lantern = { NAME($who) }: карты у фонаря
spot-rival-dice = колода соперника
spot-rival-actions-before = предпоследняя открытая карта соперника
spot-rival-actions = последняя открытая карта соперника
spot-rival-coin = соперник: монеты
spot-rival-points = соперник: очки

piece-die = { NAME($colour) } кубик, { $value }
piece-courtier = придворный { NAME($who, case: "gen") }
piece-gardener = садовник { NAME($who, case: "gen") }
piece-warrior = воин { NAME($who, case: "gen") }
piece-clan = маркер влияния { NAME($who, case: "gen") }
piece-daimyo = придворный { NAME($who, case: "gen") } перед даймё

## Вокруг поля

counter-name = Очки клана
cards-name = Начальные карты: каждому клану по одной паре
badge-players = { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
badge-solo = В одиночку, уровень { $difficulty ->
        [easy] лёгкий
        [hard] сложный
       *[medium] средний
    }
badge-deck = Колода соперника восстановлена
    .hint = О картах соперника известно только, сколько их, что на них встречается и как выглядят некоторые. Девять здешних карт восстановлены по этим сведениям; напечатанные могут отличаться.
edition-hint = Неофициальная версия для обучения. Правила те же, что в игре, а все рисунки сделаны заново.
status-draft = Начальные карты
status-round = Раунд { $n }
status-gardens = Сады после раунда { $n }
status-seals = Последний обмен печатей
status-over = Игра окончена
status-scoring = Финальный подсчёт
standings-name = Очки клана, если бы игра кончилась здесь
standings-note = Очки на этот миг вместе с финальным подсчётом, каким он был бы после каждого кадра.
supply-turns = { $n ->
        [0] ходов в раунде нет
        [1] в раунде ещё один ход
        [one] в раунде ещё { $n } ход
        [few] в раунде ещё { $n } хода
       *[many] в раунде ещё { $n } ходов
    }
bot-search = Вдумчивый бот
bot-greedy = Жадный бот
bot-random = Случайный бот
role-rival = соперник: колода карт

board-daimyo = Даймё
board-diplomats = Дипломаты
board-stewards = Смотрители
board-gate = Ворота
board-round = Раунд
board-order = Очерёдность
board-outside-left = Окрестности
board-outside-right = Окрестности
board-or = или
board-well = Колодец
board-yard = Воины
board-influence = Влияние
board-rival = Соперник

## Что даст этот ход

lens-place = Если положить кубик { NAME($space, case: "to") }
lens-coins = Расчёт монетами
lens-over = { $value } поверх { $covers }
lens-gains = приносит { goods-coin.acc }
lens-pays = стоит { goods-coin.acc }
lens-free = без монет
lens-with-seals = { $n ->
        [1] придётся обменять одну печать
        [one] придётся обменять { $n } печать
        [few] придётся обменять { $n } печати
       *[many] придётся обменять { $n } печатей
    }
lens-lantern = Фонарь: это был левый край
lens-no-lantern = Правый край: без фонаря
lens-cards = { $n ->
        [0] карт нет
        [1] одна карта
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
lens-rows = Ряды напротив { NAME($colour, case: "many") } жетонов, порядок любой
lens-outside = Одно из двух
lens-well = Печать и оба жетона
lens-clan = Сначала то, что открыто в ряду, потом карта
lens-cannot = сейчас нечем заплатить
lens-needs = нужен { NAME($colour) } кубик
lens-then = Потом
lens-leads = Что будет сразу

## Финальный подсчёт

score-caption = очки
part-game = За игру
part-coins-seals = Монеты и печати
part-resources = Ресурсы
part-influence = Влияние
part-courtiers = Придворные
part-warriors = Воины
part-gardeners = Садовники
sum-game = получено по пути
sum-coins-seals = ({ $coins } + { $seals }) ÷ 5
sum-resources = еда { $food }, железо { $iron }, перламутр { $pearl }
sum-influence = деление { $space }

## Правила по именам: название и суть

rule-setup = Подготовка
    .text = Три комнаты смотрителей и две комнаты дипломатов получают по карте, комната даймё — свою, а у каждого моста лежат сад цветов и сад камней. Кубиков каждого цвета на один больше, чем игроков: 3, 4 или 5. Все их бросают. Вдвоём и в одиночку карты, сделанные для троих и четверых, остаются в коробке.
rule-setup-redraw = Замок раскладывают заново
    .text = Если на тёмном фоне всех пяти карт замка оказалось одно и то же действие, их возвращают в колоды, перемешивают и раскладывают ещё раз.
rule-setup-tile-overflow = Два цвета в каждой комнате
    .text = Сначала наверх комнат смотрителей ложится по жетону каждого цвета, потом остальные места заполняют по их номерам. Если с последним жетоном вся комната стала бы одноцветной, он уходит на следующее свободное место. Так в каждой комнате есть хотя бы два цвета.
rule-setup-draft = Начальные карты
    .text = Открытых пар на одну больше, чем игроков: сверху карта ресурсов, снизу карта действия. Начинает выбирать тот, кто ходит последним. Ресурсы получают сразу, и их карта уходит к фонарю, а с ней и указ, если он на ней нарисован. Карта действия ложится на планшет клана.
rule-turn-take-die = Кубик берут с края
    .text = За ход берут один кубик: с левого или с правого края любого моста. Кубики из середины брать нельзя.
rule-turn-slide = Середина сдвигается
    .text = Когда край опустел, туда сдвигается ближайший кубик из середины, и значение у него прежнее. Если середина пуста, край так и остаётся пустым. Последний, единственный кубик остаётся на своей стороне.
rule-turn-place = Кубик кладут на место
    .text = Кубик идёт в комнату замка, в окрестности, в колодец или на свой планшет. Там он накрывает значение: напечатанное или значение другого кубика.
rule-turn-coins = Расчёт монетами
    .text = Если кубик больше того, что он накрыл, разницу получают монетами, если меньше — разницу платят. Кто не может заплатить, тот и положить сюда кубик не может.
rule-turn-stack = Кубик на кубик
    .text = Втроём и вчетвером в комнату или в ячейку окрестностей, где уже есть кубик, можно положить второй, и сравнивают его с первым. Третий класть нельзя. Вдвоём и в одиночку кубики друг на друга не кладут. На планшете клана не кладут никогда.
rule-turn-optional = Никто не обязан
    .text = Действия можно пропускать, целиком или частью. Платить на границе шкалы влияния тоже не обязательно.
rule-turn-cannot = Только то, что по силам
    .text = Действие, за которое нечем заплатить или которое ничего не сделало бы, выполнить нельзя. Печати, которые можно обменять, тоже считаются средствами.
rule-room-colour = Комната ждёт свой цвет
    .text = Кубик можно положить в комнату, только если хотя бы один из её жетонов того же цвета.
rule-room-rows = Ряды комнаты
    .text = Каждый ряд напротив жетона того же цвета, что и кубик, можно выполнить один раз, в любом порядке. Если у ряда есть цена, её платят.
rule-outside-choice = Окрестности: одно из двух
    .text = У каждой из двух ячеек окрестностей выполняют одно действие из двух: слева — садовника или придворного, справа — придворного или воина. Цвет кубика не важен.
rule-well-one = Колодец — это 1
    .text = В колодце помещается сколько угодно кубиков любого цвета. Каждый из них сравнивают с 1.
rule-well-reward = Что даёт колодец
    .text = Колодец даёт печать и то, что показывают два его жетона.
rule-clan-die = Кубики на планшете клана
    .text = Напротив каждого ряда планшета есть ячейка со значением 6: коралловая у придворных, чёрная у садовников, белая у воинов. За раунд она принимает один кубик своего цвета.
rule-clan-visible = Сначала то, что открыто
    .text = Кубик на планшете сначала приносит всё, что в его ряду никем не закрыто.
rule-clan-card = Потом карта
    .text = После этого можно выполнить действие карты на планшете, которое стоит напротив этого ряда. То, что откроется в ряду из-за этого действия, сейчас ничего не приносит.
rule-clan-action = Ряд планшета
    .text = Этот символ использует любой ряд своего планшета, словно там лежит кубик: сначала то, что открыто, потом карту. Кубик для этого не нужен, а если он там уже лежит, это не мешает.
rule-castle-action = Действие замка
    .text = Этот символ выполняет один ряд карты в замке: напротив жетона указанного цвета, напротив любого жетона или на светлом фоне, как показывает символ. Кубик не нужен, чужие кубики в комнате не мешают, карта остаётся на месте. Если у ряда есть цена, её всё равно платят.
rule-action-pay = Сначала цена
    .text = То, что стоит перед стрелкой, сначала платят, и только потом происходит то, что стоит за ней.
rule-action-order = В любом порядке
    .text = Части одного действия выполняют в любом порядке. Игра спрашивает о нём лишь тогда, когда это важно: если действие приносит и печати, и влияние, а маркер может дойти до границы.
rule-resource-any = Любой ресурс
    .text = За каждый такой символ выбирают еду, железо или перламутр, каждый раз заново.
rule-resource-limit = По семь каждого ресурса
    .text = Ни у кого не бывает больше 7 еды, 7 железа или 7 перламутра. Лишнее пропадает. Для монет предела нет.
rule-seal-limit = Пять печатей
    .text = Ни у кого не бывает больше 5 печатей. Лишние пропадают.
rule-seal-exchange = Печати можно менять
    .text = В любой момент 1 печать меняют на 1 монету, а 2 печати — на 1 ресурс, и столько раз, сколько хочется: даже посреди действия и ещё раз перед финальным подсчётом.
rule-points-now = Очки сразу
    .text = Очки на красном веере прибавляют сразу. Очки на золотом веере считают только в конце.
rule-warrior-yard = Воин идёт на площадку
    .text = Самый левый воин уходит с планшета на одну из трёх площадок. Это стоит 1, 3 или 5 железа. Места там хватает для любого числа воинов.
rule-warrior-tiles = Жетоны площадки
    .text = Когда воин пришёл, каждый жетон этой площадки можно использовать один раз, в любом порядке. На площадке за 5 железа жетонов два, на остальных по одному.
rule-gardener-garden = Садовник идёт в сад
    .text = Самый левый садовник уходит с планшета в сад, где ещё нет садовника своего клана. Платят столько еды, сколько указано на карте сада.
rule-gardener-action = Что делает сад
    .text = Когда садовник пришёл, можно выполнить действие этого сада.
rule-courtier-gate = Придворный идёт к воротам
    .text = Одна часть действия придворного: за 2 монеты самый левый придворный уходит с планшета к воротам. Другая часть — подъём. Можно выполнить любую из них или обе, каждую по разу, в любом порядке.
rule-courtier-climb = Придворный поднимается
    .text = Другая часть: за 2 перламутра один придворный поднимается на один этаж — от ворот в комнату смотрителей, оттуда к дипломатам, оттуда к даймё. Подняться может и тот, кто только что пришёл к воротам.
rule-courtier-two-floors = Сразу два этажа
    .text = За 5 перламутра один придворный поднимается на два этажа. Двое поделить их не могут, а комната между ними карты не даёт.
rule-courtier-lantern-card = Старая карта уходит к фонарю
    .text = Кто пришёл к смотрителям или к дипломатам, сначала переворачивает карту со своего планшета и кладёт её под планшет. С этого времени фонарь даёт и то, что нарисовано на её обороте.
rule-courtier-take-card = Карта комнаты
    .text = Затем карта этой комнаты ложится на планшет клана.
rule-courtier-light-action = Одно светлое действие
    .text = После этого можно выполнить одно действие новой карты на светлом фоне.
rule-courtier-refill = В комнате новая карта
    .text = Напоследок в комнату приходит верхняя карта колоды этого этажа.
rule-courtier-deck-empty = Пустая колода
    .text = Если колода кончилась и комнату нечем пополнить, карта остаётся в комнате, а старая — на планшете. Одно светлое действие карты из комнаты всё же можно выполнить.
rule-courtier-daimyo = Перед даймё
    .text = Придворный, который дошёл до даймё, сначала приносит награду фонаря. Потом — ячейка карты даймё.
rule-courtier-slot = Ячейка карты даймё
    .text = Придворный занимает любую свободную из трёх ячеек и получает то, что она показывает.
rule-courtier-no-slot = Ячеек больше нет
    .text = Если все три ячейки заняты, придворный просто остаётся в комнате, без этой награды.
rule-lantern-left-end = Левый край зажигает фонарь
    .text = Кубик с левого края моста приносит награду фонаря: после расчёта монетами и до действий. Поэтому заплатить ею за место кубика нельзя, а карта, добытая этим ходом, для неё опоздала.
rule-lantern-reward = Награда фонаря
    .text = Каждая карта под планшетом клана даёт то, что на ней видно.
rule-influence-move = Шкала влияния
    .text = Каждый шаг влияния двигает маркер на одно деление, до деления 20.
rule-influence-border = Границы
    .text = За вход на деление 6 платят 1 печать, на деление 11 — 2, на деление 15 — 3. Платить никто не обязан, но тогда маркер останавливается, а оставшиеся шаги пропадают.
rule-influence-stack = Верхний считается дальше
    .text = Маркер, который приходит на деление с другими маркерами, ложится поверх них, и верхний считается дальше. Если сделано ноль шагов, ничего не меняется.
rule-influence-end = Конец шкалы
    .text = Деление 20 последнее. Шаги за него пропадают.
rule-round-order = Новая очерёдность хода
    .text = Когда каждый игрок сделал по три хода, раунд окончен. Кто дальше всех на шкале влияния, тот становится первым, и так далее; на одном делении раньше тот, чей маркер выше.
rule-round-gardens = Сады ещё раз
    .text = В новой очерёдности каждый игрок может выполнить действия своих садов у тех мостов, где остался кубик, в любом порядке.
rule-round-prepare = Следующий раунд
    .text = Все кубики бросают заново и раскладывают по их мостам от меньшего к большему, маркер раунда идёт дальше. Карты и люди кланов остаются на местах.
rule-end-after-three = После трёх раундов
    .text = Игра длится три раунда. После третьего только обновляют очерёдность хода; садов уже не будет.
rule-score-coins-seals = Монеты и печати
    .text = Монеты и печати складывают. Каждая полная пятёрка — 1 очко.
rule-score-resources = Ресурсы
    .text = Еду, железо и перламутр считают по отдельности: от 3 до 6 — 1 очко, 7 — 2 очка.
rule-score-influence = Влияние
    .text = Очки зависят от деления, где стоит маркер: до деления 6 — ни одного, с деления 6 — 3, с деления 11 — 6, с деления 15 — от 10 до 15.
rule-score-courtiers = Придворные
    .text = Придворный у ворот приносит 1 очко, у смотрителей — 3, у дипломатов — 6, у даймё — 10.
rule-score-warriors = Воины
    .text = Каждый воин приносит столько очков, сколько придворных его клана внутри замка, а на площадке за 5 железа — вдвое больше. Придворные у ворот здесь не в счёт.
rule-score-gardeners = Садовники
    .text = Каждый садовник приносит столько очков, сколько указано на карте его сада.
rule-end-winner = Победитель
    .text = У кого после финального подсчёта больше всего очков, тот и победил.
rule-end-tie = Ничья
    .text = При равном счёте побеждает тот, кто раньше в последней очерёдности хода.
rule-solo-setup = В одиночку против соперника
    .text = Подготовка та же, что для двоих. Игрок получает начальные карты наугад, соперник — никаких. На лёгком, среднем и сложном уровне у него с самого начала 0, 3 или 8 очков и деление 0, 1 или 3 на шкале влияния. На лёгком первым ходит игрок, на остальных — соперник.
rule-solo-card = Соперник открывает карту
    .text = В свой ход соперник открывает верхнюю карту колоды и потом ещё, пока новая верхняя карта не покажет кубик, который есть на мосту.
rule-solo-die = Кубик соперника
    .text = На рубашке карты нарисованы мост, кубик на нём (левый край, середина или правый край) и ячейка. Действует та карта, что лежит на колоде сверху. Этот кубик идёт в эту ячейку, какого бы цвета ни были там жетоны. Фонаря у соперника нет.
rule-solo-occupied = Ячейка занята
    .text = Если в этой ячейке уже лежит кубик, кубик соперника отправляется в колодец.
rule-solo-actions = Две карты, четыре действия
    .text = Соперник выполняет действия двух последних открытых карт, а если открыта одна, то её одной, сверху вниз. Потом все открытые карты уходят под колоду.
rule-solo-impossible = Чего соперник не может
    .text = За действие, которое соперник не может выполнить, он получает столько очков, какой идёт раунд.
rule-solo-gardener = Садовник соперника
    .text = Он идёт в сад указанного вида, где его садовника ещё нет: в тот, что приносит меньше всего очков. Если таких несколько, выбирает игрок. Соперник ничего не платит и действие сада не выполняет.
rule-solo-warrior = Воин соперника
    .text = Он идёт на указанную площадку. Соперник ничего не платит, и жетоны ему ничего не дают.
rule-solo-gate = Придворный соперника приходит
    .text = Придворный соперника идёт к воротам бесплатно.
rule-solo-advance = Придворный соперника поднимается
    .text = Самый нижний его придворный поднимается на столько этажей, сколько показано; комнату выбирает игрок. Карта этой комнаты выходит из игры, и её место занимает новая, если она есть. У даймё он занимает первую свободную ячейку, без награды.
rule-solo-influence = Влияние соперника
    .text = Его маркер идёт вперёд и на границах не платит.
rule-solo-coins = Монеты соперника
    .text = Монеты соперник получает, когда его кубик больше напечатанного значения, и ещё с некоторых своих карт. Платить он не платит никогда.
rule-solo-exchange = Монеты становятся очками
    .text = В конце каждого раунда, и третьего тоже, соперник превращает монеты в очки: каждые 3 монеты, если в новой очерёдности он первый, или каждые 5, если второй, приносят столько очков, какой раунд закончился. Остаток монет он хранит.
rule-solo-gardens = Сады соперника
    .text = Когда в конце раунда работают сады, соперник получает столько очков, какой раунд закончился, за каждый свой сад у моста с кубиком.
rule-solo-shuffle = Его колоду перемешивают
    .text = Перед каждым новым раундом колоду соперника перемешивают.
rule-solo-score = Подсчёт у соперника
    .text = За влияние, придворных, воинов и садовников соперник получает очки, как игрок, а за монеты, печати и ресурсы — ничего.
rule-ruling-room-card = Уточнение: какую карту использует кубик
    .text = Книжка правил не говорит, что делать, если придворный забрал карту комнаты раньше, чем выполнены все ряды кубика. Здесь действуют ряды той карты, которая лежала там, когда положили кубик.
rule-ruling-gardens-held = Уточнение: сады, добытые по дороге
    .text = Книжка правил не говорит, работает ли в конце раунда сад, куда садовник пришёл только что, от действия другого сада. Здесь — нет: считаются сады, которые были у игрока, когда очередь дошла до него.
rule-ruling-tile-spaces = Уточнение: где лежат жетоны
    .text = Номера мест для жетонов книжка правил показывает только на картинке. Здесь они идут слева направо, сначала смотрители, потом дипломаты, а раскладку, которую не удаётся закончить, начинают заново.
rule-ruling-solo-deck = Уточнение: девять карт соперника
    .text = Книжка правил показывает лишь несколько из девяти карт соперника. Здешняя колода восстановлена по ним и по тому, что известно об остальных; она лежит в файле, который можно заменить.
rule-ruling-rival-top = Уточнение: соперник на самом верху
    .text = Книжка правил не говорит, что делает подъём на два этажа, когда над придворным соперника остался только один. Здесь он доходит до даймё, а лишний этаж пропадает.
