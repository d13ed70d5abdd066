import { MARKUP } from '#tests/support/hostile.ts';
import { INTERCOM } from './support/catalogue.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { MISSING_PAGES, SCREENS } from './support/screens.ts';
import { expect, savedLine, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

/** Titles of products that are no longer sold, so that no current title replaces them. */
const TITLES = [
  MARKUP,
  '\u202Egpj.exe عبد الرحمن',
  'A\0B',
  'x'.repeat(10_000),
  '</script><b data-harm>bold</b>',
] as const;

const lines = TITLES.map((title, index) =>
  Object.assign(savedLine(INTERCOM, 1), {
    id: `gone-${index}`,
    title,
    price: 10,
    image: index === 0 ? 'javascript:alert(1)' : '" onerror="document.title=\'hacked\'',
  }),
);

/** Expects that no text became an element, ran as a script or made the page wider than the screen. */
async function expectUnharmed({ page }: Shop): Promise<void> {
  await expect(page.locator('img[src="x"], [data-harm]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/hacked/);
  expect(await page.evaluate(overflowingElements)).toEqual([]);
}

test.describe('Markup and unusual characters', () => {
  // Chromium reports the pictures that do not exist.
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('of saved carts, wishlists, comparisons, lists and searches are shown as text', async ({ shop }) => {
    await shop.page.setViewportSize(PHONE);
    await shop.store('cart', { items: lines, totalItems: 5, totalPrice: 50 });
    await shop.store('wishlist', { items: lines, totalItems: 5 });
    await shop.store('compare', { items: lines.slice(0, 4) });
    await shop.store('lists', { items: [{ id: 'a', name: '<b data-harm>List</b>', items: lines }] });
    await shop.store('recent-searches', { items: ['<b data-harm>ptz</b>'] });

    await shop.open('/cart');
    await shop.expectCart(5, 5000);
    await expect(shop.main.getByText(MARKUP).first()).toBeVisible();
    // Products that the catalogue lacks cannot be compared.
    await expect(shop.region('Comparison')).toBeHidden();
    await expectUnharmed(shop);
    await shop.cartButton.click();
    await expect(shop.cartDropdown.getByText(MARKUP).first()).toBeVisible();
    await expectUnharmed(shop);

    for (const path of ['/wishlist', '/lists', '/quote']) {
      await shop.open(path);
      await expect(shop.main.getByText(MARKUP).first()).toBeVisible();
      await expectUnharmed(shop);
    }
    await shop.open('/');
    await shop.searchField.click();
    await expect(shop.page.getByText('<b data-harm>ptz</b>')).toBeVisible();
    await expectUnharmed(shop);
  });

  test('long ids of an address do not widen a page', async ({ shop }) => {
    const id = 'x'.repeat(300);
    for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
      await shop.page.setViewportSize(viewport);
      for (const path of [
        `/compare?ids=1,${id},36`,
        `/system-check?items=${id}:1`,
        `/system-check?items=1:2,${id}:9,2:${'9'.repeat(300)}`,
        `/quote?items=1:2,${id}:9`,
        `/cart?items=1:2,${id}:9`,
        `/category/${id}`,
      ]) {
        await shop.open(path);
        if (!path.startsWith('/category')) await expect(shop.page.getByText(/x{20}/).first()).toBeVisible();
        const width = () => shop.page.evaluate(() => document.documentElement.scrollWidth);
        expect(await width(), path).toBeLessThanOrEqual(viewport.width);
        await expectUnharmed(shop);
      }
    }
  });

  test('of an address do no harm on any page', { tag: '@long' }, async ({ shop }) => {
    test.slow();
    const query = new URLSearchParams(
      ['q', 'items', 'ids', 'brand', 'sort', 'min', 'page', 'f.ip', 'cameras', 'outside', 'view'].map(
        (name) => [name, `${MARKUP},__proto__:1,${'9'.repeat(500)}`],
      ),
    );
    for (const { path } of [...SCREENS, ...MISSING_PAGES]) {
      const [pathname = path] = path.split('?');
      await shop.open(`${pathname}?${query}#${MARKUP}`);
      await expect(shop.heading).toBeVisible();
      await expectUnharmed(shop);
    }
  });
});
