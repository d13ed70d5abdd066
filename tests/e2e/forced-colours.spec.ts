import type { Locator } from '@playwright/test';
import { INTERCOM } from './support/catalogue.ts';
import { expect, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

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

    const toggle = shop.cards.first().getByRole('button', { name: /^Compare: / });
    await toggle.click();
    const toggleBox = await toggle.boundingBox();
    const titleBox = await shop.cardLinks.first().boundingBox();
    expect((toggleBox?.y ?? Infinity) + (toggleBox?.height ?? 0)).toBeLessThanOrEqual(titleBox?.y ?? 0);

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
    const filters = shop.region('Featured Products').getByRole('tab');
    expect(await coloursOf(filters.first())).not.toEqual(await coloursOf(filters.last()));

    await page.setViewportSize(PHONE);
    await shop.open('/category/cctv-systems');
    await shop.banner.getByRole('button', { name: 'Open menu' }).click();
    const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
    expect(await coloursOf(entries.filter({ hasText: 'CCTV' }))).not.toEqual(await coloursOf(entries.last()));
  });
});

test('H10: with forced colours, the zones of the view and their swatches are four different colours', async ({
  shop,
}) => {
  await shop.page.emulateMedia({ forcedColors: 'active' });
  await shop.open('/planner');
  const region = shop.region('View Distance');
  const swatches = await region
    .locator('.view-distance-mark')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  const zones = await region
    .locator('.view-plan-zone')
    .evaluateAll((zones) => zones.map((zone) => getComputedStyle(zone).fill));
  expect(new Set(swatches).size).toBe(4);
  expect(new Set(zones).size).toBe(4);
});

async function coloursOf(control: Locator): Promise<readonly unknown[]> {
  const { foreground, background } = await control.evaluate(appearance);
  return [foreground, background];
}

/**
 * Runs in the page. Returns the colour, border and focus ring of a control, and the background that shows: its own or, if
 * that is transparent, the one of the nearest ancestor that has one.
 */
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
