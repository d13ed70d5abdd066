"""Parts that fixed cameras share: sun shields, front bezels, lamps, windows, brackets, bubbles.

In a camera's own group, the optical axis is +z and the sky is +y; `camera_group` turns it to the front (-Y).
"""
import math

from . import geometry as g
from . import materials as m
from . import parts


def camera_group(parent, loc=(0, 0, 0), nod=4):
    """A group whose +z is the viewing direction, tilted down by `nod` degrees."""
    return g.group('camera', parent=parent, loc=loc, rot=(90 + nod, 0, 0))


def frame(name, w, h, r, profile, front_cap=False, back_cap=False, arc=6, **place):
    """Like a lathe, but around a rounded rectangle. profile: (inset, z[, fillet]); the caps close the last and the first ring."""
    rings = [[(x, y, z) for x, y in g.rrect(w - 2 * k, h - 2 * k, max(r - k, .05), 14)] for k, z in g.fillet(profile, arc)]
    n = len(rings[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
             for k in range(len(rings) - 1) for i in range(n)]
    if back_cap:
        faces.append(tuple(range(n)))
    if front_cap:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return g._finish(name, [p for ring in rings for p in ring], faces, **place)


def housing_color(color, white):
    """`color`, or `white` instead of a nearly white one: white paint reflects about 80%, and anything brighter would clip."""
    is_nearly_white = int(color[1:3], 16) >= 0xe0
    return white if is_nearly_white else color


# ------------------------------------------------------------- sun shields ---
def round_section(r, degrees=150, n=56):
    """Open arc over the top of a tube."""
    a0 = math.radians(90 + degrees / 2)
    return [(r * math.cos(a0 - math.radians(degrees) * i / n), r * math.sin(a0 - math.radians(degrees) * i / n)) for i in range(n + 1)]


def boxed_section(w, top, bottom, r, chamfer=None):
    """Open box over a square housing: straight sides, rounded (or chamfered) shoulders."""
    if chamfer:
        pts = [(-w / 2, bottom), (-w / 2, top - chamfer, r), (-w / 2 + chamfer, top, r), (w / 2 - chamfer, top, r),
               (w / 2, top - chamfer, r), (w / 2, bottom)]
    else:
        pts = [(-w / 2, bottom), (-w / 2, top, r), (w / 2, top, r), (w / 2, bottom)]
    return g.fillet(pts, 14)


def sun_shield(name, section, back, front, thickness=1.8, edge=.5, **place):
    """Sheet bent to `section` (inner points, from left over the top to right). `back` and `front` are functions from a point (x, y) to
    z, so a visor can be cut at an angle."""
    n = len(section)
    outer = []
    for i, (x, y) in enumerate(section):
        (xa, ya), (xb, yb) = section[max(i - 1, 0)], section[min(i + 1, n - 1)]
        length = math.hypot(xb - xa, yb - ya)
        outer.append((x - (yb - ya) / length * thickness, y + (xb - xa) / length * thickness))
    verts, steps = [], 2
    for k in range(steps + 1):
        for row in (section, outer):
            for i, (x, y) in enumerate(row):
                z0, z1 = back(*section[i]), front(*section[i])
                verts.append((x, y, z0 + (z1 - z0) * k / steps))
    faces, ring = [], 2 * n
    for k in range(steps):
        a, b = k * ring, (k + 1) * ring
        for i in range(n - 1):
            faces.append((a + i, a + i + 1, b + i + 1, b + i))
            faces.append((a + n + i, b + n + i, b + n + i + 1, a + n + i + 1))
        for i in (0, n - 1):
            faces.append((a + i, b + i, b + n + i, a + n + i))
    for k in (0, steps):
        a = k * ring
        faces += [(a + i, a + i + 1, a + n + i + 1, a + n + i) for i in range(n - 1)]
    obj = g._finish(name, verts, faces, **place)
    obj.modifiers.clear()
    bevel = obj.modifiers.new('edges', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = edge, 3, 'ANGLE', math.radians(50)
    obj.modifiers.new('weighted normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return obj


# ------------------------------------------------------------------- lamps ---
def white_light(w, h, parent, loc, rot=(0, 0, 0)):
    """Warm white light of a colour-at-night camera: yellow phosphor chip in a white tray under a clear lens.
    It stands on the face at `loc`; sunk into a closed face it would be invisible."""
    o = g.group('white light', parent=parent, loc=(loc[0], loc[1], loc[2] + 1.1), rot=rot)
    r = min(w, h) * .42
    frame('rim', w, h, r, [(-.2, -1.2), (-.2, .25, .2), (.7, .25, .25), (.9, -.4)], mat=m.plastic('#26272a', 'satin'), parent=o)
    frame('tray', w - 1.4, h - 1.4, r - .6, [(0, .1), (min(w, h) * .2, -.8)], front_cap=True, mat=m.plastic('#c6c7c9', 'satin'), parent=o)
    g.prism('chip', w * .46, h * .46, .6, .6, .15, 0, mat=m.screen('#dccb86', .22, '#ffe7a6'), parent=o, loc=(0, 0, -.78))
    s = min(w, h) * .38
    g.lathe('lens', g.dome(s, -.5, .62, 14), seg=40, mat=m.thin_glass('#fdf6df', .04, .14), parent=o, smooth_angle=60,
            scale=(w / min(w, h), h / min(w, h), 1))
    return o


def ir_emitter(r, parent, loc):
    """Infrared emitter on the face at `loc`: dark red die in a shallow reflector under a small clear bead."""
    o = g.group('ir emitter', parent=parent, loc=(loc[0], loc[1], loc[2] + r * .34))
    g.lathe('rim', [(r * 1.14, -.6), (r * 1.14, .2, .12), (r * .98, .2, .12), (r * .94, -.3)], seg=36, mat=m.plastic('#1d1e21', 'satin'),
            parent=o)
    g.lathe('cup', [(r * .96, 0), (r * .55, -r * .3), (0, -r * .3)], seg=36, mat=m.plastic('#83868d', 'gloss'), parent=o)
    g.prism('die', r * .56, r * .56, .3, .1, .08, 0, mat=m.plastic('#3a0f14', 'gloss'), parent=o, loc=(0, 0, -r * .29))
    g.lathe('bead', g.dome(r * .8, -r * .2, .55, 12), seg=32, mat=m.thin_glass('#efe6e6', .12, .09), parent=o, smooth_angle=60)
    return o


def status_light(r, parent, loc, color='#39ff7a', strength=3.0):
    """Small status light, flush with its surface."""
    return g.lathe('status light', [(r, 0), (0, .12)], seg=20, mat=m.led(color, strength), parent=parent, loc=loc)


def group_on_cone(parent, low, high, angle, t=.5, sink=0.0):
    """A group whose +z is normal to a cone.

    `low` and `high` are the (r, z) ends of the slope, `angle` is the position around it (degrees), `t` that along it (0 to 1 from
    `low` to `high`), and `sink` the depth below the surface (mm).
    """
    (r0, z0), (r1, z1) = low, high
    tilt = math.degrees(math.atan2(z1 - z0, r0 - r1))
    k = math.radians(tilt)
    r, z = r0 + (r1 - r0) * t - sink * math.sin(k), z0 + (z1 - z0) * t - sink * math.cos(k)
    a = math.radians(angle)
    return g.group('seat', parent=parent, loc=(r * math.cos(a), r * math.sin(a), z), rot=(0, tilt, angle))


def counterbored_screw(parent, r, skin):
    """Captive screw in a raised, rounded counterbore, along +z."""
    g.lathe('counterbore', [(r * 1.75, -3), (r * 1.75, .5, .4), (r * 1.45, .5, .3), (r * 1.2, -.6)], seg=48, mat=skin, parent=parent)
    g.lathe('counterbore floor', [(r * 1.5, -.3), (0, -.3)], seg=40, mat=m.plastic('#3a3c40', 'matt'), parent=parent)
    g.screw('screw', r, m.metal('#b2b5ba'), m.void(), parent, loc=(0, 0, -.4), height=1.2)


def pin_hole(r, parent, loc, rot=(0, 0, 0)):
    """Microphone hole: a matt black disc just above the face."""
    return g.lathe('hole', [(r, .05), (0, .05)], seg=20, mat=m.void(), parent=parent, loc=loc, rot=rot)


# ------------------------------------------------------------ thermal lens ---
def germanium_window(r, parent, loc, ring='#15171a', hood=6.0, tint='#6c6a78'):
    """Thermal lens: opaque metallic germanium element, slightly curved, deep in a stepped black barrel."""
    o = g.group('thermal lens', parent=parent, loc=loc)
    black = m.plastic(ring, 'satin')
    g.lathe('barrel', [(r * 1.34, -hood - 3), (r * 1.34, 0, .8), (r * 1.2, 0, .6), (r * 1.14, -hood * .45, .3), (r * 1.09, -hood * .45, .2),
                       (r * 1.04, -hood, .2), (r * .98, -hood)], mat=black, parent=o)
    g.lathe('retainer', [(r * 1.05, -hood + .2), (r * 1.02, -hood + .9, .25), (r * .97, -hood + .6)], mat=m.metal('#777a80', .3), parent=o)
    sag = r * .16
    g.lathe('germanium', [(r * (1 - i / 20), -hood + sag * (1 - (1 - i / 20) ** 2)) for i in range(21)], mat=m.metal(tint, .2), parent=o,
            smooth_angle=60)
    return o


# ---------------------------------------------------------------- brackets ---
def wall_foot(parent, loc, r, paint, thickness=9.0, neck=14.0, neck_length=22.0, screws=3, turn=90):
    """Round foot with gasket and screws for a wall at +Y. In its own group, the wall is at z = 0 and +z points away from it."""
    o = g.group('wall foot', parent=parent, loc=loc, rot=(90, 0, 0))
    g.lathe('gasket', [(0, 0), (r - 1.2, 0), (r - 1.2, 1.8)], mat=m.rubber(), parent=o)
    g.lathe('foot', [(r - 1.4, 1.6), (r, 1.6, .5), (r, thickness, 3), (neck + 5, thickness + 2.5, 6), (neck, thickness + 7, 5),
                     (neck, thickness + neck_length, 1),
                     (0, thickness + neck_length)], mat=paint, parent=o, arc=8)
    ring = (r + neck + 5) / 2
    for x, y, _ in parts.points_on_circle(screws, ring, turn):
        g.screw('foot screw', 3.1, m.metal('#a9adb2'), m.void(), o, loc=(x, y, thickness + .6))
    return o


def collar(parent, loc, r, height, paint, rot=(0, 0, 0), knurl=0):
    """Lock ring of a joint along +z, with optional grip ribs."""
    o = g.group('lock ring', parent=parent, loc=loc, rot=rot)
    g.lathe('ring', [(r - 2, 0), (r, 0, 1), (r, height, 1), (r - 2, height)], mat=paint, parent=o)
    for x, y, a in parts.points_on_circle(knurl, r + .02, 0):
        g.prism('grip', 1.9, height - 4, .7, .9, .5, 0, mat=paint, parent=o, loc=(x, y, height / 2), rot=(90, 0, a + 90))
    return o


def knuckle(parent, loc, r, half, paint):
    """Joint about the x axis: a barrel between two cheeks, seams between them, a bolt at each end."""
    o = g.group('knuckle', parent=parent, loc=loc, rot=(0, 90, 0))
    g.lathe('knuckle', [(0, -half), (r * .91, -half, r * .17), (r, -half + r * .23, 1), (r, half - r * .23, 1), (r * .91, half, r * .17),
                        (0, half)], mat=paint, parent=o)
    for z in (-half * .45, half * .45):
        g.lathe('knuckle gap', [(r + .06, z - .4), (r + .06, z + .4)], mat=m.void(), parent=o)
    for s in (-1, 1):
        g.hex_bolt('knuckle bolt', r * .29, m.metal('#8f9298'), o, loc=(0, 0, s * (half - .4)), rot=(0 if s > 0 else 180, 0, 0), dark=m.void())
    return o


def cable_gland(parent, loc, r, mat, rot=(0, 0, 0), cable=0):
    """Hexagonal gland with dome nut along +z, and `cable` mm of sheathed cable."""
    o = g.group('gland', parent=parent, loc=loc, rot=rot)
    g.plate('gland hexagon', g.polygon(r * 1.12, 6), [], r * .55, r * .08, mat=mat, parent=o)
    g.lathe('gland nut', [(r * .92, r * .5), (r * .92, r * 1.2, r * .3), (r * .62, r * 1.6, r * .2), (r * .45, r * 1.6)], mat=mat,
            parent=o, seg=48)
    g.lathe('gland seal', [(r * .5, r * 1.5), (0, r * 1.5)], mat=m.rubber(), parent=o, seg=32)
    if cable:
        g.tube('cable', [(0, 0, 0), (0, 0, cable)], r * .42, mat=m.rubber('#1b1c1e'), parent=o)
    return o


def blind_plug(parent, loc, r, mat, rot=(0, 0, 0)):
    """Closed conduit entry with a coin slot, along +z."""
    o = g.group('plug', parent=parent, loc=loc, rot=rot)
    g.lathe('boss', [(r * 1.36, -5), (r * 1.34, 1.4, .6), (r * 1.1, 1.4, .4), (r * 1.08, 0)], mat=mat, parent=o, seg=64)
    g.lathe('recess', [(r * 1.1, .1), (r * .9, .1)], mat=m.void(), parent=o, seg=56)
    g.plate('plug', g.circle(r, 56), [g.slot(r * 1.2, r * .22)], 1.8, .4, mat=mat, parent=o)
    g.lathe('plug floor', [(r * .9, .6), (0, .6)], seg=40, mat=m.plastic('#55585c', 'matt'), parent=o)
    return o


# ------------------------------------------------------------------- domes ---
def bubble(r, z, parent, smoke=.04, squash=1.0, tint='#f1f3f5', shine=.022):
    """Clear or smoked hemisphere on a short cylinder; `shine` is the share of light that it reflects straight on.

    It is slightly rough: reflections of soft boxes with hard edges would look pasted over the lens.
    """
    return g.lathe('bubble', [(r, z - 4), (r, z)] + g.dome(r, z, squash, 36), mat=m.thin_glass(tint, smoke, f0=shine, rough=.05),
                   parent=parent, smooth_angle=70)


def eyeball(r, parent, loc, tilt, pan, lens_r, color='#1c1d20', lamps=(), face='#0b0c0e'):
    """Ball of radius `r` with a flat face and the lens in its middle.

    `tilt` (0 looks up, 90 ahead) and `pan` in degrees. `lamps`: infrared emitters (x, y, radius) in units of `r`.
    """
    eye = g.group('eyeball', parent=parent, loc=loc, rot=(tilt, 0, pan))
    shell = m.plastic(color, 'satin')
    fz = r * .70
    fr = r * .714
    g.lathe('ball', [(0, -r)] + [(x, -z) for x, z in reversed(g.dome(r, 0, 1, 20)[:-1])]
            + [(r * math.cos(a), r * math.sin(a)) for a in [math.radians(2 * i) for i in range(1, 22)]]
            + [(fr, fz, .6), (fr - 1.6, fz + .2, .5), (fr - 1.9, fz - 1)], mat=shell, parent=eye, smooth_angle=40)
    g.lathe('face', [(fr - 1.8, fz - .7), (lens_r, fz - .7)], mat=m.plastic(face, 'satin'), parent=eye)
    parts.lens(lens_r, eye, (0, 0, fz + 1.2))
    for x, y, size in lamps:
        ir_emitter(size * r, eye, (x * r, y * r, fz - .4))
    return eye
