# Was für eine Wahl spricht, in Tipps und Analysen, und die Stile der Bots
feature-hand = { $more ->
    [yes] insgesamt eine bessere Stellung
   *[no] insgesamt eine schlechtere Stellung
  }
feature-points = { $more ->
    [yes] mehr SP auf Karten
   *[no] weniger SP auf Karten
  }
feature-markers = { $more ->
    [yes] mehr Marker im Vorrat
   *[no] weniger Marker im Vorrat
  }
feature-majorities = { $more ->
    [yes] mehr Mehrheiten bei den Symbolen
   *[no] weniger Mehrheiten bei den Symbolen
  }
feature-sets = { $more ->
    [yes] mehr Symbolsätze
   *[no] weniger Symbolsätze
  }
feature-kinds = { $more ->
    [yes] mehr Arten von Symbolen
   *[no] weniger Arten von Symbolen
  }
feature-labours = { $more ->
    [yes] mehr gemeisterte Aufgaben
   *[no] weniger gemeisterte Aufgaben
  }
feature-ahead = { $more ->
    [yes] ein besserer Platz im Rennen
   *[no] ein schlechterer Platz im Rennen
  }
feature-column = { $more ->
    [yes] der Lehrling weiter vorn
   *[no] der Lehrling weiter hinten
  }
feature-run = { $more ->
    [yes] mehr Felder beim nächsten Vorrücken
   *[no] weniger Felder beim nächsten Vorrücken
  }
feature-reward = { $more ->
    [yes] eine bessere Belohnung beim nächsten Vorrücken
   *[no] eine geringere Belohnung beim nächsten Vorrücken
  }
feature-ready = { $more ->
    [yes] mehr Halbgötterkarten bereit
   *[no] weniger Halbgötterkarten bereit
  }
feature-used = { $more ->
    [yes] mehr genutzte Halbgötterkarten
   *[no] weniger genutzte Halbgötterkarten
  }
feature-payable = { $more ->
    [yes] mehr bezahlbare Halbgötterkarten
   *[no] weniger bezahlbare Halbgötterkarten
  }
feature-gods-ready = { $more ->
    [yes] mehr Götterkarten bereit
   *[no] weniger Götterkarten bereit
  }
feature-gods-turned = { $more ->
    [yes] mehr umgedrehte Götterkarten
   *[no] weniger umgedrehte Götterkarten
  }
feature-white-die = { $more ->
    [yes] mit dem weißen Würfel
   *[no] ohne den weißen Würfel
  }
feature-turn = { $more ->
    [yes] der Zug geht weiter
   *[no] der Zug ist zu Ende
  }
feature-turn-to-come = { $more ->
    [yes] in dieser Runde noch ein Zug
   *[no] in dieser Runde kein Zug mehr
  }
feature-last-turn-gone = { $more ->
    [yes] der letzte Zug ist vorbei
   *[no] der letzte Zug kommt noch
  }
feature-possible = { $more ->
    [yes] mehr mögliche Aufgaben mit diesen Würfeln
   *[no] weniger mögliche Aufgaben mit diesen Würfeln
  }
feature-impossible = { $more ->
    [yes] keine mögliche Aufgabe mit diesen Würfeln
   *[no] eine mögliche Aufgabe mit diesen Würfeln
  }
feature-start = { $more ->
    [yes] Pegasus vor dir
   *[no] Pegasus bei anderen
  }
feature-hades = Hades
feature-hades-points = { $more ->
    [yes] mehr SP für Hades
   *[no] weniger SP für Hades
  }
feature-hades-column = { $more ->
    [yes] Hades weiter vorn
   *[no] Hades weiter hinten
  }
feature-hades-hero-labours = { $more ->
    [yes] mehr Runden für Hades
   *[no] weniger Runden für Hades
  }
feature-hades-handicap = { $more ->
    [yes] ein höherer Vorsprung für Hades
   *[no] ein kleinerer Vorsprung für Hades
  }
feature-hades-prospects = { $more ->
    [yes] für Hades mehr in Aussicht
   *[no] für Hades weniger in Aussicht
  }
feature-mastered = { $more ->
    [yes] die Aufgabe „{ $it }“ gemeistert
   *[no] die Aufgabe „{ $it }“ noch offen
  }
feature-symbol = { $more ->
    [yes] mehr Symbole: { $it }
   *[no] weniger Symbole: { $it }
  }
feature-symbol-lead = { $more ->
    [yes] eine sicherere Mehrheit: { $it }
   *[no] eine weniger sichere Mehrheit: { $it }
  }
feature-symbol-behind = { $more ->
    [yes] größerer Rückstand bei den Symbolen: { $it }
   *[no] kleinerer Rückstand bei den Symbolen: { $it }
  }
feature-ability = { $more ->
    [yes] einsatzbereit: { $it }
   *[no] nicht einsatzbereit: { $it }
  }
style-runner = Läufer
    .help = Meistert früh Aufgaben und rückt vor, um die Partie zu beenden, bevor andere gesammelt haben.
style-collector = Sammler
    .help = Sammelt Halbgötterkarten für Sätze und Mehrheiten bei den Symbolen.
