# Wörter des Befehls: seine Hilfe, und was er ausgibt. Die Hilfe einer Option ist help-BEFEHL-OPTION oder help-any-OPTION.

help = Spiele und erforsche drei moderne Brettspiele aus dem alten Griechenland.
help-more = Ohne Befehl stellt pessoi die Spiele dem Browser auf diesem Rechner bereit und öffnet ihn.
help-usage = Aufruf:
help-options-here = {"[OPTIONEN]"}
help-command-here = BEFEHL [ANGABEN]...
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-default = {"["}sonst: {"{}"}]
help-required = {"["}nötig]
help-any-help = Zeigt diese Hilfe und hört auf.
help-any-show_version = Zeigt die Version, den Build und die Regeln jedes Spiels und hört auf.
help-any-install_completion = Richtet die Vervollständigung für die laufende Shell ein.
help-any-show_completion = Zeigt die Vervollständigung für die laufende Shell, zum Kopieren oder Ändern.
help-any-language = Etwa en oder de; sonst die aus PESSOI_LANGUAGE oder die deines Systems.
help-any-plain = Schlichte Zeilen, etwa zum Vorlesen; so ist auch die Ausgabe in eine Pipe.
help-any-options = Optionen des Spiels, als name=wert.
help-any-seed = Startwert aller Würfel und gemischten Stapel; sonst zieht ihn das System.
help-any-game = Welches Spiel; siehe pessoi games.
help-any-file = Eine Aufzeichnung: eine Datei oder der Name einer gespeicherten Partie.
help-any-bot_seconds = Wie viele Sekunden ein Bot von außen (cmd:...) über eine Entscheidung nachdenken darf.
help-any-bot_log = Eine Datei, an die alles angehängt wird, was Bots von außen hören und sagen.
help-any-database = Eine SQLite-Datei oder postgresql://...; sonst die aus PESSOI_DATABASE oder pessoi.db im Datenordner.

help-games = Nennt die Spiele mit ihren Plätzen und Optionen.
help-licences = Nennt, was außer eigener Arbeit im Paket steckt und was es braucht, mit den Lizenzen.
help-licences-full = Gibt die Lizenzen im Wortlaut aus.
help-rules = Zeigt die Regeln eines Spiels: alle, einen Abschnitt nach seinem Namen oder alle mit bestimmten Wörtern.
help-rules-words = Der Name eines Abschnitts oder Wörter, die vorkommen sollen.
help-rules-contents = Nennt die Abschnitte mit ihren Namen.
help-edition = Mit den Werten des eigenen gedruckten Spiels spielen: eine Datei zum Anfangen schreiben, sie prüfen.
help-edition-new = Die Werte eines Spiels in eine Datei schreiben, um sie durch die gedruckten zu ersetzen.
help-edition-new-file = Eine Datei, die es noch nicht gibt.
help-edition-check = Alles nennen, was in so einer Datei fehlt oder nicht sein kann; der Exit-Code ist 1, wenn es etwas gibt.
help-edition-check-file = Die Datei.
help-edition-check-game = Welches Spiel, falls die Datei selbst es nicht zeigt.
help-play = Spiele im Terminal, allein, gegen Bots oder zusammen an einem Bildschirm. Jede Wahl wird sofort gespeichert.
help-play-more = Mit --at wird die Partie an einem Server gespielt; ein Platz namens open wartet auf jemanden mit einer Einladung.
help-play-seats = Wer wo sitzt, durch Kommas getrennt: human, der Name eines Bots oder cmd: und ein Befehl.
help-play-names = Die Namen der Spielenden, durch Kommas getrennt.
help-play-resume = Setzt eine gespeicherte Partie fort, nach Name oder Datei.
help-play-at = Spielt am Server mit dieser Adresse.
help-play-join = Mit --at: nimmt mit dieser Einladung oder ihrem ganzen Link einen freien Platz.
help-play-seat = Mit --join: welchen Platz, gezählt ab 0.
help-play-table = Mit --at: kommt an diesen Tisch zurück.
help-play-hints = Zeigt bei jeder Entscheidung einer Person, was ein Bot meint.
help-play-adviser = Der Bot, der Rat gibt, so und mit der Taste h.
help-daily = Stell dich allein der Tagesaufgabe, oder vergleiche Aufzeichnungen davon; der Rückgabewert ist 1, wenn eine der Prüfung nicht standhält.
help-daily-what = Welches Spiel; mit --compare, welche Aufzeichnungen.
help-daily-date = Der Tag, wie 2026-11-15; sonst heute nach UTC.
help-daily-seats = Wer spielt: human oder der Name eines Bots.
help-daily-names = Der Name der Person.
help-daily-compare = Prüft Aufzeichnungen eines Tages und ordnet sie.
help-replay = Gibt eine Aufzeichnung in Worten aus, zeigt eine ihrer Stellungen oder geht sie schrittweise durch.
help-replay-at = Zeigt die Stellung nach so vielen Entscheidungen.
help-replay-seat = So, wie dieser Platz es sah; sonst wie beim Zuschauen.
help-replay-step = Geht Wahl für Wahl durch.
help-review = Blickt auf eine Partie zurück: was ein Bot mit dem Wissen jedes Platzes gewählt hätte und was die Fehler kosteten.
help-review-seat = Beurteilt nur die Entscheidungen dieses Platzes.
help-review-bot = Wessen Urteil es ist.
help-review-seed = Startwert der Gedanken des Bots; derselbe führt zum selben Rückblick.
help-review-as_json = Gibt den Rückblick als JSON aus.
help-verify = Spielt eine Aufzeichnung nach und prüft, ob es ehrlich zuging; der Rückgabewert ist 1, wenn sie der Prüfung nicht standhält.
help-verify-against = Eine früher gezeigte, versiegelte Aufzeichnung derselben Partie.
help-seal = Gibt aus, was andere von einer laufenden Partie sehen dürfen: Prüfwert und offene Entscheidungen, aber nicht den Startwert.
help-doctor = Prüft, ob hier alles in Ordnung ist: Programm, Spiele, Texte, Ordner.
help-serve = Lässt andere über das Netz mitspielen, bis Strg-C.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist überall.
help-serve-port = Der Port, an dem gelauscht wird; 0 ist irgendein freier.
help-serve-workers = Wie viele Prozesse an dieser Adresse antworten; mehrere brauchen PostgreSQL.
help-serve-thinkers = In wie vielen Prozessen Bots nachdenken, solange kein pessoi worker das übernimmt; 0 überlässt es ganz den Workern.
help-serve-no_limits = Niemanden warten lassen, der viel tut; für ein Haus, in dem sich alle kennen.
help-serve-log = Wie das Protokoll auf der Standardfehlerausgabe steht: Zeilen für Menschen (text) oder je Zeile ein Objekt (json).
help-serve-log_level = Was ins Protokoll kommt: error, warning oder info, das ist auch jede Anfrage.
help-serve-metrics = Sagt Prometheus an diesem Port des Rechners, oder unter host:port, wie es dem Server geht; mit mehr --workers auch an den nächsten Ports.
help-serve-drain = Wie viele Sekunden es nach SIGTERM weitergeht, während /ready Nein sagt; für das, was die Last verteilt.
help-serve-proxies = Adressen von Webservern, denen geglaubt wird, woher jemand kommt; durch Kommas getrennt.
help-worker = Lässt Bots für die Server einer PostgreSQL-Datenbank nachdenken, bis Strg-C.
help-worker-database = postgresql://..., die Datenbank der Server; sonst die aus PESSOI_DATABASE.
help-worker-processes = Wie viele Bots gleichzeitig nachdenken; sonst einer je Kern.
help-export = Schreibt die Aufzeichnung einer Partie vom Server heraus; solange die Partie läuft, ist sie versiegelt.
help-export-match = Der Name einer Partie in der Datenbank.
help-export-out = Die Datei, die geschrieben wird; sonst wird ausgegeben.
help-export-with_seed = Auch den Startwert und verdeckte Entscheidungen einer laufenden Partie.
help-import = Nimmt eine beendete Aufzeichnung unter die Partien des Servers auf, sobald sie geprüft ist.
help-import-file = Eine beendete Aufzeichnung: eine Datei oder der Name einer gespeicherten Partie.
help-import-public = Zeigt sie allen am Server.
help-backup = Schreibt alles, was ein Server aufbewahrt, in eine neue Datei, auch während er läuft.
help-backup-more = Eine Sicherung ist eine SQLite-Datei, gleich aus welcher Datenbank, und enthält Geheimes: Prüfsummen von Passwörtern, die Würfel laufender Partien. Ohne --with-sessions müssen sich nach dem Wiederherstellen alle neu anmelden, und Gäste, die das nicht können, kommen als neue.
help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-backup-with_sessions = Auch, wer wo angemeldet ist; für den Umzug auf einen anderen Rechner.
help-restore = Füllt eine neue Datenbank aus einer Sicherung; es darf sie noch nicht geben, oder sie ist leer.
help-restore-file = Eine Sicherung; eine ältere wird dabei auf den neuesten Stand gebracht.
help-tidy = Räumt Tische weg, die nie begonnen haben oder verlassen wurden, und Gäste, die nicht wiederkommen.
help-tidy-more = Beendete Partien bleiben, und alle, die dabei waren. Ein laufender Server erfährt davon.
help-tidy-unbegun = Wie viele Tage ein Tisch auf den Beginn warten darf, nachdem dort zuletzt etwas geschah.
help-tidy-left = Wie viele Tage eine Partie ohne Uhr auf den nächsten Zug warten darf.
help-tidy-guests = Wie viele Tage ein Gast ohne Tisch wegbleiben darf.
help-tidy-dry_run = Nur sagen, was gehen würde.
help-admin = Was die Leitung eines Servers mit Leuten und Tischen tun kann.
help-admin-more = Gearbeitet wird an der Datenbank; ein laufender Server erfährt davon nach ein, zwei Sekunden.
help-admin-person = Wer: eine Nummer, wie pessoi admin people sie zeigt, ein Anmeldename oder ein Name, den nur eine Person hat.
help-admin-people = Zählt Leute auf, die neuesten zuerst.
help-admin-people-words = Ein Teil des Namens oder Anmeldenamens, oder eine Nummer.
help-admin-people-limit = Wie viele höchstens.
help-admin-mute = Nimmt an keinem Tisch mehr an, was jemand sagt, für immer oder eine Weile.
help-admin-mute-person = { help-admin-person }
help-admin-mute-days = Nur für so viele Tage.
help-admin-unmute = Lässt jemanden wieder sprechen.
help-admin-unmute-person = { help-admin-person }
help-admin-rename = Gibt jemandem einen anderen Namen, auch an den Tischen und über allem, was gesagt wurde.
help-admin-rename-person = { help-admin-person }
help-admin-rename-name = Der neue Name.
help-admin-close-table = Beendet die Partie an einem Tisch ohne Ergebnis oder räumt einen Tisch weg, an dem noch keine begonnen hat.
help-admin-close-table-table = Der Tisch; seine Nummer steht in seiner Adresse.
help-admin-recount = Leitet alle Statistiken neu aus den Partien ab.
help-admin-reports = Zeigt, was Leute übereinander melden, das Älteste zuerst.
help-admin-reports-settle = Erledigt die Meldung mit dieser Nummer.
help-admin-reports-settled = Zeigt die erledigten.
help-simulate = Lässt Bots viele Partien mit wechselnden Plätzen spielen und zeigt, wer wie oft gewinnt, mit Vertrauensbereichen.
help-simulate-seats = Welche Bots spielen, durch Kommas getrennt: ihre Namen oder cmd: und ein Befehl.
help-simulate-more = Mit --out wird jedes Ergebnis gleich aufbewahrt, und derselbe Befehl macht nach Strg-C weiter. Ein Bericht für Menschen steht dann in report.html, alle Zeilen in games.parquet.
help-simulate-number = Wie viele Partien; mit --until-sure höchstens so viele.
help-simulate-until_sure = Spielt, bis jeder Anteil nach beiden Seiten so genau bekannt ist, wie in 2%.
help-simulate-against = Optionen einer zweiten Variante, als name=wert: Beide werden mit denselben Startwerten gespielt und nebeneinander gezeigt.
help-simulate-components = Eine geänderte components.toml des Spiels: eine zweite Variante neben dem Spiel, wie es ist.
help-tournament = Lässt Bots an Tischen zu zweit bis viert mit wechselnden Plätzen gegeneinander antreten und bewertet sie, mit Fehlerbalken.
help-tournament-more = Mit --out wird jedes Ergebnis gleich aufbewahrt, und derselbe Befehl macht nach Strg-C weiter; alle Zeilen stehen dann in games.parquet.
help-tournament-bots = Welche Bots antreten, durch Kommas getrennt: ihre Namen oder cmd: und ein Befehl.
help-tournament-players = Wie viele an einem Tisch sitzen; sonst zwei.
help-train = Aus Partien, die Bots mit sich selbst spielen, lernen, was Stellungen eines Spiels wert sind und welche Möglichkeiten einen Versuch wert sind, und es erproben.
help-train-seats = Für wie viele Plätze, durch Kommas getrennt; wenn nichts dasteht, für alle, die das Spiel haben kann.
help-train-matches = Wie viele Partien für jede Zahl von Plätzen.
help-train-bot = Wer diese Partien spielt.
help-train-seed = Mit welchem Startwert; dasselbe Training mit demselben Startwert führt zu denselben Gewichten.
help-train-noise = Wie oft eine Wahl danach gezogen wird, wie viel der Bot sie erwogen hat, von 0 bis 1, und ein Fünftel so oft zufällig: Wer lernt, soll auch Fehler sehen. 0 zeigt, wie es dem Bot wirklich ergeht.
help-train-subjects = Was gelernt wird, durch Kommas getrennt: values (was Stellungen wert sind), appeals (welche Möglichkeiten zum Versuch einladen), confidence (wie sicher man sich der mitgelieferten Werte sein darf, am besten aus Partien des Bots, der sich nach ihnen richtet, ohne Rauschen). Das Übrige bleibt, wie es ist.
help-train-out = Der Ordner für Stellungen, Gewichte und Zahlen; was darin unterbrochen wurde, wird fortgesetzt.
help-train-trial = Wie viele Partien gegen die mitgelieferten Gewichte; 0 für keine.
help-any-number = Wie viele Partien.
help-any-jobs = Wie viele Prozesse; sonst alle Kerne.
help-any-cluster = Spielt auf einem Ray-Cluster unter dieser Adresse, wie ray://rechner:10001; „local“ startet einen auf dieser Maschine.
help-any-out = Ein Ordner für die Ergebnisse.
help-any-as_json = Gibt das Ergebnis als JSON aus.
help-contract = Prüft an einem Spiel die Gesetze, die jedes Spiel halten muss; der Rückgabewert ist 1, wenn es eines bricht.
help-contract-game = Welches Spiel: sein Name, oder modul:OBJEKT, bevor es installiert ist.
help-contract-arguments = Nach --: Angaben für pytest, wie -x, -k WÖRTER, --pdb.
help-contract-seats = Nur mit so vielen Plätzen.

games-game = { $name }: { $title }, { $most ->
    [one] 1 Platz
   *[other] { $least } bis { $most } Plätze
  }, Regeln { $rules }
games-option = --options { $option }=... { $title }: { $values }; sonst { $default }

serve-address = pessoi ist unter { $address } zu finden (Strg-C beendet es)
worker-ready = { $processes ->
    [one] Hier denkt ein Bot zur Zeit nach (Strg-C beendet es)
   *[other] Hier denken bis zu { $processes } Bots gleichzeitig nach (Strg-C beendet es)
}
serve-already = pessoi läuft hier schon, unter { $address }
serve-open = pessoi ist unter { $address } zu finden – öffne die Adresse in einem Browser (Strg-C beendet es)
export-revealing = Diese Partie läuft noch, und ihre Aufzeichnung verrät alle künftigen Würfe; zeig sie niemandem.
export-done = { $choices ->
    [one] 1 Entscheidung von { $match } steht in { $file }
   *[other] { $choices } Entscheidungen von { $match } stehen in { $file }
  }
import-done = aufgenommen als { $match }

backup-done = { $file } ({ $size } kB) enthält { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } und { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }; halte sie geheim
restore-done = aus { $file } wiederhergestellt: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  } und { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }
tidy-unbegun = Tisch { $name }: nie begonnen
tidy-left = Tisch { $name }: verlassen
tidy-guest = Gast { $name }: kommt nicht wieder
tidy-done = weggeräumt: { tidy-counts }
tidy-would = gehen würden: { tidy-counts }
tidy-counts = { $unbegun ->
    [one] 1 Tisch, der nie begonnen hat
   *[other] { $unbegun } Tische, die nie begonnen haben
  }, { $left ->
    [one] 1 verlassener
   *[other] { $left } verlassene
  }, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
  }
admin-person = { $id } · { $name } ({ $login }), zuletzt hier { $seen }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }
admin-muted = {""}, stumm bis { $until }
admin-muted-for-good = {""}, stumm auf Dauer
admin-mute-done = niemand hört mehr, was { $name } ({ $id }) sagt
admin-unmute-done = { $name } ({ $id }) darf wieder sprechen
admin-rename-done = { $old } ({ $id }) heißt jetzt { $name }
admin-closed = die Partie an Tisch { $table } ist vorbei, ohne Ergebnis
admin-removed = Tisch { $table } ist weggeräumt
admin-report = { $id } · { $at } · { $by } über { $name } ({ $person }) an Tisch { $table }
admin-report-said = { "  " }gesagt: { $said }
admin-report-reason = { "  " }Grund: { $reason }
admin-recounted = alle beendeten Partien sind neu gezählt
admin-no-reports = es ist nichts gemeldet
admin-settled = Meldung { $id } ist erledigt

verify-ok = ok
verify-failed = nicht bestätigt: { $reason }
verify-failed-many = nicht bestätigt:
proof-digests = jede Zeile passt zu ihrer Prüfsumme
proof-continues = sie setzt die Aufzeichnung fort, die nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  } gezeigt wurde: gleicher Aufbau, gleicher Prüfwert, gleiche Entscheidungen
proof-seed = der Startwert ist der, auf den der Prüfwert in der Aufzeichnung festlegt
proof-choices = { $choices ->
    [one] ihre Entscheidung war erlaubt und führt mit diesem Startwert hierher
   *[other] alle { $choices } Entscheidungen waren erlaubt und führen mit diesem Startwert hierher
  }
proof-result = das Ergebnis ist { $points }
proof-other-rules = sie entstand nach den Regeln { $rules }: Nur ihr Zwischenstand nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  } war lesbar
proof-unchecked = { $ply ->
    [one] die erste Entscheidung fiel nach anderen Regeln und ließ sich nicht prüfen
   *[other] die ersten { $ply } Entscheidungen fielen nach anderen Regeln und ließen sich nicht prüfen
  }

licences-own = pessoi { $version } steht unter der MIT-Lizenz; wem die Spiele gehören und was rekonstruiert ist, sagt NOTICE.
licences-page = In der Seite für Browser:
licences-rules = In den kompilierten Regeln:
licences-beside = Daneben installiert, weil pessoi sie braucht:
licences-unnamed = nennt keine Lizenz
licences-full = pessoi licences --full gibt die Texte aus, die mit pessoi kommen; Pakete daneben bringen ihre eigenen mit.

version-compiled = kompilierte Regeln
version-pure = Regeln in reinem Python
version-python = Python { $version } auf { $system }
version-rules = { $game }: Regeln { $rules }

doctor-pessoi = { $version } in { $folder }
doctor-python = { $version } auf { $system }
doctor-rules = Regeln
doctor-compiled = kompiliert
doctor-pure = reines Python, etwa zehnmal langsamer als kompiliert; ein hier gebautes Wheel (make wheel) wäre kompiliert
doctor-pure-no-compiler = reines Python, etwa zehnmal langsamer als kompiliert; für ein schnelles Wheel fehlt ein C-Compiler
doctor-page = Seite für Browser
doctor-page-missing = nicht gebaut; in einem Checkout baut sie make page, und ein Wheel aus make wheel enthält sie
doctor-page-built = { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  }, { $size } kB zu senden
doctor-saved = gespeicherte Partien
doctor-saved-there = { $folder } ({ $count } vorhanden)
doctor-little-room = { $folder } hat nur noch { $size } MiB frei
doctor-database = Datenbank
doctor-private = { $file }, nur für den Eigentümer
doctor-readable = andere auf dieser Maschine können { $file } lesen; dagegen hilft: chmod 600 { $file }
doctor-damaged = { $file } ist beschädigt ({ $reason }); spiel eine Sicherung zurück oder rette, was noch lesbar ist: sqlite3 { $file } ".recover"
doctor-open-folder = andere auf dieser Maschine können { $folder } betreten; dagegen hilft: chmod 700 { $folder }
doctor-terminal = Terminal
doctor-encoding = { $encoding }; setze PYTHONUTF8=1, wenn Zeichen falsch aussehen
doctor-no-encoding = unbekannte Kodierung; setze PYTHONUTF8=1, wenn Zeichen falsch aussehen
doctor-languages = Sprachen
doctor-plays = Regeln { $rules }, eine Partie mit { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
  } gespielt und geprüft
doctor-broken = funktioniert nicht: { $reason }

simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } ab Startwert { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-seat-number = Platz { $seat }
simulate-matches = Partien
simulate-wins = Siege
simulate-interval = 95-%-Bereich
simulate-points = Punkte
simulate-forfeits = ausgeschieden
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } bis { $high }
simulate-score = { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-choices = Entscheidungen je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel, { $least } bis { $most }
simulate-forfeit = Partie { $match }: { $bot } auf Platz { $seat } scheidet nach { $ply ->
    [one] 1 Entscheidung
   *[other] { $ply } Entscheidungen
  } aus: { $reason }
simulate-stopped = angehalten nach { $done } von { $games }
simulate-stopped-kept = angehalten nach { $done } von { $games }; derselbe Befehl macht hier weiter
simulate-written = geschrieben: { $file }
simulate-rating = Wertung
simulate-rating-points = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
simulate-rating-note = Wertungen auf der Skala von Elo, das Mittel aller Bots ist 0; ± ist der 95-%-Bereich.
simulate-failed = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  } ließen sich nicht zu Ende spielen
simulate-fault-file = Die Aufzeichnung: { $file }
simulate-fault-more = Weitere werden hier nicht genannt.

train-playing = { $seats ->
    [one] Partien allein
   *[other] Partien zu { $seats }
  }
train-trying = { $seats ->
    [one] erprobt allein
   *[other] erprobt zu { $seats }
  }
train-title = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }: Log-Verlust bei zurückgehaltenen Partien, je weniger, desto besser ({ $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }, { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
  })
train-seats = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }
train-learned-from = Partien, aus denen gelernt wurde
train-loss = Log-Verlust bei zurückgehaltenen Partien
train-by = vorhergesagt durch
train-whole = ganze Partie
train-part = { $part }. Fünftel
train-learned = gelernte Gewichte
train-rescaled = Einschätzung von Hand, neu skaliert
train-appraised = Einschätzung von Hand
train-before = Gewichte wie bisher
train-missed-by = gelernte Anteile daneben um
train-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-foretold = vorhergesagter Anteil am Sieg
train-came-true = Anteil, der daraus wurde
train-appeals = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }: Von { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  } in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  } überraschen die zurückgehaltenen mit { NUMBER($learned, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($even, minimumFractionDigits: 3, maximumFractionDigits: 3) } ohne Gelerntes); die einladendste Möglichkeit ist in { NUMBER($first, style: "percent", maximumFractionDigits: 0) } die beste (durch Zufall in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
train-series = Zu { $seats } am Tisch gewinnen die neuen Gewichte { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) gegen die mitgelieferten.
train-written = Die Gewichte liegen in { $file }; ein Bot, der sich nach ihnen richtet, heißt search:500@{ $file }
train-pictures = Bilder dazu, was gelernt wurde: { $files }
simulate-fault = { $fault }
    Das ist ein Fehler im Spiel oder im Bot; bitte melde ihn mit dieser Zeile.

# Briefe und Zeilen an alle, die nicht da sind
call-title = { $count ->
    [one] Du bist am Zug: { $game }
   *[other] Du bist an { $count } Tischen am Zug
  }
call-text =
    { $tables }

    Nicht mehr benachrichtigen: { $quiet }
call-confirm-title = Dürfen wir dir schreiben, wenn du am Zug bist?
call-confirm =
    Jemand, wahrscheinlich du, möchte, dass { $site } an diese Adresse schreibt, sobald er oder sie in einem Spiel am Zug ist.

    Wenn du das warst, sag hier Ja: { $link }

    Wenn nicht, tu nichts; dann hörst du nichts mehr.

# Was nur Befehle ablehnen, die Spiele untersuchen; die Seite muss es nie sagen
problem-other-plan = Der Ordner { $folder } gehört einem anderen Plan: „{ $name }“ ist dort { $there }, nicht { $wanted }; nenn einen anderen Ordner oder räum diesen weg.
problem-damaged-results = { $file } ist nicht zu lesen: { $reason }; nenn einen anderen Ordner.
problem-folder-in-use = Ein anderer Prozess schreibt gerade nach { $folder }; wart auf ihn oder nenn einen anderen Ordner.
problem-no-extra = Dafür fehlt { $module }; es kommt mit: pip install "pessoi[{ $extra }]"
problem-no-cluster = Unter { $address } ist kein Cluster: { $reason }; starte einen mit „ray start --head“ oder nimm --cluster local.
problem-other-version = Der Cluster hat pessoi { $there }, hier ist { $here }; installier überall dieselbe Version.
problem-bot-twice = „{ $bot }“ ist zweimal genannt; in einem Turnier hat jeder Bot eine Wertung.
problem-tournament-seats = Tische für { $seats } brauchen mindestens so viele Bots, und genannt sind { $bots }.
problem-no-style = { $game } kennt keinen Stil „{ $style }“; { $hint }
problem-other-weights = Die Gewichte in „{ $file }“ sind für { $learned }, nicht für { $game }.
problem-bad-weights = Das sind keine Gewichte: { $why }
problem-no-weights = Aus „{ $file }“ lassen sich keine Gewichte lesen, und kein installiertes Paket hat Werte dieses Namens.
problem-nothing-to-be-sure-of = { $game } hat für { $seats } noch keine Werte gelernt; lerne sie zuerst, mit --learn values
problem-no-subject = es gibt nichts namens „{ $subject }“ zu lernen; { $hint }
problem-no-features = { $game } sagt nicht, was an einer Stellung abzulesen ist; ohne solche Merkmale gibt es nichts zu lernen.
problem-training-fault = Partie { $match } ließ sich nicht zu Ende spielen: { $why }; wenn das behoben ist, geht es mit demselben Befehl weiter.

edition-written = { $file } hat alle Werte des Spiels, { $count ->
    [0] und alle sind bekannt
    [one] einer davon ist rekonstruiert
   *[other] { $count } davon sind rekonstruiert
}. Trag ein, was gedruckt ist, schreib source = "printed" zu jeder Karte und jedem Plättchen, die du nachgesehen hast, und dann: pessoi edition check { $file }
edition-problems = { $file }: { $count ->
    [one] Eine Stelle ist
   *[other] { $count } Stellen sind
} anzusehen.
edition-open = Spielen lässt sich damit trotzdem; was noch nicht nachgesehen ist, bleibt, wie es rekonstruiert wurde.
edition-complete = { $file } hat jeden Wert von { $game }; die Regeln haben Version { $rules }. Um damit zu spielen: { $variable }={ $file } pessoi play { $game }
problem-components-never = Zeile { $line }, { $place }: { $value } kann nicht sein; möglich: { $possible }
problem-components-count = Zeile { $line }, { $place }: gezählt: { $counted }, hier steht: { $value }; berichtige dies oder das, was gezählt wurde.
problem-components-reconstructed = Zeile { $line }, { $place }: noch nicht nachgesehen: { $fields }; trag ein, was gedruckt ist, dann source = "printed"
problem-no-edition-game = { $file } gleicht keinem der Spiele hier; nenn das Spiel mit --game
problem-file-there = { $file } gibt es schon; nenn eine andere Datei.
