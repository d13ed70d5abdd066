"""Smart-home hub: square puck with soft corners; a notch at the back for the cables."""
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=-30, el=25),
    'front': dict(az=0, el=9),
    'side': dict(az=148, el=20),
    'detail': dict(az=-14, el=30, aim=(0, -46, 25), zoom=2.4, fstop=None),
}

LIGHT = dict(set='white')


def build(
    color='#e2e2e0',
    trim='#a7abae',         # infrared-transparent band and foot
    size=104.5,
    height=36,
    lamp='#eaf2ff',         # status light when lit
    label='M3',             # printed on the top
):
    root = g.group('hub')
    shell = m.plastic(color, 'satin')
    _foot(root, size)
    _shell(root, size, height, shell, m.plastic(trim, 'satin'))
    _button(root, size, height, shell, lamp)
    if label:
        g.text('model', label, 9, m.ink('#9a9ea3'), parent=root, loc=(0, 6, height - .82), depth=.04, weight='Inter:semibold')
    _cable_bay(root, size)
    return root


def _outline(size, power=5.2):
    return lambda inset: s.squircle(size - 2 * inset, size - 2 * inset, power, 160)


def _foot(root, size):
    s.swept('rubber foot', _outline(size), [(9, 0, .4), (8, 0, .5), (8, 2.2)], mat=m.rubber('#3d4044'), parent=root)


def _shell(root, size, height, mat, trim):
    """Two shells: a narrow band at the bottom that lets infrared through, and a hood with a slightly dished top."""
    s.swept('band', _outline(size), [(7.5, 1.6), (4.2, 1.6, 1.5), (1.2, 8.4, .2), (1.6, 8.8)], mat=trim, parent=root)
    s.swept('seam', _outline(size), [(2.2, 8.0), (2.2, 9.6)], cap_low=False, cap_high=False, mat=m.void(), parent=root)
    s.swept('hood', _outline(size), [(2.4, 9.3), (.5, 9.3, .35), (0, 12, 3), *s.shoulder((0, height - 13), (11, height), 2.9),
                                     (11.8, height - .5, .5), (13, height - .7), (size / 2 - 1, height - .9)], mat=mat, parent=root, arc=14)


def _button(root, size, height, mat, lamp):
    """Round key near the front edge of the top, a slit light on the front below it."""
    y, z = -size / 2 + 22, height - .62
    g.lathe('key gap', [(5.6, 0), (4.6, 0)], seg=64, mat=m.void(), parent=root, loc=(0, y, z + .04))
    g.lathe('key', [(4.75, -.5), (4.75, .1, .08), (3, .02, 3), (0, -.02)], seg=64, mat=mat, parent=root, loc=(0, y, z))
    g.prism('lamp', 7.5, 1.3, .5, .65, .2, 0, mat=m.led(lamp, 1.6), parent=root, loc=(0, -size / 2 + .22, 17), rot=(90, 0, 0))
    g.prism('lamp bed', 9.0, 2.6, .3, 1.3, .1, 0, mat=m.plastic('#d4d7d9', 'satin'), parent=root, loc=(0, -size / 2 + .05, 17),
            rot=(90, 0, 0))


def _cable_bay(root, size):
    """Back: a notch for the cables with a USB-C socket in it, speaker slots above."""
    back = g.group('back', parent=root, loc=(0, size / 2, 0), rot=(90, 0, 180))
    for row in range(3):
        for i in range(-4 + row % 2, 5):
            x = i * 4.6 + (-2.3 if row % 2 else 0)
            g.prism('speaker slot', 3.0, 1.1, .3, .55, 0, 0, mat=m.void(), parent=back, loc=(x, 25 - row * 2.6, -.14))
    # the band leans inwards here, and the notch is in it
    bay = g.group('cable bay', parent=back, loc=(0, 5.0, -2.75), rot=(24, 0, 0))
    g.prism('notch', 26, 5.2, .4, 2.4, .1, 0, mat=m.void(), parent=bay, loc=(0, 0, -.25))
    s.usb_c(bay, (6.8, 0, 1.05))
