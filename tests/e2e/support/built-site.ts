import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER } from './site-folder.ts';

export const DIST = SITE_FOLDER;

export type BuiltPage = { readonly path: string; readonly html: string };

export const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
/** Every built page by its address. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(join(DIST, file), 'utf8'),
  }));

/** `&amp;` → `&`, as a browser reads an attribute. */
export function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function firstOf(html: string, pattern: RegExp): string {
  return plain(pattern.exec(html)?.[1] ?? '');
}
