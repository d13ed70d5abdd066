"""Parts of small plastic devices: soft-cornered shells, arc vents, USB-C, US outlets and plugs, segment digits, pictograms.

Outlines are lists of (x, y). Parts are in panel space (x right, y up, z towards the viewer) unless stated otherwise.
"""
import math

from . import geometry as g
from . import materials as m


# ---------------------------------------------------------------- outlines ---
def squircle(w, h, power=4.5, n=128, cx=0.0, cy=0.0):
    """Superellipse: the curvature of its corners grows gradually, as in moulded devices."""
    points = []
    for i in range(n):
        a = math.tau * i / n
        c, s = math.cos(a), math.sin(a)
        x, y = (math.copysign(abs(v) ** (2 / power), v) for v in (c, s))
        points.append((cx + x * w / 2, cy + y * h / 2))
    return points


def soft_rect(w, h, r, blend=2.6, n=18, cx=0.0, cy=0.0):
    """Rectangle with superellipse quarters as corners: a longer transition than an arc, without a visible start."""
    r = max(.02, min(r, w / 2 - .01, h / 2 - .01))
    points = []
    for qx, qy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            c, s = abs(math.cos(a)) ** (2 / blend), abs(math.sin(a)) ** (2 / blend)
            points.append((cx + qx * (w / 2 - r + r * c), cy + qy * (h / 2 - r + r * s)))
    return points


def arc_slot(r, width, start, end, n=20, cx=0.0, cy=0.0):
    """Slot bent around the centre, with round ends; angles in degrees."""
    half = width / 2
    points = []

    def at(radius, degrees):
        return cx + radius * math.cos(math.radians(degrees)), cy + radius * math.sin(math.radians(degrees))
    points += [at(r + half, start + (end - start) * i / n) for i in range(n + 1)]
    ex, ey = at(r, end)
    points += [(ex + half * math.cos(math.radians(end + t)), ey + half * math.sin(math.radians(end + t))) for t in range(20, 180, 20)]
    points += [at(r - half, end + (start - end) * i / n) for i in range(n + 1)]
    sx, sy = at(r, start)
    points += [(sx + half * math.cos(math.radians(start + 180 + t)), sy + half * math.sin(math.radians(start + 180 + t)))
               for t in range(20, 180, 20)]
    return points


def drop(size, cx=0.0, cy=0.0, n=72):
    """A water drop of height `size`, tip up."""
    r = size * .345
    tip = size - r
    touch = math.acos(r / tip)                       # angle at which the sides leave the round belly
    low, high = math.pi / 2 + touch, math.pi / 2 - touch + math.tau
    points = [(r * math.cos(low + (high - low) * i / n), r * math.sin(low + (high - low) * i / n)) for i in range(n + 1)]
    lift = (r - tip) / 2                             # centres the outline
    points.append((0, tip))
    return [(cx + x, cy + y + lift) for x, y in points]


def leaf(size, cx=0.0, cy=0.0, n=20):
    """A leaf leaning to the right: two arcs from stalk to tip."""
    points = []
    for side in (1, -1):
        for i in range(n):
            t = i / n if side == 1 else 1 - i / n
            along, across = size * (t - .5), side * size * .30 * math.sin(math.pi * t) ** .8
            points.append((cx + (along - across) * .7071, cy + (along + across) * .7071))
    return points[::-1]


def shoulder(start, end, power=2.6, n=28):
    """Quarter of a superellipse from an upright side at `start` to a level top at `end`, both (radius or inset, z). Its curvature
    changes gradually; an arc between straight lines shows two edges on smooth plastic."""
    (x0, z0), (x1, z1) = start, end
    angles = [math.pi / 2 * i / n for i in range(n + 1)]
    return [(x1 + (x0 - x1) * math.cos(a) ** (2 / power), z0 + (z1 - z0) * math.sin(a) ** (2 / power)) for a in angles]


# ------------------------------------------------------------------ solids ---
def swept(name, outline, profile, cap_low=True, cap_high=True, arc=8, **place):
    """Like a lathe, but around any outline. `outline` is a function from an inset to points; profile: (inset, z[, fillet])."""
    rings = [[(x, y, z) for x, y in outline(inset)] for inset, z in g.fillet(profile, arc)]
    n = len(rings[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
             for k in range(len(rings) - 1) for i in range(n)]
    if cap_low:
        faces.append(tuple(range(n)))
    if cap_high:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return g._finish(name, [p for ring in rings for p in ring], faces, **place)


def inlay(name, outline, mat, parent, loc, height=.06):
    """A printed or moulded figure that stands `height` above its ground."""
    return g.plate(name, outline, [], height, min(.012, height / 4), mat=mat, parent=parent, loc=loc)


# ------------------------------------------------------------------- ports ---
def usb_c(parent, loc=(0, 0, 0), rot=(0, 0, 0)):
    """USB-C socket from outside: steel shell, dark throat, tongue. Its opening is at z = 0."""
    o = g.group('usb-c', parent=parent, loc=loc, rot=rot)
    g.plate('usb-c shell', g.slot(9.0, 3.3), [g.slot(8.3, 2.55)], 1.2, .12, mat=m.metal('#aeb1b5', .28), parent=o, loc=(0, 0, -1.05))
    g.prism('usb-c throat', 8.4, 2.6, .1, 1.2, 0, 0, mat=m.void(), parent=o, loc=(0, 0, -.9))
    g.prism('usb-c tongue', 6.6, .75, .5, .2, .05, 0, mat=m.plastic('#202226', 'satin'), parent=o, loc=(0, 0, -.8))
    return o


def rj45(parent, loc=(0, 0, 0), rot=(0, 0, 0)):
    """RJ45 socket: dark jack with eight gold contacts and link lights."""
    o = g.group('rj45', parent=parent, loc=loc, rot=rot)
    g.plate('rj45 frame', g.rrect(15.6, 13.2, .6), [g.rrect(11.8, 8.2, .3, cy=-.6)], 1.0, .1, mat=m.plastic('#17181a', 'satin'),
            parent=o, loc=(0, 0, -.9))
    g.prism('rj45 throat', 12, 8.4, .1, .2, 0, 0, mat=m.void(), parent=o, loc=(0, -.6, -.85))
    for i in range(8):
        g.prism('rj45 contact', .5, 3.2, .35, .1, .05, 0, mat=m.metal('#c9a24a', .3), parent=o, loc=(-3.56 + i * 1.017, 1.6, -.8))
    for x, colour in ((-4.9, '#b9c24a'), (4.9, '#b98a3a')):
        g.prism('rj45 lamp', 2.2, 1.4, .12, .2, .05, 0, mat=m.plastic(colour, 'gloss'), parent=o, loc=(x, 5.2, .02))
    return o


def outlet_holes(cx=0.0, cy=0.0):
    """The three openings of a US outlet (NEMA 5-15) with the earth pin below, as outlines for `g.plate`."""
    earth = [(cx + 2.55 * math.cos(math.radians(a)), cy - 8.2 + 2.75 * math.sin(math.radians(a))) for a in range(-200, 21, 10)]
    return [g.rrect(1.9, 8.6, .25, 4, cx - 6.35, cy + 3.6), g.rrect(1.9, 7.0, .25, 4, cx + 6.35, cy + 3.6), earth]


def outlet_wells(parent, cx, cy, z, depth=6.0):
    """The inside of the openings: a dark well with brass contacts."""
    o = g.group('outlet wells', parent=parent)
    g.prism('well', 26, 26, .2, 3, 0, 0, mat=m.void(), parent=o, loc=(cx, cy - .5, z - depth))
    brass = m.metal('#a8843c', .35)
    for x in (-6.35, 6.35):
        for side in (-1, 1):
            g.prism('contact', .5, 6.4, 2.2, .1, .1, 0, mat=brass, parent=o, loc=(cx + x + side * .75, cy + 3.6, z - depth + .3))
    return o


def us_prongs(parent, z_root=0.0, cx=0.0, cy=0.0):
    """Two blades and an earth pin that point to -z from z_root."""
    o = g.group('us plug', parent=parent, loc=(cx, cy, z_root), rot=(0, 180, 0))
    nickel = m.metal('#c3bfae', .24)
    for x, tall in ((-6.35, 6.3), (6.35, 7.9)):
        blade = g.prism('blade', 1.5, tall, 16.5, .3, .5, 0, mat=nickel, parent=o, loc=(x, 3.6, 0))
        hole = g.disc('hole', 1.6, 8, 0, 0, 24, parent=o, loc=(x - 4, 3.6, 12.5), rot=(0, 90, 0))
        g.cut(blade, hole)
        g.prism('blade collar', 3.4, tall + 1.8, .8, .7, .3, 0, mat=m.plastic('#d9d9d6', 'satin'), parent=o, loc=(x, 3.6, -.2))
    g.lathe('earth pin', [(2.4, 0), (2.4, 17.5), (2.2, 19, .8), (1.1, 20.4, 1), (0, 20.6)], seg=40, mat=nickel, parent=o, loc=(0, -8.2, 0))
    return o


# -------------------------------------------------------------- displays ---
_SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc',
             '8': 'abcdefg', '9': 'abcdfg', 'C': 'adef', 'F': 'aefg', '-': 'g', ' ': ''}


def segment_digits(text, height, mat, parent, loc, stroke=None, ratio=.54, ghost=None, sunk=0.0, slant=5):
    """
    Digits of a liquid crystal display, left-aligned, with the lower left corner at `loc`: seven mitred segments slanted by `slant`
    degrees. '.' and ':' are narrow. Inactive segments are drawn in the material `ghost`, `sunk` below the others so that they cast
    no shadow. Returns the width.
    """
    stroke = stroke or height * .14
    w, lean = height * ratio, math.tan(math.radians(slant))
    o, x0 = g.group('digits', parent=parent, loc=loc), 0.0

    def figure(name, points, of, below=0.0):
        inlay(name, [(x0 + x + y * lean, y) for x, y in points], of, o, (0, 0, below), .04)

    for ch in text:
        if ch in '.:':
            for y in ([stroke / 2] if ch == '.' else [height * .3, height * .7]):
                figure('point', g.rrect(stroke, stroke, stroke * .15, 4, stroke * .35, y), mat)
            x0 += stroke * (1.3 if ch == '.' else 1.7)
            continue
        for name, points in _segment_outlines(w, height, stroke).items():
            if name in _SEGMENTS[ch]:
                figure('segment', points, mat)
            elif ghost and ch != ' ':
                figure('resting segment', points, ghost, -sunk)
        x0 += w + stroke * .8
    return x0


def _segment_outlines(w, h, stroke):
    """The seven segments of a digit. Outer edges run through to the corners; where two meet, they are cut at 45 degrees."""
    c, half, mid = stroke * .06, stroke / 2, h / 2
    top = [(c, h), (stroke + c, h - stroke), (w - stroke - c, h - stroke), (w - c, h)]
    upper = [(0, h - c), (0, mid + c), (half - c, mid + c), (stroke, mid + half + c), (stroke, h - stroke - c)]
    middle = [(half + c, mid), (stroke + c, mid - half), (w - stroke - c, mid - half), (w - half - c, mid),
              (w - stroke - c, mid + half), (stroke + c, mid + half)]

    def across(points):
        return [(w - x, y) for x, y in reversed(points)]

    def below(points):
        return [(x, h - y) for x, y in reversed(points)]
    return {'a': top, 'd': below(top), 'f': upper, 'b': across(upper), 'e': below(upper), 'c': across(below(upper)), 'g': middle}


def wifi_sign(size, mat, parent, loc):
    """A dot and three arcs; `size` is the width."""
    r = size * .70
    inlay('wifi dot', g.circle(r * .13, 24), mat, parent, loc)
    for i in (1, 2, 3):
        inlay('wifi arc', arc_slot(r * i / 3, r * .13, 48, 132), mat, parent, loc)


def battery_sign(w, mat, parent, loc, bars=3):
    """A horizontal battery: outline, pole and bars."""
    h = w * .5
    x, y, z = loc
    g.plate('battery', g.rrect(w, h, h * .14), [g.rrect(w - h * .28, h - h * .28, h * .05)], .06, .012, mat=mat, parent=parent, loc=loc)
    inlay('battery pole', g.rrect(h * .16, h * .42, .05), mat, parent, (x + w / 2 + h * .11, y, z))
    for i in range(bars):
        inlay('battery bar', g.rrect(w * .2, h * .5, .05), mat, parent, (x + (i - 1) * w * .27, y, z))
