# Words of the program itself, whatever the game.

player = Player { $number }
event-automatic = { $seat } has only one choice: { $choice }.

undo-rolled = dice were rolled since
undo-drawn = a card was drawn or turned up since
undo-looked = somebody looked at hidden cards since
undo-first = no choice has been made yet
undo-resumed = the match was resumed here under other rules
undo-imagined = an imagined match has no way back
undo-other-seat = the last choice was made by another seat

ui-log = Since your last choice
ui-choices = Your choices
ui-ask = Number of your choice (u undo, ? rule, t table, q save and quit)
ui-plain-ask = Choice number, or u, ?, t, q:
ui-rule = The rule
ui-undone = Taken back: { $choice }.
ui-no-undo = That can't be taken back: { $reason }.
ui-bot-moved = { $name } has moved since
ui-not-a-number = Please type a number from 1 to { $count }, or u, ?, t, q.
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
