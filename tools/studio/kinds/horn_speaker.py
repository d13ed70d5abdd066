"""Talkback paging horn: round folded horn, driver housing with the electronics, U-bracket."""
import math

from kit import geometry as g
from kit import materials as m

LIGHT = dict(key=.95)
EFFORT = 2             # the inside of the flare gets only light that its own walls reflect
VIEWS = {
    'hero': dict(az=-36, el=10),
    'front': dict(el=3),
    'side': dict(az=-122, el=12),
    'detail': dict(az=-154, el=10, zoom=2.0, aim=(0, 176, 106)),
}


def build(
    mouth=206,              # outer diameter of the bell
    pivot=126,              # height of the tilting axis above the base
    tilt=7,                 # degrees that the horn points upwards
    shell='#d9d4c5', dark='#2a2b2d',
    legend='',              # text of the rating plate
):
    root = g.group('horn speaker')
    # horn space: z along the axis towards the listener, origin on the tilt axis
    horn = g.group('horn', parent=root, loc=(0, 70, pivot), rot=(90 - tilt, 0, 0))
    coat, black = m.painted_metal(shell), m.plastic(dark, 'satin')
    _bell(horn, mouth / 2, coat)
    _bullet(horn, coat)
    _driver_housing(horn, coat, black, legend)
    _bracket(root, pivot, m.painted_metal(shell))
    return root


def _flare(r_from, r_to, z_from, z_to, steps=22, power=2.5):
    """Curve of the horn: narrow along the throat, wide at the mouth."""
    return [(r_from + (r_to - r_from) * (i / steps) ** power, z_from + (z_to - z_from) * i / steps) for i in range(steps + 1)]


def _bell(horn, r, coat):
    outer = _flare(49, r - 3.5, -20, 112)
    inner = _flare(45, r - 8.5, -14, 110)
    rim = [(r - 1.2, 112.5), (r, 114.5), (r, 117.2), (r - 1.4, 119), (r - 4, 119.2), (r - 6.6, 117.2), (r - 8, 113.6)]
    g.lathe('bell', outer + rim + inner[::-1], mat=coat, parent=horn, smooth_angle=55, seg=160)
    # stepped collar on the outside, where the bell is clamped to the housing
    g.lathe('clamp collar', [(46, -24), (55, -24, 1.5), (55, -12, 1.5), (51, -10, .8), (49, -10)], mat=coat, parent=horn)


def _bullet(horn, coat):
    """The folded part: a rounded bullet in the bell that hides the throat behind it."""
    nose = [(33 * math.cos(math.pi / 2 * i / 18), 66 + 22 * math.sin(math.pi / 2 * i / 18)) for i in range(19)]
    g.lathe('bullet', [(39, 4), (39.5, 10, 1), (36.5, 40, 20), (33.2, 62, 6)] + nose[1:-1] + [(0, 88)], mat=coat, parent=horn,
        smooth_angle=50)
    g.lathe('throat', [(28, -10), (50, -10)], mat=m.void(), parent=horn)
    # three struts between bullet and bell
    for i in range(3):
        a = 90 + i * 120
        strut = g.group('strut', parent=horn, rot=(0, 0, a))
        g.prism('strut web', 12, 2.6, 26, 1.2, .6, 0, mat=coat, parent=strut, loc=(42, 0, 2))
    g.lathe('nose screw', [(0, 88.4), (4.2, 88.2), (4.6, 87.2)], seg=40, mat=m.metal('#a6a9ad', .3), parent=horn)
    g.prism('screw slot', 6.6, 1.1, .1, .4, 0, 0, mat=m.void(), parent=horn, loc=(0, 0, 88.42))


def _driver_housing(horn, coat, black, legend):
    g.lathe('housing', [(44, -22), (56.5, -22, 2), (57, -72, 1.5), (53, -76, 1), (53, -78)], mat=coat, parent=horn)
    g.lathe('gasket', [(54, -77.5), (56, -77.5, .4), (56, -80.5, .4), (54, -80.5)], mat=m.rubber(), parent=horn)
    g.lathe('rear cap', [(53, -80), (57, -80, 1.2), (57, -101, 1), (52.5, -110, 6), (0, -110)], mat=coat, parent=horn)
    for i in range(24):                                           # grip ribs around the cap
        a = 15 * i + 7.5
        rib = g.group('rib', parent=horn, rot=(0, 0, a))
        g.prism('rib bar', 1.5, 3.2, 14, .7, .6, .6, mat=coat, parent=rib, loc=(57, 0, -97))
    back = g.group('back', parent=horn, loc=(0, 0, -110), rot=(0, 180, 0))
    for i in range(4):
        a = math.radians(45 + 90 * i)
        g.screw('cap screw', 3.2, m.metal('#a2a5a9', .3), m.void(), back, loc=(41 * math.cos(a), 41 * math.sin(a), 0), height=1.9)
    g.prism('rating plate', 46, 26, .3, 2, .1, 0, mat=m.plastic('#e6e6e2', 'satin'), parent=back, loc=(0, 11, 0))
    ink = m.ink('#2a2b2d')
    if legend:
        g.text('rating model', legend, 6, ink, parent=back, loc=(0, 16.5, .31), weight='Inter:bold')
    g.text('rating type', 'SIP  \u00b7  PoE  \u00b7  TALKBACK', 2.9, ink, parent=back, loc=(0, 9.5, .31))
    for i in range(17):                                           # bar code
        g.prism('bar', .5 + .5 * ((i * 7) % 3), 4, .02, .1, 0, 0, mat=ink, parent=back, loc=(-17 + i * 2.1, 3.4, .31))
    # status light and cable gland
    g.lathe('status', g.dome(1.8, 0, .6, 8), seg=24, mat=m.led('#46ff7a', 1.4), parent=back, loc=(26, -16, 0))
    gland = g.group('gland', parent=back, loc=(0, -24, 0))
    g.lathe('gland nut', [(0, 0), (11, 0), (11, 4, .5), (9.4, 5, .4), (9.4, 7)], seg=6, smooth_angle=20, mat=black, parent=gland)
    g.lathe('gland cap', [(10.2, 7), (10.2, 12, .6), (7.4, 19, 3), (4.4, 20)], seg=12, smooth_angle=20, mat=black, parent=gland)


def _bracket(root, pivot, coat):
    """Bent flat steel: a U that holds the housing with two knobs, on a foot with slotted holes."""
    half, t, strip = 64, 3.2, 34
    y = 70
    top = pivot + 17
    outside = g.fillet([(-half, top), (-half, 0, 9), (half, 0, 9), (half, top)], 8)
    inside = g.fillet([(half - t, top), (half - t, t, 6), (t - half, t, 6), (t - half, top)], 8)
    profile = outside + inside
    g.plate('bracket', profile, [], strip, .7, mat=coat, parent=root, loc=(0, y + strip / 2, 0), rot=(90, 0, 0))
    g.prism('foot', 92, 78, 3.4, 8, .7, .3, mat=coat, parent=root, loc=(0, y, .02))
    for side in (-1, 1):
        knob = g.group('knob', parent=root, loc=(side * half, y, pivot), rot=(0, side * 90, 0))
        g.lathe('washer', [(0, 0), (10.5, 0), (10.5, 1.6, .4), (0, 1.6)], seg=64, mat=m.metal('#a9acb0', .3), parent=knob)
        ring = []
        for z, k in ((1.6, .96), (2.4, 1), (10.5, 1), (12.5, .95), (13.2, .86)):
            ring.append([(11 * k * (1 + .05 * math.cos(9 * a)) * math.cos(a), 11 * k * (1 + .05 * math.cos(9 * a)) * math.sin(a), z)
                         for a in (math.tau * i / 108 for i in range(108))])
        g.loft('knob grip', ring, mat=m.plastic('#2a2b2d', 'matt'), parent=knob)
        g.lathe('pivot boss', [(0, -17), (12, -17), (13, -t + .2)], seg=64, mat=coat, parent=knob)
        for dy in (-26, 26):
            g.hex_bolt('foot bolt', 4.2, m.metal('#a9acb0', .3), root, loc=(side * 32, y + dy, 3.4), dark=m.void())
