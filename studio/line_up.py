"""The line-up: which product is of which kind, with which parameters. Knows nothing of Blender.

A product is `products/<id>.json`:

    {"name": "...", "kind": "dome-camera", "parameters": {...}, "views": {"hero": {"az": -28}}, "mounted": "wall",
     "light": {"set": "white", "front": 1.6}}

`kind` names a module of `kinds/` (`dome-camera` -> `kinds/dome_camera.py`), `parameters` are the arguments of its
`build`, `views` changes what the kind says of its cameras. What is `mounted` stands on no table: on the "wall" behind its
rearmost point it casts its shadow, from the "ceiling" it hangs and casts none. `light` replaces the kind's (`kit.lights.SETS`).

A group is `groups/<folder>/<name>.json`, published as `public/images/<folder>/<name>/group.*`:

    {"size": [1200, 800], "camera": {"el": 14}, "light": {"set": "white"}, "products": [{"product": "38", "at": [-90, 40], "turn": 15, "scale": 1.5}]}

`at` is where a product's middle stands on the table (mm; x to the right, y away from the camera), `turn` in degrees
anticlockwise as seen from above, `scale` makes what is small in life bigger than it is.
"""
import importlib
import inspect
import json
from pathlib import Path

HERE = Path(__file__).parent
VIEWS = ('hero', 'front', 'side', 'detail', 'stage')
MOUNTS = ('wall', 'ceiling')


class LineUpError(Exception):
    """A product that cannot be built; the message names it and what there is instead."""


def kinds():
    """The kinds there are, as products name them."""
    return sorted(file.stem.replace('_', '-') for file in (HERE / 'kinds').glob('[!_]*.py'))


def product_ids():
    """All ids, in the shop's order."""
    return sorted((file.stem for file in (HERE / 'products').glob('*.json')), key=int)


def load(product_id):
    """The product's kind module and what its file says, checked.

    Raises LineUpError for an unknown product, kind, parameter or view.
    """
    file = HERE / 'products' / f'{product_id}.json'
    if not file.exists():
        raise LineUpError(f'product {product_id}: there is no such product; there are {", ".join(product_ids())}')
    product = json.loads(file.read_text())
    kind = product.get('kind')
    if kind not in kinds():
        raise LineUpError(f'product {product_id}: unknown kind "{kind}"; there are {", ".join(kinds())}')
    module = importlib.import_module(f'kinds.{kind.replace("-", "_")}')
    known = list(inspect.signature(module.build).parameters)
    _check(f'product {product_id}', 'parameter', product.get('parameters', {}), known)
    _check(f'product {product_id}', 'view', product.get('views', {}), list(VIEWS))
    _check(f'product {product_id}', 'mount', [product['mounted']] if 'mounted' in product else [], list(MOUNTS))
    return module, product


def group_names():
    """All groups, as `<folder>/<name>`."""
    return sorted(f'{file.parent.name}/{file.stem}' for file in (HERE / 'groups').glob('*/*.json'))


def load_group(name):
    """What the group's file says, checked; `products` holds for each its module, its file and its place.

    Raises LineUpError for an unknown group, product or entry.
    """
    file = HERE / 'groups' / f'{name}.json'
    if not file.exists():
        raise LineUpError(f'group {name}: there is no such group; there are {", ".join(group_names())}')
    group = json.loads(file.read_text())
    _check(f'group {name}', 'entry', group, ['size', 'camera', 'light', 'products'])
    for place in group['products']:
        _check(f'group {name}', 'entry of a product', place, ['product', 'at', 'turn', 'scale'])
    return {**group, 'products': [(*load(place['product']), place) for place in group['products']]}


def _check(subject, what, given, known):
    for name in given:
        if name not in known:
            raise LineUpError(f'{subject}: unknown {what} "{name}"; there are {", ".join(known)}')
