import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { INTERCOM, MARINE_CAMERA, PLUG, SOLD_OUT } from './support/catalogue.ts';
import { MISSING, SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, savedWishlist, type Shop, test } from './support/shop.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** Every control of a category, and not every product of it. */
const FEW_PRODUCTS = '/category/cctv-systems?brand=Axis';
const SCHEMES = ['light', 'dark'] as const;

/** The contract fixes these names, although their buttons show `Add to Cart` and a sum: a name may differ from the text here only. */
const NAMED_BY_CONTRACT = /aria-label="(Add [^"]+ to cart|Cart, \d+ items?, [^"]+)"/;

/** Every rule of WCAG 2.2 AA and the best practices; the size of targets must be asked for. */
async function hasNoViolations(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
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
    nodes
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !NAMED_BY_CONTRACT.test(html))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

async function fill(shop: Shop): Promise<void> {
  await shop.keep('cart', savedCart([savedLine(INTERCOM, 2), savedLine(MARINE_CAMERA, 2)]));
  await shop.keep('wishlist', savedWishlist([INTERCOM, SOLD_OUT]));
}

/** A page that comes to rest at once. */
async function open(shop: Shop, path: string): Promise<void> {
  await shop.page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(path);
}

test.describe('No violation', () => {
  test.slow();
  test.use({ expectedConsole: [STATUS_404] });

  for (const { path, heading } of [...SCREENS, ...MISSING]) {
    test(`H3, H4: on ${path}, wide and narrow, light and dark`, async ({ shop }) => {
      await fill(shop);
      await open(shop, path);
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

  for (const path of [
    '/cart',
    '/wishlist',
    '/search',
    '/search?q=hikvison',
    '/product/20',
    '/category/cctv-systems?min=1&max=2&brand=Axis',
  ]) {
    test(`on ${path} with nothing to show or to sell`, async ({ shop }) => {
      await open(shop, path);
      await expect(shop.heading).toBeVisible();
      for (const colorScheme of SCHEMES) {
        await shop.page.emulateMedia({ colorScheme });
        await hasNoViolations(shop.page);
      }
    });
  }

  for (const view of ['list', 'compact']) {
    test(`in the ${view} view of a category`, async ({ shop }) => {
      await open(shop, `/category/cctv-systems?view=${view}&brand=Axis`);
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
      await open(shop, '/category/cctv-systems?brand=Axis&stock=in');
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
      await page.emulateMedia({ colorScheme });
      await open(shop, '/category/smart-sensor');
      const filters = shop.main.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('textbox', { name: 'Minimum price' }).fill('cheap');
      await filters.getByRole('button', { name: 'Apply' }).click();
      await shop
        .card(PLUG.title)
        .getByRole('button', { name: `Add ${PLUG.title} to cart` })
        .click();
      await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
      await hasNoViolations(page);

      await shop.searchField.click();
      await shop.searchField.pressSequentially('hik');
      await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await hasNoViolations(page);

      await open(shop, `/product/${INTERCOM.id}`);
      for (const name of ['Specifications', 'Shipping & Returns', 'Reviews']) {
        await shop.main.getByRole('tab', { name }).click();
        await hasNoViolations(page);
      }
    });
  }
});

test.describe('At any width', () => {
  test.use({ expectedConsole: [STATUS_404] });

  for (const { path, heading } of [...SCREENS, ...MISSING]) {
    // 320 px is also what a visitor has who enlarges a window of 1280 px to 400%.
    test(`H3, H5: on ${path} nothing sticks out from 320 to 1920 px, nor with wider text, and what is to be pressed is 44 px high`, async ({
      shop,
    }) => {
      test.slow();
      const { page } = shop;
      await fill(shop);
      await open(shop, path);
      await expect(shop.heading).toHaveText(heading);
      // What is left for later is cut off until it is laid out, and would hide that it sticks out.
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-drawn'));
      const wrong: string[] = [];
      for (let width = 320; width <= 1920; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(sticksOut);
        if (found.length > 0) wrong.push(`${width} px: ${found.join(', ')}`);
        if ([320, 800, 1280].includes(width)) {
          const low = await page.evaluate(lowActions);
          wrong.push(...low.map((name) => `${width} px: ${name} is not 44 px high`));
        }
      }
      await page.evaluate(spaceText);
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await page.evaluate(sticksOut)), ...(await page.evaluate(cutOff))];
        if (found.length > 0) wrong.push(`${width} px with wider text: ${found.join(', ')}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});

test.describe('At 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('H5: the menu, the filters and the cart dropdown do not stick out', async ({ shop }) => {
    const { page } = shop;
    await fill(shop);
    await open(shop, '/category/cctv-systems');
    const fits = async (sheet: Locator) => {
      await expect(sheet).toBeVisible();
      const box = await sheet.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect(
        await sheet.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    };
    await shop.banner.getByRole('button', { name: 'Open menu' }).click();
    await fits(page.getByRole('dialog', { name: 'Menu' }));
    await shop.button('Filters').click();
    await fits(page.getByRole('dialog', { name: 'Filters' }));
    await shop.cartButton.click();
    await fits(shop.cartDropdown);
  });
});

test.describe('By keyboard alone', () => {
  test('H1: the way to the content is the first stop and leads past everything above it', async ({
    shop,
  }) => {
    const { page } = shop;
    await open(shop, '/contact-us');
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
    await open(shop, '/about-us');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).press('Enter');
    await expect(shop.heading).toHaveText('Fire Alarms');
    await expect(shop.heading).toBeFocused();
    await expect(shop.heading).toHaveAttribute('tabindex', '-1');
    await expect(page).toHaveTitle('Fire Alarms | Watchpost');
    for (const role of ['status', 'alert'] as const) {
      for (const said of await page.getByRole(role).allTextContents()) expect(said).toBe('');
    }
  });

  test('a visitor finds a product, puts it into the cart and gets to checkout', async ({ shop }) => {
    const { page } = shop;
    await open(shop, '/');
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
    await open(shop, '/category/cctv-systems');
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
      await open(shop, path);
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

test.describe('With forced colours', () => {
  test('H10: controls keep their borders, icons their ink, the focus its ring, and what is chosen its mark', async ({
    shop,
  }) => {
    const { page } = shop;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await shop.open('/category/cctv-systems');
    const filters = shop.main.getByRole('complementary', { name: 'Filters' });
    const add = shop.cards.first().getByRole('button', { name: /^Add .* to cart$/ });
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
});

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

/** Presses the key until the control has the focus. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press(key);
    // One question, not find and then ask: a control may give way to another meanwhile.
    if ((await page.locator(':focus').and(target).count()) > 0) return;
  }
  await expect(target).toBeFocused();
}

/** In the page: what is wider than the window, where the window scrolls sideways. */
function sticksOut(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  // Text may be wider than its box. What scrolls by itself holds what is wider than it.
  const isWide = (element: Element) =>
    element.getBoundingClientRect().left + Math.max(element.scrollWidth, element.clientWidth) > clientWidth;
  const innermost = (element: Element): readonly Element[] => {
    const scrolls = getComputedStyle(element).overflowX !== 'visible';
    const inside = scrolls ? [] : [...element.children].filter(isWide);
    return inside.length === 0 ? [element] : inside.flatMap(innermost);
  };
  return innermost(document.body).map((element) => `${element.outerHTML.slice(0, 80)} sticks out`);
}

/** In the page: what has the colour of the call to act and is too low for a thumb. */
function lowActions(): readonly string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.background = 'var(--action)';
  const action = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((control) => getComputedStyle(control).backgroundColor === action && control.checkVisibility())
    .filter((control) => control.offsetHeight < 44)
    .map((control) => control.textContent);
}

/** In the page: text as WCAG 2.2, 1.4.12, lets a visitor set it. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** In the page: text that its own box cuts off. What is only read out is hidden on purpose. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!text || !element.checkVisibility() || element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight)
      );
    })
    .map((element) => `${element.outerHTML.slice(0, 80)} is cut off`);
}

/** In the page: whether any point of the focused box can be seen; its name where none can. */
function focusedBox(): string {
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
