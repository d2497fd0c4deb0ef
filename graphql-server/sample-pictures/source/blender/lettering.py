"""Labels and words on products, flat or bent around a jar."""

import math

import bmesh
import bpy
from mathutils import Matrix

from shapes import FACING, RIGHT_ANGLE, link, plate, rounded_rectangle, sheet


def cut_upright(mesh, step):
    """Cuts a mesh into upright strips, so that its large faces can be bent."""
    form = bmesh.new()
    form.from_mesh(mesh)
    low, high = min(v.co.x for v in form.verts), max(v.co.x for v in form.verts)
    for index in range(1, int((high - low) / step) + 1):
        everything = form.verts[:] + form.edges[:] + form.faces[:]
        bmesh.ops.bisect_plane(
            form, geom=everything, plane_co=(low + index * step, 0, 0), plane_no=(1, 0, 0), dist=1e-5
        )
    form.to_mesh(mesh)
    form.free()


def wrap(item, radius):
    """Bends a mesh that faces the camera around the Z axis: x becomes the arc, y the distance from the radius."""
    for vertex in item.data.vertices:
        angle = vertex.co.x / radius
        distance = radius - vertex.co.y
        vertex.co = (distance * math.sin(angle), -distance * math.cos(angle), vertex.co.z)
    return item


def label(width, height, material, centre=0.0, radius=None, y=0.0, corner=0.02, thickness=0.006):
    """A label that faces the camera at height `centre`: flat at depth `y`, or wrapped around `radius`."""
    if radius is None:
        return plate(
            rounded_rectangle(width, height, corner),
            thickness,
            material,
            location=(0, y, centre),
            rotation=FACING,
        )
    columns = 48
    vertices, faces = [], []
    for index in range(columns + 1):
        x = (index / columns - 0.5) * width
        vertices += [(x, 0, centre - height / 2), (x, 0, centre + height / 2)]
    for index in range(columns):
        faces.append((2 * index, 2 * index + 2, 2 * index + 3, 2 * index + 1))
    return wrap(sheet(vertices, faces, material, 0.002, smooth=True), radius)


def text(words, size, material, location=(0, 0, 0), radius=None, rotation=FACING, depth=0.002):
    """Words in Blender's own font, centred; upright and wrapped around `radius` when it is given."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    item = link(curve, material)
    if radius is None:
        item.location = location
        item.rotation_euler = rotation
        return item
    mesh = bpy.data.meshes.new_from_object(item)
    bpy.data.objects.remove(item)
    mesh.transform(Matrix.Translation(location) @ Matrix.Rotation(RIGHT_ANGLE, 4, "X"))
    cut_upright(mesh, radius * 0.08)
    return wrap(link(mesh, material), radius)
