"""Ceiling smoke detector: base, smoke inlet with ribs, cap, test button."""
from kit import geometry as g
from kit import materials as m
from kit import parts

VIEWS = {'hero': dict(el=30), 'front': dict(el=10), 'side': dict(az=-28, el=48), 'detail': dict(aim=(0, -20, 34))}


def build(color='#e9e9e6', r=52, height=42, ribs=30, led='#ff2a20', label='TEST'):
    shell = m.plastic(color, 'satin')
    root = g.group('smoke detector')
    h = height
    g.lathe('base', [(0, 0), (r, 0, .5), (r, 7, .8), (r - 1.6, 9, .8), (r - 2.4, 9)], mat=shell, parent=root)
    g.lathe('gap', [(r - 2.6, 8.4), (r - 2.6, 10.4)], mat=m.void(), parent=root)
    g.lathe('lower', [(r - 3, 9.8), (r - 1.2, 9.8, .5), (r - 1.6, h * .34, 1), (r * .80, h * .48, 3), (r * .74, h * .5, .6), (r * .70, h * .49)], mat=shell, parent=root, arc=10)
    # smoke inlet: dark mesh drum behind ribs
    g.lathe('mesh drum', [(r * .66, h * .44), (r * .66, h * .74)], mat=m.fabric('#0d0d0e', 1.0), parent=root)
    for x, y, a in parts.ring_of(ribs, r * .715, 0):
        g.prism('rib', r * .085, 1.5, h * .30, .5, .1, .1, mat=shell, parent=root, loc=(x, y, h * .46), rot=(0, 0, a))
    g.lathe('cap', [(r * .62, h * .70), (r * .76, h * .715, .7), (r * .77, h * .76, 1.2), (r * .66, h * .90, 10), (r * .40, h * .99, 6), (0, h)], mat=shell, parent=root, arc=12)
    # concentric groove and test button
    g.lathe('groove', [(r * .27, h * .985), (r * .27, h * 1.0), (r * .25, h * 1.0), (r * .25, h * .985)], mat=m.void(), parent=root)
    g.lathe('button', [(r * .245, h * .97), (r * .245, h * 1.015, .7), (r * .2, h * 1.02, 1), (0, h * 1.012)], mat=shell, parent=root)
    g.text('legend', label, r * .085, m.ink('#7d828a'), parent=root, loc=(0, 0, h * 1.02), depth=.02)
    g.lathe('led', g.dome(1.7, 0, 1.2, 10), mat=m.led(led, 3.0), parent=root, loc=(0, -r * .50, h * .955), seg=32)
    g.lathe('led rim', [(1.7, 0), (2.6, .5, .2), (2.8, -.4)], mat=m.plastic('#d8d8d4', 'gloss'), parent=root, loc=(0, -r * .50, h * .950), seg=32)
    return root
