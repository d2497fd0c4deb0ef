"""Baby's and toys."""

import math
import random

from catalogue import Detail, product
from lettering import label, text
from materials import fabric, glass, gloss, metal, plastic, principled, rubber, wood, wool
from shapes import (
    FACING,
    SIDEWAYS,
    around,
    box,
    cylinder,
    lathe,
    loft,
    plate,
    rod,
    rounded_outline,
    section_across,
    sphere,
    torus,
    tube,
)


@product("duck", 12, -18, angle=-150, detail=Detail(-0.4, 0.3, 2.6))
def duck():
    """Bath Duck."""
    yellow, orange, black = gloss("#FACC15", 0.35), gloss("#F58220", 0.35), gloss("#16130F", 0.15)
    sphere((0, 0, 0.36), 0.46, yellow, (1.15, 0.9, 0.78))
    sphere((-0.28, 0, 0.86), 0.29, yellow)
    sphere((0.47, 0, 0.54), 0.18, yellow, (1.2, 0.8, 0.8), (0, math.radians(-40), 0))
    sphere((-0.57, 0, 0.83), 0.10, orange, (1.3, 1.15, 0.34), (0, math.radians(8), 0))
    sphere((-0.56, 0, 0.79), 0.085, orange, (1.15, 1.0, 0.34), (0, math.radians(-6), 0))
    for side in (-1, 1):
        sphere((-0.46, side * 0.165, 0.95), 0.048, black)
        sphere((-0.495, side * 0.178, 0.968), 0.015, gloss("#FFFFFF", 0.1))
        sphere((0.08, side * 0.37, 0.42), 0.21, yellow, (1.4, 0.42, 0.8), (0, math.radians(-14), 0))


@product("blocks", 16, 20, angle=-40, detail=Detail(-0.05, 0.37, 2.8))
def blocks():
    """Wooden Blocks."""
    white = plastic("#FFF9EE", 0.5)
    chance = random.Random(5)
    for letter, x, z, colour in (
        ("A", -0.29, 0.25, "#3B74C9"),
        ("B", 0.29, 0.25, "#EFBF2E"),
        ("C", 0.0, 0.752, "#DB4444"),
    ):
        turn = math.radians(chance.uniform(-13, 13))
        box((x, 0, z), (0.5, 0.5, 0.5), gloss(colour, 0.4), 0.05, (0, 0, turn))
        for side in (0, math.radians(90)):
            out = turn + side
            text(
                letter,
                0.36,
                white,
                (x + 0.251 * math.sin(out), -0.251 * math.cos(out), z),
                rotation=(math.radians(90), 0, out),
            )


@product("teddy", 8, 12, angle=-40, detail=Detail(0.0, 0.15, 2.8))
def teddy():
    """Plush Bear."""
    fur, pale, dark = wool("#B5804E"), wool("#E5C79C"), gloss("#241A14", 0.2)
    sphere((0, 0, 0.48), 0.42, fur, (1, 0.86, 1.08))
    sphere((0, -0.13, 0.46), 0.31, pale, (0.95, 0.82, 1.05))
    sphere((0, -0.05, 1.12), 0.38, fur, (1.06, 0.95, 0.94))
    sphere((0, -0.34, 1.03), 0.165, pale, (1.1, 0.9, 0.85))
    sphere((0, -0.485, 1.085), 0.058, dark, (1.2, 0.7, 0.85))
    tube([(0, -0.49, 1.05), (0, -0.505, 1.00), (0, -0.495, 0.975)], 0.009, dark)
    tube(
        [
            (-0.07, -0.465, 0.985),
            (-0.035, -0.495, 0.955),
            (0, -0.495, 0.975),
            (0.035, -0.495, 0.955),
            (0.07, -0.465, 0.985),
        ],
        0.009,
        dark,
    )
    for side in (-1, 1):
        sphere((side * 0.30, 0, 1.43), 0.135, fur, (1, 0.6, 1))
        sphere((side * 0.30, -0.055, 1.425), 0.085, pale, (1, 0.5, 1))
        sphere((side * 0.145, -0.375, 1.19), 0.042, dark)
        sphere((side * 0.133, -0.41, 1.203), 0.012, gloss("#FFFFFF", 0.1))
        sphere(
            (side * 0.45, -0.10, 0.64),
            0.17,
            fur,
            (0.82, 0.85, 1.6),
            (math.radians(-18), math.radians(side * -34), 0),
        )
        sphere((side * 0.30, -0.32, 0.17), 0.185, fur, (0.95, 1.6, 0.95), (0, 0, math.radians(side * 14)))
        sphere((side * 0.355, -0.585, 0.19), 0.13, pale, (1, 0.4, 1), (0, 0, math.radians(side * 14)))
    ribbon = fabric("#DB4444", 0.5)
    torus((0, -0.03, 0.83), 0.235, 0.045, ribbon, (math.radians(8), 0, 0))
    for side in (-1, 1):
        sphere((side * 0.105, -0.31, 0.82), 0.09, ribbon, (1.25, 0.5, 0.85), (0, math.radians(side * 18), 0))
    sphere((0, -0.335, 0.82), 0.045, ribbon)


@product("babybottle", 8, 3, angle=45, detail=Detail(0.0, 0.38, 2.8))
def babybottle():
    """Baby Bottle."""
    mint, clear = plastic("#63B9A5", 0.4), glass("#FFFFFF", 1.15)
    lathe(
        [
            (0.001, 0),
            (0.24, 0),
            (0.28, 0.03),
            (0.29, 0.25),
            (0.27, 0.42),
            (0.27, 0.60),
            (0.29, 0.80),
            (0.27, 0.90),
            (0.22, 0.94),
            (0.22, 0.98),
        ],
        clear,
    )
    lathe(
        [
            (0.001, 0.025),
            (0.23, 0.025),
            (0.265, 0.05),
            (0.275, 0.25),
            (0.255, 0.42),
            (0.255, 0.60),
            (0.262, 0.66),
            (0.001, 0.66),
        ],
        gloss("#FBF6EC", 0.35),
    )
    lathe([(0.001, 0.95), (0.27, 0.95), (0.285, 0.98), (0.27, 1.14), (0.23, 1.17), (0.14, 1.18)], mint)
    for index in range(40):
        x, y, _ = around(0.275, 9 * index)
        rod((x, y, 0.985), (x * 0.985, y * 0.985, 1.11), 0.010, mint)
    lathe(
        [
            (0.19, 1.16),
            (0.17, 1.20),
            (0.11, 1.26),
            (0.062, 1.34),
            (0.058, 1.42),
            (0.035, 1.46),
            (0.001, 1.465),
        ],
        principled("#F0CFA6", 0.35, subsurface=0.2, clearcoat=0.4),
    )
    ink = plastic("#3B8C7B", 0.5)
    for index in range(6):
        label(0.17 if index % 2 else 0.10, 0.012, ink, 0.20 + index * 0.085, radius=0.295)


@product("toycar", 18, 32, angle=-145, detail=Detail(0.38, -0.12, 2.8))
def toycar():
    """Ride-on Car."""
    red, cream, dark = gloss("#DB4444", 0.3), gloss("#F7EFDD", 0.35), rubber("#26282C")
    body = (
        (-0.98, 0.30, 0.26, 0.46),
        (-0.92, 0.40, 0.20, 0.60),
        (-0.60, 0.45, 0.18, 0.66),
        (-0.30, 0.46, 0.18, 0.52),
        (0.05, 0.46, 0.18, 0.50),
        (0.28, 0.46, 0.18, 0.60),
        (0.60, 0.44, 0.18, 0.60),
        (0.90, 0.38, 0.20, 0.52),
        (0.99, 0.26, 0.26, 0.42),
    )
    loft([section_across(x, width, low, top, 3.4) for x, width, low, top in body], red, subdivisions=2)
    box((-0.18, 0, 0.54), (0.46, 0.52, 0.10), cream, 0.045, segments=8)
    box((-0.45, 0, 0.72), (0.12, 0.52, 0.36), cream, 0.055, (0, math.radians(-14), 0), 8)
    rod((0.34, 0, 0.56), (0.18, 0, 0.80), 0.03, dark)
    torus((0.17, 0, 0.81), 0.15, 0.03, dark, (0, math.radians(-34), 0))
    sphere((0.17, 0, 0.81), 0.05, cream)
    plate(
        rounded_outline([(-0.36, 0), (0.36, 0), (0.28, 0.26), (-0.28, 0.26)], 1),
        0.03,
        glass("#DDF0FA", 1.1),
        0.01,
        (0.40, 0, 0.58),
        (math.radians(90), 0, math.radians(90)),
    )
    for x in (-0.62, 0.62):
        for side in (-1, 1):
            cylinder((x, side * 0.44, 0.20), 0.20, 0.16, dark, 0.05, FACING)
            cylinder((x, side * 0.515, 0.20), 0.115, 0.03, cream, 0.012, FACING)
            cylinder((x, side * 0.53, 0.20), 0.04, 0.02, red, 0.008, FACING)
    for side in (-1, 1):
        cylinder((0.955, side * 0.20, 0.44), 0.085, 0.06, cream, 0.02, SIDEWAYS)
        sphere((0.98, side * 0.20, 0.44), 0.065, gloss("#FFE9A8", 0.1), (0.5, 1, 1))
    box((0.99, 0, 0.25), (0.07, 0.60, 0.09), cream, 0.035, segments=8)
    box((-0.99, 0, 0.26), (0.07, 0.60, 0.09), cream, 0.035, segments=8)
    for offset in (-0.06, 0.06):
        box((0.70, offset, 0.586), (0.46, 0.05, 0.02), cream, 0.008)


@product("stacker", 12, 14, angle=-60, detail=Detail(0.1, 0.1, 2.8))
def stacker():
    """Ring Stacker."""
    oak = wood("#D9AE74", 3)
    lathe([(0.001, 0), (0.44, 0), (0.46, 0.04), (0.42, 0.10), (0.001, 0.10)], oak)
    cylinder((0, 0, 0.6), 0.055, 1.1, oak, 0)
    level = 0.10
    for colour, radius, thick in (
        ("#DB4444", 0.30, 0.125),
        ("#F08A3C", 0.27, 0.118),
        ("#F4C534", 0.24, 0.11),
        ("#5BAE63", 0.21, 0.103),
        ("#3F83CF", 0.175, 0.096),
    ):
        level += thick
        torus((0, 0, level), radius, thick, gloss(colour, 0.35))
        level += thick * 0.97
    sphere((0, 0, level + 0.11), 0.13, gloss("#8A63B8", 0.35))


@product("rocket", 10, 24, angle=-48, detail=Detail(-0.08, 0.1, 3.0))
def rocket():
    """Toy Rocket."""
    white, red, blue = gloss("#F3EFE6", 0.35), gloss("#DB4444", 0.3), gloss("#2F6DB5", 0.2)
    lathe([(0.17, 0.22), (0.27, 0.42), (0.30, 0.75), (0.26, 1.05), (0.235, 1.13)], white)
    lathe([(0.238, 1.12), (0.17, 1.32), (0.08, 1.47), (0.03, 1.53), (0.001, 1.545)], red)
    lathe([(0.285, 0.52), (0.298, 0.54), (0.304, 0.62), (0.296, 0.62)], red, smooth=False)
    lathe([(0.001, 0.12), (0.20, 0.12), (0.15, 0.26), (0.001, 0.26)], metal("#8F959D", 0.35))
    cylinder((0, -0.272, 0.88), 0.125, 0.07, metal("#D0B070", 0.3), 0.02, FACING)
    cylinder((0, -0.30, 0.88), 0.095, 0.04, blue, 0.015, FACING)
    fin = rounded_outline([(0.20, 0.50), (0.46, 0.26), (0.50, 0.0, 1), (0.38, 0.03, 1), (0.20, 0.22)], 2)
    for index in range(4):
        plate(fin, 0.06, red, 0.022, (0, 0, 0), (math.radians(90), 0, math.radians(45 + 90 * index)))
    for angle in (-52, 52):
        for height in (0.70, 0.80):
            sphere(around(0.298, angle, height), 0.018, metal("#C9CDD2"))
