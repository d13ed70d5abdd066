"""Soft boxes and their arrangements: for catalogue pictures and for dark stages."""
import math
from collections import namedtuple

import bpy
from mathutils import Matrix, Vector

#: The key light is slightly warmer than the other lamps. With a single colour, white products are plain grey.
WARM, COOL = (1.01, 1, .975), (.975, 1, 1.025)


def light_catalogue(c, R, key=1.0, fill=1.0, top=1.0, rim=1.0, az=0):
    """Key, top and front boxes, a fill strip and a back strip.

    `az` turns the arrangement with the camera. The front box is high enough
    that upright flat glass does not reflect it into a level camera.
    """
    turn = Matrix.Rotation(math.radians(az), 3, 'Z')

    def at(x, y, z):
        return c + turn @ Vector((x, y, z)) * R
    softbox('key', at(-3.7, -1.9, 3.3), c, 4.2 * R, 3.6 * R, 6.6 * key, falloff=.22, color=WARM)
    softbox('front', at(-.9, -4.2, 3.1), c, 2.6 * R, 2.6 * R, 2.6 * fill, falloff=.5)
    softbox('fill', at(3.7, -1.6, .9), c, 1.2 * R, 4.6 * R, 2.6 * fill, falloff=.3, color=COOL)
    softbox('top', at(.2, 1.0, 3.9), c, 4.2 * R, 2.6 * R, 4.0 * top, falloff=.25, color=COOL)
    softbox('rim', at(2.6, 3.4, 1.6), c, 1.0 * R, 3.6 * R, 2.6 * rim, color=COOL)


def light_white(c, R, key=1.0, front=1.0, strip=1.0, top=1.0, rim=1.0, glint=0.0, edge=.12, az=0):
    """For white products, which get their shape from shade alone: a smaller key light far to one side and nothing opposite, except
    for a narrow `glint` if a black face with a lens would otherwise show nothing. A bright strip beside the camera draws a line on
    every rounded edge; without it, plastic looks like plaster. `edge` is the softness of the key light's border, for surfaces
    that reflect it whole."""
    turn = Matrix.Rotation(math.radians(az), 3, 'Z')

    def at(x, y, z):
        return c + turn @ Vector((x, y, z)) * R
    softbox('key', at(-3.8, -1.0, 3.3), c, 3.0 * R, 3.0 * R, 17 * key, falloff=edge, color=WARM)
    softbox('front', at(-1.4, -4.2, 2.4), c, 2.2 * R, 2.2 * R, 4 * front, falloff=.4)
    softbox('strip', at(-3.0, -3.2, .8), c, .3 * R, 3.6 * R, 16 * strip, falloff=.1, color=WARM)
    softbox('top', at(.2, 1.2, 3.9), c, 3.4 * R, 2.2 * R, 2.6 * top, falloff=.25, color=COOL)
    softbox('rim', at(3.0, 3.0, 1.2), c, 1.0 * R, 3.6 * R, 5.0 * rim, falloff=.3, color=COOL)
    if glint:
        softbox('glint', at(3.6, -2.2, 1.0), c, .8 * R, 3.4 * R, 6.0 * glint, falloff=.5, color=COOL)


def light_metal(c, R, strips=1.0, az=0, **strengths):
    """For bare steel, which shows only reflections: two narrow strips draw bright lines along it, and along glass."""
    light_catalogue(c, R, az=az, **strengths)
    turn = Matrix.Rotation(math.radians(az), 3, 'Z')
    for name, at, w, radiance in (('strip L', (-2.5, -3.1, .6), .3, 34), ('strip R', (3.3, -2.0, .7), .22, 26)):
        softbox(name, c + turn @ Vector(at) * R, c, w * R, 4.2 * R, radiance * strips, falloff=.08)


#: The light of a catalogue picture: its soft boxes, the brightness of the room, the albedo of the table, whether reflections show
#: the table (needed for steel and black products, not for white ones), and which of `darkroom.TONES` the picture gets.
LightSet = namedtuple('LightSet', 'boxes room table mirrored tones')
#: The names for `set` in a kind's `LIGHT` or a product's `light`. Other entries there: `mirrored` (reflections show the table),
#: `window` (replaces `stage.WINDOW`), and the strengths of the soft boxes.
SETS = {
    'all round': LightSet(light_catalogue, room=.42, table=.8, mirrored=True, tones='film'),
    'metal': LightSet(light_metal, room=.4, table=.42, mirrored=True, tones='camera'),
    'white': LightSet(light_white, room=.25, table=.5, mirrored=False, tones='camera'),
}


def light_stage(c, R, az=0):
    """For the home page: low key, two strong cool rim strips, a small overhead box
    and a front box, without which lens and face would be lost in black."""
    turn = Matrix.Rotation(math.radians(az), 3, 'Z')

    def at(x, y, z):
        return c + turn @ Vector((x, y, z)) * R
    softbox('key', at(-3.2, -1.4, 2.8), c, 2.4 * R, 2.6 * R, 5.0, color=(1, .97, .93), falloff=.25)
    softbox('rim L', at(-2.6, 2.6, .8), c, 1.2 * R, 4.6 * R, 30, color=(.70, .84, 1), falloff=.3)
    softbox('rim R', at(2.9, 2.0, 1.0), c, 1.2 * R, 4.6 * R, 34, color=(.74, .87, 1), falloff=.3)
    softbox('top', at(0, 1.4, 3.4), c, 3.6 * R, 1.4 * R, 16, falloff=.3)
    softbox('front', at(-1.2, -4.2, 1.7), c, 2.6 * R, 2.6 * R, 6.5, color=(.93, .96, 1), falloff=.5)


def softbox(name, loc, target, w, h, radiance, color=(1, 1, 1), falloff=.35, spread=180):
    """Rectangular soft box whose brightness fades towards its edges, so that
    its reflections on glossy parts have soft borders, as in a photograph."""
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', w, h
    li.energy = radiance * w * h * math.pi
    li.color = color
    li.spread = math.radians(spread)
    li.use_nodes = True
    nt = li.node_tree
    em = nt.nodes['Emission']
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Parametric'], sep.inputs[0])
    factors = []
    for ax in 'XY':
        # Distance from the nearest edge (0 to 0.5), smoothed over `falloff`.
        pp = nt.nodes.new('ShaderNodeMath'); pp.operation = 'PINGPONG'
        pp.inputs[1].default_value = .5
        nt.links.new(sep.outputs[ax], pp.inputs[0])
        mr = nt.nodes.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'
        mr.inputs['From Max'].default_value = max(falloff, .01)
        nt.links.new(pp.outputs[0], mr.inputs['Value'])
        factors.append(mr.outputs['Result'])
    mul = nt.nodes.new('ShaderNodeMath'); mul.operation = 'MULTIPLY'
    nt.links.new(factors[0], mul.inputs[0])
    nt.links.new(factors[1], mul.inputs[1])
    nt.links.new(mul.outputs[0], em.inputs['Strength'])
    ob = bpy.data.objects.new(name, li)
    ob['studio'] = True
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return ob
