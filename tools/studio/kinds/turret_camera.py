"""Turret camera on its base: eyeball in a socket ring, black face with lens and two white lights."""
import math

from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(set='white')
VIEWS = {
    'hero': dict(az=-26, el=20),
    'front': dict(az=0, el=8),
    'side': dict(az=-84, el=12),
    'detail': dict(az=-16, el=26, zoom=2.3),
}


def build(
    color='#f6f6f5',        # housing and eyeball
    accent='#17181a',       # face of the eyeball
    base_r=69.0,            # radius of the base
    ball_r=52.0,            # radius of the eyeball
    tilt=52,                # viewing direction: 0 is up, 90 is level
    label='4K',             # printed on the base; '' leaves it off
):
    paint = m.painted_metal(c.housing_color(color, white='#d9dbdc'))
    root = g.group('turret')
    centre = 57.0
    _base(root, paint, base_r, ball_r, centre, label)
    _ball(root, paint, ball_r, centre, tilt, accent)
    return root


def _base(root, paint, r, ball_r, centre, label):
    neck = math.sqrt(ball_r ** 2 - 14 ** 2) + 1.2        # the socket holds the ball 14 mm below its equator
    top = centre - 14
    g.lathe('gasket', [(0, 0), (r - 2, 0), (r - 2, 2.4)], mat=m.rubber(), parent=root)
    g.lathe('base', [(r - 3, 2), (r - .8, 2, .6), (r - .8, 13, .5), (r - 1.8, 13.4)], mat=paint, parent=root)
    g.lathe('seam', [(r - 1.9, 13), (r - 1.9, 14.8)], mat=m.void(), parent=root)
    g.lathe('cover', [(r - 1.8, 14.2), (r - .2, 14.2, .5), (r - .8, 24, 7), (neck + 7, top - 3, 7), (neck + 4.2, top + 1, 2),
                      (neck + .9, top + 1, .7), (neck + .5, top - 6)],
            mat=paint, parent=root, arc=14)
    g.lathe('socket', [(neck + .7, top - 1), (neck - 1.6, top - 3), (neck - 4, top - 10)], mat=m.rubber('#141517'), parent=root)
    # lock screw in the slope of the cover
    c.counterbored_screw(c.group_on_cone(root, (r - .8, 24), (neck + 7, top - 3), -124, sink=.6), 3.6, paint)
    if label:
        g.text_on_cylinder('legend', label, 6.6, r - .8, m.ink('#6f757b'), z=8, angle=-14, parent=root, weight='Inter:bold')


def _ball(root, paint, e, centre, tilt, accent):
    ball = g.group('eyeball', parent=root, loc=(0, 0, centre), rot=(tilt, 0, 0))
    cut = math.radians(36)                               # where the sphere meets the front rim
    zr, rr = e * math.sin(cut), e * math.cos(cut)
    sphere = [(e * math.cos(a), e * math.sin(a)) for a in [-math.pi / 2 + (math.pi / 2 + cut) * i / 48 for i in range(1, 49)]]
    g.lathe('shell', [(0, -e)] + sphere + [(rr - .6, zr + 1.6, 1), (rr - 2.8, zr + 1.8, .8), (rr - 3.4, zr - 1.6)], mat=paint,
            parent=ball, smooth_angle=40)
    g.lathe('shell seam', [(e * math.cos(math.radians(13)) + .05, e * math.sin(math.radians(13)) - .3),
                           (e * math.cos(math.radians(13)) + .05, e * math.sin(math.radians(13)) + .35)], mat=m.void(), parent=ball)
    _face(ball, rr - 3, zr - .8, accent)


def _face(ball, r, z, accent):
    g.lathe('face', [(r, z), (19, z + .9, .5), (17.6, z - 1.6), (14, z - 1.6)], mat=m.black_glass('#08080a', .05), parent=ball)
    g.lathe('lens shroud', [(19.6, z - .2), (19.6, z + 3.2, .8), (17.2, z + 3.2, .8), (16.4, z - 2)], mat=m.plastic(accent, 'satin'),
            parent=ball)
    parts.lens(16.4, ball, (0, 0, z + 2.4))
    for s in (-1, 1):
        c.white_light(10, 14.5, ball, (s * 29.2, 0, z + .9))
    c.pin_hole(.9, ball, (0, -30, z + .4))
    g.lathe('light sensor', [(1.7, .2), (0, .5)], seg=24, mat=m.plastic('#34303a', 'gloss'), parent=ball, loc=(0, 30, z + .3))
