"""Outdoor: tent, bottle, backpack and board."""

import math

from catalogue import Detail, product
from materials import fabric, is_light, leather, metal, plastic, principled, shade, with_grain, wood
from shapes import FACING, box, cylinder, lathe, plate, rod, rounded_outline, rounded_rectangle, sheet, tube


def tent_wall(corners, material):
    """A triangle or quadrangle of taut cloth."""
    return sheet(corners, [tuple(range(len(corners)))], material, 0.02)


@product("tent", 14, 28, angle=-32, detail=Detail(-0.25, -0.1, 2.8), fill=0.78)
def tent(colour):
    """Trail Tent."""
    cloth, dark, light = fabric(colour, 0.7, 0.2, 160), fabric("#3A332C"), fabric(shade(colour, 1.35))
    front, back, width, height = -0.95, 0.95, 0.92, 1.12
    for side in (-1, 1):
        tent_wall(
            [(side * width, front, 0), (side * width, back, 0), (0, back, height), (0, front, height)], cloth
        )
        tent_wall([(side * width, front, 0), (side * 0.42, front, 0), (0, front, height)], cloth)
        roll = [
            (side * 0.42, front - 0.03, 0.03),
            (side * 0.36, front - 0.08, 0.40),
            (side * 0.12, front - 0.05, 0.86),
        ]
        tube(roll, 0.055, light, radii=[1.2, 1.0, 0.7])
        rod(
            (side * (width + 0.03), front - 0.02, -0.01),
            (-side * 0.06, front - 0.02, height + 0.08),
            0.020,
            wood("#8A5A35"),
        )
        for y in (front, back):
            tube(
                [
                    (side * width * 0.5, y, height * 0.5),
                    (side * 0.86, y * 1.02, 0.16),
                    (side * 1.08, y * 1.04, 0.0),
                ],
                0.009,
                fabric("#F2EDE2"),
            )
            rod((side * 1.08, y * 1.04, 0), (side * 1.07, y * 1.04, 0.08), 0.018, metal("#9AA0A8"))
    tent_wall([(-width, back, 0), (width, back, 0), (0, back, height)], cloth)
    tent_wall(
        [(-width, front, 0.006), (width, front, 0.006), (width, back, 0.006), (-width, back, 0.006)], dark
    )
    tent_wall(
        [(-width * 0.95, back - 0.2, 0.01), (width * 0.95, back - 0.2, 0.01), (0, back - 0.2, height * 0.95)],
        dark,
    )
    rod((0, front, height + 0.01), (0, back, height + 0.01), 0.022, wood("#8A5A35"))


@product("bottle", 10, 18, angle=-60, detail=Detail(0.0, 0.52, 2.8))
def bottle(colour):
    """Insulated Bottle."""
    body, steel, cap = (
        principled(colour, 0.42, 0.15, clearcoat=0.25),
        metal("#C9CDD2", 0.25),
        plastic("#2A2D32", 0.45),
    )
    lathe(
        [(0.001, 0.05), (0.25, 0.05), (0.28, 0.07), (0.28, 1.10), (0.26, 1.22), (0.19, 1.32), (0.185, 1.36)],
        body,
    )
    lathe([(0.001, 0), (0.25, 0), (0.275, 0.02), (0.277, 0.065), (0.2, 0.065)], steel)
    cylinder((0, 0, 1.365), 0.19, 0.05, steel, 0.01)
    cylinder((0, 0, 1.46), 0.20, 0.16, cap, 0.025)
    tube(
        [
            (-0.15, 0, 1.52),
            (-0.17, 0, 1.68),
            (-0.08, 0, 1.77),
            (0.08, 0, 1.77),
            (0.17, 0, 1.68),
            (0.15, 0, 1.52),
        ],
        0.034,
        cap,
    )
    band = plastic(shade(colour, 1.45) if not is_light(colour) else "#7C858C", 0.5)
    for height, width in ((0.20, 0.05), (0.28, 0.018)):
        lathe([(0.281, height), (0.2825, height + width)], band, smooth=False)


@product("backpack", 10, 24, angle=155, detail=Detail(-0.10, 0.08, 2.8))
def backpack(colour):
    """Day Pack 22 L."""
    cloth, dark = fabric(colour, 0.8, 0.2, 180, 0.3), fabric(shade(colour, 0.72), 0.8, 0.2, 180, 0.3)
    strap, zip_metal, tan = fabric(shade(colour, 0.5)), metal("#C9CDD2"), leather("#B07A4A")
    body = rounded_outline(
        [
            (-0.42, 0.02),
            (0.42, 0.02),
            (0.47, 0.5),
            (0.43, 1.15),
            (0.28, 1.36),
            (-0.28, 1.36),
            (-0.43, 1.15),
            (-0.47, 0.5),
        ],
        2,
    )
    plate(body, 0.46, cloth, 0.11, (0, 0, 0), FACING, segments=8)
    pocket = rounded_outline(
        [(-0.35, 0.10), (0.35, 0.10), (0.37, 0.40), (0.33, 0.64), (-0.33, 0.64), (-0.37, 0.40)], 2
    )
    plate(pocket, 0.20, dark, 0.08, (0, -0.26, 0), FACING, segments=8)
    tube(
        [(-0.30, -0.335, 0.52), (-0.15, -0.352, 0.54), (0.15, -0.352, 0.54), (0.30, -0.335, 0.52)],
        0.012,
        zip_metal,
    )
    rod((0.24, -0.35, 0.53), (0.25, -0.36, 0.44), 0.014, tan)
    tube(
        [
            (-0.44, -0.14, 0.75),
            (-0.41, -0.16, 1.12),
            (-0.24, -0.18, 1.29),
            (0, -0.19, 1.31),
            (0.24, -0.18, 1.29),
            (0.41, -0.16, 1.12),
            (0.44, -0.14, 0.75),
        ],
        0.014,
        zip_metal,
    )
    plate(rounded_rectangle(0.17, 0.13, 0.03), 0.02, tan, 0.006, (0, -0.235, 0.90), FACING)
    tube(
        [(-0.11, 0.08, 1.33), (-0.10, 0.08, 1.46), (0, 0.08, 1.50), (0.10, 0.08, 1.46), (0.11, 0.08, 1.33)],
        0.03,
        strap,
    )
    for side in (-1, 1):
        tube(
            [
                (side * 0.22, 0.20, 1.28),
                (side * 0.30, 0.38, 1.22),
                (side * 0.36, 0.44, 0.85),
                (side * 0.38, 0.36, 0.40),
                (side * 0.38, 0.20, 0.14),
            ],
            0.055,
            strap,
        )
        cylinder((side * 0.49, 0.0, 0.36), 0.12, 0.52, dark, 0.05)
        lathe(
            [(0.001, 0.10), (0.09, 0.10), (0.09, 0.62), (0.05, 0.70), (0.05, 0.76), (0.001, 0.76)],
            metal("#D6DADF", 0.3) if side > 0 else dark,
            (side * 0.49, 0.0, 0.0),
        )


@product("skateboard", 20, 26, angle=-34, detail=Detail(0.33, -0.2, 3.2), fill=0.8)
def skateboard():
    """Street Board."""
    grip, maple = with_grain(principled("#2B2D32", 0.95), 160, 0.6), wood("#D6A25E", 3)
    stripe, wheel, steel = plastic("#E2574C", 0.4), plastic("#F4E7C8", 0.4), metal("#B9BEC5", 0.3)

    def height(x):
        return 0.34 + 0.26 * max(0, abs(x) - 0.86) ** 1.5 / 0.25**1.5 * 0.5

    def deck(z, material, thickness, inset):
        columns, rows, vertices, faces = 64, 12, [], []
        for column in range(columns + 1):
            x = -1.12 + 2.24 * column / columns
            end = max(0.0, (abs(x) - 0.84) / 0.285)
            half = (0.29 - inset) * math.sqrt(max(0.0, 1 - end**2.4))
            vertices += [
                (x, half * (2 * row / rows - 1), height(x) + z + 0.03 * (2 * row / rows - 1) ** 2)
                for row in range(rows + 1)
            ]
        for column in range(columns):
            for row in range(rows):
                first = column * (rows + 1) + row
                faces.append((first, first + 1, first + rows + 2, first + rows + 1))
        sheet(vertices, faces, material, thickness, smooth=True)

    deck(0.0, maple, 0.05, 0.0)
    deck(-0.012, stripe, 0.022, -0.004)
    deck(0.026, grip, 0.012, 0.002)
    for x in (-0.66, 0.66):
        box((x, 0, 0.285), (0.22, 0.16, 0.05), steel, 0.01)
        rod((x, -0.22, 0.18), (x, 0.22, 0.18), 0.035, steel)
        box((x, 0, 0.22), (0.10, 0.12, 0.10), steel, 0.02)
        for y in (-0.25, 0.25):
            cylinder((x, y, 0.13), 0.13, 0.13, wheel, 0.035, FACING)
            cylinder((x, y * 1.27, 0.13), 0.05, 0.02, steel, 0.005, FACING)
        for dx in (-0.06, 0.06):
            for y in (-0.05, 0.05):
                cylinder((x + dx, y, 0.376), 0.013, 0.008, steel, 0)
