import type { JsonObject } from '#app/catalogue/checks/mistakes.server.ts';
import { amountIn } from '#app/catalogue/checks/read-amounts.server.ts';
import { readYesNo } from '#app/catalogue/checks/read-table.server.ts';
import { gtin as gtinSchema } from '#app/catalogue/schema/product-schema.server.ts';
import { productId } from '#app/catalogue/schema/schema-parts.server.ts';
import { MAX_PRICE, toCents, toDollars } from '#app/lib/money.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { redirectedPath } from '#app/catalogue/redirects.server.ts';
import type { Family } from '#app/offer/model/family.ts';
import * as v from 'valibot';
import { pairsOf, type Variant, valueOf, variantsIn } from './families.server.ts';
import type { Field } from './formats.server.ts';
import { isSerialised, isSetting } from './never-shown.server.ts';
import { plainText } from './plain-text.server.ts';
import { capitalised, type Export, type ExportRow, ImportError } from './read-export.server.ts';

export type ImportedProduct = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** The titles of its category and those above it, the outermost first; empty if the file states none. */
  readonly category: readonly string[];
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  /** The path of its page in the other shop; undefined if the file does not say, or no host can redirect it. */
  readonly address: string | undefined;
  readonly isFeatured: boolean;
  /** In cents: the price in its own row, and that before a sale. */
  readonly statedPrice: number;
  readonly regularPrice: number;
  /** What follows the file: price, stock and texts. */
  readonly fields: JsonObject;
  readonly specifications: Readonly<Record<string, string>>;
};

/**
 * Why a row is no product, or what was changed in one. The report has each text once, with the first place. Each row that was
 * read is a product, or in one note that says that it was merged or left out.
 */
export type Note = {
  readonly kind: 'left out' | 'merged' | 'changed';
  readonly text: string;
  readonly place: string;
  /** The price in the row, in cents. */
  readonly cents: number;
};

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
  const { variants, aside } = variantsIn(source);
  const products = variants.flatMap((variant) => {
    const note: Context['note'] = (kind, text, field) => {
      notes.push({ kind, text, place: placeOf(source, variant, field), cents: centsIn(variant.row) });
    };
    try {
      const hidden = hiddenBy(variant);
      if (hidden !== undefined) {
        withdrawn.push(idOf({ ...settings, source, variant, note: () => {} }));
        throw new LeftOut(
          hidden === 'published'
            ? 'the product is not published; publish it there, or add it by hand'
            : 'the product is hidden there; show it there, or add it by hand',
          hidden,
        );
      }
      return [toProduct({ ...settings, source, variant, note })];
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      note('left out', error.message, error.field);
      return [];
    }
  });
  for (const { kind, text, row, field } of aside) {
    const variant = { row, parent: undefined, options: [], pictures: [] };
    notes.push({ kind, text, place: placeOf(source, variant, field), cents: centsIn(row) });
  }
  return { products: joined(products), withdrawn, notes };
}

/** The price that a row states, in cents; 0 for none. */
export const centsIn = ({ values }: ExportRow): number =>
  Math.round((amountIn(values.price ?? '') ?? 0) * 100);

/** The column that says of the variant or its product that it is not for sale. */
function hiddenBy({ row, parent }: Variant): Field | undefined {
  const parts = [row, parent].filter((part) => part !== undefined);
  if (!parts.every(({ values }) => isPublished(values.published ?? ''))) return 'published';
  // Variants are not in lists by themselves in other shops.
  return isHidden((parent ?? row).values.visibility ?? '') ? 'visibility' : undefined;
}

const isHidden = (visibility: string): boolean =>
  /^(?:hidden|none|nowhere|not visible individually)$/i.test(visibility);

function writtenOf(variant: Variant, field: Field): string {
  const part = variant.row.values[field] === undefined ? variant.parent : variant.row;
  return part?.written?.[field] ?? valueOf(variant, field);
}

/** `shopify.csv: line 4: Variant Price: "abc"` */
function placeOf({ headOf }: Export, variant: Variant, field: Field = 'title'): string {
  const { file, line } = variant.row;
  const column = headOf[field];
  return [
    `${file}: line ${line}`,
    ...(column === undefined ? [] : [`${column}: "${writtenOf(variant, field)}"`]),
  ].join(': ');
}

function toProduct(context: Context): InFamily {
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
  const mpn = oneLine(variant.row.values.mpn ?? (variant.options.length === 0 ? value('mpn') : ''));
  const weight = weightOf(context);
  const condition = conditionOf(context);
  const prices = pricesOf(context);
  return {
    id,
    title,
    family: familyOf(context),
    place: placeOf(source, variant),
    category: categoryOf(context),
    tags: value('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    pictures: picturesIn(context),
    address: addressOf(context),
    isFeatured: readYesNo(value('isFeatured')) === true,
    statedPrice: centsIn(variant.row),
    regularPrice: Math.round(prices.regular * 100),
    fields: {
      title,
      brand: oneLine(value('brand')) || brand,
      ...prices.shown,
      ...stockOf(context),
      ...(condition !== undefined && { condition }),
      ...(gtin !== undefined && { gtin }),
      ...(mpn !== '' && { mpn }),
      ...(weight !== undefined && { weight }),
      description: text || title,
    },
    specifications: specificationsOf(context),
  };
}

function addressOf({ source: { format }, variant, note }: Context): string | undefined {
  const stated = valueOf(variant, 'address').trim();
  if (stated === '') return undefined;
  const path = redirectedPath(format.address?.(stated) ?? stated);
  if (path === undefined)
    note(
      'changed',
      'has an old address that a host cannot redirect, because its path does not name it',
      'address',
    );
  return path;
}

function picturesIn({ source, variant, note }: Context): readonly string[] {
  const addresses = variant.pictures.map((name) => {
    if (source.format.name === 'Wix' && /^[\w-]+~mv2/.test(name))
      return `https://static.wixstatic.com/media/${name}`;
    return name.startsWith('//') ? `https:${name}` : name;
  });
  const readable = addresses.filter((name) => !/^https?:/i.test(name) || URL.canParse(name));
  if (readable.length < addresses.length)
    note('changed', 'has a picture whose address cannot be read, which was left out', 'pictures');
  return readable;
}

const oneLine = (html: string): string => plainText(html).replaceAll(/\s+/g, ' ');

/** WooCommerce writes -1 for a draft and 2 for one of another kind, Magento 2 for what is off. */
function isPublished(text: string): boolean {
  return text
    .split('|')
    .every((word) =>
      /^(?:|1|true|t|y|yes|active|enabled|visible|published|ja|oui|sí|si|sì|evet|wahr|vrai|verdadero|vero|waar|doğru)$/i.test(
        word.trim(),
      ),
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

const MAX_ID = 100;

function idOf({ source, variant, note }: Context): string {
  const { row, parent, options, sharesId = false } = variant;
  const stated = row.values.id ?? (options.length === 0 ? parent?.values.id : undefined);
  const isMade = stated === undefined || sharesId;
  const hasHandles = source.format.name === 'Shopify' || source.format.name === 'Wix';
  const base = [
    sharesId ? row.values.id : parent?.values.id,
    hasHandles ? valueOf(variant, 'group') : undefined,
    valueOf(variant, 'number'),
    // A feed has to have ids. Tables without codes have names.
    source.format.name === 'Google Merchant' ? '' : oneLine(valueOf(variant, 'title')),
  ].find((text) => text !== undefined && text !== '');
  const made = [base ?? '', ...options.map(([, value]) => value)].join('-');
  const id = tidyId((isMade ? made : stated).replace(/^'|^="(.*)"$/, '$1'));
  if (id.length > MAX_ID) throw new LeftOut('the SKU is longer than 100 characters; shorten it', 'id');
  if (!v.is(productId, id)) throw new LeftOut('the product has no SKU; give it one', 'id');
  if (sharesId)
    note(
      'changed',
      `has the SKU of other versions, so its id was made from it and what distinguishes it, such as ${id}`,
      'id',
    );
  else if (isMade)
    note('changed', `has no SKU, so its id was made from what distinguishes it, such as ${id}`, 'title');
  else if (id !== stated && source.headOf.id !== undefined) {
    note('changed', `the SKU has signs that an address cannot have; the id is ${id}`, 'id');
  }
  return id;
}

/** The specifications by which a feed tells versions apart. */
const FEED_OPTIONS = ['Color', 'Size', 'Material', 'Pattern'];

type StatedFamily = Pick<Family, 'id' | 'options' | 'swatch'> & {
  /** Empty if no row has it. */
  readonly title: string;
};

/** Versions of a product have the id of their product in common. */
function familyOf({ source, variant }: Context): StatedFamily | undefined {
  const { row, parent, options } = variant;
  const isFeed = source.format.name === 'Google Merchant';
  const stated = isFeed ? row.values.group : undefined;
  const base = parent?.values.id ?? (isFeed ? undefined : parent?.values.group) ?? parent?.values.number;
  const id = oneLine(stated ?? (options.length === 0 ? '' : (base ?? valueOf(variant, 'title'))));
  if (id === '') return undefined;
  const colourCode = /#([\da-f]{6})\b/i.exec([row.values.options, ...row.pairs.flat()].join(' '));
  return {
    id,
    title: oneLine(parent?.values.title ?? ''),
    options: isFeed ? FEED_OPTIONS : options.map(([name]) => labelOf(name)),
    ...(colourCode && { swatch: colourCode[0].toLowerCase() }),
  };
}

type InFamily = ImportedProduct & { readonly family: StatedFamily | undefined };

const valueIn = ({ specifications }: InFamily, option: string) => specifications[option];

/**
 * The families with what all of their versions agree on. Options that a version lacks, or that do not tell the versions apart,
 * would join two versions in one choice, so such a family has none.
 */
function joined(products: readonly InFamily[]): readonly ImportedProduct[] {
  const versionsOf = Map.groupBy(products, ({ family }) => family?.id);
  return products.map(({ family, fields, ...product }) => {
    if (!family) return { ...product, fields };
    const versions = versionsOf.get(family.id) ?? [];
    const labels = new Set(versions.flatMap((version) => version.family?.options ?? []));
    const options = [...labels].filter(
      (option) =>
        versions.every((version) => valueIn(version, option) !== undefined) &&
        new Set(versions.map((version) => valueIn(version, option))).size > 1,
    );
    const combinations = versions.map((version) =>
      JSON.stringify(options.map((option) => valueIn(version, option))),
    );
    const areDistinct = new Set(combinations).size === versions.length;
    const title = family.title || commonStart(versions.map((version) => version.title));
    const { id, swatch } = family;
    const joinedFamily = {
      id,
      title,
      ...(options.length > 0 && areDistinct && { options }),
      ...(swatch !== undefined && { swatch }),
    };
    return { ...product, fields: { ...fields, family: joinedFamily } };
  });
}

/** `Cup, Blue` and `Cup, Red` → `Cup`. Without common words, the first title. */
function commonStart(titles: readonly string[]): string {
  const [words = [], ...others] = titles.map((title) => title.split(' '));
  const end = words.findIndex((word, index) => others.some((other) => other[index] !== word));
  const start = (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[\s,/|(–-]+$/, '');
  return start === '' ? (titles[0] ?? '') : start;
}

const CONDITIONS: readonly (readonly [condition: string, words: RegExp])[] = [
  ['new', /^(?:new|neu|neuf|nuevo|nuovo|nieuw|yeni)$/],
  [
    'refurbished',
    /^(?:(?:certified )?refurbished|certified pre-?owned|cpo|generaluberholt|reconditionne|reacondicionado|ricondizionato|gereviseerd|yenilenmis)$/,
  ],
  [
    'used',
    /^(?:(?:used|pre-?owned|second ?hand)(?: .*)?|gebraucht|occasion|d'occasion|usado|usato|gebruikt|tweedehands|ikinci el)$/,
  ],
];

function conditionOf({ variant, note }: Context): string | undefined {
  const text = valueOf(variant, 'condition');
  const words = foldText(text.replace(/^.*schema\.org\/(.*)Condition$/i, '$1'))
    .replaceAll('_', ' ')
    .trim();
  if (words === '') return undefined;
  const [condition] = CONDITIONS.find(([, known]) => known.test(words)) ?? [];
  if (condition === undefined)
    note(
      'changed',
      'is no known condition, so the product counts as new; write new, refurbished or used',
      'condition',
    );
  return condition;
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
  const amount = amountIn(text);
  if (text !== '' && amount === undefined)
    note('changed', 'cannot be read as a weight, so it was left out; write it as 0.6 kg', 'weight');
  if (amount === undefined || amount <= 0) return undefined;
  const grams = amount * (GRAMS[unit] ?? 0);
  const [shown, shownUnit] =
    grams === 0 ? [amount, unit] : grams < 1000 ? [grams, 'g'] : [grams / 1000, 'kg'];
  const rounded = Number(shown.toFixed(3));
  return rounded > 0 ? `${rounded} ${shownUnit}` : undefined;
}

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₺': 'TRY' };

/** Undefined for an empty cell and for 0. */
function amountOf({ source, variant, currency }: Context, field: Field): number | undefined {
  const text = valueOf(variant, field);
  if (text === '') return undefined;
  const amount = amountIn(text);
  if (amount === undefined) throw new LeftOut('cannot be read as a price; write it as 1299.00', field);
  const sign = /\p{Sc}/u.exec(text)?.[0] ?? '';
  const stated = /^[A-Z]{3}(?![A-Za-z])|(?<![A-Za-z])[A-Z]{3}$/.exec(text)?.[0] ?? SIGNS[sign] ?? currency;
  if (stated !== currency) {
    throw new ImportError([
      `${placeOf(source, variant, field)}: is in ${stated}, but the currency of the shop is ${currency}; export the prices in ${currency}, or change the currency in shop.json`,
    ]);
  }
  return amount > 0 ? amount : undefined;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

function pricesOf(context: Context): { readonly shown: JsonObject; readonly regular: number } {
  const { note } = context;
  const stated = amountOf(context, 'price');
  const exact = stated === undefined ? undefined : stated + (amountOf(context, 'surcharge') ?? 0);
  const regular = exact === undefined ? undefined : inCents(exact);
  if (exact !== undefined && Math.abs(exact - inCents(exact)) > 1e-9)
    note('changed', 'has more decimals than cents, so it was rounded', 'price');
  const reduced = reducedOf(context, exact);
  const isOnSale = reduced !== undefined && isSaleOn(context);
  const price = isOnSale ? reduced : regular;
  if (price === undefined || price === 0) throw new LeftOut('the product has no price; give it one', 'price');
  if (toCents(Math.max(price, regular ?? 0)) > MAX_PRICE)
    throw new LeftOut(
      `the price is above ${toDollars(MAX_PRICE)}, which is the most that the shop can charge`,
      'price',
    );
  if (reduced !== undefined && !isOnSale)
    note('changed', 'the sale price does not hold today, so the product has its regular price', 'salePrice');
  const compared = amountOf(context, 'comparePrice');
  const before = isOnSale ? regular : compared && inCents(compared);
  const isShown = before !== undefined && before > price && toCents(before) <= MAX_PRICE;
  if (before !== undefined && before > price && !isShown)
    note('changed', 'is more than the shop can show as a price before, so it was left out', 'comparePrice');
  if (isOnSale && regular !== undefined && price > regular)
    note(
      'changed',
      'the sale price is above the regular one, which is not shown; look which is right',
      'salePrice',
    );
  return {
    shown: { price, ...(isShown && { originalPrice: before }) },
    regular: regular ?? price,
  };
}

function reducedOf(context: Context, regular: number | undefined): number | undefined {
  const { variant } = context;
  const stated = amountOf(context, 'salePrice');
  if (stated !== undefined || regular === undefined) return stated && inCents(stated);
  const isAmount = /^amount$/i.test(valueOf(variant, 'discountMode'));
  const percent = isAmount ? undefined : amountIn(valueOf(variant, 'discountPercent'));
  const amount = amountOf(context, isAmount ? 'discountPercent' : 'discountAmount');
  const reduced = regular * (1 - (percent ?? 0) / 100) - (amount ?? 0);
  return reduced < regular && reduced > 0 ? inCents(reduced) : undefined;
}

const timeOf = (text: string): number => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));

/** The dates are days or times; Google has both in one cell: `2026-02-24T11:07+0100/2026-02-29T23:07-0500`. */
function isSaleOn({ variant, now }: Context): boolean {
  const [from = '', until = valueOf(variant, 'saleUntil')] = valueOf(variant, 'saleFrom').split('/');
  const end = /^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59` : until;
  // A time that is absent or cannot be read is no limit.
  return !(timeOf(from) > now.getTime() || timeOf(end) <= now.getTime());
}

/** The most that the shop can state. */
const MAX_STOCK = 1_000_000_000;

function stockOf({ source, variant, note }: Context): JsonObject {
  const value = (field: Field) => valueOf(variant, field);
  const stated = value('stock');
  // Some have a word in place of a count.
  const isWord = /^(?:in|out ?of) ?stock$/i.test(stated);
  const available = (isWord ? stated : value('available')).toLowerCase().replaceAll(/[_\s]/g, ' ');
  const isAway = /^(?:out ?of ?stock|sold out|discontinued|no|n|0|false)$/.test(available);
  const isOrderedLater =
    /^(?:continue|true|1|yes|y|notify|2)$/i.test(value('backorders')) && value('backordersBySetting') !== '1';
  const isCounted =
    source.headOf.isTracked === undefined ||
    value('isTrackedBySetting') === '1' ||
    !/^(?:|none|false|n|no|0)$/i.test(value('isTracked'));
  const text = isCounted && !isWord ? stated : '';
  const count = amountIn(text);
  if (text !== '' && count === undefined)
    note('changed', 'cannot be read as a stock, so the stock is unknown; write a whole number', 'stock');
  const pieces = count === undefined ? undefined : Math.min(MAX_STOCK, Math.max(0, Math.floor(count)));
  return {
    ...(pieces !== undefined && !(pieces === 0 && isOrderedLater) && { availableQuantity: pieces }),
    ...(isAway && !isOrderedLater && { isAvailable: false }),
  };
}

function categoryOf({ source, variant, note }: Context): readonly string[] {
  const { between, levels, root } = source.format.categories;
  const paths = valueOf(variant, 'category')
    .split(between)
    .map((path) =>
      path
        .trim()
        .replace(root ?? /(?!)/, '')
        .split(levels)
        .map((title) => oneLine(title.replaceAll('\\,', ',')))
        .filter(Boolean),
    )
    .filter((path) => path.length > 0);
  // A product has one category here: the innermost.
  const [taken = []] = paths.toSorted((a, b) => b.length - a.length);
  const isAbove = (path: readonly string[]) => path.every((title, index) => title === taken[index]);
  if (!paths.every(isAbove)) {
    const name = JSON.stringify(taken.join(' > '));
    note(
      'changed',
      `of its ${paths.length} categories one was taken, such as ${name}; put it elsewhere in products.json if you like`,
      'category',
    );
  }
  return taken;
}

const labelOf = (name: string): string => capitalised(oneLine(name.replaceAll('_', ' ')));

/** `Color` repeats the option `Colour`, and `Shoe size` the option `Size`. */
const repeats = (label: string, option: string): boolean =>
  ` ${inOneSpelling(label)}`.endsWith(` ${inOneSpelling(option)}`);
const inOneSpelling = (name: string): string => foldText(name).replace('colour', 'color');

function specificationsOf({ source, variant, note }: Context): Readonly<Record<string, string>> {
  const { row, parent, options } = variant;
  const inCells = [parent, row].flatMap((part) => {
    const pairs = pairsOf(source, part?.values.specifications ?? '').filter(([name]) => !isSetting(name));
    return part ? part.specifications.concat(pairs) : [];
  });
  const attributes = source.format.hasOptionsOnly ? [] : [...(parent?.pairs ?? []), ...row.pairs];
  const optionNames = new Set(options.map(([name]) => foldText(name)));
  const repeated = new Map(
    inCells.filter(([label]) => source.standard.has(label) && options.some(([name]) => repeats(label, name))),
  );
  for (const [label, text] of repeated)
    note(
      'changed',
      `a standard field of Shopify repeats an option, such as ${JSON.stringify(`${label}: ${text}`)}, so it was left out`,
    );
  return Object.fromEntries(
    [...options, ...attributes, ...inCells].flatMap(([name, text], index) => {
      const isOption = index < options.length;
      const label = labelOf(name);
      const shown = oneLine(listed(text));
      const isHidden =
        !isOption && (optionNames.has(foldText(name)) || repeated.has(name) || isSerialised(shown));
      return label === '' || shown === '' || isHidden ? [] : [[label, shown]];
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
