"""What stands out in a study, in words; and what it can't tell."""

from __future__ import annotations

from statistics import fmean, median

from pessoi.arena.comparison import SHARES, Difference
from pessoi.arena.comparison import beyond_chance as surely_different
from pessoi.arena.report.names import Names
from pessoi.arena.study import OFTEN, Offer, Study, beyond_chance
from pessoi.text import Text

#: How many differences, and how many choices, are told at most; the rest is in the tables.
TOLD = 8
#: Winners are known early if half of them lead for good from here on, and late from there on.
EARLY, LATE = 0.4, 0.8


def findings(study: Study, names: Names) -> list[str]:
    """The sentences at the head of a report."""
    text = names.text
    said = [*_bots(study, names), *_groups(study, names), *_course(study, text), *_points(study, text)]
    return said + _choices(study, names)


def _bots(study: Study, names: Names) -> list[str]:
    if len({*study.plan.bots}) < 2:
        return []
    best = max(study.bots, key=lambda group: group.wins)
    words = {"low": percent(names.text, best.low), "high": percent(names.text, best.high)}
    return [names.text.word("report-found-bot", bot=names.bot(best.key), wins=percent(names.text, best.wins), **words)]


def _groups(study: Study, names: Names) -> list[str]:
    text = names.text
    found = beyond_chance(study.comparisons)
    said = [
        text.word(
            "report-found-more" if group.gain > 0 else "report-found-less",
            kind=names.kind(kind),
            name=names.of(kind, group.key),
            wins=percent(text, group.wins),
            low=percent(text, group.low),
            high=percent(text, group.high),
            expected=percent(text, group.expected),
        )
        for kind, group in found[:TOLD]
    ]
    if len(found) > TOLD:
        said.append(text.word("report-found-others", count=len(found) - TOLD))
    for kind, groups in (("seat", study.seats), ("order", study.order), ("faction", study.factions)):
        if len(groups) > 1 and not any(kind == other for other, _ in found):
            said.append(text.word(f"report-found-no-{kind}"))
    return said


def _course(study: Study, text: Text) -> list[str]:
    middle = median(study.settled)
    when = "early" if middle < EARLY else "late" if middle > LATE else "midway"
    said = [text.word(f"report-found-{when}", share=percent(text, middle))]
    count, share = study.leaders[len(study.leaders) // 2]
    if count:
        said.append(text.word("report-found-leader", share=percent(text, share)))
    said.append(text.word("report-found-changes", mean=fmean(study.lead_changes)))
    return said


def _points(study: Study, text: Text) -> list[str]:
    said = []
    if study.sources:
        most = max(study.sources, key=lambda source: source.winners - source.others)
        if most.winners > most.others:
            name = text.word(f"score-{most.key}")
            said.append(text.word("report-found-source", line=name, winners=most.winners, others=most.others))
    if study.shared_wins:
        said.append(text.word("report-found-shared", share=percent(text, study.shared_wins / study.matches)))
    return said


def never_taken(study: Study) -> list[Offer]:
    """Choices that were offered often and never taken, the most offered first; a verb stands for all that is of it."""
    return _broadest([offer for offer in study.offers if offer.offered >= OFTEN and not offer.taken])


def always_taken(study: Study) -> list[Offer]:
    """Choices that were taken whenever they were offered beside others."""
    return _broadest([offer for offer in study.offers if offer.offered >= OFTEN and offer.taken == offer.offered])


def _broadest(found: list[Offer]) -> list[Offer]:
    verbs = {offer.key for offer in found if " " not in offer.key}
    kept = [offer for offer in found if offer.key in verbs or offer.key.partition(" ")[0] not in verbs]
    return sorted(kept, key=lambda offer: -offer.offered)


def _choices(study: Study, names: Names) -> list[str]:
    text = names.text
    said = []
    for which, found in (("never", never_taken(study)), ("always", always_taken(study))):
        if found:
            listed = ", ".join(text.word("report-quoted", words=names.offer(offer)) for offer in found[:TOLD])
            said.append(text.word(f"report-found-{which}", count=len(found), often=OFTEN, choices=listed))
    return said


def changes(given: list[Difference], names: Names) -> list[str]:
    """What the second variant surely does otherwise than the first."""
    text = names.text
    said = [
        text.word(
            "report-found-rises" if one.difference > 0 else "report-found-falls",
            figure=figure_name(one, names),
            first=figure_value(one.first, one, text),
            second=figure_value(one.second, one, text),
        )
        for one in surely_different(given)
    ]
    return said or [text.word("report-found-no-change", count=len(given))]


def figure_name(one: Difference, names: Names) -> str:
    """What a figure is called."""
    if one.seat >= 0:
        seats = len(names.text.names)
        seat = names.seat(str(one.seat)) if one.seat < seats else names.text.word("automaton")
        return names.text.word("report-figure-seat-wins", seat=seat)
    return names.text.word(f"report-figure-{one.key}")


def figure_value(value: float, one: Difference, text: Text) -> str:
    """A figure as a number or a share."""
    return percent(text, value) if one.key in SHARES else text.word("report-number", number=value)


def doubts(study: Study, names: Names, is_pair: bool) -> list[str]:
    """What these matches can't tell."""
    text = names.text
    looked = len(study.comparisons)
    said = [text.word("report-doubt-bots")]
    if looked:
        said.append(text.word("report-doubt-many", count=looked, by_chance=max(1, round(looked * 0.05))))
    if study.kinds:
        said.append(text.word("report-doubt-cause"))
    if study.seats:
        width = max((group.high - group.low) / 2 for group in study.seats)
        said.append(text.word("report-doubt-width", points=100 * width))
    if len({*study.plan.bots}) > 1:
        said.append(text.word("report-doubt-strength"))
    if study.forfeits:
        said.append(text.word("report-doubt-forfeits", count=study.forfeits))
    if is_pair:
        said.append(text.word("report-doubt-pair"))
    return said


def percent(text: Text, share: float) -> str:
    """A share of all, in percent."""
    return text.word("simulate-share", share=share)
