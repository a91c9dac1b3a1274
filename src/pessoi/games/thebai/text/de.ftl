# Thebai auf Deutsch.

game-title = Thebai
    .help =
        Führe eine Adelsfamilie Thebens durch zehn Runden: Bevölkerungswürfel arbeiten auf dem Anwesen und in
        der Stadt, Hoplitenwürfel halten die sieben Tore.

# Fragen
prompt-start-tile = { $seat }, wähle einen Kadmeiastein aus Spalte 2 deines Anwesens für die Stadt.
    .help =
        Die gewählten Steine aller Personen werden gemischt auf die markierten Kadmeiafelder gelegt. Das
        Aktionsfeld, von dem deiner kommt, ist von Anfang an frei.
prompt-start-contract = { $seat }, nimm einen Startauftrag.
    .help = Wer zuletzt am Zug ist, wählt zuerst. Ein am Ende nicht erfüllter Auftrag kostet 3 SP.
prompt-refresh = { $seat }, { $contracts ->
        [0] setze dein Anwesen zurück.
       *[other] setze dein Anwesen zurück oder erfülle vorher einen Auftrag.
    }
    .help =
        Du hast keinen Bevölkerungswürfel mehr im Vorrat. Alle Würfel kommen vom Anwesen zurück, benutzte
        Hilfsplättchen in die Schachtel, und du erhältst einen neuen Bevölkerungswürfel. Je mehr Spalten deines
        Anwesens geleert sind, desto höher ist seine Stufe.
prompt-citizen = { $seat }, { $contracts ->
        [0] { $places }.
       *[other] { $places } oder erfülle vorher einen Auftrag.
    }
    .help =
        Auf einem freien Aktionsfeld deines Anwesens führt der Bevölkerungswürfel die Aktion mit seiner Stärke
        aus. Auf einem freien Würfelfeld zwischen zwei Kadmeiafeldern, von denen mindestens eines einen Stein
        trägt, löst er den Effekt eines benachbarten Steins aus oder, für Drachmen in Höhe seiner Stärke, beider.
        Der letzte Bevölkerungswürfel deines Vorrats muss auf das Anwesen, wenn dort keiner liegt. Einmal im Zug
        darfst du vor, zwischen oder nach deinen Aktionen einen Auftrag erfüllen.
citizen-places-nowhere = für deinen Bevölkerungswürfel ist nirgends Platz: verzichte
citizen-places-estate = setze einen Bevölkerungswürfel auf deinem Anwesen ein
citizen-places-city = setze einen Bevölkerungswürfel in der Stadt ein
citizen-places-both = setze einen Bevölkerungswürfel auf deinem Anwesen oder in der Stadt ein
prompt-tiles = { $seat }, { $offer }.
    .help =
        Steine, auf denen ein Archon steht, lassen sich nicht auslösen. Für beide zahlst du zuerst Drachmen in
        Höhe der Stärke deines Würfels.
tiles-offered-one = löse den benachbarten Stein aus oder verzichte
tiles-offered-either = löse einen der beiden Steine aus oder verzichte
tiles-offered-both = { $count ->
        [0] löse einen der Steine aus, beide oder keinen
        [one] löse einen der Steine aus, für 1 Drachme beide oder keinen
       *[other] löse einen der Steine aus, für { $count } Drachmen beide oder keinen
    }
prompt-archon = { $seat }, { $contracts ->
        [0] { $ways }.
       *[other] { $ways } oder erfülle vorher einen Auftrag.
    }
    .help =
        Aus dem Vorrat kommt der Archon auf einen beliebigen freien Stein. In der Stadt zieht er über
        benachbarte Steine, über jeden einmal, und darf nicht auf dem Stein eines anderen Archons stehen bleiben.
        Über ein freies Würfelfeld zu ziehen kostet 1 Drachme, einmal im Zug; zieht er über einen Würfel einer
        anderen Person, wird dieser erhöht, ein eigener wird verringert. Der Stein, auf dem er stehen bleibt,
        wird ausgelöst. Ihn in den Vorrat zurückzunehmen bringt 1 Drachme.
archon-ways-place = setze deinen Archon auf einen freien Stein
archon-ways-withdraw = nimm deinen Archon in den Vorrat zurück
archon-ways-move = bewege deinen Archon oder nimm ihn in den Vorrat zurück
prompt-move = { $seat }, { $ways }.
    .help = Eine Bewegung besucht jeden Stein höchstens einmal. Der Stein, auf dem sie endet, wird ausgelöst.
move-ways-on = bewege deinen Archon weiter; hier darf er nicht stehen bleiben
move-ways-on-or-stop = bewege deinen Archon weiter oder bleib stehen
prompt-metic = { $seat }, { $metics ->
        [0] { $contracts ->
            [0] beende deinen Zug.
           *[other] erfülle einen Auftrag oder beende deinen Zug.
        }
       *[other] { $contracts ->
            [0] setze ein Hilfsplättchen ein oder beende deinen Zug.
           *[other] setze ein Hilfsplättchen ein, erfülle einen Auftrag oder beende deinen Zug.
        }
    }
    .help =
        Ein Hilfsplättchen je Zug darf auf ein freies Aktionsfeld in der Zeile seiner Farbe. Es führt die
        Aktion mit seiner Stärke aus und bleibt dort, bis du dein Anwesen zurücksetzt.
prompt-good = { $seat }, wähle { $left ->
        [one] eine Ware.
       *[other] eine Ware (noch { $left } Waren).
    }
    .help = Trauben, Amphoren und Bronze sind Waren, Drachmen nicht.
prompt-goods = { $seat }, wähle die Ware, von der du { $count } erhältst.
    .help = Alle sind von derselben Art.
prompt-exchange = { $seat }, tausche eine Ware oder Drachme{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }-mal).
    }
    .help = Gib eine Ware oder Drachme ab und nimm dafür eine von anderer Art.
prompt-contract = { $seat }, nimm einen Auftrag{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }).
    }
    .help =
        Aus der Auslage, wo alle ihn sehen, oder die oberste Karte des Stapels. Die Auslage wird danach
        aufgefüllt.
prompt-trade = { $seat }, { $trade }{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }-mal).
    }
    .help = Du darfst jedes Mal neu wählen.
trades-contract = nimm einen Auftrag
trades-exchange = tausche eine Ware oder Drachme
trades-either = nimm einen Auftrag oder tausche eine Ware oder Drachme
prompt-promotion = { $seat }, erhöhe { $dice }{ $left ->
        [one] .
       *[other] { " " }(noch { $left }-mal).
    }
    .help =
        Die Stufen sind 1, 1★, 2, 2★, 3 und 3★. Über 3★ hinaus steigt ein Würfel in der Stadt auf: Ein
        Bevölkerungswürfel wird Ratsmitglied, ein Hoplitenwürfel Heerführer. Im Vorrat oder auf dem Anwesen
        bringt eine solche Erhöhung 1 SP.
promotable-citizen = einen Bevölkerungswürfel
promotable-hoplite = einen Hoplitenwürfel
promotable-any = einen Würfel
prompt-promotions-of-each = { $seat }, wähle einen Würfel, der um { $times ->
        [one] { $times } Stufe
       *[other] { $times } Stufen
    } erhöht wird{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left } Würfel).
    }
    .help = Alle Stufen gelten für den gewählten Würfel. Steigt er auf oder bleibt er stehen, verfällt der Rest.
prompt-hoplite = { $seat }, wähle einen Hoplitenwürfel, den du einsetzt oder versetzt{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }).
    }
    .help = Aus deinem Vorrat oder einen, der schon in der Stadt ist; jedes Mal einen anderen.
prompt-target = { $seat }, wohin kommt der Hoplitenwürfel?
    .help =
        Auf ein beliebiges freies Würfelfeld; ein Stein ist nicht nötig. Auf einem Feld zwischen zwei Zeilen
        kämpft er in beiden.
prompt-order = { $seat }, den Hoplitenwürfel zuerst erhöhen oder zuerst einsetzen?
    .help = Er zeigt 3★: In der Stadt lässt ihn die Erhöhung aufsteigen, im Vorrat bringt sie 1 SP.
prompt-tile = { $seat }, wähle den Kadmeiastein, den du einsetzt.
    .help = Der linke Stein einer Zeile verlässt dein Anwesen und gibt ein Aktionsfeld frei.
prompt-cell = { $seat }, wohin setzt du den Stein ein: { $tile }?
    .help = Auf ein freies Kadmeiafeld neben einem anderen Stein.
prompt-rotation = { $seat }, { $tile } in { $cell }: Wie drehst du den Stein?
    .help =
        Eine Kante passt, wenn ihr Dach die Farbe des Dachs oder Stadtrands hat, an den sie grenzt. Passende
        Kanten kannst du auslösen.
prompt-roof = { $seat }, löse eine passende Kante aus bei { $cell }{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }).
    }
    .help =
        Nur Kanten, deren Dach zur Nachbarkante oder zum Stadtrand passt; jede höchstens einmal. Braun erhöht
        zwei Hoplitenwürfel, Türkis zwei Bevölkerungswürfel, Weiß bringt einen Auftrag und einen Tausch,
        Schiefergrau eine Ware und eine Drachme.
prompt-remove = { $seat }, entferne einen Stein von deinem Anwesen{ $left ->
        [one] .
       *[other] { " " }(noch bis zu { $left }).
    }
    .help = Der linke Stein einer Zeile kommt in die Schachtel und gibt ein Aktionsfeld frei.
prompt-advance = { $seat }, rücke { $track } vor{ $left ->
        [one] .
       *[other] , noch bis zu { $left } Felder.
    }
    .help =
        Jedes Feld bringt seine Belohnung. Die Dionysosleiste bestimmt die Spielreihenfolge, die Aresleiste
        entscheidet Gleichstände um Torplättchen.
tracks-offered-dionysus = auf der Dionysosleiste
tracks-offered-ares = auf der Aresleiste
tracks-offered-any = auf einer Altarleiste
prompt-rush = { $seat }, versetze deinen Archon auf einen freien Stein.
    .help = Das Versetzen ist keine Bewegung: Der Archon zieht über nichts, und es kostet nichts.
prompt-pay = { $seat }, zahlst du { $cost } für den Effekt?
    .help = Die Kosten werden einmal und ganz bezahlt oder gar nicht.
prompt-negotiate = { $seat }, erfülle einen Auftrag; { $discount ->
        [one] 1 Ware wird dir erlassen.
       *[other] { $discount } Waren werden dir erlassen.
    }
    .help = Er zählt nicht als der eine Auftrag deines Zugs.
prompt-waive = { $seat }, welche Ware wird dir erlassen{ $left ->
        [one] ?
       *[other] { " " }(noch { $left })?
    }
    .help = Die übrigen Kosten musst du bezahlen.
prompt-disrupt = { $seat }, lege ein Ratsmitglied-Plättchen auf ein Tumultplättchen.
    .help =
        Am Ende wertet es die Bedingung dieses Felds für dich. Höchstens eines deiner Plättchen je
        Tumultplättchen; auch wenn du bei dem Monument schon einen Würfel hast.
prompt-bonus = { $seat }, den Bonus von { $commander } vor oder nach der Aktion?
    .help = Vor der Aktion kannst du schon damit bezahlen.
prompt-ascend = { $seat }, dein Würfel könnte aufsteigen: { $space }.
    .help =
        Ein Bevölkerungswürfel kommt auf den Pfad der Ratstafel, ein Hoplitenwürfel wird Heerführer seiner
        Zeile. Bleibt er stehen, ändert sich nichts.
prompt-strategos = { $seat }, in welche Zeile kommt dein Heerführer?
    .help =
        Er nimmt an jedem Kampf dieser Zeile teil. Setzt du dort als erste Person einen Heerführer ein, darfst du
        einen Helden nehmen.
prompt-commander = { $seat }, nimm einen Helden.
    .help = Du darfst drei haben.
prompt-guard = { $seat }, neben welche Zeile deines Anwesens stellst du ihn?
    .help =
        Neben jeder Zeile ist Platz für einen Helden. Sein Bonus kommt mit jedem Bevölkerungswürfel oder
        Hilfsplättchen, das du dort einsetzt.
prompt-stand = { $seat }, wo steht Hyperbios?
    .help =
        Auf einem freien Kadmeiafeld. Du darfst alle Dächer auslösen, die an das Feld grenzen; später darfst nur
        du dort einen Stein einsetzen und löst ihn dann aus.
prompt-post = { $seat }, wo steht Aktor?
    .help =
        Auf einem freien Würfelfeld neben einem Stein, bis zum Spielende. Du darfst die benachbarten Steine ohne
        Archon auslösen.
prompt-serve = { $seat }, welcher Altarleiste dient Teiresias?
    .help =
        Du rückst dort um 2 Felder vor, und die Felder mit Erhöhungen bringen dir dort von nun an 1 Erhöhung
        mehr.
prompt-mark = { $seat }, welchen Auftrag markiert Lasthenes?
    .help = Du darfst ihn erfüllen, als wäre er auf deiner Hand. Andere dürfen ihn trotzdem nehmen.
prompt-creon = { $seat }, Kreon für 2 Drachmen auf die Ratstafel setzen?
    .help = Er wertet sein Feld am Ende für dich.
prompt-crossed = { $seat }, ein Archon zieht über Aktor: Erhöhe einen deiner Würfel in der Stadt.
    .help = Jedes Mal, wenn der Archon einer anderen Person über Aktor zieht, darfst du das tun.
prompt-barter = { $seat }, { $trade }.
    .help = Entweder ein Auftrag oder zweimal tauschen. Die Auslage wird nach jeder Person aufgefüllt.
barters-contract = nimm einen Auftrag
barters-exchange = tausche bis zu zweimal
barters-either = nimm einen Auftrag oder tausche bis zu zweimal
prompt-training = { $seat }, erhöhe einen Würfel: in der Stadt um 2 Stufen, sonst um 1.
    .help = Nur ein Würfel: in der Stadt um 2 Stufen, im Vorrat oder auf dem Anwesen um 1 Stufe.
prompt-census = { $seat }, 2 Amphoren zahlen, um noch einmal { $points } SP zu erhalten?
    .help = Die Stärke deiner Bevölkerungswürfel in der Stadt hast du einmal als SP erhalten.
prompt-oracle = { $seat }, befrage das Orakel { $track } oder verzichte.
    .help =
        1 Drachme für 1 SP je Feld, das du auf deiner niedrigeren Altarleiste erreicht hast, oder 2 Trauben für
        1 SP je Feld auf deiner höheren.
oracles-lower = zu deiner niedrigeren Altarleiste
oracles-higher = zu deiner höheren Altarleiste
oracles-either = zu einer deiner Altarleisten
prompt-trophies = { $seat }, wie viel Bronze zahlst du?
    .help = 3 SP je Bronze, höchstens 3 Bronze.
prompt-wages = { $seat }, Sold für den Hoplitenwürfel: { $space }?
    .help =
        Für 1 Drachme Sold bleibt er mit seiner Stufe liegen; sonst kommt er in deinen Vorrat zurück und zeigt 1.
prompt-councillor = { $seat }, gib deinem Ratsmitglied einen Platz.
    .help = Auf einem freien Feld eines Monuments, bei dem du noch keinen Würfel hast.

# Gruppen von Möglichkeiten
verb-start_tile = Stein für die Stadt
verb-start_contract = Startauftrag nehmen
verb-refresh = Anwesen zurücksetzen
verb-estate = Auf dem Anwesen einsetzen
verb-city = In der Stadt einsetzen
verb-one = Einen Stein auslösen
verb-both = Beide Steine auslösen
verb-none = Nichts auslösen
verb-archon = Archon einsetzen
verb-walk = Archon bewegen
verb-step = Archon Stein für Stein bewegen
verb-stop = Stehen bleiben
verb-withdraw = Archon zurücknehmen
verb-metic = Hilfsplättchen einsetzen
verb-fulfil = Auftrag erfüllen
verb-end_turn = Zug beenden
verb-good = Ware nehmen
verb-swap = Tauschen
verb-take = Auftrag aus der Auslage
verb-take_deck = Auftrag vom Stapel
verb-promote = Würfel erhöhen
verb-hoplite = Hoplitenwürfel wählen
verb-to = Würfelfeld wählen
verb-promote_first = Zuerst erhöhen
verb-place_first = Zuerst einsetzen
verb-tile = Stein einsetzen
verb-cell = Kadmeiafeld wählen
verb-rotate = Stein drehen
verb-roof = Kante auslösen
verb-remove = Stein entfernen
verb-advance = Vorrücken
verb-rush = Archon versetzen
verb-pay = Bezahlen
verb-pay_with = Bezahlen mit
verb-waive = Ware erlassen
verb-disrupt = Tumultplättchen wählen
verb-bonus_first = Bonus zuerst
verb-bonus_last = Bonus danach
verb-skip = Verzichten
verb-ascend = Aufsteigen
verb-stay = Stehen bleiben
verb-row = Zeile wählen
verb-claim = Helden nehmen
verb-guard = Zeile wählen
verb-stand = Kadmeiafeld wählen
verb-post = Würfelfeld wählen
verb-serve = Altarleiste wählen
verb-mark = Auftrag markieren
verb-seat = Platz auf der Ratstafel
verb-exchanges = Tauschen
verb-lower = Niedrigere Altarleiste
verb-higher = Höhere Altarleiste
verb-spend = Bronze zahlen
verb-keep = Sold zahlen
verb-release = Keinen Sold zahlen

# Möglichkeiten
choice-start_tile = Stein der Zeile: { $a }
choice-start_contract = { $a } nehmen
choice-refresh = Anwesen zurücksetzen
choice-estate = Bevölkerungswürfel (Stufe { $a }) auf das Aktionsfeld { $b }
choice-city = Bevölkerungswürfel (Stufe { $a }) in die Stadt: { $b }
choice-one = den Stein auslösen: { $a }
choice-both = beide Steine auslösen, zuerst: { $a }
choice-none = nichts auslösen
choice-archon = Archon auf { $a }
choice-walk = Archon bis { $a } bewegen
choice-step = Archon nach { $a } bewegen
choice-stop = stehen bleiben
choice-withdraw = den Archon in den Vorrat zurücknehmen: bringt 1 Drachme
choice-metic = { $a } auf das Aktionsfeld { $b }
choice-fulfil = { $a } erfüllen
choice-end_turn = den Zug beenden
choice-good = { $a }
choice-swap = 1 { $a } gegen 1 { $b }
choice-take = den Auftrag von { $a } nehmen
choice-take_deck = einen Auftrag vom Stapel ziehen
choice-promote = erhöhen: { $a }
choice-hoplite = { $a }
choice-to = { $a }
choice-promote_first = zuerst erhöhen
choice-place_first = zuerst einsetzen
choice-tile = Stein: { $a }
choice-cell = { $a }
choice-rotate = { $a }
choice-roof = Kante im { $a }
choice-remove = entfernen: { $a }
choice-advance = 1 Feld auf der { $a }
choice-rush = Archon auf { $a } versetzen
choice-pay = bezahlen
choice-pay_with = mit 1 { $a } bezahlen
choice-waive = { $a }
choice-disrupt = { $a }
choice-bonus_first = Bonus vor der Aktion
choice-bonus_last = Bonus nach der Aktion
choice-skip = verzichten
choice-ascend = aufsteigen
choice-stay = stehen bleiben
choice-row = { $a }
choice-claim = { $a } nehmen
choice-guard = neben die { $a }
choice-stand = { $a }
choice-post = { $a }
choice-serve = { $a }
choice-mark = den Auftrag von { $a } markieren
choice-seat = { $a }
choice-exchanges = zweimal tauschen
choice-lower = 1 Drachme für die niedrigere Altarleiste
choice-higher = 2 Trauben für die höhere Altarleiste
choice-spend = { $a } Bronze zahlen
choice-keep = 1 Drachme Sold zahlen
choice-release = keinen Sold zahlen, in den Vorrat zurücklegen

# Möglichkeiten in ihrer Lage
label-start_tile = { $tile }: { $effect }
label-tile = { $tile }: { $effect }
label-remove = { $tile }: { $effect }
label-city = Bevölkerungswürfel (Stufe { $face }) in die Stadt: { $place }
label-one = { $tile } in { $cell }: { $effect }
label-both = beide, zuerst { $tile } in { $cell }: { $effect }
label-archon = Archon auf { $tile } in { $cell }: { $effect }
label-walk = bis { $tile } in { $cell }: { $effect }
label-step = nach { $side } auf { $tile }: { $effect }
label-rush = Archon auf { $tile } in { $cell } versetzen: { $effect }
label-start_contract = { $contract }: { $deal }
label-fulfil = { $contract } erfüllen: { $deal }
label-take = { $contract } nehmen: { $deal }
label-mark = { $contract } markieren: { $deal }
label-space = { $place }
label-in-supply = { $kind } im Vorrat
label-on-estate = { $kind } auf dem Aktionsfeld { $action }
label-in-city = { $kind } in der Stadt ({ $place })
label-promote = { $die }: von { $face } auf { $next }
label-promote-ascends = { $die }: von { $face } aufsteigen
label-promote-then-ascends = { $die }: von { $face } auf { $next }, und er könnte aufsteigen
label-promote-top = { $die }: bleibt bei { $face } und bringt { $points } SP
label-promote-past-top = { $die }: von { $face } auf { $next } und { $points } SP
label-hoplite = { $die }, Stufe { $face }
label-lower = 1 Drachme zahlen: { $points } SP für deine niedrigere Altarleiste
label-higher = 2 Trauben zahlen: { $points } SP für deine höhere Altarleiste
label-spend = { $count ->
        [0] nichts zahlen
       *[other] { $count } Bronze zahlen: { $points } SP
    }
kind-citizen = Bevölkerungswürfel
kind-hoplite = Hoplitenwürfel
outlook-deed = { $deed }
outlook-tile = { $tile }: { $effect }
outlook-pays-for-crossing = kostet 1 Drachme
outlook-promotes-other = erhöht einen Würfel von { $seat }: { $kind } der Stufe { $face }
outlook-promotes-own = erhöht deinen Würfel: { $kind } der Stufe { $face }
outlook-ascends-other = { $seat } darf einen Würfel aufsteigen lassen: { $kind } der Stufe { $face }
outlook-ascends-antigone = ein Würfel von Antigone steigt auf: { $kind } der Stufe { $face }
outlook-ascends-own = dein Würfel darf aufsteigen: { $kind } der Stufe { $face }
outlook-scores-other = bringt { $seat } { $points } SP, weil ein Würfel nicht aufsteigen kann: { $kind } der Stufe { $face }
outlook-scores-own = bringt { $points } SP, weil dein Würfel nicht aufsteigen kann: { $kind } der Stufe { $face }
outlook-invites = { $seat } darf einen Würfel in der Stadt erhöhen
outlook-reduces-own = verringert deinen Würfel: { $kind } der Stufe { $face }
outlook-can-not-reduce = kostet { $points } SP, da sich dein { $kind } nicht verringern lässt
outlook-past-the-end = 1 SP
outlook-promotions = { $count ->
        [one] einen Würfel um 1 Stufe erhöhen
       *[other] einen Würfel um { $count } Stufen erhöhen
    }
outlook-metic = { $metic }
outlook-blessing = { $blessing }
outlook-final = ein letztes Segensplättchen
outlook-points = { $points } SP
outlook-next-battle = nimmt am nächsten Kampf teil
outlook-matches = { $count ->
        [0] keine passende Kante
        [one] höchstens 1 passende Kante
       *[other] höchstens { $count } passende Kanten
    }
outlook-roof = { $roof } passt im { $side }
outlook-roof-effect = { $roof }: { $effect }
outlook-gift = { $gift }
outlook-condition = { $condition }, jetzt { $points } SP wert

# Warum nicht
refusal-one-contract = Du hast den einen Auftrag dieses Zugs schon erfüllt.
refusal-missing = { $missing ->
        [one] Dir fehlt eine seiner Waren.
       *[other] Dir fehlen { $missing } seiner Waren.
    }
refusal-tile-on-action = Darauf liegt noch ein Stein: { $tile }.
refusal-citizen-on-action = Dort liegt ein Bevölkerungswürfel, bis du dein Anwesen zurücksetzt.
refusal-metic-on-action = Dort liegt ein Hilfsplättchen, bis du dein Anwesen zurücksetzt.
refusal-space-occupied = Das Würfelfeld ist besetzt.
refusal-no-tile = Ein Bevölkerungswürfel braucht einen Stein neben seinem Würfelfeld.
refusal-estate-duty = Dein letzter Bevölkerungswürfel muss auf das Anwesen, weil dort keiner liegt.
refusal-both = { $price ->
        [one] Beide Steine kosten 1 Drachme.
       *[other] Beide Steine kosten { $price } Drachmen.
    }
refusal-archon-there = Dort steht ein Archon.
refusal-empty-space = Über ein freies Würfelfeld zu ziehen kostet 1 Drachme und geht einmal im Zug.
refusal-step =
    Dort war der Archon in dieser Bewegung schon, oder er könnte sie von dort aus nicht regelgerecht beenden.

# Was geschah
event-start-tile-chosen = { $seat } wählt für die Stadt: { $tile }.
event-start-tile-laid = Startstein in { $cell }: { $tile }.
event-start-contract-taken = { $seat } nimmt { $contract }.
event-round-began = Runde { $round } beginnt. Schicksalsplättchen: { $fate }.
event-turn-began = { $seat } ist am Zug.
event-refreshed = { $seat } setzt das Anwesen zurück.
event-new-citizen = { $seat } erhält einen neuen Bevölkerungswürfel der Stufe { $face }.
event-gained = { $seat } erhält { $tokens }.
event-paid = { $seat } zahlt { $tokens }.
event-scored-points = { $seat } erhält { $points } SP und hat jetzt { $score }.
event-lost-points = { $seat } verliert { $points } SP und hat jetzt { $score }.
event-exchanged = { $seat } tauscht 1 { $given } gegen 1 { $got }.
event-took-contract = { $seat } nimmt { $contract }.
event-drew-contract = { $seat } zieht einen Auftrag vom Stapel.
event-saw-contract = { $seat } zieht { $contract } vom Stapel.
event-displayed = Neu in der Auslage, { $slot }: { $contract }.
event-fulfilled = { $seat } erfüllt { $contract }.
event-citizen-to-estate = { $seat } setzt einen Bevölkerungswürfel der Stufe { $face } auf das Aktionsfeld { $action }.
event-citizen-to-city = { $seat } setzt einen Bevölkerungswürfel der Stufe { $face } in die Stadt: { $space }.
event-metic-used = { $seat } legt ein { $metic } auf das Aktionsfeld { $action }.
event-promoted = { $seat }: { $die } wird auf { $face } erhöht.
event-reduced = { $seat }: { $die } wird auf { $face } verringert.
event-hoplite-placed = { $seat } setzt einen Hoplitenwürfel ein: { $space }.
event-hoplite-moved = { $seat } versetzt einen Hoplitenwürfel: aus { $start }, nach { $space }.
event-stayed = { $seat }: Der Würfel in { $space }, steigt nicht auf.
event-citizen-ascended = { $seat }: Ein Bevölkerungswürfel steigt auf und kommt auf Feld { $place } des Pfads.
event-strategos-placed = { $seat } setzt den Heerführer mit Stärke { $power } in { $row } ein.
event-tile-resolved = { $seat } löst aus: { $tile }.
event-tile-removed = { $seat } entfernt vom Anwesen: { $tile }.
event-tile-placed = { $seat } setzt einen Stein ein: { $tile } in { $cell }, { $rotation }.
event-tile-lost = { $seat }: Kein Kadmeiafeld ist mehr frei, der Stein kommt in die Schachtel: { $tile }.
event-roof-resolved = { $seat } löst eine passende Kante aus: { $roof }.
event-archon-placed = Der Archon von { $seat } kommt auf den Stein in { $cell }.
event-archon-moved = Der Archon von { $seat } zieht auf den Stein in { $cell }.
event-archon-withdrew = { $seat } nimmt den Archon in den Vorrat zurück.
event-archon-returned = Der Archon von { $seat } kann die Bewegung nicht beenden und kommt in den Vorrat zurück.
event-rushed = { $seat } versetzt den Archon auf den Stein in { $cell }.
event-advanced = { $seat } rückt auf der { $track } auf Feld { $step } vor.
event-won-metic = { $seat } erhält ein { $metic }.
event-blessed = { $seat } erhält ein Segensplättchen: { $blessing }.
event-councillor-tile-placed = { $seat } legt ein Ratsmitglied-Plättchen auf { $space }.
event-claimed = { $seat } nimmt den Helden { $commander }.
event-guards = { $commander } steht bei { $seat } neben dem Anwesen: { $row }.
event-stands = Hyperbios steht für { $seat } auf dem Kadmeiafeld { $cell }.
event-posted = Aktor steht für { $seat } auf dem Würfelfeld { $space }.
event-serves = Teiresias steht für { $seat } neben der { $track }.
event-marked = Lasthenes markiert für { $seat } den Auftrag auf { $slot }.
event-creon-seated = Kreon nimmt für { $seat } Platz: { $space }.
event-herald-came = Heroldskarte: { $herald }. Alle Würfel dieser Spalte werden erhöht.
event-plaza-placed = Ein Besetztmarker kommt auf das Würfelfeld { $space }.
event-fate-came = Schicksalsplättchen: { $fate }.
event-fate-turned = Das Schicksalsplättchen der Runde { $round } wird aufgedeckt: { $fate }.
event-invader-shown = { $invader } greift { $row } mit Stärke { $power } an.
event-battle-won = { $seat } gewinnt mit Stärke { $power } (Übermacht { $advantage }).
event-battle-lost = { $seat } verliert mit Stärke { $power }; es fehlt Stärke { $missing }.
event-battle-missed = { $seat } nimmt am Kampf nicht teil.
event-spoils-taken = { $seat } erhält die Belohnung des Torplättchens: { $spoils }.
event-gate-claimed = { $seat } beansprucht das Torplättchen: { $gate }.
event-gate-boxed = Niemand beansprucht das Torplättchen, es kommt in die Schachtel: { $gate }.
event-hoplite-kept = { $seat } zahlt Sold: Der Hoplitenwürfel in { $space }, bleibt.
event-hoplite-released = { $seat } zahlt keinen Sold: Der Hoplitenwürfel aus { $space }, kommt in den Vorrat zurück.
event-councillor-seated = Ein Ratsmitglied von { $seat } nimmt Platz: { $space }.
event-councillor-waits = Ein Ratsmitglied von { $seat } findet keinen Platz und bleibt auf dem Pfad.
event-turn-order = Platz { $place } der Spielreihenfolge: { $seat }.
event-final-score = { $seat } hat { $total } SP und belegt Platz { $place }.

# Was Berichte zählen
use-commander = Helden
use-blessing = Segensplättchen
use-metic = Hilfsplättchen
use-contract = Erfüllte Aufträge
use-gate = Torplättchen
use-cadmea = Eingesetzte Steine
use-action = Spielweisen: Aktionen auf dem Anwesen
use-track = Spielweisen: Altarleisten

# Wertung
score-track = Siegpunktleiste
score-council = Ratsmitglieder
score-estate = Anwesen
score-city = Würfel in der Stadt
score-sets = Erfüllte Aufträge (Sets)
score-tokens = Waren und Drachmen
score-hand = Unerfüllte Aufträge

# Der Tisch
panel-title-round = Runde
panel-round = Runde
panel-round-of = { $round } von { $rounds }
panel-order = Spielreihenfolge
panel-fate-of-round = Schicksalsplättchen { $round }
panel-title-city = Stadt
panel-row = Zeile
panel-column = Spalte { $column }
panel-below-row = unter Zeile { $row }
panel-between = zwischen Spalte { $first } und { $second }
panel-archon = Archon ({ $colour })
panel-plaza = Besetztmarker
panel-die = { $kind } (Stufe { $face }, { $colour })
panel-title-rows = Torplättchen und Kämpfe
panel-battle-state = Angriff
panel-fought = Kampf ausgetragen
panel-waits = noch kein Kampf
panel-battle = nächster Kampf, Stärke { $least } bis { $most }
panel-gate = Torplättchen
panel-commander = Held
panel-power = Stärke { $colour }
panel-title-council = Ratstafel
panel-disruption = Tumultplättchen
panel-creon = Kreon
panel-tile-of = Ratsmitglied-Plättchen ({ $colour })
panel-path = Pfad
panel-space = Feld
panel-condition = SP für
panel-holds = Besetzt von
panel-worth = SP für { $colour }
panel-title-tracks = Altarleisten
panel-step = { $step ->
        [0] { $colour } am Anfang
       *[other] { $colour } auf Feld { $step }
    }
panel-title-contracts = Aufträge
panel-starting = Startauftrag
panel-deck = Stapel
panel-title-estate = Anwesen von { $seat }
panel-covered = bedeckt von { $tile }
panel-used = { $action } mit Bevölkerungswürfel (Stufe { $face })
panel-used-by-metic = { $action } mit { $metic }
panel-title-family = Vorrat von { $seat }
panel-token = { $token } { $count }
panel-tokens = Waren und Drachmen
panel-citizens = Bevölkerungswürfel
panel-citizens-to-come = Bevölkerungswürfel im allgemeinen Vorrat
panel-hoplites = Hoplitenwürfel
panel-metics = Hilfsplättchen
panel-blessings = Segensplättchen
panel-commanders = Helden
panel-at = ({ $place })
panel-gates = Torplättchen
panel-fulfilled = Erfüllte Aufträge
panel-hand = Auftrag auf der Hand
panel-hidden-cards = { $count ->
        [0] kein Auftrag
        [one] 1 Auftrag
       *[other] { $count } Aufträge
    }
panel-card = { $contract }: { $deal }
panel-title-score = Wertung
panel-score = Wertung
panel-player = { $seat }
panel-colour = Farbe
panel-total = Summe

# Anwesen
estate-row-top = obere Zeile
estate-row-middle = mittlere Zeile
estate-row-bottom = untere Zeile
action-T1 = Bauen
action-T2 = Weinopfer
action-T3 = Bote der Familie
action-T4 = Prozession
action-T5 = Dankfest
action-M1 = Markt
action-M2 = Handelshaus
action-M3 = Prachtbau
action-M4 = Ernte
action-M5 = Händler
action-B1 = Aufgebot
action-B2 = Drill
action-B3 = Räumung
action-B4 = Rüstkammer
action-B5 = Ratsbestechung
deed-T1 = einen Stein einsetzen, 1 passende Kante
deed-T2 = 1 Traube zahlen: 2 Felder auf einer Altarleiste vorrücken
deed-T3 = den Archon versetzen und den Stein auslösen; einen Bevölkerungswürfel erhöhen
deed-T4 = auf den Altarleisten vorrücken: so viele Felder wie die Stärke
deed-T5 = Trauben zahlen (3 minus Stärke): 3 SP je Segensplättchen
deed-M1 = so viele Drachmen wie die Stärke; 1 Ware nach Wahl
deed-M2 = so oft wie die Stärke: 1 Auftrag nehmen oder 1-mal tauschen
deed-M3 = einen Stein einsetzen, so viele passende Kanten wie die Stärke
deed-M4 = von einer Ware das Doppelte der Stärke
deed-M5 = einen Auftrag erfüllen; so viele Waren wie die Stärke werden erlassen
deed-B1 = einen Hoplitenwürfel einsetzen oder versetzen; für 1 Bronze noch einen
deed-B2 = Hoplitenwürfel erhöhen, einmal mehr als die Stärke
deed-B3 = einen Stein vom Anwesen entfernen und auslösen
deed-B4 = 1 Bronze zahlen: so viele Hoplitenwürfel wie die Stärke um je 2 Stufen erhöhen
deed-B5 = Bronze zahlen (4 minus Stärke): ein Ratsmitglied-Plättchen auf ein Tumultplättchen

# Würfel
face-1 = 1
face-1_ = 1★
face-2 = 2
face-2_ = 2★
face-3 = 3
face-3_ = 3★
die-in-city = Würfel ({ $space })
die-on-estate = Bevölkerungswürfel auf dem Aktionsfeld { $action }
die-in-supply-citizen = Bevölkerungswürfel (Stufe { $face }) im Vorrat
die-in-supply-hoplite = Hoplitenwürfel (Stufe { $face }) im Vorrat
metic-purple1 = Hilfsplättchen 1 der oberen Zeile
metic-yellow2 = Hilfsplättchen 2 der mittleren Zeile
metic-red3 = Hilfsplättchen 3 der unteren Zeile
metic-red1 = Hilfsplättchen 1 der unteren Zeile
metic-purple2 = Hilfsplättchen 2 der oberen Zeile
metic-yellow3 = Hilfsplättchen 3 der mittleren Zeile

# Stadt
cell = Zeile { $row }, Spalte { $column }
space-in-row = Zeile { $row }, zwischen Spalte { $left } und { $right }
space-in-column = Spalte { $column }, zwischen Zeile { $upper } und { $lower }
place-between-in-row = Zeile { $line }, zwischen { $first } und { $second }
place-between-in-column = Spalte { $line }, zwischen { $first } und { $second }
place-right-of = Zeile { $line }, rechts von { $tile }
place-left-of = Zeile { $line }, links von { $tile }
place-below = Spalte { $line }, unter { $tile }
place-above = Spalte { $line }, über { $tile }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
city-row-1 = Zeile 1
city-row-2 = Zeile 2
city-row-3 = Zeile 3
city-row-4 = Zeile 4
city-row-5 = Zeile 5
city-row-6 = Zeile 6
city-row-7 = Zeile 7
rotation-0 = ungedreht
rotation-1 = um 90° gedreht
rotation-2 = um 180° gedreht
rotation-3 = um 270° gedreht
roof-brown = braun
roof-teal = türkis
roof-white = weiß
roof-slate = schiefergrau
roof-effect-brown = 2 verschiedene Hoplitenwürfel erhöhen
roof-effect-teal = 2 verschiedene Bevölkerungswürfel erhöhen
roof-effect-white = 1 Auftrag; 1-mal tauschen
roof-effect-slate = 1 Ware nach Wahl; 1 Drachme
colour-pink = lila
colour-red = rot
colour-blue = blau
colour-green = grün

# Kadmeiasteine
cadmea-pink_g2 = Weinberg (lila)
cadmea-pink_dp = Brennofen (lila)
cadmea-pink_dc = Agora (lila)
cadmea-pink_hp = Kaserne (lila)
cadmea-pink_b2 = Schmiede (lila)
cadmea-pink_dev = Schrein (lila)
cadmea-pink_pc = Schule (lila)
cadmea-pink_ph = Exerzierplatz (lila)
cadmea-pink_p2 = Töpferhof (lila)
cadmea-red_g2 = Weinberg (rot)
cadmea-red_dp = Brennofen (rot)
cadmea-red_dc = Agora (rot)
cadmea-red_hp = Kaserne (rot)
cadmea-red_b2 = Schmiede (rot)
cadmea-red_dev = Schrein (rot)
cadmea-red_pc = Schule (rot)
cadmea-red_ph = Exerzierplatz (rot)
cadmea-red_p2 = Töpferhof (rot)
cadmea-blue_g2 = Weinberg (blau)
cadmea-blue_dp = Brennofen (blau)
cadmea-blue_dc = Agora (blau)
cadmea-blue_hp = Kaserne (blau)
cadmea-blue_b2 = Schmiede (blau)
cadmea-blue_dev = Schrein (blau)
cadmea-blue_pc = Schule (blau)
cadmea-blue_ph = Exerzierplatz (blau)
cadmea-blue_p2 = Töpferhof (blau)
cadmea-green_g2 = Weinberg (grün)
cadmea-green_dp = Brennofen (grün)
cadmea-green_dc = Agora (grün)
cadmea-green_hp = Kaserne (grün)
cadmea-green_b2 = Schmiede (grün)
cadmea-green_dev = Schrein (grün)
cadmea-green_pc = Schule (grün)
cadmea-green_ph = Exerzierplatz (grün)
cadmea-green_p2 = Töpferhof (grün)
cadmea-neutral_n01 = Akademie
cadmea-neutral_n02 = Haupttempel
cadmea-neutral_n03 = Doppelaltar
cadmea-neutral_n04 = Steinbruch
cadmea-neutral_n05 = Bauhof
cadmea-neutral_n06 = Handelshalle
cadmea-neutral_n07 = Schatzhaus
cadmea-neutral_n08 = Speicher
cadmea-neutral_n09 = Sammelplatz
cadmea-neutral_n10 = Palästra
cadmea-neutral_n11 = Theater
cadmea-neutral_n12 = Tribüne
cadmea-neutral_n13 = Stallungen
cadmea-neutral_n14 = Götterhain
effect-g2 = 2 Trauben
effect-dp = 1 Drachme; 1 Amphore
effect-dc = 1 Drachme; 1 Auftrag
effect-hp = einen Hoplitenwürfel einsetzen oder versetzen und erhöhen
effect-b2 = 2 Bronze
effect-dev = 1 Feld auf einer Altarleiste vorrücken
effect-pc = 2-mal Bevölkerungswürfel erhöhen
effect-ph = 2-mal Hoplitenwürfel erhöhen
effect-p2 = 2 Amphoren
effect-n01 = einen Bevölkerungswürfel um 3 Stufen erhöhen
effect-n02 = 2 Felder auf den Altarleisten vorrücken
effect-n03 = 1 Feld auf jeder Altarleiste vorrücken
effect-n04 = 1 Ware nach Wahl; 1 Stein entfernen
effect-n05 = einen Stein einsetzen, 1 passende Kante
effect-n06 = 1 Drachme; 2 Aufträge
effect-n07 = 3 Drachmen
effect-n08 = 2 Waren nach Wahl; 1-mal tauschen
effect-n09 = 2 Hoplitenwürfel einsetzen oder versetzen
effect-n10 = 3-mal Hoplitenwürfel erhöhen
effect-n11 = 3 SP; 1 Drachme
effect-n12 = 1 Ware oder Drachme zahlen: 5 SP
effect-n13 = 1 Ware nach Wahl; einen Bevölkerungswürfel erhöhen; den Archon versetzen
effect-n14 = 1 Feld auf einer Altarleiste vorrücken, gelbe Felder doppelt

# Waren, Drachmen und Aufträge
tokens-grape = { $count ->
        [one] 1 Traube
       *[other] { $count } Trauben
    }
tokens-pottery = { $count ->
        [one] 1 Amphore
       *[other] { $count } Amphoren
    }
tokens-bronze = { $count } Bronze
tokens-drachma = { $count ->
        [one] 1 Drachme
       *[other] { $count } Drachmen
    }
tokens-any = { $count ->
        [one] 1 Ware oder Drachme
       *[other] { $count } Waren oder Drachmen
    }
token-grape = Traube
token-pottery = Amphore
token-bronze = Bronze
token-drachma = Drachme
slot-1 = Platz 1
slot-2 = Platz 2
slot-3 = Platz 3
slot-4 = Platz 4
count-0 = 0
count-1 = 1
count-2 = 2
count-3 = 3
suit-owl = Eule
suit-laurel = Lorbeer
suit-lyre = Leier
suit-ship = Schiff
contract-C1 = Auftrag 1 (Eule)
contract-C2 = Auftrag 2 (Lorbeer)
contract-C3 = Auftrag 3 (Leier)
contract-C4 = Auftrag 4 (Schiff)
contract-C5 = Auftrag 5 (Eule)
contract-C6 = Auftrag 6 (Eule)
contract-C7 = Auftrag 7 (Eule)
contract-C8 = Auftrag 8 (Eule)
contract-C9 = Auftrag 9 (Eule)
contract-C10 = Auftrag 10 (Eule)
contract-C11 = Auftrag 11 (Eule)
contract-C12 = Auftrag 12 (Eule)
contract-C13 = Auftrag 13 (Eule)
contract-C14 = Auftrag 14 (Eule)
contract-C15 = Auftrag 15 (Lorbeer)
contract-C16 = Auftrag 16 (Lorbeer)
contract-C17 = Auftrag 17 (Lorbeer)
contract-C18 = Auftrag 18 (Lorbeer)
contract-C19 = Auftrag 19 (Lorbeer)
contract-C20 = Auftrag 20 (Lorbeer)
contract-C21 = Auftrag 21 (Lorbeer)
contract-C22 = Auftrag 22 (Lorbeer)
contract-C23 = Auftrag 23 (Lorbeer)
contract-C24 = Auftrag 24 (Lorbeer)
contract-C25 = Auftrag 25 (Leier)
contract-C26 = Auftrag 26 (Leier)
contract-C27 = Auftrag 27 (Leier)
contract-C28 = Auftrag 28 (Leier)
contract-C29 = Auftrag 29 (Leier)
contract-C30 = Auftrag 30 (Leier)
contract-C31 = Auftrag 31 (Leier)
contract-C32 = Auftrag 32 (Leier)
contract-C33 = Auftrag 33 (Leier)
contract-C34 = Auftrag 34 (Leier)
contract-C35 = Auftrag 35 (Schiff)
contract-C36 = Auftrag 36 (Schiff)
contract-C37 = Auftrag 37 (Schiff)
contract-C38 = Auftrag 38 (Schiff)
contract-C39 = Auftrag 39 (Schiff)
contract-C40 = Auftrag 40 (Schiff)
contract-C41 = Auftrag 41 (Schiff)
contract-C42 = Auftrag 42 (Schiff)
contract-C43 = Auftrag 43 (Schiff)
contract-C44 = Auftrag 44 (Schiff)
deal-C1 = 2 Trauben → 2 Drachmen; 1 Feld auf einer Altarleiste vorrücken
deal-C2 = 2 Amphoren → einen Stein einsetzen, 1 passende Kante; 1 SP
deal-C3 = 1 Traube, 1 Bronze → 1 Hoplitenwürfel einsetzen oder versetzen; 2-mal Bevölkerungswürfel erhöhen
deal-C4 = 2 Bronze → 1 Stein entfernen; 1 Auftrag; 1 Drachme
deal-C5 = 1 Traube, 1 Amphore → 1 Feld auf der Dionysosleiste vorrücken; 2-mal Bevölkerungswürfel erhöhen
deal-C6 = 2 Bronze → 1 Feld auf der Aresleiste vorrücken; 2-mal Hoplitenwürfel erhöhen
deal-C7 = 1 Amphore, 1 Bronze → 5 SP
deal-C8 = 2 Trauben, 1 Amphore → 3 Felder auf den Altarleisten vorrücken
deal-C9 = 1 Traube, 2 Bronze → 2 Drachmen; 1 Feld auf jeder Altarleiste vorrücken
deal-C10 = 2 Amphoren, 1 Bronze → einen Stein entfernen und auslösen; 1 Feld auf der Dionysosleiste vorrücken
deal-C11 = 3 Trauben → 2 Waren nach Wahl; 1 Feld auf einer Altarleiste vorrücken, gelbe Felder doppelt
deal-C12 = 2 Trauben, 2 Bronze → 10 SP
deal-C13 = 2 Trauben, 2 Amphoren → einen Stein einsetzen, 1 passende Kante; 2 Felder auf einer Altarleiste vorrücken; 1-mal tauschen
deal-C14 = 2 Trauben, 1 Amphore, 2 Bronze → 3 Felder auf den Altarleisten vorrücken; 5 SP
deal-C15 = 1 Traube, 1 Amphore → einen Stein einsetzen, 1 passende Kante; 1-mal tauschen
deal-C16 = 1 Amphore, 1 Bronze → 1 Stein entfernen; 2-mal Hoplitenwürfel erhöhen
deal-C17 = 2 Trauben → 2 Drachmen; einen Würfel erhöhen
deal-C18 = 3 Amphoren → einen Stein einsetzen, bis zu 2 passende Kanten; 1 SP
deal-C19 = 1 Amphore, 2 Bronze → einen Stein einsetzen, 1 passende Kante; 1 Hoplitenwürfel einsetzen oder versetzen; 1-mal tauschen
deal-C20 = 1 Traube, 2 Amphoren → 2 Steine entfernen; 3 SP
deal-C21 = 2 Trauben, 1 Bronze → 2 Drachmen; 1 Auftrag; den Archon versetzen und den Stein auslösen
deal-C22 = 2 Trauben, 2 Amphoren → einen Stein auslösen und einsetzen, bis zu 2 passende Kanten; 1 SP
deal-C23 = 2 Amphoren, 2 Bronze → einen Stein entfernen und auslösen; 5 SP
deal-C24 = 1 Traube, 3 Amphoren, 1 Bronze → einen Stein einsetzen, bis zu 3 passende Kanten; 4 SP
deal-C25 = 1 Traube, 1 Amphore → 1 Ware nach Wahl; 2-mal Bevölkerungswürfel erhöhen
deal-C26 = 1 Traube, 1 Bronze → 3-mal Würfel erhöhen
deal-C27 = 2 Amphoren → 1 Drachme; 1 Auftrag; 2 SP
deal-C28 = 1 Traube, 2 Amphoren → 2 Drachmen; 3-mal Bevölkerungswürfel erhöhen
deal-C29 = 2 Trauben, 1 Amphore → 1 Feld auf einer Altarleiste vorrücken; einen Bevölkerungswürfel erhöhen; den Archon versetzen und den Stein auslösen
deal-C30 = 1 Amphore, 2 Bronze → 3-mal Würfel erhöhen; 2 SP
deal-C31 = 3 Bronze → 7 SP
deal-C32 = 3 Trauben, 1 Amphore → 4-mal Bevölkerungswürfel erhöhen; 4 SP
deal-C33 = 3 Amphoren, 1 Bronze → 1 Feld auf jeder Altarleiste vorrücken; 3-mal Würfel erhöhen
deal-C34 = 2 Trauben, 2 Amphoren, 1 Bronze → 2-mal Bevölkerungswürfel erhöhen; 10 SP
deal-C35 = 1 Amphore, 1 Bronze → 2 Drachmen; 1 Auftrag; 1-mal tauschen
deal-C36 = 1 Traube, 1 Bronze → 1 Hoplitenwürfel einsetzen oder versetzen; 2-mal Hoplitenwürfel erhöhen
deal-C37 = 2 Bronze → 1 Ware nach Wahl; 1 Drachme; 2 SP
deal-C38 = 1 Traube, 2 Bronze → 2 Hoplitenwürfel einsetzen oder versetzen; 2-mal Hoplitenwürfel erhöhen
deal-C39 = 1 Traube, 1 Amphore, 1 Bronze → 4 Drachmen; 1 Auftrag
deal-C40 = 1 Traube, 2 Bronze → 3-mal Hoplitenwürfel erhöhen; 3 SP
deal-C41 = 2 Amphoren, 1 Bronze → einen Hoplitenwürfel einsetzen oder versetzen und erhöhen; 4 SP
deal-C42 = 1 Traube, 3 Bronze → 2 Hoplitenwürfel einsetzen oder versetzen; 4-mal Hoplitenwürfel erhöhen
deal-C43 = 2 Trauben, 2 Amphoren → 3 Drachmen; 6 SP
deal-C44 = 2 Trauben, 1 Amphore, 2 Bronze → 1 Drachme; 1 Feld auf der Aresleiste vorrücken; 9 SP

# Altarleisten
track-dionysus = Dionysosleiste
track-ares = Aresleiste
blessing-festival = Fest der Dächer
blessing-shepherd = Hirte des Volkes
blessing-landlord = Hausherr
blessing-drillmaster = Exerziermeister
blessing-final_dionysus_8 = letztes Segensplättchen der Dionysosleiste, 8 SP
blessing-final_dionysus_6 = letztes Segensplättchen der Dionysosleiste, 6 SP
blessing-final_dionysus_4 = letztes Segensplättchen der Dionysosleiste, 4 SP
blessing-final_dionysus_2 = letztes Segensplättchen der Dionysosleiste, 2 SP
blessing-final_ares_8 = letztes Segensplättchen der Aresleiste, 8 SP
blessing-final_ares_6 = letztes Segensplättchen der Aresleiste, 6 SP
blessing-final_ares_4 = letztes Segensplättchen der Aresleiste, 4 SP
blessing-final_ares_2 = letztes Segensplättchen der Aresleiste, 2 SP

# Helden, Angriffskarten, Torplättchen
commander-melanippus = Melanippos
commander-polyphontes = Polyphontes
commander-megareus = Megareus
commander-hyperbius = Hyperbios
commander-tiresias = Teiresias
commander-actor = Aktor
commander-lasthenes = Lasthenes
commander-creon = Kreon
gift-melanippus = neben einer Zeile des Anwesens: 1 Drachme und 1 Bronze je Aktion dort
gift-polyphontes = neben einer Zeile des Anwesens: 1 Amphore und 1 Ware nach Wahl je Aktion dort
gift-megareus = neben einer Zeile des Anwesens: 1 Traube und eine Erhöhung eines Hoplitenwürfels je Aktion dort
gift-hyperbius = auf einem freien Kadmeiafeld: alle Dächer, die daran grenzen; nur du setzt dort später einen Stein ein
gift-tiresias = neben einer Altarleiste: 2 Felder vorrücken; 1 Erhöhung mehr auf ihren Feldern mit Erhöhungen
gift-actor = auf einem Würfelfeld: benachbarte Steine auslösen; zieht ein anderer Archon über ihn, erhöhst du einen Würfel
gift-lasthenes = über einem Auftrag der Auslage: du darfst ihn von dort erfüllen
gift-creon = für 2 Drachmen ein Platz auf der Ratstafel
invader-tydeus = Tydeus
invader-capaneus = Kapaneus
invader-eteoclus = Eteoklos
invader-hippomedon = Hippomedon
invader-parthenopaeus = Parthenopaios
invader-amphiaraus = Amphiaraos
invader-polynices = Polyneikes
invader-adrastus = Adrastos
gate-proetid = Proitidisches Tor
gate-electran = Elektra-Tor
gate-neistan = Neistisches Tor
gate-oncaean = Onkaisches Tor
gate-borraean = Borrhäisches Tor
gate-homoloid = Homoloisches Tor
gate-hypsistan = Hypsistisches Tor
spoils-proetid = 1 Amphore
spoils-electran = 1 Bronze
spoils-neistan = 1 Traube
spoils-oncaean = 1 Ware nach Wahl
spoils-borraean = 1 Drachme
spoils-homoloid = 1 Auftrag
spoils-hypsistan = einen Bevölkerungswürfel erhöhen

# Schicksalsplättchen, Heroldskarten, Ratstafel
fate-barter = Tauschhandel (ein Auftrag oder zweimal tauschen)
fate-training = Ausbildung (einen Würfel in der Stadt um 2 Stufen erhöhen oder einen anderen um 1)
fate-triumph = Triumph (SP für Heerführer und erfüllte Aufträge)
fate-assembly = Volksversammlung (SP für Ratsmitglieder und eigene Steine)
fate-census = Volkszählung (SP für die Stärke der Bevölkerungswürfel in der Stadt)
fate-oracle = Orakel (SP für eine Altarleiste kaufen)
fate-trophies = Trophäen (SP für Torplättchen und Bronze)
fate-conflict_1 = Konflikt in Zeile 1
fate-conflict_2 = Konflikt in Zeile 2
fate-conflict_3 = Konflikt in Zeile 3
fate-conflict_4 = Konflikt in Zeile 4
fate-conflict_5 = Konflikt in Zeile 5
fate-conflict_6 = Konflikt in Zeile 6
fate-conflict_7 = Konflikt in Zeile 7
back-alpha = verdeckt, Rückseite α: Wohlstand
back-beta = verdeckt, Rückseite β: Wohlstand
back-gamma = verdeckt, Rückseite γ: Konflikt
back-delta = verdeckt, Rückseite δ: Wohlstand
back-omega = verdeckt, Rückseite Ω: Konflikt
herald-H1 = Spalte 1 (Zeile 2)
herald-H2 = Spalte 1 (Zeile 4)
herald-H3 = Spalte 1 (Zeile 6)
herald-H4 = Spalte 2 (Zeile 1)
herald-H5 = Spalte 2 (Zeile 3)
herald-H6 = Spalte 2 (Zeile 5)
herald-H7 = Spalte 3 (Zeile 2)
herald-H8 = Spalte 3 (Zeile 4)
herald-H9 = Spalte 3 (Zeile 6)
herald-H10 = Spalte 4 (Zeile 1)
herald-H11 = Spalte 4 (Zeile 3)
herald-H12 = Spalte 4 (Zeile 5)
monument-upper_left = oben links
monument-upper_right = oben rechts
monument-middle = Mitte
monument-lower_left = unten links
monument-lower_right = unten rechts
monument-extra = Zusatzmonument
council-space = { $monument }, Feld { $number }
condition-UL1 = Gruppen eigener Steine
condition-UL2 = Steine deiner größten Gruppe
condition-UL3 = eigene Steine mit mindestens zwei passenden Kanten
condition-UR1 = freigeschaltete Felder der oberen Zeile
condition-UR2 = freigeschaltete Felder der mittleren Zeile
condition-UR3 = freigeschaltete Felder der unteren Zeile
condition-MI1 = Felder auf der Dionysosleiste
condition-MI2 = Felder auf der Aresleiste
condition-MI3 = Erhöhungssymbole auf den erreichten Feldern der Altarleisten
condition-LL1 = geleerte Spalten des Anwesens
condition-LL2 = eigene Heerführer
condition-LL3 = eigene Bevölkerungswürfel auf der Ratstafel
condition-LR1 = Paare erfüllter Aufträge
condition-LR2 = erfüllte Aufträge einer Farbe deiner Wahl
condition-LR3 = beanspruchte Torplättchen
condition-EX1 = Steine deiner größten Gruppe
condition-EX2 = Erhöhungssymbole auf den erreichten Feldern der Altarleisten
condition-EX3 = Paare erfüllter Aufträge

# Allein gegen Antigone
automaton = Antigone
option-relentless = Unerbittlich
    .help = Allein: Antigone hat acht Spezial-Aktionskarten statt vier und führt in Runden mit Konflikt drei Karten aus.
option-armed_rebels = Bewaffnete Rebellen
    .help = Allein: Vor jedem Wohlstandsplättchen wird Antigones niedrigster Hoplitenwürfel erhöht.
option-voice_of_the_people = Stimme des Volkes
    .help = Allein: Vor jedem Wohlstandsplättchen wird Antigones niedrigster Bevölkerungswürfel erhöht.
option-pious = Gottgefällig
    .help = Allein: Antigone erhält 5 SP für jedes Feld mit Hilfsplättchen, das sie erreicht.
option-vanguard = Vorhut
    .help = Allein: Einer von Antigones Hoplitenwürfeln liegt von Anfang an in der Zeile des ersten Kampfs.
option-drawn_challenges = Gezogene Herausforderungskarten
    .help = Allein: Anzahl zusätzlich gezogener Herausforderungskarten.
tie-break-rebellion = bei Gleichstand gewinnt Antigone
prompt-rebel-tile = { $seat }, Antigone setzt einen Stein ein: { $tile } in { $cell }. Wie liegt er?
    .help =
        Sie setzt Steine ein, wo die meisten Kanten passen. Ist der Stein auf mehrere Arten gleich gut für sie,
        wählst du. Sie erhält 2 SP für jede passende Kante.
event-destiny-shown = Antigones Bestimmungskarte: { $destiny }.
event-challenge-shown = Herausforderungskarte: { $challenge }.
event-challenge-acts = Die Herausforderungskarte wirkt: { $challenge }.
event-card-shown = Ihre nächste Aktionskarte: { $card }. Es gilt { $source }.
event-card-resolved = Antigone führt ihre Aktionskarte aus: { $card }.
event-icon-resolved = Antigone: { $icon }.
event-start-contract-rolled = Antigone würfelt { $number } für ihren Startauftrag.
event-stack-rolled = Antigone würfelt { $number } und nimmt den Stapel { $stack }.
event-nothing-done = Nichts geschieht: { $reason }.
event-herald-laid = Es liegt aus: { $source }, { $herald }.
event-herald-discarded = Heroldskarte auf den Ablagestapel: { $herald }.
event-searched = Antigones Wahl: Es gilt { $source }, { $herald }. Von dort findet sie zuerst { $cell }.
event-space-found = Daneben nimmt sie das Würfelfeld { $space }: { $reason }.
event-die-found = Sie wählt: { $die }, { $reason }.
event-preferred = Sie bevorzugt { $preference }: { $count } der { $before } möglichen.
event-benefit-sought = Für ihren Archon gilt { $source }, { $herald }. Freie Steine mit dem Effekt „{ $benefit }“: { $count }.
event-any-tile-sought = { $count ->
        [0] Es gibt keinen solchen Stein, und kein anderer ist frei.
        [one] Es gibt keinen solchen Stein; nur 1 Stein ist frei.
       *[other] Es gibt keinen solchen Stein; zur Wahl stehen alle { $count } freien Steine.
    }
event-dice-around-promoted = Antigones Archon erhöht alle Würfel rings um den Stein in { $cell }.
event-hoplites-rallied = Stattdessen werden alle ihre Hoplitenwürfel erhöht: { $reason }.
event-cells-compared = { $sides ->
        [0] { $tile } passt nirgends mit einer Kante
        [one] { $tile } passt mit höchstens 1 Kante
       *[other] { $tile } passt mit höchstens { $sides } Kanten
    }; zur Wahl: { $count ->
        [one] 1 Kadmeiafeld.
       *[other] { $count } Kadmeiafelder.
    }
event-favor-taken = Antigone nimmt { $contract }, von dessen Farbe sie { $owned ->
        [0] noch keinen
        [one] einen
       *[other] { $owned }
    } hat: { $reason }.
event-deal-broken = { $contract } wird abgelegt.
event-contracts-shuffled = { $count ->
        [one] Der abgelegte Auftrag wird der neue Stapel.
       *[other] Die { $count } abgelegten Aufträge werden der neue Stapel.
    }
event-strategos-row-chosen = Ihr Heerführer kommt in { $row }: { $reason }.
event-commander-driven-out = Antigone vertreibt einen Helden: { $commander } aus { $row } kommt in die Schachtel.
event-gate-fell = Antigone beansprucht das Torplättchen: { $gate } ({ $reason }).
event-disruption-turned = Tumultkarte aufgedeckt: { $disruption }.
why-space-only = das einzige mögliche Feld dort
why-space-two-tiles = das einzige zwischen zwei Steinen
why-space-clockwise = das erste von mehreren gleich guten, im Uhrzeigersinn ab Norden
why-die-idle = der höchste Hoplitenwürfel, dessen Kampf vorbei ist
why-die-supply = der höchste ihres Vorrats, da in der Stadt kein Hoplitenwürfel entbehrlich ist
why-die-highest = ihr stärkster in der Stadt, da keiner eingesetzt werden kann
why-die-lowest = der niedrigste in der Stadt
why-die-lowest-supply = der niedrigste ihres Vorrats, da keiner in der Stadt ist
preference-between-rows = Würfelfelder zwischen zwei Zeilen
preference-tile = Würfelfelder neben einem Stein
preference-two-tiles = Würfelfelder zwischen zwei Steinen
why-nothing-no-citizen = sie hat keinen Bevölkerungswürfel in der Stadt
why-nothing-no-contract = die Auslage ist leer
why-nothing-no-tile = ihre Stapel sind leer
why-nothing-no-cell = kein Kadmeiafeld ist frei für einen Stein
why-nothing-no-free-tile = kein Stein ist frei
why-rally-no-battle = kein Kampf steht bevor
why-rally-no-hoplite = kein Hoplitenwürfel ist entbehrlich, und keiner ist in ihrem Vorrat
why-rally-no-space = in der Zeile des nächsten Kampfs ist kein Würfelfeld frei
why-contract-fewest = die Farbe, von der sie am wenigsten hat
why-contract-cost = von diesen Farben die höchsten Kosten
why-contract-leftmost = von denen mit den höchsten Kosten der linke
why-row-battle = die Zeile des nächsten Kampfs
why-row-unfought = hier wurde noch nicht gekämpft; von zwei solchen Zeilen die obere
why-row-upper = in beiden Zeilen wurde schon gekämpft, also die obere
why-row-only = die einzig mögliche Zeile
why-gate-undefended = sonst hat hier niemand gewonnen
why-gate-stronger = ihre Stärke ist höher
why-gate-ares = ihre Stärke ist gleich, und sie liegt auf der Aresleiste vorn
why-gate-stack = ihre Stärke ist gleich, und auf demselben Feld der Aresleiste liegt ihr Altarmarker weiter unten
source-left = die linke Heroldskarte
source-right = die rechte Heroldskarte
source-deck = eine Heroldskarte vom Stapel
stack-left = links
stack-centre = Mitte
stack-right = rechts
benefit-grape = Trauben
benefit-promote_citizen = Bevölkerungswürfel erhöhen
benefit-exchange = tauschen
benefit-contract = Auftrag
benefit-bronze = Bronze
benefit-place_hoplite = Hoplitenwürfel einsetzen
benefit-drachma = Drachmen
benefit-pottery = Amphoren
benefit-devotion = auf einer Altarleiste vorrücken
benefit-place_tile = Stein einsetzen
benefit-promote_hoplite = Hoplitenwürfel erhöhen
benefit-commodity = Ware nach Wahl
benefit-remove_tile = Stein entfernen
benefit-vp = SP
challenge-CH1 = Unerbittlich
challenge-CH2 = Bewaffnete Rebellen
challenge-CH3 = Stimme des Volkes
challenge-CH4 = Gottgefällig
challenge-CH5 = Vorhut
panel-title-antigone = Antigones Rebellion
panel-card-shown = Nächste Aktionskarte
panel-named-herald = es gilt { $source }
panel-cards-left = Aktionskarten im Stapel
panel-card-discards = Ausgeführte Aktionskarten
panel-destiny = Bestimmungskarte
panel-challenges = Herausforderungskarten
panel-herald-row = Ausliegende Heroldskarten
panel-herald-drawn = Gezogene Heroldskarte
panel-stack = Stapel { $stack }
panel-stack-tile = { $tile }, insgesamt { $count }
panel-driven-out = Helden in der Schachtel
action-card-SB1 = Bevölkerungswürfel einsetzen und 1-mal erhöhen
action-card-SB2 = Bevölkerungswürfel einsetzen und 1-mal erhöhen
action-card-SB3 = Bevölkerungswürfel einsetzen und 1-mal erhöhen
action-card-SB4 = Hoplitenwürfel einsetzen und 1-mal erhöhen
action-card-SB5 = Hoplitenwürfel einsetzen und 1-mal erhöhen
action-card-SB6 = Hoplitenwürfel einsetzen und 1-mal erhöhen
action-card-SB7 = Hoplitenwürfel einsetzen und 2-mal erhöhen
action-card-SB8 = Gunst sammeln (1 SP je Ware)
action-card-SB9 = Opfer für die Götter (1 Feld)
action-card-SB10 = Opfer für die Götter (1 Feld)
action-card-SB11 = Opfer für die Götter (2 Felder)
action-card-SB12 = Opfer für die Götter (2 Felder)
action-card-SB13 = Geteilte Verehrung (1 Feld)
action-card-SB14 = Geteilte Verehrung (2 Felder)
action-card-SB15 = Kadmeia bauen
action-card-SB16 = Ruf der Bestimmung
action-card-SE1 = Bevölkerungswürfel einsetzen und 1-mal erhöhen + Opfer für die Götter (1 Feld)
action-card-SE2 = Hoplitenwürfel einsetzen und 2-mal erhöhen + Geteilte Verehrung (1 Feld)
action-card-SE3 = Gunst sammeln (2 SP je Ware) + Geplatzte Geschäfte
action-card-SE4 = Kadmeia bauen + Geteilte Verehrung (1 Feld)
action-card-SE5 = Ruf der Bestimmung + Geplatzte Geschäfte
action-card-SE6 = Hoplitenwürfel einsetzen und 1-mal erhöhen + Gunst sammeln (1 SP je Ware)
action-card-SE7 = Kadmeia bauen + Hoplitenwürfel einsetzen und 1-mal erhöhen
action-card-SE8 = Opfer für die Götter (2 Felder) + Bevölkerungswürfel einsetzen und 1-mal erhöhen
action-card-SE9 = Bevölkerungswürfel einsetzen und 2-mal erhöhen + Hoplitenwürfel einsetzen und 1-mal erhöhen
action-card-E1 = Ruf der Bestimmung
destiny-D1 = Kadmeia bauen + Opfer für die Götter (2 Felder) + Bevölkerungswürfel einsetzen und 1-mal erhöhen; Hauptleiste: Ares
destiny-D2 = Bevölkerungswürfel einsetzen und 1-mal erhöhen + Opfer für die Götter (3 Felder); Hauptleiste: Dionysos
destiny-D3 = Hoplitenwürfel einsetzen und 2-mal erhöhen + Opfer für die Götter (3 Felder); Hauptleiste: Ares
destiny-D4 = Bevölkerungswürfel einsetzen und 1-mal erhöhen + Hoplitenwürfel einsetzen und 1-mal erhöhen + Opfer für die Götter (1 Feld); Hauptleiste: Dionysos
destiny-D5 = Kadmeia bauen + Hoplitenwürfel einsetzen und 1-mal erhöhen + Opfer für die Götter (1 Feld); Hauptleiste: Ares
destiny-D6 = Gunst sammeln (1 SP je Ware) + Opfer für die Götter (1 Feld); Hauptleiste: Dionysos
icon-citizen = { $count ->
        [0] Bevölkerungswürfel einsetzen
       *[other] Bevölkerungswürfel einsetzen und { $count }-mal erhöhen
    }
icon-hoplite = { $count ->
        [0] Hoplitenwürfel einsetzen
       *[other] Hoplitenwürfel einsetzen und { $count }-mal erhöhen
    }
icon-favors = Gunst sammeln ({ $count } SP je Ware)
icon-broken_deals = Geplatzte Geschäfte
icon-offering = { $count ->
        [one] Opfer für die Götter (1 Feld)
       *[other] Opfer für die Götter ({ $count } Felder)
    }
icon-split = { $count ->
        [one] Geteilte Verehrung (1 Feld)
       *[other] Geteilte Verehrung ({ $count } Felder)
    }
icon-build = Kadmeia bauen
icon-destiny = Ruf der Bestimmung
disruption-card-T1 = oben links, Feld 1; oben rechts, Feld 2; Mitte, Feld 3; unten links, Feld 1; unten rechts, Feld 2
disruption-card-T2 = Mitte, Feld 1; unten links, Feld 2; unten rechts, Feld 3; oben links, Feld 2; oben rechts, Feld 3
disruption-card-T3 = unten rechts, Feld 1; oben links, Feld 3; oben rechts, Feld 1; Mitte, Feld 2; unten links, Feld 3
disruption-card-T4 = Mitte, Feld 2; unten rechts, Feld 3; oben rechts, Feld 3; unten links, Feld 1; oben links, Feld 1
disruption-card-T5 = unten rechts, Feld 1; oben rechts, Feld 1; unten links, Feld 2; oben links, Feld 2; Mitte, Feld 3
disruption-card-T6 = oben rechts, Feld 2; unten links, Feld 3; oben links, Feld 3; Mitte, Feld 1; unten rechts, Feld 2
disruption-card-T7 = unten rechts, Feld 1; Mitte, Feld 1; oben links, Feld 1; unten links, Feld 1; oben rechts, Feld 1
disruption-card-T8 = oben rechts, Feld 2; unten rechts, Feld 2; Mitte, Feld 2; oben links, Feld 2; unten links, Feld 2
disruption-card-T9 = unten links, Feld 3; oben rechts, Feld 3; unten rechts, Feld 3; Mitte, Feld 3; oben links, Feld 3

## Glossary

glossary-citizen = Bevölkerungswürfel
    .help =
        Du setzt sie auf dem Anwesen oder in der Stadt ein. In der Stadt steigt einer, der über 3★ hinaus erhöht
        wird, auf und wird Ratsmitglied.
    .instead-of = Bürger, Bürgern, Bürgers
glossary-hoplite = Hoplitenwürfel
    .help =
        Er kämpft in der Zeile, in der er liegt; auf einem Feld zwischen zwei Zeilen in beiden. Über 3★ hinaus
        erhöht, wird er Heerführer.
    .instead-of = Hoplit, Hopliten
glossary-level = Stufe
    .help = Was ein Würfel zeigt: 1, 1★, 2, 2★, 3 oder 3★. Die Ziffer ist seine Stärke.
    .instead-of = Seite, Seiten
glossary-promote = erhöhen
    .help = Einen Würfel um eine Stufe weiterdrehen. Verringern dreht ihn eine Stufe zurück.
    .instead-of = ausbilden
glossary-ascend = aufsteigen
    .help = Ein Würfel in der Stadt, der über 3★ hinaus erhöht wird, verlässt sie: auf die Ratstafel oder als Heerführer.
glossary-row = Zeile
    .help = Sieben Zeilen hat die Stadt, sechs zu zweit oder allein; drei Zeilen hat dein Anwesen.
    .instead-of = Reihe, Reihen
glossary-cadmea = Kadmeiastein
    .help = Kurz Stein. Er liegt auf dem Anwesen oder auf einem Kadmeiafeld der Stadt und hat einen Effekt.
    .instead-of = baut, baust, gebaut
glossary-edge = Kante
    .help = Eine Kante passt, wenn ihr Dach die Farbe des Dachs oder Stadtrands hat, an den sie grenzt.
glossary-dice-space = Würfelfeld
    .help = Zwischen zwei benachbarten Kadmeiafeldern. Es fasst einen Würfel, Aktor oder einen Besetztmarker.
glossary-archon = Archon
    .help = Deine Figur in der Stadt. Sie zieht von Stein zu Stein und löst den aus, auf dem sie stehen bleibt.
    .instead-of = überqueren, überquert, überquerst
glossary-estate = Anwesen
    .help = Deine eigene Tafel: drei Zeilen mit je fünf Aktionsfeldern, die meisten noch unter Steinen.
    .instead-of = zu Hause
glossary-refresh = Anwesen zurücksetzen
    .help = Ohne Bevölkerungswürfel im Vorrat beginnt dein Zug so: Alle Würfel kommen vom Anwesen zurück, und du erhältst einen neuen.
    .instead-of = Auffrischen, auffrischen, aufgefrischt
glossary-metic = Hilfsplättchen
    .help = Führt einmal eine Aktion in der Zeile seiner Farbe aus, mit seiner Stärke.
glossary-track = Altarleiste
    .help = Die Dionysosleiste und die Aresleiste. Jedes Feld, auf das du vorrückst, bringt etwas.
    .instead-of = Schritt, Schritte, Altäre
glossary-blessing = Segensplättchen
    .help = Eine dauerhafte Fähigkeit, oder am Ende einer Altarleiste SP.
    .instead-of = Segen
glossary-councilor = Ratsmitglied
    .help = Ein aufgestiegener Bevölkerungswürfel auf dem Pfad oder bei einem Monument der Ratstafel.
    .instead-of = Ratsplättchen
glossary-disruption = Tumultplättchen
    .help = Es sperrt ein Feld der Ratstafel für Würfel.
    .instead-of = Tumult
glossary-strategos = Heerführer
    .help = Ein aufgestiegener Hoplitenwürfel: Er verteidigt seine Zeile bis zum Spielende.
glossary-commander = Held
    .help = Wer in einer Zeile den ersten Heerführer einsetzt, darf einen nehmen; höchstens drei je Person.
glossary-battle = Kampf
    .help = Ein Schicksalsplättchen Konflikt bringt ihn: Ein Angriff auf eine Zeile, in den Runden 3, 5, 7 und 9.
    .instead-of = Schlacht, Schlachten, Angreifer
glossary-gate = Torplättchen
    .help =
        Liegt am Ende jeder Zeile. Seine Belohnung erhält, wer am Kampf teilnimmt; beanspruchen darf es, wer mit
        der höchsten Stärke gewinnt.
    .instead-of = erbeutet, erbeutete, Beute
glossary-wages = Sold
    .help = 1 Drachme nach dem Kampf, damit ein Hoplitenwürfel liegen bleibt.
    .instead-of = entlassen
glossary-fate = Schicksalsplättchen
    .help = Eines je Runde: Wohlstand für alle oder ein Konflikt.
    .instead-of = Schicksal
glossary-contract = Auftrag
    .help = Karte mit Waren als Kosten und einer Belohnung. Am Ende zählen Sets gleicher und verschiedener Farben.
    .instead-of = Satz, Sätze
glossary-token = Ware oder Drachme
    .help = Waren sind Trauben, Amphoren und Bronze; Drachmen sind keine Waren.
    .instead-of = Marker
glossary-effect = Effekt
    .help = Was ein Stein, ein Auftrag oder ein Aktionsfeld bringt.
    .instead-of = Wirkung
glossary-herald = Heroldskarte
    .help = Zu zweit und allein: erhöht vor dem Schicksalsplättchen alle Würfel einer Spalte.
    .instead-of = Herold, Herolde, Botenkarte, Botenkarten
glossary-plaza = Besetztmarker
    .help = Zu zweit und allein: Er belegt ein Würfelfeld.
glossary-color = Farbe
    .help = Lila, Rot, Blau oder Grün; die neutralen Steine haben keine.
glossary-vp = SP
    .help = Siegpunkte. Wer nach zehn Runden die meisten hat, gewinnt.
    .instead-of = Punkt, Punkte, Punkten
glossary-person = Person
    .help = Wer mitspielt.
    .instead-of = Spieler

## Board
board-empty = leer
    .help = Hier kann ein Stein liegen, wenn neben dem Feld schon einer liegt.
board-die = { $kind } (Stufe { $face }) von { $family }
board-plaza = Besetztmarker
board-archon = Archon von { $family }
    .help = Er kommt auf einen freien Stein oder zieht von Stein zu Stein.
board-blocked = { $tile }, durch einen Archon blockiert: { $effect }.
board-crossing-pays = Über dieses freie Würfelfeld zu ziehen kostet 1 Drachme.
board-crossing-promotes = Zieht dein Archon hier hinüber, erhöht er diesen Würfel.
board-crossing-reduces = Zieht dein Archon hier hinüber, verringert er diesen Würfel.
board-crossing-loses = Hier hinüberzuziehen kostet dich 3 SP, weil sich dieser Würfel nicht verringern lässt.
board-way-go = Den Archon so bewegen
board-way-back = Den Weg um einen Stein verkürzen
board-way-undo = Einen Stein zurück
board-crossing-ascends = Zieht dein Archon hier hinüber, steigt dieser Würfel auf, wenn seine Familie es will; einer von Antigone immer.
board-crossing-invites = Zieht dein Archon hier hinüber, darf Aktors Familie einen Würfel in der Stadt erhöhen.
board-crossing-scores = Der Weg darüber bringt der Familie 1 SP, weil dieser Würfel nicht aufsteigen kann.
board-from-to = { $from } bis { $to }
board-absent = ohne dich: { $outcome }
board-you-get = du: { $outcome }
board-fought = Der Kampf um diese Zeile ist vorbei.
board-fought-short = vorbei
board-powers = Stärken: { $powers }.
board-gate = { $gate }, Belohnung: { $spoils }.
board-battle-in-round = Kampf in Runde { $round }.
board-invader-power = Der Angriff hat Stärke { $power }.
board-stake = { $family } nach jetzigem Stand: { $outcome } SP.
board-stay-away = Wer fernbleibt: { $outcome } SP.
    .help = Wer teilnimmt, erhält die Belohnung des Torplättchens; wer mit der höchsten Stärke gewinnt, beansprucht das Plättchen selbst.
board-round = Runde { $round }
board-round-short = R{ $round }
board-road = Der Weg des Schicksals
board-fate = Runde { $round }: { $fate }
board-hidden = verdeckt
    .help = Es wird fünf Runden im Voraus aufgedeckt.
board-back-alpha = Wohlstand
board-back-beta = Wohlstand
board-back-gamma = Konflikt
board-back-delta = Wohlstand
board-back-omega = Konflikt
board-fate-barter = Tausch
    .help = Am Ende der Runde nehmen alle einen Auftrag oder tauschen zweimal.
board-fate-training = Ausbildung
    .help = Am Ende der Runde erhöhen alle einen Würfel: in der Stadt um 2 Stufen, sonst um 1.
board-fate-triumph = Triumph
    .help = Am Ende der Runde bringen Heerführer und erfüllte Aufträge SP.
board-fate-assembly = Versammlung
    .help = Am Ende der Runde bringen Ratsmitglieder und eigene Steine in der Stadt SP.
board-fate-census = Zählung
    .help = Am Ende der Runde bringt die Stärke der Bevölkerungswürfel in der Stadt SP.
board-fate-oracle = Orakel
    .help = Am Ende der Runde dürfen alle zahlen, um für eine Altarleiste SP zu erhalten.
board-fate-trophies = Trophäen
    .help = Am Ende der Runde bringen Torplättchen SP, und Bronze kann SP kaufen.
board-fate-conflict = Konflikt
    .help = Am Ende der Runde wird die Zeile angegriffen.
board-token-commodity = Ware
    .help = Mit Waren bezahlst du Aufträge und manche Aktionen. Drei davon sind am Ende 1 SP.
board-token-drachma = Drachme
    .help = Drachmen kosten der zweite Stein, freie Würfelfelder, über die dein Archon zieht, und der Sold.
board-get = { $token } nehmen
board-covered = { $action }, darauf { $thing }
board-estate-row = Zeile des Anwesens
    .help = Hilfsplättchen arbeiten in der Zeile ihrer Farbe, und manche Helden stehen daneben.
board-cleared = frei
board-points = { $points } SP
board-points-left = { $points } SP · { $left }
board-in-supply = { $count ->
        [one] { $die }, im Vorrat
       *[other] { $count } × { $die }, im Vorrat
    }
board-citizen = Bevölkerungswürfel
    .help = Nimm den Würfel in die Hand und drücke dann eine Aktion deines Anwesens oder ein Würfelfeld der Stadt.
board-hoplite = Hoplitenwürfel
    .help = Effekte setzen ihn auf ein Würfelfeld, wo er für seine Zeilen kämpft.
board-to-come = Noch { $count } Bevölkerungswürfel
board-refresh = Setzt du dein Anwesen zurück, erhältst du einen der Stufe { $face }.
board-metic = Hilfsplättchen
    .help = Eines je Zug führt eine Aktion auf einem freien Aktionsfeld seiner Zeile aus; es bleibt, bis du dein Anwesen zurücksetzt.
board-count-strategos = Noch { $count } Heerführer
    .help = Ein Hoplitenwürfel, der aufsteigt, wird einer.
board-count-councillors = Noch { $count } Ratsmitglied-Plättchen
    .help = Eine Aktion des Anwesens legt einen auf ein Tumultplättchen.
board-count-gate = { $count } Torplättchen
    .help = Am Ende zählt ein Torplättchen als Auftrag beliebiger Farbe.
board-count-blessing = { $count } Segensplättchen
    .help = Felder der Altarleisten bringen sie.
board-sets = Sets erfüllter Aufträge: { $points } SP
    .help = Verschiedene Farben zählen zusammen, und drei oder mehr von einer.
board-starting = Startaufträge
board-display = Auslage
board-deck = Stapel mit { $count ->
        [one] einem Auftrag
       *[other] { $count } Aufträgen
    }
    .help = Seine oberste Karte darf man ungesehen nehmen.
board-your-hand = Deine Hand
board-no-hand = Deine Hand ist leer
board-seat-of = { $condition }: { $family }
board-disrupted = { $condition }: Tumultplättchen
board-each-worth = Je { $points } SP.
board-worth-now = Dir jetzt { $points } SP wert.
board-councillor-tile = Ratsmitglied-Plättchen von { $family }.
board-path = Pfad
    .help = Aufgestiegene Bevölkerungswürfel warten hier, bis sie nach dem nächsten Kampf oder am Spielende einen Platz einnehmen.
board-step-promote-dionysus = { $count ->
        [one] einen Bevölkerungswürfel erhöhen
       *[other] einen Bevölkerungswürfel { $count }-mal erhöhen
    }
board-step-promote-ares = { $count ->
        [one] einen Hoplitenwürfel erhöhen
       *[other] einen Hoplitenwürfel { $count }-mal erhöhen
    }
board-step-points = { $points } SP
board-step-blessing = ein Segensplättchen
board-step-final = ein letztes Segensplättchen
board-next-steps = Deine nächsten Felder: { $rewards }.
board-track-dionysus = Dionysos
    .help = Nach jedem Kampf bestimmt sie die Spielreihenfolge neu: Wer am weitesten ist, kommt zuerst.
board-track-ares = Ares
    .help = Wer am weitesten ist, gewinnt den Gleichstand um ein Torplättchen.
board-score = { $score } SP
board-forecast = Wäre jetzt Schluss: { $total } SP.
board-order = { $place }.
board-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-source-left = links
board-source-right = rechts
board-source-deck = Stapel
board-her-tiles = ihre Steine
board-challenges = schwerer
board-challenge-CH1 = Unerbittlich
    .help = Acht Spezial-Aktionskarten, und drei Karten in Runden mit Konflikt.
board-challenge-CH2 = Bewaffnete Rebellen
    .help = Vor jedem Wohlstandsplättchen wird ihr niedrigster Hoplitenwürfel erhöht.
board-challenge-CH3 = Stimme des Volkes
    .help = Vor jedem Wohlstandsplättchen wird ihr niedrigster Bevölkerungswürfel erhöht.
board-challenge-CH4 = Gottgefällig
    .help = Sie erhält 5 SP für jedes Feld mit Hilfsplättchen, das sie erreicht.
board-challenge-CH5 = Vorhut
    .help = Einer ihrer Hoplitenwürfel lag von Anfang an in der Zeile des ersten Kampfs.
board-shelf = Ratstafel, Götter und Aufträge
board-page-city = Stadt
board-page-estate = Anwesen
board-page-council = Ratstafel
board-page-gods = Götter
board-page-contracts = Aufträge
board-page-families = Personen
board-asked = hier gibt es etwas zu wählen
board-best = bestes { $points }
board-hand = Hand { $count }
board-action-T1 = Bauen
board-action-T2 = Wein
board-action-T3 = Bote
board-action-T4 = Prozession
board-action-T5 = Dank
board-action-M1 = Markt
board-action-M2 = Handel
board-action-M3 = Prachtbau
board-action-M4 = Ernte
board-action-M5 = Händler
board-action-B1 = Aufgebot
board-action-B2 = Drill
board-action-B3 = Räumung
board-action-B4 = Rüstkammer
board-action-B5 = Bestechung
board-lay = { $tile } einsetzen: { $cell }
    .help = Drehe den Stein mit R oder dem Rad. Die Zahlen sagen, wie oft die Dächer jeweils passen.
board-turn-left = nach links drehen
board-turn-right = nach rechts drehen
board-roof = Dach { $roof }, { $side }
board-both = Beide Steine auslösen, zuerst { $cell }
board-worth-note = Groß: was ein freies Feld
board-worth-note-more = dir jetzt wert ist
board-step-of = { $step } von { $steps }
board-her-turn = Antigones Zug
board-decides = Die Heroldskarte, die entscheidet
board-step-back = zurück
board-step-on = weiter
board-step-end = bis zum Ende
board-steps-read = alle { $steps } gezeigt
board-destiny = Bestimmung

# Was für oder gegen eine Wahl spricht, und wie Bots gern spielen
stock-grape = Trauben
stock-pottery = Amphoren
stock-bronze = Bronze
stock-drachma = Drachmen
challenge-count-1 = eine Herausforderungskarte
challenge-count-2 = zwei Herausforderungskarten
challenge-count-3 = drei Herausforderungskarten
challenge-count-4 = vier Herausforderungskarten
challenge-count-5 = fünf Herausforderungskarten
rebel-deed-citizen = Bevölkerungswürfel einsetzen
rebel-deed-hoplite = Hoplitenwürfel einsetzen
rebel-deed-favors = Gunst sammeln
rebel-deed-broken_deals = Geplatzte Geschäfte
rebel-deed-offering = Opfer für die Götter
rebel-deed-split = Geteilte Verehrung
rebel-deed-build = Kadmeia bauen
rebel-deed-destiny = Ruf der Bestimmung
