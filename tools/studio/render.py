"""Renders products or groups of products.

    blender -b -P tools/studio/render.py -- --product 38 --view hero --size 1200 --samples 64 --out tools/studio/renders
    blender -b -P tools/studio/render.py -- --group categories/cctv-systems --size 1200 --samples 64 --out tools/studio/renders

Writes `<out>/<product>/<view>.png` (the product on a transparent ground) and, except for the view `stage` and products
mounted on a ceiling, `<view>.shadow.png` (its shadow alone). Writes `group.png` and `group.shadow.png` in `<out>/<group>/`
for a group. Prints one line `DONE {json}` or `FAILED ...` for each picture.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import product_files  # noqa: E402
from kit import darkroom, lights, stage  # noqa: E402
from kit.cameras import VIEWS, place_camera  # noqa: E402


def build_product(module, product):
    """Builds the product on an empty stage and returns `measure()`."""
    stage.reset()
    module.build(**product.get('parameters', {}))
    return measure()


def build_group(group):
    """Builds the group's products on one table and returns `measure()` of all together."""
    stage.reset()
    for module, product, placement in group['products']:
        existing = set(stage.product_objects())
        module.build(**product.get('parameters', {}))
        stage.place([obj for obj in stage.product_objects() if obj not in existing], **{
            name: value for name, value in placement.items() if name != 'product'})
    return measure()


def measure():
    """Returns centre, radius (mm), points and lowest z of everything built."""
    low, high, points = stage.bounds()
    return (low + high) / 2, (high - low).length / 2, points, low.z


def with_effort(args, *modules):
    """Raises the quality in `args` by the largest EFFORT of the modules: some kinds are noisier than others."""
    effort = max(getattr(module, 'EFFORT', 1) for module in modules)
    return argparse.Namespace(**{**vars(args), 'samples': args.samples * effort, 'noise': args.noise / effort})


def render_product(product_id, view, args):
    module, product = product_files.load_product(product_id)
    started = time.time()
    args = with_effort(args, module)
    centre, radius, points, ground = build_product(module, product)
    camera = {
        **VIEWS[view],
        **getattr(module, 'VIEWS', {}).get(view, {}),
        **product.get('views', {}).get(view, {}),
    }
    light = product.get('light', getattr(module, 'LIGHT', {}))
    if view == 'stage':
        # The dark scene of the home page: a black mirror, rim light from behind, space for labels on the left.
        width, height = args.size, round(args.size * 560 / 720)
        lights.light_stage(centre, radius, az=camera['az'])
        stage.world(.30, .10, .06, reflected=.5)
        stage.dark_floor(ground, radius)
        place_camera(points, **{'fill': .8, 'offset': (.32, .07), **camera}, aspect=width / height)
        darkroom.configure(width, height, args.samples, args.noise, tones='stage')
        table = None
    else:
        table = set_up_table(centre, radius, points, ground, camera, light, (args.size, args.size), args)
    write_picture(product_id, view, lambda: shadow_ground(table, product.get('mounted'), points, radius), started, args)


def shadow_ground(table, mounted, points, radius):
    """Returns what the product casts its shadow on: the table, the wall it is mounted on, or None."""
    if table is None or mounted is None:
        return table
    return stage.wall(max(point.y for point in points), radius, instead_of=table) if mounted == 'wall' else None


def render_group(name, args):
    group = product_files.load_group(name)
    started = time.time()
    args = with_effort(args, *(module for module, _, _ in group['products']))
    centre, radius, points, ground = build_group(group)
    width, height = group['size']
    camera = {**VIEWS['group'], **group.get('camera', {})}
    size = args.size, round(args.size * height / width)
    table = set_up_table(centre, radius, points, ground, camera, group.get('light', {}), size, args)
    write_picture(name, 'group', lambda: table, started, args)


def set_up_table(centre, radius, points, ground, camera, light, size, args):
    """Sets up light, camera and table of a catalogue picture. Returns the table."""
    width, height = size
    strengths = dict(light)
    name, window = strengths.pop('set', 'all round'), strengths.pop('window', stage.WINDOW)
    if name not in lights.SETS:
        raise product_files.ProductFileError(f'unknown set of lights "{name}"; there are {", ".join(lights.SETS)}')
    light_set = lights.SETS[name]
    mirrored = strengths.pop('mirrored', light_set.mirrored)
    light_set.boxes(centre, radius, az=camera['az'] * .5, **strengths)
    stage.world(strength=light_set.room)
    stage.room(camera['az'] + window)
    table = stage.floor(ground, radius, light_set.table, mirrored)
    place_camera(points, **camera, aspect=width / height)
    darkroom.configure(width, height, args.samples, args.noise, tones=light_set.tones)
    return table


def write_picture(subject, view, find_ground, started, args):
    """Renders and writes the picture, then its shadow.

    `find_ground` returns what the shadow falls on. It is called after the picture is rendered, because a wall would
    block the light from behind.
    """
    folder = os.path.join(args.out, subject)
    os.makedirs(folder, exist_ok=True)
    # Written under another name first, so that an interrupted render leaves no incomplete picture.
    part, done = (os.path.join(folder, f'{view}{end}') for end in ('.part', ''))
    darkroom.render(f'{part}.png')
    ground = find_ground()
    if ground:
        # Noise shows first in a soft, wide shadow. The shadow renders at a fifth of the size, so more samples are cheap.
        darkroom.render_shadow(f'{part}.shadow.png', ground, samples=4 * args.samples)
        os.replace(f'{part}.shadow.png', f'{done}.shadow.png')
    elif os.path.exists(f'{done}.shadow.png'):
        os.remove(f'{done}.shadow.png')
    os.replace(f'{part}.png', f'{done}.png')
    print('DONE', json.dumps({'subject': subject, 'view': view, 'seconds': round(time.time() - started, 1)}), flush=True)


def main():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('--product', default='', help='an id, or several with commas')
    parser.add_argument('--group', default='', help='a group, as <folder>/<name>; several with commas')
    parser.add_argument('--view', default='hero', help=f'of {", ".join(product_files.VIEWS)}; several with commas')
    parser.add_argument('--size', type=int, default=1200, help='edge, in pixels')
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--noise', type=float, default=.015, help='noise threshold at which sampling stops early')
    parser.add_argument('--out', required=True)
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    ids, groups = (value.split(',') if value else [] for value in (args.product, args.group))
    shots = [(f'product {id_}, {view}', render_product, (id_, view, args)) for id_ in ids for view in args.view.split(',')]
    shots += [(f'group {name}', render_group, (name, args)) for name in groups]
    failed = False
    for name, render, arguments in shots:
        try:
            render(*arguments)
        except Exception as error:  # the next picture may still work
            failed = True
            print(f'FAILED {name}: {type(error).__name__}: {error}', flush=True)
    sys.stdout.flush()
    os._exit(1 if failed else 0)  # Blender itself would exit with 0


main()
