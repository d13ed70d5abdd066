import { expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import { EMPTY_SIGN_IN, SIGN_IN_RULES } from './sign-in.ts';

test('requires an e-mail address and a password', () => {
  expect(validate(EMPTY_SIGN_IN, SIGN_IN_RULES)).toEqual({ email: 'required', password: 'required' });
});

test('requires a valid e-mail address', () => {
  expect(validate({ email: 'ada', password: 'x', remember: false }, SIGN_IN_RULES)).toEqual({
    email: 'invalid-email',
  });
});

test('accepts a password of one character', () => {
  expect(validate({ email: 'ada@example.com', password: 'x', remember: true }, SIGN_IN_RULES)).toEqual({});
});
