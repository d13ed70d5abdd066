/**
 * The content types of the file name extensions in a built site, except `.data`, whose type is in `_headers`. The
 * configurations in `deploy/site/` have the same.
 */
export const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  webmanifest: 'application/manifest+json',
} as const;

/** The content type of a path, except for `.data`. A path whose extension is not in `CONTENT_TYPES` is a page. */
export function contentTypeOf(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return Object.entries(CONTENT_TYPES).find(([name]) => name === extension)?.[1] ?? CONTENT_TYPES.html;
}
