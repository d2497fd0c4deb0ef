"""Trousers, shorts and skirts: their hidden legs, their patterns, and what is stitched on them."""

import math

from mathutils import Vector

from shapes import box
from tailoring.mannequin import Mannequin
from tailoring.pattern import curve
from tailoring.tops import offset, whole

HIPS = (
    (0.16, 0.36, 0.235, 0.0),
    (0.35, 0.385, 0.245, 0.0),
    (0.55, 0.375, 0.235, 0.0),
    (0.70, 0.35, 0.215, 0.0),
    (0.80, 0.335, 0.205, 0.0),
    (1.00, 0.33, 0.20, 0.0),
)


def hips_and_legs(spread=0.245, early=0.275, ankle=0.085, low=-1.35):
    """A body below the waist; its legs come a little together once the trousers are on."""
    limbs = []
    for sign in (-1, 1):
        start = (sign * 0.20, 0.0, 0.25)
        limbs.append((start, 0.165, (sign * spread, 0.0, low), ankle, (sign * early, 0.0, low)))
    return Mannequin(HIPS, tuple(limbs))


def trouser_pattern(hem=(0.115, 0.43), length=1.24, knee=(0.085, 0.465), waist=0.395, hips=0.47, rise=0.27):
    """Front and back of trousers; `hem` and `knee` are the inner and outer end of a leg's flat width."""
    runs = [
        ("open", [(0, 0.845), (waist, 0.86)]),
        ("seam", [(waist, 0.86), (waist + 0.035, 0.66), (hips, 0.40), (knee[1], -0.45), (hem[1], -length)]),
        ("open", [(hem[1], -length), (hem[0], -length)]),
        ("seam", [(hem[0], -length), (knee[0], -0.45), (0.055, 0.05), (0.028, rise - 0.05), (0, rise)]),
    ]
    return runs, [("open", [(0, 0.875), (waist, 0.86)]), *runs[1:]]


def short_pattern(length=0.32, waist=0.46, hips=0.52, hem=(0.05, 0.60), rise=0.25):
    """Front and back of shorts with a wide leg."""
    runs = [
        ("open", [(0, 0.845), (waist, 0.86)]),
        ("seam", [(waist, 0.86), (waist + 0.02, 0.66), (hips, 0.40), (hem[1], -length)]),
        ("open", [(hem[1], -length), (hem[0], -length)]),
        ("seam", [(hem[0], -length), (0.035, 0.05), (0.02, rise - 0.05), (0, rise)]),
    ]
    return runs, [("open", [(0, 0.87), (waist, 0.86)]), *runs[1:]]


def waistband(canvas, waist, thread, height=0.085):
    """The stitched band around the waist, on both sides."""
    for side, middle in ((0, 0.845), (1, 0.875)):
        edge = whole(curve([(0, middle), (waist + 0.03, 0.862)], 0.03))
        low = offset(edge, height)
        canvas.thick([*edge, *low[::-1]], 5, side)
        canvas.groove(low, 0.006, 2, side, 0.2)
        canvas.stitches(offset(edge, height - 0.012), thread, side)
        canvas.stitches(offset(edge, 0.012), thread, side)


def fly(canvas, thread):
    """The front seam and the double row of stitches beside the zip."""
    canvas.groove([(0, 0.76), (0, 0.26)], 0.007, 3, darken=0.35)
    bow = curve([(0.085, 0.76), (0.085, 0.55), (0.06, 0.45), (0.005, 0.39)], 0.01)
    canvas.stitches(bow, thread)
    canvas.stitches(offset(bow, 0.014), thread)
    canvas.stitches([(-0.012, 0.76), (-0.012, 0.28)], thread)
    canvas.groove([(0, 0.80), (0, 0.26)], 0.007, 3, 1, 0.3)


def slanted_pockets(canvas, thread, waist, hips):
    """Chino pockets: a slanted opening from the waist to the side."""
    for sign in (-1, 1):
        line = [(sign * (waist - 0.14), 0.77), (sign * (hips - 0.035), 0.50)]
        canvas.groove(line, 0.009, 4.5, darken=0.4)
        canvas.stitches(offset(line, -sign * 0.018), thread)


def scooped_pockets(canvas, thread, waist, hips):
    """Jeans pockets: a curved opening, a coin pocket on the wearer's right, rivets painted at the ends."""
    for sign in (-1, 1):
        line = curve(
            [(sign * 0.155, 0.77), (sign * 0.175, 0.66), (sign * 0.26, 0.60), (sign * (hips - 0.01), 0.585)],
            0.012,
        )
        canvas.groove(line, 0.008, 4.5, darken=0.45)
        for inset in (0.014, 0.030):
            canvas.stitches(offset(line, -sign * inset), thread)
        for x, z in ((0.155, 0.755), (hips - 0.045, 0.592)):
            ring = [(sign * x + 0.011 * math.cos(a / 2), z + 0.011 * math.sin(a / 2)) for a in range(13)]
            canvas.thick(ring, 5, soft=0.003)
            canvas.paint(ring, "#B0713C")
    coin = [(-0.335, 0.70), (-0.335, 0.615), (-0.22, 0.615), (-0.22, 0.70)]
    canvas.stitches([coin[0], coin[3]], thread)


def back_pockets(canvas, thread):
    """Two patch pockets behind."""
    for sign in (-1, 1):
        patch = [
            (sign * 0.09, 0.62),
            (sign * 0.10, 0.36),
            (sign * 0.20, 0.31),
            (sign * 0.30, 0.36),
            (sign * 0.315, 0.62),
        ]
        canvas.thick(patch, 5, 1)
        canvas.groove([*patch, patch[0]], 0.006, 1.5, 1, 0.2)
        inner = [(sign * 0.202 + (x - sign * 0.202) * 0.9, 0.46 + (z - 0.46) * 0.92) for x, z in patch]
        canvas.stitches([*inner, inner[0]], thread, 1)


def leg_hems(canvas, runs, thread, rise=0.035):
    """One row of stitches around each leg's end."""
    (outer, inner) = runs[2][1]
    for side in (0, 1):
        for sign in (-1, 1):
            line = [(sign * (outer[0] + 0.01), outer[1] + rise), (sign * (inner[0] - 0.01), inner[1] + rise)]
            canvas.stitches(line, thread, side)
            canvas.groove([(x, z + 0.006) for x, z in line], 0.006, 1.5, side, 0.15)


def belt_loops(garment, material, places=(-0.28, -0.13, 0.13, 0.28)):
    """Loops of the garment's own cloth over the waistband."""
    for x in places:
        place, normal = garment.at(x, 0.797, -1, 0.010)
        turn = Vector(tuple(normal)).to_track_quat("-Y", "Z").to_euler()
        box(tuple(place), (0.034, 0.012, 0.098), material, 0.005, tuple(turn), segments=3)
