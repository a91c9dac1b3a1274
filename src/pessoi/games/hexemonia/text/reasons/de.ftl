# Was für eine Wahl spricht, in Tipps und Analysen, und die Stile der Bots
feature-hand = { $more ->
        [yes] eine insgesamt bessere Stellung
       *[no] eine insgesamt schlechtere Stellung
    }
feature-points = { $more ->
        [yes] jetzt mehr Siegpunkte
       *[no] jetzt weniger Siegpunkte
    }
feature-lead = { $more ->
        [yes] mehr Vorsprung in den letzten Zügen
       *[no] weniger Vorsprung in den letzten Zügen
    }
feature-bonus = { $more ->
        [yes] mehr vom Schutzgott
       *[no] weniger vom Schutzgott
    }
feature-treasure = { $more ->
        [yes] mehr Gold auf der Akropolis
       *[no] weniger Gold auf der Akropolis
    }
feature-myth-set = { $more ->
        [yes] ein Mythosset
       *[no] kein Mythosset
    }
feature-tie-break = { $more ->
        [yes] besser bei Gleichstand
       *[no] schlechter bei Gleichstand
    }
feature-turn = { $more ->
        [yes] die Aktion noch vor sich
       *[no] die Aktion verbraucht
    }
feature-draw = { $more ->
        [yes] noch Felder zu nehmen
       *[no] keine Felder mehr zu nehmen
    }
feature-waiting = { $more ->
        [yes] in dieser Runde noch ein Zug
       *[no] in dieser Runde kein Zug mehr
    }
feature-last-word = { $more ->
        [yes] noch ein letzter Zug
       *[no] kein letzter Zug mehr
    }
feature-last-player = { $more ->
        [yes] in jeder Runde zuletzt am Zug
       *[no] in den Runden nicht zuletzt am Zug
    }
feature-citizens = { $more ->
        [yes] mehr Bürger
       *[no] weniger Bürger
    }
feature-hoplites = { $more ->
        [yes] mehr Hopliten
       *[no] weniger Hopliten
    }
feature-gold = { $more ->
        [yes] mehr Gold rund um die Akropolis
       *[no] weniger Gold rund um die Akropolis
    }
feature-spare-citizens = { $more ->
        [yes] mehr Bürger, die kein Feld braucht
       *[no] weniger Bürger, die kein Feld braucht
    }
feature-spare-hoplites = { $more ->
        [yes] mehr Hopliten, die kein Feld braucht
       *[no] weniger Hopliten, die kein Feld braucht
    }
feature-spare-gold = { $more ->
        [yes] mehr Gold, das kein Feld braucht
       *[no] weniger Gold, das kein Feld braucht
    }
feature-home-citizens = { $more ->
        [yes] mehr Bürger sicher auf der Akropolis
       *[no] weniger Bürger sicher auf der Akropolis
    }
feature-home-hoplites = { $more ->
        [yes] mehr Hopliten sicher auf der Akropolis
       *[no] weniger Hopliten sicher auf der Akropolis
    }
feature-excess = { $more ->
        [yes] mehr Überschuss
       *[no] weniger Überschuss
    }
feature-revolt-loss = { $more ->
        [yes] mehr bei einem Aufstand zu verlieren
       *[no] weniger bei einem Aufstand zu verlieren
    }
feature-revolt-near = { $more ->
        [yes] mehr bei einem nahen Aufstand zu verlieren
       *[no] weniger bei einem nahen Aufstand zu verlieren
    }
feature-harvest = { $more ->
        [yes] mehr Gold, das Strategie auf die Akropolis bringt
       *[no] weniger Gold, das Strategie auf die Akropolis bringt
    }
feature-makes-citizens = { $more ->
        [yes] mehr Bürger durch Produktion
       *[no] weniger Bürger durch Produktion
    }
feature-makes-hoplites = { $more ->
        [yes] mehr Hopliten durch Produktion
       *[no] weniger Hopliten durch Produktion
    }
feature-makes-gold = { $more ->
        [yes] mehr Gold durch Produktion
       *[no] weniger Gold durch Produktion
    }
feature-active-chora = { $more ->
        [yes] mehr aktive Chorafelder
       *[no] weniger aktive Chorafelder
    }
feature-active-fortification = { $more ->
        [yes] mehr aktive Befestigungen
       *[no] weniger aktive Befestigungen
    }
feature-active-polis = { $more ->
        [yes] mehr aktive Polisfelder
       *[no] weniger aktive Polisfelder
    }
feature-active-mythos = { $more ->
        [yes] mehr aktive Mythosfelder
       *[no] weniger aktive Mythosfelder
    }
feature-idle-chora = { $more ->
        [yes] mehr inaktive Chorafelder
       *[no] weniger inaktive Chorafelder
    }
feature-idle-fortification = { $more ->
        [yes] mehr inaktive Befestigungen
       *[no] weniger inaktive Befestigungen
    }
feature-idle-polis = { $more ->
        [yes] mehr inaktive Polisfelder
       *[no] weniger inaktive Polisfelder
    }
feature-idle-mythos = { $more ->
        [yes] mehr inaktive Mythosfelder
       *[no] weniger inaktive Mythosfelder
    }
feature-missing = { $more ->
        [yes] mehr fehlende Steine auf inaktiven Feldern
       *[no] weniger fehlende Steine auf inaktiven Feldern
    }
feature-almost = { $more ->
        [yes] mehr Felder, denen ein einziger Stein fehlt
       *[no] weniger Felder, denen ein einziger Stein fehlt
    }
feature-free-spaces = { $more ->
        [yes] mehr freie Plätze im ersten Ring
       *[no] weniger freie Plätze im ersten Ring
    }
feature-safe-points = { $more ->
        [yes] mehr Siegpunkte auf Feldern, die niemand angreifen kann
       *[no] weniger Siegpunkte auf Feldern, die niemand angreifen kann
    }
feature-politics = { $more ->
        [yes] mehr Felder politischer Natur
       *[no] weniger Felder politischer Natur
    }
feature-military = { $more ->
        [yes] mehr Felder militärischer Natur
       *[no] weniger Felder militärischer Natur
    }
feature-economy = { $more ->
        [yes] mehr Felder wirtschaftlicher Natur
       *[no] weniger Felder wirtschaftlicher Natur
    }
feature-sacred = { $more ->
        [yes] mehr Felder sakraler Natur
       *[no] weniger Felder sakraler Natur
    }
feature-myth-politics = { $more ->
        [yes] mehr Mythosfelder politischer Natur
       *[no] weniger Mythosfelder politischer Natur
    }
feature-myth-military = { $more ->
        [yes] mehr Mythosfelder militärischer Natur
       *[no] weniger Mythosfelder militärischer Natur
    }
feature-myth-economy = { $more ->
        [yes] mehr Mythosfelder wirtschaftlicher Natur
       *[no] weniger Mythosfelder wirtschaftlicher Natur
    }
feature-myth-sacred = { $more ->
        [yes] mehr Mythosfelder sakraler Natur
       *[no] weniger Mythosfelder sakraler Natur
    }
feature-second-nature = { $more ->
        [yes] nur eine Natur vom Mythosset entfernt
       *[no] nicht bloß eine Natur vom Mythosset entfernt
    }
feature-set-in-hand = { $more ->
        [yes] das letzte Mythosfeld eines Mythossets auf der Hand
       *[no] kein letztes Mythosfeld eines Mythossets auf der Hand
    }
feature-set-on-display = { $more ->
        [yes] das letzte Mythosfeld eines Mythossets aufgedeckt
       *[no] kein letztes Mythosfeld eines Mythossets aufgedeckt
    }
feature-earnings = { $more ->
        [yes] mehr Gold durch Tempel und Hafen
       *[no] weniger Gold durch Tempel und Hafen
    }
feature-abilities = { $more ->
        [yes] mehr Spezialfähigkeiten
       *[no] weniger Spezialfähigkeiten
    }
feature-philosopher = { $more ->
        [yes] hat die Philosophenfigur
       *[no] hat die Philosophenfigur nicht
    }
feature-political-lead = { $more ->
        [yes] politisch weiter vorn
       *[no] politisch weiter hinten
    }
feature-claim = { $more ->
        [yes] kann die Philosophenfigur bekommen
       *[no] kann die Philosophenfigur nicht bekommen
    }
feature-held-chora = { $more ->
        [yes] mehr Chorafelder auf der Hand
       *[no] weniger Chorafelder auf der Hand
    }
feature-held-fortification = { $more ->
        [yes] mehr Befestigungen auf der Hand
       *[no] weniger Befestigungen auf der Hand
    }
feature-held-polis = { $more ->
        [yes] mehr Polisfelder auf der Hand
       *[no] weniger Polisfelder auf der Hand
    }
feature-held-mythos = { $more ->
        [yes] mehr Mythosfelder auf der Hand
       *[no] weniger Mythosfelder auf der Hand
    }
feature-playable = { $more ->
        [yes] mehr Felder auf der Hand, die sich ohne Opfer ausspielen lassen
       *[no] weniger Felder auf der Hand, die sich ohne Opfer ausspielen lassen
    }
feature-affordable = { $more ->
        [yes] mehr Felder auf der Hand, für die andere inaktiv würden
       *[no] weniger Felder auf der Hand, für die andere inaktiv würden
    }
feature-playable-points = { $more ->
        [yes] mehr Siegpunkte noch auf der Hand
       *[no] weniger Siegpunkte noch auf der Hand
    }
feature-surplus = { $more ->
        [yes] mehr Felder in die Unterwelt zu legen
       *[no] weniger Felder in die Unterwelt zu legen
    }
feature-exposed = { $more ->
        [yes] mehr Felder, die angegriffen werden können
       *[no] weniger Felder, die angegriffen werden können
    }
feature-threatened = { $more ->
        [yes] mehr Siegpunkte, die erobert werden können
       *[no] weniger Siegpunkte, die erobert werden können
    }
feature-danger = { $more ->
        [yes] mehr bei einem Angriff zu verlieren
       *[no] weniger bei einem Angriff zu verlieren
    }
feature-danger-now = { $more ->
        [yes] mehr bei einem Angriff in diesem Zug zu verlieren
       *[no] weniger bei einem Angriff in diesem Zug zu verlieren
    }
feature-guard = { $more ->
        [yes] ein höherer Gesamtwert angreifbarer Felder
       *[no] ein niedrigerer Gesamtwert angreifbarer Felder
    }
feature-unguarded = { $more ->
        [yes] mehr Felder fast ohne Schutz
       *[no] weniger Felder fast ohne Schutz
    }
feature-shielded = { $more ->
        [yes] mehr Felder im Schutz einer Befestigung
       *[no] weniger Felder im Schutz einer Befestigung
    }
feature-myths-threatened = { $more ->
        [yes] mehr Mythosfelder, die erobert werden können
       *[no] weniger Mythosfelder, die erobert werden können
    }
feature-stronger = { $more ->
        [yes] ein höherer Gesamtwert als andere im Krieg
       *[no] ein niedrigerer Gesamtwert als andere im Krieg
    }
feature-titled = { $more ->
        [yes] { $it } aktiv
       *[no] { $it } nicht aktiv
    }
feature-city = { $more ->
        [yes] spielt { $it }
       *[no] spielt nicht { $it }
    }
style-warlike = kriegerisch
style-builder = baufreudig
style-pious = fromm
