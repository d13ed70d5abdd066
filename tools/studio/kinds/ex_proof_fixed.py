"""Explosion-protected bullet camera: squared white housing, weather shield, black front with lens and lamps, metal gland, wall bracket."""
import math

from kit import camera_parts as cp
from kit import geometry as g
from kit import materials as m
from kit import ptz

LIGHT = dict(set='white')
VIEWS = {'hero': dict(az=-36, el=12), 'front': dict(az=0, el=4), 'side': dict(az=-74, el=7), 'detail': dict(az=-26, el=7, zoom=2.2)}
W, H, R = 98, 100, 27                 # cross-section of the housing
FRONT, BACK = 104, -84                # along the optical axis


def build(color='#eceeee', label='P1468-XLE', lens_r=21.0):
    """label: legend on the side; lens_r: radius of the lens rim."""
    root = g.group('ex bullet')
    white = m.painted_metal(color)
    cam = cp.camera_group(root, (0, -60, 0), nod=5)
    _housing(cam, white, label)
    _front(cam, lens_r)
    _shield(cam, white)
    _bracket(root, white)
    _gland(cam)
    return root


def _housing(cam, white, label):
    back = [(18 * (1 - math.sin(a)), BACK + 20 * (1 - math.cos(a))) for a in (math.pi / 2 * i / 10 for i in range(11))]
    cp.frame('rear shell', W, H, R, back + [(0, FRONT - 63, .8), (2.4, FRONT - 62.4)], back_cap=True, mat=white, parent=cam)
    cp.frame('shell gasket', W, H, R, [(2.2, FRONT - 64), (2.2, FRONT - 57)], mat=m.rubber('#1c1d1f'), parent=cam)
    cp.frame('front shell', W, H, R, [(2.4, FRONT - 59.4), (0, FRONT - 58.8, .8), (0, FRONT - 8, 4), (4, FRONT, 3), (7, FRONT, 1.2), (8.4,
            FRONT - 5)],
             mat=white, parent=cam)
    steel = m.metal('#a9adb2', .28)
    for sx in (-1, 1):                # clamping screws of the front shell, in their lugs
        for y in (-30, 22):
            ear = g.group('ear', parent=cam, loc=(sx * (W / 2), y, FRONT - 60), rot=(0, sx * 90, 0))
            g.prism('ear block', 22, 13, 3.4, 6.4, 1.2, 0, mat=white, parent=ear, loc=(0, 0, -1))
            g.screw('ear screw', 3.4, steel, m.void(), ear, loc=(sx * 2, 0, 2.2))
    if label:
        g.text('legend', label, 11, m.ink('#5c6268'), parent=cam, loc=(-W / 2 - .03, -19, -16), rot=(0, -90, 0), depth=.04)


def _front(cam, lens_r):
    """Black front plate: the lens at the top, two dark lamp windows below it, a light sensor between them."""
    z = FRONT - 3.6
    plate = g.prism('front plate', W - 15, H - 15, 4, R - 7, .9, 0, mat=m.plastic('#121315', 'satin'), parent=cam, loc=(0, 0, z - 4))
    at = (0, 10)
    g.cut(plate, g.lathe('hole', [(0, z - 30), (lens_r * 1.36, z - 30), (lens_r * 1.36, z + 9), (0, z + 9)], loc=(*at, 0), parent=cam,
            seg=96))
    eye = g.group('eye', parent=cam, loc=(*at, 0))
    ptz.zoom_window(lens_r * 1.3, eye, z + 1.4, lens_r, sink=13, bezel='#17181b')
    for sx in (-1, 1):
        lamp = g.group('lamp', parent=cam, loc=(sx * 25, -29, 0))
        g.cut(plate, g.prism('lamp hole', 26, 14, 30, 6, 0, 0, loc=(sx * 25, -29, z - 15), parent=cam))
        cp.frame('lamp frame', 29, 17, 7, [(0, z - .6), (0, z + 1, .4), (1.7, z + 1, .4), (2.2, z - 4), (3, z - 6)], front_cap=True,
                 mat=m.plastic('#141517', 'satin'), parent=lamp)
        for dx in (-6.4, 6.4):
            cp.ir_emitter(4.7, lamp, (dx, 0, z - 2.6))
        g.prism('lamp glass', 25.4, 13.4, .4, 5.6, 0, 0, mat=m.thin_glass('#d8c4c8', .12), parent=lamp, loc=(0, 0, z + .1))
    g.lathe('light sensor', [(2.6, z - .1), (2.4, z + .5, .3), (0, z + .7)], mat=m.black_glass('#151517', .05), parent=cam, loc=(0, -31,
            0), seg=32)


def _shield(cam, white):
    section = cp.boxed_section(W + 18, H / 2 + 8, -4, R + 9)
    cp.sun_shield('weather shield', section, back=lambda x, y: BACK + 14, front=lambda x, y: FRONT + 4 + 20 * min(1, max(0, y) / (H / 2)),
                  thickness=2.2, edge=.7, mat=white, parent=cam)
    for z in (-40, 48):
        g.prism('shield rib', 40, 6, 10, 2, 1, 0, mat=white, parent=cam, loc=(0, H / 2 + 4, z - 5))
        g.screw('shield screw', 3.2, m.metal('#a9adb2', .28), m.void(), cam, loc=(0, H / 2 + 10.2, z), rot=(-90, 0, 0))


def _bracket(root, white):
    """Wall foot, a strong arm and a ball joint under the tail of the camera."""
    wall_y, z = 128, -40
    foot = cp.wall_foot(root, (0, wall_y, z), 60, white, thickness=12, neck=20, neck_length=30, screws=4, turn=45)
    g.lathe('arm', [(20, 30), (19, 60, 10), (21, 88, 6), (0, 92)], mat=white, parent=foot, arc=8)
    cp.collar(foot, (0, 0, 40), 23, 12, white, knurl=30)
    g.lathe('arm seam', [(19.6, 62), (20.6, 62.6, .3), (20.6, 64, .3), (19.6, 64.6)], mat=m.void(), parent=foot)
    joint = g.group('joint', parent=root, loc=(0, wall_y - 84, z))
    g.lathe('joint ball', [(0, -22), (22, -22, 12), (22, 14, 4), (17, 16, 2), (17, 24)], mat=white, parent=joint, arc=8)
    cp.collar(joint, (0, 0, 6), 24, 9, white, knurl=24)
    g.prism('mounting shoe', 44, 62, 12, 8, 2, 1, mat=white, parent=root, loc=(0, wall_y - 88, z + 16), rot=(5, 0, 0))


def _gland(cam):
    """Flameproof cable entry at the back, with the sheathed cable to the foot."""
    nickel = m.metal('#b3b1a8', .24)
    ptz.gland(cam, (0, 8, BACK + 3), (180, 0, 0), 13, nickel, cable=[(0, 0, 20), (0, 0, 44), (0, 26, 62), (0, 50, 64)], cable_r=5.6)
