"""Rack repeater, one unit high: front panel with vents and status lights, steel chassis, connectors at the back."""
from kit import geometry as g
from kit import materials as m
from kit import rear_ports as ports

LIGHT = dict(key=1.5, fill=2.8, top=1.4, rim=2.2)
VIEWS = {
    'hero': dict(az=-25, el=17, fill=.9),
    'front': dict(az=0, el=6, fill=.9),
    'side': dict(az=-148, el=22, fill=.88),
    'detail': dict(az=-16, el=14, aim=(5, -185, 24), zoom=2.8, fstop=None),
}


def build(
    color='#1e2022',        # front panel
    trim='#5b6066',         # inlay
    w=483, h=44, d=370,     # including the rack ears
    legend='',              # model designation on the front
):
    root = g.group('repeater')
    chassis_w, lift = 442, 3
    _chassis(root, chassis_w, h - 2, d - 22, lift)
    F = g.group('front', parent=root, facing='front', loc=(0, -d / 2 + 22, lift))
    _front(F, color, trim, w, h, chassis_w, legend)
    _back(g.group('back', parent=root, loc=(0, d / 2, lift), rot=(90, 0, 180)), chassis_w, h)
    return root


def _chassis(root, w, h, d, lift):
    """Folded steel box: cover with its lap seam, screws, side and top vents, rubber feet."""
    coat = m.painted_metal('#26292c')
    C = g.group('chassis', parent=root, loc=(0, 11, lift))
    g.prism('tray', w, d, h - 2, 2, .6, .6, mat=coat, parent=C)
    vents = [g.slot(3.2, 26, x, y) for y in (70, 104) for x in [(i - 13.5) * 8 - 70 for i in range(28)]]
    g.plate('cover', g.rrect(w + 2, d - 16, 2.5), vents, 1.6, .4, mat=coat, parent=C, loc=(0, -6, h - 1.8))
    g.prism('cover shadow', w - 20, d - 40, .2, 2, 0, 0, mat=m.void(), parent=C, loc=(0, -6, h - 1.95))
    for x in (-w / 2 + 10, -w / 6, w / 6, w / 2 - 10):
        for y in (-d / 2 + 14, d / 2 - 24):
            g.screw('cover screw', 3.2, m.metal('#8d9196', .32), m.void(), C, loc=(x, y, h - .3), height=1.5)
    for sx in (-1, 1):
        S = g.group('flank', parent=C, loc=(sx * w / 2, 0, 0), rot=(90, 0, sx * 90))
        g.plate('cover flange', g.rrect(d - 16, h - 12, 1.5, 6, 0, h / 2 + 4),
                [g.slot(3.2, 18, (i - 13) * 8, h / 2 + 3) for i in range(27)], 1.0, .3,
                mat=coat, parent=S, loc=(0, 0, .1))
        g.prism('vent dark', 226, 20, .08, 1, 0, 0, mat=m.void(), parent=S, loc=(0, h / 2 + 3, .05))
        for dx in (-d / 2 + 24, d / 2 - 24):
            g.screw('flank screw', 3, m.metal('#8d9196', .32), m.void(), S, loc=(dx, h * .72, 1.0), height=1.4)
    for x in (-w / 2 + 30, w / 2 - 30):
        for y in (-d / 2 + 30, d / 2 - 30):
            g.lathe('foot', [(0, -3), (9, -3, .6), (10, 0), (0, 0)], mat=m.rubber('#111213'), parent=C, loc=(x, y, 0), seg=40)


def _front(F, color, trim, w, h, chassis_w, legend):
    """Moulded front between the rack ears: two honeycomb vents, status lights, service ports."""
    plastic, inlay = m.plastic(color, 'matt'), m.plastic(trim, 'satin')
    steel = m.painted_metal('#2a2d30')
    for sx in (-1, 1):      # ears with open slots
        ex = sx * (w / 2 - 15)
        g.plate('ear', g.rrect(30, h - .8, 1.5, 4, ex, h / 2), [g.slot(11, 7, sx * (w / 2 - 9.5), y) for y in (6.4, h - 6.4)], 2.4, .4,
                mat=steel, parent=F)
    fw, z = chassis_w - 6, 20
    g.prism('front body', fw, h - 1, z, 4, 2.2, .4, mat=plastic, parent=F, loc=(0, h / 2, 0))
    vent_w, vx = 118, 148
    holes = []
    for sx in (-1, 1):
        for loop in g.grid(vent_w, 25, 6.6, 2.75, n=6):
            holes.append([(x + sx * vx, y + h / 2) for x, y in _rotate_hexagon(loop)])
    centre = g.rrect(150, 31, 3, 6, 0, h / 2)
    g.plate('front panel', g.rrect(fw - 8, h - 8, 3.5, 6, 0, h / 2), holes + [centre], 3.0, .35, mat=plastic, parent=F, loc=(0, 0, z - 1.0))
    for sx in (-1, 1):
        g.prism('vent dark', vent_w + 12, 30, .1, 2, 0, 0, mat=m.void(), parent=F, loc=(sx * vx, h / 2, z + .1))
    # service field in the middle
    g.prism('service field', 149.4, 30.4, 1.2, 2.8, .4, 0, mat=m.plastic('#0f1012', 'gloss'), parent=F, loc=(0, h / 2, z))
    zs = z + 1.22
    g.prism('inlay', 149, 1.6, .3, .6, .1, 0, mat=inlay, parent=F, loc=(0, h / 2 - 13.2, zs - .1))
    ink = m.ink('#c3c6ca')
    if legend:
        g.text('legend', legend, 9.4, ink, parent=F, align='LEFT', loc=(-68, h / 2 + 4.6, zs), weight='Inter:bold', spacing=1.05)
    g.text('service', 'REPEATER', 3.0, m.ink('#8f9398'), parent=F, align='LEFT', loc=(-68, h / 2 - 4.4, zs), weight='Inter:medium',
           spacing=1.5)
    lights = (('PWR', '#46ff7a'), ('TX 1', None), ('RX 1', '#46ff7a'), ('TX 2', None), ('RX 2', '#46ff7a'), ('NET', '#35a8ff'))
    for i, (word, color_led) in enumerate(lights):
        x = -14 + i * 9.6
        mat = m.led(color_led, 1.8) if color_led else m.plastic('#3d201d', 'gloss')
        g.prism('status light', 4.6, 2.2, .5, .7, .2, 0, mat=mat, parent=F, loc=(x, h / 2 + 4.6, zs - .1))
        g.text('light legend', word, 2.3, ink, parent=F, loc=(x, h / 2 - .2, zs), weight='Inter:medium')
    ports.usb_a(F, 49, h / 2 - .6, zs - .3)
    ports.rj45(F, 66, h / 2 - .4, zs - .3, leds=False)
    for x, word in ((49, 'USB'), (66, 'LAN')):
        g.text('port legend', word, 2.2, ink, parent=F, loc=(x, h / 2 + 10.2, zs), weight='Inter:medium')
    for sx in (-1, 1):      # pull handles that fit into one rack unit
        g.tube('handle', [(sx * (w / 2 - 25.5), 7, 1), (sx * (w / 2 - 25.5), 7, 18), (sx * (w / 2 - 25.5), 11, 25),
                          (sx * (w / 2 - 25.5), h / 2, 26),
                          (sx * (w / 2 - 25.5), h - 11, 25), (sx * (w / 2 - 25.5), h - 7, 18), (sx * (w / 2 - 25.5), h - 7, 1)], 2.6,
               mat=m.metal('#7c8085', .35), parent=F)


def _rotate_hexagon(loop):
    """Rotates a hexagon of the grid about its own centre so that it stands on a corner."""
    cx, cy = sum(p[0] for p in loop) / len(loop), sum(p[1] for p in loop) / len(loop)
    return [(cx - (y - cy), cy + (x - cx)) for x, y in loop]


def _back(B, w, h):
    """Mains and battery supply, coax sockets, network and auxiliary connectors, two fans."""
    steel, ink = m.painted_metal('#2b2e31'), m.ink('#c3c6ca')
    g.plate('back panel', g.rrect(w - 2, h - 3, 1, 4, 0, h / 2 - .5), [], 1.4, .3, mat=steel, parent=B, loc=(0, 0, -.6))
    z = .8
    ports.iec_inlet(B, -w / 2 + 26, h / 2, z)
    for i, (color, sign) in enumerate((('#a32b26', '+'), ('#191a1c', '\u2212'))):
        x = -w / 2 + 60 + i * 18
        g.lathe('battery terminal', [(7, 0), (7, 3, .5), (5.6, 4), (5.6, 13, 1.2), (0, 13)], mat=m.plastic(color, 'satin'), parent=B,
                loc=(x, h / 2 - 2, z), seg=48)
        g.text('terminal legend', sign, 6, ink, parent=B, loc=(x, h - 8, z + .02))
    g.text('dc legend', '11.0-14.4 V DC', 3, ink, parent=B, loc=(-w / 2 + 69, 6.5, z + .02), weight='Inter:medium')
    for x in (-76, -34):
        _fan(B, x, h / 2 - .5, 18.5, z)
    ports.rj45(B, 4, h / 2, z)
    ports.rj45(B, 24, h / 2, z)
    ports.d_sub(B, 76, h / 2, 25, z)
    for x, word in ((140, 'RX'), (190, 'TX')):
        ports.coax_n(B, x, h / 2, z)
        g.text('coax legend', word, 4, ink, parent=B, loc=(x - 19, h / 2, z + .02))
    for x, word in ((4, 'LAN 1'), (24, 'LAN 2'), (76, 'AUX')):
        g.text('port legend', word, 3, ink, parent=B, loc=(x, h - 8, z + .02), weight='Inter:medium')
    g.screw('ground screw', 4, m.metal('#b9a24e', .3), m.void(), B, loc=(w / 2 - 10, 9, z))


def _fan(B, x, y, r, z):
    """Axial fan behind a wire guard."""
    g.lathe('fan well', [(0, 0), (r, 0)], mat=m.void(), parent=B, loc=(x, y, z + .05))
    for i in range(7):
        g.prism('fan blade', r * .9, 6, .4, 2.5, .1, 0, mat=m.plastic('#1d1f22', 'satin'), parent=B, loc=(x, y, z + .12),
                rot=(0, 0, i * 360 / 7))
    for k in (.35, .6, .82, 1.0):
        g.lathe('guard ring', [(r * k - .7, 1.0), (r * k, 1.6, .3), (r * k + .7, 1.0), (r * k, .5, .2), (r * k - .7, 1.0)],
                mat=m.metal('#9a9ea3', .3), parent=B, loc=(x, y, z), seg=72)
    g.lathe('fan hub', [(0, 1.0), (r * .33, 1.0, .2), (r * .33, .2)], mat=m.plastic('#26282b', 'satin'), parent=B, loc=(x, y, z), seg=40)
    for a in (45, 135):
        g.prism('guard bar', r * 2.2, 1.3, 1.0, .5, .3, 0, mat=m.metal('#9a9ea3', .3), parent=B, loc=(x, y, z + .4), rot=(0, 0, a))
