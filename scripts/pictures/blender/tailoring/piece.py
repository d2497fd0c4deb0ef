"""Pieces that are added to a draped garment: hood, collar, ribbed neck, sash. Each is a grid of points with its own cloth."""

import bpy
import numpy

from shapes import link
from tailoring.canvas import Canvas
from tailoring.drape import drape


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

    def settle(self, body, cloth, seconds=1.0, larger=1.0):
        """Lets the piece fall, held by its first row, the two halves of its last row sewn to each other.

        `larger` gives it that much more cloth.
        """
        points = self.grid.reshape(-1, 3)
        columns = self.grid.shape[1]
        sewn = numpy.arange(len(points))
        sewn[-(columns // 2) :] = sewn[-columns : -columns + columns // 2][::-1]
        faces = sewn[self.faces]
        triangles = numpy.concatenate([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
        triangles = triangles[[len(set(corners)) == 3 for corners in triangles.tolist()]]
        pinned = numpy.arange(len(points)) < columns
        flat = numpy.zeros(len(points))
        settled = drape(points, points * larger, triangles, flat, body, cloth, None, seconds, pinned, False)
        self.grid = settled[sewn].reshape(self.grid.shape)

    def finish(self, material, thickness=0.012, subdivisions=2, offset=0.0):
        """Puts the piece into the scene; `material` makes one from the canvas."""
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
        rounded = item.modifiers.new("edge", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = thickness * 0.35, 2, "ANGLE"
        return item
