import type pg from 'pg';
import {
  allAttributes,
  cardFiguresOf,
  comparedIn,
  filteredIn,
  findListing,
} from '../../app/catalogue/catalogue.server.ts';
import type { ProductWithFigures } from '../../app/catalogue/figures.server.ts';
import { specificationsOf, toCatalogueProduct } from '../../app/catalogue/catalogue-data.server.ts';
import type { ListingSize, Overview, PageProducts, Shelf } from '../../app/catalogue/page-products.server.ts';
import { toListed } from '../../app/catalogue/projections.server.ts';
import type { Figure, ShownAttribute } from '../../app/figures/model/attribute.ts';
import { comparesSpecifications, specificationColumns } from '../../app/figures/model/columns-for.ts';
import { compareFigures } from '../../app/figures/model/compare-figures.ts';
import { meetsCondition } from '../../app/figures/model/figure-condition.ts';
import { withCounts } from '../../app/figures/model/figure-facet.ts';
import { facetsFrom } from '../../app/figures/model/facets-from.ts';
import { listingColumns, orderedColumn } from '../../app/listing/model/listing-column.ts';
import { activeFilters, conditionsOn, type ListingFilter } from '../../app/listing/model/listing-filter.ts';
import type { ListingSubject } from '../../app/listing/model/listed-page.ts';
import type { ListingFacets, ListingScope } from '../../app/listing/model/listing.ts';
import { pageOf } from '../../app/listing/model/paging.ts';
import type { SortKey } from '../../app/listing/model/sort-order.ts';
import { toCents } from '../../app/lib/money.ts';
import type { Product } from '../../app/offer/model/product.ts';
import { LIST_SIZE, MORE_DEALS_SIZE, RELATED_SIZE } from '../../app/product/model/merchandising.ts';
import {
  beginningsOf,
  canHaveNearMisses,
  keysWithOneMistake,
  MAX_NEAR_KEYS,
  MAX_NEAR_MISSES,
} from '../../app/offer/model/near-misses.ts';
import { namingSpecifications } from '../../app/offer/model/catalogue-product.ts';
import { toProductCodes, type WithCodes } from '../../app/offer/model/product-codes.ts';
import { type Partner, partnerKeys, partnersIn } from '../../app/works-with/model/works-with.ts';
import { postgresSearch } from './postgres-search.ts';
import {
  ALL_VERSIONS,
  BRAND,
  type Conditions,
  figureIn,
  HAS_FAMILIES,
  IN_STOCK,
  joinedRows,
  type JoinedRow,
  lastOrder,
  NOTHING,
  type ProductRow,
  queriesOf,
  scopeFrom,
  slotsIn,
  type Sql,
  type StatedFigures,
  type Tally,
  withFigures,
  withVersions,
} from './queries.ts';

/** What the table `shop.listing` has of a listing. */
export type StoredListing = {
  readonly size: ListingSize;
  readonly scope: ListingScope;
  /** The ids of the attributes that its products state. */
  readonly stated: readonly string[];
};

const ORDERS: Readonly<Record<Exclude<SortKey, 'best-match'>, string>> = {
  'best-selling': '"isBestSeller" DESC, "soldQuantity" DESC, title',
  'price-asc': 'price',
  'price-desc': 'price DESC',
  'name-asc': 'title',
  'name-desc': 'title DESC',
};

/** As in `merchandising.ts`. */
const SHELVES = {
  newArrivals: { flag: '"isNew"', order: '' },
  bestSellers: { flag: '"isBestSeller"', order: '"soldQuantity" DESC, ' },
  onSale: { flag: '"isOnSale"', order: '' },
} satisfies Partial<Record<Shelf, object>>;

/** By `TAB_FLAGS`. */
const TABS = ['true', '"isNew"', `(product ->> 'isHot')::boolean`, '"isBestSeller"', '"isOnSale"'];

const MORE_DEALS = '"inStock" AND ("isOnSale" OR "isFeatured")';

/** Of each key. More than a page shows, because not every candidate proves to be a partner. */
const PARTNER_CANDIDATES = 50;
/** With the same code, or with one that resembles another. */
const MAX_WITH_CODE = 20;
/** Often only the first ones are needed. */
const FIRST_BATCH = 24;
const BATCH = 500;

/** @param database may be a replica or a role that only reads */
export function postgresProducts(database: Pick<pg.Pool, 'query'>): PageProducts & {
  /** What `shop.listing` should have of a listing. */
  readonly count: (slug: string) => Promise<StoredListing>;
} {
  const queries = queriesOf(database);
  const { rows, productsWhere, statedFigures, tallies, joinedTally, firstPage, page, numberOf, hasFamilies } =
    queries;
  const search = postgresSearch(queries);

  const conditionsFor = async (subject: ListingSubject, { versions }: ListingScope): Promise<Conditions> =>
    subject.kind === 'listing' ? listed(subject.slug, versions !== undefined) : search.conditionsFor(subject);

  async function storedListing(slug: string): Promise<StoredListing | undefined> {
    const [found] = await rows<{ content: StoredListing }>(
      (parameter) => `SELECT content FROM shop.listing WHERE slug = ${parameter(slug)}`,
    );
    return found?.content;
  }

  async function count(slug: string): Promise<StoredListing> {
    const attributes = filteredIn(slug);
    const compared = comparedIn(slug);
    const stated = await statedFigures([...attributes, ...compared]);
    const conditions = listed(slug, await hasFamilies());
    const counted = await tallies(conditions, slotsIn(slug).size);
    const found = counted.get(0) ?? NOTHING;
    const [first] = await rows<{ image: string }>(
      (parameter) => `SELECT product ->> 'image' AS image FROM shop.entry JOIN shop.product USING (id)
        WHERE slug = ${parameter(slug)} AND product ->> 'image' <> '' ORDER BY entry.position LIMIT 1`,
    );
    const stating = new Map(attributes.map(({ id }) => [id, tallyOf(found, stated.get(id))]));
    const facets = facetsFrom(attributes, stating, found.total);
    const joined = conditions.joins && (await joinedCounts(slug, conditions, facets, stated));
    const scope = joined ? scopeFrom(joined.tally, joined.figures) : scopeFrom(found, facets);
    return {
      size: { count: scope.total, image: first?.image ?? '' },
      scope,
      stated: compared
        .map(({ id }) => id)
        .filter((id) => [...(stated.get(id)?.keys() ?? [])].some((figure) => found.figures[figure])),
    };
  }

  async function orderOf(
    subject: ListingSubject,
    conditions: Conditions,
    filter: ListingFilter,
  ): Promise<Sql> {
    const last = lastOrder(conditions);
    const first = filter.sort === 'best-match' ? '' : `${ORDERS[filter.sort]}, `;
    const bySort: Sql = (parameter) => first + last(parameter);
    const attributes =
      filter.order && subject.kind === 'listing' ? await tableColumns(subject.slug) : undefined;
    const column = orderedColumn(listingColumns(attributes), filter.order);
    if (!column || !filter.order) return bySort;
    const { direction } = filter.order;
    const after = direction === 'ascending' ? '' : ' DESC';
    if (column.kind !== 'figure' || subject.kind !== 'listing') {
      const value = column.kind === 'brand' ? 'brand COLLATE shop.names' : '"inStock"';
      return (parameter) => `${value}${after}, ${bySort(parameter)}`;
    }
    const { attribute } = column;
    if (comparesSpecifications(allAttributes()) && attribute.kind === 'set') {
      const places = Object.fromEntries(attribute.values.map(({ id }, place) => [id, place]));
      return (parameter) => {
        const value = `(SELECT product -> 'specifications' ->> ${parameter(attribute.id)}
          FROM (SELECT id AS "productOf", product FROM shop.product) AS stating WHERE "productOf" = id)`;
        return `(${parameter(JSON.stringify(places))}::jsonb ->> ${value})::integer${after} NULLS LAST, ${bySort(parameter)}`;
      };
    }
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
    slug: string,
    conditions: Conditions,
    scope: ListingScope,
    stated: StatedFigures,
  ): Promise<{ readonly facets: ListingFacets; readonly total: number; readonly versions: number }> {
    if (conditions.joins) {
      const { tally, figures } = await joinedCounts(slug, conditions, scope.figures, stated);
      const { total, versions, inStock, brands } = tally;
      return { total, versions, facets: { inStock, brands: countsOf(scope, brands), figures } };
    }
    const counted = await tallies(conditions, scope.figures.length === 0 ? 0 : stated.size);
    const all = counted.get(0) ?? NOTHING;
    /** Without the part of the filter that is about a subject. */
    const without = (subject: string): Tally => {
      const part = conditions.parts.findIndex((other) => other.subject === subject) + 1;
      return part === 0 ? all : sum(all, counted.get(part) ?? NOTHING);
    };
    return {
      total: all.total,
      versions: all.total,
      facets: {
        inStock: without(IN_STOCK).inStock,
        brands: countsOf(scope, without(BRAND).brands),
        figures: scope.figures.map((facet) => {
          const { id } = facet.attribute;
          return withCounts(facet, tallyOf(without(id), stated.get(id)));
        }),
      },
    };
  }

  /** Counts in which versions count once. */
  async function joinedCounts(
    slug: string,
    conditions: Conditions,
    facets: ListingScope['figures'],
    stated: StatedFigures,
  ) {
    const choices = facets.flatMap(({ attribute, options }) =>
      options.map(({ condition }) => ({
        subject: attribute.id,
        clause: figureClause(slug, attribute.id, stated, (figure) =>
          meetsCondition(attribute, figure, condition),
        ),
      })),
    );
    const tally = await joinedTally(conditions, choices);
    const counts = tally.choices.values();
    const figures = facets.map(({ options, ...facet }) => ({
      ...facet,
      options: options.map((option) => Object.assign({}, option, { count: counts.next().value ?? 0 })),
    }));
    return { tally, figures };
  }

  const columns = async (slug: string) => (allAttributes().length === 0 ? [] : tableColumns(slug));

  /** Also in a shop without attributes, whose pages find them in the products that they show. */
  async function tableColumns(slug: string): Promise<readonly ShownAttribute[]> {
    if (comparesSpecifications(allAttributes()))
      return specificationColumns(allAttributes(), await specificationsIn(slug));
    const { stated = [] } = (await storedListing(slug)) ?? {};
    return comparedIn(slug).filter(({ id }) => stated.includes(id));
  }

  /** Each value of each specification in a listing once, in the order of the catalogue. */
  async function specificationsIn(slug: string) {
    const found = await rows<{ label: string; value: string }>(
      (parameter) => `SELECT label, value FROM (
          SELECT label, value, row_number() OVER (ORDER BY position, number) AS place
          FROM shop.entry JOIN (SELECT id, product FROM shop.product) AS product USING (id),
            json_each_text(product -> 'specifications') WITH ORDINALITY AS specification(label, value, number)
          WHERE slug = ${parameter(slug)}
        ) AS stated GROUP BY label, value ORDER BY min(place)`,
    );
    return found.map(({ label, value }) => ({
      figures: specificationsOf({ specifications: { [label]: value } }),
    }));
  }

  async function scope(subject: ListingSubject): Promise<ListingScope | undefined> {
    if (subject.kind === 'listing')
      return (
        findListing(subject.slug) &&
        ((await storedListing(subject.slug)) ?? (await count(subject.slug))).scope
      );
    return scopeFrom((await firstPage(await search.conditionsFor(subject))).tally, []);
  }

  /** @throws Error for an unknown listing */
  async function scopeOf(subject: ListingSubject): Promise<ListingScope> {
    const found = await scope(subject);
    if (!found) throw new Error('There is no such listing.');
    return found;
  }

  async function read(ids: readonly string[]): Promise<readonly ProductWithFigures[]> {
    const found = await rows<ProductRow>(
      (parameter) => `SELECT product, stated
        FROM unnest(${parameter(ids.filter((id) => !id.includes('\0')))}::text[]) WITH ORDINALITY AS asked(id, number) JOIN shop.product USING (id)
        ORDER BY number`,
    );
    return found.map(withFigures);
  }

  async function partners(id: string): Promise<readonly Partner<ProductWithFigures>[]> {
    const [subject] = await read([id]);
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
  }

  /** Products, or the cards that join them. Where there is nothing to join, one query is enough. */
  async function joined(products: Sql, cards: () => Promise<readonly Product[]>) {
    const found = await rows<{ product: Product; hasFamilies: boolean }>(
      (parameter) => `SELECT product, ${HAS_FAMILIES} AS "hasFamilies" FROM ${products(parameter)}`,
    );
    return found[0]?.hasFamilies ? cards() : found.map(({ product }) => product);
  }

  /**
   * Some of the products for which a condition holds, each family once. A card counts all versions, whether the condition holds for
   * them or not. If all are sold out for which it holds, it opens another one.
   */
  function cardsOf(condition: Sql, some: (from: string, place: string) => string) {
    const marked: Sql = (parameter) => `shop.product WHERE ${condition(parameter)}`;
    const markedOrInstead: Sql = (parameter) => `${marked(parameter)} OR "inStock" AND family IN
      (SELECT family FROM ${marked(parameter)} GROUP BY family HAVING NOT bool_or("inStock"))`;
    return joined(
      (parameter) => {
        const from = `(SELECT * FROM ${marked(parameter)}) AS marked`;
        return `${from} ${some(from, 'position')}`;
      },
      async () => {
        const all = joinedRows(markedOrInstead, () => 'position');
        const cards = await rows<JoinedRow>(
          (parameter) => `WITH card AS MATERIALIZED (${all(parameter)})
            SELECT product, ${ALL_VERSIONS} FROM card ${some('card', 'place')}`,
        );
        return cards.map(withVersions);
      },
    );
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
    prepare: async () => {},
    find: async (ids) => (await read(ids)).map(toCatalogueProduct),
    product: async (id) => (await read([id]))[0],
    async coded(keys, near) {
      const found = await rows<WithCodes>((parameter) => {
        const found = [
          `SELECT found.id FROM unnest(${parameter(keys)}::text[]) AS sought(key) CROSS JOIN LATERAL (
             SELECT id FROM shop.code WHERE code.key = sought.key ORDER BY id LIMIT ${MAX_WITH_CODE}
           ) AS found`,
          ...near
            .filter(canHaveNearMisses)
            .slice(0, MAX_NEAR_KEYS)
            .flatMap((key) => [
              `key = ANY(${parameter(keysWithOneMistake(key))}) ORDER BY key, id LIMIT ${MAX_WITH_CODE}`,
              `key = ANY(${parameter(beginningsOf(key))}) ORDER BY length(key) DESC, id LIMIT ${MAX_NEAR_MISSES}`,
              `key >= ${parameter(key)} AND key < ${parameter(key)} || chr(1114111) ORDER BY key, id LIMIT ${MAX_NEAR_MISSES}`,
            ])
            .map((condition) => `(SELECT id FROM shop.code WHERE ${condition})`),
        ];
        return `SELECT id, product ->> 'brand' AS brand, product ->> 'title' AS title, product -> 'specifications' AS specifications
          FROM shop.product
          WHERE id IN (${found.join(' UNION ALL ')}) ORDER BY position`;
      });
      return found.map((product) => toProductCodes({ ...product, ...namingSpecifications(product) }));
    },
    async *each(slug, start = 0) {
      const table = slug === undefined ? 'product' : 'entry';
      let batch = FIRST_BATCH;
      for (let last = -1; ; batch = BATCH) {
        const after = last;
        const limit = `${batch} OFFSET ${last === -1 ? start : 0}`;
        const found = await rows<ProductRow & { position: string }>(
          (parameter) => `SELECT product, stated, ${table}.position FROM shop.product
            ${slug === undefined ? '' : `JOIN shop.entry ON entry.id = product.id AND slug = ${parameter(slug)}`}
            WHERE ${table}.position > ${parameter(after)} ORDER BY ${table}.position LIMIT ${limit}`,
        );
        yield* found.map(withFigures);
        const end = found.at(-1);
        if (!end) return;
        last = Number(end.position);
      }
    },
    async shelf(shelf) {
      if (shelf === 'featured')
        return cardsOf(
          () => '"isFeatured"',
          (from, place) => {
            const tabs = TABS.map(
              (flag) => `(SELECT id FROM ${from} WHERE ${flag} ORDER BY ${place} LIMIT ${LIST_SIZE})`,
            );
            return `WHERE id IN (${tabs.join(' UNION ')}) ORDER BY ${place}`;
          },
        );
      if (shelf !== 'deals') {
        const { flag, order } = SHELVES[shelf];
        return cardsOf(
          () => flag,
          (_, place) => `ORDER BY ${order}${place} LIMIT ${LIST_SIZE}`,
        );
      }
      const [deal] = await productsWhere(() => '"isOnSale" AND discount > 0 ORDER BY position LIMIT 1');
      if (!deal) return [];
      const others = await cardsOf(
        (parameter) => `id <> ${parameter(deal.id)}
          AND family IS DISTINCT FROM ${parameter(deal.family?.id ?? '')} AND ${MORE_DEALS}`,
        (_, place) => `ORDER BY "isOnSale" DESC, ${place} LIMIT ${MORE_DEALS_SIZE}`,
      );
      return [deal, ...others];
    },
    versions: (family) => productsWhere((parameter) => `family = ${parameter(family)} ORDER BY position`),
    related({ id, category, price, family }) {
      const others: Sql = (parameter) => `slug = ${parameter(category)} AND "isOwn" AND id <> ${parameter(id)}
        AND family IS DISTINCT FROM ${parameter(family?.id ?? '')}`;
      const nearest: Sql = (parameter) => `abs(price - ${parameter(price)}), place`;
      return joined(
        (parameter) => {
          const near = (side: string, order: string) =>
            `(SELECT id FROM shop.product WHERE category = ${parameter(category)} AND id <> ${parameter(id)}
               AND price ${side} ${parameter(price)} ORDER BY ${order} LIMIT ${RELATED_SIZE})`;
          return `shop.product WHERE id IN (${near('>=', 'price, position')} UNION ALL ${near('<', 'price DESC, position')})
            ORDER BY abs(price - ${parameter(price)}), position LIMIT ${RELATED_SIZE}`;
        },
        () => page({ ...listed(category, true), base: others }, nearest, { size: RELATED_SIZE }),
      );
    },
    partners,
    scope,
    columns,
    suggest: (typed) => search.suggest(typed),
    search: (query) => search.search(query, partners),
    async list(subject, filter) {
      const scope = await scopeOf(subject);
      const isPlain = isUnfiltered(filter);
      const attributes = subject.kind === 'listing' && !isPlain ? filteredIn(subject.slug) : [];
      const stated = await statedFigures(attributes);
      const found = await conditionsFor(subject, scope);
      const slug = subject.kind === 'listing' ? subject.slug : '';
      const conditions = narrowed(found, slug, scope, filter, stated);
      // Without a filter all that is counted is in the scope.
      const { total, versions, facets } = isPlain
        ? { total: scope.total, versions: scope.versions ?? scope.total, facets: pickFacets(scope) }
        : await facetsOf(slug, conditions, scope, stated);
      const { start } = pageOf(total, filter.page);
      const products =
        total === 0 ? [] : await page(conditions, await orderOf(subject, found, filter), { start });
      const countsWithout = [];
      for (const { filterWithout } of total > 0 ? [] : activeFilters(filter, scope)) {
        countsWithout.push(await numberOf(narrowed(found, slug, scope, filterWithout, stated)));
      }
      return {
        products: products.map((product) => toListed(product, cardFiguresOf(product))),
        total,
        versions,
        facets,
        countsWithout,
      };
    },
  };
}

const isUnfiltered = ({ availability, brands, price, figures }: ListingFilter): boolean =>
  availability === 'all' && brands === 'all' && !price && Object.keys(figures).length === 0;

const pickFacets = ({ inStock, brands, figures }: ListingScope): ListingFacets => ({
  inStock,
  brands,
  figures,
});

function sum(one: Tally, other: Tally): Tally {
  return {
    ...one,
    total: one.total + other.total,
    inStock: one.inStock + other.inStock,
    brands: added(one.brands, other.brands),
    figures: added(one.figures, other.figures),
  };
}

type Counts = Readonly<Record<string, number>>;

function added(one: Counts, other: Counts): Counts {
  const both = new Map(Object.entries(one));
  for (const [key, count] of Object.entries(other)) both.set(key, (both.get(key) ?? 0) + count);
  return Object.fromEntries(both);
}

function listed(slug: string, joins: boolean): Conditions {
  return {
    table: () => 'shop.entry',
    base: (parameter) => `slug = ${parameter(slug)}`,
    parts: [],
    order: () => 'position',
    joins,
  };
}

const countsOf = ({ brands }: ListingScope, counts: Counts): ListingFacets['brands'] =>
  brands.map(({ brand }) => ({ brand, count: counts[brand] ?? 0 }));

/** Which entries of a listing state a figure, or none, that is asked for. */
function figureClause(
  slug: string,
  attribute: string,
  stated: StatedFigures,
  meets: (figure: Figure | undefined) => boolean,
): Sql {
  const ids = Array.from(stated.get(attribute) ?? [])
    .filter(([, figure]) => meets(figure))
    .map(([id]) => id);
  const figure = figureIn(slug, attribute);
  return (parameter) =>
    `${figure} = ANY(${parameter(ids)}::integer[])${meets(undefined) ? ` OR ${figure} IS NULL` : ''}`;
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
  found: Conditions,
  slug: string,
  { figures }: Pick<ListingScope, 'figures'>,
  filter: ListingFilter,
  stated: StatedFigures,
): Conditions {
  const { availability, brands, price } = filter;
  const parts = [...found.parts];
  if (availability === 'in-stock') parts.push({ subject: IN_STOCK, clause: () => '"inStock"' });
  if (brands !== 'all')
    parts.push({ subject: BRAND, clause: (parameter) => `brand = ANY(${parameter(brands)})` });
  if (price)
    parts.push({
      subject: 'price',
      clause: (parameter) =>
        `price BETWEEN ${parameter(toCents(price.min))}::numeric AND ${parameter(toCents(price.max))}::numeric`,
    });
  for (const { attribute } of figures) {
    const chosen = conditionsOn(filter, attribute.id);
    if (chosen.length === 0) continue;
    parts.push({
      subject: attribute.id,
      place: slotsIn(slug).get(attribute.id),
      clause: figureClause(slug, attribute.id, stated, (figure) =>
        chosen.some((condition) => meetsCondition(attribute, figure, condition)),
      ),
    });
  }
  return { ...found, parts };
}
