"""The cap: six panels, a curved peak with rows of stitches, and a strap behind."""

import math

import numpy
from mathutils import Vector, noise

from catalogue import Detail, product
from materials import fabric, metal, shade
from shapes import around, box, sphere
from tailoring.fastenings import thread
from tailoring.garment import cloth_material
from tailoring.piece import Piece

HALF_WIDTH, HALF_DEPTH, HEIGHT = 0.50, 0.57, 0.60
AROUND, UP = 3.36, 0.92  # of the crown, laid flat
OPENING, ARCH = math.radians(31), 0.30  # half its width behind, and its height as a part of the crown's
PEAK = math.radians(64)  # how far around it reaches
SEWING = {"length": 0.015, "width": 0.0036}


def canvas_cloth(canvas):
    """Washed cotton twill."""
    canvas.everywhere(lambda x, z: 0.35 * numpy.sin(2 * math.pi * (x + z * 0.9) / 0.0066))
    canvas.fuzz(0.45)
    canvas.melange(0.045, (1, 4))


def cotton(canvas):
    """Cotton as Blender's material."""
    return cloth_material(canvas, 0.9, 0.2)


def rise(turn, up):
    """From the rim (0) to the button (1): how wide the crown still is, and how high; steeper in front."""
    curved = up * math.pi / 2
    return max(0.0, math.cos(curved)) ** (0.68 - 0.10 * math.cos(turn)), math.sin(curved) ** 0.96


def crown_point(turn, up, inset=0.0):
    """A point of the crown at a turn (radians, 0 in front): each panel swells between its seams, and the cloth is soft."""
    wide, high = rise(turn, up)
    swell = 0.030 * abs(math.sin(3 * turn)) * math.sin(up * math.pi) ** 0.8
    soft = noise.noise(Vector((2.2 * math.sin(turn), 2.2 * math.cos(turn), 3 * up + 4)))
    dent = 0.022 * soft * math.sin(min(1.0, up * 1.3) * math.pi) * (1 - 0.45 * math.cos(turn))
    reach = wide * (1 + swell) + dent - inset
    return (
        math.sin(turn) * HALF_WIDTH * reach,
        -math.cos(turn) * HALF_DEPTH * reach,
        HEIGHT * high * (1 + 0.4 * swell),
    )


def opening(turn):
    """Where the crown begins at a turn: at the rim, and behind above the arch that the strap closes."""
    off = (math.pi - abs(turn)) / OPENING
    return ARCH * math.sqrt(max(0.0, 1 - off * off)) if off < 1 else 0.0


def crown(colour, stitch):
    """The six panels with taped seams, eyelets and stitches along the rim."""
    turns = numpy.linspace(-math.pi, math.pi, 193)
    ups = numpy.linspace(0, 0.995, 44)
    grid, flat = [], []
    for level in ups:
        ring = [max(level, opening(turn) + (1 - opening(turn)) * level) for turn in turns]
        grid.append([crown_point(turn, up) for turn, up in zip(turns, ring)])
        flat.extend(((turn / math.pi + 1) * AROUND / 2, up * UP) for turn, up in zip(turns, ring))
    piece = Piece(grid, colour, flat=numpy.array(flat))
    canvas = piece.canvas
    canvas_cloth(canvas)
    levels = numpy.linspace(0, 0.86, 40)
    for seam in range(-3, 4):
        turn = seam * math.pi / 3
        middle = (turn / math.pi + 1) * AROUND / 2
        canvas.groove([(middle, 0), (middle, UP)], 0.006, 4, darken=0.35)
        for aside in (-0.026, 0.026):
            line = [(middle + aside / max(0.25, rise(turn, up)[0]), up * UP) for up in levels]
            canvas.stitches(line, stitch, **SEWING)
        eyelet(canvas, middle + AROUND / 12, stitch, colour)
    for height in (0.028, 0.092):
        canvas.stitches([(0, height), (AROUND, height)], stitch, **SEWING)
    arch = [
        ((turn / math.pi + 1) * AROUND / 2, opening(turn) * UP + 0.03)
        for turn in numpy.linspace(math.pi - OPENING, math.pi, 20)
    ]
    canvas.stitches(arch, stitch, **SEWING)
    canvas.stitches([(AROUND - x, z) for x, z in arch], stitch, **SEWING)
    lining = Piece(piece.grid[:1, :2], shade(colour, 0.8)).canvas
    lining.fuzz(0.4)
    piece.finish(cotton, 0.016, 1, -1, cotton(lining))
    sphere((0, 0, HEIGHT + 0.008), 0.046, fabric(shade(colour, 0.92), scale=240, strength=0.4), (1, 1, 0.55))


def eyelet(canvas, middle, stitch, colour):
    """An embroidered hole in the middle of a panel."""
    height = 0.62 * UP
    narrow = rise(0, 0.62)[0]
    for size, painted, lift in ((0.032, stitch, 5), (0.013, shade(colour, 0.15), -9)):
        hole = [
            (middle + size / narrow * math.cos(turn), height + size * math.sin(turn))
            for turn in numpy.linspace(0, 2 * math.pi, 20)
        ]
        canvas.paint(hole, painted, soft=0.003)
        canvas.thick(hole, lift, soft=0.005)


def peak_point(turn, reach):
    """A point of the peak: `turn` from -1 to 1 around the front, `reach` from 0 (crown) to 1 (edge)."""
    angle = turn * PEAK
    x, y = HALF_WIDTH * math.sin(angle), -HALF_DEPTH * math.cos(angle)
    forward = 0.56 * math.cos(turn * math.pi / 2) ** 0.62
    outward = 1 + 0.10 * reach * math.sin(abs(turn) * math.pi) ** 0.8
    bent = 0.17 * (x / 0.45) ** 2 * reach**0.8 * math.cos(turn * math.pi / 2) ** 0.45
    return (
        x * outward * 0.99,
        y * 0.985 - forward * reach,
        0.012 - bent - 0.075 * reach + 0.03 * reach * reach,
    )


def peak(colour, stitch):
    """The stiff peak, covered with the crown's cloth and sewn through in rows."""
    turns, reaches = numpy.linspace(-1, 1, 65), numpy.linspace(0, 1, 24)
    grid = [[peak_point(turn, reach) for turn in turns] for reach in reaches]
    piece = Piece(grid, colour, 1.2, 0.56)
    canvas = piece.canvas
    canvas_cloth(canvas)
    for row in range(7):
        z = 0.535 - row * 0.072
        canvas.stitches([(0, z), (1.2, z)], stitch, **SEWING)
        canvas.groove([(0, z), (1.2, z)], 0.007, 1.5, darken=0.08)
    piece.finish(cotton, 0.036, 1, 0)


def band(colour, low, high, turns, inset, draw):
    """A strip that follows the rim: the sweatband inside, and the strap behind."""
    grid = [[crown_point(turn, level, inset) for turn in turns] for level in numpy.linspace(low, high, 5)]
    width = HALF_WIDTH * float(turns[-1] - turns[0])
    piece = Piece(numpy.array(grid)[:, ::-1], colour, width, 0.09)
    piece.canvas.fuzz(0.3)
    draw(piece.canvas, width)
    piece.finish(cotton, 0.012, 1)


@product("cap", 14, 34, angle=146, detail=Detail(-0.14, -0.10, 2.7, 30, 18))
def cap(colour):
    """Canvas Cap."""
    stitch = thread(colour, 0.72)
    crown(colour, stitch)
    peak(colour, stitch)

    def sewn(canvas, width):
        for z in (0.016, 0.074):
            canvas.stitches([(0, z), (width, z)], stitch)

    band(shade(colour, 0.7), 0.0, 0.14, numpy.linspace(-math.pi, math.pi, 97), 0.05, sewn)
    behind = numpy.linspace(math.pi - OPENING * 1.25, math.pi + OPENING * 1.25, 41)
    band(shade(colour, 0.95), 0.012, 0.088, behind, -0.012, sewn)
    x, y, z = around(HALF_DEPTH + 0.018, 180 - 9, 0.045)
    box((x, y, z), (0.10, 0.02, 0.085), metal("#B9975B", 0.3), 0.01, (0, 0, math.radians(-9)))
