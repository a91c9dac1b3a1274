"""A training as pictures: how much held-out matches surprise, and whether what was foretold of them came true.

They are SVG that needs nothing else; the words in them are the reader's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, sqrt
from typing import Any

from pessoi.arena.report.markup import Markup, element

#: In pixels: the whole picture of curves, and what is left free around them for words.
WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 56, 28, 96, 44
#: The side of a panel, what lies between two, and what is left free around them.
SIDE, GAP = 116, 14
MARGIN, ABOVE, BELOW = 48, 42, 64
#: The radius of the dot for all positions of a panel; that of some of them has a part of its area.
WHOLE = 14.0
#: The part of a panel between two of its lines.
GRID = 0.5
#: One for each number of seats; dashes tell them apart without colour.
COLOURS = ("#8a3b2a", "#1f5a86", "#4d6b2f", "#6b4a86")
DASHES = ("", "7 4", "2 4", "10 3 2 3")
INK, PAPER = "#3a4a5a", "#fbf8f1"
#: How many lines across the log-loss is read by.
STEPS = 4


def curves(figures: dict[str, Any], across: str, up: str, names: dict[str, str]) -> str:
    """Log-loss by how many matches were learned from, a curve for each number of seats."""
    points: dict[str, list[list[float]]] = {seats: found["curve"] for seats, found in figures.items()}
    matches = [count for curve in points.values() for count, _ in curve]
    most = max(loss for curve in points.values() for _, loss in curve) * 1.05
    first, last = log2(min(matches)), log2(max(matches))

    def x(count: float) -> float:
        return round(LEFT + (log2(count) - first) / ((last - first) or 1.0) * (WIDTH - LEFT - RIGHT), 1)

    def y(loss: float) -> float:
        return round(HEIGHT - BOTTOM - loss / most * (HEIGHT - TOP - BOTTOM), 1)

    marks: list[Markup] = []
    for step in range(STEPS + 1):
        loss = most * step / STEPS
        marks.append(rule(LEFT, y(loss), WIDTH - RIGHT, y(loss)))
        marks.append(element("text", f"{loss:.2f}", x=LEFT - 6, y=y(loss) + 4, text_anchor="end"))
    for count in sorted(set(matches)):
        marks.append(element("text", str(count), x=x(count), y=HEIGHT - BOTTOM + 18, text_anchor="middle"))
    for number, (seats, curve) in enumerate(points.items()):
        marks.append(line([(x(count), y(loss)) for count, loss in curve], number))
        marks += [element("circle", cx=x(count), cy=y(loss), r=3.5, fill=colour(number)) for count, loss in curve]
        end = curve[-1]
        marks.append(element("text", names[seats], x=x(end[0]) + 9, y=y(end[1]) + 4, fill=colour(number)))
    marks.append(element("text", across, x=(LEFT + WIDTH - RIGHT) / 2, y=HEIGHT - 8, text_anchor="middle"))
    marks.append(element("text", up, x=LEFT - 44, y=16))
    return picture(WIDTH, HEIGHT, marks)


def calibrations(figures: dict[str, Any], across: str, up: str, parts: Sequence[str], names: dict[str, str]) -> str:
    """A panel for each part of a match: what came of foretold shares; on its diagonal they came true."""
    width = 2 * MARGIN + len(parts) * (SIDE + GAP) - GAP
    base = ABOVE + SIDE
    marks = [element("text", up, x=4, y=16)]
    for step in (0.0, GRID, 1.0):
        height = base - step * SIDE
        marks.append(element("text", f"{step:.0%}", x=MARGIN - 5, y=height + 4, text_anchor="end"))
    for part, name in enumerate(parts):
        left = MARGIN + part * (SIDE + GAP)
        marks.append(element("text", name, x=left + SIDE / 2, y=ABOVE - 8, text_anchor="middle"))
        marks.append(element("rect", x=left, y=ABOVE, width=SIDE, height=SIDE, fill="none", stroke=INK))
        marks.append(rule(left, base, left + SIDE, ABOVE))
        for number, found in enumerate(figures.values()):
            marks += panel(found["calibration"][part + 1], left, base, number)
    for number, seats in enumerate(figures):
        start, height = MARGIN + number * (SIDE + GAP), base + BELOW - 16
        marks.append(line([(start, height), (start + 28, height)], number))
        marks.append(element("text", names[seats], x=start + 34, y=height + 4, fill=colour(number)))
    marks.append(element("text", across, x=width / 2, y=base + 22, text_anchor="middle"))
    return picture(width, base + BELOW, marks)


def panel(found: Sequence[Sequence[float]], left: float, base: float, number: int) -> list[Markup]:
    """What came of the shares of one number of seats in one part; the more often foretold, the larger the dot."""
    total = sum(count for _, _, count in found) or 1.0
    places = [(round(left + said * SIDE, 1), round(base - was * SIDE, 1)) for said, was, _ in found]
    dots = [
        element("circle", cx=x, cy=y, r=round(WHOLE * sqrt(count / total), 1), fill=colour(number), fill_opacity=0.35)
        for (x, y), (_, _, count) in zip(places, found, strict=True)
    ]
    return [*dots, line(places, number)]


def colour(number: int) -> str:
    """Of the line with this number."""
    return COLOURS[number % len(COLOURS)]


def line(places: Sequence[tuple[float, float]], number: int) -> Markup:
    """A line through places, told from others by colour and dashes."""
    points = " ".join(f"{x},{y}" for x, y in places)
    look = {"stroke": colour(number), "stroke_dasharray": DASHES[number % len(DASHES)]}
    return element("polyline", points=points, fill="none", stroke_width=2.5, **look)


def rule(x1: float, y1: float, x2: float, y2: float) -> Markup:
    """A thin line to read others by."""
    return element("line", x1=x1, x2=x2, y1=y1, y2=y2, stroke=INK, stroke_opacity=0.2)


def picture(width: float, height: float, marks: Sequence[Markup]) -> str:
    """All of it, on paper of its own, so that it is read on dark pages, too."""
    paper = element("rect", width=width, height=height, fill=PAPER)
    words = {"font_family": "sans-serif", "font_size": "13", "fill": INK}
    box = f"0 0 {width} {height}"
    return str(element("svg", paper, *marks, xmlns="http://www.w3.org/2000/svg", viewBox=box, **words))
