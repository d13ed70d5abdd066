"""Fixed stainless-steel dome camera for ships and wash-down areas, on its base."""
import math

from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m

VIEWS = {
    'hero': dict(az=-26, el=21),
    'front': dict(az=0, el=9),
    'side': dict(az=-42, el=50),
    'detail': dict(az=-24, el=24, zoom=2.2),
}
# Full strips would show in the bubble as two white arcs.
LIGHT = dict(set='metal', key=1.5, fill=1.9, rim=1.4, strips=.12)


def build(
    steel='#cfd2d4',        # electropolished housing
    bolt='#a3a7aa',         # screw seats, which are darker
    accent='#17191b',       # inside of the dome
    dia=166.0,              # outer diameter at the foot
    height=112.0,           # to the top of the bubble
    label='IP67',           # engraved on the rim; '' leaves it off
):
    turned = m.turned(steel, .33, rings=2.2, depth=.09)
    root = g.group('stainless dome')
    r, ball = dia / 2, 51.0
    rim = height - ball + 1
    _housing(root, turned, r, ball, rim)
    c.bubble(ball, rim - 1, root, smoke=.12, squash=1.0)
    _inside(root, ball, rim, accent)
    _screws(root, m.metal(bolt, .2), r, ball, rim)
    _rim_details(root, r, label)
    return root


def _housing(root, turned, r, ball, rim):
    g.lathe('gasket', [(0, 0), (r - 2.5, 0), (r - 2.5, 2.6)], mat=m.rubber(), parent=root)
    g.lathe('foot', [(r - 4, 2.4), (r - .5, 2.4, 1), (r, 17, 2.5), (r - 3.4, 19.6, 1)], mat=turned, parent=root, seg=160)
    g.lathe('joint', [(r - 3.8, 19), (r - 3.8, 21.4)], mat=m.rubber(), parent=root)
    g.lathe('cover', [(r - 4, 20.8), (r - 2.4, 20.8, .8), (r - 4.6, 36, 12), (ball + 10, rim - 5, 12), (ball + 8.4, rim - 1.5, 2.5)],
            mat=turned, parent=root, arc=20, seg=160)
    # polished clamp ring of the bubble
    g.lathe('clamp ring', [(ball + 9.4, rim - 3), (ball + 9.6, rim + 1.6, 1.6), (ball + 2.6, rim + 2.6, 1.2), (ball + 1.4, rim - 1, .4),
                           (ball + 1, rim - 5)],
            mat=m.metal('#c4c7ca', .13), parent=root, arc=10, seg=160)
    g.lathe('bubble gasket', [(ball + 1.6, rim - 2), (ball + 1.6, rim + .5, .3), (ball - .8, rim + .8, .3), (ball - 1.2, rim - 3)],
            mat=m.rubber('#141517'), parent=root)


def _inside(root, ball, rim, accent):
    liner = m.plastic(accent, 'matt')
    g.lathe('liner', [(ball - 1.6, rim - 4), (ball - 1.8, rim + 2, 1.2), (ball - 9, rim + 3, 2), (ball - 14, rim - 3, 3),
                      (ball - 15, rim - 16)], mat=liner, parent=root)
    g.lathe('floor', [(0, rim - 15), (ball - 2, rim - 15)], mat=m.void(), parent=root)
    lamps = [(sx * .55, sy * .17, .085) for sx in (-1, 1) for sy in (-1, 1)]
    c.eyeball(34, root, (0, 0, rim + 3), 54, -12, 15, color='#26282b', lamps=lamps)


def _screws(root, skin, r, ball, rim):
    """Captive screws in the slope of the cover."""
    for angle in (-125, -35, 55, 145):
        c.counterbored_screw(c.group_on_cone(root, (r - 4.6, 36), (ball + 10, rim - 5), angle, sink=.4), 3.8, skin)


def _rim_details(root, r, label):
    if label:
        g.text_on_cylinder('engraving', label, 7.6, r - .24, m.ink('#45484c'), z=10, angle=-16, lean=.034, parent=root, weight='Inter:bold')
    t = math.radians(-160)
    c.blind_plug(root, ((r + .1) * math.cos(t), (r + .1) * math.sin(t), 10.4), 5.4, m.metal('#a3a7aa', .25), rot=(90, 0, -160 + 90))
