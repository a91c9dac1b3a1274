# What can go wrong, each with what to do about it; the command, the terminal and the page share them.

hint-did-you-mean = did you mean "{ $word }"?
hint-there-is = there is { $known }
hint-there-is-none = there is none
hint-latest-saved = the latest are { $matches }
hint-none-saved = none is saved yet
values-or = { $first } or { $last }
values-range = a number from { $first } to { $last }
problem-at-ply = ply { $ply }: { $reason }
problem-as-said = { $reason }
problem-lines-changed = this line, or the lines above it, were changed: "{ $line }"
problem-port-in-use = port { $port } is in use; choose another with --port, or --port 0 for any free one
problem-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }; choose others with --host and --port
problem-forfeit = { $bot } on seat { $seat } forfeits at ply { $ply }: { $reason }

problem-bad-seed = the seed "{ $seed }" should be printable and not begin or end with a space
problem-no-matches = at least one game has to be played
problem-worker-lost = a worker was ended from outside, perhaps for want of memory; try fewer jobs
problem-components-unreadable = { $file } is no TOML: { $reason }
problem-components = these rules can't be played with { $file }; it is wrong in { $count ->
    [one] 1 place
   *[other] { $count } places
  }:
    { $problems }
problem-components-missing = line { $line }, { $place }: "{ $name }" is missing
problem-components-unknown = line { $line }, { $place }: there is no "{ $name }"; { $hint }
problem-components-order = line { $line }, { $place }: "{ $name }" belongs here; the order of the rows is that of the original file
problem-components-length = line { $line }, { $place }: the list is too short or too long; entries: { $least } to { $most }
problem-components-form = line { $line }, { $place }: nothing else in the file has just these fields: { $fields }
problem-components-word = line { $line }, { $place }: "{ $value }" means nothing here; { $hint }
problem-components-kind = line { $line }, { $place }: { $value } is not the kind of value that belongs here
problem-components-less = line { $line }, { $place }: { $value } is too little; it has to be at least { $least }
problem-components-unplayable = no match can be played with { $file }: { $reason }
problem-no-sureness = "{ $value }" is no width to be sure of; write it like 2%, from 0.1% to 50%
problem-all-failed = not one match could be played to the end
lines-both = { $first }
    { $second }
problem-no-process-groups = outside bots need a system with process groups, such as Linux or macOS
problem-bot-unsplit = "{ $bot }" can't be split into words: { $reason }
problem-no-outside-bot = "{ $bot }" is no outside bot; it is written "{ $prefix }" and a command in one line
problem-no-program = there is no program "{ $program }" for the bot "{ $bot }"
problem-no-program-here = there is no program "{ $program }"; did you mean "./{ $file }"?
problem-not-executable = "{ $program }" is not executable; make it so, or put its interpreter before it
problem-no-bot = no bot called "{ $bot }"; { $hint }
problem-no-thought = "{ $bot }" would not think at all; give it at least one round or millisecond
problem-no-seat-in-match = the match has seats 0 to { $last }, not { $seat }
problem-no-option-form = "{ $word }" is no option; options are written name=value
problem-cannot-write = cannot write { $file }: { $reason }
problem-server-draws-seed = at a server --table comes back to a match, and all draw the seed; no --resume, no --seed
problem-which-server = which server? Name it with --at, as in --at http://127.0.0.1:8000
problem-record-starts-nothing = an outside bot plays along; a record starts no programs, so name the seats again: { $command }
problem-which-game = which game? There is { $games }: try pessoi play { $first }
problem-no-home = { $folder } can't be made ({ $reason }); set PESSOI_HOME or name a --database
problem-no-module = no module "{ $module }", neither installed nor in this folder
problem-no-game-in-module = "{ $game }" is no game in { $module }; { $hint }
problem-seats-of-game = { $game } is for { $most ->
    [one] 1 seat
   *[other] { $least } to { $most } seats
  }, not { $seats }
problem-no-date = "{ $date }" is no date; it is written as in { $example }
problem-date-form = "{ $date }" is no date as it should be; write { $right }
problem-no-daily = no challenge of the day for "{ $game }"; { $hint }
problem-daily-is-solo = a challenge of the day is played alone, not on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
problem-daily-options = the challenge of that day had other options: { $options }
problem-daily-rules = it was made under rules { $rules }; only those of rules { $present } compare
problem-not-over = the match is not over yet
problem-no-daily-seed = its seed is not that of a challenge of the day: { $prefix }/DATE/{ $game }
problem-different-days = these are challenges of different days or games; compare those of one
problem-no-game-entry = the entry point "{ $name }" names { $value }, which is no game but { $kind }
problem-no-game = no game called "{ $game }"; { $hint }
problem-no-rules = the rules of { $game } can't be read here; it brings none
problem-no-lesson = { $game } can't be learnt here; it brings no lesson
problem-no-rules-about = the rules of { $game } hold nothing about "{ $words }"; --contents lists their sections
problem-empty-choice = an empty line is no choice
problem-no-verb = no verb "{ $verb }" in this game; { $hint }
problem-wrong-arguments = "{ $choice }" has the wrong number of arguments; it is written "{ $form }"
problem-no-value = "{ $value }" is no { $domain }; { $hint }
problem-option-value = { $option } cannot be "{ $value }"; it is { $values }
problem-no-option = { $game } has no option "{ $option }"; { $hint }
problem-nothing-to-foresee = "{ $choice }" is not a choice now, so there is nothing to foresee
problem-game-is-over = the match is over; there is nothing to decide
problem-stale-ply = the choice was meant for ply { $meant }, but the match is at ply { $ply }; look again
problem-other-seat-decides = seat { $deciding } decides now, not seat { $seat }
problem-not-offered = "{ $choice }" is not a choice now; seat { $seat } can: { $offered }
problem-nothing-to-imagine = seat { $seat } has nothing to decide here, so there is nothing to imagine
problem-nothing-to-decide = seat { $seat } has nothing to decide now
problem-unreadable-line = cannot read the line "{ $line }"
problem-line-out-of-order = the next line should begin with ply { $ply }, not { $first }; a line is missing or moved
problem-line-changed = this line was changed: "{ $line }"
problem-end-changed = the seed, the checkpoint or the result was changed
problem-imagined-record = an imagined match has no record
problem-said-twice = line { $line } says "{ $word }" for the second time
problem-unknown-line = line { $line } is not understood: "{ $words }"
problem-no-record = this is not the record of a match: its lines 'pessoi' and 'game' are missing
problem-no-json-record = this JSON is not the record of a match: it has no 'pessoi'
problem-other-format = the record has format { $format }; this program reads format { $known }: update pessoi
problem-no-proper-field = the record has no proper "{ $field }"
problem-broken-off = the record breaks off here: its last line is missing
problem-miscounted = the record has { $plies ->
    [one] 1 choice
   *[other] { $plies } choices
  }, but its last line counts { $counted }
problem-damaged-field = the record's { $field } is damaged
problem-damaged-field-why = the record's { $field } is damaged: { $reason }
problem-impossible-setup = its setup is not possible: { $reason }
problem-no-checkpoint = it was made under rules { $rules } and holds no checkpoint to go on from
problem-not-in-record = it can be shown from ply { $first } to { $last }, not at { $ply }
problem-other-checkpoint = the choices do not lead to the checkpoint of the record
problem-other-result = the choices lead to the result { $result }, not { $recorded }
problem-sealed = it is sealed: the seed is published when the match is over
problem-other-seed = the seed is not the one committed to
problem-not-the-same = its { $field } is not that of the earlier record
problem-shorter-than-earlier = it has only { $plies ->
    [one] 1 choice
   *[other] { $plies } choices
  }, the earlier record already had { $earlier }
problem-other-than-earlier = the earlier record shows "{ $earlier }" here, this one "{ $later }"
problem-start-seat = start_seat cannot be { $seat } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }; they are numbered from 0 to { $last }
problem-unknown-class = the checkpoint holds a "{ $kind }", which this game does not know
problem-unfit-class = the checkpoint's { $kind } does not fit these rules; look at { $fields }
problem-damaged-class = the checkpoint's { $kind } is damaged: { $reason }
problem-unknown-token = this token is not known; make a new one
problem-who-are-you = say who you are first: POST a name to /api/guests, or send a token
problem-no-match = there is no such match
problem-only-own-eyes = while the match is running, only the person on that seat can look from there
problem-no-ply = the match has plies 0 to { $last }, not { $ply }
problem-no-review-yet = a match is reviewed when it is over; while it is running, a judgement would be a hint
problem-open-when-over = all hands are shown when the match is over
problem-no-fork-yet = you can play on from a match when it is over
problem-fork-is-over = here the match is over; go back to a position where somebody decides, and play on from there
problem-other-rules-then = this match was played by other rules, which do not lead here any more; the record tells it all
problem-hints-among-people = hints are for matches against bots; somebody else plays here, and would not like it
problem-no-review = nobody has asked for a review of this match by this bot yet
problem-not-your-review = somebody else has asked for this review, and only they can stop it
problem-no-points-yet = how the points grew is told when the match is over
problem-bots-by-seat = bots are given by seat, as in "1": "greedy"; "{ $seat }" is no seat of this table
problem-stand-in-by-table = only those at the table can ask for a stand-in
problem-not-missing = nobody waits in vain for { $name }
problem-clock-decides = this table has a clock: a stand-in comes when time is out, and not before
problem-leave-yourself = that is your own seat; you can leave it to a stand-in yourself
problem-grace-length = the time before a stand-in comes is at least a second and at most a year
problem-no-stop = nobody wishes to stop
problem-only-host-removes = only the host can do away with a table
problem-kept-for-good = the match has begun, and what was played is kept; you can resign, agree to stop, or leave
problem-table-removed = this table has been done away with
problem-bad-field = "{ $field }" does not fit
problem-not-found = there is nothing here
problem-bad-request = this request can't be understood
problem-not-allowed = that can't be done here
problem-too-large = that is too much at once
problem-not-your-seat = this seat is not yours
problem-chat-length = a line of chat has 1 to 1000 printable letters
problem-store-silent = the store does not answer, and nothing was changed; try again in a moment
problem-no-invitation = this invitation leads nowhere; ask for a new one
problem-private-table = this table is private; ask somebody who plays there for an invitation
problem-too-many-invited = very many have come by this invitation already; the host can make a new one
problem-only-host-invites = only the host can withdraw an invitation or make a new one
problem-open-to-all = this table is public, so nobody needs an invitation
problem-secret-unreadable = the secret can't be read from { $file } ({ $reason }); see PESSOI_SECRET_FILE
problem-secret-short = the secret from { $source } is too short; it needs letters, at least { $least } of them
problem-rematch-by-players = only those who played can ask for a rematch
problem-still-going-on = the match is still going on
problem-name-length = a name has printable letters, at least one and at most { $most }, and no comma
problem-has-account = you have an account already: "{ $login }"
problem-login-length = a login has printable letters, at least one and at most { $most }
problem-password-length = a password has letters or signs, at least { $least } and at most { $most }
problem-login-taken = the login "{ $login }" is taken; choose another
problem-wrong-login = login or password is wrong
problem-no-token = you have no such token
problem-not-for-tokens = a token may play for you, but not change your name, account, sessions or tokens
problem-no-session = you have no such session
problem-no-account = you have no account yet
problem-wrong-password = the password is wrong
problem-password-changed = the password was changed meanwhile
problem-shown-out = you were logged out here
problem-only-looking = spectators without a name can only look
problem-message-too-long = that message is too long
problem-unreadable-message = cannot read that message: { $reason }
problem-nothing-there = there is nothing at /{ $path }
problem-no-table = there is no such table
problem-match-keeps-changing = the match keeps changing; try again
problem-table-keeps-changing = the table keeps changing; try again
problem-has-begun = the match has begun already
problem-nothing-chosen = you have not chosen anything yet
problem-no-wish = nobody wishes to take anything back
problem-no-match-here = there is no match going on at this table
problem-no-bot-there = no bot plays this seat any more
problem-moved-on = things have moved on meanwhile; look again
problem-not-shared = this seat does not share what it sees
problem-not-begun = the match has not begun
problem-no-host = there is no host "{ $host }" to listen at: { $reason }
problem-no-such-database = no database is called "{ $scheme }"; take { $examples }
problem-bad-database-address = this { $scheme } address can't be read; take { $examples }
problem-sqlite-address = a sqlite address has three slashes and a path, nothing else; take { $examples }
problem-which-database = the address does not say which database on the server; take { $examples }
problem-many-need-postgres = a SQLite file is served by one process; for { $workers }, name a PostgreSQL database: --database postgresql://name:password@host/database
problem-worker-needs-postgres = with a SQLite file bots think within its server; workers are for a PostgreSQL database: --database postgresql://name:password@host/database
problem-needs-psycopg = PostgreSQL needs one more package; install pessoi[postgres]
problem-needs-file = the store needs a file that outlives the server; take { $examples }
problem-is-folder = { $folder } is a folder; name a file in it
problem-no-folder = there is no folder { $folder }; make it first, or choose another place
problem-database-setup = the database { $database } can't be set up: { $reason }
problem-database-newer = { $database } was written by a newer version of pessoi; update pessoi ({ $reason })
problem-no-database-file = { $database } is not a database, or its beginning is damaged; name another file with --database, or restore a backup
problem-database-damaged = { $database } is damaged; restore a backup of it, and let pessoi doctor look at what there is
problem-store-damaged = the database is damaged; restore a backup of it, and let pessoi doctor look at what there is
problem-no-way-back = the first version has no way back; restore a copy of the database instead
problem-clock-second = a clock needs at least one second
problem-clock-most = a clock gives at most a year, and an increment of at most a day
problem-bad-nonce = a nonce is made of letters, digits, - and _, at most { $most }
problem-no-bot-here = no bot called "{ $bot }"; there is { $known }
problem-no-seat-at-table = this table has seats 0 to { $last }, not { $seat }
problem-begun-without-you = the match has begun; only those who belong to it can take their seat back
problem-seat-taken = { $name } sits there already
problem-written-down = the match is over, and who played it stays written down
problem-nobody-there = no person plays this seat
problem-only-host-seats = only the host seats bots
problem-seats-are-fixed = the match has begun; seats are as they are
problem-only-table-begins = only those at the table can begin
problem-seat-empty = not every seat is taken yet; a person or a bot has to sit on each
problem-bot-cheats = the bot { $bot } chose "{ $choice }", which is not offered
problem-no-database = there is no database { $database }; name the right one with --database
problem-sealed-import = it is sealed, so it can't be verified; import the open record once the match is over
problem-import-not-over = the match is not over yet; only finished matches can be imported
problem-import-rules = it was made under rules { $rules }; only rules { $present } can be verified
problem-no-match-in-database = no match "{ $match }" in this database; { $hint }
problem-is-there-already = this match is in the database already, as { $match }
problem-which-records = which records? Name the files, or the names of saved matches
problem-no-player = no player called "{ $player }"; { $hint }
problem-players-and-seats = the match has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, but { $players ->
    [one] 1 player is named
   *[other] { $players } players are named
  }
problem-hung-up = { $server } has hung up at once
problem-gone-silent = { $server } does not answer any more; try again later
problem-no-player-at = no player called "{ $player }" at { $server }; { $hint }
problem-no-free-seat = no seat is free at this table any more
problem-no-seat-of-yours = you have no seat at table { $table }; take one with --join and an invitation
problem-no-address = "{ $address }" is no address of a server; one looks like http://127.0.0.1:8000
problem-no-answer = no server answers at { $server } ({ $reason }); is the address right, and does pessoi serve run there?
problem-other-server = what answers at { $server } is no pessoi server of this version
problem-cannot-keep = { $folder } can't be written ({ $reason }); set PESSOI_HOME to another folder
problem-no-connection = no connection to { $server }: { $reason }
problem-odd-answer = { $server } answers { $status }; is that a pessoi server?
problem-no-saved-match = no saved match "{ $match }"; { $hint }
problem-no-file = there is no file { $file }
problem-cannot-read = cannot read { $file }: { $reason }
problem-no-language = no texts in "{ $language }"; { $hint }
problem-store-busy = every connection to the database is busy; try again in a moment
problem-store-unavailable = the database is not available: { $reason }; see that it runs, is not locked by another program and has room on its disk, then try again
problem-server-mistake = the server made a mistake; whoever runs it finds out more with this number: { $request }
problem-no-such-flag = there is no option { $option }; { $hint }
problem-no-command = there is no command "{ $command }"; { $hint }
problem-missing-argument = { $argument } is missing; pessoi --help explains what to type
problem-bad-argument = { $argument }: { $reason }
problem-number-argument = { $argument } has to be a number
problem-number-range = { $argument } has to be a number from { $least } to { $most }
problem-number-least = { $argument } has to be a number, { $least } or more
problem-flag-value = { $option } wants a value after it
problem-extra-argument = "{ $argument }" is one word too many; pessoi --help explains what to type
hint-help = --help lists all there are

# What the system says when it refuses something
system-denied = permission denied
system-missing = no such file
system-no-folder = part of the path is not a folder
system-folder = that is a folder
system-full = the disk is full
system-read-only = it can only be read there
system-nobody-listens = nobody listens there
system-hung-up = the connection was cut
system-slow = no answer in the usual time
system-out-of-reach = the network does not lead there
system-no-address = this address does not belong to this machine
system-no-host = this name is not known

# When somebody may come again, and what for
wait-seconds = in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
wait-minutes = in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
problem-too-many-sockets = too many connections are open; close some, and come again { $wait }
problem-too-many-guests = too many guests have come from your address; come again { $wait }
problem-too-many-accounts = too many accounts were opened from your address; come again { $wait }
problem-too-many-tables = you have opened many tables; open the next one { $wait }
problem-too-many-tokens = you have made many tokens; make the next one { $wait }
problem-too-many-chat = that is a lot at once; say more { $wait }
problem-too-many-judgements = you have asked for many judgements; ask again { $wait }
problem-too-many-reviews = you have asked for many reviews; ask for the next one { $wait }
problem-too-many-hints = you have asked for many hints; ask for the next one { $wait }
problem-too-many-names = you have changed your name often; change it again { $wait }
problem-too-many-passwords = too many wrong passwords; try again { $wait }
problem-too-much-thinking = bots have thought about your matches for long; begin something new { $wait }
problem-too-many-running = you have as many matches going on as one may ({ $most }); finish one, or stop one with the others, before you begin the next
problem-too-many-among-bots = as many matches of yours as may be are bots among themselves ({ $most }); watch one to its end, or stop it, before you begin the next
problem-file-there = { $file } is there already, and nothing is written over; name another, or move that one away
problem-no-backup = { $file } is neither a backup nor a database of pessoi
problem-backup-newer = { $file } was made by a newer version of pessoi; install that one
problem-backup-other-version = the database { $database } is not up to date with this version of pessoi; back it up with the version that runs on it
problem-database-unreadable = the database can't be read: { $reason }
problem-database-not-empty = there is something in { $database } already, and nothing is written over; name an empty database
problem-several-people = several people are called { $name }; say the number that pessoi admin people shows
problem-no-person = there is nobody "{ $person }"; { $hint }
problem-no-such-table = there is no table "{ $table }"; { $hint }
problem-table-is-over = the match at table { $table } is over already, and stays
problem-no-report = there is no open report "{ $report }"; { $hint }
problem-muted = whoever runs this server has muted you for now
problem-not-welcome = the host of this table does not want to play with you
problem-line-or-seat = name either a line or a seat
problem-no-line = there is no such line at this table
problem-that-is-you = that is you
problem-enough-silences = your list is full ({ $most }); hear some of them again first
problem-no-silence = there is nobody like that on your list
problem-too-many-reports = you have reported a lot; report more { $wait }
problem-metrics-address = "{ $address }" is no port; write a port such as 9464, or a host and a port such as 10.0.0.5:9464
problem-no-proxy-address = "{ $address }" is no address; write some such as 127.0.0.1 or 10.0.0.0/8, separated by commas
problem-second-server = another server works on { $database }; end that one, or name another --database
problem-challenge-alone = a challenge is played by oneself, without a bot; you can come back to it until its time is over, or resign
problem-ladder-climbed = you are at the top of this ladder; there is a new one on Monday
problem-rated-people = a rated table is for people; bots play at others
problem-rated-no-take-back = nothing is taken back in a rated match
problem-rated-alone = a rated match needs at least two people
problem-rated-one-seat = at a rated table everybody has one seat
problem-rated-account = rated matches are for people with an account; open one on your account page, and come again
problem-foreign-page = the page of another site has asked for this
problem-needs-json = a body has to be JSON and to say so: Content-Type: application/json
problem-unreadable-body = the body is no JSON that can be read

# Being called when it is one's turn
problem-too-many-bells = you have asked for many calls; ask for the next one { $wait }
problem-too-many-links = too many links were followed from your address; try again { $wait }
problem-bell-not-offered = this site does not call people like that; whoever runs it can set that up
problem-many-bells = you are called in as many ways as can be ({ $most }); take one away first
problem-no-bell = you are not called like that
problem-no-email = that is no e-mail address; write it like anna@example.org
problem-no-webhook = that is no address of a webhook; copy it from your program, it begins with https://
problem-old-link = this link is of no use any more; look at your account to see how you are called
problem-used-link = this link has let somebody in already, or is too old; log in as usual, or wait for the next call
problem-no-site-address = "{ $address }" is no address of a site; { $variable } is written like https://games.example.org
problem-mail-incomplete = to send mail, the site needs its own address in { $address } and a sender in { $sender }
problem-no-mail-server = { $variable } names no mail server; it is written like smtp://user:password@mail.example.org:587, or smtps://
problem-push-incomplete = to wake browsers, the site needs its own address in { $address } and your e-mail address in { $contact }, like anna@example.org
problem-no-delay = "{ $delay }" is no number of seconds for { $variable }

problem-no-parts = { $game } does not say what its seats see as numbers; give it the methods parts and observe
problem-actions-of-batch = { $matches ->
    [one] there is one match
   *[other] there are { $matches } matches
} to step, but { $actions ->
    [one] one action was
   *[other] { $actions } actions were
} given
problem-not-in-mask = action { $action } is not in the mask of match { $number }
problem-no-action = action { $action } is not in the mask
