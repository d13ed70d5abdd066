"""Desktop multi-unit charger: a row of sloped pockets in a wide base, a light for each pocket and one display."""
from mathutils import Vector

from kit import geometry as g
from kit import materials as m
from kit import radio_parts as rp
from kit import rear_ports as ports

LIGHT = dict(key=1.5, fill=1.2, top=1.3, rim=4)
VIEWS = {
    'hero': dict(az=-26, el=27, fill=.88),
    'front': dict(az=0, el=32, fill=.9),
    'side': dict(az=-150, el=24, fill=.88),
    'detail': dict(az=-22, el=34, zoom=2.6, fstop=None),
}

LEAN = (14.6, 0, 0)     # the pockets lean back like the deck
WELL = 30.0             # depth of a pocket below its lip


def build(
    color='#232527',        # housing
    trim='#4a4e52',         # pocket collars and inlay
    pockets=6,
    pitch=70.0,             # distance between pockets
    label='READY',          # text of the display
):
    w = pockets * pitch + 24
    root = g.group('charger')
    pocket_xs = [(i - (pockets - 1) / 2) * pitch for i in range(pockets)]
    _base(root, color, w, pocket_xs)
    for i, x in enumerate(pocket_xs):
        _pocket_light(_pocket(root, trim, x), i + 1)
    _apron(root, w, label)
    _back(root, w)
    return root


DECK_Z, DECK_Y = 62.0, 18.0     # centre of the deck
APRON_Y, APRON_Z = -72.5, 34.5  # centre of the front apron


def _base(root, color, w, pocket_xs):
    """Housing: a side profile (depth, height) extruded across the width, with pockets cut into its sloped deck."""
    shell = m.plastic(color, 'satin')
    profile = rp.rounded_polygon([(-96, 0), (86, 0), (88, 78), (70, 80), (-38, 52), (-92, 20), (-97, 8)], [4, 4, 9, 9, 16, 5, 4], 7)
    H = g.group('across', parent=root, loc=(-w / 2, 0, 4), rot=(90, 0, 90))
    housing = rp.slab('housing', profile, w, 3.2, 3.2, mat=shell, parent=H)
    wells = []
    for x in pocket_xs:
        well = g.prism('well', 52, 64, 60, 6, .1, .1, loc=(x, DECK_Y, DECK_Z + 8), rot=LEAN)
        well.location += well.rotation_euler.to_matrix() @ Vector((0, 2, -WELL))
        wells.append(well)
    g.cut(housing, *wells)
    foot_line = rp.rounded_polygon([(-92, -2), (82, -2), (82, 3), (-92, 3)], 1, 3)
    rp.slab('foot shadow gap', foot_line, w - 10, .3, .3, mat=m.void(), parent=H, loc=(0, 0, 5))
    for sx in (-1, 1):
        for y in (-72, 66):
            g.lathe('foot', [(0, -4), (9, -4, .8), (10, 0), (0, 0)], mat=m.rubber('#101112'), parent=root, loc=(sx * (w / 2 - 32), y, 4),
                    seg=40)


def _pocket(root, trim, x):
    """Raised collar around a deep pocket: dark well, guide ribs, sprung contacts."""
    P = g.group('pocket', parent=root, loc=(x, DECK_Y, DECK_Z + 8), rot=LEAN)
    shell, satin = m.plastic('#17181a', 'satin'), m.plastic(trim, 'satin')
    ow, oh, iw, ih = 62, 78, 50, 62
    # wall of the pocket: an open skirt that stands above the deck
    outer, inner = g.rrect(ow, oh, 11, 10), g.rrect(iw, ih, 6, 10, 0, 2)
    g.plate('collar', outer, [inner], 15, 2.2, mat=shell, parent=P, loc=(0, 0, -8))
    g.plate('lip', g.rrect(iw + 5, ih + 5, 8, 10, 0, 2), [g.rrect(iw - 1, ih - 1, 5.5, 10, 0, 2)], 1.6, .6, mat=satin, parent=P, loc=(0, 0, 6.4))
    dark = m.plastic('#303337', 'satin')
    rings = [[(px, py, z) for px, py in g.rrect(iw - 1.4 - k, ih - 1.4 - k, 5, 10, 0, 2)] for z, k in ((7, 0), (-WELL + 1, 2.4))]
    g.loft('well wall', rings, cap=False, mat=dark, parent=P)
    g.prism('well floor', iw - 2, ih - 2, .4, 5, .1, 0, mat=m.plastic('#232528', 'satin'), parent=P, loc=(0, 2, 1.2 - WELL))
    for sx in (-1, 1):      # guides for the sides of the radio
        g.prism('guide rib', 2.4, 5, WELL + 4, 1.1, .8, 0, mat=satin, parent=P, loc=(sx * (iw / 2 - 1.8), 10, 1 - WELL))
    g.prism('contact block', 28, 13, 9, 2, 1, 0, mat=m.plastic('#1b1d1f', 'satin'), parent=P, loc=(0, 24, 1 - WELL))
    for i in range(4):
        g.prism('sprung contact', 3.0, 8, 1.8, 1.2, .8, 0, mat=m.metal('#d0a94f', .25), parent=P, loc=((i - 1.5) * 5.8, 23, 9.6 - WELL))
    g.prism('pocket key', 9, 3, 6, 1, .8, 0, mat=dark, parent=P, loc=(0, -ih / 2 + 4.4, 1 - WELL))
    return P


def _pocket_light(P, number):
    """Light on the deck in front of the pocket, dark while the pocket is empty."""
    at = g.group('light', parent=P, loc=(0, -46.5, .2))
    g.plate('light surround', g.slot(22, 6.4), [g.slot(17, 2.8)], 1.1, .4, mat=m.plastic('#2a2d30', 'gloss'), parent=at)
    g.prism('pocket light', 17.4, 3.2, .3, 1.5, .1, 0, mat=m.plastic('#6d7470', 'gloss'), parent=at, loc=(0, 0, .25))
    g.text('pocket number', str(number), 5.4, m.ink('#c9ccd0'), parent=at, loc=(17, 0, .4))


def _apron(root, w, label):
    """Sloped front with a strip that shows the glowing text of the display."""
    A = g.group('apron', parent=root, loc=(0, APRON_Y + 5.8, APRON_Z + 4.6), rot=(30.65, 0, 0))
    g.prism('inlay', w - 26, 25, .9, 6, .4, 0, mat=m.plastic('#111214', 'satin'), parent=A, loc=(0, 0, 0))
    g.prism('display glass', 34, 17, .2, 2, .1, 0, mat=m.black_glass('#08090b'), parent=A, loc=(0, 0, .8))
    g.text('display', label, 6, rp.glow('#bfe8d4', .9), parent=A, loc=(0, 0, 1.03), weight='Inter:semibold', spacing=1.1)


def _back(root, w):
    """Mains inlet and cooling slots."""
    B = g.group('back', parent=root, loc=(0, 87.3, 4), rot=(91.5, 0, 180))
    ports.iec_inlet(B, w * .34, 28, 0)
    dark = m.void()
    for i in range(26):
        g.prism('cooling slot', 2.6, 26, .15, 1.2, 0, 0, mat=dark, parent=B, loc=((i - 12.5) * 7, 34, -.05))
    g.prism('rating plate', 70, 24, .15, 1.5, .05, 0, mat=m.plastic('#0e0f10', 'satin'), parent=B, loc=(-w * .36, 30, 0))
    ink = m.ink('#b9bdc2')
    for i, (line, size) in enumerate((('PMPN4284', 5), ('6 pockets', 3.2), ('Input 100-240 V AC', 3.2))):
        g.text('rating', line, size, ink, parent=B, align='LEFT', loc=(-w * .36 - 31, 37 - i * 6.5, .17), weight='Inter:medium')
