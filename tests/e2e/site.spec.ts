import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOODS, INTERCOM, SLUGS } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';
import { SCREENS, STATUS_404 } from './support/screens.ts';

const DIST = 'dist';

type BuiltPage = { readonly path: string; readonly html: string };

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
/** Every built page by its address. */
const pages: readonly BuiltPage[] = files
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(join(DIST, file), 'utf8'),
  }));

/** `&amp;` → `&`, as a browser reads an attribute. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function first(html: string, pattern: RegExp): string {
  return plain(pattern.exec(html)?.[1] ?? '');
}

/** Where the links of the page's header and of its footer lead. */
function linksAround(html: string): readonly string[] {
  // What stands between the two is the page's own.
  const around = html.slice(0, html.indexOf('</header>')) + html.slice(html.lastIndexOf('<footer'));
  return [...around.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
}

const titleOf = (html: string) => first(html, /<title[^>]*>([^<]*)<\/title>/);
const descriptionOf = (html: string) => first(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);
const policyOf = (html: string) =>
  first(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i);
const isIndexed = (html: string) => !/<meta name="robots" content="noindex"/.test(html);

function dataOf(html: string): readonly unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

/** A policy by directive. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const isBuilt = (path: string) =>
  existsSync(join(DIST, path, 'index.html')) ||
  (path !== '/' && /\.\w+$/.test(path) && existsSync(join(DIST, path)));

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

test('every screen, product and category is built', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...SCREENS.map(({ path }) => path.replace(/\?.*/, '')),
      ...GOODS.map(({ id }) => `/product/${id}`),
      ...SLUGS.map((slug) => `/category/${slug}`),
    ]),
  );
  for (const file of ['404.html', 'sitemap.xml', 'robots.txt']) expect(files).toContain(file);
});

test.describe('What the host answers', () => {
  test('an unknown address is a real 404 with the whole frame', async ({ request }) => {
    for (const path of [
      '/no/such/page',
      '/product/999',
      '/category/time-machines',
      '/assets/no-such-file.js',
      '/.env',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
    }
    const html = await (await request.get('/no/such/page')).text();
    expect(html).toContain('Skip to content');
  });

  test('every built page is 200, with and without a slash at the end', async ({ request }) => {
    for (const path of [
      '/',
      '/cart',
      '/cart/',
      '/product/1',
      '/product/1/',
      '/category/cctv-systems',
      '/sitemap.xml',
    ]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });

  test('nothing outside the site can be had', async ({ request }) => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
    ]) {
      const response = await request.get(path);
      expect(await response.text()).not.toContain('"devDependencies"');
    }
  });

  test('pages are asked for anew, hashed files are kept for a year', async ({ request }) => {
    const page = await request.get('/product/1');
    expect(page.headers()['cache-control']).toBe('no-cache');
    expect(page.headers()['content-type']).toMatch(/^text\/html; *charset=utf-8$/i);
    const { etag } = page.headers();
    expect(etag).toBeTruthy();
    const again = await request.get('/product/1', { headers: { 'If-None-Match': etag ?? '' } });
    expect(again.status()).toBe(304);
    for (const asset of files.filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file))) {
      const { headers } = { headers: (await request.get(`/${asset}`)).headers() };
      expect(headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    }
  });

  test('text is sent compressed: Brotli where it is taken, else gzip', async ({ request }) => {
    const script = files.find((file) => /^assets\/vendor-.*\.js$/.test(file)) ?? '';
    for (const path of [
      '/',
      '/product/1',
      '/category/cctv-systems',
      `/${script}`,
      '/data/search-index.json',
    ]) {
      for (const [accepted, answered] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(answered);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
      }
      const bare = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(bare.headers()['content-encoding'], path).toBeUndefined();
    }
  });

  test('the headers of a careful host are there, on errors too', async ({ request }) => {
    for (const path of ['/', '/product/1', '/no/such/page']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('geolocation=()');
      expect(headers['strict-transport-security'], path).toContain('max-age=');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  });
});

test.describe('The content security policy', () => {
  test('allows nothing inline and nothing from elsewhere', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).not.toMatch(/https?:|\*/);
    expect(directives(policy).get('default-src')).toEqual(["'none'"]);
    for (const { path, html } of pages) expect(policyOf(html), path).not.toMatch(/unsafe-|https?:|\*/);
  });

  test('is the same in the header and in every page, but for what a page cannot say', async ({ request }) => {
    const header = directives((await request.get('/')).headers()['content-security-policy'] ?? '');
    for (const { path, html } of pages) {
      const meta = directives(policyOf(html));
      expect([...meta.keys(), 'frame-ancestors'].toSorted(), path).toEqual([...header.keys()].toSorted());
      for (const [name, sources] of meta) {
        // The header carries the hashes of all pages' scripts, a page those of its own.
        if (name === 'script-src')
          expect(header.get(name), path).toEqual(expect.arrayContaining([...sources]));
        else expect(sources, `${path} ${name}`).toEqual(header.get(name));
      }
    }
  });

  test('stands before anything that it governs, and no page has a style attribute or a handler', () => {
    for (const { path, html } of pages) {
      expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(
        html.search(/<(script|style|link|img)\b/),
      );
      expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/gi) ?? [], path).toEqual([]);
      expect(html, path).not.toMatch(/<style/);
    }
  });
});

test.describe('For search engines', () => {
  test('every page has a title and a description of its own', () => {
    for (const { path, html } of pages) {
      expect(titleOf(html), path).toMatch(path === '/' ? /^Watchpost/ : / \| Watchpost$/);
      expect(descriptionOf(html).length, path).toBeGreaterThan(20);
      expect(descriptionOf(html).length, path).toBeLessThanOrEqual(200);
    }
    expect(repeated(pages.map(({ html }) => titleOf(html)))).toEqual([]);
    expect(repeated(pages.map(({ html }) => descriptionOf(html)))).toEqual([]);
  });

  test('every page names its one address, and its social card says the same', () => {
    const origins = new Set(pages.map(({ html }) => new URL(canonicalOf(html)).origin));
    expect(origins.size).toBe(1);
    for (const { path, html } of pages) {
      expect(new URL(canonicalOf(html)).pathname, path).toBe(path);
      expect(first(html, /<meta property="og:url" content="([^"]*)"/), path).toBe(canonicalOf(html));
      expect(first(html, /<meta property="og:title" content="([^"]*)"/), path).toBe(titleOf(html));
      expect(first(html, /<meta property="og:description" content="([^"]*)"/), path).toBe(
        descriptionOf(html),
      );
      const image = new URL(first(html, /<meta property="og:image" content="([^"]*)"/));
      expect(existsSync(join(DIST, image.pathname)), `${path} ${image.pathname}`).toBe(true);
    }
  });

  test('the sitemap lists every public page, and only pages that are built', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(new Set(listed).size).toBe(listed.length);
    // The cart may be indexed, but nobody is sent to an empty one.
    const indexed = pages
      .filter(({ path, html }) => isIndexed(html) && path !== '/cart')
      .map(({ path }) => path);
    expect(listed.toSorted()).toEqual(indexed.toSorted());
  });

  test('robots keep out of the visitor’s own pages and find the sitemap', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    for (const path of ['/checkout', '/wishlist', '/search', '/login', '/register', '/forgot-password']) {
      expect(robots).toContain(`Disallow: ${path}`);
      expect(isIndexed(pages.find((page) => page.path === path)?.html ?? '')).toBe(false);
    }
    expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  });

  test('structured data parses; a product has an offer and no made-up rating', () => {
    for (const { path, html } of pages) expect(() => dataOf(html), path).not.toThrow();
    for (const product of GOODS) {
      const html = pages.find(({ path }) => path === `/product/${product.id}`)?.html ?? '';
      expect(dataOf(html), product.title).toContainEqual(
        expect.objectContaining({
          '@type': 'Product',
          name: product.title,
          sku: product.id,
          offers: expect.objectContaining({
            '@type': 'Offer',
            price: (product.price / 100).toFixed(2),
            priceCurrency: 'USD',
            availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
          }),
        }),
      );
      expect(dataOf(html)).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
      expect(JSON.stringify(dataOf(html))).not.toMatch(/aggregateRating|"review"/i);
    }
  });
});

test('no page’s JavaScript contains the catalogue', () => {
  const scripts = files
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(DIST, file), 'utf8') }));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { title, description } of GOODS) {
    for (const { file, text } of scripts) {
      expect(text.includes(title), `${title} in ${file}`).toBe(false);
      expect(text.includes(description.slice(0, 60)), `${title} in ${file}`).toBe(false);
    }
  }
});

test('a product page carries its own text and of other products only cards', () => {
  const html = pages.find(({ path }) => path === `/product/${INTERCOM.id}`)?.html ?? '';
  const others = GOODS.filter(({ id }) => id !== INTERCOM.id);
  const named = others.filter(({ title }) => plain(html).includes(title));
  expect(named.length).toBeLessThanOrEqual(4);
  expect(others.filter(({ description }) => plain(html).includes(description))).toEqual([]);
});

test('no link of any page is dead', () => {
  const dead = new Set<string>();
  for (const { path, html } of [
    ...pages,
    { path: '/404.html', html: readFileSync(join(DIST, '404.html'), 'utf8') },
  ]) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      if (href === '' || /^(https:|mailto:|tel:)/.test(href)) {
        if (href === '') dead.add(`${path} → (nothing)`);
        continue;
      }
      if (href.startsWith('#')) {
        if (!html.includes(` id="${href.slice(1)}"`)) dead.add(`${path} → ${href}`);
        continue;
      }
      const { pathname } = new URL(plain(href), 'http://shop');
      if (!isBuilt(decodeURIComponent(pathname))) dead.add(`${path} → ${href}`);
    }
  }
  expect([...dead]).toEqual([]);
});

test('H8: whom to ask stands in the same place of every page', () => {
  const first = linksAround(pages[0]?.html ?? '');
  for (const way of [/^tel:/, /^mailto:/, /^\/contact-us$/, /^\/faqs$/]) {
    expect(first.filter((href) => way.test(href)).length).toBeGreaterThan(0);
  }
  for (const { path, html } of pages) expect(linksAround(html), path).toEqual(first);
});

test('every file that a page names is there', () => {
  const missing = new Set<string>();
  for (const { path, html } of pages) {
    for (const [, address = ''] of html.matchAll(/<(?:img|script|link)\b[^>]*\s(?:src|href)="(\/[^"]*)"/g)) {
      if (!existsSync(join(DIST, plain(address).replace(/[?#].*/, '')))) missing.add(`${path} → ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [STATUS_404] });

  test('an unknown address still says that there is no such page, and leads on', async ({ shop }) => {
    await shop.page.goto('/no/such/page');
    await expect(shop.heading).toHaveText(/not found/i);
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL('/');
  });

  for (const { path, heading } of SCREENS.filter((screen) => !screen.path.includes('?'))) {
    test(`${path} reads and links`, async ({ shop }) => {
      await shop.page.goto(path);
      await expect(shop.heading).toHaveText(heading);
      await expect(shop.logo).toBeVisible();
      await expect(shop.categoryRow.getByRole('link', { name: 'Fire Alarms' })).toBeVisible();
      // Nothing waits for what will never come.
      await expect(shop.page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    });
  }
});

test.describe('When a page fails', () => {
  test.use({ expectedConsole: [/./] });

  test('the error screen says what can be done, and the cart is untouched', async ({ shop }) => {
    const { page } = shop;
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 2)]));
    await shop.open('/collections');
    await page.route('**/category/fire-alarms.data*', (route) => route.fulfill({ body: 'no such luck' }));
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle(/^Unexpected Application Error! \| Watchpost$/);
    await shop.showsCart(2, INTERCOM.price * 2);

    await page.unroute('**/category/fire-alarms.data*');
    await shop.main.getByRole('button', { name: /reload/i }).click();
    await expect(shop.heading).toHaveText('Fire Alarms');
    await shop.takenOver();
    await shop.showsCart(2, INTERCOM.price * 2);
  });

  test('home is a way out, and so is every link of the frame', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/collections');
    await page.route('**/category/fire-alarms.data*', (route) => route.fulfill({ body: 'no such luck' }));
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.main
      .getByRole('button', { name: /home/i })
      .or(shop.main.getByRole('link', { name: /home/i }))
      .click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^Watchpost/);
  });
});
