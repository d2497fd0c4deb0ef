"""Men's clothing."""

import math

from catalogue import product
from cloth import both_sides, panel, seam, surface, trim_colour
from garments import buttons, collar, hood, top, trousers, zipper
from materials import fabric, is_light, leather, plastic, rubber
from shapes import (
    around,
    lathe,
    loft,
    mirrored,
    plate,
    rounded_outline,
    section_across,
    sheet,
    sphere,
    torus,
    tube,
)


@product("tee", 2, 0, "wall")
def tee(colour):
    """Everyday Cotton Tee."""
    top(colour)


@product("hoodie", 2, 0, "wall")
def hoodie(colour):
    """Heather Hoodie."""
    cloth = top(colour, neck=0.24, sleeve="long", height=0.13)
    hood(colour)
    pocket = [(-0.30, -0.62), (-0.20, -0.28), (0.20, -0.28), (0.30, -0.62), (-0.30, -0.62)]
    seam(cloth, pocket, fabric(trim_colour(colour)), 0.009)


@product("bomber", 2, 0, "wall")
def bomber(colour):
    """Forest Bomber Jacket."""
    cloth = top(colour, neck=0.16, sleeve="long", length=0.66, height=0.14)
    zipper(cloth, colour, 0.16, 0.66)
    for line in both_sides([(0.17, -0.20), (0.30, -0.42)]):
        seam(cloth, line, fabric(trim_colour(colour, 0.6)), 0.014)


@product("shirt", 2, 0, "wall")
def shirt(colour):
    """Oxford Shirt."""
    cloth = top(colour, neck=0.18, sleeve="long")
    trim = fabric(trim_colour(colour))
    seam(cloth, [(0.05, 0.52), (0.05, 0), (0.05, -0.78)], trim)
    buttons(cloth, "#A89F8E" if is_light(colour) else "#F3EFE6", [0.42 - i * 0.21 for i in range(6)])
    collar(colour, 0.18)
    seam(
        cloth,
        [(0.12, 0.24), (0.12, 0.06), (0.22, 0.02), (0.32, 0.06), (0.32, 0.24), (0.12, 0.24)],
        trim,
        0.008,
    )


@product("jeans", 2, 0, "wall")
def jeans(colour):
    """Slim Jeans."""
    trousers(colour)


@product("chinos", 2, 0, "wall")
def chinos(colour):
    """Khaki Chinos."""
    trousers(colour, wide=0.02, stitch=trim_colour(colour, 0.75))


def elastic(x, z):
    """Gathers of an elastic waistband, only at the very top."""
    return 0.012 * math.sin(x * 120) if z > 0.42 else 0.0


@product("shorts", 2, 0, "wall")
def shorts(colour):
    """Swim Shorts."""
    trim, white = fabric(trim_colour(colour)), fabric("#F6F3EC")
    outline = rounded_outline(
        mirrored(
            [
                (0, 0.54, 1),
                (0.40, 0.55, 1),
                (0.46, 0.2),
                (0.56, -0.32, 1),
                (0.08, -0.36, 1),
                (0.03, 0.0),
                (0, 0.04),
            ]
        )
    )
    panel(
        [(x * 0.98, min(z + 0.02, 0.57)) for x, z in outline],
        fabric(trim_colour(colour, 0.5)),
        height=0.05,
        side=1,
        fold=0.005,
    )
    cloth = panel(
        outline, fabric(colour, 0.7, 0.2), height=0.12, fold=0.05, across=4, along=1.4, seed=3, relief=elastic
    )
    seam(cloth, [(-0.40, 0.42), (0, 0.41), (0.40, 0.42)], trim)
    for line in both_sides([(0.54, -0.28), (0.09, -0.315)]):
        seam(cloth, line, trim)
    for line in both_sides([(0.43, 0.34), (0.50, -0.24)]):
        seam(cloth, line, white, 0.016, 0.002)
    for sign in (-1, 1):
        y = surface(cloth, 0, 0.47, 0.03)
        tube(
            [(0, y, 0.47), (sign * 0.08, y - 0.05, 0.50), (sign * 0.12, y - 0.04, 0.44), (0, y, 0.47)],
            0.014,
            white,
        )
        tube([(0, y, 0.47), (sign * 0.04, y - 0.03, 0.36), (sign * 0.07, y - 0.02, 0.22)], 0.014, white)


SHOE = (  # x, half width, top of the upper: from heel to toe
    (-0.86, 0.10, 0.44),
    (-0.83, 0.19, 0.60),
    (-0.66, 0.25, 0.62),
    (-0.40, 0.26, 0.58),
    (-0.18, 0.265, 0.60),
    (0.05, 0.285, 0.48),
    (0.30, 0.315, 0.39),
    (0.52, 0.325, 0.345),
    (0.70, 0.305, 0.32),
    (0.83, 0.245, 0.28),
    (0.90, 0.13, 0.21),
)


@product("sneaker", 20, 30, angle=200, fill=0.8)
def sneaker(colour):
    """Court Sneaker."""
    upper, lining = leather(colour), fabric("#D9D6CE" if is_light(colour) else "#F1EEE6")
    white, accent = plastic("#F4F2EC", 0.5), leather("#3E7A66" if is_light(colour) else "#F1EEE6")
    loft([section_across(x, width, 0.06, top_z, 2.5) for x, width, top_z in SHOE], upper, subdivisions=2)
    sole = [(x, width * 1.1 + 0.015) for x, width, _ in SHOE]
    outline = rounded_outline([(-0.90, 0)] + sole + [(0.965, 0)] + [(x, -y) for x, y in reversed(sole)], 1)
    plate(outline, 0.15, white, 0.03, (0, 0, 0.075))
    plate([(x * 1.003, y * 1.01) for x, y in outline], 0.03, accent, 0.008, (0, 0, 0.05))
    opening = [
        (-0.80, 0, 0.655),
        (-0.68, 0.17, 0.64),
        (-0.45, 0.19, 0.60),
        (-0.26, 0.14, 0.62),
        (-0.20, 0, 0.64),
        (-0.26, -0.14, 0.62),
        (-0.45, -0.19, 0.60),
        (-0.68, -0.17, 0.64),
    ]
    tube(opening, 0.055, upper, cyclic=True)
    sphere((-0.49, 0, 0.585), 0.29, rubber("#4A4A4C"), (1, 0.58, 0.16))
    tongue = [
        section_across(x, width, z - 0.04, z, 2.2)
        for x, width, z in ((-0.30, 0.10, 0.80), (-0.22, 0.14, 0.74), (-0.05, 0.14, 0.60), (0.25, 0.12, 0.42))
    ]
    loft(tongue, lining, subdivisions=2)
    for index in range(5):
        x, z = -0.13 + index * 0.095, 0.635 - index * 0.055
        tube(
            [
                (x - 0.02, -0.19, z - 0.10),
                (x, -0.12, z),
                (x + 0.03, 0, z + 0.025),
                (x, 0.12, z),
                (x - 0.02, 0.19, z - 0.10),
            ],
            0.020,
            white,
        )
    sphere((-0.845, 0, 0.52), 0.13, accent, (0.45, 0.95, 0.9))
    for sign in (-1, 1):
        tube(
            [(-0.62, sign * 0.262, 0.18), (-0.46, sign * 0.272, 0.32), (-0.28, sign * 0.262, 0.48)],
            0.028,
            accent,
        )


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
