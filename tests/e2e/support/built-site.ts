import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT_SITE } from '#tests/support/fixture-sites.ts';

export const SITE_FOLDER = ROOT_SITE.folder;

export type BuiltPage = { readonly path: string; readonly html: string };

/** The paths of all built files, relative to the site's folder. */
export const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SITE_FOLDER, join(entry.parentPath, entry.name)));

export const pages: readonly BuiltPage[] = files
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(join(SITE_FOLDER, file), 'utf8'),
  }));

/** `&amp;` → `&` */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The first group of the first match, decoded; empty if there is none. */
export function firstMatch(html: string, pattern: RegExp): string {
  return decodeEntities(pattern.exec(html)?.[1] ?? '');
}

/** The text of a built file, by its path relative to the site's folder. */
export const siteFile = (path: string) => readFileSync(join(SITE_FOLDER, path), 'utf8');

/** The origin of the addresses in built files. The owner sets it in `app/shop.ts`. */
export const ORIGIN = firstMatch(siteFile('index.html'), /<link rel="canonical" href="(https:[/][/][^/"]+)/);

/** The path of an address in a built file. */
export const pathOf = (address: string) => address.slice(ORIGIN.length);

/** Whether the site has a page or file at this address. */
export function isBuilt(address: string): boolean {
  const path = pathOf(address).replace(/[?#].*/, '');
  return files.includes(path.slice(1)) || pages.some((page) => page.path === path);
}
