"""Dresses."""

import math

import numpy

from catalogue import Detail, product
from materials import fabric, metal
from products.womens_tops import SLENDER
from shapes import box, tube
from tailoring.drape import Cloth
from tailoring.fastenings import thread
from tailoring.garment import Garment, cloth_material
from tailoring.pattern import curve
from tailoring.piece import Piece, smooth_path
from tailoring.tops import offset, torso, whole

FIGURE = (  # below the waist it is a petticoat
    (-1.4, 0.50, 0.38, 0.0),
    (-0.80, 0.40, 0.30, 0.0),
    (-0.45, 0.345, 0.245, 0.0),
    (-0.25, 0.29, 0.20, 0.01),
    (-0.07, 0.225, 0.155, 0.02),
    (0.05, 0.24, 0.165, 0.02),
    (0.22, 0.295, 0.205, 0.045),
    (0.34, 0.30, 0.195, 0.04),
    *[row for row in SLENDER if row[0] > 0.38],
)
WAIST = -0.07


def figure():
    """A slender body down to the knees, without arms but for the shoulders' round."""
    return torso(4, 0.12, 0.05, FIGURE)


def dress_pattern(neck=0.17, drop=0.26, strap=0.315, armhole=0.14, waist=0.37, hem=0.84, length=1.22):
    """Front and back of a dress; the skirt is wider at the waist than the body, to be gathered there."""
    bottom, armpit = 0.70 - drop, (0.40, armhole)
    seams = [
        ("seam", [(neck, 0.70), (strap, 0.655)]),
        ("open", [(strap, 0.655), (strap - 0.02, 0.48), (strap + 0.005, 0.28), armpit]),
        (
            "seam",
            [
                armpit,
                (0.36, 0.03),
                (waist - 0.02, WAIST + 0.02),
                (waist + 0.05, WAIST - 0.12),
                (hem, -length),
            ],
        ),
        ("open", [(hem, -length), (hem * 0.55, -length - 0.07), (0, -length - 0.10)]),
    ]
    front_neck = [
        (0, bottom),
        (neck * 0.55, bottom + drop * 0.13),
        (neck * 0.9, bottom + drop * 0.55),
        (neck, 0.70),
    ]
    back_neck = [(0, 0.60), (neck * 0.6, 0.615), (neck * 0.91, 0.66), (neck, 0.70)]
    return [("open", front_neck), *seams], [("open", back_neck), *seams]


def gathered(by):
    """For `Garment`: the waist is drawn together to `by` of its width."""
    return lambda x, z, _: 1 - (1 - by) * numpy.exp(-(((z - WAIST) / 0.035) ** 4))


def sewn_edges(canvas, front, back, stitch):
    """Facings along neck and armholes, and the hem's stitches."""
    for side, half in ((0, front), (1, back)):
        neck = whole(curve(half[0][1], 0.02))
        canvas.stitches(offset(neck, 0.016), stitch, side)
        for sign in (-1, 1):
            arm = curve([(sign * x, z) for x, z in half[2][1]], 0.02)
            canvas.stitches(offset(arm, -sign * 0.016), stitch, side)
        hem = whole(curve(list(reversed(half[4][1])), 0.03))
        canvas.stitches([(x, z + 0.03) for x, z in hem], stitch, side)


def sash(garment, colour, height, buckle=None):
    """A band around the waist, lying on the gathers; with a buckle it is a belt, without one it is tied."""
    near = numpy.abs(garment.pattern.flat[:, 1] - WAIST) < 0.05
    waist = garment.place[near]
    middle = waist.mean(axis=0)
    angle = numpy.arctan2(waist[:, 0] - middle[0], -(waist[:, 1] - middle[1]))
    reach = numpy.hypot(waist[:, 0] - middle[0], waist[:, 1] - middle[1])
    rows = []
    for level in (-0.5, -0.3, 0.0, 0.3, 0.5):
        ring = []
        for turn in numpy.linspace(-math.pi, math.pi, 73):
            close = numpy.abs((angle - turn + math.pi) % (2 * math.pi) - math.pi) < 0.22
            radius = numpy.percentile(reach[close], 55) + 0.008
            ring.append(
                (
                    middle[0] + math.sin(turn) * radius,
                    middle[1] - math.cos(turn) * radius,
                    middle[2] + level * height,
                )
            )
        ring = numpy.array(ring)
        for _ in range(4):
            ring[1:-1] = (ring[:-2] + 2 * ring[1:-1] + ring[2:]) / 4
            ring[0] = ring[-1] = (ring[1] + ring[-2]) / 2
        rows.append(ring)
    band = Piece(rows, colour, 1.9, height)
    band.canvas.fuzz(0.3)
    for z in (0.008, height - 0.008):
        band.canvas.stitches([(0, z), (1.9, z)], thread(colour))
    band.finish(lambda canvas: cloth_material(canvas, 0.5, 0.2), 0.012)
    front = rows[2][36]
    if buckle:
        gold = metal(buckle, 0.2)
        for x, z, width, tall in (
            (0, 0.5, 0.12, 0.014),
            (0, -0.5, 0.12, 0.014),
            (-0.055, 0, 0.014, 1),
            (0.055, 0, 0.014, 1),
            (0.02, 0, 0.075, 0.012),
        ):
            size = (width, 0.014, (height + 0.03) if tall == 1 else tall)
            box(
                (front[0] + x, front[1] - 0.016, front[2] + z * (height + 0.016)),
                size,
                gold,
                0.005,
                segments=3,
            )
        return
    bow(front + (0, -0.025, 0), colour)


def bow(place, colour):
    """A tied bow: a knot, two loops and two ends, of flat ribbon."""
    for sign in (-1, 1):
        loop = [
            (0, 0, 0),
            (0.06, -0.02, 0.05),
            (0.15, -0.03, 0.05),
            (0.18, -0.02, 0.0),
            (0.14, 0.0, -0.045),
            (0.06, 0.0, -0.025),
            (0, 0, 0),
        ]
        end = [(0, 0, 0), (0.035, -0.015, -0.07), (0.06, -0.005, -0.18), (0.085 + 0.02 * sign, 0.0, -0.32)]
        for path, width in ((loop, 0.055), (end, 0.06)):
            rows = []
            dense = with_width(
                smooth_path([(place[0] + sign * x, place[1] + y, place[2] + z) for x, y, z in path])
            )
            for across in numpy.linspace(-0.5, 0.5, 5):
                rows.append(
                    [
                        tuple(p + ribbon * across * width * (0.35 + 0.65 * min(1, i / 6)))
                        for i, (p, ribbon) in enumerate(dense)
                    ]
                )
            ribbon_piece = Piece(rows, colour, 0.5, width)
            ribbon_piece.canvas.fuzz(0.3)
            ribbon_piece.finish(lambda canvas: cloth_material(canvas, 0.5, 0.2), 0.008)
    knot = [
        (place[0] - 0.012, place[1] - 0.02, place[2] - 0.032),
        (place[0], place[1] - 0.03, place[2]),
        (place[0] + 0.008, place[1] - 0.02, place[2] + 0.034),
    ]
    tube(knot, 0.03, cloth_like(colour))


def cloth_like(colour):
    """Plain cloth for parts too small to draw on."""
    return fabric(colour, 0.6)


def with_width(path):
    """The path's points, each with the direction in which a ribbon is wide there."""
    direction = numpy.gradient(path, axis=0)
    direction /= numpy.linalg.norm(direction, axis=1)[:, None]
    wide = numpy.cross(direction, numpy.array([0.0, 1.0, 0.0]))
    wide += numpy.array([0, 0.25, 0])
    return list(zip(path, wide / numpy.linalg.norm(wide, axis=1)[:, None]))


@product("dress", 4, 0, "ghost", angle=152, detail=Detail(0.03, 0.20, 4.6, 14, 10), fill=0.8)
def dress(colour):
    """Belted Midi Dress."""
    front, back = dress_pattern()
    garment = Garment(front, back, figure(), colour, Cloth(0.0006), 0.024, gathered(0.68))
    garment.canvas.weave(0.0032, 0.3)
    garment.canvas.fuzz(0.2)
    sewn_edges(garment.canvas, front, back, thread(colour))
    garment.finish(0.7, 0.4, thickness=0.007)
    sash(garment, "#1D1D1F", 0.075, "#C79C55")


@product("sundress", 4, 0, "ghost", angle=152, detail=Detail(0.02, 0.05, 4.2, 14, 8), fill=0.8)
def sundress():
    """Marigold Sun Dress."""
    colour = "#E8B93E"
    front, back = dress_pattern(0.215, 0.30, 0.275, 0.15, 0.40, 0.92, 1.0)
    garment = Garment(front, back, figure(), colour, Cloth(0.0004), 0.024, gathered(0.64))
    garment.canvas.weave(0.0040, 0.45)
    garment.canvas.fuzz(0.25)
    garment.canvas.melange(0.03, (1, 3))
    sewn_edges(garment.canvas, front, back, thread(colour))
    garment.finish(0.8, 0.3, thickness=0.007)
    sash(garment, "#F7F3E9", 0.085)
