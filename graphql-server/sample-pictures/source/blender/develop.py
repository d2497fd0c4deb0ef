"""From raw render passes to the finished picture: noise filter, tone curve, backdrop.

Debian builds Blender without Open Image Denoise, so that the noise of few samples is filtered here:
an edge-avoiding a-trous wavelet that is guided by the (noise-free) albedo and normal passes.
"""

import os

import bpy
import numpy

PASSES = {"Image": "combined", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
KERNEL = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
TILE_GREY = 0xF5 / 255
SHADOW_STRENGTH = 0.7
CATCHER_ALBEDO = 1.6
UNMASKED = ("portrait", "set", "detail")
FAINT_SHADOW = 0.03  # what the sky's dimming leaves all over the floor is not worth a grey tile


def store_passes(folder):
    """Makes the next render write its passes as float images into `folder`."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.format.exr_codec = "NONE"
    output.file_slots.clear()
    for socket, name in PASSES.items():
        output.file_slots.new(name + "-")
        tree.links.new(layers.outputs[socket], output.inputs[name + "-"])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs["Image"])


def load_pass(folder, name):
    """One stored pass as an array of height x width x 4, top row first."""
    path = os.path.join(folder, f"{name}-{bpy.context.scene.frame_current:04d}.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    image.alpha_mode = "CHANNEL_PACKED"
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def _neighbours(array, reach):
    """A function that gives the array as seen some pixels further on (at most `reach`), its edge repeated."""
    height, width = array.shape[:2]
    padded = numpy.pad(array, [(reach, reach), (reach, reach)] + [(0, 0)] * (array.ndim - 2), mode="edge")
    return lambda row, column: padded[
        reach + row : reach + row + height, reach + column : reach + column + width
    ]


def remove_fireflies(colour):
    """Limits each pixel to a little over the second brightest of its neighbours."""
    brightness = colour[..., :3].max(axis=2)
    nearby = _neighbours(brightness, 1)
    around = numpy.stack([nearby(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c])
    limit = numpy.partition(around, -2, axis=0)[-2] * 1.15 + 0.02
    scale = numpy.minimum(1, limit / numpy.maximum(brightness, 1e-4))
    result = colour.copy()
    result[..., :3] *= scale[..., None]
    return result


def filter_noise(colour, albedo, normal, levels=4, strength=0.35):
    """Smooths light, not texture: colour is divided by albedo, filtered along equal surfaces, multiplied back."""
    base = albedo[..., :3] + 0.03
    signal = numpy.concatenate([colour[..., :3] / base, colour[..., 3:4]], axis=2)
    guide = numpy.concatenate([albedo[..., :3] * 9, normal[..., :3] * 3.2, colour[..., 3:4] * 1.5], axis=2)
    for level in range(levels):
        step = 2**level
        tolerance = strength / (1.6**level)
        light = numpy.log1p(numpy.maximum(signal[..., :3].mean(axis=2), 0))
        near_guide, near_light, near_signal = (
            _neighbours(array, 2 * step) for array in (guide, light, signal)
        )
        total = numpy.zeros_like(signal)
        weights = numpy.zeros(signal.shape[:2], dtype=numpy.float32)
        for row, row_weight in enumerate(KERNEL):
            for column, column_weight in enumerate(KERNEL):
                offset = ((row - 2) * step, (column - 2) * step)
                difference = near_guide(*offset) - guide
                distance = numpy.einsum("ijk,ijk->ij", difference, difference)
                change = (near_light(*offset) - light) / tolerance
                weight = row_weight * column_weight * numpy.exp(-distance - change * change)
                total += near_signal(*offset) * weight[..., None]
                weights += weight
        signal = total / weights[..., None]
        guide[..., 6] = signal[..., 3] * 1.5
    return numpy.concatenate([signal[..., :3] * base, signal[..., 3:4]], axis=2)


def tone_curve(linear, knee=0.62):
    """Linear light to sRGB; above the knee brightness rolls off, so that white goods keep their form."""
    peak = numpy.maximum(linear.max(axis=2, keepdims=True), 1e-5)
    rolled = knee + (1 - knee) * (1 - numpy.exp(-(peak - knee) / (1 - knee)))
    scaled = linear * numpy.where(peak > knee, rolled / peak, 1)
    each = numpy.where(
        linear > knee, knee + (1 - knee) * (1 - numpy.exp(-(linear - knee) / (1 - knee))), linear
    )
    mixed = numpy.clip(0.6 * scaled + 0.4 * each, 0, 1)
    return numpy.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)


def edge_mask(height, width, start=0.80, end=0.985):
    """1 in the middle, 0 at the tile's edge, along rounded squares: lets a shadow fade before the edge."""
    y = numpy.abs(numpy.linspace(-1, 1, height, dtype=numpy.float32))[:, None]
    x = numpy.abs(numpy.linspace(-1, 1, width, dtype=numpy.float32))[None, :]
    reach = (x**4 + y**4) ** 0.25
    ramp = numpy.clip((end - reach) / (end - start), 0, 1)
    return (ramp * ramp * (3 - 2 * ramp))[..., None]


def catcher_coverage(albedo, normal):
    """How much of each pixel is the shadow catcher: 1 on it, 0 on products, between at their outline.

    Cycles counts the catcher twice in these passes: its normals have length 2 and its albedo is above 1,
    so that at an outline the albedo tells how the pixel is divided.
    """
    catcher = numpy.linalg.norm(normal[..., :3], axis=2) > 1.95
    brightness = albedo[..., :3].max(axis=2)
    near_catcher, near_brightness = _neighbours(catcher, 1), _neighbours(brightness, 1)
    steps = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1)]
    outline = numpy.max([near_catcher(*step) for step in steps], axis=0) & ~catcher
    product = numpy.min([near_brightness(*step) for step in steps], axis=0)
    divided = numpy.clip((brightness - product) / (CATCHER_ALBEDO - product), 0, 1)
    return numpy.where(catcher, 1, numpy.where(outline, divided, 0))[..., None]


def soften_shadow(alpha, coverage):
    """Alpha with the shadow on the surface made lighter, and what is fainter than `FAINT_SHADOW` removed."""
    shadow = numpy.clip(alpha - (1 - coverage), 0, 1)
    softened = alpha - (1 - SHADOW_STRENGTH) * shadow
    return numpy.clip((softened - FAINT_SHADOW) / (1 - FAINT_SHADOW), 0, 1)


def develop(folder, backdrop):
    """The picture as sRGB values (height x width x 3) on the tile's grey, or on black; a portrait or a detail may touch
    the edge."""
    colour = remove_fireflies(load_pass(folder, "combined"))
    albedo, normal = load_pass(folder, "albedo"), load_pass(folder, "normal")
    picture = filter_noise(colour, albedo, normal)
    alpha = soften_shadow(picture[..., 3:4], catcher_coverage(albedo, normal))
    solid = tone_curve(picture[..., :3] / numpy.maximum(picture[..., 3:4], 1e-3))
    mask = alpha if backdrop in UNMASKED else alpha * edge_mask(*alpha.shape[:2])
    ground = 0.0 if backdrop == "black" else TILE_GREY
    return solid * mask + ground * (1 - mask)


def save(picture, path):
    """Writes sRGB values as an 8 bit PNG."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, alpha=False)
    image.colorspace_settings.name = "sRGB"
    rgba = numpy.ones((height, width, 4), dtype=numpy.float32)
    rgba[..., :3] = picture
    image.pixels.foreach_set(rgba[::-1].ravel())
    image.filepath_raw = path
    image.file_format = "PNG"
    image.save()
    bpy.data.images.remove(image)
