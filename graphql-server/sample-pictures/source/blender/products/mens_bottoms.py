"""Men's trousers and shorts."""

import math

import numpy

from catalogue import Detail, product
from materials import fabric, metal, shade
from shapes import cylinder, tube
from tailoring.bottoms import (
    back_pockets,
    belt_loops,
    fly,
    hips_and_legs,
    leg_hems,
    scooped_pockets,
    short_pattern,
    slanted_pockets,
    trouser_pattern,
    waistband,
)
from tailoring.drape import Cloth
from tailoring.fastenings import normal_rotation, thread
from tailoring.garment import Garment


def twill(canvas, depth, period=0.0062):
    """The diagonal lines of denim and chino cloth."""
    canvas.everywhere(lambda x, z: depth * numpy.sin(2 * math.pi * (x + z * 0.9) / period))


def waist_button(garment, material, radius=0.026):
    """The button on the waistband."""
    place, normal = garment.at(0.0, 0.80, -1, 0.018)
    cylinder(tuple(place), radius, 0.016, material, 0.006, tuple(normal_rotation(normal)), sides=48)


@product("jeans", 4, 0, "ghost", angle=160, detail=Detail(0.10, 0.68, 4.6, 16, 8), fill=0.8)
def jeans(colour):
    """Slim Jeans."""
    front, back = trouser_pattern()
    garment = Garment(front, back, hips_and_legs(), colour, Cloth(0.012), lift=0.02)
    canvas = garment.canvas
    stitch = "#8C8F96" if colour == "#3B3D42" else "#C98A3D"
    twill(canvas, 0.35)
    canvas.fuzz(0.3)
    canvas.melange(0.09, (1, 5))

    def worn(x, z):
        thigh = numpy.exp(-(((numpy.abs(x) - 0.26) / 0.11) ** 2) - ((z - 0.05) / 0.38) ** 2)
        knee = numpy.exp(-(((numpy.abs(x) - 0.27) / 0.10) ** 2) - ((z + 0.50) / 0.22) ** 2)
        whisker = numpy.sin((z - numpy.abs(x) * 0.55) * 68) * numpy.exp(
            -(((z - 0.36) / 0.10) ** 2) - ((numpy.abs(x) - 0.20) / 0.13) ** 2
        )
        return 1 + 0.34 * thigh + 0.22 * knee + 0.10 * whisker

    canvas.everywhere(shade=worn)
    for line in ([(0.42, 0.75), (0.455, 0.42), (0.445, -0.45), (0.41, -1.22)],):
        for sign in (-1, 1):
            canvas.groove([(sign * x, z) for x, z in line], 0.006, 1.2, 0, 0.1)
    waistband(canvas, 0.395, stitch)
    fly(canvas, stitch)
    scooped_pockets(canvas, stitch, 0.395, 0.455)
    back_pockets(canvas, stitch)
    leg_hems(canvas, front, stitch)
    garment.finish(0.85, 0.15, thickness=0.013)
    belt_loops(garment, fabric(shade(colour, 0.9), scale=240, strength=0.3))
    waist_button(garment, metal("#A8703F" if stitch == "#C98A3D" else "#8E9096", 0.35))


@product("chinos", 4, 0, "ghost", angle=160, detail=Detail(0.10, 0.68, 4.6, 16, 8), fill=0.8)
def chinos(colour):
    """Khaki Chinos."""
    front, back = trouser_pattern(hem=(0.10, 0.44), knee=(0.065, 0.485), hips=0.48)
    garment = Garment(front, back, hips_and_legs(), colour, Cloth(0.006), lift=0.02)
    canvas = garment.canvas
    twill(canvas, 0.2, 0.0055)
    canvas.fuzz(0.25)
    canvas.melange(0.025, (1, 3))
    stitch = thread(colour)
    waistband(canvas, 0.395, stitch)
    fly(canvas, stitch)
    slanted_pockets(canvas, stitch, 0.395, 0.475)
    leg_hems(canvas, front, stitch)
    for sign in (-1, 1):
        canvas.thick(
            [(sign * 0.10, 0.585), (sign * 0.30, 0.585), (sign * 0.30, 0.565), (sign * 0.10, 0.565)], 4, 1
        )
    garment.finish(0.85, 0.15, thickness=0.012)
    belt_loops(garment, fabric(shade(colour, 0.92), scale=240, strength=0.2))
    waist_button(garment, fabric("#6F5A3E", 0.4), 0.021)


@product("shorts", 4, 0, "ghost", angle=156, detail=Detail(0.04, 0.52, 4.0, 14, 12))
def shorts(colour):
    """Swim Shorts."""
    front, back = short_pattern()
    garment = Garment(
        front,
        back,
        hips_and_legs(),
        colour,
        Cloth(0.002),
        lift=0.02,
        shorten=lambda x, z, _: numpy.where(z > 0.765, 0.74, 1.0),
    )
    canvas = garment.canvas
    canvas.weave(0.0034, 0.35)
    canvas.fuzz(0.2)
    stitch = thread(colour)
    for side in (0, 1):
        for z in (0.765, 0.795, 0.825):
            canvas.stitches([(-0.5, z), (0.5, z)], stitch, side)
    canvas.groove([(0, 0.77), (0, 0.25)], 0.007, 2.5, darken=0.25)
    canvas.stitches([(0.012, 0.77), (0.012, 0.27)], stitch)
    for sign in (-1, 1):
        stripe = [(sign * 0.455, 0.755), (sign * 0.50, 0.40), (sign * 0.578, -0.30)]
        canvas.paint([*stripe, *[(x - sign * 0.030, z) for x, z in stripe[::-1]]], "#F6F3EC")
        pocket = [(sign * 0.36, 0.70), (sign * 0.455, 0.43)]
        canvas.groove(pocket, 0.008, 3.5, darken=0.35)
        canvas.stitches([(x - sign * 0.016, z) for x, z in pocket], stitch)
    leg_hems(canvas, front, stitch, 0.05)
    garment.finish(0.6, 0.2, thickness=0.010)
    cord = fabric("#F6F3EC", 0.8)
    knot, _ = garment.at(0, 0.80, -1, 0.022)
    for sign in (-1, 1):
        eyelet = garment.at(sign * 0.055, 0.80, -1, 0.004)[0]
        loop = knot + (sign * 0.075, -0.012, -0.035)
        tube([tuple(eyelet), tuple(knot), tuple(loop + (0, 0, 0.05)), tuple(loop), tuple(knot)], 0.0095, cord)
        path = [tuple(knot)] + [
            tuple(garment.at(sign * x, z, -1, 0.016)[0])
            for x, z in ((0.02, 0.74), (0.045, 0.64), (0.06 + 0.01 * sign, 0.53))
        ]
        tube(path, 0.0095, cord)
