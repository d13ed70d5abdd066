import { amountIn } from '#app/catalogue/checks/read-amounts.server.ts';
import { type Field, PRESTASHOP_COMBINATIONS } from './formats.server.ts';
import { type Export, ImportError, type ExportRow } from './read-export.server.ts';

/** A product as it will be, with the product that it is a variant of. */
export type Variant = {
  readonly row: ExportRow;
  readonly parent: ExportRow | undefined;
  /** The values that distinguish it from the other variants. */
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly pictures: readonly string[];
  /** Whether other variants have the same SKU. */
  readonly sharesId?: boolean;
};

/** What the field says of a variant itself, or else of its product. */
export function valueOf({ row, parent }: Variant, field: Field): string {
  return row.values[field] ?? parent?.values[field] ?? '';
}

/** A row that is no product, and why. */
export type RowAside = {
  readonly kind: 'merged' | 'left out';
  readonly text: string;
  readonly row: ExportRow;
  readonly field: Field;
};

type Role = 'product' | 'parent' | 'variant' | 'picture' | 'translation' | 'other';

/** Rows with the same name are of one product. A row that names no product is one of its own. */
type Group = string | ExportRow;

type Placed = { readonly role: Role; readonly group: Group };

/**
 * Where a row belongs. A product without variants is a group of its own; a `parent` is only sold in variants.
 * @param last the group of the row before
 */
function placeOf({ format }: Export, row: ExportRow, last: Group | undefined): Placed {
  const { values } = row;
  const kind = values.kind?.toLowerCase().trim() ?? '';
  switch (format.name) {
    case 'Shopify': {
      const isTitled = values.title !== undefined;
      const isVariant =
        (values.price ?? values.id) !== undefined || row.pairs.some(([, value]) => value !== '');
      return {
        role: isVariant ? 'variant' : isTitled ? 'parent' : 'picture',
        group: values.group ?? (isTitled ? row : (last ?? row)),
      };
    }
    case 'Wix':
      return {
        role: kind === 'product' || kind === '' ? 'product' : kind === 'variant' ? 'variant' : 'picture',
        group: values.group ?? row,
      };
    case 'WooCommerce':
      if (kind.includes('variation')) return { role: 'variant', group: values.group ?? row };
      if (/grouped|external/.test(kind)) return { role: 'other', group: row };
      return {
        role: kind.includes('variable') ? 'parent' : 'product',
        group: values.number === undefined ? row : `id:${values.number}`,
      };
    case 'BigCommerce':
      if (kind === 'product') return { role: 'product', group: row };
      if (kind === 'image') return { role: 'picture', group: last ?? row };
      return { role: kind === 'sku' || kind === 'variant' ? 'variant' : 'other', group: last ?? row };
    case 'Magento':
      // Rows of a store view are in another language.
      if (values.number !== undefined) return { role: 'translation', group: values.id ?? last ?? row };
      if (/bundle|grouped/.test(kind)) return { role: 'other', group: row };
      return { role: kind === 'configurable' ? 'parent' : 'product', group: values.id ?? row };
    case 'PrestaShop':
      if (values.optionNames === undefined) return { role: 'product', group: row };
      return { role: row.of === undefined ? 'other' : 'variant', group: row.of ?? row };
    default:
      return { role: 'product', group: row };
  }
}

type Family = {
  parent?: ExportRow;
  readonly variants: ExportRow[];
  readonly pictures: string[];
  readonly others: { readonly row: ExportRow; readonly role: Role }[];
};

/** The rows as products; each variant is one (decision 044). Every row is either the row of one variant or aside. */
export function variantsIn(source: Export): {
  readonly variants: readonly Variant[];
  readonly aside: readonly RowAside[];
} {
  const families = new Map<Group, Family>();
  const aside: RowAside[] = [];
  const groupOfSku = skusOfWooCommerce(source);
  const isShopify = source.format.name === 'Shopify';
  let last: Group | undefined;
  for (const row of source.rows) {
    const { role, group: stated } = placeOf(source, row, last);
    if (role === 'other') {
      aside.push(notSold(source, row));
      continue;
    }
    const named = (role === 'variant' && groupOfSku.get(stated)) || stated;
    const isParent = role === 'parent' || role === 'product';
    const isTaken = isParent && families.get(named)?.parent !== undefined;
    // A second product with the same number or SKU is another one.
    const group = isTaken && !isShopify ? row : named;
    last = group;
    const family: Family = families.get(group) ?? { variants: [], pictures: [], others: [] };
    families.set(group, family);
    if (role === 'variant') family.variants.push(row);
    // In Shopify, the row with the title is that of the product, wherever a spreadsheet has sorted it.
    if (isShopify ? row.values.title !== undefined : isParent) family.parent ??= row;
    if (role !== 'variant' && family.parent !== row) family.others.push({ row, role });
    if (role !== 'variant' || isShopify) family.pictures.push(...row.pictures);
  }
  const children = childrenIn(source, families.values());
  const configurables = new Set([...children.values()].map(({ parent }) => parent));
  const variants = [...families.values()].flatMap((family) => {
    const members = membersOf(source, family, children);
    aside.push(...restOf(family, members, members.length > 0 || configurables.has(family.parent)));
    return members;
  });
  return { variants: source.format.name === 'your own table' ? inSizes(variants) : variants, aside };
}

/** WooCommerce names the product of a variant by its number, `id:12`, or by its SKU. */
function skusOfWooCommerce(source: Export): ReadonlyMap<Group, Group> {
  const rows = source.format.name === 'WooCommerce' ? source.rows : [];
  const products = rows.filter(({ values }) => !/variation/i.test(values.kind ?? ''));
  return new Map(
    products.flatMap((row) =>
      row.values.id === undefined ? [] : [[row.values.id, placeOf(source, row, undefined).group]],
    ),
  );
}

function notSold({ format }: Export, row: ExportRow): RowAside {
  if (format.name === 'PrestaShop') {
    const text = 'the product of the combination is in none of the files; export it, too';
    return { kind: 'left out', text, row, field: 'number' };
  }
  const text =
    format.name === 'BigCommerce'
      ? 'is neither a product nor a version nor a picture, such as a rule for prices; look whether it changes one'
      : 'the product consists of others or is sold elsewhere; add it by hand if you sell it';
  return { kind: 'left out', text, row, field: 'kind' };
}

/** Variants of Magento's products, by their row. */
function childrenIn(source: Export, families: Iterable<Family>): ReadonlyMap<ExportRow, Variant> {
  const byId = new Map<string, ExportRow>();
  for (const row of source.rows) {
    const { id, number } = row.values;
    if (id !== undefined && number === undefined && !byId.has(id)) byId.set(id, row);
  }
  const children = new Map<ExportRow, Variant>();
  for (const { parent } of families) {
    for (const child of parent ? configured(parent, byId) : []) children.set(child.row, child);
  }
  return children;
}

function membersOf(
  source: Export,
  { parent, variants, pictures }: Family,
  children: ReadonlyMap<ExportRow, Variant>,
): readonly Variant[] {
  if (variants.length === 0 && parent) {
    const kind = parent.values.kind?.toLowerCase() ?? '';
    const isSold = kind !== 'configurable' && !kind.includes('variable');
    const child = children.get(parent);
    if (child) return [child];
    return isSold ? [{ row: parent, parent: undefined, options: [], pictures }] : [];
  }
  const isShopify = source.format.name === 'Shopify';
  const shared = parent && isShopify ? commonPart(parent) : parent;
  const isShared = (id: string | undefined) =>
    id !== undefined && variants.filter((row) => row.values.id === id).length > 1;
  // In Shopify, the pictures in the rows of variants are those of the product.
  const ownPictures = (row: ExportRow) =>
    [row.values.variantPicture ?? [], isShopify ? [] : row.pictures].flat();
  const picturesOfVariants = new Set(variants.flatMap(ownPictures));
  return variants.map((row) => {
    const own = ownPictures(row);
    // A version in red is not shown in blue.
    const others = own.length > 0 ? pictures.filter((name) => !picturesOfVariants.has(name)) : pictures;
    return {
      row,
      parent: shared,
      options: optionsOf(source, row, parent ?? variants[0]),
      pictures: [...new Set([...own, ...others])],
      sharesId: isShared(row.values.id),
    };
  });
}

/** The rows of a family that are no product. */
function restOf(
  { parent, others }: Family,
  members: readonly Variant[],
  hasMembers: boolean,
): readonly RowAside[] {
  const rest = others.map(({ row, role }): RowAside => {
    if (!hasMembers) {
      return {
        kind: 'left out',
        text: 'belongs to no product in the file; export that, too',
        row,
        field: 'title',
      };
    }
    const text =
      role === 'translation'
        ? 'a product in another language, of which the shop has one'
        : 'a picture or more of the product before it';
    return { kind: 'merged', text, row, field: 'title' };
  });
  if (parent === undefined || members.some(({ row }) => row === parent)) return rest;
  const own: RowAside = hasMembers
    ? { kind: 'merged', text: 'a product that is sold in its versions', row: parent, field: 'title' }
    : {
        kind: 'left out',
        text: 'the product is sold in versions, of which the file has none; export them, too',
        row: parent,
        field: 'title',
      };
  return [own, ...rest];
}

/** In a table, rows with the same code and name are versions of a product, told apart by their specifications. */
function inSizes(products: readonly Variant[]): readonly Variant[] {
  const groups = Map.groupBy(products, ({ row: { values } }) =>
    JSON.stringify([values.id?.toLowerCase(), values.title?.toLowerCase()]),
  );
  return products.map((product) => {
    const { id, title } = product.row.values;
    const group = groups.get(JSON.stringify([id?.toLowerCase(), title?.toLowerCase()])) ?? [];
    const [first] = group;
    if (group.length < 2 || first === undefined) return product;
    const differing = product.row.specifications.filter(([name]) => {
      const texts = group.map(({ row }) => row.specifications.find(([label]) => label === name)?.[1]);
      return new Set(texts).size > 1;
    });
    return { ...product, parent: commonPart(first.row), options: differing, sharesId: id !== undefined };
  });
}

const COMMON: readonly Field[] = [
  'title',
  'description',
  'brand',
  'category',
  'tags',
  'published',
  'isGiftCard',
  'group',
];

/** The row of a product is its first variant, too, whose price and stock are not those of the others. */
function commonPart(row: ExportRow): ExportRow {
  return {
    ...row,
    values: Object.fromEntries(
      COMMON.flatMap((field) => (row.values[field] === undefined ? [] : [[field, row.values[field]]])),
    ),
  };
}

/** Shopify and Wix have the names of the options in one row only. */
function optionsOf(source: Export, row: ExportRow, parent: ExportRow | undefined): Variant['options'] {
  const { options } = row.values;
  const own = row.pairs.map(
    ([name, value], index) => [name || (parent?.pairs[index]?.[0] ?? ''), value] as const,
  );
  const pairs = options === undefined ? own : pairsOf(source, options);
  return pairs
    .filter(([name, value]) => name !== '' && value !== '' && value !== 'Default Title')
    .map(([name, value]) => [name, value.replace(/^#[\dA-Fa-f]{3,8}:/, '')] as const);
}

/** The pairs in one cell: `color=Blue,size=M`, `Type=Rectangle|Name=Size|Value=M`, `[S]Size=M`. */
export function pairsOf({ format }: Export, cell: string): readonly (readonly [string, string])[] {
  const { between, inside } = format.pairSigns ?? { between: /(?!)/, inside: /(?!)/ };
  return cell.split(between).flatMap((part) => {
    const named = /Name=([^|]*)\|Value=([^|]*)/.exec(part);
    if (named) return [[named[1] ?? '', named[2] ?? ''] as const];
    // BigCommerce writes the kind of an option before it, and the code of a colour behind it.
    const words = part.replace(/^\s*\[\w+\]|:#[\dA-Fa-f]{3,6}\b.*$/g, '').split(inside);
    // Google's details have a section first, PrestaShop's features a position last.
    const isGoogle = format.name === 'Google Merchant' && words.length > 2;
    const name = words[isGoogle ? 1 : 0] ?? '';
    const value = isGoogle ? words.slice(2).join(':') : words[1];
    return value === undefined ? [] : [[name.trim(), value.trim()] as const];
  });
}

/** The variants that a product of Magento names: `sku=A-S,size=S|sku=A-M,size=M`. */
function configured(parent: ExportRow, byId: ReadonlyMap<string, ExportRow>): readonly Variant[] {
  return (parent.values.variants ?? '').split('|').flatMap((entry) => {
    const pairs = entry.split(',').map((pair) => pair.split('='));
    const row = byId.get(pairs.find(([name]) => name === 'sku')?.[1] ?? '');
    if (!row) return [];
    const options = pairs.flatMap(([name = '', value = '']) =>
      name === 'sku' ? [] : [[name, value] as const],
    );
    return [{ row, parent, options, pictures: [...new Set([...row.pictures, ...parent.pictures])] }];
  });
}

/** The exports of PrestaShop's products, with the rows of its combinations, which are in files of their own. */
export function withCombinations(sources: readonly Export[]): readonly Export[] {
  const combinations = sources.filter(({ format }) => format === PRESTASHOP_COMBINATIONS);
  const exports = sources
    .filter((source) => !combinations.includes(source))
    .map((source) => Object.assign({}, source, { rows: [...source.rows] }));
  const [firstExport] = exports;
  const [first] = combinations.flatMap(({ rows }) => rows);
  if (first && firstExport === undefined) {
    throw new ImportError([
      `${first.file}: has combinations, whose products are in another file; export the products, too, and import the folder with both files`,
    ]);
  }
  const products = exports.flatMap((source) => source.rows.map((row) => ({ source, row })));
  const byNumber = new Map(products.map((product) => [product.row.values.number, product]));
  const byId = new Map(products.map((product) => [product.row.values.id, product]));
  for (const { rows } of combinations) {
    for (const row of rows) {
      const { number, group } = row.values;
      const product = byNumber.get(number ?? '') ?? byId.get(group ?? '');
      if (product) product.source.rows.push(combined(row, product));
      else firstExport?.rows.push({ ...row, values: { number: number ?? group ?? '', optionNames: '?' } });
    }
  }
  return exports;
}

function combined(
  row: ExportRow,
  { source, row: product }: { readonly source: Export; readonly row: ExportRow },
): ExportRow {
  const { options = '', optionNames = '', variantPicture, price, weight, ...values } = row.values;
  const sum = (field: 'price' | 'weight', text = '0') => {
    const impact = amountIn(text);
    const stated = product.values[field];
    const base = stated === undefined ? 0 : amountIn(stated);
    if (field === 'price' && impact !== 0 && /incl|ttc/i.test(source.headOf.price ?? '')) {
      throw new ImportError([
        `${row.file}: line ${row.line}: "${row.written?.price ?? text}" is a price impact without tax, but the prices of the products include it; export the products with "Price tax excluded"`,
      ]);
    }
    // What cannot be read is reported later, with its column.
    if (impact === undefined) return text;
    if (base === undefined) return stated ?? '';
    // The sum keeps the currency or unit of its parts.
    const shape = /[^\d.+-]/.test(stated ?? '') ? (stated ?? '') : text;
    return shape.replace(/[+-]?[\d.]+/, String(Number((base + impact).toFixed(6))));
  };
  const names = optionNames.split(',').map((name) => name.split(':')[0]?.trim() ?? '');
  const texts = options.split(',').map((value) => value.replace(/:\d*\s*$/, '').trim());
  const picture =
    row.pictures.length > 0 ? undefined : product.pictures[Number.parseInt(variantPicture ?? '', 10) - 1];
  return {
    ...row,
    of: product,
    written: {},
    pairs: names.map((name, index) => [name, texts[index] ?? ''] as const),
    values: {
      ...values,
      optionNames,
      // The product's own stock is that of all its combinations.
      stock: values.stock ?? '0',
      price: sum('price', price),
      weight: sum('weight', weight),
      ...(picture !== undefined && { variantPicture: picture }),
    },
  };
}
