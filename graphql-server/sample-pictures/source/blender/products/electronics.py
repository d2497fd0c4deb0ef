"""Phones, computers and cameras: things with screens, lenses and keys."""

import math

from catalogue import Detail, product
from lettering import text
from materials import display, gloss, glow, leather, metal, plastic, principled, rubber, shade
from shapes import (
    FACING,
    box,
    cylinder,
    flatten_below,
    lathe,
    plate,
    rod,
    rounded_rectangle,
    sphere,
    torus,
    tube,
)

WALLPAPER = ("#1B1464", "#6D3BEB", "#F0568A", "#FFC078")


def slab(width, height, depth, radius, material, location, bevel, rotation=FACING):
    """A device body: an upright rounded rectangle."""
    return plate(rounded_rectangle(width, height, radius), depth, material, bevel, location, rotation)


def phone_front(x, y, body):
    """The phone from its screen side, clock on the lock screen."""
    slab(0.74, 1.52, 0.085, 0.12, body, (x, y, 0.76), 0.03)
    slab(0.715, 1.495, 0.02, 0.11, gloss("#050608", 0.06), (x, y - 0.036, 0.76), 0.006)
    slab(0.675, 1.455, 0.006, 0.09, display(WALLPAPER, 1.3), (x, y - 0.046, 0.76), 0)
    cylinder((x, y - 0.05, 1.435), 0.02, 0.004, plastic("#050608", 0.1), 0, FACING)
    text("10:24", 0.19, glow("#FFFFFF", 0.9), (x, y - 0.052, 1.18))
    white = glow("#FFFFFF", 0.9)
    for step, colour in ((-1, "#2FBF71"), (0, "#F2B134"), (1, "#3D8BFD")):
        slab(0.13, 0.13, 0.006, 0.035, glow(colour, 0.8), (x + step * 0.19, y - 0.05, 0.19), 0)
        cylinder((x + step * 0.19, y - 0.053, 0.19), 0.032, 0.004, white, 0, FACING)


def phone_back(x, y, colour, body):
    """The phone from behind: matt glass, and a broad camera pill with two lenses and a flash."""
    slab(0.74, 1.52, 0.085, 0.12, body, (x, y, 0.76), 0.03)
    slab(0.715, 1.495, 0.02, 0.11, principled(colour, 0.3, clearcoat=0.4), (x, y - 0.036, 0.76), 0.006)
    slab(
        0.56, 0.22, 0.05, 0.11, principled(shade(colour, 0.8), 0.2, clearcoat=0.6), (x, y - 0.05, 1.30), 0.015
    )
    for offset in (-0.17, 0.02):
        cylinder((x + offset, y - 0.085, 1.30), 0.078, 0.03, metal("#AEB3BA"), 0.006, FACING)
        cylinder((x + offset, y - 0.098, 1.30), 0.062, 0.012, gloss("#0A0C14", 0.03), 0.003, FACING)
    cylinder((x + 0.18, y - 0.08, 1.30), 0.032, 0.01, glow("#FFF6DF", 0.4), 0, FACING)


@product("phone", 6, 22, angle=-28, detail=Detail(-0.32, 0.48, 3.2), fill=0.76)
def phone(colour):
    """Phone X12."""
    body = principled(colour, 0.28, 0.75)
    phone_back(-0.34, 0.30, colour, body)
    phone_front(0.30, -0.10, body)


@product("tablet", 10, 18, angle=-26, detail=Detail(0.4, -0.2, 2.8))
def tablet():
    """Sketch Tablet, with a drawing of hills and its pen."""
    body = metal("#BFC4CB", 0.3)
    slab(1.66, 1.2, 0.06, 0.10, body, (0, 0, 0.6), 0.02)
    slab(1.63, 1.17, 0.02, 0.09, gloss("#08090C", 0.08), (0, -0.024, 0.6), 0.005)
    slab(1.50, 1.04, 0.006, 0.03, glow("#FBE9D2", 0.8), (0, -0.035, 0.6), 0)
    cylinder((0.32, -0.039, 0.80), 0.17, 0.002, glow("#F2784B", 0.85), 0, FACING)
    for colour, base, depth, shift in (
        ("#7FB3A6", 0.22, 0.0415, 0.3),
        ("#3F8580", 0.12, 0.0425, 1.5),
        ("#1F4E56", 0.02, 0.0435, 3.2),
    ):
        ridge = [(x / 20 * 0.72, base - 0.18 + 0.12 * math.sin(x / 20 * 3.4 + shift)) for x in range(-20, 21)]
        plate(
            [(-0.72, -0.5), (0.72, -0.5)] + list(reversed(ridge)),
            0.001,
            glow(colour, 0.75),
            0,
            (0, -depth, 0.6),
            FACING,
        )
    white = plastic("#F4F4F4", 0.3)
    tube([(0.42, -0.30, 0.05), (0.62, -0.26, 0.35), (0.9, -0.2, 0.9)], 0.035, white)
    lathe(
        [(0.001, -0.12), (0.012, -0.10), (0.035, 0)],
        rubber("#55585E"),
        (0.43, -0.297, 0.06),
        (0.0, math.radians(34), 0),
        smooth=False,
    )


@product("laptop", 20, 24, angle=-32, detail=Detail(0.0, -0.22, 3.0), fill=0.76)
def laptop():
    """Featherbook 14."""
    shell, keys = metal("#C9CDD3", 0.3), plastic("#2A2E35", 0.5)
    plate(rounded_rectangle(1.62, 1.12, 0.08), 0.05, shell, 0.018, (0, 0, 0.025))
    plate(rounded_rectangle(1.44, 0.54, 0.03), 0.004, metal("#9CA1A9", 0.45), 0, (0, 0.06, 0.0512))
    for row in range(5):
        for column in range(14):
            box(
                (-0.65 + column * 0.1, 0.27 - row * 0.105, 0.057),
                (0.086, 0.09, 0.012),
                keys,
                0.006,
                segments=2,
            )
    plate(rounded_rectangle(0.52, 0.30, 0.03), 0.004, metal("#B5BAC1", 0.38), 0, (0, -0.38, 0.0512))
    lean = (math.radians(72), 0, 0)
    plate(rounded_rectangle(1.62, 1.06, 0.08), 0.034, shell, 0.012, (0, 0.72, 0.53), lean)
    plate(rounded_rectangle(1.57, 1.01, 0.06), 0.010, gloss("#07080B", 0.08), 0.002, (0, 0.703, 0.525), lean)
    plate(
        rounded_rectangle(1.49, 0.92, 0.015),
        0.004,
        display(("#0B3D91", "#2F8FEF", "#8FE3E8", "#F7E9C4"), 1.2),
        0,
        (0, 0.696, 0.527),
        lean,
    )


@product("monitor", 8, 22, angle=-32, detail=Detail(0.0, -0.26, 3.0))
def monitor():
    """27-inch Display."""
    stand = metal("#BDC1C7", 0.3)
    slab(1.86, 1.10, 0.07, 0.04, plastic("#22252A", 0.4), (0, 0, 1.0), 0.012)
    slab(
        1.82,
        1.04,
        0.006,
        0.02,
        display(("#10204F", "#3C4FC4", "#F0719B", "#FFB86B"), 1.0),
        (0, -0.036, 1.01),
        0,
    )
    box((0, 0.10, 0.35), (0.24, 0.05, 0.72), stand, 0.02)
    plate(rounded_rectangle(0.80, 0.52, 0.06), 0.035, stand, 0.012, (0, 0.06, 0.018))


@product("camera", 14, 26, angle=-30, detail=Detail(-0.22, -0.04, 2.5))
def camera():
    """Rangefinder Camera."""
    skin, chrome, black = leather("#1C1C1F"), metal("#C4C8CD", 0.28), plastic("#121316", 0.3)
    plate(rounded_rectangle(1.34, 0.42, 0.16), 0.62, skin, 0.02, (0, 0, 0.37))
    plate(rounded_rectangle(1.35, 0.43, 0.165), 0.24, chrome, 0.03, (0, 0, 0.79))
    plate(rounded_rectangle(1.35, 0.43, 0.165), 0.07, chrome, 0.02, (0, 0, 0.035))
    slab(0.24, 0.13, 0.04, 0.02, gloss("#16202C", 0.04), (0.44, -0.21, 0.80), 0.01)
    slab(0.12, 0.09, 0.03, 0.015, gloss("#3A4A55", 0.05), (0.12, -0.213, 0.80), 0.006)
    cylinder((0.42, 0, 0.95), 0.13, 0.09, chrome, 0.015)
    cylinder((0.14, 0, 0.94), 0.065, 0.07, chrome, 0.012)
    cylinder((0.14, 0, 0.985), 0.03, 0.04, plastic("#C0392B", 0.3), 0.01)
    cylinder((-0.44, 0, 0.94), 0.12, 0.06, chrome, 0.015)
    for y, radius, depth, material in (
        (-0.25, 0.36, 0.10, chrome),
        (-0.36, 0.33, 0.18, black),
        (-0.44, 0.345, 0.06, chrome),
        (-0.52, 0.31, 0.14, black),
    ):
        cylinder((0, y, 0.43), radius, depth, material, 0.015, FACING)
    torus((0, -0.59, 0.43), 0.27, 0.028, black, FACING)
    sphere((0, -0.52, 0.43), 0.25, principled("#15234A", 0.02, clearcoat=1.0, specular=1.0), (1, 0.35, 1))
    for sign in (-1, 1):
        torus((sign * 0.70, 0, 0.80), 0.05, 0.012, chrome, (0, math.radians(90), 0))


@product("keyboard", 36, 20, angle=-24, detail=Detail(-0.36, 0.20, 3.0), fill=0.8)
def keyboard():
    """Mechanical Keyboard."""
    plate(rounded_rectangle(1.94, 0.76, 0.05), 0.10, plastic("#2A2D33", 0.45), 0.025, (0, 0, 0.05))
    light, dark, red = plastic("#F1EEE6", 0.5), plastic("#4A505A", 0.5), plastic("#DB4444", 0.45)
    box((-0.06, -0.26, 0.14), (0.70, 0.11, 0.075), light, 0.022, segments=3)
    for row in range(5):
        for column in range(15):
            if row == 4 and 4 <= column <= 8:
                continue
            accent = (row, column) in ((0, 0), (3, 13))
            edge = column in (0, 13, 14) or row == 4
            cap = red if accent else dark if edge else light
            box(
                (-0.84 + column * 0.12, 0.26 - row * 0.13, 0.14),
                (0.105, 0.112, 0.075),
                cap,
                0.022,
                segments=3,
            )


@product("mouse", 32, 38, angle=-40, detail=Detail(-0.35, 0.1, 3.0))
def mouse():
    """Silent Mouse."""
    body, side = plastic("#3E454F", 0.45), rubber("#23262B")
    flatten_below(sphere((0, 0, 0.13), 0.5, side, (0.595, 1.035, 0.50)), -0.15)
    flatten_below(sphere((0, 0, 0.145), 0.5, body, (0.58, 1.02, 0.49)), -0.1)
    tube([(0, -0.512 * math.cos(a / 12), 0.13 + 0.262 * math.sin(a / 12)) for a in range(3, 14)], 0.008, side)
    tube(
        [(0.283 * math.sin(a / 10), -0.10, 0.13 + 0.258 * math.cos(a / 10)) for a in range(-14, 15)],
        0.006,
        side,
    )
    torus((0, -0.30, 0.292), 0.055, 0.026, plastic("#DB4444", 0.4), (0, math.radians(90), 0), segments=48)


@product("earbuds", 16, 20, angle=-35, detail=Detail(0.33, -0.42, 3.0))
def earbuds(colour):
    """True Wireless Earbuds: an upright case with a coral seam, and two buds."""
    shell, tips, coral = gloss(colour, 0.3), rubber("#33353A"), plastic("#E2705C", 0.4)
    upright = (0, 0.20, 0.40)
    plate(rounded_rectangle(0.98, 0.76, 0.36, 16), 0.40, shell, 0.15, upright, FACING, segments=8)
    plate(rounded_rectangle(0.988, 0.408, 0.15), 0.014, coral, 0.003, (0, 0.20, 0.40))
    sphere((0, -0.003, 0.29), 0.022, glow("#67E08F", 1.0))
    for x, y, turn in ((-0.30, -0.42, -0.5), (0.34, -0.36, 0.7)):
        sphere((x, y, 0.155), 0.17, shell, (0.92, 0.80, 0.92), (0, 0, turn))
        front = (x + 0.115 * math.sin(turn), y - 0.115 * math.cos(turn))
        rod((x, y, 0.155), (*front, 0.165), 0.075, coral)
        rod((*front, 0.165), (x + 0.22 * math.sin(turn), y - 0.22 * math.cos(turn), 0.17), 0.085, tips, 0.03)
