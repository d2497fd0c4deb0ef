"""Groceries and pets."""

import math
import random

from catalogue import Detail, product
from lettering import label, text
from materials import fabric, gloss, leather, metal, paper, plastic, principled, shade, with_grain, wood, wool
from shapes import FACING, around, box, cylinder, lathe, plate, rod, rounded_rectangle, sphere, torus, tube


@product("petbowl", 26, 0, angle=50, detail=Detail(0.0, 0.15, 2.6))
def petbowl():
    """Dog Bowl and Kibble."""
    lathe(
        [
            (0.001, 0.08),
            (0.42, 0.08),
            (0.54, 0.34),
            (0.61, 0.37),
            (0.66, 0.34),
            (0.76, 0.03),
            (0.74, 0.0),
            (0.001, 0.0),
        ],
        gloss("#DB4444", 0.3),
    )
    bone, kibble = plastic("#FFF6E6", 0.5), [principled(c, 0.8) for c in ("#8A5A2B", "#75471F", "#9C6B36")]
    lean = math.radians(-72.5)
    for x in (-0.11, 0.11):
        for dz in (-0.035, 0.035):
            sphere(
                (x, -0.712 + dz * 0.3, 0.18 + dz), 0.045, bone, (1, 0.35, 1), (lean + math.radians(90), 0, 0)
            )
    box((0, -0.712, 0.18), (0.22, 0.03, 0.06), bone, 0.012, (math.radians(17), 0, 0))
    chance = random.Random(3)
    for index in range(120):
        angle, reach = chance.random() * 2 * math.pi, 0.50 * math.sqrt(chance.random())
        height = 0.29 + 0.16 * (1 - (reach / 0.5) ** 2) + chance.random() * 0.03
        sphere(
            (reach * math.cos(angle), reach * math.sin(angle), height),
            0.058,
            kibble[index % 3],
            (1, 1, 0.72),
            (chance.random(), chance.random(), 0),
            24,
        )


@product("coffee", 12, 18, angle=-32, detail=Detail(0.08, -0.02, 2.6))
def coffee():
    """Coffee Beans 1 kg."""
    bag, cream = principled("#28382F", 0.5), paper("#F3E9D6")
    outline = [(-0.37, 0.0), (0.37, 0.0), (0.36, 1.10), (0.34, 1.34), (-0.34, 1.34), (-0.36, 1.10)]
    item = plate(outline, 0.42, bag, 0.05, (0, 0, 0), FACING)
    for vertex in item.data.vertices:
        if vertex.co.y > 1.2:
            vertex.co.z *= 0.16
    rod((-0.33, -0.03, 1.24), (0.33, -0.03, 1.24), 0.014, metal("#C9A15A"))
    label(0.50, 0.66, cream, 0.56, y=-0.214)
    cylinder((0, -0.221, 0.72), 0.13, 0.008, plastic("#B4572B", 0.5), 0, FACING)
    sphere((0, -0.226, 0.72), 0.075, principled("#3A2013", 0.4), (0.72, 0.18, 1), (0, math.radians(24), 0))
    text("COFFEE", 0.115, plastic("#28382F", 0.5), (0, -0.219, 0.49))
    text("WHOLE BEANS  1 KG", 0.042, plastic("#28382F", 0.5), (0, -0.219, 0.38))
    chance = random.Random(9)
    bean, crease = gloss("#4A2A17", 0.35), principled("#2A160B", 0.7)
    for index in range(13):
        x, y, turn = chance.uniform(-0.72, 0.72), chance.uniform(-0.62, -0.36), chance.uniform(0, 3)
        sphere((x, y, 0.05), 0.07, bean, (1, 0.72, 0.7), (0, 0, turn), 32)
        tube(
            [
                (x - 0.06 * math.cos(turn), y - 0.06 * math.sin(turn), 0.085),
                (x, y, 0.103),
                (x + 0.06 * math.cos(turn), y + 0.06 * math.sin(turn), 0.085),
            ],
            0.006,
            crease,
        )


@product("honey", 12, 5, angle=42, detail=Detail(0.2, -0.42, 2.8))
def honey():
    """Blossom Honey."""
    amber = gloss("#E39A17", 0.06)
    lathe(
        [(0.001, 0), (0.40, 0), (0.46, 0.06), (0.48, 0.38), (0.44, 0.66), (0.34, 0.74), (0.33, 0.80)], amber
    )
    lathe(
        [(0.33, 0.74), (0.37, 0.75), (0.37, 0.93), (0.34, 0.95), (0.001, 0.95)],
        fabric("#F2E3C2", scale=90, strength=0.4),
    )
    lathe(
        [(0.36, 0.735), (0.44, 0.70), (0.46, 0.66), (0.37, 0.77)], fabric("#F2E3C2", scale=90, strength=0.4)
    )
    torus((0, 0, 0.775), 0.372, 0.020, plastic("#B4572B", 0.6))
    label(0.66, 0.36, paper("#FFF7E3"), 0.34, radius=0.487)
    text("HONEY", 0.15, plastic("#9A5A12", 0.5), (0, 0, 0.38), radius=0.490)
    text("BLOSSOM", 0.062, plastic("#9A5A12", 0.5), (0, 0, 0.255), radius=0.490)
    oak = wood("#C08A4E", 4)
    rod((0.55, -0.42, 0.10), (0.98, 0.12, 0.16), 0.026, oak, 0.006)
    for index in range(6):
        t = index / 5
        turn = math.atan2(0.54, 0.43)
        torus(
            (0.55 - 0.17 * t, -0.42 - 0.21 * t, 0.10),
            0.05 + 0.035 * math.sin(math.pi * (0.15 + 0.7 * t)),
            0.022,
            oak,
            (0, math.radians(90), turn),
            segments=48,
        )
    rod((0.56, -0.41, 0.10), (0.37, -0.65, 0.10), 0.045, amber)
    sphere((0.42, -0.60, 0.012), 0.20, amber, (1.2, 0.7, 0.10), (0, 0, 0.6))


@product("oliveoil", 8, 4, angle=40, detail=Detail(0.1, -0.58, 2.8))
def oliveoil():
    """Olive Oil."""
    lathe(
        [
            (0.001, 0),
            (0.25, 0),
            (0.28, 0.03),
            (0.28, 0.82),
            (0.24, 1.0),
            (0.11, 1.16),
            (0.085, 1.24),
            (0.085, 1.44),
            (0.001, 1.44),
        ],
        gloss("#3E4A17", 0.05),
    )
    cylinder((0, 0, 1.47), 0.098, 0.17, metal("#B99347", 0.3), 0.015)
    label(0.66, 0.56, paper("#F7F1DE"), 0.44, radius=0.284)
    text("OLIVE", 0.145, plastic("#4C5A20", 0.5), (0, 0, 0.50), radius=0.287)
    text("OIL", 0.145, plastic("#4C5A20", 0.5), (0, 0, 0.345), radius=0.287)
    label(0.40, 0.012, plastic("#4C5A20", 0.5), 0.26, radius=0.287)
    chance = random.Random(2)
    for index, (x, y) in enumerate(((0.46, -0.24), (0.60, -0.06), (0.36, -0.42))):
        sphere(
            (x, y, 0.085),
            0.085,
            gloss("#7C8B2C" if index != 1 else "#4A3A4A", 0.2),
            (1.2, 1, 1),
            (0, 0, chance.uniform(0, 3)),
        )
    stem = [(0.26, -0.50, 0.03), (0.46, -0.46, 0.06), (0.74, -0.36, 0.05)]
    tube(stem, 0.012, principled("#6A5A32", 0.7))
    for x, y, turn in ((0.40, -0.56, -0.5), (0.58, -0.50, -0.3), (0.66, -0.32, 0.8), (0.80, -0.34, 0.25)):
        sphere((x, y, 0.04), 0.12, principled("#7F9150", 0.5), (1, 0.30, 0.08), (0, -0.15, turn), 32)


@product("tin", 14, 3, angle=42, detail=Detail(0.0, 0.6, 2.6))
def tin():
    """Plum Tomatoes."""
    steel, red = metal("#CFD3D8", 0.22), gloss("#C93A2B", 0.4)
    ribs = (
        [(0.001, 0.0), (0.42, 0.0), (0.43, 0.02), (0.42, 0.04)]
        + [(0.415 + 0.008 * (i % 2), 0.05 + i * 0.03) for i in range(32)]
        + [(0.42, 1.02), (0.43, 1.04), (0.42, 1.06), (0.39, 1.05), (0.385, 1.03), (0.001, 1.03)]
    )
    lathe(ribs, steel)
    label(2.66, 0.84, paper("#F9EFD9"), 0.53, radius=0.428)
    label(2.66, 0.16, red, 0.87, radius=0.430)
    label(2.66, 0.07, paper("#3F7D45"), 0.145, radius=0.430)
    text("PLUM TOMATOES", 0.085, plastic("#FFF6E4", 0.5), (0, 0, 0.87), radius=0.433)
    for x, z, size in ((-0.14, 0.47, 0.20), (0.14, 0.43, 0.18)):
        centre = around(0.40, math.degrees(x / 0.43), z)
        turn = x / 0.43
        sphere(centre, size, gloss("#D8402C", 0.25), (0.82, 0.30, 1.05), (0, 0, turn))
        for petal in range(5):
            angle = 2 * math.pi * petal / 5
            along = x + 0.07 * math.sin(angle)
            px, py, _ = around(0.452, math.degrees(along / 0.43))
            sphere(
                (px, py, z + size * 0.94 + 0.035 * math.cos(angle)),
                0.05,
                principled("#3F7D45", 0.5),
                (0.8, 0.3, 0.35),
                (0, -angle + 1.57, turn),
                24,
            )
    torus((0, -0.18, 1.045), 0.075, 0.013, steel, scale=(0.8, 1.1, 0.8))


@product("catpost", 10, 22, angle=-40, detail=Detail(-0.3, -0.45, 2.8))
def catpost():
    """Cat Scratch Post."""
    plush, sisal = wool("#CFC6B8"), with_grain(principled("#C79A5E", 0.9), 70, 0.8)
    plate(rounded_rectangle(1.0, 0.86, 0.12), 0.10, plush, 0.04, (0, 0, 0.05))
    cylinder((0, 0, 0.65), 0.125, 1.12, sisal, 0)
    for index in range(27):
        torus((0, 0, 0.13 + index * 0.040), 0.128, 0.021, sisal, segments=64)
    cylinder((0, 0, 1.25), 0.42, 0.09, plush, 0.04)
    torus((0, 0, 1.30), 0.38, 0.065, wool("#B9AE9E"))
    string = fabric("#6B5A48")
    tube([(0.30, -0.22, 1.22), (0.31, -0.23, 1.05), (0.30, -0.22, 0.84)], 0.010, string)
    sphere((0.30, -0.22, 0.77), 0.085, wool("#DB4444"))
    sphere((-0.30, -0.26, 0.16), 0.065, plastic("#3F83CF", 0.6), (1.5, 0.9, 0.8))
    rod((-0.39, -0.26, 0.16), (-0.55, -0.20, 0.12), 0.010, plastic("#E5758A", 0.6))
    for side in (-1, 1):
        sphere((-0.24, -0.29 + side * 0.035, 0.215), 0.022, plastic("#E5758A", 0.6), (0.6, 1, 1))


@product("leash", 32, 14, angle=-60, detail=Detail(0.35, -0.35, 3.0))
def leash():
    """Rope Leash."""
    teal, cream, steel, tan = "#2E7F86", "#F1E6CF", metal("#C9CDD2", 0.2), leather("#A66B3C")
    path = []
    for index in range(0, 131):
        angle = index * 0.24
        radius = 0.66 - 0.0021 * index
        path.append((radius * math.cos(angle), radius * math.sin(angle), 0.06 + 0.0022 * index))
    tail = [(0.36, -0.62, 0.16), (0.22, -0.86, 0.07), (0.45, -1.02, 0.06), (0.78, -0.92, 0.06)]
    path = path + tail
    tube(path, 0.046, fabric(teal))
    for strand in range(2):
        twist = []
        for index in range(len(path) - 1):
            for part in range(3):
                t = part / 3
                point = [a + (b - a) * t for a, b in zip(path[index], path[index + 1])]
                phase = (index * 3 + part) * 0.75 + strand * math.pi
                heading = math.atan2(path[index + 1][1] - path[index][1], path[index + 1][0] - path[index][0])
                out = 0.036 * math.cos(phase)
                twist.append(
                    (
                        point[0] - out * math.sin(heading),
                        point[1] + out * math.cos(heading),
                        point[2] + 0.036 * math.sin(phase),
                    )
                )
        tube(twist, 0.021, fabric(cream if strand else shade(teal, 1.25)))
    rod((0.70, -0.945, 0.06), (0.88, -0.89, 0.06), 0.062, tan, 0.012)
    torus((0.95, -0.87, 0.06), 0.055, 0.018, steel)
    tube(
        [
            (0.99, -0.86, 0.06),
            (1.06, -0.94, 0.06),
            (1.24, -0.90, 0.06),
            (1.27, -0.80, 0.06),
            (1.20, -0.74, 0.06),
            (1.06, -0.78, 0.06),
        ],
        0.026,
        steel,
        cyclic=True,
    )
    rod((0.66, 0.10, 0.06), (0.72, 0.28, 0.06), 0.060, tan, 0.012)
    tube(
        [
            (0.70, 0.24, 0.06),
            (0.82, 0.52, 0.07),
            (1.08, 0.66, 0.07),
            (1.26, 0.48, 0.07),
            (1.12, 0.26, 0.07),
            (0.84, 0.20, 0.07),
            (0.70, 0.20, 0.07),
        ],
        0.046,
        fabric(teal),
    )
