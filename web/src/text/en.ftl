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
preferences = Preferences
automaton = Automaton
somebody = somebody

# Preferences
scheme = Colours
scheme-system = As the system has it
scheme-light = Light: black figures on clay
scheme-dark = Dark: clay figures on black
pace = How others' moves are shown
    .help = One thing after another; a click or the key s shows everything at once. You can always make your next choice right away.
pace-at-once = At once
pace-quick = Quickly
pace-calm = Calmly
prefer-preview = Look ahead
    .help = Resting on a choice shows what it would do, up to the first roll or hidden card.
prefer-confirm = Confirm the end of a turn
    .help = What ends your turn, or can't be taken back, needs a second press. Everything before that is done at once and can be undone.
prefer-sound = Sound
    .help = A few plucked notes when it is your turn and when something happens.
prefer-call = Call me
    .help = A few notes when it is your turn and you are looking elsewhere, even without other sounds. The tab's title and icon change in any case.
prefer-plain = Tables instead of boards
    .help = Every game as lists and tables, as for games without a board.
prefer-notifications = Notify me
    .help = A notification when it is your turn while you are looking elsewhere.

# Home
welcome = Take a seat. What shall we play?
welcome-more = Board games set in ancient Greece, with the exact rules: alone, against bots, on one screen, or with friends by link.
your-name = Your name
another-name = Another name
go-on = Go on playing
players = Players
bots = Bots
way-alone = Play alone
way-bots = Against bots
way-screen = On one screen
way-friends = With friends
more-options = More options
all-unfinished = All { $count } that are not over
players-from-to = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
  }
minutes-from-to = { $most ->
    [one] 1 minute
   *[other] { $least } to { $most } minutes
  }
weight-1 = light
weight-2 = middling
weight-3 = heavy

# Lobby
whose-tables = Tables
public-tables = Public
my-tables = Mine
status-unfinished = not over yet
status-open = open
status-running = running
status-finished = finished
own-open = you sit here
own-running = go on
own-finished = finished
you-are-asked = it is up to you
in-round = round { $round }
last-move = last move { $ago }
age-open = opened { $ago }
age-finished = from { $ago }
practice-short = practice, counts nowhere
just-now = just now
play-now = Play now
play-now-about = Sit down where somebody is waiting; if nobody is, a table opens that others can find.
play-now-at = { $game } now
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
sitter-free = Free, for somebody with the link
sitter-bot = Bot: { $bot }
name-of-seat = Name for seat { $number }
style-of-seat = Style for seat { $number }
no-style = any style
options = Options
from-to = From { $lowest } to { $highest }.
clock = Clock
clock-none = No clock
    .help = Everybody takes the time they need.
clock-move = Days for each move
    .help = For matches played over several days. Each move has its own time.
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
clock-agreed-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } each, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } more for each move; when time is up,
days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }
stand-in-title = If somebody is gone
stand-in-about = When somebody who is waited for is away, anybody at the table can ask for a stand-in. Then this time runs, for all to see; whoever is back before it is out plays on.
stand-in-about-clock = The clock decides: a stand-in comes only when time is out, or for somebody who leaves the seat.
stand-in-level = A bot stands in, at this level
stand-in-grace = After
stand-in-agreed = If somebody stays away, a bot ({ $bot }) stands in, { $grace } after it was asked for.
stand-in-agreed-clock = When time is out, a bot ({ $bot }) stands in until its person is back.
stand-in-agreed-leaving = A bot ({ $bot }) plays for those who leave their seat.
span-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
who-may-come = Who may come
public-table = Show this table in the lobby
public-about = Everybody can find it, sit down and watch.
private-about = Only those who were invited can come and watch.
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
invite-to-watch = Whoever has this link can watch.
withdraw = Withdraw this invitation …
withdraw-about = The link will lead nowhere any more, and those who only watch see no more. Who has a seat stays.
withdraw-now = Withdraw it
renew-invitation = Make a new link
make-invitation = Make an invitation
nobody-invited = There is no invitation to this table now.
invitation-renewed = There is a new link
invitation-withdrawn = The invitation is withdrawn
private-table = This table is private
private-ask = Only those who were invited can be here. Ask somebody who plays here for an invitation: it is a link that lets you in.
private-as = You are { $name } here. If you were let in under another name, log in again:
private-nobody = If you have an account that was let in, log in:
stop-bots = Stop this match

# Before the match
table-of = Table of { $game }
you = you
present = here
away = away
take-this-seat = Sit here
sit-too = Sit here too
a-bot = a bot …
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
check-dice = Check the dice
fairness-question = Were the dice fair?
fairness-about = Before anybody sits down, the server draws a secret part of the dice and shows its fingerprint, and whoever takes a seat adds a part of their own. Together these parts are the key from which every roll and every shuffle follows, so nobody can choose one, and nobody can change one later. When the match is over all parts are open, and your own browser puts them together again and looks whether everything fits.
fairness-about-lesson = A lesson is dealt alike for everybody, so that its cards fit what you see: the deal is written in the game's own files, open to all, and nobody adds anything to it. So there is nothing to prove. In every other match the server and all who play make the dice together.
proof-computing = Your browser is computing …
proof-holds = Everything fits: nobody has chosen these dice.
proof-fails = Something does not fit. These dice are not proven.
fits = fits
fits-not = does not fit
proof-entropy = The server's part has the fingerprint that was shown before the match.
proof-own-parts = Your own part is in it, just as your browser added it.
proof-commitment = All parts together have the fingerprint that was shown when the match began.
proof-rolls = The first rolls follow from the key, one after the other, as the log has told them.
disproof-entropy = The server's part is not the one whose fingerprint was shown before the match.
disproof-own-parts = Your part is not the one that this browser added. (It may be that you sat down again on another device.)
disproof-commitment = All parts together do not have the fingerprint that was shown when the match began.
disproof-rolls = The rolls in the log are not those that follow from the key.
proof-witnessed = This browser was there: it compared with the fingerprints it had noted itself.
proof-unwitnessed = This browser was not there before the end, so it compared with what the server says now. Whoever noted the fingerprints earlier can compare them below.
proof-insecure = Browsers compute this only over https, or on the server's own machine. The record can be checked anywhere.
proof-unavailable = The match could not be fetched for the check. Close this and try again.
proof-elsewhere = Anybody can check the whole match, every choice and every roll, without this server: download the record and run “{ $command }”.
log-told = What the log tells
key-gives = What the key gives
all-parts = All parts and fingerprints
part-of-server = The server's part
part-of = { $name }'s part
no-part = none
fingerprint-of-server = Fingerprint of the server's part
fingerprint-of-all = Fingerprint of all parts together
fingerprint-of-deal = Fingerprint of the deal
key-of-dice = Key of the dice

# Playing
connecting = Going to the table …
line-lost = The connection is lost. Trying again …
line-offline = You are offline. We go on as soon as the network is back.
no-table = This table can't be shown
title-your-turn = Your turn · { $game }
your-turn = It is your turn
decision = What to decide
waiting-for = It is { $name }'s turn
thinking = { $name } is thinking
rule = Rule and glossary
rule-key = Rule and glossary (?)
keys = Keys: 1 to 9 choose, arrows walk through choices or over the board, n goes to the next thing you can choose, / finds, u undoes, s shows all moves at once.
glossary = Glossary
find-term = Find a word
no-term = No entry contains this.
undo = Undo
undo-key = Undo (u)
no-undo = No undo: { $reason }
take-back = Take the last choice back …
    .help = Something has become known since, so all other people have to agree, also those who are away now.
now-take-back = Ask the others
try-again = Try again …
    .help = Nobody but bots is there to be asked. From then on the match is practice: it counts in no table, no statistic and no daily challenge.
now-try-again = Try again
let-it-be = Let it be
back-before = to before “{ $what }”
back-before-choice = to before that choice
back-undoes = This goes back { $where } and undoes { $count ->
    [one] one choice
   *[other] { $count } choices
  }{ $among ->
    [all] { $count ->
        [one] , yours.
       *[other] , all of them yours.
      }
    [some] { $own ->
        [one] , one of yours among them.
       *[other] , { $own } of yours among them.
      }
   *[none] , none of yours.
  }
asks-back = { $name } would like to take back.
asks-stop = { $name } would like to stop here. The match then ends without a result.
wish-open = Still to answer: { $names }.
agree = Agree
refuse = Refuse
practice = Practice: this match counts nowhere.
stood-in = A bot ({ $bot }) plays for you.
take-seat-back = Play again myself
missing = { $name } is away.
ask-stand-in = Ask for a stand-in ({ $bot }, in { $grace })
grace = If { $name } is not back by then, a bot ({ $bot }) stands in.
grace-yours = The others wait for you. If you don't answer, a bot ({ $bot }) stands in.
i-am-here = I am here
leaving = Leaving …
leave-about = Leave your seat to a bot ({ $bot }). It stays yours: you can take it back at any moment.
now-leave = Leave it to the bot
stop-about = { $count ->
    [0] End the match here, without a result.
    [one] End the match here, without a result. The other person has to agree.
   *[other] End the match here, without a result. All other people have to agree.
  }
now-stop = Stop here
resign-about = { $count ->
    [one] Give the match up: it ends, and { $name } wins.
   *[other] Give the match up: it ends here.
  }
resign-about-on = Give the match up. A bot ({ $bot }) plays your seat to the end for the others; you can't win any more, and you can't come back.
now-resign = Resign
stay = Stay
has-resigned = has resigned
remove-table = Remove this table …
remove-table-about = The table disappears, with what was said at it. Nothing has been played yet.
remove-table-now = Remove it
table-removed = The table is gone.
all-choices = All choices
find-choice = Find a choice
find-choice-of = { $count ->
    [one] Find among { $count } choice
   *[other] Find among { $count } choices
  }
choices-count = ({ $count })
nothing-found = No choice contains these words.
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
log-earlier = Earlier ({ $count } more)
round = Round { $round }
to-position = Look at this position ({ $ply })
people = Table
share-view = Spectators see what I see
watch = View of
as-spectator = a spectator
chat = Chat
chat-empty = Nobody has said anything yet.
your-words = Say something
send = Send
about-button = Mute, block or report { $name }
about-person = About { $name }
mute = Mute
about-mute = You no longer read what { $name } writes, at any table. Nobody is told.
done-mute = You no longer read what { $name } writes. Your account page takes that back.
block = Block
about-block = You no longer read what { $name } writes, and { $name } can't sit down at tables you open. Matches that are on go on.
done-block = { $name } can't sit down at your tables any more. Your account page takes that back.
report = Report
report-about = What should whoever runs this server know?
report-done = Thank you. Whoever runs this server can read it now.
let-be = Never mind
contents-of = { $title }, contents
hand-over = { $name }, it is your turn
hand-over-about = Nobody else should look now.
show-me = I am here
one-moment = One moment …

skip-telling = Skip
skip-key = Show everything at once (s)
since-last-turn = Since your last turn ({ $count })
sheet-height = Height of the choices
sheet-low = Choices: only the question
sheet-middle = Choices: half the page
sheet-high = Choices: most of the page

# The end
winner = { $count ->
    [0] The match is over
    [one] { $names } wins
   *[other] { $names } share the win
  }
lost-on-time = { $name } has run out of time and loses
resigned = { $count ->
    [0] { $name } has resigned
   *[other] { $name } has resigned: { $names } wins
  }
stopped = Everybody agreed to stop: no result
closed = Whoever runs the server has ended the match: no result
place = { $place }.
growth = How the points grew, round by round
rounds = Rounds
rematch = Play again
to-rematch = To the next match
replay = Look at the match again

# Looking at a match again
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
play-on = Play
speed = Speed
speed-times = { $times }×
pause = Pause
position = Position { $ply } of { $plies }
position-only = Position { $ply }
step-by = Steps by
step-by-choice = choice
step-by-turn = turn
step-by-round = round
all-open = all hands open
copy-moment = Copy a link to this moment
copy-address = The link could not be copied; the address of this page leads here, too.
score-changes = Every change of points ({ $count })
score-change = { $name } { $gain }: { $total } (position { $ply })
play-from-here = Play on from here …
play-from-here-about = A table of your own, which begins with this position. The dice and cards are those of this match, so it is practice and counts nowhere.
play-as = Play as
play-against = against
play-from-here-now = Play on
forked-from = Taken from another match (position { $ply })
eyes = Seen by
to-table = Back to the table
show-result = Show the result
download-record = Download the record

# What bots think
percent = { $share }%
chances = Chances to win, as each seat could know them
chance-at = position { $ply }: { $share }%
review = What a bot thinks of this match
review-about = A bot goes through all choices, each with no more than its seat knew. What it finds is kept for everybody who comes.
review-by = Reviewed by
review-ask = Review the match
review-go-on = Go on
review-stop = Stop
review-running = Choices judged: { $judged } of { $plies } …
review-stopped = Stopped; choices judged: { $judged } of { $plies }.
review-failed = The review could not go on; choices judged: { $judged } of { $plies }.
review-done = All choices judged.
mistakes = { $count ->
    [0] No noticeable mistakes
    [one] The biggest mistake
   *[other] The biggest mistakes
  }
mistake = { $name }, position { $ply }: { $loss }% given away
mistake-played = Chosen: { $choice } ({ $share }%)
mistake-better = Better: { $choice } ({ $share }%)
expected = Expected then: { $line }.
reasons = What speaks for it: { $reasons }.
expected-step = { $name }: { $choice }
hint = Hint
hint-about = A bot looks at your choices with what you know. From then on the match is practice and counts nowhere; the record tells that you took a hint.
hint-take = Take a hint
hint-thinking = The bot is thinking …
hint-by = What the bot “{ $bot }” thinks
hint-share = chance to win { $share }%
hint-share-less = chance to win { $share }%, { $loss }% less
hint-share-even = about as good
with-hints = { $count ->
    [one] Played with one hint: practice, counts nowhere.
   *[other] Played with { $count } hints: practice, counts nowhere.
  }

# Account
keep-name = Keep this name
name-kept = That is your name from now on.
logged-in = Logged in as { $login }
log-out = Log out
login = Login
password = Password
credentials-new = Create an account
credentials-about-new = A login and a password bring you back to your tables on any device. Nothing else is asked.
credentials-back = Log in
credentials-about-back = Already have an account? Log in.
sessions = Where you are logged in
session-unnamed = another device
session-this = here and now
end-session = Log out there
change-password = Change the password
change-password-about = All other devices are logged out. Tokens stay; remove them below if somebody else may know them.
new-password = New password
password-kept = That is your password from now on.
leave-for-good = Leave for good
leave-for-good-about = Your name, login, devices and tokens are forgotten, and so are tables of yours at which nothing was played. Matches you played stay with those you played them with, under the name Outis, "nobody"; in running ones a bot plays on for you. This can't be undone.
silences = Whom you don't want to hear
silences-about = What they write is not shown to you. Who is blocked can't sit down at tables you open, either.
is-mute = muted since { $day }
is-block = blocked since { $day }
end-silence = Hear again
end-silence-of = Hear { $name } again
tokens = Tokens
tokens-about = With a token, a program of yours can play for you: open tables, sit, choose and talk in your name. It can't make tokens, nor see or change your name, account or devices.
token-unnamed = without a name
token-label = What is it for?
token-fresh = Your token; keep it, it is not shown again
add-token = Create a token

# What can go wrong
problem-unreachable = The server does not answer. Is it running?
problem-lost = The connection broke before that arrived. Please try again.
problem-not_found = There is no such table or match.
problem-not_yours = That belongs to somebody else.
problem-who_are_you = We don't know you yet; take a name on the home page, or check login and password.
problem-refused = That is not possible now.
problem-cannot_undo = That can't be taken back.
problem-not_a_choice = That can't be chosen now.
problem-wrong_seat = It is somebody else's turn.
problem-game_over = The match is over.
problem-bad_request = That can't be right.
problem-bad_setup = These options don't go together.
problem-unavailable = The server has no access to its store just now. Nothing has changed; please try again.

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
style-tiles = Tiles of city-states
style-states = Natures and signs of city-states
style-page = Signs of the page

# Learning
learn = Learn
learn-instead = Learn by playing: a first match of ten minutes
learn-begin = Begin the lesson
learn-go-on = Go on learning
learn-anew = From the beginning
learn-note = The deal is the same for everybody who learns. The match is practice: it counts in no table and no statistic. You can leave at any time and go on later.
lesson = Lesson
lesson-progress = How far the lesson is
lesson-next = Next
lesson-show = Show me
lesson-choose = You may choose anything else, too.
lesson-advised = advised here
lesson-free = It is your turn: choose as you like. The lesson goes on by itself.
lesson-watch = Watch what the others do. The lesson goes on when it is your turn.
lesson-over = The match is over.
lesson-aside = End the lesson
lesson-again = Go on with the lesson
lesson-play = Play a real match
lesson-on = Play this one to its end
lesson-short = lesson, counts nowhere
lesson-strip = Lesson: always the same deal, and the match counts nowhere.
no-lesson-here = This can’t be learnt here.

# Rules
rules = Rules
rules-of = { $game }: the rules
rules-contents = Contents
rules-in-tab = in a tab of its own
in-rules = In the rules
hint-rules = i: in the rules
in-rules-about = In the rules: { $about }
find-rule = Find in the rules
no-rule = Nothing in the rules contains this.
print-rules = Print
no-rules-here = The rules can’t be read here.
rules-loading = Fetching the rules …

# Challenges
beside-playing = Beside playing
today = Today
to-today = To today’s table
today-title = Today’s challenges
today-about = Everybody gets the same deal. Your first try counts, if you finish it before midnight UTC without trying again; after that you may practise.
today-left = { $span } left today
streak = { $days ->
    [0] No streak yet: finish a challenge today
    [one] One day in a row
   *[other] { $days } days in a row
  }
streak-longest = longest: { $days ->
    [one] one day
   *[other] { $days } days
  }
against = { $game } against { $automaton }
level-of = Level { $level } of { $levels }
finished-today = { $count ->
    [0] Nobody has finished it yet. Be the first!
    [one] One person has finished it today.
   *[other] { $count } people have finished it today.
  }
try-begin = Take it up
try-on = Go on
try-practise = Practise the same deal
try-results-later = The table opens when your own try is over.
try-given-up = You have given up. That was your try for today; you can still practise.
try-practice = You have tried again in it, so it is practice and in no table.
try-late = It ended when its time was over, so it is in no table.
try-won = You have won, { $points } to { $rival }.
try-lost = You have lost, { $points } to { $rival }.
results-of = { $game }: results of today
no-results = No result counts yet today.
result-place = Place
result-name = Name
result-points = Points
result-rival = { $automaton }
result-won = won
yesterday-best = Best yesterday: { $name }
watch-yesterday = Watch that match
ladder-title = This week’s ladder
ladder-about = A deal for every step, the same for everybody, harder as you climb. Win, and you are a step higher. Try as often as you like until Sunday night UTC; of those on one step, who needed fewer tries stands higher.
ladder-left = { $span } left this week
ladder-step = Step { $step }
ladder-step-now = { $tries ->
    [0] Your next step: { $step }
    [one] Your next step: { $step }, tried once
   *[other] Your next step: { $step }, tried { $tries } times
  }
ladder-top = You are at the top. There is a new ladder on Monday.
ladder-try = Try step { $step }
ladder-of = { $game }: who is how high
ladder-nobody = Nobody has climbed yet this week.
ladder-height = Steps
ladder-tries = Tries
step-done = climbed
step-next = next

# Statistics
statistics = Statistics
statistics-about = Your finished matches. Practice and matches on one screen are not counted, and nobody else sees this.
statistics-empty = No match of { $game } of yours is over yet. Play one, and see here how it went.
stat-matches = Matches
stat-wins = Won
stat-mean = Average points
stat-scores = Your points, match by match
stat-won = won
stat-lost = not won
stat-average = your average
stat-opponents = Against whom
stat-opponent = Opponent
opponent-bot = Bot: { $bot }
opponent-beside = other people
opponent-automaton = { $automaton }, level { $level }
stat-by-seats = With how many
stat-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
  }
stat-factions = As whom
stat-faction = You were
stat-lines = Where points come from, on average
stat-line = On the score sheet
stat-lines-about = The full bar is yours, the hatched one that of the bots at this server.
stat-rolls = Your dice
stat-rolls-about = { $total ->
    [one] One roll.
   *[other] { $total } rolls.
  } The dashed line is what is expected of each number: { $expected }. Fair dice stay in the band 19 times out of 20.
everybody = Everybody at this server
everybody-about = { $matches ->
    [one] One match that was played to its end.
   *[other] The latest { $matches } matches that were played to their end.
  } Only numbers: nobody is named.
everybody-empty = Nobody has played a match to its end yet.
everybody-who = Who played
everybody-player = On a seat
everybody-people = people
everybody-seats = By seat
everybody-seat = Seat
# Being called when it is one's turn
bells = When it is your turn
bells-about = If others wait for you and you are not at the table, we can tell you, once for each turn. Nobody is told anything unless you ask for it here.
bell-kind = How
bell-email = E-mail
bell-json = Webhook (JSON)
bell-ntfy = ntfy
bell-discord = Discord
bell-email-address = Your e-mail address
bell-webhook-address = Address of the webhook
bell-about-email = You get a letter there first, with a link that says yes. Each call has a link that lets you in, once and for a day: don't pass it on.
bell-about-json = For a program of your own. What it is sent lets whoever reads it in as you, once and for a day.
bell-about-ntfy = The address of your topic, as in https://ntfy.sh/my-secret-topic. Whoever knows the topic can read along, so the link lets nobody in.
bell-about-discord = From the settings of a channel, under integrations. Everybody in the channel can read along, so the link lets nobody in.
bell-add = Call me there
bell-added = We call you there from now on.
bell-asks = We have sent a letter there. Follow its link to say yes.
bell-unconfirmed = waits for your yes: look into your mail
bell-remove = Remove: { $address }
bell-push-add = Notify this browser
bell-push-about = It then shows “It is your turn”, also while no page of pessoi is open in it. Not even the maker of the browser learns more.
bell-push-added = This browser tells you from now on.
bell-push-denied = Your browser does not let this page notify you. Allow notifications in its settings for this page, and try again.
bell-push-failed = Your browser could not be registered for notifications. Try again later, or choose another way.
bell-push-here = Notification in this browser
bell-push-elsewhere = Notification in another browser, since { $day }
link-in = Back to the table
link-about-in = This link lets you in as the person who was called, on this device, once.
link-do-in = Go to the table
link-confirm = Shall we write to you?
link-about-confirm = You asked to be told by e-mail when it is your turn. You can take that back in your account, or by a link in each letter.
link-do-confirm = Yes, write to me
link-confirmed = Done. We write to you when it is your turn and you are away.
link-quiet = Be left alone
link-about-quiet = You will not be told at this address any more when it is your turn.
link-do-quiet = Tell me no more
link-quieted = Done. You will hear no more.

# Ratings
ratings = Ratings
ratings-about = Who plays rated matches has a rating in each game, 1500 to begin with. It changes with every match by how all placed, the less the surer it is; the true strength lies within ± 19 times out of 20.
ratings-empty = Nobody has played a rated match yet. Open a rated table and invite somebody.
ratings-provisional = Without a place: the rating is provisional. Matches needed for a place: { $count }.
rating = Rating
rated-table = Rated
rated-about = Changes the ratings of all who play. Everybody has an account and one seat, nothing is taken back, and who gives up or lets a bot choose is last.
rated-needs = For people with an account, each on a seat of their own, without bots.
rated-short = rated
