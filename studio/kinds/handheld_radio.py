"""Professional handheld two-way radio."""
import math

from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(rim=2.6, fill=1.7)
VIEWS = {'hero': dict(az=-28, el=10), 'front': dict(el=3), 'detail': dict(aim=(0, -18, 95))}


def build(color='#1d1f22', accent='#e2731c', keypad=True, display=True, antenna=82, label='CH 07', w=58, h=122, d=36):
    body_m = m.plastic(color, 'matt')
    frame_m = m.plastic('#2a2c30', 'satin') if color < '#8' else m.plastic('#1d1f22', 'satin')
    rub = m.rubber('#131416')
    root = g.group('radio')
    # chassis: gently waisted body
    S = []
    for z, k, kd in [(0, .90, .86), (1.2, .935, .91), (3.5, .96, .95), (10, .975, .985), (h * .45, .985, 1), (h * .62, 1, 1), (h * .86, 1, .97), (h - 5, .985, .94), (h - 1.6, .965, .91), (h - .3, .93, .86), (h, .90, .83)]:
        S.append((z, w * k, d * kd, 9 * k))
    g.body('chassis', S, mat=body_m, parent=root)
    # battery pack: its edge shows as a seam on the flanks
    g.body('battery', [(z - (.4 if i else 0), ww + .8, dd * .42, r, d * .30) for i, (z, ww, dd, r) in enumerate(S[1:6])] +
                 [(h * .74, w * 1.0 + .8, d * .42, 6, d * .30), (h * .75, w * .97, d * .38, 6, d * .30)], mat=m.plastic('#18191b', 'matt'), parent=root)

    F = g.group('front', parent=root, facing='front', loc=(0, -d / 2 + .3, 0))     # panel space: x, y=height, z out
    # raised front bezel
    g.prism('bezel', w * .86, h * .86, 3.4, 8, 1.4, .2, taper=.8, mat=frame_m, parent=F, loc=(0, h * .495, -1.0))
    top = h * .90
    # speaker grille: slotted field
    gy = top - 23
    slots = []
    for i in range(7):
        yy = gy + 13.5 - i * 4.5
        ww = w * .60 * math.sqrt(max(.25, 1 - ((i - 3) / 4.6) ** 2))
        slots.append(g.slot(ww, 2.1, 0, yy))
    g.prism('cloth', w * .66, 36, .6, 6, .1, 0, mat=m.fabric('#0e0f10', .9), parent=F, loc=(0, gy, 1.2))
    g.plate('grille', g.rrect(w * .74, 40, 8, 10, 0, gy), slots, 2.0, .55, mat=body_m, parent=F, loc=(0, 0, 1.5))
    y = gy - 20
    if display:
        sh = 23
        yc = y - sh / 2 - 4
        g.prism('display frame', w * .72, sh, 1.6, 3.5, .6, .1, mat=m.plastic('#0e0f11', 'gloss'), parent=F, loc=(0, yc, 2.0))
        g.prism('lcd', w * .60, sh - 6, .1, 1, 0, 0, mat=m.screen('#b9c9b4', .28, '#cfe6c4'), parent=F, loc=(0, yc, 3.58))
        k = m.ink('#1c241c')
        g.text('lcd text', label, 7.4, k, parent=F, loc=(-2, yc - 1.8, 3.70), weight='Inter:bold')
        g.text('lcd small', '446.00625', 3.2, k, parent=F, loc=(w * .27, yc + 5.4, 3.70), align='RIGHT')
        for i in range(4):
            g.prism('bar', 1.1, 1.2 + i * .8, .03, .1, 0, 0, mat=k, parent=F, loc=(-w * .27 + i * 1.7, yc + 4.6 + i * .4, 3.69))
        y = yc - sh / 2
    if keypad:
        rows = [['P1', '\u25B2', 'P2'], ['1', '2', '3'], ['4', '5', '6'], ['7', '8', '9'], ['*', '0', '#']]
        kw, kh = w * .195, 5.6
        avail = y - 4 - h * .08
        pitch = avail / len(rows)
        kh = min(kh, pitch - 1.6)
        g.prism('key mat', w * .72, avail + 1, .5, 4, .2, 0, mat=m.void(), parent=F, loc=(0, y - 2 - avail / 2, 2.3))
        for r, row in enumerate(rows):
            for c, t in enumerate(row):
                px, py = (c - 1) * (kw + 2.2), y - 2 - pitch * (r + .5)
                mat = m.plastic(accent, 'satin') if r == 0 and c == 1 else m.rubber('#2b2d31')
                g.prism('key', kw, kh, 1.7, 2.2, .7, .1, mat=mat, parent=F, loc=(px, py, 2.4))
                g.text('key label', t, 3.3, m.ink('#e8eaec'), parent=F, loc=(px, py, 4.11), weight='Inter:bold')
    else:
        for i in range(3):
            g.prism('key', w * .2, 8, 2, 3, .8, .1, mat=m.rubber('#2b2d31'), parent=F, loc=((i - 1) * w * .235, y - 10, 2.2))
        g.prism('plate', w * .62, 14, .4, 2, .15, 0, mat=m.plastic('#0f1012', 'gloss'), parent=F, loc=(0, y - 26, 2.3))
        g.text('plate text', 'DIGITAL', 4.2, m.ink('#c9ccd1'), parent=F, loc=(0, y - 26, 2.72), spacing=1.25)

    # PTT and side keys on the radio's right flank (picture left from the front)
    L = g.group('left flank', parent=root, loc=(-w / 2 + .5, 0, 0), rot=(90, 0, -90))
    g.prism('ptt surround', d * .50, 50, 1.6, 6, .6, .2, mat=frame_m, parent=L, loc=(1, h * .66, -.2))
    g.prism('ptt', d * .38, 30, 3.6, 5, 1.4, .2, mat=m.rubber('#222428'), parent=L, loc=(1, h * .72, 1))
    for i in range(5):
        g.prism('ptt rib', d * .24, 1.1, .8, .5, .3, 0, mat=m.rubber('#222428'), parent=L, loc=(1, h * .72 - 6 + i * 3, 4.2))
    g.prism('side key', d * .34, 9, 3, 4, 1.2, .2, mat=m.plastic(accent, 'satin'), parent=L, loc=(1, h * .51, 1))

    # top deck
    T = g.group('top', parent=root, loc=(0, 0, h))
    g.prism('deck', w * .84, d * .62, 2.4, 7, 1.2, .2, mat=frame_m, parent=T, loc=(0, 0, -1.2))
    # antenna
    ax = -w * .26
    a = g.group('antenna', parent=T, loc=(ax, 0, 1))
    g.lathe('antenna base', [(0, 0), (8.2, 0, .6), (8.2, 5, 1.2), (7.2, 8, .8), (7.2, 9)], mat=m.rubber('#141517'), parent=a)
    prof = [(7.0, 8, .4), (6.7, 14, .6), (6.0, 16, .5), (5.6, 34, 8), (4.5, antenna - 3, 4), (3.4, antenna, 2.6), (0, antenna)]
    g.lathe('whip', prof, mat=rub, parent=a)
    for i in range(6):
        g.lathe('groove', [(7.02 - i * .02, 9.2 + i * .9), (7.25, 9.5 + i * .9, .12), (7.02, 9.8 + i * .9)], mat=rub, parent=a, seg=64)
    # knobs
    def knob(x, r, hh, n):
        k = g.group('knob', parent=T, loc=(x, 0, 1))
        g.lathe('collar', [(0, 0), (r * 1.12, 0, .3), (r * 1.12, 1.4, .5), (0, 1.4)], mat=frame_m, parent=k)
        ring = []
        for z, s in ((1.2, 1.0), (2, 1.02), (hh - 1.6, .95), (hh - .5, .90), (hh, .82)):
            ring.append([((r * s) * (1 + .035 * math.cos(n * t)) * math.cos(t), (r * s) * (1 + .035 * math.cos(n * t)) * math.sin(t), z)
                         for t in [math.tau * i / (n * 8) for i in range(n * 8)]])
        g.loft('grip', ring, mat=m.rubber('#1a1b1d'), parent=k)
        g.prism('pointer', 1.1, r * .8, .3, .4, .1, 0, mat=m.ink('#f2f2f2'), parent=k, loc=(0, -r * .45, hh - .1))
    knob(w * .07, 7.2, 15, 20)
    knob(w * .34, 5.6, 11.5, 16)
    g.lathe('led', g.dome(1.6, 1.0, .7, 10), mat=m.led('#46ff7a', 2.2), parent=T, loc=(w * .205, -d * .23, 0), seg=32)
    # accent ring under the antenna
    g.lathe('accent', [(8.25, .2), (8.75, .5, .2), (8.75, 1.5, .2), (8.2, 1.8)], mat=m.plastic(accent, 'satin'), parent=a)
    return root
