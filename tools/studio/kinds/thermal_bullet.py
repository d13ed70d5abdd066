"""Thermal bullet camera: bi-spectrum bullet with two windows, angular shielded housing on a pedestal, or square tube on a wall arm."""
from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(set='white', key=.72, rim=.5)      # weaker than usual, because a wide hood is just below the key light
VIEWS = {
    'hero': dict(az=-34, el=13),
    'front': dict(az=-5, el=4),
    'side': dict(az=-90, el=6),
    'detail': dict(az=-26, el=9, zoom=2.3),
}


def build(
    color='#f1f2f2',        # painted housing
    accent='#222427',       # front panel, hood
    design='square',        # 'bi_spectrum': thermal and visible lens side by side; 'angular': faceted shield on a pedestal;
                            # 'square': one small lens, wall arm
    label='',               # small model legend; '' leaves it off
):
    paint = m.painted_metal(c.housing_color(color, white='#d6d9db'))
    return {'bi_spectrum': _bi_spectrum, 'angular': _angular, 'square': _square}[design](paint, accent, label)


# ------------------------------------------------------- bi-spectrum, two lenses ---
def _bi_spectrum(paint, accent, label):
    root = g.group('bi-spectrum bullet')
    cam = c.camera_group(root, nod=3)
    w, h, r, front, back = 98, 88, 32, 108, -112
    c.frame('bezel', w, h, r, [(6.5, front - 10), (6, front - 2, .6), (4, front, 1), (0, front - 1, 3), (0, front - 22, .5),
                               (1.5, front - 22)], mat=paint, parent=cam)
    c.frame('front gasket', w, h, r, [(.8, front - 21), (.8, front - 24.6)], mat=m.rubber(), parent=cam)
    c.frame('body', w, h, r, [(1.5, front - 24), (0, front - 24, .5), (0, back + 32, .5), (1.5, back + 32)], mat=paint, parent=cam)
    c.frame('rear gasket', w, h, r, [(.8, back + 33), (.8, back + 29.4)], mat=m.rubber(), parent=cam)
    c.frame('tail', w, h, r, [(1.5, back + 30), (0, back + 30, .5), (0, back + 8, 8), (14, back, 8), (20, back)], front_cap=True,
            mat=paint, parent=cam, arc=10)
    _bi_spectrum_face(cam, w, h, r, front, accent)
    section = c.boxed_section(w + 8, h / 2 + 4, -12, 36)
    c.sun_shield('sun shield', section, lambda x, y: back + 26, lambda x, y: front + 2 + 17 * max(0, (y + 12) / (h / 2 + 16)) ** 1.2, 2.2,
                 mat=paint, parent=cam)
    for z in (front - 54, back + 64):
        for x in (-20, 20):
            g.screw('shield screw', 3.2, m.metal('#b4b7bb'), m.void(), cam, loc=(x, h / 2 + 6.2, z), rot=(-90, 0, 0))
    for z in (front - 54, back + 64):                    # spacers that block the view through the gap under the shield
        g.prism('spacer', w - 2 * r + 24, 7, 16, 1.5, .6, .6, mat=m.plastic('#4a4d51', 'matt'), parent=cam, loc=(0, h / 2 + 1.4, z - 8))
    _speaker(cam, w, front)
    _under_arm(root, h, -back, paint)
    if label:
        g.text('legend', label, 12, m.ink('#6c7177'), parent=cam, loc=(-w / 2 - 6.35, 5, front - 44), rot=(0, -90, 0), depth=.1)
    return root


def _bi_spectrum_face(cam, w, h, r, front, accent):
    z = front - 5
    c.frame('face', w, h, r, [(6.2, z - 2), (6.2, z, .3), (7, z)], front_cap=True, mat=m.plastic('#101113', 'satin'), parent=cam)
    # thermal lens with its own milled ring on the left; visible lens behind glass on the right
    left, right, up = -19.5, 22.5, 6
    g.lathe('thermal flange', [(20.5, z), (20.5, z + 2.6, 1), (17, z + 3.2, .6), (16, z + 1)], mat=m.plastic(accent, 'satin'), parent=cam,
            loc=(left, up, 0))
    c.germanium_window(13.2, cam, (left, up, z + 5), hood=4.5)
    g.lathe('visible flange', [(15, z), (15, z + 2.2, .8), (12.4, z + 2.2, .6), (12, z)], mat=m.plastic(accent, 'satin'), parent=cam,
            loc=(right, up, 0))
    parts.lens(12, cam, (right, up, z + 1.8))
    # white flash lamps and infrared along the bottom, light sensor at the top
    for x in (-24, 24):
        c.white_light(13, 8, cam, (x, -25, z + .4))
    for x in (-7, 7):
        c.ir_emitter(4.2, cam, (x, -26.5, z + .4))
    c.pin_hole(.9, cam, (0, 27, z))


def _speaker(cam, w, front):
    """Sound slots for audio warnings, low on the side."""
    for i in range(7):
        slot = g.group('sound slot', parent=cam, loc=(-w / 2 + .55, -20, front - 44 - i * 5), rot=(0, -90, 0))
        g.plate('slot', g.slot(2, 11), [], .9, .1, mat=m.void(), parent=slot)


def _under_arm(root, h, back_y, paint):
    """Cast arm: foot on the wall, elbow, swivel under the rear of the body."""
    y = back_y - 62
    seat = g.group('swivel', parent=root, loc=(0, y, -h / 2 - 1))
    g.lathe('swivel', [(0, 8), (25, 8), (25, -4, 2), (22, -6, 1), (22, -18, 3), (0, -18)], mat=paint, parent=seat, arc=8)
    g.lathe('swivel seam', [(22.06, -11), (22.06, -10.3)], mat=m.void(), parent=seat)
    arm_z = -h / 2 - 42
    g.tube('elbow', [(0, y, -h / 2 - 10), (0, y + 3, arm_z + 12), (0, y + 20, arm_z), (0, y + 72, arm_z)], 16, mat=paint, parent=root)
    g.hex_bolt('lock bolt', 4, m.metal('#8f9298'), root, loc=(-21.4, y, -h / 2 - 15), rot=(0, -90, 0), washer=False, dark=m.void())
    c.wall_foot(root, (0, y + 116, arm_z), 50, paint, thickness=11, neck=19, neck_length=34, screws=4, turn=45)
    c.collar(root, (0, y + 72, arm_z), 21, 11, paint, rot=(-90, 0, 0))


# ------------------------------------------------------ angular, on a pedestal ---
def _angular(paint, accent, label):
    root = g.group('angular thermal camera')
    cam = c.camera_group(root, nod=0)
    w, h, r, front, back = 100, 84, 12, 104, -120
    c.frame('body', w, h, r, [(2, front - 24), (0, front - 24, 1), (0, back + 14, 1), (2, back + 14)], mat=paint, parent=cam)
    c.frame('rear gasket', w, h, r, [(1, back + 15), (1, back + 10)], mat=m.rubber(), parent=cam)
    c.frame('rear plate', w, h, r, [(2, back + 11), (0, back + 11, 1), (0, back + 1, 2), (4, back, 1), (6, back)], front_cap=True,
            mat=paint, parent=cam)
    _cooling_ribs(cam, w, h, front, back, paint)
    _angular_hood(cam, w, h, r, front, accent)
    shield = c.boxed_section(w + 22, h / 2 + 13, -h / 2 + 20, 5, chamfer=26)
    c.sun_shield('sun shield', shield, lambda x, y: back + 4, lambda x, y: front + 8 + 30 * max(0, (y + 22) / (h / 2 + 35)) ** 1.1, 2.2,
                 mat=paint, parent=cam)
    _shield_fixings(cam, w, h, front, back)
    _rear_entries(cam, back)
    _pedestal(root, h, paint)
    if label:
        g.text('legend', label, 13.5, m.ink('#6c7177'), parent=cam, loc=(-w / 2 - 13.3, 2, front - 46), rot=(0, -90, 0), depth=.1)
    return root


def _cooling_ribs(cam, w, h, front, back, paint):
    """Long fins along the lower sides, under the edge of the shield."""
    for s in (-1, 1):
        for i in range(4):
            g.prism('rib', 3.2, 5, front - back - 64, 1.2, .8, .8, mat=paint, parent=cam,
                    loc=(s * (w / 2 + .8), -h / 2 + 12 + i * 8 - 6, back + 26))


def _angular_hood(cam, w, h, r, front, accent):
    """Dark front hood, dished towards the round germanium window."""
    hood = m.plastic(accent, 'satin')
    c.frame('hood seam', w, h, r, [(1.4, front - 26), (1.4, front - 22)], mat=m.void(), parent=cam)
    c.frame('hood', w, h, r, [(2, front - 23.4), (-.6, front - 23.4, .8), (-.6, front - 2, 2.5), (5, front, 1.5), (9, front - 2, 1),
                              (16, front - 11, 2), (18, front - 11)],
            front_cap=True, mat=hood, parent=cam, arc=8)
    c.germanium_window(22, cam, (0, 0, front - 3.5), hood=7, tint='#767482')
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.screw('hood screw', 2.7, m.metal('#8f9298'), m.void(), cam, loc=(sx * 38.5, sy * 30, front - 2.0))


def _shield_fixings(cam, w, h, front, back):
    top = h / 2 + 15.2
    for z in (front - 46, back + 52):
        for x in (-22, 22):
            g.lathe('washer', [(5.4, .5, .2), (0, .5)], seg=40, mat=m.rubber(), parent=cam, loc=(x, top - .1, z), rot=(-90, 0, 0))
            g.screw('shield screw', 3.9, m.metal('#b4b7bb'), m.void(), cam, loc=(x, top + .4, z), rot=(-90, 0, 0))
        g.prism('spacer', w * .6, 12, 18, 2, .6, .6, mat=m.plastic('#8d9094', 'matt'), parent=cam, loc=(0, h / 2 + 5, z - 9))


def _rear_entries(cam, back):
    nickel = m.metal('#b9bcc0', .22)
    for x in (-24, 24):
        c.cable_gland(cam, (x, -16, back), 10, nickel, rot=(180, 0, 0))
    c.blind_plug(cam, (0, 14, back), 9, m.metal('#9a9da2', .3), rot=(180, 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.screw('rear screw', 3, m.metal('#b4b7bb'), m.void(), cam, loc=(sx * 42, sy * 34, back + .4), rot=(180, 0, 0))


def _pedestal(root, h, paint):
    """Swivel stand: tilt fork under the body, column, round foot."""
    y = 18
    g.prism('mounting rail', 44, 96, 9, 5, 1.5, .5, mat=paint, parent=root, loc=(0, y, -h / 2 - 8.5))
    fork = g.group('fork', parent=root, loc=(0, y, -h / 2 - 26), rot=(0, 90, 0))
    for s in (-1, 1):
        g.prism('cheek', 34, 36, 7, 14, 2, 1, mat=paint, parent=fork, loc=(-4, 0, s * 15 - 3.5))
        g.hex_bolt('tilt bolt', 5.4, m.metal('#8f9298'), fork, loc=(3, 0, s * 18.2), rot=(0 if s > 0 else 180, 0, 0), dark=m.void())
    g.lathe('column', [(0, -24), (12.5, -24), (12.5, 20, 5), (0, 20)], mat=paint, parent=root, loc=(0, y, -h / 2 - 34), rot=(0, 0, 0))
    foot = g.group('foot', parent=root, loc=(0, y, -h / 2 - 82))
    g.lathe('foot gasket', [(0, 0), (44, 0), (44, 1.6)], mat=m.rubber(), parent=foot)
    g.lathe('foot', [(44, 1.5), (45, 1.5, .4), (45, 9, 3), (24, 12, 8), (17, 22, 8), (17, 40, 2), (0, 40)], mat=paint, parent=foot, arc=10)
    g.lathe('pan seam', [(17.06, 31), (17.06, 31.8)], mat=m.void(), parent=foot)
    g.hex_bolt('pan bolt', 3.4, m.metal('#8f9298'), foot, loc=(-16.6, 0, 26), rot=(0, -90, 0), washer=False, dark=m.void())
    for x, yy, _ in parts.points_on_circle(4, 35.5, 45):
        g.screw('foot screw', 3.6, m.metal('#a9adb2'), m.void(), foot, loc=(x, yy, 9.6))


# ----------------------------------------------------- square tube, wall arm ---
def _square(paint, accent, label):
    root = g.group('square thermal bullet')
    cam = c.camera_group(root, nod=5)
    w, h, r, front, back = 82, 82, 24, 92, -100
    c.frame('body', w, h, r, [(1.6, front - 30), (0, front - 30, .6), (0, back + 26, .6), (1.6, back + 26)], mat=paint, parent=cam)
    c.frame('rear seam', w, h, r, [(1, back + 27), (1, back + 23)], mat=m.void(), parent=cam)
    c.frame('tail', w, h, r, [(1.6, back + 24), (0, back + 24, .6), (1, back + 8, 10), (12, back, 8), (18, back)], front_cap=True,
            mat=paint, parent=cam, arc=10)
    _square_front(cam, w, h, r, front, paint, accent)
    section = c.boxed_section(w + 7, h / 2 + 3.5, -4, 26)
    c.sun_shield('weather shield', section, lambda x, y: back + 18, lambda x, y: front + 6 + 24 * max(0, (y + 4) / (h / 2 + 7.5)) ** .9,
                 2.4, mat=paint, parent=cam)
    _shield_slots(cam, w, front, back)
    _wall_arm(root, h, -back, paint)
    if label:
        g.text('legend', label, 12.5, m.ink('#6c7177'), parent=cam, loc=(-w / 2 - 5.95, 6, front - 34), rot=(0, -90, 0), depth=.1)
    return root


def _square_front(cam, w, h, r, front, paint, accent):
    c.frame('front seam', w, h, r, [(1, front - 32), (1, front - 28)], mat=m.void(), parent=cam)
    c.frame('front cap', w, h, r, [(1.6, front - 29), (0, front - 29, .6), (0, front - 10, 2), (1.6, front - 8.6)], mat=paint, parent=cam)
    c.frame('front panel', w, h, r, [(1, front - 10), (1.4, front - 5, 4), (8, front, 6), (16, front)], front_cap=True,
            mat=m.plastic(accent, 'satin'), parent=cam, arc=12)
    # one small lens in a deep cone, as in wide-angle thermal cameras
    g.lathe('cone', [(27.5, front - .4), (26.6, front + 7, 1.2), (24.6, front + 7.4, .8), (18, front + 2, .4)],
            mat=m.plastic('#141517', 'satin'), parent=cam)
    g.lathe('accent ring', [(27.9, front + .1), (27.6, front + 1.6, .3), (26.8, front + 1.6)], mat=m.metal('#8a8d92', .3), parent=cam)
    c.germanium_window(13.4, cam, (0, 0, front + 5.2), hood=4.6, tint='#8a7466')
    c.status_light(1.0, cam, (0, -32, front + .1), strength=2)


def _shield_slots(cam, w, front, back):
    for z in (front - 62, back + 66):
        g.screw('shield screw', 3.4, m.metal('#b4b7bb'), m.void(), cam, loc=(0, 41 + 5.8, z), rot=(-90, 0, 0))
    for i in range(5):
        slot = g.group('vent', parent=cam, loc=(-w / 2 - 5.7, 8, back + 34 + i * 7), rot=(0, -90, 0))
        g.plate('vent', g.slot(2.4, 16), [], .5, .1, mat=m.void(), parent=slot, loc=(0, 0, -.3))


def _wall_arm(root, h, back_y, paint):
    """Straight arm on a rounded square wall plate, knuckle with clamp under the body."""
    y, z = back_y - 58, -h / 2 - 30
    g.lathe('seat', [(0, 12), (24, 12), (24, 2, 2), (17, -4, 5), (17, -8)], mat=paint, parent=root, loc=(0, y, -h / 2 - 2), arc=8)
    c.knuckle(root, (0, y, z + 3), 17, 19, paint)
    arm = g.group('arm', parent=root, loc=(0, y, z), rot=(-90, 0, 0))
    g.lathe('arm', [(0, 0), (15, 0), (21, 10, 6), (21, 20, 2), (16, 28, 10), (16, 92, 8), (24, 104)], mat=paint, parent=arm, arc=10)
    g.lathe('clamp seam', [(21.06, 13.6), (21.06, 14.3)], mat=m.void(), parent=arm)
    for s in (-1, 1):
        g.hex_bolt('clamp bolt', 3.8, m.metal('#8f9298'), root, loc=(s * 20.6, y + 15, z), rot=(0, s * 90, 0), washer=False, dark=m.void())
    plate = g.group('wall plate', parent=root, loc=(0, y + 118, z), rot=(90, 0, 0))
    g.prism('wall gasket', 96, 96, 2, 18, .4, 0, mat=m.rubber(), parent=plate)
    g.prism('wall plate', 98, 98, 14, 19, 5, .6, mat=paint, parent=plate, loc=(0, 0, 1.8))
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.screw('plate screw', 3.6, m.metal('#a9adb2'), m.void(), plate, loc=(sx * 35, sy * 35, 15.2))
