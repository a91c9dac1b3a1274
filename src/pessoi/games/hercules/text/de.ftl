# Hercules auf Deutsch.

game-title = Hercules
    .help = Ein Wettlauf über zwölf Aufgaben: zwei Würfel verrechnen, eine Aufgabe meistern, laufen und Karten sammeln.
automaton = Hades

option-simplified = Vereinfachte Variante
    .help = Götterkarten bringen nur Siegpunkte: Sie haben weder Fähigkeiten noch Symbole, und Ausruhen dreht keine um.
option-start_seat = Startplatz
    .help = Wer zuerst die Pegasuskarte nimmt; allein ist es immer der Held.
option-solo_handicap = Vorgabe
    .help = Siegpunkte, die Hades im Solospiel zusätzlich bekommt.
option-round_limit = Höchstzahl der Runden
    .help = Nach so vielen Runden wird gewertet, auch wenn niemand Spalte 12 erreicht hat.

# Fragen
prompt-turn = { $seat }, meistere eine Aufgabe, nutze eine Karte oder ruhe dich aus.
    .help =
        Verrechne zwei deiner Würfel: addieren, subtrahieren, multiplizieren oder dividieren. Das Ergebnis ist die Aufgabe,
        die du meisterst: eine ganze Zahl von 1 bis 12, deren Marker noch in deiner Reihe liegt. Nimm den Marker, lauf bis
        vor deinen nächsten Marker und sammle ein: einen Halbgott für die Rechenart oder eine benutzte Zahl, eine Vase ab
        3 Feldern und den Gott über der Spalte, in der du stehen bleibst.
        Vorher darfst du Karten nutzen. Ein Halbgott kostet einen Marker aus dem Vorrat, ein Gott wird umgedreht; jede Karte
        einmal pro Zug.
        Oder du ruhst dich aus, aber nur, wenn du in diesem Zug keine Karte genutzt hast: Bis zu 3 Marker kommen von deinen
        Halbgöttern zurück, und ein Gott wird auf die Vorderseite gedreht. Wer Karten genutzt hat und nichts meistern kann,
        darf den Zug aufgeben.
prompt-demigod = { $seat }, nimm die oberste Karte eines dieser Stapel.
    .help =
        Du bekommst einen Halbgott: vom Stapel deiner Rechenart, oder von Tyche oder Morpheus, wenn deren sichtbare Zahl auf
        einem der beiden Würfel liegt, mit denen du gerechnet hast. Du hast die Wahl, aber du musst eine nehmen.
prompt-recover = { $seat }, nimm bis zu { $left ->
        [one] { $left } Marker zurück.
       *[other] { $left } Marker zurück.
    }
    .help =
        Beim Ausruhen kommen bis zu 3 Marker von deinen Halbgöttern in den Vorrat zurück; diese Karten sind ab deinem
        nächsten Zug wieder nutzbar. Nur Marker im Vorrat sind am Ende einen Punkt wert.
prompt-refresh = { $seat }, dreh einen deiner Götter auf die Vorderseite.
    .help = Beim Ausruhen wird ein genutzter Gott wieder bereit. Er ist ab deinem nächsten Zug nutzbar.

# Möglichkeiten
choice-use = { $a } nutzen: { $b }
choice-master = { $a } mit: { $b }
choice-take = oberste Karte nehmen: { $a }
choice-recover = Marker zurücknehmen: { $a }
choice-refresh = auf die Vorderseite drehen: { $a }
choice-rest = ausruhen
choice-give_up = den Zug aufgeben
choice-done = dabei belassen

# Wovon eine Liste von Möglichkeiten handelt
verb-use = Eine Karte nutzen
verb-master = Eine Aufgabe meistern
verb-take = Eine Karte nehmen
verb-recover = Marker zurücknehmen
verb-refresh = Götter umdrehen
verb-rest = Ausruhen
verb-give_up = Aufgeben
verb-done = Fertig

label-master = { $x } { $sign } { $y } = { $column }: { $labour }
label-master-white = { $x } { $sign } { $y } = { $column }: { $labour }, { $pair }
label-take = nehmen: { $card }
label-use-white-die = { $card }: den weißen Würfel nehmen und werfen
label-use-copy = { $card }: deine Würfel auf { $d1 } und { $d2 } drehen, wie { $seat }
label-use-reroll = { $card }: neu würfeln: { $dice } ({ $faces })
label-use-die = { $card }: { $dice } von { $old } auf { $new }

outlook-run = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } weit bis Spalte { $column }
outlook-demigod-1 = { $first }
outlook-demigod-2 = { $first } oder { $second }
outlook-demigod-3 = { $first }, { $second } oder { $third }
outlook-vase = { $card }
outlook-god = { $card }

# Was geschah
event-round-began = Runde { $round } beginnt; die Pegasuskarte hat { $seat }.
event-rolled = { $seat } würfelt { $d1 } und { $d2 }.
event-hades-rolled = Hades würfelt { $coloured }, und der weiße Würfel zeigt { $white }.
event-used = { $seat } nutzt { $card }.
event-took-white-die = { $seat } nimmt den weißen Würfel und würfelt { $face }.
event-die-changed = { $seat } ändert den Wurf, { $die }: von { $old } auf { $new }.
event-copied = { $seat } kopiert die Würfel von { $other }: { $d1 } und { $d2 }.
event-calculated = { $x } und { $y }, { $operation }: { $result }.
event-mastered = { $seat } meistert Aufgabe { $column }: { $labour }.
event-moved = { $seat } läuft { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } von Spalte { $old } bis Spalte { $new }.
event-took-demigod = { $seat } nimmt { $card }.
event-no-demigod = Kein Stapel steht { $seat } offen: kein Halbgott.
event-took-vase = { $seat } nimmt { $card } für { $spaces } Felder.
event-no-vase = Für { $spaces } Felder ist keine Vase mehr da.
event-took-god = { $seat } nimmt { $card } über Spalte { $column }.
event-rested = { $seat } ruht sich aus.
event-recovered = { $seat } nimmt den Marker zurück von { $card }.
event-refreshed = { $seat } dreht { $card } auf die Vorderseite.
event-gave-up = { $seat } kann nichts meistern und beendet den Zug.
event-white-die-returned = { $seat } legt den weißen Würfel zurück.
event-pegasus-passed = Die Pegasuskarte geht an { $seat }.
event-final-round = { $seat } hat die letzte Aufgabe gemeistert: Das ist die letzte Runde.
event-round-limit-reached = Runde { $round } war die letzte erlaubte.
event-scored = { $seat } hat { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    } und Platz { $place }.

event-hades-stole = Weißer Würfel { $white }, Stapel { $stack }: Hades stiehlt { $card }.
event-hades-stole-nothing = Weißer Würfel { $white }, Stapel { $stack }: Er ist leer, Hades stiehlt nichts.
event-hades-moved = Farbiger Würfel { $spaces }: Hades geht von Spalte { $old } nach Spalte { $new }; Marker halten ihn nicht auf.
event-hades-took-marker = Fall 1, in Spalte { $column } liegt sein eigener Marker: Er nimmt ihn und hat noch { $left } in seiner Reihe.
event-hades-took-card = Fall 2, kein Marker von ihm, aber eine Karte über Spalte { $column }: Er nimmt { $card }.
event-hades-ran-on = Fall 3, weder Marker noch Karte: Er läuft weiter von Spalte { $old } bis Spalte { $new }, { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, bis vor seinen nächsten Marker.
event-hades-stayed = Fall 3, weder Marker noch Karte: Gleich nach Spalte { $column } liegt sein nächster Marker, er bleibt stehen.

# Warum nicht
why-not-mastered = Aufgabe { $column } hast du schon gemeistert: { $labour }.
why-not-reached = Keine Rechnung mit deinen Würfeln ergibt diese Zahl.
why-not-zero = { $x } minus { $x } ist 0, und eine Aufgabe 0 gibt es nicht.
why-not-large = { $x } mal { $y } ist { $result }, und es gibt nur { $most } Aufgaben.
why-not-whole = { $x } geteilt durch { $y } ist keine ganze Zahl.
why-not-passive = Diese Karte wird nicht genutzt; sie zählt am Ende.
why-not-simplified = In der vereinfachten Variante bringen Götter nur Siegpunkte.
why-not-marked = Diese Karte ist genutzt: Bis du dich ausruhst, liegt ein Marker darauf.
why-not-turned = Dieser Gott ist genutzt: Er bleibt umgedreht, bis du dich ausruhst.
why-not-supply = Ein Halbgott kostet einen Marker, und dein Vorrat ist leer.
why-not-face = Ein Würfel, der { $face } zeigt, kann nicht weiter in diese Richtung.
why-not-rest = Du hast in diesem Zug eine Karte genutzt und kannst dich nicht mehr ausruhen.
why-not-give-up-unused = Nur wer eine Karte genutzt hat, kann den Zug aufgeben; ruh dich stattdessen aus.
why-not-give-up-possible = Mit diesen Würfeln ist eine Aufgabe möglich, der Zug kann nicht aufgegeben werden.
why-not-empty = Der Stapel { $stack } ist leer.
why-not-number = { $stack } zeigt { $number }, und du hast nicht mit einer { $number } gerechnet.
why-not-operation = { $stack } gehört zu einer anderen Rechenart.

# Der Wertungsblock
score-markers = Marker im Vorrat
score-cards = Siegpunkte durch Karten
score-majorities = Mehrheiten bei den Symbolen
score-sets = Vollständige Sets
score-handicap = Vorgabe
tie-break-column = höhere Spalte
tie-break-majorities = mehr Mehrheiten
tie-break-markers = mehr Marker im Vorrat

# Der Tisch
panel-title-round = Die Runde
panel-title-board = Der Spielplan
panel-title-stacks = Zu gewinnen
panel-title-player = { $seat }
panel-title-score = Wertung
panel-round = Runde
panel-order = Reihenfolge
panel-pegasus = Pegasuskarte
panel-white-die = Weißer Würfel
panel-on-board = auf dem Spielplan
panel-final-round = Letzte Runde
panel-yes = ja
panel-hades-plans = Hades hat vor
panel-column = nach Spalte { $column } gehen
panel-column-number = Spalte
panel-above = Karte darüber
panel-player = { $seat }
panel-start = Startfeld
panel-apprentice = Lehrling
panel-marker = Marker
panel-left = { $left } im Stapel
panel-left-header = Übrig
panel-stack = Stapel
panel-top = Oberste Karte
panel-vase = Vasen für { $spaces } Felder
panel-dice = Würfel
panel-supply = Marker im Vorrat
panel-title-symbols = Symbole
panel-player-header = Spieler
panel-prize = gewonnen
panel-score = Zeile
panel-total = Summe
panel-place = Platz
panel-tie-break = Gleichstand gelöst durch

# Das Spielbrett der Seite: kurze Namen, und wozu jedes Ding da ist
board-start = Start
    .help = Hier beginnt jeder Lehrling, ein Feld vor Spalte 1.
board-labour = Aufgabe { $column }: { $labour }
    .help =
        Errechne diese Zahl mit zwei deiner Würfel. Dein Marker hier kommt weg, und dein Lehrling läuft bis zum
        Feld vor deinem nächsten Marker.
board-god = Über Spalte { $column }: { $card }
    .help = Wessen Lauf in dieser Spalte endet, nimmt die Karte.
board-pile = Über Spalte 12: { $card }
    .help =
        Wer Spalte 12 erreicht, nimmt die oberste Karte: zuerst Zeus, dann eine Pantheonkarte. Damit beginnt die
        letzte Runde.
board-empty-column = Über Spalte { $column }: nichts mehr da
    .help = Die Karte ist genommen; ein Lauf, der hier endet, bringt keine.
board-stack = { $card }, oben auf { $left ->
        [one] der letzten Karte
       *[other] { $left } Karten
    } von { $stack }
board-empty-stack = { $stack }: keine Karten mehr
board-claim-operation = Für die Rechenart
    .help = Gehört dir, wenn du mit der Rechenart rechnest, die dieser Stapel zeigt.
board-claim-die_number = Für eine Zahl
    .help = Gehört dir, wenn einer der beiden Würfel, mit denen du rechnest, die Zahl der obersten Karte zeigt.
board-vase = { $card }, für einen Lauf von { $spaces ->
        [7] 7 oder mehr Feldern
       *[other] { $spaces } Feldern
    }
    .help = Für den Lauf eines Zuges. Ist dieser Stapel leer, bekommst du die nächstkleinere Vase.
board-empty-vase = Vasen für { $spaces } Felder: keine mehr
board-card = { $card } ({ $status })
board-prize = { $card } (gewonnen)
    .help = Bringt am Ende seine Punkte.
board-die = { $seat }: Würfel mit { $face }
    .help = Zu Beginn der Runde würfeln alle. Zwei Würfel und eine Rechenart ergeben die Aufgabe, die du meisterst.
board-die-unrolled = { $seat }: Würfel, noch nicht geworfen
board-white-die = Weißer Würfel
    .help =
        Er wartet hier auf eine Karte, mit der du ihn nutzen darfst. Wer ihn nimmt, wirft ihn und rechnet mit
        zwei von drei Würfeln.
board-white-die-held = Weißer Würfel mit { $face }
    .help =
        Ein dritter Würfel für diesen Zug. Spielst du allein, gehört er Hades: Er nennt den Stapel, von dem er
        stiehlt.
board-apprentice = { $seat }: Lehrling in Spalte { $column }
    .help = Er läuft bis zum Feld vor dem nächsten Marker der eigenen Reihe. Andere stehen ihm nicht im Weg.
board-player = { $seat }: bisher { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    }
    .help = Marker im Vorrat, Punkte auf Karten, 5 für jede Mehrheit an Symbolen und 5 für jedes vollständige Set.
board-supply = { $supply } Marker im Vorrat
    .help =
        Ein Marker bezahlt die Fähigkeit eines Halbgottes und kommt durch Ausruhen zurück. Im Vorrat ist er am
        Ende einen Punkt wert.
board-symbols = { $symbol }: { $count }
    .help =
        Wer am Ende von einem Symbol die meisten hat, bekommt 5 Punkte; alle fünf Symbole sind ein Set,
        ebenfalls 5 Punkte.
board-symbols-most = { $symbol }: { $count }, eine Mehrheit
board-pegasus = { $seat } hat die Pegasuskarte
    .help = Beginnt diese Runde. Danach geht die Karte an die nächste Person.
board-round = Runde { $round }
board-final-round = Letzte Runde
board-place = Platz { $place }
board-hades-plan = Hades wird von { $stack } stehlen, auf Spalte { $column } gehen und { $case }.
    .help =
        Der weiße Würfel nennt den Stapel, von dem er stiehlt, sein farbiger Würfel, wie weit er geht; seine
        Marker halten ihn nicht auf.
board-hades-did = Was Hades getan hat
labour-name-1 = Löwe
labour-name-2 = Hydra
labour-name-3 = Hirschkuh
labour-name-4 = Eber
labour-name-5 = Ställe
labour-name-6 = Vögel
labour-name-7 = Stier
labour-name-8 = Stuten
labour-name-9 = Gürtel
labour-name-10 = Rinder
labour-name-11 = Äpfel
labour-name-12 = Kerberos

status-ready = bereit
status-marked = genutzt (Marker liegt darauf)
status-turned = genutzt (umgedreht)
status-no_marker = kein Marker im Vorrat, um sie zu bezahlen
status-passive = für die Wertung
case-marker = dort seinen Marker nehmen
case-card = dort die Karte nehmen
case-run_on = von dort weiterlaufen

# Namen
stack-hestia = Hestia
stack-pan = Pan
stack-aeolus = Aeolus
stack-hecate = Hecate
stack-tyche = Tyche
stack-morpheus = Morpheus
operation-plus = addiert
operation-minus = subtrahiert
operation-times = multipliziert
operation-divide = dividiert
sign-plus = +
sign-minus = −
sign-times = ×
sign-divide = ÷
symbol-plus = Plus
symbol-minus = Minus
symbol-times = Mal
symbol-divide = Geteilt
symbol-die = schwarzer Würfel
pair-d1d2 = erster und zweiter Würfel
pair-d1w = erster und weißer Würfel
pair-d2w = zweiter und weißer Würfel
dice-d1 = erster Würfel
dice-d2 = zweiter Würfel
dice-w = weißer Würfel
dice-d1_d2 = beide farbigen Würfel
dice-d1_w = erster und weißer Würfel
dice-d2_w = zweiter und weißer Würfel
dice-d1_d2_w = alle drei Würfel
target-none = nichts
target-d1 = { dice-d1 }
target-d2 = { dice-d2 }
target-w = { dice-w }
target-d1_d2 = { dice-d1_d2 }
target-d1_w = { dice-d1_w }
target-d2_w = { dice-d2_w }
target-d1_d2_w = { dice-d1_d2_w }
target-0 = Platz 0
target-1 = Platz 1
target-2 = Platz 2
target-3 = Platz 3

# Karten
card-hestia_01 = Hestia: { ability-plus_one }
card-hestia_02 = Hestia: { ability-plus_one }
card-hestia_03 = Hestia: { ability-reroll }
card-hestia_04 = Hestia: { ability-vp2 }
card-hestia_05 = Hestia: { ability-vp2 }
card-hestia_06 = Hestia: { ability-bonus } { symbol-minus }, { symbol-die }
card-hestia_07 = Hestia: { ability-plus_one }
card-hestia_08 = Hestia: { ability-flip }
card-hestia_09 = Hestia: { ability-vp2 }
card-hestia_10 = Hestia: { ability-reroll }
card-hestia_11 = Hestia: { ability-white_die }
card-hestia_12 = Hestia: { ability-bonus } { symbol-divide }, { symbol-times }
card-pan_01 = Pan: { ability-copy }
card-pan_02 = Pan: { ability-flip }
card-pan_03 = Pan: { ability-reroll }
card-pan_04 = Pan: { ability-vp2 }
card-pan_05 = Pan: { ability-bonus } { symbol-plus }, { symbol-divide }
card-pan_06 = Pan: { ability-plus_one }
card-pan_07 = Pan: { ability-white_die }
card-pan_08 = Pan: { ability-vp2 }
card-pan_09 = Pan: { ability-minus_one }
card-pan_10 = Pan: { ability-bonus } { symbol-minus }, { symbol-die }
card-aeolus_01 = Aeolus: { ability-flip }
card-aeolus_02 = Aeolus: { ability-white_die }
card-aeolus_03 = Aeolus: { ability-bonus } { symbol-times }, { symbol-die }
card-aeolus_04 = Aeolus: { ability-minus_one }
card-aeolus_05 = Aeolus: { ability-flip }
card-aeolus_06 = Aeolus: { ability-reroll }
card-hecate_01 = Hecate: { ability-minus_one }
card-hecate_02 = Hecate: { ability-white_die }
card-hecate_03 = Hecate: { ability-bonus } { symbol-plus }, { symbol-divide }
card-hecate_04 = Hecate: { ability-copy }
card-hecate_05 = Hecate: { ability-minus_one }
card-tyche_01 = Tyche (1): { ability-reroll }
card-tyche_02 = Tyche (2): { ability-white_die }
card-tyche_03 = Tyche (3): { ability-minus_one }
card-tyche_04 = Tyche (2): { ability-vp2 }
card-tyche_05 = Tyche (1): { ability-plus_one }
card-tyche_06 = Tyche (3): { ability-reroll }
card-tyche_07 = Tyche (1): { ability-vp2 }
card-tyche_08 = Tyche (2): { ability-white_die }
card-morpheus_01 = Morpheus (4): { ability-flip }
card-morpheus_02 = Morpheus (5): { ability-plus_one }
card-morpheus_03 = Morpheus (6): { ability-reroll }
card-morpheus_04 = Morpheus (5): { ability-copy }
card-morpheus_05 = Morpheus (4): { ability-bonus } { symbol-minus }, { symbol-times }
card-morpheus_06 = Morpheus (6): { ability-copy }
card-morpheus_07 = Morpheus (4): { ability-flip }
card-god_aphrodite = Aphrodite: { ability-bonus } { symbol-minus }, { symbol-times }, 2 SP
card-god_apollo = Apollo: { ability-white_die }, 1 SP
card-god_ares = Ares: { ability-reroll }, 2 SP
card-god_artemis = Artemis: { ability-minus_one }, 3 SP
card-god_athena = Athena: { ability-flip }, 2 SP
card-god_demeter = Demeter: { ability-plus_one }, 2 SP
card-god_dionysus = Dionysus: { ability-white_die }, 1 SP
card-god_hephaestus = Hephaestus: { ability-flip }, 2 SP
card-god_hera = Hera: { ability-bonus } { symbol-divide }, { symbol-die }, 2 SP
card-god_hermes = Hermes: { ability-copy }, 3 SP
card-god_poseidon = Poseidon: { ability-reroll }, 2 SP
card-god_zeus = Zeus: 5 SP
card-vase_3a = Vase 3: 3 SP
card-vase_3b = Vase 3: 2 SP
card-vase_4a = Vase 4: 5 SP
card-vase_4b = Vase 4: 4 SP
card-vase_5a = Vase 5: 8 SP
card-vase_5b = Vase 5: 6 SP
card-vase_6a = Vase 6: 12 SP
card-vase_6b = Vase 6: 9 SP
card-vase_7a = Vase 7: 17 SP
card-vase_7b = Vase 7: 13 SP
card-pantheon_1 = Pantheonkarte: 5 SP
card-pantheon_2 = Pantheonkarte: 5 SP
card-pantheon_3 = Pantheonkarte: 5 SP

# Aufgaben
labour-1 = Nemeischen Löwen bezwingen
labour-2 = Lernäische Hydra erlegen
labour-3 = Kerynitische Hirschkuh fangen
labour-4 = Erymanthischen Eber fangen
labour-5 = Ställe des Augias säubern
labour-6 = Stymphalische Vögel vertreiben
labour-7 = Kretischen Stier bändigen
labour-8 = Stuten des Diomedes fangen
labour-9 = Gürtel der Amazonenkönigin Hippolyte beschaffen
labour-10 = Rinder des Geryon rauben
labour-11 = Goldene Äpfel der Hesperiden stehlen
labour-12 = Dreiköpfigen Höllenhund Kerberos entführen

# Fähigkeiten
ability-white_die = Weißen Würfel nutzen
    .help = Der weiße Würfel kommt für diesen Zug dazu und wird geworfen. Gerechnet wird mit zwei der drei Würfel.
ability-reroll = Würfel neu würfeln
    .help = Wähle mindestens einen deiner Würfel und wirf die gewählten noch einmal.
ability-plus_one = +1
    .help = Ein Würfel deiner Wahl zeigt 1 mehr; eine 6 ist nicht wählbar.
ability-minus_one = −1
    .help = Ein Würfel deiner Wahl zeigt 1 weniger; eine 1 ist nicht wählbar.
ability-copy = Andere Würfel kopieren
    .help = Deine zwei Farbwürfel übernehmen die Augen der zwei Würfel eines Gegners.
ability-flip = Würfel wenden
    .help = Ein Würfel deiner Wahl wird auf den Kopf gestellt: aus n wird 7 − n.
ability-bonus = Bonus
    .help = Trägt weitere Symbole für die Wertung. Wird nie eingesetzt, trägt nie einen Marker.
ability-vp2 = 2 Siegpunkte
    .help = Am Ende 2 SP wert. Wird nie eingesetzt, trägt nie einen Marker.
ability-none = Keine Fähigkeit
    .help = Nichts einzusetzen.
