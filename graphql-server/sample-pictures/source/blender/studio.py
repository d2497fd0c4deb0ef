"""The photo studio: an empty scene, soft light scaled to the product, and a camera that frames it.

A product is modelled in units of roughly its own size (1 to 2 units tall), standing anywhere; +Z is up
and the camera looks along +Y. Light, backdrop and camera are placed once it is built, from its bounds,
so that a ring and a sofa are lit alike.
"""

import math

import bpy
import numpy
from mathutils import Matrix, Vector

from materials import linear_rgba, principled
from shapes import as_surroundings

SENSOR_WIDTH = 36.0  # mm, Blender's default


def reset(samples, threads):
    """Empties Blender and sets Cycles up for many small pictures on few processor cores."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = max(6, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 7
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.6


def product_points():
    """World coordinates (N x 3) of everything that has been modelled, modifiers included."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for item in bpy.context.scene.objects:
        if item.type not in ("MESH", "CURVE", "FONT") or item.is_shadow_catcher or item.get("surroundings"):
            continue
        evaluated = item.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        flat = numpy.empty(len(mesh.vertices) * 3, dtype=numpy.float32)
        mesh.vertices.foreach_get("co", flat)
        evaluated.to_mesh_clear()
        matrix = numpy.array(item.matrix_world, dtype=numpy.float32)
        clouds.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return numpy.concatenate(clouds)


def bounds(points):
    """Lowest corner, highest corner, and radius: half the longest edge."""
    low, high = points.min(axis=0), points.max(axis=0)
    return Vector(low), Vector(high), float((high - low).max()) / 2


def world(floor_light, sky_light, strength, horizon=None):
    """A vertical gradient around the product; with `horizon` reflections see a darker band, so that metal has contrast."""
    surroundings = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = surroundings
    surroundings.use_nodes = True
    surroundings.cycles.sampling_method = "MANUAL"  # a gradient needs no large map of where its light is
    surroundings.cycles.sample_map_resolution = 128
    tree = surroundings.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    direction = tree.nodes.new("ShaderNodeTexCoord")
    height = tree.nodes.new("ShaderNodeSeparateXYZ")
    unit = tree.nodes.new("ShaderNodeMapRange")
    unit.inputs["From Min"].default_value = -1
    tree.links.new(direction.outputs["Generated"], height.inputs[0])
    tree.links.new(height.outputs["Z"], unit.inputs["Value"])

    def gradient(*stops):
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, grey) in zip(elements, stops):
            element.position = position
            element.color = (grey, grey, grey, 1)
        tree.links.new(unit.outputs["Result"], ramp.inputs["Fac"])
        return ramp.outputs["Color"]

    soft = gradient((0.0, floor_light), (1.0, sky_light))
    if horizon is None:
        tree.links.new(soft, background.inputs["Color"])
        return
    contrast = gradient(
        (0.0, floor_light), (0.42, floor_light), (0.52, horizon), (0.66, sky_light), (1.0, sky_light)
    )
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(path.outputs["Is Glossy Ray"], mix.inputs["Fac"])
    tree.links.new(soft, mix.inputs["Color1"])
    tree.links.new(contrast, mix.inputs["Color2"])
    tree.links.new(mix.outputs["Color"], background.inputs["Color"])


def area_light(centre, radius, position, size, energy, colour="#FFFFFF", turn=0):
    """A square soft box; position and size are in product radii, energy is for a product of radius 1; `turn` moves it
    around the product, in degrees."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy = energy * radius * radius
    light.size = size * radius
    light.color = linear_rgba(colour)[:3]
    holder = bpy.data.objects.new("softbox", light)
    holder.location = centre + Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector(position) * radius
    holder.rotation_euler = (centre - holder.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)


def shadow_catcher(location, rotation=(0, 0, 0), size=40.0):
    """A plane of which only the shadow on it is seen."""
    bpy.ops.mesh.primitive_plane_add(size=size, location=location, rotation=rotation)
    bpy.context.object.is_shadow_catcher = True


def light_for_day(backdrop, exposure, turn=0):
    """Daylight studio: on a table, lying flat before a wall, or a "ghost" (clothes) without anything to cast a shadow on,
    around which the lights turn with the camera, by `turn` degrees."""
    low, high, radius = bounds(product_points())
    centre = (low + high) / 2
    gain = 2.0**exposure
    if backdrop == "ghost":
        gain *= 1.12
        world(0.5, 0.95, 0.34 * gain, horizon=0.16)
        area_light(centre, radius, (-4.0, -1.3, 2.6), 1.8, 330 * gain, turn=turn)
        area_light(centre, radius, (3.2, -2.4, 0.6), 2.4, 34 * gain, "#FFF8F0", turn)
        area_light(centre, radius, (0.6, -3.4, -2.0), 3.0, 22 * gain, turn=turn)
        return
    world(0.5, 0.95, 0.62 * gain, horizon=0.16)
    if backdrop == "wall":
        shadow_catcher((0, high.y + 0.02 * radius, 0), (math.radians(90), 0, 0))
        area_light(centre, radius, (-3.4, -2.4, 2.6), 3.0, 160 * gain)
        area_light(centre, radius, (3.4, -2.0, 0.4), 2.4, 30 * gain, "#FFF8F0")
        area_light(centre, radius, (0.4, -2.6, -3.0), 3.0, 34 * gain)
    else:
        if backdrop == "table":
            shadow_catcher((0, 0, low.z))
        area_light(centre, radius, (-2.6, -2.2, 3.4), 2.4, 118 * gain)
        area_light(centre, radius, (3.2, -1.8, 1.6), 2.2, 46 * gain, "#FFF8F0")
        area_light(centre, radius, (0.8, 3.2, 3.0), 1.8, 95 * gain)


def dark_floor(reach):
    """A black mirror to stand on at z = 0; it fades out at `reach`, so that neither horizon nor lamps are seen in it."""
    material = principled("#020202", 0.2, specular=0.4)
    tree = material.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    falloff = tree.nodes.new("ShaderNodeTexGradient")
    falloff.gradient_type = "SPHERICAL"
    tree.links.new(place.outputs["Object"], falloff.inputs["Vector"])
    tree.links.new(falloff.outputs["Fac"], tree.nodes["Principled BSDF"].inputs["Alpha"])
    bpy.ops.mesh.primitive_plane_add(size=2)
    floor = bpy.context.object
    floor.scale = (reach, reach, 1)
    floor.data.materials.append(material)
    as_surroundings(floor)


def light_for_black(exposure):
    """A dark studio: two rim lights and a soft front, so that the outline separates from black."""
    low, high, radius = bounds(product_points())
    centre = (low + high) / 2
    gain = 2.0**exposure
    world(0.0, 0.06, 0.5 * gain)
    area_light(centre, radius, (-3.0, -2.0, 2.6), 2.0, 120 * gain)
    area_light(centre, radius, (2.6, 2.2, 2.2), 2.2, 170 * gain, "#FFF1E0")
    area_light(centre, radius, (-2.4, 2.2, 3.0), 1.6, 150 * gain, "#DDE8FF")
    area_light(centre, radius, (2.8, -2.6, 0.4), 2.6, 26 * gain)


def frame(elevation, azimuth, fill=0.72, lens=90.0, offset=(0.0, 0.0)):
    """Aims the camera so that the product's longer side fills `fill` of the picture.

    `elevation` and `azimuth` are degrees above and around the product; `offset` moves the product
    from the middle, in halves of the picture.
    """
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    el, az = math.radians(elevation), math.radians(azimuth)
    back = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    rotation = back.to_track_quat("Z", "Y")
    right, up = rotation @ Vector((1, 0, 0)), rotation @ Vector((0, 1, 0))
    points = product_points()
    low, high, radius = bounds(points)
    target, distance = (low + high) / 2, radius * 8
    half_x = SENSOR_WIDTH / 2 / lens * min(1.0, width / height)
    half_y = SENSOR_WIDTH / 2 / lens * min(1.0, height / width)
    axes = numpy.array([right, up, back], dtype=numpy.float32).T
    for _ in range(10):
        local = (points - numpy.array(target, dtype=numpy.float32)) @ axes
        depth = distance - local[:, 2]
        x, y = local[:, 0] / depth / half_x, local[:, 1] / depth / half_y
        middle_x, middle_y = float(x.max() + x.min()) / 2, float(y.max() + y.min()) / 2
        span = max(float(x.max() - x.min()), float(y.max() - y.min())) / 2
        target = target + right * ((middle_x - offset[0]) * half_x * distance)
        target = target + up * ((middle_y - offset[1]) * half_y * distance)
        distance *= span / fill
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 1000
    holder = bpy.data.objects.new("camera", camera)
    holder.location = target + back * distance
    holder.rotation_euler = rotation.to_euler()
    scene.collection.objects.link(holder)
    scene.camera = holder


def enlarge(x, y, zoom):
    """Shows a part of what was framed: (x, y) comes to the middle, in halves of the picture, `zoom` times as large."""
    camera = bpy.context.scene.camera.data
    camera.lens *= zoom
    camera.shift_x, camera.shift_y = x * zoom / 2, y * zoom / 2
