// The back office in a browser: what the owner finds, presses and reads there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Browser as Chromium, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallHeadlessChromium } from '../../scripts/browsers.ts';
import { isBackOfficeCurrent } from '../back-office/built.ts';
import { buildBackOffice } from '../scripts/build-site.ts';
import { OWNER, readSecrets } from '../settings.ts';
import { Owner } from './owner.ts';
import { becomes, CUSTOMER, letterWith, orderOf, RADIO, registered, startBeforeTests } from './support.ts';

// An order of two radios needs approval, one of one does not.
const { stack, guest } = startBeforeTests({
  stocked: [RADIO.productId],
  environment: { RATE_LIMITS: '1', BEHIND_PROXY: '1', CREDIT: '1500' },
});

/** Several programs share the machine. */
const expect = expectSoon.configure({ timeout: 30_000 });

let chrome: Chromium;
/** What pages asked of other hosts, and what their policy refused. */
const leaks: string[] = [];

before(async () => {
  if (!isBackOfficeCurrent()) await buildBackOffice();
  chrome = await chromium.launch({ executablePath: findOrInstallHeadlessChromium(), args: CHROMIUM_FLAGS });
});
after(() => chrome.close());

/** @param address what a proxy would report as the IP address of the browser */
async function openBackOffice(address: string): Promise<Page> {
  const page = await chrome.newPage({
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    viewport: { width: 1400, height: 900 },
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== stack.settings.engineUrl) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) leaks.push(message.text());
  });
  await page.goto(`${stack.settings.engineUrl}/admin`);
  return page;
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByPlaceholder('Email').fill(OWNER);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const stateOf = async (number: string) =>
  (await stack.database.query('SELECT state FROM "order" WHERE code = $1', [number])).rows[0].state;

async function placed(quantity: number, email: string): Promise<string> {
  const { body } = await guest.place(orderOf([{ ...RADIO, quantity }], { email }));
  return body.number;
}

test('the owner approves and confirms orders, and reads whom to ask', async () => {
  const waiting = await placed(2, 'waiting@example.com');
  const held = await placed(1, 'held@example.com');
  assert.equal(await stateOf(waiting), 'WaitingForApproval');
  const page = await openBackOffice('192.0.2.1');
  await signIn(page, readSecrets(stack.settings).ownerPassword);

  await page.getByRole('button', { name: 'Sales' }).waitFor();
  // The dashboard goes to its first page once more when all of that has been loaded.
  await page.goto(`${stack.settings.engineUrl}/admin/work`);
  const toDecide = page.getByRole('region', { name: 'To approve, confirm or quote' });
  const work = toDecide.getByRole('row').filter({ hasText: waiting });
  await expect(work).toContainText(`${CUSTOMER.firstName} ${CUSTOMER.lastName}`);
  await expect(work).toContainText('Has no stock before you approve it');
  await work.getByRole('button', { name: 'Approve' }).click();
  await expect(work).toBeHidden();
  await becomes(() => stateOf(waiting), 'PaymentAuthorized');

  await page.getByRole('link', { name: held }).click();
  await expect(page.getByRole('link', { name: 'held@example.com' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Work to do' }).click();
  await expect(toDecide.getByRole('row').filter({ hasText: held })).toBeHidden();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Is Confirmed' })).toBeVisible();
  await page.close();
});

test('the owner sees what waits, answers a return, looks at the sales and takes the books along', async () => {
  const { body: placedOrder } = await guest.place(
    orderOf([{ ...RADIO, quantity: 1 }], { email: 'returns@example.com' }),
  );
  const { number, key } = placedOrder;
  const owner = await Owner.signIn(stack.settings);
  const shipped = await placed(1, 'ships@example.com');
  for (const order of [number, shipped]) await owner.confirm(order);
  await owner.setParcel((await owner.pack(number)) ?? '', 'Shipped');
  const { status } = await guest.ask('POST', `/api/orders/${number}/returns?key=${key}`, {
    lines: [{ productId: RADIO.productId, quantity: 1 }],
    reason: 'The display stays dark.',
  });
  assert.equal(status, 200);
  const page = await openBackOffice('192.0.2.1');
  await signIn(page, readSecrets(stack.settings).ownerPassword);
  await page.getByRole('button', { name: 'Sales' }).waitFor();

  await page.goto(`${stack.settings.engineUrl}/admin`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Returns to answer' })).toContainText('1');
  await expect(page.getByText(/^\$[\d,.]+ in \d+ orders$/)).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();

  await page.goto(`${stack.settings.engineUrl}/admin/work`);
  const toShip = page
    .getByRole('region', { name: /^To ship/ })
    .getByRole('row')
    .filter({ hasText: shipped });
  await expect(toShip).toContainText('1 of 1 pieces');
  const asked = page.getByRole('region', { name: 'Returns to answer (1)' });
  await expect(asked).toContainText('The display stays dark.');
  await asked.getByRole('textbox', { name: `Answer to order ${number}` }).fill('Send it to our store.');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeHidden();
  await letterWith(stack.settings, 'To: returns@example.com', 'Send it to our store.');

  await page.getByRole('link', { name: 'Bookkeeping' }).click();
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('From').fill(today);
  await page.getByLabel('Up to').fill(today);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), `orders-${today}-${today}.csv`);
  assert.match(readFileSync(await file.path(), 'utf8'), new RegExp(`,${shipped},`));
  await page.close();
});

test('the owner sets the price of a quote and sends it', async () => {
  const email = 'quote@example.com';
  const buyer = await registered(stack.settings, email, 'correct horse', '198.51.100.9');
  const { address, city, state, zipCode: zip, country } = CUSTOMER;
  const saved = { name: 'Depot', address, city, state, zip, country };
  const { body } = await buyer.ask('POST', '/api/account/addresses', saved);
  const request = { lines: [{ productId: RADIO.productId, quantity: 4 }], addressId: body.addresses[0].id };
  const asked = await buyer.ask('POST', '/api/quotes', request, { 'Idempotency-Key': randomUUID() });
  const { number } = asked.body;

  const page = await openBackOffice('192.0.2.1');
  await signIn(page, readSecrets(stack.settings).ownerPassword);
  await page.getByRole('button', { name: 'Sales' }).waitFor();
  await expect(page.getByRole('listitem').filter({ hasText: 'To approve, confirm or quote' })).toContainText(
    '1',
  );
  await page.goto(`${stack.settings.engineUrl}/admin/work`);
  const work = page.getByRole('row').filter({ hasText: number });
  await expect(work).toContainText(CUSTOMER.lastName);
  await expect(work).toContainText('A quote: set its prices before you send it');
  await expect(work.getByRole('button', { name: 'Send quote' })).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  const line = page.getByRole('row').filter({ hasText: 'MOTOTRBO' });
  // It has a picture, and no name.
  await line.getByRole('button').last().click();
  await page.getByRole('dialog').locator('input').fill('812.34');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(line).toContainText('812.34');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeHidden();
  const { quote } = (await buyer.ask('GET', `/api/quotes/${number}`)).body;
  assert.deepEqual([quote.state, quote.lines[0].price], ['open', 81_234]);
  await page.close();
});

test('wrong passwords are limited, and the page says for how long', async () => {
  const page = await openBackOffice('192.0.2.2');
  for (let attempt = 0; attempt < 10; attempt++) {
    const answer = page.waitForResponse((response) => response.url().includes('/admin-api'));
    await signIn(page, `wrong ${attempt}`);
    await answer;
  }
  await signIn(page, readSecrets(stack.settings).ownerPassword);
  await expect(page.getByText(/Too many attempts\. Try again in \d+ minutes\./)).toBeVisible();
  await page.close();
});

test('no page has asked another host for anything, or done what the policy refuses', () => {
  assert.deepEqual(leaks, []);
});
