# Hexemonia in English.

game-title = Hexemonia
    .help = Lead a Greek city-state: lay tiles around your Acropolis, feed them with citizens, hoplites and gold, and fight.

option-revolts_in_two_player_game = Revolts with two players
    .help = Off: there are no revolts, and whoever has the Philosopher at the end scores 3 points. With three or four players revolts are always on.
option-start_seat = Start seat
    .help = Who begins. The player before is the last player, with whose turn every round ends.

# Questions
prompt-take = { $seat }, take one of the open tiles.
    .help =
        Take one of the four open tiles into your hand; its slot is refilled at once from the Stack of Fate. Afterwards you
        take another tile, or a resource. When the last tile has left the stack, the end is near: this turn is finished, and
        the players up to the last player have one final turn each, without drawing.
prompt-take-more = { $seat }, take another tile or a resource.
    .help = Take a second open tile (also the one that has just come up), or put a citizen, a hoplite or a gold from the supply on your Acropolis.
prompt-build = { $seat }, lay tiles from your hand, or choose your action.
    .help =
        Lay as many tiles as you like. A tile goes to the innermost ring that has an empty space, where it touches at least
        two tiles of your city (the very first only the Acropolis). A Polis tile must touch the Acropolis or another Polis
        tile, and your city has no title of a Polis tile twice. You move exactly the cost of the tile onto it, from any of
        your tiles; these may fall inactive. Cubes on tiles laid in this step can't pay for another tile.
        A Mythos tile lies in front of you. Its marker goes on a tile of your city with the same nature; while that tile is
        active, so is the myth. You can have three myths: a fourth drives out an older one.
        Choosing an action ends the building.
prompt-pay = { $seat }, which tile gives the { $resource } for { $tile }?
    .help = The cost of a tile is moved onto it, cube by cube, from any of your tiles but those laid in this step.
prompt-forsake = { $seat }, you have more than three myths: which older one goes to the Underworld?
    .help = Nobody has more than three Mythos tiles. The ones that have just come stay; the marker of the one that goes returns to the middle.
prompt-action = { $seat }, choose your action.
    .help =
        Every turn has exactly one action. Production: every active tile receives the cubes printed on it. Strategy: move your
        cubes as you like, then exchange 2 citizens of a tile for a hoplite or a hoplite for 2 citizens; it is also the way to
        pass. Special: use abilities of active tiles, each once. War: attack each opponent at most once.
prompt-strategy = { $seat }, move cubes, exchange them, or leave it at that.
    .help =
        First lift all the cubes you want to move, then lay them down on any tiles of your city. Once the first is laid down
        no more are lifted. Then you may exchange 2 citizens lying on one tile for a hoplite, or a hoplite for 2 citizens; on
        each tile in one direction only, and after that no more cubes move.
prompt-special = { $seat }, use an ability or end your action.
    .help = Use the abilities of as many tiles as you like, one after the other. A tile must be active at that moment, and each is used once; a myth is active while its marker lies on an active tile.
prompt-reveal-neighbour = { $seat }, { $tile } touches your hidden Acropolis. Do you reveal it?
    .help = If your Acropolis has the nature that counts, you may turn it up for the rest of the game; it then counts as a neighbour. Everybody in your place is asked, so that nobody learns anything from the question.
prompt-reveal-politics = { $seat }, your turn ends. Does your Acropolis stay hidden?
    .help = An Acropolis of politics nature may be revealed before political strength is counted; it then counts for the rest of the game. Everybody with a hidden Acropolis is asked, so that nobody learns anything from the question.
prompt-spring = { $seat }, which resource does the Spring bring?
    .help = One resource of your choice from the supply comes on your Acropolis.
prompt-target = { $seat }, whom does { $tile } strike?
    .help = Choose an opponent who has what is demanded.
prompt-give = { $seat }, from which of your tiles does the { $resource } for { $tile } come?
    .help = You choose the tile, active or not. It may fall inactive by it.
prompt-hades = { $seat }, from which tile does Hades take citizens?
    .help = Up to three excess citizens of one active tile of an opponent go to the supply. Excess is what lies there beyond the cost; the Acropolis has none.
prompt-oracle = { $seat }, which tile shall be number { $place } on the stack?
    .help = You alone see the top tiles of the Stack of Fate. Put them back in any order: number 1 is drawn next.
prompt-agora = { $seat }, move one or two cubes.
    .help = Lift one or two of your cubes, then lay each of them down on any tile of your city.
prompt-necropolis = { $seat }, which citizens go to the dead? So far: { $citizens }.
    .help = Return any number of your citizens to the supply, at least one. For every two of them the Necropolis receives a gold.
prompt-war = { $seat }, whom do you attack?
    .help =
        A tile can be attacked if it has a free side and the rest of its city would still hang together without it; never the
        Acropolis. Its defence is 1 for each citizen and 2 for each hoplite on it, and 2 for each point of the best shield among
        the active tiles beside it. Your army has to be stronger. It loses exactly the defence; the survivors come
        on the tile, which is yours. You can attack each opponent once.
prompt-army = { $seat }, raise your army: strength { $strength } against defence { $defence }.
    .help = Citizens count 1, hoplites 2. Take them from any of your tiles. The army must be stronger than the defence, and may be much stronger: all who survive come on the captured tile.
prompt-losses = { $seat }, how do you pay for the defence of { $defence }?
    .help = The army loses exactly the value of the defence; the part for the shield in hoplites as long as it has some, the rest as you like.
prompt-settle = { $seat }, where do you lay { $tile }?
    .help = A captured tile is laid like one from the hand, but costs nothing. What lies on it comes along.
prompt-discard = { $seat }, your hand holds four tiles: put away { $surplus } more.
    .help = At the end of your turn you keep four tiles. The others go face up to the Underworld.

# Choices
choice-take = take the tile in slot { $a }
choice-gain = gain: { $a }
choice-lay = lay { $a } on space { $b }
choice-pay = from { $a }
choice-invoke = invoke { $a } with { $b }
choice-forsake = forsake { $a }
choice-end_build = end the building
choice-action = { $a }
choice-lift = lift { $a } from { $b }
choice-lift_all = lift all of { $a } from { $b }
choice-lay_cube = lay { $a } on { $b }
choice-lay_all = lay all of { $a } on { $b }
choice-levy = levy on { $a }: 2 citizens become a hoplite
choice-disband = disband on { $a }: a hoplite becomes 2 citizens
choice-end_strategy = end Strategy
choice-use = use { $a }
choice-end_special = end Special
choice-reveal = reveal the Acropolis
choice-conceal = keep the Acropolis hidden
choice-target = { $a }
choice-give = from { $a }
choice-smite = { $a }: { $b }
choice-put = { $a }
choice-sacrifice = a citizen from { $a }
choice-sacrifice_all = all citizens from { $a }
choice-end_sacrifice = that is enough
choice-attack = attack { $a }
choice-end_war = end War
choice-commit = { $a } from { $b }
choice-commit_all = all of { $a } from { $b }
choice-launch = attack with this army
choice-lose = hoplites lost: { $a }
choice-settle = space { $a }
choice-discard = { $a }

label-at = { $tile } ({ $space })
label-take = take { $tile }
label-pay = from { $tile }
label-invoke = invoke { $myth }, marker on { $tile }
label-lift = lift { $resource } from { $tile }
label-lift_all = lift { $count } × { $resource } from { $tile }
label-lay_cube = lay { $resource } on { $tile }
label-lay_all = lay { $count } × { $resource } on { $tile }
label-levy = levy on { $tile }: 2 citizens become a hoplite
label-disband = disband on { $tile }: a hoplite becomes 2 citizens
label-use = use { $tile }
label-give = from { $tile }
label-smite = { $citizens ->
        [one] a citizen
       *[other] { $citizens } citizens
    } from { $tile } of { $seat }
label-sacrifice = a citizen from { $tile }
label-sacrifice_all = all citizens from { $tile }
label-attack = attack { $tile } of { $seat }, defence { $defence }
label-commit = { $resource } from { $tile }
label-commit_all = { $count } × { $resource } from { $tile }
label-lose = lose { $hoplites ->
        [0] { "" }
        [one] a hoplite
       *[other] { $hoplites } hoplites
    }{ $citizens ->
        [0] { "" }
        [one] { $hoplites ->
            [0] a citizen
           *[other] { " " }and a citizen
        }
       *[other] { $hoplites ->
            [0] { $citizens } citizens
           *[other] { " " }and { $citizens } citizens
        }
    }

cubes = { $citizens ->
        [0] { "" }
        [one] { " " }1 citizen
       *[other] { " " }{ $citizens } citizens
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }1 hoplite
       *[other] { " " }{ $hoplites } hoplites
    }{ $gold ->
        [0] { "" }
       *[other] { " " }{ $gold } gold
    }
outlook-type = { $type }, { $nature }
outlook-cost = costs{ $cubes }
outlook-free = no cost
outlook-makes = produces{ $cubes }
outlook-yield = brings{ $cubes }
outlook-no-yield = brings nothing now
outlook-shield = shield { $shield }
outlook-earns = now { $gold } gold
outlook-reveals = reveals your Acropolis, for 1 gold
outlook-beside = beside { $tile }
outlook-booty = with { $gold } gold
outlook-myth = with { $myth }
outlook-falls-inactive = falls inactive
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
ability-oracle = look at the top 4 tiles of the stack and order them
ability-moirai = draw the top tile of the stack
ability-pandora = an opponent loses a random tile of the hand

# What happened
event-turn-began = Round { $round }: { $seat } is at turn.
event-final-turn-began = { $seat } has a final turn.
event-took = { $seat } takes { $tile }.
event-refilled = { $tile } comes up in slot { $slot }.
event-gained = { $seat } puts on the Acropolis: { $resource }.
event-end-triggered = The last tile has left the stack. { $seat } finishes the turn; then come the final turns.
event-laid = { $seat } lays { $tile } on space { $space }.
event-paid = { $seat } pays from { $tile }: { $resource }.
event-invoked = { $seat } invokes { $myth }; the marker lies on { $tile }.
event-forsook = { $seat } forsakes { $myth }.
event-acted = { $seat } chooses { $action }.
event-produced = { $tile }:{ $citizens ->
        [0] { "" }
        [one] { " " }+1 citizen
       *[other] { " " }+{ $citizens } citizens
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }+1 hoplite
       *[other] { " " }+{ $hoplites } hoplites
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+{ $gold } gold
    }.
event-lifted = { $seat } lifts { $count } × { $resource } from { $tile }.
event-placed = { $seat } lays { $count } × { $resource } on { $tile }.
event-levied = { $seat } levies on { $tile }: 2 citizens become a hoplite.
event-disbanded = { $seat } disbands on { $tile }: a hoplite becomes 2 citizens.
event-used = { $seat } uses { $tile }.
event-revealed = { $seat } turns up the Acropolis: { $acropolis }.
event-earned = { $tile }: +{ $gold } gold.
event-targeted = { $seat } chooses { $other }.
event-gave = { $seat } gives from { $tile } to { $receiver }: { $resource }.
event-smote = { $tile } loses { $citizens ->
        [one] a citizen
       *[other] { $citizens } citizens
    } to Hades, sent by { $seat }.
event-looked = { $seat } looks at { $count ->
        [one] the top tile
       *[other] the top { $count } tiles
    } of the stack.
event-saw = Number { $place } on the stack is { $tile }.
event-ordered = Number { $place } on the stack will be { $tile }.
event-drew = { $seat } draws a tile from the stack.
event-drew-tile = It is { $tile }.
event-lost-from-hand = { $seat } loses { $tile } from the hand.
event-sacrificed = { $seat } gives up { $citizens ->
        [one] a citizen
       *[other] { $citizens } citizens
    } from { $tile }.
event-attacked = { $seat } attacks { $tile } of { $other }, defence { $defence }.
event-committed = { $seat } commits { $count } × { $resource } from { $tile }.
event-launched = { $seat } attacks with strength { $strength }: citizens { $citizens }, hoplites { $hoplites }.
event-garrison-lost = { $seat } loses the garrison: citizens { $citizens }, hoplites { $hoplites }.
event-army-lost = The army of { $seat } loses: citizens { $citizens }, hoplites { $hoplites }.
event-change-given = { $seat } gets a citizen as change.
event-settled = { $seat } lays the captured { $tile } on space { $space }.
event-merged = { $seat } has { $tile } already: the captured one goes to the Underworld, what lay on it to the own.
event-myth-captured = { $seat } takes { $myth } from { $other }.
event-philosopher-came = The Philosopher comes to { $seat }, with political strength { $strength }.
event-revolted = Revolt on { $tile }:{ $citizens ->
        [0] { "" }
        [one] { " " }−1 citizen
       *[other] { " " }−{ $citizens } citizens
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }−1 hoplite
       *[other] { " " }−{ $hoplites } hoplites
    }{ $gold ->
        [0] { "" }
       *[other] { " " }−{ $gold } gold
    }.
event-discarded = { $seat } puts { $tile } into the Underworld.
event-scored = { $seat } has { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    } and place { $place }.

# Why not
why-not-step = You have ended the building for this turn.
why-not-host = Your city has no { $nature } tile on which the marker could lie.
why-not-locked = Cubes on tiles laid in this step can't pay for another tile.
why-not-cost = You can't pay the cost, which is{ $cubes }.
why-not-title = Your city has { $tile } already, and no title of a Polis tile twice.
why-not-polis-space = No space of the open ring touches two tiles and among them the Acropolis or a Polis tile.
why-not-special = None of your active tiles has an ability that could be used now.
why-not-war = No tile of an opponent can be attacked with your citizens and hoplites.
why-not-war-troops = You have neither citizens nor hoplites.
why-not-in-the-air = Cubes are still in the air; lay them down first.
why-not-lift-landing = Once the first cube is laid down, no more are lifted.
why-not-lift = Moving is over, or there is nothing left to lift.
why-not-used = This ability has been used in this action.
why-not-inactive = This tile is inactive: it lacks part of its cost.
why-not-marker-inactive = The tile with this myth's marker is inactive.
why-not-ability-harbour = No economy tile lies beside it.
why-not-ability-temple = No sacred tile lies beside it.
why-not-ability-tavern = No opponent has a citizen.
why-not-ability-labyrinth = No opponent has a hoplite.
why-not-ability-lighthouse = No opponent has gold.
why-not-ability-hades = No opponent has excess citizens.
why-not-ability-oracle = The stack is empty.
why-not-ability-moirai = The stack is empty.
why-not-ability-pandora = No opponent has a tile in hand.
why-not-acropolis = An Acropolis is never attacked.
why-not-attacked = You have attacked { $seat } in this action already.
why-not-surrounded = All six sides of this tile are occupied.
why-not-link = Without this tile the city would fall apart.
why-not-placeable = You have neither this Polis tile nor a space where it could lie.
why-not-strength = Its defence is { $defence }, and all your troops are worth { $strength }; you need more than the defence.
why-not-launch = Your army has strength { $strength }; it needs more than { $defence }.

# The score pad
score-chora = Chora
score-fortifications = Fortifications
score-polis = Polis
score-myths = Myth set
score-gold = Gold on the Acropolis
score-bonus = Acropolis bonus
score-philosopher = Philosopher
tie-break-nature = more active tiles of the Acropolis' nature
tie-break-gold = more gold on the Acropolis

# The table
panel-title-turn = The turn
panel-title-display = To be taken
panel-title-hand = Your hand
panel-title-city = { $seat }, { $hand ->
        [one] { $hand } tile in hand
       *[other] { $hand } tiles in hand
    }
panel-title-score = Score
panel-round = Round
panel-turn = At turn
panel-step = Step
panel-last = Last player
panel-philosopher = Philosopher
panel-stack = Tiles in the stack
panel-underworld = Tiles in the Underworld
panel-foreseen = You know the next
panel-in-the-air = On no tile
panel-end-triggered = The end is triggered
panel-yes = yes
panel-patron = Patron god
panel-slot = Slot
panel-tile = Tile
panel-printed = Printed on it
panel-space = Space
panel-cubes-header = Citizens, hoplites, gold
panel-cubes = { $citizens } · { $hoplites } · { $gold }
panel-state = State
panel-active = active
panel-inactive = inactive
panel-defence = Defence
panel-markers = Markers
panel-hidden = Acropolis, hidden
panel-known-to-you = hidden from others
panel-score = Points so far
panel-player = { $seat }
panel-total = Total
panel-political-strength = Political strength
panel-place = Place
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
step-draw = draw
step-build = build
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
patron-athens = Athena gives 2 points for each active Polis tile
patron-sparta = Ares gives 3 points for each active Fortification
patron-olympia = Zeus gives 3 points for each active Mythos tile
patron-delphi = Apollo gives 1 point for each active Chora tile
patron-delos = Artemis gives 1 point for each active Chora tile
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
