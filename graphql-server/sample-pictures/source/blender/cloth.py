"""Cloth: panels that are cut from an outline and puffed up by the distance to their edge, and seams on them.

Folds are noise; seams, hems and prints are tubes that follow the panel's surface. The outline's x and
the panel's z are in units of which a top is about 1.5 tall; y = 0 is between front and back.
"""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from materials import is_light, shade
from shapes import finish, link, tube


def trim_colour(colour, factor=0.8):
    """The colour of seams and hems: darker than the cloth, and only slightly so on white."""
    return shade(colour, 0.88 if is_light(colour) else factor)


def _closed_edges(outline):
    """The outline's edges as (x1, y1, x2, y2, length squared), without the hem, where the cloth hangs open."""
    lowest = min(y for _, y in outline)
    edges = []
    for index, end in enumerate(outline):
        start = outline[index - 1]
        width, rise = abs(start[0] - end[0]), abs(start[1] - end[1])
        squared = width**2 + rise**2
        hem = rise < 0.25 * width and max(start[1], end[1]) < lowest + 0.09
        if squared > 1e-9 and not hem:
            edges.append((start[0], start[1], end[0], end[1], squared))
    return edges


def _distance(x, y, edges):
    """How far a point is from the nearest edge."""
    nearest = 99.0
    for x1, y1, x2, y2, squared in edges:
        t = min(1, max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared))
        nearest = min(nearest, (x - x1 - t * (x2 - x1)) ** 2 + (y - y1 - t * (y2 - y1)) ** 2)
    return math.sqrt(nearest)


def _folds(x, z, seed, across, along):
    """Noise stretched along the body, a finer layer, and creases."""
    value = noise.noise(Vector((x * across + seed * 7.1, seed, z * along)))
    value += 0.5 * noise.noise(Vector((x * across * 2.1 + z * 2.5, seed + 3, z * along * 2.2)))
    return value + 0.35 * abs(noise.noise(Vector((x * 3 + z * 3.3, seed + 9, z * 3))))


def panel(
    outline,
    material,
    height=0.1,
    side=-1,
    fold=0.022,
    seed=0,
    across=5.0,
    along=1.1,
    edge=0.22,
    step=0.015,
    depth=0.0,
    relief=None,
):
    """One piece of cloth; `side` -1 bulges to the camera. `relief(x, z)` adds pleats or knitted ribs.

    `across` and `along` are the folds' frequencies, `edge` the width over which the cloth rises to `height`.
    """
    form = bmesh.new()
    form.faces.new([form.verts.new((x, 0, y)) for x, y in outline])
    for axis, values in ((0, [p[0] for p in outline]), (2, [p[1] for p in outline])):
        position = min(values) + step
        while position < max(values):
            place, direction = [0, 0, 0], [0, 0, 0]
            place[axis], direction[axis] = position, 1
            everything = form.verts[:] + form.edges[:] + form.faces[:]
            bmesh.ops.bisect_plane(form, geom=everything, plane_co=place, plane_no=direction, dist=1e-4)
            position += step
    edges = _closed_edges(outline)
    for vertex in form.verts:
        x, z = vertex.co.x, vertex.co.z
        inside = _distance(x, z, edges)
        rise = math.sqrt(max(0, 1 - (1 - min(1, inside / edge)) ** 2))
        bulge = height * rise + fold * min(1, inside / 0.1) * _folds(x, z, seed, across, along)
        if relief:
            bulge += relief(x, z) * min(1, inside / 0.03)
        vertex.co.y = side * bulge + depth
    bmesh.ops.recalc_face_normals(form, faces=form.faces[:])
    mesh = bpy.data.meshes.new("panel")
    form.to_mesh(mesh)
    form.free()
    item = link(mesh, material)
    solid = item.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.014
    solid.offset = 0
    return finish(item)


def surface(cloth, x, z, lift=0.01):
    """The y of the panel's surface at (x, z), a little towards the camera."""
    nearest = min(cloth.data.vertices, key=lambda v: (v.co.x - x) ** 2 + (v.co.z - z) ** 2)
    return nearest.co.y - lift


def seam(cloth, corners, material, radius=0.006, lift=0.008, steps=14):
    """A thread along the surface, through (x, z) corners."""
    path = []
    for (x1, z1), (x2, z2) in zip(corners, corners[1:]):
        for index in range(steps):
            x, z = x1 + (x2 - x1) * index / steps, z1 + (z2 - z1) * index / steps
            path.append((x, surface(cloth, x, z, lift), z))
    x, z = corners[-1]
    path.append((x, surface(cloth, x, z, lift), z))
    return tube(path, radius, material)
