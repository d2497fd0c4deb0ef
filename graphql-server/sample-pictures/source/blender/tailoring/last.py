"""A shoe's last: cross-sections from heel to toe, and the two halves of an upper that is cut on it.

x runs from the heel (-0.92) to the toe (0.92), z is up, y < 0 is the side towards the camera.
"""

import numpy

HEEL, TOE = -0.92, 0.92
TABLE = numpy.array(  # x, half width, height of the ridge, middle line
    (
        (-0.92, 0.205, 0.80, 0.0),
        (-0.70, 0.215, 0.86, 0.0),
        (-0.50, 0.215, 0.88, 0.0),
        (-0.30, 0.215, 0.82, 0.0),
        (-0.15, 0.225, 0.735, 0.0),
        (0.00, 0.250, 0.620, 0.005),
        (0.20, 0.284, 0.495, 0.012),
        (0.40, 0.302, 0.435, 0.02),
        (0.58, 0.297, 0.408, 0.028),
        (0.72, 0.280, 0.398, 0.034),
        (0.92, 0.255, 0.380, 0.04),
    )
)
THROAT = (-0.17, 0.42)  # where the laces begin and end
ROUND_HEEL, ROUND_TOE = 0.24, 0.43


def _soft(x, column):
    """A table's column at x, with its corners rounded."""
    steps = numpy.linspace(-0.09, 0.09, 7)
    return numpy.mean([numpy.interp(x + step, TABLE[:, 0], TABLE[:, column]) for step in steps], axis=0)


def sole_height(x):
    """The top of the sole, where the upper goes into it: it rises a little at heel and toe."""
    return (
        0.130 + 0.060 * numpy.clip((x - 0.35) / 0.55, 0, 1) ** 2 + 0.02 * numpy.clip((-0.5 - x) / 0.42, 0, 1)
    )


def ends(x):
    """How far the plan has closed at heel and toe: 1 between, 0 at both ends."""
    heel = numpy.clip((x - HEEL) / ROUND_HEEL, 0, 1)
    toe = numpy.clip((TOE - x) / ROUND_TOE, 0, 1)
    return numpy.sqrt(1 - (1 - heel) ** 2) * (1 - (1 - toe) ** 2.3) ** (1 / 2.3)


def section(x, t, side):
    """Points of the last at x (N) and t (N), from 0 on the ridge to 1 at the sole; `side` -1 is towards the camera."""
    width = _soft(x, 1) * ends(x)
    toe = numpy.clip((TOE - x) / ROUND_TOE, 0, 1)
    base = sole_height(x)
    high = base + (_soft(x, 2) - base) * (0.35 + 0.65 * numpy.sqrt(1 - (1 - toe) ** 2))
    square = numpy.interp(x, (-0.6, -0.1, 0.3, 0.9), (1.35, 1.15, 0.92, 0.85))
    out = numpy.sin(t * numpy.pi / 2) ** square
    up = numpy.cos(t * numpy.pi / 2) ** 0.9
    waist = 1 - 0.05 * numpy.sin(numpy.pi * t)
    y = _soft(x, 3) * (1 - 0 * t) + side * width * out * waist
    return numpy.stack([x, y, base + (high - base) * up], axis=-1)


def collar_height(x):
    """The edge of the opening: high at the heel, low under the ankle, rising to the laces."""
    return numpy.interp(
        x, (-0.92, -0.86, -0.72, -0.52, -0.34, -0.20, -0.1), (0.70, 0.695, 0.60, 0.545, 0.565, 0.635, 0.68)
    )


def edge(x):
    """t of the upper's edge at x: along the collar, along the throat, or on the ridge where the upper is closed."""
    x = numpy.asarray(x, dtype=float)
    base, high = sole_height(x), _soft(x, 2)
    collar = numpy.mean([collar_height(x + step) for step in numpy.linspace(-0.05, 0.05, 5)], axis=0)
    on_collar = numpy.arccos(numpy.clip((collar - base) / (high - base), 0, 1) ** (1 / 0.9)) / (numpy.pi / 2)
    along = numpy.clip((THROAT[1] - x) / (THROAT[1] - THROAT[0]), 0, 1)
    gap = (0.045 + 0.055 * along) * numpy.clip(along / 0.08, 0, 1) ** 0.5
    square = numpy.interp(x, (-0.6, -0.1, 0.3, 0.9), (1.35, 1.15, 0.92, 0.85))
    on_throat = numpy.arcsin(numpy.clip(gap / _soft(x, 1), 0, 1) ** (1 / square)) / (numpy.pi / 2)
    blend = numpy.clip((x - (THROAT[0] - 0.05)) / 0.09, 0, 1)
    blend = blend * blend * (3 - 2 * blend)
    return on_collar * (1 - blend) + on_throat * blend


def half_upper(side, columns=120, rows=26):
    """One half of the upper: its grid (rows from the sole to the edge), and the length along each column from the sole."""
    spread = numpy.linspace(0, 1, columns)
    x = HEEL + (TOE - HEEL) * (0.65 * spread + 0.35 * (1 - numpy.cos(numpy.pi * spread)) / 2)
    x = numpy.concatenate(
        [[HEEL + 0.0005, HEEL + 0.003, HEEL + 0.008], x[1:-1], [TOE - 0.012, TOE - 0.004, TOE - 0.0005]]
    )
    x.sort()
    top = edge(x)
    grid = numpy.array([section(x, 1 + (top - 1) * row / (rows - 1), side) for row in range(rows)])
    step = numpy.linalg.norm(numpy.diff(grid, axis=0), axis=2)
    length = numpy.concatenate([numpy.zeros((1, len(x))), numpy.cumsum(step, axis=0)])
    return x, grid, length


def plan(offset=0.0, count=160):
    """The outline of the sole, counter-clockwise from the heel, moved outwards by `offset`."""
    spread = (1 - numpy.cos(numpy.linspace(0, numpy.pi, count // 2 + 1))) / 2
    x = HEEL + (TOE - HEEL) * spread
    width, middle = _soft(x, 1) * ends(x), _soft(x, 3)
    near = numpy.stack([x, middle - width], axis=1)
    far = numpy.stack([x, middle + width], axis=1)[::-1][1:-1]
    outline = numpy.concatenate([near, far])
    direction = numpy.roll(outline, -1, axis=0) - numpy.roll(outline, 1, axis=0)
    direction /= numpy.linalg.norm(direction, axis=1)[:, None]
    return outline + numpy.stack([direction[:, 1], -direction[:, 0]], axis=1) * offset
