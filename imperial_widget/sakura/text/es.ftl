### Sakura in Spanish: narration (say-), log lines (line-), rules, names. Own words; no sentence of a rulebook.
###
### Painters are called by colour, masculine and without an article, so the plain form serves after every preposition.
### $to is a space; 0 is the gate. ** makes words bold.

## Names

game-title = Sakura
name-emperor = el Emperador
    .start = El Emperador
name-blue = Azul
name-red = Rojo
name-green = Verde
name-yellow = Amarillo
name-white = Blanco
name-violet = Violeta
list-and = { $first } y { $last }

## The beats, told

say-setup = El Emperador espera en el torii, el espacio { $emperor }. En el portón hay { $players ->
        [2] dos pintores y el pintor de la corte
       *[other] { $players } pintores
    } con cinco fichas cada uno, y cada jugador tiene cinco cartas.
line-setup = Preparación
say-start = El Emperador está en el { $emperor }. Quien lo sigue más de cerca es { NAME($who) }, en el { $space }.
say-start-gate = El Emperador está en el { $emperor }. Todos los pintores esperan en el portón.
line-start = La posición

say-choose = { NAME($who) } ha elegido una carta. Se queda **boca abajo** hasta que todos hayan elegido.
line-choose = Elige una carta
say-choose-court = { NAME($by) } está más lejos del Emperador, así que elige también una carta para { NAME($who) }, el pintor de la corte.
line-choose-court = Recibe una carta de { NAME($by) }
say-court-card = La carta de arriba del mazo se juega para { NAME($who) }, el pintor de la corte: es el número { $card }.
line-court-card = El mazo juega la carta { $card }
say-reveal = Las cartas están a la vista: { $cards }. Empieza el **número más bajo**.
say-reveal-asked = ¿Y si las cartas llegaran en otro orden: { $cards }?
line-reveal = Cartas: { $cards }
say-card = Carta **{ $card }**, jugada para { NAME($who) }. Primero va la mitad de arriba, la del jardín; después se mueve el pintor.
line-card = Se resuelve la carta { $card }

say-aim-closest = { NAME($who) } es el pintor **más cercano** al Emperador y tiene que retroceder dos espacios.
line-aim-closest = El más cercano: 2 atrás
say-aim-closest-nobody = Todos los pintores están en el portón, así que **nadie** es el más cercano. Nadie se mueve.
line-aim-closest-nobody = Nadie es el más cercano
say-aim-furthest = { NAME($who) } es el pintor **más alejado** del Emperador y avanza dos espacios.
line-aim-furthest = El más alejado: 2 adelante
say-aim-furthest-nobody = Varios pintores comparten el portón, así que **nadie** es el más alejado. Nadie se mueve.
line-aim-furthest-nobody = Nadie es el más alejado
say-aim-overtake = { NAME($who) } va a adelantar: el primer pintor que tiene delante es { NAME($ahead) }.
line-aim-overtake = Adelanta a { NAME($ahead) }
say-aim-between = Entre { NAME($who) } y el Emperador { $count ->
        [one] hay un pintor, así que { NAME($who) } avanza un espacio
       *[other] hay { $count } pintores, así que { NAME($who) } avanza { $count } espacios
    }.
line-aim-between = { $count } en medio: avanza { $count }

say-ask-garden = { NAME($who) } decide: ¿el Emperador da un paso **adelante o atrás**?
line-ask-garden = ¿Adónde va el Emperador?
say-ask-painter = { NAME($who) } decide: ¿**adelante o atrás**?
line-ask-painter = ¿Adelante o atrás?
say-decide-garden-forward = { NAME($who) } hace **avanzar** al Emperador.
line-decide-garden-forward = El Emperador avanza
say-decide-garden-back = { NAME($who) } hace **retroceder** al Emperador.
line-decide-garden-back = El Emperador retrocede
say-decide-painter-forward = { NAME($who) } elige **avanzar**.
line-decide-painter-forward = Elige avanzar
say-decide-painter-back = { NAME($who) } elige **retroceder**.
line-decide-painter-back = Elige retroceder
say-decide-court = { NAME($who) } es el pintor de la corte, que siempre elige **avanzar**.
line-decide-court = Adelante, como siempre

say-step-emperor = El Emperador pasea hasta el { $to }: paso { $count } de { $of }.
line-step-emperor = Avanza al { $to }
say-step-emperor-back = El Emperador vuelve paseando al { $to }.
line-step-emperor-back = Retrocede al { $to }
say-step = { NAME($who) } avanza hasta el { $to }: paso { $count } de { $of }.
line-step = Avanza al { $to }
say-step-over = { NAME($who) } salta **por encima** de { LIST($over) } hasta el { $to }. Solo cuentan los espacios vacíos: este es el paso { $count } de { $of }.
line-step-over = Sobre { LIST($over) } al { $to }
say-step-back = { NAME($who) } retrocede hasta el { $to ->
        [0] portón
       *[other] { $to }
    }: paso { $count } de { $of }.
line-step-back = Retrocede al { $to ->
        [0] portón
       *[other] { $to }
    }
say-step-back-over = { NAME($who) } salta hacia atrás **por encima** de { LIST($over) } hasta el { $to ->
        [0] portón
       *[other] { $to }
    }. Solo cuentan los espacios vacíos: este es el paso { $count } de { $of }.
line-step-back-over = Atrás sobre { LIST($over) } al { $to ->
        [0] portón
       *[other] { $to }
    }
say-leap = { NAME($who) } llega al { $to }, el primer espacio vacío delante de { NAME($ahead) }.
line-leap = Delante de { NAME($ahead) }: al { $to }
say-stay-gate = { NAME($who) } ya está en el portón: más atrás no se puede ir.
line-stay-gate = Se queda en el portón
say-stay-floor = El Emperador está justo delante del portón. Nunca entra en él, así que se queda donde está.
line-stay-floor = Se queda ante el portón
say-stay-overtake = { NAME($who) } no tiene a nadie delante, así que no hay a quién adelantar.
line-stay-overtake = Nadie a quien adelantar
say-stay-between = Entre { NAME($who) } y el Emperador no hay ningún pintor, así que { NAME($who) } se queda donde está.
line-stay-between = Nadie en medio: se queda
say-stay-line-up = Los pintores que comparten el portón no tienen puesto y se quedan allí.
line-stay-line-up = El portón sigue igual

say-bump = ¡{ NAME($who) } **tropieza con el Emperador**! ¡Qué deshonra!
line-bump = Tropieza con el Emperador
say-bump-emperor = El Emperador retrocede **y topa con { NAME($who) }**. { NAME($who) } le corta el paso y queda deshonrado.
line-bump-emperor = El Emperador topa con { NAME($who) }
say-lose = { NAME($who) } pierde una ficha: tenía { $was } y ahora tiene { $tokens }.
line-lose = Pierde una ficha: { $was } → { $tokens }
say-lose-none = A { NAME($who) } no le queda ninguna ficha que perder.
line-lose-none = Sin fichas que perder
say-retreat-first = { NAME($who) } debe retroceder **tres espacios vacíos**, contando desde el Emperador. Uno: el { $to ->
        [0] portón
       *[other] { $to }
    }.
say-retreat = { NAME($who) } retrocede hasta el { $to ->
        [0] portón, lo más atrás posible
       *[other] { $to }
    }: paso { $count } de { $of }.
say-retreat-over = { NAME($who) } salta hacia atrás **por encima** de { LIST($over) } hasta el { $to ->
        [0] portón, lo más atrás posible
       *[other] { $to }
    }: paso { $count } de { $of }.
line-retreat = Paso atrás { $count }: al { $to ->
        [0] portón
       *[other] { $to }
    }

say-stop = El Emperador llega al cerezo sakura { $tree } y **se detiene** a admirarlo.{ $left ->
        [0] { "" }
       *[other] { " " }Se olvida del resto del paseo.
    }
line-stop = Se detiene en el sakura
say-discard-rest = El Emperador se ha detenido: { $count ->
        [one] la carta que queda se retira
       *[other] las { $count } cartas que quedan se retiran
    } **sin resolver**.
line-discard-rest = Sin resolver: { $count }
say-score = El cerezo florece. Quienes están cerca del Emperador reciben fichas.
line-score = Se puntúa el sakura { $tree }
say-unranked = En el portón hay { $count } pintores juntos. Ninguno va por delante de otro, así que no tienen puesto ni reciben fichas.
line-unranked = El portón no gana nada
say-award = { NAME($who) } es el { $place ->
        [1] **más cercano**
        [2] segundo
        [3] tercero
       *[other] cuarto
    } y gana { $won ->
        [one] una ficha
       *[other] { $won } fichas
    }.
line-award = { $place ->
        [1] El más cercano
        [2] Segundo
        [3] Tercero
       *[other] Cuarto
    }: +{ $won }
say-line-up = { NAME($who) } se pone en fila justo detrás del pintor anterior, en el { $to ->
        [0] portón
       *[other] { $to }
    }.
line-line-up = A la fila: al { $to ->
        [0] portón
       *[other] { $to }
    }
say-line-up-stays = { NAME($who) } ya está en su sitio de la fila.
line-line-up-stays = Ya está en la fila
say-reshuffle = El mazo se ha acabado. Se barajan las { $count } cartas descartadas y ya hay mazo nuevo.
line-reshuffle = Mazo nuevo: { $count } cartas
say-draw = Se retiran las cartas y todos roban una. Empieza la ronda { $round }.
line-draw = Todos roban
say-draw-lender = Se retiran las cartas y todos roban una; { NAME($lender) }, que jugó dos, roba otra más. Empieza la ronda { $round }.
say-round-over = Se retiran las cartas. Ya puede empezar la ronda { $round }.
line-round-over = Fin de la ronda
say-win = El último cerezo ha florecido. **Gana { NAME($who) }** con { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    }.
line-win = Gana { NAME($who) }
say-win-tie = Empate: { $tied } pintores tienen { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    }. **Gana { NAME($who) }**, que está más cerca del Emperador.
say-win-shared = **{ LIST($winners) }** tienen { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } cada uno y comparten el portón, así que también comparten la victoria.
line-win-shared = Victoria compartida

## Choices

choice-go = Descubrir las cartas
choice-emperor-forward = El Emperador avanza al { $to }
choice-emperor-back = El Emperador retrocede al { $to }
choice-forward = Avanzar { $n }
choice-back = Retroceder { $n }

## The two halves of a card, spoken

action-emperor-plus-1 = el Emperador avanza uno
action-emperor-plus-2 = el Emperador avanza dos
action-emperor-minus-1 = el Emperador retrocede uno
action-emperor-either-1 = el Emperador avanza o retrocede uno
action-closest-minus-2 = el pintor más cercano retrocede dos
action-furthest-plus-2 = el pintor más alejado avanza dos
action-plus-1 = tu pintor avanza uno
action-plus-2 = tu pintor avanza dos
action-plus-3 = tu pintor avanza tres
action-either-1 = tu pintor avanza o retrocede uno
action-either-2 = tu pintor avanza o retrocede dos
action-either-3 = tu pintor avanza o retrocede tres
action-overtake = tu pintor adelanta al primero que tiene delante
action-between = tu pintor avanza uno por cada pintor que hay entre él y el Emperador

## Places and things

spot-gate = el portón
spot-gate-drawn = portón
spot-space = espacio { $n }
spot-torii = el torii, espacio { $n }
spot-bridge = puente, espacio { $n }
spot-sakura = sakura, espacio { $n }
role-court = pintor de la corte
counter-name = Fichas
cards-name = Cartas, de menor a mayor
supply = reserva { $n }
status-round = Ronda { $n }
status-over = Fin de la partida
badge-players = { $n } jugadores
badge-court = { $n } jugadores y el pintor de la corte
badge-tricky = { $n } jugadores, variante táctica
edition-teaching = Edición para aprender
edition-hint = Un sustituto hecho para aprender. Ni el sendero ni las cartas del juego impreso aparecen en ningún texto que conozcamos, así que el tablero y el mazo son inventados, siempre de acuerdo con lo que dicen las reglas. Quien tenga el juego puede anotar su propio ejemplar en un archivo de edición.
bot-random = Bot al azar
bot-sensible = Bot sensato

## The rules, by id: the title, and what it says

rule-gate-shared = El portón se comparte
    .text = Solo en el portón caben varios pintores a la vez. Mientras lo comparten, nadie va por delante ni por detrás de nadie.
rule-bridge-length = Lo que mide un puente
    .text = Hay cuatro puentes. Con dos, tres o cuatro jugadores, cada uno mide un espacio; con cinco o seis, mide tres.
rule-setup = Preparación
    .text = El Emperador empieza en el torii y los pintores, en el portón. Cada jugador tiene cinco fichas y cinco cartas; el resto de las fichas, de 54 en total, es la reserva.
rule-round-choose = Elegir en secreto
    .text = Cada uno escoge una carta de la mano y la mantiene oculta. Cuando el último ha elegido, se descubren todas juntas.
rule-round-order = Primero el número más bajo
    .text = Las cartas de la mesa se resuelven una a una, desde el número más pequeño hasta el más grande.
rule-round-draw = Retirar y robar
    .text = Las cartas jugadas van a los descartes y cada jugador roba una. Cuando el mazo se agota, los descartes se barajan y pasan a ser el mazo.
rule-card-sequence = Primero el jardín, luego el pintor
    .text = Una carta tiene dos mitades. Primero se hace lo que manda la mitad del jardín; después, el pintor de quien la jugó se mueve como indica la otra mitad.
rule-move-exact = Ni uno más, ni uno menos
    .text = Cada figura se mueve justo los espacios que marca la carta. Solo una deshonra, un sakura o el portón cortan el movimiento antes de tiempo.
rule-move-skip = Solo cuentan los espacios vacíos
    .text = Un pintor salta por encima de los espacios donde hay otros pintores y no los cuenta, ni al avanzar ni al retroceder.
rule-move-gate = El portón es el final
    .text = Si un pintor tuviera que ir más atrás del comienzo del sendero, se queda en el portón y de ahí no pasa.
rule-move-emperor-floor = El Emperador no sale del jardín
    .text = El Emperador nunca entra en el portón. Lo más atrás que llega es al espacio que está justo delante.
rule-disgrace = Deshonra
    .text = El pintor que vaya a entrar en el espacio del Emperador, o a pasar por él, se para, pierde una ficha si le queda alguna y vuelve atrás tres espacios vacíos.
rule-disgrace-by-emperor = Deshonra por el Emperador
    .text = Cuando el Emperador, al retroceder, topa con un pintor, la deshonra es la misma: una ficha menos y tres espacios vacíos hacia atrás.
rule-garden-emperor = El Emperador pasea
    .text = El Emperador avanza uno o dos espacios, o retrocede uno, según diga la carta.
rule-garden-emperor-choice = El Emperador, adelante o atrás
    .text = El Emperador se mueve un espacio. Quien jugó la carta decide si avanza o retrocede en el momento de resolverla.
rule-garden-closest = El más cercano retrocede
    .text = El pintor más cercano al Emperador retrocede dos espacios. Con todos en el portón, nadie es el más cercano y nadie se mueve.
rule-garden-furthest = El más alejado se acerca
    .text = El pintor más alejado del Emperador avanza dos espacios, y puede tropezar con él. Con dos o más en el portón, nadie es el más alejado y nadie se mueve.
rule-painter-move = Tu pintor camina
    .text = Tu pintor avanza uno, dos o tres espacios.
rule-painter-choice = Tu pintor, adelante o atrás
    .text = Tu pintor se mueve los espacios que marca la carta. Tú decides si avanza o retrocede en el momento de resolverla.
rule-painter-overtake = Adelantar
    .text = Tu pintor va al primer espacio vacío por delante del siguiente pintor del sendero. Si allí está el Emperador, ¡tropieza con él! Si no tiene a nadie delante, se queda donde está.
rule-painter-between = Uno por cada pintor en medio
    .text = Tu pintor avanza un espacio por cada pintor que haya entre él y el Emperador. Si no tiene a nadie delante, se queda donde está.
rule-sakura-stop = El Emperador se detiene en un sakura
    .text = La primera vez que el Emperador pisa un espacio sakura, se queda allí, aunque le falten pasos por dar.
rule-sakura-finish-card = La última carta de la ronda
    .text = Cuando el Emperador se ha detenido en un sakura, la carta en curso todavía mueve a su pintor. Las demás cartas de la mesa se retiran sin resolver.
rule-sakura-score = Fichas bajo el cerezo
    .text = El pintor más cercano al Emperador gana 3 fichas (4 en el último cerezo), el segundo 2 y el tercero 1. Con cinco o seis jugadores, el cuarto gana 1 también.
rule-sakura-line-up = En fila
    .text = Después de puntuar cualquier cerezo menos el último, el segundo pintor se pone justo detrás del primero, el tercero justo detrás del segundo y así hasta el último. Luego todos roban.
rule-sakura-once = Un cerezo florece una sola vez
    .text = Un sakura ya puntuado es, desde ese momento, un espacio como otro cualquiera.
rule-end = El final
    .text = La partida acaba en cuanto se puntúa el tercer sakura. Gana quien tenga más fichas; si hay empate, quien esté más cerca del Emperador.
rule-two-court-painter = El pintor de la corte
    .text = Cuando juegan dos, se les une un tercer pintor. En cada ronda se juega para él la carta de arriba del mazo, que sigue el orden de los números como las demás. Al puntuar un cerezo, este pintor cuenta como un jugador.
rule-two-court-forward = El pintor de la corte avanza
    .text = Siempre que el pintor de la corte pueda elegir entre avanzar y retroceder, para él o para el Emperador, elige avanzar.
rule-two-tricky = La variante táctica
    .text = El jugador más alejado del Emperador juega dos cartas, una para su pintor y otra para el de la corte, y luego roba dos. Si los dos jugadores están en el portón, el mazo juega por el pintor de la corte.
rule-ruling-retreat-start = Aclaración: dónde se empieza a contar
    .text = Los tres espacios vacíos de una deshonra se cuentan hacia atrás desde el espacio del Emperador. El reglamento no dice desde dónde; contando desde el tropiezo, todas las deshonras son iguales.
rule-ruling-gate-scoring = Aclaración: puntuar en el portón
    .text = Si un pintor está solo en el portón, conserva su puesto. Si son dos o más, no tienen puesto ni ganan nada, porque en un portón compartido nadie va por delante de nadie.
rule-ruling-gate-line-up = Aclaración: la fila y el portón
    .text = Los pintores sin puesto se quedan en el portón, y si la fila llega hasta el portón, termina en él.
rule-ruling-gate-tie = Aclaración: empate en el portón
    .text = Los ganadores empatados que comparten el portón comparten la victoria: ninguno está más cerca.
rule-ruling-court-wins = Aclaración: el pintor de la corte puede ganar
    .text = El pintor de la corte cuenta como un jugador, así que puede ser quien más fichas tenga. En ese caso, el ganador es él.
rule-ruling-new-deck = Aclaración: cuándo se rehace el mazo
    .text = El mazo vacío solo se rehace cuando hace falta la siguiente carta, así que también se barajan las cartas recién jugadas. El reglamento no dice cuándo.

## ¿Y si las cartas hubieran salido en otro orden?

outcomes-count = { $orders ->
        [one] Un orden
       *[other] { $orders } órdenes
    }, { $ends ->
        [one] y todos acaban igual.
       *[other] { $ends } finales distintos.
    }
outcomes-sampled = Hay más órdenes y direcciones de los que caben aquí: esto es una **muestra**.
outcomes-pair = Lo que más importa es cuál de **{ $one }** y **{ $other }** va primero.
outcomes-always = { NAME($who) } queda deshonrado en **todos** los órdenes.
outcomes-some = Deshonra solo en algunos órdenes: { LIST($who) }.
outcomes-bars = Barras: casillas por detrás del Emperador
outcomes-losses = una deshonra

## La probabilidad de ganar, paso a paso

chances-name = Probabilidad de ganar
chances-note = En cada paso la ronda acaba como está, las cartas no vistas se reparten de nuevo y siguen jugadores al azar: { $samples } partidas por paso, con un margen de { $error } %.
chances-turn = Un giro para { NAME($who) }: { $before } % → { $after } %
