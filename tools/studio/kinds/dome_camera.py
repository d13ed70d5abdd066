"""Fixed dome camera on its base: a round vandal-proof dome, or a large one with a motor gimbal behind a clear bubble."""
import math

from kit import camera_parts as c
from kit import geometry as g
from kit import materials as m
from kit import parts

VIEWS = {
    'hero': dict(az=-24, el=22),
    'front': dict(az=0, el=9),
    'side': dict(az=-40, el=52),
    'detail': dict(az=-20, el=24, zoom=2.2),
}
# Reflected in the dome, a strip would look like a scratch and a key light with hard edges like a piece of paper.
LIGHT = dict(set='white', strip=0, key=3.2, front=1.5, edge=.5)


def build(
    color='#f5f5f4',        # housing
    accent='#202225',       # inside of the dome
    design='vandal',        # 'vandal': conical cover, fixed eyeball with infrared; 'gimbal': tall drum, motor gimbal, no infrared
    label='IK10',           # printed on the rim; '' leaves it off
):
    shell = m.plastic(c.housing_color(color, white='#d9dbdc'), 'satin')
    return (_vandal if design == 'vandal' else _gimbal)(shell, accent, label)


# ------------------------------------------------------ vandal-proof, infrared ---
def _vandal(shell, accent, label):
    root = g.group('vandal dome')
    r, ball, rim = 69.15, 50.0, 65.0                     # outer radius, bubble radius, height of the collar
    g.lathe('base plate', [(0, 0), (r - 2, 0), (r - 2, 3)], mat=m.plastic('#2b2d30', 'matt'), parent=root)
    g.lathe('base', [(r - 3, 2), (r - .6, 2, .5), (r - .6, 15, .5), (r - 1.6, 15.4)], mat=shell, parent=root)
    g.lathe('seam', [(r - 1.7, 14.8), (r - 1.7, 16.6)], mat=m.void(), parent=root)
    g.lathe('cover', [(r - 1.6, 16), (r, 16, .5), (r - .4, 40, 9), (ball + 7.5, rim - 6, 6), (ball + 4.6, rim, 1.6),
                      (ball + 1.3, rim, .6), (ball + .9, rim - 4)],
            mat=shell, parent=root, arc=14)
    g.lathe('bubble gasket', [(ball + 1.2, rim - 3), (ball + 1.2, rim - .4, .2), (ball - .6, rim - .2, .2), (ball - 1, rim - 3)],
            mat=m.rubber('#191a1c'), parent=root)
    c.bubble(ball, rim - 1, root, smoke=.06, squash=1.02)
    _vandal_inside(root, ball, rim, accent)
    for angle in (-118, 2, 122):
        c.counterbored_screw(c.group_on_cone(root, (r - .4, 40), (ball + 7.5, rim - 6), angle), 3.6, shell)
    _side_details(root, r, label)
    return root


def _vandal_inside(root, ball, rim, accent):
    liner = m.plastic(accent, 'matt')
    g.lathe('liner', [(ball - 1.6, rim - 4), (ball - 1.8, rim + 3, 1.2), (ball - 8, rim + 4.5, 2), (ball - 13, rim - 2, 3),
                      (ball - 15, rim - 16)], mat=liner, parent=root)
    g.lathe('floor', [(0, rim - 15), (ball - 2, rim - 15)], mat=m.void(), parent=root)
    lamps = [(-.34, -.46, .115), (.34, -.46, .115), (0, .565, .07)]
    c.eyeball(33, root, (0, 0, rim + 4), 52, -12, 14.5, color='#26282b', lamps=lamps)
    for sx in (-1, 1):
        g.prism('yoke', 5, 26, 24, 3, 1.4, .4, mat=m.plastic('#2a2c30', 'matt'), parent=root, loc=(sx * 34.5, sx * -6, rim - 12),
                rot=(0, 0, -12))


def _side_details(root, r, label):
    # microphone and printed legend
    a = math.radians(-72)
    mic = g.group('microphone', parent=root, loc=((r - .35) * math.cos(a), (r - .35) * math.sin(a), 28), rot=(90, 0, -72 + 90))
    g.lathe('mic rim', [(2.1, -.4), (2.1, .5, .3), (1.2, .5, .2), (1.0, 0)], seg=28, mat=m.plastic('#c9cbce', 'satin'), parent=mic)
    c.pin_hole(1.05, mic, (0, 0, .1))
    if label:
        g.text_on_cylinder('legend', label, 7.2, r - .6, m.ink('#6b7076'), z=8.6, angle=-19, parent=root, weight='Inter:bold')


# ------------------------------------------------------- large, motor gimbal ---
def _gimbal(shell, accent, label):
    root = g.group('gimbal dome')
    r, ball, rim = 87.5, 66.0, 81.0
    g.lathe('base plate', [(0, 0), (r - 3, 0), (r - 3, 3)], mat=m.rubber(), parent=root)
    g.lathe('drum', [(r - 4, 2.5), (r - .4, 2.5, .8), (r - 2.4, 43, .6), (r - 3.6, 43.4)], mat=shell, parent=root)
    g.lathe('joint', [(r - 3.8, 42.6), (r - 3.8, 46.4)], mat=m.rubber(), parent=root)
    g.lathe('cover', [(r - 3.8, 46), (r - 1.9, 46, .7), (r - 3.6, 68, 14), (ball + 8.5, rim - 1, 6), (ball + 6.6, rim + 2.4, 2),
                      (ball + 3.6, rim + 2.6, .9),
                      (ball + 1.4, rim, .6), (ball + 1, rim - 5)], mat=shell, parent=root, arc=16)
    g.lathe('trim ring', [(ball + 1.2, rim - 3), (ball + 1.2, rim + .6, .3), (ball - 1.4, rim + .8, .3), (ball - 2, rim - 4)],
            mat=m.plastic('#1b1c1f', 'satin'), parent=root)
    c.bubble(ball, rim, root, smoke=.03, squash=1.0, shine=.012)     # weak, because the key light is reflected beside the lens
    _gimbal_inside(root, ball, rim, accent)
    for angle in (-125, -35, 55, 145):
        c.counterbored_screw(c.group_on_cone(root, (r - 3.6, 68), (ball + 8.5, rim - 1), angle, sink=.4), 3.8, shell)
    _drum_details(root, r, label)
    return root


def _gimbal_inside(root, ball, rim, accent):
    """Turntable, two yoke arms with gear covers, rolling lens block."""
    black, grey = m.plastic(accent, 'matt'), m.plastic('#3b3e42', 'satin')
    g.lathe('well', [(ball - 2, rim - 5), (ball - 3, rim - 2, 1), (ball - 7, rim - 4, 2), (ball - 9, rim - 24), (0, rim - 24)], mat=black,
            parent=root)
    g.lathe('turntable', [(0, rim - 6), (ball - 14, rim - 6, 2), (ball - 12, rim - 14)], mat=grey, parent=root)
    head = g.group('pan head', parent=root, loc=(0, 0, rim + 6), rot=(0, 0, -14))
    for s in (-1, 1):
        arm = g.group('yoke arm', parent=head, loc=(s * 35, 0, 0), rot=(90, 0, 90))
        outline = [(17 * math.cos(math.pi * i / 24), 10 + 17 * math.sin(math.pi * i / 24)) for i in range(25)] + [(-22, -14), (22, -14)]
        g.plate('arm', outline, [], 6, 1.2, mat=grey, parent=arm, loc=(0, 0, -3))
        g.lathe('gear cover', [(13, 0), (13, 5, 1.5), (5, 6, .5), (0, 6)], mat=black, parent=arm, loc=(0, 10, 3 if s > 0 else -3),
                rot=(0, 0 if s > 0 else 180, 0))
        for t in (-1, 1):
            g.screw('arm screw', 2.1, m.metal('#b0b3b8'), m.void(), arm, loc=(t * 15, -6, 3 * s), rot=(0, 0 if s > 0 else 180, 0))
    block = g.group('lens block', parent=head, loc=(0, 0, 10), rot=(54, 0, 0))
    g.lathe('block ring', [(0, -20), (27, -20, 4), (30, -14, 2), (30, 9, 2), (26.5, 12, 1), (25, 12)], mat=grey, parent=block)
    g.lathe('roll seam', [(30.06, -3), (30.06, -2)], mat=m.void(), parent=block)
    g.lathe('block face', [(26, 11.4), (24, 11.6, 1), (20.5, 22, 2), (18.6, 23.5, .6), (17, 22)], mat=m.plastic('#17181a', 'satin'),
            parent=block)
    parts.lens(18, block, (0, 0, 23), coat=('#8a5cc0', '#2f8f9a'))


def _drum_details(root, r, label):
    a = math.radians(-158)
    c.blind_plug(root, ((r - 1.6) * math.cos(a), (r - 1.6) * math.sin(a), 22), 13, m.plastic('#cfd1d3', 'satin'), rot=(90, 0, -158 + 90))
    if label:
        g.text_on_cylinder('legend', label, 8.5, r - 1.71, m.ink('#6b7076'), z=29, angle=-16, lean=-.049, parent=root, weight='Inter:bold')
