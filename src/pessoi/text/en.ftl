# Words of the terminal and the command.

ui-log = Since your last choice
ui-choices = Your choices
ui-empty = empty
ui-ask = Number of your choice, or a key (k explains them):
ui-not-a-number = { $count ->
    [one] Only number 1 can be chosen here.
   *[other] Please type a number from 1 to { $count }, or one of these keys.
  }
ui-keys = What you can type
ui-key-number = a number: make that choice
ui-key-preview = p and a number: see what that choice would do
ui-key-undo = u: take your last choice back
ui-key-hint = h: ask for a hint
ui-key-rule = ?: read the rule behind the question
ui-key-why-not = w: read why something is not possible
ui-key-glossary = g: read what the game's words mean
ui-key-table = t: see the table again
ui-key-keys = k: see these keys again
ui-key-save = q: save and quit
ui-key-leave = q: leave; your seat stays yours
ui-key-leave-to-bot = l: leave your seat to a bot until you are back
ui-key-stop = s: ask the others to stop without a result
ui-key-resign = r: resign
ui-why-not = What is not possible now, and why
ui-why-not-nothing = Everything that could be expected here is among the choices.
ui-refusal = { $things }: { $reason }
ui-glossary = The words of { $game }
ui-glossary-nothing = This game has no words that need explaining.
ui-rule = The rule
ui-sign-star = { " " }star
ui-sign-arrow = , in return{ " " }
ui-undone = Taken back: { $choice }.
ui-no-undo = That can't be taken back: { $reason }.
ui-thinking = { $name } ({ $bot }) is thinking …
ui-saved = Saved. Go on with:
ui-not-saved = The match could not be saved: { $reason }. You can go on playing; it will be tried again after the next choice.
ui-over = The match is over
ui-winner = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
ui-record = The record of this match is in { $path }. Look at it with:
ui-resumed = Resumed after { $ply ->
    [one] { $ply } choice
   *[other] { $ply } choices
  }.
ui-resumed-rules = This match was begun under rules { $rules }; it goes on under the present ones, from the start of the turn, after { $ply ->
    [one] { $ply } choice
   *[other] { $ply } choices
  }.
ui-dropped = These choices are no longer possible and have to be made again: { $choices }
ui-commitment = Check value of the dice of this match (for pessoi verify): { $commitment }
ui-turn-of = { $name }, it is your turn
ui-ply = choice { $ply }
ui-step = Enter next, b back, a number for that choice, q quit:

ui-forfeit = { $name } ({ $bot }) forfeits: { $reason }. The bot "{ $other }" plays on in its place.
ui-forfeit-errors = The last it wrote to its error output:
forfeit-start = it can't be started: { $error }
forfeit-slow = no answer within { $seconds } s
forfeit-half = half a line, but no end of it within { $seconds } s
forfeit-flood = more than { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  } at once, where an answer is one short line
forfeit-ended = the program ended with exit code { $code }
forfeit-killed = the program was ended by signal { $signal }
forfeit-closed = the program closed its input or output
forfeit-json = this is no JSON object: { $said }
forfeit-protocol = this does not accept the protocol with "protocol": { $protocol }: { $said }
forfeit-choice = this holds no "choice" in words: { $said }
forfeit-unlisted = this was not one of the choices: { $said }

ui-preview = What this would do: { $choice }
ui-preview-nothing = Nothing that would be told.
ui-preview-open = The rest shows only once it is chosen.
ui-at-table = You are at table { $table }.
ui-invite = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  } Invite others with:
ui-joined = { $name } takes seat { $seat }.
ui-left-seat = { $name } leaves seat { $seat }.
ui-waiting-for-start = Waiting for the match to begin (q leave) …
ui-begun = The match begins.
ui-waiting = Waiting for { $name } (u undo, t table, b ask for a stand-in, q leave) …
ui-says = { $name } says: { $text }
ui-not-kept = The record could not be kept here: { $reason }
ui-refused = The server says: { $reason }
ui-connection-lost = The connection is lost; trying again …
ui-connection-back = Connected again.
ui-went-back = Choices were taken back; the match goes on from there.
ui-back-undoes = Going back leads to before: { $what }. It undoes { $count ->
    [one] one choice
   *[other] { $count } choices
  }; yours among them: { $own }.
ui-try-again = Only bots play with you, so nobody has to agree; but from then on the match is practice and counts nowhere. Try again? (y/n)
ui-resign = Give the match up for good? (y/n)
ui-stop = End the match here without a result, if all other people agree? (y/n)
ui-leave = Leave your seat to a bot ({ $bot }) until you come back? (y/n)
ui-stop-asked = You have asked to stop; the match ends when all others agree.
ui-stop-refused = The others play on.
ui-agree-stop = { $name } would like to stop here, without a result. Do you agree? (y/n)
ui-resigned = { $count ->
    [0] { $name } has resigned.
   *[other] { $name } has resigned; { $names } wins.
  }
ui-stopped = Everybody agreed to stop; there is no result.
ui-closed = Whoever runs the server has ended the match; there is no result.
ui-grace = If { $name } is not back in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }, a bot ({ $bot }) stands in.
ui-grace-yours = The others wait for you: in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  } a bot ({ $bot }) stands in.
ui-ask-take-back = Take it back nevertheless, if the others agree? (y/n)
ui-take-back-asked = You have asked to take your last choice back; it happens when all others agree.
ui-take-back-refused = Taking back was refused.
ui-agree-take-back = { $name } asks to take the last choice back. Do you agree? (y/n)
ui-yes = y
ui-hide = { $name }, press Enter and hand the screen to { $next } (u takes your choice back, q quits):
ui-handed-over = The screen goes to { $name }
ui-hand-over = { $name }, press Enter when you are here:
ui-left-table = You have left the table; your seat stays yours. Come back with:
ui-stood-in = A bot was playing for you; you have your seat back.
ui-lost-on-time = { $name } has used up all the time and loses.

ui-daily = Challenge of { DATETIME($date, dateStyle: "long") }: { $game }.
ui-daily-result = Result: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  } against { $rival }, a lead of { $lead }. Compare it with others' records:
ui-daily-place = place
ui-daily-player = player
ui-daily-points = victory points
ui-daily-rival = rival
ui-daily-lead = lead
ui-daily-choices = choices

ui-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

ui-hint = What the bot "{ $bot }" thinks
ui-hint-number = no.
ui-hint-choice = choice
ui-hint-share = chance to win
ui-hint-visits = tried
ui-hint-line = expected to follow
ui-hint-unjudged = not judged
ui-hint-step = { $name }: { $choice }
ui-hint-candidate = { $number }. { $choice }: chance to win { $share }, tried { $visits ->
    [0] not at all
    [1] once
   *[other] { $visits } times
  }.
ui-hint-then = Expected to follow: { $line }.
ui-hint-reasons = Reasons for no. { $number }: { $reasons }.

ui-review = Review by the bot "{ $bot }"
ui-review-nothing = There is nothing to review: nobody had a choice.
ui-review-ply = no.
ui-review-player = player
ui-review-played = choice
ui-review-best = "{ $bot }" would choose
ui-review-share = chance to win
ui-review-best-share = at best
ui-review-loss = loss
ui-review-agreed = Choice { $ply }, { $name }: { $played } ({ $share }), as "{ $bot }" would.
ui-review-differed = Choice { $ply }, { $name }: { $played } ({ $share }). "{ $bot }" would choose: { $best } ({ $best_share }). Loss: { $loss } percentage points.
ui-review-seat = { $choices ->
    [one] One choice
   *[other] { $choices } choices
  }, { $agreement } of them as "{ $bot }" would choose. Average loss: { $loss } percentage points of the chance to win.
ui-review-mistakes = { $count ->
    [one] The biggest mistake:
   *[other] The { $count } biggest mistakes:
  }
ui-review-faultless = No mistake in the eyes of "{ $bot }".

ui-contract-kept = { $game } keeps the contract: { $laws ->
    [one] one law
   *[other] { $laws } laws
  }, tried { $tries ->
    [one] once
   *[other] { $tries } times
  }.
ui-contract-broken = Broken: { $law }
ui-contract-also = Also with { $cases }.
ui-contract-look = To see it alone: { $command }
ui-contract-count = { $game } breaks { $broken } of { $laws ->
    [one] one law
   *[other] { $laws } laws
  }.
ui-contract-none = No law fits what you asked for, so none was tried.
