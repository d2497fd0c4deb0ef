"""Sports."""

import math

from catalogue import Detail, product
from lettering import text
from materials import fabric, gloss, leather, metal, plastic, principled, rubber, with_grain
from shapes import FACING, SIDEWAYS, cylinder, lathe, rod, sheet, sphere, torus, tube


@product("dumbbell", 20, 42, angle=-35, detail=Detail(-0.1, 0.1, 3.0))
def dumbbell():
    """Hex Dumbbell 8 kg."""
    black, red = rubber("#2A2D33"), plastic("#DB4444", 0.45)
    cylinder(
        (0, 0, 0.36),
        0.075,
        1.0,
        with_grain(metal("#C5C8CC"), 60, 0.8, "ShaderNodeTexVoronoi"),
        0.01,
        SIDEWAYS,
    )
    for side in (-1, 1):
        cylinder((side * 0.60, 0, 0.36), 0.42, 0.42, black, 0.07, (0, math.radians(90), 0), 6)
        cylinder((side * 0.80, 0, 0.36), 0.27, 0.05, red, 0.015, SIDEWAYS)
        cylinder((side * 0.38, 0, 0.36), 0.12, 0.06, metal("#C5C8CC"), 0.015, SIDEWAYS)
    text(
        "8 kg",
        0.17,
        plastic("#FFFFFF", 0.5),
        (0.832, 0, 0.36),
        rotation=(math.radians(90), 0, math.radians(90)),
    )


@product("ball", 12, 18, angle=75, detail=Detail(0.15, 0.4, 2.8))
def ball():
    """Basketball."""
    radius = 0.6
    sphere(
        (0, 0, 0),
        radius,
        with_grain(principled("#DE7427", 0.6), 70, 0.5, "ShaderNodeTexVoronoi"),
        segments=96,
    )
    seam = rubber("#1E1B19")
    torus((0, 0, 0), radius, 0.011, seam, FACING)
    torus((0, 0, 0), radius, 0.011, seam, SIDEWAYS)
    for side in (-1, 1):
        angle = math.radians(48)
        torus((side * radius * math.cos(angle), 0, 0), radius * math.sin(angle), 0.011, seam, SIDEWAYS)


@product("yoga", 16, 36, angle=-40, detail=Detail(0.50, -0.10, 3.0))
def yoga(colour):
    """Yoga Mat."""
    material = with_grain(principled(colour, 0.85), 55, 0.6, "ShaderNodeTexVoronoi")
    spiral = []
    for index in range(190):
        angle = index * 0.2
        radius = 0.05 + 0.00205 * index
        spiral.append((radius * math.cos(angle), radius * math.sin(angle)))
    count, half = len(spiral), 0.95
    vertices = [(-half, y, z) for y, z in spiral] + [(half, y, z) for y, z in spiral]
    sheet(
        vertices,
        [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)],
        material,
        0.044,
        smooth=True,
    )
    strap = fabric("#F1E9DA", scale=120)
    for x in (-0.52, 0.52):
        lathe(
            [(0.462, -0.05), (0.478, -0.05), (0.478, 0.05), (0.462, 0.05)],
            strap,
            (x, 0, 0),
            SIDEWAYS,
            smooth=False,
        )
    tube(
        [
            (-0.52, -0.05, 0.47),
            (-0.42, -0.04, 0.62),
            (0, -0.02, 0.70),
            (0.42, -0.04, 0.62),
            (0.52, -0.05, 0.47),
        ],
        0.026,
        strap,
    )


@product("racket", 2, 0, "wall", angle=28, detail=Detail(0.13, 0.3, 3.0))
def racket():
    """Tennis Racket."""
    frame, accent, string = gloss("#20477E", 0.25), gloss("#F08A3C", 0.25), plastic("#F7F4E6", 0.4)
    tilt = math.radians(32)

    def turned(x, z):
        return (x * math.cos(tilt) + z * math.sin(tilt), 0.0, -x * math.sin(tilt) + z * math.cos(tilt))

    head = [
        turned(0.46 * math.sin(a * math.pi / 24), 0.62 + 0.60 * math.cos(a * math.pi / 24)) for a in range(48)
    ]
    tube(head, 0.040, frame, cyclic=True)
    tube(
        [
            turned(0.465 * math.sin(a * math.pi / 24), 0.62 + 0.605 * math.cos(a * math.pi / 24))
            for a in range(-8, 9)
        ],
        0.043,
        accent,
    )
    for index in range(-8, 9):
        offset = index * 0.05
        reach = 0.57 * math.sqrt(max(0, 1 - (offset / 0.44) ** 2))
        tube(
            [turned(offset, 0.62 - reach), turned(offset, 0.62), turned(offset, 0.62 + reach)], 0.006, string
        )
    for index in range(-10, 11):
        offset = index * 0.054
        reach = 0.44 * math.sqrt(max(0, 1 - (offset / 0.58) ** 2))
        tube(
            [turned(-reach, 0.62 + offset), turned(0, 0.62 + offset), turned(reach, 0.62 + offset)],
            0.006,
            string,
        )
    for side in (-1, 1):
        tube(
            [
                turned(side * 0.36, 0.26),
                turned(side * 0.22, 0.02),
                turned(side * 0.06, -0.28),
                turned(side * 0.035, -0.40),
            ],
            0.036,
            frame,
        )
    rod(turned(0, -0.36), turned(0, -0.50), 0.062, accent, 0.01)
    rod(turned(0, -0.48), turned(0, -1.10), 0.070, leather("#26282C"), 0.02)
    for index in range(11):
        x, _, z = turned(0, -0.52 - index * 0.052)
        torus((x, 0, z), 0.069, 0.006, rubber("#3A3D42"), (0, tilt + 0.25, 0), segments=48)
    felt = with_grain(principled("#D3E34A", 0.95, sheen=0.8), 90, 0.5)
    sphere((0.72, -0.05, -0.62), 0.21, felt)
    for side in (-1, 1):
        curve = [
            (
                0.72 + 0.214 * math.sin(a) * 0.98,
                -0.05 - 0.214 * math.cos(a) * math.cos(side * 0.5 * math.cos(a * 1.6)),
                -0.62 + side * 0.214 * math.sin(0.55 * math.cos(a * 1.6) + 0.1),
            )
            for a in [b / 8 for b in range(-11, 12)]
        ]
        tube(curve, 0.010, plastic("#F7F6EC", 0.6))
