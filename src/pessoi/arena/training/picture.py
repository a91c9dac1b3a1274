"""A training as a picture: how much held-out matches surprise, by how many matches were learned from."""

from __future__ import annotations

from math import log2
from typing import Any

from pessoi.arena.report.markup import Markup, element

#: In pixels: the whole picture, and what is left free around the curves for words.
WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 56, 28, 96, 44
#: One for each number of seats; dashes tell them apart without colour.
COLOURS = ("#8a3b2a", "#1f5a86", "#4d6b2f", "#6b4a86")
DASHES = ("", "7 4", "2 4", "10 3 2 3")
INK, PAPER = "#3a4a5a", "#fbf8f1"
#: How many lines across the log-loss is read by.
STEPS = 4


def curves(figures: dict[str, Any], across: str, up: str, names: dict[str, str]) -> str:
    """A curve for each number of seats, as an SVG that needs nothing else; the words are those of the reader."""
    points: dict[str, list[list[float]]] = {seats: found["curve"] for seats, found in figures.items()}
    matches = [count for curve in points.values() for count, _ in curve]
    most = max(loss for curve in points.values() for _, loss in curve) * 1.05
    first, last = log2(min(matches)), log2(max(matches))

    def x(count: float) -> float:
        return round(LEFT + (log2(count) - first) / ((last - first) or 1.0) * (WIDTH - LEFT - RIGHT), 1)

    def y(loss: float) -> float:
        return round(HEIGHT - BOTTOM - loss / most * (HEIGHT - TOP - BOTTOM), 1)

    marks: list[Markup] = [element("rect", width=WIDTH, height=HEIGHT, fill=PAPER)]
    for step in range(STEPS + 1):
        loss = most * step / STEPS
        marks.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(loss), y2=y(loss), stroke=INK, stroke_opacity=0.2))
        marks.append(element("text", f"{loss:.2f}", x=LEFT - 6, y=y(loss) + 4, text_anchor="end"))
    for count in sorted(set(matches)):
        marks.append(element("text", str(count), x=x(count), y=HEIGHT - BOTTOM + 18, text_anchor="middle"))
    for number, (seats, curve) in enumerate(points.items()):
        colour, dashes = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        line = " ".join(f"{x(count)},{y(loss)}" for count, loss in curve)
        marks.append(
            element("polyline", points=line, fill="none", stroke=colour, stroke_width=2.5, stroke_dasharray=dashes)
        )
        marks += [element("circle", cx=x(count), cy=y(loss), r=3.5, fill=colour) for count, loss in curve]
        end = curve[-1]
        marks.append(element("text", names[seats], x=x(end[0]) + 9, y=y(end[1]) + 4, fill=colour))
    marks.append(element("text", across, x=(LEFT + WIDTH - RIGHT) / 2, y=HEIGHT - 8, text_anchor="middle"))
    marks.append(element("text", up, x=LEFT - 44, y=16))
    box = f"0 0 {WIDTH} {HEIGHT}"
    words = {"font_family": "sans-serif", "font_size": "13", "fill": INK}
    return str(element("svg", *marks, xmlns="http://www.w3.org/2000/svg", viewBox=box, **words))
