import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { ListedPage, ListingSubject } from '#app/listing/model/listed-page.ts';
import type { ListingFilter } from '#app/listing/model/listing-filter.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import type { ProductCodes } from '#app/offer/model/product-codes.ts';
import type { SearchAnswer } from '#app/search/model/search-answer.ts';
import type { Suggestion } from '#app/search/model/suggestion.ts';

/**
 * What every part of the shop asks about products. `memory-products.ts` answers from a catalogue in memory, in a build and in the
 * browser of a static shop; `http-products.ts` asks the shop, in the browser of a live one; `live/products/` asks PostgreSQL, in its
 * gateway. Unless said otherwise, products are in the order of the catalogue.
 *
 * All of them throw an Error if the listing is unknown, or if what they need cannot be loaded or has an unexpected shape.
 */
export type Products = {
  /** Loads what suggestions, filters and lists need, so that the first one is answered at once. */
  readonly prepare: () => Promise<void>;
  /** In the order of the ids. Unknown ids are left out. */
  readonly find: (ids: readonly string[]) => Promise<readonly CatalogueProduct[]>;
  /**
   * The attributes that at least one product of a category or combined page states. None for an unknown one, and in a shop without
   * attributes, see `columnsFor`.
   */
  readonly columns: (slug: string) => Promise<readonly ShownAttribute[]>;
  /**
   * Those with a code that has one of the keys, see `codeKeys`, or that resembles one of the others, see `nearMissesIn`. A database
   * may leave out some of many with the same key, and those that differ by more than `keysWithOneMistake`.
   */
  readonly coded: (
    keys: readonly string[],
    near: readonly string[],
    signal?: AbortSignal,
  ) => Promise<readonly ProductCodes[]>;
  /** A page of a listing, without the figures of its products. */
  readonly list: (subject: ListingSubject, filter: ListingFilter) => Promise<ListedPage>;
  /** See `ProductSearch`. */
  readonly suggest: (typed: string, signal?: AbortSignal) => Promise<readonly Suggestion[]>;
  /** See `ProductSearch`. Lists with more than a page have the first one, in the order `best-match`, and their scope. */
  readonly search: (query: string) => Promise<SearchAnswer>;
};
