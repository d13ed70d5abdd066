import type { Locator, Page } from '@playwright/test';
import { WITHOUT_CONTRAST } from './support/accessibility-violations.ts';
import { ORIGIN } from './support/built-site.ts';
import { INTERCOM, MARINE_CAMERA, PLUG, SOLD_OUT } from './support/catalogue.ts';
import {
  expectNoViolations,
  expectNoViolationsAtBothSizes,
  expectNoViolationsInBothSchemes,
  LARGE_DESKTOP,
} from './support/no-violations.ts';
import { inGroups } from './support/screens.ts';
import { expect, savedComparison, savedLine, type Shop, test } from './support/shop.ts';
import { fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

/** The fragment of a quote in which every line has changed. */
const OPENED_QUOTE = `#watchpost-quote-1.${Buffer.from(
  JSON.stringify({
    shop: ORIGIN,
    day: '2026-01-31',
    details: { number: 'Q-1', customer: 'Ada' },
    lines: [
      ['1', 2, 100],
      ['20', 1, 100],
      ['999', 1, 100, 'Old radio'],
    ],
  }),
).toString('base64url')}`;

/** Checks what is open on the page on a desktop, light and dark, and on a phone with forced colours. */
async function expectNoViolationsInAnyMode(page: Page): Promise<void> {
  await page.setViewportSize(LARGE_DESKTOP);
  await test.step('desktop', () => expectNoViolationsInBothSchemes(page));
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  // axe reads the colours of the style sheets. forced-colours.spec.ts checks those that the browser shows instead.
  await test.step('phone, forced colours', () => expectNoViolations(page, WITHOUT_CONTRAST));
}

/** Dialogs, errors and other states of a page that the other tests do not reach. */
const STATES: readonly {
  readonly state: string;
  readonly path: string;
  /** Returns what is then visible. */
  readonly reach: (shop: Shop) => Promise<Locator>;
}[] = [
  {
    state: 'the zoom',
    path: `/product/${MARINE_CAMERA.id}`,
    reach: async ({ page, button }) => {
      await button('Zoom').click();
      return page.getByRole('dialog').getByRole('button', { name: 'Zoom in' });
    },
  },
  {
    state: 'the dialog that shares the cart',
    path: '/cart',
    reach: async ({ page, button }) => {
      await button('Share cart').click();
      return page.getByRole('dialog').getByRole('textbox').first();
    },
  },
  {
    state: 'the dialog that adds to a list, with an error',
    path: '/cart',
    reach: async ({ page, button }) => {
      await page.getByText('More', { exact: true }).click();
      await button('Add to list').click();
      const dialog = page.getByRole('dialog', { name: 'Add to list' });
      await dialog.getByRole('button', { name: 'Create list' }).click();
      return dialog.locator('[aria-invalid="true"]');
    },
  },
  {
    state: 'the dialog of a shared cart',
    path: `/cart?items=${INTERCOM.id}:2,${SOLD_OUT.id}:1,999:1,1:ten`,
    reach: async ({ page }) =>
      page.getByRole('dialog', { name: 'Shared cart' }).getByText('Not in our catalogue: 999.'),
  },
  {
    state: 'the summary of errors',
    path: '/checkout',
    reach: async ({ main, button }) => {
      await button('Place Order').click();
      return main.locator('[aria-invalid="true"]').first();
    },
  },
  {
    state: 'found lines and problems of a quick order',
    path: '/quick-order',
    reach: async ({ main }) => {
      await main
        .getByRole('textbox', { name: 'Products and quantities' })
        .fill(`${INTERCOM.id} 2\n${SOLD_OUT.id} 1\n${INTERCOM.id} 99\nDS-2CD2087G2\nnonsense x ten`);
      return main.getByRole('list', { name: 'Lines with problems' }).getByRole('listitem').first();
    },
  },
  {
    state: 'wrong inputs and a corrected link in the planner',
    path: '/planner?view=183',
    reach: async ({ main, region }) => {
      await expect(main.getByText('Horizontal field of view: too large, 150 is used.')).toBeVisible();
      await region('Recording Storage').getByLabel('Cameras 1').fill('0');
      await region('Radio Horizon').getByLabel('Height of one antenna (m)').fill('');
      return main.locator('[aria-invalid="true"]').first();
    },
  },
  {
    state: 'an opened quote',
    path: `/quote${OPENED_QUOTE}`,
    reach: async ({ region }) => region('Quote Q-1').getByText('3 of 3 lines changed since then.'),
  },
  {
    state: 'a filled list',
    path: '/lists',
    reach: async ({ region }) => region('Warehouse').getByRole('spinbutton').first(),
  },
  {
    state: 'the list of keyboard shortcuts',
    path: '/about-us',
    reach: async ({ page }) => {
      await page.keyboard.press('?');
      return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    },
  },
];

/** The pages with the products that were viewed last. */
const WITH_RECENT = /^\/(cart|search|product\/20)\b/;

/** Recently Viewed is loaded only near the screen. The page may still grow and move it away from there. */
async function showRecentlyViewed(shop: Shop): Promise<void> {
  await expect(async () => {
    await shop.footer.scrollIntoViewIfNeeded();
    await expect(shop.region('Recently Viewed').getByRole('link').first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Runs in the page. A sticky bar can cover a part of a control, which axe takes for a control that is too small. */
function placeStickyBarsInFlow(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header, section[aria-label="Comparison"] { position: relative !important }');
  document.adoptedStyleSheets.push(sheet);
}

test.describe('axe finds no violation', () => {
  test.setTimeout(180_000);

  for (const { filled, pages } of [
    { filled: false, pages: ['/cart', '/compare', '/quote'] },
    { filled: true, pages: ['/quote?items=999,20,1:x', '/search', '/search?q=hikvison'] },
    {
      filled: true,
      pages: ['/product/20', '/product/25', '/category/cctv-systems?min=1&max=2&brand=Axis'],
    },
  ]) {
    const contents = filled ? 'products in the cart and the wishlist' : 'an empty cart and wishlist';
    test(`on ${pages.join(', ')}, with ${contents}`, { tag: '@long' }, async ({ shop }) => {
      await shop.store('recently-viewed', { items: [INTERCOM.id, SOLD_OUT.id, PLUG.id] });
      if (filled) await fillCartAndWishlist(shop);
      for (const path of pages) {
        await test.step(path, async () => {
          await openWithoutMotion(shop, path);
          await expect(shop.heading).toBeVisible();
          if (WITH_RECENT.test(path)) await showRecentlyViewed(shop);
          await expectNoViolationsInBothSchemes(shop.page);
        });
      }
    });
  }

  for (const group of inGroups(STATES, 4)) {
    const states = group.map(({ state }) => state).join('; ');
    test(`with ${states}, light, dark and with forced colours`, { tag: '@long' }, async ({ shop }) => {
      const items = [savedLine(INTERCOM, 2), savedLine(PLUG, 1)];
      await fillCartAndWishlist(shop);
      await shop.store('lists', { items: [{ id: 'a', name: 'Warehouse', items }] });
      for (const { state, path, reach } of group) {
        await test.step(state, async () => {
          await shop.page.setViewportSize(LARGE_DESKTOP);
          await shop.page.emulateMedia({ forcedColors: 'none' });
          await openWithoutMotion(shop, path);
          await expect(await reach(shop)).toBeVisible();
          await expectNoViolationsInAnyMode(shop.page);
        });
      }
    });
  }

  test('in a comparison, and with products to compare', async ({ shop }) => {
    const { page } = shop;
    await shop.store('compare', savedComparison([INTERCOM, SOLD_OUT, PLUG]));
    for (const { path, shown } of [
      { path: '/compare?ids=999,41,45,1,20,42', shown: shop.main.getByRole('table') },
      { path: '/category/cctv-systems?brand=Axis', shown: shop.region('Comparison') },
    ]) {
      await openWithoutMotion(shop, path);
      await expect(shown).toBeVisible();
      await page.evaluate(placeStickyBarsInFlow);
      await expectNoViolationsAtBothSizes(page);
    }
  });

  test('in search results with conditions read from the query', async ({ shop }) => {
    await openWithoutMotion(shop, '/search?q=xyz+dome+4k+under+€500+for+the+FC361');
    const understood = shop.region('Understood as');
    for (const text of [/not found with the rest: xyz/, /under €500/, /“fc361” is one of our products/])
      await expect(understood.getByText(text)).toBeVisible();
    await expectNoViolationsAtBothSizes(shop.page);
  });

  test('in the list and the compact view of a category', async ({ shop }) => {
    await fillCartAndWishlist(shop);
    for (const view of ['list', 'compact']) {
      await openWithoutMotion(shop, `/category/cctv-systems?view=${view}&brand=Axis`);
      await expect(shop.cards).toHaveCount(2);
      await expectNoViolationsAtBothSizes(shop.page);
    }
  });

  test('in the table view of a category', async ({ shop }) => {
    await fillCartAndWishlist(shop);
    await openWithoutMotion(shop, '/category/cctv-systems?sort=price-asc&view=table');
    await expect(shop.region('Product table')).toBeVisible();
    await expectNoViolationsAtBothSizes(shop.page);
  });

  test('H5: with the cart dropdown, the menu or the filters open, which fit 320 px', async ({ shop }) => {
    const { page } = shop;
    await fillCartAndWishlist(shop);
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithoutMotion(shop, '/category/cctv-systems?brand=Axis&stock=in');
    for (const [opener, panel] of [
      [shop.cartButton, shop.cartDropdown],
      [shop.banner.getByRole('button', { name: 'Open menu' }), page.getByRole('dialog', { name: 'Menu' })],
      [shop.button('Filters'), page.getByRole('dialog', { name: 'Filters' })],
    ] as const) {
      await opener.click();
      await expect(panel).toBeVisible();
      const { x, right, overflow } = await panel.evaluate((element) => {
        const { x, right } = element.getBoundingClientRect();
        return { x, right, overflow: element.scrollWidth - element.clientWidth };
      });
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectNoViolationsInBothSchemes(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    await page.setViewportSize(LARGE_DESKTOP);
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
    await expectNoViolations(page, WITHOUT_CONTRAST);
  });

  test('with all filter groups open, and with selected, disabled and invalid values', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(LARGE_DESKTOP);
    await openWithoutMotion(shop, '/category/cctv-systems?f.ip=IP66&f.poe=802.3af&brand=Axis');
    const panel = shop.main.getByRole('complementary', { name: 'Filters' });
    const openAll = () =>
      panel.locator('details').evaluateAll((groups) => {
        for (const group of groups) group.setAttribute('open', '');
      });
    await openAll();
    await expect(panel.getByText('Lowest operating temperature', { exact: true })).toBeVisible();
    // Those behind "More filters".
    await openAll();
    await panel.getByRole('textbox', { name: 'Maximum Lowest operating temperature' }).fill('cold');
    await panel.getByRole('button', { name: 'Set Lowest operating temperature' }).click();
    await expect(shop.main.getByRole('list', { name: 'Or remove one filter:' })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.setViewportSize(PHONE);
    await shop.button('Filters').click();
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByText('IP66 or better')).toBeVisible();
    await expectNoViolations(page, WITHOUT_CONTRAST);
  });

  test('with suggestions, a notice, an error or another product tab shown', async ({ shop }) => {
    const { page } = shop;
    await fillCartAndWishlist(shop);
    await shop.store('recent-searches', { items: ['ptz', 'radio'] });
    await openWithoutMotion(shop, '/category/smart-sensor');
    const filters = shop.main.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('textbox', { name: 'Minimum price' }).fill('cheap');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await shop
      .card(PLUG.title)
      .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
      .click();
    await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
    await expectNoViolationsInBothSchemes(page);

    await shop.searchField.click();
    await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolationsInBothSchemes(page);

    await shop.searchField.pressSequentially('hik');
    await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolationsInBothSchemes(page);

    await openWithoutMotion(shop, `/product/${INTERCOM.id}`);
    // All panels at once, as in print. `every-page.spec.ts` checks the tabs and the rest of the page.
    const panels = shop.main.getByRole('tabpanel', { includeHidden: true });
    await panels.evaluateAll((elements) => {
      for (const element of elements) element.removeAttribute('hidden');
    });
    await expect(shop.main.getByRole('tabpanel')).toHaveCount(4);
    await expectNoViolationsInBothSchemes(page);
  });
});
