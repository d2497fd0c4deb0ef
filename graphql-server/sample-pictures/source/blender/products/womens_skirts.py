"""The skirt: knife pleats, pressed one by one, on a waistband."""

import math

import numpy

from catalogue import Detail, product
from materials import fabric, shade
from shapes import cylinder
from tailoring.fastenings import thread
from tailoring.garment import cloth_material
from tailoring.piece import Piece

PLEATS = 30
WAIST, HEM = (0.345, 0.235), (0.70, 0.50)  # half width and half depth
LENGTH, BAND = 1.12, 0.095
FOLD = (  # one pleat from above: how far along (in pleats), and how far out (in depths of the fold)
    (0.00, 0.00),
    (0.03, 0.22),
    (0.30, 0.52),
    (0.62, 0.80),
    (0.95, 1.00),
    (1.02, 0.98),
    (1.00, 0.72),
    (0.80, 0.34),
    (0.72, 0.10),
    (0.86, 0.00),
)


def ring(turn, down):
    """Half width, half depth, and height of the skirt at a turn (radians, 0 in front) and a part of its length."""
    flare = down**0.82
    wide, deep = (waist + (hem - waist) * flare for waist, hem in zip(WAIST, HEM))
    height = -LENGTH * down - 0.03 * math.cos(turn) * (1 - down)
    return wide, deep, height


def pleated_grid(rows=64):
    """The pleated cloth, from the waistband to the hem, and where each of its points lies on the cloth laid flat.

    Each pleat hangs a little differently, and the whole swings in wide waves.
    """
    random = numpy.random.default_rng(11)
    deeper, leaning, lower = (random.normal(0, 1, PLEATS) for _ in range(3))
    grid, flat = [], []
    for down in numpy.linspace(0, 1, rows):
        points, travelled = [], 0.0
        for pleat in range(PLEATS):
            for along, out in FOLD:
                lean = 0.22 * leaning[pleat] * down**2
                turn = 2 * math.pi * (pleat + along + lean) / PLEATS + math.pi + 0.05 * math.sin(5 * down)
                wide, deep, height = ring(turn, down)
                opened = 0.010 + 0.060 * max(0.0, down - 0.10) ** 0.8
                swing = 0.030 * down**1.5 * math.sin(3 * turn + 0.8) + 0.018 * down**2 * math.sin(
                    7 * turn + 2
                )
                reach = opened * out * (1 + 0.18 * deeper[pleat] * down) + swing
                height += 0.006 * lower[pleat] * down
                points.append((math.sin(turn) * (wide + reach), -math.cos(turn) * (deep + reach), height))
        points.append(points[0])
        steps = numpy.linalg.norm(numpy.diff(numpy.array(points), axis=0), axis=1)
        travelled = numpy.concatenate([[0], numpy.cumsum(steps)])
        grid.append(points)
        flat.append(numpy.stack([travelled, numpy.full(len(points), (1 - down) * LENGTH * 1.05)], axis=1))
    return numpy.array(grid), numpy.concatenate(flat)


def waistband(colour):
    """The band around the waist, folded from the skirt's cloth, a little lower in front."""
    rows = []
    turns = numpy.linspace(-math.pi, math.pi, 97)
    for level, inset in ((-0.10, 0.004), (0.08, 0.004), (0.5, 0.0), (0.92, -0.004), (1.0, -0.010)):
        around = []
        for turn in turns:
            wide, deep, height = ring(turn, 0)
            puckered = 0.004 * math.sin(19 * turn) * (1 - level)
            reach = 0.008 + inset - 0.014 * level + puckered
            around.append(
                (math.sin(turn) * (wide + reach), -math.cos(turn) * (deep + reach), height + BAND * level)
            )
        rows.append(around)
    band = Piece(rows, colour, 1.85, BAND * 1.1)
    wool(band.canvas)
    for z in (0.014, BAND * 1.1 - 0.012):
        band.canvas.stitches([(0, z), (1.85, z)], thread(colour))
    band.canvas.groove([(0, 0.005), (1.85, 0.005)], 0.006, 3, darken=0.4)
    band.finish(lambda canvas: cloth_material(canvas, 0.85, 0.3), 0.016, 2)


def wool(canvas):
    """Fine suiting: a twill of slightly uneven yarn."""
    canvas.everywhere(lambda x, z: 0.18 * numpy.sin(2 * math.pi * (x + z) / 0.0058))
    canvas.fuzz(0.3)
    canvas.melange(0.035, (1, 3))


def side_fastening(colour):
    """The button that closes the band at the wearer's left."""
    turn = math.radians(38)
    wide, deep, height = ring(turn, 0)
    place = (math.sin(turn) * (wide + 0.018), -math.cos(turn) * (deep + 0.018), height + BAND * 0.5)
    facing = (math.radians(90), 0, math.atan2(math.sin(turn) / wide, math.cos(turn) / deep))
    cylinder(place, 0.024, 0.012, fabric(shade(colour, 0.6), 0.35, 0), 0.005, facing, sides=48)


@product("skirt", 6, 0, "ghost", angle=152, detail=Detail(0.12, 0.52, 4.0, 14, 12), fill=0.76)
def skirt(colour):
    """Pleated Skirt."""
    grid, flat = pleated_grid()
    cloth = Piece(grid, colour, flat=flat)
    canvas = cloth.canvas
    wool(canvas)
    canvas.stitches([(0, 0.030), (flat[:, 0].max(), 0.030)], thread(colour))
    cloth.finish(lambda drawn: cloth_material(drawn, 0.85, 0.3), 0.007, 1)
    waistband(colour)
    side_fastening(colour)
