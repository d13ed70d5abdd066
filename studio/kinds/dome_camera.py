"""Fixed dome camera with smoked or clear bubble."""
from kit import geometry as g
from kit import materials as m
from kit import parts

VIEWS = {'hero': dict(el=26), 'front': dict(el=14), 'side': dict(az=-28, el=48), 'detail': dict(aim=(0, -20, 60))}


def build(color='#e6e8ea', r=60, smoke=.26, height=34, label='5 MP  IR'):
    shell = m.plastic(color, 'satin')
    root = g.group('dome')
    br = r * .70                                     # bubble radius
    h = height
    g.lathe('base plate', [(0, 0), (r - 1.2, 0), (r - 1.2, 3)], mat=m.plastic('#2a2c30', 'matt'), parent=root)
    g.lathe('base', [(r - 2, 2.2), (r, 2.2, .4), (r, 9, .5), (r - .7, 9.3), (r - .7, 10)], mat=shell, parent=root)
    g.lathe('housing', [(r - .7, 9.6), (r - .1, 10, .3), (r - .4, h * .55, 14), (br + 5.2, h, 3.2), (br + 1.6, h + .6, .7), (br + .8, h - 2.2),
                        (br - 2, h - 6)], mat=shell, parent=root, arc=14)
    g.lathe('bubble collar', [(br + .9, h - 3), (br + .9, h + .5, .3), (br - .4, h + .9, .3), (br - 1.4, h - 1)], mat=m.rubber('#26282b'), parent=root)
    g.lathe('bubble', [(br, h - 3), (br, h)] + g.dome(br, h, .93), mat=m.thin_glass('#b9bec8', smoke), parent=root, smooth_angle=70)
    # innards: shroud + eyeball
    g.lathe('shroud', [(br - 2.4, h - 6), (br - 2.4, h + 3, 1), (br - 9, h + 5.5, 2), (br - 12, h - 4)], mat=m.plastic('#1c1d20', 'matt'), parent=root)
    g.lathe('floor', [(0, h - 5), (br - 2, h - 5)], mat=m.plastic('#151618', 'matt'), parent=root)
    eye = g.group('eye', parent=root, loc=(0, 0, h + 4), rot=(48, 0, -16))
    e = br * .46
    g.lathe('ball', [(0, -e)] + [(x, -z) for x, z in reversed(g.dome(e, 0, 1, 16)[:-1])] + [(e, e * .35, 2), (e * .86, e * .62, 1.4), (e * .60, e * .62, .5), (e * .60, e * .3)],
            mat=m.plastic('#3c3f44', 'satin'), parent=eye)
    parts.lens(e * .60, eye, (0, 0, e * .64))
    for x, y, _ in parts.ring_of(6, e * .78, 30):
        parts.ir_led(e * .085, eye, (x, y, e * .62 + e * .06))
    for sx in (-1, 1):
        g.prism('yoke', 5, br * .5, br * .38, 2, 1.2, .5, mat=m.plastic('#202226', 'matt'), parent=root, loc=(sx * (e + 4) * .96, sx * -4.2, h - 6))
    # legend on the rim
    g.text_round('legend', label, 4.0, r, m.ink('#8a8f96'), z=5.6, angle=-18, parent=root)
    return root
