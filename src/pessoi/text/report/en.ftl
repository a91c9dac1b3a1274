# The report of many matches.

report-title = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }
report-subtitle = { $bots }
report-made-with = pessoi { $version }, { $game } rules { $rules }, seed { $seed }
report-options = Options: { $options }
report-variant-first = As it is
report-variant-second = Changed: { $change }
report-components = components of { $file }
report-contents = Contents

report-found = What stands out
report-doubts = What this can't tell
report-side-by-side = Side by side
report-winners = Who wins
report-points = Points
report-course = How matches go
report-used = What wins
report-choices = What is chosen
report-method = How this was made

report-kind-bot = Bot
report-kind-seat = Seat
report-kind-order = Turn order
report-kind-faction = Faction
report-seat = Seat { $number }
report-order = { $number ->
    [one] first
    [2] second
    [3] third
   *[other] fourth
  } to decide
report-choice = { $verb }: { $about }
report-quoted = “{ $words }”
report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-signed = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-plus-minus = { $value } ± { $spread }

report-column-wins = wins
report-column-interval = 95 % interval
report-column-expected = expected
report-column-rows = players
report-column-had = had it
report-column-went = went this way
report-column-points = points
report-column-offered = offered
report-column-taken = taken
report-column-winners = winners
report-column-others = others
report-column-figure = figure
report-column-first = as it is
report-column-second = changed
report-column-difference = difference

report-found-bot = { $bot } wins most, namely { $wins } ({ $low } to { $high }).
report-found-more = { $kind }, { $name }: wins { $wins } ({ $low } to { $high }), where { $expected } would be expected.
report-found-less = { $kind }, { $name }: wins only { $wins } ({ $low } to { $high }), where { $expected } would be expected.
report-found-others = { $count ->
    [one] One more difference is
   *[other] { $count } more differences are
  } marked in the tables below.
report-found-no-seat = No seat wins more or less often than chance explains.
report-found-no-order = Going first or last makes no difference that chance does not explain.
report-found-no-faction = No faction wins more or less often than chance explains.
report-found-early = The winner is known early: in half of all matches those who win lead for good after { $share } of all choices.
report-found-midway = In half of all matches those who win lead for good after { $share } of all choices.
report-found-late = It stays open for long: in half of all matches those who win lead for good only after { $share } of all choices.
report-found-leader = Who leads at half-time wins { $share } of these matches.
report-found-changes = Lead changes in a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
report-found-source = Winners are ahead most by this line of the score: { $line }, { NUMBER($winners, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average against { NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
report-found-shared = The win was shared in { $share } of all matches.
report-found-never = { $count ->
    [one] One choice was
   *[other] { $count } choices were
  } never taken, though offered at least { $often } times: { $choices }.
report-found-always = { $count ->
    [one] One choice was
   *[other] { $count } choices were
  } taken whenever offered beside others: { $choices }.
report-found-rises = { $figure }: more, { $second } instead of { $first }.
report-found-falls = { $figure }: less, { $second } instead of { $first }.
report-found-no-change = { $count ->
    [one] One figure was
   *[other] { $count } figures were
  } compared, and chance explains all differences.

report-doubt-bots = Bots played. Other bots play otherwise, and so do people; a weakness shown here may be theirs and not the game’s.
report-doubt-many = { $count ->
    [one] One difference was
   *[other] { $count } differences were
  } looked at. By chance alone about { $by_chance } would lie outside their interval, in a game without any. So only those are marked that stand when all are counted together (Holm’s method, 5 % for one false alarm among all).
report-doubt-cause = Who has a thing and wins need not win because of it: who is ahead gets more things, and some go together.
report-doubt-width = With so many matches a seat’s share is known to about ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points; smaller effects stay unseen.
report-doubt-strength = The bots differ in strength. What would be expected is therefore what the bots that had something win on the whole, not an equal share.
report-doubt-forfeits = Outside bots forfeited in { $count ->
    [one] 1 match
   *[other] { $count } matches
  }; another bot played on for them.
report-doubt-pair = Both variants were played with the same seeds and by the same bots, which know nothing of the change beyond what the rules tell them.
report-doubt-stopped = The number of matches was not fixed before: they went on until every interval was narrow enough. That looks at the width and not at who is ahead, so the intervals hold nearly as they say.

report-bot-note = Each interval holds the true share in 95 of 100 such reports. The tick is an equal share.
report-seat-note = Everybody sits on every seat equally often. Seat 1 is the seat that commands call 0. The tick is what these bots win on the whole.
report-order-note = By who decided first in a match. The tick is what these bots win on the whole.
report-faction-note = The tick is what the bots that played a faction win on the whole.
report-used-note = Wins of those who had a thing at least once in a match; the tick is what their bots win on the whole. ★ marks what chance does not explain; what is pale is too seldom to compare. Sorted by the difference.
report-ways-note = Everybody does a bit of everything. Each player of a match is counted where they did more of something than players do on average.
report-points-all = Points at the end, of all players
report-points-winning = Points of the winners
report-points-margin = Lead of the first over the second
report-points-sources = Where points come from
report-sources-note = Average points of winners and of all others, line by line of the score sheet.
report-course-plies = Choices in a match
report-course-rounds = Rounds
report-course-changes = How often the lead changed hands
report-course-settled = After which part of the match those who won led for good
report-course-leaders = Who leads now: how often do they win?
report-leaders-note = After each tenth of all choices, the share of matches that the leader of that moment wins in the end.
report-figures = In numbers
report-figure-points = Points of all players
report-figure-winning-points = Points of the winner
report-figure-margin = Lead of the first over the second
report-figure-plies = Choices in a match
report-figure-rounds = Rounds
report-figure-branching = Choices to choose from
report-figure-lead-changes = Lead changes
report-figure-settled = Part of the match after which the winner leads
report-figure-seat-wins = Wins of { $seat }
report-figure-decisions = Decisions of a player
report-figure-shared = Shared wins
report-choices-never = Never taken
report-choices-always = Always taken
report-choices-rare = Seldom taken
report-choices-all = All choices, by kind
report-choices-note = In how many decisions something was offered beside other choices, and how often it was then taken. Random bots take everything now and then; that nobody wants something shows only with bots that choose.
report-choices-none = None: everything that was offered often was taken now and then, and nothing always.
report-more = Show all { $count }
report-side-note = The mean of the differences of all pairs of matches with its 95 % interval. ★ marks what chance does not explain, with all figures counted together.
report-nothing = Nothing to show here.
report-method-text = Every match has a seed of its own that follows from the seed above, and everybody moves up a seat from match to match. So the same command gives the same report, on any number of machines.
report-method-interval = Shares come with Wilson’s interval, means with the normal one, both for 95 %. The players of one match are treated as independent, which makes intervals a little too wide rather than too narrow.
report-method-data = Every player of every match is a row of games.parquet beside this page, every result in results.jsonl.
