"""Jewellery, modelled at table size; the studio scales light and camera to it."""

import math

from catalogue import Detail, product
from materials import gloss, gold, principled, silver
from shapes import FACING, around, cylinder, lathe, plate, rounded_outline, sphere, torus, tube


def brilliant(location, radius):
    """A cut diamond, facets and all."""
    profile = [(0.001, -0.62), (1.0, 0.0), (1.0, 0.07), (0.6, 0.36), (0.001, 0.36)]
    stone = principled("#F2F8FF", 0.0, transmission=0.8, ior=2.0, specular=1.0)
    lathe(
        [(x * radius, z * radius) for x, z in profile], stone, location, smooth=False, steps=10
    ).data.auto_smooth_angle = 0.1


@product("ring", 16, 24, angle=-50, detail=Detail(0.0, 0.56, 3.2))
def ring():
    """Solitaire Ring."""
    band = gold()
    torus((0, 0, 0.55), 0.5, 0.058, band, FACING)
    brilliant((0, 0, 1.19), 0.20)
    for index in range(4):
        x, y, _ = around(1, 45 + 90 * index)
        tube(
            [
                (x * 0.04, y * 0.04, 1.02),
                (x * 0.15, y * 0.15, 1.10),
                (x * 0.205, y * 0.205, 1.21),
                (x * 0.17, y * 0.17, 1.245),
            ],
            0.02,
            band,
        )
    torus((0, 0, 1.09), 0.105, 0.016, band)


def chain(points, material, link_radius=0.045, thickness=0.013):
    """Round links along a path that faces the camera, every other one on edge."""
    for index, (x, z) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        along = math.atan2(after[1] - before[1], after[0] - before[0])
        turn = math.radians(90 if index % 2 else 25)
        torus((x, 0, z), link_radius, thickness, material, (turn, -along, 0), (1.25, 1, 1), segments=32)


@product("necklace", 2, 0, "wall", angle=26, detail=Detail(0.0, -0.52, 3.4))
def necklace():
    """Emerald Pendant."""
    metal = gold()
    path = []
    for index in range(105):
        t = -math.pi + 2 * math.pi * index / 104
        path.append((0.60 * math.sin(t) * (1 - 0.18 * math.cos(t)), 0.10 - 0.82 * math.cos(t)))
    chain(path, metal, 0.034, 0.010)
    torus((0, -0.01, -0.76), 0.05, 0.013, metal)
    cut = [
        (0.10, 0.20),
        (0.17, 0.13),
        (0.17, -0.13),
        (0.10, -0.20),
        (-0.10, -0.20),
        (-0.17, -0.13),
        (-0.17, 0.13),
        (-0.10, 0.20),
    ]
    plate([(x * 1.16, y * 1.14) for x, y in cut], 0.08, metal, 0.02, (0, 0.0, -1.0), FACING)
    plate(
        cut,
        0.20,
        principled("#0C8A5C", 0.03, transmission=0.25, clearcoat=1.0),
        0.055,
        (0, -0.03, -1.0),
        FACING,
        segments=1,
    ).data.use_auto_smooth = False


@product("earrings", 4, 8, "wall", angle=-34, detail=Detail(-0.48, -0.02, 2.8))
def earrings():
    """Pearl Drops."""
    metal = gold()
    pearl = principled("#F7EFE6", 0.16, clearcoat=0.8, sheen=0.4, subsurface=0.1)
    for x in (-0.35, 0.35):
        torus((x, -0.2, 1.0), 0.15, 0.021, metal, (math.radians(90), 0, math.radians(18)))
        cylinder((x, -0.2, 0.81), 0.012, 0.09, metal, 0)
        sphere((x, -0.2, 0.76), 0.036, metal)
        sphere((x, -0.2, 0.60), 0.17, pearl)


@product("hoops", 12, 14, angle=-50, detail=Detail(0.1, 0.05, 3.0))
def hoops():
    """Gold Hoops."""
    metal = gold()
    torus((-0.34, -0.1, 0.56), 0.5, 0.062, metal, (math.radians(90), 0, math.radians(28)))
    torus((0.40, 0.22, 0.56), 0.5, 0.062, metal, (math.radians(90), 0, math.radians(-34)))


@product("bracelet", 34, 20, angle=-50, detail=Detail(-0.1, -0.32, 3.0))
def bracelet():
    """Curb Bracelet."""
    metal = silver()
    count = 20
    for index in range(count):
        angle = 360 / count * index
        torus(
            around(0.80, angle, 0.12),
            0.165,
            0.045,
            metal,
            (math.radians(66), 0, math.radians(angle + 14)),
            (1.1, 0.72, 1),
            segments=48,
        )
    cylinder(around(0.80, 0, 0.11), 0.05, 0.26, metal, 0.02, (0, math.radians(90), 0))


@product("bangle", 30, 24, angle=-50, detail=Detail(-0.25, -0.19, 3.4))
def bangle():
    """Pave Bangle."""
    torus((0, 0, 0.11), 0.8, 0.105, principled("#E7B9A0", 0.16, 1.0), scale=(1, 0.88, 1.1))
    stone = principled("#FFFFFF", 0.02, transmission=0.4, ior=2.0, specular=1.0)
    for row, (lift, out) in enumerate(((0.075, 0.075), (0.0, 0.105), (-0.075, 0.080))):
        for index in range(33):
            angle = -80 + 160 / 32 * (index + 0.5 * (row % 2))
            x, y, z = around(0.80 + out, angle, 0.11 + lift)
            sphere((x, y * 0.89, z), 0.030, stone, segments=6)


@product("brooch", 2, 0, "wall", angle=30, detail=Detail(0.0, 0.0, 3.0))
def brooch():
    """Enamel Brooch."""
    metal = gold()
    for ring_index, (count, length, colour, depth) in enumerate(
        ((8, 0.74, "#2E5FA8", 0.0), (8, 0.50, "#7FB2E5", -0.07))
    ):
        for index in range(count):
            angle = math.radians(360 / count * (index + 0.5 * ring_index))
            # Neighbours overlap: on one plane, their surfaces would fight and leave black slivers.
            lift = depth - (0.035 if index % 2 else 0.0)
            petal = rounded_outline(
                [
                    (0.06, 0.10),
                    (0.22, length * 0.62),
                    (0.13, length),
                    (-0.13, length),
                    (-0.22, length * 0.62),
                    (-0.06, 0.10),
                ],
                3,
            )
            turned = [
                (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
                for x, y in petal
            ]
            plate(turned, 0.06, metal, 0.02, (0, lift, 0), FACING)
            inner = [(x * 0.80, 0.06 + y * 0.86) for x, y in petal]
            turned = [
                (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
                for x, y in inner
            ]
            plate(turned, 0.03, gloss(colour, 0.12), 0.010, (0, lift - 0.03, 0), FACING)
    sphere((0, -0.12, 0), 0.16, principled("#FBF4EA", 0.15, clearcoat=0.8), (1, 0.8, 1))
    for index in range(12):
        x, z, _ = around(0.19, 30 * index)
        sphere((x, -0.11, z), 0.035, metal, segments=24)
