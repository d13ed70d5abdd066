import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/domain/validation.ts';
import {
  EMPTY_REGISTRATION,
  passwordMismatchSoFar,
  REGISTRATION_RULES,
  type RegistrationForm,
} from './registration.ts';

const registration = (fields: Partial<RegistrationForm>): RegistrationForm => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  ...fields,
});
const wrong = (fields: Partial<RegistrationForm>) => validate(registration(fields), REGISTRATION_RULES);

const soFar = (confirmPassword: string) => passwordMismatchSoFar(registration({ confirmPassword }));

describe('a registration', () => {
  test('needs every field', () => {
    expect(validate(EMPTY_REGISTRATION, REGISTRATION_RULES)).toEqual({
      firstName: 'This field is required',
      lastName: 'This field is required',
      email: 'This field is required',
      password: 'This field is required',
      confirmPassword: 'This field is required',
    });
    expect(wrong({})).toEqual({});
  });

  test('needs a password of at least 8 characters', () => {
    const tooShort = 'Please enter at least 8 characters';
    expect(wrong({ password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: tooShort,
      confirmPassword: tooShort,
    });
    expect(wrong({ password: '12345678', confirmPassword: '12345678' })).toEqual({});
  });

  test('counts an emoji as one character', () => {
    expect(wrong({ password: '🔥🔥🔥🔥', confirmPassword: '🔥🔥🔥🔥' }).password).toBeDefined();
  });

  test('needs the same password twice', () => {
    expect(wrong({ confirmPassword: 'long enouph' })).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(wrong({ confirmPassword: 'long' })).toEqual({ confirmPassword: 'Passwords do not match' });
  });

  test('tells a mismatch as soon as no further letter can mend it', () => {
    expect(soFar('')).toEqual({});
    expect(soFar('long')).toEqual({});
    expect(soFar('long enough')).toEqual({});
    expect(soFar('lonk')).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(soFar('long enough!')).toEqual({ confirmPassword: 'Passwords do not match' });
  });

  test('told of a mismatch while typing never matches in the end', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (password, confirmPassword, rest) => {
        if (passwordMismatchSoFar(registration({ password, confirmPassword })).confirmPassword === undefined)
          return;
        expect(confirmPassword + rest).not.toBe(password);
      }),
    );
  });
});
