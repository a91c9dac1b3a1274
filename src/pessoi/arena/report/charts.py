"""Small charts as SVG. Places are in percent and sizes in pixels, so that they fit a phone and a sheet of paper.

Colours come from the page's style, where light and dark are told apart; shape and place say everything a colour says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pessoi.arena.report.markup import Markup, element

#: Heights in pixels: of a line with an interval, of the columns of a distribution, of the words below them.
LINE, COLUMNS, WORDS = 16, 120, 18
#: How many columns a distribution has at most.
MOST_COLUMNS = 24


@dataclass(frozen=True)
class Interval:
    """A value that lies between two others, and where it would be expected."""

    value: float
    low: float
    high: float
    expected: float | None = None


def intervals(given: Sequence[Interval], most: float) -> Markup:
    """One line for each variant: a dot with its interval, and a tick where it would be expected."""
    marks: list[Markup] = []
    for number, one in enumerate(given):
        middle = LINE * number + LINE / 2
        kind = _variant(number)
        marks.append(element("line", x1="0%", x2="100%", y1=middle, y2=middle, class_="track"))
        if one.expected is not None:
            place = _at(one.expected, most)
            marks.append(element("line", x1=place, x2=place, y1=middle - 7, y2=middle + 7, class_="expected"))
        marks.append(element("line", x1=_at(one.low, most), x2=_at(one.high, most), y1=middle, y2=middle, class_=kind))
        marks.append(_dot(_at(one.value, most), middle, number))
    return element("svg", *marks, class_="intervals", width="100%", height=LINE * len(given), aria_hidden="true")


def bars(values: Sequence[float], most: float) -> Markup:
    """One bar for each value, from nothing; what is less than nothing has none."""
    marks = [
        element("rect", x="0%", y=LINE * number + 3, width=_at(value, most), height=LINE - 6, class_=_variant(number))
        for number, value in enumerate(values)
    ]
    return element("svg", *marks, class_="bars", width="100%", height=LINE * len(values), aria_hidden="true")


def distribution(given: Sequence[Sequence[float]], label: str) -> Markup:
    """How often each value came, as columns; those of a second variant stand beside the first."""
    everything = [value for values in given for value in values]
    least, most = min(everything), max(everything)
    width = step_for(most - least)
    first = least // width * width
    count = int((most - first) // width) + 1
    shares = [[0.0] * count for _ in given]
    for variant, values in enumerate(given):
        for value in values:
            shares[variant][int((value - first) // width)] += 1 / len(values)
    # A wide column begins at the number below it.
    at = 0.5 if width == 1 else 0.08
    ticks = {place + at: f"{first + place * width:g}" for place in range(0, count, max(1, count // 6))}
    return columns(shares, ticks, label)


def columns(
    shares: Sequence[Sequence[float]], ticks: dict[float, str], label: str, most: float | None = None
) -> Markup:
    """Columns side by side for each variant, with words below some of them."""
    highest = most or max(max(values) for values in shares) or 1.0
    count = len(shares[0])
    each = 100 / count
    part = each * 0.84 / len(shares)
    marks: list[Markup] = [element("line", x1="0%", x2="100%", y1=COLUMNS, y2=COLUMNS, class_="axis")]
    for variant, values in enumerate(shares):
        for place, share in enumerate(values):
            height = COLUMNS * share / highest
            if height:
                x = each * place + each * 0.08 + part * variant
                marks.append(
                    element(
                        "rect",
                        x=f"{x:.2f}%",
                        y=COLUMNS - height,
                        width=f"{part:.2f}%",
                        height=height,
                        class_=_variant(variant),
                    )
                )
    for at, words in ticks.items():
        marks.append(element("text", words, x=f"{each * at:.2f}%", y=COLUMNS + WORDS - 4, class_="tick"))
    return element("svg", *marks, class_="columns", width="100%", height=COLUMNS + WORDS, role="img", aria_label=label)


def step_for(span: float) -> float:
    """A round width for columns of whole numbers, so that there are not too many."""
    step = 1.0
    while span / step > MOST_COLUMNS:
        step *= 2.5 if str(step)[0] == "2" else 2
    return step


def _dot(x: str, y: float, number: int) -> Markup:
    """A dot, or for a second variant a diamond: they differ in shape too."""
    if number == 0:
        return element("circle", cx=x, cy=y, r=4.5, class_=_variant(number))
    turned = element("rect", x=-4, y=-4, width=8, height=8, transform="rotate(45)", class_=_variant(number))
    return element("svg", turned, x=x, y=y, overflow="visible", width=1, height=1)


def _variant(number: int) -> str:
    return "first" if number == 0 else "second"


def _at(value: float, most: float) -> str:
    return f"{100 * min(max(value / most, 0.0), 1.0) if most else 0.0:.2f}%"
