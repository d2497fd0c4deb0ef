"""The cap."""

import math

from catalogue import product
from cloth import trim_colour
from materials import fabric
from shapes import around, lathe, sheet, sphere, torus, tube


def brim_point(turn, reach):
    """A point of the cap's peak: `turn` from -1 to 1 around the front, `reach` from 0 (crown) to 1 (edge)."""
    angle = turn * math.radians(66)
    radius = 0.545 + reach * 0.50 * math.cos(turn * math.pi / 2) ** 0.7
    return (
        radius * math.sin(angle),
        -radius * math.cos(angle) * 1.04,
        0.05 + 0.06 * math.cos(angle * 1.3) - 0.07 * reach * (0.3 + turn * turn),
    )


@product("cap", 14, 34, angle=150)
def cap(colour):
    """Canvas Cap."""
    canvas, trim = fabric(colour, scale=200, strength=0.3), fabric(trim_colour(colour, 0.72))
    lathe(
        [
            (0.001, 0.60),
            (0.16, 0.59),
            (0.34, 0.52),
            (0.47, 0.38),
            (0.535, 0.20),
            (0.55, 0.0),
            (0.53, 0.0),
            (0.51, 0.2),
        ],
        canvas,
    )
    for index in range(6):
        seam_line = [
            around(radius, 30 + 60 * index, height)
            for radius, height in (
                (0.03, 0.605),
                (0.17, 0.592),
                (0.35, 0.525),
                (0.478, 0.385),
                (0.545, 0.20),
                (0.557, 0.02),
            )
        ]
        tube(seam_line, 0.007, trim)
        sphere(around(0.375, 60 * index, 0.475), 0.022, trim, (1, 1, 0.7))
    sphere((0, 0, 0.605), 0.045, trim, (1, 1, 0.6))
    columns, rows = 40, 12
    vertices = [
        brim_point(c / columns * 2 - 1, r / rows) for r in range(rows + 1) for c in range(columns + 1)
    ]
    faces = [
        (
            r * (columns + 1) + c,
            r * (columns + 1) + c + 1,
            (r + 1) * (columns + 1) + c + 1,
            (r + 1) * (columns + 1) + c,
        )
        for r in range(rows)
        for c in range(columns)
    ]
    sheet(vertices, faces, canvas, 0.028, smooth=True)
    for reach in (0.25, 0.5, 0.75):
        line = [brim_point(t / 10 * 0.93, reach) for t in range(-10, 11)]
        tube([(x, y, z + 0.013) for x, y, z in line], 0.005, trim)
    torus((0, 0, 0.012), 0.548, 0.014, trim)
