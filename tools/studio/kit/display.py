"""Contents of a lit touch screen: flat glowing shapes under one glossy surface, in panel space.

Every shape is itself glossy, so the whole screen reflects the studio like one sheet of glass.
"""
from . import geometry as g
from . import intercom
from . import materials as m

BLACK = '#07080a'


def glow(colour, strength=.44):
    return m.screen(BLACK, strength, colour)


def gradient(top, bottom, strength=.44):
    """Glossy glow that changes from one colour to another over the height of the object."""
    t = m._Nodes(f'gradient {top} {bottom}')
    coords = t.add('ShaderNodeTexCoord')
    split = t.add('ShaderNodeSeparateXYZ', Vector=coords.outputs['Generated'])
    ramp = t.add('ShaderNodeValToRGB', Fac=split.outputs['Y'])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = m.srgb(bottom), m.srgb(top)
    return _glossy_glow(t, ramp.outputs['Color'], strength)


def _glossy_glow(t, colour, strength):
    """Glossy black that glows in `colour`."""
    surface = t.add('ShaderNodeBsdfPrincipled', Roughness=.06)
    t.set(surface, 'Base Color', m.srgb(BLACK))
    t.set(surface, 'Emission', colour)
    t.set(surface, 'Emission Strength', strength)
    return t.finish(surface.outputs['BSDF'])


def pane(parent, w, h, at, r=2.0):
    """Reflecting glass above a screen; `at` is its centre."""
    g.plate('pane', g.rrect(w, h, r, 8), [], .01, 0, mat=m.thin_glass(), parent=parent, loc=at)


class Screen:
    """Draws on a rectangle with the centre `at`. Positions are in mm from the upper left corner.

    Each shape lies above the one before.
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
        g.text('screen text', words, size, glow(colour, .55), depth=.004, weight=weight, align=align, parent=self.group,
            loc=(x, -y, self.z + .01))

    def icon(self, x, y, draw, size, colour='#eef2f6', **how):
        self.z += .04
        draw(size, glow(colour, .55), self.group, (x, -y, self.z - .02), **how)

    def dot(self, x, y, r, colour):
        self.shape(g.circle(r, 32, x, y), glow(colour, .6))


def status_bar(screen, height, clock='21:42', colour='#c9d3dc'):
    """Clock on the left, signal bars on the right."""
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
