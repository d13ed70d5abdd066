"""Indoor monitors with a 7 in touch screen: one all glass, one with a white frame and touch keys."""
from kit import display
from kit import geometry as g
from kit import intercom
from kit import materials as m

LIGHT = dict(fill=1.3, rim=1.6, mirrored=False)      # in upright glass, the far edge of the table would be a line
EFFORT = 2            # faint reflections in glass are noisy
VIEWS = {
    'hero': dict(az=-30, el=9),
    'front': dict(el=2),
    'side': dict(az=152, el=12),
    'detail': dict(az=-26, el=10, aim=(50, -15, 40), zoom=2.3),
}


def build(
    design='glass',         # glass: edge-to-edge glass on an aluminium tray; framed: white frame, black screen, touch keys
    width=232, height=146, depth=23,
    front='#111214',        # colour of glass or frame
    body='#d6d8d9',         # colour of the tray of 'glass'
    legend='',              # text of the rating plate at the back
):
    root = g.group('indoor monitor')
    panel = g.group('panel', parent=root, facing='front')
    {'glass': _glass, 'framed': _framed}[design](panel, width, height, depth, front, body)
    _back(panel, width, height, legend)
    return root


# ---------------------------------------------------------------- glass ---
def _glass(panel, w, h, d, front, body):
    """One sheet of black glass that hides the edge of the screen, on a metal tray."""
    g.prism('wall box', w - 34, h - 34, d * .55, 5, .6, .6, mat=m.plastic('#1c1d1f', 'matt'), parent=panel, loc=(0, h / 2, 0))
    g.prism('tray', w - 1.2, h - 1.2, d * .45 - 2.4, 6.5, .6, 2.6, mat=m.metal(body, .34), parent=panel, loc=(0, h / 2, d * .55 - .2),
        seg=14)
    g.prism('seam', w - 3, h - 3, .8, 6, 0, 0, mat=m.void(), parent=panel, loc=(0, h / 2, d - 2.8))
    g.prism('glass', w, h, 2.2, 7, .8, .3, mat=m.black_glass(front, .035), parent=panel, loc=(0, h / 2, d - 2.2), seg=16)
    screen = display.Screen(panel, 154, 87, (0, h / 2 + 3, d + .02), '#234262', '#132234')
    _call_page(screen)
    display.pane(panel, w - 2, h - 2, (0, h / 2, d + .6), r=6)
    # light sensor, printed home icon
    g.lathe('sensor', [(0, 0), (1.5, 0)], seg=32, mat=m.plastic('#2c2430', 'gloss'), parent=panel, loc=(0, h - 11, d + .02))
    g.plate('home sign', g.circle(3.4, 40, 0, 13.5), [g.circle(2.9, 40, 0, 13.5)], .05, .01, mat=m.ink('#8d9297'), parent=panel,
        loc=(0, 0, d))
    for i in range(9):
        g.lathe('sound hole', [(0, .02), (.7, .02)], seg=16, mat=m.void(), parent=panel, loc=((i - 4) * 3.4, 5.2, d))


def _call_page(screen):
    """A call from the front door: the caller and three answers."""
    display.status_bar(screen, 8)
    middle = screen.w / 2
    screen.text(middle, 4.1, 'Saturday 21 November', 5, '#c2d0dc', align='CENTER')
    for r, colour in ((14.5, '#2b5680'), (10.5, '#3672ab')):
        screen.shape(g.circle(r, 64, middle, 26), colour)
    screen.icon(middle, 26, display.SIGNS['bell'], 11, '#ffffff')
    screen.text(middle, 46.5, 'Main entrance', 8.6, align='CENTER', weight='Inter:semibold')
    screen.text(middle, 54.5, 'Incoming call', 5.4, '#c2d0dc', align='CENTER')
    answers = (('Reject', '#c2342c', 'call', dict(turn=0)), ('Answer', '#1f9d55', 'call', dict(turn=135)), ('Open', '#2673b8', 'open', {}))
    for k, (word, colour, sign, how) in enumerate(answers):
        x = middle + (k - 1) * 34
        _round_key(screen, x, 69, 7.6, colour, sign, **how)
        screen.text(x, 81.8, word, 5, '#e3e9ee', align='CENTER')


def _round_key(screen, x, y, r, colour, sign, **how):
    screen.shape(g.circle(r, 48, x, y), colour)
    screen.icon(x, y, display.SIGNS[sign], r * 1.02, '#ffffff', **how)


# --------------------------------------------------------------- framed ---
def _framed(panel, w, h, d, front, body):
    """White frame with a soft edge, the screen under its own black glass, five touch keys below."""
    white = m.plastic(front, 'satin')
    g.prism('wall plate', w - 26, h - 26, 2.4, 4, .3, .4, mat=m.plastic('#c9cac8', 'matt'), parent=panel, loc=(0, h / 2, 0))
    g.prism('rear shell', w - 2.4, h - 2.4, d * .5, 8, .4, 3.4, mat=white, parent=panel, loc=(0, h / 2, 1.4), seg=14)
    g.prism('seam', w - 3.4, h - 3.4, .9, 8, 0, 0, mat=m.void(), parent=panel, loc=(0, h / 2, 1.3 + d * .5))
    z = 1.9 + d * .5
    g.prism('frame', w, h, d - z, 9, 2.2, .3, mat=white, parent=panel, loc=(0, h / 2, z), seg=16)
    glass_w, glass_h, y = 170, 101, h / 2 + 8.5
    g.plate('glass bed', g.rrect(glass_w + 1, glass_h + 1, 3, 10, 0, y), [g.rrect(glass_w, glass_h, 2.6, 10, 0, y)], .12, .03,
            mat=m.plastic('#a9abaa', 'matt'), parent=panel, loc=(0, 0, d))
    g.prism('glass', glass_w, glass_h, .5, 2.6, .25, 0, mat=m.black_glass('#0a0b0c', .035), parent=panel, loc=(0, y, d - .1))
    screen = display.Screen(panel, 154.2, 86, (0, y, d + .42), '#1f4a6e', '#122334')
    _home_page(screen)
    display.pane(panel, glass_w - 1, glass_h - 1, (0, y, d + 1))
    keys = (intercom.icon_padlock, intercom.icon_handset, intercom.icon_camera, intercom.icon_speech, intercom.icon_house)
    for i, icon in enumerate(keys):
        icon(6.4, m.ink('#7f8488'), panel, ((i - 2) * 30, 13.2, d + .01))
    g.prism('light slit', 7, 1.1, .2, .5, .08, 0, mat=m.led('#58a8ff', 1.2), parent=panel, loc=(0, 5.6, d))
    g.lathe('microphone', [(0, .02), (.75, .02)], seg=18, mat=m.void(), parent=panel, loc=(w / 2 - 14, 6, d))
    for i in range(14):                                       # sound slots in the lower edge
        g.prism('sound slot', 1.3, 4, .1, .6, 0, 0, mat=m.void(), parent=panel, loc=(-22 + i * 3.4, -.02, d * .45), rot=(90, 0, 0))


def _home_page(screen):
    """Home page: clock and card of the last call, six tiles."""
    display.status_bar(screen, 8, 'Home')
    screen.text(9, 24, '10:42', 17, '#ffffff', weight='Inter:light')
    screen.text(9.5, 38, 'Sat 21 November', 4.6, '#c3d3df')
    screen.area(7, 47, 50, 32, '#173049', r=2.4)
    screen.icon(16, 57, display.SIGNS['bell'], 7.4, '#ffcf70')
    screen.text(23, 55, 'Front gate', 4.6, weight='Inter:semibold')
    screen.text(23, 61, '1 missed call', 3.8, '#b8c8d4')
    screen.area(11, 68, 42, 7, '#24527a', r=1.6)
    screen.text(32, 71.6, 'View', 3.8, '#e8f2fa', align='CENTER')
    tiles = (('call', 'Call', '#347257', '#d8ffe9'), ('camera', 'Live view', '#38698f', '#dcefff'),
        ('open', 'Unlock', '#97683d', '#ffe9d0'),
             ('talk', 'Messages', '#5a5088', '#e6deff'), ('key', 'Security', '#8d434a', '#ffdfe0'), ('gear', 'Settings', '#4a5a68',
                 '#e6edf2'))
    for i, (sign, words, colour, accent) in enumerate(tiles):
        how = dict(turn=135) if sign == 'call' else {}
        display.tile(screen, 63 + (i % 3) * 29.6, 12 + (i // 3) * 35, 27, 32, display.SIGNS[sign], words, colour, accent, **how)


# ----------------------------------------------------------------- back ---
def _back(panel, w, h, legend):
    """Back: rating plate, terminals, network socket, keyholes."""
    back = g.group('back', parent=panel, rot=(0, 180, 0))
    g.prism('recess', 78, 34, .2, 3, 0, 0, mat=m.plastic('#101113', 'matt'), parent=back, loc=(-20, h * .42, 0))
    g.prism('network socket', 16, 13.5, 1.6, .8, .2, 0, mat=m.metal('#a8abaf', .35), parent=back, loc=(-46, h * .42, .1))
    g.prism('socket mouth', 11.6, 8, .1, .5, 0, 0, mat=m.void(), parent=back, loc=(-46, h * .42, 1.72))
    for row, count in ((5.5, 10), (-6.5, 8)):
        g.prism('terminal', count * 4 + 1, 8.4, 2.4, .5, .2, 0, mat=m.plastic('#2f8f5b', 'satin'), parent=back, loc=(-8, h * .42 + row, .1))
        for i in range(count):
            g.lathe('terminal screw', [(0, 0), (1.3, 0, .1), (1.3, -.6)], seg=20, mat=m.metal('#b5b8bb', .3), parent=back,
                    loc=(-8 + (i - (count - 1) / 2) * 4, h * .42 + row, 2.6))
    g.prism('rating plate', 46, 28, .15, 1.5, .05, 0, mat=m.plastic('#dfdfdc', 'satin'), parent=back, loc=(44, h * .42, 0))
    ink = m.ink('#26282a')
    if legend:
        g.text('rating model', legend, 4.4, ink, parent=back, loc=(44, h * .42 + 8, .16), weight='Inter:bold')
    g.text('rating power', 'PoE  \u00b7  12 V DC', 3.2, ink, parent=back, loc=(44, h * .42 + 1, .16))
    for i in range(17):
        g.prism('bar', .5 + .5 * ((i * 7) % 3), 5, .02, .1, 0, 0, mat=ink, parent=back, loc=(27 + i * 2.1, h * .42 - 7, .16))
    for x in (-52, 52):
        g.lathe('keyhole', [(0, .02), (3.4, .02)], seg=30, mat=m.void(), parent=back, loc=(x, h * .70, 0))
        g.prism('keyhole slot', 3.2, 8, .03, 1.5, 0, 0, mat=m.void(), parent=back, loc=(x, h * .70 + 4, .01))
