# Words of the page. Words of a game are with its rules.

title = pessoi
home = Home
lobby = Lobby
account = Account
pages = Pages
skip = Skip to the content
nowhere = There is nothing here
close = Close
done = Done
all = All
game = Game
status = Status
copied = Copied
remove = Remove
language = Language
switch-language = Auf Deutsch
preferences = Preferences
automaton = Automaton
player-number = Player { $number }
somebody = somebody

# Preferences
scheme = Colours
scheme-system = As the system has it
scheme-light = Light: black figures on clay
scheme-dark = Dark: clay figures on black
prefer-preview = Look ahead
    .help = Resting on a choice shows what it would do, up to the first roll or hidden card.
prefer-confirm = Confirm every choice
    .help = The first press marks a choice, the second makes it.
prefer-sound = Sound
    .help = A few plucked notes when it is your turn and when something happens.
prefer-plain = Tables instead of boards
    .help = Every game as lists and tables, as for games without a board.
prefer-notifications = Notify me
    .help = A notification when it is your turn and you look elsewhere.

# Home
welcome = Take a seat. What shall we play?
welcome-more = Board games set in ancient Greece, with the exact rules: alone, against bots, on one screen, or with friends by link.
your-name = Your name
another-name = Another name
go-on = Go on playing
players = Players
bots = Bots
bot-random = careless
bot-greedy = keen
bot-easy = easy
bot-medium = medium
bot-hard = hard
way-alone = Play alone
way-bots = Against bots
way-screen = On one screen
way-friends = With friends
more-options = More options

# Lobby
whose-tables = Tables
public-tables = Public
my-tables = Mine
status-open = open
status-running = running
status-finished = finished
own-open = you sit here
own-running = go on
own-finished = finished
no-tables = No tables here just now. Open one!
new-table = New table
new-table-of = New table: { $game }
free = free

# A new table
no-such-game = There is no such game here
seats = Seats
seat-number = Seat { $number }
sitter-me = Me
sitter-beside = Somebody at this screen
sitter-free = Free, for a friend
sitter-bot = Bot: { $bot }
name-of-seat = Name for seat { $number }
options = Options
from-to = From { $lowest } to { $highest }.
clock = Clock
clock-none = No clock
    .help = Everybody takes the time they need.
clock-move = Days for each move
    .help = For matches by and by, over days. Each move has its own time.
clock-live = Minutes for the match
    .help = For a match in one sitting. Everybody has a budget; each move adds a little.
days-a-move = Days for a move
minutes-a-match = Minutes for the match
seconds-on-top = Seconds added for each move
on-timeout = When time is up
on-timeout-bot = a bot plays on until its person is back
on-timeout-lose = the match is lost
clock-agreed-move = { $days ->
    [one] One day for each move; when time is up,
   *[other] { $days } days for each move; when time is up,
  }
clock-agreed-live = { $minutes } minutes each, { $seconds } seconds more for each move; when time is up,
days-hours = { $days } d { $hours } h
who-may-come = Who may come
public-table = Show this table in the lobby
public-about = Everybody can find it, sit down and watch.
private-about = Only those with the link find it.
open-table = Open the table
begin-now = Begin

# Invitations
invitation = Invitation
no-invitation = This invitation leads nowhere
invited = You are invited to { $game }
already-there = At the table: { $names }
take-a-seat = Take a seat
no-free-seat = There is no free seat any more, but you can watch.
just-watch = Just watch
invite = Invite friends
invite-about = Send this link, or let a phone's camera read the code.
invitation-link = Link to this table
invitation-code = The link as a code for cameras
copy = Copy
copy-by-hand = This browser does not let us copy: please copy the link by hand
share = Share

# Before the match
table-of = Table of { $game }
you = you
present = here
away = away
take-this-seat = Sit here
sit-too = Sit here too
a-bot = a bot ...
seat-a-bot = Put a bot on seat { $number }
leave-seat = Stand up
begin = Begin
seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
waiting-for-begin = Waiting for the match to begin.
agreed = What is agreed
fairness = Fair dice
fairness-about = This number binds the server to its part of the dice before anybody plays. When the match is over, the record shows all parts, and "pessoi verify" checks them.

# Playing
connecting = Going to the table ...
line-lost = The connection is lost. Trying again ...
line-offline = You are offline. We go on as soon as the network is back.
no-table = This table can't be shown
title-your-turn = Your turn · { $game }
your-turn = It is your turn
decision = What to decide
waiting-for = Waiting for { $name }
thinking = { $name } is thinking
rule = The rule
rule-key = The rule (?)
undo = Undo
undo-key = Undo (u)
no-undo = No undo: { $reason }
take-back = Ask to take the last choice back
    .help = Something was seen since, so the others have to agree.
asks-back = { $name } would like to take the last choice back.
back-asked = { $name } has asked to take the last choice back; the others have to agree.
agree = Agree
refuse = Refuse
stood-in = A bot plays for you.
take-seat-back = Play again myself
missing = { $name } is away.
let-bot-play = Let a bot play
choices = Choices
all-choices = All choices
find-choice = Find a choice
find-choice-of = Find among { $count } choices
choices-count = ({ $count })
nothing-found = No choice has these words.
press-again = Once more to confirm
preview = What this would do
preview-open = The rest shows only once it is chosen.
why-not = What is not possible now, and why ({ $count })
nothing-to-choose = Not now. { $question }
not-your-turn = It is not your turn.
sent-later = Your choice is sent as soon as the connection is back.
to-move = to move
stand-in = a bot, for now
shares-view = shares the view
spectators = { $count ->
    [one] One person watches
   *[other] { $count } people watch
  }
time-left = Time left
log = Log
to-position = Look at this position ({ $ply })
people = Table
share-view = Spectators see what I see
leave-to-bot = Leave it to a bot
watch = Look through the eyes of
as-spectator = a spectator
chat = Chat
chat-empty = Nobody has said anything yet.
your-words = Say something
send = Send
contents-of = { $title }, contents
hand-over = { $name }, it is your turn
hand-over-about = Nobody else should look now.
show-me = I am here
one-moment = One moment ...

# The end
winner = { $count ->
    [0] The match is over
    [one] { $names } wins
   *[other] { $names } share the win
  }
lost-on-time = { $name } has run out of time and loses
rematch = Play again
to-rematch = To the next match
replay = Look at the match again

# Looking at a match again
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
play-on = Play
pause = Pause
position = Position { $ply } of { $plies }
eyes = Seen by
to-table = Back to the table
show-result = Show the result
download-record = Download the record

# Account
keep-name = Keep this name
name-kept = That is your name from now on.
logged-in = Logged in as { $login }
log-out = Log out
login = Login
password = Password
credentials-new = Open an account
credentials-about-new = A login and a password bring you back to your tables on any device. Nothing else is asked.
credentials-back = Log in
credentials-about-back = You have an account? Come back with it.
tokens = Tokens
tokens-about = With a token, a program of yours can play for you.
token-unnamed = without a name
token-label = What is it for?
token-fresh = Your token; keep it, it is not shown again
add-token = Make a token

# What can go wrong
problem-unreachable = The server does not answer. Is it running?
problem-lost = The connection broke before that arrived. Please try again.
problem-stale = Somebody was faster. Have another look.
problem-not_found = There is no such table or match.
problem-not_yours = That belongs to somebody else.
problem-who_are_you = We don't know you yet; take a name on the home page, or check login and password.
problem-refused = That is not possible now.
problem-cannot_undo = That can't be taken back.
problem-not_a_choice = That can't be chosen now.
problem-wrong_seat = It is somebody else's turn.
problem-game_over = The game is over.
problem-bad_request = That can't be right.
problem-bad_setup = These options don't go together.
problem-unavailable = The server has no access to its store just now. Nothing has changed; please try again.
problem-internal = The server made a mistake.

# The style page
style-title = What this page is drawn with
style-introduction = Everything is our own drawing: few colours, silhouettes with scratched lines, as on an old vase. In the light scheme the figures are black on clay, in the dark one clay on black.
style-light = Light
style-dark = Dark
style-pieces = Pieces
style-labours = The twelve labours
style-gods = Gods
style-demigods = Demigods
style-signs = Symbols, abilities, things
style-vases = Vases
style-apprentices = Apprentices and Hades
style-page = Signs of the page
