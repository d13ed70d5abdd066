"""Fixed-mount two-way radio: a vehicle radio with a finned chassis, or a marine radio on its yoke with a fist microphone."""
import math

from kit import display
from kit import geometry as g
from kit import materials as m
from kit import radio_parts as rp

LIGHT = dict(key=1.8, fill=2.1, top=1.6, rim=4, mirrored=False)      # the table would be a grey wedge in its display
VIEWS = {
    'hero': dict(az=-27, el=17, fill=.86),
    'front': dict(az=0, el=5, fill=.86),
    'side': dict(az=-150, el=20, fill=.84),
    'detail': dict(az=-20, el=12, zoom=2.1, fstop=None),
}


def build(
    model='vehicle',        # 'vehicle' (slim head on a die-cast chassis) or 'marine' (large display, yoke, fist microphone)
    color='#1b1c1e',        # housing
    trim='#2e3134',         # keys and frames
    w=175, h=53, d=206,
    label='Channel 1',      # text of the display
    legend='',              # model designation on the front
):
    root = g.group('mobile radio')
    (_marine if model == 'marine' else _vehicle)(root, color, trim, w, h, d, label, legend)
    return root


# ----------------------------------------------------------------- vehicle ---
def _vehicle(root, color, trim, w, h, d, label, legend):
    head_depth, lift = 44, 4
    yf = -d / 2
    F = g.group('front', parent=root, facing='front', loc=(0, yf + head_depth, lift))
    _vehicle_head(F, color, trim, w, h, head_depth, label, legend)
    _finned_chassis(root, w, h, yf + head_depth, d / 2, lift)
    _trunnion(root, w, h, yf + head_depth + 26)


def _vehicle_head(F, color, trim, w, h, depth, label, legend):
    shell, rub = m.plastic(color, 'matt'), m.rubber('#2a2c2f')
    outline = rp.rounded_polygon([(-w / 2 + 9, 0), (w / 2 - 9, 0), (w / 2, 13), (w / 2, h - 13), (w / 2 - 9, h), (-w / 2 + 9, h),
                                  (-w / 2, h - 13), (-w / 2, 13)], 7, 6)
    rp.slab('head', outline, depth, 4.5, 1.0, mat=shell, parent=F)
    rp.slab('seam', rp.inset(outline, 1.6), 3, .2, 0, mat=m.void(), parent=F, loc=(0, 0, -2))
    z = depth
    # fascia with display window, key field and speaker slots
    fx = w / 2 - 7
    fascia = rp.rounded_polygon([(-fx + 5, 5), (fx - 5, 5), (fx, 13), (fx, h - 12), (fx - 5, h - 5), (-fx + 5, h - 5), (-fx, h - 12),
                                 (-fx, 13)], 5, 6)
    slots = [rp.rounded_polygon([(66 - k, 13.4 + i * 3.6), (77.0, 13.4 + i * 3.6), (77.0, 15.1 + i * 3.6),
                                 (66 - k, 15.1 + i * 3.6)], .8, 4)
             for i, k in enumerate((6, 7.2, 8.2, 8.8, 8.8, 8.2, 7.2, 6))]
    window = x, y, window_w, window_h = -19.5, 30.0, 62, 28
    holes = [g.rrect(window_w, window_h, 2.5, 8, x, y)] + slots
    holes += [g.rrect(13.4, 6.6, 2.2, 6, -19.5 + (i - 1.5) * 15.6, 10.4) for i in range(4)]
    g.plate('fascia', fascia, holes, 2.2, .5, mat=m.plastic('#141517', 'satin'), parent=F, loc=(0, 0, z - .8))
    g.plate('fascia floor', rp.inset(fascia, 1.5), [], .2, .05, mat=m.void(), parent=F, loc=(0, 0, z - .1))
    g.prism('speaker cloth', 24, 32, .3, 2, .05, 0, mat=m.fabric('#0c0d0e', .8), parent=F, loc=(68, 27, z + .1))
    z += 1.4
    _vehicle_display(F, *window, z - 1.0, label)
    for i in range(4):
        rp.key(F, -19.5 + (i - 1.5) * 15.6, 10.4, z - 1, 12.8, 6, rub, f'P{i + 1}', size=2.6, rise=2.1, r=1.9)
    # volume knob with its ring, microphone socket below, lights between knob and display
    rp.fluted_knob('volume knob', 10.2, 15, 16, F, (-66.5, 34.5, z - .4), m.rubber('#1d1f21'), m.plastic(trim, 'satin'), None, .95, .05)
    g.lathe('knob cap', [(0, 14.4), (7.4, 14.4), (7.4, 15.1, .3), (5.8, 15.0, .4), (0, 14.8)], mat=m.plastic('#1a1b1d', 'satin'), parent=F,
            loc=(-66.5, 34.5, z - .4), seg=64)
    g.prism('knob mark', 1.0, 3.4, .12, .4, 0, 0, mat=m.ink('#e6e8ea'), parent=F, loc=(-69.5, 38.2, z + 14.55), rot=(0, 0, 40))
    _microphone_socket(F, -66.5, 13.2, z)
    for i, color_led in enumerate(('#ff5340', '#ffb52e', '#46ff7a')):
        lit = i == 2
        g.prism('light', 2.4, 1.6, .5, .6, .2, 0, parent=F, loc=(-53.6, 44 - i * 3.6, z - .1),
                mat=m.led(color_led, 1.8) if lit else m.plastic('#3a2a24' if i else '#3d1f1d', 'gloss'))
    g.prism('emergency key', 6.6, 6.2, 2.2, 2, .7, 0, mat=m.plastic('#e2601c', 'satin'), parent=F, loc=(-53.2, 14.6, z - .4))
    _navigation(F, 31, 31.5, z - .3, trim)
    for x, y, word in ((22.4, 11.2, 'BACK'), (39.6, 11.2, 'HOME')):
        rp.key(F, x, y, z - .3, 14.4, 6.2, rub, word, size=2.3, rise=1.7, r=2.4)
    if legend:
        g.text('legend', legend, 3.8, m.ink('#b6babf'), parent=F, loc=(-19.5, 46.0, z + .02), weight='Inter:semibold', spacing=1.1)


def _vehicle_display(F, x, y, w, h, z, label):
    g.prism('display glass', w - .4, h - .4, .6, 2.2, .2, 0, mat=m.black_glass('#08090b'), parent=F, loc=(x, y, z))
    z += .63
    display.pane(F, w - 1, h - 1, (x, y, z + .3))
    sw, sh = w - 7, h - 4.6
    navy, white, dark = rp.glow('#12406e', .9), rp.glow('#ffffff', .9), rp.glow('#0c1420', .35)
    rp.block(F, x, y, z, sw, sh, rp.glow('#dfe9f2', .8), .5)
    rp.block(F, x, y + sh * .42, z + .02, sw, sh * .16, navy, .1)
    rp.block(F, x, y - sh * .41, z + .02, sw, sh * .18, navy, .1)
    rp.signal_bars(F, x - sw * .46, y + sh * .42, z + .04, sh * .1, white)
    g.text('clock', '10:24', sh * .11, white, parent=F, loc=(x + sw * .40, y + sh * .42, z + .05), weight='Inter:medium')
    g.text('channel', label, sh * .36, dark, parent=F, loc=(x, y + sh * .12, z + .05), weight='Inter:semibold')
    g.text('zone', 'Zone 1', sh * .18, rp.glow('#24384c', .4), parent=F, loc=(x, y - sh * .18, z + .05), weight='Inter:medium')
    for i, word in enumerate(('Scan', 'Zone', 'Cont', 'Menu')):
        g.text('soft key', word, sh * .135, white, parent=F, loc=(x + (i - 1.5) * sw * .25, y - sh * .41, z + .05), weight='Inter:medium')


def _microphone_socket(F, x, y, z):
    """Rounded socket with sprung contacts for a fist microphone."""
    g.plate('socket rim', g.rrect(17, 13.5, 3, 8), [g.rrect(12.4, 9.2, 1.8, 6)], 2.4, .6, mat=m.plastic('#1d1f21', 'satin'), parent=F,
            loc=(x, y, z - .8))
    g.prism('socket well', 12.6, 9.4, .1, 1.6, 0, 0, mat=m.void(), parent=F, loc=(x, y, z + .05))
    g.prism('socket tongue', 9, 2.6, 1.0, .4, .2, 0, mat=m.plastic('#17181a', 'satin'), parent=F, loc=(x, y - 1.4, z))
    for i in range(6):
        g.prism('contact', .7, 2.2, .2, .1, 0, 0, mat=m.metal('#c9a552', .3), parent=F, loc=(x + (i - 2.5) * 1.35, y - 1.4, z + .92))


def _navigation(F, x, y, z, trim, r=11.5):
    """Round four-way key with OK cap."""
    g.lathe('navigation key', [(5.2, 0), (5.2, 1.6, .3), (6.4, 2.4, 1), (r - 1.4, 2.6, 1.2), (r, 1.4, .6), (r, 0)],
            mat=m.plastic(trim, 'satin'), parent=F,
            loc=(x, y, z), seg=80)
    g.lathe('ok key', [(0, 2.6), (4.3, 2.6, .6), (4.7, 1.8, .2), (4.7, 0)][::-1], mat=m.rubber('#1d1f21'), parent=F, loc=(x, y, z), seg=64)
    ink = m.ink('#e0e2e4')
    g.text('ok', 'OK', 2.7, ink, parent=F, loc=(x, y, z + 2.64))
    for turn, dx, dy in ((0, 0, 8.4), (180, 0, -8.4), (90, -8.4, 0), (270, 8.4, 0)):
        rp.triangle(1.9, turn, ink, F, (x + dx, y + dy, z + 2.56))


def _finned_chassis(root, w, h, y0, y1, lift):
    """Die-cast chassis: cooling fins along top and sides, connectors at the back."""
    cast = m.cast_metal('#232528')
    length = y1 - y0 - 8
    cy = (y0 + y1 - 8) / 2
    cw, ch = w - 9, h - 12
    C = g.group('chassis', parent=root, loc=(0, cy, lift + 2))
    g.prism('casting', cw, length, ch, 4, 2, 1, mat=cast, parent=C)
    n = 15
    for i in range(n):
        x = (i - (n - 1) / 2) * (cw - 16) / (n - 1)
        g.prism('top fin', 2.6, length - 18, 6.6, 1.2, .8, 0, taper=.35, mat=cast, parent=C, loc=(x, 4, ch - 1.2))
    for sx in (-1, 1):
        S = g.group('flank', parent=C, loc=(sx * cw / 2, 0, 0), rot=(90, 0, sx * 90))
        for i in range(5):
            g.prism('flank fin', length - 20, 2.4, 2.8, 1, .7, 0, taper=.3, mat=cast, parent=S, loc=(0, ch * (.2 + .155 * i), -.4))
    # front collar, screwed to the head
    g.prism('collar', cw + 3, 9, ch + 4, 5, 1.5, 1, mat=cast, parent=C, loc=(0, -length / 2 + 4, -1))
    for sx in (-1, 1):
        g.screw('cover screw', 3, m.metal('#8a8e93', .35), m.void(), C, loc=(sx * (cw / 2 - 5), length / 2 - 6, ch - .3))
    _vehicle_back(g.group('back', parent=C, loc=(0, length / 2, 0), rot=(90, 0, 180)), cw, ch)


def _vehicle_back(B, cw, ch):
    """Antenna socket, supply lead with its plug, accessory connector."""
    metal, dark = m.metal('#a9acb0', .3), m.plastic('#17181a', 'satin')
    g.lathe('antenna socket', [(9, 0), (9, 2, .4), (6.4, 2.2), (6.4, 15, .4), (4.6, 15, .2), (4.4, 6)], mat=metal, parent=B,
            loc=(-cw * .34, ch * .5, -.5), seg=64)
    g.lathe('antenna insulator', [(0, 9), (4.5, 9)], mat=m.plastic('#d9d6cc', 'satin'), parent=B, loc=(-cw * .34, ch * .5, 0), seg=40)
    g.lathe('antenna pin', [(0, 13), (1.1, 13, .3), (1.1, 8)], mat=m.metal('#c9a552', .3), parent=B, loc=(-cw * .34, ch * .5, 0), seg=24)
    for i in range(9):
        g.lathe('thread', [(6.2, 4 + i), (6.75, 4.4 + i), (6.2, 4.8 + i)], mat=metal, parent=B, loc=(-cw * .34, ch * .5, -.5), seg=40)
    g.plate('accessory connector', g.rrect(42, 17, 2), [g.rrect(38, 13, 1.2)], 9, .5, mat=dark, parent=B, loc=(8, ch * .5, -1))
    g.prism('connector floor', 38, 13, .2, 1, 0, 0, mat=m.void(), parent=B, loc=(8, ch * .5, 1))
    for i in range(13):
        for row in (-1, 1):
            g.lathe('pin', [(.55, 0), (.55, 6, .3), (0, 6)], mat=m.metal('#c9a552', .3), parent=B, seg=12,
                    loc=(8 + (i - 6) * 2.7, ch * .5 + row * 2.8, 1))
    g.prism('power plug', 19, 15, 12, 2.5, 1, .3, mat=dark, parent=B, loc=(cw * .36, ch * .5, -1))
    for sx, color in ((-1, '#9c2a25'), (1, '#1a1b1d')):
        g.tube('supply wire', [(cw * .36 + sx * 4, ch * .5, 10), (cw * .36 + sx * 4, ch * .48, 20), (cw * .36 + sx * 5, ch * .12, 27),
                               (cw * .36 + sx * 8, -6, 42)], 2.1, mat=m.plastic(color, 'satin'), parent=B)


def _trunnion(root, w, h, y):
    """Folded steel bracket that holds the radio with bolts through its arms."""
    steel = m.painted_metal('#1f2123')
    t, arm = 2.4, h * .62
    T = g.group('trunnion', parent=root, loc=(0, y + 30, 0))
    holes = [g.slot(16, 6, x, yy) for x in (-45, 0, 45) for yy in (-18, 18)]
    g.plate('trunnion floor', g.rrect(w + 3, 62, 4), holes, t, .5, mat=steel, parent=T, loc=(0, 0, 0))
    for sx in (-1, 1):
        A = g.group('arm', parent=T, loc=(sx * (w / 2 + 1.5), 0, 0), rot=(90, 0, sx * 90))
        g.plate('arm plate', rp.rounded_polygon([(-31, 0), (31, 0), (24, arm), (-24, arm)], [1, 1, 8, 8], 8), [], t, .5, mat=steel,
                parent=A, loc=(0, 0, -t))
        for dx in (-12, 12):
            g.lathe('spacer', [(4, -6), (4, 0)], mat=steel, parent=A, loc=(dx, arm * .62, 0), seg=32)
            g.hex_bolt('arm bolt', 4.2, m.metal('#54585c', .35), A, (dx, arm * .62, 0), dark=m.void())


# ------------------------------------------------------------------ marine ---
def _marine(root, color, trim, w, h, d, label, legend):
    lift, head = 17, 30
    yf = -d / 2
    F = g.group('front', parent=root, facing='front', loc=(0, yf + head, lift))
    _marine_head(F, color, trim, w, h, head, label, legend)
    _marine_body(root, color, w, h, yf + head, d, lift)
    _yoke(root, w, h, yf + head + 22, lift)
    _fist_microphone_on_table(root, w, yf, lift)


def _marine_head(F, color, trim, w, h, depth, label, legend):
    shell, rub = m.plastic(color, 'matt'), m.rubber('#2b2d30')
    x0, y0 = w / 2, h
    outline = rp.rounded_polygon([(-x0 + 14, 0), (x0 - 14, 0), (x0, 14), (x0, y0 - 14), (x0 - 14, y0), (-x0 + 14, y0), (-x0, y0 - 14),
                                  (-x0, 14)], 9, 6)
    rp.slab('head', outline, depth, 6, 1.5, mat=shell, parent=F)
    z = depth
    inner = rp.inset(outline, 6.6)
    sx, sy, sw, sh = -8.5, h * .56, 79, 58
    slots = [g.slot(24 - .55 * abs(i - 4.5) ** 1.6, 2.2, -68, h * .60 + (i - 4.5) * 4.2) for i in range(10)]
    g.plate('fascia', inner, [g.rrect(sw, sh, 3.5, 8, sx, sy)] + slots, 2.4, .6, mat=m.plastic('#16171a', 'satin'), parent=F,
            loc=(0, 0, z - .9))
    g.plate('fascia floor', rp.inset(inner, 2), [], .2, .05, mat=m.void(), parent=F, loc=(0, 0, z - .1))
    g.prism('speaker cloth', 28, 46, .3, 2, .05, 0, mat=m.fabric('#0c0d0e', .8), parent=F, loc=(-68, h * .60, z + .1))
    z += 1.5
    _marine_display(F, sx, sy, sw, sh, z - .9, label)
    for i in range(4):
        rp.key(F, sx + (i - 1.5) * 19.6, 14.2, z - .2, 16.6, 7.6, rub, rise=2.2, r=3)
        rp.triangle(2.2, 0, m.ink('#d9dbde'), F, (sx + (i - 1.5) * 19.6, 14.2, z + 2.02))
    # right column: dial, four-way pad, channel keys
    cx = 61
    rp.fluted_knob('dial', 13.2, 17, 22, F, (cx, h - 27, z - .4), m.rubber('#1d1f21'), m.plastic(trim, 'satin'), None, .95, .04)
    g.lathe('dial cap', [(0, 16.6), (9.6, 16.6), (9.6, 17.4, .4), (8.2, 17.3, .5), (0, 17.0)], mat=m.plastic('#1b1c1e', 'satin'), parent=F,
            loc=(cx, h - 27, z - .4), seg=72)
    g.text('dial legend', 'ENT', 3.4, m.ink('#dfe1e3'), parent=F, loc=(cx, h - 27, z + 16.66))
    for dx, dy, turn in ((-9.6, 0, 90), (9.6, 0, 270)):
        rp.key(F, cx + dx, h * .425 + dy, z - .2, 15.6, 7.4, rub, rise=2.2, r=3)
        rp.triangle(2.5, turn, m.ink('#dfe1e3'), F, (cx + dx, h * .425, z + 2.02))
    for dx, dy, word in ((-9.6, -10.2, 'MENU'), (9.6, -10.2, 'CLEAR'), (9.6, -20.6, 'HI/LO')):
        rp.key(F, cx + dx, h * .425 + dy, z - .2, 15.6, 7.4, rub, word, size=2.9, rise=2.2, r=3)
    rp.key(F, cx - 9.6, h * .425 - 20.6, z - .2, 15.6, 7.4, m.rubber('#c9cbcd'), '16/C', size=3.8, ink='#b3201d', rise=2.4, r=3)
    _distress_key(F, -68, 16.4, z)
    rp.key(F, -68, h - 15.5, z - .2, 12, 5.6, rub, 'PWR', size=2.5, rise=2.0, r=2.5)
    if legend:
        g.text('legend', legend, 5.4, m.ink('#c0c3c7'), parent=F, loc=(sx + sw / 2, h - 9.9, z + .02), align='RIGHT',
               weight='Inter:semibold', spacing=1.1)
    g.text('service', 'VHF MARINE', 2.4, m.ink('#8f9398'), parent=F, loc=(sx - sw / 2, h - 9.9, z + .02), align='LEFT',
           weight='Inter:medium', spacing=1.2)


def _marine_display(F, x, y, w, h, z, label):
    """Colour TFT: large channel number, position, soft keys."""
    g.prism('display glass', w - .5, h - .5, .9, 3.2, .25, 0, mat=m.black_glass('#07080a'), parent=F, loc=(x, y, z))
    z += .93
    display.pane(F, w - 1, h - 1, (x, y, z + .3))
    sw, sh = 71, 51
    paper, ink, blue, white = rp.glow('#0b1522', .8), rp.glow('#f2f6fa', .95), rp.glow('#1b4f86', .9), rp.glow('#ffffff', .9)
    rp.block(F, x, y, z, sw, sh, paper, .5)
    rp.block(F, x, y + sh * .435, z + .02, sw, sh * .13, blue, .1)
    for word, xx in (('25W', -.40), ('INT', -.22), ('DSC', .06)):
        g.text('status', word, 4.0, white, parent=F, loc=(x + sw * xx, y + sh * .435, z + .05), weight='Inter:medium')
    rp.battery_icon(F, x + sw * .40, y + sh * .435, z + .04, 3.0, white, blue)
    g.text('channel', label, 25, rp.glow('#ffd860', .95), parent=F, loc=(x - sw * .20, y + sh * .10, z + .05), weight='Inter:bold')
    g.text('channel name', 'CALLING', 4.6, ink, parent=F, loc=(x - sw * .20, y - sh * .19, z + .05), weight='Inter:medium')
    for i, line in enumerate(('54\u00b0 21.40 N', '10\u00b0 08.32 E', 'SOG  6.4 kn', 'COG 118\u00b0')):
        g.text('position', line, 4.1, ink, parent=F, align='LEFT', loc=(x + sw * .10, y + sh * (.27 - i * .125), z + .05),
               weight='Inter:medium')
    for i, word in enumerate(('SCAN', 'DW', 'HI/LO', 'CH/WX')):
        rp.block(F, x + (i - 1.5) * sw * .25, y - sh * .42, z + .02, sw * .235, sh * .13, blue, .6)
        g.text('soft key', word, 3.7, white, parent=F, loc=(x + (i - 1.5) * sw * .25, y - sh * .42, z + .05), weight='Inter:medium')


def _distress_key(F, x, y, z):
    """Red key in a frame with the hinges of its cover."""
    g.prism('distress frame', 27, 12.6, 1.4, 3, .6, 0, mat=m.plastic('#101113', 'satin'), parent=F, loc=(x, y, z - .3))
    g.prism('distress key', 23, 9, 3.0, 2.2, .9, 0, mat=m.plastic('#c3211c', 'satin'), parent=F, loc=(x, y, z))
    g.text('distress legend', 'DISTRESS', 3.2, m.ink('#f2f2f2'), parent=F, loc=(x, y, z + 3.02), weight='Inter:bold')
    for sx in (-1, 1):
        g.prism('cover hinge', 3, 3.2, 3.2, 1, .5, 0, mat=m.plastic('#101113', 'satin'), parent=F, loc=(x + sx * 9, y + 6.4, z))


def _marine_body(root, color, w, h, y0, d, lift):
    """Sealed body behind the head, with a finned heat sink."""
    shell, cast = m.plastic(color, 'matt'), m.cast_metal('#222427')
    B = g.group('body', parent=root, facing='front', loc=(0, y0, lift))
    back = d - 30
    g.prism('gasket', w - 10, h - 10, 4, 12, .5, .5, mat=m.rubber('#0f1011'), parent=B, loc=(0, h / 2, -2.6))
    g.prism('body', w - 22, h - 16, back, 12, 1, 4, mat=shell, parent=B, loc=(0, h / 2, -back))
    for i in range(13):
        x = (i - 6) * 9.4
        g.prism('fin', 2.6, h - 26, 10, 1.2, .5, .8, mat=cast, parent=B, loc=(x, h / 2, -back - 8))
    C = g.group('back', parent=root, loc=(0, y0 + back, lift), rot=(90, 0, 180))
    for x, rr in ((-48, 6.5), (44, 5)):
        g.lathe('cable gland', [(rr + 2, 0), (rr + 2, 5, .6), (rr, 6), (rr - 1, 18, 1), (0, 18)], mat=m.rubber('#151618'), parent=C,
                loc=(x, 13, 0), seg=48)
        g.tube('lead', [(x, 13, 16), (x, 11, 28), (x + 4, -4, 42), (x + 14, -lift + 4, 66)], rr * .45, mat=m.rubber('#131416'), parent=C)


def _yoke(root, w, h, y, lift):
    """Swivel yoke: base plate, two arms, clamping knobs at the pivots."""
    black = m.plastic('#1e2022', 'matt')
    Y = g.group('yoke', parent=root, loc=(0, y, 0))
    g.prism('yoke base', w + 12, 46, 4.5, 8, 1.5, .4, mat=black, parent=Y)
    g.prism('yoke rib', w - 30, 7, 4, 3, 1.2, 0, mat=black, parent=Y, loc=(0, 0, 4))
    for x in (-60, 60):
        for dy in (-14, 14):
            g.screw('base screw', 4, m.metal('#9da1a6', .3), m.void(), Y, loc=(x, dy, 4.2))
    pivot = lift + h * .5
    for sx in (-1, 1):
        A = g.group('yoke arm', parent=Y, loc=(sx * (w / 2 - 1), 0, 0), rot=(90, 0, sx * 90))
        rp.slab('arm', rp.rounded_polygon([(-21, 0), (21, 0), (14, pivot + 13), (-14, pivot + 13)], [2, 2, 13, 13], 10), 6, 1.4, .6,
                mat=black, parent=A)
        rp.fluted_knob('clamp knob', 14, 15, 8, A, (0, pivot, 5.6), m.rubber('#1c1e20'), m.plastic('#2a2c2f', 'satin'), None, .97, .10)


def _fist_microphone_on_table(root, w, yf, lift):
    """Fist microphone on the table in front of the radio; its coiled cord leads to the gland under the head."""
    M = g.group('fist microphone', parent=root, loc=(w * .36, yf - 78, 0), rot=(0, 0, 24))
    shell, satin = m.plastic('#1b1c1e', 'matt'), m.plastic('#232528', 'satin')
    half = [(13, -46), (19, -40), (22, -10), (29, 14), (29, 38), (23, 46), (8, 48)]
    outline = rp.rounded_polygon(rp.mirrored(half), 6, 6)
    rp.slab('mic back', outline, 15, 1, 4, mat=shell, parent=M, loc=(0, 0, 1))
    rp.slab('mic front', rp.inset(outline, .3), 14, 4, .6, mat=shell, parent=M, loc=(0, 0, 16.4))
    z = 30.2
    slots = [g.slot(34 - abs(i - 3) * 2.6, 2.0, 0, 24 + (i - 3) * 4.0) for i in range(7)]
    g.plate('mic grille', g.rrect(44, 35, 9, 8, 0, 24), slots, 1.6, .5, mat=satin, parent=M, loc=(0, 0, z - .4))
    g.prism('mic cloth', 38, 30, .2, 3, .05, 0, mat=m.fabric('#0c0d0e', .8), parent=M, loc=(0, 24, z - .1))
    for x, turn, word in ((-9.6, 0, 'UP'), (9.6, 180, 'DN')):
        rp.key(M, x, -5, z - .4, 13, 7, m.rubber('#2b2d30'), rise=1.8, r=2.6)
        rp.triangle(2.2, turn, m.ink('#dfe1e3'), M, (x, -5, z + 1.42))
        g.text('mic legend', word, 2.4, m.ink('#b9bdc1'), parent=M, loc=(x, 1.4, z + .22), weight='Inter:semibold')
    rp.key(M, 0, -17, z - .4, 15, 7, m.rubber('#6e7175'), '16', size=3.6, ink='#b3201d', rise=1.8, r=2.6)
    rib = m.rubber('#17181a')
    for i in range(6):      # grip ribs for wet hands
        for x in (-20.4, 20.4):
            g.prism('mic grip', 2.2, 3, 20, .9, .8, .8, mat=rib, parent=M, loc=(x, -38 + i * 5, 6))
    g.text('mic service', 'VHF MARINE', 2.6, m.ink('#9a9ea3'), parent=M, loc=(0, -29, z + .22), weight='Inter:medium', spacing=1.1)
    for x in (-12, 12):
        g.screw('mic screw', 1.9, m.metal('#55595d', .35), m.void(), M, loc=(x, -38, z - .1))
    g.prism('mic talk key', 32, 11, 7, 4, 1.6, .2, mat=m.rubber('#26282b'), parent=M, loc=(-24, 14, 16), rot=(0, -90, 90))
    P = g.group('mic neck', parent=M, loc=(0, -46, 15), rot=(90, 0, 0))
    g.lathe('strain relief', [(0, -2), (7, -2), (7, 4, .8), (5, 6), (4, 20, 1), (0, 20)], mat=m.rubber('#161719'), parent=P, seg=48)
    a = math.radians(24)

    def at(x, y, z):
        """Converts a point of the microphone to the space of the product."""
        return (w * .36 + x * math.cos(a) - y * math.sin(a), yf - 78 + x * math.sin(a) + y * math.cos(a), z)
    end = at(0, -70, 9)
    rp.cord('coiled cord', [at(0, -62, 14), end, (end[0] - 34, end[1] - 14, 8), (-20, yf - 96, 8), (-70, yf - 74, 8), (-84, yf - 40, 9),
                            (-74, yf - 14, 12),
                            (-66, yf + 6, lift + 1)], 1.9, m.rubber('#151618'), root, coil=(5.0, 4.5, 1.15))
    g.lathe('cord gland', [(0, -6), (5.5, -6, .5), (6.5, 6), (0, 6)], mat=m.rubber('#161719'), parent=root, loc=(-66, yf + 9, lift + 3),
            rot=(-60, 0, 0), seg=40)
