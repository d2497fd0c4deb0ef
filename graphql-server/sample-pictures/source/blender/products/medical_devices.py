"""Medical devices with a display."""

import math

from catalogue import Detail, product
from lettering import label, text
from materials import fabric, gloss, metal, paper, plastic, rubber
from shapes import FACING, cylinder, lathe, plate, rod, rounded_outline, rounded_rectangle, sphere, tube


@product("thermometer", 2, 0, "wall", angle=28, detail=Detail(-0.15, -0.1, 2.6), exposure=-0.1)
def thermometer():
    """Digital Thermometer."""
    white, teal = gloss("#F4F3EF", 0.35), plastic("#2E9C8F", 0.4)
    turn = math.radians(-38)

    def place(along, across, depth):
        return (
            along * math.cos(turn) - across * math.sin(turn),
            depth,
            -along * math.sin(turn) - across * math.cos(turn),
        )

    lying = (math.radians(90), turn, 0)
    outline = rounded_outline(
        [
            (-0.85, 0.16),
            (0.25, 0.16),
            (0.45, 0.07),
            (0.75, 0.055),
            (0.75, -0.055),
            (0.45, -0.07),
            (0.25, -0.16),
            (-0.85, -0.16),
        ],
        3,
    )
    plate(outline, 0.17, white, 0.06, (0, 0, 0), lying)
    rod(place(0.70, 0, 0), place(0.96, 0, 0), 0.038, metal("#CFD3D8", 0.2))
    sphere(place(0.96, 0, 0), 0.038, metal("#CFD3D8", 0.2))
    plate(
        rounded_rectangle(0.52, 0.20, 0.04),
        0.02,
        plastic("#CFE3CF", 0.25),
        0.004,
        place(-0.18, 0, -0.085),
        lying,
    )
    text("36.6", 0.20, plastic("#1E2B26", 0.5), place(-0.17, 0, -0.099), rotation=lying)
    cylinder(place(-0.58, 0, -0.085), 0.075, 0.03, teal, 0.01, FACING)
    plate(rounded_rectangle(0.16, 0.26, 0.06), 0.178, teal, 0.05, place(-0.83, 0, 0), lying)


@product("bpmonitor", 26, 18, angle=-32, detail=Detail(-0.3, 0.1, 2.8), exposure=-0.1)
def bpmonitor():
    """Blood Pressure Monitor."""
    shell, dark = gloss("#F1F1EE", 0.35), plastic("#2D3540", 0.3)
    lean = math.radians(32)
    plate(rounded_rectangle(0.92, 1.05, 0.16), 0.24, shell, 0.06, (-0.22, -0.1, 0.20), (lean, 0, 0))
    normal = (0, -math.sin(lean), math.cos(lean))

    def on_face(x, along, lift):
        return (
            -0.22 + x,
            -0.1 + along * math.cos(lean) + normal[1] * lift,
            0.20 + along * math.sin(lean) + normal[2] * lift,
        )

    plate(
        rounded_rectangle(0.72, 0.60, 0.06),
        0.02,
        plastic("#C9DCD6", 0.2),
        0.004,
        on_face(0, 0.14, 0.12),
        (lean, 0, 0),
    )
    for words, size, along in (("118", 0.24, 0.30), ("76", 0.24, 0.08), ("64", 0.12, -0.09)):
        text(words, size, dark, on_face(0.12, along, 0.134), rotation=(lean, 0, 0))
    for words, along in (("SYS", 0.30), ("DIA", 0.08), ("PULSE", -0.09)):
        text(words, 0.06, dark, on_face(-0.24, along, 0.134), rotation=(lean, 0, 0))
    cylinder(on_face(0, -0.35, 0.125), 0.11, 0.05, plastic("#2F7FC2", 0.35), 0.015, (lean, 0, 0))
    cuff = fabric("#3C5A80", scale=120, strength=0.4)
    for radius in (0.36, 0.32):
        lathe(
            [
                (radius - 0.02, 0),
                (radius, 0.02),
                (radius, 0.56),
                (radius - 0.02, 0.58),
                (radius - 0.05, 0.56),
                (radius - 0.05, 0.02),
                (radius - 0.02, 0),
            ],
            cuff,
            (0.72, 0.18, 0),
        )
    label(0.30, 0.20, paper("#DDE7F2"), 0.30, radius=0.366).location = (0.72, 0.18, 0)
    tube(
        [
            (0.56, -0.16, 0.14),
            (0.50, -0.42, 0.05),
            (0.34, -0.55, 0.04),
            (0.20, -0.50, 0.06),
            (0.12, -0.40, 0.12),
        ],
        0.032,
        rubber("#3A3F47"),
    )
