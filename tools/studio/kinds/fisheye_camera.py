"""Panoramic (fisheye) camera on its base: flat round cover, black infrared ring, bulging lens in the middle."""
import math

from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m

VIEWS = {
    'hero': dict(az=-24, el=39),
    'front': dict(az=0, el=7),
    'side': dict(az=0, el=74),
    'detail': dict(az=-22, el=34, zoom=2.3),
}
LIGHT = dict(set='white')


def build(
    color='#f3f4f4',        # cover
    accent='#16181a',       # lens mount
    dia=149.0,              # outer diameter
    height=69.0,            # to the top of the lens bubble
    label='IK10',           # printed on the rim; '' leaves it off
):
    shell = m.plastic(c.housing_color(color, white='#d8dadb'), 'satin')
    root = g.group('fisheye')
    r, top = dia / 2, height - 18
    _cover(root, shell, r, top)
    _infrared_ring(root, top)
    _lens(root, accent, top, height)
    _rim_details(root, shell, r, top, label)
    return root


def _cover(root, shell, r, top):
    g.lathe('gasket', [(0, 0), (r - 3, 0), (r - 3, 2.6)], mat=m.rubber(), parent=root)
    g.lathe('base', [(r - 4, 2.2), (r - 1, 2.2, .6), (r - .6, 12, .5), (r - 1.8, 12.4)], mat=shell, parent=root)
    g.lathe('seam', [(r - 1.9, 12), (r - 1.9, 13.8)], mat=m.void(), parent=root)
    g.lathe('cover', [(r - 1.8, 13.2), (r, 13.2, .6), (r - .5, 25, 7), (r - 19, top - 3, 9), (49, top, 2), (45.6, top - .4, .8),
                      (44.8, top - 4)],
            mat=shell, parent=root, arc=18)


def _infrared_ring(root, top):
    """Dark window ring with pairs of emitters behind it."""
    g.lathe('ring', [(45, top - 2.4), (44, top - .4, .7), (25, top + 4.4, 1.2), (23.4, top + 3.2)], mat=m.plastic('#0b0c0d', 'satin'),
            parent=root, arc=8)
    slope = math.degrees(math.atan2(4.8, 19))
    for i in range(6):
        a = 60 * i - 60
        seat = g.group('emitter seat', parent=root, loc=(0, 0, 0), rot=(0, 0, a))
        tilted = g.group('tilted', parent=seat, loc=(34.5, 0, top + 2.1), rot=(0, slope, 0))
        for y in (-4.6, 4.6):
            c.ir_emitter(3.5, tilted, (0, y, .35))
    for i in (0, 1):
        a = math.radians(-90 + 180 * i)
        c.pin_hole(.9, root, (34.5 * math.cos(a), 34.5 * math.sin(a), top + 2.05))
    c.status_light(.9, root, (34.5, 0, top + 2.0), strength=1.6)


def _lens(root, accent, top, height):
    g.lathe('mount', [(23.6, top + 2), (23.6, top + 5.6, 1), (21, top + 6.4, .6), (19.4, top + 4.6, .3), (18.6, top + 4.4)],
            mat=m.plastic(accent, 'satin'), parent=root)
    g.lathe('retainer', [(19.2, top + 4.8), (18.9, top + 5.6, .3), (18.2, top + 5.2)], mat=m.metal('#85888e', .3), parent=root)
    # barrel under the front element: stepped, with a small bright pupil deep inside
    g.lathe('barrel', [(18.6, top + 4.6), (15, top + 5.2, .4), (14.6, top + 3.6), (10.5, top + 3.4, .3), (10.2, top + 1), (6, top + .8),
                       (5.8, top - 3), (0, top - 3)],
            mat=m.plastic('#0c0c0e', 'satin'), parent=root, arc=3)
    g.lathe('inner element', g.dome(10.2, top + 2.4, .42, 16), mat=m.coated_lens('#3b5f84', '#5d4468', .08), parent=root, smooth_angle=60)
    squash = (height - top - 5) / 18.4
    g.lathe('front element', g.dome(18.4, top + 5, squash, 28), mat=m.coated_lens('#45446e', '#3d5650', .06), parent=root, smooth_angle=60)


def _rim_details(root, shell, r, top, label):
    for angle in (-126, -36, 54, 144):
        c.counterbored_screw(c.group_on_cone(root, (r - .5, 25), (r - 19, top - 3), angle, t=.55, sink=.2), 3.3, shell)
    if label:
        g.text_on_cylinder('legend', label, 6.6, r - .79, m.ink('#6f757b'), z=7.2, angle=-14, lean=.041, parent=root, weight='Inter:bold')
