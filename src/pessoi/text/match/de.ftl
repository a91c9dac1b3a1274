# Words about any match, whatever the game; the page and the terminal share them.

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
undo-imagined = in einer nur gedachten Partie gibt es kein Zurück
undo-other-seat = die letzte Wahl traf eine andere Person

bot-random = zufällig
bot-greedy = gierig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-master = meisterhaft
bot-classic = klassisch
style-warlike = kriegerisch
style-builder = bauend
style-pious = fromm
style-runner = eilig
style-collector = sammelnd

# Was rund um eine Partie geschieht
event-took-back = { $seat } nimmt { $count ->
    [one] eine Wahl
   *[other] { $count } Entscheidungen
  } zurück; alle waren einverstanden.
event-tried-again = { $seat } versucht es von hier noch einmal ({ $count ->
    [one] eine Wahl
   *[other] { $count } Entscheidungen
  } zurück): Die Partie ist nun Übung und zählt nirgends.
event-forked = { $seat } spielt von hier an gegen Bots weiter. { $count ->
    [0] Der Anfang stammt
    [one] Die erste Entscheidung stammt
   *[other] Die ersten { $count } Entscheidungen stammen
  } aus einer anderen Partie; diese ist Übung und zählt nirgends.
event-took-hint = { $seat } nimmt einen Tipp ({ $bot }): Die Partie ist jetzt Übung und zählt nirgends.
event-out-of-time = { $seat } hat keine Zeit mehr; damit ist die Partie zu Ende.
event-stopped = Alle sind einverstanden, hier aufzuhören; die Partie bleibt ohne Ergebnis.
event-closed = Die Leitung des Servers hat die Partie beendet; sie bleibt ohne Ergebnis.
event-stood-in-time = { $seat } hat keine Zeit mehr: Ein Bot ({ $bot }) vertritt den Platz.
event-stood-in-grace = { $seat } ist nicht zurückgekommen: Ein Bot ({ $bot }) vertritt den Platz.
event-stood-in-left = { $seat } überlässt den Platz einem Bot ({ $bot }).
event-came-back = { $seat } ist zurück und spielt wieder selbst.
event-resigned = { $seat } gibt die Partie auf.
event-resigned-on = { $seat } gibt die Partie auf; ein Bot ({ $bot }) spielt den Platz zu Ende.
