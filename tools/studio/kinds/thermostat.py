"""Wall thermostat: white two-part case, black glass front with a colour touch screen and a presence window."""
import math

from kit import display
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=-30, el=9),
    'front': dict(az=0, el=2),
    'side': dict(az=-74, el=8),
    'detail': dict(az=-16, el=8, aim=(-12, -30, 60), zoom=2.1, fstop=None),
}

LIGHT = dict(set='white', key=.6, front=1.0, window=38)      # a curtain on a third of the glass, beside the text
EFFORT = 2            # its edge is in its own shade


def build(
    color='#e4e4e2',
    width=98,
    height=119.5,
    depth=30,
    room='Ground floor',
    temperature='21.5',
    setpoint='21.0',
):
    root = g.group('thermostat')
    shell = m.plastic(color, 'satin')
    P = g.group('panel', parent=root, facing='front')
    _wall_plate(P, width, height)
    _case(P, width, height, depth, shell)
    z = _glass(P, width, height, depth)
    _screen(P, width, height, z, room, temperature, setpoint)
    display.pane(P, width - 14, height - 14, (0, height / 2, z + .3), r=6)
    # the glass reflects over everything below it
    g.plate('cover glass', s.soft_rect(width - 13, height - 13, 6, 2.6, cy=height / 2), [], .05, 0, mat=m.thin_glass('#ffffff', 0, .07), parent=P, loc=(0, 0, z + .2))
    return root


def _wall_plate(P, w, h):
    """Folded sheet-metal plate, hardly visible behind the case."""
    g.prism('metal plate', w - 16, h - 16, 1.2, 4, .2, .2, mat=m.metal('#a9acb0', .34), parent=P, loc=(0, h / 2, -1.2))


def _case(P, w, h, d, shell):
    """Front module on a smaller rear one. Slots let the room air in at the top, bottom and sides."""
    def outline(inset):
        return s.soft_rect(w - 2 * inset, h - 2 * inset, 11 - inset * .8, 2.6, cy=h / 2)
    split = d * .42
    s.swept('rear module', outline, [(7.4, 0, .5), (6.6, 0, .8), (6.2, split + .6)], mat=shell, parent=P)
    s.swept('front module', outline, [(2.8, split + .4), (.3, split + .4, .4), (0, split + 2.4, .8), (0, d - 4.4, 2.5),
                                      (1.2, d - 1.4, 2.4), (3.4, d - .6, 1.6),
                                      (4.6, d - .6, .15), (4.8, d - 1.3, .15), (9, d - 1.3)], mat=shell, parent=P, arc=12)
    for y, turn in ((.34, 90), (h - .34, -90)):
        for i in range(9):
            g.prism('air slot', 5, 1.3, .4, .6, 0, 0, mat=m.void(), parent=P, loc=(-28 + i * 7, y, split + 5.5), rot=(turn, 0, 0))
    for x, turn in ((-w / 2 + .1, -90), (w / 2 - .1, 90)):
        for i in range(7):
            g.prism('air slot', 1.3, 5, .3, .6, 0, 0, mat=m.void(), parent=P, loc=(x, h * .36 - 21 + i * 7, split + 5.5), rot=(0, turn, 0))


def _glass(P, w, h, d):
    """One sheet of black glass across the whole frame; the presence sensor is behind its lower end."""
    z = d - 1.2
    s.swept('glass', lambda k: s.soft_rect(w - 10 - 2 * k, h - 10 - 2 * k, 7.2 - k, 2.6, cy=h / 2),
            [(0, z - .2), (0, z + .9, .35), (1.2, z + 1.05, .5), (3, z + 1.05)],
            mat=m.black_glass('#08090a', .045), parent=P)
    top = z + 1.06
    # presence window: a dark lens
    s.inlay('presence window', s.soft_rect(24.4, 6.0, 3.0, 2.2, cy=15.5), m.black_glass('#020203', .02), P, (0, 0, top), .04)
    return top


def _screen(P, w, h, z, room, temperature, setpoint):
    """Contents of the lit display. Emission is just above paper white, so that it glows without clipping."""
    white, grey, dim = display.glow('#f2f5f8', .9), display.glow('#9aa4ae', .5), display.glow('#3b444d', .32)
    green, amber = display.glow('#4fd07c', .75), display.glow('#ff9d45', .8)
    s.inlay('screen', g.rrect(w - 18, 84, 2, cy=h - 54), m.screen('#0d1116', .012, '#7fb0e0'), P, (0, 0, z), .03)
    zi = z + .05
    top = h - 12
    g.text('room', room, 5.2, grey, parent=P, loc=(-w / 2 + 13, top - 7, zi), align='LEFT', weight='Inter:medium', depth=.01)
    g.text('time', '10:24', 5.2, grey, parent=P, loc=(w / 2 - 13, top - 7, zi), align='RIGHT', weight='Inter:medium', depth=.01)
    _dial(P, (0, h - 57), 27, zi, amber, dim)
    g.text('temperature', temperature, 19, white, parent=P, loc=(0, h - 56.5, zi), weight='Inter:light', depth=.01)
    g.text('unit', '°C', 5.4, grey, parent=P, loc=(0, h - 43, zi), weight='Inter:regular', depth=.01)
    g.text('setpoint', f'Set {setpoint}°', 4.6, amber, parent=P, loc=(0, h - 73.2, zi), weight='Inter:medium', depth=.01)
    y = h - 89
    s.inlay('leaf', s.leaf(9.5, -26, y), green, P, (0, 0, zi), .03)
    s.inlay('leaf vein', [(-28.6 + .2, y - 2.6 - .2), (-24.4, y + 1.6), (-24.7, y + 1.9), (-28.8, y - 2.2)], m.ink('#0d1116'), P,
            (0, 0, zi + .03), .02)
    for x, sign in ((0, '−'), (26, '+')):
        g.plate('touch key', g.circle(6.0, 64), [g.circle(5.6, 64)], .03, .005, mat=dim, parent=P, loc=(x, y, zi))
        g.text('sign', sign, 8, white, parent=P, loc=(x, y + .2, zi), weight='Inter:light', depth=.01)


def _dial(P, centre, r, z, lit, unlit):
    """Open ring: grey track, lit up to the set temperature, with a knob at that end."""
    cx, cy = centre
    s.inlay('track', s.arc_slot(r, 1.3, -45, 225, 90, cx, cy), unlit, P, (0, 0, z), .02)
    s.inlay('set arc', s.arc_slot(r, 1.5, 72, 225, 60, cx, cy), lit, P, (0, 0, z + .02), .02)
    a = math.radians(72)
    s.inlay('knob', g.circle(2.1, 40, cx + r * math.cos(a), cy + r * math.sin(a)), display.glow('#fff2e2', 1.0), P, (0, 0, z + .04), .02)
