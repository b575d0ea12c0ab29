### Sakura in English: narration (say-), log lines (line-), rules, names. Own words; no sentence of a rulebook.
###
### NAME($who, case: "...") gives the name of a painter or of the Emperor; LIST($over, case: "...") gives several.
### The attributes of the name- messages are the cases a language needs; English has only the plain form.
### $to is a space; 0 is the gate. ** makes words bold.

## Names

game-title = Sakura
name-emperor = the Emperor
    .start = The Emperor
name-blue = Blue
name-red = Red
name-green = Green
name-yellow = Yellow
name-white = White
name-violet = Violet
list-and = { $first } and { $last }

## The beats, told

say-setup = The Emperor waits at the torii, space { $emperor }. { $players ->
        [2] Two painters and the court painter stand
       *[other] { $players } painters stand
    } at the gate with five tokens each, and every player holds five cards.
line-setup = Set-up
say-start = The Emperor stands on { $emperor }. { NAME($who) } is closest behind him, on { $space }.
say-start-gate = The Emperor stands on { $emperor }. Every painter waits at the gate.
line-start = The position

say-choose = { NAME($who) } has chosen a card. It stays **face down** until everyone has chosen.
line-choose = Chooses a card
say-choose-court = { NAME($by) } is further from the Emperor and also chooses a card for { NAME($who) }, the court painter.
line-choose-court = Gets a card from { NAME($by) }
say-court-card = The top card of the deck is played for { NAME($who) }, the court painter: number { $card }.
line-court-card = The deck plays { $card }
say-reveal = The cards lie open: { $cards }. The **lowest number** goes first.
say-reveal-asked = What if the cards came in another order: { $cards }?
line-reveal = Cards: { $cards }
say-card = Card **{ $card }**, played for { NAME($who) }. The upper half, the garden, comes first; then the painter moves.
line-card = Card { $card } resolves

say-aim-closest = { NAME($who) } is the painter **closest** to the Emperor and has to go back two.
line-aim-closest = Closest: back 2
say-aim-closest-nobody = Every painter is on the gate, so **nobody** is closest. Nothing happens.
line-aim-closest-nobody = Nobody is closest
say-aim-furthest = { NAME($who) } is the painter **furthest** from the Emperor and goes forward two.
line-aim-furthest = Furthest: forward 2
say-aim-furthest-nobody = Two or more painters share the gate, so **nobody** is furthest. Nothing happens.
line-aim-furthest-nobody = Nobody is furthest
say-aim-overtake = { NAME($who) } overtakes: the next painter ahead is { NAME($ahead) }.
line-aim-overtake = Overtakes { NAME($ahead) }
say-aim-between = { $count ->
        [one] One painter stands
       *[other] { $count } painters stand
    } between { NAME($who) } and the Emperor, so { NAME($who) } goes forward { $count }.
line-aim-between = { $count } between: forward { $count }

say-ask-garden = { NAME($who) } decides: does the Emperor walk one space **forward or back**?
line-ask-garden = Which way for the Emperor?
say-ask-painter = { NAME($who) } decides: **forward or back**?
line-ask-painter = Which way?
say-decide-garden-forward = { NAME($who) } sends the Emperor **forward**.
line-decide-garden-forward = The Emperor forward
say-decide-garden-back = { NAME($who) } sends the Emperor **back**.
line-decide-garden-back = The Emperor back
say-decide-painter-forward = { NAME($who) } chooses **forward**.
line-decide-painter-forward = Chooses forward
say-decide-painter-back = { NAME($who) } chooses **back**.
line-decide-painter-back = Chooses back
say-decide-court = { NAME($who) } is the court painter, who always chooses **forward**.
line-decide-court = Forward, as ever

say-step-emperor = The Emperor walks on to { $to }: step { $count } of { $of }.
line-step-emperor = Forward to { $to }
say-step-emperor-back = The Emperor strolls back to { $to }.
line-step-emperor-back = Back to { $to }
say-step = { NAME($who) } steps forward to { $to }: { $count } of { $of }.
line-step = Forward to { $to }
say-step-over = { NAME($who) } steps **over** { LIST($over) } to { $to }: only empty spaces count, so this is { $count } of { $of }.
line-step-over = Over { LIST($over) } to { $to }
say-step-back = { NAME($who) } steps back { $to ->
        [0] onto the gate
       *[other] to { $to }
    }: { $count } of { $of }.
line-step-back = Back { $to ->
        [0] to the gate
       *[other] to { $to }
    }
say-step-back-over = { NAME($who) } steps back **over** { LIST($over) } { $to ->
        [0] onto the gate
       *[other] to { $to }
    }: only empty spaces count, so this is { $count } of { $of }.
line-step-back-over = Back over { LIST($over) } { $to ->
        [0] to the gate
       *[other] to { $to }
    }
say-leap = { NAME($who) } lands on { $to }, the first empty space in front of { NAME($ahead) }.
line-leap = In front of { NAME($ahead) }: { $to }
say-stay-gate = { NAME($who) } is on the gate already and cannot go further back.
line-stay-gate = Stays on the gate
say-stay-floor = The Emperor stands right in front of the gate. He never steps onto it, so he stays.
line-stay-floor = Stays in front of the gate
say-stay-overtake = Nobody is ahead of { NAME($who) }, so there is nobody to overtake.
line-stay-overtake = Nobody to overtake
say-stay-between = No painter stands between { NAME($who) } and the Emperor, so { NAME($who) } stays.
line-stay-between = Nobody between: stays
say-stay-line-up = The painters who share the gate hold no rank and stay there.
line-stay-line-up = The gate stays as it is

say-bump = { NAME($who) } **bumps into the Emperor**. What a disgrace!
line-bump = Bumps into the Emperor
say-bump-emperor = The Emperor steps back **onto { NAME($who) }**. { NAME($who) } is in his way and disgraced.
line-bump-emperor = The Emperor steps onto { NAME($who) }
say-lose = { NAME($who) } loses a token: { $was } become { $tokens }.
line-lose = Loses a token: { $was } → { $tokens }
say-lose-none = { NAME($who) } has no token left to lose.
line-lose-none = Has no token to lose
say-retreat-first = { NAME($who) } must go back **three empty spaces**, counted from the Emperor. One: { $to ->
        [0] the gate
       *[other] { $to }
    }.
say-retreat = { NAME($who) } goes back { $to ->
        [0] to the gate, as far as it goes
       *[other] to { $to }
    }: { $count } of { $of }.
say-retreat-over = { NAME($who) } goes back **over** { LIST($over) } { $to ->
        [0] to the gate, as far as it goes
       *[other] to { $to }
    }: { $count } of { $of }.
line-retreat = Goes back: { $count }, { $to ->
        [0] the gate
       *[other] { $to }
    }

say-stop = The Emperor comes to sakura tree { $tree } and **stops** to admire it. { $left ->
        [0] { "" }
       *[other] The rest of his walk is forgotten.
    }
line-stop = Stops at the sakura
say-discard-rest = The Emperor has stopped: { $count ->
        [one] the card that is left is
       *[other] the { $count } cards that are left are
    } put away **unresolved**.
line-discard-rest = Left unresolved: { $count }
say-score = The tree blossoms. Who is close to the Emperor is given tokens.
line-score = Sakura { $tree } is scored
say-unranked = { $count } painters share the gate. None of them is ahead of another, so none of them has a rank or earns a token.
line-unranked = The gate earns nothing
say-award = { NAME($who) } is { $place ->
        [1] **closest**
        [2] second
        [3] third
       *[other] fourth
    } and earns { $won ->
        [one] one token
       *[other] { $won } tokens
    }.
line-award = { $place ->
        [1] Closest
        [2] Second
        [3] Third
       *[other] Fourth
    }: +{ $won }
say-line-up = { NAME($who) } lines up directly behind the painter before, on { $to ->
        [0] the gate
       *[other] { $to }
    }.
line-line-up = Lines up: { $to ->
        [0] the gate
       *[other] { $to }
    }
say-line-up-stays = { NAME($who) } stands in line already.
line-line-up-stays = In line already
say-reshuffle = The deck is empty. The { $count } cards of the discard pile are shuffled into a new one.
line-reshuffle = New deck: { $count } cards
say-draw = The cards are put away and everyone draws one. Round { $round } begins.
line-draw = Everyone draws
say-draw-lender = The cards are put away, everyone draws one, and { NAME($lender) }, who played two, draws another. Round { $round } begins.
say-round-over = The cards are put away. Round { $round } can begin.
line-round-over = The round is over
say-win = The last tree has blossomed. **{ NAME($who) } wins** with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
line-win = { NAME($who) } wins
say-win-tie = { $tied } painters have { $tokens } tokens. **{ NAME($who) } wins**: closest to the Emperor.
say-win-shared = **{ LIST($winners) }** have { $tokens } tokens each and share the gate, so they share the victory.
line-win-shared = A shared victory

## Choices

choice-go = Turn the cards over
choice-emperor-forward = The Emperor forward to { $to }
choice-emperor-back = The Emperor back to { $to }
choice-forward = Forward { $n }
choice-back = Back { $n }

## The two halves of a card, spoken

action-emperor-plus-1 = the Emperor one forward
action-emperor-plus-2 = the Emperor two forward
action-emperor-minus-1 = the Emperor one back
action-emperor-either-1 = the Emperor one forward or back
action-closest-minus-2 = the closest painter two back
action-furthest-plus-2 = the furthest painter two forward
action-plus-1 = own painter one forward
action-plus-2 = own painter two forward
action-plus-3 = own painter three forward
action-either-1 = own painter one forward or back
action-either-2 = own painter two forward or back
action-either-3 = own painter three forward or back
action-overtake = own painter overtakes the next one ahead
action-between = own painter forward, one for each painter between it and the Emperor

## Places and things

spot-gate = the gate
spot-gate-drawn = gate
spot-space = space { $n }
spot-torii = the torii, space { $n }
spot-bridge = bridge, space { $n }
spot-sakura = sakura, space { $n }
role-court = court painter
counter-name = Tokens
cards-name = Cards, lowest number first
supply = supply { $n }
status-round = Round { $n }
status-over = Game over
badge-players = { $n } players
badge-court = { $n } players and the court painter
badge-tricky = { $n } players, tricky variant
edition-teaching = Teaching edition
edition-hint = A stand-in made for teaching. The printed path and the printed cards are not part of any text we know, so board and deck are made up, in keeping with everything the rules say about them. Owners of the game can write down their own copy as an edition file.
bot-random = Random bot
bot-sensible = Sensible bot

## The rules, by id: the title, and what it says

rule-gate-shared = The gate is shared
    .text = The gate is the one space where several painters may stand. Painters together on it are neither ahead of nor behind each other.
rule-bridge-length = How long a bridge is
    .text = Each of the four bridges is one space with two to four players, and three spaces with five or six.
rule-setup = Set-up
    .text = The Emperor starts on the torii, the painters on the gate. Every player has five tokens and five cards; the other tokens, of 54 in all, are the supply.
rule-round-choose = Choose in secret
    .text = Everyone picks one card from the hand and keeps it hidden. When the last has chosen, all cards are turned over together.
rule-round-order = Lowest number first
    .text = The cards on the table are carried out one by one, from the lowest number to the highest.
rule-round-draw = Put away and draw
    .text = Played cards go to the discard pile and each player draws one. When the deck is empty, the discard pile is shuffled and becomes the deck.
rule-card-sequence = Garden first, painter second
    .text = A card has two halves. The garden half is carried out first; then the player's own painter moves as the other half says.
rule-move-exact = Exactly so many
    .text = A piece moves exactly as many spaces as the card says. Only a disgrace, a sakura or the gate cuts a move short.
rule-move-skip = Only empty spaces count
    .text = A painter steps over spaces that hold other painters and does not count them, forwards and backwards.
rule-move-gate = The gate is the end
    .text = A painter who would go back past the start of the path stands on the gate and goes no further.
rule-move-emperor-floor = The Emperor stays in the garden
    .text = The Emperor never stands on the gate. The first space in front of it is as far back as he goes.
rule-disgrace = Disgrace
    .text = A painter who would step onto the Emperor's space, or through it, stops, loses one token if there is one, and goes back three empty spaces.
rule-disgrace-by-emperor = Disgraced by the Emperor
    .text = When the Emperor steps back onto a painter, that painter is disgraced just the same: one token lost, three empty spaces back.
rule-garden-emperor = The Emperor walks
    .text = The Emperor moves one or two spaces forward, or one back, as the card says.
rule-garden-emperor-choice = The Emperor, either way
    .text = The Emperor moves one space. The card's player chooses forward or back when the card is carried out.
rule-garden-closest = The closest goes back
    .text = The painter closest to the Emperor goes back two. When every painter is on the gate, nobody is closest and nothing happens.
rule-garden-furthest = The furthest catches up
    .text = The painter furthest from the Emperor goes forward two, and may bump into him. When two or more are on the gate, nobody is furthest and nothing happens.
rule-painter-move = Your painter walks
    .text = Your own painter moves one, two or three spaces forward.
rule-painter-choice = Your painter, either way
    .text = Your own painter moves as many spaces as the card says. You choose forward or back when the card is carried out.
rule-painter-overtake = Overtake
    .text = Your painter goes to the first empty space in front of the next painter ahead. That may be the Emperor's space, and then it is a bump. With nobody ahead it stays.
rule-painter-between = One for each in between
    .text = Your painter goes one space forward for every painter between it and the Emperor. With nobody ahead it stays.
rule-sakura-stop = The Emperor stops at a sakura
    .text = The first time the Emperor steps onto a sakura space he stops there, whatever is left of his move.
rule-sakura-finish-card = The last card of the round
    .text = When the Emperor has stopped at a sakura, the card under way still moves its painter. Every other card on the table is put away unresolved.
rule-sakura-score = Tokens under the tree
    .text = The painter closest to the Emperor earns 3 tokens (4 at the last tree), the second 2, the third 1. With five or six players the fourth earns 1 too.
rule-sakura-line-up = Line up
    .text = After scoring any tree but the last, the second painter moves directly behind the first, the third directly behind the second, and so on. Then everyone draws.
rule-sakura-once = A tree blossoms once
    .text = A sakura that has been scored is an ordinary space from then on.
rule-end = The end
    .text = The game ends right after the third sakura is scored. Most tokens win; among tied players the one closest to the Emperor.
rule-two-court-painter = The court painter
    .text = Two players are joined by a third painter. Each round the top card of the deck is played for it, in number order like any other, and it counts as a player when a tree is scored.
rule-two-court-forward = The court painter goes forward
    .text = Whenever the court painter could choose a direction, for itself or for the Emperor, it chooses forward.
rule-two-tricky = The tricky variant
    .text = The player further from the Emperor plays two cards, one for each of the own painter and the court painter, and draws two. When both players are on the gate, the deck plays for the court painter.
rule-ruling-retreat-start = Ruling: where the count starts
    .text = The three empty spaces of a disgrace are counted back from the Emperor's space. The rulebook does not say from where; counting from the bump keeps every disgrace alike.
rule-ruling-gate-scoring = Ruling: scoring at the gate
    .text = A painter alone on the gate holds its rank. Two or more hold none and earn nothing, since nobody on a shared gate is ahead of anybody.
rule-ruling-gate-line-up = Ruling: lining up at the gate
    .text = Painters without a rank stay on the gate, and a line that reaches the gate stands on it.
rule-ruling-gate-tie = Ruling: a tie on the gate
    .text = Tied winners who share the gate share the victory: neither of them is closer.
rule-ruling-court-wins = Ruling: the court painter may win
    .text = The court painter counts as a player, so it can have the most tokens. Then it is named the winner.
rule-ruling-new-deck = Ruling: when the deck is made anew
    .text = An empty deck is made anew only when the next card is needed, so the cards just played are shuffled in too. The rulebook does not say when.

## What if the cards had come in another order?

outcomes-count = { $orders ->
        [one] One order
       *[other] { $orders } orders
    }, { $ends ->
        [one] and all of them end alike.
       *[other] { $ends } different ends.
    }
outcomes-sampled = There are more orders and directions than fit here, so these are a **sample**.
outcomes-pair = What matters most is which of **{ $one }** and **{ $other }** comes first.
outcomes-always = { NAME($who) } is disgraced in **every** order.
outcomes-some = Disgraced in some orders only: { LIST($who) }.
outcomes-bars = Bars: spaces behind the Emperor
outcomes-losses = a disgrace

## The chance to win, beat by beat

chances-name = Chance to win
chances-note = At every beat the round ends as it stands, unseen cards are dealt anew, and random players play on: { $samples } games a beat, give or take { $error } %.
chances-turn = A turn for { NAME($who) }: { $before } % → { $after } %
