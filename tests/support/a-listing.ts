import type { Figures } from '#app/figures/model/attribute.ts';
import { figureFacets } from '#app/figures/model/facets-from.ts';
import { ATTRIBUTES, numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { type Filterable, type ListingScope, scopeOf } from '#app/listing/model/listing.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import { sortProducts } from '#app/listing/model/sort-order.ts';
import type { Product } from '#app/offer/model/product.ts';
import { catalogueFile } from './a-catalogue.ts';
import { aProduct } from './a-product.ts';

const BRANDS = ['Axis', 'Bosch', 'Hikvision', 'Pelco'];

export type ListedProduct = Product & { readonly stated: Figures };

/** Products whose brand, price, sales, stock and figures vary independently of each other. */
export function manyProducts(count: number): readonly ListedProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    ...aProduct({
      id: `p${index}`,
      title: `Camera ${String((index * 31) % 997).padStart(3, '0')}`,
      brand: BRANDS[(index * 7) % BRANDS.length] ?? '',
      price: 10_000 + ((index * 17) % 1009) * 100,
      soldQuantity: (index * 13) % 503,
      soldOut: index % 11 === 0,
    }),
    stated: {
      ...(index % 3 > 0 && { ip: steps(index % 3 === 1 ? 'IP54' : 'IP66') }),
      ...(index % 5 > 0 && { 'night-range': numbers((index % 7) * 10) }),
    },
  }));
}

/** The scope of a listing that can be filtered by the attributes of the fixture. */
export function scopeWithFigures(products: readonly Filterable[]): ListingScope {
  const stated = products.map(({ stated = {} }) => stated);
  return scopeOf(products, figureFacets(ATTRIBUTES, stated));
}

/** What the build writes for a listing of these products: the data of its page, and its files by path. */
export function builtListing(products: readonly ListedProduct[], slug = 'cameras') {
  const ofListing = products.map((product) => Object.assign({}, product, { category: slug }));
  const files = new Map(
    Object.entries(
      catalogueFile(
        ofListing.map(({ stated, ...product }) => ({ ...product, figures: stated })),
        ATTRIBUTES,
      ),
    ),
  );
  const page = {
    subject: { kind: 'listing', slug },
    products: sortProducts(ofListing, 'best-selling').slice(0, PAGE_SIZE),
    scope: scopeWithFigures(ofListing),
  } as const;
  return { page, files };
}
