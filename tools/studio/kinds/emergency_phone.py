"""Hands-free emergency phone: stainless plate on a shallow box, red sign, drilled loudspeaker, one red HELP button."""
from kit import geometry as g
from kit import intercom
from kit import materials as m

LIGHT = dict(fill=1.3)
VIEWS = {
    'hero': dict(az=-30, el=8),
    'front': dict(el=2),
    'side': dict(az=-64, el=8),
    'detail': dict(az=-24, el=10, aim=(0, -46, 84), zoom=2.2),
}
# Braille cells as dot numbers: 1 to 3 in the left column, 4 to 6 in the right one.
BRAILLE = {'H': (1, 2, 5), 'E': (1, 5), 'L': (1, 2, 3), 'P': (1, 2, 3, 4)}


def build(width=127, height=252, depth=46, plate='#c8cacc', red='#c2261f', black='#1f2022'):
    root = g.group('emergency phone')
    panel = g.group('panel', parent=root, facing='front')
    w, h = width, height
    steel, ink = m.brushed(plate, 'x', .33), m.ink(black)
    _box(panel, w, h, depth)
    z = depth
    speaker_y, button_y, lamp_y = h - 99, 76, 127
    holes = intercom.speaker_holes(52, 52, 5.2, 1.5, 0, speaker_y, 'circle')
    holes += [g.circle(25, 72, 0, button_y), g.circle(4.1, 36, -38, lamp_y), g.circle(1.1, 16, 38, lamp_y)]
    g.prism('speaker cloth', 60, 60, .4, 20, 0, 0, mat=m.fabric('#0b0b0c', .9), parent=panel, loc=(0, speaker_y, z - .6))
    g.plate('faceplate', g.rrect(w, h, 6, 12, 0, h / 2), holes, 2.4, .55, mat=steel, parent=panel, loc=(0, 0, z))
    face = z + 2.4
    _sign(panel, w - 21, 43, (0, h - 35.5, face), red)
    _help_button(panel, 21.5, (0, button_y, face), red, black)
    # call-connected light with its legend, microphone on the other side
    g.lathe('lamp collar', [(3.4, -1), (3.6, 1.2, .3), (4.6, 1.1, .3), (5.4, 0)], mat=m.metal('#8e9195', .25), parent=panel,
        loc=(-38, lamp_y, face))
    g.lathe('lamp', g.dome(3.4, .3, .65, 14), seg=48, mat=m.led('#ff4034', 1.1), parent=panel, loc=(-38, lamp_y, face))
    for i, line in enumerate(('CALL', 'CONNECTED')):
        g.text('lamp legend', line, 4.2, ink, parent=panel, loc=(-38, lamp_y - 10.5 - i * 5.2, face + .01), weight='Inter:bold')
    g.text('microphone legend', 'SPEAK HERE', 4.2, ink, parent=panel, loc=(38, lamp_y - 10.5, face + .01), weight='Inter:bold')
    g.lathe('microphone', [(0, -.6), (1.4, -.6)], seg=20, mat=m.void(), parent=panel, loc=(38, lamp_y, face))
    g.text('instruction', 'PUSH FOR HELP', 8.2, ink, parent=panel, loc=(0, 35.5, face + .01), weight='Inter:bold', spacing=1.04)
    _braille(panel, 'HELP', (0, 22, face))
    for x in (-w / 2 + 8, w / 2 - 8):
        for y in (8, h / 2 - 4, h - 8):
            g.screw('screw', 3.1, m.metal('#a9acb0', .27), m.void(), panel, loc=(x, y, face - .2), height=1.7)
    return root


def _box(panel, w, h, d):
    """Surface box behind the plate: folded, painted steel with a knock-out in its side."""
    box = m.painted_metal('#85898d')
    g.prism('surface box', w - 9, h - 9, d - 1.6, 3.5, .6, 1.0, mat=box, parent=panel, loc=(0, h / 2, 0))
    g.prism('gasket', w - 6, h - 6, 2.2, 4, .4, .3, mat=m.rubber(), parent=panel, loc=(0, h / 2, d - 2.1))
    for side in (-1, 1):
        flank = g.group('flank', parent=panel, loc=(side * (w - 9) / 2, 0, 0), rot=(0, side * 90, 0))
        for y in (h * .28, h * .72):
            g.plate('knock-out', g.circle(11, 56, -side * d * .46, y), [g.circle(10.2, 56, -side * d * .46, y)], .3, .1, mat=box,
                parent=flank)


def _sign(panel, w, h, at, red):
    """Red enamelled sign with the legend and a receiver."""
    x, y, z = at
    g.prism('sign', w, h, .7, 3.5, .3, 0, mat=m.plastic(red, 'satin'), parent=panel, loc=at)
    white, top = m.ink('#f4f4f2'), z + .72
    intercom.icon_handset(25, white, panel, (x - w / 2 + 21, y - .5, top), turn=135)
    for i, word in enumerate(('EMERGENCY', 'PHONE')):
        g.text('sign word', word, 10.4, white, parent=panel, loc=(x - w / 2 + 40, y + 7 - i * 14, top), align='LEFT', weight='Inter:bold',
            spacing=1.02)


def _help_button(panel, r, at, red, black):
    x, y, z = at
    g.lathe('guard ring', [(r + .5, -2), (r + .5, 2.6, .4), (r + 2.4, 5.2, 1.4), (r + 5.0, 4.6, 1.6), (r + 7.2, 0)],
            mat=m.plastic(black, 'satin'), parent=panel, loc=at)
    g.lathe('button', [(r, -2), (r - .2, 5.6, 1.3), (r * .8, 6.2, 6), (0, 6.3)], mat=m.plastic(red, 'satin'), parent=panel, loc=at)
    g.text('button word', 'HELP', 11.6, m.ink('#f6f5f2'), parent=panel, loc=(x, y, z + 6.3), weight='Inter:bold', spacing=1.03)


def _braille(panel, word, at):
    x, y, z = at
    for i, letter in enumerate(word):
        for dot in BRAILLE[letter]:
            dx = (i - (len(word) - 1) / 2) * 6.6 + (1.25 if dot > 3 else -1.25)
            dy = 2.5 - 2.5 * ((dot - 1) % 3)
            g.lathe('braille dot', g.dome(.85, 0, .75, 6), seg=20, mat=m.metal('#8b8e92', .3), parent=panel, loc=(x + dx, y + dy, z))
