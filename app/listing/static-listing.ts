import { fetchJson } from '#app/lib/fetch-json.ts';
import {
  type CardFile,
  type CardOrder,
  cardFilesOf,
  filesFor,
  likelyFile,
  placesIn,
} from './model/card-file.ts';
import { cardsPath, parseCardFile, parseRowsFile, rowsPath, versionIn } from './model/listing-files.ts';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { criteriaOf, selectionOf } from './model/listing-query.ts';
import { type ListingRow, type MatchingRows, matchRows, sortRows } from './model/listing-row.ts';
import type { ListingScope } from './model/listing-scope.ts';
import { type Page, pageOf } from './model/paging.ts';
import { type ListingAnswer, ListingError, type ProductListing } from './model/product-listing.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import type { ListingTable } from './listing-table.ts';
import { loadedTable, loadTable } from './load-table.ts';

export type BuiltListing = {
  readonly slug: string;
  /** Contained in all files of the listing. A file with another version was published before or after this page. */
  readonly version: string;
  readonly scope: ListingScope;
  readonly firstPage: readonly ProductSummary[];
};

/** An answer, and the places of its products in the default order, see `ListingRow`. */
type PlacedAnswer = { readonly answer: ListingAnswer; readonly places: readonly number[] };

/** Lists a category from the files that the build writes. Loads each file when it is first needed, and keeps it. */
export class StaticListing implements ProductListing {
  readonly scope: ListingScope;
  readonly firstPage: readonly ProductSummary[];
  readonly #slug: string;
  readonly #version: string;
  readonly #files: readonly CardFile[];
  #rows: Promise<readonly ListingRow[]> | undefined;
  /** Undefined until the rows are loaded. */
  #loadedRows: readonly ListingRow[] | undefined;
  // Caches of the latest result, because `prepare`, `known` and `query` are often called with the same filter. The
  // matches have a cache of their own, because they stay the same when only the sort order changes.
  #latestList: { readonly selection: string; readonly rows: readonly ListingRow[] } | undefined;
  #latestMatches: { readonly criteria: string; readonly matches: MatchingRows } | undefined;
  /** The loaded cards by place, see `ListingRow`. */
  readonly #cards: Map<number, ProductSummary>;
  readonly #loads = new Map<CardFile, Promise<readonly ProductSummary[]>>();
  readonly #placesByOrder = new Map<CardOrder, readonly number[]>();

  constructor({ slug, version, scope, firstPage }: BuiltListing) {
    this.scope = scope;
    this.firstPage = firstPage;
    this.#slug = slug;
    this.#version = version;
    this.#files = cardFilesOf(scope.total);
    this.#cards = new Map(firstPage.entries());
  }

  readonly prepare = (filter?: ListingFilter): void => {
    // A failure is reported by the query that needs the files.
    void this.#prepare(filter).catch(() => undefined);
  };

  async #prepare(filter: ListingFilter | undefined): Promise<void> {
    if (!filter) {
      // Caches the matches for the next sort order or page. This also warms up the code that the first filter runs.
      this.#match(await this.#loadRows(), DEFAULT_FILTER);
      return;
    }
    for await (const _ of this.query(filter));
  }

  readonly known = (filter: ListingFilter): ListingAnswer | undefined => this.#answer(filter)?.answer;

  async *query(filter: ListingFilter): AsyncGenerator<ListingAnswer> {
    const { answer, places } = this.#answer(filter) ?? (await this.#answerFromRows(filter));
    yield answer;
    if (!answer.cards) yield { ...answer, cards: await this.#loadCardsAt(places) };
  }

  async #answerFromRows(filter: ListingFilter): Promise<PlacedAnswer> {
    const rows = this.#loadRows();
    if (filter.order) {
      // The order of a column needs the figures of the table.
      return this.#list(await rows, filter, await this.#loadTable());
    }
    // Most queries need this file. Loading it beside the rows saves the time of a request.
    const likely = likelyFile(this.#files, this.scope.total, filter);
    if (likely) void this.#loadFile(likely).catch(() => undefined);
    return this.#list(await rows, filter);
  }

  /** Undefined if the answer needs files that are not loaded: the rows, or the table for the order of a column. */
  #answer(filter: ListingFilter): PlacedAnswer | undefined {
    const table = this.#loadedTable;
    if (this.#loadedRows && (!filter.order || table)) return this.#list(this.#loadedRows, filter, table);
    if (selectionOf(filter) !== '') return undefined;
    const page = pageOf(this.scope.total, filter.page);
    const places = range(page);
    // The rows, which have the brands and prices, are not loaded.
    const previews = places.map(() => ({}));
    return this.#withCards({ total: this.scope.total, facets: this.scope, page, previews }, places);
  }

  #list(allRows: readonly ListingRow[], filter: ListingFilter, table?: ListingTable): PlacedAnswer {
    const matches = this.#match(allRows, filter);
    const selection = selectionOf(filter);
    if (this.#latestList?.selection !== selection) {
      const sorted = sortRows(matches.rows, filter.sort);
      this.#latestList = { selection, rows: table?.orderRows(sorted, allRows, filter.order) ?? sorted };
    }
    const { rows } = this.#latestList;
    const page = pageOf(rows.length, filter.page);
    const previews = rows.slice(page.start, page.end);
    const places = previews.map(({ place }) => place);
    return this.#withCards({ total: rows.length, facets: matches.facets, page, previews }, places);
  }

  #match(allRows: readonly ListingRow[], filter: ListingFilter): MatchingRows {
    const criteria = criteriaOf(filter);
    if (this.#latestMatches?.criteria !== criteria) {
      this.#latestMatches = { criteria, matches: matchRows(allRows, this.scope, filter) };
    }
    return this.#latestMatches.matches;
  }

  #withCards(answer: ListingAnswer, places: readonly number[]): PlacedAnswer {
    const cards = places.map((place) => this.#cards.get(place));
    return {
      answer: cards.every((card) => card !== undefined) ? { ...answer, cards } : answer,
      places,
    };
  }

  #loadRows(): Promise<readonly ListingRow[]> {
    this.#rows ??= this.#fetchRows().catch((error: unknown) => {
      this.#rows = undefined;
      throw error;
    });
    return this.#rows;
  }

  async #fetchRows(): Promise<readonly ListingRow[]> {
    const rows = await load(rowsPath(this.#slug), this.#version, (value) =>
      parseRowsFile(value, this.scope.total),
    );
    this.#loadedRows = rows;
    return rows;
  }

  /** The table with the figures by which a column orders the products. Its figures and the rows have the same order. */
  async #loadTable(): Promise<ListingTable> {
    const table = await loadTable(this.#slug, this.#version).catch((error: unknown) => {
      throw new ListingError('unavailable', error);
    });
    if (table.version !== this.#version) throw new ListingError('outdated');
    return table;
  }

  get #loadedTable(): ListingTable | undefined {
    const table = loadedTable(this.#slug);
    return table?.version === this.#version ? table : undefined;
  }

  async #loadCardsAt(places: readonly number[]): Promise<readonly ProductSummary[]> {
    const missing = new Set(places.filter((place) => !this.#cards.has(place)));
    const rows = this.#loadedRows;
    // Without rows, the places of the other orders are unknown.
    const files = rows ? this.#files : this.#files.filter(({ order }) => order === 'sales');
    const needed = filesFor(files, missing, (order) => this.#placesIn(order));
    await Promise.all(needed.map((file) => this.#loadCards(file)));
    return places.flatMap((place) => this.#cards.get(place) ?? []);
  }

  async #loadCards(file: CardFile): Promise<void> {
    const cards = await this.#loadFile(file);
    const places = this.#placesIn(file.order).slice(file.start, file.end);
    for (const [index, card] of cards.entries()) {
      const place = places[index];
      if (place !== undefined) this.#cards.set(place, card);
    }
  }

  #loadFile(file: CardFile): Promise<readonly ProductSummary[]> {
    const known = this.#loads.get(file);
    if (known) return known;
    const loading = load(cardsPath(this.#slug, file), this.#version, (value) =>
      parseCardFile(value, file),
    ).catch((error: unknown) => {
      this.#loads.delete(file);
      throw error;
    });
    this.#loads.set(file, loading);
    return loading;
  }

  #placesIn(order: CardOrder): readonly number[] {
    const known = this.#placesByOrder.get(order);
    if (known) return known;
    const places =
      order === 'sales'
        ? range({ start: 0, end: this.scope.total })
        : placesIn(order, this.#loadedRows ?? []);
    this.#placesByOrder.set(order, places);
    return places;
  }
}

/** The listings that were used, by category. */
const listings = new Map<string, { readonly version: string; readonly listing: StaticListing }>();

/** Returns the same listing for a category until its version changes, so that its files are loaded once. */
export function staticListing(built: BuiltListing): StaticListing {
  const known = listings.get(built.slug);
  if (known?.version === built.version) return known.listing;
  const listing = new StaticListing(built);
  listings.set(built.slug, { version: built.version, listing });
  return listing;
}

/** @throws ListingError `outdated` if the file has another version, `unavailable` if it is missing or unreadable. */
async function load<T>(path: string, version: string, parse: (file: unknown) => T | undefined): Promise<T> {
  const fetchFile = (options?: RequestInit) =>
    fetchJson(path, options).catch((error: unknown) => {
      throw new ListingError('unavailable', error);
    });
  // A file without a version is left to `parse`: what is not a file of the listing is `unavailable`, not `outdated`.
  const statesOtherVersion = (file: unknown) => ![version, undefined].includes(versionIn(file));
  const cached = await fetchFile();
  // The browser may have the file of an earlier version in its cache.
  const file = statesOtherVersion(cached) ? await fetchFile({ cache: 'reload' }) : cached;
  if (statesOtherVersion(file)) throw new ListingError('outdated');
  const parsed = parse(file);
  if (parsed === undefined) throw new ListingError('unavailable');
  return parsed;
}

function range({ start, end }: Pick<Page, 'start' | 'end'>): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
