"""Air-quality sensor in a ceiling: flange with a vented face and a status ring; a can behind it in the ceiling."""
import math

from kit import geometry as g
from kit import materials as m
from kit import parts
from kit import ptz
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=-26, el=38),
    'front': dict(az=0, el=72),
    'side': dict(az=0, el=5),
    'detail': dict(az=-20, el=44, aim=(14, -26, 74), zoom=2.2, fstop=None),
}

LIGHT = dict(set='white')


def build(
    color='#d9d9d7',         # visible cover
    can_color='#c2c5c7',     # housing above the ceiling
    diameter=146,
    height=78,
    light='#58d68a',         # status ring when lit
    people_counter=False,    # replaces the plain hub by a black sensor window
    legend='',
    plate=(),                # lines of the rating plate on the can
):
    root = g.group('air-quality sensor')
    r, face_z = diameter / 2, height - 3
    ceiling = height - 23
    _can(root, r * .80, ceiling, m.plastic(can_color, 'matt'), plate)
    _flange(root, r, ceiling, face_z, m.plastic(color, 'satin'))
    _face(root, r * .765, face_z, color, people_counter)
    hub_r = r * (.36 if people_counter else .30)
    _status_ring(root, hub_r, face_z, light)
    if people_counter:
        _counter_window(root, hub_r - 2.6, face_z, color)
    else:
        _hub(root, hub_r - 2.6, face_z, color)
    if legend:
        g.text('legend', legend, 4.0, m.ink('#8a8e93'), parent=root, loc=(0, -hub_r - 4.6, face_z + 2.02))
    return root


def _can(root, r, top, mat, plate):
    """Housing in the ceiling: ribbed drum, angled clamps, network jack, rating plate."""
    g.lathe('can', [(0, 0), (r - 2, 0, 1), (r - 1, 9, 1), (r, 11, .8), (r, top, 0)], mat=mat, parent=root)
    for x, y, a in parts.points_on_circle(36, r + .2, 5):
        g.prism('can rib', 1.4, 1.6, top - 18, .5, .5, .4, mat=mat, parent=root, loc=(x, y, 13), rot=(0, 0, a))
    for x, y, a in parts.points_on_circle(3, r + 3.2, 90 - 26 + 60):
        g.prism('clamp', 8, 11, 8, 1.6, .8, .8, mat=m.plastic('#8f9498', 'satin'), parent=root, loc=(x, y, top - 16), rot=(0, 0, a))
        g.lathe('clamp screw', [(0, 0), (2, 0), (2, 14)], seg=20, mat=m.metal('#b5b8bc', .3), parent=root, loc=(x, y, top - 14))
    # the pad covers the ribs, so that the plate lies flat
    ptz.wrapped_slab('plate pad', g.rrect(39, 20, 1.6, cy=22), r + 1.8, 2.2, .5, 0, mat=mat, parent=root, rot=(0, 0, 90))
    ptz.wrapped_slab('rating plate', g.rrect(35, 16.4, 1.2, cy=22), r + 2.0, .8, .05, 0, mat=m.plastic('#f2f2f0', 'gloss'), parent=root,
                     rot=(0, 0, 90))
    for k, line in enumerate(plate):
        g.text_on_cylinder('rating', line, 2.6 if k else 3.6, r + 2.02, m.ink('#3a3f45'), z=26 - 4.2 * k, angle=180, parent=root)


def _flange(root, r, z, face_z, mat):
    """Cover against the ceiling, with a soft slope to the face. A shadow gap separates the two."""
    g.lathe('gasket', [(r - 9, z - 1.2), (r - 2.5, z - 1.2, .4), (r - 2.5, z + .5)], mat=m.rubber('#2a2c2f'), parent=root)
    g.lathe('flange', [(r * .7, z), (r - .6, z, .4), (r, z + 1.2, .8), (r, z + 4.0, 1.2), (r - 3, z + 7.5, 5), (r * .865, face_z - 3.4, 8),
                       (r * .80, face_z + .4, 1.0), (r * .785, face_z + .4, .6), (r * .785, face_z - 6)], mat=mat, parent=root, arc=12)
    g.lathe('shadow gap', [(r * .79, face_z - 3), (0, face_z - 3)], mat=m.void(), parent=root)
    # bayonet marks for turning the cover
    for degrees in (-96, -84):
        a = math.radians(degrees)
        g.lathe('mark', [(0, 0), (.8, 0)], seg=20, mat=m.ink('#a3a7ab'), parent=root,
                loc=((r - 1.55) * math.cos(a), (r - 1.55) * math.sin(a), z + 6.35), rot=(0, 40, degrees))


def _face(root, r, z, color, people_counter):
    """Domed disc with three rings of arc vents over a dark mesh."""
    rings = (.56, .69, .82) if not people_counter else (.66, .79, .90)
    holes = []
    for i, k in enumerate(rings):
        sectors = 8
        for n in range(sectors):
            middle = 360 / sectors * n + (22.5 if i % 2 else 0)
            holes.append(s.arc_slot(r * k, 2.5, middle - 17, middle + 17))
    for x, y, _ in parts.points_on_circle(2, r * (.55 if people_counter else .93), -90):
        holes.append(g.circle(.8, 20, x, y))         # microphones, clear of the slots: a hole that touches one breaks the filling of the plate
    g.plate('face', g.circle(r, 160), holes, 4.0, .35, mat=m.plastic(color, 'satin'), parent=root, loc=(0, 0, z - 2))
    g.lathe('mesh', [(r * .97, 0), (r * .3, 0)], mat=m.fabric('#17181a', .9), parent=root, loc=(0, 0, z - 1.4))


def _status_ring(root, r, z, light):
    g.lathe('ring bed', [(r + .5, z + 1.8), (r + .5, z + 2.25, .1), (r - 2.6, z + 2.25, .1), (r - 2.6, z + 1.8)],
            mat=m.plastic('#c9cccf', 'satin'), parent=root)
    g.lathe('light ring', [(r, z + 1.9), (r, z + 2.75, .35), (r - 2.0, z + 2.75, .35), (r - 2.0, z + 1.9)],
            mat=m.led(light, .16), parent=root)
    g.lathe('light ring core', [(r - .75, z + 2.7), (r - .75, z + 2.82), (r - 1.3, z + 2.82), (r - 1.3, z + 2.7)], mat=m.led(light, .5), parent=root)


def _hub(root, r, z, color):
    """Plain lens-shaped hub with a small dark light-sensor pane."""
    g.lathe('hub', [(r, z + 1.6), (r, z + 3.1, .7), (r * .5, z + 3.9, 14), (0, z + 4.0)], mat=m.plastic(color, 'gloss'), parent=root,
            arc=10)
    g.lathe('light sensor', g.dome(1.5, z + 3.75, .35, 8), seg=32, mat=m.black_glass('#0b0c10'), parent=root)


def _counter_window(root, r, z, color):
    """Dark window of the people counter: optics ring, two sensors and an infrared lamp behind one glass."""
    g.lathe('bezel', [(r, z + 1.6), (r, z + 4.4, .8), (r - 2.4, z + 4.4, .8), (r - 3.2, z + 3.4)], mat=m.plastic(color, 'satin'),
            parent=root)
    g.lathe('window', [(r - 2.6, z + 3.5), (r * .4, z + 3.9, 14), (0, z + 4.0)], mat=m.black_glass('#07080a', .05), parent=root, arc=10)
    for x, rad in ((-5.2, 3.0), (5.2, 3.0)):
        g.lathe('eye rim', [(rad, z + 3.6), (rad, z + 4.35, .2), (rad - .5, z + 4.35, .2), (rad - .6, z + 3.8)], seg=48,
                mat=m.metal('#6f7277', .3), parent=root, loc=(x, 0, 0))
        g.lathe('eye', g.dome(rad - .55, z + 3.9, .45, 10), seg=40, mat=m.black_glass('#101a2c'), parent=root, loc=(x, 0, 0))
    g.lathe('lamp', g.dome(.9, z + 3.9, .5, 8), seg=24, mat=m.plastic('#4a1418', 'gloss'), parent=root, loc=(0, -7.2, 0))
