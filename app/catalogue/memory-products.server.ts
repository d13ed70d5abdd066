import type { Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import { figureFacets } from '#app/figures/model/figure-facet.ts';
import { activeFilters } from '#app/listing/model/listing-filter.ts';
import { facetsOf, filterProducts, listProducts, scopeOf } from '#app/listing/model/listing.ts';
import { listingColumns, orderByColumn, orderedColumn } from '#app/listing/model/listing-column.ts';
import { pageOf } from '#app/listing/model/paging.ts';
import {
  bestSellers,
  dealOfTheDay,
  featured,
  moreDeals,
  newArrivals,
  onSale,
  relatedProducts,
} from '#app/product/model/merchandising.ts';
import type { Product } from '#app/product/model/product.ts';
import { CodeIndex, toProductCodes } from '#app/quick-order/model/product-codes.ts';
import { nearMissesIn } from '#app/quick-order/model/near-misses.ts';
import {
  allListings,
  allProducts,
  comparedIn,
  figuresOf,
  filteredIn,
  findListing,
  findProduct,
  partnersOf,
  productsIn,
  statedBy,
  versionsIn,
} from './catalogue.server.ts';
import type { ProductWithFigures } from './figures.server.ts';
import { foundInMemory, searchInMemory, suggestInMemory } from './memory-search-pages.server.ts';
import type { ListingSubject, Products, Shelf } from './products.server.ts';

const SHELVES: Readonly<Record<Shelf, (products: readonly Product[]) => readonly Product[]>> = {
  featured,
  bestSellers,
  newArrivals,
  onSale,
  deals: (products) => {
    const deal = dealOfTheDay(products);
    return deal ? [deal, ...moreDeals(products, deal)] : [];
  },
};

/** The products of the data files. */
export const memoryProducts: Products = {
  async overview() {
    const products = allProducts();
    return {
      productCount: products.length,
      brands: [...new Set(products.map(({ brand }) => brand))],
      listings: new Map(
        allListings().map(({ slug, products }) => [
          slug,
          { count: products.length, image: products.find(({ image }) => image !== '')?.image ?? '' },
        ]),
      ),
    };
  },
  async find(ids) {
    return ids.flatMap((id) => findProduct(id) ?? []).map(withItsFigures);
  },
  async coded(keys, near) {
    const index = new CodeIndex(allProducts().map(toProductCodes));
    const find = nearMissesIn(index);
    const similar = near.flatMap(find).map(({ id }) => id);
    const ids = new Set([...keys.flatMap((key) => index.byLooseKey.get(key) ?? []), ...similar]);
    const found = allProducts().filter(({ id }) => ids.has(id));
    return found.map(({ id, brand, title, specifications }) => ({ id, brand, title, specifications }));
  },
  async *each(slug, start = 0) {
    const products = slug === undefined ? allProducts() : productsIn(slug);
    for (const product of products.slice(start)) yield withItsFigures(product);
  },
  shelf: async (shelf) => SHELVES[shelf](allProducts()),
  versions: async (family) => versionsIn(family),
  related: async (product) => relatedProducts(productsIn(product.category), product),
  partners: async (id) => partnersOf(id),
  async scope(subject) {
    const products = await listed(subject);
    if (subject.kind !== 'listing') return scopeOf(products);
    if (!findListing(subject.slug)) return undefined;
    const facets = figureFacets(
      filteredIn(subject.slug),
      products.map(({ stated }) => stated),
    );
    return scopeOf(products, facets);
  },
  columns: async (slug) => columnsIn(slug),
  async list(subject, scope, filter) {
    const products = await listed(subject);
    const sorted = listProducts(products, filter, scope);
    const attributes = subject.kind === 'listing' ? columnsIn(subject.slug) : undefined;
    const column = orderedColumn(listingColumns(attributes), filter.order);
    const ordered =
      column && filter.order
        ? orderByColumn(sorted, column, filter.order.direction, ({ stated }) => stated[column.id])
        : sorted;
    const { start, end } = pageOf(ordered.length, filter.page);
    return {
      products: ordered.slice(start, end).flatMap(({ id }) => findProduct(id) ?? []),
      total: ordered.length,
      facets: facetsOf(products, scope, filter),
      countsWithout:
        ordered.length > 0
          ? []
          : activeFilters(filter, scope).map(
              ({ filterWithout }) => filterProducts(products, filterWithout, scope).length,
            ),
    };
  },
  suggest: suggestInMemory,
  search: searchInMemory,
};

function columnsIn(slug: string): readonly ShownAttribute[] {
  const stated = productsIn(slug).map(({ id }) => figuresOf(id));
  return comparedIn(slug).filter(({ id }) => stated.some((figures) => figures[id] !== undefined));
}

function withItsFigures(product: Product): ProductWithFigures {
  return { product, figures: figuresOf(product.id) };
}

async function listed(subject: ListingSubject): Promise<readonly (Product & { readonly stated: Figures })[]> {
  const products =
    subject.kind === 'listing' ? productsIn(subject.slug) : await foundInMemory(subject.kind, subject.query);
  return products.map(withStated);
}

function withStated(product: Product) {
  return { ...product, stated: statedBy(withItsFigures(product)) };
}
