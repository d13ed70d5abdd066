"""Reads and checks the JSON files of products and groups. Does not need Blender.

A product is `products/<id>.json`:

    {"name": "...", "kind": "dome-camera", "parameters": {...}, "views": {"hero": {"az": -28}}, "mounted": "wall",
     "light": {"set": "white", "front": 1.6}}

`kind` names a module in `kinds/` (`dome-camera` is `kinds/dome_camera.py`). `parameters` are the arguments of its
`build`. `views` overrides the kind's camera settings. A product that is `mounted` does not stand on the table: on the
"wall" it casts its shadow on a wall behind its rearmost point, from the "ceiling" it casts none. `light` replaces the
kind's `LIGHT`; `kit.lights.SETS` describes its entries.

A group is `groups/<folder>/<name>.json`, published as `app/catalogue/data/public/images/<folder>/<name>/group.*`:

    {"size": [1200, 800], "camera": {"el": 14}, "light": {"set": "white"}, "products": [{"product": "38", "at": [-90, 40], "turn": 15, "scale": 1.5}]}

`at` is the position of a product's centre on the table (mm; x to the right, y away from the camera). `turn` is in
degrees, anticlockwise as seen from above. `scale` enlarges products that would be too small beside the others.
"""
import importlib
import inspect
import json
from pathlib import Path

STUDIO = Path(__file__).parent
VIEWS = ('hero', 'front', 'side', 'detail', 'stage')
MOUNTS = ('wall', 'ceiling')


class ProductFileError(Exception):
    """A product or group that cannot be built. The message names it and lists the valid values."""


def kinds():
    """All kinds, as the product files name them."""
    return sorted(file.stem.replace('_', '-') for file in (STUDIO / 'kinds').glob('[!_]*.py'))


def product_ids():
    """All ids in numerical order."""
    return sorted((file.stem for file in (STUDIO / 'products').glob('*.json')), key=int)


def load_product(product_id):
    """Returns the module of the product's kind and the checked contents of its file.

    Raises ProductFileError for an unknown product, entry, kind, parameter, view or mount.
    """
    file = STUDIO / 'products' / f'{product_id}.json'
    if not file.exists():
        raise ProductFileError(f'product {product_id}: there is no such product; there are {", ".join(product_ids())}')
    product = json.loads(file.read_text())
    _check_names(f'product {product_id}', 'entry', product, ['name', 'kind', 'parameters', 'views', 'mounted', 'light'])
    kind = product.get('kind')
    if kind not in kinds():
        raise ProductFileError(f'product {product_id}: unknown kind "{kind}"; there are {", ".join(kinds())}')
    module = importlib.import_module(f'kinds.{kind.replace("-", "_")}')
    parameters = list(inspect.signature(module.build).parameters)
    _check_names(f'product {product_id}', 'parameter', product.get('parameters', {}), parameters)
    _check_names(f'product {product_id}', 'view', product.get('views', {}), list(VIEWS))
    _check_names(f'product {product_id}', 'mount', [product['mounted']] if 'mounted' in product else [], list(MOUNTS))
    return module, product


def group_names():
    """All groups, as `<folder>/<name>`."""
    return sorted(f'{file.parent.name}/{file.stem}' for file in (STUDIO / 'groups').glob('*/*.json'))


def load_group(name):
    """Returns the checked contents of a group's file; `products` is a list of (module, product, placement).

    Raises ProductFileError for an unknown group, product or entry.
    """
    file = STUDIO / 'groups' / f'{name}.json'
    if not file.exists():
        raise ProductFileError(f'group {name}: there is no such group; there are {", ".join(group_names())}')
    group = json.loads(file.read_text())
    _check_names(f'group {name}', 'entry', group, ['size', 'camera', 'light', 'products'])
    for placement in group['products']:
        _check_names(f'group {name}', 'entry of a product', placement, ['product', 'at', 'turn', 'scale'])
    return {**group, 'products': [(*load_product(placement['product']), placement) for placement in group['products']]}


def _check_names(subject, what, names, valid):
    for name in names:
        if name not in valid:
            raise ProductFileError(f'{subject}: unknown {what} "{name}"; there are {", ".join(valid)}')
