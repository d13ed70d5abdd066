"""Parts of pan/tilt heads: arms, flat-faced balls, wipers, bolt rings, windows, cable glands."""
import math

from . import geometry as g
from . import materials as m
from . import parts


def germanium():
    """Coated germanium: opaque to the eye, a dark mirror with a cold sheen."""
    return m._surface('germanium', '#5a6270', .05, metallic=1.0, wear=0)


def steel(color='#c4c7c9', rough=.24):
    """Stainless steel from a lathe."""
    return m.turned(color, rough)


# ------------------------------------------------------------------ shapes ---
def _inset(outline, by):
    """A convex counter-clockwise outline, inset by `by`."""
    out, n = [], len(outline)
    for i in range(n):
        (ax, ay), (bx, by_), (cx, cy) = outline[i - 1], outline[i], outline[(i + 1) % n]
        ux, uy, vx, vy = bx - ax, by_ - ay, cx - bx, cy - by_
        lu, lv = math.hypot(ux, uy) or 1, math.hypot(vx, vy) or 1
        nx, ny = -uy / lu - vy / lv, ux / lu + vx / lv
        ln = math.hypot(nx, ny) or 1
        half = max(.3, ln / 2)                       # cosine of half the angle of the turn
        out.append((bx + nx / ln * by / half, by_ + ny / ln * by / half))
    return out


def slab(name, outline, thickness, front=2.0, back=2.0, **place):
    """Thick plate of any convex outline along +z; front and back edges have their own radius."""
    rings = [[(x, y, z) for x, y in _inset(outline, inset)] for z, inset in g._edge_steps(thickness, front, back)]
    return g.loft(name, rings, **place)


def _subdivide(outline, step):
    """The outline with points at most `step` apart, so that its long straight edges can bend."""
    out = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        n = max(1, math.ceil(math.hypot(bx - ax, by - ay) / step))
        out += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    return out


def wrapped_slab(name, outline, radius, thickness, front=2.0, back=2.0, **place):
    """A slab bent around the z axis: its front lies on a cylinder of `radius` and faces +x.
    The first coordinate of the outline runs along the circumference, the second along z."""
    outline = _subdivide(outline, radius / 40)
    middle = sum(z for _, z in outline) / len(outline)
    steps = [(depth, _inset(outline, inset)) for depth, inset in g._edge_steps(thickness, front, back)]

    def bent(depth, ring, k=1.0):
        r = radius - thickness + depth
        return [(r * math.cos(k * u / radius), r * math.sin(k * u / radius), middle + k * (z - middle)) for u, z in ring]
    # A single flat face could not follow the curve, so shrinking rings close the front and the back.
    shrinking = [1 - i / 24 for i in range(1, 24)] + [.01]
    rings = ([bent(*steps[0], k) for k in reversed(shrinking)] + [bent(*step) for step in steps]
             + [bent(*steps[-1], k) for k in shrinking])
    return g.loft(name, rings, **place)


def arm_outline(foot_z, hub_z, hub_r, foot_half, corner=6):
    """Side view of a yoke arm: a round head and tangents to a wider or narrower foot."""
    d = hub_z - foot_z
    reach = math.hypot(d, foot_half)
    lean = math.asin(min(1, hub_r / reach)) - math.atan2(foot_half, d)       # angle of the tangent from the vertical
    head = [(hub_r * math.cos(a), hub_z + hub_r * math.sin(a))
            for a in (lean + (math.pi - 2 * lean) * i / 40 for i in range(41))]
    foot = g.fillet([head[-1], (-foot_half, foot_z, corner), (foot_half, foot_z, corner), head[0]])
    return head + foot[1:-1]


def split_casting(parent, sections, seam_z, mat):
    """The body of `g.body` as two castings that meet at the first section at or above `seam_z`."""
    at = next(i for i, section in enumerate(sections) if section[0] >= seam_z)
    z, w, d, r = sections[at]
    lip, edge = (w - 1.6, d - 1.6, r - .8), (w, d, r)
    g.body('lower casting', [*sections[:at], (z - 1.2, *edge), (z - .5, *lip)], seg=20, mat=mat, parent=parent)
    g.body('seam', [(z - .6, w - 5, d - 5, r - 2.5), (z + .6, w - 5, d - 5, r - 2.5)], seg=20, mat=m.void(), parent=parent)
    g.body('upper casting', [(z + .5, *lip), (z + 1.2, *edge), *sections[at + 1:]], seg=20, mat=mat, parent=parent)


def service_cover(parent, loc, w, h, mat):
    """Screwed cover over the cables of an arm, on the face at `loc`."""
    cover = g.group('service cover', parent=parent, loc=loc)
    g.prism('cover gap', w + 2, h + 2, .25, 9.5, .1, 0, mat=m.void(), parent=cover)
    g.prism('cover', w, h, 1.3, 8.5, .6, 0, mat=mat, parent=cover)
    for x in (-1, 1):
        for y in (-1, 1):
            g.screw('cover screw', 2.4, m.metal('#a7abb0', .3), m.void(), cover, loc=(x * (w / 2 - 6.5), y * (h / 2 - 6.5), 1.1))


def ball(r, face_z, rim=3.0, recess=6.0, inner=None, back=None, steps=44):
    """Lathe profile of a ball about +z, from its back pole (or a flat back at the distance `back` behind the centre) to a flat,
    slightly sunk face of radius `inner`."""
    end, start = math.asin(face_z / r), -math.asin((back or r) / r)
    pts = [(r * math.cos(a), r * math.sin(a)) for a in (start + (end - start) * i / steps for i in range(steps + 1))]
    pts = [(0, -back), (pts[0][0], -back, rim)] + pts[1:] if back else [(0, -r)] + pts[1:]
    face_r = face_radius(r, face_z)
    inner = inner or face_r - 2 * rim
    pts[-1] = (face_r, face_z, rim)
    return pts + [(inner, face_z, rim * .6), (inner, face_z - recess)]


def face_radius(r, face_z):
    return math.sqrt(r * r - face_z * face_z)


def crescent(r_out, r_in, half_angle, centre_angle, n=24):
    """Outline of an annular segment (angles in degrees)."""
    a0, a1 = math.radians(centre_angle - half_angle), math.radians(centre_angle + half_angle)
    angles = [a0 + (a1 - a0) * i / n for i in range(n + 1)]
    return [(r_out * math.cos(a), r_out * math.sin(a)) for a in angles] + [(r_in * math.cos(a),
            r_in * math.sin(a)) for a in reversed(angles)]


# ----------------------------------------------------------------- details ---
def bolt_ring(n, ring_r, r, mat, parent, z=0.0, start=0.0, washer=True, flip=False):
    """Socket cap bolts on a circle about +z."""
    for x, y, _ in parts.points_on_circle(n, ring_r, start):
        g.hex_bolt('bolt', r, mat, parent, loc=(x, y, z), rot=(180 if flip else 0, 0, 0), washer=washer, dark=m.void())


def screw_ring(n, ring_r, r, mat, parent, z=0.0, start=0.0):
    for x, y, angle in parts.points_on_circle(n, ring_r, start):
        g.screw('screw', r, mat, m.void(), parent, loc=(x, y, z), rot=(0, 0, angle + 20))


def zoom_window(r, parent, z, lens_r, sink=14.0, bezel='#141518', glass='#e9ecf2', mark=None, coat=('#7a5cc8', '#2f9a80')):
    """Round flat window: chamfered bezel ring, gasket, black tunnel and zoom lens behind the glass. The front is at `z`."""
    black = m.plastic(bezel, 'satin')
    g.lathe('bezel', [(r * 1.16, z - 3), (r * 1.16, z + 1.6, .8), (r * 1.03, z + 1.6, .8), (r, z - 1.2, .3), (r, z - 3)], mat=black,
            parent=parent)
    g.lathe('window gasket', [(r * 1.005, z - .9), (r * .985, z - .5, .3), (r * .955, z - .9)], mat=m.rubber('#0d0e0f'), parent=parent)
    g.lathe('tunnel', [(r, z - 1.2), (r * .95, z - sink * .55), (lens_r * 1.02, z - sink * .9), (lens_r * .9, z - sink)],
            mat=m.plastic('#0c0d0e', 'matt'), parent=parent)
    parts.lens(lens_r, parent, (0, 0, z - sink * .82), mark=mark, coat=coat)
    g.lathe('window', [(r * .99, z - 1.1), (0, z - 1.1)], mat=m.thin_glass(glass, .05), parent=parent)


def led_pack(centres, r, parent, z):
    """Infrared emitters in pockets of a face at height z."""
    for x, y in centres:
        g.lathe('pocket', [(r * 1.5, z - .3), (r * 1.42, z + .9, .4), (r * 1.1, z + .5, .3), (r * 1.04, z - 1)], seg=48,
                mat=m.plastic('#101113', 'satin'), parent=parent, loc=(x, y, 0))
        parts.ir_led(r, parent, (x, y, z + r * .74))


def wiper(parent, loc, length, turn=0.0, hub_r=6.0, color='#17181a'):
    """Hub with a spring arm and a rubber blade that lies on the window at z = 0."""
    black, blade = m.plastic(color, 'satin'), m.rubber('#0d0e0f')
    w = g.group('wiper', parent=parent, loc=loc, rot=(0, 0, turn))
    g.lathe('hub', [(0, 0), (hub_r, 0), (hub_r, 8.5, 2), (hub_r * .8, 10, .8), (0, 10)], mat=black, parent=w, seg=48)
    g.lathe('hub screw', [(hub_r * .45, 10), (hub_r * .45, 10.5, .2), (0, 10.5)], mat=m.metal('#8b8f94', .3), parent=w, seg=6)
    g.prism('arm', length, hub_r * .8, 2.6, hub_r * .38, .8, .4, mat=black, parent=w, loc=(length * .46, 0, 5.4))
    g.prism('blade back', length * .8, 3.6, 3, 1.2, .7, .3, mat=black, parent=w, loc=(length * .66, 0, 2.6))
    g.prism('blade', length * .8, 1.3, 3.4, .5, .2, .2, mat=blade, parent=w, loc=(length * .66, 0, -.2))
    return w


def gland(parent, loc, rot, r=12.0, mat=None, cable=None, cable_r=None):
    """Cable gland along +z: hexagon, dome nut, rubber throat, and optionally a cable."""
    mat = mat or m.metal('#a5a9ae', .26)
    o = g.group('gland', parent=parent, loc=loc, rot=rot)
    g.plate('gland hexagon', g.polygon(r * 1.16, 6), [], r * .5, r * .07, mat=mat, parent=o)
    g.lathe('gland thread', [(r * .86, r * .45), (r * .86, r * .7)], mat=mat, parent=o, seg=64)
    g.plate('gland nut', g.polygon(r * 1.1, 6, turn=.3), [], r * .8, r * .08, mat=mat, parent=o, loc=(0, 0, r * .68))
    g.lathe('gland dome', [(r * .95, r * 1.4), (r * .93, r * 1.6, r * .25), (r * .62, r * 1.95, r * .1), (r * .55, r * 1.8)], mat=mat,
            parent=o, seg=64)
    g.lathe('gland throat', [(r * .6, r * 1.86), (0, r * 1.86)], mat=m.rubber(), parent=o, seg=48)
    if cable:
        g.tube('cable', cable, cable_r or r * .48, mat=m.rubber('#1b1c1e'), parent=o)
    return o


def rating_plate(parent, lines, w, h, radius, z, color='#d6d8da', ink='#202226', sizes=(.2, .14)):
    """Riveted nameplate on a column of `radius` about the z axis, its centre at height z. The first line is bold."""
    face = radius + .9
    wrapped_slab('nameplate', g.rrect(w, h, h * .09, 8, 0, z), face, .8, .2, 0, mat=m.metal(color, .46), parent=parent, rot=(0, 0, -90))
    step = h / (len(lines) + .6)
    for i, line in enumerate(lines):
        g.text_on_cylinder('line', line, h * sizes[0] if i == 0 else h * sizes[1], face + .02, m.ink(ink), z=z + h / 2 - step * (i + .8),
                     parent=parent, weight='Inter:bold' if i == 0 else 'Inter:medium', depth=.01)
    for side in (-1, 1):
        turn = side * (w / 2 - h * .1) / face
        g.lathe('rivet', [(h * .05, 0), (h * .045, .5, .2), (0, .6)], mat=m.metal('#9a9ea3', .3), parent=parent, seg=24,
                loc=(face * math.sin(turn), -face * math.cos(turn), z), rot=(90, 0, math.degrees(turn)))
