"""Smart plugs for US sockets: an indoor mini plug with one outlet, and a weatherproof box with two outlets on a short lead."""
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=32, el=14),
    'front': dict(az=0, el=4),
    'side': dict(az=138, el=14),
    'detail': dict(az=26, el=14, aim=(0, -36, 20), zoom=2.0, fstop=None),
}

# White on white: less fill and overhead light keep the sides grey.
LIGHT = dict(key=2.1, fill=.3, top=.6, rim=1.5)


def build(
    outdoor=False,          # the outdoor box instead of the mini plug
    color='#d9d9d7',
    trim='#e3e4e5',
    lamp='#6fdc8c',
):
    root = g.group('smart plug')
    if outdoor:
        _outdoor(root, color, trim, lamp)
    else:
        _mini(root, color, trim, lamp)
    return root


# ------------------------------------------------------------ indoor, mini ---
def _mini(root, color, trim, lamp, w=64, h=40, d=36):
    """Stadium-shaped plug on its side: outlet in its face, key on the right side, blades behind."""
    shell, back = m.plastic(color, 'matt'), m.plastic(trim, 'matt')
    P = g.group('panel', parent=root, facing='front')
    cy, split = h / 2, 11

    def outline(inset):
        return s.soft_rect(w - 2 * inset, h - 2 * inset, 15.5 - inset * .7, 2.3, cy=cy)
    s.swept('back shell', outline, [(4, 0, .6), (2.4, 0, 1.6), (.5, 4, 3), (.15, split - .2, .15), (.7, split)], mat=back, parent=P, arc=10)
    s.swept('seam', outline, [(.75, split - .4), (.75, split + .6)], cap_low=False, cap_high=False, mat=m.void('#2a2b2d'), parent=P)
    s.swept('front shell', outline, [(.9, split + .3), (.1, split + .3, .2), (0, split + 2, .5), (0, d - 4, 3), (1.2, d - .8, 1.6),
                                     (3.0, d, 1.0), (6.4, d, .3),
                                     (6.8, d - .7)], cap_high=False, mat=shell, parent=P, arc=12)
    face = s.soft_rect(w - 13.2, h - 13.2, 11.2, 2.3, cy=cy)
    g.plate('face', face, s.outlet_holes(0, cy + 1.6), 2.0, .22, mat=shell, parent=P, loc=(0, 0, d - 2.5))
    s.outlet_wells(P, 0, cy + 1.6, d - .5, depth=3.4)
    s.us_prongs(P, 0, 0, cy + 1.6)
    _flank_key(P, w, cy, d, shell, lamp)
    g.text('rating', '15 A 120 V~', 2.3, m.ink('#a2a6aa'), parent=P, loc=(-19.3, cy, d - .46), rot=(0, 0, 90))
    return P


def _flank_key(P, w, cy, d, shell, lamp):
    """Round power key on the right side with a light beside it."""
    flank = g.group('flank', parent=P, loc=(w / 2 - .05, cy, d * .62), rot=(0, 90, 0))
    g.lathe('key bed', [(5.4, -.6), (5.4, .12, .1), (4.7, .12, .1), (4.6, -.6)], seg=64, mat=m.plastic('#c9ccce', 'satin'), parent=flank)
    g.lathe('key', [(4.6, -.6), (4.6, .9, .5), (2.5, .7, 3), (0, .6)], seg=64, mat=shell, parent=flank)
    sign = g.group('power sign', parent=flank, loc=(0, 0, .66), rot=(0, 0, -90))
    s.inlay('power ring', s.arc_slot(1.7, .4, -240, 60, 40), m.ink('#777c81'), sign, (0, 0, 0))
    s.inlay('power bar', g.rrect(.4, 1.9, .2, 6, 0, 1.4), m.ink('#777c81'), sign, (0, 0, 0))
    g.lathe('lamp', g.dome(.8, 0, .5, 8), seg=24, mat=m.led(lamp, 2.0), parent=flank, loc=(0, 8.2, -.05))


# -------------------------------------------------------------- outdoor box ---
def _outdoor(root, color, trim, lamp, w=70, h=128, d=40):
    """Upright box: at the top a key between two lights, below it two outlets under flaps; the plug is on a short thick lead."""
    shell, grey = m.plastic(color, 'matt'), m.plastic(trim, 'satin')
    P = g.group('panel', parent=root, facing='front')

    def outline(inset):
        return s.soft_rect(w - 2 * inset, h - 2 * inset, 13 - inset * .7, 2.4, cy=h / 2)
    split = 15
    s.swept('back shell', outline, [(3.4, 0, .6), (2.2, 0, 1.6), (.3, split - .2, 6), (1.0, split)], mat=shell, parent=P, arc=10)
    s.swept('gasket', outline, [(1.1, split - .4), (.8, split, .2), (.8, split + 1.0, .2), (1.1, split + 1.4)], mat=m.rubber('#0e0f10'),
            parent=P)
    s.swept('front shell', outline, [(1.2, split + .9), (.2, split + .9, .2), (0, split + 3, .8), (.4, d - 6, 5), (5, d, 5), (7, d)],
            mat=shell, parent=P, arc=12)
    _panel_key(P, h - 17, d, grey, lamp)
    for y, opened in ((62, True), (23.5, False)):
        _covered_outlet(P, y, d, shell, opened)
    _hang_loop(P, h, shell)
    _lead_and_plug(root, h)
    return P


def _panel_key(P, y, d, grey, lamp):
    g.lathe('key bed', [(10, -.5), (10, .5, .35), (9, .5, .3), (8.6, -.4)], seg=80, mat=grey, parent=P, loc=(0, y, d))
    g.lathe('key', [(8.5, -.5), (8.5, 1.1, .7), (5, .8, 5), (0, .7)], seg=80, mat=m.rubber('#26282b'), parent=P, loc=(0, y, d))
    light = m.ink('#c9cdd1')
    s.inlay('power ring', s.arc_slot(3.0, .6, -240, 60, 40), light, P, (0, y, d + .86), .05)
    s.inlay('power bar', g.rrect(.6, 3.2, .3, 6, 0, 2.4), light, P, (0, y, d + .9), .05)
    for x, lit, label in ((-20, True, '1'), (20, False, '2')):
        g.lathe('lamp', g.dome(1.2, 0, .6, 8), seg=28, mat=m.led(lamp, 1.8) if lit else m.plastic('#5d6266', 'gloss'), parent=P,
                loc=(x, y + 1.8, d - .1))
        g.text('outlet number', label, 4, light, parent=P, loc=(x, y - 4.2, d + .02), weight='Inter:medium')


def _covered_outlet(P, y, d, shell, opened):
    """Outlet in a raised collar. Its sprung flap is hinged above, and stands open or lies on the collar."""
    w, h = 42, 33
    g.plate('collar', s.soft_rect(w, h, 7, cy=y), [s.soft_rect(w - 5, h - 5, 5.2, cy=y)], 3.4, .7, mat=shell, parent=P, loc=(0, 0, d - .6))
    if opened:
        g.plate('outlet face', s.soft_rect(w - 4.6, h - 4.6, 5.4, cy=y), s.outlet_holes(0, y + 1.4), 2.4, .25,
                mat=m.plastic('#54585d', 'satin'), parent=P, loc=(0, 0, d - 1.4))
        s.outlet_wells(P, 0, y + 1.4, d + 1.0, 5)
    hinge = g.group('hinge', parent=P, loc=(0, y + h / 2 + 1.2, d + 3.0), rot=(-112 if opened else 0, 0, 0))
    g.lathe('hinge barrel', [(0, -13), (1.7, -13, .3), (1.7, 13, .3), (0, 13)], seg=36, mat=shell, parent=hinge, rot=(0, 90, 0))
    flap = g.group('flap', parent=hinge, loc=(0, -h / 2 - 1.2, 0))
    s.swept('flap lid', lambda k: s.soft_rect(w + 1 - 2 * k, h + 1 - 2 * k, 7.2 - k, 2.4),
            [(.6, 0, .2), (0, .4, .3), (0, 2.2, 1), (2, 3.8, 1.6), (4, 3.8, .3), (4.5, 3.3, .3), (8, 3.3)],
            mat=shell, parent=flap, arc=8)
    g.prism('finger lip', 12, 3.4, 2.0, 1.2, .6, .3, mat=shell, parent=flap, loc=(0, -h / 2 - 1, .6))
    g.plate('flap seal', s.soft_rect(w - 6, h - 6, 5), [s.soft_rect(w - 9, h - 9, 4)], .8, .2, mat=m.rubber('#34373a'), parent=flap,
            loc=(0, 0, -.7))


def _hang_loop(P, h, shell):
    """Moulded loop at the top for a nail."""
    g.plate('hang loop', g.rrect(20, 16, 7, 12, 22, h + 3), [g.circle(3.2, 40, 22, h + 5)], 5, .9, mat=shell, parent=P, loc=(0, 0, 6))


def _lead_and_plug(root, h):
    """Ribbed strain relief, thick rubber lead, and the moulded plug beside the box."""
    rubber = m.rubber('#1a1b1d')
    relief = g.group('strain relief', parent=root, loc=(-16, -18, h - .5))
    g.lathe('sleeve', [(6.4, 0), (6.4, 2, .6), (5.2, 3, .5), (4.6, 16, 1), (0, 16)], seg=48, mat=rubber, parent=relief)
    for i in range(5):
        g.lathe('sleeve ring', [(4.7, 0), (5.5 - i * .12, .2, .2), (5.5 - i * .12, 1.2, .2), (4.7, 1.4)], seg=48, mat=rubber,
                parent=relief, loc=(0, 0, 4 + i * 2.4))
    # The lead hangs over the edge, then runs along the table to the plug, which lies on its side.
    g.tube('lead', [(-16, -18, h + 12), (-18, -18, h + 26), (-32, -19, h + 34), (-49, -20, h + 20), (-60, -21, 116), (-68, -22, 80),
                    (-76, -23, 44), (-86, -24, 17), (-97, -27, 6), (-109, -33, 3.8), (-117, -45, 4), (-113, -58, 5.5), (-105, -67, 8.4),
                    (-98, -75, 11)], 3.7, mat=rubber, parent=root)
    plug = g.group('plug', parent=root, loc=(-88.3, -85.7, 11.8), rot=(90, 0, 222))
    g.body('plug body', [(-17, 25, 22, 8), (-16.4, 26.4, 23.4, 8.5), (-4, 26.4, 23.4, 8.5), (1, 21, 18, 8), (6, 12.5, 11.5, 5.6),
                         (13, 10.5, 10.5, 5.2), (22, 8.6, 8.6, 4.2), (23, 7.6, 7.6, 3.7)],
           mat=rubber, parent=plug)
    for i in range(4):
        g.lathe('relief ring', [(4.4, 0), (5.9 - i * .3, .2, .2), (5.9 - i * .3, 1.3, .2), (4.4, 1.5)], seg=40, mat=rubber, parent=plug,
                loc=(0, 0, 9.5 + i * 3.2))
    s.us_prongs(plug, -17, 0, -.5)
