"""Sockets of equipment panels, in panel space (along +z, the panel's face at z = 0)."""
from . import geometry as g
from . import materials as m


def rj45(parent, x, y, z=0.0, leds=True):
    """Shielded jack with its contacts and two link lights."""
    g.plate('rj45 shield', g.rrect(16, 14, .6, 4), [g.rrect(12.2, 9.6, .4, 4, 0, .6)], 1.0, .15, mat=m.metal('#a9acb0', .3), parent=parent,
            loc=(x, y, z))
    g.prism('rj45 well', 12.6, 10, .1, .3, 0, 0, mat=m.void(), parent=parent, loc=(x, y + .6, z + .1))
    g.prism('rj45 latch', 4.4, 2.2, .2, .3, 0, 0, mat=m.void(), parent=parent, loc=(x, y - 5, z + .92))
    for i in range(8):
        g.prism('rj45 contact', .5, 3.2, .2, .1, 0, 0, mat=m.metal('#c9a552', .3), parent=parent,
                loc=(x + (i - 3.5) * 1.1, y + 3.2, z + .2))
    if leds:
        for sx, color in ((-1, '#59ff8a'), (1, '#ffb52e')):
            g.prism('rj45 light', 2.2, 1.2, .2, .2, 0, 0, mat=m.led(color, 1.2), parent=parent, loc=(x + sx * 5.6, y - 5, z + .92))


def usb_a(parent, x, y, z=0.0):
    g.plate('usb shield', g.rrect(13.6, 6.4, .7, 4), [g.rrect(12.2, 5, .4, 4)], 1.2, .15, mat=m.metal('#b4b7bb', .28), parent=parent,
            loc=(x, y, z))
    g.prism('usb well', 12.4, 5.2, .1, .3, 0, 0, mat=m.void(), parent=parent, loc=(x, y, z + .1))
    g.prism('usb tongue', 11, 1.8, .8, .2, .1, 0, mat=m.plastic('#22252a', 'satin'), parent=parent, loc=(x, y + .8, z + .2))


def coax_n(parent, x, y, z=0.0, r=8.0):
    """N socket: square flange with four screws, thread, insulator and pin."""
    steel = m.metal('#b9bcc0', .25)
    g.plate('n flange', g.rrect(r * 3.2, r * 3.2, 2, 6), [], 2.0, .3, mat=steel, parent=parent, loc=(x, y, z))
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.screw('n screw', 1.5, steel, m.void(), parent, loc=(x + sx * r * 1.2, y + sy * r * 1.2, z + 2), height=.9)
    g.lathe('n body', [(r, 1.5), (r, 15, .5), (r * .78, 15, .3), (r * .74, 5)], mat=steel, parent=parent, loc=(x, y, z), seg=64)
    for i in range(9):
        g.lathe('n thread', [(r - .1, 4.2 + i * 1.1), (r + .5, 4.6 + i * 1.1), (r - .1, 5.1 + i * 1.1)], mat=steel, parent=parent,
                loc=(x, y, z), seg=48)
    g.lathe('n insulator', [(0, 6), (r * .75, 6)], mat=m.plastic('#dad7cd', 'satin'), parent=parent, loc=(x, y, z), seg=48)
    g.lathe('n pin', [(1.3, 6), (1.3, 11, .3), (0, 11)], mat=m.metal('#c9a552', .28), parent=parent, loc=(x, y, z), seg=24)


def iec_inlet(parent, x, y, z=0.0):
    """Mains inlet with its three blades."""
    black = m.plastic('#161719', 'satin')
    outline = [(-13.5, -9.5), (13.5, -9.5), (13.5, 5), (9, 9.5), (-9, 9.5), (-13.5, 5)]
    g.plate('iec rim', g.rrect(31, 24, 3, 6), [[(px * .92, py * .92) for px, py in outline]], 2.4, .4, mat=black, parent=parent,
            loc=(x, y, z))
    g.prism('iec well', 26, 19, .1, 2, 0, 0, mat=m.void(), parent=parent, loc=(x, y, z + .1))
    for px, py in ((-6.5, -2), (6.5, -2), (0, 3)):
        g.prism('iec blade', 2, 4.6, 1.6, .3, .2, 0, mat=m.metal('#b4b7bb', .3), parent=parent, loc=(x + px, y + py, z + .2))


def d_sub(parent, x, y, pins=25, z=0.0):
    """D-sub socket between two jack posts."""
    half = pins * 1.38 / 2 + 3.2
    steel = m.metal('#a9acb0', .3)
    g.plate('d flange', g.rrect(half * 2 + 13, 12.4, 1.5, 5), [], .8, .2, mat=steel, parent=parent, loc=(x, y, z))
    g.plate('d shell', [(-half + 1, -4.2), (half - 1, -4.2), (half, 4.2), (-half, 4.2)],
            [[(-half + 1.8, -3.6), (half - 1.8, -3.6), (half - .9, 3.6), (-half + .9, 3.6)]],
            5.5, .2, mat=steel, parent=parent, loc=(x, y, z + .5))
    g.prism('d insert', half * 2 - 3, 6.6, 4.4, .5, .2, 0, mat=m.plastic('#15171a', 'satin'), parent=parent, loc=(x, y, z + .6))
    for i in range(pins):
        row = i % 2
        g.lathe('d hole', [(0, 0), (.55, 0)], mat=m.metal('#c9a552', .35), parent=parent, seg=12,
                loc=(x + (i - (pins - 1) / 2) * 1.38, y + (1.4 if row else -1.4), z + 5.05))
    for sx in (-1, 1):
        g.plate('jack post', g.polygon(2.8, 6), [g.circle(1.2, 20)], 4.2, .3, mat=steel, parent=parent,
                loc=(x + sx * (half + 3.4), y, z + .6))
