import { isDeepStrictEqual } from 'node:util';
import { fieldOf, type JsonObject, textIn, textsIn } from '#app/catalogue/checks/mistakes.server.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { ImportError } from './read-export.server.ts';
import type { ImportedProduct, Note } from './to-products.server.ts';

/** What the owner decides, in `import.json`. */
export type ImportMapping = {
  /** The category of the shop for each one of the file: `{ "Tools > Wrenches": "wrenches" }`. */
  readonly categories: Readonly<Record<string, string>>;
  /** The flag that a tag stands for, or an empty text: `{ "bestseller": "isBestSeller" }`. */
  readonly tags: Readonly<Record<string, string>>;
};

export type Merged = {
  readonly products: readonly JsonObject[];
  readonly categories: readonly JsonObject[];
  readonly mapping: ImportMapping;
  readonly added: readonly string[];
  /** `id 45: price: 12 → 14` */
  readonly changes: readonly string[];
  readonly unchanged: number;
  readonly missing: readonly string[];
  readonly newCategories: readonly string[];
  readonly notes: readonly Note[];
  /** The products of the file that the shop has now. */
  readonly taken: readonly ImportedProduct[];
};

/** Fields that follow the file: absent there means absent here. */
const FOLLOWED: ReadonlySet<string> = new Set([
  'price',
  'originalPrice',
  'oldPrice',
  'discount',
  'availableQuantity',
  'isAvailable',
  'available',
  'isSoldOut',
]);

const WITHOUT_CATEGORY = 'Other products';

/** What shops call their flags. Others get an empty text in `import.json`. */
const FLAG_WORDS: readonly (readonly [flag: string, words: RegExp])[] = [
  ['isNew', /^(?:new|new arrivals?|neu|neuheit|nouveau|nouveaute|nuevo|novedad|nuovo|novita|nieuw|yeni)$/],
  ['isBestSeller', /^(?:best ?-?sellers?|top ?-?sellers?|meistverkauft|cok satan)$/],
  ['isFeatured', /^(?:featured|empfohlen|one cikan)$/],
  ['isHot', /^(?:hot|trending)$/],
];

/**
 * The shop's products and categories with those of the file. Of a known product, price, stock and texts follow the file; the
 * category, pictures, flags and what else the owner wrote stay. Products that the file lacks stay, too.
 * @param withdrawn ids of the file's products that are not published: the shop sells them no longer
 */
export function mergeImport(
  imported: readonly ImportedProduct[],
  own: {
    readonly products: readonly JsonObject[];
    readonly categories: readonly JsonObject[];
    readonly country?: string | undefined;
  },
  mapping: ImportMapping,
  withdrawn: readonly string[] = [],
): Merged {
  const notes: Note[] = [];
  const unique = withoutRepeats(imported, own.products, notes);
  const flagOf: Record<string, string> = { ...mapping.tags };
  for (const tag of unique.flatMap(({ tags }) => tags)) {
    flagOf[tag] ??= FLAG_WORDS.find(([, words]) => words.test(foldText(tag)))?.[0] ?? '';
  }
  const byId = new Map(own.products.map((product) => [foldText(textIn(product, 'id') ?? ''), product]));
  const isNew = ({ id }: ImportedProduct) => !byId.has(foldText(id));
  // A known product stays in its category, so a new one for it would be empty.
  const placed = placeInCategories(unique.filter(isNew), own, mapping.categories, notes);
  for (const { id, category, place, statedPrice } of unique) {
    const title = category.join(' > ');
    if (title === '' || !byId.has(foldText(id)) || placed.isKnown(category)) continue;
    const text = `is now in ${JSON.stringify(title)} in the file, and stays where it is here; to move it, change its category in products.json`;
    notes.push({ kind: 'changed', cents: statedPrice, text, place });
  }
  const brands = spellings(own.products);
  const added: string[] = [];
  const changes: string[] = [];
  const results = new Map<string, JsonObject>();
  for (const product of unique) {
    const fields = { ...product.fields, brand: brands(String(product.fields['brand'])) };
    const known = byId.get(foldText(product.id));
    if (known) {
      const next = updated(known, product, fields);
      results.set(foldText(product.id), next);
      changes.push(...differences(product.id, known, next));
      continue;
    }
    const flags = product.tags.map((tag) => flagOf[tag] ?? '').filter((flag) => flag !== '');
    if (product.isFeatured) flags.push('isFeatured');
    if ('originalPrice' in product.fields) flags.push('isOnSale');
    added.push(product.id);
    results.set(foldText(product.id), {
      id: product.id,
      ...withoutDefault(fields),
      category: placed.slugOf(product.category),
      ...picturesOf(product.pictures),
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      ...(Object.keys(product.specifications).length > 0 && { specifications: product.specifications }),
    });
  }
  for (const id of withdrawn) {
    const known = byId.get(foldText(id));
    if (!known || results.has(foldText(id))) continue;
    const next = { ...known, isSoldOut: true };
    results.set(foldText(id), next);
    changes.push(...differences(id, known, next));
  }
  const kept = own.products.map((product) => results.get(foldText(textIn(product, 'id') ?? '')) ?? product);
  const isInFile = (product: JsonObject) => results.has(foldText(textIn(product, 'id') ?? ''));
  const addedIds = new Set(added.map(foldText));
  return {
    products: [...kept, ...[...results].flatMap(([id, product]) => (addedIds.has(id) ? [product] : []))],
    categories: [...own.categories, ...placed.created],
    mapping: { categories: placed.mapping, tags: flagOf },
    added,
    changes,
    unchanged: results.size - added.length - new Set(changes.map((change) => change.split(': ')[0])).size,
    missing: own.products
      .filter((product) => !isInFile(product))
      .map((product) => textIn(product, 'id') ?? ''),
    newCategories: placed.created.map((category) => textIn(category, 'title') ?? ''),
    notes,
    taken: unique,
  };
}

export const picturesOf = ([image, ...images]: readonly string[]): JsonObject => ({
  ...(image !== undefined && { image }),
  ...(images.length > 0 && { images }),
});

/** Ids and titles have to be unique. A second product with an id is left out; one with a title gets its id behind it. */
function withoutRepeats(
  imported: readonly ImportedProduct[],
  own: readonly JsonObject[],
  notes: Note[],
): readonly ImportedProduct[] {
  const placeOfId = new Map<string, string>();
  const idOfTitle = new Map(
    own.map((product) => [foldText(textIn(product, 'title') ?? ''), textIn(product, 'id')]),
  );
  return imported.flatMap((product) => {
    const { id, title, place } = product;
    const earlier = placeOfId.get(foldText(id));
    if (earlier !== undefined) {
      notes.push({
        kind: 'left out',
        cents: product.statedPrice,
        text: `the id ${id} is already taken by ${earlier}; give each its own SKU`,
        place,
      });
      return [];
    }
    placeOfId.set(foldText(id), place);
    const holder = idOfTitle.get(foldText(title)) ?? id;
    if (foldText(holder) === foldText(id)) {
      idOfTitle.set(foldText(title), id);
      return [product];
    }
    notes.push({
      kind: 'changed',
      cents: product.statedPrice,
      text: 'another product has the same title, so the id was added to it',
      place,
    });
    let longer = `${title} (${id})`;
    while ((idOfTitle.get(foldText(longer)) ?? id) !== id) longer += `, ${id}`;
    idOfTitle.set(foldText(longer), id);
    return [{ ...product, title: longer, fields: { ...product.fields, title: longer } }];
  });
}

/** The spelling of a brand in its first product: the shop's filter has each brand once. */
function spellings(own: readonly JsonObject[]): (brand: string) => string {
  const known = new Map(
    own.map((product) => textIn(product, 'brand') ?? '').map((brand) => [foldText(brand), brand]),
  );
  return (brand) => {
    const key = foldText(brand);
    if (!known.has(key)) known.set(key, brand);
    return known.get(key) ?? brand;
  };
}

function updated(known: JsonObject, product: ImportedProduct, fields: JsonObject): JsonObject {
  const kept = Object.fromEntries(Object.entries(known).filter(([name]) => !FOLLOWED.has(name)));
  const ownSpecifications = known['specifications'];
  const specifications = {
    ...(typeof ownSpecifications === 'object' && ownSpecifications),
    ...product.specifications,
  };
  const hasPictures = 'image' in known || 'images' in known;
  const next = {
    ...kept,
    ...fields,
    ...ownSwatch(known, fields),
    ...saleFlag(known, fields),
    ...(!hasPictures && picturesOf(product.pictures)),
    ...(Object.keys(specifications).length > 0 && { specifications }),
  };
  // The order of the fields stays.
  const names = new Set([...Object.keys(known), ...Object.keys(next)]);
  return withoutDefault(
    Object.fromEntries([...names].flatMap((name) => (name in next ? [[name, fieldOf(next, name)]] : []))),
  );
}

/** A product without a condition is new. */
function withoutDefault({ condition, ...others }: JsonObject): JsonObject {
  return condition === undefined || condition === 'new' ? others : { ...others, condition };
}

/** A reduction that begins or ends changes the flag. Otherwise the flag is the owner's. */
/** The owner's colour of a version stays where the file has none. */
function ownSwatch(known: JsonObject, { family }: JsonObject): JsonObject {
  const swatch = textIn(known['family'], 'swatch');
  if (typeof family !== 'object' || family === null || swatch === undefined) return {};
  return { family: { ...family, swatch: textIn(family, 'swatch') ?? swatch } };
}

function saleFlag(known: JsonObject, fields: JsonObject): JsonObject {
  const wasReduced = 'originalPrice' in known || 'oldPrice' in known;
  const isReduced = 'originalPrice' in fields;
  return wasReduced === isReduced ? {} : { isOnSale: isReduced };
}

function differences(id: string, before: JsonObject, after: JsonObject): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `id ${id}: ${name}: ${shown(before[name])} → ${shown(after[name])}`);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * Finds the category of each path in `import.json`, or by its title; creates the others. Paths that differ in capitals, accents,
 * spaces and dashes only are one.
 */
function placeInCategories(
  imported: readonly ImportedProduct[],
  { categories: own, country = '' }: Parameters<typeof mergeImport>[1],
  mapping: ImportMapping['categories'],
  notes: Note[],
) {
  const isGerman = /^(?:DE|AT|CH|LI)$/.test(country);
  const stated = new Map(Object.entries(mapping).map(([key, slug]) => [keyOf(key.split(' > ')), slug]));
  const found = new Map<string, { readonly slug: string; readonly name: string }>();
  const slugs: Record<string, string> = {};
  const created: JsonObject[] = [];
  const inFile = new Set(textsIn(own, 'slug'));
  const takenSlugs = new Set([
    ...inFile,
    ...textsIn(
      own.map((category) => fieldOf(category, 'combinedPage')),
      'slug',
    ),
  ]);
  const takenTitles = new Set(textsIn(own, 'title').map(foldText));
  const keep = (path: readonly string[], slug: string): string => {
    const name = path.join(' > ');
    if (!stated.has(keyOf(path))) slugs[name] = slug;
    found.set(keyOf(path), { slug, name });
    return slug;
  };
  const inShop = (path: readonly string[]): string | undefined => {
    const known = found.get(keyOf(path))?.slug ?? stated.get(keyOf(path));
    if (known !== undefined) return known;
    const parent = path.length > 1 ? inShop(path.slice(0, -1)) : undefined;
    if (path.length > 1 && parent === undefined) return undefined;
    const [title = ''] = path.slice(-1);
    return textIn(
      own.find((category) => isAt(category, title, parent)),
      'slug',
    );
  };
  const place = (path: readonly string[]): string => {
    const known = inShop(path);
    if (known !== undefined) {
      if (!inFile.has(known)) {
        throw new ImportError([
          `import.json: categories: "${path.join(' > ')}" goes to "${known}", but categories.json has no category with this slug; write one that it has, or delete the line`,
        ]);
      }
      return found.has(keyOf(path)) ? known : keep(path, known);
    }
    const parent = path.length > 1 ? place(path.slice(0, -1)) : undefined;
    const [title = ''] = path.slice(-1);
    // Titles are unique, although several branches can have `Accessories`.
    const isTaken = takenTitles.has(foldText(title));
    const above = [...path.slice(0, -1).toReversed(), 'imported'];
    let shownTitle = title;
    for (let level = 1; takenTitles.has(foldText(shownTitle)); level++) {
      const names = above.slice(0, level).toReversed().join(' > ');
      shownTitle =
        level > above.length ? `${title} (${names}, ${level - above.length + 1})` : `${title} (${names})`;
    }
    const words = (isTaken ? path.slice(-2).join(' ') : title).normalize('NFC');
    const slug = freeSlug(isGerman ? words.replaceAll(/[äöü]/gi, '$&e') : words, takenSlugs);
    takenSlugs.add(slug);
    inFile.add(slug);
    takenTitles.add(foldText(shownTitle));
    created.push({ id: slug, title: shownTitle, slug, ...(parent !== undefined && { parent }) });
    return keep(path, slug);
  };
  const slugOf = (path: readonly string[]) => place(path.length > 0 ? path : [WITHOUT_CATEGORY]);
  const spellings = new Set<string>();
  for (const { category, place: where, statedPrice } of imported) {
    slugOf(category);
    const written = category.join(' > ');
    const { name = written } = found.get(keyOf(category)) ?? {};
    if (category.length === 0 || name === written || spellings.has(written)) continue;
    spellings.add(written);
    const text = `the category is also written ${JSON.stringify(name)}, and both are one`;
    notes.push({ kind: 'changed', cents: statedPrice, text, place: `${where}: ${JSON.stringify(written)}` });
  }
  return {
    slugOf,
    created,
    mapping: { ...mapping, ...slugs },
    isKnown: (path: readonly string[]) => inShop(path) !== undefined,
  };
}

/** Letters and digits tell categories apart, and the signs of `C++` and `C#`. */
function keyOf(path: readonly string[]): string {
  return path.map((title) => (foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? [title]).join(' ')).join(' > ');
}

function isAt(category: JsonObject, title: string, parent: string | undefined): boolean {
  return keyOf([textIn(category, 'title') ?? '']) === keyOf([title]) && textIn(category, 'parent') === parent;
}

export function freeSlug(title: string, taken: ReadonlySet<string>, otherwise = 'category'): string {
  const base = (foldText(title).match(/[a-z0-9]+/g) ?? [otherwise]).join('-');
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}
