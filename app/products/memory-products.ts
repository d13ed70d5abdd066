import {
  CATEGORY_ATTRIBUTE,
  categoryAttribute,
  categoryFigure,
  attributesIn,
  type Figures,
  type ShownAttribute,
  withoutPlaces,
} from '#app/figures/model/attribute.ts';
import { figureFacets } from '#app/figures/model/facets-from.ts';
import { comparesSpecifications, specificationColumns } from '#app/figures/model/columns-for.ts';
import { figuresAbout } from '#app/figures/model/figure-table.ts';
import type { ListingSubject } from '#app/listing/model/listed-page.ts';
import { listingColumns, orderByColumn, orderedColumn } from '#app/listing/model/listing-column.ts';
import { activeFilters } from '#app/listing/model/listing-filter.ts';
import {
  countOf,
  facetsOf,
  filterProducts,
  listProducts,
  type ListingScope,
  scopeOf,
} from '#app/listing/model/listing.ts';
import { pageOf } from '#app/listing/model/paging.ts';
import { type CatalogueProduct, pickSummary } from '#app/offer/model/catalogue-product.ts';
import { countVersions, joinVersions } from '#app/offer/model/family.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { nearMissesIn } from '#app/offer/model/near-misses.ts';
import { CodeIndex, toProductCodes } from '#app/offer/model/product-codes.ts';
import {
  type FoundProducts,
  hasChips,
  MOST_FOUND,
  type SearchAnswer,
} from '#app/search/model/search-answer.ts';
import { toIndexedProduct, toSearchedProduct } from '#app/search/model/searched-product.ts';
import { ProductSearch } from './product-search.ts';
import type { CatalogueData, CatalogueSource } from './catalogue-source.ts';
import type { Products } from './products.ts';

/** Prices and stock that are older are read again. In milliseconds. */
const MAX_AGE = 60_000;

/** Answers from a catalogue in memory. Other answers come from the same catalogue until the source has another one. */
export function memoryProducts(source: CatalogueSource): Products & {
  /** What a listing contains before it is filtered; undefined for an unknown one. */
  readonly scope: (subject: ListingSubject) => Promise<ListingScope | undefined>;
} {
  let current: IndexedCatalogue | undefined;
  async function read(maxAge?: number): Promise<IndexedCatalogue> {
    const data = await source.catalogue(maxAge);
    if (current?.data !== data) current = new IndexedCatalogue(data, source);
    return current;
  }
  return {
    async prepare() {
      await read();
    },
    async find(ids) {
      const { byId } = await read(MAX_AGE);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    columns: async (slug) => (await read()).columns(slug),
    async coded(keys, near) {
      const catalogue = await read();
      const { codes, index, nearMisses } = catalogue.codes();
      const ids = new Set([
        ...keys.flatMap((key) => index.byLooseKey.get(key) ?? []),
        ...near.flatMap(nearMisses).map(({ id }) => id),
      ]);
      return codes.filter(({ id }) => ids.has(id));
    },
    scope: async (subject) => (await read()).scope(subject),
    async list(subject, filter) {
      const catalogue = await read();
      const scope = await catalogue.scope(subject);
      if (!scope) throw new Error('There is no such listing.');
      const products = await catalogue.listed(subject);
      const sorted = listProducts(products, filter, scope);
      const attributes =
        filter.order && subject.kind === 'listing' ? catalogue.tableColumns(subject.slug) : undefined;
      const column = orderedColumn(listingColumns(attributes), filter.order);
      const ordered =
        column && filter.order
          ? orderByColumn(sorted, column, filter.order.direction, ({ stated }) => stated[column.id])
          : sorted;
      const { start, end } = pageOf(ordered.length, filter.page);
      return {
        products: ordered.slice(start, end).flatMap(catalogue.toSummary),
        total: ordered.length,
        ...(HAS_FAMILIES && { versions: countVersions(ordered) }),
        facets: facetsOf(products, scope, filter),
        countsWithout:
          ordered.length > 0
            ? []
            : activeFilters(filter, scope).map(({ filterWithout }) =>
                countOf(filterProducts(products, filterWithout, scope)),
              ),
      };
    },
    suggest: async (typed, signal = new AbortController().signal) =>
      (await read()).productSearch.suggest(typed, signal),
    search: async (query) => (await read()).search(query),
  };
}

/** What is looked up in a catalogue, each on its first use. */
class IndexedCatalogue {
  readonly data: CatalogueData;
  readonly byId: ReadonlyMap<string, CatalogueProduct>;
  readonly productSearch: ProductSearch;
  #codes: ReturnType<typeof codesIn> | undefined;
  readonly #scopes = new Map<string, ListingScope>();
  #lastSearch: { readonly query: string; readonly answer: Promise<SearchAnswer> } | undefined;

  constructor(data: CatalogueData, { texts, loadUnderstanding }: CatalogueSource) {
    this.data = data;
    this.byId = new Map(data.products.map((product) => [product.id, product]));
    this.productSearch = new ProductSearch({
      names: data.products.map(toIndexedProduct),
      categories: data.categories,
      products: async () => {
        const textsById = new Map((await texts()).map((ofProduct) => [ofProduct.id, ofProduct]));
        return data.products.flatMap((product) => {
          const ofProduct = textsById.get(product.id);
          return ofProduct ? toSearchedProduct(product, ofProduct) : [];
        });
      },
      loadUnderstanding:
        loadUnderstanding &&
        (() =>
          loadUnderstanding((id) => {
            const product = this.byId.get(id);
            return product
              ? figuresAbout(attributesIn(data.attributes, product.category), product.figures)
              : {};
          })),
    });
  }

  codes() {
    return (this.#codes ??= codesIn(this.data));
  }

  columns(slug: string): readonly ShownAttribute[] {
    return this.data.attributes.length === 0 ? [] : this.tableColumns(slug);
  }

  /** Also in a shop without attributes, whose pages find them in the products that they show. */
  tableColumns(slug: string): readonly ShownAttribute[] {
    const products = this.#productsIn(slug);
    const { attributes } = this.data;
    if (comparesSpecifications(attributes)) return specificationColumns(attributes, products);
    return attributesIn(attributes, slug)
      .filter(({ id }) => products.some(({ figures }) => figures[id] !== undefined))
      .map(withoutPlaces);
  }

  async scope(subject: ListingSubject): Promise<ListingScope | undefined> {
    if (subject.kind !== 'listing') return scopeOf(await this.listed(subject));
    const { slug } = subject;
    const listing = this.data.listings.find((other) => other.slug === slug);
    if (!listing) return undefined;
    const known = this.#scopes.get(slug);
    if (known) return known;
    const attributes = this.data.attributes
      .filter(({ filtersIn }) => filtersIn.includes(slug))
      .map(withoutPlaces);
    const products = await this.listed(subject);
    const facets = figureFacets(
      listing.isCombined ? [categoryAttribute(this.data.categories), ...attributes] : attributes,
      products.map(({ stated }) => stated),
    );
    const scope = scopeOf(products, facets);
    this.#scopes.set(slug, scope);
    return scope;
  }

  async listed(
    subject: ListingSubject,
  ): Promise<readonly (CatalogueProduct & { readonly stated: Figures })[]> {
    const products =
      subject.kind === 'listing'
        ? this.#productsIn(subject.slug)
        : (await this.#found(subject.kind, subject.query)).flatMap(({ id }) => this.byId.get(id) ?? []);
    return products.map(withStated);
  }

  async search(query: string): Promise<SearchAnswer> {
    const { products, match, understood, alternatives } = await this.#searchOnce(query);
    return {
      match,
      ...this.#firstPage(products.slice(0, MOST_FOUND)),
      understood:
        understood === undefined || understood === 'failed'
          ? understood
          : { ...understood, ...this.#firstPage(understood.products) },
      alternatives: alternatives && {
        ...alternatives,
        withAllWords: alternatives.withAllWords.map(({ id, title, brand, image, price }) => ({
          id,
          title,
          brand,
          image,
          price,
        })),
      },
    };
  }

  readonly toSummary = ({
    id,
    versions,
  }: Pick<ProductSummary, 'id' | 'versions'>): ProductSummary | readonly [] => {
    const product = this.byId.get(id);
    return product ? { ...pickSummary(product), ...(versions && { versions }) } : [];
  };

  #productsIn(slug: string): readonly CatalogueProduct[] {
    const { categories = [] } = this.data.listings.find((listing) => listing.slug === slug) ?? {};
    const listed = new Set(categories);
    return this.data.products.filter(({ category }) => listed.has(category));
  }

  /** The products that contain the query, or those that it describes in plain words. */
  async #found(kind: 'text' | 'meaning', query: string): Promise<readonly ProductSummary[]> {
    const { products, understood } = await this.#searchOnce(query);
    if (kind === 'text') return products.slice(0, MOST_FOUND);
    return hasChips(understood) ? understood.products : [];
  }

  /** Filters and pages of a search ask for the same one again. */
  #searchOnce(query: string): Promise<SearchAnswer> {
    if (this.#lastSearch?.query === query) return this.#lastSearch.answer;
    const answer = this.productSearch.search(query);
    this.#lastSearch = { query, answer };
    const forget = () => {
      if (this.#lastSearch?.answer === answer) this.#lastSearch = undefined;
    };
    answer.then(({ understood }) => understood === 'failed' && forget(), forget);
    return answer;
  }

  #firstPage(found: readonly ProductSummary[]): FoundProducts {
    const { end } = pageOf(found.length, 1);
    // The page filters what it has whole. Otherwise it has the first cards.
    if (found.length <= end) return { products: found.flatMap(this.toSummary) };
    const first = (HAS_FAMILIES ? joinVersions(found) : found).slice(0, end);
    return { products: first.flatMap(this.toSummary), scope: scopeOf(found) };
  }
}

function codesIn({ products }: CatalogueData) {
  const codes = products.map(toProductCodes);
  const index = new CodeIndex(codes);
  return { codes, index, nearMisses: nearMissesIn(index) };
}

function withStated(product: CatalogueProduct) {
  const stated: Figures = {
    [CATEGORY_ATTRIBUTE]: categoryFigure(product.category),
    ...product.figures,
  };
  return { ...product, stated };
}
