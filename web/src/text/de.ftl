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
switch-language = In English
preferences = Einstellungen
automaton = Automat
player-number = Spieler { $number }
somebody = jemand

# Einstellungen
scheme = Farben
scheme-system = Wie im System
scheme-light = Hell: schwarze Figuren auf Ton
scheme-dark = Dunkel: tönerne Figuren auf Schwarz
prefer-preview = Vorausschauen
    .help = Wer auf einer Möglichkeit verweilt, sieht, was sie täte, bis zum ersten Wurf oder zur ersten verdeckten Karte.
prefer-confirm = Jede Wahl bestätigen
    .help = Der erste Druck merkt die Wahl vor, der zweite trifft sie.
prefer-sound = Ton
    .help = Ein paar gezupfte Töne, wenn du dran bist und wenn etwas geschieht.
prefer-plain = Tabellen statt Spielbrett
    .help = Jedes Spiel als Listen und Tabellen, wie bei Spielen ohne eigenes Brett.
prefer-notifications = Mich benachrichtigen
    .help = Eine Benachrichtigung, wenn du dran bist und woanders hinsiehst.

# Startseite
welcome = Nimm Platz. Was spielen wir?
welcome-more = Brettspiele aus dem alten Griechenland, mit den genauen Regeln: allein, gegen Bots, an einem Bildschirm oder mit Freunden per Link.
your-name = Dein Name
another-name = Ein anderer Name
go-on = Weiterspielen
players = Spieler
bots = Bots
bot-random = sorglos
bot-greedy = eifrig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
way-alone = Allein spielen
way-bots = Gegen Bots
way-screen = An einem Bildschirm
way-friends = Mit Freunden
more-options = Mehr Möglichkeiten

# Lobby
whose-tables = Tische
public-tables = Öffentliche
my-tables = Meine
status-open = offen
status-running = im Gange
status-finished = beendet
own-open = du sitzt hier
own-running = weiterspielen
own-finished = beendet
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
sitter-free = Frei, für jemanden mit Link
sitter-bot = Bot: { $bot }
name-of-seat = Name für Platz { $number }
options = Abmachungen
from-to = Von { $lowest } bis { $highest }.
clock = Uhr
clock-none = Ohne Uhr
    .help = Alle nehmen sich die Zeit, die sie brauchen.
clock-move = Tage für jeden Zug
    .help = Für Partien nach und nach, über Tage. Jeder Zug hat seine eigene Zeit.
clock-live = Minuten für die Partie
    .help = Für eine Partie am Stück. Alle haben einen Vorrat; jeder Zug gibt etwas dazu.
days-a-move = Tage für einen Zug
minutes-a-match = Minuten für die Partie
seconds-on-top = Sekunden dazu für jeden Zug
on-timeout = Wenn die Zeit um ist
on-timeout-bot = spielt ein Bot weiter, bis sein Mensch zurück ist
on-timeout-lose = ist die Partie verloren
clock-agreed-move = { $days ->
    [one] Ein Tag für jeden Zug; ist die Zeit um,
   *[other] { $days } Tage für jeden Zug; ist die Zeit um,
  }
clock-agreed-live = Je { $minutes } Minuten, { $seconds } Sekunden dazu für jeden Zug; ist die Zeit um,
days-hours = { $days } T. { $hours } Std.
who-may-come = Wer kommen darf
public-table = Diesen Tisch in der Lobby zeigen
public-about = Alle können ihn finden, sich dazusetzen und zusehen.
private-about = Nur wer den Link hat, findet ihn.
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

# Vor der Partie
table-of = Tisch für { $game }
you = du
present = da
away = nicht da
take-this-seat = Hier sitzen
sit-too = Auch hier sitzen
a-bot = ein Bot ...
seat-a-bot = Einen Bot auf Platz { $number } setzen
leave-seat = Aufstehen
begin = Beginnen
seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
waiting-for-begin = Gleich beginnt die Partie.
agreed = Was abgemacht ist
fairness = Ehrliche Würfel
fairness-about = Diese Zahl bindet den Server an seinen Teil der Würfel, bevor jemand spielt. Nach der Partie zeigt die Aufzeichnung alle Teile, und „pessoi verify“ prüft sie.

# Spielen
connecting = Auf dem Weg zum Tisch ...
line-lost = Die Verbindung ist weg. Neuer Versuch ...
line-offline = Du bist offline. Es geht weiter, sobald das Netz zurück ist.
no-table = Dieser Tisch kann nicht gezeigt werden
title-your-turn = Du bist dran · { $game }
your-turn = Du bist dran
decision = Was zu entscheiden ist
waiting-for = { $name } ist dran
thinking = { $name } denkt nach
rule = Die Regel
rule-key = Die Regel (?)
undo = Zurücknehmen
undo-key = Zurücknehmen (u)
no-undo = Kein Zurück: { $reason }
take-back = Um Rücknahme der letzten Wahl bitten
    .help = Seitdem war etwas zu sehen, darum müssen die anderen zustimmen.
asks-back = { $name } möchte die letzte Wahl zurücknehmen.
back-asked = { $name } hat um Rücknahme der letzten Wahl gebeten; die anderen müssen zustimmen.
agree = Zustimmen
refuse = Ablehnen
stood-in = Ein Bot spielt für dich.
take-seat-back = Wieder selbst spielen
missing = { $name } ist nicht da.
let-bot-play = Einen Bot spielen lassen
choices = Möglichkeiten
all-choices = Alle Möglichkeiten
find-choice = Eine Möglichkeit finden
find-choice-of = In { $count } Möglichkeiten suchen
choices-count = ({ $count })
nothing-found = Keine Möglichkeit hat diese Wörter.
press-again = Noch einmal zum Bestätigen
preview = Was das täte
preview-open = Der Rest zeigt sich erst, wenn es gewählt ist.
why-not = Was gerade nicht geht, und warum ({ $count })
nothing-to-choose = Jetzt nicht. { $question }
not-your-turn = Du bist nicht dran.
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
to-position = Diese Stellung ansehen ({ $ply })
people = Tisch
share-view = Wer zusieht, sieht, was ich sehe
leave-to-bot = Einem Bot überlassen
watch = Sehen mit den Augen von
as-spectator = jemand, der zusieht
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
your-words = Sag etwas
send = Senden
contents-of = { $title }, Inhalt
hand-over = { $name }, du bist dran
hand-over-about = Sonst sollte jetzt niemand hersehen.
show-me = Ich bin da
one-moment = Einen Moment ...

# Das Ende
winner = { $count ->
    [0] Die Partie ist vorbei
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
lost-on-time = { $name } hat die Zeit überschritten und verliert
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
replay = Die Partie noch einmal ansehen

# Eine Partie noch einmal ansehen
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
to-end = Zum Ende
play-on = Abspielen
pause = Anhalten
position = Stellung { $ply } von { $plies }
eyes = Gesehen von
to-table = Zurück zum Tisch
show-result = Das Ergebnis zeigen
download-record = Aufzeichnung herunterladen

# Konto
keep-name = Diesen Namen behalten
name-kept = So heißt du von jetzt an.
logged-in = Angemeldet als { $login }
log-out = Abmelden
login = Anmeldename
password = Passwort
credentials-new = Ein Konto eröffnen
credentials-about-new = Anmeldename und Passwort bringen dich auf jedem Gerät zu deinen Tischen zurück. Sonst wird nichts gefragt.
credentials-back = Anmelden
credentials-about-back = Du hast ein Konto? Komm damit zurück.
tokens = Schlüssel
tokens-about = Mit einem Schlüssel kann ein Programm von dir für dich spielen.
token-unnamed = ohne Namen
token-label = Wofür ist er?
token-fresh = Dein Schlüssel; heb ihn auf, er wird nicht wieder gezeigt
add-token = Einen Schlüssel machen

# Was schiefgehen kann
problem-unreachable = Der Server antwortet nicht. Läuft er?
problem-lost = Die Verbindung brach ab, bevor das ankam. Bitte versuch es noch einmal.
problem-stale = Jemand war schneller. Sieh noch einmal hin.
problem-not_found = Diesen Tisch oder diese Partie gibt es nicht.
problem-not_yours = Das gehört jemand anderem.
problem-who_are_you = Wir kennen dich noch nicht; nimm auf der Startseite einen Namen, oder prüfe Anmeldename und Passwort.
problem-refused = Das geht gerade nicht.
problem-cannot_undo = Das lässt sich nicht zurücknehmen.
problem-not_a_choice = Das ist gerade nicht zu wählen.
problem-wrong_seat = Jemand anderes ist dran.
problem-game_over = Das Spiel ist vorbei.
problem-bad_request = Das kann nicht stimmen.
problem-bad_setup = Diese Abmachungen passen nicht zusammen.
problem-unavailable = Der Server kommt gerade nicht an seinen Speicher. Nichts hat sich geändert; bitte versuch es noch einmal.
problem-internal = Der Server hat einen Fehler gemacht.

# Die Stilseite
style-title = Womit diese Seite gezeichnet ist
style-introduction = Alles ist selbst gezeichnet: wenige Farben, Silhouetten mit geritzten Linien, wie auf einer alten Vase. Im hellen Schema stehen die Figuren schwarz auf Ton, im dunklen tönern auf Schwarz.
style-light = Hell
style-dark = Dunkel
style-pieces = Spielsteine
style-labours = Die zwölf Aufgaben
style-gods = Götter
style-demigods = Halbgötter
style-signs = Symbole, Fähigkeiten, Dinge
style-vases = Vasen
style-apprentices = Lehrlinge und Hades
style-page = Zeichen der Seite
