import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { staticSite } from '#scripts/static-site.ts';
import { buildFixtureSite, sampleSite } from '#tests/support/fixture-sites.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { expectNoViolationsAtBothSizes, LARGE_DESKTOP } from './support/no-violations.ts';
import { clippedText } from './support/any-width.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, test } from './support/shop.ts';
import { openWithoutMotion, PHONE } from './support/visit.ts';

// Shops of other owners, each from an export of another shop system, with other goods and another currency.

/** Words of the demonstration, which no other shop may say. */
const DEMONSTRATION =
  /watchpost|cctv|\bcameras?\b|two-way radio|\bradios\b|intercom|walkie|\bpoe\b|onvif|fire alarm|surveillance|security (?:and|equipment)|boston|555 01\d\d|harbour street|illustration|newsletter|gift card|4\.5\/5|\$\d|US dollars/i;

/** What visitors, search engines and other programs read. */
const READ = /\.(?:html|data|xml|txt|webmanifest|json)$/;
/** Lists of files, some of them scripts that this shop does not load. */
const LISTS = /^(?:\.vite|data\/kept)/;

const SHOPS = [
  {
    name: 'tea',
    port: 4,
    product: '/product/001~2EAH~2F50',
    added: /^Cart, 2 items, 13\.80\s€$/,
    total: /18\.70\s€/,
    listing: '/category/black-tea',
    search: 'dark honey',
  },
  {
    name: 'workshop',
    port: 5,
    product: '/product/TW-5',
    added: /^Cart, 2 items, £140\.20$/,
    total: /£176\.74/,
    listing: '/category/torque-wrenches',
    search: 'torque',
  },
];

for (const { name, port, product, added, total, listing, search } of SHOPS) {
  test.describe(`The ${name} shop`, () => {
    const site = sampleSite(name);
    const address = { port: Number(process.env['PORT'] ?? 4199) + port, host: '127.0.0.1' };
    let server: FastifyInstance;

    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `http://${address.host}:${address.port}` });

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      buildFixtureSite(site);
      server = staticSite(site.folder);
      await server.listen(address);
    });
    test.afterAll(() => server.close());

    const files = () =>
      readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((file) => !LISTS.test(file));
    const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');

    test('says no word of the demonstration', () => {
      const texts = files().filter((file) => READ.test(file));
      expect(texts.length).toBeGreaterThan(100);
      // It has no news.
      expect(texts).not.toContain('feeds/news.xml');
      const found = texts.flatMap((file) => {
        const [word] = DEMONSTRATION.exec(read(file)) ?? [];
        return word === undefined ? [] : [`${file}: ${word}`];
      });
      expect(found).toEqual([]);
    });

    test('links to its own pages and pictures only', () => {
      const built = new Set(files().map((file) => `/${file}`));
      const missing = files()
        .filter((file) => file.endsWith('.html'))
        .flatMap((file) => Array.from(read(file).matchAll(/\s(?:src|href)="(\/[^"?#]*?)\/?["?#]/g)))
        .map(([, path = '']) => (path === '/' ? '' : path))
        .filter((path) => !built.has(path) && !built.has(`${path}/index.html`));
      expect([...new Set(missing)]).toEqual([]);
    });

    test('its pages are whole on a phone and a desktop, light and dark, and have no violation', async ({
      shop,
    }, testInfo) => {
      test.setTimeout(240_000);
      const { page } = shop;
      for (const path of ['/', listing, product, '/collections', '/contact-us', '/checkout']) {
        await shop.page.setViewportSize(LARGE_DESKTOP);
        await openWithoutMotion(shop, path);
        await expectNoViolationsAtBothSizes(page);
        for (const size of [PHONE, LARGE_DESKTOP]) {
          await page.setViewportSize(size);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const view = `${path} ${size.width} px ${colorScheme}`;
            await test.step(view, async () => {
              expect(await page.evaluate(picturesThatFail)).toEqual([]);
              const file = testInfo.outputPath(`${view.replaceAll('/', '_')}.png`);
              await page.screenshot({ path: file, fullPage: true });
              await testInfo.attach(view, { path: file, contentType: 'image/png' });
              await expect(shop.heading).toHaveCount(1);
              await expect(shop.heading).toBeVisible();
              await expect(shop.footer).toBeVisible();
              expect(await page.evaluate(overflowingElements)).toEqual([]);
              expect(await page.evaluate(clippedText)).toEqual([]);
            });
          }
        }
      }
    });

    test('a product is found, put into the cart, and quoted in its own currency', async ({ shop }) => {
      const { page } = shop;
      await shop.open(`/search?q=${search}`);
      await expect(shop.cards.first()).toBeVisible();
      await shop.open(product);
      await shop.button('Add to Cart').first().click();
      await shop.open(product);
      await shop.button('Add to Cart').first().click();
      await expect(shop.banner.getByRole('button', { name: added })).toBeVisible();
      await shop.open('/cart');
      await expect(shop.main.getByText(total).first()).toBeVisible();
      await shop.open('/quote');
      const download = page.waitForEvent('download');
      await shop.button('Download PDF').click();
      const { pages } = await readPdf(readFileSync(await (await download).path()));
      expect(pages.join('\n')).not.toMatch(DEMONSTRATION);
    });
  });
}

/** Runs in the page: scrolls through it, which loads its pictures, and returns those in view that do not load. */
async function picturesThatFail(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    for (const picture of document.images) {
      const { bottom, left, right, top } = picture.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInView || !picture.checkVisibility()) continue;
      await picture.decode().catch(() => failed.push(picture.currentSrc || picture.outerHTML.slice(0, 80)));
    }
  }
  scrollTo(0, 0);
  return failed;
}
