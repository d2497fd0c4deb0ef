"""The list of pictures: products and scenes register themselves here, `main` renders them by name."""

from dataclasses import dataclass
from typing import Callable

PRODUCTS = {}
SCENES = {}


@dataclass(frozen=True)
class Detail:
    """A part of the product, close up.

    (x, y) is its middle in the picture of the whole, in halves of the picture from its middle; it is enlarged `zoom` times.
    Without angles of its own it is seen from where the front is.
    """

    x: float
    y: float
    zoom: float
    azimuth: float | None = None
    elevation: float | None = None


@dataclass(frozen=True)
class Product:
    """How one product is built and photographed.

    `build` takes the colour's `#RRGGBB` if the product comes in colours, nothing otherwise.
    Angles are degrees; `angle` is the azimuth of the second picture, None where there is none, and so is `detail`;
    `exposure` is in stops, `fill` the part of the tile that the product takes.
    """

    build: Callable
    elevation: float
    azimuth: float
    backdrop: str
    angle: float | None
    detail: Detail | None
    exposure: float
    fill: float


@dataclass(frozen=True)
class Scene:
    """A composition for one place in the shop; `offset` moves it from the middle, in halves of the picture."""

    build: Callable
    size: tuple
    elevation: float
    azimuth: float
    backdrop: str
    exposure: float
    fill: float
    offset: tuple


def product(
    key, elevation=12, azimuth=20, backdrop="table", angle=None, detail=None, exposure=0.0, fill=0.72
):
    """Registers the decorated function as the product of this key."""

    def register(build):
        PRODUCTS[key] = Product(build, elevation, azimuth, backdrop, angle, detail, exposure, fill)
        return build

    return register


def scene(
    name,
    size=(900, 900),
    elevation=8,
    azimuth=15,
    backdrop="black",
    exposure=0.0,
    fill=0.72,
    offset=(0.0, 0.0),
):
    """Registers the decorated function as a scene."""

    def register(build):
        SCENES[name] = Scene(build, size, elevation, azimuth, backdrop, exposure, fill, offset)
        return build

    return register
