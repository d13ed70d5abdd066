import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountOutcome, Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { createPlacingCommerce } from '#tests/support/placing-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const placing = createPlacingCommerce();

const open = (form: ReactNode, commerce: Commerce = placing) =>
  renderOnPage(<CommerceProvider commerce={commerce}>{form}</CommerceProvider>);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** An account service that answers when the test has it answer. */
function waiting() {
  const answers: ((outcome: AccountOutcome) => void)[] = [];
  const ask = vi.fn<(request: object) => Promise<AccountOutcome>>(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  return { ask, answer: (outcome: AccountOutcome) => answers.at(-1)?.(outcome) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  test('F1, F4: asks for address and password, and offers the other ways', async () => {
    await open(<SignInForm />);
    await expect.element(field('Email Address')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect
      .element(page.getByRole('checkbox', { name: 'Remember me' }))
      .toHaveAttribute('name', 'remember');
    await expect
      .element(page.getByRole('link', { name: 'Forgot your password?' }))
      .toHaveAttribute('href', '/forgot-password');
    for (const name of ['Google', 'GitHub']) await button(name).click();
    await button('Sign in').click();
    for (const label of ['Email Address', 'Password'])
      await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('F9: is busy while it waits, takes no second submit, and says what came back', async () => {
    const { ask, answer } = waiting();
    await open(<SignInForm />, { ...placing, signIn: ask });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await field('Password').click();
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(button('Signing in...')).toHaveAttribute('aria-disabled', 'true');
    expect(ask.mock.calls).toEqual([[{ email: 'ada@example.com', password: 'secret word', remember: true }]]);
    answer({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
    await expect.element(button('Sign in')).toHaveAttribute('aria-disabled', 'false');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });

  test('that works says so, and one whose line breaks says that too', async () => {
    let fails = false;
    const signIn = () => (fails ? Promise.reject(new Error('offline')) : placing.signIn(credentials));
    await open(<SignInForm />, { ...placing, signIn });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    await button('Sign in').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('You are signed in.');
    fails = true;
    await button('Sign in').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Our service gave no answer. Check your connection, then try again.');
  });

  test('F10: takes a password that is pasted', async () => {
    await open(<SignInForm />);
    await field('Email Address').fill('correct horse battery');
    await field('Email Address').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await userEvent.copy();
    await field('Password').click();
    await userEvent.paste();
    await expect.element(field('Password')).toHaveValue('correct horse battery');
  });

  test('can show the password, which is hidden again before it is sent', async () => {
    await open(<SignInForm />);
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

const credentials = { email: '', password: '', remember: false };

describe('registering', () => {
  test('F1, F3: asks for everything, and says beforehand how long a password must be', async () => {
    await open(<RegistrationForm />);
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription('Password must be at least 8 characters long');
    await button('Create account').click();
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password'])
      await expect.element(field(label)).toHaveAccessibleDescription('This field is required');
    for (const label of ['Password', 'Confirm Password'])
      await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('tells a mismatch at once, and no longer when it is mended', async () => {
    await open(<RegistrationForm />);
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
    await field('Password').fill('lon');
    await expect
      .element(field('Confirm Password'))
      .toHaveAccessibleDescription('Please enter at least 8 characters');
    await field('Password').fill('long enough');
    await field('Confirm Password').fill('long enough');
    await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'false');
  });

  test('is not sent while the passwords differ or are too short', async () => {
    const { ask } = waiting();
    await open(<RegistrationForm />, { ...placing, register: ask });
    for (const label of ['First Name', 'Last Name']) await field(label).fill('Ada');
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('short');
    await field('Confirm Password').fill('short');
    await button('Create account').click();
    await expect.element(field('Password')).toHaveAccessibleDescription('Please enter at least 8 characters');
    await field('Password').fill('long enough');
    await button('Create account').click();
    await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(ask).not.toHaveBeenCalled();
  });

  test('is busy, then says that registration is in maintenance', async () => {
    const { ask, answer } = waiting();
    await open(<RegistrationForm />, { ...placing, register: ask });
    for (const label of ['First Name', 'Last Name']) await field(label).fill("O'Groß 🧑‍🚒");
    await field('Email Address').fill('ada@example.com');
    for (const label of ['Password', 'Confirm Password']) await field(label).fill('long enough');
    await button('Create account').click();
    await expect.element(button('Creating account...')).toHaveFocus();
    answer({ kind: 'unavailable', error: 'REGISTRATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Registration system is in maintenance mode. Please try again in 2 hours.');
    expect(JSON.stringify([localStorage, sessionStorage])).toBe('[{},{}]');
  });
});

describe('a forgotten password', () => {
  test('is asked for by address, and answered', async () => {
    const { ask, answer } = waiting();
    await open(<PasswordResetForm />, { ...placing, requestPasswordReset: ask });
    await button('Send reset link').click();
    await expect.element(field('Email Address')).toHaveAccessibleDescription('This field is required');
    await field('Email Address').fill('ada@example.com');
    await button('Send reset link').click();
    await expect.element(button('Sending...')).toBeVisible();
    answer({ kind: 'unavailable', error: 'AUTHENTICATION_MAINTENANCE' });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Authentication system is in maintenance mode. Please try again in 2 hours.');
  });
});
