"""What is sewn to a draped neckline: hood, shirt collar, ribbed collar."""

import math

import numpy

from materials import shade
from shapes import tube
from tailoring.drape import Cloth
from tailoring.mannequin import Mannequin
from tailoring.piece import Piece
from tailoring.tops import neck_lines

SKULL = Mannequin(limbs=(((0, 0.05, 0.68), 0.13, (0, 0.05, 0.86), 0.155, (0, 0.05, 0.86)),))


def neck_loop(garment, front, back, count=64, gap=0.0):
    """Points on the draped neckline from the wearer's left of the middle around the back, and each one's turn, -1 to 1."""
    front_line, back_line = neck_lines(front, back, 0.015)
    forward = [garment.at(x, z, -1)[0] for x, z in front_line]
    backward = [garment.at(x, z, 1)[0] for x, z in back_line][::-1][1:-1]
    middle = len(forward) // 2
    loop = numpy.array(forward[middle:] + backward + forward[: middle + 1])
    length = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(loop, axis=0), axis=1))])
    at = numpy.linspace(gap, length[-1] - gap, count)
    points = numpy.stack([numpy.interp(at, length, loop[:, axis]) for axis in range(3)], axis=1)
    for _ in range(2):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    return points, numpy.linspace(-1, 1, count)


def hood(garment, front, back, colour, draw, material, cord):
    """A hood that stands open as if worn, settled under its own weight, with eyelets and a cord."""
    loop, turns = neck_loop(garment, front, back, 72)
    rows = 30
    grid = numpy.empty((rows, len(loop), 3))
    for column, (base, turn) in enumerate(zip(loop, turns)):
        reach = abs(turn)
        side = -1 if base[0] < 0 else 1
        wide = min(1.0, (1 - abs(1 - reach)) * 2.2)
        control = numpy.array([side * 0.36 * wide, 0.36 * math.cos(reach * math.pi * 0.72) + 0.03, 0.80])
        top = numpy.array([0.0, 0.26 - 0.30 * reach, 0.90 + 0.16 * math.sin(reach * math.pi * 0.62)])
        for row in range(rows):
            t = row / (rows - 1)
            grid[row, column] = base * (1 - t) ** 2 + control * 2 * t * (1 - t) + top * t * t
    piece = Piece(grid, colour, 1.5, 0.75)
    draw(piece.canvas)
    piece.settle(SKULL, Cloth(0.006), 0.7, 1.02)
    for x in (0.055, 1.445):
        piece.canvas.stitches([(x, 0), (x, 0.75)], "#6D7480", strength=0.5)
        piece.canvas.groove([(x, 0), (x, 0.75)], 0.008, 2, darken=0.15)
    piece.finish(material, 0.03, 1)
    inner = piece.grid * (0.93, 0.93, 1) + (0, 0.006, -0.012)
    lining = Piece(inner, shade(colour, 0.5), 1.5, 0.75)
    lining.canvas.fuzz(0.4)
    lining.finish(material, 0.004, 1)
    for sign in (-1, 1):
        top = garment.at(sign * 0.075, front[0][1][0][1] - 0.01, -1, 0.035)[0]
        path = [tuple(top + (0, 0, 0.035)), tuple(top)]
        for drop in (0.08, 0.18, 0.28 + 0.02 * sign):
            path.append(tuple(garment.at(sign * (0.08 + 0.05 * drop), front[0][1][0][1] - drop, -1, 0.02)[0]))
        tube(path, 0.0105, cord)


def shirt_collar(garment, front, back, body, colour, draw, material, leaf=0.105):
    """A turned-down collar on a stand, closed at the top button."""
    loop, turns = neck_loop(garment, front, back, 60, 0.004)
    centre = loop.mean(axis=0)
    sections = []
    for base, turn in zip(loop, turns):
        outward = base - centre
        outward[2] = 0
        outward /= numpy.linalg.norm(outward)
        front_part = max(0.0, abs(turn) - 0.55) / 0.45
        side = numpy.array([math.copysign(1, turn), 0, 0])
        up = numpy.array([0, 0, 1.0])
        fold = base + up * (0.072 - 0.026 * front_part) + outward * -0.012
        spread = side * 0.105 * front_part**3
        length = leaf + 0.055 * front_part**2
        sections.append(
            [
                base,
                base + up * 0.03 - outward * 0.008,
                fold - up * 0.012 - outward * 0.004,
                fold + outward * 0.012,
                fold + outward * 0.034 - up * 0.02 + spread * 0.2,
                fold + outward * 0.05 - up * length * 0.55 + spread * 0.6,
                fold + outward * 0.058 - up * length + spread,
            ]
        )
    grid = numpy.array(sections).transpose(1, 0, 2)
    for row in grid[4:]:
        distance, away = body.surface(row)
        row += away * numpy.clip(0.034 - distance, 0, 0.08)[:, None]
    piece = Piece(grid, colour, 1.1, 0.24)
    draw(piece.canvas)
    return piece


def ribbed_collar(garment, front, back, colour, draw, material, height=0.085):
    """A knitted collar that stands around the neck, open in front where the zip is."""
    loop, turns = neck_loop(garment, front, back, 80, 0.012)
    centre = loop.mean(axis=0)
    grid = []
    for row in numpy.linspace(0, 1, 6):
        lean = []
        for base, turn in zip(loop, turns):
            inward = centre - base
            inward[2] = 0
            low = 1 - 0.35 * max(0, abs(turn) - 0.8) / 0.2
            lean.append(base + inward * 0.16 * row**1.5 + numpy.array([0, 0, height * row * low]))
        grid.append(lean)
    piece = Piece(grid, colour, 1.2, height)
    draw(piece.canvas)
    piece.canvas.rib([(1.23, 0.0), (-0.03, 0.0)][::-1], height * 1.1, 0.016, 4)
    piece.finish(material, 0.022, 2)
