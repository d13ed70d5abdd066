"""Heavy-duty radio headset: two deep ear cups on a padded band, boom microphone, push-to-talk key, cord to the radio."""
import math

from kit import geometry as g
from kit import materials as m
from kit import radio_parts as rp

LIGHT = dict(key=1.7, fill=2.8, top=1.5, rim=2.8)
VIEWS = {
    'hero': dict(az=-34, el=12, fill=.88),
    'front': dict(az=0, el=5, fill=.88),
    'side': dict(az=-92, el=7, fill=.86),
    'detail': dict(az=-52, el=10, aim=(-84, -30, 52), zoom=2.1, fstop=None),
}


def build(
    color='#1a1b1c',        # cup shells and band
    trim='#5a5e62',         # ends of the cover on the band, ring of the push-to-talk key
    spread=76.0,            # half the distance between the inner faces of the cups
    legend='24 dB',         # noise reduction printed on the cup
):
    root = g.group('headset')
    for side in (-1, 1):
        _cup(root, side, color, trim, spread, legend if side < 0 else '')
        _fork(root, side, spread)
    _band(root, color, trim, spread)
    _boom(root, spread)
    _cable(root, spread)
    return root


CUP_Z, CUP_H, CUP_W, CUP_D = 54.0, 106.0, 78.0, 40.0


def _leatherette(color):
    return m._surface(f'leatherette {color}', color, .44, spec=.4, grain=(2.4, .4), sheen=.1)


def _oval(w, h, n=72, k=2.5):
    """Superellipse: the outline of an ear cup, fuller than an ellipse."""
    pts = []
    for i in range(n):
        a = math.tau * i / n
        c, s = math.cos(a), math.sin(a)
        pts.append((math.copysign(abs(c) ** (2 / k), c) * w / 2, math.copysign(abs(s) ** (2 / k), s) * h / 2))
    return pts


def _cup(root, side, color, trim, spread, legend):
    """Ear cup: cushion, seam, deep shell, outer cap. +z points away from the head."""
    C = g.group('cup', parent=root, loc=(side * spread, 0, CUP_Z), rot=(90, 0, side * 90))
    shell, satin, dark = m.plastic(color, 'matt'), m.plastic(color, 'satin'), m.void()
    cushion = _leatherette('#202224')
    # cushion: a thick ring of shrinking ovals
    prof = [(-4, 0), (-10, .2), (-15, 2.2), (-18.4, 6.5), (-19.4, 11), (-18.4, 15.5), (-14, 19), (-6, 20.5)]
    g.loft('cushion', [[(x, y, z) for x, y in _oval(CUP_W + 1 - 2 * k, CUP_H - 1 - 2 * k)] for z, k in prof], cap=False, mat=cushion,
           parent=C, smooth_angle=60)
    g.loft('cushion lining', [[(x, y, -5) for x, y in _oval(CUP_W - 38, CUP_H - 38)], [(x, y, -5.2) for x, y in _oval(4, 6)]],
           mat=m.fabric('#17181a', 1.4), parent=C)
    g.loft('cushion seam', [[(x, y, z) for x, y in _oval(CUP_W - k, CUP_H - k)] for z,
                            k in ((-4.5, 6), (-4.5, 1.4), (-2.6, 1.4), (-2.6, 6))], cap=False, mat=dark, parent=C)
    prof = [(-3, 3), (-3, .6), (-2.2, 0), (2.5, -.2), (3.6, .4), (4.4, .6), (10, .4), (18, 1.0), (25, 3.2), (30, 7), (33, 12), (34.4, 18),
            (34.8, 22)]
    g.loft('cup shell', [[(x, y, z) for x, y in _oval(CUP_W - 2 * k, CUP_H - 2 * k)] for z, k in prof], mat=shell, parent=C,
           smooth_angle=50)
    # outer cap with a step around it
    cap = [(33.6, 15.6), (35.8, 15.8), (37.0, 17.0), (37.4, 19)]
    g.loft('outer cap', [[(x, y, z) for x, y in _oval(CUP_W - 2 * k, CUP_H - 2 * k)] for z, k in cap], mat=satin, parent=C, smooth_angle=40)
    if side < 0:
        _talk_key(C, trim, legend)
    else:
        _volume(C)
    for y in (-31.5, 31.5):
        g.screw('cap screw', 1.9, m.metal('#7c8085', .35), dark, C, loc=(0, y, 36.9), height=1.0)


def _talk_key(C, trim, legend):
    """Large push-to-talk key in a raised ring, for gloved hands."""
    K = g.group('talk key', parent=C, loc=(0, 2, 36.6))
    g.lathe('key ring', [(17.2, -1), (17.2, 2.4, .8), (14.6, 2.4, .6), (14.2, 0)], mat=m.plastic(trim, 'satin'), parent=K)
    g.lathe('key gap', [(0, .2), (14.6, .2)], mat=m.void(), parent=K)
    g.lathe('key', [(13.7, 0), (13.7, 4.6, 1.6), (9, 4.9, 6), (0, 4.0)], mat=m.rubber('#2a2c2f'), parent=K)
    for i in range(3):
        for j in range(3):
            g.lathe('grip dot', g.dome(.9, 0, .8, 6), mat=m.rubber('#2a2c2f'), parent=K, seg=20, loc=((i - 1) * 4, (j - 1) * 4, 4.1))
    g.text('talk legend', 'PTT', 4.6, m.ink('#c9ccd0'), parent=C, loc=(0, 24.0, 37.42), spacing=1.1)
    if legend:
        g.text('noise legend', legend, 3.6, m.ink('#9a9ea3'), parent=C, loc=(0, -20.4, 37.42), weight='Inter:medium')


def _volume(C):
    rp.fluted_knob('volume wheel', 10, 7, 14, C, (0, 2, 36.8), m.rubber('#2a2c2f'), m.plastic('#232527', 'satin'), '#c9ccd0')
    g.text('volume legend', 'VOL', 4.2, m.ink('#c9ccd0'), parent=C, loc=(0, 19.5, 37.42), spacing=1.1)


def _fork(root, side, spread):
    """Sprung steel wires that carry the cup, in a slider block at the end of the band."""
    wire = m.metal('#9a9ea4', .28)
    x0 = side * (spread + 12)
    top = CUP_Z + 112
    for sy in (-1, 1):
        g.tube('fork wire', [(x0 - side * 3, sy * 7, top), (x0 - side * 1, sy * 7.5, top - 32), (x0 + side * 2, sy * 17, top - 49),
                             (x0 + side * 3, sy * 35, top - 68),
                             (x0 + side * 3, sy * 42.5, top - 92), (x0 + side * 2, sy * 42.5, CUP_Z + 4)], 1.9, mat=wire, parent=root)
        P = g.group('pivot', parent=root, loc=(x0 + side * 2, sy * 38, CUP_Z + 2), rot=(-90 * sy, 0, 0))
        g.lathe('pivot boss', [(0, -4), (8, -4), (7, 3, 1), (5, 6.5, 1), (0, 6.5)], mat=m.plastic('#1c1d1f', 'satin'), parent=P, seg=48)
    B = g.group('slider', parent=root, loc=(x0 - side * 3.4, 0, top - 12), rot=(0, -side * 4, 0))
    g.body('slider block', [(-17, 8, 24, 3), (-16, 9.6, 26, 3.4), (14, 11, 28, 4), (20, 10, 27, 4), (21, 8.6, 25, 3.6)],
           mat=m.plastic('#1d1f21', 'satin'), parent=B)
    for i in range(4):
        g.prism('slider rib', 1.2, 16, .9, .5, .3, 0, mat=m.plastic('#1d1f21', 'satin'), parent=B, loc=(side * 5.0, 0, -6 + i * 4),
                rot=(0, side * 90, 0))


def _arch(spread, n=56):
    """Centre line of the band in the xz plane with its outward normals, from one slider over the top to the other."""
    rx, z0 = spread + 8, CUP_Z + 112
    rz = 66
    for i in range(n + 1):
        a = math.pi * i / n
        x, z = -rx * math.cos(a), z0 + rz * math.sin(a) ** .82
        nx, nz = -math.cos(a) / rx, math.sin(a) / rz
        k = math.hypot(nx, nz)
        yield x, z, nx / k, nz / k


def _band(root, color, trim, spread):
    """Spring band with a quilted pad below it."""
    line = list(_arch(spread))

    def strip(name, width, thickness, offset, first, last, mat, swell=0.0, r=2.0):
        rings = []
        part = line[first:last + 1]
        for i, (x, z, nx, nz) in enumerate(part):
            t = i / (len(part) - 1)
            end = min(1, 6 * min(t, 1 - t) + .25) if swell else 1
            quilt = 1 + .03 * math.cos(math.tau * t * 7) if swell else 1
            ring = []
            for u, v in g.rrect(width * (.82 + .18 * end), thickness * end * quilt, r * end, 6):
                ring.append((x + nx * (v + offset), u, z + nz * (v + offset)))
            rings.append(ring)
        g.loft(name, rings, mat=mat, parent=root, smooth_angle=60)
    strip('spring band', 30, 4.4, 3.2, 0, 56, m.plastic(color, 'satin'), r=1.8)
    strip('band pad', 36, 12, -4.4, 7, 49, _leatherette('#232527'), swell=1.0, r=5)
    # leatherette cover at the top, with a seam at each end
    strip('crown cover', 33, 6.6, 3.2, 15, 41, _leatherette('#26282b'), r=2.6)
    _stitches(root, spread)
    for i in (14, 41):
        strip('cover end', 34, 7.4, 3.2, i, i + 1, m.plastic(trim, 'satin'), r=2.8)


def _stitches(root, spread):
    """Thread along both edges of the leatherette cover."""
    thread = m.plastic('#4b4e52', 'matt')
    for x, z, nx, nz in list(_arch(spread, 150))[42:108]:
        for y in (-14.2, 14.2):
            g.prism('stitch', 2.1, .7, .55, .3, .2, 0, mat=thread, parent=root, loc=(x + nx * 6.3, y, z + nz * 6.3),
                    rot=(0, math.degrees(math.atan2(nx, nz)), 0))


def _boom(root, spread):
    """Gooseneck from the left cup to a microphone in its foam windscreen."""
    x = -spread - 26
    hub = (x, -26, CUP_Z - 22)
    H = g.group('boom hub', parent=root, loc=hub, rot=(58, 0, -12))
    g.lathe('boom swivel', [(0, -6), (8.5, -6), (8.5, 6, 1), (6, 10, 1), (5, 20, 1), (0, 20)], mat=m.plastic('#1d1f21', 'satin'), parent=H,
            seg=56)
    path = [(x - 1, -40, CUP_Z - 15.5), (x - 2, -58, CUP_Z - 4), (x + 6, -82, CUP_Z + 8), (x + 28, -102, CUP_Z + 17),
            (x + 56, -112, CUP_Z + 22)]
    g.tube('gooseneck core', path, 2.7, mat=m.rubber('#17181a'), parent=root)
    rp.cord('gooseneck', path, .95, m.plastic('#232527', 'satin'), root, coil=(2.6, 2.1, 0))
    M = g.group('microphone', parent=root, loc=(x + 66, -114, CUP_Z + 23.5), rot=(0, 82, -8))
    g.lathe('microphone sleeve', [(0, -12), (4.6, -12), (5.6, -7, 1), (5.6, 0), (0, 0)], mat=m.plastic('#1d1f21', 'satin'), parent=M,
            seg=48)
    foam = m._surface('foam', '#232426', .95, spec=.1, grain=(1.1, .9), sheen=.3)
    g.lathe('windscreen', [(0, -8.5), (7, -8, 2), (12, -3, 4), (13.2, 6, 6), (11.5, 15, 5), (6, 20, 4), (0, 20.8)], mat=foam, parent=M,
            seg=72, smooth_angle=60)


def _cable(root, spread):
    """Coiled cord from the cup to the connector for the side of the radio."""
    x = -spread - 14
    g.lathe('cable gland', [(0, 6), (6, 6), (6, 0, 1), (4.2, -2), (3.6, -11, 1), (0, -11)], mat=m.rubber('#161719'), parent=root,
            loc=(x + 4, 22, 12), rot=(-38, 0, 0), seg=40)
    path = [(x + 4, 29, 4), (x + 4, 44, 5.5), (x + 30, 54, 7), (x + 62, 26, 7), (x + 78, -22, 7), (x + 92, -66, 7), (x + 122, -84, 7),
            (x + 148, -66, 7), (x + 172, -58, 7)]
    rp.cord('coiled cord', path, 1.9, m.rubber('#151618'), root, coil=(5.0, 4.8))
    A = g.group('radio connector', parent=root, loc=(x + 205, -64, 0), rot=(0, 0, 80))
    shell = m.plastic('#1c1d1f', 'matt')
    g.prism('connector half', 19, 46, 7, 6, .3, 2.4, mat=shell, parent=A)
    g.prism('connector seam', 18, 45, .8, 5.6, 0, 0, mat=m.void(), parent=A, loc=(0, 0, 6.8))
    g.prism('connector body', 19, 46, 7.6, 6, 3, .3, taper=1, mat=shell, parent=A, loc=(0, 0, 7.4))
    for i in range(5):
        for sx in (-1, 1):
            g.prism('grip rib', 1.1, 5, .9, .5, .3, 0, mat=shell, parent=A, loc=(sx * 9.3, -6 + i * 3, 3.6), rot=(90, 0, 90 * sx))
    g.prism('connector inlay', 11, 26, .7, 3, .3, 0, mat=m.rubber('#2a2c2f'), parent=A, loc=(0, -4, 14.8))
    rp.fluted_knob('connector screw', 6, 5, 10, A, (0, 15, 14.4), m.plastic('#33363a', 'satin'), None, None)
    g.lathe('connector relief', [(0, 0), (4.6, 0), (3.4, 15, 1), (0, 15)], mat=m.rubber('#161719'), parent=A, loc=(0, 22, 7),
            rot=(-90, 0, 0), seg=40)
