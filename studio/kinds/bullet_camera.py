"""Bullet camera: sunshield, black IR window, LED ring, wall bracket."""
import math

from kit import geometry as g
from kit import materials as m
from kit import parts

VIEWS = {'detail': dict(aim=(0, -70, 0))}


def build(color='#e6e8ea', length=180, dia=70, leds=10, lens_r=13, shield=True, label='4K'):
    R = dia / 2
    paint = m.painted_metal(color)
    dark = m.plastic('#17181b', 'satin')
    root = g.group('bullet', rot=(0, 0, 0))
    cam = g.group('camera', parent=root, loc=(0, 0, 0), rot=(96, 0, 0))   # +z = optical axis, nods down 6 deg
    f, b = length / 2, -length / 2

    # main tube, with a seam gap near the front and at the tail cap
    g.lathe('front ring', [(R * .86, f - 18), (R * .86, f - 4, .6), (R * .90, f, 1.2), (R, f - 1.5, 3.5), (R, f - 24, .5), (R - 1.4, f - 24.0),
                           (R - 1.4, f - 25)], mat=paint, parent=cam)
    g.lathe('tube', [(R - 1.4, f - 24), (R - 1.2, f - 25.0), (R, f - 25, .5), (R, b + 26, .5), (R - 1.4, b + 26), (R - 1.4, b + 25)], mat=paint, parent=cam)
    g.lathe('tail', [(R - 1.4, b + 26), (R - 1.2, b + 25.2), (R, b + 25.2, .5), (R, b + 5, 9), (R * .62, b, 4), (R * .6, b - 2, 1), (0, b - 2)],
            mat=paint, parent=cam)
    # dark window assembly
    zf = f - 8
    g.lathe('face', [(R * .87, zf), (lens_r * 1.35, zf, .5), (lens_r * 1.2, zf - 4), (lens_r * .9, zf - 4)], mat=m.plastic('#08080a', 'gloss'), parent=cam)
    ring = (R * .87 + lens_r * 1.35) / 2
    led_r = min(4.2, math.pi * ring / leds * .70, (R * .87 - lens_r * 1.35) * .42)
    for x, y, _ in parts.ring_of(leds, ring, 90 + 180 / leds):
        parts.ir_led(led_r, cam, (x, y, zf + led_r * .72))
    g.lathe('foam', [(lens_r * 1.34, zf), (lens_r * 1.34, zf + 3.2, .8), (lens_r * 1.12, zf + 3.2, .8), (lens_r * 1.12, zf - 3)], mat=m.rubber('#0e0e10'), parent=cam)
    parts.lens(lens_r * 1.1, cam, (0, 0, zf + 2.2))
    g.lathe('window', [(R * .862, f - 2.6), (0, f - 2.6)], mat=m.thin_glass('#e9ecf2', .06), parent=cam, seg=96)

    # sunshield: an open shell held 4 mm above the tube
    if shield:
        ro, ri, a0 = R + 5.5, R + 3.9, math.radians(14)
        n = 72
        arc = [(a0 + (math.pi - 2 * a0) * i / n) for i in range(n + 1)]
        out = [(ro * math.cos(a), ro * math.sin(a)) for a in arc]
        inn = [(ri * math.cos(a), ri * math.sin(a)) for a in reversed(arc)]
        g.plate('sunshield', out + inn, [], length * .93, .6, mat=paint, parent=cam, loc=(0, 0, b + 27 - 8))
        for z in (f - 40, b + 40):
            g.prism('rib', 9, 6, 16, 2, 1, 1, mat=paint, parent=cam, loc=(0, R + 2.0, z - 8))
            g.screw('shield screw', 3.1, m.metal('#a9adb2'), m.void(), cam, loc=(0, ro - .1, z), rot=(-90, 0, 0))

    # bracket: clamp under the tube, arm, ball, wall base
    y0 = -(R + 2)
    g.prism('clamp', 26, 44, 9, 6, 2, 1, mat=paint, parent=cam, loc=(0, y0 + 4, b + 66), rot=(90, 0, 0))
    br = g.group('bracket', parent=root, loc=(0, length / 2 - 66 + 2, -R - 12))
    g.lathe('swivel', [(0, -14), (13, -14, 3), (13, 7, 2), (9, 9, 1), (0, 9)], mat=paint, parent=br)
    g.lathe('swivel seam', [(13.06, -3.4), (13.06, -2.8)], mat=m.void(), parent=br)
    for sx in (-1, 1):
        g.hex_bolt('pivot', 3.2, m.metal('#a3a7ac'), br, loc=(sx * 13, 0, -8), rot=(0, sx * 90, 0), washer=False, dark=m.void())
    arm_len = 74
    arm = g.group('arm', parent=br, loc=(0, 0, -8), rot=(-90, 0, 0))        # +z -> +Y (towards wall)
    g.lathe('arm tube', [(0, 0), (9.5, 0, 3), (9.5, arm_len - 16, 10), (17, arm_len - 8, 4), (17, arm_len), (0, arm_len)], mat=paint, parent=arm)
    g.lathe('base', [(0, arm_len - 4), (33, arm_len - 4, 4), (36, arm_len + 9, 1.2), (36, arm_len + 11, .4), (0, arm_len + 11)], mat=paint, parent=arm)
    g.lathe('gasket', [(34.6, arm_len + 11), (34.6, arm_len + 12.6, .3), (0, arm_len + 12.6)], mat=m.rubber(), parent=arm)
    for x, y, _ in parts.ring_of(3, 26, 90):
        g.screw('base screw', 3.4, m.metal('#a9adb2'), m.void(), arm, loc=(x, y, arm_len - 4.4), rot=(180, 0, 0))
    # cable tail
    g.tube('cable', [(0, length / 2 - 4, -6), (0, length / 2 + 16, -10), (0, length / 2 + 26, -30), (0, length / 2 - 66 + arm_len + 14, -R - 16)], 2.6,
           mat=m.rubber('#1b1c1e'), parent=root)
    # printed legend on the flank
    ink = m.ink('#7b8087' if color > '#8' else '#c7cbd0')
    rr, tilt = (R + 5.5, 24) if shield else (R, 4)
    t = math.radians(tilt)
    g.text('legend', label, 9, ink, parent=cam, loc=(-(rr - .1) * math.cos(t), rr * math.sin(t), f - 52), rot=(0, -90, -tilt), depth=.14)
    return root
