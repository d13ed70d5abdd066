import { describe, expect, test } from 'vitest';
import {
  CARD_STATEMENT,
  DEFECT_REPORT_DAYS,
  EXPRESS_DELIVERY,
  FREE_SHIPPING_THRESHOLD,
  formatDays,
  formatRoundAmount,
  INTERNATIONAL_DELIVERY,
  MINIMUM_WARRANTY_MONTHS,
  NEWSLETTER_DISCOUNT_PERCENT,
  PROCESSING,
  PROCESSING_CUSTOM_OR_LARGE,
  REFUND,
  RETURN_DAYS,
  STANDARD_DELIVERY,
  TERMS_UPDATED,
} from './policy.ts';

describe('the policy of the shop', () => {
  test.each([
    ['an order is processed in 1–2 business days', PROCESSING, '1–2'],
    ['a custom or large order in 3–5', PROCESSING_CUSTOM_OR_LARGE, '3–5'],
    ['standard shipping takes 3–5 business days', STANDARD_DELIVERY, '3–5'],
    ['express shipping takes 1–2', EXPRESS_DELIVERY, '1–2'],
    ['international shipping takes 7–14', INTERNATIONAL_DELIVERY, '7–14'],
    ['a refund is made in 5–7 business days', REFUND, '5–7'],
    ['a card statement shows it 2–10 days later', CARD_STATEMENT, '2–10'],
  ])('%s', (_, days, written) => {
    expect(formatDays(days)).toBe(written);
  });

  test('standard shipping is free over $2,000', () => {
    expect(formatRoundAmount(FREE_SHIPPING_THRESHOLD)).toBe('$2,000');
  });

  test('returns are taken for 30 days, defects reported within 7, the warranty lasts 12 months', () => {
    expect([RETURN_DAYS, DEFECT_REPORT_DAYS, MINIMUM_WARRANTY_MONTHS]).toEqual([30, 7, 12]);
  });

  test('the newsletter on the home page takes 20% off the first order', () => {
    expect(NEWSLETTER_DISCOUNT_PERCENT).toBe(20);
  });

  test('the terms were last updated on July 10, 2023', () => {
    expect(TERMS_UPDATED).toBe('2023-07-10');
  });
});
