# What speaks for a choice, said in hints and reviews, and the styles of bots
feature-hand = { $more ->
    [yes] a better position in all
   *[no] a worse position in all
  }
feature-points = { $more ->
    [yes] more points on cards
   *[no] fewer points on cards
  }
feature-markers = { $more ->
    [yes] more markers in the supply
   *[no] fewer markers in the supply
  }
feature-majorities = { $more ->
    [yes] more majorities of symbols
   *[no] fewer majorities of symbols
  }
feature-sets = { $more ->
    [yes] more sets of symbols
   *[no] fewer sets of symbols
  }
feature-kinds = { $more ->
    [yes] more kinds of symbols
   *[no] fewer kinds of symbols
  }
feature-labours = { $more ->
    [yes] more labours mastered
   *[no] fewer labours mastered
  }
feature-ahead = { $more ->
    [yes] a better place in the race
   *[no] a worse place in the race
  }
feature-column = { $more ->
    [yes] the apprentice further ahead
   *[no] the apprentice further behind
  }
feature-run = { $more ->
    [yes] a longer run to come
   *[no] a shorter run to come
  }
feature-reward = { $more ->
    [yes] a better reward waiting at the next run
   *[no] a poorer reward waiting at the next run
  }
feature-ready = { $more ->
    [yes] more demigods ready
   *[no] fewer demigods ready
  }
feature-used = { $more ->
    [yes] more demigods used up
   *[no] fewer demigods used up
  }
feature-payable = { $more ->
    [yes] more demigods that can be paid for
   *[no] fewer demigods that can be paid for
  }
feature-gods-ready = { $more ->
    [yes] more gods ready
   *[no] fewer gods ready
  }
feature-gods-turned = { $more ->
    [yes] more gods turned over
   *[no] fewer gods turned over
  }
feature-white-die = { $more ->
    [yes] the white die in hand
   *[no] without the white die
  }
feature-turn = { $more ->
    [yes] the turn goes on
   *[no] the turn is over
  }
feature-turn-to-come = { $more ->
    [yes] a turn still to come this round
   *[no] no more turn this round
  }
feature-last-turn-gone = { $more ->
    [yes] the last turn is gone
   *[no] the last turn is still to come
  }
feature-possible = { $more ->
    [yes] more labours possible with these dice
   *[no] fewer labours possible with these dice
  }
feature-impossible = { $more ->
    [yes] no labour possible with these dice
   *[no] a labour possible with these dice
  }
feature-start = { $more ->
    [yes] Pegasus in front of you
   *[no] Pegasus elsewhere
  }
feature-hades = Hades
feature-hades-points = { $more ->
    [yes] more points for Hades
   *[no] fewer points for Hades
  }
feature-hades-column = { $more ->
    [yes] Hades further ahead
   *[no] Hades further behind
  }
feature-hades-hero-labours = { $more ->
    [yes] more rounds for Hades
   *[no] fewer rounds for Hades
  }
feature-hades-handicap = { $more ->
    [yes] a higher handicap
   *[no] a lower handicap
  }
feature-hades-prospects = { $more ->
    [yes] more to come for Hades
   *[no] less to come for Hades
  }
feature-mastered = { $more ->
    [yes] the labour “{ $it }” mastered
   *[no] the labour “{ $it }” still open
  }
feature-symbol = { $more ->
    [yes] more symbols: { $it }
   *[no] fewer symbols: { $it }
  }
feature-symbol-lead = { $more ->
    [yes] the majority safer: { $it }
   *[no] the majority less safe: { $it }
  }
feature-symbol-behind = { $more ->
    [yes] further behind in symbols: { $it }
   *[no] less far behind in symbols: { $it }
  }
feature-ability = { $more ->
    [yes] ready to use: { $it }
   *[no] not ready to use: { $it }
  }
style-runner = runner
    .help = Masters labours early and runs, to end the match before others have collected.
style-collector = collector
    .help = Collects demigods for sets and majorities of symbols.
