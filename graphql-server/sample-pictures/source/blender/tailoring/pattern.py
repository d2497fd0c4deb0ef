"""Patterns: the flat front and back of a garment, as one mesh that is sewn along the seams.

An outline is the wearer's right half, seen from the front (x >= 0), from the middle of the top around to the
middle below, as runs of (kind, points): "seam" joins front and back, "open" is an edge such as neck, cuff or hem.
Points of a run are joined by a soft curve. Lengths are units of half a metre; x is across, z is up.
"""

from dataclasses import dataclass

import numpy
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


@dataclass(frozen=True)
class SewnPattern:
    """`flat` (N x 2) is every vertex in the pattern, `side` 0 for front, 1 for back, of each triangle;
    `wrap` (N) is -1 on the front, 1 on the back and 0 on a seam."""

    flat: numpy.ndarray
    triangles: numpy.ndarray
    side: numpy.ndarray
    wrap: numpy.ndarray


def curve(points, spacing):
    """Points at about equal distance on a Catmull-Rom curve through `points`; both ends included."""
    points = numpy.array(points, dtype=float)
    if len(points) > 2:
        ends = numpy.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
        t = numpy.linspace(0, 1, 24, endpoint=False)[:, None]
        dense = []
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
            dense.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
        points = numpy.concatenate(dense + [points[-1:]])
    steps = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(points, axis=0), axis=1))])
    count = max(1, round(steps[-1] / spacing))
    at = numpy.linspace(0, steps[-1], count + 1)
    return numpy.stack([numpy.interp(at, steps, points[:, axis]) for axis in (0, 1)], axis=1)


def trace(half, spacing):
    """The whole outline of a half: points, and whether each lies on a seam (also where a seam ends)."""
    points, on_seam = [], []
    for kind, run in half:
        traced = curve(run, spacing)
        sewn = [kind == "seam"] * len(traced)
        if points:
            on_seam[-1] = on_seam[-1] or sewn[0]
            traced, sewn = traced[1:], sewn[1:]
        points.extend(map(tuple, traced))
        on_seam.extend(sewn)
    mirrored = [((-x, z), sewn) for (x, z), sewn in zip(points, on_seam) if x > 1e-6]
    points = points + [point for point, _ in reversed(mirrored)]
    on_seam = on_seam + [sewn for _, sewn in reversed(mirrored)]
    return numpy.array(points), numpy.array(on_seam)


def inside(outline, points):
    """Which points lie within the closed outline."""
    result = numpy.zeros(len(points), dtype=bool)
    x, z = points[:, 0], points[:, 1]
    for (x1, z1), (x2, z2) in zip(outline, numpy.roll(outline, -1, axis=0)):
        crosses = (z1 > z) != (z2 > z)
        with numpy.errstate(divide="ignore", invalid="ignore"):
            result ^= crosses & (x < (x2 - x1) * (z - z1) / (z2 - z1) + x1)
    return result


def fill(outline, spacing):
    """Vertices (the outline's first) and triangles within a closed outline, as even as can be."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    rows = numpy.arange(low[1] + spacing / 2, high[1], spacing * 0.866)
    grid = [
        (x, z)
        for index, z in enumerate(rows)
        for x in numpy.arange(low[0] + spacing * (0.25 + 0.5 * (index % 2)), high[0], spacing)
    ]
    grid = numpy.array(grid)
    grid = grid[inside(outline, grid)]
    nearest = numpy.full(len(grid), 9.0)
    for point in outline:
        nearest = numpy.minimum(nearest, numpy.hypot(*(grid - point).T))
    grid = grid[nearest > 0.62 * spacing]
    points = numpy.concatenate([outline, grid])
    count = len(outline)
    edges = [(index, (index + 1) % count) for index in range(count)]
    found = delaunay_2d_cdt([Vector(point) for point in points], edges, [], 1, 1e-6)
    assert len(found[0]) == len(points), "the outline crosses itself"
    return points, numpy.array([face for face in found[2] if len(face) == 3])


def sew(front, back, spacing):
    """Cuts front and back, and joins them along their seams, which must be the same on both."""
    sides = []
    for half in (front, back):
        outline, on_seam = trace(half, spacing)
        points, triangles = fill(outline, spacing)
        sides.append(
            (points, triangles, numpy.concatenate([on_seam, numpy.zeros(len(points) - len(outline), bool)]))
        )
    (points, triangles, sewn), (back_points, back_triangles, back_sewn) = sides
    seam_vertices = {tuple(numpy.round(points[i], 6)): i for i in numpy.flatnonzero(sewn)}
    renumbered = numpy.empty(len(back_points), dtype=int)
    added = []
    for index, point in enumerate(back_points):
        if back_sewn[index]:
            renumbered[index] = seam_vertices[tuple(numpy.round(point, 6))]
        else:
            renumbered[index] = len(points) + len(added)
            added.append(point)
    flipped = renumbered[back_triangles][:, ::-1]
    wrap = numpy.concatenate([numpy.where(sewn, 0, -1), numpy.ones(len(added))])
    return SewnPattern(
        numpy.concatenate([points, numpy.array(added)]),
        numpy.concatenate([triangles, flipped]),
        numpy.repeat([0, 1], [len(triangles), len(flipped)]),
        wrap,
    )
