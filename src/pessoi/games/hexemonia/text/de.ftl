# Hexemonia auf Deutsch.

game-title = Hexemonia
    .help = Führe einen griechischen Stadtstaat: Lege Felder um deine Akropolis, versorge sie mit Bürgern, Hopliten und Gold, und führe Krieg.

option-revolts_in_two_player_game = Aufstände zu zweit
    .help = Aus: Es gibt keine Aufstände, und wer am Ende den Philosophen hat, bekommt 3 Punkte. Zu dritt und zu viert gibt es immer Aufstände.
option-start_seat = Startplatz
    .help = Wer beginnt. Der Platz davor ist der Schlussspieler, mit dessen Zug jede Runde endet.

# Fragen
prompt-take = { $seat }, nimm eines der offenen Felder.
    .help =
        Nimm eines der vier offenen Felder auf die Hand; sein Platz wird sofort vom Stapel des Schicksals aufgefüllt. Danach
        nimmst du noch ein Feld oder eine Ressource. Ist das letzte Feld vom Stapel genommen, naht das Ende: Dieser Zug wird
        beendet, und alle bis zum Schlussspieler haben noch je einen letzten Zug, ohne zu ziehen.
prompt-take-more = { $seat }, nimm noch ein Feld oder eine Ressource.
    .help = Nimm ein zweites offenes Feld (auch das eben aufgedeckte), oder lege einen Bürger, einen Hopliten oder ein Gold aus dem Vorrat auf deine Akropolis.
prompt-build = { $seat }, lege Felder aus der Hand, oder wähle deine Aktion.
    .help =
        Lege so viele Felder, wie du willst. Ein Feld kommt in den innersten Ring mit einem freien Platz, wo es mindestens zwei
        Felder deiner Stadt berührt (das allererste nur die Akropolis). Ein Polisfeld muss die Akropolis oder ein anderes
        Polisfeld berühren, und kein Titel eines Polisfelds liegt zweimal in deiner Stadt. Du schiebst genau die Kosten des
        Feldes darauf, von beliebigen eigenen Feldern; diese können dadurch inaktiv werden. Steine auf Feldern, die du in
        diesem Schritt gelegt hast, können kein weiteres Feld bezahlen.
        Ein Mythosfeld liegt vor dir. Sein Marker kommt auf ein Feld deiner Stadt mit derselben Natur; solange dieses aktiv ist,
        ist es auch der Mythos. Du kannst drei Mythen haben: Ein vierter verdrängt einen älteren.
        Wer eine Aktion wählt, beendet das Legen.
prompt-pay = { $seat }, von welchem Feld kommt für { $tile }: { $resource }?
    .help = Die Kosten eines Feldes werden Stein für Stein darauf geschoben, von beliebigen eigenen Feldern, nur nicht von denen, die in diesem Schritt gelegt wurden.
prompt-forsake = { $seat }, du hast mehr als drei Mythen: Welcher ältere kommt in die Unterwelt?
    .help = Niemand hat mehr als drei Mythosfelder. Die eben gekommenen bleiben; der Marker des abgelegten kehrt in die Mitte zurück.
prompt-action = { $seat }, wähle deine Aktion.
    .help =
        Jeder Zug hat genau eine Aktion. Produktion: Jedes aktive Feld bekommt die aufgedruckten Steine. Strategie: Bewege deine
        Steine beliebig, dann tausche 2 Bürger eines Feldes gegen einen Hopliten oder einen Hopliten gegen 2 Bürger; so kann man
        auch passen. Spezial: Nutze Fähigkeiten aktiver Felder, jede einmal. Krieg: Greife jeden Gegner höchstens einmal an.
prompt-strategy = { $seat }, bewege Steine, tausche sie, oder belasse es dabei.
    .help =
        Nimm zuerst alle Steine auf, die du bewegen willst, dann lege sie auf beliebige Felder deiner Stadt. Sobald der erste
        liegt, wird keiner mehr aufgenommen. Danach kannst du 2 Bürger auf einem Feld gegen einen Hopliten tauschen oder einen
        Hopliten gegen 2 Bürger; auf jedem Feld nur in eine Richtung, und danach wird nichts mehr bewegt.
prompt-special = { $seat }, nutze eine Fähigkeit oder beende deine Aktion.
    .help = Nutze die Fähigkeiten beliebig vieler Felder nacheinander. Ein Feld muss in diesem Moment aktiv sein, und jedes wird einmal genutzt; ein Mythos ist aktiv, solange sein Marker auf einem aktiven Feld liegt.
prompt-reveal-neighbour = { $seat }, { $tile } berührt deine verdeckte Akropolis. Deckst du sie auf?
    .help = Hat deine Akropolis die Natur, die zählt, kannst du sie für den Rest des Spiels aufdecken; dann zählt sie als Nachbarfeld. Jeder an deiner Stelle wird gefragt, damit niemand aus der Frage etwas erfährt.
prompt-reveal-politics = { $seat }, dein Zug endet. Bleibt deine Akropolis verdeckt?
    .help = Eine Akropolis mit Natur Politik kann aufgedeckt werden, bevor die politische Stärke gezählt wird; dann zählt sie für den Rest des Spiels mit. Jeder mit verdeckter Akropolis wird gefragt, damit niemand aus der Frage etwas erfährt.
prompt-spring = { $seat }, welche Ressource bringt die Quelle?
    .help = Eine Ressource deiner Wahl aus dem Vorrat kommt auf deine Akropolis.
prompt-target = { $seat }, wen trifft { $tile }?
    .help = Wähle einen Gegner, der hat, was verlangt wird.
prompt-give = { $seat }, von welchem deiner Felder kommt für { $tile }: { $resource }?
    .help = Du wählst das Feld, aktiv oder nicht. Es kann dadurch inaktiv werden.
prompt-hades = { $seat }, von welchem Feld nimmt Hades Bürger?
    .help = Bis zu drei überschüssige Bürger eines aktiven Feldes eines Gegners kommen in den Vorrat. Überschuss ist, was über die Kosten hinaus dort liegt; die Akropolis hat keinen.
prompt-oracle = { $seat }, welches Feld soll als Nummer { $place } auf dem Stapel liegen?
    .help = Nur du siehst die obersten Felder des Stapels des Schicksals. Lege sie in beliebiger Reihenfolge zurück: Nummer 1 wird als nächstes gezogen.
prompt-agora = { $seat }, bewege einen oder zwei Steine.
    .help = Nimm einen oder zwei deiner Steine auf, dann lege jeden auf ein beliebiges Feld deiner Stadt.
prompt-necropolis = { $seat }, welche Bürger gehen zu den Toten? Bisher: { $citizens }.
    .help = Gib beliebig viele deiner Bürger in den Vorrat zurück, mindestens einen. Für je zwei bekommt die Nekropolis ein Gold.
prompt-war = { $seat }, wen greifst du an?
    .help =
        Ein Feld kann angegriffen werden, wenn es eine freie Seite hat und der Rest seiner Stadt auch ohne es zusammenhängt; nie
        die Akropolis. Seine Verteidigung ist 1 je Bürger und 2 je Hoplit darauf, und 2 je Punkt des besten Schildes unter den
        aktiven Feldern daneben. Deine Armee muss stärker sein. Sie verliert genau die Verteidigung; die
        Überlebenden kommen auf das Feld, das nun dir gehört. Du kannst jeden Gegner einmal angreifen.
prompt-army = { $seat }, stelle deine Armee auf: Stärke { $strength } gegen Verteidigung { $defence }.
    .help = Bürger zählen 1, Hopliten 2. Nimm sie von beliebigen eigenen Feldern. Die Armee muss stärker sein als die Verteidigung und darf viel stärker sein: Alle Überlebenden kommen auf das eroberte Feld.
prompt-losses = { $seat }, womit bezahlst du die Verteidigung von { $defence }?
    .help = Die Armee verliert genau den Wert der Verteidigung; den Teil für den Schild in Hopliten, solange sie welche hat, den Rest nach Wahl.
prompt-settle = { $seat }, wohin legst du { $tile }?
    .help = Ein erobertes Feld wird gelegt wie eines aus der Hand, kostet aber nichts. Was darauf liegt, kommt mit.
prompt-discard = { $seat }, vier Felder bleiben auf der Hand: Lege noch { $surplus } ab.
    .help = Am Ende deines Zuges behältst du vier Felder. Die anderen kommen offen in die Unterwelt.

# Auswahl
choice-take = das Feld auf Platz { $a } nehmen
choice-gain = bekommen: { $a }
choice-lay = { $a } auf Platz { $b } legen
choice-pay = von { $a }
choice-invoke = { $a } anrufen mit { $b }
choice-forsake = { $a } ablegen
choice-end_build = das Legen beenden
choice-action = { $a }
choice-lift = aufnehmen: { $a } von { $b }
choice-lift_all = alles aufnehmen: { $a } von { $b }
choice-lay_cube = ablegen: { $a } auf { $b }
choice-lay_all = alles ablegen: { $a } auf { $b }
choice-levy = ausheben auf { $a }: 2 Bürger werden 1 Hoplit
choice-disband = entlassen auf { $a }: 1 Hoplit wird 2 Bürger
choice-end_strategy = Strategie beenden
choice-use = { $a } nutzen
choice-end_special = Spezial beenden
choice-reveal = die Akropolis aufdecken
choice-conceal = die Akropolis verdeckt lassen
choice-target = { $a }
choice-give = von { $a }
choice-smite = { $a }: { $b }
choice-put = { $a }
choice-sacrifice = ein Bürger von { $a }
choice-sacrifice_all = alle Bürger von { $a }
choice-end_sacrifice = das genügt
choice-attack = { $a } angreifen
choice-end_war = Krieg beenden
choice-commit = { $a } von { $b }
choice-commit_all = alles: { $a } von { $b }
choice-launch = mit dieser Armee angreifen
choice-lose = verlorene Hopliten: { $a }
choice-settle = Platz { $a }
choice-discard = { $a }

label-at = { $tile } ({ $space })
label-take = { $tile } nehmen
label-pay = von { $tile }
label-invoke = { $myth } anrufen, Marker auf { $tile }
label-lift = aufnehmen: { $resource } von { $tile }
label-lift_all = aufnehmen: { $count } × { $resource } von { $tile }
label-lay_cube = ablegen: { $resource } auf { $tile }
label-lay_all = ablegen: { $count } × { $resource } auf { $tile }
label-levy = ausheben auf { $tile }: 2 Bürger werden 1 Hoplit
label-disband = entlassen auf { $tile }: 1 Hoplit wird 2 Bürger
label-use = { $tile } nutzen
label-give = von { $tile }
label-smite = { $citizens } Bürger von { $tile }, { $seat }
label-sacrifice = ein Bürger von { $tile }
label-sacrifice_all = alle Bürger von { $tile }
label-attack = { $tile } von { $seat } angreifen, Verteidigung { $defence }
label-commit = { $resource } von { $tile }
label-commit_all = { $count } × { $resource } von { $tile }
label-lose = verlieren: { $hoplites ->
        [0] { "" }
        [one] 1 Hoplit
       *[other] { $hoplites } Hopliten
    }{ $citizens ->
        [0] { "" }
       *[other] { $hoplites ->
            [0] { $citizens } Bürger
           *[other] { " " }und { $citizens } Bürger
        }
    }

cubes = { $citizens ->
        [0] { "" }
       *[other] { " " }{ $citizens } Bürger
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }1 Hoplit
       *[other] { " " }{ $hoplites } Hopliten
    }{ $gold ->
        [0] { "" }
       *[other] { " " }{ $gold } Gold
    }
outlook-type = { $type }, { $nature }
outlook-cost = kostet{ $cubes }
outlook-free = ohne Kosten
outlook-makes = produziert{ $cubes }
outlook-yield = bringt{ $cubes }
outlook-no-yield = bringt jetzt nichts
outlook-shield = Schild { $shield }
outlook-earns = jetzt { $gold } Gold
outlook-reveals = deckt deine Akropolis auf, für 1 Gold
outlook-beside = neben { $tile }
outlook-booty = mit { $gold } Gold
outlook-myth = mit { $myth }
outlook-falls-inactive = wird inaktiv
outlook-becomes-active = wird aktiv

ability-spring = 1 Ressource nach Wahl auf deine Akropolis
ability-harbour = 1 Gold hierher je Wirtschaftsfeld daneben
ability-temple = 1 Gold hierher je sakralem Feld daneben
ability-necropolis = Bürger abgeben, 1 Gold hierher für je 2
ability-agora = bis zu 2 eigene Steine bewegen
ability-tavern = ein Gegner gibt 1 Bürger hierher
ability-labyrinth = ein Gegner gibt 1 Hopliten hierher
ability-lighthouse = jeder Gegner gibt 1 Gold hierher
ability-hades = bis zu 3 überschüssige Bürger von einem Feld eines Gegners entfernen
ability-oracle = die obersten 4 Felder des Stapels ansehen und ordnen
ability-moirai = das oberste Feld des Stapels ziehen
ability-pandora = ein Gegner verliert ein zufälliges Feld aus der Hand

# Was geschah
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-final-turn-began = { $seat } hat einen letzten Zug.
event-took = { $seat } nimmt { $tile }.
event-refilled = { $tile } kommt auf Platz { $slot }.
event-gained = { $seat } legt auf die Akropolis: { $resource }.
event-end-triggered = Das letzte Feld ist vom Stapel genommen. { $seat } beendet den Zug; dann folgen die letzten Züge.
event-laid = { $seat } legt { $tile } auf Platz { $space }.
event-paid = { $seat } zahlt von { $tile }: { $resource }.
event-invoked = { $seat } ruft { $myth } an; der Marker liegt auf { $tile }.
event-forsook = { $seat } legt { $myth } ab.
event-acted = { $seat } wählt { $action }.
event-produced = { $tile }:{ $citizens ->
        [0] { "" }
       *[other] { " " }+{ $citizens } Bürger
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }+1 Hoplit
       *[other] { " " }+{ $hoplites } Hopliten
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+{ $gold } Gold
    }.
event-lifted = { $seat } nimmt { $count } × { $resource } von { $tile } auf.
event-placed = { $seat } legt { $count } × { $resource } auf { $tile }.
event-levied = { $seat } hebt aus auf { $tile }: 2 Bürger werden 1 Hoplit.
event-disbanded = { $seat } entlässt auf { $tile }: 1 Hoplit wird 2 Bürger.
event-used = { $seat } nutzt { $tile }.
event-revealed = { $seat } deckt die Akropolis auf: { $acropolis }.
event-earned = { $tile }: +{ $gold } Gold.
event-targeted = { $seat } wählt { $other }.
event-gave = { $seat } gibt von { $tile } an { $receiver }: { $resource }.
event-smote = { $tile } verliert { $citizens } Bürger an Hades, gesandt von { $seat }.
event-looked = { $seat } sieht { $count ->
        [one] das oberste Feld
       *[other] die obersten { $count } Felder
    } des Stapels an.
event-saw = Nummer { $place } auf dem Stapel ist { $tile }.
event-ordered = Nummer { $place } auf dem Stapel wird { $tile }.
event-drew = { $seat } zieht ein Feld vom Stapel.
event-drew-tile = Es ist { $tile }.
event-lost-from-hand = { $seat } verliert { $tile } aus der Hand.
event-sacrificed = { $seat } gibt { $citizens } Bürger von { $tile } ab.
event-attacked = { $seat } greift { $tile } von { $other } an, Verteidigung { $defence }.
event-committed = { $seat } stellt auf: { $count } × { $resource } von { $tile }.
event-launched = { $seat } greift mit Stärke { $strength } an: Bürger { $citizens }, Hopliten { $hoplites }.
event-garrison-lost = { $seat } verliert die Besatzung: Bürger { $citizens }, Hopliten { $hoplites }.
event-army-lost = Die Armee von { $seat } verliert: Bürger { $citizens }, Hopliten { $hoplites }.
event-change-given = { $seat } bekommt einen Bürger als Wechselgeld.
event-settled = { $seat } legt das eroberte Feld { $tile } auf Platz { $space }.
event-merged = { $seat } hat { $tile } schon: Das eroberte Feld kommt in die Unterwelt, was darauf lag, auf das eigene.
event-myth-captured = { $seat } nimmt { $myth } von { $other }.
event-philosopher-came = Der Philosoph kommt zu { $seat }, mit politischer Stärke { $strength }.
event-revolted = Aufstand auf { $tile }:{ $citizens ->
        [0] { "" }
       *[other] { " " }−{ $citizens } Bürger
    }{ $hoplites ->
        [0] { "" }
        [one] { " " }−1 Hoplit
       *[other] { " " }−{ $hoplites } Hopliten
    }{ $gold ->
        [0] { "" }
       *[other] { " " }−{ $gold } Gold
    }.
event-discarded = { $seat } legt { $tile } in die Unterwelt.
event-scored = { $seat } hat { $total ->
        [one] { $total } Siegpunkt
       *[other] { $total } Siegpunkte
    } und Platz { $place }.

# Warum nicht
why-not-step = Du hast das Legen in diesem Zug beendet.
why-not-host = Deine Stadt hat kein Feld mit der Natur { $nature }, auf dem der Marker liegen könnte.
why-not-locked = Steine auf Feldern, die in diesem Schritt gelegt wurden, können kein weiteres Feld bezahlen.
why-not-cost = Du kannst die Kosten nicht bezahlen:{ $cubes }.
why-not-title = Deine Stadt hat schon { $tile }, und kein Titel eines Polisfelds liegt dort zweimal.
why-not-polis-space = Kein Platz des offenen Rings berührt zwei Felder und darunter die Akropolis oder ein Polisfeld.
why-not-special = Keines deiner aktiven Felder hat eine Fähigkeit, die jetzt genutzt werden könnte.
why-not-war = Mit deinen Bürgern und Hopliten kann kein Feld eines Gegners angegriffen werden.
why-not-war-troops = Du hast weder Bürger noch Hopliten.
why-not-in-the-air = Es sind noch Steine aufgenommen; lege sie zuerst ab.
why-not-lift-landing = Sobald der erste Stein abgelegt ist, wird keiner mehr aufgenommen.
why-not-lift = Das Bewegen ist vorbei, oder es gibt nichts mehr aufzunehmen.
why-not-used = Diese Fähigkeit wurde in dieser Aktion schon genutzt.
why-not-inactive = Dieses Feld ist inaktiv: Ein Teil seiner Kosten fehlt.
why-not-marker-inactive = Das Feld mit dem Marker dieses Mythos ist inaktiv.
why-not-ability-harbour = Kein Wirtschaftsfeld liegt daneben.
why-not-ability-temple = Kein sakrales Feld liegt daneben.
why-not-ability-tavern = Kein Gegner hat einen Bürger.
why-not-ability-labyrinth = Kein Gegner hat einen Hopliten.
why-not-ability-lighthouse = Kein Gegner hat Gold.
why-not-ability-hades = Kein Gegner hat überschüssige Bürger.
why-not-ability-oracle = Der Stapel ist leer.
why-not-ability-moirai = Der Stapel ist leer.
why-not-ability-pandora = Kein Gegner hat ein Feld auf der Hand.
why-not-acropolis = Eine Akropolis wird nie angegriffen.
why-not-attacked = Du hast { $seat } in dieser Aktion schon angegriffen.
why-not-surrounded = Alle sechs Seiten dieses Feldes sind besetzt.
why-not-link = Ohne dieses Feld würde die Stadt zerfallen.
why-not-placeable = Du hast weder dieses Polisfeld noch einen Platz, auf dem es liegen könnte.
why-not-strength = Seine Verteidigung ist { $defence }, und alle deine Truppen zählen { $strength }; nötig ist mehr als die Verteidigung.
why-not-launch = Deine Armee hat Stärke { $strength }; sie braucht mehr als { $defence }.

# Der Wertungsblock
score-chora = Chora
score-fortifications = Befestigungen
score-polis = Polis
score-myths = Mythosset
score-gold = Gold auf der Akropolis
score-bonus = Bonus der Akropolis
score-philosopher = Philosoph
tie-break-nature = mehr aktive Felder mit der Natur der Akropolis
tie-break-gold = mehr Gold auf der Akropolis

# Der Tisch
panel-title-turn = Der Zug
panel-title-display = Zu nehmen
panel-title-hand = Deine Hand
panel-title-city = { $seat }, { $hand ->
        [one] { $hand } Feld auf der Hand
       *[other] { $hand } Felder auf der Hand
    }
panel-title-score = Punkte
panel-round = Runde
panel-turn = Am Zug
panel-step = Schritt
panel-last = Schlussspieler
panel-philosopher = Philosoph
panel-stack = Felder im Stapel
panel-underworld = Felder in der Unterwelt
panel-foreseen = Du kennst die nächsten
panel-in-the-air = Auf keinem Feld
panel-end-triggered = Das Ende ist ausgelöst
panel-yes = ja
panel-patron = Schutzgott
panel-slot = Platz
panel-tile = Feld
panel-printed = Aufdruck
panel-space = Platz
panel-cubes-header = Bürger, Hopliten, Gold
panel-cubes = { $citizens } · { $hoplites } · { $gold }
panel-state = Zustand
panel-active = aktiv
panel-inactive = inaktiv
panel-defence = Verteidigung
panel-markers = Marker
panel-hidden = Akropolis, verdeckt
panel-known-to-you = vor anderen verdeckt
panel-score = Punkte bisher
panel-player = { $seat }
panel-total = Summe
panel-political-strength = Politische Stärke
panel-place = Rang
panel-tie-break = Entschieden durch

# Namen
resource-citizen = Bürger
resource-hoplite = Hoplit
resource-gold = Gold
nature-politics = Politik
nature-military = Militär
nature-economy = Wirtschaft
nature-sacred = Sakral
type-chora = Chora
type-fortification = Befestigung
type-polis = Polis
type-mythos = Mythos
step-draw = Ziehen
step-build = Legen
step-action = Aktion
step-politics = Politik
action-production = Produktion
action-strategy = Strategie
action-special = Spezial
action-war = Krieg
acropolis-athens = Athen
acropolis-sparta = Sparta
acropolis-olympia = Olympia
acropolis-delphi = Delphi
acropolis-delos = Delos
patron-athens = Athene gibt 2 Punkte je aktivem Polisfeld
patron-sparta = Ares gibt 3 Punkte je aktiver Befestigung
patron-olympia = Zeus gibt 3 Punkte je aktivem Mythosfeld
patron-delphi = Apollon gibt 1 Punkt je aktivem Chorafeld
patron-delos = Artemis gibt 1 Punkt je aktivem Chorafeld
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
