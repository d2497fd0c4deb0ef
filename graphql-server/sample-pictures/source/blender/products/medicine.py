"""Medicine. First aid is marked by the white cross on green; the red cross is a protected emblem."""

import math

from catalogue import Detail, product
from cloth import panel, seam
from lettering import label, text
from materials import fabric, gloss, paper, plastic, principled, with_grain
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
    tube,
)


def cross(size, material, location, rotation=FACING):
    """A cross with equal arms."""
    arm, half = size / 6, size / 2
    outline = [
        (arm, half),
        (arm, arm),
        (half, arm),
        (half, -arm),
        (arm, -arm),
        (arm, -half),
        (-arm, -half),
        (-arm, -arm),
        (-half, -arm),
        (-half, arm),
        (-arm, arm),
        (-arm, half),
    ]
    plate(outline, 0.02, material, 0.004, location, rotation)


def capsule(x, y, turn, colour):
    """A two-coloured capsule that lies on the table."""
    shell, white = gloss(colour, 0.2), gloss("#F6F4EF", 0.2)
    dx, dy = 0.10 * math.cos(turn), 0.10 * math.sin(turn)
    rod((x, y, 0.09), (x + dx, y + dy, 0.09), 0.088, white)
    rod((x - dx, y - dy, 0.09), (x, y, 0.09), 0.092, shell)
    sphere((x + dx, y + dy, 0.09), 0.088, white)
    sphere((x - dx, y - dy, 0.09), 0.092, shell)


@product("pills", 16, 2, angle=40, detail=Detail(-0.2, -0.55, 2.8))
def pills():
    """Vitamin C Capsules."""
    lathe(
        [
            (0.001, 0),
            (0.33, 0),
            (0.36, 0.03),
            (0.36, 0.78),
            (0.33, 0.90),
            (0.30, 0.93),
            (0.30, 1.0),
            (0.001, 1.0),
        ],
        gloss("#D9791A", 0.12),
    )
    cylinder((0, 0, 1.08), 0.345, 0.22, plastic("#F4F2EC", 0.4), 0.03)
    for index in range(48):
        angle = 2 * math.pi * index / 48
        rod(
            (0.345 * math.cos(angle), 0.345 * math.sin(angle), 1.0),
            (0.345 * math.cos(angle), 0.345 * math.sin(angle), 1.15),
            0.012,
            plastic("#F4F2EC", 0.4),
        )
    label(1.7, 0.50, paper("#FFF8EA"), 0.43, radius=0.364)
    text("C", 0.34, plastic("#E8730C", 0.5), (0, 0, 0.50), radius=0.368)
    text("VITAMIN", 0.095, plastic("#3A3F45", 0.5), (0, 0, 0.27), radius=0.368)
    for x, y, turn, colour in (
        (-0.55, -0.35, 0.5, "#F08A24"),
        (-0.22, -0.62, 1.7, "#E2B21B"),
        (0.46, -0.46, 2.6, "#F08A24"),
    ):
        capsule(x, y, turn, colour)


@product("firstaid", 14, 24, angle=-30, detail=Detail(0.3, 0.42, 2.8))
def firstaid():
    """First Aid Kit."""
    green, white = plastic("#1F9D61", 0.4), plastic("#F7F7F3", 0.45)
    plate(rounded_rectangle(1.36, 0.92, 0.13), 0.44, green, 0.05, (0, 0, 0.46), FACING)
    plate(rounded_rectangle(1.375, 0.935, 0.135), 0.03, plastic("#167A4A", 0.4), 0.008, (0, 0, 0.46), FACING)
    cylinder((0, -0.222, 0.46), 0.31, 0.015, white, 0.005, FACING)
    cross(0.40, green, (0, -0.232, 0.46))
    tube(
        [
            (-0.26, 0, 0.90),
            (-0.26, 0, 1.06),
            (-0.16, 0, 1.12),
            (0.16, 0, 1.12),
            (0.26, 0, 1.06),
            (0.26, 0, 0.90),
        ],
        0.045,
        plastic("#2B2E33", 0.5),
    )
    for x in (-0.44, 0.44):
        box((x, -0.02, 0.925), (0.15, 0.20, 0.05), white, 0.015)


def strip(location, turn, colour):
    """An adhesive strip with its pad, facing the camera."""
    lying = (math.radians(90), math.radians(turn), 0)
    skin = with_grain(principled(colour, 0.7), 60, 0.3, "ShaderNodeTexVoronoi")
    plate(rounded_rectangle(1.3, 0.36, 0.175), 0.03, skin, 0.012, location, lying)
    x, y, z = location
    plate(rounded_rectangle(0.42, 0.34, 0.03), 0.02, principled(colour, 0.6), 0.006, (x, y - 0.014, z), lying)
    for column in range(5):
        for row in range(3):
            across, along = (row - 1) * 0.09, (column - 2) * 0.075
            angle = math.radians(turn)
            cylinder(
                (
                    x + along * math.cos(angle) - across * math.sin(angle),
                    y - 0.026,
                    z - along * math.sin(angle) - across * math.cos(angle),
                ),
                0.012,
                0.004,
                plastic("#8A6242", 0.6),
                0,
                FACING,
                16,
            )


@product("plasters", 2, 0, "wall", angle=26, detail=Detail(0.0, -0.05, 3.0))
def plasters():
    """Plaster Strips."""
    strip((0.02, 0.04, 0.34), 12, "#EBC39C")
    strip((0, -0.02, 0.0), -18, "#D9A273")
    strip((0.04, 0.04, -0.38), 8, "#B67C50")


@product("syrup", 10, 4, angle=40, detail=Detail(0.3, -0.5, 2.8))
def syrup():
    """Cough Syrup."""
    lathe(
        [
            (0.001, 0),
            (0.30, 0),
            (0.34, 0.04),
            (0.34, 0.86),
            (0.30, 1.0),
            (0.15, 1.12),
            (0.13, 1.16),
            (0.13, 1.26),
            (0.001, 1.26),
        ],
        gloss("#6B3410", 0.06),
    )
    cylinder((0, 0, 1.32), 0.165, 0.20, plastic("#F4F2EC", 0.4), 0.02)
    label(1.5, 0.60, paper("#FBF6EC"), 0.48, radius=0.344)
    label(1.5, 0.13, paper("#C2304A"), 0.715, radius=0.346)
    text("COUGH", 0.15, plastic("#C2304A", 0.5), (0, 0, 0.52), radius=0.348)
    text("SYRUP", 0.15, plastic("#C2304A", 0.5), (0, 0, 0.36), radius=0.348)
    cup = principled("#F4F6F7", 0.15, alpha=0.35, clearcoat=0.5)
    lathe(
        [(0.001, 0), (0.15, 0), (0.20, 0.30), (0.19, 0.30), (0.145, 0.015), (0.001, 0.015)],
        cup,
        (0.50, -0.28, 0),
        smooth=False,
    )
    lathe(
        [(0.001, 0.018), (0.143, 0.018), (0.172, 0.19), (0.001, 0.19)],
        gloss("#9A2B3A", 0.08),
        (0.50, -0.28, 0),
        smooth=False,
    )


def folds(x, z):
    """Three pleats across a face mask."""
    return 0.02 * abs(math.sin((z + 0.3) * 15)) if abs(z) < 0.24 else 0.0


@product("mask", 14, 20, angle=-32, detail=Detail(-0.15, -0.1, 2.6), exposure=-0.1)
def mask():
    """Face Masks, box of 50."""
    blue, white = paper("#4F93C9"), paper("#F6F6F2")
    box((0.05, 0.32, 0.36), (1.30, 0.62, 0.70), white, 0.012)
    box((0.05, 0.005, 0.18), (1.302, 0.01, 0.34), blue, 0.002)
    plate(rounded_rectangle(0.72, 0.22, 0.10), 0.02, plastic("#CBD5DC", 0.5), 0.004, (0.05, 0.32, 0.715))
    text("50", 0.22, plastic("#3478AE", 0.5), (-0.38, 0.004, 0.53))
    text("FACE MASKS", 0.10, plastic("#3478AE", 0.5), (0.12, 0.004, 0.53))
    sphere((0.05, 0.30, 0.74), 0.22, fabric("#A9CFE6"), (1.4, 0.5, 0.55))
    outline = rounded_outline([(-0.46, 0.27), (0.46, 0.27), (0.46, -0.27), (-0.46, -0.27)], 1)
    trim = fabric("#F4F6F7")
    with posed((0.06, -0.36, 0.27), (-22, 0, -6)):
        front = panel(outline, fabric("#A9CFE6"), height=0.10, fold=0.006, edge=0.28, relief=folds)
        seam(front, [(-0.45, 0.25), (0, 0.25), (0.45, 0.25)], trim, 0.018)
        seam(front, [(-0.45, -0.26), (0, -0.26), (0.45, -0.26)], trim, 0.014)
        for side in (-1, 1):
            loop = [
                (0.45, 0, 0.24),
                (0.62, 0.02, 0.20),
                (0.66, 0.03, 0),
                (0.62, 0.02, -0.20),
                (0.45, 0, -0.24),
            ]
            tube([(side * x, y, z) for x, y, z in loop], 0.012, trim)
