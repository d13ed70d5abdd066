// The back office in a browser: what the owner finds, presses and reads there.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Browser as Chromium, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallHeadlessChromium } from '../../scripts/browsers.ts';
import { isBackOfficeCurrent } from '../back-office/built.ts';
import { buildBackOffice } from '../scripts/build-site.ts';
import { OWNER, readSecrets } from '../settings.ts';
import { becomes, CUSTOMER, orderOf, RADIO, registered, startBeforeTests } from './support.ts';

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
  const work = page.getByRole('row').filter({ hasText: waiting });
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
  await expect(page.getByRole('row').filter({ hasText: held })).toBeHidden();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Is Confirmed' })).toBeVisible();
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
  await page.goto(`${stack.settings.engineUrl}/admin/work`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(CUSTOMER.lastName);
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
