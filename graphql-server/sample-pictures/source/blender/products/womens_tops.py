"""Women's tops."""

import math

import numpy

from catalogue import Detail, product
from tailoring.drape import Cloth
from tailoring.fastenings import sew_buttons, thread
from tailoring.garment import Garment, cloth_material
from tailoring.necks import label
from tailoring.pattern import curve
from tailoring.tops import (
    TORSO,
    armholes,
    jersey,
    neck_lines,
    offset,
    ribbed_band,
    tightened,
    top_pattern,
    torso,
    whole,
)

SLENDER = tuple((z, width * 0.9, depth * 0.97, shift + 0.02) for z, width, depth, shift in TORSO)


@product("breton", 4, 0, "ghost", angle=152, detail=Detail(0.12, 0.40, 4.2, 16, 14))
def breton():
    """Breton Stripe Top."""
    ecru, navy = "#F0E9DC", "#22355A"
    front, back = top_pattern(0.20, 0.16, 0.64, 0.455, 0.46, 0.62, 0.28)
    garment = Garment(front, back, torso(24, trunk=SLENDER), ecru, Cloth(0.0004))
    canvas = garment.canvas

    def stripes(x, z):
        along = numpy.abs(x) * math.sin(math.radians(44)) - z * math.cos(math.radians(44))
        on_sleeve = (numpy.abs(x) > 0.445) & (z > 0.04 + (numpy.abs(x) - 0.455) * -0.9)
        place = numpy.where(on_sleeve, along + 0.012, -z + 0.012)
        printed = (place % 0.092 < 0.036) & numpy.where(on_sleeve, along > 0.10, z < 0.33)
        return printed & (z > -0.60)

    for side in (0, 1):
        canvas.dye(stripes, navy, side)
    jersey(canvas, front, back, thread(ecru), 0.03)
    garment.finish()
    label(garment, cloth_material)


def sleeveless_pattern(neck=0.19, drop=0.28, length=0.64, chest=0.45, hem=0.52):
    """Front and back of a top without sleeves."""
    shoulder, armpit = (0.335, 0.645), (chest, 0.12)
    bottom = 0.70 - drop
    seams = [
        ("seam", [(neck, 0.70), shoulder]),
        ("open", [shoulder, (0.315, 0.48), (0.335, 0.28), armpit]),
        ("seam", [armpit, (chest - 0.012, -0.05), ((chest + hem) / 2 - 0.01, -length * 0.6), (hem, -length)]),
        ("open", [(hem, -length), (hem * 0.5, -length - 0.035), (0, -length - 0.045)]),
    ]
    front_neck = [
        (0, bottom),
        (neck * 0.5, bottom + drop * 0.10),
        (neck * 0.88, bottom + drop * 0.52),
        (neck, 0.70),
    ]
    back_neck = [(0, 0.64), (neck * 0.6, 0.65), (neck * 0.91, 0.68), (neck, 0.70)]
    return [("open", front_neck), *seams], [("open", back_neck), *seams]


@product("blouse", 4, 0, "ghost", angle=152, detail=Detail(0.0, 0.33, 4.2, 14, 10))
def blouse(colour):
    """Rose Sleeveless Blouse."""
    front, back = sleeveless_pattern()
    garment = Garment(front, back, torso(4, 0.12, 0.05, SLENDER), colour, Cloth(0.0002))
    canvas = garment.canvas
    canvas.weave(0.0032, 0.3)
    canvas.fuzz(0.15)
    stitch = thread(colour, 0.85)
    front_neck, back_neck = neck_lines(front, back)
    for side, line in ((0, front_neck), (1, back_neck)):
        canvas.thick([*line, *offset(line, 0.022)[::-1]], 4, side)
        canvas.stitches(offset(line, 0.018), stitch, side)
        for sign in (-1, 1):
            arm = curve([(sign * x, z) for x, z in front[2][1]], 0.02)
            canvas.stitches(offset(arm, -sign * 0.018), stitch, side)
        canvas.stitches(whole([(x, z + 0.025) for x, z in reversed(front[4][1])]), stitch, side)
    canvas.thick([(-0.03, 0.40), (-0.03, 0.06), (0.03, 0.06), (0.03, 0.40)], 4)
    canvas.stitches([(-0.024, 0.40), (-0.024, 0.068), (0.024, 0.068), (0.024, 0.40)], stitch)
    canvas.groove([(0.031, 0.41), (0.031, 0.06)], 0.005, 1.5, darken=0.2)
    sew_buttons(garment, [0.35, 0.24, 0.13], "#FAF6F0", 0.0135)
    garment.finish(0.55, 0.4, thickness=0.006)


@product("cardigan", 4, 0, "ghost", angle=152, detail=Detail(0.04, 0.06, 4.2, 14, 8))
def cardigan(colour):
    """Knit Cardigan."""
    front, back = top_pattern(0.165, 0.52, 0.64, 0.50, 0.48, 1.18, 0.25, point=True)
    garment = Garment(
        front, back, torso(13, 1.22, trunk=SLENDER), colour, Cloth(0.01), shorten=tightened(front, 0.10, 0.82)
    )
    canvas = garment.canvas

    def cables(x, z):
        across = x / 0.030
        slant = numpy.abs(across % 1 - 0.5)
        return 3.2 * numpy.cos(2 * math.pi * across) + 1.5 * numpy.cos(
            2 * math.pi * (z / 0.018 + slant * 1.2)
        )

    canvas.knit(0.010, 1.2)
    canvas.everywhere(height=cables, shade=lambda x, z: 0.93 + 0.07 * numpy.cos(2 * math.pi * x / 0.030))
    canvas.fuzz(1.2)
    canvas.melange(0.05, (2, 4))
    for side in (0, 1):
        armholes(canvas, side)
    ribbed_band(canvas, front, 0.10, 0.024)
    bands = [
        [(0.052, -0.66), (0.052, 0.20), (0.10, 0.36), (0.175, 0.70)],
        [(-0.052, -0.66), (-0.052, 0.20), (-0.10, 0.36), (-0.175, 0.70)],
    ]
    for sign, outer in zip((1, -1), bands):
        inner = [(0.0, -0.66), (0.0, 0.185), (sign * 0.06, 0.40), (sign * 0.15, 0.72)]
        polygon = [*outer, *inner[::-1]]
        mask, window = canvas.mask(polygon, 0.003)
        ribs = 3 * numpy.cos(2 * math.pi * canvas.z[window] / 0.019) + 4
        canvas.height[0][window] = canvas.height[0][window] * (1 - mask) + ribs * mask
        canvas.groove(outer, 0.006, 3, darken=0.3)
    canvas.groove([(0.052, -0.66), (0.052, 0.19)], 0.006, 4, darken=0.35)
    back_line = neck_lines(front, back)[1]
    canvas.rib(back_line, 0.05, 0.02, 3, 1)
    sew_buttons(garment, [0.10, -0.075, -0.25, -0.425, -0.59], "#6B4A2E", 0.025)
    for sign in (-1, 1):
        pocket = [(sign * 0.14, -0.28), (sign * 0.36, -0.28), (sign * 0.36, -0.32), (sign * 0.14, -0.32)]
        canvas.thick(pocket, 6)
        canvas.groove([pocket[0], pocket[1]], 0.007, 5, darken=0.5)
    garment.finish(0.95, 0.5, thickness=0.018)
