### Білий замок українською: розповідь (say-), рядки журналу (line-), запитання, вибір, правила, імена. Власні слова,
### жодної фрази з книжки правил.
###
### NAME($who, case: "...") дає ім’я у відмінку: атрибут повідомлення name- або його просту форму.
### Клани: проста форма з великої літери для підписів і початку речення, .nom — називний усередині речення,
### далі .gen, .dat, .acc, .ins, .prep. LIST($order, case: "...") дає одразу кілька кланів.
### Кольори: проста форма, .gen і .prep чоловічого роду (міст, жетон, кубик); .start — з великої літери; .femstart і
### .femacc — жіночого роду, бо число на кубику читаємо як «шістка»; .pl і .plgen — множини.
### Місця: .gen і .prep без прийменника, .into — куди кладуть кубик, .on — де він лежить, .short — для журналу.
### Сади й майданчики: .gen; рядки планшета: .gen і .prep.
###
### { goods } — кількість чогось, з $what і $n; .acc — знахідний відмінок; .each у goods-vp — після «по».
### Готові слова ($does, $gains, $place, $gardens) стоять у називному, після двокрапки чи коми; $price — у знахідному.
### ** виділяє слова жирним. Рядок журналу — до 42 літер.

## Імена

game-title = Білий замок
list-and = { $first } та { $last }

name-blue = Синій клан
    .nom = Синій клан
    .gen = Синього клану
    .dat = Синьому клану
    .acc = Синій клан
    .ins = Синім кланом
    .prep = Синьому клані
name-ochre = Клан Вохри
    .nom = клан Вохри
    .gen = клану Вохри
    .dat = клану Вохри
    .acc = клан Вохри
    .ins = кланом Вохри
    .prep = клані Вохри
name-moss = Клан Моху
    .nom = клан Моху
    .gen = клану Моху
    .dat = клану Моху
    .acc = клан Моху
    .ins = кланом Моху
    .prep = клані Моху
name-plum = Клан Сливи
    .nom = клан Сливи
    .gen = клану Сливи
    .dat = клану Сливи
    .acc = клан Сливи
    .ins = кланом Сливи
    .prep = клані Сливи

name-coral = кораловий
    .start = Кораловий
    .gen = коралового
    .prep = кораловому
    .femstart = Коралова
    .femacc = коралову
    .pl = коралові
    .plgen = коралових
name-black = чорний
    .start = Чорний
    .gen = чорного
    .prep = чорному
    .femstart = Чорна
    .femacc = чорну
    .pl = чорні
    .plgen = чорних
name-white = білий
    .start = Білий
    .gen = білого
    .prep = білому
    .femstart = Біла
    .femacc = білу
    .pl = білі
    .plgen = білих

## Здобутки й дії

goods-food = { $n ->
        [one] { $n } їжа
       *[other] { $n } їжі
    }
    .acc = { $n ->
        [one] { $n } їжу
       *[other] { $n } їжі
    }
goods-iron = { $n ->
        [one] { $n } залізо
       *[other] { $n } заліза
    }
    .acc = { goods-iron }
goods-pearl = { $n ->
        [one] { $n } перламутр
        [few] { $n } перламутри
       *[other] { $n } перламутрів
    }
    .acc = { goods-pearl }
goods-coin = { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[other] { $n } монет
    }
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[other] { $n } монет
    }
goods-seal = { $n ->
        [one] { $n } печатка
        [few] { $n } печатки
       *[other] { $n } печаток
    }
    .acc = { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[other] { $n } печаток
    }
goods-vp = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
    .acc = { goods-vp }
    .each = { $n ->
        [one] { $n } очку
        [few] { $n } очки
       *[other] { $n } очок
    }
goods-influence = { $n ->
        [one] { $n } крок впливу
        [few] { $n } кроки впливу
       *[other] { $n } кроків впливу
    }
    .acc = { goods-influence }
goods-any = { $n ->
        [one] { $n } ресурс на вибір
        [few] { $n } ресурси на вибір
       *[other] { $n } ресурсів на вибір
    }
    .acc = { goods-any }
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
        [iron] { goods-iron.acc }
        [pearl] { goods-pearl.acc }
        [coin] { goods-coin.acc }
        [seal] { goods-seal.acc }
        [vp] { goods-vp.acc }
        [influence] { goods-influence.acc }
       *[any] { goods-any.acc }
    }

deed-lantern = ліхтар
deed-well = криниця
deed-courtier = дія придворного
deed-gardener = дія садівника
deed-warrior = дія воїна
deed-domain-row = будь-який рядок свого планшета
deed-castle-coral = дія замку навпроти коралового жетона
deed-castle-black = дія замку навпроти чорного жетона
deed-castle-white = дія замку навпроти білого жетона
deed-castle-any = будь-яка дія замку
deed-castle-light = світла дія замку

action-pay = за { $price } — { $does }

## Місця

space-steward-1 = перша кімната управителів
space-steward-2 = друга кімната управителів
space-steward-3 = третя кімната управителів
space-diplomat-1 = перша кімната дипломатів
space-diplomat-2 = друга кімната дипломатів
space-outside-left = ліва клітинка околиць
space-outside-right = права клітинка околиць
space-well = криниця
space-clan = планшет клану
space-gate = брама
space-daimyo = зала дайме

name-steward-1 = { space-steward-1 }
    .gen = першої кімнати управителів
    .prep = першій кімнаті управителів
    .into = у першу кімнату управителів
    .on = у першій кімнаті управителів
    .short = управителі 1
name-steward-2 = { space-steward-2 }
    .gen = другої кімнати управителів
    .prep = другій кімнаті управителів
    .into = у другу кімнату управителів
    .on = у другій кімнаті управителів
    .short = управителі 2
name-steward-3 = { space-steward-3 }
    .gen = третьої кімнати управителів
    .prep = третій кімнаті управителів
    .into = у третю кімнату управителів
    .on = у третій кімнаті управителів
    .short = управителі 3
name-diplomat-1 = { space-diplomat-1 }
    .gen = першої кімнати дипломатів
    .prep = першій кімнаті дипломатів
    .into = у першу кімнату дипломатів
    .on = у першій кімнаті дипломатів
    .short = дипломати 1
name-diplomat-2 = { space-diplomat-2 }
    .gen = другої кімнати дипломатів
    .prep = другій кімнаті дипломатів
    .into = у другу кімнату дипломатів
    .on = у другій кімнаті дипломатів
    .short = дипломати 2
name-outside-left = { space-outside-left }
    .gen = лівої клітинки околиць
    .into = у ліву клітинку околиць
    .on = у лівій клітинці околиць
name-outside-right = { space-outside-right }
    .gen = правої клітинки околиць
    .into = у праву клітинку околиць
    .on = у правій клітинці околиць
name-well = { space-well }
    .gen = криниці
    .into = до криниці
    .on = у криниці
name-clan = { space-clan }
    .gen = планшета клану
    .into = на свій планшет
    .on = на планшеті клану
name-gate = { space-gate }
    .gen = брами
name-daimyo = { space-daimyo }
    .gen = зали дайме

garden-coral-plant = сад квітів біля коралового моста
garden-coral-stone = сад каменів біля коралового моста
garden-black-plant = сад квітів біля чорного моста
garden-black-stone = сад каменів біля чорного моста
garden-white-plant = сад квітів біля білого моста
garden-white-stone = сад каменів біля білого моста

name-coral-plant = { garden-coral-plant }
    .gen = саду квітів біля коралового моста
name-coral-stone = { garden-coral-stone }
    .gen = саду каменів біля коралового моста
name-black-plant = { garden-black-plant }
    .gen = саду квітів біля чорного моста
name-black-stone = { garden-black-stone }
    .gen = саду каменів біля чорного моста
name-white-plant = { garden-white-plant }
    .gen = саду квітів біля білого моста
name-white-stone = { garden-white-stone }
    .gen = саду каменів біля білого моста

yard-1 = майданчик за 1 залізо
yard-3 = майданчик за 3 заліза
yard-5 = майданчик за 5 заліза

name-yard-1 = { yard-1 }
    .gen = майданчика за 1 залізо
name-yard-3 = { yard-3 }
    .gen = майданчика за 3 заліза
name-yard-5 = { yard-5 }
    .gen = майданчика за 5 заліза

row-courtier = рядок придворних
row-gardener = рядок садівників
row-warrior = рядок воїнів

name-row-courtier = { row-courtier }
    .gen = рядка придворних
    .prep = рядку придворних
name-row-gardener = { row-gardener }
    .gen = рядка садівників
    .prep = рядку садівників
name-row-warrior = { row-warrior }
    .gen = рядка воїнів
    .prep = рядку воїнів

card-decree = карта указу

## Розповідь: перед грою

say-setup = До замку { $players ->
        [2] приходять два клани
        [3] приходять три клани
        [4] приходять чотири клани
        [one] приходить { $players } клан
        [few] приходять { $players } клани
       *[other] приходить { $players } кланів
    }, а на кожному мосту лежить { $dice ->
        [one] { $dice } кубик
        [few] по { $dice } кубики
       *[other] по { $dice } кубиків
    } його кольору, найменший ліворуч. Черговість ходу: { LIST($order, case: "nom") }. Останній, { NAME($last, case: "nom") }, обирає пару початкових карт **першим**.
say-setup-solo = { NAME($you) } грає наодинці проти { NAME($rival, case: "gen") }. Суперник — це **колода з дев’яти карт** на { $difficulty ->
        [easy] легкому
        [hard] важкому
       *[medium] середньому
    } рівні. Початкові карти роздав випадок, а перший хід робить { NAME($first, case: "nom") }.
line-setup = Підготовка
say-start = Ось як стоять справи в раунді { $round }. { $question }
line-start = Позиція на полі
say-pair = { NAME($who) } бере пару початкових карт: { $gains }. Друга карта лягає на планшет: { $does }.
say-pair-decree = { NAME($who) } бере пару початкових карт: { $gains }. Друга карта лягає на планшет: { $does }. Разом із ними приходить **указ** до ліхтаря: { $decree }.
line-pair = Обирає початкові карти

## Хід: кубик, монети, ліхтар

say-take-die = { NAME($who) } бере { NAME($bridge, case: "femacc") } { $value } з { $end ->
        [left] **лівого** краю моста: вона засвітить ліхтар
       *[right] **правого** краю моста: ліхтаря там немає
    }.
line-take-die = Бере { NAME($bridge, case: "femacc") } { $value } з { $end ->
        [left] лівого краю
       *[right] правого краю
    }
say-slide = Найближчий кубик із середини { NAME($bridge, case: "gen") } моста, { $value }, зсувається на { $end ->
        [left] лівий
       *[right] правий
    } край.
line-slide = { NAME($bridge, case: "femstart") } { $value } зсувається { $end ->
        [left] ліворуч
       *[right] праворуч
    }
difference = { $change ->
        [more] це на { $n } більше, тож запас винен { NAME($who, case: "dat") } **{ goods-coin.acc }**
        [less] це на { $n } менше, тож { NAME($who, case: "nom") } винен запасу **{ goods-coin.acc }**
        [never] це на { $n } менше, але суперник ніколи не платить
       *[same] рівно стільки ж, тож платити не треба нікому
    }
say-place-die = { NAME($who) } кладе { NAME($die, case: "femacc") } { $value } { NAME($space, case: "into") }, поверх надрукованої { $covers }: { difference }.
say-place-die-stacked = { NAME($who) } кладе { NAME($die, case: "femacc") } { $value } { NAME($space, case: "into") }, поверх кубика зі значенням { $covers }: { difference }.
say-place-die-well = { NAME($who) } кладе { NAME($die, case: "femacc") } { $value } до криниці, де кубик завжди накриває { $covers }: { difference }.
say-place-die-clan = { NAME($who) } кладе { NAME($die, case: "femacc") } { $value } на свій планшет, навпроти { NAME($row, case: "gen") }, поверх надрукованої { $covers }: { difference }.
line-place-die = { $value } поверх { $covers }: { NAME($space) }
say-coins-gained = { NAME($who) } отримує **{ goods-coin.acc }** і тепер має { $total }.
line-coins-gained = Отримує { goods-coin.acc }
say-coins-paid = { NAME($who) } платить **{ goods-coin.acc }**, лишається { $total }.
line-coins-paid = Платить { goods-coin.acc }
lantern-gives = { $cards ->
        [0] Під планшетом немає жодної карти, тож він нічого не дає.
        [1] Під планшетом лежить одна карта: { $gains }.
        [one] Під планшетом лежить { $cards } карта: { $gains }.
        [few] Під планшетом лежать { $cards } карти: { $gains }.
       *[other] Під планшетом лежить { $cards } карт: { $gains }.
    }
say-lantern = { NAME($who) } засвічує **ліхтар**. { lantern-gives }
say-lantern-left = Кубик узято з лівого краю, тож { NAME($who, case: "nom") } засвічує **ліхтар**. { lantern-gives }
say-lantern-daimyo = Перед дайме { NAME($who, case: "nom") } засвічує свій **ліхтар**. { lantern-gives }
line-lantern = Ліхтар: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
say-well = Криниця дає { NAME($who, case: "dat") } печатку й те, що на двох її жетонах: { $gains }.
line-well = Криниця
say-visible = Із { NAME($row, case: "gen") } { $uncovered ->
        [0] ще ніхто не пішов
        [1] пішов один
        [2] пішли двоє
        [3] пішли троє
        [4] пішли четверо
        [5] пішли п’ятеро
       *[other] пішли { $uncovered }
    }, тож { NAME($who, case: "nom") } **спершу** отримує те, що там видно: { $gains }.
line-visible = Видно в { NAME($row, case: "prep") }

## Отримати й заплатити

say-gain = { NAME($who) } отримує **{ goods.acc }** і тепер має { $total }.
line-gain = Отримує { goods.acc }
say-points = { NAME($who) } одразу отримує **{ goods-vp.acc }** і тепер має { $total }.
line-points = +{ goods-vp } → { $total }
say-lost = { NAME($who) } втрачає { goods.acc }: місця є лише на { $most }.
say-lost-any = У { NAME($who, case: "gen") } вже по сім кожного ресурсу, тож { $n ->
        [1] вибір пропадає
        [one] { $n } вибір пропадає
        [few] { $n } вибори пропадають
       *[other] { $n } виборів пропадає
    }.
line-lost = Втрачено: { goods }
say-exchange = { NAME($who) } обмінює { $seals ->
        [1] одну печатку
        [one] { $seals } печатку
        [few] { $seals } печатки
       *[other] { $seals } печаток
    } на **{ goods.acc }**. Так можна робити будь-якої миті. Лишилося печаток: { $left }.
line-exchange = { $seals ->
        [one] { $seals } печатка
        [few] { $seals } печатки
       *[other] { $seals } печаток
    } → { goods }
say-pay = { NAME($who) } платить **{ goods.acc }** { $why ->
        [yard] за місце на майданчику
        [garden] за місце в саду
        [gate] за придворного біля брами
        [climb] за підйом придворного
       *[action] за дію
    }, лишається { $total }.
line-pay = Платить { goods.acc }

## Що пропонує клітинка, карта чи символ

say-row = { NAME($who) } виконує рядок { $row } { NAME($room, case: "gen") }, навпроти { NAME($colour, case: "gen") } жетона: { $does }.
say-row-kept = { NAME($who) } виконує рядок { $row } карти, що лежала в { NAME($room, case: "prep") }, коли прийшов кубик: { $does }. Карта вже пішла, а її рядки ще діють.
line-row = Рядок { $row }, { NAME($room) }
say-outside = В околицях можна виконати одну з двох дій. { NAME($who) } обирає { $action ->
        [courtier] дію **придворного**
        [gardener] дію **садівника**
       *[warrior] дію **воїна**
    }.
line-outside = { $action ->
        [courtier] Обирає придворного
        [gardener] Обирає садівника
       *[warrior] Обирає воїна
    }
say-card-row = Потім діє карта на планшеті { NAME($who, case: "gen") }, навпроти { NAME($row, case: "gen") }: { $does }.
line-card-row = Дія карти
say-clan-row = { NAME($who) } виконує { NAME($row) } свого планшета, ніби там лежить кубик.
line-clan-row = Виконує { NAME($row) }
say-castle-action = { NAME($who) } виконує рядок { $row } { NAME($room, case: "gen") } **без кубика**: { $does }. Карта лишається на місці.
line-castle-action = Без кубика: { NAME($room, case: "short") }, рядок { $row }
say-order-chosen = Дія дає і печатки, і вплив, а межа близько. { NAME($who) } бере спершу { $first ->
        [seals] **печатки**
       *[influence] **вплив**
    }.
line-order-chosen = { $first ->
        [seals] Спершу печатки
       *[influence] Спершу вплив
    }
say-decline = { NAME($who) } відмовляється від { $what ->
        [room] інших рядків кімнати
        [outside] обох дій в околицях
        [card] дії карти
        [courtier] решти дії придворного
        [gardener] дії садівника
        [warrior] дії воїна
        [light] світлих дій нової карти
        [yard] інших жетонів майданчика
        [garden] дії саду
        [castle] дії замку
        [domain] рядка планшета
        [gardens] інших садів
       *[seals] обміну печаток
    }. Виконувати запропоноване ніхто не мусить.
line-decline = { $what ->
        [room] Досить рядків
        [outside] Нічого в околицях
        [card] Без дії карти
        [courtier] Досить придворних
        [gardener] Без садівника
        [warrior] Без воїна
        [light] Без світлої дії
        [yard] Досить жетонів
        [garden] Без дії саду
        [castle] Без дії замку
        [domain] Без рядка
        [gardens] Досить садів
       *[seals] Береже печатки
    }
say-nothing = { NAME($who) } { $what ->
        [room] не може оплатити жодного рядка кімнати
        [outside] не може виконати жодної дії в околицях
        [card] не може виконати дії своєї карти
        [courtier] не має придворного, який міг би прийти до брами (2 монети) чи піднятися (2 перламутри)
        [gardener] не має вільного садівника або їжі для саду
        [warrior] не має вільного воїна або заліза для майданчика
        [yard] не може зробити того, що на жетонах майданчика
        [garden] не може виконати дії саду
        [castle] не може виконати жодної такої дії замку
       *[gardens] не може виконати дій своїх садів
    }. Не допоможуть і печатки, тож це пропущено.
line-nothing = { $what ->
        [room] Жоден рядок не можна виконати
        [outside] Жодної дії не можна виконати
        [card] Дію карти не можна виконати
        [courtier] Жоден придворний не може йти
        [gardener] Садівника не можна послати
        [warrior] Воїна не можна послати
        [yard] Жоден жетон не можна використати
        [garden] Дію саду не можна виконати
        [castle] Жодної дії замку не можна виконати
       *[gardens] Жоден сад не можна використати
    }

## Воїни й садівники

workers-left = { $left ->
        [0] Це був останній на планшеті.
        [1] На планшеті лишився ще один.
        [2] На планшеті лишилися ще двоє.
        [3] На планшеті лишилися ще троє.
        [4] На планшеті лишилися ще четверо.
       *[other] На планшеті лишилося ще { $left }.
    }
say-warrior = Воїн { NAME($who, case: "gen") } йде на **{ NAME($yard) }**. { workers-left }
say-warrior-rival = Суперник нічого не платить: його воїн іде на **{ NAME($yard) }**, а тамтешні жетони йому нічого не дають. { workers-left }
line-warrior = Воїн на { NAME($yard) }
say-yard-tile = { NAME($who) } використовує жетон { NAME($yard, case: "gen") }: { $does }.
line-yard-tile = { $side ->
        [blue] Синій жетон майданчика
       *[gold] Золотий жетон майданчика
    }
say-gardener = Садівник { NAME($who, case: "gen") } йде в **{ NAME($garden) }**, який дасть наприкінці { goods-vp.acc }. { workers-left }
say-gardener-rival = Садівник суперника йде в **{ NAME($garden) }**: { goods-vp }, найменше з того, що дозволяє карта. Дії саду він не виконує.
line-gardener = { $kind ->
        [plant] Садівник до { NAME($colour, case: "plgen") } квітів
       *[stone] Садівник до { NAME($colour, case: "plgen") } каменів
    }
say-garden-action = { NAME($who) } виконує дію { NAME($garden, case: "gen") }: { $does }.
say-garden-action-step = На { NAME($colour, case: "prep") } мосту ще лежить кубик, тож { NAME($who, case: "nom") } може ще раз виконати дію { NAME($garden, case: "gen") }: { $does }.
line-garden-action = { $kind ->
        [plant] Діють { NAME($colour, case: "pl") } квіти
       *[stone] Діють { NAME($colour, case: "pl") } камені
    }

## Придворні

say-gate = Придворний { NAME($who, case: "gen") } йде до **брами**. { $gate ->
        [1] Тепер там чекає один.
        [2] Тепер там чекають двоє.
        [3] Тепер там чекають троє.
        [4] Тепер там чекають четверо.
        [5] Тепер там чекають п’ятеро.
       *[other] Тепер там чекає { $gate }.
    }
say-gate-rival = Суперник нічого не платить: його придворний іде до **брами**. { $gate ->
        [1] Тепер там чекає один.
        [2] Тепер там чекають двоє.
        [3] Тепер там чекають троє.
        [4] Тепер там чекають четверо.
        [5] Тепер там чекають п’ятеро.
       *[other] Тепер там чекає { $gate }.
    }
line-gate = Придворний до брами
say-climb = Придворний { NAME($who, case: "gen") } піднімається на **один поверх**: від { NAME($from, case: "gen") } до { NAME($to, case: "gen") }.
say-climb-two = Придворний { NAME($who, case: "gen") } піднімається одразу на **два поверхи**: від { NAME($from, case: "gen") } до { NAME($to, case: "gen") }. Поверх між ними карти не дає.
say-climb-rival = Найнижчий придворний суперника піднімається на { $floors ->
        [1] **один поверх**
        [2] **два поверхи**
        [one] **{ $floors } поверх**
        [few] **{ $floors } поверхи**
       *[other] **{ $floors } поверхів**
    }: від { NAME($from, case: "gen") } до { NAME($to, case: "gen") }.
say-climb-rival-top = Найнижчий придворний суперника піднімається від { NAME($from, case: "gen") } до { NAME($to, case: "gen") }. Вищого поверху немає, тож тут він і зупиняється.
line-climb = Підйом до { NAME($to, case: "gen") }
say-lantern-card = Карта з планшета { NAME($who, case: "gen") } йде **до ліхтаря**, під планшет. Відтепер кожен ліхтар дає ще й це: { $gains }.
line-lantern-card = Стара карта йде до ліхтаря
say-take-card = { NAME($who) } бере карту { NAME($room, case: "gen") } на свій планшет. Тепер можна виконати одну її **світлу дію**.
line-take-card = Бере карту кімнати
say-light-row = { NAME($who) } виконує світлу дію нової карти: { $does }.
line-light-row = Світла дія, рядок { $row }
say-refill = До { NAME($room, case: "gen") } приходить нова карта. { $left ->
        [0] Це була остання карта колоди.
        [1] У колоді лишилася одна карта.
        [one] У колоді лишилася { $left } карта.
        [few] У колоді лишилися { $left } карти.
       *[other] У колоді лишилося { $left } карт.
    }
line-refill = Нова карта: { NAME($room) }
say-card-stays = Колода цього поверху порожня, тож карта { NAME($room, case: "gen") } **лишається** на місці. Одну її світлу дію все ж можна виконати.
say-card-stays-rival = Колода цього поверху порожня, тож карта { NAME($room, case: "gen") } **лишається** у грі.
line-card-stays = Карта лишається
say-daimyo = Придворний { NAME($who, case: "gen") } постає перед **дайме**. Спершу світить ліхтар, потім можна зайняти вільну клітинку карти дайме.
line-daimyo = Перед дайме
say-slot = Придворний { NAME($who, case: "gen") } займає **клітинку { $slot }** карти дайме: { $does }.
say-slot-rival = Придворний суперника займає першу вільну клітинку карти дайме, **клітинку { $slot }**, і нічого за неї не отримує.
line-slot = Карта дайме: клітинка { $slot }
say-no-slot = Усі три клітинки карти дайме зайняті. Придворний { NAME($who, case: "gen") } лишається в залі **без винагороди**.
line-no-slot = Вільних клітинок немає

## Вплив

say-influence = Маркер { NAME($who, case: "gen") } переходить із поділки { $from } на **поділку { $to }** шкали впливу.
say-influence-top = Маркер { NAME($who, case: "gen") } переходить із поділки { $from } на **поділку { $to }** і лягає поверх { LIST($under, case: "gen") }: верхній вважається далі.
line-influence = Вплив: { $from } → { $to }
say-border = Межа. { NAME($who) } платить { $seals ->
        [1] **одну печатку**
        [one] **{ $seals } печатку**
        [few] **{ $seals } печатки**
       *[other] **{ $seals } печаток**
    } й проходить, лишається { $left }.
line-border = Платить на межі { goods-seal.acc }
say-border-stop = Межа коштує { $seals ->
        [1] одну печатку
        [one] { $seals } печатку
        [few] { $seals } печатки
       *[other] { $seals } печаток
    }, а { NAME($who, case: "nom") } має { $has }, тож маркер зупиняється, { $lost ->
        [1] останній крок
        [one] { $lost } крок
        [few] { $lost } кроки
       *[other] { $lost } кроків
    } **втрачено**.
say-border-stop-chosen = { NAME($who) } береже печатки й лишається перед межею: { $lost ->
        [1] останній крок
        [one] { $lost } крок
        [few] { $lost } кроки
       *[other] { $lost } кроків
    } **втрачено**.
line-border-stop = Зупиняється перед межею
say-track-end = Маркер { NAME($who, case: "gen") } вже в кінці шкали: { $lost ->
        [1] останній крок
        [one] { $lost } крок
        [few] { $lost } кроки
       *[other] { $lost } кроків
    } **втрачено**.
line-track-end = Кінець шкали

## Кінець раунду й гри

say-turn-order = Раунд { $round } закінчено. Хто далі на шкалі впливу, той ходить раніше: **{ LIST($order, case: "nom") }**.
say-turn-order-last = Останній раунд закінчено. Шкала впливу визначає остаточну черговість: { LIST($order, case: "nom") }. Хто в ній раніше, той **перемагає за рівного рахунку**.
line-turn-order = Нова черговість: { NAME($first, case: "nom") } перший
say-garden-step = Сади { NAME($who, case: "gen") } біля мостів, де ще лежить кубик, можуть спрацювати **ще раз**: { $gardens }.
line-garden-step = Сади наприкінці раунду
say-roll = Кубики { NAME($bridge, case: "gen") } моста кинуто знову й викладено від найменшого до найбільшого: { $dice }.
line-roll = { NAME($bridge, case: "start") } міст: { $dice }
say-next-round = **Раунд { $round }** починається. Перший хід робить { NAME($first, case: "nom") }.
say-next-round-solo = **Раунд { $round }** починається, колоду суперника перемішано. Перший хід робить { NAME($first, case: "nom") }.
line-next-round = Раунд { $round }: починає { NAME($first, case: "nom") }
say-game-end = Раунд { $round } був останнім. Садів після нього немає: ще можна обміняти печатки, а потім настає **остаточний підрахунок**.
line-game-end = Останній раунд закінчено
say-score-coins-seals = { NAME($who) }: монет { $coins }, печаток { $seals }, разом { $both }. Кожна повна п’ятірка дає очко: **{ goods-vp }**.
say-score-resources = Ресурси { NAME($who, case: "gen") }: їжа { $food }, залізо { $iron }, перламутри { $pearl }. Від 3 одиниць кожен вид дає 1 очко, а 7 дають 2: **{ goods-vp }**.
say-score-influence = Маркер { NAME($who, case: "gen") } дійшов до поділки { $space } шкали впливу: **{ goods-vp }**.
say-score-courtiers = Придворні { NAME($who, case: "gen") }: { $gate } × 1 біля брами, { $stewards } × 3 в управителів, { $diplomats } × 6 у дипломатів, { $daimyo } × 10 у дайме. Разом **{ goods-vp }**.
say-score-warriors = Воїни { NAME($who, case: "gen") }: { $warriors } (на майданчику за 5 заліза кожен іде за двох). Придворні всередині замку: { $inside }. { $warriors } × { $inside } — це **{ goods-vp }**.
say-score-gardeners = У { NAME($who, case: "gen") } { $gardens ->
        [0] немає садівників у садах
        [1] один сад із садівником
        [one] { $gardens } сад із садівником
        [few] { $gardens } сади з садівниками
       *[other] { $gardens } садів із садівниками
    }: **{ goods-vp }**.
line-score = { $category ->
        [coins_seals] Монети й печатки
        [resources] Ресурси
        [influence] Вплив
        [courtiers] Придворні
        [warriors] Воїни
       *[gardeners] Садівники
    }: +{ $n } → { $total }
say-win = **{ NAME($who) } перемагає**: { goods-vp }.
say-win-tie = { $level ->
        [2] Два клани мають
        [3] Три клани мають
        [4] Чотири клани мають
        [one] { $level } клан має
        [few] { $level } клани мають
       *[other] { $level } кланів мають
    } по { goods-vp.each }. Вирішує остаточна черговість ходу: **перемагає { NAME($who, case: "nom") }**.
say-win-rival = Колода суперника попереду: **перемагає { NAME($who, case: "nom") }**, у нього { goods-vp }{ $level ->
        [1] .
       *[other] . У тебе стільки ж, але в черговості ходу він раніше.
    }
line-win = { NAME($who) } перемагає: { $n }

## Суперник

place-on-bridge = { $place ->
        [left] на лівому краю
        [right] на правому краю
       *[centre] посередині
    } { NAME($bridge, case: "gen") } моста
say-rival-card = Суперник відкриває карту { $card }. Тепер верхня карта його колоди показує кубик { place-on-bridge }.
line-rival-card = Відкриває карту { $card }
say-rival-no-die = Кубика { place-on-bridge } немає, тож відкривається **наступна карта**.
line-rival-no-die = Кубика там немає
say-rival-die = Суперник бере **{ $value }** { place-on-bridge }. Ліхтаря він не має.
line-rival-die = Бере { NAME($bridge, case: "femacc") } { $value }
say-rival-occupied = Кубик уже лежить { NAME($space, case: "on") }, тож суперник іде **до криниці**.
line-rival-occupied = Зайнято: до криниці
say-rival-card-gone = Карта { NAME($room, case: "gen") } іде з гри: суперник карт не бере.
line-rival-card-gone = Карта йде з гри
say-rival-instead = Суперник не може { $deed ->
        [gardener] послати туди садівника
        [warrior] послати ще одного воїна
        [gate] послати до брами ще одного придворного
        [advance] підняти придворного
       *[influence] просунутися за впливом
    }. Натомість він отримує стільки очок, скільки вказує номер раунду: **{ goods-vp }**.
line-rival-instead = Натомість очки: +{ $n }
say-rival-exchange = Суперник перетворює на очки { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }. У черговості ходу він { $price ->
        [3] перший
       *[other] другий
    }, тож кожні { $price ->
        [one] { $price } монета дають
        [few] { $price } монети дають
       *[other] { $price } монет дають
    } стільки очок, скільки вказує номер раунду: **{ goods-vp }**.
line-rival-exchange = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[other] { $coins } монет
    }: +{ $n }
say-rival-gardens = Суперник має { $gardens ->
        [1] один сад біля моста, де ще лежить кубик. Він
        [one] { $gardens } сад біля мостів, де ще лежить кубик. Кожен
        [few] { $gardens } сади біля мостів, де ще лежить кубик. Кожен
       *[other] { $gardens } садів біля мостів, де ще лежить кубик. Кожен
    } дає стільки очок, скільки вказує номер раунду: **{ goods-vp }**.
line-rival-gardens = Сади: +{ $n }
say-rival-cards-back = Відкриті карти лягають під колоду суперника: у ній знову { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }.
line-rival-cards-back = Карти лягають під колоду

## Що вирішують зараз

question-pair = { NAME($who) } обирає пару початкових карт.
question-turn = { NAME($who) } обирає кубик на краю моста й місце для нього.
question-room = { NAME($who) }: { $n ->
        [one] виконати рядок навпроти { NAME($colour, case: "gen") } жетона?
       *[other] які рядки навпроти { NAME($colour, case: "plgen") } жетонів? Порядок довільний.
    }
question-outside = { NAME($who) }: котра з двох дій біля клітинки?
question-card = { NAME($who) }: виконати дію карти на планшеті?
question-order = { NAME($who) }: спершу печатки чи вплив?
question-any = { NAME($who) }: { $n ->
        [1] який ресурс?
       *[other] який ресурс? Вибрати треба { $n }.
    }
question-border = { NAME($who) }: заплатити { goods-seal.acc } й пройти межу? { $steps ->
        [1] Лишився один крок.
        [one] Лишився { $steps } крок.
        [few] Лишилися { $steps } кроки.
       *[other] Лишилося { $steps } кроків.
    }
question-courtier = { NAME($who) }, придворний: { $used ->
        [0] до брами, вгору чи і те, і те?
        [1] тепер іще й угору?
       *[2] тепер іще й до брами?
    }
question-gardener = { NAME($who) }: до якого саду піде садівник?
question-warrior = { NAME($who) }: на який майданчик піде воїн?
question-light = { NAME($who) }: яку світлу дію нової карти виконати?
question-slot = { NAME($who) }: яку клітинку карти дайме зайняти?
question-yard = { NAME($who) }: { $n ->
        [one] використати жетон майданчика?
       *[other] які жетони майданчика? Порядок довільний.
    }
question-garden = { NAME($who) }: виконати дію саду?
question-castle = { NAME($who) }: яка дія замку{ $select ->
        [coral] {" "}навпроти коралового жетона
        [black] {" "}навпроти чорного жетона
        [white] {" "}навпроти білого жетона
        [light] {" "}на світлому тлі
       *[any] , хоч би де вона була
    }?
question-domain = { NAME($who) }: який рядок планшета?
question-gardens = { NAME($who) }: який із садів? Порядок довільний.
question-seals = { NAME($who) }: обміняти печатки перед остаточним підрахунком?
question-rival = Хід суперника: { NAME($rival, case: "nom") } відкриває свої карти.
question-rival-garden = { NAME($who) } вирішує за суперника: який із цих садів?
question-rival-room = { NAME($who) } вирішує за суперника: яка кімната?
question-busy = { NAME($who) } продовжує.
question-over = Гру закінчено: переміг { NAME($who, case: "nom") }, у нього { goods-vp }.

## Вибір

choice-pair = { $gains }; карта: { $does }
choice-die = Покласти { NAME($die, case: "femacc") } { $value } { NAME($space, case: "into") }{ $end ->
        [left] , з ліхтарем
       *[right] { "" }
    }
choice-exchange = Обміняти { $seals ->
        [one] { $seals } печатку
        [few] { $seals } печатки
       *[other] { $seals } печаток
    } на { goods.acc }
choice-row = Рядок { $row }: { $does }
choice-card = Карта: { $does }
choice-slot = Клітинка { $slot }: { $does }
choice-yard = На { NAME($yard) }
choice-tile = { $side ->
        [blue] Синій жетон
       *[gold] Золотий жетон
    }: { $does }
choice-clan = { $row ->
        [row-courtier] Рядок придворних
        [row-gardener] Рядок садівників
       *[row-warrior] Рядок воїнів
    }: { $gains }, потім карта
choice-act = { $deed ->
        [courtier] Дія придворного
        [gardener] Дія садівника
       *[warrior] Дія воїна
    }
choice-garden = У { NAME($garden) }, { goods }
choice-garden-rival = У { NAME($garden) }
choice-use = { $kind ->
        [plant] Сад квітів, { NAME($colour) } міст
       *[stone] Сад каменів, { NAME($colour) } міст
    }: { $does }
choice-room = До { NAME($room, case: "gen") }
choice-castle = Замок, { $place }: { $does }
choice-climb = Від { NAME($from, case: "gen") } до { NAME($to, case: "gen") }, { goods }
choice-gate = Придворний до брами, { goods }
choice-order = { $first ->
        [seals] Спершу печатки
       *[influence] Спершу вплив
    }
choice-pay = Заплатити { goods.acc } й пройти межу
choice-stay = Лишитися перед межею
choice-done = { $what ->
        [room] Досить рядків
        [outside] Жодної дії в околицях
        [card] Без дії карти
        [courtier] Досить дії придворного
        [gardener] Без садівника
        [warrior] Без воїна
        [light] Без світлої дії
        [yard] Досить жетонів
        [garden] Без дії саду
        [castle] Без дії замку
        [domain] Без рядка планшета
        [gardens] Досить садів
       *[seals] Зберегти печатки: до підрахунку
    }
choice-rival = Хід суперника

## Місця й речі вголос

spot-second = { $place }, другий кубик
spot-row = { $place }, рядок { $n }
spot-card = { $place }, карта
spot-coins = { $place }, скільки монет отримати чи заплатити
spot-courtiers = { $place }, придворні
spot-tile = { $place }, жетон { $n }
spot-yard-tile = { $place }, { $side ->
        [blue] синій жетон
       *[gold] золотий жетон
    }
spot-daimyo-card = карта дайме
spot-slot = карта дайме, клітинка { $n }
spot-bridge = { NAME($colour) } міст, { $end ->
        [left] лівий край, з ліхтарем
        [right] правий край
       *[middle] середина
    }
spot-influence = вплив, поділка { $n }{ $seals ->
        [0] { "" }
        [one] , перед нею межа: { $seals } печатка
        [few] , перед нею межа: { $seals } печатки
       *[other] , перед нею межа: { $seals } печаток
    }
spot-round = раунд { $n }
spot-order = черговість ходу, місце { $n }
spot-clan-row = планшет { NAME($who, case: "gen") }, { NAME($row) }
spot-clan-worker = планшет { NAME($who, case: "gen") }, { NAME($row) }, місце { $n }
spot-clan-stock = { NAME($who) }: { $what ->
        [food] їжа
        [iron] залізо
        [pearl] перламутри
        [seal] печатки
       *[coin] монети
    }
spot-clan-points = { NAME($who) }: очки
spot-clan-bar = { NAME($who) }: остаточний підрахунок
spot-clan-card = планшет { NAME($who, case: "gen") }, карта
spot-clan-card-row = планшет { NAME($who, case: "gen") }, карта навпроти { NAME($row, case: "gen") }
spot-clan-lantern = { NAME($who) }: карти біля ліхтаря
spot-rival-dice = колода суперника
spot-rival-actions-before = передостання відкрита карта суперника
spot-rival-actions = остання відкрита карта суперника
spot-rival-coin = суперник: монети
spot-rival-points = суперник: очки

piece-die = { NAME($colour) } кубик, { $value }
piece-courtier = придворний { NAME($who, case: "gen") }
piece-gardener = садівник { NAME($who, case: "gen") }
piece-warrior = воїн { NAME($who, case: "gen") }
piece-clan = маркер впливу { NAME($who, case: "gen") }
piece-daimyo = придворний { NAME($who, case: "gen") } перед дайме

## Навколо поля

counter-name = Очки кланів
cards-name = Початкові карти: по парі для кожного клану
badge-players = { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[other] { $n } гравців
    }
badge-solo = Наодинці, { $difficulty ->
        [easy] легкий суперник
        [hard] важкий суперник
       *[medium] середній суперник
    }
badge-deck = Колода суперника відтворена
    .hint = Про карти суперника відомо лише, скільки їх, із чого вони складені та який вигляд мають кілька з них. Дев’ять карт тут відтворено за цими відомостями; надруковані можуть відрізнятися.
edition-hint = Неофіційна версія для навчання. Правила ті самі, що в грі, а всі малюнки зроблено заново.
status-draft = Початкові карти
status-round = Раунд { $n }
status-gardens = Сади після раунду { $n }
status-seals = Останній обмін печаток
status-over = Гру закінчено
status-scoring = Остаточний підрахунок
standings-name = Очки кланів, якби гра закінчилася тут
standings-note = Очки на цю мить разом з остаточним підрахунком, яким він був би після кожної події.
supply-turns = { $n ->
        [0] ходів у раунді не лишилося
        [1] у раунді лишився один хід
        [one] у раунді лишився { $n } хід
        [few] у раунді лишилися { $n } ходи
       *[other] у раунді лишилося { $n } ходів
    }
bot-search = Вдумливий бот
bot-greedy = Жадібний бот
bot-random = Випадковий бот
role-rival = суперник: колода карт

board-daimyo = Дайме
board-diplomats = Дипломати
board-stewards = Управителі
board-gate = Брама
board-round = Раунд
board-order = Черговість
board-outside-left = Околиці
board-outside-right = Околиці
board-or = або
board-well = Криниця
board-yard = Вишкіл
board-influence = Вплив
board-rival = Суперник

## Що зробить цей хід

lens-place = Якщо покласти кубик { NAME($space, case: "into") }
lens-coins = Розрахунок монетами
lens-over = { $value } поверх { $covers }
lens-gains = дає { goods-coin.acc }
lens-pays = коштує { goods-coin.acc }
lens-free = без монет
lens-with-seals = { $n ->
        [1] доведеться обміняти одну печатку
        [one] доведеться обміняти { $n } печатку
        [few] доведеться обміняти { $n } печатки
       *[other] доведеться обміняти { $n } печаток
    }
lens-lantern = Ліхтар: це лівий край
lens-no-lantern = Правий край: без ліхтаря
lens-cards = { $n ->
        [0] жодної карти
        [1] одна карта
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
lens-rows = Рядки навпроти { NAME($colour, case: "plgen") } жетонів, порядок довільний
lens-outside = Одне з цього
lens-well = Печатка й обидва жетони
lens-clan = Спершу те, що видно в рядку, потім карта
lens-cannot = зараз нічим заплатити
lens-needs = потрібен { NAME($colour) } кубик
lens-then = Далі
lens-leads = Що станеться одразу

## Остаточний підрахунок

score-caption = очки
part-game = Під час гри
part-coins-seals = Монети й печатки
part-resources = Ресурси
part-influence = Вплив
part-courtiers = Придворні
part-warriors = Воїни
part-gardeners = Садівники
sum-game = здобуто дорогою
sum-coins-seals = ({ $coins } + { $seals }) ÷ 5
sum-resources = їжа { $food }, залізо { $iron }, перламутри { $pearl }
sum-influence = поділка { $space }

## Правила за кодом: назва і зміст

rule-setup = Підготовка
    .text = Три кімнати управителів, дві кімнати дипломатів і зала дайме отримують по карті, а біля кожного моста лежать сад квітів і сад каменів. Кубиків кожного кольору кидають на один більше, ніж гравців: 3, 4 або 5. Для одного чи двох гравців карти, призначені більшій компанії, лишаються в коробці.
rule-setup-redraw = Замок роздають знову
    .text = Якщо на темному тлі всіх п’яти карт замку та сама дія, карти замішують назад і роздають знову.
rule-setup-tile-overflow = Два кольори в кожній кімнаті
    .text = Спершу на верхнє місце кожної кімнати управителів кладуть по жетону, усі три різних кольорів, далі заповнюють решту місць за номерами. Якщо з останнім жетоном кімната лишилася б одноколірною, він переходить на наступне вільне місце, тож у кожній кімнаті є щонайменше два кольори.
rule-setup-draft = Початкові карти
    .text = Відкрито лежать пари карт, на одну більше, ніж гравців: угорі ресурси, внизу дія. Першим обирає останній у черговості ходу. Ресурси отримують одразу, і їхня карта йде до ліхтаря, разом з указом, якщо його на ній надруковано; карта дії лягає на планшет.
rule-turn-take-die = Візьми кубик із краю
    .text = За хід беруть один кубик із лівого або правого краю моста. Кубики посередині брати не можна.
rule-turn-slide = Середина зсувається
    .text = Коли край порожніє, туди зсувається найближчий кубик із середини, а його значення не змінюється. Якщо середина порожня, край лишається порожнім. Останній, самотній кубик не змінює свого боку.
rule-turn-place = Поклади його в клітинку
    .text = Кубик лягає в кімнату замку, в околиці, до криниці чи на власний планшет. Там він накриває значення: надруковане в клітинці або значення іншого кубика.
rule-turn-coins = Розрахуйся монетами
    .text = Якщо кубик більший за те, що він накриває, різницю отримують монетами, якщо менший — її платять. Хто не може заплатити, той не може й покласти туди кубик.
rule-turn-stack = Кубик поверх кубика
    .text = Утрьох і вчотирьох до кімнати чи клітинки околиць, де вже є кубик, можна покласти другий: його порівнюють із першим. Третього класти не можна. Коли гравців один або двоє, кубик ніколи не кладуть на кубик, а на планшеті цього не роблять узагалі.
rule-turn-optional = Ніхто не мусить
    .text = Від дій можна відмовитися, цілком або частково. Від плати на межі шкали впливу — теж.
rule-turn-cannot = Лише те, за що можна заплатити
    .text = Дію, за яку нема чим заплатити або яка нічого не зробить, виконати не можна. Печатки, що їх можна обміняти, теж рахуються.
rule-room-colour = Кімнаті потрібен колір
    .text = Кубик може ввійти до кімнати, лише якщо хоч один із її жетонів має його колір.
rule-room-rows = Рядки кімнати
    .text = Кожен рядок навпроти жетона кольору кубика можна виконати один раз, у будь-якому порядку. Рядок із ціною треба оплатити.
rule-outside-choice = Околиці: одне з двох
    .text = У кожній із двох клітинок околиць виконують одну з двох дій поряд із нею: ліворуч садівника чи придворного, праворуч придворного чи воїна. Колір кубика не важливий.
rule-well-one = Криниця рахується як 1
    .text = У криниці може лежати скільки завгодно кубиків будь-якого кольору. Кожен із них порівнюють з 1.
rule-well-reward = Що дає криниця
    .text = Криниця дає печатку й те, що показано на двох її жетонах.
rule-clan-die = Кубики на планшеті
    .text = Навпроти кожного рядка планшета є клітинка зі значенням 6: коралова для придворних, чорна для садівників, біла для воїнів. За раунд вона приймає один кубик свого кольору.
rule-clan-visible = Спершу те, що видно
    .text = Кубик на планшеті спершу приносить усе, що видно в його рядку там, де вже ніхто не стоїть.
rule-clan-card = Потім карта
    .text = Після цього можна виконати дію карти на планшеті навпроти цього рядка. Що ця дія відкриє в рядку, цього разу нічого не дасть.
rule-clan-action = Рядок планшета
    .text = Цей символ запускає будь-який рядок власного планшета, ніби там лежить кубик: спершу те, що видно, потім карта. Кубик для цього не потрібен, а той, що вже лежить на рядку, не заважає.
rule-castle-action = Дія замку
    .text = Цей символ виконує один рядок карти в замку: навпроти жетона вказаного кольору, навпроти будь-якого жетона або на світлому тлі, як показано на символі. Кубик не потрібен, чужі кубики в кімнаті не заважають, а карта лишається. Ціну, вказану на рядку, все одно платять.
rule-action-pay = Спершу ціна
    .text = Спершу платять те, що стоїть перед стрілкою, і лише потім отримують те, що за нею.
rule-action-order = У будь-якому порядку
    .text = Частини дії можна виконувати в будь-якому порядку. Гра питає лише тоді, коли це важливо: коли та сама дія дає і печатки, і вплив, а до межі можна дійти.
rule-resource-any = Ресурс на вибір
    .text = За кожен такий символ обирають їжу, залізо або перламутр, щоразу заново.
rule-resource-limit = По сім кожного ресурсу
    .text = Ні в кого не буває більше ніж 7 їжі, 7 заліза чи 7 перламутрів. Усе понад це пропадає. Для монет межі немає.
rule-seal-limit = П’ять печаток
    .text = Ні в кого не буває більше ніж 5 печаток. Усе понад це пропадає.
rule-seal-exchange = Печатки можна обміняти
    .text = Будь-якої миті 1 печатку можна обміняти на 1 монету, а 2 печатки — на 1 ресурс, скільки завгодно разів: навіть посеред дії та ще раз перед остаточним підрахунком.
rule-points-now = Очки одразу
    .text = Очки на червоному віялі одразу відзначають на шкалі. Очки на золотому віялі рахують лише наприкінці.
rule-warrior-yard = Воїн іде на майданчик
    .text = Крайній лівий воїн переходить із планшета на один із трьох майданчиків, що коштують 1, 3 або 5 заліза. Воїнів там може стояти скільки завгодно.
rule-warrior-tiles = Жетони майданчика
    .text = Воїн, що прийшов, може використати кожен жетон свого майданчика по одному разу, в будь-якому порядку. На майданчику за 5 заліза два жетони, на інших по одному.
rule-gardener-garden = Садівник іде в сад
    .text = Крайній лівий садівник переходить із планшета в сад, де ще немає садівника його клану. Це коштує стільки їжі, скільки вказано на карті.
rule-gardener-action = Що робить сад
    .text = Садівник, що прийшов, може виконати дію саду.
rule-courtier-gate = Придворний іде до брами
    .text = Одна частина дії придворного: за 2 монети крайній лівий придворний переходить із планшета до брами. Друга частина — підйом; можна виконати одну з них або обидві, кожну один раз, у будь-якому порядку.
rule-courtier-climb = Придворний піднімається
    .text = Друга частина дії: за 2 перламутри один придворний піднімається на поверх — від брами до кімнати управителів, звідти до дипломатів, звідти до дайме. Це може бути й той, хто щойно прийшов до брами.
rule-courtier-two-floors = Два поверхи одразу
    .text = За 5 перламутрів один придворний піднімається на два поверхи. Поділити їх між двома придворними не можна, а проміжна кімната карти не дає.
rule-courtier-lantern-card = Стара карта йде до ліхтаря
    .text = Хто прийшов до управителів чи дипломатів, той спершу перевертає карту на планшеті й кладе її під нього. Відтепер ліхтар дає те, що на її звороті.
rule-courtier-take-card = Візьми карту кімнати
    .text = Потім карта цієї кімнати переходить на планшет.
rule-courtier-light-action = Одна світла дія
    .text = Потім можна виконати одну дію нової карти, надруковану на світлому тлі.
rule-courtier-refill = Кімнату поповнюють
    .text = Наприкінці до кімнати приходить верхня карта з колоди цього поверху.
rule-courtier-deck-empty = Порожня колода
    .text = Якщо поповнити кімнату нічим, карта лишається там, а на планшеті лежить попередня. Одну світлу дію все ж можна виконати.
rule-courtier-daimyo = Перед дайме
    .text = Придворний, що дійшов до дайме, спершу приносить винагороду ліхтаря. Потім настає черга клітинки на карті дайме.
rule-courtier-slot = Клітинка карти дайме
    .text = Придворний стає в будь-яку вільну клітинку з трьох і отримує те, що на ній показано.
rule-courtier-no-slot = Вільних клітинок немає
    .text = Якщо всі три клітинки зайняті, придворний просто лишається в залі, без цієї винагороди.
rule-lantern-left-end = Лівий край засвічує ліхтар
    .text = Кубик із лівого краю моста приносить винагороду ліхтаря — після розрахунку монетами й до дій. Тож нею не можна заплатити за кубик, а карта, яку взято цього ходу, приходить до ліхтаря запізно.
rule-lantern-reward = Винагорода ліхтаря
    .text = Кожна карта під планшетом дає те, що на ній показано.
rule-influence-move = Шкала впливу
    .text = Кожен крок впливу пересуває маркер на одну поділку, аж до поділки 20.
rule-influence-border = Межі
    .text = Щоб увійти на поділку 6, платять 1 печатку, на поділку 11 — 2, на поділку 15 — 3. Платити ніхто не мусить, але тоді маркер зупиняється, а решта кроків пропадає.
rule-influence-stack = Зверху — це далі
    .text = Маркер, що прийшов на поділку до інших, лягає поверх них, і верхній вважається далі. Переміщення на нуль кроків нічого не змінює.
rule-influence-end = Кінець шкали
    .text = Поділка 20 — остання. Кроки за нею пропадають.
rule-round-order = Нова черговість ходу
    .text = Раунд закінчується, коли кожен зробив три ходи. Хто найдалі на шкалі впливу, той ходить першим, і так далі; з тих, хто на одній поділці, раніше ходить верхній.
rule-round-gardens = Сади ще раз
    .text = У новій черговості кожен може виконати дії своїх садів біля мостів, де ще лежить кубик, у будь-якому порядку.
rule-round-prepare = Наступний раунд
    .text = Усі кубики кидають знову й викладають на їхні мости від найменшого до найбільшого, а маркер раунду йде далі. Карти й люди лишаються на місцях.
rule-end-after-three = Після трьох раундів
    .text = Гра триває три раунди. Після третього лише оновлюють черговість ходу; сади вже не працюють.
rule-score-coins-seals = Монети й печатки
    .text = Монети й печатки рахують разом. Кожна повна п’ятірка — 1 очко.
rule-score-resources = Ресурси
    .text = За їжу, залізо й перламутри окремо: від 3 до 6 одиниць — 1 очко, 7 одиниць — 2 очки.
rule-score-influence = Вплив
    .text = Очки визначає поділка маркера: до поділки 6 їх немає, далі 3, від поділки 11 — 6, від поділки 15 — від 10 до 15.
rule-score-courtiers = Придворні
    .text = Кожен придворний дає 1 очко біля брами, 3 в управителів, 6 у дипломатів і 10 у дайме.
rule-score-warriors = Воїни
    .text = Кожен воїн дає стільки очок, скільки придворних клану всередині замку, а на майданчику за 5 заліза — удвічі більше. Придворні біля брами тут не рахуються.
rule-score-gardeners = Садівники
    .text = Кожен садівник дає стільки очок, скільки вказано на його саду.
rule-end-winner = Переможець
    .text = Перемагає той, хто після остаточного підрахунку має найбільше очок.
rule-end-tie = Рівний рахунок
    .text = З тих, у кого очок порівну, перемагає той, хто раніше в остаточній черговості ходу.
rule-solo-setup = Наодинці проти суперника
    .text = Гру готують як для двох. Гравець отримує початкові карти випадково, суперник — жодної. Суперник починає з 0, 3 або 8 очками та на поділці 0, 1 або 3 шкали впливу: на легкому, середньому чи важкому рівні. На легкому першим ходить гравець, інакше — суперник.
rule-solo-card = Суперник відкриває карту
    .text = На своєму ході суперник відкриває верхню карту колоди, а потім наступні, доки карта, що опинилася зверху, не покаже кубик, який є.
rule-solo-die = Кубик суперника
    .text = Сорочка карти показує міст, кубик на ньому (лівий край, середина чи правий край) і клітинку. Вона діє, поки карта лежить зверху колоди. Цей кубик іде до цієї клітинки, хоч би яких кольорів були її жетони. Ліхтаря суперник не має.
rule-solo-occupied = Його клітинка зайнята
    .text = Якщо в клітинці вже лежить кубик, кубик суперника йде до криниці.
rule-solo-actions = Дві карти, чотири дії
    .text = Суперник виконує дії двох останніх відкритих карт — або єдиної — згори вниз. Потім усі відкриті карти лягають під колоду.
rule-solo-impossible = Чого суперник не може
    .text = За дію, якої не може виконати, суперник отримує стільки очок, скільки вказує номер раунду.
rule-solo-gardener = Садівник суперника
    .text = Він іде в сад показаного виду, який дає найменше очок і де ще немає садівника суперника; якщо таких кілька, обирає гравець. Суперник нічого не платить і дії саду не виконує.
rule-solo-warrior = Воїн суперника
    .text = Він іде на показаний майданчик. Суперник нічого не платить, а жетони йому нічого не дають.
rule-solo-gate = Придворний суперника приходить
    .text = Придворний суперника йде до брами безплатно.
rule-solo-advance = Придворний суперника піднімається
    .text = Його найнижчий придворний піднімається на стільки поверхів, скільки показано; кімнату обирає гравець. Карта цієї кімнати йде з гри, а на її місце приходить інша, якщо вона є. У дайме він займає першу вільну клітинку, без винагороди.
rule-solo-influence = Вплив суперника
    .text = Його маркер іде вперед і на межах не платить.
rule-solo-coins = Монети суперника
    .text = Суперник отримує монети, коли його кубик більший за надруковане в клітинці значення, а також від деяких карт. Сам він ніколи не платить.
rule-solo-exchange = Монети стають очками
    .text = Наприкінці кожного раунду, третього теж, суперник перетворює монети на очки: кожні 3 монети, якщо в новій черговості він перший, або кожні 5, якщо другий, дають стільки очок, скільки вказує номер раунду. Решту монет він зберігає.
rule-solo-gardens = Сади суперника
    .text = Коли сади спрацьовують ще раз, суперник отримує стільки очок, скільки вказує номер раунду, за кожен свій сад біля моста, де лежить кубик.
rule-solo-shuffle = Його колоду перемішують
    .text = Перед кожним новим раундом колоду суперника перемішують.
rule-solo-score = Підрахунок суперника
    .text = Вплив, придворних, воїнів і садівників суперник рахує як гравець, а за монети, печатки й ресурси не отримує нічого.
rule-ruling-room-card = Уточнення: яка карта діє для кубика
    .text = Книжка правил не каже, що буває, коли придворний забирає карту кімнати раніше, ніж виконано всі рядки кубика. Тут діють рядки тієї карти, що лежала там, коли кубик поклали.
rule-ruling-gardens-held = Уточнення: сади, здобуті тим часом
    .text = Книжка правил не каже, чи спрацює ще раз сад, до якого садівник прийшов саме тоді, коли сади працюють наприкінці раунду. Тут не спрацює: рахуються сади, які гравець мав, коли настала його черга.
rule-ruling-tile-spaces = Уточнення: де лежать жетони
    .text = Пронумеровані місця для жетонів книжка правил показує лише на малюнку. Тут вони йдуть зліва направо, управителі перед дипломатами, а розкладку, яку не можна завершити, починають спочатку.
rule-ruling-solo-deck = Уточнення: дев’ять карт суперника
    .text = З дев’яти карт суперника книжка правил показує лише кілька. Колоду тут відтворено за ними й за тим, що відомо про решту; це файл, який можна замінити.
rule-ruling-rival-top = Уточнення: суперник нагорі
    .text = Книжка правил не каже, що робить підйом на два поверхи для придворного суперника, над яким лишився один. Тут він піднімається до дайме, а зайвий поверх пропадає.
