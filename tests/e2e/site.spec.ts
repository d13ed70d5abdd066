import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reloadPage } from '#app/ui/texts.ts';
import { HOST_FILES } from '#scripts/host-file-names.ts';
import {
  decodeEntities,
  files,
  firstMatch,
  isBuilt,
  ORIGIN,
  pages,
  SITE_FOLDER,
  siteFile,
} from './support/built-site.ts';
import { INTERCOM, PRODUCTS, SLUGS } from './support/catalogue.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';

/** The targets of the links in the page's header and footer. */
function frameLinks(html: string): readonly string[] {
  const frame = html.slice(0, html.indexOf('</header>')) + html.slice(html.lastIndexOf('<footer'));
  return [...frame.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
}

const titleOf = (html: string) => firstMatch(html, /<title[^>]*>([^<]*)<\/title>/);
const descriptionOf = (html: string) => firstMatch(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (html: string) => firstMatch(html, /<link rel="canonical" href="([^"]*)"/);

const changedAt = (file: string) => statSync(join(SITE_FOLDER, file)).mtimeMs;

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('builds every screen, product and category', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...SCREENS.map(({ path }) => path.replace(/\?.*/, '')),
      ...PRODUCTS.map(({ id }) => `/product/${id}`),
      ...SLUGS.map((slug) => `/category/${slug}`),
    ]),
  );
  for (const file of ['sitemap.xml', 'robots.txt']) expect(files).toContain(file);
  const notFound = siteFile('404.html');
  expect(notFound).toContain('Skip to content');
  expect(titleOf(notFound)).toBe('Page not found | Watchpost');
  expect(notFound).toContain('<meta name="robots" content="noindex"/>');
});

test('no element of a page has `undefined` among its classes, and every page has one footer', () => {
  for (const { path, html } of pages) {
    expect(html.match(/class="[^"]*\bundefined\b[^"]*"/), path).toBeNull();
    expect(html.match(/<footer\b/g), path).toHaveLength(1);
  }
});

test('writes the host files last', () => {
  // `isUpToDate` takes the time of `_headers` as the end of the build, so that an interrupted build is repeated.
  const others = files.filter((file) => !HOST_FILES.some((name) => name === file));
  expect(others.filter((file) => changedAt(file) > changedAt('_headers'))).toEqual([]);
});

test.describe('Search engines', () => {
  test('get a unique title and description for every page', () => {
    for (const { path, html } of pages) {
      expect(titleOf(html), path).toMatch(path === '/' ? /^Watchpost/ : / \| Watchpost$/);
      expect(descriptionOf(html).length, path).toBeGreaterThan(20);
      expect(descriptionOf(html).length, path).toBeLessThanOrEqual(200);
    }
    expect(repeated(pages.map(({ html }) => titleOf(html)))).toEqual([]);
    expect(repeated(pages.map(({ html }) => descriptionOf(html)))).toEqual([]);
  });

  test('get one canonical address per page, which the social card repeats', () => {
    const origins = new Set(pages.map(({ html }) => new URL(canonicalOf(html)).origin));
    expect(origins.size).toBe(1);
    for (const { path, html } of pages) {
      expect(new URL(canonicalOf(html)).pathname, path).toBe(path);
      expect(firstMatch(html, /<meta property="og:url" content="([^"]*)"/), path).toBe(canonicalOf(html));
      expect(firstMatch(html, /<meta property="og:title" content="([^"]*)"/), path).toBe(titleOf(html));
      expect(firstMatch(html, /<meta property="og:description" content="([^"]*)"/), path).toBe(
        descriptionOf(html),
      );
      const image = new URL(firstMatch(html, /<meta property="og:image" content="([^"]*)"/));
      expect(existsSync(join(SITE_FOLDER, image.pathname)), `${path} ${image.pathname}`).toBe(true);
    }
  });
});

test('keeps the catalogue out of the scripts', () => {
  const scripts = files
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SITE_FOLDER, file), 'utf8') }));
  expect(scripts.length).toBeGreaterThan(10);
  const found = PRODUCTS.flatMap(({ title, description }) =>
    scripts
      .filter(({ text }) => text.includes(title) || text.includes(description.slice(0, 60)))
      .map(({ file }) => `${title} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('has no style sheet that nothing links to', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const links = [...pages.map(({ html }) => html), ...scripts.map((file) => siteFile(file))].join('');
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter((sheet) => !links.includes(sheet))).toEqual([]);
});

test('sends a product page with at most four titles and no descriptions of other products', () => {
  const html = pages.find(({ path }) => path === `/product/${INTERCOM.id}`)?.html ?? '';
  const others = PRODUCTS.filter(({ id }) => id !== INTERCOM.id);
  const named = others.filter(({ title }) => decodeEntities(html).includes(title));
  expect(named.length).toBeLessThanOrEqual(4);
  expect(others.filter(({ description }) => decodeEntities(html).includes(description))).toEqual([]);
});

test('has no dead links', () => {
  // `isBuilt` must be false for a folder without a page of its own, or it would miss dead links.
  expect(isBuilt(`${ORIGIN}/product`)).toBe(false);
  const dead = new Set<string>();
  for (const { path, html } of [
    ...pages,
    { path: '/404.html', html: readFileSync(join(SITE_FOLDER, '404.html'), 'utf8') },
  ]) {
    for (const [, href = '', text] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>([^<]*)/g)) {
      // An empty address reloads the page.
      if (href === '' && text !== reloadPage) dead.add(`${path} → (nothing)`);
      if (href === '' || /^(https:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(decodeEntities(href), `http://shop${path}`);
      // Hosts answer with and without a slash at the end.
      const linked = decodeURIComponent(pathname).replace(/(?<=.)\/$/, '');
      if (!isBuilt(ORIGIN + linked)) dead.add(`${path} → ${href}`);
      const target = pages.find((page) => page.path === linked)?.html ?? html;
      if (hash && !target.includes(` id="${hash.slice(1)}"`)) dead.add(`${path} → ${href}`);
    }
  }
  expect([...dead]).toEqual([]);
});

test('H8: shows the contact links in the same place on every page', () => {
  const first = frameLinks(pages[0]?.html ?? '');
  for (const pattern of [/^tel:/, /^mailto:/, /^\/contact-us$/, /^\/faqs$/]) {
    expect(first.filter((href) => pattern.test(href)).length).toBeGreaterThan(0);
  }
  for (const { path, html } of pages) expect(frameLinks(html), path).toEqual(first);
});

test('has every file that a page refers to', () => {
  const missing = new Set<string>();
  for (const { path, html } of pages) {
    for (const [, address = ''] of html.matchAll(/<(?:img|script|link)\b[^>]*\s(?:src|href)="(\/[^"]*)"/g)) {
      if (!existsSync(join(SITE_FOLDER, decodeEntities(address).replace(/[?#].*/, ''))))
        missing.add(`${path} → ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
});
