"""Drawing on a flat pattern: thread, ribbing, pockets and print become a colour and a height for each point of cloth.

Front and back are one picture, the front in its left half. A unit of the pattern is `PIXELS` wide, and for a close-up
`CLOSE_UP_PIXELS`: only there single threads and stitches of the cloth are drawn, which from afar would only flicker.
"""

from contextlib import contextmanager

import bpy
import numpy

from materials import linear_rgba

PIXELS = 750
CLOSE_UP_PIXELS = 1600
FEWEST_PIXELS = 5  # of a thread or stitch that is drawn

_pixels = PIXELS


@contextmanager
def close_up():
    """What is drawn inside the `with` block is drawn as fine as it is needed close up."""
    global _pixels
    _pixels = CLOSE_UP_PIXELS
    yield
    _pixels = PIXELS


def linear(colour):
    """`#RRGGBB` as three linear values."""
    return numpy.array(linear_rgba(colour)[:3], dtype=numpy.float32)


class Canvas:
    """The cloth's colour, and its height in thousandths of a unit; side 0 is the front, 1 the back."""

    def __init__(self, flat, colour):
        margin = 0.03
        self.low = flat.min(axis=0) - margin
        self.size = flat.max(axis=0) + margin - self.low
        width, height = (numpy.ceil(self.size * _pixels)).astype(int)
        self.colour = numpy.empty((2, height, width, 3), dtype=numpy.float32)
        self.colour[:] = linear(colour)
        self.height = numpy.zeros((2, height, width), dtype=numpy.float32)
        self.z, self.x = numpy.meshgrid(
            numpy.linspace(self.low[1], self.low[1] + self.size[1], height, dtype=numpy.float32),
            numpy.linspace(self.low[0], self.low[0] + self.size[0], width, dtype=numpy.float32),
            indexing="ij",
        )
        self.random = numpy.random.default_rng(7)

    def _window(self, points, margin):
        """The part of the canvas around points, as slices."""
        points = numpy.asarray(points)
        low = ((points.min(axis=0) - margin - self.low) / self.size * self.x.shape[::-1]).astype(int)
        high = ((points.max(axis=0) + margin - self.low) / self.size * self.x.shape[::-1]).astype(int) + 2
        low, high = numpy.maximum(low, 0), numpy.maximum(high, 1)
        return slice(low[1], high[1]), slice(low[0], high[0])

    def _along(self, line, margin):
        """Window, distance from the line (signed, left of its direction is above zero), and length along it."""
        line = numpy.asarray(line, dtype=numpy.float32)
        window = self._window(line, margin)
        x, z = self.x[window], self.z[window]
        best = numpy.full(x.shape, 9.0, dtype=numpy.float32)
        signed, length = best.copy(), best.copy()
        travelled = 0.0
        for (x1, z1), (x2, z2) in zip(line, line[1:]):
            dx, dz = x2 - x1, z2 - z1
            reach = max(float(numpy.hypot(dx, dz)), 1e-6)
            t = numpy.clip(((x - x1) * dx + (z - z1) * dz) / reach**2, 0, 1)
            distance = numpy.hypot(x - x1 - t * dx, z - z1 - t * dz)
            nearer = distance < best
            best = numpy.where(nearer, distance, best)
            signed = numpy.where(nearer, numpy.sign(dx * (z - z1) - dz * (x - x1)) * distance, signed)
            length = numpy.where(nearer, travelled + t * reach, length)
            travelled += reach
        return window, signed, length

    def groove(self, line, width=0.008, depth=2.5, side=0, darken=0.25):
        """A seam: the cloth dips, and swells a little on both sides."""
        window, distance, _ = self._along(line, width * 4)
        dip = numpy.exp(-((distance / width) ** 2))
        swell = numpy.exp(-(((numpy.abs(distance) - 2 * width) / (1.2 * width)) ** 2))
        self.height[side][window] += depth * (0.35 * swell - dip)
        self.colour[side][window] *= (1 - darken * numpy.exp(-((distance / (0.6 * width)) ** 2)))[..., None]

    def stitches(self, line, colour, side=0, length=0.013, width=0.0032, strength=1.0):
        """A row of stitches: each a raised grain in the hollow that the thread pulls."""
        window, distance, along = self._along(line, 0.03)
        phase = numpy.abs((along / length) % 1 - 0.5) * 2
        grain = numpy.clip(1.35 - phase * 1.5, 0, 1) * numpy.clip(1.6 - numpy.abs(distance) / width, 0, 1)
        hollow = numpy.exp(-((distance / 0.008) ** 2))
        self.height[side][window] += 1.6 * grain - 1.0 * hollow
        mix = (numpy.clip(grain, 0, 1) * strength)[..., None]
        self.colour[side][window] = self.colour[side][window] * (1 - mix) + linear(colour) * mix

    def thick(self, polygon, height=3.0, side=0, soft=0.006):
        """A second layer of cloth on the polygon: a pocket, a placket, a yoke."""
        mask, window = self.mask(polygon, soft)
        self.height[side][window] += height * mask
        return mask, window

    def mask(self, polygon, soft=0.004):
        """How far each point of a window lies within the closed polygon, 0 to 1, with a soft edge."""
        polygon = [tuple(point) for point in polygon]
        window, _, _ = self._along(polygon + polygon[:1], soft * 3)
        x, z = self.x[window], self.z[window]
        within = numpy.zeros(x.shape, dtype=bool)
        distance = numpy.full(x.shape, 9.0, dtype=numpy.float32)
        for (x1, z1), (x2, z2) in zip(polygon, polygon[1:] + polygon[:1]):
            if z1 != z2:
                within ^= ((z1 > z) != (z2 > z)) & (x < (x2 - x1) * (z - z1) / (z2 - z1) + x1)
            squared = max((x2 - x1) ** 2 + (z2 - z1) ** 2, 1e-9)
            t = numpy.clip(((x - x1) * (x2 - x1) + (z - z1) * (z2 - z1)) / squared, 0, 1)
            distance = numpy.minimum(distance, numpy.hypot(x - x1 - t * (x2 - x1), z - z1 - t * (z2 - z1)))
        return numpy.clip(0.5 + numpy.where(within, distance, -distance) / (2 * soft), 0, 1), window

    def paint(self, polygon, colour, side=0, soft=0.002, strength=1.0):
        """Dyes or prints the polygon."""
        mask, window = self.mask(polygon, soft)
        mix = (mask * strength)[..., None]
        self.colour[side][window] = self.colour[side][window] * (1 - mix) + linear(colour) * mix

    def dye(self, printed, colour, side=0):
        """Dyes where `printed(x, z)` is true."""
        mask = smooth(smooth(printed(self.x, self.z).astype(numpy.float32), 1, 0), 1, 1)[..., None]
        self.colour[side] = self.colour[side] * (1 - mask) + linear(colour) * mask

    def rib(self, line, width, period=0.016, depth=3.0, side=0):
        """Knitted ribs across a band along a line; the band lies left of the line's direction."""
        window, distance, along = self._along(line, width * 1.2)
        band = distance / width
        mask = (band < 1) & (band > -0.25)
        wave = numpy.cos(2 * numpy.pi * along / period)
        self.height[side][window] += numpy.where(mask, depth * (0.5 * wave + 0.6), 0)
        self.colour[side][window] *= numpy.where(mask, 0.86 + 0.14 * wave, 1)[..., None]
        edge = numpy.exp(-(((numpy.abs(distance) - width) / 0.006) ** 2))
        self.height[side][window] -= depth * 0.9 * edge
        self.colour[side][window] *= (1 - 0.22 * edge)[..., None]

    def everywhere(self, height=None, shade=None):
        """Adds to the height, and multiplies the colour, by functions of (x, z) or by constants."""
        if height is not None:
            self.height += height(self.x, self.z)
        if shade is not None:
            self.colour *= shade(self.x, self.z)[..., None]

    def melange(self, strength, grain=(2, 5)):
        """Uneven yarn: streaks along the thread, differing by `strength`."""
        for side in (0, 1):
            noise = self.random.normal(0, 1, self.x.shape).astype(numpy.float32)
            noise = smooth(smooth(noise, grain[0], 1), grain[1], 0)
            self.colour[side] *= (1 + strength * noise / noise.std())[..., None].clip(0.2, 2)

    def fuzz(self, height=0.25):
        """The fine unevenness of any cloth."""
        for side in (0, 1):
            noise = self.random.normal(0, 1, self.x.shape).astype(numpy.float32)
            self.height[side] += height * smooth(smooth(noise, 2, 0), 2, 1)

    def knit(self, wale=0.005, depth=0.55):
        """Stitches of jersey: columns of small V, `wale` wide."""
        if wale * _pixels < FEWEST_PIXELS:
            return

        def height(x, z):
            slant = numpy.abs((x / wale) % 1 - 0.5)
            loop = numpy.cos(2 * numpy.pi * (z / (0.78 * wale) - 1.1 * slant))
            return depth * (0.8 * loop - 1.1 * numpy.cos(4 * numpy.pi * slant))

        self.everywhere(height, lambda x, z: 1 + 0.10 * height(x, z) / depth)

    def weave(self, thread=0.0036, depth=0.5, weft=None):
        """Plain weave of threads `thread` wide; those across may have a colour of their own."""
        if thread * _pixels < FEWEST_PIXELS:
            return
        column, row = self.x / thread, self.z / thread
        warp_above = (numpy.floor(column) + numpy.floor(row)) % 2 == 0
        along, across = column % 1 - 0.5, row % 1 - 0.5
        wide = numpy.where(warp_above, along, across)
        long = numpy.where(warp_above, across, along)
        relief = numpy.cos(numpy.pi * wide) * (0.55 + 0.45 * numpy.cos(numpy.pi * long))
        self.height += depth * relief
        if weft is not None:
            mix = numpy.where(warp_above, 0, 0.45).astype(numpy.float32)[..., None]
            self.colour = self.colour * (1 - mix) + linear(weft) * mix
        self.colour *= (0.80 + 0.25 * relief).astype(numpy.float32)[..., None]

    def image(self):
        """A Blender image of the colour, with the height as its alpha; front and back beside each other."""
        colour = numpy.concatenate([self.colour[0], self.colour[1]], axis=1)
        height, width = colour.shape[:2]
        pixels = numpy.empty((height, width, 4), dtype=numpy.float32)
        numpy.clip(colour, 0, 1, out=pixels[..., :3])
        pixels[..., 3] = numpy.concatenate([self.height[0], self.height[1]], axis=1)
        image = bpy.data.images.new("cloth", width, height, alpha=True, float_buffer=True, is_data=True)
        image.alpha_mode = "CHANNEL_PACKED"
        image.pixels.foreach_set(pixels.ravel())
        image.update()
        return image

    def uv(self, flat, side):
        """Where points of the pattern lie in the images."""
        place = (flat - self.low) / self.size
        return numpy.stack([(place[:, 0] + side) / 2, place[:, 1]], axis=1)


def smooth(array, radius, axis):
    """The mean over 2 * radius + 1 pixels along one axis."""
    width = 2 * radius + 1
    padding = [(0, 0)] * array.ndim
    padding[axis] = (radius + 1, radius)
    total = numpy.cumsum(numpy.pad(array, padding, mode="edge"), axis=axis, dtype=numpy.float32)
    length = array.shape[axis]
    upper = numpy.take(total, numpy.arange(width, width + length), axis=axis)
    return ((upper - numpy.take(total, numpy.arange(length), axis=axis)) / width).astype(numpy.float32)
