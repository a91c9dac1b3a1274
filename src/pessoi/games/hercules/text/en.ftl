# Hercules in English.

game-title = Hercules
    .help = A race along the twelve labours: combine two dice by arithmetic, master a labour, run, and collect cards.
automaton = Hades

option-simplified = Simplified variant
    .help = God cards only bring victory points: they have no abilities and no symbols, and resting restores no god.
option-start_seat = Start seat
    .help = Who takes the Pegasus card first; alone it is always you.
option-solo_handicap = Handicap
    .help = Victory points Hades gets on top when you play alone.
option-round_limit = Round limit
    .help = After this many rounds the game is scored even if nobody has reached column 12.

# Questions
prompt-turn = { $seat }, { $menu }.
    .help =
        Combine two of your dice by adding, subtracting, multiplying or dividing. The result names the labour you master: it
        must be a whole number from 1 to 12 whose marker still lies in your row. Take the marker, run to the space before
        your next marker, and collect: a demigod for the operation or for a number you used, a vase for 3 or more spaces,
        and the god above the column where you stop.
        Before that you may use cards. A demigod costs a marker of your supply, a god is turned over; each card once a turn.
        Or you rest, but only if you have used no card this turn: up to 3 markers come back from your demigods and one god
        is turned to its front. Whoever has used cards and can master nothing may give up the turn.
menu-rest = rest: no labour is possible with these dice
menu-use-rest = use a card, or rest
menu-master-rest = master a labour, or rest
menu-use-master-rest = master a labour, use a card, or rest
menu-give_up = no labour is possible with these dice: you have to give up the turn
menu-use-give_up = use another card, or give up the turn
menu-master = master a labour
menu-use-master = master a labour, or use another card
prompt-demigod = { $seat }, take the top card of one of these stacks.
    .help =
        You get one demigod: from the stack of your operation, or from Tyche or Morpheus if their visible number is on one of
        the two dice you calculated with. You can choose among them, but you can't decline.
prompt-recover = { $seat }, { $left ->
        [one] take back one marker, or none.
       *[other] take back up to { $left } markers.
    }
    .help =
        Resting brings up to 3 markers from your demigods back to your supply, and these cards can be used again from your
        next turn on. Only markers in the supply are worth a point at the end.
prompt-refresh = { $seat }, turn one of your gods to its front, or none.
    .help = Resting readies one god that you have used. It can be used again from your next turn on.

# Choices
choice-use = use { $a }: { $b }
choice-master = { $b }, { $a }
choice-take = take the top { $a } card
choice-recover = take the marker from { $a }
choice-refresh = turn { $a } to its front
choice-rest = rest
choice-give_up = give up the turn
choice-done = make no more cards ready

# What a list of choices is about
verb-use = Use a card
verb-master = Master a labour
verb-take = Take a card
verb-recover = Take markers back
verb-refresh = Turn gods over
verb-rest = Rest
verb-give_up = Give up
verb-done = Done

label-master = { $x } { $sign } { $y } = { $column }: { $labour }
label-master-white = { $x } { $sign } { $y } = { $column }: { $labour }, by { $pair }
label-take = take { $card }
label-done-recover = take no more markers back
label-done-refresh = turn no god
label-use-white-die = { $card }
label-use-copy = { $card }: make your dice { $d1 } and { $d2 }, like { $seat }
label-use-reroll = { $card }: { $dice } ({ $faces })
label-use-die = { $card }: { $dice } from { $old } to { $new }

outlook-run = run { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to column { $column }
outlook-demigod-1 = { $first }
outlook-demigod-2 = { $first } or { $second }
outlook-demigod-3 = { $first }, { $second } or { $third }
outlook-vase = { $card }
outlook-god = { $card }

# What happened
event-round-began = Round { $round } begins; { $seat } has the Pegasus card.
event-rolled = { $seat } rolls { $d1 } and { $d2 }.
event-hades-rolled = Hades rolls { $coloured }, and the white die shows { $white }.
event-used = { $seat } uses { $card }.
event-took-white-die = { $seat } takes the white die and rolls { $face }.
event-die-changed = { $seat } changes { $die } from { $old } to { $new }.
event-rerolled = { $seat } rerolls { $die }: now { $new } instead of { $old }.
event-copied = { $seat } copies the dice of { $other }: { $d1 } and { $d2 }.
event-calculated = { $x } { $operation } { $y } = { $result }.
event-mastered = { $seat } masters labour { $column }: { $labour }.
event-moved = { $seat } runs { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from { $old ->
        [0] the start space
       *[other] column { $old }
    } to column { $new }.
event-took-demigod = { $seat } takes { $card }.
event-no-demigod = { $seat } can take no demigod.
event-took-vase = { $seat } takes for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }: { $card }.
event-no-vase = No vase is left for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-took-god = { $seat } takes { $card }, the card above column { $column }.
event-took-plain-god = { event-took-god }
event-rested = { $seat } rests.
event-recovered = { $seat } takes the marker back from { $card }.
event-refreshed = { $seat } turns { $card } to its front.
event-gave-up = { $seat } can master nothing and ends the turn.
event-white-die-returned = { $seat } puts the white die back.
event-pegasus-passed = The Pegasus card goes to { $seat }.
event-final-round = { $seat } has mastered the last labour: this is the final round.
event-round-limit-reached = Round { $round } was the last one allowed.
event-scored = { $seat } has { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    } and takes place { $place }.

event-hades-stole = White die { $white }, the { $stack } stack: Hades steals the card { $card }.
    .help = The white die names a stack; he takes its top card before he goes.
event-hades-stole-nothing = White die { $white }, the { $stack } stack: it is empty, so Hades steals nothing.
    .help = The white die names a stack; from an empty one he gets nothing.
event-hades-moved = Coloured die { $spaces }: Hades goes from { $old ->
        [0] the start space
       *[other] column { $old }
    } to column { $new }; markers do not stop him.
    .help = He goes as many columns as the coloured die shows; after column 12 comes column 1.
event-hades-took-marker = His own marker lies in column { $column }: he takes it and has { $left ->
        [0] none
       *[other] { $left }
    } left in his row.
    .help = First case: where a marker of his own lies, he takes that and leaves the card.
event-hades-took-card = No marker of his lies there, but a card above column { $column }. He takes { $card }.
    .help = Second case: without a marker of his own there, he takes the card above the column.
event-hades-took-plain-god = { event-hades-took-card }
    .help = Second case: without a marker of his own there, he takes the card above the column.
event-hades-ran-on = There is neither marker nor card: he runs on from column { $old } to column { $new }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, up to his next marker.
    .help = Third case: with neither, he runs on to just before his next marker. Only this run can earn him a vase.
event-hades-stayed = There is neither marker nor card: his next marker is right after column { $column }, so he stays.
    .help = Third case: with neither, he runs on to just before his next marker; he stands there already.

# Why not
refusal-mastered = You have already mastered labour { $column }: { $labour }.
refusal-reached = No calculation with your dice makes this number.
refusal-zero = { $x } minus { $x } is 0, and there is no labour 0.
refusal-large = { $x } times { $y } is { $result }, and the highest labour is { $most }.
refusal-whole = { $x } divided by { $y } is not a whole number.
refusal-passive = This card is not used; it counts at the end.
refusal-simplified = In the simplified variant gods only bring victory points.
refusal-marked = This card is used: a marker lies on it until you rest.
refusal-turned = This god is used: it is turned over until you rest.
refusal-supply = A demigod costs a marker, and there is none in your supply.
refusal-face = A die showing { $face } can't be raised or lowered any further.
refusal-rest = You have used a card this turn, so you can't rest any more.
refusal-give-up-unused = Only those who have used a card can give up the turn; rest instead.
refusal-give-up-possible = A labour is possible with these dice, so the turn can't be given up.
refusal-empty = The { $stack } stack is empty.
refusal-number = { $stack } shows { $number }, and you did not calculate with a { $number }.
refusal-operation = { $stack } belongs to { $operation }.

# What reports count
use-demigod = Demigods
use-god = Gods
use-vase = Vases
use-ability = Cards used
use-labour = Mastered labours

# The score pad
score-markers = Markers in the supply
score-cards = Points on cards
score-majorities = Majorities of symbols
score-sets = Complete sets
score-handicap = Handicap
tie-break-column = higher column
tie-break-majorities = more majorities
tie-break-markers = more markers in the supply

# The table
panel-title-round = The round
panel-title-board = The board
panel-title-stacks = Stacks of cards
panel-title-player = { $seat }
panel-title-score = Score
panel-round = Round
panel-order = Order
panel-pegasus = Pegasus card
panel-white-die = White die
panel-on-board = on the board
panel-final-round = Final round
panel-yes = yes
panel-hades-plans = Hades is about to
panel-steal = steal from { $stack }
panel-column = go to column { $column }
panel-column-number = Column
panel-above = Card above
panel-player = { $seat }
panel-start = start space
panel-apprentice = apprentice
panel-marker = marker
panel-left = { $left } in the stack
panel-left-header = Left
panel-stack = Stack
panel-top = Top card
panel-vase = Vases for { $spaces ->
        [7] 7 or more spaces
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
panel-below = below it { $card }
panel-dice = Dice
panel-supply = Markers in the supply
panel-title-symbols = Symbols
panel-player-header = Player
panel-prize = for scoring
panel-score = Category
panel-total = Total
panel-place = Place
panel-tie-break = Tie broken by

# The board of the page: short names, and what each thing is for
board-start = Start space
    .help = Every apprentice starts here, one space before column 1.
board-labour = Labour { $column }: { $labour }
    .help =
        Calculate this number with two of your dice. Your marker here goes to your supply, and your apprentice
        runs to the space before your next marker.
board-god = Above column { $column }: { $card }
    .help = Whoever ends a run in this column takes the card.
board-pile = Above column 12: { $card }
    .help =
        Whoever reaches column 12 takes the top card: Zeus first, then a Pantheon card. With that the final
        round begins.
board-pile-solo = { board-pile }
    .help =
        When you reach column 12 you take the top card: Zeus, unless Hades has him already, else a Pantheon card. With
        that the final round begins. Hades takes a card here when his die brings him to column 12 and no marker of his
        is left there; that does not end the game.
board-empty-column = Above column { $column }: nothing is left
    .help = The card was taken; a run that stops here brings none.
board-stack = { $card }, { $left ->
        [one] the last card
       *[other] the top of { $left } cards
    } in the { $stack } stack
board-empty-stack = { $stack }: no cards left
board-claim-operation = Taken for the operation
    .help = Yours if you calculate with the operation this stack shows.
board-claim-die_number = Taken for a number
    .help = Yours if one of the two dice you calculate with shows the number on the top card.
board-vase = { $card }, for a run of { $spaces ->
        [7] 7 or more spaces
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
    .help = Taken for the run of one turn. If this stack is empty, the next smaller vase is yours.
board-vase-two = { board-vase }; below it { $below }
board-vase-next = then { $points } VP
board-empty-vase = { panel-vase }: none left
board-card = { $card } ({ $status })
board-prize = { $card }
    .help = The card brings its victory points at the end.
board-die = { $seat }: die showing { $face }
    .help = All roll at the beginning of a round. Two dice and one operation give the labour you master.
board-die-unrolled = { $seat }: die not rolled yet
board-white-die = White die
    .help =
        It waits here for a card that lets you use it. Whoever takes it rolls it and calculates with two of
        three dice.
board-white-die-held = White die showing { $face }
    .help = A third die for this turn. Hades owns it when you play alone: it names the stack he steals from.
board-apprentice = { $seat }: apprentice { $column ->
        [0] on the start space
       *[other] in column { $column }
    }
    .help = It runs to the space before the next marker of its own row. Others do not get in its way.
board-player = { $seat }: { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    } so far
    .help = Markers in the supply, points on cards, 5 for each majority of symbols and 5 for each complete set.
board-supply = { $supply ->
        [one] { $supply } marker
       *[other] { $supply } markers
    } in the supply
    .help = A marker pays for using a demigod and comes back by resting. In the supply it is worth a point at the end.
board-symbols = { $symbol }: { $count }
    .help = Whoever has most of a symbol at the end gets 5 points; all five symbols make a set, 5 points as well.
board-symbols-most = { $symbol }: { $count }, a majority
board-pegasus = { $seat } has the Pegasus card
    .help = Begins this round. After the round the card goes to the next player.
board-round = Round { $round }
board-final-round = Final round
board-place = Place { $place }
board-hades-plan = Hades is about to steal from { $stack }, go to column { $column } and { $case }.
    .help = The white die names the stack he steals from, his coloured die how far he goes; his markers do not stop him.
board-hades-did = What Hades did
board-hades-step = Step { $step } of { $steps }
board-step-before = Step before
board-step-next = Next step
board-own-dice = Your dice: { $faces }
labour-name-1 = Lion
labour-name-2 = Hydra
labour-name-3 = Hind
labour-name-4 = Boar
labour-name-5 = Stables
labour-name-6 = Birds
labour-name-7 = Bull
labour-name-8 = Mares
labour-name-9 = Belt
labour-name-10 = Cattle
labour-name-11 = Apples
labour-name-12 = Cerberus

status-ready = ready
status-marked = used (marker on it)
status-turned = used (turned over)
status-no_marker = no marker in the supply to pay for it
status-passive = for scoring
case-marker = take his marker there
case-card = take the card there
case-run_on = run on from there

# Names
stack-hestia = Hestia
stack-pan = Pan
stack-aeolus = Aeolus
stack-hecate = Hecate
stack-tyche = Tyche
stack-morpheus = Morpheus
operation-plus = added
operation-minus = subtracted
operation-times = multiplied
operation-divide = divided
sign-plus = +
sign-minus = −
sign-times = ×
sign-divide = ÷
symbol-plus = addition
symbol-minus = subtraction
symbol-times = multiplication
symbol-divide = division
symbol-die = black die
pair-d1d2 = the first and the second die
pair-d1w = the first and the white die
pair-d2w = the second and the white die
dice-d1 = the first die
dice-d2 = the second die
dice-w = the white die
dice-d1_d2 = both coloured dice
dice-d1_w = the first and the white die
dice-d2_w = the second and the white die
dice-d1_d2_w = all three dice
target-none = { dice-w }
target-d1 = { dice-d1 }
target-d2 = { dice-d2 }
target-w = { dice-w }
target-d1_d2 = { dice-d1_d2 }
target-d1_w = { dice-d1_w }
target-d2_w = { dice-d2_w }
target-d1_d2_w = { dice-d1_d2_w }
target-0 = seat 1
target-1 = seat 2
target-2 = seat 3
target-3 = seat 4

# Cards
card-hestia_01 = Hestia ({ ability-plus_one })
card-hestia_02 = Hestia ({ ability-plus_one })
card-hestia_03 = Hestia ({ ability-reroll })
card-hestia_04 = Hestia ({ ability-vp2 })
card-hestia_05 = Hestia ({ ability-vp2 })
card-hestia_06 = Hestia ({ ability-bonus }: { symbol-minus }, { symbol-die })
card-hestia_07 = Hestia ({ ability-plus_one })
card-hestia_08 = Hestia ({ ability-flip })
card-hestia_09 = Hestia ({ ability-vp2 })
card-hestia_10 = Hestia ({ ability-reroll })
card-hestia_11 = Hestia ({ ability-white_die })
card-hestia_12 = Hestia ({ ability-bonus }: { symbol-divide }, { symbol-times })
card-pan_01 = Pan ({ ability-copy })
card-pan_02 = Pan ({ ability-flip })
card-pan_03 = Pan ({ ability-reroll })
card-pan_04 = Pan ({ ability-vp2 })
card-pan_05 = Pan ({ ability-bonus }: { symbol-plus }, { symbol-divide })
card-pan_06 = Pan ({ ability-plus_one })
card-pan_07 = Pan ({ ability-white_die })
card-pan_08 = Pan ({ ability-vp2 })
card-pan_09 = Pan ({ ability-minus_one })
card-pan_10 = Pan ({ ability-bonus }: { symbol-minus }, { symbol-die })
card-aeolus_01 = Aeolus ({ ability-flip })
card-aeolus_02 = Aeolus ({ ability-white_die })
card-aeolus_03 = Aeolus ({ ability-bonus }: { symbol-times }, { symbol-die })
card-aeolus_04 = Aeolus ({ ability-minus_one })
card-aeolus_05 = Aeolus ({ ability-flip })
card-aeolus_06 = Aeolus ({ ability-reroll })
card-hecate_01 = Hecate ({ ability-minus_one })
card-hecate_02 = Hecate ({ ability-white_die })
card-hecate_03 = Hecate ({ ability-bonus }: { symbol-plus }, { symbol-divide })
card-hecate_04 = Hecate ({ ability-copy })
card-hecate_05 = Hecate ({ ability-minus_one })
card-tyche_01 = Tyche 1 ({ ability-reroll })
card-tyche_02 = Tyche 2 ({ ability-white_die })
card-tyche_03 = Tyche 3 ({ ability-minus_one })
card-tyche_04 = Tyche 2 ({ ability-vp2 })
card-tyche_05 = Tyche 1 ({ ability-plus_one })
card-tyche_06 = Tyche 3 ({ ability-reroll })
card-tyche_07 = Tyche 1 ({ ability-vp2 })
card-tyche_08 = Tyche 2 ({ ability-white_die })
card-morpheus_01 = Morpheus 4 ({ ability-flip })
card-morpheus_02 = Morpheus 5 ({ ability-plus_one })
card-morpheus_03 = Morpheus 6 ({ ability-reroll })
card-morpheus_04 = Morpheus 5 ({ ability-copy })
card-morpheus_05 = Morpheus 4 ({ ability-bonus }: { symbol-minus }, { symbol-times })
card-morpheus_06 = Morpheus 6 ({ ability-copy })
card-morpheus_07 = Morpheus 4 ({ ability-flip })
card-god_aphrodite = Aphrodite ({ ability-bonus }: { symbol-minus }, { symbol-times }; 2 VP)
card-god_apollo = Apollo ({ ability-white_die }, 1 VP)
card-god_ares = Ares ({ ability-reroll }, 2 VP)
card-god_artemis = Artemis ({ ability-minus_one }, 3 VP)
card-god_athena = Athena ({ ability-flip }, 2 VP)
card-god_demeter = Demeter ({ ability-plus_one }, 2 VP)
card-god_dionysus = Dionysus ({ ability-white_die }, 1 VP)
card-god_hephaestus = Hephaestus ({ ability-flip }, 2 VP)
card-god_hera = Hera ({ ability-bonus }: { symbol-divide }, { symbol-die }; 2 VP)
card-god_hermes = Hermes ({ ability-copy }, 3 VP)
card-god_poseidon = Poseidon ({ ability-reroll }, 2 VP)
card-god_zeus = Zeus (5 VP)
card-vase_3a = Vase 3 (3 VP)
card-vase_3b = Vase 3 (2 VP)
card-vase_4a = Vase 4 (5 VP)
card-vase_4b = Vase 4 (4 VP)
card-vase_5a = Vase 5 (8 VP)
card-vase_5b = Vase 5 (6 VP)
card-vase_6a = Vase 6 (12 VP)
card-vase_6b = Vase 6 (9 VP)
card-vase_7a = Vase 7 (17 VP)
card-vase_7b = Vase 7 (13 VP)
card-pantheon_1 = Pantheon card (5 VP)
card-pantheon_2 = Pantheon card (5 VP)
card-pantheon_3 = Pantheon card (5 VP)

# In the simplified variant
plain-god_aphrodite = Aphrodite (2 VP)
plain-god_apollo = Apollo (1 VP)
plain-god_ares = Ares (2 VP)
plain-god_artemis = Artemis (3 VP)
plain-god_athena = Athena (2 VP)
plain-god_demeter = Demeter (2 VP)
plain-god_dionysus = Dionysus (1 VP)
plain-god_hephaestus = Hephaestus (2 VP)
plain-god_hera = Hera (2 VP)
plain-god_hermes = Hermes (3 VP)
plain-god_poseidon = Poseidon (2 VP)

# Labours
labour-1 = Defeat the Nemean Lion
labour-2 = Kill the Lernaean Hydra
labour-3 = Catch the Ceryneian Hind
labour-4 = Catch the Erymanthian Boar
labour-5 = Clean the Augean Stables
labour-6 = Drive off the Stymphalian Birds
labour-7 = Tame the Cretan Bull
labour-8 = Catch the Mares of Diomedes
labour-9 = Obtain the Belt of Hippolyta
labour-10 = Steal the Cattle of Geryon
labour-11 = Steal the Golden Apples of the Hesperides
labour-12 = Abduct Cerberus, the three-headed hound

# Abilities
ability-white_die = Use the white die
    .help = Take the white die and roll it. This turn you calculate with two of your three dice.
ability-reroll = Reroll
    .help = Pick at least one of your dice and roll the picked ones again.
ability-plus_one = +1
    .help = One of your dice goes up by 1; a 6 cannot be chosen.
ability-minus_one = −1
    .help = One of your dice goes down by 1; a 1 cannot be chosen.
ability-copy = Copy dice
    .help = Both your coloured dice take the faces of an opponent's two dice.
ability-flip = Flip a die
    .help = One of your dice shows its opposite face: n becomes 7 − n.
ability-bonus = bonus
    .help = Carries additional scoring symbols. Never used, never holds a marker.
ability-vp2 = 2 victory points
    .help = Worth 2 VP at the end. Never used, never holds a marker.
ability-none = No ability
    .help = Nothing to use.

## Glossary

glossary-labour = Labour
    .help = One of the twelve deeds of Hercules. You master it if two of your dice make its number.
glossary-marker = Marker
    .help = One lies in each column of your row at the start. Those of mastered labours go to the supply: they pay for demigods, or are worth 1 victory point each at the end.
glossary-supply = Supply
    .help = Your markers that lie on no card and in no column.
glossary-apprentice = Apprentice
    .help = Your figure. It runs to the space before your next marker.
glossary-advance = Run
    .help = The apprentice moves to the right. 3 or more spaces bring a vase, and the column where it stops brings its god.
glossary-board = Board
    .help = Twelve columns, one for each labour, and before them the start space.
glossary-start-space = Start space
    .help = Every apprentice starts here, one space before column 1.
glossary-demigod-card = Demigod
    .help = A card that is yours for the operation or for a number. Using it costs a marker; its symbols count at the end.
glossary-god-card = God
    .help = A card above a column that belongs to whoever stops there. It is turned over when it is used.
glossary-vase-card = Vase
    .help = A card for a run of at least 3 spaces in one turn; the farther, the more victory points.
glossary-pantheon-card = Pantheon card
    .help = Lies under Zeus above column 12; 5 victory points.
glossary-pegasus-card = Pegasus card
    .help = Whoever has it begins the round; then it goes on.
glossary-white-die = White die
    .help = A third die that some cards bring for a turn. Alone it belongs to Hades.
glossary-roll = Roll
    .help = At the beginning of a round everybody rolls two dice.
glossary-use = Use
    .help = Let a card work before you calculate; each once a turn.
glossary-rest = Rest
    .help = Instead of mastering: up to 3 markers back from cards, and one god ready again.
glossary-symbol = Symbol
    .help = On demigods and some gods: the four operations and the black die. Whoever has most of a kind gets 5 victory points.
glossary-set = Set
    .help = Each of the five symbols once; 5 victory points.
glossary-solo = Playing alone
    .help = Alone against Hades, who steals and runs by fixed habits.
glossary-stack = Stack
    .help = Cards of one kind on each other, of which the top one is seen.
    .instead-of = pile
glossary-victory-point = Victory point
    .help = Whoever has most at the end wins. VP for short.
