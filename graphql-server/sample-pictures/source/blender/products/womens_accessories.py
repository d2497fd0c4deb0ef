"""Women's accessories."""

from catalogue import Detail, product
from materials import fabric, gloss, gold, leather, principled, shade, with_grain
from shapes import FACING, box, cylinder, lathe, plate, rounded_rectangle, torus, tube


@product("handbag", 12, 24, angle=-30, detail=Detail(-0.08, -0.14, 3.0))
def handbag(colour):
    """Leather Tote."""
    skin, trim, clasp = leather(colour), leather(shade(colour, 0.86)), gold()
    box((0, 0, 0.45), (1.25, 0.46, 0.86), skin, 0.12, segments=8)
    plate(rounded_rectangle(1.12, 0.48, 0.14), 0.05, trim, 0.02, (0, -0.225, 0.63), FACING)
    cylinder((0, -0.262, 0.46), 0.055, 0.03, clasp, 0.01, FACING)
    handle = leather(shade(colour, 0.75))
    for y in (-0.13, 0.13):
        arch = [
            (-0.36, y, 0.8),
            (-0.36, y * 1.1, 1.1),
            (-0.2, y, 1.38),
            (0.2, y, 1.38),
            (0.36, y * 1.1, 1.1),
            (0.36, y, 0.8),
        ]
        tube(arch, 0.032, handle)
    for x in (-0.36, 0.36):
        torus((x, -0.15, 0.88), 0.055, 0.014, clasp, FACING)


def straw():
    """Plaited straw: pale, matt, with fine rings."""
    return with_grain(principled("#DDBF87", 0.8, sheen=0.3), 26, 0.9, "ShaderNodeTexVoronoi")


@product("sunhat", 26, 12, angle=100, detail=Detail(0.21, -0.06, 3.0), fill=0.8)
def sunhat():
    """Straw Sun Hat."""
    material = straw()
    crown = [
        (0.001, 0.50),
        (0.2, 0.50),
        (0.36, 0.45),
        (0.43, 0.28),
        (0.46, 0.06),
        (0.60, 0.01),
        (0.85, -0.03),
        (1.02, -0.02),
        (1.03, -0.045),
        (0.85, -0.06),
        (0.6, -0.02),
        (0.44, 0.02),
    ]
    lathe(crown, material)
    for index in range(9):
        torus((0, 0, -0.03 + 0.003 * index), 0.54 + 0.058 * index, 0.010, material, scale=(1, 1, 0.6))
    ribbon = fabric("#2F3B57", 0.6)
    lathe([(0.47, 0.06), (0.478, 0.07), (0.452, 0.20), (0.44, 0.20)], ribbon)
    for sign in (-1, 1):
        bow = [
            (0.30, -0.37, 0.13),
            (0.30 + sign * 0.10, -0.45, 0.20),
            (0.32 + sign * 0.16, -0.43, 0.10),
            (0.30, -0.37, 0.12),
        ]
        tube(bow, 0.03, ribbon)


@product("sunglasses", 14, 26, angle=-40, detail=Detail(-0.14, 0.06, 2.8), fill=0.8)
def sunglasses():
    """Round Sunglasses."""
    frame, lens = gloss("#1A1512", 0.2), gloss("#3A2A20", 0.06)
    for sign in (-1, 1):
        torus((sign * 0.42, 0, 0.3), 0.32, 0.036, frame, FACING, (1, 0.92, 1))
        cylinder((sign * 0.42, 0, 0.3), 0.31, 0.016, lens, 0.004, FACING)
        tube(
            [
                (sign * 0.74, 0, 0.38),
                (sign * 0.79, 0.1, 0.38),
                (sign * 0.77, 0.7, 0.38),
                (sign * 0.73, 1.0, 0.3),
                (sign * 0.71, 1.1, 0.12),
            ],
            0.03,
            frame,
        )
    tube([(-0.11, 0, 0.38), (0, -0.02, 0.43), (0.11, 0, 0.38)], 0.03, gold())
