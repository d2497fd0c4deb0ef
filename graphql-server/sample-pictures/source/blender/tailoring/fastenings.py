"""Thread, buttons and zips."""

import numpy
from mathutils import Vector

from materials import is_light, metal, plastic, shade
from shapes import box, cylinder


def thread(colour, factor=0.78):
    """Thread of the cloth's own dye, a little darker so that it is seen."""
    return shade(colour, 0.86 if is_light(colour) else factor)


def normal_rotation(normal):
    """The rotation that turns an upright axis along a direction."""
    return Vector(normal).to_track_quat("Z", "Y").to_euler()


def sew_buttons(garment, heights, colour, radius=0.0165, x=0.0):
    """Four-hole buttons on the front, with the thread that holds them."""
    shell, thread_colour = plastic(colour, 0.25), plastic(shade(colour, 0.55), 0.8)
    for z in heights:
        place, normal = garment.at(x, z, -1, 0.012)
        turn = tuple(normal_rotation(normal))
        across = numpy.cross((0, 0, 1), normal)
        across /= numpy.linalg.norm(across)
        along = numpy.cross(normal, across)
        cylinder(tuple(place), radius, 0.008, shell, 0.003, turn, sides=32)
        for dx, dz in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            hole = place + normal * 0.0045 + (across * dx + along * dz) * 0.0045
            cylinder(tuple(hole), 0.0022, 0.003, thread_colour, 0, turn, sides=8)


def zip_fastener(garment, top, bottom, colour):
    """A metal zip along the middle of the front: two rows of teeth on their tape, and a slider with its pull."""
    steel = metal(colour, 0.3)
    garment.canvas.paint(
        [(-0.017, bottom), (-0.017, top), (0.017, top), (0.017, bottom)], shade("#202124", 1.05)
    )
    count = int((top - bottom) / 0.013)
    teeth = numpy.array(
        [garment.at(0, bottom + (top - bottom) * index / count, -1, 0.006)[0] for index in range(count)]
    )
    for _ in range(12):  # the tape is stiffer than the cloth
        teeth[1:-1] = (teeth[:-2] + teeth[1:-1] + teeth[2:]) / 3
    for index, place in enumerate(teeth):
        aside = 0.004 if index % 2 else -0.004
        box(tuple(place + (aside, 0, 0)), (0.015, 0.008, 0.007), steel, 0.002, segments=1)
    place = teeth[-2] + (0, -0.010, 0)
    box(tuple(place), (0.032, 0.014, 0.045), steel, 0.005, segments=2)
    box((place[0], place[1] - 0.008, place[2] - 0.055), (0.018, 0.006, 0.07), steel, 0.003, segments=2)
