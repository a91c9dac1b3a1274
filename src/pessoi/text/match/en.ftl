# Words about any match, whatever the game; the page and the terminal share them.

player = Player { $number }
event-automatic = { $seat } has only one choice: { $choice }.
yes = yes
no = no
option-start_seat-random = by lot
option-start_seat-0 = the first seat
option-start_seat-1 = the second seat
option-start_seat-2 = the third seat
option-start_seat-3 = the fourth seat

undo-rolled = dice have been rolled since
undo-drawn = a card has been drawn or revealed since
undo-looked = somebody has looked at hidden cards since
undo-first = no choice has been made yet
undo-resumed = the match has been resumed here under other rules
undo-imagined = an imagined match has no way back
undo-other-seat = the last choice was made by somebody else

bot-random = random
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-classic = classic
style-warlike = warlike
style-builder = building
style-pious = pious
style-runner = racing
style-collector = collecting

# What happens around a match
event-took-back = { $seat } takes back { $count ->
    [one] one choice
   *[other] { $count } choices
  }; everybody agreed.
event-tried-again = { $seat } tries again from here ({ $count ->
    [one] one choice
   *[other] { $count } choices
  } back): the match is practice now and counts nowhere.
event-forked = { $seat } plays on from here against bots. { $count ->
    [0] The deal is
    [one] The first choice is
   *[other] The first { $count } choices are
  } from another match; this one is practice and counts nowhere.
event-took-hint = { $seat } takes a hint ({ $bot }): the match is practice now and counts nowhere.
event-out-of-time = { $seat } has no time left; with that the match is over.
event-stopped = Everybody agrees to stop here; the match has no result.
event-closed = Whoever runs the server has ended the match; it has no result.
event-stood-in-time = { $seat } has no time left: a bot ({ $bot }) stands in.
event-stood-in-grace = { $seat } has not come back: a bot ({ $bot }) stands in.
event-stood-in-left = { $seat } leaves the seat to a bot ({ $bot }).
event-came-back = { $seat } is back and plays again.
event-resigned = { $seat } gives the match up.
event-resigned-on = { $seat } gives the match up; a bot ({ $bot }) plays the seat to the end.
