"""Results as a table that other programs read: Parquet, one row for every competitor of every match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pessoi.arena.simulate import Plan, Result
from pessoi.extras import need
from pessoi.games import registry as games


def write_parquet(file: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Flat rows as a Parquet file, whole or not at all."""
    polars = need("polars", "study")
    beside = file.with_name(file.name + ".new")
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(beside)
    beside.replace(file)


def rows_of(plan: Plan, results: Sequence[Result], variant: str = "") -> list[dict[str, Any]]:
    """Every competitor of every match as one flat row; things that were used as lists of names."""
    game = games.find(plan.game)
    labels = plan.labels()
    kinds = list(dict.fromkeys(use.kind for use in game.uses))
    rows = []
    for result in results:
        forfeited = {forfeit.competitor for forfeit in result.forfeits}
        for competitor, seat in enumerate(result.seats):
            row: dict[str, Any] = {
                "variant": variant,
                "match": result.index,
                "seed": f"{plan.seed}/{result.index}",
                "competitor": labels[competitor],
                "seat": seat,
                "points": result.scores[competitor],
                "place": result.places[competitor],
                "share": result.shares[competitor],
                "plies": result.plies,
                "forfeited": competitor in forfeited,
            }
            course = result.course
            if course is not None:
                row |= {
                    "faction": course.factions[competitor] or None,
                    "order": course.order[competitor],
                    "rounds": course.rounds,
                    "decisions": course.decisions[competitor],
                    "choices": course.choices[competitor],
                    "lead_changes": course.lead_changes,
                    "settled": course.settled,
                }
                row |= {f"points_{line}": course.lines[competitor][at] for at, line in enumerate(game.score_lines)}
                used = course.uses[competitor]
                row |= {
                    f"used_{kind}": [name for name, times in used.get(kind, {}).items() for _ in range(times)]
                    for kind in kinds
                }
            rows.append(row)
    return rows
