"""Positions of many matches as arrays to learn from, and as a Parquet file for whoever learns elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from pessoi.kernel.features import Feature

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Positions:
    """A place in the first dimension for each position."""

    match: np.ndarray[Any, np.dtype[np.int64]]
    ply: np.ndarray[Any, np.dtype[np.int64]]
    moment: Array
    stage: Array
    #: By row.
    shares: Array
    appraised: Array
    #: By row and feature.
    features: Array

    def of(self, chosen: np.ndarray[Any, Any]) -> Positions:
        """Some of them."""
        return Positions(**{name: values[chosen] for name, values in vars(self).items()})


def gather(found: Mapping[int, list[Any]]) -> Positions:
    """What self-play has found, by the number of the match."""
    places = [(match, position) for match in sorted(found) for position in found[match]]
    ply, moment, stage, shares, appraised, features = zip(*(position for _, position in places), strict=True)
    return Positions(
        np.array([match for match, _ in places]),
        np.array(ply),
        np.array(moment, dtype=np.float64),
        np.array(stage, dtype=np.float64),
        np.array(shares, dtype=np.float64),
        np.array(appraised, dtype=np.float64),
        np.array(features, dtype=np.float64),
    )


def write_positions(file: Path, positions: Positions, features: tuple[Feature, ...]) -> None:
    """A line for each row of each position, a column for each feature, with half of the digits: they are rounded."""
    rows = positions.shares.shape[1]
    columns: dict[str, Any] = {
        "match": np.repeat(positions.match, rows),
        "ply": np.repeat(positions.ply, rows),
        "row": np.tile(np.arange(rows), len(positions.match)),
        "moment": np.repeat(positions.moment, rows),
        "stage": np.repeat(positions.stage, rows),
        "share": positions.shares.ravel(),
        "appraised": positions.appraised.ravel(),
    }
    values = positions.features.reshape(-1, len(features))
    columns |= {feature.name: values[:, place] for place, feature in enumerate(features)}
    pl.DataFrame(columns).cast({pl.Float64: pl.Float32}).write_parquet(file)
