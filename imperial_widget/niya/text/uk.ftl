### Нія українською: розповідь (say-), рядки журналу (line-), правила, імена. Власні слова, жодної фрази з буклета.
###
### NAME($who, case: "...") дає ім’я гравця, рослини, особливості чи плитки (за її кодом, наприклад `it`) у відмінку.
### Відмінки записано атрибутами повідомлень name-: gen, dat, acc, ins; без атрибута стоїть називний.
### Гравців називаємо в множині, як у шахах. $cell — клітинка, наприклад a4. ** виділяє слова жирним.

## Імена

game-title = Нія
name-red = Червоні
    .gen = Червоних
    .dat = Червоним
    .acc = Червоних
    .ins = Червоними
name-black = Чорні
    .gen = Чорних
    .dat = Чорним
    .acc = Чорних
    .ins = Чорними
list-and = { $first } і { $last }

plant-maple = кленовий лист
plant-cherry = сакура
plant-pine = сосна
plant-iris = ірис
feature-sun = східне сонце
feature-tanzaku = тандзаку
feature-birds = птахи
feature-rain = дощ

name-maple = { plant-maple }
    .gen = кленового листа
name-cherry = { plant-cherry }
    .gen = сакури
name-pine = { plant-pine }
    .gen = сосни
name-iris = { plant-iris }
    .gen = іриса
name-sun = { feature-sun }
    .gen = східного сонця
name-tanzaku = { feature-tanzaku }
    .gen = тандзаку
name-birds = { feature-birds }
    .gen = птахів
name-rain = { feature-rain }
    .gen = дощу

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

name-ms = кленовий лист зі східним сонцем
name-mt = кленовий лист із тандзаку
name-mb = кленовий лист із птахами
name-mr = кленовий лист під дощем
name-cs = сакура зі східним сонцем
    .acc = сакуру зі східним сонцем
name-ct = сакура з тандзаку
    .acc = сакуру з тандзаку
name-cb = сакура з птахами
    .acc = сакуру з птахами
name-cr = сакура під дощем
    .acc = сакуру під дощем
name-ps = сосна зі східним сонцем
    .acc = сосну зі східним сонцем
name-pt = сосна з тандзаку
    .acc = сосну з тандзаку
name-pb = сосна з птахами
    .acc = сосну з птахами
name-pr = сосна під дощем
    .acc = сосну під дощем
name-is = ірис зі східним сонцем
name-it = ірис із тандзаку
name-ib = ірис із птахами
name-ir = ірис під дощем

## Розповідь

say-setup = Шістнадцять плиток лежать горілиць, чотири на чотири. Кожен гравець має вісім жетонів гейш. Починають { NAME($who) }.
line-setup = Підготовка
say-start = Ходять { NAME($who) }. Верхня плитка стосу — { NAME($tile) }: підійде та, на якій є **{ NAME($plant) }** або **{ NAME($feature) }**.
say-start-fresh = Поля ще ніхто не торкався. Починають { NAME($who) }, і починають **з краю**.
say-start-still = Так виглядає поле. { $left ->
        [0] Усі плитки взято.
        [1] Лишилася одна плитка.
        [one] Лишилася { $left } плитка.
        [few] Лишилися { $left } плитки.
        [many] Лишилося { $left } плиток.
       *[other] Лишилося { $left } плитки.
    }
line-start = Позиція на полі

say-take-first = { NAME($who) } беруть **з краю**, з клітинки { $cell }, плитку «{ NAME($tile) }». Це перша плитка стосу.
say-take-plant = { NAME($who) } беруть із клітинки { $cell } плитку «{ NAME($tile) }». Зі стосом збіглася **рослина**: { NAME($plant) }.
say-take-feature = { NAME($who) } беруть із клітинки { $cell } плитку «{ NAME($tile) }». Зі стосом збіглася **особливість**: { NAME($feature) }.
line-take = Беруть { NAME($tile, case: "acc") }
say-place = { NAME($who) } кладуть жетон на місце плитки, { $cell }. Тепер { NAME($next, case: "dat") } підійде плитка, на якій є **{ NAME($plant) }** або **{ NAME($feature) }**.
say-place-last = { NAME($who) } кладуть жетон на місце плитки, { $cell }, і раунд закінчено.
line-place = Жетон на { $cell }

say-row = Чотири жетони { $shape ->
        [column] в одному **стовпці**
        [diagonal] на одній **діагоналі**
       *[row] в одному **рядку**
    }: { $cells }. **{ NAME($who) } виграють раунд.**
line-row = { $shape ->
        [column] Стовпець
        [diagonal] Діагональ
       *[row] Рядок
    }: { $cells }
say-square = Чотири жетони стали **квадратом**: { $cells }. **{ NAME($who) } виграють раунд.**
line-square = Квадрат: { $cells }
say-block = На полі вже немає ні { NAME($plant, case: "gen") }, ні { NAME($feature, case: "gen") }: { NAME($loser, case: "dat") } нема чого взяти. **{ NAME($who) } виграють раунд.**
line-block = { NAME($loser) } заблоковані
say-full-board-blocked = Усі шістнадцять плиток узято, а четвірки ніхто не має. Черга за { NAME($loser, case: "ins") }, та брати нема чого, тому **{ NAME($who) } виграють раунд.**
line-full-board-blocked = { NAME($loser, case: "dat") } не лишилося плиток
say-full-board-draw = Усі шістнадцять плиток узято, а четвірки ніхто не має. Ви домовилися так: це **нічия**.
line-full-board-draw = Плиток немає: нічия

say-score-rounds = { NAME($who) } виграли ще один раунд. Рахунок за раундами: Червоні { $red }, Чорні { $black }. Для перемоги в матчі треба { $goal }.
line-score-rounds = Раунди { $red } : { $black }
say-score-points = На полі { $points ->
        [1] лишилася одна плитка: { NAME($who) } отримують **одне очко**.
        [one] лишилася { $points } плитка: { NAME($who) } отримують **{ $points } очко**.
        [few] лишилися { $points } плитки: { NAME($who) } отримують **{ $points } очки**.
        [many] лишилося { $points } плиток: { NAME($who) } отримують **{ $points } очок**.
       *[other] лишилося { $points } плитки: { NAME($who) } отримують **{ $points } очка**.
    } Рахунок: Червоні { $red }, Чорні { $black }. Для перемоги в матчі треба { $goal }.
say-score-none = На полі не лишилося плиток, тому за цю перемогу { NAME($who) } **не отримують очок**. Рахунок: Червоні { $red }, Чорні { $black }. Для перемоги в матчі треба { $goal }.
line-score-points = +{ $points } → { $red } : { $black }
say-match-won = **{ NAME($who) } виграють матч.** Рахунок: Червоні { $red }, Чорні { $black }.
say-match-won-round = Усе вирішує один раунд: **{ NAME($who) } перемагають.**
line-match-won = { NAME($who) } перемагають
say-match-drawn = Усе вирішував один раунд, і в ньому **нічия**. Не переміг ніхто.
line-match-drawn = Нічия
say-next-round = Плитки перемішують і викладають заново. Минулий раунд програли { NAME($who) }, тому раунд { $round } **починають** вони.
say-next-round-draw = Плитки перемішують і викладають заново. Після нічиєї право першого ходу переходить: раунд { $round } **починають** { NAME($who) }.
line-next-round = Раунд { $round }: починають { NAME($who) }

## Вибір

choice-take = Узяти { NAME($tile, case: "acc") }, { $cell }
choice-next = Викласти наступний раунд

## Місця й речі

spot-cell = { $cell }, { NAME($tile) }
spot-taken = { $cell }, жетон { NAME($who, case: "gen") }
spot-pile = стос, зверху { NAME($tile) }
spot-pile-empty = стос, поки порожній
spot-reserve = запас жетонів { NAME($who, case: "gen") }
counter-name-tokens = Жетони в запасі
counter-name-rounds = Виграні раунди
counter-name-points = Очки
supply-left = { $n ->
        [0] плиток не лишилося
        [1] лишилася одна плитка
        [one] лишилася { $n } плитка
        [few] лишилися { $n } плитки
        [many] лишилося { $n } плиток
       *[other] лишилося { $n } плитки
    }
cards-name = Стос
status-round = Раунд { $n }
status-over = Гру закінчено
badge-single = Один раунд
badge-three = До трьох перемог
badge-points = До { $n } { $n ->
        [one] очка
       *[other] очок
    }
badge-full-draw = Плитки скінчилися — нічия
edition-hint = Неофіційна версія для навчання. Правила ті самі, що в грі, а всі малюнки зроблено заново.
bot-perfect = Бездоганний бот
bot-erring = Неуважний бот
bot-random = Випадковий бот

## Допомога: п’ять ступенів, від нуля до всього

hints-off = Без допомоги
hints-nudge = Натяк
hints-region = Куди дивитися
hints-move = Добрий хід
hints-all = Усі ходи
hint-nudge-winning = Цей раунд можна виграти. Є хід, який не випустить перемоги.
hint-nudge-losing = Проти бездоганної гри цього раунду не врятувати. Але суперник може помилитися: ускладни йому завдання!
hint-nudge-draw = Якщо обоє зіграють якнайкраще, у раунді буде нічия.
hint-nudge-only = Обережно: усе тримається на **єдиному** ході.
region-top = верхній рядок
region-bottom = нижній рядок
region-left = лівий стовпець
region-right = правий стовпець
region-corner = кути
region-centre = центр
hint-region = Поглянь на { $where ->
        [top] { region-top }
        [bottom] { region-bottom }
        [left] { region-left }
        [right] { region-right }
        [corner] { region-corner }
       *[centre] { region-centre }
    }.
hint-move = Візьми { NAME($tile, case: "acc") } з клітинки **{ $cell }**. { $outcome ->
        [win] Цей хід виграє, і на полі { $n ->
            [0] не лишається плиток
            [1] лишається одна плитка
            [one] лишається { $n } плитка
            [few] лишаються { $n } плитки
            [many] лишається { $n } плиток
           *[other] лишається { $n } плитки
        }.
        [loss] Він теж програє, але дає протриматися найдовше.
       *[draw] Він зберігає нічию.
    }
hint-all = На кожній плитці написано, чим закінчиться раунд, якщо далі обоє зіграють якнайкраще, і скільки плиток тоді лишиться.
pill-win = ▲ виграш·{ $n }
pill-loss = ▼ програш·{ $n }
pill-draw = = нічия

## Чому хід програє

offer-why = Чому це програє?
offer-best = Показати найкращу гру
why-later = За найкращої гри до кінця ще { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    }. Тоді: { $why }
why-double = { NAME($who) } загрожують одразу **двом** клітинкам: { $cells }. Одним жетоном обох не закрити.
why-threat = { NAME($who) } вже мають три жетони на місцях і загрожують узяти { $cells }.
why-forced = Хоч яку плитку візьми, вона підійде до тієї, що потрібна { NAME($who, case: "dat") }: { $cells }.
why-block = { NAME($who) } беруть { $cells }, і придатних плиток більше немає: глухий кут.
why-row = { NAME($who) } мають усі чотири: { $cells }.
why-full = Плитки скінчилися, а четвірки ніхто не має. Останню взяли { NAME($who) }.

## Найкраща гра, хід за ходом

eval-name = Найкраща гра
eval-note = Перед кожним ходом: хто виграє, якщо далі ніхто не помилиться, і скільки плиток лишиться. Це прораховано до кінця, а не вгадано.
eval-blunder = { NAME($who) } помиляються на { $cell }: { $before } → { $after }
eval-only = { NAME($who) } мають єдиний добрий хід: { $cell }

## Правила: назва і зміст

rule-setup = Підготовка
    .text = Кожна плитка поєднує одну з чотирьох рослин із однією з чотирьох особливостей, і двох однакових плиток немає. Усі шістнадцять перемішують і кладуть горілиць, чотири на чотири. Кожен гравець має вісім жетонів гейш, червоних або чорних.
rule-first-border = Спершу край
    .text = Раунд відкривають однією з дванадцяти плиток уздовж краю. Чотирьох плиток у середині першими брати не можна.
rule-take-replace = Жетон замість плитки
    .text = За хід гравець знімає з поля одну плитку й викладає її лицем догори на стос. Порожнє місце займає жетон його кольору.
rule-take-match = Пасує до стосу
    .text = Від другого ходу можна взяти тільки таку плитку, у якої та сама рослина або та сама особливість, що й у верхньої плитки стосу.
rule-win-row = Чотири в ряд
    .text = Чотири жетони одного кольору, що зайняли рядок, стовпець чи одну з двох діагоналей, виграють раунд.
rule-win-square = Чотири квадратом
    .text = Чотири жетони одного кольору, що зайняли квадрат два на два будь-де на полі, виграють раунд.
rule-win-block = Глухий кут
    .text = Якщо настала черга гравця, а жодна плитка не пасує, він програє раунд.
rule-match-single = Один раунд
    .text = У найкоротшій грі все вирішує один раунд.
rule-match-three = До трьох перемог
    .text = Грають раунд за раундом, доки хтось не виграє тричі.
rule-match-points = На очки
    .text = Кожна плитка, що лишилася на полі, — очко тому, хто виграв раунд. Матч триває до 10 очок, а якщо хочеться довше — до 15 або 20.
rule-match-loser-starts = Починає той, хто програв
    .text = Хто програв раунд, той робить перший хід у наступному.
rule-ruling-full-board = Уточнення: коли взято всі плитки
    .text = Про нічию книжка правил мовчить. Якщо читати її дослівно, ходити має той, хто починав раунд, а взяти йому нема чого, тож він програє. Можна домовитися інакше: це нічия, і наступний раунд починає другий гравець.
