import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { EMPTY_SIGN_IN } from './model/account-forms.ts';
import type { Unavailable } from '#app/commerce/model/service-error.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { NewsletterField } from './account-form.tsx';
import { PasswordResetForm } from './forgot-password-page.tsx';
import { RegistrationForm } from './register.tsx';
import { SignInForm } from './sign-in-form.tsx';

const acceptingCommerce = createAcceptingCommerce();

const openForm = (form: ReactNode, commerce: Commerce = acceptingCommerce) =>
  renderOnPage(<CommerceProvider commerce={commerce}>{form}</CommerceProvider>);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A request that stays pending until the test calls `respond`. */
function pendingRequest() {
  const resolvers: ((outcome: Unavailable) => void)[] = [];
  const send = vi.fn<(request: object) => Promise<Unavailable>>(
    () => new Promise((resolve) => void resolvers.push(resolve)),
  );
  return { send, respond: (outcome: Unavailable) => resolvers.at(-1)?.(outcome) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the sign-in form', () => {
  test('F1, F4: requires an e-mail address and a password', async () => {
    await openForm(<SignInForm />);
    await expect.element(field('Email Address')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect
      .element(page.getByRole('checkbox', { name: 'Remember me' }))
      .toHaveAttribute('name', 'remember');
    await expect
      .element(page.getByRole('link', { name: 'Forgot your password?' }))
      .toHaveAttribute('href', '/forgot-password');
    await button('Sign in').click();
    for (const label of ['Email Address', 'Password'])
      await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('Google and GitHub do nothing', async () => {
    const signIn = vi.fn(acceptingCommerce.signIn);
    await openForm(<SignInForm />, { ...acceptingCommerce, signIn });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    for (const name of ['Google', 'GitHub']) await button(name).click();
    await nextPaint();
    expect(signIn).not.toHaveBeenCalled();
  });

  test('F9: is sent once, shows the outcome and stores nothing', async () => {
    const { send, respond } = pendingRequest();
    await openForm(<SignInForm />, { ...acceptingCommerce, signIn: send });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await field('Password').click();
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(button('Signing in...')).toHaveAttribute('aria-disabled', 'true');
    expect(send.mock.calls).toEqual([
      [{ email: 'ada@example.com', password: 'secret word', remember: true }],
    ]);
    respond({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
    await expect.element(button('Sign in')).toHaveAttribute('aria-disabled', 'false');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });

  test('shows success and connection failures', async () => {
    let isOffline = false;
    const signIn = async () =>
      isOffline
        ? ({ kind: 'unavailable', error: 'GENERIC' } as const)
        : acceptingCommerce.signIn(EMPTY_SIGN_IN);
    await openForm(<SignInForm />, { ...acceptingCommerce, signIn });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    await button('Sign in').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('You are signed in.');
    isOffline = true;
    await button('Sign in').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Our service did not respond. Check your connection, then try again.');
  });

  test('F10: accepts a pasted password', async () => {
    await openForm(<SignInForm />);
    await field('Email Address').fill('correct horse battery');
    await field('Email Address').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await field('Password').click();
    await userEvent.paste();
    await expect.element(field('Password')).toHaveValue('correct horse battery');
  });

  test('can show the password, and hides it again on submit', async () => {
    await openForm(<SignInForm />);
    await field('Password').fill('secret word');
    await button('Show password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(field('Password')).toHaveValue('secret word');
    await button('Hide password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await button('Sign in').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('the registration form', () => {
  test('F1, F3: requires every field and shows the minimum length of the password', async () => {
    await openForm(<RegistrationForm />);
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
    await openForm(<RegistrationForm />);
    await field('Password').fill('long enough');
    await field('Confirm Password').click();
    await userEvent.keyboard('lon');
    await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'false');
    await userEvent.keyboard('k');
    await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    // Both passwords are now `lon`: they match, but are too short.
    await field('Password').fill('lon');
    await expect
      .element(field('Confirm Password'))
      .toHaveAccessibleDescription('Please enter at least 8 characters');
    await field('Password').fill('long enough');
    await field('Confirm Password').fill('long enough');
    await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'false');
  });

  test('has an unticked checkbox for the newsletter if the shop has one', async () => {
    const register = vi.fn(acceptingCommerce.register);
    await openForm(<RegistrationForm newsletterField={NewsletterField} />, {
      ...acceptingCommerce,
      register,
    });
    const newsletter = page.getByRole('checkbox', { name: 'Send me the newsletter (optional)' });
    await expect.element(newsletter).not.toBeChecked();
    await expect.element(page.getByText('All fields are required unless marked optional.')).toBeVisible();
    await newsletter.click();
    await field('First Name').fill('Ada');
    await field('Last Name').fill('Lovelace');
    await field('Email Address').fill('ada@example.com');
    for (const label of ['Password', 'Confirm Password']) await field(label).fill('long enough');
    await button('Create account').click();
    await expect.poll(() => register.mock.calls.length).toBe(1);
    expect(register.mock.calls[0]?.[0]).toMatchObject({ newsletter: true });
  });

  test('is not sent if the passwords differ or are too short', async () => {
    const { send } = pendingRequest();
    await openForm(<RegistrationForm />, { ...acceptingCommerce, register: send });
    for (const label of ['First Name', 'Last Name']) await field(label).fill('Ada');
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('short');
    await field('Confirm Password').fill('short');
    await button('Create account').click();
    await expect.element(field('Password')).toHaveAccessibleDescription('Please enter at least 8 characters');
    await field('Password').fill('long enough');
    await button('Create account').click();
    await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(send).not.toHaveBeenCalled();
  });

  test('shows that registration is in maintenance, and stores nothing', async () => {
    const { send, respond } = pendingRequest();
    await openForm(<RegistrationForm />, { ...acceptingCommerce, register: send });
    for (const label of ['First Name', 'Last Name']) await field(label).fill("O'Groß 🧑‍🚒");
    await field('Email Address').fill('ada@example.com');
    for (const label of ['Password', 'Confirm Password']) await field(label).fill('long enough');
    await button('Create account').click();
    await expect.element(button('Creating account...')).toHaveFocus();
    respond({ kind: 'unavailable', error: 'REGISTRATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Registration system is in maintenance mode. Please try again in 2 hours.');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });
});

describe('the password reset form', () => {
  test('requires an e-mail address and shows the outcome', async () => {
    const { send, respond } = pendingRequest();
    await openForm(<PasswordResetForm />, { ...acceptingCommerce, requestPasswordReset: send });
    await button('Send reset link').click();
    await expect.element(field('Email Address')).toHaveAccessibleDescription('This field is required');
    await field('Email Address').fill('ada@example.com');
    await button('Send reset link').click();
    await expect.element(button('Sending...')).toBeVisible();
    respond({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
  });
});
