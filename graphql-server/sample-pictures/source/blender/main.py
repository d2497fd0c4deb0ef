"""Renders pictures by name; started by render.mjs inside Blender.

    blender -b --python main.py -- --out DIR --colours FILE [--samples N] [--size N] [--threads N] [--resume] [name ...]

A name is a picture (`tee`, `tee-charcoal`, `sofa-angle`, `tee-detail`, `hero-phone`) or a group: fronts, colours,
angles, details, scenes. Without names everything is rendered.
"""

import argparse
import json
import os
import re
import shutil
import struct
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import develop  # noqa: E402
import products  # noqa: E402,F401  (registers every product)
import scenes  # noqa: E402,F401  (registers every scene)
import studio  # noqa: E402
from catalogue import PRODUCTS, SCENES  # noqa: E402
from tailoring import canvas, drape  # noqa: E402


def slug(name):
    """`Heather Grey` as it stands in a file name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def jobs_by_name(colours, size):
    """Every picture there is: its name, and the function that builds and lights it."""
    jobs = {}
    for key, product in PRODUCTS.items():
        variants = colours.get(key, [])
        first = [variants[0]["hex"]] if variants else []
        jobs[key] = product_job(product, size, first, product.azimuth)
        for variant in variants[1:]:
            name, colour = f"{key}-{slug(variant['name'])}", [variant["hex"]]
            jobs[name] = product_job(product, size, colour, product.azimuth)
            if product.angle is not None:
                jobs[f"{name}-angle"] = product_job(product, size, colour, product.angle)
        if product.angle is not None:
            jobs[f"{key}-angle"] = product_job(product, size, first, product.angle)
        if product.detail is not None:
            jobs[f"{key}-detail"] = detail_job(product, size, first)
    for name, scene in SCENES.items():
        jobs[name] = scene_job(scene, size / 640)
    return jobs


def product_job(product, size, colour, azimuth):
    """A product on its tile."""

    def set_up():
        build_and_light(product, size, colour, azimuth)
        studio.frame(product.elevation, azimuth, product.fill)
        return product.backdrop

    return set_up


def detail_job(product, size, colour):
    """A part of a product, which fills the tile; its cloth is drawn finer."""
    detail = product.detail
    azimuth = product.azimuth if detail.azimuth is None else detail.azimuth
    elevation = product.elevation if detail.elevation is None else detail.elevation

    def set_up():
        with canvas.close_up():
            build_and_light(product, size, colour, azimuth)
        studio.frame(elevation, azimuth, product.fill)
        studio.enlarge(detail.x, detail.y, detail.zoom)
        return "detail"

    return set_up


def build_and_light(product, size, colour, azimuth):
    """The product in the studio; what hangs in the air is turned to the light together with the camera."""
    product.build(*colour)
    bpy.context.scene.render.resolution_x = bpy.context.scene.render.resolution_y = size
    studio.light_for_day(product.backdrop, product.exposure, azimuth - product.azimuth)


def scene_job(scene, scale):
    """A composition at its own size, times `scale` for a quick look."""

    def set_up():
        scene.build()
        width, height = scene.size
        bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = round(
            width * scale
        ), round(height * scale)
        if scene.backdrop == "black":
            studio.light_for_black(scene.exposure)
        else:
            studio.light_for_day(scene.backdrop, scene.exposure)
        studio.frame(scene.elevation, scene.azimuth, scene.fill, offset=scene.offset)
        return scene.backdrop

    return set_up


def select(jobs, names):
    """The asked-for pictures in catalogue order."""
    if not names:
        return list(jobs)
    groups = {
        "fronts": list(PRODUCTS),
        "scenes": list(SCENES),
        "angles": [n for n in jobs if n.endswith("-angle")],
        "details": [n for n in jobs if n.endswith("-detail")],
    }
    others = {n for names_of_group in groups.values() for n in names_of_group}
    groups["colours"] = [n for n in jobs if n not in others]
    unknown = [n for n in names if n not in jobs and n not in groups]
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}")
    wanted = {picture for n in names for picture in groups.get(n, [n])}
    return [n for n in jobs if n in wanted]


def is_rendered(path, size):
    """Whether a square master of this size is there; the width stands in the first block of a PNG."""
    if not os.path.exists(path):
        return False
    with open(path, "rb") as file:
        header = file.read(24)
    return len(header) == 24 and struct.unpack(">I", header[16:20])[0] == size


def render(name, set_up, options):
    """One picture, from the empty scene to the PNG."""
    started = time.time()
    studio.reset(options.samples, options.threads)
    backdrop = set_up()
    built = time.time()
    with tempfile.TemporaryDirectory() as folder:
        develop.store_passes(folder)
        bpy.ops.render.render()
        rendered = time.time()
        unfinished = os.path.join(folder, f"{name}.png")
        develop.save(develop.develop(folder, backdrop), unfinished)
        shutil.move(unfinished, os.path.join(options.out, f"{name}.png"))
    ended = time.time()
    print(
        f"picture {name}: built {built - started:.1f} s, rendered {rendered - built:.1f} s, developed {ended - rendered:.1f} s",
        flush=True,
    )


def main():
    """Reads the arguments after `--` and renders what they name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--colours", required=True)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--size", type=int, default=640)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    with open(options.colours, encoding="utf-8") as file:
        jobs = jobs_by_name(json.load(file), options.size)
    os.makedirs(options.out, exist_ok=True)
    drape.cache_folder = os.path.join(options.out, "drapes")
    for name in select(jobs, options.names):
        if options.resume and is_rendered(os.path.join(options.out, f"{name}.png"), options.size):
            continue
        render(name, jobs[name], options)


main()
