"""Parts of door stations, intercoms and emergency phones: pictograms, call buttons, louvres, the rugged metal case.

All are in panel space (x right, y up, z towards the viewer).
"""
import math

from . import geometry as g
from . import materials as m

PRINT_HEIGHT = .06  # in mm


def _print(name, outline, holes, mat, parent, loc):
    g.plate(name, outline, holes, PRINT_HEIGHT, .012, mat=mat, parent=parent, loc=loc)


def arc_band(r_in, r_out, start, end, n=24):
    """Outline of a piece of a ring, angles in degrees."""
    angles = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    outer = [(r_out * math.cos(a), r_out * math.sin(a)) for a in angles]
    return outer + [(r_in * math.cos(a), r_in * math.sin(a)) for a in reversed(angles)]


def _rotate(points, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def icon_bell(size, mat, parent, loc):
    u = size / 17
    bell = [(-7, -4, 1), (-5, -2, 2), (-4.6, 3, 4), (-2.6, 6.4, 3), (0, 8.2, 2), (2.6, 6.4, 3), (4.6, 3, 4), (5, -2, 2), (7, -4, 1)]
    outline = [(x * u, y * u) for x, y in g.fillet([(0, -4)] + bell + [(0, -4)], 4)][1:-1]
    _print('bell', outline[::-1], [], mat, parent, loc)
    _print('clapper', [(x * u, (y - 5.6) * u) for x, y in g.slot(4.8, 2.2)], [], mat, parent, loc)


def icon_handset(size, mat, parent, loc, turn=135):
    """Telephone receiver: two cups on an arc."""
    u = size / 17

    def bow(r, start, end, n=14):
        return [(r * math.cos(math.radians(start + (end - start) * i / n)), r * math.sin(math.radians(start + (end - start) * i / n)) - 7)
                for i in range(n + 1)]
    left = g.fillet([(-9.6, .4), (-9.6, -3.6, 1.3), (-4.5, -3.6, 1.3), (-4.5, -.4)], 5)
    right = [(-x, y) for x, y in reversed(left)]
    outline = bow(12.2, 52, 128) + left + bow(8.4, 124, 56) + right
    outline = [(x, y + .9) for x, y in outline]
    _print('handset', [(x * u, y * u) for x, y in _rotate(outline, turn)], [], mat, parent, loc)


def icon_key(size, mat, parent, loc):
    u = size / 16
    bow = [(x * u, y * u) for x, y in g.circle(3.8, 32, -4.2, 0)]
    _print('key bow', bow, [[(x * u, y * u) for x, y in g.circle(1.6, 24, -4.4, 0)]], mat, parent, loc)
    blade = [(-.8, -1), (3.2, -1), (3.2, -3.4), (5, -3.4), (5, -1), (6.2, -1), (6.2, -2.8), (8, -2.8), (8, 1), (-.8, 1)]
    _print('key blade', [(x * u, y * u) for x, y in blade], [], mat, parent, loc)


def icon_speech(size, mat, parent, loc):
    """Speech bubble with three dots."""
    u = size / 16
    dots = [g.circle(1.15 * u, 20, x * u, 1.2 * u) for x in (-3.6, 0, 3.6)]
    _print('bubble', g.rrect(15 * u, 10.4 * u, 3 * u, 8, 0, 1.2 * u), dots, mat, parent, loc)
    _print('bubble tail', [(-4.4 * u, -3.9 * u), (.2 * u, -3.9 * u), (-4.4 * u, -7.6 * u)][::-1], [], mat, parent, loc)


def icon_card(size, mat, parent, loc):
    """Contactless card: a card and three waves."""
    u = size / 16
    _print('card', g.rrect(8.4 * u, 11 * u, 1.4 * u, 6, -4 * u, 0), [g.rrect(6.4 * u, 9 * u, .7 * u, 5, -4 * u, 0)], mat, parent, loc)
    for i in range(3):
        wave = [((x + 1) * u, y * u) for x, y in arc_band(1.4 + i * 2.3, 2.4 + i * 2.3, -48, 48)]
        _print('wave', wave, [], mat, parent, loc)


def icon_person(size, mat, parent, loc):
    u = size / 16
    _print('head', g.circle(3.3 * u, 36, 0, 4.2 * u), [], mat, parent, loc)
    shoulders = [(x * u, (y - 7) * u) for x, y in arc_band(.01, 6.6, 0, 180, 30)]
    _print('shoulders', shoulders, [], mat, parent, loc)


def icon_camera(size, mat, parent, loc):
    u = size / 16
    _print('camera', g.rrect(9.6 * u, 8.4 * u, 1.8 * u, 6, -2.6 * u, 0), [], mat, parent, loc)
    _print('camera horn', [(3.2 * u, 1.2 * u), (3.2 * u, -1.2 * u), (7.4 * u, -3.8 * u), (7.4 * u, 3.8 * u)], [], mat, parent, loc)


def icon_house(size, mat, parent, loc):
    u = size / 16
    roof = [(-7.6, 0), (0, 7.2), (7.6, 0), (5.4, 0), (5.4, -6.6), (1.6, -6.6), (1.6, -1.8), (-1.6, -1.8), (-1.6, -6.6), (-5.4, -6.6),
        (-5.4, 0)]
    _print('house', [(x * u, y * u) for x, y in roof][::-1], [], mat, parent, loc)


def icon_gear(size, mat, parent, loc):
    u = size / 16
    rim = []
    for i in range(8):
        for da, r in ((-13, 5.4), (-9, 7.4), (9, 7.4), (13, 5.4)):
            a = math.radians(i * 45 + da)
            rim.append((r * u * math.cos(a), r * u * math.sin(a)))
    _print('gear', rim, [g.circle(2.5 * u, 28)], mat, parent, loc)


def icon_padlock(size, mat, parent, loc):
    """Open padlock, for releasing the door."""
    u = size / 16
    _print('lock body', g.rrect(10.4 * u, 7.6 * u, 1.4 * u, 6, 0, -3.2 * u), [g.circle(1.2 * u, 20, 0, -3 * u)], mat, parent, loc)
    shackle = [(x * u, (y + 2.6) * u) for x, y in arc_band(2.5, 4.1, 0, 200)]
    _print('shackle', shackle, [], mat, parent, loc)
    _print('shackle leg', g.rrect(1.6 * u, 2.8 * u, .2 * u, 3, 3.3 * u, 1.6 * u), [], mat, parent, loc)


def call_button(r, parent, loc, face, ring='#cfe6ff', glow=.5, icon=icon_bell, icon_ink='#3a3d42', proud=4.0, ring_width=1.7):
    """Round push button in a lit ring on the ground at `loc`. The opening around it must have the radius r + ring_width + .7."""
    o = g.group('call button', parent=parent, loc=loc)
    g.lathe('button well', [(0, -.6), (r + ring_width + 1.2, -.6)], mat=m.void(), parent=o)
    g.lathe('light ring', [(r + .35, -.5), (r + .35, proud - 1.5, .2), (r + ring_width, proud - 1.5, .3), (r + ring_width, -.5)],
            mat=m.led(ring, glow), parent=o)
    # a shallow dish that is flat in the middle, so that the print lies flat
    g.lathe('button', [(r - .1, -.5), (r - .25, proud, .9), (r * .82, proud - .1, 2), (r * .70, proud - .6, 2), (0, proud - .6)],
        mat=face, parent=o)
    if icon:
        icon(r * .98, m.ink(icon_ink), o, (0, 0, proud - .6))
    return o


def louvres(w, h, count, parent, loc, mat, r=4.0, depth=5.0, slat=.52, tilt=28):
    """Speaker opening with tilted slats, deep enough to be dark inside. `loc` is the centre of the opening in the panel's face."""
    o = g.group('louvres', parent=parent, loc=loc)
    g.prism('speaker cloth', w + 1, h + 1, .3, r, 0, 0, mat=m.fabric('#303337', 1.2), parent=o, loc=(0, 0, -.8 * depth))
    pitch = h / count
    for i in range(count):
        y = h / 2 - pitch * (i + .5)
        # the outer slats follow the rounded corners
        over = max(0.0, abs(y) - (h / 2 - r))
        width = w - 2 * (r - math.sqrt(max(0.0, r * r - over * over))) + .6
        g.prism('slat', width, pitch * slat * 1.25, 1.5, .7, .6, .3, mat=mat, parent=o, loc=(0, y, -2.0), rot=(tilt, 0, 0), seg=5)
    return o


def speaker_holes(w, h, pitch, r, cx, cy, shape='rect'):
    """Outlines of a perforated field, for `g.plate(holes=...)`."""
    return [[(x + cx, y + cy) for x, y in loop] for loop in g.grid(w, h, pitch, r, shape)]


def rugged_case(w, h, d, parent, front, trim, openings, rail=8.0, r=13.0):
    """Die-cast case of a rugged station: back box, gasket, metal trim with corner screws, and a recessed dark front panel.

    `openings` are outlines cut into the front panel. Returns the height of the front panel's face.
    """
    back = d * .56
    g.prism('back box', w - 5, h - 5, back, r - 2, .6, 1.2, mat=m.cast_metal('#3a3d41'), parent=parent, loc=(0, h / 2, 0))
    g.prism('gasket', w - 3.2, h - 3.2, 1.8, r - 1.2, .3, .3, mat=m.rubber(), parent=parent, loc=(0, h / 2, back - .2))
    z, deep = back + 1.4, d - back - 1.4
    frame = g.prism('trim', w, h, deep, r, 4.2, .8, mat=trim, parent=parent, loc=(0, h / 2, z), seg=14)
    inner_w, inner_h, inner_r = w - 2 * rail, h - 2 * rail, r - 4
    g.cut(frame, g.prism('trim cutter', inner_w, inner_h, deep * 2, inner_r, 0, 0, parent=parent, loc=(0, h / 2, z + 3), seg=14))
    # chamfered lip that reflects light all round the panel
    g.plate('trim lip', g.rrect(inner_w + 3.2, inner_h + 3.2, inner_r + 1.6, 14, 0, h / 2),
            [g.rrect(inner_w - .2, inner_h - .2, inner_r - .1, 14, 0, h / 2)], 1.6, .7, mat=trim, parent=parent, loc=(0, 0, z + deep - 1.2))
    face = z + deep - 1.3
    g.prism('panel ground', inner_w - .5, inner_h - .5, 1, inner_r, 0, 0, mat=m.void(), parent=parent, loc=(0, h / 2, z + 3.1))
    g.plate('front panel', g.rrect(inner_w - 1.0, inner_h - 1.0, inner_r - .5, 14, 0, h / 2), openings, 5.0, .7,
            mat=front, parent=parent, loc=(0, 0, face - 5.0))
    return face


def corner_screws(parent, x, ys, z, r):
    """Security screws at +-x, in shallow wells of a dark panel with its face at z."""
    for sx in (-x, x):
        for y in ys:
            g.lathe('screw well', [(r + .9, .02), (r + .5, .16, .05), (r + .2, .02)], seg=40, mat=m.plastic('#1b1c1e', 'satin'),
                    parent=parent, loc=(sx, y, z))
            g.screw('security screw', r, m.metal('#8d9094', .28), m.void(), parent, loc=(sx, y, z - .5), height=1.5)


def status_signs(parent, signs, at, pitch, size, lit):
    """A row of printed pictograms with a light slit under each. `lit` maps the index of a pictogram to the colour of its light."""
    x, y, z = at
    for i, icon in enumerate(signs):
        sx = x + (i - (len(signs) - 1) / 2) * pitch
        icon(size, m.ink('#c3c7ca'), parent, (sx, y, z + .01))
        slit = m.led(lit[i], 1.3) if i in lit else m.plastic('#0f1012', 'gloss')
        g.prism('light slit', size * .85, 1.3, .25, .6, .1, 0, mat=slit, parent=parent, loc=(sx, y - size * .85, z))
