import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
}

test('signing in takes 1.5 s, reports maintenance and stores no credentials', async ({ page }) => {
  await page.goto('/login');
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Password').fill('secret word');
  await field(page, 'Remember me').check();
  const start = Date.now();
  await button(page, 'Sign in').click();
  await expect(button(page, 'Signing in...')).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByText('Authentication system is in maintenance mode. Please try again in 2 hours.'),
  ).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(1400);
  await expect(button(page, 'Sign in')).toBeFocused();
  const stored = await storageOf(page);
  for (const secret of ['ada@example.com', 'secret word']) expect(stored).not.toContain(secret);
  expect(page.url()).not.toContain('ada');
});

test('sign-in links to registration and to the password reset', async ({ shop }) => {
  const { page } = shop;
  // Only a navigation by the router moves the focus, so the page must be hydrated before the click.
  await shop.open('/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await field(page, 'Email Address').fill('ada@example.com');
  await button(page, 'Send reset link').click();
  await expect(
    page.getByText('Authentication system is in maintenance mode. Please try again in 2 hours.'),
  ).toBeVisible();
});

test('registering reports a password mismatch at once, then maintenance, and stores nothing that was typed', async ({
  page,
}) => {
  const firstName = "Siobhán O'Groß";
  const lastName = '🧑‍🚒 عبد';
  await page.goto('/register');
  await field(page, 'First Name').fill(firstName);
  await field(page, 'Last Name').fill(lastName);
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Password').fill('long enough');
  await field(page, 'Confirm Password').fill('something else');
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await field(page, 'Confirm Password').fill('long enough');
  await expect(field(page, 'Confirm Password')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Creating account...')).toBeVisible();
  await expect(
    page.getByText('Registration system is in maintenance mode. Please try again in 2 hours.'),
  ).toBeVisible();
  const stored = await storageOf(page);
  for (const typed of [firstName, lastName, 'ada@example.com', 'long enough', 'something else'])
    expect(stored).not.toContain(typed);
});

test('without scripts, submitting a form does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Password').fill('secret word');
  await page.keyboard.press('Enter');
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL('/login');
  // A form posted to its own address would come back empty.
  await expect(field(page, 'Email Address')).toHaveValue('ada@example.com');
  await context.close();
});

test('the contact form confirms a message and clears its fields', async ({ page }) => {
  await page.goto('/contact-us');
  const fields = {
    'Full Name': 'Ada Lovelace',
    'Email Address': 'ada@example.com',
    Subject: 'Cameras',
    Message: 'How many cameras does a harbour need?',
  };
  await button(page, 'Send Message').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await button(page, 'Send Message').click();
  await expect(page.getByRole('alert')).toHaveText('Form submitted. We will contact you soon!');
  for (const label of Object.keys(fields)) await expect(field(page, label)).toHaveValue('');
});
