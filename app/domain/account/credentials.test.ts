import { describe, expect, test } from 'vitest';
import { validate } from '#app/domain/validation.ts';
import { EMPTY_PASSWORD_RESET, EMPTY_SIGN_IN, PASSWORD_RESET_RULES, SIGN_IN_RULES } from './credentials.ts';

describe('a sign-in', () => {
  test('needs an e-mail address and a password', () => {
    expect(validate(EMPTY_SIGN_IN, SIGN_IN_RULES)).toEqual({
      email: 'This field is required',
      password: 'This field is required',
    });
  });

  test('needs an address that is one', () => {
    expect(validate({ email: 'ada', password: 'x', remember: false }, SIGN_IN_RULES)).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test('asks nothing of how long an old password is', () => {
    expect(validate({ email: 'ada@example.com', password: 'x', remember: true }, SIGN_IN_RULES)).toEqual({});
  });
});

test('a forgotten password needs an e-mail address', () => {
  expect(validate(EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES)).toEqual({ email: 'This field is required' });
  expect(validate({ email: 'ada@example.com' }, PASSWORD_RESET_RULES)).toEqual({});
});
