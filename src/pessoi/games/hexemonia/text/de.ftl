# Hexemonia auf Deutsch.

game-title = Hexemonia
    .help = Führe einen griechischen Stadtstaat: Spiele Felder um deine Akropolis aus, versorge sie mit Bürgern, Hopliten und Gold und führe Krieg.

option-revolts_in_two_player_game = Aufstände zu zweit
    .help = Aus: Es gibt keine Aufstände, und wer am Ende die Philosophenfigur hat, bekommt 3 Siegpunkte. Zu dritt und zu viert gibt es immer Aufstände.
option-start_seat = Startplatz
    .help = Wer beginnt. Wer rechts davon sitzt, ist Schlussspieler: Mit diesem Zug endet jede Runde.

# Fragen
prompt-take = { $seat }, nimm eines der aufgedeckten Felder.
    .help =
        Nimm eines der aufgedeckten Felder auf die Hand; sein Platz wird sofort vom Stapel des Schicksals aufgefüllt. Danach
        nimmst du noch ein Feld oder eine Ressource. Ist das letzte Feld vom Stapel des Schicksals genommen, naht das Ende:
        Dieser Zug wird beendet, und alle bis zum Schlussspieler haben noch je einen letzten Zug, ohne Felder zu nehmen.
prompt-take-more = { $seat }, nimm noch ein Feld oder eine Ressource.
    .help = Nimm ein zweites aufgedecktes Feld (auch das eben nachgelegte) oder lege einen Bürger, einen Hopliten oder ein Gold aus dem Vorrat auf deine Akropolis.
prompt-build = { $seat }, spiele Felder aus der Hand aus oder wähle deine Aktion.
    .help =
        Spiele so viele Felder aus, wie du willst. Ein Feld kommt in den innersten Ring mit einem freien Platz, wo es an
        mindestens zwei Felder deines Stadtstaats grenzt (das allererste nur an die Akropolis). Ein Polisfeld muss an die
        Akropolis oder ein anderes Polisfeld grenzen, und kein Titel eines Polisfelds liegt zweimal in deinem Stadtstaat. Du
        schiebst genau die Kosten des Feldes darauf, von beliebigen eigenen Feldern; diese können dadurch inaktiv werden.
        Steine auf Feldern, die du in diesem Schritt ausgespielt hast, können kein weiteres Feld bezahlen.
        Plätze heißen nach der Richtung, in der sie von der Akropolis aus liegen, Norden ist oben; steht kein Ring dabei, ist
        es der erste.
        Ein Mythosfeld liegt vor dir. Sein Mythosmarker kommt auf ein Feld deines Stadtstaats mit derselben Natur; solange
        dieses aktiv ist, ist es auch das Mythosfeld. Du kannst drei Mythosfelder haben: Ein viertes verdrängt ein älteres.
        Wer eine Aktion wählt, spielt in diesem Zug kein Feld mehr aus.
        Am Ende zählen nur aktive Felder: ein Chorafeld 1 Siegpunkt, eine Befestigung 1, ein Polisfeld 2. Ein Mythosfeld zählt
        allein nichts, aber drei von verschiedener Natur sind ein Mythosset für 8, auch inaktiv, und deine Akropolis zählt
        dafür mit. Dazu kommen 1 je Gold auf der Akropolis und der Bonus ihres Schutzgotts.
prompt-pay = { $seat }, für { $tile } fehlt noch 1 { $resource }. Von welchem Feld?
    .help = Die Kosten eines Feldes werden Stein für Stein darauf geschoben, von beliebigen eigenen Feldern, nur nicht von denen, die in diesem Schritt ausgespielt wurden.
prompt-forsake = { $seat }, du hast mehr als drei Mythosfelder: Welches ältere kommt in die Unterwelt?
    .help = Niemand hat mehr als drei Mythosfelder. Die eben gekommenen bleiben; der Mythosmarker des abgelegten kehrt in die Mitte zurück.
prompt-action = { $seat }, wähle deine Aktion.
    .help =
        Jeder Zug hat genau eine Aktion. Produktion: Jedes aktive Feld bekommt die aufgedruckten Steine. Strategie: Bewege deine
        Steine beliebig, dann tausche 2 Bürger eines Feldes gegen einen Hopliten oder einen Hopliten gegen 2 Bürger; so kann man
        auch passen. Spezial: Nutze Spezialfähigkeiten aktiver Felder, jede einmal. Krieg: Greife alle anderen höchstens einmal an.
        Danach folgt die politische Situation: Hast du mehr Felder politischer Natur als alle anderen, aktive wie inaktive, und
        noch nicht die Philosophenfigur, so kommt sie zu dir. Bei Gleichstand bleibt sie, wo sie ist, und nie kommt sie zu
        jemandem, der nicht am Zug ist. Kommt sie, gibt es in allen anderen Stadtstaaten Aufstände: Jedes aktive Feld mit
        Überschuss, also mit mehr Steinen als seine Kosten, verliert einen Teil davon. Ist nur eine Ressource im Überschuss,
        geht die Hälfte, aufgerundet; sind es mehrere, bleibt von jeder so viel wie von der kleinsten. Die Akropolis ist sicher.
        Wird ohne Aufstände gespielt, bringt die Philosophenfigur am Ende 3 Siegpunkte.
prompt-strategy = { $seat }, { $task }.
    .help =
        Nimm zuerst alle Steine auf, die du bewegen willst, dann lege sie auf beliebige Felder deines Stadtstaats. Sobald der
        erste liegt, wird keiner mehr aufgenommen. Danach kannst du 2 Bürger auf einem Feld gegen einen Hopliten tauschen oder
        einen Hopliten gegen 2 Bürger; auf jedem Feld nur in eine Richtung, und danach wird nichts mehr bewegt.
strategy-lift-exchange = nimm Steine auf, tausche sie oder beende die Strategie
strategy-lift = nimm Steine auf oder beende die Strategie
strategy-lift-land = nimm weitere Steine auf oder lege die aufgenommenen hin
strategy-land = lege die aufgenommenen Steine hin
strategy-exchange = tausche Steine oder beende die Strategie
prompt-special = { $seat }, { $task }.
    .help = Nutze die Spezialfähigkeiten beliebig vieler Felder nacheinander. Ein Feld muss in diesem Moment aktiv sein, und jedes wird einmal genutzt; ein Mythosfeld ist aktiv, solange sein Mythosmarker auf einem aktiven Feld liegt.
special-use = nutze eine Spezialfähigkeit
special-use-end = nutze noch eine Spezialfähigkeit oder beende deine Aktion
special-end = beende deine Aktion
prompt-reveal-neighbour = { $seat }, { $tile } grenzt an deine verdeckte Akropolis. { $revelation }
    .help = Hat deine Akropolis die Natur, die zählt, kannst du sie für den Rest des Spiels aufdecken; dann zählt sie als angrenzendes Feld. Gefragt wird auch, wessen Akropolis nicht zählt: So verrät die Frage nichts.
prompt-reveal-politics = { $seat }, deine Aktion ist beendet, es folgt die politische Situation. { $revelation }
    .help = Eine Akropolis politischer Natur kann aufgedeckt werden, bevor die Felder politischer Natur gezählt werden; dann zählt sie für den Rest des Spiels mit. Wer am Zug mehr hat als alle anderen, bekommt die Philosophenfigur, und bei allen anderen gibt es Aufstände. Gefragt wird auch, wessen Akropolis nicht zählt: So verrät die Frage nichts.
revelation-possible = Deckst du deine Akropolis auf?
revelation-refused = Deine Akropolis bleibt verdeckt.
prompt-spring = { $seat }, welche Ressource bringt die Quelle?
    .help = Eine Ressource deiner Wahl aus dem Vorrat kommt auf deine Akropolis.
prompt-target = { $seat }, wen trifft { $tile }?
    .help = Wähle eine andere Person, die hat, was verlangt wird.
prompt-give = { $seat }, gib 1 { $resource } für { $tile } ab. Von welchem deiner Felder?
    .help = Du wählst das Feld, aktiv oder nicht. Es kann dadurch inaktiv werden.
prompt-hades = { $seat }, von welchem Feld nimmt Hades Bürger?
    .help = Bis zu drei überschüssige Bürger eines aktiven Feldes einer anderen Person kommen in den Vorrat. Überschuss ist, was über die Kosten hinaus dort liegt; die Akropolis hat keinen.
prompt-oracle = { $seat }, welches Feld soll als Nummer { $place } auf dem Stapel des Schicksals liegen?
    .help = Nur du siehst die obersten Felder des Stapels des Schicksals. Lege sie in beliebiger Reihenfolge zurück: Nummer 1 wird als Nächstes gezogen.
prompt-agora = { $seat }, { $task }.
    .help = Nimm einen oder zwei deiner Steine auf, dann lege jeden auf ein beliebiges Feld deines Stadtstaats.
agora-lift = nimm einen Stein auf
agora-lift-land = nimm noch einen Stein auf oder lege den aufgenommenen hin
agora-land = lege hin, was du aufgenommen hast
prompt-necropolis = { $seat }, { $citizens ->
        [0] von welchem Feld gibst du Bürger ab?
       *[other] bisher { $citizens } Bürger. Gibst du weitere ab?
    }
    .help = Gib beliebig viele deiner Bürger in den Vorrat zurück, mindestens einen. Für je zwei bekommt die Nekropolis ein Gold.
prompt-war = { $seat }, { $task }
    .help =
        Ein Feld kann angegriffen werden, wenn es eine freie Seite hat und der Rest seines Stadtstaats auch ohne es
        zusammenhängt; nie die Akropolis. Sein Gesamtwert ist 1 je Bürger und 2 je Hoplit darauf, und 2 je Punkt des höchsten
        Verteidigungswerts unter den aktiven angrenzenden Feldern. Der Gesamtwert deiner Angreifer muss höher sein. Sie
        verlieren genau den Gesamtwert des Feldes; die Überlebenden kommen auf das Feld, das nun dir gehört. Du kannst alle
        anderen je einmal angreifen.
war-attack = welches Feld greifst du an?
war-attack-end = greife bei jemand anderem an oder beende den Krieg.
prompt-army = { $seat }, wähle deine Angreifer: Gesamtwert { $strength }, nötig sind mehr als { $defence }.
    .help = Bürger zählen 1, Hopliten 2. Nimm sie von beliebigen eigenen Feldern. Der Gesamtwert deiner Angreifer muss höher sein als der des Feldes und darf viel höher sein: Alle Überlebenden kommen auf das eroberte Feld.
prompt-army-ready = { $seat }, greife an oder verstärke deine Angreifer: Gesamtwert { $strength } gegen { $defence }.
    .help = { prompt-army.help }
prompt-losses = { $seat }, deine Angreifer verlieren zusammen den Wert { $defence }. Wer geht in den Vorrat?
    .help = Die Angreifer verlieren genau den Gesamtwert des Feldes; den Teil für den Verteidigungswert in Hopliten, solange welche dabei sind, den Rest nach Wahl.
prompt-settle = { $seat }, wohin legst du das eroberte Feld ({ $tile })?
    .help = Ein erobertes Feld wird angelegt wie eines aus der Hand, kostet aber nichts. Was darauf liegt, kommt mit.
prompt-discard = { $seat }, vier Felder bleiben auf der Hand. Lege { $surplus ->
        [one] ein Feld
       *[other] { $surplus } Felder
    } in die Unterwelt.
    .help = Am Ende deines Zuges behältst du vier Felder. Die übrigen kommen aufgedeckt in die Unterwelt.

# Auswahl
choice-take = das Feld auf Platz { $a } nehmen
choice-gain = 1 { $a } auf die Akropolis
choice-lay = { $a } ausspielen: { $b }
choice-pay = von { $a }
choice-invoke = { $a } ausspielen, Mythosmarker auf { $b }
choice-forsake = { $a } in die Unterwelt
choice-end_build = kein weiteres Feld ausspielen
choice-action = { $a }
choice-lift = aufnehmen: { $a } von { $b }
choice-lift_all = alles aufnehmen: { $a } von { $b }
choice-lay_cube = hinlegen: { $a } auf { $b }
choice-lay_all = alles hinlegen: { $a } auf { $b }
choice-levy = auf { $a } tauschen: 2 Bürger gegen 1 Hopliten
choice-disband = auf { $a } tauschen: 1 Hopliten gegen 2 Bürger
choice-end_strategy = Strategie beenden
choice-use = { $a } nutzen
choice-end_special = Spezial beenden
choice-reveal = die Akropolis aufdecken
choice-conceal = die Akropolis verdeckt lassen
choice-target = { $a }
choice-give = von { $a }
choice-smite = { $b } Bürger von { $a }
choice-put = { $a }
choice-sacrifice = 1 Bürger von { $a }
choice-sacrifice_all = alle Bürger von { $a }
choice-end_sacrifice = keine weiteren Bürger
choice-attack = { $a } angreifen
choice-end_war = Krieg beenden
choice-commit = { $a } von { $b }
choice-commit_all = alles: { $a } von { $b }
choice-launch = mit diesen Angreifern angreifen
choice-lose = verlorene Hopliten: { $a }
choice-settle = { $a }
choice-discard = { $a }

# Wovon eine Liste von Möglichkeiten handelt
verb-take = Ein Feld nehmen
verb-gain = Eine Ressource nehmen
verb-lay = Ein Feld ausspielen
verb-pay = Bezahlen
verb-invoke = Ein Mythosfeld ausspielen
verb-forsake = Ein Mythosfeld abgeben
verb-end_build = Nichts mehr ausspielen
verb-action = Eine Aktion wählen
verb-lift = Einen Stein aufnehmen
verb-lift_all = Mehrere Steine aufnehmen
verb-lay_cube = Einen Stein hinlegen
verb-lay_all = Mehrere Steine hinlegen
verb-levy = Bürger gegen Hopliten tauschen
verb-disband = Hopliten gegen Bürger tauschen
verb-end_strategy = Strategie beenden
verb-use = Eine Spezialfähigkeit nutzen
verb-end_special = Spezial beenden
verb-reveal = Aufdecken
verb-conceal = Verdeckt lassen
verb-target = Eine andere Person wählen
verb-give = Hergeben
verb-smite = Bürger entfernen
verb-put = Auf den Stapel des Schicksals legen
verb-sacrifice = Einen Bürger abgeben
verb-sacrifice_all = Alle Bürger eines Feldes abgeben
verb-end_sacrifice = Nichts mehr abgeben
verb-attack = Angreifen
verb-end_war = Krieg beenden
verb-commit = Einen Angreifer wählen
verb-commit_all = Mehrere Angreifer wählen
verb-launch = Den Angriff führen
verb-lose = Verluste
verb-settle = Das eroberte Feld anlegen
verb-discard = Ablegen

label-at = { $tile }{ $at }
label-take = { $tile } nehmen
label-pay = von { $tile }
label-invoke = { $myth } ausspielen, Mythosmarker auf { $tile }
label-action-strategy = Strategie: Steine bewegen und tauschen, oder passen
label-lift = aufnehmen: { $cubes } von { $tile }
label-lift_all = aufnehmen: { $cubes } von { $tile }
label-lay_cube = hinlegen: { $cubes } auf { $tile }
label-lay_all = hinlegen: { $cubes } auf { $tile }
label-levy = auf { $tile } tauschen: 2 Bürger gegen 1 Hopliten
label-disband = auf { $tile } tauschen: 1 Hopliten gegen 2 Bürger
label-use = { $tile } nutzen
label-give = von { $tile }
label-smite = { $citizens } Bürger von { $tile }, { $seat }
label-sacrifice = 1 Bürger von { $tile }
label-sacrifice_all = alle Bürger von { $tile }
label-attack = { $tile } von { $seat } angreifen, Gesamtwert { $defence }
label-commit = { $cubes } von { $tile }
label-commit_all = { $cubes } von { $tile }
label-lose = verlieren: { $cubes }

amount-citizen = { $count } Bürger
amount-hoplite = { $count ->
        [one] { $count } Hoplit
       *[other] { $count } Hopliten
    }
amount-gold = { $count } Gold
list = { $first }, { $rest }
list-end = { $first } und { $rest }
outlook-type = { $type }, { $nature }
outlook-cost = kostet { $cubes }
outlook-free = ohne Kosten
outlook-makes = produziert { $cubes }
outlook-yield = bringt { $cubes }
outlook-no-yield = bringt jetzt nichts
outlook-shield = Verteidigungswert { $shield } für angrenzende Felder
outlook-earns = jetzt { $gold } Gold
outlook-reveals = deckt deine Akropolis auf, für 1 Gold
outlook-beside = grenzt an { $tiles }
outlook-booty = mit { $gold } Gold
outlook-myth = mit { $myth }
outlook-falls-inactive = wird inaktiv
outlook-becomes-active = wird aktiv

ability-spring = 1 Ressource nach Wahl auf deine Akropolis
ability-harbour = 1 Gold hierher je angrenzendem Feld wirtschaftlicher Natur
ability-temple = 1 Gold hierher je angrenzendem Feld sakraler Natur
ability-necropolis = Bürger abgeben, 1 Gold hierher für je 2
ability-agora = bis zu 2 eigene Steine bewegen
ability-tavern = eine andere Person gibt 1 Bürger hierher
ability-labyrinth = eine andere Person gibt 1 Hopliten hierher
ability-lighthouse = alle anderen geben je 1 Gold hierher
ability-hades = bis zu 3 überschüssige Bürger von einem Feld einer anderen Person entfernen
ability-oracle = die obersten 4 Felder des Stapels des Schicksals ansehen und ordnen
ability-moirai = das oberste Feld des Stapels des Schicksals ziehen
ability-pandora = eine andere Person verliert ein zufälliges Feld aus der Hand

# Was geschah
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-final-turn-began = { $seat } hat einen letzten Zug.
event-took = { $seat } nimmt { $tile }.
event-refilled = Neu auf Platz { $slot }: { $tile }.
event-gained = Auf die Akropolis von { $seat } kommt 1 { $resource }.
event-end-triggered = Das letzte Feld ist vom Stapel des Schicksals genommen. { $seat } beendet den Zug; dann folgen die letzten Züge.
event-laid = { $seat } spielt { $tile } aus ({ $space }).
event-paid-citizen = { $seat } schiebt 1 Bürger von { $tile }{ $at } auf { $receiver }.
event-paid-hoplite = { $seat } schiebt 1 Hopliten von { $tile }{ $at } auf { $receiver }.
event-paid-gold = { $seat } schiebt 1 Gold von { $tile }{ $at } auf { $receiver }.
event-invoked = { $seat } spielt { $myth } aus; der Mythosmarker liegt auf { $tile }{ $at }.
event-forsook = { $seat } legt { $myth } in die Unterwelt.
event-acted = { $seat } wählt { $action }.
event-produced-citizen = { $seat }, { $tile }{ $at }: +{ $count } Bürger.
event-produced-hoplite = { $seat }, { $tile }{ $at }: { $count ->
        [one] +{ $count } Hoplit
       *[other] +{ $count } Hopliten
    }.
event-produced-gold = { $seat }, { $tile }{ $at }: +{ $count } Gold.
event-lifted-citizen = { $seat } nimmt { $count } Bürger von { $tile }{ $at } auf.
event-lifted-hoplite = { $seat } nimmt { $count ->
        [one] einen
       *[other] { $count }
    } Hopliten von { $tile }{ $at } auf.
event-lifted-gold = { $seat } nimmt { $count } Gold von { $tile }{ $at } auf.
event-placed-citizen = { $seat } legt { $count } Bürger auf { $tile }{ $at }.
event-placed-hoplite = { $seat } legt { $count ->
        [one] einen
       *[other] { $count }
    } Hopliten auf { $tile }{ $at }.
event-placed-gold = { $seat } legt { $count } Gold auf { $tile }{ $at }.
event-levied = { $seat } tauscht auf { $tile }{ $at } 2 Bürger gegen 1 Hopliten.
event-disbanded = { $seat } tauscht auf { $tile }{ $at } 1 Hopliten gegen 2 Bürger.
event-used = { $seat } nutzt { $tile }{ $at }.
event-revealed = { $seat } deckt die Akropolis auf: { $acropolis }.
event-earned = { $seat }, { $tile }{ $at }: +{ $gold } Gold.
event-targeted = { $seat } wählt { $other }.
event-gave-citizen = { $seat } gibt 1 Bürger von { $tile }{ $at } für { $receiver } ab.
event-gave-hoplite = { $seat } gibt 1 Hopliten von { $tile }{ $at } für { $receiver } ab.
event-gave-gold = { $seat } gibt 1 Gold von { $tile }{ $at } für { $receiver } ab.
event-smote = Hades entfernt bei { $other } { $citizens } Bürger von { $tile }{ $at }.
event-looked = { $seat } sieht { $count ->
        [one] das oberste Feld
       *[other] die obersten { $count } Felder
    } des Stapels des Schicksals an.
event-saw = Nummer { $place } auf dem Stapel des Schicksals: { $tile }.
event-ordered = Neue Nummer { $place } auf dem Stapel des Schicksals: { $tile }.
event-drew = { $seat } zieht ein Feld vom Stapel des Schicksals.
event-drew-tile = Gezogen: { $tile }.
event-lost-from-hand = { $seat } verliert ein Feld aus der Hand: { $tile }.
event-sacrificed = { $seat } gibt { $citizens } Bürger von { $tile }{ $at } ab.
event-attacked = Angegriffen wird ein Feld von { $other }: { $tile }{ $at }, Gesamtwert { $defence }.
event-committed-citizen = { $seat } wählt als Angreifer { $count } Bürger von { $tile }{ $at }.
event-committed-hoplite = { $seat } wählt als Angreifer { $count ->
        [one] einen
       *[other] { $count }
    } Hopliten von { $tile }{ $at }.
event-launched = { $seat } greift an: { $citizens ->
        [0] { "" }
       *[other] { $citizens } Bürger, { "" }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } Hoplit, { "" }
       *[other] { $hoplites } Hopliten, { "" }
    }Gesamtwert { $strength }.
event-garrison-lost = { $seat } verliert auf dem angegriffenen Feld: { $citizens ->
        [0] { "" }
       *[other] { $citizens } Bürger
    }{ $hoplites ->
        [0] { "" }
       *[other] { $citizens ->
            [0] { "" }
           *[other] { " " }und { "" }
        }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } Hoplit
       *[other] { $hoplites } Hopliten
    }.
event-army-lost = { $seat } verliert von den Angreifern: { $citizens ->
        [0] { "" }
       *[other] { $citizens } Bürger
    }{ $hoplites ->
        [0] { "" }
       *[other] { $citizens ->
            [0] { "" }
           *[other] { " " }und { "" }
        }
    }{ $hoplites ->
        [0] { "" }
        [one] { $hoplites } Hoplit
       *[other] { $hoplites } Hopliten
    }.
event-change-given = { $seat } bekommt 1 Bürger als Wechselgeld.
event-settled = { $seat } legt das eroberte Feld an: { $tile } ({ $space }).
event-merged = { $seat } hat { $tile }{ $at } schon: Das eroberte Feld kommt in die Unterwelt, und was darauf lag, kommt auf das eigene Feld.
event-myth-captured = { $seat } nimmt { $myth } von { $other }.
event-philosopher-came = Die Philosophenfigur kommt zu { $seat }: { $strength ->
        [one] { $strength } Feld politischer Natur
       *[other] { $strength } Felder politischer Natur
    }.
event-rose-for-half = Aufstand bei { $seat }, { $tile }{ $at }: { $excess ->
        [one] Der eine überschüssige Stein geht verloren.
       *[other] Von { $excess } überschüssigen Steinen geht die Hälfte verloren, aufgerundet.
    }
event-rose-for-smallest = Aufstand bei { $seat }, { $tile }{ $at }: Von jeder überschüssigen Sorte bleibt nur { $smallest }, so viel wie von der kleinsten.
event-revolted-citizen = { $seat }, { $tile }{ $at }: −{ $count } Bürger.
event-revolted-hoplite = { $seat }, { $tile }{ $at }: { $count ->
        [one] −{ $count } Hoplit
       *[other] −{ $count } Hopliten
    }.
event-revolted-gold = { $seat }, { $tile }{ $at }: −{ $count } Gold.
event-discarded = { $seat } legt { $tile } in die Unterwelt.
event-scored = { $seat } hat { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    } und belegt Rang { $place }.

# Warum nicht
refusal-step = Du hast das Ausspielen in diesem Zug beendet.
refusal-host = Kein Feld deines Stadtstaats hat dieselbe Natur ({ $nature }), also kann der Mythosmarker nirgends liegen.
refusal-locked = Steine auf Feldern, die in diesem Schritt ausgespielt wurden, können kein weiteres Feld bezahlen.
refusal-cost = Du kannst die Kosten nicht bezahlen: { $cubes }.
refusal-title = Dein Stadtstaat hat schon { $tile }, und kein Titel eines Polisfelds liegt dort zweimal.
refusal-polis-space = Im innersten Ring mit freien Plätzen grenzt keiner an zwei Felder, davon eines die Akropolis oder ein Polisfeld.
refusal-special = Keines deiner aktiven Felder hat eine Spezialfähigkeit, die jetzt genutzt werden könnte.
refusal-war = Mit deinen Bürgern und Hopliten kann kein Feld einer anderen Person angegriffen werden.
refusal-war-troops = Du hast weder Bürger noch Hopliten.
refusal-in-the-air = Es sind noch Steine aufgenommen; lege sie zuerst hin.
refusal-lift-landing = Sobald der erste Stein hingelegt ist, wird keiner mehr aufgenommen.
refusal-lift-over = Das Bewegen ist vorbei: Es ist schon ein Stein hingelegt oder getauscht.
refusal-lift-nothing = Es liegt kein Stein mehr da, den du aufnehmen könntest.
refusal-used = Diese Spezialfähigkeit wurde in dieser Aktion schon genutzt.
refusal-inactive = Dieses Feld ist inaktiv: Ein Teil seiner Kosten fehlt.
refusal-marker-inactive = Das Feld mit dem Mythosmarker ist inaktiv, also auch dieses Mythosfeld.
refusal-ability-harbour = Kein Feld wirtschaftlicher Natur grenzt daran.
refusal-ability-temple = Kein Feld sakraler Natur grenzt daran.
refusal-ability-tavern = Niemand sonst hat einen Bürger.
refusal-ability-labyrinth = Niemand sonst hat einen Hopliten.
refusal-ability-lighthouse = Niemand sonst hat Gold.
refusal-ability-hades = Niemand sonst hat überschüssige Bürger.
refusal-ability-oracle = Der Stapel des Schicksals ist leer.
refusal-ability-moirai = Der Stapel des Schicksals ist leer.
refusal-ability-pandora = Niemand sonst hat ein Feld auf der Hand.
refusal-acropolis = Eine Akropolis wird nie angegriffen.
refusal-attacked = Du hast { $seat } in dieser Aktion schon angegriffen.
refusal-surrounded = Alle sechs Seiten dieses Feldes sind besetzt.
refusal-link = Ohne dieses Feld würde der Stadtstaat zerfallen.
refusal-placeable = Du könntest dieses Feld nach der Eroberung nirgends anlegen.
refusal-strength = Sein Gesamtwert ist { $defence }. Alle deine Bürger und Hopliten zusammen haben { $strength }; nötig ist mehr.
refusal-launch = Deine Angreifer haben den Gesamtwert { $strength }; nötig sind mehr als { $defence }.

# Was Berichte zählen
use-tile = Felder im Stadtstaat
use-myth = Mythosfelder
use-ability = Genutzte Spezialfähigkeiten
use-captured = Eroberte Felder
use-action = Spielweisen: die Aktion

# Der Wertungsblock
score-chora = Chora
score-fortifications = Befestigungen
score-polis = Polis
score-myths = Mythosset
score-gold = Gold auf der Akropolis
score-bonus = Bonus der Akropolis
score-philosopher = Philosophenfigur
tie-break-nature = mehr aktive Felder mit der Natur der Akropolis
tie-break-gold = mehr Gold auf der Akropolis

# Der Tisch
panel-title-turn = Der Zug
panel-title-display = Aufgedeckte Felder
panel-title-hand = Deine Hand
panel-title-hand-of = Hand von { $seat }
panel-title-city = { $seat }, { $hand ->
        [one] { $hand } Feld auf der Hand
       *[other] { $hand } Felder auf der Hand
    }
panel-title-score = Wertung
panel-round = Runde
panel-turn = Am Zug
panel-step = Schritt
panel-last = Schlussspieler
panel-philosopher = Philosophenfigur
panel-stack = Felder im Stapel des Schicksals
panel-underworld = Unterwelt
panel-foreseen = Nächste Felder (nur dir bekannt)
panel-in-the-air = Aufgenommene Steine
panel-end-triggered = Das Ende ist ausgelöst
panel-yes = ja
panel-slot = Platz
panel-tile = Feld
panel-printed = Aufdruck
panel-space = Lage
panel-middle = Mitte
panel-cubes = Steine
panel-excess = Überschuss
panel-state = Zustand
panel-active = aktiv
panel-inactive = inaktiv
panel-defence = Gesamtwert
panel-markers = Mythosmarker
panel-acropolis = Akropolis
panel-hidden = verdeckt
panel-known-to-you = vor anderen verdeckt
panel-score = Wertung bisher
panel-player = { $seat }
panel-total = Summe
panel-political-strength = Felder politischer Natur
panel-place = Rang
panel-tie-break = Entschieden durch

# Namen
resource-citizen = Bürger
resource-hoplite = Hoplit
resource-gold = Gold
nature-politics = politisch
nature-military = militärisch
nature-economy = wirtschaftlich
nature-sacred = sakral
type-chora = Chora
type-fortification = Befestigung
type-polis = Polis
type-mythos = Mythos
step-draw = Nehmen
step-build = Ausspielen
step-action = Aktion
step-politics = Politische Situation
action-production = Produktion
action-strategy = Strategie
action-special = Spezial
action-war = Krieg
acropolis-athens = Athen
acropolis-sparta = Sparta
acropolis-olympia = Olympia
acropolis-delphi = Delphi
acropolis-delos = Delos
patron-athens = Athene gibt 2 Siegpunkte je aktivem Polisfeld
patron-sparta = Ares gibt 3 Siegpunkte je aktiver Befestigung
patron-olympia = Zeus gibt 3 Siegpunkte je aktivem Mythosfeld
patron-delphi = Apollon gibt 1 Siegpunkt je aktivem Chorafeld
patron-delos = Artemis gibt 1 Siegpunkt je aktivem Chorafeld
tile-pasture_1 = Weide
tile-pasture_2 = Weide
tile-pasture_3 = Weide
tile-pasture_4 = Weide
tile-village_1 = Dorf
tile-village_2 = Dorf
tile-village_3 = Dorf
tile-countryside_1 = Landschaft
tile-countryside_2 = Landschaft
tile-countryside_3 = Landschaft
tile-quarry_1 = Steinbruch
tile-quarry_2 = Steinbruch
tile-spring_1 = Quelle
tile-spring_2 = Quelle
tile-harbour_1 = Hafen
tile-harbour_2 = Hafen
tile-necropolis_1 = Nekropolis
tile-necropolis_2 = Nekropolis
tile-phalanx_1 = Phalanx
tile-phalanx_2 = Phalanx
tile-phalanx_3 = Phalanx
tile-wall_1 = Mauer
tile-wall_2 = Mauer
tile-wall_3 = Mauer
tile-labyrinth_1 = Labyrinth
tile-lighthouse_1 = Leuchtturm
tile-lighthouse_2 = Leuchtturm
tile-fleet_1 = Flotte
tile-fleet_2 = Flotte
tile-agora_1 = Agora
tile-agora_2 = Agora
tile-agora_3 = Agora
tile-tavern_1 = Taverne
tile-tavern_2 = Taverne
tile-tavern_3 = Taverne
tile-temple_1 = Tempel
tile-temple_2 = Tempel
tile-temple_3 = Tempel
tile-gymnasium_1 = Gymnasium
tile-gymnasium_2 = Gymnasium
tile-gymnasium_3 = Gymnasium
tile-amphitheatre_1 = Amphitheater
tile-amphitheatre_2 = Amphitheater
tile-asty_1 = Asty
tile-asty_2 = Asty
tile-hades_1 = Hades
tile-oracle_1 = Orakel
tile-moirai_1 = Moiren
tile-muses_1 = Musen
tile-pandora_1 = Pandora
tile-amazons_1 = Amazonen
tile-acropolis_0 = Akropolis
tile-acropolis_1 = Akropolis
tile-acropolis_2 = Akropolis
tile-acropolis_3 = Akropolis

# Plätze: die Richtung von der Akropolis aus, Norden oben; und dasselbe nach dem Namen eines Feldes
space-1 = Osten
space-2 = Nordosten
space-3 = Nordwesten
space-4 = Westen
space-5 = Südwesten
space-6 = Südosten
space-7 = Ring 2, Osten
space-8 = Ring 2, Ostnordosten
space-9 = Ring 2, Nordosten
space-10 = Ring 2, Norden
space-11 = Ring 2, Nordwesten
space-12 = Ring 2, Westnordwesten
space-13 = Ring 2, Westen
space-14 = Ring 2, Westsüdwesten
space-15 = Ring 2, Südwesten
space-16 = Ring 2, Süden
space-17 = Ring 2, Südosten
space-18 = Ring 2, Ostsüdosten
space-19 = Ring 3, Osten
space-20 = Ring 3, Ostnordosten, zum Osten hin
space-21 = Ring 3, Ostnordosten, zum Nordosten hin
space-22 = Ring 3, Nordosten
space-23 = Ring 3, Norden, zum Nordosten hin
space-24 = Ring 3, Norden, zum Nordwesten hin
space-25 = Ring 3, Nordwesten
space-26 = Ring 3, Westnordwesten, zum Nordwesten hin
space-27 = Ring 3, Westnordwesten, zum Westen hin
space-28 = Ring 3, Westen
space-29 = Ring 3, Westsüdwesten, zum Westen hin
space-30 = Ring 3, Westsüdwesten, zum Südwesten hin
space-31 = Ring 3, Südwesten
space-32 = Ring 3, Süden, zum Südwesten hin
space-33 = Ring 3, Süden, zum Südosten hin
space-34 = Ring 3, Südosten
space-35 = Ring 3, Ostsüdosten, zum Südosten hin
space-36 = Ring 3, Ostsüdosten, zum Osten hin
space-37 = Ring 4, Osten
space-38 = Ring 4, Ostnordosten, zum Osten hin
space-39 = Ring 4, Ostnordosten
space-40 = Ring 4, Ostnordosten, zum Nordosten hin
space-41 = Ring 4, Nordosten
space-42 = Ring 4, Norden, zum Nordosten hin
space-43 = Ring 4, Norden
space-44 = Ring 4, Norden, zum Nordwesten hin
space-45 = Ring 4, Nordwesten
space-46 = Ring 4, Westnordwesten, zum Nordwesten hin
space-47 = Ring 4, Westnordwesten
space-48 = Ring 4, Westnordwesten, zum Westen hin
space-49 = Ring 4, Westen
space-50 = Ring 4, Westsüdwesten, zum Westen hin
space-51 = Ring 4, Westsüdwesten
space-52 = Ring 4, Westsüdwesten, zum Südwesten hin
space-53 = Ring 4, Südwesten
space-54 = Ring 4, Süden, zum Südwesten hin
space-55 = Ring 4, Süden
space-56 = Ring 4, Süden, zum Südosten hin
space-57 = Ring 4, Südosten
space-58 = Ring 4, Ostsüdosten, zum Südosten hin
space-59 = Ring 4, Ostsüdosten
space-60 = Ring 4, Ostsüdosten, zum Osten hin
at-0 = { "" }
at-1 = { " " }({ space-1 })
at-2 = { " " }({ space-2 })
at-3 = { " " }({ space-3 })
at-4 = { " " }({ space-4 })
at-5 = { " " }({ space-5 })
at-6 = { " " }({ space-6 })
at-7 = { " " }({ space-7 })
at-8 = { " " }({ space-8 })
at-9 = { " " }({ space-9 })
at-10 = { " " }({ space-10 })
at-11 = { " " }({ space-11 })
at-12 = { " " }({ space-12 })
at-13 = { " " }({ space-13 })
at-14 = { " " }({ space-14 })
at-15 = { " " }({ space-15 })
at-16 = { " " }({ space-16 })
at-17 = { " " }({ space-17 })
at-18 = { " " }({ space-18 })
at-19 = { " " }({ space-19 })
at-20 = { " " }({ space-20 })
at-21 = { " " }({ space-21 })
at-22 = { " " }({ space-22 })
at-23 = { " " }({ space-23 })
at-24 = { " " }({ space-24 })
at-25 = { " " }({ space-25 })
at-26 = { " " }({ space-26 })
at-27 = { " " }({ space-27 })
at-28 = { " " }({ space-28 })
at-29 = { " " }({ space-29 })
at-30 = { " " }({ space-30 })
at-31 = { " " }({ space-31 })
at-32 = { " " }({ space-32 })
at-33 = { " " }({ space-33 })
at-34 = { " " }({ space-34 })
at-35 = { " " }({ space-35 })
at-36 = { " " }({ space-36 })
at-37 = { " " }({ space-37 })
at-38 = { " " }({ space-38 })
at-39 = { " " }({ space-39 })
at-40 = { " " }({ space-40 })
at-41 = { " " }({ space-41 })
at-42 = { " " }({ space-42 })
at-43 = { " " }({ space-43 })
at-44 = { " " }({ space-44 })
at-45 = { " " }({ space-45 })
at-46 = { " " }({ space-46 })
at-47 = { " " }({ space-47 })
at-48 = { " " }({ space-48 })
at-49 = { " " }({ space-49 })
at-50 = { " " }({ space-50 })
at-51 = { " " }({ space-51 })
at-52 = { " " }({ space-52 })
at-53 = { " " }({ space-53 })
at-54 = { " " }({ space-54 })
at-55 = { " " }({ space-55 })
at-56 = { " " }({ space-56 })
at-57 = { " " }({ space-57 })
at-58 = { " " }({ space-58 })
at-59 = { " " }({ space-59 })
at-60 = { " " }({ space-60 })

# Was für oder gegen eine Stellung spricht, als Grund; und wie ein Bot gesinnt sein kann

## Glossary

glossary-city-state = Stadtstaat
    .help = Deine Akropolis und alle Felder, die um sie herum liegen.
    .instead-of = Stadt, Städte, Städten
glossary-acropolis = Akropolis
    .help = Das Feld in der Mitte eines Stadtstaats. Sie wird nie angegriffen, kennt keinen Aufstand und fasst beliebig viele Steine; jedes Gold darauf ist am Ende 1 Siegpunkt.
glossary-patron-god = Schutzgott
    .help = Der Gott einer Akropolis. Er gibt am Ende Siegpunkte für aktive Felder eines Typs.
glossary-tile = Feld
    .help = Ein Sechseck mit Titel, Typ, Natur und Kosten; manche haben Produktion, Verteidigungswert oder Spezialfähigkeit.
    .instead-of = Plättchen, Kachel, Kacheln
glossary-chora = Chora
    .help = Grüne Felder: das Land. Aktiv je 1 Siegpunkt.
glossary-fortification = Befestigung
    .help = Rote Felder; die meisten haben einen Verteidigungswert, der angrenzende Felder schützt. Aktiv je 1 Siegpunkt.
    .instead-of = Festung, Festungen
glossary-polis = Polisfeld
    .help = Blaue Felder: die Stätten der Bürger. Sie liegen an der Akropolis oder an einem anderen Polisfeld, kein Titel zweimal. Aktiv je 2 Siegpunkte.
glossary-mythos-tile = Mythosfeld
    .help = Ein violettes Feld, das vor dir liegt. Es ist aktiv, solange sein Mythosmarker auf einem aktiven Feld liegt. Du kannst drei haben.
    .instead-of = Mythen, Mythenfeld
glossary-mythos-marker = Mythosmarker
    .help = Verbindet ein Mythosfeld mit einem Feld deines Stadtstaats, das dieselbe Natur hat.
    .instead-of = Marker
glossary-nature = Natur
    .help = Jedes Feld ist politisch, militärisch, wirtschaftlich oder sakral.
glossary-cube = Stein
    .help = Ein Bürger, ein Hoplit oder ein Gold; auch Ressource genannt.
    .instead-of = Würfel
glossary-cost = Kosten
    .help = Die Steine, die auf einem Feld liegen müssen, damit es aktiv ist. Sie werden nicht ausgegeben, sondern darauf geschoben.
glossary-active = aktiv
    .help = Ein Feld ist aktiv, wenn seine Kosten vollständig darauf liegen. Nur aktive Felder produzieren, schützen, zählen und können genutzt werden.
glossary-excess = Überschuss
    .help = Steine auf einem aktiven Feld, die über seine Kosten hinausgehen. Ein Aufstand nimmt davon; die Akropolis hat keinen.
glossary-lay = ausspielen
    .help = Ein Feld aus der Hand in den Stadtstaat bringen oder, als Mythosfeld, vor sich hin.
    .instead-of = anrufen, Anrufen
glossary-adjacent = angrenzend
    .help = Zwei Felder grenzen aneinander, wenn sich ihre Seiten berühren.
    .instead-of = daneben, benachbart, Nachbarfeld, Nachbarfelder
glossary-ring = Ring
    .help = Alle Plätze mit demselben Abstand zur Akropolis. Ein neues Feld kommt in den innersten Ring mit einem freien Platz.
glossary-revealed = aufgedeckt
    .help = Für alle sichtbar: die Felder, die man nehmen kann, und eine Akropolis, die nicht mehr verdeckt ist.
    .instead-of = offene, offenen, offenes
glossary-production = Produktion
    .help = Eine Aktion: Jedes aktive Feld bekommt die aufgedruckten Steine.
glossary-strategy = Strategie
    .help = Eine Aktion: Steine bewegen, dann 2 Bürger gegen einen Hopliten tauschen oder einen Hopliten gegen 2 Bürger. Auch der Weg zu passen.
    .instead-of = ausheben, Ausheben, entlassen, Entlassen
glossary-special-ability = Spezialfähigkeit
    .help = Was ein aktives Feld in der Aktion Spezial kann, einmal je Aktion.
    .instead-of = Fähigkeit, Fähigkeiten
glossary-war = Krieg
    .help = Eine Aktion: ein Feld einer anderen Person erobern, von jeder höchstens eines. Wer mehr Gesamtwert hat, gewinnt immer.
glossary-attackers = Angreifer
    .help = Die Bürger und Hopliten, mit denen du ein Feld angreifst. Was überlebt, kommt auf das eroberte Feld.
    .instead-of = Armee, Truppen, Heer
glossary-total-value = Gesamtwert
    .help = Im Krieg: 1 je Bürger und 2 je Hoplit; für das angegriffene Feld dazu 2 je Punkt des höchsten Verteidigungswerts, der angrenzt.
    .instead-of = Verteidigung, Stärke
glossary-shield = Verteidigungswert
    .help = Die Zahl im roten Schild einer Befestigung. Aktiv schützt sie angrenzende Felder, nie sich selbst.
glossary-change = Wechselgeld
    .help = Ein Bürger zurück, wenn Angreifer ohne Bürger einen ungeraden Wert verlieren.
glossary-stack-of-fate = Stapel des Schicksals
    .help = Die verdeckten Felder. Ist er leer, folgen die letzten Züge.
    .instead-of = Nachziehstapel, Zugstapel
glossary-underworld = Unterwelt
    .help = Hier liegen aufgedeckt alle Felder, die aus dem Spiel sind. Nichts kommt zurück.
    .instead-of = Ablagestapel, Ablage
glossary-philosopher = Philosophenfigur
    .help = Kommt zu dir, wenn du am Ende deines Zuges mehr Felder politischer Natur hast als alle anderen. Dann gibt es bei allen anderen Aufstände.
    .instead-of = Philosoph, Philosophen
glossary-political-situation = Politische Situation
    .help = Der letzte Schritt eines Zuges: Felder politischer Natur zählen, Philosophenfigur, Aufstände, vier Felder auf der Hand behalten.
glossary-revolt = Aufstand
    .help = Ein aktives Feld verliert Überschuss: die Hälfte, aufgerundet, wenn nur eine Ressource im Überschuss ist; sonst bleibt von jeder so viel wie von der kleinsten.
    .instead-of = Revolte, Revolten
glossary-last-player = Schlussspieler
    .help = Wer rechts vom Startplatz sitzt. Mit diesem Zug endet jede Runde, auch die letzte.
glossary-myth-set = Mythosset
    .help = Drei Mythosfelder verschiedener Natur, aktiv oder nicht; die eigene Akropolis zählt als eines. Bringt 8 Siegpunkte.
glossary-victory-point = Siegpunkt
    .help = Wer am Ende die meisten hat, gewinnt. Kurz SP.
    .instead-of = Punkte, Punkten

## Board

board-label = Die Stadtstaaten
board-round = Runde { $round }
board-step-draw = Nehmen
    .help = Nimm ein Feld, dann noch ein Feld oder eine Ressource.
board-step-build = Spielen
    .help = Spiel beliebig viele Felder aus der Hand aus; was sie kosten, wird auf sie verschoben.
board-step-action = Handeln
    .help = Eine Aktion: Produktion, Strategie, Spezial oder Krieg.
board-step-politics = Politik
    .help = Wer mehr Felder politischer Natur hat als alle anderen, nimmt die Philosophenfigur, und bei den anderen gibt es Aufstände. Dann schrumpft die Hand auf vier Felder.
board-politics = Felder politischer Natur: { $strengths }
    .help = Auch Mythosfelder zählen, aktiv oder nicht. Wer am Ende des eigenen Zuges mehr hat als alle anderen, nimmt die Philosophenfigur.
board-end = Letzte Züge
    .help = Der Stapel des Schicksals ist leer. Alle bis zum Schlussspieler haben noch einen Zug, ohne Felder zu nehmen.
board-overview = Alle Stadtstaaten auf einen Blick
board-nearer = Näher heran
board-farther = Weiter weg
board-player = { $seat }: { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    }, { $strength ->
        [one] { $strength } Feld politischer Natur
       *[other] { $strength } Felder politischer Natur
    }, { $hand ->
        [one] { $hand } Feld auf der Hand
       *[other] { $hand } Felder auf der Hand
    }
    .help = Siegpunkte, soweit man sie jetzt kennt; eine verdeckte Akropolis zählt ihren Bonus nur für die Person, der sie gehört.
board-last = Schlussspieler: Mit diesem Zug endet jede Runde.
board-philosopher = Die Philosophenfigur ist hier und hält Aufstände fern.
board-attacked = In dieser Aktion schon angegriffen.
board-enlarge = Drücke, um diesen Stadtstaat groß zu sehen.
board-place = Rang { $place }
board-display = Aufgedeckt
board-hand = Hand, { $count } von { $most }
board-looking = Oben auf dem Stapel, nur für deine Augen
board-stack = Stapel des Schicksals: noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    }
    .help = Verdeckte Felder. Wenn das letzte den Stapel verlässt, wird dieser Zug beendet, und die letzten Züge beginnen.
board-stack-known = Du weißt, was als Nächstes kommt: { $tiles }.
board-stack-label = Stapel
board-underworld = Unterwelt: { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
    .help = Abgelegte Felder. Sie kommen nicht wieder. Drücke, um alle zu sehen.
board-underworld-label = Unterwelt
board-supply = Vorrat: { $resource }
    .help = Statt eines zweiten Feldes kannst du eine Ressource nehmen; sie kommt auf deine Akropolis.
board-space = Freier Platz, { $space }
    .help = Zuerst wird der innerste Ring gefüllt, der noch einen leeren Platz hat. Ein Feld berührt mindestens zwei Felder des Stadtstaats, ein Polisfeld auch die Akropolis oder ein anderes Polisfeld.
board-count-citizen = { $count } Bürger
board-count-hoplite = { $count ->
        [one] 1 Hoplit
       *[other] { $count } Hopliten
    }
board-count-gold = { $count } Gold
board-no-cubes = keine Steine
board-kind = { $type }, { $nature }.
board-nature = Natur: { $nature }.
board-cost = Kostet { $cubes }.
board-makes = Produziert { $cubes }.
board-shield = Verteidigungswert { $shield } für angrenzende Felder.
board-ability = Spezial: { $ability }.
board-active = aktiv
board-inactive = inaktiv
    .help = Inaktiv: Ein Teil der Kosten fehlt. Es produziert, schützt und zählt nicht, und seine Spezialfähigkeit ruht.
board-excess = Überschuss: { $cubes }.
board-revolt-takes = Ein Aufstand nähme { $cubes }.
board-defence = Gesamtwert { $defence }{ $shield ->
        [0] .
       *[other] , mit dem Verteidigungswert { $shield } eines angrenzenden Feldes.
    }
board-tile-display = { $tile }, aufgedeckt auf Platz { $slot }
board-tile-hand = { $tile }, auf deiner Hand
board-tile-seen = { $tile }, oben auf dem Stapel
board-tile-underworld = { $tile }, in der Unterwelt
board-tile-myth = { $tile } von { $seat }, Mythosmarker auf { $host }, { $state }
    .help = Ein Mythosfeld ist aktiv, solange es das Feld mit seinem Mythosmarker ist. Auf ihm liegen keine Steine: Was es bringt, kommt auf jenes Feld.
board-tile-city = { $tile } von { $seat }, { $space }, { $state }: { $cubes }{ $count ->
        [0] { "" }
       *[other] ; Mythosmarker von { $markers }
    }
board-acropolis-hidden = Akropolis
board-acropolis = { $city } von { $seat }{ $state ->
        [hidden] , vor anderen verdeckt
       *[open] { "" }
    }: { $cubes }
    .help = Die Akropolis wird nie angegriffen, kennt keinen Aufstand und fasst beliebig viele Steine. Jedes Gold hier ist am Ende ein Siegpunkt.
board-handle = { $cubes } auf { $tile }
    .help = Drücke, um einen Stein zu nehmen, oder ziehe ihn dorthin, wo er hin soll.
board-production = Produktion brächte: { $cubes }
    .help = Jedes aktive Feld erhält die aufgedruckten Steine; was ein Mythosfeld bringt, kommt auf das Feld mit seinem Mythosmarker.
board-production-label = Produktion
board-strategy =
    { "" }
    .help = Verschiebe deine Steine, wie du magst, und tausche dann auf einem Feld 2 Bürger gegen einen Hopliten oder einen Hopliten gegen 2 Bürger. So passt man auch.
board-special =
    { "" }
    .help = Nutze Spezialfähigkeiten aktiver Felder, jede einmal.
board-war = Krieg um { $tile } von { $seat }: Gesamtwert { $strength } gegen { $defence }
    .help = Greife alle anderen je höchstens einmal an. Der Gesamtwert deiner Angreifer muss höher sein als der des Feldes, und sie verlieren genau so viel.
board-revolt = Ein Aufstand nähme: { $cubes }
    .help = Wenn jemand anders die Philosophenfigur nimmt, verliert jedes deiner aktiven Felder Überschuss: die Hälfte, wenn er von einer Art ist, sonst bis auf die kleinste Anzahl.
board-revolt-label = Aufstand
board-points = { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    }, wenn jetzt Schluss wäre: { $lines }
    .help = Aktive Felder zählen: Chora und Befestigungen 1, Polisfelder 2. Ein Mythosset 8, jedes Gold auf der Akropolis 1, und was der Schutzgott gibt.
board-points-label = Wertung
board-then = { $is_sure ->
        [yes] Siegpunkte: jetzt { $now }, danach { $least }.
       *[no] Siegpunkte: jetzt { $now }, danach { $least } bis { $most }, je nachdem, welche Felder bezahlen.
    }
board-score = Siegpunkte, wenn das Spiel jetzt endete
board-score-open = Ein Druck zeigt die Siegpunkte aller Zeile für Zeile.
board-missing = Noch fehlt: { $cubes }.
board-war-you-lose = Du verlierst
board-war-they-lose = { $seat } verliert
board-war-left = Danach auf dem Feld
board-war-change = Für einen halben Hopliten kommt ein Bürger als Wechselgeld.
board-war-lacking = Zum Gesamtwert fehlen noch { $lacking }.
board-war-raise = Drücke auf Bürger und Hopliten deines Stadtstaats.
board-war-booty = Es kommt in deinen Stadtstaat, auf { $count ->
        [one] den markierten Platz
       *[other] einen von { $count } Plätzen
    }.
board-war-merges = Was darauf liegt, kommt auf dein Feld { $tile }.
board-air = Aufgenommen: { $cubes }
    .help = Aufgenommene Steine. Drücke auf ein Feld, um einen hinzulegen; alle müssen liegen, bevor du aufhören kannst.
board-levy = Auf { $tile } tauschen: 2 Bürger gegen 1 Hopliten
    .help = Getauscht wird nach allen Bewegungen; auf jedem Feld nur in einer Richtung.
board-disband = Auf { $tile } tauschen: 1 Hopliten gegen 2 Bürger
    .help = Getauscht wird nach allen Bewegungen; auf jedem Feld nur in einer Richtung.
board-carry-out = { $count ->
        [one] 1 Stein verschieben
       *[other] { $count } Steine verschieben
    }
    .help = Alle diese Steine werden aufgenommen und dann hingelegt, wo du sie hingezogen hast. Danach kann nur noch getauscht werden.
board-forget = Zurücklegen
