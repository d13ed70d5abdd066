"""Network video recorder: steel chassis, front bezel with lights and USB, back with PoE switch, alarm terminals and mains inlet."""
from kit import geometry as g
from kit import materials as m
from kit import rear_ports as ports

LIGHT = dict(key=1.3, fill=1.35, top=1.15, rim=1.4)
VIEWS = {
    'hero': dict(az=-20, el=15, focal=80),
    'front': dict(el=5),
    'side': dict(az=157, el=15, focal=90),
    'detail': dict(az=-20, el=10, zoom=2.7, aim=(-120, -215, 36)),
}
BEZEL_DEPTH = 20.0


def build(color='#1b1c1e', trim='#4b4f53', w=445, h=71, depth=390, channels=16, poe_ports=16, legend=''):
    """`color` is the chassis, `trim` the lower strip of the front. `poe_ports` are in two rows at the back."""
    root = g.group('nvr')
    _chassis(root, color, w, h, depth)
    _front(root, color, trim, w, h, depth, channels, legend)
    _rear(root, color, w, h, depth, poe_ports)
    for x in (-w * .36, w * .36):
        for y in (-depth * .38, depth * .36):
            g.lathe('foot', [(0, -6), (10, -6, 1.2), (11, 1)], seg=48, mat=m.rubber('#151617'), parent=root, loc=(x, y, 0))
    return root


# --------------------------------------------------------------------- chassis ---
def _chassis(root, color, w, h, depth):
    """Tub with perforated sides and a lid folded over them."""
    steel = m.painted_metal(color)
    length = depth - BEZEL_DEPTH
    middle = BEZEL_DEPTH / 2
    p = g.group('tub', parent=root, loc=(0, depth / 2, 0), rot=(90, 0, 0))
    g.prism('tub', w - 10, h - 3, length, 1.2, .4, .4, mat=m.void(), parent=p, loc=(0, h / 2, 0))
    g.prism('bottom', w - 8, length, 1.2, 2, .4, .2, mat=steel, parent=root, loc=(0, middle, 1))
    for side in (-1, 1):
        s = g.group('side', parent=root, loc=(side * (w / 2 - 5), middle, h / 2), rot=(90, 0, side * 90))
        holes = [g.slot(3.4, 15, side * (length * .10) + k * 7.4, row * 19 - 2) for k in range(-9, 10) for row in (-.5, .5)]
        g.plate('side wall', g.rrect(length, h - 4, 1.2), holes, 1.2, .25, mat=steel, parent=s)
        for x in (-length * .42, length * .30):
            g.screw('side screw', 3.0, m.metal('#5c5f63', .3), m.void(), s, loc=(side * x, h * .34, 3.0), height=1.2)
    lid = [(-w / 2 + 3, h - 12), (-w / 2 + 3, h, 1.4), (w / 2 - 3, h, 1.4), (w / 2 - 3, h - 12)]
    inner = [(w / 2 - 4.4, h - 12), (w / 2 - 4.4, h - 1.4), (-w / 2 + 4.4, h - 1.4), (-w / 2 + 4.4, h - 12)]
    outline = g.fillet(lid, 6) + inner
    g.plate('lid', outline, [], length - .6, .3, mat=steel, parent=root, loc=(0, depth / 2, 0), rot=(90, 0, 0))
    for x in (-w * .30, 0, w * .30):
        g.lathe('lid dimple', [(5.5, .02), (4.6, .25, .2), (0, .25)], seg=48, mat=steel, parent=root, loc=(x, depth / 2 - 12, h))
        g.screw('lid screw', 3.0, m.metal('#5c5f63', .3), m.void(), root, loc=(x, depth / 2 - 12, h + .1), height=1.0)


# ----------------------------------------------------------------------- front ---
def _front(root, color, trim, w, h, depth, channels, legend):
    """Moulded bezel: glossy window at the top, matt strip with USB and button at the bottom, a bright line between them."""
    p = g.group('front', parent=root, loc=(0, -depth / 2 + BEZEL_DEPTH, 0), facing='front')
    g.prism('bezel gap', w - 7, h - 2, 1.2, 3, 0, 0, mat=m.void(), parent=p, loc=(0, h / 2, -.6))
    bezel = g.prism('bezel', w, h, BEZEL_DEPTH - .6, 5, 3.0, .5, seg=12, mat=m.plastic(color, 'satin'), parent=p, loc=(0, h / 2, .6))
    ww, wh, wy = w - 26, h * .47, h * .635
    g.cut(bezel, g.prism('window cutter', ww, wh, 12, 3, 0, 0, parent=p, loc=(0, wy, BEZEL_DEPTH - 2)),
          g.prism('strip cutter', w - 26, h * .22, 12, 3, 0, 0, parent=p, loc=(0, h * .22, BEZEL_DEPTH - 1.2)))
    g.prism('window', ww - .8, wh - .8, 1.8, 2.6, .5, 0, mat=m.black_glass('#08090b', .06), parent=p, loc=(0, wy, BEZEL_DEPTH - 2))
    g.prism('bright line', ww, 1.1, .9, .4, .25, 0, mat=m.metal('#8d9197', .25), parent=p, loc=(0, h * .365, BEZEL_DEPTH - .5))
    g.prism('strip', w - 26.8, h * .22 - .8, 1.0, 2.6, .3, 0, mat=m.plastic(trim, 'matt'), parent=p, loc=(0, h * .22, BEZEL_DEPTH - 1.2))
    _lamps(p, w, wy, channels)
    g.text('legend', legend, 14, m.ink('#e2e5e8'), parent=p, loc=(w * .175, wy + 1, BEZEL_DEPTH - .18), weight='Inter:bold', spacing=1.05)
    g.text('kind legend', f'{channels}-CHANNEL PoE NVR', 5.4, m.ink('#b4b9be'), parent=p, loc=(w * .38, wy + 1, BEZEL_DEPTH - .18), spacing=1.08)
    _controls(p, w, h)


def _lamps(p, w, y, channels):
    """Status lights at the left of the window: three of the recorder, then one for each channel."""
    z = BEZEL_DEPTH - .2
    for k, (word, color) in enumerate((('STATUS', '#4d8dff'), ('HDD', '#4dff84'), ('TX/RX', '#4dff84'))):
        x = -w * .445 + 24 * k
        g.prism('lamp', 7, 2, .25, .6, .08, 0, mat=m.led(color, 2.4), parent=p, loc=(x, y + 4.5, z - .05))
        g.text('lamp legend', word, 3.5, m.ink('#a5aab0'), parent=p, loc=(x, y - 3.2, z + .02))
    for k in range(channels):
        x, row = -w * .445 + 84 + 9.4 * (k % 8), k // 8
        lit = k % 8 < 6
        g.lathe('channel lamp', g.dome(1.15, 0, .35, 6), seg=20, mat=m.led('#4dff84', 1.5) if lit else m.plastic('#2a3a30', 'gloss'),
                parent=p, loc=(x, y + 5.5 - 11 * row, z))
        g.text('channel', str(k + 1), 2.9, m.ink('#8f949a'), parent=p, loc=(x, y + 1.6 - 11 * row, z + .02))
    g.lathe('remote eye', [(5, 0), (0, .05)], seg=48, mat=m.plastic('#23080b', 'gloss'), parent=p, loc=(-w * .445 + 178, y, z + .02))


def _controls(p, w, h):
    """USB sockets, power button and its light on the strip."""
    z, y = BEZEL_DEPTH - .2, h * .22
    for x in (w * .33, w * .33 + 22):
        ports.usb_a(p, x, y, z)
    b = g.group('power button', parent=p, loc=(w * .445, y, z))
    g.lathe('button gap', [(6.3, .05), (0, .05)], seg=64, mat=m.void(), parent=b)
    g.lathe('button ring', [(5.6, 0), (5.6, 1.0, .2), (4.8, 1.0, .2), (4.8, .1)], seg=64, mat=m.led('#4d8dff', 1.1), parent=b)
    g.lathe('button', [(4.7, 0), (4.7, 1.5, .5), (0, 1.2)], seg=64, mat=m.metal('#3c3f44', .3), parent=b)
    g.prism('power sign', .5, 2.2, .05, .2, 0, 0, mat=m.ink('#d6d9dd'), parent=b, loc=(0, 1.1, 1.36))
    for k in range(40):
        g.prism('air slit', 1.6, 7.5, .12, .7, 0, 0, mat=m.void(), parent=p, loc=(-w * .445 + 7 * k, y, z - .02))


# ------------------------------------------------------------------------ rear ---
def _rear(root, color, w, h, depth, poe_ports):
    """From left to right: mains, fan, alarm terminals, video and network sockets, PoE block."""
    p = g.group('rear', parent=root, loc=(0, depth / 2, 0), rot=(90, 0, 180))
    holes = [[(x - w * .235, y + h * .50) for x, y in loop] for loop in g.grid(44, 44, 5.0, 2.0, 'circle')]
    g.plate('rear wall', g.rrect(w - 9, h - 4, 1.5, 6, 0, h / 2), holes, 1.4, .25, mat=m.painted_metal(color), parent=p)
    z = 1.4
    legend = m.ink('#d3d6d9')
    ports.iec_inlet(p, -w * .43, h * .56, z)
    g.prism('switch frame', 22, 15, 1.6, 1.5, .4, 0, mat=m.plastic('#101113', 'satin'), parent=p, loc=(-w * .36, h * .56, z))
    g.prism('switch rocker', 17, 10, 3, 1, .6, 0, mat=m.plastic('#1b1c1f', 'gloss'), parent=p, loc=(-w * .36, h * .56, z), rot=(7, 0, 0))
    g.text('mains legend', 'AC 100-240 V', 4, legend, parent=p, loc=(-w * .40, h * .25, z + .02))
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.screw('fan screw', 3, m.metal('#8d9094', .3), m.void(), p, loc=(-w * .235 + sx * 25, h * .5 + sy * 25, z), height=1.2)
    _earth_screw(p, -w * .305, h * .24, z)
    _alarm_terminals(p, -w * .155, h, z, legend)
    _signal_sockets(p, w * .045, h, z, legend)
    _poe_block(p, w * .315, h, z, legend, poe_ports)
    for x in (-w / 2 + 9, w / 2 - 9):
        for y in (9, h - 9):
            g.screw('wall screw', 2.8, m.metal('#8d9094', .3), m.void(), p, loc=(x, y, z), height=1.1)


def _earth_screw(p, x, y, z):
    g.screw('earth screw', 4, m.metal('#b4b7bb', .26), m.void(), p, loc=(x, y, z), height=2.4)
    g.text('earth sign', 'GND', 3.6, m.ink('#d3d6d9'), parent=p, loc=(x, y - 7.5, z + .02))


def _alarm_terminals(p, x, h, z, legend):
    """Two rows of plug-in screw terminals: inputs and outputs."""
    green = m.plastic('#2f7d4f', 'satin')
    for row, (y, word) in enumerate(((h * .70, 'ALARM IN 1-16'), (h * .34, 'ALARM OUT 1-4'))):
        count = 12 if row == 0 else 10
        width = count * 3.9
        g.prism('terminal strip', width + 3, 12, 8, .8, .4, 0, mat=green, parent=p, loc=(x + 8, y, z))
        for k in range(count):
            cx = x + 8 + (k - (count - 1) / 2) * 3.9
            g.prism('wire entry', 2.7, 3.4, .12, .4, 0, 0, mat=m.void(), parent=p, loc=(cx, y - 2.8, z + 7.95))
            g.lathe('terminal screw', [(1.4, 0), (1.4, .3, .1), (0, .3)], seg=20, mat=m.metal('#b4b7bb', .3), parent=p, loc=(cx, y + 2.6, z + 7.9))
        g.text('terminal legend', word, 3.6, legend, parent=p, loc=(x + 8, y + 8.8, z + .02))


def _signal_sockets(p, x, h, z, legend):
    """VGA, HDMI, network, USB and audio."""
    ports.d_sub(p, x - 8, h * .70, 15, z)
    _word(p, 'VGA', x - 8, h * .70 + 10.4, z, legend)
    g.plate('hdmi shield', g.rrect(16.5, 7, 1, 5), [g.rrect(14, 4.6, .6, 5)], 1.2, .15, mat=m.metal('#a9acb0', .3), parent=p, loc=(x + 37, h * .70, z))
    g.prism('hdmi well', 14.2, 4.8, .1, .5, 0, 0, mat=m.void(), parent=p, loc=(x + 37, h * .70, z + .1))
    g.prism('hdmi tongue', 10, 1.1, .8, .2, .05, 0, mat=m.plastic('#191b1e', 'satin'), parent=p, loc=(x + 37, h * .70, z + .2))
    _word(p, 'HDMI', x + 37, h * .70 + 8, z, legend)
    ports.rj45(p, x - 20, h * .31, z)
    _word(p, 'LAN', x - 20, h * .31 + 10, z, legend)
    ports.usb_a(p, x + 2, h * .31, z)
    g.prism('usb tongue', 11, 1.8, .9, .2, .1, 0, mat=m.plastic('#1f5fbf', 'satin'), parent=p, loc=(x + 2, h * .31 + .8, z + .25))
    _word(p, 'USB', x + 2, h * .31 + 10, z, legend)
    for k, (word, color) in enumerate((('IN', '#b3241d'), ('OUT', '#d9d9d5'))):
        cx = x + 22 + 17 * k
        g.lathe('audio jack', [(4.9, 0), (4.9, 7.5, .4), (3.9, 7.5, .3), (3.7, 2)], seg=48, mat=m.plastic(color, 'satin'), parent=p, loc=(cx, h * .31, z))
        g.lathe('audio contact', [(2.6, 1), (2.6, 6.5, .2), (1.4, 6.5, .2), (1.2, 1)], seg=36, mat=m.metal('#c9ccd0', .25), parent=p, loc=(cx, h * .31, z))
        _word(p, word, cx, h * .31 + 10, z, legend)


def _poe_block(p, x, h, z, legend, count):
    """Shielded block of network jacks in two rows; the lower row is upside down."""
    pitch, per_row = 15.2, count // 2
    width = pitch * per_row + 4
    g.plate('poe surround', g.rrect(width + 4, 41, 1.5, 6, x, h * .48), [g.rrect(width - 1, 36, .8, 4, x, h * .48)], 1.8, .3,
            mat=m.metal('#a4a7ab', .3), parent=p, loc=(0, 0, z - .4))
    g.prism('poe shield', width, 37, .8, .8, .1, 0, mat=m.metal('#9a9da1', .32), parent=p, loc=(x, h * .48, z - .3))
    for k in range(count):
        col, upper = k // 2, k % 2 == 0
        o = g.group('jack', parent=p, loc=(x + (col - (per_row - 1) / 2) * pitch, h * .48 + (9 if upper else -9), z + .4),
                    rot=(0, 0, 0 if upper else 180))
        ports.rj45(o, 0, 0)
        g.text('port number', str(k + 1), 3.6, legend, parent=p,
               loc=(x + (col - (per_row - 1) / 2) * pitch, h * .48 + (23.6 if upper else -23.6), z + .02))
    _word(p, 'PoE 200 W', x - width / 2 + 12, h * .48 + 29.6, z, legend)


def _word(p, word, x, y, z, mat):
    g.text('socket legend', word, 3.8, mat, parent=p, loc=(x, y, z + .02))
