// The queries that listings and searches are made of.
import type pg from 'pg';
import { comparedIn, filteredIn } from '../../app/catalogue/catalogue.server.ts';
import type { ProductWithFigures } from '../../app/catalogue/figures.server.ts';
import type { Figure, ShownAttribute } from '../../app/figures/model/attribute.ts';
import { brandCounts, type ListingScope } from '../../app/listing/model/listing.ts';
import { PAGE_SIZE } from '../../app/listing/model/paging.ts';
import { priceBounds } from '../../app/listing/model/price-range.ts';
import type { Product } from '../../app/offer/model/product.ts';

export type ProductRow = { readonly product: Product; readonly stated: ProductWithFigures['figures'] };

export const withFigures = ({ product, stated }: ProductRow): ProductWithFigures => ({
  product,
  figures: stated,
});

/** Writes SQL. `parameter` takes a value and returns how the SQL names it. */
export type Sql = (parameter: (value: unknown) => string) => string;

/** Which products are asked for: those of a table for which the first clause and all parts of the filter hold. */
export type Conditions = {
  readonly table: Sql;
  readonly base: Sql;
  /** What a part is about is its subject. A facet leaves out the part that is about it. A figure has a place, see `slotsIn`. */
  readonly parts: readonly {
    readonly subject: string;
    readonly place?: number | undefined;
    readonly clause: Sql;
  }[];
  /** How products are ordered that are equal otherwise. */
  readonly order: Sql;
};

export const where =
  ({ base, parts }: Conditions): Sql =>
  (parameter) =>
    [base(parameter), ...parts.map(({ clause }) => `(${clause(parameter)})`)].join(' AND ');

/** How many products state each figure, by its number, and have each brand. */
export type Tally = {
  readonly total: number;
  readonly inStock: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly lowest: number | null;
  readonly highest: number | null;
};

export const NOTHING: Tally = { total: 0, inStock: 0, brands: {}, figures: {}, lowest: null, highest: null };

const TOTALS = `count(*)::integer AS total, (count(*) FILTER (WHERE "inStock"))::integer AS "inStock",
  min(price)::integer AS lowest, max(price)::integer AS highest`;

export type FirstPage = { readonly tally: Tally; readonly products: readonly Product[] };

/** The figures that products state about an attribute, by number. */
export type StatedFigures = ReadonlyMap<string, ReadonlyMap<number, Figure>>;

/**
 * Options of connections that only read. The tables are in memory, or on a disk that has no arm to move. With less memory for work,
 * PostgreSQL would read whole blocks for what an index has found in a large table.
 */
export const READING =
  '-c default_transaction_read_only=on -c jit=off -c random_page_cost=1.1 -c work_mem=16MB';

export type Queries = ReturnType<typeof queriesOf>;

/** @param database may be a replica or a role that only reads */
export function queriesOf(database: Pick<pg.Pool, 'query'>) {
  async function rows<Row>(write: Sql): Promise<readonly Row[]> {
    const values: unknown[] = [];
    const sql = write((value) => `$${values.push(value)}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query says what it selects
    return (await database.query(sql, values)).rows as readonly Row[];
  }

  async function productsWhere(condition: Sql): Promise<readonly Product[]> {
    const found = await rows<ProductRow>(
      (parameter) => `SELECT product FROM shop.product WHERE ${condition(parameter)}`,
    );
    return found.map(({ product }) => product);
  }

  async function statedFigures(attributes: readonly ShownAttribute[]): Promise<StatedFigures> {
    const found = await rows<{ id: number; attribute: string; figure: Figure }>(
      (parameter) =>
        `SELECT id, attribute, figure::json FROM shop.figure WHERE attribute = ANY(${parameter(attributes.map(({ id }) => id))})`,
    );
    const byAttribute = new Map<string, Map<number, Figure>>(attributes.map(({ id }) => [id, new Map()]));
    for (const { id, attribute, figure } of found) byAttribute.get(attribute)?.set(id, figure);
    return byAttribute;
  }

  /**
   * Counts in one pass what meets all parts, under 0, and what fails only one of them, under the number of that part. Of
   * the latter, only the figure that the part is about.
   * @param slots how many figures of an entry are counted
   */
  async function tallies(
    { table, base, parts }: Conditions,
    slots: number,
  ): Promise<ReadonlyMap<number, Tally>> {
    const found = await rows<Tally & { readonly failing: number }>((parameter) => {
      const clauses = parts.map(({ clause }) => `(${clause(parameter)}) IS TRUE`);
      const failing = clauses.map((clause, index) => `WHEN NOT ${clause} THEN ${index + 1}`).join(' ');
      const met = ['0', ...clauses.map((clause) => `(${clause})::integer`)].join(' + ');
      const ofParts = parts.map(
        ({ place }, index) =>
          `WHEN failing = ${index + 1} THEN ${place === undefined ? `'{}'` : `figures[${place}:${place}]`}`,
      );
      const figures =
        slots === 0
          ? `'{}'::integer[]`
          : `CASE ${ofParts.join(' ')} WHEN failing = 0 THEN figures[1:${slots}] END`;
      return `WITH near AS MATERIALIZED (
          SELECT brand, "inStock", price, failing,
            ${figures} AS figures
          FROM (
            SELECT *, ${failing === '' ? 0 : `CASE ${failing} ELSE 0 END`} AS failing
            FROM ${table(parameter)} WHERE ${base(parameter)} AND ${met} >= ${parts.length - 1}
          ) AS met
        )
        SELECT failing, ${TOTALS},
          (SELECT json_object_agg(brand, number) FROM (
            SELECT brand, count(*) AS number FROM near AS other WHERE other.failing = near.failing GROUP BY brand
          ) AS counted) AS brands,
          (SELECT json_object_agg(figure, number) FROM (
            SELECT figure, count(*) AS number FROM near AS other, unnest(figures) AS figure
            WHERE other.failing = near.failing AND figure IS NOT NULL GROUP BY figure
          ) AS counted) AS figures
        FROM near GROUP BY failing`;
    });
    return new Map(
      found.map(({ failing, brands, figures, ...others }) => [
        failing,
        { ...others, brands: brands ?? {}, figures: figures ?? {} },
      ]),
    );
  }

  /** Counts what is asked for, and reads the first page of it, in one pass. */
  async function firstPage({ table, base, order }: Conditions): Promise<FirstPage> {
    const [found] = await rows<Tally & { readonly products: readonly Product[] | null }>(
      (parameter) => `WITH found AS MATERIALIZED (SELECT * FROM ${table(parameter)} WHERE ${base(parameter)})
        SELECT ${TOTALS},
          (SELECT json_object_agg(brand, number) FROM (
            SELECT brand, count(*) AS number FROM found GROUP BY brand
          ) AS counted) AS brands,
          (SELECT json_agg(product ORDER BY number) FROM (
            SELECT id, row_number() OVER () AS number FROM (
              SELECT id FROM found ORDER BY ${order(parameter)} LIMIT ${PAGE_SIZE}
            ) AS listed
          ) AS page JOIN shop.product USING (id)) AS products
        FROM found`,
    );
    const { products, brands, ...totals } = found ?? { ...NOTHING, products: null };
    return { tally: { ...totals, brands: brands ?? {}, figures: {} }, products: products ?? [] };
  }

  async function page(conditions: Conditions, order: Sql, start = 0): Promise<readonly Product[]> {
    const found = await rows<ProductRow>(
      (parameter) => `SELECT product FROM (
          SELECT id, row_number() OVER () AS number FROM (
            SELECT id FROM ${conditions.table(parameter)} WHERE ${where(conditions)(parameter)}
            ORDER BY ${order(parameter)} LIMIT ${PAGE_SIZE} OFFSET ${start}
          ) AS listed
        ) AS page JOIN shop.product USING (id) ORDER BY number`,
    );
    return found.map(({ product }) => product);
  }

  async function countOf(conditions: Conditions): Promise<number> {
    const [found] = await rows<{ number: number }>(
      (parameter) =>
        `SELECT count(*)::integer AS number FROM ${conditions.table(parameter)} WHERE ${where(conditions)(parameter)}`,
    );
    return found?.number ?? 0;
  }

  async function isAny({ table, base }: Conditions): Promise<boolean> {
    const [found] = await rows<{ isAny: boolean }>(
      (parameter) => `SELECT EXISTS (SELECT FROM ${table(parameter)} WHERE ${base(parameter)}) AS "isAny"`,
    );
    return found?.isAny === true;
  }

  return { rows, productsWhere, statedFigures, tallies, firstPage, page, countOf, isAny };
}

/** In which place an entry of a listing has its figure of each attribute, counted from 1. Those that it can be filtered by come first. */
export function slotsIn(slug: string): ReadonlyMap<string, number> {
  const ids = new Set([...filteredIn(slug), ...comparedIn(slug)].map(({ id }) => id));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}

export const figureIn = (slug: string, attribute: string) => `figures[${slotsIn(slug).get(attribute) ?? 0}]`;

export function scopeFrom(
  { total, inStock, brands, lowest, highest }: Tally,
  figures: ListingScope['figures'],
): ListingScope {
  return {
    total,
    inStock,
    brands: brandCounts(Object.entries(brands)),
    bounds: priceBounds(lowest === null || highest === null ? [] : [{ price: lowest }, { price: highest }]),
    figures,
  };
}
