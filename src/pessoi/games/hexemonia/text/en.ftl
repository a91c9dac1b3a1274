# Hexemonia in English.

game-title = Hexemonia
    .help = Lead a Greek city-state: lay tiles around your Acropolis, feed them with citizens, hoplites and gold, and fight.

option-revolts_in_two_player_game = Revolts with two players
    .help = Off: there are no revolts, and whoever has the Philosopher at the end scores 3 victory points. With three or four players revolts are always on.
option-start_seat = Start seat
    .help = Who begins. Whoever sits to the right of that is the last player, with whose turn every round ends.

# Questions
prompt-take = { $seat }, take one of the revealed tiles.
    .help =
        Take one of the revealed tiles into your hand; its slot is refilled at once from the Stack of Fate. Afterwards you
        take another tile, or a resource. When the last tile has left the Stack of Fate, the end is near: this turn is
        finished, and the players up to the last player have one final turn each, without taking tiles.
prompt-take-more = { $seat }, take another tile or a resource.
    .help = Take a second revealed tile (also the one that has just been refilled), or put a citizen, a hoplite or a gold from the supply on your Acropolis.
prompt-build = { $seat }, lay tiles from your hand, or choose your action.
    .help =
        Lay as many tiles as you like. A tile goes to the innermost ring that has an empty space, where it touches at least
        two tiles of your city-state (the very first only the Acropolis). A Polis tile must touch the Acropolis or another
        Polis tile, and no two Polis tiles of your city-state may have the same title. You move exactly the cost of the tile
        onto it, from any of your tiles; these may become inactive. Cubes on tiles laid in this step can't pay for another tile.
        Spaces are called by the direction in which they lie from the Acropolis, with north at the top; where no ring is named
        it is the first.
        A Mythos tile lies in front of you. Its marker goes on a tile of your city-state with the same nature; while that tile
        is active, so is the Mythos tile. You can have three Mythos tiles: a fourth drives out an older one.
        Choosing an action ends the laying of tiles.
        At the end only active tiles score: a Chora tile 1 victory point, a Fortification 1, a Polis tile 2. A Mythos tile
        scores nothing by itself, but three of different natures are a myth set for 8, active or not, and your Acropolis counts
        as one of them. Add 1 for each gold on the Acropolis, and the bonus of its patron god.
prompt-pay = { $seat }, { $tile } still lacks 1 { $resource }. From which tile?
    .help = The cost of a tile is moved onto it, cube by cube, from any of your tiles but those laid in this step.
prompt-forsake = { $seat }, you have more than three Mythos tiles: which older one goes to the Underworld?
    .help = Nobody has more than three Mythos tiles. The ones that have just come stay; the marker of the one that goes returns to the middle.
prompt-action = { $seat }, choose your action.
    .help =
        Every turn has exactly one action. Production: every active tile receives the cubes printed on it. Strategy: move your
        cubes as you like, then exchange 2 citizens of a tile for a hoplite or a hoplite for 2 citizens; it is also the way to
        pass. Special: use abilities of active tiles, each once. War: attack each opponent at most once.
        Then comes politics: if you have more tiles with the politics symbol than everybody else, active or not, and do not
        have the Philosopher yet, it comes to you. With a tie it stays where it is, and it never comes to a player whose turn
        it is not. When it comes, there are revolts in all other city-states: every active tile with excess, that is with more
        cubes than its cost, loses part of it. If only one resource is in excess, half of it goes, rounded up; if several are,
        as much stays of each as there is of the smallest. The Acropolis is safe. If you play without revolts, the Philosopher
        is worth 3 victory points at the end.
prompt-strategy = { $seat }, { $task }.
    .help =
        First lift all the cubes you want to move, then put them on any tiles of your city-state. Once the first is put down no
        more are lifted. Then you may exchange 2 citizens lying on one tile for a hoplite, or a hoplite for 2 citizens; on each
        tile in one direction only, and after that no more cubes move.
strategy-lift-exchange = lift cubes, exchange them, or end Strategy
strategy-lift = lift cubes, or end Strategy
strategy-lift-land = lift more cubes, or put down the lifted ones
strategy-land = put down the cubes you have lifted
strategy-exchange = exchange cubes, or end Strategy
prompt-special = { $seat }, { $task }.
    .help = Use the abilities of as many tiles as you like, one after the other. A tile must be active at that moment, and each is used once; a Mythos tile is active while its marker lies on an active tile.
special-use = use an ability
special-use-end = use another ability, or end your action
special-end = end your action
prompt-reveal-neighbour = { $seat }, { $tile } touches your hidden Acropolis. { $revelation }
    .help = If your Acropolis has the nature that counts, you may reveal it for the rest of the game; it then counts as a neighbour. Everyone in this situation is asked, so that nobody learns anything from the question.
prompt-reveal-politics = { $seat }, your action is over, politics comes next. { $revelation }
    .help = An Acropolis with the politics symbol may be revealed before these symbols are counted; it then counts for the rest of the game. Whoever has more than everybody else in their own turn gets the Philosopher, and there are revolts in all other city-states. Everyone with a hidden Acropolis is asked, so that nobody learns anything from the question.
revelation-possible = Do you reveal your Acropolis?
revelation-refused = Your Acropolis stays hidden.
prompt-spring = { $seat }, which resource does the Spring bring?
    .help = One resource of your choice from the supply goes onto your Acropolis.
prompt-target = { $seat }, whom does { $tile } strike?
    .help = Choose an opponent who has what is demanded.
prompt-give = { $seat }, give 1 { $resource } for { $tile }. From which of your tiles?
    .help = You choose the tile, active or not. It may become inactive.
prompt-hades = { $seat }, from which tile does Hades take citizens?
    .help = Up to three excess citizens of one active tile of an opponent go to the supply. Excess is what lies there beyond the cost; the Acropolis has none.
prompt-oracle = { $seat }, which tile shall be number { $place } on the Stack of Fate?
    .help = You alone see the top tiles of the Stack of Fate. Put them back in any order: number 1 is drawn next.
prompt-agora = { $seat }, { $task }.
    .help = Lift one or two of your cubes, then put each of them on any tile of your city-state.
agora-lift = lift a cube
agora-lift-land = lift another cube, or put down the lifted one
agora-land = put down what you have lifted
prompt-necropolis = { $seat }, { $citizens ->
        [0] from which tile do you give up citizens?
        [one] { $citizens } citizen so far. Do you give up more?
       *[other] { $citizens } citizens so far. Do you give up more?
    }
    .help = Return any number of your citizens to the supply, at least one. For every two of them the Necropolis receives a gold.
prompt-war = { $seat }, { $task }
    .help =
        A tile can be attacked if it has a free side and the rest of its city-state would still hang together without it; never
        the Acropolis. Its defence is 1 for each citizen and 2 for each hoplite on it, and 2 for each point of the best shield
        among the active tiles beside it. Your army has to be stronger. It loses exactly the defence; the survivors go onto the
        tile, which is yours. You can attack each opponent once.
war-attack = which tile do you attack?
war-attack-end = attack somebody else, or end War.
prompt-army = { $seat }, raise your army: strength { $strength }, more than { $defence } is needed.
    .help = Citizens count 1, hoplites 2. Take them from any of your tiles. The army must be stronger than the defence, and may be much stronger: all who survive go onto the captured tile.
prompt-army-ready = { $seat }, attack, or add to your army: strength { $strength } against defence { $defence }.
    .help = { prompt-army.help }
prompt-losses = { $seat }, your army loses the value { $defence } in all. Who goes to the supply?
    .help = The army loses exactly the value of the defence; the part for the shield in hoplites as long as it has some, the rest as you like.
prompt-settle = { $seat }, where do you lay the captured tile ({ $tile })?
    .help = A captured tile is laid like one from the hand, but costs nothing. What lies on it comes along.
prompt-discard = { $seat }, four tiles stay in your hand. Discard { $surplus ->
        [one] one tile
       *[other] { $surplus } tiles
    }.
    .help = At the end of your turn you keep four tiles. The others go face up to the Underworld.

# Choices
choice-take = take the tile in slot { $a }
choice-gain = 1 { $a } onto the Acropolis
choice-lay = lay { $a }: { $b }
choice-pay = from { $a }
choice-invoke = lay { $a }, marker on { $b }
choice-forsake = discard { $a }
choice-end_build = lay no more tiles
choice-action = { $a }
choice-lift = lift { $a } from { $b }
choice-lift_all = lift all of { $a } from { $b }
choice-lay_cube = put { $a } on { $b }
choice-lay_all = put all of { $a } on { $b }
choice-levy = exchange on { $a }: 2 citizens for a hoplite
choice-disband = exchange on { $a }: a hoplite for 2 citizens
choice-end_strategy = end Strategy
choice-use = use { $a }
choice-end_special = end Special
choice-reveal = reveal the Acropolis
choice-conceal = keep the Acropolis hidden
choice-target = { $a }
choice-give = from { $a }
choice-smite = citizens from { $a }: { $b }
choice-put = { $a }
choice-sacrifice = a citizen from { $a }
choice-sacrifice_all = all citizens from { $a }
choice-end_sacrifice = no more citizens
choice-attack = attack { $a }
choice-end_war = end War
choice-commit = { $a } from { $b }
choice-commit_all = all of { $a } from { $b }
choice-launch = attack with this army
choice-lose = hoplites lost: { $a }
choice-settle = { $a }
choice-discard = { $a }

# What a list of choices is about
verb-take = Take a tile
verb-gain = Take a resource
verb-lay = Lay a tile
verb-pay = Pay
verb-invoke = Lay a Mythos tile
verb-forsake = Discard a Mythos tile
verb-end_build = Lay no more
verb-action = Choose an action
verb-lift = Lift a cube
verb-lift_all = Lift several cubes
verb-lay_cube = Put a cube down
verb-lay_all = Put several cubes down
verb-levy = Exchange citizens for a hoplite
verb-disband = Exchange a hoplite for citizens
verb-end_strategy = End Strategy
verb-use = Use an ability
verb-end_special = End Special
verb-reveal = Reveal
verb-conceal = Keep hidden
verb-target = Choose an opponent
verb-give = Give
verb-smite = Remove citizens
verb-put = Put on the Stack of Fate
verb-sacrifice = Give up a citizen
verb-sacrifice_all = Give up all citizens of a tile
verb-end_sacrifice = Give up no more
verb-attack = Attack
verb-end_war = End War
verb-commit = Add to the army
verb-commit_all = Add several to the army
verb-launch = Launch the attack
verb-lose = Losses
verb-settle = Lay the captured tile
verb-discard = Discard

label-at = { $tile }{ $at }
label-take = take { $tile }
label-pay = from { $tile }
label-invoke = lay { $myth }, marker on { $tile }
label-action-strategy = Strategy: move and exchange cubes, or pass
label-lift = lift { $cubes } from { $tile }
label-lift_all = lift { $cubes } from { $tile }
label-lay_cube = put { $cubes } on { $tile }
label-lay_all = put { $cubes } on { $tile }
label-levy = exchange on { $tile }: 2 citizens for a hoplite
label-disband = exchange on { $tile }: a hoplite for 2 citizens
label-use = use { $tile }
label-give = from { $tile }
label-smite = { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    } from { $tile } of { $seat }
label-sacrifice = 1 citizen from { $tile }
label-sacrifice_all = all citizens from { $tile }
label-attack = attack { $tile } of { $seat }, defence { $defence }
label-commit = { $cubes } from { $tile }
label-commit_all = { $cubes } from { $tile }
label-lose = lose { $cubes }

amount-citizen = { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
amount-hoplite = { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }
amount-gold = { $count } gold
list = { $first }, { $rest }
list-end = { $first } and { $rest }
outlook-type = { $type }, { $nature }
outlook-cost = costs { $cubes }
outlook-free = no cost
outlook-makes = produces { $cubes }
outlook-yield = brings { $cubes }
outlook-no-yield = brings nothing now
outlook-shield = shield { $shield } for the tiles beside it
outlook-earns = now { $gold } gold
outlook-reveals = reveals your Acropolis, for 1 gold
outlook-beside = beside { $tiles }
outlook-booty = with { $gold } gold
outlook-myth = with { $myth }
outlook-falls-inactive = becomes inactive
outlook-becomes-active = becomes active

ability-spring = 1 resource of your choice on your Acropolis
ability-harbour = 1 gold here for each economy tile beside it
ability-temple = 1 gold here for each sacred tile beside it
ability-necropolis = give up citizens, 1 gold here for every 2
ability-agora = move up to 2 of your cubes
ability-tavern = an opponent gives 1 citizen to it
ability-labyrinth = an opponent gives 1 hoplite to it
ability-lighthouse = every opponent gives 1 gold to it
ability-hades = remove up to 3 excess citizens from an opponent's tile
ability-oracle = look at the top 4 tiles of the Stack of Fate and order them
ability-moirai = draw the top tile of the Stack of Fate
ability-pandora = an opponent loses a random tile from hand

# What happened
event-turn-began = Round { $round }: it is { $seat }'s turn.
event-final-turn-began = { $seat } has a final turn.
event-took = { $seat } takes { $tile }.
event-refilled = New in slot { $slot }: { $tile }.
event-gained = 1 { $resource } goes onto the Acropolis of { $seat }.
event-end-triggered = The last tile has left the Stack of Fate. { $seat } finishes the turn; then come the final turns.
event-laid = { $seat } lays { $tile } ({ $space }).
event-paid-citizen = { $seat } moves a citizen from { $tile }{ $at } to { $receiver }.
event-paid-hoplite = { $seat } moves a hoplite from { $tile }{ $at } to { $receiver }.
event-paid-gold = { $seat } moves a gold from { $tile }{ $at } to { $receiver }.
event-invoked = { $seat } lays { $myth }; the marker lies on { $tile }{ $at }.
event-forsook = { $seat } discards { $myth }.
event-acted = { $seat } chooses { $action }.
event-produced-citizen = { $seat }, { $tile }{ $at }: { $count ->
        [one] +{ $count } citizen
       *[other] +{ $count } citizens
    }.
event-produced-hoplite = { $seat }, { $tile }{ $at }: { $count ->
        [one] +{ $count } hoplite
       *[other] +{ $count } hoplites
    }.
event-produced-gold = { $seat }, { $tile }{ $at }: +{ $count } gold.
event-lifted-citizen = { $seat } lifts { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } from { $tile }{ $at }.
event-lifted-hoplite = { $seat } lifts { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    } from { $tile }{ $at }.
event-lifted-gold = { $seat } lifts { $count } gold from { $tile }{ $at }.
event-placed-citizen = { $seat } puts { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } on { $tile }{ $at }.
event-placed-hoplite = { $seat } puts { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    } on { $tile }{ $at }.
event-placed-gold = { $seat } puts { $count } gold on { $tile }{ $at }.
event-levied = { $seat } exchanges 2 citizens on { $tile }{ $at } for a hoplite.
event-disbanded = { $seat } exchanges a hoplite on { $tile }{ $at } for 2 citizens.
event-used = { $seat } uses { $tile }{ $at }.
event-revealed = { $seat } reveals the Acropolis: { $acropolis }.
event-earned = { $seat }, { $tile }{ $at }: +{ $gold } gold.
event-targeted = { $seat } chooses { $other }.
event-gave-citizen = { $seat } gives a citizen from { $tile }{ $at } for { $receiver }.
event-gave-hoplite = { $seat } gives a hoplite from { $tile }{ $at } for { $receiver }.
event-gave-gold = { $seat } gives a gold from { $tile }{ $at } for { $receiver }.
event-smote = Hades removes { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    } of { $other } from { $tile }{ $at }.
event-looked = { $seat } looks at { $count ->
        [one] the top tile
       *[other] the top { $count } tiles
    } of the Stack of Fate.
event-saw = Number { $place } on the Stack of Fate: { $tile }.
event-ordered = New number { $place } on the Stack of Fate: { $tile }.
event-drew = { $seat } draws a tile from the Stack of Fate.
event-drew-tile = Drawn: { $tile }.
event-lost-from-hand = { $seat } loses a tile from hand: { $tile }.
event-sacrificed = { $seat } gives up { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    } from { $tile }{ $at }.
event-attacked = A tile of { $other } is attacked: { $tile }{ $at }, defence { $defence }.
event-committed-citizen = { $seat } adds { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } from { $tile }{ $at } to the army.
event-committed-hoplite = { $seat } adds { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    } from { $tile }{ $at } to the army.
event-launched = { $seat } attacks: { $citizens ->
        [0] { "" }
        [one] { $citizens } citizen, { "" }
       *[other] { $citizens } citizens, { "" }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } hoplite, { "" }
       *[other] { $hoplites } hoplites, { "" }
    }strength { $strength }.
event-garrison-lost = { $seat } loses on the attacked tile: { $citizens ->
        [0] { "" }
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }{ $hoplites ->
        [0] { "" }
       *[other] { $citizens ->
            [0] { "" }
           *[other] { " " }and { "" }
        }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }.
event-army-lost = { $seat } loses from the army: { $citizens ->
        [0] { "" }
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }{ $hoplites ->
        [0] { "" }
       *[other] { $citizens ->
            [0] { "" }
           *[other] { " " }and { "" }
        }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }.
event-change-given = { $seat } gets a citizen as change.
event-settled = { $seat } lays the captured tile: { $tile } ({ $space }).
event-merged = { $seat } has { $tile }{ $at } already: the captured tile goes to the Underworld, and what lay on it to the tile already there.
event-myth-captured = { $seat } takes { $myth } from { $other }.
event-philosopher-came = The Philosopher comes to { $seat }, with { $strength ->
        [one] { $strength } politics symbol
       *[other] { $strength } politics symbols
    }.
event-rose-for-half = Revolt at { $seat }, { $tile }{ $at }: { $excess ->
        [one] the one cube in excess is lost.
       *[other] half of the { $excess } in excess is lost, rounded up.
    }
event-rose-for-smallest = Revolt at { $seat }, { $tile }{ $at }: each kind in excess falls to { $smallest }, the number of the smallest.
event-revolted-citizen = { $seat }, { $tile }{ $at }: { $count ->
        [one] −{ $count } citizen
       *[other] −{ $count } citizens
    }.
event-revolted-hoplite = { $seat }, { $tile }{ $at }: { $count ->
        [one] −{ $count } hoplite
       *[other] −{ $count } hoplites
    }.
event-revolted-gold = { $seat }, { $tile }{ $at }: −{ $count } gold.
event-discarded = { $seat } discards { $tile }.
event-scored = { $seat } has { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    } and takes rank { $place }.

# Why not
refusal-step = You have ended the laying of tiles for this turn.
refusal-host = Your city-state has no { $nature } tile on which the marker could lie.
refusal-locked = Cubes on tiles laid in this step can't pay for another tile.
refusal-cost = You can't pay the cost, which is { $cubes }.
refusal-title = Your city-state has { $tile } already, and no two Polis tiles may have the same title.
refusal-polis-space = No empty space of the innermost ring that has one touches two tiles, one of them the Acropolis or a Polis tile.
refusal-special = None of your active tiles has an ability that could be used now.
refusal-war = No tile of an opponent can be attacked with your citizens and hoplites.
refusal-war-troops = You have neither citizens nor hoplites.
refusal-in-the-air = You have lifted cubes; put them down first.
refusal-lift-landing = Once the first cube is put down, no more are lifted.
refusal-lift-over = Moving is over: a cube has been put down or exchanged.
refusal-lift-nothing = There is no cube left that you could lift.
refusal-used = This ability has been used in this action.
refusal-inactive = This tile is inactive: it lacks part of its cost.
refusal-marker-inactive = The tile with its marker is inactive, and so is this Mythos tile.
refusal-ability-harbour = No economy tile lies beside it.
refusal-ability-temple = No sacred tile lies beside it.
refusal-ability-tavern = No opponent has a citizen.
refusal-ability-labyrinth = No opponent has a hoplite.
refusal-ability-lighthouse = No opponent has gold.
refusal-ability-hades = No opponent has excess citizens.
refusal-ability-oracle = The Stack of Fate is empty.
refusal-ability-moirai = The Stack of Fate is empty.
refusal-ability-pandora = No opponent has a tile in hand.
refusal-acropolis = An Acropolis is never attacked.
refusal-attacked = You have attacked { $seat } in this action already.
refusal-surrounded = All six sides of this tile are occupied.
refusal-link = Without this tile the city-state would fall apart.
refusal-placeable = You would have no space for this tile after capturing it.
refusal-strength = Its defence is { $defence }. All your citizens and hoplites together are worth { $strength }; you need more.
refusal-launch = Your army has strength { $strength }; it needs more than { $defence }.

# What reports count
use-tile = Tiles in the city-state
use-myth = Mythos tiles
use-ability = Abilities used
use-captured = Captured tiles
use-action = Ways to play: the action

# The score pad
score-chora = Chora
score-fortifications = Fortifications
score-polis = Polis
score-myths = Myth set
score-gold = Gold on the Acropolis
score-bonus = Acropolis bonus
score-philosopher = Philosopher
tie-break-nature = more active tiles of the nature of the Acropolis
tie-break-gold = more gold on the Acropolis

# The table
panel-title-turn = The turn
panel-title-display = Revealed tiles
panel-title-hand = Your hand
panel-title-hand-of = Hand of { $seat }
panel-title-city = { $seat }, { $hand ->
        [one] { $hand } tile in hand
       *[other] { $hand } tiles in hand
    }
panel-title-score = Score
panel-round = Round
panel-turn = To move
panel-step = Step
panel-last = Last player
panel-philosopher = Philosopher
panel-stack = Tiles in the Stack of Fate
panel-underworld = Underworld
panel-foreseen = Next tiles (known to you alone)
panel-in-the-air = Lifted cubes
panel-end-triggered = The end is triggered
panel-yes = yes
panel-slot = Slot
panel-tile = Tile
panel-printed = Printed on it
panel-space = Where
panel-middle = middle
panel-cubes = Cubes
panel-excess = Excess
panel-state = State
panel-active = active
panel-inactive = inactive
panel-defence = Defence
panel-markers = Markers
panel-acropolis = Acropolis
panel-hidden = hidden
panel-known-to-you = hidden from others
panel-score = Score so far
panel-player = { $seat }
panel-total = Total
panel-political-strength = Politics symbols
panel-place = Rank
panel-tie-break = Decided by

# Names
resource-citizen = citizen
resource-hoplite = hoplite
resource-gold = gold
nature-politics = politics
nature-military = military
nature-economy = economy
nature-sacred = sacred
type-chora = Chora
type-fortification = Fortification
type-polis = Polis
type-mythos = Mythos
step-draw = take tiles
step-build = lay tiles
step-action = action
step-politics = politics
action-production = Production
action-strategy = Strategy
action-special = Special
action-war = War
acropolis-athens = Athens
acropolis-sparta = Sparta
acropolis-olympia = Olympia
acropolis-delphi = Delphi
acropolis-delos = Delos
patron-athens = Athena gives 2 victory points for each active Polis tile
patron-sparta = Ares gives 3 victory points for each active Fortification
patron-olympia = Zeus gives 3 victory points for each active Mythos tile
patron-delphi = Apollo gives 1 victory point for each active Chora tile
patron-delos = Artemis gives 1 victory point for each active Chora tile
tile-pasture_1 = Pasture
tile-pasture_2 = Pasture
tile-pasture_3 = Pasture
tile-pasture_4 = Pasture
tile-village_1 = Village
tile-village_2 = Village
tile-village_3 = Village
tile-countryside_1 = Countryside
tile-countryside_2 = Countryside
tile-countryside_3 = Countryside
tile-quarry_1 = Quarry
tile-quarry_2 = Quarry
tile-spring_1 = Spring
tile-spring_2 = Spring
tile-harbour_1 = Harbour
tile-harbour_2 = Harbour
tile-necropolis_1 = Necropolis
tile-necropolis_2 = Necropolis
tile-phalanx_1 = Phalanx
tile-phalanx_2 = Phalanx
tile-phalanx_3 = Phalanx
tile-wall_1 = Wall
tile-wall_2 = Wall
tile-wall_3 = Wall
tile-labyrinth_1 = Labyrinth
tile-lighthouse_1 = Lighthouse
tile-lighthouse_2 = Lighthouse
tile-fleet_1 = Fleet
tile-fleet_2 = Fleet
tile-agora_1 = Agora
tile-agora_2 = Agora
tile-agora_3 = Agora
tile-tavern_1 = Tavern
tile-tavern_2 = Tavern
tile-tavern_3 = Tavern
tile-temple_1 = Temple
tile-temple_2 = Temple
tile-temple_3 = Temple
tile-gymnasium_1 = Gymnasium
tile-gymnasium_2 = Gymnasium
tile-gymnasium_3 = Gymnasium
tile-amphitheatre_1 = Amphitheatre
tile-amphitheatre_2 = Amphitheatre
tile-asty_1 = Asty
tile-asty_2 = Asty
tile-hades_1 = Hades
tile-oracle_1 = Oracle
tile-moirai_1 = Moirai
tile-muses_1 = Muses
tile-pandora_1 = Pandora
tile-amazons_1 = Amazons
tile-acropolis_0 = Acropolis
tile-acropolis_1 = Acropolis
tile-acropolis_2 = Acropolis
tile-acropolis_3 = Acropolis

# Spaces: the direction from the Acropolis, north at the top; and the same after the name of a tile
space-1 = east
space-2 = north-east
space-3 = north-west
space-4 = west
space-5 = south-west
space-6 = south-east
space-7 = ring 2, east
space-8 = ring 2, east-north-east
space-9 = ring 2, north-east
space-10 = ring 2, north
space-11 = ring 2, north-west
space-12 = ring 2, west-north-west
space-13 = ring 2, west
space-14 = ring 2, west-south-west
space-15 = ring 2, south-west
space-16 = ring 2, south
space-17 = ring 2, south-east
space-18 = ring 2, east-south-east
space-19 = ring 3, east
space-20 = ring 3, east-north-east, towards east
space-21 = ring 3, east-north-east, towards north-east
space-22 = ring 3, north-east
space-23 = ring 3, north, towards north-east
space-24 = ring 3, north, towards north-west
space-25 = ring 3, north-west
space-26 = ring 3, west-north-west, towards north-west
space-27 = ring 3, west-north-west, towards west
space-28 = ring 3, west
space-29 = ring 3, west-south-west, towards west
space-30 = ring 3, west-south-west, towards south-west
space-31 = ring 3, south-west
space-32 = ring 3, south, towards south-west
space-33 = ring 3, south, towards south-east
space-34 = ring 3, south-east
space-35 = ring 3, east-south-east, towards south-east
space-36 = ring 3, east-south-east, towards east
space-37 = ring 4, east
space-38 = ring 4, east-north-east, towards east
space-39 = ring 4, east-north-east
space-40 = ring 4, east-north-east, towards north-east
space-41 = ring 4, north-east
space-42 = ring 4, north, towards north-east
space-43 = ring 4, north
space-44 = ring 4, north, towards north-west
space-45 = ring 4, north-west
space-46 = ring 4, west-north-west, towards north-west
space-47 = ring 4, west-north-west
space-48 = ring 4, west-north-west, towards west
space-49 = ring 4, west
space-50 = ring 4, west-south-west, towards west
space-51 = ring 4, west-south-west
space-52 = ring 4, west-south-west, towards south-west
space-53 = ring 4, south-west
space-54 = ring 4, south, towards south-west
space-55 = ring 4, south
space-56 = ring 4, south, towards south-east
space-57 = ring 4, south-east
space-58 = ring 4, east-south-east, towards south-east
space-59 = ring 4, east-south-east
space-60 = ring 4, east-south-east, towards east
at-0 = { "" }
at-1 = { " " }({ space-1 })
at-2 = { " " }({ space-2 })
at-3 = { " " }({ space-3 })
at-4 = { " " }({ space-4 })
at-5 = { " " }({ space-5 })
at-6 = { " " }({ space-6 })
at-7 = { " " }({ space-7 })
at-8 = { " " }({ space-8 })
at-9 = { " " }({ space-9 })
at-10 = { " " }({ space-10 })
at-11 = { " " }({ space-11 })
at-12 = { " " }({ space-12 })
at-13 = { " " }({ space-13 })
at-14 = { " " }({ space-14 })
at-15 = { " " }({ space-15 })
at-16 = { " " }({ space-16 })
at-17 = { " " }({ space-17 })
at-18 = { " " }({ space-18 })
at-19 = { " " }({ space-19 })
at-20 = { " " }({ space-20 })
at-21 = { " " }({ space-21 })
at-22 = { " " }({ space-22 })
at-23 = { " " }({ space-23 })
at-24 = { " " }({ space-24 })
at-25 = { " " }({ space-25 })
at-26 = { " " }({ space-26 })
at-27 = { " " }({ space-27 })
at-28 = { " " }({ space-28 })
at-29 = { " " }({ space-29 })
at-30 = { " " }({ space-30 })
at-31 = { " " }({ space-31 })
at-32 = { " " }({ space-32 })
at-33 = { " " }({ space-33 })
at-34 = { " " }({ space-34 })
at-35 = { " " }({ space-35 })
at-36 = { " " }({ space-36 })
at-37 = { " " }({ space-37 })
at-38 = { " " }({ space-38 })
at-39 = { " " }({ space-39 })
at-40 = { " " }({ space-40 })
at-41 = { " " }({ space-41 })
at-42 = { " " }({ space-42 })
at-43 = { " " }({ space-43 })
at-44 = { " " }({ space-44 })
at-45 = { " " }({ space-45 })
at-46 = { " " }({ space-46 })
at-47 = { " " }({ space-47 })
at-48 = { " " }({ space-48 })
at-49 = { " " }({ space-49 })
at-50 = { " " }({ space-50 })
at-51 = { " " }({ space-51 })
at-52 = { " " }({ space-52 })
at-53 = { " " }({ space-53 })
at-54 = { " " }({ space-54 })
at-55 = { " " }({ space-55 })
at-56 = { " " }({ space-56 })
at-57 = { " " }({ space-57 })
at-58 = { " " }({ space-58 })
at-59 = { " " }({ space-59 })
at-60 = { " " }({ space-60 })

# What speaks for or against a position, as a reason; and how a bot may be minded

## Glossary

glossary-city-state = City-state
    .help = Your Acropolis and all the tiles that lie around it.
    .instead-of = city, cities
glossary-acropolis = Acropolis
    .help = The tile in the middle of a city-state. It is never attacked, never in revolt and holds any number of cubes; each gold on it is worth 1 victory point at the end.
glossary-patron-god = Patron god
    .help = The god of an Acropolis. It gives victory points at the end for active tiles of one type.
glossary-tile = Tile
    .help = A hexagon with a title, a type, a nature and a cost; some have production, a shield or an ability.
glossary-chora = Chora
    .help = Green tiles: the countryside. 1 victory point each if active.
glossary-fortification = Fortification
    .help = Red tiles; most have a shield that protects the tiles beside them. 1 victory point each if active.
    .instead-of = fortress, fortresses
glossary-polis = Polis tile
    .help = Blue tiles: the places of the citizens. They touch the Acropolis or another Polis tile, no title twice. 2 victory points each if active.
glossary-mythos-tile = Mythos tile
    .help = A violet tile that lies in front of you. It is active while its marker lies on an active tile. You can have three.
    .instead-of = myths
glossary-mythos-marker = Marker
    .help = Ties a Mythos tile to a tile of your city-state that has the same nature.
glossary-nature = Nature
    .help = Every tile is of politics, military, economy or sacred nature.
glossary-cube = Cube
    .help = A citizen, a hoplite or a gold; also called a resource.
glossary-cost = Cost
    .help = The cubes that must lie on a tile to make it active. They are not spent, but moved onto it.
glossary-active = Active
    .help = A tile is active if its whole cost lies on it. Only active tiles produce, protect, score and can be used.
glossary-excess = Excess
    .help = Cubes on an active tile beyond its cost. A revolt takes of them; the Acropolis has none.
    .instead-of = surplus
glossary-lay = Lay
    .help = Bring a tile from your hand into your city-state or, a Mythos tile, in front of you.
    .instead-of = invoke, invokes
glossary-adjacent = Beside
    .help = Two tiles lie beside each other if their sides touch.
glossary-ring = Ring
    .help = All spaces at the same distance from the Acropolis. A new tile goes to the innermost ring that has an empty space.
glossary-revealed = Revealed
    .help = Seen by all: the tiles that can be taken, and an Acropolis that is no longer hidden.
    .instead-of = turn up, turns up, turned up
glossary-production = Production
    .help = An action: every active tile receives the cubes printed on it.
glossary-strategy = Strategy
    .help = An action: move cubes, then exchange 2 citizens for a hoplite or a hoplite for 2 citizens. Also the way to pass.
    .instead-of = levy, levies, disband, disbands
glossary-special-ability = Ability
    .help = What an active tile can do in the action Special, once in each action.
glossary-war = War
    .help = An action: capture a tile of an opponent, from each at most one. The stronger side always wins.
glossary-attackers = Army
    .help = The citizens and hoplites with which you attack a tile. Who survives goes onto the captured tile.
    .instead-of = troops
glossary-total-value = Strength and defence
    .help = In war 1 for each citizen and 2 for each hoplite; for the attacked tile also 2 for each point of the best shield beside it.
glossary-shield = Shield
    .help = The number on a Fortification. While active it protects the tiles beside it, never itself.
glossary-change = Change
    .help = A citizen back, if an army without citizens loses an odd value.
glossary-stack-of-fate = Stack of Fate
    .help = The hidden tiles. When it is empty the final turns follow.
    .instead-of = draw pile, pile
glossary-underworld = Underworld
    .help = All tiles that are out of the game lie here for all to see. Nothing comes back.
    .instead-of = discard pile
glossary-philosopher = Philosopher
    .help = Comes to you if you have more politics symbols than everybody else at the end of your turn. Then there are revolts in all other city-states.
glossary-political-situation = Politics
    .help = The last step of a turn: count politics symbols, Philosopher, revolts, keep four tiles in hand.
glossary-revolt = Revolt
    .help = An active tile loses excess: half of it, rounded up, if only one resource is in excess; else as much stays of each as there is of the smallest.
    .instead-of = uprising, uprisings
glossary-last-player = Last player
    .help = Whoever sits to the right of the start seat. With that turn every round ends, the last one too.
glossary-myth-set = Myth set
    .help = Three Mythos tiles of different natures, active or not; the own Acropolis counts as one. Worth 8 victory points.
glossary-victory-point = Victory point
    .help = Whoever has most at the end wins. VP for short.

## Board

board-label = The city-states
board-round = Round { $round }
board-step-draw = Take
    .help = Take a tile, then another tile or a resource.
board-step-build = Lay
    .help = Lay as many tiles of your hand as you like; what they cost is moved onto them.
board-step-action = Act
    .help = One action: Production, Strategy, Special or War.
board-step-politics = Politics
    .help = Who has more politics symbols than everybody else takes the Philosopher, and the others have revolts. Then the hand shrinks to four tiles.
board-politics = Politics symbols: { $strengths }
    .help = Mythos tiles count too, active or not. Whoever has more than everybody else at the end of the own turn takes the Philosopher.
board-end = Final turns
    .help = The Stack of Fate is empty. Everybody up to the last player has one more turn, without taking tiles.
board-overview = All city-states side by side
board-nearer = Nearer
board-farther = Farther away
board-player = { $seat }: { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    }, { $strength ->
        [one] { $strength } politics symbol
       *[other] { $strength } politics symbols
    }, { $hand ->
        [one] { $hand } tile in hand
       *[other] { $hand } tiles in hand
    }
    .help = Victory points as far as they can be known now; a hidden Acropolis adds its bonus for its owner alone.
board-last = The last player: every round ends with this turn.
board-philosopher = The Philosopher is here and keeps revolts away.
board-attacked = Attacked in this action already.
board-enlarge = Press to see this city-state large.
board-place = Rank { $place }
board-display = Revealed
board-hand = Hand, { $count } of { $most }
board-looking = Top of the stack, for your eyes only
board-stack = Stack of Fate: { $left ->
        [one] { $left } tile left
       *[other] { $left } tiles left
    }
    .help = Face-down tiles. When the last one leaves the stack, this turn is finished, and the final turns begin.
board-stack-known = You know what comes next: { $tiles }.
board-stack-label = Stack
board-underworld = Underworld: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    .help = Discarded tiles. They do not come back. Press to see them all.
board-underworld-label = Underworld
board-supply = Supply: { $resource }
    .help = Instead of a second tile you may take a resource; it goes on your Acropolis.
board-space = Empty space, { $space }
    .help = The innermost ring that has an empty space is filled first. A tile touches at least two tiles of the city-state; a Polis tile also the Acropolis or another Polis tile.
board-count-citizen = { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
board-count-hoplite = { $count ->
        [one] 1 hoplite
       *[other] { $count } hoplites
    }
board-count-gold = { $count } gold
board-no-cubes = no cubes
board-kind = { $type }, { $nature }.
board-nature = Nature: { $nature }.
board-cost = Costs { $cubes }.
board-makes = Produces { $cubes }.
board-shield = Shield { $shield } for the tiles beside it.
board-ability = Special: { $ability }.
board-active = active
board-inactive = inactive
    .help = Inactive: part of its cost is missing. It neither produces, protects nor scores, and its ability rests.
board-excess = Excess: { $cubes }.
board-revolt-takes = A revolt would take { $cubes }.
board-defence = Defence { $defence }{ $shield ->
        [0] .
       *[other] , with the shield { $shield } of a tile beside it.
    }
board-tile-display = { $tile }, revealed in slot { $slot }
board-tile-hand = { $tile }, in your hand
board-tile-seen = { $tile }, on top of the stack
board-tile-underworld = { $tile }, in the Underworld
board-tile-myth = { $tile } of { $seat }, marker on { $host }, { $state }
    .help = A Mythos tile is active while the tile with its marker is. It holds no cubes: what it produces goes on that tile.
board-tile-city = { $tile } of { $seat }, { $space }, { $state }: { $cubes }{ $count ->
        [0] { "" }
       *[other] ; marker of { $markers }
    }
board-acropolis-hidden = Acropolis
board-acropolis = { $city } of { $seat }{ $state ->
        [hidden] , hidden from others
       *[open] { "" }
    }: { $cubes }
    .help = The Acropolis is never attacked and never revolts, and holds any number of cubes. Each gold here is a victory point in the end.
board-handle = { $cubes } on { $tile }
    .help = Press to take one, or drag it to where it shall go.
board-production = Production would bring: { $cubes }
    .help = Every active tile receives the cubes printed on it; what a Mythos tile produces goes on the tile with its marker.
board-production-label = Production
board-strategy =
    { "" }
    .help = Move your cubes as you like, then exchange 2 citizens of a tile for a hoplite or a hoplite for 2 citizens. Also the way to pass.
board-special =
    { "" }
    .help = Use abilities of active tiles, each once.
board-war = War for { $tile } of { $seat }: strength { $strength } against defence { $defence }
    .help = Attack each opponent at most once. The army must be stronger than the defence, and loses exactly as much as that.
board-revolt = A revolt would take: { $cubes }
    .help = When another player takes the Philosopher, every active tile of yours loses excess: half of it if it is of one kind, otherwise down to the smallest amount.
board-revolt-label = Revolt
board-points = { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    } if the game ended now: { $lines }
    .help = Active tiles score: Chora and Fortifications 1, Polis tiles 2. A myth set 8, each gold on the Acropolis 1, and what the patron god gives.
board-points-label = Points
board-then = { $is_sure ->
        [yes] Points: { $now } now, then { $least }.
       *[no] Points: { $now } now, then { $least } to { $most }, depending on which tiles pay.
    }
board-score = Points if the game ended now
board-score-open = Press to see everybody's points line by line.
board-missing = Still missing: { $cubes }.
board-war-you-lose = You lose
board-war-they-lose = { $seat } loses
board-war-left = Then on the tile
board-war-change = A citizen comes back as change for half a hoplite.
board-war-lacking = { $lacking } more strength is needed.
board-war-raise = Press citizens and hoplites of your city-state.
board-war-booty = It will be laid in your city-state, on { $count ->
        [one] the one space marked
       *[other] one of { $count } spaces
    }.
board-war-merges = What lies on it goes to your own { $tile }.
board-air = Lifted: { $cubes }
    .help = Lifted cubes. Press a tile to lay one down; all have to lie before you can end.
board-levy = Exchange on { $tile }: 2 citizens for 1 hoplite
    .help = Exchanges come after all moves; on each tile in one direction only.
board-disband = Exchange on { $tile }: 1 hoplite for 2 citizens
    .help = Exchanges come after all moves; on each tile in one direction only.
board-carry-out = Move { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
    .help = All these cubes are lifted, then laid down where you have put them. Afterwards only exchanges are left.
board-forget = Put them back
