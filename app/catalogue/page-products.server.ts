import type { ListingScope } from '#app/listing/model/listing.ts';
import type { ListingSubject } from '#app/listing/model/listed-page.ts';
import type { Product } from '#app/offer/model/product.ts';
import type { Products } from '#app/products/products.ts';
import type { Partner } from '#app/works-with/model/works-with.ts';
import type { ProductWithFigures } from './figures.server.ts';

/**
 * The lists of products on the home page, see `merchandising.ts`. `deals` has the deal of the day, and then those that are shown
 * beside it; it is empty in a shop without products.
 */
export type Shelf = 'featured' | 'bestSellers' | 'newArrivals' | 'onSale' | 'deals';

/** What is known of all products without reading each. */
export type Overview = {
  readonly productCount: number;
  /** Each once, in the order in which the catalogue has them first. */
  readonly brands: readonly string[];
  /** By slug. */
  readonly listings: ReadonlyMap<string, ListingSize>;
};

export type ListingSize = {
  readonly count: number;
  /** The picture of its first product that has one; empty if none has. */
  readonly image: string;
};

/** What the loaders of pages ask about products, besides what every part of the shop asks. */
export type PageProducts = Products & {
  readonly overview: () => Promise<Overview>;
  /** All that the catalogue has of a product; undefined for an unknown id. */
  readonly product: (id: string) => Promise<ProductWithFigures | undefined>;
  /** All products, or those of a listing, without the first ones of them; none of an unknown listing. */
  readonly each: (slug?: string, start?: number) => AsyncIterable<ProductWithFigures>;
  readonly shelf: (shelf: Shelf) => Promise<readonly Product[]>;
  /** The products of a family. */
  readonly versions: (family: string) => Promise<readonly Product[]>;
  /** See `relatedProducts`. */
  readonly related: (product: Product) => Promise<readonly Product[]>;
  /** See `partnersIn`. */
  readonly partners: (id: string) => Promise<readonly Partner<ProductWithFigures>[]>;
  /** What a listing contains before it is filtered; undefined for an unknown one. */
  readonly scope: (subject: ListingSubject) => Promise<ListingScope | undefined>;
};
