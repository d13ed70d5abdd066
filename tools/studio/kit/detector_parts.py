"""Parts of point detectors and ceiling alarms, which lie on their base with +z towards the room."""
import math

from . import geometry as g
from . import materials as m


def mounting_base(parent, shell, r, h=8.0):
    """Base ring that stays on the ceiling, with its locating mark and the bayonet seam above. Returns the z at which the head begins."""
    g.lathe('mounting base', [(0, 0), (r - .6, 0), (r, .6, .4), (r, h - 1.2, .3), (r - .5, h, .5), (r - 2, h)], mat=shell, parent=parent)
    g.lathe('bayonet seam', [(r - 1.6, h - .4), (r - 1.6, h + 1.2)], mat=m.void(), parent=parent)
    g.prism('locating mark', 1.6, h * .62, .5, .5, .2, 0, mat=shell, parent=parent, loc=(0, -r + .15, h * .5), rot=(90, 0, 0))
    return h + .8


def radial_rib(name, outline, thickness, angle, mat, parent, bevel=.3):
    """Fin in a radial plane. `outline` is a closed (radius, z) polygon; the centre plane contains the axis."""
    a = math.radians(angle)
    shift = thickness / 2
    return g.plate(name, outline, [], thickness, min(bevel, thickness * .45), mat=mat, parent=parent,
                   loc=(-math.sin(a) * shift, math.cos(a) * shift, 0), rot=(90, 0, angle))


def indicator(parent, loc, r=1.7, lit='#ff3024', strength=2.5, rot=(0, 0, 0)):
    """Light pipe in a glossy collar. With `lit` None it is clear and dark, as without an alarm."""
    o = g.group('indicator', parent=parent, loc=loc, rot=rot)
    g.lathe('indicator collar', [(r, 0), (r * 1.15, .35, .15), (r * 1.5, .3, .2), (r * 1.65, -.6)], seg=40,
            mat=m.plastic('#9fa2a4', 'gloss'), parent=o)
    if lit:
        g.lathe('indicator dome', g.dome(r, 0, .8, 10), seg=32, mat=m.led(lit, strength), parent=o)
        return o
    g.lathe('indicator well', [(r, .1), (r * .8, -.9), (0, -1)], seg=32, mat=m.plastic('#8f8a88', 'gloss'), parent=o)
    g.lathe('indicator die', [(r * .35, -.9), (r * .35, -.5, .1), (0, -.5)], seg=24, mat=m.plastic('#6d1512', 'gloss'), parent=o)
    g.lathe('indicator dome', g.dome(r, 0, .7, 10), seg=32, mat=m.thin_glass('#fff6f2', .06), parent=o, smooth_angle=60)
    return o


def thermistor(parent, loc, height, tilt=(0, 0, 0)):
    """Bead thermistor on two wires, along +z from `loc`."""
    o = g.group('thermistor', parent=parent, loc=loc, rot=tilt)
    for x in (-.8, .8):
        g.tube('lead', [(x, 0, 0), (x, 0, height * .6), (x * .4, 0, height)], .28, mat=m.metal('#b9bcc0', .25), parent=o)
    g.lathe('thermistor bead', [(0, -1.9), (.9, -1.5, .6), (1.35, 0, 1), (.9, 1.7, .6), (0, 2.0)], seg=32,
            mat=m.plastic('#2b2118', 'gloss'), parent=o, loc=(0, 0, height))
    return o


def fluted_ring(name, r_out, r_in, z0, z1, lobes, depth, mat, parent, edge=.6):
    """Ring with vertical flutes on the outside (beacon lens)."""
    n = lobes * 8
    def ring(radius, z, fluted):
        out = []
        for i in range(n):
            a = math.tau * i / n
            r = radius if not fluted else radius - depth * (.5 + .5 * math.cos(lobes * a))
            out.append((r * math.cos(a), r * math.sin(a), z))
        return out
    rings = [ring(r_in, z0, False), ring(r_out - edge, z0, True), ring(r_out, z0 + edge, True),
             ring(r_out, z1 - edge, True), ring(r_out - edge, z1, True), ring(r_in, z1, False)]
    return g.loft(name, rings, cap=False, mat=mat, parent=parent, smooth_angle=50)
