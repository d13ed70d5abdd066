import type { Locator, Page } from '@playwright/test';
import { INTERCOM, MARINE_CAMERA } from './support/catalogue.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, savedCart, savedComparison, savedLine, type Shop, test } from './support/shop.ts';
import { DESKTOP, openWithoutMotion, PHONE } from './support/visit.ts';

/** The paths of all links in the footer's columns, see docs/specification.md. */
const FOOTER_PATHS = [
  '/category/wireless-communication',
  '/category/intercom-systems',
  '/category/smart-sensor',
  '/category/cctv-systems',
  '/category/fire-alarms',
  '/category/thermal-cameras',
  '/category/ex-proof-cameras',
  '/category/maritime-cameras',
  '/about-us',
  '/contact-us',
  '/collections',
  '/privacy-policy',
  '/terms-conditions',
  '/wishlist',
  '/quick-order',
  '/lists',
  '/cart',
  '/shipping-return',
  '/faqs',
  '/planner',
  '/offline',
];

test('the text of a page is complete before the visitor scrolls', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/category/cctv-systems?view=list', '/product/1', '/collections']) {
    await page.goto(path);
    const text = page.locator('body');
    await expect(text).toContainText('Copyright 2024', { useInnerText: true });
    // Every heading that exists is in the text that is rendered.
    const missing = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].filter(
            (heading) => heading.checkVisibility() && !document.body.innerText.includes(heading.innerText),
          ).length,
      );
    await expect.poll(missing, path).toBe(0);
  }
});

/** How many elements the browser leaves out of the layout until they are near the screen. */
const deferred = (shown: Page) =>
  shown.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

test('a shopping page does not load the data of Intl before the visitor acts', async ({ shop, page }) => {
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'ListFormat', 'PluralRules', 'DateTimeFormat', 'Collator'] as const)
      Object.defineProperty(Intl, name, {
        get() {
          throw new Error(`Intl.${name} is used.`);
        },
      });
  });
  for (const path of ['/', '/category/cctv-systems', '/product/1', '/cart', '/collections']) {
    await shop.open(path);
    await expect.poll(() => deferred(page), path).toBe(0);
  }
});

test.describe('The layout of a page', () => {
  test('a page is laid out whole soon after it has loaded, and at once for print and without scripts', async ({
    page,
    browser,
    baseURL,
  }) => {
    const withoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const plain = await withoutScripts.newPage();
    const releaseScripts = await holdRequests(page, '**/*.js');
    for (const path of ['/', '/product/1']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect.poll(() => deferred(page), path).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await deferred(page), `${path} in print`).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await plain.goto(path);
      expect(await deferred(plain), `${path} without scripts`).toBe(0);
    }
    releaseScripts();
    for (const path of ['/', '/product/1']) {
      await page.goto(path);
      await expect.poll(() => deferred(page), path).toBe(0);
    }
    await withoutScripts.close();
  });
});

test.describe('Header and footer', () => {
  test('have the promised links', async ({ shop }) => {
    const { banner, footer } = shop;
    await shop.open('/');
    await expect(shop.logo).toHaveAttribute('href', '/');
    for (const [name, path] of [
      ['Sign in', '/login'],
      ['Register', '/register'],
      ['All Categories', '/collections'],
    ] as const) {
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(shop.searchField).toBeVisible();
    await expect(shop.searchButton).toBeVisible();
    await expect(shop.wishlistLink).toHaveAttribute('href', '/wishlist');
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'false');
    await expect(footer.getByRole('heading', { name: 'Subscribe to Our Newsletter' })).toBeVisible();
    const field = footer.getByRole('textbox', { name: 'Newsletter email', exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('name', 'newsletterEmail');
    await expect(footer.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
    for (const name of ['Categories', 'Information', 'Customer Service', 'Featured']) {
      await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(footer.getByRole('list', { name, exact: true })).toBeVisible();
    }

    const links = shop.categoryRow.getByRole('link');
    await expect(links).toHaveCount(7);
    await expect(links.nth(0)).toHaveText('Home');
    await expect(links.nth(0)).toHaveAttribute('href', '/');
    await expect(links.nth(1)).toHaveAccessibleName(/^Catalog/);
    await expect(links.nth(1)).toContainText('New');
    await expect(links.nth(1)).toHaveAttribute('href', '/collections');
    for (const [index, slug] of [
      'wireless-communication',
      'intercom-systems',
      'smart-sensor',
      'cctv-systems',
      'fire-alarms',
    ].entries()) {
      await expect(links.nth(index + 2)).toHaveAttribute('href', `/category/${slug}`);
    }

    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(FOOTER_PATHS));
    await expect(footer).toContainText('2024');
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal']) {
      await expect(footer.getByText(brand, { exact: true })).toBeVisible();
    }
  });

  test('H7: a link to the current page returns the focus to the opener; a link to another page focuses the heading', async ({
    shop,
  }) => {
    await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
    await shop.open('/cart');
    await shop.cartButton.click();
    await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
    await expect(shop.cartDropdown).toBeHidden();
    await expect(shop.cartButton).toBeFocused();

    await shop.page.setViewportSize(PHONE);
    await shop.open('/category/cctv-systems?stock=in');
    const opener = shop.banner.getByRole('button', { name: 'Open menu' });
    const menu = shop.page.getByRole('dialog', { name: 'Menu' });
    // The first click removes the query; the second one changes nothing.
    for (let click = 1; click <= 2; click += 1) {
      await opener.click();
      await menu.getByRole('link', { name: /^CCTV/ }).click();
      await expect(menu).toBeHidden();
      await expect(shop.page).toHaveURL('/category/cctv-systems');
      await expect(opener).toBeFocused();
    }
    await opener.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(menu).toBeHidden();
    await expect(shop.heading).toBeFocused();
  });
});

const bannerBox = ({ banner }: Shop) => banner.evaluate((header) => header.getBoundingClientRect().toJSON());

test.describe('The sticky header', () => {
  for (const { size, height } of [
    { size: PHONE, height: 112 },
    { size: { width: 820, height: 1180 }, height: 112 },
    { size: DESKTOP, height: 72 },
  ])
    test(`H2: at ${size.width} px the header itself sticks, with ${height} px, and the focus brings the top bar back`, async ({
      shop,
    }) => {
      const { page, banner } = shop;
      await page.setViewportSize(size);
      await openWithoutMotion(shop, '/category/cctv-systems');
      const signIn = banner.getByRole('link', { name: 'Sign in' });
      await expect(signIn).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 1000);
      await expect(signIn).not.toBeInViewport();
      await expect(banner).toHaveCSS('position', 'sticky');
      expect(await bannerBox(shop)).toMatchObject({ top: 0, height });
      for (const part of [shop.logo, shop.searchField, shop.cartButton, shop.wishlistLink])
        await expect(part).toBeInViewport({ ratio: 1 });

      await shop.logo.focus();
      while (!(await signIn.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Shift+Tab');
      await expect(signIn).toBeInViewport({ ratio: 1 });
      expect(await shop.scrollTop()).toBeGreaterThan(500);
    });

  test('H2: on a phone the targets of anchors and the summary of errors are below it', async ({ shop }) => {
    const { page, main } = shop;
    await page.setViewportSize(PHONE);
    await openWithoutMotion(shop, '/privacy-policy');
    const link = main.getByRole('navigation').getByRole('link').last();
    await link.click();
    const target = page.locator(new URL((await link.getAttribute('href')) ?? '', page.url()).hash);
    await expect(target).toBeInViewport();
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual((await bannerBox(shop)).bottom);

    await openWithoutMotion(shop, '/contact-us');
    await shop.button('Send Message').click();
    const summary = main.getByRole('alert').first();
    await expect(summary).toBeInViewport();
    expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual((await bannerBox(shop)).bottom);
  });

  for (const size of [
    { width: 320, height: 256 },
    { width: 640, height: 360 },
    { width: 667, height: 320 },
  ])
    test(`in a window of ${size.width} by ${size.height} px only the header sticks, in one row`, async ({
      shop,
    }) => {
      const { page } = shop;
      await page.setViewportSize(size);
      await shop.store('compare', savedComparison([INTERCOM, MARINE_CAMERA]));
      await openWithoutMotion(shop, '/product/1');
      await page.mouse.wheel(0, 2000);
      await expect(shop.region('Comparison')).toBeAttached();
      await expect.poll(async () => (await bannerBox(shop)).bottom).toBeLessThanOrEqual(60);
      for (const part of [shop.logo, shop.cartButton]) await expect(part).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(stuckOutsideHeader)).toEqual([]);
      await openWithoutMotion(shop, '/cart');
      expect(await page.evaluate(stuckOutsideHeader)).toEqual([]);
    });
});

/** Runs in the page: what has a fixed place on the screen, besides the header and what is hidden until it is needed. */
function stuckOutsideHeader(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility() && element.offsetHeight > 1 && !element.closest('header'))
    .filter((element) => !element.matches('a[href="#content"]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test('on a phone on its side, neither the notch nor the home bar covers a control', async ({ shop }) => {
  const { page, banner } = shop;
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const insets = { left: 47, right: 47, bottom: 21, top: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await openWithoutMotion(shop, '/category/cctv-systems');
  const isClear = async (control: Locator) => {
    const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.height).toBeGreaterThan(0);
    // The padding of an icon may reach below the notch.
    expect(box.x + 12).toBeGreaterThanOrEqual(insets.left);
    expect(box.x + box.width - 12).toBeLessThanOrEqual(844 - insets.right);
    expect(box.y + box.height).toBeLessThanOrEqual(390 - insets.bottom);
  };
  const opener = banner.getByRole('button', { name: 'Open menu' });
  await isClear(opener);
  await isClear(shop.cartButton);
  await opener.click();
  await isClear(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first());
  await page.keyboard.press('Escape');
  await shop.button('Filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await isClear(sheet.getByRole('button', { name: /^Show \d+ products?$/ }));
  await isClear(sheet.getByRole('radio').first());
  await session.detach();
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('no keyboard shortcut is offered, and no field makes Safari zoom', async ({ shop }) => {
    await shop.open('/category/cctv-systems');
    await expect(shop.footer.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await expect(shop.searchForm.locator('kbd')).toBeHidden();
    for (const field of [
      shop.main.getByRole('combobox', { name: 'Sort by' }),
      shop.footer.getByRole('textbox', { name: 'Newsletter email' }),
      shop.searchField,
    ])
      await expect(field).toHaveCSS('font-size', '16px');
  });
});

test('outside of the footer, a form has one field for an address, found by its label alone', async ({
  shop,
}) => {
  for (const [path, labels] of [
    ['/contact-us', ['Full Name', 'Email Address', 'Subject', 'Message']],
    ['/login', ['Email Address', 'Remember me']],
    ['/register', ['First Name', 'Last Name', 'Email Address', 'Confirm Password']],
  ] as const) {
    await shop.open(path);
    await expect(shop.page.locator('[name="email"]')).toHaveCount(1);
    // Finds parts of labels in any case, and the names of sections too.
    for (const label of labels) await expect(shop.page.getByLabel(label), path).toHaveCount(1);
  }
});
