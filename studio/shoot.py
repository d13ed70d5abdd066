"""Photographs products, or a group of them.

    blender -b -P studio/shoot.py -- --product 38 --view hero --size 1200 --samples 64 --out studio/masters
    blender -b -P studio/shoot.py -- --group categories/cctv-systems --size 1200 --samples 64 --out studio/masters

Writes `<out>/<product>/<view>.png` (the product on a transparent ground) and `<view>.shadow.png` (its shadow alone),
for a group `<out>/<group>/group.png`, and prints one `DONE {json}` line per picture, or one `FAILED ...` line.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import line_up  # noqa: E402
from kit import darkroom, lights, stage  # noqa: E402
from kit.cameras import VIEWS, place_camera  # noqa: E402


def build(module, product):
    """Puts the product on an empty stage. Answers its centre, its radius (mm), its points and the table's height."""
    stage.reset()
    module.build(**product.get('parameters', {}))
    return measure()


def build_group(group):
    """Puts the group's products on one table. Answers the same of all together."""
    stage.reset()
    for module, product, place in group['products']:
        others = set(stage.product_objects())
        module.build(**product.get('parameters', {}))
        stage.place([each for each in stage.product_objects() if each not in others], **{
            name: value for name, value in place.items() if name != 'product'})
    return measure()


def measure():
    low, high, points = stage.bounds()
    return (low + high) / 2, (high - low).length / 2, points, low.z


def with_effort(args, *modules):
    """The quality that was asked for, or a better one: some kinds are noisy where others are clean."""
    effort = max(getattr(module, 'EFFORT', 1) for module in modules)
    return argparse.Namespace(**{**vars(args), 'samples': args.samples * effort, 'noise': args.noise / effort})


def shoot(product_id, view, args):
    module, product = line_up.load(product_id)
    started = time.time()
    args = with_effort(args, module)
    centre, radius, points, ground = build(module, product)
    camera = {
        **VIEWS[view],
        **getattr(module, 'VIEWS', {}).get(view, {}),
        **product.get('views', {}).get(view, {}),
    }
    light = product.get('light', getattr(module, 'LIGHT', {}))
    if view == 'stage':
        # For the home page's dark stage: a black mirror, rim light from behind, room for call-outs on the left.
        width, height = args.size, round(args.size * 560 / 720)
        lights.light_dark(centre, radius, az=camera['az'])
        stage.world(.30, .10, .06, reflected=.5)
        stage.dark_floor(ground, radius)
        place_camera(points, **{'fill': .8, 'offset': (.32, .07), **camera}, aspect=width / height)
        darkroom.settings(width, height, args.samples, args.noise, tones='stage')
        table = None
    else:
        table = on_the_table(centre, radius, points, ground, camera, light, (args.size, args.size), args)
    take(product_id, view, lambda: shadowed(table, product.get('mounted'), points, radius), started, args)


def shadowed(table, mounted, points, radius):
    """What the product casts its shadow on: the table, the wall it is mounted on, or nothing."""
    if table is None or mounted is None:
        return table
    return stage.wall(max(point.y for point in points), radius, instead_of=table) if mounted == 'wall' else None


def shoot_group(name, args):
    group = line_up.load_group(name)
    started = time.time()
    args = with_effort(args, *(module for module, _, _ in group['products']))
    centre, radius, points, ground = build_group(group)
    width, height = group['size']
    camera = {**VIEWS['group'], **group.get('camera', {})}
    size = args.size, round(args.size * height / width)
    table = on_the_table(centre, radius, points, ground, camera, group.get('light', {}), size, args)
    take(name, 'group', lambda: table, started, args)


def on_the_table(centre, radius, points, ground, camera, light, size, args):
    """Light, camera and table of the catalogue's pictures. Answers the table."""
    width, height = size
    strengths = dict(light)
    name, window = strengths.pop('set', 'all round'), strengths.pop('window', stage.WINDOW)
    if name not in lights.SETS:
        raise line_up.LineUpError(f'unknown set of lights "{name}"; there are {", ".join(lights.SETS)}')
    light_set = lights.SETS[name]
    mirrored = strengths.pop('mirrored', light_set.mirrored)
    light_set.boxes(centre, radius, az=camera['az'] * .5, **strengths)
    stage.world(strength=light_set.room)
    stage.room(camera['az'] + window)
    table = stage.floor(ground, radius, light_set.table, mirrored)
    place_camera(points, **camera, aspect=width / height)
    darkroom.settings(width, height, args.samples, args.noise, tones=light_set.tones)
    return table


def take(subject, view, find_ground, started, args):
    """Renders and writes the picture, then its shadow on what `find_ground` answers: a wall is not there before."""
    folder = os.path.join(args.out, subject)
    os.makedirs(folder, exist_ok=True)
    # Under another name until it is whole: a render that is broken off must not pass for a picture.
    part, done = (os.path.join(folder, f'{view}{end}') for end in ('.part', ''))
    darkroom.render(f'{part}.png')
    ground = find_ground()
    if ground:
        # Soft and wide, it is what shows noise first, and at a fifth of the size it is cheap.
        darkroom.render_shadow(f'{part}.shadow.png', ground, samples=4 * args.samples)
        os.replace(f'{part}.shadow.png', f'{done}.shadow.png')
    elif os.path.exists(f'{done}.shadow.png'):
        os.remove(f'{done}.shadow.png')
    os.replace(f'{part}.png', f'{done}.png')
    print('DONE', json.dumps({'subject': subject, 'view': view, 'seconds': round(time.time() - started, 1)}), flush=True)


def main():
    parser = argparse.ArgumentParser(prog='shoot.py')
    parser.add_argument('--product', default='', help='an id, or several with commas')
    parser.add_argument('--group', default='', help='a group, as <folder>/<name>; several with commas')
    parser.add_argument('--view', default='hero', help=f'of {", ".join(line_up.VIEWS)}; several with commas')
    parser.add_argument('--size', type=int, default=1200, help='edge, in pixels')
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--noise', type=float, default=.015, help='where sampling may stop early')
    parser.add_argument('--out', required=True)
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    ids, groups = (given.split(',') if given else [] for given in (args.product, args.group))
    shots = [(f'product {each}, {view}', shoot, (each, view, args)) for each in ids for view in args.view.split(',')]
    shots += [(f'group {each}', shoot_group, (each, args)) for each in groups]
    failed = False
    for name, work, arguments in shots:
        try:
            work(*arguments)
        except Exception as error:  # the next picture can still be made
            failed = True
            print(f'FAILED {name}: {type(error).__name__}: {error}', flush=True)
    sys.stdout.flush()
    os._exit(1 if failed else 0)  # Blender would answer 0


main()
