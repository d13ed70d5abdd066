import { expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from './password-reset.ts';

test('requires a valid e-mail address', () => {
  expect(validate(EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES)).toEqual({ email: 'required' });
  expect(validate({ email: 'ada' }, PASSWORD_RESET_RULES)).toEqual({ email: 'invalid-email' });
  expect(validate({ email: 'ada@example.com' }, PASSWORD_RESET_RULES)).toEqual({});
});
