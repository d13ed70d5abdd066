"""Explosion-proof pan/tilt camera: cast housing, flange bolts, fins, yoke."""
import math

from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(key=.85, top=.9)
VIEWS = {'hero': dict(az=-34, el=12), 'front': dict(el=4), 'detail': dict(aim=(0, -110, 215))}


def build(color='#a4aab0', finish='cast', dia=120, length=230, bolts=8, fins=9, label='Ex d IIC T6 Gb'):
    hull = m.cast_metal(color) if finish == 'cast' else m.metal('#b2b5b9', .30)
    bolt = m.metal('#85888d', .25)
    black = m.rubber('#151618')
    R = dia / 2
    root = g.group('ex ptz')
    axis_z = 205
    cam = g.group('camera', parent=root, loc=(0, 0, axis_z), rot=(94, 0, 0))   # +z = optical axis
    f, b = length * .55, -length * .45
    # hull and flanges
    g.lathe('hull', [(0, b + 14), (R - 6, b + 14), (R, b + 22, 3), (R, b + 40), (R - 5, b + 46, 4), (R - 5, f - 40, 4), (R, f - 34, 3), (R + 8, f - 32, 2), (R + 8, f - 19, 1.2), (R - 8, f - 19)],
            mat=hull, parent=cam, arc=8)
    g.lathe('joint', [(R + 6.4, f - 19.2), (R + 6.4, f - 17.9)], mat=m.void(), parent=cam)
    g.lathe('front flange', [(R - 10, f - 18), (R + 8, f - 18, 1.2), (R + 8, f - 4, 2.5), (R - 2, f, 3), (R * .70, f, 2), (R * .64, f - 9, 1), (R * .6, f - 12)], mat=hull, parent=cam, arc=8)
    for x, y, _ in parts.ring_of(bolts, R + 1.2, 90 / bolts * 2):
        g.hex_bolt('flange bolt', 4.4, bolt, cam, loc=(x * .955, y * .955, f - 1.2), dark=m.void())
    # rear flange and cap
    g.lathe('rear flange', [(R - 10, b + 14), (R + 5, b + 14, 1.2), (R + 5, b + 3, 2), (R - 8, b - 3, 6), (0, b - 3)], mat=hull, parent=cam, arc=8)
    for x, y, _ in parts.ring_of(bolts, R - 3, 22):
        g.hex_bolt('rear bolt', 3.8, bolt, cam, loc=(x, y, b + 2), rot=(180, 0, 0), dark=m.void())
    # cooling fins around the hull
    for i in range(fins):
        z = b + 56 + i * (length * .55 / fins)
        g.lathe('fin', [(R - 6, z), (R + .5, z + .3, .8), (R + .5, z + 3.0, .8), (R - 6, z + 3.4)], mat=hull, parent=cam, seg=120)
    # window, lens behind glass
    g.lathe('tunnel', [(R * .64, f - 9), (R * .60, f - 30), (R * .45, f - 34), (R * .2, f - 34)], mat=m.plastic('#0d0e10', 'satin'), parent=cam)
    parts.lens(R * .36, cam, (0, 0, f - 22), mark='30x')
    g.lathe('window', [(R * .66, f - 8.5), (0, f - 8.5)], mat=m.thin_glass('#dfe6ee', .10), parent=cam)
    g.lathe('window seal', [(R * .66, f - 8.6), (R * .655, f - 7.2, .6), (R * .615, f - 7.2, .6), (R * .61, f - 8.6)], mat=black, parent=cam)
    # wiper
    w = g.group('wiper', parent=cam, loc=(R * .58, -R * .50, f - 1), rot=(0, 0, 190))
    g.lathe('wiper hub', [(0, 0), (7, 0), (7, 8, 2), (0, 9)], mat=bolt, parent=w, seg=48)
    g.prism('wiper arm', 52, 4.5, 3, 1.6, .8, .3, mat=black, parent=w, loc=(24, 0, 4))
    g.prism('wiper blade', 40, 2.4, 8, .8, .4, .3, mat=black, parent=w, loc=(32, -2.6, -4))
    # sun hood
    n, ro, ri, a0 = 64, R + 14, R + 11.8, math.radians(24)
    arc = [a0 + (math.pi - 2 * a0) * i / n for i in range(n + 1)]
    g.plate('hood', [(ro * math.cos(a), ro * math.sin(a)) for a in arc] + [(ri * math.cos(a), ri * math.sin(a)) for a in reversed(arc)], [], length * .88, .7,
            mat=hull, parent=cam, loc=(0, 0, b + 46))
    for z in (f - 26, b + 30):
        g.prism('hood post', 14, 10, 10, 3, 1, .5, mat=hull, parent=cam, loc=(0, R + 9, z - 5))
        g.hex_bolt('hood bolt', 4, bolt, cam, loc=(0, ro - .2, z), rot=(-90, 0, 0), dark=m.void())
    # yoke
    yoke_x = R + 12
    for sx in (-1, 1):
        Y = g.group('yoke arm', parent=root, loc=(sx * yoke_x, 0, 0), rot=(90, 0, 90))   # panel: x=Y, y=Z, z=X
        h0, h1 = 74, axis_z
        out = []
        for i in range(33):
            a = math.pi * i / 32
            out.append((34 * math.cos(a), h1 + 34 * math.sin(a)))
        outline = out + [(-46, h0 + 12), (-46, h0), (46, h0), (46, h0 + 12)]
        g.plate('yoke plate', outline, [], 18, 3, mat=hull, parent=Y, loc=(0, 0, -9 + sx * 4))
        hub = g.group('hub', parent=Y, loc=(0, h1, sx * 12), rot=(0, 0 if sx > 0 else 180, 0))
        g.lathe('hub cap', [(0, 0), (30, 0), (30, 6, 2.5), (24, 9, 2), (0, 9)], mat=hull, parent=hub, arc=8)
        for x, y, _ in parts.ring_of(6, 24.5, 30):
            g.hex_bolt('hub bolt', 3, bolt, hub, loc=(x * .98, y * .98, 7.2), washer=False, dark=m.void())
        g.lathe('trunnion', [(22, -30), (22, 2)], mat=hull, parent=hub)
    # pan base
    g.lathe('turntable', [(0, 80), (58, 80), (76, 76, 5), (76, 60, 3), (70, 57), (70, 55)], mat=hull, parent=root, arc=8)
    g.prism('saddle', 2 * yoke_x + 26, 96, 16, 12, 4, 2, mat=hull, parent=root, loc=(0, 0, 70))
    g.lathe('pan gap', [(70, 57.5), (70, 54)], mat=m.void(), parent=root)
    g.lathe('pan base', [(70, 55), (74, 55, 1), (74, 22, 6), (86, 16, 4), (86, 0, 1), (0, 0)], mat=hull, parent=root, arc=8)
    for x, y, _ in parts.ring_of(6, 79.5, 30):
        g.hex_bolt('foot bolt', 5, bolt, root, loc=(x, y, 15.4), dark=m.void())
    # rating plate on a cast pad, cable gland
    g.prism('pad', 52, 23, 10, 3, 1.5, 0, mat=hull, parent=root, loc=(0, -66, 39), rot=(90, 0, 0))
    pl = g.group('rating', parent=root, loc=(0, -76.1, 39), rot=(90, 0, 0))
    g.prism('rating plate', 46, 17, .8, 2, .2, 0, mat=m.brushed('#c2c5c8', 'x', .32), parent=pl, loc=(0, 0, -.6))
    k = m.ink('#202226')
    g.text('rating 1', label, 4.6, k, parent=pl, loc=(0, 3.2, .22), weight='Inter:bold')
    g.text('rating 2', 'IP68   -40 \u2026 +60 \u00b0C', 3.1, k, parent=pl, loc=(0, -3.4, .22))
    gl = g.group('gland', parent=root, loc=(52, 52, 36), rot=(90, 0, 135))
    g.plate('gland nut', g.polygon(15, 6), [], 9, 1, mat=bolt, parent=gl, loc=(0, 0, 22))
    g.lathe('gland body', [(11, 18), (11, 42, 3), (7, 46), (0, 46)], mat=bolt, parent=gl)
    return root
