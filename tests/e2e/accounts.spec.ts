import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

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
