"""Shapes that the products share. Every function adds one object to the scene and returns it."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

RIGHT_ANGLE = math.radians(90)
FACING = (RIGHT_ANGLE, 0, 0)  # turns a shape that lies on the table towards the camera
SIDEWAYS = (0, RIGHT_ANGLE, 0)  # turns an upright axis along X


def link(data, material, name="shape"):
    """Puts mesh or curve data into the scene, in one material."""
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    data.materials.append(material)
    return item


@contextmanager
def posed(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Moves, turns (degrees) and scales all that is modelled inside the `with` block as one thing."""
    before = set(bpy.context.scene.objects)
    yield
    pose = bpy.data.objects.new("pose", None)
    for item in set(bpy.context.scene.objects) - before:
        if item.parent is None:
            item.parent = pose
    bpy.context.scene.collection.objects.link(pose)
    pose.location = location
    pose.rotation_euler = [math.radians(angle) for angle in rotation]
    pose.scale = (scale, scale, scale)


def as_surroundings(item):
    """Marks what the camera does not frame: a floor, a bust below the shoulders."""
    item["surroundings"] = True
    return item


def flatten_below(item, height):
    """Flattens what lies below a height (in the item's own coordinates), for things that stand."""
    for vertex in item.data.vertices:
        vertex.co.z = max(vertex.co.z, height)
    return item


def finish(item, material=None, bevel=0.0, segments=4, subdivisions=0, smooth=True):
    """Rounds the edges, subdivides and smooths, in this order."""
    if material:
        item.data.materials.append(material)
    if bevel:
        modifier = item.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
    if subdivisions:
        modifier = item.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivisions
    if smooth:
        for polygon in item.data.polygons:
            polygon.use_smooth = True
        item.data.use_auto_smooth = True
        item.data.auto_smooth_angle = math.radians(40)
    return item


def box(location, size, material, bevel=0.02, rotation=(0, 0, 0), segments=5):
    """A box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=location, rotation=rotation)
    item = bpy.context.object
    item.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False)
    return finish(item, material, bevel, segments)


def cylinder(location, radius, height, material, bevel=0.01, rotation=(0, 0, 0), sides=96):
    """A cylinder along Z unless rotated; `sides` of 6 makes a hexagon."""
    bpy.ops.mesh.primitive_cylinder_add(
        radius=radius, depth=height, vertices=sides, location=location, rotation=rotation
    )
    return finish(bpy.context.object, material, bevel)


def rod(start, end, radius, material, bevel=0.0):
    """A straight cylinder from one point to another."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    rotation = axis.to_track_quat("Z", "Y").to_euler()
    return cylinder((start + end) / 2, radius, axis.length, material, bevel, rotation, sides=48)


def sphere(location, radius, material, scale=(1, 1, 1), rotation=(0, 0, 0), segments=64):
    """A ball, or an ellipsoid by `scale`."""
    bpy.ops.mesh.primitive_uv_sphere_add(
        radius=radius, segments=segments, ring_count=segments // 2, location=location, rotation=rotation
    )
    item = bpy.context.object
    item.scale = scale
    return finish(item, material)


def torus(location, radius, thickness, material, rotation=(0, 0, 0), scale=(1, 1, 1), segments=128):
    """A ring; `thickness` is the radius of its tube."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius,
        minor_radius=thickness,
        major_segments=segments,
        minor_segments=max(12, segments // 4),
        location=location,
        rotation=rotation,
    )
    item = bpy.context.object
    item.scale = scale
    return finish(item, material)


def lathe(profile, material, location=(0, 0, 0), rotation=(0, 0, 0), smooth=True, steps=96):
    """Turns a profile of (radius, height) around Z; `smooth` rounds the profile's corners."""
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata([(x, 0, z) for x, z in profile], [(i, i + 1) for i in range(len(profile) - 1)], [])
    item = link(mesh, material)
    item.location = location
    item.rotation_euler = rotation
    screw = item.modifiers.new("screw", "SCREW")
    screw.steps = screw.render_steps = steps
    screw.use_merge_vertices = True
    screw.use_smooth_shade = True
    screw.use_normal_calculate = True
    if smooth:
        modifier = item.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = 2
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return item


def tube(points, radius, material, cyclic=False, radii=None):
    """A round tube along a soft curve through the neighbourhood of `points`; `radii` scales it point by point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 12
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for index, (control, point) in enumerate(zip(spline.points, points)):
        control.co = (*point, 1)
        control.radius = radii[index] if radii else 1
    spline.use_cyclic_u = cyclic
    spline.use_endpoint_u = not cyclic
    spline.order_u = min(4, len(points))
    return link(curve, material)


def plate(
    outline,
    thickness,
    material,
    bevel=0.0,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    subdivisions=0,
    segments=4,
):
    """A flat polygon of (x, y) points, extruded along Z and centred on it; FACING stands it up."""
    mesh = bpy.data.meshes.new("plate")
    form = bmesh.new()
    face = form.faces.new([form.verts.new((x, y, -thickness / 2)) for x, y in outline])
    extruded = bmesh.ops.extrude_face_region(form, geom=[face])["geom"]
    bmesh.ops.translate(
        form, vec=(0, 0, thickness), verts=[v for v in extruded if isinstance(v, bmesh.types.BMVert)]
    )
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()
    item = link(mesh, material)
    item.location = location
    item.rotation_euler = rotation
    return finish(item, None, bevel, segments, subdivisions)


def rounded_rectangle(width, height, radius, steps=10):
    """The outline of a rectangle with round corners, for `plate`."""
    outline = []
    for corner, (sign_x, sign_y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = RIGHT_ANGLE * (corner + step / steps)
            outline.append(
                (
                    sign_x * (width / 2 - radius) + radius * math.cos(angle),
                    sign_y * (height / 2 - radius) + radius * math.sin(angle),
                )
            )
    return outline


def mirrored(half):
    """Completes a right half outline (top to bottom, x >= 0) by its mirror image."""
    return [tuple(p) for p in half] + [(-p[0],) + tuple(p[1:]) for p in reversed(half) if abs(p[0]) > 1e-4]


def rounded_outline(points, rounds=2):
    """Cuts corners (Chaikin); a point with a third value stays sharp."""
    for _ in range(rounds):
        result = []
        for index, point in enumerate(points):
            before, after = points[index - 1], points[(index + 1) % len(points)]
            if len(point) > 2:
                result.append(point)
                continue
            result.append((point[0] * 0.75 + before[0] * 0.25, point[1] * 0.75 + before[1] * 0.25))
            result.append((point[0] * 0.75 + after[0] * 0.25, point[1] * 0.75 + after[1] * 0.25))
        points = result
    return [(p[0], p[1]) for p in points]


def loft(sections, material, subdivisions=1, closed=True, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A skin over sections: each a ring of the same number of (x, y, z) points; `closed` caps both ends."""
    count = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces = []
    for row in range(len(sections) - 1):
        for column in range(count):
            following = (column + 1) % count
            faces.append(
                (
                    row * count + column,
                    row * count + following,
                    (row + 1) * count + following,
                    (row + 1) * count + column,
                )
            )
    if closed:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range(len(vertices) - count, len(vertices))))
    mesh = bpy.data.meshes.new("loft")
    mesh.from_pydata(vertices, [], faces)
    item = link(mesh, material)
    item.location = location
    item.rotation_euler = rotation
    form = bmesh.new()
    form.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()
    return finish(item, None, subdivisions=subdivisions)


def section_across(x, half_width, bottom, top, roundness=2.0, points=28):
    """A ring for `loft`, upright at x: an ellipse, nearer to a rectangle the greater `roundness` is."""
    ring = []
    for index in range(points):
        angle = 2 * math.pi * index / points
        cosine, sine = math.cos(angle), math.sin(angle)
        y = half_width * math.copysign(abs(cosine) ** (2 / roundness), cosine)
        z = (bottom + top) / 2 + (top - bottom) / 2 * math.copysign(abs(sine) ** (2 / roundness), sine)
        ring.append((x, y, z))
    return ring


def sheet(vertices, faces, material, thickness=0.02, smooth=False):
    """A thin sheet of free form, such as tent cloth."""
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(vertices, [], faces)
    item = finish(link(mesh, material), smooth=smooth)
    solid = item.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 0
    return item


def around(radius, angle, height=0.0):
    """A point on a circle; the angle is in degrees, 0 towards the camera."""
    return (radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle)), height)
