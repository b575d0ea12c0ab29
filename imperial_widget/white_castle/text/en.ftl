### The White Castle in English: narration (say-), log lines (line-), questions, choices, rules, names. Own words; no
### sentence of a rulebook.
###
### NAME($who, case: "...") gives a name in a case: the attribute of the name- message, or its plain form. It takes a clan
### ($who, $rival, $you, $first, $last), a colour ($die, $bridge, $colour), a place ($space, $room, $from, $to), a garden
### ($garden), a yard ($yard) and a row of a clan board ($row). LIST($order, case: "...") gives several names of clans.
### English has two: .start, at the beginning of a line, and .on, for a die that lies on a space.
###
### { goods } is a number of goods, read from $what and $n; { goods-coin } and its like read $n. A language that needs
### cases adds attributes to goods and to the goods- messages and asks for { goods.acc }.
### $does, $gains, $decree, $gardens (in say-garden-step), $place (in spot- and in choice-castle) and $question are ready
### words in their plain form: let them stand by themselves, after a colon. $price is ready words too, in the form
### paying needs: the attribute .acc of goods-coin and goods-seal where there is one, else the plain form.
### difference, lantern-gives, workers-left and place-on-bridge are parts of the messages that mention them.
### ** makes words bold. A log line (line-) has room for some 34 letters.

## Names

game-title = The White Castle
list-and = { $first } and { $last }

name-blue = Blue
name-ochre = Ochre
name-moss = Moss
name-plum = Plum

name-coral = coral
    .start = Coral
name-black = black
    .start = Black
name-white = white
    .start = White

## Goods and deeds

goods-food = { $n } food
goods-iron = { $n } iron
goods-pearl = { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
goods-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
goods-seal = { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
goods-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
goods-influence = { $n ->
        [one] { $n } step of influence
       *[other] { $n } steps of influence
    }
goods-any = { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
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

deed-lantern = the lantern
deed-well = the well
deed-courtier = a courtier action
deed-gardener = a gardener action
deed-warrior = a warrior action
deed-domain-row = any row of your clan board
deed-castle-coral = a castle action beside coral
deed-castle-black = a castle action beside black
deed-castle-white = a castle action beside white
deed-castle-any = any castle action
deed-castle-light = a light castle action

action-pay = pay { $price } for { $does }

## Places

space-steward-1 = Steward room 1
space-steward-2 = Steward room 2
space-steward-3 = Steward room 3
space-diplomat-1 = Diplomat room 1
space-diplomat-2 = Diplomat room 2
space-outside-left = the left space outside
space-outside-right = the right space outside
space-well = the well
space-clan = the clan board
space-gate = the gate
space-daimyo = the daimyo's hall

name-steward-1 = { space-steward-1 }
    .on = on { space-steward-1 }
name-steward-2 = { space-steward-2 }
    .on = on { space-steward-2 }
name-steward-3 = { space-steward-3 }
    .on = on { space-steward-3 }
name-diplomat-1 = { space-diplomat-1 }
    .on = on { space-diplomat-1 }
name-diplomat-2 = { space-diplomat-2 }
    .on = on { space-diplomat-2 }
name-outside-left = { space-outside-left }
    .on = on { space-outside-left }
name-outside-right = { space-outside-right }
    .on = on { space-outside-right }
name-well = { space-well }
    .on = at { space-well }
name-clan = { space-clan }
    .on = on { space-clan }
name-gate = { space-gate }
name-daimyo = { space-daimyo }

garden-coral-plant = the flower garden under the coral bridge
garden-coral-stone = the stone garden under the coral bridge
garden-black-plant = the flower garden under the black bridge
garden-black-stone = the stone garden under the black bridge
garden-white-plant = the flower garden under the white bridge
garden-white-stone = the stone garden under the white bridge

name-coral-plant = { garden-coral-plant }
name-coral-stone = { garden-coral-stone }
name-black-plant = { garden-black-plant }
name-black-stone = { garden-black-stone }
name-white-plant = { garden-white-plant }
name-white-stone = { garden-white-stone }

yard-1 = the yard for 1 iron
yard-3 = the yard for 3 iron
yard-5 = the yard for 5 iron

name-yard-1 = { yard-1 }
name-yard-3 = { yard-3 }
name-yard-5 = { yard-5 }

row-courtier = the courtiers' row
row-gardener = the gardeners' row
row-warrior = the warriors' row

name-row-courtier = { row-courtier }
name-row-gardener = { row-gardener }
name-row-warrior = { row-warrior }



card-decree = decree card

## The beats, told: before the game

say-setup = { $players ->
        [2] Two clans come
       *[other] { $players } clans come
    } to the castle, and { $dice } dice of each colour lie on the bridges, the lowest on the left. Turn order: { LIST($order) }. The last of them, { NAME($last) }, chooses a pair of starting cards **first**.
say-setup-solo = { NAME($you) } plays alone against { NAME($rival) }, a **deck of nine cards** at its { $difficulty ->
        [easy] easy
        [hard] hard
       *[medium] medium
    } level. Starting cards were dealt by chance, and { NAME($first) } takes the first turn.
line-setup = Set-up
say-start = The game as it stands, in round { $round }. { $question }
line-start = The position
say-pair = { NAME($who) } takes a pair of starting cards: { $gains }. The other card goes onto the clan board: { $does }.
say-pair-decree = { NAME($who) } takes a pair of starting cards: { $gains }. The other card goes onto the clan board: { $does }. A **decree** comes with them, for the lantern: { $decree }.
line-pair = Chooses starting cards

## A turn: the die, the coins, the lantern

say-take-die = { NAME($who) } takes the { $value } from the { $end ->
        [left] **left** end of the { NAME($bridge) } bridge: that will light the lantern
       *[right] **right** end of the { NAME($bridge) } bridge: no lantern there
    }.
line-take-die = Takes the { NAME($bridge) } { $value }, { $end ->
        [left] left end
       *[right] right end
    }
say-slide = The nearest die of the middle, a { $value }, slides to the { $end ->
        [left] left
       *[right] right
    } end of the { NAME($bridge) } bridge.
line-slide = The { NAME($bridge) } { $value } slides { $end ->
        [left] left
       *[right] right
    }
difference = { $change ->
        [more] { $n } more, so the supply owes { NAME($who) } **{ goods-coin }**
        [less] { $n } less, so { NAME($who) } owes the supply **{ goods-coin }**
        [never] { $n } less, but the rival never pays
       *[same] the same, so no coin changes hands
    }
say-place-die = { NAME($who) } lays the { NAME($die) } { $value } { NAME($space, case: "on") }, over the printed { $covers }: { difference }.
say-place-die-stacked = { NAME($who) } lays the { NAME($die) } { $value } { NAME($space, case: "on") }, over a die with { $covers }: { difference }.
say-place-die-well = { NAME($who) } lays the { NAME($die) } { $value } at the well, which always counts as { $covers }: { difference }.
say-place-die-clan = { NAME($who) } lays the { NAME($die) } { $value } on its own clan board, beside { NAME($row) }, over the printed { $covers }: { difference }.
line-place-die = { $value } over { $covers }: { NAME($space) }
say-coins-gained = { NAME($who) } gains **{ goods-coin }** and now has { $total }.
line-coins-gained = Gains { goods-coin }
say-coins-paid = { NAME($who) } pays **{ goods-coin }** and has { $total } left.
line-coins-paid = Pays { goods-coin }
lantern-gives = { $cards ->
        [0] No card lies under the clan board, so it gives nothing.
        [one] One card lies under the clan board: { $gains }.
       *[other] { $cards } cards lie under the clan board: { $gains }.
    }
say-lantern = { NAME($who) } lights the **lantern**. { lantern-gives }
say-lantern-left = The die came from the left end, so { NAME($who) } lights the **lantern**. { lantern-gives }
say-lantern-daimyo = Before the daimyo { NAME($who) }'s **lantern** is lit. { lantern-gives }
line-lantern = Lantern: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
say-well = The well pays { NAME($who) } a seal and what its two tiles show: { $gains }.
line-well = The well
say-visible = { $uncovered ->
        [0] Nobody has left
        [one] One worker has left
       *[other] { $uncovered } workers have left
    } { NAME($row) }, so { NAME($who) } **first** gains what shows there: { $gains }.
line-visible = What shows in { NAME($row) }

## Gaining and paying

say-gain = { NAME($who) } gains **{ goods }** and now has { $total }.
line-gain = Gains { goods }
say-points = { NAME($who) } gains **{ goods-vp }** at once and now has { $total }.
line-points = +{ goods-vp } → { $total }
say-lost = { NAME($who) } cannot keep { goods }: there is room for { $most } and no more.
say-lost-any = { NAME($who) } has seven of every resource, so { $n ->
        [one] the choice is
       *[other] { $n } choices are
    } lost.
line-lost = Lost: { goods }
say-exchange = { NAME($who) } changes { $seals ->
        [one] one seal
       *[other] { $seals } seals
    } into **{ goods }**. That may be done at any moment; seals left: { $left }.
line-exchange = { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } → { goods }
say-pay = { NAME($who) } pays **{ goods }** { $why ->
        [yard] for a place in the yard
        [garden] for a place in the garden
        [gate] for a courtier at the gate
        [climb] for a courtier's way up
       *[action] for the action
    } and has { $total } left.
line-pay = Pays { goods }

## What a space, a card or a symbol offers

say-row = { NAME($who) } does row { $row } of { NAME($room) }, beside a { NAME($colour) } tile: { $does }.
say-row-kept = { NAME($who) } does row { $row } of the card that lay in { NAME($room) } when the die came: { $does }. The card has left, its rows still count.
line-row = Row { $row }, { NAME($room) }
say-outside = Outside, one of two actions may be done. { NAME($who) } chooses the { $action ->
        [courtier] **courtier** action
        [gardener] **gardener** action
       *[warrior] **warrior** action
    }.
line-outside = { $action ->
        [courtier] Chooses the courtier
        [gardener] Chooses the gardener
       *[warrior] Chooses the warrior
    }
say-card-row = Then comes the card on { NAME($who) }'s clan board, beside { NAME($row) }: { $does }.
line-card-row = The card's action
say-clan-row = { NAME($who) } uses { NAME($row) } of its clan board, as if a die lay there.
line-clan-row = Uses { NAME($row) }
say-castle-action = { NAME($who) } does row { $row } of { NAME($room) } **without a die**: { $does }. The card stays there.
line-castle-action = Row { $row } of { NAME($room) }, no die
say-order-chosen = Both seals and influence come, and a border is near. { NAME($who) } takes { $first ->
        [seals] the **seals** first
       *[influence] the **influence** first
    }.
line-order-chosen = { $first ->
        [seals] The seals first
       *[influence] The influence first
    }
say-decline = { NAME($who) } leaves { $what ->
        [room] the other rows of the room
        [outside] both actions outside
        [card] the action of the card
        [courtier] the rest of the courtier action
        [gardener] the gardener action
        [warrior] the warrior action
        [light] the light actions of the card
        [yard] the other tiles of the yard
        [garden] the action of the garden
        [castle] the castle action
        [domain] the row of the clan board
        [gardens] the other gardens
       *[seals] the seals as they are
    }. Nobody has to do what is offered.
line-decline = { $what ->
        [room] No more rows
        [outside] Nothing outside
        [card] Not the card's action
        [courtier] No more courtiers
        [gardener] No gardener
        [warrior] No warrior
        [light] No light action
        [yard] No more tiles
        [garden] Not the garden's action
        [castle] No castle action
        [domain] No row
        [gardens] No more gardens
       *[seals] Keeps its seals
    }
say-nothing = { NAME($who) } { $what ->
        [room] has not enough for any row of the room
        [outside] can do neither of the actions outside
        [card] cannot do the action of its card
        [courtier] has no courtier who could go to the gate (2 coins) or climb (2 pearls)
        [gardener] has no gardener left, or not the food for a garden
        [warrior] has no warrior left, or not the iron for a yard
        [yard] cannot do what the tiles of the yard show
        [garden] cannot do what the garden shows
        [castle] can do no castle action of this sort
       *[gardens] cannot do what its gardens show
    }, not even with seals. So it is left out.
line-nothing = { $what ->
        [room] No row can be done
        [outside] No action can be done
        [card] The card cannot be done
        [courtier] No courtier can move
        [gardener] No gardener can be placed
        [warrior] No warrior can be placed
        [yard] No tile can be used
        [garden] The garden cannot be used
        [castle] No castle action can be done
       *[gardens] No garden can be used
    }

## Warriors and gardeners

workers-left = { $left ->
        [0] That was the last one on its board.
        [one] One is left on its board.
       *[other] { $left } are left on its board.
    }
say-warrior = A warrior of { NAME($who) } goes to **{ NAME($yard) }**. { workers-left }
say-warrior-rival = The rival pays nothing: its warrior goes to **{ NAME($yard) }**, and the tiles there do nothing for it. { workers-left }
line-warrior = Warrior to { NAME($yard) }
say-yard-tile = { NAME($who) } uses a tile of { NAME($yard) }: { $does }.
line-yard-tile = { $side ->
        [blue] The blue tile of the yard
       *[gold] The golden tile of the yard
    }
say-gardener = A gardener of { NAME($who) } goes to **{ NAME($garden) }**, worth { goods-vp } in the end. { workers-left }
say-gardener-rival = The rival's gardener goes to **{ NAME($garden) }**, worth { goods-vp }: the least of those its card allows. It does not do the garden's action.
line-gardener = { $kind ->
        [plant] Gardener to the { NAME($colour) } flowers
       *[stone] Gardener to the { NAME($colour) } stones
    }
say-garden-action = { NAME($who) } does what { NAME($garden) } shows: { $does }.
say-garden-action-step = A die still lies on the { NAME($colour) } bridge, so { NAME($who) } may use { NAME($garden) } once more: { $does }.
line-garden-action = { $kind ->
        [plant] Uses the { NAME($colour) } flowers
       *[stone] Uses the { NAME($colour) } stones
    }

## Courtiers

say-gate = A courtier of { NAME($who) } goes to the **gate**. { $gate ->
        [one] One waits there now.
       *[other] { $gate } wait there now.
    }
say-gate-rival = The rival pays nothing: its courtier goes to the **gate**. { $gate ->
        [one] One waits there now.
       *[other] { $gate } wait there now.
    }
line-gate = A courtier to the gate
say-climb = A courtier of { NAME($who) } climbs **one floor**, from { NAME($from) } to { NAME($to) }.
say-climb-two = A courtier of { NAME($who) } climbs **two floors** at once, from { NAME($from) } to { NAME($to) }. The floor between gives it no card.
say-climb-rival = The rival's lowest courtier goes up { $floors ->
        [one] **one floor**
       *[other] **{ $floors } floors**
    }, from { NAME($from) } to { NAME($to) }.
say-climb-rival-top = The rival's lowest courtier goes up from { NAME($from) } to { NAME($to) }. There is no higher floor, so it stops there.
line-climb = Climbs to { NAME($to) }
say-lantern-card = The card on { NAME($who) }'s clan board goes **under the lantern**. From now on each lantern gives this too: { $gains }.
line-lantern-card = The old card joins the lantern
say-take-card = { NAME($who) } takes the card of { NAME($room) } onto its clan board. One **light action** of it may be done now.
line-take-card = Takes the card of the room
say-light-row = { NAME($who) } does a light action of the card: { $does }.
line-light-row = A light action, row { $row }
say-refill = A new card comes into { NAME($room) }. { $left ->
        [0] It was the last card of its deck.
        [one] One card is left in its deck.
       *[other] { $left } cards are left in its deck.
    }
line-refill = New card: { NAME($room) }
say-card-stays = The deck of that floor is empty, so the card of { NAME($room) } **stays** where it is. One light action of it may still be done.
say-card-stays-rival = The deck of that floor is empty, so the card of { NAME($room) } **stays** in the game.
line-card-stays = The card stays
say-daimyo = { NAME($who) }'s courtier stands before the **daimyo**. First the lantern is lit, then a free slot of the daimyo card may be taken.
line-daimyo = Before the daimyo
say-slot = { NAME($who) }'s courtier takes **slot { $slot }** of the daimyo card: { $does }.
say-slot-rival = The rival's courtier takes the first free slot of the daimyo card, **slot { $slot }**, and gains nothing for it.
line-slot = Daimyo card: slot { $slot }
say-no-slot = All three slots of the daimyo card are taken. The courtier of { NAME($who) } stays in the hall **without a reward**.
line-no-slot = No slot is free

## Influence

say-influence = { NAME($who) }'s marker goes from space { $from } to **space { $to }** of the influence track.
say-influence-top = { NAME($who) }'s marker goes from space { $from } to **space { $to }** and lies on top of { LIST($under) }: the upper one counts as further.
line-influence = Influence: { $from } → { $to }
say-border = A border. { NAME($who) } pays { $seals ->
        [one] **one seal**
       *[other] **{ $seals } seals**
    } to pass and has { $left } left.
line-border = Pays at the border: { goods-seal }
say-border-stop = The border costs { $seals ->
        [one] one seal
       *[other] { $seals } seals
    } and { NAME($who) } has { $has }, so the marker stops and { $lost ->
        [one] the last step is
       *[other] { $lost } steps are
    } **lost**.
say-border-stop-chosen = { NAME($who) } keeps its seals and stays before the border: { $lost ->
        [one] the last step is
       *[other] { $lost } steps are
    } **lost**.
line-border-stop = Stops at the border
say-track-end = { NAME($who) }'s marker is at the end of the track: { $lost ->
        [one] the last step is
       *[other] { $lost } steps are
    } **lost**.
line-track-end = The end of the track

## The end of a round and of the game

say-turn-order = Round { $round } is over. Who is further on the influence track goes first: **{ LIST($order) }**.
say-turn-order-last = The last round is over. The influence track gives the final order, { LIST($order) }: who is earlier in it **wins a tie**.
line-turn-order = New order: { NAME($first) } first
say-garden-step = { NAME($who) }'s gardens under bridges that still hold a die may be used **once more**: { $gardens }.
line-garden-step = Gardens at the end of a round
say-roll = The { NAME($bridge) } dice are rolled anew and laid out from the lowest to the highest: { $dice }.
line-roll = { NAME($bridge, case: "start") }: { $dice }
say-next-round = **Round { $round }** begins. { NAME($first) } takes the first turn.
say-next-round-solo = **Round { $round }** begins with the rival's deck shuffled. { NAME($first) } takes the first turn.
line-next-round = Round { $round }: { NAME($first) } starts
say-game-end = Round { $round } was the last one. There are no gardens after it: seals may still be changed, then the **final scoring** comes.
line-game-end = The last round is over
say-score-coins-seals = { NAME($who) }'s coins ({ $coins }) and seals ({ $seals }) are { $both } together. Every five make a point: **{ goods-vp }**.
say-score-resources = { NAME($who) }'s resources: food { $food }, iron { $iron }, pearls { $pearl }. From 3 on each sort makes 1 point, with 7 it makes 2: **{ goods-vp }**.
say-score-influence = { NAME($who) }'s influence has reached space { $space }: **{ goods-vp }**.
say-score-courtiers = { NAME($who) }'s courtiers: { $gate } × 1 at the gate, { $stewards } × 3 with the stewards, { $diplomats } × 6 with the diplomats, { $daimyo } × 10 with the daimyo. That makes **{ goods-vp }**.
say-score-warriors = { NAME($who) }'s warriors count { $warriors }, those in the yard for 5 iron double. Courtiers inside the castle: { $inside }. { $warriors } × { $inside } makes **{ goods-vp }**.
say-score-gardeners = { NAME($who) } has { $gardens ->
        [0] no gardener at work
        [one] one garden with a gardener
       *[other] { $gardens } gardens with a gardener
    }, which makes **{ goods-vp }**.
line-score = { $category ->
        [coins_seals] Coins and seals
        [resources] Resources
        [influence] Influence
        [courtiers] Courtiers
        [warriors] Warriors
       *[gardeners] Gardeners
    }: +{ $n } → { $total }
say-win = **{ NAME($who) } wins** with { goods-vp }.
say-win-tie = { $level } clans have { goods-vp }. The final turn order decides: **{ NAME($who) } wins**.
say-win-rival = The rival's deck is ahead: **{ NAME($who) } wins** with { goods-vp }{ $level ->
        [one] { "" }
       *[other] , level with you but earlier in the turn order
    }.
line-win = { NAME($who) } wins: { $n }

## The rival

place-on-bridge = { $place ->
        [left] at the left end
        [right] at the right end
       *[centre] in the middle
    } of the { NAME($bridge) } bridge
say-rival-card = The rival opens card { $card }. Now the top of its deck shows a die { place-on-bridge }.
line-rival-card = Opens card { $card }
say-rival-no-die = No die lies { place-on-bridge }, so the **next card** is opened.
line-rival-no-die = No die there
say-rival-die = The rival takes the **{ $value }** { place-on-bridge }. It has no lantern.
line-rival-die = Takes the { NAME($bridge) } { $value }
say-rival-occupied = A die lies { NAME($space, case: "on") } already, so the rival goes **to the well** instead.
line-rival-occupied = Taken: to the well
say-rival-card-gone = The card of { NAME($room) } leaves the game: the rival takes no cards.
line-rival-card-gone = The card leaves the game
say-rival-instead = The rival cannot { $deed ->
        [gardener] place a gardener there
        [warrior] place another warrior
        [gate] send another courtier to the gate
        [advance] move a courtier up
       *[influence] go further in influence
    }. Instead it gains as many points as the number of the round: **{ goods-vp }**.
line-rival-instead = Points instead: +{ $n }
say-rival-exchange = The rival turns { $coins } coins into points. It is { $price ->
        [3] first
       *[other] second
    } in the turn order, so every { $price } of them make as many points as the number of the round: **{ goods-vp }**.
line-rival-exchange = { $coins } coins: +{ $n }
say-rival-gardens = The rival has { $gardens ->
        [one] one garden
       *[other] { $gardens } gardens
    } under a bridge with a die. Each gives it the number of the round in points: **{ goods-vp }**.
line-rival-gardens = Gardens: +{ $n }
say-rival-cards-back = The opened cards go under the rival's deck, which has { $n } cards again.
line-rival-cards-back = The cards go under the deck

## What is decided now

question-pair = { NAME($who) } chooses a pair of starting cards.
question-turn = { NAME($who) } chooses a die at the end of a bridge and a place for it.
question-room = { NAME($who) }: { $n ->
        [one] do the row beside the { NAME($colour) } tile?
       *[other] which rows beside the { NAME($colour) } tiles? Any order.
    }
question-outside = { NAME($who) }: which of the two actions beside the space?
question-card = { NAME($who) }: do the action of the card on the clan board?
question-order = { NAME($who) }: the seals first, or the influence?
question-any = { NAME($who) }: { $n ->
        [one] which resource?
       *[other] which resource? { $n } to choose.
    }
question-border = { NAME($who) }: pay { goods-seal } and pass the border? { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
question-courtier = { NAME($who) }, a courtier: { $used ->
        [0] to the gate, up, or both.
        [1] now up as well?
       *[2] now one to the gate as well?
    }
question-gardener = { NAME($who) }: to which garden does the gardener go?
question-warrior = { NAME($who) }: to which yard does the warrior go?
question-light = { NAME($who) }: which light action of the card?
question-slot = { NAME($who) }: which slot of the daimyo card?
question-yard = { NAME($who) }: { $n ->
        [one] use the tile of the yard?
       *[other] which tiles of the yard? Any order.
    }
question-garden = { NAME($who) }: do the action of the garden?
question-castle = { NAME($who) }: which castle action{ $select ->
        [coral] {" "}beside a coral tile
        [black] {" "}beside a black tile
        [white] {" "}beside a white tile
        [light] {" "}on a light ground
       *[any] , wherever it is
    }?
question-domain = { NAME($who) }: which row of the clan board?
question-gardens = { NAME($who) }: which of the gardens? Any order.
question-seals = { NAME($who) }: change seals before the final scoring?
question-rival = It is the rival's turn: { NAME($rival) } opens its cards.
question-rival-garden = { NAME($who) } decides for the rival: which of these gardens?
question-rival-room = { NAME($who) } decides for the rival: which room?
question-busy = { NAME($who) } goes on.
question-over = The game is over: { NAME($who) } has won with { goods-vp }.

## Choices

choice-pair = { $gains } – and the card: { $does }
choice-die = Lay the { NAME($die) } { $value } { NAME($space, case: "on") }{ $end ->
        [left] , with the lantern
       *[right] { "" }
    }
choice-exchange = { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } for { goods }
choice-row = Row { $row }: { $does }
choice-card = The card: { $does }
choice-slot = Slot { $slot }: { $does }
choice-yard = To { NAME($yard) }
choice-tile = { $side ->
        [blue] Blue tile
       *[gold] Golden tile
    }: { $does }
choice-clan = { $row ->
        [row-courtier] Courtiers' row
        [row-gardener] Gardeners' row
       *[row-warrior] Warriors' row
    }: { $gains }, then the card
choice-act = { $deed ->
        [courtier] The courtier action
        [gardener] The gardener action
       *[warrior] The warrior action
    }
choice-garden = To { NAME($garden) }, { goods }
choice-garden-rival = To { NAME($garden) }
choice-use = { $kind ->
        [plant] Flower garden, { NAME($colour) } bridge
       *[stone] Stone garden, { NAME($colour) } bridge
    }: { $does }
choice-room = To { NAME($room) }
choice-castle = { $place }: { $does }
choice-climb = From { NAME($from) } to { NAME($to) }, { goods }
choice-gate = A courtier to the gate, { goods }
choice-order = { $first ->
        [seals] The seals first
       *[influence] The influence first
    }
choice-pay = Pay { goods } and pass the border
choice-stay = Stay before the border
choice-done = { $what ->
        [room] No more rows
        [outside] No action outside
        [card] Not the card's action
        [courtier] No more of the courtier action
        [gardener] No gardener
        [warrior] No warrior
        [light] No light action
        [yard] No more tiles
        [garden] Not the garden's action
        [castle] No castle action
        [domain] No row of the clan board
        [gardens] No more gardens
       *[seals] Keep the seals: to the scoring
    }
choice-rival = The rival's turn

## Places and things, spoken

spot-second = { $place }, the second die
spot-row = { $place }, row { $n }
spot-card = { $place }, the card
spot-coins = { $place }, coins to gain or to pay
spot-courtiers = { $place }, the courtiers
spot-tile = { $place }, tile { $n }
spot-yard-tile = { $place }, { $side ->
        [blue] blue tile
       *[gold] golden tile
    }
spot-daimyo-card = the daimyo card
spot-slot = the daimyo card, slot { $n }
spot-bridge = { NAME($colour) } bridge, { $end ->
        [left] left end, with the lantern
        [right] right end
       *[middle] in the middle
    }
spot-influence = influence, space { $n }{ $seals ->
        [0] { "" }
        [one] , behind a border of one seal
       *[other] , behind a border of { $seals } seals
    }
spot-round = round { $n }
spot-order = turn order, place { $n }
spot-clan-row = clan board of { NAME($who) }, { NAME($row) }
spot-clan-worker = clan board of { NAME($who) }, { NAME($row) }, place { $n }
spot-clan-stock = { NAME($who) }: { $what ->
        [food] food
        [iron] iron
        [pearl] pearls
        [seal] seals
       *[coin] coins
    }
spot-clan-points = { NAME($who) }: points
spot-clan-bar = { NAME($who) }: the final scoring
spot-clan-card = clan board of { NAME($who) }, the card
spot-clan-card-row = clan board of { NAME($who) }, the card beside { NAME($row) }
spot-clan-lantern = { NAME($who) }: cards under the lantern
spot-rival-dice = the rival's deck
spot-rival-actions-before = the rival's card opened before the last one
spot-rival-actions = the rival's card opened last
spot-rival-coin = the rival: coins
spot-rival-points = the rival: points

piece-die = { NAME($colour) } die, { $value }
piece-courtier = { NAME($who) }'s courtier
piece-gardener = { NAME($who) }'s gardener
piece-warrior = { NAME($who) }'s warrior
piece-clan = { NAME($who) }'s influence marker
piece-daimyo = { NAME($who) }'s courtier before the daimyo

## Around the board

counter-name = Clan points
cards-name = Starting cards: one pair for each clan
badge-players = { $n } players
badge-solo = Alone, { $difficulty ->
        [easy] easy rival
        [hard] hard rival
       *[medium] medium rival
    }
badge-deck = Rival's deck: a reconstruction
    .hint = Only the number of the rival's cards, their make-up and a few of their faces are known. The nine cards here are rebuilt from that; the printed ones may differ.
edition-hint = An unofficial version for learning. The rules are those of the game; every picture is drawn afresh.
status-draft = Starting cards
status-round = Round { $n }
status-gardens = Gardens after round { $n }
status-seals = Last exchange of seals
status-over = Game over
status-scoring = Final scoring
standings-name = Clan points if the game ended here
standings-note = The points so far, with the final scoring as it would stand after each beat.
supply-turns = { $n ->
        [0] no turns left this round
        [one] one turn left this round
       *[other] { $n } turns left this round
    }
bot-search = Searching bot
bot-greedy = Greedy bot
bot-random = Random bot
role-rival = the rival: a deck of cards

board-daimyo = Daimyo
board-diplomats = Diplomats
board-stewards = Stewards
board-gate = Gate
board-round = Round
board-order = Turn order
board-outside-left = Outside
board-outside-right = Outside
board-or = or
board-well = Well
board-yard = Yard
board-influence = Influence
board-rival = Rival

## What would this move do

lens-place = If the die goes to { NAME($space) }
lens-coins = Settle the coins
lens-over = { $value } on { $covers }
lens-gains = gains { goods-coin }
lens-pays = pays { goods-coin }
lens-free = no coins
lens-with-seals = { $n ->
        [one] one seal would have to be changed
       *[other] { $n } seals would have to be changed
    }
lens-lantern = Lantern: it was the left end
lens-no-lantern = Right end: no lantern
lens-cards = { $n ->
        [0] no cards
        [one] one card
       *[other] { $n } cards
    }
lens-rows = Rows beside { NAME($colour) }, any order
lens-outside = One of these
lens-well = A seal and both tiles
lens-clan = First what shows in the row, then the card
lens-cannot = cannot be paid now
lens-needs = needs a { NAME($colour) } die
lens-then = Then
lens-leads = What follows at once

## The final scoring

score-caption = clan points
part-game = During the game
part-coins-seals = Coins and seals
part-resources = Resources
part-influence = Influence
part-courtiers = Courtiers
part-warriors = Warriors
part-gardeners = Gardeners
sum-game = gained on the way
sum-coins-seals = ({ $coins } + { $seals }) ÷ 5
sum-resources = food { $food }, iron { $iron }, pearls { $pearl }
sum-influence = space { $space }

## The rules, by id: the title, and what it says

rule-setup = Set-up
    .text = Three rooms of the stewards and two of the diplomats get a card each, the hall of the daimyo gets one too, and beside every bridge lie a flower garden and a stone garden. Of each colour one die more than there are players is rolled: 3, 4 or 5. With one or two players the cards made for more stay in the box.
rule-setup-redraw = The castle is dealt again
    .text = If all five cards of the castle show the same action on a dark ground, they are shuffled back and dealt again.
rule-setup-tile-overflow = Two colours in every room
    .text = First a tile of each colour goes to the top of a steward room, then the other spaces are filled in the order of their numbers. The last tile of a room that would leave it with a single colour goes to the next free space instead, so every room ends up with at least two colours.
rule-setup-draft = Starting cards
    .text = One pair more than there are players lies open: resources above, an action below. The last in turn order chooses first. The resources are gained at once and their card goes under the lantern, with a decree if one is printed on it; the action card goes onto the clan board.
rule-turn-take-die = Take a die from an end
    .text = A turn takes one die from the left or the right end of a bridge. The dice in the middle cannot be taken.
rule-turn-slide = The middle slides
    .text = When an end is emptied, the nearest die of the middle slides there with its value unchanged. If the middle is empty, the end stays empty. A last die that is alone keeps its side.
rule-turn-place = Lay it on a space
    .text = The die goes to a room of the castle, outside, to the well or onto the own clan board. There it covers a value: the one printed on the space or that of a die.
rule-turn-coins = Settle the coins
    .text = A die that is higher than what it covers gains the difference in coins, a lower one costs the difference. Who cannot pay that may not lay the die there.
rule-turn-stack = A die upon a die
    .text = With 3 or 4 players a second die may be laid on a room or a space outside that holds one, and is compared with that die. A third may not. With 1 or 2 players no die lies on another. On a clan board it never does.
rule-turn-optional = Nobody has to
    .text = Actions may be left out, wholly or in part. So may the payment at a border of the influence track.
rule-turn-cannot = Only what can be paid
    .text = An action whose price cannot be paid, or that could do nothing, cannot be done. Seals that could be exchanged count as means.
rule-room-colour = A room wants a colour
    .text = A die may enter a room only if at least one of the tiles there has its colour.
rule-room-rows = The rows of a room
    .text = Every row beside a tile of the die's colour may be done once, in any order. A row with a price costs it.
rule-outside-choice = Outside: one of two
    .text = On each of the two spaces outside one of the two actions beside it is done: gardener or courtier on the left, courtier or warrior on the right. The colour of the die does not matter.
rule-well-one = The well counts as 1
    .text = Any number of dice lie at the well, of any colour. Each of them is compared with 1.
rule-well-reward = What the well gives
    .text = The well gives a seal and what its two tiles show.
rule-clan-die = Dice on the clan board
    .text = Beside each row of the clan board is a space of value 6: coral for the courtiers, black for the gardeners, white for the warriors. It takes one die of its colour in a round.
rule-clan-visible = First what shows
    .text = A die on the clan board first gains everything in its row that no worker covers.
rule-clan-card = Then the card
    .text = After that the action of the card on the clan board beside this row may be done. What this action uncovers in the row pays nothing this time.
rule-clan-action = A row of the clan board
    .text = This symbol uses any row of the own clan board as if a die lay there: first what shows, then the card. It needs no die, and a die on the row does not matter.
rule-castle-action = A castle action
    .text = This symbol does one row of a card in the castle: beside a tile of the colour shown, beside any tile, or on a light ground, as the symbol says. It needs no die, dice in the room do not matter, and the card stays. A price printed on the row is still paid.
rule-action-pay = First the price
    .text = What stands before an arrow is paid first; only then comes what stands behind it.
rule-action-order = In any order
    .text = The parts of an action may be done in any order. The game asks only where it matters: when the same action brings both seals and influence, and a border could be reached.
rule-resource-any = A resource of your choice
    .text = For each such symbol choose food, iron or pearl, every time anew.
rule-resource-limit = Seven of each resource
    .text = Nobody has more than 7 food, 7 iron or 7 pearls. What would be more is lost. Coins have no limit.
rule-seal-limit = Five seals
    .text = Nobody has more than 5 seals. What would be more is lost.
rule-seal-exchange = Seals can be exchanged
    .text = At any moment 1 seal may be changed into 1 coin, or 2 seals into 1 resource, as often as one likes: in the middle of an action too, and once more before the final scoring.
rule-points-now = Points at once
    .text = Points on a red fan are moved on the track at once. Points on a golden fan count only in the end.
rule-warrior-yard = A warrior to a yard
    .text = The leftmost warrior leaves the clan board for one of the three yards, which costs 1, 3 or 5 iron. Any number of warriors stand there.
rule-warrior-tiles = The tiles of a yard
    .text = A warrior who arrives may use each tile of that yard once, in any order. The yard for 5 iron has two tiles, the others one.
rule-gardener-garden = A gardener to a garden
    .text = The leftmost gardener leaves the clan board for a garden that has none of the own clan yet. It costs the food printed on the card.
rule-gardener-action = What a garden does
    .text = A gardener who arrives may do the action of the garden.
rule-courtier-gate = A courtier to the gate
    .text = One half of the courtier action: for 2 coins the leftmost courtier leaves the clan board for the gate. The other half is the climb; either or both may be done, each once, in any order.
rule-courtier-climb = A courtier climbs
    .text = The other half: for 2 pearls one courtier goes up one floor, from the gate to a room of the stewards, from there to the diplomats, from there to the daimyo. It may be the one that has just come to the gate.
rule-courtier-two-floors = Two floors at once
    .text = For 5 pearls one courtier goes up two floors. Two courtiers cannot share them, and the room between gives no card.
rule-courtier-lantern-card = The old card joins the lantern
    .text = Who arrives at the stewards or the diplomats first turns the card on the clan board over and puts it under the board. From then on the lantern gives what its back shows.
rule-courtier-take-card = Take the card of the room
    .text = Then the card of that room comes onto the clan board.
rule-courtier-light-action = One light action
    .text = Then one action on a light ground of the card may be done.
rule-courtier-refill = The room is refilled
    .text = Last, the top card of that floor's deck comes into the room.
rule-courtier-deck-empty = An empty deck
    .text = If no card is left to refill the room, the card stays there and the one on the clan board too. One light action may still be done.
rule-courtier-daimyo = Before the daimyo
    .text = A courtier who reaches the daimyo first brings the lantern's reward. Then comes a slot of the daimyo card.
rule-courtier-slot = A slot of the daimyo card
    .text = The courtier goes to any free one of the three slots and gains what it shows.
rule-courtier-no-slot = No slot left
    .text = If all three slots are taken, the courtier simply stays in the hall, without that reward.
rule-lantern-left-end = The left end lights the lantern
    .text = A die from the left end of a bridge brings the lantern's reward, after the coins are settled and before the actions. So it cannot pay for laying the die, and a card taken in this turn comes too late for it.
rule-lantern-reward = The lantern's reward
    .text = Every card under the clan board gives what it shows.
rule-influence-move = The influence track
    .text = Each step of influence moves the marker one space, up to space 20.
rule-influence-border = Borders
    .text = Entering space 6 costs 1 seal, space 11 costs 2, space 15 costs 3. Nobody has to pay, but then the marker stops and the steps left are lost.
rule-influence-stack = On top counts as further
    .text = A marker that comes to a space with others is laid on top of them, and the upper one counts as further. A move of no steps changes nothing.
rule-influence-end = The end of the track
    .text = Space 20 is the last. Steps beyond it are lost.
rule-round-order = A new turn order
    .text = After three turns of each player the round ends. Who is furthest on the influence track goes first, and so on; of those on one space the upper one.
rule-round-gardens = The gardens once more
    .text = In the new order each player may do the actions of the own gardens under bridges that still hold a die, in any order.
rule-round-prepare = The next round
    .text = All dice are rolled anew and laid on their bridges from the lowest to the highest, and the round marker moves on. Cards and workers stay.
rule-end-after-three = After three rounds
    .text = The game lasts three rounds. After the third only the turn order is brought up to date; there is no garden step.
rule-score-coins-seals = Coins and seals
    .text = Coins and seals are added together. Every full five of them are 1 point.
rule-score-resources = Resources
    .text = For each of food, iron and pearl: 3 to 6 of it are 1 point, 7 are 2 points.
rule-score-influence = Influence
    .text = The marker's space tells the points: none below space 6, then 3, from space 11 on 6, from space 15 on 10 to 15.
rule-score-courtiers = Courtiers
    .text = Each courtier is 1 point at the gate, 3 with the stewards, 6 with the diplomats and 10 with the daimyo.
rule-score-warriors = Warriors
    .text = Each warrior is worth as many points as the clan has courtiers inside the castle, and twice as many in the yard for 5 iron. Courtiers at the gate do not count for this.
rule-score-gardeners = Gardeners
    .text = Each gardener is worth the points printed on its garden.
rule-end-winner = The winner
    .text = Whoever has the most points after the final scoring wins.
rule-end-tie = A tie
    .text = Of those with equal points the one earlier in the final turn order wins.
rule-solo-setup = Alone against the rival
    .text = The game is set up as for two. The player gets starting cards by chance, the rival none. It begins with 0, 3 or 8 points and on space 0, 1 or 3 of the influence track, at the easy, medium or hard level; on the easy one the player goes first, else the rival.
rule-solo-card = The rival opens a card
    .text = On its turn the rival opens the top card of its deck, and further ones until the card then on top shows a die that is there.
rule-solo-die = The die of the rival
    .text = The back of a card shows a bridge, a die there (the left end, the middle or the right end) and a space. It counts while the card lies on top of the deck. That die goes to that space, whatever the colours of its tiles. The rival has no lantern.
rule-solo-occupied = Its space is taken
    .text = If a die lies on the space already, the rival's die goes to the well.
rule-solo-actions = Two cards, four actions
    .text = The rival does the actions of the last two cards opened, or of the only one, from top to bottom. Then all opened cards go under the deck.
rule-solo-impossible = What the rival cannot do
    .text = For an action it cannot do the rival gains as many points as the number of the round.
rule-solo-gardener = The rival's gardener
    .text = It goes to the garden of the kind shown that is worth the least and has no gardener of the rival yet; if several are level, the player chooses. It pays nothing and does not do the garden's action.
rule-solo-warrior = The rival's warrior
    .text = It goes to the yard shown. The rival pays nothing and the tiles do nothing for it.
rule-solo-gate = The rival's courtier comes
    .text = A courtier of the rival goes to the gate, free of charge.
rule-solo-advance = The rival's courtier goes up
    .text = Its lowest courtier goes up as many floors as shown; the player chooses the room. The card of that room leaves the game and another comes, if there is one. With the daimyo it takes the first free slot, without a reward.
rule-solo-influence = The rival's influence
    .text = Its marker goes forward and pays at no border.
rule-solo-coins = The rival's coins
    .text = The rival gains coins when its die is higher than the value printed on the space, and by some of its cards. It never pays any.
rule-solo-exchange = Coins become points
    .text = When a round ends, the third one too, the rival turns its coins into points: every 3 coins if it is first in the new order, every 5 if it is second, bring as many points as the number of the round. Coins left over are kept.
rule-solo-gardens = The rival's gardens
    .text = In the garden step the rival gains as many points as the number of the round for each garden of its own under a bridge with a die.
rule-solo-shuffle = Its deck is shuffled
    .text = Before each new round the rival's deck is shuffled.
rule-solo-score = The rival's scoring
    .text = The rival scores influence, courtiers, warriors and gardeners like a player, and nothing for coins, seals and resources.
rule-ruling-room-card = Ruling: which card a die uses
    .text = The rulebook does not say what happens if a courtier takes the card of a room before all rows of the die are done. Here the rows are those of the card that lay there when the die was placed.
rule-ruling-gardens-held = Ruling: gardens gained meanwhile
    .text = The rulebook does not say whether a gardener placed during the garden step brings that garden into the same step. Here it does not: the gardens of a step are those held when the player's step begins.
rule-ruling-tile-spaces = Ruling: where the tiles lie
    .text = The rulebook shows the numbered spaces for tiles only in a picture. Here they run from left to right, the stewards before the diplomats, and a deal that cannot be finished is begun again.
rule-ruling-solo-deck = Ruling: the rival's nine cards
    .text = The rulebook shows only a few faces of the rival's nine cards. The deck used here is rebuilt from those and from what is known of the others; it is a file that can be replaced.
rule-ruling-rival-top = Ruling: the rival at the top
    .text = The rulebook does not say what a move of two floors does for a rival's courtier with one floor above it. Here it goes up to the daimyo, and the floor left over is lost.
