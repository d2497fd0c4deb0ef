"""Cloth simulation: position based dynamics in small steps, with the flat pattern as the shape at rest.

Not Blender's own cloth: here the flat pattern is the shape at rest, a hidden body can grow and lower its arms, no frames
are stepped or cached by Blender, and the same input falls the same way. A garment of ten thousand vertices takes 30 to
60 s of processor time. Cloth does not collide with itself: layers are kept apart by the body between them.
"""

import hashlib
import os
import tempfile
from dataclasses import dataclass

import numpy

GRAVITY = 20.0  # units of half a metre per second squared
STEP = 1 / 720  # seconds
THICKNESS = 0.012

cache_folder = os.path.join(tempfile.gettempdir(), "drapes")


@dataclass(frozen=True)
class Cloth:
    """`bending` is the part of a bend that is straightened in each small step: 0.0002 is silk, 0.012 is denim;
    `friction` holds it on the body; `damping` is the air's, per second."""

    bending: float = 0.0004
    friction: float = 0.35
    damping: float = 1.2


def _edges(triangles):
    """Each edge once, and for each inner edge the two vertices across it."""
    across, edges = {}, []
    for a, b, c in triangles.tolist():
        for start, end, opposite in ((a, b, c), (b, c, a), (c, a, b)):
            key = (min(start, end), max(start, end))
            if key in across:
                across[key].append(opposite)
            else:
                across[key] = [opposite]
                edges.append(key)
    pairs = [opposite for opposite in across.values() if len(opposite) == 2]
    return numpy.array(edges), numpy.array(pairs)


def _batches(pairs, count):
    """Indexes of pairs in groups that share no vertex, so that each group can be solved at once."""
    used = [set() for _ in range(64)]
    groups = [[] for _ in range(64)]
    for index, (a, b) in enumerate(pairs.tolist()):
        for number, taken in enumerate(used):
            if a not in taken and b not in taken:
                taken.update((a, b))
                groups[number].append(index)
                break
    return [numpy.array(group) for group in groups if group]


def _lengths(rest, pairs):
    return numpy.linalg.norm(rest[pairs[:, 0]] - rest[pairs[:, 1]], axis=1)


def _constraints(rest, triangles, wrap, cloth, scale):
    """(first, second, rest length, stiffness) of every batch: threads first, then bends; none across a seam."""
    edges, pairs = _edges(triangles)
    pairs = pairs[wrap[pairs[:, 0]] * wrap[pairs[:, 1]] >= 0]
    result = []
    for both, stiffness in ((edges, 1.0), (pairs, cloth.bending)):
        lengths = _lengths(rest, both) * (scale[both[:, 0]] + scale[both[:, 1]]) / 2
        for batch in _batches(both, len(rest)):
            result.append((both[batch, 0], both[batch, 1], lengths[batch], stiffness))
    return result


def _solve(place, constraints):
    """Moves the ends of every thread and bend towards their length at rest."""
    for first, second, rest, stiffness in constraints:
        difference = place[first] - place[second]
        length = numpy.sqrt(numpy.einsum("ij,ij->i", difference, difference))
        move = difference * (stiffness * 0.5 * (length - rest) / numpy.maximum(length, 1e-6))[:, None]
        place[first] -= move
        place[second] += move


def _collide(place, before, body, depth, friction):
    """Pushes what is inside the body out of it; what touches it slides with friction."""
    near = numpy.flatnonzero(body.distance(place, depth) < THICKNESS * 2.5)
    if not len(near):
        return
    distance, outward = body.surface(place[near], depth)
    deep = distance < THICKNESS
    near, outward, push = near[deep], outward[deep], (THICKNESS - distance)[deep]
    place[near] += outward * push[:, None]
    moved = place[near] - before[near]
    sliding = moved - outward * numpy.einsum("ij,ij->i", moved, outward)[:, None]
    speed = numpy.maximum(numpy.linalg.norm(sliding, axis=1), 1e-9)
    place[near] -= sliding * numpy.minimum(1, friction * push / speed)[:, None]


def simulate(start, constraints, body, cloth, seconds, pinned, grows):
    """Where each vertex (N x 3) comes to rest. If the body grows it does so from flat to full depth, as if it slipped inside."""
    random = numpy.random.default_rng(4)
    place = start + random.normal(0, 0.002, start.shape)
    velocity = numpy.zeros_like(place)
    steps = int(seconds / STEP)
    slowing = 1 - cloth.damping * STEP
    for step in range(steps):
        progress = step / steps
        depth = min(1.0, 0.06 + progress / 0.3) if grows else 1.0
        posed = body.posed(min(1.0, max(0.0, (progress - 0.3) / 0.3)))
        velocity[:, 2] -= GRAVITY * STEP
        before = place.copy()
        place += velocity * STEP
        _solve(place, constraints)
        _collide(place, before, posed, depth, cloth.friction)
        place[pinned] = start[pinned]
        velocity = (place - before) / STEP * slowing
        speed = numpy.linalg.norm(velocity, axis=1)
        velocity *= numpy.minimum(1, 3 / numpy.maximum(speed, 1e-6))[:, None]
    return place


def drape(start, rest, triangles, wrap, body, cloth, scale=None, seconds=1.5, pinned=None, grows=True):
    """Like `simulate`, remembered in `cache_folder`. `rest` is each vertex in the shape that the cloth was cut in (N x 2
    or 3); `scale` shortens the cloth at each vertex, as ribbing does; `pinned` vertices stay."""
    scale = numpy.ones(len(rest)) if scale is None else scale
    pinned = numpy.zeros(len(rest), dtype=bool) if pinned is None else pinned
    key = hashlib.sha256(repr((body, cloth, seconds, grows, GRAVITY, STEP)).encode())
    for array in (start, rest, triangles, wrap, scale, pinned):
        key.update(numpy.ascontiguousarray(array).tobytes())
    path = os.path.join(cache_folder, f"{key.hexdigest()[:24]}.npy")
    if not os.path.exists(path):
        os.makedirs(cache_folder, exist_ok=True)
        unfinished = f"{path}.{os.getpid()}.npy"
        constraints = _constraints(rest, triangles, wrap, cloth, scale)
        numpy.save(unfinished, simulate(start, constraints, body, cloth, seconds, pinned, grows))
        os.replace(unfinished, path)
    return numpy.load(path)
