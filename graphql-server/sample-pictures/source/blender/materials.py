"""Materials: every surface is Blender's Principled shader; the functions name what a product is made of."""

import bpy


def linear_rgba(colour):
    """`#RRGGBB` as the shop writes it, in the linear light that Cycles computes with."""
    channels = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def shade(colour, factor):
    """The colour darker (factor < 1) or mixed with white (factor > 1: 1.3 is 30 % white)."""
    channels = [int(colour.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]
    if factor <= 1:
        mixed = [c * factor for c in channels]
    else:
        mixed = [c + (255 - c) * (factor - 1) for c in channels]
    return "#" + "".join(f"{round(c):02x}" for c in mixed)


def is_light(colour):
    """True for white goods, whose seams and details need more contrast to be seen."""
    red, green, blue = (int(colour.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 200


def principled(colour, roughness=0.45, metallic=0.0, **inputs):
    """A Principled material; `inputs` are further socket names in snake case, such as clearcoat=0.5."""
    material = bpy.data.materials.new("material")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear_rgba(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    for name, value in inputs.items():
        socket = "IOR" if name == "ior" else name.replace("_", " ").title()
        shader.inputs[socket].default_value = value
    return material


def _texture(material, kind, scale):
    """A texture node in object space, so that the grain does not stretch with the shape."""
    tree = material.node_tree
    texture = tree.nodes.new(kind)
    texture.inputs["Scale"].default_value = scale
    place = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(place.outputs["Object"], texture.inputs["Vector"])
    return texture


def with_grain(material, scale, strength, kind="ShaderNodeTexNoise"):
    """Roughens the surface by a fine bump: `scale` is grains per unit."""
    tree = material.node_tree
    texture = _texture(material, kind, scale)
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.01
    height = texture.outputs["Fac"] if "Fac" in texture.outputs else texture.outputs["Distance"]
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
    return material


def with_speckles(
    material, colours, scale, kind="ShaderNodeTexNoise", positions=(0.4, 0.6), stretch=(1, 1, 1)
):
    """Mixes two colours by a texture: grain of wood, melange of yarn, speckles of stoneware."""
    tree = material.node_tree
    texture = _texture(material, kind, scale)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, colour, position in zip(ramp.color_ramp.elements, colours, positions):
        element.color = linear_rgba(colour)
        element.position = position
    if tuple(stretch) != (1, 1, 1):
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        place = texture.inputs["Vector"].links[0].from_socket
        tree.links.new(place, mapping.inputs["Vector"])
        tree.links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
    tree.links.new(texture.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def fabric(colour, roughness=0.85, sheen=0.3, scale=330, strength=0.16):
    """Woven cloth; jersey by default."""
    return with_grain(principled(colour, roughness, sheen=sheen), scale, strength)


def upholstery(colour):
    """Coarse furniture cloth."""
    return with_grain(principled(colour, 0.9, sheen=0.5), 150, 0.35)


def wool(colour):
    """Knitted yarn with a soft rim."""
    return with_grain(principled(colour, 0.95, sheen=0.8), 120, 0.5)


def leather(colour):
    """Smooth leather with a fine grain."""
    return with_grain(principled(colour, 0.42, clearcoat=0.12), 170, 0.28)


def plastic(colour, roughness=0.4):
    """Moulded plastic, satin by default."""
    return principled(colour, roughness)


def gloss(colour, roughness=0.25):
    """Lacquer, glaze or polished plastic."""
    return principled(colour, roughness, clearcoat=0.5, clearcoat_roughness=0.08)


def rubber(colour="#1D1E21"):
    """Matt black by default."""
    return principled(colour, 0.7)


def metal(colour="#C8CCD1", roughness=0.25):
    """Brushed steel by default."""
    return principled(colour, roughness, 1.0)


def gold():
    """Polished yellow gold."""
    return principled("#F0BE5E", 0.14, 1.0)


def brass():
    """Satin brass, duller than gold."""
    return principled("#C79C55", 0.28, 1.0)


def silver():
    """Polished silver."""
    return principled("#E3E5E8", 0.12, 1.0)


def glass(colour="#FFFFFF", ior=1.45, roughness=0.0):
    """Clear or tinted glass that lets shadow and diffuse rays through, so that what is inside is lit without caustics."""
    material = principled(colour, roughness, transmission=1.0, ior=ior)
    tree = material.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    either = tree.nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    tree.links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    tree.links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = linear_rgba(colour)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(either.outputs["Value"], mix.inputs["Fac"])
    tree.links.new(tree.nodes["Principled BSDF"].outputs["BSDF"], mix.inputs[1])
    tree.links.new(clear.outputs["BSDF"], mix.inputs[2])
    tree.links.new(mix.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def glow(colour, strength=0.8, roughness=0.3):
    """A lit display or lamp."""
    emission = linear_rgba(colour)
    return principled(colour, roughness, emission=emission, emission_strength=strength)


def wood(colour="#A9743F", scale=5.0):
    """Oiled wood with grain along X."""
    material = principled(colour, 0.5)
    return with_speckles(
        material, (shade(colour, 0.8), shade(colour, 1.1)), scale, positions=(0.3, 0.7), stretch=(0.35, 3, 3)
    )


def paper(colour="#F6F1E6"):
    """Uncoated label or carton."""
    return principled(colour, 0.65)


def display(colours, scale=0.9, strength=0.75):
    """A lit screen with a soft flowing wallpaper of the given colours."""
    material = principled("#000000", 0.12, emission_strength=strength, specular=0.3)
    tree = material.node_tree
    texture = _texture(material, "ShaderNodeTexNoise", scale)
    texture.inputs["Detail"].default_value = 0
    texture.inputs["Distortion"].default_value = 1.6
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(colours):
        elements.new(0.5)
    for index, (element, colour) in enumerate(zip(elements, colours)):
        element.position = 0.3 + 0.4 * index / (len(colours) - 1)
        element.color = linear_rgba(colour)
    tree.links.new(texture.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Emission"])
    return material
