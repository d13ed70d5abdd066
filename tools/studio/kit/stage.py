"""The stage and everything on it: the product, the table, the surrounding room.

The whole set scales with the radius R of the product, so that a 60 mm smoke
detector and a 600 mm housing get the same light and the same shadows.
"""
import math

import bpy
from mathutils import Matrix, Vector

from . import geometry, materials


def reset():
    geometry.font.cache_clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.clear_cache()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    return scene


def product_objects():
    return [o for o in bpy.context.scene.objects if o.type in {'MESH', 'CURVE', 'FONT'} and not o.get('studio')]


def bounds():
    pts = _points(product_objects())
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    return lo, hi, pts


def _points(objs):
    """Vertices of the evaluated objects in world space, fewer than 6000 of each."""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    pts = []
    for o in objs:
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        if me:
            step = max(1, len(me.vertices) // 3000)
            pts += [ev.matrix_world @ me.vertices[i].co for i in range(0, len(me.vertices), step)]
            ev.to_mesh_clear()
    return pts


def place(objects, at, turn=0, scale=1):
    """Moves a newly built product so that its centre is above `at` (x, y in mm) on the table, turned by `turn` degrees and
    enlarged by the factor `scale`."""
    pts = _points(objects)
    low = min(p.z for p in pts)
    centre = [(min(p[i] for p in pts) + max(p[i] for p in pts)) / 2 for i in (0, 1)]
    placement = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)
    transform = placement @ Matrix.Translation((-centre[0], -centre[1], -low))
    moved_objects = set(objects)
    for ob in objects:
        if ob.parent not in moved_objects:
            ob.matrix_world = transform @ ob.matrix_world


def world(top=1.0, horizon=.22, below=.5, strength=1.0, reflected=.22):
    """Vertical gradient: bright ceiling, darker horizon (gives white products
    grey edges on a white page), bright table. Reflections see it `reflected`
    times as bright: a dark room in which only the soft boxes shine."""
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = -1
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], mr.inputs['Value'])
    nt.links.new(mr.outputs['Result'], ramp.inputs['Fac'])
    nt.links.new(ramp.outputs['Color'], bg.inputs['Color'])
    e = ramp.color_ramp.elements
    ramp.color_ramp.interpolation = 'B_SPLINE'
    e[0].position, e[0].color = 0, (below,) * 3 + (1,)
    e[1].position, e[1].color = 1, (top,) * 3 + (1,)
    for pos in (.44, .56):
        n = e.new(pos)
        n.color = (horizon,) * 3 + (1,)
    lp = nt.nodes.new('ShaderNodeLightPath')
    st = nt.nodes.new('ShaderNodeMapRange')
    st.inputs['To Min'].default_value, st.inputs['To Max'].default_value = strength, strength * reflected
    nt.links.new(lp.outputs['Is Glossy Ray'], st.inputs['Value'])
    nt.links.new(st.outputs['Result'], bg.inputs['Strength'])
    return w


#: Where the window of the reflected room is, in degrees from the direction that an upright pane facing forward mirrors into the
#: camera. At this angle a part of the pane shows a curtain, and the rest is dark.
WINDOW = 16
#: Brightness of that room in reflections, and its saturation (1 is unchanged).
ROOM_POWER, ROOM_COLOUR = .12, .3
#: Upper limit of the brightness in its image: that of the window. The room's lamps are brighter and would be white dots on domes
#: and lenses.
ROOM_BRIGHTEST = 15
#: Width of its image in pixels. The small size softens the window: a sharp edge across a screen looks like a bar laid over it.
ROOM_WIDTH = 56


def room(turn):
    """Replaces the world's gradient in reflections by a room photographed all round (included in Blender). Glass that reflects
    uniform darkness looks printed. `turn` in degrees is the camera's azimuth plus `WINDOW`."""
    nt = bpy.context.scene.world.node_tree
    room_image = nt.nodes.new('ShaderNodeTexEnvironment')
    room_image.image = bpy.data.images.load(bpy.context.preferences.studio_lights['interior.exr'].path)
    room_image.image.scale(ROOM_WIDTH, ROOM_WIDTH // 2)
    room_image.interpolation = 'Cubic'
    mapping = nt.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
    nt.links.new(nt.nodes['Texture Coordinate'].outputs['Generated'], mapping.inputs['Vector'])
    nt.links.new(mapping.outputs['Vector'], room_image.inputs['Vector'])
    desaturated = nt.nodes.new('ShaderNodeHueSaturation')
    desaturated.inputs['Saturation'].default_value = ROOM_COLOUR
    limited = nt.nodes.new('ShaderNodeVectorMath')
    limited.operation = 'MINIMUM'
    limited.inputs[1].default_value = (ROOM_BRIGHTEST,) * 3
    nt.links.new(room_image.outputs['Color'], limited.inputs[0])
    nt.links.new(limited.outputs['Vector'], desaturated.inputs['Color'])
    mirrored = nt.nodes.new('ShaderNodeBackground')
    mirrored.inputs['Strength'].default_value = ROOM_POWER
    nt.links.new(desaturated.outputs['Color'], mirrored.inputs['Color'])
    mix = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(nt.nodes['Light Path'].outputs['Is Glossy Ray'], mix.inputs[0])
    nt.links.new(nt.nodes['Background'].outputs[0], mix.inputs[1])
    nt.links.new(mirrored.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['World Output'].inputs['Surface'])


def floor(z, R, albedo, mirrored):
    """Pale table. In the beauty pass the camera does not see it, and reflections
    show it only if it is `mirrored`; it just bounces light. In the shadow pass it is the shadow catcher."""
    # A hard table edge would be a horizon line in every lens.
    ob = _ground('table', z, 5 * R, (albedo,) * 3, roughness=.9, specular=0, fade=(1.8 * R, 4.8 * R))
    ob.visible_camera = False
    ob.visible_glossy = mirrored
    return ob


def wall(y, R, instead_of):
    """White wall behind a wall-mounted product, for the shadow pass only. It replaces the table `instead_of`. The picture itself is
    lit on the table, because a wall would block the light from behind that separates white products from a white page."""
    ob = _ground('wall', -y, 5 * R, (.8,) * 3, roughness=.9, specular=0, fade=(1.8 * R, 4.8 * R))
    ob.rotation_euler = (math.radians(90), 0, 0)
    ob.visible_camera = False
    instead_of.hide_render = True
    return ob


def dark_floor(z, R):
    """Polished black table that reflects the product and fades into the dark of the page."""
    return _ground('dark floor', z, 3 * R, (.004, .005, .007), roughness=.16, specular=.5, fade=(.5 * R, 1.7 * R))


def _ground(name, z, s, colour, roughness, specular, fade):
    """A square plane at height `z`, from -`s` to `s`, that fades out between the two distances `fade`."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], [], [(0, 1, 2, 3)])
    ob = bpy.data.objects.new(name, me)
    ob['studio'] = True
    bpy.context.scene.collection.objects.link(ob)
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value = roughness
    b.inputs['Specular'].default_value = specular
    _fade(nt, b.outputs['BSDF'], *fade)
    me.materials.append(m)
    return ob


def _fade(nt, surface, near, far):
    """Makes a surface transparent between two distances (mm) from the world's centre."""
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    ln = nt.nodes.new('ShaderNodeVectorMath')
    ln.operation = 'LENGTH'
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHSTEP'
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = near, far
    tr = nt.nodes.new('ShaderNodeBsdfTransparent')
    mx = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(geo.outputs['Position'], ln.inputs[0])
    nt.links.new(ln.outputs['Value'], mr.inputs['Value'])
    nt.links.new(mr.outputs['Result'], mx.inputs[0])
    nt.links.new(surface, mx.inputs[1])
    nt.links.new(tr.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
