import type pg from 'pg';
import { allAttributes, comparedIn, filteredIn, findListing } from '../../app/catalogue/catalogue.server.ts';
import type { ProductWithFigures } from '../../app/catalogue/figures.server.ts';
import type { ListingSize, ListingSubject, Overview, Products, Shelf } from '../../app/catalogue/products.ts';
import type { Figure, ShownAttribute } from '../../app/figures/model/attribute.ts';
import { compareFigures } from '../../app/figures/model/compare-figures.ts';
import { meetsCondition } from '../../app/figures/model/figure-condition.ts';
import { facetsFrom, withCounts } from '../../app/figures/model/figure-facet.ts';
import { listingColumns, orderedColumn } from '../../app/listing/model/listing-column.ts';
import { activeFilters, conditionsOn, type ListingFilter } from '../../app/listing/model/listing-filter.ts';
import { brandCounts, type ListingFacets, type ListingScope } from '../../app/listing/model/listing.ts';
import { PAGE_SIZE, pageOf } from '../../app/listing/model/paging.ts';
import { priceBounds } from '../../app/listing/model/price-range.ts';
import type { SortKey } from '../../app/listing/model/sort-order.ts';
import { toCents } from '../../app/lib/money.ts';
import { LIST_SIZE, MORE_DEALS_SIZE, RELATED_SIZE } from '../../app/product/model/merchandising.ts';
import type { Product } from '../../app/product/model/product.ts';
import { partnersIn, partnerKeys } from '../../app/works-with/model/works-with.ts';
import { containing, rankInSql, searchedPart } from './searched-texts.ts';

/** What the table `shop.listing` has of a listing. */
export type StoredListing = {
  readonly size: ListingSize;
  readonly scope: ListingScope;
  /** The ids of the attributes that its products state. */
  readonly stated: readonly string[];
};

type ProductRow = { readonly product: Product; readonly stated: ProductWithFigures['figures'] };

/** Writes SQL. `parameter` takes a value and returns how the SQL names it. */
type Sql = (parameter: (value: unknown) => string) => string;

/** Which products are asked for: those of a table for which the first clause and all parts of the filter hold. */
type Conditions = {
  readonly table: string;
  readonly base: Sql;
  /** What a part is about is its subject. A facet leaves out the part that is about it. */
  readonly parts: readonly { readonly subject: string; readonly clause: Sql }[];
};

const where =
  ({ base, parts }: Conditions): Sql =>
  (parameter) =>
    [base(parameter), ...parts.map(({ clause }) => `(${clause(parameter)})`)].join(' AND ');

const IN_STOCK = 'availability';
const BRAND = 'brands';

const ORDERS: Readonly<Record<Exclude<SortKey, 'best-match'>, string>> = {
  'best-selling': '"isBestSeller" DESC, "soldQuantity" DESC, title',
  'price-asc': 'price',
  'price-desc': 'price DESC',
  'name-asc': 'title',
  'name-desc': 'title DESC',
};

/** As in `merchandising.ts`. */
const SHELVES: Readonly<Record<Shelf, string>> = {
  featured: '"isFeatured" ORDER BY position',
  newArrivals: '"isNew" ORDER BY position',
  bestSellers: '"isBestSeller" ORDER BY "soldQuantity" DESC, position',
  onSale: '"isOnSale" ORDER BY position',
};

/** Of each key. More than a page shows, because not every candidate proves to be a partner. */
const PARTNER_CANDIDATES = 50;
const BATCH = 500;

/** How many products state each figure, by its number, and have each brand. */
type Tally = {
  readonly total: number;
  readonly inStock: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly lowest: number | null;
  readonly highest: number | null;
};

const NOTHING: Tally = { total: 0, inStock: 0, brands: {}, figures: {}, lowest: null, highest: null };

/** The figures that products state about an attribute, by number. */
type StatedFigures = ReadonlyMap<string, ReadonlyMap<number, Figure>>;

/** @param database may be a replica or a role that only reads */
export function postgresProducts(database: Pick<pg.Pool, 'query'>): Products & {
  /** What `shop.listing` should have of a listing. */
  readonly count: (slug: string) => Promise<StoredListing>;
} {
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

  async function storedListing(slug: string): Promise<StoredListing | undefined> {
    const [found] = await rows<{ content: StoredListing }>(
      (parameter) => `SELECT content FROM shop.listing WHERE slug = ${parameter(slug)}`,
    );
    return found?.content;
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
   * Counts in one pass what meets all parts, under 0, and what fails only one of them, under the number of that part.
   * @param slots how many figures of an entry are counted
   */
  async function tallies(
    { table, base, parts }: Conditions,
    slots: number,
  ): Promise<ReadonlyMap<number, Tally>> {
    const figures = slots === 0 ? `'{}'::integer[]` : `figures[1:${slots}]`;
    const found = await rows<Tally & { readonly failing: number }>((parameter) => {
      const clauses = parts.map(({ clause }) => `(${clause(parameter)}) IS TRUE`);
      const failing = clauses.map((clause, index) => `WHEN NOT ${clause} THEN ${index + 1}`).join(' ');
      const met = ['0', ...clauses.map((clause) => `(${clause})::integer`)].join(' + ');
      return `WITH near AS MATERIALIZED (
          SELECT brand, "inStock", price, ${figures} AS figures, ${failing === '' ? 0 : `CASE ${failing} ELSE 0 END`} AS failing
          FROM ${table} WHERE ${base(parameter)} AND ${met} >= ${parts.length - 1}
        )
        SELECT failing, count(*)::integer AS total, (count(*) FILTER (WHERE "inStock"))::integer AS "inStock",
          min(price)::integer AS lowest, max(price)::integer AS highest,
          (SELECT json_object_agg(brand, number) FROM (
            SELECT brand, count(*) AS number FROM near AS other WHERE other.failing = near.failing GROUP BY brand
          )) AS brands,
          (SELECT json_object_agg(figure, number) FROM (
            SELECT figure, count(*) AS number FROM near AS other, unnest(figures) AS figure
            WHERE other.failing = near.failing AND figure IS NOT NULL GROUP BY figure
          )) AS figures
        FROM near GROUP BY failing`;
    });
    return new Map(
      found.map(({ failing, brands, figures, ...others }) => [
        failing,
        { ...others, brands: brands ?? {}, figures: figures ?? {} },
      ]),
    );
  }

  async function count(slug: string): Promise<StoredListing> {
    const attributes = filteredIn(slug);
    const compared = comparedIn(slug);
    const subject = { kind: 'listing', slug } as const;
    const stated = await statedFigures([...attributes, ...compared]);
    const counted = await tallies(conditionsFor(subject), slotsIn(slug).size);
    const found = counted.get(0) ?? NOTHING;
    const [first] = await rows<{ image: string }>(
      (parameter) => `SELECT product ->> 'image' AS image FROM shop.entry JOIN shop.product USING (id)
        WHERE slug = ${parameter(slug)} AND product ->> 'image' <> '' ORDER BY entry.position LIMIT 1`,
    );
    const stating = new Map(attributes.map(({ id }) => [id, tallyOf(found, stated.get(id))]));
    return {
      size: { count: found.total, image: first?.image ?? '' },
      scope: scopeFrom(found, facetsFrom(attributes, stating, found.total)),
      stated: compared
        .map(({ id }) => id)
        .filter((id) => [...(stated.get(id)?.keys() ?? [])].some((figure) => found.figures[figure])),
    };
  }

  async function orderOf(subject: ListingSubject, filter: ListingFilter): Promise<Sql> {
    const bySort = orderOfSort(subject, filter.sort);
    const attributes = subject.kind === 'listing' ? await columnsOf(subject.slug) : undefined;
    const column = orderedColumn(listingColumns(attributes), filter.order);
    if (!column || !filter.order) return bySort;
    const { direction } = filter.order;
    const after = direction === 'ascending' ? '' : ' DESC';
    if (column.kind !== 'figure' || subject.kind !== 'listing') {
      const value = column.kind === 'brand' ? 'brand COLLATE shop.names' : '"inStock"';
      return (parameter) => `${value}${after}, ${bySort(parameter)}`;
    }
    const { attribute } = column;
    const stated = [...((await statedFigures([attribute])).get(attribute.id) ?? [])].toSorted(
      ([, a], [, b]) => compareFigures(attribute, a, b, direction),
    );
    if (stated.length === 0) return bySort;
    // A list of ranks that is read at the number of a figure. Equal figures have equal ranks, so that the other order decides.
    const numbers = stated.map(([id]) => id);
    const lowest = Math.min(...numbers);
    const ranks: (number | null)[] = Array.from({ length: Math.max(...numbers) - lowest + 1 }, () => null);
    let rank = 0;
    for (const [index, [id, figure]] of stated.entries()) {
      const before = stated[index - 1];
      if (before && compareFigures(attribute, before[1], figure, direction) !== 0) rank = index;
      ranks[id - lowest] = rank;
    }
    const figure = figureIn(subject.slug, attribute.id);
    return (parameter) =>
      `(${parameter(ranks)}::integer[])[${figure} - ${lowest} + 1] NULLS LAST, ${bySort(parameter)}`;
  }

  async function facetsOf(
    conditions: Conditions,
    scope: ListingScope,
    stated: StatedFigures,
  ): Promise<{ readonly facets: ListingFacets; readonly total: number }> {
    const counted = await tallies(conditions, scope.figures.length === 0 ? 0 : stated.size);
    const all = counted.get(0) ?? NOTHING;
    /** Without the part of the filter that is about a subject. */
    const without = (subject: string): Tally => {
      const part = conditions.parts.findIndex((other) => other.subject === subject) + 1;
      return part === 0 ? all : sum(all, counted.get(part) ?? NOTHING);
    };
    const { brands } = without(BRAND);
    return {
      total: all.total,
      facets: {
        inStock: without(IN_STOCK).inStock,
        brands: scope.brands.map(({ brand }) => ({ brand, count: brands[brand] ?? 0 })),
        figures: scope.figures.map((facet) => {
          const { id } = facet.attribute;
          return withCounts(facet, tallyOf(without(id), stated.get(id)));
        }),
      },
    };
  }

  async function page(conditions: Conditions, order: Sql, start = 0): Promise<readonly Product[]> {
    const found = await rows<ProductRow>(
      (parameter) => `SELECT product FROM (
          SELECT id, row_number() OVER () AS number FROM (
            SELECT id FROM ${conditions.table} WHERE ${where(conditions)(parameter)}
            ORDER BY ${order(parameter)} LIMIT ${PAGE_SIZE} OFFSET ${start}
          ) AS listed
        ) AS page JOIN shop.product USING (id) ORDER BY number`,
    );
    return found.map(({ product }) => product);
  }

  /** The attributes that the table of a listing shows. */
  async function columnsOf(slug: string): Promise<readonly ShownAttribute[]> {
    const { stated = [] } = (await storedListing(slug)) ?? {};
    return comparedIn(slug).filter(({ id }) => stated.includes(id));
  }

  return {
    count,
    async overview(): Promise<Overview> {
      const found = await rows<{ slug: string; size: ListingSize }>(
        () => `SELECT slug, content -> 'size' AS size FROM shop.listing`,
      );
      const [all] = await rows<Pick<Overview, 'productCount' | 'brands'>>(
        () => 'SELECT "productCount", brands FROM shop.state',
      );
      return {
        productCount: all?.productCount ?? 0,
        brands: all?.brands ?? [],
        listings: new Map(found.map(({ slug, size }) => [slug, size])),
      };
    },
    async find(ids) {
      const found = await rows<ProductRow>(
        (parameter) => `SELECT product, stated
          FROM unnest(${parameter(ids)}::text[]) WITH ORDINALITY AS asked(id, number) JOIN shop.product USING (id)
          ORDER BY number`,
      );
      return found.map(withFigures);
    },
    async *each(slug) {
      for (let last = -1; ; ) {
        const after = last;
        const found = await rows<ProductRow & { position: string }>(
          (parameter) => `SELECT product, stated, product.position FROM shop.product
            ${slug === undefined ? '' : `JOIN shop.entry ON entry.id = product.id AND slug = ${parameter(slug)}`}
            WHERE ${slug === undefined ? 'product' : 'entry'}.position > ${parameter(after)} ORDER BY 3 LIMIT ${BATCH}`,
        );
        yield* found.map(withFigures);
        const end = found.at(-1);
        if (!end) return;
        last = Number(end.position);
      }
    },
    shelf: (shelf) => productsWhere(() => `${SHELVES[shelf]} LIMIT ${LIST_SIZE}`),
    async first(slug, number) {
      const conditions = conditionsFor({ kind: 'listing', slug });
      return (await page(conditions, () => 'position')).slice(0, number);
    },
    async deals() {
      const [deal] = [
        ...(await productsWhere(() => '"isOnSale" AND discount > 0 ORDER BY position LIMIT 1')),
        ...(await productsWhere(() => 'true ORDER BY position LIMIT 1')),
      ];
      if (!deal) return [];
      const others = await productsWhere(
        (parameter) => `id <> ${parameter(deal.id)} AND "inStock" AND ("isOnSale" OR "isFeatured")
          ORDER BY "isOnSale" DESC, position LIMIT ${MORE_DEALS_SIZE}`,
      );
      return [deal, ...others];
    },
    related: ({ id, category, price }) =>
      productsWhere((parameter) => {
        const near = (side: string, order: string) =>
          `(SELECT id FROM shop.product WHERE category = ${parameter(category)} AND id <> ${parameter(id)}
             AND price ${side} ${parameter(price)} ORDER BY ${order} LIMIT ${RELATED_SIZE})`;
        return `id IN (${near('>=', 'price, position')} UNION ALL ${near('<', 'price DESC, position')})
          ORDER BY abs(price - ${parameter(price)}), position LIMIT ${RELATED_SIZE}`;
      }),
    async partners(id) {
      const [subject] = await this.find([id]);
      if (!subject) return [];
      const candidates = await rows<ProductRow>(
        (parameter) => `SELECT product, stated FROM shop.product WHERE id IN (
            SELECT near.id FROM unnest(${parameter(partnerKeys(subject).sought)}::text[]) AS wanted(key)
            CROSS JOIN (VALUES (true), (false)) AS stocked("inStock")
            CROSS JOIN LATERAL (
              ${['=', '<>']
                .map(
                  (isSame) => `(SELECT id FROM shop.partner WHERE partner.key = wanted.key
                    AND partner."inStock" = stocked."inStock" AND brand ${isSame} ${parameter(subject.product.brand)}
                    ORDER BY price, position LIMIT ${PARTNER_CANDIDATES})`,
                )
                .join(' UNION ALL ')}
            ) AS near
          ) AND id <> ${parameter(id)} ORDER BY position`,
      );
      return partnersIn([subject, ...candidates.map(withFigures)], allAttributes())(id);
    },
    async scope(subject) {
      if (subject.kind === 'listing')
        return (
          findListing(subject.slug) &&
          ((await storedListing(subject.slug)) ?? (await count(subject.slug))).scope
        );
      return scopeFrom((await tallies(conditionsFor(subject), 0)).get(0) ?? NOTHING, []);
    },
    columns: columnsOf,
    async list(subject, scope, filter) {
      const isPlain = isUnfiltered(filter);
      const attributes = subject.kind === 'listing' && !isPlain ? filteredIn(subject.slug) : [];
      const stated = await statedFigures(attributes);
      const conditions = narrowed(subject, scope, filter, stated);
      // Without a filter all that is counted is in the scope.
      const { total, facets } = isPlain
        ? { total: scope.total, facets: pickFacets(scope) }
        : await facetsOf(conditions, scope, stated);
      const { start } = pageOf(total, filter.page);
      const products = await page(conditions, await orderOf(subject, filter), start);
      const countsWithout = [];
      for (const { filterWithout } of total > 0 ? [] : activeFilters(filter, scope)) {
        const without = narrowed(subject, scope, filterWithout, stated);
        const [found] = await rows<{ number: number }>(
          (parameter) =>
            `SELECT count(*)::integer AS number FROM ${without.table} WHERE ${where(without)(parameter)}`,
        );
        countsWithout.push(found?.number ?? 0);
      }
      return { products, total, facets, countsWithout };
    },
  };
}

/** In which place an entry of a listing has its figure of each attribute, counted from 1. Those that it can be filtered by come first. */
export function slotsIn(slug: string): ReadonlyMap<string, number> {
  const ids = new Set([...filteredIn(slug), ...comparedIn(slug)].map(({ id }) => id));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}

const figureIn = (slug: string, attribute: string) => `figures[${slotsIn(slug).get(attribute) ?? 0}]`;

const isUnfiltered = ({ availability, brands, price, figures }: ListingFilter): boolean =>
  availability === 'all' && brands === 'all' && !price && Object.keys(figures).length === 0;

const pickFacets = ({ inStock, brands, figures }: ListingScope): ListingFacets => ({
  inStock,
  brands,
  figures,
});

function sum(one: Tally, other: Tally): Tally {
  const added = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
    Object.entries(b).reduce<Record<string, number>>(
      (all, [key, count]) => Object.assign(all, { [key]: (all[key] ?? 0) + count }),
      { ...a },
    );
  return {
    ...one,
    total: one.total + other.total,
    inStock: one.inStock + other.inStock,
    brands: added(one.brands, other.brands),
    figures: added(one.figures, other.figures),
  };
}

function conditionsFor(subject: ListingSubject): Conditions {
  if (subject.kind === 'listing')
    return { table: 'shop.entry', base: (parameter) => `slug = ${parameter(subject.slug)}`, parts: [] };
  const part = searchedPart(subject.query);
  const base: Sql = (parameter) =>
    part === undefined ? 'false' : `texts LIKE ${parameter(containing(part))}`;
  return { table: 'shop.searched', base, parts: [] };
}

/** The same for one attribute, as facets count it. */
function tallyOf({ total, figures }: Tally, stated: ReadonlyMap<number, Figure> | undefined) {
  const counts = Array.from(stated ?? [], ([id, figure]) => [figure, figures[id] ?? 0] as const).filter(
    ([, count]) => count > 0,
  );
  const others = total - counts.reduce((sum, [, count]) => sum + count, 0);
  return new Map<Figure | undefined, number>(others > 0 ? [...counts, [undefined, others]] : counts);
}

function narrowed(
  subject: ListingSubject,
  { figures }: Pick<ListingScope, 'figures'>,
  filter: ListingFilter,
  stated: StatedFigures,
): Conditions {
  const { availability, brands, price } = filter;
  const conditions = conditionsFor(subject);
  const parts = [...conditions.parts];
  const slug = subject.kind === 'listing' ? subject.slug : '';
  if (availability === 'in-stock') parts.push({ subject: IN_STOCK, clause: () => '"inStock"' });
  if (brands !== 'all')
    parts.push({ subject: BRAND, clause: (parameter) => `brand = ANY(${parameter(brands)})` });
  if (price)
    parts.push({
      subject: 'price',
      clause: (parameter) =>
        `price BETWEEN ${parameter(toCents(price.min))} AND ${parameter(toCents(price.max))}`,
    });
  for (const { attribute } of figures) {
    const chosen = conditionsOn(filter, attribute.id);
    if (chosen.length === 0) continue;
    const meets = (figure: Figure | undefined) =>
      chosen.some((condition) => meetsCondition(attribute, figure, condition));
    const ids = Array.from(stated.get(attribute.id) ?? [])
      .filter(([, figure]) => meets(figure))
      .map(([id]) => id);
    const figure = figureIn(slug, attribute.id);
    parts.push({
      subject: attribute.id,
      clause: (parameter) =>
        `${figure} = ANY(${parameter(ids)}::integer[])${meets(undefined) ? ` OR ${figure} IS NULL` : ''}`,
    });
  }
  return { ...conditions, parts };
}

const withFigures = ({ product, stated }: ProductRow): ProductWithFigures => ({ product, figures: stated });

/** Products that are equal keep the order of the catalogue or, in a search, of what matches best. */
function orderOfSort(subject: ListingSubject, sort: SortKey): Sql {
  const first = sort === 'best-match' ? [] : [ORDERS[sort]];
  const part = subject.kind === 'text' ? searchedPart(subject.query) : undefined;
  const last = part === undefined ? ['position'] : [rankInSql, 'position'];
  return (parameter) =>
    [...first, ...last].map((by) => (typeof by === 'string' ? by : by(parameter(part)))).join(', ');
}

function scopeFrom(
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
