# Hercules auf Deutsch.

game-title = Hercules
    .help = Ein Wettrennen über zwölf Aufgaben: zwei Würfel verrechnen, eine Aufgabe meistern, vorrücken und Karten sammeln.
automaton = Hades

option-simplified = Vereinfachte Variante
    .help = Götterkarten bringen nur Siegpunkte: Sie haben weder Fähigkeiten noch Symbole, und Ausruhen dreht keine um.
option-start_seat = Startplatz
    .help = Wer zuerst die Pegasuskarte nimmt; im Solomodus bist es immer du.
option-solo_handicap = Vorgabe
    .help = Siegpunkte, die Hades im Solomodus zusätzlich bekommt.
option-round_limit = Höchstzahl der Runden
    .help = Nach so vielen Runden wird gewertet, auch wenn niemand Spalte 12 erreicht hat.

# Fragen
prompt-turn = { $seat }, { $menu }.
    .help =
        Verrechne zwei deiner Würfel: addieren, subtrahieren, multiplizieren oder dividieren. Das Ergebnis ist die Aufgabe,
        die du meisterst: eine ganze Zahl von 1 bis 12, deren Marker noch in deiner Reihe liegt. Nimm den Marker, rücke bis
        vor deinen nächsten Marker vor und sammle ein: eine Halbgötterkarte für die Rechenart oder eine benutzte Zahl, eine
        Vasenkarte ab 3 Feldern und die Götterkarte über der Spalte, in der du stehen bleibst.
        Vorher darfst du Karten nutzen. Eine Halbgötterkarte kostet einen Marker aus dem Vorrat, eine Götterkarte wird
        umgedreht; jede Karte einmal pro Zug.
        Oder du ruhst dich aus, aber nur, wenn du in diesem Zug keine Karte genutzt hast: Bis zu 3 Marker kommen von deinen
        Halbgötterkarten zurück, und eine Götterkarte wird auf die Vorderseite gedreht. Wer Karten genutzt hat und nichts
        meistern kann, darf den Zug aufgeben.
menu-rest = ruhe dich aus: Mit diesen Würfeln ist keine Aufgabe möglich
menu-use-rest = nutze eine Karte oder ruhe dich aus
menu-master-rest = meistere eine Aufgabe oder ruhe dich aus
menu-use-master-rest = meistere eine Aufgabe, nutze eine Karte oder ruhe dich aus
menu-give_up = mit diesen Würfeln ist keine Aufgabe möglich: Du musst den Zug aufgeben
menu-use-give_up = nutze noch eine Karte oder gib den Zug auf
menu-master = meistere eine Aufgabe
menu-use-master = meistere eine Aufgabe oder nutze noch eine Karte
prompt-demigod = { $seat }, nimm die oberste Karte eines dieser Stapel.
    .help =
        Du bekommst eine Halbgötterkarte: vom Stapel deiner Rechenart, oder von Tyche oder Morpheus, wenn deren sichtbare
        Zahl auf einem der beiden Würfel liegt, mit denen du gerechnet hast. Du hast die Wahl, aber du musst eine nehmen.
prompt-recover = { $seat }, { $left ->
        [one] nimm einen Marker zurück oder keinen.
       *[other] nimm bis zu { $left } Marker zurück.
    }
    .help =
        Beim Ausruhen kommen bis zu 3 Marker von deinen Halbgötterkarten in den Vorrat zurück; diese Karten sind ab deinem
        nächsten Zug wieder nutzbar. Nur Marker im Vorrat sind am Ende je 1 Siegpunkt wert.
prompt-refresh = { $seat }, dreh eine deiner Götterkarten auf die Vorderseite oder keine.
    .help = Beim Ausruhen wird eine genutzte Götterkarte wieder bereit. Sie ist ab deinem nächsten Zug nutzbar.

# Möglichkeiten
choice-use = { $a } nutzen: { $b }
choice-master = { $b }, { $a }
choice-take = oberste Karte von { $a } nehmen
choice-recover = den Marker von { $a } zurücknehmen
choice-refresh = { $a } auf die Vorderseite drehen
choice-rest = ausruhen
choice-give_up = den Zug aufgeben
choice-done = keine weitere Karte bereit machen

# Wovon eine Liste von Möglichkeiten handelt
verb-use = Eine Karte nutzen
verb-master = Eine Aufgabe meistern
verb-take = Eine Karte nehmen
verb-recover = Marker zurücknehmen
verb-refresh = Götterkarten umdrehen
verb-rest = Ausruhen
verb-give_up = Aufgeben
verb-done = Fertig

label-master = { $x } { $sign } { $y } = { $column }: { $labour }
label-master-white = { $x } { $sign } { $y } = { $column }: { $labour }, { $pair }
label-take = { $card } nehmen
label-done-recover = keinen weiteren Marker zurücknehmen
label-done-refresh = keine Götterkarte umdrehen
label-use-white-die = { $card }
label-use-copy = { $card }: deine Würfel auf { $d1 } und { $d2 } drehen, wie { $seat }
label-use-reroll = { $card }: { $dice } ({ $faces })
label-use-die = { $card }: { $dice } von { $old } auf { $new }

outlook-run = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } vor bis Spalte { $column }
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
event-die-changed = { $seat } ändert: { $die }, von { $old } auf { $new }.
event-rerolled = { $seat } würfelt neu: { $die }, statt { $old } jetzt { $new }.
event-copied = { $seat } kopiert die Würfel von { $other }: { $d1 } und { $d2 }.
event-calculated = { $x } { $operation } { $y } = { $result }.
event-mastered = { $seat } meistert Aufgabe { $column }: { $labour }.
event-moved = { $seat } rückt { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } vor, { $old ->
        [0] vom Startfeld
       *[other] von Spalte { $old }
    } bis Spalte { $new }.
event-took-demigod = { $seat } nimmt { $card }.
event-no-demigod = { $seat } kann keine Halbgötterkarte nehmen.
event-took-vase = { $seat } nimmt für { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }: { $card }.
event-no-vase = Für { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } ist keine Vasenkarte mehr da.
event-took-god = { $seat } nimmt { $card }, die Karte über Spalte { $column }.
event-took-plain-god = { event-took-god }
event-rested = { $seat } ruht sich aus.
event-recovered = { $seat } nimmt den Marker von { $card } zurück.
event-refreshed = { $seat } dreht { $card } auf die Vorderseite.
event-gave-up = { $seat } kann nichts meistern und beendet den Zug.
event-white-die-returned = { $seat } legt den weißen Würfel zurück.
event-pegasus-passed = Die Pegasuskarte geht an { $seat }.
event-final-round = { $seat } hat die letzte Aufgabe gemeistert: Das ist die letzte Runde.
event-round-limit-reached = Runde { $round } war die letzte erlaubte.
event-scored = { $seat } hat { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    } und belegt Platz { $place }.

event-hades-stole = Weißer Würfel { $white }, Stapel { $stack }: Hades stiehlt die Karte { $card }.
    .help = Der weiße Würfel nennt einen Stapel; von dem nimmt er die oberste Karte, bevor er vorrückt.
event-hades-stole-nothing = Weißer Würfel { $white }, Stapel { $stack }: Er ist leer, Hades stiehlt nichts.
    .help = Der weiße Würfel nennt einen Stapel; ist der leer, bekommt er nichts.
event-hades-moved = Farbiger Würfel { $spaces }: Hades rückt { $old ->
        [0] vom Startfeld
       *[other] von Spalte { $old }
    } auf Spalte { $new } vor; Marker halten ihn nicht auf.
    .help = Er geht so viele Spalten weit, wie der farbige Würfel zeigt; auf Spalte 12 folgt Spalte 1.
event-hades-took-marker = In Spalte { $column } liegt sein eigener Marker: Er nimmt ihn und hat noch { $left ->
        [0] keinen
       *[other] { $left }
    } in seiner Reihe.
    .help = Erster Fall: Liegt dort ein eigener Marker, nimmt er diesen und lässt die Karte liegen.
event-hades-took-card = Dort liegt kein Marker von ihm, aber über Spalte { $column } eine Karte. Er nimmt { $card }.
    .help = Zweiter Fall: Liegt dort kein eigener Marker, nimmt er die Karte über der Spalte.
event-hades-took-plain-god = { event-hades-took-card }
    .help = Zweiter Fall: Liegt dort kein eigener Marker, nimmt er die Karte über der Spalte.
event-hades-ran-on = Dort ist weder Marker noch Karte: Er rückt weiter vor von Spalte { $old } bis Spalte { $new }, { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, bis vor seinen nächsten Marker.
    .help = Dritter Fall: Liegt dort weder Marker noch Karte, rückt er weiter vor bis direkt vor seinen nächsten Marker. Nur dafür kann er eine Vasenkarte bekommen.
event-hades-stayed = Dort ist weder Marker noch Karte: Gleich nach Spalte { $column } liegt sein nächster Marker, er bleibt stehen.
    .help = Dritter Fall: Liegt dort weder Marker noch Karte, rückt er weiter vor bis direkt vor seinen nächsten Marker; dort steht er schon.

# Warum nicht
refusal-mastered = Aufgabe { $column } hast du schon gemeistert: { $labour }.
refusal-reached = Keine Rechnung mit deinen Würfeln ergibt diese Zahl.
refusal-zero = { $x } minus { $x } ist 0, und eine Aufgabe 0 gibt es nicht.
refusal-large = { $x } mal { $y } ist { $result }, und die höchste Aufgabe ist { $most }.
refusal-whole = { $x } geteilt durch { $y } ist keine ganze Zahl.
refusal-passive = Diese Karte wird nicht genutzt; sie zählt am Ende.
refusal-simplified = In der vereinfachten Variante bringen Götterkarten nur Siegpunkte.
refusal-marked = Diese Karte ist genutzt: Bis du dich ausruhst, liegt ein Marker darauf.
refusal-turned = Diese Götterkarte ist genutzt: Sie bleibt umgedreht, bis du dich ausruhst.
refusal-supply = Eine Halbgötterkarte kostet einen Marker, und dein Vorrat ist leer.
refusal-face = Ein Würfel, der { $face } zeigt, kann nicht weiter erhöht oder verringert werden.
refusal-rest = Du hast in diesem Zug eine Karte genutzt und kannst dich nicht mehr ausruhen.
refusal-give-up-unused = Nur wer eine Karte genutzt hat, kann den Zug aufgeben; ruh dich stattdessen aus.
refusal-give-up-possible = Mit diesen Würfeln ist eine Aufgabe möglich, der Zug kann nicht aufgegeben werden.
refusal-empty = Der Stapel { $stack } ist leer.
refusal-number = { $stack } zeigt { $number }, und du hast nicht mit einer { $number } gerechnet.
refusal-operation = { $stack } gehört zur Rechenart { $operation }.

# Was Berichte zählen
use-demigod = Halbgötterkarten
use-god = Götterkarten
use-vase = Vasenkarten
use-ability = Genutzte Karten
use-labour = Gemeisterte Aufgaben

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
panel-title-board = Das Spielbrett
panel-title-stacks = Kartenstapel
panel-title-player = { $seat }
panel-title-score = Wertung
panel-round = Runde
panel-order = Reihenfolge
panel-pegasus = Pegasuskarte
panel-white-die = Weißer Würfel
panel-on-board = auf dem Spielbrett
panel-final-round = Letzte Runde
panel-yes = ja
panel-hades-plans = Hades wird
panel-steal = von { $stack } stehlen
panel-column = auf Spalte { $column } vorrücken
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
panel-vase = Vasenkarten für { $spaces ->
        [7] 7 oder mehr Felder
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
panel-below = darunter { $card }
panel-dice = Würfel
panel-supply = Marker im Vorrat
panel-title-symbols = Symbole
panel-player-header = Person
panel-prize = für die Wertung
panel-score = Wertung
panel-total = Summe
panel-place = Platz
panel-tie-break = Gleichstand aufgelöst durch

# Das Spielbrett der Seite: kurze Namen, und wozu jedes Ding da ist
board-start = Startfeld
    .help = Hier beginnt jeder Lehrling, ein Feld vor Spalte 1.
board-labour = Aufgabe { $column }: { $labour }
    .help =
        Errechne diese Zahl mit zwei deiner Würfel. Dein Marker hier kommt in deinen Vorrat, und dein
        Lehrling rückt bis zum Feld vor deinem nächsten Marker vor.
board-god = Über Spalte { $column }: { $card }
    .help = Wer bis in diese Spalte vorrückt und hier stehen bleibt, nimmt die Karte.
board-pile = Über Spalte 12: { $card }
    .help =
        Wer Spalte 12 erreicht, nimmt die oberste Karte: zuerst Zeus, dann eine Pantheonkarte. Damit beginnt die
        letzte Runde.
board-pile-solo = { board-pile }
    .help =
        Erreichst du Spalte 12, nimmst du die oberste Karte: Zeus, falls Hades ihn nicht schon hat, sonst eine
        Pantheonkarte. Damit beginnt die letzte Runde. Hades nimmt hier eine Karte, wenn ihn sein Würfel auf Spalte 12
        bringt und dort kein Marker von ihm mehr liegt; das beendet das Spiel nicht.
board-empty-column = Über Spalte { $column }: nichts mehr da
    .help = Die Karte ist genommen; wer hier stehen bleibt, bekommt keine.
board-stack = { $card }, { $left ->
        [one] letzte Karte
       *[other] oberste von { $left } Karten
    } im Stapel { $stack }
board-empty-stack = { $stack }: keine Karten mehr
board-claim-operation = Für die Rechenart
    .help = Gehört dir, wenn du mit der Rechenart rechnest, die dieser Stapel zeigt.
board-claim-die_number = Für eine Zahl
    .help = Gehört dir, wenn einer der beiden Würfel, mit denen du rechnest, die Zahl der obersten Karte zeigt.
board-vase = { $card }, wenn dein Lehrling { $spaces ->
        [7] 7 oder mehr Felder
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } vorrückt
    .help = Für das Vorrücken in einem Zug. Ist dieser Stapel leer, bekommst du die nächstkleinere Vasenkarte.
board-vase-two = { board-vase }; darunter { $below }
board-vase-next = dann { $points } SP
board-empty-vase = { panel-vase }: keine mehr
board-card = { $card } ({ $status })
board-prize = { $card }
    .help = Die Karte bringt am Ende ihre Siegpunkte.
board-die = { $seat }: Würfel mit { $face }
    .help = Zu Beginn der Runde würfeln alle. Zwei Würfel und eine Rechenart ergeben die Aufgabe, die du meisterst.
board-die-unrolled = { $seat }: noch nicht gewürfelt
board-white-die = Weißer Würfel
    .help =
        Er wartet hier auf eine Karte, mit der du ihn nutzen darfst. Wer ihn nimmt, würfelt ihn und rechnet
        mit zwei von drei Würfeln.
board-white-die-held = Weißer Würfel mit { $face }
    .help =
        Ein dritter Würfel für diesen Zug. Im Solomodus gehört er Hades: Er nennt den Stapel, von dem er
        stiehlt.
board-apprentice = { $seat }: Lehrling { $column ->
        [0] auf dem Startfeld
       *[other] in Spalte { $column }
    }
    .help = Er rückt bis zum Feld vor dem nächsten Marker der eigenen Reihe vor. Andere stehen ihm nicht im Weg.
board-player = { $seat }: bisher { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    }
    .help = Marker im Vorrat, Siegpunkte auf Karten, 5 für jede Mehrheit an Symbolen und 5 für jedes vollständige Set.
board-supply = { $supply } Marker im Vorrat
    .help =
        Ein Marker bezahlt die Fähigkeit einer Halbgötterkarte und kommt durch Ausruhen zurück. Im Vorrat ist er
        am Ende 1 Siegpunkt wert.
board-symbols = { $symbol }: { $count }
    .help =
        Wer am Ende von einem Symbol die meisten hat, bekommt 5 Siegpunkte; alle fünf Symbole sind ein
        Set, ebenfalls 5 Siegpunkte.
board-symbols-most = { $symbol }: { $count }, eine Mehrheit
board-pegasus = { $seat } hat die Pegasuskarte
    .help = Beginnt diese Runde. Danach geht die Karte an die nächste Person.
board-round = Runde { $round }
board-final-round = Letzte Runde
board-place = Platz { $place }
board-hades-plan = Hades wird von { $stack } stehlen, auf Spalte { $column } vorrücken und { $case }.
    .help =
        Der weiße Würfel nennt den Stapel, von dem er stiehlt, sein farbiger Würfel, wie weit er vorrückt; seine
        Marker halten ihn nicht auf.
board-hades-did = Was Hades getan hat
board-hades-step = Schritt { $step } von { $steps }
board-step-before = Schritt davor
board-step-next = Nächster Schritt
board-own-dice = Deine Würfel: { $faces }
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
status-no_marker = kein Marker im Vorrat, um die Karte zu nutzen
status-passive = für die Wertung
case-marker = dort seinen Marker nehmen
case-card = dort die Karte nehmen
case-run_on = von dort weiter vorrücken

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
symbol-plus = Addition
symbol-minus = Subtraktion
symbol-times = Multiplikation
symbol-divide = Division
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
target-none = { dice-w }
target-d1 = { dice-d1 }
target-d2 = { dice-d2 }
target-w = { dice-w }
target-d1_d2 = { dice-d1_d2 }
target-d1_w = { dice-d1_w }
target-d2_w = { dice-d2_w }
target-d1_d2_w = { dice-d1_d2_w }
target-0 = Platz 1
target-1 = Platz 2
target-2 = Platz 3
target-3 = Platz 4

# Karten
card-hestia_01 = Hestia ({ ability-plus_one })
card-hestia_02 = Hestia ({ ability-plus_one })
card-hestia_03 = Hestia ({ ability-reroll })
card-hestia_04 = Hestia ({ ability-vp2 })
card-hestia_05 = Hestia ({ ability-vp2 })
card-hestia_06 = Hestia ({ ability-bonus }: { symbol-minus }, { symbol-die })
card-hestia_07 = Hestia ({ ability-plus_one })
card-hestia_08 = Hestia ({ ability-flip })
card-hestia_09 = Hestia ({ ability-vp2 })
card-hestia_10 = Hestia ({ ability-reroll })
card-hestia_11 = Hestia ({ ability-white_die })
card-hestia_12 = Hestia ({ ability-bonus }: { symbol-divide }, { symbol-times })
card-pan_01 = Pan ({ ability-copy })
card-pan_02 = Pan ({ ability-flip })
card-pan_03 = Pan ({ ability-reroll })
card-pan_04 = Pan ({ ability-vp2 })
card-pan_05 = Pan ({ ability-bonus }: { symbol-plus }, { symbol-divide })
card-pan_06 = Pan ({ ability-plus_one })
card-pan_07 = Pan ({ ability-white_die })
card-pan_08 = Pan ({ ability-vp2 })
card-pan_09 = Pan ({ ability-minus_one })
card-pan_10 = Pan ({ ability-bonus }: { symbol-minus }, { symbol-die })
card-aeolus_01 = Aeolus ({ ability-flip })
card-aeolus_02 = Aeolus ({ ability-white_die })
card-aeolus_03 = Aeolus ({ ability-bonus }: { symbol-times }, { symbol-die })
card-aeolus_04 = Aeolus ({ ability-minus_one })
card-aeolus_05 = Aeolus ({ ability-flip })
card-aeolus_06 = Aeolus ({ ability-reroll })
card-hecate_01 = Hecate ({ ability-minus_one })
card-hecate_02 = Hecate ({ ability-white_die })
card-hecate_03 = Hecate ({ ability-bonus }: { symbol-plus }, { symbol-divide })
card-hecate_04 = Hecate ({ ability-copy })
card-hecate_05 = Hecate ({ ability-minus_one })
card-tyche_01 = Tyche 1 ({ ability-reroll })
card-tyche_02 = Tyche 2 ({ ability-white_die })
card-tyche_03 = Tyche 3 ({ ability-minus_one })
card-tyche_04 = Tyche 2 ({ ability-vp2 })
card-tyche_05 = Tyche 1 ({ ability-plus_one })
card-tyche_06 = Tyche 3 ({ ability-reroll })
card-tyche_07 = Tyche 1 ({ ability-vp2 })
card-tyche_08 = Tyche 2 ({ ability-white_die })
card-morpheus_01 = Morpheus 4 ({ ability-flip })
card-morpheus_02 = Morpheus 5 ({ ability-plus_one })
card-morpheus_03 = Morpheus 6 ({ ability-reroll })
card-morpheus_04 = Morpheus 5 ({ ability-copy })
card-morpheus_05 = Morpheus 4 ({ ability-bonus }: { symbol-minus }, { symbol-times })
card-morpheus_06 = Morpheus 6 ({ ability-copy })
card-morpheus_07 = Morpheus 4 ({ ability-flip })
card-god_aphrodite = Aphrodite ({ ability-bonus }: { symbol-minus }, { symbol-times }; 2 SP)
card-god_apollo = Apollo ({ ability-white_die }, 1 SP)
card-god_ares = Ares ({ ability-reroll }, 2 SP)
card-god_artemis = Artemis ({ ability-minus_one }, 3 SP)
card-god_athena = Athena ({ ability-flip }, 2 SP)
card-god_demeter = Demeter ({ ability-plus_one }, 2 SP)
card-god_dionysus = Dionysus ({ ability-white_die }, 1 SP)
card-god_hephaestus = Hephaestus ({ ability-flip }, 2 SP)
card-god_hera = Hera ({ ability-bonus }: { symbol-divide }, { symbol-die }; 2 SP)
card-god_hermes = Hermes ({ ability-copy }, 3 SP)
card-god_poseidon = Poseidon ({ ability-reroll }, 2 SP)
card-god_zeus = Zeus (5 SP)
card-vase_3a = Vasenkarte 3 (3 SP)
card-vase_3b = Vasenkarte 3 (2 SP)
card-vase_4a = Vasenkarte 4 (5 SP)
card-vase_4b = Vasenkarte 4 (4 SP)
card-vase_5a = Vasenkarte 5 (8 SP)
card-vase_5b = Vasenkarte 5 (6 SP)
card-vase_6a = Vasenkarte 6 (12 SP)
card-vase_6b = Vasenkarte 6 (9 SP)
card-vase_7a = Vasenkarte 7 (17 SP)
card-vase_7b = Vasenkarte 7 (13 SP)
card-pantheon_1 = Pantheonkarte (5 SP)
card-pantheon_2 = Pantheonkarte (5 SP)
card-pantheon_3 = Pantheonkarte (5 SP)

# In der vereinfachten Variante
plain-god_aphrodite = Aphrodite (2 SP)
plain-god_apollo = Apollo (1 SP)
plain-god_ares = Ares (2 SP)
plain-god_artemis = Artemis (3 SP)
plain-god_athena = Athena (2 SP)
plain-god_demeter = Demeter (2 SP)
plain-god_dionysus = Dionysus (1 SP)
plain-god_hephaestus = Hephaestus (2 SP)
plain-god_hera = Hera (2 SP)
plain-god_hermes = Hermes (3 SP)
plain-god_poseidon = Poseidon (2 SP)

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
    .help = Der weiße Würfel kommt für diesen Zug dazu und wird gewürfelt. Gerechnet wird mit zwei der drei Würfel.
ability-reroll = Würfel neu würfeln
    .help = Wähle mindestens einen deiner Würfel und würfle die gewählten noch einmal.
ability-plus_one = +1
    .help = Ein Würfel deiner Wahl zeigt 1 mehr; eine 6 ist nicht wählbar.
ability-minus_one = −1
    .help = Ein Würfel deiner Wahl zeigt 1 weniger; eine 1 ist nicht wählbar.
ability-copy = Andere Würfel kopieren
    .help = Deine zwei farbigen Würfel übernehmen die Zahlen der zwei Würfel einer anderen Person.
ability-flip = Würfel wenden
    .help = Ein Würfel deiner Wahl wird auf die gegenüberliegende Seite gedreht: Aus n wird 7 − n.
ability-bonus = Boni
    .help = Trägt weitere Symbole für die Wertung. Wird nicht genutzt; es liegt nie ein Marker darauf.
ability-vp2 = 2 Siegpunkte
    .help = Am Ende 2 SP wert. Wird nicht genutzt; es liegt nie ein Marker darauf.
ability-none = Keine Fähigkeit
    .help = Hier gibt es nichts zu nutzen.

## Glossary

glossary-labour = Aufgabe
    .help = Eine der zwölf Taten des Hercules. Du meisterst sie, wenn zwei deiner Würfel ihre Zahl ergeben.
    .instead-of = Arbeit, Arbeiten
glossary-marker = Marker
    .help = Liegt zu Beginn in jeder Spalte deiner Reihe. Gemeisterte kommen in den Vorrat: Sie bezahlen Halbgötterkarten oder sind am Ende je 1 Siegpunkt wert.
glossary-supply = Vorrat
    .help = Deine Marker, die auf keiner Karte und in keiner Spalte liegen.
glossary-apprentice = Lehrling
    .help = Deine Figur. Sie rückt bis zum Feld vor deinem nächsten Marker vor.
glossary-advance = vorrücken
    .help = Der Lehrling zieht nach rechts. Ab 3 Feldern gibt es eine Vasenkarte, wo er stehen bleibt die Götterkarte.
    .instead-of = laufen, läuft, lauf, Lauf, weiterlaufen, Wettlauf
glossary-board = Spielbrett
    .help = Zwölf Spalten, eine für jede Aufgabe, und davor das Startfeld.
    .instead-of = Spielplan
glossary-start-space = Startfeld
    .help = Hier beginnt jeder Lehrling, ein Feld vor Spalte 1.
    .instead-of = Start
glossary-demigod-card = Halbgötterkarte
    .help = Gehört dir für die Rechenart oder für eine Zahl. Sie zu nutzen kostet einen Marker; ihre Symbole zählen am Ende.
    .instead-of = Halbgott, Halbgötter, Halbgöttern, Halbgottes
glossary-god-card = Götterkarte
    .help = Liegt über einer Spalte und gehört, wer dort stehen bleibt. Wer sie nutzt, dreht sie um.
    .instead-of = Gott, Götter, Göttern
glossary-vase-card = Vasenkarte
    .help = Für mindestens 3 Felder in einem Zug; je weiter, desto mehr Siegpunkte.
    .instead-of = Vase, Vasen
glossary-pantheon-card = Pantheonkarte
    .help = Liegt unter Zeus über Spalte 12; 5 Siegpunkte.
glossary-pegasus-card = Pegasuskarte
    .help = Wer sie hat, beginnt die Runde; danach geht sie weiter.
glossary-white-die = Weißer Würfel
    .help = Ein dritter Würfel, den manche Karten für einen Zug bringen. Im Solomodus gehört er Hades.
glossary-roll = würfeln
    .help = Zu Beginn der Runde würfeln alle zwei Würfel.
    .instead-of = werfen, wirf, wirft, geworfen, Wurf
glossary-use = nutzen
    .help = Eine Karte verwenden, bevor du rechnest; jede einmal pro Zug.
    .instead-of = eingesetzt, einzusetzen, einsetzen
glossary-rest = ausruhen
    .help = Statt zu meistern: bis zu 3 Marker von Karten zurück, eine Götterkarte wieder bereit.
glossary-symbol = Symbol
    .help = Auf Halbgötterkarten und manchen Götterkarten: vier Rechenarten und der schwarze Würfel. Wer die meisten einer Art hat, bekommt 5 Siegpunkte.
glossary-set = Set
    .help = Alle fünf Symbole je einmal; 5 Siegpunkte.
glossary-solo = Solomodus
    .help = Allein gegen Hades, der nach festen Regeln stiehlt und vorrückt.
    .instead-of = Solospiel
glossary-victory-point = Siegpunkt
    .help = Wer am Ende die meisten hat, gewinnt. Kurz SP.
    .instead-of = Punkt, Punkte, Punkten
glossary-stack = Stapel
    .help = Karten einer Art übereinander, von denen man die oberste sieht.
