import { holdRequests } from './support/hold-requests.ts';
import type { Page } from '@playwright/test';
import { CARD, checkoutSummary, DELIVERY, field, fill } from './support/checkout-page.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

/** As words: the name of a file of code may contain three digits in this order. */
const SECRETS = [/4242/, /12\/27/, /\b1227\b/, /\b737\b/];

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const maintenance = (page: Page) => page.getByRole('heading', { name: 'Service Temporarily Unavailable' });

async function openWithCart(shop: Shop): Promise<void> {
  await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
  await shop.open('/checkout');
  await expect(placeOrder(shop.page)).toBeVisible();
}

async function submitOrder(page: Page): Promise<void> {
  await fill(page, { ...DELIVERY, ...CARD });
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrder(page).click();
}

test('a filled cart never flashes as empty, the card leaves no trace, and F7: back returns to the form, forward to the result, a reload to the form', async ({
  shop,
}) => {
  const { page } = shop;
  const traces: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  page.on('request', (request) => traces.push(request.url(), request.postData() ?? ''));
  await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Your Cart is Empty')) console.error('flashed');
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('/checkout');
  await submitOrder(page);
  await expect(maintenance(page)).toBeVisible();
  // In storage, history, console, address, page and requests.
  traces.push(
    page.url(),
    await page.content(),
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.cookie])),
  );
  const text = traces.join('\n');
  // Proves that traces are found: the stored draft of the form contains the email address.
  expect(text).toContain('ada@example.com');
  for (const secret of SECRETS) expect(text).not.toMatch(secret);
  expect(text).not.toContain('flashed');

  await page.goBack();
  await expect(field(page, 'First Name')).toHaveValue('Ada');
  await expect(field(page, 'Card Number')).toHaveValue('');
  await page.goForward();
  await expect(maintenance(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'First Name')).toHaveValue('Ada');
  await fill(page, CARD);
  await placeOrder(page).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'First Name')).toHaveValue('Ada');
});

test('does not interrupt a navigation when the result arrives', async ({ shop }) => {
  const { page } = shop;
  const releaseData = await holdRequests(page, '**/faqs.data*');
  await openWithCart(shop);
  await submitOrder(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  // The button has this name again once the result has arrived.
  await expect(placeOrder(page)).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  releaseData();
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a click on Place Order counts even if leaving the last field shows an error, and errors and long values fit 360 px', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithCart(shop);
  await fill(page, { ...DELIVERY, ...CARD });
  await field(page, 'Security Code').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await placeOrder(page).scrollIntoViewIfNeeded();
  const box = await placeOrder(page).boundingBox();
  if (!box) throw new Error('Place Order has no box.');
  // The pointer is at the upper edge: an error message above the button would move the button away from it.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toBeFocused();
  await fill(page, { 'First Name': 'x'.repeat(10_000), City: '🧑‍🚒'.repeat(50) });
  expect(await page.evaluate(overflowingElements)).toEqual([]);
});

test('on a phone the form starts with the total, and following its link to the summary keeps what was typed', async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openWithCart(shop);
  const totalLink = page.getByRole('link', { name: /^Your order: 1 item/ });
  await expect(totalLink).toBeInViewport({ ratio: 1 });
  await fill(page, { ...DELIVERY, ...CARD });
  const summary = checkoutSummary(page);
  const total = (await summary.getByRole('definition').last().textContent()) ?? '';
  await expect(totalLink).toHaveText(`Your order: 1 item${total}`);
  await totalLink.click();
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Card Number')).toHaveValue('4242 4242 4242 4242');
});
