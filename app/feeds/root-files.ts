/**
 * The most addresses in one sitemap. The protocol allows 50,000 addresses and 50 MB. With 10,000, each address and its pictures
 * may take 5 kB. Search engines report problems per file, so smaller files also make a problem easier to find.
 */
export const SITEMAP_SIZE = 10_000;

/** The names of the sitemaps that `sitemap.xml` refers to; empty if all addresses fit into `sitemap.xml` itself. */
export function sitemapParts(addressCount: number): readonly string[] {
  if (addressCount <= SITEMAP_SIZE) return [];
  const count = Math.ceil(addressCount / SITEMAP_SIZE);
  return Array.from({ length: count }, (_, index) => `sitemap-${index + 1}.xml`);
}

/** The place of the first address in the sitemap of this name; undefined if there is none. */
export function startOfPart(name: string, addressCount: number): number | undefined {
  const part = sitemapParts(addressCount).indexOf(name);
  return part === -1 ? undefined : part * SITEMAP_SIZE;
}

/**
 * The folder of the built site in which a route writes the files that belong in the site's root. `scripts/finish-site.ts`
 * moves them there. They have no routes of their own, because every visitor loads the list of routes.
 */
export const ROOT_FILES_FOLDER = 'data/root';

/** Those of them that show what the engine of a live shop can change. */
export const isRenderedOnDemand = (name: string): boolean =>
  /^(?:sitemap[\d-]*\.xml|feeds\/google-merchant\.xml|llms\.txt)$/.test(name);

/** The names of the files for other programs, relative to the root of the site, such as `feeds/news.xml`. */
export function rootFileNames(publicPageCount: number): readonly string[] {
  return [
    'robots.txt',
    'sitemap.xml',
    ...sitemapParts(publicPageCount),
    'feeds/google-merchant.xml',
    'feeds/news.xml',
    'llms.txt',
    '.well-known/security.txt',
  ];
}
