"""Manual fire call point with a resettable element."""
from kit import geometry as g
from kit import materials as m
from kit import parts

LIGHT = dict(set='white', key=.6, front=4.8, glint=1.6, window=-70)      # the pane reflects the glint but not the window, which would make the print grey
EFFORT = 2            # what is behind the pane is noisy
VIEWS = {'hero': dict(az=-30, el=5), 'front': dict(el=2), 'detail': dict(aim=(0, -40, 45))}


def build(color='#b5181d', size=90, d=34, legend='FIRE', word='PRESS HERE', flame=True, screws=False, cover=False):
    """size, d: edge and depth in mm. `legend` is printed on the frame, `word` on the element, with a flame if `flame`. `cover` is a clear
    flap instead of the pane."""
    shell = m.plastic(color, 'matt')
    s = size
    root = g.group('call point')
    P = g.group('panel', parent=root, facing='front')
    g.prism('back box', s - 1.6, s - 1.6, d * .52, 5, .5, .8, mat=shell, parent=P, loc=(0, s / 2, 0))
    g.prism('shadow gap', s - 4, s - 4, 1.8, 4.5, 0, 0, mat=m.void(), parent=P, loc=(0, s / 2, d * .52 - .2))
    z = d * .52 + 1.2
    fd = d * .48 - 1.2
    # The front is a plate with an opening. A solid with an opening cut into it shows creases in grazing light.
    ow, oh = s * .60, s * .60
    g.plate('front', g.rrect(s, s, 5.5, 16, 0, s / 2), [g.rrect(ow, oh, 5, 12, 0, s / 2)], fd, 2.2, mat=shell, parent=P, loc=(0, 0, z))
    zt = z + fd
    # chamfered window frame
    g.plate('frame', g.rrect(ow + 3.4, oh + 3.4, 6, 12, 0, s / 2), [g.rrect(ow - 1.2, oh - 1.2, 4.6, 12, 0, s / 2)], 2.2, .9, mat=shell, parent=P, loc=(0, 0, zt - 1.3))
    # operating element, slightly recessed
    g.prism('element', ow - .8, oh - .8, 2.2, 4.4, .5, .1, mat=m.plastic('#f2f2ef', 'satin'), parent=P, loc=(0, s / 2, zt - 6.4))
    ze = zt - 4.19
    black = m.ink('#16171a')
    g.plate('dot', g.circle(s * .085, 64, 0, s * .5), [], .06, .01, mat=black, parent=P, loc=(0, 0, ze))
    for sx in (-1, 1):
        tri = [(sx * s * .115, s * .5), (sx * s * .185, s * .5 + s * .05), (sx * s * .185, s * .5 - s * .05)]
        g.plate('arrow', tri if sx > 0 else tri[::-1], [], .06, .01, mat=black, parent=P, loc=(0, 0, ze))
        g.prism('tail', s * .045, s * .032, .05, .1, 0, 0, mat=black, parent=P, loc=(sx * s * .206, s * .5, ze))
    if flame:
        parts.icon_flame(s * .13, m.ink(color), P, (0, s * .695, ze))
    g.text('word', word, s * .058, black, parent=P, loc=(0, s * .325, ze + .02), weight='Inter:bold')
    g.text('legend', legend, s * (.085 if len(legend) < 6 else .062), m.ink('#f4f4f2'), parent=P, loc=(0, s * .908, zt + .01), depth=.02, weight='Inter:bold', spacing=1.08)
    if cover:
        _cover(P, s, ow, oh, zt, shell)
    else:
        g.plate('pane', g.rrect(ow - .6, oh - .6, 4.6, 10, 0, s / 2), [], .8, .2, mat=m.thin_glass('#f6f9fb', .01, f0=.06), parent=P,
                loc=(0, 0, zt - 2.4))
    # reset key and status LED on the lower rim
    g.lathe('key bush', [(3.9, -1), (3.9, .7, .3), (3.2, .7, .3), (2.9, .1, .2), (0, .1)], mat=m.plastic('#1d1e20', 'satin'), parent=P,
            loc=(0, s * .098, zt), seg=48)
    g.plate('key hole', g.polygon(1.9, 6), [], .06, .01, mat=m.void(), parent=P, loc=(0, s * .098, zt + .1))
    g.lathe('led collar', [(2.5, -.2), (2.4, .5, .3), (1.7, .5, .2), (1.6, -.4)], mat=m.plastic('#2a0b0c', 'gloss'), parent=P, loc=(s * .30, s * .098, zt), seg=40)
    g.lathe('led', g.dome(1.6, 0, .8, 8), mat=m.plastic('#7d1712', 'gloss'), parent=P, loc=(s * .30, s * .098, zt - .1), seg=32)
    if screws:
        for x in (-1, 1):
            for y in (s * .09, s * .91):
                g.screw('screw', 3, m.metal(), m.void(), P, loc=(x * s * .40, y, zt - .7))
    return root


def _cover(P, s, ow, oh, zt, shell):
    """Clear flap over the element: a pane in a moulded rim, on two lugs below."""
    clear = m.thin_glass('#fcfdfd', f0=.03)
    rim = m.thin_glass('#f3f6f7', .02, f0=.22, rough=.06)
    w, h = ow + 7, oh + 7
    g.plate('cover rim', g.rrect(w, h, 6.5, 12, 0, s / 2), [g.rrect(w - 3.4, h - 3.4, 5, 12, 0, s / 2)], 5.4, .8, mat=rim, parent=P,
            loc=(0, 0, zt + .3))
    g.prism('cover pane', w - 2.6, h - 2.6, 1.2, 5.4, .4, .2, mat=clear, parent=P, loc=(0, s / 2, zt + 4.3))
    g.prism('cover lip', 14, 2.6, 1.6, 1.1, .5, 0, mat=rim, parent=P, loc=(0, s / 2 + h / 2 + .6, zt + 3.2))
    y = s / 2 - h / 2 - 1.8
    for x in (-1, 1):
        H = g.group('cover hinge', parent=P, loc=(x * w * .25, y, zt))
        for ear in (-1, 1):
            g.prism('cover ear', 1.9, 5.4, 4.6, .9, .6, 0, mat=shell, parent=H, loc=(ear * 4.3, 0, -.2))
        g.prism('cover knuckle', 6.4, 3.2, 3.4, .8, .5, .5, mat=rim, parent=H, loc=(0, .6, .8))
        g.lathe('cover pin', [(0, -5.6), (.8, -5.6), (.8, 5.6), (0, 5.6)], seg=24, mat=m.metal('#b9bcc0', .3), parent=H, loc=(0, 0, 2.6),
                rot=(0, 90, 0))
