# Hercules in English.

game-title = Hercules
    .help = A race along the twelve labours: combine two dice by arithmetic, master a labour, run, and collect cards.
automaton = Hades

option-simplified = Simplified variant
    .help = God cards only bring victory points: they have no abilities and no symbols, and resting restores no god.
option-start_seat = Start seat
    .help = Who takes the Pegasus card first; alone it is always the hero.
option-solo_handicap = Handicap
    .help = Victory points Hades gets on top when you play alone.
option-round_limit = Round limit
    .help = After this many rounds the game is scored even if nobody has reached column 12.

# Questions
prompt-turn = { $seat }, master a labour, use a card, or rest.
    .help =
        Combine two of your dice by adding, subtracting, multiplying or dividing. The result names the labour you master: it
        must be a whole number from 1 to 12 whose marker still lies in your row. Take the marker, run to the space before
        your next marker, and collect: a demigod for the operation or for a number you used, a vase for 3 or more spaces,
        and the god above the column where you stop.
        Before that you may use cards. A demigod costs a marker of your supply, a god is turned over; each card once a turn.
        Or you rest, but only if you have used no card this turn: up to 3 markers come back from your demigods and one god
        is turned to its front. Whoever has used cards and can master nothing may give up the turn.
prompt-demigod = { $seat }, take the top card of one of these stacks.
    .help =
        You get one demigod: from the stack of your operation, or from Tyche or Morpheus if their visible number is on one of
        the two dice you calculated with. You can choose among them, but you can't decline.
prompt-recover = { $seat }, take back up to { $left ->
        [one] { $left } more marker.
       *[other] { $left } more markers.
    }
    .help =
        Resting brings up to 3 markers from your demigods back to your supply, and these cards can be used again from your
        next turn on. Only markers in the supply are worth a point at the end.
prompt-refresh = { $seat }, turn one of your gods to its front.
    .help = Resting readies one god that you have used. It can be used again from your next turn on.

# Choices
choice-use = use { $a } on { $b }
choice-master = { $a } with { $b }
choice-take = take the top { $a } card
choice-recover = take the marker from { $a }
choice-refresh = turn { $a } to its front
choice-rest = rest
choice-give_up = give up the turn
choice-done = leave it at that

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
label-use-white-die = { $card }: take and roll the white die
label-use-copy = { $card }: make your dice { $d1 } and { $d2 }, like { $seat }
label-use-reroll = { $card }: roll { $dice } again ({ $faces })
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
event-copied = { $seat } copies the dice of { $other }: { $d1 } and { $d2 }.
event-calculated = { $x } and { $y }, { $operation }: { $result }.
event-mastered = { $seat } masters labour { $column }: { $labour }.
event-moved = { $seat } runs { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from column { $old } to column { $new }.
event-took-demigod = { $seat } takes { $card }.
event-no-demigod = No stack is open to { $seat }: no demigod.
event-took-vase = { $seat } takes { $card } for { $spaces } spaces.
event-no-vase = No vase is left for { $spaces } spaces.
event-took-god = { $seat } takes { $card } above column { $column }.
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
    } and place { $place }.

event-hades-stole = White die { $white }, the { $stack } stack: Hades steals { $card }.
event-hades-stole-nothing = White die { $white }, the { $stack } stack: it is empty, so Hades steals nothing.
event-hades-moved = Coloured die { $spaces }: Hades goes from column { $old } to column { $new }; markers do not stop him.
event-hades-took-marker = Case 1, his own marker lies in column { $column }: he takes it and has { $left } left in his row.
event-hades-took-card = Case 2, no marker of his but a card above column { $column }: he takes { $card }.
event-hades-ran-on = Case 3, neither marker nor card: he runs on from column { $old } to column { $new }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, up to his next marker.
event-hades-stayed = Case 3, neither marker nor card: his next marker is right after column { $column }, so he stays.

# Why not
why-not-mastered = You have already mastered labour { $column }: { $labour }.
why-not-reached = No calculation with your dice makes this number.
why-not-zero = { $x } minus { $x } is 0, and there is no labour 0.
why-not-large = { $x } times { $y } is { $result }, and there are only { $most } labours.
why-not-whole = { $x } divided by { $y } is no whole number.
why-not-passive = This card has nothing to use; it counts at the end.
why-not-simplified = In the simplified variant gods only bring victory points.
why-not-marked = This card is used: a marker lies on it until you rest.
why-not-turned = This god is used: it is turned over until you rest.
why-not-supply = A demigod costs a marker, and there is none in your supply.
why-not-face = A die showing { $face } can't go further that way.
why-not-rest = You have used a card this turn, so you can't rest any more.
why-not-give-up-unused = Only those who have used a card can give up the turn; rest instead.
why-not-give-up-possible = A labour is possible with these dice, so the turn can't be given up.
why-not-empty = The { $stack } stack is empty.
why-not-number = { $stack } shows { $number }, and you did not calculate with a { $number }.
why-not-operation = { $stack } belongs to another operation.

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
panel-title-stacks = To be won
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
panel-column = go to column { $column }
panel-column-number = Column
panel-above = Card above
panel-player = { $seat }
panel-start = start space
panel-apprentice = apprentice
panel-marker = marker
panel-left = { $left } in the pile
panel-left-header = Left
panel-stack = Stack
panel-top = Top card
panel-vase = Vases for { $spaces } spaces
panel-dice = Dice
panel-supply = Markers in the supply
panel-title-symbols = Symbols
panel-player-header = Player
panel-prize = won
panel-score = Line
panel-total = Total
panel-place = Place
panel-tie-break = Tie broken by

# The board of the page: short names, and what each thing is for
board-start = Start
    .help = Every apprentice starts here, one space before column 1.
board-labour = Labour { $column }: { $labour }
    .help =
        Calculate this number with two of your dice. Your marker here comes off, and your apprentice runs to the
        space before your next marker.
board-god = Above column { $column }: { $card }
    .help = Whoever ends a run in this column takes the card.
board-pile = Above column 12: { $card }
    .help =
        Whoever reaches column 12 takes the top card: Zeus first, then a Pantheon card. With that the final
        round begins.
board-empty-column = Above column { $column }: nothing is left
    .help = The card was taken; a run that stops here brings none.
board-stack = { $card }, on top of { $left ->
        [one] the last card
       *[other] { $left } cards
    } of { $stack }
board-empty-stack = { $stack }: no cards left
board-claim-operation = Taken for the operation
    .help = Yours if you calculate with the operation this stack shows.
board-claim-die_number = Taken for a number
    .help = Yours if one of the two dice you calculate with shows the number on the top card.
board-vase = { $card }, for a run of { $spaces ->
        [7] 7 or more spaces
       *[other] { $spaces } spaces
    }
    .help = Taken for the run of one turn. If this stack is empty, the next smaller vase is yours.
board-empty-vase = Vases for { $spaces } spaces: none left
board-card = { $card } ({ $status })
board-prize = { $card } (won)
    .help = Brings its points at the end.
board-die = { $seat }: die showing { $face }
    .help = All roll at the beginning of a round. Two dice and one operation give the labour you master.
board-die-unrolled = { $seat }: die not rolled yet
board-white-die = White die
    .help =
        It waits here for a card that lets you use it. Whoever takes it rolls it and calculates with two of
        three dice.
board-white-die-held = White die showing { $face }
    .help = A third die for this turn. Hades owns it when you play alone: it names the stack he steals from.
board-apprentice = { $seat }: apprentice in column { $column }
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
symbol-plus = plus
symbol-minus = minus
symbol-times = times
symbol-divide = divided by
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
target-none = nothing
target-d1 = { dice-d1 }
target-d2 = { dice-d2 }
target-w = { dice-w }
target-d1_d2 = { dice-d1_d2 }
target-d1_w = { dice-d1_w }
target-d2_w = { dice-d2_w }
target-d1_d2_w = { dice-d1_d2_w }
target-0 = seat 0
target-1 = seat 1
target-2 = seat 2
target-3 = seat 3

# Cards
card-hestia_01 = Hestia: { ability-plus_one }
card-hestia_02 = Hestia: { ability-plus_one }
card-hestia_03 = Hestia: { ability-reroll }
card-hestia_04 = Hestia: { ability-vp2 }
card-hestia_05 = Hestia: { ability-vp2 }
card-hestia_06 = Hestia: { ability-bonus } { symbol-minus }, { symbol-die }
card-hestia_07 = Hestia: { ability-plus_one }
card-hestia_08 = Hestia: { ability-flip }
card-hestia_09 = Hestia: { ability-vp2 }
card-hestia_10 = Hestia: { ability-reroll }
card-hestia_11 = Hestia: { ability-white_die }
card-hestia_12 = Hestia: { ability-bonus } { symbol-divide }, { symbol-times }
card-pan_01 = Pan: { ability-copy }
card-pan_02 = Pan: { ability-flip }
card-pan_03 = Pan: { ability-reroll }
card-pan_04 = Pan: { ability-vp2 }
card-pan_05 = Pan: { ability-bonus } { symbol-plus }, { symbol-divide }
card-pan_06 = Pan: { ability-plus_one }
card-pan_07 = Pan: { ability-white_die }
card-pan_08 = Pan: { ability-vp2 }
card-pan_09 = Pan: { ability-minus_one }
card-pan_10 = Pan: { ability-bonus } { symbol-minus }, { symbol-die }
card-aeolus_01 = Aeolus: { ability-flip }
card-aeolus_02 = Aeolus: { ability-white_die }
card-aeolus_03 = Aeolus: { ability-bonus } { symbol-times }, { symbol-die }
card-aeolus_04 = Aeolus: { ability-minus_one }
card-aeolus_05 = Aeolus: { ability-flip }
card-aeolus_06 = Aeolus: { ability-reroll }
card-hecate_01 = Hecate: { ability-minus_one }
card-hecate_02 = Hecate: { ability-white_die }
card-hecate_03 = Hecate: { ability-bonus } { symbol-plus }, { symbol-divide }
card-hecate_04 = Hecate: { ability-copy }
card-hecate_05 = Hecate: { ability-minus_one }
card-tyche_01 = Tyche (1): { ability-reroll }
card-tyche_02 = Tyche (2): { ability-white_die }
card-tyche_03 = Tyche (3): { ability-minus_one }
card-tyche_04 = Tyche (2): { ability-vp2 }
card-tyche_05 = Tyche (1): { ability-plus_one }
card-tyche_06 = Tyche (3): { ability-reroll }
card-tyche_07 = Tyche (1): { ability-vp2 }
card-tyche_08 = Tyche (2): { ability-white_die }
card-morpheus_01 = Morpheus (4): { ability-flip }
card-morpheus_02 = Morpheus (5): { ability-plus_one }
card-morpheus_03 = Morpheus (6): { ability-reroll }
card-morpheus_04 = Morpheus (5): { ability-copy }
card-morpheus_05 = Morpheus (4): { ability-bonus } { symbol-minus }, { symbol-times }
card-morpheus_06 = Morpheus (6): { ability-copy }
card-morpheus_07 = Morpheus (4): { ability-flip }
card-god_aphrodite = Aphrodite: { ability-bonus } { symbol-minus }, { symbol-times }, 2 VP
card-god_apollo = Apollo: { ability-white_die }, 1 VP
card-god_ares = Ares: { ability-reroll }, 2 VP
card-god_artemis = Artemis: { ability-minus_one }, 3 VP
card-god_athena = Athena: { ability-flip }, 2 VP
card-god_demeter = Demeter: { ability-plus_one }, 2 VP
card-god_dionysus = Dionysus: { ability-white_die }, 1 VP
card-god_hephaestus = Hephaestus: { ability-flip }, 2 VP
card-god_hera = Hera: { ability-bonus } { symbol-divide }, { symbol-die }, 2 VP
card-god_hermes = Hermes: { ability-copy }, 3 VP
card-god_poseidon = Poseidon: { ability-reroll }, 2 VP
card-god_zeus = Zeus: 5 VP
card-vase_3a = Vase 3: 3 VP
card-vase_3b = Vase 3: 2 VP
card-vase_4a = Vase 4: 5 VP
card-vase_4b = Vase 4: 4 VP
card-vase_5a = Vase 5: 8 VP
card-vase_5b = Vase 5: 6 VP
card-vase_6a = Vase 6: 12 VP
card-vase_6b = Vase 6: 9 VP
card-vase_7a = Vase 7: 17 VP
card-vase_7b = Vase 7: 13 VP
card-pantheon_1 = Pantheon card: 5 VP
card-pantheon_2 = Pantheon card: 5 VP
card-pantheon_3 = Pantheon card: 5 VP

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
labour-10 = Raid the Cattle of Geryon
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
