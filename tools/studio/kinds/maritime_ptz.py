"""Marine pan/tilt cameras: a stabilised thermal and visible ball on a pedestal, or a stainless column with the camera at its side."""
import math

from kit import geometry as g
from kit import materials as m
from kit import parts, ptz

LIGHT = dict(key=.95, fill=.8, top=.85)
VIEWS = {'hero': dict(az=-25, el=9), 'front': dict(el=3), 'side': dict(az=-146, el=9), 'detail': dict(az=-24, el=6, zoom=2.3)}


def build(form='ball', color='#f4f4f2', face='#1a1b1d', accent='#8e9296', label='M364C', plate=('AISI 316L', 'IP68')):
    """form: 'ball' (thermal and visible) or 'steel column'; `accent`, `label`: grey parts and model of the ball; `plate`: lines of the
    nameplate of the column."""
    if form == 'ball':
        return _thermal_ball(color, face, accent, label)
    return _steel_column(color, face, plate)


# ------------------------------------------------- thermal + visible ball ---
BALL_Z, BALL_R, FACE_Z = 306, 126, 92      # height of the tilt axis, radius of the ball, distance of its face from the centre


def _thermal_ball(color, face, accent, label):
    root = g.group('marine ball')
    white, grey = m.painted_metal(color), m.painted_metal(accent)
    _pedestal(root, white, grey)
    _cradle(root, white, grey, label)
    _ball_head(root, white, grey, face)
    return root


def _pedestal(root, white, grey):
    g.lathe('deck gasket', [(0, 0), (119, 0), (119, 3.4, .6), (0, 3.4)], mat=m.rubber(), parent=root)
    g.lathe('pedestal', [(0, 3), (120, 3, 1), (121.5, 13, 4), (113, 24, 10), (104, 82, 30), (105, 95, 1.6), (100, 95)], mat=white,
            parent=root, arc=10)
    g.lathe('pan gap', [(101, 94), (101, 101)], mat=m.void(), parent=root)
    g.lathe('pan ring', [(100, 98.5), (105.5, 98.5, .8), (105.5, 107.5, .8), (100, 107.5)], mat=grey, parent=root)
    # two castings
    g.lathe('pedestal seam', [(104.2, 52), (104.6, 52.7), (104.2, 53.4)], mat=m.void(), parent=root)
    # deck bolts in the skirt
    for x, y, a in parts.points_on_circle(4, 110.5, 45):
        g.lathe('bolt well', [(8.6, 0), (8.6, 3.4, .5), (7, 3.6, .3), (7, 1)], seg=48, mat=white, parent=root, loc=(x, y, 20.4))
        g.hex_bolt('deck bolt', 4.6, m.metal('#a9adb1', .28), root, loc=(x, y, 20.4), washer=False, dark=m.void())


def _cradle(root, white, grey, label):
    """The rotating part: a bowl that widens into two arms beside the ball."""
    top, n = 188, 14
    sections = [(107.6, 206, 206, 103), (108.4, 207.6, 207.6, 103.8)]
    for i in range(n + 1):
        t = i / n
        s = t * t * (3 - 2 * t)
        sections.append((110 + 52 * t, 208 + (316 - 208) * s, 208 - 44 * s, 104 - 62 * s))
    for i in range(9):                                     # straight up, then around the upper edge
        a = math.pi / 2 * i / 8
        k = 12 * (1 - math.cos(a))
        sections.append((top + 12 * math.sin(a), 316 - 2 * k, 164 - 2 * k, 42 - k))
    ptz.split_casting(root, sections, 152, white)
    for side in (-1, 1):
        arm = g.group('arm', parent=root, rot=(90, 0, 90 * side), loc=(side * 124, 0, 0))    # panel space: x is +-Y, y is Z, z points outwards
        ptz.slab('arm shell', ptz.arm_outline(166, BALL_Z, 62, 58, 22), 33, front=17, back=3, mat=white, parent=arm)
        hub = g.group('hub', parent=arm, loc=(0, BALL_Z, 0))
        g.lathe('hub cover', [(43, 32), (43, 34.2, .8), (39, 35, .5), (38, 36.4, .8), (0, 37)], mat=grey, parent=hub, seg=96)
        g.lathe('hub seam', [(44.4, 32.9), (43, 33.1)], mat=m.void(), parent=hub)
        ptz.screw_ring(4, 33, 2.7, m.metal('#a7abb0', .3), hub, z=36.2, start=45)
        g.lathe('shaft boss', [(56, -12), (56, 1, 2), (0, 1)], mat=m.plastic('#1a1b1d', 'satin'), parent=hub)
        ptz.service_cover(arm, (0, 219, 32.9), 81, 43, white)
        if side < 0 and label:
            g.text('model', label, 15, m.ink('#5c6269'), parent=arm, loc=(0, 219, 34.22), depth=.08, weight='Inter:semibold', spacing=1.06)


def _ball_head(root, white, grey, face):
    head = g.group('head', parent=root, loc=(0, 0, BALL_Z), rot=(93, 0, 0))
    face_r = ptz.face_radius(BALL_R, FACE_Z)
    g.lathe('shell', ptz.ball(BALL_R, FACE_Z, rim=4, recess=5, inner=face_r - 5, back=96), mat=white, parent=head, arc=8)
    # seam between front bezel and ball
    seam_z = FACE_Z - 34
    seam_r = ptz.face_radius(BALL_R, seam_z)
    g.lathe('shell seam', [(seam_r + .12, seam_z - .8), (seam_r + .35, seam_z), (seam_r - .5, seam_z + .8)], mat=m.void(), parent=head)
    _bezel_screws(head, white)
    black = m.black_glass(face, .1)
    zf = FACE_Z - 3.4
    # both windows are in one black front, side by side; the thermal one is larger
    thermal, visible = (-33, 2), (54, 2)
    front = g.lathe('front', [(face_r - 5.4, zf - 4), (face_r - 5.4, zf, 1.2), (0, zf)], mat=black, parent=head)
    holes = [g.lathe('hole', [(0, zf - 60), (r, zf - 60), (r, zf + 9), (0, zf + 9)], loc=(x, y, 0), parent=head, seg=96)
             for (x, y), r in ((thermal, 48), (visible, 28))]
    g.cut(front, *holes)
    _thermal_window(head, thermal, zf)
    eye = g.group('visible camera', parent=head, loc=(*visible, 0))
    g.lathe('eye cup', [(28.4, zf - 30), (28.4, zf)], mat=m.plastic('#0c0d0f', 'satin'), parent=eye)
    ptz.zoom_window(25.5, eye, zf + 1.4, 17.5, sink=15, coat=('#6a5cd0', '#2f9a80'))
    ptz.screw_ring(6, face_r - 9.2, 1.9, m.metal('#4c5055', .35), head, z=zf - .1, start=90)
    _ball_back(head, white, grey)


def _bezel_screws(head, white):
    """Fastening of the front half of the ball: screws in wells on its slope, and a bright gasket ring around the front glass."""
    face_r = ptz.face_radius(BALL_R, FACE_Z)
    ring = face_r + 13
    slope = math.degrees(math.asin(ring / BALL_R))
    for x, y, angle in parts.points_on_circle(8, ring, 22.5):
        seat = g.group('screw seat', parent=head, loc=(x, y, ptz.face_radius(BALL_R, ring)), rot=(0, slope, angle))
        g.lathe('well rim', [(5.2, -2), (5.2, .5, .4), (4.3, .5, .3), (4.1, -.2)], seg=48, mat=white, parent=seat)
        g.lathe('well', [(4.2, .1), (0, .1)], seg=40, mat=m.plastic('#54585d', 'matt'), parent=seat)
        g.screw('bezel screw', 3.1, m.metal('#b4b8bd', .25), m.void(), seat, loc=(0, 0, .1), height=.7)
    g.lathe('gasket', [(face_r - 4.2, FACE_Z - 3), (face_r - 4.2, FACE_Z - .9, .4), (face_r - 6.4, FACE_Z - 1.4, .4), (face_r - 6.4, FACE_Z - 4)],
            mat=m.metal('#9da1a6', .28), parent=head)


def _thermal_window(head, at, zf):
    o = g.group('thermal window', parent=head, loc=(*at, 0))
    black = m.plastic('#151618', 'satin')
    g.lathe('cup', [(48.4, zf - 30), (48.4, zf - 1)], mat=black, parent=o)
    g.lathe('retaining ring', [(49.6, zf - 2), (49.6, zf + 2.4, 1), (43.2, zf + 2.4, .8), (41.4, zf - 2.2, .3), (41.4, zf - 8)],
            mat=black, parent=o)
    g.lathe('ring line', [(42.7, zf - .4), (42.2, zf + .3, .2), (41.2, zf - .6)], mat=m.metal('#b9bcc2', .2), parent=o)
    for x, y, a in parts.points_on_circle(4, 46.4, 45):              # slots for the spanner
        g.prism('spanner slot', 5, 2, .5, .9, .1, 0, mat=m.void(), parent=o, loc=(x, y, zf + 2.02), rot=(0, 0, a + 90))
    n, r, z0, sag = 24, 41.6, zf - 5, 5.2
    g.lathe('germanium', [(r * (1 - i / n), z0 + sag * (1 - (1 - i / n) ** 2)) for i in range(n + 1)], mat=ptz.germanium(), parent=o,
            smooth_angle=60)


def _ball_back(head, white, grey):
    """Service cover at the back: ribbed, screwed, with a pressure valve."""
    back = g.group('back', parent=head, loc=(0, 0, 0), rot=(180, 0, 0))
    g.lathe('cover', [(74, 94), (74, 101, 2.5), (0, 101)], mat=white, parent=back, arc=8)
    g.lathe('cover seam', [(75.4, 96.1), (74, 96.3)], mat=m.void(), parent=back)
    for i in range(-3, 4):
        g.prism('rib', 96 - 7 * abs(i), 5, 11, 2.4, 1.6, 0, mat=grey, parent=back, loc=(0, i * 11.5, 100))
    ptz.screw_ring(6, 66, 3, m.metal('#a7abb0', .3), back, z=100.8, start=30)


# -------------------------------------------------------- stainless column ---
COLUMN_R, TILT_Z, HOUSING_X, HOUSING_R = 82, 372, -166, 74


def _steel_column(color, face, plate):
    root = g.group('steel column')
    steel, bolt = ptz.steel(color, .33), m.metal('#b4b7bb', .22)
    _column_base(root, steel, bolt)
    _column_body(root, steel, bolt, plate)
    _housing(root, steel, bolt, face)
    return root


def _column_base(root, steel, bolt):
    g.lathe('foot', [(0, 0), (116, 0, 1), (116, 14, 3), (98, 17, 5), (92, 28, 8), (92, 84, 1.5), (84, 84)], mat=steel, parent=root, arc=8)
    ptz.bolt_ring(6, 106, 5.4, bolt, root, z=14.6, start=30)
    g.lathe('pan gap', [(88, 83), (88, 90)], mat=m.void(), parent=root)
    g.lathe('pan seal', [(88.5, 84.4), (90, 86.2, .6), (88.5, 88)], mat=m.rubber(), parent=root)
    ptz.gland(root, (67, 58, 46), (90, 0, 130), 13, bolt)
    ptz.gland(root, (28, 86, 46), (90, 0, 162), 10, bolt)


def _column_body(root, steel, bolt, plate):
    r = COLUMN_R
    g.lathe('column', [(84, 88.5), (92, 88.5, 1.5), (92, 112, 3), (r + 4, 118, 5), (r, 132, 10), (r, TILT_Z + 50, 2), (r + 4, TILT_Z + 52,
            1.2),
                       (r + 4, TILT_Z + 62, 2.5), (r - 14, TILT_Z + 68, 4), (0, TILT_Z + 70)], mat=steel, parent=root, arc=8)
    g.lathe('lid joint', [(r + 2.6, TILT_Z + 56.2), (r + 4.12, TILT_Z + 56.5), (r + 4.12, TILT_Z + 57.1)], mat=m.void(), parent=root)
    ptz.bolt_ring(8, r - 8, 3.6, bolt, root, z=TILT_Z + 64.5, start=22.5)
    g.lathe('weld', [(r + .2, 150), (r + .9, 151.4, .6), (r + .2, 152.8)], mat=steel, parent=root)
    ptz.rating_plate(root, plate, 100, 58, r, 215, sizes=(.25, .16))
    # tilt axis: a tube through the column with a cap at the far end
    axis = g.group('tilt axis', parent=root, loc=(0, 0, TILT_Z), rot=(0, 90, 0))
    g.lathe('axis tube', [(46, -106), (46, 88, 2), (54, 89, 1), (54, 100, 3), (44, 105, 3), (0, 106)], mat=steel, parent=axis, arc=8)
    g.lathe('axis collar', [(46, -76), (56, -76, 2), (56, -87, 2), (46, -87)], mat=steel, parent=axis)
    g.lathe('tilt gap', [(50, -87), (50, -91)], mat=m.void(), parent=axis)
    ptz.bolt_ring(6, 47, 3.2, bolt, axis, z=100, start=0, washer=False)


def _housing(root, steel, bolt, face):
    r, f, b = HOUSING_R, 112, -104
    cam = g.group('housing', parent=root, loc=(HOUSING_X, 0, TILT_Z), rot=(93, 0, 0))
    g.lathe('tube', [(r, b + 12), (r, f - 20)], mat=steel, parent=cam)
    g.lathe('front flange', [(r, f - 24), (r + 5, f - 22, 1.5), (r + 5, f - 5, 3), (r - 2, f, 3), (r * .74, f, 1.5), (r * .72, f - 8)],
            mat=steel, parent=cam, arc=8)
    g.lathe('flange joint', [(r + 4.2, f - 14.6), (r + 5.1, f - 14.2), (r + 5.1, f - 13.6), (r + 4.2, f - 13.2)], mat=m.void(), parent=cam)
    ptz.bolt_ring(8, r * .90, 3.2, bolt, cam, z=f - .9, start=22.5, washer=False)
    g.lathe('front disc', [(r * .75, f - 5), (r * .58, f - 5)], mat=m.plastic('#0f1011', 'satin'), parent=cam)
    ptz.zoom_window(r * .60, cam, f - 4, r * .42, sink=20, bezel=face)
    g.lathe('rear flange', [(r, b + 18), (r + 5, b + 16, 1.5), (r + 5, b + 4, 3), (r - 8, b - 4, 8), (0, b - 5)], mat=steel, parent=cam,
            arc=8)
    ptz.bolt_ring(8, r - 9, 3.4, bolt, cam, z=b - 3.6, flip=True, washer=False)
    ptz.wiper(cam, (r * .64, -r * .56, f - 3), 64, turn=158)
    g.lathe('saddle', [(0, 50), (56, 50), (56, 74.5, 1.5), (0, 74.5)], mat=steel, parent=cam, rot=(0, 90, 0))
