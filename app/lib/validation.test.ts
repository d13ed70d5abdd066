import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checked, isEmail, isPhone, matches, onlyIf, required, type Rules, validate } from './validation.ts';

describe('isEmail', () => {
  test.each([
    'ada@example.com',
    ' ada@example.com ',
    "o'brien@example.ie",
    'first.last+tag@mail.example.co.uk',
    '!#$%&*/=?^_`{|}~-@example.com',
    'müller@bücher.example',
    '用户@例子.广告',
    `a@${'x'.repeat(63)}.example`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.',
    'ada@example..com',
    'ada@-example.com',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@example.com, bob@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    `a@${'x'.repeat(64)}.example`,
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('checks ten thousand characters without catastrophic backtracking', () => {
    expect(isEmail(`${'a'.repeat(10_000)}@${'a.'.repeat(5000)}`)).toBe(false);
    expect(isEmail('a-'.repeat(5000))).toBe(false);
  });
});

describe('isPhone', () => {
  test.each(['+90 (212) 555-0142', '２１２５５５０１４２', '212.555.0142 ext 7'])('accepts %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test('accepts a text if and only if it has ten or more digits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Array.from('0123456789 +-()/x'))), (characters) => {
        const digits = characters.filter((character) => /[0-9]/.test(character));
        expect(isPhone(characters.join(''))).toBe(digits.length >= 10);
      }),
    );
  });
});

describe('validate', () => {
  type Form = { readonly name: string; readonly code: string; readonly agreed: boolean };
  const rules: Rules<Form> = {
    name: [required()],
    code: onlyIf(
      ({ agreed }: Form) => agreed,
      [required('card-code-required'), matches((text) => text.length === 2, 'invalid-card-code')],
    ),
    agreed: [checked('terms-not-accepted')],
  };

  test('returns the first error of each invalid field', () => {
    expect(validate({ name: ' ', code: '', agreed: false }, rules)).toEqual({
      name: 'required',
      agreed: 'terms-not-accepted',
    });
    expect(validate({ name: 'Ada', code: '', agreed: true }, rules)).toEqual({ code: 'card-code-required' });
    expect(validate({ name: 'Ada', code: 'abc', agreed: true }, rules)).toEqual({
      code: 'invalid-card-code',
    });
    expect(validate({ name: 'Ada', code: 'ab', agreed: true }, rules)).toEqual({});
  });
});

describe('required', () => {
  test.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('rejects %j', (text) => {
    expect(required()(text, {})).toBe('required');
  });
});
