"""Surface-mounted video door station with stainless faceplate."""
from kit import geometry as g
from kit import materials as m
from kit import parts

VIEWS = {'hero': dict(az=-30, el=8), 'front': dict(el=2), 'detail': dict(aim=(0, -14, 150))}


def build(face='steel', calls=1, keypad=False, w=98, h=186, d=24, label='CALL'):
    face_m = m.brushed('#b9bcbf', 'x', .30) if face == 'steel' else m.plastic('#1b1c1f', 'satin')
    trim = m.plastic('#1c1e21', 'matt')
    root = g.group('door station')
    P = g.group('panel', parent=root, facing='front')
    g.prism('back box', w - 3, h - 3, d, 9, .6, .8, mat=m.plastic('#232529', 'matt'), parent=P, loc=(0, h / 2, 0))
    z = d - .2
    cy, sy = h - 38, h - 82                      # camera and speaker centres
    btn_r = 15 if calls == 1 else 11
    btn = [(0, 40)] if not keypad else [(0, 34)]
    if calls == 2:
        btn = [(0, 62), (0, 30)]
    holes = [g.rrect(46, 46, 12, 10, 0, cy)] + [[(x, y + sy) for x, y in c] for c in g.grid(38, 24, 3.8, 1.05)]
    holes += [g.circle(btn_r + 2.6, 64, x, y) for x, y in btn]
    if keypad:
        kx, ky = 15.5, 12.5
        keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
        kpos = [((i % 3 - 1) * kx, 102 - (i // 3) * ky) for i in range(12)]
        holes = holes[:1] + [[(x, y + sy + 5) for x, y in c] for c in g.grid(38, 10, 3.8, 1.05)] + holes[-1:]
        holes += [g.rrect(12.6, 9.6, 2.4, 6, x, y) for x, y in kpos]
    holes.append(g.circle(.7, 12, 0, 9))          # microphone
    g.plate('faceplate', g.rrect(w, h, 10, 14, 0, h / 2), holes, 3.0, .55, mat=face_m, parent=P, loc=(0, 0, z))
    g.prism('grille cloth', 46, 32, .4, 2, .1, 0, mat=m.fabric('#0b0b0c', .8), parent=P, loc=(0, sy, z + .1))
    zt = z + 3.0
    # camera module behind black glass
    g.prism('camera tub', 46.6, 46.6, 1.2, 12, .1, 0, mat=m.void(), parent=P, loc=(0, cy, z - .6))
    g.plate('camera glass', g.rrect(44.8, 44.8, 11.4, 12, 0, cy), [g.circle(11.2, 72, 0, cy)], 2.4, .7, mat=m.black_glass(), parent=P, loc=(0, 0, z + .8))
    g.lathe('bezel', [(11.3, 1.2), (11.3, 3.6, .3), (10.3, 3.6, .3), (9.8, 1.4)], mat=m.metal('#5a5d62', .25), parent=P, loc=(0, cy, z))
    parts.lens(10.3, P, (0, cy, z + 2.6))
    for sx in (-1, 1):
        for sy2 in (-1, 1):
            g.lathe('ir', [(0, 0), (1.9, 0)], seg=32, mat=m.plastic('#1a0a0c', 'gloss'), parent=P, loc=(sx * 15.5, cy + sy2 * 15.5, z + 3.22))
    # call buttons
    for i, (bx, by) in enumerate(btn):
        g.lathe('button well', [(0, 0), (btn_r + 3, 0)], mat=m.void(), parent=P, loc=(bx, by, z + .2))
        g.lathe('light ring', [(btn_r + .3, 0), (btn_r + .3, 2.9, .2), (btn_r + 1.9, 2.9, .2), (btn_r + 1.9, 0)], mat=m.led('#cfe6ff', 1.5), parent=P, loc=(bx, by, z))
        g.lathe('button', [(0, 4.1), (btn_r * .75, 4.3, 6), (btn_r - .4, 4.9, .9), (btn_r - .2, .5)][::-1], mat=m.metal('#c3c6ca', .22) if face == 'steel' else m.metal('#3a3c40', .3), parent=P, loc=(bx, by, z))
        bell = m.ink('#3a3d42' if face == 'steel' else '#e8eaec')
        _bell(btn_r * .52, bell, P, (bx, by - .4, z + 4.22))
    if keypad:
        for (x, y), t in zip(kpos, keys):
            g.prism('key', 11.6, 8.6, 3.8, 2, .7, 0, mat=m.metal('#aeb1b5', .3), parent=P, loc=(x, y, z))
            g.text('key label', t, 5, m.ink('#202226'), parent=P, loc=(x, y, z + 3.81))
    for x in (-w / 2 + 7, w / 2 - 7):
        for y in (7, h - 7):
            g.screw('screw', 2.6, m.metal('#a4a7ab', .28), m.void(), P, loc=(x, y, zt - .35), height=1.1)
    g.lathe('status', g.dome(1.1, 0, .5, 8), mat=m.led('#59ff8a', 1.6), parent=P, loc=(16, cy + 0, z + 3.2), seg=24)
    return root


def _bell(s, mat, parent, loc):
    u = s / 10
    pts = [(-7, -4), (-5, -2), (-4.6, 3), (-3, 6.2), (-1, 7.4), (0, 8.6), (1, 7.4), (3, 6.2), (4.6, 3), (5, -2), (7, -4)]
    g.plate('bell', [(x * u, y * u) for x, y in pts], [], .14, .03, mat=mat, parent=parent, loc=loc)
    g.plate('clapper', [(x * u, y * u - 5.2 * u) for x, y in g.slot(4.6, 2.2)], [], .14, .03, mat=mat, parent=parent, loc=loc)
