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
  /** Whether versions of a product count once. Slower, so only where there are some. */
  readonly joins: boolean;
};

export const where =
  ({ base, parts }: Conditions): Sql =>
  (parameter) =>
    [base(parameter), ...parts.map(({ clause }) => `(${clause(parameter)})`)].join(' AND ');

/** How many products state each figure, by its number, and have each brand. Versions may count once, see `Conditions`. */
export type Tally = {
  readonly total: number;
  /** All versions counted. */
  readonly versions: number;
  readonly inStock: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly lowest: number | null;
  readonly highest: number | null;
};

export const NOTHING: Tally = {
  total: 0,
  versions: 0,
  inStock: 0,
  brands: {},
  figures: {},
  lowest: null,
  highest: null,
};

/** Names the versions of a product. Ids have no spaces. */
export const CARD = `coalesce(' ' || family, id) COLLATE "C"`;

/** Of what has the column `card`. */
export const countOf = (joins: boolean) => (joins ? 'count(DISTINCT card)' : 'count(*)');

const totals = (joins: boolean) => `${countOf(joins)}::integer AS total, count(*)::integer AS versions,
  (${countOf(joins)} FILTER (WHERE "inStock"))::integer AS "inStock",
  min(price)::integer AS lowest, max(price)::integer AS highest`;

/** The subjects of filters that are about no figure. */
export const IN_STOCK = 'availability';
export const BRAND = 'brands';

export const HAS_FAMILIES = 'EXISTS (SELECT FROM shop.product WHERE family IS NOT NULL)';

/** What a filter may ask for, about the attribute with the id `subject`. */
type Choice = { readonly subject: string; readonly clause: Sql };

/** See `Versions`. `over` is the window of the versions of a card. */
function isLowestPrice(over: string, card: string): string {
  const orderable = `min(price) FILTER (WHERE "inStock")${over}`;
  return `(max(price)${over} > ${card}.price AND coalesce(${orderable} >= ${card}.price, true))`;
}

/** The SQL of `joinVersions`: one row for each card, in no order. `place` is that of its first version in the list. */
export const joinedRows =
  (found: Sql, order: Sql): Sql =>
  (parameter) =>
    `SELECT DISTINCT ON (card) *, min(number) OVER versions AS place, count(*) OVER versions AS versions,
      ${isLowestPrice(' OVER versions', 'numbered')} AS "isLowestPrice"
    FROM (
      SELECT *, ${CARD} AS card, row_number() OVER (ORDER BY ${order(parameter)}) AS number FROM ${found(parameter)}
    ) AS numbered
    WINDOW versions AS (PARTITION BY card)
    ORDER BY card, "inStock" DESC, price, number`;

/** The columns of `joinedRows` that a card shows. */
const VERSIONS = ', versions, "isLowestPrice"';

/** The same of a `card` that stands for all versions of its product. */
export const ALL_VERSIONS = Object.entries({
  versions: 'count(*)',
  isLowestPrice: isLowestPrice('', 'card'),
})
  .map(
    ([name, value]) =>
      `(SELECT ${value} FROM shop.product AS version WHERE version.family = card.family) AS "${name}"`,
  )
  .join();

export type JoinedRow = {
  readonly product: Product;
  readonly versions?: string;
  readonly isLowestPrice?: boolean;
};

export function withVersions({ product, versions, isLowestPrice = false }: JoinedRow): Product {
  const count = Number(versions ?? 1);
  return count > 1 ? { ...product, versions: { count, isLowestPrice } } : product;
}

/** How products are ordered that are equal otherwise, by the columns of `joinedRows` if versions count once. */
export const lastOrder = ({ joins, order }: Conditions): Sql => (joins ? () => 'place' : order);

/** What meets all parts, or all but the one with the number `failing`. */
const nearlyMeeting =
  ({ table, base, parts }: Conditions): Sql =>
  (parameter) => {
    const clauses = parts.map(({ clause }) => `(${clause(parameter)}) IS TRUE`);
    const failing = clauses.map((clause, index) => `WHEN NOT ${clause} THEN ${index + 1}`).join(' ');
    const met = ['0', ...clauses.map((clause) => `(${clause})::integer`)].join(' + ');
    return `(SELECT *, ${failing === '' ? 0 : `CASE ${failing} ELSE 0 END`} AS failing
      FROM ${table(parameter)} WHERE ${base(parameter)} AND ${met} >= ${parts.length - 1}) AS met`;
  };

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
   * the latter, only the figure that the part is about. Versions count each.
   * @param slots how many figures of an entry are counted
   */
  async function tallies(conditions: Conditions, slots: number): Promise<ReadonlyMap<number, Tally>> {
    const found = await rows<Tally & { readonly failing: number }>((parameter) => {
      const ofParts = conditions.parts.map(
        ({ place }, index) =>
          `WHEN failing = ${index + 1} THEN ${place === undefined ? `'{}'` : `figures[${place}:${place}]`}`,
      );
      const figures =
        slots === 0
          ? `'{}'::integer[]`
          : `CASE ${ofParts.join(' ')} WHEN failing = 0 THEN figures[1:${slots}] END`;
      return `WITH near AS MATERIALIZED (
          SELECT brand, "inStock", price, failing, ${figures} AS figures FROM ${nearlyMeeting(conditions)(parameter)}
        )
        SELECT failing, ${totals(false)},
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

  /**
   * Counts versions of a product once for each choice that one of them meets: availability, brands and `choices`. A choice leaves out
   * the part of the filter that is about its subject.
   */
  async function joinedTally(
    conditions: Conditions,
    choices: readonly Choice[],
  ): Promise<Omit<Tally, 'figures'> & { readonly choices: readonly number[] }> {
    const placeOf = (subject: string) => conditions.parts.findIndex((part) => part.subject === subject) + 1;
    const failing = (subject: string) => `failing IN (0, ${placeOf(subject)})`;
    const [found] = await rows<Omit<Tally, 'figures'> & { readonly choices: readonly number[] }>(
      (parameter) => `WITH near AS MATERIALIZED (
          SELECT brand, "inStock", price, ${choices.length > 0 ? 'figures, ' : ''}failing, ${CARD} AS card
          FROM ${nearlyMeeting(conditions)(parameter)}
        )
        SELECT (count(DISTINCT card) FILTER (WHERE failing = 0))::integer AS total,
          (count(*) FILTER (WHERE failing = 0))::integer AS versions,
          (count(DISTINCT card) FILTER (WHERE "inStock" AND ${failing(IN_STOCK)}))::integer AS "inStock",
          min(price)::integer AS lowest, max(price)::integer AS highest,
          (SELECT json_object_agg(brand, number) FROM (
            SELECT brand, count(DISTINCT card) AS number FROM near WHERE ${failing(BRAND)} GROUP BY brand
          ) AS counted) AS brands,
          ARRAY[${choices
            .map(
              ({ subject, clause }) =>
                `count(DISTINCT card) FILTER (WHERE ${failing(subject)} AND (${clause(parameter)}))`,
            )
            .join()}]::integer[] AS choices
        FROM near`,
    );
    return found ? { ...found, brands: found.brands ?? {} } : { ...NOTHING, choices: [] };
  }

  /** Counts what is asked for, and reads the first page of it, or each version if all of them fit on it. */
  async function firstPage(conditions: Conditions): Promise<FirstPage> {
    const { table, base, order, joins } = conditions;
    const [found] = await rows<Tally & { readonly products: readonly Product[] | null }>(
      (parameter) => `WITH found AS MATERIALIZED (
          SELECT *${joins ? `, ${CARD} AS card` : ''} FROM ${table(parameter)} WHERE ${base(parameter)}
        )
        SELECT ${totals(joins)},
          (SELECT json_object_agg(brand, number) FROM (
            SELECT brand, ${countOf(joins)} AS number FROM found GROUP BY brand
          ) AS counted) AS brands,
          (SELECT json_agg(product ORDER BY number) FROM (
            SELECT id, row_number() OVER () AS number FROM (
              SELECT id FROM found ORDER BY ${order(parameter)} LIMIT ${PAGE_SIZE}
            ) AS listed
          ) AS page JOIN shop.product USING (id)) AS products
        FROM found`,
    );
    const { products, brands, ...others } = found ?? { ...NOTHING, products: null };
    const isJoined = joins && others.versions > PAGE_SIZE;
    return {
      tally: { ...others, brands: brands ?? {}, figures: {} },
      products: isJoined ? await page(conditions, lastOrder(conditions)) : (products ?? []),
    };
  }

  /** @param order by the columns of `joinedRows`, if versions count once */
  async function page(
    conditions: Conditions,
    order: Sql,
    { start = 0, size = PAGE_SIZE } = {},
  ): Promise<readonly Product[]> {
    const { table, joins } = conditions;
    const found: Sql = (parameter) => `${table(parameter)} WHERE ${where(conditions)(parameter)}`;
    const versions = joins ? VERSIONS : '';
    const sql: Sql = (parameter) => `SELECT product${versions} FROM (
          SELECT *, row_number() OVER () AS number FROM (
            SELECT id${versions} FROM ${joins ? `(${joinedRows(found, conditions.order)(parameter)}) AS joined` : found(parameter)}
            ORDER BY ${order(parameter)} LIMIT ${size} OFFSET ${start}
          ) AS listed
        ) AS page JOIN shop.product USING (id) ORDER BY number`;
    return (await rows<JoinedRow>(sql)).map(withVersions);
  }

  async function numberOf(conditions: Conditions): Promise<number> {
    const [found] = await rows<{ number: number }>(
      (parameter) =>
        `SELECT count(${conditions.joins ? `DISTINCT ${CARD}` : '*'})::integer AS number
         FROM ${conditions.table(parameter)} WHERE ${where(conditions)(parameter)}`,
    );
    return found?.number ?? 0;
  }

  /** Whether there may be versions to join. */
  async function hasFamilies(): Promise<boolean> {
    const [found] = await rows<{ has: boolean }>(() => `SELECT ${HAS_FAMILIES} AS has`);
    return found?.has === true;
  }

  async function isAny({ table, base }: Conditions): Promise<boolean> {
    const [found] = await rows<{ isAny: boolean }>(
      (parameter) => `SELECT EXISTS (SELECT FROM ${table(parameter)} WHERE ${base(parameter)}) AS "isAny"`,
    );
    return found?.isAny === true;
  }

  return {
    rows,
    productsWhere,
    statedFigures,
    tallies,
    joinedTally,
    firstPage,
    page,
    numberOf,
    isAny,
    hasFamilies,
  };
}

/** In which place an entry of a listing has its figure of each attribute, counted from 1. Those that it can be filtered by come first. */
export function slotsIn(slug: string): ReadonlyMap<string, number> {
  const ids = new Set([...filteredIn(slug), ...comparedIn(slug)].map(({ id }) => id));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}

export const figureIn = (slug: string, attribute: string) => `figures[${slotsIn(slug).get(attribute) ?? 0}]`;

export function scopeFrom(
  { total, versions, inStock, brands, lowest, highest }: Omit<Tally, 'figures'>,
  figures: ListingScope['figures'],
): ListingScope {
  return {
    total,
    ...(total < versions && { versions }),
    inStock,
    brands: brandCounts(Object.entries(brands)),
    bounds: priceBounds(lowest === null || highest === null ? [] : [{ price: lowest }, { price: highest }]),
    figures,
  };
}
