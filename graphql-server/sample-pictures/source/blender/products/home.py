"""Home and lifestyle."""

import math
import random

from catalogue import Detail, product
from materials import (
    brass,
    fabric,
    glow,
    gloss,
    metal,
    paper,
    plastic,
    principled,
    shade,
    upholstery,
    with_grain,
    with_speckles,
    wood,
)
from shapes import FACING, around, box, cylinder, lathe, plate, rod, sheet, sphere, torus, tube


def turned_leg(location, material, height=0.42):
    """A leg that tapers to the floor."""
    lathe([(0.001, 0), (0.026, 0), (0.05, height), (0.001, height)], material, location, smooth=False)


@product("chair", 16, 28, angle=-35, detail=Detail(0.24, -0.06, 2.8))
def chair(colour):
    """Lounge Chair."""
    cloth, legs = upholstery(colour), wood("#8A5A35")
    box((0, 0, 0.52), (0.95, 0.85, 0.26), cloth, 0.12, segments=8)
    box((0, 0.42, 0.95), (0.95, 0.22, 0.9), cloth, 0.1, (math.radians(-10), 0, 0), 8)
    for side in (-1, 1):
        box((side * 0.5, 0.02, 0.66), (0.17, 0.86, 0.42), cloth, 0.08, segments=8)
        for y in (-0.33, 0.33):
            turned_leg((side * 0.4, y, 0), legs)


@product("sofa", 16, 24, angle=-30, detail=Detail(-0.28, 0.20, 3.0), fill=0.8)
def sofa(colour):
    """Two-seat Sofa."""
    cloth, legs = upholstery(colour), wood("#7A4E2C")
    box((0, 0, 0.30), (2.1, 0.9, 0.24), cloth, 0.08, segments=8)
    for side in (-1, 1):
        box((side * 0.47, -0.04, 0.5), (0.92, 0.84, 0.24), cloth, 0.1, segments=8)
        box((side * 0.47, 0.33, 0.82), (0.92, 0.26, 0.6), cloth, 0.11, (math.radians(-10), 0, 0), 8)
        box((side * 1.05, 0, 0.5), (0.22, 0.92, 0.56), cloth, 0.1, segments=8)
        for y in (-0.33, 0.33):
            turned_leg((side * 0.9, y, 0), legs, 0.2)
    box(
        (-0.55, 0.10, 0.84),
        (0.46, 0.16, 0.44),
        fabric("#E8B93E"),
        0.08,
        (math.radians(-18), math.radians(8), 0),
        8,
    )


@product("lamp", 8, 0, angle=45, detail=Detail(0.12, 0.10, 3.0), exposure=-0.15)
def lamp():
    """Brass Table Lamp."""
    shade_cloth = principled("#F3E2BE", 0.8, emission=(1.0, 0.70, 0.34, 1), emission_strength=0.22)
    shade_item = lathe([(0.30, 1.52), (0.50, 1.0)], shade_cloth, smooth=False)
    shade_item.modifiers.new("thickness", "SOLIDIFY").thickness = 0.012
    for radius, z in ((0.30, 1.52), (0.50, 1.0)):
        torus((0, 0, z), radius, 0.012, fabric("#D9C49A"))
    metal_part = brass()
    cylinder((0, 0, 0.60), 0.026, 1.1, metal_part, 0)
    sphere((0, 0, 0.98), 0.07, glow("#FFF0D0", 1.4))
    lathe(
        [
            (0.001, 0),
            (0.32, 0),
            (0.32, 0.035),
            (0.24, 0.06),
            (0.06, 0.10),
            (0.045, 0.20),
            (0.06, 0.26),
            (0.03, 0.34),
        ],
        metal_part,
    )
    tube([(0.16, -0.18, 1.02), (0.16, -0.18, 0.9), (0.16, -0.18, 0.80)], 0.006, metal_part)
    sphere((0.16, -0.18, 0.79), 0.022, metal_part)


@product("mug", 20, 18, angle=-150, detail=Detail(-0.10, 0.44, 2.6))
def mug(colour):
    """Stoneware Mug."""
    glaze = with_speckles(gloss(colour, 0.35), (shade(colour, 0.55), colour), 55, positions=(0.30, 0.36))
    raw = with_grain(principled("#B58F6A", 0.9), 120, 0.3)
    lathe(
        [
            (0.001, 0.06),
            (0.36, 0.06),
            (0.42, 0.13),
            (0.435, 0.5),
            (0.42, 0.88),
            (0.405, 0.90),
            (0.385, 0.88),
            (0.39, 0.5),
            (0.37, 0.16),
            (0.001, 0.13),
        ],
        glaze,
    )
    lathe([(0.001, 0), (0.35, 0), (0.375, 0.03), (0.40, 0.115), (0.36, 0.11)], raw)
    cylinder((0, 0, 0.74), 0.385, 0.01, principled("#3A2013", 0.12), 0)
    tube(
        [
            (0.40, 0, 0.75),
            (0.62, 0, 0.80),
            (0.78, 0, 0.62),
            (0.72, 0, 0.34),
            (0.56, 0, 0.24),
            (0.39, 0, 0.28),
        ],
        0.058,
        glaze,
    )


def leaf(root, azimuth, tilt, length, material):
    """A broad fig leaf that hangs outwards from its root, folded along the rib."""
    vertices, faces, rows = [], [], 10
    for row in range(rows + 1):
        t = row / rows
        half = length * 0.34 * math.sin(math.pi * t**0.8) * (1 - 0.25 * t) + 0.004
        out = length * t * math.cos(tilt - t * 0.9)
        up = length * t * math.sin(tilt - t * 0.5)
        for side in (-1, 0, 1):
            x, y = out, side * half
            vertices.append(
                (
                    root[0] + x * math.cos(azimuth) - y * math.sin(azimuth),
                    root[1] + x * math.sin(azimuth) + y * math.cos(azimuth),
                    root[2] + up + abs(side) * half * 0.35,
                )
            )
    for row in range(rows):
        for side in (0, 1):
            first = row * 3 + side
            faces.append((first, first + 1, first + 4, first + 3))
    item = sheet(vertices, faces, material, 0.008, smooth=True)
    subdivision = item.modifiers.new("subdivision", "SUBSURF")
    subdivision.levels = subdivision.render_levels = 2


@product("planter", 10, 20, angle=-55, detail=Detail(0.0, -0.2, 2.8))
def planter():
    """Potted Fig."""
    pot = with_grain(principled("#D9714E", 0.75), 60, 0.15)
    lathe(
        [
            (0.001, 0),
            (0.27, 0),
            (0.30, 0.03),
            (0.38, 0.50),
            (0.41, 0.52),
            (0.41, 0.62),
            (0.37, 0.62),
            (0.35, 0.55),
            (0.001, 0.55),
        ],
        pot,
    )
    cylinder((0, 0, 0.555), 0.35, 0.02, with_grain(principled("#3B2A1E", 0.95), 30, 1.0), 0)
    bark = principled("#7A5A3E", 0.8)
    tube(
        [(0, 0, 0.5), (0.03, 0, 0.8), (-0.03, 0.02, 1.2), (0.01, 0, 1.72)],
        0.03,
        bark,
        radii=[1.2, 1, 0.8, 0.4],
    )
    chance = random.Random(7)
    greens = [principled(colour, 0.42, clearcoat=0.25) for colour in ("#2F6B3A", "#3C7F46", "#4C9153")]
    for index in range(21):
        height = 0.82 + index * 0.044
        azimuth = index * 2.4 + chance.uniform(-0.25, 0.25)
        tilt = 0.25 + 0.95 * index / 20
        leaf((0, 0, height), azimuth, tilt, 0.50 - 0.008 * index, greens[index % 3])


@product("pan", 34, 28, angle=-30, detail=Detail(-0.25, -0.02, 2.8), fill=0.8)
def pan():
    """Cast-iron Pan, with an egg in it."""
    iron = with_grain(principled("#2B2C2F", 0.55, 0.3), 90, 0.25)
    lathe(
        [
            (0.001, 0),
            (0.50, 0),
            (0.56, 0.03),
            (0.66, 0.22),
            (0.64, 0.235),
            (0.61, 0.22),
            (0.53, 0.055),
            (0.001, 0.045),
        ],
        iron,
    )
    handle = [
        (0.60, 0.055),
        (0.80, 0.04),
        (1.05, 0.065),
        (1.20, 0.085),
        (1.27, 0.05),
        (1.27, -0.05),
        (1.20, -0.085),
        (1.05, -0.065),
        (0.80, -0.04),
        (0.60, -0.055),
    ]
    plate(handle, 0.05, iron, 0.015, (0, 0, 0.20))
    torus((1.18, 0, 0.205), 0.045, 0.022, iron)
    sphere((0.0, -0.62, 0.22), 0.07, iron, (1, 0.8, 0.25))
    white = [
        (
            0.31 * (1 + 0.13 * math.sin(a * 3 / 9) + 0.10 * math.cos(a * 5 / 9)) * math.cos(a / 9),
            0.29 * (1 + 0.12 * math.sin(a * 2 / 9 + 1)) * math.sin(a / 9),
        )
        for a in range(57)
    ]
    plate(white[:56], 0.03, gloss("#FBF8F0", 0.3), 0.014, (-0.05, 0.0, 0.07))
    sphere((-0.02, 0.02, 0.085), 0.125, gloss("#F6A821", 0.15), (1, 1, 0.55))


@product("clock", 2, 0, "wall", angle=30, detail=Detail(0.1, 0.08, 2.8), exposure=-0.1)
def clock():
    """Wall Clock."""
    dark, red = plastic("#22262C", 0.4), plastic("#DB4444", 0.35)
    cylinder((0, 0, 0), 0.78, 0.10, principled("#F7F4EC", 0.5), 0.01, FACING)
    torus((0, -0.02, 0), 0.79, 0.06, wood("#B27C45", 3.0), FACING)
    for minute in range(60):
        x, z, _ = around(0.64, minute * 6)
        hour = minute % 5 == 0
        box(
            (x, -0.055, z),
            (0.030 if hour else 0.010, 0.012, 0.12 if hour else 0.05),
            dark,
            0.003,
            (0, math.radians(180 - minute * 6), 0),
            2,
        )
    for angle, length, width, depth, material in (
        (-56, 0.36, 0.05, 0.075, dark),
        (54, 0.56, 0.034, 0.085, dark),
        (200, 0.60, 0.012, 0.095, red),
    ):
        turn = math.radians(angle)
        middle = (length / 2 - 0.08) * 1.0
        box(
            (middle * math.sin(turn), -depth, middle * math.cos(turn)),
            (width, 0.010, length),
            material,
            0.004,
            (0, turn, 0),
            2,
        )
    cylinder((0, -0.09, 0), 0.045, 0.04, red, 0.01, FACING)


@product("shelf", 10, 26, angle=-28, detail=Detail(0.0, 0.15, 2.8))
def shelf():
    """Oak Bookshelf."""
    oak = wood("#BE8A52", 2.2)
    for x in (-0.5, 0.5):
        box((x, 0, 0.9), (0.05, 0.38, 1.8), oak, 0.008)
    for z in (0.08, 0.50, 0.92, 1.34, 1.77):
        box((0, 0, z), (1.0, 0.37, 0.045), oak, 0.008)
    box((0, 0.18, 0.9), (1.0, 0.015, 1.75), wood("#A87642", 2.2), 0)
    chance = random.Random(11)
    colours = ("#C8553D", "#2F5D62", "#E0A33A", "#F2E9DA", "#44517D", "#8AA39B")
    for z, start, count in ((1.36, -0.45, 7), (0.94, -0.10, 6), (0.52, -0.45, 5)):
        x = start
        for index in range(count):
            width, height = chance.uniform(0.05, 0.085), chance.uniform(0.24, 0.34)
            box(
                (x + width / 2, -0.02, z + height / 2 + 0.005),
                (width, 0.24, height),
                paper(colours[(index + count) % 6]),
                0.006,
                segments=2,
            )
            x += width + 0.006
    lathe(
        [(0.001, 0), (0.09, 0), (0.12, 0.10), (0.06, 0.22), (0.075, 0.26)],
        gloss("#F0EBE0", 0.3),
        (0.30, -0.02, 1.365),
    )
    sphere((-0.30, -0.02, 1.04), 0.10, plastic("#DB4444", 0.5))
    box((0.16, -0.02, 0.21), (0.52, 0.28, 0.20), with_grain(principled("#D8BC8A", 0.85), 40, 0.9), 0.03)
    rod((0.28, -0.02, 0.53), (0.28, -0.02, 0.60), 0.09, metal("#C79C55"))
    sphere((0.28, -0.02, 0.66), 0.10, principled("#4C9153", 0.6), (1, 1, 0.8))
