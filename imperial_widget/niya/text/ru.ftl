### Ния по-русски: рассказ (say-), строки журнала (line-), правила, имена. Свои слова, ни одной фразы из буклета.
###
### NAME($who, case: "...") даёт имя игрока, растения, особенности или плитки (по её коду, например `it`) в падеже.
### Падежи записаны атрибутами сообщений name-: gen, dat, acc, ins; без атрибута стоит именительный.
### Игроков зовём во множественном числе, как в шахматах. $cell — клетка, например a4. ** выделяет слова жирным.

## Имена

game-title = Ния
name-red = Красные
    .gen = Красных
    .dat = Красным
    .acc = Красных
    .ins = Красными
name-black = Чёрные
    .gen = Чёрных
    .dat = Чёрным
    .acc = Чёрных
    .ins = Чёрными
list-and = { $first } и { $last }

plant-maple = клён
plant-cherry = сакура
plant-pine = сосна
plant-iris = ирис
feature-sun = восходящее солнце
feature-tanzaku = тандзаку
feature-birds = птицы
feature-rain = дождь

name-maple = { plant-maple }
    .gen = клёна
name-cherry = { plant-cherry }
    .gen = сакуры
name-pine = { plant-pine }
    .gen = сосны
name-iris = { plant-iris }
    .gen = ириса
name-sun = { feature-sun }
    .gen = восходящего солнца
name-tanzaku = { feature-tanzaku }
    .gen = тандзаку
name-birds = { feature-birds }
    .gen = птиц
name-rain = { feature-rain }
    .gen = дождя

tile-maple-sun = { plant-maple }, { feature-sun }
tile-maple-tanzaku = { plant-maple }, { feature-tanzaku }
tile-maple-birds = { plant-maple }, { feature-birds }
tile-maple-rain = { plant-maple }, { feature-rain }
tile-cherry-sun = { plant-cherry }, { feature-sun }
tile-cherry-tanzaku = { plant-cherry }, { feature-tanzaku }
tile-cherry-birds = { plant-cherry }, { feature-birds }
tile-cherry-rain = { plant-cherry }, { feature-rain }
tile-pine-sun = { plant-pine }, { feature-sun }
tile-pine-tanzaku = { plant-pine }, { feature-tanzaku }
tile-pine-birds = { plant-pine }, { feature-birds }
tile-pine-rain = { plant-pine }, { feature-rain }
tile-iris-sun = { plant-iris }, { feature-sun }
tile-iris-tanzaku = { plant-iris }, { feature-tanzaku }
tile-iris-birds = { plant-iris }, { feature-birds }
tile-iris-rain = { plant-iris }, { feature-rain }

name-ms = клён с восходящим солнцем
name-mt = клён с тандзаку
name-mb = клён с птицами
name-mr = клён под дождём
name-cs = сакура с восходящим солнцем
    .acc = сакуру с восходящим солнцем
name-ct = сакура с тандзаку
    .acc = сакуру с тандзаку
name-cb = сакура с птицами
    .acc = сакуру с птицами
name-cr = сакура под дождём
    .acc = сакуру под дождём
name-ps = сосна с восходящим солнцем
    .acc = сосну с восходящим солнцем
name-pt = сосна с тандзаку
    .acc = сосну с тандзаку
name-pb = сосна с птицами
    .acc = сосну с птицами
name-pr = сосна под дождём
    .acc = сосну под дождём
name-is = ирис с восходящим солнцем
name-it = ирис с тандзаку
name-ib = ирис с птицами
name-ir = ирис под дождём

## Рассказ

say-setup = Шестнадцать плиток лежат лицом вверх, четыре на четыре. У каждого игрока восемь жетонов гейш. Начинают { NAME($who) }.
line-setup = Подготовка
say-start = Ходят { NAME($who) }. Верхняя плитка стопки — { NAME($tile) }: подойдёт та, на которой **{ NAME($plant) }** или **{ NAME($feature) }**.
say-start-fresh = Поле ещё не тронуто. Начинают { NAME($who) }, и начинают **с края**.
say-start-still = Так выглядит поле. { $left ->
        [0] Все плитки взяты.
        [1] Осталась одна плитка.
        [one] Осталась { $left } плитка.
        [few] Остались { $left } плитки.
        [many] Осталось { $left } плиток.
       *[other] Осталось { $left } плитки.
    }
line-start = Позиция на поле

say-take-first = { NAME($who) } берут **с края**, с клетки { $cell }, плитку «{ NAME($tile) }». Это первая плитка стопки.
say-take-plant = { NAME($who) } берут с клетки { $cell } плитку «{ NAME($tile) }». Со стопкой совпало **растение**: { NAME($plant) }.
say-take-feature = { NAME($who) } берут с клетки { $cell } плитку «{ NAME($tile) }». Со стопкой совпала **особенность**: { NAME($feature) }.
line-take = Берут { NAME($tile, case: "acc") }
say-place = { NAME($who) } кладут жетон на место плитки, { $cell }. Теперь { NAME($next, case: "dat") } подойдёт плитка, на которой **{ NAME($plant) }** или **{ NAME($feature) }**.
say-place-last = { NAME($who) } кладут жетон на место плитки, { $cell }, и раунд окончен.
line-place = Жетон на { $cell }

say-row = Четыре жетона { $shape ->
        [column] в одном **столбце**
        [diagonal] на одной **диагонали**
       *[row] в одной **строке**
    }: { $cells }. **{ NAME($who) } выигрывают раунд.**
line-row = { $shape ->
        [column] Столбец
        [diagonal] Диагональ
       *[row] Строка
    }: { $cells }
say-square = Четыре жетона встали **квадратом**: { $cells }. **{ NAME($who) } выигрывают раунд.**
line-square = Квадрат: { $cells }
say-block = На поле больше нет ни { NAME($plant, case: "gen") }, ни { NAME($feature, case: "gen") }: { NAME($loser, case: "dat") } нечего взять. **{ NAME($who) } выигрывают раунд.**
line-block = { NAME($loser, case: "dat") } нет хода
say-full-board-blocked = Взяты все шестнадцать плиток, а четвёрки ни у кого нет. Ходить должны { NAME($loser) }, но брать нечего, поэтому **{ NAME($who) } выигрывают раунд.**
line-full-board-blocked = { NAME($loser, case: "dat") } не осталось плиток
say-full-board-draw = Взяты все шестнадцать плиток, а четвёрки ни у кого нет. Вы договорились так: это **ничья**.
line-full-board-draw = Плиток нет: ничья

say-score-rounds = { NAME($who) } выиграли ещё один раунд. Счёт по раундам: Красные { $red }, Чёрные { $black }. Для победы в матче нужно { $goal }.
line-score-rounds = Раунды { $red } : { $black }
say-score-points = На поле { $points ->
        [1] осталась одна плитка: { NAME($who) } получают **одно очко**.
        [one] осталась { $points } плитка: { NAME($who) } получают **{ $points } очко**.
        [few] остались { $points } плитки: { NAME($who) } получают **{ $points } очка**.
        [many] осталось { $points } плиток: { NAME($who) } получают **{ $points } очков**.
       *[other] осталось { $points } плитки: { NAME($who) } получают **{ $points } очка**.
    } Счёт: Красные { $red }, Чёрные { $black }. Для победы в матче нужно { $goal }.
say-score-none = На поле не осталось плиток, поэтому за эту победу { NAME($who) } **не получают очков**. Счёт: Красные { $red }, Чёрные { $black }. Для победы в матче нужно { $goal }.
line-score-points = +{ $points } → { $red } : { $black }
say-match-won = **{ NAME($who) } выигрывают матч.** Счёт: Красные { $red }, Чёрные { $black }.
say-match-won-round = Всё решает один раунд: **{ NAME($who) } побеждают.**
line-match-won = { NAME($who) } побеждают
say-match-drawn = Всё решал один раунд, и в нём **ничья**. Не победил никто.
line-match-drawn = Ничья
say-next-round = Плитки перемешивают и раскладывают заново. Прошлый раунд проиграли { NAME($who) }, поэтому раунд { $round } **начинают** они.
say-next-round-draw = Плитки перемешивают и раскладывают заново. После ничьей право первого хода переходит: раунд { $round } **начинают** { NAME($who) }.
line-next-round = Раунд { $round }: начинают { NAME($who) }

## Выбор

choice-take = Взять { NAME($tile, case: "acc") }, { $cell }
choice-next = Разложить следующий раунд

## Места и вещи

spot-cell = { $cell }, { NAME($tile) }
spot-taken = { $cell }, жетон { NAME($who, case: "gen") }
spot-pile = стопка, сверху { NAME($tile) }
spot-pile-empty = стопка, пока пустая
spot-reserve = запас жетонов { NAME($who, case: "gen") }
counter-name-tokens = Жетоны в запасе
counter-name-rounds = Выигранные раунды
counter-name-points = Очки
supply-left = { $n ->
        [0] плиток не осталось
        [1] осталась одна плитка
        [one] осталась { $n } плитка
        [few] остались { $n } плитки
        [many] осталось { $n } плиток
       *[other] осталось { $n } плитки
    }
cards-name = Стопка
status-round = Раунд { $n }
status-over = Игра окончена
badge-single = Один раунд
badge-three = До трёх побед
badge-points = До { $n } { $n ->
        [one] очка
       *[other] очков
    }
badge-full-draw = Плитки кончились — ничья
edition-hint = Неофициальная версия для обучения. Правила те же, что в игре, а все рисунки сделаны заново.
bot-perfect = Безупречный бот
bot-erring = Рассеянный бот
bot-random = Случайный бот

## Помощь: пять ступеней, от нуля до всего

hints-off = Без помощи
hints-nudge = Намёк
hints-region = Куда смотреть
hints-move = Хороший ход
hints-all = Все ходы
hint-nudge-winning = Этот раунд можно выиграть. Есть ход, который не упустит победу.
hint-nudge-losing = Против безупречной игры этот раунд не спасти. Но соперник может ошибиться: усложни ему задачу!
hint-nudge-draw = Если оба сыграют лучшим образом, в раунде будет ничья.
hint-nudge-only = Осторожно: всё держится на **единственном** ходе.
region-top = верхнюю строку
region-bottom = нижнюю строку
region-left = левый столбец
region-right = правый столбец
region-corner = углы
region-centre = центр
hint-region = Посмотри на { $where ->
        [top] { region-top }
        [bottom] { region-bottom }
        [left] { region-left }
        [right] { region-right }
        [corner] { region-corner }
       *[centre] { region-centre }
    }.
hint-move = Возьми { NAME($tile, case: "acc") } с клетки **{ $cell }**. { $outcome ->
        [win] Этот ход выигрывает, и на поле { $n ->
            [0] не остаётся плиток
            [1] остаётся одна плитка
            [one] остаётся { $n } плитка
            [few] остаются { $n } плитки
            [many] остаётся { $n } плиток
           *[other] остаётся { $n } плитки
        }.
        [loss] Он тоже проигрывает, но позволяет продержаться дольше всего.
       *[draw] Он сохраняет ничью.
    }
hint-all = На каждой плитке написано, чем кончится раунд, если дальше оба сыграют лучшим образом, и сколько плиток тогда останется.
pill-win = ▲ победа·{ $n }
pill-loss = ▼ проигрыш·{ $n }
pill-draw = = ничья

## Почему ход проигрывает

offer-why = Почему это проигрывает?
offer-best = Показать лучшую игру
why-later = При лучшей игре до конца ещё { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }. Тогда: { $why }
why-double = { NAME($who) } грозят занять сразу **две** клетки: { $cells }. Одним жетоном обе не закрыть.
why-threat = У { NAME($who, case: "gen") } три жетона на местах, и они грозят взять { $cells }.
why-forced = Какую плитку ни возьми, она подойдёт к той, что нужна { NAME($who, case: "dat") }: { $cells }.
why-block = { NAME($who) } берут { $cells }, и подходящих плиток больше нет: тупик.
why-row = У { NAME($who, case: "gen") } все четыре: { $cells }.
why-full = Плитки кончились, а четвёрки ни у кого нет. Последнюю взяли { NAME($who) }.

## Лучшая игра, ход за ходом

eval-name = Лучшая игра
eval-note = Перед каждым ходом: кто выиграет, если дальше никто не ошибётся, и сколько плиток останется. Это просчитано до конца, а не угадано.
eval-blunder = { NAME($who) } ошибаются на { $cell }: { $before } → { $after }
eval-only = У { NAME($who, case: "gen") } единственный хороший ход: { $cell }

## Правила: название и суть

rule-setup = Подготовка
    .text = На каждой плитке одно из четырёх растений и одна из четырёх особенностей, и двух одинаковых плиток нет. Все шестнадцать перемешивают и раскладывают лицом вверх, четыре на четыре. У каждого игрока восемь жетонов гейш, красных или чёрных.
rule-first-border = Сначала край
    .text = Раунд открывают одной из двенадцати плиток по краю поля. Четыре плитки в центре первыми брать нельзя.
rule-take-replace = Жетон вместо плитки
    .text = За ход игрок снимает с поля одну плитку и кладёт её лицом вверх на стопку. На освободившееся место ложится жетон его цвета.
rule-take-match = Подходит к стопке
    .text = Со второго хода можно взять только такую плитку, у которой растение или особенность та же, что у верхней плитки стопки.
rule-win-row = Четыре в ряд
    .text = Четыре жетона одного цвета, занявшие строку, столбец или одну из двух диагоналей, выигрывают раунд.
rule-win-square = Четыре квадратом
    .text = Четыре жетона одного цвета, занявшие квадрат две на две клетки в любом месте поля, выигрывают раунд.
rule-win-block = Тупик
    .text = Если пришла очередь игрока, а подходящей плитки нет, он проигрывает раунд.
rule-match-single = Один раунд
    .text = В самой короткой игре всё решает один раунд.
rule-match-three = До трёх побед
    .text = Играют раунд за раундом, пока кто-нибудь не выиграет три.
rule-match-points = На очки
    .text = Каждая плитка, оставшаяся на поле, — очко тому, кто выиграл раунд. Матч идёт до 10 очков, а если хочется подольше — до 15 или 20.
rule-match-loser-starts = Проигравший начинает
    .text = Кто проиграл раунд, тот делает первый ход в следующем.
rule-ruling-full-board = Уточнение: когда взяты все плитки
    .text = О ничьей книжка правил не говорит. Если читать её буквально, ходить должен тот, кто начинал раунд, а брать ему нечего, и он проигрывает. Можно договориться иначе: это ничья, и следующий раунд начинает другой игрок.
