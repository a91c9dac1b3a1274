# Der Bericht über viele Partien.

report-title = { $game }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }
report-subtitle = { $bots }
report-made-with = pessoi { $version }, { $game } Regeln { $rules }, Startwert { $seed }
report-options = Optionen: { $options }
report-variant-first = Wie es ist
report-variant-second = Geändert: { $change }
report-components = Komponenten aus { $file }
report-contents = Inhalt

report-found = Was auffällt
report-doubts = Was das nicht sagen kann
report-side-by-side = Nebeneinander
report-winners = Wer gewinnt
report-points = Punkte
report-course = Wie Partien verlaufen
report-used = Womit man gewinnt
report-choices = Was gewählt wird
report-method = Wie das entstanden ist

report-kind-bot = Bot
report-kind-seat = Platz
report-kind-order = Reihenfolge
report-kind-faction = Fraktion
report-seat = Platz { $number }
report-order = { $number ->
    [one] zuerst
    [2] als zweite
    [3] als dritte
   *[other] als vierte
  } am Zug
report-choice = { $verb }: { $about }
report-quoted = „{ $words }“
report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-signed = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-plus-minus = { $value } ± { $spread }

report-column-wins = Siege
report-column-interval = 95-%-Bereich
report-column-expected = erwartet
report-column-rows = Mitspieler
report-column-had = hatten es
report-column-went = gingen so vor
report-column-points = Punkte
report-column-offered = angeboten
report-column-taken = gewählt
report-column-winners = Sieger
report-column-others = die anderen
report-column-figure = Größe
report-column-first = wie es ist
report-column-second = geändert
report-column-difference = Unterschied

report-found-bot = { $bot } gewinnt am häufigsten, und zwar { $wins } ({ $low } bis { $high }).
report-found-more = { $kind }, { $name }: gewinnt { $wins } ({ $low } bis { $high }); zu erwarten wären { $expected }.
report-found-less = { $kind }, { $name }: gewinnt nur { $wins } ({ $low } bis { $high }); zu erwarten wären { $expected }.
report-found-others = { $count ->
    [one] Ein weiterer Unterschied ist
   *[other] { $count } weitere Unterschiede sind
  } unten in den Tabellen markiert.
report-found-no-seat = Kein Platz gewinnt öfter oder seltener, als der Zufall erklärt.
report-found-no-order = Ob man zuerst oder zuletzt an der Reihe ist, macht keinen Unterschied, den der Zufall nicht erklärt.
report-found-no-faction = Keine Fraktion gewinnt öfter oder seltener, als der Zufall erklärt.
report-found-early = Der Sieg steht früh fest: In der Hälfte aller Partien führt, wer gewinnt, schon nach { $share } aller Entscheidungen endgültig.
report-found-midway = In der Hälfte aller Partien führt, wer gewinnt, nach { $share } aller Entscheidungen endgültig.
report-found-late = Es bleibt lange offen: In der Hälfte aller Partien führt, wer gewinnt, erst nach { $share } aller Entscheidungen endgültig.
report-found-leader = Wer zur Halbzeit führt, gewinnt { $share } dieser Partien.
report-found-changes = Führungswechsel je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel.
report-found-source = Den größten Vorsprung haben Sieger in dieser Zeile der Wertung: { $line }, im Mittel { NUMBER($winners, minimumFractionDigits: 1, maximumFractionDigits: 1) } gegen { NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-found-shared = Geteilt wurde der Sieg in { $share } aller Partien.
report-found-never = { $count ->
    [one] Eine Wahl wurde
   *[other] { $count } Wahlmöglichkeiten wurden
  } nie getroffen, obwohl mindestens { $often }-mal angeboten: { $choices }.
report-found-always = { $count ->
    [one] Eine Wahl wurde
   *[other] { $count } Wahlmöglichkeiten wurden
  } immer getroffen, wenn es auch anderes zu wählen gab: { $choices }.
report-found-rises = { $figure }: mehr, { $second } statt { $first }.
report-found-falls = { $figure }: weniger, { $second } statt { $first }.
report-found-no-change = { $count ->
    [one] Eine Größe wurde
   *[other] { $count } Größen wurden
  } verglichen, und alle Unterschiede erklärt der Zufall.

report-doubt-bots = Hier spielten Bots. Andere Bots spielen anders und Menschen auch; eine Schwäche kann ihre sein und nicht die des Spiels.
report-doubt-many = { $count ->
    [one] Ein Unterschied wurde
   *[other] { $count } Unterschiede wurden
  } betrachtet. Durch bloßen Zufall lägen etwa { $by_chance } außerhalb ihres Bereichs, auch in einem Spiel ganz ohne Unterschiede. Darum ist nur markiert, was auch bei gemeinsamer Zählung besteht (Verfahren von Holm, 5 % für einen Fehlalarm unter allen).
report-doubt-cause = Wer etwas hat und gewinnt, gewinnt nicht unbedingt deswegen: Wer vorn liegt, bekommt mehr, und manches geht miteinander einher.
report-doubt-width = Bei so vielen Partien ist der Anteil eines Platzes auf etwa ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte bekannt; kleinere Wirkungen bleiben unsichtbar.
report-doubt-strength = Die Bots sind verschieden stark. Zu erwarten ist darum, was die Bots, die etwas hatten, insgesamt gewinnen, nicht ein gleicher Anteil.
report-doubt-forfeits = Bots von außen schieden in { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  } aus; ein anderer Bot spielte für sie weiter.
report-doubt-pair = Beide Varianten wurden mit denselben Startwerten und denselben Bots gespielt, die von der Änderung nur wissen, was die Regeln ihnen sagen.
report-doubt-stopped = Die Zahl der Partien stand nicht vorher fest: Es wurde gespielt, bis jeder Bereich eng genug war. Das richtet sich nach der Breite und nicht danach, wer vorn liegt; die Bereiche gelten also fast genau so, wie sie dastehen.

report-bot-note = Jeder Bereich enthält in 95 von 100 solchen Berichten den wahren Anteil. Der Strich ist ein gleicher Anteil.
report-seat-note = Alle sitzen auf jedem Platz gleich oft. Platz 1 ist der Platz, den Befehle 0 nennen. Der Strich ist, was diese Bots insgesamt gewinnen.
report-order-note = Danach, wer in einer Partie zuerst entschied. Der Strich ist, was diese Bots insgesamt gewinnen.
report-faction-note = Der Strich ist, was die Bots, die eine Fraktion spielten, insgesamt gewinnen.
report-used-note = Siege derer, die etwas in einer Partie mindestens einmal hatten; der Strich ist, was ihre Bots insgesamt gewinnen. ★ markiert, was der Zufall nicht erklärt; Blasses ist zu selten für einen Vergleich. Geordnet nach dem Unterschied.
report-ways-note = Alle tun von allem etwas. Gezählt werden alle in jeder Partie dort, wo sie von etwas mehr taten, als es im Mittel getan wird.
report-points-all = Punkte am Ende, alle Mitspieler
report-points-winning = Punkte der Sieger
report-points-margin = Vorsprung der Ersten vor den Zweiten
report-points-sources = Woher die Punkte kommen
report-sources-note = Mittlere Punkte der Sieger und aller anderen, Zeile für Zeile der Wertung.
report-course-plies = Entscheidungen je Partie
report-course-rounds = Runden
report-course-changes = Wie oft die Führung wechselte
report-course-settled = Nach welchem Teil der Partie endgültig führte, wer gewann
report-course-leaders = Wer jetzt führt: Wie oft gewinnt er am Ende?
report-leaders-note = Nach jedem Zehntel aller Entscheidungen der Anteil der Partien, die am Ende gewinnt, wer in diesem Augenblick führt.
report-figures = In Zahlen
report-figure-points = Punkte aller Mitspieler
report-figure-winning-points = Punkte der Sieger
report-figure-margin = Vorsprung der Ersten vor den Zweiten
report-figure-plies = Entscheidungen je Partie
report-figure-rounds = Runden
report-figure-branching = Möglichkeiten zur Wahl
report-figure-lead-changes = Führungswechsel
report-figure-settled = Teil der Partie, nach dem führt, wer gewinnt
report-figure-seat-wins = Siege von { $seat }
report-figure-decisions = Entscheidungen je Mitspieler
report-figure-shared = Geteilte Siege
report-choices-never = Nie gewählt
report-choices-always = Immer gewählt
report-choices-rare = Selten gewählt
report-choices-all = Alle Wahlmöglichkeiten, nach ihrer Art
report-choices-note = In wie vielen Entscheidungen etwas neben anderem angeboten war und wie oft es dann gewählt wurde. Zufallsbots nehmen alles einmal; dass etwas niemand will, zeigt sich nur bei Bots, die wählen.
report-choices-none = Keine: Alles, was oft angeboten war, wurde ab und zu gewählt, und nichts immer.
report-more = Alle { $count } zeigen
report-side-note = Das Mittel der Unterschiede aller Paare von Partien mit seinem 95-%-Bereich. ★ markiert, was der Zufall nicht erklärt, alle Größen gemeinsam gezählt.
report-nothing = Hier gibt es nichts zu zeigen.
report-method-text = Jede Partie hat einen eigenen Startwert, der aus dem obigen folgt, und von Partie zu Partie rücken alle einen Platz weiter. So ergibt derselbe Befehl denselben Bericht, auf beliebig vielen Maschinen.
report-method-interval = Anteile haben den Bereich nach Wilson, Mittel den der Normalverteilung, beide für 95 %. Die Mitspieler einer Partie gelten als unabhängig, was Bereiche eher etwas zu weit als zu eng macht.
report-method-data = Alle Mitspieler aller Partien stehen als Zeilen in games.parquet neben dieser Seite, jedes Ergebnis in results.jsonl.
