# Thebai in English, with the spelling of its printed rules (Councilor, fulfill, color).

game-title = Thebai
    .help =
        Lead a noble family of Thebes through ten rounds: Citizen dice work on the Estate and in the City,
        Hoplite dice hold the seven Gates.

# Questions
prompt-start-tile = { $seat }, choose a Cadmea tile of column 2 of your Estate for the City.
    .help =
        The chosen tiles of all players are shuffled onto the marked Cadmea spaces. The Action space yours
        comes from is available from the start.
prompt-start-contract = { $seat }, take a Starting Contract.
    .help = The last in turn order chooses first. A Contract you have not fulfilled at the end costs 3 VP.
prompt-refresh = { $seat }, { $contracts ->
        [0] refresh your Estate.
       *[other] refresh your Estate, or fulfill a Contract first.
    }
    .help =
        You have no Citizen die left in your supply. All dice come back from the Estate, used Metic tiles go to
        the box, and you get a new Citizen die. The more columns of your Estate are empty, the higher its face.
prompt-citizen = { $seat }, { $contracts ->
        [0] { $places }.
       *[other] { $places }, or fulfill a Contract first.
    }
    .help =
        On an available Action space of your Estate board the Citizen die carries out the action with its
        power. On an empty Dice space between two Cadmea spaces, at least one of which holds a tile, it resolves
        one adjacent tile or, for as many Drachma as its power, both. The last Citizen die of your supply must
        go to the Estate if none is there. Once a turn, before, between or after your actions, you may fulfill a
        Contract.
citizen-places-nowhere = there is no place for your Citizen die: skip
citizen-places-estate = place a Citizen die on your Estate
citizen-places-city = place a Citizen die in the City
citizen-places-both = place a Citizen die on your Estate or in the City
prompt-tiles = { $seat }, { $offer }.
    .help =
        Tiles with an Archon on them cannot be resolved. For both you first pay as many Drachma as the power of
        your die.
tiles-offered-one = resolve the adjacent tile, or skip it
tiles-offered-either = resolve one of the two tiles, or neither
tiles-offered-both = { $count ->
        [0] resolve one of the tiles, both, or neither
       *[other] resolve one of the tiles, both for { $count } Drachma, or neither
    }
prompt-archon = { $seat }, { $contracts ->
        [0] { $ways }.
       *[other] { $ways }, or fulfill a Contract first.
    }
    .help =
        From the supply the Archon goes onto any free tile. In the City it moves over adjacent tiles, each once,
        and may not end on a tile with another Archon. Crossing an empty Dice space costs 1 Drachma, once a
        turn; an opponent’s die you cross is promoted, your own is reduced. The tile it ends on is resolved.
        Taking it back to your supply brings 1 Drachma.
archon-ways-place = place your Archon on a free tile
archon-ways-withdraw = take your Archon back to your supply
archon-ways-move = move your Archon, or take it back to your supply
prompt-move = { $seat }, { $ways }.
    .help = A move visits each tile at most once. The tile it stops on is resolved.
move-ways-on = move your Archon on; it cannot stop here
move-ways-on-or-stop = move your Archon on, or stop here
prompt-metic = { $seat }, { $metics ->
        [0] { $contracts ->
            [0] end your turn.
           *[other] fulfill a Contract or end your turn.
        }
       *[other] { $contracts ->
            [0] use a Metic tile or end your turn.
           *[other] use a Metic tile, fulfill a Contract or end your turn.
        }
    }
    .help =
        One Metic tile a turn may be placed on an available Action space in the row of its color. It carries
        out the action with its power and stays there until you refresh your Estate.
prompt-good = { $seat }, choose a Commodity{ $left ->
        [one] .
       *[other] { " " }({ $left } to choose).
    }
    .help = Grape, Pottery and Bronze are Commodities; Drachma are not.
prompt-goods = { $seat }, choose the Commodity of which you gain { $count }.
    .help = All of them are of one kind.
prompt-exchange = { $seat }, exchange a token{ $left ->
        [one] .
       *[other] { " " }(up to { $left } times).
    }
    .help = Give one Commodity or Drachma and take one of another kind.
prompt-contract = { $seat }, take a Contract{ $left ->
        [one] .
       *[other] { " " }(up to { $left }).
    }
    .help = From the display, where all see it, or the top card of the deck. The display is refilled afterwards.
prompt-trade = { $seat }, { $trade }{ $left ->
        [one] .
       *[other] { " " }(up to { $left } times).
    }
    .help = Each time you may choose again.
trades-contract = take a Contract
trades-exchange = exchange a token
trades-either = take a Contract or exchange a token
prompt-promotion = { $seat }, promote { $dice }{ $left ->
        [one] .
       *[other] { " " }({ $left } times).
    }
    .help =
        The faces are 1, 1★, 2, 2★, 3 and 3★. Promoted beyond 3★, a die in the City ascends: a Citizen die
        becomes a Councilor, a Hoplite die a Strategos. In the supply or on the Estate such a promotion brings
        1 VP.
promotable-citizen = a Citizen die
promotable-hoplite = a Hoplite die
promotable-any = a die
prompt-promotions-of-each = { $seat }, choose a die to promote by { $times }{ $left ->
        [one] .
       *[other] { " " }(up to { $left } dice).
    }
    .help = All of it goes to the die you choose. If it ascends or stays, what is left is lost.
prompt-hoplite = { $seat }, choose a Hoplite die to place or move{ $left ->
        [one] .
       *[other] { " " }(up to { $left }).
    }
    .help = From your supply, or one that is already in the City; each time another one.
prompt-target = { $seat }, where does the Hoplite die go?
    .help = To any empty Dice space; it needs no tile. On a space between two rows it fights in both.
prompt-order = { $seat }, promote the Hoplite die first, or place it first?
    .help = It shows 3★: in the City a promotion lets it ascend, in the supply it brings 1 VP.
prompt-tile = { $seat }, choose the Cadmea tile to place.
    .help = The leftmost tile of a row leaves your Estate and makes an Action space available.
prompt-cell = { $seat }, where do you place { $tile }?
    .help = On an empty Cadmea space adjacent to another tile.
prompt-rotation = { $seat }, how do you turn { $tile } in { $cell }?
    .help =
        A roof side matches if it has the color of the roof or city edge it touches. Matching roof sides can be
        resolved.
prompt-roof = { $seat }, resolve a matching roof side at { $cell }{ $left ->
        [one] .
       *[other] { " " }(up to { $left }).
    }
    .help =
        Only sides whose roof matches the adjacent roof or the city edge, each once. Brown promotes two Hoplite
        dice, teal two Citizen dice, white brings a Contract and an Exchange, slate a Commodity and a Drachma.
prompt-remove = { $seat }, remove a tile from your Estate{ $left ->
        [one] .
       *[other] { " " }(up to { $left }).
    }
    .help = The leftmost tile of a row goes to the box and makes an Action space available.
prompt-advance = { $seat }, advance { $track }{ $left ->
        [one] .
       *[other] , up to { $left } spaces.
    }
    .help =
        Each space brings its reward. The Dionysus track decides the turn order, the Ares track breaks ties for
        Gate tiles.
tracks-offered-dionysus = on the Dionysus track
tracks-offered-ares = on the Ares track
tracks-offered-any = on a Devotion track
prompt-rush = { $seat }, rush your Archon onto a free tile.
    .help = A rush is not a move: it crosses nothing and costs nothing.
prompt-pay = { $seat }, pay { $cost } for the effect?
    .help = The cost is paid in full and once, or not at all.
prompt-negotiate = { $seat }, fulfill a Contract; you need not pay { $discount ->
        [one] 1 Commodity.
       *[other] { $discount } Commodities.
    }
    .help = It does not count as the one Contract of your turn.
prompt-waive = { $seat }, which Commodity do you leave out{ $left ->
        [one] ?
       *[other] { " " }({ $left } to choose)?
    }
    .help = You must pay the rest of the cost.
prompt-disrupt = { $seat }, place a Councilor tile on a Disruption marker.
    .help =
        At the end it scores the condition of that space for you. At most one of your tiles for each marker,
        even if you have a die on that Monument already.
prompt-bonus = { $seat }, the bonus of { $commander } before or after the action?
    .help = Before the action, you can already pay with it.
prompt-ascend = { $seat }, your die could ascend: { $space }.
    .help =
        A Citizen die goes to the path of the Council board, a Hoplite die becomes a Strategos of its row. If it
        stays, nothing changes.
prompt-strategos = { $seat }, in which row do you place your Strategos?
    .help =
        He takes part in every Battle of that row. Whoever places the first Strategos in a row may claim a
        Commander.
prompt-commander = { $seat }, claim a Commander.
    .help = You may have three of them.
prompt-guard = { $seat }, next to which row of your Estate does he stand?
    .help = Each row takes one Commander. His bonus comes with every Citizen die or Metic tile placed there.
prompt-stand = { $seat }, where does Hyperbius stand?
    .help =
        On an empty Cadmea space. You may resolve all roofs that face it; later only you may place a tile there,
        and then resolve it.
prompt-post = { $seat }, where does Actor stand?
    .help = On an empty Dice space adjacent to a tile, for the rest of the game. You may resolve the free adjacent tiles.
prompt-serve = { $seat }, which Devotion track does Tiresias serve?
    .help = You advance 2 spaces there, and its promotion spaces bring you 1 more promotion from now on.
prompt-mark = { $seat }, which Contract does Lasthenes mark?
    .help = You may fulfill it as if it were in your hand. Others may still take it.
prompt-creon = { $seat }, seat Creon on the Council board for 2 Drachma?
    .help = He scores his space for you at the end.
prompt-crossed = { $seat }, an Archon crosses Actor: promote one of your dice in the City.
    .help = You may do so each time an opponent’s Archon crosses Actor.
prompt-barter = { $seat }, { $trade }.
    .help = Either one Contract or two Exchanges. The display is refilled after each player.
barters-contract = take a Contract
barters-exchange = exchange up to twice
barters-either = take a Contract, or exchange up to twice
prompt-training = { $seat }, promote a die: by 2 in the City, otherwise by 1.
    .help = One die only: by 2 in the City, by 1 in the supply or on the Estate.
prompt-census = { $seat }, pay 2 Pottery to gain { $points } VP once more?
    .help = You have gained the power of your Citizen dice in the City as VP once.
prompt-oracle = { $seat }, ask the Oracle about { $track }, or skip it.
    .help =
        1 Drachma for 1 VP for each space reached on your lower Devotion track, or 2 Grape for those on your
        higher one.
oracles-lower = your lower Devotion track
oracles-higher = your higher Devotion track
oracles-either = one of your Devotion tracks
prompt-trophies = { $seat }, how much Bronze do you pay?
    .help = 3 VP for each Bronze, at most 3 Bronze.
prompt-wages = { $seat }, pay wages for the Hoplite die: { $space }?
    .help = For wages of 1 Drachma it stays with its face; otherwise it returns to your supply and shows 1.
prompt-councillor = { $seat }, seat your Councilor.
    .help = On a free space of a Monument where you have no die yet.

# Groups of choices
verb-start_tile = Tile for the City
verb-start_contract = Take a Starting Contract
verb-refresh = Refresh the Estate
verb-estate = Place on the Estate
verb-city = Place in the City
verb-one = Resolve one tile
verb-both = Resolve both tiles
verb-none = Resolve nothing
verb-archon = Place the Archon
verb-walk = Move the Archon
verb-step = Move the Archon tile by tile
verb-stop = Stop here
verb-withdraw = Take the Archon back
verb-metic = Use a Metic tile
verb-fulfil = Fulfill a Contract
verb-end_turn = End the turn
verb-good = Take a Commodity
verb-swap = Exchange
verb-take = Contract from the display
verb-take_deck = Contract from the deck
verb-promote = Promote a die
verb-hoplite = Choose a Hoplite die
verb-to = Choose a Dice space
verb-promote_first = Promote first
verb-place_first = Place first
verb-tile = Place a tile
verb-cell = Choose a Cadmea space
verb-rotate = Turn the tile
verb-roof = Resolve a roof side
verb-remove = Remove a tile
verb-advance = Advance
verb-rush = Rush the Archon
verb-pay = Pay
verb-pay_with = Pay with
verb-waive = Leave a Commodity out
verb-disrupt = Choose a Disruption marker
verb-bonus_first = Bonus first
verb-bonus_last = Bonus afterwards
verb-skip = Skip
verb-ascend = Ascend
verb-stay = Stay
verb-row = Choose a row
verb-claim = Claim a Commander
verb-guard = Choose a row
verb-stand = Choose a Cadmea space
verb-post = Choose a Dice space
verb-serve = Choose a Devotion track
verb-mark = Mark a Contract
verb-seat = Seat on the Council board
verb-exchanges = Exchange
verb-lower = Lower Devotion track
verb-higher = Higher Devotion track
verb-spend = Pay Bronze
verb-keep = Pay wages
verb-release = Pay no wages

# Choices
choice-start_tile = tile of the { $a }
choice-start_contract = take { $a }
choice-refresh = refresh the Estate
choice-estate = Citizen die (face { $a }) to the Action space { $b }
choice-city = Citizen die (face { $a }) to the City: { $b }
choice-one = resolve the tile: { $a }
choice-both = resolve both tiles, first: { $a }
choice-none = resolve nothing
choice-archon = Archon onto { $a }
choice-walk = move the Archon to { $a }
choice-step = move the Archon { $a }
choice-stop = stop here
choice-withdraw = take the Archon back to the supply: gain 1 Drachma
choice-metic = { $a } to the Action space { $b }
choice-fulfil = fulfill { $a }
choice-end_turn = end the turn
choice-good = { $a }
choice-swap = 1 { $a } for 1 { $b }
choice-take = take the Contract in { $a }
choice-take_deck = draw a Contract from the deck
choice-promote = promote: { $a }
choice-hoplite = { $a }
choice-to = { $a }
choice-promote_first = promote first
choice-place_first = place first
choice-tile = tile of the { $a }
choice-cell = { $a }
choice-rotate = { $a }
choice-roof = roof side in the { $a }
choice-remove = remove from the { $a }
choice-advance = 1 space on the { $a }
choice-rush = rush the Archon onto { $a }
choice-pay = pay
choice-pay_with = pay with 1 { $a }
choice-waive = { $a }
choice-disrupt = { $a }
choice-bonus_first = bonus before the action
choice-bonus_last = bonus after the action
choice-skip = skip
choice-ascend = ascend
choice-stay = stay
choice-row = { $a }
choice-claim = claim { $a }
choice-guard = next to the { $a }
choice-stand = { $a }
choice-post = { $a }
choice-serve = { $a }
choice-mark = mark the Contract in { $a }
choice-seat = { $a }
choice-exchanges = exchange twice
choice-lower = 1 Drachma for the lower Devotion track
choice-higher = 2 Grape for the higher Devotion track
choice-spend = pay { $a } Bronze
choice-keep = pay 1 Drachma in wages
choice-release = pay no wages, take it back to the supply

# Choices in their position
label-start_tile = { $tile }: { $effect }
label-tile = { $tile }: { $effect }
label-remove = { $tile }: { $effect }
label-city = Citizen die (face { $face }) to the City: { $place }
label-one = { $tile } in { $cell }: { $effect }
label-both = both, first { $tile } in { $cell }: { $effect }
label-archon = Archon onto { $tile } in { $cell }: { $effect }
label-walk = to { $tile } in { $cell }: { $effect }
label-step = { $side } onto { $tile }: { $effect }
label-rush = rush the Archon onto { $tile } in { $cell }: { $effect }
label-start_contract = { $contract }: { $deal }
label-fulfil = fulfill { $contract }: { $deal }
label-take = take { $contract }: { $deal }
label-mark = mark { $contract }: { $deal }
label-space = { $place }
label-in-supply = { $kind } in the supply
label-on-estate = { $kind } on the Action space { $action }
label-in-city = { $kind } in the City ({ $place })
label-promote = { $die }: from { $face } to { $next }
label-promote-ascends = { $die }: ascend from { $face }
label-promote-then-ascends = { $die }: from { $face } to { $next }, and it could ascend
label-promote-top = { $die }: stays at { $face }, brings { $points } VP
label-promote-past-top = { $die }: from { $face } to { $next }, and { $points } VP
label-hoplite = { $die }, face { $face }
label-lower = pay 1 Drachma: { $points } VP for your lower Devotion track
label-higher = pay 2 Grape: { $points } VP for your higher Devotion track
label-spend = { $count ->
        [0] pay nothing
       *[other] pay { $count } Bronze: { $points } VP
    }
kind-citizen = Citizen die
kind-hoplite = Hoplite die
outlook-deed = { $deed }
outlook-tile = { $tile }: { $effect }
outlook-pays-for-crossing = costs 1 Drachma
outlook-promotes-other = promotes a die of { $seat }: { $kind } with face { $face }
outlook-promotes-own = promotes your { $kind } with face { $face }
outlook-ascends-other = { $seat } may let a die ascend: { $kind } with face { $face }
outlook-ascends-antigone = a die of Antigone ascends: { $kind } with face { $face }
outlook-ascends-own = your { $kind } with face { $face } may ascend
outlook-scores-other = brings { $seat } { $points } VP, as a { $kind } with face { $face } can’t ascend
outlook-scores-own = brings { $points } VP, as your { $kind } with face { $face } can’t ascend
outlook-invites = { $seat } may promote a die in the City
outlook-reduces-own = reduces your { $kind } with face { $face }
outlook-can-not-reduce = costs { $points } VP, as your { $kind } can’t be reduced
outlook-past-the-end = 1 VP
outlook-promotions = promote a die by { $count }
outlook-metic = { $metic }
outlook-blessing = { $blessing }
outlook-final = a final Blessing tile
outlook-points = { $points } VP
outlook-next-battle = takes part in the next Battle
outlook-matches = { $count ->
        [0] no matching roof side
        [one] at most 1 matching roof side
       *[other] at most { $count } matching roof sides
    }
outlook-roof = { $roof } matches in the { $side }
outlook-roof-effect = { $roof }: { $effect }
outlook-gift = { $gift }
outlook-condition = { $condition }, now worth { $points } VP

# Why not
refusal-one-contract = You have already fulfilled the one Contract of this turn.
refusal-missing = { $missing ->
        [one] You lack 1 of its Commodities.
       *[other] You lack { $missing } of its Commodities.
    }
refusal-tile-on-action = { $tile } still covers it.
refusal-citizen-on-action = A Citizen die is there until you refresh your Estate.
refusal-metic-on-action = A Metic tile is there until you refresh your Estate.
refusal-space-occupied = The Dice space is occupied.
refusal-no-tile = A Citizen die needs a tile adjacent to its Dice space.
refusal-estate-duty = Your last Citizen die must go to the Estate, as none is there.
refusal-both = Both tiles cost { $price } Drachma.
refusal-archon-there = An Archon stands there.
refusal-empty-space = Crossing an empty Dice space costs 1 Drachma and can be done once a turn.
refusal-step = The Archon was there in this move already, or could not complete its move from there.

# What happened
event-start-tile-chosen = { $seat } chooses { $tile } for the City.
event-start-tile-laid = Start tile in { $cell }: { $tile }.
event-start-contract-taken = { $seat } takes { $contract }.
event-round-began = Round { $round } begins. Fate tile: { $fate }.
event-turn-began = It is { $seat }’s turn.
event-refreshed = { $seat } refreshes the Estate.
event-new-citizen = { $seat } gains a new Citizen die with face { $face }.
event-gained = { $seat } gains { $tokens }.
event-paid = { $seat } pays { $tokens }.
event-scored-points = { $seat } gains { $points } VP and now has { $score }.
event-lost-points = { $seat } loses { $points } VP and now has { $score }.
event-exchanged = { $seat } exchanges 1 { $given } for 1 { $got }.
event-took-contract = { $seat } takes { $contract }.
event-drew-contract = { $seat } draws a Contract from the deck.
event-saw-contract = { $seat } draws { $contract } from the deck.
event-displayed = New in the display, { $slot }: { $contract }.
event-fulfilled = { $seat } fulfills { $contract }.
event-citizen-to-estate = { $seat } places a Citizen die with face { $face } on the Action space { $action }.
event-citizen-to-city = { $seat } places a Citizen die with face { $face } in the City: { $space }.
event-metic-used = { $seat } places a { $metic } on the Action space { $action }.
event-promoted = { $seat }: { $die } is promoted to { $face }.
event-reduced = { $seat }: { $die } is reduced to { $face }.
event-hoplite-placed = { $seat } places a Hoplite die: { $space }.
event-hoplite-moved = { $seat } moves a Hoplite die: from { $start }, to { $space }.
event-stayed = { $seat }: the die in { $space }, does not ascend.
event-citizen-ascended = { $seat }: a Citizen die ascends to space { $place } of the path.
event-strategos-placed = { $seat } places the Strategos of power { $power } in { $row }.
event-tile-resolved = { $seat } resolves { $tile }.
event-tile-removed = { $seat } removes { $tile } from the Estate.
event-tile-placed = { $seat } places { $tile } in { $cell }, { $rotation }.
event-tile-lost = { $seat }: no Cadmea space is left, so { $tile } goes to the box.
event-roof-resolved = { $seat } resolves a matching roof side: { $roof }.
event-archon-placed = The Archon of { $seat } goes onto the tile in { $cell }.
event-archon-moved = The Archon of { $seat } moves onto the tile in { $cell }.
event-archon-withdrew = { $seat } takes the Archon back to the supply.
event-archon-returned = The Archon of { $seat } cannot complete its move and returns to the supply.
event-rushed = The Archon of { $seat } rushes onto the tile in { $cell }.
event-advanced = { $seat } advances to space { $step } of the { $track }.
event-won-metic = { $seat } gains a { $metic }.
event-blessed = { $seat } gains a Blessing tile: { $blessing }.
event-councillor-tile-placed = { $seat } places a Councilor tile on { $space }.
event-claimed = { $seat } claims the Commander { $commander }.
event-guards = { $commander } stands next to the { $row } of { $seat }’s Estate.
event-stands = Hyperbius stands for { $seat } on the Cadmea space { $cell }.
event-posted = Actor stands for { $seat } on the Dice space { $space }.
event-serves = Tiresias stands for { $seat } next to the { $track }.
event-marked = Lasthenes marks for { $seat } the Contract in { $slot }.
event-creon-seated = Creon takes a seat for { $seat }: { $space }.
event-herald-came = Herald card: { $herald }. All dice of that column are promoted.
event-plaza-placed = A Plaza marker goes onto the Dice space { $space }.
event-fate-came = Fate tile: { $fate }.
event-fate-turned = The Fate tile of round { $round } is turned over: { $fate }.
event-invader-shown = { $invader } attacks { $row } with power { $power }.
event-battle-won = { $seat } wins with power { $power } (advantage { $advantage }).
event-battle-lost = { $seat } loses with power { $power }, { $missing } short.
event-battle-missed = { $seat } does not participate in the Battle.
event-spoils-taken = { $seat } gains the reward of the Gate tile: { $spoils }.
event-gate-claimed = { $seat } claims the Gate tile: { $gate }.
event-gate-boxed = Nobody claims the Gate tile, it goes to the box: { $gate }.
event-hoplite-kept = { $seat } pays wages: the Hoplite die in { $space }, stays.
event-hoplite-released = { $seat } pays no wages: the Hoplite die from { $space }, returns to the supply.
event-councillor-seated = A Councilor of { $seat } takes a seat: { $space }.
event-councillor-waits = A Councilor of { $seat } finds no seat and stays on the path.
event-turn-order = Place { $place } in turn order: { $seat }.
event-final-score = { $seat } has { $total } VP and takes place { $place }.

# What reports count
use-commander = Commanders
use-blessing = Blessing tiles
use-metic = Metic tiles
use-contract = Fulfilled Contracts
use-gate = Gates
use-cadmea = Tiles placed
use-action = Ways to play: actions on the Estate
use-track = Ways to play: Devotion tracks

# Score
score-track = Scoring track
score-council = Councilors
score-estate = Estate
score-city = Dice in the City
score-sets = Fulfilled Contracts (sets)
score-tokens = Commodities and Drachma
score-hand = Unfulfilled Contracts

# The table
panel-title-round = Round
panel-round = Round
panel-round-of = { $round } of { $rounds }
panel-order = Turn order
panel-fate-of-round = Fate tile { $round }
panel-title-city = City
panel-row = Row
panel-column = Column { $column }
panel-below-row = below row { $row }
panel-between = between columns { $first } and { $second }
panel-archon = Archon ({ $colour })
panel-plaza = Plaza marker
panel-die = { $kind } (face { $face }, { $colour })
panel-title-rows = Gates and Battles
panel-battle-state = Invader
panel-fought = Battle fought
panel-waits = no Battle yet
panel-battle = next Battle, power { $least } to { $most }
panel-gate = Gate tile
panel-commander = Commander
panel-power = Power { $colour }
panel-title-council = Council board
panel-disruption = Disruption marker
panel-creon = Creon
panel-tile-of = Councilor tile ({ $colour })
panel-path = Path
panel-space = Space
panel-condition = VP for
panel-holds = Taken by
panel-worth = VP for { $colour }
panel-title-tracks = Devotion tracks
panel-step = { $step ->
        [0] { $colour } at the start
       *[other] { $colour } on space { $step }
    }
panel-title-contracts = Contracts
panel-starting = Starting Contract
panel-deck = Deck
panel-title-estate = Estate of { $seat }
panel-covered = covered by { $tile }
panel-used = { $action } with Citizen die (face { $face })
panel-used-by-metic = { $action } with { $metic }
panel-title-family = Supply of { $seat }
panel-token = { $token } { $count }
panel-tokens = Commodities and Drachma
panel-citizens = Citizen dice
panel-citizens-to-come = Citizen dice in the general supply
panel-hoplites = Hoplite dice
panel-metics = Metic tiles
panel-blessings = Blessing tiles
panel-commanders = Commanders
panel-at = ({ $place })
panel-gates = Gate tiles
panel-fulfilled = Fulfilled Contracts
panel-hand = Contract in hand
panel-hidden-cards = { $count ->
        [0] no Contract
        [one] 1 Contract
       *[other] { $count } Contracts
    }
panel-card = { $contract }: { $deal }
panel-title-score = Score
panel-score = Category
panel-player = { $seat }
panel-colour = Color
panel-total = Total

# Estate
estate-row-top = top row
estate-row-middle = middle row
estate-row-bottom = bottom row
action-T1 = Build
action-T2 = Wine offering
action-T3 = Herald of the family
action-T4 = Procession
action-T5 = Thanksgiving
action-M1 = Market
action-M2 = Trading house
action-M3 = Grand build
action-M4 = Harvest
action-M5 = Negotiator
action-B1 = Muster
action-B2 = Drill
action-B3 = Clearing
action-B4 = Armory
action-B5 = Bribed Council
deed-T1 = place a tile, 1 matching roof side
deed-T2 = pay 1 Grape: advance 2 spaces on one Devotion track
deed-T3 = rush the Archon and resolve the tile; promote a Citizen die
deed-T4 = advance on the Devotion tracks, as many spaces as the power
deed-T5 = pay Grape (3 minus the power): 3 VP for each Blessing tile
deed-M1 = as many Drachma as the power; 1 Commodity of choice
deed-M2 = as often as the power: take 1 Contract or exchange once
deed-M3 = place a tile, as many matching roof sides as the power
deed-M4 = twice the power of one Commodity
deed-M5 = fulfill a Contract without paying as many Commodities as the power
deed-B1 = place or move a Hoplite die; another one for 1 Bronze
deed-B2 = promote Hoplite dice, once more than the power
deed-B3 = remove a tile from the Estate and resolve it
deed-B4 = pay 1 Bronze: promote as many Hoplite dice as the power, each by 2
deed-B5 = pay Bronze (4 minus the power): a Councilor tile on a Disruption marker

# Dice
face-1 = 1
face-1_ = 1★
face-2 = 2
face-2_ = 2★
face-3 = 3
face-3_ = 3★
die-in-city = die ({ $space })
die-on-estate = Citizen die on the Action space { $action }
die-in-supply-citizen = Citizen die (face { $face }) in the supply
die-in-supply-hoplite = Hoplite die (face { $face }) in the supply
metic-purple1 = Metic tile 1 of the top row
metic-yellow2 = Metic tile 2 of the middle row
metic-red3 = Metic tile 3 of the bottom row
metic-red1 = Metic tile 1 of the bottom row
metic-purple2 = Metic tile 2 of the top row
metic-yellow3 = Metic tile 3 of the middle row

# City
cell = row { $row }, column { $column }
space-in-row = row { $row }, between columns { $left } and { $right }
space-in-column = column { $column }, between rows { $upper } and { $lower }
place-between-in-row = row { $line }, between { $first } and { $second }
place-between-in-column = column { $line }, between { $first } and { $second }
place-right-of = row { $line }, right of { $tile }
place-left-of = row { $line }, left of { $tile }
place-below = column { $line }, below { $tile }
place-above = column { $line }, above { $tile }
side-N = north
side-E = east
side-S = south
side-W = west
city-row-1 = row 1
city-row-2 = row 2
city-row-3 = row 3
city-row-4 = row 4
city-row-5 = row 5
city-row-6 = row 6
city-row-7 = row 7
rotation-0 = not turned
rotation-1 = a quarter turn
rotation-2 = a half turn
rotation-3 = a three-quarter turn
roof-brown = brown
roof-teal = teal
roof-white = white
roof-slate = slate
roof-effect-brown = promote 2 different Hoplite dice
roof-effect-teal = promote 2 different Citizen dice
roof-effect-white = 1 Contract; 1 Exchange
roof-effect-slate = 1 Commodity of choice; 1 Drachma
colour-pink = pink
colour-red = red
colour-blue = blue
colour-green = green

# Cadmea tiles
cadmea-pink_g2 = pink Vineyard
cadmea-pink_dp = pink Kiln
cadmea-pink_dc = pink Agora
cadmea-pink_hp = pink Barracks
cadmea-pink_b2 = pink Smithy
cadmea-pink_dev = pink Shrine
cadmea-pink_pc = pink School
cadmea-pink_ph = pink Drill yard
cadmea-pink_p2 = pink Potter’s yard
cadmea-red_g2 = red Vineyard
cadmea-red_dp = red Kiln
cadmea-red_dc = red Agora
cadmea-red_hp = red Barracks
cadmea-red_b2 = red Smithy
cadmea-red_dev = red Shrine
cadmea-red_pc = red School
cadmea-red_ph = red Drill yard
cadmea-red_p2 = red Potter’s yard
cadmea-blue_g2 = blue Vineyard
cadmea-blue_dp = blue Kiln
cadmea-blue_dc = blue Agora
cadmea-blue_hp = blue Barracks
cadmea-blue_b2 = blue Smithy
cadmea-blue_dev = blue Shrine
cadmea-blue_pc = blue School
cadmea-blue_ph = blue Drill yard
cadmea-blue_p2 = blue Potter’s yard
cadmea-green_g2 = green Vineyard
cadmea-green_dp = green Kiln
cadmea-green_dc = green Agora
cadmea-green_hp = green Barracks
cadmea-green_b2 = green Smithy
cadmea-green_dev = green Shrine
cadmea-green_pc = green School
cadmea-green_ph = green Drill yard
cadmea-green_p2 = green Potter’s yard
cadmea-neutral_n01 = Academy
cadmea-neutral_n02 = Great temple
cadmea-neutral_n03 = Twin altars
cadmea-neutral_n04 = Quarry
cadmea-neutral_n05 = Builders’ yard
cadmea-neutral_n06 = Exchange hall
cadmea-neutral_n07 = Treasury
cadmea-neutral_n08 = Granary
cadmea-neutral_n09 = Mustering ground
cadmea-neutral_n10 = Palaestra
cadmea-neutral_n11 = Theatre
cadmea-neutral_n12 = Tribune
cadmea-neutral_n13 = Stables
cadmea-neutral_n14 = Sacred grove
effect-g2 = 2 Grape
effect-dp = 1 Drachma; 1 Pottery
effect-dc = 1 Drachma; 1 Contract
effect-hp = place or move a Hoplite die and promote it
effect-b2 = 2 Bronze
effect-dev = advance 1 space on a Devotion track
effect-pc = promote Citizen dice 2 times
effect-ph = promote Hoplite dice 2 times
effect-p2 = 2 Pottery
effect-n01 = promote one Citizen die by 3
effect-n02 = advance 2 spaces on the Devotion tracks
effect-n03 = advance 1 space on each Devotion track
effect-n04 = 1 Commodity of choice; remove 1 tile from the Estate
effect-n05 = place a tile, 1 matching roof side
effect-n06 = 1 Drachma; 2 Contracts
effect-n07 = 3 Drachma
effect-n08 = 2 Commodities of choice; 1 Exchange
effect-n09 = place or move 2 Hoplite dice
effect-n10 = promote Hoplite dice 3 times
effect-n11 = 3 VP; 1 Drachma
effect-n12 = pay 1 token: 5 VP
effect-n13 = 1 Commodity of choice; promote a Citizen die; rush the Archon
effect-n14 = advance 1 space on a Devotion track, yellow spaces twice

# Tokens and Contracts
tokens-grape = { $count } Grape
tokens-pottery = { $count } Pottery
tokens-bronze = { $count } Bronze
tokens-drachma = { $count } Drachma
tokens-any = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
token-grape = Grape
token-pottery = Pottery
token-bronze = Bronze
token-drachma = Drachma
slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4
count-0 = 0
count-1 = 1
count-2 = 2
count-3 = 3
suit-owl = Owl
suit-laurel = Laurel
suit-lyre = Lyre
suit-ship = Ship
contract-C1 = Contract 1 (Owl)
contract-C2 = Contract 2 (Laurel)
contract-C3 = Contract 3 (Lyre)
contract-C4 = Contract 4 (Ship)
contract-C5 = Contract 5 (Owl)
contract-C6 = Contract 6 (Owl)
contract-C7 = Contract 7 (Owl)
contract-C8 = Contract 8 (Owl)
contract-C9 = Contract 9 (Owl)
contract-C10 = Contract 10 (Owl)
contract-C11 = Contract 11 (Owl)
contract-C12 = Contract 12 (Owl)
contract-C13 = Contract 13 (Owl)
contract-C14 = Contract 14 (Owl)
contract-C15 = Contract 15 (Laurel)
contract-C16 = Contract 16 (Laurel)
contract-C17 = Contract 17 (Laurel)
contract-C18 = Contract 18 (Laurel)
contract-C19 = Contract 19 (Laurel)
contract-C20 = Contract 20 (Laurel)
contract-C21 = Contract 21 (Laurel)
contract-C22 = Contract 22 (Laurel)
contract-C23 = Contract 23 (Laurel)
contract-C24 = Contract 24 (Laurel)
contract-C25 = Contract 25 (Lyre)
contract-C26 = Contract 26 (Lyre)
contract-C27 = Contract 27 (Lyre)
contract-C28 = Contract 28 (Lyre)
contract-C29 = Contract 29 (Lyre)
contract-C30 = Contract 30 (Lyre)
contract-C31 = Contract 31 (Lyre)
contract-C32 = Contract 32 (Lyre)
contract-C33 = Contract 33 (Lyre)
contract-C34 = Contract 34 (Lyre)
contract-C35 = Contract 35 (Ship)
contract-C36 = Contract 36 (Ship)
contract-C37 = Contract 37 (Ship)
contract-C38 = Contract 38 (Ship)
contract-C39 = Contract 39 (Ship)
contract-C40 = Contract 40 (Ship)
contract-C41 = Contract 41 (Ship)
contract-C42 = Contract 42 (Ship)
contract-C43 = Contract 43 (Ship)
contract-C44 = Contract 44 (Ship)
deal-C1 = 2 Grape → 2 Drachma; advance 1 space on a Devotion track
deal-C2 = 2 Pottery → place a tile, 1 matching roof side; 1 VP
deal-C3 = 1 Grape, 1 Bronze → place or move 1 Hoplite die; promote Citizen dice 2 times
deal-C4 = 2 Bronze → remove 1 tile from the Estate; 1 Contract; 1 Drachma
deal-C5 = 1 Grape, 1 Pottery → advance 1 space on the Dionysus track; promote Citizen dice 2 times
deal-C6 = 2 Bronze → advance 1 space on the Ares track; promote Hoplite dice 2 times
deal-C7 = 1 Pottery, 1 Bronze → 5 VP
deal-C8 = 2 Grape, 1 Pottery → advance 3 spaces on the Devotion tracks
deal-C9 = 1 Grape, 2 Bronze → 2 Drachma; advance 1 space on each Devotion track
deal-C10 = 2 Pottery, 1 Bronze → remove a tile from the Estate and resolve it; advance 1 space on the Dionysus track
deal-C11 = 3 Grape → 2 Commodities of choice; advance 1 space on a Devotion track, yellow spaces twice
deal-C12 = 2 Grape, 2 Bronze → 10 VP
deal-C13 = 2 Grape, 2 Pottery → place a tile, 1 matching roof side; advance 2 spaces on one Devotion track; 1 Exchange
deal-C14 = 2 Grape, 1 Pottery, 2 Bronze → advance 3 spaces on the Devotion tracks; 5 VP
deal-C15 = 1 Grape, 1 Pottery → place a tile, 1 matching roof side; 1 Exchange
deal-C16 = 1 Pottery, 1 Bronze → remove 1 tile from the Estate; promote Hoplite dice 2 times
deal-C17 = 2 Grape → 2 Drachma; promote a die
deal-C18 = 3 Pottery → place a tile, up to 2 matching roof sides; 1 VP
deal-C19 = 1 Pottery, 2 Bronze → place a tile, 1 matching roof side; place or move 1 Hoplite die; 1 Exchange
deal-C20 = 1 Grape, 2 Pottery → remove 2 tiles from the Estate; 3 VP
deal-C21 = 2 Grape, 1 Bronze → 2 Drachma; 1 Contract; rush the Archon and resolve the tile
deal-C22 = 2 Grape, 2 Pottery → resolve a tile and place it, up to 2 matching roof sides; 1 VP
deal-C23 = 2 Pottery, 2 Bronze → remove a tile from the Estate and resolve it; 5 VP
deal-C24 = 1 Grape, 3 Pottery, 1 Bronze → place a tile, up to 3 matching roof sides; 4 VP
deal-C25 = 1 Grape, 1 Pottery → 1 Commodity of choice; promote Citizen dice 2 times
deal-C26 = 1 Grape, 1 Bronze → promote dice 3 times
deal-C27 = 2 Pottery → 1 Drachma; 1 Contract; 2 VP
deal-C28 = 1 Grape, 2 Pottery → 2 Drachma; promote Citizen dice 3 times
deal-C29 = 2 Grape, 1 Pottery → advance 1 space on a Devotion track; promote a Citizen die; rush the Archon and resolve the tile
deal-C30 = 1 Pottery, 2 Bronze → promote dice 3 times; 2 VP
deal-C31 = 3 Bronze → 7 VP
deal-C32 = 3 Grape, 1 Pottery → promote Citizen dice 4 times; 4 VP
deal-C33 = 3 Pottery, 1 Bronze → advance 1 space on each Devotion track; promote dice 3 times
deal-C34 = 2 Grape, 2 Pottery, 1 Bronze → promote Citizen dice 2 times; 10 VP
deal-C35 = 1 Pottery, 1 Bronze → 2 Drachma; 1 Contract; 1 Exchange
deal-C36 = 1 Grape, 1 Bronze → place or move 1 Hoplite die; promote Hoplite dice 2 times
deal-C37 = 2 Bronze → 1 Commodity of choice; 1 Drachma; 2 VP
deal-C38 = 1 Grape, 2 Bronze → place or move 2 Hoplite dice; promote Hoplite dice 2 times
deal-C39 = 1 Grape, 1 Pottery, 1 Bronze → 4 Drachma; 1 Contract
deal-C40 = 1 Grape, 2 Bronze → promote Hoplite dice 3 times; 3 VP
deal-C41 = 2 Pottery, 1 Bronze → place or move a Hoplite die and promote it; 4 VP
deal-C42 = 1 Grape, 3 Bronze → place or move 2 Hoplite dice; promote Hoplite dice 4 times
deal-C43 = 2 Grape, 2 Pottery → 3 Drachma; 6 VP
deal-C44 = 2 Grape, 1 Pottery, 2 Bronze → 1 Drachma; advance 1 space on the Ares track; 9 VP

# Devotion
track-dionysus = Dionysus track
track-ares = Ares track
blessing-festival = Festival of roofs
blessing-shepherd = Shepherd of citizens
blessing-landlord = Landlord
blessing-drillmaster = Drillmaster
blessing-final_dionysus_8 = final Blessing tile of the Dionysus track, 8 VP
blessing-final_dionysus_6 = final Blessing tile of the Dionysus track, 6 VP
blessing-final_dionysus_4 = final Blessing tile of the Dionysus track, 4 VP
blessing-final_dionysus_2 = final Blessing tile of the Dionysus track, 2 VP
blessing-final_ares_8 = final Blessing tile of the Ares track, 8 VP
blessing-final_ares_6 = final Blessing tile of the Ares track, 6 VP
blessing-final_ares_4 = final Blessing tile of the Ares track, 4 VP
blessing-final_ares_2 = final Blessing tile of the Ares track, 2 VP

# Commanders, Invaders, Gates
commander-melanippus = Melanippus
commander-polyphontes = Polyphontes
commander-megareus = Megareus
commander-hyperbius = Hyperbius
commander-tiresias = Tiresias
commander-actor = Actor
commander-lasthenes = Lasthenes
commander-creon = Creon
gift-melanippus = next to an Estate row: 1 Drachma and 1 Bronze for each action there
gift-polyphontes = next to an Estate row: 1 Pottery and 1 Commodity of choice for each action there
gift-megareus = next to an Estate row: 1 Grape and a promotion of a Hoplite die for each action there
gift-hyperbius = on an empty Cadmea space: all roofs facing it; later only you place a tile there
gift-tiresias = next to a Devotion track: advance 2 spaces; 1 more promotion on its promotion spaces
gift-actor = on a Dice space: resolve the adjacent tiles; whenever another Archon crosses him, you promote a die
gift-lasthenes = above a Contract of the display: you may fulfill it from there
gift-creon = for 2 Drachma a seat on the Council board
invader-tydeus = Tydeus
invader-capaneus = Capaneus
invader-eteoclus = Eteoclus
invader-hippomedon = Hippomedon
invader-parthenopaeus = Parthenopaeus
invader-amphiaraus = Amphiaraus
invader-polynices = Polynices
invader-adrastus = Adrastus
gate-proetid = Proetid Gate
gate-electran = Electran Gate
gate-neistan = Neistan Gate
gate-oncaean = Oncaean Gate
gate-borraean = Borrhaean Gate
gate-homoloid = Homoloid Gate
gate-hypsistan = Hypsistan Gate
spoils-proetid = 1 Pottery
spoils-electran = 1 Bronze
spoils-neistan = 1 Grape
spoils-oncaean = 1 Commodity of choice
spoils-borraean = 1 Drachma
spoils-homoloid = 1 Contract
spoils-hypsistan = promote a Citizen die

# Fate, Heralds, Council
fate-barter = Barter (a Contract or two Exchanges)
fate-training = Training (promote a die in the City by 2, or another one by 1)
fate-triumph = Triumph (VP for Strategos tiles and fulfilled Contracts)
fate-assembly = Assembly (VP for Councilors and tiles of your color)
fate-census = Census (VP for the power of Citizen dice in the City)
fate-oracle = Oracle (pay for VP on a Devotion track)
fate-trophies = Trophies (VP for Gate tiles and Bronze)
fate-conflict_1 = Conflict in row 1
fate-conflict_2 = Conflict in row 2
fate-conflict_3 = Conflict in row 3
fate-conflict_4 = Conflict in row 4
fate-conflict_5 = Conflict in row 5
fate-conflict_6 = Conflict in row 6
fate-conflict_7 = Conflict in row 7
back-alpha = face down, back α: Comfort
back-beta = face down, back β: Comfort
back-gamma = face down, back γ: Conflict
back-delta = face down, back δ: Comfort
back-omega = face down, back Ω: Conflict
herald-H1 = column 1 (row 2)
herald-H2 = column 1 (row 4)
herald-H3 = column 1 (row 6)
herald-H4 = column 2 (row 1)
herald-H5 = column 2 (row 3)
herald-H6 = column 2 (row 5)
herald-H7 = column 3 (row 2)
herald-H8 = column 3 (row 4)
herald-H9 = column 3 (row 6)
herald-H10 = column 4 (row 1)
herald-H11 = column 4 (row 3)
herald-H12 = column 4 (row 5)
monument-upper_left = upper left
monument-upper_right = upper right
monument-middle = middle
monument-lower_left = lower left
monument-lower_right = lower right
monument-extra = 4-player Council tile
council-space = { $monument }, space { $number }
condition-UL1 = groups of tiles of your color
condition-UL2 = tiles in your biggest group
condition-UL3 = tiles of your color with at least two matching roof sides
condition-UR1 = emptied spaces of the top Estate row
condition-UR2 = emptied spaces of the middle Estate row
condition-UR3 = emptied spaces of the bottom Estate row
condition-MI1 = spaces on the Dionysus track
condition-MI2 = spaces on the Ares track
condition-MI3 = promotion symbols on the spaces reached on the Devotion tracks
condition-LL1 = emptied Estate columns
condition-LL2 = Strategos tiles of yours
condition-LL3 = Citizen dice of yours on the Council board
condition-LR1 = pairs of fulfilled Contracts
condition-LR2 = fulfilled Contracts of a suit of your choice
condition-LR3 = claimed Gate tiles
condition-EX1 = tiles in your biggest group
condition-EX2 = promotion symbols on the spaces reached on the Devotion tracks
condition-EX3 = pairs of fulfilled Contracts

# Alone against Antigone
automaton = Antigone
option-relentless = Relentless
    .help = Alone: Antigone has eight Advanced Action cards instead of four, and resolves three cards in rounds with a Conflict.
option-armed_rebels = Armed rebels
    .help = Alone: before every Comfort Fate tile Antigone’s lowest Hoplite die is promoted.
option-voice_of_the_people = Voice of the people
    .help = Alone: before every Comfort Fate tile Antigone’s lowest Citizen die is promoted.
option-pious = Pious
    .help = Alone: Antigone gains 5 VP for every space with a Metic tile she reaches.
option-vanguard = Vanguard
    .help = Alone: one of Antigone’s Hoplite dice lies in the row of the first Battle from the start.
option-drawn_challenges = Drawn Challenge cards
    .help = Alone: how many extra Challenge cards are drawn.
tie-break-rebellion = in a tie Antigone wins
prompt-rebel-tile = { $seat }, Antigone places { $tile } in { $cell }. How is it turned?
    .help =
        She places a tile where most roof sides match. If several ways to turn it are equally good for her, you
        choose. She gains 2 VP for each matching roof side.
event-destiny-shown = Antigone’s Destiny card: { $destiny }.
event-challenge-shown = Challenge card: { $challenge }.
event-challenge-acts = The Challenge card takes effect: { $challenge }.
event-card-shown = Her next Action card: { $card }. It names { $source }.
event-card-resolved = Antigone resolves her Action card: { $card }.
event-icon-resolved = Antigone: { $icon }.
event-start-contract-rolled = Antigone rolls { $number } for her Starting Contract.
event-stack-rolled = Antigone rolls { $number }, so she takes the { $stack } stack.
event-nothing-done = Nothing happens: { $reason }.
event-herald-laid = Laid out: { $source }, { $herald }.
event-herald-discarded = Herald card to the discard pile: { $herald }.
event-searched = General tiebreaker: it goes by { $source }, { $herald }. From there she finds { $cell } first.
event-space-found = Around it she takes the Dice space { $space }: { $reason }.
event-die-found = She chooses: { $die }, { $reason }.
event-preferred = She prefers { $preference }, which leaves { $count } of { $before }.
event-benefit-sought = Her Archon goes by { $source }, { $herald }. Free tiles with the effect “{ $benefit }”: { $count }.
event-any-tile-sought = { $count ->
        [0] There is no such tile, and no other one is free.
        [one] There is no such tile; only 1 tile is free.
       *[other] There is no such tile, so any of the { $count } free tiles will do.
    }
event-dice-around-promoted = Antigone’s Archon promotes all dice around the tile in { $cell }.
event-hoplites-rallied = All her Hoplite dice are promoted instead: { $reason }.
event-cells-compared = { $sides ->
        [0] No roof side of { $tile } matches anywhere
        [one] At most 1 roof side of { $tile } matches
       *[other] At most { $sides } roof sides of { $tile } match
    }; to choose from: { $count ->
        [one] 1 Cadmea space.
       *[other] { $count } Cadmea spaces.
    }
event-favor-taken = Antigone takes { $contract }, of whose suit she has { $owned ->
        [0] none yet
        [one] one
       *[other] { $owned }
    }: { $reason }.
event-deal-broken = { $contract } is discarded.
event-contracts-shuffled = { $count ->
        [one] The discarded Contract becomes the new deck.
       *[other] The { $count } discarded Contracts become the new deck.
    }
event-strategos-row-chosen = Her Strategos goes to { $row }: { $reason }.
event-commander-driven-out = Antigone drives a Commander out: { $commander } leaves { $row } for the box.
event-gate-fell = Antigone claims the Gate tile: { $gate } ({ $reason }).
event-disruption-turned = Disruption card turned over: { $disruption }.
why-space-only = the only possible space there
why-space-two-tiles = the only one between two tiles
why-space-clockwise = the first of several equally good ones, clockwise from the north
why-die-idle = the highest Hoplite die whose Battle is over
why-die-supply = the highest of her supply, as no Hoplite die in the City can be spared
why-die-highest = her strongest in the City, as none can be placed
why-die-lowest = the lowest in the City
why-die-lowest-supply = the lowest of her supply, as none is in the City
preference-between-rows = Dice spaces between two rows
preference-tile = Dice spaces adjacent to a tile
preference-two-tiles = Dice spaces between two tiles
why-nothing-no-citizen = she has no Citizen die in the City
why-nothing-no-contract = the display is empty
why-nothing-no-tile = her stacks are empty
why-nothing-no-cell = there is no Cadmea space for a tile
why-nothing-no-free-tile = no tile is free
why-rally-no-battle = no Battle is ahead
why-rally-no-hoplite = no Hoplite die can be spared, and none is in her supply
why-rally-no-space = no Dice space is empty in the row of the next Battle
why-contract-fewest = the suit she has fewest of
why-contract-cost = the highest cost among those suits
why-contract-leftmost = the leftmost of those with the highest cost
why-row-battle = the row of the next Battle
why-row-unfought = no Battle was fought here yet; of two such rows the upper one
why-row-upper = both rows have had their Battle, so the upper one
why-row-only = the only possible row
why-gate-undefended = nobody else won here
why-gate-stronger = her power is higher
why-gate-ares = her power is equal, and she is ahead on the Ares track
why-gate-stack = her power is equal, and on the same space of the Ares track her Devotion marker lies lower
source-left = the left Herald card
source-right = the right Herald card
source-deck = a Herald card from the deck
stack-left = left
stack-centre = center
stack-right = right
benefit-grape = Grape
benefit-promote_citizen = promote a Citizen die
benefit-exchange = Exchange
benefit-contract = Contract
benefit-bronze = Bronze
benefit-place_hoplite = place a Hoplite die
benefit-drachma = Drachma
benefit-pottery = Pottery
benefit-devotion = advance on a Devotion track
benefit-place_tile = place a tile
benefit-promote_hoplite = promote a Hoplite die
benefit-commodity = Commodity of choice
benefit-remove_tile = remove a tile
benefit-vp = VP
challenge-CH1 = Relentless
challenge-CH2 = Armed rebels
challenge-CH3 = Voice of the people
challenge-CH4 = Pious
challenge-CH5 = Vanguard
panel-title-antigone = Antigone’s Rebellion
panel-card-shown = Next Action card
panel-named-herald = names { $source }
panel-cards-left = Action cards in the deck
panel-card-discards = Resolved Action cards
panel-destiny = Destiny card
panel-challenges = Challenge cards
panel-herald-row = Herald cards laid out
panel-herald-drawn = Herald card drawn
panel-stack = { $stack } stack
panel-stack-tile = { $tile }, { $count } in all
panel-driven-out = Commanders in the box
action-card-SB1 = Place a Citizen and promote it once
action-card-SB2 = Place a Citizen and promote it once
action-card-SB3 = Place a Citizen and promote it once
action-card-SB4 = Place a Hoplite and promote it once
action-card-SB5 = Place a Hoplite and promote it once
action-card-SB6 = Place a Hoplite and promote it once
action-card-SB7 = Place a Hoplite and promote it twice
action-card-SB8 = Collect Favors (1 VP for each Commodity)
action-card-SB9 = Offering to the Gods (1 space)
action-card-SB10 = Offering to the Gods (1 space)
action-card-SB11 = Offering to the Gods (2 spaces)
action-card-SB12 = Offering to the Gods (2 spaces)
action-card-SB13 = Split Devotion (1 space)
action-card-SB14 = Split Devotion (2 spaces)
action-card-SB15 = Build Cadmea
action-card-SB16 = Destiny Calling
action-card-SE1 = Place a Citizen and promote it once + Offering to the Gods (1 space)
action-card-SE2 = Place a Hoplite and promote it twice + Split Devotion (1 space)
action-card-SE3 = Collect Favors (2 VP for each Commodity) + Broken Deals
action-card-SE4 = Build Cadmea + Split Devotion (1 space)
action-card-SE5 = Destiny Calling + Broken Deals
action-card-SE6 = Place a Hoplite and promote it once + Collect Favors (1 VP for each Commodity)
action-card-SE7 = Build Cadmea + Place a Hoplite and promote it once
action-card-SE8 = Offering to the Gods (2 spaces) + Place a Citizen and promote it once
action-card-SE9 = Place a Citizen and promote it twice + Place a Hoplite and promote it once
action-card-E1 = Destiny Calling
destiny-D1 = Build Cadmea + Offering to the Gods (2 spaces) + Place a Citizen and promote it once; focus: Ares
destiny-D2 = Place a Citizen and promote it once + Offering to the Gods (3 spaces); focus: Dionysus
destiny-D3 = Place a Hoplite and promote it twice + Offering to the Gods (3 spaces); focus: Ares
destiny-D4 = Place a Citizen and promote it once + Place a Hoplite and promote it once + Offering to the Gods (1 space); focus: Dionysus
destiny-D5 = Build Cadmea + Place a Hoplite and promote it once + Offering to the Gods (1 space); focus: Ares
destiny-D6 = Collect Favors (1 VP for each Commodity) + Offering to the Gods (1 space); focus: Dionysus
icon-citizen = { $count ->
        [0] Place a Citizen
        [one] Place a Citizen and promote it once
       *[other] Place a Citizen and promote it { $count } times
    }
icon-hoplite = { $count ->
        [0] Place a Hoplite
        [one] Place a Hoplite and promote it once
       *[other] Place a Hoplite and promote it { $count } times
    }
icon-favors = Collect Favors ({ $count } VP for each Commodity)
icon-broken_deals = Broken Deals
icon-offering = { $count ->
        [one] Offering to the Gods (1 space)
       *[other] Offering to the Gods ({ $count } spaces)
    }
icon-split = { $count ->
        [one] Split Devotion (1 space)
       *[other] Split Devotion ({ $count } spaces)
    }
icon-build = Build Cadmea
icon-destiny = Destiny Calling
disruption-card-T1 = upper left, space 1; upper right, space 2; middle, space 3; lower left, space 1; lower right, space 2
disruption-card-T2 = middle, space 1; lower left, space 2; lower right, space 3; upper left, space 2; upper right, space 3
disruption-card-T3 = lower right, space 1; upper left, space 3; upper right, space 1; middle, space 2; lower left, space 3
disruption-card-T4 = middle, space 2; lower right, space 3; upper right, space 3; lower left, space 1; upper left, space 1
disruption-card-T5 = lower right, space 1; upper right, space 1; lower left, space 2; upper left, space 2; middle, space 3
disruption-card-T6 = upper right, space 2; lower left, space 3; upper left, space 3; middle, space 1; lower right, space 2
disruption-card-T7 = lower right, space 1; middle, space 1; upper left, space 1; lower left, space 1; upper right, space 1
disruption-card-T8 = upper right, space 2; lower right, space 2; middle, space 2; upper left, space 2; lower left, space 2
disruption-card-T9 = lower left, space 3; upper right, space 3; lower right, space 3; middle, space 3; upper left, space 3

## Glossary

glossary-citizen = Citizen die
    .help =
        You place Citizen dice on the Estate or in the City. Promoted beyond 3★ in the City, one ascends and becomes
        a Councilor.
glossary-hoplite = Hoplite die
    .help =
        It fights in the row it lies in; on a space between two rows, in both. Promoted beyond 3★ it becomes a
        Strategos.
glossary-level = face
    .help = What a die shows: 1, 1★, 2, 2★, 3 or 3★. The digit is its power.
glossary-promote = promote
    .help = Turn a die one face up. Reducing turns it one face down.
glossary-ascend = ascend
    .help = A die in the City that is promoted beyond 3★ leaves it, for the Council board or as a Strategos.
glossary-row = row
    .help = The City has seven rows, six for one or two players; your Estate has three.
glossary-cadmea = Cadmea tile
    .help = Tile for short. It lies on an Estate or on a Cadmea space of the City and has an effect.
    .instead-of = cell, cells
glossary-edge = roof side
    .help = It matches if its roof has the color of the roof or city edge it touches.
glossary-dice-space = Dice space
    .help = Between two adjacent Cadmea spaces. It holds one die, Actor or a Plaza marker.
    .instead-of = dice space, dice spaces
glossary-archon = Archon
    .help = Your figure in the City. It moves from tile to tile and resolves the one it ends on.
    .instead-of = walk, walks, Walk, withdraw, withdraws, foreign
glossary-estate = Estate
    .help = Your own board: three rows of five Action spaces, most of them still under tiles.
    .instead-of = estate, at home
glossary-refresh = refresh the Estate
    .help = Without a Citizen die in your supply your turn begins so: all dice come back from the Estate, and you gain a new one.
glossary-metic = Metic tile
    .help = Carries out one action in the row of its color, with its own power.
glossary-track = Devotion track
    .help = The Dionysus track and the Ares track. Each space you advance to brings something.
    .instead-of = step, steps
glossary-blessing = Blessing tile
    .help = A lasting ability, or VP at the end of a Devotion track.
glossary-councilor = Councilor
    .help = An ascended Citizen die on the path or on a Monument of the Council board.
    .instead-of = Councillor, Councillors
glossary-disruption = Disruption marker
    .help = It keeps dice from a space of the Council board.
glossary-strategos = Strategos
    .help = An ascended Hoplite die: it defends its row to the end of the game.
    .instead-of = Strategoi
glossary-commander = Commander
    .help = Whoever places the first Strategos in a row may claim one; at most three each.
glossary-battle = Battle
    .help = A Conflict Fate tile brings it: an attack on a row, in rounds 3, 5, 7 and 9.
    .instead-of = battle, battles, conflict
glossary-gate = Gate tile
    .help =
        It lies at the end of each row. Whoever takes part in the Battle gains its reward; the winner with the
        highest power claims it.
    .instead-of = spoils
glossary-wages = wages
    .help = 1 Drachma after the Battle, so that a Hoplite die stays.
glossary-fate = Fate tile
    .help = One each round: Comfort for all, or a Conflict.
    .instead-of = comfort
glossary-contract = Contract
    .help = A card with Commodities as its cost, and a reward. At the end, sets of equal and of different suits score.
    .instead-of = fulfil, fulfils
glossary-token = token
    .help = A Commodity (Grape, Pottery, Bronze) or a Drachma.
    .instead-of = Grapes
glossary-plaza = Plaza marker
    .help = For one or two players: it occupies a Dice space.
    .instead-of = plaza
glossary-herald = Herald card
    .help = For one or two players: before the Fate tile it promotes all dice of a column.
glossary-effect = effect
    .help = What a tile, a Contract or an Action space brings.
glossary-person = player
    .help = Whoever takes part.
glossary-vp = VP
    .help = Victory Points. Whoever has most after ten rounds wins.
    .instead-of = point, points
glossary-color = color
    .help = Pink, red, blue or green; the neutral tiles have none.
    .instead-of = colour, centre, neighbouring, Armoury

## Board
board-empty = empty
    .help = A tile can be placed here if another one lies next to it.
board-die = { $kind } (face { $face }) of { $family }
board-plaza = Plaza marker
board-archon = Archon of { $family }
    .help = It comes to any free tile, or moves from tile to tile.
board-blocked = { $tile }, blocked by an Archon: { $effect }.
board-crossing-pays = An Archon pays 1 Drachma to cross here.
board-crossing-promotes = Your Archon would promote this die by crossing it.
board-crossing-reduces = Your Archon would reduce this die by crossing it.
board-crossing-loses = Crossing it costs you 3 VP, as this die can’t be reduced.
board-way-go = Move this way
board-way-back = Shorten the way by a tile
board-way-undo = Back by a tile
board-crossing-ascends = Crossed by your Archon, this die ascends if its family wants it to; Antigone’s always does.
board-crossing-invites = If your Archon crosses here, Actor’s family may promote a die in the City.
board-crossing-scores = Crossing it brings its family 1 VP, as this die can’t ascend.
board-from-to = { $from } to { $to }
board-absent = absent: { $outcome }
board-you-get = you: { $outcome }
board-fought = The Battle of this row is over.
board-fought-short = fought
board-powers = Powers: { $powers }.
board-gate = { $gate }, reward: { $spoils }.
board-battle-in-round = Battle in round { $round }.
board-invader-power = The Invader has power { $power }.
board-stake = { $family } as it stands: { $outcome } VP.
board-stay-away = Whoever stays away: { $outcome } VP.
    .help = Who takes part gains the reward of the Gate tile; the strongest winner claims the tile itself.
board-round = round { $round }
board-round-short = R{ $round }
board-road = The road of fate
board-fate = Round { $round }: { $fate }
board-hidden = hidden
    .help = It is turned up five rounds ahead.
board-back-alpha = Comfort
board-back-beta = Comfort
board-back-gamma = Conflict
board-back-delta = Comfort
board-back-omega = Conflict
board-fate-barter = Barter
    .help = At the end of the round, everybody takes a Contract or exchanges twice.
board-fate-training = Training
    .help = At the end of the round, everybody promotes a die: by 2 in the City, by 1 elsewhere.
board-fate-triumph = Triumph
    .help = At the end of the round, Strategos tiles and fulfilled Contracts score.
board-fate-assembly = Assembly
    .help = At the end of the round, Councilors and tiles of one’s color in the City score.
board-fate-census = Census
    .help = At the end of the round, the power of Citizen dice in the City scores.
board-fate-oracle = Oracle
    .help = At the end of the round, everybody may pay to score a Devotion track.
board-fate-trophies = Trophies
    .help = At the end of the round, Gate tiles score, and Bronze can be turned into VP.
board-fate-conflict = Conflict
    .help = At the end of the round, the row is attacked.
board-token-commodity = Commodity
    .help = Commodities pay for Contracts and some actions. Three tokens are 1 VP at the end.
board-token-drachma = Drachma
    .help = Drachma pay for a second tile, for empty Dice spaces on an Archon’s way, and for wages.
board-get = get { $token }
board-covered = { $action }, with { $thing } on it
board-estate-row = Row of the Estate
    .help = Metic tiles work in the row of their color, and some Commanders stand beside it.
board-cleared = cleared
board-points = { $points } VP
board-points-left = { $points } VP · { $left } left
board-in-supply = { $count ->
        [one] { $die }, in the supply
       *[other] { $count } × { $die }, in the supply
    }
board-citizen = Citizen die
    .help = Take it in hand, then press an action of your Estate or a Dice space of the City.
board-hoplite = Hoplite die
    .help = Effects place it on any Dice space, where it fights for its rows.
board-to-come = { $count ->
        [one] { $count } Citizen die to come
       *[other] { $count } Citizen dice to come
    }
board-refresh = Refreshing your Estate brings one with face { $face }.
board-metic = Metic tile
    .help = One a turn carries out an action on an available Action space of its row, and stays until you refresh your Estate.
board-count-strategos = { $count ->
        [one] { $count } Strategos tile left
       *[other] { $count } Strategos tiles left
    }
    .help = A Hoplite die that ascends becomes one.
board-count-councillors = { $count ->
        [one] { $count } Councilor tile left
       *[other] { $count } Councilor tiles left
    }
    .help = An action of the Estate puts one on a Disruption marker.
board-count-gate = { $count ->
        [one] { $count } Gate tile
       *[other] { $count } Gate tiles
    }
    .help = At the end a Gate tile counts as a Contract of any suit.
board-count-blessing = { $count ->
        [one] { $count } Blessing tile
       *[other] { $count } Blessing tiles
    }
    .help = Spaces of the Devotion tracks bring them.
board-sets = Sets of fulfilled Contracts: { $points } VP
    .help = Different suits together score, and three or more of one suit.
board-starting = Starting Contracts
board-display = Display
board-deck = Deck of { $count ->
        [one] one Contract
       *[other] { $count } Contracts
    }
    .help = Its top card can be taken unseen.
board-your-hand = Your hand
board-no-hand = Your hand is empty
board-seat-of = { $condition }: { $family }
board-disrupted = { $condition }: Disruption marker
board-each-worth = { $points } VP for each.
board-worth-now = Worth { $points } VP to you now.
board-councillor-tile = Councilor tile of { $family }.
board-path = Path
    .help = Citizen dice that ascend wait here until they take a seat, after the next Battle or at the end of the game.
board-step-promote-dionysus = { $count ->
        [one] a promotion of a Citizen die
       *[other] { $count } promotions of a Citizen die
    }
board-step-promote-ares = { $count ->
        [one] a promotion of a Hoplite die
       *[other] { $count } promotions of a Hoplite die
    }
board-step-points = { $points } VP
board-step-blessing = a Blessing tile
board-step-final = a final Blessing tile
board-next-steps = Your next spaces: { $rewards }.
board-track-dionysus = Dionysus
    .help = After each Battle it sets the turn order anew: who is furthest goes first.
board-track-ares = Ares
    .help = Who is furthest wins ties for a Gate tile.
board-score = { $score } VP
board-forecast = If the game ended now: { $total } VP.
board-order = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-source-left = left
board-source-right = right
board-source-deck = deck
board-her-tiles = her tiles
board-challenges = harder
board-challenge-CH1 = Relentless
    .help = Eight Advanced Action cards, and three cards in rounds with a Conflict.
board-challenge-CH2 = Armed rebels
    .help = Before every Comfort Fate tile her lowest Hoplite die is promoted.
board-challenge-CH3 = Voice of the people
    .help = Before every Comfort Fate tile her lowest Citizen die is promoted.
board-challenge-CH4 = Pious
    .help = She gains 5 VP for every space with a Metic tile she reaches.
board-challenge-CH5 = Vanguard
    .help = One of her Hoplite dice waited in the row of the first Battle.
board-shelf = Council, gods and Contracts
board-page-city = City
board-page-estate = Estate
board-page-council = Council
board-page-gods = Gods
board-page-contracts = Contracts
board-page-families = Players
board-asked = something to choose
board-best = best { $points }
board-hand = hand { $count }
board-action-T1 = Build
board-action-T2 = Wine
board-action-T3 = Herald
board-action-T4 = Procession
board-action-T5 = Thanks
board-action-M1 = Market
board-action-M2 = Trading
board-action-M3 = Grand build
board-action-M4 = Harvest
board-action-M5 = Negotiator
board-action-B1 = Muster
board-action-B2 = Drill
board-action-B3 = Clearing
board-action-B4 = Armory
board-action-B5 = Bribery
board-lay = Place { $tile } in { $cell }
    .help = Turn it with R or the wheel. The numbers say how many sides match in each turn.
board-turn-left = Turn left
board-turn-right = Turn right
board-roof = { $roof } roof in the { $side }
board-both = Resolve both tiles, { $cell } first
board-worth-note = Large: what a free space
board-worth-note-more = is worth to you now
board-step-of = { $step } of { $steps }
board-her-turn = Antigone’s turn
board-decides = The Herald card that decides
board-step-back = back
board-step-on = on
board-step-end = to the end
board-steps-read = all { $steps } shown
board-destiny = Destiny

# What speaks for or against a choice, and how bots like to play
stock-grape = Grape
stock-pottery = Pottery
stock-bronze = Bronze
stock-drachma = Drachma
challenge-count-1 = one Challenge card
challenge-count-2 = two Challenge cards
challenge-count-3 = three Challenge cards
challenge-count-4 = four Challenge cards
challenge-count-5 = five Challenge cards
rebel-deed-citizen = Place a Citizen
rebel-deed-hoplite = Place a Hoplite
rebel-deed-favors = Collect Favors
rebel-deed-broken_deals = Broken Deals
rebel-deed-offering = Offering to the Gods
rebel-deed-split = Split Devotion
rebel-deed-build = Build Cadmea
rebel-deed-destiny = Destiny Calling
