# What speaks for a choice, said in hints and reviews, and the styles of bots
feature-hand = { $more ->
        [yes] a better position in all
       *[no] a worse position in all
    }
feature-hand-late = { $more ->
        [yes] a better position near the end
       *[no] a worse position near the end
    }
feature-points = { $more ->
        [yes] more VP: { $it }
       *[no] fewer VP: { $it }
    }
feature-token = { $more ->
        [yes] more { $it }
       *[no] less { $it }
    }
feature-steps = { $more ->
        [yes] further along the { $it }
       *[no] less far along the { $it }
    }
feature-leads = { $more ->
        [yes] the lead on the { $it }
       *[no] no lead on the { $it }
    }
feature-blessing = { $more ->
        [yes] a Blessing tile: { $it }
       *[no] a Blessing tile less: { $it }
    }
feature-track-ended = { $more ->
        [yes] reaches the end of the { $it }
       *[no] does not reach the end of the { $it }
    }
feature-citizens-ready = { $more ->
        [yes] more Citizen dice in the supply
       *[no] fewer Citizen dice in the supply
    }
feature-citizens-ready-faces = { $more ->
        [yes] higher faces of Citizen dice in the supply
       *[no] lower faces of Citizen dice in the supply
    }
feature-citizens-at-work = { $more ->
        [yes] more Citizen dice on the Estate
       *[no] fewer Citizen dice on the Estate
    }
feature-citizens-at-work-faces = { $more ->
        [yes] higher faces of Citizen dice on the Estate
       *[no] lower faces of Citizen dice on the Estate
    }
feature-citizens-to-come = { $more ->
        [yes] more Citizen dice still to come
       *[no] fewer Citizen dice still to come
    }
feature-citizen-in-city = { $more ->
        [yes] a Citizen die in the City with face { $it }
       *[no] no Citizen die in the City with face { $it }
    }
feature-hoplites-ready = { $more ->
        [yes] more Hoplite dice in the supply
       *[no] fewer Hoplite dice in the supply
    }
feature-hoplites-ready-faces = { $more ->
        [yes] higher faces of Hoplite dice in the supply
       *[no] lower faces of Hoplite dice in the supply
    }
feature-hoplites-in-city = { $more ->
        [yes] more Hoplite dice in the City
       *[no] fewer Hoplite dice in the City
    }
feature-hoplites-in-city-faces = { $more ->
        [yes] higher faces of Hoplite dice in the City
       *[no] lower faces of Hoplite dice in the City
    }
feature-hoplites-at-top = { $more ->
        [yes] a Hoplite die about to ascend
       *[no] no Hoplite die about to ascend
    }
feature-crossable = { $more ->
        [yes] a { $it } between two tiles
       *[no] no { $it } between two tiles
    }
feature-metic = { $more ->
        [yes] { $it } in the supply
       *[no] no { $it } in the supply
    }
feature-archon = { $more ->
        [yes] the Archon in the City
       *[no] the Archon in the supply
    }
feature-archon-work = { $more ->
        [yes] a better tile for the Archon
       *[no] a worse tile for the Archon
    }
feature-archon-ways = { $more ->
        [yes] more ways for the Archon without cost
       *[no] fewer ways for the Archon without cost
    }
feature-estate-work = { $more ->
        [yes] better actions on the Estate
       *[no] worse actions on the Estate
    }
feature-refresh-due = { $more ->
        [yes] refreshes the Estate soon
       *[no] refreshes the Estate later
    }
feature-open-action = { $more ->
        [yes] makes an Action space available: { $it }
       *[no] leaves an Action space covered: { $it }
    }
feature-emptied-columns = { $more ->
        [yes] more emptied Estate columns
       *[no] fewer emptied Estate columns
    }
feature-nearly-emptied = { $more ->
        [yes] more Estate columns with one tile left
       *[no] fewer Estate columns with one tile left
    }
feature-own-tiles = { $more ->
        [yes] more own tiles in the City
       *[no] fewer own tiles in the City
    }
feature-matched-tiles = { $more ->
        [yes] more own tiles with matching roof sides
       *[no] fewer own tiles with matching roof sides
    }
feature-battle-power = { $more ->
        [yes] strengthens the row of the next Battle
       *[no] weakens the row of the next Battle
    }
feature-absent-for-good = { $more ->
        [yes] misses the Battle of this round
       *[no] does not miss the Battle of this round
    }
feature-absent-now = { $more ->
        [yes] leaves the row of this round’s Battle undefended
       *[no] defends the row of this round’s Battle
    }
feature-absent-later = { $more ->
        [yes] leaves the row of the next Battle undefended
       *[no] defends the row of the next Battle
    }
feature-outcome-now = { $more ->
        [yes] more VP from the Battle of this round
       *[no] fewer VP from the Battle of this round
    }
feature-outcome-later = { $more ->
        [yes] more VP from the next Battle
       *[no] fewer VP from the next Battle
    }
feature-gate-now = { $more ->
        [yes] a better chance for the Gate tile of this round
       *[no] a worse chance for the Gate tile of this round
    }
feature-gate-later = { $more ->
        [yes] a better chance for the next Gate tile
       *[no] a worse chance for the next Gate tile
    }
feature-second-power = { $more ->
        [yes] more power for the Battle after next
       *[no] less power for the Battle after next
    }
feature-later-power = { $more ->
        [yes] more power for later Battles
       *[no] less power for later Battles
    }
feature-idle-hoplites = { $more ->
        [yes] more Hoplite dice where no Battle comes
       *[no] fewer Hoplite dice where no Battle comes
    }
feature-wages-missing = { $more ->
        [yes] too few Drachma for wages
       *[no] enough Drachma for wages
    }
feature-strategoi = { $more ->
        [yes] more Strategos tiles
       *[no] fewer Strategos tiles
    }
feature-commander = { $more ->
        [yes] { $it } as a Commander
       *[no] no { $it } as a Commander
    }
feature-gates = { $more ->
        [yes] more Gate tiles
       *[no] fewer Gate tiles
    }
feature-comfort-now = { $more ->
        [yes] more VP from the Fate tile of this round
       *[no] fewer VP from the Fate tile of this round
    }
feature-comfort-later = { $more ->
        [yes] more VP from later Fate tiles
       *[no] fewer VP from later Fate tiles
    }
feature-contracts = { $more ->
        [yes] more Contracts in hand
       *[no] fewer Contracts in hand
    }
feature-contracts-ready = { $more ->
        [yes] more Contracts that can be fulfilled
       *[no] fewer Contracts that can be fulfilled
    }
feature-contract-missing = { $more ->
        [yes] more Commodities missing for a Contract
       *[no] fewer Commodities missing for a Contract
    }
feature-contract-value = { $more ->
        [yes] better Contracts within reach
       *[no] worse Contracts within reach
    }
feature-contract-new-suits = { $more ->
        [yes] more new suits in hand
       *[no] fewer new suits in hand
    }
feature-fulfilled = { $more ->
        [yes] more fulfilled Contracts
       *[no] fewer fulfilled Contracts
    }
feature-suits = { $more ->
        [yes] fulfilled Contracts of more suits
       *[no] fulfilled Contracts of fewer suits
    }
feature-best-suit = { $more ->
        [yes] more fulfilled Contracts of one suit
       *[no] fewer fulfilled Contracts of one suit
    }
feature-path = { $more ->
        [yes] more Councilors on the path
       *[no] fewer Councilors on the path
    }
feature-path-worth = { $more ->
        [yes] a better seat for a Councilor on the path
       *[no] a worse seat for a Councilor on the path
    }
feature-seated = { $more ->
        [yes] a Councilor at a Monument: { $it }
       *[no] no Councilor at a Monument: { $it }
    }
feature-councillor-tiles = { $more ->
        [yes] more Councilor tiles on the Council board
       *[no] fewer Councilor tiles on the Council board
    }
feature-turn-order = { $more ->
        [yes] later in turn order
       *[no] earlier in turn order
    }
feature-turn-left = { $more ->
        [yes] a turn left in this round
       *[no] no turn left in this round
    }
feature-at-turn = { $more ->
        [yes] the turn goes on
       *[no] the turn is over
    }
feature-antigone = { $more ->
        [yes] Antigone is stronger
       *[no] Antigone is weaker
    }
feature-antigone-challenge = { $more ->
        [yes] a Challenge card: { $it }
       *[no] no Challenge card: { $it }
    }
feature-antigone-challenges = { $more ->
        [yes] Antigone has { $it }
       *[no] Antigone has other than { $it }
    }
feature-antigone-destiny = { $more ->
        [yes] Antigone’s Destiny card: { $it }
       *[no] another Destiny card of Antigone’s than: { $it }
    }
feature-antigone-points = { $more ->
        [yes] more VP for Antigone: { $it }
       *[no] fewer VP for Antigone: { $it }
    }
feature-antigone-deeds = { $more ->
        [yes] more of Antigone’s cards to come: { $it }
       *[no] fewer of Antigone’s cards to come: { $it }
    }
feature-antigone-cards = { $more ->
        [yes] Antigone resolves more cards
       *[no] Antigone resolves fewer cards
    }
feature-antigone-turn-left = { $more ->
        [yes] Antigone’s turn still to come
       *[no] Antigone’s turn is over
    }
feature-antigone-steps = { $more ->
        [yes] Antigone is further along the { $it }
       *[no] Antigone is less far along the { $it }
    }
feature-antigone-citizens = { $more ->
        [yes] more Citizen dice of Antigone’s in the City
       *[no] fewer Citizen dice of Antigone’s in the City
    }
feature-antigone-citizens-faces = { $more ->
        [yes] higher faces of Antigone’s Citizen dice
       *[no] lower faces of Antigone’s Citizen dice
    }
feature-antigone-citizens-at-top = { $more ->
        [yes] a Citizen die of Antigone’s about to ascend
       *[no] no Citizen die of Antigone’s about to ascend
    }
feature-antigone-citizens-left = { $more ->
        [yes] more Citizen dice in Antigone’s supply
       *[no] fewer Citizen dice in Antigone’s supply
    }
feature-antigone-hoplites = { $more ->
        [yes] more Hoplite dice of Antigone’s in the City
       *[no] fewer Hoplite dice of Antigone’s in the City
    }
feature-antigone-hoplites-faces = { $more ->
        [yes] higher faces of Antigone’s Hoplite dice
       *[no] lower faces of Antigone’s Hoplite dice
    }
feature-antigone-battle-power = { $more ->
        [yes] Antigone is stronger in the row of the next Battle
       *[no] Antigone is weaker in the row of the next Battle
    }
feature-antigone-gate = { $more ->
        [yes] Antigone is likelier to take the next Gate tile
       *[no] Antigone is less likely to take the next Gate tile
    }
feature-antigone-gates = { $more ->
        [yes] more Gate tiles for Antigone
       *[no] fewer Gate tiles for Antigone
    }
feature-antigone-suits = { $more ->
        [yes] Antigone has Contracts of more suits
       *[no] Antigone has Contracts of fewer suits
    }
feature-antigone-tiles = { $more ->
        [yes] Antigone has more tiles left to place
       *[no] Antigone has fewer tiles left to place
    }
style-warlike = Warlike
    .help = Sends Hoplite dice into Battle, for Gate tiles and Strategos tiles.
style-builder = Builder
    .help = Places many tiles in the City and empties the Estate.
style-pious = Pious
    .help = Advances on the Devotion tracks and collects Blessing tiles.
