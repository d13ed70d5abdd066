"""Photographs one product.

    blender -b -P studio/shoot.py -- --product 38 --view hero --size 1200 --samples 64 --out studio/masters

Writes `<out>/<product>/<view>.png` (the product on a transparent ground) and `<view>.shadow.png` (its shadow alone),
and prints one `DONE {json}` line per picture, or one `FAILED ...` line.
"""
import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import line_up  # noqa: E402
from kit import studio  # noqa: E402


def build(module, product):
    """Puts the product on an empty stage. Answers its centre, its radius (mm) and its points."""
    studio.reset()
    module.build(**product.get('parameters', {}))
    low, high, points = studio.bounds()
    return (low + high) / 2, (high - low).length / 2, points, low.z


def shoot(product_id, view, args):
    module, product = line_up.load(product_id)
    started = time.time()
    centre, radius, points, ground = build(module, product)
    camera = {
        **studio.VIEWS[view],
        **getattr(module, 'VIEWS', {}).get(view, {}),
        **product.get('views', {}).get(view, {}),
    }
    width, height = args.size, args.size
    if view == 'stage':
        # For the home page's dark stage: no table, rim light from behind, room for call-outs on the left.
        height = round(width * 560 / 720)
        studio.light_dark(centre, radius, az=camera['az'])
        studio.world(.30, .10, .06, reflected=.5)
        table = None
        studio.camera(points, **{'fill': .9, 'offset': (.3, 0), **camera}, aspect=width / height)
    else:
        studio.light_catalogue(centre, radius, az=camera['az'] * .5, **getattr(module, 'LIGHT', {}))
        studio.world(strength=.42)
        table = studio.floor(ground, radius)
        studio.camera(points, **camera)
    exposure = .75 if view == 'stage' else .5
    studio.settings(width, height, args.samples, args.noise, exposure=exposure, look='High Contrast')
    folder = os.path.join(args.out, product_id)
    os.makedirs(folder, exist_ok=True)
    # Under another name until it is whole: a render that is broken off must not pass for a picture.
    part, done = (os.path.join(folder, f'{view}{end}') for end in ('.part', ''))
    studio.render(f'{part}.png')
    if table:
        studio.render_shadow(f'{part}.shadow.png', table)
        os.replace(f'{part}.shadow.png', f'{done}.shadow.png')
    os.replace(f'{part}.png', f'{done}.png')
    print('DONE', json.dumps({'product': product_id, 'view': view, 'seconds': round(time.time() - started, 1)}), flush=True)


def main():
    parser = argparse.ArgumentParser(prog='shoot.py')
    parser.add_argument('--product', required=True, help='an id, or several with commas')
    parser.add_argument('--view', default='hero', help=f'of {", ".join(line_up.VIEWS)}; several with commas')
    parser.add_argument('--size', type=int, default=1200, help='edge, in pixels')
    parser.add_argument('--samples', type=int, default=64)
    parser.add_argument('--noise', type=float, default=.015, help='where sampling may stop early')
    parser.add_argument('--out', required=True)
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    failed = False
    for product_id in args.product.split(','):
        for view in args.view.split(','):
            try:
                shoot(product_id, view, args)
            except Exception as error:  # the next picture can still be made
                failed = True
                print(f'FAILED product {product_id}, {view}: {type(error).__name__}: {error}', flush=True)
    sys.stdout.flush()
    os._exit(1 if failed else 0)  # Blender would answer 0


main()
