import { readAmount } from '#app/catalogue/checks/read-table.server.ts';
import { type Field, PRESTASHOP_COMBINATIONS } from './formats.server.ts';
import { type Export, ImportError, type ExportRow } from './read-export.server.ts';

/** A product as it will be, with the product that it is a variant of. */
export type Variant = {
  readonly row: ExportRow;
  readonly parent: ExportRow | undefined;
  /** The values that distinguish it from the other variants. */
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly pictures: readonly string[];
};

/** What the field says of a variant itself, or else of its product. */
export function valueOf({ row, parent }: Variant, field: Field): string {
  return row.values[field] ?? parent?.values[field] ?? '';
}

type Role = 'product' | 'parent' | 'variant' | 'picture' | 'other';

type Placed = { readonly role: Role; readonly group: string };

/**
 * Where a row belongs. A product without variants is a group of its own; a `parent` is only sold in variants.
 * @param last the group of the row before
 */
function placeOf(
  { format }: Export,
  { values, line, file }: ExportRow,
  last: string,
  isNew: boolean,
): Placed {
  const own = `${file}:${line}`;
  const kind = values.kind?.toLowerCase().trim() ?? '';
  switch (format.name) {
    case 'Shopify': {
      const isVariant = (values.price ?? values.id) !== undefined;
      return {
        role: isVariant ? (isNew ? 'product' : 'variant') : isNew ? 'parent' : 'picture',
        group: values.group ?? last,
      };
    }
    case 'WooCommerce':
      if (kind.includes('variation'))
        return { role: 'variant', group: values.group?.replace(/^id:/, '') ?? last };
      if (/grouped|external/.test(kind)) return { role: 'other', group: own };
      return {
        role: kind.includes('variable') ? 'parent' : 'product',
        group: values.number ?? values.id ?? own,
      };
    case 'BigCommerce':
      if (kind === 'product') return { role: 'product', group: own };
      if (kind === 'image') return { role: 'picture', group: last };
      return { role: kind === 'sku' || kind === 'variant' ? 'variant' : 'other', group: last };
    case 'Magento':
      // Rows of a store view translate the row before.
      if (values.number !== undefined) return { role: 'picture', group: last };
      if (/bundle|grouped/.test(kind)) return { role: 'other', group: own };
      return { role: kind === 'configurable' ? 'parent' : 'product', group: values.id ?? own };
    case 'PrestaShop':
      if (values.optionNames === undefined) return { role: 'product', group: own };
      return { role: values.group === undefined ? 'other' : 'variant', group: values.group ?? own };
    default:
      return { role: 'product', group: own };
  }
}

type Family = { parent?: ExportRow; readonly variants: ExportRow[]; readonly pictures: string[] };

/** The rows as products; each variant is one (decision 044). `others` are bundles and the like. */
export function variantsIn(source: Export): {
  readonly variants: readonly Variant[];
  readonly others: readonly ExportRow[];
} {
  const families = new Map<string, Family>();
  const others: ExportRow[] = [];
  const groupOfSku = new Map<string, string>();
  let last = '';
  for (const row of source.rows) {
    const placed = placeOf(source, row, last, !families.has(row.values.group ?? last));
    const { role } = placed;
    const group = role === 'variant' ? (groupOfSku.get(placed.group) ?? placed.group) : placed.group;
    last = group;
    if (role === 'other') {
      others.push(row);
      continue;
    }
    const family = families.get(group) ?? { variants: [], pictures: [] };
    families.set(group, family);
    if (role === 'parent' || role === 'product') {
      family.parent = row;
      if (row.values.id !== undefined) groupOfSku.set(row.values.id, group);
    }
    // In Shopify, the row of a product is also its first variant. Elsewhere a product with variants is not sold itself.
    if (role === 'variant' || (role === 'product' && source.format.name === 'Shopify'))
      family.variants.push(row);
    if (role !== 'variant' || source.format.name === 'Shopify') family.pictures.push(...row.pictures);
  }
  const byId = new Map(source.rows.map((row) => [row.values.id ?? '', row]));
  const children = new Map<string, Variant>();
  for (const { parent } of families.values()) {
    if (parent) for (const child of configured(parent, byId)) children.set(child.row.values.id ?? '', child);
  }
  const variants = [...families.values()].flatMap((family) => membersOf(source, family, children));
  return { variants, others };
}

function membersOf(
  source: Export,
  family: Family,
  children: ReadonlyMap<string, Variant>,
): readonly Variant[] {
  const { parent, variants, pictures } = family;
  if (variants.length === 0 && parent) {
    const child = children.get(parent.values.id ?? '');
    const isSold = parent.values.kind !== 'configurable' && !parent.values.kind?.includes('variable');
    if (child) return [child];
    return isSold ? [{ row: parent, parent: undefined, options: [], pictures }] : [];
  }
  const shared = parent && source.format.name === 'Shopify' ? commonPart(parent) : parent;
  return variants.map((row) => ({
    row,
    parent: shared,
    options: optionsOf(source, row, parent),
    pictures: [...new Set([row.values.variantPicture ?? [], row.pictures, pictures].flat())],
  }));
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

/** In later rows, Shopify leaves out the names of the options. */
function optionsOf(source: Export, row: ExportRow, parent: ExportRow | undefined): Variant['options'] {
  const { options } = row.values;
  const own = row.pairs.map(
    ([name, value], index) => [name || (parent?.pairs[index]?.[0] ?? ''), value] as const,
  );
  const pairs = options === undefined ? own : pairsOf(source, options);
  return pairs.filter(([name, value]) => name !== '' && value !== '' && value !== 'Default Title');
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
    if (!row || parent.values.variants === undefined) return [];
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
  for (const { rows, isDecimalComma } of combinations) {
    for (const row of rows) {
      const { number, group } = row.values;
      const product = byNumber.get(number ?? '') ?? byId.get(group ?? '');
      if (product) product.source.rows.push(combined(row, isDecimalComma, product));
      else firstExport?.rows.push({ ...row, values: { number: number ?? group ?? '', optionNames: '?' } });
    }
  }
  return exports;
}

function combined(
  row: ExportRow,
  isDecimalComma: boolean,
  { source, row: product }: { readonly source: Export; readonly row: ExportRow },
): ExportRow {
  const { options = '', optionNames = '', variantPicture, price, weight, ...values } = row.values;
  const sum = (field: 'price' | 'weight', text = '0') => {
    const impact = readAmount(text, isDecimalComma);
    const base = readAmount(product.values[field] ?? '0', source.isDecimalComma);
    if (field === 'price' && impact !== 0 && /incl|ttc/i.test(source.headOf.price ?? '')) {
      throw new ImportError([
        `${row.file}: line ${row.line}: "${text}" is a price impact without tax, but the prices of the products include it; export the products with "Price tax excluded"`,
      ]);
    }
    // What cannot be read is reported later, with its column.
    if (impact === undefined) return text;
    if (base === undefined) return product.values[field] ?? '';
    const total = String(Number((base + impact).toFixed(6)));
    return source.isDecimalComma ? total.replace('.', ',') : total;
  };
  const names = optionNames.split(',').map((name) => name.split(':')[0]?.trim() ?? '');
  const texts = options.split(',').map((value) => value.replace(/:\d*\s*$/, '').trim());
  const picture =
    row.pictures.length > 0 ? undefined : product.pictures[Number.parseInt(variantPicture ?? '', 10) - 1];
  return {
    ...row,
    pairs: names.map((name, index) => [name, texts[index] ?? ''] as const),
    values: {
      ...values,
      optionNames,
      group: `${product.file}:${product.line}`,
      // The product's own stock is that of all its combinations.
      stock: values.stock ?? '0',
      price: sum('price', price),
      weight: sum('weight', weight),
      ...(picture !== undefined && { variantPicture: picture }),
    },
  };
}
