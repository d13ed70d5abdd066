"""Water leak sensor: sealed puck, a round key with a drop-shaped window, two contacts underneath."""
from kit import geometry as g
from kit import materials as m
from kit import small_devices as s

VIEWS = {
    'hero': dict(az=0, el=27),
    'front': dict(az=0, el=80),
    'side': dict(az=0, el=4),
    'detail': dict(az=-18, el=40, aim=(0, 0, 14), zoom=2.1, fstop=None),
}

LIGHT = dict(set='white', rim=.2, strip=1.6, top=.4)


def build(
    color='#d9d9d7',
    base_color='#c6c9cb',
    diameter=50,
    height=15,
    drop_color='#7b8792',   # the window in the key
    label='SJCGQ11LM  IP67',
):
    root = g.group('leak sensor')
    shell = m.plastic(color, 'matt')
    _base(root, diameter / 2, m.plastic(base_color, 'satin'))
    _shell(root, diameter / 2, height, shell)
    _drop_key(root, height, shell, drop_color)
    _print(root, diameter / 2, label)
    return root


def _base(root, r, mat):
    """Lower shell, slightly smaller, standing on the two steel contacts."""
    g.lathe('base', [(0, 1.0), (r - 5, 1.0, 1), (r - 1.6, 3.4, 2.2), (r - .5, 5.4, .2), (r - 1.4, 5.6)], mat=mat, parent=root)
    g.lathe('seal', [(r - 1.5, 5.2), (r - 1.5, 6.8)], mat=m.rubber('#4a4e52'), parent=root)
    for x in (-9, 9):
        g.lathe('contact', [(0, 0), (2.6, 0, .8), (2.8, 1.2)], seg=40, mat=m.metal('#b9bcc0', .22), parent=root, loc=(x, 0, 0))


def _shell(root, r, height, mat):
    """Pebble-like hood: upright side, wide shoulder, nearly flat top with a shallow dish."""
    g.lathe('hood', [(r - 1.7, 6.3), (r - .35, 6.3, .35), *s.shoulder((r, 7.0), (r - 11, height), 3.1),
                     (9.4, height - .3, 14), (8.95, height - .5, .2), (8.9, height - 1.4), (0, height - 1.4)], mat=mat, parent=root, arc=14)


def _drop_key(root, height, mat, drop_color):
    """Shallow round key in a groove, with a recessed drop-shaped window."""
    z = height - .5
    g.lathe('key groove', [(8.95, 0), (8.3, 0)], seg=96, mat=m.void('#3c3f43'), parent=root, loc=(0, 0, z - .25))
    drop = s.drop(8.6)
    g.plate('key', g.circle(8.5, 96), [drop], 1.0, .28, mat=mat, parent=root, loc=(0, 0, z - .75))
    g.plate('drop', drop, [], .3, .05, mat=m.plastic(drop_color, 'gloss'), parent=root, loc=(0, 0, z - .55))


def _print(root, r, text):
    """Model number and protection rating on the side."""
    g.text_on_cylinder('print', text, 2.1, r, m.ink('#8d9297'), z=8.1, angle=-12, parent=root, weight='Inter:medium', spacing=1.05)
