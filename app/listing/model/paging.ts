export const PAGE_SIZE = 48;

export type Page = {
  /** Counts from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The positions of its items: from `start`, up to but not including `end`. */
  readonly start: number;
  readonly end: number;
};

/** The requested page of a list of `total` items, or the last page if there is none with this number. */
export function pageOf(total: number, requestedPage: number): Page {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(requestedPage, pageCount);
  const start = (page - 1) * PAGE_SIZE;
  return { page, pageCount, start, end: Math.min(start + PAGE_SIZE, total) };
}

/** The maximum number of entries in a row of page links. With the two arrows they fit on a screen 360 px wide. */
const MAX_LINKS = 7;

/**
 * The entries of a row of page links: the first page, the last page and those around `page`, with `'gap'` for two or more
 * pages that are left out. If there are more than `MAX_LINKS` pages, the row always has this length, so that the links
 * beside it do not move.
 */
export function pageLinks(page: number, pageCount: number): readonly (number | 'gap')[] {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= MAX_LINKS) return pages;
  const inner = MAX_LINKS - 2;
  if (page < inner) return [...pages.slice(0, inner), 'gap', pageCount];
  if (page > pageCount - inner + 1) return [1, 'gap', ...pages.slice(-inner)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
