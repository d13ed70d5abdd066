"""Door and window contact: battery body and magnet, side by side as on a door."""
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=32, el=14),
    'front': dict(az=0, el=3),
    'side': dict(az=64, el=8),
    'detail': dict(az=22, el=16, aim=(-2, -21, 62), zoom=2.3, fstop=None),
}

LIGHT = dict(set='white', front=6)
EFFORT = 2            # the side is in shade


def build(
    color='#e2e2e0',
    trim='#c9cccd',         # mounting plates
    width=24.6,
    height=84,
    depth=22.5,
    magnet=(10.5, 36.0, 10.5),
    gap=4.5,                # between body and magnet
    lamp='#7fb2ff',
    label='P2',
):
    root = g.group('door sensor')
    shell, plate = m.plastic(color, 'matt'), m.plastic(trim, 'matt')
    P = g.group('panel', parent=root, facing='front')
    _body(P, width, height, depth, shell, plate, lamp, label)
    # At its true depth the magnet would be in the body's shade and look grey, so it is moved forward into the light.
    forward = g.group('beside', parent=P, loc=(0, 0, depth - magnet[2]))
    _magnet(forward, width / 2 + gap + magnet[0] / 2, magnet, shell, plate)
    return root


def _case(name, parent, x, w, h, d, r, edge, split, shell, plate):
    """Two half shells with a shadow gap. The adhesive pad is a thin layer at the back."""
    def outline(inset):
        return s.soft_rect(w - 2 * inset, h - 2 * inset, r - inset, cx=x, cy=h / 2)
    s.swept(f'{name} pad', outline, [(2.2, -.9), (2.2, 0)], mat=m.rubber('#d5d7d8'), parent=parent)
    s.swept(f'{name} back', outline, [(1.2, 0, .4), (.5, 0, .5), (.15, split, .15), (.6, split)], mat=plate, parent=parent)
    s.swept(f'{name} gap', outline, [(.55, split - .2), (.55, split + .6)], cap_low=False, cap_high=False, mat=m.void('#1a1b1d'),
            parent=parent)
    s.swept(f'{name} cover', outline, [(.7, split + .35), (.05, split + .35, .2), (0, split + 2, .6), (.1, d, edge),
                                       (min(w, h) / 2 - .4, d + .06)], mat=shell, parent=parent, arc=14)


def _body(P, w, h, d, shell, plate, lamp, label):
    """Battery body: round key in a groove near the upper end, pin-hole light above it, alignment mark on the side of the magnet."""
    _case('body', P, 0, w, h, d, 6.5, 3.2, 7.4, shell, plate)
    y = h * .74
    g.lathe('key groove', [(4.2, 0), (3.4, 0)], seg=64, mat=m.plastic('#7d8185', 'matt'), parent=P, loc=(0, y, d + .16))
    g.lathe('key', [(3.75, -.3), (3.75, .42, .3), (2.2, .2, 2), (0, .12)], seg=64, mat=shell, parent=P, loc=(0, y, d + .1))
    g.lathe('lamp rim', [(.95, 0), (.95, .08, .03), (.6, .08, .03), (.6, 0)], seg=28, mat=m.plastic('#c4c8cb', 'gloss'), parent=P,
            loc=(0, y + 9, d + .12))
    g.lathe('lamp', g.dome(.6, 0, .4, 6), seg=24, mat=m.led(lamp, 1.8), parent=P, loc=(0, y + 9, d + .14))
    if label:
        g.text('model', label, 2.6, m.ink('#8d9297'), parent=P, loc=(0, 7, d + .12), depth=.04, weight='Inter:semibold')
    # alignment mark, level with the middle of the magnet
    for k in (-1, 1):
        g.prism('mark', .45, 3.2, .5, .2, .1, 0, mat=m.plastic('#b4b8bb', 'satin'), parent=P, loc=(w / 2 - .02, 18 + k * 1.6, 12),
                rot=(0, 90, 0))


def _magnet(P, x, size, shell, plate):
    w, h, d = size
    _case('magnet', P, x, w, h, d, 3.2, 1.7, 3.4, shell, plate)
