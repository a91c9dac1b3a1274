"""A review on the screen: every choice beside the bot's, then how well each seat chose and what cost it most."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from pessoi.bots.review import Judgement, Review, SeatReview
from pessoi.terminal.screen import Screen

COLUMNS = ("ply", "player", "played", "best", "share", "best-share", "loss")
#: Columns of words; all others hold numbers.
WORDS = ("player", "played", "best")


def show(screen: Screen, review: Review) -> None:
    """The whole review: as a table, or a line for each choice."""
    text = screen.text
    if not review.judgements:
        screen.line(text.word("ui-review-nothing"))
        return
    screen.title(text.word("ui-review", bot=text.bot(review.bot)))
    if screen.is_plain:
        for judgement in review.judgements:
            screen.line(say(screen, judgement, review.bot))
    else:
        screen.console.print(table_of(screen, review))
    for seat in review.seats:
        show_seat(screen, seat, review.bot)


def table_of(screen: Screen, review: Review) -> Table:
    """A row for each choice; where the bot agrees, its columns stay empty."""
    text = screen.text
    table = Table(pad_edge=False)
    for column in COLUMNS:
        title = text.word(f"ui-review-{column}", bot=text.bot(review.bot))
        table.add_column(escape(title), justify="left" if column in WORDS else "right")
    for judgement in review.judgements:
        row = [str(judgement.ply), text.names[judgement.seat], text.say(judgement.played.label)]
        share = text.word("ui-share", share=judgement.played.share)
        if judgement.is_agreed:
            row += ["", share, "", ""]
        else:
            best_share = text.word("ui-share", share=judgement.best.share)
            row += [text.say(judgement.best.label), share, best_share, points(screen, judgement.loss)]
        table.add_row(*(escape(words) for words in row))
    return table


def say(screen: Screen, judgement: Judgement, bot: str) -> str:
    """A judgement in one sentence."""
    text = screen.text
    return text.word(
        "ui-review-agreed" if judgement.is_agreed else "ui-review-differed",
        ply=judgement.ply,
        name=text.names[judgement.seat],
        bot=text.bot(bot),
        played=text.say(judgement.played.label),
        best=text.say(judgement.best.label),
        share=text.word("ui-share", share=judgement.played.share),
        best_share=text.word("ui-share", share=judgement.best.share),
        loss=points(screen, judgement.loss),
    )


def show_seat(screen: Screen, seat: SeatReview, bot: str) -> None:
    """How well a seat chose, and its biggest mistakes in words."""
    text = screen.text
    name = text.names[seat.seat]
    screen.title(name)
    choices = len(seat.judgements)
    agreement = text.word("ui-share", share=seat.agreement)
    loss = points(screen, seat.mean_loss)
    screen.line(
        text.word("ui-review-seat", name=name, choices=choices, bot=text.bot(bot), agreement=agreement, loss=loss)
    )
    if not seat.mistakes:
        screen.line(text.word("ui-review-faultless", name=name, bot=text.bot(bot)), style="green")
        return
    screen.line(text.word("ui-review-mistakes", count=len(seat.mistakes)), style="bold")
    for number, mistake in enumerate(seat.mistakes, 1):
        screen.line(f"{number}. {say(screen, mistake, bot)}")


def points(screen: Screen, loss: float) -> str:
    """A loss in percentage points."""
    return screen.text.word("ui-points", points=100 * loss)
