"""Rugged audio intercom station: the case of the video station with a large louvred loudspeaker instead of the camera."""
from kit import geometry as g
from kit import intercom
from kit import materials as m

LIGHT = dict(key=1.1, fill=1.7, rim=1.5)
VIEWS = {
    'hero': dict(az=30, el=8),
    'front': dict(el=2),
    'side': dict(az=66, el=8),
    'detail': dict(az=26, el=10, aim=(0, -30, 55), zoom=2.1),
}


def build(
    width=120, height=180, depth=50,
    front='#3b3e41',        # colour of the face
    trim='#c4c7c9',         # colour of frame and button
    legend='',              # model designation, printed small
):
    root = g.group('intercom station')
    panel = g.group('panel', parent=root, facing='front')
    w, h = width, height
    speaker_y, button_y, radius = h - 58, 41, 40
    corner = w / 2 - 25
    openings = [g.circle(radius, 96, 0, speaker_y), g.circle(23.0, 80, 0, button_y), g.circle(.8, 14, corner, 24)]
    face = intercom.rugged_case(w, h, depth, panel, m.painted_metal(front), m.brushed(trim, 'y', .36), openings)
    _loudspeaker(panel, radius, (0, speaker_y, face), front, trim)
    intercom.status_signs(panel, (intercom.icon_bell, intercom.icon_key), (0, 69, face), 78, 7.6, {0: '#ffb648'})
    intercom.call_button(19.6, panel, (0, button_y, face - .9), m.metal(trim, .26), ring='#c4e0ff', glow=.05, icon=intercom.icon_handset,
                         icon_ink='#2a2c2e', proud=4.8, ring_width=2.5)
    g.lathe('microphone', [(2.2, 0), (2.0, .35, .15), (.8, .3)], seg=36, mat=m.plastic('#45484b', 'satin'), parent=panel,
        loc=(corner, 24, face - .05))
    intercom.corner_screws(panel, w / 2 - 16.4, (16.4, h - 16.4), face, 2.7)
    if legend:
        g.text('legend', legend, 5.6, m.ink('#b4b8bb'), parent=panel, loc=(-w / 2 + 13.7, 25, face + .01), align='LEFT', spacing=1.06)
    return root


def _loudspeaker(panel, r, at, front, trim):
    """Round opening with slats and a thin metal ring."""
    x, y, face = at
    intercom.louvres(2 * r, 2 * r, 17, panel, at, m.plastic(front, 'matt'), r=r, depth=6, slat=.46)
    g.lathe('speaker ring', [(r - 1.2, -2), (r - .9, .3, .3), (r, 1.0, .4), (r + 1.6, .7, .4), (r + 2.0, -.2)], mat=m.metal(trim, .3),
            parent=panel, loc=at)
