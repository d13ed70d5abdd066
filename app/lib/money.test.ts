import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inShopWith } from '#app/catalogue/in-shop-with.fixture.ts';
import { formatMoney, formatShortMoney, percentOf, toCents, toDollars } from './money.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('formatMoney', () => {
  test('agrees with Intl', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        expect(formatMoney(cents)).toBe(dollars.format(cents / 100));
      }),
    );
  });
});

test('formatShortMoney leaves out the decimals of a whole amount', () => {
  expect([200_000, 205].map(formatShortMoney)).toEqual(['$2,000', '$2.05']);
});

test.each([
  { priceAfter: '\u00A0€', amount: 1234.5, cents: 123_450, text: '1,234.50\u00A0€', decimal: '1234.50' },
  { priceBefore: 'CHF\u00A0', amount: 0.05, cents: 5, text: 'CHF\u00A00.05', decimal: '0.05' },
  {
    currency: 'JPY',
    priceBefore: '¥',
    currencyDecimals: 0,
    amount: 1980,
    cents: 1980,
    text: '¥1,980',
    decimal: '1980',
  },
  {
    currency: 'KWD',
    priceBefore: 'KD',
    currencyDecimals: 3,
    amount: 1.255,
    cents: 1255,
    text: 'KD1.255',
    decimal: '1.255',
  },
])('writes and reads $text', async ({ amount, cents, text, decimal, ...settings }) => {
  const shop = { priceBefore: undefined, ...settings };
  const money = await inShopWith(shop, () => import('./money.ts'));
  expect(money.toCents(amount)).toBe(cents);
  expect(money.toDollars(cents)).toBe(amount);
  expect(money.formatMoney(cents)).toBe(text);
  expect(money.formatMoney(-cents)).toBe(`-${text}`);
  expect(money.toDecimal(cents)).toBe(decimal);
});

describe('toCents', () => {
  test('never returns -0', () => {
    expect([-0, -0.001].map(toCents)).toEqual([0, 0]);
  });

  test('is the inverse of toDollars, also after rounding to two decimals', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
        expect(toCents(Number(toDollars(cents).toFixed(2)))).toBe(cents);
      }),
    );
  });
});

describe('percentOf', () => {
  test('is exact although the product of its arguments is more than `Number.MAX_SAFE_INTEGER`', () => {
    expect(percentOf(18, 1_000_799_917_195_325)).toBe(180_143_985_095_159);
  });

  test('takes a rate with decimals', () => {
    expect([percentOf(8.875, 10_000), percentOf(5.5, 1000), percentOf(8.1, 5)]).toEqual([888, 55, 0]);
  });

  test('rounds half a cent up for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), anyCents, (percent, amount) => {
        const exact = (BigInt(amount) * BigInt(percent) + 50n) / 100n;
        expect(BigInt(percentOf(percent, amount))).toBe(exact);
      }),
    );
  });
});
