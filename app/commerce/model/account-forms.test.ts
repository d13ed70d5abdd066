import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import {
  EMPTY_PASSWORD_RESET,
  EMPTY_SIGN_IN,
  PASSWORD_RESET_RULES,
  passwordMismatchSoFar,
  REGISTRATION_RULES,
  type RegistrationValues,
  SIGN_IN_RULES,
} from './account-forms.ts';

const registration = (fields: Partial<RegistrationValues>): RegistrationValues => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  newsletter: false,
  ...fields,
});
const errorsWith = (fields: Partial<RegistrationValues>) =>
  validate(registration(fields), REGISTRATION_RULES);

const mismatch = (confirmPassword: string) => passwordMismatchSoFar(registration({ confirmPassword }));

describe('the registration form', () => {
  test('requires a password of at least 8 characters', () => {
    expect(errorsWith({ password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'password-too-short',
      confirmPassword: 'password-too-short',
    });
    expect(errorsWith({ password: '12345678', confirmPassword: '12345678' })).toEqual({});
  });

  test('counts an emoji as one character', () => {
    expect(errorsWith({ password: '🔥🔥🔥🔥', confirmPassword: '🔥🔥🔥🔥' }).password).toBe(
      'password-too-short',
    );
  });

  test('requires both passwords to be equal', () => {
    expect(errorsWith({ confirmPassword: 'Long enough' })).toEqual({ confirmPassword: 'passwords-differ' });
    expect(errorsWith({ confirmPassword: 'long' })).toEqual({ confirmPassword: 'passwords-differ' });
  });
});

describe('passwordMismatchSoFar', () => {
  test('reports a confirmation that is not a prefix of the password', () => {
    for (const wrong of ['lonk', 'long enough!'])
      expect(mismatch(wrong)).toEqual({ confirmPassword: 'passwords-differ' });
  });

  test('reports nothing while more typing can still make the passwords equal', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (confirmPassword, rest) => {
        const form = registration({ password: confirmPassword + rest, confirmPassword });
        expect(passwordMismatchSoFar(form)).toEqual({});
      }),
    );
  });
});

test('signing in requires a valid e-mail address and a password, of any length', () => {
  expect(validate(EMPTY_SIGN_IN, SIGN_IN_RULES)).toEqual({ email: 'required', password: 'required' });
  expect(validate({ email: 'ada', password: 'x', remember: false }, SIGN_IN_RULES)).toEqual({
    email: 'invalid-email',
  });
});

test('a new password requires a valid e-mail address', () => {
  expect(validate(EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES)).toEqual({ email: 'required' });
  expect(validate({ email: 'ada' }, PASSWORD_RESET_RULES)).toEqual({ email: 'invalid-email' });
});
