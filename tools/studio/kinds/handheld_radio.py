"""Professional handheld two-way radio: keypad, display and plain models, each with its own shell and face."""
import math

from kit import display
from kit import geometry as g
from kit import materials as m
from kit import radio_parts as rp
from kit.small_devices import segment_digits

LIGHT = dict(key=1.7, fill=1.8, top=1.6, rim=5)      # black on black: the light must be strong enough to show on chamfers and keys
VIEWS = {
    'hero': dict(az=-27, el=10, fill=.87),
    'front': dict(az=0, el=3, fill=.87),
    'side': dict(az=-146, el=8, fill=.87),
    'detail': dict(az=-22, el=14, aim=(0, -18, 96), zoom=2.2, fstop=None),
}


def build(
    model='keypad-large-display',   # a name in FACES
    color='#1c1d1f',                # shell
    trim='#3a3d40',                 # second colour: keys, frames
    accent='#f2b705',               # marks, highlights
    emergency='#e2601c',            # emergency key
    w=56, h=131, d=31,              # body without antenna
    label='CH 07',                  # text of the display
    legend='',                      # model designation printed on the radio
    rating=(),                      # lines of the rating label on the battery
):
    r = Radio(color, trim, accent, emergency, w, h, d, label, legend, rating)
    FACES[model](r)
    return r.root


class Radio:
    """Materials, sizes and groups for parts, shared by the sub-assemblies."""

    def __init__(self, color, trim, accent, emergency, w, h, d, label, legend, rating):
        self.w, self.h, self.d, self.label, self.legend, self.rating = w, h, d, label, legend, rating
        self.shell, self.satin = m.plastic(color, 'satin'), m.plastic(color, 'silk')
        self.trim = m.plastic(trim, 'satin')
        self.trim_color, self.accent_color = trim, accent
        self.accent = m.plastic(accent, 'satin')
        self.emergency = m.plastic(emergency, 'satin')
        self.rubber = m.rubber('#1b1c1e')
        self.key_rubber = m.rubber('#26282b')
        self.dark = m.void()
        self.root = g.group('radio')
        self.front = g.group('front', parent=self.root, facing='front', loc=(0, -d / 2, 0))          # x to the right, y up, z outwards
        self.left = g.group('left flank', parent=self.root, loc=(-w / 2, 0, 0), rot=(90, 0, -90))    # x to the front, y up
        self.right = g.group('right flank', parent=self.root, loc=(w / 2, 0, 0), rot=(90, 0, 90))    # x to the back, y up
        self.back = g.group('back', parent=self.root, loc=(0, d / 2, 0), rot=(90, 0, 180))           # x to the left, y up
        self.top = g.group('top', parent=self.root, loc=(0, 0, h))


# ------------------------------------------------------------------ shells ---
def _shell(r, front_share=.56, battery_top=.74, widths=((0, .97), (.5, 1), (1, 1)), front=(5, 4), back=(7, 5), edge=2.2):
    """Front shell, battery and upper back around a dark core, with real seams between them."""
    w, h, d = r.w, r.h, r.d
    fd = d * front_share
    bd = d - fd - .5
    fy, by = -d / 2 + fd / 2, d / 2 - bd / 2

    def part(name, z0, z1, depth, oy, grow=0.0, **kw):
        rows = [(t * h, w * k + grow) for t, k in widths]

        def width(z):
            for (za, wa), (zb, wb) in zip(rows, rows[1:]):
                if z <= zb:
                    return wa + (wb - wa) * (z - za) / (zb - za)
            return rows[-1][1]
        zs = [z0] + [z for z, _ in rows if z0 + 4 < z < z1 - 4] + [z1]
        return rp.hull(name, [(z, width(z), depth, oy) for z in zs], parent=r.root, **kw)
    part('front shell', 0, h, fd, fy, mat=r.shell, front=front, back=(.6, .6), r=2.2, bottom=edge, top=edge)
    part('battery', .3, h * battery_top, bd, by, grow=.2, mat=r.shell, front=(.6, .6), back=back, r=2.2, bottom=edge, top=.7)
    part('upper back', h * battery_top + .6, h, bd, by, mat=r.shell, front=(.6, .6), back=back, r=2.2, bottom=.6, top=edge)
    part('core', 2.5, h - 2.5, d * .5, 0, grow=-2.4, mat=r.dark, front=(1, 1), back=(1, 1), r=1, bottom=.5, top=.5)
    # battery latch and charging contacts on the back
    rp.slab('latch', g.rrect(17, 5.5, 2, 6), 1.4, .5, 0, mat=r.satin, parent=r.back, loc=(0, h * battery_top - 5, -.4))
    for i in range(5):
        g.prism('latch rib', 11, .5, .5, .2, .15, 0, mat=r.satin, parent=r.back, loc=(0, h * battery_top - 6.6 + i * .8, .9))
    for i in (-1, 0, 1):
        g.prism('charging contact', 3.2, 4.4, .3, .8, .1, 0, mat=m.metal('#c9a552', .3), parent=r.back, loc=(i * 6.2, h * .075, -.12))
    _rating_label(r, h * .225)
    _belt_clip(r, h * battery_top + 8)


def _rating_label(r, y):
    """Battery label: the model, then lines of data."""
    g.prism('label', r.w * .58, r.h * .19, .12, 1.2, .05, 0, mat=m.plastic('#0e0f10', 'satin'), parent=r.back, loc=(0, y, -.02))
    ink = m.ink('#b9bdc2')
    for i, line in enumerate(r.rating):
        g.text('label line', line, 3.4 if i == 0 else 2.1, ink, parent=r.back, align='LEFT', loc=(-r.w * .26, y + r.h * .07 - i * 4.2, .12))


def _belt_clip(r, y):
    """Spring clip: hinge block on the upper back, a curved clip over the battery."""
    c = g.group('belt clip', parent=r.back, loc=(0, y, 0))
    g.prism('hinge block', 24, 12, 5.5, 2, 1.2, 0, mat=r.satin, parent=c, loc=(0, 0, -.5))
    for sx in (-1, 1):
        g.screw('hinge screw', 1.5, m.metal('#7c8085', .35), r.dark, c, loc=(sx * 9, 2.6, 4.7))
    length = r.h * .44
    rings = []
    for t, z, th, wd in ((0, 4.6, 2.6, 18), (.1, 7.0, 2.6, 19), (.5, 7.4, 2.2, 19), (.9, 6.2, 2.0, 17), (1, 7.2, 1.8, 13)):
        rings.append([(x, -t * length + 4, z + y2) for x, y2 in g.rrect(wd, th, .8, 4)])
    g.loft('clip tongue', rings, mat=r.satin, parent=c, smooth_angle=40)


def _ptt(r, y, length, x=1.0, width=11.0, ribs=6, mat=None):
    """Push-to-talk key in its raised surround on the left side."""
    mat = mat or r.key_rubber
    g.prism('ptt surround', width + 4, length + 5, 2.4, (width + 4) / 2.4, 1.0, .2, mat=r.satin, parent=r.left, loc=(x, y, -1.3))
    g.prism('ptt gap', width + 1, length + 1.4, .1, width / 2.4, 0, 0, mat=r.dark, parent=r.left, loc=(x, y, 1.12))
    g.prism('ptt', width, length, 3.4, width / 2.6, 1.3, .2, mat=mat, parent=r.left, loc=(x, y, .4))
    for i in range(ribs):
        g.prism('ptt rib', width * .62, 1.0, .7, .45, .3, 0, mat=mat, parent=r.left, loc=(x, y + (i - (ribs - 1) / 2) * 2.4, 3.6))


def _side_key(r, y, x=1.0, width=9.0, height=10.0, dots=1):
    g.prism('side key', width, height, 2.0, width / 2.6, .9, .2, mat=r.key_rubber, parent=r.left, loc=(x, y, -.2))
    for i in range(dots):
        g.lathe('tactile dot', g.dome(.75, 0, .7, 6), mat=r.key_rubber, parent=r.left, seg=20,
                loc=(x, y + (i - (dots - 1) / 2) * 2.4, 1.75))


def _accessory_cover(r, y, height=26.0, x=-2.0):
    """Dust cover over the accessory connector, with its captive screw."""
    g.prism('accessory cover', 11, height, 2.2, 2.4, .8, .2, mat=r.rubber, parent=r.right, loc=(x, y, -.4))
    g.lathe('cover screw', [(0, 0), (3.2, 0), (3.2, 2.0, .6), (0, 2.0)], mat=r.satin, parent=r.right, loc=(x, y + height * .5 - 5, 1.0),
            seg=40)
    g.prism('cover screw slot', 4.4, .9, .12, .2, 0, 0, mat=r.dark, parent=r.right, loc=(x, y + height * .5 - 5, 2.97))


def _grille_bed(r, w, h, y, z=.2):
    """Acoustic cloth under the speaker slots."""
    g.prism('speaker cloth', w, h, .3, 3, .05, 0, mat=m.fabric('#0c0d0e', .8), parent=r.front, loc=(0, y, z))


def _microphone(r, x, y, z):
    g.lathe('microphone', [(0, 0), (.75, 0)], mat=r.dark, parent=r.front, loc=(x, y, z), seg=20)


# ---------------------------------------------------------------- displays ---
def _colour_screen(r, x, y, z, w, h, title, soft=('Zone', 'Menu'), band='#1b4f86', paper='#0a1626', ink='#f4f7fa'):
    """Lit colour display: status bar, channel name, soft-key bar."""
    F = r.front
    display.pane(F, w + 4, h + 4, (x, y, z + .3))
    rp.block(F, x, y, z, w, h, rp.glow(paper, .72), .4)
    top, low = y + h / 2, y - h / 2
    bar = h * .15
    rp.block(F, x, top - bar / 2, z + .02, w, bar, rp.glow(band, .9), .1)
    white, ink = rp.glow('#ffffff', .9), rp.glow(ink, .95)
    rp.signal_bars(F, x - w * .45, top - bar / 2, z + .04, bar * .62, white)
    rp.battery_icon(F, x + w * .40, top - bar / 2, z + .04, bar * .58, white, rp.glow(band, .9))
    g.text('clock', '10:24', bar * .66, white, parent=F, loc=(x, top - bar / 2, z + .05), weight='Inter:medium')
    g.text('channel', title, h * .23, ink, parent=F, loc=(x, y + h * .09, z + .04), weight='Inter:semibold')
    g.text('zone', 'Zone 1', h * .13, ink, parent=F, loc=(x, y - h * .14, z + .04), weight='Inter:medium')
    rp.block(F, x, low + bar * .6, z + .02, w, bar * 1.2, rp.glow(band, .9), .1)
    for sx, word in zip((-1, 1), soft):
        g.text('soft key', word, bar * .68, white, parent=F, loc=(x + sx * w * .30, low + bar * .6, z + .05), weight='Inter:medium')


def _mono_screen(r, x, y, z, w, h, title, small, paper='#c9d6c2', strength=.55):
    """Backlit monochrome LCD with dark segments."""
    F = r.front
    display.pane(F, w + 5, h + 5, (x, y, z + .3))
    rp.block(F, x, y, z, w, h, m.screen('#aab8a6', strength, paper), .4)
    k = m.ink('#1a211b')
    rp.signal_bars(F, x - w * .44, y + h * .34, z + .03, h * .16, k)
    rp.battery_icon(F, x + w * .38, y + h * .34, z + .03, h * .15, k, m.ink('#a9b6a4'))
    g.text('lcd title', title, h * .34, k, parent=F, loc=(x, y - h * .02, z + .04), weight='Inter:bold')
    g.text('lcd small', small, h * .16, k, parent=F, loc=(x, y - h * .34, z + .04), weight='Inter:medium')


# ------------------------------------------------------------------ models ---
def _keypad_large_display(r):
    """Keypad radio with a large screen: angular shell, large trapezoid grille, ring-shaped navigation key."""
    w, h, d, F = r.w, r.h, r.d, r.front
    _shell(r, .58, .72, ((0, .93), (.25, .97), (.62, 1), (.84, 1.0), (1, .94)), front=(7, 6), back=(8, 6), edge=2.4)
    # fascia: narrower at the bottom, cut corners at the top
    outline = rp.rounded_polygon(rp.mirrored([(18, 5), (22.2, 9), (24.2, 60), (24.6, 112), (18, 125)]), 2.6, 6)
    screen_y, screen_h, screen_w = 77.5, 36, 45.5
    grille = [rp.rounded_polygon([(-x0, y), (x0, y), (x1, y + 2.1), (-x1, y + 2.1)], .9, 4)
              for x0, x1, y in [(17.2 - i * .25 if i < 4 else 17.2 - (i - 3) * 1.55,
                                 17.2 - (i + .6) * .25 if i < 4 else 17.2 - (i - 2.4) * 1.55,
                                 100.2 + i * 3.5) for i in range(7)]]
    holes = [g.rrect(screen_w, screen_h, 2.2, 8, 0, screen_y), g.rrect(42, 24.6, 3, 8, 0, 20.5), g.rrect(43, 17.4, 5, 8, 0, 45.5)] + grille
    g.plate('fascia', outline, holes, 2.6, .5, mat=r.satin, parent=F, loc=(0, 0, -.9))
    g.plate('fascia floor', rp.inset(outline, 1.2), [], .2, .05, mat=r.dark, parent=F, loc=(0, 0, -.1))
    _grille_bed(r, 38, 26, 110.5, .1)
    # display under one glossy glass
    g.prism('display glass', screen_w - .5, screen_h - .5, 1.1, 2, .25, 0, mat=m.black_glass('#08090b'), parent=F, loc=(0, screen_y, 0))
    _colour_screen(r, 0, screen_y, 1.12, 40.5, 30.5, r.label)
    _navigation_ring(r, 45.5)
    # keypad: 3 x 4 wide caps
    for i, (digit, letters) in enumerate(rp.PHONE_KEYS):
        rp.key(F, (i % 3 - 1) * 13.6, 29.7 - (i // 3) * 6.1, .3, 12.7, 5.2, r.key_rubber, digit, letters, 3.1, rise=1.9, r=1.5)
    _microphone(r, 19.6, 97, 1.72), _microphone(r, -19.6, 7.6 + 3, 1.72)
    if r.legend:
        g.text('legend', r.legend, 4.4, m.ink('#c6c9cd'), parent=F, loc=(0, 97.6, 1.73), weight='Inter:semibold', spacing=1.1)
    _ptt(r, 88, 34, x=3.2, width=11, ribs=7)
    _side_key(r, 62, 3.2, 9.5, 10, 1), _side_key(r, 48.5, 3.2, 9.5, 10, 2)
    _accessory_cover(r, 92)
    # top deck: antenna, emergency key, one channel/volume knob
    T = r.top
    rp.hull('deck', [(-1, w * .82, d * .70), (2.4, w * .78, d * .64)], (5, 4), (5, 4), 2, .3, 1.2, mat=r.satin, parent=T)
    rp.whip(T, (-w * .26, 1, 1.5), [(0, 0), (8.2, 0, .4), (8.2, 4, .8), (7.4, 6.5, .8), (7.2, 13, .8), (5.9, 17, 2), (5.2, 40, 10),
                                    (4.7, 66, 4), (3.5, 69, 2), (0, 69)],
            r.rubber, 3, 7, 7.2)
    g.lathe('antenna mark', [(8.1, 1.4), (8.4, 1.6, .1), (8.4, 2.8, .1), (8.1, 3.0)], mat=r.accent, parent=T, loc=(-w * .26, 1, 1.5))
    rp.fluted_knob('channel knob', 8.2, 15.5, 12, T, (w * .24, 0, 2.0), r.key_rubber, r.trim, r.accent_color)
    g.lathe('emergency surround', [(5.4, 0), (5.4, 3.4, .7), (4.3, 3.4, .4), (4.1, 1)], mat=r.satin, parent=T, loc=(-1.8, -1.4, 2), seg=64)
    g.lathe('emergency key', [(0, 0), (4.0, 0), (4.0, 4.4, 1.2), (0, 4.9)], mat=r.emergency, parent=T, loc=(-1.8, -1.4, 2), seg=64)
    g.prism('status light', 5, 1.6, .8, .7, .3, 0, mat=m.led('#46ff7a', 2.0), parent=T, loc=(5.6, -d * .27, 2.1))


def _navigation_ring(r, y):
    """Ring key with OK cap; two keys with printed icons on each side."""
    F = r.front
    ring = [[(x * k, yy * k, z) for x, yy in g.rrect(18, 15.6, 7.2, 10)] for k,
            z in ((1, .2), (1, 1.6), (.965, 2.1), (.9, 2.3), (.62, 1.9), (.58, 1.4), (.58, .2))]
    g.loft('navigation ring', ring, mat=m.plastic(r.trim_color, 'satin'), parent=F, loc=(0, y, 0))
    g.prism('ok key', 9.0, 7.8, 2.1, 3.6, .7, 0, mat=r.key_rubber, parent=F, loc=(0, y, .2))
    g.text('ok', 'OK', 2.5, m.ink('#e6e8ea'), parent=F, loc=(0, y, 2.33))
    ink = m.ink('#d9dbde')
    for turn, x, yy in ((0, 0, 5.9), (180, 0, -5.9), (90, -7.1, 0), (270, 7.1, 0)):
        rp.triangle(1.5, turn, ink, F, (x, y + yy, 2.22))
    for sx in (-1, 1):
        for sy in (-1, 1):
            rp.key(F, sx * 15.0, y + sy * 4.1, .2, 10.6, 7.2, r.key_rubber, rise=1.8, r=2.2)
    for sx, color in ((-1, '#7fd08a'), (1, '#e0605a')):
        rp.block(F, sx * 15, y + 4.1, 2.02, 4.6, .9, m.ink('#d9dbde'), .4)
        rp.handset_icon(4.4, m.ink(color), F, (sx * 15, y - 4.1, 2.01), 0 if sx < 0 else 180)


def _keypad_colour_display(r):
    """Keypad radio with a gunmetal frame around grille, display and keys; two knobs, thick antenna."""
    w, h, d, F = r.w, r.h, r.d, r.front
    _shell(r, .55, .76, ((0, .95), (.3, .965), (.55, .95), (.85, 1.0), (1, .97)), front=(9, 6), back=(9, 7), edge=3.2)
    half = [(13, 4), (20.5, 6.5), (22.4, 14), (20.6, 58), (22.6, 104), (19, 116), (10, 119)]
    outline = rp.rounded_polygon(rp.mirrored(half), 7, 6)
    g.plate('frame', outline, [rp.inset(outline, 2.7)], 3.2, .8, mat=m.metal('#7b7f85', .36), parent=F, loc=(0, 0, -.9))
    inner = rp.inset(outline, 2.9)
    arcs = rp.speaker_slots(lambda y: 29 - 1.15 * abs(y - 105) - (4 if y > 109 else 0), 97.5, 112.5, 3.0, 1.5)
    screen_y = 78
    g.plate('fascia', inner, [g.rrect(39, 30, 2.4, 8, 0, screen_y), g.rrect(36, 15.6, 5, 8, 0, 51.5),
                              g.rrect(38, 29.5, 4, 8, 0, 26.5)] + arcs,
            2.2, .4, mat=m.plastic('#121315', 'gloss'), parent=F, loc=(0, 0, -.7))
    g.plate('fascia floor', rp.inset(inner, 1), [], .2, .05, mat=r.dark, parent=F, loc=(0, 0, -.1))
    _grille_bed(r, 32, 19, 105, .1)
    g.prism('display glass', 38.6, 29.6, .9, 2.2, .25, 0, mat=m.black_glass('#08090b'), parent=F, loc=(0, screen_y, 0))
    _colour_screen(r, 0, screen_y, .93, 34.5, 25.6, r.label, ('Menu', 'Contacts'), '#20262d', '#bcd7ee', '#05080c')
    # call keys on both sides of a tall rocker
    g.prism('rocker', 11.5, 13.6, 2.2, 4.5, .9, 0, mat=m.plastic(r.trim_color, 'satin'), parent=F, loc=(0, 51.5, .2))
    g.prism('rocker line', 7, .5, .06, .2, 0, 0, mat=r.dark, parent=F, loc=(0, 51.5, 2.38))
    for turn, dy in ((0, 3.9), (180, -3.9)):
        rp.triangle(2.0, turn, m.ink('#e6e8ea'), F, (0, 51.5 + dy, 2.42))
    for sx, color in ((-1, '#57c46c'), (1, '#e2564e')):
        outline_top = rp.rounded_polygon([(-5, -3), (5, -3), (5, 3), (-5, 3)], 1.8)
        rp.key(F, sx * 12, 55.3, .2, 10, 6, r.key_rubber, rise=1.8, outline=outline_top)
        rp.key(F, sx * 12, 47.7, .2, 10, 6, r.key_rubber, rise=1.8, outline=outline_top)
        rp.block(F, sx * 12, 55.3, 2.02, 4, .8, m.ink('#d9dbde'), .3)
        rp.handset_icon(4.2, m.ink(color), F, (sx * 12, 47.7, 2.01), 0 if sx < 0 else 180)
    for i, (digit, letters) in enumerate(rp.PHONE_KEYS):
        col = i % 3 - 1
        skew = .7 * col       # the outer columns lean outwards like the frame
        cap = rp.rounded_polygon([(-5.3, -2.5 - skew * .5), (5.3, -2.5 + skew * .5), (5.3, 2.6 + skew * .5), (-5.3, 2.6 - skew * .5)], 2.0)
        rp.key(F, col * 12.0, 37 - (i // 3) * 7.0 + (.6 if col else -.4), .2, 10.6, 5.6, m.rubber('#303337'), digit, letters, 3.2,
               rise=2.0, outline=cap)
    _microphone(r, 0, 61.2, 1.52)
    if r.legend:
        g.text('legend', r.legend, 3.9, m.ink('#c6c9cd'), parent=F, loc=(0, 95.2, 1.52), weight='Inter:semibold', spacing=1.15)
    _ptt(r, 82, 30, x=3.5, width=12, ribs=5)
    _side_key(r, 58.5, 3.5, 10, 9, 1), _side_key(r, 46.5, 3.5, 10, 9, 1)
    _accessory_cover(r, 84, 30, -3)
    T = r.top
    rp.hull('deck', [(-1, w * .86, d * .72), (2.0, w * .80, d * .64)], (6, 5), (6, 5), 3, .3, 1.2, mat=r.satin, parent=T)
    rp.whip(T, (-w * .27, 1, 1.2), [(0, 0), (9, 0, .4), (9, 3.5, .8), (8.3, 6, .8), (7.9, 12, .8), (7.0, 20, 3), (6.5, 50, 8),
                                    (5.8, 69, 3), (4.3, 72, 2.4), (0, 72)],
            r.rubber, 2, 7, 8.0)
    rp.fluted_knob('volume knob', 5.6, 11, 9, T, (w * .065, 1.5, 1.6), r.key_rubber, r.satin)
    rp.fluted_knob('channel knob', 7.2, 15, 10, T, (w * .305, 1, 1.6), r.key_rubber, r.satin)
    g.prism('emergency key', 8, 5.4, 3.4, 2.2, 1.0, 0, mat=r.emergency, parent=T, loc=(-w * .035, -d * .27, 0), rot=(24, 0, 0))
    g.lathe('status light', g.dome(1.5, .6, .7, 10), mat=m.led('#46ff7a', 2.0), parent=T, loc=(w * .19, -d * .27, 1.2), seg=32)


def _satellite(r):
    """Satellite PTT radio: long thick antenna on a square foot, display at the top, keys below it, speaker at the bottom."""
    w, h, d, F = r.w, r.h, r.d, r.front
    _shell(r, .58, .70, ((0, .94), (.35, .955), (.6, .975), (.9, 1.0), (1, .985)), front=(4.5, 5.5), back=(6, 5), edge=2.6)
    outline = rp.rounded_polygon(rp.mirrored([(15, 6), (21.8, 12), (22.6, 66), (24.4, 76), (24.6, 124), (21, 129)]), 2.4, 6)
    screen_y = 108
    slots = [rp.rounded_polygon([(-x, y - .95), (x, y - .95), (x - .3, y + .95), (-x + .3, y + .95)], .9, 5)
             for x, y in [(14.5 + .45 * min(i, 7), 16 + i * 3.7) for i in range(9)]]
    g.plate('fascia', outline, [g.rrect(44, 27, 3, 8, 0, screen_y), g.rrect(43, 28, 5, 8, 0, 72.5)] + slots, 2.8, .55, mat=r.satin,
            parent=F, loc=(0, 0, -.9))
    g.plate('fascia floor', rp.inset(outline, 1.4), [], .2, .05, mat=r.dark, parent=F, loc=(0, 0, -.1))
    _grille_bed(r, 36, 36, 31, .1)
    g.prism('display glass', 43.4, 26.4, 1.2, 2.8, .3, 0, mat=m.black_glass('#08090b'), parent=F, loc=(0, screen_y, 0))
    _mono_screen(r, 0, screen_y, 1.22, 37, 20.5, r.label, 'GPS  10:24 UTC', '#dfe6da', .5)
    # four-way pad between two columns of keys
    rp.key(F, 0, 72.5, .2, 0, 0, m.plastic(r.trim_color, 'satin'), rise=2.2,
           outline=rp.rounded_polygon([(-9, -5.5), (-5.5, -11), (5.5, -11), (9, -5.5), (9, 5.5), (5.5, 11), (-5.5, 11), (-9, 5.5)], 3))
    rp.key(F, 0, 72.5, 1.4, 8.6, 8.6, r.key_rubber, 'OK', size=2.5, rise=1.7, r=4.2)
    for turn, x, yy in ((0, 0, 7.9), (180, 0, -7.9), (90, -6.6, 0), (270, 6.6, 0)):
        rp.triangle(1.7, turn, m.ink('#dfe1e3'), F, (x, 72.5 + yy, 2.43))
    for (sx, sy), word in zip(((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)), ('MENU', 'CLR', 'MSG', 'LOCK', 'VOL', 'SQL')):
        rp.key(F, sx * 15.4, 72.5 + sy * 8.7, .2, 9.8, 7.4, r.key_rubber, word, size=2.2, rise=1.8, r=2.4)
    g.text('legend', r.legend, 4.4, m.ink('#c6c9cd'), parent=F, loc=(0, 89.9, 1.93), weight='Inter:semibold', spacing=1.12)
    g.text('service', 'SATELLITE PTT', 2.5, m.ink('#a9adb2'), parent=F, loc=(0, 52.8, 1.93), weight='Inter:medium', spacing=1.3)
    for sx in (-1, 1):      # screws of the fascia at the bottom
        g.screw('fascia screw', 1.5, m.metal('#6c7075', .35), r.dark, F, loc=(sx * 17.5, 11.5, 1.6), height=.9)
    _microphone(r, 17, 52.8, 1.93)
    _ptt(r, 88, 40, x=2.6, width=12.5, ribs=8)
    _side_key(r, 59, 2.6, 10, 9.5, 1)
    g.prism('side key', 10, 8, 2.2, 3.4, .9, .2, mat=r.accent, parent=r.left, loc=(2.6, 46, -.2))
    _accessory_cover(r, 96, 24)
    T = r.top
    rp.hull('deck', [(-1.5, w * .93, d * .82), (3.0, w * .88, d * .74)], (5, 4), (5, 4), 2.4, .3, 1.4, mat=r.satin, parent=T)
    # square antenna foot, then a thick round radome
    A = g.group('satellite antenna', parent=T, loc=(-w * .275, 1, 2.6))
    rp.hull('antenna foot', [(0, 20, 18), (6, 19.4, 17.4), (15, 17, 15.6)], (3, 3), (3, 3), 2, .4, 1.6, mat=r.satin, parent=A)
    g.lathe('radome', [(0, 12), (7.6, 12), (7.6, 19, .6), (7.1, 20, .4), (7.1, 76, 3), (6.7, 88, 4), (5.4, 92, 3), (0, 92.4)],
            mat=r.rubber, parent=A, seg=80)
    g.lathe('radome ring', [(7.0, 22), (7.45, 22.2, .2), (7.45, 24.2, .2), (7.0, 24.4)], mat=r.accent, parent=A)
    rp.fluted_knob('volume knob', 7.4, 13, 14, T, (w * .305, 2, 2.6), r.key_rubber, r.satin)
    g.lathe('emergency surround', [(6.2, 0), (6.2, 2.6, .7), (5.2, 2.6, .4), (5.0, 0)], mat=r.satin, parent=T, loc=(w * .065, 0, 2.6),
            seg=64)
    g.lathe('emergency key', [(0, 0), (4.9, 0), (4.9, 2.8, .9), (3.2, 2.5, .5), (0, 2.4)], mat=r.emergency, parent=T,
            loc=(w * .065, 0, 2.6), seg=64)
    g.prism('status light', 5, 1.8, .8, .8, .3, 0, mat=m.led('#46ff7a', 1.8), parent=T, loc=(w * .22, -d * .30, 2.8))


def _plain(r):
    """Compact radio without display: the whole face is a ribbed grille above a name plate."""
    w, h, d, F = r.w, r.h, r.d, r.front
    _shell(r, .54, .78, ((0, .90), (.10, .955), (.42, .93), (.74, .985), (.9, 1.0), (1, .95)), front=(9, 6), back=(9, 7), edge=3.6)
    outline = rp.rounded_polygon(rp.mirrored([(12.5, 6), (18, 9), (21.4, 98), (17.5, h - 6.5)]), 5, 6)
    slots = rp.speaker_slots(lambda y: 30 + (y - 50) * .10 - (7 if y > 95 else 0), 47, 97.5, 4.0, 2.2)
    g.plate('fascia', outline, slots + [g.rrect(31, 9, 2.5, 8, 0, 30)], 3.0, .75, mat=m.plastic('#131416', 'silk'), parent=F, loc=(0, 0, -.9))
    g.plate('fascia floor', rp.inset(outline, 1.6), [], .2, .05, mat=r.dark, parent=F, loc=(0, 0, -.1))
    _grille_bed(r, 36, 56, 73, .1)
    g.prism('name plate', 30.4, 8.4, 2.3, 2.2, .3, 0, mat=m.metal(r.trim_color, .34), parent=F, loc=(0, 30, 0))
    g.text('legend', r.legend, 4.6, m.ink('#e4e6e8'), parent=F, loc=(0, 30, 2.32), weight='Inter:semibold', spacing=1.05)
    _microphone(r, 0, 15.5, 2.12)
    for sx in (-1, 1):      # screws of the fascia: at the bottom and above the grille
        for y in (13, 103):
            g.screw('fascia screw', 1.5, m.metal('#6c7075', .35), r.dark, F, loc=(sx * (13.5 if y < 50 else 17), y, 1.9), height=.9)
    # a trim ridge on each side of the grille
    for sx in (-1, 1):
        g.prism('flank rail', 2.4, 60, 2.4, 1.2, .9, 0, mat=m.plastic(r.trim_color, 'satin'), parent=F, loc=(sx * 21.8, 71, -3.3),
                rot=(0, 0, -sx * 1.2))
    _ptt(r, 78, 27, x=2.6, width=12, ribs=5)
    _side_key(r, 57, 2.6, 9.5, 8.6, 1), _side_key(r, 46, 2.6, 9.5, 8.6, 2)
    _accessory_cover(r, 76, 30, -2)
    T = r.top
    rp.hull('deck', [(-1, w * .88, d * .74), (1.8, w * .84, d * .68)], (5, 4), (5, 4), 3, .3, 1.1, mat=r.satin, parent=T)
    rp.whip(T, (-w * .28, 1, 1), [(0, 0), (7.6, 0, .4), (7.6, 4, .8), (6.8, 6, .8), (6.6, 15, 1.2), (4.9, 20, 3), (4.4, 66, 10),
                                  (3.9, 76, 2), (2.9, 78, 1.4), (0, 78)],
            r.rubber, 4, 6.5, 6.5)
    rp.fluted_knob('channel knob', 6.4, 14, 9, T, (w * .045, 1, 1.2), r.key_rubber, r.trim)
    rp.fluted_knob('volume knob', 6.2, 11, 14, T, (w * .31, 1, 1.2), r.key_rubber, r.trim)
    # seven-colour light: a bar on the slope in front of the knobs
    g.prism('light bar', 11, 2.6, 1.2, 1.2, .5, 0, mat=m.led('#35c8ff', .7), parent=T, loc=(w * .215, -d * .31, -.2), rot=(22, 0, 0))
    for i in range(8):
        a = math.radians(-150 + i * 17)
        g.prism('channel mark', .45, 1.4, .06, .1, 0, 0, mat=m.ink('#d4d7da'), parent=T, rot=(0, 0, math.degrees(a) - 90),
                loc=(w * .045 + 9.0 * math.cos(a), 1 + 9.0 * math.sin(a), 1.82))


def _pocket(r):
    """Pocket radio: rounded body, moulded stub antenna, small display, keys on the face."""
    w, h, d, F = r.w, r.h, r.d, r.front
    levels = ((0, .86), (.12, .93), (.5, .97), (.8, 1.0), (1, .92))
    sections = [(t * h, w * k, d) for t, k in levels]
    fd = d * .5
    rp.hull('front shell', [(z, ww, fd, -d / 2 + fd / 2) for z, ww, _ in sections], (8, 5), (.5, .5), 5, 5, 6, mat=r.shell, parent=r.root)
    rp.hull('back shell', [(z, ww, d - fd - .5, fd / 2 + .25) for z, ww, _ in sections], (.5, .5), (9, 7), 5, 5, 6, mat=r.shell,
            parent=r.root)
    rp.hull('core', [(6, w * .72, d * .6), (h - 8, w * .8, d * .6)], (1, 1), (1, 1), 1, .5, .5, mat=r.dark, parent=r.root)
    outline = rp.rounded_polygon(rp.mirrored([(9, 4.5), (14.5, 9), (18, 34), (19, h * .72), (15, h - 6)]), 7, 7)
    g.plate('trim', outline, [rp.inset(outline, 1.7)], 2.2, .6, mat=m.plastic(r.trim_color, 'satin'), parent=F, loc=(0, 0, -.8))
    inner = rp.inset(outline, 1.8)
    screen_y = h * .545
    slots = rp.speaker_slots(lambda y: 23 - (y - h * .7) * .28, h * .70, h * .90, 2.9, 1.35)
    g.plate('fascia', inner, slots + [g.rrect(24, 15, 3, 8, 0, screen_y)], 1.9, .3, mat=m.plastic('#17181a', 'satin'), parent=F,
            loc=(0, 0, -.7))
    g.plate('fascia floor', rp.inset(inner, 1), [], .2, .05, mat=r.dark, parent=F, loc=(0, 0, -.2))
    g.prism('display glass', 23.6, 14.6, .9, 2.8, .25, 0, mat=m.black_glass('#08090b'), parent=F, loc=(0, screen_y, 0))
    rp.block(F, 0, screen_y, .93, 19.5, 10.8, m.screen('#77806f', .12, '#cfdcb8'), 1)
    ink, resting = m.ink('#1b211a'), m.ink('#717a69')
    segment_digits(f'0{r.label}', 7.6, ink, F, (-1.2, screen_y - 3.8, .97), ghost=resting)
    rp.signal_bars(F, -7.8, screen_y + 2.8, .96, 2.6, ink)
    rp.battery_icon(F, -6.0, screen_y - 2.8, .96, 2.1, ink, m.ink('#77806f'))
    g.plate('display bezel', g.rrect(23.4, 14.4, 2.7, 8, 0, screen_y), [g.rrect(20.2, 11.5, 1.2, 6, 0, screen_y)], .7, .25,
            mat=m.plastic('#101113', 'gloss'), parent=F, loc=(0, 0, .9))
    # menu key between minus and plus, in one lens-shaped group
    ky = h * .34
    g.plate('key cluster', rp.rounded_polygon([(-14, -3.6), (0, -6.4), (14, -3.6), (14, 3.6), (0, 6.4), (-14, 3.6)], 4, 6), [], .9, .3,
            mat=m.plastic(r.trim_color, 'satin'), parent=F, loc=(0, ky, .9))
    for x, word, ww in ((-9.4, '\u2212', 7), (0, 'MENU', 9.6), (9.4, '+', 7)):
        rp.key(F, x, ky, 1.5, ww, 7 if ww > 8 else 5.8, m.rubber('#1f2123'), word, size=2.1 if ww > 8 else 4.4, rise=1.3, r=2.6)
    rp.key(F, 0, h * .215, .9, 10, 4.6, m.rubber('#2a2c2f'), 'SCAN', size=2.0, rise=1.2, r=2.2)
    if r.legend:
        g.text('legend', r.legend, 4.2, m.ink('#c6c9cd'), parent=F, loc=(0, h * .125, 1.22), weight='Inter:semibold', spacing=1.1)
    _microphone(r, 0, h * .445, 1.22)
    g.prism('ptt', 8.6, 21, 3.0, 3.6, 1.2, .2, mat=r.key_rubber, parent=r.left, loc=(4.5, h * .64, -1.2))
    for i in range(5):
        g.prism('ptt rib', 5, .8, .5, .35, .2, 0, mat=r.key_rubber, parent=r.left, loc=(4.5, h * .64 - 4.4 + i * 2.2, 1.6))
    g.prism('accessory door', 8, 15, 1.6, 2.4, .6, .2, mat=r.rubber, parent=r.right, loc=(-4.5, h * .66, -.9))
    _belt_clip_small(r)
    # moulded antenna that blends into the shoulder
    T = r.top
    g.lathe('antenna', [(0, -6), (8.2, -6), (7.9, 3, 2), (6.9, 9, 4), (6.0, 30, 8), (5.4, 37, 4), (4.0, 40.5, 2.6), (0, 41)], mat=r.rubber,
            parent=T,
            loc=(w * .25, .5, 0), seg=80)
    g.lathe('antenna seam', [(7.2, 6.2), (7.75, 6.5, .2), (7.55, 7.6, .2), (7.0, 7.8)], mat=m.plastic(r.trim_color, 'satin'), parent=T,
            loc=(w * .25, .5, 0))
    g.prism('power key', 10, 6.4, 2.6, 3, 1.0, .2, mat=r.key_rubber, parent=T, loc=(-w * .2, 0, -.8))
    g.lathe('status surround', [(1.7, 0), (1.7, .3, .1), (1.2, .3, .1), (1.1, -.2)], mat=m.plastic('#101113', 'gloss'), parent=F,
            loc=(11.5, h * .655, 1.15), seg=32)
    g.lathe('status light', g.dome(1.1, 0, .5, 10), mat=m.screen('#1f6f3a', .35, '#46ff7a'), parent=F, loc=(11.5, h * .655, 1.2), seg=32)


def _belt_clip_small(r):
    g.prism('swivel boss', 13, 13, 3, 6, .8, 0, mat=r.satin, parent=r.back, loc=(0, r.h * .74, -.4))
    rings = [[(x, r.h * (.80 - .5 * t), z + y2) for x, y2 in g.rrect(wd, 2.0, .8, 4)]
             for t, z, wd in ((0, 3.6, 14), (.12, 5.2, 16), (.8, 5.4, 15), (1, 6.4, 11))]
    g.loft('clip tongue', rings, mat=r.satin, parent=r.back, smooth_angle=40)


FACES = {
    'keypad-large-display': _keypad_large_display,
    'keypad-colour-display': _keypad_colour_display,
    'satellite': _satellite,
    'plain': _plain,
    'pocket': _pocket,
}
