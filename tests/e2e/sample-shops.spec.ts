import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { staticSite } from '#scripts/static-site.ts';
import { clothingShop } from '#bench/clothing-shop.ts';
import { buildFixtureSite, CLOTHING_SITE, sampleSite } from '#tests/support/fixture-sites.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import {
  expectNoViolationsAtBothSizes,
  expectNoViolationsInBothSchemes,
  LARGE_DESKTOP,
} from './support/no-violations.ts';
import { clippedText } from './support/any-width.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { testVersions } from './support/version-journeys.ts';
import { openWithoutMotion, PHONE } from './support/visit.ts';

// Shops of other owners, each from an export of another shop system, with other goods and another currency.

/** Pages and words of a checkout, which no shop has that takes no orders. */
const CHECKOUT_PAGES = ['checkout', 'login', 'register', 'forgot-password'];
const CHECKOUT =
  /checkout|sign in|create an account|credit card|accepted payment|maintenance|before you pay/i;

/** Words of the demonstration, which no other shop may say. */
const DEMONSTRATION =
  /watchpost|cctv|\bcameras?\b|two-way radio|\bradios\b|intercom|walkie|\bpoe\b|onvif|fire alarm|surveillance|security (?:and|equipment)|boston|555 01\d\d|harbour street|illustration|newsletter|gift card|DS-2CD|PD785G|fire loop|4\.5\/5|\$\d|US dollars/i;

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
    checkout: 'quote',
    contact: 'mail',
  },
  {
    name: 'workshop',
    port: 5,
    product: '/product/TW-5',
    added: /^Cart, 2 items, £140\.20$/,
    total: /£176\.74/,
    listing: '/category/torque-wrenches',
    search: 'torque',
    checkout: 'none',
    contact: 'none',
  },
  {
    name: 'clothing',
    port: 6,
    product: '/product/ST-1-Moss-S',
    added: /^Cart, 2 items, £45\.00$/,
    total: /£50\.00/,
    listing: '/category/tops',
    search: 'merino jumper',
    checkout: 'quote',
    contact: 'mail',
  },
];

/** A listing of the workshop shop. No other shop of the journeys has one of three pages. */
const LISTING = '/category/all-hand-tools';
const TOTAL = 107;
const PAGE_SIZE = 48;

const pageLinks = ({ main }: Shop) => main.getByRole('navigation', { name: 'Pages', exact: true });
const pageLink = (shop: Shop, name: string) => pageLinks(shop).getByRole('link', { name, exact: true });
const range = (shop: Shop, text: string) =>
  shop.main.getByText(`Products ${text} of ${TOTAL}`, { exact: true });
const headLinks = ({ page }: Shop) =>
  page
    .locator('head link:is([rel="canonical"], [rel="prev"], [rel="next"])')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ rel, href }) => `${rel} ${href.replace(/^https:..[^/]+/, '')}`).toSorted(),
    );

for (const { name, port, product, added, total, listing, search, checkout, contact } of SHOPS) {
  test.describe(`The ${name} shop`, { tag: '@long' }, () => {
    const site = name === 'clothing' ? CLOTHING_SITE : sampleSite(name);
    const address = { port: Number(process.env['PORT'] ?? 4199) + port, host: '127.0.0.1' };
    let server: FastifyInstance;

    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `http://${address.host}:${address.port}` });

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      if (site === CLOTHING_SITE) clothingShop();
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

    test('its pages are whole on a phone and a desktop, and have no violation', async ({ shop }) => {
      test.setTimeout(240_000);
      const { page } = shop;
      for (const path of ['/', listing, product, '/collections', '/contact-us', '/cart']) {
        await test.step(path, async () => {
          await openWithoutMotion(shop, path);
          await expect(shop.heading).toBeVisible();
          // Other pages and shops have the same elements as these and the demonstration, with other words.
          if (path === '/' || (name === 'tea' && [listing, product, '/collections'].includes(path)))
            await expectNoViolationsAtBothSizes(page);
          for (const size of [PHONE, LARGE_DESKTOP]) {
            await page.setViewportSize(size);
            expect(await page.evaluate(picturesThatFail)).toEqual([]);
            expect(await page.evaluate(overflowingElements)).toEqual([]);
            expect(await page.evaluate(clippedText)).toEqual([]);
          }
        });
      }
    });

    test('has nothing of a checkout, in pages, files for other programs and configurations of hosts', () => {
      const all = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
      const absent = [...CHECKOUT_PAGES, ...(checkout === 'none' ? ['quote'] : [])];
      expect(all.filter((file) => absent.includes(file))).toEqual([]);
      for (const file of ['_redirects', 'data/kept/shop.json', 'sitemap.xml', 'llms.txt'])
        expect(read(file)).not.toMatch(new RegExp(`/(?:${absent.join('|')})[\\s"<]`));
      expect(files().filter((file) => READ.test(file) && CHECKOUT.test(read(file)))).toEqual([]);
      expect(
        files().filter((file) => file.endsWith('.js') && /cc-number|Name on Card/.test(read(file))),
      ).toEqual([]);
    });

    test('its hosts are told of pages that exist only', () => {
      const pages = Array.from(
        read('_redirects').matchAll(/^(\/[^\s:*]*) \S+ 200$/gm),
        ([, path = '']) => path,
      );
      expect(pages).toContain('/cart');
      expect(pages.filter((path) => !existsSync(join(site.folder, path, 'index.html')))).toEqual([]);
    });

    test('a product is found and put into the cart, which leads to what the shop does', async ({ shop }) => {
      test.setTimeout(90_000);
      const { page } = shop;
      await shop.open(`/search?q=${search}`);
      await expect(shop.cards.first()).toBeVisible();
      await shop.open(product);
      await shop.button('Add to Cart').first().click();
      await shop.open(product);
      await shop.button('Add to Cart').first().click();
      const cartButton = shop.banner.getByRole('button', { name: added });
      await cartButton.click();
      const links = shop.banner.getByRole('dialog', { name: 'Shopping cart' }).getByRole('link');
      await expect(links).toHaveText(checkout === 'quote' ? ['View cart', 'Prepare a quote'] : ['View cart']);
      await shop.open('/cart');
      await expect(shop.main.getByText(total).first()).toBeVisible();
      await expect(shop.main.getByText(CHECKOUT)).toHaveCount(0);
      const toQuote = shop.main.getByRole('link', { name: 'Prepare a quote' });
      if (checkout === 'none') {
        await expect(toQuote).toHaveCount(0);
        await expect(shop.button('Download quote (PDF)')).toHaveCount(0);
        return;
      }
      if (name === 'tea') {
        // The rates of this shop depend on the country and the weight.
        const summary = shop.main.getByRole('region', { name: 'Order Summary' });
        await expect(summary.getByText('Shipping to Germany')).toBeVisible();
        await summary.getByLabel('Ship to').selectOption('Austria');
        await expect(summary.getByText('Shipping to Austria')).toBeVisible();
        await expect(summary.getByText(/23\.70\s€/)).toBeVisible();
        await shop.main.getByRole('spinbutton').fill('4');
        await expect(summary.getByText('on request')).toBeVisible();
        await expect(summary.getByText(/None of our shipping rates covers/)).toBeVisible();
      }
      await toQuote.click();
      await expect(shop.main.getByText(/^To order, email your products to us/)).toBeVisible();
      const quoted = name === 'tea' ? /^Total .*before shipping$/ : total;
      await expect(shop.main.getByText(quoted).first()).toBeVisible();
      const download = page.waitForEvent('download');
      await shop.button('Download PDF').click();
      const { pages } = await readPdf(readFileSync(await (await download).path()));
      expect(pages.join('\n')).not.toMatch(DEMONSTRATION);
    });

    test('a message opens in a mail program, or the page has no form', async ({ shop }) => {
      await shop.open('/contact-us');
      const form = shop.main.getByRole('form');
      if (contact === 'none') {
        await expect(form).toHaveCount(0);
        await expect(shop.main.locator('a[href^="mailto:"]').first()).toBeVisible();
        return;
      }
      for (const label of ['Full Name', 'Subject', 'Message']) await form.getByLabel(label).fill(label);
      await form.getByLabel('Email Address').fill('ada@example.com');
      await shop.button('Open Mail Program').click();
      const mail = shop.main.getByRole('link', { name: 'Open it again' });
      await expect(mail).toHaveAttribute(
        'href',
        /^mailto:(?:laden|shop)@.*subject=Subject&body=Message%0D%0A/,
      );
      await expect(form.getByLabel('Message')).toHaveValue('Message');
    });

    if (name === 'workshop') testPages(read);
    if (name === 'clothing') testVersions();
  });
}

function testPages(read: (file: string) => string): void {
  test('the first page of a listing and the links to the others are in the HTML', () => {
    const html = read(`${LISTING.slice(1)}/index.html`);
    expect(html.match(/<article\b/g)).toHaveLength(PAGE_SIZE);
    expect(html).toContain(`Showing: ${TOTAL} products`);
    expect(html).toContain(`href="${LISTING}?page=3"`);
  });

  test('each page has its own title and links in its head; search engines may index it, but not if filtered, sorted or in another view', async ({
    shop,
  }) => {
    const robots = shop.page.locator('head meta[name="robots"]');
    await openWithoutMotion(shop, LISTING);
    await expect(shop.page).toHaveTitle(/^All hand tools \|/);
    expect(await headLinks(shop)).toEqual([`canonical ${LISTING}`, `next ${LISTING}?page=2`]);
    await pageLink(shop, 'Next page').press('Enter');
    await expect(range(shop, '49–96')).toBeVisible();
    await expect(shop.cards).toHaveCount(PAGE_SIZE);
    await expect(shop.page).toHaveTitle(/^All hand tools, page 2 \|/);
    expect(await headLinks(shop)).toEqual([
      `canonical ${LISTING}?page=2`,
      `next ${LISTING}?page=3`,
      `prev ${LISTING}`,
    ]);
    await expect(robots).toHaveCount(0);
    await expectNoViolationsInBothSchemes(shop.page);

    await shop.button('List view').click();
    await expect(robots).toHaveAttribute('content', 'noindex');
    expect(await headLinks(shop)).toContain(`canonical ${LISTING}?page=2`);
    for (const choice of ['sort=price-asc', 'stock=in']) {
      await shop.open(`${LISTING}?page=2&${choice}`);
      await expect(robots).toHaveAttribute('content', 'noindex');
      expect(await headLinks(shop)).toContain(`canonical ${LISTING}`);
    }
  });

  test('back and forward restore the page of a listing and the scroll position', async ({ shop }) => {
    await shop.open(LISTING);
    await pageLink(shop, 'Page 2').click();
    await expect(range(shop, '49–96')).toBeVisible();
    await expect(shop.cards).toHaveCount(PAGE_SIZE);
    const first = await shop.cardLinks.first().textContent();
    await shop.cardLinks.nth(20).click();
    await expect(shop.main.getByText(/^SKU: /)).toBeVisible();
    const before = await shop.page.evaluate(() => history.length);
    await shop.page.goBack();
    await expect(range(shop, '49–96')).toBeVisible();
    await expect(shop.cardLinks.first()).toHaveText(first ?? '');
    await expect(shop.cardLinks.nth(20)).toBeInViewport();
    await shop.page.goBack();
    await expect(range(shop, '1–48')).toBeVisible();
    await expect(pageLinks(shop)).toBeInViewport();
    await shop.page.goForward();
    await expect(range(shop, '49–96')).toBeVisible();
    expect(await shop.page.evaluate(() => history.length)).toBe(before);
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
