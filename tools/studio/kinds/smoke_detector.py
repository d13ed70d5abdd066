"""Smoke detectors: a multi-sensor with a cage, an optical one with a crown, and a voice alarm for homes."""
import math

from kit import detector_parts as d
from kit import geometry as g
from kit import materials as m
from kit import parts
from kit.small_devices import arc_slot

LIGHT = dict(set='white')
VIEWS = {
    'hero': dict(az=-24, el=30),
    'front': dict(el=9),
    'side': dict(az=-90, el=62),
    'detail': dict(az=-20, el=30, zoom=2.2, aim=(0, -24, 34)),
}
MESH = '#0d0d0e'  # insect screen


def build(style='crown', color='#e2e2df', r=50, height=46, ribs=28, led=None, label='TEST'):
    """style: cage (multi-sensor, ribs over the top), crown (inlet around the side, closed cap) or alarm (flat home alarm).

    `led` is the colour of the lit indicator, or None for a clear one. `label` is the legend on the test button of an alarm.
    """
    root = g.group('smoke detector')
    shell = m.plastic(color, 'satin')
    if style == 'cage':
        _cage_detector(root, shell, r, height, ribs, led)
    elif style == 'alarm':
        _home_alarm(root, shell, r, height, led, label)
    else:
        _crown_detector(root, shell, r, height, ribs, led)
    return root


# ------------------------------------------------- multi-sensor with a cage ---
def _cage_detector(root, shell, r, h, ribs, led):
    z = d.mounting_base(root, shell, r, 9)
    ring_r, ring_z, eye_r = r * .70, h * .60, r * .40
    g.lathe('bell', [(r - 2.5, z), (r - .8, z, .4), (r - 1.4, z + 5, 2), (r * .83, h * .40, 16), (ring_r + 1.4, ring_z - 4, 4),
                     (ring_r + .6, ring_z, .8), (ring_r - 2.2, ring_z, .6), (ring_r - 2.6, ring_z - 3)], mat=shell, parent=root, arc=14)
    g.lathe('chamber floor', [(ring_r - 1, ring_z - 3), (0, ring_z - 3)], mat=m.plastic('#141416', 'matt'), parent=root)
    g.lathe('labyrinth', [(r * .50, ring_z - 3), (r * .48, h * .80, 2), (r * .36, h * .9, 2), (0, h * .9)],
            mat=m.fabric('#34363a', 1.5), parent=root)
    outline = g.fillet([(ring_r - 2.4, ring_z - 1.5), (ring_r + .1, ring_z - 1.5), (ring_r - .2, h * .80, 4), (r * .60, h * .965, 9),
                        (eye_r - 1, h * .985), (eye_r - 1, h * .925), (r * .55, h * .90, 6), (ring_r - 3.2, h * .76, 3)], 8)
    for i in range(ribs):
        d.radial_rib('cage rib', outline, 1.9, 360 * (i + .5) / ribs, shell, root, .5)
    g.lathe('cage hoop', [(r * .585, h * .90), (r * .625, h * .925, .6), (r * .625, h * .965, .5), (r * .565, h * .985, .5),
                          (r * .55, h * .90)], mat=shell, parent=root)
    g.lathe('eye', [(eye_r - 4, h * .90), (eye_r, h * .91, .8), (eye_r + .2, h * .975, 1.4), (eye_r - 4, h * 1.0, 3), (eye_r * .6, h * .985, 6),
                    (0, h * .972)], mat=shell, parent=root, arc=12)
    g.lathe('eye groove', [(eye_r - 3.4, h * .985), (eye_r - 3.4, h * .995)], mat=m.void(), parent=root)
    # light guide visible from all sides, and the heat sensors in the openings
    d.indicator(root, (0, -eye_r * .62, h * .978), 1.9, led)
    for a in (-62, 118):
        x, y = math.sin(math.radians(a)) * r * .625, -math.cos(math.radians(a)) * r * .625
        d.thermistor(root, (x, y, ring_z - 2), h * .20)


# ------------------------------------------------------ optical with a crown ---
def _crown_detector(root, shell, r, h, ribs, led):
    z = d.mounting_base(root, shell, r)
    neck, low, high = r * .74, h * .50, h * .76
    g.lathe('head', [(r - 2.5, z), (r - .5, z, .4), (r - .9, z + 4.5, 1.6), (r * .86, low - 4, 8), (neck + 1.6, low - 1.2, 2),
                     (neck + 1.2, low, .6), (neck - 3, low)], mat=shell, parent=root, arc=12)
    # The screen is well behind the ribs. Closer to their edge it would be seen at an angle and look pale.
    g.lathe('insect screen', [(neck - 2.9, low - .2), (neck - 5, low - .2), (neck - 5, high + .2), (neck - 3.9, high + .2)], mat=m.fabric('#34363a', 1.5), parent=root)
    for i in range(ribs):
        d.radial_rib('inlet rib', [(neck - 2, low - .8), (neck + .9, low - .8), (neck + .5, high + .8), (neck - 2, high + .8)], 1.3,
                     360 * (i + .5) / ribs, shell, root, .35)
    g.lathe('inlet hoop', [(neck - 2, (low + high) / 2 - .7), (neck + .5, (low + high) / 2 - .7, .4), (neck + .5, (low + high) / 2 + .7, .4),
                           (neck - 2, (low + high) / 2 + .7)], mat=shell, parent=root)
    g.lathe('cap', [(neck - 4, high), (neck + 1.2, high, .6), (neck + 1.4, high + 1.8, .9), (neck - 3, h * .92, 7), (r * .42, h * .985, 8),
                    (r * .40, h * .985), (r * .385, h * .972, .2), (r * .36, h * .985, .3), (0, h)], mat=shell, parent=root, arc=12)
    d.indicator(root, (0, -r * .55, h * .945), 2.1, led, rot=(14, 0, 0))
    # moulded marks on the rim: the arrow aligns the head with its base
    g.plate('index arrow', [(-2, 0), (2, 0), (0, 3)], [], .4, .1, mat=shell, parent=root, loc=(0, -r + 1.2, z + 2), rot=(78, 0, 0))


# ----------------------------------------------------------------- home alarm ---
def _home_alarm(root, shell, r, h, led, label):
    d.mounting_base(root, shell, r * .93, 7)
    g.lathe('skirt', [(r * .90, 8), (r - .8, 8, .5), (r, 10.5, 1.2), (r - .4, h * .55, 3), (r * .93, h * .80, 7), (r * .885, h * .86, 1.2),
                      (r * .872, h * .82), (r * .85, h * .82)], mat=shell, parent=root, arc=10)
    _smoke_louvres(root, shell, r, h)
    top = _slotted_face(root, shell, r, h)
    _test_button(root, shell, r, top, label)
    for x, color, word in ((-11, '#58e37c', 'POWER'), (0, '#8a6a33', 'FAULT'), (11, '#7c2a25', 'ALARM')):
        lit = led if led and word == 'POWER' else None
        _alarm_led(root, (x, -r * .50, top), color, lit)
        g.text('led legend', word, 2.3, m.ink('#8b8f94'), parent=root, loc=(x, -r * .50 - 4.6, top + .02))
    g.text('kind legend', 'SMOKE + CO ALARM', 4.0, m.ink('#7d8288'), parent=root, loc=(0, r * .50, top + .02), spacing=1.06)


def _smoke_louvres(root, shell, r, h):
    """Dark slits around the skirt, where smoke enters."""
    g.lathe('louvre void', [(r * .872, h * .80), (r * .872, h * .91)], mat=m.fabric(MESH, .9), parent=root)
    for x, y, a in parts.points_on_circle(36, r * .882, 5):
        g.prism('louvre post', 3.4, 2.2, h * .115, .6, .1, .1, mat=shell, parent=root, loc=(x, y, h * .795), rot=(0, 0, a))


def _slotted_face(root, shell, r, h):
    """Lid: rounded rim, flat face with two rings of horn slots. Returns the height of the face."""
    lid, top = r * .90, h * .97
    flat = r * .80
    g.lathe('lid rim', [(lid - 6, h * .885), (lid, h * .885, .6), (lid, h * .925, 2), (flat, top, 5), (flat - .01, top - 1.5)],
            mat=shell, parent=root, arc=10)
    holes = []
    for radius in (r * .70, r * .615):
        ends = math.degrees(1.35 / radius)      # angle of the round ends
        for quarter in (-48, 132):
            for k in range(7):
                start = quarter + k * 14.0
                holes.append(arc_slot(radius, 2.7, start + ends, start + 11.6 - ends))
    g.plate('face', g.circle(flat + .1, 160), holes, 1.3, .25, mat=shell, parent=root, loc=(0, 0, top - 1.3))      # thin: only then can one look through a slot at an angle
    g.lathe('horn screen', [(flat - 1, top - 1.7), (0, top - 1.7)], mat=m.fabric('#3a3c3f', .9), parent=root)
    return top


def _test_button(root, shell, r, top, label):
    well = r * .335
    g.lathe('button well', [(well + 1.2, top - .4), (well + 1.2, top + .25, .2), (well + .3, top + .25, .2), (well + .1, top - 1)],
            mat=m.plastic('#cfd0ce', 'satin'), parent=root)
    g.lathe('button gap', [(well + .4, top + .03), (0, top + .03)], mat=m.void(), parent=root)
    g.lathe('button', [(well - .5, top - 1), (well - .5, top + 1.7, .9), (well * .86, top + 2.2, 2), (well * .72, top + 1.4, 2),
                     (0, top + 1.4)], mat=shell, parent=root, arc=10)
    for k, line in enumerate(label.split('\n')):
        g.text('button legend', line, 4.2, m.ink('#74797f'), parent=root, loc=(0, 2.9 - 6.2 * k, top + 1.43))


def _alarm_led(root, loc, color, lit):
    o = g.group('alarm led', parent=root, loc=loc)
    mat = m.led(lit, 2.2) if lit else m.plastic(color, 'gloss')
    g.lathe('led lens', g.dome(1.35, 0, .55, 8), seg=28, mat=mat, parent=o)
    g.lathe('led collar', [(1.4, 0), (1.75, .2, .1), (2.0, 0)], seg=36, mat=m.plastic('#c6c7c5', 'satin'), parent=o)
