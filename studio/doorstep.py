"""What a door station sees: a garden path, a gate, a parcel. Made once, shown on the screens of indoor stations.

    blender -b -P studio/doorstep.py -- /tmp/doorstep.png
    convert /tmp/doorstep.png -distort barrel '.08 0 0' -gravity center -crop 86%x86%+0+0 +repage -resize 800x500! \
        -colorspace Gray -blur 0x.8 -attenuate .25 +noise Gaussian -quality 82 studio/pictures/doorstep.jpg

At night, as the infrared lamps of the station show it: grey, bright where it is near, and the sky black.
"""
import math
import random
import sys

import bpy
from mathutils import Euler, Vector

WIDTH, HEIGHT, SAMPLES = 800, 500, 32
EYE = 1.45          # m above the step, as such stations are mounted
dice = random.Random(7)


def surface(name, colour, rough=.8, other_colour=None, scale=40.0, bump=.0, pattern='noise'):
    """Matt material whose colour wanders between two tones."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nt = mat.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough
    coords = nt.nodes.new('ShaderNodeTexCoord')
    if pattern == 'brick':
        tex = nt.nodes.new('ShaderNodeTexBrick')
        tex.inputs['Scale'].default_value = scale
        tex.inputs['Color1'].default_value, tex.inputs['Color2'].default_value = (*colour, 1), (*(other_colour or colour), 1)
        tex.inputs['Mortar'].default_value = (.42, .40, .37, 1)
        tex.inputs['Mortar Size'].default_value = .012
        factor = tex.outputs['Fac']
        nt.links.new(tex.outputs['Color'], b.inputs['Base Color'])
    else:
        tex = nt.nodes.new('ShaderNodeTexNoise')
        tex.inputs['Scale'].default_value, tex.inputs['Detail'].default_value = scale, 8
        mix = nt.nodes.new('ShaderNodeMixRGB')
        mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (*colour, 1), (*(other_colour or colour), 1)
        factor = tex.outputs['Fac']
        nt.links.new(factor, mix.inputs['Fac'])
        nt.links.new(mix.outputs['Color'], b.inputs['Base Color'])
    nt.links.new(coords.outputs['Object'], tex.inputs['Vector'])
    if bump:
        node = nt.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = bump
        nt.links.new(factor, node.inputs['Height'])
        nt.links.new(node.outputs['Normal'], b.inputs['Normal'])
    return mat


def box(size, at, mat, bevel=.01, turn=0.0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, 0, math.radians(turn)))
    ob = bpy.context.object
    ob.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False)
    if bevel:
        ob.modifiers.new('bevel', 'BEVEL').width = bevel
    ob.data.materials.append(mat)
    return ob


def hedge(at, size, leaf, round=False):
    """A clipped hedge, or a tree's crown: leaves near the surface of a box or an egg, in one mesh."""
    turn, verts, faces = Euler((0, 0, 0)), [], []
    for _ in range(12000):
        place = Vector([dice.uniform(-.5, .5) for _ in range(3)])
        if round:
            place = place.normalized() * (.5 + dice.gauss(0, .045))
        else:
            axis = dice.randrange(3)
            place[axis] = (.5 if dice.random() < .5 else -.5) + dice.gauss(0, .03)
        turn[:] = [dice.uniform(0, math.tau) for _ in range(3)]
        k = dice.uniform(.5, 1.2)
        middle = Vector([at[i] + size[i] * place[i] for i in range(3)])
        for corner in ((0, -.02, 0), (.035, 0, .01), (0, .02, 0), (-.035, 0, .01)):
            offset = Vector(corner) * k
            offset.rotate(turn)
            verts.append(middle + offset)
        faces.append(tuple(range(len(verts) - 4, len(verts))))
    mesh = bpy.data.meshes.new('leaves')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(leaf)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('leaves', mesh))


def garden():
    paving = surface('paving', (.30, .29, .27), .85, (.42, .40, .37), 7, .25)
    joint = surface('joint', (.12, .115, .10), .95)
    gravel = surface('gravel', (.33, .31, .28), .95, (.55, .52, .47), 90, .6)
    lawn = surface('lawn', (.05, .11, .025), .95, (.11, .19, .05), 60, .9)
    plaster = surface('plaster', (.62, .59, .53), .9, (.70, .67, .61), 18, .12)
    brick = surface('brick', (.33, .13, .08), .9, (.24, .09, .06), 5.5, .4, 'brick')
    timber = surface('timber', (.16, .10, .06), .6, (.24, .15, .09), 9, .2)
    iron = surface('iron', (.03, .032, .035), .45)
    leaf = surface('leaf', (.035, .10, .02), .5, (.10, .20, .05), 3)
    card = surface('card', (.44, .29, .16), .8, (.50, .34, .20), 14, .05)
    tape = surface('tape', (.55, .44, .30), .35)
    box((30, 40, .1), (0, 18, -.07), lawn, 0)
    box((1.9, 14, .1), (0, 7, -.05), joint, 0)
    for row in range(15):
        for column in (-1, 0, 1):
            box((.60, .86, .06), (column * .615, .55 + row * .88, 0), paving, .012, dice.uniform(-.4, .4))
    box((2.6, .9, .16), (0, .1, -.02), paving, .02)
    box((.35, 30, .05), (-1.25, 7, -.01), gravel, 0)
    box((.35, 30, .05), (1.25, 7, -.01), gravel, 0)
    # side wall of the house on the left, garden wall and gate at the end
    box((.3, 3.2, 3.4), (-1.75, 1.0, 1.7), plaster, .01)
    for side in (-1, 1):
        box((5.0, .35, 1.35), (side * 3.75, 10.2, .65), brick, .01)
        box((.5, .5, 1.75), (side * 1.12, 10.2, .87), brick, .01)
        box((.6, .6, .09), (side * 1.12, 10.2, 1.78), plaster, .02)
    for i in range(9):
        box((.035, .035, 1.25), (-.78 + i * .195, 10.2, .72), iron, .004)
    for z in (.18, 1.25):
        box((1.72, .05, .05), (0, 10.2, z), iron, .005)
    hedge((2.75, 6.2, .5), (.8, 6.4, 1.0), leaf)
    hedge((-2.5, 6.6, .5), (.8, 5.6, 1.0), leaf)
    # the street behind: a house front and a tree
    box((11, 5, 5.4), (-4.5, 26, 2.7), brick, 0)
    box((9, 5, 4.6), (8, 27, 2.3), plaster, 0)
    for x in (-7.5, -5.2, -2.6, 5.5, 8.3):
        box((1.1, .1, 1.4), (x, 23.42 if x < 0 else 24.45, 2.2), iron, 0)
    box((.28, .28, 3.0), (3.4, 15, 1.5), timber, .05)
    hedge((3.4, 15, 3.9), (3.0, 3.0, 2.6), leaf, round=True)
    # somebody has been here
    box((.46, .34, .27), (.42, 1.55, .165), card, .006, 17)
    box((.07, .345, .272), (.42, 1.55, .166), tape, 0, 17)


def lamp(name, at, watts, radius):
    light = bpy.data.lights.new(name, 'POINT')
    light.energy, light.shadow_soft_size = watts, radius
    ob = bpy.data.objects.new(name, light)
    ob.location = at
    bpy.context.scene.collection.objects.link(ob)


def light_and_camera():
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising = SAMPLES, False
    scene.cycles.max_bounces = 6
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = .5
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (.012, .013, .016, 1)
    lamp('infrared', (.12, -.05, EYE + .06), 240, .06)
    lamp('street lamp', (-5.5, 15.5, 4.6), 500, .15)
    camera = bpy.data.cameras.new('station')
    camera.lens = 17
    ob = bpy.data.objects.new('station', camera)
    ob.location, ob.rotation_euler = (.12, -.1, EYE), (math.radians(80), 0, math.radians(2))
    scene.collection.objects.link(ob)
    scene.camera = ob


bpy.ops.wm.read_factory_settings(use_empty=True)
garden()
light_and_camera()
bpy.context.scene.render.filepath = sys.argv[sys.argv.index('--') + 1]
bpy.ops.render.render(write_still=True)
