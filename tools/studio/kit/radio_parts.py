"""Parts of two-way radios and their accessories: chamfered shells, knobs, keys, displays, coiled cords."""
import math

import bpy
from mathutils import Vector

from . import display
from . import geometry as g
from . import materials as m


# --------------------------------------------------------------- outlines ---
def rounded_polygon(points, radius, seg=5):
    """Closed polygon with rounded corners; always len(points) * (seg + 1) points. radius: one for all corners, or one for each."""
    out, n = [], len(points)
    for i, p in enumerate(points):
        r = radius[i] if hasattr(radius, '__len__') else radius
        corner = Vector(p)
        a, b = Vector(points[i - 1]) - corner, Vector(points[(i + 1) % n]) - corner
        la, lb = a.length, b.length
        a.normalize(), b.normalize()
        half = a.angle(b) / 2
        if half > math.radians(89):          # not a corner
            out += [tuple(corner)] * (seg + 1)
            continue
        reach = min(r / math.tan(half), la * .49, lb * .49)
        rr = reach * math.tan(half)
        centre = corner + (a + b).normalized() * (rr / math.sin(half))
        start, end = corner + a * reach - centre, corner + b * reach - centre
        a0 = math.atan2(start.y, start.x)
        sweep = (math.atan2(end.y, end.x) - a0 + math.pi) % math.tau - math.pi
        out += [(centre.x + rr * math.cos(a0 + sweep * k / seg), centre.y + rr * math.sin(a0 + sweep * k / seg))
                for k in range(seg + 1)]
    return out


def chamfered(w, d, front, back, r, oy=0.0, seg=5):
    """Cross-section of a shell from above. `front` (-y) and `back`: what is cut off each corner, along x and along y (mm)."""
    fx, fy = front
    bx, by = back
    return [(x, y + oy) for x, y in rounded_polygon([
        (w / 2 - fx, -d / 2), (w / 2, -d / 2 + fy), (w / 2, d / 2 - by), (w / 2 - bx, d / 2),
        (-w / 2 + bx, d / 2), (-w / 2, d / 2 - by), (-w / 2, -d / 2 + fy), (-w / 2 + fx, -d / 2)], r, seg)]


def mirrored(right_half):
    """Closed outline from its right half, listed from the bottom of the centre line to the top."""
    return list(right_half) + [(-x, y) for x, y in reversed(right_half)]


def inset(outline, by):
    """The outline inset along its normals. With fillets, `by` must stay below the corner radius."""
    n = len(outline)
    area = sum(outline[i - 1][0] * outline[i][1] - outline[i][0] * outline[i - 1][1] for i in range(n))
    sign = 1 if area > 0 else -1
    out = []
    for i, p in enumerate(outline):
        e1, e2 = Vector(p) - Vector(outline[i - 1]), Vector(outline[(i + 1) % n]) - Vector(p)
        if e1.length < 1e-6:
            e1 = e2
        if e2.length < 1e-6:
            e2 = e1
        n1, n2 = Vector((-e1.y, e1.x)).normalized(), Vector((-e2.y, e2.x)).normalized()
        normal = (n1 + n2).normalized()
        k = by * sign / max(normal.dot(n1), .5)
        out.append((p[0] + normal.x * k, p[1] + normal.y * k))
    return out


# ----------------------------------------------------------------- solids ---
def slab(name, outline, depth, edge=.8, back=0.0, seg=6, **place):
    """Slab of any smooth outline along +z, with fillets like `geometry.prism`."""
    rings = [[(x, y, z) for x, y in (inset(outline, k) if k else outline)] for z, k in g._edge_steps(depth, edge, back, seg)]
    return g.loft(name, rings, **place)


def hull(name, sections, front=(3, 3), back=(3, 3), r=2.0, bottom=2.0, top=2.0, seg=6, **place):
    """Upright chamfered shell through (z, width, depth[, y offset]) sections; both ends are filleted."""
    def ring(section, z, k):
        w, d = section[1] - 2 * k, section[2] - 2 * k
        oy = section[3] if len(section) > 3 else 0
        cut = [max(c - .58 * k, .3) for c in (*front, *back)]      # 2 - sqrt(2): an inset shortens the sides of a 45-degree cut
        return [(x, y, z) for x, y in chamfered(w, d, cut[:2], cut[2:], max(r - .4 * k, .3), oy)]
    angles = [math.pi / 2 * i / seg for i in range(seg + 1)]
    low, high = sections[0], sections[-1]
    rings = [ring(low, low[0] + bottom * (1 - math.sin(a)), bottom * (1 - math.cos(a))) for a in reversed(angles)]
    rings += [ring(s, s[0], 0) for s in sections[1:-1]]
    rings += [ring(high, high[0] - top * (1 - math.sin(a)), top * (1 - math.cos(a))) for a in angles]
    return g.loft(name, rings, **place)


def fluted_knob(name, r, h, flutes, parent, loc, grip, collar=None, pointer='#e9eaec', waist=.94, depth=.045):
    """Knob along +z with finger flutes and a printed pointer on its top."""
    k = g.group(name, parent=parent, loc=loc)
    if collar:
        g.lathe('collar', [(0, 0), (r * 1.16, 0, .3), (r * 1.16, 1.2, .5), (0, 1.2)], mat=collar, parent=k, seg=64)
    rings = []
    for z, s, f in ((.8, 1.0, 0), (h * .16, 1.03, 0), (h * .24, 1, 1), (h * .55, waist, 1), (h - 1.5, waist * .97, 1),
                    (h - .6, waist * .93, .8),
                    (h - .15, waist * .88, .5), (h, waist * .80, 0)):
        ring = []
        for i in range(flutes * 10):
            t = math.tau * i / (flutes * 10)
            rr = r * s * (1 - depth * f * (.5 - .5 * math.cos(flutes * t)) ** .6)
            ring.append((rr * math.cos(t), rr * math.sin(t), z))
        rings.append(ring)
    g.loft('grip', rings, mat=grip, parent=k)
    if pointer:
        g.prism('pointer', r * .15, r * .5, .2, .3, .1, 0, mat=m.ink(pointer), parent=k, loc=(0, -r * .42, h - .05))
    return k


def whip(parent, loc, profile, mat, rings=0, ring_z=9.0, ring_r=7.0):
    """Rubber antenna: a lathe profile of (r, z[, fillet]), with strain-relief rings at its foot."""
    a = g.group('antenna', parent=parent, loc=loc)
    g.lathe('antenna', profile, mat=mat, parent=a, seg=72)
    for i in range(rings):
        g.lathe('foot ring', [(ring_r - .6, ring_z + i * 1.7 - .1), (ring_r + .35, ring_z + .2 + i * 1.7, .25),
                              (ring_r + .35, ring_z + .9 + i * 1.7, .25), (ring_r - .6, ring_z + 1.2 + i * 1.7)], mat=mat, parent=a, seg=64)
    return a


def key(parent, x, y, z, w, h, mat, label='', small='', size=3.0, ink='#e6e8ea', rise=1.5, r=1.6, outline=None, side_by_side=True):
    """A key cap with its printed legend; `small` is the letters beside or under the digit."""
    if outline:
        slab('key', outline, rise, min(.55, rise * .4), 0, mat=mat, parent=parent, loc=(x, y, z))
    else:
        g.prism('key', w, h, rise, r, min(.55, rise * .4), 0, mat=mat, parent=parent, loc=(x, y, z))
    top = z + rise + .01
    if label and small and side_by_side:
        g.text('digit', label, size, m.ink(ink), parent=parent, loc=(x - w * .17, y, top), weight='Inter:semibold')
        g.text('letters', small, size * .46, m.ink('#aeb2b7'), parent=parent, loc=(x + w * .20, y - size * .12, top), weight='Inter:medium')
    elif label and small:
        g.text('digit', label, size, m.ink(ink), parent=parent, loc=(x, y + h * .13, top), weight='Inter:semibold')
        g.text('letters', small, size * .46, m.ink('#aeb2b7'), parent=parent, loc=(x, y - h * .27, top), weight='Inter:medium')
    elif label:
        g.text('legend', label, size, m.ink(ink), parent=parent, loc=(x, y, top), weight='Inter:semibold')


PHONE_KEYS = (('1', ''), ('2', 'ABC'), ('3', 'DEF'), ('4', 'GHI'), ('5', 'JKL'), ('6', 'MNO'),
              ('7', 'PQRS'), ('8', 'TUV'), ('9', 'WXYZ'), ('*', ''), ('0', ''), ('#', ''))


def triangle(size, turn, mat, parent, loc):
    """Printed arrow head; turn 0 points up."""
    g.plate('arrow', [(size * .58 * math.cos(a), size * .58 * math.sin(a))
                      for a in (math.radians(90 + turn + i * 120) for i in range(3))], [], .05, .01, mat=mat, parent=parent, loc=loc)


def handset_icon(size, mat, parent, loc, turn=0):
    """Telephone receiver: an arc with two blocks."""
    s = size / 10
    arc = [(5 * math.cos(a), 5 * math.sin(a)) for a in [math.radians(20 + 140 * i / 12) for i in range(13)]]
    inner = [(3 * x / 5, 3 * y / 5 - .4) for x, y in reversed(arc)]
    pts = [(-5.4, -1.2), *[(-x, y) for x, y in arc], (5.4, -1.2), (2.6, -1.4), *[(-x, y) for x, y in inner], (-2.6, -1.4)]
    g.plate('receiver', [(x * s, (y - 1.6) * s) for x, y in pts], [], .05, .01, mat=mat, parent=parent, loc=loc, rot=(0, 0, turn))


# --------------------------------------------------------------- displays ---
def glow(color, strength=.9):
    """A display's own light, as bright as a backlit LCD under a glossy window."""
    return display.glow(color, .82 * strength)


def block(parent, x, y, z, w, h, mat, r=.3):
    """Flat rectangle of a screen image."""
    g.prism('pixels', w, h, .02, r, 0, 0, mat=mat, parent=parent, loc=(x, y, z))


def signal_bars(parent, x, y, z, size, mat, n=4):
    for i in range(n):
        hh = size * (.35 + .65 * i / (n - 1))
        block(parent, x + i * size * .32, y - size / 2 + hh / 2, z, size * .2, hh, mat, .05)


def battery_icon(parent, x, y, z, size, mat, back):
    block(parent, x, y, z, size * 1.7, size * .85, mat, size * .12)
    block(parent, x + size * .92, y, z, size * .16, size * .4, mat, .05)
    block(parent, x + size * .48, y, z + .015, size * .5, size * .6, back, .05)


def speaker_slots(outline_width, y0, y1, pitch, height):
    """Horizontal slots between y0 and y1. `outline_width` is a function from y to the width there."""
    n = int((y1 - y0) / pitch)
    start = (y0 + y1) / 2 - n * pitch / 2
    return [g.slot(outline_width(start + i * pitch), height, 0, start + i * pitch) for i in range(n + 1)]


# ------------------------------------------------------------------ cords ---
def _smooth_path(points, n=24):
    """Open Catmull-Rom spline through 3-D points."""
    pts = [Vector(p) for p in points]
    pts = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
    out = []
    for i in range(1, len(pts) - 2):
        p0, p1, p2, p3 = pts[i - 1:i + 3]
        for s in range(n):
            t = s / n
            out.append(.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return out + [pts[-2]]


def cord(name, points, radius, mat, parent=None, coil=None):
    """Cable along a smooth path. coil: (radius, pitch[, uneven]) of a spiral cord with straight ends; with uneven 0 all turns are
    alike, as in a gooseneck."""
    path = _smooth_path(points)
    if coil:
        path = _spiral(path, *coil)
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', radius, 4, True
    sp = cu.splines.new('POLY')
    sp.points.add(len(path) - 1)
    for p, q in zip(sp.points, path):
        p.co = (*q, 1)
    sp.use_smooth = True
    return g._place(bpy.data.objects.new(name, cu), mat=mat, parent=parent)


def _spiral(path, radius, pitch, uneven=1, per_turn=14):
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    total, out, i = lengths[-1], [], 0
    steps = int(total / pitch * per_turn)
    side = None
    for k in range(steps + 1):
        s = total * k / steps
        while i < len(path) - 2 and lengths[i + 1] < s:
            i += 1
        t = (s - lengths[i]) / max(lengths[i + 1] - lengths[i], 1e-6)
        along = (path[i + 1] - path[i]).normalized()
        side = (side or along.orthogonal()) - along * along.dot(side or along.orthogonal())     # parallel transport
        side.normalize()
        # A used cord is uneven: some turns are stretched, some pressed together, some slightly wider.
        along_it = math.tau * s / total
        ease = min(1, min(s, total - s) / (pitch * 2.5)) * (1 + uneven * (.08 * math.sin(7.3 * along_it) + .05 * math.sin(17.9 * along_it)))
        a = math.tau * (k / per_turn + uneven * (
            1.5 * math.sin(1.5 * along_it) + .6 * math.sin(4.1 * along_it) + .25 * math.sin(11.3 * along_it)))
        out.append(path[i].lerp(path[i + 1], t) + (side * math.cos(a) + along.cross(side) * math.sin(a)) * radius * ease)
    return out
