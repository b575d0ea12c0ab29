### Niya in English: narration (say-), log lines (line-), rules, names. Own words; no sentence of a rulebook.
###
### NAME($who) gives the name of a player, NAME($plant) and NAME($feature) those of a plant and a feature, NAME($tile)
### that of a tile by its code, such as `it`. The attributes of the name- messages are the cases a language needs;
### English has only the plain form. $cell is a cell such as a4, $cells several of them as one text. ** makes words bold.

## Names

game-title = Niya
name-red = Red
name-black = Black
list-and = { $first } and { $last }

plant-maple = maple
plant-cherry = cherry
plant-pine = pine
plant-iris = iris
feature-sun = rising sun
feature-tanzaku = tanzaku
feature-birds = birds
feature-rain = rain

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

name-ms = maple with the rising sun
name-mt = maple with the tanzaku
name-mb = maple with birds
name-mr = maple in the rain
name-cs = cherry with the rising sun
name-ct = cherry with the tanzaku
name-cb = cherry with birds
name-cr = cherry in the rain
name-ps = pine with the rising sun
name-pt = pine with the tanzaku
name-pb = pine with birds
name-pr = pine in the rain
name-is = iris with the rising sun
name-it = iris with the tanzaku
name-ib = iris with birds
name-ir = iris in the rain

## The beats, told

say-setup = Sixteen tiles lie face up, four by four. Each player has eight geisha tokens, and { NAME($who) } begins.
line-setup = Set-up
say-start = { NAME($who) } moves. On top of the pile lies the { NAME($tile) }, so what fits is **{ NAME($plant) }** or **{ NAME($feature) }**.
say-start-fresh = A fresh field. { NAME($who) } begins, on the **edge**.
say-start-still = The field as it stands: { $left ->
        [0] every tile is taken
        [one] one tile is left
       *[other] { $left } tiles are left
    }.
line-start = The position

say-take-first = { NAME($who) } takes the { NAME($tile) } from the **edge**, on { $cell }. It is the first tile of the pile.
say-take-plant = { NAME($who) } takes the { NAME($tile) } on { $cell }. The **plant** matches the pile: { NAME($plant) }.
say-take-feature = { NAME($who) } takes the { NAME($tile) } on { $cell }. The **feature** matches the pile: { NAME($feature) }.
line-take = Takes { NAME($tile) }
say-place = A token of { NAME($who) } fills the gap on { $cell }. Now { NAME($next) } needs **{ NAME($plant) }** or **{ NAME($feature) }**.
say-place-last = A token of { NAME($who) } fills the gap on { $cell }, and the round is over.
line-place = Token on { $cell }

say-row = Four tokens in one { $shape ->
        [column] **column**
        [diagonal] **diagonal**
       *[row] **row**
    }: { $cells }. **{ NAME($who) } wins the round.**
line-row = { $shape ->
        [column] Column
        [diagonal] Diagonal
       *[row] Row
    }: { $cells }
say-square = Four tokens in a **square**: { $cells }. **{ NAME($who) } wins the round.**
line-square = Square: { $cells }
say-block = No { NAME($plant) } and no { NAME($feature) } are left on the field, so { NAME($loser) } cannot move. **{ NAME($who) } wins the round.**
line-block = { NAME($loser) } is blocked
say-full-board-blocked = All sixteen tiles are taken and nobody has four. It is { NAME($loser) }'s turn with nothing to take, so **{ NAME($who) } wins the round.**
line-full-board-blocked = No tile left for { NAME($loser) }
say-full-board-draw = All sixteen tiles are taken and nobody has four. By the ruling chosen here the round is a **draw**.
line-full-board-draw = Full board: a draw

say-score-rounds = { NAME($who) } has won one more round. Rounds won: Red { $red }, Black { $black }; { $goal } win the match.
line-score-rounds = Rounds { $red } : { $black }
say-score-points = { $points ->
        [one] One tile is left on the field: **one point** for { NAME($who) }.
       *[other] { $points } tiles are left on the field: **{ $points } points** for { NAME($who) }.
    } Red { $red }, Black { $black }; { $goal } win the match.
say-score-none = No tile is left on the field, so the win pays { NAME($who) } **no points**. Red { $red }, Black { $black }; { $goal } win the match.
line-score-points = +{ $points } → { $red } : { $black }
say-match-won = **{ NAME($who) } wins the match.** Red { $red }, Black { $black }.
say-match-won-round = One round decides: **{ NAME($who) } wins.**
line-match-won = { NAME($who) } wins
say-match-drawn = One round was to decide, and it is a **draw**. Nobody wins.
line-match-drawn = A draw
say-next-round = The tiles are shuffled and laid out anew. { NAME($who) } lost the last round and **starts** round { $round }.
say-next-round-draw = The tiles are shuffled and laid out anew. After a draw the start changes hands: { NAME($who) } **starts** round { $round }.
line-next-round = Round { $round }: { NAME($who) } starts

## Choices

choice-take = Take { NAME($tile) }, { $cell }
choice-next = Lay out the next round

## Places and things

spot-cell = { $cell }, { NAME($tile) }
spot-taken = { $cell }, a token of { NAME($who) }
spot-pile = the pile, on top { NAME($tile) }
spot-pile-empty = the pile, still empty
spot-reserve = tokens of { NAME($who) }, to be placed
counter-name-tokens = Tokens to place
counter-name-rounds = Rounds won
counter-name-points = Points
supply-left = { $n ->
        [0] no tiles left
        [one] one tile left
       *[other] { $n } tiles left
    }
cards-name = The pile
status-round = Round { $n }
status-over = Game over
badge-single = One round
badge-three = To three wins
badge-points = To { $n } points
badge-full-draw = Full board: a draw
edition-hint = An unofficial version for learning. The rules are those of the game; every picture is drawn afresh.
bot-perfect = Perfect bot
bot-erring = Erring bot
bot-random = Random bot

## Help: five levels, from none to all

hints-off = No help
hints-nudge = A nudge
hints-region = Where to look
hints-move = A good move
hints-all = Every move
hint-nudge-winning = You can win this round. Some move keeps it so.
hint-nudge-losing = Against perfect play this round is lost. Make it hard: anybody can err.
hint-nudge-draw = With best play of both this round is a draw.
hint-nudge-only = Careful: **only one** move holds what you have.
region-top = the top row
region-bottom = the bottom row
region-left = the left column
region-right = the right column
region-corner = the corners
region-centre = the centre
hint-region = Look at { $where ->
        [top] { region-top }
        [bottom] { region-bottom }
        [left] { region-left }
        [right] { region-right }
        [corner] { region-corner }
       *[centre] { region-centre }
    }.
hint-move = Take the { NAME($tile) } on **{ $cell }**. { $outcome ->
        [win] It wins, with { $n ->
            [0] no tile
            [one] one tile
           *[other] { $n } tiles
        } left on the field.
        [loss] It loses too, but holds out longest.
       *[draw] It keeps the draw.
    }
hint-all = Each tile says how the round ends if both sides play their best from there, and how many tiles are left then.
pill-win = ▲ win · { $n }
pill-loss = ▼ loss · { $n }
pill-draw = = draw

## Why a move loses

offer-why = Why does this lose?
offer-best = Show the best line
why-later = With best play it takes { $n ->
        [one] one more move
       *[other] { $n } more moves
    }. Then: { $why }
why-double = { NAME($who) } threatens **two** cells at once: { $cells }. One token cannot stop both.
why-threat = { NAME($who) } has three in place and threatens to take { $cells }.
why-forced = Whatever is taken now, the tile matches the one { NAME($who) } needs: { $cells }.
why-block = { NAME($who) } takes { $cells } and leaves no tile that matches: a dead end.
why-row = { NAME($who) } has all four: { $cells }.
why-full = All tiles are gone and nobody has four. The last tile was { NAME($who) }'s.

## Best play, move by move

eval-name = Best play
eval-note = Before every move: who wins if nobody errs from there on, and with how many tiles left. Worked out to the end, not guessed.
eval-blunder = { NAME($who) } errs on { $cell }: { $before } → { $after }
eval-only = { NAME($who) } has only one good move: { $cell }

## The rules, by id: the title, and what it says

rule-setup = Set-up
    .text = Every tile joins one of four plants to one of four features, and no two are alike. The sixteen are shuffled and laid out face up, four by four. Each player has eight geisha tokens, red or black.
rule-first-border = The edge comes first
    .text = A round opens with one of the twelve tiles along the edge. The four in the centre cannot be taken first.
rule-take-replace = A token for a tile
    .text = A move takes one tile off the field and lays it face up on the pile. A token of the player's colour goes into the gap.
rule-take-match = Match the pile
    .text = From the second move on, a tile may be taken only if it has the same plant or the same feature as the tile on top of the pile.
rule-win-row = Four in a line
    .text = Four tokens of one colour that fill a row, a column or one of the two diagonals win the round.
rule-win-square = Four in a square
    .text = Four tokens of one colour that fill a square of two by two cells win the round, wherever it lies.
rule-win-block = A dead end
    .text = A player whose turn it is and who finds no matching tile loses the round.
rule-match-single = One round
    .text = In the shortest game a single round decides everything.
rule-match-three = To three wins
    .text = Rounds are played until one of the two has won three of them.
rule-match-points = On points
    .text = Each tile still on the field is a point for the winner of the round. The match goes to 10 points, or to 15 or 20 if you like it longer.
rule-match-loser-starts = The loser starts
    .text = Whoever lost a round makes the first move of the next one.
rule-ruling-full-board = Ruling: when every tile is taken
    .text = The rulebook does not speak of a draw. To the letter, the player who started the round is to move and finds nothing, so that player loses. If you choose, it is a draw instead, and the other player starts the next round.
