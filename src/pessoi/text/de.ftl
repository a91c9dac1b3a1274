# Worte des Terminals und des Befehls.

ui-log = Seit deiner letzten Wahl
ui-choices = Deine Möglichkeiten
ui-empty = leer
ui-ask = Nummer deiner Wahl oder eine Taste (k erklärt sie):
ui-not-a-number = { $count ->
    [one] Hier lässt sich nur die Nummer 1 wählen.
   *[other] Bitte eine Zahl von 1 bis { $count } oder eine dieser Tasten eingeben.
  }
ui-keys = Was du eingeben kannst
ui-key-number = eine Zahl: diese Wahl treffen
ui-key-preview = p und eine Zahl: sehen, was diese Wahl bewirken würde
ui-key-undo = u: deine letzte Wahl zurücknehmen
ui-key-hint = h: um Rat fragen
ui-key-rule = ?: die Regel zur Frage lesen
ui-key-why-not = w: lesen, warum etwas nicht möglich ist
ui-key-glossary = g: lesen, was die Wörter des Spiels bedeuten
ui-key-table = t: den Tisch noch einmal sehen
ui-key-keys = k: diese Tasten noch einmal sehen
ui-key-save = q: speichern und aufhören
ui-key-leave = q: gehen; dein Platz bleibt dir
ui-key-leave-to-bot = l: deinen Platz einem Bot überlassen, bis du zurück bist
ui-key-stop = s: die anderen bitten, ohne Ergebnis aufzuhören
ui-key-resign = r: aufgeben
ui-why-not = Was gerade nicht möglich ist, und warum
ui-why-not-nothing = Alles, was hier zu erwarten wäre, steht zur Wahl.
ui-refusal = { $things }: { $reason }
ui-glossary = Die Wörter von { $game }
ui-glossary-nothing = Dieses Spiel hat keine Wörter, die erklärt werden müssten.
ui-rule = Die Regel
ui-sign-star = { " " }Stern
ui-sign-arrow = , dafür{ " " }
ui-undone = Zurückgenommen: { $choice }.
ui-no-undo = Das lässt sich nicht zurücknehmen: { $reason }.
ui-thinking = { $name } ({ $bot }) denkt nach …
ui-saved = Gespeichert. Weiter geht es mit:
ui-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }. Du kannst weiterspielen; nach der nächsten Wahl wird es wieder versucht.
ui-over = Die Partie ist zu Ende
ui-winner = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
ui-record = Die Aufzeichnung dieser Partie liegt in { $path }. Ansehen mit:
ui-resumed = Fortgesetzt nach { $ply ->
    [one] { $ply } Entscheidung
   *[other] { $ply } Entscheidungen
  }.
ui-resumed-rules = Diese Partie begann nach den Regeln { $rules }; sie geht nach den jetzigen weiter, vom Beginn des Zuges an, nach { $ply ->
    [one] { $ply } Entscheidung
   *[other] { $ply } Entscheidungen
  }.
ui-dropped = Diese Entscheidungen sind nicht mehr möglich und müssen neu getroffen werden: { $choices }
ui-commitment = Prüfwert der Würfel dieser Partie (für pessoi verify): { $commitment }
ui-turn-of = { $name } ist am Zug
ui-ply = Entscheidung { $ply }
ui-step = Enter weiter, b zurück, eine Zahl für diese Entscheidung, q Ende:

ui-forfeit = { $name } ({ $bot }) scheidet aus: { $reason }. Der Bot „{ $other }“ spielt an seiner Stelle weiter.
ui-forfeit-errors = Das Letzte aus seiner Fehlerausgabe:
forfeit-start = das Programm lässt sich nicht starten: { $error }
forfeit-slow = keine Antwort innerhalb von { $seconds } s
forfeit-half = eine halbe Zeile, aber kein Ende innerhalb von { $seconds } s
forfeit-flood = mehr als { $bytes } Bytes auf einmal, wo die Antwort eine kurze Zeile ist
forfeit-ended = das Programm endete mit dem Rückgabewert { $code }
forfeit-killed = das Programm wurde durch Signal { $signal } beendet
forfeit-closed = das Programm hat seine Ein- oder Ausgabe geschlossen
forfeit-json = das ist kein JSON-Objekt: { $said }
forfeit-protocol = das nimmt das Protokoll nicht mit „protocol“: { $protocol } an: { $said }
forfeit-choice = darin steht keine Wahl („choice“) in Worten: { $said }
forfeit-unlisted = das stand nicht zur Wahl: { $said }

ui-preview = Was das bewirken würde: { $choice }
ui-preview-nothing = Nichts, wovon zu berichten wäre.
ui-preview-open = Was dann kommt, zeigt sich erst nach der Wahl.
ui-at-table = Du bist an Tisch { $table }.
ui-invite = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  } Andere lädst du ein mit:
ui-joined = { $name } nimmt Platz { $seat }.
ui-left-seat = { $name } verlässt Platz { $seat }.
ui-waiting-for-start = Warten, bis die Partie beginnt (q gehen) …
ui-begun = Die Partie beginnt.
ui-waiting = Warten auf { $name } (u zurück, t Tisch, b um Vertretung bitten, q gehen) …
ui-says = { $name } sagt: { $text }
ui-not-kept = Die Aufzeichnung konnte hier nicht abgelegt werden: { $reason }
ui-refused = Der Server sagt: { $reason }
ui-connection-lost = Die Verbindung ist abgerissen; neuer Versuch …
ui-connection-back = Wieder verbunden.
ui-went-back = Entscheidungen wurden zurückgenommen; von dort geht die Partie weiter.
ui-back-undoes = Zurück geht es bis vor: { $what }. Das macht { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  } ungeschehen; davon deine: { $own }.
ui-try-again = Mit dir spielen nur Bots, niemand muss zustimmen; aber von da an ist die Partie Übung und zählt nirgends. Noch einmal versuchen? (j/n)
ui-resign = Die Partie endgültig aufgeben? (j/n)
ui-stop = Die Partie hier ohne Ergebnis beenden, wenn alle anderen einverstanden sind? (j/n)
ui-leave = Deinen Platz einem Bot ({ $bot }) überlassen, bis du zurückkommst? (j/n)
ui-stop-asked = Du hast gebeten aufzuhören; die Partie endet, wenn alle anderen einverstanden sind.
ui-stop-refused = Die anderen spielen weiter.
ui-agree-stop = { $name } möchte hier ohne Ergebnis aufhören. Bist du einverstanden? (j/n)
ui-resigned = { $count ->
    [0] { $name } hat aufgegeben.
   *[other] { $name } hat aufgegeben; { $names } gewinnt.
  }
ui-stopped = Alle wollten aufhören; es gibt kein Ergebnis.
ui-closed = Die Leitung des Servers hat die Partie beendet; es gibt kein Ergebnis.
ui-grace = Ist { $name } in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } nicht zurück, vertritt den Platz ein Bot ({ $bot }).
ui-grace-yours = Die anderen warten auf dich: In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } vertritt dich ein Bot ({ $bot }).
ui-ask-take-back = Trotzdem zurücknehmen, wenn die anderen zustimmen? (j/n)
ui-take-back-asked = Du hast darum gebeten, deine letzte Wahl zurückzunehmen; das geschieht, sobald alle anderen zustimmen.
ui-take-back-refused = Das Zurücknehmen wurde abgelehnt.
ui-agree-take-back = { $name } möchte die letzte Wahl zurücknehmen. Einverstanden? (j/n)
ui-yes = j
ui-hide = { $name }, drücke Enter und gib den Bildschirm an { $next } weiter (u nimmt deine Wahl zurück, q hört auf):
ui-handed-over = Der Bildschirm geht an { $name }
ui-hand-over = { $name }, drücke Enter, wenn du da bist:
ui-left-table = Du hast den Tisch verlassen; dein Platz bleibt dir. Zurück kommst du mit:
ui-stood-in = Ein Bot hat für dich gespielt; du hast deinen Platz wieder.
ui-lost-on-time = { $name } hat alle Zeit verbraucht und verliert.

ui-daily = Tagesaufgabe vom { DATETIME($date, dateStyle: "long") }: { $game }.
ui-daily-result = Ergebnis: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } gegen { $rival }, Vorsprung { $lead }. Vergleiche es mit den Aufzeichnungen anderer:
ui-daily-place = Platz
ui-daily-player = Person
ui-daily-points = Siegpunkte
ui-daily-rival = Gegner
ui-daily-lead = Vorsprung
ui-daily-choices = Entscheidungen

ui-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

ui-hint = Was der Bot „{ $bot }“ meint
ui-hint-number = Nr.
ui-hint-choice = Wahl
ui-hint-share = Gewinnchance
ui-hint-visits = durchgespielt
ui-hint-line = danach erwartet
ui-hint-unjudged = ohne Urteil
ui-hint-step = { $name }: { $choice }
ui-hint-candidate = { $number }. { $choice }: Gewinnchance { $share }, { $visits ->
    [0] nicht durchgespielt
    [1] einmal durchgespielt
   *[other] { $visits }-mal durchgespielt
  }.
ui-hint-then = Danach erwartet: { $line }.
ui-hint-reasons = Gründe für Nr. { $number }: { $reasons }.

ui-review = Rückblick des Bots „{ $bot }“
ui-review-nothing = Es gibt nichts zu beurteilen: Niemand hatte eine Wahl.
ui-review-ply = Nr.
ui-review-player = Person
ui-review-played = Wahl
ui-review-best = „{ $bot }“ würde wählen
ui-review-share = Gewinnchance
ui-review-best-share = bestenfalls
ui-review-loss = Verlust
ui-review-agreed = Entscheidung { $ply }, { $name }: { $played } ({ $share }), wie „{ $bot }“.
ui-review-differed = Entscheidung { $ply }, { $name }: { $played } ({ $share }). „{ $bot }“ würde wählen: { $best } ({ $best_share }). Verlust: { $loss } Prozentpunkte.
ui-review-seat = { $choices ->
    [one] Eine Entscheidung
   *[other] { $choices } Entscheidungen
  }, davon { $agreement } so, wie „{ $bot }“ wählen würde. Verlust im Mittel: { $loss } Prozentpunkte Gewinnchance.
ui-review-mistakes = { $count ->
    [one] Der größte Fehler:
   *[other] Die { $count } größten Fehler:
  }
ui-review-faultless = Kein Fehler in den Augen von „{ $bot }“.

ui-contract-kept = { $game } hält sich an den Vertrag: { $laws ->
    [one] ein Gesetz
   *[other] { $laws } Gesetze
  }, { $tries ->
    [one] einmal
   *[other] { $tries }-mal
  } geprüft.
ui-contract-broken = Gebrochen: { $law }
ui-contract-also = Auch mit { $cases }.
ui-contract-look = Nur das allein: { $command }
ui-contract-count = { $game } bricht { $broken } von { $laws ->
    [one] einem Gesetz
   *[other] { $laws } Gesetzen
  }.
ui-contract-none = Kein Gesetz passt zu dem, was du verlangt hast; es wurde keines geprüft.
