"""Clothes: tops, trousers and dresses made of cloth panels, with their collars, hoods, zips and buttons."""

from cloth import both_sides, panel, seam, surface, trim_colour
from materials import fabric, metal, plastic
from shapes import FACING, box, cylinder, mirrored, rounded_outline, sphere, tube

SLEEVES = {
    "short": [(0.80, 0.42, 1), (0.66, 0.16, 1)],
    "long": [(0.78, -0.50, 1), (0.61, -0.55, 1)],
    "none": [],
}


def top(
    colour,
    neck=0.2,
    sleeve="short",
    length=0.8,
    waist=0.0,
    height=0.11,
    material=fabric,
    relief=None,
    step=0.015,
):
    """A shirt-like garment with neckline, hem and sleeves; returns its front panel for further details."""
    trim = material(trim_colour(colour))
    body = [
        (0.44, 0.20),
        (0.45 - waist, -0.1),
        (0.47, -length + 0.04),
        (0.465, -length, 1),
        (0, -length - 0.015),
    ]
    shoulder = [(0.20, 0.70, 1), (0.42, 0.63)]
    if sleeve == "none":
        shoulder = [(0.20, 0.70, 1), (0.33, 0.66, 1), (0.30, 0.45), (0.36, 0.28)]
        body[0] = (0.43, 0.16, 1)
    rest = shoulder + SLEEVES[sleeve] + body
    front = rounded_outline(mirrored([(0, 0.70 - neck), (0.13, 0.70 - neck * 0.72)] + rest))
    back = rounded_outline(mirrored([(0, 0.665), (0.13, 0.68)] + rest))
    panel(back, material(trim_colour(colour, 0.55)), height=0.05, side=1, fold=0.008, seed=2)
    cloth = panel(front, material(colour), height=height, fold=0.055, seed=5, relief=relief, step=step)
    neckline(neck, trim)
    seam(cloth, [(-0.44, -length + 0.05), (0, -length + 0.035), (0.44, -length + 0.05)], trim)
    if sleeve != "none":
        shoulder_x = 0.42 if sleeve == "short" else 0.375
        for line in both_sides([(shoulder_x, 0.61), (shoulder_x - 0.03, 0.42), (shoulder_x + 0.02, 0.22)]):
            seam(cloth, line, trim, 0.007)
    cuff = {"short": [(0.755, 0.40), (0.64, 0.19)], "long": [(0.755, -0.42), (0.605, -0.46)]}.get(sleeve)
    if cuff:
        for line in both_sides(cuff):
            seam(cloth, line, trim, 0.016 if sleeve == "long" else 0.006)
    return cloth


def neckline(depth, material, radius=0.022):
    """The ribbed edge of the neck, front and back."""
    front = [
        (-0.2, 0.70),
        (-0.17, 0.70 - depth * 0.42),
        (-0.1, 0.70 - depth * 0.84),
        (0, 0.70 - depth),
        (0.1, 0.70 - depth * 0.84),
        (0.17, 0.70 - depth * 0.42),
        (0.2, 0.70),
    ]
    tube([(x, -0.03 - 0.05 * (1 - abs(x) / 0.2), z) for x, z in front], radius, material)
    tube(
        [(-0.2, 0, 0.70), (-0.1, 0.05, 0.672), (0, 0.06, 0.665), (0.1, 0.05, 0.672), (0.2, 0, 0.70)],
        radius,
        material,
    )


def stripes(cloth, colour, heights, half_width, radius=0.022):
    """Printed stripes: tubes sunk so far into the cloth that they only colour it."""
    ink = fabric(colour)
    for z in heights:
        seam(cloth, [(-half_width, z), (0, z - 0.01), (half_width, z)], ink, radius, 0.0, 10)


def zipper(cloth, colour, neck, length):
    """A front zip from neck to hem, with its slider."""
    line = [(0, 0.70 - neck), (0, 0), (0, -length + 0.02)]
    steel = metal("#D0D3D8")
    seam(cloth, line, fabric(trim_colour(colour)), 0.03, 0.0)
    seam(cloth, line, steel, 0.012, 0.028)
    box((0, surface(cloth, 0, 0.35, 0.06), 0.30), (0.035, 0.02, 0.09), steel, 0.008)


def buttons(cloth, colour, heights, radius=0.024, lift=0.015):
    """A row of flat buttons."""
    material = plastic(colour, 0.3)
    for z in heights:
        cylinder((0, surface(cloth, 0, z, lift), z), radius, 0.014, material, 0.004, FACING, sides=32)


def collar(colour, neck):
    """Two collar points."""
    material = fabric(trim_colour(colour, 0.88))
    for sign in (-1, 1):
        outline = [(sign * 0.02, 0.70 - neck), (sign * 0.20, 0.71), (sign * 0.24, 0.60), (sign * 0.12, 0.44)]
        panel(outline[::sign], material, height=0.02, edge=0.06, fold=0, depth=-0.09, step=0.03)


def hood(colour, cord="#FAFAFA"):
    """A hood that stands behind the neck, its rim, and the two ends of the cord."""
    outline = rounded_outline(mirrored([(0, 1.06), (0.22, 1.0), (0.31, 0.80), (0.24, 0.62), (0, 0.56)]))
    panel(outline, fabric(trim_colour(colour, 0.55)), height=0.1, side=1, fold=0.01, depth=0.06)
    rim = [
        (-0.24, -0.1, 0.60),
        (-0.31, -0.08, 0.80),
        (-0.2, -0.04, 1.0),
        (0, -0.02, 1.07),
        (0.2, -0.04, 1.0),
        (0.31, -0.08, 0.80),
        (0.24, -0.1, 0.60),
        (0.1, -0.2, 0.46),
        (0, -0.22, 0.43),
        (-0.1, -0.2, 0.46),
    ]
    tube(rim, 0.06, fabric(colour), cyclic=True)
    for sign in (-1, 1):
        end = [
            (sign * 0.08, -0.27, 0.45),
            (sign * 0.09, -0.25, 0.36),
            (sign * 0.10, -0.21, 0.22),
            (sign * 0.095, -0.19, 0.1),
        ]
        tube(end, 0.014, plastic(cord, 0.7))


def trousers(colour, length=0.85, wide=0.0, stitch="#C98A3D"):
    """Jeans or chinos: panels, belt loops, button, pockets and stitching."""
    cloth_material = fabric(colour, 0.85, 0.2, 240, 0.3)
    trim = fabric(trim_colour(colour))
    outline = rounded_outline(
        mirrored(
            [
                (0, 0.84, 1),
                (0.36, 0.85, 1),
                (0.41, 0.45),
                (0.45 + wide, -0.1),
                (0.38 + wide, -length, 1),
                (0.11, -length - 0.02, 1),
                (0.035, 0.22),
                (0, 0.27),
            ]
        )
    )
    panel(
        [(x * 0.98, min(z + 0.02, 0.87)) for x, z in outline],
        fabric(trim_colour(colour, 0.5)),
        height=0.05,
        side=1,
        fold=0.005,
    )
    cloth = panel(outline, cloth_material, height=0.12, fold=0.05, across=4, along=1.6, seed=4)
    thread = plastic(stitch, 0.6)
    lines = [[(-0.37, 0.74), (0, 0.725), (0.37, 0.74)], [(0, 0.72), (0.0, 0.5), (-0.03, 0.3)]]
    lines += both_sides([(0.14, 0.72), (0.20, 0.6), (0.38, 0.55)])
    lines += both_sides([(0.37 + wide, -length + 0.05), (0.12, -length + 0.035)])
    for line in lines:
        seam(cloth, line, thread, 0.005, 0.01)
    for x in (-0.26, -0.1, 0.1, 0.26):
        box((x, surface(cloth, x, 0.79, 0.012), 0.79), (0.035, 0.02, 0.15), trim, 0.006)
    sphere((0, surface(cloth, 0, 0.79, 0.02), 0.79), 0.026, metal("#B9803F"), (1, 0.5, 1))
    return cloth


def gown(colour, sash, flare=0.62, length=0.95):
    """A dress with straps, fitted waist, tied sash and flared skirt."""
    outline = rounded_outline(
        mirrored(
            [
                (0, 0.60),
                (0.10, 0.66),
                (0.20, 0.74),
                (0.20, 0.92, 1),
                (0.25, 0.92, 1),
                (0.27, 0.70),
                (0.33, 0.52),
                (0.27, 0.24),
                (0.25, 0.16),
                (0.36, -0.15),
                (flare * 0.9, -length + 0.12),
                (flare, -length, 1),
                (0, -length - 0.05),
            ]
        )
    )
    panel(outline, fabric(trim_colour(colour, 0.5)), height=0.06, side=1, fold=0.02)
    cloth = panel(outline, fabric(colour, 0.6, 0.4), height=0.13, fold=0.05, across=6.5, along=0.55, seed=8)
    ribbon = fabric(sash, 0.5)
    seam(cloth, [(-0.25, 0.17), (0, 0.155), (0.25, 0.17)], ribbon, 0.03, 0.0)
    for x in (0.08, -0.06):
        sphere((x, surface(cloth, x, 0.16, 0.03), 0.16), 0.05, ribbon, (1.6, 0.6, 0.9))
    return cloth
