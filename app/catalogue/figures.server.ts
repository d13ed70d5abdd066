import { type Attribute, attributesIn, type Figures } from '#app/figures/model/attribute.ts';
import { type FigureReading, readFigure, type UnreadableText } from '#app/figures/model/read-figure.ts';
import { type Category, categoryTrail } from '#app/offer/model/category.ts';
import type { Product } from '#app/offer/model/product.ts';
import type { Catalogue } from './to-catalogue.server.ts';

type AttributeReading = { readonly attribute: Attribute; readonly reading: FigureReading };

/**
 * What was read from a product. There is one reading for each attribute of its category and of the other listings that have
 * it, in the order of `attributes.json`.
 */
export type ProductReading = {
  readonly product: Product;
  readonly readings: readonly AttributeReading[];
};

type Read = Pick<Catalogue, 'products' | 'attributes' | 'categories'>;

/** One product after another, because the readings of many would need much memory. */
export function* readProducts({ products, attributes, categories }: Read): Generator<ProductReading> {
  const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));
  const attributesByCategory = new Map<string, readonly Attribute[]>();
  for (const product of products) {
    const ofCategory =
      attributesByCategory.get(product.category) ??
      attributesIn(attributes, ...slugsOf(product.category, categoryBySlug));
    attributesByCategory.set(product.category, ofCategory);
    yield {
      product,
      readings: ofCategory.map((attribute) => ({ attribute, reading: readFigure(attribute, product) })),
    };
  }
}

type Unreadable = { readonly product: Product; readonly attribute: Attribute; readonly text: UnreadableText };

export type CatalogueFigures = {
  readonly figuresById: ReadonlyMap<string, Figures>;
  readonly unreadable: readonly Unreadable[];
};

/** Reads the figures of every product. For 10,000 products that takes one to two seconds, so it is done once per catalogue. */
export function readFigures(catalogue: Read): CatalogueFigures {
  const figuresById = new Map<string, Figures>();
  const unreadable: Unreadable[] = [];
  for (const { product, readings } of readProducts(catalogue)) {
    figuresById.set(product.id, figuresIn(readings));
    for (const { attribute, reading } of readings)
      for (const text of reading.unreadable) unreadable.push({ product, attribute, text });
  }
  return { figuresById, unreadable };
}

/** The slugs of the category and of the other listings with its products: those of the categories above it. */
function slugsOf(category: string, categoryBySlug: ReadonlyMap<string, Category>): readonly string[] {
  const combined = categoryTrail(categoryBySlug, category).flatMap(
    ({ slug, combinedPage }) => combinedPage?.slug ?? slug,
  );
  return [category, ...combined];
}

export type ProductWithFigures = { readonly product: Product; readonly figures: Figures };

export function withFigures(
  products: readonly Product[],
  { figuresById }: CatalogueFigures,
): readonly ProductWithFigures[] {
  return products.map((product) => ({ product, figures: figuresById.get(product.id) ?? {} }));
}

function figuresIn(readings: readonly AttributeReading[]): Figures {
  return Object.fromEntries(
    readings.flatMap(({ attribute, reading: { figure } }) =>
      figure === undefined ? [] : [[attribute.id, figure] as const],
    ),
  );
}

const MAX_LINES = 100;

/**
 * Hints for the owner, one line each. They do not stop a build; a figure that cannot be read counts as not stated.
 * - a text that should state a figure but cannot be read: product, field and how to correct it; at most 100 are listed
 * - a specification of `attributes.json` that no product has: perhaps its label is misspelt
 */
export function figureHints(
  { unreadable }: CatalogueFigures,
  { attributes, products }: Pick<Catalogue, 'attributes' | 'products'>,
): readonly string[] {
  const others = unreadable.length - MAX_LINES;
  return [
    ...unreadable.slice(0, MAX_LINES).map(unreadableLine),
    ...(others > 0 ? [`${others} more texts cannot be read`] : []),
    ...unknownSpecifications(attributes, products),
  ];
}

function unknownSpecifications(
  attributes: readonly Attribute[],
  products: readonly Product[],
): readonly string[] {
  const labels = new Set<string>();
  for (const { specifications } of products)
    for (const label of Object.keys(specifications)) labels.add(label);
  return attributes.flatMap(({ id, readFrom, alsoReadFrom }) =>
    [...readFrom, ...alsoReadFrom]
      .filter(({ specification }) => !labels.has(specification))
      .map(
        ({ specification }) =>
          `attributes.json: id ${id}: no product has the specification "${specification}"; correct or remove it`,
      ),
  );
}

function unreadableLine({ product, attribute, text }: Unreadable): string {
  const { specification = 'title', part } = text;
  return `id ${product.id}: ${specification}: "${part}" cannot be read as "${attribute.label}"; ${correctionFor(attribute, specification)}`;
}

function correctionFor(attribute: Attribute, specification: string): string {
  switch (attribute.kind) {
    case 'number': {
      const example = attribute.unit === undefined ? '16' : `16 ${attribute.unit}`;
      return `write it like "${example}", or move "${specification}" of "${attribute.id}" in attributes.json to alsoReadFrom`;
    }
    case 'steps':
      return `write a code of the scale ${attribute.scale}`;
    case 'set':
      return `add its words to a value of "${attribute.id}" in attributes.json, or move "${specification}" there to alsoReadFrom`;
    case 'yes-no':
      return `add its words to "${attribute.id}" in attributes.json`;
  }
}
