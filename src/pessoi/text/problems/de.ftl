# Was schiefgehen kann, jeweils mit dem, was zu tun ist; Befehl, Terminal und Seite teilen sich die Texte.

hint-did-you-mean = meintest du „{ $word }“?
hint-there-is = es gibt { $known }
hint-there-is-none = es gibt keine
hint-latest-saved = die neuesten sind { $matches }
hint-none-saved = noch ist keine gespeichert
values-or = { $first } oder { $last }
values-range = eine Zahl von { $first } bis { $last }
problem-at-ply = nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  }: { $reason }
problem-as-said = { $reason }
problem-lines-changed = diese Zeile oder die Zeilen darüber wurden geändert: „{ $line }“
problem-port-in-use = Der Port { $port } ist belegt; wähle einen anderen mit --port, oder --port 0 für irgendeinen freien.
problem-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }; wähle mit --host und --port etwas anderes.
problem-forfeit = { $bot } auf Platz { $seat } scheidet nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  } aus: { $reason }

problem-bad-seed = Der Startwert „{ $seed }“ sollte druckbar sein und weder mit einem Leerzeichen beginnen noch enden.
problem-no-matches = Es muss mindestens eine Partie gespielt werden.
problem-worker-lost = Ein Arbeitsprozess wurde von außen beendet, vielleicht aus Speichermangel; versuch es mit weniger --jobs.
problem-components-unreadable = { $file } ist kein TOML: { $reason }
problem-components = { $file } passt nicht zu den Regeln, an { $count ->
    [one] einer Stelle
   *[other] { $count } Stellen
  }:
    { $problems }
problem-components-missing = Zeile { $line }, { $place }: „{ $name }“ fehlt.
problem-components-unknown = Zeile { $line }, { $place }: „{ $name }“ gibt es nicht; { $hint }
problem-components-order = Zeile { $line }, { $place }: Hierher gehört „{ $name }“; die Reihenfolge ist die der ursprünglichen Datei.
problem-components-length = Zeile { $line }, { $place }: Die Liste ist zu kurz oder zu lang; Einträge: { $least } bis { $most }
problem-components-form = Zeile { $line }, { $place }: Nichts sonst in der Datei hat genau diese Felder: { $fields }
problem-components-word = Zeile { $line }, { $place }: „{ $value }“ bedeutet hier nichts; { $hint }
problem-components-kind = Zeile { $line }, { $place }: { $value } ist nicht die Art Wert, die hierher gehört.
problem-components-less = Zeile { $line }, { $place }: { $value } ist zu wenig; mindestens { $least } muss es sein.
problem-components-unplayable = Mit { $file } lässt sich keine Partie spielen: { $reason }
problem-no-sureness = „{ $value }“ ist keine Breite, bei der man sicher ist; schreib sie wie 2%, von 0.1% bis 50%.
problem-all-failed = Keine einzige Partie ließ sich zu Ende spielen.
lines-both = { $first }
    { $second }
problem-no-process-groups = Bots von außen brauchen ein System mit Prozessgruppen, etwa Linux oder macOS.
problem-bot-unsplit = „{ $bot }“ lässt sich nicht in Wörter teilen: { $reason }
problem-no-outside-bot = „{ $bot }“ ist kein Bot von außen; man schreibt „{ $prefix }“ und einen Befehl in einer Zeile.
problem-no-program = Es gibt kein Programm „{ $program }“ für den Bot „{ $bot }“.
problem-no-program-here = Es gibt kein Programm „{ $program }“; meintest du „./{ $file }“?
problem-not-executable = „{ $program }“ ist nicht ausführbar; mach es ausführbar oder stell seinen Interpreter davor.
problem-no-bot = Einen Bot namens „{ $bot }“ gibt es nicht; { $hint }
problem-no-thought = „{ $bot }“ würde gar nicht nachdenken; gib ihm mindestens eine Runde oder Millisekunde.
problem-no-seat-in-match = Die Partie hat die Plätze 0 bis { $last }, nicht { $seat }.
problem-no-option-form = „{ $word }“ ist keine Option; Optionen schreibt man als name=wert.
problem-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
problem-server-draws-seed = An einem Server führt --table zu einer Partie zurück, und alle ziehen den Startwert; --resume und --seed gibt es dort nicht.
problem-which-server = Welcher Server? Nenne ihn mit --at, etwa --at http://127.0.0.1:8000
problem-record-starts-nothing = Ein Bot von außen spielt mit; eine Aufzeichnung startet keine Programme, nenne die Plätze also noch einmal: { $command }
problem-which-game = Welches Spiel? Es gibt { $games }: versuch pessoi play { $first }
problem-no-home = { $folder } lässt sich nicht anlegen ({ $reason }); setze PESSOI_HOME oder nenne eine --database.
problem-no-module = Ein Modul „{ $module }“ gibt es nicht, weder installiert noch in diesem Ordner.
problem-no-game-in-module = „{ $game }“ ist kein Spiel in { $module }; { $hint }
problem-seats-of-game = { $game } ist für { $most ->
    [one] 1 Platz
   *[other] { $least } bis { $most } Plätze
  }, nicht für { $seats }.
problem-no-date = „{ $date }“ ist kein Datum; man schreibt es wie { $example }.
problem-date-form = „{ $date }“ ist kein Datum in der richtigen Form; schreib { $right }.
problem-no-daily = Für „{ $game }“ gibt es keine Tagesaufgabe; { $hint }
problem-daily-is-solo = eine Tagesaufgabe spielt man allein, nicht auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
  }
problem-daily-options = die Tagesaufgabe dieses Tages hatte andere Optionen: { $options }
problem-daily-rules = sie entstand nach den Regeln { $rules }; vergleichen lassen sich nur solche nach den Regeln { $present }
problem-not-over = die Partie ist noch nicht zu Ende
problem-no-daily-seed = ihr Startwert ist nicht der einer Tagesaufgabe: { $prefix }/DATUM/{ $game }
problem-different-days = Das sind Tagesaufgaben verschiedener Tage oder Spiele; vergleiche solche von einem.
problem-no-game-entry = Der Einstiegspunkt „{ $name }“ nennt { $value }, und das ist kein Spiel, sondern { $kind }.
problem-no-game = Ein Spiel namens „{ $game }“ gibt es nicht; { $hint }
problem-no-rules = Die Regeln von { $game } sind hier nicht zu lesen; es bringt keine mit.
problem-no-lesson = { $game } ist hier nicht zu lernen; es bringt keine Lernpartie mit.
problem-no-rules-about = Die Regeln von { $game } sagen nichts über „{ $words }“; --contents nennt ihre Abschnitte.
problem-empty-choice = Eine leere Zeile ist keine Wahl.
problem-no-verb = Dieses Spiel kennt kein Verb „{ $verb }“; { $hint }
problem-wrong-arguments = „{ $choice }“ hat die falsche Zahl von Angaben; man schreibt „{ $form }“.
problem-no-value = „{ $value }“ ist kein Wert für { $domain }; { $hint }
problem-option-value = { $option } kann nicht „{ $value }“ sein, sondern { $values }.
problem-no-option = { $game } hat keine Option „{ $option }“; { $hint }
problem-nothing-to-foresee = „{ $choice }“ steht jetzt nicht zur Wahl, also gibt es nichts vorherzusehen.
problem-game-is-over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
problem-stale-ply = Die Wahl galt nach { $meant ->
    [one] 1 Entscheidung
   *[other] { $meant } Entscheidungen
  }, die Partie hat aber { $ply }; sieh noch einmal hin.
problem-other-seat-decides = Gerade entscheidet Platz { $deciding }, nicht Platz { $seat }.
problem-not-offered = „{ $choice }“ steht jetzt nicht zur Wahl; Platz { $seat } kann: { $offered }
problem-nothing-to-imagine = Platz { $seat } hat hier nichts zu entscheiden, also gibt es nichts vorzustellen.
problem-nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
problem-unreadable-line = die Zeile „{ $line }“ ist nicht lesbar
problem-line-out-of-order = die nächste Zeile sollte mit { $ply } beginnen, nicht mit { $first }; eine Zeile fehlt oder ist verrückt
problem-line-changed = diese Zeile wurde geändert: „{ $line }“
problem-end-changed = der Startwert, der Zwischenstand oder das Ergebnis wurde geändert
problem-imagined-record = eine vorgestellte Partie hat keine Aufzeichnung
problem-said-twice = Zeile { $line } sagt „{ $word }“ zum zweiten Mal
problem-unknown-line = Zeile { $line } ist nicht zu verstehen: „{ $words }“
problem-no-record = das ist keine Aufzeichnung einer Partie: Ihr fehlen die Zeilen „pessoi“ und „game“
problem-no-json-record = dieses JSON ist keine Aufzeichnung einer Partie: Ihm fehlt „pessoi“
problem-other-format = die Aufzeichnung hat das Format { $format }, dieses Programm liest das Format { $known }: Bring pessoi auf den neuesten Stand
problem-no-proper-field = die Aufzeichnung hat kein richtiges „{ $field }“
problem-broken-off = die Aufzeichnung bricht hier ab: Ihre letzte Zeile fehlt
problem-miscounted = die Aufzeichnung hat { $plies ->
    [one] 1 Entscheidung
   *[other] { $plies } Entscheidungen
  }, ihre letzte Zeile zählt aber { $counted }
problem-damaged-field = „{ $field }“ der Aufzeichnung ist beschädigt
problem-damaged-field-why = „{ $field }“ der Aufzeichnung ist beschädigt: { $reason }
problem-impossible-setup = ihr Aufbau ist nicht möglich: { $reason }
problem-no-checkpoint = sie entstand nach den Regeln { $rules } und enthält keinen Zwischenstand, von dem es weitergehen könnte
problem-not-in-record = sie lässt sich von Entscheidung { $first } bis { $last } zeigen, nicht bei { $ply }
problem-other-checkpoint = die Entscheidungen führen nicht zum Zwischenstand der Aufzeichnung
problem-other-result = die Entscheidungen führen zum Ergebnis { $result }, nicht zu { $recorded }
problem-sealed = sie ist versiegelt: Der Startwert wird veröffentlicht, wenn die Partie zu Ende ist
problem-other-seed = der Startwert ist nicht der, auf den sie festgelegt war
problem-not-the-same = „{ $field }“ ist anders als in der früheren Aufzeichnung
problem-shorter-than-earlier = sie hat nur { $plies ->
    [one] 1 Entscheidung
   *[other] { $plies } Entscheidungen
  }, die frühere Aufzeichnung hatte schon { $earlier }
problem-other-than-earlier = die frühere Aufzeichnung zeigt hier „{ $earlier }“, diese „{ $later }“
problem-start-seat = start_seat kann bei { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
  } nicht { $seat } sein; sie zählen von 0 bis { $last }.
problem-unknown-class = der Zwischenstand enthält „{ $kind }“, was dieses Spiel nicht kennt
problem-unfit-class = „{ $kind }“ des Zwischenstands passt nicht zu diesen Regeln; sieh dir an: { $fields }
problem-damaged-class = „{ $kind }“ des Zwischenstands ist beschädigt: { $reason }
problem-unknown-token = Dieses Token ist nicht bekannt; erstelle ein neues.
problem-who-are-you = Sag zuerst, wer du bist: mit POST eines Namens an /api/guests oder mit einem Token.
problem-no-match = Diese Partie gibt es nicht.
problem-only-own-eyes = Solange die Partie läuft, sieht nur die Person auf diesem Platz von dort.
problem-no-ply = Die Partie hat die Entscheidungen 0 bis { $last }, nicht { $ply }.
problem-no-review-yet = Eine Partie wird beurteilt, wenn sie zu Ende ist; vorher wäre ein Urteil ein Rat.
problem-open-when-over = Alle Hände werden gezeigt, wenn die Partie zu Ende ist.
problem-no-fork-yet = Von einer Partie aus kannst du weiterspielen, wenn sie zu Ende ist.
problem-fork-is-over = Hier ist die Partie zu Ende. Geh zu einer Stellung zurück, in der jemand entscheidet, und spiel von dort weiter.
problem-other-rules-then = Diese Partie wurde nach anderen Regeln gespielt, die nicht mehr hierher führen; die Aufzeichnung erzählt sie ganz.
problem-hints-among-people = Tipps gibt es gegen Bots. Hier spielt noch jemand mit, und gegenüber anderen wäre das nicht fair.
problem-no-review = Um einen Rückblick dieses Bots auf die Partie hat noch niemand gebeten.
problem-not-your-review = Um diesen Rückblick hat jemand anderes gebeten, und nur diese Person kann ihn anhalten.
problem-no-points-yet = Wie die Punkte gewachsen sind, wird erzählt, wenn die Partie zu Ende ist.
problem-bots-by-seat = Bots gibt man nach Plätzen an, wie "1": "greedy"; „{ $seat }“ ist kein Platz an diesem Tisch.
problem-stand-in-by-table = Nur wer am Tisch sitzt, kann um eine Vertretung bitten.
problem-not-missing = Auf { $name } wartet niemand vergeblich.
problem-clock-decides = An diesem Tisch läuft eine Uhr: Die Vertretung kommt, wenn die Zeit um ist, und nicht vorher.
problem-leave-yourself = Das ist dein eigener Platz; du kannst ihn selbst einer Vertretung überlassen.
problem-grace-length = Die Frist, bis eine Vertretung kommt, dauert wenigstens eine Sekunde und höchstens ein Jahr.
problem-no-stop = Niemand möchte aufhören.
problem-only-host-removes = Nur wer den Tisch aufgestellt hat, kann ihn wegräumen.
problem-kept-for-good = Die Partie hat begonnen, und was gespielt ist, bleibt; du kannst aufgeben, das Ende vereinbaren oder gehen.
problem-table-removed = Dieser Tisch ist weggeräumt worden.
problem-bad-field = „{ $field }“ passt so nicht.
problem-not-found = Hier ist nichts.
problem-bad-request = Diese Anfrage ist nicht zu verstehen.
problem-not-allowed = Das geht hier nicht.
problem-too-large = Das ist zu viel auf einmal.
problem-not-your-seat = Das ist nicht dein Platz.
problem-chat-length = Eine Zeile im Gespräch hat 1 bis 1000 druckbare Zeichen.
problem-store-silent = Der Speicher antwortet nicht, und nichts wurde geändert; versuch es gleich noch einmal.
problem-no-invitation = Diese Einladung führt nirgendwohin; bitte um eine neue.
problem-private-table = Dieser Tisch ist privat; bitte jemanden, der dort spielt, um eine Einladung.
problem-too-many-invited = Mit dieser Einladung sind schon sehr viele gekommen; wer den Tisch eröffnet hat, kann eine neue ausstellen.
problem-only-host-invites = Nur wer den Tisch eröffnet hat, kann eine Einladung zurückziehen oder eine neue ausstellen.
problem-open-to-all = Dieser Tisch ist öffentlich, da braucht niemand eine Einladung.
problem-secret-unreadable = Das Geheimnis lässt sich nicht aus { $file } lesen ({ $reason }); siehe PESSOI_SECRET_FILE.
problem-secret-short = Das Geheimnis aus { $source } ist zu kurz; es braucht mindestens { $least } Zeichen.
problem-rematch-by-players = Nur wer mitgespielt hat, kann um eine Revanche bitten.
problem-still-going-on = Die Partie läuft noch.
problem-name-length = Ein Name hat druckbare Zeichen, wenigstens eins und höchstens { $most }, und kein Komma.
problem-has-account = Du hast schon ein Konto: „{ $login }“.
problem-login-length = Ein Anmeldename hat druckbare Zeichen, wenigstens eins und höchstens { $most }.
problem-password-length = Ein Passwort ist zwischen { $least } und { $most } Zeichen lang.
problem-login-taken = Der Anmeldename „{ $login }“ ist vergeben; wähle einen anderen.
problem-wrong-login = Anmeldename oder Passwort ist falsch.
problem-no-token = Ein solches Token hast du nicht.
problem-not-for-tokens = Ein Token darf für dich spielen, aber weder deinen Namen noch Konto, Anmeldungen oder Token ändern.
problem-no-session = Eine solche Anmeldung hast du nicht.
problem-no-account = Du hast noch kein Konto.
problem-wrong-password = Das Passwort ist falsch.
problem-password-changed = Das Passwort wurde inzwischen geändert.
problem-shown-out = Du wurdest hier abgemeldet.
problem-only-looking = Wer ohne Namen zuschaut, kann nur zuschauen.
problem-message-too-long = Diese Nachricht ist zu lang.
problem-unreadable-message = Diese Nachricht ist nicht lesbar: { $reason }
problem-nothing-there = Unter /{ $path } gibt es nichts.
problem-no-table = Diesen Tisch gibt es nicht.
problem-match-keeps-changing = Die Partie ändert sich ständig; versuch es noch einmal.
problem-table-keeps-changing = Der Tisch ändert sich ständig; versuch es noch einmal.
problem-has-begun = Die Partie hat schon begonnen.
problem-nothing-chosen = Du hast noch nichts gewählt.
problem-no-wish = Niemand möchte etwas zurücknehmen.
problem-no-match-here = An diesem Tisch läuft keine Partie.
problem-no-bot-there = Auf diesem Platz spielt kein Bot mehr.
problem-moved-on = Es ist inzwischen weitergegangen; sieh noch einmal hin.
problem-not-shared = Dieser Platz lässt niemanden mitsehen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-no-host = Es gibt keinen Rechner „{ $host }“, an dem zu lauschen wäre: { $reason }
problem-no-such-database = Eine Datenbank namens „{ $scheme }“ gibt es nicht; nimm { $examples }
problem-bad-database-address = Diese Adresse für { $scheme } ist nicht lesbar; nimm { $examples }
problem-sqlite-address = Eine sqlite-Adresse hat drei Schrägstriche und einen Pfad, sonst nichts; nimm { $examples }
problem-which-database = Die Adresse sagt nicht, welche Datenbank auf dem Server gemeint ist; nimm { $examples }
problem-many-need-postgres = Eine SQLite-Datei hat einen Prozess als Server; für { $workers } nenne eine PostgreSQL-Datenbank: --database postgresql://name:passwort@host/datenbank
problem-worker-needs-postgres = Bei einer SQLite-Datei denken Bots in ihrem Server nach; Worker sind für eine PostgreSQL-Datenbank: --database postgresql://name:passwort@host/datenbank
problem-needs-psycopg = PostgreSQL braucht ein weiteres Paket; installiere pessoi[postgres].
problem-needs-file = Der Speicher braucht eine Datei, die den Server überdauert; nimm { $examples }
problem-is-folder = { $folder } ist ein Ordner; nenne eine Datei darin.
problem-no-folder = Einen Ordner { $folder } gibt es nicht; lege ihn zuerst an oder wähle einen anderen Ort.
problem-database-setup = Die Datenbank { $database } lässt sich nicht einrichten: { $reason }
problem-database-newer = { $database } wurde von einer neueren Version von pessoi geschrieben; bring pessoi auf den neuesten Stand ({ $reason }).
problem-no-database-file = { $database } ist keine Datenbank, oder ihr Anfang ist beschädigt; nenne mit --database eine andere Datei oder spiel eine Sicherung zurück.
problem-database-damaged = { $database } ist beschädigt; spiel eine Sicherung zurück und lass pessoi doctor ansehen, was da ist.
problem-store-damaged = Die Datenbank ist beschädigt; spiel eine Sicherung zurück und lass pessoi doctor ansehen, was da ist.
problem-no-way-back = Hinter die erste Version führt kein Weg zurück; spiel stattdessen eine Kopie der Datenbank ein.
problem-clock-second = Eine Uhr braucht mindestens eine Sekunde.
problem-clock-most = Eine Uhr gibt höchstens ein Jahr und je Zug höchstens einen Tag dazu.
problem-bad-nonce = Ein Zufallswort besteht aus Buchstaben, Ziffern, - und _, höchstens { $most }.
problem-no-bot-here = Einen Bot namens „{ $bot }“ gibt es nicht; es gibt { $known }.
problem-no-seat-at-table = Dieser Tisch hat die Plätze 0 bis { $last }, nicht { $seat }.
problem-begun-without-you = Die Partie hat begonnen; nur wer dazugehört, kann seinen Platz wieder einnehmen.
problem-seat-taken = Dort sitzt schon { $name }.
problem-written-down = Die Partie ist zu Ende, und wer sie gespielt hat, bleibt festgehalten.
problem-nobody-there = Diesen Platz spielt kein Mensch.
problem-only-host-seats = Nur wer den Tisch eröffnet hat, setzt Bots.
problem-seats-are-fixed = Die Partie hat begonnen; die Plätze sind, wie sie sind.
problem-only-table-begins = Nur wer am Tisch sitzt, kann beginnen.
problem-seat-empty = Noch ist nicht jeder Platz besetzt; auf jeden gehört ein Mensch oder ein Bot.
problem-bot-cheats = Der Bot { $bot } wählte „{ $choice }“, was nicht zur Wahl steht.
problem-no-database = Eine Datenbank { $database } gibt es nicht; nenne die richtige mit --database.
problem-sealed-import = sie ist versiegelt und kann deshalb nicht geprüft werden; nimm die offene Aufzeichnung, sobald die Partie zu Ende ist
problem-import-not-over = die Partie ist noch nicht zu Ende; nur beendete Partien lassen sich aufnehmen
problem-import-rules = sie entstand nach den Regeln { $rules }; prüfen lassen sich nur die Regeln { $present }
problem-no-match-in-database = In dieser Datenbank gibt es keine Partie „{ $match }“; { $hint }
problem-is-there-already = Diese Partie ist schon in der Datenbank, als { $match }.
problem-which-records = Welche Aufzeichnungen? Nenne die Dateien oder die Namen gespeicherter Partien.
problem-no-player = Wer „{ $player }“ sein soll, ist nicht bekannt; { $hint }
problem-players-and-seats = Zur Partie gehören Plätze für { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
  }, genannt { $players ->
    [one] ist eine.
   *[other] sind { $players }.
  }
problem-hung-up = { $server } hat gleich wieder aufgelegt.
problem-gone-silent = { $server } antwortet nicht mehr; versuch es später noch einmal.
problem-no-player-at = Wer „{ $player }“ sein soll, ist bei { $server } nicht bekannt; { $hint }
problem-no-free-seat = An diesem Tisch ist kein Platz mehr frei.
problem-no-seat-of-yours = An Tisch { $table } hast du keinen Platz; nimm einen mit --join und einer Einladung.
problem-no-address = „{ $address }“ ist keine Adresse eines Servers; eine sieht aus wie http://127.0.0.1:8000
problem-no-answer = Unter { $server } antwortet kein Server ({ $reason }); stimmt die Adresse, und läuft dort pessoi serve?
problem-other-server = Was unter { $server } antwortet, ist kein Server von pessoi in dieser Version.
problem-cannot-keep = { $folder } lässt sich nicht schreiben ({ $reason }); setze PESSOI_HOME auf einen anderen Ordner.
problem-no-connection = Keine Verbindung zu { $server }: { $reason }
problem-odd-answer = { $server } antwortet { $status }; ist das ein Server von pessoi?
problem-no-saved-match = Eine gespeicherte Partie „{ $match }“ gibt es nicht; { $hint }
problem-no-file = Eine Datei { $file } gibt es nicht.
problem-cannot-read = { $file } ist nicht lesbar: { $reason }
problem-no-language = Texte in „{ $language }“ gibt es nicht; { $hint }
problem-store-busy = Alle Verbindungen zur Datenbank sind belegt; versuch es gleich noch einmal.
problem-store-unavailable = Die Datenbank ist nicht verfügbar: { $reason }; sieh nach, ob sie läuft, ob kein anderes Programm sie sperrt und ob auf ihrem Datenträger Platz ist, und versuch es noch einmal.
problem-server-mistake = Der Server hat einen Fehler gemacht. Wer ihn betreibt, findet mit dieser Nummer mehr heraus: { $request }
problem-no-such-flag = Eine Option { $option } gibt es nicht; { $hint }
problem-no-command = Einen Befehl „{ $command }“ gibt es nicht; { $hint }
problem-missing-argument = { $argument } fehlt; pessoi --help erklärt, was einzugeben ist.
problem-bad-argument = { $argument }: { $reason }
problem-number-argument = { $argument } muss eine Zahl sein.
problem-number-range = { $argument } muss eine Zahl von { $least } bis { $most } sein.
problem-number-least = { $argument } muss eine Zahl sein, mindestens { $least }.
problem-flag-value = Nach { $option } fehlt ein Wert.
problem-extra-argument = „{ $argument }“ ist ein Wort zu viel; pessoi --help erklärt, was einzugeben ist.
hint-help = --help nennt alle

# Was das System sagt, wenn es etwas verweigert
system-denied = keine Berechtigung
system-missing = eine solche Datei gibt es nicht
system-no-folder = ein Teil des Pfads ist kein Ordner
system-folder = das ist ein Ordner
system-full = der Datenträger ist voll
system-read-only = dort darf nur gelesen werden
system-nobody-listens = dort lauscht niemand
system-hung-up = die Verbindung wurde abgebrochen
system-slow = keine Antwort in der üblichen Zeit
system-out-of-reach = das Netz führt nicht dorthin
system-no-address = diese Adresse gehört nicht zu diesem Rechner
system-no-host = dieser Name ist nicht bekannt

# Wann jemand wiederkommen darf, und wofür
wait-seconds = in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
wait-minutes = in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
problem-too-many-sockets = Zu viele Verbindungen sind offen. Schließe einige und versuche es { $wait } wieder.
problem-too-many-guests = Von deiner Adresse sind zu viele Gäste gekommen. Versuche es { $wait } wieder.
problem-too-many-accounts = Von deiner Adresse wurden zu viele Konten eröffnet. Versuche es { $wait } wieder.
problem-too-many-tables = Du hast viele Tische eröffnet. Den nächsten kannst du { $wait } eröffnen.
problem-too-many-tokens = Du hast viele Token erstellt. Das nächste kannst du { $wait } erstellen.
problem-too-many-chat = Das ist viel auf einmal. Sprich { $wait } weiter.
problem-too-many-judgements = Du hast um viele Beurteilungen gebeten. Bitte { $wait } wieder.
problem-too-many-reviews = Du hast um viele Rückblicke gebeten. Um den nächsten kannst du { $wait } bitten.
problem-too-many-hints = Du hast um viele Tipps gebeten. Den nächsten bekommst du { $wait }.
problem-too-many-names = Du hast deinen Namen oft geändert. Ändern kannst du ihn wieder { $wait }.
problem-too-many-passwords = Zu viele falsche Passwörter. Versuche es { $wait } wieder.
problem-too-much-thinking = Über deine Partien haben Bots lange nachgedacht. Neues kannst du { $wait } beginnen.
problem-too-many-running = Mehr Partien kannst du nicht laufen haben ({ $most }). Spiel eine zu Ende oder beende eine gemeinsam mit den anderen, bevor du die nächste beginnst.
problem-too-many-among-bots = In { $most } deiner Partien spielen nur Bots. Sieh einer bis zum Ende zu oder beende sie, bevor du die nächste beginnst.
problem-file-there = { $file } gibt es schon, und nichts wird überschrieben. Nenne eine andere Datei oder schieb diese weg.
problem-no-backup = { $file } ist weder eine Sicherung noch eine Datenbank von pessoi.
problem-backup-newer = { $file } stammt von einer neueren Version von pessoi. Installiere diese.
problem-backup-other-version = Die Datenbank { $database } passt nicht zu dieser Version von pessoi. Sichere sie mit der Version, die mit ihr läuft.
problem-database-unreadable = Die Datenbank lässt sich nicht lesen: { $reason }
problem-database-not-empty = In { $database } ist schon etwas, und nichts wird überschrieben. Nenne eine leere Datenbank.
problem-several-people = { $name } heißen mehrere. Nenne die Nummer, die pessoi admin people zeigt.
problem-no-person = „{ $person }“ ist niemand hier; { $hint }
problem-no-such-table = Einen Tisch „{ $table }“ gibt es nicht; { $hint }
problem-table-is-over = Die Partie an Tisch { $table } ist schon vorbei und bleibt.
problem-no-report = Eine offene Meldung „{ $report }“ gibt es nicht; { $hint }
problem-muted = Die Leitung dieses Servers hat dich vorerst stummgeschaltet.
problem-not-welcome = Wer an diesem Tisch einlädt, möchte nicht mit dir spielen.
problem-line-or-seat = Nenne entweder eine Zeile oder einen Platz.
problem-no-line = Eine solche Zeile gibt es an diesem Tisch nicht.
problem-that-is-you = Das bist du.
problem-enough-silences = Deine Liste ist voll ({ $most }). Streich erst einige.
problem-no-silence = Das steht nicht auf deiner Liste.
problem-too-many-reports = Du hast viel gemeldet; melde mehr { $wait }.
problem-metrics-address = „{ $address }“ ist kein Port. Schreib einen wie 9464 oder Rechner und Port wie 10.0.0.5:9464.
problem-no-proxy-address = „{ $address }“ ist keine Adresse. Schreib welche wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt.
problem-second-server = Ein anderer Server arbeitet mit { $database }. Beende ihn oder nenne mit --database eine andere Datenbank.
problem-challenge-alone = Eine Aufgabe spielst du selbst, ohne Bot. Du kannst weiterspielen, bis ihre Zeit um ist, oder aufgeben.
problem-ladder-climbed = Du bist oben auf dieser Leiter. Am Montag gibt es eine neue.
problem-rated-people = An einem gewerteten Tisch spielen Menschen; Bots spielen an anderen.
problem-rated-no-take-back = In einer gewerteten Partie wird nichts zurückgenommen.
problem-rated-alone = Zu einer gewerteten Partie gehören mindestens zwei.
problem-rated-one-seat = An einem gewerteten Tisch haben alle nur einen Platz.
problem-rated-account = Gewertete Partien sind für Leute mit Konto. Eröffne eins auf deiner Kontoseite und komm wieder.
problem-foreign-page = Das hat die Seite einer anderen Website verlangt.
problem-needs-json = Der Inhalt muss JSON sein und das auch sagen: Content-Type: application/json
problem-unreadable-body = Der Inhalt ist kein lesbares JSON.

# Benachrichtigt werden, wenn man am Zug ist
problem-too-many-bells = Du hast um viele Benachrichtigungen gebeten. Bitte um die nächste { $wait }.
problem-too-many-links = Von deiner Adresse wurden zu viele Links geöffnet. Versuche es { $wait } wieder.
problem-bell-not-offered = So benachrichtigt diese Seite niemanden; wer sie betreibt, kann das einrichten.
problem-many-bells = Du wirst schon auf so vielen Wegen benachrichtigt, wie es geht ({ $most }); nimm zuerst einen weg.
problem-no-bell = So wirst du nicht benachrichtigt.
problem-no-email = Das ist keine E-Mail-Adresse; schreib sie wie anna@example.org.
problem-no-webhook = Das ist keine Webhook-Adresse; kopiere sie aus deinem Programm, sie beginnt mit https://.
problem-old-link = Dieser Link gilt nicht mehr; in deinem Konto siehst du, wie du benachrichtigt wirst.
problem-used-link = Über diesen Link ist schon jemand hereingekommen, oder er ist zu alt. Melde dich wie sonst an oder warte auf die nächste Nachricht.
problem-no-site-address = „{ $address }“ ist keine Adresse einer Seite; { $variable } schreibt man wie https://spiele.example.org.
problem-mail-incomplete = Um Post zu verschicken, braucht die Seite ihre eigene Adresse in { $address } und einen Absender in { $sender }.
problem-no-mail-server = { $variable } nennt keinen Mailserver; man schreibt smtp://nutzer:passwort@mail.example.org:587 oder smtps://.
problem-push-incomplete = Um Browser zu wecken, braucht die Seite ihre eigene Adresse in { $address } und deine E-Mail-Adresse in { $contact }, etwa anna@example.org.
problem-no-delay = „{ $delay }“ ist keine Anzahl Sekunden für { $variable }.

problem-no-parts = { $game } sagt nicht, was seine Plätze in Zahlen sehen; es braucht die Methoden parts und observe
problem-actions-of-batch = { $matches ->
    [one] eine Partie ist
   *[other] { $matches } Partien sind
} weiterzuspielen, aber es { $actions ->
    [one] kam eine Aktion
   *[other] kamen { $actions } Aktionen
}
problem-not-in-mask = Aktion { $action } ist nicht in der Maske von Partie { $number }
problem-no-action = Aktion { $action } ist nicht in der Maske
