"""Portraits of the team: friendly, stylised busts. No likeness of anybody."""

import math
from dataclasses import dataclass
from typing import Callable

from catalogue import scene
from cloth import trim_colour
from materials import fabric, gloss, principled, shade, wool
from shapes import FACING, as_surroundings, lathe, sphere, torus, tube

HEAD = (0, 0, 1.0)


@dataclass(frozen=True)
class Person:
    """What distinguishes one bust from another; `hair` adds what is on and around the head."""

    skin: str
    hair_colour: str
    shirt: str
    hair: Callable
    jaw: float = 1.0
    lashes: bool = False


def face(person):
    """Head, ears, eyes, brows, nose and smile."""
    skin = principled(person.skin, 0.55, subsurface=0.06, sheen=0.15)
    sphere(HEAD, 0.42, skin, (0.90, 0.92, 1.04))
    sphere((0, -0.03, 0.84), 0.33, skin, (0.92 * person.jaw, 0.93, 0.98))
    dark, white = gloss("#2A1C16", 0.15), gloss("#FFFFFF", 0.1)
    brow = principled(shade(person.hair_colour, 0.8), 0.8)
    blush = principled(mix_towards(person.skin, "#D9584E", 0.16), 0.6)
    for side in (-1, 1):
        sphere((side * 0.385, 0.03, 0.96), 0.085, skin, (0.55, 0.9, 1.15))
        sphere((side * 0.145, -0.352, 1.03), 0.045, dark, (0.95, 0.5, 1.2))
        sphere((side * 0.132, -0.374, 1.05), 0.013, white)
        tube(
            [(side * 0.09, -0.362, 1.160), (side * 0.15, -0.358, 1.180), (side * 0.22, -0.322, 1.150)],
            0.014,
            brow,
        )
        sphere((side * 0.205, -0.295, 0.905), 0.062, blush, (1.0, 0.36, 0.7), (0, 0, side * 0.55))
        if person.lashes:
            tube(
                [(side * 0.10, -0.374, 1.092), (side * 0.155, -0.370, 1.108), (side * 0.22, -0.334, 1.092)],
                0.010,
                dark,
            )
    sphere((0, -0.385, 0.955), 0.048, principled(shade(person.skin, 0.93), 0.5), (0.9, 0.9, 0.95))
    smile = [
        (-0.145, -0.300, 0.865),
        (-0.085, -0.340, 0.795),
        (0, -0.354, 0.770),
        (0.085, -0.340, 0.795),
        (0.145, -0.300, 0.865),
    ]
    tube(smile, 0.016, principled(mix_towards(shade(person.skin, 0.55), "#9C2F2F", 0.45), 0.5))


def mix_towards(colour, other, part):
    """A colour between two, `part` of the way."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def torso(person):
    """Neck, shoulders and shirt; only the head is framed, so that the shirt runs out of the picture."""
    skin = principled(person.skin, 0.55, subsurface=0.06)
    as_surroundings(lathe([(0.16, 0.30), (0.15, 0.55), (0.17, 0.80)], skin))
    cloth = fabric(person.shirt)
    body = lathe(
        [(0.185, 0.545), (0.26, 0.50), (0.42, 0.43), (0.58, 0.29), (0.66, 0.06), (0.68, -0.9)], cloth
    )
    body.scale = (1.16, 0.62, 1)
    as_surroundings(body)
    as_surroundings(
        torus((0, -0.005, 0.535), 0.185, 0.030, fabric(trim_colour(person.shirt)), scale=(1.12, 0.72, 1))
    )


def cap_of_hair(material, fringe=0.0, volume=1.0):
    """Hair close to the head; the hairline is where the shell, tilted back, leaves the face."""
    sphere((0, 0.075, 1.075), 0.435 * volume, material, (0.96, 0.94, 0.98))
    if fringe:
        sphere((-0.10, -0.245, 1.285), fringe, material, (1.55, 0.75, 0.62), (0, math.radians(-16), 0))
        sphere((0.19, -0.215, 1.275), fringe * 0.8, material, (1.1, 0.75, 0.62), (0, math.radians(24), 0))


def curls(material, radius, size, lowest):
    """Curls all over the head, down to a height at the sides and back."""
    count = 190
    for index in range(count):
        height = 1 - 2 * (index + 0.5) / count
        turn = index * 2.399963
        ring = math.sqrt(1 - height * height)
        x, y, z = (
            ring * math.cos(turn) * radius,
            ring * math.sin(turn) * radius + 0.06,
            1.07 + height * radius,
        )
        face_area = y < -0.10 and z < 1.27 and abs(x) < 0.36
        if z > lowest and not face_area:
            sphere((x, y, z), size * (0.9 + 0.2 * ((index * 7) % 5) / 5), material, segments=16)


def big_curls(colour):
    """Shoulder-long dark curls."""
    curls(wool(colour), 0.47, 0.115, 0.62)


def short_curls(colour):
    """Curls cut short."""
    hair = wool(colour)
    cap_of_hair(hair, volume=0.98)
    curls(hair, 0.425, 0.075, 1.10)


def side_parting(colour):
    """Short hair with glasses and beard."""
    hair = principled(colour, 0.6, sheen=0.4)
    cap_of_hair(hair, 0.15)
    beard(hair)
    frame = gloss("#23201E", 0.2)
    for side in (-1, 1):
        torus((side * 0.15, -0.40, 1.03), 0.108, 0.014, frame, FACING, segments=64)
        tube(
            [(side * 0.255, -0.39, 1.05), (side * 0.36, -0.22, 1.05), (side * 0.39, 0.0, 1.03)], 0.012, frame
        )
    tube([(-0.045, -0.405, 1.05), (0, -0.415, 1.062), (0.045, -0.405, 1.05)], 0.012, frame)


def beard(material):
    """A short full beard that leaves the smile free."""
    sphere((0, -0.02, 0.755), 0.305, material, (0.97, 0.93, 0.80))
    for side in (-1, 1):
        sphere((side * 0.275, -0.08, 0.86), 0.10, material, (0.75, 1.2, 1.5))
        tube(
            [(0, -0.385, 0.90), (side * 0.06, -0.372, 0.893), (side * 0.125, -0.335, 0.862)], 0.026, material
        )


def headscarf(colour):
    """A wrapped scarf around face and neck."""
    cloth, edge = fabric(colour, 0.8, 0.4), fabric(shade(colour, 0.85), 0.8, 0.4)
    sphere((0, 0.10, 1.03), 0.475, cloth, (0.95, 0.92, 1.06))
    rim = [
        (0.385 * math.sin(a), -0.215 + 0.05 * math.cos(a), 0.985 + 0.40 * math.cos(a))
        for a in [math.pi * i / 12 for i in range(24)]
    ]
    tube(rim, 0.062, cloth, cyclic=True)
    for radius, height, thickness in ((0.25, 0.60, 0.095), (0.31, 0.50, 0.10)):
        as_surroundings(
            torus(
                (0, -0.03, height),
                radius,
                thickness,
                cloth if radius < 0.3 else edge,
                (math.radians(8), math.radians(-6), 0),
                (1.1, 0.95, 1),
            )
        )


def grey_and_receding(colour):
    """An older man's short grey hair and moustache."""
    hair = principled(colour, 0.75, sheen=0.4)
    sphere((0, 0.12, 1.06), 0.425, hair, (0.99, 0.90, 0.94))
    for side in (-1, 1):
        sphere((side * 0.355, 0.02, 1.08), 0.10, hair, (0.55, 1.1, 1.3))
        tube(
            [(0, -0.39, 0.893), (side * 0.06, -0.38, 0.888), (side * 0.135, -0.335, 0.850)],
            0.034,
            hair,
            radii=[1.1, 1.0, 0.5],
        )


def bob(colour):
    """A chin-long bob with a fringe."""
    hair = principled(colour, 0.4, sheen=0.2, clearcoat=0.15)
    sphere((0, 0.07, 1.08), 0.455, hair, (1.0, 0.95, 0.98))
    sphere((0, 0.16, 0.86), 0.40, hair, (1.08, 0.80, 0.92))
    for side in (-1, 1):
        sphere((side * 0.375, -0.02, 0.90), 0.155, hair, (0.68, 1.25, 2.0), (0, math.radians(side * 4), 0))
    for index in range(7):
        x = -0.27 + index * 0.09
        sphere(
            (x, -0.335 + abs(x) * 0.30, 1.235), 0.085, hair, (0.75, 0.62, 1.25), (0, math.radians(x * 40), 0)
        )


PEOPLE = {
    "team-1": Person("#B87A52", "#2A1B17", "#DB4444", big_curls, 0.95, True),
    "team-2": Person("#EBB892", "#5A3A26", "#2F4A6B", side_parting),
    "team-3": Person("#D9A07A", "#2A1B17", "#3E6F73", lambda _: headscarf("#E3B448"), 0.94, True),
    "team-4": Person("#F0C3A2", "#A9A9A8", "#56705A", grey_and_receding, 1.04),
    "team-5": Person("#F6D2B8", "#B4492A", "#F2E6D0", bob, 0.94, True),
    "team-6": Person("#6F452E", "#17110F", "#F0A63C", short_curls),
}


def portrait(name, person):
    """Registers one bust as a scene; it looks a little to its own side."""
    turn = 10 if int(name[-1]) % 2 else -10

    @scene(name, (640, 720), 4, turn, "portrait", exposure=-0.2, fill=0.56, offset=(0, 0.12))
    def build():
        face(person)
        person.hair(person.hair_colour)
        torso(person)


for team_name, team_person in PEOPLE.items():
    portrait(team_name, team_person)
