"""The line-up: which product is of which kind, with which parameters. Knows nothing of Blender.

A product is `products/<id>.json`:

    {"name": "...", "kind": "dome-camera", "parameters": {...}, "views": {"hero": {"az": -28}}}

`kind` names a module of `kinds/` (`dome-camera` -> `kinds/dome_camera.py`), `parameters` are the arguments of its
`build`, `views` changes what the kind says of its cameras.
"""
import importlib
import inspect
import json
from pathlib import Path

HERE = Path(__file__).parent
VIEWS = ('hero', 'front', 'side', 'detail', 'stage')


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
    _check(product_id, 'parameter', product.get('parameters', {}), known)
    _check(product_id, 'view', product.get('views', {}), list(VIEWS))
    return module, product


def _check(product_id, what, given, known):
    for name in given:
        if name not in known:
            raise LineUpError(f'product {product_id}: unknown {what} "{name}"; there are {", ".join(known)}')
