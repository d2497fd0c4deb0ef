"""Shoes, built on a last: an upper of two halves with its panels drawn on, lining, tongue, laces and a cup sole."""

import numpy

from catalogue import Detail, product
from materials import fabric, is_light, leather, shade
from shapes import plate, tube
from tailoring import last
from tailoring.garment import cloth_material
from tailoring.piece import Piece, smooth_path
from tailoring.tops import offset

SEAM_ALLOWANCE = 0.012
EYELETS = numpy.linspace(0.36, -0.13, 6)


def leather_like(canvas):
    """Smooth, slightly glossy leather."""
    return cloth_material(canvas, 0.42, 0.0)


def grain(canvas):
    """The pores of leather."""
    canvas.fuzz(1.6)


def upper(side, colour, accent, stitch):
    """One half of the upper; returns its columns' x, its grid and its lengths, to place eyelets and collar."""
    x, grid, length = last.half_upper(side)
    flat = numpy.stack([numpy.repeat(x[None], len(grid), axis=0).ravel(), length.ravel()], axis=1)
    piece = Piece(grid, colour, flat=flat)
    canvas = piece.canvas
    grain(canvas)

    def edge_line(low, high, inset):
        return [
            (place, numpy.interp(place, x, length[-1]) - inset) for place in numpy.linspace(low, high, 28)
        ]

    def sewn(line):
        canvas.stitches(offset(line, SEAM_ALLOWANCE), stitch, length=0.015, width=0.0035)
        canvas.stitches(offset(line, SEAM_ALLOWANCE * 2), stitch, length=0.015, width=0.0035)

    overlay = shade(colour, 0.93)
    cap = [(0.64, 0.60), (0.62, 0.36), (0.56, 0.20), (0.44, 0.08), (0.34, 0.0)]
    canvas.paint([*cap, (0.95, -0.02), (0.95, 0.6)], overlay, soft=0.003)
    canvas.thick([*cap, (0.95, -0.02), (0.95, 0.6)], 6, soft=0.004)
    canvas.groove(cap, 0.006, 1.5, darken=0.25)
    sewn(cap)
    for row in range(4):
        for column in range(5):
            hole = (0.70 + 0.032 * row, 0.355 - 0.042 * column + 0.008 * row)
            top = numpy.interp(hole[0], x, length[-1])
            spot = (hole[0], top - 0.02 - 0.042 * column)
            ring = [
                (spot[0] + 0.0068 * numpy.cos(a), spot[1] + 0.0068 * numpy.sin(a))
                for a in numpy.linspace(0, 6.0, 10)
            ]
            canvas.paint(ring, shade(colour, 0.35), soft=0.002)
            canvas.thick(ring, -5, soft=0.003)
    stay = [*edge_line(0.46, -0.22, 0.105), (-0.245, numpy.interp(-0.245, x, length[-1]) + 0.02)]
    stay = [(0.50, 0.5), *stay]
    canvas.paint([*stay, (-0.2, 0.75), (0.50, 0.75)], overlay, soft=0.003)
    canvas.thick([*stay, (-0.2, 0.75), (0.50, 0.75)], 6, soft=0.004)
    canvas.groove(stay, 0.006, 1.5, darken=0.25)
    canvas.stitches(offset(stay, -SEAM_ALLOWANCE), stitch, length=0.015)
    counter = [(-0.55, -0.02), (-0.60, 0.16), (-0.68, 0.28), (-0.78, 0.345), (-0.96, 0.38)]
    canvas.paint([*counter, (-0.96, -0.02)], accent, soft=0.003)
    canvas.thick([*counter, (-0.96, -0.02)], 5, soft=0.004)
    canvas.groove(counter, 0.006, 1.5, darken=0.25)
    canvas.stitches(offset(counter, SEAM_ALLOWANCE), shade(accent, 0.75), length=0.015)
    for start in (-0.30, -0.17):
        bar = [(start - 0.16, 0.0), (start - 0.10, 0.0), (start + 0.05, 0.30), (start + 0.0, 0.33)]
        canvas.paint(bar, accent, soft=0.003)
        canvas.thick(bar, 4, soft=0.004)
        canvas.groove([*bar, bar[0]], 0.005, 1.0, darken=0.2)
    collar = edge_line(-0.9, -0.24, 0.10)
    canvas.groove(collar, 0.010, 3, darken=0.15)
    canvas.stitches(offset(collar, 0.016), stitch, length=0.015)
    for place in EYELETS:
        spot = (place, numpy.interp(place, x, length[-1]) - 0.042)
        ring = [
            (spot[0] + 0.013 * numpy.cos(a), spot[1] + 0.013 * numpy.sin(a))
            for a in numpy.linspace(0, 6.0, 12)
        ]
        canvas.paint(ring, shade(colour, 0.3), soft=0.003)
        canvas.thick(ring, -6, soft=0.004)
    piece.finish(leather_like, 0.018, 1, -side)
    return x, grid, length


def lining(x, grid, side):
    """The textile inside, and the padding that rolls over the collar's edge."""
    inner = grid.copy()
    inner[..., 1] -= side * 0.035
    inner[-1, :, 2] -= 0.004
    cloth = Piece(inner[::2], "#E9E5DB", 1.8, 0.6)
    cloth.canvas.fuzz(0.8)
    cloth.finish(cloth_material, 0.01, 1)


def collar_roll(x, grids, material):
    """Padding along the opening, from one top eyelet around the heel to the other."""
    wanted = x < -0.215
    near, far = (grid[-1][wanted] for grid in grids)
    points = [*near[::-1], *far]
    path = [(a[0], a[1] * 0.965, a[2] - 0.008) for a in points[::3]]
    tube(path, 0.030, material)


def tongue_height(x):
    """The middle of the tongue at x: on the ridge of the last, and above the throat rising away from it."""
    along = (0.46 - x) / 0.68
    start = min(along, 0.72)
    ridge = last.section(numpy.array([0.46 - 0.68 * start]), numpy.array([0.0]), 1)[0]
    return ridge[2] + 0.03 * along + 0.155 * max(0.0, along - 0.72) / 0.28


def tongue(colour, accent):
    """The padded tongue, which comes out of the throat and leans back."""
    rows = []
    for along in numpy.linspace(0, 1, 26):
        x = 0.46 - 0.68 * along
        middle = last.section(numpy.array([x]), numpy.array([0.0]), 1)[0][1]
        width = numpy.interp(along, (0, 0.3, 0.9, 0.97, 1), (0.06, 0.115, 0.15, 0.135, 0.09))
        row = []
        for across in numpy.linspace(-1, 1, 15):
            row.append(
                (
                    x + 0.02 * across**2 * along,
                    middle + across * width,
                    tongue_height(x) - 0.075 * across**2 - 0.02 * across**4,
                )
            )
        rows.append(row)
    piece = Piece(rows, colour, 0.30, 0.75)
    grain(piece.canvas)
    edge = [(0.02, 0.0), (0.02, 0.70), (0.28, 0.70), (0.28, 0.0)]
    piece.canvas.groove(edge, 0.010, 3, darken=0.12)
    label = [(0.09, 0.60), (0.21, 0.60), (0.21, 0.69), (0.09, 0.69)]
    piece.canvas.paint(label, accent, soft=0.003)
    piece.canvas.thick(label, 3)
    piece.canvas.stitches([*label, label[0]], shade(accent, 0.7), length=0.015)
    piece.finish(leather_like, 0.045, 2)


def laces(x, grids, lengths, colour):
    """Flat laces: bars across the tongue, and a bow on top."""

    def eyelet(side, place):
        grid, length = grids[side], lengths[side]
        column = int(numpy.argmin(numpy.abs(x - place)))
        at = length[-1, column] - 0.042
        return numpy.array([numpy.interp(at, length[:, column], grid[:, column, axis]) for axis in range(3)])

    for place in EYELETS:
        near, far = eyelet(0, place), eyelet(1, place)
        top = tongue_height(place) + 0.044
        path = [near + (0, 0.01, -0.03), near + (0, -0.012, 0.020), near + (0, 0.004, 0.034)]
        for part, sunk in ((0.22, 0.014), (0.4, 0.0), (0.6, 0.0), (0.78, 0.014)):
            point = near + (far - near) * part
            path.append(numpy.array([point[0], point[1], max(top - sunk, point[2] + 0.034)]))
        lace([*path, far + (0, -0.004, 0.034), far + (0, 0.012, 0.020), far + (0, -0.01, -0.03)], colour)
    last_place = EYELETS[-1]
    knot = (eyelet(0, last_place) + eyelet(1, last_place)) / 2
    knot[2] = tongue_height(last_place) + 0.05
    for side in (-1, 1):
        loop = [
            (0, 0, 0),
            (0.02, 0.07, 0.022),
            (0.05, 0.17, 0.0),
            (0.085, 0.225, -0.075),
            (0.06, 0.17, -0.075),
            (0.02, 0.06, -0.015),
            (0, 0, -0.005),
        ]
        end = [(0, 0, 0), (0.05, 0.05, 0.0), (0.12, 0.13, -0.075), (0.17, 0.20, -0.20 - 0.02 * side)]
        for path in (loop, end):
            lace([knot + (a, side * b, c) for a, b, c in path], colour, 0.034)
    across = [(-0.026, -0.014, -0.018), (-0.008, -0.006, 0.014), (0.012, 0.006, 0.014), (0.03, 0.014, -0.018)]
    lace([knot + numpy.array(point) for point in across], colour, 0.044)


def lace(path, colour, width=0.046):
    """One run of a flat woven lace, lying on the slope of the instep."""
    points = smooth_path(path, 26)
    direction = numpy.gradient(points, axis=0)
    wide = numpy.cross(direction, (0.47, 0, 0.88))
    wide /= numpy.linalg.norm(wide, axis=1)[:, None]
    rows = [points + wide * across * width for across in (-0.5, -0.2, 0.2, 0.5)]
    length = float(numpy.linalg.norm(direction, axis=1).sum())
    piece = Piece(rows, colour, length, width)
    for index in range(-4, int(length / 0.010) + 4):
        slant = [(index * 0.010, 0), (index * 0.010 + width / 2, width / 2), (index * 0.010, width)]
        piece.canvas.groove(slant, 0.0025, 0.9, darken=0.10)
    piece.finish(lambda canvas: cloth_material(canvas, 0.85, 0.2), 0.013, 1)


def cup_sole(colour, accent):
    """A rubber sole whose wall comes up around the upper, stitched all around, on a thin outsole."""
    profile = (
        (0.004, -0.135),
        (0.022, -0.125),
        (0.030, -0.095),
        (0.030, -0.02),
        (0.027, 0.035),
        (0.018, 0.048),
        (0.0, 0.046),
    )
    rows = []
    for outwards, level in profile:
        ring = last.plan(outwards)
        ring = numpy.concatenate([ring, ring[:1]])
        height = last.sole_height(ring[:, 0])
        lift = numpy.where(
            level < 0,
            height * (1 + level / 0.135)
            + 0.012 * (-level / 0.135)
            + (height - 0.135) * 0.8 * (-level / 0.135),
            height + level,
        )
        rows.append(numpy.column_stack([ring, lift]))
    wall = Piece(rows, colour, 4.0, 0.22)
    wall.canvas.fuzz(0.25)
    for z, deep in ((0.165, 2.0), (0.075, 2.5)):
        wall.canvas.groove([(0, z), (4.0, z)], 0.006, deep, darken=0.15)
    wall.canvas.stitches([(0, 0.165), (4.0, 0.165)], shade(colour, 0.9), length=0.022, width=0.004)
    wall.finish(lambda canvas: cloth_material(canvas, 0.5, 0.0), 0.012, 1, -1)
    outsole = plate(last.plan(0.016).tolist(), 0.03, fabric(accent, 0.6, 0), 0.006, (0, 0, 0.012))
    for vertex in outsole.data.vertices:
        vertex.co.z += (last.sole_height(vertex.co.x) - 0.135) * 0.8
    plate(last.plan(-0.03).tolist(), 0.02, fabric("#D8D2C4", 0.9), 0.0, (0, 0, 0.20))


@product("sneaker", 16, 32, angle=205, detail=Detail(0.16, 0.14, 2.5, 32, 24), exposure=-0.3, fill=0.82)
def sneaker(colour):
    """Court Sneaker."""
    accent = "#3E7A66" if is_light(colour) else "#F1EEE6"
    stitch = shade(colour, 0.72) if is_light(colour) else shade(colour, 1.35)
    halves = [upper(side, colour, accent, stitch) for side in (-1, 1)]
    x = halves[0][0]
    grids, lengths = [half[1] for half in halves], [half[2] for half in halves]
    for side, grid in zip((-1, 1), grids):
        lining(x, grid, side)
    collar_roll(x, grids, leather(colour))
    tongue(colour, accent)
    laces(x, grids, lengths, "#F6F4EE")
    cup_sole("#EFE7D6", accent)
