### The White Castle in Spanish: narration (say-), log lines (line-), questions, choices, rules, names. Own words; no
### sentence of a rulebook.
###
### Clans are called by colour, without an article, so their plain form serves after every preposition; since Ciruela is
### feminine and the others are not, no adjective or past participle speaks of a clan by name.
### The name of a place, a garden, a yard or a row begins with its article. Where it is masculine, or could be, messages
### ask for .of (de + el = del) and .to (a + el = al); .on is for a die that lies on a space, .short is for log lines and
### has no article. A room of the castle, the gate and the hall are feminine, as the rows are: those need no .of.
### Colours are masculine, as dice and bridges are; .fem and .fems are for tiles, .pl for several dice.
###
### { goods } is a number of goods, read from $what and $n; { goods-coin } and its like read $n. Food, iron and pearl are
### measured, not counted: "3 de comida". $does, $gains, $decree, $gardens, $place, $price and $question are ready words:
### a printed action is a thing ("1 moneda y el pozo") or a price ("pagar 1 sello por una acción de cortesano"), so it
### stands after a colon.
### difference, lantern-gives, workers-left and place-on-bridge are parts of the messages that mention them.
### ** makes words bold. A log line (line-) has room for 42 letters.

## Names

game-title = The White Castle
list-and = { $first } y { $last }

name-blue = Azul
name-ochre = Ocre
name-moss = Musgo
name-plum = Ciruela

name-coral = coral
    .start = Coral
    .fem = coral
    .fems = coral
    .pl = coral
name-black = negro
    .start = Negro
    .fem = negra
    .fems = negras
    .pl = negros
name-white = blanco
    .start = Blanco
    .fem = blanca
    .fems = blancas
    .pl = blancos

## Goods and deeds

goods-food = { $n } de comida
goods-iron = { $n } de hierro
goods-pearl = { $n } de nácar
goods-coin = { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
goods-seal = { $n ->
        [one] { $n } sello
       *[other] { $n } sellos
    }
goods-vp = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
goods-influence = { $n ->
        [one] { $n } paso de influencia
       *[other] { $n } pasos de influencia
    }
goods-any = { $n ->
        [one] { $n } recurso a elegir
       *[other] { $n } recursos a elegir
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

deed-lantern = el farol
deed-well = el pozo
deed-courtier = una acción de cortesano
deed-gardener = una acción de jardinero
deed-warrior = una acción de guerrero
deed-domain-row = cualquier fila del propio tablero
deed-castle-coral = una acción del castillo junto a una loseta coral
deed-castle-black = una acción del castillo junto a una loseta negra
deed-castle-white = una acción del castillo junto a una loseta blanca
deed-castle-any = cualquier acción del castillo
deed-castle-light = una acción clara del castillo

action-pay = pagar { $price } por { $does }

## Places

space-steward-1 = la sala de intendentes 1
space-steward-2 = la sala de intendentes 2
space-steward-3 = la sala de intendentes 3
space-diplomat-1 = la sala de diplomáticos 1
space-diplomat-2 = la sala de diplomáticos 2
space-outside-left = la casilla izquierda de extramuros
space-outside-right = la casilla derecha de extramuros
space-well = el pozo
space-clan = el tablero de clan
space-gate = la puerta
space-daimyo = la sala del daimio

name-steward-1 = { space-steward-1 }
    .on = en { space-steward-1 }
    .to = a { space-steward-1 }
    .short = sala de intendentes 1
name-steward-2 = { space-steward-2 }
    .on = en { space-steward-2 }
    .to = a { space-steward-2 }
    .short = sala de intendentes 2
name-steward-3 = { space-steward-3 }
    .on = en { space-steward-3 }
    .to = a { space-steward-3 }
    .short = sala de intendentes 3
name-diplomat-1 = { space-diplomat-1 }
    .on = en { space-diplomat-1 }
    .to = a { space-diplomat-1 }
    .short = sala de diplomáticos 1
name-diplomat-2 = { space-diplomat-2 }
    .on = en { space-diplomat-2 }
    .to = a { space-diplomat-2 }
    .short = sala de diplomáticos 2
name-outside-left = { space-outside-left }
    .on = en { space-outside-left }
    .to = a { space-outside-left }
    .short = extramuros, a la izquierda
name-outside-right = { space-outside-right }
    .on = en { space-outside-right }
    .to = a { space-outside-right }
    .short = extramuros, a la derecha
name-well = { space-well }
    .on = en { space-well }
    .to = al pozo
    .short = pozo
name-clan = { space-clan }
    .on = en { space-clan }
    .to = al tablero de clan
    .short = tablero de clan
name-gate = { space-gate }
    .to = a { space-gate }
name-daimyo = { space-daimyo }
    .to = a { space-daimyo }

garden-coral-plant = el jardín de flores del puente coral
garden-coral-stone = el jardín de piedras del puente coral
garden-black-plant = el jardín de flores del puente negro
garden-black-stone = el jardín de piedras del puente negro
garden-white-plant = el jardín de flores del puente blanco
garden-white-stone = el jardín de piedras del puente blanco

name-coral-plant = { garden-coral-plant }
    .to = al jardín de flores del puente coral
name-coral-stone = { garden-coral-stone }
    .to = al jardín de piedras del puente coral
name-black-plant = { garden-black-plant }
    .to = al jardín de flores del puente negro
name-black-stone = { garden-black-stone }
    .to = al jardín de piedras del puente negro
name-white-plant = { garden-white-plant }
    .to = al jardín de flores del puente blanco
name-white-stone = { garden-white-stone }
    .to = al jardín de piedras del puente blanco

yard-1 = el campo de 1 de hierro
yard-3 = el campo de 3 de hierro
yard-5 = el campo de 5 de hierro

name-yard-1 = { yard-1 }
    .of = del campo de 1 de hierro
    .to = al campo de 1 de hierro
name-yard-3 = { yard-3 }
    .of = del campo de 3 de hierro
    .to = al campo de 3 de hierro
name-yard-5 = { yard-5 }
    .of = del campo de 5 de hierro
    .to = al campo de 5 de hierro

row-courtier = la fila de cortesanos
row-gardener = la fila de jardineros
row-warrior = la fila de guerreros

name-row-courtier = { row-courtier }
name-row-gardener = { row-gardener }
name-row-warrior = { row-warrior }

card-decree = carta de decreto

## The beats, told: before the game

say-setup = { $players ->
        [2] Dos
        [3] Tres
       *[4] Cuatro
    } clanes llegan al castillo. En cada puente hay { $dice } dados de su color, el más bajo a la izquierda. Orden de turno: { LIST($order) }. Quien juega al final, { NAME($last) }, elige **primero** un par de cartas iniciales.
say-setup-solo = { NAME($you) } juega en solitario contra { NAME($rival) }: un **mazo de nueve cartas** de nivel { $difficulty ->
        [easy] fácil
        [hard] difícil
       *[medium] medio
    }. Las cartas iniciales se reparten al azar, y el primer turno es de { NAME($first) }.
line-setup = Preparación
say-start = Así está la partida, en la ronda { $round }. { $question }
line-start = La posición
say-pair = { NAME($who) } toma un par de cartas iniciales. La de recursos da al momento: { $gains }. La de acción va a su tablero: { $does }.
say-pair-decree = { NAME($who) } toma un par de cartas iniciales. La de recursos da al momento: { $gains }. La de acción va a su tablero: { $does }. Con ellas llega un **decreto** para el farol: { $decree }.
line-pair = Elige cartas iniciales

## A turn: the die, the coins, the lantern

say-take-die = { NAME($who) } toma el { $value } del extremo { $end ->
        [left] **izquierdo** del puente { NAME($bridge) }: eso encenderá el farol
       *[right] **derecho** del puente { NAME($bridge) }: ahí no hay farol
    }.
line-take-die = Toma el { $value } { NAME($bridge) }, extremo { $end ->
        [left] izquierdo
       *[right] derecho
    }
say-slide = El dado más cercano del centro, un { $value }, pasa al extremo { $end ->
        [left] izquierdo
       *[right] derecho
    } del puente { NAME($bridge) }.
line-slide = El { $value } { NAME($bridge) } pasa a la { $end ->
        [left] izquierda
       *[right] derecha
    }
difference = { $change ->
        [more] { $n } más, así que la reserva debe **{ goods-coin }** a { NAME($who) }
        [less] { $n } menos, así que { NAME($who) } debe **{ goods-coin }** a la reserva
        [never] { $n } menos, pero el rival no paga nunca
       *[same] lo mismo, así que nadie paga nada
    }
say-place-die = { NAME($who) } coloca el { $value } { NAME($die) } { NAME($space, case: "on") }, sobre el { $covers } impreso: { difference }.
say-place-die-stacked = { NAME($who) } coloca el { $value } { NAME($die) } { NAME($space, case: "on") }, sobre un dado con un { $covers }: { difference }.
say-place-die-well = { NAME($who) } coloca el { $value } { NAME($die) } en el pozo, que siempre cuenta como un { $covers }: { difference }.
say-place-die-clan = { NAME($who) } coloca el { $value } { NAME($die) } en su propio tablero, junto a { NAME($row) }, sobre el { $covers } impreso: { difference }.
line-place-die = { $value } sobre { $covers }: { NAME($space, case: "short") }
say-coins-gained = { NAME($who) } recibe **{ goods-coin }** y ahora tiene { $total }.
line-coins-gained = Recibe { goods-coin }
say-coins-paid = { NAME($who) } paga **{ goods-coin }** y { $total ->
        [0] se queda sin monedas
        [one] le queda { $total }
       *[other] le quedan { $total }
    }.
line-coins-paid = Paga { goods-coin }
lantern-gives = { $cards ->
        [0] Bajo el tablero no hay ninguna carta, así que no da nada.
        [one] Bajo el tablero hay una carta: { $gains }.
       *[other] Bajo el tablero hay { $cards } cartas: { $gains }.
    }
say-lantern = { NAME($who) } enciende el **farol**. { lantern-gives }
say-lantern-left = El dado viene del extremo izquierdo, así que { NAME($who) } enciende el **farol**. { lantern-gives }
say-lantern-daimyo = Ante el daimio se enciende el **farol** de { NAME($who) }. { lantern-gives }
line-lantern = Farol: { $cards ->
        [0] sin cartas
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
say-well = El pozo da a { NAME($who) } un sello y lo que muestran sus dos losetas: { $gains }.
line-well = El pozo
say-visible = De { NAME($row) } { $uncovered ->
        [0] no ha salido nadie
        [one] ha salido uno
       *[other] han salido { $uncovered }
    }, así que { NAME($who) } gana **primero** lo que se ve allí: { $gains }.
line-visible = Lo que muestra { NAME($row) }

## Gaining and paying

say-gain = { NAME($who) } gana **{ goods }** y ahora tiene { $total }.
line-gain = Gana { goods }
say-points = { NAME($who) } gana **{ goods-vp }** al momento y ahora tiene { $total }.
line-points = +{ goods-vp } → { $total }
say-lost = { NAME($who) } no puede guardar { goods }: solo caben { $most }.
say-lost-any = { NAME($who) } tiene siete de cada recurso, así que { $n ->
        [one] la elección se pierde
       *[other] se pierden { $n } elecciones
    }.
line-lost = Pierde { goods }
say-exchange = { NAME($who) } cambia { $seals ->
        [one] un sello
       *[other] { $seals } sellos
    } por **{ goods }**. Puede hacerse en cualquier momento. { $left ->
        [0] Se queda sin sellos.
        [one] Le queda un sello.
       *[other] Le quedan { $left } sellos.
    }
line-exchange = { $seals ->
        [one] { $seals } sello
       *[other] { $seals } sellos
    } → { goods }
say-pay = { NAME($who) } paga **{ goods }** por { $why ->
        [yard] un puesto en el campo de entrenamiento
        [garden] un sitio en el jardín
        [gate] un cortesano en la puerta
        [climb] la subida de un cortesano
       *[action] la acción
    } y { $total ->
        [0] { $what ->
            [food] se queda sin comida
            [iron] se queda sin hierro
            [pearl] se queda sin nácar
            [seal] se queda sin sellos
           *[coin] se queda sin monedas
        }
        [one] le queda { $total }
       *[other] le quedan { $total }
    }.
line-pay = Paga { goods }

## What a space, a card or a symbol offers

say-row = { NAME($who) } hace la fila { $row } de { NAME($room) }, junto a una loseta { NAME($colour, case: "fem") }: { $does }.
say-row-kept = { NAME($who) } hace la fila { $row } de la carta que estaba en { NAME($room) } cuando llegó el dado: { $does }. La carta ya se ha ido, pero sus filas siguen valiendo.
line-row = Fila { $row }, { NAME($room, case: "short") }
say-outside = Extramuros ofrece dos acciones y solo se hace una. { NAME($who) } elige la acción de { $action ->
        [courtier] **cortesano**
        [gardener] **jardinero**
       *[warrior] **guerrero**
    }.
line-outside = Elige al { $action ->
        [courtier] cortesano
        [gardener] jardinero
       *[warrior] guerrero
    }
say-card-row = Después actúa la carta del tablero de { NAME($who) }, junto a { NAME($row) }: { $does }.
line-card-row = La acción de la carta
say-clan-row = { NAME($who) } usa { NAME($row) } de su tablero, como si allí hubiera un dado.
line-clan-row = Usa { NAME($row) }
say-castle-action = { NAME($who) } hace la fila { $row } de { NAME($room) } **sin dado**: { $does }. La carta se queda allí.
line-castle-action = Sin dado: fila { $row }, { NAME($room, case: "short") }
say-order-chosen = Llegan a la vez sellos e influencia, y hay una frontera cerca. { NAME($who) } toma primero { $first ->
        [seals] los **sellos**
       *[influence] la **influencia**
    }.
line-order-chosen = Primero, { $first ->
        [seals] los sellos
       *[influence] la influencia
    }
say-decline = { NAME($who) } { $what ->
        [room] renuncia a las filas que quedan en la sala
        [outside] renuncia a las dos acciones de extramuros
        [card] renuncia a la acción de la carta
        [courtier] renuncia a lo que queda de la acción de cortesano
        [gardener] renuncia a la acción de jardinero
        [warrior] renuncia a la acción de guerrero
        [light] renuncia a las acciones claras de la carta
        [yard] renuncia a las losetas que quedan en el campo
        [garden] renuncia a la acción del jardín
        [castle] renuncia a la acción del castillo
        [domain] renuncia a la fila de su tablero
        [gardens] renuncia a los jardines que quedan
       *[seals] deja los sellos como están
    }. Nadie está obligado a hacer lo que se le ofrece.
line-decline = { $what ->
        [room] Ninguna fila más
        [outside] Nada de extramuros
        [card] Sin la acción de la carta
        [courtier] Ningún cortesano más
        [gardener] Ningún jardinero
        [warrior] Ningún guerrero
        [light] Ninguna acción clara
        [yard] Ninguna loseta más
        [garden] Sin la acción del jardín
        [castle] Ninguna acción del castillo
        [domain] Ninguna fila
        [gardens] Ningún jardín más
       *[seals] Guarda sus sellos
    }
say-nothing = { NAME($who) } { $what ->
        [room] no puede hacer ninguna fila de la sala
        [outside] no puede hacer ninguna de las dos acciones de extramuros
        [card] no puede hacer la acción de su carta
        [courtier] no tiene ningún cortesano que pueda ir a la puerta (2 monedas) o subir (2 de nácar)
        [gardener] no tiene más jardineros, o no tiene comida para ningún jardín
        [warrior] no tiene más guerreros, o no tiene hierro para ningún campo
        [yard] no puede hacer lo que muestran las losetas del campo
        [garden] no puede hacer lo que muestra el jardín
        [castle] no puede hacer ninguna acción del castillo de esta clase
       *[gardens] no puede hacer lo que muestran sus jardines
    }, ni siquiera con sellos. Así que se pasa a lo siguiente.
line-nothing = { $what ->
        [room] No puede hacer ninguna fila
        [outside] No puede hacer ninguna acción
        [card] No puede hacer la acción de la carta
        [courtier] No puede mover a ningún cortesano
        [gardener] No puede enviar a ningún jardinero
        [warrior] No puede enviar a ningún guerrero
        [yard] No puede usar ninguna loseta
        [garden] No puede usar el jardín
        [castle] No puede hacer nada en el castillo
       *[gardens] No puede usar ningún jardín
    }

## Warriors and gardeners

workers-left = { $left ->
        [0] Era el último de su tablero.
        [one] En su tablero queda uno.
       *[other] En su tablero quedan { $left }.
    }
say-warrior = Un guerrero de { NAME($who) } va **{ NAME($yard, case: "to") }**. { workers-left }
say-warrior-rival = El rival no paga nada: su guerrero va **{ NAME($yard, case: "to") }**, y las losetas de allí no le dan nada. { workers-left }
line-warrior = Guerrero { NAME($yard, case: "to") }
say-yard-tile = { NAME($who) } usa una loseta { NAME($yard, case: "of") }: { $does }.
line-yard-tile = { $side ->
        [blue] La loseta azul del campo
       *[gold] La loseta dorada del campo
    }
say-gardener = Un jardinero de { NAME($who) } va **{ NAME($garden, case: "to") }**, que al final vale { goods-vp }. { workers-left }
say-gardener-rival = El jardinero del rival va **{ NAME($garden, case: "to") }**, que vale { goods-vp }: el que menos vale de los que permite su carta. La acción del jardín no la hace.
line-gardener = { $kind ->
        [plant] Jardinero a las flores del puente { NAME($colour) }
       *[stone] Jardinero a las piedras del puente { NAME($colour) }
    }
say-garden-action = { NAME($who) } hace lo que muestra { NAME($garden) }: { $does }.
say-garden-action-step = En el puente { NAME($colour) } aún hay un dado, así que { NAME($who) } puede usar otra vez { NAME($garden) }: { $does }.
line-garden-action = { $kind ->
        [plant] Usa las flores del puente { NAME($colour) }
       *[stone] Usa las piedras del puente { NAME($colour) }
    }

## Courtiers

say-gate = Un cortesano de { NAME($who) } llega a la **puerta**. { $gate ->
        [one] Ahora espera allí uno.
       *[other] Ahora esperan allí { $gate }.
    }
say-gate-rival = El rival no paga nada: su cortesano llega a la **puerta**. { $gate ->
        [one] Ahora espera allí uno.
       *[other] Ahora esperan allí { $gate }.
    }
line-gate = Un cortesano a la puerta
say-climb = Un cortesano de { NAME($who) } sube **un piso**, de { NAME($from) } a { NAME($to) }.
say-climb-two = Un cortesano de { NAME($who) } sube **dos pisos** de golpe, de { NAME($from) } a { NAME($to) }. El piso que se salta no le da carta.
say-climb-rival = El cortesano más bajo del rival sube { $floors ->
        [one] **un piso**
       *[other] **{ $floors } pisos**
    }, de { NAME($from) } a { NAME($to) }.
say-climb-rival-top = El cortesano más bajo del rival sube de { NAME($from) } a { NAME($to) }. No hay un piso más alto, así que se detiene ahí.
line-climb = Sube a { NAME($to) }
say-lantern-card = La carta del tablero de { NAME($who) } pasa **bajo el farol**. Desde ahora el farol da también: { $gains }.
line-lantern-card = La carta vieja se une al farol
say-take-card = { NAME($who) } toma la carta de { NAME($room) } para su tablero. Ahora puede hacer una **acción clara** de ella.
line-take-card = Toma la carta de la sala
say-light-row = { NAME($who) } hace una acción clara de la carta: { $does }.
line-light-row = Acción clara: fila { $row }
say-refill = Llega una carta nueva a { NAME($room) }. { $left ->
        [0] Era la última de su mazo.
        [one] En su mazo queda una.
       *[other] En su mazo quedan { $left }.
    }
line-refill = Carta nueva: { NAME($room, case: "short") }
say-card-stays = El mazo de ese piso está vacío, así que la carta de { NAME($room) } **se queda** donde está. Aun así se puede hacer una acción clara de ella.
say-card-stays-rival = El mazo de ese piso está vacío, así que la carta de { NAME($room) } **se queda** en la partida.
line-card-stays = La carta se queda
say-daimyo = El cortesano de { NAME($who) } está ante el **daimio**. Primero se enciende el farol; después puede ocupar una casilla libre de la carta del daimio.
line-daimyo = Ante el daimio
say-slot = El cortesano de { NAME($who) } ocupa la **casilla { $slot }** de la carta del daimio: { $does }.
say-slot-rival = El cortesano del rival ocupa la primera casilla libre de la carta del daimio, la **casilla { $slot }**, y no gana nada con ella.
line-slot = Carta del daimio: casilla { $slot }
say-no-slot = Las tres casillas de la carta del daimio están ocupadas. El cortesano de { NAME($who) } se queda en la sala **sin recompensa**.
line-no-slot = No hay casilla libre

## Influence

say-influence = La ficha de { NAME($who) } avanza de la casilla { $from } a la **casilla { $to }** de la senda de influencia.
say-influence-top = La ficha de { NAME($who) } avanza de la casilla { $from } a la **casilla { $to }** y queda encima de { LIST($under) }: la ficha de arriba cuenta como más adelantada.
line-influence = Influencia: { $from } → { $to }
say-border = Una frontera. { NAME($who) } paga { $seals ->
        [one] **un sello**
       *[other] **{ $seals } sellos**
    } para pasar y { $left ->
        [0] se queda sin sellos
        [one] le queda { $left }
       *[other] le quedan { $left }
    }.
line-border = Paga en la frontera: { goods-seal }
say-border-stop = La frontera cuesta { $seals ->
        [one] un sello
       *[other] { $seals } sellos
    } y { NAME($who) } { $has ->
        [0] no tiene ninguno
        [one] solo tiene uno
       *[other] solo tiene { $has }
    }, así que la ficha se detiene y { $lost ->
        [one] **se pierde** el último paso
       *[other] **se pierden** { $lost } pasos
    }.
say-border-stop-chosen = { NAME($who) } guarda sus sellos y se queda ante la frontera: { $lost ->
        [one] **se pierde** el último paso
       *[other] **se pierden** { $lost } pasos
    }.
line-border-stop = Se detiene en la frontera
say-track-end = La ficha de { NAME($who) } está al final de la senda: { $lost ->
        [one] **se pierde** el último paso
       *[other] **se pierden** { $lost } pasos
    }.
line-track-end = El final de la senda

## The end of a round and of the game

say-turn-order = Acaba la ronda { $round }. Quien va más lejos en influencia juega antes: **{ LIST($order) }**.
say-turn-order-last = Acaba la última ronda. La influencia da el orden definitivo: { LIST($order) }. Si hay empate, **gana quien vaya antes**.
line-turn-order = Nuevo orden: { NAME($first) } a la cabeza
say-garden-step = { NAME($who) } puede usar **otra vez** sus jardines de los puentes donde aún queda un dado: { $gardens }.
line-garden-step = Jardines al final de la ronda
say-roll = Los dados { NAME($bridge, case: "pl") } se tiran de nuevo y se ordenan del más bajo al más alto: { $dice }.
line-roll = { NAME($bridge, case: "start") }: { $dice }
say-next-round = Empieza la **ronda { $round }**. El primer turno es de { NAME($first) }.
say-next-round-solo = Empieza la **ronda { $round }**, con el mazo del rival recién barajado. El primer turno es de { NAME($first) }.
line-next-round = Ronda { $round }: empieza { NAME($first) }
say-game-end = La ronda { $round } era la última. Después no hay jardines: aún se pueden cambiar sellos, y luego llega el **recuento final**.
line-game-end = Fin de la última ronda
say-score-coins-seals = Monedas de { NAME($who) }: { $coins }; sellos: { $seals }; en total, { $both }. Cada cinco dan un punto: **{ goods-vp }**.
say-score-resources = Recursos de { NAME($who) }: comida { $food }, hierro { $iron }, nácar { $pearl }. De cada clase, de 3 a 6 valen 1 punto y 7 valen 2: **{ goods-vp }**.
say-score-influence = La influencia de { NAME($who) } ha llegado a la casilla { $space }: **{ goods-vp }**.
say-score-courtiers = Cortesanos de { NAME($who) }: { $gate } × 1 en la puerta, { $stewards } × 3 con los intendentes, { $diplomats } × 6 con los diplomáticos, { $daimyo } × 10 con el daimio. Suman **{ goods-vp }**.
say-score-warriors = Guerreros de { NAME($who) }, con los del campo de 5 de hierro contados dos veces: { $warriors }. Cortesanos dentro del castillo: { $inside }. { $warriors } × { $inside } = **{ goods-vp }**.
say-score-gardeners = { NAME($who) } { $gardens ->
        [0] no tiene jardineros trabajando
        [one] tiene un jardín con jardinero
       *[other] tiene { $gardens } jardines con jardinero
    }: **{ goods-vp }**.
line-score = { $category ->
        [coins_seals] Monedas y sellos
        [resources] Recursos
        [influence] Influencia
        [courtiers] Cortesanos
        [warriors] Guerreros
       *[gardeners] Jardineros
    }: +{ $n } → { $total }
say-win = **Gana { NAME($who) }** con { goods-vp }.
say-win-tie = { $level ->
        [2] Dos
        [3] Tres
        [4] Cuatro
       *[other] { $level }
    } clanes tienen { goods-vp }. Decide el orden de turno definitivo: **gana { NAME($who) }**.
say-win-rival = El mazo del rival va por delante: **gana { NAME($who) }** con { goods-vp }{ $level ->
        [one] { "" }
       *[other] , los mismos que tú, porque va antes en el orden de turno
    }.
line-win = Gana { NAME($who) }: { goods-vp }

## The rival

place-on-bridge = { $place ->
        [left] en el extremo izquierdo
        [right] en el extremo derecho
       *[centre] en el centro
    } del puente { NAME($bridge) }
say-rival-card = El rival abre la carta { $card }. La que queda encima de su mazo señala un dado { place-on-bridge }.
line-rival-card = Abre la carta { $card }
say-rival-no-die = No hay ningún dado { place-on-bridge }, así que se abre **la carta siguiente**.
line-rival-no-die = Ese dado no está
say-rival-die = El rival toma el **{ $value }** que hay { place-on-bridge }. Él no tiene farol.
line-rival-die = Toma el { $value } { NAME($bridge) }
say-rival-occupied = Ya hay un dado { NAME($space, case: "on") }, así que el rival va **al pozo**.
line-rival-occupied = Casilla ocupada: al pozo
say-rival-card-gone = La carta de { NAME($room) } sale de la partida: el rival no toma cartas.
line-rival-card-gone = La carta sale de la partida
say-rival-instead = El rival no puede { $deed ->
        [gardener] enviar allí a un jardinero
        [warrior] enviar a otro guerrero
        [gate] enviar a otro cortesano a la puerta
        [advance] hacer subir a ningún cortesano
       *[influence] avanzar más en influencia
    }. A cambio gana tantos puntos como el número de la ronda: **{ goods-vp }**.
line-rival-instead = Puntos a cambio: +{ $n }
say-rival-exchange = El rival cambia { $coins } monedas por puntos. Es el { $price ->
        [3] primero
       *[other] segundo
    } en el orden de turno, así que cada { $price } dan tantos puntos como el número de la ronda: **{ goods-vp }**.
line-rival-exchange = { $coins } monedas: +{ $n }
say-rival-gardens = El rival tiene { $gardens ->
        [one] un jardín en un puente con algún dado. Le da
       *[other] { $gardens } jardines en puentes con algún dado. Cada uno le da
    } tantos puntos como el número de la ronda: **{ goods-vp }**.
line-rival-gardens = Jardines: +{ $n }
say-rival-cards-back = Las cartas abiertas vuelven bajo el mazo del rival, que tiene otra vez { $n } cartas.
line-rival-cards-back = Las cartas vuelven bajo el mazo

## What is decided now

question-pair = { NAME($who) } elige un par de cartas iniciales.
question-turn = { NAME($who) } elige un dado del extremo de un puente y un lugar para él.
question-room = { NAME($who) }: { $n ->
        [one] ¿hacer la fila junto a la loseta { NAME($colour, case: "fem") }?
       *[other] ¿qué filas junto a las losetas { NAME($colour, case: "fems") }? En cualquier orden.
    }
question-outside = { NAME($who) }: ¿cuál de las dos acciones que hay junto a la casilla?
question-card = { NAME($who) }: ¿hacer la acción de la carta del tablero?
question-order = { NAME($who) }: ¿primero los sellos o la influencia?
question-any = { NAME($who) }: { $n ->
        [one] ¿qué recurso?
       *[other] ¿qué recurso? Quedan { $n } por elegir.
    }
question-border = { NAME($who) }: ¿pagar { goods-seal } y cruzar la frontera? { $steps ->
        [one] Queda un paso.
       *[other] Quedan { $steps } pasos.
    }
question-courtier = { NAME($who) }, acción de cortesano: { $used ->
        [0] ¿uno a la puerta, uno hacia arriba o las dos cosas?
        [1] ¿y ahora uno hacia arriba?
       *[2] ¿y ahora uno a la puerta?
    }
question-gardener = { NAME($who) }: ¿a qué jardín va el jardinero?
question-warrior = { NAME($who) }: ¿a qué campo de entrenamiento va el guerrero?
question-light = { NAME($who) }: ¿qué acción clara de la carta?
question-slot = { NAME($who) }: ¿qué casilla de la carta del daimio?
question-yard = { NAME($who) }: { $n ->
        [one] ¿usar la loseta del campo?
       *[other] ¿qué losetas del campo? En cualquier orden.
    }
question-garden = { NAME($who) }: ¿hacer la acción del jardín?
question-castle = { NAME($who) }: ¿qué acción { $select ->
        [coral] del castillo junto a una loseta coral
        [black] del castillo junto a una loseta negra
        [white] del castillo junto a una loseta blanca
        [light] clara del castillo
       *[any] del castillo, esté donde esté
    }?
question-domain = { NAME($who) }: ¿qué fila del tablero de clan?
question-gardens = { NAME($who) }: ¿cuál de los jardines? En cualquier orden.
question-seals = { NAME($who) }: ¿cambiar sellos antes del recuento final?
question-rival = Es el turno del rival: { NAME($rival) } abre sus cartas.
question-rival-garden = { NAME($who) } decide por el rival: ¿cuál de estos jardines?
question-rival-room = { NAME($who) } decide por el rival: ¿qué sala?
question-busy = { NAME($who) } sigue.
question-over = Fin de la partida: ha ganado { NAME($who) } con { goods-vp }.

## Choices

choice-pair = { $gains }. La carta: { $does }
choice-die = Colocar el { $value } { NAME($die) } { NAME($space, case: "on") }{ $end ->
        [left] , con farol
       *[right] { "" }
    }
choice-exchange = { $seals ->
        [one] { $seals } sello
       *[other] { $seals } sellos
    } por { goods }
choice-row = Fila { $row }: { $does }
choice-card = La carta: { $does }
choice-slot = Casilla { $slot }: { $does }
choice-yard = Ir { NAME($yard, case: "to") }
choice-tile = { $side ->
        [blue] Loseta azul
       *[gold] Loseta dorada
    }: { $does }
choice-clan = { $row ->
        [row-courtier] Fila de cortesanos
        [row-gardener] Fila de jardineros
       *[row-warrior] Fila de guerreros
    }: { $gains }; después, la carta
choice-act = { $deed ->
        [courtier] La acción de cortesano
        [gardener] La acción de jardinero
       *[warrior] La acción de guerrero
    }
choice-garden = Ir { NAME($garden, case: "to") }, por { goods }
choice-garden-rival = Ir { NAME($garden, case: "to") }
choice-use = { $kind ->
        [plant] Jardín de flores, puente { NAME($colour) }
       *[stone] Jardín de piedras, puente { NAME($colour) }
    }: { $does }
choice-room = Ir { NAME($room, case: "to") }
choice-castle = En { $place }: { $does }
choice-climb = Subir de { NAME($from) } a { NAME($to) }, por { goods }
choice-gate = Un cortesano a la puerta, por { goods }
choice-order = { $first ->
        [seals] Primero los sellos
       *[influence] Primero la influencia
    }
choice-pay = Pagar { goods } y cruzar la frontera
choice-stay = Quedarse ante la frontera
choice-done = { $what ->
        [room] Ninguna fila más
        [outside] Ninguna acción de extramuros
        [card] Sin la acción de la carta
        [courtier] Nada más de la acción de cortesano
        [gardener] Ningún jardinero
        [warrior] Ningún guerrero
        [light] Ninguna acción clara
        [yard] Ninguna loseta más
        [garden] Sin la acción del jardín
        [castle] Ninguna acción del castillo
        [domain] Ninguna fila del tablero de clan
        [gardens] Ningún jardín más
       *[seals] Guardar los sellos: al recuento
    }
choice-rival = El turno del rival

## Places and things, spoken

spot-second = { $place }, el segundo dado
spot-row = { $place }, fila { $n }
spot-card = { $place }, la carta
spot-coins = { $place }, las monedas que se ganan o se pagan
spot-courtiers = { $place }, los cortesanos
spot-tile = { $place }, loseta { $n }
spot-yard-tile = { $place }, { $side ->
        [blue] loseta azul
       *[gold] loseta dorada
    }
spot-daimyo-card = la carta del daimio
spot-slot = la carta del daimio, casilla { $n }
spot-bridge = puente { NAME($colour) }, { $end ->
        [left] extremo izquierdo, con farol
        [right] extremo derecho
       *[middle] en el centro
    }
spot-influence = influencia, casilla { $n }{ $seals ->
        [0] { "" }
        [one] , tras una frontera de un sello
       *[other] , tras una frontera de { $seals } sellos
    }
spot-round = ronda { $n }
spot-order = orden de turno, puesto { $n }
spot-clan-row = tablero de { NAME($who) }, { NAME($row) }
spot-clan-worker = tablero de { NAME($who) }, { NAME($row) }, puesto { $n }
spot-clan-stock = { NAME($who) }: { $what ->
        [food] comida
        [iron] hierro
        [pearl] nácar
        [seal] sellos
       *[coin] monedas
    }
spot-clan-points = { NAME($who) }: puntos
spot-clan-bar = { NAME($who) }: el recuento final
spot-clan-card = tablero de { NAME($who) }, la carta
spot-clan-card-row = tablero de { NAME($who) }, la carta junto a { NAME($row) }
spot-clan-lantern = { NAME($who) }: cartas bajo el farol
spot-rival-dice = el mazo del rival
spot-rival-actions-before = la penúltima carta abierta del rival
spot-rival-actions = la última carta abierta del rival
spot-rival-coin = el rival: monedas
spot-rival-points = el rival: puntos

piece-die = dado { NAME($colour) }, { $value }
piece-courtier = cortesano de { NAME($who) }
piece-gardener = jardinero de { NAME($who) }
piece-warrior = guerrero de { NAME($who) }
piece-clan = ficha de influencia de { NAME($who) }
piece-daimyo = cortesano de { NAME($who) } ante el daimio

## Around the board

counter-name = Puntos de clan
cards-name = Cartas iniciales: un par para cada clan
badge-players = { $n } jugadores
badge-solo = En solitario, { $difficulty ->
        [easy] rival fácil
        [hard] rival difícil
       *[medium] rival medio
    }
badge-deck = Mazo del rival: una reconstrucción
    .hint = De las cartas del rival solo se sabe cuántas son, de qué se componen y cómo son algunas de sus caras. Las nueve de aquí están reconstruidas a partir de eso; las impresas pueden ser distintas.
edition-hint = Una versión no oficial, para aprender. Las reglas son las del juego; todos los dibujos se han hecho de nuevo.
status-draft = Cartas iniciales
status-round = Ronda { $n }
status-gardens = Jardines tras la ronda { $n }
status-seals = Último cambio de sellos
status-over = Fin de la partida
status-scoring = Recuento final
standings-name = Puntos de clan si la partida acabara aquí
standings-note = Los puntos ganados hasta ahora, más el recuento final tal como quedaría tras cada escena.
supply-turns = { $n ->
        [0] no quedan turnos
        [one] queda un turno
       *[other] quedan { $n } turnos
    }
bot-search = Bot previsor
bot-greedy = Bot codicioso
bot-random = Bot al azar
role-rival = el rival: un mazo de cartas

board-daimyo = Daimio
board-diplomats = Diplomáticos
board-stewards = Intendentes
board-gate = Puerta
board-round = Ronda
board-order = Orden de turno
board-outside-left = Extramuros
board-outside-right = Extramuros
board-or = o
board-well = Pozo
board-yard = Campo
board-influence = Influencia
board-rival = Rival

## What would this move do

lens-place = Si el dado va { NAME($space, case: "to") }
lens-coins = Ajustar las monedas
lens-over = { $value } sobre { $covers }
lens-gains = recibe { goods-coin }
lens-pays = paga { goods-coin }
lens-free = sin monedas
lens-with-seals = { $n ->
        [one] habría que cambiar un sello
       *[other] habría que cambiar { $n } sellos
    }
lens-lantern = Farol: era el extremo izquierdo
lens-no-lantern = Extremo derecho: sin farol
lens-cards = { $n ->
        [0] ninguna carta
        [one] una carta
       *[other] { $n } cartas
    }
lens-rows = Filas con loseta { NAME($colour, case: "fem") }, en cualquier orden
lens-outside = Una de estas
lens-well = Un sello y las dos losetas
lens-clan = Primero lo que se ve en la fila, después la carta
lens-cannot = ahora no se puede pagar
lens-needs = pide un dado { NAME($colour) }
lens-then = Después
lens-leads = Lo que pasa enseguida

## The final scoring

score-caption = puntos de clan
part-game = En la partida
part-coins-seals = Monedas y sellos
part-resources = Recursos
part-influence = Influencia
part-courtiers = Cortesanos
part-warriors = Guerreros
part-gardeners = Jardineros
sum-game = ganados por el camino
sum-coins-seals = ({ $coins } + { $seals }) ÷ 5
sum-resources = comida { $food }, hierro { $iron }, nácar { $pearl }
sum-influence = casilla { $space }

## The rules, by id: the title, and what it says

rule-setup = Preparación
    .text = Las tres salas de los intendentes y las dos de los diplomáticos reciben una carta cada una, y la sala del daimio, otra; junto a cada puente hay un jardín de flores y uno de piedras. De cada color se tira un dado más que jugadores: 3, 4 o 5. Si juegan uno o dos, las cartas hechas para más se quedan en la caja.
rule-setup-redraw = El castillo se reparte de nuevo
    .text = Si las cinco cartas del castillo muestran la misma acción sobre fondo oscuro, se barajan con las demás y se reparten otra vez.
rule-setup-tile-overflow = Dos colores en cada sala
    .text = Primero, una loseta de cada color va a lo alto de una sala de intendentes; después se llenan los demás huecos por orden de número. Si la última loseta de una sala la dejara con un solo color, pasa al siguiente hueco libre: así toda sala acaba con dos colores por lo menos.
rule-setup-draft = Cartas iniciales
    .text = A la vista hay pares de cartas, uno más que jugadores: la carta de arriba da recursos y la de abajo es una acción. Elige primero quien va último en el orden de turno. Los recursos se ganan al momento y su carta queda bajo el farol, junto con un decreto si lo lleva impreso; la carta de acción va al tablero de clan.
rule-turn-take-die = Tomar un dado de un extremo
    .text = En cada turno se toma un dado del extremo izquierdo o del derecho de un puente. Los dados del centro no se pueden tomar.
rule-turn-slide = El centro se desliza
    .text = Cuando un extremo queda vacío, el dado más cercano del centro pasa allí sin cambiar de número. Si en el centro no hay ninguno, el extremo sigue vacío. El último dado, cuando está solo, no cambia de lado.
rule-turn-place = Colocarlo en una casilla
    .text = El dado va a una sala del castillo, a extramuros, al pozo o al propio tablero de clan. Allí cubre un número: el impreso en la casilla o el de otro dado.
rule-turn-coins = Ajustar las monedas
    .text = Si el dado supera lo que cubre, se gana la diferencia en monedas; si es más bajo, se paga. Quien no puede pagarla no puede colocar ahí el dado.
rule-turn-stack = Un dado sobre otro
    .text = Con 3 o 4 jugadores, en una sala o en una casilla de extramuros que ya tiene un dado se puede colocar otro encima, y se compara con el de debajo. Un tercero no cabe. Con 1 o 2 jugadores ningún dado va sobre otro. En los tableros de clan, nunca.
rule-turn-optional = Nadie está obligado
    .text = A cualquier acción se puede renunciar, entera o en parte. También al pago en una frontera de la senda de influencia.
rule-turn-cannot = Solo lo que se puede pagar
    .text = Una acción que no se puede pagar, o que no haría nada, no se puede hacer. Los sellos que se podrían cambiar también cuentan para pagar.
rule-room-colour = Una sala pide un color
    .text = Un dado solo puede entrar en una sala si al menos una de sus losetas es del color del dado.
rule-room-rows = Las filas de una sala
    .text = Cada fila junto a una loseta del color del dado se puede hacer una vez, en cualquier orden. Si la fila tiene precio, hay que pagarlo.
rule-outside-choice = Extramuros: una de dos
    .text = En cada una de las dos casillas de extramuros se hace una de las dos acciones que tiene al lado: a la izquierda, jardinero o cortesano; a la derecha, cortesano o guerrero. El color del dado da igual.
rule-well-one = El pozo cuenta como 1
    .text = En el pozo caben dados de cualquier color, todos los que se quiera. Cada uno se compara con un 1.
rule-well-reward = Lo que da el pozo
    .text = El pozo da un sello y lo que muestran sus dos losetas.
rule-clan-die = Dados en el tablero de clan
    .text = Junto a cada fila del tablero de clan hay una casilla de valor 6: coral para los cortesanos, negra para los jardineros, blanca para los guerreros. En cada ronda cabe en ella un dado de su color.
rule-clan-visible = Primero, lo que se ve
    .text = Un dado en el tablero de clan gana primero todo lo que en su fila no está tapado.
rule-clan-card = Después, la carta
    .text = A continuación se puede hacer la acción de la carta del tablero que está junto a esa fila. Lo que esa acción destape en la fila no da nada esta vez.
rule-clan-action = Una fila del tablero de clan
    .text = Este símbolo usa cualquier fila del propio tablero como si allí hubiera un dado: primero lo que se ve, después la carta. No hace falta ningún dado, y si hay uno en la fila da igual.
rule-castle-action = Una acción del castillo
    .text = Este símbolo hace una fila de una carta del castillo: junto a una loseta del color indicado, junto a cualquiera o sobre fondo claro, según diga. No necesita dado, los dados de la sala no importan y la carta se queda. Si la fila lleva un precio impreso, se paga igual.
rule-action-pay = Primero, el precio
    .text = Lo que está antes de una flecha se paga primero; solo entonces llega lo que está detrás.
rule-action-order = En cualquier orden
    .text = Las partes de una acción se pueden hacer en cualquier orden. El juego solo pregunta cuando importa: si la misma acción trae sellos e influencia y se podría llegar a una frontera.
rule-resource-any = Un recurso a elegir
    .text = Por cada símbolo como este se elige comida, hierro o nácar, cada vez de nuevo.
rule-resource-limit = Siete de cada recurso
    .text = Nadie tiene más de 7 de comida, 7 de hierro o 7 de nácar. Lo que pase de ahí se pierde. Las monedas no tienen límite.
rule-seal-limit = Cinco sellos
    .text = Nadie tiene más de 5 sellos. Los que pasen de ahí se pierden.
rule-seal-exchange = Los sellos se cambian
    .text = En cualquier momento se puede cambiar 1 sello por 1 moneda, o 2 sellos por 1 recurso, tantas veces como se quiera: también en mitad de una acción, y una vez más antes del recuento final.
rule-points-now = Puntos al momento
    .text = Los puntos de un abanico rojo se anotan enseguida en su recorrido. Los de un abanico dorado solo cuentan al final.
rule-warrior-yard = Un guerrero, al campo de entrenamiento
    .text = El guerrero de más a la izquierda deja el tablero de clan y va a uno de los tres campos de entrenamiento, que cuestan 1, 3 o 5 de hierro. En cada uno caben todos los guerreros que se quiera.
rule-warrior-tiles = Las losetas de un campo
    .text = El guerrero que llega puede usar cada loseta de ese campo una vez, en cualquier orden. El campo de 5 de hierro tiene dos losetas; los otros, una.
rule-gardener-garden = Un jardinero, al jardín
    .text = El jardinero de más a la izquierda deja el tablero de clan y va a un jardín donde todavía no haya ninguno del mismo clan. Cuesta la comida impresa en la carta.
rule-gardener-action = Lo que hace un jardín
    .text = El jardinero que llega puede hacer la acción del jardín.
rule-courtier-gate = Un cortesano, a la puerta
    .text = Una mitad de la acción de cortesano: por 2 monedas, el cortesano de más a la izquierda deja el tablero de clan y va a la puerta. La otra mitad es la subida; se hace una de las dos o ambas, una vez cada una y en cualquier orden.
rule-courtier-climb = Un cortesano sube
    .text = La otra mitad: por 2 de nácar, un cortesano sube un piso, de la puerta a una sala de los intendentes, de allí a los diplomáticos y de allí al daimio. Puede ser el que acaba de llegar a la puerta.
rule-courtier-two-floors = Dos pisos de golpe
    .text = Por 5 de nácar, un cortesano sube dos pisos. No se pueden repartir entre dos cortesanos, y la sala de en medio no da carta.
rule-courtier-lantern-card = La carta vieja se une al farol
    .text = Quien llega a los intendentes o a los diplomáticos da primero la vuelta a la carta de su tablero y la mete debajo. Desde entonces el farol da lo que muestra su reverso.
rule-courtier-take-card = Tomar la carta de la sala
    .text = Después, la carta de esa sala pasa al tablero de clan.
rule-courtier-light-action = Una acción clara
    .text = A continuación se puede hacer una acción sobre fondo claro de la carta nueva.
rule-courtier-refill = La sala se repone
    .text = Por último, la carta de arriba del mazo de ese piso llega a la sala.
rule-courtier-deck-empty = Un mazo vacío
    .text = Si no queda carta para reponer la sala, la de la sala se queda donde está, y la del tablero también. Aun así se puede hacer una acción clara.
rule-courtier-daimyo = Ante el daimio
    .text = Un cortesano que llega ante el daimio trae primero lo que da el farol. Después le toca una casilla de la carta del daimio.
rule-courtier-slot = Una casilla de la carta del daimio
    .text = El cortesano va a cualquiera de las tres casillas que esté libre y gana lo que muestra.
rule-courtier-no-slot = Ninguna casilla libre
    .text = Si las tres casillas están ocupadas, el cortesano se queda en la sala, sin esa recompensa.
rule-lantern-left-end = El extremo izquierdo enciende el farol
    .text = Un dado del extremo izquierdo de un puente trae lo que da el farol, después de ajustar las monedas y antes de las acciones. Así que no sirve para pagar la colocación del dado, y una carta tomada en este turno llega tarde para él.
rule-lantern-reward = Lo que da el farol
    .text = Cada carta que está bajo el tablero de clan da lo que muestra.
rule-influence-move = La senda de influencia
    .text = Cada paso de influencia mueve la ficha una casilla, hasta la casilla 20.
rule-influence-border = Fronteras
    .text = Entrar en la casilla 6 cuesta 1 sello; en la 11, 2; en la 15, 3. Nadie está obligado a pagar, pero entonces la ficha se detiene y los pasos que faltan se pierden.
rule-influence-stack = La de arriba va por delante
    .text = La ficha que llega a una casilla con otras se pone encima, y la de arriba cuenta como más adelantada. Un movimiento de cero pasos no cambia nada.
rule-influence-end = El final de la senda
    .text = La casilla 20 es la última. Los pasos de más se pierden.
rule-round-order = Un nuevo orden de turno
    .text = Tras tres turnos de cada jugador acaba la ronda. Quien va más lejos en la senda de influencia pasa a ser el primero, y así los demás; entre los de una misma casilla, va antes el de más arriba.
rule-round-gardens = Los jardines, otra vez
    .text = En el orden nuevo, cada jugador puede hacer las acciones de sus jardines en los puentes donde aún queda un dado, en cualquier orden.
rule-round-prepare = La ronda siguiente
    .text = Se tiran de nuevo todos los dados y se colocan en sus puentes del más bajo al más alto, y el marcador de ronda avanza. Las cartas y la gente de los clanes se quedan donde están.
rule-end-after-three = Después de tres rondas
    .text = La partida dura tres rondas. Tras la tercera solo se pone al día el orden de turno; ya no hay jardines.
rule-score-coins-seals = Monedas y sellos
    .text = Las monedas y los sellos se suman. Cada cinco completos dan 1 punto.
rule-score-resources = Recursos
    .text = De comida, de hierro y de nácar, por separado: tener de 3 a 6 vale 1 punto; tener 7 vale 2 puntos.
rule-score-influence = Influencia
    .text = La casilla de la ficha dice los puntos: ninguno antes de la 6, 3 desde la 6, 6 desde la 11 y de 10 a 15 desde la 15.
rule-score-courtiers = Cortesanos
    .text = Cada cortesano vale 1 punto en la puerta, 3 con los intendentes, 6 con los diplomáticos y 10 con el daimio.
rule-score-warriors = Guerreros
    .text = Cada guerrero vale tantos puntos como cortesanos tenga el clan dentro del castillo, y el doble en el campo de 5 de hierro. Los cortesanos de la puerta no cuentan para esto.
rule-score-gardeners = Jardineros
    .text = Cada jardinero vale los puntos impresos en su jardín.
rule-end-winner = Quién gana
    .text = Gana quien tenga más puntos tras el recuento final.
rule-end-tie = Empate
    .text = Entre los que tienen los mismos puntos, gana el que va antes en el orden de turno definitivo.
rule-solo-setup = En solitario contra el rival
    .text = La partida se prepara como para dos. El jugador recibe cartas iniciales al azar; el rival, ninguna. Este empieza con 0, 3 u 8 puntos y en la casilla 0, 1 o 3 de la senda de influencia, en el nivel fácil, medio o difícil; en el fácil sale el jugador, y en los demás, el rival.
rule-solo-card = El rival abre una carta
    .text = En su turno, el rival abre la carta de arriba de su mazo, y luego más, hasta que la que queda encima muestre un dado que esté en su puente.
rule-solo-die = El dado del rival
    .text = El reverso de una carta muestra un puente, un dado de él (el del extremo izquierdo, el del centro o el del extremo derecho) y una casilla. Cuenta mientras la carta está encima del mazo. Ese dado va a esa casilla, sean del color que sean sus losetas. El rival no tiene farol.
rule-solo-occupied = Su casilla está ocupada
    .text = Si en la casilla ya hay un dado, el del rival va al pozo.
rule-solo-actions = Dos cartas, cuatro acciones
    .text = El rival hace las acciones de las dos últimas cartas abiertas, o de la única, de arriba abajo. Después, todas las cartas abiertas vuelven bajo el mazo.
rule-solo-impossible = Lo que el rival no puede hacer
    .text = Por cada acción que no puede hacer, el rival gana tantos puntos como el número de la ronda.
rule-solo-gardener = El jardinero del rival
    .text = Va al jardín de la clase indicada que menos vale y donde aún no hay ningún jardinero suyo; si hay varios iguales, elige el jugador. No paga nada ni hace la acción del jardín.
rule-solo-warrior = El guerrero del rival
    .text = Va al campo de entrenamiento indicado. El rival no paga nada, y las losetas no le dan nada.
rule-solo-gate = Llega un cortesano del rival
    .text = Un cortesano del rival va a la puerta, sin pagar.
rule-solo-advance = Sube un cortesano del rival
    .text = Su cortesano más bajo sube tantos pisos como se indica; la sala la elige el jugador. La carta de esa sala sale de la partida y llega otra, si la hay. Con el daimio ocupa la primera casilla libre, sin recompensa.
rule-solo-influence = La influencia del rival
    .text = Su ficha avanza y no paga en ninguna frontera.
rule-solo-coins = Las monedas del rival
    .text = El rival gana monedas cuando su dado supera el número impreso en la casilla, y también con algunas de sus cartas. No paga ninguna nunca.
rule-solo-exchange = De monedas a puntos
    .text = Al acabar cada ronda, también la tercera, el rival cambia sus monedas por puntos: cada 3 monedas si es el primero en el orden nuevo, o cada 5 si es el segundo, le dan tantos puntos como el número de la ronda. Las monedas que sobran las guarda.
rule-solo-gardens = Los jardines del rival
    .text = Cuando actúan los jardines, el rival gana tantos puntos como el número de la ronda por cada jardín suyo en un puente con algún dado.
rule-solo-shuffle = Su mazo se baraja
    .text = Antes de cada ronda nueva se baraja el mazo del rival.
rule-solo-score = El recuento del rival
    .text = El rival puntúa por influencia, cortesanos, guerreros y jardineros como un jugador, y nada por monedas, sellos ni recursos.
rule-ruling-room-card = Aclaración: qué carta usa un dado
    .text = El reglamento no dice qué pasa si un cortesano se lleva la carta de una sala antes de que el dado haya hecho todas sus filas. Aquí valen las filas de la carta que estaba allí al colocar el dado.
rule-ruling-gardens-held = Aclaración: jardines ganados mientras tanto
    .text = El reglamento no dice si un jardinero enviado mientras actúan los jardines permite usar también su jardín en ese mismo momento. Aquí no: valen los que el jugador tiene cuando le toca empezar con ellos.
rule-ruling-tile-spaces = Aclaración: dónde van las losetas
    .text = El reglamento solo enseña en un dibujo los huecos numerados de las losetas. Aquí van de izquierda a derecha, primero los intendentes y después los diplomáticos, y un reparto que no se puede terminar se empieza de nuevo.
rule-ruling-solo-deck = Aclaración: las nueve cartas del rival
    .text = El reglamento solo muestra algunas caras de las nueve cartas del rival. El mazo de aquí se ha reconstruido con ellas y con lo que se sabe de las demás; es un archivo que se puede cambiar por otro.
rule-ruling-rival-top = Aclaración: el rival en lo más alto
    .text = El reglamento no dice qué hace una subida de dos pisos con un cortesano del rival al que solo le queda uno por encima. Aquí sube hasta el daimio, y el piso que sobra se pierde.
