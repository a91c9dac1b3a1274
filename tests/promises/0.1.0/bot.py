"""A bot for every game, to copy and improve: it does something rather than nothing, and leaves the rest to chance.

pessoi play hercules --seats "human,cmd:python3 examples/bot.py"
"""

import json
import random
import sys

#: Verbs of all the games that pass, stop or take something away again: the last resort.
IDLE = {"done", "rest", "give_up", "end_build", "end_turn", "none", "stop", "stay", "skip", "withdraw"}
IDLE |= {"lift", "lift_all", "conceal", "forsake", "disband"}


def choose(choices: list[str]) -> str:
    """A choice, in the words it is listed with."""
    useful = [choice for choice in choices if choice.split()[0] not in IDLE]
    return random.choice(useful or choices)


def answer(**words: int | str) -> None:
    """Write one line, and at once: an answer in a buffer is no answer."""
    print(json.dumps(words), flush=True)


for line in sys.stdin:  # until the match is over and our input ends
    message = json.loads(line)
    if message["type"] == "hello":  # with game, options, seat, all verbs: get ready here
        answer(protocol=1)
    elif message["type"] == "decision":  # with prompt, what the seat sees, and the events since our last decision
        answer(choice=choose(message["choices"]))
    # The "end" with scores and winners, and whatever later versions may say, needs no answer.
