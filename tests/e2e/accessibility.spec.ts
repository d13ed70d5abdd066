import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { INTERCOM, PLUG } from './support/catalogue.ts';
import { MISSING, SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { DESK, fill, openAtRest, PHONE } from './support/visit.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Checks every rule of WCAG 2.2 AA and the best practices. axe leaves `target-size` off by default. */
async function hasNoViolations(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  // A colour that changes with the scheme is the old one for a frame, however quick its transition is.
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
    // There are no frames: nothing to gather through a page of its own.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

test.describe('No violation', () => {
  test.slow();
  test.use({ expectedConsole: [STATUS_404] });

  for (const { path, heading } of [...SCREENS, ...MISSING]) {
    test(`H3, H4: on ${path}, wide and narrow, light and dark`, async ({ shop }) => {
      await fill(shop);
      await openAtRest(shop, path);
      await expect(shop.heading).toHaveText(heading);
      for (const size of [DESK, PHONE]) {
        await shop.page.setViewportSize(size);
        await shop.page.emulateMedia({ colorScheme: 'light' });
        await test.step(`${size.width} px, light`, () => hasNoViolations(shop.page));
        // In the dark only the colours are others.
        await shop.page.emulateMedia({ colorScheme: 'dark' });
        await test.step(`${size.width} px, dark`, () => hasNoViolations(shop.page, 'contrast'));
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
    test(`on ${path} with nothing to show or to sell`, async ({ shop }) => {
      if (filled) await fill(shop);
      await openAtRest(shop, path);
      await expect(shop.heading).toBeVisible();
      for (const colorScheme of SCHEMES) {
        await shop.page.emulateMedia({ colorScheme });
        await hasNoViolations(shop.page);
      }
    });
  }

  for (const view of ['list', 'compact']) {
    test(`in the ${view} view of a category`, async ({ shop }) => {
      await fill(shop);
      await openAtRest(shop, `/category/cctv-systems?view=${view}&brand=Axis`);
      await expect(shop.cards).toHaveCount(2);
      for (const size of [DESK, PHONE]) {
        await shop.page.setViewportSize(size);
        await hasNoViolations(shop.page);
      }
    });
  }

  for (const colorScheme of SCHEMES) {
    test(`with the cart dropdown, the menu or the filters open, in ${colorScheme}`, async ({ shop }) => {
      const { page } = shop;
      await fill(shop);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(PHONE);
      await openAtRest(shop, '/category/cctv-systems?brand=Axis&stock=in');
      await shop.cartButton.click();
      await expect(shop.cartDropdown).toBeVisible();
      await hasNoViolations(page);
      await page.keyboard.press('Escape');

      await shop.banner.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await hasNoViolations(page);
      await page.keyboard.press('Escape');

      await shop.button('Filters').click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await hasNoViolations(page);
      await page.keyboard.press('Escape');

      await page.setViewportSize(DESK);
      await shop.cartButton.click();
      await expect(shop.cartDropdown).toBeVisible();
      await hasNoViolations(page);
    });

    test(`with suggestions, a notice, an error or another tab shown, in ${colorScheme}`, async ({ shop }) => {
      const { page } = shop;
      await fill(shop);
      await page.emulateMedia({ colorScheme });
      await openAtRest(shop, '/category/smart-sensor');
      const filters = shop.main.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('textbox', { name: 'Minimum price' }).fill('cheap');
      await filters.getByRole('button', { name: 'Apply' }).click();
      await shop
        .card(PLUG.title)
        .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
        .click();
      await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
      await hasNoViolations(page);

      await shop.searchField.click();
      await shop.searchField.pressSequentially('hik');
      await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await hasNoViolations(page);

      await openAtRest(shop, `/product/${INTERCOM.id}`);
      for (const name of ['Specifications', 'Shipping & Returns', 'Reviews']) {
        await shop.main.getByRole('tab', { name }).click();
        await hasNoViolations(page);
      }
    });
  }
});

test.describe('With forced colours', () => {
  test('H10: controls keep their borders, icons their ink, the focus its ring, and what is chosen its mark', async ({
    shop,
  }) => {
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
      const { border, ground } = await control.evaluate(look);
      expect(border.width).toBeGreaterThan(0);
      expect(border.colour).not.toBe(ground);
    }
    for (const control of [shop.cartButton, shop.wishlistLink, shop.button('Compact view'), add]) {
      const { ink, ground } = await control.locator('svg').first().evaluate(look);
      expect(ink).not.toBe(ground);
    }
    const chosen = await shop.button('Grid view').evaluate(look);
    const other = await shop.button('List view').evaluate(look);
    expect(chosen.ground).not.toBe(other.ground);
    expect(chosen.ink).not.toBe(chosen.ground);

    const links = shop.categoryRow.getByRole('link');
    expect(await markOf(links.filter({ hasText: 'CCTV' }))).not.toEqual(await markOf(links.first()));

    for (const control of [add, filters.getByRole('checkbox').first(), shop.logo]) {
      await control.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(control).toBeFocused();
      const { ring, ground } = await control.evaluate(look);
      expect(ring.width).toBeGreaterThanOrEqual(2);
      expect(ring.colour).not.toBe(ground);
    }
  });

  test('H10: the picture shown, the tab and the menu’s entry that are chosen are told from the others', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await shop.open(`/product/${INTERCOM.id}`);
    const pictures = shop.main.getByRole('button', { name: /^Show image/ });
    expect(await markOf(pictures.first())).not.toEqual(await markOf(pictures.last()));
    const tabs = shop.main.getByRole('tab');
    expect(await markOf(tabs.first())).not.toEqual(await markOf(tabs.last()));

    await shop.open('/');
    const filters = shop.region('Featured Products').getByRole('button', { pressed: true });
    const others = shop.region('Featured Products').getByRole('button', { pressed: false });
    expect(await markOf(filters.first())).not.toEqual(await markOf(others.first()));

    await page.setViewportSize({ width: 390, height: 844 });
    await shop.open('/category/cctv-systems');
    await shop.banner.getByRole('button', { name: 'Open menu' }).click();
    const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
    expect(await markOf(entries.filter({ hasText: 'CCTV' }))).not.toEqual(await markOf(entries.last()));
  });
});

/** What tells a chosen control from the others where colours are the system's. */
async function markOf(control: Locator): Promise<readonly unknown[]> {
  const { ink, ground } = await control.evaluate(look);
  return [ink, ground];
}

/** In the page: how a control is drawn, and the ground that it stands on. */
function look(control: Element) {
  const style = getComputedStyle(control);
  const grounds: string[] = [];
  for (let at: Element | null = control; at; at = at.parentElement) {
    grounds.push(getComputedStyle(at).backgroundColor);
  }
  return {
    ink: control instanceof SVGElement ? style.stroke : style.color,
    ground: grounds.find((colour) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour)),
    border: { width: Number.parseFloat(style.borderBlockStartWidth), colour: style.borderBlockStartColor },
    ring: {
      width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      colour: style.outlineColor,
    },
  };
}
