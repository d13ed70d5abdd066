import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { ListingFacets, ListingScope } from '#app/listing/model/listing.ts';
import type { ListingFilter } from '#app/listing/model/listing-filter.ts';
import type { Product } from '#app/product/model/product.ts';
import type { WithCodes } from '#app/quick-order/model/product-codes.ts';
import type { SearchAnswer } from '#app/search/model/search-answer.ts';
import type { Suggestion } from '#app/search/model/suggestion.ts';
import type { Partner } from '#app/works-with/model/works-with.ts';
import type { ProductWithFigures } from './figures.server.ts';

/**
 * Which products are listed: those of a category or combined page, those that contain a text (see `findLiterally`), or those
 * that a query describes in plain words (see `PlainWordsSearch`).
 */
export type ListingSubject =
  | { readonly kind: 'listing'; readonly slug: string }
  | { readonly kind: 'text' | 'plain-words'; readonly query: string };

/** A page of a listing as a filter orders and narrows it. */
export type ListedPage = {
  readonly products: readonly Product[];
  /** Of all pages. */
  readonly total: number;
  readonly facets: ListingFacets;
  /** If nothing is listed: how many products would be without each of `activeFilters`. Otherwise empty. */
  readonly countsWithout: readonly number[];
};

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

/**
 * What pages ask about products. In memory for pages that are built, in PostgreSQL for those that a live shop renders on demand.
 * Unless said otherwise, products are in the order of the catalogue.
 */
export type Products = {
  readonly overview: () => Promise<Overview>;
  /** In the order of the ids. Unknown ids are left out. */
  readonly find: (ids: readonly string[]) => Promise<readonly ProductWithFigures[]>;
  /**
   * Those with a code that has one of the keys, see `codeKeys`, or that resembles one of the others, see `nearMissesIn`. A database
   * may leave out some of many with the same key, and those that differ by more than `keysWithOneMistake`.
   */
  readonly coded: (keys: readonly string[], near: readonly string[]) => Promise<readonly WithCodes[]>;
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
  /** What the table of a listing has as columns: the attributes that at least one of its products states. None for an unknown one. */
  readonly columns: (slug: string) => Promise<readonly ShownAttribute[]>;
  readonly list: (subject: ListingSubject, scope: ListingScope, filter: ListingFilter) => Promise<ListedPage>;
  /** See `ProductSearch`. */
  readonly suggest: (typed: string) => Promise<readonly Suggestion[]>;
  /** See `ProductSearch`. Lists with more than a page have the first one, in the order `best-match`, and their scope. */
  readonly search: (query: string) => Promise<SearchAnswer>;
};
