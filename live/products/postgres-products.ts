import type pg from 'pg';
import { allAttributes, comparedIn, filteredIn, findListing } from '../../app/catalogue/catalogue.server.ts';
import type { ProductWithFigures } from '../../app/catalogue/figures.server.ts';
import type { ListingSize, ListingSubject, Overview, Products, Shelf } from '../../app/catalogue/products.ts';
import type { Figure, ShownAttribute } from '../../app/figures/model/attribute.ts';
import { compareFigures } from '../../app/figures/model/compare-figures.ts';
import { type FigureCondition, meetsCondition } from '../../app/figures/model/figure-condition.ts';
import { facetsFrom, withCounts } from '../../app/figures/model/figure-facet.ts';
import { listingColumns, orderedColumn } from '../../app/listing/model/listing-column.ts';
import { activeFilters, conditionsOn, type ListingFilter } from '../../app/listing/model/listing-filter.ts';
import { brandCounts, type ListingScope } from '../../app/listing/model/listing.ts';
import { PAGE_SIZE, pageOf } from '../../app/listing/model/paging.ts';
import { priceBounds } from '../../app/listing/model/price-range.ts';
import type { SortKey } from '../../app/listing/model/sort-order.ts';
import { toCents } from '../../app/lib/money.ts';
import { LIST_SIZE, MORE_DEALS_SIZE, RELATED_SIZE } from '../../app/product/model/merchandising.ts';
import type { Product } from '../../app/product/model/product.ts';
import { partnersIn, partnerKeys } from '../../app/works-with/model/works-with.ts';
import { partWithRank, patternFor } from './searched-texts.ts';

/** What the table `shop.listing` has of a listing; under the empty slug, of all products. */
export type StoredListing = {
  readonly size: ListingSize;
  readonly scope: ListingScope;
  /** The ids of the attributes that its products state. */
  readonly stated: readonly string[];
  /** Only of all products: see `Overview`. */
  readonly brandsInOrder?: readonly string[];
};

type ProductRow = { readonly product: Product; readonly stated: ProductWithFigures['figures'] };

/** Writes SQL. `parameter` takes a value and returns how the SQL names it. */
type Sql = (parameter: (value: unknown) => string) => string;

/** Which products are asked for: all clauses hold. What a clause is about is its subject; facets leave one subject out. */
type Conditions = readonly { readonly subject: string; readonly clause: Sql }[];

const where =
  (conditions: Conditions, except?: string): Sql =>
  (parameter) =>
    conditions
      .filter(({ subject }) => subject !== except)
      .map(({ clause }) => `(${clause(parameter)})`)
      .join(' AND ') || 'true';

const SUBJECT = 'subject';
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

/** More than a page shows, because not every candidate proves to be a partner. */
const PARTNER_CANDIDATES = 200;
const BATCH = 500;

/** How many products state each figure, by its id, and have each brand. */
type Tally = {
  readonly total: number;
  readonly inStock: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly image: string | null;
};

/** The figures that products state about an attribute, by id. */
type StatedFigures = ReadonlyMap<string, ReadonlyMap<number, Figure>>;

/** @param database may be a replica or a role that only reads */
export function postgresProducts(database: Pick<pg.Pool, 'query'>): Products & {
  /** What `shop.listing` should have of a listing, or, for an empty slug, of all products. */
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

  async function tally(conditions: Conditions, except?: string): Promise<Tally> {
    const [found] = await rows<Tally>(
      (parameter) => `WITH matching AS MATERIALIZED (
         SELECT brand, "inStock", figures, price FROM shop.product WHERE ${where(conditions, except)(parameter)}
       )
       SELECT count(*)::integer AS total, (count(*) FILTER (WHERE "inStock"))::integer AS "inStock",
         min(price)::integer AS lowest, max(price)::integer AS highest,
         (SELECT json_object_agg(brand, number) FROM (SELECT brand, count(*) AS number FROM matching GROUP BY brand)) AS brands,
         (SELECT json_object_agg(figure, number) FROM (
           SELECT figure, count(*) AS number FROM matching, unnest(figures) AS figure GROUP BY figure
         )) AS figures
       FROM matching`,
    );
    if (!found) throw new Error('A count has no answer.');
    return { ...found, brands: found.brands ?? {}, figures: found.figures ?? {} };
  }

  async function count(slug: string): Promise<StoredListing> {
    const attributes = slug === '' ? [] : filteredIn(slug);
    const compared = slug === '' ? [] : comparedIn(slug);
    const subject = { kind: 'listing', slug } as const;
    const conditions = conditionsFor(subject);
    const stated = await statedFigures([...attributes, ...compared]);
    const found = await tally(conditions);
    const [first] = await rows<{ image: string }>(
      (parameter) =>
        `SELECT image FROM shop.product WHERE ${where(conditions)(parameter)} AND image <> '' ORDER BY position LIMIT 1`,
    );
    const tallies = new Map(attributes.map(({ id }) => [id, tallyOf(found, stated.get(id))]));
    const brands =
      slug === ''
        ? await rows<{ brand: string }>(
            () => 'SELECT brand FROM shop.product GROUP BY brand ORDER BY min(position)',
          )
        : [];
    return {
      ...(slug === '' && { brandsInOrder: brands.map(({ brand }) => brand) }),
      size: { count: found.total, image: first?.image ?? '' },
      scope: scopeFrom(found, facetsFrom(attributes, tallies, found.total)),
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
    if (column.kind !== 'figure') {
      const value = column.kind === 'brand' ? 'brand COLLATE shop.names' : '"inStock"';
      return (parameter) => `${value}${after}, ${bySort(parameter)}`;
    }
    const { attribute } = column;
    const stated = [...((await statedFigures([attribute])).get(attribute.id) ?? [])].toSorted(
      ([, a], [, b]) => compareFigures(attribute, a, b, direction),
    );
    // Equal figures have equal ranks, so that the other order decides.
    let rank = 0;
    const ranks = stated.map(([, figure], index) => {
      const before = stated[index - 1];
      if (before && compareFigures(attribute, before[1], figure, direction) !== 0) rank = index;
      return rank;
    });
    return (parameter) => {
      const ids = parameter(stated.map(([id]) => id));
      return `(
        SELECT min(rank) FROM unnest(${ids}::integer[], ${parameter(ranks)}::integer[]) AS ranked(id, rank)
        WHERE figures @> ARRAY[ranked.id]
      ) NULLS LAST, ${bySort(parameter)}`;
    };
  }

  /** Their labels as far as the listing's products state them. */
  async function columnsOf(slug: string): Promise<readonly ShownAttribute[]> {
    const { stated = [] } = (await storedListing(slug)) ?? {};
    return comparedIn(slug).filter(({ id }) => stated.includes(id));
  }

  return {
    count,
    async overview(): Promise<Overview> {
      const found = await rows<{ slug: string; size: ListingSize; brands: readonly string[] }>(
        () =>
          `SELECT slug, content -> 'size' AS size, content -> 'brandsInOrder' AS brands FROM shop.listing`,
      );
      const all = found.find(({ slug }) => slug === '');
      return {
        productCount: all?.size.count ?? 0,
        brands: all?.brands ?? [],
        listings: new Map(found.flatMap(({ slug, size }) => (slug === '' ? [] : [[slug, size]]))),
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
      const conditions = conditionsFor({ kind: 'listing', slug: slug ?? '' });
      for (let last = -1; ; ) {
        const after = last;
        const found = await rows<ProductRow & { position: string }>(
          (parameter) => `SELECT product, stated, position FROM shop.product
            WHERE ${where(conditions)(parameter)} AND position > ${parameter(after)} ORDER BY position LIMIT ${BATCH}`,
        );
        yield* found.map(withFigures);
        const end = found.at(-1);
        if (!end) return;
        last = Number(end.position);
      }
    },
    shelf: (shelf) => productsWhere(() => `${SHELVES[shelf]} LIMIT ${LIST_SIZE}`),
    first: (slug, number) =>
      productsWhere(
        (parameter) => `listings @> ARRAY[${parameter(slug)}] ORDER BY position LIMIT ${parameter(number)}`,
      ),
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
            CROSS JOIN LATERAL (
              SELECT id FROM shop.product WHERE keys @> ARRAY[wanted.key]
              ORDER BY "inStock" DESC, (brand = ${parameter(subject.product.brand)}) DESC, price, position
              LIMIT ${PARTNER_CANDIDATES}
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
      return scopeFrom(await tally(conditionsFor(subject)), []);
    },
    async list(subject, scope, filter) {
      const attributes = scope.figures.map(({ attribute }) => attribute);
      const stated = await statedFigures(attributes);
      const conditions = narrowed(subject, scope, filter, stated);
      const all = await tally(conditions);
      const except = async (part: string) =>
        conditions.some(({ subject }) => subject === part) ? tally(conditions, part) : all;
      const brands = await except(BRAND);
      const figures = [];
      for (const facet of scope.figures) {
        const { id } = facet.attribute;
        figures.push(withCounts(facet, tallyOf(await except(id), stated.get(id))));
      }
      const facets = {
        inStock: (await except(IN_STOCK)).inStock,
        brands: scope.brands.map(({ brand }) => ({ brand, count: brands.brands[brand] ?? 0 })),
        figures,
      };
      const { start } = pageOf(all.total, filter.page);
      const order = await orderOf(subject, filter);
      const products = await productsWhere(
        (parameter) =>
          `${where(conditions)(parameter)} ORDER BY ${order(parameter)} LIMIT ${PAGE_SIZE} OFFSET ${start}`,
      );
      const countsWithout = [];
      for (const { filterWithout } of all.total > 0 ? [] : activeFilters(filter, scope)) {
        const without = where(narrowed(subject, scope, filterWithout, stated));
        const [found] = await rows<{ number: number }>(
          (parameter) => `SELECT count(*)::integer AS number FROM shop.product WHERE ${without(parameter)}`,
        );
        countsWithout.push(found?.number ?? 0);
      }
      return { products, total: all.total, facets, countsWithout };
    },
  };
}

function conditionsFor(subject: ListingSubject): Conditions {
  if (subject.kind === 'listing')
    return subject.slug === ''
      ? []
      : [{ subject: SUBJECT, clause: (parameter) => `listings @> ARRAY[${parameter(subject.slug)}]` }];
  const pattern = patternFor(subject.query);
  return [
    {
      subject: SUBJECT,
      clause: (parameter) => (pattern === undefined ? 'false' : `texts LIKE ${parameter(pattern)}`),
    },
  ];
}

/** The same for one attribute, as facets count it. */
function tallyOf({ total, figures }: Tally, stated: ReadonlyMap<number, Figure> | undefined) {
  const counts = Array.from(stated ?? [], ([id, figure]) => [figure, figures[id] ?? 0] as const).filter(
    ([, count]) => count > 0,
  );
  const others = total - counts.reduce((sum, [, count]) => sum + count, 0);
  return new Map<Figure | undefined, number>(others > 0 ? [...counts, [undefined, others]] : counts);
}

/** The ids of the figures that meet a condition, and whether a product that states none does. */
function meeting(
  attribute: ShownAttribute,
  stated: ReadonlyMap<number, Figure> | undefined,
  conditions: readonly FigureCondition[],
) {
  const meets = (figure: Figure | undefined) =>
    conditions.some((condition) => meetsCondition(attribute, figure, condition));
  const all = Array.from(stated ?? []);
  return {
    ids: all.filter(([, figure]) => meets(figure)).map(([id]) => id),
    others: meets(undefined) ? all.map(([id]) => id) : undefined,
  };
}

function narrowed(
  subject: ListingSubject,
  { figures }: Pick<ListingScope, 'figures'>,
  filter: ListingFilter,
  stated: StatedFigures,
): Conditions {
  const { availability, brands, price } = filter;
  const conditions = [...conditionsFor(subject)];
  if (availability === 'in-stock') conditions.push({ subject: IN_STOCK, clause: () => '"inStock"' });
  if (brands !== 'all')
    conditions.push({ subject: BRAND, clause: (parameter) => `brand = ANY(${parameter(brands)})` });
  if (price)
    conditions.push({
      subject: 'price',
      clause: (parameter) =>
        `price BETWEEN ${parameter(toCents(price.min))} AND ${parameter(toCents(price.max))}`,
    });
  for (const { attribute } of figures) {
    const chosen = conditionsOn(filter, attribute.id);
    if (chosen.length === 0) continue;
    const { ids, others } = meeting(attribute, stated.get(attribute.id), chosen);
    conditions.push({
      subject: attribute.id,
      clause: (parameter) =>
        [
          `figures && ${parameter(ids)}::integer[]`,
          ...(others ? [`NOT figures && ${parameter(others)}::integer[]`] : []),
        ].join(' OR '),
    });
  }
  return conditions;
}

const withFigures = ({ product, stated }: ProductRow): ProductWithFigures => ({ product, figures: stated });

/** Products that are equal keep the order of the catalogue or, in a search, of what matches best. */
function orderOfSort(subject: ListingSubject, sort: SortKey): Sql {
  const first = sort === 'best-match' ? [] : [ORDERS[sort]];
  const pattern = subject.kind === 'text' ? patternFor(subject.query) : undefined;
  if (pattern === undefined) return () => [...first, 'position'].join(', ');
  return (parameter) => {
    const place = parameter(pattern);
    const ranks = [0, 1, 2].map((rank) => `WHEN ${partWithRank(rank)} LIKE ${place} THEN ${rank}`);
    return [...first, `CASE ${ranks.join(' ')} ELSE 3 END`, 'position'].join(', ');
  };
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
