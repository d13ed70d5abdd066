"""Pan/tilt/zoom cameras: an upright fork with a helmet-shaped head, a large pendant bell, or a slim pendant capsule."""
import math

from kit import camera_parts as cp
from kit import geometry as g
from kit import materials as m
from kit import parts, ptz
from kit.small_devices import shoulder

LIGHT = dict(set='white', key=.75, front=1.2, glint=1)
EFFORT = 2            # little light reaches the ball between its arms
VIEWS = {'hero': dict(az=-30, el=8), 'front': dict(el=3), 'side': dict(az=-142, el=9), 'detail': dict(az=-26, el=5, zoom=2.3)}


def build(form='upright', color='#e6e8e9', dark='#2b2e31', accent='#7b8085', label=''):
    """form: 'upright' (fork on a base), 'bell' (large pendant) or 'capsule' (small pendant); `accent`: grey parts of 'upright'."""
    root = g.group(f'ptz {form}')
    {'upright': _upright, 'bell': _bell, 'capsule': _capsule}[form](root, color, dark, accent, label)
    return root


# ------------------------------------------------ upright fork and helmet ---
HEAD_Z, HEAD_W, HEAD_H, HEAD_R, FRONT = 288, 168, 164, 66, 112


def _upright(root, color, dark, accent, label):
    light, grey, black = m.painted_metal(color), m.painted_metal(accent), m.plastic(dark, 'satin')
    _upright_base(root, grey, black)
    _fork(root, light, grey, black, label)
    _helmet(root, light, grey, black)


def _upright_base(root, grey, black):
    g.lathe('foot gasket', [(0, 0), (93, 0), (93, 3), (0, 3)], mat=m.rubber(), parent=root)
    g.lathe('foot', [(0, 2.5), (95, 2.5, 1), (95, 13, 3), (82, 17, 5), (80, 26, 6), (80, 68, 2), (74, 69)], mat=grey, parent=root, arc=8)
    ptz.bolt_ring(6, 87.6, 4.2, m.metal('#a9adb1', .28), root, z=12.6, start=30)
    g.lathe('pan gap', [(77, 67), (77, 76)], mat=black, parent=root)
    # cast ribs around the foot; a gland and a connector cap at the back
    for x, y, a in parts.points_on_circle(18, 80, 10):
        if y < 58:
            g.prism('rib', 5, 30, 3.4, 2, 1.2, 0, mat=grey, parent=root, loc=(x * .99, y * .99, 45), rot=(90, 0, a + 90))
    ptz.gland(root, (20, 74, 42), (90, 0, 165), 12)
    ptz.gland(root, (-20, 74, 42), (90, 0, 195), 10)


def _fork(root, light, grey, black, label):
    """Turntable that widens into two arms."""
    sections = [(74, 176, 176, 88), (75, 179, 179, 89.4)]
    n = 14
    for i in range(n + 1):
        t = i / n
        s = t * t * (3 - 2 * t)
        sections.append((77 + 60 * t, 180 + 58 * s, 180 - 48 * s, 90 - 56 * s))
    for i in range(9):                                     # straight up, then around the upper edge
        a = math.pi / 2 * i / 8
        k = 9 * (1 - math.cos(a))
        sections.append((160 + 9 * math.sin(a), 238 - 2 * k, 132 - 2 * k, 34 - k))
    ptz.split_casting(root, sections, 134, light)
    g.prism('saddle seam', 150, 92, 1.4, 30, .5, 0, mat=black, parent=root, loc=(0, 0, 168))
    g.prism('saddle cover', 147, 89, 4, 28.5, 2, 0, mat=light, parent=root, loc=(0, 0, 168))
    for side in (-1, 1):
        arm = g.group('arm', parent=root, rot=(90, 0, 90 * side), loc=(side * 92, 0, 0))
        ptz.slab('arm shell', ptz.arm_outline(141, HEAD_Z, 54, 50, 18), 26, front=13, back=2.5, mat=light, parent=arm)
        hub = g.group('hub', parent=arm, loc=(0, HEAD_Z, 0))
        g.lathe('hub ring', [(40, 25), (40, 27, .8), (37, 27.6, .5), (36, 26.2, .3)], mat=light, parent=hub)
        g.lathe('hub cap', [(36, 25.5), (35.6, 27.4, .8), (0, 28.6)], mat=grey, parent=hub)
        ptz.screw_ring(3, 28, 2.6, m.metal('#a7abb0', .3), hub, z=27.6, start=90)
        g.lathe('shaft boss', [(46, -10), (46, .5, 2), (0, .5)], mat=black, parent=hub)
        ptz.service_cover(arm, (0, 200, 25.9), 62, 40, light)
        if side < 0 and label:
            g.text('legend', label, 9, m.ink('#6f757b'), parent=arm, loc=(0, 200, 27.24), depth=.04)


def _helmet(root, light, grey, black):
    head = g.group('head', parent=root, loc=(0, 0, HEAD_Z), rot=(93, 0, 0))
    w, h, r, f = HEAD_W, HEAD_H, HEAD_R, FRONT
    back = [(r * .92 * (1 - math.sin(a)), -96 + 70 * (1 - math.cos(a))) for a in (math.pi / 2 * i / 14 for i in range(15))]
    cp.frame('rear shell', w, h, r, back + [(0, f - 42, .6), (1.4, f - 41.4)], back_cap=True, mat=light, parent=head)
    cp.frame('shell joint', w, h, r, [(1.4, f - 42), (1.4, f - 38)], mat=m.rubber('#1c1d1f'), parent=head)
    cp.frame('front shell', w, h, r, [(1.4, f - 40.2), (0, f - 40, .6), (0, f - 10, 5), (5, f, 4), (10, f, 1.4), (11.5, f - 5)],
            mat=light, parent=head)
    _helmet_front(head, black, f - 4)
    _visor(head, light)
    # back: cooling ribs on a dark service cover
    g.prism('service cover', 96, 92, 10, 26, 3, 0, mat=grey, parent=head, loc=(0, 0, -91), rot=(180, 0, 0))
    for i in range(-3, 4):
        g.prism('rear rib', 76, 4, 8, 1.9, 1.4, 0, mat=grey, parent=head, loc=(0, i * 11, -98), rot=(180, 0, 0))


def _helmet_front(head, black, z):
    """Black front glass: the zoom window in the middle, a pair of dark lamps on each side, the parked wiper below."""
    w, h, r = HEAD_W - 22, HEAD_H - 22, HEAD_R - 11
    glass = g.prism('front glass', w, h, 4, r, 1, 0, mat=m.black_glass('#0a0b0d', .10), parent=head, loc=(0, 0, z - 4))
    g.cut(glass, g.lathe('hole', [(0, z - 40), (39, z - 40), (39, z + 9), (0, z + 9)], parent=head, seg=96))
    ptz.zoom_window(37, head, z + 1.4, 27, sink=17, mark='36x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            lamp = g.group('lamp', parent=head, loc=(sx * 56, sy * 17 + 4, z))
            g.lathe('lamp ring', [(14, -.6), (14, 4.8, .7), (12, 4.8, .5), (11.6, -.6)], mat=black, parent=lamp, seg=64)
            g.lathe('lamp cup', [(11.4, -.2), (6, -.1), (0, -.1)], mat=m.void(), parent=lamp, seg=64)
            ptz.led_pack([(x, y) for x, y, _ in parts.points_on_circle(4, 5.1, 45)], 3.1, lamp, .1)
            g.lathe('lamp window', [(11.6, 4.4), (0, 4.4)], mat=m.thin_glass('#d9cdd0', .10), parent=lamp, seg=64)
    ptz.wiper(head, (-36, -52, z + .6), 78, turn=6, hub_r=6.5)
    ptz.screw_ring(2, 58, 2, m.metal('#595d62', .35), head, z=z - .1, start=90)


def _visor(head, light):
    """Sun visor over the upper half of the head, its front edge cut at an angle."""
    points = [(x, y) for x, y in g.rrect(HEAD_W + 5, HEAD_H + 5, HEAD_R + 2.5, 28) if y > 8]
    section = sorted(points, key=lambda p: -math.atan2(p[1], p[0]))
    top = HEAD_H / 2 + 2.5
    cp.sun_shield('visor', section, back=lambda x, y: -52 + 18 * (1 - y / top), front=lambda x, y: FRONT - 30 + 58 * (y / top) ** .6,
                  thickness=2.2, edge=.7, mat=light, parent=head)
    for z in (4, 84):
        for sx in (-1, 1):
            g.screw('visor screw', 3.0, m.metal('#a7abb0', .3), m.void(), head, loc=(sx * 34, HEAD_H / 2 + 4.5, z), rot=(-90, 0, 0))


# ------------------------------------------------------ large hanging bell ---
def _bell(root, color, dark, accent, label):
    white, black = m.plastic(color, 'satin'), m.plastic(dark, 'satin')
    _bell_housing(root, white, black, label)
    _bell_yoke(root, white, black)
    _bell_ball(root, white, black)


def _bell_housing(root, white, black, label):
    g.lathe('bell', [(0, 418), (58, 418, 3), (62, 410, 3), *reversed(shoulder((116, 316), (66, 407))), (116.5, 293, .6), (115.2, 293)],
            mat=white, parent=root, arc=12)
    g.lathe('bell seam', [(115, 293.5), (115, 290.5)], mat=black, parent=root)
    g.lathe('skirt', [(115.2, 291), (116.6, 291, .6), (117.5, 226, 3), (113, 223, 1.5), (108, 230)], mat=white, parent=root, arc=8)
    g.lathe('skirt shade', [(113, 231), (60, 231)], mat=m.void(), parent=root)
    # threaded stem for the bracket, with its locking screws
    g.lathe('stem collar', [(46, 416), (46, 424, 2), (24, 425, 1)], mat=black, parent=root)
    _stem(root, 24.5, 424)
    for x, y, a in parts.points_on_circle(3, 116.6, 30):
        g.screw('bell screw', 3.2, m.metal('#a7abb0', .3), m.void(), root, loc=(x, y, 276), rot=(90, 0, a + 90))
    if label:
        g.text_on_cylinder('legend', label, 16, 117.1, m.ink('#6f757b'), z=256, angle=-30, lean=-.014, parent=root, weight='Inter:bold')


def _stem(root, r, z):
    """Thread for the bracket, upwards from `z`."""
    thread = [(r - (i % 2) * 1.6, z + i * 1.5) for i in range(14)]
    g.lathe('stem', thread + [(r - 2.5, z + 22, 1), (r - 9.5, z + 22, .5), (r - 9.5, z + 6)], mat=m.metal('#a3a7ac', .3), parent=root)


def _bell_yoke(root, white, black):
    """The rotating part: a thick ring with two arms down beside the ball."""
    g.lathe('pan gap', [(104, 236), (104, 222)], mat=m.void(), parent=root)
    g.lathe('yoke ring', [(60, 222.6), (110, 222.6, 3), (111.5, 206, 8), (110.5, 186, 4), (90, 182, 4), (60, 184)], mat=white, parent=root,
            arc=10)
    for side in (0, 180):
        _arm(root, white, side, radius=110.4, thickness=20, outline=(200, 96, 43, 50))
        arm = g.group('arm', parent=root, rot=(90, 0, 90 + side), loc=(0, 0, 96))
        _hub(arm, white, 17, 110.4)
        g.lathe('shaft boss', [(36, 64), (36, 92, 1), (0, 92)], mat=black, parent=arm)


def _arm(root, white, side, radius, thickness, outline):
    """An arm of the yoke, which hangs from the ring above the ball. `outline`: height of its root, height of its hub, half its width at the
    hub, half its width at the root."""
    top, hub, end, half = outline
    flipped = [(-x, -y) for x, y in ptz.arm_outline(-top, -hub, end, half, 3)]
    ptz.wrapped_slab('arm shell', flipped, radius, thickness, front=4, back=2.5, mat=white, parent=root, rot=(0, 0, side))


def _hub(arm, white, r, z):
    """Cap over the tilt axis with a gap around it and its screw. The face of the arm is at `z`."""
    g.lathe('hub seam', [(r + 1, z - 4.4), (r + 1, z - .9), (r, z - .7)], mat=m.void(), parent=arm)
    g.lathe('hub cap', [(r, z - 4.4), (r - .4, z + .2, .8), (0, z + 1)], mat=white, parent=arm)
    g.screw('hub screw', r * .16, m.metal('#a7abb0', .3), m.void(), arm, loc=(0, 0, z + .9))


def _bell_ball(root, white, black):
    r, face = 84, 54
    head = g.group('head', parent=root, loc=(0, 0, 96), rot=(94, 0, 0))
    fr = ptz.face_radius(r, face)
    g.lathe('ball', ptz.ball(r, face, rim=3.5, recess=4, inner=fr - 4), mat=white, parent=head, arc=8)
    zs = face - 22
    rs = ptz.face_radius(r, zs)
    g.lathe('ball seam', [(rs + .1, zs - .7), (rs + .3, zs), (rs - .4, zs + .7)], mat=m.void(), parent=head)
    z = face - 1.6
    front = g.lathe('front', [(fr - 4.4, z - 4), (fr - 4.4, z, 1), (0, z)], mat=m.black_glass('#090a0b', .09), parent=head)
    g.cut(front, g.lathe('hole', [(0, z - 40), (31, z - 40), (31, z + 9), (0, z + 9)], parent=head, seg=96))
    ptz.zoom_window(29.5, head, z + 1.6, 22, sink=15, mark='31x')
    # infrared emitters in crescents left and right of the window
    for centre in (0, 180):
        a0, a1 = math.radians(centre - 46), math.radians(centre + 46)
        shape = ptz.crescent(57.5, 39.5, 44, centre)
        g.plate('lamp frame', shape, [ptz.crescent(55.8, 41.2, 41.5, centre)], 1.4, .4, mat=black, parent=head, loc=(0, 0, z - .2))
        for k, size in ((-.64, 5), (0, 6.2), (.64, 5)):
            a = math.radians(centre) + k * (a1 - a0) / 2
            parts.ir_led(size, head, (48.6 * math.cos(a), 48.6 * math.sin(a), z + size * .76))
    ptz.screw_ring(2, 52, 1.9, m.metal('#595d62', .35), head, z=z - .1, start=90)


# --------------------------------------------------- small hanging capsule ---
def _capsule(root, color, dark, accent, label):
    white, black = m.plastic(color, 'satin'), m.plastic(dark, 'gloss')
    _capsule_housing(root, white, label)
    _capsule_ball(root, white, black)


def _capsule_housing(root, white, label):
    r = 82
    g.lathe('cap', [(0, 292), (36, 292, 2), (40, 286, 2), (40, 277, 3), *reversed(shoulder((r - .8, 206), (44, 273))), (r - .3, 186, .5), (r - 1.4, 186)],
            mat=white, parent=root, arc=12)
    g.lathe('cap seam', [(r - 1.6, 187), (r - 1.6, 183)], mat=m.void(), parent=root)
    g.lathe('middle', [(r - 1.4, 184.4), (r, 184.4, .5), (r + .3, 140, 2), (r - 5, 137, 1)], mat=white, parent=root)
    g.lathe('pan gap', [(r - 4, 141), (r - 4, 130)], mat=m.void(), parent=root)
    # the rotating skirt: a ring with two cheeks, left and right of the ball
    g.lathe('skirt', [(40, 134), (r - .6, 134, 1.5), (r - .8, 118, 3), (62, 115, 2), (58, 122), (40, 122)], mat=white, parent=root, arc=8)
    g.lathe('skirt roof', [(0, 122.4), (59, 122.4)], mat=m.plastic('#1a1b1d', 'matt'), parent=root)
    for side in (0, 180):
        _arm(root, white, side, radius=r - .9, thickness=18, outline=(128, 60, 36, 46))
        _hub(g.group('arm', parent=root, rot=(90, 0, 90 + side), loc=(0, 0, 60)), white, 15, r - .9)
    g.lathe('drip edge', [(r - 1, 141), (r + 1.1, 141, .5), (r + 1.1, 138.4, .5), (r - 5, 137, 1)], mat=white, parent=root)
    g.lathe('stem collar', [(30, 290), (30, 294, 1.2), (19, 294.6, .5)], mat=m.plastic('#17181a', 'satin'), parent=root)
    _stem(root, 19, 294)
    for x, y, a in parts.points_on_circle(4, r - .2, 60):
        g.screw('cap screw', 2.6, m.metal('#a7abb0', .3), m.void(), root, loc=(x, y, 172), rot=(90, 0, a + 90))
    if label:
        g.text_on_cylinder('legend', label, 12, r + .2, m.ink('#6f757b'), z=155, angle=-26, parent=root, weight='Inter:bold')


def _capsule_ball(root, white, black):
    """Ball with white cheeks and a black band with the lens and the lamps."""
    r, half = 58.5, 39
    head = g.group('head', parent=root, loc=(0, 0, 60), rot=(94, 0, 0))
    across = g.group('across', parent=head, rot=(0, 90, 0))
    end = math.asin(half / r)
    for side in (0, 180):
        cheek = [(r * math.cos(a), r * math.sin(a)) for a in (end + (math.pi / 2 - end) * i / 24 for i in range(25))]
        o = g.group('cheek', parent=across, rot=(side, 0, 0))
        g.lathe('cheek shell', [(cheek[0][0] - 2, half), (cheek[0][0] - .3, half, .2)] + cheek[1:-1] + [(0, r)], mat=white, parent=o)
    band_r = r - .7
    band = [(band_r * math.cos(a), band_r * math.sin(a)) for a in (-end + 2 * end * i / 40 for i in range(41))]
    z = math.sqrt(band_r ** 2 - 26 ** 2) + 3.5
    g.lathe('lens rim', [(28, z - 12), (28, z - 1, 1.4), (26, z, .8), (25, z - 3)], mat=m.plastic('#101113', 'satin'), parent=head)
    cut_band = g.lathe('band', [(0, -half)] + [(x, y) for x, y in band] + [(0, half)], mat=black, parent=across)
    g.cut(cut_band, g.lathe('hole', [(0, 0), (25, 0), (25, 90), (0, 90)], parent=head, seg=96))
    ptz.zoom_window(22.5, head, z - 1.2, 16.5, sink=12, mark='25x')
    for up in (36.5, -36.5):
        for side in (-15.5, 15.5):
            o = g.group('lamp', parent=head, rot=(-up, side, 0))
            g.lathe('lamp ring', [(9, band_r - 3), (9, band_r + .3, .4), (7.2, band_r + .3, .4), (6.9, band_r - 1)],
                    mat=m.plastic('#17181a', 'satin'),
                    parent=o, seg=64)
            parts.ir_led(6.4, o, (0, 0, band_r + .9))
