import { fieldOf, type JsonObject, textIn } from '#app/catalogue/checks/mistakes.server.ts';
import { CATEGORY_ATTRIBUTE } from '#app/figures/model/attribute.ts';
import { FIXED_COLUMNS } from '#app/listing/model/listing-column.ts';
import { foldText } from '#app/lib/normalize-text.ts';
import { inNaturalOrder } from '#app/offer/model/family.ts';
import { freeSlug } from './merge.server.ts';
import { capitalised } from './read-export.server.ts';

type Catalogue = {
  readonly products: readonly JsonObject[];
  readonly categories: readonly JsonObject[];
  /** The labels of specifications whose meaning the other shop defines. */
  readonly standard: ReadonlySet<string>;
};

type Option = { readonly values: Set<string>; readonly categories: Set<string> };

/**
 * `attributes.json` with a filter for each option by which versions are told apart, such as size or colour, and for standard
 * specifications that have few values. What the owner has written stays: if it is a list of values that is read from one of
 * these, it gets new values and categories only.
 */
export function withOptionFilters(
  attributes: readonly JsonObject[],
  { products, categories, standard }: Catalogue,
): readonly JsonObject[] {
  const listings = listingsWith(categories);
  const options = optionsIn(products, listings);
  for (const [label, option] of standardIn(products, listings, standard))
    if (!options.has(label)) options.set(label, option);
  const known = attributes.map((attribute) => {
    const label = readFrom(attribute).find((source) => options.has(source));
    const option = label === undefined ? undefined : options.get(label);
    if (label !== undefined) options.delete(label);
    return option && attribute['kind'] === 'set' ? extended(attribute, option) : attribute;
  });
  const ids = new Set([
    CATEGORY_ATTRIBUTE,
    ...FIXED_COLUMNS,
    ...attributes.map((attribute) => textIn(attribute, 'id') ?? ''),
  ]);
  const added = [...options].map(([label, option]) => {
    const id = freeSlug(label, ids, 'option');
    ids.add(id);
    return extended(
      { id, label, kind: 'set', values: [], readFrom: [label], filtersIn: [], comparesIn: [] },
      option,
    );
  });
  return [...known, ...added];
}

/** The pages that list the products of a category: its own and those of the categories above it. */
function listingsWith(categories: readonly JsonObject[]): (category: string) => readonly string[] {
  const bySlug = new Map(categories.map((category) => [textIn(category, 'slug'), category]));
  return (category) => {
    const listings = new Set<string>();
    for (let slug: string | undefined = category; slug !== undefined && !listings.has(slug); ) {
      listings.add(slug);
      const found: JsonObject = bySlug.get(slug) ?? {};
      const combined = textIn(found['combinedPage'], 'slug');
      if (combined !== undefined) listings.add(combined);
      slug = textIn(found, 'parent');
    }
    return [...listings];
  };
}

function optionsIn(
  products: readonly JsonObject[],
  listings: ReturnType<typeof listingsWith>,
): Map<string, Option> {
  const options = new Map<string, Option>();
  for (const product of products) {
    for (const label of texts(fieldOf(product['family'], 'options'))) {
      const value = textIn(product['specifications'], label);
      const category = textIn(product, 'category');
      if (value === undefined || category === undefined) continue;
      const option = options.get(label) ?? { values: new Set(), categories: new Set() };
      option.values.add(value);
      for (const slug of listings(category)) option.categories.add(slug);
      options.set(label, option);
    }
  }
  return options;
}

const MIN_VALUES = 2;
const MAX_VALUES = 12;

/** Those with few values, for the pages on which at least half of the products state them. */
function standardIn(
  products: readonly JsonObject[],
  listings: ReturnType<typeof listingsWith>,
  labels: ReadonlySet<string>,
): readonly (readonly [label: string, Option])[] {
  const byListing = Map.groupBy(
    products.flatMap((product) =>
      listings(textIn(product, 'category') ?? '').map((listing) => ({ listing, product })),
    ),
    ({ listing }) => listing,
  );
  return [...labels].flatMap((label) => {
    const stated = (product: JsonObject) => textIn(product['specifications'], label);
    // Shopify writes several values as `female; male`.
    const values = new Set(
      products.flatMap((product) => stated(product)?.split(/ *[;,] */) ?? []).map(capitalised),
    );
    values.delete('');
    const categories = [...byListing]
      .filter(
        ([, all]) => all.filter(({ product }) => stated(product) !== undefined).length >= all.length / 2,
      )
      .map(([listing]) => listing);
    const isFilter = values.size >= MIN_VALUES && values.size <= MAX_VALUES && categories.length > 0;
    return isFilter ? [[label, { values, categories: new Set(categories) }] as const] : [];
  });
}

function extended(attribute: JsonObject, { values, categories }: Option): JsonObject {
  const known: readonly unknown[] = Array.isArray(attribute['values']) ? attribute['values'] : [];
  const ids = new Set(known.map((value) => textIn(value, 'id') ?? ''));
  const labels = known.map((value) => textIn(value, 'label') ?? '');
  const read = new Set(
    known.flatMap((value) => [textIn(value, 'label') ?? '', ...texts(fieldOf(value, 'words'))].map(foldText)),
  );
  const added = inNaturalOrder([...values].filter((label) => !read.has(foldText(label)))).map((label) => {
    const id = freeSlug(label, ids, 'value');
    ids.add(id);
    // Buyers search for `size 38`.
    return { id, label, words: [label, `${textIn(attribute, 'label') ?? ''} ${label}`] };
  });
  const all = [...known, ...added];
  // The owner may have chosen another order.
  const isNatural = inNaturalOrder(labels).every((label, place) => label === labels[place]);
  const order = inNaturalOrder([...labels, ...added.map(({ label }) => label)]);
  const placeOf = (value: unknown) => order.indexOf(textIn(value, 'label') ?? '');
  return {
    ...attribute,
    values: isNatural ? all.toSorted((one, other) => placeOf(one) - placeOf(other)) : all,
    filtersIn: [...new Set([...texts(attribute['filtersIn']), ...categories])],
  };
}

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

const readFrom = (attribute: JsonObject): readonly string[] => {
  const sources: readonly unknown[] = Array.isArray(attribute['readFrom']) ? attribute['readFrom'] : [];
  return sources.flatMap((source) =>
    typeof source === 'string' ? source : (textIn(source, 'specification') ?? []),
  );
};
