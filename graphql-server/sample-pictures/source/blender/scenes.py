"""The compositions for the home page (on black) and the about page (on a coloured backdrop)."""

import math

import people  # noqa: F401  (registers the team's portraits)
from catalogue import scene
from lettering import label
from materials import gloss, paper, principled, shade
from products.audio_and_play import gamepad, speaker
from products.beauty import perfume
from products.electronics import phone_back, phone_front
from products.home import lamp, planter
from products.womens_accessories import handbag, sunhat
from shapes import as_surroundings, box, posed, sheet, sphere, tube
from studio import dark_floor


@scene("hero-phone", (1280, 960), 4, 0, exposure=0.4, fill=0.80)
def hero_phone():
    """Two phones in the air, one from behind."""
    body = principled("#4A5160", 0.22, 0.9)
    with posed((-0.36, 0.5, 0.0), (6, -14, 24)):
        phone_back(0, 0, "#A793D6", principled("#A793D6", 0.25, 0.8))
    with posed((0.26, 0.0, -0.06), (-4, 12, -20)):
        phone_front(0, 0, body)


@scene("promo-speaker", (1280, 960), 10, 14, exposure=0.3, fill=0.70)
def promo_speaker():
    """The speaker in green, on a mirror."""
    dark_floor(1.0)
    speaker("#2C8276")


@scene("arrival-gamepad", (960, 960), 24, 16, exposure=0.2, fill=0.78, offset=(0, 0.10))
def arrival_gamepad():
    """A white gamepad that leans back."""
    with posed(rotation=(-34, 0, -8)):
        gamepad("#ECECEA")


@scene("arrival-still-life", (960, 720), 12, 12, exposure=0.35, fill=0.74)
def arrival_still_life():
    """Straw hat and handbag."""
    dark_floor(1.9)
    with posed((-0.52, 0.35, 0)):
        handbag("#A5502F")
    with posed((0.62, -0.42, 0.10), (0, 8, 0), 0.86):
        sunhat()


@scene("arrival-speaker", (720, 720), 12, 14, exposure=0.1, fill=0.70, offset=(0, 0.06))
def arrival_speaker():
    """The speaker in coral."""
    dark_floor(1.0)
    speaker("#D9614C")


@scene("arrival-perfume", (720, 720), 8, 20, exposure=0.25, fill=0.72, offset=(0, 0.06))
def arrival_perfume():
    """The perfume on a mirror."""
    dark_floor(1.1)
    perfume()


def coloured_backdrop(colour, depth=2.2):
    """A seamless paper roll: floor, bend and wall in one colour."""
    profile = [(-30, 0), (depth, 0)]
    profile += [
        (depth + 2 * math.sin(math.radians(a)), 2 - 2 * math.cos(math.radians(a))) for a in range(6, 90, 6)
    ]
    profile += [(depth + 2, 30)]
    vertices = [(x, y, z) for y, z in profile for x in (-40, 40)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    as_surroundings(sheet(vertices, faces, paper(colour), 0.001, smooth=True))


def shopping_bag(width, height, colour, handle):
    """A paper bag with cord handles."""
    paper_material = paper(colour)
    depth = width * 0.42
    box((0, 0, height / 2), (width, depth, height), paper_material, 0.012, segments=2)
    box((0, 0, height - 0.003), (width - 0.04, depth - 0.04, 0.012), paper(shade(colour, 0.5)), 0.002)
    for side in (-1, 1):
        y = side * depth / 2
        tube(
            [
                (-width * 0.2, y, height - 0.06),
                (-width * 0.2, y, height + 0.16),
                (0, y, height + 0.30),
                (width * 0.2, y, height + 0.16),
                (width * 0.2, y, height - 0.06),
            ],
            0.018,
            paper(handle),
        )


def parcel(width, depth, height, colour="#C99B66"):
    """A carton with tape."""
    box((0, 0, height / 2), (width, depth, height), paper(colour), 0.012, segments=2)
    tape = paper(shade(colour, 1.4))
    box((0, 0, height / 2), (width * 0.14, depth + 0.006, height + 0.006), tape, 0.008, segments=2)
    label(width * 0.26, height * 0.30, paper("#F8F4EC"), height * 0.32, y=-depth / 2 - 0.003).location.x = (
        width * 0.28
    )


def gift(size, colour, ribbon):
    """A wrapped box with a bow."""
    box((0, 0, size / 2), (size, size, size), paper(colour), 0.015, segments=3)
    band = gloss(ribbon, 0.4)
    box((0, 0, size / 2), (size * 0.13, size + 0.008, size + 0.008), band, 0.004)
    box((0, 0, size / 2), (size + 0.008, size * 0.13, size + 0.008), band, 0.004)
    for side in (-1, 1):
        loop = [
            (0, 0, size),
            (side * size * 0.34, -0.02, size * 1.28),
            (side * size * 0.44, 0, size * 1.08),
            (0, 0, size),
        ]
        tube(loop, size * 0.05, band)
    sphere((0, 0, size * 1.03), size * 0.075, band)


@scene("about-1", (960, 840), 8, 12, "set", exposure=-0.2, fill=0.84)
def about_shopping():
    """Shopping bags and gifts on pink."""
    coloured_backdrop("#EBA9A4")
    with posed((-0.55, 0.2, 0), (0, 0, -10)):
        shopping_bag(0.95, 1.25, "#DB4444", "#F7EFE4")
    with posed((0.42, 0.42, 0), (0, 0, 14)):
        shopping_bag(0.80, 1.0, "#F7EFE4", "#DB4444")
    with posed((0.62, -0.42, 0), (0, 0, -16)):
        gift(0.50, "#2F5D62", "#F2C14E")
    with posed((-0.18, -0.62, 0), (0, 0, 22)):
        gift(0.34, "#F2C14E", "#F7EFE4")
    with posed((1.25, 0.1, 0), scale=0.62):
        planter()


@scene("about-2", (960, 840), 10, -16, "set", exposure=-0.2, fill=0.84)
def about_parcels():
    """Parcels that are ready to go, a lamp and a plant."""
    coloured_backdrop("#9DB9AE")
    with posed((0, 0.2, 0)):
        parcel(1.3, 0.9, 0.62)
    with posed((-0.10, 0.22, 0.62), (0, 0, 8)):
        parcel(0.95, 0.72, 0.45, "#BF8E58")
    with posed((0.02, 0.18, 1.07), (0, 0, -10)):
        parcel(0.62, 0.5, 0.32, "#D4A974")
    with posed((-0.95, -0.35, 0), (0, 0, 18)):
        parcel(0.55, 0.45, 0.40, "#D4A974")
    with posed((0.98, -0.25, 0), scale=0.85):
        planter()
    with posed((-0.98, -0.35, 0.40), scale=0.50):
        lamp()
