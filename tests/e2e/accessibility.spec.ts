import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { INTERCOM, PLUG } from './support/catalogue.ts';
import { MISSING_PAGES, SCREENS, STATUS_404 } from './support/screens.ts';
import { layOutBelowFold } from './support/overflowing-elements.ts';
import { expect, test } from './support/shop.ts';
import { DESKTOP, fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Checks all axe rules, including `target-size`, which is off by default. */
async function expectNoViolations(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  await page.evaluate(layOutBelowFold);
  // Wait for transitions, because the colours of the previous scheme remain until they end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(rules === 'contrast'
        ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
        : { rules: { 'target-size': { enabled: true } } }),
    })
    // The shop has no frames, so axe needs no extra page to collect their results.
    .setLegacyMode()
    .analyze();
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(messages).toEqual([]);
}

test.describe('axe finds no violation', () => {
  test.slow();
  test.use({ allowedConsole: [STATUS_404] });

  for (const { path, heading } of [...SCREENS, ...MISSING_PAGES]) {
    test(`H3, H4: on ${path} on desktop and phone, light and dark`, async ({ shop }) => {
      await fillCartAndWishlist(shop);
      await openWithoutMotion(shop, path);
      await expect(shop.heading).toHaveText(heading);
      for (const size of [DESKTOP, PHONE]) {
        await shop.page.setViewportSize(size);
        await shop.page.emulateMedia({ colorScheme: 'light' });
        await test.step(`${size.width} px, light`, () => expectNoViolations(shop.page));
        // Only the colours differ in the dark scheme.
        await shop.page.emulateMedia({ colorScheme: 'dark' });
        await test.step(`${size.width} px, dark`, () => expectNoViolations(shop.page, 'contrast'));
      }
    });
  }

  for (const { path, filled } of [
    { path: '/cart', filled: false },
    { path: '/wishlist', filled: false },
    { path: '/search', filled: true },
    { path: '/search?q=hikvison', filled: true },
    { path: '/product/20', filled: true },
    { path: '/category/cctv-systems?min=1&max=2&brand=Axis', filled: true },
  ]) {
    test(`in the empty or sold-out state of ${path}`, async ({ shop }) => {
      if (filled) await fillCartAndWishlist(shop);
      await openWithoutMotion(shop, path);
      await expect(shop.heading).toBeVisible();
      for (const colorScheme of SCHEMES) {
        await shop.page.emulateMedia({ colorScheme });
        await expectNoViolations(shop.page);
      }
    });
  }

  for (const view of ['list', 'compact']) {
    test(`in the ${view} view of a category`, async ({ shop }) => {
      await fillCartAndWishlist(shop);
      await openWithoutMotion(shop, `/category/cctv-systems?view=${view}&brand=Axis`);
      await expect(shop.cards).toHaveCount(2);
      for (const size of [DESKTOP, PHONE]) {
        await shop.page.setViewportSize(size);
        await expectNoViolations(shop.page);
      }
    });
  }

  for (const colorScheme of SCHEMES) {
    test(`with the cart dropdown, the menu or the filters open, ${colorScheme}`, async ({ shop }) => {
      const { page } = shop;
      await fillCartAndWishlist(shop);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(PHONE);
      await openWithoutMotion(shop, '/category/cctv-systems?brand=Axis&stock=in');
      await shop.cartButton.click();
      await expect(shop.cartDropdown).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await shop.banner.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await shop.button('Filters').click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await page.setViewportSize(DESKTOP);
      await shop.cartButton.click();
      await expect(shop.cartDropdown).toBeVisible();
      await expectNoViolations(page);
    });

    test(`with suggestions, a notice, an error or another tab shown, ${colorScheme}`, async ({ shop }) => {
      const { page } = shop;
      await fillCartAndWishlist(shop);
      await page.emulateMedia({ colorScheme });
      await openWithoutMotion(shop, '/category/smart-sensor');
      const filters = shop.main.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('textbox', { name: 'Minimum price' }).fill('cheap');
      await filters.getByRole('button', { name: 'Apply' }).click();
      await shop
        .card(PLUG.title)
        .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
        .click();
      await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
      await expectNoViolations(page);

      await shop.searchField.click();
      await shop.searchField.pressSequentially('hik');
      await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page);

      await openWithoutMotion(shop, `/product/${INTERCOM.id}`);
      for (const name of ['Specifications', 'Shipping & Returns', 'Reviews']) {
        await shop.main.getByRole('tab', { name }).click();
        await expectNoViolations(page);
      }
    });
  }
});

test.describe('With forced colours', () => {
  test('H10: borders, icons, focus rings and selected controls remain visible', async ({ shop }) => {
    const { page } = shop;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await shop.open('/category/cctv-systems');
    const filters = shop.main.getByRole('complementary', { name: 'Filters' });
    const add = shop.cards.first().getByRole('button', { name: /^Add to Cart: / });
    for (const control of [
      add,
      filters.getByRole('button', { name: 'Apply' }),
      shop.main.getByRole('combobox', { name: 'Sort by' }),
      shop.main.getByRole('group', { name: 'Quick filters' }).getByRole('button').first(),
    ]) {
      const { border, background } = await control.evaluate(appearance);
      expect(border.width).toBeGreaterThan(0);
      expect(border.colour).not.toBe(background);
    }
    for (const control of [shop.cartButton, shop.wishlistLink, shop.button('Compact view'), add]) {
      const { foreground, background } = await control.locator('svg').first().evaluate(appearance);
      expect(foreground).not.toBe(background);
    }
    const selected = await shop.button('Grid view').evaluate(appearance);
    const other = await shop.button('List view').evaluate(appearance);
    expect(selected.background).not.toBe(other.background);
    expect(selected.foreground).not.toBe(selected.background);

    const links = shop.categoryRow.getByRole('link');
    expect(await coloursOf(links.filter({ hasText: 'CCTV' }))).not.toEqual(await coloursOf(links.first()));

    for (const control of [add, filters.getByRole('checkbox').first(), shop.logo]) {
      await control.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(control).toBeFocused();
      const { ring, background } = await control.evaluate(appearance);
      expect(ring.width).toBeGreaterThanOrEqual(2);
      expect(ring.colour).not.toBe(background);
    }
  });

  test('H10: the selected thumbnail, tab, filter and menu entry look different from the others', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await shop.open(`/product/${INTERCOM.id}`);
    const pictures = shop.main.getByRole('button', { name: /^Show image/ });
    expect(await coloursOf(pictures.first())).not.toEqual(await coloursOf(pictures.last()));
    const tabs = shop.main.getByRole('tab');
    expect(await coloursOf(tabs.first())).not.toEqual(await coloursOf(tabs.last()));

    await shop.open('/');
    const filters = shop.region('Featured Products').getByRole('button', { pressed: true });
    const others = shop.region('Featured Products').getByRole('button', { pressed: false });
    expect(await coloursOf(filters.first())).not.toEqual(await coloursOf(others.first()));

    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open('/category/cctv-systems');
    await shop.banner.getByRole('button', { name: 'Open menu' }).click();
    const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
    expect(await coloursOf(entries.filter({ hasText: 'CCTV' }))).not.toEqual(await coloursOf(entries.last()));
  });
});

async function coloursOf(control: Locator): Promise<readonly unknown[]> {
  const { foreground, background } = await control.evaluate(appearance);
  return [foreground, background];
}

/** Runs in the page: the colours, border and focus ring of a control, and the background behind it. */
function appearance(control: Element) {
  const style = getComputedStyle(control);
  const backgrounds: string[] = [];
  for (let element: Element | null = control; element; element = element.parentElement) {
    backgrounds.push(getComputedStyle(element).backgroundColor);
  }
  return {
    foreground: control instanceof SVGElement ? style.stroke : style.color,
    background: backgrounds.find((colour) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour)),
    border: { width: Number.parseFloat(style.borderBlockStartWidth), colour: style.borderBlockStartColor },
    ring: {
      width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      colour: style.outlineColor,
    },
  };
}
