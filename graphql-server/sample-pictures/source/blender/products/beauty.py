"""Health and beauty."""

import math

from catalogue import Detail, product
from lettering import label, text
from materials import fabric, glass, gloss, gold, metal, paper, plastic, principled, rubber, wood
from shapes import (
    FACING,
    box,
    cylinder,
    lathe,
    plate,
    posed,
    rod,
    rounded_outline,
    rounded_rectangle,
    sphere,
    torus,
    tube,
)


@product("perfume", 10, 18, angle=-34, detail=Detail(0.0, 0.32, 2.8))
def perfume():
    """Rose Eau de Parfum."""
    plate(rounded_rectangle(0.86, 0.44, 0.10), 1.0, glass("#FDF2F4", 1.3), 0.04, (0, 0, 0.5))
    plate(
        rounded_rectangle(0.72, 0.31, 0.06),
        0.78,
        principled("#F08FAA", 0.15, clearcoat=0.6, emission=(0.85, 0.26, 0.38, 1), emission_strength=0.08),
        0.03,
        (0, 0, 0.46),
    )
    metal_part = gold()
    cylinder((0, 0, 1.03), 0.15, 0.08, metal_part, 0.015)
    cylinder((0, 0, 1.24), 0.20, 0.34, gloss("#2A2026", 0.15), 0.03)
    torus((0, 0, 1.075), 0.195, 0.016, metal_part)
    label(0.46, 0.34, paper("#FFF8F4"), 0.44, y=-0.226)
    text("ROSE", 0.13, plastic("#A8405E", 0.5), (0, -0.231, 0.47))
    text("EAU DE PARFUM", 0.036, plastic("#A8405E", 0.5), (0, -0.231, 0.35))


@product("lotion", 10, -5, angle=48, detail=Detail(0.0, 0.55, 2.8))
def lotion():
    """Body Lotion."""
    white, green = gloss("#EFEBE2", 0.4), plastic("#5B7F6B", 0.4)
    lathe(
        [
            (0.001, 0),
            (0.30, 0),
            (0.335, 0.03),
            (0.335, 0.88),
            (0.30, 1.0),
            (0.16, 1.08),
            (0.135, 1.11),
            (0.135, 1.16),
            (0.001, 1.16),
        ],
        white,
    )
    cylinder((0, 0, 1.20), 0.155, 0.10, green, 0.02)
    cylinder((0, 0, 1.31), 0.045, 0.18, plastic("#E6E3DC", 0.3), 0.01)
    plate(
        rounded_outline(
            [(-0.42, 0.03), (-0.40, -0.03), (0.0, -0.075), (0.13, -0.06), (0.13, 0.06), (0.0, 0.075)], 2
        ),
        0.075,
        green,
        0.025,
        (0, 0, 1.42),
    )
    rod((-0.385, 0, 1.42), (-0.40, 0, 1.35), 0.026, green)
    label(0.62, 0.46, green, 0.48, radius=0.339)
    text("BODY", 0.12, paper("#F5EFE2"), (0, 0, 0.54), radius=0.342)
    text("LOTION", 0.12, paper("#F5EFE2"), (0, 0, 0.40), radius=0.342)


@product("serum", 8, 3, angle=42, detail=Detail(-0.18, 0.32, 2.8))
def serum():
    """Glow Serum."""
    black = rubber("#1B1B1D")
    lathe(
        [
            (0.001, 0),
            (0.27, 0),
            (0.30, 0.03),
            (0.30, 0.68),
            (0.25, 0.78),
            (0.12, 0.84),
            (0.115, 0.92),
            (0.001, 0.92),
        ],
        gloss("#8A4B14", 0.05),
    )
    cylinder((0, 0, 0.97), 0.155, 0.17, metal("#C9A15A", 0.3), 0.015)
    lathe(
        [(0.001, 1.05), (0.11, 1.05), (0.115, 1.10), (0.09, 1.16), (0.10, 1.28), (0.07, 1.38), (0.001, 1.40)],
        black,
    )
    label(0.56, 0.40, paper("#F5EFE2"), 0.36, radius=0.304)
    text("GLOW", 0.13, plastic("#8A4B14", 0.5), (0, 0, 0.41), radius=0.307)
    text("SERUM", 0.065, plastic("#8A4B14", 0.5), (0, 0, 0.29), radius=0.307)
    sphere((0.44, -0.30, 0.02), 0.11, gloss("#D99A3C", 0.03), (1, 0.85, 0.28))
    sphere((0.60, -0.16, 0.015), 0.055, gloss("#D99A3C", 0.03), (1, 0.9, 0.35))


@product("lipstick", 10, 20, angle=-40, detail=Detail(-0.4, 0.25, 2.8))
def lipstick():
    """Velvet Lipstick."""
    case, metal_part, colour = gloss("#1F1A1D", 0.15), gold(), principled("#B3213F", 0.38, clearcoat=0.15)
    cylinder((0, 0, 0.22), 0.19, 0.44, case, 0.02)
    cylinder((0, 0, 0.52), 0.165, 0.20, metal_part, 0.012)
    lathe([(0.001, 0.55), (0.13, 0.55), (0.13, 0.96), (0.12, 1.02), (0.085, 1.08), (0.001, 1.10)], colour)
    cylinder((0.50, -0.14, 0.19), 0.19, 0.72, case, 0.02, (0, math.radians(90), math.radians(28)))
    torus(
        (0.50 - 0.30 * math.cos(0.49), -0.14 - 0.30 * math.sin(0.49), 0.19),
        0.187,
        0.014,
        metal_part,
        (0, math.radians(90), math.radians(28)),
    )


@product("cream", 24, 3, angle=45, detail=Detail(-0.25, 0.2, 2.8))
def cream():
    """Day Cream: an open jar, its lid leaning."""
    lathe(
        [
            (0.001, 0),
            (0.42, 0),
            (0.46, 0.04),
            (0.46, 0.36),
            (0.40, 0.42),
            (0.40, 0.48),
            (0.37, 0.48),
            (0.37, 0.40),
            (0.001, 0.40),
        ],
        gloss("#7FA8A0", 0.2),
    )
    swirl = []
    for index in range(60):
        t = index / 59
        radius = 0.30 * (1 - t)
        swirl.append((radius * math.cos(index * 0.36), radius * math.sin(index * 0.36), 0.43 + 0.13 * t))
    white = gloss("#FAF4EA", 0.4)
    cylinder((0, 0, 0.42), 0.365, 0.05, white, 0.02)
    tube(swirl, 0.075, white, radii=[1 - 0.6 * i / 59 for i in range(60)])
    label(0.66, 0.18, paper("#FBF7EE"), 0.20, radius=0.463)
    text("DAY CREAM", 0.10, plastic("#3F6A62", 0.5), (0, 0, 0.20), radius=0.466)
    cylinder(
        (0.64, 0.02, 0.36), 0.42, 0.17, gloss("#F4EFE5", 0.3), 0.03, (0, math.radians(72), math.radians(18))
    )


def toothbrush(colour):
    """A bamboo brush along X with its bristles to the camera."""
    half = [
        (-1.0, 0.06),
        (-0.4, 0.085),
        (0.1, 0.065),
        (0.42, 0.038),
        (0.60, 0.06),
        (0.68, 0.085),
        (0.92, 0.085),
        (1.0, 0.05),
    ]
    outline = rounded_outline(half + [(x, -y) for x, y in reversed(half)], 2)
    plate(outline, 0.085, wood("#C99B5C", 3), 0.03, rotation=FACING)
    bristle, tip = fabric("#F7F3E8"), fabric(colour)
    for row in range(8):
        for column in range(4):
            x, z = 0.665 + row * 0.037, (column - 1.5) * 0.037
            rod((x, -0.03, z), (x, -0.23, z), 0.019, tip if row in (0, 1, 6, 7) else bristle, 0.004)
    cylinder((-0.86, -0.04, 0), 0.03, 0.02, plastic(colour, 0.5), 0.004, FACING)


@product("brush", 2, 0, "wall", angle=28, detail=Detail(0.5, 0.2, 3.2))
def brush():
    """Bamboo Toothbrush, two of them."""
    with posed((-0.20, 0, 0.12), (-58, -58, 0)):
        toothbrush("#2E8C82")
    with posed((0.20, 0, -0.14), (-58, -36, 0)):
        toothbrush("#DB4444")


@product("soap", 30, 16, angle=-40, detail=Detail(0.1, 0.2, 2.8), fill=0.78)
def soap():
    """Olive Soap Bar, on a wooden dish."""
    oak = wood("#B98048", 3)
    for index in range(5):
        box((0, -0.34 + index * 0.17, 0.09), (1.5, 0.11, 0.06), oak, 0.018)
    for x in (-0.5, 0.5):
        box((x, 0, 0.03), (0.10, 0.86, 0.06), oak, 0.012)
    bar = principled("#A9B86A", 0.45, subsurface=0.12, clearcoat=0.2)
    plate(rounded_rectangle(1.1, 0.70, 0.20, 12), 0.32, bar, 0.10, (0, 0, 0.28), segments=8)
    mark = principled("#8C9B50", 0.5)
    text("OLIVE", 0.20, mark, (0, 0.05, 0.441), rotation=(0, 0, 0), depth=0.008)
    text("SOAP", 0.11, mark, (0, -0.14, 0.441), rotation=(0, 0, 0), depth=0.006)
    bubble = glass("#FFFFFF", 1.05)
    for x, y, z, radius in ((0.50, -0.26, 0.42, 0.07), (0.60, -0.18, 0.30, 0.05), (0.42, -0.34, 0.30, 0.045)):
        sphere((x, y, z), radius, bubble)
    for x, y, turn in ((-0.78, -0.36, 0.5), (-0.66, -0.50, -0.2), (-0.90, -0.24, 1.0)):
        sphere((x, y, 0.03), 0.16, principled("#6F8442", 0.5), (1, 0.30, 0.07), (0, -0.12, turn), 32)
    sphere((-0.58, -0.36, 0.07), 0.075, gloss("#5E6B25", 0.2), (1.2, 1, 1), (0, 0, 0.6))
