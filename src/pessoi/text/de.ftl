# Worte des Programms selbst, für jedes Spiel.

player = Spieler { $number }
event-automatic = { $seat } hat nur eine Möglichkeit: { $choice }.
yes = ja
no = nein
option-start_seat-random = ausgelost
option-start_seat-0 = der erste Platz
option-start_seat-1 = der zweite Platz
option-start_seat-2 = der dritte Platz
option-start_seat-3 = der vierte Platz

undo-rolled = seitdem wurde gewürfelt
undo-drawn = seitdem wurde eine Karte gezogen oder aufgedeckt
undo-looked = seitdem hat jemand verdeckte Karten angesehen
undo-first = es wurde noch nichts gewählt
undo-resumed = die Partie wurde hier nach anderen Regeln fortgesetzt
undo-imagined = eine vorgestellte Partie führt nicht zurück
undo-other-seat = die letzte Wahl traf ein anderer Platz

ui-log = Seit deiner letzten Wahl
ui-choices = Deine Möglichkeiten
ui-ask = Nummer deiner Wahl (u zurück, h Rat, ? Regel, t Tisch, q speichern und aufhören)
ui-plain-ask = Nummer der Wahl, oder u, h, ?, t, q:
ui-rule = Die Regel
ui-undone = Zurückgenommen: { $choice }.
ui-no-undo = Das lässt sich nicht zurücknehmen: { $reason }.
ui-bot-moved = { $name } hat seitdem gezogen
ui-not-a-number = Bitte eine Zahl von 1 bis { $count } eingeben, oder u, h, ?, t, q.
ui-thinking = { $name } ({ $bot }) denkt nach ...
ui-saved = Gespeichert. Weiter geht es mit:
ui-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }. Du kannst weiterspielen; nach der nächsten Wahl wird es wieder versucht.
ui-over = Das Spiel ist zu Ende
ui-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
ui-record = Die Aufzeichnung dieser Partie liegt in { $path }. Ansehen mit:
ui-resumed = Fortgesetzt bei Wahl { $ply }.
ui-resumed-rules = Diese Partie begann nach den Regeln { $rules }; sie geht vom Beginn des Zuges bei Wahl { $ply } an nach den jetzigen weiter.
ui-dropped = Diese Züge sind nicht mehr möglich und müssen neu gewählt werden: { $choices }
ui-commitment = Festlegung auf den Startwert dieser Partie: { $commitment }
ui-turn-of = { $name } ist am Zug
ui-ply = Wahl { $ply }
ui-step = Enter weiter, b zurück, eine Zahl für diese Wahl, q Ende:

ui-forfeit = { $name } ({ $bot }) scheidet aus: { $reason }. Der Bot { $other } spielt an seiner Stelle weiter.
ui-forfeit-errors = Das Letzte aus seiner Fehlerausgabe:
forfeit-start = das Programm lässt sich nicht starten: { $error }
forfeit-slow = keine Antwort innerhalb von { $seconds } s
forfeit-half = eine halbe Zeile, aber kein Ende innerhalb von { $seconds } s
forfeit-flood = mehr als { $bytes } Bytes auf einmal, wo die Antwort eine kurze Zeile ist
forfeit-ended = das Programm endete mit dem Rückgabewert { $code }
forfeit-killed = das Programm wurde durch Signal { $signal } beendet
forfeit-closed = das Programm hat seine Ein- oder Ausgabe geschlossen
forfeit-json = das ist kein JSON-Objekt: { $said }
forfeit-protocol = das nimmt das Protokoll nicht mit "protocol": { $protocol } an: { $said }
forfeit-choice = darin steht keine Wahl ("choice") in Worten: { $said }
forfeit-unlisted = das stand nicht zur Wahl: { $said }

ui-as-is = { $words }
ui-remote-ask = Nummer deiner Wahl (p NUMMER Vorschau, u zurück, ? Regel, t Tisch, q gehen)
ui-remote-plain-ask = Nummer der Wahl, oder p NUMMER, u, ?, t, q:
ui-remote-not-a-number = Bitte eine Zahl von 1 bis { $count } eingeben, oder p NUMMER, u, ?, t, q.
ui-preview = Was das bewirken würde: { $choice }
ui-preview-open = Was dann kommt, zeigt sich erst nach der Wahl.
ui-at-table = Du bist an Tisch { $table }.
ui-invite = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  } Andere lädst du ein mit:
ui-joined = { $name } nimmt Platz { $seat }.
ui-left-seat = { $name } verlässt Platz { $seat }.
ui-waiting-for-start = Warten, bis die Partie beginnt (q gehen) ...
ui-begun = Die Partie beginnt.
ui-waiting = Warten auf { $name } (u zurück, t Tisch, q gehen) ...
ui-says = { $name } sagt: { $text }
ui-refused = Der Server sagt: { $reason }
ui-connection-lost = Die Verbindung ist abgerissen; neuer Versuch ...
ui-connection-back = Wieder verbunden.
ui-went-back = Züge wurden zurückgenommen; von dort geht die Partie weiter.
ui-ask-take-back = Trotzdem zurücknehmen, wenn die anderen zustimmen? (j/n)
ui-take-back-asked = Du hast darum gebeten, deine letzte Wahl zurückzunehmen; das geschieht, sobald alle anderen zustimmen.
ui-take-back-refused = Das Zurücknehmen wurde abgelehnt.
ui-agree-take-back = { $name } möchte die letzte Wahl zurücknehmen. Einverstanden? (j/n)
ui-yes = j
ui-hand-over = Gib den Bildschirm an { $name } weiter; dann Enter:
ui-left-table = Du hast den Tisch verlassen; dein Platz bleibt dir. Zurück kommst du mit:
ui-stood-in = Ein Bot hat für dich gespielt; du hast deinen Platz wieder.
ui-lost-on-time = { $name } hat alle Zeit verbraucht und verliert.

ui-daily = Herausforderung vom { $date }: { $game }.
ui-daily-result = Dein Ergebnis: { $points } Punkte gegen { $rival }, Unterschied { $lead }. Vergleiche es mit den Aufzeichnungen anderer:
ui-daily-place = Platz
ui-daily-player = Spieler
ui-daily-points = Punkte
ui-daily-rival = Gegner
ui-daily-lead = Vorsprung
ui-daily-choices = Entscheidungen

ui-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

ui-hint = Was { $bot } meint
ui-hint-number = Nr.
ui-hint-choice = Wahl
ui-hint-share = Anteil am Sieg
ui-hint-visits = versucht
ui-hint-line = danach erwartet
ui-hint-unjudged = ohne Urteil
ui-hint-step = { $name }: { $choice }
ui-hint-candidate = { $number }. { $choice }: Anteil am Sieg { $share }, { $visits ->
    [0] nicht versucht
    [1] einmal versucht
   *[other] { $visits }-mal versucht
  }.
ui-hint-then = Danach erwartet: { $line }.

ui-review = Rückblick von { $bot }
ui-review-nothing = Es gibt nichts zu beurteilen: Niemand hatte eine Wahl.
ui-review-ply = Wahl Nr.
ui-review-player = Spieler
ui-review-played = Wahl
ui-review-best = { $bot } würde wählen
ui-review-share = Anteil
ui-review-best-share = möglich
ui-review-loss = Verlust
ui-review-agreed = Wahl { $ply }, { $name }: { $played } ({ $share }), wie { $bot }.
ui-review-differed = Wahl { $ply }, { $name }: { $played } ({ $share }). { $bot } würde wählen: { $best } ({ $best_share }). Verlust: { $loss } Prozentpunkte.
ui-review-seat = { $choices ->
    [one] Eine Entscheidung
   *[other] { $choices } Entscheidungen
  }, davon { $agreement } so, wie { $bot } wählen würde. Verlust im Mittel: { $loss } Prozentpunkte des Sieges.
ui-review-mistakes = { $count ->
    [one] Der größte Fehler:
   *[other] Die { $count } größten Fehler:
  }
ui-review-faultless = Kein Fehler in den Augen von { $bot }.
