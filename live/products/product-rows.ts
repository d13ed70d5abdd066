// The rows that pages read about products: as the engine has them, completed by the data files and checked as these are.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  allAttributes,
  allCategories,
  allListings,
  allProducts,
  findProduct,
  statedBy,
} from '../../app/catalogue/catalogue.server.ts';
import {
  engineProductSchema,
  type EngineProduct,
  shownProduct,
} from '../../app/catalogue/engine-products.server.ts';
import { readFigures } from '../../app/catalogue/figures.server.ts';
import type { Figure, Figures } from '../../app/figures/model/attribute.ts';
import { foldText } from '../../app/lib/normalize-text.ts';
import { discountPercent, type Product } from '../../app/offer/model/product.ts';
import { isInStock } from '../../app/offer/model/offer.ts';
import { codeKeys } from '../../app/offer/model/product-codes.ts';
import { vocabularyOf } from '../../app/search/model/spelling.ts';
import { partnerKeys } from '../../app/works-with/model/works-with.ts';
import { postgresProducts } from './postgres-products.ts';
import { withTitlesOfTheirOwn, writeProblems } from './problems.ts';
import { slotsIn } from './queries.ts';
import { searchedTexts } from './searched-texts.ts';

type Client = pg.ClientBase;
type FigureText = readonly [attribute: string, figure: string];

/** Beside slugs: all products together. */
export const ALL = '';
/** Products that only the engine has come after those of the files. */
const AFTER_FILES = 1_000_000_000;

export class ProductRows {
  readonly positions = new Map(allProducts().map(({ id }, position) => [id, position]));
  readonly #brands = [...new Set(allProducts().map(({ brand }) => brand))];
  readonly #listingsOf = listingsByCategory();
  readonly #slotsIn = new Map(allListings().map(({ slug }) => [slug, slotsIn(slug)]));
  /** The ids in `shop.figure`, by attribute and figure. */
  readonly #figureIds = new Map<string, number>();

  /** Forgets the rows of figures: they may not have been stored. */
  forget(): void {
    this.#figureIds.clear();
  }

  /** @param listings gets the slugs of the listings that these products are or were in, and `ALL` if there are others than before */
  async write(client: Client, ids: readonly string[], listings: Set<string>): Promise<void> {
    if (ids.length === 0) return;
    const { rows: offered } = await client.query<EngineProduct>(OFFERED, [ids]);
    const { rows: old } = await client.query<{ id: string; product: Product }>(
      'SELECT id, product FROM shop.product WHERE id = ANY($1)',
      [ids],
    );
    for (const {
      product: { category },
    } of old)
      for (const slug of this.#listingsOf.get(category) ?? []) listings.add(slug);
    const known = Map.groupBy(offered, ({ id }) => id);
    const brands = [
      ...this.#brands,
      ...(await brandsOf(client)),
      ...offered.flatMap(({ brand }) => brand?.trim() ?? []),
    ];
    const schema = engineProductSchema([...new Set(brands)], allCategories());
    const found = ids.map((id) => {
      const variants = (known.get(id) ?? []).toSorted(
        (one, other) => Number(one.isWithdrawn) - Number(other.isWithdrawn),
      );
      return {
        id,
        productId: variants[0]?.productId ?? null,
        ...shownProduct(id, variants, findProduct(id), schema),
      };
    });
    const shown = await withTitlesOfTheirOwn(client, found);
    await writeProblems(client, ids, shown);

    const products = shown.flatMap(({ product }) => product ?? []);
    const { figuresById } = readFigures({
      products,
      attributes: allAttributes(),
      categories: allCategories(),
    });
    const rows = shown.flatMap(({ id, productId, product }) => {
      if (!product) return [];
      const stated = figuresById.get(id) ?? {};
      const position = this.positions.get(id) ?? placeOf(id, productId ?? 0);
      return { product, stated, position, productId, figures: statedBy({ product, figures: stated }) };
    });
    for (const { product } of rows)
      for (const slug of this.#listingsOf.get(product.category) ?? []) listings.add(slug);
    await this.#learnFigures(
      client,
      rows.flatMap(({ figures }) => Object.entries(figures).map(figureText)),
    );
    const shownIds = rows.map(({ product }) => product.id);
    await client.query('DELETE FROM shop.product WHERE id = ANY($1) AND id <> ALL($2)', [ids, shownIds]);
    await client.query(WRITE_PRODUCTS, [JSON.stringify(rows.map(productRow))]);
    const entries = rows.flatMap(({ product, position, figures }) =>
      (this.#listingsOf.get(product.category) ?? []).map((slug) =>
        Object.assign(listedColumns(product, position), {
          slug,
          isOwn: slug === product.category,
          figures: this.#numbersIn(slug, figures),
        }),
      ),
    );
    const searched = rows.map(({ product, position }) =>
      Object.assign(listedColumns(product, position), searchedTexts(product)),
    );
    const partners = rows.flatMap(({ product, position, stated }) =>
      Array.from(new Set(partnerKeys({ product, figures: stated }).own), (key) =>
        Object.assign(listedColumns(product, position), { key }),
      ),
    );
    const code = products.flatMap((product) => codeKeys(product).map((key) => ({ id: product.id, key })));
    for (const [table, own] of Object.entries({ entry: entries, searched, partner: partners, code })) {
      await client.query(`DELETE FROM shop.${table} WHERE id = ANY($1)`, [shownIds]);
      await client.query(
        `INSERT INTO shop.${table} SELECT * FROM json_populate_recordset(NULL::shop.${table}, $1)`,
        [JSON.stringify(own)],
      );
    }
    await countWords(
      client,
      old.map(({ product }) => product),
      products,
    );
    const brandsBefore = new Map(old.map(({ id, product: { brand } }) => [id, brand]));
    if (old.length !== rows.length || products.some(({ id, brand }) => brandsBefore.get(id) !== brand))
      listings.add(ALL);
  }

  /** What an entry of the listing has of these figures, see `slotsIn`. */
  #numbersIn(slug: string, figures: Figures): readonly (number | undefined)[] {
    return Array.from(this.#slotsIn.get(slug)?.keys() ?? [], (attribute) => {
      const figure = figures[attribute];
      return figure && this.#figureIds.get(figureText([attribute, figure]).join(' '));
    });
  }

  async #learnFigures(client: Client, figures: readonly FigureText[]): Promise<void> {
    const missing = new Map(
      figures.flatMap((figure) => {
        const key = figure.join(' ');
        return this.#figureIds.has(key) ? [] : [[key, figure] as const];
      }),
    );
    if (missing.size === 0) return;
    const values = [0, 1].map((column) => Array.from(missing.values(), (figure) => figure[column]));
    await client.query(
      `INSERT INTO shop.figure (attribute, figure) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      values,
    );
    const { rows } = await client.query<{ id: number; attribute: string; figure: string }>(
      `SELECT figure.* FROM shop.figure
       JOIN unnest($1::text[], $2::text[]) AS wanted (attribute, figure) USING (attribute, figure)`,
      values,
    );
    for (const { id, attribute, figure } of rows) this.#figureIds.set(`${attribute} ${figure}`, id);
  }
}

const figureText = ([attribute, figure]: readonly [string, Figure]): FigureText => [
  attribute,
  JSON.stringify(figure),
];

/** Changes with what is written, so that a new version of the program writes all products anew. */
export const FORM_OF_ROWS = 5;

/** Variants of one product have places of their own. */
function placeOf(id: string, productId: number): number {
  return AFTER_FILES + productId * 65_536 + createHash('sha256').update(id).digest().readUInt16BE();
}

/** What rows about a product have of it, see `LISTED` in `tables.ts`. */
function listedColumns(product: Product, position: number) {
  const { id, title, brand, price, isBestSeller, soldQuantity, family } = product;
  const inStock = isInStock(product);
  return { id, position, title, brand, price, inStock, isBestSeller, soldQuantity, family: family?.id };
}

type Row = {
  readonly product: Product;
  readonly stated: Figures;
  readonly position: number;
  readonly productId: number | null;
};

function productRow({ product, stated, position, productId }: Row) {
  const { category, isFeatured, isNew, isOnSale, title } = product;
  return {
    ...listedColumns(product, position),
    productId,
    category,
    isFeatured,
    isNew,
    isOnSale,
    discount: discountPercent(product),
    foldedTitle: foldText(title),
    product,
    stated,
  };
}

/** The columns of `shop.product` after its id, in their order. */
const COLUMNS = [
  'position',
  'productId',
  'category',
  'brand',
  'price',
  'inStock',
  'isFeatured',
  'isNew',
  'isBestSeller',
  'isOnSale',
  'discount',
  'soldQuantity',
  'foldedTitle',
  'family',
  'product',
  'stated',
].map((column) => `"${column}"`);

const WRITE_PRODUCTS = `INSERT INTO shop.product SELECT * FROM json_populate_recordset(NULL::shop.product, $1)
  ON CONFLICT (id) DO UPDATE
    SET (${COLUMNS.join()}) = ROW (${COLUMNS.map((column) => `excluded.${column}`).join()})`;

/** By way of the products, which have an index. */
const OFFERED = `SELECT * FROM shop.offered
  WHERE "productId" IN (SELECT "productId" FROM shop.sku WHERE id = ANY($1)) AND id = ANY($1)`;

/** Replaces the words of products by those that they have now. */
async function countWords(
  client: Client,
  before: readonly Product[],
  now: readonly Product[],
): Promise<void> {
  const [old, current] = [before, now].map((products) =>
    vocabularyOf(
      products.map(({ brand, title, specifications }) => ({
        brand,
        title,
        specifications: Object.values(specifications),
      })),
      Number.POSITIVE_INFINITY,
    ),
  );
  const changed = new Map([...(old ?? []), ...(current ?? [])]);
  const words = Array.from(changed, ([key, { spelling }]) => ({
    key,
    spelling,
    products: (current?.get(key)?.products ?? 0) - (old?.get(key)?.products ?? 0),
  })).filter(({ products }) => products !== 0);
  await client.query(
    `INSERT INTO shop.word SELECT * FROM json_populate_recordset(NULL::shop.word, $1)
       ON CONFLICT (key) DO UPDATE SET products = word.products + excluded.products`,
    [JSON.stringify(words)],
  );
  await client.query('DELETE FROM shop.word WHERE key = ANY($1) AND products <= 0', [
    words.map(({ key }) => key),
  ]);
}

async function brandsOf(client: Client): Promise<readonly string[]> {
  return (await postgresProducts(client).overview()).brands;
}

/** The slugs of the pages that list the products of a category. */
function listingsByCategory(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    allCategories().map(({ slug: category }) => [
      category,
      allListings()
        .filter((listing) => listing.lists(category))
        .map(({ slug }) => slug),
    ]),
  );
}
