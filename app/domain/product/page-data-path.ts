/** Of these pages the catalogue makes many, and what each of them shows is published as a file of its own. */
const OF_THE_CATALOGUE = /^\/(?:product|category)\/[^/]+$/;

/** `/product/45` → `/data/product/45.json`; other pages have no such file. */
export function pageDataPath(page: string): string | undefined {
  return OF_THE_CATALOGUE.test(page) ? `/data${page}.json` : undefined;
}
