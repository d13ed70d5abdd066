"""Bullet camera: tube with sun shield on a wall bracket. The compact design has white light, the long one infrared."""
import math

from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(set='white', key=.72, rim=.5)      # a wide hood is just below the key light
VIEWS = {
    'hero': dict(az=-34, el=13),
    'front': dict(az=-6, el=3),
    'side': dict(az=-90, el=5),
    'detail': dict(az=-26, el=9, zoom=2.3),
}


def build(
    color='#f4f5f5',        # painted housing
    accent='#1b1c1e',       # front face
    design='compact',       # 'compact': two white lights, slanted visor, short bracket; 'long': infrared ring, tubular shield, elbow bracket
    label='',               # printed on the flank; '' leaves it off
):
    paint = m.painted_metal(c.housing_color(color, white='#d9dcde'))
    if design == 'compact':
        return _compact(paint, accent, label)
    return _long(paint, accent, label)


# ------------------------------------------------------- compact, white light ---
def _compact(paint, accent, label):
    root = g.group('compact bullet')
    cam = c.camera_group(root, nod=4)
    radius, front, back = 35, 76, -76
    _compact_tube(cam, radius, front, back, paint)
    _compact_face(cam, radius, front, accent)
    c.sun_shield('visor', c.round_section(radius + 1.3, 206, 72), lambda x, y: back + 30,
                 lambda x, y: front - 4 + 15 * max(0, (y + 9) / (radius + 9)) ** 1.25, 1.9, mat=paint, parent=cam)
    for z in (front - 34, back + 46):
        g.screw('shield screw', 2.6, m.metal('#b4b7bb'), m.void(), cam, loc=(0, radius + 3.1, z), rot=(-90, 0, 0))
    _knuckle_bracket(root, radius, paint)
    if label:
        _flank_legend(cam, label, radius + 3.2, front - 40)
    return root


def _compact_tube(cam, radius, front, back, paint):
    g.lathe('bezel', [(radius * .84, front - 9), (radius * .85, front - 3, .5), (radius * .89, front, 1), (radius, front - 1, 3),
                      (radius, front - 13, .4),
                      (radius - 1.2, front - 13)], mat=paint, parent=cam)
    g.lathe('bezel seam', [(radius - .9, front - 12.6), (radius - .9, front - 14.2)], mat=m.void(), parent=cam)
    g.lathe('tube', [(radius - 1.2, front - 13.8), (radius, front - 13.8, .4), (radius, back + 22, .4), (radius - 1, back + 22)],
            mat=paint, parent=cam)
    g.lathe('tail seam', [(radius - .9, back + 23), (radius - .9, back + 20)], mat=m.void(), parent=cam)
    g.lathe('tail', [(radius - 1, back + 21.2), (radius, back + 21.2, .4), (radius - .4, back + 6, 12), (radius * .5, back, 5),
                     (0, back)], mat=paint, parent=cam, arc=10)
    # cover for reset button and memory card on the underside
    lid = g.group('service lid', parent=cam, loc=(0, -radius + .7, 8), rot=(90, 0, 0))
    g.prism('lid', 26, 44, 2.4, 4, .6, 0, mat=paint, parent=lid)
    for y in (-17, 17):
        g.screw('lid screw', 2.1, m.metal('#9a9da2'), m.void(), lid, loc=(0, y, 2.2))


def _compact_face(cam, radius, front, accent):
    z = front - 4.5
    g.lathe('face', [(radius * .86, z), (17, z, .6), (15.5, z - 2), (13, z - 2)], mat=m.black_glass('#08080a', .06), parent=cam)
    g.lathe('lens shroud', [(17.4, z - .5), (17.4, z + 1.8, .7), (15.2, z + 1.8, .7), (14.6, z - 2)], mat=m.plastic(accent, 'satin'),
            parent=cam)
    parts.lens(14.6, cam, (0, 0, z + 1.2))
    for sx in (-1, 1):
        c.white_light(8.4, 11.5, cam, (sx * 22.9, -3, z + .5), rot=(0, 0, sx * 7))
    c.pin_hole(.8, cam, (0, -24.5, z))
    # light sensor window
    g.lathe('light sensor', [(1.5, z + .15), (0, z + .3)], seg=24, mat=m.plastic('#34303a', 'gloss'), parent=cam, loc=(0, 23.6, 0))


def _knuckle_bracket(root, radius, paint):
    """Three-axis bracket: foot, cone with lock ring, knuckle, stem under the tail."""
    seat = g.group('stem', parent=root, loc=(0, 50, -radius + 2))
    g.lathe('stem', [(0, -26), (9.5, -26), (9.5, -12, 5), (14.5, -6, 3), (15.5, 5, 1), (0, 5)], mat=paint, parent=seat, arc=8)
    g.lathe('stem seam', [(15.2, -1.2), (15.2, -.6)], mat=m.void(), parent=seat)
    joint_z = -radius - 27
    c.knuckle(root, (0, 50, joint_z), 15, 16, paint)
    c.wall_foot(root, (0, 112, joint_z), 37, paint, thickness=8, neck=16.5, neck_length=44, screws=3, turn=90)
    c.collar(root, (0, 78, joint_z), 18.4, 12, paint, rot=(90, 0, 0))
    g.hex_bolt('set screw', 2.6, m.metal('#8f9298'), root, loc=(-18.2, 76, joint_z), rot=(0, -90, 0), washer=False, dark=m.void())


def _flank_legend(cam, label, radius, z):
    tilt = 12
    t = math.radians(tilt)
    g.text('legend', label, 7.8, m.ink('#777c82'), parent=cam, loc=(-(radius + .06) * math.cos(t), (radius + .06) * math.sin(t), z),
           rot=(0, -90, -tilt), depth=.12)


# ------------------------------------------------------------ long, infrared ---
def _long(paint, accent, label):
    root = g.group('long bullet')
    cam = c.camera_group(root, nod=0)
    radius, front, back = 40.5, 128, -112
    _long_tube(cam, radius, front, back, paint)
    _long_face(cam, radius, front, accent)
    inner = radius + 3.1
    c.sun_shield('sun shield', c.round_section(inner, 196, 80), lambda x, y: back + 30,
                 lambda x, y: front + 12 - 13 * max(0, (inner - y) / inner) ** 1.6, 1.9, mat=paint, parent=cam)
    for z in (front - 46, back + 56):
        g.prism('shield rib', 10, 8, 26, 2, 1, 1, mat=paint, parent=cam, loc=(0, radius + .8, z - 13))
        g.lathe('slot', [(4.4, .1), (0, .1)], seg=32, mat=m.void(), parent=cam, loc=(0, inner + 1.9, z), rot=(-90, 0, 0))
        g.screw('shield screw', 3.6, m.metal('#b4b7bb'), m.void(), cam, loc=(0, inner + 1.9, z), rot=(-90, 0, 0))
    _elbow_bracket(root, cam, back, paint)
    if label:
        _flank_legend(cam, label, inner + 1.9, front - 44)
    return root


def _long_tube(cam, radius, front, back, paint):
    g.lathe('front cap', [(radius * .88, front - 10), (radius * .885, front - 3, .5), (radius * .93, front, .8),
                          (radius, front - .6, 1.6), (radius, front - 30, .5),
                          (radius - 1.6, front - 30)], mat=paint, parent=cam)
    g.lathe('gasket', [(radius - .8, front - 29.6), (radius - .8, front - 32.4)], mat=m.rubber(), parent=cam)
    g.lathe('tube', [(radius - 1.6, front - 32), (radius, front - 32, .5), (radius, back + 26, .5), (radius - 1.4, back + 26)], mat=paint,
            parent=cam)
    g.lathe('tail gasket', [(radius - .8, back + 26.5), (radius - .8, back + 23.6)], mat=m.rubber(), parent=cam)
    g.lathe('tail', [(radius - 1.4, back + 24), (radius, back + 24, .5), (radius, back + 9, 5), (radius * .70, back, 6),
                     (24, back - 1, 2), (22, back - 6), (0, back - 6)],
            mat=paint, parent=cam, arc=10)
    for x, y, _ in parts.points_on_circle(4, radius - 7.5, 45):
        g.screw('tail screw', 2.6, m.metal('#b4b7bb'), m.void(), cam, loc=(x, y, back + 4.5), rot=(180, 0, 0))
    # cover for memory card and focus on the underside, two captive screws
    lid = g.group('card lid', parent=cam, loc=(0, -radius + 1, 42), rot=(90, 0, 0))
    g.prism('lid', 34, 66, 3.4, 6, .8, 0, mat=paint, parent=lid)
    for y in (-27, 27):
        g.screw('lid screw', 2.8, m.metal('#9a9da2'), m.void(), lid, loc=(0, y, 3.2))


def _long_face(cam, radius, front, accent):
    z = front - 6
    g.lathe('face', [(radius * .89, z), (21, z, .6), (19, z - 3), (15, z - 3)], mat=m.plastic('#0f1012', 'satin'), parent=cam)
    g.lathe('light trap', [(21.3, z - .6), (21.3, z + 3.2, .8), (18.9, z + 3.2, .8), (18.2, z - 4)], mat=m.plastic(accent, 'satin'),
            parent=cam)
    parts.lens(18, cam, (0, 0, z + 1.6), coat=('#5c6ad0', '#2f9a80'))
    ring = (21.3 + radius * .88) / 2
    for i, (x, y, _) in enumerate(parts.points_on_circle(12, ring, 15)):
        c.ir_emitter(4.0 if i % 3 else 3.3, cam, (x, y, z + .5))


def _elbow_bracket(root, cam, back, paint):
    """Bracket in line with the tube: swivel at the tail, knuckle with lock bolt, round foot on the wall."""
    y = -back
    g.lathe('swivel', [(21, back - 5), (21, back - 16, 2), (17.5, back - 19, 2), (17.5, back - 30, 2), (0, back - 30)], mat=paint,
            parent=cam)
    g.lathe('swivel seam', [(21.06, back - 10.4), (21.06, back - 9.8)], mat=m.void(), parent=cam)
    c.knuckle(root, (0, y + 38, 0), 17.5, 19, paint)
    c.wall_foot(root, (0, y + 100, 0), 46, paint, thickness=10, neck=18, neck_length=46, screws=4, turn=45)
