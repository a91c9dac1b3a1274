# Words of the program itself, whatever the game.

player = Player { $number }
event-automatic = { $seat } has only one choice: { $choice }.
yes = yes
no = no
option-start_seat-random = by lot
option-start_seat-0 = the first seat
option-start_seat-1 = the second seat
option-start_seat-2 = the third seat
option-start_seat-3 = the fourth seat

undo-rolled = dice were rolled since
undo-drawn = a card was drawn or turned up since
undo-looked = somebody looked at hidden cards since
undo-first = no choice has been made yet
undo-resumed = the match was resumed here under other rules
undo-imagined = an imagined match has no way back
undo-other-seat = the last choice was made by another seat

ui-log = Since your last choice
ui-choices = Your choices
ui-ask = Number of your choice (u undo, h hint, ? rule, t table, q save and quit)
ui-plain-ask = Choice number, or u, h, ?, t, q:
ui-rule = The rule
ui-undone = Taken back: { $choice }.
ui-no-undo = That can't be taken back: { $reason }.
ui-bot-moved = { $name } has moved since
ui-not-a-number = Please type a number from 1 to { $count }, or u, h, ?, t, q.
ui-thinking = { $name } ({ $bot }) is thinking ...
ui-saved = Saved. Go on with:
ui-not-saved = The match could not be saved: { $reason }. You can go on playing; it will be tried again after the next choice.
ui-over = The game is over
ui-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
ui-record = The record of this match is in { $path }. Look at it with:
ui-resumed = Resumed at ply { $ply }.
ui-resumed-rules = This match was begun under rules { $rules }; it goes on from the start of the turn at ply { $ply } under the present ones.
ui-dropped = These choices are no longer possible and have to be made again: { $choices }
ui-commitment = Commitment to the seed of this match: { $commitment }
ui-turn-of = { $name }, it is your turn
ui-ply = ply { $ply }
ui-step = Enter next, b back, a number for that ply, q quit:

ui-forfeit = { $name } ({ $bot }) forfeits: { $reason }. The bot { $other } plays on in its place.
ui-forfeit-errors = The last it wrote to its error output:
forfeit-start = it can't be started: { $error }
forfeit-slow = no answer within { $seconds } s
forfeit-half = half a line, but no end of it within { $seconds } s
forfeit-flood = more than { $bytes } bytes at once, where an answer is one short line
forfeit-ended = the program ended with exit code { $code }
forfeit-killed = the program was ended by signal { $signal }
forfeit-closed = the program closed its input or output
forfeit-json = this is no JSON object: { $said }
forfeit-protocol = this does not accept the protocol with "protocol": { $protocol }: { $said }
forfeit-choice = this holds no "choice" in words: { $said }
forfeit-unlisted = this was not to choose from: { $said }

ui-as-is = { $words }
ui-remote-ask = Number of your choice (p NUMBER preview, u undo, ? rule, t table, q leave)
ui-remote-plain-ask = Choice number, or p NUMBER, u, ?, t, q:
ui-remote-not-a-number = Please type a number from 1 to { $count }, or p NUMBER, u, ?, t, q.
ui-preview = What this would do: { $choice }
ui-preview-open = The rest shows only once it is chosen.
ui-at-table = You are at table { $table }.
ui-invite = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  } Invite others with:
ui-joined = { $name } takes seat { $seat }.
ui-left-seat = { $name } leaves seat { $seat }.
ui-waiting-for-start = Waiting for the match to begin (q leave) ...
ui-begun = The match begins.
ui-waiting = Waiting for { $name } (u undo, t table, q leave) ...
ui-says = { $name } says: { $text }
ui-refused = The server says: { $reason }
ui-connection-lost = The connection is lost; trying again ...
ui-connection-back = Connected again.
ui-went-back = Choices were taken back; the match goes on from there.
ui-ask-take-back = Take it back nevertheless, if the others agree? (y/n)
ui-take-back-asked = You have asked to take your last choice back; it happens when all others agree.
ui-take-back-refused = Taking back was refused.
ui-agree-take-back = { $name } asks to take the last choice back. Do you agree? (y/n)
ui-yes = y
ui-hand-over = Hand the screen to { $name }, who then presses Enter:
ui-left-table = You have left the table; your seat stays yours. Come back with:
ui-stood-in = A bot was playing for you; you have your seat back.
ui-lost-on-time = { $name } has used up all the time and loses.

ui-daily = Challenge of { $date }: { $game }.
ui-daily-result = Your result: { $points } points against { $rival }, a difference of { $lead }. Compare it with others' records:
ui-daily-place = place
ui-daily-player = player
ui-daily-points = points
ui-daily-rival = rival
ui-daily-lead = lead
ui-daily-choices = choices

ui-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

ui-hint = What { $bot } thinks
ui-hint-number = no.
ui-hint-choice = choice
ui-hint-share = share of the win
ui-hint-visits = tried
ui-hint-line = expected to follow
ui-hint-unjudged = not judged
ui-hint-step = { $name }: { $choice }
ui-hint-candidate = { $number }. { $choice }: share of the win { $share }, tried { $visits ->
    [0] not at all
    [1] once
   *[other] { $visits } times
  }.
ui-hint-then = Expected to follow: { $line }.

ui-review = Review by { $bot }
ui-review-nothing = There is nothing to review: nobody had a choice.
ui-review-ply = ply
ui-review-player = player
ui-review-played = choice
ui-review-best = { $bot } would choose
ui-review-share = share
ui-review-best-share = could be
ui-review-loss = loss
ui-review-agreed = Ply { $ply }, { $name }: { $played } ({ $share }), as { $bot } would.
ui-review-differed = Ply { $ply }, { $name }: { $played } ({ $share }). { $bot } would choose: { $best } ({ $best_share }). Loss: { $loss } percentage points.
ui-review-seat = { $choices ->
    [one] One choice
   *[other] { $choices } choices
  }, { $agreement } of them as { $bot } would choose. Average loss: { $loss } percentage points of the win.
ui-review-mistakes = { $count ->
    [one] The biggest mistake:
   *[other] The { $count } biggest mistakes:
  }
ui-review-faultless = No mistake in the eyes of { $bot }.
