### Niya in Spanish: narration (say-), log lines (line-), rules, names. Own words; no sentence of a rulebook.
###
### Players are called by colour, masculine and without an article, and all four plants are masculine, so the plain form
### serves after every preposition. $tile is a code such as `it`, $cell a cell such as a4. ** makes words bold.

## Names

game-title = Niya
name-red = Rojo
name-black = Negro
list-and = { $first } y { $last }

plant-maple = arce
plant-cherry = cerezo
plant-pine = pino
plant-iris = lirio
feature-sun = sol naciente
feature-tanzaku = tanzaku
feature-birds = pájaros
feature-rain = lluvia

name-maple = { plant-maple }
name-cherry = { plant-cherry }
name-pine = { plant-pine }
name-iris = { plant-iris }
name-sun = { feature-sun }
name-tanzaku = { feature-tanzaku }
name-birds = { feature-birds }
name-rain = { feature-rain }

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

name-ms = arce con sol naciente
name-mt = arce con tanzaku
name-mb = arce con pájaros
name-mr = arce bajo la lluvia
name-cs = cerezo con sol naciente
name-ct = cerezo con tanzaku
name-cb = cerezo con pájaros
name-cr = cerezo bajo la lluvia
name-ps = pino con sol naciente
name-pt = pino con tanzaku
name-pb = pino con pájaros
name-pr = pino bajo la lluvia
name-is = lirio con sol naciente
name-it = lirio con tanzaku
name-ib = lirio con pájaros
name-ir = lirio bajo la lluvia

## The beats, told

say-setup = Hay dieciséis losetas boca arriba, en un cuadrado de cuatro por cuatro. Cada jugador tiene ocho fichas de geisha, y empieza { NAME($who) }.
line-setup = Preparación
say-start = Le toca a { NAME($who) }. Encima de la pila está el { NAME($tile) }: hay que tomar **{ NAME($plant) }** o **{ NAME($feature) }**.
say-start-fresh = El campo está intacto. Empieza { NAME($who) }, por el **borde**.
say-start-still = Así está el campo: { $left ->
        [0] no queda ninguna loseta
        [one] queda una loseta
       *[other] quedan { $left } losetas
    }.
line-start = La posición

say-take-first = { NAME($who) } toma el { NAME($tile) } del **borde**, en { $cell }. Es la primera loseta de la pila.
say-take-plant = { NAME($who) } toma el { NAME($tile) } de { $cell }. La **planta** coincide con la de la pila: { NAME($plant) }.
say-take-feature = { NAME($who) } toma el { NAME($tile) } de { $cell }. El **detalle** coincide con el de la pila: { NAME($feature) }.
line-take = Toma { NAME($tile) }
say-place = Una ficha de { NAME($who) } ocupa el hueco de { $cell }. Ahora { NAME($next) } necesita **{ NAME($plant) }** o **{ NAME($feature) }**.
say-place-last = Una ficha de { NAME($who) } ocupa el hueco de { $cell }, y la ronda se acaba.
line-place = Ficha en { $cell }

say-row = Cuatro fichas en una misma { $shape ->
        [column] **columna**
        [diagonal] **diagonal**
       *[row] **fila**
    }: { $cells }. **{ NAME($who) } gana la ronda.**
line-row = { $shape ->
        [column] Columna
        [diagonal] Diagonal
       *[row] Fila
    }: { $cells }
say-square = Cuatro fichas en un **cuadrado**: { $cells }. **{ NAME($who) } gana la ronda.**
line-square = Cuadrado: { $cells }
say-block = En el campo ya no hay ni { NAME($plant) } ni { NAME($feature) }: { NAME($loser) } no puede mover. **{ NAME($who) } gana la ronda.**
line-block = { NAME($loser) } queda bloqueado
say-full-board-blocked = Se han tomado las dieciséis losetas y nadie tiene cuatro. Le toca a { NAME($loser) } y no hay nada que tomar: **{ NAME($who) } gana la ronda.**
line-full-board-blocked = Sin losetas para { NAME($loser) }
say-full-board-draw = Se han tomado las dieciséis losetas y nadie tiene cuatro. Según la aclaración elegida, la ronda acaba en **empate**.
line-full-board-draw = Campo lleno: empate

say-score-rounds = { NAME($who) } gana una ronda más. Rondas ganadas: Rojo { $red }, Negro { $black }; con { $goal } se gana la partida.
line-score-rounds = Rondas { $red } : { $black }
say-score-points = { $points ->
        [one] Queda una loseta en el campo: **un punto** para { NAME($who) }.
       *[other] Quedan { $points } losetas en el campo: **{ $points } puntos** para { NAME($who) }.
    } Rojo { $red }, Negro { $black }; con { $goal } se gana la partida.
say-score-none = No queda ninguna loseta en el campo, así que la victoria **no da puntos** a { NAME($who) }. Rojo { $red }, Negro { $black }; con { $goal } se gana la partida.
line-score-points = +{ $points } → { $red } : { $black }
say-match-won = **{ NAME($who) } gana la partida.** Rojo { $red }, Negro { $black }.
say-match-won-round = Una sola ronda lo decide: **gana { NAME($who) }.**
line-match-won = Gana { NAME($who) }
say-match-drawn = Una sola ronda lo decidía todo, y ha sido un **empate**. No gana nadie.
line-match-drawn = Empate
say-next-round = Las losetas se barajan y se colocan de nuevo. { NAME($who) } perdió la última ronda y **empieza** la ronda { $round }.
say-next-round-draw = Las losetas se barajan y se colocan de nuevo. Tras un empate sale el otro: { NAME($who) } **empieza** la ronda { $round }.
line-next-round = Ronda { $round }: empieza { NAME($who) }

## Choices

choice-take = Tomar { NAME($tile) }, { $cell }
choice-next = Preparar la ronda siguiente

## Places and things

spot-cell = { $cell }, { NAME($tile) }
spot-taken = { $cell }, una ficha de { NAME($who) }
spot-pile = la pila; encima, { NAME($tile) }
spot-pile-empty = la pila, todavía vacía
spot-reserve = fichas de { NAME($who) } por colocar
counter-name-tokens = Fichas por colocar
counter-name-rounds = Rondas ganadas
counter-name-points = Puntos
supply-left = { $n ->
        [0] no quedan losetas
        [one] queda una loseta
       *[other] quedan { $n } losetas
    }
cards-name = La pila
status-round = Ronda { $n }
status-over = Fin de la partida
badge-single = Una ronda
badge-three = A tres victorias
badge-points = A { $n } puntos
badge-full-draw = Campo lleno: empate
edition-hint = Una versión no oficial, para aprender. Las reglas son las del juego; todos los dibujos se han hecho de nuevo.
bot-perfect = Bot perfecto
bot-erring = Bot despistado
bot-random = Bot al azar

## Help: five levels, from none to all

hints-off = Sin ayuda
hints-nudge = Una pista
hints-region = Dónde mirar
hints-move = Una buena jugada
hints-all = Todas las jugadas
hint-nudge-winning = Puedes ganar esta ronda. Hay una jugada que lo asegura.
hint-nudge-losing = Contra un juego perfecto, esta ronda está perdida. Pónselo difícil: cualquiera se equivoca.
hint-nudge-draw = Si los dos juegan lo mejor posible, esta ronda es un empate.
hint-nudge-only = Cuidado: **solo una** jugada conserva lo que tienes.
region-top = la fila de arriba
region-bottom = la fila de abajo
region-left = la columna de la izquierda
region-right = la columna de la derecha
region-corner = las esquinas
region-centre = el centro
hint-region = Fíjate bien en { $where ->
        [top] { region-top }
        [bottom] { region-bottom }
        [left] { region-left }
        [right] { region-right }
        [corner] { region-corner }
       *[centre] { region-centre }
    }.
hint-move = Toma el { NAME($tile) } de **{ $cell }**. { $outcome ->
        [win] Gana, y en el campo { $n ->
            [0] no queda ninguna loseta
            [one] queda una loseta
           *[other] quedan { $n } losetas
        }.
        [loss] También pierde, pero es la que más resiste.
       *[draw] Mantiene el empate.
    }
hint-all = Cada loseta dice cómo acaba la ronda si desde ahí los dos juegan lo mejor posible, y cuántas losetas quedan entonces.
pill-win = ▲ gana · { $n }
pill-loss = ▼ pierde · { $n }
pill-draw = = empate

## Why a move loses

offer-why = ¿Por qué pierde?
offer-best = Ver la mejor línea
why-later = Con el mejor juego { $n ->
        [one] falta una jugada
       *[other] faltan { $n } jugadas
    }. Entonces: { $why }
why-double = { NAME($who) } amenaza **dos** casillas a la vez: { $cells }. Una sola ficha no puede parar las dos.
why-threat = { NAME($who) } ya tiene tres y amenaza con tomar { $cells }.
why-forced = Se tome lo que se tome, la loseta coincide con la que necesita { NAME($who) }: { $cells }.
why-block = { NAME($who) } toma { $cells } y no deja ninguna loseta que coincida: un callejón sin salida.
why-row = { NAME($who) } tiene las cuatro: { $cells }.
why-full = No quedan losetas y nadie tiene cuatro. La última la tomó { NAME($who) }.

## Best play, move by move

eval-name = El mejor juego
eval-note = Antes de cada jugada: quién gana si desde ahí nadie se equivoca, y con cuántas losetas en el campo. Está calculado hasta el final, no es una estimación.
eval-blunder = { NAME($who) } se equivoca en { $cell }: { $before } → { $after }
eval-only = { NAME($who) } tiene una sola jugada buena: { $cell }

## The rules, by id: the title, and what it says

rule-setup = Preparación
    .text = Cada loseta une una de cuatro plantas con uno de cuatro detalles, y no hay dos iguales. Las dieciséis se barajan y se ponen boca arriba, en cuatro filas de cuatro. Cada jugador tiene ocho fichas de geisha, rojas o negras.
rule-first-border = Primero, el borde
    .text = Una ronda se abre con una de las doce losetas del borde. Ninguna de las cuatro del centro puede ser la primera.
rule-take-replace = Una ficha por una loseta
    .text = En cada jugada, una loseta sale del campo y se pone boca arriba sobre la pila. En el hueco se coloca una ficha del color de quien juega.
rule-take-match = Coincidir con la pila
    .text = Desde la segunda jugada, solo se puede tomar una loseta que tenga la misma planta o el mismo detalle que la de encima de la pila.
rule-win-row = Cuatro en línea
    .text = Cuatro fichas del mismo color que llenan una fila, una columna o una de las dos diagonales ganan la ronda.
rule-win-square = Cuatro en cuadrado
    .text = Cuatro fichas del mismo color que llenan un cuadrado de dos por dos casillas ganan la ronda, esté donde esté.
rule-win-block = Callejón sin salida
    .text = Si a un jugador le toca y no encuentra ninguna loseta que coincida, pierde la ronda.
rule-match-single = Una ronda
    .text = En la partida más corta, una sola ronda lo decide todo.
rule-match-three = A tres victorias
    .text = Se juegan rondas hasta que uno de los dos haya ganado tres.
rule-match-points = A puntos
    .text = Cada loseta que queda en el campo es un punto para quien gana la ronda. Se juega a 10 puntos, o a 15 o 20 si apetece una partida más larga.
rule-match-loser-starts = Empieza quien perdió
    .text = Quien ha perdido una ronda hace la primera jugada de la siguiente.
rule-ruling-full-board = Aclaración: cuando no quedan losetas
    .text = El reglamento no habla de empates. Al pie de la letra, le toca a quien empezó la ronda y no encuentra nada, así que pierde. Si se prefiere, es un empate, y la ronda siguiente la empieza el otro.
