import type { Locator, Page } from '@playwright/test';
import { MARINE_CAMERA } from './support/catalogue.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { DESK, FEW_PRODUCTS, fill, openAtRest, PHONE } from './support/visit.ts';

test.describe('By keyboard alone', () => {
  test('H1: the way to the content is the first stop and leads past everything above it', async ({
    shop,
  }) => {
    const { page } = shop;
    await openAtRest(shop, '/contact-us');
    await page.keyboard.press('Tab');
    await expect(shop.skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shop.main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shop.main.locator(':focus')).toHaveCount(1);
  });

  test('H6: another page has its title, its heading has the focus, and nothing else is read out', async ({
    shop,
  }) => {
    const { page } = shop;
    await openAtRest(shop, '/about-us');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).press('Enter');
    await expect(shop.heading).toHaveText('Fire Alarms');
    await expect(shop.heading).toBeFocused();
    await expect(shop.heading).toHaveAttribute('tabindex', '-1');
    await expect(page).toHaveTitle('Fire Alarms | Watchpost');
    for (const role of ['status', 'alert'] as const) {
      for (const said of await page.getByRole(role).allTextContents()) expect(said).toBe('');
    }
  });

  test('H6: back gives the focus to the link that led away, in the place where it was', async ({ shop }) => {
    await shop.open('/category/cctv-systems');
    const link = shop.cardLinks.last();
    await link.focus();
    const top = await shop.scrollTop();
    expect(top).toBeGreaterThan(0);
    await shop.page.keyboard.press('Enter');
    await expect(shop.heading).toBeFocused();
    await shop.page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(link).toBeFocused();
    await expect.poll(() => shop.scrollTop()).toBe(top);
  });

  test('H6: back leads to where the visitor was, however often the way to the content was taken', async ({
    shop,
  }) => {
    const { page } = shop;
    await openAtRest(shop, '/category/cctv-systems');
    await shop.skipLink.press('Enter');
    const link = shop.cardLinks.last();
    await link.focus();
    const top = await shop.scrollTop();
    expect(top).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(shop.heading).toBeFocused();
    await shop.skipLink.press('Enter');
    await expect(shop.main).toBeFocused();
    await page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(link).toBeFocused();
    await expect.poll(() => shop.scrollTop()).toBe(top);
  });

  test('typing in the search field, which sticks, scrolls nothing', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(DESK);
    await openAtRest(shop, '/category/cctv-systems');
    await page.mouse.wheel(0, 1600);
    await expect.poll(() => shop.scrollTop()).toBe(1600);
    await shop.searchField.click();
    await page.keyboard.type('camera');
    await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
    expect(await shop.scrollTop()).toBe(1600);
  });

  test('a search that was meant instead leaves the focus at the heading', async ({ shop }) => {
    await openAtRest(shop, '/search?q=domee');
    const meant = shop.main.getByRole('link', { name: /dome/i }).first();
    await meant.press('Enter');
    await expect(shop.page).toHaveURL(/q=(?!domee$)/);
    await expect(shop.heading).toBeFocused();
  });

  test('a visitor finds a product, puts it into the cart and gets to checkout', async ({ shop }) => {
    const { page } = shop;
    await openAtRest(shop, '/');
    await walkTo(page, shop.searchField);
    await page.keyboard.type('flir m364');
    await expect(shop.suggestions.getByRole('option', { name: MARINE_CAMERA.title })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.heading).toBeFocused();
    await walkTo(page, shop.button('Increase quantity'));
    await page.keyboard.press('Enter');
    await walkTo(page, shop.button('Add to Cart'));
    await page.keyboard.press('Enter');
    await shop.showsCart(2, MARINE_CAMERA.price * 2);
    await walkTo(page, shop.cartButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await walkTo(page, shop.cartDropdown.getByRole('link', { name: 'View cart' }));
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Shopping Cart');
    await walkTo(page, shop.link('Proceed to Checkout'));
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Checkout');
    await expect(shop.heading).toBeFocused();
  });

  test('H7: the menu and the filters keep the focus inside while they are open', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await openAtRest(shop, '/category/cctv-systems');
    for (const [opener, name] of [
      [shop.banner.getByRole('button', { name: 'Open menu' }), 'Menu'],
      [shop.button('Filters'), 'Filters'],
    ] as const) {
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 50; step++) {
        await page.keyboard.press('Tab');
        // Between its last and its first stop a dialog lets the focus pass through the browser itself.
        const inside = await dialog.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });

  for (const { path, size } of [
    ...['/', FEW_PRODUCTS, '/product/1'].map((path) => ({ path, size: DESK })),
    // Where most of a page lies below its header.
    ...SCREENS.map(({ path }) => ({
      path: FEW_PRODUCTS.startsWith(path) && path !== '/' ? FEW_PRODUCTS : path,
      size: PHONE,
    })),
  ]) {
    test(`H2: on ${path} at ${size.width} px the focus is never hidden, forwards and backwards`, async ({
      shop,
    }) => {
      test.slow();
      const { page } = shop;
      await page.setViewportSize(size);
      await fill(shop);
      await openAtRest(shop, path);
      const hidden = new Set<string>();
      let stops = 0;
      for (const key of ['Tab', 'Shift+Tab']) {
        for (; stops < 200; stops++) {
          await page.keyboard.press(key);
          const outcome = await page.evaluate(focusedBox);
          if (outcome === 'end') break;
          if (outcome !== 'visible') hidden.add(`${key}: ${outcome}`);
        }
        stops = 0;
      }
      expect([...hidden]).toEqual([]);
    });
  }
});

/** Presses the key until the control has the focus. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(key);
    // One question, not find and then ask: a control may give way to another meanwhile.
    if ((await page.locator(':focus').and(target).count()) > 0) return;
  }
  await expect(target).toBeFocused();
}

/** In the page: whether any point of the focused box can be seen; its name where none can. */
async function focusedBox(): Promise<string> {
  // What is drawn is asked, and what scrolling moves (the search row) moves with the next frame.
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const box = element.getBoundingClientRect();
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const seen = steps.some((across) =>
    steps.some((down) => {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      return (
        hit !== null && (element.contains(hit) || (hit.contains(element) && hit.matches('label, label *')))
      );
    }),
  );
  return seen ? 'visible' : `${element.getAttribute('aria-label') ?? element.textContent} is hidden`;
}
