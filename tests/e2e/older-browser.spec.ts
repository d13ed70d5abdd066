import { INTERCOM } from './support/catalogue.ts';
import { STATUS_404 } from './support/screens.ts';
import { CONTRAST_ONLY } from './support/accessibility-violations.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { expect, test } from './support/shop.ts';

test.use({ allowedConsole: [STATUS_404] });

test('a browser without popovers shows the static pages whole, follows their links, shows which has the focus, and starts no scripts', async ({
  shop,
}) => {
  await shop.page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await shop.page.goto('/');
  await expect(shop.cartDropdown).toBeHidden();
  await shop.categoryRow.getByRole('link', { name: 'Smart Sensor' }).click();
  await expect(shop.heading).toHaveText('Smart Sensor');
  await shop.banner.getByRole('link', { name: 'Sign in', exact: true }).click();
  const link = shop.main.getByRole('link', { name: 'Forgot your password?' });
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');

  await shop.page.goto(`/product/${INTERCOM.id}`);
  await expect(shop.page.locator('[data-scripts="none"]')).toBeAttached();
  await shop.button('Add to Cart').click();
  expect(await shop.page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  for (const part of ['Description', 'Specifications', 'Shipping & Returns', 'Reviews']) {
    await expect(shop.main.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(shop.main.getByRole('tab')).toHaveCount(0);

  for (const [path, heading] of [
    ['/cart', 'Shopping Cart'],
    ['/checkout', 'Checkout'],
    ['/no/such/page', /not found/i],
  ] as const) {
    await shop.page.goto(path);
    await expect(shop.heading).toHaveText(heading);
    await expect(shop.page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
  }
});

test('a browser without light-dark() starts no scripts, and has readable colours, whether the system prefers light or dark', async ({
  shop,
}) => {
  await shop.page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await shop.page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('light-dark(', 'no-such('),
    });
  });
  await shop.page.goto('/');
  await expect(shop.page.locator('[data-scripts="none"]')).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.page.emulateMedia({ colorScheme });
    // The page scrolls under the sticky bar, so the bar needs a background.
    const bar = await shop.searchForm.evaluate((form) => {
      for (let element: Element | null = form; element; element = element.parentElement) {
        const { backgroundColor, position } = getComputedStyle(element);
        if (position === 'sticky') return backgroundColor;
      }
      return undefined;
    });
    expect(bar).toBeDefined();
    expect(bar).not.toBe('rgba(0, 0, 0, 0)');
    await expectNoViolations(shop.page, CONTRAST_ONLY);
  }
  // A style sheet that is still being fetched cannot be read after the end of the test.
  await shop.page.unrouteAll({ behavior: 'wait' });
});
