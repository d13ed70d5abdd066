import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#tests/support/a-checkout.ts';
import { isEmail, isPhone, matching, required, type Rules, ticked, validate, when } from './validation.ts';

describe('an e-mail address', () => {
  test.each([
    'ada@example.com',
    ' ada@example.com ',
    'a@b.co',
    "o'brien@example.ie",
    'first.last+tag@mail.example.co.uk',
    '!#$%&*/=?^_`{|}~-@example.com',
    'müller@bücher.example',
    '用户@例子.广告',
    '1@2.3',
    `a@${'x'.repeat(63)}.example`,
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@localhost',
    'ada@example.',
    'ada@.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@@example.com',
    'ada lovelace@example.com',
    'ada@exam ple.com',
    'ada@example.com, bob@example.com',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'Ada <ada@example.com>',
    `a@${'x'.repeat(64)}.example`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('of ten thousand characters is judged at once', () => {
    const start = performance.now();
    expect(isEmail(`${'a'.repeat(10_000)}@${'a.'.repeat(5000)}`)).toBe(false);
    expect(isEmail('a-'.repeat(5000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(200);
  });

  test('is what mail programs write', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => isEmail(text)));
  });
});

describe('a phone number', () => {
  test.each([
    '+90 (212) 555-0142',
    '2125550142',
    '02125550142',
    '２１２５５５０１４２',
    '212.555.0142 ext 7',
  ])('may be %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each(['', '555-0142', '123456789', '1-800-CAMERAS', 'call me after ten', '١٢'])(
    'is not %j: fewer than ten digits',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  test('needs at least ten digits, wherever they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Array.from('0123456789 +-()/x'))), (characters) => {
        const digits = characters.filter((character) => /[0-9]/.test(character));
        expect(isPhone(characters.join(''))).toBe(digits.length >= 10);
      }),
    );
  });
});

describe('a form', () => {
  type Form = { readonly name: string; readonly code: string; readonly agreed: boolean };
  const rules: Rules<Form> = {
    name: [required()],
    code: when(
      ({ agreed }: Form) => agreed,
      [required('Code is required'), matching((text) => text.length === 2, 'Two letters')],
    ),
    agreed: [ticked('Agree')],
  };

  test('tells what is wrong field by field, the first reason only', () => {
    expect(validate({ name: ' ', code: '', agreed: false }, rules)).toEqual({
      name: 'This field is required',
      agreed: 'Agree',
    });
    expect(validate({ name: 'Ada', code: '', agreed: true }, rules)).toEqual({ code: 'Code is required' });
    expect(validate({ name: 'Ada', code: 'abc', agreed: true }, rules)).toEqual({ code: 'Two letters' });
    expect(validate({ name: 'Ada', code: 'ab', agreed: true }, rules)).toEqual({});
  });

  test.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('takes %j for nothing', (text) => {
    expect(required()(text, {})).toBe('This field is required');
  });

  test.each(HOSTILE_TEXTS)('takes any name as it is: %.20s', (text) => {
    expect(required()(text, {})).toBeUndefined();
  });
});
