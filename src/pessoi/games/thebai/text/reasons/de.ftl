# Was für eine Wahl spricht, in Tipps und Analysen, und die Stile der Bots
feature-hand = { $more ->
        [yes] eine insgesamt bessere Stellung
       *[no] eine insgesamt schlechtere Stellung
    }
feature-hand-late = { $more ->
        [yes] eine bessere Stellung kurz vor dem Ende
       *[no] eine schlechtere Stellung kurz vor dem Ende
    }
feature-points = { $more ->
        [yes] mehr SP: { $it }
       *[no] weniger SP: { $it }
    }
feature-token = { $more ->
        [yes] mehr { $it }
       *[no] weniger { $it }
    }
feature-steps = { $more ->
        [yes] weiter vorn auf der { $it }
       *[no] weniger weit vorn auf der { $it }
    }
feature-leads = { $more ->
        [yes] die Führung auf der { $it }
       *[no] keine Führung auf der { $it }
    }
feature-blessing = { $more ->
        [yes] ein Segensplättchen: { $it }
       *[no] ein Segensplättchen weniger: { $it }
    }
feature-track-ended = { $more ->
        [yes] erreicht das Ende der { $it }
       *[no] erreicht das Ende der { $it } nicht
    }
feature-citizens-ready = { $more ->
        [yes] mehr Bevölkerungswürfel im Vorrat
       *[no] weniger Bevölkerungswürfel im Vorrat
    }
feature-citizens-ready-faces = { $more ->
        [yes] höhere Stufen der Bevölkerungswürfel im Vorrat
       *[no] niedrigere Stufen der Bevölkerungswürfel im Vorrat
    }
feature-citizens-at-work = { $more ->
        [yes] mehr Bevölkerungswürfel auf dem Anwesen
       *[no] weniger Bevölkerungswürfel auf dem Anwesen
    }
feature-citizens-at-work-faces = { $more ->
        [yes] höhere Stufen der Bevölkerungswürfel auf dem Anwesen
       *[no] niedrigere Stufen der Bevölkerungswürfel auf dem Anwesen
    }
feature-citizens-to-come = { $more ->
        [yes] mehr Bevölkerungswürfel, die noch kommen
       *[no] weniger Bevölkerungswürfel, die noch kommen
    }
feature-citizen-in-city = { $more ->
        [yes] ein Bevölkerungswürfel in der Stadt auf Stufe { $it }
       *[no] kein Bevölkerungswürfel in der Stadt auf Stufe { $it }
    }
feature-hoplites-ready = { $more ->
        [yes] mehr Hoplitenwürfel im Vorrat
       *[no] weniger Hoplitenwürfel im Vorrat
    }
feature-hoplites-ready-faces = { $more ->
        [yes] höhere Stufen der Hoplitenwürfel im Vorrat
       *[no] niedrigere Stufen der Hoplitenwürfel im Vorrat
    }
feature-hoplites-in-city = { $more ->
        [yes] mehr Hoplitenwürfel in der Stadt
       *[no] weniger Hoplitenwürfel in der Stadt
    }
feature-hoplites-in-city-faces = { $more ->
        [yes] höhere Stufen der Hoplitenwürfel in der Stadt
       *[no] niedrigere Stufen der Hoplitenwürfel in der Stadt
    }
feature-hoplites-at-top = { $more ->
        [yes] ein Hoplitenwürfel kurz vor dem Aufstieg
       *[no] kein Hoplitenwürfel kurz vor dem Aufstieg
    }
feature-crossable = { $more ->
        [yes] ein { $it } zwischen zwei Steinen
       *[no] kein { $it } zwischen zwei Steinen
    }
feature-metic = { $more ->
        [yes] { $it } im Vorrat
       *[no] kein { $it } im Vorrat
    }
feature-archon = { $more ->
        [yes] der Archon in der Stadt
       *[no] der Archon im Vorrat
    }
feature-archon-work = { $more ->
        [yes] ein besserer Stein für den Archon
       *[no] ein schlechterer Stein für den Archon
    }
feature-archon-ways = { $more ->
        [yes] mehr Wege für den Archon ohne Kosten
       *[no] weniger Wege für den Archon ohne Kosten
    }
feature-estate-work = { $more ->
        [yes] bessere Aktionen auf dem Anwesen
       *[no] schlechtere Aktionen auf dem Anwesen
    }
feature-refresh-due = { $more ->
        [yes] setzt das Anwesen bald zurück
       *[no] setzt das Anwesen später zurück
    }
feature-open-action = { $more ->
        [yes] schaltet ein Aktionsfeld frei: { $it }
       *[no] lässt ein Aktionsfeld bedeckt: { $it }
    }
feature-emptied-columns = { $more ->
        [yes] mehr geleerte Spalten des Anwesens
       *[no] weniger geleerte Spalten des Anwesens
    }
feature-nearly-emptied = { $more ->
        [yes] mehr Spalten des Anwesens mit nur noch einem Stein
       *[no] weniger Spalten des Anwesens mit nur noch einem Stein
    }
feature-own-tiles = { $more ->
        [yes] mehr eigene Steine in der Stadt
       *[no] weniger eigene Steine in der Stadt
    }
feature-matched-tiles = { $more ->
        [yes] mehr eigene Steine mit passenden Kanten
       *[no] weniger eigene Steine mit passenden Kanten
    }
feature-battle-power = { $more ->
        [yes] stärkt die Zeile des nächsten Kampfs
       *[no] schwächt die Zeile des nächsten Kampfs
    }
feature-absent-for-good = { $more ->
        [yes] verpasst den Kampf dieser Runde
       *[no] verpasst den Kampf dieser Runde nicht
    }
feature-absent-now = { $more ->
        [yes] lässt die Zeile des Kampfs dieser Runde unverteidigt
       *[no] verteidigt die Zeile des Kampfs dieser Runde
    }
feature-absent-later = { $more ->
        [yes] lässt die Zeile des nächsten Kampfs unverteidigt
       *[no] verteidigt die Zeile des nächsten Kampfs
    }
feature-outcome-now = { $more ->
        [yes] mehr SP aus dem Kampf dieser Runde
       *[no] weniger SP aus dem Kampf dieser Runde
    }
feature-outcome-later = { $more ->
        [yes] mehr SP aus dem nächsten Kampf
       *[no] weniger SP aus dem nächsten Kampf
    }
feature-gate-now = { $more ->
        [yes] bessere Aussicht auf das Torplättchen dieser Runde
       *[no] schlechtere Aussicht auf das Torplättchen dieser Runde
    }
feature-gate-later = { $more ->
        [yes] bessere Aussicht auf das nächste Torplättchen
       *[no] schlechtere Aussicht auf das nächste Torplättchen
    }
feature-second-power = { $more ->
        [yes] mehr Stärke für den übernächsten Kampf
       *[no] weniger Stärke für den übernächsten Kampf
    }
feature-later-power = { $more ->
        [yes] mehr Stärke für spätere Kämpfe
       *[no] weniger Stärke für spätere Kämpfe
    }
feature-idle-hoplites = { $more ->
        [yes] mehr Hoplitenwürfel, wo kein Kampf mehr kommt
       *[no] weniger Hoplitenwürfel, wo kein Kampf mehr kommt
    }
feature-wages-missing = { $more ->
        [yes] zu wenig Drachmen für den Sold
       *[no] genug Drachmen für den Sold
    }
feature-strategoi = { $more ->
        [yes] mehr Heerführer
       *[no] weniger Heerführer
    }
feature-commander = { $more ->
        [yes] { $it } als Held
       *[no] { $it } nicht als Held
    }
feature-gates = { $more ->
        [yes] mehr Torplättchen
       *[no] weniger Torplättchen
    }
feature-comfort-now = { $more ->
        [yes] mehr SP aus dem Schicksalsplättchen dieser Runde
       *[no] weniger SP aus dem Schicksalsplättchen dieser Runde
    }
feature-comfort-later = { $more ->
        [yes] mehr SP aus späteren Schicksalsplättchen
       *[no] weniger SP aus späteren Schicksalsplättchen
    }
feature-contracts = { $more ->
        [yes] mehr Aufträge auf der Hand
       *[no] weniger Aufträge auf der Hand
    }
feature-contracts-ready = { $more ->
        [yes] mehr Aufträge, die erfüllt werden können
       *[no] weniger Aufträge, die erfüllt werden können
    }
feature-contract-missing = { $more ->
        [yes] mehr fehlende Waren für einen Auftrag
       *[no] weniger fehlende Waren für einen Auftrag
    }
feature-contract-value = { $more ->
        [yes] bessere Aufträge in Reichweite
       *[no] schlechtere Aufträge in Reichweite
    }
feature-contract-new-suits = { $more ->
        [yes] mehr neue Auftragsfarben auf der Hand
       *[no] weniger neue Auftragsfarben auf der Hand
    }
feature-fulfilled = { $more ->
        [yes] mehr erfüllte Aufträge
       *[no] weniger erfüllte Aufträge
    }
feature-suits = { $more ->
        [yes] erfüllte Aufträge in mehr Auftragsfarben
       *[no] erfüllte Aufträge in weniger Auftragsfarben
    }
feature-best-suit = { $more ->
        [yes] mehr erfüllte Aufträge einer Auftragsfarbe
       *[no] weniger erfüllte Aufträge einer Auftragsfarbe
    }
feature-path = { $more ->
        [yes] mehr Ratsmitglieder auf dem Pfad
       *[no] weniger Ratsmitglieder auf dem Pfad
    }
feature-path-worth = { $more ->
        [yes] ein besserer Platz für ein Ratsmitglied auf dem Pfad
       *[no] ein schlechterer Platz für ein Ratsmitglied auf dem Pfad
    }
feature-seated = { $more ->
        [yes] ein Ratsmitglied bei einem Monument: { $it }
       *[no] kein Ratsmitglied bei einem Monument: { $it }
    }
feature-councillor-tiles = { $more ->
        [yes] mehr Ratsmitglied-Plättchen auf der Ratstafel
       *[no] weniger Ratsmitglied-Plättchen auf der Ratstafel
    }
feature-turn-order = { $more ->
        [yes] später in der Spielreihenfolge
       *[no] früher in der Spielreihenfolge
    }
feature-turn-left = { $more ->
        [yes] noch ein Zug in dieser Runde
       *[no] kein Zug mehr in dieser Runde
    }
feature-at-turn = { $more ->
        [yes] der Zug geht weiter
       *[no] der Zug ist vorbei
    }
feature-antigone = { $more ->
        [yes] Antigone ist stärker
       *[no] Antigone ist schwächer
    }
feature-antigone-challenge = { $more ->
        [yes] eine Herausforderungskarte: { $it }
       *[no] keine Herausforderungskarte: { $it }
    }
feature-antigone-challenges = { $more ->
        [yes] Antigone hat { $it }
       *[no] Antigone hat nicht { $it }
    }
feature-antigone-destiny = { $more ->
        [yes] Antigones Bestimmungskarte: { $it }
       *[no] eine andere Bestimmungskarte Antigones als: { $it }
    }
feature-antigone-points = { $more ->
        [yes] mehr SP für Antigone: { $it }
       *[no] weniger SP für Antigone: { $it }
    }
feature-antigone-deeds = { $more ->
        [yes] mehr Karten Antigones, die noch kommen: { $it }
       *[no] weniger Karten Antigones, die noch kommen: { $it }
    }
feature-antigone-cards = { $more ->
        [yes] Antigone führt mehr Karten aus
       *[no] Antigone führt weniger Karten aus
    }
feature-antigone-turn-left = { $more ->
        [yes] Antigones Zug kommt noch
       *[no] Antigones Zug ist vorbei
    }
feature-antigone-steps = { $more ->
        [yes] Antigone ist weiter vorn auf der { $it }
       *[no] Antigone ist weniger weit vorn auf der { $it }
    }
feature-antigone-citizens = { $more ->
        [yes] mehr Bevölkerungswürfel Antigones in der Stadt
       *[no] weniger Bevölkerungswürfel Antigones in der Stadt
    }
feature-antigone-citizens-faces = { $more ->
        [yes] höhere Stufen der Bevölkerungswürfel Antigones
       *[no] niedrigere Stufen der Bevölkerungswürfel Antigones
    }
feature-antigone-citizens-at-top = { $more ->
        [yes] ein Bevölkerungswürfel Antigones kurz vor dem Aufstieg
       *[no] kein Bevölkerungswürfel Antigones kurz vor dem Aufstieg
    }
feature-antigone-citizens-left = { $more ->
        [yes] mehr Bevölkerungswürfel in Antigones Vorrat
       *[no] weniger Bevölkerungswürfel in Antigones Vorrat
    }
feature-antigone-hoplites = { $more ->
        [yes] mehr Hoplitenwürfel Antigones in der Stadt
       *[no] weniger Hoplitenwürfel Antigones in der Stadt
    }
feature-antigone-hoplites-faces = { $more ->
        [yes] höhere Stufen der Hoplitenwürfel Antigones
       *[no] niedrigere Stufen der Hoplitenwürfel Antigones
    }
feature-antigone-battle-power = { $more ->
        [yes] Antigone ist stärker in der Zeile des nächsten Kampfs
       *[no] Antigone ist schwächer in der Zeile des nächsten Kampfs
    }
feature-antigone-gate = { $more ->
        [yes] Antigone bekommt das nächste Torplättchen eher
       *[no] Antigone bekommt das nächste Torplättchen weniger leicht
    }
feature-antigone-gates = { $more ->
        [yes] mehr Torplättchen für Antigone
       *[no] weniger Torplättchen für Antigone
    }
feature-antigone-suits = { $more ->
        [yes] Antigone hat Aufträge in mehr Auftragsfarben
       *[no] Antigone hat Aufträge in weniger Auftragsfarben
    }
feature-antigone-tiles = { $more ->
        [yes] Antigone kann noch mehr Steine platzieren
       *[no] Antigone kann noch weniger Steine platzieren
    }
style-warlike = Kriegerisch
    .help = Schickt Hoplitenwürfel in den Kampf, für Torplättchen und Heerführer.
style-builder = Baufreudig
    .help = Platziert viele Steine in der Stadt und leert das Anwesen.
style-pious = Fromm
    .help = Rückt auf den Altarleisten vor und sammelt Segensplättchen.
