"""Fire alarm control panels: a compact European one and a large one in a steel cabinet with a glazed door."""
from kit import geometry as g
from kit import materials as m
from kit import operating_panel as op

LIGHT = dict(key=.95, fill=.7, top=.6)
# Little light gets behind a glazed door.
EFFORT = 2
VIEWS = {
    'hero': dict(az=-27, el=8),
    'front': dict(el=2),
    'side': dict(az=-70, el=8),
    'detail': dict(az=-16, el=12, zoom=2.3),
}


def build(style='compact', w=430, h=398, depth=80, color='#dcdddb', unit='#2a2d30', accent='#b52018', lines=None):
    """style: compact (light plastic cover with a recessed operating unit) or cabinet (steel box, glazed door).

    `unit` is the colour of the operating unit, `accent` the alarm colour, `lines` the text of the display.
    """
    root = g.group('fire panel')
    p = g.group('panel', parent=root, facing='front')
    if style == 'cabinet':
        _cabinet(p, w, h, depth, color)
        _door(p, w, h, depth, color)
        _dress_panel(p, w, h, depth, unit, accent, lines or CABINET_LINES)
    else:
        z = _compact_housing(p, w, h, depth, color)
        _operating_unit(p, w, h, z, unit, accent, lines or COMPACT_LINES)
    return root


COMPACT_LINES = ('System ready', '', 'Line 1    36 devices', 'No alarms, no faults')
CABINET_LINES = ('SYSTEM NORMAL', '10:23A   TUE  04/15  PANEL 1')


# ----------------------------------------------------------------- compact panel ---
def _compact_housing(p, w, h, depth, color):
    """Back box and cover with a seam between them. Returns the height of the floor of the recess in the cover."""
    shell = m.plastic(color, 'satin')
    back = depth * .42
    g.prism('back box', w - 8, h - 8, back, 8, 1, 1, mat=m.plastic('#c3c5c4', 'matt'), parent=p, loc=(0, h / 2, 0))
    for x in (-130, -80, -30, 20, 70, 120):
        for y, rot in ((h - 4.4, -90), (4.4, 90)):
            g.lathe('cable knockout', [(9.5, 0), (9.5, .5, .2), (8.6, .5, .2), (8.6, .1), (0, .1)], seg=48,
                    mat=m.plastic('#b9bbba', 'matt'), parent=p, loc=(x, y, back * .5), rot=(rot, 0, 0))
    g.prism('cover gap', w - 9, h - 9, 2, 8, 0, 0, mat=m.void(), parent=p, loc=(0, h / 2, back - .5))
    cover = g.prism('cover', w, h, depth - back - 1.2, 14, 7, .8, taper=2, seg=14, mat=shell, parent=p, loc=(0, h / 2, back + 1.2))
    uy, uw, uh = _unit_position(w, h)
    recess = g.prism('recess cutter', uw, uh, 20, 8, 0, 0, parent=p, loc=(0, uy, depth - 4))
    groove = g.prism('groove cutter', w + 20, 1.4, 8, .2, 0, 0, parent=p, loc=(0, h * .335, depth - 1.3))
    g.cut(cover, recess, groove)
    for x in (-w / 2 + 26, w / 2 - 26):
        g.lathe('screw well', [(6, 0), (6, .25, .1), (5, .25), (5, .05), (0, .05)], seg=48, mat=m.plastic('#c6c8c7', 'satin'),
                parent=p, loc=(x, 24, depth))
        g.screw('cover screw', 4.2, m.metal('#9ea1a5', .28), m.void(), p, loc=(x, 24, depth - .9), height=1.6)
    op.lock(p, (w * .385, h * .24, depth), 9, 20)
    _label_field(p, w, h, depth)
    return depth - 4


def _unit_position(w, h):
    """Centre height, width and height of the operating unit in the cover."""
    return h * .665, w * .86, h * .52


def _label_field(p, w, h, depth):
    """Glossy label with the name of the system, in a frame."""
    g.plate('label frame', g.rrect(150, 26, 3, 8, -w * .22, h * .19), [g.rrect(145, 21, 1.6, 8, -w * .22, h * .19)], 1, .3,
            mat=m.plastic('#c9cbca', 'satin'), parent=p, loc=(0, 0, depth - .3))
    g.prism('label', 145.4, 21.4, .3, 1.6, 0, 0, mat=m.plastic('#ececea', 'gloss'), parent=p, loc=(-w * .22, h * .19, depth - .1))
    g.text('label text', 'FIRE DETECTION SYSTEM', 9, m.ink('#5b6066'), parent=p, loc=(-w * .22, h * .19, depth + .23), spacing=1.05)


def _operating_unit(p, w, h, z, unit, accent, lines):
    """Dark membrane keypad in the recess: alarm bar, display, soft keys, numeric pad and indicator column."""
    uy, uw, uh = _unit_position(w, h)
    o = g.group('operating unit', parent=p, loc=(0, uy, z - .2))
    g.prism('unit plate', uw - 1.6, uh - 1.6, 2.0, 7.2, .6, 0, mat=m.plastic(unit, 'satin'), parent=o)
    f = g.group('foil', parent=o, loc=(0, 0, 2.0))
    left, top = -uw / 2, uh / 2
    light = '#eceef0'
    # alarm bar across the whole width
    g.prism('alarm bar', uw - 22, 24, 1.2, 3, .5, 0, mat=m.plastic('#541512', 'matt'), parent=f, loc=(0, top - 22, 0))
    g.prism('alarm lamp', 46, 8, .6, 2, .3, 0, mat=m.plastic(accent, 'gloss'), parent=f, loc=(left + 44, top - 22, 1.1))
    g.text('alarm legend', 'ALARM', 13, m.ink(light), parent=f, loc=(left + 101, top - 22, 1.22), weight='Inter:bold')
    g.text('zone legend', 'FIRE BRIGADE CALLED', 8, m.ink('#d8dadc'), parent=f, loc=(86, top - 22, 1.22))
    op.lcd(f, 158, 74, (left + 98, -4, 0), lines, back='#8e9c92', ink='#141b1a', size=9.2, glow=.14, pitch=1.7)
    for k in range(3):
        op.key(f, 46, 13, (left + 45 + 53 * k, -62, 0), m.plastic('#4a4e53', 'satin'), ('MENU', 'MORE', 'EXECUTE')[k], size=7.6, rise=6)
    _indicator_column(f, left + 197, 31)
    _numeric_pad(f, uw / 2 - 77, 30)
    op.key(f, 58, 19, (left + 210, -59, 0), m.plastic('#d8dadb', 'satin'), 'ACKNOWLEDGE', '#202327', 6.8, rise=6)
    op.key(f, 48, 19, (left + 269, -59, 0), m.plastic('#d8dadb', 'satin'), 'RESET', '#202327', 9.5, rise=6)
    op.key(f, 44, 19, (left + 321, -59, 0), m.plastic(accent, 'satin'), 'SIREN', light, 9.5, rise=6)


def _indicator_column(f, x, top):
    rows = (('System on', '#62ff86', True), ('Fault', '#7a5a12', False), ('Isolation', '#7a5a12', False), ('Test', '#7a5a12', False),
            ('Alarm delay', '#7a5a12', False), ('Sirens off', '#7a5a12', False))
    for k, (word, color, lit) in enumerate(rows):
        op.led(f, (x, top - 12 * k, 0), color, lit, 2.2)
        g.text('indicator legend', word, 8.2, m.ink('#e3e5e8'), parent=f, loc=(x + 6, top - 12 * k, .02), align='LEFT')


def _numeric_pad(f, x, top):
    cap = m.plastic('#54585d', 'satin')
    for k, sign in enumerate('123456789*0#'):
        col, row = k % 3, k // 3
        op.key(f, 23, 14.5, (x + 27.5 * col, top - 19 * row, 0), cap, sign, size=10, rise=6)


# ------------------------------------------------------------ cabinet with a door ---
def _cabinet(p, w, h, depth, color):
    """Back box of sheet steel: knock-outs on the sides, hinge, mounting flange."""
    steel = m.painted_metal(color)
    g.prism('back box', w - 6, h - 6, depth - 22, 3, .8, .8, mat=steel, parent=p, loc=(0, h / 2, 0))
    g.prism('door gap', w - 12, h - 12, 3, 2, 0, 0, mat=m.void(), parent=p, loc=(0, h / 2, depth - 22.5))
    for side in (-1, 1):
        for y in (h * .14, h * .26, h * .72, h * .84):
            _knockout(p, (side * (w / 2 - 3), y, depth * .40), (0, side * 90, 0), color)
    for x in (-w * .32, -w * .12, w * .12, w * .32):
        _knockout(p, (x, h - 3, depth * .40), (-90, 0, 0), color)
    for y in (h * .20, h * .80):
        g.lathe('hinge', [(0, -26), (4.2, -26, .6), (4.2, 26, .6), (0, 26)], seg=40, mat=steel, parent=p,
                loc=(-w / 2 - .5, y, depth - 21), rot=(90, 0, 0))


def _knockout(p, loc, rot, color):
    """Double knock-out: two pressed circles in the sheet."""
    o = g.group('knockout', parent=p, loc=loc, rot=rot)
    steel = m.painted_metal(color)
    for r in (14, 9.5):
        g.lathe('knockout ring', [(r, -.4), (r, .5, .2), (r - .9, .5, .2), (r - .9, -.4)], seg=56, mat=steel, parent=o)


def _window(w, h):
    """Centre height, width and height of the glass in the door."""
    return h * .545, w * .80, h * .70


def _door(p, w, h, depth, color):
    """Folded door with the window, its rubber seal, vents and lock."""
    steel = m.painted_metal(color)
    wy, ww, wh = _window(w, h)
    z = depth - 19
    frame = g.prism('door', w, h, 19, 6, 2.4, .6, mat=steel, parent=p, loc=(0, h / 2, z))
    g.cut(frame, g.prism('window cutter', ww, wh, 40, 7, 0, 0, parent=p, loc=(0, wy, z - 10)))
    g.plate('window seal', g.rrect(ww + 6, wh + 6, 9, 10, 0, wy), [g.rrect(ww - 4, wh - 4, 5, 10, 0, wy)], 2.2, .8,
            mat=m.rubber('#131415'), parent=p, loc=(0, 0, depth - .8))
    g.plate('window', g.rrect(ww - 2, wh - 2, 6, 8, 0, wy), [], .3, .05, mat=m.thin_glass('#f2f5f6', .02, f0=.06), parent=p, loc=(0, 0, depth - 4))
    for k in range(7):
        g.plate('vent', g.slot(2.6, 24, -54 + 18 * k, h * .955), [], .2, .04, mat=m.void(), parent=p, loc=(0, 0, depth))
    op.lock(p, (w * .452, h * .50, depth), 11)
    g.prism('name plate', 118, 20, .8, 2, .2, 0, mat=m.brushed('#b4b7bb', 'x', .3), parent=p, loc=(0, h * .085, depth))
    g.text('name plate text', 'FIRE ALARM CONTROL', 9.2, m.ink('#1d1f22'), parent=p, loc=(0, h * .085, depth + .85), spacing=1.04)


def _dress_panel(p, w, h, depth, unit, accent, lines):
    """Inner panel behind the glass: display and keyboard on the upper tier, annunciator strips below."""
    wy, ww, wh = _window(w, h)
    z = depth - 24
    o = g.group('dress panel', parent=p, loc=(0, wy, z))
    g.prism('inner panel', ww + 24, wh + 24, 1.5, 3, .3, 0, mat=m.painted_metal('#565a5f'), parent=o)
    _keyboard_display(o, ww, wh, unit, accent, lines)
    _annunciators(o, ww, wh)


def _keyboard_display(o, ww, wh, unit, accent, lines):
    """Display, keyboard and indicators in one moulded unit."""
    kw, kh, y = ww * .93, wh * .50, wh * .215
    k = g.group('keyboard display', parent=o, loc=(0, y, 1.5))
    g.prism('unit', kw, kh, 5, 4, 1.2, 0, mat=m.plastic('#c9cccf', 'satin'), parent=k)
    f = g.group('unit face', parent=k, loc=(0, 0, 5))
    g.prism('face foil', kw - 12, kh - 12, .5, 3, .1, 0, mat=m.plastic(unit, 'satin'), parent=f)
    d = g.group('face', parent=f, loc=(0, 0, .5))
    g.prism('red band', kw - 12, 17, .2, 2.5, .05, 0, mat=m.plastic(accent, 'satin'), parent=d, loc=(0, kh / 2 - 15, 0))
    g.text('red band text', 'FIRE ALARM CONTROL PANEL', 13, m.ink('#eff0f1'), parent=d, loc=(0, kh / 2 - 15, .22), weight='Inter:bold', spacing=1.06)
    op.lcd(d, kw * .60, 44, (-kw * .125, kh * .215, 0), lines, back='#a9c45a', ink='#17210c', size=15, glow=.42, pitch=1.35)
    _status_leds(d, kw * .245, kh * .335)
    _command_keys(d, kw, kh, accent)
    _letter_keys(d, kw, kh)


def _status_leds(d, x, top):
    rows = (('POWER', '#5cff82', True), ('FIRE ALARM', '#7d1712', False), ('PREALARM', '#7d1712', False), ('SUPERVISORY', '#8a6412', False),
            ('SYSTEM TROUBLE', '#8a6412', False), ('POINT DISABLED', '#8a6412', False), ('SIGNALS SILENCED', '#8a6412', False))
    for k, (word, color, lit) in enumerate(rows):
        op.led(d, (x, top - 12.4 * k, 0), color, lit, 2.2)
        g.text('status legend', word, 8, m.ink('#e8eaec'), parent=d, loc=(x + 7, top - 12.4 * k, .02), align='LEFT')


def _command_keys(d, kw, kh, accent):
    """Row of large keys under the display."""
    names = ('ACKNOWLEDGE', 'SIGNAL\nSILENCE', 'SYSTEM\nRESET', 'DRILL')
    for k, name in enumerate(names):
        drill = name == 'DRILL'
        op.key(d, 64, 23, (-kw / 2 + 51 + 71 * k, -kh * .015, 0), m.plastic(accent if drill else '#d5d7d9', 'satin'), name,
               '#f3f3f2' if drill else '#1d2023', 7.4, 3.4, 2.5)


def _letter_keys(d, kw, kh):
    """Rubber keyboard in three rows, with a numeric block above ENTER and ESC."""
    rubber = m.plastic('#5b6167', 'matt')
    for row, letters in enumerate(('QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM')):
        for k, sign in enumerate(letters):
            op.key(d, 22, 14.5, (-kw / 2 + 29 + 27.4 * k + 8 * row, -kh * .18 - 19.5 * row, 0), rubber, sign, '#f0f1f2', 9.6, 3.0, 2)
    for k, sign in enumerate('1234567890'):
        op.key(d, 18, 14.5, (kw * .245 + 23 * (k % 5), -kh * .18 - 19.5 * (k // 5), 0), rubber, sign, '#f0f1f2', 9.6, 3.0, 2)
    op.key(d, 52, 14.5, (kw * .245 + 17, -kh * .18 - 39, 0), m.plastic('#3f4449', 'matt'), 'ENTER', '#f0f1f2', 7.5, 3.0, 2)
    op.key(d, 52, 14.5, (kw * .245 + 75, -kh * .18 - 39, 0), m.plastic('#3f4449', 'matt'), 'ESC', '#f0f1f2', 7.5, 3.0, 2)


def _annunciators(o, ww, wh):
    """Lower tier: four modules; the two in the middle have zone lights and their paper strips."""
    cell = ww * .93 / 4
    y = -wh * .255
    for k in range(4):
        a = g.group('module', parent=o, loc=((k - 1.5) * cell, y, 1.5))
        g.prism('module plate', cell - 4, wh * .36, 4, 3, .8, 0, mat=m.plastic('#4a4e53', 'satin'), parent=a)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.screw('module screw', 3, m.metal('#9ea1a5', .28), m.void(), a, loc=(sx * (cell / 2 - 9), sy * (wh * .18 - 8), 3.2), height=1.4)
        if k in (1, 2):
            for row in range(8):
                yy = wh * .13 - row * wh * .037
                op.led(a, (-cell * .34, yy, 4), '#b3241d', False, 2.6)
                op.led(a, (-cell * .24, yy, 4), '#c08a18', False, 2.6)
                g.prism('paper strip', cell * .52, 11.5, .25, .6, 0, 0, mat=m.plastic('#e6e6e1', 'gloss'), parent=a, loc=(cell * .12, yy, 4))
                g.text('zone', f'ZONE {(k - 1) * 8 + row + 1}', 9, m.ink('#23262a'), parent=a, loc=(cell * .12, yy, 4.27), weight='Inter:bold')
        else:
            for row in range(9):
                g.prism('vent slit', cell * .56, 3, .1, 1.4, 0, 0, mat=m.void(), parent=a, loc=(0, wh * .11 - row * wh * .0275, 4))
