"""Room climate sensor: square case with a display, standing on a desk."""
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=-30, el=12),
    'front': dict(az=0, el=3),
    'side': dict(az=-140, el=12),
    'detail': dict(az=-18, el=10, aim=(-8, -24, 38), zoom=2.1, fstop=None),
}

LIGHT = dict(mirrored=False, key=1.5, rim=2.2, top=1.4)      # in upright glass, the far edge of the table would be a line


def build(
    color='#1c1d1f',
    paper='#cfcfc8',        # background of the display
    size=70,
    depth=26,
    temperature='21.5',
    humidity='47',
    clock='10:24',
):
    root = g.group('climate sensor')
    shell = m.plastic(color, 'matt')
    P = g.group('panel', parent=root, facing='front')
    _case(P, size, depth, shell, color)
    _display(P, size, depth, paper, temperature, humidity, clock)
    _back(P, size, shell)
    return root


def _case(P, size, depth, shell, color):
    """Deep tub that narrows towards the back, front frame with a soft shoulder, vent slots along the sides."""
    def outline(inset):
        return s.soft_rect(size - 2 * inset, size - 2 * inset, 15 - inset * .8, 2.5, 36, cy=size / 2)
    split = depth - 9
    s.swept('tub', outline, [(5, 0, 1), (3.6, 0, 2), (.7, split - 3, 9), (.35, split - .3, .2), (.9, split - .1)], mat=shell, parent=P,
            arc=12)
    s.swept('gap', outline, [(.95, split - .4), (.95, split + .5)], cap_low=False, cap_high=False, mat=m.void(), parent=P)
    s.swept('frame', outline, [(1.2, split + .25), (.1, split + .25, .2), (0, split + 1.5, .5), (0, depth - 2.6, 2), (2.6, depth, 2.4),
                               (5.2, depth, .2),
                               (5.4, depth - 1.9, .2), (8, depth - 1.9)], mat=m.plastic(color, 'satin'), parent=P,
            arc=12)
    for side in (-1, 1):
        for i in range(7):
            g.prism('vent', 1.1, 3.6, .5, .55, 0, 0, mat=m.void('#060607'), parent=P,
                    loc=(side * (size / 2 - .47), size / 2 - 15 + i * 5, split + 3.4), rot=(90, 0, 90 * side))


def _display(P, size, depth, paper, temperature, humidity, clock):
    """Black border, a reflector, the liquid crystal that casts its shadow on it, and a clear pane over all."""
    y, z = size / 2, depth - 1.86
    w = size - 11.2
    s.inlay('mask', s.soft_rect(w, w, 10, 2.5, 32, cy=y), m.black_glass('#0b0c0d', .12), P, (0, 0, z), .15)
    s.inlay('paper', g.rrect(w - 8, w - 10, 2.2, cy=y), m.plastic(paper, 'matt'), P, (0, 0, z + .1), .1)
    black, resting, zi = m.ink('#34363a'), m.plastic('#c9c9c2', 'matt'), z + .5
    left, right, top, low = -(w - 8) / 2 + 3.0, (w - 8) / 2 - 3.2, y + (w - 10) / 2 - 3, y - (w - 10) / 2 + 3
    # clock and icons at the top, temperature large, humidity below
    s.segment_digits(clock, 5.0, black, P, (left, top - 5.4, zi))
    s.wifi_sign(5.4, black, P, (right - 9.6, top - 4.4, zi))
    s.battery_sign(5.6, black, P, (right - 3.4, top - 2.9, zi))
    width = s.segment_digits(temperature, 16.0, black, P, (left + .4, y - 4.6, zi), 2.1, ghost=resting, sunk=.3)
    g.plate('degree', g.circle(1.2, 32), [g.circle(.6, 32)], .05, .012, mat=black, parent=P, loc=(left + width + 2.3, y + 10.4, zi))
    s.segment_digits('C', 5.0, black, P, (left + width + 3.9, y + 6.6, zi), .8)
    s.inlay('rule', g.rrect(right - left, .35, .1, cx=(left + right) / 2, cy=y - 8.4), m.ink('#5a5c5e'), P, (0, 0, zi))
    s.inlay('drop', s.drop(6.6, left + 2.6, low + 4.4), black, P, (0, 0, zi))
    width = s.segment_digits(humidity, 8.4, black, P, (left + 7.4, low + .1, zi), 1.15, ghost=resting, sunk=.3)
    g.text('percent', '%', 6.6, black, parent=P, loc=(left + 7.4 + width + 3.2, low + 2.2, zi + .02), weight='Inter:semibold')
    g.prism('pane', w + .2, w + .2, .3, 10, .1, 0, mat=m.thin_glass('#ffffff', .02), parent=P, loc=(0, y, z + 1.2))


def _back(P, size, shell):
    """Back: battery door with its latch, reset key; USB-C below."""
    back = g.group('back', parent=P, loc=(0, size / 2, 0), rot=(0, 180, 0))
    g.plate('door gap', g.rrect(51, 41, 4.5), [g.rrect(50.2, 40.2, 4.1)], .1, .02, mat=m.void(), parent=back, loc=(0, 3, .01))
    g.prism('door', 50, 40, .35, 4, .2, 0, mat=shell, parent=back, loc=(0, 3, -.05))
    for i in range(3):
        g.prism('latch rib', 12, .9, .5, .4, .2, 0, mat=shell, parent=back, loc=(0, 17 + i * 1.8, .2))
    g.lathe('reset', [(2.6, 0), (2.6, .5, .2), (0, .5)], seg=40, mat=m.plastic('#3a3c40', 'satin'), parent=back, loc=(0, -25, 0))
    g.text('reset label', 'RESET', 2.2, m.ink('#8b8e92'), parent=back, loc=(0, -29, .02))
    s.usb_c(P, (0, .55, 15), (90, 0, 0))
