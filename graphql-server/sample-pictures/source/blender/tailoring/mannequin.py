"""The hidden body that a garment is draped over, as a signed distance: below zero is inside.

A body is a trunk, given by tables of half width and half depth over height, and limbs that taper between points.
"""

from dataclasses import dataclass, field

import numpy

BLEND = 0.06


@dataclass(frozen=True)
class Mannequin:
    """`trunk` has rows of (z, half width, half depth, shift towards the camera); `limbs` rows of (start, start radius,
    end, end radius, where the end is at first), with points as (x, y, z): arms are lowered once the garment is on.
    """

    trunk: tuple = ()
    limbs: tuple = field(default=())

    def posed(self, lowered):
        """The body with its limbs so far, 0 to 1, from where they are at first to where they end."""
        limbs = []
        for start, first, end, last, early in self.limbs:
            between = numpy.array(early) * (1 - lowered) + numpy.array(end) * lowered
            limbs.append((start, first, tuple(between), last, early))
        return Mannequin(self.trunk, tuple(limbs))

    def distance(self, points, depth=1.0):
        """About how far each point (N x 3) is from a body whose depth is scaled by `depth`."""
        x, y, z = points[:, 0], points[:, 1] / depth, points[:, 2]
        parts = [numpy.full(len(points), 9.0)]
        if self.trunk:
            height, width, deep, shift = numpy.array(sorted(self.trunk)).T
            half_width = numpy.interp(z, height, width)
            half_depth = numpy.interp(z, height, deep)
            middle = -numpy.interp(z, height, shift)
            reach = ((numpy.abs(x) / half_width) ** 2.4 + (numpy.abs(y - middle) / half_depth) ** 2.4) ** (
                1 / 2.4
            )
            parts.append(
                numpy.maximum(
                    (reach - 1) * numpy.minimum(half_width, half_depth),
                    numpy.maximum(z - height[-1], height[0] - z),
                )
            )
        for start, first, end, last, _ in self.limbs:
            start, end = numpy.array(start), numpy.array(end)
            axis = end - start
            offset = numpy.stack([x, y, z], axis=1) - start
            along = numpy.clip(offset @ axis / (axis @ axis), 0, 1)
            nearest = offset - along[:, None] * axis
            parts.append(numpy.sqrt((nearest**2).sum(axis=1)) - (first + (last - first) * along))
        result = parts[0]
        for part in parts[1:]:
            mix = numpy.clip(0.5 + 0.5 * (result - part) / BLEND, 0, 1)
            result = result * (1 - mix) + part * mix - BLEND * mix * (1 - mix)
        return result

    def surface(self, points, depth=1.0):
        """Distance and outward direction at each point."""
        distance = self.distance(points, depth)
        step = 2e-3
        slope = numpy.stack(
            [(self.distance(points + offset, depth) - distance) / step for offset in numpy.eye(3) * step],
            axis=1,
        )
        steepness = numpy.maximum(numpy.linalg.norm(slope, axis=1), 0.2)
        return distance / steepness, slope / steepness[:, None]
