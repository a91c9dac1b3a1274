# Wörter der Seite. Die eines Spiels stehen bei seinen Regeln.

title = pessoi
home = Startseite
lobby = Lobby
account = Konto
pages = Seiten
skip = Zum Inhalt springen
nowhere = Hier ist nichts
close = Schließen
done = Fertig
all = Alle
game = Spiel
status = Stand
copied = Kopiert
remove = Entfernen
language = Sprache
preferences = Einstellungen
automaton = Automat
somebody = jemand

# Einstellungen
scheme = Farben
scheme-system = Wie im System
scheme-light = Hell: schwarze Figuren auf Ton
scheme-dark = Dunkel: tonfarbene Figuren auf Schwarz
pace = Wie Züge der anderen gezeigt werden
    .help = Eins nach dem anderen; ein Klick oder die Taste s zeigt alles auf einmal. Deine nächste Wahl kannst du immer sofort treffen.
pace-at-once = Auf einmal
pace-quick = Zügig
pace-calm = In Ruhe
prefer-preview = Vorausschauen
    .help = Wer auf einer Möglichkeit verweilt, sieht, was sie bewirkt, bis zum ersten Würfeln oder zur ersten verdeckten Karte.
prefer-confirm = Ende des Zuges bestätigen
    .help = Was deinen Zug beendet oder nicht mehr zurückgeht, braucht einen zweiten Druck. Alles davor geschieht sofort und lässt sich rückgängig machen.
prefer-sound = Ton
    .help = Ein paar gezupfte Töne, wenn du am Zug bist und wenn etwas geschieht.
prefer-call = Ruf mich
    .help = Ein paar Töne, wenn du dran bist und gerade woanders hinsiehst, auch ohne andere Klänge. Titel und Bildchen des Tabs ändern sich ohnehin.
prefer-plain = Tabellen statt Spielbrett
    .help = Jedes Spiel als Listen und Tabellen, wie bei Spielen ohne eigenes Brett.
prefer-notifications = Mich benachrichtigen
    .help = Eine Benachrichtigung, wenn du am Zug bist, während du woanders hinsiehst.

# Startseite
welcome = Nimm Platz. Was spielen wir?
welcome-more = Brettspiele aus dem alten Griechenland, mit den genauen Regeln: allein, gegen Bots, an einem Bildschirm oder mit Freunden per Link.
your-name = Dein Name
another-name = Ein anderer Name
go-on = Weiterspielen
players = Personen
bots = Bots
way-alone = Allein spielen
way-bots = Gegen Bots
way-screen = An einem Bildschirm
way-friends = Mit Freunden
more-options = Mehr Möglichkeiten
all-unfinished = Alle { $count }, die noch nicht zu Ende sind
players-from-to = { $most ->
    [one] 1 Spieler
   *[other] { $least } bis { $most } Spieler
  }
minutes-from-to = { $most ->
    [one] 1 Minute
   *[other] { $least } bis { $most } Minuten
  }
weight-1 = leicht
weight-2 = mittelschwer
weight-3 = schwer

# Lobby
whose-tables = Tische
public-tables = Öffentliche
my-tables = Meine
status-unfinished = noch nicht zu Ende
status-open = offen
status-running = im Gange
status-finished = beendet
own-open = du sitzt hier
own-running = weiterspielen
own-finished = beendet
you-are-asked = du bist dran
in-round = Runde { $round }
last-move = letzter Zug { $ago }
age-open = aufgestellt { $ago }
age-finished = von { $ago }
practice-short = Übung, zählt nirgends
just-now = gerade eben
play-now = Gleich spielen
play-now-about = Setz dich dazu, wo jemand wartet; wartet niemand, wird ein Tisch aufgestellt, den andere finden.
play-now-at = { $game } jetzt
no-tables = Gerade gibt es hier keine Tische. Eröffne einen!
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
free = frei

# Ein neuer Tisch
no-such-game = Dieses Spiel gibt es hier nicht
seats = Plätze
seat-number = Platz { $number }
sitter-me = Ich
sitter-beside = Jemand an diesem Bildschirm
sitter-free = Frei, für jemanden mit dem Link
sitter-bot = Bot: { $bot }
name-of-seat = Name für Platz { $number }
style-of-seat = Stil für Platz { $number }
no-style = ohne Vorliebe
options = Spieloptionen
from-to = Von { $lowest } bis { $highest }.
clock = Uhr
clock-none = Ohne Uhr
    .help = Alle nehmen sich die Zeit, die sie brauchen.
clock-move = Tage für jeden Zug
    .help = Für Partien, die sich über Tage ziehen. Jeder Zug hat seine eigene Zeit.
clock-live = Minuten für die Partie
    .help = Für eine Partie am Stück. Alle haben einen Vorrat; jeder Zug gibt etwas dazu.
days-a-move = Tage für einen Zug
minutes-a-match = Minuten für die Partie
seconds-on-top = Sekunden dazu für jeden Zug
on-timeout = Wenn die Zeit um ist
on-timeout-bot = spielt ein Bot weiter, bis die Person zurück ist
on-timeout-lose = ist die Partie verloren
clock-agreed-move = { $days ->
    [one] Ein Tag für jeden Zug; ist die Zeit um,
   *[other] { $days } Tage für jeden Zug; ist die Zeit um,
  }
clock-agreed-live = Je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }, { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } dazu für jeden Zug; ist die Zeit um,
days-hours = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }, { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
  }
stand-in-title = Wenn jemand fehlt
stand-in-about = Ist jemand fort, auf den alle warten, so können alle am Tisch um eine Vertretung bitten. Dann läuft für alle sichtbar diese Frist; wer vorher zurück ist, spielt weiter.
stand-in-about-clock = Die Uhr entscheidet: Eine Vertretung kommt nur, wenn die Zeit um ist, oder für jemanden, der den Platz verlässt.
stand-in-level = Es vertritt ein Bot dieser Stärke
stand-in-grace = Frist
stand-in-agreed = Bleibt jemand fort, können die anderen um Vertretung bitten. Frist: { $grace }, dann spielt ein Bot ({ $bot }).
stand-in-agreed-clock = Ist die Zeit um, so vertritt ein Bot ({ $bot }) den Platz, bis sein Mensch zurück ist.
stand-in-agreed-leaving = Für alle, die ihren Platz verlassen, spielt ein Bot ({ $bot }).
span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }
span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
span-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
  }
who-may-come = Wer kommen darf
public-table = Diesen Tisch in der Lobby zeigen
public-about = Alle können ihn finden, sich dazusetzen und zusehen.
private-about = Nur Eingeladene können kommen und zusehen.
open-table = Tisch eröffnen
begin-now = Beginnen

# Einladungen
invitation = Einladung
no-invitation = Diese Einladung führt nirgendwohin
invited = Du bist zu { $game } eingeladen
already-there = Am Tisch: { $names }
take-a-seat = Platz nehmen
no-free-seat = Es ist kein Platz mehr frei, aber du kannst zusehen.
just-watch = Nur zusehen
invite = Freunde einladen
invite-about = Schick diesen Link, oder lass eine Handykamera den Code lesen.
invitation-link = Link zu diesem Tisch
invitation-code = Der Link als Code für Kameras
copy = Kopieren
copy-by-hand = Dieser Browser lässt uns nicht kopieren: Bitte kopiere den Link von Hand
share = Teilen
invite-to-watch = Wer diesen Link hat, kann zusehen.
withdraw = Diese Einladung zurückziehen …
withdraw-about = Der Link führt dann nirgendwohin mehr, und wer nur zusieht, sieht nichts mehr. Wer einen Platz hat, bleibt.
withdraw-now = Zurückziehen
renew-invitation = Neuen Link erstellen
make-invitation = Einladung erstellen
nobody-invited = Zu diesem Tisch gibt es gerade keine Einladung.
invitation-renewed = Es gibt einen neuen Link
invitation-withdrawn = Die Einladung ist zurückgezogen
private-table = Dieser Tisch ist privat
private-ask = Hier sind nur Eingeladene dabei. Bitte jemanden, der hier spielt, um eine Einladung: Das ist ein Link, der dich einlässt.
private-as = Du bist hier { $name }. Falls du unter einem anderen Namen eingelassen wurdest, melde dich wieder an:
private-nobody = Falls dein Konto schon eingelassen wurde, melde dich an:
stop-bots = Diese Partie beenden

# Vor der Partie
table-of = Tisch für { $game }
you = du
present = da
away = nicht da
take-this-seat = Hier sitzen
sit-too = Auch hier sitzen
a-bot = ein Bot …
seat-a-bot = Einen Bot auf Platz { $number } setzen
leave-seat = Aufstehen
begin = Beginnen
seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
waiting-for-begin = Warten, bis die Partie beginnt.
agreed = Was abgemacht ist
fairness = Faire Würfel
check-dice = Würfel prüfen
fairness-question = Waren die Würfel fair?
fairness-about = Bevor sich jemand setzt, zieht der Server einen geheimen Teil der Würfel und zeigt dessen Fingerabdruck, und wer Platz nimmt, gibt einen eigenen Teil dazu. Zusammen sind diese Teile der Schlüssel, aus dem jeder Wurf und jedes Mischen folgt; so kann niemand einen Wurf aussuchen und niemand später einen ändern. Nach der Partie liegen alle Teile offen, und dein eigener Browser setzt sie wieder zusammen und sieht nach, ob alles passt.
fairness-about-lesson = Eine Lernpartie ist für alle gleich gemischt und gewürfelt, damit ihre Karten zu dem passen, was du siehst: Das steht offen in den Dateien des Spiels, und niemand fügt etwas hinzu. Zu beweisen gibt es also nichts. In jeder anderen Partie machen der Server und alle, die mitspielen, die Würfel gemeinsam.
proof-computing = Dein Browser rechnet …
proof-holds = Alles passt: Niemand hat diese Würfel ausgesucht.
proof-fails = Etwas passt nicht. Diese Würfel sind nicht bewiesen.
fits = passt
fits-not = passt nicht
proof-entropy = Der Teil des Servers hat den Fingerabdruck, der vor der Partie gezeigt wurde.
proof-own-parts = Dein eigener Teil ist darin, genau wie dein Browser ihn dazugegeben hat.
proof-commitment = Alle Teile zusammen haben den Fingerabdruck, der zu Beginn der Partie gezeigt wurde.
proof-rolls = Die ersten Würfe folgen aus dem Schlüssel, einer nach dem anderen, so wie der Verlauf sie erzählt.
disproof-entropy = Der Teil des Servers ist nicht der, dessen Fingerabdruck vor der Partie gezeigt wurde.
disproof-own-parts = Dein Teil ist nicht der, den dieser Browser dazugegeben hat. (Vielleicht hast du dich an einem anderen Gerät noch einmal hingesetzt.)
disproof-commitment = Alle Teile zusammen haben nicht den Fingerabdruck, der zu Beginn der Partie gezeigt wurde.
disproof-rolls = Die Würfe im Verlauf sind nicht die, die aus dem Schlüssel folgen.
proof-witnessed = Dieser Browser war dabei: Er hat mit den Fingerabdrücken verglichen, die er sich selbst gemerkt hatte.
proof-unwitnessed = Dieser Browser war vor dem Ende nicht dabei, also hat er mit dem verglichen, was der Server jetzt sagt. Wer sich die Fingerabdrücke vorher notiert hat, kann sie unten vergleichen.
proof-insecure = Browser rechnen das nur über https oder auf dem Rechner des Servers selbst. Die Aufzeichnung lässt sich überall prüfen.
proof-unavailable = Die Partie ließ sich für die Prüfung nicht holen. Schließ das hier und versuche es noch einmal.
proof-elsewhere = Die ganze Partie, jede Wahl und jeden Wurf, kann jeder ohne diesen Server prüfen: Lade die Aufzeichnung herunter und rufe „{ $command }“ auf.
log-told = Was der Verlauf erzählt
key-gives = Was der Schlüssel ergibt
all-parts = Alle Teile und Fingerabdrücke
part-of-server = Teil des Servers
part-of = Teil von { $name }
no-part = keiner
fingerprint-of-server = Fingerabdruck vom Teil des Servers
fingerprint-of-all = Fingerabdruck aller Teile zusammen
fingerprint-of-deal = Fingerabdruck der Ausgangslage
key-of-dice = Schlüssel der Würfel

# Spielen
connecting = Auf dem Weg zum Tisch …
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-offline = Du bist offline. Es geht weiter, sobald das Netz zurück ist.
no-table = Dieser Tisch kann nicht gezeigt werden
title-your-turn = Du bist am Zug · { $game }
your-turn = Du bist am Zug
decision = Was zu entscheiden ist
waiting-for = { $name } ist am Zug
thinking = { $name } denkt nach
rule = Regel und Glossar
rule-key = Regel und Glossar (?)
keys = Tasten: 1 bis 9 wählen, Pfeile gehen durch die Auswahl oder über das Brett, n zum nächsten Wählbaren, / sucht, u macht rückgängig, s zeigt alle Züge auf einmal.
glossary = Glossar
find-term = Ein Wort finden
no-term = Kein Eintrag enthält das.
undo = Zurücknehmen
undo-key = Zurücknehmen (u)
no-undo = Kein Zurück: { $reason }
take-back = Die letzte Wahl zurücknehmen …
    .help = Seither ist etwas bekannt geworden; darum müssen alle anderen einverstanden sein, auch wer gerade fort ist.
now-take-back = Die anderen fragen
try-again = Noch einmal versuchen …
    .help = Außer Bots ist niemand da, der gefragt werden müsste. Von da an ist die Partie Übung: Sie zählt in keiner Tabelle, keiner Statistik und keiner Tagesaufgabe.
now-try-again = Noch einmal versuchen
let-it-be = Lieber nicht
back-before = bis vor „{ $what }“
back-before-choice = bis vor diese Wahl
back-undoes = Das geht zurück { $where } und macht { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  } ungeschehen{ $among ->
    [all] { $count ->
        [one] , deine.
       *[other] , alle von dir.
      }
    [some] { $own ->
        [one] , darunter eine von dir.
       *[other] , darunter { $own } von dir.
      }
   *[none] , keine davon von dir.
  }
asks-back = { $name } möchte etwas zurücknehmen.
asks-stop = { $name } möchte hier aufhören. Die Partie bleibt dann ohne Ergebnis.
wish-open = Es fehlt noch die Antwort von { $names }.
agree = Einverstanden
refuse = Ablehnen
practice = Übung: Diese Partie zählt nirgends.
stood-in = Ein Bot ({ $bot }) spielt für dich.
take-seat-back = Wieder selbst spielen
missing = { $name } ist fort.
ask-stand-in = Um Vertretung bitten ({ $bot }, Frist: { $grace })
grace = Ist { $name } bis dahin nicht zurück, vertritt den Platz ein Bot ({ $bot }).
grace-yours = Die anderen warten auf dich. Antwortest du nicht, vertritt dich ein Bot ({ $bot }).
i-am-here = Ich bin da
leaving = Gehen …
leave-about = Überlass deinen Platz einem Bot ({ $bot }). Er bleibt deiner: Du kannst ihn jederzeit wieder übernehmen.
now-leave = Dem Bot überlassen
stop-about = { $count ->
    [0] Beende die Partie hier, ohne Ergebnis.
    [one] Beende die Partie hier, ohne Ergebnis. Dein Gegenüber muss einverstanden sein.
   *[other] Beende die Partie hier, ohne Ergebnis. Alle anderen müssen einverstanden sein.
  }
now-stop = Hier aufhören
resign-about = { $count ->
    [one] Gib die Partie auf: Sie ist dann zu Ende, und { $name } gewinnt.
   *[other] Gib die Partie auf: Sie ist dann zu Ende.
  }
resign-about-on = Gib die Partie auf. Ein Bot ({ $bot }) spielt deinen Platz für die anderen zu Ende; gewinnen oder zurückkommen kannst du dann nicht mehr.
now-resign = Aufgeben
stay = Bleiben
has-resigned = hat aufgegeben
remove-table = Diesen Tisch wegräumen …
remove-table-about = Der Tisch verschwindet, und was an ihm gesagt wurde, auch. Gespielt worden ist noch nichts.
remove-table-now = Wegräumen
table-removed = Der Tisch ist weg.
all-choices = Alle Möglichkeiten
find-choice = Eine Möglichkeit finden
find-choice-of = { $count ->
    [one] In { $count } Möglichkeit suchen
   *[other] In { $count } Möglichkeiten suchen
  }
choices-count = ({ $count })
nothing-found = Keine Möglichkeit enthält diese Wörter.
press-again = Noch einmal zum Bestätigen
preview = Was das bewirkt
preview-open = Der Rest zeigt sich erst, wenn es gewählt ist.
why-not = Was gerade nicht geht, und warum ({ $count })
nothing-to-choose = Jetzt nicht. { $question }
not-your-turn = Du bist nicht am Zug.
sent-later = Deine Wahl wird gesendet, sobald die Verbindung zurück ist.
to-move = am Zug
stand-in = vorerst ein Bot
shares-view = zeigt allen die eigene Sicht
spectators = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
  }
time-left = Restzeit
log = Verlauf
log-earlier = Früheres (noch { $count })
round = Runde { $round }
to-position = Diese Stellung ansehen ({ $ply })
people = Tisch
share-view = Wer zusieht, sieht, was ich sehe
watch = Ansicht von
as-spectator = jemand, der zusieht
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
your-words = Sag etwas
send = Senden
about-button = { $name } stummschalten, blockieren oder melden
about-person = Über { $name }
mute = Stummschalten
about-mute = Du liest an keinem Tisch mehr, was { $name } schreibt. Niemand erfährt davon.
done-mute = Du liest nicht mehr, was { $name } schreibt. Unter „Konto“ nimmst du das zurück.
block = Blockieren
about-block = Du liest nicht mehr, was { $name } schreibt, und { $name } kann sich nicht an Tische setzen, die du eröffnest. Laufende Partien gehen weiter.
done-block = { $name } kann sich nicht mehr an deine Tische setzen. Unter „Konto“ nimmst du das zurück.
report = Melden
report-about = Was soll die Leitung dieses Servers wissen?
report-done = Danke. Die Leitung dieses Servers kann es jetzt lesen.
let-be = Schon gut
contents-of = { $title }, Inhalt
hand-over = { $name }, du bist am Zug
hand-over-about = Sonst sollte jetzt niemand hersehen.
show-me = Ich bin da
one-moment = Einen Moment …

skip-telling = Überspringen
skip-key = Alles auf einmal zeigen (s)
since-last-turn = Seit deinem letzten Zug ({ $count })
sheet-height = Höhe der Auswahl
sheet-low = Auswahl: nur die Frage
sheet-middle = Auswahl: halbe Seite
sheet-high = Auswahl: fast die ganze Seite

# Das Ende
winner = { $count ->
    [0] Die Partie ist vorbei
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
lost-on-time = { $name } hat die Zeit überschritten und verliert
resigned = { $count ->
    [0] { $name } hat aufgegeben
   *[other] { $name } hat aufgegeben: { $names } gewinnt
  }
stopped = Alle wollten aufhören: kein Ergebnis
closed = Die Leitung des Servers hat die Partie beendet: kein Ergebnis
place = { $place }.
growth = Wie die Punkte gewachsen sind, Runde für Runde
rounds = Runden
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
replay = Die Partie noch einmal ansehen

# Eine Partie noch einmal ansehen
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
to-end = Zum Ende
play-on = Abspielen
speed = Tempo
speed-times = { $times }×
pause = Anhalten
position = Stellung { $ply } von { $plies }
position-only = Stellung { $ply }
step-by = Schritte nach
step-by-choice = Wahl
step-by-turn = Zug
step-by-round = Runde
all-open = alle Hände offen
copy-moment = Link zu diesem Moment kopieren
copy-address = Der Link ließ sich nicht kopieren; auch die Adresse dieser Seite führt hierher.
score-changes = Jede Änderung der Punkte ({ $count })
score-change = { $name } { $gain }: { $total } (Stellung { $ply })
play-from-here = Von hier weiterspielen …
play-from-here-about = Ein eigener Tisch, der mit dieser Stellung beginnt. Würfel und Karten sind die dieser Partie, darum ist es Übung und zählt nirgends.
play-as = Spielen als
play-against = gegen
play-from-here-now = Weiterspielen
forked-from = Aus einer anderen Partie (Stellung { $ply })
eyes = Gesehen von
to-table = Zurück zum Tisch
show-result = Das Ergebnis zeigen
download-record = Aufzeichnung herunterladen

# Was Bots meinen
percent = { $share } %
chances = Gewinnchancen, wie jeder Platz sie kennen konnte
chance-at = Stellung { $ply }: { $share } %
review = Was ein Bot von dieser Partie hält
review-about = Ein Bot geht alle Entscheidungen durch, jede mit nicht mehr, als der Platz wusste. Was er findet, bleibt für alle, die noch kommen.
review-by = Rückblick von
review-ask = Rückblick auf die Partie
review-go-on = Fortsetzen
review-stop = Anhalten
review-running = Beurteilte Entscheidungen: { $judged } von { $plies } …
review-stopped = Angehalten; beurteilte Entscheidungen: { $judged } von { $plies }.
review-failed = Der Rückblick kam nicht weiter; beurteilte Entscheidungen: { $judged } von { $plies }.
review-done = Alle Entscheidungen beurteilt.
mistakes = { $count ->
    [0] Keine nennenswerten Fehler
    [one] Der größte Fehler
   *[other] Die größten Fehler
  }
mistake = { $name }, Stellung { $ply }: { $loss } % verschenkt
mistake-played = Gewählt: { $choice } ({ $share } %)
mistake-better = Besser: { $choice } ({ $share } %)
expected = Danach erwartet: { $line }.
reasons = Was dafür spricht: { $reasons }.
expected-step = { $name }: { $choice }
hint = Tipp
hint-about = Ein Bot sieht sich an, was du wählen kannst, mit dem, was du weißt. Von da an ist die Partie Übung und zählt nirgends; die Aufzeichnung sagt, dass du einen Tipp genommen hast.
hint-take = Tipp nehmen
hint-thinking = Der Bot denkt nach …
hint-by = Was der Bot „{ $bot }“ meint
hint-share = Gewinnchance { $share } %
hint-share-less = Gewinnchance { $share } %, { $loss } % weniger
hint-share-even = etwa genauso gut
with-hints = { $count ->
    [one] Mit einem Tipp gespielt: Übung, zählt nirgends.
   *[other] Mit { $count } Tipps gespielt: Übung, zählt nirgends.
  }

# Konto
keep-name = Diesen Namen behalten
name-kept = So heißt du von jetzt an.
logged-in = Angemeldet als { $login }
log-out = Abmelden
login = Anmeldename
password = Passwort
credentials-new = Ein Konto anlegen
credentials-about-new = Anmeldename und Passwort bringen dich auf jedem Gerät zu deinen Tischen zurück. Sonst wird nichts gefragt.
credentials-back = Anmelden
credentials-about-back = Du hast schon ein Konto? Dann melde dich an.
sessions = Wo du angemeldet bist
session-unnamed = ein anderes Gerät
session-this = hier und jetzt
end-session = Dort abmelden
change-password = Das Passwort ändern
change-password-about = Alle anderen Geräte werden abgemeldet. Schlüssel bleiben; entferne sie unten, wenn jemand anderes sie kennen könnte.
new-password = Neues Passwort
password-kept = Das ist von jetzt an dein Passwort.
leave-for-good = Für immer gehen
leave-for-good-about = Dein Name, Anmeldename, deine Geräte und Schlüssel werden vergessen, ebenso deine Tische, an denen nichts gespielt wurde. Partien bleiben denen, mit denen du sie gespielt hast, unter dem Namen Outis, „Niemand“; in laufenden spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
silences = Von wem du nichts lesen willst
silences-about = Was sie schreiben, wird dir nicht gezeigt. Wer blockiert ist, kann sich auch nicht an Tische setzen, die du eröffnest.
is-mute = stumm seit { $day }
is-block = blockiert seit { $day }
end-silence = Wieder lesen
end-silence-of = { $name } wieder lesen
tokens = Schlüssel
tokens-about = Mit einem Schlüssel kann ein Programm von dir für dich spielen: in deinem Namen Tische eröffnen, Platz nehmen, wählen und reden. Schlüssel erstellen kann es nicht, und Namen, Konto und Geräte weder sehen noch ändern.
token-unnamed = ohne Namen
token-label = Wofür ist er?
token-fresh = Dein Schlüssel; heb ihn auf, er wird nicht wieder gezeigt
add-token = Einen Schlüssel erstellen

# Was schiefgehen kann
problem-unreachable = Der Server antwortet nicht. Läuft er?
problem-lost = Die Verbindung brach ab, bevor das ankam. Bitte versuch es noch einmal.
problem-not_found = Diesen Tisch oder diese Partie gibt es nicht.
problem-not_yours = Das gehört jemand anderem.
problem-who_are_you = Wir kennen dich noch nicht; nimm auf der Startseite einen Namen, oder prüfe Anmeldename und Passwort.
problem-refused = Das geht gerade nicht.
problem-cannot_undo = Das lässt sich nicht zurücknehmen.
problem-not_a_choice = Das ist gerade nicht zu wählen.
problem-wrong_seat = Jemand anderes ist am Zug.
problem-game_over = Die Partie ist vorbei.
problem-bad_request = Das kann nicht stimmen.
problem-bad_setup = Diese Spieloptionen passen nicht zusammen.
problem-unavailable = Der Server kommt gerade nicht an seinen Speicher. Nichts hat sich geändert; bitte versuch es noch einmal.

# Die Stilseite
style-title = Womit diese Seite gezeichnet ist
style-introduction = Alles ist selbst gezeichnet: wenige Farben, Silhouetten mit geritzten Linien, wie auf einer alten Vase. Im hellen Schema stehen die Figuren schwarz auf Ton, im dunklen tonfarben auf Schwarz.
style-light = Hell
style-dark = Dunkel
style-pieces = Spielsteine
style-labours = Die zwölf Aufgaben
style-gods = Götter
style-demigods = Halbgötter
style-signs = Symbole, Fähigkeiten, Dinge
style-vases = Vasen
style-apprentices = Lehrlinge und Hades
style-tiles = Felder der Stadtstaaten
style-states = Naturen und Zeichen der Stadtstaaten
style-page = Zeichen der Seite

# Learning
learn = Lernen
learn-instead = Beim Spielen lernen: eine erste Partie von zehn Minuten
learn-begin = Lernpartie beginnen
learn-go-on = Weiterlernen
learn-anew = Von vorn
learn-note = Für alle, die lernen, ist gleich gemischt und gewürfelt. Die Partie ist Übung: Sie zählt in keiner Tabelle und keiner Statistik. Du kannst jederzeit gehen und später weitermachen.
lesson = Lernpartie
lesson-progress = Wie weit die Lernpartie ist
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-choose = Du darfst auch alles andere wählen.
lesson-advised = hier empfohlen
lesson-free = Du bist am Zug: Wähle, was du magst. Die Lernpartie geht von selbst weiter.
lesson-watch = Schau, was die anderen tun. Weiter geht es, wenn du am Zug bist.
lesson-over = Die Partie ist zu Ende.
lesson-aside = Anleitung beenden
lesson-again = Weiter mit der Anleitung
lesson-play = Eine richtige Partie spielen
lesson-on = Diese zu Ende spielen
lesson-short = Lernpartie, zählt nirgends
lesson-strip = Lernpartie: immer gleich gemischt und gewürfelt; sie zählt nirgends.
no-lesson-here = Das ist hier nicht zu lernen.

# Rules
rules = Regeln
rules-of = { $game }: die Regeln
rules-contents = Inhalt
rules-in-tab = in einem eigenen Tab
in-rules = In den Regeln
hint-rules = i: in den Regeln
in-rules-about = In den Regeln: { $about }
find-rule = In den Regeln suchen
no-rule = Nichts in den Regeln enthält das.
print-rules = Drucken
no-rules-here = Die Regeln sind hier nicht zu lesen.
rules-loading = Die Regeln werden geholt …

# Aufgaben
beside-playing = Neben dem Spielen
today = Heute
to-today = Zur Tabelle von heute
today-title = Die Aufgaben von heute
today-about = Alle bekommen dieselbe Ausgangslage. Dein erster Versuch zählt, wenn du ihn vor Mitternacht (UTC) beendest und nichts noch einmal versuchst; danach kannst du üben.
today-left = heute noch { $span }
streak = { $days ->
    [0] Noch keine Serie: Beende heute eine Aufgabe
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
streak-longest = längste Serie: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
against = { $game } gegen { $automaton }
level-of = Stufe { $level } von { $levels }
finished-today = { $count ->
    [0] Noch niemand hat sie beendet. Mach den Anfang!
    [one] Eine Person hat sie heute beendet.
   *[other] { $count } Leute haben sie heute beendet.
  }
try-begin = Annehmen
try-on = Weiterspielen
try-practise = Dieselbe Lage üben
try-results-later = Die Tabelle öffnet sich, wenn dein eigener Versuch vorbei ist.
try-given-up = Du hast aufgegeben. Das war dein Versuch für heute; üben kannst du weiter.
try-practice = Du hast darin etwas noch einmal versucht. Darum ist es Übung und steht in keiner Tabelle.
try-late = Die Partie endete, als die Zeit um war. Darum steht sie in keiner Tabelle.
try-won = Du hast gewonnen, { $points } zu { $rival }.
try-lost = Du hast verloren, { $points } zu { $rival }.
results-of = { $game }: Ergebnisse von heute
no-results = Heute zählt noch kein Ergebnis.
result-place = Platz
result-name = Name
result-points = Punkte
result-rival = { $automaton }
result-won = gewonnen
yesterday-best = Gestern am besten: { $name }
watch-yesterday = Diese Partie ansehen
ladder-title = Die Leiter der Woche
ladder-about = Zu jeder Sprosse gehört eine Ausgangslage, für alle dieselbe, und nach oben wird es schwerer. Wenn du gewinnst, bist du eine Sprosse höher. Versuch es bis Sonntag Mitternacht (UTC) so oft du willst; auf gleicher Höhe steht vorn, wer weniger Versuche gebraucht hat.
ladder-left = diese Woche noch { $span }
ladder-step = Sprosse { $step }
ladder-step-now = { $tries ->
    [0] Deine nächste Sprosse: { $step }
    [one] Deine nächste Sprosse: { $step }, einmal versucht
   *[other] Deine nächste Sprosse: { $step }, { $tries }-mal versucht
  }
ladder-top = Du bist ganz oben. Am Montag gibt es eine neue Leiter.
ladder-try = Sprosse { $step } versuchen
ladder-of = { $game }: wer wie hoch ist
ladder-nobody = Diese Woche ist noch niemand auf der Leiter.
ladder-height = Sprossen
ladder-tries = Versuche
step-done = geschafft
step-next = als nächste

# Statistik
statistics = Statistik
statistics-about = Deine beendeten Partien. Übung und Partien an einem Bildschirm zählen nicht, und niemand sonst sieht das hier.
statistics-empty = Noch ist keine Partie { $game } von dir vorbei. Spiel eine und sieh hier, wie sie lief.
stat-matches = Partien
stat-wins = Gewonnen
stat-mean = Punkte im Schnitt
stat-scores = Deine Punkte, Partie für Partie
stat-won = gewonnen
stat-lost = nicht gewonnen
stat-average = dein Schnitt
stat-opponents = Gegen wen
stat-opponent = Gegner
opponent-bot = Bot: { $bot }
opponent-beside = andere Leute
opponent-automaton = { $automaton }, Stufe { $level }
stat-by-seats = Zu wievielt
stat-seats = { $seats ->
    [one] allein
   *[other] zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
      }
  }
stat-factions = Als wer
stat-faction = Du warst
stat-lines = Woher Punkte kommen, im Schnitt
stat-line = Auf dem Wertungsblatt
stat-lines-about = Der volle Balken ist deiner, der schraffierte der Bots auf diesem Server.
stat-rolls = Deine Würfel
stat-rolls-about = { $total ->
    [one] Ein Wurf.
   *[other] { $total } Würfe.
  } Die gestrichelte Linie zeigt, was von jeder Zahl zu erwarten ist: { $expected }. Faire Würfel bleiben in 19 von 20 Fällen im Band.
everybody = Alle auf diesem Server
everybody-about = { $matches ->
    [one] Eine Partie, die zu Ende gespielt wurde.
   *[other] Die letzten { $matches } Partien, die zu Ende gespielt wurden.
  } Nur Zahlen: Niemand wird genannt.
everybody-empty = Noch hat niemand eine Partie zu Ende gespielt.
everybody-who = Wer gespielt hat
everybody-player = Auf einem Platz
everybody-people = Menschen
everybody-seats = Nach Plätzen
everybody-seat = Platz
# Benachrichtigt werden, wenn man am Zug ist
bells = Wenn du am Zug bist
bells-about = Wenn andere auf dich warten und du nicht am Tisch bist, können wir dir Bescheid sagen, einmal je Zug. Niemand bekommt etwas, der hier nicht darum bittet.
bell-kind = Wie
bell-email = E-Mail
bell-json = Webhook (JSON)
bell-ntfy = ntfy
bell-discord = Discord
bell-email-address = Deine E-Mail-Adresse
bell-webhook-address = Adresse des Webhooks
bell-about-email = Du bekommst dort zuerst einen Brief mit einem Link, der Ja sagt. Jede Nachricht hat einen Link, der dich einmal und einen Tag lang hereinlässt: Gib ihn nicht weiter.
bell-about-json = Für ein eigenes Programm. Was es bekommt, lässt jeden, der es liest, einmal und einen Tag lang als dich herein.
bell-about-ntfy = Die Adresse deines Themas, etwa https://ntfy.sh/mein-geheimes-thema. Wer das Thema kennt, liest mit; darum lässt der Link niemanden herein.
bell-about-discord = Aus den Einstellungen eines Kanals, unter Integrationen. Alle im Kanal lesen mit; darum lässt der Link niemanden herein.
bell-add = Dort Bescheid sagen
bell-added = Ab jetzt sagen wir dir dort Bescheid.
bell-asks = Wir haben einen Brief dorthin geschickt. Öffne seinen Link, um Ja zu sagen.
bell-unconfirmed = wartet auf dein Ja: Sieh in deine Post
bell-remove = Entfernen: { $address }
bell-push-add = In diesem Browser Bescheid sagen
bell-push-about = Er zeigt dann „Du bist am Zug“, auch wenn keine Seite von pessoi darin offen ist. Mehr erfährt auch sein Hersteller nicht.
bell-push-added = Ab jetzt sagt dir dieser Browser Bescheid.
bell-push-denied = Dein Browser lässt diese Seite nichts melden. Erlaube Benachrichtigungen in seinen Einstellungen für diese Seite und versuche es noch einmal.
bell-push-failed = Dein Browser ließ sich nicht für Benachrichtigungen anmelden. Versuche es später noch einmal oder wähle einen anderen Weg.
bell-push-here = Meldung in diesem Browser
bell-push-elsewhere = Meldung in einem anderen Browser, seit { $day }
link-in = Zurück an den Tisch
link-about-in = Dieser Link lässt dich als die Person herein, der Bescheid gesagt wurde, auf diesem Gerät, einmal.
link-do-in = Zum Tisch
link-confirm = Sollen wir dir schreiben?
link-about-confirm = Du möchtest per E-Mail erfahren, wenn du am Zug bist. Zurücknehmen kannst du das in deinem Konto oder über einen Link in jedem Brief.
link-do-confirm = Ja, schreibt mir
link-confirmed = Erledigt. Wir schreiben dir, wenn du am Zug und nicht da bist.
link-quiet = In Ruhe gelassen werden
link-about-quiet = An dieser Adresse bekommst du nicht mehr Bescheid, wenn du am Zug bist.
link-do-quiet = Nicht mehr Bescheid sagen
link-quieted = Erledigt. Du hörst nichts mehr.

# Wertungen
ratings = Wertungen
ratings-about = Wer gewertete Partien spielt, hat in jedem Spiel eine Wertung, am Anfang 1500. Jede Partie ändert sie danach, wie alle abgeschnitten haben, und umso weniger, je sicherer sie ist. In 19 von 20 Fällen liegt die wahre Stärke innerhalb von ±.
ratings-empty = Noch hat niemand eine gewertete Partie gespielt. Eröffne einen gewerteten Tisch und lade jemanden ein.
ratings-provisional = Ohne Platz: Die Wertung ist vorläufig. Partien, die es für einen Platz braucht: { $count }.
rating = Wertung
rated-table = Gewertet
rated-about = Ändert die Wertungen aller, die mitspielen. Alle haben ein Konto und einen Platz, nichts wird zurückgenommen, und wer aufgibt oder einen Bot wählen lässt, steht am Ende.
rated-needs = Für Leute mit Konto, alle auf einem eigenen Platz, ohne Bots.
rated-short = gewertet
