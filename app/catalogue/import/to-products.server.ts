import type { JsonObject } from '#app/catalogue/checks/mistakes.server.ts';
import { readAmount, readYesNo } from '#app/catalogue/checks/read-table.server.ts';
import { gtin as gtinSchema } from '#app/catalogue/schema/product-schema.server.ts';
import { productId } from '#app/catalogue/schema/schema-parts.server.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import * as v from 'valibot';
import { pairsOf, type Variant, valueOf, variantsIn } from './families.server.ts';
import type { Field } from './formats.server.ts';
import { plainText } from './plain-text.server.ts';
import { capitalised, type Export, ImportError } from './read-export.server.ts';

export type ImportedProduct = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** The titles of its category and those above it, the outermost first; empty if the file states none. */
  readonly category: readonly string[];
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  readonly isFeatured: boolean;
  /** What follows the file: price, stock and texts. */
  readonly fields: JsonObject;
  readonly specifications: Readonly<Record<string, string>>;
};

/** Why a product was left out, or what was changed in it. The report has each text once, with the first place. */
export type Note = { readonly kind: 'left out' | 'changed'; readonly text: string; readonly place: string };

export type ImportSettings = {
  /** For products without a brand. */
  readonly brand: string;
  /** For weights without a unit. */
  readonly weightUnit: string;
  /** The ISO code of the shop's currency. */
  readonly currency: string;
  readonly now: Date;
};

type Context = ImportSettings & {
  readonly source: Export;
  readonly variant: Variant;
  readonly note: (kind: Note['kind'], text: string, field?: Field) => void;
};

/** Thrown to leave out a product. The message is the reason. */
class LeftOut extends Error {
  readonly field: Field | undefined;
  constructor(message: string, field?: Field) {
    super(message);
    this.field = field;
  }
}

/** @throws ImportError if the prices are in another currency than the shop's */
export function toProducts(
  source: Export,
  settings: ImportSettings,
): {
  readonly products: readonly ImportedProduct[];
  /** The ids of products that are not published. */
  readonly withdrawn: readonly string[];
  readonly notes: readonly Note[];
} {
  const notes: Note[] = [];
  const withdrawn: string[] = [];
  const { variants, others } = variantsIn(source);
  const products = variants.flatMap((variant) => {
    const note: Context['note'] = (kind, text, field) => {
      notes.push({ kind, text, place: placeOf(source, variant, field) });
    };
    try {
      if (!isPublished(valueOf(variant, 'published'))) {
        withdrawn.push(idOf({ ...settings, source, variant, note: () => {} }));
        throw new LeftOut('the product is not published; publish it there, or add it by hand', 'published');
      }
      return [toProduct({ ...settings, source, variant, note })];
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      note('left out', error.message, error.field);
      return [];
    }
  });
  for (const { file, line, values } of others) {
    const [text, value] =
      values.kind === undefined
        ? ['the product of the combination is in none of the files; export it, too', values.number]
        : ['the product consists of others or is sold elsewhere; add it by hand if you sell it', values.kind];
    notes.push({ kind: 'left out', text, place: `${file}: line ${line}: "${value}"` });
  }
  return { products, withdrawn, notes };
}

/** `shopify.csv: line 4: Variant Price: "abc"` */
function placeOf({ headOf }: Export, variant: Variant, field: Field = 'title'): string {
  const { file, line } = variant.row;
  const column = headOf[field];
  return [
    `${file}: line ${line}`,
    ...(column === undefined ? [] : [`${column}: "${valueOf(variant, field)}"`]),
  ].join(': ');
}

function toProduct(context: Context): ImportedProduct {
  const { source, variant, brand, note } = context;
  const value = (field: Field) => valueOf(variant, field);
  if (readYesNo(value('isGiftCard')) === true) throw new LeftOut('the shop has no gift cards', 'isGiftCard');
  const id = idOf(context);
  const title = titleOf(variant);
  if (title === '') throw new LeftOut('the product has no name; give it one', 'title');
  const text = descriptionOf(variant);
  if (text === '') note('changed', 'has no description, so it got its title as one', 'description');
  if (!/^(?:|standard|parent)$/i.test(value('taxClass')))
    note(
      'changed',
      'is in another tax class, but the shop has one rate (taxPercent in shop.json) for all products',
      'taxClass',
    );
  const ownGtin = variant.row.values.gtin ?? (variant.options.length === 0 ? value('gtin') : '');
  const gtin = gtinOf(context, ownGtin);
  const mpn = variant.row.values.mpn ?? (variant.options.length === 0 ? value('mpn') : '');
  const weight = weightOf(context);
  return {
    id,
    title,
    place: placeOf(source, variant),
    category: categoryOf(source, value('category')),
    tags: value('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    pictures: variant.pictures,
    isFeatured: readYesNo(value('isFeatured')) === true,
    fields: {
      title,
      brand: oneLine(value('brand')) || brand,
      ...pricesOf(context),
      ...stockOf(context),
      ...(gtin !== undefined && { gtin }),
      ...(mpn !== '' && { mpn: oneLine(mpn) }),
      ...(weight !== undefined && { weight }),
      description: text || title,
    },
    specifications: specificationsOf(context),
  };
}

const oneLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ');

/** WooCommerce writes -1 for a draft and 2 for one of another kind, Magento 2 for what is off. */
function isPublished(text: string): boolean {
  return text
    .split('|')
    .every((word) =>
      /^(?:|1|true|t|y|yes|active|enabled|visible|published|ja|oui|sí|si|sì|evet)$/i.test(word.trim()),
    );
}

function titleOf({ row, parent, options }: Variant): string {
  const own = oneLine(row.values.title ?? '');
  const common = oneLine(parent?.values.title ?? '');
  // Some shops already name their variants, others repeat the name of the product or have a formula instead.
  const isNamed = own !== '' && own !== common && !own.includes('=');
  const values = options.map(([, value]) => oneLine(value)).join(', ');
  return isNamed || values === '' ? own || common : `${common}, ${values}`;
}

function idOf({ source, variant, note }: Context): string {
  const { row, parent, options } = variant;
  const stated = row.values.id ?? (options.length === 0 ? parent?.values.id : undefined);
  // The group of a combination is a place in a file.
  const base = parent?.values.id ?? (source.format.name === 'PrestaShop' ? '' : valueOf(variant, 'group'));
  const made = [base || valueOf(variant, 'number'), ...options.map(([, value]) => value)].join('-');
  const id = tidyId((stated ?? made).replace(/^'|^="(.*)"$/, '$1'));
  if (!v.is(productId, id)) throw new LeftOut('the product has no SKU; give it one', 'id');
  if (stated === undefined)
    note('changed', `has no SKU, so its id was made from what distinguishes it, such as ${id}`, 'title');
  else if (id !== stated && source.headOf.id !== undefined) {
    note('changed', `the SKU has signs that an address cannot have; the id is ${id}`, 'id');
  }
  return id;
}

/** `M8 × 40 (Zn)` → `M8-x-40-Zn` */
function tidyId(text: string): string {
  const plain = text
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  return plain.replaceAll(/[^\w./+-]+/g, '-').replaceAll(/^[^A-Za-z0-9]+|-+$/g, '');
}

function descriptionOf(variant: Variant): string {
  // WooCommerce writes line breaks as `\n`.
  const [summary = '', description = ''] = (['summary', 'description'] as const).map((field) =>
    plainText(valueOf(variant, field).replaceAll(String.raw`\n`, '\n')),
  );
  return description.startsWith(summary) ? description : [summary, description].filter(Boolean).join('\n\n');
}

function gtinOf({ note }: Context, text: string): string | undefined {
  const digits = text.replaceAll(/[\s'-]/g, '');
  if (digits === '') return undefined;
  if (v.is(gtinSchema, digits)) return digits;
  const cause = /E\+/i.test(digits)
    ? 'a spreadsheet has shortened the barcode number, so it was left out; export the file again and do not save it in a spreadsheet'
    : 'is not a valid barcode number (its check digit does not match), so it was left out; correct it';
  note('changed', cause, 'gtin');
  return undefined;
}

const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1 };

function weightOf({ source, variant, weightUnit, note }: Context): string | undefined {
  const text = valueOf(variant, 'weight');
  const unit =
    /(kg|g|lbs?|oz)\.?$/i.exec(text)?.[1]?.toLowerCase().replace('lbs', 'lb') ??
    source.weightUnit ??
    weightUnit;
  const amount = readAmount(text.replace(/[a-z.]+$/i, '').trim(), source.isDecimalComma);
  if (text !== '' && amount === undefined)
    note('changed', 'cannot be read as a weight, so it was left out; write it as 0.6 kg', 'weight');
  if (amount === undefined || amount <= 0) return undefined;
  const grams = amount * (GRAMS[unit] ?? 0);
  const [shown, shownUnit] =
    grams === 0 ? [amount, unit] : grams < 1000 ? [grams, 'g'] : [grams / 1000, 'kg'];
  return `${Number(shown.toFixed(3))} ${shownUnit}`;
}

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₺': 'TRY' };

/** Undefined for an empty cell and for 0. */
function amountOf({ source, variant, currency }: Context, field: Field): number | undefined {
  const text = valueOf(variant, field);
  const sign = /\p{Sc}/u.exec(text)?.[0] ?? '';
  const stated = /^[A-Z]{3}\b|\b[A-Z]{3}$/.exec(text)?.[0] ?? SIGNS[sign] ?? currency;
  if (stated !== currency) {
    throw new ImportError([
      `${placeOf(source, variant, field)}: is in ${stated}, but the currency of the shop is ${currency}; export the prices in ${currency}, or change the currency in shop.json`,
    ]);
  }
  if (text === '') return undefined;
  const amount = readAmount(text, source.isDecimalComma);
  if (amount === undefined) throw new LeftOut('cannot be read as a price; write it as 1299.00', field);
  return amount > 0 ? Math.round(amount * 100) / 100 : undefined;
}

function pricesOf(context: Context): JsonObject {
  const { variant, note } = context;
  const regular = amountOf(context, 'price');
  const discount = readAmount(valueOf(variant, 'discountPercent'), context.source.isDecimalComma) ?? 0;
  const reduced =
    amountOf(context, 'salePrice') ??
    (regular !== undefined && discount > 0 ? Math.round(regular * (100 - discount)) / 100 : undefined);
  const isOnSale = reduced !== undefined && isSaleOn(context);
  const price = isOnSale ? reduced : regular;
  if (price === undefined) throw new LeftOut('the product has no price; give it one', 'price');
  if (reduced !== undefined && !isOnSale)
    note('changed', 'the sale price does not hold today, so the product has its regular price', 'salePrice');
  const original = isOnSale ? regular : amountOf(context, 'comparePrice');
  return { price, ...(original !== undefined && original > price && { originalPrice: original }) };
}

const timeOf = (text: string): number => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));

/** The dates are days or times; Google has both in one cell: `2026-02-24T11:07+0100/2026-02-29T23:07-0500`. */
function isSaleOn({ variant, now }: Context): boolean {
  const [from = '', until = valueOf(variant, 'saleUntil')] = valueOf(variant, 'saleFrom').split('/');
  const end = /^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59` : until;
  // A time that is absent or cannot be read is no limit.
  return !(timeOf(from) > now.getTime() || timeOf(end) <= now.getTime());
}

function stockOf({ source, variant, note }: Context): JsonObject {
  const value = (field: Field) => valueOf(variant, field);
  const available = value('available').toLowerCase().replaceAll(/[_\s]/g, ' ');
  const isAway = /^(?:out of stock|no|n|0|false)$/.test(available);
  const isOrderedLater = /^(?:continue|true|1|yes|y|notify|2)$/i.test(value('backorders'));
  const isCounted =
    source.headOf.isTracked === undefined || !/^(?:|none|false|n|no|0)$/i.test(value('isTracked'));
  const text = isCounted ? value('stock') : '';
  const count = readAmount(text, source.isDecimalComma);
  if (text !== '' && count === undefined)
    note('changed', 'cannot be read as a stock, so the stock is unknown; write a whole number', 'stock');
  const pieces = count === undefined ? undefined : Math.max(0, Math.floor(count));
  return {
    ...(pieces !== undefined && !(pieces === 0 && isOrderedLater) && { availableQuantity: pieces }),
    ...(isAway && !isOrderedLater && { isAvailable: false }),
  };
}

function categoryOf({ format }: Export, text: string): readonly string[] {
  const { between, levels, root } = format.categories;
  const paths = text.split(between).map((path) =>
    path
      .trim()
      .replace(root ?? /(?!)/, '')
      .split(levels)
      .map((title) => oneLine(title.replaceAll('\\,', ',')))
      .filter(Boolean),
  );
  // A product has one category here: the innermost.
  return paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function specificationsOf({ source, variant }: Context): Readonly<Record<string, string>> {
  const { row, parent, options } = variant;
  const inCells = [parent, row].flatMap((part) =>
    part ? part.specifications.concat(pairsOf(source, part.values.specifications ?? '')) : [],
  );
  // In Shopify, the numbered pairs are options only.
  const attributes = source.format.name === 'Shopify' ? [] : [...(parent?.pairs ?? []), ...row.pairs];
  const optionNames = new Set(options.map(([name]) => foldText(name)));
  return Object.fromEntries(
    [...options, ...attributes, ...inCells].flatMap(([name, text], index) => {
      const isOption = index < options.length;
      const label = capitalised(oneLine(name.replaceAll('_', ' ')));
      const shown = oneLine(listed(text));
      return label === '' || shown === '' || (!isOption && optionNames.has(foldText(name)))
        ? []
        : [[label, shown]];
    }),
  );
}

/** Shopify writes lists and measures as JSON: `["a","b"]`, `{"value":5,"unit":"mm"}`. */
function listed(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.map(String).join(', ');
    return typeof value === 'object' && value !== null && 'value' in value && 'unit' in value
      ? `${String(value.value)} ${String(value.unit)}`
      : text;
  } catch {
    return text;
  }
}
