"""What a lit touch screen shows: flat glowing shapes under one glossy surface, in panel space.

Every element is itself glossy, so the whole screen mirrors the studio as one sheet of glass would.
"""
from . import geometry as g
from . import intercom
from . import materials as m

BLACK = '#07080a'


def glow(colour, strength=.62):
    return m.screen(BLACK, strength, colour)


def gradient(top, bottom, strength=.62):
    """Glossy glow that runs from one colour to another over the height of the object."""
    t = m._Nodes(f'gradient {top} {bottom}')
    coords = t.add('ShaderNodeTexCoord')
    split = t.add('ShaderNodeSeparateXYZ', Vector=coords.outputs['Generated'])
    ramp = t.add('ShaderNodeValToRGB', Fac=split.outputs['Y'])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = m.srgb(bottom), m.srgb(top)
    surface = t.add('ShaderNodeBsdfPrincipled', Roughness=.06)
    t.set(surface, 'Base Color', m.srgb(BLACK))
    t.set(surface, 'Emission', ramp.outputs['Color'])
    t.set(surface, 'Emission Strength', strength)
    return t.finish(surface.outputs['BSDF'])


class Screen:
    """Draws on a rectangle whose middle is `at`; positions count from the upper left corner, in mm.

    Each drawing lies above the one before.
    """

    def __init__(self, parent, w, h, at, ground='#10151c', ground_low=None):
        self.w, self.h = w, h
        self.group = g.group('screen', parent=parent, loc=(at[0] - w / 2, at[1] + h / 2, at[2]))
        self.z = 0.0
        self.area(0, 0, w, h, gradient(ground, ground_low or ground))

    def area(self, x, y, w, h, mat, r=.01, lift=.02):
        if isinstance(mat, str):
            mat = glow(mat)
        self.z += lift
        g.plate('area', g.rrect(w, h, max(r, .02), 6, x + w / 2, -y - h / 2), [], .01, 0, mat=mat, parent=self.group, loc=(0, 0, self.z))

    def shape(self, points, mat, holes=()):
        if isinstance(mat, str):
            mat = glow(mat)
        self.z += .02
        g.plate('shape', [(x, -y) for x, y in points][::-1], [[(x, -y) for x, y in hole][::-1] for hole in holes], .01, 0, mat=mat,
                parent=self.group, loc=(0, 0, self.z))

    def text(self, x, y, words, size, colour='#eef2f6', align='LEFT', weight='Inter:medium'):
        self.z += .02
        g.text('screen text', words, size, glow(colour, .72), depth=.004, weight=weight, align=align, parent=self.group,
            loc=(x, -y, self.z + .01))

    def icon(self, x, y, draw, size, colour='#eef2f6', **how):
        self.z += .04
        draw(size, glow(colour, .72), self.group, (x, -y, self.z - .02), **how)

    def dot(self, x, y, r, colour):
        self.shape(g.circle(r, 32, x, y), glow(colour, .8))


def entrance(screen, x, y, w, h):
    """A camera's view of an entrance: wall, lit doorway, mat, hedge, in tones of a picture and in one-point perspective."""
    def at(u, v):
        return x + u * w, y + v * h

    def quad(mat, *corners):
        screen.shape([at(u, v) for u, v in corners], mat)
    screen.area(x, y, w, h, gradient('#9fb2c0', '#5f6a70'))
    quad(gradient('#b9b2a6', '#8e877c'), (0, 0), (.34, .10), (.34, .74), (0, .98))                 # left wall
    quad(gradient('#a7a197', '#6f6a62'), (1, 0), (.70, .10), (.70, .74), (1, .98))                 # right wall
    quad(gradient('#d8d5cd', '#b7b2a8'), (.34, .10), (.70, .10), (.70, .74), (.34, .74))           # end wall
    quad(gradient('#77746e', '#a29d94'), (0, 1), (0, .98), (.34, .74), (.70, .74), (1, .98), (1, 1))  # floor
    quad(gradient('#e9e7e1', '#cfccc4'), (0, 0), (.34, .10), (.70, .10), (1, 0))                   # ceiling
    quad('#fff6dd', (.44, .035), (.60, .035), (.575, .07), (.465, .07))                            # lamp
    quad(gradient('#34434f', '#26313a'), (.405, .20), (.60, .20), (.60, .74), (.405, .74))         # door leaf
    quad(gradient('#c7d9e4', '#8fa6b4'), (.43, .24), (.515, .24), (.515, .70), (.43, .70))         # its glass
    quad(gradient('#4b5a50', '#36443a'), (.43, .55), (.515, .49), (.515, .70), (.43, .70))         # garden behind
    quad('#c9ccce', (.565, .44), (.575, .44), (.575, .52), (.565, .52))                            # handle
    quad('#3b3a38', (.36, .80), (.66, .80), (.72, .90), (.30, .90))                                # mat
    quad(gradient('#8d867b', '#6d675e'), (.345, .12), (.385, .16), (.385, .74), (.345, .74))       # door frame, left
    for u, v, r in ((.17, .50, .062), (.15, .57, .058), (.20, .58, .055)):                         # box tree
        screen.shape(g.circle(r * w, 40, x + u * w, y + v * h), gradient('#6d8a58', '#33472c'))
    quad(gradient('#4a4d50', '#2c2e31'), (.125, .66), (.225, .655), (.21, .83), (.14, .86))        # its pot
    quad('#2a2d31', (.80, .34), (.86, .33), (.86, .47), (.80, .49))                                # station on the wall


def status_bar(screen, height, clock='10:42', colour='#c9d3dc'):
    """Clock on the left, network and lock signs on the right."""
    screen.text(4, height / 2, clock, height * .62, colour, weight='Inter:semibold')
    for i in range(4):
        bar = height * (.16 + .13 * i)
        screen.area(screen.w - 9 + i * 1.5, height * .74 - bar, 1.0, bar, colour)


def tile(screen, x, y, w, h, icon, words, colour='#1d2732', accent='#7cc0ff', **how):
    screen.area(x, y, w, h, colour, r=2.2)
    screen.icon(x + w / 2, y + h * .40, icon, h * .34, accent, **how)
    screen.text(x + w / 2, y + h * .80, words, h * .125, '#e3e9ee', align='CENTER')


SIGNS = {
    'bell': intercom.icon_bell, 'call': intercom.icon_handset, 'key': intercom.icon_key, 'talk': intercom.icon_speech,
    'house': intercom.icon_house, 'gear': intercom.icon_gear, 'open': intercom.icon_padlock, 'camera': intercom.icon_camera,
    'person': intercom.icon_person, 'card': intercom.icon_card,
}
