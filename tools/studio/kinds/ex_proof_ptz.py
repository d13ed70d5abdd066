"""Explosion-proof pan/tilt cameras in stainless steel: a column with camera and infrared lamp, or a hanging vessel with a glass dome."""
import math

from kit import camera_parts as cp
from kit import geometry as g
from kit import materials as m
from kit import parts, ptz

LIGHT = dict(set='metal', key=1.8, top=1.8, fill=2.2, rim=1.6)
VIEWS = {'hero': dict(az=-28, el=9), 'front': dict(el=3), 'side': dict(az=-146, el=10), 'detail': dict(az=-24, el=6, zoom=2.4)}


def build(form='twin head', color='#c4c7c9', dark='#17181a', plate=('316L', 'IP68'), mark='30x'):
    """form: 'twin head' (camera and lamp on a column) or 'glass dome'; `plate`: lines of the nameplate; `mark`: legend on the lens rim."""
    root = g.group(f'ex ptz {form}')
    {'twin head': _twin_head, 'glass dome': _glass_dome}[form](root, color, dark, plate, mark)
    return root


# ------------------------------------------------- camera and lamp on a column
COLUMN_R, TILT_Z = 80, 262


def _twin_head(root, color, dark, plate, mark):
    steel, bolt = ptz.steel(color, .32), m.metal('#a3a7ac', .25)
    _column(root, steel, bolt, plate)
    _tilt_axis(root, steel, bolt)
    _camera_drum(root, steel, bolt, dark, mark)
    _lamp_drum(root, steel, bolt)


def _column(root, steel, bolt, plate):
    r = COLUMN_R
    g.lathe('foot', [(0, 0), (118, 0, 1), (118, 18, 3), (98, 21, 5), (92, 30, 7), (92, 74, 1.5), (84, 74)], mat=steel, parent=root, arc=8)
    ptz.bolt_ring(8, 108, 6, bolt, root, z=18, start=22.5)
    g.lathe('pan gap', [(88, 73), (88, 79)], mat=m.void(), parent=root)
    g.lathe('column', [(84, 78.5), (96, 78.5, 1.5), (96, 96, 2.5), (r, 101, 6), (r, TILT_Z + 62, 1.5), (r + 10, TILT_Z + 63, 1.5),
                       (r + 10, TILT_Z + 74, 1.2), (r + 4, TILT_Z + 74)], mat=steel, parent=root, arc=8)
    g.lathe('lid joint', [(r + 9, TILT_Z + 73.6), (r + 9, TILT_Z + 75.2)], mat=m.void(), parent=root)
    g.lathe('lid', [(r + 4, TILT_Z + 74.8), (r + 10, TILT_Z + 74.8, 1.2), (r + 10, TILT_Z + 86, 3), (r - 22, TILT_Z + 92, 6), (0,
            TILT_Z + 94)],
            mat=steel, parent=root, arc=8)
    ptz.bolt_ring(12, r + 1, 4.6, bolt, root, z=TILT_Z + 87, start=15)
    ptz.bolt_ring(10, 88.5, 3.6, bolt, root, z=97, start=18, washer=False)
    ptz.rating_plate(root, plate, 76, 42, r, 150)
    ptz.gland(root, (62, 66, 50), (90, 0, 137), 14, bolt)
    ptz.gland(root, (20, 90, 50), (90, 0, 168), 14, bolt)
    # earth stud beside the foot
    stud = g.group('earth stud', parent=root, loc=(-64, -66, 52), rot=(90, 0, -44))
    g.lathe('stud pad', [(11, -4), (11, 3, 1), (0, 3)], mat=steel, parent=stud, seg=64)
    g.hex_bolt('stud', 5, bolt, stud, loc=(0, 0, 3), dark=m.void())


def _tilt_axis(root, steel, bolt):
    axis = g.group('tilt axis', parent=root, loc=(0, 0, TILT_Z), rot=(0, 90, 0))
    for side in (0, 180):
        half = g.group('axis half', parent=axis, rot=(side, 0, 0))
        g.lathe('axis boss', [(60, 40), (60, COLUMN_R + 6, 2), (54, COLUMN_R + 6), (54, COLUMN_R + 9)], mat=steel, parent=half)
        g.lathe('tilt gap', [(52, COLUMN_R + 5), (52, COLUMN_R + 10)], mat=m.void(), parent=half)
        g.lathe('axis flange', [(54, COLUMN_R + 9), (64, COLUMN_R + 9, 1.5), (64, COLUMN_R + 20, 2), (50, COLUMN_R + 22, 3), (48,
                COLUMN_R + 60)],
                mat=steel, parent=half, arc=8)
        ptz.bolt_ring(8, 57.5, 3.4, bolt, half, z=COLUMN_R + 19.6, washer=False)


def _drum(parent, r, front, back, steel, bolt, bolts=12, inner=.70):
    """Flameproof cylinder along +z: bolted front flange with a window opening, bolted back cover."""
    f, b = front, back
    g.lathe('tube', [(r, b + 16), (r, f - 34)], mat=steel, parent=parent)
    g.lathe('body flange', [(r - 1, f - 40), (r, f - 38, 3), (r + 11, f - 34, 1.5), (r + 11, f - 20, 1), (r - 4, f - 20)], mat=steel,
            parent=parent, arc=8)
    g.lathe('flame joint', [(r + 9.6, f - 20.4), (r + 9.6, f - 18.4)], mat=m.void(), parent=parent)
    g.lathe('window flange', [(r - 4, f - 19), (r + 11, f - 19, 1), (r + 11, f - 4, 2.5), (r - 4, f, 3), (r * inner + 5, f, 1.5),
            (r * inner, f - 7, .8),
                              (r * inner, f - 12)], mat=steel, parent=parent, arc=8)
    ptz.bolt_ring(bolts, r + 2.6, 4.4, bolt, parent, z=f - 2.6, start=180 / bolts)
    g.lathe('back flange', [(r, b + 22), (r + 9, b + 19, 1.5), (r + 9, b + 6, 1), (r + 8, b + 5.6), (r + 9, b + 5.2, 1), (r + 9, b - 6,
            2.5),
                            (r - 16, b - 10, 5), (0, b - 11)], mat=steel, parent=parent, arc=8)
    ptz.bolt_ring(bolts, r + .6, 4, bolt, parent, z=b - 6.4, start=180 / bolts, flip=True)


def _camera_drum(root, steel, bolt, dark, mark):
    r, f, b = 70, 158, -112
    cam = g.group('camera drum', parent=root, loc=(-168, 0, TILT_Z), rot=(93, 0, 0))
    _drum(cam, r, f, b, steel, bolt)
    g.lathe('front disc', [(r * .71, f - 10), (r * .58, f - 10)], mat=m.plastic('#101112', 'satin'), parent=cam)
    ptz.zoom_window(r * .60, cam, f - 9, r * .42, sink=20, bezel=dark, mark=mark)
    ptz.wiper(cam, (r * .62, -r * .54, f - 1), 66, turn=160, hub_r=7)
    # hood on two spacers
    cp.sun_shield('hood', cp.round_section(r + 17, 158), back=lambda x, y: b + 26, front=lambda x, y: f + 8 + 30 * max(0, y) / r,
            thickness=2, edge=.6,
                  mat=steel, parent=cam)
    for z in (f - 60, b + 54):
        g.prism('hood post', 16, 12, 20, 3, 1, .5, mat=steel, parent=cam, loc=(0, r - 2, z), rot=(-90, 0, 0))
        g.hex_bolt('hood bolt', 4.2, bolt, cam, loc=(0, r + 18.8, z), rot=(-90, 0, 0), dark=m.void())


def _lamp_drum(root, steel, bolt):
    r, f, b = 62, 92, -62
    lamp = g.group('lamp drum', parent=root, loc=(162, 0, TILT_Z), rot=(93, 0, 0))
    _drum(lamp, r, f, b, steel, bolt, inner=.80)
    g.lathe('lamp board', [(r * .82, f - 15), (0, f - 15)], mat=m.plastic('#131416', 'satin'), parent=lamp)
    centres = [(0, 0)] + [(x, y) for x, y, _ in parts.points_on_circle(6, 18.5, 0)] + [(x, y) for x, y, _ in parts.points_on_circle(12, 36.5, 15)]
    ptz.led_pack(centres, 6.2, lamp, f - 14.6)
    g.lathe('lamp glass', [(r * .80, f - 8.4), (0, f - 8.4)], mat=m.thin_glass('#c9b8bc', .10), parent=lamp)
    g.lathe('lamp seal', [(r * .80, f - 8.5), (r * .79, f - 7.4, .5), (r * .76, f - 7.4, .5), (r * .755, f - 8.6)], mat=m.rubber(),
            parent=lamp)
    for i in range(5):                                     # fins that cool the lamp
        z = b + 32 + i * 7.5
        g.lathe('fin', [(r - 2, z), (r + 9, z + .3, .8), (r + 9, z + 3, .8), (r - 2, z + 3.3)], mat=steel, parent=lamp)


# --------------------------------------------- hanging vessel with glass dome
VESSEL_R, FLANGE_R, DOME_R, DOME_Z = 82, 97.5, 70, 74


def _glass_dome(root, color, dark, plate, mark):
    steel, bolt = m.turned(color, .3, rings=5, depth=.03), m.metal('#a3a7ac', .25)
    _vessel(root, steel, bolt, plate)
    _hanger(root, steel, bolt)
    _dome(root, steel, bolt)
    _dome_camera(root, dark, mark)


def _vessel(root, steel, bolt, plate):
    r, R = VESSEL_R, FLANGE_R
    g.lathe('vessel', [(r - 6, 100), (R, 100, 1.2), (R, 116, 2), (r + 3, 119, 4), (r, 126, 4), (r, 286, 4), (r + 3, 292, 4), (R, 295, 2),
            (R, 309, 1.2),
                       (r, 309)], mat=steel, parent=root, arc=8)
    g.lathe('lid joint', [(R - 1.4, 308.8), (R - 1.4, 310.8)], mat=m.void(), parent=root)
    g.lathe('lid', [(r, 310.4), (R, 310.4, 1.2), (R, 324, 2.5), (66, 329, 6), (50, 330)], mat=steel, parent=root, arc=8)
    ptz.bolt_ring(12, 89.4, 4.6, bolt, root, z=324.6, start=15)
    # nuts of the dome flange, on its upper side
    for x, y, a in parts.points_on_circle(12, 91, 15):
        g.plate('flange nut', g.polygon(5.6, 6, turn=math.radians(a)), [], 5, .6, mat=bolt, parent=root, loc=(x, y, 116.2))
        g.lathe('stud end', [(3.2, 4), (3.2, 7.6, .6), (0, 7.6)], mat=bolt, parent=root, loc=(x, y, 116.2), seg=32)
    for z in (132, 280):
        g.lathe('weld', [(r - .2, z - 1.4), (r + .8, z, .6), (r - .2, z + 1.4)], mat=steel, parent=root)
    ptz.rating_plate(root, plate, 84, 50, r, 212)
    stud = g.group('earth stud', parent=root, loc=(-71, -44, 152), rot=(90, 0, -58))
    g.lathe('stud pad', [(11, -6), (11, 3, 1), (0, 3)], mat=steel, parent=stud, seg=64)
    g.hex_bolt('stud', 5, bolt, stud, loc=(0, 0, 3), dark=m.void())


def _hanger(root, steel, bolt):
    """Neck and mounting flange on the lid, the cable gland beside it."""
    g.lathe('neck', [(46, 326), (46, 331, 4), (34, 336, 5), (34, 362, 2), (52, 364, 1), (52, 376, 1.5), (16, 376, 1), (16, 366)],
            mat=steel, parent=root, arc=8)
    for x, y, _ in parts.points_on_circle(4, 43, 45):
        g.lathe('fixing hole', [(4.6, 376.06), (0, 376.06)], mat=m.void(), parent=root, loc=(x, y, 0), seg=32)
    ptz.gland(root, (64, 22, 327), (0, 0, 0), 11, bolt)
    g.plate('blind plug', g.polygon(11, 6), [], 7, .8, mat=bolt, parent=root, loc=(-64, 20, 327))


def _dome(root, steel, bolt):
    R = FLANGE_R
    g.lathe('dome joint', [(R - 1.4, 98.6), (R - 1.4, 100.6)], mat=m.void(), parent=root)
    g.lathe('dome flange', [(80, 99), (R, 99, 1.2), (R, 86, 2.5), (88, 80, 4), (DOME_R + 4, 78, 1.2), (DOME_R + 1, 80.5, .6), (DOME_R + 1,
            92)],
            mat=steel, parent=root, arc=8)
    ptz.bolt_ring(12, 91, 4.4, bolt, root, z=84.6, start=15, flip=True)
    g.lathe('dome seal', [(DOME_R + 1.2, 80), (DOME_R + .9, 77.6, .5), (DOME_R - .6, 77.6, .5), (DOME_R - .6, 84)], mat=m.rubber(),
            parent=root)
    pts = [(r, DOME_Z + 6 - z) for r, z in [(DOME_R, -8)] + g.dome(DOME_R, 0, 1.13, 40)]
    g.lathe('glass dome', pts, mat=m.thin_glass('#dfe5ea', .10, .055), parent=root, smooth_angle=70)


def _dome_camera(root, dark, mark):
    """The camera inside: a black drum between two cheeks, under a dark ceiling."""
    black = m.plastic(dark, 'satin')
    g.lathe('ceiling', [(0, 84), (DOME_R - 1, 84), (DOME_R - 1, 100)], mat=m.plastic('#0e0f10', 'matt'), parent=root)
    g.lathe('turntable', [(0, 76), (56, 76, 3), (58, 84)], mat=black, parent=root)
    for side in (-1, 1):
        g.prism('cheek', 54, 62, 7, 18, 2, 1, mat=black, parent=root, loc=(side * 40 - 3.5, 0, 56), rot=(90, 0, 90))
    head = g.group('eye', parent=root, loc=(0, 0, 44), rot=(84, 0, 0))
    g.lathe('eye back', [(0, -34), (24, -32, 6), (31, -14, 8), (33, 8, 3), (33, 26, 3), (28, 30, 1.5), (26, 30)], mat=black, parent=head,
            arc=8)
    parts.lens(25, head, (0, 0, 33), mark=mark)
