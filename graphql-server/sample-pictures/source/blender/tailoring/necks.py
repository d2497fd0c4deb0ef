"""What is sewn to a draped neckline: hood, shirt collar, ribbed collar."""

import math

import numpy

from materials import metal, shade
from shapes import FACING, rod, torus, tube
from tailoring.piece import Piece
from tailoring.tops import neck_lines


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


def label(garment, material):
    """The label that is sewn into the neck, inside of the back."""
    grid = [
        [garment.at(x, z, 1, -0.016)[0] for x in numpy.linspace(-0.05, 0.05, 9)]
        for z in numpy.linspace(0.56, 0.615, 7)
    ]
    piece = Piece(grid, "#F4F2EC", 0.10, 0.06)
    piece.canvas.weave()
    edge = [(0.004, 0.056), (0.096, 0.056)]
    piece.canvas.stitches(edge, "#C9C5BA", length=0.008, width=0.002)
    piece.finish(material, 0.002, 0)


def hood_grid(loop, turns, rows=36):
    """The cloth of a hood that stands open as if worn: from the neckline up to the seam over the crown.

    Columns go from one front edge around the back to the other, the outside outwards; towards the crown both halves meet.
    """
    grid = numpy.empty((rows, len(loop), 3))
    rise = numpy.linspace(0, 1, rows)
    for column, (base, turn) in enumerate(zip(loop, turns)):
        reach, side = abs(turn), math.copysign(1, turn)
        wide = min(1.0, reach * 2.4)
        crown = numpy.array(
            [0.0, 0.30 - 0.40 * reach, 0.95 + 0.10 * math.sin(min(1, reach * 1.25) * math.pi * 0.62)]
        )
        low = numpy.array([side * (0.20 + 0.05 * reach) * wide, 0.26 - 0.46 * reach**1.3, 0.66])
        high = numpy.array([side * 0.235 * wide, 0.37 - 0.47 * reach, 0.99])
        bent = [base, low, high, crown]
        weights = [(1 - rise) ** 3, 3 * rise * (1 - rise) ** 2, 3 * rise**2 * (1 - rise), rise**3]
        grid[:, column] = sum(weight[:, None] * point for weight, point in zip(weights, bent))
        slack = numpy.sin(rise * math.pi) ** 2
        fold = 0.010 * numpy.sin(9 * turn + 5.5 * rise + 0.6 * side) + 0.006 * numpy.sin(17 * turn - 4 * rise)
        grid[:, column, 0] += side * wide * slack * fold
        grid[:, column, 1] += slack * fold * (1 - reach)
    return grid[:, ::-1]


def hood(garment, front, back, colour, draw, material, cord):
    """A hood that stands open as if worn, dark inside, with a wide hem around the face, eyelets and a cord."""
    loop, turns = neck_loop(garment, front, back, 72)
    piece = Piece(hood_grid(loop, turns), colour, 1.5, 0.75)
    draw(piece.canvas)
    for x in (0.075, 1.425):
        piece.canvas.stitches([(x, 0), (x, 0.75)], shade(colour, 0.7))
        piece.canvas.groove([(x, 0), (x, 0.75)], 0.008, 2, darken=0.15)
    inside = Piece(piece.grid[:1, :2], shade(colour, 0.85)).canvas
    inside.fuzz(0.4)
    piece.finish(material, 0.026, 1, -1, material(inside))
    for sign in (-1, 1):
        top = garment.at(sign * 0.075, front[0][1][0][1] - 0.01, -1, 0.035)[0]
        torus(tuple(top + (0, 0.004, 0.035)), 0.016, 0.005, metal(roughness=0.35), FACING)
        path = [tuple(top + (0, 0.012, 0.035)), tuple(top + (0, 0, 0.02)), tuple(top - (0, 0, 0.02))]
        for drop in (0.08, 0.18, 0.28 + 0.02 * sign):
            path.append(tuple(garment.at(sign * (0.08 + 0.05 * drop), front[0][1][0][1] - drop, -1, 0.02)[0]))
        tube(path, 0.0105, cord)
        end = numpy.array(path[-1])
        rod(end, end - (0, 0, 0.035), 0.012, metal(roughness=0.35), 0.003)


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
