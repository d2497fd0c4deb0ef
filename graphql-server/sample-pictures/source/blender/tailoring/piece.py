"""Pieces that are added to a draped garment: hood, collar, ribbed neck, sash. Each is a grid of points with its own cloth."""

import bpy
import numpy

from shapes import link
from tailoring.canvas import Canvas


def smooth_path(points, count=28):
    """So many points along a soft curve near the given ones."""
    points = numpy.array(points)
    at = numpy.linspace(0, len(points) - 1, count)
    path = numpy.stack([numpy.interp(at, range(len(points)), points[:, axis]) for axis in range(3)], axis=1)
    for _ in range(3):
        path[1:-1] = (path[:-2] + path[1:-1] + path[2:]) / 3
    return path


class Piece:
    """`grid` is rows x columns x 3, the first row where it is sewn on; the canvas spans 0 to `width`, 0 to `height`, or
    `flat` tells where each point lies on it."""

    def __init__(self, grid, colour, width=1.0, height=1.0, flat=None):
        self.grid = numpy.array(grid, dtype=float)
        rows, columns = self.grid.shape[:2]
        across, up = numpy.meshgrid(numpy.linspace(0, width, columns), numpy.linspace(0, height, rows))
        self.flat = numpy.stack([across.ravel(), up.ravel()], axis=1) if flat is None else flat
        self.canvas = Canvas(self.flat, colour)
        index = numpy.arange(rows * columns).reshape(rows, columns)
        corners = (index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1])
        self.faces = numpy.stack([corner.ravel() for corner in corners], axis=1)

    def finish(self, material, thickness=0.012, subdivisions=2, offset=0.0, lining=None):
        """Puts the piece into the scene; `material` makes one from the canvas. With an `offset` of -1 it is thickened to the
        inside, which then may have a `lining`, a material of its own."""
        mesh = bpy.data.meshes.new("piece")
        mesh.from_pydata(self.grid.reshape(-1, 3).tolist(), [], self.faces.tolist())
        layer = mesh.uv_layers.new(name="pattern")
        layer.data.foreach_set(
            "uv", self.canvas.uv(self.flat[self.faces.ravel()], 0 * self.faces.ravel()).astype("f").ravel()
        )
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        item = link(mesh, material(self.canvas), "piece")
        soft = item.modifiers.new("subdivision", "SUBSURF")
        soft.levels = soft.render_levels = subdivisions
        solid = item.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, offset
        if lining:
            mesh.materials.append(lining)
            solid.material_offset = 1
        rounded = item.modifiers.new("edge", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = thickness * 0.35, 2, "ANGLE"
        return item
