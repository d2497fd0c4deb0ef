"""Tops: their hidden torso, their patterns, and the seams that all of them have."""

import math

import numpy

from tailoring.mannequin import Mannequin
from tailoring.pattern import curve

TORSO = (
    (-1.2, 0.29, 0.20, 0.0),
    (-0.55, 0.29, 0.20, 0.0),
    (-0.25, 0.26, 0.16, 0.02),
    (-0.05, 0.26, 0.16, 0.02),
    (0.20, 0.30, 0.19, 0.03),
    (0.40, 0.325, 0.185, 0.02),
    (0.50, 0.32, 0.155, 0.0),
    (0.56, 0.28, 0.135, -0.01),
    (0.61, 0.21, 0.125, -0.02),
    (0.66, 0.14, 0.11, -0.03),
    (0.80, 0.12, 0.11, -0.03),
)
SHOULDER = (0.47, 0.595)
SLEEVE_ANGLE = 44  # degrees from upright, in the pattern


def torso(angle=26, reach=0.75, radius=0.085, trunk=TORSO):
    """A torso whose arms are lowered to `angle` degrees from upright; they are `reach` long."""
    limbs = []
    for sign in (-1, 1):
        shoulder = (sign * 0.33, 0.0, 0.465)
        ends = [
            (
                shoulder[0] + sign * math.sin(math.radians(turn)) * reach,
                -0.03,
                shoulder[2] - math.cos(math.radians(turn)) * reach,
            )
            for turn in (angle, SLEEVE_ANGLE)
        ]
        limbs.append((shoulder, radius, ends[0], radius * 0.75, ends[1]))
    return Mannequin(trunk, tuple(limbs))


def sleeve(length, cuff, armpit):
    """The runs of a sleeve from the shoulder's tip down to the armpit; `cuff` is its flat width."""
    along = (math.sin(math.radians(SLEEVE_ANGLE)), -math.cos(math.radians(SLEEVE_ANGLE)))
    outer = (SHOULDER[0] + along[0] * length, SHOULDER[1] + along[1] * length)
    inner = (outer[0] + along[1] * cuff, outer[1] - along[0] * cuff)
    middle = ((SHOULDER[0] + outer[0]) / 2 + 0.01, (SHOULDER[1] + outer[1]) / 2 + 0.01)
    bend = (armpit[0] * 0.8 + inner[0] * 0.2 + 0.005, armpit[1] * 0.85 + inner[1] * 0.15)
    return outer, inner, middle, bend


def top_pattern(
    neck=0.17, drop=0.24, length=0.76, chest=0.485, hem=0.485, sleeve_length=0.49, cuff=0.32, point=None
):
    """Front and back of a top; `neck` is half the neck's width, `drop` its depth, a `point` makes it a V."""
    armpit = (chest, 0.09)
    outer, inner, middle, bend = sleeve(sleeve_length, cuff, armpit)
    bottom = 0.70 - drop
    front_neck = [
        (0, bottom),
        (neck * 0.53, bottom + drop * 0.12),
        (neck * 0.88, bottom + drop * 0.52),
        (neck, 0.70),
    ]
    if point:
        front_neck = [(0, bottom), (neck * 0.52, bottom + drop * 0.45), (neck, 0.70)]
    back_neck = [(0, 0.655), (neck * 0.6, 0.662), (neck * 0.91, 0.685), (neck, 0.70)]
    seams = [
        ("seam", [(neck, 0.70), (0.33, 0.655), SHOULDER, middle, outer]),
        ("open", [outer, inner]),
        (
            "seam",
            [inner, bend, armpit, (chest - 0.005, 0.0), ((chest + hem) / 2, -length / 2), (hem, -length)],
        ),
        ("open", [(hem, -length), (0, -length - 0.015)]),
    ]
    return [("open", front_neck), *seams], [("open", back_neck), *seams]


def whole(half):
    """A line over both halves, from right to left, of one that starts in the middle."""
    return [tuple(point) for point in reversed(half)] + [(-x, z) for x, z in half if x > 1e-6]


def neck_lines(front, back, spacing=0.02):
    """The neck's edge on front and back, each from right to left: the cloth lies left of the front one."""
    return whole(curve(front[0][1], spacing)), whole(curve(back[0][1], spacing))


def offset(line, distance):
    """The line moved to its left."""
    line = numpy.array(line)
    direction = numpy.gradient(line, axis=0)
    direction /= numpy.maximum(numpy.linalg.norm(direction, axis=1), 1e-9)[:, None]
    return line + numpy.stack([-direction[:, 1], direction[:, 0]], axis=1) * distance


def armholes(canvas, side, stitch=None):
    """The seams where sleeves are set in."""
    for sign in (-1, 1):
        inward = 0.025 if side == 0 else 0.0
        line = [
            (sign * 0.445, 0.63),
            (sign * (0.43 - inward), 0.45),
            (sign * (0.425 - inward), 0.28),
            (sign * 0.455, 0.15),
            (sign * 0.50, 0.06),
        ]
        drawn = curve(line, 0.02)
        canvas.groove(drawn, 0.007, 2.2, side)
        if stitch:
            canvas.stitches(offset(drawn, sign * 0.014), stitch, side, strength=0.6)


def hems(canvas, front, stitch, depth=0.045, rows=2):
    """Stitching along hem and cuffs, on both sides; `rows` as a twin needle makes them."""
    (outer, inner), (corner, middle) = front[2][1], front[4][1]
    for side in (0, 1):
        for row in range(rows):
            rise = depth + row * 0.014
            hem = [(-corner[0], corner[1] + rise), (0, middle[1] + rise), (corner[0], corner[1] + rise)]
            canvas.stitches(hem, stitch, side)
            for sign in (-1, 1):
                cuff = offset([(sign * outer[0], outer[1]), (sign * inner[0], inner[1])], -sign * rise)
                canvas.stitches(cuff, stitch, side)
        canvas.groove(
            [(-corner[0], corner[1] + depth), (0, middle[1] + depth), (corner[0], corner[1] + depth)],
            0.006,
            1.2,
            side,
            0.12,
        )


def ribbed_band(canvas, front, height, period=0.02):
    """Ribbing along hem and cuffs, on both sides."""
    (outer, inner), (corner, middle) = front[2][1], front[4][1]
    for side in (0, 1):
        canvas.rib(
            [(-corner[0] - 0.02, corner[1]), (0, middle[1]), (corner[0] + 0.02, corner[1])],
            height,
            period,
            4,
            side,
        )
        for sign in (-1, 1):
            ends = [(sign * outer[0], outer[1]), (sign * inner[0], inner[1])]
            canvas.rib(ends if sign < 0 else ends[::-1], height * 0.95, period, 4, side)


def tightened(front, height, by=0.8, hem=True):
    """For `Garment`: cuffs, and the hem if asked for, are `by` as wide as the cloth above them."""
    (outer, inner), (_, middle) = front[2][1], front[4][1]
    outward = numpy.array([math.sin(math.radians(SLEEVE_ANGLE)), -math.cos(math.radians(SLEEVE_ANGLE))])
    end = numpy.array(outer) @ outward

    def factors(x, z, _):
        along = numpy.stack([numpy.abs(x), z], axis=1) @ outward
        banded = ((along > end - height) & (numpy.abs(x) > 0.52)) | (hem & (z < middle[1] + height + 0.015))
        return numpy.where(banded, by, 1.0)

    return factors


def jersey(canvas, front, back, stitch, rib=0.042):
    """What every T-shirt has: fine knit, ribbed neck, set-in sleeves, twin-needle hems."""
    canvas.knit()
    canvas.fuzz(0.35)
    canvas.melange(0.025)
    front_neck, back_neck = neck_lines(front, back)
    canvas.rib(front_neck, rib, 0.013, 2.4, 0)
    canvas.rib(back_neck, rib, 0.013, 2.4, 1)
    canvas.stitches(offset(front_neck, rib + 0.014), stitch, 0)
    for side in (0, 1):
        armholes(canvas, side)
    hems(canvas, front, stitch)
