"""Parts of operating panels, in panel space (x right, y up, z towards the viewer)."""
from . import display
from . import geometry as g
from . import materials as m


def lcd(parent, w, h, loc, lines, back='#b9c98a', ink='#1c2414', size=5.0, glow=.25, pitch=1.55, frame='#101113', weight='DejaVu Sans Mono:bold'):
    """Liquid crystal display behind a flush window; `lines` of text start at the top left."""
    o = g.group('lcd', parent=parent, loc=loc)
    g.plate('lcd frame', g.rrect(w + 9, h + 9, 2.4, 8), [g.rrect(w, h, 1, 6)], 2.6, .5, mat=m.plastic(frame, 'gloss'), parent=o)
    g.prism('lcd glass', w + 1, h + 1, .5, .6, .1, 0, mat=m.screen(back, glow, back), parent=o, loc=(0, 0, .2))
    top = h / 2 - size * .95
    # There is glass between segments and reflector, so the segments cast a shadow to one side.
    for name, mat, aside, z in (('lcd shadow', m.ink(_mix_colours(back, ink)), size * .055, .72), ('lcd line', m.ink(ink), 0, .74)):
        for k, line in enumerate(lines):
            g.text(name, line, size, mat, parent=o, loc=(-w / 2 + size * .7 + aside, top - k * size * pitch - aside, z), align='LEFT',
                   weight=weight, depth=.01)
    display.pane(o, w, h, (0, 0, 1.6), r=1)
    return o


def _mix_colours(a, b, share=.3):
    """Mixes two hex colours; `share` is that of `b`."""
    channels = (round(int(a[i:i + 2], 16) * (1 - share) + int(b[i:i + 2], 16) * share) for i in (1, 3, 5))
    return '#' + ''.join(f'{channel:02x}' for channel in channels)


def key(parent, w, h, loc, mat, legend='', ink='#f0f1f2', size=3.0, rise=3.2, r=1.6, well='#08090a'):
    """Push key in a dark gap, its top slightly filleted."""
    o = g.group('key', parent=parent, loc=loc)
    g.prism('key gap', w + 1.1, h + 1.1, .14, r + .5, 0, 0, mat=m.plastic(well, 'satin'), parent=o)
    g.prism('key cap', w, h, rise, r, .55, 0, taper=.25, mat=mat, parent=o)
    lines = legend.split('\n') if legend else []
    for k, line in enumerate(lines):
        g.text('key legend', line, size, m.ink(ink), parent=o, loc=(0, ((len(lines) - 1) / 2 - k) * size * 1.2, rise + .02))
    return o


def led(parent, loc, color, lit=False, r=1.5, strength=2.2):
    """Small round indicator, flush with the panel."""
    o = g.group('led', parent=parent, loc=loc)
    mat = m.led(color, strength) if lit else m.plastic(color, 'gloss')
    g.lathe('led lens', g.dome(r, 0, .8, 8), seg=24, mat=mat, parent=o)
    g.lathe('led collar', [(r, 0), (r * 1.05, .7, .2), (r * 1.4, .7, .3), (r * 1.6, 0)], seg=28, mat=m.plastic('#2b2d30', 'gloss'), parent=o)
    return o


def lock(parent, loc, r=8, turn=0.0):
    """Cam lock: bright barrel, dark key slot."""
    o = g.group('lock', parent=parent, loc=loc, rot=(0, 0, turn))
    steel = m.metal('#b4b7bb', .24)
    g.lathe('lock collar', [(r * .7, 0), (r, 0), (r, 1.4, .6), (r * .8, 2.2, .6), (r * .72, 1.6)], seg=64, mat=steel, parent=o)
    g.lathe('lock barrel', [(r * .72, 1.2), (r * .7, 1.9, .2), (0, 1.9)], seg=64, mat=m.metal('#a2a5a9', .3), parent=o)
    g.prism('key slot', r * .16, r * .75, .1, .3, 0, 0, mat=m.void(), parent=o, loc=(0, 0, 1.86))
    return o
