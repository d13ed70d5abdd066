import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { orderSummary } from '#app/cart/model/cart.ts';
import { createFakeGateway, type FakeGateway } from '#tests/support/fake-gateway.ts';
import { buildFixtureSite, LIVE_SITE } from '#tests/support/fixture-sites.ts';
import { liveSite } from '#tests/support/live-site.ts';
import { INTERCOM, PRODUCTS, RADIO } from './support/catalogue.ts';
import { checkoutSummary, DELIVERY, field, fill } from './support/checkout-page.ts';
import { accessibilityViolations } from './support/accessibility-violations.ts';
import { money } from './support/money.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

// These journeys use a shop built with LIVE=1. A gateway whose engine is in memory answers on the same origin.

const { folder: SITE } = LIVE_SITE;
const PORT = Number(process.env['PORT'] ?? 4199) + 4;

let gateway: FakeGateway;
let server: Server;

// One build for all tests of this file.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://127.0.0.1:${PORT}`,
  // The browser's own messages about answers with status 401, 404 and 503 and about lost answers.
  allowedConsole: [/Failed to load resource/],
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildFixtureSite(LIVE_SITE);
});
test.beforeEach(async () => {
  gateway = createFakeGateway(
    new Map(
      PRODUCTS.map(({ id, title, price, availableQuantity }) => [
        id,
        { title, price, available: availableQuantity },
      ]),
    ),
  );
  server = await liveSite(SITE, gateway);
  await new Promise<void>((resolve) => {
    server.listen(PORT, '127.0.0.1', resolve);
  });
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const EMAIL = DELIVERY['Email Address'];
const PASSWORD = 'long enough';
const placedHeading = (page: Page) => page.getByRole('heading', { name: 'Your Order Has Been Placed!' });

/** Puts radios into the cart and fills in the checkout for a purchase order. */
async function fillCheckout(shop: Shop, quantity = 2): Promise<void> {
  const { page } = shop;
  await shop.store('cart', savedCart([savedLine(RADIO, quantity)]));
  await shop.open('/checkout');
  await fill(page, DELIVERY);
  await page.getByRole('radio', { name: 'Purchase order' }).check();
  await field(page, 'Purchase Order Number').fill('PO-7');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}
/** Creates Ada's account and confirms it through the mailed link, which signs her in. */
async function signUp(shop: Shop): Promise<void> {
  const { page } = shop;
  await shop.open('/register');
  await fill(page, {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    'Email Address': EMAIL,
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  });
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(shop.main.getByText(/We have sent you an email/)).toBeVisible();
  await shop.open(`/confirm?token=${gateway.state.tokenFor(EMAIL)}`);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm Your Account' }).click();
  await expect(shop.main.getByText('Your account is confirmed, and you are signed in.')).toBeVisible();
  await expect(shop.heading).toBeFocused();
}
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

test('a guest orders on a purchase order, and the link opens the order without an account', async ({
  shop,
  page,
  browser,
}) => {
  await fillCheckout(shop, 2);
  const { total } = orderSummary(2 * RADIO.price);
  await expect(checkoutSummary(page)).toContainText(money(total));
  await placeOrder(page).dblclick();
  await expect(placedHeading(page)).toBeFocused();
  await expect(page.getByText(/^Order number \d{6}$/)).toBeVisible();
  await expect(shop.main).toContainText('12 Harbour Street');
  expect(gateway.state.orders).toHaveLength(1);
  await shop.expectCart(0, 0);
  const link = await page.getByRole('link', { name: 'View Your Order' }).getAttribute('href');

  const otherBrowser = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
  const other = await otherBrowser.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { level: 1, name: /^Order \d{6}$/ })).toBeVisible();
  await expect(other.getByRole('main')).toContainText(`Purchase order, PO-7`);
  await expect(other.getByRole('main')).toContainText(money(total));
  await other.getByRole('button', { name: 'Order Again' }).click();
  await expect(other.getByRole('main').getByText('1 product is in your cart.')).toBeVisible();

  // With the keyboard alone.
  await other.getByRole('button', { name: 'Cancel Order' }).press('Enter');
  const question = other.getByRole('dialog', { name: /^Cancel order \d{6}\?$/ });
  await expect(question).toContainText('Nothing is charged.');
  expect(await accessibilityViolations(other)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel Order' }).press('Enter');
  await expect(other.getByRole('main').getByText('Nothing to pay')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
  expect(gateway.state.orders).toMatchObject([{ deliveryState: 'cancelled' }]);
  await other.goto((link ?? '').replace(/key=.*/, 'key=forged'));
  await expect(other.getByRole('heading', { name: /We cannot find this order/ })).toBeVisible();
  await otherBrowser.close();
});

test('a lost answer, an engine that stops and a reload lead to exactly one order', async ({ shop, page }) => {
  await fillCheckout(shop, 2);
  // The order is placed, but its answer is lost, and so is the first request that asks whether it was placed.
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.route('**/api/orders/by-key/*', (route) => route.abort(), { times: 1 });
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Your Order Is Not Confirmed Yet' })).toBeFocused();
  expect(gateway.state.orders).toHaveLength(1);
  await shop.expectCart(2, 2 * RADIO.price);

  gateway.state.isStopped = true;
  // Otherwise the reload below can come before the answer.
  const answered = page.waitForResponse('**/api/orders/by-key/*');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await answered;
  await expect(page.getByRole('heading', { name: 'Your Order Is Not Confirmed Yet' })).toBeVisible();
  gateway.state.isStopped = false;
  await shop.reload();
  await expect(placedHeading(page)).toBeVisible();
  await expect(shop.main).toContainText('12 Harbour Street');
  await shop.expectCart(0, 0);
  expect(gateway.state.orders).toHaveLength(1);
});

test('changes are described in words when the cart and the checkout open', async ({ shop, page }) => {
  const radio = gateway.state.products.get(RADIO.id);
  if (!radio) throw new Error('The gateway does not sell the radio.');
  radio.price = RADIO.price + 1000;
  let priceAnswers = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/prices')) priceAnswers += 1;
  });
  await shop.store('cart', savedCart([savedLine(RADIO, 2), savedLine(INTERCOM, 1)]));
  await shop.open('/cart');
  const changes = page.getByRole('status').filter({ hasText: 'What has changed in your cart' });
  await expect(changes).toContainText(
    `The price of ${RADIO.title} has changed from ${money(RADIO.price)} to ${money(radio.price)}.`,
  );
  // The cart asks for prices again after a change. If the next change came before that answer, the cart would report it, not
  // checkout.
  await expect.poll(() => priceAnswers).toBe(2);
  const intercom = gateway.state.products.get(INTERCOM.id);
  if (intercom) intercom.price = null;
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(changes).toContainText(`${INTERCOM.title} is no longer sold`);
  await expect(checkoutSummary(page)).toContainText(money(orderSummary(2 * radio.price).total));
});

test('a tax of the back end that is not 18% is shown without a percentage, and no order is placed at an outdated total', async ({
  shop,
  page,
}) => {
  const summary = checkoutSummary(page);
  const { tax, total } = orderSummary(2 * RADIO.price);
  await fillCheckout(shop);
  await expect(summary).toContainText('VAT (18%)');
  gateway.state.extraTax = 1000;
  await placeOrder(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was ordered' })).toBeVisible();
  await expect(summary).toContainText(money(total + 1000));
  await expect(summary.getByText('VAT', { exact: true })).toBeVisible();
  expect(gateway.state.orders).toHaveLength(0);
  await placeOrder(page).click();
  await expect(placedHeading(page)).toBeVisible();
  await expect(shop.main).toContainText(money(total + 1000));
  await page.getByRole('link', { name: 'View Your Order' }).click();
  await expect(shop.main.getByText('VAT', { exact: true })).toBeVisible();
  await expect(shop.main).toContainText(money(tax + 1000));
});

test('a session that ends in the middle of checkout loses neither the form nor the order', async ({
  shop,
  page,
}) => {
  await signUp(shop);
  await fillCheckout(shop);
  gateway.state.endAllSessions();
  await placeOrder(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You are no longer signed in, so nothing was ordered.' }),
  ).toBeVisible();
  await expect(field(page, 'Purchase Order Number')).toHaveValue('PO-7');
  await placeOrder(page).click();
  await expect(placedHeading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Your Order' })).toBeVisible();

  // The order was placed as a guest, and joins the account at the next sign-in.
  await page.goto('/account/orders');
  await fill(page, { 'Email Address': EMAIL, Password: PASSWORD });
  await shop.button('Sign in').click();
  await expect(
    page.getByRole('row').filter({ hasText: String(gateway.state.orders[0]?.number) }),
  ).toBeVisible();
});

test('a guest registers without losing the cart, orders, sees the order, signs out and signs in again', async ({
  shop,
  page,
}) => {
  await shop.store('cart', savedCart([savedLine(RADIO, 2)]));
  await signUp(shop);
  await shop.expectCart(2, 2 * RADIO.price);
  await shop.banner.getByRole('link', { name: 'My account', exact: true }).click();
  await expect(shop.heading).toHaveText('My Account');
  await expect(shop.main).toContainText(`Ada Lovelace, ${EMAIL}`);
  for (const name of ['Orders', 'Addresses', 'Account Details', 'Change Password'])
    await expect(shop.link(name)).toBeVisible();

  await page.goto('/checkout');
  await fill(page, DELIVERY);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrder(page).click();
  await expect(placedHeading(page)).toBeVisible();
  const number = String(gateway.state.orders[0]?.number);
  await page.goto('/account/orders');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Placed');
  await row.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/account/orders/${number}`);
  await expect(shop.heading).toHaveText(`Order ${number}`);
  await expect(shop.link(RADIO.title)).toBeVisible();

  await shop.link('Account Details').click();
  await expect(page.getByRole('checkbox', { name: 'Send me the newsletter' })).toBeChecked();
  await shop.button('Sign out').click();
  await expect(page).toHaveURL('/login');
  await expect(shop.banner.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/account/orders');
  await fill(page, { 'Email Address': EMAIL, Password: 'wrong one' });
  await shop.button('Sign in').click();
  await expect(shop.main.getByText(/do not match/)).toBeVisible();
  await field(page, 'Password').fill(PASSWORD);
  await shop.button('Sign in').click();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
});

async function expectEmptyForm(tab: Page): Promise<void> {
  for (const label of Object.keys(DELIVERY)) await expect(field(tab, label)).toHaveValue('');
}

test('after a sign-out, no tab shows name or address', async ({ shop, page, context }) => {
  await signUp(shop);
  await fillCheckout(shop);
  const checkout = await context.newPage();
  await checkout.goto('/checkout');
  await fill(checkout, DELIVERY);
  const account = await context.newPage();
  await account.goto('/account');
  await expect(account.getByRole('main')).toContainText(`Ada Lovelace, ${EMAIL}`);

  await page.goto('/account/details');
  await shop.button('Sign out').click();
  await expect(page).toHaveURL('/login');
  await expect(account.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(account.getByText('Lovelace')).toBeHidden();
  await expectEmptyForm(checkout);
  await page.goto('/checkout');
  await expectEmptyForm(page);

  // What a guest types afterwards is kept, as before.
  await fill(page, DELIVERY);
  await page.reload();
  await expect(field(page, 'Last Name')).toHaveValue('Lovelace');
});

test('a message goes to the owner, and a newsletter to nobody who has not confirmed it', async ({
  shop,
  page,
}) => {
  await shop.open('/contact-us');
  await fill(page, {
    'Full Name': 'Ada',
    'Email Address': EMAIL,
    Subject: 'Two radios',
    Message: 'When?\nAda',
  });
  await shop.button('Send Message').click();
  await expect(page.getByText('Form submitted. We will contact you soon!')).toBeVisible();
  expect(gateway.state.messages).toEqual([
    { name: 'Ada', email: EMAIL, subject: 'Two radios', message: 'When?\nAda' },
  ]);

  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Newsletter email').fill(EMAIL);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText(/Open its link to confirm your address/)).toBeVisible();
  expect([...gateway.state.subscribers]).toEqual([]);
  const link = `/newsletter?token=${gateway.state.tokenFor(EMAIL)}`;
  await shop.open(link);
  await shop.button('Confirm My Subscription').click();
  await expect(shop.main.getByText('Your subscription is confirmed.')).toBeVisible();
  expect([...gateway.state.subscribers]).toEqual([EMAIL]);
  await shop.open(`${link}&end=1`);
  await shop.button('End My Subscription').click();
  await expect(shop.main.getByText('Your subscription has ended.')).toBeVisible();
  expect([...gateway.state.subscribers]).toEqual([]);
});

test('browsing asks the gateway for nothing', async ({ shop }) => {
  for (const path of ['/', '/collections', `/product/${RADIO.id}`, '/privacy-policy']) await shop.open(path);
  expect(gateway.state.requests).toEqual([]);
});

test('the privacy policy names the session cookie, and the account page has noindex', () => {
  expect(builtPage('privacy-policy')).toContain('one for your session');
  expect(builtPage('account')).toContain('noindex');
});

test('neither About nor the privacy policy says that the shop learns nothing about its customers', () => {
  for (const page of ['about-us', 'privacy-policy']) {
    expect(builtPage(page)).not.toMatch(
      /sends nothing about you|nothing that it could sell|All of it stays on your device, and|We add nothing to these requests/,
    );
  }
});

test('a shop that takes orders shows no sample, offer or address that nothing stands behind', async () => {
  const untrue =
    /4\.5\/5|12 reviews|free shipping|free standard|gift card|off your first order|watchpost\.example\/|>GitHub<|Discover<|maintenance|not connected|no order can be/i;
  const built = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|xml|txt)$/.test(name) && name !== 'security-policy.txt',
  );
  const texts = new Map(built.map((name) => [name, readFileSync(join(SITE, name), 'utf8')]));
  for (const { id } of PRODUCTS) texts.set(id, await rendered(`/product/${id}`));
  for (const path of ['/', '/collections', '/category/cctv-systems']) texts.set(path, await rendered(path));
  expect(texts.size).toBeGreaterThan(50);
  const found = Array.from(texts, ([name, text]) => [name, untrue.exec(text)?.[0]]);
  expect(found.filter(([, match]) => match !== undefined)).toEqual([]);
  expect(texts.get(RADIO.id)).toContain('href="https://radios.example/product/');
});

async function rendered(path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${PORT}${path}`)).text();
}

function builtPage(path: string): string {
  return readFileSync(join(SITE, path, 'index.html'), 'utf8').replaceAll(/\s+/g, ' ');
}

test('Quick Order asks the shop for what its list names', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/quick-order');
  await page
    .getByRole('textbox', { name: 'Products and quantities' })
    .fill('Part number\tQty\nXPR 5550e\t2\nDS-2CD2187G2-LU\t1');
  await expect(page.getByRole('table', { name: 'Found' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /DS-2CD2087G2-LU/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 line to cart' }).click();
  await expect(page.getByText('1 line added to cart: 2 items.')).toBeVisible();
});
