import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import type { Unavailable } from '#app/commerce/model/service-error.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import ForgotPassword from '#app/routes/forgot-password.tsx';
import Login from '#app/routes/login.tsx';
import Register from '#app/routes/register.tsx';

const open = (content: ReactNode, commerce: Partial<Commerce> = {}) =>
  renderOnPage(
    <CommerceProvider commerce={{ ...createAcceptingCommerce(), ...commerce }}>{content}</CommerceProvider>,
  );

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = page.getByRole('status');

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}
const CREDENTIALS = { 'Email Address': 'ada@example.com', Password: 'secret word' };

/** A request that stays pending until the test calls `respond`. */
function pendingRequest() {
  const { promise, resolve } = Promise.withResolvers<Unavailable>();
  return { send: vi.fn<(request: object) => Promise<Unavailable>>(() => promise), respond: resolve };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the sign-in form', () => {
  test('F1, F4: requires an e-mail address and a password', async () => {
    await open(<Login />);
    await expect.element(field('Email Address')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect
      .element(page.getByRole('checkbox', { name: 'Remember me' }))
      .toHaveAttribute('name', 'remember');
    for (const [name, path] of [
      ['Forgot your password?', '/forgot-password'],
      ['Create an account', '/register'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
    await button('Sign in').click();
    for (const label of ['Email Address', 'Password'])
      await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('Google and GitHub do nothing', async () => {
    const { send } = pendingRequest();
    await open(<Login />, { signIn: send });
    await fill(CREDENTIALS);
    for (const name of ['Google', 'GitHub']) await button(name).click();
    await nextPaint();
    expect(send).not.toHaveBeenCalled();
  });

  test('F9: is sent once, shows the outcome and stores nothing', async () => {
    const { send, respond } = pendingRequest();
    await open(<Login />, { signIn: send });
    await fill(CREDENTIALS);
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await field('Password').click();
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(button('Signing in...')).toHaveAttribute('aria-disabled', 'true');
    expect(send.mock.calls).toEqual([
      [{ email: 'ada@example.com', password: 'secret word', remember: true }],
    ]);
    respond({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
    await expect
      .element(answer)
      .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
    await expect.element(button('Sign in')).toHaveAttribute('aria-disabled', 'false');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });

  test('shows connection failures and success', async () => {
    const signIn = vi
      .fn(createAcceptingCommerce().signIn)
      .mockResolvedValueOnce({ kind: 'unavailable', error: 'GENERIC' });
    await open(<Login />, { signIn });
    await fill(CREDENTIALS);
    await button('Sign in').click();
    await expect
      .element(answer)
      .toHaveTextContent('Our service did not respond. Check your connection, then try again.');
    await button('Sign in').click();
    await expect.element(answer).toHaveTextContent('You are signed in.');
  });

  test('F10: accepts a pasted password, can show it, and hides it again on submit', async () => {
    await open(<Login />);
    await field('Email Address').fill('correct horse battery');
    await field('Email Address').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await field('Password').click();
    await userEvent.paste();
    await button('Show password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(field('Password')).toHaveValue('correct horse battery');
    await button('Hide password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await button('Sign in').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('the registration form', () => {
  test('F1, F3: requires every field and shows the minimum length of the password', async () => {
    await open(<Register />);
    await expect.element(page.getByText('All fields are required.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription('Password must be at least 8 characters long');
    await button('Create account').click();
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password'])
      await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    for (const label of ['Password', 'Confirm Password'])
      await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('shows a mismatch while typing and hides it when it is corrected', async () => {
    await open(<Register />);
    const confirmation = field('Confirm Password');
    await field('Password').fill('long enough');
    await confirmation.click();
    await userEvent.keyboard('lon');
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'false');
    await userEvent.keyboard('k');
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.keyboard('{Backspace}');
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match');
    // Both passwords are now `lon`: they match, but are too short.
    await field('Password').fill('lon');
    await expect.element(confirmation).toHaveAccessibleDescription('Please enter at least 8 characters');
    await fill({ Password: 'long enough', 'Confirm Password': 'long enough' });
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'false');
  });

  test('shows that registration is in maintenance, and stores nothing', async () => {
    const { send, respond } = pendingRequest();
    await open(<Register />, { register: send });
    await fill({
      'First Name': "O'Groß 🧑‍🚒",
      'Last Name': "O'Groß 🧑‍🚒",
      'Email Address': 'ada@example.com',
    });
    await fill({ Password: 'long enough', 'Confirm Password': 'long enough' });
    await button('Create account').click();
    await expect.element(button('Creating account...')).toHaveFocus();
    respond({ kind: 'unavailable', error: 'REGISTRATION_MAINTENANCE' });
    await expect
      .element(answer)
      .toHaveTextContent('Registration system is in maintenance mode. Please try again in 2 hours.');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });
});

test('the password reset form requires an e-mail address and shows the outcome', async () => {
  const { send, respond } = pendingRequest();
  await open(<ForgotPassword />, { requestPasswordReset: send });
  await button('Send reset link').click();
  await expect.element(field('Email Address')).toHaveAccessibleDescription('This field is required');
  await fill({ 'Email Address': 'ada@example.com' });
  await button('Send reset link').click();
  await expect.element(button('Sending...')).toBeVisible();
  respond({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
  await expect
    .element(answer)
    .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
});

test('the password reset form says that a link has been sent', async () => {
  await open(<ForgotPassword />);
  await fill({ 'Email Address': 'ada@example.com' });
  await button('Send reset link').click();
  await expect.element(answer.getByText(/a message with a link is on its way/)).toBeVisible();
});
