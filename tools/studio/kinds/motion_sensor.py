"""Presence radar: round head on a hinged arm."""
import math

from kit import geometry as g
from kit import materials as m

VIEWS = {
    'hero': dict(az=-50, el=17),
    'front': dict(az=0, el=5),
    'side': dict(az=-118, el=14),
    'detail': dict(az=-24, el=12, aim=(0, -14, 26), zoom=2.2, fstop=None),
}

LIGHT = dict(set='white', front=6)
LEAD_RADIUS = 1.45
EFFORT = 2            # a large even face shows every bit of noise


def build(
    color='#e2e2e0',
    ring='#b3b7ba',         # band around the head
    diameter=64,
    depth=17,               # depth of the head alone
    tilt=10,                # degrees that the head leans back
    lamp='#8fc4ff',
    label='FP2',
):
    root = g.group('presence sensor')
    shell = m.plastic(color, 'silk')
    centre_z = diameter / 2 + 24
    _foot(root, shell)
    _arm(root, centre_z, shell, m.plastic(ring, 'satin'))
    head = g.group('head', parent=root, loc=(0, 0, centre_z), rot=(90 - tilt, 0, 0))
    _head(head, diameter / 2, depth, shell, m.plastic(ring, 'satin'), lamp, label)
    _supply(root, centre_z, m.plastic(ring, 'satin'))
    return root


def _head(head, r, depth, shell, band, lamp, label):
    """Lens-shaped front in a grey band, domed back. +z is the viewing direction."""
    g.lathe('back', [(0, -depth + 1), (r * .55, -depth + 1.2, 10), (r - 3.0, -5.5, 8), (r - .7, -4.2, .4), (r - 1.6, -4.0)], mat=shell,
            parent=head, arc=12)
    g.lathe('band', [(r - 1.6, -4.1), (r - .3, -4.1, .3), (r, -3.2, .6), (r, 0, .8), (r - .9, .9, .5), (r - 1.6, .6)], mat=band,
            parent=head)
    g.lathe('seam', [(r - 1.45, .2), (r - 1.9, .2)], mat=m.void('#222326'), parent=head)
    dome = [(rho, _face_z(r, rho)) for rho in (_domed(r) * (1 - i / 24) for i in range(25))]
    g.lathe('front', [(r - 1.75, -1), (r - 1.75, .9, .5), *dome], mat=m.plastic('#e6e6e4', 'matt'), parent=head, arc=16)
    if label:
        g.text('model', label, 3.4, m.ink('#8d9297'), parent=head, loc=(0, r * .66, _face_z(r, r * .66) + .06), rot=(-3, 0, 0), depth=.04,
               weight='Inter:semibold')
    # light sensor and status light behind pin-holes low on the face
    for x, mat, rad in ((-2.2, m.black_glass('#15171b'), .75), (2.2, m.led(lamp, 1.8), .6)):
        y = -r * .70
        g.lathe('pin-hole', [(0, 0), (rad, 0), (rad + .25, -.1)], seg=28, mat=mat, parent=head,
                loc=(x, y, _face_z(r, math.hypot(x, y)) + .06), rot=(5.2, 0, 0))


def _domed(r):
    """Radius of the domed part of the front."""
    return r - 3.0


def _face_z(r, rho):
    """Height of the front at a distance from its centre: a shallow dome, so that the light varies across all of it."""
    return 1.7 + 3.6 * (1 - (rho / _domed(r)) ** 2)


def _foot(root, shell):
    """Round magnetic foot on its adhesive pad."""
    g.lathe('pad', [(0, 0), (17, 0), (17, .8)], mat=m.rubber('#c9cccf'), parent=root, loc=(0, 12, 0))
    g.lathe('foot', [(0, .7), (18.2, .7, .4), (18.2, 3.4, 1.4), (14, 5.2, 5), (0, 5.6)], mat=shell, parent=root, loc=(0, 12, 0), arc=10)


def _arm(root, centre_z, shell, band):
    """Short arm from the foot to the hinge behind the head."""
    y = 19
    g.body('arm', [(10, 9, 7, 3.4), (12, 9, 7, 3.4), (centre_z - 9, 9, 6, 2.9), (centre_z - 4, 9, 6, 2.9),
                   (centre_z - 3.4, 8.4, 5.4, 2.6)],
           mat=shell, parent=root, loc=(0, y, 0))
    g.lathe('hinge', [(0, -7.5), (4.8, -7.5, .8), (4.8, 7.5, .8), (0, 7.5)], seg=64, mat=shell, parent=root, loc=(0, y, centre_z - 3),
            rot=(0, 90, 0))
    _knuckle(root, y, shell, band)
    for x in (-7.7, 7.7):
        g.lathe('hinge pin', [(0, 0), (2.6, 0, .3), (2.6, .5, .2), (0, .5)], seg=40, mat=band, parent=root, loc=(x, y, centre_z - 3),
                rot=(0, 90 if x > 0 else -90, 0))
    g.lathe('neck', [(0, 0), (3.6, 0), (4.4, 7)], seg=48, mat=shell, parent=root, loc=(0, y - 2, centre_z - 3), rot=(90, 0, 0))


def _knuckle(root, y, shell, band):
    """Joint of the arm: its barrel between two cheeks of the foot, on a slotted pin."""
    z = 11.0
    g.lathe('barrel', [(0, -4.4), (5.2, -4.4, .5), (5.2, 4.4, .5), (0, 4.4)], seg=64, mat=shell, parent=root, loc=(0, y, z), rot=(0, 90, 0))
    for side in (-1, 1):
        cheek = g.group('cheek', parent=root, loc=(side * 4.9, y, 0), rot=(90, 0, 90 * side))
        outline = [(6 * math.cos(math.pi * i / 24), z + 6 * math.sin(math.pi * i / 24)) for i in range(25)] + [(-8, 4), (8, 4)]
        g.plate('cheek', outline, [], 3.4, .6, mat=shell, parent=cheek)
        g.plate('pin', g.circle(3.2, 40), [g.slot(4.4, .9)], .8, .15, mat=band, parent=cheek, loc=(0, z, 3.2))


def _supply(root, centre_z, mat):
    """USB-C lead behind the head: it falls to the table and lies there in a loose bend up to its plug."""
    z = centre_z - 13
    g.body('plug', [(0, 11, 6, 2.4), (13, 11, 6, 2.4), (14.5, 9, 5, 2)], mat=mat, parent=root, loc=(0, 18, z), rot=(-90, 0, 0))
    g.lathe('strain relief', [(2.6, 0), (1.9, 9, .4), (0, 9)], seg=40, mat=mat, parent=root, loc=(0, 31, z), rot=(-90, 0, 0))
    bend = [(0, 36, z), (1, 45, z - 5), (3, 49, z - 20), (5, 47, 12), (11, 43, 2.4), (26, 38, LEAD_RADIUS),
            (38, 22, LEAD_RADIUS), (33, 2, LEAD_RADIUS), (22, -8, 3)]
    g.tube('lead', bend, LEAD_RADIUS, mat=mat, parent=root)
    _usb_plug(root, (22, -8, 3.2), -54, mat)


def _usb_plug(root, loc, turn, mat):
    """USB-A plug: ribbed strain relief, grip with a thumb rest, tinned shell with its two latch holes, dark mouth."""
    usb = g.group('usb plug', parent=root, loc=loc, rot=(90, 0, turn))
    for i in range(4):
        g.lathe('usb strain relief', [(LEAD_RADIUS, -7.6 + i * 2), (2.5 + i * .15, -7.4 + i * 2, .2), (2.5 + i * .15, -6.2 + i * 2, .2),
                                     (LEAD_RADIUS, -6 + i * 2)], seg=40, mat=mat, parent=usb)
    g.prism('usb grip', 14.6, 6.8, 17, 2.6, 1.4, 1.2, mat=mat, parent=usb)
    g.prism('thumb rest', 8, 9, .12, 2, .05, 0, mat=m.plastic('#a6aaad', 'matt'), parent=usb, loc=(0, 3.36, 8.5), rot=(-90, 0, 0))
    steel = m.brushed('#c9ccce', 'x', .34)
    g.prism('usb shell', 12, 4.5, 12, .5, .12, 0, mat=steel, parent=usb, loc=(0, 0, 16))
    for x in (-2.7, 2.7):
        g.prism('latch hole', 2.3, 2.3, .05, .1, 0, 0, mat=m.void(), parent=usb, loc=(x, 2.22, 22.4), rot=(-90, 0, 0))
    g.prism('usb mouth', 11.2, 1.7, .1, .1, 0, 0, mat=m.void(), parent=usb, loc=(0, .9, 28))
    g.prism('usb tongue', 11.2, 1.7, .1, .1, 0, 0, mat=m.plastic('#e3e4e4', 'satin'), parent=usb, loc=(0, -.9, 28))
