"""Video door stations: rugged die-cast, modular, vandal-resistant with a metal front, and slim villa station."""
import math

from kit import geometry as g
from kit import intercom
from kit import materials as m
from kit import parts

# More fill light than usual, because most of these faces are nearly black.
LIGHT = dict(key=1.1, fill=1.7, rim=1.5)
VIEWS = {
    'hero': dict(az=-30, el=8),
    'front': dict(el=2),
    'side': dict(az=-66, el=8),
    'detail': dict(az=-26, el=8, aim=(0, -30, 130), zoom=2.1),
}


def build(
    design='rugged',        # rugged | modular | vandal | villa: four different products, see the functions of these names
    width=120, height=180, depth=50,
    front='#2a2c2e',        # colour of the face
    trim='#a9adb0',         # colour of frame and metal parts
    button='#d8dadb',       # colour of the call button
    legend='',              # model designation, printed small; not on 'modular'
):
    root = g.group('door station')
    panel = g.group('panel', parent=root, facing='front')
    design_of = {'rugged': _rugged, 'modular': _modular, 'vandal': _vandal, 'villa': _villa}[design]
    design_of(panel, width, height, depth, front, trim, button, legend)
    return root


# --------------------------------------------------------------- rugged ---
def _rugged(panel, w, h, d, front, trim, button, legend):
    """Heavy-duty station: dark panel in a cast metal frame, camera window, louvred loudspeaker, icons, large lit button."""
    camera_y, speaker_y, signs_y, button_y = h - 36, h - 85, 66, 37
    cx = w / 2 - 25
    openings = [
        g.slot(86, 32, 0, camera_y, 14),
        g.rrect(82, 44, 10, 10, 0, speaker_y),
        g.circle(19.4, 72, 0, button_y),
        g.circle(.8, 14, cx, 24),
    ]
    face = intercom.rugged_case(w, h, d, panel, m.plastic(front, 'matt'), m.metal(trim, .40), openings)
    _camera_window(panel, 85, 31, 15.4, (0, camera_y, face), 10.2, lights=(-27, 27))
    g.plate('window ring', g.slot(88.6, 34.6, 0, camera_y, 14), [g.slot(84.8, 30.8, 0, camera_y, 14)], 1.5, .6, mat=m.metal(trim, .25),
            parent=panel, loc=(0, 0, face - .3))
    intercom.louvres(82, 44, 7, panel, (0, speaker_y, face), m.plastic(front, 'satin'), r=10)
    g.plate('speaker ring', g.rrect(84.6, 46.6, 11.2, 12, 0, speaker_y), [g.rrect(81, 43, 9.5, 12, 0, speaker_y)], .9, .4,
            mat=m.plastic('#35373a', 'satin'), parent=panel, loc=(0, 0, face - .2))
    intercom.status_signs(panel, (intercom.icon_bell, intercom.icon_speech, intercom.icon_key), (0, signs_y + 1.5, face), 26, 8,
        {1: '#63ff92'})
    intercom.call_button(16.2, panel, (0, button_y, face - .9), m.metal(button, .24), ring='#b4d6ff', glow=.05, icon=intercom.icon_handset,
                         icon_ink='#2a2c2e', proud=4.6, ring_width=2.3)
    g.lathe('microphone', [(2.2, 0), (2.0, .35, .15), (.8, .3)], seg=36, mat=m.plastic('#35373a', 'satin'), parent=panel,
        loc=(cx, 24, face - .05))
    intercom.corner_screws(panel, w / 2 - 16.4, (16.4, h - 16.4), face, 2.7)
    if legend:
        g.text('legend', legend, 5.6, m.ink('#b4b8bb'), parent=panel, loc=(-w / 2 + 13.7, 25, face + .01), align='LEFT', spacing=1.06)


# -------------------------------------------------------------- modular ---
def _modular(panel, w, h, d, front, trim, button, legend):
    """Main unit of a modular system: glossy camera band, slotted loudspeaker and wide name-plate button in a metal frame."""
    g.prism('wall box', w - 8, h - 8, d * .4, 4, .4, .8, mat=m.plastic('#232427', 'matt'), parent=panel, loc=(0, h / 2, 0))
    z = d * .4 - .4
    deep = d - z - 2.2
    frame = g.prism('frame', w, h, deep, 5, 1.4, .6, mat=m.metal(trim, .38), parent=panel, loc=(0, h / 2, z), seg=14)
    iw, ih = w - 9, h - 9
    g.cut(frame, g.prism('frame cutter', iw, ih, deep * 2, 2.2, 0, 0, parent=panel, loc=(0, h / 2, z + 2)))
    top = z + deep                                            # height of the face of the frame
    g.prism('module ground', iw - .4, ih - .4, 1, 2, 0, 0, mat=m.void(), parent=panel, loc=(0, h / 2, z + 2.1))
    body = m.plastic(front, 'satin')
    band_h, button_h = ih * .40, ih * .25
    mid_h = ih - band_h - button_h
    y_band = 4.5 + ih - band_h / 2
    y_mid = 4.5 + button_h + mid_h / 2
    y_button = 4.5 + button_h / 2
    # camera band: a separate glossy part that bulges slightly around the lens
    lens_x = 0
    g.plate('camera band', g.rrect(iw - .7, band_h - .5, 2, 8, 0, y_band), [g.circle(13.6, 72, lens_x, y_band)], 6.2, .8,
            mat=m.black_glass('#08080a', .05), parent=panel, loc=(0, 0, top - 4.6))
    g.lathe('camera turret', [(13.5, -5), (13.5, 1.8, .8), (16.8, .1, 0), (16.9, -.4)][::-1], mat=m.black_glass('#08080a', .05),
            parent=panel, loc=(lens_x, y_band, top + 1.6))
    g.lathe('camera cone', [(13.5, 1.4), (9.8, -2.2, .4), (9.8, -5)], mat=m.plastic('#0c0c0e', 'satin'), parent=panel,
        loc=(lens_x, y_band, top + 1.6))
    parts.lens(9.7, panel, (lens_x, y_band, top + .2))
    for x in (-33, 33):
        g.prism('night light', 9, 15, .1, 2, 0, 0, mat=m.black_glass('#150507', .05), parent=panel, loc=(x, y_band, top + 1.53))
        for y in (-3.6, 3.6):
            g.lathe('night light die', [(0, 0), (1.3, 0)], seg=24, mat=m.plastic('#3a1a1e', 'gloss'), parent=panel,
                loc=(x, y_band + y, top + 1.65))
    # loudspeaker part with horizontal slots
    slots = [g.slot(iw * .62, 2.3, -iw * .10, y_mid + (i - 2) * 5.3, 6) for i in range(5)]
    g.prism('speaker cloth', iw * .68, mid_h - 5, .4, 2, 0, 0, mat=m.fabric('#0a0a0b', .8), parent=panel, loc=(-iw * .1, y_mid, top - 3.4))
    g.plate('speaker part', g.rrect(iw - .7, mid_h - .5, 2, 8, 0, y_mid), slots + [g.circle(.8, 14, iw * .36, y_mid - 9)], 4.6, .7,
        mat=body,
            parent=panel, loc=(0, 0, top - 4.0))
    signs = ((intercom.icon_bell, '#ffd9a0'), (intercom.icon_speech, '#a8ffc0'), (intercom.icon_padlock, '#bfe0ff'))
    for i, (icon, colour) in enumerate(signs):
        icon(4.6, m.led(colour, .7), panel, (iw * .36, y_mid + 9.5 - i * 7, top + .62))
    # wide button: lit name plate and a metal touch piece
    g.prism('button part', iw - .7, button_h - .5, 4.6, 2, .7, .3, mat=body, parent=panel, loc=(0, y_button, top - 4.0))
    g.prism('call key', iw - 9, button_h - 8, 1.5, 3, .7, .2, mat=m.plastic('#2b2d30', 'satin'), parent=panel, loc=(0, y_button, top + .4))
    plate_w = iw * .60
    g.prism('name plate', plate_w, button_h - 13, .5, 1.6, .2, 0, mat=m.screen('#dfe6ea', .55, '#eef6ff'), parent=panel,
            loc=(-iw / 2 + 7 + plate_w / 2, y_button, top + 1.6))
    g.text('name', 'Reception', 6.0, m.ink('#26292d'), parent=panel, loc=(-iw / 2 + 7 + plate_w / 2, y_button, top + 2.12),
        weight='Inter:medium')
    g.lathe('touch piece', [(7.6, 0), (7.4, 1.5, .5), (5, 1.2, 2), (0, 1.05)], seg=72, mat=m.metal(button, .24), parent=panel,
            loc=(iw / 2 - 16, y_button, top + 1.6))
    intercom.icon_bell(7, m.ink('#2a2c2f'), panel, (iw / 2 - 16, y_button, top + 2.72))


# --------------------------------------------------------------- vandal ---
def _vandal(panel, w, h, d, front, trim, button, legend):
    """Surface-mounted cast front with sloping shoulders, dark camera dome, drilled loudspeaker, square lit button."""
    cast = m.metal(front, .43)                 # bead-blasted zinc
    g.prism('wall plate', w - 8, h - 8, 3, 7, .4, .4, mat=m.rubber('#202124'), parent=panel, loc=(0, h / 2, 0))
    shell = g.prism('shell', w, h, d - 2.4, 15, 8.5, 1.2, taper=1.6, mat=cast, parent=panel, loc=(0, h / 2, 2.4), seg=16)
    camera_y, speaker_y, button_y = h - 37, h - 88, 42
    hole = g.lathe('camera cutter', [(0, -9), (23, -9), (24.2, 12), (0, 12)], parent=panel, loc=(0, camera_y, d))
    well = g.prism('button cutter', 43, 43, 20, 8, 0, 0, parent=panel, loc=(0, button_y, d - 2.6))
    g.cut(shell, hole, well)
    # camera: a dark ball in a conical seat
    g.lathe('seat', [(23.2, -5), (23.9, .3, .4), (22.6, .5, .3), (19.6, -3.6), (19.6, -9)], mat=m.metal('#8b8f93', .3), parent=panel,
        loc=(0, camera_y, d))
    g.lathe('camera ground', [(0, -7), (21, -7)], mat=m.void(), parent=panel, loc=(0, camera_y, d))
    g.lathe('camera ball', [(0, -6), (19.3, -6), (19.3, -3)] + g.dome(19.3, -3, .40, 24)[1:14], mat=m.plastic('#0b0c0d', 'gloss'),
            parent=panel, loc=(0, camera_y, d), smooth_angle=60)
    parts.lens(10.6, panel, (0, camera_y, d + 3.6))
    for angle in (35, 145, 215, 325):
        x, y = 15.4 * math.cos(math.radians(angle)), 15.4 * math.sin(math.radians(angle))
        g.lathe('white light', g.dome(1.6, 0, .5, 8), seg=28, mat=m.screen('#d9d2b4', .05, '#fff4d0'), parent=panel,
            loc=(x, camera_y + y, d + 1.2))
    # loudspeaker: rows of slots through the cast
    slots = [g.slot(46 - abs(i - 2) * 5, 2.6, 0, speaker_y + (i - 2) * 6.2) for i in range(5)]
    g.plate('speaker face', g.rrect(62, 40, 10, 12, 0, speaker_y), slots, 2.2, .5, mat=cast, parent=panel, loc=(0, 0, d - 1.3))
    g.prism('speaker dark', 54, 32, .2, 8, 0, 0, mat=m.void(), parent=panel, loc=(0, speaker_y, d + .04))
    # call button: square metal key in a lit frame
    g.prism('button ground', 43.2, 43.2, .3, 8, 0, 0, mat=m.void(), parent=panel, loc=(0, button_y, d - 2.5))
    g.plate('lit frame', g.rrect(41.6, 41.6, 7.4, 12, 0, button_y), [g.rrect(36.6, 36.6, 5.6, 12, 0, button_y)], 2.4, .6,
            mat=m.led('#9cccff', .1), parent=panel, loc=(0, 0, d - 2.4))
    g.prism('key', 35.6, 35.6, 5.0, 5.4, 1.2, .2, mat=m.brushed(button, 'x', .26), parent=panel, loc=(0, button_y, d - 2.4))
    intercom.icon_bell(16, m.ink(trim), panel, (0, button_y + .5, d + 2.62))
    g.lathe('microphone', [(0, .12), (1.1, .12)], seg=20, mat=m.void(), parent=panel, loc=(0, 15.5, d - .02))
    g.lathe('microphone rim', [(1.0, .05), (1.4, .2, .05), (2.0, -.1)], seg=30, mat=m.metal('#94989c', .3), parent=panel, loc=(0, 15.5, d))
    for x in (-w / 2 + 15, w / 2 - 15):
        for y in (15, h - 15):
            g.screw('security screw', 3.0, m.metal('#9a9da1', .28), m.void(), panel, loc=(x, y, d - 1.0), height=1.5)
    if legend:
        g.text('legend', legend, 6.4, m.ink('#44484c'), parent=panel, loc=(0, button_y + 28.8, d + .02), spacing=1.06)


# ---------------------------------------------------------------- villa ---
def _villa(panel, w, h, d, front, trim, button, legend):
    """Slim station: aluminium rim around a dark glass face; lens at the top, slots, card icon, lit button."""
    g.prism('wall plate', w - 5, h - 5, 2.4, 6, .3, .4, mat=m.plastic('#1c1d1f', 'matt'), parent=panel, loc=(0, h / 2, 0))
    g.prism('housing', w, h, d - 3.4, 8.5, 1.2, .8, mat=m.metal(trim, .42), parent=panel, loc=(0, h / 2, 2), seg=16)
    g.prism('seam', w - 6.2, h - 6.2, .3, 6, 0, 0, mat=m.void(), parent=panel, loc=(0, h / 2, d - 1.55))
    z = d - 2.8
    top = d
    camera_y, slots_y, card_y, button_y = h - 25, h - 52, 61, 27
    slots = [g.slot(21, 1.25, 0, slots_y + (i - 1) * 3.1) for i in range(3)]
    g.plate('face', g.rrect(w - 7, h - 7, 5.6, 16, 0, h / 2),
            slots + [g.circle(11.2, 72, 0, camera_y), g.circle(15.2, 72, 0, button_y), g.circle(.6, 12, 0, 7.2)], top - z, .8,
            mat=m.plastic(front, 'gloss'), parent=panel, loc=(0, 0, z))
    g.prism('speaker cloth', 24, 11, .2, 2, 0, 0, mat=m.fabric('#08090a', .6), parent=panel, loc=(0, slots_y, z + .2))
    # lens in a raised metal ring, infrared behind the dark glass on both sides
    g.lathe('camera well', [(0, 0), (11.4, 0)], mat=m.void(), parent=panel, loc=(0, camera_y, z + .1))
    g.lathe('camera ring', [(11.3, 0), (11.1, 4.1, .5), (9.9, 4.3, .3), (9.2, 2.4), (9.2, 0)], mat=m.metal(trim, .24), parent=panel,
        loc=(0, camera_y, z))
    parts.lens(9.1, panel, (0, camera_y, z + 3.0))
    for x in (-18.5, 18.5):
        g.lathe('infrared', [(0, 0), (2.6, 0)], seg=36, mat=m.plastic('#241012', 'gloss'), parent=panel, loc=(x, camera_y, top + .03))
        g.lathe('infrared rim', [(2.6, 0), (2.8, .08), (3.0, 0)], seg=36, mat=m.plastic('#3a3c40', 'satin'), parent=panel,
            loc=(x, camera_y, top))
    intercom.icon_card(9.6, m.led('#d9ecff', .75), panel, (0, card_y, top + .02))
    intercom.call_button(12.2, panel, (0, button_y, top - 1.2), m.metal(button, .24), ring='#7db8ff', glow=.1, icon_ink='#2b2d30',
        proud=3.6,
                         ring_width=1.9)
    if legend:
        g.text('legend', legend, 4.6, m.ink('#a9adb2'), parent=panel, loc=(0, 49.5, top + .02), spacing=1.1)


# --------------------------------------------------------------- shared ---
def _camera_window(panel, w, h, r, at, lens_r, lights=()):
    """Black glass window with the lens in its middle and a sensor on each side."""
    x, y, face = at
    g.prism('window tub', w + .6, h + .6, .6, r, 0, 0, mat=m.void(), parent=panel, loc=(x, y, face - 4.6))
    g.plate('window glass', g.rrect(w - .8, h - .8, r, 14, x, y), [g.circle(lens_r * 1.12, 72, x, y)], 3.4, .7,
        mat=m.black_glass('#060607', .04),
            parent=panel, loc=(0, 0, face - 3.2))
    g.lathe('lens bezel', [(lens_r * 1.14, -2), (lens_r * 1.13, 1.5, .35), (lens_r * 1.02, 1.6, .25), (lens_r * .99, -1)],
            mat=m.metal('#6d7074', .25), parent=panel, loc=(x, y, face))
    parts.lens(lens_r, panel, (x, y, face + 1.0))
    for side in lights:
        g.lathe('eye', [(0, .0), (2.4, 0)], seg=36, mat=m.plastic('#1b1214', 'gloss'), parent=panel, loc=(x + side, y, face + .22))
        g.lathe('eye rim', [(2.4, 0), (2.6, .1), (2.8, 0)], seg=36, mat=m.plastic('#303236', 'satin'), parent=panel,
            loc=(x + side, y, face + .2))
