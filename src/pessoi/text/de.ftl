# Worte des Programms selbst, für jedes Spiel.

player = Spieler { $number }
event-automatic = { $seat } hat nur eine Möglichkeit: { $choice }.

undo-rolled = seitdem wurde gewürfelt
undo-drawn = seitdem wurde eine Karte gezogen oder aufgedeckt
undo-looked = seitdem hat jemand verdeckte Karten angesehen
undo-first = es wurde noch nichts gewählt
undo-resumed = die Partie wurde hier nach anderen Regeln fortgesetzt
undo-imagined = eine vorgestellte Partie führt nicht zurück
undo-other-seat = die letzte Wahl traf ein anderer Platz

ui-log = Seit deiner letzten Wahl
ui-choices = Deine Möglichkeiten
ui-ask = Nummer deiner Wahl (u zurück, ? Regel, t Tisch, q speichern und aufhören)
ui-plain-ask = Nummer der Wahl, oder u, ?, t, q:
ui-rule = Die Regel
ui-undone = Zurückgenommen: { $choice }.
ui-no-undo = Das lässt sich nicht zurücknehmen: { $reason }.
ui-bot-moved = { $name } hat seitdem gezogen
ui-not-a-number = Bitte eine Zahl von 1 bis { $count } eingeben, oder u, ?, t, q.
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
