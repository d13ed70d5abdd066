import { expect, test } from 'vitest';
import { failureText } from './failure-texts.ts';

test('a password that is too common is refused in words of its own, other fields by their labels', () => {
  const labels = { password: 'Password', email: 'Email' };
  expect(failureText({ kind: 'rejected', fields: { password: 'too-common' } }, labels)).toMatch(
    /This password is easy to guess/,
  );
  expect(failureText({ kind: 'rejected', fields: { email: 'invalid', other: 'invalid' } }, labels)).toBe(
    'Please check these fields: Email.',
  );
});
