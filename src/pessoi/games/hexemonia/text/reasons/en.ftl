# What speaks for a choice, said in hints and reviews, and the styles of bots
feature-hand = { $more ->
        [yes] a better position in all
       *[no] a worse position in all
    }
feature-points = { $more ->
        [yes] more victory points now
       *[no] fewer victory points now
    }
feature-lead = { $more ->
        [yes] further ahead in the final turns
       *[no] less far ahead in the final turns
    }
feature-bonus = { $more ->
        [yes] more from the patron god
       *[no] less from the patron god
    }
feature-treasure = { $more ->
        [yes] more gold on the Acropolis
       *[no] less gold on the Acropolis
    }
feature-myth-set = { $more ->
        [yes] a myth set
       *[no] no myth set
    }
feature-tie-break = { $more ->
        [yes] better off in a tie
       *[no] worse off in a tie
    }
feature-turn = { $more ->
        [yes] the action still to come
       *[no] the action used up
    }
feature-draw = { $more ->
        [yes] tiles still to take
       *[no] no more tiles to take
    }
feature-waiting = { $more ->
        [yes] a turn still to come in this round
       *[no] no more turn in this round
    }
feature-last-word = { $more ->
        [yes] a final turn still to come
       *[no] no final turn to come
    }
feature-last-player = { $more ->
        [yes] last in every round
       *[no] not last in the rounds
    }
feature-citizens = { $more ->
        [yes] more citizens
       *[no] fewer citizens
    }
feature-hoplites = { $more ->
        [yes] more hoplites
       *[no] fewer hoplites
    }
feature-gold = { $more ->
        [yes] more gold around the Acropolis
       *[no] less gold around the Acropolis
    }
feature-spare-citizens = { $more ->
        [yes] more citizens that no tile needs
       *[no] fewer citizens that no tile needs
    }
feature-spare-hoplites = { $more ->
        [yes] more hoplites that no tile needs
       *[no] fewer hoplites that no tile needs
    }
feature-spare-gold = { $more ->
        [yes] more gold that no tile needs
       *[no] less gold that no tile needs
    }
feature-home-citizens = { $more ->
        [yes] more citizens safe on the Acropolis
       *[no] fewer citizens safe on the Acropolis
    }
feature-home-hoplites = { $more ->
        [yes] more hoplites safe on the Acropolis
       *[no] fewer hoplites safe on the Acropolis
    }
feature-excess = { $more ->
        [yes] more excess
       *[no] less excess
    }
feature-revolt-loss = { $more ->
        [yes] more to lose in a revolt
       *[no] less to lose in a revolt
    }
feature-revolt-near = { $more ->
        [yes] more to lose in a revolt that is near
       *[no] less to lose in a revolt that is near
    }
feature-harvest = { $more ->
        [yes] more gold for Strategy to bring to the Acropolis
       *[no] less gold for Strategy to bring to the Acropolis
    }
feature-makes-citizens = { $more ->
        [yes] more citizens from Production
       *[no] fewer citizens from Production
    }
feature-makes-hoplites = { $more ->
        [yes] more hoplites from Production
       *[no] fewer hoplites from Production
    }
feature-makes-gold = { $more ->
        [yes] more gold from Production
       *[no] less gold from Production
    }
feature-active-chora = { $more ->
        [yes] more active Chora tiles
       *[no] fewer active Chora tiles
    }
feature-active-fortification = { $more ->
        [yes] more active Fortifications
       *[no] fewer active Fortifications
    }
feature-active-polis = { $more ->
        [yes] more active Polis tiles
       *[no] fewer active Polis tiles
    }
feature-active-mythos = { $more ->
        [yes] more active Mythos tiles
       *[no] fewer active Mythos tiles
    }
feature-idle-chora = { $more ->
        [yes] more inactive Chora tiles
       *[no] fewer inactive Chora tiles
    }
feature-idle-fortification = { $more ->
        [yes] more inactive Fortifications
       *[no] fewer inactive Fortifications
    }
feature-idle-polis = { $more ->
        [yes] more inactive Polis tiles
       *[no] fewer inactive Polis tiles
    }
feature-idle-mythos = { $more ->
        [yes] more inactive Mythos tiles
       *[no] fewer inactive Mythos tiles
    }
feature-missing = { $more ->
        [yes] more cubes missing on inactive tiles
       *[no] fewer cubes missing on inactive tiles
    }
feature-almost = { $more ->
        [yes] more tiles that lack a single cube
       *[no] fewer tiles that lack a single cube
    }
feature-free-spaces = { $more ->
        [yes] more empty spaces in the first ring
       *[no] fewer empty spaces in the first ring
    }
feature-safe-points = { $more ->
        [yes] more victory points on tiles nobody can attack
       *[no] fewer victory points on tiles nobody can attack
    }
feature-politics = { $more ->
        [yes] more tiles of politics nature
       *[no] fewer tiles of politics nature
    }
feature-military = { $more ->
        [yes] more tiles of military nature
       *[no] fewer tiles of military nature
    }
feature-economy = { $more ->
        [yes] more tiles of economy nature
       *[no] fewer tiles of economy nature
    }
feature-sacred = { $more ->
        [yes] more tiles of sacred nature
       *[no] fewer tiles of sacred nature
    }
feature-myth-politics = { $more ->
        [yes] more Mythos tiles of politics nature
       *[no] fewer Mythos tiles of politics nature
    }
feature-myth-military = { $more ->
        [yes] more Mythos tiles of military nature
       *[no] fewer Mythos tiles of military nature
    }
feature-myth-economy = { $more ->
        [yes] more Mythos tiles of economy nature
       *[no] fewer Mythos tiles of economy nature
    }
feature-myth-sacred = { $more ->
        [yes] more Mythos tiles of sacred nature
       *[no] fewer Mythos tiles of sacred nature
    }
feature-second-nature = { $more ->
        [yes] one nature short of a myth set
       *[no] not just one nature short of a myth set
    }
feature-set-in-hand = { $more ->
        [yes] the last Mythos tile of a myth set in hand
       *[no] no last Mythos tile of a myth set in hand
    }
feature-set-on-display = { $more ->
        [yes] the last Mythos tile of a myth set revealed
       *[no] no last Mythos tile of a myth set revealed
    }
feature-earnings = { $more ->
        [yes] more gold from Temple and Harbour
       *[no] less gold from Temple and Harbour
    }
feature-abilities = { $more ->
        [yes] more abilities
       *[no] fewer abilities
    }
feature-philosopher = { $more ->
        [yes] has the Philosopher
       *[no] does not have the Philosopher
    }
feature-political-lead = { $more ->
        [yes] further ahead in politics
       *[no] less far ahead in politics
    }
feature-claim = { $more ->
        [yes] can take the Philosopher
       *[no] can't take the Philosopher
    }
feature-held-chora = { $more ->
        [yes] more Chora tiles in hand
       *[no] fewer Chora tiles in hand
    }
feature-held-fortification = { $more ->
        [yes] more Fortifications in hand
       *[no] fewer Fortifications in hand
    }
feature-held-polis = { $more ->
        [yes] more Polis tiles in hand
       *[no] fewer Polis tiles in hand
    }
feature-held-mythos = { $more ->
        [yes] more Mythos tiles in hand
       *[no] fewer Mythos tiles in hand
    }
feature-playable = { $more ->
        [yes] more tiles in hand that can be laid freely
       *[no] fewer tiles in hand that can be laid freely
    }
feature-affordable = { $more ->
        [yes] more tiles in hand for which others would become inactive
       *[no] fewer tiles in hand for which others would become inactive
    }
feature-playable-points = { $more ->
        [yes] more victory points still in hand
       *[no] fewer victory points still in hand
    }
feature-surplus = { $more ->
        [yes] more tiles to discard
       *[no] fewer tiles to discard
    }
feature-exposed = { $more ->
        [yes] more tiles that can be attacked
       *[no] fewer tiles that can be attacked
    }
feature-threatened = { $more ->
        [yes] more victory points that can be captured
       *[no] fewer victory points that can be captured
    }
feature-danger = { $more ->
        [yes] more to lose in an attack
       *[no] less to lose in an attack
    }
feature-danger-now = { $more ->
        [yes] more to lose in an attack this turn
       *[no] less to lose in an attack this turn
    }
feature-guard = { $more ->
        [yes] more defence where tiles can be attacked
       *[no] less defence where tiles can be attacked
    }
feature-unguarded = { $more ->
        [yes] more tiles with hardly any defence
       *[no] fewer tiles with hardly any defence
    }
feature-shielded = { $more ->
        [yes] more tiles behind a shield
       *[no] fewer tiles behind a shield
    }
feature-myths-threatened = { $more ->
        [yes] more Mythos tiles that can be captured
       *[no] fewer Mythos tiles that can be captured
    }
feature-stronger = { $more ->
        [yes] a stronger army than the others
       *[no] a weaker army than the others
    }
feature-titled = { $more ->
        [yes] { $it } active
       *[no] { $it } not active
    }
feature-city = { $more ->
        [yes] plays { $it }
       *[no] does not play { $it }
    }
style-warlike = warlike
style-builder = fond of building
style-pious = pious
