"""Alarm devices with sound and flash: a loop-powered base under a detector, and a wall horn strobe."""
import math

from kit import detector_parts as d
from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(key=1.0, fill=.6, top=.45, rim=.8)
VIEWS = {
    'hero': dict(az=-24, el=36),
    'front': dict(el=8),
    'side': dict(az=-14, el=68),
    'detail': dict(az=-20, el=42, zoom=2.1, aim=(-12, -20, 28)),
}


def build(style='base', color='#e2e2df', lens='#c9241c', legend='FIRE', r=57.5, height=38, w=119, h=142, depth=33):
    """style: base (round, for a detector) or wall (upright horn strobe with `legend` on both sides of the lens).

    `color` is the housing, `lens` the beacon of the base. r, height: size of the base; w, h, depth: size of the wall device.
    """
    root = g.group('sounder beacon')
    if style == 'wall':
        _wall_horn_strobe(root, color, legend, w, h, depth)
    else:
        _sounder_base(root, color, lens, r, height)
    return root


# ---------------------------------------------------------------- sounder base ---
def _sounder_base(root, color, lens, r, h):
    shell = m.plastic(color, 'satin')
    g.lathe('back plate', [(0, 0), (r - .8, 0), (r, .8, .5), (r, 6.4, .6), (r - 1.2, 7, .3), (r - 3, 7)], mat=shell, parent=root)
    g.lathe('lower seam', [(r - 2, 6.6), (r - 2, 8.2)], mat=m.void(), parent=root)
    d.fluted_ring('beacon lens', r + .2, r - 5, 7.8, 17.6, 84, .7, m.plastic(lens, 'gloss'), root)
    g.lathe('upper seam', [(r - 2, 17.2), (r - 2, 18.6)], mat=m.void(), parent=root)
    _sounder_body(root, shell, r, h)
    _detector_seat(root, shell, r, h)


def _sounder_body(root, shell, r, h):
    """White upper ring with real sound outlets cut through its wall."""
    rim = r * .865
    outside = [(r - 3, 18.2), (r - .2, 18.2, .6), (r - .4, h * .68, 3), (r - 4.5, h - 1.6, 4), (rim + 1, h, 1.2), (rim, h - 1, .8)]
    inside = [(rim - .2, 22), (r - 9, 20.5), (r - 3, 20), (r - 3, 18.2)]
    ring = g.lathe('sounder body', outside + inside, mat=shell, parent=root, arc=8)
    cutters = []
    for centre in (-114, -234, 6):
        for k in range(-3, 4):
            a = centre + k * 5.2
            x, y = math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r
            cutters.append(g.prism('outlet cutter', 16, 2.3, h * .145, 1.1, 0, 0, seg=5, loc=(x, y, h * .535), rot=(0, 0, a)))
    g.cut(ring, *cutters)
    g.lathe('sound chamber', [(r - 5.5, 19), (r - 5.5, h - 4)], mat=m.void(), parent=root)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        g.prism('bayonet tooth', 7, 3, 2.4, .8, .4, .2, mat=shell, parent=root,
                loc=(math.cos(a) * (rim - 1), math.sin(a) * (rim - 1), h - 6), rot=(0, 0, 120 * k + 120))


def _detector_seat(root, shell, r, h):
    """Mount for the detector: floor, stainless contacts, terminals, address card and the sounder's grille."""
    floor, rim = h * .66, r * .865
    g.lathe('seat floor', [(rim + .2, floor), (rim - 1.2, floor, .8), (r * .36, floor, .5), (r * .34, floor + 2.2, .8), (r * .30, floor + 2.2, .4),
                           (r * .29, floor + .6)], mat=shell, parent=root)
    holes = [g.circle(1.15, 16, x, y) for ring_r, n in ((0, 1), (3.6, 6), (7.2, 12), (10.8, 18), (14.2, 24))
             for x, y, _ in parts.points_on_circle(n, ring_r, 8)]
    g.plate('piezo grille', g.circle(r * .295, 96), holes, 1.2, .2, mat=shell, parent=root, loc=(0, 0, floor + .2))
    g.lathe('piezo', [(r * .295, floor + .1), (0, floor + .1)], mat=m.void(), parent=root)
    for k, name in enumerate(('L1 IN', 'L2', 'L1 OUT', '-R', '+R')):
        _terminal(root, shell, r, floor, -150 + 62 * k, name)
    _address_card(root, floor, rim)
    # embossed mounting slots
    for a in (-58, 122, 32, 212):
        x, y = math.cos(math.radians(a)) * r * .44, math.sin(math.radians(a)) * r * .44
        g.plate('mounting slot', g.slot(9, 4.2), [g.slot(7.2, 2.4)], .8, .15, mat=shell, parent=root, loc=(x, y, floor), rot=(0, 0, a + 90))
        g.prism('slot hole', 7.2, 2.4, .12, 1.2, 0, 0, mat=m.void(), parent=root, loc=(x, y, floor), rot=(0, 0, a + 90))


def _terminal(root, shell, r, floor, angle, name):
    """Screw terminal with the sprung contact blade for the detector."""
    o = g.group('terminal', parent=root, loc=(0, 0, floor), rot=(0, 0, angle + 90))
    steel = m.metal('#c4c6c8', .22)
    g.prism('terminal block', 12.5, 10, 3.4, 1.2, .5, .1, mat=shell, parent=o, loc=(0, -r * .66, 0))
    g.prism('contact plate', 9.5, 7, .7, .8, .2, .1, mat=steel, parent=o, loc=(0, -r * .66, 3.4))
    g.screw('terminal screw', 2.7, m.metal('#b0a78c', .28), m.void(), o, loc=(0, -r * .66, 4.0))
    blade = g.fillet([(-r * .60, 3.9), (-r * .52, 4.2, 2), (-r * .46, 7.6, 2), (-r * .40, 5.2, 1), (-r * .385, 3.8)], 6)
    rings = [[(-2.6, y, z), (2.6, y, z), (2.6, y, z + .55), (-2.6, y, z + .55)] for y, z in blade]
    g.loft('contact blade', rings, mat=steel, parent=o)
    g.text('terminal legend', name, 2.5, m.ink('#6f757b'), parent=o, loc=(0, -r * .785, .05))


def _address_card(root, floor, rim):
    """Pinned card with the address of the location; it stays when the detector is replaced."""
    o = g.group('address card', parent=root, rot=(0, 0, -66))
    g.prism('card', 17, 9, 1.5, 1.0, .25, .1, mat=m.plastic('#dddcd4', 'satin'), parent=o, loc=(0, -rim + 6.2, floor + 1))
    for k in range(7):
        g.lathe('address pin', [(.75, 0), (.75, .9, .2), (0, .9)], seg=20, mat=m.plastic('#c8c7bf', 'satin'), parent=o,
                loc=(-6 + 2 * k, -rim + 6.2, floor + 2.4))


# ------------------------------------------------------------- wall horn strobe ---
LENS = dict(cx=0, cy=47, w=62, h=36)  # position and size of the strobe, from the bottom edge, in mm


def _wall_horn_strobe(root, color, legend, w, h, depth):
    shell = m.plastic(color, 'satin')
    p = g.group('panel', parent=root, facing='front')
    g.prism('mounting plate', w - 3, h - 3, 5, 9, .5, .5, mat=m.plastic('#b7b9ba', 'matt'), parent=p, loc=(0, h / 2, 0))
    g.prism('plate gap', w - 4, h - 4, 1.2, 9, 0, 0, mat=m.void(), parent=p, loc=(0, h / 2, 4.8))
    face = depth - 9
    front = g.prism('housing', w, h, face - 5.6, 13, 6, .6, taper=1.6, seg=14, mat=shell, parent=p, loc=(0, h / 2, 5.6))
    g.cut(front, g.prism('horn cutter', 90, 58, 20, 14, 0, 0, parent=p, loc=(0, h * .735, face - 6)),
          g.prism('strobe cutter', LENS['w'], LENS['h'], 20, 6, 0, 0, parent=p, loc=(LENS['cx'], LENS['cy'], face - 8)))
    _horn_grille(p, shell, h * .735, face)
    _strobe(p, face)
    white = m.ink('#f2f2ef')
    for side in (-1, 1):
        g.text('legend', legend, 17, white, parent=p, loc=(side * (LENS['w'] / 2 + 12.2), LENS['cy'], face + .02), rot=(0, 0, 90),
               weight='Inter:bold', spacing=1.04)
    _setting_window(p, face)
    g.screw('captive screw', 2.8, m.metal('#9ea1a5', .28), m.void(), p, loc=(0, 11, face - .6), height=1.1)


def _horn_grille(p, shell, y, face):
    """Insert with horizontal slits that fill a flat oval. (Slits cut into the housing itself would spoil its shading.)"""
    slits = []
    for k in range(9):
        off = (k - 4) * 4.9
        width = 74 * math.sqrt(1 - (off / 27) ** 2)
        slits += [g.slot(width / 2 - 1.6, 2.5, side * (width / 4 + .8), off) for side in (-1, 1)]
    g.plate('horn grille', g.rrect(89.3, 57.3, 13.7, 12), slits, 3, .3, mat=shell, parent=p, loc=(0, y, face - 3.05))
    g.prism('horn chamber', 84, 52, .6, 12, 0, 0, mat=m.void(), parent=p, loc=(0, y, face - 5.4))


def _strobe(p, face):
    """Reflector trough and flash tube behind a clear, faceted lens."""
    o = g.group('strobe', parent=p, loc=(LENS['cx'], LENS['cy'], face))
    w, h = LENS['w'] - .6, LENS['h'] - .6
    mirror = m.metal('#eceef0', .32)
    g.prism('strobe floor', w, h, .6, 5.6, 0, 0, mat=m.plastic('#cfd1d1', 'satin'), parent=o, loc=(0, 0, -7.6))
    trough = [(-13 + 26 * i / 16, -6.9 + 6.5 * ((i - 8) / 8) ** 2) for i in range(17)]
    g.loft('reflector', [[(x, y, z) for y, z in trough + [(13, -7.2), (-13, -7.2)]] for x in (-24, 24)], mat=mirror, parent=o)
    for side in (-1, 1):
        g.prism('reflector cheek', 1.2, 27, 8.5, .4, .2, 0, mat=m.plastic('#d9dad8', 'gloss'), parent=o, loc=(side * 24.6, 0, -7.4))
        g.lathe('tube cap', [(0, 0), (1.9, 0, .3), (1.9, 3.4, .3), (0, 3.4)], seg=32, mat=m.metal('#a9acb0', .25), parent=o,
                loc=(side * 19.5, 0, -2.6), rot=(0, side * -90 + 180, 0))
    g.tube('flash tube', [(-19, 0, -2.6), (0, 0, -2.6), (19, 0, -2.6)], 1.5, mat=m.thin_glass('#f4f1e6', .10), parent=o)
    g.tube('trigger wire', [(-17, 1.2, -1.6), (0, 1.5, -1.4), (17, 1.2, -1.6)], .16, mat=m.metal('#c9ccd0', .2), parent=o)
    sections = [(w, h, -1, 5.6), (w, h, 1.5, 5.6), (w - 8, h - 7, 7.5, 4), (w - 14, h - 14, 9, 3), (w - 30, h - 26, 9.4, 2)]
    rings = [[(x, y, z) for x, y in g.rrect(sw, sh, sr, 10)] for sw, sh, z, sr in sections]
    g.loft('strobe lens', rings, mat=m.thin_glass('#f6fafc', .03, f0=.07), parent=o, smooth_angle=12)
    g.plate('lens flange', g.rrect(w + 1.4, h + 1.4, 6.4, 10), [g.rrect(w - 2.4, h - 2.4, 4.6, 10)], 1.5, .4,
            mat=m.plastic('#dfe3e5', 'gloss'), parent=o, loc=(0, 0, -.3))


def _setting_window(p, face):
    """Small window with the brightness setting."""
    g.plate('setting frame', g.rrect(13, 6.5, 1.4, 6, 40, 11), [g.rrect(10.6, 4.3, .9, 6, 40, 11)], .7, .2,
            mat=m.plastic('#a41a15', 'satin'), parent=p, loc=(0, 0, face - .2))
    g.prism('setting window', 10.8, 4.5, .1, .8, 0, 0, mat=m.plastic('#d8d8d2', 'gloss'), parent=p, loc=(40, 11, face - .02))
    g.text('setting', '75 cd', 3.1, m.ink('#26282b'), parent=p, loc=(40, 11, face + .1))
