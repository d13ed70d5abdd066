import * as fc from 'fast-check';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import type { Product } from '#app/offer/model/product.ts';
import type { SearchEntry } from '#app/search/model/search.ts';
import { anOffer, anyOffer } from './an-offer.ts';

/** An Axis dome camera whose flags, such as `isNew` and `isOnSale`, are all false. `fields` replaces its properties. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    ...anOffer(),
    brand: 'Axis',
    category: 'cctv-systems',
    isNew: false,
    isHot: false,
    isBestSeller: false,
    isOnSale: false,
    isFeatured: false,
    soldQuantity: 0,
    highlights: [],
    images: ['dome.webp'],
    rating: 4.5,
    description: '',
    applications: [],
    specifications: {},
    ...fields,
  };
}

/** The same product as an entry of the catalogue's file, without figures. */
export function aCatalogueProduct(fields: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const { isFeatured: _, images: _i, rating: _r, description: _d, ...product } = aProduct();
  const { applications: _a, specifications: _s, ...summary } = product;
  return { ...summary, figures: {}, ...fields };
}

export function aSearchEntry(fields: Partial<SearchEntry> = {}): SearchEntry {
  return { ...aProduct(), specifications: [], ...fields };
}

const anyProduct: fc.Arbitrary<Product> = fc
  .tuple(
    anyOffer,
    fc.record({
      brand: fc.constantFrom('Axis', 'Bosch', '2N', 'Pelco', 'System Sensor'),
      category: fc.constantFrom('cctv-systems', 'fire-alarms'),
      isNew: fc.boolean(),
      isHot: fc.boolean(),
      isBestSeller: fc.boolean(),
      isOnSale: fc.boolean(),
      isFeatured: fc.boolean(),
      soldQuantity: fc.nat({ max: 20 }),
    }),
  )
  .map(([offer, fields]) => aProduct({ ...offer, ...fields }));

/** Products with distinct ids. */
export const anyProducts: fc.Arbitrary<Product[]> = fc.uniqueArray(anyProduct, {
  selector: ({ id }) => id,
  maxLength: 20,
});
