"""Electronics to hear, wear and play with."""

import math

from catalogue import Detail, product
from cloth import panel
from lettering import text
from materials import gloss, glow, is_light, leather, metal, plastic, principled, rubber, shade, with_grain
from shapes import (
    FACING,
    SIDEWAYS,
    around,
    box,
    cylinder,
    lathe,
    mirrored,
    plate,
    rod,
    rounded_outline,
    rounded_rectangle,
    sheet,
    torus,
    tube,
)


@product("headphones", 10, 28, angle=-35, detail=Detail(0.40, -0.34, 2.8))
def headphones(colour):
    """Studio Headphones."""
    shell, accent = gloss(colour, 0.35), metal("#D9A066", 0.25)
    pads = leather("#B78F6A" if is_light(colour) else "#3A2F2A")
    tube(
        [
            (-0.62, 0, 0.55),
            (-0.66, 0, 1.05),
            (-0.4, 0, 1.5),
            (0, 0, 1.62),
            (0.4, 0, 1.5),
            (0.66, 0, 1.05),
            (0.62, 0, 0.55),
        ],
        0.055,
        shell,
    )
    tube([(-0.4, 0, 1.40), (-0.2, 0, 1.53), (0, 0, 1.56), (0.2, 0, 1.53), (0.4, 0, 1.40)], 0.075, pads)
    for side in (-1, 1):
        cylinder((side * 0.62, 0, 0.45), 0.36, 0.16, shell, 0.06, SIDEWAYS)
        torus((side * 0.52, 0, 0.45), 0.25, 0.105, pads, SIDEWAYS)
        cylinder((side * 0.705, 0, 0.45), 0.22, 0.03, accent, 0.012, SIDEWAYS)
        cylinder((side * 0.722, 0, 0.45), 0.17, 0.02, shell, 0.008, SIDEWAYS)
        cylinder((side * 0.655, 0, 0.98), 0.07, 0.12, accent, 0.01)


def strap_point(angle, side, width):
    """A point of a watch strap that lies closed on the table: an ellipse behind the case."""
    angle = math.radians(angle)
    return (side * width / 2, 0.52 - 0.56 * math.cos(angle), 0.70 + 0.70 * math.sin(angle))


@product("watch", 12, 30, angle=-35, detail=Detail(0.27, -0.08, 4.0))
def watch(colour):
    """Pulse Smart Watch."""
    case, band = metal("#C9CCD1", 0.2), rubber(colour)
    steps = 72
    vertices, faces = [], []
    for index in range(steps + 1):
        angle = 180 - 360 * index / steps
        width = 0.50 - 0.14 * min(1, abs(angle) / 90)
        vertices += [strap_point(angle, -1, width), strap_point(angle, 1, width)]
    for index in range(steps):
        faces.append((2 * index, 2 * index + 1, 2 * index + 3, 2 * index + 2))
    strap = sheet(vertices, faces, band, 0.075, smooth=True)
    strap.modifiers.new("edge", "BEVEL").width = 0.02
    cylinder((0, -0.05, 0.70), 0.43, 0.17, case, 0.045, FACING)
    cylinder((0, -0.135, 0.70), 0.385, 0.03, gloss("#07090D", 0.05), 0.012, FACING)
    text("10:24", 0.22, glow("#FFFFFF", 0.95), (0, -0.153, 0.80))
    pulse = [
        (-0.26, 0),
        (-0.10, 0),
        (-0.07, 0.04),
        (-0.04, 0),
        (-0.01, -0.05),
        (0.03, 0.15),
        (0.07, -0.09),
        (0.10, 0),
        (0.26, 0),
    ]
    for (x1, z1), (x2, z2) in zip(pulse, pulse[1:]):
        rod((x1, -0.154, 0.57 + z1), (x2, -0.154, 0.57 + z2), 0.010, glow("#FF5A6E", 1.0))
    for z in (0.80, 0.60):
        cylinder((0.44, -0.05, z), 0.045, 0.07, case, 0.012, SIDEWAYS)


GAMEPAD = (  # right half of the outline, from the top edge down to the grip and back to the middle
    (0, 0.33),
    (0.22, 0.33),
    (0.40, 0.36),
    (0.60, 0.36),
    (0.78, 0.26),
    (0.90, 0.0),
    (0.99, -0.34),
    (0.98, -0.56),
    (0.84, -0.64),
    (0.70, -0.52),
    (0.54, -0.28),
    (0.36, -0.20),
    (0, -0.20),
)


@product("gamepad", 14, 14, "wall", angle=-28, detail=Detail(0.28, 0.10, 2.8), fill=0.76)
def gamepad(colour):
    """Wireless Gamepad."""
    body = principled(colour, 0.4, clearcoat=0.25)
    dark = plastic("#2A2C31" if is_light(colour) else "#17181B", 0.45)
    keys = plastic("#F2EFE8" if not is_light(colour) else "#3C4048", 0.35)
    outline = rounded_outline(mirrored(GAMEPAD), 3)
    panel(outline, body, height=0.15, fold=0, edge=0.26, step=0.02)
    panel(outline, principled(shade(colour, 0.8), 0.45), height=0.14, side=1, fold=0, edge=0.2, step=0.025)
    tube([(x * 1.002, 0, z * 1.002) for x, z in outline], 0.012, dark, cyclic=True)
    for sign in (-1, 1):
        box((sign * 0.56, 0.05, 0.34), (0.34, 0.14, 0.10), dark, 0.045, (0, math.radians(sign * 6), 0))
    for x, z in ((-0.54, 0.12), (0.28, -0.06)):
        cylinder((x, -0.155, z), 0.15, 0.03, dark, 0.012, FACING)
        cylinder((x, -0.20, z), 0.06, 0.10, dark, 0.01, FACING)
        cylinder((x, -0.255, z), 0.115, 0.05, rubber("#26282D"), 0.02, FACING)
        torus((x, -0.28, z), 0.085, 0.016, dark, FACING, segments=64)
    for size in ((0.24, 0.05, 0.08), (0.08, 0.05, 0.24)):
        box((-0.28, -0.165, -0.06), size, dark, 0.018)
    for index in range(4):
        dx, dz, _ = around(0.115, 90 * index)
        cylinder((0.56 + dx, -0.165, 0.12 + dz), 0.052, 0.05, keys, 0.015, FACING)
    for sign in (-1, 1):
        plate(rounded_rectangle(0.09, 0.035, 0.016), 0.02, dark, 0.005, (sign * 0.12, -0.155, 0.17), FACING)
    cylinder((0, -0.155, 0.04), 0.035, 0.02, glow("#FFFFFF", 0.7), 0.006, FACING)


@product("speaker", 16, 14, angle=-40, detail=Detail(0.0, 0.54, 2.8))
def speaker(colour):
    """Pebble Speaker."""
    cloth = with_grain(principled(colour, 0.85, sheen=0.4), 95, 0.6, "ShaderNodeTexVoronoi")
    dark = rubber("#1A1B1E")
    lathe(
        [(0.001, 0.03), (0.34, 0.03), (0.46, 0.14), (0.50, 0.48), (0.46, 0.82), (0.36, 0.93), (0.33, 0.945)],
        cloth,
    )
    lathe(
        [(0.001, 0.93), (0.30, 0.93), (0.33, 0.945), (0.335, 0.955), (0.30, 0.965), (0.001, 0.955)],
        plastic(shade(colour, 0.55), 0.4),
    )
    torus((0, 0, 0.955), 0.325, 0.016, glow("#FFDDA8", 1.0), scale=(1, 1, 0.6))
    cylinder((0, 0, 0.03), 0.37, 0.06, dark, 0.02)
    white = plastic("#F4F4F4", 0.5)
    for size in ((0.10, 0.022, 0.01), (0.022, 0.10, 0.01)):
        box((0.13, 0, 0.966), size, white, 0.002)
    box((-0.13, 0, 0.966), (0.10, 0.022, 0.01), white, 0.002)
    tube(
        [(0.36, 0.02, 0.90), (0.52, 0.02, 0.90), (0.66, 0.01, 0.70), (0.62, 0, 0.46), (0.49, 0, 0.42)],
        0.024,
        leather("#C98F5A"),
    )
