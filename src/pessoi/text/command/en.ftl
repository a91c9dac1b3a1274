# Words of the command: its help, and what it prints. An option's help is help-COMMAND-OPTION, or help-any-OPTION.

help = Play and study three modern board games set in ancient Greece.
help-more = Without a command it serves the games to the browser on this machine, and opens it.
help-usage = Usage:
help-options-here = {"[OPTIONS]"}
help-command-here = COMMAND [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = {"["}default: {"{}"}]
help-required = {"["}required]
help-any-help = Show this help and stop.
help-any-show_version = Show the version, the build and the rules of each game, and stop.
help-any-install_completion = Install completion for the current shell.
help-any-show_completion = Show completion for the current shell, to copy it or change it.
help-any-language = Such as en or de; otherwise that of PESSOI_LANGUAGE or of your system.
help-any-plain = Plain lines, for a screen reader; so is output to a pipe.
help-any-options = Options of the game, as name=value.
help-any-seed = Seed of all dice and shuffles; drawn by the system if left out.
help-any-game = Which game; see pessoi games.
help-any-file = A record: a file, or the name of a saved match.
help-any-bot_seconds = How long an outside bot (cmd:...) may think about a decision.
help-any-bot_log = A file to which all that is said to and by outside bots is added.
help-any-database = A SQLite file or postgresql://...; otherwise that of PESSOI_DATABASE, or pessoi.db in the data folder.

help-games = List the games, with their seats and options.
help-licences = Name what is in the package besides our own work, and what it needs, with the licences.
help-licences-full = Print the licences in full.
help-rules = Read the rules of a game: all of them, a section by its name, or those that hold some words.
help-rules-words = The name of a section, or words to look for.
help-rules-contents = List the sections with their names.
help-edition = Play with the values of your own printed game: write a file to begin with, check it.
help-edition-new = Write the values of a game to a file, to be replaced by the printed ones.
help-edition-new-file = A file that is not there yet.
help-edition-check = Say all that is missing or impossible in such a file; the exit code is 1 if there is anything.
help-edition-check-file = The file.
help-edition-check-game = Which game, where the file itself does not show it.
help-play = Play in the terminal, alone, against bots or together on one screen. Every choice is saved at once.
help-play-more = With --at the match is played at a server; a seat called open waits for somebody with an invitation.
help-play-seats = Who sits where, separated by commas: human, the name of a bot, or cmd: and a command.
help-play-names = The players' names, separated by commas.
help-play-resume = Go on with a saved match, by its name or file.
help-play-at = Play at the server of this address.
help-play-join = With --at: take a free seat by this invitation, or its whole link.
help-play-seat = With --join: which seat, counted from 0.
help-play-table = With --at: come back to this table.
help-play-hints = Show what a bot thinks, at every decision of a person.
help-play-adviser = The bot that gives hints, these and those asked for with h.
help-daily = Take up the challenge of the day alone, or compare records of it; the exit code is 1 if a record fails verification.
help-daily-what = Which game; with --compare, which records.
help-daily-date = The day, as in 2026-11-15; today in UTC if left out.
help-daily-seats = Who plays: human, or the name of a bot.
help-daily-names = The player's name.
help-daily-compare = Verify records of one day and rank them.
help-replay = Print a record in words, show one of its positions, or step through it.
help-replay-at = Show the position after this many choices.
help-replay-seat = As this seat saw it; if left out, as a spectator did.
help-replay-step = Step through, choice by choice.
help-review = Look back at a match: what a bot would have chosen with what each seat knew then, and what the mistakes cost.
help-review-seat = Review the choices of this seat only.
help-review-bot = Whose judgement it is.
help-review-seed = Seed of the bot's thoughts; the same one leads to the same review.
help-review-as_json = Print the review as JSON.
help-verify = Play a record again and check its fairness proof; the exit code is 1 if the record fails verification.
help-verify-against = A sealed record of the same match, shown earlier.
help-seal = Print what others may see of a running match: its commitment and open choices, but not its seed.
help-doctor = Check that everything is in order here: build, games, texts, folders.
help-serve = Let people play over the network, until Ctrl-C.
help-serve-host = The address to listen at; 0.0.0.0 is everywhere.
help-serve-port = The port to listen at; 0 is any free one.
help-serve-workers = How many processes serve at this address; several need PostgreSQL.
help-serve-thinkers = In how many processes of each bots think, as long as no pessoi worker does it; 0 leaves it to workers.
help-serve-no_limits = Never make anybody wait who does much; for a house where everybody is known.
help-serve-log = How to write the log to standard error: lines for people (text), or an object a line (json).
help-serve-log_level = What to log: error, warning, or info, which is every request too.
help-serve-metrics = Tell Prometheus at this port of the machine, or host:port, how the server does; with more --workers at the next ports, too.
help-serve-drain = Seconds to go on after SIGTERM while /ready says no, for what balances the load.
help-serve-proxies = Addresses of web servers whose word counts on where a client is, separated by commas.
help-worker = Let bots think for the servers of a PostgreSQL database, until Ctrl-C.
help-worker-database = postgresql://..., the database of the servers; otherwise that of PESSOI_DATABASE.
help-worker-processes = Bots that think at the same time; one for each core if left out.
help-export = Write the record of a match played at the server; it is sealed while the match is running.
help-export-match = The name of a match in the database.
help-export-out = The file to write; printed if left out.
help-export-with_seed = Also the seed and hidden choices of a running match.
help-import = Store a finished record among the matches of the server, once it is verified.
help-import-file = A finished record: a file, or the name of a saved match.
help-import-public = List it for everybody at the server.
help-backup = Write all a server keeps into a new file, also while it is running.
help-backup-more = A backup is one SQLite file, whichever database it comes from, and holds secrets: hashes of passwords, the dice of running matches. Without --with-sessions everybody has to log in again after a restore, and guests, who can't, come as new ones.
help-backup-file = The file to write; it must not be there yet.
help-backup-with_sessions = Also who is logged in where, for a move to another machine.
help-restore = Fill a new database from a backup; it must not be there yet, or be empty.
help-restore-file = A backup; one of an older version is brought up to date on the way.
help-tidy = Take away tables that never began or were left, and guests who do not come back.
help-tidy-more = Matches that have ended stay, and so does whoever took part in them. A server that is running hears of it.
help-tidy-unbegun = Days a table may wait for its match to begin, after whatever happened there last.
help-tidy-left = Days a match without a clock may wait for the next choice.
help-tidy-guests = Days a guest who belongs to no table may stay away.
help-tidy-dry_run = Only say what would go.
help-admin = What whoever runs a server can do about people and tables.
help-admin-more = It works on the database; a server that is running hears of it within a second or two.
help-admin-person = Who: a number as pessoi admin people shows it, a login, or a name that only one has.
help-admin-people = List people, the latest first.
help-admin-people-words = A part of a name or login, or a number.
help-admin-people-limit = How many at most.
help-admin-mute = Take nothing somebody says at any table, for good or for a while.
help-admin-mute-person = { help-admin-person }
help-admin-mute-days = For so many days only.
help-admin-unmute = Let somebody speak again.
help-admin-unmute-person = { help-admin-person }
help-admin-rename = Give somebody another name, also at their tables and over what they have said.
help-admin-rename-person = { help-admin-person }
help-admin-rename-name = The new name.
help-admin-close-table = End the match at a table without a result, or remove a table at which none has begun.
help-admin-close-table-table = The table; its number is in its address.
help-admin-recount = Derive all statistics anew from the matches.
help-admin-reports = Read what people report about each other, the oldest first.
help-admin-reports-settle = Be done with the report of this number.
help-admin-reports-settled = Show those that are settled.
help-simulate = Let bots play many matches, seats rotated, and show who wins how often, with confidence intervals.
help-simulate-seats = Which bots play, separated by commas: their names, or cmd: and a command.
help-simulate-more = With --out every result is kept as it comes, and the same command goes on after Ctrl-C. A report for people is then in report.html, all rows in games.parquet.
help-simulate-number = How many matches; with --until-sure at most so many.
help-simulate-until_sure = Play until every share is known so closely to either side, as in 2%.
help-simulate-against = Options of a second variant, as name=value: both are played with the same seeds and shown side by side.
help-simulate-components = An edited components.toml of the game: a second variant, side by side with the game as it is.
help-tournament = Let bots meet each other at tables of two to four, seats rotated, and rate them, with error bars.
help-tournament-more = With --out every result is kept as it comes, and the same command goes on after Ctrl-C; all rows are then in games.parquet.
help-tournament-bots = Which bots meet, separated by commas: their names, or cmd: and a command.
help-tournament-players = How many sit at a table; two if left out.
help-train = Learn what positions of a game are worth and which choices are worth trying, from matches that bots play with themselves, and try it out.
help-train-seats = For how many seats, separated by commas; all the game can have if left out.
help-train-matches = How many matches for each number of seats.
help-train-bot = Who plays these matches.
help-train-seed = From which seed; the same training from the same seed leads to the same weights.
help-train-noise = How often a choice is drawn by how much the bot tried it, from 0 to 1, and a fifth as often at random: whoever learns should see mistakes, too. 0 shows how the bot really fares.
help-train-subjects = What is learned, separated by commas: values (what positions are worth), appeals (which choices invite to be tried), confidence (how sure to be of the values in the package, best from matches of the bot that goes by them, without noise). The rest stays as it is.
help-train-out = The folder for positions, weights and figures; one that was left in the middle is gone on with.
help-train-trial = How many matches against the weights in the package; 0 for none.
help-any-number = How many matches.
help-any-jobs = Processes to use; all cores if left out.
help-any-cluster = Play on a Ray cluster at this address, such as ray://host:10001; "local" starts one on this machine.
help-any-out = A folder for the results.
help-any-as_json = Print the result as JSON.
help-contract = Try on a game the laws that every game must keep; the exit code is 1 if it breaks one.
help-contract-game = Which game: its name, or module:OBJECT before it is installed.
help-contract-arguments = After --, arguments for pytest: -x, -k WORDS, --pdb.
help-contract-seats = Only with this many seats.

games-game = { $name }: { $title }, { $most ->
    [one] 1 seat
   *[other] { $least } to { $most } seats
  }, rules { $rules }
games-option = --options { $option }=... { $title }: { $values }; default { $default }

serve-address = pessoi is at { $address } (Ctrl-C ends it)
worker-ready = { $processes ->
    [one] One bot at a time thinks here (Ctrl-C ends it)
   *[other] Up to { $processes } bots at a time think here (Ctrl-C ends it)
}
serve-already = pessoi runs here already, at { $address }
serve-open = pessoi is at { $address } - open it in a browser (Ctrl-C ends it)
export-revealing = this match still goes on, and its record tells all dice to come; show it to nobody
export-done = { $choices ->
    [one] 1 choice of { $match } is in { $file }
   *[other] { $choices } choices of { $match } are in { $file }
  }
import-done = imported as { $match }

backup-done = { $file } ({ $size } kB) holds { $people ->
    [one] 1 person
   *[other] { $people } people
  }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } and { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }; it is secret
restore-done = restored from { $file }: { $people ->
    [one] 1 person
   *[other] { $people } people
  }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } and { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }
tidy-unbegun = table { $name }: never began
tidy-left = table { $name }: was left
tidy-guest = guest { $name }: stays away
tidy-done = taken away: { tidy-counts }
tidy-would = would go: { tidy-counts }
tidy-counts = { $unbegun ->
    [one] 1 table that never began
   *[other] { $unbegun } tables that never began
  }, { $left ->
    [one] 1 that was left
   *[other] { $left } that were left
  }, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
  }
admin-person = { $id } · { $name } ({ $login }), last here { $seen }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }
admin-muted = {""}, muted until { $until }
admin-muted-for-good = {""}, muted for good
admin-mute-done = nobody hears { $name } ({ $id }) any more
admin-unmute-done = { $name } ({ $id }) may speak again
admin-rename-done = { $old } ({ $id }) is called { $name } now
admin-closed = the match at table { $table } is over, without a result
admin-removed = table { $table } is gone
admin-report = { $id } · { $at } · { $by } about { $name } ({ $person }) at table { $table }
admin-report-said = { "  " }said: { $said }
admin-report-reason = { "  " }reason: { $reason }
admin-recounted = every finished match is counted anew
admin-no-reports = nothing is reported
admin-settled = report { $id } is settled

verify-ok = ok
verify-failed = not verified: { $reason }
verify-failed-many = not verified:
proof-digests = every line fits its digest
proof-continues = it continues the record shown at ply { $ply }: same setup, same commitment, same choices
proof-seed = the seed is the one that the commitment in the record binds
proof-choices = { $choices ->
    [one] its choice was legal and leads here by this seed
   *[other] all { $choices } choices were legal and lead here by this seed
  }
proof-result = the result is { $points }
proof-other-rules = made under rules { $rules }: only its checkpoint at ply { $ply } could be read
proof-unchecked = choices before ply { $ply } were made under other rules and could not be checked

licences-own = pessoi { $version } is under the MIT licence; whose games these are, and what is reconstructed, says NOTICE.
licences-page = In the page for browsers:
licences-rules = In the compiled rules:
licences-beside = Installed beside it, because it needs them:
licences-unnamed = names no licence
licences-full = pessoi licences --full prints the texts that come with pessoi; packages beside it bring their own.

version-compiled = compiled rules
version-pure = rules in pure Python
version-python = Python { $version } on { $system }
version-rules = { $game }: rules { $rules }

doctor-pessoi = { $version } in { $folder }
doctor-python = { $version } on { $system }
doctor-rules = rules
doctor-compiled = compiled
doctor-pure = pure Python, about ten times slower than compiled; a wheel built here (make wheel) would be compiled
doctor-pure-no-compiler = pure Python, about ten times slower than compiled; there is no C compiler to build a fast wheel
doctor-page = page for browsers
doctor-page-missing = not built; in a checkout make page builds it, and a wheel of make wheel has it
doctor-page-built = { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $size } kB when sent
doctor-saved = saved matches
doctor-saved-there = { $folder } ({ $count } there)
doctor-little-room = { $folder } has only { $size } MiB left
doctor-database = database
doctor-private = { $file }, for its owner alone
doctor-readable = others on this machine can read { $file }; to keep it from them: chmod 600 { $file }
doctor-damaged = { $file } is damaged ({ $reason }); restore a backup, or save what can still be read: sqlite3 { $file } ".recover"
doctor-open-folder = others on this machine can enter { $folder }; to keep them out: chmod 700 { $folder }
doctor-terminal = terminal
doctor-encoding = { $encoding }; set PYTHONUTF8=1 if signs look wrong
doctor-no-encoding = unknown encoding; set PYTHONUTF8=1 if signs look wrong
doctor-languages = languages
doctor-plays = rules { $rules }, a match of { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
  } played and verified
doctor-broken = does not work: { $reason }

simulate-title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
  } from seed { $seed }
simulate-bot = bot
simulate-seat = seat
simulate-seat-number = seat { $seat }
simulate-matches = matches
simulate-wins = wins
simulate-interval = 95 % interval
simulate-points = points
simulate-forfeits = forfeits
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between = { $low } to { $high }
simulate-score = { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-choices = choices a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $least } to { $most }
simulate-forfeit = match { $match }: { $bot } on seat { $seat } forfeits at ply { $ply }: { $reason }
simulate-stopped = stopped after { $done } of { $games }
simulate-stopped-kept = stopped after { $done } of { $games }; the same command goes on from here
simulate-written = written: { $file }
simulate-rating = rating
simulate-rating-points = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
simulate-rating-note = Ratings are on Elo's scale, the mean of all bots being 0; ± is the 95 % interval.
simulate-failed = { $count ->
    [one] 1 match
   *[other] { $count } matches
  } could not be played to the end
simulate-fault-file = Its record: { $file }
simulate-fault-more = Further ones are not told here.

train-playing = { $seats ->
    [one] matches alone
   *[other] matches of { $seats }
  }
train-trying = { $seats ->
    [one] tried alone
   *[other] tried at { $seats } seats
  }
train-title = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }: log-loss on held-out matches, the less the better ({ $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
  })
train-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
train-learned-from = matches learned from
train-loss = log-loss on held-out matches
train-by = foretold by
train-whole = whole match
train-part = fifth { $part }
train-learned = learned weights
train-rescaled = appraised by hand, rescaled
train-appraised = appraised by hand
train-before = weights as they were
train-missed-by = learned shares wrong by
train-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
train-foretold = foretold share of the win
train-came-true = share that came of it
train-appeals = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }: of { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  } in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }, those held out surprise by { NUMBER($learned, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($even, minimumFractionDigits: 3, maximumFractionDigits: 3) } without appeals); the most appealing choice is the best in { NUMBER($first, style: "percent", maximumFractionDigits: 0) } (by chance { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
train-series = With { $seats } at the table the new weights win { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) against those in the package.
train-written = The weights are in { $file }; a bot that goes by them is called search:500@{ $file }
train-pictures = Pictures of what was learned: { $files }
simulate-fault = { $fault }
    This is a bug in the game or the bot; please report it with this line.

# Letters and lines to people who are away
call-title = { $count ->
    [one] It is your turn at { $game }
   *[other] It is your turn at { $count } tables
  }
call-text =
    { $tables }

    Call me no more: { $quiet }
call-confirm-title = May we write to you when it is your turn?
call-confirm =
    Somebody, probably you, wants { $site } to write to this address whenever it is their turn in a game.

    If that was you, say yes here: { $link }

    If not, do nothing, and you will hear no more.

# What only commands that study games refuse; the page never has to say it
problem-other-plan = the folder { $folder } is of another plan: its "{ $name }" is { $there }, not { $wanted }; name another folder, or take this one away
problem-damaged-results = { $file } can't be read: { $reason }; name another folder
problem-folder-in-use = another process is writing to { $folder }; wait for it, or name another folder
problem-no-extra = this needs { $module }, which is not installed; get it with: pip install "pessoi[{ $extra }]"
problem-no-cluster = no cluster at { $address }: { $reason }; start one with "ray start --head", or say --cluster local
problem-other-version = the cluster has pessoi { $there }, and here is { $here }; install the same version everywhere
problem-bot-twice = "{ $bot }" is named twice; in a tournament every bot has one rating
problem-tournament-seats = tables for { $seats } need at least as many bots, and there are { $bots }
problem-no-style = { $game } knows no style "{ $style }"; { $hint }
problem-other-weights = the weights in "{ $file }" are for { $learned }, not for { $game }
problem-bad-weights = these are no weights: { $why }
problem-no-weights = no weights can be read from "{ $file }", and no installed package has values of that name
problem-nothing-to-be-sure-of = { $game } has learned no values for { $seats } yet; learn them first, with --learn values
problem-no-subject = there is nothing called "{ $subject }" to learn; { $hint }
problem-no-features = { $game } says nothing of what can be read off a position, so there is nothing to learn from; its game needs features
problem-training-fault = match { $match } could not be played to its end: { $why }; go on with the same command once that is mended

edition-written = { $file } has all values of the game, { $count ->
    [0] all of them known
    [one] one of them reconstructed
   *[other] { $count } of them reconstructed
}. Put in what is printed, write source = "printed" in each row you have looked up, then: pessoi edition check { $file }
edition-problems = { $file }: { $count ->
    [one] one place
   *[other] { $count } places
} to look at.
edition-open = It can be played with all the same; what was not looked up yet stays as it was reconstructed.
edition-complete = { $file } has every value of { $game }; its rules are version { $rules }. To play with it: { $variable }={ $file } pessoi play { $game }
problem-components-never = line { $line }, { $place }: { $value } can't be; possible: { $possible }
problem-components-count = line { $line }, { $place }: the rows come to { $counted }, here it says { $value }; correct this, or the row that is wrong
problem-components-reconstructed = line { $line }, { $place }: not looked up yet: { $fields }; put in what is printed, then source = "printed"
problem-no-edition-game = { $file } is like none of the games here; say which it is with --game
problem-file-there = { $file } is there already; name another file
