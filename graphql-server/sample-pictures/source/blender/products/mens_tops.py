"""Men's tops."""

from catalogue import Detail, product
from materials import fabric, is_light, shade
from tailoring.drape import Cloth
from tailoring.fastenings import sew_buttons, thread, zip_fastener
from tailoring.garment import Garment, cloth_material
from tailoring.necks import hood, label, ribbed_collar, shirt_collar
from tailoring.tops import armholes, jersey, offset, ribbed_band, tightened, top_pattern, torso


@product("tee", 4, 0, "ghost", angle=152, detail=Detail(0.0, 0.45, 4.2, 14, 22))
def tee(colour):
    """Everyday Cotton Tee."""
    front, back = top_pattern()
    garment = Garment(front, back, torso(), colour)
    jersey(garment.canvas, front, back, thread(colour))
    garment.finish()
    label(garment, cloth_material)


@product("hoodie", 4, 0, "ghost", angle=152, detail=Detail(0.02, 0.26, 3.8, 14, 6))
def hoodie(colour):
    """Heather Hoodie."""
    front, back = top_pattern(0.17, 0.20, 0.68, 0.52, 0.50, 1.22, 0.26)
    garment = Garment(front, back, torso(13, 1.22), colour, Cloth(0.004), shorten=tightened(front, 0.11))
    canvas = garment.canvas
    fleece(canvas)
    for side in (0, 1):
        armholes(canvas, side, thread(colour))
    ribbed_band(canvas, front, 0.11)
    pocket = [(-0.30, -0.56), (-0.30, -0.40), (-0.19, -0.14), (0.19, -0.14), (0.30, -0.40), (0.30, -0.56)]
    canvas.thick(pocket, 6, soft=0.005)
    for line in ([pocket[1], pocket[2]], [pocket[3], pocket[4]]):
        canvas.groove(line, 0.008, 3)
        canvas.stitches(offset(line, -0.03), thread(colour))
    canvas.stitches([pocket[2], pocket[3]], thread(colour))
    garment.finish(thickness=0.014)
    hood(garment, front, back, colour, fleece, cloth_material, fabric("#F2F0EA", 0.8))


def fleece(canvas):
    """Sweatshirt cloth: fine stitches of uneven yarn outside."""
    canvas.knit(0.0056, 0.5)
    canvas.fuzz(0.6)
    canvas.melange(0.07, (1, 4))


@product("bomber", 4, 0, "ghost", angle=152, detail=Detail(0.0, 0.53, 4.2, 16, 12))
def bomber(colour):
    """Forest Bomber Jacket."""
    front, back = top_pattern(0.165, 0.16, 0.66, 0.53, 0.50, 1.20, 0.28)
    garment = Garment(
        front, back, torso(14, 1.22), colour, Cloth(0.006), shorten=tightened(front, 0.10, 0.74)
    )
    canvas = garment.canvas
    canvas.weave(0.0034, 0.35)
    canvas.fuzz(0.2)
    for side in (0, 1):
        armholes(canvas, side, thread(colour))
    ribbed_band(canvas, front, 0.10)
    canvas.thick([(-0.035, -0.68), (-0.035, 0.54), (0.035, 0.54), (0.035, -0.68)], 4)
    for sign in (-1, 1):
        canvas.stitches([(sign * 0.045, 0.54), (sign * 0.045, -0.66)], thread(colour))
        welt = [(sign * 0.20, -0.16), (sign * 0.235, -0.145), (sign * 0.335, -0.40), (sign * 0.30, -0.415)]
        canvas.thick(welt, 5)
        canvas.groove([welt[0], welt[3]], 0.006, 4, darken=0.6)
        canvas.stitches(offset([welt[1], welt[2]], sign * 0.012), thread(colour))
    zip_fastener(garment, 0.535, -0.655, "#3A3C40" if colour == "#26282C" else "#B9BDC4")
    garment.finish(0.55, 0.15, thickness=0.014)

    def knit(part):
        part.fuzz(0.5)

    ribbed_collar(garment, front, back, shade(colour, 0.92), knit, cloth_material)


@product("shirt", 4, 0, "ghost", angle=152, detail=Detail(0.03, 0.54, 4.2, 14, 12))
def shirt(colour):
    """Oxford Shirt."""
    front, back = top_pattern(0.15, 0.12, 0.82, 0.50, 0.49, 1.21, 0.24)
    body = torso(13, 1.22)
    garment = Garment(
        front, back, body, colour, Cloth(0.003), shorten=tightened(front, 0.12, 0.86, hem=False)
    )
    canvas = garment.canvas
    oxford(canvas)
    for side in (0, 1):
        armholes(canvas, side, thread(colour, 0.85))
        (outer, inner), (corner, middle) = front[2][1], front[4][1]
        canvas.stitches(
            [(-corner[0], corner[1] + 0.03), (0, middle[1] + 0.03), (corner[0], corner[1] + 0.03)],
            thread(colour),
            side,
        )
        for sign in (-1, 1):
            for rise in (0.012, 0.115):
                cuff = offset([(sign * outer[0], outer[1]), (sign * inner[0], inner[1])], -sign * rise)
                canvas.stitches(cuff, thread(colour), side)
            cuff = offset([(sign * outer[0], outer[1]), (sign * inner[0], inner[1])], -sign * 0.125)
            canvas.groove(cuff, 0.007, 3.5, side)
    canvas.thick([(-0.042, -0.84), (-0.042, 0.60), (0.042, 0.60), (0.042, -0.84)], 4)
    for sign in (-1, 1):
        canvas.stitches([(sign * 0.033, 0.57), (sign * 0.033, -0.81)], thread(colour))
        canvas.groove([(sign * 0.044, 0.57), (sign * 0.044, -0.82)], 0.005, 1.5, darken=0.18)
    pocket = [(0.12, 0.26), (0.12, 0.04), (0.22, -0.01), (0.32, 0.04), (0.32, 0.26), (0.12, 0.26)]
    canvas.thick(pocket[:-1], 4)
    canvas.groove(pocket, 0.005, 1.5, darken=0.16)
    inner_line = [(0.13, 0.255), (0.13, 0.045), (0.22, 0.002), (0.31, 0.045), (0.31, 0.255)]
    canvas.stitches(inner_line, thread(colour))
    canvas.stitches([(0.12, 0.225), (0.32, 0.225)], thread(colour))
    sew_buttons(
        garment, [0.46 - index * 0.185 for index in range(7)], "#D9D3C6" if is_light(colour) else "#F3EFE6"
    )
    garment.finish(0.85, 0.2, thickness=0.008)
    collar = shirt_collar(garment, front, back, body, colour, oxford, cloth_material)
    for x in (0.03, 1.07):
        collar.canvas.stitches([(x, 0.10), (x, 0.24)], thread(colour))
    collar.canvas.stitches([(0, 0.222), (1.1, 0.222)], thread(colour))
    collar.finish(cloth_material, 0.012, 2)


def oxford(canvas):
    """Basket weave of coloured and white yarn, fine enough to read as a soft grain."""
    canvas.weave(0.0032, 0.4, "#FFFFFF")
    canvas.fuzz(0.3)
    canvas.melange(0.05, (1, 2))
