"""From a sewn pattern to a garment in the scene: drape it, draw its cloth, and find points on it for buttons and zips."""

import bpy
import numpy

from materials import principled
from shapes import link
from tailoring.canvas import Canvas
from tailoring.drape import Cloth, drape
from tailoring.pattern import sew

SPACING = 0.021


class Garment:
    """A garment being made. Draw on `canvas`, then `finish`."""

    def __init__(
        self, front, back, body, colour, cloth=Cloth(), spacing=SPACING, shorten=None, lift=0.03, seconds=1.5
    ):
        """`shorten(x, z, wrap)` gives the factors by which ribbing and elastic tighten the cloth."""
        self.pattern = sew(front, back, spacing)
        flat, wrap = self.pattern.flat, self.pattern.wrap
        scale = shorten(flat[:, 0], flat[:, 1], wrap) if shorten else None
        start = numpy.stack([flat[:, 0], wrap * 0.03, flat[:, 1] + lift], axis=1)
        self.place = drape(start, flat, self.pattern.triangles, wrap, body, cloth, scale, seconds)
        self.canvas = Canvas(flat, colour)

    def at(self, x, z, side=-1, lift=0.0):
        """The point of the draped cloth at (x, z) of the pattern, `lift` above it, and its outward direction."""
        offset = numpy.hypot(self.pattern.flat[:, 0] - x, self.pattern.flat[:, 1] - z)
        offset = offset + numpy.where(self.pattern.wrap == -side, 9, 0)
        near = numpy.argsort(offset)[:6]
        weights = 1 / (offset[near] + 1e-3)
        centre = (self.place[near] * weights[:, None]).sum(axis=0) / weights.sum()
        spread = self.place[near] - self.place[near].mean(axis=0)
        normal = numpy.linalg.svd(spread)[2][2]
        if normal[1] * side < 0:
            normal = -normal
        return centre + normal * lift, normal

    def finish(self, roughness=0.9, sheen=0.25, thickness=0.008, relief=1.0, subdivisions=2):
        """Puts the cloth into the scene."""
        mesh = bpy.data.meshes.new("garment")
        mesh.from_pydata(self.place.tolist(), [], self.pattern.triangles.tolist())
        layer = mesh.uv_layers.new(name="pattern")
        corners = self.pattern.triangles.ravel()
        side = numpy.repeat(self.pattern.side, 3)
        layer.data.foreach_set("uv", self.canvas.uv(self.pattern.flat[corners], side).astype("f").ravel())
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        item = link(mesh, cloth_material(self.canvas, roughness, sheen, relief), "garment")
        soft = item.modifiers.new("subdivision", "SUBSURF")
        soft.levels, soft.render_levels = 1, subdivisions
        soft.boundary_smooth = "PRESERVE_CORNERS"
        solid = item.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, -1
        return item


def cloth_material(canvas, roughness=0.9, sheen=0.25, relief=1.0):
    """A material of what was drawn on a canvas."""
    material = principled("#FFFFFF", roughness, sheen=sheen, specular=0.2)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    drawn = tree.nodes.new("ShaderNodeTexImage")
    drawn.image = canvas.image()
    tree.links.new(drawn.outputs["Color"], shader.inputs["Base Color"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = relief
    bump.inputs["Distance"].default_value = 0.001
    tree.links.new(drawn.outputs["Alpha"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material
