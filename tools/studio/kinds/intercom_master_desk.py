"""Master station for a desk: handset on the left, 7 in touch screen on the right, on an inclined stand."""
import math

from kit import display
from kit import geometry as g
from kit import intercom
from kit import materials as m

LIGHT = dict(fill=1.2, rim=3.5, key=1.5, mirrored=False)
VIEWS = {
    'hero': dict(az=-24, el=22),
    'front': dict(el=14),
    'side': dict(az=-82, el=8),
    'detail': dict(az=-20, el=30, aim=(34, -4, 108), zoom=1.9),
}


def build(
    width=268, height=182, thickness=30,
    lean=38,                # angle of the face from the vertical, in degrees
    shell='#1a1b1d', trim='#3c4044',
    legend='',              # model designation, printed small
):
    root = g.group('master station')
    lift = 16               # height of the lower edge of the face above the desk
    face = g.group('face', parent=root, facing='front', loc=(0, -46, lift), rot=(-lean, 0, 0))
    w, h, t = width, height, thickness
    _housing(face, w, h, t, shell)
    screen_x = 30
    _screen(face, screen_x, h, t)
    _keys(face, screen_x, t, trim, legend)
    cradle_x = -w / 2 + 37
    _cradle(face, cradle_x, h, t)
    _handset(face, cradle_x, h, t)
    _stand(root, w, h, lean, lift)
    _cord(root, cradle_x, lift)
    return root


def _housing(face, w, h, t, shell):
    g.prism('rear shell', w - 2, h - 2, t * .55, 9, .5, 4, mat=m.plastic(shell, 'matt'), parent=face, loc=(0, h / 2, 0), seg=14)
    g.prism('seam', w - 3, h - 3, 1, 8, 0, 0, mat=m.void(), parent=face, loc=(0, h / 2, t * .55 - .2))
    g.prism('front shell', w, h, t * .45 - .6, 10, 3.4, .4, mat=m.plastic(shell, 'satin'), parent=face, loc=(0, h / 2, t * .55 + .6), seg=16)


def _screen(face, x, h, t):
    """Screen under its own glass: a page of stations and a call of one of them."""
    y = h - 66
    g.prism('glass', 172, 105, 1.0, 3, .5, 0, mat=m.black_glass('#08090a', .04), parent=face, loc=(x, y, t - .3))
    screen = display.Screen(face, 154, 90, (x, y, t + .74), '#17202a', '#0d131a')
    display.pane(face, 171, 104, (x, y, t + 1.6))
    display.status_bar(screen, 8)
    screen.text(77, 4.1, 'Master 01', 4.4, '#c9d3dc', align='CENTER', weight='Inter:semibold')
    screen.area(3, 10, 84, 55, '#1b2a38', r=2)
    for r, colour in ((13.5, '#24405a'), (9.8, '#2d5478')):
        screen.shape(g.circle(r, 64, 45, 28), colour)
    screen.icon(45, 28, display.SIGNS['bell'], 10, '#ffffff')
    screen.text(45, 49, 'North gate', 6.4, align='CENTER', weight='Inter:semibold')
    screen.text(45, 57, '00:18', 4.6, '#9fb0bf', align='CENTER')
    for i, (sign, words,
        colour) in enumerate((('open', 'Door', '#2673b8'), ('talk', 'Talk', '#1f8a50'), ('camera', 'Camera', '#3a4856'),
            ('call', 'End', '#b8352d'))):
        bx = 3 + i * 21.2
        screen.area(bx, 68, 20.2, 19, colour, r=2)
        screen.icon(bx + 10.1, 75, display.SIGNS[sign], 7.4, '#ffffff', **(dict(turn=0) if sign == 'call' else {}))
        screen.text(bx + 10.1, 83.4, words, 3.4, '#ffffff', align='CENTER')
    stations = (('Main entrance', '#4be07f'), ('North gate', '#ffbe55'), ('Loading dock', '#4be07f'), ('Car park', '#4be07f'),
                ('Reception', '#4be07f'), ('Workshop', '#7d8a96'))
    for i, (name, colour) in enumerate(stations):
        ry = 10 + i * 12.9
        screen.area(91, ry, 60, 11.9, '#24527a' if i == 1 else '#222d38', r=1.6)
        screen.dot(96.4, ry + 6, 1.5, colour)
        screen.text(101, ry + 6.1, name, 4.4, weight='Inter:medium')
        screen.icon(145, ry + 6, display.SIGNS['camera' if i < 4 else 'person'], 4.8, '#9fb0bf')


def _keys(face, x, t, trim, legend):
    """Row of keys under the screen, speaker slots and microphone."""
    y = 34
    signs = (intercom.icon_house, intercom.icon_person, intercom.icon_speech, intercom.icon_padlock)
    for i, icon in enumerate(signs):
        kx = x - 66 + i * 27
        g.prism('key well', 23.6, 14.6, .2, 4, 0, 0, mat=m.void(), parent=face, loc=(kx, y, t - .15))
        g.prism('key', 22.4, 13.4, 2.2, 3.6, .8, 0, mat=m.plastic(trim, 'satin'), parent=face, loc=(kx, y, t - .1))
        icon(7.6, m.ink('#e3e6e8'), face, (kx, y, t + 2.11))
    g.prism('lamp', 74, 1.4, .3, .6, .1, 0, mat=m.led('#5aa9ff', .9), parent=face, loc=(x - 66 + 40.5, y - 12.5, t - .05))
    sx = x + 62
    for i in range(6):
        g.prism('speaker slot', 44, 1.7, .06, .8, 0, 0, mat=m.void(), parent=face, loc=(sx, y + 9.5 - i * 3.8, t))
        g.plate('slot rim', g.slot(45.2, 2.9, sx, y + 9.5 - i * 3.8), [g.slot(44, 1.7, sx, y + 9.5 - i * 3.8)], .3, .12,
                mat=m.plastic('#222427', 'satin'), parent=face, loc=(0, 0, t - .1))
    g.lathe('microphone', [(0, .02), (.9, .02)], seg=18, mat=m.void(), parent=face, loc=(x - 76, 11, t))
    if legend:
        g.text('legend', legend, 6.4, m.ink('#9a9fa4'), parent=face, loc=(x + 84, 10.5, t + .01), align='RIGHT', spacing=1.06)


def _cradle(face, x, h, t):
    """Trough with two cups for the handset."""
    satin = m.plastic('#222427', 'satin')
    g.plate('trough rim', g.rrect(58, h - 14, 12, 14, x, h / 2), [g.rrect(55, h - 17, 10.5, 14, x, h / 2)], 1.2, .5, mat=satin,
        parent=face, loc=(0, 0, t - .4))
    g.prism('trough', 55, h - 17, .4, 10, 0, 0, mat=m.plastic('#101113', 'satin'), parent=face, loc=(x, h / 2, t - .2))
    for y in (32, h - 32):
        g.plate('cup', g.rrect(47, 40, 14, 12, x, y), [g.rrect(41, 34, 11, 12, x, y)], 6.0, 1.2, mat=satin, parent=face, loc=(0, 0, t))
    g.prism('hook', 9, 14, 8, 3, 1.5, 0, mat=satin, parent=face, loc=(x, h - 56, t))


def _handset(face, x, h, t):
    """Receiver, face down: arched grip between two rounded ends."""
    length, base = h - 20, t + 2.5
    hand = g.group('handset', parent=face, loc=(x, 10, 0), rot=(-90, 0, 0))     # its z runs along the face, its -y points out of it
    sections = []
    n = 44
    for i in range(n + 1):
        s = i / n
        ends = max(0.0, 1 - min(s, 1 - s) / .27)                   # 1 at the ends, 0 in the grip
        bulge = math.sin(min(1, ends) * math.pi / 2) ** 2
        tip = min(1.0, min(s, 1 - s) / .055)
        round_off = math.sqrt(max(.02, 1 - (1 - tip) ** 2))        # rounds the ends
        wide = (36 + 9 * bulge) * (.62 + .38 * round_off)
        low = base + 15 * (1 - bulge)                              # the underside rises between the cups
        high = base + 36 + 5 * math.sin(math.pi * s)
        middle, deep = (low + high) / 2, (high - low) * (.5 + .5 * round_off)
        sections.append((s * length, wide, deep, min(wide, deep) * .40, -middle))
    g.body('receiver', sections, mat=m.plastic('#131416', 'satin'), parent=hand, smooth_angle=60)
    # a lighter inlay along the back of the grip
    top = base + 36 + 5
    g.prism('inlay', 15, length * .36, .9, 6.5, .4, 0, mat=m.plastic('#2d3033', 'satin'), parent=face, loc=(x, h / 2, top - .75))


def _stand(root, w, h, lean, lift):
    """Wedge foot behind and below the face."""
    a = math.radians(lean)
    top_y, top_z = -46 + math.sin(a) * h * .62, lift + math.cos(a) * h * .62
    low_y, low_z = -46 + math.sin(a) * 22, lift + math.cos(a) * 22
    side = g.fillet([(-52, 0), (-50, 6, 2), (low_y, low_z), (top_y, top_z), (top_y + 26, 30, 22), (top_y + 40, 4, 4),
                     (top_y + 40, 0)], 8)
    # outline in (y, z), thickness across the desk
    frame = g.group('stand', parent=root, loc=(-w * .36, 0, 0), rot=(90, 0, 90))
    g.plate('wedge', side, [], w * .72, 1.6, mat=m.plastic('#202225', 'matt'), parent=frame, loc=(0, 0, 0))
    for x in (-w * .30, w * .30):
        for y in (-44, top_y + 30):
            g.lathe('rubber foot', [(0, -1.4), (8, -1.4, .6), (8, .4)], seg=40, mat=m.rubber(), parent=root, loc=(x, y, 0))


def _cord(root, x, lift):
    """Coiled cord from the lower end of the handset to the left side."""
    start = (x, -58, lift + 16)
    path = [start, (x - 6, -84, 10), (x - 40, -96, 7.5), (x - 62, -60, 7.5), (x - 52, -8, 7.5), (x - 20, 24, 9)]
    dense = _catmull(path, 90)
    coil, turns, r = [], 46, 4.6
    n = turns * 10
    for i in range(n + 1):
        s = i / n * (len(dense) - 1)
        k = min(int(s), len(dense) - 2)
        f = s - k
        p = [dense[k][c] * (1 - f) + dense[k + 1][c] * f for c in range(3)]
        d = [dense[k + 1][c] - dense[k][c] for c in range(3)]
        length = math.sqrt(sum(v * v for v in d)) or 1
        d = [v / length for v in d]
        side = (-d[1], d[0], 0)
        norm = math.hypot(side[0], side[1]) or 1
        side = (side[0] / norm, side[1] / norm, 0)
        up = (d[1] * side[2] - d[2] * side[1], d[2] * side[0] - d[0] * side[2], d[0] * side[1] - d[1] * side[0])
        fade = min(1, i / n * 14, (1 - i / n) * 14)
        a = math.tau * turns * i / n
        coil.append(tuple(p[c] + r * fade * (math.cos(a) * side[c] + math.sin(a) * up[c]) for c in range(3)))
    cord = g.tube('coiled cord', coil, 1.55, mat=m.rubber('#1b1c1e'), parent=root)
    cord.data.resolution_u, cord.data.bevel_resolution = 2, 2


def _catmull(points, per):
    """Open Catmull-Rom spline through the points."""
    padded = [points[0]] + list(points) + [points[-1]]
    out = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = padded[i:i + 4]
        for s in range(per):
            t = s / per
            out.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                             for a, b, c, d in zip(p0, p1, p2, p3)))
    return out + [tuple(points[-1])]
